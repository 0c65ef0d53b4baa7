//! Shaman cards of Murder at Castle Nathria, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ca0e09af

/// Totemic Evidence · Spell · 1 mana · Choose a basic Totem and summon it. **Infuse (@ \|4(Totem, Totems)):** Summon all 4 instead.
//~ done MAW_003 - fd53098f -
#[test]
#[rustfmt::skip]
fn MAW_003_totemic_evidence() {
    check(CardClass::Shaman, &[
        Play("MAW_003", Nothing), ChooseCard("CS2_051"), BoardCount(Mine, 1), Is(My(0), "CS2_051"), HandCount(Mine, 0),
    ]);
    check(CardClass::Shaman, &[
        Give("MAW_003"), Friend("CS2_050"), Friend("CS2_050"), Friend("CS2_182"), Enemy("CS2_050"), Friend("CS2_050"),
        Kill(Nth(1)), Kill(Nth(2)), Kill(Nth(3)), Kill(Nth(4)), Is(InHand(0), "MAW_003"), Kill(Nth(5)),
        Is(InHand(0), "MAW_003t"),
    ]);
}

/// Framester · Minion · 3 mana · 3/3 · **Battlecry:** Shuffle 3 'Framed' cards into the opponent's deck. When drawn, they **Overload** for (2).
//~ todo MAW_005 704a1bee 3b42627e -
#[test]
#[ignore = "todo: Framester"]
fn MAW_005_framester() {
    unwritten("MAW_005");
}

/// Framed · Spell · 0 mana · **Casts When Drawn Overload:** (2)
//~ todo MAW_005t 038cea84 5ef57ac5 -
#[test]
#[ignore = "todo: Framed"]
fn MAW_005t_framed() {
    unwritten("MAW_005t");
}

/// Torghast Custodian · Minion · 8 mana · 6/10 · **Battlecry:** For each enemy minion, randomly gain **Rush**, **Divine Shield**, or **Windfury**.
//~ todo MAW_030 de928972 51eb8d8c -
#[test]
#[ignore = "todo: Torghast Custodian"]
fn MAW_030_torghast_custodian() {
    unwritten("MAW_030");
}

/// Baroness Vashj · Minion · Naga · 4 mana · 3/6 · {0} {1} {2} {3}
//~ todo REV_788 7e10d2d8 f85927e2 -
#[test]
#[ignore = "todo: Baroness Vashj"]
fn REV_788_baroness_vashj() {
    unwritten("REV_788");
}

/// Muck Pools · Location · 1 mana · 3 uses · {0} {1}
//~ todo REV_798 dc866b8b 139cd37e -
#[test]
#[ignore = "todo: Muck Pools"]
fn REV_798_muck_pools() {
    unwritten("REV_798");
}

/// Baroness Vashj · Minion · Naga · 4 mana · 3/6 · If this would transform into a minion, summon that minion instead.
//~ todo REV_925 e4600096 a2303b04 -
#[test]
#[ignore = "todo: Baroness Vashj"]
fn REV_925_baroness_vashj() {
    unwritten("REV_925");
}

/// Party Favor Totem · Minion · Totem · 3 mana · 0/3 · At the end of your turn, summon a random basic Totem. **Infuse (@):** Summon two instead.
//~ done REV_935 - 5eef8673 -
#[test]
#[rustfmt::skip]
fn REV_935_party_favor_totem() {
    check(CardClass::Shaman, &[
        Friend("REV_935"), Force(Card("CS2_052")), EndTurn, BoardCount(Mine, 2), Is(My(1), "CS2_052"), EndTurn,
        BoardCount(Mine, 2),
    ]);
    check(CardClass::Shaman, &[
        Give("REV_935"), Friend("CS2_182"), Friend("CS2_182"), Kill(Nth(1)), Is(InHand(0), "REV_935"), Kill(Nth(2)),
        Is(InHand(0), "REV_935t"), Play("REV_935t", Nothing), Force(Card("CS2_051")), Force(Card("CS2_051")), EndTurn,
        BoardCount(Mine, 3), HandCount(Mine, 0), EndTurn, BoardCount(Mine, 3),
    ]);
}

/// Party Favor Totem · Minion · Totem · 3 mana · 0/3 · **Infused** At the end of your turn, summon two random basic Totems.
//~ done REV_935t - 29f8a9b9 -
#[test]
fn REV_935t_party_favor_totem() {
    REV_935_party_favor_totem();
}
