//! Neutral cards of March of the Lich King, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6d923917

/// `NX2_033` · Neutral minion · 10 mana · 11/11
/// > **Taunt**. Your odd-Cost cards cost (2) less. *(Swaps polarity each turn!)*@**Taunt**. Your even-Cost cards cost (2) less. *(Swaps polarity each turn!)*
///
/// State: Todo
//~ todo NX2_033 d54b004e 6930fb1f 3af36d6a.2c68e7da
#[test]
#[ignore = "todo: Thaddius, Monstrosity"]
fn NX2_033_thaddius_monstrosity() {
    unwritten("NX2_033");
}

/// `NX2_034` · Neutral minion · 6 mana · 6/6
/// > **Deathrattle:** Shuffle the other 3 Horsemen into your deck.
///
/// State: Todo
//~ todo NX2_034 90d16f1b 1c92625a f517eefd.72962dfe
#[test]
#[ignore = "todo: Rivendare, Warrider"]
fn NX2_034_rivendare_warrider() {
    unwritten("NX2_034");
}

/// `NX2_034t` · Neutral minion · 6 mana · 6/6
/// > **Lifesteal Deathrattle:** If you had all four Horsemen die this game, destroy the enemy hero.
///
/// State: Todo
//~ todo NX2_034t 3777ab95 ccc9657c e1a5d8bc.464bf873
#[test]
#[ignore = "todo: Blaumeux, Faminerider"]
fn NX2_034t_blaumeux_faminerider() {
    unwritten("NX2_034t");
}

/// `NX2_034t1` · Neutral minion · 6 mana · 6/6
/// > **Rush Deathrattle:** If you had all four Horsemen die this game, destroy the enemy hero.
///
/// State: Todo
//~ todo NX2_034t1 f5cf91ef ec29e6c0 85d951ec.6b40a996
#[test]
#[ignore = "todo: Korth'azz, Deathrider"]
fn NX2_034t1_korthazz_deathrider() {
    unwritten("NX2_034t1");
}

/// `NX2_034t2` · Neutral minion · 6 mana · 6/6
/// > **Taunt Deathrattle:** If you had all four Horsemen die this game, destroy the enemy hero.
///
/// State: Todo
//~ todo NX2_034t2 000dbc73 13411bb5 dd9d27d7.11e8d592
#[test]
#[ignore = "todo: Zeliek, Conquestrider"]
fn NX2_034t2_zeliek_conquestrider() {
    unwritten("NX2_034t2");
}

/// `NX2_050` · Neutral minion · 1 mana · 1/3
/// > *This has all minion types*.
///
/// State: Todo
//~ todo NX2_050 a6dfdd49 8f98b053 c162b483.290679a2
#[test]
#[ignore = "todo: Mistake"]
fn NX2_050_mistake() {
    unwritten("NX2_050");
}

/// `RLK_117` · Neutral minion · 2 mana · 5/5
/// > After this minion attacks, destroy it.
///
/// State: Todo
//~ todo RLK_117 3e310823 f3fa98f2 f13079f3.b17f3b98
#[test]
#[ignore = "todo: Incorporeal Corporal"]
fn RLK_117_incorporeal_corporal() {
    unwritten("RLK_117");
}

/// `RLK_218` · Neutral minion · 3 mana · 2/2
/// > **Spell Damage +2 Battlecry:** Your spells can’t target heroes this turn.
///
/// State: Todo
//~ todo RLK_218 1a90d121 8353a178 a623538c.e6693d82
#[test]
#[ignore = "todo: Silvermoon Arcanist"]
fn RLK_218_silvermoon_arcanist() {
    unwritten("RLK_218");
}

/// `RLK_221` · Neutral minion · 3 mana · 3/2
/// > **Manathirst (5):** Summon a random 3-Cost minion. **Manathirst (10):** Summon an 8-Cost minion instead.
///
/// State: Todo
//~ todo RLK_221 76325731 bd9046a6 188f7da3.c93e9d25
#[test]
#[ignore = "todo: Crystal Broker"]
fn RLK_221_crystal_broker() {
    unwritten("RLK_221");
}

/// `RLK_222t1` · Neutral minion · 5 mana · 5/5
/// > **Battlecry:** Add Astalor, the Flamebringer to your hand. **Manathirst (@):** Gain 5 Armor.
///
/// State: Todo
//~ todo RLK_222t1 c05ca688 720e6b78 f87a6622.b1c7d176
#[test]
#[ignore = "todo: Astalor, the Protector"]
fn RLK_222t1_astalor_the_protector() {
    unwritten("RLK_222t1");
}

/// `RLK_222t2` · Neutral minion · 8 mana · 8/8
/// > **Battlecry:** Deal 7 damage randomly split between all enemies. **Manathirst (10):** Deal 14 instead.
///
/// State: Todo
//~ todo RLK_222t2 aef4edfb b80a456b 07e5c9ac.f3c463e5
#[test]
#[ignore = "todo: Astalor, the Flamebringer"]
fn RLK_222t2_astalor_the_flamebringer() {
    unwritten("RLK_222t2");
}

/// `RLK_591` · Neutral minion · 6 mana · 6/6
/// > **Deathrattle:** For the rest of the game, your first card each turn costs (0). You die in 3 turns.
///
/// State: Todo
//~ todo RLK_591 86522347 cce96bd1 17bf9168.75fb738f
#[test]
#[ignore = "todo: Bonelord Frostwhisper"]
fn RLK_591_bonelord_frostwhisper() {
    unwritten("RLK_591");
}

/// `RLK_677` · Neutral minion · 4 mana · 3/6
/// > Whenever your opponent targets another minion with a spell, redirect it to this.
///
/// State: Todo
//~ todo RLK_677 feac191d 7806b7c1 8e800adf.a5985af2
#[test]
#[ignore = "todo: Sanctum Spellbender"]
fn RLK_677_sanctum_spellbender() {
    unwritten("RLK_677");
}

/// `RLK_831` · Neutral minion · 4 mana · 4/4
/// > **Deathrattle:** Transform a random minion in your opponent's hand into a Plaguespreader.
///
/// State: Todo
//~ todo RLK_831 b140927f 5dfd514e c467c9f6.8b2b5ad5
#[test]
#[ignore = "todo: Plaguespreader"]
fn RLK_831_plaguespreader() {
    unwritten("RLK_831");
}

/// `RLK_950` · Neutral minion · 5 mana · 4/4
/// > **Battlecry:** Choose an enemy minion. Swap it with a random one in their deck.
///
/// State: Done
//~ done RLK_950 cdd3f37e - 42b5d1f5.eb894459
#[test]
fn RLK_950_translocation_instructor() {
    check(
        CardClass::Mage,
        &[
            Give("RLK_950"),
            Cost("RLK_950", 5),
            Stats("RLK_950", 4, 4),
            EmptyDeck(Theirs),
            OnTheirTop("CS2_200"),
            OnTheirTop("CS2_029"),
            Enemy("CS2_182"),
            Enemy("CS2_231"),
            Play("RLK_950", On(Nth(3))),
            BoardCount(Theirs, 2),
            Is(Their(0), "CS2_200"),
            In(Nth(3), Zone::Deck),
            In(Nth(1), Zone::Play),
            DeckCount(Theirs, 2),
            BoardCount(Mine, 1),
        ],
    );
}

/// `RLK_951` · Neutral minion · 2 mana · 2/2
/// > **Battlecry: Freeze** an enemy minion. **Manathirst (6): Silence** it first.
///
/// State: Todo
//~ todo RLK_951 ad4b1cb2 b794e296 0f454773.7c659f2c
#[test]
#[ignore = "todo: Coroner"]
fn RLK_951_coroner() {
    unwritten("RLK_951");
}

/// `RLK_955` · Neutral minion · 4 mana · 4/4
/// > **Rush Manathirst (@):** Gain +2/+2.
///
/// State: Done
//~ done RLK_955 be2bf9be - bb3d2236.748c7d3d
#[test]
fn RLK_955_silvermoon_armorer() {
    check(
        CardClass::Mage,
        &[
            Give("RLK_955"),
            Cost("RLK_955", 4),
            Stats("RLK_955", 4, 4),
            Has("RLK_955", GameTag::RUSH),
            Play("RLK_955", Nothing),
            Now(My(0), 6, 6),
        ],
    );
    check(CardClass::Mage, &[Crystals(6), Play("RLK_955", Nothing), Now(My(0), 4, 4)]);
}
