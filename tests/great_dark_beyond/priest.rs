//! Priest cards of The Great Dark Beyond, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Orbital Halo
///
/// `GDB_439` · Priest spell · Holy · 2 mana
///
/// > Give a minion +1/+1 and **Divine Shield**. Costs (0) if you played an adjacent card this turn.
///
/// State: Todo
//~ GDB_439 todo 5ea5c53f d7d43fd5
#[test]
#[ignore = "todo: GDB_439 Orbital Halo"]
fn GDB_439_orbital_halo() {
    check(CardClass::Priest, &[Give("GDB_439"), Cost("GDB_439", 2), Unwritten]);
}

/// # Mystified To'cha
///
/// `GDB_440` · Priest minion · 4 mana · 4/2
///
/// > **Battlecry:** If the combined Health of both heroes is exactly 42, set your hero's Health to 42.
///
/// State: Todo
//~ GDB_440 todo cb214fb0 81b5693a
#[test]
#[ignore = "todo: GDB_440 Mystified To'cha"]
fn GDB_440_mystified_tocha() {
    check(CardClass::Priest, &[Give("GDB_440"), Cost("GDB_440", 4), Stats("GDB_440", 4, 2), Unwritten]);
}

/// # Anchorite
///
/// `GDB_441` · Priest minion · 3 mana · 2/4
///
/// > Whenever another minion is **Overhealed**, give it that much extra Health.
///
/// State: Todo
//~ GDB_441 todo dfedeff7 4c2bfd1c
#[test]
#[ignore = "todo: GDB_441 Anchorite"]
fn GDB_441_anchorite() {
    check(CardClass::Priest, &[Give("GDB_441"), Cost("GDB_441", 3), Stats("GDB_441", 2, 4), Unwritten]);
}

/// # K'ure, the Light Beyond
///
/// `GDB_442` · Priest minion · 3 mana · 3/3
///
/// > Spellburst**:** Summon a random 3-Cost minion. *(Holy spells don't remove this **Spellburst.)*
///
/// State: Todo
//~ GDB_442 todo bc5a5b0d c4b7fee9
#[test]
#[ignore = "todo: GDB_442 K'ure, the Light Beyond"]
fn GDB_442_kure_the_light_beyond() {
    check(CardClass::Priest, &[Give("GDB_442"), Cost("GDB_442", 3), Stats("GDB_442", 3, 3), Unwritten]);
}

/// # Shield of Askara
///
/// `GDB_452` · Priest minion · 6 mana · 4/8
///
/// > **Taunt Divine Shield Lifesteal**
///
/// State: Vanilla
//~ GDB_452 vanilla ec9c206d 7f5eb7da
#[test]
fn GDB_452_shield_of_askara() {
    check(
        CardClass::Priest,
        &[
            Give("GDB_452"),
            Cost("GDB_452", 6),
            Stats("GDB_452", 4, 8),
            Has("GDB_452", GameTag::DIVINE_SHIELD),
            Has("GDB_452", GameTag::LIFESTEAL),
            Has("GDB_452", GameTag::TAUNT),
            Play("GDB_452", Nothing),
            In(The("GDB_452"), Zone::Play),
            Now(The("GDB_452"), 4, 8),
            HasNow(The("GDB_452"), GameTag::DIVINE_SHIELD),
            HasNow(The("GDB_452"), GameTag::LIFESTEAL),
            HasNow(The("GDB_452"), GameTag::TAUNT),
        ],
    );
}

/// # Overzealous Healer
///
/// `GDB_454` · Priest minion · 1 mana · 3/3
///
/// > **Deathrattle:** Restore #6 Health to the enemy hero. Spellburst**: Silence** this minion.
///
/// State: Todo
//~ GDB_454 todo 34c561ba 52fe3d16
#[test]
#[ignore = "todo: GDB_454 Overzealous Healer"]
fn GDB_454_overzealous_healer() {
    check(CardClass::Priest, &[Give("GDB_454"), Cost("GDB_454", 1), Stats("GDB_454", 3, 3), Unwritten]);
}

/// # Askara
///
/// `GDB_455` · Priest minion · 4 mana · 4/4
///
/// > **Battlecry:** The next two Draenei you play summon a copy of themselves.
///
/// State: Todo
//~ GDB_455 todo 2aa9ef37 423c00e2
#[test]
#[ignore = "todo: GDB_455 Askara"]
fn GDB_455_askara() {
    check(CardClass::Priest, &[Give("GDB_455"), Cost("GDB_455", 4), Stats("GDB_455", 4, 4), Unwritten]);
}

/// # Lightspeed
///
/// `GDB_457` · Priest spell · Holy · 2 mana
///
/// > **Echo** Give a minion +1/+2 and **Rush**.
///
/// State: Todo
//~ GDB_457 todo 6890d4b6 d464ad16
#[test]
#[ignore = "todo: GDB_457 Lightspeed"]
fn GDB_457_lightspeed() {
    check(CardClass::Priest, &[Give("GDB_457"), Cost("GDB_457", 2), Unwritten]);
}

/// # Divine Star
///
/// `GDB_460` · Priest spell · Holy · 2 mana
///
/// > Deal $3 damage to a minion. Give a random minion in your hand +3 Health.
///
/// State: Todo
//~ GDB_460 todo 3ba950ab adc2dd70
#[test]
#[ignore = "todo: GDB_460 Divine Star"]
fn GDB_460_divine_star() {
    check(CardClass::Priest, &[Give("GDB_460"), Cost("GDB_460", 2), Unwritten]);
}

/// # Gravity Lapse
///
/// `GDB_464` · Priest spell · 0 mana
///
/// > Set EVERY minion's Attack and Health to the lower of the two.
///
/// State: Todo
//~ GDB_464 todo cf73dc4e e1100f6a
#[test]
#[ignore = "todo: GDB_464 Gravity Lapse"]
fn GDB_464_gravity_lapse() {
    check(CardClass::Priest, &[Give("GDB_464"), Cost("GDB_464", 0), Unwritten]);
}

/// # Hallucination
///
/// `SC_757` · Priest spell · 1 mana
///
/// > Summon a copy of a friendly Protoss minion. It takes double damage.
///
/// State: Todo
//~ SC_757 todo a8958d28 f7401704
#[test]
#[ignore = "todo: SC_757 Hallucination"]
fn SC_757_hallucination() {
    check(CardClass::Priest, &[Give("SC_757"), Cost("SC_757", 1), Unwritten]);
}

/// # Mothership
///
/// `SC_762` · Priest minion · 12 mana · 10/10
///
/// > **Taunt Battlecry and Deathrattle:** Get two random Protoss minions.
///
/// State: Todo
//~ SC_762 todo d8caff7d 55d37951
#[test]
#[ignore = "todo: SC_762 Mothership"]
fn SC_762_mothership() {
    check(
        CardClass::Priest,
        &[Give("SC_762"), Cost("SC_762", 12), Stats("SC_762", 10, 10), Has("SC_762", GameTag::TAUNT), Unwritten],
    );
}

/// # Sentry
///
/// `SC_764` · Priest minion · 2 mana · 2/2
///
/// > **Lifesteal**. **Deathrattle:** Your Protoss minions cost (1) less this game.
///
/// State: Todo
//~ SC_764 todo 42f38e80 c532ae32
#[test]
#[ignore = "todo: SC_764 Sentry"]
fn SC_764_sentry() {
    check(
        CardClass::Priest,
        &[Give("SC_764"), Cost("SC_764", 2), Stats("SC_764", 2, 2), Has("SC_764", GameTag::LIFESTEAL), Unwritten],
    );
}
