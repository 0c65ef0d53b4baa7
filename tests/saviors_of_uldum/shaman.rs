//! Shaman cards of Saviors of Uldum, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file f3c866ed

/// `ULD_170` · Shaman minion · 3 mana · 3/3
/// > **Battlecry:** If you control a **Lackey**, deal 3 damage.
///
/// State: Done
//~ done ULD_170 d0f23e42 - 4afae84b.949729d9
#[test]
fn ULD_170_weaponized_wasp() {
    check(
        CardClass::Shaman,
        &[
            Give("ULD_170"),
            Cost("ULD_170", 3),
            Stats("ULD_170", 3, 3),
            Friend("DAL_614"),
            Play("ULD_170", On(TheirHero)),
            Damage(TheirHero, 3),
        ],
    );
}

/// `ULD_291` · Shaman spell · 1 mana
/// > **Quest:** Play 6 **Battlecry** cards. **Reward:** Heart of Vir'naal.
///
/// State: Done
//~ done ULD_291 a0cae63b - 0a18e677.81331bdf
#[test]
fn ULD_291_corrupt_the_waters() {
    check(
        CardClass::Shaman,
        &[
            Give("ULD_291"),
            Cost("ULD_291", 1),
            Play("ULD_291", Nothing),
            Play("EX1_319", Nothing),
            Play("EX1_319", Nothing),
            Play("EX1_319", Nothing),
            Play("EX1_319", Nothing),
            Play("EX1_319", Nothing),
            Play("EX1_319", Nothing),
            Is(MyPower, "ULD_291p"),
        ],
    );
}

/// `ULD_291p` · Shaman hero power · 2 mana
/// > Your **Battlecries** trigger twice this turn.
///
/// State: Todo
//~ todo ULD_291p 89b8ec7d 05cdcaa7 6ee9aa3f.db3105fa
#[test]
#[ignore = "todo: Heart of Vir'naal"]
fn ULD_291p_heart_of_virnaal() {
    unwritten("ULD_291p");
}
