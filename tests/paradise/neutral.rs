//! Neutral cards of Perils in Paradise, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ae447634

/// Tidepool Pupil · Minion · Naga · 2 mana · 2/2 · **Battlecry:** If you've cast 3 spells while holding this, **Discover** one of them.@ *({0} left*!)@ *(Ready!)*
//~ done VAC_304 - d7c00f3c -
#[test]
fn VAC_304_tidepool_pupil() {
    check! { Mage:
        Give("VAC_304"), Play("GAME_005", Nothing), Play("GAME_005", Nothing), Play("VAC_304", Nothing),
        HandCount(Mine, 0), Give("VAC_304"), Play("GAME_005", Nothing), Play("CS2_029", On(TheirHero)),
        Play("CS2_024", On(TheirHero)), Damage(TheirHero, 9), Crystals(10), Play("VAC_304", Nothing),
        ChooseCard("CS2_029"), HandCount(Mine, 1), IsCard(InHand(0), "CS2_029"),
    }
}

/// Incindius · Minion · Elemental · 7 mana · 2/10 · At the end of your turn, upgrade your Eruptions. **Battlecry:** Shuffle 5 of them into your deck.
//~ done VAC_321 - 0ab50865 -
#[test]
fn VAC_321_incindius() {
    check! { Mage:
        EmptyDeck(Mine), Enemy("CS2_200"), Play("VAC_321", Nothing), DeckCount(Mine, 5), EndTurn, EndTurn,
        HandCount(Mine, 0), Damage(MyHero, 1), Health(TheirHero, 20), Dead(Nth(0)), DeckCount(Mine, 0),
    }
    check! { Mage:
        EmptyDeck(Mine), Play("VAC_321", Nothing), EndTurn, Ally("VAC_321"), EndTurn, Health(TheirHero, 20),
        HandCount(Mine, 0), DeckCount(Mine, 0), Health(MyHero, 29),
    }
}

/// Eruption · Spell · Fire · 1 mana · **Casts When Drawn** Deal $@ damage to all enemies.
/// - Numbers: {0} = 1
//~ done VAC_321t - 172f49ce.eae7e889 -
#[test]
fn VAC_321t_eruption() {
    check! { Mage:
        Enemy("CS2_182"), Ally("CS2_182"), Play("VAC_321t", Nothing), Damage(Their(0), 1), Damage(My(0), 0),
        Health(TheirHero, 29),
    }
}

/// Sleepy Resident · Minion · 4 mana · 3/5 · **Taunt Deathrattle:** ALL other minions fall asleep.
//~ done VAC_406 - e952c230 -
#[test]
fn VAC_406_sleepy_resident() {
    check! { Mage:
        Ally("VAC_406"), Ally("CS2_182"), Enemy("CS2_182"), EndTurn, Kill(My(0)), CannotAct(Their(0)), EndTurn,
        Attack(My(0), TheirHero), Enemy("CS2_182"), EndTurn, Attack(Their(0), MyHero),
    }
    check! { Mage:
        Enemy("VAC_406"), Ally("CS2_182"), Kill(Their(0)), CannotAct(My(0)), EndTurn, EndTurn,
        Attack(My(0), TheirHero),
    }
    check! { Mage:
        EndTurn, Play("CS2_181", Nothing), Ally("VAC_406"), EndTurn, Kill(My(0)), EndTurn, Attack(Their(0), MyHero),
    }
}

/// Snoozin' Zookeeper · Minion · Draenei · 7 mana · 5/8 · **Battlecry:** Summon an 8/8 Beast for your opponent. It attacks all of their minions.
//~ done VAC_421 - 96c9ef05 -
#[test]
fn VAC_421_snoozin_zookeeper() {
    check! { Mage:
        Enemy("CS2_182"), Enemy("CS2_120"), Ally("CS2_182"), Play("VAC_421", Nothing), BoardCount(Theirs, 1),
        IsCard(Their(0), "VAC_421t"), Damage(Their(0), 6), BoardCount(Mine, 2), Damage(My(0), 0),
    }
    check! { Mage: Enemy("CS2_120"), Play("VAC_421", Nothing), Health(TheirHero, 30), BoardCount(Theirs, 1) }
}

/// Resort Valet · Minion · Pirate · 4 mana · 3/5 · **Battlecry: Discover** a card from the newest expansion.
//~ done VAC_432 - 45eca6e5 -
#[test]
fn VAC_432_resort_valet() {
    check! { Mage: Play("VAC_432", Nothing), Choose(0), HandCount(Mine, 1) }
}

/// Seaside Giant · Minion · 10 mana · 8/8 · Costs (2) less for each time you've used a location this game.
//~ done VAC_439 - 65d8da1f -
#[test]
fn VAC_439_seaside_giant() {
    check! { Mage:
        Give("VAC_439"), Ally("VAC_929"), CostNow(InHand(0), 10), Use(Newest("VAC_929"), 0, Nothing),
        BoardCount(Mine, 3), CostNow(InHand(0), 8),
    }
}

/// Lamplighter · Minion · Elemental · 4 mana · 4/3 · **Battlecry:** Deal @ damage *(Improved by each turn in a row you've played an Elemental*).
/// - Numbers: {0} = 1
//~ done VAC_442 - dbe0fd08.eae7e889 -
#[test]
fn VAC_442_lamplighter() {
    check! { Mage:
        Play("VAC_442", On(TheirHero)), Health(TheirHero, 29), EndTurn, EndTurn, Play("VAC_442", On(TheirHero)),
        Health(TheirHero, 27), Play("CS2_231", Nothing), EndTurn, EndTurn, Play("VAC_442", On(TheirHero)),
        Health(TheirHero, 24), EndTurn, EndTurn, EndTurn, EndTurn, Play("VAC_442", On(TheirHero)),
        Health(TheirHero, 23),
    }
    check! { Mage:
        Play("VAC_442", On(TheirHero)), EndTurn, EndTurn, Play("VAC_442", On(My(0))), StatsNow(My(1), 4, 3),
        Health(TheirHero, 29),
    }
}

/// Overplanner · Minion · 3 mana · 3/3 · **Battlecry:** Choose three cards from your deck to put on top in that order.
//~ done VAC_444 - f7ac2eb5 -
#[test]
fn VAC_444_overplanner() {
    check! { Mage:
        EmptyDeck(Mine), OnTop("CS2_231"), OnTop("CS2_029"), OnTop("CS2_172"), Play("VAC_444", Nothing),
        ChooseCard("CS2_029"), ChooseCard("CS2_231"), ChooseCard("CS2_172"), DeckCount(Mine, 3), HandCount(Mine, 0),
        EndTurn, EndTurn, IsCard(InHand(0), "CS2_029"), EndTurn, EndTurn, IsCard(InHand(1), "CS2_231"), EndTurn, EndTurn,
        IsCard(InHand(2), "CS2_172"),
    }
    check! { Mage:
        EmptyDeck(Mine), OnTop("CS2_231"), OnTop("CS2_029"), OnTop("CS2_172"), Play("VAC_444", Nothing),
        ChooseCard("CS2_231"), ChooseCard("CS2_172"), Choose(0), DeckCount(Mine, 3),
    }
    // The third is above the one that nobody chose.
    check! { Mage:
        EmptyDeck(Mine), OnTop("CS2_231"), OnTop("CS2_029"), OnTop("CS2_172"), OnTop("CS2_182"), Force(Card("CS2_231")),
        Force(Card("CS2_029")), Force(Card("CS2_172")), Play("VAC_444", Nothing), ChooseCard("CS2_231"),
        ChooseCard("CS2_029"), ChooseCard("CS2_172"), EndTurn, EndTurn, EndTurn, EndTurn, EndTurn, EndTurn,
        HandCount(Mine, 3), IsCard(InHand(0), "CS2_231"), IsCard(InHand(1), "CS2_029"), IsCard(InHand(2), "CS2_172"),
        DeckCount(Mine, 1),
    }
}

/// A. F. Kay · Minion · 5 mana · 0/5 · At the end of your turn, give all other friendly minions that didn't attack +2/+2.
//~ done VAC_446 - 96a209fe -
#[test]
fn VAC_446_a_f_kay() {
    check! { Mage:
        Ally("VAC_446"), Ally("CS2_182"), Ally("CS2_200"), Enemy("CS2_182"), Attack(My(1), TheirHero), EndTurn,
        StatsNow(My(0), 0, 5), StatsNow(My(1), 4, 5), StatsNow(My(2), 8, 9), StatsNow(Their(0), 4, 5), EndTurn, EndTurn, StatsNow(My(1), 6, 7),
        StatsNow(My(2), 10, 11),
    }
    check! { Mage: Ally("VAC_446"), EndTurn, Health(MyHero, 30) }
}

/// Dread Deserter · Minion · Pirate · 6 mana · 6/6 · Has **Charge** if this didn't start in your deck.
//~ done VAC_447 - 3e207378 -
#[test]
fn VAC_447_dread_deserter() {
    check! { Mage:
        Give("VAC_447"), Cost("VAC_447", 6), Stats("VAC_447", 6, 6), Play("VAC_447", Nothing),
        HasNow(My(0), GameTag::CHARGE), Attack(My(0), TheirHero), Damage(TheirHero, 6),
    }
    check! { Mage:
        DeckOf(&["VAC_447"]), EndTurn, EndTurn, Play("VAC_447", Nothing), HasNot(My(0), GameTag::CHARGE),
        CannotAct(My(0)),
    }
}

/// Drink Server · Minion · Murloc · Pirate · 2 mana · 2/2 · **Deathrattle:** Get a random Drink spell. *(It has 3 uses!)*
//~ done VAC_461 - a506337f -
#[test]
fn VAC_461_drink_server() {
    check! { Mage:
        Ally("VAC_461"), Force(Card("VAC_520")), Kill(My(0)), HandCount(Mine, 1), IsCard(InHand(0), "VAC_520"),
        HandCount(Theirs, 0),
    }
}

/// Mixologist · Minion · 3 mana · 2/3 · **Battlecry:** Craft a custom 1-Cost Potion.
//~ done VAC_523 - 0c717582 -
#[test]
fn VAC_523_mixologist() {
    check! { Mage:
        Force(ForcedOutcome::Card("CFM_621t3")), Play("VAC_523", Nothing), Force(ForcedOutcome::Card("CFM_621t8")),
        ChooseCard("CFM_621t3"), ChooseCard("CFM_621t8"), HandCount(Mine, 1), IsCard(InHand(0), "VAC_523t"),
        CostNow(InHand(0), 1), Play("VAC_523t", Nothing), Armor(Mine, 4), HandCount(Mine, 1),
    }
    check! { Mage:
        Force(ForcedOutcome::Card("CFM_621t2")), Play("VAC_523", Nothing), Force(ForcedOutcome::Card("CFM_621t10")),
        ChooseCard("CFM_621t2"), ChooseCard("CFM_621t10"), HandCount(Mine, 1), Play("VAC_523t", On(TheirHero)),
        Health(TheirHero, 27), BoardCount(Mine, 2), StatsNow(My(1), 2, 2),
    }
    for potion in ["CFM_621t4", "CFM_621t5", "CFM_621t6", "CFM_621t9", "CFM_621t37"] {
        check! { Mage:
            Force(ForcedOutcome::Card(potion)), Play("VAC_523", Nothing), Force(ForcedOutcome::Card("CFM_621t3")),
            ChooseCard(potion), ChooseCard("CFM_621t3"), HandCount(Mine, 1), IsCard(InHand(0), "VAC_523t"),
            CostNow(InHand(0), 1),
        }
    }
    // Each Battlecry has its own offers, of which one that was taken is not offered again.
    check! { Mage:
        Force(Card("CFM_621t3")), Play("VAC_523", Nothing), ForbidOutcome(Card("CFM_621t3")), ChooseCard("CFM_621t3"),
        Choose(0), HandCount(Mine, 1),
    }
    check! { Mage: ForbidOutcome(Card("VAC_523t")), Play("VAC_523", Nothing), Choose(0), Choose(0), HandCount(Mine, 1) }
    check! { Mage:
        Force(Card("CFM_621t3")), Play("VAC_523", Nothing), ForbidOutcome(Card("VAC_523t")), ChooseCard("CFM_621t3"), Choose(0),
        HandCount(Mine, 1),
    }
    // The potions of the first time are gone the second time.
    check! { Mage:
        Ally("LOE_077"), Force(Card("CFM_621t8")), Play("VAC_523", Nothing), Force(Card("CFM_621t9")),
        ChooseCard("CFM_621t8"), Force(Card("CFM_621t3")), ChooseCard("CFM_621t9"), ForbidOutcome(Card("CFM_621t3")),
        ChooseCard("CFM_621t3"), Choose(0), HandCount(Mine, 2),
    }
}

/// Mixologist's Special · Spell · 1 mana · {0} {1}
//~ todo VAC_523t 37aa8b74 8550b26a -
#[test]
#[ignore = "todo: Mixologist's Special"]
fn VAC_523t_mixologists_special() {
    unwritten("VAC_523t");
}

/// Scrapbooking Student · Minion · 5 mana · 5/5 · **Battlecry:** Summon a copy of a friendly location.
//~ done VAC_529 - 1568fdfd -
#[test]
fn VAC_529_scrapbooking_student() {
    check! { Mage:
        Ally("REV_990"), Enemy("REV_990"), Play("VAC_529", On(My(0))), BoardCount(Mine, 3), Give("VAC_529"),
        CannotTarget("VAC_529", Their(0)),
    }
}

/// Bayfin Bodybuilder · Minion · Murloc · 5 mana · 4/7 · After a minion is summoned for your opponent during your turn, **Silence** and destroy it.
//~ done VAC_531 - bec2b9e0 -
#[test]
fn VAC_531_bayfin_bodybuilder() {
    check! { Mage:
        Ally("VAC_531"), Play("VAC_533", Nothing), BoardCount(Theirs, 0), DeckCount(Mine, 19), BoardCount(Mine, 1),
        EndTurn, Play("CS2_182", Nothing), BoardCount(Theirs, 1),
    }
    check! { Mage:
        Ally("VAC_531"), Play("CS2_231", Nothing), BoardCount(Mine, 2), Play("VAC_533", Nothing),
        BoardCount(Theirs, 0), BoardCount(Mine, 2), DeckCount(Mine, 19),
    }
    check! { Mage: Ally("VAC_531"), Play("EX1_116", Nothing), BoardCount(Theirs, 0), BoardCount(Mine, 2) }
}

/// Marin the Manager · Minion · Pirate · 7 mana · 6/6 · **Battlecry:** Choose a fantastic treasure. Shuffle the other 3 into your deck.
//~ done VAC_702 - 9b0c38dd -
#[test]
fn VAC_702_marin_the_manager() {
    check! { Mage:
        EmptyDeck(Mine), Play("VAC_702", Nothing), Choose(1), HandCount(Mine, 1), IsCard(InHand(0), "VAC_702t2"),
        DeckCount(Mine, 3), IsInZone(Newest("VAC_702t"), Zone::Deck), IsInZone(Newest("VAC_702t3"), Zone::Deck),
        IsInZone(Newest("VAC_702t4"), Zone::Deck),
    }
    check! { Mage:
        EmptyDeck(Mine), Play("VAC_702", Nothing), Choose(3), HandCount(Mine, 1), IsCard(InHand(0), "VAC_702t4"),
        DeckCount(Mine, 3), IsInZone(Newest("VAC_702t"), Zone::Deck), IsInZone(Newest("VAC_702t2"), Zone::Deck),
        IsInZone(Newest("VAC_702t3"), Zone::Deck),
    }
    check! { Mage:
        EmptyDeck(Mine), Play("VAC_702", Nothing), Choose(0), IsCard(InHand(0), "VAC_702t"), DeckCount(Mine, 3),
        IsInZone(Newest("VAC_702t2"), Zone::Deck), IsInZone(Newest("VAC_702t3"), Zone::Deck), IsInZone(Newest("VAC_702t4"), Zone::Deck),
    }
    check! { Mage:
        EmptyDeck(Mine), Play("VAC_702", Nothing), Choose(2), IsCard(InHand(0), "VAC_702t3"), DeckCount(Mine, 3),
        IsInZone(Newest("VAC_702t"), Zone::Deck), IsInZone(Newest("VAC_702t2"), Zone::Deck), IsInZone(Newest("VAC_702t4"), Zone::Deck),
    }
    // All are shuffled at once.
    check! { Rogue:
        Play("VAC_702", Nothing), Choose(1), HandCount(Mine, 1), DeckCount(Mine, 22), Crystals(10), Enemy("CS2_200"),
        Play("TLC_517", On(Their(0))), Damage(Their(0), 2),
    }
}

/// Carry-On Grub · Minion · Beast · 4 mana · 5/4 · **Battlecry:** Get a 1-Cost Suitcase. Pack the top 2 cards of your deck into it.
//~ done VAC_935 - 19cc99d7 -
#[test]
fn VAC_935_carry_on_grub() {
    check! { Mage:
        DeckOf(&["CS2_231", "CS2_029", "CS2_182"]), Play("VAC_935", Nothing), HandCount(Mine, 1), DeckCount(Mine, 1),
        Play("VAC_935t", Nothing), HandCount(Mine, 2), IsInZone(Newest("CS2_182"), Zone::Hand), IsInZone(Newest("CS2_029"), Zone::Hand),
    }
}

/// Carry-On Suitcase · Spell · 1 mana · Get {0} and {1}.
//~ todo VAC_935t d05d3f5a 26fc3dbc -
#[test]
#[ignore = "todo: Carry-On Suitcase"]
fn VAC_935t_carry_on_suitcase() {
    unwritten("VAC_935t");
}

/// Carry-On Suitcase · Spell · 1 mana · Get {0}.
//~ todo VAC_935t2 bc18d243 5b306b6d -
#[test]
#[ignore = "todo: Carry-On Suitcase"]
fn VAC_935t2_carry_on_suitcase() {
    unwritten("VAC_935t2");
}

/// Octo-masseuse · Minion · Mech · Beast · 4 mana · 1/8 · Deals octuple damage to minions.
//~ done VAC_936 - fba5448b -
#[test]
fn VAC_936_octo_masseuse() {
    check! { Mage:
        Ally("VAC_936"), Enemy("CS2_200"), Enemy("CS2_182"), Attack(My(0), Their(0)), Dead(Nth(1)), Damage(My(0), 6),
        Ready(My(0)), Attack(My(0), TheirHero), Health(TheirHero, 29),
    }
    // It answers each time, not once a turn.
    check! { Mage:
        Ally("VAC_936"), Enemy("CS2_200"), Enemy("CS2_182"), Attack(My(0), Their(0)), Ready(My(0)),
        Attack(My(0), Their(0)), BoardCount(Theirs, 0),
    }
    // Minions of its own side are no exception.
    check! { Mage:
        Enemy("CS2_200"), Enemy("VAC_936"), Play("EX1_126", On(Their(1))), BoardCount(Theirs, 1),
        IsCard(Their(0), "VAC_936"),
    }
}

/// Terrible Chef · Minion · Undead · 3 mana · 2/1 · **Battlecry:** Summon a 0/2 Nerubian Egg. **Deathrattle:** Destroy it.
//~ done VAC_946 - d669397e -
#[test]
fn VAC_946_terrible_chef() {
    check! { Mage:
        Give("VAC_946"), Cost("VAC_946", 3), Stats("VAC_946", 2, 1), Ally("FP1_007"), Play("VAC_946", Nothing),
        BoardCount(Mine, 3), IsCard(My(2), "FP1_007"), Kill(My(1)), BoardCount(Mine, 2), IsCard(My(0), "FP1_007"),
        IsCard(My(1), "FP1_007t"),
    }
    // An Egg that returned to the hand is not destroyed there.
    check! { Mage:
        Play("VAC_946", Nothing), BoardCount(Mine, 2), Play("EX1_049", On(My(1))), HandCount(Mine, 1), Kill(My(0)),
        HandCount(Mine, 1),
    }
    // It is destroyed on whichever side it is.
    check! { Mage:
        Play("VAC_946", Nothing), BoardCount(Mine, 2), EndTurn, Play("CS1_113", On(My(1))), BoardCount(Theirs, 1),
        Kill(My(0)), IsCard(Their(0), "FP1_007t"),
    }
}

/// XB-931 Housekeeper · Minion · Mech · 2 mana · 2/3 · After you use a location, gain 3 Armor.
//~ done VAC_956 - b068cf78 -
#[test]
fn VAC_956_xb_931_housekeeper() {
    check! { Mage:
        Give("VAC_956"), Cost("VAC_956", 2), Stats("VAC_956", 2, 3), Ally("VAC_956"), Ally("REV_983"),
        Enemy("REV_983"), Use(My(1), 0, On(My(0))), Armor(Mine, 3), EndTurn, Use(Their(0), 0, On(My(0))),
        Armor(Mine, 3), Armor(Theirs, 0),
    }
    // It answers each time, not once a turn.
    check! { Druid:
        Ally("VAC_956"), Ally("CS2_182"), Ally("CS2_182"), Ally("MEND_044"), Ally("MEND_044"),
        Use(Nth(3), 0, On(Nth(1))), Use(Nth(4), 0, On(Nth(2))), Armor(Mine, 6),
    }
    // A location that turns into a minion was used.
    check! { Paladin:
        Ally("VAC_956"), Ally("VAC_923"), Enemy("CS2_172"), Attack(My(1), Their(0)), IsCard(My(1), "VAC_923t"), EndTurn,
        EndTurn, Use(My(1), 0, On(My(0))), IsCard(My(1), "VAC_923"), Armor(Mine, 3),
    }
}

/// Adaptive Amalgam · Minion · All · 1 mana · 1/2 · *This has all minion types.* **Deathrattle:** Shuffle this into your deck. It keeps any enchantments.
//~ done VAC_958 - 393d1829 -
#[test]
fn VAC_958_adaptive_amalgam() {
    check! { Paladin:
        EmptyDeck(Mine), Ally("VAC_958"), Play("CS2_092", On(My(0))), StatsNow(My(0), 5, 6), DealDamage(My(0), 2), Kill(My(0)),
        BoardCount(Mine, 0), DeckCount(Mine, 1), Play("CFM_621t8", Nothing), IsCard(InHand(0), "VAC_958"), StatsNow(InHand(0), 5, 6), Crystals(10),
        Play("VAC_958", Nothing), StatsNow(My(0), 5, 6), Damage(My(0), 0), Play("CS2_092", On(My(0))), Kill(My(0)), DeckCount(Mine, 1), Play("CFM_621t8", Nothing),
        StatsNow(InHand(0), 9, 10),
    }
    // Divine Shield that it was given comes again.
    check! { Paladin:
        EmptyDeck(Mine), Ally("VAC_958"), Play("EX1_362", On(My(0))), Kill(My(0)), DeckCount(Mine, 1),
        Play("CFM_621t8", Nothing), HasNow(InHand(0), GameTag::DIVINE_SHIELD),
    }
    // Silenced it goes for good; returned to the hand it is as printed; a copy that is resurrected is, too.
    check! { Paladin:
        EmptyDeck(Mine), Ally("VAC_958"), Play("EX1_332", On(My(0))), Play("CS2_092", On(My(0))), Kill(My(0)), DeckCount(Mine, 0),
    }
    check! { Paladin: Ally("VAC_958"), Play("CS2_092", On(My(0))), Play("EX1_144", On(My(0))), StatsNow(InHand(0), 1, 2) }
}

/// Griftah, Trusted Vendor · Minion · 4 mana · 4/5 · **Battlecry: Discover** an amazing Amulet to give to both players. *(The enemy's is a phony version!)*
//~ done VAC_959 - 125fb54b -
#[test]
fn VAC_959_griftah_trusted_vendor() {
    check! { Mage:
        Force(ForcedOutcome::Card("VAC_959t08t")), Play("VAC_959", Nothing), ChooseCard("VAC_959t08t"), HandCount(Mine, 1),
        IsCard(InHand(0), "VAC_959t08t"), HandCount(Theirs, 1), IsCard(InTheirHand(0), "VAC_959t08"),
    }
    // A full hand of mine does not keep theirs from the opponent: Brann Bronzebeard gives two to each.
    check! { Mage:
        Ally("LOE_077"), Give("CS2_231"), Give("CS2_231"), Give("CS2_231"), Give("CS2_231"), Give("CS2_231"),
        Give("CS2_231"), Give("CS2_231"), Give("CS2_231"), Give("CS2_231"), Force(ForcedOutcome::Card("VAC_959t08t")),
        Play("VAC_959", Nothing), ChooseCard("VAC_959t08t"), Choose(0), HandCount(Mine, 10), HandCount(Theirs, 2),
    }
    check! { Mage:
        Force(ForcedOutcome::Card("VAC_959t01t")), Play("VAC_959", Nothing), ChooseCard("VAC_959t01t"),
        IsCard(InHand(0), "VAC_959t01t"), HandCount(Theirs, 1), IsCard(InTheirHand(0), "VAC_959t01"),
    }
    for (mine, theirs) in [
        ("VAC_959t05t", "VAC_959t05"),
        ("VAC_959t06t", "VAC_959t06"),
        ("VAC_959t07t", "VAC_959t07"),
        ("VAC_959t08t", "VAC_959t08"),
        ("VAC_959t09t", "VAC_959t09"),
        ("VAC_959t10t", "VAC_959t10"),
        ("VAC_959t01t", "VAC_959t01"),
    ] {
        check! { Mage:
            Force(Card(mine)), Play("VAC_959", Nothing), ChooseCard(mine), HandCount(Mine, 1), IsCard(InHand(0), mine),
            HandCount(Theirs, 1), IsCard(InTheirHand(0), theirs),
        }
    }
}

/// Amulet of Passions · Spell · 1 mana · Take control of an enemy minion until the end of your turn. *(It has 1 Attack this turn!)*
//~ done VAC_959t01 - b7e758ff -
#[test]
fn VAC_959t01_amulet_of_passions() {
    check! { Mage:
        Enemy("CS2_182"), Play("VAC_959t01", On(Their(0))), StatsNow(My(0), 1, 5), Attack(My(0), TheirHero),
        Health(TheirHero, 29), EndTurn, BoardCount(Mine, 0), StatsNow(Their(0), 4, 5),
    }
    check! { Mage:
        Enemy("CS2_182"), Play("VAC_959t01", On(Their(0))), Attack(My(0), TheirHero), Enemy("CS2_182"),
        Play("VAC_959t01", On(Their(0))), CannotAct(My(0)), BoardCount(Mine, 2),
    }
    // One that attacked in its own turn can attack.
    check! { Mage:
        Enemy("CS2_182"), EndTurn, Attack(Their(0), MyHero), EndTurn, Play("VAC_959t01", On(Their(0))),
        Attack(My(0), TheirHero), Health(TheirHero, 29), BoardCount(Mine, 1), Health(MyHero, 26),
    }
}

/// Amulet of Passions · Spell · 1 mana · Take control of an enemy minion until the end of your turn.
//~ done VAC_959t01t - b3867902 -
#[test]
fn VAC_959t01t_amulet_of_passions() {
    check! { Mage:
        Enemy("CS2_182"), Play("VAC_959t01t", On(Their(0))), StatsNow(My(0), 4, 5), Attack(My(0), TheirHero),
        Health(TheirHero, 26), EndTurn, BoardCount(Mine, 0), StatsNow(Their(0), 4, 5),
    }
    check! { Mage:
        Enemy("CS2_182"), Play("VAC_959t01t", On(Their(0))), Attack(My(0), TheirHero), Enemy("CS2_182"),
        Play("VAC_959t01t", On(Their(0))), CannotAct(My(0)), BoardCount(Mine, 2),
    }
}

/// Amulet of Tracking · Spell · 1 mana · Get 3 random **Legendary** cards. *(Then transform them into **Commons**!)*
//~ done VAC_959t05 - 04e11d5c -
#[test]
fn VAC_959t05_amulet_of_tracking() {
    check! { Mage: ForbidOutcome(ForcedOutcome::Card("CS2_029")), Play("VAC_959t05", Nothing), HandCount(Mine, 3) }
}

/// Amulet of Critters · Spell · 1 mana · Summon a random 4-Cost minion and give it **Taunt**. *(It can't attack!)*
//~ done VAC_959t06 - c2cce6e6 -
#[test]
fn VAC_959t06_amulet_of_critters() {
    check! { Mage:
        Force(ForcedOutcome::Card("CS2_182")), Play("VAC_959t06", Nothing), HasNow(My(0), GameTag::TAUNT), EndTurn, EndTurn,
        CannotAct(My(0)),
    }
}

/// Amulet of Warding · Spell · 1 mana · Deal $6 damage. *(To a minion!)*
//~ done VAC_959t07 - 0e10ede8 -
#[test]
fn VAC_959t07_amulet_of_warding() {
    check! { Mage:
        Enemy("CS2_182"), Play("VAC_959t07", On(Their(0))), Dead(Nth(0)), Ally("CS2_182"), Give("VAC_959t07"),
        CannotTarget("VAC_959t07", TheirHero),
    }
}

/// Amulet of Energy · Spell · 1 mana · Restore #12 Health to your hero. *(Then take $6 damage!)*
//~ done VAC_959t08 - 81b0b6b1 -
#[test]
fn VAC_959t08_amulet_of_energy() {
    check! { Mage:
        DealDamage(MyHero, 20), Play("VAC_959t08", Nothing), Health(MyHero, 16), Play("VAC_959t08", Nothing),
        Health(MyHero, 22), Health(TheirHero, 30),
    }
}

/// Amulet of Mobility · Spell · 1 mana · Draw 3 cards. *(Discard 2 of them!)*
//~ done VAC_959t09 - f97d2882 -
#[test]
fn VAC_959t09_amulet_of_mobility() {
    check! { Mage:
        Give("CS2_029"), Play("VAC_959t09", Nothing), HandCount(Mine, 2), IsCard(InHand(0), "CS2_029"), DeckCount(Mine, 16),
    }
}

/// Amulet of Strides · Spell · 1 mana · Reduce the Cost of all cards in your hand by (1). *(Except for spells!)*
//~ done VAC_959t10 - a0d2433d -
#[test]
fn VAC_959t10_amulet_of_strides() {
    check! { Mage:
        Give("CS2_029"), Give("CS2_182"), Play("VAC_959t10", Nothing), CostNow(InHand(0), 4), CostNow(InHand(1), 3),
    }
}

/// Dreamplanner Zephrys · Minion · Elemental · 3 mana · 3/2 · **Battlecry:** Choose a Travel Tour to get two potentially perfect cards from it.
//~ done WORK_027 - 513e2786 -
#[test]
fn WORK_027_dreamplanner_zephrys() {
    check! { Mage: Play("WORK_027", Nothing), ChooseCard("WORK_027t3"), HandCount(Mine, 2), HandCount(Theirs, 0) }
    check! { Mage:
        Force(Card("EX1_572")), Force(Card("EX1_298")), Play("WORK_027", Nothing), ChooseCard("WORK_027t2"),
        HandCount(Mine, 2), IsCard(InHand(0), "EX1_572"), IsCard(InHand(1), "EX1_298"),
    }
    check! { Mage:
        Force(Card("CS2_022")), Force(Card("CS2_032")), Play("WORK_027", Nothing), ChooseCard("WORK_027t1"),
        HandCount(Mine, 2), IsCard(InHand(0), "CS2_022"), IsCard(InHand(1), "CS2_032"),
    }
}

/// Clumsy Steward · Minion · 3 mana · 2/4 · After ANY card is drawn, make it **Temporary**.
//~ done WORK_040 - 346c42d5 -
#[test]
fn WORK_040_clumsy_steward() {
    check! { Mage:
        Ally("WORK_040"), Give("CS2_182"), DrawOne, HasNow(InHand(1), GameTag::GHOSTLY),
        HasNot(InHand(0), GameTag::GHOSTLY), EndTurn, HandCount(Mine, 1), HasNow(InTheirHand(0), GameTag::GHOSTLY),
        EndTurn, HandCount(Theirs, 0),
    }
}

/// Travelmaster Dungar · Minion · 10 mana · 3/3 · **Battlecry:** Summon three minions from your deck that are from different expansions.
//~ done WORK_043 - 370b5d9a -
#[test]
fn WORK_043_travelmaster_dungar() {
    check! { Mage:
        EmptyDeck(Mine), OnTop("CS2_182"), OnTop("UNG_001"), OnTop("UNG_002"), OnTop("CS2_029"),
        Play("WORK_043", Nothing), BoardCount(Mine, 3), DeckCount(Mine, 2), IsCard(My(1), "UNG_002"), IsCard(My(2), "CS2_182"),
    }
    check! { Mage:
        EmptyDeck(Mine), OnTop("CS2_182"), OnTop("UNG_001"), OnTop("GVG_085"), OnTop("AT_003"), OnTop("SCH_126"),
        OnTop("BAR_748"), Play("WORK_043", Nothing), BoardCount(Mine, 4), DeckCount(Mine, 3),
    }
    check! { Mage: EmptyDeck(Mine), DrawOne, Play("WORK_043", Nothing), BoardCount(Theirs, 0), HandCount(Mine, 1) }
}

/// Customs Enforcer · Minion · Pirate · 3 mana · 2/5 · Enemy cards that didn't start in their deck cost (2) more.
//~ done VAC_440 - 73f9c076 -
#[test]
fn VAC_440_customs_enforcer() {
    check! { Mage:
        Ally("VAC_440"), Give("CS2_182"), GiveThem("CS2_182"), GiveThem("CS2_029"), CostNow(InHand(0), 4),
        CostNow(InTheirHand(0), 6), CostNow(InTheirHand(1), 6), EndTurn, CostNow(InTheirHand(2), 4), Kill(My(0)),
        CostNow(InTheirHand(0), 4),
    }
}

/// Package Dealer · Minion · 6 mana · 6/7 · After you draw a card, 50% chance to draw another.
//~ done VAC_441 - 20f7ddbc -
#[test]
fn VAC_441_package_dealer() {
    check! { Mage:
        Ally("VAC_441"), Force(Yes), Force(No), DrawOne, HandCount(Mine, 2), Force(No), DrawOne, HandCount(Mine, 3),
        Force(Yes), Force(Yes), Force(No), DrawOne, HandCount(Mine, 6),
    }
    check! { Mage: Ally("VAC_441"), EndTurn, DrawOne, HandCount(Theirs, 2), HandCount(Mine, 0) }
    // Cards that come without being drawn bring none.
    check! { Mage:
        GiveThem("CS2_029"), Ally("VAC_441"), Play("CS2_003", Nothing), Play("CS2_003", Nothing),
        Play("CS2_003", Nothing), Play("CS2_003", Nothing), Play("CS2_003", Nothing), Play("CS2_003", Nothing),
        HandCount(Mine, 6), DeckCount(Mine, 19),
    }
}

/// Concierge · Minion · Pirate · 3 mana · 3/4 · Your cards from another class cost (1) less.
//~ done VAC_463 - 17dc36fd -
#[test]
fn VAC_463_concierge() {
    check! { Mage:
        Ally("VAC_463"), Give("CS2_089"), Give("CS2_029"), Give("CS2_182"), GiveThem("CS2_089"),
        CostNow(InHand(0), 1), CostNow(InHand(1), 4), CostNow(InHand(2), 4), CostNow(InTheirHand(0), 2), Kill(My(0)),
        CostNow(InHand(0), 2),
    }
}

/// Coconut Cannoneer · Minion · Pirate · 2 mana · 1/4 · After an adjacent minion attacks, deal 1 damage to a random enemy.
//~ done VAC_532 - 73d1736c -
#[test]
fn VAC_532_coconut_cannoneer() {
    check! { Mage:
        Ally("CS2_182"), Ally("VAC_532"), Ally("CS2_182"), Ally("CS2_182"), Attack(My(0), TheirHero),
        Health(TheirHero, 25), Attack(My(3), TheirHero), Health(TheirHero, 21), Attack(My(1), TheirHero),
        Health(TheirHero, 20), Attack(My(2), TheirHero), Health(TheirHero, 15), Health(MyHero, 30),
    }
    check! { Mage:
        Ally("CS2_182"), Ally("VAC_532"), Enemy("CS2_200"), Force(Entity(Their(0))), Attack(My(0), TheirHero),
        Damage(Their(0), 1), Health(TheirHero, 26),
    }
}

/// Hozen Roughhouser · Minion · Pirate · 3 mana · 2/4 · Whenever another friendly Pirate attacks, give it +1/+1.
//~ done VAC_938 - 909f6dad -
#[test]
fn VAC_938_hozen_roughhouser() {
    check! { Mage:
        Ally("VAC_938"), Ally("CS2_146"), Ally("CS2_182"), Enemy("CS2_146"), Attack(My(1), TheirHero),
        Health(TheirHero, 27), StatsNow(My(1), 3, 2), Attack(My(2), TheirHero), StatsNow(My(2), 4, 5), Attack(My(0), TheirHero),
        StatsNow(My(0), 2, 4), StatsNow(My(1), 3, 2), EndTurn, Attack(Their(0), MyHero), StatsNow(Their(0), 2, 1), Health(MyHero, 28),
    }
}

/// Carnivorous Cubicle · Minion · 5 mana · 4/6 · **Battlecry:** Destroy a friendly minion. Summon a copy of it at the end of your turns.
//~ done WORK_042 - 257dabe8 -
#[test]
fn WORK_042_carnivorous_cubicle() {
    check! { Mage:
        Targets("WORK_042", &[FriendlyMinion]), Ally("CS2_182"), Ally("CS2_172"), Play("WORK_042", On(My(0))),
        Dead(Nth(0)), BoardCount(Mine, 2), EndTurn, BoardCount(Mine, 3), IsInZone(Newest("CS2_182"), Zone::Play),
        StatsNow(Newest("CS2_182"), 4, 5), EndTurn, BoardCount(Mine, 3), EndTurn, BoardCount(Mine, 4), Kill(Newest("WORK_042")),
        EndTurn, EndTurn, BoardCount(Mine, 3),
    }
    check! { Mage: Play("WORK_042", Nothing), EndTurn, BoardCount(Mine, 1) }
}
