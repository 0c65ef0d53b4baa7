//! Warlock cards of Forged in the Barrens, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 0edb275a

/// Soul Rend · Spell · Shadow · 4 mana · Deal $5 damage to all minions. Destroy a card in your deck for each killed.
//~ done BAR_911 - de9c5361 -
#[test]
fn BAR_911_soul_rend() {
    check! { Warlock:
        Ally("CS2_182"), Enemy("CS2_182"), Enemy("CS2_200"), Play("BAR_911", Nothing), BoardCount(Mine, 0),
        BoardCount(Theirs, 1), Damage(Their(0), 5), DeckCount(Mine, 17), DeckCount(Theirs, 20), HandCount(Mine, 0),
    }
}

/// Imp Swarm (Rank 1) · Spell · Fel · 2 mana · Summon a 3/2 Imp. *(Upgrades when you have 5 Mana.)*
//~ done BAR_914 - 708ddddf -
#[test]
fn BAR_914_imp_swarm_rank_1() {
    check! { Warlock:
        Crystals(4), Give("BAR_914"), Play("BAR_914", Nothing), BoardCount(Mine, 1), IsCard(My(0), "BAR_914t3"),
    }
    check! { Warlock:
        Crystals(4), Give("BAR_914"), EndTurn, IsCard(InHand(0), "BAR_914"), EndTurn, IsCard(InHand(0), "BAR_914t"),
    }
}

/// Imp Swarm (Rank 2) · Spell · Fel · 2 mana · Summon two 3/2 Imps. *(Upgrades when you have 10 Mana.)*
//~ done BAR_914t - 8f4894d5 -
#[test]
fn BAR_914t_imp_swarm_rank_2() {
    check! { Warlock:
        Crystals(9), Give("BAR_914t"), Play("BAR_914t", Nothing), BoardCount(Mine, 2), IsCard(My(0), "BAR_914t3"),
        IsCard(My(1), "BAR_914t3"),
    }
    check! { Warlock:
        Crystals(9), Give("BAR_914t"), EndTurn, IsCard(InHand(0), "BAR_914t"), EndTurn, IsCard(InHand(0), "BAR_914t2"),
    }
}

/// Imp Swarm (Rank 3) · Spell · Fel · 2 mana · Summon three 3/2 Imps.
//~ done BAR_914t2 - cb022268 -
#[test]
fn BAR_914t2_imp_swarm_rank_3() {
    check! { Warlock: Play("BAR_914t2", Nothing), BoardCount(Mine, 3), IsCard(My(2), "BAR_914t3") }
}

/// Neeru Fireblade · Minion · 5 mana · 5/5 · **Battlecry:** If your deck is empty, open a portal that fills your board with 3/2 Imps each turn.
//~ done BAR_919 - 59fd786f -
#[test]
fn BAR_919_neeru_fireblade() {
    check! { Warlock:
        Play("BAR_919", Nothing), BoardCount(Mine, 1), EmptyDeck(Mine), Crystals(10), Play("BAR_919", Nothing),
        BoardCount(Mine, 3), EndTurn, BoardCount(Mine, 7), EndTurn, Damage(MyHero, 1), Kill(My(0)), EndTurn,
        BoardCount(Mine, 7),
    }
    check! { Warlock: EmptyDeck(Mine), OnTop("CS2_052"), Play("BAR_919", Nothing), BoardCount(Mine, 1) }
}

/// Burning Blade Portal · Minion · 11 mana · 0/1 · At the end of your turn, fill your board with 3/2 Imps.
//~ done BAR_919t - 240c9ac8 -
#[test]
fn BAR_919t_burning_blade_portal() {
    check! { Warlock:
        Ally("BAR_919t"), CannotAct(My(0)), EndTurn, BoardCount(Mine, 7), StatsNow(Newest("BAR_914t3"), 3, 2), EndTurn,
        BoardCount(Mine, 7),
    }
}

/// Stealer of Souls · Minion · Demon · 4 mana · 2/6 · The first card you draw each turn costs Health instead of Mana.
//~ done WC_023 - f5ebcaf6 -
#[test]
fn WC_023_stealer_of_souls() {
    check! { Warlock:
        Ally("WC_023"), Give("CS2_182"), EndTurn, HandCount(Theirs, 1),
        HasNot(InTheirHand(0), GameTag::CARD_ALTERNATE_COST), EndTurn, HasNow(InHand(1), GameTag::CARD_ALTERNATE_COST),
        DrawOne, HasNot(InHand(2), GameTag::CARD_ALTERNATE_COST), HasNot(InHand(0), GameTag::CARD_ALTERNATE_COST),
    }
    check! { Warlock: DrawOne, Ally("WC_023"), DrawOne, HasNot(InHand(1), GameTag::CARD_ALTERNATE_COST) }
    // What comes without being drawn costs Mana.
    check! { Warlock:
        Ally("WC_023"), Ally("GVG_082"), Force(Card("PART_001")), Kill(My(1)), HandCount(Mine, 1),
        Play("PART_001", On(My(0))), Health(MyHero, 30), Mana(9), StatsNow(My(0), 2, 7),
    }
    // The first of two that are drawn at once.
    check! { Warlock:
        Ally("WC_023"), EmptyDeck(Mine), EndTurn, EndTurn, Damage(MyHero, 1), OnTop("CS2_182"), OnTop("CS2_182"),
        Play("CS2_023", Nothing), HasNow(InHand(0), GameTag::CARD_ALTERNATE_COST),
        HasNot(InHand(1), GameTag::CARD_ALTERNATE_COST),
    }
    // Neither what comes without being drawn nor what the opponent draws after my first card.
    check! { Warlock:
        Ally("WC_023"), EndTurn, EndTurn, HandCount(Mine, 1), Ally("GVG_082"), Kill(My(1)), HandCount(Mine, 2),
        HasNot(InHand(1), GameTag::CARD_ALTERNATE_COST),
    }
    check! { Warlock:
        Ally("WC_023"), EndTurn, EndTurn, HandCount(Theirs, 1), Enemy("EX1_007"), DealDamage(Their(0), 1),
        HandCount(Theirs, 2), HasNot(InTheirHand(1), GameTag::CARD_ALTERNATE_COST),
    }
}

/// Altar of Fire · Spell · Fire · 1 mana · Destroy the top 3 cards of each deck.
//~ done BAR_913 - bc12026f -
#[test]
fn BAR_913_altar_of_fire() {
    check! { Warlock:
        Play("BAR_913", Nothing), DeckCount(Mine, 16), DeckCount(Theirs, 17), HandCount(Mine, 0), HandCount(Theirs, 0),
    }
    check! { Warlock:
        DeckOf(&["CS2_029", "CS2_182", "CS2_172", "CS2_231"]), Play("BAR_913", Nothing), DeckCount(Mine, 1),
        IsInZone(Nth(0), Zone::Deck), DeckCount(Theirs, 17),
    }
}

/// Blood Shard Bristleback · Minion · Quilboar · 3 mana · 3/3 · **Lifesteal**. **Battlecry:** If your deck contains 10 or fewer cards, deal 6 damage to a minion.
//~ done BAR_916 - 9d28a3d5 -
#[test]
fn BAR_916_blood_shard_bristleback() {
    check! { Warlock:
        Has("BAR_916", GameTag::LIFESTEAL),
        DeckOf(&["CS2_182", "CS2_182", "CS2_182", "CS2_182", "CS2_182", "CS2_182", "CS2_182", "CS2_182", "CS2_182", "CS2_182"]),
        DealDamage(MyHero, 10), Enemy("CS2_186"), Targets("BAR_916", &[FriendlyMinion, EnemyMinion]),
        Play("BAR_916", On(Their(0))), Damage(Their(0), 6), Health(MyHero, 26),
    }
    check! { Warlock:

        DeckOf(&["CS2_182", "CS2_182", "CS2_182", "CS2_182", "CS2_182", "CS2_182", "CS2_182", "CS2_182", "CS2_182", "CS2_182", "CS2_182"]),
        Enemy("CS2_186"), Play("BAR_916", Nothing), Damage(Their(0), 0),
    }
}

/// Barrens Scavenger · Minion · 6 mana · 6/6 · **Taunt** Costs (1) while your deck has 10 or fewer cards.
//~ done BAR_917 - 5db43108 -
#[test]
fn BAR_917_barrens_scavenger() {
    check! { Warlock:
        Has("BAR_917", GameTag::TAUNT), Give("BAR_917"), EmptyDeck(Theirs), CostNow(InHand(0), 6),
        DeckOf(&["CS2_182", "CS2_182", "CS2_182", "CS2_182", "CS2_182", "CS2_182", "CS2_182", "CS2_182", "CS2_182", "CS2_182", "CS2_182"]),
        CostNow(InHand(0), 6),
        DeckOf(&["CS2_182", "CS2_182", "CS2_182", "CS2_182", "CS2_182", "CS2_182", "CS2_182", "CS2_182", "CS2_182", "CS2_182"]),
        CostNow(InHand(0), 1), OnTop("CS2_182"), CostNow(InHand(0), 6),
    }
}

/// Unstable Shadow Blast · Spell · Shadow · 2 mana · Deal $6 damage to a minion. Excess damage hits your hero.
//~ done WC_021 - 775c5358 -
#[test]
fn WC_021_unstable_shadow_blast() {
    check! { Warlock:
        Targets("WC_021", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_172"), Play("WC_021", On(Their(0))),
        BoardCount(Theirs, 0), Health(MyHero, 26), Health(TheirHero, 30),
    }
    check! { Warlock: Enemy("CS2_186"), Play("WC_021", On(Their(0))), Damage(Their(0), 6), Health(MyHero, 30) }
}
