//! Warlock cards of Whizbang's Workshop, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file c209f36b

/// `MIS_027` · Warlock spell · 3 mana
/// > Deal $2 damage to a minion. Repeat to the left or right, dealing 1 more damage each time.
///
/// State: Todo
//~ todo MIS_027 a2b3fe16 03d142ae 41859126.de00c5cb
#[test]
#[ignore = "todo: Domino Effect"]
fn MIS_027_domino_effect() {
    unwritten("MIS_027");
}

/// `TOY_524` · Warlock minion · 5 mana · 3/6
/// > **Battlecry:** Draw a Demon. **Deathrattle:** Swap places with it.
///
/// State: Todo
//~ todo TOY_524 45381327 a336ec6f efc9eb87.e9a75328
#[test]
#[ignore = "todo: Game Master Nemsy"]
fn TOY_524_game_master_nemsy() {
    unwritten("TOY_524");
}

/// `TOY_527` · Warlock spell · Shadow · 3 mana
/// > Give a friendly minion "**Deathrattle:** Summon two copies of this minion that are **Dormant** for 2 turns."
///
/// State: Todo
//~ todo TOY_527 0703cbd9 61eba323 b3458450.9460fdc4
#[test]
#[ignore = "todo: Cursed Campaign"]
fn TOY_527_cursed_campaign() {
    unwritten("TOY_527");
}

/// `TOY_529` · Warlock spell · Shadow · 8 mana
/// > Destroy your deck. In 5 turns, destroy the enemy hero.
///
/// State: Done
//~ done TOY_529 8a25a886 - 648f3269.35b2354a
#[test]
fn TOY_529_wheel_of_death() {
    check(
        CardClass::Warlock,
        &[
            Give("TOY_529"),
            Cost("TOY_529", 8),
            Play("TOY_529", Nothing),
            DeckCount(Mine, 0),
            DeckCount(Theirs, 20),
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            Damage(TheirHero, 0),
            EndTurn,
            EndTurn,
            Won(Mine),
        ],
    );
}

/// `TOY_886` · Warlock spell · Shadow · 2 mana
/// > Resurrect your last Demon that died.
///
/// State: Done
//~ done TOY_886 dae02b2e - b9da68c0.a7b43854
#[test]
fn TOY_886_endgame() {
    check(
        CardClass::Warlock,
        &[
            Give("TOY_886"),
            Cost("TOY_886", 2),
            Friend("CS2_065"),
            Friend("CS2_182"),
            Kill(My(0)),
            Kill(My(0)),
            Play("TOY_886", Nothing),
            Is(My(0), "CS2_065"),
        ],
    );
}

/// `TOY_915t` · Warlock minion · 1 mana · 1/1
/// > **Mini Battlecry:** Give a friendly Demon +2 Attack and **Immune** this turn.
///
/// State: Todo
//~ todo TOY_915t d8c4dc7e 1f9e531f 9b9e13e6.02d48325
#[test]
#[ignore = "todo: Tabletop Roleplayer"]
fn TOY_915t_tabletop_roleplayer() {
    unwritten("TOY_915t");
}
