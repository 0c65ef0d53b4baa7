//! Shaman cards of Into the Emerald Dream, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 8586610d

/// `EDR_031` · Shaman minion · 9 mana · 5/11
/// > At the end of your turn, play the top 3 cards from your deck.
///
/// State: Todo
//~ todo EDR_031 07903e43 93cd54f3 57751bed.597e65e1
#[test]
#[ignore = "todo: Ohn'ahra"]
fn EDR_031_ohnahra() {
    unwritten("EDR_031");
}

/// `EDR_231` · Shaman spell · 2 mana
/// > Restore #4 Health. Draw a card. **Imbue** your Hero Power.
///
/// State: Done
//~ done EDR_231 34f821b3 - 84507187.2e5f6440
#[test]
fn EDR_231_aspects_embrace() {
    check(
        CardClass::Shaman,
        &[
            Give("EDR_231"),
            Cost("EDR_231", 2),
            Hurt(MyHero, 6),
            Play("EDR_231", On(MyHero)),
            Damage(MyHero, 2),
            HandCount(Mine, 1),
            Is(MyPower, "EDR_448p"),
        ],
    );
}

/// `EDR_232` · Shaman spell · Nature · 10 mana
/// > Each minion gets shuffled into a random player's deck.
///
/// State: Todo
//~ todo EDR_232 17752228 12bc105d 2102c07e.058cb8c0
#[test]
#[ignore = "todo: Typhoon"]
fn EDR_232_typhoon() {
    unwritten("EDR_232");
}

/// `EDR_233` · Shaman spell · Nature · 5 mana
/// > **Choose One -** Summon three 2/3 Wolves with **Taunt**; or Summon two 4/3 Falcons with **Windfury**.
///
/// State: Todo
//~ todo EDR_233 21213659 6eccd19e 5d8fe511.4bb1c9c1
#[test]
#[ignore = "todo: Spirits of the Forest"]
fn EDR_233_spirits_of_the_forest() {
    unwritten("EDR_233");
}

/// `EDR_233a` · Shaman spell · Nature · 5 mana
/// > Summon three 2/3 Wolves with **Taunt**.
///
/// State: Todo
//~ todo EDR_233a eb63e942 c5f1029d a1e04dea.8e2b2b2a
#[test]
#[ignore = "todo: Wolf's Strength"]
fn EDR_233a_wolfs_strength() {
    unwritten("EDR_233a");
}

/// `EDR_233b` · Shaman spell · Nature · 5 mana
/// > Summon two 4/3 Falcons with **Windfury**.
///
/// State: Todo
//~ todo EDR_233b 74dff2cb bd9cd2d1 278404b1.ecf1b52f
#[test]
#[ignore = "todo: Falcon's Dexterity"]
fn EDR_233b_falcons_dexterity() {
    unwritten("EDR_233b");
}

/// `EDR_234` · Shaman spell · 2 mana
/// > Draw 2 cards. You can't play them for 2 turns.
///
/// State: Todo
//~ todo EDR_234 3e2b2f14 e06c4be3 0849af7c.45fc2cf6
#[test]
#[ignore = "todo: Emerald Bounty"]
fn EDR_234_emerald_bounty() {
    unwritten("EDR_234");
}

/// `EDR_238` · Shaman minion · 6 mana · 4/4
/// > **Battlecry:** Resurrect all different friendly minions that cost (8) or more.
///
/// State: Todo
//~ todo EDR_238 431fcfa2 1321886e e2db5bc8.20b80e92
#[test]
#[ignore = "todo: Merithra"]
fn EDR_238_merithra() {
    unwritten("EDR_238");
}

/// `EDR_448p` · Shaman hero power · 2 mana
/// > Transform a friendly minion into a random one that costs (**@**) more.
///
/// State: Todo
//~ todo EDR_448p a242e7b3 d15c4b04 35f599f5.1c18a0f3
#[test]
#[ignore = "todo: Blessing of the Wind"]
fn EDR_448p_blessing_of_the_wind() {
    unwritten("EDR_448p");
}

/// `EDR_518` · Shaman minion · 3 mana · 2/4
/// > **Battlecry: Imbue** your Hero Power. Reduce the Cost of a minion in your hand by (1).
///
/// State: Done
//~ done EDR_518 fa48a3c5 - 0e7d10ef.f33b8343
#[test]
fn EDR_518_living_garden() {
    check(
        CardClass::Shaman,
        &[
            Give("EDR_518"),
            Cost("EDR_518", 3),
            Stats("EDR_518", 2, 4),
            Give("CS2_182"),
            Play("EDR_518", Nothing),
            CostNow(InHand(0), 3),
            Is(MyPower, "EDR_448p"),
        ],
    );
}

/// `EDR_529` · Shaman minion · 1 mana · 1/2
/// > If this would transform into a minion, it transforms into one that costs (2) more.
///
/// State: Todo
//~ todo EDR_529 ae23aeb6 ed4d5c79 b73b389e.6ba38eb8
#[test]
#[ignore = "todo: Plucky Podling"]
fn EDR_529_plucky_podling() {
    unwritten("EDR_529");
}
