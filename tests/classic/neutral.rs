//! Neutral cards of Classic, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Fen Creeper
///
/// `CS1_069` · Neutral minion · 5 mana · 3/6
///
/// > **Taunt**
///
/// State: Vanilla
//~ CS1_069 vanilla 74c314e8 002c451a
#[test]
fn CS1_069_fen_creeper() {
    check(
        CardClass::Mage,
        &[
            Give("CS1_069"),
            Cost("CS1_069", 5),
            Stats("CS1_069", 3, 6),
            Has("CS1_069", GameTag::TAUNT),
            Play("CS1_069", Nothing),
            In(The("CS1_069"), Zone::Play),
            Now(The("CS1_069"), 3, 6),
            HasNow(The("CS1_069"), GameTag::TAUNT),
        ],
    );
}

/// # Earthen Ring Farseer
///
/// `CS2_117` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Restore #3 Health.
///
/// State: Todo
//~ CS2_117 todo bc8a2536 3018caa3
#[test]
#[ignore = "todo: CS2_117 Earthen Ring Farseer"]
fn CS2_117_earthen_ring_farseer() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_117"),
            Cost("CS2_117", 3),
            Stats("CS2_117", 3, 3),
            Targets("CS2_117", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Unwritten,
        ],
    );
}

/// # Southsea Deckhand
///
/// `CS2_146` · Neutral minion · 1 mana · 2/1
///
/// > Has **Charge** while you have a weapon equipped.
///
/// State: Todo
//~ CS2_146 todo e4699a18 2c471e43
#[test]
#[ignore = "todo: CS2_146 Southsea Deckhand"]
fn CS2_146_southsea_deckhand() {
    check(CardClass::Mage, &[Give("CS2_146"), Cost("CS2_146", 1), Stats("CS2_146", 2, 1), Unwritten]);
}

/// # Silver Hand Knight
///
/// `CS2_151` · Neutral minion · 5 mana · 4/4
///
/// > **Battlecry:** Summon a 2/2 Squire.
///
/// State: Todo
//~ CS2_151 todo 0862a53a b5dcbf6c
#[test]
#[ignore = "todo: CS2_151 Silver Hand Knight"]
fn CS2_151_silver_hand_knight() {
    check(CardClass::Mage, &[Give("CS2_151"), Cost("CS2_151", 5), Stats("CS2_151", 4, 4), Unwritten]);
}

/// # Squire
///
/// `CS2_152` · Neutral minion · 1 mana · 2/2
///
/// State: Vanilla
//~ CS2_152 vanilla 889192b4 272bc6d8
#[test]
fn CS2_152_squire() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_152"),
            Cost("CS2_152", 1),
            Stats("CS2_152", 2, 2),
            Play("CS2_152", Nothing),
            In(The("CS2_152"), Zone::Play),
            Now(The("CS2_152"), 2, 2),
        ],
    );
}

/// # Ravenholdt Assassin
///
/// `CS2_161` · Neutral minion · 7 mana · 7/5
///
/// > **Stealth**
///
/// State: Vanilla
//~ CS2_161 vanilla 7095407d 0b29782f
#[test]
fn CS2_161_ravenholdt_assassin() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_161"),
            Cost("CS2_161", 7),
            Stats("CS2_161", 7, 5),
            Has("CS2_161", GameTag::STEALTH),
            Play("CS2_161", Nothing),
            In(The("CS2_161"), Zone::Play),
            Now(The("CS2_161"), 7, 5),
            HasNow(The("CS2_161"), GameTag::STEALTH),
        ],
    );
}

/// # Young Dragonhawk
///
/// `CS2_169` · Neutral minion · 1 mana · 1/1
///
/// > **Windfury**
///
/// State: Vanilla
//~ CS2_169 vanilla 4f328510 42b724b2
#[test]
fn CS2_169_young_dragonhawk() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_169"),
            Cost("CS2_169", 1),
            Stats("CS2_169", 1, 1),
            Has("CS2_169", GameTag::WINDFURY),
            Play("CS2_169", Nothing),
            In(The("CS2_169"), Zone::Play),
            Now(The("CS2_169"), 1, 1),
            HasNow(The("CS2_169"), GameTag::WINDFURY),
        ],
    );
}

/// # Injured Blademaster
///
/// `CS2_181` · Neutral minion · 3 mana · 4/7
///
/// > **Battlecry:** Deal 4 damage to HIMSELF.
///
/// State: Todo
//~ CS2_181 todo f127f804 8ed9e6f0
#[test]
#[ignore = "todo: CS2_181 Injured Blademaster"]
fn CS2_181_injured_blademaster() {
    check(CardClass::Mage, &[Give("CS2_181"), Cost("CS2_181", 3), Stats("CS2_181", 4, 7), Unwritten]);
}

/// # Abusive Sergeant
///
/// `CS2_188` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Give a minion +2 Attack this turn.
///
/// State: Todo
//~ CS2_188 todo b970c7d2 e9ae9867
#[test]
#[ignore = "todo: CS2_188 Abusive Sergeant"]
fn CS2_188_abusive_sergeant() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_188"),
            Cost("CS2_188", 1),
            Stats("CS2_188", 1, 1),
            Targets("CS2_188", &[FriendlyMinion, EnemyMinion]),
            Unwritten,
        ],
    );
}

/// # Ironbeak Owl
///
/// `CS2_203` · Neutral minion · 3 mana · 2/1
///
/// > **Battlecry: Silence** a minion.
///
/// State: Todo
//~ CS2_203 todo ef2bebb8 115bd06e
#[test]
#[ignore = "todo: CS2_203 Ironbeak Owl"]
fn CS2_203_ironbeak_owl() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_203"),
            Cost("CS2_203", 3),
            Stats("CS2_203", 2, 1),
            Targets("CS2_203", &[FriendlyMinion, EnemyMinion]),
            Unwritten,
        ],
    );
}

/// # Spiteful Smith
///
/// `CS2_221` · Neutral minion · 5 mana · 4/6
///
/// > Your weapon has +2 Attack while this is damaged.
///
/// State: Todo
//~ CS2_221 todo 6f1c72f5 5db137a9
#[test]
#[ignore = "todo: CS2_221 Spiteful Smith"]
fn CS2_221_spiteful_smith() {
    check(CardClass::Mage, &[Give("CS2_221"), Cost("CS2_221", 5), Stats("CS2_221", 4, 6), Unwritten]);
}

/// # Venture Co. Mercenary
///
/// `CS2_227` · Neutral minion · 5 mana · 7/6
///
/// > Your minions cost (3) more.
///
/// State: Todo
//~ CS2_227 todo 1e0354bb c79ee613
#[test]
#[ignore = "todo: CS2_227 Venture Co. Mercenary"]
fn CS2_227_venture_co_mercenary() {
    check(CardClass::Mage, &[Give("CS2_227"), Cost("CS2_227", 5), Stats("CS2_227", 7, 6), Unwritten]);
}

/// # Wisp
///
/// `CS2_231` · Neutral minion · 0 mana · 1/1
///
/// State: Vanilla
//~ CS2_231 vanilla 29f27ab3 fff0ec54
#[test]
fn CS2_231_wisp() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_231"),
            Cost("CS2_231", 0),
            Stats("CS2_231", 1, 1),
            Play("CS2_231", Nothing),
            In(The("CS2_231"), Zone::Play),
            Now(The("CS2_231"), 1, 1),
        ],
    );
}

/// # Lightwarden
///
/// `EX1_001` · Neutral minion · 1 mana · 1/2
///
/// > Whenever a character is healed, gain +2 Attack.
///
/// State: Todo
//~ EX1_001 todo 998bb820 991a74a4
#[test]
#[ignore = "todo: EX1_001 Lightwarden"]
fn EX1_001_lightwarden() {
    check(CardClass::Mage, &[Give("EX1_001"), Cost("EX1_001", 1), Stats("EX1_001", 1, 2), Unwritten]);
}

/// # The Black Knight
///
/// `EX1_002` · Neutral minion · 4 mana · 4/4
///
/// > **Tradeable** **Battlecry:** Destroy an enemy minion with **Taunt**.
///
/// State: Todo
//~ EX1_002 todo 480aa971 16e65541
#[test]
#[ignore = "todo: EX1_002 The Black Knight"]
fn EX1_002_the_black_knight() {
    check(CardClass::Mage, &[Give("EX1_002"), Cost("EX1_002", 4), Stats("EX1_002", 4, 4), Unwritten]);
}

/// # Young Priestess
///
/// `EX1_004` · Neutral minion · 1 mana · 2/1
///
/// > At the end of your turn, give another random friendly minion +1 Health.
///
/// State: Todo
//~ EX1_004 todo d35a56c1 0146392c
#[test]
#[ignore = "todo: EX1_004 Young Priestess"]
fn EX1_004_young_priestess() {
    check(CardClass::Mage, &[Give("EX1_004"), Cost("EX1_004", 1), Stats("EX1_004", 2, 1), Unwritten]);
}

/// # Big Game Hunter
///
/// `EX1_005` · Neutral minion · 4 mana · 4/2
///
/// > **Tradeable Battlecry:** Destroy a minion with 7 or more Attack.
///
/// State: Todo
//~ EX1_005 todo 2eead87b e5c3ca64
#[test]
#[ignore = "todo: EX1_005 Big Game Hunter"]
fn EX1_005_big_game_hunter() {
    check(CardClass::Mage, &[Give("EX1_005"), Cost("EX1_005", 4), Stats("EX1_005", 4, 2), Unwritten]);
}

/// # Alarm-o-Bot
///
/// `EX1_006` · Neutral minion · 3 mana · 0/3
///
/// > At the start of your turn, swap this minion with a random one in your hand.
///
/// State: Todo
//~ EX1_006 todo e64be0b3 b18f94be
#[test]
#[ignore = "todo: EX1_006 Alarm-o-Bot"]
fn EX1_006_alarm_o_bot() {
    check(CardClass::Mage, &[Give("EX1_006"), Cost("EX1_006", 3), Stats("EX1_006", 0, 3), Unwritten]);
}

/// # Acolyte of Pain
///
/// `EX1_007` · Neutral minion · 3 mana · 1/4
///
/// > Whenever this minion takes damage, draw a card.
///
/// State: Todo
//~ EX1_007 todo aa35af56 36092686
#[test]
#[ignore = "todo: EX1_007 Acolyte of Pain"]
fn EX1_007_acolyte_of_pain() {
    check(CardClass::Mage, &[Give("EX1_007"), Cost("EX1_007", 3), Stats("EX1_007", 1, 4), Unwritten]);
}

/// # Argent Squire
///
/// `EX1_008` · Neutral minion · 1 mana · 1/1
///
/// > **Divine Shield**
///
/// State: Vanilla
//~ EX1_008 vanilla ebc95403 a4cc22ce
#[test]
fn EX1_008_argent_squire() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_008"),
            Cost("EX1_008", 1),
            Stats("EX1_008", 1, 1),
            Has("EX1_008", GameTag::DIVINE_SHIELD),
            Play("EX1_008", Nothing),
            In(The("EX1_008"), Zone::Play),
            Now(The("EX1_008"), 1, 1),
            HasNow(The("EX1_008"), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Angry Chicken
///
/// `EX1_009` · Neutral minion · 1 mana · 1/1
///
/// > Has +5 Attack while damaged.
///
/// State: Todo
//~ EX1_009 todo 37999238 ad45a1d3
#[test]
#[ignore = "todo: EX1_009 Angry Chicken"]
fn EX1_009_angry_chicken() {
    check(CardClass::Mage, &[Give("EX1_009"), Cost("EX1_009", 1), Stats("EX1_009", 1, 1), Unwritten]);
}

/// # Worgen Infiltrator
///
/// `EX1_010` · Neutral minion · 1 mana · 2/1
///
/// > **Stealth**
///
/// State: Vanilla
//~ EX1_010 vanilla 8d9e0867 85cd4d41
#[test]
fn EX1_010_worgen_infiltrator() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_010"),
            Cost("EX1_010", 1),
            Stats("EX1_010", 2, 1),
            Has("EX1_010", GameTag::STEALTH),
            Play("EX1_010", Nothing),
            In(The("EX1_010"), Zone::Play),
            Now(The("EX1_010"), 2, 1),
            HasNow(The("EX1_010"), GameTag::STEALTH),
        ],
    );
}

/// # Bloodmage Thalnos
///
/// `EX1_012` · Neutral minion · 2 mana · 1/1
///
/// > **Spell Damage +1 Deathrattle:** Draw a card.
///
/// State: Todo
//~ EX1_012 todo 905843fa 2fec8d48
#[test]
#[ignore = "todo: EX1_012 Bloodmage Thalnos"]
fn EX1_012_bloodmage_thalnos() {
    check(
        CardClass::Mage,
        &[Give("EX1_012"), Cost("EX1_012", 2), Stats("EX1_012", 1, 1), Has("EX1_012", GameTag::SPELLPOWER), Unwritten],
    );
}

/// # King Mukla
///
/// `EX1_014` · Neutral minion · 3 mana · 5/6
///
/// > **Battlecry:** Give your opponent 2 Bananas.
///
/// State: Todo
//~ EX1_014 todo 1e792dbd 6dc8d5af
#[test]
#[ignore = "todo: EX1_014 King Mukla"]
fn EX1_014_king_mukla() {
    check(CardClass::Mage, &[Give("EX1_014"), Cost("EX1_014", 3), Stats("EX1_014", 5, 6), Unwritten]);
}

/// # Bananas
///
/// `EX1_014t` · Neutral spell · 1 mana
///
/// > Give a minion +1/+1.
///
/// State: Todo
//~ EX1_014t todo 48227ed3 cea49e2f
#[test]
#[ignore = "todo: EX1_014t Bananas"]
fn EX1_014t_bananas() {
    check(
        CardClass::Mage,
        &[Give("EX1_014t"), Cost("EX1_014t", 1), Targets("EX1_014t", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Sylvanas Windrunner
///
/// `EX1_016` · Neutral minion · 6 mana · 5/5
///
/// > **Deathrattle:** Take control of a random enemy minion.
///
/// State: Todo
//~ EX1_016 todo 16da4f41 fd7a3cbf
#[test]
#[ignore = "todo: EX1_016 Sylvanas Windrunner"]
fn EX1_016_sylvanas_windrunner() {
    check(CardClass::Mage, &[Give("EX1_016"), Cost("EX1_016", 6), Stats("EX1_016", 5, 5), Unwritten]);
}

/// # Jungle Panther
///
/// `EX1_017` · Neutral minion · 3 mana · 4/2
///
/// > **Stealth**
///
/// State: Vanilla
//~ EX1_017 vanilla e61dfac8 8757faed
#[test]
fn EX1_017_jungle_panther() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_017"),
            Cost("EX1_017", 3),
            Stats("EX1_017", 4, 2),
            Has("EX1_017", GameTag::STEALTH),
            Play("EX1_017", Nothing),
            In(The("EX1_017"), Zone::Play),
            Now(The("EX1_017"), 4, 2),
            HasNow(The("EX1_017"), GameTag::STEALTH),
        ],
    );
}

/// # Scarlet Crusader
///
/// `EX1_020` · Neutral minion · 3 mana · 3/1
///
/// > **Divine Shield**
///
/// State: Vanilla
//~ EX1_020 vanilla 102c5e7f e0f49de9
#[test]
fn EX1_020_scarlet_crusader() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_020"),
            Cost("EX1_020", 3),
            Stats("EX1_020", 3, 1),
            Has("EX1_020", GameTag::DIVINE_SHIELD),
            Play("EX1_020", Nothing),
            In(The("EX1_020"), Zone::Play),
            Now(The("EX1_020"), 3, 1),
            HasNow(The("EX1_020"), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Thrallmar Farseer
///
/// `EX1_021` · Neutral minion · 3 mana · 2/3
///
/// > **Windfury**
///
/// State: Vanilla
//~ EX1_021 vanilla dbb9f9e8 bb5c3543
#[test]
fn EX1_021_thrallmar_farseer() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_021"),
            Cost("EX1_021", 3),
            Stats("EX1_021", 2, 3),
            Has("EX1_021", GameTag::WINDFURY),
            Play("EX1_021", Nothing),
            In(The("EX1_021"), Zone::Play),
            Now(The("EX1_021"), 2, 3),
            HasNow(The("EX1_021"), GameTag::WINDFURY),
        ],
    );
}

/// # Silvermoon Guardian
///
/// `EX1_023` · Neutral minion · 4 mana · 3/3
///
/// > **Divine Shield**
///
/// State: Vanilla
//~ EX1_023 vanilla 9f4747ad 81a610a1
#[test]
fn EX1_023_silvermoon_guardian() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_023"),
            Cost("EX1_023", 4),
            Stats("EX1_023", 3, 3),
            Has("EX1_023", GameTag::DIVINE_SHIELD),
            Play("EX1_023", Nothing),
            In(The("EX1_023"), Zone::Play),
            Now(The("EX1_023"), 3, 3),
            HasNow(The("EX1_023"), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Stranglethorn Tiger
///
/// `EX1_028` · Neutral minion · 5 mana · 5/5
///
/// > **Stealth**
///
/// State: Vanilla
//~ EX1_028 vanilla 8b8bcefe c096b1ca
#[test]
fn EX1_028_stranglethorn_tiger() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_028"),
            Cost("EX1_028", 5),
            Stats("EX1_028", 5, 5),
            Has("EX1_028", GameTag::STEALTH),
            Play("EX1_028", Nothing),
            In(The("EX1_028"), Zone::Play),
            Now(The("EX1_028"), 5, 5),
            HasNow(The("EX1_028"), GameTag::STEALTH),
        ],
    );
}

/// # Leper Gnome
///
/// `EX1_029` · Neutral minion · 1 mana · 2/1
///
/// > **Deathrattle:** Deal 2 damage to the enemy hero.
///
/// State: Todo
//~ EX1_029 todo 492b3f21 1df3e863
#[test]
#[ignore = "todo: EX1_029 Leper Gnome"]
fn EX1_029_leper_gnome() {
    check(CardClass::Mage, &[Give("EX1_029"), Cost("EX1_029", 1), Stats("EX1_029", 2, 1), Unwritten]);
}

/// # Leper Gnome
///
/// `EX1_029_Puzzle` · Neutral minion · 1 mana · 1/1
///
/// > **Deathrattle:** Deal 2 damage to the enemy hero.
///
/// State: Todo
//~ EX1_029_Puzzle todo 9fa5480c 49850325
#[test]
#[ignore = "todo: EX1_029_Puzzle Leper Gnome"]
fn EX1_029_Puzzle_leper_gnome() {
    check(
        CardClass::Mage,
        &[Give("EX1_029_Puzzle"), Cost("EX1_029_Puzzle", 1), Stats("EX1_029_Puzzle", 1, 1), Unwritten],
    );
}

/// # Sunwalker
///
/// `EX1_032` · Neutral minion · 6 mana · 4/5
///
/// > **Taunt Divine Shield**
///
/// State: Vanilla
//~ EX1_032 vanilla ec6f5074 fcd1cc1f
#[test]
fn EX1_032_sunwalker() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_032"),
            Cost("EX1_032", 6),
            Stats("EX1_032", 4, 5),
            Has("EX1_032", GameTag::DIVINE_SHIELD),
            Has("EX1_032", GameTag::TAUNT),
            Play("EX1_032", Nothing),
            In(The("EX1_032"), Zone::Play),
            Now(The("EX1_032"), 4, 5),
            HasNow(The("EX1_032"), GameTag::DIVINE_SHIELD),
            HasNow(The("EX1_032"), GameTag::TAUNT),
        ],
    );
}

/// # Windfury Harpy
///
/// `EX1_033` · Neutral minion · 6 mana · 4/5
///
/// > **Windfury**
///
/// State: Vanilla
//~ EX1_033 vanilla 00f975ae 7c9fd4a6
#[test]
fn EX1_033_windfury_harpy() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_033"),
            Cost("EX1_033", 6),
            Stats("EX1_033", 4, 5),
            Has("EX1_033", GameTag::WINDFURY),
            Play("EX1_033", Nothing),
            In(The("EX1_033"), Zone::Play),
            Now(The("EX1_033"), 4, 5),
            HasNow(The("EX1_033"), GameTag::WINDFURY),
        ],
    );
}

/// # Twilight Drake
///
/// `EX1_043` · Neutral minion · 4 mana · 4/1
///
/// > **Battlecry:** Gain +1 Health for each card in your hand.
///
/// State: Todo
//~ EX1_043 todo e343cdda fd420cc5
#[test]
#[ignore = "todo: EX1_043 Twilight Drake"]
fn EX1_043_twilight_drake() {
    check(CardClass::Mage, &[Give("EX1_043"), Cost("EX1_043", 4), Stats("EX1_043", 4, 1), Unwritten]);
}

/// # Questing Adventurer
///
/// `EX1_044` · Neutral minion · 3 mana · 2/2
///
/// > Whenever you play a card, gain +1/+1.
///
/// State: Todo
//~ EX1_044 todo 7dad9622 c668b70b
#[test]
#[ignore = "todo: EX1_044 Questing Adventurer"]
fn EX1_044_questing_adventurer() {
    check(CardClass::Mage, &[Give("EX1_044"), Cost("EX1_044", 3), Stats("EX1_044", 2, 2), Unwritten]);
}

/// # Ancient Watcher
///
/// `EX1_045` · Neutral minion · 2 mana · 4/5
///
/// > Can't attack.
///
/// State: Vanilla
//~ EX1_045 vanilla c73af537 afbbaa71
#[test]
fn EX1_045_ancient_watcher() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_045"),
            Cost("EX1_045", 2),
            Stats("EX1_045", 4, 5),
            Has("EX1_045", GameTag::CANT_ATTACK),
            Play("EX1_045", Nothing),
            In(The("EX1_045"), Zone::Play),
            Now(The("EX1_045"), 4, 5),
            HasNow(The("EX1_045"), GameTag::CANT_ATTACK),
        ],
    );
}

/// # Dark Iron Dwarf
///
/// `EX1_046` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** Give a minion +2 Attack this turn.
///
/// State: Todo
//~ EX1_046 todo 30fb0dcf 1848ddfd
#[test]
#[ignore = "todo: EX1_046 Dark Iron Dwarf"]
fn EX1_046_dark_iron_dwarf() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_046"),
            Cost("EX1_046", 4),
            Stats("EX1_046", 4, 4),
            Targets("EX1_046", &[FriendlyMinion, EnemyMinion]),
            Unwritten,
        ],
    );
}

/// # Spellbreaker
///
/// `EX1_048` · Neutral minion · 4 mana · 4/3
///
/// > **Battlecry: Silence** a minion.
///
/// State: Todo
//~ EX1_048 todo f333a66a e4ff1e34
#[test]
#[ignore = "todo: EX1_048 Spellbreaker"]
fn EX1_048_spellbreaker() {
    check(CardClass::Mage, &[Give("EX1_048"), Cost("EX1_048", 4), Stats("EX1_048", 4, 3), Unwritten]);
}

/// # Youthful Brewmaster
///
/// `EX1_049` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Return a friendly minion from the battlefield to your hand.
///
/// State: Todo
//~ EX1_049 todo 6720a7df ad700632
#[test]
#[ignore = "todo: EX1_049 Youthful Brewmaster"]
fn EX1_049_youthful_brewmaster() {
    check(CardClass::Mage, &[Give("EX1_049"), Cost("EX1_049", 2), Stats("EX1_049", 3, 2), Unwritten]);
}

/// # Coldlight Oracle
///
/// `EX1_050` · Neutral minion · 3 mana · 2/2
///
/// > **Battlecry:** Each player draws 2 cards.
///
/// State: Todo
//~ EX1_050 todo f8d710dd dc8527a6
#[test]
#[ignore = "todo: EX1_050 Coldlight Oracle"]
fn EX1_050_coldlight_oracle() {
    check(CardClass::Mage, &[Give("EX1_050"), Cost("EX1_050", 3), Stats("EX1_050", 2, 2), Unwritten]);
}

/// # Mana Addict
///
/// `EX1_055` · Neutral minion · 2 mana · 1/3
///
/// > Whenever you cast a spell, gain +2 Attack this turn.
///
/// State: Todo
//~ EX1_055 todo 86da9f9f 15db1bb4
#[test]
#[ignore = "todo: EX1_055 Mana Addict"]
fn EX1_055_mana_addict() {
    check(CardClass::Mage, &[Give("EX1_055"), Cost("EX1_055", 2), Stats("EX1_055", 1, 3), Unwritten]);
}

/// # Ancient Brewmaster
///
/// `EX1_057` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry:** Return a friendly minion from the battlefield to your hand.
///
/// State: Todo
//~ EX1_057 todo 81ec50f4 7c2071eb
#[test]
#[ignore = "todo: EX1_057 Ancient Brewmaster"]
fn EX1_057_ancient_brewmaster() {
    check(CardClass::Mage, &[Give("EX1_057"), Cost("EX1_057", 4), Stats("EX1_057", 5, 4), Unwritten]);
}

/// # Sunfury Protector
///
/// `EX1_058` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Give adjacent minions **Taunt**.
///
/// State: Todo
//~ EX1_058 todo cf41b456 41835c47
#[test]
#[ignore = "todo: EX1_058 Sunfury Protector"]
fn EX1_058_sunfury_protector() {
    check(CardClass::Mage, &[Give("EX1_058"), Cost("EX1_058", 2), Stats("EX1_058", 2, 3), Unwritten]);
}

/// # Crazed Alchemist
///
/// `EX1_059` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Swap the Attack and Health of a minion.
///
/// State: Todo
//~ EX1_059 todo 81b4da68 c9272f91
#[test]
#[ignore = "todo: EX1_059 Crazed Alchemist"]
fn EX1_059_crazed_alchemist() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_059"),
            Cost("EX1_059", 2),
            Stats("EX1_059", 2, 2),
            Targets("EX1_059", &[FriendlyMinion, EnemyMinion]),
            Unwritten,
        ],
    );
}

/// # Argent Commander
///
/// `EX1_067` · Neutral minion · 6 mana · 4/2
///
/// > **Charge Divine Shield**
///
/// State: Vanilla
//~ EX1_067 vanilla e99d7db8 b0f49115
#[test]
fn EX1_067_argent_commander() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_067"),
            Cost("EX1_067", 6),
            Stats("EX1_067", 4, 2),
            Has("EX1_067", GameTag::CHARGE),
            Has("EX1_067", GameTag::DIVINE_SHIELD),
            Play("EX1_067", Nothing),
            In(The("EX1_067"), Zone::Play),
            Now(The("EX1_067"), 4, 2),
            HasNow(The("EX1_067"), GameTag::CHARGE),
            HasNow(The("EX1_067"), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Pint-Sized Summoner
///
/// `EX1_076` · Neutral minion · 2 mana · 2/2
///
/// > The first minion you play each turn costs (1) less.
///
/// State: Todo
//~ EX1_076 todo 8ca265a0 9a3f8951
#[test]
#[ignore = "todo: EX1_076 Pint-Sized Summoner"]
fn EX1_076_pint_sized_summoner() {
    check(CardClass::Mage, &[Give("EX1_076"), Cost("EX1_076", 2), Stats("EX1_076", 2, 2), Unwritten]);
}

/// # Secretkeeper
///
/// `EX1_080` · Neutral minion · 1 mana · 1/2
///
/// > Whenever a **Secret** is played, gain +1/+1.
///
/// State: Todo
//~ EX1_080 todo 69e4c894 b86a34b1
#[test]
#[ignore = "todo: EX1_080 Secretkeeper"]
fn EX1_080_secretkeeper() {
    check(CardClass::Mage, &[Give("EX1_080"), Cost("EX1_080", 1), Stats("EX1_080", 1, 2), Unwritten]);
}

/// # Mad Bomber
///
/// `EX1_082` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Deal 3 damage randomly split between all other characters.
///
/// State: Todo
//~ EX1_082 todo 0da6be8e af9f19a4
#[test]
#[ignore = "todo: EX1_082 Mad Bomber"]
fn EX1_082_mad_bomber() {
    check(CardClass::Mage, &[Give("EX1_082"), Cost("EX1_082", 2), Stats("EX1_082", 3, 2), Unwritten]);
}

/// # Tinkmaster Overspark
///
/// `EX1_083` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Transform another random minion into a 5/5 Devilsaur or a 1/1 Squirrel.
///
/// State: Todo
//~ EX1_083 todo 789f24cb 9f000c3e
#[test]
#[ignore = "todo: EX1_083 Tinkmaster Overspark"]
fn EX1_083_tinkmaster_overspark() {
    check(CardClass::Mage, &[Give("EX1_083"), Cost("EX1_083", 3), Stats("EX1_083", 3, 3), Unwritten]);
}

/// # Mind Control Tech
///
/// `EX1_085` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry:** If your opponent has 4 or more minions, take control of one.
///
/// State: Todo
//~ EX1_085 todo be7d7dcf eef936dd
#[test]
#[ignore = "todo: EX1_085 Mind Control Tech"]
fn EX1_085_mind_control_tech() {
    check(CardClass::Mage, &[Give("EX1_085"), Cost("EX1_085", 5), Stats("EX1_085", 3, 3), Unwritten]);
}

/// # Arcane Golem
///
/// `EX1_089` · Neutral minion · 3 mana · 4/2
///
/// > **Charge**. **Battlecry:** Give your opponent a Mana Crystal.
///
/// State: Todo
//~ EX1_089 todo a6e60ed3 2856f4f6
#[test]
#[ignore = "todo: EX1_089 Arcane Golem"]
fn EX1_089_arcane_golem() {
    check(
        CardClass::Mage,
        &[Give("EX1_089"), Cost("EX1_089", 3), Stats("EX1_089", 4, 2), Has("EX1_089", GameTag::CHARGE), Unwritten],
    );
}

/// # Defender of Argus
///
/// `EX1_093` · Neutral minion · 4 mana · 3/3
///
/// > **Battlecry:** Give adjacent minions +1/+1 and **Taunt**.
///
/// State: Todo
//~ EX1_093 todo 6916b9ec b8268c36
#[test]
#[ignore = "todo: EX1_093 Defender of Argus"]
fn EX1_093_defender_of_argus() {
    check(CardClass::Mage, &[Give("EX1_093"), Cost("EX1_093", 4), Stats("EX1_093", 3, 3), Unwritten]);
}

/// # Gadgetzan Auctioneer
///
/// `EX1_095` · Neutral minion · 7 mana · 4/4
///
/// > Whenever you cast a spell, draw a card.
///
/// State: Todo
//~ EX1_095 todo 3cf253c6 a776bcdf
#[test]
#[ignore = "todo: EX1_095 Gadgetzan Auctioneer"]
fn EX1_095_gadgetzan_auctioneer() {
    check(CardClass::Mage, &[Give("EX1_095"), Cost("EX1_095", 7), Stats("EX1_095", 4, 4), Unwritten]);
}

/// # Loot Hoarder
///
/// `EX1_096` · Neutral minion · 2 mana · 2/1
///
/// > **Deathrattle:** Draw a card.
///
/// State: Todo
//~ EX1_096 todo 4dde099e 44791f70
#[test]
#[ignore = "todo: EX1_096 Loot Hoarder"]
fn EX1_096_loot_hoarder() {
    check(CardClass::Mage, &[Give("EX1_096"), Cost("EX1_096", 2), Stats("EX1_096", 2, 1), Unwritten]);
}

/// # Abomination
///
/// `EX1_097` · Neutral minion · 5 mana · 4/4
///
/// > **Taunt**. **Deathrattle:** Deal 2 damage to ALL characters.
///
/// State: Todo
//~ EX1_097 todo 8756f2a1 ce022a13
#[test]
#[ignore = "todo: EX1_097 Abomination"]
fn EX1_097_abomination() {
    check(
        CardClass::Mage,
        &[Give("EX1_097"), Cost("EX1_097", 5), Stats("EX1_097", 4, 4), Has("EX1_097", GameTag::TAUNT), Unwritten],
    );
}

/// # Lorewalker Cho
///
/// `EX1_100` · Neutral minion · 2 mana · 0/4
///
/// > Whenever a player casts a spell, put a copy into the other player’s hand.
///
/// State: Todo
//~ EX1_100 todo 9ba90d30 d576157c
#[test]
#[ignore = "todo: EX1_100 Lorewalker Cho"]
fn EX1_100_lorewalker_cho() {
    check(CardClass::Mage, &[Give("EX1_100"), Cost("EX1_100", 2), Stats("EX1_100", 0, 4), Unwritten]);
}

/// # Demolisher
///
/// `EX1_102` · Neutral minion · 3 mana · 1/4
///
/// > At the start of your turn, deal 2 damage to a random enemy.
///
/// State: Todo
//~ EX1_102 todo b40c24b8 e66f97a4
#[test]
#[ignore = "todo: EX1_102 Demolisher"]
fn EX1_102_demolisher() {
    check(CardClass::Mage, &[Give("EX1_102"), Cost("EX1_102", 3), Stats("EX1_102", 1, 4), Unwritten]);
}

/// # Coldlight Seer
///
/// `EX1_103` · Neutral minion · 3 mana · 2/3
///
/// > **Battlecry:** Give your other Murlocs +2 Health.
///
/// State: Todo
//~ EX1_103 todo 9460d7e8 d87f4c72
#[test]
#[ignore = "todo: EX1_103 Coldlight Seer"]
fn EX1_103_coldlight_seer() {
    check(CardClass::Mage, &[Give("EX1_103"), Cost("EX1_103", 3), Stats("EX1_103", 2, 3), Unwritten]);
}

/// # Mountain Giant
///
/// `EX1_105` · Neutral minion · 12 mana · 8/8
///
/// > Costs (1) less for each other card in your hand.
///
/// State: Todo
//~ EX1_105 todo b8f832c6 285f9ff1
#[test]
#[ignore = "todo: EX1_105 Mountain Giant"]
fn EX1_105_mountain_giant() {
    check(CardClass::Mage, &[Give("EX1_105"), Cost("EX1_105", 12), Stats("EX1_105", 8, 8), Unwritten]);
}

/// # Cairne Bloodhoof
///
/// `EX1_110` · Neutral minion · 6 mana · 5/5
///
/// > **Taunt Deathrattle:** Summon a 5/5 Baine Bloodhoof.
///
/// State: Todo
//~ EX1_110 todo 070f8790 c774b8d8
#[test]
#[ignore = "todo: EX1_110 Cairne Bloodhoof"]
fn EX1_110_cairne_bloodhoof() {
    check(
        CardClass::Mage,
        &[Give("EX1_110"), Cost("EX1_110", 6), Stats("EX1_110", 5, 5), Has("EX1_110", GameTag::TAUNT), Unwritten],
    );
}

/// # Baine Bloodhoof
///
/// `EX1_110t` · Neutral minion · 5 mana · 5/5
///
/// State: Vanilla
//~ EX1_110t vanilla d0d5f457 eedb9bd8
#[test]
fn EX1_110t_baine_bloodhoof() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_110t"),
            Cost("EX1_110t", 5),
            Stats("EX1_110t", 5, 5),
            Play("EX1_110t", Nothing),
            In(The("EX1_110t"), Zone::Play),
            Now(The("EX1_110t"), 5, 5),
        ],
    );
}

/// # Leeroy Jenkins
///
/// `EX1_116` · Neutral minion · 5 mana · 6/2
///
/// > **Charge**. **Battlecry:** Summon two 1/1 Whelps for your opponent.
///
/// State: Todo
//~ EX1_116 todo 962c173e b413bfea
#[test]
#[ignore = "todo: EX1_116 Leeroy Jenkins"]
fn EX1_116_leeroy_jenkins() {
    check(
        CardClass::Mage,
        &[Give("EX1_116"), Cost("EX1_116", 5), Stats("EX1_116", 6, 2), Has("EX1_116", GameTag::CHARGE), Unwritten],
    );
}

/// # Whelp
///
/// `EX1_116t` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ EX1_116t vanilla b0660459 f1d1a847
#[test]
fn EX1_116t_whelp() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_116t"),
            Cost("EX1_116t", 1),
            Stats("EX1_116t", 1, 1),
            Play("EX1_116t", Nothing),
            In(The("EX1_116t"), Zone::Play),
            Now(The("EX1_116t"), 1, 1),
        ],
    );
}

/// # Dire Wolf Alpha
///
/// `EX1_162` · Neutral minion · 2 mana · 2/2
///
/// > Adjacent minions have +1 Attack.
///
/// State: Todo
//~ EX1_162 todo 29d7cab5 52186a13
#[test]
#[ignore = "todo: EX1_162 Dire Wolf Alpha"]
fn EX1_162_dire_wolf_alpha() {
    check(CardClass::Mage, &[Give("EX1_162"), Cost("EX1_162", 2), Stats("EX1_162", 2, 2), Unwritten]);
}

/// # Emperor Cobra
///
/// `EX1_170` · Neutral minion · 3 mana · 2/3
///
/// > **Poisonous**
///
/// State: Vanilla
//~ EX1_170 vanilla 1ae77787 a2cd42ec
#[test]
fn EX1_170_emperor_cobra() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_170"),
            Cost("EX1_170", 3),
            Stats("EX1_170", 2, 3),
            Has("EX1_170", GameTag::POISONOUS),
            Play("EX1_170", Nothing),
            In(The("EX1_170"), Zone::Play),
            Now(The("EX1_170"), 2, 3),
            HasNow(The("EX1_170"), GameTag::POISONOUS),
        ],
    );
}

/// # Baron Geddon
///
/// `EX1_249` · Neutral minion · 7 mana · 7/7
///
/// > At the end of your turn, deal 2 damage to ALL other characters.
///
/// State: Todo
//~ EX1_249 todo 05eb7540 79d89393
#[test]
#[ignore = "todo: EX1_249 Baron Geddon"]
fn EX1_249_baron_geddon() {
    check(CardClass::Mage, &[Give("EX1_249"), Cost("EX1_249", 7), Stats("EX1_249", 7, 7), Unwritten]);
}

/// # Frost Elemental
///
/// `EX1_283` · Neutral minion · 6 mana · 5/5
///
/// > **Battlecry: Freeze** a character.
///
/// State: Todo
//~ EX1_283 todo d99d69a4 9c5d0d48
#[test]
#[ignore = "todo: EX1_283 Frost Elemental"]
fn EX1_283_frost_elemental() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_283"),
            Cost("EX1_283", 6),
            Stats("EX1_283", 5, 5),
            Targets("EX1_283", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Unwritten,
        ],
    );
}

/// # Azure Drake
///
/// `EX1_284` · Neutral minion · 5 mana · 4/5
///
/// > **Spell Damage +1 Battlecry:** Draw a card.
///
/// State: Todo
//~ EX1_284 todo 8abd65da 3fc65ddc
#[test]
#[ignore = "todo: EX1_284 Azure Drake"]
fn EX1_284_azure_drake() {
    check(
        CardClass::Mage,
        &[Give("EX1_284"), Cost("EX1_284", 5), Stats("EX1_284", 4, 5), Has("EX1_284", GameTag::SPELLPOWER), Unwritten],
    );
}

/// # Ragnaros the Firelord
///
/// `EX1_298` · Neutral minion · 8 mana · 8/8
///
/// > Can't attack. At the end of your turn, deal 8 damage to a random enemy.
///
/// State: Todo
//~ EX1_298 todo 67444c55 94ccdc7a
#[test]
#[ignore = "todo: EX1_298 Ragnaros the Firelord"]
fn EX1_298_ragnaros_the_firelord() {
    check(
        CardClass::Mage,
        &[Give("EX1_298"), Cost("EX1_298", 8), Stats("EX1_298", 8, 8), Has("EX1_298", GameTag::CANT_ATTACK), Unwritten],
    );
}

/// # Tauren Warrior
///
/// `EX1_390` · Neutral minion · 3 mana · 2/3
///
/// > **Taunt** Has +3 Attack while damaged.
///
/// State: Todo
//~ EX1_390 todo 2c2877ad 99aacaa6
#[test]
#[ignore = "todo: EX1_390 Tauren Warrior"]
fn EX1_390_tauren_warrior() {
    check(
        CardClass::Mage,
        &[Give("EX1_390"), Cost("EX1_390", 3), Stats("EX1_390", 2, 3), Has("EX1_390", GameTag::TAUNT), Unwritten],
    );
}

/// # Amani Berserker
///
/// `EX1_393` · Neutral minion · 2 mana · 2/3
///
/// > Has +3 Attack while damaged.
///
/// State: Todo
//~ EX1_393 todo a0b8a4d8 ada42e4c
#[test]
#[ignore = "todo: EX1_393 Amani Berserker"]
fn EX1_393_amani_berserker() {
    check(CardClass::Mage, &[Give("EX1_393"), Cost("EX1_393", 2), Stats("EX1_393", 2, 3), Unwritten]);
}

/// # Mogu'shan Warden
///
/// `EX1_396` · Neutral minion · 4 mana · 1/7
///
/// > **Taunt**
///
/// State: Vanilla
//~ EX1_396 vanilla 721ebd8f bcc6e55a
#[test]
fn EX1_396_mogushan_warden() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_396"),
            Cost("EX1_396", 4),
            Stats("EX1_396", 1, 7),
            Has("EX1_396", GameTag::TAUNT),
            Play("EX1_396", Nothing),
            In(The("EX1_396"), Zone::Play),
            Now(The("EX1_396"), 1, 7),
            HasNow(The("EX1_396"), GameTag::TAUNT),
        ],
    );
}

/// # Shieldbearer
///
/// `EX1_405` · Neutral minion · 1 mana · 0/4
///
/// > **Taunt**
///
/// State: Vanilla
//~ EX1_405 vanilla 2c13c847 890ac893
#[test]
fn EX1_405_shieldbearer() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_405"),
            Cost("EX1_405", 1),
            Stats("EX1_405", 0, 4),
            Has("EX1_405", GameTag::TAUNT),
            Play("EX1_405", Nothing),
            In(The("EX1_405"), Zone::Play),
            Now(The("EX1_405"), 0, 4),
            HasNow(The("EX1_405"), GameTag::TAUNT),
        ],
    );
}

/// # Raging Worgen
///
/// `EX1_412` · Neutral minion · 3 mana · 3/3
///
/// > Has +1 Attack and **Windfury** while damaged.
///
/// State: Todo
//~ EX1_412 todo d774cc19 3018f871
#[test]
#[ignore = "todo: EX1_412 Raging Worgen"]
fn EX1_412_raging_worgen() {
    check(CardClass::Mage, &[Give("EX1_412"), Cost("EX1_412", 3), Stats("EX1_412", 3, 3), Unwritten]);
}

/// # Murloc Warleader
///
/// `EX1_507` · Neutral minion · 3 mana · 3/3
///
/// > Your other Murlocs have +2 Attack.
///
/// State: Todo
//~ EX1_507 todo 971bfb9c bac9f3b3
#[test]
#[ignore = "todo: EX1_507 Murloc Warleader"]
fn EX1_507_murloc_warleader() {
    check(CardClass::Mage, &[Give("EX1_507"), Cost("EX1_507", 3), Stats("EX1_507", 3, 3), Unwritten]);
}

/// # Murloc Tidecaller
///
/// `EX1_509` · Neutral minion · 1 mana · 1/2
///
/// > Whenever you summon a Murloc, gain +1 Attack.
///
/// State: Todo
//~ EX1_509 todo 105b6553 754d9696
#[test]
#[ignore = "todo: EX1_509 Murloc Tidecaller"]
fn EX1_509_murloc_tidecaller() {
    check(CardClass::Mage, &[Give("EX1_509"), Cost("EX1_509", 1), Stats("EX1_509", 1, 2), Unwritten]);
}

/// # Harvest Golem
///
/// `EX1_556` · Neutral minion · 3 mana · 2/3
///
/// > **Deathrattle:** Summon a 2/1 Damaged Golem.
///
/// State: Todo
//~ EX1_556 todo 441f7887 b866ae5e
#[test]
#[ignore = "todo: EX1_556 Harvest Golem"]
fn EX1_556_harvest_golem() {
    check(CardClass::Mage, &[Give("EX1_556"), Cost("EX1_556", 3), Stats("EX1_556", 2, 3), Unwritten]);
}

/// # Nat Pagle
///
/// `EX1_557` · Neutral minion · 2 mana · 0/4
///
/// > At the start of your turn, you have a 50% chance to draw an extra card.
///
/// State: Todo
//~ EX1_557 todo ad972bf7 ce2b8415
#[test]
#[ignore = "todo: EX1_557 Nat Pagle"]
fn EX1_557_nat_pagle() {
    check(CardClass::Mage, &[Give("EX1_557"), Cost("EX1_557", 2), Stats("EX1_557", 0, 4), Unwritten]);
}

/// # Harrison Jones
///
/// `EX1_558` · Neutral minion · 5 mana · 5/4
///
/// > **Battlecry:** Destroy your opponent's weapon and draw cards equal to its Durability.
///
/// State: Todo
//~ EX1_558 todo e2b7b19c 3d6021a5
#[test]
#[ignore = "todo: EX1_558 Harrison Jones"]
fn EX1_558_harrison_jones() {
    check(CardClass::Mage, &[Give("EX1_558"), Cost("EX1_558", 5), Stats("EX1_558", 5, 4), Unwritten]);
}

/// # Nozdormu
///
/// `EX1_560` · Neutral minion · 9 mana · 8/8
///
/// > Players only have 15 seconds to take their turns.
///
/// State: Todo
//~ EX1_560 todo 12a368e3 d9a662ba
#[test]
#[ignore = "todo: EX1_560 Nozdormu"]
fn EX1_560_nozdormu() {
    check(CardClass::Mage, &[Give("EX1_560"), Cost("EX1_560", 9), Stats("EX1_560", 8, 8), Unwritten]);
}

/// # Alexstrasza
///
/// `EX1_561` · Neutral minion · 9 mana · 8/8
///
/// > **Battlecry:** Set a hero's remaining Health to 15.
///
/// State: Todo
//~ EX1_561 todo 7d7df445 32b4906e
#[test]
#[ignore = "todo: EX1_561 Alexstrasza"]
fn EX1_561_alexstrasza() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_561"),
            Cost("EX1_561", 9),
            Stats("EX1_561", 8, 8),
            Targets("EX1_561", &[FriendlyHero, EnemyHero]),
            Unwritten,
        ],
    );
}

/// # Onyxia
///
/// `EX1_562` · Neutral minion · 9 mana · 8/8
///
/// > **Battlecry:** Summon 1/1 Whelps until your side of the battlefield is full.
///
/// State: Todo
//~ EX1_562 todo cb7ade6e 2c1c6b91
#[test]
#[ignore = "todo: EX1_562 Onyxia"]
fn EX1_562_onyxia() {
    check(CardClass::Mage, &[Give("EX1_562"), Cost("EX1_562", 9), Stats("EX1_562", 8, 8), Unwritten]);
}

/// # Malygos
///
/// `EX1_563` · Neutral minion · 9 mana · 4/12
///
/// > **Spell Damage +5**
///
/// State: Todo
//~ EX1_563 todo 3bf023f9 ec2b74b7
#[test]
#[ignore = "todo: EX1_563 Malygos"]
fn EX1_563_malygos() {
    check(
        CardClass::Mage,
        &[Give("EX1_563"), Cost("EX1_563", 9), Stats("EX1_563", 4, 12), Has("EX1_563", GameTag::SPELLPOWER), Unwritten],
    );
}

/// # Faceless Manipulator
///
/// `EX1_564` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry:** Choose a minion and become a copy of it.
///
/// State: Todo
//~ EX1_564 todo 28c03399 ac6bec5c
#[test]
#[ignore = "todo: EX1_564 Faceless Manipulator"]
fn EX1_564_faceless_manipulator() {
    check(CardClass::Mage, &[Give("EX1_564"), Cost("EX1_564", 5), Stats("EX1_564", 3, 3), Unwritten]);
}

/// # Ysera
///
/// `EX1_572` · Neutral minion · 9 mana · 4/12
///
/// > At the end of your turn, get two random Dream cards.
///
/// State: Todo
//~ EX1_572 todo aa696f73 6784ccd6
#[test]
#[ignore = "todo: EX1_572 Ysera"]
fn EX1_572_ysera() {
    check(CardClass::Mage, &[Give("EX1_572"), Cost("EX1_572", 9), Stats("EX1_572", 4, 12), Unwritten]);
}

/// # The Beast
///
/// `EX1_577` · Neutral minion · 6 mana · 9/7
///
/// > **Deathrattle:** Summon a 3/3 Pip Quickwit for your opponent.
///
/// State: Todo
//~ EX1_577 todo 66238080 04439f20
#[test]
#[ignore = "todo: EX1_577 The Beast"]
fn EX1_577_the_beast() {
    check(CardClass::Mage, &[Give("EX1_577"), Cost("EX1_577", 6), Stats("EX1_577", 9, 7), Unwritten]);
}

/// # Priestess of Elune
///
/// `EX1_583` · Neutral minion · 6 mana · 5/4
///
/// > **Battlecry:** Restore #4 Health to your hero.
///
/// State: Todo
//~ EX1_583 todo 6a9561e3 3c2c99d5
#[test]
#[ignore = "todo: EX1_583 Priestess of Elune"]
fn EX1_583_priestess_of_elune() {
    check(CardClass::Mage, &[Give("EX1_583"), Cost("EX1_583", 6), Stats("EX1_583", 5, 4), Unwritten]);
}

/// # Ancient Mage
///
/// `EX1_584` · Neutral minion · 4 mana · 2/5
///
/// > **Battlecry:** Give adjacent minions **Spell Damage +1**.
///
/// State: Todo
//~ EX1_584 todo a754c632 2bbbb2e2
#[test]
#[ignore = "todo: EX1_584 Ancient Mage"]
fn EX1_584_ancient_mage() {
    check(CardClass::Mage, &[Give("EX1_584"), Cost("EX1_584", 4), Stats("EX1_584", 2, 5), Unwritten]);
}

/// # Sea Giant
///
/// `EX1_586` · Neutral minion · 10 mana · 8/8
///
/// > Costs (1) less for each other minion on the battlefield.
///
/// State: Todo
//~ EX1_586 todo deb10762 994f75c9
#[test]
#[ignore = "todo: EX1_586 Sea Giant"]
fn EX1_586_sea_giant() {
    check(CardClass::Mage, &[Give("EX1_586"), Cost("EX1_586", 10), Stats("EX1_586", 8, 8), Unwritten]);
}

/// # Blood Knight
///
/// `EX1_590` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** All minions lose **Divine Shield**. Gain +3/+3 for each Shield lost.
///
/// State: Todo
//~ EX1_590 todo 03ff8c29 9c17235e
#[test]
#[ignore = "todo: EX1_590 Blood Knight"]
fn EX1_590_blood_knight() {
    check(CardClass::Mage, &[Give("EX1_590"), Cost("EX1_590", 3), Stats("EX1_590", 3, 3), Unwritten]);
}

/// # Cult Master
///
/// `EX1_595` · Neutral minion · 4 mana · 4/2
///
/// > After a friendly minion dies, draw a card.
///
/// State: Todo
//~ EX1_595 todo c8d092ff ca8a745b
#[test]
#[ignore = "todo: EX1_595 Cult Master"]
fn EX1_595_cult_master() {
    check(CardClass::Mage, &[Give("EX1_595"), Cost("EX1_595", 4), Stats("EX1_595", 4, 2), Unwritten]);
}

/// # Imp Master
///
/// `EX1_597` · Neutral minion · 3 mana · 1/5
///
/// > At the end of your turn, deal 1 damage to this minion and summon a 1/1 Imp.
///
/// State: Todo
//~ EX1_597 todo 8c2e7bfc e8284e19
#[test]
#[ignore = "todo: EX1_597 Imp Master"]
fn EX1_597_imp_master() {
    check(CardClass::Mage, &[Give("EX1_597"), Cost("EX1_597", 3), Stats("EX1_597", 1, 5), Unwritten]);
}

/// # Imp
///
/// `EX1_598` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ EX1_598 vanilla 2cb204b6 19fadb5e
#[test]
fn EX1_598_imp() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_598"),
            Cost("EX1_598", 1),
            Stats("EX1_598", 1, 1),
            Play("EX1_598", Nothing),
            In(The("EX1_598"), Zone::Play),
            Now(The("EX1_598"), 1, 1),
        ],
    );
}

/// # Xavius
///
/// `EX1_614` · Neutral minion · 6 mana · 7/5
///
/// > After you play a card, summon a 2/1 Satyr.
///
/// State: Todo
//~ EX1_614 todo 52164f82 c6b64a1f
#[test]
#[ignore = "todo: EX1_614 Xavius"]
fn EX1_614_xavius() {
    check(CardClass::Mage, &[Give("EX1_614"), Cost("EX1_614", 6), Stats("EX1_614", 7, 5), Unwritten]);
}

/// # Xavian Satyr
///
/// `EX1_614t` · Neutral minion · 1 mana · 2/1
///
/// State: Vanilla
//~ EX1_614t vanilla 74125a60 599a375c
#[test]
fn EX1_614t_xavian_satyr() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_614t"),
            Cost("EX1_614t", 1),
            Stats("EX1_614t", 2, 1),
            Play("EX1_614t", Nothing),
            In(The("EX1_614t"), Zone::Play),
            Now(The("EX1_614t"), 2, 1),
        ],
    );
}

/// # Mana Wraith
///
/// `EX1_616` · Neutral minion · 2 mana · 2/2
///
/// > ALL minions cost (1) more.
///
/// State: Todo
//~ EX1_616 todo 13f27461 a1ed451c
#[test]
#[ignore = "todo: EX1_616 Mana Wraith"]
fn EX1_616_mana_wraith() {
    check(CardClass::Mage, &[Give("EX1_616"), Cost("EX1_616", 2), Stats("EX1_616", 2, 2), Unwritten]);
}

/// # Molten Giant
///
/// `EX1_620` · Neutral minion · 20 mana · 8/8
///
/// > Costs (1) less for each Health your hero is missing.
///
/// State: Todo
//~ EX1_620 todo 20078b17 e33f3135
#[test]
#[ignore = "todo: EX1_620 Molten Giant"]
fn EX1_620_molten_giant() {
    check(CardClass::Mage, &[Give("EX1_620"), Cost("EX1_620", 20), Stats("EX1_620", 8, 8), Unwritten]);
}

/// # Pip Quickwit
///
/// `EX1_finkle` · Neutral minion · 3 mana · 3/3
///
/// State: Vanilla
//~ EX1_finkle vanilla 0894981f 65902ada
#[test]
fn EX1_finkle_pip_quickwit() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_finkle"),
            Cost("EX1_finkle", 3),
            Stats("EX1_finkle", 3, 3),
            Play("EX1_finkle", Nothing),
            In(The("EX1_finkle"), Zone::Play),
            Now(The("EX1_finkle"), 3, 3),
        ],
    );
}

/// # Squirrel
///
/// `EX1_tk28` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ EX1_tk28 vanilla 7dfd5610 8254498b
#[test]
fn EX1_tk28_squirrel() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_tk28"),
            Cost("EX1_tk28", 1),
            Stats("EX1_tk28", 1, 1),
            Play("EX1_tk28", Nothing),
            In(The("EX1_tk28"), Zone::Play),
            Now(The("EX1_tk28"), 1, 1),
        ],
    );
}

/// # Devilsaur
///
/// `EX1_tk29` · Neutral minion · 5 mana · 5/5
///
/// State: Vanilla
//~ EX1_tk29 vanilla 456d9051 26f37e69
#[test]
fn EX1_tk29_devilsaur() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_tk29"),
            Cost("EX1_tk29", 5),
            Stats("EX1_tk29", 5, 5),
            Play("EX1_tk29", Nothing),
            In(The("EX1_tk29"), Zone::Play),
            Now(The("EX1_tk29"), 5, 5),
        ],
    );
}

/// # Nerubian
///
/// `FP1_007t` · Neutral minion · 4 mana · 4/4
///
/// State: Vanilla
//~ FP1_007t vanilla 9d2cdd0d 969f496a
#[test]
fn FP1_007t_nerubian() {
    check(
        CardClass::Mage,
        &[
            Give("FP1_007t"),
            Cost("FP1_007t", 4),
            Stats("FP1_007t", 4, 4),
            Play("FP1_007t", Nothing),
            In(The("FP1_007t"), Zone::Play),
            Now(The("FP1_007t"), 4, 4),
        ],
    );
}

/// # Hungry Crab
///
/// `NEW1_017` · Neutral minion · 1 mana · 1/2
///
/// > **Battlecry:** Destroy a Murloc and gain +2/+2.
///
/// State: Todo
//~ NEW1_017 todo bef05524 847e9756
#[test]
#[ignore = "todo: NEW1_017 Hungry Crab"]
fn NEW1_017_hungry_crab() {
    check(CardClass::Mage, &[Give("NEW1_017"), Cost("NEW1_017", 1), Stats("NEW1_017", 1, 2), Unwritten]);
}

/// # Bloodsail Raider
///
/// `NEW1_018` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Gain Attack equal to the Attack of your weapon.
///
/// State: Todo
//~ NEW1_018 todo fa687d3d ac261f34
#[test]
#[ignore = "todo: NEW1_018 Bloodsail Raider"]
fn NEW1_018_bloodsail_raider() {
    check(CardClass::Mage, &[Give("NEW1_018"), Cost("NEW1_018", 2), Stats("NEW1_018", 2, 3), Unwritten]);
}

/// # Knife Juggler
///
/// `NEW1_019` · Neutral minion · 2 mana · 3/2
///
/// > After you summon a minion, deal 1 damage to a random enemy.
///
/// State: Todo
//~ NEW1_019 todo bfcd1532 63d06a2b
#[test]
#[ignore = "todo: NEW1_019 Knife Juggler"]
fn NEW1_019_knife_juggler() {
    check(CardClass::Mage, &[Give("NEW1_019"), Cost("NEW1_019", 2), Stats("NEW1_019", 3, 2), Unwritten]);
}

/// # Wild Pyromancer
///
/// `NEW1_020` · Neutral minion · 2 mana · 3/2
///
/// > After you cast a spell, deal 1 damage to ALL minions.
///
/// State: Todo
//~ NEW1_020 todo 7d253975 2a095ce2
#[test]
#[ignore = "todo: NEW1_020 Wild Pyromancer"]
fn NEW1_020_wild_pyromancer() {
    check(CardClass::Mage, &[Give("NEW1_020"), Cost("NEW1_020", 2), Stats("NEW1_020", 3, 2), Unwritten]);
}

/// # Doomsayer
///
/// `NEW1_021` · Neutral minion · 2 mana · 0/7
///
/// > At the start of your turn, destroy ALL minions.
///
/// State: Todo
//~ NEW1_021 todo 4b022590 3f8368ba
#[test]
#[ignore = "todo: NEW1_021 Doomsayer"]
fn NEW1_021_doomsayer() {
    check(CardClass::Mage, &[Give("NEW1_021"), Cost("NEW1_021", 2), Stats("NEW1_021", 0, 7), Unwritten]);
}

/// # Dread Corsair
///
/// `NEW1_022` · Neutral minion · 4 mana · 3/3
///
/// > **Taunt** Costs (1) less per Attack of your weapon.
///
/// State: Todo
//~ NEW1_022 todo d6b45a43 2d346182
#[test]
#[ignore = "todo: NEW1_022 Dread Corsair"]
fn NEW1_022_dread_corsair() {
    check(
        CardClass::Mage,
        &[Give("NEW1_022"), Cost("NEW1_022", 4), Stats("NEW1_022", 3, 3), Has("NEW1_022", GameTag::TAUNT), Unwritten],
    );
}

/// # Faerie Dragon
///
/// `NEW1_023` · Neutral minion · 2 mana · 3/2
///
/// > **Elusive**
///
/// State: Vanilla
//~ NEW1_023 vanilla a00ef6e5 b1de7b7c
#[test]
fn NEW1_023_faerie_dragon() {
    check(
        CardClass::Mage,
        &[
            Give("NEW1_023"),
            Cost("NEW1_023", 2),
            Stats("NEW1_023", 3, 2),
            Has("NEW1_023", GameTag::ELUSIVE),
            Play("NEW1_023", Nothing),
            In(The("NEW1_023"), Zone::Play),
            Now(The("NEW1_023"), 3, 2),
            HasNow(The("NEW1_023"), GameTag::ELUSIVE),
        ],
    );
}

/// # Captain Greenskin
///
/// `NEW1_024` · Neutral minion · 5 mana · 5/4
///
/// > **Battlecry:** Give your weapon +1/+1.
///
/// State: Todo
//~ NEW1_024 todo 72508afb c3559de3
#[test]
#[ignore = "todo: NEW1_024 Captain Greenskin"]
fn NEW1_024_captain_greenskin() {
    check(CardClass::Mage, &[Give("NEW1_024"), Cost("NEW1_024", 5), Stats("NEW1_024", 5, 4), Unwritten]);
}

/// # Bloodsail Corsair
///
/// `NEW1_025` · Neutral minion · 1 mana · 1/2
///
/// > **Battlecry:** Remove 1 Durability from your opponent's weapon.
///
/// State: Todo
//~ NEW1_025 todo 889b0cf8 5b970e35
#[test]
#[ignore = "todo: NEW1_025 Bloodsail Corsair"]
fn NEW1_025_bloodsail_corsair() {
    check(CardClass::Mage, &[Give("NEW1_025"), Cost("NEW1_025", 1), Stats("NEW1_025", 1, 2), Unwritten]);
}

/// # Violet Teacher
///
/// `NEW1_026` · Neutral minion · 4 mana · 3/5
///
/// > Whenever you cast a spell, summon a 1/1 Violet Apprentice.
///
/// State: Todo
//~ NEW1_026 todo 09e72a72 e7a1cbb0
#[test]
#[ignore = "todo: NEW1_026 Violet Teacher"]
fn NEW1_026_violet_teacher() {
    check(CardClass::Mage, &[Give("NEW1_026"), Cost("NEW1_026", 4), Stats("NEW1_026", 3, 5), Unwritten]);
}

/// # Violet Apprentice
///
/// `NEW1_026t` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ NEW1_026t vanilla f750d12a 2ea90321
#[test]
fn NEW1_026t_violet_apprentice() {
    check(
        CardClass::Mage,
        &[
            Give("NEW1_026t"),
            Cost("NEW1_026t", 1),
            Stats("NEW1_026t", 1, 1),
            Play("NEW1_026t", Nothing),
            In(The("NEW1_026t"), Zone::Play),
            Now(The("NEW1_026t"), 1, 1),
        ],
    );
}

/// # Southsea Captain
///
/// `NEW1_027` · Neutral minion · 3 mana · 3/3
///
/// > Your other Pirates have +1/+1.
///
/// State: Todo
//~ NEW1_027 todo 5bc31052 0846ab8f
#[test]
#[ignore = "todo: NEW1_027 Southsea Captain"]
fn NEW1_027_southsea_captain() {
    check(CardClass::Mage, &[Give("NEW1_027"), Cost("NEW1_027", 3), Stats("NEW1_027", 3, 3), Unwritten]);
}

/// # Millhouse Manastorm
///
/// `NEW1_029` · Neutral minion · 2 mana · 4/4
///
/// > **Battlecry:** Enemy spells cost (0) next turn.
///
/// State: Todo
//~ NEW1_029 todo 213d078c 80aa0020
#[test]
#[ignore = "todo: NEW1_029 Millhouse Manastorm"]
fn NEW1_029_millhouse_manastorm() {
    check(CardClass::Mage, &[Give("NEW1_029"), Cost("NEW1_029", 2), Stats("NEW1_029", 4, 4), Unwritten]);
}

/// # Deathwing
///
/// `NEW1_030` · Neutral minion · 10 mana · 12/12
///
/// > **Battlecry:** Destroy all other minions and discard your hand.
///
/// State: Todo
//~ NEW1_030 todo 85bc5678 3ef938b3
#[test]
#[ignore = "todo: NEW1_030 Deathwing"]
fn NEW1_030_deathwing() {
    check(CardClass::Mage, &[Give("NEW1_030"), Cost("NEW1_030", 10), Stats("NEW1_030", 12, 12), Unwritten]);
}

/// # Master Swordsmith
///
/// `NEW1_037` · Neutral minion · 2 mana · 1/3
///
/// > At the end of your turn, give another random friendly minion +1 Attack.
///
/// State: Todo
//~ NEW1_037 todo 5187c14f 9d627273
#[test]
#[ignore = "todo: NEW1_037 Master Swordsmith"]
fn NEW1_037_master_swordsmith() {
    check(CardClass::Mage, &[Give("NEW1_037"), Cost("NEW1_037", 2), Stats("NEW1_037", 1, 3), Unwritten]);
}

/// # Gruul
///
/// `NEW1_038` · Neutral minion · 8 mana · 7/7
///
/// > At the end of each turn, gain +1/+1 .
///
/// State: Todo
//~ NEW1_038 todo 81941a1c a9d00deb
#[test]
#[ignore = "todo: NEW1_038 Gruul"]
fn NEW1_038_gruul() {
    check(CardClass::Mage, &[Give("NEW1_038"), Cost("NEW1_038", 8), Stats("NEW1_038", 7, 7), Unwritten]);
}

/// # Hogger
///
/// `NEW1_040` · Neutral minion · 6 mana · 4/4
///
/// > At the end of your turn, summon a 2/2 Gnoll with **Taunt**.
///
/// State: Todo
//~ NEW1_040 todo 22195086 970a75ac
#[test]
#[ignore = "todo: NEW1_040 Hogger"]
fn NEW1_040_hogger() {
    check(CardClass::Mage, &[Give("NEW1_040"), Cost("NEW1_040", 6), Stats("NEW1_040", 4, 4), Unwritten]);
}

/// # Gnoll
///
/// `NEW1_040t` · Neutral minion · 2 mana · 2/2
///
/// > **Taunt**
///
/// State: Vanilla
//~ NEW1_040t vanilla 522c7bcb 898a888e
#[test]
fn NEW1_040t_gnoll() {
    check(
        CardClass::Mage,
        &[
            Give("NEW1_040t"),
            Cost("NEW1_040t", 2),
            Stats("NEW1_040t", 2, 2),
            Has("NEW1_040t", GameTag::TAUNT),
            Play("NEW1_040t", Nothing),
            In(The("NEW1_040t"), Zone::Play),
            Now(The("NEW1_040t"), 2, 2),
            HasNow(The("NEW1_040t"), GameTag::TAUNT),
        ],
    );
}

/// # Stampeding Kodo
///
/// `NEW1_041` · Neutral minion · 5 mana · 3/5
///
/// > **Battlecry:** Destroy a random enemy minion with 2 or less Attack.
///
/// State: Todo
//~ NEW1_041 todo 31498797 b8c74e98
#[test]
#[ignore = "todo: NEW1_041 Stampeding Kodo"]
fn NEW1_041_stampeding_kodo() {
    check(CardClass::Mage, &[Give("NEW1_041"), Cost("NEW1_041", 5), Stats("NEW1_041", 3, 5), Unwritten]);
}

/// # Whelp
///
/// `ds1_whelptoken` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ ds1_whelptoken vanilla 2c87c043 2a36904d
#[test]
fn ds1_whelptoken_whelp() {
    check(
        CardClass::Mage,
        &[
            Give("ds1_whelptoken"),
            Cost("ds1_whelptoken", 1),
            Stats("ds1_whelptoken", 1, 1),
            Play("ds1_whelptoken", Nothing),
            In(The("ds1_whelptoken"), Zone::Play),
            Now(The("ds1_whelptoken"), 1, 1),
        ],
    );
}

/// # Damaged Golem
///
/// `skele21` · Neutral minion · 1 mana · 2/1
///
/// State: Vanilla
//~ skele21 vanilla b1ee7c0b 2d044931
#[test]
fn skele21_damaged_golem() {
    check(
        CardClass::Mage,
        &[
            Give("skele21"),
            Cost("skele21", 1),
            Stats("skele21", 2, 1),
            Play("skele21", Nothing),
            In(The("skele21"), Zone::Play),
            Now(The("skele21"), 2, 1),
        ],
    );
}

/// # Flesheating Ghoul
///
/// `tt_004` · Neutral minion · 3 mana · 3/3
///
/// > Whenever a minion dies, gain +1 Attack.
///
/// State: Todo
//~ tt_004 todo 773677bb 6b073430
#[test]
#[ignore = "todo: tt_004 Flesheating Ghoul"]
fn tt_004_flesheating_ghoul() {
    check(CardClass::Mage, &[Give("tt_004"), Cost("tt_004", 3), Stats("tt_004", 3, 3), Unwritten]);
}
