//! Warlock cards of Into the Emerald Dream, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 2d61b030

/// Rotten Apple · Spell · 2 mana · Restore #12 Health to your hero. For the next 2 turns, deal $3 damage to your hero.
//~ done EDR_482 - 0fac87fe -
#[test]
fn EDR_482_rotten_apple() {
    check! { Warlock:
        DealDamage(MyHero, 20), DealDamage(TheirHero, 20), Play("EDR_482", Nothing), Health(MyHero, 22), EndTurn,
        Health(MyHero, 19), EndTurn, Health(MyHero, 19), EndTurn, Health(MyHero, 16), EndTurn, EndTurn,
        Health(MyHero, 16), Health(TheirHero, 10),
    }
}

/// Fractured Power · Spell · Shadow · 2 mana · Destroy one of your Mana Crystals. In 2 turns, gain two.
//~ done EDR_483 - ea9479be -
#[test]
fn EDR_483_fractured_power() {
    check! { Warlock:
        Crystals(5), Play("EDR_483", Nothing), Mana(3), EndTurn, EndTurn, Mana(5), EndTurn, EndTurn, Mana(8), EndTurn,
        EndTurn, Mana(9),
    }
    // The opponent gets nothing of it.
    check! { Warlock: Crystals(5), EndTurn, EndTurn, EndTurn, Play("EDR_483", Nothing), EndTurn, Mana(7) }
    // The opponent gets nothing of it.
    check! { Warlock: Play("EDR_483", Nothing), EndTurn, Crystals(5), EndTurn, EndTurn, EndTurn, EndTurn, Mana(7) }
    // Turns of mine are meant, also one right after the other.
    check! { Warlock:
        Crystals(10), Play("LOOT_538", Nothing), Crystals(5), Play("EDR_483", Nothing), EndTurn, EndTurn, EndTurn,
        Mana(5), EndTurn, Mana(8), HandCount(Mine, 2), DeckCount(Mine, 17), HandCount(Theirs, 2), DeckCount(Theirs, 18),
    }
    // At the start of my second turn, not before.
    use cardwright_engine::state::PlayerId;
    let mut table = table(CardClass::Warlock);
    table.steps(&[Crystals(5), Play("EDR_483", Nothing), EndTurn, EndTurn, EndTurn]);
    assert_eq!(table.game.players[PlayerId::First].crystals, 5);
    table.steps(&[EndTurn]);
    assert_eq!(table.game.players[PlayerId::First].crystals, 8);
}

/// Wallow, the Wretched · Minion · 7 mana · 6/6 · While this is in your hand or deck, it gains a copy of every **Dark Gift** given to your minions.
//~ done EDR_487 - 96215157 -
#[test]
fn EDR_487_wallow_the_wretched() {
    // In hand and in the deck, and nowhere else; yours alone.
    check! { Warlock:
        Ally("EDR_487"), GiveThem("EDR_487"), Give("EDR_487"), DeckOf(&["EDR_487", "CS2_200"]),
        Force(Card("EDR_100t1")), Play("EDR_856", Nothing), ChooseCard("CS2_200"), StatsNow(InHand(1), 8, 9),
        StatsNow(InHand(0), 8, 8), HasNow(InHand(0), GameTag::ELUSIVE), IsInZone(Newest("EDR_487"), Zone::Deck),
        StatsNow(Newest("EDR_487"), 8, 8), StatsNow(My(0), 6, 6), StatsNow(InTheirHand(0), 6, 6),
    }
    // Of offered cards the chosen one has been given its gift.
    check! { Warlock in Wild:
        Give("EDR_487"), Give("EX1_043"), Force(Card("NEW1_023")), Force(Card("EX1_043")), Force(Card("EX1_561")),
        Force(Card("EDR_100t3")), Play("EDR_456", Nothing), StatsNow(InHand(0), 6, 6), ChooseCard("NEW1_023"),
        StatsNow(InHand(0), 6, 10), HasNow(InHand(0), GameTag::TAUNT), HasNot(InHand(1), GameTag::TAUNT),
    }
    // Its own gift is not copied once more.
    check! { Warlock:
        DeckOf(&["EDR_487"]), Force(Card("EDR_100t1")), Play("EDR_856", Nothing), ChooseCard("EDR_487"),
        StatsNow(InHand(0), 8, 8),
    }
    // It answers each time, not once a turn.
    check! { Warlock:
        DeckOf(&["EDR_487", "CS2_200"]), Force(Card("EDR_100t1")), Play("EDR_856", Nothing), ChooseCard("CS2_200"),
        OnTop("CS2_200"), Force(Card("EDR_100t1")), Play("EDR_856", Nothing), ChooseCard("CS2_200"),
        StatsNow(Nth(0), 10, 10), HandCount(Mine, 2),
    }
    // A gift of the opponent's minion is not copied, in the deck as well.
    check! { Warlock:
        DeckOf(&["EDR_487", "CS2_200"]), EndTurn, OnTheirTop("CS2_200"), Force(Card("EDR_100t1")),
        Play("EDR_856", Nothing), ChooseCard("CS2_200"), HandCount(Theirs, 2), StatsNow(Newest("EDR_487"), 6, 6),
    }
}

/// Avant-Gardening · Spell · 2 mana · **Discover** a **Deathrattle** minion with a **Dark Gift**.
//~ done EDR_488 - 2e1e89b3 -
#[test]
fn EDR_488_avant_gardening() {
    check! { Warlock in Wild:
        Force(Card("EX1_096")), Force(Card("EX1_029")), Force(Card("EX1_016")), Force(Card("EDR_100t")),
        Play("EDR_488", Nothing), ChooseCard("EX1_096"), HandCount(Mine, 1), StatsNow(InHand(0), 5, 1),
        HasNow(InHand(0), GameTag::LIFESTEAL),
    }
    check! { Warlock in Wild, Standard: ForbidOutcome(Card("CS2_182")), Play("EDR_488", Nothing) }
    // A location is not discovered.
    check! { Warlock in Wild: ForbidOutcome(Card("SC_000")), Play("EDR_488", Nothing) }
}

/// Agamaggan · Minion · Beast · 10 mana · 9/9 · **Battlecry:** The next card you play costs your OPPONENT'S Health instead of Mana *(up to 10*).
//~ done EDR_489 - 03436f4e -
#[test]
fn EDR_489_agamaggan() {
    check! { Warlock:
        Give("CS2_200"), Give("CS2_182"), Play("EDR_489", Nothing), Mana(0), Play("CS2_200", Nothing),
        Health(TheirHero, 24), Health(MyHero, 30), Unplayable("CS2_182"), Crystals(10), Play("CS2_182", Nothing),
        Health(TheirHero, 24), Mana(6),
    }
    check! { Warlock: Give("EX1_620"), Play("EDR_489", Nothing), Play("EX1_620", Nothing), Health(TheirHero, 20) }
}

/// Sleep Paralysis · Spell · Shadow · 5 mana · **Choose One -** Summon two 3/6 Demons with **Taunt** that can't attack; or Destroy an enemy minion.
// Also tests EDR_490a.
//~ done EDR_490 - ad7d7e12 -
#[test]
fn EDR_490_sleep_paralysis() {
    check! { Warlock:
        Enemy("CS2_182"), PlayOption("EDR_490", 0, Nothing), BoardCount(Mine, 2), IsCard(My(0), "EDR_490t"),
        IsCard(My(1), "EDR_490t"), BoardCount(Theirs, 1), PlayOption("EDR_490", 1, On(Their(0))), BoardCount(Theirs, 0),
        BoardCount(Mine, 2),
    }
}

/// Archdruid of Thorns · Minion · 2 mana · 3/2 · **Battlecry:** Gain the **Deathrattles** of your minions that died this turn.
//~ done EDR_491 - bd0dcb0f -
#[test]
fn EDR_491_archdruid_of_thorns() {
    check! { Warlock:
        Ally("EX1_096"), Kill(My(0)), HandCount(Mine, 1), EndTurn, EndTurn, HandCount(Mine, 2), Ally("EX1_029"),
        Ally("EX1_029"), Enemy("EX1_096"), Kill(My(0)), Kill(My(0)), Kill(Their(0)), HandCount(Theirs, 2),
        Health(TheirHero, 26), Play("EDR_491", Nothing), Kill(My(0)), Health(TheirHero, 22), HandCount(Mine, 2),
    }
}

/// Hungering Ancient · Minion · 8 mana · 6/7 · At the end of your turn, eat a minion in your deck and gain its stats. **Deathrattle:** Add them to your hand.
//~ done EDR_494 - 060683f9 -
#[test]
fn EDR_494_hungering_ancient() {
    check! { Warlock:
        Ally("EDR_494"), DeckOf(&["CS2_029", "CS2_182"]), EndTurn, StatsNow(My(0), 10, 12), DeckCount(Mine, 1),
        HandCount(Mine, 0), Kill(My(0)), HandCount(Mine, 1), IsCard(InHand(0), "CS2_182"),
    }
    // What the opponent does is not heard.
    check! { Warlock: EndTurn, Ally("EDR_494"), DeckOf(&["CS2_029", "CS2_182"]), EndTurn, StatsNow(My(0), 6, 7) }
    check! { Warlock: Ally("EDR_494"), EndTurn, StatsNow(My(0), 10, 12), DeckCount(Mine, 18) }
}

/// Overgrown Horror · Minion · 4 mana · 3/5 · **Taunt Battlecry:** Reduce the Cost of minions in your hand with **Dark Gifts** by (2).
//~ done EDR_654 - f2cb5b4e -
#[test]
fn EDR_654_overgrown_horror() {
    check! { Warlock:
        Give("CS2_182"), DeckOf(&["CS2_200"]), Force(Card("EDR_100t3")), Play("EDR_856", Nothing), Choose(0),
        Crystals(10), CostNow(InHand(1), 6), Play("EDR_654", Nothing), CostNow(InHand(0), 4), CostNow(InHand(1), 4),
    }
}

/// Shadowflame Stalker · Minion · Elemental · Beast · 4 mana · 4/3 · **Battlecry: Discover** a Demon with a **Dark Gift**. Get a copy of it.
//~ done FIR_924 - 38ce6810 -
#[test]
fn FIR_924_shadowflame_stalker() {
    check! { Warlock in Wild:
        Force(Card("CS2_065")), Force(Card("EX1_319")), Force(Card("EX1_306")), Force(Card("EDR_100t")),
        Play("FIR_924", Nothing), ChooseCard("CS2_065"), HandCount(Mine, 2), StatsNow(InHand(0), 4, 3), StatsNow(InHand(1), 4, 3),
        HasNow(InHand(1), GameTag::LIFESTEAL),
    }
    check! { Warlock in Wild, Standard: ForbidOutcome(Card("CS2_182")), Play("FIR_924", Nothing) }
}

/// Conflagrate · Spell · Fire · 1 mana · Deal $5 damage to a minion. Its owner draws a card.
//~ done FIR_954 - 12e98a94 -
#[test]
fn FIR_954_conflagrate() {
    check! { Warlock:
        Give("FIR_954"), Cost("FIR_954", 1), Targets("FIR_954", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_200"),
        Play("FIR_954", On(Their(0))), Damage(Their(0), 5), HandCount(Theirs, 1), HandCount(Mine, 0),
    }
    check! { Warlock:
        Ally("CS2_182"), Play("FIR_954", On(My(0))), BoardCount(Mine, 0), HandCount(Mine, 1), HandCount(Theirs, 0),
    }
}
