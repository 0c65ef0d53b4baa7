//! Paladin cards of Whizbang's Workshop, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6d8d9e9d

/// Whack-A-Gnoll · Spell · 1 mana · **Discover** a Paladin weapon from the past. Give it +1/+1.
//~ done MIS_700 - 03f0ea26 -
#[test]
fn MIS_700_whack_a_gnoll() {
    check! { Paladin:
        Give("MIS_700"), Cost("MIS_700", 1), Force(Card("CS2_097")), Play("MIS_700", Nothing), ChooseCard("CS2_097"),
        StatsNow(InHand(0), 5, 3),
    }
    check! { Mage: Force(Card("CS2_097")), Play("MIS_700", Nothing), ChooseCard("CS2_097"), StatsNow(InHand(0), 5, 3) }
}

/// Cardboard Golem · Minion · 3 mana · 3/3 · **Battlecry:** Increase the duration of Auras in your hand, deck, and battlefield by 1.
//~ done TOY_809 - fa5960f1 -
#[test]
fn TOY_809_cardboard_golem() {
    // An Aura in play, which lasts three turns, lasts a fourth; so does one in hand, but no other spell that lasts.
    check! { Paladin:
        Play("LEG_TTN_908", Nothing), Play("TOY_809", Nothing), Crystals(10), EndTurn, EndTurn, EndTurn, EndTurn, EndTurn, EndTurn,
        IsInZone(Newest("LEG_TTN_908"), Zone::Secret), EndTurn, IsInZone(Newest("LEG_TTN_908"), Zone::Graveyard),
    }
    check! { Paladin:
        Give("TTN_854"), Play("TOY_809", Nothing), Play("TTN_854", Nothing), EndTurn, EndTurn, EndTurn, EndTurn,
        IsInZone(Newest("TTN_854"), Zone::Secret), EndTurn, IsInZone(Newest("TTN_854"), Zone::Graveyard),
    }
    check! { Paladin:
        Play("AV_344", Nothing), Play("TOY_809", Nothing), EndTurn, EndTurn, EndTurn, EndTurn, EndTurn,
        IsInZone(Newest("AV_344"), Zone::Graveyard),
    }
}

/// Tigress Plushy · Minion · Beast · 1 mana · 1/1 · **Mini Rush**, **Lifesteal**, **Divine Shield**
//~ done TOY_811t - 34a859c7 -
#[test]
fn TOY_811t_tigress_plushy() {
    check! { Paladin:
        Give("TOY_811t"), Cost("TOY_811t", 1), Stats("TOY_811t", 1, 1), Has("TOY_811t", GameTag::DIVINE_SHIELD),
        Has("TOY_811t", GameTag::LIFESTEAL), Has("TOY_811t", GameTag::RUSH), Play("TOY_811t", Nothing),
        HasNow(My(0), GameTag::RUSH), HasNow(My(0), GameTag::LIFESTEAL), HasNow(My(0), GameTag::DIVINE_SHIELD),
    }
}

/// Toy Captain Tarim · Minion · 5 mana · 3/7 · **Miniaturize Taunt**. **Battlecry:** Set a minion's Attack and Health to this minion's.
//~ done TOY_813 - 648469df -
#[test]
fn TOY_813_toy_captain_tarim() {
    check! { Paladin:
        Give("TOY_813"), Cost("TOY_813", 5), Stats("TOY_813", 3, 7), Has("TOY_813", GameTag::MINIATURIZE),
        Has("TOY_813", GameTag::TAUNT), Targets("TOY_813", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_200"),
        Enemy("CS2_231"), Play("TOY_813", On(Their(0))), HandCount(Mine, 1), StatsNow(Their(0), 3, 7), StatsNow(Their(1), 1, 1),
    }
    check! { Paladin:
        Ally("CS2_122"), Enemy("CS2_200"), Play("TOY_813", On(Their(0))), HandCount(Mine, 1), StatsNow(Their(0), 4, 7),
    }
    check! { Paladin: Enemy("EX1_298"), Play("TOY_813", On(Their(0))), StatsNow(Their(0), 3, 7), HandCount(Mine, 1) }
}

/// Trinket Artist · Minion · Draenei · 3 mana · 2/3 · **Battlecry:** Draw a **Divine Shield** minion and an Aura.
//~ done TOY_882 - 93481414 -
#[test]
fn TOY_882_trinket_artist() {
    check! { Paladin:
        EmptyDeck(Mine), OnTop("TTN_908"), OnTop("EX1_008"), OnTop("CS2_182"), OnTop("GVG_057"),
        Play("TOY_882", Nothing), HandCount(Mine, 2), IsCard(InHand(0), "EX1_008"), IsCard(InHand(1), "TTN_908"),
        DeckCount(Mine, 2),
    }
    check! { Paladin:
        EmptyDeck(Mine), OnTop("TTN_908"), OnTop("TTN_908"), OnTop("EX1_008"), OnTop("EX1_008"),
        Play("TOY_882", Nothing), HandCount(Mine, 2),
    }
}

/// Pipsi Painthoof · Minion · 7 mana · 4/4 · **Deathrattle:** Summon a random **Divine Shield**, **Rush**, and **Taunt** minion from your deck.
//~ done TOY_812 - 0f8ae111 -
#[test]
fn TOY_812_pipsi_painthoof() {
    check! { Paladin:
        DeckOf(&["CS2_182", "EX1_008", "TIME_050", "CS2_065"]), Ally("TOY_812"), Kill(My(0)), BoardCount(Mine, 3),
        DeckCount(Mine, 1), IsInZone(Nth(1), Zone::Play), IsInZone(Nth(2), Zone::Play), IsInZone(Nth(3), Zone::Play),
        IsInZone(Nth(0), Zone::Deck), HandCount(Mine, 0), BoardCount(Theirs, 0),
    }
    check! { Paladin:
        DeckOf(&["CS2_182", "CS2_065", "CS2_065"]), Ally("TOY_812"), Kill(My(0)), BoardCount(Mine, 1),
        DeckCount(Mine, 2),
    }
}
