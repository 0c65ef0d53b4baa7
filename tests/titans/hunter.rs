//! Hunter cards of TITANS, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 48fb2f4f

/// Always a Bigger Jormungar · Spell · 2 mana · Give a minion +2 Attack and "Excess damage dealt by attacks hits the enemy hero."
//~ done TTN_079 - 53a026bc -
#[test]
#[rustfmt::skip]
fn TTN_079_always_a_bigger_jormungar() {
    check(CardClass::Hunter, &[
        Targets("TTN_079", &[FriendlyMinion, EnemyMinion]), Friend("CS2_182"), Friend("CS2_182"), Enemy("CS2_120"),
        Enemy("CS2_120"), Enemy("CS2_186"), Play("TTN_079", On(My(0))), Now(My(0), 6, 5), Attack(My(0), Their(0)),
        Health(TheirHero, 27), Health(MyHero, 30), Attack(My(1), Their(0)), Health(TheirHero, 27), EndTurn, EndTurn,
        Attack(My(0), Their(0)), Health(TheirHero, 27),
    ]);
    check(CardClass::Hunter, &[
        Enemy("CS2_182"), Friend("CS2_120"), Play("TTN_079", On(Their(0))), EndTurn, Attack(Their(0), My(0)),
        Health(MyHero, 27), Health(TheirHero, 30),
    ]);
}

/// Awakening Tremors · Spell · 1 mana · Get three 4/1 Worms. They cost (1).
//~ done TTN_081 - 49f012e0 -
#[test]
fn TTN_081_awakening_tremors() {
    check(
        CardClass::Hunter,
        &[
            Give("TTN_081"),
            Cost("TTN_081", 1),
            Play("TTN_081", Nothing),
            HandCount(Mine, 3),
            Is(InHand(0), "TTN_081t"),
            Is(InHand(1), "TTN_081t"),
            Is(InHand(2), "TTN_081t"),
            Now(InHand(0), 4, 1),
            CostNow(InHand(0), 1),
            CostNow(InHand(1), 1),
            CostNow(InHand(2), 1),
        ],
    );
}

/// Absorbent Parasite · Minion · 2 mana · 3/1 · **Magnetic**, **Rush** Can **Magnetize** to Mechs and Beasts.
//~ todo TTN_087 7c47dbd1 656b959d -
#[test]
#[ignore = "todo: Absorbent Parasite"]
fn TTN_087_absorbent_parasite() {
    unwritten("TTN_087");
}

/// Starstrung Bow · Weapon · 6 mana · 6/2 durability · Costs (1) less for each friendly **Secret** that has triggered this game.
//~ done TTN_088 - a34d3606 -
#[test]
#[rustfmt::skip]
fn TTN_088_starstrung_bow() {
    check(CardClass::Hunter, &[
        Give("TTN_088"), Play("EX1_289", Nothing), CostNow(Nth(0), 6), EndTurn, Enemy("CS2_171"),
        Attack(Their(0), MyHero), CostNow(Nth(0), 5),
    ]);
}

/// Aggramar, the Avenger · Minion · 6 mana · 3/7 · **Titan Battlecry:** Equip a 3/3 Taeshalach.
//~ todo TTN_092 6c07ac5e f93c1ef6 -
#[test]
#[ignore = "todo: Aggramar, the Avenger"]
fn TTN_092_aggramar_the_avenger() {
    unwritten("TTN_092");
}

/// Maintain Order · Spell · 0 mana · Give your weapon "After your hero attacks, draw a card."
//~ todo TTN_092t1 2d8c2190 582bbfb4 -
#[test]
#[ignore = "todo: Maintain Order"]
fn TTN_092t1_maintain_order() {
    unwritten("TTN_092t1");
}

/// Commanding Presence · Spell · 0 mana · Give your weapon "After your hero attacks, summon a 3/3 Enforcer with **Taunt**."
//~ todo TTN_092t2 15580de6 5ab68b21 -
#[test]
#[ignore = "todo: Commanding Presence"]
fn TTN_092t2_commanding_presence() {
    unwritten("TTN_092t2");
}

/// Swift Slash · Spell · 0 mana · Give your weapon +2 Attack and "Your hero is **Immune** while attacking."
//~ todo TTN_092t3 8378d884 9b5fc911 -
#[test]
#[ignore = "todo: Swift Slash"]
fn TTN_092t3_swift_slash() {
    unwritten("TTN_092t3");
}

/// Titanforged Traps · Spell · 2 mana · **Forged Discover** and cast two **Secrets**.
//~ todo TTN_302t 94a949e1 c1a7e45e -
#[test]
#[ignore = "todo: Titanforged Traps"]
fn TTN_302t_titanforged_traps() {
    unwritten("TTN_302t");
}

/// Hodir, Father of Giants · Minion · 8 mana · 8/8 · **Battlecry:** Set the stats of the next three minions you play to 8/8.
//~ todo TTN_752 4af339b4 fcef047c -
#[test]
#[ignore = "todo: Hodir, Father of Giants"]
fn TTN_752_hodir_father_of_giants() {
    unwritten("TTN_752");
}

/// Celestial Shot · Spell · Arcane · 3 mana · Deal $3 damage. Your next spell has **Spell Damage +2**.
//~ done YOG_082 - c06f92c5 -
#[test]
#[rustfmt::skip]
fn YOG_082_celestial_shot() {
    check(CardClass::Hunter, &[
        Targets("YOG_082", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), Play("YOG_082", On(TheirHero)),
        Health(TheirHero, 27), EndTurn, Play("CS2_024", On(MyHero)), Health(MyHero, 27), EndTurn,
        Play("CS2_024", On(TheirHero)), Health(TheirHero, 22), Play("CS2_024", On(TheirHero)), Health(TheirHero, 19),
    ]);
}
