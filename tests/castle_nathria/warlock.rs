//! Warlock cards of Murder at Castle Nathria, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b9fe1e86

/// Habeas Corpses · Spell · Shadow · 3 mana · **Discover** a friendly minion to resurrect and give it **Rush**. It dies at the end of turn.
//~ done MAW_002 - 59a7d809 -
#[test]
fn MAW_002_habeas_corpses() {
    check! { Warlock:
        Ally("CS2_182"), Ally("CS2_120"), Enemy("CS2_186"), Kill(Nth(0)), Kill(Nth(1)), Kill(Nth(2)),
        Play("MAW_002", Nothing), ChooseCard("CS2_182"), BoardCount(Mine, 1), IsCard(My(0), "CS2_182"),
        HasNow(My(0), GameTag::RUSH), HandCount(Mine, 0), EndTurn, BoardCount(Mine, 0),
    }
}

/// Tome Tampering · Spell · 6 mana · Shuffle 1-Cost copies of cards in your hand into your deck, then discard your hand.
//~ done REV_240 - 90ac41fc -
#[test]
fn REV_240_tome_tampering() {
    check! { Warlock:
        Give("REV_240"), Cost("REV_240", 6), EmptyDeck(Mine), Give("CS2_182"), Give("CS2_029"),
        Play("REV_240", Nothing), HandCount(Mine, 0), IsInZone(Nth(1), Zone::Graveyard), IsInZone(Nth(2), Zone::Graveyard),
        DeckCount(Mine, 2), EndTurn, EndTurn, EndTurn, EndTurn, IsInZone(Newest("CS2_182"), Zone::Hand),
        IsInZone(Newest("CS2_029"), Zone::Hand), CostNow(InHand(0), 1), CostNow(InHand(1), 1),
    }
    check! { Warlock: Give("REV_240"), EndTurn, Play("REV_240", Nothing), HandCount(Mine, 1), HandCount(Theirs, 0) }
}

/// Flustered Librarian · Minion · 1 mana · 1/3 · Has +1 Attack for each Imp you control.
//~ done REV_242 - 6d6a81f5 -
#[test]
fn REV_242_flustered_librarian() {
    check! { Warlock:
        Give("REV_242"), Cost("REV_242", 1), Stats("REV_242", 1, 3), Ally("CS2_182"), Ally("REV_242"),
        StatsNow(My(1), 1, 3), Ally("CS2_059"), StatsNow(My(1), 2, 3),
    }
}

/// Lady Darkvein · Minion · 5 mana · 3/6 · **Battlecry:** Summon two 2/1 Shades. Each gains a **Deathrattle** to cast your last Shadow spell.
//~ done REV_373 - 2d7630f7 -
#[test]
fn REV_373_lady_darkvein() {
    check! { Warlock:
        Enemy("CS2_200"), EndTurn, EndTurn, Play("EX1_596", On(Their(0))), Play("GAME_005", Nothing),
        Play("REV_373", Nothing), BoardCount(Mine, 3),
    }
    // Each casts the last Shadow spell that its summoner had cast.
    check! { Warlock:
        Play("BOT_568", Nothing), HandCount(Mine, 3), Crystals(10), Play("REV_373", Nothing), BoardCount(Mine, 3),
        Kill(My(0)), HandCount(Mine, 6),
    }
}

/// Imp King Rafaam · Minion · 6 mana · 6/6 · {0} {1} {2} {3}
//~ todo REV_789 f0fdfe63 8f2f5824 -
#[test]
#[ignore = "todo: Imp King Rafaam"]
fn REV_789_imp_king_rafaam() {
    unwritten("REV_789");
}

/// Vile Library · Location · 2 mana · 2 uses · {0} {1}
//~ todo REV_799 0e61a575 4444a2fe -
#[test]
#[ignore = "todo: Vile Library"]
fn REV_799_vile_library() {
    unwritten("REV_799");
}

/// Arson Accusation · Spell · Fire · 2 mana · Choose a minion. Destroy it after your hero takes damage.
//~ done MAW_001 - db493edb -
#[test]
fn MAW_001_arson_accusation() {
    check! { Warlock:
        Targets("MAW_001", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_182"), Enemy("CS2_182"),
        Play("MAW_001", On(Their(0))), DealDamage(TheirHero, 1), BoardCount(Theirs, 2), DealDamage(MyHero, 1),
        BoardCount(Theirs, 1), Dead(Nth(0)),
    }
}
