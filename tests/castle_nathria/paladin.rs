//! Paladin cards of Murder at Castle Nathria, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7b0828e3

/// `MAW_016` · Paladin spell · 4 mana
/// > Reorder your deck from highest Cost to lowest Cost. Draw a card.
///
/// State: Todo
//~ todo MAW_016 ad7731fd d77f3c11 66359895.0087c011
#[test]
#[ignore = "todo: Order in the Court"]
fn MAW_016_order_in_the_court() {
    unwritten("MAW_016");
}

/// `REV_784` · Paladin minion · 3 mana · 3/3
/// > {0} {1} {2} {3}
///
/// State: Todo
//~ todo REV_784 296ac1c4 8cd33e52 90a78340.2260dcce
#[test]
#[ignore = "todo: Stewart the Steward"]
fn REV_784_stewart_the_steward() {
    unwritten("REV_784");
}

/// `REV_794` · Paladin location · 2 mana · 0 uses
/// > {0} {1}
///
/// State: Todo
//~ todo REV_794 07e0464f 9cf3fdf8 6805af5a.09cdb72f
#[test]
#[ignore = "todo: Great Hall"]
fn REV_794_great_hall() {
    unwritten("REV_794");
}

/// `REV_948` · Paladin spell · 3 mana
/// > **Discover** a Class card from your deck and draw all copies of it.
///
/// State: Todo
//~ todo REV_948 46fbf149 222aa0b2 899e5931.3cf800c0
#[test]
#[ignore = "todo: Service Bell"]
fn REV_948_service_bell() {
    unwritten("REV_948");
}

/// `REV_950` · Paladin spell · Holy · 7 mana
/// > Shoot 5 rays at random minions. They give friendly minions +2/+2, and deal $2 damage to enemy minions.
///
/// State: Todo
//~ todo REV_950 cdfe64ae 47cae3c1 9bb98001.9012abd6
#[test]
#[ignore = "todo: Divine Toll"]
fn REV_950_divine_toll() {
    unwritten("REV_950");
}

/// `REV_955` · Paladin minion · 3 mana · 3/3
/// > **Deathrattle:** Give the next Silver Hand Recruit you summon +3/+3 and this **Deathrattle**.
///
/// State: Todo
//~ todo REV_955 6118adf4 0d4ef53f 8eece99e.996227e5
#[test]
#[ignore = "todo: Stewart the Steward"]
fn REV_955_stewart_the_steward() {
    unwritten("REV_955");
}

/// `REV_961` · Paladin minion · 5 mana · 3/4
/// > **Battlecry:** For each Paladin card in your hand, randomly gain **Divine Shield**, **Lifesteal**, **Rush**, or **Taunt**.
///
/// State: Todo
//~ todo REV_961 5e8e6c56 be922b21 e5f32a42.b34399e9
#[test]
#[ignore = "todo: Elitist Snob"]
fn REV_961_elitist_snob() {
    unwritten("REV_961");
}
