//! Warlock cards of Voyage to the Sunken City, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 47937179

/// Herald of Shadows · Minion · Naga · 3 mana · 4/2 · **Battlecry:** If you've cast a Shadow spell while holding this, steal 2 Health from a minion.
//~ done TID_717 - 29a06492 -
#[test]
fn TID_717_herald_of_shadows() {
    check! { Warlock:
        Give("TID_717"), Enemy("CS2_182"), Ally("CS2_231"), Play("CS2_234", On(My(0))), Play("TID_717", On(Their(0))),
        StatsNow(Their(0), 4, 3), StatsNow(My(0), 4, 4),
    }
    check! { Warlock:
        Give("TID_717"), Enemy("CS2_182"), Play("CS2_029", On(TheirHero)), Damage(TheirHero, 6),
        Play("TID_717", Nothing), StatsNow(Their(0), 4, 5), StatsNow(My(0), 4, 2),
    }
    // No more is stolen than is there, and nothing without a minion.
    let cast = [Give("TID_717"), Ally("CS2_231"), Play("CS2_234", On(My(0))), Enemy("CS2_231")];
    let weak = [Play("TID_717", On(Their(0))), Dead(Newest("CS2_231")), StatsNow(My(0), 4, 3)];
    check(CardClass::Warlock, &[&cast[..], &weak].concat());
    let alone = [Kill(Their(0)), Play("TID_717", Nothing), StatsNow(My(0), 4, 2)];
    check(CardClass::Warlock, &[&cast[..], &alone].concat());
}

/// Immolate · Spell · Fire · 4 mana · Light every card in the opponent's hand on fire. In 3 turns, any still in hand are destroyed!
//~ done TID_718 - de237cb0 -
#[test]
fn TID_718_immolate() {
    check! { Warlock:
        GiveThem("CS2_182"), GiveThem("CS2_120"), EmptyDeck(Theirs), Play("TID_718", Nothing), EndTurn,
        Play("CS2_120", Nothing), EndTurn, EndTurn, HandCount(Theirs, 1), EndTurn, EndTurn, Damage(TheirHero, 6),
        HandCount(Theirs, 1), GiveThem("CS2_182"), EndTurn, HandCount(Theirs, 1), BoardCount(Theirs, 1),
    }
    check! { Warlock:
        HeroPower(Nothing), Play("TID_718", Nothing), EndTurn, EndTurn, EndTurn, EndTurn, EndTurn, EndTurn,
        HandCount(Mine, 4), Health(MyHero, 28),
    }
}

/// Commander Ulthok · Minion · 5 mana · 7/7 · **Battlecry:** Your opponent's cards cost Health instead of Mana next turn.
//~ done TID_719 - 775dc11f -
#[test]
fn TID_719_commander_ulthok() {
    check! { Warlock:
        GiveThem("CS2_182"), Give("CS2_182"), Play("TID_719", Nothing), HasNot(InHand(0), GameTag::CARD_ALTERNATE_COST),
        HasNot(InTheirHand(0), GameTag::CARD_ALTERNATE_COST), EndTurn,
        HasNow(InTheirHand(0), GameTag::CARD_ALTERNATE_COST), HasNow(InTheirHand(1), GameTag::CARD_ALTERNATE_COST),
        Play("CS2_182", Nothing), Mana(10), Health(TheirHero, 26), EndTurn,
        HasNot(InHand(0), GameTag::CARD_ALTERNATE_COST), EndTurn, HasNot(InTheirHand(0), GameTag::CARD_ALTERNATE_COST),
    }
}

/// Sunken Scavenger · Minion · Murloc · 2 mana · 2/3 · **Battlecry:** Give your other Murlocs +1/+1 *(wherever they are*).
//~ done TSC_039t - 3a5f1909 -
#[test]
fn TSC_039t_sunken_scavenger() {
    check! { Warlock:
        EmptyDeck(Mine), OnTop("CS2_182"), OnTop("CS2_168"), Give("CS2_168"), Give("CS2_182"), Ally("CS2_168"),
        Ally("CS2_182"), Enemy("CS2_168"), Play("TSC_039t", Nothing), StatsNow(My(0), 3, 2), StatsNow(My(1), 4, 5),
        StatsNow(My(2), 2, 3), StatsNow(Their(0), 2, 1), StatsNow(InHand(0), 3, 2), StatsNow(InHand(1), 4, 5), EndTurn, EndTurn,
        StatsNow(InHand(2), 3, 2), EndTurn, EndTurn, StatsNow(InHand(3), 4, 5),
    }
}

/// Rock Bottom · Spell · 1 mana · Summon a 1/1 Murloc, then **Dredge**. If it's also a Murloc, summon one more.
//~ done TSC_925 - 7fd7aa33 -
#[test]
fn TSC_925_rock_bottom() {
    check! { Warlock:
        EmptyDeck(Mine), OnTop("CS2_168"), OnTop("CS2_182"), Play("TSC_925", Nothing), ChooseCard("CS2_168"),
        BoardCount(Mine, 2), IsCard(My(0), "TSC_925t"), IsCard(My(1), "TSC_925t"), DeckCount(Mine, 2),
    }
    check! { Warlock:
        EmptyDeck(Mine), OnTop("CS2_168"), OnTop("CS2_182"), Play("TSC_925", Nothing), ChooseCard("CS2_182"),
        BoardCount(Mine, 1),
    }
    // Of an empty deck nothing is dredged: the Murloc that was summoned is not "it".
    check! { Warlock: EmptyDeck(Mine), Play("TSC_925", Nothing), BoardCount(Mine, 1) }
}

/// Abyssal Curse · Spell · 2 mana · At the start of your turn, take {0} damage. Each Curse is worse than the last. *({1} \|4(turn,turns) remaining).*
/// - Numbers: {0} = 1, {1} = 2
//~ done TSC_955t - 5cf56a49.47df42ae -
#[test]
fn TSC_955t_abyssal_curse() {
    check! { Warlock:
        Play("TSC_955", Nothing), HandCount(Theirs, 1), Crystals(10), Play("TSC_955", Nothing), HandCount(Theirs, 2),
        EmptyDeck(Theirs), OnTheirTop("CS2_231"), OnTheirTop("CS2_231"), EndTurn, Health(TheirHero, 27),
        HandCount(Theirs, 3), EndTurn, Health(MyHero, 30), Health(TheirHero, 27), EndTurn, Health(TheirHero, 24),
        HandCount(Theirs, 2), IsCard(InTheirHand(0), "CS2_231"),
    }
    check! { Warlock:
        Play("TSC_955", Nothing), EndTurn, Health(TheirHero, 29), Play("TSC_955t", Nothing), Health(TheirHero, 29),
        EndTurn, Play("TSC_955", Nothing), HandCount(Theirs, 2), EndTurn, Health(TheirHero, 27),
    }
    check! { Warlock:
        Play("TSC_955", Nothing), Enemy("CS2_168"), EndTurn, EndTurn, BoardCount(Theirs, 1), HandCount(Theirs, 2),
        Health(TheirHero, 29),
    }
    // The opponent gets nothing of it.
    check! { Warlock:
        Play("TSC_955", Nothing), EndTurn, Play("TSC_955", Nothing), EndTurn, Health(MyHero, 29), HandCount(Mine, 2),
        HandCount(Theirs, 2), Health(TheirHero, 29),
    }
}

/// Za'qul · Minion · 5 mana · 6/5 · Your Abyssal Curses heal you for the damage they deal. **Battlecry:** Give your opponent an Abyssal Curse.
//~ done TSC_959 - e622d6cb -
#[test]
fn TSC_959_zaqul() {
    check! { Warlock:
        DealDamage(MyHero, 9), Play("TSC_959", Nothing), HandCount(Theirs, 1), DealDamage(TheirHero, 1), Health(MyHero, 21),
        EndTurn, Health(TheirHero, 28), Health(MyHero, 22),
    }
}

/// Gigafin · Minion · Murloc · 8 mana · 7/4 · **Colossal +1**. **Battlecry:** Devour all enemy minions. **Deathrattle:** Spit them back out.
//~ done TSC_962 - 0955396d -
#[test]
fn TSC_962_gigafin() {
    check! { Warlock:
        Enemy("CS2_182"), Enemy("CS2_120"), Ally("CS2_231"), Play("TSC_962", Nothing), BoardCount(Theirs, 0),
        BoardCount(Mine, 3), Kill(Newest("TSC_962")), BoardCount(Theirs, 2), IsCard(Their(0), "CS2_182"), EndTurn, EndTurn,
        Kill(Newest("TSC_962t")), BoardCount(Theirs, 2), Crystals(10), Play("TSC_962", Nothing), BoardCount(Mine, 3),
        BoardCount(Theirs, 0), Kill(Newest("TSC_962t")), Kill(Newest("TSC_962")), BoardCount(Theirs, 0),
    }
    // A Battlecry that happens twice loses nobody.
    check! { Warlock:
        Ally("LOE_077"), Enemy("CS2_182"), Enemy("CS2_120"), Play("TSC_962", Nothing), BoardCount(Theirs, 0),
        BoardCount(Mine, 3), Kill(Newest("TSC_962")), BoardCount(Theirs, 2),
    }
    // Played once more, it spits them out again.
    check! { Warlock:
        Enemy("CS2_182"), Play("TSC_962", Nothing), BoardCount(Theirs, 0), Kill(Newest("TSC_962t")),
        Play("EX1_144", On(My(0))), HandCount(Mine, 1), BoardCount(Mine, 0), Crystals(10), Enemy("CS2_120"),
        Play("TSC_962", Nothing), BoardCount(Mine, 2), BoardCount(Theirs, 0), Kill(Newest("TSC_962")), BoardCount(Theirs, 1),
        IsCard(Their(0), "CS2_120"),
    }
}

/// Gigafin's Maw · Minion · Murloc · 6 mana · 4/7 · **Taunt Deathrattle:** Permanently destroy all minions inside Gigafin.
//~ todo TSC_962t ecb7acc2 a9de8d1f -
#[test]
#[ignore = "todo: Gigafin's Maw"]
fn TSC_962t_gigafins_maw() {
    unwritten("TSC_962t");
}

/// Bloodscent Vilefin · Minion · Murloc · 3 mana · 3/4 · **Battlecry: Dredge**. If it's a Murloc, change its Cost to Health instead of Mana.
//~ done TSC_753 - 10d930e5 -
#[test]
fn TSC_753_bloodscent_vilefin() {
    check! { Warlock:
        DeckOf(&["CS2_182", "CS2_168"]), Play("TSC_753", Nothing), ChooseCard("CS2_168"), EndTurn, EndTurn,
        IsCard(InHand(0), "CS2_168"), Play("CS2_168", Nothing), Damage(MyHero, 1), Mana(10),
    }
    check! { Warlock:
        DeckOf(&["CS2_168", "CS2_182"]), Play("TSC_753", Nothing), ChooseCard("CS2_182"), EndTurn, EndTurn,
        IsCard(InHand(0), "CS2_182"), Play("CS2_182", Nothing), Damage(MyHero, 0), Mana(6),
    }
}
