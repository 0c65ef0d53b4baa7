//! Paladin cards of Murder at Castle Nathria, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7b0828e3

/// Order in the Court · Spell · 4 mana · Reorder your deck from highest Cost to lowest Cost. Draw a card.
//~ done MAW_016 - c6254cd0 -
#[test]
#[rustfmt::skip]
fn MAW_016_order_in_the_court() {
    check(CardClass::Paladin, &[
        DeckOf(&["CS2_182", "CS2_032", "CS2_231"]), Play("MAW_016", Nothing), In(The("CS2_032"), Zone::Hand),
        In(The("CS2_182"), Zone::Deck), In(The("CS2_231"), Zone::Deck),
    ]);
}

/// Stewart the Steward · Minion · 3 mana · 3/3 · {0} {1} {2} {3}
//~ todo REV_784 8cd33e52 a4697fcb -
#[test]
#[ignore = "todo: Stewart the Steward"]
fn REV_784_stewart_the_steward() {
    unwritten("REV_784");
}

/// Great Hall · Location · 2 mana · 3 uses · {0} {1}
//~ todo REV_794 9cf3fdf8 249bf26c -
#[test]
#[ignore = "todo: Great Hall"]
fn REV_794_great_hall() {
    unwritten("REV_794");
}

/// Service Bell · Spell · 3 mana · **Discover** a Class card from your deck and draw all copies of it.
//~ todo REV_948 222aa0b2 2b04968a -
#[test]
#[ignore = "todo: Service Bell"]
fn REV_948_service_bell() {
    unwritten("REV_948");
}

/// Divine Toll · Spell · Holy · 7 mana · Shoot 5 rays at random minions. They give friendly minions +2/+2, and deal $2 damage to enemy minions.
//~ todo REV_950 47cae3c1 783cf6d1 -
#[test]
#[ignore = "todo: Divine Toll"]
fn REV_950_divine_toll() {
    unwritten("REV_950");
}

/// Stewart the Steward · Minion · 3 mana · 3/3 · **Deathrattle:** Give the next Silver Hand Recruit you summon +3/+3 and this **Deathrattle**.
//~ todo REV_955 0d4ef53f e404539c -
#[test]
#[ignore = "todo: Stewart the Steward"]
fn REV_955_stewart_the_steward() {
    unwritten("REV_955");
}

/// Elitist Snob · Minion · 5 mana · 3/4 · **Battlecry:** For each Paladin card in your hand, randomly gain **Divine Shield**, **Lifesteal**, **Rush**, or **Taunt**.
//~ todo REV_961 be922b21 dd8f6507 -
#[test]
#[ignore = "todo: Elitist Snob"]
fn REV_961_elitist_snob() {
    unwritten("REV_961");
}
