//! Hunter cards of Festival of Legends, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6fb97a11

/// Barrel of Monkeys · Spell · 2 mana · Summon a 1/4 Monkey with **Taunt**. *(3 Monkeys left!)*
//~ todo ETC_207 77da2521 da2bd6e4 -
#[test]
#[ignore = "todo: Barrel of Monkeys"]
fn ETC_207_barrel_of_monkeys() {
    unwritten("ETC_207");
}

/// Barrel of Monkeys · Spell · 2 mana · Summon a 1/4 Monkey with **Taunt**. *(2 Monkeys left!)*
//~ todo ETC_207t f1b8c9a4 caeb06c1 -
#[test]
#[ignore = "todo: Barrel of Monkeys"]
fn ETC_207t_barrel_of_monkeys() {
    unwritten("ETC_207t");
}

/// Barrel of Monkeys · Spell · 2 mana · Summon a 1/4 Monkey with **Taunt**. *(Last Monkey!)*
//~ todo ETC_207t2 48be58fd c1ba3aab -
#[test]
#[ignore = "todo: Barrel of Monkeys"]
fn ETC_207t2_barrel_of_monkeys() {
    unwritten("ETC_207t2");
}

/// Thornmantle Musician · Minion · Quilboar · 1 mana · 1/3 · **Finale:** The next Beast you summon gets +1/+1.
//~ done ETC_831 - 1eee569d -
#[test]
fn ETC_831_thornmantle_musician() {
    check(
        CardClass::Hunter,
        &[
            Give("ETC_831"),
            Cost("ETC_831", 1),
            Stats("ETC_831", 1, 3),
            Crystals(1),
            Play("ETC_831", Nothing),
            EndTurn,
            Play("CS2_172", Nothing),
            Now(Their(0), 3, 2),
            EndTurn,
            Crystals(10),
            Play("CS2_231", Nothing),
            Now(My(1), 1, 1),
            Play("CS2_172", Nothing),
            Now(My(2), 4, 3),
            Play("CS2_172", Nothing),
            Now(My(3), 3, 2),
        ],
    );
    check(CardClass::Hunter, &[Play("ETC_831", Nothing), Play("CS2_172", Nothing), Now(My(1), 3, 2)]);
}

/// Star Power · Spell · Arcane · 5 mana · Deal $5 damage to a random enemy minion. Repeat this with 1 less damage.
//~ todo JAM_002 bea56d2e c27101f7 -
#[test]
#[ignore = "todo: Star Power"]
fn JAM_002_star_power() {
    unwritten("JAM_002");
}

/// Hidden Meaning · Spell · 2 mana · **Secret:** When your opponent ends their turn with no Mana, summon a random 3-Cost minion.
//~ todo JAM_003 d6948bb0 ad002626 -
#[test]
#[ignore = "todo: Hidden Meaning"]
fn JAM_003_hidden_meaning() {
    unwritten("JAM_003");
}
