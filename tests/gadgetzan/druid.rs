//! Druid cards of Mean Streets of Gadgetzan, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d1b52660

/// Jade Idol · Spell · 1 mana · **Choose One -** Summon a{1} {0} **Jade Golem**; or Shuffle 3 copies of this card into your deck.@**Choose One -** Summon a **Jade Golem**; or Shuffle 3 copies of this card into your deck.
//~ done CFM_602 - 9fd2e0d2 -
#[test]
fn CFM_602_jade_idol() {
    check! { Druid:
        PlayOption("CFM_602", 0, Nothing), BoardCount(Mine, 1), StatsNow(My(0), 1, 1), PlayOption("CFM_602", 0, Nothing),
        StatsNow(My(1), 2, 2), DeckCount(Mine, 19),
    }
    check! { Druid:
        EmptyDeck(Mine), PlayOption("CFM_602", 1, Nothing), DeckCount(Mine, 3), BoardCount(Mine, 0), EndTurn, EndTurn,
        IsCard(InHand(0), "CFM_602"),
    }
}

/// Jade Blossom · Spell · Nature · 3 mana · Summon a{1} {0} **Jade Golem**. Gain an empty Mana Crystal.@Summon a **Jade Golem**. Gain an empty Mana Crystal.
//~ done CFM_713 - 96e49529 -
#[test]
fn CFM_713_jade_blossom() {
    check! { Druid:
        Give("CFM_713"), Cost("CFM_713", 3), Play("CFM_713", Nothing), StatsNow(My(0), 1, 1), Play("CFM_713", Nothing),
        StatsNow(My(1), 2, 2),
    }
    check! { Druid:
        EndTurn, Crystals(3), EndTurn, Crystals(5), Play("CFM_713", Nothing), BoardCount(Mine, 1), EndTurn, Mana(4),
    }
}

/// Lotus Agents · Minion · 3 mana · 3/3 · **Battlecry: Discover** a Druid, Rogue, or Shaman card.
//~ done CFM_852 - 30dce9d3 -
#[test]
fn CFM_852_lotus_agents() {
    // One card of each class, in any order.
    check! { Druid:
        Force(Card("CS2_009")), Force(Card("CS2_072")), Force(Card("CS2_046")), Play("CFM_852", Nothing),
        ChooseCard("CS2_072"), HandCount(Mine, 1), IsCard(InHand(0), "CS2_072"),
    }
    check! { Druid:
        Force(Card("CS2_009")), Force(Card("CS2_072")), Force(Card("CS2_046")), Force(Card("CS2_046")),
        Play("CFM_852", Nothing), Choose(0), HandCount(Mine, 1), IsCard(InHand(0), "CS2_046"),
    }
    // It is a Discover: Rangari Scout gets a copy. Twice with Brann Bronzebeard, each time three cards.
    check! { Druid: Ally("GDB_841"), Play("CFM_852", Nothing), Choose(0), HandCount(Mine, 2) }
    check! { Druid: Ally("LOE_077"), Play("CFM_852", Nothing), Choose(2), Choose(2), HandCount(Mine, 2) }
    check! { Druid:
        Ally("LOE_077"), Force(Card("CS2_009")), Force(Card("CS2_072")), Force(Card("CS2_046")),
        Force(Card("CS2_046")), Play("CFM_852", Nothing), Force(Card("CS2_008")), Force(Card("CS2_076")),
        Force(Card("CS2_037")), ForbidOutcome(Card("CS2_009")), Choose(0), Choose(0), HandCount(Mine, 2),
    }
}

/// Aya Blackpaw · Minion · 6 mana · 6/3 · **Battlecry and Deathrattle:** Summon a{1} {0} **Jade Golem**. @ **Battlecry and Deathrattle:** Summon a **Jade Golem**.
//~ done CFM_902 - 42a8cd5e -
#[test]
fn CFM_902_aya_blackpaw() {
    check! { Druid:
        Give("CFM_902"), Cost("CFM_902", 6), Stats("CFM_902", 6, 3), Play("CFM_902", Nothing), StatsNow(My(1), 1, 1),
        Kill(My(0)), StatsNow(My(0), 2, 2),
    }
}

/// Pilfered Power · Spell · 3 mana · Gain an empty Mana Crystal for each friendly minion.
//~ done CFM_616 - 3069a92b -
#[test]
fn CFM_616_pilfered_power() {
    check! { Druid:
        Give("CFM_616"), Cost("CFM_616", 3), Ally("CS2_182"), Ally("CS2_172"), Enemy("CS2_182"), Crystals(5),
        Play("CFM_616", Nothing), Mana(2), EndTurn, EndTurn, Mana(8),
    }
    check! { Druid: Enemy("CS2_182"), Crystals(5), Play("CFM_616", Nothing), EndTurn, EndTurn, Mana(6) }
}

/// Lunar Visions · Spell · Arcane · 5 mana · Draw 2 cards. Minions drawn cost (2) less.
//~ done CFM_811 - 73190bcd -
#[test]
fn CFM_811_lunar_visions() {
    check! { Druid:
        Give("CFM_811"), Cost("CFM_811", 5), Give("CS2_182"), DeckOf(&["CS2_182", "CS2_029", "CS2_200"]),
        Play("CFM_811", Nothing), HandCount(Mine, 3), CostNow(InHand(0), 4), CostNow(InHand(1), 4),
        CostNow(InHand(2), 4), IsCard(InHand(1), "CS2_200"), IsCard(InHand(2), "CS2_029"), DeckCount(Mine, 1), EndTurn, EndTurn,
        CostNow(InHand(3), 4),
    }
}
