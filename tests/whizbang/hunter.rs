//! Hunter cards of Whizbang's Workshop, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file f37d4658

/// Bargain Bin · Spell · 2 mana · **Secret:** After your opponent plays a minion, spell, or weapon, draw a card of the other 2 types.
//~ done MIS_105 - 4dbf5a0d -
#[test]
fn MIS_105_bargain_bin() {
    check! { Hunter:
        EmptyDeck(Mine), OnTop("CS2_182"), OnTop("CS2_024"), OnTop("CS2_091"), Play("MIS_105", Nothing), EndTurn,
        Play("CS2_182", Nothing), HandCount(Mine, 2), DeckCount(Mine, 1), IsInZone(Nth(0), Zone::Deck),
        Play("GAME_005", Nothing), HandCount(Mine, 2),
    }
    check! { Hunter:
        EmptyDeck(Mine), OnTop("CS2_182"), OnTop("CS2_024"), OnTop("CS2_091"), Play("MIS_105", Nothing), EndTurn,
        Play("GAME_005", Nothing), HandCount(Mine, 2), DeckCount(Mine, 1), IsInZone(Nth(1), Zone::Deck),
    }
    check! { Hunter:
        EmptyDeck(Mine), OnTop("CS2_182"), OnTop("CS2_024"), OnTop("CS2_091"), Play("MIS_105", Nothing), EndTurn,
        Play("CS2_091", Nothing), HandCount(Mine, 2), DeckCount(Mine, 1), IsInZone(Nth(2), Zone::Deck),
    }
    check! { Hunter:
        EmptyDeck(Mine), OnTop("CS2_024"), OnTop("CS2_024"), OnTop("CS2_091"), OnTop("CS2_091"),
        Play("MIS_105", Nothing), EndTurn, Play("CS2_182", Nothing), HandCount(Mine, 2),
    }
    check! { Hunter:
        EmptyDeck(Mine), OnTop("CS2_182"), OnTop("CS2_182"), OnTop("CS2_091"), OnTop("CS2_091"),
        Play("MIS_105", Nothing), EndTurn, Play("GAME_005", Nothing), HandCount(Mine, 2),
    }
    check! { Hunter:
        EmptyDeck(Mine), OnTop("CS2_182"), OnTop("CS2_182"), OnTop("CS2_024"), OnTop("CS2_024"),
        Play("MIS_105", Nothing), EndTurn, Play("CS2_091", Nothing), HandCount(Mine, 2),
    }
    // A location is neither.
    check! { Hunter:
        EmptyDeck(Mine), OnTop("CS2_182"), OnTop("CS2_024"), OnTop("CS2_091"), Play("MIS_105", Nothing), EndTurn,
        Play("BE_780", Nothing), BoardCount(Theirs, 1), HandCount(Mine, 0), DeckCount(Mine, 3),
        IsInZone(Newest("MIS_105"), Zone::Secret),
    }
    // The card itself comes first.
    check! { Hunter:
        EmptyDeck(Mine), OnTop("CS2_024"), OnTop("CS2_091"), Play("MIS_105", Nothing), EndTurn,
        Play("LOE_029", Nothing), HandCount(Mine, 0), Choose(0), HandCount(Mine, 2), HandCount(Theirs, 2),
    }
    check! { Hunter:
        EmptyDeck(Mine), OnTop("CS2_182"), OnTop("CS2_091"), Play("MIS_105", Nothing), EndTurn,
        Play("DS1_184", Nothing), HandCount(Mine, 0), Choose(0), HandCount(Mine, 2), HandCount(Theirs, 2),
        DeckCount(Theirs, 18),
    }
    check! { Hunter:
        EmptyDeck(Mine), OnTop("CS2_182"), OnTop("CS2_024"), Play("MIS_105", Nothing), EndTurn,
        Play("JAM_015t4", Nothing), HandCount(Mine, 0), Choose(0), HandCount(Mine, 2), HandCount(Theirs, 2),
        StatsNow(TheirWeapon, 2, 2),
    }
}

/// Product 9 · Minion · Mech · Beast · 5 mana · 4/4 · **Battlecry:** Recast every friendly **Secret** that triggered this game.
//~ done MIS_914 - 6c83a281 -
#[test]
fn MIS_914_product_9() {
    check! { Hunter:
        Play("EX1_610", Nothing), EndTurn, Enemy("CS2_182"), Attack(Their(0), MyHero), Damage(Their(0), 2), EndTurn,
        Play("MIS_914", Nothing), IsInZone(Newest("EX1_610"), Zone::Secret),
    }
}

/// Mystery Egg · Minion · 4 mana · 0/3 · **Miniaturize Deathrattle:** Get a copy of a random Beast in your deck. It costs (3) less.
//~ done TOY_351 - dbc2df61 -
#[test]
fn TOY_351_mystery_egg() {
    check! { Hunter:
        Give("TOY_351"), Cost("TOY_351", 4), Stats("TOY_351", 0, 3), Has("TOY_351", GameTag::MINIATURIZE),
        EmptyDeck(Mine), OnTop("CS2_182"), OnTop("CS2_119"), Ally("TOY_351"), Kill(My(0)), HandCount(Mine, 2),
        IsCard(InHand(1), "CS2_119"), CostNow(InHand(1), 1), DeckCount(Mine, 2), Play("TOY_351", Nothing),
        HandCount(Mine, 2), IsInZone(Newest("TOY_351t"), Zone::Hand),
    }
    check! { Hunter: OnTop("CS2_119"), OnTop("CS2_119"), Ally("TOY_351"), Kill(My(0)), HandCount(Mine, 1) }
    check! { Hunter: OnTheirTop("CS2_169"), Ally("TOY_351"), Kill(My(0)), HandCount(Mine, 0) }
}

/// Patchwork Pals · Spell · 2 mana · Get all 3 Animal Companions. They cost (1) less.
//~ done TOY_353 - 499eda67 -
#[test]
fn TOY_353_patchwork_pals() {
    check! { Hunter:
        Play("TOY_353", Nothing), HandCount(Mine, 3), IsCard(InHand(0), "NEW1_032"), IsCard(InHand(1), "NEW1_033"),
        IsCard(InHand(2), "NEW1_034"), CostNow(InHand(0), 2), CostNow(InHand(1), 2), CostNow(InHand(2), 2),
    }
    // Whatever the Animal Companions are now costs (1) less.
    check! { Hunter:
        Force(Card("UNG_810")), Force(Card("CS2_119")), Force(Card("GVG_071")), Play("MEND_300", Nothing),
        Play("TOY_353", Nothing), HandCount(Mine, 4), IsCard(InHand(1), "UNG_810"), CostNow(InHand(1), 3),
        CostNow(InHand(3), 3),
    }
    // A card that a Replicating Spore keeps is no Companion.
    check! { Hunter:
        Force(Card("EX1_028")), Play("GDB_234t", Nothing), BoardCount(Mine, 1), Crystals(10), Play("TOY_353", Nothing), HandCount(Mine, 3),
        IsCard(InHand(0), "NEW1_032"),
    }
}

/// R.C. Rampage · Spell · 4 mana · Summon six 1/1 Hounds. Any that can't fit give the others +1/+1.
//~ done TOY_354 - 0a40e948 -
#[test]
fn TOY_354_r_c_rampage() {
    check! { Hunter:
        Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"), Play("TOY_354", Nothing), BoardCount(Mine, 7),
        StatsNow(My(0), 4, 5), StatsNow(My(3), 3, 3), StatsNow(My(6), 3, 3),
    }
    // A Starship that is being built takes up room.
    check! { Hunter:
        Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"), Ally("GDB_101"), Kill(My(3)),
        Play("TOY_354", Nothing), StatsNow(My(4), 4, 4),
    }
}

/// King Plush · Minion · Beast · 9 mana · 6/6 · **Charge Battlecry:** Return all minions with less Attack than this to their owner's decks.
//~ done TOY_357 - cc8e19d9 -
#[test]
fn TOY_357_king_plush() {
    check! { Hunter:
        Ally("CS2_182"), Enemy("CS2_182"), Enemy("CS2_200"), Ally("CS2_186"), Play("TOY_357", Nothing),
        BoardCount(Mine, 2), BoardCount(Theirs, 1), IsCard(Their(0), "CS2_200"), IsInZone(Nth(0), Zone::Deck),
        IsInZone(Nth(1), Zone::Deck), DeckCount(Mine, 20), DeckCount(Theirs, 21),
    }
}

/// Painted Canvasaur · Minion · Beast · 2 mana · 3/2 · **Battlecry:** Give each other friendly Beast a random **Bonus Effect**.
//~ done TOY_350 - 372a0bcf -
#[test]
fn TOY_350_painted_canvasaur() {
    check! { Hunter:
        Ally("CS2_172"), Ally("CS2_182"), Enemy("CS2_172"), Force(Number(0)), Play("TOY_350", Nothing),
        HasNow(My(0), GameTag::DIVINE_SHIELD), HasNot(My(1), GameTag::DIVINE_SHIELD),
        HasNot(My(2), GameTag::DIVINE_SHIELD), HasNot(Their(0), GameTag::DIVINE_SHIELD), StatsNow(My(0), 3, 2),
    }
    check! { Hunter:
        Ally("CS2_172"), Ally("CS2_172"), Force(Number(1)), Force(Number(0)), Play("TOY_350", Nothing),
        HasNow(My(0), GameTag::TAUNT), HasNot(My(0), GameTag::DIVINE_SHIELD), HasNow(My(1), GameTag::DIVINE_SHIELD),
        HasNot(My(1), GameTag::TAUNT),
    }
}
