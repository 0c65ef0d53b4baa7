//! Shaman cards of Murder at Castle Nathria, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ca0e09af

/// `MAW_003` · Shaman spell · 1 mana
/// > Choose a basic Totem and summon it. **Infuse (@ \|4(Totem, Totems)):** Summon all 4 instead.
///
/// State: Todo
//~ todo MAW_003 8f6ba69c bf4725e6 1fc7aebb.419c55c3
#[test]
#[ignore = "todo: Totemic Evidence"]
fn MAW_003_totemic_evidence() {
    unwritten("MAW_003");
}

/// `MAW_005` · Shaman minion · 3 mana · 3/3
/// > **Battlecry:** Shuffle 3 'Framed' cards into the opponent's deck. When drawn, they **Overload** for (2).
///
/// State: Todo
//~ todo MAW_005 7a017f08 704a1bee 38e5417a.55eca0b8
#[test]
#[ignore = "todo: Framester"]
fn MAW_005_framester() {
    unwritten("MAW_005");
}

/// `MAW_005t` · Shaman spell · 0 mana
/// > **Casts When Drawn Overload:** (2)
///
/// State: Todo
//~ todo MAW_005t ac51e891 038cea84 6039fade.a1cd858b
#[test]
#[ignore = "todo: Framed"]
fn MAW_005t_framed() {
    unwritten("MAW_005t");
}

/// `MAW_030` · Shaman minion · 8 mana · 6/10
/// > **Battlecry:** For each enemy minion, randomly gain **Rush**, **Divine Shield**, or **Windfury**.
///
/// State: Todo
//~ todo MAW_030 6ce747b2 de928972 e546b86f.3f16bbe7
#[test]
#[ignore = "todo: Torghast Custodian"]
fn MAW_030_torghast_custodian() {
    unwritten("MAW_030");
}

/// `REV_788` · Shaman minion · 4 mana · 3/6
/// > {0} {1} {2} {3}
///
/// State: Todo
//~ todo REV_788 017c0c50 7e10d2d8 903b2892.2260dcce
#[test]
#[ignore = "todo: Baroness Vashj"]
fn REV_788_baroness_vashj() {
    unwritten("REV_788");
}

/// `REV_798` · Shaman location · 1 mana · 0 uses
/// > {0} {1}
///
/// State: Todo
//~ todo REV_798 8a9e01d1 dc866b8b 7526551d.09cdb72f
#[test]
#[ignore = "todo: Muck Pools"]
fn REV_798_muck_pools() {
    unwritten("REV_798");
}

/// `REV_925` · Shaman minion · 4 mana · 3/6
/// > If this would transform into a minion, summon that minion instead.
///
/// State: Todo
//~ todo REV_925 26660c7e e4600096 e918ddc8.5d74ed5b
#[test]
#[ignore = "todo: Baroness Vashj"]
fn REV_925_baroness_vashj() {
    unwritten("REV_925");
}

/// `REV_935` · Shaman minion · 3 mana · 0/3
/// > At the end of your turn, summon a random basic Totem. **Infuse (@):** Summon two instead.
///
/// State: Todo
//~ todo REV_935 ecbb7df7 acd6028a 24c64af1.c152b8ed
#[test]
#[ignore = "todo: Party Favor Totem"]
fn REV_935_party_favor_totem() {
    unwritten("REV_935");
}

/// `REV_935t` · Shaman minion · 3 mana · 0/3
/// > **Infused** At the end of your turn, summon two random basic Totems.
///
/// State: Todo
//~ todo REV_935t bd9ed60d bfc64545 89fb7ed1.7b9c04e8
#[test]
#[ignore = "todo: Party Favor Totem"]
fn REV_935t_party_favor_totem() {
    unwritten("REV_935t");
}
