//! Hunter cards of Fractured in Alterac Valley, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file deec0130

/// Beaststalker Tavish · Hero · 6 mana · 30 health, 5 armor · **Battlecry: Discover** and cast 2 Improved **Secrets**.
//~ todo AV_113 808a22d1 565bfeac -
#[test]
#[ignore = "todo: Beaststalker Tavish"]
fn AV_113_beaststalker_tavish() {
    unwritten("AV_113");
}

/// Improved Pack Tactics · Spell · 2 mana · **Secret:** When a friendly minion is attacked, summon two 3/3 copies.
//~ todo AV_113t7 da68021f 62b57df1 -
#[test]
#[ignore = "todo: Improved Pack Tactics"]
fn AV_113t7_improved_pack_tactics() {
    unwritten("AV_113t7");
}

/// Improved Open the Cages · Spell · 2 mana · **Secret:** When your turn starts, if you control two minions, summon two Animal Companions.
//~ todo AV_113t8 de66cb00 bba0676b -
#[test]
#[ignore = "todo: Improved Open the Cages"]
fn AV_113t8_improved_open_the_cages() {
    unwritten("AV_113t8");
}

/// Improved Ice Trap · Spell · Frost · 2 mana · **Secret:** When your opponent casts a spell, return it to their hand instead. It costs (2) more.
//~ todo AV_113t9 bf1b9f66 db61663c -
#[test]
#[ignore = "todo: Improved Ice Trap"]
fn AV_113t9_improved_ice_trap() {
    unwritten("AV_113t9");
}

/// Spring the Trap · Spell · 4 mana · Deal $3 damage to a minion and cast a **Secret** from your deck. **Honorable Kill:** Cast 2.
//~ done AV_224 - f0d2f3de -
#[test]
#[rustfmt::skip]
fn AV_224_spring_the_trap() {
    check(CardClass::Hunter, &[
        Targets("AV_224", &[FriendlyMinion, EnemyMinion]), EmptyDeck(Mine), OnTop("EX1_610"), OnTop("EX1_611"),
        OnTop("CS2_182"), Enemy("CS2_182"), Force(Card("EX1_610")), Play("AV_224", On(Their(0))), Damage(Their(0), 3),
        DeckCount(Mine, 2), In(Nth(0), Zone::Secret),
    ]);
    check(CardClass::Hunter, &[
        EmptyDeck(Mine), OnTop("EX1_610"), OnTop("EX1_611"), OnTop("CS2_182"), Enemy("CS2_120"),
        Play("AV_224", On(Their(0))), BoardCount(Theirs, 0), DeckCount(Mine, 1), In(Nth(0), Zone::Secret),
        In(Nth(1), Zone::Secret),
    ]);
    check(CardClass::Hunter, &[
        EmptyDeck(Mine), OnTop("EX1_610"), OnTop("EX1_611"), Enemy("CS2_231"), Play("AV_224", On(Their(0))),
        BoardCount(Theirs, 0), DeckCount(Mine, 1),
    ]);
    check(CardClass::Hunter, &[
        EmptyDeck(Mine), OnTop("EX1_610"), OnTop("EX1_611"), OnTop("CS2_182"), Enemy("CS2_120"), Force(Entity(Nth(0))),
        Never(Entity(Nth(2))), Play("AV_224", On(Their(0))), In(Nth(1), Zone::Secret),
    ]);
}

/// Ice Trap · Spell · Frost · 2 mana · **Secret:** When your opponent casts a spell, return it to their hand instead. It costs (1) more.
//~ todo AV_226 50f08589 08e06c9c -
#[test]
#[ignore = "todo: Ice Trap"]
fn AV_226_ice_trap() {
    unwritten("AV_226");
}

/// Wing Commander Ichman · Minion · 9 mana · 5/4 · **Battlecry:** Summon a Beast from your deck and give it **Rush**. If it kills a minion this turn, repeat.
//~ todo AV_336 bdb2eefe 8e4406dc -
#[test]
#[ignore = "todo: Wing Commander Ichman"]
fn AV_336_wing_commander_ichman() {
    unwritten("AV_336");
}
