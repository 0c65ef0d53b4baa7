//! Priest cards of Saviors of Uldum, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 442e60e3

/// `ULD_724` · Priest spell · 1 mana
/// > **Quest:** Restore 15 Health. **Reward:** Obelisk's Eye.
///
/// State: Done
//~ done ULD_724 55661543 - 15a34867.ca8a9fa7
#[test]
fn ULD_724_activate_the_obelisk() {
    check(
        CardClass::Priest,
        &[
            Give("ULD_724"),
            Cost("ULD_724", 1),
            Play("ULD_724", Nothing),
            Hurt(MyHero, 20),
            Play("CS2_089", Nothing),
            Play("CS2_089", Nothing),
            Is(MyPower, "ULD_724p"),
        ],
    );
}

/// `ULD_724p` · Priest hero power · 2 mana
/// > Restore #3 Health. If you target a minion, also give it +3/+3.
///
/// State: Todo
//~ todo ULD_724p 80f5048d 08ab83f2 4417f72f.43c3b3e2
#[test]
#[ignore = "todo: Obelisk's Eye"]
fn ULD_724p_obelisks_eye() {
    unwritten("ULD_724p");
}
