//! Mage cards of United in Stormwind, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file baf8a0d1

/// # Grey Sage Parrot
///
/// `DED_515` · Mage minion · 6 mana · 4/5
///
/// > **Battlecry:** Repeat the last spell you've cast that costs (6) or more.
///
/// State: Derived
//~ derived DED_515 5c55475b 141437b2 52f32e29.d4fe2cc9
#[test]
fn DED_515_grey_sage_parrot() {
    check(
        CardClass::Mage,
        &[
            Give("DED_515"),
            Cost("DED_515", 6),
            Stats("DED_515", 4, 5),
            Friend("TLC_248"),
            Enemy("GVG_044"),
            Enemy("TLC_248"),
            Play("CS2_032", Nothing),
            Crystals(10),
            Play("DED_515", Nothing),
            Now(Nth(3), 14, 18),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DED_515"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_032", Nothing),
            Crystals(10),
            Play("DED_515", Nothing),
            BoardCount(Mine, 2),
        ],
    );
}

/// # Deepwater Evoker
///
/// `DED_516` · Mage minion · 4 mana · 3/4
///
/// > **Battlecry:** Draw a spell. Gain Armor equal to its Cost.
///
/// State: Derived
//~ derived DED_516 71156bad 61e0403c 75d8c41d.3db2cc40
#[test]
fn DED_516_deepwater_evoker() {
    check(
        CardClass::Mage,
        &[
            Give("DED_516"),
            Cost("DED_516", 4),
            Stats("DED_516", 3, 4),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DED_516", Nothing),
            Armor(Mine, 5),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(2), 5),
            In(Nth(2), Zone::Hand),
            TagNow(Nth(2), GameTag::SPELLPOWER, 0),
        ],
    );
}

/// # Arcane Overflow
///
/// `DED_517` · Mage spell · Arcane · 5 mana
///
/// > Deal $8 damage to an enemy minion. Summon a Remnant with stats equal to the excess damage.
///
/// State: Derived
//~ derived DED_517 c71e5242 ba91294c 4200ad51.7bfa5a84
#[test]
fn DED_517_arcane_overflow() {
    check(
        CardClass::Mage,
        &[
            Give("DED_517"),
            Cost("DED_517", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DED_517", On(Nth(2))),
            BoardCount(Mine, 1),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DED_517"),
            Friend("TLC_248"),
            Enemy("AT_020"),
            Play("DED_517", On(Nth(2))),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Arcane Remnant
///
/// `DED_517t` · Mage minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla DED_517t 8afd8e45 7e6641ad b80c53fd
#[test]
fn DED_517t_arcane_remnant() {
    check(
        CardClass::Mage,
        &[
            Give("DED_517t"),
            Cost("DED_517t", 1),
            Stats("DED_517t", 1, 1),
            Play("DED_517t", Nothing),
            In(The("DED_517t"), Zone::Play),
            Now(The("DED_517t"), 1, 1),
        ],
    );
}

/// # Celestial Ink Set
///
/// `SW_001` · Mage weapon · 2 mana · 0/2 durability
///
/// > After you spend 5 Mana on spells, reduce the Cost of a spell in your hand by (5). Lose 1 Durability.
///
/// State: Todo
//~ todo SW_001 10ddc5f1 11b4ab29 43b0353f.1b334e6d
#[test]
#[ignore = "todo: SW_001 Celestial Ink Set"]
fn SW_001_celestial_ink_set() {
    check(CardClass::Mage, &[Give("SW_001"), Cost("SW_001", 2), Stats("SW_001", 0, 2), Unwritten]);
}

/// # Inscription Enchant
///
/// `SW_001e` · Neutral enchantment
///
/// > Your next spell costs (5) less.
///
/// State: Derived
//~ derived SW_001e 5ef64b08 988651ff 381524f5.c5208b6d
#[test]
fn SW_001e_inscription_enchant() {
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "SW_001e"),
            CostNow(Nth(1), 0),
            CostNow(Nth(2), 4),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "SW_001e"),
            Play("GAME_005", Nothing),
            Crystals(10),
            CostNow(Nth(1), 5),
        ],
    );
}

/// # Inscription Discount
///
/// `SW_001e2` · Neutral enchantment
///
/// > Costs (5) less.
///
/// State: Derived
//~ derived SW_001e2 d01341d7 0e92fc2d 741c99f0.133d4794
#[test]
fn SW_001e2_inscription_discount() {
    check(CardClass::Mage, &[Give("CS2_186"), Enchant(Nth(0), "SW_001e2"), CostNow(Nth(0), 2)]);
}

/// # Fire Sale
///
/// `SW_107` · Mage spell · Fire · 4 mana
///
/// > **Tradeable** Deal $3 damage to all minions.
///
/// State: Derived
//~ derived SW_107 8f68d457 add44742 41217043.b2cc52a4
#[test]
fn SW_107_fire_sale() {
    check(
        CardClass::Mage,
        &[
            Give("SW_107"),
            Cost("SW_107", 4),
            Has("SW_107", GameTag::TRADEABLE),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_107", Nothing),
            Now(Nth(1), 4, 2),
            Now(Nth(2), 4, 2),
        ],
    );
}

/// # First Flame
///
/// `SW_108` · Mage spell · Fire · 1 mana
///
/// > Deal $2 damage to a minion. Add a Second Flame to your hand.
///
/// State: Derived
//~ derived SW_108 9e2adb91 f36b14f3 c4222e92.635597f5
#[test]
fn SW_108_first_flame() {
    check(
        CardClass::Mage,
        &[
            Give("SW_108"),
            Cost("SW_108", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_108", On(Nth(2))),
            Is(InHand(0), "SW_108t"),
            CostNow(InHand(0), 1),
            HandCount(Mine, 1),
            Now(Nth(2), 4, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("SW_108"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_108", On(Nth(1))),
            Is(InHand(0), "SW_108t"),
            CostNow(InHand(0), 1),
            HandCount(Mine, 1),
            Now(Nth(1), 4, 3),
        ],
    );
}

/// # Second Flame
///
/// `SW_108t` · Mage spell · Fire · 1 mana
///
/// > Deal $2 damage to a minion.
///
/// State: Derived
//~ derived SW_108t 05b1f3dd 7622a10c ccb5a44a.ad6115a4
#[test]
fn SW_108t_second_flame() {
    check(
        CardClass::Mage,
        &[
            Give("SW_108t"),
            Cost("SW_108t", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_108t", On(Nth(2))),
            Now(Nth(2), 4, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("SW_108t"), Friend("CS2_182"), Enemy("CS2_182"), Play("SW_108t", On(Nth(1))), Now(Nth(1), 4, 3)],
    );
}

/// # Clumsy Courier
///
/// `SW_109` · Mage minion · 7 mana · 4/5
///
/// > **Battlecry:** Cast the highest Cost spell from your hand.
///
/// State: Derived
//~ derived SW_109 fe1e41d7 11217876 2de63261.17ef0c53
#[test]
fn SW_109_clumsy_courier() {
    check(
        CardClass::Mage,
        &[
            Give("SW_109"),
            Cost("SW_109", 7),
            Stats("SW_109", 4, 5),
            Give("CS2_032"),
            Give("GAME_005"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_109", Nothing),
            HandCount(Mine, 2),
            Dead(Nth(1)),
            Dead(Nth(5)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Ignite
///
/// `SW_110` · Mage spell · Fire · 2 mana
///
/// > Deal $@ damage. Shuffle an Ignite into your deck that deals one more damage.
///
/// State: Todo
//~ todo SW_110 32778ffa 8163eec8 6449e2e3.2d3c2f5c
#[test]
#[ignore = "todo: SW_110 Ignite"]
fn SW_110_ignite() {
    check(CardClass::Mage, &[Give("SW_110"), Cost("SW_110", 2), Unwritten]);
}

/// # Sanctum Chandler
///
/// `SW_111` · Mage minion · 5 mana · 4/5
///
/// > After you cast a Fire spell, draw a spell.
///
/// State: Derived
//~ derived SW_111 1eef9234 f7b2ce9a e89e62ef.366aed26
#[test]
fn SW_111_sanctum_chandler() {
    check(
        CardClass::Mage,
        &[
            Give("SW_111"),
            Cost("SW_111", 5),
            Stats("SW_111", 4, 5),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SW_111"),
            Play("CS2_029", On(TheirHero)),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(2), 5),
            In(Nth(2), Zone::Hand),
            TagNow(Nth(2), GameTag::SPELLPOWER, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("SW_111"),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SW_111"),
            Play("GAME_005", Nothing),
            DeckCount(Mine, 22),
        ],
    );
}

/// # Prestor's Pyromancer
///
/// `SW_112` · Mage minion · 2 mana · 2/3
///
/// > **Battlecry:** Your next Fire spell has **Spell Damage +2**.
///
/// State: Todo
//~ todo SW_112 62a801ec d50cd09f 6c81ecbf.f3c5d0db
#[test]
#[ignore = "todo: SW_112 Prestor's Pyromancer"]
fn SW_112_prestors_pyromancer() {
    check(CardClass::Mage, &[Give("SW_112"), Cost("SW_112", 2), Stats("SW_112", 2, 3), Unwritten]);
}

/// # Grand Magus Antonidas
///
/// `SW_113` · Mage minion · 8 mana · 6/6
///
/// > **Battlecry:** If you've cast a Fire spell on each of your last three turns, cast 3 Fireballs at random enemies.@ *(@/3)*
///
/// State: Todo
//~ todo SW_113 78066aa3 6d89bfa7 3f25695c.cb7d5be0
#[test]
#[ignore = "todo: SW_113 Grand Magus Antonidas"]
fn SW_113_grand_magus_antonidas() {
    check(CardClass::Mage, &[Give("SW_113"), Cost("SW_113", 8), Stats("SW_113", 6, 6), Unwritten]);
}

/// # Sorcerer's Gambit
///
/// `SW_450` · Mage spell · 1 mana
///
/// > **Questline:** Cast a Fire, Frost, and Arcane spell. **Reward:** Draw a spell.
///
/// State: Derived
//~ derived SW_450 416bfc29 804bab3c 543d43ff.fe221e39
#[test]
fn SW_450_sorcerers_gambit() {
    check(
        CardClass::Mage,
        &[
            Give("SW_450"),
            Cost("SW_450", 1),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_450", Nothing),
            Play("CS2_029", On(TheirHero)),
            Crystals(10),
            Play("CS2_024", On(TheirHero)),
            Crystals(10),
            Play("CS2_008", On(TheirHero)),
            Crystals(10),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            Dead(Nth(0)),
            CostNow(Nth(2), 5),
            In(Nth(2), Zone::Hand),
            TagNow(Nth(2), GameTag::SPELLPOWER, 0),
            In(The("SW_450t"), Zone::Secret),
        ],
    );
}

/// # Stall for Time
///
/// `SW_450t` · Mage spell · 1 mana
///
/// > **Questline:** Cast a Fire, Frost, and Arcane spell. **Reward: Discover** one.
///
/// State: Todo
//~ todo SW_450t 3c32f6f6 f6d35df4 21c12bbf.081bcbba
#[test]
#[ignore = "todo: SW_450t Stall for Time"]
fn SW_450t_stall_for_time() {
    check(CardClass::Mage, &[Give("SW_450t"), Cost("SW_450t", 1), Unwritten]);
}

/// # Reach the Portal Room
///
/// `SW_450t2` · Mage spell · 1 mana
///
/// > **Questline:** Cast a Fire, Frost, and Arcane spell. **Reward:** Arcanist Dawngrasp.
///
/// State: Derived
//~ derived SW_450t2 9b470060 8a109780 5e4bff5b.66484397
#[test]
fn SW_450t2_reach_the_portal_room() {
    check(
        CardClass::Mage,
        &[
            Give("SW_450t2"),
            Cost("SW_450t2", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_450t2", Nothing),
            Play("CS2_029", On(TheirHero)),
            Crystals(10),
            Play("CS2_024", On(TheirHero)),
            Crystals(10),
            Play("CS2_008", On(TheirHero)),
            Crystals(10),
            Is(InHand(0), "SW_450t4"),
            CostNow(InHand(0), 5),
            Now(InHand(0), 7, 7),
            HandCount(Mine, 1),
            Dead(Nth(0)),
        ],
    );
}

/// # Arcanist Dawngrasp
///
/// `SW_450t4` · Mage minion · 5 mana · 7/7
///
/// > **Battlecry:** For the rest of the game, you have **Spell Damage +3**.
///
/// State: Todo
//~ todo SW_450t4 c00f0200 182d918f 250bc4f7.801cf726
#[test]
#[ignore = "todo: SW_450t4 Arcanist Dawngrasp"]
fn SW_450t4_arcanist_dawngrasp() {
    check(CardClass::Mage, &[Give("SW_450t4"), Cost("SW_450t4", 5), Stats("SW_450t4", 7, 7), Unwritten]);
}

/// # Power of Dawngrasp
///
/// `SW_450t4e` · Mage enchantment
///
/// > **Spell Damage +3**
///
/// State: Derived
//~ derived SW_450t4e cb5d4aa7 404b7e06 7ebd57c8.17bc2583
#[test]
fn SW_450t4e_power_of_dawngrasp() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "SW_450t4e"), TagNow(My(0), GameTag::SPELLPOWER, 3)]);
}

/// # Hot Streak
///
/// `SW_462` · Mage spell · Fire · 0 mana
///
/// > Your next Fire spell this turn costs (2) less.
///
/// State: Derived
//~ derived SW_462 7426f534 dbc3d0e6 d34e2df5.43aa64e2
#[test]
fn SW_462_hot_streak() {
    check(
        CardClass::Mage,
        &[
            Give("SW_462"),
            Cost("SW_462", 0),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_462", Nothing),
            CostNow(Nth(1), 3),
        ],
    );
}

/// # Hot Streak
///
/// `SW_462e` · Mage enchantment
///
/// > The next Fire spell you play costs (2) less.
///
/// State: Derived
//~ derived SW_462e 2d5d30d0 9c43ec79 11194d84.0dea4786
#[test]
fn SW_462e_hot_streak() {
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "SW_462e"),
            CostNow(Nth(1), 3),
            CostNow(Nth(2), 4),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "SW_462e"),
            Play("CS2_029", On(TheirHero)),
            Crystals(10),
            CostNow(Nth(1), 5),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "SW_462e"),
            EndTurn,
            CostNow(Nth(1), 5),
        ],
    );
}
