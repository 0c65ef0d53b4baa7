//! Neutral cards of Whispers of the Old Gods, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Silithid Swarmer
///
/// `OG_034` · Neutral minion · 3 mana · 3/5
///
/// > Can only attack if your hero attacked this turn.
///
/// State: Todo
//~ OG_034 todo 6609c587 49bb9e58
#[test]
#[ignore = "todo: OG_034 Silithid Swarmer"]
fn OG_034_silithid_swarmer() {
    check(CardClass::Mage, &[Give("OG_034"), Cost("OG_034", 3), Stats("OG_034", 3, 5), Unwritten]);
}

/// # Y'Shaarj, Rage Unbound
///
/// `OG_042` · Neutral minion · 10 mana · 10/10
///
/// > At the end of your turn, put a minion from your deck into the battlefield.
///
/// State: Todo
//~ OG_042 todo c8240498 aba34328
#[test]
#[ignore = "todo: OG_042 Y'Shaarj, Rage Unbound"]
fn OG_042_y_shaarj_rage_unbound() {
    check(CardClass::Mage, &[Give("OG_042"), Cost("OG_042", 10), Stats("OG_042", 10, 10), Unwritten]);
}

/// # Evolved Kobold
///
/// `OG_082` · Neutral minion · 4 mana · 2/2
///
/// > **Spell Damage +2**
///
/// State: Todo
//~ OG_082 todo 0b4446ea def2580f
#[test]
#[ignore = "todo: OG_082 Evolved Kobold"]
fn OG_082_evolved_kobold() {
    check(
        CardClass::Mage,
        &[Give("OG_082"), Cost("OG_082", 4), Stats("OG_082", 2, 2), Has("OG_082", GameTag::SPELLPOWER), Unwritten],
    );
}

/// # Darkspeaker
///
/// `OG_102` · Neutral minion · 5 mana · 3/6
///
/// > **Battlecry:** Swap stats with a friendly minion.
///
/// State: Todo
//~ OG_102 todo b22bef33 d4a4227f
#[test]
#[ignore = "todo: OG_102 Darkspeaker"]
fn OG_102_darkspeaker() {
    check(
        CardClass::Mage,
        &[Give("OG_102"), Cost("OG_102", 5), Stats("OG_102", 3, 6), Targets("OG_102", &[FriendlyMinion]), Unwritten],
    );
}

/// # Mukla, Tyrant of the Vale
///
/// `OG_122` · Neutral minion · 6 mana · 5/5
///
/// > **Battlecry:** Add 2 Bananas to your hand.
///
/// State: Todo
//~ OG_122 todo 5569badd 7a5c0162
#[test]
#[ignore = "todo: OG_122 Mukla, Tyrant of the Vale"]
fn OG_122_mukla_tyrant_of_the_vale() {
    check(CardClass::Mage, &[Give("OG_122"), Cost("OG_122", 6), Stats("OG_122", 5, 5), Unwritten]);
}

/// # Shifter Zerus
///
/// `OG_123` · Neutral minion · 1 mana · 1/1
///
/// > Each turn this is in your hand, transform it into a random minion.
///
/// State: Todo
//~ OG_123 todo 98d63bd3 449bcefa
#[test]
#[ignore = "todo: OG_123 Shifter Zerus"]
fn OG_123_shifter_zerus() {
    check(CardClass::Mage, &[Give("OG_123"), Cost("OG_123", 1), Stats("OG_123", 1, 1), Unwritten]);
}

/// # Twin Emperor Vek'lor
///
/// `OG_131` · Neutral minion · 7 mana · 6/7
///
/// > Taunt **Battlecry:** If your C'Thun has at least 10 Attack, summon another Emperor.
///
/// State: Todo
//~ OG_131 todo 2f463ffc 757437dd
#[test]
#[ignore = "todo: OG_131 Twin Emperor Vek'lor"]
fn OG_131_twin_emperor_veklor() {
    check(
        CardClass::Mage,
        &[Give("OG_131"), Cost("OG_131", 7), Stats("OG_131", 6, 7), Has("OG_131", GameTag::TAUNT), Unwritten],
    );
}

/// # N'Zoth, the Corruptor
///
/// `OG_133` · Neutral minion · 10 mana · 5/7
///
/// > **Battlecry:** Summon your **Deathrattle** minions that died this game.
///
/// State: Todo
//~ OG_133 todo fe234f41 79b5c0fe
#[test]
#[ignore = "todo: OG_133 N'Zoth, the Corruptor"]
fn OG_133_n_zoth_the_corruptor() {
    check(CardClass::Mage, &[Give("OG_133"), Cost("OG_133", 10), Stats("OG_133", 5, 7), Unwritten]);
}

/// # Yogg-Saron, Hope's End
///
/// `OG_134` · Neutral minion · 10 mana · 7/5
///
/// > **Battlecry:** Cast a random spell for each spell you've cast this game *(targets chosen randomly)*.
///
/// State: Todo
//~ OG_134 todo 22b768b1 d3c15779
#[test]
#[ignore = "todo: OG_134 Yogg-Saron, Hope's End"]
fn OG_134_yogg_saron_hopes_end() {
    check(CardClass::Mage, &[Give("OG_134"), Cost("OG_134", 10), Stats("OG_134", 7, 5), Unwritten]);
}

/// # Nerubian Prophet
///
/// `OG_138` · Neutral minion · 6 mana · 4/4
///
/// > At the start of your turn, reduce this card's Cost by (1).
///
/// State: Todo
//~ OG_138 todo 2df3b16b 9bc1484c
#[test]
#[ignore = "todo: OG_138 Nerubian Prophet"]
fn OG_138_nerubian_prophet() {
    check(CardClass::Mage, &[Give("OG_138"), Cost("OG_138", 6), Stats("OG_138", 4, 4), Unwritten]);
}

/// # Faceless Behemoth
///
/// `OG_141` · Neutral minion · 10 mana · 10/10
///
/// State: Vanilla
//~ OG_141 vanilla 385662f9 85b37beb
#[test]
fn OG_141_faceless_behemoth() {
    check(
        CardClass::Mage,
        &[
            Give("OG_141"),
            Cost("OG_141", 10),
            Stats("OG_141", 10, 10),
            Play("OG_141", Nothing),
            In(The("OG_141"), Zone::Play),
            Now(The("OG_141"), 10, 10),
        ],
    );
}

/// # Eldritch Horror
///
/// `OG_142` · Neutral minion · 8 mana · 6/10
///
/// State: Vanilla
//~ OG_142 vanilla 63d0c7a4 6cd17b21
#[test]
fn OG_142_eldritch_horror() {
    check(
        CardClass::Mage,
        &[
            Give("OG_142"),
            Cost("OG_142", 8),
            Stats("OG_142", 6, 10),
            Play("OG_142", Nothing),
            In(The("OG_142"), Zone::Play),
            Now(The("OG_142"), 6, 10),
        ],
    );
}

/// # Psych-o-Tron
///
/// `OG_145` · Neutral minion · 5 mana · 3/4
///
/// > **Taunt Divine Shield**
///
/// State: Vanilla
//~ OG_145 vanilla 44a4fce4 2bbae500
#[test]
fn OG_145_psych_o_tron() {
    check(
        CardClass::Mage,
        &[
            Give("OG_145"),
            Cost("OG_145", 5),
            Stats("OG_145", 3, 4),
            Has("OG_145", GameTag::DIVINE_SHIELD),
            Has("OG_145", GameTag::TAUNT),
            Play("OG_145", Nothing),
            In(The("OG_145"), Zone::Play),
            Now(The("OG_145"), 3, 4),
            HasNow(The("OG_145"), GameTag::DIVINE_SHIELD),
            HasNow(The("OG_145"), GameTag::TAUNT),
        ],
    );
}

/// # Corrupted Healbot
///
/// `OG_147` · Neutral minion · 5 mana · 6/6
///
/// > **Deathrattle:** Restore #8 Health to the enemy hero.
///
/// State: Todo
//~ OG_147 todo da70b110 6fd774cf
#[test]
#[ignore = "todo: OG_147 Corrupted Healbot"]
fn OG_147_corrupted_healbot() {
    check(CardClass::Mage, &[Give("OG_147"), Cost("OG_147", 5), Stats("OG_147", 6, 6), Unwritten]);
}

/// # Aberrant Berserker
///
/// `OG_150` · Neutral minion · 4 mana · 3/5
///
/// > Has +2 Attack while damaged.
///
/// State: Todo
//~ OG_150 todo fb712059 cfff8cb1
#[test]
#[ignore = "todo: OG_150 Aberrant Berserker"]
fn OG_150_aberrant_berserker() {
    check(CardClass::Mage, &[Give("OG_150"), Cost("OG_150", 4), Stats("OG_150", 3, 5), Unwritten]);
}

/// # Tentacle of N'Zoth
///
/// `OG_151` · Neutral minion · 1 mana · 1/1
///
/// > **Deathrattle:** Deal 1 damage to all minions.
///
/// State: Todo
//~ OG_151 todo 9dff899c f226e2cb
#[test]
#[ignore = "todo: OG_151 Tentacle of N'Zoth"]
fn OG_151_tentacle_of_n_zoth() {
    check(CardClass::Mage, &[Give("OG_151"), Cost("OG_151", 1), Stats("OG_151", 1, 1), Unwritten]);
}

/// # Grotesque Dragonhawk
///
/// `OG_152` · Neutral minion · 7 mana · 5/5
///
/// > **Windfury**
///
/// State: Vanilla
//~ OG_152 vanilla 2f802bd5 774faa1a
#[test]
fn OG_152_grotesque_dragonhawk() {
    check(
        CardClass::Mage,
        &[
            Give("OG_152"),
            Cost("OG_152", 7),
            Stats("OG_152", 5, 5),
            Has("OG_152", GameTag::WINDFURY),
            Play("OG_152", Nothing),
            In(The("OG_152"), Zone::Play),
            Now(The("OG_152"), 5, 5),
            HasNow(The("OG_152"), GameTag::WINDFURY),
        ],
    );
}

/// # Bog Creeper
///
/// `OG_153` · Neutral minion · 7 mana · 6/8
///
/// > **Taunt**
///
/// State: Vanilla
//~ OG_153 vanilla 6b31c548 d11d4221
#[test]
fn OG_153_bog_creeper() {
    check(
        CardClass::Mage,
        &[
            Give("OG_153"),
            Cost("OG_153", 7),
            Stats("OG_153", 6, 8),
            Has("OG_153", GameTag::TAUNT),
            Play("OG_153", Nothing),
            In(The("OG_153"), Zone::Play),
            Now(The("OG_153"), 6, 8),
            HasNow(The("OG_153"), GameTag::TAUNT),
        ],
    );
}

/// # Bilefin Tidehunter
///
/// `OG_156` · Neutral minion · 2 mana · 2/1
///
/// > **Battlecry:** Summon a 1/1 Ooze with **Taunt**.
///
/// State: Todo
//~ OG_156 todo 5cb3d24e 9f6ad8a4
#[test]
#[ignore = "todo: OG_156 Bilefin Tidehunter"]
fn OG_156_bilefin_tidehunter() {
    check(CardClass::Mage, &[Give("OG_156"), Cost("OG_156", 2), Stats("OG_156", 2, 1), Unwritten]);
}

/// # Ooze
///
/// `OG_156a` · Neutral minion · 1 mana · 1/1
///
/// > **Taunt**
///
/// State: Vanilla
//~ OG_156a vanilla 9aa9a9b5 564e6ade
#[test]
fn OG_156a_ooze() {
    check(
        CardClass::Mage,
        &[
            Give("OG_156a"),
            Cost("OG_156a", 1),
            Stats("OG_156a", 1, 1),
            Has("OG_156a", GameTag::TAUNT),
            Play("OG_156a", Nothing),
            In(The("OG_156a"), Zone::Play),
            Now(The("OG_156a"), 1, 1),
            HasNow(The("OG_156a"), GameTag::TAUNT),
        ],
    );
}

/// # Zealous Initiate
///
/// `OG_158` · Neutral minion · 1 mana · 1/1
///
/// > **Deathrattle:** Give a random friendly minion +1/+1.
///
/// State: Todo
//~ OG_158 todo 3df751ee cde083ba
#[test]
#[ignore = "todo: OG_158 Zealous Initiate"]
fn OG_158_zealous_initiate() {
    check(CardClass::Mage, &[Give("OG_158"), Cost("OG_158", 1), Stats("OG_158", 1, 1), Unwritten]);
}

/// # Corrupted Seer
///
/// `OG_161` · Neutral minion · 6 mana · 2/3
///
/// > **Battlecry:** Deal 2 damage to all non-Murloc minions.
///
/// State: Todo
//~ OG_161 todo f50b9545 8f79d54d
#[test]
#[ignore = "todo: OG_161 Corrupted Seer"]
fn OG_161_corrupted_seer() {
    check(CardClass::Mage, &[Give("OG_161"), Cost("OG_161", 6), Stats("OG_161", 2, 3), Unwritten]);
}

/// # Disciple of C'Thun
///
/// `OG_162` · Neutral minion · 3 mana · 2/2
///
/// > **Battlecry:** Deal 2 damage. Give your C'Thun +2/+2 *(wherever it is)*.
///
/// State: Todo
//~ OG_162 todo cabc7c76 dd55a6cc
#[test]
#[ignore = "todo: OG_162 Disciple of C'Thun"]
fn OG_162_disciple_of_c_thun() {
    check(CardClass::Mage, &[Give("OG_162"), Cost("OG_162", 3), Stats("OG_162", 2, 2), Unwritten]);
}

/// # Blood of The Ancient One
///
/// `OG_173` · Neutral minion · 9 mana · 9/9
///
/// > If you control two of these at the end of your turn, merge them into 'The Ancient One'.
///
/// State: Todo
//~ OG_173 todo f2d0d717 a0d44f75
#[test]
#[ignore = "todo: OG_173 Blood of The Ancient One"]
fn OG_173_blood_of_the_ancient_one() {
    check(CardClass::Mage, &[Give("OG_173"), Cost("OG_173", 9), Stats("OG_173", 9, 9), Unwritten]);
}

/// # The Ancient One
///
/// `OG_173a` · Neutral minion · 9 mana · 30/30
///
/// State: Vanilla
//~ OG_173a vanilla 71e3951c e36e7e20
#[test]
fn OG_173a_the_ancient_one() {
    check(
        CardClass::Mage,
        &[
            Give("OG_173a"),
            Cost("OG_173a", 9),
            Stats("OG_173a", 30, 30),
            Play("OG_173a", Nothing),
            In(The("OG_173a"), Zone::Play),
            Now(The("OG_173a"), 30, 30),
        ],
    );
}

/// # Faceless Shambler
///
/// `OG_174` · Neutral minion · 4 mana · 1/1
///
/// > **Taunt Battlecry:** Copy a friendly minion's Attack and Health.
///
/// State: Todo
//~ OG_174 todo eccbde5f fc3ee788
#[test]
#[ignore = "todo: OG_174 Faceless Shambler"]
fn OG_174_faceless_shambler() {
    check(
        CardClass::Mage,
        &[
            Give("OG_174"),
            Cost("OG_174", 4),
            Stats("OG_174", 1, 1),
            Has("OG_174", GameTag::TAUNT),
            Targets("OG_174", &[FriendlyMinion]),
            Unwritten,
        ],
    );
}

/// # Validated Doomsayer
///
/// `OG_200` · Neutral minion · 5 mana · 0/7
///
/// > At the start of your turn, set this minion's Attack to 7.
///
/// State: Todo
//~ OG_200 todo fb1b1c4d f5c45bed
#[test]
#[ignore = "todo: OG_200 Validated Doomsayer"]
fn OG_200_validated_doomsayer() {
    check(CardClass::Mage, &[Give("OG_200"), Cost("OG_200", 5), Stats("OG_200", 0, 7), Unwritten]);
}

/// # Twisted Worgen
///
/// `OG_247` · Neutral minion · 2 mana · 3/1
///
/// > **Stealth**
///
/// State: Vanilla
//~ OG_247 vanilla 960c6549 22960f49
#[test]
fn OG_247_twisted_worgen() {
    check(
        CardClass::Mage,
        &[
            Give("OG_247"),
            Cost("OG_247", 2),
            Stats("OG_247", 3, 1),
            Has("OG_247", GameTag::STEALTH),
            Play("OG_247", Nothing),
            In(The("OG_247"), Zone::Play),
            Now(The("OG_247"), 3, 1),
            HasNow(The("OG_247"), GameTag::STEALTH),
        ],
    );
}

/// # Am'gam Rager
///
/// `OG_248` · Neutral minion · 3 mana · 1/5
///
/// State: Vanilla
//~ OG_248 vanilla 8e0f6ae8 115c92dd
#[test]
fn OG_248_amgam_rager() {
    check(
        CardClass::Mage,
        &[
            Give("OG_248"),
            Cost("OG_248", 3),
            Stats("OG_248", 1, 5),
            Play("OG_248", Nothing),
            In(The("OG_248"), Zone::Play),
            Now(The("OG_248"), 1, 5),
        ],
    );
}

/// # Infested Tauren
///
/// `OG_249` · Neutral minion · 4 mana · 2/3
///
/// > **Taunt Deathrattle:** Summon a 2/2 Slime.
///
/// State: Todo
//~ OG_249 todo be577097 a13b8feb
#[test]
#[ignore = "todo: OG_249 Infested Tauren"]
fn OG_249_infested_tauren() {
    check(
        CardClass::Mage,
        &[Give("OG_249"), Cost("OG_249", 4), Stats("OG_249", 2, 3), Has("OG_249", GameTag::TAUNT), Unwritten],
    );
}

/// # Slime
///
/// `OG_249a` · Neutral minion · 2 mana · 2/2
///
/// State: Vanilla
//~ OG_249a vanilla cd93c2d5 bb438376
#[test]
fn OG_249a_slime() {
    check(
        CardClass::Mage,
        &[
            Give("OG_249a"),
            Cost("OG_249a", 2),
            Stats("OG_249a", 2, 2),
            Play("OG_249a", Nothing),
            In(The("OG_249a"), Zone::Play),
            Now(The("OG_249a"), 2, 2),
        ],
    );
}

/// # Eater of Secrets
///
/// `OG_254` · Neutral minion · 4 mana · 2/4
///
/// > **Battlecry:** Destroy all enemy **Secrets**. Gain +1/+1 for each.
///
/// State: Todo
//~ OG_254 todo 2d843098 0a2ef361
#[test]
#[ignore = "todo: OG_254 Eater of Secrets"]
fn OG_254_eater_of_secrets() {
    check(CardClass::Mage, &[Give("OG_254"), Cost("OG_254", 4), Stats("OG_254", 2, 4), Unwritten]);
}

/// # Doomcaller
///
/// `OG_255` · Neutral minion · 8 mana · 7/9
///
/// > **Battlecry:** Give your C'Thun +2/+2 *(wherever it is).* If it's dead, shuffle it into your deck.
///
/// State: Todo
//~ OG_255 todo abaaacfe e586e547
#[test]
#[ignore = "todo: OG_255 Doomcaller"]
fn OG_255_doomcaller() {
    check(CardClass::Mage, &[Give("OG_255"), Cost("OG_255", 8), Stats("OG_255", 7, 9), Unwritten]);
}

/// # Spawn of N'Zoth
///
/// `OG_256` · Neutral minion · 3 mana · 2/2
///
/// > **Deathrattle:** Give your minions +1/+1.
///
/// State: Todo
//~ OG_256 todo bbc7a8a5 bcca8819
#[test]
#[ignore = "todo: OG_256 Spawn of N'Zoth"]
fn OG_256_spawn_of_n_zoth() {
    check(CardClass::Mage, &[Give("OG_256"), Cost("OG_256", 3), Stats("OG_256", 2, 2), Unwritten]);
}

/// # Nerubian Soldier
///
/// `OG_270a` · Neutral minion · 8 mana · 7/7
///
/// State: Vanilla
//~ OG_270a vanilla ac8f31e7 8198d11a
#[test]
fn OG_270a_nerubian_soldier() {
    check(
        CardClass::Mage,
        &[
            Give("OG_270a"),
            Cost("OG_270a", 8),
            Stats("OG_270a", 7, 7),
            Play("OG_270a", Nothing),
            In(The("OG_270a"), Zone::Play),
            Now(The("OG_270a"), 7, 7),
        ],
    );
}

/// # Scaled Nightmare
///
/// `OG_271` · Neutral minion · 6 mana · 2/8
///
/// > At the start of your turn, double this minion's Attack.
///
/// State: Todo
//~ OG_271 todo 2940358b 35edb1c6
#[test]
#[ignore = "todo: OG_271 Scaled Nightmare"]
fn OG_271_scaled_nightmare() {
    check(CardClass::Mage, &[Give("OG_271"), Cost("OG_271", 6), Stats("OG_271", 2, 8), Unwritten]);
}

/// # Twilight Summoner
///
/// `OG_272` · Neutral minion · 4 mana · 1/1
///
/// > **Deathrattle:** Summon a 5/5 Faceless Destroyer.
///
/// State: Todo
//~ OG_272 todo 4d9eaeb0 20a6aaef
#[test]
#[ignore = "todo: OG_272 Twilight Summoner"]
fn OG_272_twilight_summoner() {
    check(CardClass::Mage, &[Give("OG_272"), Cost("OG_272", 4), Stats("OG_272", 1, 1), Unwritten]);
}

/// # Faceless Destroyer
///
/// `OG_272t` · Neutral minion · 4 mana · 5/5
///
/// State: Vanilla
//~ OG_272t vanilla 0592f911 1e417d87
#[test]
fn OG_272t_faceless_destroyer() {
    check(
        CardClass::Mage,
        &[
            Give("OG_272t"),
            Cost("OG_272t", 4),
            Stats("OG_272t", 5, 5),
            Play("OG_272t", Nothing),
            In(The("OG_272t"), Zone::Play),
            Now(The("OG_272t"), 5, 5),
        ],
    );
}

/// # C'Thun
///
/// `OG_279` · Neutral minion · 8 mana · 6/6
///
/// > **Battlecry:** Deal damage equal to this minion's Attack randomly split among all enemies.
///
/// State: Todo
//~ OG_279 todo b2992be7 cd5a799a
#[test]
#[ignore = "todo: OG_279 C'Thun"]
fn OG_279_c_thun() {
    check(CardClass::Mage, &[Give("OG_279"), Cost("OG_279", 8), Stats("OG_279", 6, 6), Unwritten]);
}

/// # C'Thun
///
/// `OG_280` · Neutral minion · 8 mana · 6/6
///
/// > **Battlecry:** Deal damage equal to this minion's Attack randomly split among all enemies.
///
/// State: Todo
//~ OG_280 todo 42eb900b 6e1f3065
#[test]
#[ignore = "todo: OG_280 C'Thun"]
fn OG_280_c_thun() {
    check(CardClass::Mage, &[Give("OG_280"), Cost("OG_280", 8), Stats("OG_280", 6, 6), Unwritten]);
}

/// # Beckoner of Evil
///
/// `OG_281` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Give your C'Thun +2/+2 *(wherever it is).*
///
/// State: Todo
//~ OG_281 todo 570d711a e4a705e7
#[test]
#[ignore = "todo: OG_281 Beckoner of Evil"]
fn OG_281_beckoner_of_evil() {
    check(CardClass::Mage, &[Give("OG_281"), Cost("OG_281", 2), Stats("OG_281", 2, 3), Unwritten]);
}

/// # C'Thun's Chosen
///
/// `OG_283` · Neutral minion · 4 mana · 4/2
///
/// > **Divine Shield Battlecry:** Give your C'Thun +3/+3 *(wherever it is).*
///
/// State: Todo
//~ OG_283 todo 83e1dae0 3ef9fa0f
#[test]
#[ignore = "todo: OG_283 C'Thun's Chosen"]
fn OG_283_c_thuns_chosen() {
    check(
        CardClass::Mage,
        &[Give("OG_283"), Cost("OG_283", 4), Stats("OG_283", 4, 2), Has("OG_283", GameTag::DIVINE_SHIELD), Unwritten],
    );
}

/// # Twilight Geomancer
///
/// `OG_284` · Neutral minion · 2 mana · 1/4
///
/// > **Taunt Battlecry:** Give your C'Thun +1/+1 and **Taunt* (wherever it is)*.
///
/// State: Todo
//~ OG_284 todo e7019c0e 38661dec
#[test]
#[ignore = "todo: OG_284 Twilight Geomancer"]
fn OG_284_twilight_geomancer() {
    check(
        CardClass::Mage,
        &[Give("OG_284"), Cost("OG_284", 2), Stats("OG_284", 1, 4), Has("OG_284", GameTag::TAUNT), Unwritten],
    );
}

/// # Twilight Elder
///
/// `OG_286` · Neutral minion · 3 mana · 3/4
///
/// > At the end of your turn, give your C'Thun +1/+1 *(wherever it is).*
///
/// State: Todo
//~ OG_286 todo 18c4d1ef 76b69256
#[test]
#[ignore = "todo: OG_286 Twilight Elder"]
fn OG_286_twilight_elder() {
    check(CardClass::Mage, &[Give("OG_286"), Cost("OG_286", 3), Stats("OG_286", 3, 4), Unwritten]);
}

/// # Ancient Harbinger
///
/// `OG_290` · Neutral minion · 6 mana · 4/6
///
/// > At the start of your turn, put a 10-Cost minion from your deck into your hand.
///
/// State: Todo
//~ OG_290 todo 674cf44d 98c7d410
#[test]
#[ignore = "todo: OG_290 Ancient Harbinger"]
fn OG_290_ancient_harbinger() {
    check(CardClass::Mage, &[Give("OG_290"), Cost("OG_290", 6), Stats("OG_290", 4, 6), Unwritten]);
}

/// # Cult Apothecary
///
/// `OG_295` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** For each enemy minion, restore #2 Health to your hero.
///
/// State: Todo
//~ OG_295 todo 114f85ea 8df634eb
#[test]
#[ignore = "todo: OG_295 Cult Apothecary"]
fn OG_295_cult_apothecary() {
    check(CardClass::Mage, &[Give("OG_295"), Cost("OG_295", 4), Stats("OG_295", 4, 4), Unwritten]);
}

/// # The Boogeymonster
///
/// `OG_300` · Neutral minion · 8 mana · 6/7
///
/// > Whenever this attacks and kills a minion, gain +2/+2.
///
/// State: Todo
//~ OG_300 todo 8b335186 1d94afad
#[test]
#[ignore = "todo: OG_300 The Boogeymonster"]
fn OG_300_the_boogeymonster() {
    check(CardClass::Mage, &[Give("OG_300"), Cost("OG_300", 8), Stats("OG_300", 6, 7), Unwritten]);
}

/// # Deathwing, Dragonlord
///
/// `OG_317` · Neutral minion · 10 mana · 12/12
///
/// > **Deathrattle:** Put all Dragons from your hand into the battlefield.
///
/// State: Todo
//~ OG_317 todo 8edf9cde bc236aa2
#[test]
#[ignore = "todo: OG_317 Deathwing, Dragonlord"]
fn OG_317_deathwing_dragonlord() {
    check(CardClass::Mage, &[Give("OG_317"), Cost("OG_317", 10), Stats("OG_317", 12, 12), Unwritten]);
}

/// # Hogger, Doom of Elwynn
///
/// `OG_318` · Neutral minion · 7 mana · 6/6
///
/// > Whenever this minion takes damage, summon a 2/2 Gnoll with **Taunt**.
///
/// State: Todo
//~ OG_318 todo b3064b00 29732b6e
#[test]
#[ignore = "todo: OG_318 Hogger, Doom of Elwynn"]
fn OG_318_hogger_doom_of_elwynn() {
    check(CardClass::Mage, &[Give("OG_318"), Cost("OG_318", 7), Stats("OG_318", 6, 6), Unwritten]);
}

/// # Gnoll
///
/// `OG_318t` · Neutral minion · 2 mana · 2/2
///
/// > **Taunt**
///
/// State: Vanilla
//~ OG_318t vanilla f49a313e 66bace80
#[test]
fn OG_318t_gnoll() {
    check(
        CardClass::Mage,
        &[
            Give("OG_318t"),
            Cost("OG_318t", 2),
            Stats("OG_318t", 2, 2),
            Has("OG_318t", GameTag::TAUNT),
            Play("OG_318t", Nothing),
            In(The("OG_318t"), Zone::Play),
            Now(The("OG_318t"), 2, 2),
            HasNow(The("OG_318t"), GameTag::TAUNT),
        ],
    );
}

/// # Twin Emperor Vek'nilash
///
/// `OG_319` · Neutral minion · 7 mana · 6/7
///
/// > **Taunt**
///
/// State: Vanilla
//~ OG_319 vanilla a086613d f8df16a9
#[test]
fn OG_319_twin_emperor_veknilash() {
    check(
        CardClass::Mage,
        &[
            Give("OG_319"),
            Cost("OG_319", 7),
            Stats("OG_319", 6, 7),
            Has("OG_319", GameTag::TAUNT),
            Play("OG_319", Nothing),
            In(The("OG_319"), Zone::Play),
            Now(The("OG_319"), 6, 7),
            HasNow(The("OG_319"), GameTag::TAUNT),
        ],
    );
}

/// # Midnight Drake
///
/// `OG_320` · Neutral minion · 4 mana · 1/4
///
/// > **Battlecry:** Gain +1 Attack for each other card in your hand.
///
/// State: Todo
//~ OG_320 todo 3b90d2c4 426a0dd3
#[test]
#[ignore = "todo: OG_320 Midnight Drake"]
fn OG_320_midnight_drake() {
    check(CardClass::Mage, &[Give("OG_320"), Cost("OG_320", 4), Stats("OG_320", 1, 4), Unwritten]);
}

/// # Crazed Worshipper
///
/// `OG_321` · Neutral minion · 4 mana · 3/6
///
/// > **Taunt** Whenever this minion takes damage, give your C'Thun +1/+1 *(wherever it is).*
///
/// State: Todo
//~ OG_321 todo a4dffe8e 1e718354
#[test]
#[ignore = "todo: OG_321 Crazed Worshipper"]
fn OG_321_crazed_worshipper() {
    check(
        CardClass::Mage,
        &[Give("OG_321"), Cost("OG_321", 4), Stats("OG_321", 3, 6), Has("OG_321", GameTag::TAUNT), Unwritten],
    );
}

/// # Blackwater Pirate
///
/// `OG_322` · Neutral minion · 4 mana · 2/5
///
/// > Your weapons cost (2) less.
///
/// State: Todo
//~ OG_322 todo 4a7d7df0 8b1cf582
#[test]
#[ignore = "todo: OG_322 Blackwater Pirate"]
fn OG_322_blackwater_pirate() {
    check(CardClass::Mage, &[Give("OG_322"), Cost("OG_322", 4), Stats("OG_322", 2, 5), Unwritten]);
}

/// # Polluted Hoarder
///
/// `OG_323` · Neutral minion · 4 mana · 4/2
///
/// > **Deathrattle:** Draw a card.
///
/// State: Todo
//~ OG_323 todo 1cd9d14f dfc2aadc
#[test]
#[ignore = "todo: OG_323 Polluted Hoarder"]
fn OG_323_polluted_hoarder() {
    check(CardClass::Mage, &[Give("OG_323"), Cost("OG_323", 4), Stats("OG_323", 4, 2), Unwritten]);
}

/// # Duskboar
///
/// `OG_326` · Neutral minion · 2 mana · 4/1
///
/// State: Vanilla
//~ OG_326 vanilla 4aba41c7 cb5e3135
#[test]
fn OG_326_duskboar() {
    check(
        CardClass::Mage,
        &[
            Give("OG_326"),
            Cost("OG_326", 2),
            Stats("OG_326", 4, 1),
            Play("OG_326", Nothing),
            In(The("OG_326"), Zone::Play),
            Now(The("OG_326"), 4, 1),
        ],
    );
}

/// # Squirming Tentacle
///
/// `OG_327` · Neutral minion · 3 mana · 2/4
///
/// > **Taunt**
///
/// State: Vanilla
//~ OG_327 vanilla efaa366f 719a4ab0
#[test]
fn OG_327_squirming_tentacle() {
    check(
        CardClass::Mage,
        &[
            Give("OG_327"),
            Cost("OG_327", 3),
            Stats("OG_327", 2, 4),
            Has("OG_327", GameTag::TAUNT),
            Play("OG_327", Nothing),
            In(The("OG_327"), Zone::Play),
            Now(The("OG_327"), 2, 4),
            HasNow(The("OG_327"), GameTag::TAUNT),
        ],
    );
}

/// # Cyclopian Horror
///
/// `OG_337` · Neutral minion · 4 mana · 3/3
///
/// > **Taunt**. **Battlecry:** Gain +1 Health for each enemy minion.
///
/// State: Todo
//~ OG_337 todo 498d7009 cf5c7481
#[test]
#[ignore = "todo: OG_337 Cyclopian Horror"]
fn OG_337_cyclopian_horror() {
    check(
        CardClass::Mage,
        &[Give("OG_337"), Cost("OG_337", 4), Stats("OG_337", 3, 3), Has("OG_337", GameTag::TAUNT), Unwritten],
    );
}

/// # Nat, the Darkfisher
///
/// `OG_338` · Neutral minion · 2 mana · 2/4
///
/// > At the start of your opponent's turn, they have a 50% chance to draw an extra card.
///
/// State: Todo
//~ OG_338 todo 7ee58597 65e7c8da
#[test]
#[ignore = "todo: OG_338 Nat, the Darkfisher"]
fn OG_338_nat_the_darkfisher() {
    check(CardClass::Mage, &[Give("OG_338"), Cost("OG_338", 2), Stats("OG_338", 2, 4), Unwritten]);
}

/// # Skeram Cultist
///
/// `OG_339` · Neutral minion · 6 mana · 7/6
///
/// > **Battlecry:** Give your C'Thun +2/+2 *(wherever it is)*.
///
/// State: Todo
//~ OG_339 todo a96fbbdb 557cb396
#[test]
#[ignore = "todo: OG_339 Skeram Cultist"]
fn OG_339_skeram_cultist() {
    check(CardClass::Mage, &[Give("OG_339"), Cost("OG_339", 6), Stats("OG_339", 7, 6), Unwritten]);
}

/// # Soggoth the Slitherer
///
/// `OG_340` · Neutral minion · 9 mana · 5/9
///
/// > **Taunt Elusive**
///
/// State: Vanilla
//~ OG_340 vanilla 7438519a a38fee63
#[test]
fn OG_340_soggoth_the_slitherer() {
    check(
        CardClass::Mage,
        &[
            Give("OG_340"),
            Cost("OG_340", 9),
            Stats("OG_340", 5, 9),
            Has("OG_340", GameTag::ELUSIVE),
            Has("OG_340", GameTag::TAUNT),
            Play("OG_340", Nothing),
            In(The("OG_340"), Zone::Play),
            Now(The("OG_340"), 5, 9),
            HasNow(The("OG_340"), GameTag::ELUSIVE),
            HasNow(The("OG_340"), GameTag::TAUNT),
        ],
    );
}
