//! Rogue cards of United in Stormwind, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file cc7efef5

/// # Blackwater Cutlass
///
/// `DED_004` · Rogue weapon · 1 mana · 2/2 durability
///
/// > **Tradeable** After you **Trade** this, reduce the Cost of a spell in your hand by (1).
///
/// State: Todo
//~ todo DED_004 88c1caea 5293f132 8cb88c43.20493063
#[test]
#[ignore = "todo: DED_004 Blackwater Cutlass"]
fn DED_004_blackwater_cutlass() {
    check(
        CardClass::Rogue,
        &[Give("DED_004"), Cost("DED_004", 1), Stats("DED_004", 2, 2), Has("DED_004", GameTag::TRADEABLE), Unwritten],
    );
}

/// # Blackwater Treasure
///
/// `DED_004e` · Rogue enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived DED_004e 26f50669 d9d5e3bb 27ebf3d4.f705eb41
#[test]
fn DED_004e_blackwater_treasure() {
    check(CardClass::Rogue, &[Give("CS2_118"), Enchant(Nth(0), "DED_004e"), CostNow(Nth(0), 2)]);
}

/// # Parrrley
///
/// `DED_005` · Rogue spell · 1 mana
///
/// > Swap this for a card in your opponent's deck.
///
/// State: Todo
//~ todo DED_005 a08a3000 e0df4a5d e11188ba.bb3f240a
#[test]
#[ignore = "todo: DED_005 Parrrley"]
fn DED_005_parrrley() {
    check(CardClass::Rogue, &[Give("DED_005"), Cost("DED_005", 1), Unwritten]);
}

/// # Edwin, Defias Kingpin
///
/// `DED_510` · Rogue minion · 4 mana · 4/4
///
/// > **Battlecry:** Draw a card. If you play it this turn, gain +2/+2 and repeat this effect.
///
/// State: Derived
//~ derived DED_510 de03419a 349023c1 9b707903.290fc429
#[test]
fn DED_510_edwin_defias_kingpin() {
    check(
        CardClass::Rogue,
        &[
            Give("DED_510"),
            Cost("DED_510", 4),
            Stats("DED_510", 4, 4),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DED_510", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("DED_510"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DED_510", Nothing),
            Play("CS2_182", Nothing),
            DeckCount(Mine, 20),
            HandCount(Mine, 1),
            Now(Nth(0), 6, 6),
            CostNow(Nth(2), 3),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 5, 1),
            In(Nth(3), Zone::Play),
            Now(Nth(3), 4, 5),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("DED_510"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DED_510", Nothing),
            Play("CS2_118", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Maestra of the Masquerade
///
/// `SW_050` · Rogue minion · 2 mana · 3/2
///
/// > You start the game as a different class until you play a Rogue card.
///
/// State: Todo
//~ todo SW_050 5fba8f0b 6634d79e 6a91c7e5.d4321786
#[test]
#[ignore = "todo: SW_050 Maestra of the Masquerade"]
fn SW_050_maestra_of_the_masquerade() {
    check(CardClass::Rogue, &[Give("SW_050"), Cost("SW_050", 2), Stats("SW_050", 3, 2), Unwritten]);
}

/// # Find the Imposter
///
/// `SW_052` · Rogue spell · 1 mana
///
/// > **Questline:** Play 2 SI:7 cards. **Reward:** Add a Spy Gizmo to your hand.
///
/// State: Todo
//~ todo SW_052 7c1ac251 2e7f82f8 1c5d9fbe.221f2787
#[test]
#[ignore = "todo: SW_052 Find the Imposter"]
fn SW_052_find_the_imposter() {
    check(CardClass::Rogue, &[Give("SW_052"), Cost("SW_052", 1), Unwritten]);
}

/// # Learn the Truth
///
/// `SW_052t` · Rogue spell · 1 mana
///
/// > **Questline:** Play 2 SI:7 cards. **Reward:** Add a Spy Gizmo to your hand.
///
/// State: Todo
//~ todo SW_052t efd5ff02 1b3c4620 f930cfb7.221f2787
#[test]
#[ignore = "todo: SW_052t Learn the Truth"]
fn SW_052t_learn_the_truth() {
    check(CardClass::Rogue, &[Give("SW_052t"), Cost("SW_052t", 1), Unwritten]);
}

/// # Marked a Traitor
///
/// `SW_052t2` · Rogue spell · 1 mana
///
/// > **Questline:** Play 2 SI:7 cards. **Reward:** Spymaster Scabbs.
///
/// State: Done
//~ done SW_052t2 8ce8ff65 - 5ef074b8.4bd8b80d
#[test]
fn SW_052t2_marked_a_traitor() {
    check(
        CardClass::Rogue,
        &[
            Give("SW_052t2"),
            Cost("SW_052t2", 1),
            Play("SW_052t2", Nothing),
            Play("EX1_015", Nothing),
            Play("SW_413", Nothing),
            HandCount(Mine, 1),
            Play("SW_413", Nothing),
            HandCount(Mine, 2),
            Is(InHand(1), "SW_052t3"),
        ],
    );
}

/// # Spymaster Scabbs
///
/// `SW_052t3` · Rogue minion · 5 mana · 7/7
///
/// > **Battlecry:** Add one of each Spy Gizmo to your hand.
///
/// State: Todo
//~ todo SW_052t3 39bae03e b4b357e5 f9f271a7.092d475c
#[test]
#[ignore = "todo: SW_052t3 Spymaster Scabbs"]
fn SW_052t3_spymaster_scabbs() {
    check(CardClass::Rogue, &[Give("SW_052t3"), Cost("SW_052t3", 5), Stats("SW_052t3", 7, 7), Unwritten]);
}

/// # Fizzflash Distractor
///
/// `SW_052t4` · Rogue spell · 1 mana
///
/// > Return an enemy minion to its owner's hand. They can't play it next turn.
///
/// State: Todo
//~ todo SW_052t4 1d61e68a c35792ac 6527110f.2ea51f49
#[test]
#[ignore = "todo: SW_052t4 Fizzflash Distractor"]
fn SW_052t4_fizzflash_distractor() {
    check(CardClass::Rogue, &[Give("SW_052t4"), Cost("SW_052t4", 1), Unwritten]);
}

/// # Spy-o-matic
///
/// `SW_052t5` · Rogue minion · 1 mana · 3/2
///
/// > **Battlecry:** Look at 3 cards in your opponent's deck. Pick one to put on top.
///
/// State: Todo
//~ todo SW_052t5 3659745a f2e4e2de ce3aab92.4753c73e
#[test]
#[ignore = "todo: SW_052t5 Spy-o-matic"]
fn SW_052t5_spy_o_matic() {
    check(CardClass::Rogue, &[Give("SW_052t5"), Cost("SW_052t5", 1), Stats("SW_052t5", 3, 2), Unwritten]);
}

/// # Noggen-Fog Generator
///
/// `SW_052t6` · Rogue spell · 1 mana
///
/// > Give a minion +2 Attack and **Stealth**.
///
/// State: Derived
//~ derived SW_052t6 b9c28ffd c84ca3a2 9462e9e6.20d38c25
#[test]
fn SW_052t6_noggen_fog_generator() {
    check(
        CardClass::Rogue,
        &[
            Give("SW_052t6"),
            Cost("SW_052t6", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_052t6", On(Nth(2))),
            HasNow(Nth(2), GameTag::STEALTH),
            Now(Nth(2), 6, 5),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("SW_052t6"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_052t6", On(Nth(1))),
            HasNow(Nth(1), GameTag::STEALTH),
            Now(Nth(1), 6, 5),
        ],
    );
}

/// # Noggen-Fog
///
/// `SW_052t6e` · Rogue enchantment
///
/// > +2 Attack and **Stealth**.
///
/// State: Derived
//~ derived SW_052t6e 94c42764 d8c8bb39 552a39ba.c8f94c6d
#[test]
fn SW_052t6e_noggen_fog() {
    check(
        CardClass::Rogue,
        &[Friend("CS2_118"), Enchant(My(0), "SW_052t6e"), Now(My(0), 7, 1), HasNow(My(0), GameTag::STEALTH)],
    );
}

/// # Hidden Gyroblade
///
/// `SW_052t7` · Rogue weapon · 1 mana · 3/2 durability
///
/// > **Deathrattle:** Throw this at a random enemy minion.
///
/// State: Todo
//~ todo SW_052t7 a74939a9 2057ed2c 8105e8a4.0dea4c97
#[test]
#[ignore = "todo: SW_052t7 Hidden Gyroblade"]
fn SW_052t7_hidden_gyroblade() {
    check(CardClass::Rogue, &[Give("SW_052t7"), Cost("SW_052t7", 1), Stats("SW_052t7", 3, 2), Unwritten]);
}

/// # Undercover Mole
///
/// `SW_052t8_t` · Rogue minion · 1 mana · 2/3
///
/// > **Stealth**. After this attacks, add a random card to your hand *(from your opponent's class).*
///
/// State: Derived
//~ derived SW_052t8_t 254d7bad bc62eaef 6bc9c0b5.357c21a3
#[test]
fn SW_052t8_t_undercover_mole() {
    check(
        CardClass::Rogue,
        &[
            Give("SW_052t8_t"),
            Cost("SW_052t8_t", 1),
            Stats("SW_052t8_t", 2, 3),
            Has("SW_052t8_t", GameTag::STEALTH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("SW_052t8_t"),
            Force(Card("AT_001")),
            Attack(Nth(4), TheirHero),
            Is(InHand(1), "AT_001"),
            CostNow(InHand(1), 5),
            HandCount(Mine, 2),
        ],
    );
}

/// # Counterfeit Blade
///
/// `SW_310` · Rogue weapon · 4 mana · 4/2 durability
///
/// > **Battlecry**: Get a copy of a random friendly **Deathrattle** minion that died this game.
///
/// State: Derived
//~ derived SW_310 e0681894 0fd12e86 b970364e.0fb203d5
#[test]
fn SW_310_counterfeit_blade() {
    check(
        CardClass::Rogue,
        &[
            Give("SW_310"),
            Cost("SW_310", 4),
            Stats("SW_310", 4, 2),
            Friend("LEG_CS3_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Force(Card("LEG_CS3_013")),
            Play("SW_310", Nothing),
            Is(InHand(0), "LEG_CS3_013"),
            CostNow(InHand(0), 3),
            Now(InHand(0), 4, 3),
            HandCount(Mine, 1),
        ],
    );
}

/// # Garrote
///
/// `SW_311` · Rogue spell · 2 mana
///
/// > Deal $2 damage to the enemy hero. Shuffle 3 Bleeds into your deck that deal $2 more when drawn.
///
/// State: Todo
//~ todo SW_311 12f607ba bebbdf27 69965ac1.7d7348ff
#[test]
#[ignore = "todo: SW_311 Garrote"]
fn SW_311_garrote() {
    check(CardClass::Rogue, &[Give("SW_311"), Cost("SW_311", 2), Unwritten]);
}

/// # Bleed
///
/// `SW_311t` · Rogue spell · 1 mana
///
/// > **Casts When Drawn** Deal $2 damage to the enemy hero.
///
/// State: Derived
//~ derived SW_311t 8d60e767 071f4e35 8338ee5a.bc0d1cf1
#[test]
fn SW_311t_bleed() {
    check(
        CardClass::Rogue,
        &[
            Give("SW_311t"),
            Cost("SW_311t", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_311t", Nothing),
            Now(TheirHero, 0, 28),
            Damage(TheirHero, 2),
        ],
    );
}

/// # Sketchy Information
///
/// `SW_405` · Rogue spell · 4 mana
///
/// > Draw a **Deathrattle** card that costs (4) or less. Trigger its **Deathrattle.**
///
/// State: Derived
//~ derived SW_405 d92c0240 61398d05 06317185.5d42841b
#[test]
fn SW_405_sketchy_information() {
    check(
        CardClass::Rogue,
        &[
            Give("SW_405"),
            Cost("SW_405", 4),
            OnTop("LEG_CS3_013"),
            OnTop("LEG_CS3_013"),
            OnTop("CS2_182"),
            Friend("LEG_CS3_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_405", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(2), 3),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 4, 3),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
}

/// # SI:7 Informant
///
/// `SW_411` · Rogue minion · 4 mana · 3/3
///
/// > **Battlecry:** Gain +1/+1 for each other SI:7 card you've played this game.
///
/// State: Derived
//~ derived SW_411 113488ba 9520b225 ecc5ab71.e0d687bf
#[test]
fn SW_411_si_7_informant() {
    check(
        CardClass::Rogue,
        &[
            Give("SW_411"),
            Cost("SW_411", 4),
            Stats("SW_411", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("EX1_134", Nothing),
            Crystals(10),
            Play("SW_411", Nothing),
            Now(Nth(0), 4, 4),
        ],
    );
}

/// # Well Informed
///
/// `SW_411e` · Rogue enchantment
///
/// > +1/+1
///
/// State: Derived
//~ derived SW_411e 20ead47b 759b43ed db21e050.29d9cb13
#[test]
fn SW_411e_well_informed() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "SW_411e"), Now(My(0), 6, 2)]);
}

/// # SI:7 Extortion
///
/// `SW_412` · Rogue spell · 1 mana
///
/// > **Tradeable** Deal $3 damage to an undamaged character.
///
/// State: Derived
//~ derived SW_412 0c053ea2 669022a6 44aa688e.6a50027e
#[test]
fn SW_412_si_7_extortion() {
    check(
        CardClass::Rogue,
        &[
            Give("SW_412"),
            Cost("SW_412", 1),
            Has("SW_412", GameTag::TRADEABLE),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Hurt(Nth(2), 2),
            Hurt(Nth(4), 2),
            CannotTarget("SW_412", Nth(2)),
            Play("SW_412", On(Nth(3))),
            Dead(Nth(3)),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("SW_412"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Hurt(Nth(2), 2),
            Hurt(Nth(4), 2),
            Play("SW_412", On(Nth(1))),
            BoardCount(Mine, 1),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("SW_412"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Play("SW_412", On(TheirHero)),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
}

/// # SI:7 Operative
///
/// `SW_413` · Rogue minion · 3 mana · 2/4
///
/// > **Rush** After this attacks a minion, gain **Stealth**.
///
/// State: Derived
//~ derived SW_413 cd6302d3 c8a7a979 b3a5321d.f3e6d38a
#[test]
fn SW_413_si_7_operative() {
    check(
        CardClass::Rogue,
        &[
            Give("SW_413"),
            Cost("SW_413", 3),
            Stats("SW_413", 2, 4),
            Has("SW_413", GameTag::RUSH),
            Friend("TLC_248"),
            Enemy("CS2_172"),
            Friend("CS2_106"),
            Friend("SW_413"),
            Attack(Nth(4), Nth(2)),
            HasNow(Nth(4), GameTag::STEALTH),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("SW_413"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("SW_413"),
            Attack(Nth(4), TheirHero),
            HasNot(Nth(4), GameTag::STEALTH),
        ],
    );
}

/// # SI:7 Assassin
///
/// `SW_417` · Rogue minion · 7 mana · 4/4
///
/// > Costs (1) less for each SI:7 card you've played this game. **Combo:** Destroy an enemy minion.
///
/// State: Derived
//~ derived SW_417 df0e66d5 24e45c7b 3e35e139.b99da3c3
#[test]
fn SW_417_si_7_assassin() {
    check(
        CardClass::Rogue,
        &[
            Give("SW_417"),
            Cost("SW_417", 7),
            Stats("SW_417", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("EX1_134", Nothing),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("SW_417", On(Nth(2))),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("SW_417"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SW_417"),
            Play("EX1_134", Nothing),
            Play("GAME_005", Nothing),
            Crystals(10),
            CostNow(Nth(0), 6),
        ],
    );
}

/// # Loan Shark
///
/// `SW_434` · Rogue minion · 3 mana · 3/4
///
/// > **Battlecry:** Give your opponent a Coin. **Deathrattle:** You get two.
///
/// State: Todo
//~ todo SW_434 0d99ab4b 27c4f534 5d152f57.e03939df
#[test]
#[ignore = "todo: SW_434 Loan Shark"]
fn SW_434_loan_shark() {
    check(CardClass::Rogue, &[Give("SW_434"), Cost("SW_434", 3), Stats("SW_434", 3, 4), Unwritten]);
}
