//! Priest cards of Perils in Paradise, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a4bd79d9

/// Hot Coals · Spell · Fire · 3 mana · Deal $2 damage to all enemies. If your hero took damage this turn, deal $1 more.
//~ done VAC_414 - 706eeb23 -
#[test]
fn VAC_414_hot_coals() {
    check! { Priest:
        Enemy("CS2_182"), Ally("CS2_182"), DealDamage(TheirHero, 1), Play("VAC_414", Nothing), Damage(Their(0), 2),
        Health(TheirHero, 27), Damage(My(0), 0), DealDamage(MyHero, 1), Play("VAC_414", Nothing), Health(TheirHero, 24),
        EndTurn, EndTurn, Play("VAC_414", Nothing), Health(TheirHero, 22),
    }
    check! { Priest:
        DealDamage(MyHero, 1), Ally("CS2_182"), Play("VAC_414", Nothing), Health(MyHero, 29), Damage(My(0), 0),
        Health(TheirHero, 27),
    }
}

/// Sauna Regular · Minion · Undead · 5 mana · 5/5 · **Taunt** Costs (1) less for each time your hero has taken damage on your turn.
//~ done VAC_418 - ef5d32a2 -
#[test]
fn VAC_418_sauna_regular() {
    check! { Priest:
        Give("VAC_418"), CostNow(Nth(0), 5), DealDamage(MyHero, 2), CostNow(Nth(0), 4), EndTurn, DealDamage(MyHero, 2),
        CostNow(Nth(0), 4), EndTurn, DealDamage(MyHero, 3), DealDamage(TheirHero, 3), CostNow(Nth(0), 3),
    }
}

/// Fortune · Spell · 0 mana · This is a copy of the top card of your deck.
//~ todo VAC_420t 073734ba dd291f9c -
#[test]
#[ignore = "todo: Fortune"]
fn VAC_420t_fortune() {
    unwritten("VAC_420t");
}

/// Rest in Peace · Spell · Shadow · 3 mana · Each player summons their highest Cost minion that died this game.
//~ done VAC_457 - 21156de3 -
#[test]
fn VAC_457_rest_in_peace() {
    check! { Priest:
        Ally("CS2_182"), Ally("CS2_231"), Enemy("CS2_200"), Give("EX1_620"), Discard(InHand(0)), Kill(My(0)),
        Kill(My(0)), Kill(Their(0)), Play("VAC_457", Nothing), BoardCount(Mine, 1), BoardCount(Theirs, 1),
        IsCard(My(0), "CS2_182"), IsCard(Their(0), "CS2_200"),
    }
}

/// Chillin' Vol'jin · Minion · 3 mana · 3/3 · **Hunter Tourist Battlecry:** Choose 2 minions. Swap their stats.
//~ done VAC_957 - 3b626932 -
#[test]
fn VAC_957_chillin_voljin() {
    check! { Priest:
        Ally("CS2_200"), Enemy("CS2_231"), Enemy("CS2_182"), Play("VAC_957", On(My(0))), Choose(0), StatsNow(My(0), 1, 1),
        StatsNow(Their(0), 6, 7), StatsNow(My(1), 3, 3),
    }
    check! { Priest:
        Ally("CS2_200"), Enemy("CS2_231"), Play("VAC_957", On(My(0))), Choose(0), Play("VAC_957", On(My(1))),
        Choose(1), StatsNow(My(0), 1, 1),
    }
    // Vol'jin is none of the two.
    check! { Priest: Ally("CS2_200"), Play("VAC_957", On(My(0))), StatsNow(My(0), 6, 7), StatsNow(My(1), 3, 3) }
}

/// Silvermoon Brochure · Spell · Holy · 2 mana · Give a minion **Immune** this turn and +2/+2. *(Flips each turn.)*
//~ done WORK_017 - eeda6072 -
#[test]
fn WORK_017_silvermoon_brochure() {
    check! { Priest:
        Targets("WORK_017", &[FriendlyMinion, EnemyMinion]), Ally("CS2_182"), Play("WORK_017", On(My(0))),
        StatsNow(My(0), 6, 7), HasNow(My(0), GameTag::IMMUNE), EndTurn, HasNot(My(0), GameTag::IMMUNE), StatsNow(My(0), 6, 7),
    }
    check! { Priest:
        Give("WORK_017"), EndTurn, EndTurn, IsCard(InHand(0), "WORK_017t"), EndTurn, EndTurn, IsCard(InHand(0), "WORK_017"),
    }
    check! { Priest: Give("WORK_017"), EndTurn, IsCard(InHand(0), "WORK_017t"), EndTurn, IsCard(InHand(0), "WORK_017t") }
}

/// Gilneas Brochure · Spell · Shadow · 2 mana · **Silence** a minion and give it -2/-2. *(Flips each turn.)*
//~ done WORK_017t - 549af1c2 -
#[test]
fn WORK_017t_gilneas_brochure() {
    check! { Priest:
        Targets("WORK_017t", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_179"), Play("WORK_017t", On(Their(0))),
        StatsNow(Their(0), 1, 3), HasNot(Their(0), GameTag::TAUNT),
    }
    check! { Priest: Give("WORK_017t"), EndTurn, IsCard(InHand(0), "WORK_017"), EndTurn, IsCard(InHand(0), "WORK_017") }
    check! { Priest: Give("WORK_017"), EndTurn, IsCard(InHand(0), "WORK_017t"), EndTurn, IsCard(InHand(0), "WORK_017t") }
}

/// Narain Soothfancy · Minion · 4 mana · 4/4 · **Battlecry:** Get two Fortunes that are copies of the top card of your deck.
//~ done VAC_420 - 4ffdc681 -
#[test]
fn VAC_420_narain_soothfancy() {
    // Without a deck Fortunes stay what they are, however much happens, and look again when there is one.
    let empty = [EmptyDeck(Mine), Play("VAC_420", Nothing), IsCard(InHand(0), "VAC_420t"), OnTop("CS2_172")];
    let coin = [Play("GAME_005", Nothing)];
    check(
        CardClass::Priest,
        &[&empty[..], &coin, &[IsCard(InHand(0), "CS2_172"), IsCard(InHand(1), "CS2_172")]].concat(),
    );
    let coins = [Play("GAME_005", Nothing); 20];
    let empty = [Play("VAC_420", Nothing), EmptyDeck(Mine)];
    check(
        CardClass::Priest,
        &[&empty[..], &coins, &[OnTop("CS2_172")], &coin, &[IsCard(InHand(0), "CS2_172")]].concat(),
    );
    check! { Priest:
        OnTop("CS2_029"), OnTop("CS2_172"), Play("VAC_420", Nothing), HandCount(Mine, 2), IsCard(InHand(0), "CS2_172"),
        IsCard(InHand(1), "CS2_172"), Play("CS2_172", Nothing), HandCount(Mine, 1), EndTurn, EndTurn, HandCount(Mine, 2),
        IsCard(InHand(0), "CS2_029"), IsCard(InHand(1), "CS2_172"), Play("CS2_023", Nothing), IsCard(InHand(0), "CS2_182"),
    }
}

/// Sensory Deprivation · Spell · Shadow · 6 mana · Summon a copy of an enemy minion. If you have 20 or less Health, destroy the original.
//~ done VAC_417 - 0227e4e4 -
#[test]
fn VAC_417_sensory_deprivation() {
    check! { Priest:
        Targets("VAC_417", &[EnemyMinion]), Enemy("CS2_182"), DealDamage(MyHero, 9), Play("VAC_417", On(Their(0))),
        BoardCount(Mine, 1), IsCard(My(0), "CS2_182"), StatsNow(My(0), 4, 5), BoardCount(Theirs, 1),
    }
    check! { Priest:
        Enemy("CS2_182"), Enemy("CS2_200"), DealDamage(MyHero, 10), Play("VAC_417", On(Their(0))), BoardCount(Mine, 1),
        IsCard(My(0), "CS2_182"), Dead(Nth(0)), BoardCount(Theirs, 1),
    }
    check! { Priest:
        Enemy("CS2_182"), DealDamage(TheirHero, 15), Play("VAC_417", On(Their(0))), BoardCount(Mine, 1),
        BoardCount(Theirs, 1),
    }
}

/// Twilight Medium · Minion · 5 mana · 4/5 · **Taunt Battlecry:** Set the Cost of the top card of your deck to (0).
//~ done VAC_423 - 4b51ea7d -
#[test]
fn VAC_423_twilight_medium() {
    check! { Priest:
        Has("VAC_423", GameTag::TAUNT), OnTop("CS2_200"), OnTheirTop("CS2_200"), Give("CS2_172"),
        Play("VAC_423", Nothing), CostNow(Nth(2), 2), EndTurn, CostNow(InTheirHand(0), 6), EndTurn,
        IsCard(InHand(1), "CS2_200"), CostNow(InHand(1), 0), EndTurn, EndTurn, CostNow(InHand(2), 4),
    }
    check! { Priest: EmptyDeck(Mine), Play("VAC_423", Nothing), DeckCount(Mine, 0) }
}

/// Envoy of Prosperity · Minion · Draenei · 2 mana · 4/4 · **Battlecry:** Put the highest Cost card in your hand on top of your deck.
//~ done WORK_031 - 081cbfbb -
#[test]
fn WORK_031_envoy_of_prosperity() {
    check! { Priest:
        Give("CS2_231"), Give("CS2_200"), GiveThem("CS2_186"), Play("WORK_031", Nothing), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_231"), IsInZone(Nth(1), Zone::Deck), DeckCount(Mine, 20), HandCount(Theirs, 1), EndTurn, EndTurn,
        IsCard(InHand(1), "CS2_200"),
    }
    check! { Priest: Play("WORK_031", Nothing), DeckCount(Mine, 19) }
}
