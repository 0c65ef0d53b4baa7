//! Shaman cards of Across the Timeways, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a4f5a5fa

/// Haywire Hornswog · Minion · Beast · Dragon · 6 mana · 4/6 · **Elusive, Taunt** Costs (1) less for each Mana Crystal you've **Overloaded** this game.
//~ done END_030 - 47241638 -
#[test]
fn END_030_haywire_hornswog() {
    check! { Shaman:
        Give("END_030"), CostNow(Nth(0), 6), Play("EX1_241", On(TheirHero)), CostNow(Nth(0), 4), EndTurn,
        GiveThem("EX1_238"), Play("EX1_238", On(TheirHero)), EndTurn, CostNow(Nth(0), 4),
        Play("EX1_238", On(TheirHero)), Damage(TheirHero, 11), CostNow(Nth(0), 3),
    }
}

/// Instant Multiverse · Spell · 6 mana · **Rewind** Summon 12 Mana worth of random minions. **Overload:** (3)
//~ done TIME_014 - 0837065e -
#[test]
fn TIME_014_instant_multiverse() {
    check! { Shaman in Wild:
        Force(Card("CS2_200")), Force(Card("CS2_182")), Force(Card("CS2_120")), Play("TIME_014", Nothing),
        BoardCount(Mine, 3), IsCard(My(0), "CS2_200"), IsCard(My(1), "CS2_182"), IsCard(My(2), "CS2_120"), Force(Card("EX1_105")),
        Choose(1), BoardCount(Mine, 1), IsCard(My(0), "EX1_105"), BoardCount(Theirs, 0), EndTurn, EndTurn, Mana(7),
    }
    check! { Shaman in Wild, Standard: Force(Card("CS2_200")), ForbidOutcome(Card("CS2_186")), Play("TIME_014", Nothing), Choose(0) }
    check! { Shaman in Wild, Standard: ForbidOutcome(Card("CS2_029")), Play("TIME_014", Nothing), Choose(0) }
    check! { Shaman in Wild:
        Force(Card("CS2_168")), Force(Card("CS2_222")), Force(Card("CS2_182")), Play("TIME_014", Nothing), Choose(0),
        BoardCount(Mine, 3),
    }
}

/// Muradin, High King · Minion · 5 mana · 3/2 · **Fabled**, **Rush**. **Battlecry:** Bring the High King's Hammer to ME! **Deathrattle:** Add it to your hand.
//~ done TIME_209 - e2d16ec9 -
#[test]
fn TIME_209_muradin_high_king() {
    check! { Shaman:
        OnTop("TIME_209t"), Give("TIME_209t"), Play("TIME_209", Nothing), StatsNow(My(0), 6, 6),
        HasNow(My(0), GameTag::WINDFURY), HasNow(My(0), GameTag::RUSH), HandCount(Mine, 1), DeckCount(Mine, 19),
        Kill(My(0)), HandCount(Mine, 2), IsCard(InHand(1), "TIME_209t"),
    }
    check! { Shaman:
        EmptyDeck(Mine), Ally("TIME_209t"), Attack(MyHero, TheirHero), Play("TIME_209", Nothing), NoWeapon(Mine),
        CannotAct(MyHero), StatsNow(My(0), 6, 5), Kill(My(0)), HandCount(Mine, 1), IsCard(InHand(0), "TIME_209t"),
    }
    check! { Shaman:
        Play("TIME_209", Nothing), StatsNow(My(0), 3, 2), HasNot(My(0), GameTag::WINDFURY), Kill(My(0)), HandCount(Mine, 0),
    }
}

/// High King's Hammer · Weapon · 6 mana · 3/4 durability · **Windfury Deathrattle:** Shuffle this into your deck with +2 Attack permanently.
//~ done TIME_209t - 2b927268 -
#[test]
fn TIME_209t_high_kings_hammer() {
    check! { Shaman:
        EmptyDeck(Mine), Ally("TIME_209t"), Attack(MyHero, TheirHero), Attack(MyHero, TheirHero),
        Health(TheirHero, 24), Kill(MyWeapon), NoWeapon(Mine), DeckCount(Mine, 1), EndTurn, EndTurn,
        IsCard(InHand(0), "TIME_209t"), StatsNow(InHand(0), 5, 4), Play("TIME_209t", Nothing), Attack(MyHero, TheirHero),
        Health(TheirHero, 19), Kill(MyWeapon), DeckCount(Mine, 1), EndTurn, EndTurn, StatsNow(InHand(0), 7, 4),
    }
}

/// Avatar Form · Spell · 3 mana · Give a friendly character +2 Attack and "After this attacks, deal 2 damage to all enemies" this turn.
//~ done TIME_209t2 - 9ffa77fd -
#[test]
fn TIME_209t2_avatar_form() {
    check! { Shaman:
        Ally("CS2_182"), Enemy("CS2_200"), Targets("TIME_209t2", &[FriendlyMinion, FriendlyHero]),
        Play("TIME_209t2", On(My(0))), StatsNow(My(0), 6, 5), Attack(My(0), TheirHero), Health(TheirHero, 22),
        Damage(Their(0), 2), Damage(My(0), 0), EndTurn, StatsNow(My(0), 4, 5), EndTurn, Attack(My(0), TheirHero),
        Health(TheirHero, 18), Damage(Their(0), 2),
    }
    check! { Shaman:
        Enemy("CS2_200"), Play("TIME_209t2", On(MyHero)), Attack(MyHero, TheirHero), Health(TheirHero, 26),
        Damage(Their(0), 2),
    }
}

/// Flux Revenant · Minion · Elemental · 2 mana · 1/4 · **Taunt** Whenever you would damage this with a Nature spell, it gains +2/+1 instead.
//~ done TIME_214 - c8732ac3 -
#[test]
fn TIME_214_flux_revenant() {
    check! { Shaman:
        Ally("TIME_214"), HasNow(My(0), GameTag::TAUNT), Play("EX1_238", On(My(0))), StatsNow(My(0), 3, 5),
        Damage(My(0), 0), Play("CS2_024", On(My(0))), StatsNow(My(0), 3, 2), EndTurn, Play("EX1_238", On(My(0))),
        BoardCount(Mine, 0),
    }
    // It answers each time, not once a turn.
    check! { Shaman: Ally("TIME_214"), Play("EX1_238", On(My(0))), Play("EX1_238", On(My(0))), StatsNow(My(0), 5, 6) }
}

/// Stormrook · Minion · Elemental · Beast · 5 mana · 5/5 · Whenever you would damage this with a Nature spell, summon a random 5-Cost minion instead.
//~ done TIME_217 - f8c3db15 -
#[test]
fn TIME_217_stormrook() {
    check! { Shaman in Wild:
        Ally("TIME_217"), Force(Card("CS2_187")), Play("EX1_238", On(My(0))), StatsNow(My(0), 5, 5), BoardCount(Mine, 2),
        IsCard(My(1), "CS2_187"), Play("CS2_024", On(My(0))), StatsNow(My(0), 5, 2), BoardCount(Mine, 2), EndTurn,
        Play("EX1_238", On(My(0))), BoardCount(Mine, 1),
    }
    // It answers each time, not once a turn.
    check! { Shaman: Ally("TIME_217"), Play("EX1_238", On(My(0))), Play("EX1_238", On(My(0))), BoardCount(Mine, 3) }
    check! { Shaman in Wild, Standard: Ally("TIME_217"), ForbidOutcome(Card("CS2_200")), Play("EX1_238", On(My(0))) }
}
