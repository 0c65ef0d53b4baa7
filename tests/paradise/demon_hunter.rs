//! Demon Hunter cards of Perils in Paradise, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e3fb47f6

/// Aranna, Thrill Seeker · Minion · 5 mana · 5/6 · **Priest Tourist** Damage your hero takes on your turn is redirected to a random enemy.
//~ todo VAC_501 b22e2e61 e52e3967 -
#[test]
#[ignore = "todo: Aranna, Thrill Seeker"]
fn VAC_501_aranna_thrill_seeker() {
    unwritten("VAC_501");
}

/// Sigil of Skydiving · Spell · Fel · 2 mana · At the start of your next turn, summon two 1/1 Pirates with **Charge**.
//~ done VAC_925 - 9099aadd -
#[test]
#[rustfmt::skip]
fn VAC_925_sigil_of_skydiving() {
    check(CardClass::DemonHunter, &[
        Play("VAC_925", Nothing), BoardCount(Mine, 0), EndTurn, BoardCount(Mine, 0), EndTurn, BoardCount(Mine, 2),
        Is(My(0), "VAC_926t"), EndTurn, EndTurn, BoardCount(Mine, 2),
    ]);
}

/// Cliff Dive · Spell · 6 mana · Summon 2 minions from your deck and give them **Rush**. They go back at the end of your turn.
//~ done VAC_926 - 0694ebb1 -
#[test]
#[rustfmt::skip]
fn VAC_926_cliff_dive() {
    check(CardClass::DemonHunter, &[
        EmptyDeck(Mine), OnTop("CS2_182"), OnTop("CS2_120"), OnTop("CS2_029"), Friend("CS2_231"),
        Play("VAC_926", Nothing), BoardCount(Mine, 3), DeckCount(Mine, 1), HasNow(My(1), GameTag::RUSH),
        HasNow(My(2), GameTag::RUSH), EndTurn, BoardCount(Mine, 1), Is(My(0), "CS2_231"), DeckCount(Mine, 3),
        In(Nth(0), Zone::Deck), In(Nth(1), Zone::Deck),
    ]);
    check(CardClass::DemonHunter, &[
        EmptyDeck(Mine), OnTop("CS2_182"), OnTop("CS2_120"), OnTop("CS2_182"), Play("VAC_926", Nothing),
        BoardCount(Mine, 2),
    ]);
}

/// Paraglide · Spell · 3 mana · Both players draw 3 cards. **Outcast:** Only you do.
//~ done VAC_928 - 33e3fce7 -
#[test]
#[rustfmt::skip]
fn VAC_928_paraglide() {
    check(CardClass::DemonHunter, &[
        Give("GAME_005"), Give("VAC_928"), Give("GAME_005"), Play("VAC_928", Nothing), HandCount(Mine, 5),
        HandCount(Theirs, 3),
    ]);
    check(
        CardClass::DemonHunter,
        &[Give("GAME_005"), Give("VAC_928"), Play("VAC_928", Nothing), HandCount(Mine, 4), HandCount(Theirs, 0)],
    );
}

/// Dangerous Cliffside · Location · 4 mana · 3 uses · Summon two 1/1 Pirates with **Charge**. After your hero attacks, reopen this.
//~ done VAC_929 - fac0de72 -
#[test]
#[rustfmt::skip]
fn VAC_929_dangerous_cliffside() {
    check(CardClass::DemonHunter, &[
        Friend("VAC_929"), Friend("CS2_091"), Use(My(0), 0, Nothing), BoardCount(Mine, 3), CannotAct(The("VAC_929")),
        Attack(MyHero, TheirHero), Use(The("VAC_929"), 0, Nothing), BoardCount(Mine, 5), Is(My(0), "VAC_926t"),
        HasNow(My(0), GameTag::CHARGE),
    ]);
}

/// Skirting Death · Spell · Shadow · 3 mana · Choose a minion. This turn, your hero steals 4 Attack from it.
//~ todo VAC_931 8745abab dbb58035 -
#[test]
#[ignore = "todo: Skirting Death"]
fn VAC_931_skirting_death() {
    unwritten("VAC_931");
}

/// Climbing Hook · Weapon · 6 mana · 5/2 durability · Doesn't lose Durability while you control a minion with 5 or more Attack.
//~ todo VAC_932 cf38fd2c 1da9f2c4 -
#[test]
#[ignore = "todo: Climbing Hook"]
fn VAC_932_climbing_hook() {
    unwritten("VAC_932");
}

/// Parachute · Spell · 1 mana · **Casts When Drawn** Summon a 1/1 Pirate with **Charge**.
//~ todo VAC_933t e57df145 6c23d10b -
#[test]
#[ignore = "todo: Parachute"]
fn VAC_933t_parachute() {
    unwritten("VAC_933t");
}
