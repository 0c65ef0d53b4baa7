//! Shaman cards of Across the Timeways, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a4f5a5fa

/// Haywire Hornswog · Minion · Beast · Dragon · 6 mana · 4/6 · **Elusive, Taunt** Costs (1) less for each Mana Crystal you've **Overloaded** this game.
//~ done END_030 - 47241638 -
#[test]
#[rustfmt::skip]
fn END_030_haywire_hornswog() {
    check(CardClass::Shaman, &[
        Give("END_030"), CostNow(Nth(0), 6), Play("EX1_241", On(TheirHero)), CostNow(Nth(0), 4), EndTurn,
        GiveThem("EX1_238"), Play("EX1_238", On(TheirHero)), EndTurn, CostNow(Nth(0), 4),
        Play("EX1_238", On(TheirHero)), CostNow(Nth(0), 3),
    ]);
}

/// Instant Multiverse · Spell · 6 mana · **Rewind** Summon 12 Mana worth of random minions. **Overload:** (3)
//~ todo TIME_014 a195598a 0837065e -
#[test]
#[ignore = "todo: Instant Multiverse"]
fn TIME_014_instant_multiverse() {
    unwritten("TIME_014");
}

/// Muradin, High King · Minion · 5 mana · 3/2 · **Fabled**, **Rush**. **Battlecry:** Bring the High King's Hammer to ME! **Deathrattle:** Add it to your hand.
//~ todo TIME_209 2c00a2d4 e2d16ec9 -
#[test]
#[ignore = "todo: Muradin, High King"]
fn TIME_209_muradin_high_king() {
    unwritten("TIME_209");
}

/// High King's Hammer · Weapon · 6 mana · 3/4 durability · **Windfury Deathrattle:** Shuffle this into your deck with +2 Attack permanently.
//~ todo TIME_209t f774a27d 2b927268 -
#[test]
#[ignore = "todo: High King's Hammer"]
fn TIME_209t_high_kings_hammer() {
    unwritten("TIME_209t");
}

/// Avatar Form · Spell · 3 mana · Give a friendly character +2 Attack and "After this attacks, deal 2 damage to all enemies" this turn.
//~ todo TIME_209t2 5e271f5a 9ffa77fd -
#[test]
#[ignore = "todo: Avatar Form"]
fn TIME_209t2_avatar_form() {
    unwritten("TIME_209t2");
}

/// Flux Revenant · Minion · Elemental · 2 mana · 1/4 · **Taunt** Whenever you would damage this with a Nature spell, it gains +2/+1 instead.
//~ done TIME_214 - c8732ac3 -
#[test]
#[rustfmt::skip]
fn TIME_214_flux_revenant() {
    check(CardClass::Shaman, &[
        Friend("TIME_214"), HasNow(My(0), GameTag::TAUNT), Play("EX1_238", On(My(0))), Now(My(0), 3, 5),
        Damage(My(0), 0), Play("CS2_024", On(My(0))), Now(My(0), 3, 2), EndTurn, Play("EX1_238", On(My(0))),
        BoardCount(Mine, 0),
    ]);
}

/// Stormrook · Minion · Elemental · Beast · 5 mana · 5/5 · Whenever you would damage this with a Nature spell, summon a random 5-Cost minion instead.
//~ done TIME_217 - f8c3db15 -
#[test]
#[rustfmt::skip]
fn TIME_217_stormrook() {
    check(CardClass::Shaman, &[
        Friend("TIME_217"), Force(Card("CS2_187")), Play("EX1_238", On(My(0))), Now(My(0), 5, 5), BoardCount(Mine, 2),
        Is(My(1), "CS2_187"), Play("CS2_024", On(My(0))), Now(My(0), 5, 2), BoardCount(Mine, 2), EndTurn,
        Play("EX1_238", On(My(0))), BoardCount(Mine, 1),
    ]);
}
