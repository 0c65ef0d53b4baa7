//! Death Knight cards of Legacy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file bd1138e0

/// Arthas's Gift · Spell · 1 mana · **Discover** a **Temporary** Dark Transformation, Howling Blast, or Death Strike.
//~ done GIFT_04 - 9919db10 -
#[test]
fn GIFT_04_arthass_gift() {
    check! { DeathKnight:
        Give("GIFT_04"), Cost("GIFT_04", 1), Play("GIFT_04", Nothing), ChooseCard("RLK_015"), IsCard(InHand(0), "RLK_015"),
        EndTurn, HandCount(Mine, 0),
    }
}

/// Ghoul Charge · Hero Power · 2 mana · **Hero Power** Summon a 1/1 Ghoul with **Charge**. It dies at end of turn.
//~ done HERO_11bp - 3a1f7418 -
#[test]
fn HERO_11bp_ghoul_charge() {
    check! { DeathKnight:
        HasHeroPower("HERO_11bp"), Cost("HERO_11bp", 2), HeroPower(Nothing), IsCard(My(0), "HERO_11bpt"), StatsNow(My(0), 1, 1),
        HasNow(My(0), GameTag::CHARGE), EndTurn, BoardCount(Mine, 0),
    }
}

/// Ghoul Frenzy · Hero Power · 2 mana · **Hero Power** Summon a 2/1 Ghoul with **Charge**. It dies at end of turn.
//~ done HERO_11bp2 - 69976f40 -
#[test]
fn HERO_11bp2_ghoul_frenzy() {
    check! { DeathKnight:
        HasHeroPower("HERO_11bp2"), Cost("HERO_11bp2", 2), HeroPower(Nothing), IsCard(My(0), "HERO_11bp2t"), StatsNow(My(0), 2, 1),
        HasNow(My(0), GameTag::CHARGE), EndTurn, BoardCount(Mine, 0),
    }
}

/// Frenzied Ghoul · Minion · Undead · 1 mana · 2/1 · **Charge** At the end of your turn, this minion dies.
//~ done HERO_11bp2t - af73f77e -
#[test]
fn HERO_11bp2t_frenzied_ghoul() {
    check! { DeathKnight:
        Give("HERO_11bp2t"), Cost("HERO_11bp2t", 1), Stats("HERO_11bp2t", 2, 1), Has("HERO_11bp2t", GameTag::CHARGE),
        Play("HERO_11bp2t", Nothing), HasNow(My(0), GameTag::CHARGE), EndTurn, BoardCount(Mine, 0),
    }
}

/// Frail Ghoul · Minion · Undead · 1 mana · 1/1 · **Charge** At the end of your turn, this minion dies.
//~ done HERO_11bpt - d427042a -
#[test]
fn HERO_11bpt_frail_ghoul() {
    check! { DeathKnight:
        Give("HERO_11bpt"), Cost("HERO_11bpt", 1), Stats("HERO_11bpt", 1, 1), Has("HERO_11bpt", GameTag::CHARGE),
        Play("HERO_11bpt", Nothing), HasNow(My(0), GameTag::CHARGE), EndTurn, BoardCount(Mine, 0),
    }
}

/// Ghoul Charge · Hero Power · 2 mana · **Hero Power** Summon a 1/1 Ghoul with **Charge**. It dies at end of turn.
//~ done HERO_11ohp - 3a1f7418 -
#[test]
fn HERO_11ohp_ghoul_charge() {
    check! { DeathKnight:
        HasHeroPower("HERO_11ohp"), Cost("HERO_11ohp", 2), HeroPower(Nothing), IsCard(My(0), "HERO_11bpt"), StatsNow(My(0), 1, 1),
        HasNow(My(0), GameTag::CHARGE), EndTurn, BoardCount(Mine, 0),
    }
}

/// Ghoul Frenzy · Hero Power · 2 mana · **Hero Power** Summon a 2/1 Ghoul with **Charge**. It dies at end of turn.
//~ done HERO_11ohp2 - 69976f40 -
#[test]
fn HERO_11ohp2_ghoul_frenzy() {
    check! { DeathKnight:
        HasHeroPower("HERO_11ohp2"), Cost("HERO_11ohp2", 2), HeroPower(Nothing), IsCard(My(0), "HERO_11bp2t"), StatsNow(My(0), 2, 1),
        HasNow(My(0), GameTag::CHARGE), EndTurn, BoardCount(Mine, 0),
    }
}

/// Ghoul Charge · Hero Power · 2 mana · **Hero Power** Summon a 1/1 Ghoul with **Charge**. It dies at end of turn.
//~ done HERO_11uhp - 3a1f7418 -
#[test]
fn HERO_11uhp_ghoul_charge() {
    check! { DeathKnight:
        HasHeroPower("HERO_11uhp"), Cost("HERO_11uhp", 2), HeroPower(Nothing), IsCard(My(0), "HERO_11bpt"), StatsNow(My(0), 1, 1),
        HasNow(My(0), GameTag::CHARGE), EndTurn, BoardCount(Mine, 0),
    }
}

/// Ghoul Frenzy · Hero Power · 2 mana · **Hero Power** Summon a 2/1 Ghoul with **Charge**. It dies at end of turn.
//~ done HERO_11uhp2 - 69976f40 -
#[test]
fn HERO_11uhp2_ghoul_frenzy() {
    check! { DeathKnight:
        HasHeroPower("HERO_11uhp2"), Cost("HERO_11uhp2", 2), HeroPower(Nothing), IsCard(My(0), "HERO_11bp2t"), StatsNow(My(0), 2, 1),
        HasNow(My(0), GameTag::CHARGE), EndTurn, BoardCount(Mine, 0),
    }
}

/// Heart Strike · Spell · 1 mana · Deal $3 damage to a minion. If it dies, gain a **Corpse**.
//~ done LEG_RLK_034 - dda4fe8c -
#[test]
fn LEG_RLK_034_heart_strike() {
    check! { DeathKnight:
        Give("LEG_RLK_034"), Cost("LEG_RLK_034", 1), Enemy("CS2_172"), Enemy("CS2_182"),
        Play("LEG_RLK_034", On(Their(0))), Dead(Nth(1)), Corpses(Mine, 1),
    }
    check! { DeathKnight: Enemy("CS2_182"), Play("LEG_RLK_034", On(Their(0))), Damage(Their(0), 3), Corpses(Mine, 0) }
    // The opponent gets nothing of it.
    check! { DeathKnight: Enemy("CS2_172"), Play("LEG_RLK_034", On(Their(0))), Corpses(Theirs, 0) }
}

/// Plagued Grain · Spell · 1 mana · Gain 4 **Corpses**. Shuffle four Crates into your deck that summon a 2/2 Undead when drawn.
//~ done LEG_RLK_039 - d9db4fa1 -
#[test]
fn LEG_RLK_039_plagued_grain() {
    check! { DeathKnight:
        Give("LEG_RLK_039"), Cost("LEG_RLK_039", 1), Play("LEG_RLK_039", Nothing), Corpses(Mine, 4),
        DeckCount(Mine, 23), Give("CS2_147"),
    }
    // The opponent gets nothing of it.
    check! { DeathKnight: Play("LEG_RLK_039", Nothing), Corpses(Theirs, 0), DeckCount(Mine, 23) }
}

/// Patchwerk · Minion · Undead · 7 mana · 4/6 · **Battlecry:** Destroy a random minion in your opponent's hand, deck, and battlefield.
//~ done LEG_RLK_071 - 5f984041 -
#[test]
fn LEG_RLK_071_patchwerk() {
    check! { DeathKnight:
        Give("LEG_RLK_071"), Cost("LEG_RLK_071", 7), Stats("LEG_RLK_071", 4, 6), Enemy("CS2_182"), GiveThem("CS2_172"),
        Play("LEG_RLK_071", Nothing), BoardCount(Theirs, 0), HandCount(Theirs, 0), DeckCount(Theirs, 19),
    }
}

/// Possessifier · Minion · 5 mana · 3/3 · **Battlecry:** Summon two 1/1 Fighters with **Rush** and **Reborn**.
//~ done LEG_RLK_077 - 551097e3 -
#[test]
fn LEG_RLK_077_possessifier() {
    check! { DeathKnight:
        Give("LEG_RLK_077"), Cost("LEG_RLK_077", 5), Stats("LEG_RLK_077", 3, 3), Play("LEG_RLK_077", Nothing),
        BoardCount(Mine, 3), IsCard(My(0), "RLK_077t"), HasNow(My(0), GameTag::RUSH), HasNow(My(2), GameTag::REBORN),
    }
}

/// Noxious Cadaver · Minion · Undead · 1 mana · 1/2 · **Battlecry**: Deal 2 damage to an enemy and your hero.
//~ done LEG_RLK_079 - 3b292d48 -
#[test]
fn LEG_RLK_079_noxious_cadaver() {
    check! { DeathKnight:
        Give("LEG_RLK_079"), Cost("LEG_RLK_079", 1), Stats("LEG_RLK_079", 1, 2), Enemy("CS2_182"),
        Play("LEG_RLK_079", On(Their(0))), Damage(Their(0), 2), Health(MyHero, 28),
    }
}

/// Deathbringer Saurfang · Minion · Undead · 5 mana · 4/6 · **Taunt Deathrattle:** Return this to your hand. It costs Health instead of Mana.
//~ done LEG_RLK_082 - bf7102bc -
#[test]
fn LEG_RLK_082_deathbringer_saurfang() {
    check! { DeathKnight:
        Give("LEG_RLK_082"), Cost("LEG_RLK_082", 5), Stats("LEG_RLK_082", 4, 6), Has("LEG_RLK_082", GameTag::TAUNT),
        Play("LEG_RLK_082", Nothing), HasNow(My(0), GameTag::TAUNT), Kill(My(0)), IsCard(InHand(0), "LEG_RLK_082"), Mana(5),
        Play("LEG_RLK_082", Nothing), Health(MyHero, 25), Mana(5),
    }
}

/// Lord Marrowgar · Minion · Undead · 8 mana · 9/7 · **Battlecry:** Raise ALL of your **Corpses** as 1/1 Risen Golems with **Rush**. For each that can't fit, give one +2/+2.
//~ done LEG_RLK_085 - 8f9c0b33 -
#[test]
fn LEG_RLK_085_lord_marrowgar() {
    check! { DeathKnight:
        Give("LEG_RLK_085"), Cost("LEG_RLK_085", 8), Stats("LEG_RLK_085", 9, 7), Ally("CS2_231"), Ally("CS2_231"),
        Kill(My(0)), Kill(My(0)), Play("LEG_RLK_085", Nothing), BoardCount(Mine, 3), IsCard(My(1), "RLK_085t"),
        HasNow(My(1), GameTag::RUSH), Corpses(Mine, 0),
    }
    check! { DeathKnight:
        GainCorpses(2), Ally("TLC_446t1"), Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"),
        Play("LEG_RLK_085", Nothing), BoardCount(Mine, 7), StatsNow(Newest("RLK_085t"), 3, 3),
    }
    // The opponent gets nothing of it.
    check! { DeathKnight:
        Play("LEG_RLK_085", Nothing), EndTurn, Kill(My(0)), Play("LEG_RLK_085", Nothing), Corpses(Mine, 1),
    }
}

/// Defrost · Spell · Frost · 2 mana · Draw a card. Spend 2 **Corpses** to draw another.
//~ done LEG_RLK_101 - 09b7e5c4 -
#[test]
fn LEG_RLK_101_defrost() {
    check! { DeathKnight:
        Give("LEG_RLK_101"), Cost("LEG_RLK_101", 2), Play("LEG_RLK_101", Nothing), HandCount(Mine, 1),
    }
    check! { DeathKnight:
        Ally("CS2_231"), Ally("CS2_231"), Kill(My(0)), Kill(My(0)), Play("LEG_RLK_101", Nothing),
        HandCount(Mine, 2), Corpses(Mine, 0),
    }
}

/// Repulsive Gargantuan · Minion · Undead · 4 mana · 3/6 · Enemy characters can't be healed.
//~ done LEG_RLK_115 - 4d930a09 -
#[test]
fn LEG_RLK_115_repulsive_gargantuan() {
    check! { DeathKnight:
        Give("LEG_RLK_115"), Cost("LEG_RLK_115", 4), Stats("LEG_RLK_115", 3, 6), Play("LEG_RLK_115", Nothing),
        Enemy("CS2_182"), DealDamage(Their(0), 3), DealDamage(TheirHero, 5), Play("CS2_007", On(TheirHero)), Health(TheirHero, 25),
        Play("CS2_007", On(Their(0))), Damage(Their(0), 3), DealDamage(MyHero, 5),
    }
}

/// Obliterate · Spell · 2 mana · Destroy a minion. Deal 3 damage to your hero.
//~ done LEG_RLK_125 - 8e9d6628 -
#[test]
fn LEG_RLK_125_obliterate() {
    check! { DeathKnight:
        Give("LEG_RLK_125"), Cost("LEG_RLK_125", 2), Enemy("CS2_182"), Play("LEG_RLK_125", On(Their(0))), Dead(Nth(1)),
        Health(MyHero, 27),
    }
}

/// Overseer Frigidara · Minion · 6 mana · 3/6 · **Battlecry:** Draw 2 spells. If they're both Frost spells, deal 2 damage to all enemies.
//~ done LEG_RLK_224 - 2b9f48a6 -
#[test]
fn LEG_RLK_224_overseer_frigidara() {
    check! { DeathKnight:
        Give("LEG_RLK_224"), Cost("LEG_RLK_224", 6), Stats("LEG_RLK_224", 3, 6), OnTop("CS2_024"), OnTop("CS2_026"),
        Enemy("CS2_182"), Play("LEG_RLK_224", Nothing), HandCount(Mine, 2), Damage(Their(0), 2), Health(TheirHero, 28),
    }
    check! { DeathKnight:
        OnTop("CS2_024"), OnTop("CS2_029"), Enemy("CS2_182"), Play("LEG_RLK_224", Nothing), HandCount(Mine, 2),
        Damage(Their(0), 0),
    }
}

/// Ymirjar Deathbringer · Minion · Undead · 3 mana · 4/3 · **Taunt**. **Deathrattle:** Spend 3 **Corpses** to summon a 3/3 Risen Ymirjar with **Taunt**.
//~ done LEG_RLK_226 - dd9f1a99 -
#[test]
fn LEG_RLK_226_ymirjar_deathbringer() {
    check! { DeathKnight:
        Give("LEG_RLK_226"), Cost("LEG_RLK_226", 3), Stats("LEG_RLK_226", 4, 3), Has("LEG_RLK_226", GameTag::TAUNT),
        Play("LEG_RLK_226", Nothing), HasNow(My(0), GameTag::TAUNT), Kill(My(0)), BoardCount(Mine, 0), Corpses(Mine, 1),
    }
    check! { DeathKnight:
        Ally("CS2_231"), Ally("CS2_231"), Kill(My(0)), Kill(My(0)), Ally("LEG_RLK_226"), Kill(My(0)),
        IsCard(My(0), "RLK_226t"), StatsNow(My(0), 3, 3), Corpses(Mine, 0),
    }
}

/// Graveyard Shift · Spell · 3 mana · Summon two 1/1 Zombies with **Reborn**.
//~ done LEG_RLK_705 - f478368d -
#[test]
fn LEG_RLK_705_graveyard_shift() {
    check! { DeathKnight:
        Give("LEG_RLK_705"), Cost("LEG_RLK_705", 3), Play("LEG_RLK_705", Nothing), BoardCount(Mine, 2),
        StatsNow(My(0), 1, 1), HasNow(My(1), GameTag::REBORN),
    }
}

/// Rimefang Sword · Weapon · 3 mana · 2/3 durability · After your hero attacks, reduce the Cost of a spell in your hand by (1).
//~ done LEG_RLK_710 - 58443a13 -
#[test]
fn LEG_RLK_710_rimefang_sword() {
    check! { DeathKnight:
        Give("LEG_RLK_710"), Cost("LEG_RLK_710", 3), Stats("LEG_RLK_710", 2, 3), Play("LEG_RLK_710", Nothing),
        Give("CS2_029"), Attack(MyHero, TheirHero), CostNow(Nth(1), 3), Health(TheirHero, 28),
    }
}

/// Runeforging · Spell · Shadow · 1 mana · Draw a weapon. Spend a **Corpse** to reduce its Cost by (1).
//~ done LEG_RLK_715 - 5aa92103 -
#[test]
fn LEG_RLK_715_runeforging() {
    check! { DeathKnight:
        Give("LEG_RLK_715"), Cost("LEG_RLK_715", 1), OnTop("CS2_106"), Play("LEG_RLK_715", Nothing),
        IsCard(InHand(0), "CS2_106"), CostNow(InHand(0), 2),
    }
    check! { DeathKnight:
        Ally("CS2_231"), Kill(My(0)), OnTop("CS2_106"), Play("LEG_RLK_715", Nothing), CostNow(InHand(0), 1),
        Corpses(Mine, 0),
    }
}

/// Stitched Giant · Minion · Undead · 9 mana · 8/8 · Costs (1) less for each **Corpse** you've spent this game.
//~ done LEG_RLK_744 - 3ae64c11 -
#[test]
fn LEG_RLK_744_stitched_giant() {
    check! { DeathKnight:
        Give("LEG_RLK_744"), Cost("LEG_RLK_744", 9), Stats("LEG_RLK_744", 8, 8), CostNow(Nth(0), 9), Ally("CS2_231"),
        Ally("CS2_231"), Kill(My(0)), Kill(My(0)), Give("LEG_RLK_101"), Play("LEG_RLK_101", Nothing),
        HandCount(Mine, 3), CostNow(Nth(0), 7),
    }
}

/// Rime Sculptor · Minion · Undead · 5 mana · 4/3 · **Battlecry:** Summon two 2/1 Rime Elementals with "**Deathrattle:** Deal 2 damage to a random enemy."
//~ done LEG_RLK_752 - 73486463 -
#[test]
fn LEG_RLK_752_rime_sculptor() {
    check! { DeathKnight:
        Give("LEG_RLK_752"), Cost("LEG_RLK_752", 5), Stats("LEG_RLK_752", 4, 3), Play("LEG_RLK_752", Nothing),
        BoardCount(Mine, 3), StatsNow(My(0), 2, 1), StatsNow(My(2), 2, 1), Kill(My(0)), Health(TheirHero, 28),
    }
}

/// Bonedigger Geist · Minion · Undead · 2 mana · 2/2 · **Battlecry:** Spend a **Corpse** to gain +1/+2.
//~ done LEG_RLK_753 - 35997037 -
#[test]
fn LEG_RLK_753_bonedigger_geist() {
    check! { DeathKnight:
        Give("LEG_RLK_753"), Cost("LEG_RLK_753", 2), Stats("LEG_RLK_753", 2, 2), Play("LEG_RLK_753", Nothing),
        StatsNow(My(0), 2, 2),
    }
    check! { DeathKnight:
        Ally("CS2_231"), Kill(My(0)), Play("LEG_RLK_753", Nothing), StatsNow(My(0), 3, 4), Corpses(Mine, 0),
    }
}
