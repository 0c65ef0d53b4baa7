//! Mage cards of Madness at the Darkmoon Faire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b024180c

/// # Confection Cyclone
///
/// `DMF_100` · Mage minion · 2 mana · 3/2
///
/// > **Battlecry:** Add two 1/2 Sugar Elementals to your hand.
///
/// State: Derived
//~ derived DMF_100 f75c35a5 c632874f fa0c4fbb.188369e8
#[test]
fn DMF_100_confection_cyclone() {
    check(
        CardClass::Mage,
        &[
            Give("DMF_100"),
            Cost("DMF_100", 2),
            Stats("DMF_100", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_100", Nothing),
            Is(InHand(0), "DMF_100t"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 1, 2),
            Is(InHand(1), "DMF_100t"),
            CostNow(InHand(1), 1),
            Now(InHand(1), 1, 2),
            HandCount(Mine, 2),
        ],
    );
}

/// # Sugar Elemental
///
/// `DMF_100t` · Mage minion · 1 mana · 1/2
///
/// State: Vanilla
//~ vanilla DMF_100t 0cc27b39 756c083d 502ee4aa
#[test]
fn DMF_100t_sugar_elemental() {
    check(
        CardClass::Mage,
        &[
            Give("DMF_100t"),
            Cost("DMF_100t", 1),
            Stats("DMF_100t", 1, 2),
            Play("DMF_100t", Nothing),
            In(The("DMF_100t"), Zone::Play),
            Now(The("DMF_100t"), 1, 2),
        ],
    );
}

/// # Firework Elemental
///
/// `DMF_101` · Mage minion · 5 mana · 3/5
///
/// > **Battlecry:** Deal 3 damage to a minion. **Corrupt:** Deal 12 instead.
///
/// State: Derived
//~ derived DMF_101 95e44a88 188e3f80 44820867.6050b1ed
#[test]
fn DMF_101_firework_elemental() {
    check(
        CardClass::Mage,
        &[
            Give("DMF_101"),
            Cost("DMF_101", 5),
            Stats("DMF_101", 3, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_101", On(Nth(2))),
            Now(Nth(2), 4, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("DMF_101"), Friend("CS2_182"), Enemy("CS2_182"), Play("DMF_101", On(Nth(1))), Now(Nth(1), 4, 2)],
    );
}

/// # Firework Elemental
///
/// `DMF_101t` · Mage minion · 5 mana · 3/5
///
/// > **Corrupted Battlecry:** Deal 12 damage to a minion.
///
/// State: Derived
//~ derived DMF_101t dae4fb11 184a063d 284e6840.8bdce78c
#[test]
fn DMF_101t_firework_elemental() {
    check(
        CardClass::Mage,
        &[
            Give("DMF_101t"),
            Cost("DMF_101t", 5),
            Stats("DMF_101t", 3, 5),
            Has("DMF_101t", GameTag::CORRUPTED_CARD),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_101t", On(Nth(2))),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DMF_101t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_101t", On(Nth(1))),
            BoardCount(Mine, 1),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("DMF_101t"), Friend("TLC_248"), Enemy("CS2_120"), Play("DMF_101t", On(Nth(1))), Now(Nth(1), 14, 16)],
    );
}

/// # Game Master
///
/// `DMF_102` · Mage minion · 2 mana · 2/3
///
/// > The first **Secret** you play each turn costs (1).
///
/// State: Derived
//~ derived DMF_102 1f9cddce 55c2d04a a3495216.55ec4965
#[test]
fn DMF_102_game_master() {
    check(
        CardClass::Mage,
        &[
            Give("DMF_102"),
            Cost("DMF_102", 2),
            Stats("DMF_102", 2, 3),
            Give("AT_002"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DMF_102"),
            CostNow(Nth(0), 2),
            CostNow(Nth(1), 1),
        ],
    );
}

/// # Special Discount
///
/// `DMF_102e` · Neutral enchantment
///
/// > Costs (1).
///
/// State: Derived
//~ derived DMF_102e 01c721a6 db10d0aa 12289789.53ed184d
#[test]
fn DMF_102e_special_discount() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "DMF_102e"), CostNow(Nth(0), 1)]);
}

/// # Mask of C'Thun
///
/// `DMF_103` · Mage spell · Shadow · 7 mana
///
/// > Deal $10 damage randomly split among all enemies.
///
/// State: Derived
//~ derived DMF_103 88e13c9c 44d1b457 25536871.cba99fe8
#[test]
fn DMF_103_mask_of_c_thun() {
    check(
        CardClass::Mage,
        &[
            Give("DMF_103"),
            Cost("DMF_103", 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Play("DMF_103", Nothing),
            Dead(Nth(2)),
            Now(TheirHero, 0, 25),
            BoardCount(Theirs, 0),
            Damage(TheirHero, 5),
        ],
    );
}

/// # Grand Finale
///
/// `DMF_104` · Mage spell · Fire · 8 mana
///
/// > Summon an 8/8 Elemental. Repeat for each Elemental you played last turn.
///
/// State: Derived
//~ derived DMF_104 5abb3015 c4a28570 f637059b.cd98a85e
#[test]
fn DMF_104_grand_finale() {
    check(
        CardClass::Mage,
        &[
            Give("DMF_104"),
            Cost("DMF_104", 8),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_118", Nothing),
            EndTurn,
            EndTurn,
            Crystals(10),
            Play("DMF_104", Nothing),
            BoardCount(Mine, 4),
            In(The("DMF_104t"), Zone::Play),
            Now(The("DMF_104t"), 8, 8),
        ],
    );
}

/// # Exploding Sparkler
///
/// `DMF_104t` · Mage minion · 8 mana · 8/8
///
/// State: Vanilla
//~ vanilla DMF_104t 8b38b197 6f65aa61 a407e32a
#[test]
fn DMF_104t_exploding_sparkler() {
    check(
        CardClass::Mage,
        &[
            Give("DMF_104t"),
            Cost("DMF_104t", 8),
            Stats("DMF_104t", 8, 8),
            Play("DMF_104t", Nothing),
            In(The("DMF_104t"), Zone::Play),
            Now(The("DMF_104t"), 8, 8),
        ],
    );
}

/// # Ring Toss
///
/// `DMF_105` · Mage spell · 4 mana
///
/// > **Discover** a **Secret** and cast it. **Corrupt: Discover** 2 instead.
///
/// State: Derived
//~ derived DMF_105 d988ca18 d42c4769 783d122f.3ff7b12b
#[test]
fn DMF_105_ring_toss() {
    check(
        CardClass::Mage,
        &[
            Give("DMF_105"),
            Cost("DMF_105", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_002")),
            Play("DMF_105", Nothing),
            ChooseCard("AT_002"),
            In(The("AT_002"), Zone::Secret),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DMF_105"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_001")),
            Play("DMF_105", Nothing),
            Choose(0),
        ],
    );
}

/// # Ring Toss
///
/// `DMF_105t` · Mage spell · 4 mana
///
/// > **Corrupted Discover** 2 **Secrets** and cast them.
///
/// State: Todo
//~ todo DMF_105t d953b40e 9f2e98fa a9f8a46d.5eac5b99
#[test]
#[ignore = "todo: DMF_105t Ring Toss"]
fn DMF_105t_ring_toss() {
    check(
        CardClass::Mage,
        &[Give("DMF_105t"), Cost("DMF_105t", 4), Has("DMF_105t", GameTag::CORRUPTED_CARD), Unwritten],
    );
}

/// # Occult Conjurer
///
/// `DMF_106` · Mage minion · 4 mana · 4/4
///
/// > **Battlecry:** If you control a **Secret**, summon a copy of this.
///
/// State: Derived
//~ derived DMF_106 8f4b854f d928fb1f acb8ea26.6a2318f8
#[test]
fn DMF_106_occult_conjurer() {
    check(
        CardClass::Mage,
        &[
            Give("DMF_106"),
            Cost("DMF_106", 4),
            Stats("DMF_106", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("EX1_289"),
            Play("DMF_106", Nothing),
            BoardCount(Mine, 3),
            In(The("DMF_106"), Zone::Play),
            Now(The("DMF_106"), 4, 4),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("DMF_106"), Friend("CS2_182"), Enemy("CS2_182"), Play("DMF_106", Nothing), BoardCount(Mine, 2)],
    );
}

/// # Rigged Faire Game
///
/// `DMF_107` · Mage spell · 3 mana
///
/// > **Secret:** If you didn't take any damage during your opponent's turn, draw 3 cards.
///
/// State: Todo
//~ todo DMF_107 9fb0df69 55c63a4e a5ef8c2e.55b7cdd3
#[test]
#[ignore = "todo: DMF_107 Rigged Faire Game"]
fn DMF_107_rigged_faire_game() {
    check(CardClass::Mage, &[Give("DMF_107"), Cost("DMF_107", 3), Unwritten]);
}

/// # Deck of Lunacy
///
/// `DMF_108` · Mage spell · 2 mana
///
/// > Transform spells in your deck into ones that cost (3) more. *(They keep their original Cost.)*
///
/// State: Todo
//~ todo DMF_108 b3739308 c0dae533 01ae4398.670a3db2
#[test]
#[ignore = "todo: DMF_108 Deck of Lunacy"]
fn DMF_108_deck_of_lunacy() {
    check(CardClass::Mage, &[Give("DMF_108"), Cost("DMF_108", 2), Unwritten]);
}

/// # Sayge, Seer of Darkmoon
///
/// `DMF_109` · Mage minion · 6 mana · 5/5
///
/// > **Battlecry:** Draw @ \|4(card, cards). *(Upgraded for each friendly **Secret** that has triggered this game!)*
///
/// State: Todo
//~ todo DMF_109 ecf55bcc 873047cf 49389ad1.d6caa923
#[test]
#[ignore = "todo: DMF_109 Sayge, Seer of Darkmoon"]
fn DMF_109_sayge_seer_of_darkmoon() {
    check(CardClass::Mage, &[Give("DMF_109"), Cost("DMF_109", 6), Stats("DMF_109", 5, 5), Unwritten]);
}

/// # Keywarden Ivory
///
/// `YOP_018` · Multi-class minion · 5 mana · 4/5
///
/// > **Battlecry: Discover** a Dual Class spell from any class. Spellburst**:** Get another copy.
///
/// State: Todo
//~ todo YOP_018 14820c44 2c84ff85 4eed46ab.709f3c15
#[test]
#[ignore = "todo: YOP_018 Keywarden Ivory"]
fn YOP_018_keywarden_ivory() {
    check(CardClass::Mage, &[Give("YOP_018"), Cost("YOP_018", 5), Stats("YOP_018", 4, 5), Unwritten]);
}

/// # Conjure Mana Biscuit
///
/// `YOP_019` · Mage spell · Arcane · 2 mana
///
/// > Add a Biscuit to your hand that refreshes 2 Mana Crystals.
///
/// State: Derived
//~ derived YOP_019 72803b51 c20a3330 9cab4047.2413f7c4
#[test]
fn YOP_019_conjure_mana_biscuit() {
    check(
        CardClass::Mage,
        &[
            Give("YOP_019"),
            Cost("YOP_019", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("YOP_019", Nothing),
            Is(InHand(0), "YOP_019t"),
            CostNow(InHand(0), 0),
            HandCount(Mine, 1),
        ],
    );
}

/// # Mana Biscuit
///
/// `YOP_019t` · Mage spell · 0 mana
///
/// > Refresh 2 Mana Crystals.
///
/// State: Derived
//~ derived YOP_019t 6ef5e8a7 a64aa56b 29704b06.a0aee92c
#[test]
fn YOP_019t_mana_biscuit() {
    check(
        CardClass::Mage,
        &[
            Give("YOP_019t"),
            Cost("YOP_019t", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(10),
            Play("CS2_182", Nothing),
            Play("YOP_019t", Nothing),
            Mana(8),
        ],
    );
}

/// # Glacier Racer
///
/// `YOP_020` · Mage minion · 1 mana · 1/3
///
/// > **Spellburst**: Deal 3 damage to all **Frozen** enemies.
///
/// State: Derived
//~ derived YOP_020 d2783979 d87bfd5f 6ca3fd1a.85bcd202
#[test]
fn YOP_020_glacier_racer() {
    check(
        CardClass::Mage,
        &[
            Give("YOP_020"),
            Cost("YOP_020", 1),
            Stats("YOP_020", 1, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("YOP_020"),
            Play("CS2_026", Nothing),
            Crystals(10),
            Play("GAME_005", Nothing),
            Now(Nth(2), 4, 2),
            Now(TheirHero, 0, 30),
        ],
    );
}

/// # Imprisoned Phoenix
///
/// `YOP_021` · Multi-class minion · 2 mana · 2/3
///
/// > **Dormant** for 2 turns. **Spell Damage +2**
///
/// State: Todo
//~ todo YOP_021 48f78a78 ac2348e3 03812eee.9ae35ff8
#[test]
#[ignore = "todo: YOP_021 Imprisoned Phoenix"]
fn YOP_021_imprisoned_phoenix() {
    check(
        CardClass::Mage,
        &[Give("YOP_021"), Cost("YOP_021", 2), Stats("YOP_021", 2, 3), Has("YOP_021", GameTag::SPELLPOWER), Unwritten],
    );
}
