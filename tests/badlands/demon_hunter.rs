//! Demon Hunter cards of Showdown in the Badlands, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 884e872f

/// Snake Eyes · Minion · Naga · 3 mana · 2/4 · **Battlecry:** Roll two dice, then **Discover** two cards of those Costs. *(Doubles get an extra **Discover**!)*
//~ todo WW_400 52b0c1b3 8338bb11 -
#[test]
#[ignore = "todo: Snake Eyes"]
fn WW_400_snake_eyes() {
    unwritten("WW_400");
}

/// Gunslinger Kurtrus · Minion · 5 mana · 4/6 · **Battlecry:** If your deck started with no duplicates, fire six 2 damage shots at minions in the enemy's hand.
//~ todo WW_401 08c18445 d40a7afc -
#[test]
#[ignore = "todo: Gunslinger Kurtrus"]
fn WW_401_gunslinger_kurtrus() {
    unwritten("WW_401");
}

/// Blindeye Sharpshooter · Minion · Naga · 3 mana · 1/3 · After you play a Naga, deal 2 damage to a random enemy and draw a spell. *(Then switch*!)@After you cast a spell, deal 2 damage to a random enemy and draw a Naga. *(Then switch!)*
//~ todo WW_402 8a687787 2a7563eb -
#[test]
#[ignore = "todo: Blindeye Sharpshooter"]
fn WW_402_blindeye_sharpshooter() {
    unwritten("WW_402");
}

/// Fan the Hammer · Spell · Fel · 4 mana · Deal $6 damage split among the lowest Health enemies.
//~ todo WW_405 1b2346ca 50fd505b -
#[test]
#[ignore = "todo: Fan the Hammer"]
fn WW_405_fan_the_hammer() {
    unwritten("WW_405");
}

/// Bartend-O-Bot · Minion · Mech · 2 mana · 3/1 · **Battlecry:** Draw an **Outcast** card and slide it to the left side of your hand.
//~ todo WW_408 63fb16a0 0c983831 -
#[test]
#[ignore = "todo: Bartend-O-Bot"]
fn WW_408_bartend_o_bot() {
    unwritten("WW_408");
}

/// Load the Chamber · Spell · Fel · 3 mana · Deal $2 damage. Your next Naga, Fel spell, and weapon cost (1) less.
//~ done WW_409 - 264d93e8 -
#[test]
#[rustfmt::skip]
fn WW_409_load_the_chamber() {
    check(CardClass::DemonHunter, &[
        Give("TID_709"), Give("AV_277"), Give("CS2_091"), Give("CS2_182"), Play("WW_409", On(TheirHero)),
        Health(TheirHero, 28), CostNow(InHand(0), 4), CostNow(InHand(1), 1), CostNow(InHand(2), 0),
        CostNow(InHand(3), 4), Play("AV_277", Nothing), CostNow(InHand(0), 4), Give("AV_277"), CostNow(InHand(3), 2),
        Play("CS2_091", Nothing), Give("CS2_091"), CostNow(InHand(3), 1), CostNow(InHand(0), 4), EndTurn, EndTurn,
        CostNow(InHand(0), 4), Play("TID_709", Nothing), Give("TID_709"), CostNow(InHand(4), 5),
    ]);
    check(CardClass::DemonHunter, &[Targets("WW_409", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero])]);
}
