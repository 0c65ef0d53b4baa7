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
//~ done NX2_034 - ed06a075 -
#[test]
#[rustfmt::skip]
fn NX2_034_rivendare_warrider() {
    check(CardClass::Mage, &[
        EmptyDeck(Mine), Friend("NX2_034"), Kill(My(0)), DeckCount(Mine, 3), In(The("NX2_034t"), Zone::Deck),
        In(The("NX2_034t1"), Zone::Deck), In(The("NX2_034t2"), Zone::Deck), DeckCount(Theirs, 20),
    ]);
}

/// Blaumeux, Faminerider · Minion · Undead · 6 mana · 6/6 · **Lifesteal Deathrattle:** If you had all four Horsemen die this game, destroy the enemy hero.
//~ done NX2_034t - 4f19040c -
#[test]
#[rustfmt::skip]
fn NX2_034t_blaumeux_faminerider() {
    check(CardClass::Mage, &[
        Friend("NX2_034"), Friend("NX2_034t1"), Friend("NX2_034t2"), Friend("NX2_034t"), Kill(Nth(3)),
        Play("GAME_005", Nothing), Kill(Nth(1)), Play("GAME_005", Nothing), Kill(Nth(0)), Play("GAME_005", Nothing),
        Kill(Nth(2)), Won(Mine),
    ]);
    check(CardClass::Mage, &[
        Friend("NX2_034"), Friend("NX2_034t1"), Friend("NX2_034t2"), Friend("NX2_034t"), Kill(Nth(0)), Kill(Nth(1)),
        Play("GAME_005", Nothing), Kill(Nth(2)), Play("GAME_005", Nothing), Kill(Nth(3)), Won(Mine),
    ]);
    check(CardClass::Mage, &[
        Friend("NX2_034"), Friend("NX2_034t1"), Friend("NX2_034t2"), Friend("NX2_034t"), Kill(Nth(0)), Kill(Nth(2)),
        Play("GAME_005", Nothing), Kill(Nth(3)), Play("GAME_005", Nothing), Kill(Nth(1)), Won(Mine),
    ]);
    check(CardClass::Mage, &[
        Friend("NX2_034t1"), Friend("NX2_034t2"), Friend("NX2_034t"), Kill(Nth(0)), Kill(Nth(1)), Kill(Nth(2)),
        Play("GAME_005", Nothing),
    ]);
    check(CardClass::Mage, &[
        Friend("NX2_034"), Friend("NX2_034t2"), Friend("NX2_034t"), Kill(Nth(0)), Kill(Nth(1)), Kill(Nth(2)),
        Play("GAME_005", Nothing),
    ]);
    check(CardClass::Mage, &[
        Friend("NX2_034"), Friend("NX2_034t1"), Friend("NX2_034t"), Kill(Nth(0)), Kill(Nth(1)), Kill(Nth(2)),
        Play("GAME_005", Nothing),
    ]);
}

/// Korth'azz, Deathrider · Minion · Undead · 6 mana · 6/6 · **Rush Deathrattle:** If you had all four Horsemen die this game, destroy the enemy hero.
//~ done NX2_034t1 - 7b882d3c -
#[test]
#[rustfmt::skip]
fn NX2_034t1_korthazz_deathrider() {
    check(CardClass::Mage, &[
        Friend("NX2_034"), Friend("NX2_034t"), Friend("NX2_034t1"), Friend("NX2_034t2"), Kill(Nth(0)), Kill(Nth(1)),
        Kill(Nth(3)), Kill(Nth(2)), Won(Mine),
    ]);
    check(CardClass::Mage, &[
        Friend("NX2_034t"), Friend("NX2_034t2"), Friend("NX2_034t1"), Kill(Nth(0)), Kill(Nth(1)), Kill(Nth(2)),
        Play("GAME_005", Nothing),
    ]);
    check(CardClass::Mage, &[
        Friend("NX2_034"), Friend("NX2_034t2"), Friend("NX2_034t1"), Kill(Nth(0)), Kill(Nth(1)), Kill(Nth(2)),
        Play("GAME_005", Nothing),
    ]);
    check(CardClass::Mage, &[
        Friend("NX2_034"), Friend("NX2_034t"), Friend("NX2_034t1"), Kill(Nth(0)), Kill(Nth(1)), Kill(Nth(2)),
        Play("GAME_005", Nothing),
    ]);
}

/// Zeliek, Conquestrider · Minion · Undead · 6 mana · 6/6 · **Taunt Deathrattle:** If you had all four Horsemen die this game, destroy the enemy hero.
//~ done NX2_034t2 - 14aea8d7 -
#[test]
#[rustfmt::skip]
fn NX2_034t2_zeliek_conquestrider() {
    check(CardClass::Mage, &[
        Friend("NX2_034"), Friend("NX2_034t"), Friend("NX2_034t1"), Friend("NX2_034t2"), Kill(Nth(0)), Kill(Nth(1)),
        Kill(Nth(2)), Kill(Nth(3)), Won(Mine),
    ]);
    check(CardClass::Mage, &[
        Friend("NX2_034t"), Friend("NX2_034t1"), Friend("NX2_034t2"), Kill(Nth(0)), Kill(Nth(1)), Kill(Nth(2)),
        Play("GAME_005", Nothing),
    ]);
    check(CardClass::Mage, &[
        Friend("NX2_034"), Friend("NX2_034t1"), Friend("NX2_034t2"), Kill(Nth(0)), Kill(Nth(1)), Kill(Nth(2)),
        Play("GAME_005", Nothing),
    ]);
    check(CardClass::Mage, &[
        Friend("NX2_034"), Friend("NX2_034t"), Friend("NX2_034t2"), Kill(Nth(0)), Kill(Nth(1)), Kill(Nth(2)),
        Play("GAME_005", Nothing),
    ]);
}

/// Mistake · Minion · All · 1 mana · 1/3 · *This has all minion types*.
//~ done NX2_050 - f8b4cf11 -
#[test]
#[rustfmt::skip]
fn NX2_050_mistake() {
    check(CardClass::Hunter, &[
        Friend("NX2_050"), Play("DS1_070", On(My(0))), Now(My(0), 3, 5), HasNow(My(0), GameTag::TAUNT),
        Play("EX1_508", Nothing), Now(My(0), 4, 5),
    ]);
}

/// Incorporeal Corporal · Minion · Undead · 2 mana · 5/5 · After this minion attacks, destroy it.
//~ done RLK_117 - 904fb87a -
#[test]
#[rustfmt::skip]
fn RLK_117_incorporeal_corporal() {
    check(CardClass::Mage, &[
        Friend("RLK_117"), Friend("CS2_182"), Attack(My(1), TheirHero), BoardCount(Mine, 2), Attack(My(0), TheirHero),
        Health(TheirHero, 21), BoardCount(Mine, 1), Dead(Nth(0)),
    ]);
}

/// Silvermoon Arcanist · Minion · 3 mana · 2/2 · **Spell Damage +2 Battlecry:** Your spells can’t target heroes this turn.
//~ todo RLK_218 8353a178 866b1c6f -
#[test]
#[ignore = "todo: Silvermoon Arcanist"]
fn RLK_218_silvermoon_arcanist() {
    unwritten("RLK_218");
}

/// Crystal Broker · Minion · 3 mana · 3/2 · **Manathirst (5):** Summon a random 3-Cost minion. **Manathirst (10):** Summon an 8-Cost minion instead.
//~ done RLK_221 - 8369e493 -
#[test]
#[rustfmt::skip]
fn RLK_221_crystal_broker() {
    check(CardClass::Mage, &[
        Crystals(4), Play("RLK_221", Nothing), BoardCount(Mine, 1), Crystals(5), Force(Card("CS2_127")),
        Play("RLK_221", Nothing), BoardCount(Mine, 3), Is(My(2), "CS2_127"),
    ]);
    check(
        CardClass::Mage,
        &[Force(Card("CS2_232")), Play("RLK_221", Nothing), BoardCount(Mine, 2), Is(My(1), "CS2_232")],
    );
    check(CardClass::Mage, &[Never(Card("CS2_200")), Play("RLK_221", Nothing), BoardCount(Mine, 2)]);
    check(CardClass::Mage, &[Crystals(5), Never(Card("CS2_200")), Play("RLK_221", Nothing), BoardCount(Mine, 2)]);
    check(CardClass::Mage, &[Crystals(5), Never(Card("CS2_023")), Play("RLK_221", Nothing), BoardCount(Mine, 2)]);
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
//~ done RLK_831 - 1fddb2b8 -
#[test]
#[rustfmt::skip]
fn RLK_831_plaguespreader() {
    check(CardClass::Mage, &[
        Friend("RLK_831"), GiveThem("CS2_182"), GiveThem("CS2_024"), Give("CS2_182"), Kill(My(0)), HandCount(Theirs, 2),
        Is(Nth(1), "RLK_831"), Is(Nth(2), "CS2_024"), Is(InHand(0), "CS2_182"),
    ]);
    check(CardClass::Mage, &[
        Friend("RLK_831"), GiveThem("CS2_182"), GiveThem("CS2_120"), Force(Entity(InTheirHand(0))), Kill(My(0)),
        Is(Nth(1), "RLK_831"), Is(Nth(2), "CS2_120"),
    ]);
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
//~ done RLK_951 - 8e82faf5 -
#[test]
#[rustfmt::skip]
fn RLK_951_coroner() {
    check(CardClass::Mage, &[
        Targets("RLK_951", &[EnemyMinion]), Crystals(5), Enemy("CS2_179"), Play("RLK_951", On(Their(0))),
        HasNow(Their(0), GameTag::FROZEN), HasNow(Their(0), GameTag::TAUNT), Crystals(6), Play("RLK_951", On(Their(0))),
        HasNow(Their(0), GameTag::FROZEN), HasNot(Their(0), GameTag::TAUNT),
    ]);
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
