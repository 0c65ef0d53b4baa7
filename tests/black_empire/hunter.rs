//! Hunter cards of Reign of the Black Empire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Tank Regiment
///
/// `BE_550` · Hunter minion · 6 mana · 3/3
///
/// > **Battlecry:** Summon two copies of this. **Deathrattle:** Deal 3 damage to a random enemy.
///
/// State: Todo
//~ BE_550 todo 2829dfc8 c3b6f505
#[test]
#[ignore = "todo: BE_550 Tank Regiment"]
fn BE_550_tank_regiment() {
    check(CardClass::Hunter, &[Give("BE_550"), Cost("BE_550", 6), Stats("BE_550", 3, 3), Unwritten]);
}

/// # Flamespitter
///
/// `BE_552` · Hunter weapon · 3 mana · 2/2 durability
///
/// > After your hero attacks, get an 'Overdrive'.
///
/// State: Todo
//~ BE_552 todo 9fded41e 85bd8e65
#[test]
#[ignore = "todo: BE_552 Flamespitter"]
fn BE_552_flamespitter() {
    check(CardClass::Hunter, &[Give("BE_552"), Cost("BE_552", 3), Stats("BE_552", 2, 2), Unwritten]);
}

/// # Tinker
///
/// `BE_553` · Hunter spell · 2 mana
///
/// > **Assemble** a Mech. Get an 'Overdrive'.
///
/// State: Todo
//~ BE_553 todo d80078a6 0c52a2c2
#[test]
#[ignore = "todo: BE_553 Tinker"]
fn BE_553_tinker() {
    check(CardClass::Hunter, &[Give("BE_553"), Cost("BE_553", 2), Unwritten]);
}

/// # Overdrive
///
/// `BE_553t` · Hunter spell · Fire · 0 mana
///
/// > Give a friendly Mech +2 Attack and **Rush**. It dies at end of turn.
///
/// State: Todo
//~ BE_553t todo 1f98c73b 659b79aa
#[test]
#[ignore = "todo: BE_553t Overdrive"]
fn BE_553t_overdrive() {
    check(CardClass::Hunter, &[Give("BE_553t"), Cost("BE_553t", 0), Unwritten]);
}

/// # Bombardment
///
/// `BE_554` · Hunter spell · Fire · 5 mana
///
/// > Destroy a random enemy minion and deal $3 damage to the enemy hero. If you control a Mech, do it again.
///
/// State: Todo
//~ BE_554 todo c4bda157 e528d4d2
#[test]
#[ignore = "todo: BE_554 Bombardment"]
fn BE_554_bombardment() {
    check(CardClass::Hunter, &[Give("BE_554"), Cost("BE_554", 5), Unwritten]);
}

/// # Reload
///
/// `BE_555` · Hunter spell · Arcane · 8 mana
///
/// > **Discover** a spell and reduce its Cost by (8). Repeat this with excess Cost reduction.
///
/// State: Todo
//~ BE_555 todo 7fde9c43 db885e97
#[test]
#[ignore = "todo: BE_555 Reload"]
fn BE_555_reload() {
    check(CardClass::Hunter, &[Give("BE_555"), Cost("BE_555", 8), Unwritten]);
}

/// # Mimiron
///
/// `BE_588` · Hunter minion · 1 mana · 2/1
///
/// > **Battlecry:** If you control a Mech, **Discover** the perfect tech card.
///
/// State: Todo
//~ BE_588 todo dc7b9928 844c5afb
#[test]
#[ignore = "todo: BE_588 Mimiron"]
fn BE_588_mimiron() {
    check(CardClass::Hunter, &[Give("BE_588"), Cost("BE_588", 1), Stats("BE_588", 2, 1), Unwritten]);
}

/// # Clockwork Boars
///
/// `BE_730` · Hunter spell · 2 mana
///
/// > Summon two 1/1 Mech Beasts with **Charge**.
///
/// State: Todo
//~ BE_730 todo dd8bf6da cb1944bd
#[test]
#[ignore = "todo: BE_730 Clockwork Boars"]
fn BE_730_clockwork_boars() {
    check(CardClass::Hunter, &[Give("BE_730"), Cost("BE_730", 2), Unwritten]);
}

/// # Clockwork Boar
///
/// `BE_730t` · Hunter minion · 1 mana · 1/1
///
/// > **Charge**
///
/// State: Vanilla
//~ BE_730t vanilla 6ec36f51 b7f8405f
#[test]
fn BE_730t_clockwork_boar() {
    check(
        CardClass::Hunter,
        &[
            Give("BE_730t"),
            Cost("BE_730t", 1),
            Stats("BE_730t", 1, 1),
            Has("BE_730t", GameTag::CHARGE),
            Play("BE_730t", Nothing),
            In(The("BE_730t"), Zone::Play),
            Now(The("BE_730t"), 1, 1),
            HasNow(The("BE_730t"), GameTag::CHARGE),
        ],
    );
}

/// # Primal Rockfang
///
/// `BE_731` · Hunter minion · 3 mana · 3/2
///
/// > **Battlecry**: Gain the **Deathrattles** of adjacent minions.
///
/// State: Todo
//~ BE_731 todo 9a67c56f b89c3356
#[test]
#[ignore = "todo: BE_731 Primal Rockfang"]
fn BE_731_primal_rockfang() {
    check(CardClass::Hunter, &[Give("BE_731"), Cost("BE_731", 3), Stats("BE_731", 3, 2), Unwritten]);
}

/// # Kronn the Impaler
///
/// `BE_732` · Hunter minion · 10 mana · 6/6
///
/// > **Battlecry:** All your minions deal damage equal to their Attack to a random enemy.
///
/// State: Todo
//~ BE_732 todo 5acc6bad 17cc1291
#[test]
#[ignore = "todo: BE_732 Kronn the Impaler"]
fn BE_732_kronn_the_impaler() {
    check(CardClass::Hunter, &[Give("BE_732"), Cost("BE_732", 10), Stats("BE_732", 6, 6), Unwritten]);
}

/// # Mechacycle
///
/// `BE_900` · Hunter minion · 4 mana · 3/3
///
/// > Taunt **Deathrattle:** Summon 4 Mana worth of random Mechs.
///
/// State: Todo
//~ BE_900 todo da664dfc af9bc67a
#[test]
#[ignore = "todo: BE_900 Mechacycle"]
fn BE_900_mechacycle() {
    check(
        CardClass::Hunter,
        &[Give("BE_900"), Cost("BE_900", 4), Stats("BE_900", 3, 3), Has("BE_900", GameTag::TAUNT), Unwritten],
    );
}

/// # \[BioCore\] Fable Stablehand
///
/// `Core_mon_0005` · Hunter minion · 3 mana · 3/3
///
/// > **Rush Battlecry:** If you control a minion with 4 or more Attack, gain +2/+2.
///
/// State: Todo
//~ Core_mon_0005 todo 64e8bdb4 a3f2c690
#[test]
#[ignore = "todo: Core_mon_0005 [BioCore] Fable Stablehand"]
fn Core_mon_0005_bio_core_fable_stablehand() {
    check(
        CardClass::Hunter,
        &[
            Give("Core_mon_0005"),
            Cost("Core_mon_0005", 3),
            Stats("Core_mon_0005", 3, 3),
            Has("Core_mon_0005", GameTag::RUSH),
            Unwritten,
        ],
    );
}
