//! Shaman cards of Across the Timeways, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a4f5a5fa

/// `END_030` · Shaman minion · 6 mana · 4/6
/// > **Elusive, Taunt** Costs (1) less for each Mana Crystal you've **Overloaded** this game.
///
/// State: Todo
//~ todo END_030 34f8b53a d5df9556 c589401f.d5513c66
#[test]
#[ignore = "todo: Haywire Hornswog"]
fn END_030_haywire_hornswog() {
    unwritten("END_030");
}

/// `TIME_014` · Shaman spell · 6 mana
/// > **Rewind** Summon 12 Mana worth of random minions. **Overload:** (3)
///
/// State: Todo
//~ todo TIME_014 0fb72bce a195598a d8d0c0c5.ac04f375
#[test]
#[ignore = "todo: Instant Multiverse"]
fn TIME_014_instant_multiverse() {
    unwritten("TIME_014");
}

/// `TIME_209` · Shaman minion · 5 mana · 3/2
/// > **Fabled**, **Rush**. **Battlecry:** Bring the High King's Hammer to ME! **Deathrattle:** Add it to your hand.
///
/// State: Todo
//~ todo TIME_209 ae87e872 2c00a2d4 749b1408.68606c38
#[test]
#[ignore = "todo: Muradin, High King"]
fn TIME_209_muradin_high_king() {
    unwritten("TIME_209");
}

/// `TIME_209t` · Shaman weapon · 6 mana · 3/4 durability
/// > **Windfury Deathrattle:** Shuffle this into your deck with +2 Attack permanently.
///
/// State: Todo
//~ todo TIME_209t 5b51d354 f774a27d c2acfd76.8578f4a9
#[test]
#[ignore = "todo: High King's Hammer"]
fn TIME_209t_high_kings_hammer() {
    unwritten("TIME_209t");
}

/// `TIME_209t2` · Shaman spell · 3 mana
/// > Give a friendly character +2 Attack and "After this attacks, deal 2 damage to all enemies" this turn.
///
/// State: Todo
//~ todo TIME_209t2 ff37dfe2 5e271f5a 3822d366.45c4e58e
#[test]
#[ignore = "todo: Avatar Form"]
fn TIME_209t2_avatar_form() {
    unwritten("TIME_209t2");
}

/// `TIME_214` · Shaman minion · 2 mana · 1/4
/// > **Taunt** Whenever you would damage this with a Nature spell, it gains +2/+1 instead.
///
/// State: Todo
//~ todo TIME_214 fa1f5cf3 2237cd45 6db39022.d5e287f5
#[test]
#[ignore = "todo: Flux Revenant"]
fn TIME_214_flux_revenant() {
    unwritten("TIME_214");
}

/// `TIME_217` · Shaman minion · 5 mana · 5/5
/// > Whenever you would damage this with a Nature spell, summon a random 5-Cost minion instead.
///
/// State: Todo
//~ todo TIME_217 faa77b99 ded66840 55241c12.f92ea638
#[test]
#[ignore = "todo: Stormrook"]
fn TIME_217_stormrook() {
    unwritten("TIME_217");
}
