//! Neutral cards of Voyage to the Sunken City, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 028e29cb

/// Ozumat · Minion · Beast · 8 mana · 6/5 · **Colossal +6 Deathrattle:** For each of Ozumat's Tentacles, destroy a random enemy minion.
//~ done TID_711 - 36507e3d -
#[test]
fn TID_711_ozumat() {
    check! { Mage:
        Play("TID_711", Nothing), BoardCount(Mine, 7), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"),
        Enemy("CS2_182"), Enemy("CS2_182"), Kill(Newest("TID_711t")), Kill(Newest("TID_711t2")), Kill(Newest("TID_711t3")),
        Kill(Newest("TID_711t4")), Ally("CS2_120"), Kill(Newest("TID_711")), BoardCount(Theirs, 3), BoardCount(Mine, 3),
        Has("TID_711t5", GameTag::COLOSSAL_LIMB), Has("TID_711t6", GameTag::COLOSSAL_LIMB),
    }
}

/// Neptulon the Tidehunter · Minion · Elemental · 10 mana · 7/7 · **Colossal +2**, **Rush**, **Windfury** Whenever Neptulon attacks, if you control any Hands, they attack instead.
//~ done TID_712 - 0a1bc756 -
#[test]
fn TID_712_neptulon_the_tidehunter() {
    check! { Mage:
        Play("TID_712", Nothing), BoardCount(Mine, 3), IsInZone(Newest("TID_712t"), Zone::Play),
        IsInZone(Newest("TID_712t2"), Zone::Play), Enemy("CS2_186"), Ready(Newest("TID_712")), Attack(Newest("TID_712"), Their(0)),
        Dead(Nth(1)), Damage(Newest("TID_712"), 0), Damage(Newest("TID_712t"), 0), Damage(Newest("TID_712t2"), 0),
        BoardCount(Mine, 3), EndTurn, EndTurn, Attack(Newest("TID_712"), TheirHero), Health(TheirHero, 22),
        Kill(Newest("TID_712t")), Kill(Newest("TID_712t2")), Attack(Newest("TID_712"), TheirHero), Health(TheirHero, 15),
    }
    // It answers each time, not once a turn.
    check! { Mage:
        Play("TID_712", Nothing), EndTurn, EndTurn, Attack(Newest("TID_712"), TheirHero), Kill(Newest("TID_712t")),
        Attack(Newest("TID_712"), TheirHero), Health(TheirHero, 18), BoardCount(Mine, 2),
    }
    check! { Mage:
        GiveThem("TID_712"), Play("TID_712", Nothing), EndTurn, EndTurn, EndTurn, Play("TID_712", Nothing), EndTurn,
        Attack(Newest("TID_712"), TheirHero), Health(TheirHero, 22), BoardCount(Mine, 3), BoardCount(Theirs, 3),
    }
}

/// Neptulon's Hand · Minion · Elemental · 4 mana · 4/2 · **Immune** while attacking.
//~ todo TID_712t a9e010db 162a99cf -
#[test]
#[ignore = "todo: Neptulon's Hand"]
fn TID_712t_neptulons_hand() {
    unwritten("TID_712t");
}

/// Neptulon's Hand · Minion · Elemental · 4 mana · 4/2 · **Immune** while attacking.
//~ todo TID_712t2 7011c844 162a99cf -
#[test]
#[ignore = "todo: Neptulon's Hand"]
fn TID_712t2_neptulons_hand() {
    unwritten("TID_712t2");
}

/// Coilfang Constrictor · Minion · Beast · 4 mana · 5/4 · **Battlecry:** Look at 3 cards in your opponent's hand and choose one. It can't be played next turn.
//~ done TID_744 - 4816a889 -
#[test]
fn TID_744_coilfang_constrictor() {
    check! { Mage:
        GiveThem("CS2_182"), GiveThem("CS2_172"), Play("TID_744", Nothing), ChooseCard("CS2_172"), HandCount(Theirs, 2),
        EndTurn, Unplayable("CS2_172"), Play("CS2_182", Nothing), EndTurn, EndTurn, Play("CS2_172", Nothing),
    }
    check! { Mage: EndTurn, Play("TID_744", Nothing) }
    // Three of them are looked at.
    check! { Mage:
        GiveThem("CS2_182"), GiveThem("CS2_172"), GiveThem("CS2_200"), GiveThem("CS2_120"), GiveThem("CS2_029"),
        Force(Card("CS2_182")), Force(Card("CS2_172")), Force(Card("CS2_200")), ForbidOutcome(Card("CS2_120")),
        Play("TID_744", Nothing), ChooseCard("CS2_200"), EndTurn, Unplayable("CS2_200"),
    }
}

/// Barbaric Sorceress · Minion · Naga · 6 mana · 3/7 · **Taunt**. **Battlecry:** Swap the Cost of a random spell in each player's hand.
//~ done TSC_020 - 19cf739b -
#[test]
fn TSC_020_barbaric_sorceress() {
    check! { Shaman:
        Give("CS2_029"), Give("CS2_231"), GiveThem("CS2_024"), GiveThem("CS2_200"), Play("TSC_020", Nothing),
        CostNow(Nth(0), 2), CostNow(Nth(1), 0), CostNow(Nth(2), 4), CostNow(Nth(3), 6),
    }
    check! { Shaman: Give("CS2_029"), Play("TSC_020", Nothing), CostNow(Nth(0), 4) }
    check! { Shaman:
        Give("CS2_029"), Give("CS2_023"), GiveThem("CS2_024"), Force(Entity(Nth(1))), Play("TSC_020", Nothing),
        CostNow(Nth(0), 4), CostNow(Nth(1), 2), CostNow(Nth(2), 3),
    }
}

/// Blademaster Okani · Minion · 4 mana · 2/6 · **Battlecry: Secretly** choose to **Counter** the next minion or spell your opponent plays while this is alive.
//~ done TSC_032 - 0c56b77e -
#[test]
fn TSC_032_blademaster_okani() {
    check! { Mage:
        Play("TSC_032", Nothing), Choose(0), EndTurn, Play("GAME_005", Nothing), Play("CS2_231", Nothing),
        BoardCount(Theirs, 0), Play("CS2_231", Nothing), BoardCount(Theirs, 1), EndTurn, Crystals(10), Kill(My(0)),
        Play("TSC_032", Nothing), Choose(1), EndTurn, Play("CS2_231", Nothing), BoardCount(Theirs, 2),
        Play("CS2_029", On(MyHero)), Health(MyHero, 30), Crystals(10), Play("CS2_029", On(MyHero)), Health(MyHero, 24),
    }
    // What the opponent does is not heard.
    check! { Mage:
        Play("TSC_032", Nothing), Choose(0), Play("CS2_231", Nothing), Kill(My(0)), Play("TSC_032", Nothing), Choose(1),
        BoardCount(Mine, 2),
    }
    // What the opponent does is not heard.
    check! { Mage:
        Play("TSC_032", Nothing), Choose(0), Play("CS2_231", Nothing), Play("TSC_032", Nothing), Choose(1), EndTurn,
        EndTurn, Play("CS2_029", On(MyHero)), Health(MyHero, 24),
    }
    check! { Mage:
        Play("TSC_032", Nothing), Choose(0), EndTurn, Summon("CS2_162"), Play("CS2_231", Nothing),
        Play("TSC_032", Nothing), Choose(1), IsCard(Their(0), "CS2_162"),
    }
    // What is countered does nothing.
    check! { Mage:
        Play("TSC_032", Nothing), Choose(0), EndTurn, Play("LOE_029", Nothing), BoardCount(Theirs, 0),
        HandCount(Theirs, 1),
    }
    // Two Battlecries counter both.
    check! { Mage:
        Ally("LOE_077"), Play("TSC_032", Nothing), Choose(0), Choose(1), EndTurn, Play("CS2_231", Nothing),
        BoardCount(Theirs, 0), Crystals(10), Play("CS2_029", On(MyHero)), Damage(MyHero, 0),
    }
    // With both choices made, each Counters once.
    check! { Mage:
        Ally("LOE_077"), Play("TSC_032", Nothing), Choose(0), Choose(1), EndTurn, Play("CS2_029", On(MyHero)), Health(MyHero, 30),
        Play("CS2_231", Nothing), BoardCount(Theirs, 0), Play("CS2_231", Nothing), BoardCount(Theirs, 1),
    }
}

/// Minion Counter · Spell · 0 mana · **Counter** the next minion your opponent plays.
//~ done TSC_032t - 4b9b948d -
#[test]
fn TSC_032t_minion_counter() {
    check! { Mage:
        Play("TSC_032t", Nothing), EndTurn, Play("GAME_005", Nothing), Play("CS2_231", Nothing), BoardCount(Theirs, 0),
        Play("CS2_231", Nothing), BoardCount(Theirs, 1), HandCount(Theirs, 1),
    }
    // A countered minion has no Battlecry; what I play and what is only summoned is not countered.
    check! { Mage:
        Play("TSC_032t", Nothing), EndTurn, Play("EX1_015", Nothing), BoardCount(Theirs, 0), HandCount(Theirs, 1),
    }
    check! { Mage:
        Play("TSC_032t", Nothing), Play("CS2_231", Nothing), BoardCount(Mine, 1), EndTurn, Summon("CS2_231"),
        BoardCount(Theirs, 1), Play("CS2_231", Nothing), BoardCount(Theirs, 1),
    }
}

/// Spell Counter · Spell · 0 mana · **Counter** the next spell your opponent plays.
//~ done TSC_032t2 - 8d1bf28d -
#[test]
fn TSC_032t2_spell_counter() {
    check! { Mage:
        Play("TSC_032t2", Nothing), EndTurn, Play("CS2_231", Nothing), BoardCount(Theirs, 1),
        Play("CS2_029", On(MyHero)), Health(MyHero, 30), Crystals(10), Play("CS2_029", On(MyHero)), Health(MyHero, 24),
        HandCount(Theirs, 1),
    }
    // My own spells are not countered.
    check! { Mage:
        Play("TSC_032t2", Nothing), Play("CS2_029", On(TheirHero)), Health(TheirHero, 24), EndTurn,
        Play("CS2_029", On(MyHero)), Health(MyHero, 30),
    }
}

/// School Teacher · Minion · Naga · 4 mana · 5/4 · **Battlecry:** Add a 1/1 Nagaling to your hand. **Discover** a spell that costs (3) or less to teach it.
//~ done TSC_052 - 183476c0 -
#[test]
fn TSC_052_school_teacher() {
    check! { Mage:
        Force(Card("CS2_024")), Play("TSC_052", Nothing), Choose(0), HandCount(Mine, 1), IsCard(InHand(0), "TSC_052t"),
        Play("TSC_052t", On(TheirHero)), Health(TheirHero, 27), HasNow(TheirHero, GameTag::FROZEN), HandCount(Mine, 0),
        BoardCount(Mine, 2),
    }
    for other in ["CS2_172", "CS2_029"] {
        check! { Mage: Force(Card("CS2_023")), ForbidOutcome(Card(other)), Play("TSC_052", Nothing) }
    }
}

/// Nagaling · Minion · Naga · 1 mana · 1/1 · **Battlecry:** Cast {0}.
//~ todo TSC_052t eb310947 8ba80a25 -
#[test]
#[ignore = "todo: Nagaling"]
fn TSC_052t_nagaling() {
    unwritten("TSC_052t");
}

/// Amalgam of the Deep · Minion · All · 2 mana · 2/3 · **Battlecry:** Choose a friendly minion. **Discover** a minion of the same minion type.
//~ done TSC_069 - 161760bb -
#[test]
fn TSC_069_amalgam_of_the_deep() {
    check! { Mage:
        Ally("CS2_120"), Give("TSC_069"), ForbidOutcome(Card("EX1_506")), Play("TSC_069", On(My(0))), Choose(0),
        HandCount(Mine, 1),
    }
}

/// Queen Azshara · Minion · Naga · 5 mana · 5/5 · **Battlecry:** If you've cast three spells while holding this, choose an Ancient Relic.@ *({0} left*!)@ *(Ready!)*
//~ done TSC_641 - 9fc7c478 -
#[test]
fn TSC_641_queen_azshara() {
    check! { Mage:
        Give("TSC_641"), Play("GAME_005", Nothing), Play("GAME_005", Nothing), Play("TSC_641", Nothing),
        HandCount(Mine, 0), Give("TSC_641"), Play("GAME_005", Nothing), Play("GAME_005", Nothing),
        Play("GAME_005", Nothing), Crystals(10), Play("TSC_641", Nothing), ChooseCard("TSC_641td"), HandCount(Mine, 1),
        IsCard(InHand(0), "TSC_641td"),
    }
}

/// Ring of Tides · Spell · 0 mana · After you cast a spell, this becomes a copy of it that costs (1).
//~ done TSC_641ta - 8ed26ac7 -
#[test]
fn TSC_641ta_ring_of_tides() {
    check! { Mage:
        Give("TSC_641ta"), Play("CS2_029", On(TheirHero)), Damage(TheirHero, 6), IsCard(InHand(0), "CS2_029"),
        CostNow(InHand(0), 1), Play("CS2_023", Nothing), IsCard(InHand(0), "CS2_023"), CostNow(InHand(0), 1),
    }
    check! { Mage: OnTop("TSC_641ta"), Play("CS2_023", Nothing), IsCard(InHand(0), "CS2_023") }
}

/// Pelican Diver · Minion · Beast · 1 mana · 4/1 · **Dormant** for 1 turn. **Rush**
//~ done TSC_647 - 158c69de -
#[test]
fn TSC_647_pelican_diver() {
    check! { Mage:
        Give("TSC_647"), Cost("TSC_647", 1), Stats("TSC_647", 4, 1), Has("TSC_647", GameTag::RUSH),
        Play("TSC_647", Nothing), HasNow(My(0), GameTag::DORMANT), EndTurn, EndTurn, HasNot(My(0), GameTag::DORMANT),
        Enemy("CS2_182"), Attack(My(0), Their(0)), Damage(Their(0), 4),
    }
}

/// Naga Giant · Minion · Naga · 20 mana · 8/8 · Costs (1) less for each Mana you've spent on spells this game.
//~ done TSC_829 - e99dd026 -
#[test]
fn TSC_829_naga_giant() {
    check! { Mage:
        Give("TSC_829"), CostNow(InHand(0), 20), Play("CS2_182", Nothing), CostNow(InHand(0), 20),
        Play("CS2_029", On(TheirHero)), CostNow(InHand(0), 16), Play("CS2_024", On(TheirHero)), Damage(TheirHero, 9),
        CostNow(InHand(0), 14), EndTurn, Play("CS2_029", On(MyHero)), Damage(MyHero, 6), EndTurn,
        CostNow(InHand(0), 14),
    }
}

/// Sir Finley, Sea Guide · Minion · Murloc · 1 mana · 1/3 · **Battlecry:** Swap your hand with the bottom of your deck.
//~ done TSC_908 - 62c05647 -
#[test]
fn TSC_908_sir_finley_sea_guide() {
    check! { Mage:
        Give("CS2_029"), Give("CS2_182"), DeckOf(&["CS2_231", "CS2_172", "CS2_200"]), Play("TSC_908", Nothing),
        HandCount(Mine, 2), IsInZone(Newest("CS2_231"), Zone::Hand), IsInZone(Newest("CS2_172"), Zone::Hand), DeckCount(Mine, 3), EndTurn,
        EndTurn, IsCard(InHand(2), "CS2_200"),
    }
}

/// Tuskarrrr Trawler · Minion · Pirate · 2 mana · 2/3 · **Battlecry: Dredge**.
//~ done TSC_909 - 8d4221ec -
#[test]
fn TSC_909_tuskarrrr_trawler() {
    check! { Mage:
        Give("TSC_909"), Cost("TSC_909", 2), Stats("TSC_909", 2, 3), Play("TSC_909", Nothing), Choose(0),
        DeckCount(Mine, 19),
    }
}

/// Bubbler · Minion · Elemental · 1 mana · 2/4 · After this minion takes exactly one damage, destroy it. *(Pop!)*
//~ done TID_713 - 9789fde7 -
#[test]
fn TID_713_bubbler() {
    check! { Mage:
        Ally("TID_713"), Ally("CS2_182"), Play("CS2_008", On(My(1))), Damage(My(1), 1), BoardCount(Mine, 2),
        Play("CS2_008", On(My(0))), Dead(Nth(0)), BoardCount(Mine, 1),
    }
    check! { Mage:
        Ally("TID_713"), Play("DS1_185", On(My(0))), StatsNow(My(0), 2, 2), DealDamage(My(0), 1), BoardCount(Mine, 0),
    }
}

/// Ambassador Faelin · Minion · 4 mana · 4/5 · **Battlecry:** Put 3 **Colossal** minions on the bottom of your deck.
//~ done TSC_067 - ede73b50 -
#[test]
fn TSC_067_ambassador_faelin() {
    check! { Mage in Wild:
        DeckCount(Mine, 19), Force(Card("TSC_937")), Force(Card("TSC_639")), Force(Card("TID_711")),
        Play("TSC_067", Nothing), DeckCount(Mine, 22), IsInZone(Newest("TSC_937"), Zone::Deck), IsInZone(Newest("TSC_639"), Zone::Deck),
        IsInZone(Newest("TID_711"), Zone::Deck), DeckCount(Theirs, 20), HandCount(Mine, 0), EndTurn, EndTurn,
        IsCard(InHand(0), "CS2_182"),
    }
    check! { Mage in Wild:
        EmptyDeck(Mine), OnTop("CS2_231"), Force(Card("TSC_937")), Play("TSC_067", Nothing), DeckCount(Mine, 4),
        EndTurn, EndTurn, IsCard(InHand(0), "CS2_231"), EndTurn, EndTurn, HasNow(InHand(1), GameTag::COLOSSAL), EndTurn,
        EndTurn, HasNow(InHand(2), GameTag::COLOSSAL), EndTurn, EndTurn, HasNow(InHand(3), GameTag::COLOSSAL),
        DeckCount(Mine, 0),
    }
    check! { Mage in Wild: ForbidOutcome(Card("CS2_182")), Play("TSC_067", Nothing) }
}
