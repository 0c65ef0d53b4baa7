//! Neutral cards of The Grand Tournament, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Twilight Guardian
///
/// `AT_017` · Neutral minion · 4 mana · 2/6
///
/// > **Battlecry:** If you're holding a Dragon, gain +1 Attack and **Taunt**.
///
/// State: Todo
//~ AT_017 todo 92dcb521 2d97f5b7
#[test]
#[ignore = "todo: AT_017 Twilight Guardian"]
fn AT_017_twilight_guardian() {
    check(CardClass::Mage, &[Give("AT_017"), Cost("AT_017", 4), Stats("AT_017", 2, 6), Unwritten]);
}

/// # Skycap'n Kragg
///
/// `AT_070` · Neutral minion · 7 mana · 4/6
///
/// > **Charrrrrge** Costs (1) less for each friendly Pirate.
///
/// State: Todo
//~ AT_070 todo cfae11a7 50edd37c
#[test]
#[ignore = "todo: AT_070 Skycap'n Kragg"]
fn AT_070_skycapn_kragg() {
    check(
        CardClass::Mage,
        &[Give("AT_070"), Cost("AT_070", 7), Stats("AT_070", 4, 6), Has("AT_070", GameTag::CHARGE), Unwritten],
    );
}

/// # Garrison Commander
///
/// `AT_080` · Neutral minion · 2 mana · 2/3
///
/// > You can use your Hero Power twice a turn.
///
/// State: Todo
//~ AT_080 todo 9ae7204f f4b2152c
#[test]
#[ignore = "todo: AT_080 Garrison Commander"]
fn AT_080_garrison_commander() {
    check(CardClass::Mage, &[Give("AT_080"), Cost("AT_080", 2), Stats("AT_080", 2, 3), Unwritten]);
}

/// # Lowly Squire
///
/// `AT_082` · Neutral minion · 1 mana · 1/2
///
/// > **Inspire:** Gain +1 Attack.
///
/// State: Todo
//~ AT_082 todo 55a3a9d8 1b33a842
#[test]
#[ignore = "todo: AT_082 Lowly Squire"]
fn AT_082_lowly_squire() {
    check(CardClass::Mage, &[Give("AT_082"), Cost("AT_082", 1), Stats("AT_082", 1, 2), Unwritten]);
}

/// # Dragonhawk Rider
///
/// `AT_083` · Neutral minion · 3 mana · 3/3
///
/// > **Inspire:** Gain **Windfury** this turn.
///
/// State: Todo
//~ AT_083 todo 6f1336f9 01ad0a94
#[test]
#[ignore = "todo: AT_083 Dragonhawk Rider"]
fn AT_083_dragonhawk_rider() {
    check(CardClass::Mage, &[Give("AT_083"), Cost("AT_083", 3), Stats("AT_083", 3, 3), Unwritten]);
}

/// # Lance Carrier
///
/// `AT_084` · Neutral minion · 2 mana · 1/2
///
/// > **Battlecry:** Give a friendly minion +2 Attack.
///
/// State: Todo
//~ AT_084 todo aa30b847 e2c83ebf
#[test]
#[ignore = "todo: AT_084 Lance Carrier"]
fn AT_084_lance_carrier() {
    check(
        CardClass::Mage,
        &[Give("AT_084"), Cost("AT_084", 2), Stats("AT_084", 1, 2), Targets("AT_084", &[FriendlyMinion]), Unwritten],
    );
}

/// # Maiden of the Lake
///
/// `AT_085` · Neutral minion · 4 mana · 2/6
///
/// > Your Hero Power costs (1).
///
/// State: Todo
//~ AT_085 todo f3c4ee77 47a64647
#[test]
#[ignore = "todo: AT_085 Maiden of the Lake"]
fn AT_085_maiden_of_the_lake() {
    check(CardClass::Mage, &[Give("AT_085"), Cost("AT_085", 4), Stats("AT_085", 2, 6), Unwritten]);
}

/// # Saboteur
///
/// `AT_086` · Neutral minion · 3 mana · 4/3
///
/// > **Battlecry:** Your opponent's Hero Power costs (5) more next turn.
///
/// State: Todo
//~ AT_086 todo 79ea8f3d 0a4f72f8
#[test]
#[ignore = "todo: AT_086 Saboteur"]
fn AT_086_saboteur() {
    check(CardClass::Mage, &[Give("AT_086"), Cost("AT_086", 3), Stats("AT_086", 4, 3), Unwritten]);
}

/// # Argent Horserider
///
/// `AT_087` · Neutral minion · 3 mana · 2/1
///
/// > **Charge Divine Shield**
///
/// State: Vanilla
//~ AT_087 vanilla b63e7e84 616401e0
#[test]
fn AT_087_argent_horserider() {
    check(
        CardClass::Mage,
        &[
            Give("AT_087"),
            Cost("AT_087", 3),
            Stats("AT_087", 2, 1),
            Has("AT_087", GameTag::CHARGE),
            Has("AT_087", GameTag::DIVINE_SHIELD),
            Play("AT_087", Nothing),
            In(The("AT_087"), Zone::Play),
            Now(The("AT_087"), 2, 1),
            HasNow(The("AT_087"), GameTag::CHARGE),
            HasNow(The("AT_087"), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Mogor's Champion
///
/// `AT_088` · Neutral minion · 6 mana · 8/5
///
/// > 50% chance to attack the wrong enemy.
///
/// State: Todo
//~ AT_088 todo 65eff223 61683bf0
#[test]
#[ignore = "todo: AT_088 Mogor's Champion"]
fn AT_088_mogors_champion() {
    check(CardClass::Mage, &[Give("AT_088"), Cost("AT_088", 6), Stats("AT_088", 8, 5), Unwritten]);
}

/// # Boneguard Lieutenant
///
/// `AT_089` · Neutral minion · 2 mana · 3/2
///
/// > **Inspire:** Gain +1 Health.
///
/// State: Todo
//~ AT_089 todo db3661fe 1d8f33fa
#[test]
#[ignore = "todo: AT_089 Boneguard Lieutenant"]
fn AT_089_boneguard_lieutenant() {
    check(CardClass::Mage, &[Give("AT_089"), Cost("AT_089", 2), Stats("AT_089", 3, 2), Unwritten]);
}

/// # Mukla's Champion
///
/// `AT_090` · Neutral minion · 5 mana · 5/3
///
/// > **Inspire:** Give your other minions +1/+1.
///
/// State: Todo
//~ AT_090 todo 90445019 394c62ef
#[test]
#[ignore = "todo: AT_090 Mukla's Champion"]
fn AT_090_muklas_champion() {
    check(CardClass::Mage, &[Give("AT_090"), Cost("AT_090", 5), Stats("AT_090", 5, 3), Unwritten]);
}

/// # Tournament Medic
///
/// `AT_091` · Neutral minion · 4 mana · 1/8
///
/// > **Inspire:** Restore #2 Health to your hero.
///
/// State: Todo
//~ AT_091 todo 6c4a22a7 98ef7708
#[test]
#[ignore = "todo: AT_091 Tournament Medic"]
fn AT_091_tournament_medic() {
    check(CardClass::Mage, &[Give("AT_091"), Cost("AT_091", 4), Stats("AT_091", 1, 8), Unwritten]);
}

/// # Ice Rager
///
/// `AT_092` · Neutral minion · 3 mana · 5/2
///
/// State: Vanilla
//~ AT_092 vanilla 911f05a0 bceaa479
#[test]
fn AT_092_ice_rager() {
    check(
        CardClass::Mage,
        &[
            Give("AT_092"),
            Cost("AT_092", 3),
            Stats("AT_092", 5, 2),
            Play("AT_092", Nothing),
            In(The("AT_092"), Zone::Play),
            Now(The("AT_092"), 5, 2),
        ],
    );
}

/// # Frigid Snobold
///
/// `AT_093` · Neutral minion · 4 mana · 2/6
///
/// > **Spell Damage +1**
///
/// State: Vanilla
//~ AT_093 vanilla 6cbc031f 112408f5
#[test]
fn AT_093_frigid_snobold() {
    check(
        CardClass::Mage,
        &[
            Give("AT_093"),
            Cost("AT_093", 4),
            Stats("AT_093", 2, 6),
            Has("AT_093", GameTag::SPELLPOWER),
            Play("AT_093", Nothing),
            In(The("AT_093"), Zone::Play),
            Now(The("AT_093"), 2, 6),
            HasNow(The("AT_093"), GameTag::SPELLPOWER),
        ],
    );
}

/// # Flame Juggler
///
/// `AT_094` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Deal 1 damage to a random enemy.
///
/// State: Todo
//~ AT_094 todo be2cc443 e8fd96bd
#[test]
#[ignore = "todo: AT_094 Flame Juggler"]
fn AT_094_flame_juggler() {
    check(CardClass::Mage, &[Give("AT_094"), Cost("AT_094", 2), Stats("AT_094", 2, 3), Unwritten]);
}

/// # Silent Knight
///
/// `AT_095` · Neutral minion · 3 mana · 2/2
///
/// > **Stealth Divine Shield**
///
/// State: Vanilla
//~ AT_095 vanilla 2ece4875 599ee3fd
#[test]
fn AT_095_silent_knight() {
    check(
        CardClass::Mage,
        &[
            Give("AT_095"),
            Cost("AT_095", 3),
            Stats("AT_095", 2, 2),
            Has("AT_095", GameTag::DIVINE_SHIELD),
            Has("AT_095", GameTag::STEALTH),
            Play("AT_095", Nothing),
            In(The("AT_095"), Zone::Play),
            Now(The("AT_095"), 2, 2),
            HasNow(The("AT_095"), GameTag::DIVINE_SHIELD),
            HasNow(The("AT_095"), GameTag::STEALTH),
        ],
    );
}

/// # Clockwork Knight
///
/// `AT_096` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** Give a friendly Mech +1/+1.
///
/// State: Todo
//~ AT_096 todo 4b6409d8 f0cfed88
#[test]
#[ignore = "todo: AT_096 Clockwork Knight"]
fn AT_096_clockwork_knight() {
    check(CardClass::Mage, &[Give("AT_096"), Cost("AT_096", 5), Stats("AT_096", 5, 5), Unwritten]);
}

/// # Tournament Attendee
///
/// `AT_097` · Neutral minion · 1 mana · 2/1
///
/// > **Taunt**
///
/// State: Vanilla
//~ AT_097 vanilla 6a3365c7 dd64e9f1
#[test]
fn AT_097_tournament_attendee() {
    check(
        CardClass::Mage,
        &[
            Give("AT_097"),
            Cost("AT_097", 1),
            Stats("AT_097", 2, 1),
            Has("AT_097", GameTag::TAUNT),
            Play("AT_097", Nothing),
            In(The("AT_097"), Zone::Play),
            Now(The("AT_097"), 2, 1),
            HasNow(The("AT_097"), GameTag::TAUNT),
        ],
    );
}

/// # Sideshow Spelleater
///
/// `AT_098` · Neutral minion · 6 mana · 6/5
///
/// > **Battlecry:** Copy your opponent's Hero Power.
///
/// State: Todo
//~ AT_098 todo f42d395a 3bb9c583
#[test]
#[ignore = "todo: AT_098 Sideshow Spelleater"]
fn AT_098_sideshow_spelleater() {
    check(CardClass::Mage, &[Give("AT_098"), Cost("AT_098", 6), Stats("AT_098", 6, 5), Unwritten]);
}

/// # Kodorider
///
/// `AT_099` · Neutral minion · 6 mana · 3/5
///
/// > **Inspire:** Summon a 3/5 War Kodo.
///
/// State: Todo
//~ AT_099 todo 4c332fd9 93e818b2
#[test]
#[ignore = "todo: AT_099 Kodorider"]
fn AT_099_kodorider() {
    check(CardClass::Mage, &[Give("AT_099"), Cost("AT_099", 6), Stats("AT_099", 3, 5), Unwritten]);
}

/// # War Kodo
///
/// `AT_099t` · Neutral minion · 5 mana · 3/5
///
/// State: Vanilla
//~ AT_099t vanilla 99e75a0b b0917d03
#[test]
fn AT_099t_war_kodo() {
    check(
        CardClass::Mage,
        &[
            Give("AT_099t"),
            Cost("AT_099t", 5),
            Stats("AT_099t", 3, 5),
            Play("AT_099t", Nothing),
            In(The("AT_099t"), Zone::Play),
            Now(The("AT_099t"), 3, 5),
        ],
    );
}

/// # Silver Hand Regent
///
/// `AT_100` · Neutral minion · 3 mana · 3/3
///
/// > **Inspire:** Summon a {0} Silver Hand Recruit.
///
/// State: Todo
//~ AT_100 todo 09df1213 5c0f0798
#[test]
#[ignore = "todo: AT_100 Silver Hand Regent"]
fn AT_100_silver_hand_regent() {
    check(CardClass::Mage, &[Give("AT_100"), Cost("AT_100", 3), Stats("AT_100", 3, 3), Unwritten]);
}

/// # Pit Fighter
///
/// `AT_101` · Neutral minion · 5 mana · 5/6
///
/// State: Vanilla
//~ AT_101 vanilla 11a5ac33 f97a36eb
#[test]
fn AT_101_pit_fighter() {
    check(
        CardClass::Mage,
        &[
            Give("AT_101"),
            Cost("AT_101", 5),
            Stats("AT_101", 5, 6),
            Play("AT_101", Nothing),
            In(The("AT_101"), Zone::Play),
            Now(The("AT_101"), 5, 6),
        ],
    );
}

/// # Captured Jormungar
///
/// `AT_102` · Neutral minion · 7 mana · 5/9
///
/// State: Vanilla
//~ AT_102 vanilla 9bce6ed8 bdf6f3ae
#[test]
fn AT_102_captured_jormungar() {
    check(
        CardClass::Mage,
        &[
            Give("AT_102"),
            Cost("AT_102", 7),
            Stats("AT_102", 5, 9),
            Play("AT_102", Nothing),
            In(The("AT_102"), Zone::Play),
            Now(The("AT_102"), 5, 9),
        ],
    );
}

/// # North Sea Kraken
///
/// `AT_103` · Neutral minion · 9 mana · 9/7
///
/// > **Battlecry:** Deal 4 damage.
///
/// State: Todo
//~ AT_103 todo 55be39bd 29e2882b
#[test]
#[ignore = "todo: AT_103 North Sea Kraken"]
fn AT_103_north_sea_kraken() {
    check(
        CardClass::Mage,
        &[
            Give("AT_103"),
            Cost("AT_103", 9),
            Stats("AT_103", 9, 7),
            Targets("AT_103", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Unwritten,
        ],
    );
}

/// # Injured Kvaldir
///
/// `AT_105` · Neutral minion · 1 mana · 2/4
///
/// > **Battlecry:** Deal 3 damage to this minion.
///
/// State: Todo
//~ AT_105 todo 7303f630 354af243
#[test]
#[ignore = "todo: AT_105 Injured Kvaldir"]
fn AT_105_injured_kvaldir() {
    check(CardClass::Mage, &[Give("AT_105"), Cost("AT_105", 1), Stats("AT_105", 2, 4), Unwritten]);
}

/// # Light's Champion
///
/// `AT_106` · Neutral minion · 3 mana · 4/3
///
/// > **Battlecry: Silence** a Demon.
///
/// State: Todo
//~ AT_106 todo 2dfcec5d 8fd864ac
#[test]
#[ignore = "todo: AT_106 Light's Champion"]
fn AT_106_lights_champion() {
    check(CardClass::Mage, &[Give("AT_106"), Cost("AT_106", 3), Stats("AT_106", 4, 3), Unwritten]);
}

/// # Armored Warhorse
///
/// `AT_108` · Neutral minion · 4 mana · 5/3
///
/// > **Battlecry:** Reveal a minion in each deck. If yours costs more, gain **Charge**.
///
/// State: Todo
//~ AT_108 todo e0ff25a4 6fd6c480
#[test]
#[ignore = "todo: AT_108 Armored Warhorse"]
fn AT_108_armored_warhorse() {
    check(CardClass::Mage, &[Give("AT_108"), Cost("AT_108", 4), Stats("AT_108", 5, 3), Unwritten]);
}

/// # Argent Watchman
///
/// `AT_109` · Neutral minion · 2 mana · 2/4
///
/// > Can't attack. **Inspire:** Can attack as normal this turn.
///
/// State: Todo
//~ AT_109 todo e25772be fd48391d
#[test]
#[ignore = "todo: AT_109 Argent Watchman"]
fn AT_109_argent_watchman() {
    check(
        CardClass::Mage,
        &[Give("AT_109"), Cost("AT_109", 2), Stats("AT_109", 2, 4), Has("AT_109", GameTag::CANT_ATTACK), Unwritten],
    );
}

/// # Coliseum Manager
///
/// `AT_110` · Neutral minion · 3 mana · 2/5
///
/// > **Inspire:** Return this minion to your hand.
///
/// State: Todo
//~ AT_110 todo ba5f97c8 6057224a
#[test]
#[ignore = "todo: AT_110 Coliseum Manager"]
fn AT_110_coliseum_manager() {
    check(CardClass::Mage, &[Give("AT_110"), Cost("AT_110", 3), Stats("AT_110", 2, 5), Unwritten]);
}

/// # Refreshment Vendor
///
/// `AT_111` · Neutral minion · 4 mana · 3/5
///
/// > **Battlecry:** Restore #4 Health to each hero.
///
/// State: Todo
//~ AT_111 todo 9d514823 ff444919
#[test]
#[ignore = "todo: AT_111 Refreshment Vendor"]
fn AT_111_refreshment_vendor() {
    check(CardClass::Mage, &[Give("AT_111"), Cost("AT_111", 4), Stats("AT_111", 3, 5), Unwritten]);
}

/// # Master Jouster
///
/// `AT_112` · Neutral minion · 6 mana · 5/6
///
/// > **Battlecry:** Reveal a minion in each deck. If yours costs more, gain **Taunt** and **Divine Shield**.
///
/// State: Todo
//~ AT_112 todo bf4b3e8f 6cd7bb6e
#[test]
#[ignore = "todo: AT_112 Master Jouster"]
fn AT_112_master_jouster() {
    check(CardClass::Mage, &[Give("AT_112"), Cost("AT_112", 6), Stats("AT_112", 5, 6), Unwritten]);
}

/// # Recruiter
///
/// `AT_113` · Neutral minion · 5 mana · 5/4
///
/// > **Inspire:** Add a 2/2 Squire to your hand.
///
/// State: Todo
//~ AT_113 todo af60c22e 2fff8841
#[test]
#[ignore = "todo: AT_113 Recruiter"]
fn AT_113_recruiter() {
    check(CardClass::Mage, &[Give("AT_113"), Cost("AT_113", 5), Stats("AT_113", 5, 4), Unwritten]);
}

/// # Evil Heckler
///
/// `AT_114` · Neutral minion · 4 mana · 5/4
///
/// > **Taunt**
///
/// State: Vanilla
//~ AT_114 vanilla 1825da75 39ca822d
#[test]
fn AT_114_evil_heckler() {
    check(
        CardClass::Mage,
        &[
            Give("AT_114"),
            Cost("AT_114", 4),
            Stats("AT_114", 5, 4),
            Has("AT_114", GameTag::TAUNT),
            Play("AT_114", Nothing),
            In(The("AT_114"), Zone::Play),
            Now(The("AT_114"), 5, 4),
            HasNow(The("AT_114"), GameTag::TAUNT),
        ],
    );
}

/// # Fencing Coach
///
/// `AT_115` · Neutral minion · 3 mana · 2/2
///
/// > **Battlecry:** The next time you use your Hero Power, it costs (2) less.
///
/// State: Todo
//~ AT_115 todo f370da71 88924cb6
#[test]
#[ignore = "todo: AT_115 Fencing Coach"]
fn AT_115_fencing_coach() {
    check(CardClass::Mage, &[Give("AT_115"), Cost("AT_115", 3), Stats("AT_115", 2, 2), Unwritten]);
}

/// # Master of Ceremonies
///
/// `AT_117` · Neutral minion · 3 mana · 4/2
///
/// > **Battlecry:** If you have a minion with **Spell Damage**, gain +2/+2.
///
/// State: Todo
//~ AT_117 todo 7c5d46fd c449f021
#[test]
#[ignore = "todo: AT_117 Master of Ceremonies"]
fn AT_117_master_of_ceremonies() {
    check(CardClass::Mage, &[Give("AT_117"), Cost("AT_117", 3), Stats("AT_117", 4, 2), Unwritten]);
}

/// # Grand Crusader
///
/// `AT_118` · Neutral minion · 6 mana · 5/5
///
/// > **Battlecry:** Add a random Paladin card to your hand.
///
/// State: Todo
//~ AT_118 todo 2a8d2645 ad4768da
#[test]
#[ignore = "todo: AT_118 Grand Crusader"]
fn AT_118_grand_crusader() {
    check(CardClass::Mage, &[Give("AT_118"), Cost("AT_118", 6), Stats("AT_118", 5, 5), Unwritten]);
}

/// # Kvaldir Raider
///
/// `AT_119` · Neutral minion · 5 mana · 4/4
///
/// > **Inspire:** Gain +2/+2.
///
/// State: Todo
//~ AT_119 todo 66d9838b 85a20b4b
#[test]
#[ignore = "todo: AT_119 Kvaldir Raider"]
fn AT_119_kvaldir_raider() {
    check(CardClass::Mage, &[Give("AT_119"), Cost("AT_119", 5), Stats("AT_119", 4, 4), Unwritten]);
}

/// # Frost Giant
///
/// `AT_120` · Neutral minion · 10 mana · 8/8
///
/// > Costs (1) less for each time you used your Hero Power this game.
///
/// State: Todo
//~ AT_120 todo 30362841 5be6041d
#[test]
#[ignore = "todo: AT_120 Frost Giant"]
fn AT_120_frost_giant() {
    check(CardClass::Mage, &[Give("AT_120"), Cost("AT_120", 10), Stats("AT_120", 8, 8), Unwritten]);
}

/// # Crowd Favorite
///
/// `AT_121` · Neutral minion · 4 mana · 4/4
///
/// > Whenever you play a card with **Battlecry**, gain +1/+1.
///
/// State: Todo
//~ AT_121 todo 6dbc8622 56d632ca
#[test]
#[ignore = "todo: AT_121 Crowd Favorite"]
fn AT_121_crowd_favorite() {
    check(CardClass::Mage, &[Give("AT_121"), Cost("AT_121", 4), Stats("AT_121", 4, 4), Unwritten]);
}

/// # Gormok the Impaler
///
/// `AT_122` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** If you have at least 4 other minions, deal 4 damage.
///
/// State: Todo
//~ AT_122 todo c5288882 bab640dd
#[test]
#[ignore = "todo: AT_122 Gormok the Impaler"]
fn AT_122_gormok_the_impaler() {
    check(CardClass::Mage, &[Give("AT_122"), Cost("AT_122", 4), Stats("AT_122", 4, 4), Unwritten]);
}

/// # Chillmaw
///
/// `AT_123` · Neutral minion · 7 mana · 6/6
///
/// > **Taunt Deathrattle:** If you're holding a Dragon, deal 3 damage to all minions.
///
/// State: Todo
//~ AT_123 todo 54b09d0e 40098409
#[test]
#[ignore = "todo: AT_123 Chillmaw"]
fn AT_123_chillmaw() {
    check(
        CardClass::Mage,
        &[Give("AT_123"), Cost("AT_123", 7), Stats("AT_123", 6, 6), Has("AT_123", GameTag::TAUNT), Unwritten],
    );
}

/// # Bolf Ramshield
///
/// `AT_124` · Neutral minion · 6 mana · 3/9
///
/// > Whenever your hero takes damage, this minion takes it instead.
///
/// State: Todo
//~ AT_124 todo f20d201d 7ec0c24a
#[test]
#[ignore = "todo: AT_124 Bolf Ramshield"]
fn AT_124_bolf_ramshield() {
    check(CardClass::Mage, &[Give("AT_124"), Cost("AT_124", 6), Stats("AT_124", 3, 9), Unwritten]);
}

/// # Icehowl
///
/// `AT_125` · Neutral minion · 9 mana · 10/10
///
/// > **Charge** Can't attack heroes.
///
/// State: Todo
//~ AT_125 todo 2f9fb6ca 113402e1
#[test]
#[ignore = "todo: AT_125 Icehowl"]
fn AT_125_icehowl() {
    check(
        CardClass::Mage,
        &[Give("AT_125"), Cost("AT_125", 9), Stats("AT_125", 10, 10), Has("AT_125", GameTag::CHARGE), Unwritten],
    );
}

/// # Nexus-Champion Saraad
///
/// `AT_127` · Neutral minion · 5 mana · 4/5
///
/// > **Inspire:** Add a random spell to your hand.
///
/// State: Todo
//~ AT_127 todo 413da1ed 5f0d86d4
#[test]
#[ignore = "todo: AT_127 Nexus-Champion Saraad"]
fn AT_127_nexus_champion_saraad() {
    check(CardClass::Mage, &[Give("AT_127"), Cost("AT_127", 5), Stats("AT_127", 4, 5), Unwritten]);
}

/// # The Skeleton Knight
///
/// `AT_128` · Neutral minion · 6 mana · 7/4
///
/// > **Deathrattle:** Reveal a minion in each deck. If yours costs more, return this to your hand.
///
/// State: Todo
//~ AT_128 todo 63058713 e9564c34
#[test]
#[ignore = "todo: AT_128 The Skeleton Knight"]
fn AT_128_the_skeleton_knight() {
    check(CardClass::Mage, &[Give("AT_128"), Cost("AT_128", 6), Stats("AT_128", 7, 4), Unwritten]);
}

/// # Fjola Lightbane
///
/// `AT_129` · Neutral minion · 3 mana · 3/4
///
/// > Whenever **you** target this minion with a spell, gain Divine Shield**.**
///
/// State: Todo
//~ AT_129 todo 734812c9 627d00c5
#[test]
#[ignore = "todo: AT_129 Fjola Lightbane"]
fn AT_129_fjola_lightbane() {
    check(CardClass::Mage, &[Give("AT_129"), Cost("AT_129", 3), Stats("AT_129", 3, 4), Unwritten]);
}

/// # Eydis Darkbane
///
/// `AT_131` · Neutral minion · 3 mana · 3/4
///
/// > Whenever **you** target this minion with a spell, deal 3 damage to a random enemy.
///
/// State: Todo
//~ AT_131 todo 18eed927 dfbf6dcc
#[test]
#[ignore = "todo: AT_131 Eydis Darkbane"]
fn AT_131_eydis_darkbane() {
    check(CardClass::Mage, &[Give("AT_131"), Cost("AT_131", 3), Stats("AT_131", 3, 4), Unwritten]);
}

/// # Justicar Trueheart
///
/// `AT_132` · Neutral minion · 5 mana · 6/4
///
/// > **Battlecry:** Replace your starting Hero Power with a better one.
///
/// State: Todo
//~ AT_132 todo 741bd550 7a777551
#[test]
#[ignore = "todo: AT_132 Justicar Trueheart"]
fn AT_132_justicar_trueheart() {
    check(CardClass::Mage, &[Give("AT_132"), Cost("AT_132", 5), Stats("AT_132", 6, 4), Unwritten]);
}

/// # Poisoned Dagger
///
/// `AT_132_ROGUEt` · Rogue weapon · 1 mana · 2/2 durability
///
/// State: Vanilla
//~ AT_132_ROGUEt vanilla a7df1068 3ef4f5b3
#[test]
fn AT_132_ROGUEt_poisoned_dagger() {
    check(
        CardClass::Mage,
        &[
            Give("AT_132_ROGUEt"),
            Cost("AT_132_ROGUEt", 1),
            Stats("AT_132_ROGUEt", 2, 2),
            Play("AT_132_ROGUEt", Nothing),
            In(The("AT_132_ROGUEt"), Zone::Play),
        ],
    );
}

/// # Healing Totem
///
/// `AT_132_SHAMANa` · Shaman minion · 1 mana · 0/2
///
/// > At the end of your turn, restore #1 Health to all friendly minions.
///
/// State: Todo
//~ AT_132_SHAMANa todo 7e8c07c0 52137ede
#[test]
#[ignore = "todo: AT_132_SHAMANa Healing Totem"]
fn AT_132_SHAMANa_healing_totem() {
    check(
        CardClass::Mage,
        &[Give("AT_132_SHAMANa"), Cost("AT_132_SHAMANa", 1), Stats("AT_132_SHAMANa", 0, 2), Unwritten],
    );
}

/// # Searing Totem
///
/// `AT_132_SHAMANb` · Shaman minion · 1 mana · 1/1
///
/// State: Vanilla
//~ AT_132_SHAMANb vanilla 22f3537c 16d1aa30
#[test]
fn AT_132_SHAMANb_searing_totem() {
    check(
        CardClass::Mage,
        &[
            Give("AT_132_SHAMANb"),
            Cost("AT_132_SHAMANb", 1),
            Stats("AT_132_SHAMANb", 1, 1),
            Play("AT_132_SHAMANb", Nothing),
            In(The("AT_132_SHAMANb"), Zone::Play),
            Now(The("AT_132_SHAMANb"), 1, 1),
        ],
    );
}

/// # Stoneclaw Totem
///
/// `AT_132_SHAMANc` · Shaman minion · 1 mana · 0/2
///
/// > **Taunt**
///
/// State: Vanilla
//~ AT_132_SHAMANc vanilla f6b41ed9 5be0bacf
#[test]
fn AT_132_SHAMANc_stoneclaw_totem() {
    check(
        CardClass::Mage,
        &[
            Give("AT_132_SHAMANc"),
            Cost("AT_132_SHAMANc", 1),
            Stats("AT_132_SHAMANc", 0, 2),
            Has("AT_132_SHAMANc", GameTag::TAUNT),
            Play("AT_132_SHAMANc", Nothing),
            In(The("AT_132_SHAMANc"), Zone::Play),
            Now(The("AT_132_SHAMANc"), 0, 2),
            HasNow(The("AT_132_SHAMANc"), GameTag::TAUNT),
        ],
    );
}

/// # Wrath of Air Totem
///
/// `AT_132_SHAMANd` · Shaman minion · 1 mana · 0/2
///
/// > **Spell Damage +1**
///
/// State: Todo
//~ AT_132_SHAMANd todo 7b2381db 5c7060d9
#[test]
#[ignore = "todo: AT_132_SHAMANd Wrath of Air Totem"]
fn AT_132_SHAMANd_wrath_of_air_totem() {
    check(
        CardClass::Mage,
        &[Give("AT_132_SHAMANd"), Cost("AT_132_SHAMANd", 1), Stats("AT_132_SHAMANd", 0, 2), Unwritten],
    );
}

/// # Strength Totem
///
/// `AT_132_SHAMANe` · Shaman minion · 1 mana · 0/2
///
/// > At the end of your turn, give another friendly minion +1 Attack.
///
/// State: Todo
//~ AT_132_SHAMANe todo d12f5ad2 ccdb736e
#[test]
#[ignore = "todo: AT_132_SHAMANe Strength Totem"]
fn AT_132_SHAMANe_strength_totem() {
    check(
        CardClass::Mage,
        &[Give("AT_132_SHAMANe"), Cost("AT_132_SHAMANe", 1), Stats("AT_132_SHAMANe", 0, 2), Unwritten],
    );
}

/// # Gadgetzan Jouster
///
/// `AT_133` · Neutral minion · 1 mana · 1/2
///
/// > **Battlecry:** Reveal a minion in each deck. If yours costs more, gain +1/+1.
///
/// State: Todo
//~ AT_133 todo 5771a2de cf096fcf
#[test]
#[ignore = "todo: AT_133 Gadgetzan Jouster"]
fn AT_133_gadgetzan_jouster() {
    check(CardClass::Mage, &[Give("AT_133"), Cost("AT_133", 1), Stats("AT_133", 1, 2), Unwritten]);
}

/// # The Coin
///
/// `AT_COIN` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Todo
//~ AT_COIN todo fe993fdb 9930078a
#[test]
#[ignore = "todo: AT_COIN The Coin"]
fn AT_COIN_the_coin() {
    check(CardClass::Mage, &[Give("AT_COIN"), Cost("AT_COIN", 0), Unwritten]);
}
