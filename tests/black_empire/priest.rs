//! Priest cards of Reign of the Black Empire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file aff7d269

/// Dark Deacon · Minion · 3 mana · 3/2 · **Battlecry:** If you've cast 2 Shadow spells while holding this, choose a C'Thun ability to trigger. *({0} left*!)@**Battlecry:** If you've cast 2 Shadow spells while holding this, choose a C'Thun ability to trigger. *(Ready*)@**Battlecry:** If you've cast 2 Shadow spells while holding this, choose a C'Thun ability to trigger.
/// - Numbers: {0} = 2
//~ done BE_012 - 3b85c8a9.ea1d8a8e -
#[test]
fn BE_012_dark_deacon() {
    check! { Priest:
        Give("BE_012"), Enemy("CS2_172"), Enemy("CS2_172"), Play("CS2_234", On(Their(0))),
        Play("CS2_234", On(Their(0))), Crystals(10), Play("BE_012", Nothing), ChooseCard("BE_013t4"),
        BoardCount(Mine, 3),
    }
    check! { Priest:
        Enemy("CS2_172"), Enemy("CS2_172"), Play("CS2_234", On(Their(0))), Give("BE_012"),
        Play("CS2_234", On(Their(0))), Crystals(10), Play("BE_012", Nothing), BoardCount(Mine, 1), EndTurn,
    }
}

/// Mismatcher · Minion · 5 mana · 4/6 · **Taunt**. **Battlecry: Assemble** a minion that costs (3) or less with cards that cost (5) or more.
//~ todo BE_045 c0909de1 64ba6ee6 -
#[test]
#[ignore = "todo: Mismatcher"]
fn BE_045_mismatcher() {
    unwritten("BE_045");
}

/// Befuddled Summoner · Minion · 4 mana · 0/3 · At the end of your turn, summon a copy of a random enemy minion. It attacks the original.
//~ done BE_196 - c01836ce -
#[test]
fn BE_196_befuddled_summoner() {
    check! { Priest:
        Ally("BE_196"), Enemy("CS2_182"), Enemy("CS2_200"), Force(Entity(Their(1))), EndTurn, BoardCount(Mine, 2),
        IsCard(My(1), "CS2_200"), Health(My(1), 1), Health(Their(1), 1), Health(Their(0), 5), EndTurn, BoardCount(Mine, 2),
    }
    check! { Priest: Ally("BE_196"), EndTurn, BoardCount(Mine, 1) }
}

/// Elder Word: Foresight · Spell · Shadow · 3 mana · Draw a card and reduce its Cost by (2). *(The next Shadow spell you play repeats this!)*
//~ done BE_221 - 797550b8 -
#[test]
fn BE_221_elder_word_foresight() {
    check! { Priest:
        EmptyDeck(Mine), OnTop("CS2_201"), OnTop("CS2_182"), OnTop("CS2_200"), OnTop("CS2_182"), Give("CS2_172"),
        Enemy("CS2_172"), Enemy("CS2_172"), Play("BE_221", Nothing), HandCount(Mine, 2), CostNow(InHand(0), 2),
        CostNow(InHand(1), 2), Play("CS2_029", On(TheirHero)), Damage(TheirHero, 6), HandCount(Mine, 2), Crystals(10),
        Play("CS2_234", On(Their(0))), HandCount(Mine, 3), IsCard(InHand(2), "CS2_200"), CostNow(InHand(2), 4),
        Play("CS2_234", On(Their(0))), HandCount(Mine, 3),
    }
}

/// Elder Word: Manifest · Spell · Shadow · 5 mana · Summon a 5/5 Voidwing with **Lifesteal**. *(The next Shadow spell you play repeats this!)*
//~ done BE_222 - d03a54e1 -
#[test]
fn BE_222_elder_word_manifest() {
    check! { Priest:
        Enemy("CS2_172"), Enemy("CS2_172"), Play("BE_222", Nothing), BoardCount(Mine, 1), StatsNow(My(0), 5, 5),
        Play("CS2_142", Nothing), Crystals(10), Play("CS2_029", On(TheirHero)), Damage(TheirHero, 7),
        BoardCount(Mine, 2), Play("CS2_234", On(Their(0))), BoardCount(Mine, 3), IsCard(My(2), "BE_222t"),
        Play("CS2_234", On(Their(0))), BoardCount(Mine, 3), BoardCount(Theirs, 0),
    }
}

/// Elder Word: Flay · Spell · Shadow · 1 mana · Deal $3 damage to a random enemy. *(The next Shadow spell you play repeats this!)*
//~ done BE_223 - d33cc6d8 -
#[test]
fn BE_223_elder_word_flay() {
    check! { Priest:
        Play("BE_223", Nothing), Health(TheirHero, 27), Play("CS2_029", On(MyHero)), Health(TheirHero, 27),
        Crystals(10), Play("CS2_061", On(TheirHero)), Health(TheirHero, 22), Play("CS2_061", On(TheirHero)),
        Health(TheirHero, 20), Health(MyHero, 28),
    }
    check! { Priest: Play("BE_223", Nothing), Play("BE_223", Nothing), Health(MyHero, 30), Health(TheirHero, 21) }
    check! { Priest:
        Enemy("CS2_182"), Force(Entity(TheirHero)), Play("BE_223", Nothing), Health(TheirHero, 27), Damage(Their(0), 0),
    }
}

/// Blade of The Black Empire · Weapon · 3 mana · 0/3 durability · At the end of your turn, if you have cast a Shadow spell, the enemy takes fatigue. Otherwise you do.
//~ done BE_227 - 3e0e63c4 -
#[test]
fn BE_227_blade_of_the_black_empire() {
    check! { Priest:
        Ally("BE_227"), EndTurn, Health(MyHero, 29), Health(TheirHero, 30), EndTurn, Enemy("CS2_172"),
        Play("CS2_234", On(Their(0))), EndTurn, Health(MyHero, 29), Health(TheirHero, 29), EndTurn,
        Play("CS2_029", On(TheirHero)), Health(TheirHero, 23), EndTurn, Health(MyHero, 27), Health(TheirHero, 23),
    }
}

/// Zer'Ontu · Minion · 8 mana · 3/3 · **Taunt**. **Battlecry:** Summon a 0, 1, and 2-Attack minion from your deck. Gain their stats.
//~ done BE_790 - 4ffe019b -
#[test]
fn BE_790_zer_ontu() {
    check! { Priest:
        OnTop("NEW1_021"), OnTop("CS2_231"), OnTop("CS2_120"), Play("BE_790", Nothing), BoardCount(Mine, 4),
        IsInZone(Nth(0), Zone::Play), IsInZone(Nth(1), Zone::Play), IsInZone(Nth(2), Zone::Play), StatsNow(Nth(2), 2, 3), DeckCount(Mine, 19),
        StatsNow(Nth(3), 6, 14), HasNow(Nth(3), GameTag::TAUNT),
        // Nobody is left: nothing is gained.
        OnTheirTop("NEW1_021"), OnTheirTop("CS2_231"), OnTheirTop("CS2_120"), Crystals(10), Play("BE_790", Nothing),
        BoardCount(Mine, 5), StatsNow(Nth(7), 3, 3),
    }
}
