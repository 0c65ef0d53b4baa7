//! Priest cards of Mean Streets of Gadgetzan, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Raza the Chained
///
/// `CFM_020` · Priest minion · 5 mana · 5/5
///
/// > **Battlecry:** If your deck has no duplicates, your Hero Power costs (0) this game.
///
/// State: Todo
//~ CFM_020 todo e9c1a398 20389ba6
#[test]
#[ignore = "todo: CFM_020 Raza the Chained"]
fn CFM_020_raza_the_chained() {
    check(CardClass::Priest, &[Give("CFM_020"), Cost("CFM_020", 5), Stats("CFM_020", 5, 5), Unwritten]);
}

/// # Potion of Madness
///
/// `CFM_603` · Priest spell · Shadow · 1 mana
///
/// > Gain control of an enemy minion with 2 or less Attack until end of turn.
///
/// State: Todo
//~ CFM_603 todo fdb8c2a6 5d843e05
#[test]
#[ignore = "todo: CFM_603 Potion of Madness"]
fn CFM_603_potion_of_madness() {
    check(CardClass::Priest, &[Give("CFM_603"), Cost("CFM_603", 1), Unwritten]);
}

/// # Greater Healing Potion
///
/// `CFM_604` · Priest spell · Holy · 4 mana
///
/// > Restore #12 Health to a friendly character. Draw a card.
///
/// State: Todo
//~ CFM_604 todo 2a4b3b9c 8ab11cbb
#[test]
#[ignore = "todo: CFM_604 Greater Healing Potion"]
fn CFM_604_greater_healing_potion() {
    check(
        CardClass::Priest,
        &[Give("CFM_604"), Cost("CFM_604", 4), Targets("CFM_604", &[FriendlyMinion, FriendlyHero]), Unwritten],
    );
}

/// # Drakonid Operative
///
/// `CFM_605` · Priest minion · 4 mana · 4/5
///
/// > **Battlecry:** If you're holding a Dragon, **Discover** a copy of a card in your opponent's deck.
///
/// State: Todo
//~ CFM_605 todo 35da4bbd 81bd10de
#[test]
#[ignore = "todo: CFM_605 Drakonid Operative"]
fn CFM_605_drakonid_operative() {
    check(CardClass::Priest, &[Give("CFM_605"), Cost("CFM_605", 4), Stats("CFM_605", 4, 5), Unwritten]);
}

/// # Mana Geode
///
/// `CFM_606` · Priest minion · 2 mana · 2/3
///
/// > **Overheal:** Summon a 2/2 Crystal.
///
/// State: Todo
//~ CFM_606 todo 84451947 7909795a
#[test]
#[ignore = "todo: CFM_606 Mana Geode"]
fn CFM_606_mana_geode() {
    check(CardClass::Priest, &[Give("CFM_606"), Cost("CFM_606", 2), Stats("CFM_606", 2, 3), Unwritten]);
}

/// # Crystal
///
/// `CFM_606t` · Priest minion · 2 mana · 2/2
///
/// State: Vanilla
//~ CFM_606t vanilla 05fc5d7e dcc27d31
#[test]
fn CFM_606t_crystal() {
    check(
        CardClass::Priest,
        &[
            Give("CFM_606t"),
            Cost("CFM_606t", 2),
            Stats("CFM_606t", 2, 2),
            Play("CFM_606t", Nothing),
            In(The("CFM_606t"), Zone::Play),
            Now(The("CFM_606t"), 2, 2),
        ],
    );
}

/// # Kabal Talonpriest
///
/// `CFM_626` · Priest minion · 3 mana · 3/4
///
/// > **Battlecry:** Give a friendly minion +3 Health.
///
/// State: Todo
//~ CFM_626 todo ccfcf302 c1ed8ca4
#[test]
#[ignore = "todo: CFM_626 Kabal Talonpriest"]
fn CFM_626_kabal_talonpriest() {
    check(
        CardClass::Priest,
        &[
            Give("CFM_626"),
            Cost("CFM_626", 3),
            Stats("CFM_626", 3, 4),
            Targets("CFM_626", &[FriendlyMinion]),
            Unwritten,
        ],
    );
}

/// # Kabal Songstealer
///
/// `CFM_657` · Priest minion · 5 mana · 5/5
///
/// > **Battlecry: Silence** a minion.
///
/// State: Todo
//~ CFM_657 todo 357b3afa 7c0f5da9
#[test]
#[ignore = "todo: CFM_657 Kabal Songstealer"]
fn CFM_657_kabal_songstealer() {
    check(CardClass::Priest, &[Give("CFM_657"), Cost("CFM_657", 5), Stats("CFM_657", 5, 5), Unwritten]);
}

/// # Pint-Size Potion
///
/// `CFM_661` · Priest spell · Shadow · 1 mana
///
/// > Give all enemy minions -3 Attack this turn only.
///
/// State: Todo
//~ CFM_661 todo 085a3f29 bab83c9a
#[test]
#[ignore = "todo: CFM_661 Pint-Size Potion"]
fn CFM_661_pint_size_potion() {
    check(CardClass::Priest, &[Give("CFM_661"), Cost("CFM_661", 1), Unwritten]);
}

/// # Dragonfire Potion
///
/// `CFM_662` · Priest spell · Fire · 5 mana
///
/// > Deal $5 damage to all minions except Dragons.
///
/// State: Todo
//~ CFM_662 todo 5adcc7f3 f9bff4dc
#[test]
#[ignore = "todo: CFM_662 Dragonfire Potion"]
fn CFM_662_dragonfire_potion() {
    check(CardClass::Priest, &[Give("CFM_662"), Cost("CFM_662", 5), Unwritten]);
}
