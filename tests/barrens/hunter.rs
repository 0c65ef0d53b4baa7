//! Hunter cards of Forged in the Barrens, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file f70a9192

/// Pack Kodo · Minion · Beast · 3 mana · 3/3 · **Battlecry: Discover** a Beast, **Secret**, or weapon.
//~ done BAR_030 - f75a3ec4 -
#[test]
fn BAR_030_pack_kodo() {
    // One of each is offered.
    check! { Hunter:
        Force(Card("CS2_120")), Force(Card("EX1_610")), Force(Card("DS1_188")), Play("BAR_030", Nothing),
        ChooseCard("EX1_610"), HandCount(Mine, 1), IsCard(InHand(0), "EX1_610"),
    }
    // They are of the class or Neutral, and what was offered once is not offered again.
    check! { Hunter:
        Ally("LOE_077"), Force(Card("EX1_531")), Force(Card("EX1_610")), Force(Card("DS1_188")),
        Play("BAR_030", Nothing), ForbidOutcome(Entity(Newest("DS1_188"))), ChooseCard("EX1_531"), HandCount(Mine, 1),
    }
}

/// Sunscale Raptor · Minion · Beast · 1 mana · 1/3 · **Frenzy:** Shuffle a Sunscale Raptor into your deck with permanent +2/+1.
//~ done BAR_031 - 4f26a5b5 -
#[test]
fn BAR_031_sunscale_raptor() {
    check! { Hunter:
        EmptyDeck(Mine), Ally("BAR_031"), DealDamage(My(0), 1), DeckCount(Mine, 1), EndTurn, EndTurn,
        IsCard(InHand(0), "BAR_031"), StatsNow(InHand(0), 3, 4), Play("BAR_031", Nothing), DealDamage(My(1), 1), DeckCount(Mine, 1),
        EndTurn, EndTurn, StatsNow(InHand(0), 5, 5), Play("BAR_031", Nothing), DealDamage(My(2), 1), DeckCount(Mine, 1), EndTurn,
        EndTurn, StatsNow(InHand(0), 7, 6),
    }
}

/// Tame Beast (Rank 1) · Spell · 2 mana · Summon a 2/2 Beast with **Rush**. *(Upgrades when you have 5 Mana.)*
//~ done BAR_034 - ac9c28a2 -
#[test]
fn BAR_034_tame_beast_rank_1() {
    check! { Hunter:
        Crystals(4), Give("BAR_034"), Play("BAR_034", Nothing), BoardCount(Mine, 1), IsCard(My(0), "BAR_034t3"),
    }
    check! { Hunter:
        Crystals(4), Give("BAR_034"), EndTurn, IsCard(InHand(0), "BAR_034"), EndTurn, IsCard(InHand(0), "BAR_034t"),
    }
}

/// Tame Beast (Rank 2) · Spell · 2 mana · Summon a 4/4 Beast with **Rush**. *(Upgrades when you have 10 Mana.)*
//~ done BAR_034t - e6c01fdc -
#[test]
fn BAR_034t_tame_beast_rank_2() {
    check! { Hunter:
        Crystals(9), Give("BAR_034t"), Play("BAR_034t", Nothing), BoardCount(Mine, 1), IsCard(My(0), "BAR_034t4"),
    }
    check! { Hunter:
        Crystals(9), Give("BAR_034t"), EndTurn, IsCard(InHand(0), "BAR_034t"), EndTurn, IsCard(InHand(0), "BAR_034t2"),
    }
}

/// Tame Beast (Rank 3) · Spell · 2 mana · Summon a 6/6 Beast with **Rush**.
//~ done BAR_034t2 - 27a1ad5c -
#[test]
fn BAR_034t2_tame_beast_rank_3() {
    check! { Hunter: Play("BAR_034t2", Nothing), BoardCount(Mine, 1), IsCard(My(0), "BAR_034t5") }
}

/// Warsong Wrangler · Minion · 4 mana · 3/4 · **Battlecry: Discover** a Beast from your deck. Give all copies of it +2/+1 *(wherever they are*).
//~ done BAR_037 - c292f4bb -
#[test]
fn BAR_037_warsong_wrangler() {
    check! { Hunter:
        DeckOf(&["CS2_125", "CS2_172", "CS2_172", "CS2_182"]), Ally("CS2_172"), Ally("CS2_125"), Enemy("CS2_172"),
        Give("CS2_172"), Play("BAR_037", Nothing), ChooseCard("CS2_172"), StatsNow(My(0), 5, 3), StatsNow(My(1), 3, 3),
        StatsNow(Their(0), 3, 2), StatsNow(InHand(0), 5, 3), StatsNow(InHand(1), 5, 3), HandCount(Mine, 2), DeckCount(Mine, 3),
        EndTurn, EndTurn, EndTurn, EndTurn, StatsNow(InHand(3), 5, 3),
    }
    check! { Hunter:
        DeckOf(&["CS2_125", "CS2_172", "CS2_172", "CS2_182"]), Play("BAR_037", Nothing), ChooseCard("CS2_172"), EndTurn,
        EndTurn, EndTurn, EndTurn, EndTurn, Play("BAR_037", Nothing), HandCount(Mine, 3),
    }
}

/// Tavish Stormpike · Minion · 3 mana · 2/5 · After a friendly Beast attacks, summon a Beast from your deck that costs (1) less.
//~ done BAR_038 - d4a4d3ba -
#[test]
fn BAR_038_tavish_stormpike() {
    check! { Hunter:
        Ally("BAR_038"), Ally("CS2_125"), Ally("CS2_182"), DeckOf(&["CS2_172", "CS2_125", "EX1_012", "CS2_029"]),
        Attack(My(2), TheirHero), BoardCount(Mine, 3), Attack(My(1), TheirHero), BoardCount(Mine, 4),
        IsInZone(Newest("CS2_172"), Zone::Play), DeckCount(Mine, 3),
    }
    check! { Hunter:
        Ally("BAR_038"), Ally("CS2_172"), DeckOf(&["CS2_172", "CS2_125", "EX1_012", "CS2_029"]),
        Attack(My(1), TheirHero), BoardCount(Mine, 2),
    }
    // It answers each time, not once a turn.
    check! { Hunter:
        Ally("BAR_038"), Ally("CS2_125"), Ally("CS2_169"), DeckOf(&["CS2_172", "CS2_125", "EX1_012", "CS2_029"]),
        Attack(My(2), TheirHero), Attack(My(1), TheirHero), BoardCount(Mine, 4), DeckCount(Mine, 3),
    }
    check! { Hunter:
        Ally("BAR_038"), Ally("CS2_125"), Ally("BAR_038"), DeckOf(&["CS2_172", "CS2_125", "EX1_012", "CS2_029"]),
        Attack(My(1), TheirHero), BoardCount(Mine, 4), DeckCount(Mine, 3),
    }
    check! { Hunter:
        Ally("BAR_038"), Ally("CS2_125"), DeckOf(&["CS2_172", "CS2_125", "EX1_012", "CS2_029"]), OnTop("CS2_120"),
        Attack(My(1), TheirHero), BoardCount(Mine, 3), DeckCount(Mine, 4),
    }
    check! { Hunter:
        Ally("BAR_038"), Ally("CS2_125"), OnTheirTop("CS2_172"), Attack(My(1), TheirHero), BoardCount(Theirs, 0),
    }
    check! { Hunter:
        Ally("BAR_038"), Ally("CS2_125"), Enemy("BAR_038"), OnTheirTop("CS2_172"), Attack(My(1), TheirHero),
        BoardCount(Theirs, 1),
    }
    // It comes after the attack, too late to help.
    check! { Hunter:
        Ally("BAR_038"), Ally("CS2_120"), DeckOf(&["DS1_175"]), Attack(My(1), TheirHero), BoardCount(Mine, 3),
        IsInZone(Newest("DS1_175"), Zone::Play), DeckCount(Mine, 0), Health(TheirHero, 28),
    }
}

/// Barak Kodobane · Minion · 5 mana · 3/5 · **Battlecry:** Draw a 1, 2, and 3-Cost spell.
//~ done BAR_551 - 57e07169 -
#[test]
fn BAR_551_barak_kodobane() {
    check! { Hunter:
        DeckOf(&["EX1_277", "CS2_024", "CS2_023", "CS2_029", "CS2_168", "CS2_172"]), Play("BAR_551", Nothing),
        HandCount(Mine, 3), IsCard(InHand(0), "EX1_277"), IsCard(InHand(1), "CS2_024"), IsCard(InHand(2), "CS2_023"),
        DeckCount(Mine, 3),
    }
    check! { Hunter:
        DeckOf(&["CS2_029", "CS2_023", "CS2_168"]), Play("BAR_551", Nothing), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_023"), DeckCount(Mine, 2),
    }
}
