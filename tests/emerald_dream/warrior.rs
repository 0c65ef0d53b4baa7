//! Warrior cards of Into the Emerald Dream, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file dfacf857

/// Clutch of Corruption · Location · 2 mana · 2 uses · Choose a friendly Dragon. Summon a 0/2 Egg that hatches into a copy of it.
// Also tests EDR_454t.
//~ done EDR_454 - 59bbfc2d -
#[test]
fn EDR_454_clutch_of_corruption() {
    check! { Warrior:
        Ally("EDR_454"), Ally("NEW1_023"), Enchant(My(1), "CS2_087e"), Use(Nth(0), 0, On(My(1))),
        BoardCount(Mine, 3), Kill(Newest("EDR_454t")), BoardCount(Mine, 3), IsCard(Newest("NEW1_023"), "NEW1_023"),
        StatsNow(Newest("NEW1_023"), 3, 2), IsInZone(Nth(1), Zone::Play),
    }
    check! { Warrior: Ally("EDR_454"), Ally("CS2_182"), Enemy("NEW1_023"), CannotAct(Nth(0)) }
}

/// Darkrider · Minion · Demon · 1 mana · 1/1 · **Battlecry:** If you're holding a Dragon, **Discover** a Dragon with a **Dark Gift**.
//~ done EDR_456 - 9a89c0a5 -
#[test]
fn EDR_456_darkrider() {
    check! { Warrior in Wild:
        Give("CS2_182"), Play("EDR_456", Nothing), HandCount(Mine, 1), Give("EX1_043"), Force(Card("NEW1_023")),
        Force(Card("EX1_043")), Force(Card("EX1_561")), Force(Card("EDR_100t3")), Play("EDR_456", Nothing),
        ChooseCard("NEW1_023"), HandCount(Mine, 3), StatsNow(InHand(2), 3, 6), HasNow(InHand(2), GameTag::TAUNT),
    }
    check! { Warrior in Wild, Standard: Give("EX1_043"), ForbidOutcome(Card("CS2_182")), Play("EDR_456", Nothing) }
}

/// Ysondre · Minion · Dragon · 7 mana · 8/5 · **Taunt**. **Deathrattle:** Summon a random Dragon for each time Ysondre has died this game.
//~ done EDR_465 - da284f8b -
#[test]
fn EDR_465_ysondre() {
    check! { Warrior in Wild, Standard:
        Ally("CS2_231"), Kill(Nth(0)), Enemy("EDR_465"), Force(Card("NEW1_023")), Kill(Nth(1)), BoardCount(Theirs, 1),
        Ally("EDR_465"), Force(Card("NEW1_023")), Kill(Nth(2)), BoardCount(Mine, 1), IsCard(My(0), "NEW1_023"),
        Ally("EDR_465"), Force(Card("EX1_043")), Force(Card("NEW1_023")), Kill(Nth(3)), BoardCount(Mine, 3),
        BoardCount(Theirs, 1), Ally("EDR_465"), ForbidOutcome(Card("CS2_182")), Kill(Nth(4)), BoardCount(Mine, 6),
    }
}

/// Ominous Nightmares · Spell · Shadow · 1 mana · **Choose One -** Deal $1 damage to all minions; or Give a damaged minion +2/+2.
//~ done EDR_570 - da46564a -
#[test]
fn EDR_570_ominous_nightmares() {
    check! { Warrior:
        Ally("CS2_182"), Enemy("CS2_182"), PlayOption("EDR_570", 0, Nothing), Health(My(0), 4), Health(Their(0), 4),
        Health(MyHero, 30), Health(TheirHero, 30), PlayOption("EDR_570", 1, On(Their(0))), StatsNow(Their(0), 6, 6),
        StatsNow(My(0), 4, 4),
    }
}

/// Keeper of Flame · Minion · 5 mana · 5/5 · **Battlecry:** Give all minions in your hand +3/+3. They are destroyed in 3 turns.
//~ done FIR_928 - 665c951d -
#[test]
fn FIR_928_keeper_of_flame() {
    check! { Warrior:
        Give("CS2_172"), Give("CS2_201"), Give("CS2_029"), Play("FIR_928", Nothing), StatsNow(InHand(0), 6, 5),
        StatsNow(InHand(1), 12, 8), EndTurn, EndTurn, Play("CS2_172", Nothing), EndTurn, EndTurn, IsInZone(Nth(1), Zone::Hand),
        BoardCount(Mine, 2), EndTurn, EndTurn, HandCount(Mine, 4), Dead(Nth(0)), BoardCount(Mine, 1),
        IsInZone(Nth(1), Zone::Graveyard), IsInZone(Nth(2), Zone::Hand),
    }
    check! { Warrior: Give("CS2_172"), EndTurn, Play("FIR_928", Nothing), StatsNow(InHand(0), 3, 2) }
    // The fire is an enchantment: a silenced minion and one that was returned to the hand do not burn, as the third one does.
    check! { Warrior:
        Give("CS2_172"), Give("CS2_119"), Give("CS2_200"), Play("FIR_928", Nothing), EndTurn, EndTurn, Crystals(10),
        Play("CS2_172", Nothing), Play("CS2_119", Nothing), Crystals(10), Play("CS2_200", Nothing),
        Play("CS2_203", On(Nth(0))), Play("EX1_144", On(Nth(1))), HandCount(Mine, 2), EndTurn, EndTurn, EndTurn,
        EndTurn, IsInZone(Nth(0), Zone::Play), StatsNow(Nth(0), 3, 2), IsInZone(Nth(1), Zone::Hand), Dead(Nth(2)),
    }
}

/// Shadowflame Suffusion · Spell · Fire · 2 mana · Deal $2 damage. **Discover** a Warrior minion with a **Dark Gift**.
//~ done FIR_939 - f1b8cfba -
#[test]
fn FIR_939_shadowflame_suffusion() {
    check! { Warrior in Wild:
        Enemy("CS2_182"), Force(Card("EX1_414")), Force(Card("EX1_604")), Force(Card("EX1_603")),
        Force(Card("EDR_100t")), Play("FIR_939", On(Their(0))), Damage(Their(0), 2), ChooseCard("EX1_414"),
        HandCount(Mine, 1), StatsNow(InHand(0), 7, 9), HasNow(InHand(0), GameTag::LIFESTEAL),
    }
    for other in ["EX1_391", "CS2_182"] {
        check! { Warrior: ForbidOutcome(Card(other)), Play("FIR_939", On(TheirHero)) }
    }
}

/// Dragon Turtle · Minion · Beast · Dragon · 4 mana · 3/6 · **Battlecry:** If you're holding a minion with a **Dark Gift**, give your hero +3 Attack this turn and 6 Armor.
//~ done FIR_956 - 889acc61 -
#[test]
fn FIR_956_dragon_turtle() {
    check! { Warrior:
        Give("CS2_182"), Play("FIR_956", Nothing), Armor(Mine, 0), Crystals(10), DeckOf(&["CS2_200"]),
        Force(Card("EDR_100t3")), Play("EDR_856", Nothing), Choose(0), HandCount(Mine, 2), Crystals(10),
        Play("FIR_956", Nothing), Armor(Mine, 6), Attack(MyHero, TheirHero), Health(TheirHero, 27), EndTurn, EndTurn,
        CannotAct(MyHero),
    }
    check! { Warrior:
        Crystals(10), Force(Card("EDR_100t3")), Play("EDR_856", Nothing), Choose(0), Play("FIR_956", Nothing),
        StatsNow(My(0), 4, 4), StatsNow(TheirHero, 0, 30), HandCount(Mine, 1), Armor(Mine, 6),
    }
}

/// Afflicted Devastator · Minion · Dragon · 4 mana · 6/6 · **Battlecry:** Deal 3 damage to all other friendly minions. **Deathrattle:** Deal 3 damage to all enemy minions.
//~ done EDR_459 - c016f4f1 -
#[test]
fn EDR_459_afflicted_devastator() {
    check! { Warrior:
        Give("EDR_459"), Cost("EDR_459", 4), Stats("EDR_459", 6, 6), Ally("CS2_182"), Enemy("CS2_182"),
        Play("EDR_459", Nothing), Damage(My(0), 3), Damage(My(1), 0), Damage(Their(0), 0), Health(MyHero, 30),
        Kill(My(1)), Damage(My(0), 3), Damage(Their(0), 3), Health(TheirHero, 30),
    }
}
