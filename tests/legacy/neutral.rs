//! Neutral cards of Legacy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 059538cb

/// Bob the Bartender · Minion · 6 mana · 4/5 · **Battlecry:** Choose an action from the Battlegrounds!
//~ done BG31_BOB - db69c5a1 -
#[test]
fn BG31_BOB_bob_the_bartender() {
    check! { Mage:
        Give("BG31_BOB"), Cost("BG31_BOB", 6), Stats("BG31_BOB", 4, 5), Enemy("CS2_182"), Play("BG31_BOB", Nothing),
        ChooseCard("BG31_BOBt"), HasNow(Their(0), GameTag::FROZEN),
    }
    check! { Mage:
        Ally("CS2_182"), Enemy("CS2_172"), Play("BG31_BOB", Nothing), ChooseCard("BG31_BOBt2"), ChooseCard("CS2_172"),
        HandCount(Mine, 1), IsCard(InHand(0), "CS2_172"), HandCount(Theirs, 3), IsCard(InTheirHand(2), "GAME_005"),
        BoardCount(Theirs, 1),
    }
    // Without an enemy minion there is nobody to recruit.
    check! { Mage: Play("BG31_BOB", Nothing), ChooseCard("BG31_BOBt2"), HandCount(Mine, 0), HandCount(Theirs, 0) }
    check! { Mage:
        Force(Card("CS2_125")), Play("BG31_BOB", Nothing), Mana(4), ChooseCard("BG31_BOBt3"), ChooseCard("CS2_125"),
        Mana(7), HandCount(Mine, 1), IsCard(InHand(0), "CS2_125"),
    }
    check! { Mage:
        Play("BG31_BOB", Nothing), ChooseCard("BG31_BOBt4"), HandCount(Mine, 3), DeckCount(Mine, 18),
        HandCount(Theirs, 0),
    }
}

/// Raptor Herald · Minion · Beast · 3 mana · 4/2 · **Rewind Battlecry: Discover** a Beast with a **Dark Gift**. **Kindred:** It costs (1) less.
//~ done CORE_EDR_004 - 10ba1903 -
#[test]
fn CORE_EDR_004_raptor_herald() {
    check! { Hunter:
        Force(Card("CS2_172")), Force(Card("CS2_125")), Force(Card("CS2_171")), Force(Card("EDR_100t")),
        Play("CORE_EDR_004", Nothing), ChooseCard("CS2_172"), HandCount(Mine, 1), StatsNow(InHand(0), 6, 2),
        HasNow(InHand(0), GameTag::LIFESTEAL), CostNow(InHand(0), 2), Choose(0),
    }
    check! { Hunter:
        Play("CS2_172", Nothing), EndTurn, EndTurn, Force(Card("CS2_172")), Force(Card("CS2_125")),
        Force(Card("CS2_171")), Force(Card("EDR_100t")), Play("CORE_EDR_004", Nothing), ChooseCard("CS2_172"),
        HandCount(Mine, 2), CostNow(InHand(1), 1), Choose(0),
    }
    check! { Hunter: ForbidOutcome(Card("CS2_182")), Play("CORE_EDR_004", Nothing) }
}

/// Raid Leader · Minion · 3 mana · 2/3 · Your other minions have +1 Attack.
//~ done CS2_122 - 4ffc903c -
#[test]
fn CS2_122_raid_leader() {
    check! { Mage:
        Give("CS2_122"), Cost("CS2_122", 3), Stats("CS2_122", 2, 3), Ally("CS2_182"), Play("CS2_122", Nothing),
        StatsNow(My(0), 5, 5), StatsNow(My(1), 2, 3), Kill(My(1)), StatsNow(My(0), 4, 5),
    }
}

/// Enhanced · Enchantment · Raid Leader is granting this minion +1 Attack.
//~ done CS2_122e - 8d46a98c -
#[test]
fn CS2_122e_enhanced() {
    check! { Mage: Ally("CS2_118"), Enchant(My(0), "CS2_122e"), StatsNow(My(0), 6, 1) }
}

/// Ironforge Rifleman · Minion · 3 mana · 2/2 · **Battlecry:** Deal 1 damage.
//~ done CS2_141 - 33141012 -
#[test]
fn CS2_141_ironforge_rifleman() {
    check! { Mage:
        Give("CS2_141"), Cost("CS2_141", 3), Stats("CS2_141", 2, 2), Play("CS2_141", On(TheirHero)),
        Health(TheirHero, 29),
    }
}

/// Gnomish Inventor · Minion · 4 mana · 2/4 · **Battlecry:** Draw a card.
//~ done CS2_147 - 0c90e0e9 -
#[test]
fn CS2_147_gnomish_inventor() {
    check! { Mage:
        Give("CS2_147"), Cost("CS2_147", 4), Stats("CS2_147", 2, 4), Play("CS2_147", Nothing), HandCount(Mine, 1),
    }
}

/// Stormpike Commando · Minion · 5 mana · 4/2 · **Battlecry:** Deal 2 damage.
//~ done CS2_150 - 3e7e7e34 -
#[test]
fn CS2_150_stormpike_commando() {
    check! { Mage:
        Give("CS2_150"), Cost("CS2_150", 5), Stats("CS2_150", 4, 2), Play("CS2_150", On(TheirHero)),
        Health(TheirHero, 28),
    }
}

/// Elven Archer · Minion · 1 mana · 1/1 · **Battlecry:** Deal 1 damage.
//~ done CS2_189 - 07cd1ba0 -
#[test]
fn CS2_189_elven_archer() {
    check! { Mage:
        Give("CS2_189"), Cost("CS2_189", 1), Stats("CS2_189", 1, 1), Play("CS2_189", On(TheirHero)),
        Health(TheirHero, 29),
    }
}

/// Razorfen Hunter · Minion · 3 mana · 2/3 · **Battlecry:** Summon a 1/1 Boar.
//~ done CS2_196 - bbbdc5b7 -
#[test]
fn CS2_196_razorfen_hunter() {
    check! { Mage:
        Give("CS2_196"), Cost("CS2_196", 3), Stats("CS2_196", 2, 3), Play("CS2_196", Nothing), IsCard(My(1), "CS2_boar"),
        StatsNow(My(1), 1, 1),
    }
}

/// Stormwind Champion · Minion · 7 mana · 7/7 · Your other minions have +1/+1.
//~ done CS2_222 - 3e65dd82 -
#[test]
fn CS2_222_stormwind_champion() {
    check! { Mage:
        Give("CS2_222"), Cost("CS2_222", 7), Stats("CS2_222", 7, 7), Ally("CS2_182"), Enemy("CS2_182"),
        Play("CS2_222", Nothing), StatsNow(My(0), 5, 6), StatsNow(My(1), 7, 7), StatsNow(Their(0), 4, 5),
    }
    check! { Mage: Play("CS2_222", Nothing), Health(MyHero, 30) }
}

/// Frostwolf Warlord · Minion · 5 mana · 4/4 · **Battlecry:** Gain +1/+1 for each other friendly minion on the battlefield.
//~ done CS2_226 - 577c8c70 -
#[test]
fn CS2_226_frostwolf_warlord() {
    check! { Mage:
        Give("CS2_226"), Cost("CS2_226", 5), Stats("CS2_226", 4, 4), Ally("CS2_231"), Ally("CS2_231"),
        Enemy("CS2_231"), Play("CS2_226", Nothing), StatsNow(My(2), 6, 6),
    }
}

/// Fast Spawn to Deck Dummy FX · Spell · 0 mana · Holds the FX for inserting a card into a deck quickly.
//~ todo DFX_001 973c6b9e 324bb8e0 -
#[test]
#[ignore = "todo: Fast Spawn to Deck Dummy FX"]
fn DFX_001_fast_spawn_to_deck_dummy_fx() {
    unwritten("DFX_001");
}

/// Time Warp Dummy FX · Spell · 0 mana · Holds the FX for playing Timewarp FX.
//~ todo DFX_002 544c4bea 1193cc40 -
#[test]
#[ignore = "todo: Time Warp Dummy FX"]
fn DFX_002_time_warp_dummy_fx() {
    unwritten("DFX_002");
}

/// Frost Nova Dummy FX · Spell · 0 mana · Holds the FX for playing Frost Nova FX.
//~ todo DFX_003 e14bdc5d 8f75e47c -
#[test]
#[ignore = "todo: Frost Nova Dummy FX"]
fn DFX_003_frost_nova_dummy_fx() {
    unwritten("DFX_003");
}

/// Holy Healing Dummy FX · Spell · 0 mana · Holds the FX for playing Holy Healing FX.
//~ todo DFX_004 c85c0283 f133cee9 -
#[test]
#[ignore = "todo: Holy Healing Dummy FX"]
fn DFX_004_holy_healing_dummy_fx() {
    unwritten("DFX_004");
}

/// Flamestrike Dummy FX · Spell · 0 mana · Holds the FX for playing Flamestrike FX.
//~ todo DFX_005 b405bdf4 5ebd51b4 -
#[test]
#[ignore = "todo: Flamestrike Dummy FX"]
fn DFX_005_flamestrike_dummy_fx() {
    unwritten("DFX_005");
}

/// Darkscale Healer · Minion · Naga · 5 mana · 4/5 · **Battlecry:** Restore #2 Health to all friendly characters.
//~ done DS1_055 - 8a742b95 -
#[test]
fn DS1_055_darkscale_healer() {
    check! { Mage:
        Give("DS1_055"), Cost("DS1_055", 5), Stats("DS1_055", 4, 5), Ally("CS2_182"), Enemy("CS2_182"),
        DealDamage(My(0), 3), DealDamage(Their(0), 3), DealDamage(MyHero, 5), Play("DS1_055", Nothing), Damage(My(0), 1),
        Damage(Their(0), 3), Health(MyHero, 27),
    }
}

/// Voodoo Doctor · Minion · 1 mana · 2/1 · **Battlecry:** Restore #2 Health.
//~ done EX1_011 - a34f42dd -
#[test]
fn EX1_011_voodoo_doctor() {
    check! { Mage:
        Give("EX1_011"), Cost("EX1_011", 1), Stats("EX1_011", 2, 1),
        Targets("EX1_011", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), DealDamage(MyHero, 5),
        Play("EX1_011", On(MyHero)), Health(MyHero, 27),
    }
}

/// Novice Engineer · Minion · 2 mana · 1/1 · **Battlecry:** Draw a card.
//~ done EX1_015 - 7ebfc50d -
#[test]
fn EX1_015_novice_engineer() {
    check! { Mage:
        Give("EX1_015"), Cost("EX1_015", 2), Stats("EX1_015", 1, 1), Play("EX1_015", Nothing), HandCount(Mine, 1),
    }
}

/// Shattered Sun Cleric · Minion · 3 mana · 3/2 · **Battlecry:** Give a friendly minion +1/+1.
//~ done EX1_019 - fd3dc3a6 -
#[test]
fn EX1_019_shattered_sun_cleric() {
    check! { Mage:
        Give("EX1_019"), Cost("EX1_019", 3), Stats("EX1_019", 3, 2), Targets("EX1_019", &[FriendlyMinion]),
        Ally("CS2_182"), Play("EX1_019", On(My(0))), StatsNow(My(0), 5, 6),
    }
}

/// Dragonling Mechanic · Minion · 4 mana · 2/4 · **Battlecry:** Summon a 2/1 Mechanical Dragonling.
//~ done EX1_025 - dd14a49e -
#[test]
fn EX1_025_dragonling_mechanic() {
    check! { Mage:
        Give("EX1_025"), Cost("EX1_025", 4), Stats("EX1_025", 2, 4), Play("EX1_025", Nothing), IsCard(My(1), "EX1_025t"),
        StatsNow(My(1), 2, 1),
    }
}

/// Old Murk-Eye · Minion · Murloc · 4 mana · 2/4 · **Charge**. Has +1 Attack for each other Murloc on the battlefield.
//~ done EX1_062 - 702aa297 -
#[test]
fn EX1_062_old_murk_eye() {
    check! { Mage:
        Give("EX1_062"), Cost("EX1_062", 4), Stats("EX1_062", 2, 4), Has("EX1_062", GameTag::CHARGE),
        Play("EX1_062", Nothing), StatsNow(My(0), 2, 4), Ally("CS2_168"), Enemy("CS2_168"), StatsNow(My(0), 4, 4),
        HasNow(My(0), GameTag::CHARGE),
    }
}

/// Acidic Swamp Ooze · Minion · 2 mana · 3/2 · **Battlecry:** Destroy your opponent's weapon.
//~ done EX1_066 - 9bf305dc -
#[test]
fn EX1_066_acidic_swamp_ooze() {
    check! { Mage:
        Give("EX1_066"), Cost("EX1_066", 2), Stats("EX1_066", 3, 2), Enemy("CS2_106"), Play("EX1_066", Nothing),
        NoWeapon(Theirs), StatsNow(TheirHero, 0, 30),
    }
}

/// Gelbin Mekkatorque · Minion · 6 mana · 6/6 · **Battlecry:** Summon an AWESOME invention.
//~ done EX1_112 - 605bb7b5 -
#[test]
fn EX1_112_gelbin_mekkatorque() {
    check! { Mage:
        Give("EX1_112"), Cost("EX1_112", 6), Stats("EX1_112", 6, 6), Force(Card("Mekka4")), Play("EX1_112", Nothing),
        IsCard(My(1), "Mekka4"),
    }
}

/// SI:7 Infiltrator · Minion · 4 mana · 5/4 · **Battlecry:** Destroy a random enemy **Secret**.
//~ done EX1_186 - 2cfac6cd -
#[test]
fn EX1_186_si_7_infiltrator() {
    check! { Mage:
        Give("EX1_186"), Cost("EX1_186", 4), Stats("EX1_186", 5, 4), EndTurn, Play("EX1_287", Nothing), EndTurn,
        Play("EX1_186", Nothing), IsInZone(Nth(1), Zone::Graveyard),
    }
    // A Quest stands where Secrets do, and is none.
    check! { Mage: EndTurn, Play("UNG_942", Nothing), EndTurn, Play("EX1_186", Nothing), IsInZone(Nth(0), Zone::Secret) }
    check! { Mage:
        EndTurn, Play("EX1_287", Nothing), Play("EX1_289", Nothing), EndTurn, Force(Entity(Nth(0))),
        Play("EX1_186", Nothing), IsInZone(Nth(0), Zone::Graveyard), IsInZone(Nth(1), Zone::Secret),
    }
}

/// Arcane Devourer · Minion · Elemental · 8 mana · 4/8 · Whenever you cast a spell, gain +2/+2.
//~ done EX1_187 - 610ee5e4 -
#[test]
fn EX1_187_arcane_devourer() {
    check! { Mage:
        Give("EX1_187"), Cost("EX1_187", 8), Stats("EX1_187", 4, 8), Play("EX1_187", Nothing),
        Play("GAME_005", Nothing), StatsNow(My(0), 6, 10), Play("CS2_231", Nothing), StatsNow(My(0), 6, 10),
    }
}

/// Barrens Stablehand · Minion · 7 mana · 5/5 · **Battlecry:** Summon a random Beast.
//~ done EX1_188 - 34dbe651 -
#[test]
fn EX1_188_barrens_stablehand() {
    check! { Mage:
        Give("EX1_188"), Cost("EX1_188", 7), Stats("EX1_188", 5, 5), Force(Card("CS2_172")), Play("EX1_188", Nothing),
        IsCard(My(1), "CS2_172"),
    }
}

/// Brightwing · Minion · Dragon · 2 mana · 3/2 · **Battlecry:** Add a random **Legendary** minion to your hand.
//~ done EX1_189 - 6041835c -
#[test]
fn EX1_189_brightwing() {
    check! { Mage:
        Give("EX1_189"), Cost("EX1_189", 2), Stats("EX1_189", 3, 2), Force(Card("EX1_560")), Play("EX1_189", Nothing),
        IsCard(InHand(0), "EX1_560"),
    }
}

/// High Inquisitor Whitemane · Minion · 6 mana · 5/7 · **Battlecry:** Summon all friendly minions that died this turn.
//~ done EX1_190 - 942c51c3 -
#[test]
fn EX1_190_high_inquisitor_whitemane() {
    check! { Mage:
        Give("EX1_190"), Cost("EX1_190", 6), Stats("EX1_190", 5, 7), Ally("CS2_172"), Ally("CS2_182"), Kill(My(0)),
        Play("EX1_190", Nothing), BoardCount(Mine, 3), IsCard(My(2), "CS2_172"),
    }
}

/// Gurubashi Berserker · Minion · 5 mana · 2/8 · Whenever this minion takes damage, gain +3 Attack.
//~ done EX1_399 - d65f334c -
#[test]
fn EX1_399_gurubashi_berserker() {
    check! { Mage:
        Give("EX1_399"), Cost("EX1_399", 5), Stats("EX1_399", 2, 8), Play("EX1_399", Nothing), DealDamage(My(0), 1),
        StatsNow(My(0), 5, 7), DealDamage(My(0), 1), StatsNow(My(0), 8, 6),
    }
}

/// Murloc Tidehunter · Minion · Murloc · 2 mana · 2/1 · **Battlecry:** Summon a 1/1 Murloc Scout.
//~ done EX1_506 - 88a68cbb -
#[test]
fn EX1_506_murloc_tidehunter() {
    check! { Mage:
        Give("EX1_506"), Cost("EX1_506", 2), Stats("EX1_506", 2, 1), Play("EX1_506", Nothing), IsCard(My(1), "EX1_506a"),
        StatsNow(My(1), 1, 1),
    }
}

/// Mrgglaargl! · Enchantment · \+2 Attack from Murloc Warleader.
//~ done EX1_507e - a6c22f4b -
#[test]
fn EX1_507e_mrgglaargl() {
    check! { Mage: Ally("CS2_118"), Enchant(My(0), "EX1_507e"), StatsNow(My(0), 7, 1) }
}

/// Grimscale Oracle · Minion · Murloc · 1 mana · 1/1 · Your other Murlocs have +1 Attack.
//~ done EX1_508 - 6a411c02 -
#[test]
fn EX1_508_grimscale_oracle() {
    check! { Mage:
        Give("EX1_508"), Cost("EX1_508", 1), Stats("EX1_508", 1, 1), Play("EX1_508", Nothing), Ally("CS2_168"),
        Ally("CS2_231"), Enemy("CS2_168"), StatsNow(My(0), 1, 1), StatsNow(My(1), 3, 1), StatsNow(My(2), 1, 1), StatsNow(Their(0), 2, 1),
    }
}

/// Mlarggragllabl! · Enchantment · This Murloc has +1 Attack.
//~ done EX1_508o - 687ab5f6 -
#[test]
fn EX1_508o_mlarggragllabl() {
    check! { Mage: Ally("CS2_118"), Enchant(My(0), "EX1_508o"), StatsNow(My(0), 6, 1) }
}

/// Nightblade · Minion · 5 mana · 4/4 · **Battlecry:** Deal 3 damage to the enemy hero.
//~ done EX1_593 - 10d9e6ac -
#[test]
fn EX1_593_nightblade() {
    check! { Mage:
        Give("EX1_593"), Cost("EX1_593", 5), Stats("EX1_593", 4, 4), Play("EX1_593", Nothing), Health(TheirHero, 27),
    }
}

/// Avatar of the Coin · Minion · 0 mana · 1/1 · *You lost the coin flip, but gained a friend.*
//~ todo GAME_002 fb7b1de3 29ced888 -
#[test]
#[ignore = "todo: Avatar of the Coin"]
fn GAME_002_avatar_of_the_coin() {
    unwritten("GAME_002");
}

/// NOOOOOOOOOOOO · Spell · 2 mana · Somehow, the card you USED to have has been deleted. Here, have this one instead!
//~ todo GAME_006 5c6393f2 b1e39bb0 -
#[test]
#[ignore = "todo: NOOOOOOOOOOOO"]
fn GAME_006_noooooooooooo() {
    unwritten("GAME_006");
}

/// Harth Stonebrew · Minion · 6 mana · 5/5 · **Battlecry:** Replace your hand with an iconic one from Hearthstone's past. *(Once per game)*
//~ done GIFT_01 - 2e7602c6 -
#[test]
fn GIFT_01_harth_stonebrew() {
    check! { Mage:
        Give("CS2_182"), Give("CS2_231"), Force(Number(5)), Play("GIFT_01", Nothing), HandCount(Mine, 8),
        IsCard(InHand(0), "NEW1_021"), IsCard(InHand(7), "CS2_026"), DeckCount(Mine, 19),
        IsInZone(Newest("CS2_231"), Zone::RemovedFromGame),
    }
    check! { Mage: Force(Number(3)), Play("GIFT_01", Nothing), HandCount(Mine, 8), IsCard(InHand(2), "TOY_400t7") }
    // Once per game, also for a second one and for its reprint.
    check! { Mage:
        Force(Number(12)), Play("GIFT_01", Nothing), IsCard(InHand(7), "ICC_831"), EndTurn, EndTurn, HandCount(Mine, 9),
        Play("CORE_GIFT_01", Nothing), HandCount(Mine, 9), IsCard(InHand(7), "ICC_831"),
    }
    // The opponent's own one is another.
    check! { Mage:
        Force(Number(0)), Play("GIFT_01", Nothing), EndTurn, Force(Number(1)), Play("GIFT_01", Nothing),
        HandCount(Theirs, 8), IsCard(InTheirHand(0), "RLK_063"), HandCount(Mine, 8), IsCard(InHand(0), "RLK_730"),
    }
    check! { Mage:
        Force(Number(12)), Play("GIFT_01", Nothing), Give("CS2_182"), Crystals(10), Play("GIFT_01", Nothing), HandCount(Mine, 9),
        IsCard(InHand(7), "ICC_831"), IsCard(InHand(8), "CS2_182"),
    }
}

/// Alexstrasza the Life-Binder · Minion · Dragon · 9 mana · 8/8 · **Battlecry**: Choose a character. If it's friendly, restore #8 Health. If it's an enemy, deal 8 damage.
//~ done LEG_CS3_031 - a4a08f01 -
#[test]
fn LEG_CS3_031_alexstrasza_the_life_binder() {
    check! { Mage:
        Give("LEG_CS3_031"), Cost("LEG_CS3_031", 9), Stats("LEG_CS3_031", 8, 8), DealDamage(MyHero, 10),
        Play("LEG_CS3_031", On(MyHero)), Health(MyHero, 28),
    }
    check! { Mage: Play("LEG_CS3_031", On(TheirHero)), Health(TheirHero, 22) }
}

/// Onyxia the Broodmother · Minion · Dragon · 9 mana · 8/8 · At the end of each turn, fill your board with 1/1 Whelps.
//~ done LEG_CS3_032 - 9f44eb21 -
#[test]
fn LEG_CS3_032_onyxia_the_broodmother() {
    check! { Mage:
        Give("LEG_CS3_032"), Cost("LEG_CS3_032", 9), Stats("LEG_CS3_032", 8, 8), Play("LEG_CS3_032", Nothing), EndTurn,
        BoardCount(Mine, 7), IsCard(My(0), "ds1_whelptoken"),
    }
    // The Whelps are there before the next turn begins.
    check! { Mage: Enemy("NEW1_021"), Ally("LEG_CS3_032"), EndTurn, BoardCount(Theirs, 0), BoardCount(Mine, 0) }
}

/// Ysera the Dreamer · Minion · Dragon · 9 mana · 4/12 · **Battlecry:** Add one of each Dream card to your hand.
//~ done LEG_CS3_033 - 4564d18c -
#[test]
fn LEG_CS3_033_ysera_the_dreamer() {
    check! { Mage:
        Give("LEG_CS3_033"), Cost("LEG_CS3_033", 9), Stats("LEG_CS3_033", 4, 12), Play("LEG_CS3_033", Nothing),
        HandCount(Mine, 5), IsCard(InHand(0), "DREAM_01"), IsCard(InHand(4), "DREAM_05"),
    }
}

/// Malygos the Spellweaver · Minion · Dragon · 9 mana · 4/12 · **Battlecry:** Draw spells until your hand is full.
//~ done LEG_CS3_034 - 991bc5b1 -
#[test]
fn LEG_CS3_034_malygos_the_spellweaver() {
    check! { Mage:
        Give("LEG_CS3_034"), Cost("LEG_CS3_034", 9), Stats("LEG_CS3_034", 4, 12), OnTop("CS2_029"), OnTop("CS2_024"),
        Play("LEG_CS3_034", Nothing), HandCount(Mine, 2), IsCard(InHand(0), "CS2_024"), IsCard(InHand(1), "CS2_029"),
    }
    // As many as there is room for.
    let spells = ["CS2_029"; 12];
    check! { Mage:
        EmptyDeck(Mine), OnTop("CS2_182"), Play("LEG_CS3_034", Nothing), HandCount(Mine, 0), DeckCount(Mine, 1),
    }
    for (held, left) in [(0, 2), (1, 3)] {
        let hand = [EmptyDeck(Mine)].into_iter().chain(std::iter::repeat_n(Give("CS2_182"), held));
        let setup: Vec<Step> = hand.chain(spells.map(OnTop)).collect();
        let then = [Play("LEG_CS3_034", Nothing), HandCount(Mine, 10), DeckCount(Mine, left)];
        check(CardClass::Mage, &[&setup[..], &then].concat());
    }
}

/// Deathwing the Destroyer · Minion · Dragon · 10 mana · 12/12 · **Battlecry:** Destroy all other minions. Discard a card for each destroyed.
//~ done LEG_CS3_036 - 9d34acee -
#[test]
fn LEG_CS3_036_deathwing_the_destroyer() {
    check! { Mage:
        Give("LEG_CS3_036"), Cost("LEG_CS3_036", 10), Stats("LEG_CS3_036", 12, 12), Ally("CS2_182"), Enemy("CS2_182"),
        Give("CS2_231"), Give("CS2_231"), Give("CS2_231"), Play("LEG_CS3_036", Nothing), BoardCount(Mine, 1),
        BoardCount(Theirs, 0), HandCount(Mine, 1),
    }
}

/// Homing Chicken · Minion · Mech · Beast · 1 mana · 0/1 · At the start of your turn, destroy this minion and draw 3 cards.
//~ done Mekka1 - edb631fe -
#[test]
fn Mekka1_homing_chicken() {
    check! { Mage:
        Give("Mekka1"), Cost("Mekka1", 1), Stats("Mekka1", 0, 1), Play("Mekka1", Nothing), EndTurn, EndTurn,
        HandCount(Mine, 4), BoardCount(Mine, 0),
    }
}

/// Repair Bot · Minion · Mech · 1 mana · 0/3 · At the end of your turn, restore #6 Health to a damaged character.
//~ done Mekka2 - b3acac50 -
#[test]
fn Mekka2_repair_bot() {
    check! { Mage:
        Give("Mekka2"), Cost("Mekka2", 1), Stats("Mekka2", 0, 3), Play("Mekka2", Nothing), DealDamage(MyHero, 10), EndTurn,
        Health(MyHero, 26),
    }
    check! { Mage:
        Play("Mekka2", Nothing), EndTurn, Enemy("Mekka2"), EndTurn, HeroPower(On(Nth(0))), EndTurn, StatsNow(My(0), 0, 3),
    }
}

/// Emboldener 3000 · Minion · Mech · 1 mana · 0/4 · At the end of your turn, give a random minion +1/+1.
//~ done Mekka3 - 1407a41e -
#[test]
fn Mekka3_emboldener_3000() {
    check! { Mage:
        Give("Mekka3"), Cost("Mekka3", 1), Stats("Mekka3", 0, 4), Play("Mekka3", Nothing), EndTurn, StatsNow(My(0), 1, 5),
    }
}

/// Poultryizer · Minion · Mech · 1 mana · 0/3 · At the start of your turn, transform a random minion into a 1/1 Chicken.
//~ done Mekka4 - 8ed21bd7 -
#[test]
fn Mekka4_poultryizer() {
    check! { Mage:
        Give("Mekka4"), Cost("Mekka4", 1), Stats("Mekka4", 0, 3), Play("Mekka4", Nothing), Enemy("CS2_182"), EndTurn,
        Force(Entity(Their(0))), EndTurn, IsCard(Their(0), "Mekka4t"),
    }
}

/// Chicken · Minion · Beast · 0 mana · 1/1 · *Hey Chicken!*
//~ done Mekka4t - 6c2b2a84 -
#[test]
fn Mekka4t_chicken() {
    check! { Mage:
        Give("Mekka4t"), Cost("Mekka4t", 0), Stats("Mekka4t", 1, 1), Play("Mekka4t", Nothing), StatsNow(My(0), 1, 1),
    }
}

/// Captain's Parrot · Minion · Beast · 2 mana · 1/1 · **Battlecry:** Draw a Pirate from your deck.
//~ done NEW1_016 - 6541eb3b -
#[test]
fn NEW1_016_captains_parrot() {
    check! { Mage:
        Give("NEW1_016"), Cost("NEW1_016", 2), Stats("NEW1_016", 1, 1), OnTop("NEW1_018"), OnTop("CS2_182"),
        Play("NEW1_016", Nothing), IsCard(InHand(0), "NEW1_018"),
    }
}

/// Elite Tauren Chieftain · Minion · 5 mana · 5/5 · **Battlecry:** Give both players the power to ROCK! (with a Power Chord card)
//~ done PRO_001 - aa8ab2a4 -
#[test]
fn PRO_001_elite_tauren_chieftain() {
    check! { Mage:
        Give("PRO_001"), Cost("PRO_001", 5), Stats("PRO_001", 5, 5), Force(Card("PRO_001a")), Force(Card("PRO_001c")),
        Play("PRO_001", Nothing), IsCard(InHand(0), "PRO_001a"), IsCard(InTheirHand(0), "PRO_001c"),
    }
}

/// I Am Murloc · Spell · 4 mana · Summon three, four, or five 1/1 Murlocs.
//~ done PRO_001a - 3d6c16bc -
#[test]
fn PRO_001a_i_am_murloc() {
    check! { Mage:
        Give("PRO_001a"), Cost("PRO_001a", 4), Force(Number(1)), Play("PRO_001a", Nothing), BoardCount(Mine, 4),
        StatsNow(My(0), 1, 1),
    }
}

/// Rogues Do It... · Spell · 4 mana · Deal $4 damage. Draw a card.
//~ done PRO_001b - eb46372d -
#[test]
fn PRO_001b_rogues_do_it() {
    check! { Mage:
        Give("PRO_001b"), Cost("PRO_001b", 4),
        Targets("PRO_001b", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), Play("PRO_001b", On(TheirHero)),
        Health(TheirHero, 26), HandCount(Mine, 1),
    }
}

/// Power of the Horde · Spell · 4 mana · Summon a random Horde Warrior.
//~ done PRO_001c - 951ce8a0 -
#[test]
fn PRO_001c_power_of_the_horde() {
    check! { Mage:
        Give("PRO_001c"), Cost("PRO_001c", 4), Force(Card("EX1_021")), Play("PRO_001c", Nothing), IsCard(My(0), "EX1_021"),
    }
}

/// Gnomelia, S.A.F.E. Pilot · Minion · 6 mana · 4/2 · **Rush**. Also damages minions next to whomever this attacks. **Deathrattle:** Deal 2 damage to all enemies.
//~ done TOY_100 - 82a03578 -
#[test]
fn TOY_100_gnomelia_s_a_f_e_pilot() {
    check! { Mage:
        Give("TOY_100"), Cost("TOY_100", 6), Stats("TOY_100", 4, 2), Has("TOY_100", GameTag::RUSH), Enemy("CS2_200"),
        Enemy("CS2_200"), Enemy("CS2_200"), Play("TOY_100", Nothing), Attack(My(0), Their(1)), Damage(Their(0), 6),
        Damage(Their(1), 6), Damage(Their(2), 6), Dead(Nth(0)), Health(TheirHero, 28),
    }
}

/// Night Elf Huntress · Minion · 5 mana · 3/3 · **Battlecry:** Deal 3 damage to three different enemies. *(You pick the targets!)*
//~ done TOY_101 - c5ed6993 -
#[test]
fn TOY_101_night_elf_huntress() {
    check! { Mage:
        Give("TOY_101"), Cost("TOY_101", 5), Stats("TOY_101", 3, 3), Enemy("CS2_182"), Enemy("CS2_182"),
        Play("TOY_101", On(Their(0))), Choose(0), Choose(0), Damage(Their(0), 3), Health(TheirHero, 27),
        Damage(Their(1), 3),
    }
    check! { Mage:
        Enemy("CS2_182"), Enemy("CS2_182"), Play("TOY_101", On(Their(0))), Choose(1), Choose(0), Health(TheirHero, 27),
    }
}

/// Footman · Minion · 4 mana · 2/5 · **Taunt** Adjacent minions are **Immune** while attacking.
//~ done TOY_102 - dda17f42 -
#[test]
fn TOY_102_footman() {
    check! { Mage:
        Give("TOY_102"), Cost("TOY_102", 4), Stats("TOY_102", 2, 5), Has("TOY_102", GameTag::TAUNT), Ally("CS2_172"),
        Play("TOY_102", Nothing), Enemy("CS2_182"), Attack(My(0), Their(0)), Damage(My(0), 0), Damage(Their(0), 3),
        HasNow(My(1), GameTag::TAUNT),
    }
}

/// Warsong Grunt · Minion · 5 mana · 3/6 · **Rush**. After this attacks and kills a minion, it may attack again.
//~ done TOY_103 - 1857444d -
#[test]
fn TOY_103_warsong_grunt() {
    check! { Mage:
        Give("TOY_103"), Cost("TOY_103", 5), Stats("TOY_103", 3, 6), Has("TOY_103", GameTag::RUSH), Enemy("CS2_231"),
        Enemy("CS2_231"), Play("TOY_103", Nothing), Attack(My(0), Their(0)), Attack(My(0), Their(0)),
        BoardCount(Theirs, 0),
    }
    check! { Mage: Enemy("CS2_182"), Enemy("CS2_231"), Ally("TOY_103"), Attack(My(0), Their(0)), CannotAct(My(0)) }
    // It answers each time, not once a turn.
    check! { Mage:
        Enemy("CS2_231"), Enemy("CS2_231"), Play("TOY_103", Nothing), Attack(My(0), Their(0)), Attack(My(0), Their(0)),
        Enemy("CS2_231"), Attack(My(0), Their(0)),
    }
}

/// Champions of Azeroth · Spell · 4 mana · Choose Alliance or Horde. Get 2 of their **Legendary** Champions and reduce their Costs by (2).
//~ done WON_113 - 79eb96fd -
#[test]
fn WON_113_champions_of_azeroth() {
    check! { Mage:
        Force(Number(1)), Force(Number(3)), Play("WON_113", Nothing), ChooseCard("WON_113a"),
        HandCount(Mine, 2), IsInZone(Newest("EX1_559"), Zone::Hand), IsInZone(Newest("AT_072"), Zone::Hand), CostNow(Newest("EX1_559"), 5),
        CostNow(Newest("AT_072"), 8), IsInZone(Newest("LOE_077"), Zone::RemovedFromGame),
    }
    check! { Mage:
        Force(Number(1)), Force(Number(3)), Play("WON_113", Nothing), ChooseCard("WON_113b"),
        HandCount(Mine, 2), CostNow(Newest("EX1_110"), 4), CostNow(Newest("EX1_414"), 6), HandCount(Theirs, 0),
    }
}

/// Avatar of Hearthstone · Minion · 9 mana · 5/5 · **Battlecry:** Open a Standard Pack. Play all cards from it.
//~ done WON_145 - 76a47b77 -
#[test]
fn WON_145_avatar_of_hearthstone() {
    check! { Mage:
        Force(Yes), Force(Card("EDR_844")), Force(No), Force(Yes), Force(Card("TIME_617")), Force(No), Force(No),
        Force(Yes), Force(Card("CATA_208")), Force(No), Force(No), Force(No), Force(Card("TIME_053")), Force(No),
        Force(No), Force(No), Force(Card("EDR_598")), Play("WON_145", Nothing), Mana(1), BoardCount(Mine, 6),
        HandCount(Mine, 0), IsCard(My(1), "EDR_844"), IsCard(My(2), "TIME_617"), IsCard(My(3), "CATA_208"), IsCard(My(4), "TIME_053"),
        IsCard(My(5), "EDR_598"),
    }
    // After four Common cards the last is Rare at least; a Battlecry happens, as of a card that is played.
    check! { Mage:
        Force(No), Force(No), Force(No), Force(Card("TIME_053")), Force(No), Force(No), Force(No),
        Force(Card("TIME_053")), Force(No), Force(No), Force(No), Force(Card("TIME_053")), Force(No), Force(No),
        Force(No), Force(Card("EDR_598")), Force(No), Force(No), Force(Card("EDR_001")), Play("WON_145", Nothing),
        BoardCount(Mine, 6), IsCard(My(5), "EDR_001"), HandCount(Mine, 1),
    }
    // Each pack counts its own: a Rare card in the first is none in the second, which Brann Bronzebeard has opened.
    check! { Mage:
        Ally("LOE_077"), Force(No), Force(No), Force(Yes), Force(Card("CATA_208")), Force(No), Force(No), Force(No),
        Force(Card("TIME_023")), Force(No), Force(No), Force(No), Force(Card("TIME_023")), Force(No), Force(No),
        Force(No), Force(Card("TIME_023")), Force(No), Force(No), Force(No), Force(Card("TIME_023")), Force(No),
        Force(No), Force(No), Force(Card("TIME_023")), Force(No), Force(No), Force(No), Force(Card("TIME_023")),
        Force(No), Force(No), Force(No), Force(Card("TIME_023")), Force(No), Force(No), Force(No),
        Force(Card("TIME_023")), Force(No), Force(No), Force(Card("EDR_001")), Play("WON_145", Nothing),
        DeckCount(Mine, 3), HandCount(Mine, 10), IsCard(My(2), "CATA_208"), IsCard(My(3), "EDR_001"),
    }
    // One that is not Common is enough for a pack: the last card may be of any rarity then, and is Rare at least otherwise.
    let common = [Force(No), Force(No), Force(No), Force(Card("TIME_053"))];
    let (legendary, epic) = ([Force(Yes), Force(Card("EDR_844"))], [Force(No), Force(Yes), Force(Card("TIME_617"))]);
    let rare = [Force(No), Force(No), Force(Yes), Force(Card("CATA_208"))];
    for (first, last, id) in [
        (&legendary[..], &common[..], "TIME_053"),
        (&epic[..], &common[..], "TIME_053"),
        (&rare[..], &common[..], "TIME_053"),
        (&legendary[..], &legendary[..], "EDR_844"),
        (&legendary[..], &epic[..], "TIME_617"),
        (&legendary[..], &rare[..], "CATA_208"),
        (&common[..], &legendary[..], "EDR_844"),
        (&common[..], &epic[..], "TIME_617"),
    ] {
        let opened = [Play("WON_145", Nothing), BoardCount(Mine, 6), IsCard(My(5), id)];
        check(CardClass::Mage, &[first, &common, &common, &common, last, &opened].concat());
    }
}
