//! Death Knight cards of The Lost City of Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 26719020

/// `DINO_415` · Death Knight spell · 7 mana
/// > **Discover** a **Deathrattle** minion that costs (5) or more. Summon it and trigger its **Deathrattle**.
///
/// State: Done
//~ done DINO_415 1cd9ab3c - 8c2f56d6.63531669
#[test]
fn DINO_415_story_of_umbra() {
    check(
        CardClass::DeathKnight,
        &[
            Give("DINO_415"),
            Cost("DINO_415", 7),
            Force(Card("EX1_110")),
            Never(Card("EX1_096")),
            Play("DINO_415", Nothing),
            ChooseCard("EX1_110"),
            BoardCount(Mine, 2),
            Is(My(0), "EX1_110"),
            Is(My(1), "EX1_110t"),
            HandCount(Mine, 0),
        ],
    );
}

/// `DINO_417` · Death Knight spell · Shadow · 1 mana
/// > Give your minions +1 Attack and **Rush**. They die at the end of your turn.
///
/// State: Todo
//~ todo DINO_417 2197086e 888d4ccb 55fca7dd.d8cacbad
#[test]
#[ignore = "todo: Soulrest Ceremony"]
fn DINO_417_soulrest_ceremony() {
    unwritten("DINO_417");
}

/// `TLC_433` · Death Knight spell · 1 mana
/// > **Quest:** Spend 15 **Corpses**. **Reward:** Tyrax, Bone Terror.
///
/// State: Todo
//~ todo TLC_433 24e42352 60cd5689 fa9e6795.34758640
#[test]
#[ignore = "todo: Reanimate the Terror"]
fn TLC_433_reanimate_the_terror() {
    unwritten("TLC_433");
}

/// `TLC_433t` · Death Knight minion · 5 mana · 8/8
/// > **Deathrattle:** Open Terror's Grave. It has "**Deathrattle:** Resummon Tyrax."
///
/// State: Todo
//~ todo TLC_433t 1d74511f da94dd6f 3704d644.1f6c8846
#[test]
#[ignore = "todo: Tyrax, Bone Terror"]
fn TLC_433t_tyrax_bone_terror() {
    unwritten("TLC_433t");
}

/// `TLC_433t2` · Death Knight location · 5 mana · 0 uses
/// > Deal 4 damage. **Deathrattle:** Resummon Tyrax, Bone Terror.
///
/// State: Todo
//~ todo TLC_433t2 2931bb45 7999a5e2 3c7a0f26.8a5a18c9
#[test]
#[ignore = "todo: Terror's Grave"]
fn TLC_433t2_terrors_grave() {
    unwritten("TLC_433t2");
}

/// `TLC_434` · Death Knight spell · Shadow · 3 mana
/// > **Discover** an Undead. Spend 5 **Corpses** to keep all 3 instead.
///
/// State: Todo
//~ todo TLC_434 d27c29b7 4737d341 529378c1.53185cec
#[test]
#[ignore = "todo: Paleomancy"]
fn TLC_434_paleomancy() {
    unwritten("TLC_434");
}

/// `TLC_435` · Death Knight spell · 1 mana
/// > **Discover** a Frost Rune card. If you play it this turn, also pick one of the others.
///
/// State: Todo
//~ todo TLC_435 28a63f80 cf234bce b2fc7cc8.90e60515
#[test]
#[ignore = "todo: Crypt Map"]
fn TLC_435_crypt_map() {
    unwritten("TLC_435");
}

/// `TLC_436` · Death Knight minion · 5 mana · 4/3
/// > Rush**, Lifesteal** Costs **Corpses** instead of Mana.
///
/// State: Todo
//~ todo TLC_436 6ead1f0e 0ab94ada 05581ce6.beb84a90
#[test]
#[ignore = "todo: Reanimated Pterrordax"]
fn TLC_436_reanimated_pterrordax() {
    unwritten("TLC_436");
}

/// `TLC_440` · Death Knight spell · Frost · 4 mana
/// > Deal $4 damage and draw a card. **Kindred:** Draw another.
///
/// State: Done
//~ done TLC_440 14bc85ee - 3991efe8.aea43636
#[test]
fn TLC_440_cryosleep() {
    check(
        CardClass::DeathKnight,
        &[
            Give("TLC_440"),
            Cost("TLC_440", 4),
            Play("TLC_440", On(TheirHero)),
            HandCount(Mine, 1),
            EndTurn,
            EndTurn,
            Play("TLC_440", On(TheirHero)),
            HandCount(Mine, 4),
            Damage(TheirHero, 8),
        ],
    );
}

/// `TLC_810` · Death Knight minion · 8 mana · 8/6
/// > **Battlecry:** Summon two **Deathrattle** minions from your deck. They fight!
///
/// State: Done
//~ done TLC_810 a328e404 - b62a7d7c.df7b7954
#[test]
fn TLC_810_high_cultist_herenn() {
    check(
        CardClass::DeathKnight,
        &[
            Give("TLC_810"),
            Cost("TLC_810", 8),
            Stats("TLC_810", 8, 6),
            EmptyDeck(Mine),
            OnTop("CS2_182"),
            OnTop("EX1_096"),
            OnTop("EX1_556"),
            Play("TLC_810", Nothing),
            Dead(Nth(2)),
            BoardCount(Mine, 2),
            Now(Nth(3), 2, 1),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[EmptyDeck(Mine), OnTop("EX1_556"), Play("TLC_810", Nothing), BoardCount(Mine, 2), Damage(Nth(0), 0)],
    );
}
