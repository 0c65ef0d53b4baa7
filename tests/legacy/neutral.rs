//! Neutral cards of Legacy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 059538cb

/// `BG31_BOB` · Neutral minion · 6 mana · 4/5
/// > **Battlecry:** Choose an action from the Battlegrounds!
///
/// State: Done
//~ done BG31_BOB a9c2a161 - f47820c3.3a34d993
#[test]
fn BG31_BOB_bob_the_bartender() {
    check(
        CardClass::Mage,
        &[
            Give("BG31_BOB"),
            Cost("BG31_BOB", 6),
            Stats("BG31_BOB", 4, 5),
            Enemy("CS2_182"),
            Play("BG31_BOB", Nothing),
            ChooseCard("BG31_BOBt"),
            HasNow(Their(0), GameTag::FROZEN),
        ],
    );
}

/// `CORE_EDR_004` · Neutral minion · 3 mana · 4/2
/// > **Rewind Battlecry: Discover** a Beast with a **Dark Gift**. **Kindred:** It costs (1) less.
///
/// State: Todo
//~ todo CORE_EDR_004 684d27f4 000ad168 e82e432c.9f69eea3
#[test]
#[ignore = "todo: Raptor Herald"]
fn CORE_EDR_004_raptor_herald() {
    unwritten("CORE_EDR_004");
}

/// `CS2_122` · Neutral minion · 3 mana · 2/3
/// > Your other minions have +1 Attack.
///
/// State: Done
//~ done CS2_122 62a51a1d - a023d7db.cc6d9299
#[test]
fn CS2_122_raid_leader() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_122"),
            Cost("CS2_122", 3),
            Stats("CS2_122", 2, 3),
            Friend("CS2_182"),
            Play("CS2_122", Nothing),
            Now(My(0), 5, 5),
            Now(My(1), 2, 3),
            Kill(My(1)),
            Now(My(0), 4, 5),
        ],
    );
}

/// `CS2_122e` · Neutral enchantment
/// > Raid Leader is granting this minion +1 Attack.
///
/// State: Done
//~ done CS2_122e 704d1234 - 39330d41.73de4d1a
#[test]
fn CS2_122e_enhanced() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "CS2_122e"), Now(My(0), 6, 1)]);
}

/// `CS2_141` · Neutral minion · 3 mana · 2/2
/// > **Battlecry:** Deal 1 damage.
///
/// State: Done
//~ done CS2_141 b9830855 - 4f81c2cc.cbe7dbbc
#[test]
fn CS2_141_ironforge_rifleman() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_141"),
            Cost("CS2_141", 3),
            Stats("CS2_141", 2, 2),
            Play("CS2_141", On(TheirHero)),
            Health(TheirHero, 29),
        ],
    );
}

/// `CS2_147` · Neutral minion · 4 mana · 2/4
/// > **Battlecry:** Draw a card.
///
/// State: Done
//~ done CS2_147 bbe4801d - 02031212.72a132f1
#[test]
fn CS2_147_gnomish_inventor() {
    check(
        CardClass::Mage,
        &[Give("CS2_147"), Cost("CS2_147", 4), Stats("CS2_147", 2, 4), Play("CS2_147", Nothing), HandCount(Mine, 1)],
    );
}

/// `CS2_150` · Neutral minion · 5 mana · 4/2
/// > **Battlecry:** Deal 2 damage.
///
/// State: Done
//~ done CS2_150 50b97185 - 02c53cf5.d9e5e9ea
#[test]
fn CS2_150_stormpike_commando() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_150"),
            Cost("CS2_150", 5),
            Stats("CS2_150", 4, 2),
            Play("CS2_150", On(TheirHero)),
            Health(TheirHero, 28),
        ],
    );
}

/// `CS2_189` · Neutral minion · 1 mana · 1/1
/// > **Battlecry:** Deal 1 damage.
///
/// State: Done
//~ done CS2_189 ce39d4f8 - 158be837.cbe7dbbc
#[test]
fn CS2_189_elven_archer() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_189"),
            Cost("CS2_189", 1),
            Stats("CS2_189", 1, 1),
            Play("CS2_189", On(TheirHero)),
            Health(TheirHero, 29),
        ],
    );
}

/// `CS2_196` · Neutral minion · 3 mana · 2/3
/// > **Battlecry:** Summon a 1/1 Boar.
///
/// State: Done
//~ done CS2_196 26e48e76 - dc687a03.1ee57859
#[test]
fn CS2_196_razorfen_hunter() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_196"),
            Cost("CS2_196", 3),
            Stats("CS2_196", 2, 3),
            Play("CS2_196", Nothing),
            Is(My(1), "CS2_boar"),
            Now(My(1), 1, 1),
        ],
    );
}

/// `CS2_222` · Neutral minion · 7 mana · 7/7
/// > Your other minions have +1/+1.
///
/// State: Done
//~ done CS2_222 57bd344a - 710f5efa.180b3f03
#[test]
fn CS2_222_stormwind_champion() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_222"),
            Cost("CS2_222", 7),
            Stats("CS2_222", 7, 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_222", Nothing),
            Now(My(0), 5, 6),
            Now(My(1), 7, 7),
            Now(Their(0), 4, 5),
        ],
    );
}

/// `CS2_226` · Neutral minion · 5 mana · 4/4
/// > **Battlecry:** Gain +1/+1 for each other friendly minion on the battlefield.
///
/// State: Done
//~ done CS2_226 44696c0d - d308937d.478b5e64
#[test]
fn CS2_226_frostwolf_warlord() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_226"),
            Cost("CS2_226", 5),
            Stats("CS2_226", 4, 4),
            Friend("CS2_231"),
            Friend("CS2_231"),
            Enemy("CS2_231"),
            Play("CS2_226", Nothing),
            Now(My(2), 6, 6),
        ],
    );
}

/// `DFX_001` · Neutral spell · 0 mana
/// > Holds the FX for inserting a card into a deck quickly.
///
/// State: Todo
//~ todo DFX_001 a058c06a 973c6b9e f8ca0b2d.4f603437
#[test]
#[ignore = "todo: Fast Spawn to Deck Dummy FX"]
fn DFX_001_fast_spawn_to_deck_dummy_fx() {
    unwritten("DFX_001");
}

/// `DFX_002` · Neutral spell · 0 mana
/// > Holds the FX for playing Timewarp FX.
///
/// State: Todo
//~ todo DFX_002 7667a88e 544c4bea 91d6c1d7.c1020960
#[test]
#[ignore = "todo: Time Warp Dummy FX"]
fn DFX_002_time_warp_dummy_fx() {
    unwritten("DFX_002");
}

/// `DFX_003` · Neutral spell · 0 mana
/// > Holds the FX for playing Frost Nova FX.
///
/// State: Todo
//~ todo DFX_003 556eb692 e14bdc5d 85dc5334.5650650e
#[test]
#[ignore = "todo: Frost Nova Dummy FX"]
fn DFX_003_frost_nova_dummy_fx() {
    unwritten("DFX_003");
}

/// `DFX_004` · Neutral spell · 0 mana
/// > Holds the FX for playing Holy Healing FX.
///
/// State: Todo
//~ todo DFX_004 8140adb6 c85c0283 138f33a6.d9530355
#[test]
#[ignore = "todo: Holy Healing Dummy FX"]
fn DFX_004_holy_healing_dummy_fx() {
    unwritten("DFX_004");
}

/// `DFX_005` · Neutral spell · 0 mana
/// > Holds the FX for playing Flamestrike FX.
///
/// State: Todo
//~ todo DFX_005 40f09826 b405bdf4 aff36f8e.a68dba1c
#[test]
#[ignore = "todo: Flamestrike Dummy FX"]
fn DFX_005_flamestrike_dummy_fx() {
    unwritten("DFX_005");
}

/// `DS1_055` · Neutral minion · 5 mana · 4/5
/// > **Battlecry:** Restore #2 Health to all friendly characters.
///
/// State: Done
//~ done DS1_055 4921a29c - 44d55fc7.9506a155
#[test]
fn DS1_055_darkscale_healer() {
    check(
        CardClass::Mage,
        &[
            Give("DS1_055"),
            Cost("DS1_055", 5),
            Stats("DS1_055", 4, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(My(0), 3),
            Hurt(Their(0), 3),
            Hurt(MyHero, 5),
            Play("DS1_055", Nothing),
            Damage(My(0), 1),
            Damage(Their(0), 3),
            Health(MyHero, 27),
        ],
    );
}

/// `EX1_011` · Neutral minion · 1 mana · 2/1
/// > **Battlecry:** Restore #2 Health.
///
/// State: Done
//~ done EX1_011 42eca3c9 - f864d0d8.22e721cb
#[test]
fn EX1_011_voodoo_doctor() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_011"),
            Cost("EX1_011", 1),
            Stats("EX1_011", 2, 1),
            Targets("EX1_011", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Hurt(MyHero, 5),
            Play("EX1_011", On(MyHero)),
            Health(MyHero, 27),
        ],
    );
}

/// `EX1_015` · Neutral minion · 2 mana · 1/1
/// > **Battlecry:** Draw a card.
///
/// State: Done
//~ done EX1_015 3eb12953 - 095cc810.72a132f1
#[test]
fn EX1_015_novice_engineer() {
    check(
        CardClass::Mage,
        &[Give("EX1_015"), Cost("EX1_015", 2), Stats("EX1_015", 1, 1), Play("EX1_015", Nothing), HandCount(Mine, 1)],
    );
}

/// `EX1_019` · Neutral minion · 3 mana · 3/2
/// > **Battlecry:** Give a friendly minion +1/+1.
///
/// State: Done
//~ done EX1_019 742b0d01 - 4c088bae.275576eb
#[test]
fn EX1_019_shattered_sun_cleric() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_019"),
            Cost("EX1_019", 3),
            Stats("EX1_019", 3, 2),
            Targets("EX1_019", &[FriendlyMinion]),
            Friend("CS2_182"),
            Play("EX1_019", On(My(0))),
            Now(My(0), 5, 6),
        ],
    );
}

/// `EX1_025` · Neutral minion · 4 mana · 2/4
/// > **Battlecry:** Summon a 2/1 Mechanical Dragonling.
///
/// State: Done
//~ done EX1_025 63a40ff9 - 37fd6ea8.fdfaf7ac
#[test]
fn EX1_025_dragonling_mechanic() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_025"),
            Cost("EX1_025", 4),
            Stats("EX1_025", 2, 4),
            Play("EX1_025", Nothing),
            Is(My(1), "EX1_025t"),
            Now(My(1), 2, 1),
        ],
    );
}

/// `EX1_062` · Neutral minion · 4 mana · 2/4
/// > **Charge**. Has +1 Attack for each other Murloc on the battlefield.
///
/// State: Done
//~ done EX1_062 922e7a2c - 752466ce.8365bbb1
#[test]
fn EX1_062_old_murk_eye() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_062"),
            Cost("EX1_062", 4),
            Stats("EX1_062", 2, 4),
            Has("EX1_062", GameTag::CHARGE),
            Play("EX1_062", Nothing),
            Now(My(0), 2, 4),
            Friend("CS2_168"),
            Enemy("CS2_168"),
            Now(My(0), 4, 4),
            HasNow(My(0), GameTag::CHARGE),
        ],
    );
}

/// `EX1_066` · Neutral minion · 2 mana · 3/2
/// > **Battlecry:** Destroy your opponent's weapon.
///
/// State: Done
//~ done EX1_066 6492c8c5 - 9a143bb5.a8bb4a6e
#[test]
fn EX1_066_acidic_swamp_ooze() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_066"),
            Cost("EX1_066", 2),
            Stats("EX1_066", 3, 2),
            Enemy("CS2_106"),
            Play("EX1_066", Nothing),
            NoWeapon(Theirs),
            Now(TheirHero, 0, 30),
        ],
    );
}

/// `EX1_112` · Neutral minion · 6 mana · 6/6
/// > **Battlecry:** Summon an AWESOME invention.
///
/// State: Done
//~ done EX1_112 42d4e81c - ce80c1dd.d0cdea89
#[test]
fn EX1_112_gelbin_mekkatorque() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_112"),
            Cost("EX1_112", 6),
            Stats("EX1_112", 6, 6),
            Force(Card("Mekka4")),
            Play("EX1_112", Nothing),
            Is(My(1), "Mekka4"),
        ],
    );
}

/// `EX1_186` · Neutral minion · 4 mana · 5/4
/// > **Battlecry:** Destroy a random enemy **Secret**.
///
/// State: Done
//~ done EX1_186 53014243 - 4c4968ae.c21b051d
#[test]
fn EX1_186_si_7_infiltrator() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_186"),
            Cost("EX1_186", 4),
            Stats("EX1_186", 5, 4),
            EndTurn,
            Play("EX1_287", Nothing),
            EndTurn,
            Play("EX1_186", Nothing),
            In(Nth(1), Zone::Graveyard),
        ],
    );
    // A Quest stands where Secrets do, and is none.
    check(
        CardClass::Mage,
        &[EndTurn, Play("UNG_942", Nothing), EndTurn, Play("EX1_186", Nothing), In(Nth(0), Zone::Secret)],
    );
}

/// `EX1_187` · Neutral minion · 8 mana · 4/8
/// > Whenever you cast a spell, gain +2/+2.
///
/// State: Done
//~ done EX1_187 98fed8fd - 753d2b5c.ec30d282
#[test]
fn EX1_187_arcane_devourer() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_187"),
            Cost("EX1_187", 8),
            Stats("EX1_187", 4, 8),
            Play("EX1_187", Nothing),
            Play("GAME_005", Nothing),
            Now(My(0), 6, 10),
            Play("CS2_231", Nothing),
            Now(My(0), 6, 10),
        ],
    );
}

/// `EX1_188` · Neutral minion · 7 mana · 5/5
/// > **Battlecry:** Summon a random Beast.
///
/// State: Done
//~ done EX1_188 9f6b44f4 - 5c6bdcea.46ac7ab9
#[test]
fn EX1_188_barrens_stablehand() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_188"),
            Cost("EX1_188", 7),
            Stats("EX1_188", 5, 5),
            Force(Card("CS2_172")),
            Play("EX1_188", Nothing),
            Is(My(1), "CS2_172"),
        ],
    );
}

/// `EX1_189` · Neutral minion · 2 mana · 3/2
/// > **Battlecry:** Add a random **Legendary** minion to your hand.
///
/// State: Done
//~ done EX1_189 fff4f1b4 - cc3bdd58.005252c4
#[test]
fn EX1_189_brightwing() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_189"),
            Cost("EX1_189", 2),
            Stats("EX1_189", 3, 2),
            Force(Card("EX1_560")),
            Play("EX1_189", Nothing),
            Is(InHand(0), "EX1_560"),
        ],
    );
}

/// `EX1_190` · Neutral minion · 6 mana · 5/7
/// > **Battlecry:** Summon all friendly minions that died this turn.
///
/// State: Done
//~ done EX1_190 0b5c83d0 - 120df287.d883ab4f
#[test]
fn EX1_190_high_inquisitor_whitemane() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_190"),
            Cost("EX1_190", 6),
            Stats("EX1_190", 5, 7),
            Friend("CS2_172"),
            Friend("CS2_182"),
            Kill(My(0)),
            Play("EX1_190", Nothing),
            BoardCount(Mine, 3),
            Is(My(2), "CS2_172"),
        ],
    );
}

/// `EX1_399` · Neutral minion · 5 mana · 2/8
/// > Whenever this minion takes damage, gain +3 Attack.
///
/// State: Done
//~ done EX1_399 1dc0e2ba - 44a96988.c691322c
#[test]
fn EX1_399_gurubashi_berserker() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_399"),
            Cost("EX1_399", 5),
            Stats("EX1_399", 2, 8),
            Play("EX1_399", Nothing),
            Hurt(My(0), 1),
            Now(My(0), 5, 7),
            Hurt(My(0), 1),
            Now(My(0), 8, 6),
        ],
    );
}

/// `EX1_506` · Neutral minion · 2 mana · 2/1
/// > **Battlecry:** Summon a 1/1 Murloc Scout.
///
/// State: Done
//~ done EX1_506 d1f16be0 - 29ad8d55.099a2349
#[test]
fn EX1_506_murloc_tidehunter() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_506"),
            Cost("EX1_506", 2),
            Stats("EX1_506", 2, 1),
            Play("EX1_506", Nothing),
            Is(My(1), "EX1_506a"),
            Now(My(1), 1, 1),
        ],
    );
}

/// `EX1_507e` · Neutral enchantment
/// > +2 Attack from Murloc Warleader.
///
/// State: Done
//~ done EX1_507e c6936f39 - 504c2f72.af6feac9
#[test]
fn EX1_507e_mrgglaargl() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "EX1_507e"), Now(My(0), 7, 1)]);
}

/// `EX1_508` · Neutral minion · 1 mana · 1/1
/// > Your other Murlocs have +1 Attack.
///
/// State: Done
//~ done EX1_508 b02be0b3 - d3d79b2e.a76ec2de
#[test]
fn EX1_508_grimscale_oracle() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_508"),
            Cost("EX1_508", 1),
            Stats("EX1_508", 1, 1),
            Play("EX1_508", Nothing),
            Friend("CS2_168"),
            Friend("CS2_231"),
            Enemy("CS2_168"),
            Now(My(0), 1, 1),
            Now(My(1), 3, 1),
            Now(My(2), 1, 1),
            Now(Their(0), 2, 1),
        ],
    );
}

/// `EX1_508o` · Neutral enchantment
/// > This Murloc has +1 Attack.
///
/// State: Done
//~ done EX1_508o 28286dc7 - 367a145e.ce086692
#[test]
fn EX1_508o_mlarggragllabl() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "EX1_508o"), Now(My(0), 6, 1)]);
}

/// `EX1_593` · Neutral minion · 5 mana · 4/4
/// > **Battlecry:** Deal 3 damage to the enemy hero.
///
/// State: Done
//~ done EX1_593 93d51da8 - 4d0b2155.f73cff07
#[test]
fn EX1_593_nightblade() {
    check(
        CardClass::Mage,
        &[Give("EX1_593"), Cost("EX1_593", 5), Stats("EX1_593", 4, 4), Play("EX1_593", Nothing), Health(TheirHero, 27)],
    );
}

/// `GAME_002` · Neutral minion · 0 mana · 1/1
/// > *You lost the coin flip, but gained a friend.*
///
/// State: Todo
//~ todo GAME_002 cda3c295 fb7b1de3 a57acf46.441a003a
#[test]
#[ignore = "todo: Avatar of the Coin"]
fn GAME_002_avatar_of_the_coin() {
    unwritten("GAME_002");
}

/// `GAME_006` · Neutral spell · 2 mana
/// > Somehow, the card you USED to have has been deleted. Here, have this one instead!
///
/// State: Todo
//~ todo GAME_006 d9b20885 5c6393f2 189a7c92.f2be88da
#[test]
#[ignore = "todo: NOOOOOOOOOOOO"]
fn GAME_006_noooooooooooo() {
    unwritten("GAME_006");
}

/// `GIFT_01` · Neutral minion · 6 mana · 5/5
/// > **Battlecry:** Replace your hand with an iconic one from Hearthstone's past. *(Once per game)*
///
/// State: Todo
//~ todo GIFT_01 d531ce12 cec8d88e 48f56a48.3aac86cf
#[test]
#[ignore = "todo: Harth Stonebrew"]
fn GIFT_01_harth_stonebrew() {
    unwritten("GIFT_01");
}

/// `LEG_CS3_031` · Neutral minion · 9 mana · 8/8
/// > **Battlecry**: Choose a character. If it's friendly, restore #8 Health. If it's an enemy, deal 8 damage.
///
/// State: Done
//~ done LEG_CS3_031 d5eeabae - 51f201b6.81775411
#[test]
fn LEG_CS3_031_alexstrasza_the_life_binder() {
    check(
        CardClass::Mage,
        &[
            Give("LEG_CS3_031"),
            Cost("LEG_CS3_031", 9),
            Stats("LEG_CS3_031", 8, 8),
            Hurt(MyHero, 10),
            Play("LEG_CS3_031", On(MyHero)),
            Health(MyHero, 28),
        ],
    );
    check(CardClass::Mage, &[Play("LEG_CS3_031", On(TheirHero)), Health(TheirHero, 22)]);
}

/// `LEG_CS3_032` · Neutral minion · 9 mana · 8/8
/// > At the end of each turn, fill your board with 1/1 Whelps.
///
/// State: Done
//~ done LEG_CS3_032 78d274d0 - 2717a76d.345df78f
#[test]
fn LEG_CS3_032_onyxia_the_broodmother() {
    check(
        CardClass::Mage,
        &[
            Give("LEG_CS3_032"),
            Cost("LEG_CS3_032", 9),
            Stats("LEG_CS3_032", 8, 8),
            Play("LEG_CS3_032", Nothing),
            EndTurn,
            BoardCount(Mine, 7),
            Is(My(0), "ds1_whelptoken"),
        ],
    );
}

/// `LEG_CS3_033` · Neutral minion · 9 mana · 4/12
/// > **Battlecry:** Add one of each Dream card to your hand.
///
/// State: Done
//~ done LEG_CS3_033 a3e40b3e - e893dd87.fd9d6e83
#[test]
fn LEG_CS3_033_ysera_the_dreamer() {
    check(
        CardClass::Mage,
        &[
            Give("LEG_CS3_033"),
            Cost("LEG_CS3_033", 9),
            Stats("LEG_CS3_033", 4, 12),
            Play("LEG_CS3_033", Nothing),
            HandCount(Mine, 5),
            Is(InHand(0), "DREAM_01"),
            Is(InHand(4), "DREAM_05"),
        ],
    );
}

/// `LEG_CS3_034` · Neutral minion · 9 mana · 4/12
/// > **Battlecry:** Draw spells until your hand is full.
///
/// State: Done
//~ done LEG_CS3_034 38c24a24 - 0c34919e.0ca43284
#[test]
fn LEG_CS3_034_malygos_the_spellweaver() {
    check(
        CardClass::Mage,
        &[
            Give("LEG_CS3_034"),
            Cost("LEG_CS3_034", 9),
            Stats("LEG_CS3_034", 4, 12),
            OnTop("CS2_029"),
            OnTop("CS2_024"),
            Play("LEG_CS3_034", Nothing),
            HandCount(Mine, 2),
            Is(InHand(0), "CS2_024"),
            Is(InHand(1), "CS2_029"),
        ],
    );
}

/// `LEG_CS3_036` · Neutral minion · 10 mana · 12/12
/// > **Battlecry:** Destroy all other minions. Discard a card for each destroyed.
///
/// State: Done
//~ done LEG_CS3_036 45ccb6f3 - 34d00ecb.4acc0a7f
#[test]
fn LEG_CS3_036_deathwing_the_destroyer() {
    check(
        CardClass::Mage,
        &[
            Give("LEG_CS3_036"),
            Cost("LEG_CS3_036", 10),
            Stats("LEG_CS3_036", 12, 12),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Give("CS2_231"),
            Give("CS2_231"),
            Give("CS2_231"),
            Play("LEG_CS3_036", Nothing),
            BoardCount(Mine, 1),
            BoardCount(Theirs, 0),
            HandCount(Mine, 1),
        ],
    );
}

/// `Mekka1` · Neutral minion · 1 mana · 0/1
/// > At the start of your turn, destroy this minion and draw 3 cards.
///
/// State: Done
//~ done Mekka1 3a16f207 - d2655f31.1cc41b41
#[test]
fn Mekka1_homing_chicken() {
    check(
        CardClass::Mage,
        &[
            Give("Mekka1"),
            Cost("Mekka1", 1),
            Stats("Mekka1", 0, 1),
            Play("Mekka1", Nothing),
            EndTurn,
            EndTurn,
            HandCount(Mine, 4),
            BoardCount(Mine, 0),
        ],
    );
}

/// `Mekka2` · Neutral minion · 1 mana · 0/3
/// > At the end of your turn, restore #6 Health to a damaged character.
///
/// State: Done
//~ done Mekka2 8d50b65a - 64c9f920.aa91e875
#[test]
fn Mekka2_repair_bot() {
    check(
        CardClass::Mage,
        &[
            Give("Mekka2"),
            Cost("Mekka2", 1),
            Stats("Mekka2", 0, 3),
            Play("Mekka2", Nothing),
            Hurt(MyHero, 10),
            EndTurn,
            Health(MyHero, 26),
        ],
    );
}

/// `Mekka3` · Neutral minion · 1 mana · 0/4
/// > At the end of your turn, give a random minion +1/+1.
///
/// State: Done
//~ done Mekka3 88d1fe46 - a228b2c0.d92999ee
#[test]
fn Mekka3_emboldener_3000() {
    check(
        CardClass::Mage,
        &[Give("Mekka3"), Cost("Mekka3", 1), Stats("Mekka3", 0, 4), Play("Mekka3", Nothing), EndTurn, Now(My(0), 1, 5)],
    );
}

/// `Mekka4` · Neutral minion · 1 mana · 0/3
/// > At the start of your turn, transform a random minion into a 1/1 Chicken.
///
/// State: Done
//~ done Mekka4 cbc674a3 - f986ba27.575a31df
#[test]
fn Mekka4_poultryizer() {
    check(
        CardClass::Mage,
        &[
            Give("Mekka4"),
            Cost("Mekka4", 1),
            Stats("Mekka4", 0, 3),
            Play("Mekka4", Nothing),
            Enemy("CS2_182"),
            Force(Entity(Their(0))),
            EndTurn,
            EndTurn,
            Is(Their(0), "Mekka4t"),
        ],
    );
}

/// `Mekka4t` · Neutral minion · 0 mana · 1/1
/// > *Hey Chicken!*
///
/// State: Todo
//~ todo Mekka4t eaf1d397 75feaa95 6970c746.6a4e3958
#[test]
#[ignore = "todo: Chicken"]
fn Mekka4t_chicken() {
    unwritten("Mekka4t");
}

/// `NEW1_016` · Neutral minion · 2 mana · 1/1
/// > **Battlecry:** Draw a Pirate from your deck.
///
/// State: Done
//~ done NEW1_016 57e96071 - 1288af29.827fb53c
#[test]
fn NEW1_016_captains_parrot() {
    check(
        CardClass::Mage,
        &[
            Give("NEW1_016"),
            Cost("NEW1_016", 2),
            Stats("NEW1_016", 1, 1),
            OnTop("NEW1_018"),
            OnTop("CS2_182"),
            Play("NEW1_016", Nothing),
            Is(InHand(0), "NEW1_018"),
        ],
    );
}

/// `PRO_001` · Neutral minion · 5 mana · 5/5
/// > **Battlecry:** Give both players the power to ROCK! (with a Power Chord card)
///
/// State: Done
//~ done PRO_001 8309770e - 3dc405d0.eb63f1f2
#[test]
fn PRO_001_elite_tauren_chieftain() {
    check(
        CardClass::Mage,
        &[
            Give("PRO_001"),
            Cost("PRO_001", 5),
            Stats("PRO_001", 5, 5),
            Force(Card("PRO_001a")),
            Force(Card("PRO_001c")),
            Play("PRO_001", Nothing),
            Is(InHand(0), "PRO_001a"),
            Is(InTheirHand(0), "PRO_001c"),
        ],
    );
}

/// `PRO_001a` · Neutral spell · 4 mana
/// > Summon three, four, or five 1/1 Murlocs.
///
/// State: Done
//~ done PRO_001a 0e6adc35 - 3f6f5cce.4a7442fb
#[test]
fn PRO_001a_i_am_murloc() {
    check(
        CardClass::Mage,
        &[
            Give("PRO_001a"),
            Cost("PRO_001a", 4),
            Force(Number(1)),
            Play("PRO_001a", Nothing),
            BoardCount(Mine, 4),
            Now(My(0), 1, 1),
        ],
    );
}

/// `PRO_001b` · Neutral spell · 4 mana
/// > Deal $4 damage. Draw a card.
///
/// State: Done
//~ done PRO_001b 054cbc0b - 01955496.b8f80211
#[test]
fn PRO_001b_rogues_do_it() {
    check(
        CardClass::Mage,
        &[
            Give("PRO_001b"),
            Cost("PRO_001b", 4),
            Targets("PRO_001b", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Play("PRO_001b", On(TheirHero)),
            Health(TheirHero, 26),
            HandCount(Mine, 1),
        ],
    );
}

/// `PRO_001c` · Neutral spell · 4 mana
/// > Summon a random Horde Warrior.
///
/// State: Done
//~ done PRO_001c 83fce147 - 7262c5c1.1c943d8c
#[test]
fn PRO_001c_power_of_the_horde() {
    check(
        CardClass::Mage,
        &[
            Give("PRO_001c"),
            Cost("PRO_001c", 4),
            Force(Card("EX1_021")),
            Play("PRO_001c", Nothing),
            Is(My(0), "EX1_021"),
        ],
    );
}

/// `TOY_100` · Neutral minion · 6 mana · 4/2
/// > **Rush**. Also damages minions next to whomever this attacks. **Deathrattle:** Deal 2 damage to all enemies.
///
/// State: Done
//~ done TOY_100 d920e579 - 146fcd9e.b2d7963a
#[test]
fn TOY_100_gnomelia_s_a_f_e_pilot() {
    check(
        CardClass::Mage,
        &[
            Give("TOY_100"),
            Cost("TOY_100", 6),
            Stats("TOY_100", 4, 2),
            Has("TOY_100", GameTag::RUSH),
            Enemy("CS2_200"),
            Enemy("CS2_200"),
            Enemy("CS2_200"),
            Play("TOY_100", Nothing),
            Attack(My(0), Their(1)),
            Damage(Their(0), 6),
            Damage(Their(1), 6),
            Damage(Their(2), 6),
            Dead(Nth(0)),
            Health(TheirHero, 28),
        ],
    );
}

/// `TOY_101` · Neutral minion · 5 mana · 3/3
/// > **Battlecry:** Deal 3 damage to three different enemies. *(You pick the targets!)*
///
/// State: Done
//~ done TOY_101 4b4cb60e - fccc6f02.36beccbb
#[test]
fn TOY_101_night_elf_huntress() {
    check(
        CardClass::Mage,
        &[
            Give("TOY_101"),
            Cost("TOY_101", 5),
            Stats("TOY_101", 3, 3),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("TOY_101", On(Their(0))),
            Choose(0),
            Choose(0),
            Damage(Their(0), 3),
            Health(TheirHero, 27),
            Damage(Their(1), 3),
        ],
    );
}

/// `TOY_102` · Neutral minion · 4 mana · 2/5
/// > **Taunt** Adjacent minions are **Immune** while attacking.
///
/// State: Done
//~ done TOY_102 908a1b3e - ff69152c.09f558f5
#[test]
fn TOY_102_footman() {
    check(
        CardClass::Mage,
        &[
            Give("TOY_102"),
            Cost("TOY_102", 4),
            Stats("TOY_102", 2, 5),
            Has("TOY_102", GameTag::TAUNT),
            Friend("CS2_172"),
            Play("TOY_102", Nothing),
            Enemy("CS2_182"),
            Attack(My(0), Their(0)),
            Damage(My(0), 0),
            Damage(Their(0), 3),
            HasNow(My(1), GameTag::TAUNT),
        ],
    );
}

/// `TOY_103` · Neutral minion · 5 mana · 3/6
/// > **Rush**. After this attacks and kills a minion, it may attack again.
///
/// State: Done
//~ done TOY_103 9176ca90 - b26d67d6.b2826c19
#[test]
fn TOY_103_warsong_grunt() {
    check(
        CardClass::Mage,
        &[
            Give("TOY_103"),
            Cost("TOY_103", 5),
            Stats("TOY_103", 3, 6),
            Has("TOY_103", GameTag::RUSH),
            Enemy("CS2_231"),
            Enemy("CS2_231"),
            Play("TOY_103", Nothing),
            Attack(My(0), Their(0)),
            Attack(My(0), Their(0)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[Enemy("CS2_182"), Enemy("CS2_231"), Friend("TOY_103"), Attack(My(0), Their(0)), CannotAct(My(0))],
    );
}

/// `WON_113` · Neutral spell · 4 mana
/// > Choose Alliance or Horde. Get 2 of their **Legendary** Champions and reduce their Costs by (2).
///
/// State: Todo
//~ todo WON_113 f8fba53c 801b62ee fb541ca0.fd556c9a
#[test]
#[ignore = "todo: Champions of Azeroth"]
fn WON_113_champions_of_azeroth() {
    unwritten("WON_113");
}

/// `WON_145` · Neutral minion · 9 mana · 5/5
/// > **Battlecry:** Open a Standard Pack. Play all cards from it.
///
/// State: Todo
//~ todo WON_145 06890530 0e099905 8064b0da.2ce7d6ce
#[test]
#[ignore = "todo: Avatar of Hearthstone"]
fn WON_145_avatar_of_hearthstone() {
    unwritten("WON_145");
}
