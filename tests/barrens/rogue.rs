//! Rogue cards of Forged in the Barrens, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file bcc8cc7d

/// # Oil Rig Ambusher
///
/// `BAR_316` · Rogue minion · 4 mana · 4/4
///
/// > **Battlecry:** Deal 2 damage. If this entered your hand this turn, deal 4 instead.
///
/// State: Done
//~ done BAR_316 703ce9dc - a37ed266.d6892241
#[test]
fn BAR_316_oil_rig_ambusher() {
    check(
        CardClass::Rogue,
        &[
            Give("BAR_316"),
            Cost("BAR_316", 4),
            Stats("BAR_316", 4, 4),
            Enemy("CS2_182"),
            Play("BAR_316", On(Nth(1))),
            Health(Nth(1), 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[Give("BAR_316"), Enemy("CS2_182"), EndTurn, EndTurn, Play("BAR_316", On(Nth(1))), Health(Nth(1), 3)],
    );
}

/// # Field Contact
///
/// `BAR_317` · Rogue minion · 3 mana · 3/2
///
/// > After you play a **Battlecry** or **Combo** card, draw a card.
///
/// State: Derived
//~ derived BAR_317 a2d14d03 0bb576f6 c92cc7cd.7912c421
#[test]
fn BAR_317_field_contact() {
    check(
        CardClass::Rogue,
        &[
            Give("BAR_317"),
            Cost("BAR_317", 3),
            Stats("BAR_317", 3, 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_317"),
            Play("EX1_015", Nothing),
            DeckCount(Mine, 20),
            HandCount(Mine, 3),
            CostNow(Nth(2), 3),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 5, 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("BAR_317"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_317"),
            Play("CS2_182", Nothing),
            DeckCount(Mine, 22),
        ],
    );
}

/// # Silverleaf Poison
///
/// `BAR_318` · Rogue spell · Nature · 1 mana
///
/// > Give your weapon "After your hero attacks, draw a card."
///
/// State: Derived
//~ derived BAR_318 86d32fc7 1b682b35 73a24dac.3533d54a
#[test]
fn BAR_318_silverleaf_poison() {
    check(
        CardClass::Rogue,
        &[
            Give("BAR_318"),
            Cost("BAR_318", 1),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Play("BAR_318", Nothing),
            Attack(MyHero, TheirHero),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Silverleaf Poison
///
/// `BAR_318e` · Neutral enchantment
///
/// > After your hero attacks, draw a card.
///
/// State: Derived
//~ derived BAR_318e b310edcf 1d6b6110 82bc3e2e.a64dc786
#[test]
fn BAR_318e_silverleaf_poison() {
    check(
        CardClass::Rogue,
        &[
            Friend("CS2_182"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Enchant(Nth(0), "BAR_318e"),
            Attack(MyHero, TheirHero),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Wicked Stab (Rank 1)
///
/// `BAR_319` · Rogue spell · 2 mana
///
/// > Deal $2 damage. *(Upgrades when you have 5 Mana.)*
///
/// State: Derived
//~ derived BAR_319 fdba49ac 6168ffe3 bf3e86e4.54cff69c
#[test]
fn BAR_319_wicked_stab_rank_1() {
    check(
        CardClass::Rogue,
        &[
            Crystals(4),
            Give("BAR_319"),
            Cost("BAR_319", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BAR_319", On(Nth(2))),
            Now(Nth(2), 4, 3),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Crystals(4),
            Give("BAR_319"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BAR_319", On(Nth(1))),
            Now(Nth(1), 4, 3),
        ],
    );
    check(
        CardClass::Rogue,
        &[Crystals(4), Give("BAR_319"), Friend("CS2_182"), Enemy("CS2_182"), EndTurn, EndTurn, Is(Nth(0), "BAR_319t")],
    );
}

/// # Wicked Stab (Rank 2)
///
/// `BAR_319t` · Rogue spell · 2 mana
///
/// > Deal $4 damage. *(Upgrades when you have 10 Mana.)*
///
/// State: Derived
//~ derived BAR_319t 625fa7a0 7c4447ab c2543b7a.b8050c00
#[test]
fn BAR_319t_wicked_stab_rank_2() {
    check(
        CardClass::Rogue,
        &[
            Crystals(9),
            Give("BAR_319t"),
            Cost("BAR_319t", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BAR_319t", On(Nth(2))),
            Now(Nth(2), 4, 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Crystals(9),
            Give("BAR_319t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BAR_319t", On(Nth(1))),
            Now(Nth(1), 4, 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Crystals(9),
            Give("BAR_319t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            EndTurn,
            EndTurn,
            Is(Nth(0), "BAR_319t2"),
        ],
    );
}

/// # Wicked Stab (Rank 3)
///
/// `BAR_319t2` · Rogue spell · 2 mana
///
/// > Deal $6 damage.
///
/// State: Derived
//~ derived BAR_319t2 88b0ac88 4bce56fb 6568f833.cd475996
#[test]
fn BAR_319t2_wicked_stab_rank_3() {
    check(
        CardClass::Rogue,
        &[
            Give("BAR_319t2"),
            Cost("BAR_319t2", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BAR_319t2", On(Nth(2))),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("BAR_319t2"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BAR_319t2", On(Nth(1))),
            BoardCount(Mine, 0),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Rogue,
        &[Give("BAR_319t2"), Play("BAR_319t2", On(TheirHero)), Now(TheirHero, 0, 24), Damage(TheirHero, 6)],
    );
}

/// # Efficient Octo-bot
///
/// `BAR_320` · Rogue minion · 3 mana · 1/4
///
/// > **Frenzy:** Reduce the Cost of cards in your hand by (1).
///
/// State: Derived
//~ derived BAR_320 efbe750a a26d4bea fe7cdfec.3786d505
#[test]
fn BAR_320_efficient_octo_bot() {
    check(
        CardClass::Rogue,
        &[
            Give("BAR_320"),
            Cost("BAR_320", 3),
            Stats("BAR_320", 1, 4),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_320"),
            Hurt(Nth(4), 1),
            CostNow(Nth(0), 2),
            CostNow(Nth(1), 3),
        ],
    );
}

/// # Training
///
/// `BAR_320e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived BAR_320e ddcedb4c 525861cc e06eca37.f705eb41
#[test]
fn BAR_320e_training() {
    check(CardClass::Rogue, &[Give("CS2_118"), Enchant(Nth(0), "BAR_320e"), CostNow(Nth(0), 2)]);
}

/// # Paralytic Poison
///
/// `BAR_321` · Rogue spell · Nature · 1 mana
///
/// > Give your weapon +1 Attack and "Your hero is **Immune** while attacking."
///
/// State: Todo
//~ todo BAR_321 a66f4b09 7f3b5055 57808c3d.d7321c27
#[test]
#[ignore = "todo: BAR_321 Paralytic Poison"]
fn BAR_321_paralytic_poison() {
    check(CardClass::Rogue, &[Give("BAR_321"), Cost("BAR_321", 1), Unwritten]);
}

/// # Swinetusk Shank
///
/// `BAR_322` · Rogue weapon · 3 mana · 2/2 durability
///
/// > After you play a Poison, gain +1 Durability.
///
/// State: Todo
//~ todo BAR_322 a406e9ee 64ede885 0984fa42.2aa8d967
#[test]
#[ignore = "todo: BAR_322 Swinetusk Shank"]
fn BAR_322_swinetusk_shank() {
    check(CardClass::Rogue, &[Give("BAR_322"), Cost("BAR_322", 3), Stats("BAR_322", 2, 2), Unwritten]);
}

/// # Improvised Edge
///
/// `BAR_322e` · Neutral enchantment
///
/// > +1 Durability.
///
/// State: Derived
//~ derived BAR_322e f0fb7dc0 52cc8073 24a3d57e.310b3243
#[test]
fn BAR_322e_improvised_edge() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "BAR_322e"), Now(My(0), 5, 2)]);
}

/// # Yoink!
///
/// `BAR_323` · Rogue spell · 1 mana
///
/// > **Discover** a Hero Power and set its Cost to (0). Swap back after 2 uses.
///
/// State: Todo
//~ todo BAR_323 0185659f 7f5ac953 ce4ee636.1ae692b4
#[test]
#[ignore = "todo: BAR_323 Yoink!"]
fn BAR_323_yoink() {
    check(CardClass::Rogue, &[Give("BAR_323"), Cost("BAR_323", 1), Unwritten]);
}

/// # Apothecary Helbrim
///
/// `BAR_324` · Rogue minion · 4 mana · 3/2
///
/// > **Battlecry and Deathrattle:** Add a random Poison to your hand.
///
/// State: Todo
//~ todo BAR_324 cbef7c55 bacce514 e57f1847.d1e945a5
#[test]
#[ignore = "todo: BAR_324 Apothecary Helbrim"]
fn BAR_324_apothecary_helbrim() {
    check(CardClass::Rogue, &[Give("BAR_324"), Cost("BAR_324", 4), Stats("BAR_324", 3, 2), Unwritten]);
}

/// # Scabbs Cutterbutter
///
/// `BAR_552` · Rogue minion · 4 mana · 3/3
///
/// > **Combo:** The next two cards you play this turn cost (2) less.
///
/// State: Todo
//~ todo BAR_552 5cc32651 6b899a46 743d012a.ebee2267
#[test]
#[ignore = "todo: BAR_552 Scabbs Cutterbutter"]
fn BAR_552_scabbs_cutterbutter() {
    check(CardClass::Rogue, &[Give("BAR_552"), Cost("BAR_552", 4), Stats("BAR_552", 3, 3), Unwritten]);
}

/// # Scabbs Cutterbutter
///
/// `BAR_552_bom_puzzle` · Rogue minion · 4 mana · 3/3
///
/// > **Combo:** The next two cards you play this turn cost (3) less.
///
/// State: Todo
//~ todo BAR_552_bom_puzzle a775963b fa90cc75 4d54310a.28d86447
#[test]
#[ignore = "todo: BAR_552_bom_puzzle Scabbs Cutterbutter"]
fn BAR_552_bom_puzzle_scabbs_cutterbutter() {
    check(
        CardClass::Rogue,
        &[Give("BAR_552_bom_puzzle"), Cost("BAR_552_bom_puzzle", 4), Stats("BAR_552_bom_puzzle", 3, 3), Unwritten],
    );
}

/// # Water Moccasin
///
/// `WC_015` · Rogue minion · 3 mana · 2/5
///
/// > **Stealth** Has **Poisonous** while you have no other minions.
///
/// State: Derived
//~ derived WC_015 06723fd4 df4f2513 93d784fd.fdfa54df
#[test]
fn WC_015_water_moccasin() {
    check(
        CardClass::Rogue,
        &[
            Give("WC_015"),
            Cost("WC_015", 3),
            Stats("WC_015", 2, 5),
            Has("WC_015", GameTag::STEALTH),
            Enemy("CS2_182"),
            Friend("WC_015"),
            HasNow(Nth(2), GameTag::POISONOUS),
        ],
    );
    check(
        CardClass::Rogue,
        &[Give("WC_015"), Friend("CS2_182"), Enemy("CS2_182"), Friend("WC_015"), HasNot(Nth(3), GameTag::POISONOUS)],
    );
}

/// # Shroud of Concealment
///
/// `WC_016` · Rogue spell · Shadow · 3 mana
///
/// > Draw 2 minions. Any played this turn gain **Stealth** for 1 turn.
///
/// State: Todo
//~ todo WC_016 a9299e27 97105eec 76d5bb47.182ddfee
#[test]
#[ignore = "todo: WC_016 Shroud of Concealment"]
fn WC_016_shroud_of_concealment() {
    check(CardClass::Rogue, &[Give("WC_016"), Cost("WC_016", 3), Unwritten]);
}

/// # Savory Deviate Delight
///
/// `WC_017` · Rogue spell · 1 mana
///
/// > Transform a minion in both players' hands into a Pirate or **Stealth** minion.
///
/// State: Todo
//~ todo WC_017 15a4a3d6 608596df b7396bef.7a798085
#[test]
#[ignore = "todo: WC_017 Savory Deviate Delight"]
fn WC_017_savory_deviate_delight() {
    check(CardClass::Rogue, &[Give("WC_017"), Cost("WC_017", 1), Unwritten]);
}
