//! Neutral cards of Fractured in Alterac Valley, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Drek'Thar
///
/// `AV_100` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry**: If this costs more than every minion in your deck, summon one of those minions.
///
/// State: Todo
//~ AV_100 todo 06fe8b63 8ca7c978
#[test]
#[ignore = "todo: AV_100 Drek'Thar"]
fn AV_100_drek_thar() {
    check(CardClass::Mage, &[Give("AV_100"), Cost("AV_100", 4), Stats("AV_100", 4, 4), Unwritten]);
}

/// # Herald of Lokholar
///
/// `AV_101` · Neutral minion · 4 mana · 3/5
///
/// > **Battlecry:** Draw a Frost spell.
///
/// State: Todo
//~ AV_101 todo 3cbb4f54 906a3429
#[test]
#[ignore = "todo: AV_101 Herald of Lokholar"]
fn AV_101_herald_of_lokholar() {
    check(CardClass::Mage, &[Give("AV_101"), Cost("AV_101", 4), Stats("AV_101", 3, 5), Unwritten]);
}

/// # Popsicooler
///
/// `AV_102` · Neutral minion · 3 mana · 3/3
///
/// > **Deathrattle: Freeze** two random enemy minions.
///
/// State: Todo
//~ AV_102 todo a10425eb 83b6703c
#[test]
#[ignore = "todo: AV_102 Popsicooler"]
fn AV_102_popsicooler() {
    check(CardClass::Mage, &[Give("AV_102"), Cost("AV_102", 3), Stats("AV_102", 3, 3), Unwritten]);
}

/// # Snowblind Harpy
///
/// `AV_112` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** If you're holding a Frost spell, gain 5 Armor.
///
/// State: Todo
//~ AV_112 todo 59ad0fdc 4ff9aa06
#[test]
#[ignore = "todo: AV_112 Snowblind Harpy"]
fn AV_112_snowblind_harpy() {
    check(CardClass::Mage, &[Give("AV_112"), Cost("AV_112", 3), Stats("AV_112", 3, 4), Unwritten]);
}

/// # Gnome Private
///
/// `AV_121` · Neutral minion · 1 mana · 1/3
///
/// > **Honorable Kill:** Gain +2 Attack.
///
/// State: Todo
//~ AV_121 todo 9d6ab724 e37b8dd8
#[test]
#[ignore = "todo: AV_121 Gnome Private"]
fn AV_121_gnome_private() {
    check(CardClass::Mage, &[Give("AV_121"), Cost("AV_121", 1), Stats("AV_121", 1, 3), Unwritten]);
}

/// # Corporal
///
/// `AV_122` · Neutral minion · 2 mana · 2/3
///
/// > **Honorable Kill:** Give your other minions **Divine Shield**.
///
/// State: Todo
//~ AV_122 todo 406d88d0 e8b2d18f
#[test]
#[ignore = "todo: AV_122 Corporal"]
fn AV_122_corporal() {
    check(CardClass::Mage, &[Give("AV_122"), Cost("AV_122", 2), Stats("AV_122", 2, 3), Unwritten]);
}

/// # Sneaky Scout
///
/// `AV_123` · Neutral minion · 2 mana · 3/2
///
/// > **Stealth Honorable Kill:** Your next Hero Power costs (0).
///
/// State: Todo
//~ AV_123 todo d69a14b8 564f99fe
#[test]
#[ignore = "todo: AV_123 Sneaky Scout"]
fn AV_123_sneaky_scout() {
    check(
        CardClass::Mage,
        &[Give("AV_123"), Cost("AV_123", 2), Stats("AV_123", 3, 2), Has("AV_123", GameTag::STEALTH), Unwritten],
    );
}

/// # Direwolf Commander
///
/// `AV_124` · Neutral minion · 3 mana · 2/5
///
/// > **Honorable Kill:** Summon a 2/2 Wolf with **Stealth**.
///
/// State: Todo
//~ AV_124 todo 5364aff4 fe471797
#[test]
#[ignore = "todo: AV_124 Direwolf Commander"]
fn AV_124_direwolf_commander() {
    check(CardClass::Mage, &[Give("AV_124"), Cost("AV_124", 3), Stats("AV_124", 2, 5), Unwritten]);
}

/// # Tower Sergeant
///
/// `AV_125` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** If you control at least 2 other minions, gain +2/+2.
///
/// State: Todo
//~ AV_125 todo bc10ca01 a5d7fd74
#[test]
#[ignore = "todo: AV_125 Tower Sergeant"]
fn AV_125_tower_sergeant() {
    check(CardClass::Mage, &[Give("AV_125"), Cost("AV_125", 4), Stats("AV_125", 4, 4), Unwritten]);
}

/// # Bunker Sergeant
///
/// `AV_126` · Neutral minion · 3 mana · 2/4
///
/// > **Battlecry:** If your opponent has 2 or more minions, deal 1 damage to all enemy minions.
///
/// State: Todo
//~ AV_126 todo 3bc6a6c2 279a7973
#[test]
#[ignore = "todo: AV_126 Bunker Sergeant"]
fn AV_126_bunker_sergeant() {
    check(CardClass::Mage, &[Give("AV_126"), Cost("AV_126", 3), Stats("AV_126", 2, 4), Unwritten]);
}

/// # Ice Revenant
///
/// `AV_127` · Neutral minion · 4 mana · 4/5
///
/// > Whenever you cast a Frost spell, gain +2/+2.
///
/// State: Todo
//~ AV_127 todo 8d254ffa 11f37056
#[test]
#[ignore = "todo: AV_127 Ice Revenant"]
fn AV_127_ice_revenant() {
    check(CardClass::Mage, &[Give("AV_127"), Cost("AV_127", 4), Stats("AV_127", 4, 5), Unwritten]);
}

/// # Frozen Mammoth
///
/// `AV_128` · Neutral minion · 4 mana · 6/7
///
/// > This is **Frozen** until you cast a Fire spell.
///
/// State: Todo
//~ AV_128 todo 438eb0ba 75809a4b
#[test]
#[ignore = "todo: AV_128 Frozen Mammoth"]
fn AV_128_frozen_mammoth() {
    check(CardClass::Mage, &[Give("AV_128"), Cost("AV_128", 4), Stats("AV_128", 6, 7), Unwritten]);
}

/// # Blood Guard
///
/// `AV_129` · Neutral minion · 5 mana · 4/7
///
/// > Whenever this minion takes damage, give your minions +1 Attack.
///
/// State: Todo
//~ AV_129 todo e9c25cb7 d6f9c3dd
#[test]
#[ignore = "todo: AV_129 Blood Guard"]
fn AV_129_blood_guard() {
    check(CardClass::Mage, &[Give("AV_129"), Cost("AV_129", 5), Stats("AV_129", 4, 7), Unwritten]);
}

/// # Legionnaire
///
/// `AV_130` · Neutral minion · 6 mana · 9/3
///
/// > **Deathrattle:** Give all minions in your hand +2/+2.
///
/// State: Todo
//~ AV_130 todo 98610675 42278541
#[test]
#[ignore = "todo: AV_130 Legionnaire"]
fn AV_130_legionnaire() {
    check(CardClass::Mage, &[Give("AV_130"), Cost("AV_130", 6), Stats("AV_130", 9, 3), Unwritten]);
}

/// # Knight-Captain
///
/// `AV_131` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry:** Deal 3 damage. **Honorable Kill:** Gain +3/+3.
///
/// State: Todo
//~ AV_131 todo 5a948928 7dea9e03
#[test]
#[ignore = "todo: AV_131 Knight-Captain"]
fn AV_131_knight_captain() {
    check(CardClass::Mage, &[Give("AV_131"), Cost("AV_131", 5), Stats("AV_131", 3, 3), Unwritten]);
}

/// # Troll Centurion
///
/// `AV_132` · Neutral minion · 8 mana · 8/8
///
/// > **Rush**. **Honorable Kill:** Deal 8 damage to the enemy hero.
///
/// State: Todo
//~ AV_132 todo d50895ba 9912732c
#[test]
#[ignore = "todo: AV_132 Troll Centurion"]
fn AV_132_troll_centurion() {
    check(
        CardClass::Mage,
        &[Give("AV_132"), Cost("AV_132", 8), Stats("AV_132", 8, 8), Has("AV_132", GameTag::RUSH), Unwritten],
    );
}

/// # Icehoof Protector
///
/// `AV_133` · Neutral minion · 6 mana · 2/10
///
/// > **Taunt Freeze** any character damaged by this minion.
///
/// State: Todo
//~ AV_133 todo 2cf7607a 8ffbf39a
#[test]
#[ignore = "todo: AV_133 Icehoof Protector"]
fn AV_133_icehoof_protector() {
    check(
        CardClass::Mage,
        &[Give("AV_133"), Cost("AV_133", 6), Stats("AV_133", 2, 10), Has("AV_133", GameTag::TAUNT), Unwritten],
    );
}

/// # Frostwolf Warmaster
///
/// `AV_134` · Neutral minion · 4 mana · 3/3
///
/// > Costs (1) less for each card you've played this turn.
///
/// State: Todo
//~ AV_134 todo d71a0817 fdcfe32f
#[test]
#[ignore = "todo: AV_134 Frostwolf Warmaster"]
fn AV_134_frostwolf_warmaster() {
    check(CardClass::Mage, &[Give("AV_134"), Cost("AV_134", 4), Stats("AV_134", 3, 3), Unwritten]);
}

/// # Stormpike Marshal
///
/// `AV_135` · Neutral minion · 4 mana · 2/6
///
/// > **Taunt** If you took 5 or more damage on your opponent's turn, this costs (1).
///
/// State: Todo
//~ AV_135 todo 54b32f52 d2f377f3
#[test]
#[ignore = "todo: AV_135 Stormpike Marshal"]
fn AV_135_stormpike_marshal() {
    check(
        CardClass::Mage,
        &[Give("AV_135"), Cost("AV_135", 4), Stats("AV_135", 2, 6), Has("AV_135", GameTag::TAUNT), Unwritten],
    );
}

/// # Kobold Taskmaster
///
/// `AV_136` · Neutral minion · 3 mana · 2/4
///
/// > **Battlecry:** Add 2 Armor Scraps to your hand that give +2 Health to a minion.
///
/// State: Todo
//~ AV_136 todo 5cdaf5e4 0d68c088
#[test]
#[ignore = "todo: AV_136 Kobold Taskmaster"]
fn AV_136_kobold_taskmaster() {
    check(CardClass::Mage, &[Give("AV_136"), Cost("AV_136", 3), Stats("AV_136", 2, 4), Unwritten]);
}

/// # Armor Scrap
///
/// `AV_136t` · Neutral spell · 1 mana
///
/// > Give a minion +2 Health.
///
/// State: Todo
//~ AV_136t todo f1e355da 5ef6932d
#[test]
#[ignore = "todo: AV_136t Armor Scrap"]
fn AV_136t_armor_scrap() {
    check(CardClass::Mage, &[Give("AV_136t"), Cost("AV_136t", 1), Unwritten]);
}

/// # Irondeep Trogg
///
/// `AV_137` · Neutral minion · 1 mana · 1/2
///
/// > After your opponent casts a spell, summon another Irondeep Trogg.
///
/// State: Todo
//~ AV_137 todo 08f2461b 140187da
#[test]
#[ignore = "todo: AV_137 Irondeep Trogg"]
fn AV_137_irondeep_trogg() {
    check(CardClass::Mage, &[Give("AV_137"), Cost("AV_137", 1), Stats("AV_137", 1, 2), Unwritten]);
}

/// # Grimtotem Bounty Hunter
///
/// `AV_138` · Neutral minion · 3 mana · 4/2
///
/// > **Battlecry:** Destroy an enemy **Legendary** minion.
///
/// State: Todo
//~ AV_138 todo 0708185d b21d4f2e
#[test]
#[ignore = "todo: AV_138 Grimtotem Bounty Hunter"]
fn AV_138_grimtotem_bounty_hunter() {
    check(CardClass::Mage, &[Give("AV_138"), Cost("AV_138", 3), Stats("AV_138", 4, 2), Unwritten]);
}

/// # Abominable Lieutenant
///
/// `AV_139` · Neutral minion · 8 mana · 3/5
///
/// > At the end of your turn, eat a random enemy minion and gain its stats.
///
/// State: Todo
//~ AV_139 todo b08e2fc3 b5005b78
#[test]
#[ignore = "todo: AV_139 Abominable Lieutenant"]
fn AV_139_abominable_lieutenant() {
    check(CardClass::Mage, &[Give("AV_139"), Cost("AV_139", 8), Stats("AV_139", 3, 5), Unwritten]);
}

/// # Lokholar the Ice Lord
///
/// `AV_141t` · Neutral minion · 10 mana · 8/8
///
/// > **Rush**, **Windfury** Costs (5) less if you have 15 Health or less.
///
/// State: Todo
//~ AV_141t todo 9daf3cf0 17617309
#[test]
#[ignore = "todo: AV_141t Lokholar the Ice Lord"]
fn AV_141t_lokholar_the_ice_lord() {
    check(
        CardClass::Mage,
        &[
            Give("AV_141t"),
            Cost("AV_141t", 10),
            Stats("AV_141t", 8, 8),
            Has("AV_141t", GameTag::RUSH),
            Has("AV_141t", GameTag::WINDFURY),
            Unwritten,
        ],
    );
}

/// # Ivus, the Forest Lord
///
/// `AV_142t` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Spend the rest of your Mana and gain +2/+2, **Rush**, **Divine Shield**, or **Taunt** at random for each.
///
/// State: Todo
//~ AV_142t todo cd67b0d8 f95976e0
#[test]
#[ignore = "todo: AV_142t Ivus, the Forest Lord"]
fn AV_142t_ivus_the_forest_lord() {
    check(CardClass::Mage, &[Give("AV_142t"), Cost("AV_142t", 1), Stats("AV_142t", 1, 1), Unwritten]);
}

/// # Korrak the Bloodrager
///
/// `AV_143` · Neutral minion · 4 mana · 3/5
///
/// > **Deathrattle:** If this wasn't **Honorably Killed**, resummon Korrak.
///
/// State: Todo
//~ AV_143 todo 1c053ce7 7ae8d28b
#[test]
#[ignore = "todo: AV_143 Korrak the Bloodrager"]
fn AV_143_korrak_the_bloodrager() {
    check(CardClass::Mage, &[Give("AV_143"), Cost("AV_143", 4), Stats("AV_143", 3, 5), Unwritten]);
}

/// # Frantic Hippogryph
///
/// `AV_215` · Neutral minion · 5 mana · 3/7
///
/// > **Rush**. **Honorable Kill**: Gain **Windfury**.
///
/// State: Todo
//~ AV_215 todo 4fc60f0b 137959d8
#[test]
#[ignore = "todo: AV_215 Frantic Hippogryph"]
fn AV_215_frantic_hippogryph() {
    check(
        CardClass::Mage,
        &[Give("AV_215"), Cost("AV_215", 5), Stats("AV_215", 3, 7), Has("AV_215", GameTag::RUSH), Unwritten],
    );
}

/// # Ram Commander
///
/// `AV_219` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Add two 1/1 Rams with **Rush** to your hand.
///
/// State: Todo
//~ AV_219 todo 7d395827 f7b18fdf
#[test]
#[ignore = "todo: AV_219 Ram Commander"]
fn AV_219_ram_commander() {
    check(CardClass::Mage, &[Give("AV_219"), Cost("AV_219", 2), Stats("AV_219", 2, 2), Unwritten]);
}

/// # Battle Ram
///
/// `AV_219t` · Neutral minion · 1 mana · 1/1
///
/// > **Rush**
///
/// State: Vanilla
//~ AV_219t vanilla 4d3f957c 19509d12
#[test]
fn AV_219t_battle_ram() {
    check(
        CardClass::Mage,
        &[
            Give("AV_219t"),
            Cost("AV_219t", 1),
            Stats("AV_219t", 1, 1),
            Has("AV_219t", GameTag::RUSH),
            Play("AV_219t", Nothing),
            In(The("AV_219t"), Zone::Play),
            Now(The("AV_219t"), 1, 1),
            HasNow(The("AV_219t"), GameTag::RUSH),
        ],
    );
}

/// # Spammy Arcanist
///
/// `AV_222` · Neutral minion · 5 mana · 3/4
///
/// > **Battlecry:** Deal 1 damage to all other minions. If any die, repeat this.
///
/// State: Todo
//~ AV_222 todo 18ff2401 73b05c46
#[test]
#[ignore = "todo: AV_222 Spammy Arcanist"]
fn AV_222_spammy_arcanist() {
    check(CardClass::Mage, &[Give("AV_222"), Cost("AV_222", 5), Stats("AV_222", 3, 4), Unwritten]);
}

/// # Vanndar Stormpike
///
/// `AV_223` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry**: If this costs less than every minion in your deck, reduce their Cost by (3).
///
/// State: Todo
//~ AV_223 todo ccd0872a 4ea7f2b0
#[test]
#[ignore = "todo: AV_223 Vanndar Stormpike"]
fn AV_223_vanndar_stormpike() {
    check(CardClass::Mage, &[Give("AV_223"), Cost("AV_223", 4), Stats("AV_223", 4, 4), Unwritten]);
}

/// # Gankster
///
/// `AV_238` · Neutral minion · 2 mana · 4/2
///
/// > **Stealth** After your opponent plays a minion, attack it.
///
/// State: Todo
//~ AV_238 todo 8694d103 ba586caa
#[test]
#[ignore = "todo: AV_238 Gankster"]
fn AV_238_gankster() {
    check(
        CardClass::Mage,
        &[Give("AV_238"), Cost("AV_238", 2), Stats("AV_238", 4, 2), Has("AV_238", GameTag::STEALTH), Unwritten],
    );
}

/// # Reflecto Engineer
///
/// `AV_256` · Neutral minion · 3 mana · 2/4
///
/// > **Battlecry:** Swap the Attack and Health of all minions in both players' hands.
///
/// State: Todo
//~ AV_256 todo ef1c3629 8bf594c6
#[test]
#[ignore = "todo: AV_256 Reflecto Engineer"]
fn AV_256_reflecto_engineer() {
    check(CardClass::Mage, &[Give("AV_256"), Cost("AV_256", 3), Stats("AV_256", 2, 4), Unwritten]);
}

/// # Piggyback Imp
///
/// `AV_309` · Neutral minion · 3 mana · 4/1
///
/// > **Deathrattle:** Summon a 4/1 Imp.
///
/// State: Todo
//~ AV_309 todo 3b8a2e0c daada87d
#[test]
#[ignore = "todo: AV_309 Piggyback Imp"]
fn AV_309_piggyback_imp() {
    check(CardClass::Mage, &[Give("AV_309"), Cost("AV_309", 3), Stats("AV_309", 4, 1), Unwritten]);
}

/// # Backpiggy Imp
///
/// `AV_309t` · Neutral minion · 3 mana · 4/1
///
/// State: Vanilla
//~ AV_309t vanilla 7beab949 8a18e993
#[test]
fn AV_309t_backpiggy_imp() {
    check(
        CardClass::Mage,
        &[
            Give("AV_309t"),
            Cost("AV_309t", 3),
            Stats("AV_309t", 4, 1),
            Play("AV_309t", Nothing),
            In(The("AV_309t"), Zone::Play),
            Now(The("AV_309t"), 4, 1),
        ],
    );
}

/// # Stormpike Quartermaster
///
/// `AV_401` · Neutral minion · 2 mana · 2/2
///
/// > After you cast a spell, give a random minion in your hand +1/+1.
///
/// State: Todo
//~ AV_401 todo 98166981 51504e47
#[test]
#[ignore = "todo: AV_401 Stormpike Quartermaster"]
fn AV_401_stormpike_quartermaster() {
    check(CardClass::Mage, &[Give("AV_401"), Cost("AV_401", 2), Stats("AV_401", 2, 2), Unwritten]);
}

/// # Humongous Owl
///
/// `AV_704` · Neutral minion · 7 mana · 8/4
///
/// > **Deathrattle:** Deal 8 damage to a random enemy.
///
/// State: Todo
//~ AV_704 todo cc85c833 a5281e52
#[test]
#[ignore = "todo: AV_704 Humongous Owl"]
fn AV_704_humongous_owl() {
    check(CardClass::Mage, &[Give("AV_704"), Cost("AV_704", 7), Stats("AV_704", 8, 4), Unwritten]);
}

/// # The Coin
///
/// `AV_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Todo
//~ AV_COIN1 todo b2036639 9725c105
#[test]
#[ignore = "todo: AV_COIN1 The Coin"]
fn AV_COIN1_the_coin() {
    check(CardClass::Mage, &[Give("AV_COIN1"), Cost("AV_COIN1", 0), Unwritten]);
}

/// # The Coin
///
/// `AV_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Todo
//~ AV_COIN2 todo 4f6bd5b8 6880973d
#[test]
#[ignore = "todo: AV_COIN2 The Coin"]
fn AV_COIN2_the_coin() {
    check(CardClass::Mage, &[Give("AV_COIN2"), Cost("AV_COIN2", 0), Unwritten]);
}

/// # Onyxian Warder
///
/// `ONY_001` · Neutral minion · 5 mana · 3/6
///
/// > **Battlecry:** If you're holding a Dragon, summon two 2/1 Whelps with **Rush**.
///
/// State: Todo
//~ ONY_001 todo 7e4e3321 7dd6309c
#[test]
#[ignore = "todo: ONY_001 Onyxian Warder"]
fn ONY_001_onyxian_warder() {
    check(CardClass::Mage, &[Give("ONY_001"), Cost("ONY_001", 5), Stats("ONY_001", 3, 6), Unwritten]);
}

/// # Onyxian Whelp
///
/// `ONY_001t` · Neutral minion · 1 mana · 2/1
///
/// > **Rush**
///
/// State: Vanilla
//~ ONY_001t vanilla fc79e8f4 b03644bb
#[test]
fn ONY_001t_onyxian_whelp() {
    check(
        CardClass::Mage,
        &[
            Give("ONY_001t"),
            Cost("ONY_001t", 1),
            Stats("ONY_001t", 2, 1),
            Has("ONY_001t", GameTag::RUSH),
            Play("ONY_001t", Nothing),
            In(The("ONY_001t"), Zone::Play),
            Now(The("ONY_001t"), 2, 1),
            HasNow(The("ONY_001t"), GameTag::RUSH),
        ],
    );
}

/// # Gear Grubber
///
/// `ONY_002` · Neutral minion · 4 mana · 4/5
///
/// > **Taunt**. If you end your turn with any unspent Mana, reduce this card's Cost by (1).
///
/// State: Todo
//~ ONY_002 todo 9a9354ef 80eab7e3
#[test]
#[ignore = "todo: ONY_002 Gear Grubber"]
fn ONY_002_gear_grubber() {
    check(
        CardClass::Mage,
        &[Give("ONY_002"), Cost("ONY_002", 4), Stats("ONY_002", 4, 5), Has("ONY_002", GameTag::TAUNT), Unwritten],
    );
}

/// # Whelp Bonker
///
/// `ONY_003` · Neutral minion · 3 mana · 1/5
///
/// > **Frenzy and Honorable Kill:** Draw a card.
///
/// State: Todo
//~ ONY_003 todo e38a2318 25c17c5b
#[test]
#[ignore = "todo: ONY_003 Whelp Bonker"]
fn ONY_003_whelp_bonker() {
    check(CardClass::Mage, &[Give("ONY_003"), Cost("ONY_003", 3), Stats("ONY_003", 1, 5), Unwritten]);
}

/// # Raid Boss Onyxia
///
/// `ONY_004` · Neutral minion · 10 mana · 8/8
///
/// > **Rush**. **Immune** while you control a Whelp. **Battlecry:** Summon six 2/1 Whelps with **Rush**.
///
/// State: Todo
//~ ONY_004 todo 8712ff66 f78e4def
#[test]
#[ignore = "todo: ONY_004 Raid Boss Onyxia"]
fn ONY_004_raid_boss_onyxia() {
    check(
        CardClass::Mage,
        &[Give("ONY_004"), Cost("ONY_004", 10), Stats("ONY_004", 8, 8), Has("ONY_004", GameTag::RUSH), Unwritten],
    );
}

/// # Kazakusan
///
/// `ONY_005` · Neutral minion · 8 mana · 8/8
///
/// > **Battlecry:** If you played 4 other Dragons this game, craft a custom deck of Treasures.@ *({0} left!)*@ *(Ready!)*
///
/// State: Todo
//~ ONY_005 todo 7e2768f8 d7a1ae82
#[test]
#[ignore = "todo: ONY_005 Kazakusan"]
fn ONY_005_kazakusan() {
    check(CardClass::Mage, &[Give("ONY_005"), Cost("ONY_005", 8), Stats("ONY_005", 8, 8), Unwritten]);
}

/// # Necrotic Poison
///
/// `ONY_005ta1` · Neutral spell · Shadow · 2 mana
///
/// > Destroy a minion.
///
/// State: Todo
//~ ONY_005ta1 todo 64b73888 d33f6c6d
#[test]
#[ignore = "todo: ONY_005ta1 Necrotic Poison"]
fn ONY_005ta1_necrotic_poison() {
    check(CardClass::Mage, &[Give("ONY_005ta1"), Cost("ONY_005ta1", 2), Unwritten]);
}

/// # Spyglass
///
/// `ONY_005ta10` · Neutral spell · 1 mana
///
/// > Put a copy of a random card in your opponent's hand into yours. It costs (3) less.
///
/// State: Todo
//~ ONY_005ta10 todo c3c3a3a4 ab6874e9
#[test]
#[ignore = "todo: ONY_005ta10 Spyglass"]
fn ONY_005ta10_spyglass() {
    check(CardClass::Mage, &[Give("ONY_005ta10"), Cost("ONY_005ta10", 1), Unwritten]);
}

/// # Clockwork Assistant
///
/// `ONY_005ta11` · Neutral minion · 3 mana · 1/1
///
/// > Has +1/+1 for each spell you've cast this game.
///
/// State: Todo
//~ ONY_005ta11 todo 9387a99d e7655a6b
#[test]
#[ignore = "todo: ONY_005ta11 Clockwork Assistant"]
fn ONY_005ta11_clockwork_assistant() {
    check(CardClass::Mage, &[Give("ONY_005ta11"), Cost("ONY_005ta11", 3), Stats("ONY_005ta11", 1, 1), Unwritten]);
}

/// # Grimmer Patron
///
/// `ONY_005ta12` · Neutral minion · 3 mana · 3/3
///
/// > At the end of your turn, summon a copy of this minion.
///
/// State: Todo
//~ ONY_005ta12 todo d708b55c fb19400a
#[test]
#[ignore = "todo: ONY_005ta12 Grimmer Patron"]
fn ONY_005ta12_grimmer_patron() {
    check(CardClass::Mage, &[Give("ONY_005ta12"), Cost("ONY_005ta12", 3), Stats("ONY_005ta12", 3, 3), Unwritten]);
}

/// # Puzzle Box
///
/// `ONY_005ta13` · Neutral spell · Arcane · 3 mana
///
/// > Transform all minions into random ones that cost (3) more.
///
/// State: Todo
//~ ONY_005ta13 todo 6bfbf56a 03cc7aeb
#[test]
#[ignore = "todo: ONY_005ta13 Puzzle Box"]
fn ONY_005ta13_puzzle_box() {
    check(CardClass::Mage, &[Give("ONY_005ta13"), Cost("ONY_005ta13", 3), Unwritten]);
}

/// # Mutating Injection
///
/// `ONY_005ta2` · Neutral spell · Nature · 2 mana
///
/// > Give a minion +4/+4 and **Taunt**.
///
/// State: Todo
//~ ONY_005ta2 todo c8f550a2 b6a737e4
#[test]
#[ignore = "todo: ONY_005ta2 Mutating Injection"]
fn ONY_005ta2_mutating_injection() {
    check(CardClass::Mage, &[Give("ONY_005ta2"), Cost("ONY_005ta2", 2), Unwritten]);
}

/// # The Exorcisor
///
/// `ONY_005ta3` · Neutral weapon · 1 mana · 3/3 durability
///
/// > **Silence** any minion attacked by this weapon.
///
/// State: Todo
//~ ONY_005ta3 todo c256c4bd dc899836
#[test]
#[ignore = "todo: ONY_005ta3 The Exorcisor"]
fn ONY_005ta3_the_exorcisor() {
    check(CardClass::Mage, &[Give("ONY_005ta3"), Cost("ONY_005ta3", 1), Stats("ONY_005ta3", 3, 3), Unwritten]);
}

/// # Pure Cold
///
/// `ONY_005ta4` · Neutral spell · Frost · 5 mana
///
/// > Deal $8 damage to the enemy hero, and **Freeze** it.
///
/// State: Todo
//~ ONY_005ta4 todo 27d50feb 69971018
#[test]
#[ignore = "todo: ONY_005ta4 Pure Cold"]
fn ONY_005ta4_pure_cold() {
    check(CardClass::Mage, &[Give("ONY_005ta4"), Cost("ONY_005ta4", 5), Unwritten]);
}

/// # Bubba
///
/// `ONY_005ta5` · Neutral minion · 5 mana · 8/8
///
/// > **Battlecry**: Summon six 1/1 Bloodhounds with **Rush** to attack an enemy minion.
///
/// State: Todo
//~ ONY_005ta5 todo c68f9a3b 8cbc512f
#[test]
#[ignore = "todo: ONY_005ta5 Bubba"]
fn ONY_005ta5_bubba() {
    check(CardClass::Mage, &[Give("ONY_005ta5"), Cost("ONY_005ta5", 5), Stats("ONY_005ta5", 8, 8), Unwritten]);
}

/// # Bloodhound
///
/// `ONY_005ta5t` · Neutral minion · 1 mana · 1/1
///
/// > **Rush**
///
/// State: Vanilla
//~ ONY_005ta5t vanilla abf1aa4b ced2ca5e
#[test]
fn ONY_005ta5t_bloodhound() {
    check(
        CardClass::Mage,
        &[
            Give("ONY_005ta5t"),
            Cost("ONY_005ta5t", 1),
            Stats("ONY_005ta5t", 1, 1),
            Has("ONY_005ta5t", GameTag::RUSH),
            Play("ONY_005ta5t", Nothing),
            In(The("ONY_005ta5t"), Zone::Play),
            Now(The("ONY_005ta5t"), 1, 1),
            HasNow(The("ONY_005ta5t"), GameTag::RUSH),
        ],
    );
}

/// # Holy Book
///
/// `ONY_005ta6` · Neutral spell · Holy · 8 mana
///
/// > **Silence** and destroy a minion. Summon a 10/10 copy of it.
///
/// State: Todo
//~ ONY_005ta6 todo ce021103 f5472092
#[test]
#[ignore = "todo: ONY_005ta6 Holy Book"]
fn ONY_005ta6_holy_book() {
    check(CardClass::Mage, &[Give("ONY_005ta6"), Cost("ONY_005ta6", 8), Unwritten]);
}

/// # Crusty the Crustacean
///
/// `ONY_005ta7` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Destroy a minion. Gain its Attack and Health.
///
/// State: Todo
//~ ONY_005ta7 todo 80d688bf 8236cb00
#[test]
#[ignore = "todo: ONY_005ta7 Crusty the Crustacean"]
fn ONY_005ta7_crusty_the_crustacean() {
    check(CardClass::Mage, &[Give("ONY_005ta7"), Cost("ONY_005ta7", 3), Stats("ONY_005ta7", 3, 3), Unwritten]);
}

/// # Looming Presence
///
/// `ONY_005ta8` · Neutral spell · 3 mana
///
/// > Draw 2 cards. Gain 4 Armor.
///
/// State: Todo
//~ ONY_005ta8 todo aa786cdc 47f77efc
#[test]
#[ignore = "todo: ONY_005ta8 Looming Presence"]
fn ONY_005ta8_looming_presence() {
    check(CardClass::Mage, &[Give("ONY_005ta8"), Cost("ONY_005ta8", 3), Unwritten]);
}

/// # Beastly Beauty
///
/// `ONY_005ta9` · Neutral minion · 3 mana · 2/6
///
/// > **Rush** After this attacks a minion and survives, transform this into an 8/8.
///
/// State: Todo
//~ ONY_005ta9 todo 92098dd4 729c78e5
#[test]
#[ignore = "todo: ONY_005ta9 Beastly Beauty"]
fn ONY_005ta9_beastly_beauty() {
    check(
        CardClass::Mage,
        &[
            Give("ONY_005ta9"),
            Cost("ONY_005ta9", 3),
            Stats("ONY_005ta9", 2, 6),
            Has("ONY_005ta9", GameTag::RUSH),
            Unwritten,
        ],
    );
}

/// # Beautiful Beast
///
/// `ONY_005ta9t` · Neutral minion · 5 mana · 8/8
///
/// State: Vanilla
//~ ONY_005ta9t vanilla 1f6de46d 4c1d5b61
#[test]
fn ONY_005ta9t_beautiful_beast() {
    check(
        CardClass::Mage,
        &[
            Give("ONY_005ta9t"),
            Cost("ONY_005ta9t", 5),
            Stats("ONY_005ta9t", 8, 8),
            Play("ONY_005ta9t", Nothing),
            In(The("ONY_005ta9t"), Zone::Play),
            Now(The("ONY_005ta9t"), 8, 8),
        ],
    );
}

/// # Hyperblaster
///
/// `ONY_005tb1` · Neutral weapon · 3 mana · 1/4 durability
///
/// > **Poisonous**. Your hero is **Immune** while attacking.
///
/// State: Todo
//~ ONY_005tb1 todo 9f57a645 5498ed37
#[test]
#[ignore = "todo: ONY_005tb1 Hyperblaster"]
fn ONY_005tb1_hyperblaster() {
    check(
        CardClass::Mage,
        &[
            Give("ONY_005tb1"),
            Cost("ONY_005tb1", 3),
            Stats("ONY_005tb1", 1, 4),
            Has("ONY_005tb1", GameTag::POISONOUS),
            Unwritten,
        ],
    );
}

/// # Dr. Boom's Boombox
///
/// `ONY_005tb12` · Neutral spell · 4 mana
///
/// > Summon 7 'Boom Bots'.
///
/// State: Todo
//~ ONY_005tb12 todo 7a72e670 6d69ca77
#[test]
#[ignore = "todo: ONY_005tb12 Dr. Boom's Boombox"]
fn ONY_005tb12_dr_booms_boombox() {
    check(CardClass::Mage, &[Give("ONY_005tb12"), Cost("ONY_005tb12", 4), Unwritten]);
}

/// # Wax Rager
///
/// `ONY_005tb13` · Neutral minion · 3 mana · 5/1
///
/// > **Deathrattle:** Resummon this minion.
///
/// State: Todo
//~ ONY_005tb13 todo fc898ea5 7b283388
#[test]
#[ignore = "todo: ONY_005tb13 Wax Rager"]
fn ONY_005tb13_wax_rager() {
    check(CardClass::Mage, &[Give("ONY_005tb13"), Cost("ONY_005tb13", 3), Stats("ONY_005tb13", 5, 1), Unwritten]);
}

/// # Vampiric Fangs
///
/// `ONY_005tb14` · Neutral spell · Shadow · 3 mana
///
/// > Destroy a minion. Restore its Health to your hero.
///
/// State: Todo
//~ ONY_005tb14 todo 036eb922 9e306519
#[test]
#[ignore = "todo: ONY_005tb14 Vampiric Fangs"]
fn ONY_005tb14_vampiric_fangs() {
    check(CardClass::Mage, &[Give("ONY_005tb14"), Cost("ONY_005tb14", 3), Unwritten]);
}

/// # Gnomish Army Knife
///
/// `ONY_005tb2` · Neutral spell · 5 mana
///
/// > Give a minion **Rush**, **Windfury**, **Divine Shield**, **Lifesteal**, **Poisonous**, **Taunt**, and **Stealth**.
///
/// State: Todo
//~ ONY_005tb2 todo 65363744 f17728bd
#[test]
#[ignore = "todo: ONY_005tb2 Gnomish Army Knife"]
fn ONY_005tb2_gnomish_army_knife() {
    check(CardClass::Mage, &[Give("ONY_005tb2"), Cost("ONY_005tb2", 5), Unwritten]);
}

/// # LOCUUUUSTS!!!
///
/// `ONY_005tb3` · Neutral spell · Nature · 8 mana
///
/// > **Twinspell** Choose an enemy. Fill your board with 2/2 Locusts that attack it.
///
/// State: Todo
//~ ONY_005tb3 todo 061a1a11 35af1590
#[test]
#[ignore = "todo: ONY_005tb3 LOCUUUUSTS!!!"]
fn ONY_005tb3_locuuuusts() {
    check(CardClass::Mage, &[Give("ONY_005tb3"), Cost("ONY_005tb3", 8), Unwritten]);
}

/// # LOCUUUUSTS!!!
///
/// `ONY_005tb3t` · Neutral spell · Nature · 8 mana
///
/// > Choose an enemy. Fill your board with 2/2 Locusts that attack it.
///
/// State: Todo
//~ ONY_005tb3t todo 44fd8fea 4a56f008
#[test]
#[ignore = "todo: ONY_005tb3t LOCUUUUSTS!!!"]
fn ONY_005tb3t_locuuuusts() {
    check(CardClass::Mage, &[Give("ONY_005tb3t"), Cost("ONY_005tb3t", 8), Unwritten]);
}

/// # Giant Locust
///
/// `ONY_005tb3t2` · Neutral minion · 2 mana · 2/2
///
/// State: Vanilla
//~ ONY_005tb3t2 vanilla 11a0767c 1a8495ae
#[test]
fn ONY_005tb3t2_giant_locust() {
    check(
        CardClass::Mage,
        &[
            Give("ONY_005tb3t2"),
            Cost("ONY_005tb3t2", 2),
            Stats("ONY_005tb3t2", 2, 2),
            Play("ONY_005tb3t2", Nothing),
            In(The("ONY_005tb3t2"), Zone::Play),
            Now(The("ONY_005tb3t2"), 2, 2),
        ],
    );
}

/// # Wand of Disintegration
///
/// `ONY_005tb4` · Neutral spell · Arcane · 5 mana
///
/// > **Silence** and destroy all enemy minions.
///
/// State: Todo
//~ ONY_005tb4 todo 19548ef1 9992ef48
#[test]
#[ignore = "todo: ONY_005tb4 Wand of Disintegration"]
fn ONY_005tb4_wand_of_disintegration() {
    check(CardClass::Mage, &[Give("ONY_005tb4"), Cost("ONY_005tb4", 5), Unwritten]);
}

/// # Staff of Scales
///
/// `ONY_005tb5` · Neutral spell · 5 mana
///
/// > Summon three 1/1 Snakes with **Rush**, **Poisonous** and **Reborn**.
///
/// State: Todo
//~ ONY_005tb5 todo daadb71a 92786b9c
#[test]
#[ignore = "todo: ONY_005tb5 Staff of Scales"]
fn ONY_005tb5_staff_of_scales() {
    check(CardClass::Mage, &[Give("ONY_005tb5"), Cost("ONY_005tb5", 5), Unwritten]);
}

/// # Ancient Snake
///
/// `ONY_005tb5t` · Neutral minion · 1 mana · 1/1
///
/// > **Rush Poisonous Reborn**
///
/// State: Vanilla
//~ ONY_005tb5t vanilla d7cdd01a 4a9a6f97
#[test]
fn ONY_005tb5t_ancient_snake() {
    check(
        CardClass::Mage,
        &[
            Give("ONY_005tb5t"),
            Cost("ONY_005tb5t", 1),
            Stats("ONY_005tb5t", 1, 1),
            Has("ONY_005tb5t", GameTag::POISONOUS),
            Has("ONY_005tb5t", GameTag::REBORN),
            Has("ONY_005tb5t", GameTag::RUSH),
            Play("ONY_005tb5t", Nothing),
            In(The("ONY_005tb5t"), Zone::Play),
            Now(The("ONY_005tb5t"), 1, 1),
            HasNow(The("ONY_005tb5t"), GameTag::POISONOUS),
            HasNow(The("ONY_005tb5t"), GameTag::REBORN),
            HasNow(The("ONY_005tb5t"), GameTag::RUSH),
        ],
    );
}

/// # Phaoris' Blade
///
/// `ONY_005tb6` · Neutral weapon · 2 mana · 1/3 durability
///
/// > **Windfury**. After your hero attacks and kills a minion, this gains +2/+1.
///
/// State: Todo
//~ ONY_005tb6 todo a7bca064 01c616e2
#[test]
#[ignore = "todo: ONY_005tb6 Phaoris' Blade"]
fn ONY_005tb6_phaoris_blade() {
    check(
        CardClass::Mage,
        &[
            Give("ONY_005tb6"),
            Cost("ONY_005tb6", 2),
            Stats("ONY_005tb6", 1, 3),
            Has("ONY_005tb6", GameTag::WINDFURY),
            Unwritten,
        ],
    );
}

/// # Zephrys's Lamp
///
/// `ONY_005tb610` · Neutral spell · 0 mana
///
/// > Wish for the perfect card.
///
/// State: Todo
//~ ONY_005tb610 todo 52adf688 c9bc4ae7
#[test]
#[ignore = "todo: ONY_005tb610 Zephrys's Lamp"]
fn ONY_005tb610_zephryss_lamp() {
    check(CardClass::Mage, &[Give("ONY_005tb610"), Cost("ONY_005tb610", 0), Unwritten]);
}

/// # Canopic Jars
///
/// `ONY_005tb7` · Neutral spell · 3 mana
///
/// > Give your minions "**Deathrattle:** Summon a random **Legendary** minion."
///
/// State: Todo
//~ ONY_005tb7 todo 12bfa4bd e74035a8
#[test]
#[ignore = "todo: ONY_005tb7 Canopic Jars"]
fn ONY_005tb7_canopic_jars() {
    check(CardClass::Mage, &[Give("ONY_005tb7"), Cost("ONY_005tb7", 3), Unwritten]);
}

/// # Ancient Reflections
///
/// `ONY_005tb8` · Neutral spell · Arcane · 4 mana
///
/// > Choose a minion. Fill your board with 1/1 copies of it.
///
/// State: Todo
//~ ONY_005tb8 todo 5968c282 756be617
#[test]
#[ignore = "todo: ONY_005tb8 Ancient Reflections"]
fn ONY_005tb8_ancient_reflections() {
    check(CardClass::Mage, &[Give("ONY_005tb8"), Cost("ONY_005tb8", 4), Unwritten]);
}

/// # Banana Split
///
/// `ONY_005tb9` · Neutral spell · Nature · 5 mana
///
/// > Give a friendly minion +2/+2. Summon two copies of it.
///
/// State: Todo
//~ ONY_005tb9 todo 379b2780 1bd3c3e7
#[test]
#[ignore = "todo: ONY_005tb9 Banana Split"]
fn ONY_005tb9_banana_split() {
    check(CardClass::Mage, &[Give("ONY_005tb9"), Cost("ONY_005tb9", 5), Unwritten]);
}

/// # Embers of Ragnaros
///
/// `ONY_005tc1` · Neutral spell · Fire · 10 mana
///
/// > Shoot three fireballs at random enemies that deal $8 damage each.
///
/// State: Todo
//~ ONY_005tc1 todo de124b26 c18ce922
#[test]
#[ignore = "todo: ONY_005tc1 Embers of Ragnaros"]
fn ONY_005tc1_embers_of_ragnaros() {
    check(CardClass::Mage, &[Give("ONY_005tc1"), Cost("ONY_005tc1", 10), Unwritten]);
}

/// # Book of the Dead
///
/// `ONY_005tc2` · Neutral spell · Shadow · 14 mana
///
/// > Deal $7 damage to all enemies. Costs (1) less for each minion that's died this game.
///
/// State: Todo
//~ ONY_005tc2 todo 1ee02365 2b269e52
#[test]
#[ignore = "todo: ONY_005tc2 Book of the Dead"]
fn ONY_005tc2_book_of_the_dead() {
    check(CardClass::Mage, &[Give("ONY_005tc2"), Cost("ONY_005tc2", 14), Unwritten]);
}

/// # Annoy-o Horn
///
/// `ONY_005tc3` · Neutral spell · 8 mana
///
/// > Fill your board with annoying minions.
///
/// State: Todo
//~ ONY_005tc3 todo 6edf6332 e6763cc3
#[test]
#[ignore = "todo: ONY_005tc3 Annoy-o Horn"]
fn ONY_005tc3_annoy_o_horn() {
    check(CardClass::Mage, &[Give("ONY_005tc3"), Cost("ONY_005tc3", 8), Unwritten]);
}

/// # Flex-plosion
///
/// `ONY_005tc4` · Neutral spell · Fire · 8 mana
///
/// > Blow up half your opponent's stuff.
///
/// State: Todo
//~ ONY_005tc4 todo c25edd06 5f09aff0
#[test]
#[ignore = "todo: ONY_005tc4 Flex-plosion"]
fn ONY_005tc4_flex_plosion() {
    check(CardClass::Mage, &[Give("ONY_005tc4"), Cost("ONY_005tc4", 8), Unwritten]);
}

/// # Blade of Quel'Delar
///
/// `ONY_005tc5` · Neutral weapon · 1 mana · 2/2 durability
///
/// State: Vanilla
//~ ONY_005tc5 vanilla c120e640 dabd5687
#[test]
fn ONY_005tc5_blade_of_quel_delar() {
    check(
        CardClass::Mage,
        &[
            Give("ONY_005tc5"),
            Cost("ONY_005tc5", 1),
            Stats("ONY_005tc5", 2, 2),
            Play("ONY_005tc5", Nothing),
            In(The("ONY_005tc5"), Zone::Play),
        ],
    );
}

/// # Hilt of Quel'Delar
///
/// `ONY_005tc6` · Neutral spell · 1 mana
///
/// > Give a minion +3/+3.
///
/// State: Todo
//~ ONY_005tc6 todo 501851ae f2ad77fc
#[test]
#[ignore = "todo: ONY_005tc6 Hilt of Quel'Delar"]
fn ONY_005tc6_hilt_of_quel_delar() {
    check(CardClass::Mage, &[Give("ONY_005tc6"), Cost("ONY_005tc6", 1), Unwritten]);
}

/// # Quel'Delar
///
/// `ONY_005tc7` · Neutral weapon · 6 mana · 4/4 durability
///
/// > After your hero attacks, deal 4 damage to all enemies.
///
/// State: Todo
//~ ONY_005tc7 todo 9a7dcace 0f45ceef
#[test]
#[ignore = "todo: ONY_005tc7 Quel'Delar"]
fn ONY_005tc7_quel_delar() {
    check(CardClass::Mage, &[Give("ONY_005tc7"), Cost("ONY_005tc7", 6), Stats("ONY_005tc7", 4, 4), Unwritten]);
}

/// # Forging Quel'Delar
///
/// `ONY_005tc7t` · Neutral spell · 0 mana
///
/// State: Todo
//~ ONY_005tc7t todo 7e5ff53a e125c665
#[test]
#[ignore = "todo: ONY_005tc7t Forging Quel'Delar"]
fn ONY_005tc7t_forging_quel_delar() {
    check(CardClass::Mage, &[Give("ONY_005tc7t"), Cost("ONY_005tc7t", 0), Unwritten]);
}
