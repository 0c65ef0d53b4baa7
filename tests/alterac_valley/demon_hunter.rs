//! Demon Hunter cards of Fractured in Alterac Valley, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 29f6bfc9

/// `AV_204` · Demon Hunter hero · 6 mana · 30 health, 5 armor
/// > **Battlecry:** Summon two @/4 Demons with **Rush**. *(Improved by your hero attacks this game.)*
///
/// State: Todo
//~ todo AV_204 125044c8 50187016 fd2643f8.43179410
#[test]
#[ignore = "todo: Kurtrus, Demon-Render"]
fn AV_204_kurtrus_demon_render() {
    unwritten("AV_204");
}

/// `AV_204p` · Demon Hunter hero power · 1 mana
/// > +$a2 Attack this turn. After a friendly minion attacks, refresh this.
///
/// State: Todo
//~ todo AV_204p 25957ad3 42b4c350 0be59d43.7faf9666
#[test]
#[ignore = "todo: Ashfallen's Fury"]
fn AV_204p_ashfallens_fury() {
    unwritten("AV_204p");
}

/// `AV_269` · Demon Hunter spell · 4 mana
/// > Summon a 4/2 Demon with **Rush**. If it dies this turn, summon another.
///
/// State: Done
//~ done AV_269 0e3ffac5 - 139cf143.cf30bb7d
#[test]
fn AV_269_flanking_maneuver() {
    check(
        CardClass::DemonHunter,
        &[
            Give("AV_269"),
            Cost("AV_269", 4),
            Play("AV_269", Nothing),
            BoardCount(Mine, 1),
            Is(My(0), "AV_269t"),
            Now(My(0), 4, 2),
            HasNow(My(0), GameTag::RUSH),
            Kill(My(0)),
            BoardCount(Mine, 1),
            Is(My(0), "AV_269t"),
            Kill(My(0)),
            BoardCount(Mine, 0),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Friend("CS2_231"),
            Play("AV_269", Nothing),
            Kill(Nth(0)),
            BoardCount(Mine, 1),
            EndTurn,
            Kill(My(0)),
            BoardCount(Mine, 0),
        ],
    );
}

/// `ONY_014` · Demon Hunter spell · 2 mana
/// > Deal $1 damage to all minions. **Honorable Kill:** Gain +1 Attack this turn.
///
/// State: Done
//~ done ONY_014 9aa8bfb2 - 32e7403e.8f1492fd
#[test]
fn ONY_014_keen_reflex() {
    check(
        CardClass::DemonHunter,
        &[
            Give("ONY_014"),
            Cost("ONY_014", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_231"),
            Play("ONY_014", Nothing),
            Damage(Nth(1), 1),
            Damage(Nth(2), 1),
            Dead(Nth(3)),
            Health(TheirHero, 30),
            Now(MyHero, 1, 30),
            EndTurn,
            Now(MyHero, 0, 30),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[Friend("CS2_182"), Enemy("CS2_182"), Play("ONY_014", Nothing), Damage(Nth(1), 1), Now(MyHero, 0, 30)],
    );
}
