//! Death Knight cards of The Lost City of Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 26719020

/// # Story of Umbra
///
/// `DINO_415` · Death Knight spell · 7 mana
///
/// > **Discover** a **Deathrattle** minion that costs (5) or more. Summon it and trigger its **Deathrattle**.
///
/// State: Done
//~ done DINO_415 2871f46d - 8c2f56d6.63531669
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

/// # Hollow Direhorn
///
/// `DINO_416` · Death Knight minion · 5 mana · 5/4
///
/// > **Rush** After a friendly minion dies, spend 3 **Corpses** to gain **Reborn**.
///
/// State: Derived
//~ derived DINO_416 4f3ce290 3fdc47e4 ba4559f6.c19c5f1e
#[test]
fn DINO_416_hollow_direhorn() {
    check(
        CardClass::DeathKnight,
        &[
            Give("DINO_416"),
            Cost("DINO_416", 5),
            Stats("DINO_416", 5, 4),
            Has("DINO_416", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Bury(30),
            Friend("DINO_416"),
            Kill(Nth(1)),
            Corpses(Mine, 28),
            HasNow(Nth(3), GameTag::REBORN),
        ],
    );
}

/// # Soulrest Ceremony
///
/// `DINO_417` · Death Knight spell · Shadow · 1 mana
///
/// > Give your minions +1 Attack and **Rush**. They die at the end of your turn.
///
/// State: Todo
//~ todo DINO_417 4af864b3 3544b984 55fca7dd.d8cacbad
#[test]
#[ignore = "todo: DINO_417 Soulrest Ceremony"]
fn DINO_417_soulrest_ceremony() {
    check(CardClass::DeathKnight, &[Give("DINO_417"), Cost("DINO_417", 1), Unwritten]);
}

/// # Bonechill Stegodon
///
/// `TLC_401` · Death Knight minion · 6 mana · 6/3
///
/// > **Deathrattle:** Deal 6 damage to three random enemies.
///
/// State: Derived
//~ derived TLC_401 2372bb59 49a5bbf4 9dd6e660.abdf143e
#[test]
fn TLC_401_bonechill_stegodon() {
    check(
        CardClass::DeathKnight,
        &[
            Give("TLC_401"),
            Cost("TLC_401", 6),
            Stats("TLC_401", 6, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TLC_401"),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Kill(Nth(3)),
            Dead(Nth(2)),
            Now(TheirHero, 0, 24),
            BoardCount(Theirs, 0),
            Damage(TheirHero, 6),
        ],
    );
}

/// # Dread Raptor
///
/// `TLC_432` · Death Knight minion · 4 mana · 3/4
///
/// > **Battlecry:** Draw a **Deathrattle** minion that costs (3) or less. **Kindred:** It costs (0).
///
/// State: Derived
//~ derived TLC_432 0943d743 01a73ae1 39841fac.e7efe3bd
#[test]
fn TLC_432_dread_raptor() {
    check(
        CardClass::DeathKnight,
        &[
            Give("TLC_432"),
            Cost("TLC_432", 4),
            Stats("TLC_432", 3, 4),
            OnTop("AT_038"),
            OnTop("AT_038"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_119", Nothing),
            EndTurn,
            EndTurn,
            Crystals(10),
            Play("TLC_432", Nothing),
            DeckCount(Mine, 20),
            HandCount(Mine, 2),
            CostNow(Nth(2), 0),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 2, 3),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("TLC_432"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("AT_038"),
            OnTop("AT_050"),
            OnTop("CS2_118"),
            OnTop("AT_009"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_119", Nothing),
            EndTurn,
            EndTurn,
            Crystals(10),
            Play("TLC_432", Nothing),
            DeckCount(Mine, 7),
            HandCount(Mine, 2),
            CostNow(Nth(6), 0),
            In(Nth(6), Zone::Hand),
            Now(Nth(6), 2, 3),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("TLC_432"),
            OnTop("AT_038"),
            OnTop("AT_038"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TLC_432", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(2), 2),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 2, 3),
        ],
    );
}

/// # Reanimate the Terror
///
/// `TLC_433` · Death Knight spell · 1 mana
///
/// > **Quest:** Spend 15 **Corpses**. **Reward:** Tyrax, Bone Terror.
///
/// State: Todo
//~ todo TLC_433 278e17c4 d86ef4f3 fa9e6795.34758640
#[test]
#[ignore = "todo: TLC_433 Reanimate the Terror"]
fn TLC_433_reanimate_the_terror() {
    check(CardClass::DeathKnight, &[Give("TLC_433"), Cost("TLC_433", 1), Unwritten]);
}

/// # Tyrax, Bone Terror
///
/// `TLC_433t` · Death Knight minion · 5 mana · 8/8
///
/// > **Deathrattle:** Open Terror's Grave. It has "**Deathrattle:** Resummon Tyrax."
///
/// State: Todo
//~ todo TLC_433t 96ead853 e7858241 3704d644.1f6c8846
#[test]
#[ignore = "todo: TLC_433t Tyrax, Bone Terror"]
fn TLC_433t_tyrax_bone_terror() {
    check(CardClass::DeathKnight, &[Give("TLC_433t"), Cost("TLC_433t", 5), Stats("TLC_433t", 8, 8), Unwritten]);
}

/// # Terror's Grave
///
/// `TLC_433t2` · Death Knight location · 5 mana · 0 uses
///
/// > Deal 4 damage. **Deathrattle:** Resummon Tyrax, Bone Terror.
///
/// State: Todo
//~ todo TLC_433t2 934934a9 9ad449e1 3c7a0f26.8a5a18c9
#[test]
#[ignore = "todo: TLC_433t2 Terror's Grave"]
fn TLC_433t2_terrors_grave() {
    check(CardClass::DeathKnight, &[Give("TLC_433t2"), Cost("TLC_433t2", 5), Unwritten]);
}

/// # Paleomancy
///
/// `TLC_434` · Death Knight spell · Shadow · 3 mana
///
/// > **Discover** an Undead. Spend 5 **Corpses** to keep all 3 instead.
///
/// State: Todo
//~ todo TLC_434 fd507ea5 b3363f29 529378c1.53185cec
#[test]
#[ignore = "todo: TLC_434 Paleomancy"]
fn TLC_434_paleomancy() {
    check(CardClass::DeathKnight, &[Give("TLC_434"), Cost("TLC_434", 3), Unwritten]);
}

/// # Crypt Map
///
/// `TLC_435` · Death Knight spell · 1 mana
///
/// > **Discover** a Frost Rune card. If you play it this turn, also pick one of the others.
///
/// State: Todo
//~ todo TLC_435 4a42d950 3895e78d b2fc7cc8.90e60515
#[test]
#[ignore = "todo: TLC_435 Crypt Map"]
fn TLC_435_crypt_map() {
    check(CardClass::DeathKnight, &[Give("TLC_435"), Cost("TLC_435", 1), Unwritten]);
}

/// # Reanimated Pterrordax
///
/// `TLC_436` · Death Knight minion · 5 mana · 4/3
///
/// > Rush**, Lifesteal** Costs **Corpses** instead of Mana.
///
/// State: Todo
//~ todo TLC_436 f4ac6e41 131df0da 05581ce6.beb84a90
#[test]
#[ignore = "todo: TLC_436 Reanimated Pterrordax"]
fn TLC_436_reanimated_pterrordax() {
    check(
        CardClass::DeathKnight,
        &[
            Give("TLC_436"),
            Cost("TLC_436", 5),
            Stats("TLC_436", 4, 3),
            Has("TLC_436", GameTag::LIFESTEAL),
            Has("TLC_436", GameTag::RUSH),
            Unwritten,
        ],
    );
}

/// # Wave of Tar
///
/// `TLC_439` · Death Knight spell · 4 mana
///
/// > Deal $2 damage to all enemy minions. Enemy minions cost (2) more next turn.
///
/// State: Derived
//~ derived TLC_439 4118823d 43b2f96d d45390b4.296af2c9
#[test]
fn TLC_439_wave_of_tar() {
    check(
        CardClass::DeathKnight,
        &[
            Give("TLC_439"),
            Cost("TLC_439", 4),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TLC_439", Nothing),
            Now(Nth(4), 4, 3),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("TLC_439"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TLC_439", Nothing),
            EndTurn,
            CostNow(InTheirHand(0), 6),
            Now(Nth(4), 4, 3),
        ],
    );
}

/// # Stuck
///
/// `TLC_439e2` · Death Knight enchantment
///
/// > Costs (2) more.
///
/// State: Derived
//~ derived TLC_439e2 74ee0218 cc0408b8 03f27feb.7201933b
#[test]
fn TLC_439e2_stuck() {
    check(
        CardClass::DeathKnight,
        &[
            Friend("CS2_182"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "TLC_439e2"),
            EndTurn,
            EndTurn,
            CostNow(InHand(2), 6),
            CostNow(Nth(1), 5),
            CostNow(Nth(2), 6),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Friend("CS2_182"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "TLC_439e2"),
            CostNow(Nth(1), 3),
        ],
    );
}

/// # Cryosleep
///
/// `TLC_440` · Death Knight spell · Frost · 4 mana
///
/// > Deal $4 damage and draw a card. **Kindred:** Draw another.
///
/// State: Done
//~ done TLC_440 ed61e154 - 3991efe8.aea43636
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

/// # Reluctant Wrangler
///
/// `TLC_443` · Death Knight minion · 3 mana · 1/1
///
/// > **Reborn Deathrattle:** Summon a 2/2 Undead Beast with **Taunt**.
///
/// State: Derived
//~ derived TLC_443 fdbd8c34 169e972a 70f519f2.01739899
#[test]
fn TLC_443_reluctant_wrangler() {
    check(
        CardClass::DeathKnight,
        &[
            Give("TLC_443"),
            Cost("TLC_443", 3),
            Stats("TLC_443", 1, 1),
            Has("TLC_443", GameTag::REBORN),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TLC_443"),
            Kill(Nth(3)),
            BoardCount(Mine, 3),
            In(The("TLC_443t"), Zone::Play),
            Now(The("TLC_443t"), 2, 2),
        ],
    );
}

/// # Reanimated Ossodon
///
/// `TLC_443t` · Death Knight minion · 2 mana · 2/2
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla TLC_443t bfa77fb5 b6cc4453 3029fc60.4b0c5d24
#[test]
fn TLC_443t_reanimated_ossodon() {
    check(
        CardClass::DeathKnight,
        &[
            Give("TLC_443t"),
            Cost("TLC_443t", 2),
            Stats("TLC_443t", 2, 2),
            Has("TLC_443t", GameTag::TAUNT),
            Play("TLC_443t", Nothing),
            In(The("TLC_443t"), Zone::Play),
            Now(The("TLC_443t"), 2, 2),
            HasNow(The("TLC_443t"), GameTag::TAUNT),
        ],
    );
}

/// # High Cultist Herenn
///
/// `TLC_810` · Death Knight minion · 8 mana · 8/6
///
/// > **Battlecry:** Summon two **Deathrattle** minions from your deck. They fight!
///
/// State: Done
//~ done TLC_810 3197691d - b62a7d7c.df7b7954
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
