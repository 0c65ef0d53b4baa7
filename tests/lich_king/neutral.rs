//! Neutral cards of March of the Lich King, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6d923917

/// Thaddius, Monstrosity · Minion · Undead · 10 mana · 11/11 · **Taunt**. Your odd-Cost cards cost (2) less. *(Swaps polarity each turn*!)@**Taunt**. Your even-Cost cards cost (2) less. *(Swaps polarity each turn!)*
//~ todo NX2_033 6930fb1f 3417efd6 -
#[test]
#[ignore = "todo: Thaddius, Monstrosity"]
fn NX2_033_thaddius_monstrosity() {
    unwritten("NX2_033");
}

/// Rivendare, Warrider · Minion · Undead · 6 mana · 6/6 · **Deathrattle:** Shuffle the other 3 Horsemen into your deck.
//~ todo NX2_034 1c92625a ed06a075 -
#[test]
#[ignore = "todo: Rivendare, Warrider"]
fn NX2_034_rivendare_warrider() {
    unwritten("NX2_034");
}

/// Blaumeux, Faminerider · Minion · Undead · 6 mana · 6/6 · **Lifesteal Deathrattle:** If you had all four Horsemen die this game, destroy the enemy hero.
//~ todo NX2_034t ccc9657c 4f19040c -
#[test]
#[ignore = "todo: Blaumeux, Faminerider"]
fn NX2_034t_blaumeux_faminerider() {
    unwritten("NX2_034t");
}

/// Korth'azz, Deathrider · Minion · Undead · 6 mana · 6/6 · **Rush Deathrattle:** If you had all four Horsemen die this game, destroy the enemy hero.
//~ todo NX2_034t1 ec29e6c0 7b882d3c -
#[test]
#[ignore = "todo: Korth'azz, Deathrider"]
fn NX2_034t1_korthazz_deathrider() {
    unwritten("NX2_034t1");
}

/// Zeliek, Conquestrider · Minion · Undead · 6 mana · 6/6 · **Taunt Deathrattle:** If you had all four Horsemen die this game, destroy the enemy hero.
//~ todo NX2_034t2 13411bb5 14aea8d7 -
#[test]
#[ignore = "todo: Zeliek, Conquestrider"]
fn NX2_034t2_zeliek_conquestrider() {
    unwritten("NX2_034t2");
}

/// Mistake · Minion · All · 1 mana · 1/3 · *This has all minion types*.
//~ todo NX2_050 8f98b053 f8b4cf11 -
#[test]
#[ignore = "todo: Mistake"]
fn NX2_050_mistake() {
    unwritten("NX2_050");
}

/// Incorporeal Corporal · Minion · Undead · 2 mana · 5/5 · After this minion attacks, destroy it.
//~ todo RLK_117 f3fa98f2 904fb87a -
#[test]
#[ignore = "todo: Incorporeal Corporal"]
fn RLK_117_incorporeal_corporal() {
    unwritten("RLK_117");
}

/// Silvermoon Arcanist · Minion · 3 mana · 2/2 · **Spell Damage +2 Battlecry:** Your spells can’t target heroes this turn.
//~ todo RLK_218 8353a178 866b1c6f -
#[test]
#[ignore = "todo: Silvermoon Arcanist"]
fn RLK_218_silvermoon_arcanist() {
    unwritten("RLK_218");
}

/// Crystal Broker · Minion · 3 mana · 3/2 · **Manathirst (5):** Summon a random 3-Cost minion. **Manathirst (10):** Summon an 8-Cost minion instead.
//~ todo RLK_221 bd9046a6 8369e493 -
#[test]
#[ignore = "todo: Crystal Broker"]
fn RLK_221_crystal_broker() {
    unwritten("RLK_221");
}

/// Astalor, the Protector · Minion · 5 mana · 5/5 · **Battlecry:** Add Astalor, the Flamebringer to your hand. **Manathirst (@):** Gain 5 Armor.
//~ todo RLK_222t1 720e6b78 e702d559 -
#[test]
#[ignore = "todo: Astalor, the Protector"]
fn RLK_222t1_astalor_the_protector() {
    unwritten("RLK_222t1");
}

/// Astalor, the Flamebringer · Minion · 8 mana · 8/8 · **Battlecry:** Deal 7 damage randomly split between all enemies. **Manathirst (10):** Deal 14 instead.
//~ todo RLK_222t2 b80a456b 6fbf1153 -
#[test]
#[ignore = "todo: Astalor, the Flamebringer"]
fn RLK_222t2_astalor_the_flamebringer() {
    unwritten("RLK_222t2");
}

/// Bonelord Frostwhisper · Minion · Undead · 6 mana · 6/6 · **Deathrattle:** For the rest of the game, your first card each turn costs (0). You die in 3 turns.
//~ todo RLK_591 cce96bd1 40b6bb2e -
#[test]
#[ignore = "todo: Bonelord Frostwhisper"]
fn RLK_591_bonelord_frostwhisper() {
    unwritten("RLK_591");
}

/// Sanctum Spellbender · Minion · 4 mana · 3/6 · Whenever your opponent targets another minion with a spell, redirect it to this.
//~ todo RLK_677 7806b7c1 0118d9c5 -
#[test]
#[ignore = "todo: Sanctum Spellbender"]
fn RLK_677_sanctum_spellbender() {
    unwritten("RLK_677");
}

/// Plaguespreader · Minion · Undead · 4 mana · 4/4 · **Deathrattle:** Transform a random minion in your opponent's hand into a Plaguespreader.
//~ todo RLK_831 5dfd514e 1fddb2b8 -
#[test]
#[ignore = "todo: Plaguespreader"]
fn RLK_831_plaguespreader() {
    unwritten("RLK_831");
}

/// Translocation Instructor · Minion · 5 mana · 4/4 · **Battlecry:** Choose an enemy minion. Swap it with a random one in their deck.
//~ done RLK_950 - 05f8f02f -
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

/// Coroner · Minion · 2 mana · 2/2 · **Battlecry: Freeze** an enemy minion. **Manathirst (6): Silence** it first.
//~ todo RLK_951 b794e296 8e82faf5 -
#[test]
#[ignore = "todo: Coroner"]
fn RLK_951_coroner() {
    unwritten("RLK_951");
}

/// Silvermoon Armorer · Minion · 4 mana · 4/4 · **Rush Manathirst (@):** Gain +2/+2.
//~ done RLK_955 - 4076b797 -
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
