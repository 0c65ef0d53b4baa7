//! Shaman cards of Knights of the Frozen Throne, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 0c20b237

/// `ICC_090` · Shaman minion · 11 mana · 8/8
/// > Costs (1) less for each Mana Crystal you've Overload**ed** this game.
///
/// State: Todo
//~ todo ICC_090 7b7c0e1c 87e365bb 0139019a.13bb029e
#[test]
#[ignore = "todo: Snowfury Giant"]
fn ICC_090_snowfury_giant() {
    unwritten("ICC_090");
}

/// `ICC_236` · Shaman weapon · 3 mana · 1/3 durability
/// > Destroy any **Frozen** minion damaged by this.
///
/// State: Done
//~ done ICC_236 020b9bc7 - dff8ef4e.8bb13cd7
#[test]
fn ICC_236_ice_breaker() {
    check(
        CardClass::Shaman,
        &[
            Give("ICC_236"),
            Cost("ICC_236", 3),
            Stats("ICC_236", 1, 3),
            Enemy("CS2_200"),
            Play("CS2_024", On(Nth(1))),
            Play("ICC_236", Nothing),
            Attack(MyHero, Nth(1)),
            Dead(Nth(1)),
        ],
    );
    check(CardClass::Shaman, &[Enemy("CS2_200"), Play("ICC_236", Nothing), Attack(MyHero, Nth(0)), Health(Nth(0), 6)]);
    check(
        CardClass::Shaman,
        &[
            Enemy("CS2_119"),
            Friend("CS2_231"),
            Play("CS2_024", On(Nth(0))),
            Play("ICC_236", Nothing),
            Attack(Nth(1), Nth(0)),
            Health(Nth(0), 3),
        ],
    );
}

/// `ICC_481` · Shaman hero · 5 mana · 30 health, 5 armor
/// > **Battlecry:** Transform your minions into random ones that cost (2) more.
///
/// State: Todo
//~ todo ICC_481 6f7882d6 c63845c5 734989c5.4add1306
#[test]
#[ignore = "todo: Thrall, Deathseer"]
fn ICC_481_thrall_deathseer() {
    unwritten("ICC_481");
}
