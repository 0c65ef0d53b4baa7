//! Mage cards of Escape from Violet Hold, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 0e34d394

/// Jailhouse Manastorm · Minion · 5 mana · 5/5 · **Battlecry:** After you cast a spell this game, summon a random minion of the same Cost.
//~ done JAIL_122 - 4c6e9ac4 -
#[test]
fn JAIL_122_jailhouse_manastorm() {
    check! { Mage in Wild:
        Play("JAIL_122", Nothing), Force(Card("CS2_118")), Play("CS2_023", Nothing), BoardCount(Mine, 2),
        IsCard(My(1), "CS2_118"), HandCount(Mine, 2), Kill(My(0)), Crystals(10), Force(Card("CS2_182")),
        Play("CS2_029", On(TheirHero)), Damage(TheirHero, 6), BoardCount(Mine, 2), IsInZone(Newest("CS2_182"), Zone::Play),
        EndTurn, Play("CS2_025", Nothing), BoardCount(Theirs, 0), BoardCount(Mine, 1),
    }
    check! { Mage in Wild:
        Play("CS2_029", On(TheirHero)), Damage(TheirHero, 6), Play("JAIL_122", Nothing), BoardCount(Mine, 1),
        Crystals(10), ForbidOutcome(Card("CS2_182")), Play("CS2_023", Nothing),
    }
    // The enchantment is the player's: the minion comes to the right end, not beside Manastorm.
    check! { Mage in Wild:
        Play("JAIL_122", Nothing), Crystals(10), Play("CS2_182", Nothing), Force(Card("CS2_118")), Play("CS2_023", Nothing),
        IsCard(My(0), "JAIL_122"), IsCard(My(1), "CS2_182"), IsCard(My(2), "CS2_118"), HandCount(Mine, 2),
    }
}

/// Breakout Architect · Minion · 5 mana · 4/5 · **Battlecry: Discover** a spell that costs (5) or more. It casts twice when played.
//~ done JAIL_123 - bc95c637 -
#[test]
fn JAIL_123_breakout_architect() {
    check! { Mage in Wild:
        Give("EX1_279"), Force(Card("EX1_279")), Play("JAIL_123", Nothing), ChooseCard("EX1_279"), Crystals(10),
        Play("EX1_279", On(TheirHero)), Health(TheirHero, 10), Crystals(10), Play("EX1_279", On(TheirHero)), Won(Mine),
    }
    check! { Mage in Wild:
        Force(Card("EX1_279")), Play("JAIL_123", Nothing), ChooseCard("EX1_279"), HandCount(Mine, 1),
        Restore(TheirHero, 1), Crystals(10), Give("EX1_279"), Play("EX1_279", On(TheirHero)), Health(TheirHero, 20),
    }
    check! { Mage in Wild, Standard: ForbidOutcome(Card("CS2_029")), Play("JAIL_123", Nothing), Choose(0), HandCount(Mine, 1) }
    check! { Mage in Wild, Standard: ForbidOutcome(Card("CS2_200")), Play("JAIL_123", Nothing), Choose(0), HandCount(Mine, 1) }
    check! { Mage in Wild: Force(Card("AT_001")), Play("JAIL_123", Nothing), ChooseCard("AT_001"), IsCard(InHand(0), "AT_001") }
}

/// Bootleg Alchemist · Minion · 5 mana · 3/3 · **Battlecry:** Choose a card in your hand. Transform it into a spell that costs (5) more *(keeps its original Cost).*
//~ done JAIL_313 - b6bd7a8b -
#[test]
fn JAIL_313_bootleg_alchemist() {
    check! { Mage in Wild, Standard:
        Give("CS2_172"), Give("CS2_182"), Force(Card("CS2_032")), Play("JAIL_313", On(InHand(0))), HandCount(Mine, 2),
        IsCard(Nth(0), "CS2_032"), CostNow(Nth(0), 2), IsCard(Nth(1), "CS2_182"),
    }
    check! { Mage in Wild, Standard: Give("CS2_172"), ForbidOutcome(Card("CS2_201")), Play("JAIL_313", On(InHand(0))), CostNow(InHand(0), 2) }
    check! { Mage: Give("CS2_172"), GiveThem("CS2_172"), Give("JAIL_313"), CannotTarget("JAIL_313", InTheirHand(0)) }
    // It is the Cost without what an aura adds: Mana Wraith.
    check! { Mage: Ally("EX1_616"), Give("CS2_172"), Play("JAIL_313", On(InHand(0))), CostNow(InHand(0), 2) }
}

/// The Skeleton Key · Spell · Arcane · 1 mana · **Discover** a spell, or refresh your options *(20% chance to take 5 damage each refresh!)*
//~ done JAIL_319 - 514c6e3c -
#[test]
fn JAIL_319_the_skeleton_key() {
    check! { Mage in Wild, Standard:
        Force(Card("CS2_029")), Force(Card("CS2_032")), Force(Card("CS2_024")), Play("JAIL_319", Nothing),
        ChooseCard("CS2_032"), HandCount(Mine, 1), IsCard(InHand(0), "CS2_032"), Health(MyHero, 30), EndTurn,
    }
    check! { Mage in Wild:
        Force(Card("CS2_029")), Force(Card("CS2_032")), Force(Card("CS2_024")), Force(Yes), Force(Card("CS2_023")),
        Force(Card("CS2_025")), Force(Card("CS2_027")), Force(No), Force(Card("CS2_028")), Play("JAIL_319", Nothing),
        ChooseCard("JAIL_319t"), Health(MyHero, 25), ChooseCard("JAIL_319t"), Health(MyHero, 25), ChooseCard("CS2_028"),
        HandCount(Mine, 1), IsCard(InHand(0), "CS2_028"),
    }
    check! { Mage in Wild, Standard: ForbidOutcome(Card("JAIL_319")), Play("JAIL_319", Nothing), Choose(0) }
    // The refreshed options stand alone.
    check! { Mage in Wild:
        Force(Card("CS2_029")), Force(Card("CS2_032")), Force(Card("CS2_024")), Force(No), Force(Card("CS2_023")),
        Force(Card("CS2_025")), Force(Card("CS2_027")), Play("JAIL_319", Nothing), ChooseCard("JAIL_319t"), Choose(0),
        HandCount(Mine, 1), IsCard(InHand(0), "CS2_023"),
    }
    check! { Mage in Wild, Standard: ForbidOutcome(Card("CS2_033")), Play("JAIL_319", Nothing), Choose(0), HandCount(Mine, 1) }
    // Cast twice, it shows others the second time; only the hero is hurt.
    check! { Mage in Wild:
        Play("DMF_058", Nothing), Force(Card("CS2_029")), Force(Card("CS2_032")), Force(Card("CS2_024")),
        Play("JAIL_319", Nothing), Force(Card("CS2_023")), Force(Card("CS2_025")), Force(Card("CS2_027")), Choose(1),
        Choose(0), HandCount(Mine, 2), IsCard(InHand(1), "CS2_023"),
    }
    check! { Mage in Wild, Standard:
        Ally("CS2_182"), Force(Card("CS2_029")), Force(Card("CS2_032")), Force(Card("CS2_024")), Force(Yes),
        Play("JAIL_319", Nothing), ChooseCard("JAIL_319t"), Damage(MyHero, 5), Damage(My(0), 0), Choose(0),
        HandCount(Mine, 1),
    }
    // What refreshes the options is not Discovered; the other options of the card that is are there to be played.
    check! { Mage in Wild:
        Give("TLC_460t"), Play("TLC_460t", Nothing), Force(Card("CS2_029")), Force(Card("CS2_032")),
        Force(Card("CS2_024")), Force(No), Force(Card("CS2_023")), Force(Card("CS2_025")), Force(Card("CS2_027")),
        Play("JAIL_319", Nothing), ChooseCard("JAIL_319t"), StatsNow(MyWeapon, 0, 8), ChooseCard("CS2_025"),
        StatsNow(MyWeapon, 0, 7), HandCount(Mine, 3), DeckCount(Mine, 17), BoardCount(Mine, 2), IsCard(My(0), "CS2_mirror"),
    }
    // The Key does not offer itself.
    check! { Mage: ForbidOutcome(Card("JAIL_319")), Play("JAIL_319", Nothing) }
}

/// Transform the Key! · Spell · 0 mana · Refresh your options. *(20% chance to take 5 damage!)*
//~ done JAIL_319t - b0e87523 -
#[test]
fn JAIL_319t_transform_the_key() {
    check! { Mage in Wild:
        Force(Card("CS2_029")), Force(Card("CS2_032")), Force(Card("CS2_024")), Force(No), Force(Card("CS2_023")),
        Force(Card("CS2_025")), Force(Card("CS2_027")), Force(Yes), Force(Card("CS2_029")), Force(Card("CS2_032")),
        Force(Card("CS2_024")), Play("JAIL_319", Nothing), ChooseCard("JAIL_319t"), Health(MyHero, 30),
        // It can be picked again; only the second refresh takes Health, and only yours.
        ChooseCard("JAIL_319t"), Health(MyHero, 25), Health(TheirHero, 30), ChooseCard("CS2_032"), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_032"),
    }
}

/// Spire Security · Minion · Elemental · 3 mana · 3/4 · **Battlecry:** Reveal a spell in your deck. If it costs (5) or more, deal 5 damage split among enemy minions.
//~ done JAIL_379 - 71169457 -
#[test]
fn JAIL_379_spire_security() {
    check! { Mage:
        DeckOf(&["CS2_032", "CS2_182"]), Enemy("CS2_200"), Ally("CS2_182"), Play("JAIL_379", Nothing),
        Damage(Their(0), 5), Damage(TheirHero, 0), Damage(My(0), 0), DeckCount(Mine, 2), HandCount(Mine, 0),
    }
    check! { Mage:
        DeckOf(&["CS2_029", "CS2_200"]), Enemy("CS2_200"), Play("JAIL_379", Nothing), Damage(Their(0), 0),
        DeckCount(Mine, 2),
    }
}

/// Code Violet · Spell · Arcane · 7 mana · **Prepare.** Summon an 8-Cost minion. If you've cast 3 other spells this turn, do it again.@ *({0} left!)* @ *(Ready!)*
//~ done JAIL_735 - bc077f97 -
#[test]
fn JAIL_735_code_violet() {
    check! { Mage in Wild:
        Play("GAME_005", Nothing), Play("GAME_005", Nothing), Force(Card("EX1_298")), Play("JAIL_735", Nothing),
        BoardCount(Mine, 1), IsCard(My(0), "EX1_298"), BoardCount(Theirs, 0),
    }
    check! { Mage in Wild:
        Play("GAME_005", Nothing), Play("GAME_005", Nothing), Play("GAME_005", Nothing), Force(Card("EX1_298")),
        Force(Card("TTN_083")), Play("JAIL_735", Nothing), BoardCount(Mine, 2), IsCard(My(0), "EX1_298"), CostNow(My(1), 8),
    }
    check! { Mage in Wild:
        Play("GAME_005", Nothing), Play("GAME_005", Nothing), Play("GAME_005", Nothing), Force(Card("EX1_298")),
        Force(Card("EX1_298")), Play("JAIL_735", Nothing), BoardCount(Mine, 2), IsCard(My(1), "EX1_298"),
    }
}
