//! Hunter cards of Classic, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file c997ce41

/// # Gladiator's Longbow
///
/// `DS1_188` · Hunter weapon · 7 mana · 5/2 durability
///
/// > Your hero is **Immune** while attacking.
///
/// State: Todo
//~ todo DS1_188 fd125755 d220e8dc 579dc097.34a091c0
#[test]
#[ignore = "todo: DS1_188 Gladiator's Longbow"]
fn DS1_188_gladiators_longbow() {
    check(CardClass::Hunter, &[Give("DS1_188"), Cost("DS1_188", 7), Stats("DS1_188", 5, 2), Unwritten]);
}

/// # Scavenging Hyena
///
/// `EX1_531` · Hunter minion · 2 mana · 2/2
///
/// > Whenever a friendly Beast dies, gain +2/+1.
///
/// State: Todo
//~ todo EX1_531 ea4f3a26 52311dc0 73053c95.15f932c8
#[test]
#[ignore = "todo: EX1_531 Scavenging Hyena"]
fn EX1_531_scavenging_hyena() {
    check(CardClass::Hunter, &[Give("EX1_531"), Cost("EX1_531", 2), Stats("EX1_531", 2, 2), Unwritten]);
}

/// # Misdirection
///
/// `EX1_533` · Hunter spell · 2 mana
///
/// > **Secret:** When an enemy attacks your hero, instead it attacks another random character.
///
/// State: Todo
//~ todo EX1_533 fb6a5e96 5d978561 567bf0da.2e852486
#[test]
#[ignore = "todo: EX1_533 Misdirection"]
fn EX1_533_misdirection() {
    check(CardClass::Hunter, &[Give("EX1_533"), Cost("EX1_533", 2), Unwritten]);
}

/// # Savannah Highmane
///
/// `EX1_534` · Hunter minion · 6 mana · 7/5
///
/// > **Deathrattle:** Summon two 2/2 Hyenas.
///
/// State: Todo
//~ todo EX1_534 55b27ca6 879f9071 910ff942.a22acaca
#[test]
#[ignore = "todo: EX1_534 Savannah Highmane"]
fn EX1_534_savannah_highmane() {
    check(CardClass::Hunter, &[Give("EX1_534"), Cost("EX1_534", 6), Stats("EX1_534", 7, 5), Unwritten]);
}

/// # Hyena
///
/// `EX1_534t` · Hunter minion · 2 mana · 2/2
///
/// State: Vanilla
//~ vanilla EX1_534t aefcfb26 b9baf9e7 66d93b7a
#[test]
fn EX1_534t_hyena() {
    check(
        CardClass::Hunter,
        &[
            Give("EX1_534t"),
            Cost("EX1_534t", 2),
            Stats("EX1_534t", 2, 2),
            Play("EX1_534t", Nothing),
            In(The("EX1_534t"), Zone::Play),
            Now(The("EX1_534t"), 2, 2),
        ],
    );
}

/// # Eaglehorn Bow
///
/// `EX1_536` · Hunter weapon · 3 mana · 3/2 durability
///
/// > Whenever a friendly **Secret** is revealed, gain +1 Durability.
///
/// State: Todo
//~ todo EX1_536 65aea04a 79387f51 26c615ce.d5ae0356
#[test]
#[ignore = "todo: EX1_536 Eaglehorn Bow"]
fn EX1_536_eaglehorn_bow() {
    check(CardClass::Hunter, &[Give("EX1_536"), Cost("EX1_536", 3), Stats("EX1_536", 3, 2), Unwritten]);
}

/// # Explosive Shot
///
/// `EX1_537` · Hunter spell · Fire · 5 mana
///
/// > Deal $5 damage to a minion and $2 damage to adjacent ones.
///
/// State: Todo
//~ todo EX1_537 c711fafc cffc63a8 2a2fb9c1.3aa3f1e2
#[test]
#[ignore = "todo: EX1_537 Explosive Shot"]
fn EX1_537_explosive_shot() {
    check(
        CardClass::Hunter,
        &[Give("EX1_537"), Cost("EX1_537", 5), Targets("EX1_537", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Unleash the Hounds
///
/// `EX1_538` · Hunter spell · 3 mana
///
/// > For each enemy minion, summon a 1/1 Hound with **Charge**.
///
/// State: Todo
//~ todo EX1_538 0d8d3061 79901071 f0d3f72b.728e3f13
#[test]
#[ignore = "todo: EX1_538 Unleash the Hounds"]
fn EX1_538_unleash_the_hounds() {
    check(CardClass::Hunter, &[Give("EX1_538"), Cost("EX1_538", 3), Unwritten]);
}

/// # Hound
///
/// `EX1_538t` · Hunter minion · 1 mana · 1/1
///
/// > **Charge**
///
/// State: Vanilla
//~ vanilla EX1_538t 5a0623de 38b68e57 bd3afa59.276b5ef0
#[test]
fn EX1_538t_hound() {
    check(
        CardClass::Hunter,
        &[
            Give("EX1_538t"),
            Cost("EX1_538t", 1),
            Stats("EX1_538t", 1, 1),
            Has("EX1_538t", GameTag::CHARGE),
            Play("EX1_538t", Nothing),
            In(The("EX1_538t"), Zone::Play),
            Now(The("EX1_538t"), 1, 1),
            HasNow(The("EX1_538t"), GameTag::CHARGE),
        ],
    );
}

/// # King Krush
///
/// `EX1_543` · Hunter minion · 9 mana · 8/8
///
/// > **Charge**
///
/// State: Vanilla
//~ vanilla EX1_543 63359594 620e715b 32749c15.276b5ef0
#[test]
fn EX1_543_king_krush() {
    check(
        CardClass::Hunter,
        &[
            Give("EX1_543"),
            Cost("EX1_543", 9),
            Stats("EX1_543", 8, 8),
            Has("EX1_543", GameTag::CHARGE),
            Play("EX1_543", Nothing),
            In(The("EX1_543"), Zone::Play),
            Now(The("EX1_543"), 8, 8),
            HasNow(The("EX1_543"), GameTag::CHARGE),
        ],
    );
}

/// # Flare
///
/// `EX1_544` · Hunter spell · 1 mana
///
/// > All minions lose **Stealth**. Destroy all enemy **Secrets**. Draw a card.
///
/// State: Todo
//~ todo EX1_544 0d645ead b546954a 3f8dae5b.5ba872f0
#[test]
#[ignore = "todo: EX1_544 Flare"]
fn EX1_544_flare() {
    check(CardClass::Hunter, &[Give("EX1_544"), Cost("EX1_544", 1), Unwritten]);
}

/// # Bestial Wrath
///
/// `EX1_549` · Hunter spell · 1 mana
///
/// > Give a friendly Beast +2 Attack and **Immune** this turn.
///
/// State: Todo
//~ todo EX1_549 90332e8a 1b326fe6 1ea20ee4.c9a4e52b
#[test]
#[ignore = "todo: EX1_549 Bestial Wrath"]
fn EX1_549_bestial_wrath() {
    check(CardClass::Hunter, &[Give("EX1_549"), Cost("EX1_549", 1), Unwritten]);
}

/// # Bestial Wrath
///
/// `EX1_549o` · Hunter enchantment
///
/// > +2 Attack and **Immune** this turn.
///
/// State: Derived
//~ derived EX1_549o 7ff646eb 992d58e7 88347504.225faf11
#[test]
fn EX1_549o_bestial_wrath() {
    check(
        CardClass::Hunter,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "EX1_549o"),
            Now(My(0), 7, 1),
            HasNow(My(0), GameTag::IMMUNE),
            EndTurn,
            Now(My(0), 5, 1),
            HasNot(My(0), GameTag::IMMUNE),
        ],
    );
}

/// # Snake Trap
///
/// `EX1_554` · Hunter spell · 2 mana
///
/// > **Secret:** When one of your minions is attacked, summon three 1/1 Snakes.
///
/// State: Todo
//~ todo EX1_554 bfcff440 16bb8b4a 15e357ec.93ace120
#[test]
#[ignore = "todo: EX1_554 Snake Trap"]
fn EX1_554_snake_trap() {
    check(CardClass::Hunter, &[Give("EX1_554"), Cost("EX1_554", 2), Unwritten]);
}

/// # Snake
///
/// `EX1_554t` · Hunter minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla EX1_554t 42e197c3 d336acd2 56cc8bf0
#[test]
fn EX1_554t_snake() {
    check(
        CardClass::Hunter,
        &[
            Give("EX1_554t"),
            Cost("EX1_554t", 1),
            Stats("EX1_554t", 1, 1),
            Play("EX1_554t", Nothing),
            In(The("EX1_554t"), Zone::Play),
            Now(The("EX1_554t"), 1, 1),
        ],
    );
}

/// # Snipe
///
/// `EX1_609` · Hunter spell · 2 mana
///
/// > **Secret:** After your opponent plays a minion, deal $6 damage to it.
///
/// State: Todo
//~ todo EX1_609 efabef0a f0345bbf c424047c.17edc265
#[test]
#[ignore = "todo: EX1_609 Snipe"]
fn EX1_609_snipe() {
    check(CardClass::Hunter, &[Give("EX1_609"), Cost("EX1_609", 2), Unwritten]);
}

/// # Explosive Trap
///
/// `EX1_610` · Hunter spell · Fire · 2 mana
///
/// > **Secret:** When your hero is attacked, deal $2 damage to all enemies.
///
/// State: Todo
//~ todo EX1_610 59f08c78 d981e516 00ce94fd.c2c34ddb
#[test]
#[ignore = "todo: EX1_610 Explosive Trap"]
fn EX1_610_explosive_trap() {
    check(CardClass::Hunter, &[Give("EX1_610"), Cost("EX1_610", 2), Unwritten]);
}

/// # Freezing Trap
///
/// `EX1_611` · Hunter spell · Frost · 2 mana
///
/// > **Secret:** When an enemy minion attacks, return it to its owner's hand. It costs (2) more.
///
/// State: Todo
//~ todo EX1_611 7e1c3ff7 b6b1bc05 a4198d6d.655bde03
#[test]
#[ignore = "todo: EX1_611 Freezing Trap"]
fn EX1_611_freezing_trap() {
    check(CardClass::Hunter, &[Give("EX1_611"), Cost("EX1_611", 2), Unwritten]);
}

/// # Deadly Shot
///
/// `EX1_617` · Hunter spell · 3 mana
///
/// > Destroy a random enemy minion.
///
/// State: Todo
//~ todo EX1_617 6f451f17 e8b1a614 0d10ed54.cf9056fb
#[test]
#[ignore = "todo: EX1_617 Deadly Shot"]
fn EX1_617_deadly_shot() {
    check(CardClass::Hunter, &[Give("EX1_617"), Cost("EX1_617", 3), Unwritten]);
}
