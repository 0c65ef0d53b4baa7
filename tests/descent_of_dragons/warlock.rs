//! Warlock cards of Descent of Dragons, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b98baff5

/// Dragonblight Cultist · Minion · 3 mana · 1/1 · **Battlecry: Invoke** Galakrond. Gain +1 Attack for each other friendly minion.
//~ done DRG_202 - 0c43be99 -
#[test]
fn DRG_202_dragonblight_cultist() {
    check! { Warlock:
        Give("DRG_202"), Cost("DRG_202", 3), Stats("DRG_202", 1, 1), Ally("CS2_182"), Play("DRG_202", Nothing),
        BoardCount(Mine, 4), StatsNow(Newest("DRG_202"), 4, 1),
    }
    // The opponent gets nothing of it.
    check! { Warlock: EndTurn, Play("DRG_202", Nothing), BoardCount(Mine, 0) }
}

/// Veiled Worshipper · Minion · Undead · 4 mana · 5/4 · **Battlecry:** If you've **Invoked** twice, draw 3 cards.
//~ done DRG_203 - 1db49669 -
#[test]
fn DRG_203_veiled_worshipper() {
    check! { Warlock:
        Give("DRG_203"), Cost("DRG_203", 4), Stats("DRG_203", 5, 4), Play("DRG_250", Nothing), Play("DRG_250", Nothing),
        BoardCount(Mine, 4), Crystals(10), Play("DRG_203", Nothing), HandCount(Mine, 3),
    }
    check! { Warlock: Play("DRG_250", Nothing), Play("DRG_203", Nothing), HandCount(Mine, 0), BoardCount(Mine, 3) }
}

/// Nether Breath · Spell · Fel · 2 mana · Deal $2 damage. If you're holding a Dragon, deal $4 damage with **Lifesteal** instead.
//~ done DRG_205 - 82d06ed2 -
#[test]
fn DRG_205_nether_breath() {
    check! { Warlock:
        DealDamage(MyHero, 10), Play("DRG_205", On(TheirHero)), Health(TheirHero, 28), Health(MyHero, 20), Give("EX1_284"),
        Play("DRG_205", On(TheirHero)), Health(TheirHero, 24), Health(MyHero, 24),
    }
    check! { Warlock:
        Targets("DRG_205", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), Give("CS2_182"),
        Play("DRG_205", On(TheirHero)), Health(TheirHero, 28),
    }
}

/// Abyssal Summoner · Minion · 6 mana · 2/2 · **Battlecry:** Summon a Demon with **Taunt** and stats equal to your hand size.
//~ done DRG_207 - 52d11d0e -
#[test]
fn DRG_207_abyssal_summoner() {
    check! { Warlock:
        Give("DRG_207"), Cost("DRG_207", 6), Stats("DRG_207", 2, 2), Give("CS2_182"), Give("CS2_029"),
        GiveThem("CS2_182"), Play("DRG_207", Nothing), BoardCount(Mine, 2), IsCard(My(1), "DRG_207t"), StatsNow(My(1), 2, 2),
        HasNow(My(1), GameTag::TAUNT), BoardCount(Theirs, 0), HandCount(Mine, 2),
    }
    // What is in the hand then counts: it does not grow.
    check! { Warlock:
        Give("CS2_182"), Play("DRG_207", Nothing), StatsNow(My(1), 1, 1), EndTurn, EndTurn, HandCount(Mine, 2), StatsNow(My(1), 1, 1),
    }
    // With no card in hand it has no Health, and dies.
    check! { Warlock: Play("DRG_207", Nothing), BoardCount(Mine, 1), IsCard(My(0), "DRG_207") }
    // The Demon costs as much.
    check! { Warlock:
        Give("CS2_182"), Give("CS2_029"), Give("CS2_231"), Play("DRG_207", Nothing), StatsNow(My(1), 3, 3),
        CostNow(My(1), 3),
    }
}

/// Valdris Felgorge · Minion · 7 mana · 4/4 · **Battlecry:** Increase your maximum hand size to 12. Draw 4 cards.
//~ done DRG_208 - 720089b4 -
#[test]
fn DRG_208_valdris_felgorge() {
    // A hand of eight takes all four cards, and two more find no room.
    check! { Warlock:
        Give("CS2_231"), Give("CS2_231"), Give("CS2_231"), Give("CS2_231"), Give("CS2_231"), Give("CS2_231"), Give("CS2_231"),
        Give("CS2_231"), Play("DRG_208", Nothing), HandCount(Mine, 12), DeckCount(Mine, 15), DrawOne, HandCount(Mine, 12),
        DeckCount(Mine, 14), IsCard(InHand(11), "CS2_182"), PlayerTag(Mine, GameTag::MAXHANDSIZE, 12),
        PlayerTag(Theirs, GameTag::MAXHANDSIZE, 10),
    }
    // "Until your hand is full" means the larger hand, and the game is saved with it.
    let mut table = table(CardClass::Warlock);
    table.steps(&[Play("DRG_208", Nothing), Crystals(10), Play("TTN_903t", Nothing), HandCount(Mine, 12)]);
    let saved = table.game.snapshot().unwrap().to_json();
    let snapshot = cardwright_engine::state::Snapshot::from_json(&saved).unwrap();
    let loaded = cardwright_engine::Game::from_snapshot(table.game.cards, &snapshot).unwrap();
    assert_eq!(loaded.canonical_hash(), table.game.canonical_hash());
    assert_eq!(loaded.options().len(), table.game.options().len());
}

/// Fiendish Rites · Spell · 3 mana · **Invoke** Galakrond. Give your minions +1 Attack.
//~ done DRG_250 - 5530086d -
#[test]
fn DRG_250_fiendish_rites() {
    check! { Warlock:
        Give("DRG_250"), Cost("DRG_250", 3), Ally("CS2_182"), Play("DRG_250", Nothing), BoardCount(Mine, 3),
        StatsNow(My(0), 5, 5), StatsNow(My(1), 2, 1),
    }
    check! { Warlock: Play("DRG_250", Nothing), StatsNow(MyHero, 0, 30), BoardCount(Mine, 2) }
    // The opponent gets nothing of it.
    check! { Warlock: EndTurn, Ally("CS2_182"), Play("DRG_250", Nothing), BoardCount(Mine, 1), StatsNow(My(0), 4, 5) }
}

/// Galakrond, the Wretched · Hero · 7 mana · 30 health, 5 armor · **Battlecry:** Summon 1 random Demon. *(@)*
//~ done DRG_600 - 430355f0 -
#[test]
fn DRG_600_galakrond_the_wretched() {
    check! { Warlock:
        Play("DRG_600", Nothing), Armor(Mine, 5), BoardCount(Mine, 1), BoardCount(Theirs, 0), NoWeapon(Mine),
    }
    check! { Warlock:
        Give("DRG_600"), Play("DRG_242", Nothing), Crystals(10), IsCard(InHand(0), "DRG_600"), Kill(My(0)), Kill(My(0)),
        Kill(My(0)), Play("DRG_242", Nothing), BoardCount(Mine, 3), IsCard(InHand(0), "DRG_600t2"),
    }
    check! { Warlock:
        Play("DRG_600t2", Nothing), Armor(Mine, 5), BoardCount(Mine, 2), BoardCount(Theirs, 0), NoWeapon(Mine),
    }
    check! { Warlock:
        Give("DRG_600t2"), Play("DRG_242", Nothing), Crystals(10), IsCard(InHand(0), "DRG_600t2"), Kill(My(0)), Kill(My(0)),
        Kill(My(0)), Play("DRG_242", Nothing), Crystals(10), IsCard(InHand(0), "DRG_600t2"), Kill(My(0)), Kill(My(0)),
        Kill(My(0)), Play("DRG_242", Nothing), Crystals(10), IsCard(InHand(0), "DRG_600t2"), Kill(My(0)), Kill(My(0)),
        Kill(My(0)), Play("DRG_242", Nothing), BoardCount(Mine, 3), IsCard(InHand(0), "DRG_600t3"),
    }
    check! { Warlock:
        Play("DRG_600t3", Nothing), Armor(Mine, 5), BoardCount(Mine, 4), BoardCount(Theirs, 0), StatsNow(MyWeapon, 5, 2),
    }
}
