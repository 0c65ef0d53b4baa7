//! Mage cards of Madness at the Darkmoon Faire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Confection Cyclone
///
/// `DMF_100` · Mage minion · 2 mana · 3/2
///
/// > **Battlecry:** Add two 1/2 Sugar Elementals to your hand.
///
/// State: Todo
//~ DMF_100 todo 1bb47631 274c1e49
#[test]
#[ignore = "todo: DMF_100 Confection Cyclone"]
fn DMF_100_confection_cyclone() {
    check(CardClass::Mage, &[Give("DMF_100"), Cost("DMF_100", 2), Stats("DMF_100", 3, 2), Unwritten]);
}

/// # Sugar Elemental
///
/// `DMF_100t` · Mage minion · 1 mana · 1/2
///
/// State: Vanilla
//~ DMF_100t vanilla f7fae842 da763471
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
/// State: Todo
//~ DMF_101 todo a04c0052 c17d990e
#[test]
#[ignore = "todo: DMF_101 Firework Elemental"]
fn DMF_101_firework_elemental() {
    check(CardClass::Mage, &[Give("DMF_101"), Cost("DMF_101", 5), Stats("DMF_101", 3, 5), Unwritten]);
}

/// # Firework Elemental
///
/// `DMF_101t` · Mage minion · 5 mana · 3/5
///
/// > **Corrupted Battlecry:** Deal 12 damage to a minion.
///
/// State: Todo
//~ DMF_101t todo fdad2039 0d2d7074
#[test]
#[ignore = "todo: DMF_101t Firework Elemental"]
fn DMF_101t_firework_elemental() {
    check(CardClass::Mage, &[Give("DMF_101t"), Cost("DMF_101t", 5), Stats("DMF_101t", 3, 5), Unwritten]);
}

/// # Game Master
///
/// `DMF_102` · Mage minion · 2 mana · 2/3
///
/// > The first **Secret** you play each turn costs (1).
///
/// State: Todo
//~ DMF_102 todo d0fb840a 884dd9fb
#[test]
#[ignore = "todo: DMF_102 Game Master"]
fn DMF_102_game_master() {
    check(CardClass::Mage, &[Give("DMF_102"), Cost("DMF_102", 2), Stats("DMF_102", 2, 3), Unwritten]);
}

/// # Mask of C'Thun
///
/// `DMF_103` · Mage spell · Shadow · 7 mana
///
/// > Deal $10 damage randomly split among all enemies.
///
/// State: Todo
//~ DMF_103 todo f58500ed 4fbb5478
#[test]
#[ignore = "todo: DMF_103 Mask of C'Thun"]
fn DMF_103_mask_of_c_thun() {
    check(CardClass::Mage, &[Give("DMF_103"), Cost("DMF_103", 7), Unwritten]);
}

/// # Grand Finale
///
/// `DMF_104` · Mage spell · Fire · 8 mana
///
/// > Summon an 8/8 Elemental. Repeat for each Elemental you played last turn.
///
/// State: Todo
//~ DMF_104 todo 0d64939b 1db0b49b
#[test]
#[ignore = "todo: DMF_104 Grand Finale"]
fn DMF_104_grand_finale() {
    check(CardClass::Mage, &[Give("DMF_104"), Cost("DMF_104", 8), Unwritten]);
}

/// # Exploding Sparkler
///
/// `DMF_104t` · Mage minion · 8 mana · 8/8
///
/// State: Vanilla
//~ DMF_104t vanilla 9e17283e c1d3a0c6
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
/// State: Todo
//~ DMF_105 todo d14004c2 d57a23c2
#[test]
#[ignore = "todo: DMF_105 Ring Toss"]
fn DMF_105_ring_toss() {
    check(CardClass::Mage, &[Give("DMF_105"), Cost("DMF_105", 4), Unwritten]);
}

/// # Ring Toss
///
/// `DMF_105t` · Mage spell · 4 mana
///
/// > **Corrupted Discover** 2 **Secrets** and cast them.
///
/// State: Todo
//~ DMF_105t todo e1fdb2d4 50b3dee8
#[test]
#[ignore = "todo: DMF_105t Ring Toss"]
fn DMF_105t_ring_toss() {
    check(CardClass::Mage, &[Give("DMF_105t"), Cost("DMF_105t", 4), Unwritten]);
}

/// # Occult Conjurer
///
/// `DMF_106` · Mage minion · 4 mana · 4/4
///
/// > **Battlecry:** If you control a **Secret**, summon a copy of this.
///
/// State: Todo
//~ DMF_106 todo bfb337a1 8c65f337
#[test]
#[ignore = "todo: DMF_106 Occult Conjurer"]
fn DMF_106_occult_conjurer() {
    check(CardClass::Mage, &[Give("DMF_106"), Cost("DMF_106", 4), Stats("DMF_106", 4, 4), Unwritten]);
}

/// # Rigged Faire Game
///
/// `DMF_107` · Mage spell · 3 mana
///
/// > **Secret:** If you didn't take any damage during your opponent's turn, draw 3 cards.
///
/// State: Todo
//~ DMF_107 todo 4e5c548d a52e5473
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
//~ DMF_108 todo da3a6f5f f69f2cac
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
//~ DMF_109 todo df8d93b1 222fe0f9
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
//~ YOP_018 todo 59c95005 7b867f3f
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
/// State: Todo
//~ YOP_019 todo e4cca301 07eade05
#[test]
#[ignore = "todo: YOP_019 Conjure Mana Biscuit"]
fn YOP_019_conjure_mana_biscuit() {
    check(CardClass::Mage, &[Give("YOP_019"), Cost("YOP_019", 2), Unwritten]);
}

/// # Mana Biscuit
///
/// `YOP_019t` · Mage spell · 0 mana
///
/// > Refresh 2 Mana Crystals.
///
/// State: Todo
//~ YOP_019t todo a18d4aad bb4e3641
#[test]
#[ignore = "todo: YOP_019t Mana Biscuit"]
fn YOP_019t_mana_biscuit() {
    check(CardClass::Mage, &[Give("YOP_019t"), Cost("YOP_019t", 0), Unwritten]);
}

/// # Glacier Racer
///
/// `YOP_020` · Mage minion · 1 mana · 1/3
///
/// > **Spellburst**: Deal 3 damage to all **Frozen** enemies.
///
/// State: Todo
//~ YOP_020 todo 57b3f636 cd7bed2e
#[test]
#[ignore = "todo: YOP_020 Glacier Racer"]
fn YOP_020_glacier_racer() {
    check(CardClass::Mage, &[Give("YOP_020"), Cost("YOP_020", 1), Stats("YOP_020", 1, 3), Unwritten]);
}

/// # Imprisoned Phoenix
///
/// `YOP_021` · Multi-class minion · 2 mana · 2/3
///
/// > **Dormant** for 2 turns. **Spell Damage +2**
///
/// State: Todo
//~ YOP_021 todo f05d1e8d c07c8b66
#[test]
#[ignore = "todo: YOP_021 Imprisoned Phoenix"]
fn YOP_021_imprisoned_phoenix() {
    check(
        CardClass::Mage,
        &[Give("YOP_021"), Cost("YOP_021", 2), Stats("YOP_021", 2, 3), Has("YOP_021", GameTag::SPELLPOWER), Unwritten],
    );
}
