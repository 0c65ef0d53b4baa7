//! Shaman cards of Murder at Castle Nathria, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ca0e09af

/// Totemic Evidence · Spell · 1 mana · Choose a basic Totem and summon it. **Infuse (@ \|4(Totem, Totems)):** Summon all 4 instead.
/// - Numbers: {0} = 3
//~ done MAW_003 - fd53098f.ea2304e3 -
#[test]
fn MAW_003_totemic_evidence() {
    check! { Shaman:
        Play("MAW_003", Nothing), ChooseCard("CS2_051"), BoardCount(Mine, 1), IsCard(My(0), "CS2_051"), HandCount(Mine, 0),
    }
    check! { Shaman:
        Give("MAW_003"), Ally("CS2_050"), Ally("CS2_050"), Ally("CS2_182"), Enemy("CS2_050"), Ally("CS2_050"),
        Kill(Nth(1)), Kill(Nth(2)), Kill(Nth(3)), Kill(Nth(4)), IsCard(InHand(0), "MAW_003"), Kill(Nth(5)),
        IsCard(InHand(0), "MAW_003t"),
    }
    check! { Shaman:
        Play("MAW_003t", Nothing), BoardCount(Mine, 4), IsCard(My(0), "CS2_050"), IsCard(My(1), "CS2_051"),
        IsCard(My(2), "CS2_052"), IsCard(My(3), "NEW1_009"),
    }
}

/// Framester · Minion · 3 mana · 3/3 · **Battlecry:** Shuffle 3 'Framed' cards into the opponent's deck. When drawn, they **Overload** for (2).
// Also tests MAW_005t.
//~ done MAW_005 - 3b42627e -
#[test]
fn MAW_005_framester() {
    check! { Shaman:
        EmptyDeck(Theirs), Play("MAW_005", Nothing), DeckCount(Theirs, 3), EndTurn, HandCount(Theirs, 0),
        DeckCount(Theirs, 0), EndTurn, EndTurn, Damage(TheirHero, 3), Mana(4),
    }
}

/// Framed · Spell · 0 mana · **Casts When Drawn Overload:** (2)
//~ done MAW_005t - 5ef57ac5 -
#[test]
fn MAW_005t_framed() {
    // The opponent gets nothing of it.
    check! { Shaman:
        EmptyDeck(Theirs), Play("MAW_005", Nothing), EndTurn, EndTurn, Mana(10), HandCount(Theirs, 0),
        DeckCount(Theirs, 0), Health(TheirHero, 29),
    }
}

/// Torghast Custodian · Minion · 8 mana · 6/10 · **Battlecry:** For each enemy minion, randomly gain **Rush**, **Divine Shield**, or **Windfury**.
//~ done MAW_030 - 51eb8d8c -
#[test]
fn MAW_030_torghast_custodian() {
    check! { Shaman:
        Enemy("CS2_182"), Enemy("CS2_231"), Ally("CS2_182"), Force(Number(1)), Force(Number(2)),
        Play("MAW_030", Nothing), HasNow(My(1), GameTag::DIVINE_SHIELD), HasNow(My(1), GameTag::WINDFURY),
        HasNot(My(1), GameTag::RUSH), HasNot(My(0), GameTag::DIVINE_SHIELD),
    }
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
//~ done REV_925 - a2303b04 -
#[test]
fn REV_925_baroness_vashj() {
    check! { Shaman:
        Ally("REV_925"), Play("EX1_246", On(My(0))), BoardCount(Mine, 2), IsCard(My(0), "REV_925"), IsCard(My(1), "hexfrog"),
    }
    check! { Shaman:
        Ally("REV_925"), Play("EX1_332", On(My(0))), Play("EX1_246", On(My(0))), BoardCount(Mine, 1),
        IsCard(My(0), "hexfrog"),
    }
}

/// Party Favor Totem · Minion · Totem · 3 mana · 0/3 · At the end of your turn, summon a random basic Totem. **Infuse (@):** Summon two instead.
/// - Numbers: {0} = 2
// Also tests REV_935t.
//~ done REV_935 - 5eef8673.ea1d8a8e -
#[test]
fn REV_935_party_favor_totem() {
    check! { Shaman:
        Ally("REV_935"), Force(Card("CS2_052")), EndTurn, BoardCount(Mine, 2), IsCard(My(1), "CS2_052"), EndTurn,
        BoardCount(Mine, 2),
    }
    check! { Shaman:
        Give("REV_935"), Ally("CS2_182"), Ally("CS2_182"), Kill(Nth(1)), IsCard(InHand(0), "REV_935"), Kill(Nth(2)),
        IsCard(InHand(0), "REV_935t"), Play("REV_935t", Nothing), Force(Card("CS2_051")), Force(Card("CS2_051")), EndTurn,
        BoardCount(Mine, 3), HandCount(Mine, 0), EndTurn, BoardCount(Mine, 3),
    }
}

/// Primordial Wave · Spell · Nature · 3 mana · Transform enemy minions into ones that cost (1) less and friendly minions into ones that cost (1) more.
//~ done REV_924 - da4fe49b -
#[test]
fn REV_924_primordial_wave() {
    check! { Shaman:
        Ally("CS2_172"), Enemy("CS2_172"), Enemy("CS2_172"), Force(Card("CS2_168")), Force(Card("CS2_168")),
        Force(Card("CS2_118")), Play("REV_924", Nothing), BoardCount(Mine, 1), BoardCount(Theirs, 2),
        IsCard(Their(0), "CS2_168"), IsCard(Their(1), "CS2_168"), IsCard(My(0), "CS2_118"),
    }
}
