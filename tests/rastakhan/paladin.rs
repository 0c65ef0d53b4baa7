//! Paladin cards of Rastakhan's Rumble, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7e3e84a9

/// Shirvallah, the Tiger · Minion · Beast · 25 mana · 7/5 · **Divine Shield**, **Rush**, **Lifesteal** Costs (1) less for each Mana you've spent on spells.
//~ done TRL_300 - d6bae06d -
#[test]
fn TRL_300_shirvallah_the_tiger() {
    check! { Paladin:
        Give("TRL_300"), CostNow(InHand(0), 25), Play("CS2_182", Nothing), CostNow(InHand(0), 25),
        Play("CS2_029", On(TheirHero)), CostNow(InHand(0), 21), Play("CS2_024", On(TheirHero)), Damage(TheirHero, 9),
        CostNow(InHand(0), 19), EndTurn, Play("CS2_029", On(MyHero)), Damage(MyHero, 6), EndTurn,
        CostNow(InHand(0), 19),
    }
}

/// Immortal Prelate · Minion · 2 mana · 1/3 · **Deathrattle:** Shuffle this into your deck. It keeps any enchantments.
//~ done TRL_306 - 8ee73662 -
#[test]
fn TRL_306_immortal_prelate() {
    check! { Paladin:
        EmptyDeck(Mine), Ally("TRL_306"), Play("CS2_092", On(My(0))), StatsNow(My(0), 5, 7), DealDamage(My(0), 2), Kill(My(0)),
        BoardCount(Mine, 0), DeckCount(Mine, 1), Play("CFM_621t8", Nothing), IsCard(InHand(0), "TRL_306"), StatsNow(InHand(0), 5, 7), Crystals(10),
        Play("TRL_306", Nothing), StatsNow(My(0), 5, 7), Damage(My(0), 0), Play("CS2_092", On(My(0))), Kill(My(0)), DeckCount(Mine, 1), Play("CFM_621t8", Nothing),
        StatsNow(InHand(0), 9, 11),
    }
    // Divine Shield that it was given comes again.
    check! { Paladin:
        EmptyDeck(Mine), Ally("TRL_306"), Play("EX1_362", On(My(0))), Kill(My(0)), DeckCount(Mine, 1),
        Play("CFM_621t8", Nothing), HasNow(InHand(0), GameTag::DIVINE_SHIELD),
    }
    // Silenced it goes for good; returned to the hand it is as printed; a copy that is resurrected is, too.
    check! { Paladin:
        EmptyDeck(Mine), Ally("TRL_306"), Play("EX1_332", On(My(0))), Play("CS2_092", On(My(0))), Kill(My(0)), DeckCount(Mine, 0),
    }
    check! { Paladin: Ally("TRL_306"), Play("CS2_092", On(My(0))), Play("EX1_144", On(My(0))), StatsNow(InHand(0), 1, 3) }
}

/// High Priest Thekal · Minion · 3 mana · 3/4 · **Battlecry:** Convert all but 1 of your Hero's Health into Armor.
//~ done TRL_308 - ef1fa83e -
#[test]
fn TRL_308_high_priest_thekal() {
    check! { Paladin:
        DealDamage(MyHero, 5), Play("TRL_308", Nothing), Health(MyHero, 1), Armor(Mine, 24), Health(TheirHero, 30),
        Restore(MyHero, 40), Health(MyHero, 30),
    }
    check! { Paladin: Play("TRL_308", Nothing), StatsNow(My(0), 3, 4), Armor(Mine, 29), Health(MyHero, 1) }
}

/// Spirit of the Tiger · Minion · Undead · Beast · 4 mana · 0/3 · **Stealth** for 1 turn. After you cast a spell, summon a Tiger with stats equal to its Cost.
//~ done TRL_309 - ea4b68da -
#[test]
fn TRL_309_spirit_of_the_tiger() {
    check! { Hunter:
        Ally("TRL_309"), HasNow(My(0), GameTag::STEALTH), Play("EX1_539", On(TheirHero)), Damage(TheirHero, 5),
        IsCard(My(1), "TRL_309t"), StatsNow(My(1), 3, 3), EndTurn, Play("CS2_029", On(MyHero)), Damage(MyHero, 6),
        BoardCount(Theirs, 0), EndTurn, HasNot(My(0), GameTag::STEALTH),
    }
    // Hearthstone Wiki, "Spirit of the Tiger": "only triggers for spells that cost 1 or more mana".
    check! { Hunter: Ally("TRL_309"), Play("GAME_005", Nothing), BoardCount(Mine, 1) }
    let free = [Ally("TRL_309"), Ally("EX1_595"), Play("GAME_005", Nothing), HandCount(Mine, 0)];
    check(CardClass::Hunter, &free);
    let kill = Play("EX1_539", On(TheirHero));
    let twice = [Ally("TRL_309"), kill, kill, Damage(TheirHero, 10)];
    let theirs = [BoardCount(Mine, 3), EndTurn, Play("CS2_029", On(MyHero)), Damage(MyHero, 6), BoardCount(Mine, 3)];
    check(CardClass::Hunter, &[&twice[..], &theirs].concat());
    // Stealth that it gets later stays.
    check! { Hunter:
        Ally("TRL_309"), EndTurn, EndTurn, HasNot(My(0), GameTag::STEALTH), Play("VAN_NEW1_014", On(My(0))), EndTurn,
        EndTurn, HasNow(My(0), GameTag::STEALTH),
    }
    // The Tiger comes after the spell has done what it says.
    check! { Hunter:
        Ally("TRL_309"), Play("EX1_400", Nothing), BoardCount(Mine, 2), Damage(My(0), 1), Damage(My(1), 0),
    }
}

/// Zandalari Templar · Minion · 4 mana · 4/4 · **Battlecry:** If you've restored 10 Health this game, gain +4/+4 and **Taunt**.@ *({0} left*!)@ *(Ready!)*
//~ done TRL_545 - f331ba0b -
#[test]
fn TRL_545_zandalari_templar() {
    check! { Paladin:
        DealDamage(MyHero, 20), Play("CS2_089", Nothing), Play("TRL_545", Nothing), StatsNow(My(0), 4, 4),
        HasNot(My(0), GameTag::TAUNT), EndTurn, EndTurn, Crystals(10), Play("CS2_089", Nothing), Damage(MyHero, 4),
        Play("TRL_545", Nothing), StatsNow(My(1), 8, 8), HasNow(My(1), GameTag::TAUNT),
    }
    check! { Paladin:
        DealDamage(MyHero, 9), Play("CS2_089", Nothing), EndTurn, EndTurn, Play("CS2_089", Nothing), Play("TRL_545", Nothing),
        StatsNow(My(0), 4, 4), Health(MyHero, 30),
    }
    check! { Paladin:
        DealDamage(MyHero, 20), HasHeroPower("HERO_09bp"), HeroPower(On(MyHero)), Play("CS2_089", Nothing),
        Damage(MyHero, 10), Play("TRL_545", Nothing), StatsNow(My(0), 8, 8),
    }
}
