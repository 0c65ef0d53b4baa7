//! Rogue cards of Reign of the Black Empire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file cf382db2

/// # Shadow Dance
///
/// `BE_071` · Rogue spell · Shadow · 0 mana
///
/// > Deal $1 damage to all undamaged enemies.
///
/// State: Derived
//~ derived BE_071 b48655db 06268bf0 82608374.18e605b0
#[test]
fn BE_071_shadow_dance() {
    check(
        CardClass::Rogue,
        &[
            Give("BE_071"),
            Cost("BE_071", 0),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(3), 2),
            Play("BE_071", Nothing),
            Dead(Nth(2)),
            Now(Nth(3), 4, 3),
            Now(TheirHero, 0, 29),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 1),
        ],
    );
}

/// # Agent of N'Zoth
///
/// `BE_541` · Rogue minion · 2 mana · 3/2
///
/// > **Deathrattle:** Get a copy of a random different **Deathrattle** minion in your hand.
///
/// State: Todo
//~ todo BE_541 b2e9d702 911038d6 1663829b.9bb9a7ab
#[test]
#[ignore = "todo: BE_541 Agent of N'Zoth"]
fn BE_541_agent_of_n_zoth() {
    check(CardClass::Rogue, &[Give("BE_541"), Cost("BE_541", 2), Stats("BE_541", 3, 2), Unwritten]);
}

/// # Shadowcrafter
///
/// `BE_702` · Rogue minion · 2 mana · 3/2
///
/// > **Combo**: **Assemble** a minion from another class.
///
/// State: Todo
//~ todo BE_702 67b3e10b 5751f8e5 82f3168f.528584d2
#[test]
#[ignore = "todo: BE_702 Shadowcrafter"]
fn BE_702_shadowcrafter() {
    check(CardClass::Rogue, &[Give("BE_702"), Cost("BE_702", 2), Stats("BE_702", 3, 2), Unwritten]);
}

/// # Drest'agath
///
/// `BE_703` · Rogue minion · 4 mana · 6/4
///
/// > **Deathrattle:** Draw an **Old God**. If you can't, get a random **Old God**.
///
/// State: Todo
//~ todo BE_703 c3f631bb 6373ab7d ed06687a.afcf8fd3
#[test]
#[ignore = "todo: BE_703 Drest'agath"]
fn BE_703_drestagath() {
    check(CardClass::Rogue, &[Give("BE_703"), Cost("BE_703", 4), Stats("BE_703", 6, 4), Unwritten]);
}

/// # Broodchamber Tunneler
///
/// `BE_720` · Rogue minion · 1 mana · 1/3
///
/// > **Battlecry:** Get a 1-Cost Larva with a **Combo** that triggers a Hero Power from another class.
///
/// State: Todo
//~ todo BE_720 9d9261dd da312402 da83c631.a0f4ea50
#[test]
#[ignore = "todo: BE_720 Broodchamber Tunneler"]
fn BE_720_broodchamber_tunneler() {
    check(CardClass::Rogue, &[Give("BE_720"), Cost("BE_720", 1), Stats("BE_720", 1, 3), Unwritten]);
}

/// # Pale Larva
///
/// `BE_720t1` · Priest minion · 1 mana · 2/1
///
/// > **Combo:** Restore #2 Health.
///
/// State: Derived
//~ derived BE_720t1 f7f62bd2 887e22b7 7aad7be5.b87755e7
#[test]
fn BE_720t1_pale_larva() {
    check(
        CardClass::Rogue,
        &[
            Give("BE_720t1"),
            Cost("BE_720t1", 1),
            Stats("BE_720t1", 2, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("BE_720t1", On(Nth(2))),
            Now(Nth(2), 4, 5),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("BE_720t1"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("BE_720t1", On(Nth(1))),
            Now(Nth(1), 4, 5),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("BE_720t1"),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("BE_720t1", On(TheirHero)),
            Now(TheirHero, 0, 12),
            Damage(TheirHero, 18),
        ],
    );
}

/// # Neon Larva
///
/// `BE_720t10` · Demon Hunter minion · 1 mana · 2/1
///
/// > Combo**:** Give your hero +1 Attack this turn.
///
/// State: Derived
//~ derived BE_720t10 e2733b17 74a99582 f939a29f.ba073679
#[test]
fn BE_720t10_neon_larva() {
    check(
        CardClass::Rogue,
        &[
            Give("BE_720t10"),
            Cost("BE_720t10", 1),
            Stats("BE_720t10", 2, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("BE_720t10", Nothing),
            Now(MyHero, 1, 30),
        ],
    );
}

/// # Dark Larva
///
/// `BE_720t11` · Death Knight minion · 1 mana · 2/1
///
/// > **Combo:** Summon a 1/1 Ghoul with **Charge**. It dies at end of turn.
///
/// State: Todo
//~ todo BE_720t11 c346e883 eecb3fd8 b3bf36df.d3c90ed1
#[test]
#[ignore = "todo: BE_720t11 Dark Larva"]
fn BE_720t11_dark_larva() {
    check(CardClass::Rogue, &[Give("BE_720t11"), Cost("BE_720t11", 1), Stats("BE_720t11", 2, 1), Unwritten]);
}

/// # Teal Larva
///
/// `BE_720t12` · Neutral minion · 1 mana · 2/1
///
/// > Combo**:** No Spoilers!
///
/// State: Todo
//~ todo BE_720t12 00269541 9786087b f8a7478b.f737d55a
#[test]
#[ignore = "todo: BE_720t12 Teal Larva"]
fn BE_720t12_teal_larva() {
    check(CardClass::Rogue, &[Give("BE_720t12"), Cost("BE_720t12", 1), Stats("BE_720t12", 2, 1), Unwritten]);
}

/// # Blue Larva
///
/// `BE_720t2` · Shaman minion · 1 mana · 2/1
///
/// > **Combo:** Summon a random basic Totem.
///
/// State: Derived
//~ derived BE_720t2 3f758746 4ac2f8d6 1ee1b1f7.f82e5592
#[test]
fn BE_720t2_blue_larva() {
    check(
        CardClass::Rogue,
        &[
            Give("BE_720t2"),
            Cost("BE_720t2", 1),
            Stats("BE_720t2", 2, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Force(Card("CS2_050")),
            Play("BE_720t2", Nothing),
            BoardCount(Mine, 3),
            In(The("CS2_050"), Zone::Play),
            Now(The("CS2_050"), 1, 1),
        ],
    );
}

/// # Black Larva
///
/// `BE_720t3` · Rogue minion · 1 mana · 2/1
///
/// > Combo**:** Equip a 1/2 Dagger.
///
/// State: Todo
//~ todo BE_720t3 37f759e9 bba188b3 1003b51f.4ddea9ee
#[test]
#[ignore = "todo: BE_720t3 Black Larva"]
fn BE_720t3_black_larva() {
    check(CardClass::Rogue, &[Give("BE_720t3"), Cost("BE_720t3", 1), Stats("BE_720t3", 2, 1), Unwritten]);
}

/// # Yellow Larva
///
/// `BE_720t4` · Paladin minion · 1 mana · 2/1
///
/// > **Combo:** Summon a 1/1 Silver Hand Recruit.
///
/// State: Derived
//~ derived BE_720t4 6357f3fd 73a25447 d2939d77.ae87b7f1
#[test]
fn BE_720t4_yellow_larva() {
    check(
        CardClass::Rogue,
        &[
            Give("BE_720t4"),
            Cost("BE_720t4", 1),
            Stats("BE_720t4", 2, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("BE_720t4", Nothing),
            BoardCount(Mine, 3),
            In(The("CS2_101t"), Zone::Play),
            Now(The("CS2_101t"), 1, 1),
        ],
    );
}

/// # Green Larva
///
/// `BE_720t5` · Hunter minion · 1 mana · 2/1
///
/// > **Combo:** Deal 2 damage to the enemy hero.
///
/// State: Derived
//~ derived BE_720t5 4f406b79 f76f52d4 0a7e446c.7eacb754
#[test]
fn BE_720t5_green_larva() {
    check(
        CardClass::Rogue,
        &[
            Give("BE_720t5"),
            Cost("BE_720t5", 1),
            Stats("BE_720t5", 2, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("BE_720t5", Nothing),
            Now(TheirHero, 0, 28),
            Damage(TheirHero, 2),
        ],
    );
}

/// # Brown Larva
///
/// `BE_720t6` · Druid minion · 1 mana · 2/1
///
/// > **Combo:** Give your hero +1 Attack this turn. Gain 1 Armor.
///
/// State: Derived
//~ derived BE_720t6 918342a9 5c76aa49 d9ec367c.a9ac98f0
#[test]
fn BE_720t6_brown_larva() {
    check(
        CardClass::Rogue,
        &[
            Give("BE_720t6"),
            Cost("BE_720t6", 1),
            Stats("BE_720t6", 2, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("BE_720t6", Nothing),
            Armor(Mine, 1),
            Now(MyHero, 1, 30),
        ],
    );
}

/// # Purple Larva
///
/// `BE_720t7` · Warlock minion · 1 mana · 2/1
///
/// > Combo**:** Draw a card and deal 2 damage to your hero.
///
/// State: Derived
//~ derived BE_720t7 aa8151da e20b2771 f62e2ff4.e682324e
#[test]
fn BE_720t7_purple_larva() {
    check(
        CardClass::Rogue,
        &[
            Give("BE_720t7"),
            Cost("BE_720t7", 1),
            Stats("BE_720t7", 2, 1),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("BE_720t7", Nothing),
            Now(MyHero, 0, 28),
            Damage(MyHero, 2),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Cyan Larva
///
/// `BE_720t8` · Mage minion · 1 mana · 2/1
///
/// > **Combo:** Deal 1 damage.
///
/// State: Derived
//~ derived BE_720t8 bc1bbdbb a140608e 95ed6f01.c8b9d643
#[test]
fn BE_720t8_cyan_larva() {
    check(
        CardClass::Rogue,
        &[
            Give("BE_720t8"),
            Cost("BE_720t8", 1),
            Stats("BE_720t8", 2, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("BE_720t8", On(Nth(2))),
            Now(Nth(2), 4, 4),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("BE_720t8"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("BE_720t8", On(Nth(1))),
            Now(Nth(1), 4, 4),
        ],
    );
}

/// # Red Larva
///
/// `BE_720t9` · Warrior minion · 1 mana · 2/1
///
/// > **Combo:** Gain 2 Armor.
///
/// State: Derived
//~ derived BE_720t9 cdb76908 33ea5b89 a1f6f3e8.ece29e2d
#[test]
fn BE_720t9_red_larva() {
    check(
        CardClass::Rogue,
        &[
            Give("BE_720t9"),
            Cost("BE_720t9", 1),
            Stats("BE_720t9", 2, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("BE_720t9", Nothing),
            Armor(Mine, 2),
        ],
    );
}

/// # Aqir Goliath
///
/// `BE_721` · Rogue minion · 8 mana · 4/5
///
/// > Costs (2) less for each **Combo** card played this turn. **Battlecry:** Draw a card.
///
/// State: Done
//~ done BE_721 4fc7a516 - 556689ca.4b5f6347
#[test]
fn BE_721_aqir_goliath() {
    check(
        CardClass::Rogue,
        &[
            Give("BE_721"),
            Cost("BE_721", 8),
            Stats("BE_721", 4, 5),
            CostNow(Nth(0), 8),
            Play("EX1_124", On(TheirHero)),
            CostNow(Nth(0), 6),
            Play("GAME_005", Nothing),
            CostNow(Nth(0), 6),
            Play("EX1_124", On(TheirHero)),
            CostNow(Nth(0), 4),
            Play("BE_721", Nothing),
            HandCount(Mine, 1),
            Is(InHand(0), "CS2_182"),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("BE_721"),
            Play("EX1_124", On(TheirHero)),
            EndTurn,
            CostNow(Nth(0), 8),
            Play("EX1_124", On(MyHero)),
            CostNow(Nth(0), 8),
        ],
    );
}

/// # Aqir Swarmer
///
/// `BE_722` · Rogue minion · 3 mana · 4/2
///
/// > **Deathrattle:** Get two 1-Cost Larvae with Combo**s** that trigger a Hero Power from another class.
///
/// State: Todo
//~ todo BE_722 296b7e90 3c3921ed 1d92ef64.a604c010
#[test]
#[ignore = "todo: BE_722 Aqir Swarmer"]
fn BE_722_aqir_swarmer() {
    check(CardClass::Rogue, &[Give("BE_722"), Cost("BE_722", 3), Stats("BE_722", 4, 2), Unwritten]);
}

/// # Wandering Seeker
///
/// `BE_723` · Rogue minion · 4 mana · 4/4
///
/// > After you play a **Combo** card, deal 3 damage to a random enemy.
///
/// State: Derived
//~ derived BE_723 0b4b1e41 a6725de5 579c77c0.0d7d4c26
#[test]
fn BE_723_wandering_seeker() {
    check(
        CardClass::Rogue,
        &[
            Give("BE_723"),
            Cost("BE_723", 4),
            Stats("BE_723", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BE_723"),
            Force(Entity(TheirHero)),
            Play("EX1_131", Nothing),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("BE_723"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BE_723"),
            Play("CS2_182", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 3),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 1),
            CostNow(Nth(0), 4),
            Now(Nth(0), 4, 4),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Now(Nth(3), 4, 4),
            Now(Nth(4), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Incubate
///
/// `BE_724` · Rogue spell · Shadow · 2 mana
///
/// > Get three 1-Cost Larvae with Combo**s** that trigger a Hero Power from another class.
///
/// State: Todo
//~ todo BE_724 d36ec83c 8c591c80 503b2f4d.039cc28b
#[test]
#[ignore = "todo: BE_724 Incubate"]
fn BE_724_incubate() {
    check(CardClass::Rogue, &[Give("BE_724"), Cost("BE_724", 2), Unwritten]);
}

/// # The Unknowable One
///
/// `BE_725` · Rogue minion · 5 mana · 6/5
///
/// > **Battlecry:** Set the Attack and Health of all **Combo** minions in your hand to 6.
///
/// State: Derived
//~ derived BE_725 738d798a 68789c12 a2af3a36.b4d13f78
#[test]
fn BE_725_the_unknowable_one() {
    check(
        CardClass::Rogue,
        &[
            Give("BE_725"),
            Cost("BE_725", 5),
            Stats("BE_725", 6, 5),
            Give("AT_028"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BE_725", Nothing),
            Now(Nth(1), 6, 6),
            Now(Nth(2), 4, 5),
        ],
    );
}

/// # Unknown Power
///
/// `BE_725e2` · Neutral enchantment
///
/// > Set to 6/6.
///
/// State: Derived
//~ derived BE_725e2 e84674ec d445563b 9d83fd9e.72cdb7b4
#[test]
fn BE_725e2_unknown_power() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "BE_725e2"), Now(My(0), 6, 6)]);
}
