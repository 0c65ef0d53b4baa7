//! Rogue cards of Festival of Legends, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 1bdae38e

/// `ETC_076` · Rogue spell · Shadow · 1 mana
/// > Return a friendly minion to your hand. Summon a Dancer with its stats and **Rush**.
///
/// State: Todo
//~ todo ETC_076 09c04e86 4287c39d 732e437e.44860ed8
#[test]
#[ignore = "todo: Breakdance"]
fn ETC_076_breakdance() {
    unwritten("ETC_076");
}

/// `ETC_078` · Rogue minion · 5 mana · 5/5
/// > **Battlecry:** Both players equip 1/2 Microphones. Your opponent's increases all damage they take by 1!
///
/// State: Todo
//~ todo ETC_078 a1076905 fc29b07f 35238630.cb1a86cf
#[test]
#[ignore = "todo: MC Blingtron"]
fn ETC_078_mc_blingtron() {
    unwritten("ETC_078");
}

/// `ETC_078t` · Rogue weapon · 1 mana · 1/2 durability
/// > Your hero takes 1 additional damage from all sources.
///
/// State: Todo
//~ todo ETC_078t ffbf2445 077f8dd6 0acaac7a.7192d966
#[test]
#[ignore = "todo: Broken Microphone"]
fn ETC_078t_broken_microphone() {
    unwritten("ETC_078t");
}

/// `ETC_518` · Rogue weapon · 3 mana · 3/2 durability
/// > **Deathrattle:** Refresh @ Mana \|4(Crystal, Crystals). *(Play **Combo** cards while equipped to improve!)*
///
/// State: Done
//~ done ETC_518 2e65a4af - 523a204a.e8df272a
#[test]
fn ETC_518_record_scratcher() {
    check(
        CardClass::Rogue,
        &[
            Give("ETC_518"),
            Cost("ETC_518", 3),
            Stats("ETC_518", 3, 2),
            Play("ETC_518", Nothing),
            Play("EX1_131", Nothing),
            Play("CS2_231", Nothing),
            Mana(5),
            Cost("CS2_106", 2),
            Play("CS2_106", Nothing),
            Mana(5),
        ],
    );
}

/// `JAM_019` · Multi-class minion · 4 mana · 3/5
/// > **Rush** After your hero attacks, return this to your hand and set its Cost to (1).
///
/// State: Done
//~ done JAM_019 25975b45 - f6849a01.4aab6863
#[test]
fn JAM_019_rhythmdancer_risa() {
    check(
        CardClass::Rogue,
        &[
            Give("JAM_019"),
            Cost("JAM_019", 4),
            Stats("JAM_019", 3, 5),
            Has("JAM_019", GameTag::RUSH),
            Friend("CS2_106"),
            Friend("CS2_182"),
            Play("JAM_019", Nothing),
            Attack(Nth(2), TheirHero),
            In(Nth(0), Zone::Play),
            Attack(MyHero, TheirHero),
            In(Nth(0), Zone::Hand),
            CostNow(Nth(0), 1),
            BoardCount(Mine, 1),
            Mana(6),
            Play("JAM_019", Nothing),
            Mana(5),
            Now(My(1), 3, 5),
        ],
    );
}
