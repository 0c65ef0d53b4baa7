//! Neutral cards of Whispers of the Old Gods, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b308edcd

/// Darkspeaker · Minion · 5 mana · 3/6 · **Battlecry:** Swap stats with a friendly minion.
//~ done OG_102 - 7f8cb82b -
#[test]
fn OG_102_darkspeaker() {
    check! { Mage:
        Targets("OG_102", &[FriendlyMinion]), Ally("CS2_182"), Play("OG_102", On(My(0))), StatsNow(My(0), 3, 6),
        StatsNow(My(1), 4, 5),
    }
}

/// Shifter Zerus · Minion · 1 mana · 1/1 · Each turn this is in your hand, transform it into a random minion.
//~ done OG_123 - 0a974fb1 -
#[test]
fn OG_123_shifter_zerus() {
    check! { Mage:
        Give("OG_123"), EndTurn, Force(Card("CS2_182")), EndTurn, IsCard(Nth(0), "CS2_182"), EndTurn, IsCard(Nth(0), "CS2_182"),
        Force(Card("CS2_200")), EndTurn, IsCard(Nth(0), "CS2_200"), ForbidOutcome(Card("CS2_029")), Play("CS2_200", Nothing),
        EndTurn, EndTurn, IsCard(My(0), "CS2_200"),
    }
}

/// Twin Emperor Vek'lor · Minion · 7 mana · 6/7 · **Taunt Battlecry:** If your C'Thun has at least 10 Attack, summon another Emperor.
//~ done OG_131 - 79ef1200 -
#[test]
fn OG_131_twin_emperor_veklor() {
    check! { Mage:
        Ally("OG_280"), Play("OG_131", Nothing), BoardCount(Mine, 2), Play("OG_281", Nothing), Crystals(10),
        Play("OG_281", Nothing), Crystals(10), Play("OG_131", Nothing), BoardCount(Mine, 6), IsCard(My(5), "OG_319"),
        HasNow(My(5), GameTag::TAUNT),
    }
    // Wherever it is, and even if there is none; what other cards gave it does not count.
    check! { Mage:
        Play("OG_281", Nothing), Play("OG_281", Nothing), Crystals(10), Play("OG_131", Nothing), BoardCount(Mine, 4),
    }
    check! { Mage: Ally("OG_280"), Enchant(My(0), "CS2_092e"), Play("OG_131", Nothing), BoardCount(Mine, 2) }
}

/// Yogg-Saron, Hope's End · Minion · 10 mana · 7/5 · **Battlecry:** Cast a random spell for each spell you've cast this game *(targets chosen randomly*).
//~ done OG_134 - 08498a7e -
#[test]
fn OG_134_yogg_saron_hopes_end() {
    check! { Mage:
        Give("OG_134"), Cost("OG_134", 10), Stats("OG_134", 7, 5), Play("GAME_005", Nothing), Force(Card("CS2_023")),
        Play("OG_134", Nothing), HandCount(Mine, 2),
    }
    // "will now stop casting spells if, during Yogg-Saron's battlecry, it is … transformed" (patch notes 6.1.3)
    let coins = [Play("GAME_005", Nothing), Play("GAME_005", Nothing), Crystals(10)];
    let spell = |first| [Force(Card(first)), ForbidOutcome(Card("CS2_023")), Play("OG_134", Nothing)];
    check(CardClass::Mage, &[&coins[..], &spell("CS2_022"), &[IsCard(My(0), "CS2_tk1")]].concat());
    check(CardClass::Mage, &[&coins[..], &spell("EX1_312"), &[BoardCount(Mine, 0)]].concat());
    check! { Mage:
        Play("GAME_005", Nothing), Crystals(10), Force(Card("CS2_023")), ForbidOutcome(Card("CS2_023")),
        Play("OG_134", Nothing), HandCount(Mine, 2),
    }
}

/// Disciple of C'Thun · Minion · 3 mana · 2/2 · **Battlecry:** Deal 2 damage. Give your C'Thun +2/+2 *(wherever it is*).
//~ done OG_162 - 570d2963 -
#[test]
fn OG_162_disciple_of_c_thun() {
    check! { Mage:
        Give("OG_162"), Cost("OG_162", 3), Stats("OG_162", 2, 2), Ally("OG_280"), Play("OG_162", On(TheirHero)),
        Damage(TheirHero, 2), StatsNow(My(0), 8, 8),
    }
}

/// Blood of The Ancient One · Minion · 9 mana · 9/9 · If you control two of these at the end of your turn, merge them into 'The Ancient One'.
//~ done OG_173 - 0ddbf40d -
#[test]
fn OG_173_blood_of_the_ancient_one() {
    check! { Mage:
        Ally("OG_173"), Ally("OG_173"), Ally("OG_173"), EndTurn, BoardCount(Mine, 2),
        IsInZone(Newest("OG_173a"), Zone::Play), IsInZone(Nth(2), Zone::Play), Dead(Nth(0)), Dead(Nth(1)),
    }
    check! { Mage:
        Ally("OG_173"), Ally("CS2_182"), EndTurn, BoardCount(Mine, 2), IsCard(My(0), "OG_173"), Ally("OG_173"),
        EndTurn, BoardCount(Mine, 3), EndTurn, BoardCount(Mine, 2), IsInZone(Newest("OG_173a"), Zone::Play),
        IsInZone(Nth(1), Zone::Play),
    }
    check! { Mage:
        Ally("OG_173"), Enemy("OG_173"), EndTurn, BoardCount(Mine, 1), BoardCount(Theirs, 1), IsCard(My(0), "OG_173"),
    }
    check! { Mage:
        Ally("OG_173"), Ally("OG_173"), Enemy("OG_173"), EndTurn, BoardCount(Mine, 1), IsCard(My(0), "OG_173a"),
        BoardCount(Theirs, 1),
    }
}

/// Doomcaller · Minion · 8 mana · 7/9 · **Battlecry:** Give your C'Thun +2/+2 *(wherever it is).* If it's dead, shuffle it into your deck.
//~ done OG_255 - f569a2b8 -
#[test]
fn OG_255_doomcaller() {
    check! { Mage: Give("OG_280"), Play("OG_255", Nothing), StatsNow(InHand(0), 8, 8), StatsNow(My(0), 7, 9) }
    check! { Mage:
        EmptyDeck(Mine), Ally("OG_280"), Kill(My(0)), Play("OG_255", Nothing), DeckCount(Mine, 1), EndTurn, EndTurn,
        IsCard(InHand(0), "OG_280"),
    }
    check! { Mage: EmptyDeck(Mine), Enemy("OG_280"), Kill(Their(0)), Play("OG_255", Nothing), DeckCount(Mine, 0) }
    check! { Mage:
        Ally("OG_280"), Kill(My(0)), Play("OG_255", Nothing), EndTurn, EndTurn, Play("OG_255", Nothing),
        DeckCount(Mine, 19),
    }
    // What cards gave your C'Thun is on the one that comes back, and on one that comes when there was none.
    check! { Mage:
        EmptyDeck(Mine), Play("OG_281", Nothing), Ally("OG_280"), StatsNow(My(1), 8, 8), Play("OG_281", Nothing),
        StatsNow(My(1), 10, 10), Kill(My(1)), Crystals(10), Play("OG_255", Nothing), DeckCount(Mine, 1), EndTurn, EndTurn,
        StatsNow(InHand(0), 12, 12),
    }
    // It is the player's own: the C'Thun of the other player has nothing of it.
    check! { Mage: Enemy("OG_280"), Play("OG_281", Nothing), StatsNow(Their(0), 6, 6), Give("OG_280"), StatsNow(InHand(0), 8, 8) }
    // Back in hand it has it still.
    check! { Mage:
        Ally("OG_280"), Play("OG_281", Nothing), StatsNow(My(0), 8, 8), Play("EX1_144", On(My(0))), StatsNow(InHand(0), 8, 8),
    }
    let theirs = [GiveThem("OG_280"), EndTurn, Play("OG_281", Nothing), EndTurn];
    check(CardClass::Mage, &[&theirs[..], &[Play("OG_255", Nothing), StatsNow(InTheirHand(0), 8, 8)]].concat());
}

/// Beckoner of Evil · Minion · 2 mana · 2/3 · **Battlecry:** Give your C'Thun +2/+2 *(wherever it is).*
//~ done OG_281 - b5e13b06 -
#[test]
fn OG_281_beckoner_of_evil() {
    check! { Mage:
        Give("OG_281"), Cost("OG_281", 2), Stats("OG_281", 2, 3), Ally("OG_280"), Play("OG_281", Nothing),
        StatsNow(My(0), 8, 8),
    }
    let theirs = [GiveThem("OG_280"), EndTurn, Play("OG_281", Nothing), EndTurn];
    check(CardClass::Mage, &[&theirs[..], &[Play("OG_281", Nothing), StatsNow(InTheirHand(0), 8, 8)]].concat());
}

/// C'Thun's Chosen · Minion · Undead · 4 mana · 4/2 · **Divine Shield Battlecry:** Give your C'Thun +3/+3 *(wherever it is).*
//~ done OG_283 - 31b30768 -
#[test]
fn OG_283_c_thuns_chosen() {
    check! { Mage:
        Give("OG_283"), Cost("OG_283", 4), Stats("OG_283", 4, 2), Has("OG_283", GameTag::DIVINE_SHIELD),
        Ally("OG_280"), Play("OG_283", Nothing), StatsNow(My(0), 9, 9),
    }
    let theirs = [GiveThem("OG_280"), EndTurn, Play("OG_281", Nothing), EndTurn];
    check(CardClass::Mage, &[&theirs[..], &[Play("OG_283", Nothing), StatsNow(InTheirHand(0), 8, 8)]].concat());
}

/// Twilight Geomancer · Minion · 2 mana · 1/4 · **Taunt Battlecry:** Give your C'Thun +1/+1 and **Taunt** *(wherever it is*).
//~ done OG_284 - fd94e5ad -
#[test]
fn OG_284_twilight_geomancer() {
    check! { Mage:
        Give("OG_284"), Cost("OG_284", 2), Stats("OG_284", 1, 4), Has("OG_284", GameTag::TAUNT), Ally("OG_280"),
        Play("OG_284", Nothing), StatsNow(My(0), 7, 7), HasNow(My(0), GameTag::TAUNT),
    }
    let theirs = [GiveThem("OG_280"), EndTurn, Play("OG_281", Nothing), EndTurn];
    check(CardClass::Mage, &[&theirs[..], &[Play("OG_284", Nothing), StatsNow(InTheirHand(0), 8, 8)]].concat());
}

/// Twilight Elder · Minion · 3 mana · 3/4 · At the end of your turn, give your C'Thun +1/+1 *(wherever it is).*
//~ done OG_286 - 53b5dca3 -
#[test]
fn OG_286_twilight_elder() {
    check! { Mage:
        Give("OG_286"), Cost("OG_286", 3), Stats("OG_286", 3, 4), Ally("OG_280"), Ally("OG_286"), EndTurn,
        StatsNow(My(0), 7, 7),
    }
    let theirs = [GiveThem("OG_280"), EndTurn, Play("OG_281", Nothing), EndTurn];
    check(CardClass::Mage, &[&theirs[..], &[Ally("OG_286"), EndTurn, StatsNow(InTheirHand(0), 8, 8)]].concat());
}

/// Crazed Worshipper · Minion · 4 mana · 3/6 · **Taunt** Whenever this minion takes damage, give your C'Thun +1/+1 *(wherever it is).*
//~ done OG_321 - 794c016c -
#[test]
fn OG_321_crazed_worshipper() {
    check! { Mage:
        Give("OG_321"), Cost("OG_321", 4), Stats("OG_321", 3, 6), Has("OG_321", GameTag::TAUNT), Ally("OG_280"),
        Ally("OG_321"), DealDamage(My(1), 1), StatsNow(My(0), 7, 7),
    }
    let theirs = [GiveThem("OG_280"), EndTurn, Play("OG_281", Nothing), EndTurn];
    check(
        CardClass::Mage,
        &[&theirs[..], &[Ally("OG_321"), DealDamage(My(0), 1), StatsNow(InTheirHand(0), 8, 8)]].concat(),
    );
}

/// Skeram Cultist · Minion · 6 mana · 7/6 · **Battlecry:** Give your C'Thun +2/+2 *(wherever it is*).
//~ done OG_339 - 6b98641e -
#[test]
fn OG_339_skeram_cultist() {
    check! { Mage:
        Give("OG_339"), Cost("OG_339", 6), Stats("OG_339", 7, 6), Ally("OG_280"), Play("OG_339", Nothing),
        StatsNow(My(0), 8, 8),
    }
    let theirs = [GiveThem("OG_280"), EndTurn, Play("OG_281", Nothing), EndTurn];
    check(CardClass::Mage, &[&theirs[..], &[Play("OG_339", Nothing), StatsNow(InTheirHand(0), 8, 8)]].concat());
}

/// Y'Shaarj, Rage Unbound · Minion · 10 mana · 10/10 · At the end of your turn, put a minion from your deck into the battlefield.
//~ done OG_042 - 16ab6d1f -
#[test]
fn OG_042_yshaarj_rage_unbound() {
    check! { Mage:
        DeckOf(&["CS2_200", "CS2_029"]), Ally("OG_042"), EndTurn, BoardCount(Mine, 2), IsCard(My(1), "CS2_200"),
        DeckCount(Mine, 1), IsInZone(Nth(0), Zone::Play), BoardCount(Theirs, 0), EndTurn, BoardCount(Mine, 2), EndTurn,
        BoardCount(Mine, 2),
    }
    // A spell is never put into the battlefield.
    check! { Mage:
        DeckOf(&["CS2_200", "CS2_029"]), Ally("OG_042"), ForbidOutcome(Card("CS2_029")), EndTurn, BoardCount(Mine, 2),
        DeckCount(Mine, 1),
    }
    // One minion, at the end of my turns alone.
    check! { Mage:
        DeckOf(&["CS2_200", "CS2_182", "CS2_172", "CS2_231"]), Ally("OG_042"), EndTurn, BoardCount(Mine, 2), EndTurn,
        BoardCount(Mine, 2), EndTurn, BoardCount(Mine, 3), DeckCount(Mine, 1),
    }
}

/// Nerubian Prophet · Minion · Undead · 6 mana · 4/4 · At the start of your turn, reduce this card's Cost by (1).
//~ done OG_138 - 5a741e95 -
#[test]
fn OG_138_nerubian_prophet() {
    check! { Mage:
        Give("OG_138"), CostNow(Nth(0), 6), EndTurn, CostNow(Nth(0), 6), EndTurn, CostNow(Nth(0), 5),
        CostNow(InHand(1), 4), EndTurn, CostNow(Nth(0), 5), EndTurn, CostNow(Nth(0), 4),
    }
}

/// Faceless Shambler · Minion · 4 mana · 1/1 · **Taunt Battlecry:** Copy a friendly minion's Attack and Health.
//~ done OG_174 - 8b1fc823 -
#[test]
fn OG_174_faceless_shambler() {
    check! { Mage:
        Targets("OG_174", &[FriendlyMinion]), Ally("CS2_200"), DealDamage(My(0), 2), Play("OG_174", On(My(0))),
        StatsNow(My(1), 6, 5), HasNow(My(1), GameTag::TAUNT), StatsNow(My(0), 6, 5), HasNot(My(0), GameTag::TAUNT),
    }
    check! { Mage: Enemy("CS2_200"), Play("OG_174", Nothing), StatsNow(My(0), 1, 1) }
}

/// Eater of Secrets · Minion · 4 mana · 2/4 · **Battlecry:** Destroy all enemy **Secrets**. Gain +1/+1 for each.
//~ done OG_254 - 8bbedf94 -
#[test]
fn OG_254_eater_of_secrets() {
    check! { Mage:
        Play("EX1_289", Nothing), EndTurn, Play("EX1_287", Nothing), Play("EX1_294", Nothing), EndTurn,
        Play("OG_254", Nothing), StatsNow(My(0), 4, 6), IsInZone(Nth(1), Zone::Graveyard), IsInZone(Nth(2), Zone::Graveyard),
        IsInZone(Nth(0), Zone::Secret), BoardCount(Theirs, 0),
    }
    check! { Mage: Play("OG_254", Nothing), StatsNow(My(0), 2, 4) }
    // A Quest is no Secret.
    check! { Mage:
        EndTurn, Play("UNG_934", Nothing), EndTurn, Play("OG_254", Nothing), StatsNow(My(0), 2, 4), IsInZone(Nth(0), Zone::Secret),
    }
}

/// Ancient Harbinger · Minion · 6 mana · 4/6 · At the start of your turn, put a 10-Cost minion from your deck into your hand.
//~ done OG_290 - 5b863b02 -
#[test]
fn OG_290_ancient_harbinger() {
    check! { Mage:
        DeckOf(&["CS2_186", "OG_042", "EX1_279", "CS2_182"]), Ally("OG_290"), EndTurn, IsInZone(Nth(1), Zone::Deck),
        EndTurn, HandCount(Mine, 2), IsInZone(Nth(1), Zone::Hand), IsInZone(Nth(3), Zone::Hand), DeckCount(Mine, 2),
    }
    // A dearer minion stays in the deck.
    check! { Mage:
        DeckOf(&["EX1_105", "CS2_182"]), Ally("OG_290"), EndTurn, EndTurn, HandCount(Mine, 1), IsCard(InHand(0), "CS2_182"),
        DeckCount(Mine, 1),
    }
}

/// Nat, the Darkfisher · Minion · 2 mana · 2/4 · At the start of your opponent's turn, they have a 50% chance to draw an extra card.
//~ done OG_338 - 98b8bf0d -
#[test]
fn OG_338_nat_the_darkfisher() {
    check! { Mage:
        Ally("OG_338"), Force(Yes), EndTurn, HandCount(Theirs, 2), EndTurn, HandCount(Mine, 1), Force(No), EndTurn,
        HandCount(Theirs, 3),
    }
    // The opponent draws no card of it on my turns.
    check! { Mage:
        Ally("OG_338"), Force(No), EndTurn, HandCount(Theirs, 1), EndTurn, HandCount(Theirs, 1), Force(No), EndTurn,
        HandCount(Theirs, 2), EndTurn, HandCount(Theirs, 2), Force(No), EndTurn, HandCount(Theirs, 3), EndTurn,
        HandCount(Theirs, 3), Force(No), EndTurn, HandCount(Theirs, 4), EndTurn, HandCount(Theirs, 4), Force(No),
        EndTurn, HandCount(Theirs, 5), EndTurn, HandCount(Theirs, 5),
    }
}
