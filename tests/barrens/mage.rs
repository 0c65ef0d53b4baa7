//! Mage cards of Forged in the Barrens, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 396e05fe

/// # Flurry (Rank 1)
///
/// `BAR_305` · Mage spell · Frost · 0 mana
///
/// > **Freeze** a random enemy minion. *(Upgrades when you have 5 Mana.)*
///
/// State: Derived
//~ derived BAR_305 b9978061 7d21a4e9 0ee93c5b.b1808506
#[test]
fn BAR_305_flurry_rank_1() {
    check(
        CardClass::Mage,
        &[
            Crystals(4),
            Give("BAR_305"),
            Cost("BAR_305", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("BAR_305", Nothing),
            HasNow(Nth(2), GameTag::FROZEN),
        ],
    );
    check(
        CardClass::Mage,
        &[Crystals(4), Give("BAR_305"), Friend("CS2_182"), Enemy("CS2_182"), EndTurn, EndTurn, Is(Nth(0), "BAR_305t")],
    );
}

/// # Flurry (Rank 2)
///
/// `BAR_305t` · Mage spell · Frost · 0 mana
///
/// > **Freeze** two random enemy minions. *(Upgrades when you have 10 Mana.)*
///
/// State: Derived
//~ derived BAR_305t bc370d22 e41882d8 7b26cac9.b178ab42
#[test]
fn BAR_305t_flurry_rank_2() {
    check(
        CardClass::Mage,
        &[
            Crystals(9),
            Give("BAR_305t"),
            Cost("BAR_305t", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("BAR_305t", Nothing),
            HasNow(Nth(2), GameTag::FROZEN),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Crystals(9),
            Give("BAR_305t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            EndTurn,
            EndTurn,
            Is(Nth(0), "BAR_305t2"),
        ],
    );
}

/// # Flurry (Rank 3)
///
/// `BAR_305t2` · Mage spell · Frost · 0 mana
///
/// > **Freeze** three random enemy minions.
///
/// State: Derived
//~ derived BAR_305t2 de64df36 6b0fccbd 1d955041.89185df1
#[test]
fn BAR_305t2_flurry_rank_3() {
    check(
        CardClass::Mage,
        &[
            Give("BAR_305t2"),
            Cost("BAR_305t2", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("BAR_305t2", Nothing),
            HasNow(Nth(2), GameTag::FROZEN),
        ],
    );
}

/// # Runed Orb
///
/// `BAR_541` · Mage spell · Arcane · 2 mana
///
/// > Deal $2 damage. **Discover** a spell.
///
/// State: Derived
//~ derived BAR_541 b7ccfbe1 3337dfb5 6a4d67aa.04f70163
#[test]
fn BAR_541_runed_orb() {
    check(
        CardClass::Mage,
        &[
            Give("BAR_541"),
            Cost("BAR_541", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            Play("BAR_541", On(Nth(2))),
            ChooseCard("AT_001"),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 5),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
            Now(Nth(2), 4, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BAR_541"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_003")),
            Play("BAR_541", On(Nth(2))),
            Choose(0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BAR_541"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            Play("BAR_541", On(Nth(1))),
            ChooseCard("AT_001"),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 5),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
            Now(Nth(1), 4, 3),
        ],
    );
}

/// # Refreshing Spring Water
///
/// `BAR_542` · Mage spell · 5 mana
///
/// > Draw 2 cards. Refresh 2 Mana Crystals for each spell drawn.
///
/// State: Derived
//~ derived BAR_542 9cd1de53 07088da0 bf7fc1a9.4e834745
#[test]
fn BAR_542_refreshing_spring_water() {
    check(
        CardClass::Mage,
        &[
            Give("BAR_542"),
            Cost("BAR_542", 5),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("CS2_182"),
            OnTheirTop("AT_001"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(10),
            Play("CS2_182", Nothing),
            Play("BAR_542", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 5),
            In(Nth(3), Zone::Hand),
            TagNow(Nth(3), GameTag::SPELLPOWER, 0),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
            TagNow(Nth(4), GameTag::SPELLPOWER, 0),
            Mana(3),
        ],
    );
}

/// # Reckless Apprentice
///
/// `BAR_544` · Mage minion · 4 mana · 3/5
///
/// > **Battlecry:** Fire your Hero Power at all enemies.
///
/// State: Todo
//~ todo BAR_544 98fcc79b 3679176e 71eb0a89.76064a60
#[test]
#[ignore = "todo: BAR_544 Reckless Apprentice"]
fn BAR_544_reckless_apprentice() {
    check(CardClass::Mage, &[Give("BAR_544"), Cost("BAR_544", 4), Stats("BAR_544", 3, 5), Unwritten]);
}

/// # Arcane Luminary
///
/// `BAR_545` · Mage minion · 3 mana · 4/3
///
/// > Cards that didn't start in your deck cost (2) less *(but not less than 1)*.
///
/// State: Derived
//~ derived BAR_545 2e25473e 0a59a015 34246668.4d1199b5
#[test]
fn BAR_545_arcane_luminary() {
    check(
        CardClass::Mage,
        &[
            Give("BAR_545"),
            Cost("BAR_545", 3),
            Stats("BAR_545", 4, 3),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_545"),
            CostNow(Nth(0), 1),
            CostNow(Nth(1), 1),
            CostNow(Nth(2), 2),
        ],
    );
}

/// # Conjured Reduction
///
/// `BAR_545e` · Mage enchantment
///
/// > Costs (2) less (but not less than 1).
///
/// State: Derived
//~ derived BAR_545e 9bf1becf de6ddfb3 861d188b.ccaafe9e
#[test]
fn BAR_545e_conjured_reduction() {
    check(CardClass::Mage, &[Give("CS2_120"), Enchant(Nth(0), "BAR_545e"), CostNow(Nth(0), 1)]);
}

/// # Wildfire
///
/// `BAR_546` · Mage spell · Fire · 1 mana
///
/// > Your Hero Power deals 1 more damage this game.
///
/// State: Todo
//~ todo BAR_546 4fd4f5a3 ac3d1fbe caacd966.d476beb4
#[test]
#[ignore = "todo: BAR_546 Wildfire"]
fn BAR_546_wildfire() {
    check(CardClass::Mage, &[Give("BAR_546"), Cost("BAR_546", 1), Unwritten]);
}

/// # Mordresh Fire Eye
///
/// `BAR_547` · Mage minion · 8 mana · 8/8
///
/// > **Battlecry:** If you've dealt 10 damage with your Hero Power this game, deal 10 damage to all enemies.@ *({0} left!)*@ *(Ready!)*
///
/// State: Todo
//~ todo BAR_547 85732f65 8c67b7a5 59d65985.2786ec0a
#[test]
#[ignore = "todo: BAR_547 Mordresh Fire Eye"]
fn BAR_547_mordresh_fire_eye() {
    check(CardClass::Mage, &[Give("BAR_547"), Cost("BAR_547", 8), Stats("BAR_547", 8, 8), Unwritten]);
}

/// # Varden Dawngrasp
///
/// `BAR_748` · Mage minion · 4 mana · 3/3
///
/// > **Battlecry: Freeze** all enemy minions. If any are already **Frozen**, deal 4 damage to them instead.
///
/// State: Todo
//~ todo BAR_748 1a70b287 feffd05a 52095a15.892a4aca
#[test]
#[ignore = "todo: BAR_748 Varden Dawngrasp"]
fn BAR_748_varden_dawngrasp() {
    check(CardClass::Mage, &[Give("BAR_748"), Cost("BAR_748", 4), Stats("BAR_748", 3, 3), Unwritten]);
}

/// # Oasis Ally
///
/// `BAR_812` · Mage spell · Frost · 3 mana
///
/// > **Secret:** When a friendly minion is attacked, summon a 3/6 Water Elemental.
///
/// State: Derived
//~ derived BAR_812 e12a876f de29ab7b 16fec483.881ba92e
#[test]
fn BAR_812_oasis_ally() {
    check(
        CardClass::Mage,
        &[
            Give("BAR_812"),
            Cost("BAR_812", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("BAR_812"),
            EndTurn,
            Attack(Nth(2), Nth(1)),
            BoardCount(Mine, 2),
            Dead(Nth(4)),
            In(The("CS2_033"), Zone::Play),
            Now(The("CS2_033"), 3, 6),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BAR_812"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("BAR_812"),
            EndTurn,
            Attack(Nth(2), MyHero),
            BoardCount(Mine, 1),
        ],
    );
}

/// # Rimetongue
///
/// `BAR_888` · Mage minion · 3 mana · 3/4
///
/// > After you cast a Frost spell, summon a 1/1 Elemental that Freeze**s**.
///
/// State: Derived
//~ derived BAR_888 6fa7c18d 1207b049 cb9723d7.612caa7f
#[test]
fn BAR_888_rimetongue() {
    check(
        CardClass::Mage,
        &[
            Give("BAR_888"),
            Cost("BAR_888", 3),
            Stats("BAR_888", 3, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_888"),
            Play("CS2_024", On(TheirHero)),
            BoardCount(Mine, 3),
            In(The("BAR_888t"), Zone::Play),
            Now(The("BAR_888t"), 1, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BAR_888"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_888"),
            Play("GAME_005", Nothing),
            BoardCount(Mine, 2),
        ],
    );
}

/// # Frosted Elemental
///
/// `BAR_888t` · Mage minion · 1 mana · 1/1
///
/// > **Freeze** any character damaged by this minion.
///
/// State: Vanilla
//~ vanilla BAR_888t 1e34a65a dfdb041f 7ffd5c07.71ce65d6
#[test]
fn BAR_888t_frosted_elemental() {
    check(
        CardClass::Mage,
        &[
            Give("BAR_888t"),
            Cost("BAR_888t", 1),
            Stats("BAR_888t", 1, 1),
            Play("BAR_888t", Nothing),
            In(The("BAR_888t"), Zone::Play),
            Now(The("BAR_888t"), 1, 1),
        ],
    );
}

/// # Shattering Blast
///
/// `WC_041` · Mage spell · Frost · 3 mana
///
/// > Destroy all **Frozen** minions.
///
/// State: Derived
//~ derived WC_041 58fb8968 fe760bc5 12802a9b.a1b36dcd
#[test]
fn WC_041_shattering_blast() {
    check(
        CardClass::Mage,
        &[
            Give("WC_041"),
            Cost("WC_041", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_026", Nothing),
            Crystals(10),
            Play("WC_041", Nothing),
            BoardCount(Mine, 1),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Frostweave Dungeoneer
///
/// `WC_805` · Mage minion · 3 mana · 2/3
///
/// > **Battlecry:** Draw a spell. If it's a Frost spell, summon two 1/1 Elementals that **Freeze**.
///
/// State: Derived
//~ derived WC_805 2711ec9d a68f13ae ac1b08db.a7732043
#[test]
fn WC_805_frostweave_dungeoneer() {
    check(
        CardClass::Mage,
        &[
            Give("WC_805"),
            Cost("WC_805", 3),
            Stats("WC_805", 2, 3),
            OnTop("AT_001"),
            OnTop("AV_107"),
            OnTop("AT_001"),
            OnTop("AV_107"),
            OnTop("CS2_182"),
            OnTheirTop("AV_107"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WC_805", Nothing),
            BoardCount(Mine, 4),
            DeckCount(Mine, 23),
            HandCount(Mine, 1),
            CostNow(Nth(4), 6),
            In(Nth(4), Zone::Hand),
            TagNow(Nth(4), GameTag::SPELLPOWER, 0),
            In(The("BAR_888t"), Zone::Play),
            Now(The("BAR_888t"), 1, 1),
            TagNow(The("BAR_888t"), GameTag::SPELLPOWER, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("WC_805"),
            EmptyDeck(Mine),
            EmptyDeck(Theirs),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTheirTop("CS2_118"),
            OnTheirTop("CS2_118"),
            OnTheirTop("CS2_118"),
            OnTheirTop("CS2_118"),
            OnTheirTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WC_805", Nothing),
            BoardCount(Mine, 2),
        ],
    );
}

/// # Floecaster
///
/// `WC_806` · Mage minion · 6 mana · 5/5
///
/// > Costs (2) less for each **Frozen** enemy.
///
/// State: Derived
//~ derived WC_806 9b23ff3a d3f8649a 71f13f1b.51390c3b
#[test]
fn WC_806_floecaster() {
    check(
        CardClass::Mage,
        &[
            Give("WC_806"),
            Cost("WC_806", 6),
            Stats("WC_806", 5, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WC_806"),
            Play("CS2_026", Nothing),
            Crystals(10),
            CostNow(Nth(0), 4),
        ],
    );
}
