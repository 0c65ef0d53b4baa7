//! Rogue cards of Festival of Legends, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 1bdae38e

/// Breakdance · Spell · Shadow · 1 mana · Return a friendly minion to your hand. Summon a Dancer with its stats and **Rush**.
//~ todo ETC_076 4287c39d 83048f1a -
#[test]
#[ignore = "todo: Breakdance"]
fn ETC_076_breakdance() {
    unwritten("ETC_076");
}

/// MC Blingtron · Minion · Mech · 5 mana · 5/5 · **Battlecry:** Both players equip 1/2 Microphones. Your opponent's increases all damage they take by 1!
//~ todo ETC_078 fc29b07f da85ff17 -
#[test]
#[ignore = "todo: MC Blingtron"]
fn ETC_078_mc_blingtron() {
    unwritten("ETC_078");
}

/// Broken Microphone · Weapon · 1 mana · 1/2 durability · Your hero takes 1 additional damage from all sources.
//~ todo ETC_078t 077f8dd6 b5f63165 -
#[test]
#[ignore = "todo: Broken Microphone"]
fn ETC_078t_broken_microphone() {
    unwritten("ETC_078t");
}

/// Record Scratcher · Weapon · 3 mana · 3/2 durability · **Deathrattle:** Refresh @ Mana \|4(Crystal, Crystals). *(Play **Combo** cards while equipped to improve!)*
//~ done ETC_518 - b159efcc -
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

/// Rhythmdancer Risa · Minion · 4 mana · 3/5 · **Rush** After your hero attacks, return this to your hand and set its Cost to (1).
//~ done JAM_019 - 563c5f0d -
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
