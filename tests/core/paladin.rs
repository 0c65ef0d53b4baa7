//! Paladin cards of Core, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Veteran Warmedic
///
/// `CORE_BAR_878` · Paladin minion · 4 mana · 3/5
///
/// > After you cast a Holy spell, summon a 2/2 Medic with **Lifesteal**.
///
/// State: Todo
//~ CORE_BAR_878 todo 2b132820 21058851
#[test]
#[ignore = "todo: CORE_BAR_878 Veteran Warmedic"]
fn CORE_BAR_878_veteran_warmedic() {
    check(CardClass::Paladin, &[Give("CORE_BAR_878"), Cost("CORE_BAR_878", 4), Stats("CORE_BAR_878", 3, 5), Unwritten]);
}

/// # Hand of A'dal
///
/// `CORE_BT_292` · Paladin spell · Holy · 2 mana
///
/// > Give a minion +2/+1. Draw a card.
///
/// State: Todo
//~ CORE_BT_292 todo af77736a 86f9e02c
#[test]
#[ignore = "todo: CORE_BT_292 Hand of A'dal"]
fn CORE_BT_292_hand_of_adal() {
    check(CardClass::Paladin, &[Give("CORE_BT_292"), Cost("CORE_BT_292", 2), Unwritten]);
}

/// # Vindicator Maraad
///
/// `CORE_CATA_003` · Paladin minion · 3 mana · 2/4
///
/// > Not implemented yet. Use this for art/VFX for new Core card.
///
/// State: Todo
//~ CORE_CATA_003 todo 94bf469c 31c8d547
#[test]
#[ignore = "todo: CORE_CATA_003 Vindicator Maraad"]
fn CORE_CATA_003_vindicator_maraad() {
    check(
        CardClass::Paladin,
        &[Give("CORE_CATA_003"), Cost("CORE_CATA_003", 3), Stats("CORE_CATA_003", 2, 4), Unwritten],
    );
}

/// # Grimestreet Outfitter
///
/// `CORE_CFM_753` · Paladin minion · 2 mana · 2/2
///
/// > **Battlecry:** Give all minions in your hand +1/+1.
///
/// State: Todo
//~ CORE_CFM_753 todo 580e369f 382c1c45
#[test]
#[ignore = "todo: CORE_CFM_753 Grimestreet Outfitter"]
fn CORE_CFM_753_grimestreet_outfitter() {
    check(CardClass::Paladin, &[Give("CORE_CFM_753"), Cost("CORE_CFM_753", 2), Stats("CORE_CFM_753", 2, 2), Unwritten]);
}

/// # Consecration
///
/// `CORE_CS2_093` · Paladin spell · Holy · 3 mana
///
/// > Deal $2 damage to all enemies.
///
/// State: Todo
//~ CORE_CS2_093 todo 176e3304 c6116f57
#[test]
#[ignore = "todo: CORE_CS2_093 Consecration"]
fn CORE_CS2_093_consecration() {
    check(CardClass::Paladin, &[Give("CORE_CS2_093"), Cost("CORE_CS2_093", 3), Unwritten]);
}

/// # Hammer of Wrath
///
/// `CORE_CS2_094` · Paladin spell · Holy · 3 mana
///
/// > Deal $3 damage. Draw a card.
///
/// State: Todo
//~ CORE_CS2_094 todo 306e163a 70af573d
#[test]
#[ignore = "todo: CORE_CS2_094 Hammer of Wrath"]
fn CORE_CS2_094_hammer_of_wrath() {
    check(CardClass::Paladin, &[Give("CORE_CS2_094"), Cost("CORE_CS2_094", 3), Unwritten]);
}

/// # Argent Protector
///
/// `CORE_EX1_362` · Paladin minion · 2 mana · 3/2
///
/// > **Battlecry:** Give a friendly minion **Divine Shield**.
///
/// State: Todo
//~ CORE_EX1_362 todo 8adda2ee 21d6a75a
#[test]
#[ignore = "todo: CORE_EX1_362 Argent Protector"]
fn CORE_EX1_362_argent_protector() {
    check(CardClass::Paladin, &[Give("CORE_EX1_362"), Cost("CORE_EX1_362", 2), Stats("CORE_EX1_362", 3, 2), Unwritten]);
}

/// # Tirion Fordring
///
/// `CORE_EX1_383` · Paladin minion · 8 mana · 8/8
///
/// > **Divine Shield**, **Taunt Deathrattle:** Equip a 5/3 Ashbringer.
///
/// State: Todo
//~ CORE_EX1_383 todo b4fed225 459d85ec
#[test]
#[ignore = "todo: CORE_EX1_383 Tirion Fordring"]
fn CORE_EX1_383_tirion_fordring() {
    check(
        CardClass::Paladin,
        &[
            Give("CORE_EX1_383"),
            Cost("CORE_EX1_383", 8),
            Stats("CORE_EX1_383", 8, 8),
            Has("CORE_EX1_383", GameTag::DIVINE_SHIELD),
            Has("CORE_EX1_383", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Equality
///
/// `CORE_EX1_619` · Paladin spell · Holy · 2 mana
///
/// > Change the Health of ALL minions to 1.
///
/// State: Todo
//~ CORE_EX1_619 todo c54dfba9 82790a5a
#[test]
#[ignore = "todo: CORE_EX1_619 Equality"]
fn CORE_EX1_619_equality() {
    check(CardClass::Paladin, &[Give("CORE_EX1_619"), Cost("CORE_EX1_619", 2), Unwritten]);
}

/// # Coghammer
///
/// `CORE_GVG_059` · Paladin weapon · 3 mana · 2/3 durability
///
/// > **Battlecry:** Give a random friendly minion **Divine Shield** and **Taunt**.
///
/// State: Todo
//~ CORE_GVG_059 todo 7a038e68 889dc725
#[test]
#[ignore = "todo: CORE_GVG_059 Coghammer"]
fn CORE_GVG_059_coghammer() {
    check(CardClass::Paladin, &[Give("CORE_GVG_059"), Cost("CORE_GVG_059", 3), Stats("CORE_GVG_059", 2, 3), Unwritten]);
}

/// # Muster for Battle
///
/// `CORE_GVG_061` · Paladin spell · 3 mana
///
/// > Summon three {0} Silver Hand Recruits. Equip a 1/4 Weapon.
///
/// State: Todo
//~ CORE_GVG_061 todo f3ac1e28 eb624288
#[test]
#[ignore = "todo: CORE_GVG_061 Muster for Battle"]
fn CORE_GVG_061_muster_for_battle() {
    check(CardClass::Paladin, &[Give("CORE_GVG_061"), Cost("CORE_GVG_061", 3), Unwritten]);
}

/// # Righteous Protector
///
/// `CORE_ICC_038` · Paladin minion · 1 mana · 1/1
///
/// > **Taunt Divine Shield**
///
/// State: Vanilla
//~ CORE_ICC_038 vanilla 6340e434 6e559d82
#[test]
fn CORE_ICC_038_righteous_protector() {
    check(
        CardClass::Paladin,
        &[
            Give("CORE_ICC_038"),
            Cost("CORE_ICC_038", 1),
            Stats("CORE_ICC_038", 1, 1),
            Has("CORE_ICC_038", GameTag::DIVINE_SHIELD),
            Has("CORE_ICC_038", GameTag::TAUNT),
            Play("CORE_ICC_038", Nothing),
            In(The("CORE_ICC_038"), Zone::Play),
            Now(The("CORE_ICC_038"), 1, 1),
            HasNow(The("CORE_ICC_038"), GameTag::DIVINE_SHIELD),
            HasNow(The("CORE_ICC_038"), GameTag::TAUNT),
        ],
    );
}

/// # Ivory Knight
///
/// `CORE_KAR_057` · Paladin minion · 4 mana · 4/4
///
/// > **Battlecry: Discover** a spell. Restore Health to your hero equal to its Cost.
///
/// State: Todo
//~ CORE_KAR_057 todo 07bc8ff6 338a5a4a
#[test]
#[ignore = "todo: CORE_KAR_057 Ivory Knight"]
fn CORE_KAR_057_ivory_knight() {
    check(CardClass::Paladin, &[Give("CORE_KAR_057"), Cost("CORE_KAR_057", 4), Stats("CORE_KAR_057", 4, 4), Unwritten]);
}

/// # Silvermoon Portal
///
/// `CORE_KAR_077` · Paladin spell · Holy · 3 mana
///
/// > Give a minion +2/+2. Summon a random 2-Cost minion.
///
/// State: Todo
//~ CORE_KAR_077 todo cec835d9 383622ad
#[test]
#[ignore = "todo: CORE_KAR_077 Silvermoon Portal"]
fn CORE_KAR_077_silvermoon_portal() {
    check(CardClass::Paladin, &[Give("CORE_KAR_077"), Cost("CORE_KAR_077", 3), Unwritten]);
}

/// # Battle Vicar
///
/// `CORE_ONY_022` · Paladin minion · 2 mana · 1/3
///
/// > **Battlecry: Discover** a Holy spell.
///
/// State: Todo
//~ CORE_ONY_022 todo aa10e9f9 3997a92d
#[test]
#[ignore = "todo: CORE_ONY_022 Battle Vicar"]
fn CORE_ONY_022_battle_vicar() {
    check(CardClass::Paladin, &[Give("CORE_ONY_022"), Cost("CORE_ONY_022", 2), Stats("CORE_ONY_022", 1, 3), Unwritten]);
}

/// # Highlord Fordragon
///
/// `CORE_SW_047` · Paladin minion · 6 mana · 5/5
///
/// > **Divine Shield** After a friendly minion loses **Divine Shield**, give a minion in your hand +5/+5.
///
/// State: Todo
//~ CORE_SW_047 todo 60b1c47a 64feaa33
#[test]
#[ignore = "todo: CORE_SW_047 Highlord Fordragon"]
fn CORE_SW_047_highlord_fordragon() {
    check(
        CardClass::Paladin,
        &[
            Give("CORE_SW_047"),
            Cost("CORE_SW_047", 6),
            Stats("CORE_SW_047", 5, 5),
            Has("CORE_SW_047", GameTag::DIVINE_SHIELD),
            Unwritten,
        ],
    );
}

/// # Flash of Light
///
/// `CORE_TRL_307` · Paladin spell · Holy · 2 mana
///
/// > Restore #4 Health. Draw a card.
///
/// State: Todo
//~ CORE_TRL_307 todo 710ecaa2 43b33e9b
#[test]
#[ignore = "todo: CORE_TRL_307 Flash of Light"]
fn CORE_TRL_307_flash_of_light() {
    check(CardClass::Paladin, &[Give("CORE_TRL_307"), Cost("CORE_TRL_307", 2), Unwritten]);
}

/// # Immortalized in Stone
///
/// `CORE_TSC_076` · Paladin spell · Holy · 7 mana
///
/// > Summon a 4/8, 2/4, and 1/2 Elemental with **Taunt**.
///
/// State: Todo
//~ CORE_TSC_076 todo 6116486d 3a89d2bc
#[test]
#[ignore = "todo: CORE_TSC_076 Immortalized in Stone"]
fn CORE_TSC_076_immortalized_in_stone() {
    check(CardClass::Paladin, &[Give("CORE_TSC_076"), Cost("CORE_TSC_076", 7), Unwritten]);
}

/// # Spikeridged Steed
///
/// `CORE_UNG_952` · Paladin spell · 5 mana
///
/// > Give a minion +2/+6 and **Taunt**. When it dies, summon a Stegodon.
///
/// State: Todo
//~ CORE_UNG_952 todo d45b007d e532402b
#[test]
#[ignore = "todo: CORE_UNG_952 Spikeridged Steed"]
fn CORE_UNG_952_spikeridged_steed() {
    check(CardClass::Paladin, &[Give("CORE_UNG_952"), Cost("CORE_UNG_952", 5), Unwritten]);
}

/// # Resistance Aura
///
/// `TTN_851` · Paladin spell · Holy · 2 mana
///
/// > Your opponent's spells cost (1) more. Lasts @ enemy turns.
///
/// State: Todo
//~ TTN_851 todo 10d92f13 59c8b677
#[test]
#[ignore = "todo: TTN_851 Resistance Aura"]
fn TTN_851_resistance_aura() {
    check(CardClass::Paladin, &[Give("TTN_851"), Cost("TTN_851", 2), Unwritten]);
}
