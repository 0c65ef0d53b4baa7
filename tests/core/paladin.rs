//! Paladin cards of Core, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 55bd5914

/// # Veteran Warmedic
///
/// `CORE_BAR_878` · Paladin minion · 4 mana · 3/5
///
/// > After you cast a Holy spell, summon a 2/2 Medic with **Lifesteal**.
///
/// State: Reprint
//~ reprint CORE_BAR_878 fe38e7f5 9f666e74 668b8be6.5abd35a7
#[test]
fn CORE_BAR_878_veteran_warmedic() {
    check(
        CardClass::Paladin,
        &[
            Give("CORE_BAR_878"),
            Cost("CORE_BAR_878", 4),
            Stats("CORE_BAR_878", 3, 5),
            WrittenAs("CORE_BAR_878", "BAR_878"),
        ],
    );
}

/// # Hand of A'dal
///
/// `CORE_BT_292` · Paladin spell · Holy · 2 mana
///
/// > Give a minion +2/+1. Draw a card.
///
/// State: Reprint
//~ reprint CORE_BT_292 6a00f9e1 1fffb5ed e032f36d.1ed63709
#[test]
fn CORE_BT_292_hand_of_adal() {
    check(CardClass::Paladin, &[Give("CORE_BT_292"), Cost("CORE_BT_292", 2), WrittenAs("CORE_BT_292", "BT_292")]);
}

/// # Vindicator Maraad
///
/// `CORE_CATA_003` · Paladin minion · 3 mana · 2/4
///
/// > Not implemented yet. Use this for art/VFX for new Core card.
///
/// State: Todo
//~ todo CORE_CATA_003 484a2cc8 6298ba6f 742eb669.f1c428c1
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
/// State: Reprint
//~ reprint CORE_CFM_753 205a46f8 03e658c0 47504892.1cf69545
#[test]
fn CORE_CFM_753_grimestreet_outfitter() {
    check(
        CardClass::Paladin,
        &[
            Give("CORE_CFM_753"),
            Cost("CORE_CFM_753", 2),
            Stats("CORE_CFM_753", 2, 2),
            WrittenAs("CORE_CFM_753", "CFM_753"),
        ],
    );
}

/// # Consecration
///
/// `CORE_CS2_093` · Paladin spell · Holy · 3 mana
///
/// > Deal $2 damage to all enemies.
///
/// State: Reprint
//~ reprint CORE_CS2_093 54259c1e 2aed67c2 7253636a.278193bc
#[test]
fn CORE_CS2_093_consecration() {
    check(CardClass::Paladin, &[Give("CORE_CS2_093"), Cost("CORE_CS2_093", 3), WrittenAs("CORE_CS2_093", "CS2_093")]);
}

/// # Hammer of Wrath
///
/// `CORE_CS2_094` · Paladin spell · Holy · 3 mana
///
/// > Deal $3 damage. Draw a card.
///
/// State: Reprint
//~ reprint CORE_CS2_094 4e9683e6 da45ae43 79e8403e.51eb3cd0
#[test]
fn CORE_CS2_094_hammer_of_wrath() {
    check(CardClass::Paladin, &[Give("CORE_CS2_094"), Cost("CORE_CS2_094", 3), WrittenAs("CORE_CS2_094", "CS2_094")]);
}

/// # Argent Protector
///
/// `CORE_EX1_362` · Paladin minion · 2 mana · 3/2
///
/// > **Battlecry:** Give a friendly minion **Divine Shield**.
///
/// State: Reprint
//~ reprint CORE_EX1_362 9e87991d b856cb32 02446497.c67455f0
#[test]
fn CORE_EX1_362_argent_protector() {
    check(
        CardClass::Paladin,
        &[
            Give("CORE_EX1_362"),
            Cost("CORE_EX1_362", 2),
            Stats("CORE_EX1_362", 3, 2),
            WrittenAs("CORE_EX1_362", "EX1_362"),
        ],
    );
}

/// # Tirion Fordring
///
/// `CORE_EX1_383` · Paladin minion · 8 mana · 8/8
///
/// > **Divine Shield**, **Taunt Deathrattle:** Equip a 5/3 Ashbringer.
///
/// State: Reprint
//~ reprint CORE_EX1_383 d66dc88c 07125f82 c2a738a2.840a19a0
#[test]
fn CORE_EX1_383_tirion_fordring() {
    check(
        CardClass::Paladin,
        &[
            Give("CORE_EX1_383"),
            Cost("CORE_EX1_383", 8),
            Stats("CORE_EX1_383", 8, 8),
            Has("CORE_EX1_383", GameTag::DIVINE_SHIELD),
            Has("CORE_EX1_383", GameTag::TAUNT),
            WrittenAs("CORE_EX1_383", "EX1_383"),
        ],
    );
}

/// # Equality
///
/// `CORE_EX1_619` · Paladin spell · Holy · 2 mana
///
/// > Change the Health of ALL minions to 1.
///
/// State: Reprint
//~ reprint CORE_EX1_619 33a9bc1e 41e75f0c 25d50c59.ba534308
#[test]
fn CORE_EX1_619_equality() {
    check(CardClass::Paladin, &[Give("CORE_EX1_619"), Cost("CORE_EX1_619", 2), WrittenAs("CORE_EX1_619", "EX1_619")]);
}

/// # Coghammer
///
/// `CORE_GVG_059` · Paladin weapon · 3 mana · 2/3 durability
///
/// > **Battlecry:** Give a random friendly minion **Divine Shield** and **Taunt**.
///
/// State: Reprint
//~ reprint CORE_GVG_059 3cd2669d 89a6f1c1 68d3de91.4cda5741
#[test]
fn CORE_GVG_059_coghammer() {
    check(
        CardClass::Paladin,
        &[
            Give("CORE_GVG_059"),
            Cost("CORE_GVG_059", 3),
            Stats("CORE_GVG_059", 2, 3),
            WrittenAs("CORE_GVG_059", "GVG_059"),
        ],
    );
}

/// # Muster for Battle
///
/// `CORE_GVG_061` · Paladin spell · 3 mana
///
/// > Summon three {0} Silver Hand Recruits. Equip a 1/4 Weapon.
///
/// State: Reprint
//~ reprint CORE_GVG_061 06d030a9 b4b5dc7b f1e69a2c.9dd69f87
#[test]
fn CORE_GVG_061_muster_for_battle() {
    check(CardClass::Paladin, &[Give("CORE_GVG_061"), Cost("CORE_GVG_061", 3), WrittenAs("CORE_GVG_061", "GVG_061")]);
}

/// # Righteous Protector
///
/// `CORE_ICC_038` · Paladin minion · 1 mana · 1/1
///
/// > **Taunt Divine Shield**
///
/// State: Vanilla
//~ vanilla CORE_ICC_038 2f6cc3fc e20215bd 54fe86ed.efaaa40f
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
/// State: Reprint
//~ reprint CORE_KAR_057 912e4484 a276372f dbced685.18173858
#[test]
fn CORE_KAR_057_ivory_knight() {
    check(
        CardClass::Paladin,
        &[
            Give("CORE_KAR_057"),
            Cost("CORE_KAR_057", 4),
            Stats("CORE_KAR_057", 4, 4),
            WrittenAs("CORE_KAR_057", "KAR_057"),
        ],
    );
}

/// # Silvermoon Portal
///
/// `CORE_KAR_077` · Paladin spell · Holy · 3 mana
///
/// > Give a minion +2/+2. Summon a random 2-Cost minion.
///
/// State: Reprint
//~ reprint CORE_KAR_077 a51c2dd1 138010a1 6305d04c.682d95e6
#[test]
fn CORE_KAR_077_silvermoon_portal() {
    check(CardClass::Paladin, &[Give("CORE_KAR_077"), Cost("CORE_KAR_077", 3), WrittenAs("CORE_KAR_077", "KAR_077")]);
}

/// # Battle Vicar
///
/// `CORE_ONY_022` · Paladin minion · 2 mana · 1/3
///
/// > **Battlecry: Discover** a Holy spell.
///
/// State: Reprint
//~ reprint CORE_ONY_022 3b8f3a61 265149d1 8f9dc18a.528906e3
#[test]
fn CORE_ONY_022_battle_vicar() {
    check(
        CardClass::Paladin,
        &[
            Give("CORE_ONY_022"),
            Cost("CORE_ONY_022", 2),
            Stats("CORE_ONY_022", 1, 3),
            WrittenAs("CORE_ONY_022", "ONY_022"),
        ],
    );
}

/// # Highlord Fordragon
///
/// `CORE_SW_047` · Paladin minion · 6 mana · 5/5
///
/// > **Divine Shield** After a friendly minion loses **Divine Shield**, give a minion in your hand +5/+5.
///
/// State: Reprint
//~ reprint CORE_SW_047 16eeb3d3 41ed50a3 74916220.eab82b9e
#[test]
fn CORE_SW_047_highlord_fordragon() {
    check(
        CardClass::Paladin,
        &[
            Give("CORE_SW_047"),
            Cost("CORE_SW_047", 6),
            Stats("CORE_SW_047", 5, 5),
            Has("CORE_SW_047", GameTag::DIVINE_SHIELD),
            WrittenAs("CORE_SW_047", "SW_047"),
        ],
    );
}

/// # Flash of Light
///
/// `CORE_TRL_307` · Paladin spell · Holy · 2 mana
///
/// > Restore #4 Health. Draw a card.
///
/// State: Reprint
//~ reprint CORE_TRL_307 88df653a 515bb429 79aff50a.d6484b39
#[test]
fn CORE_TRL_307_flash_of_light() {
    check(CardClass::Paladin, &[Give("CORE_TRL_307"), Cost("CORE_TRL_307", 2), WrittenAs("CORE_TRL_307", "TRL_307")]);
}

/// # Immortalized in Stone
///
/// `CORE_TSC_076` · Paladin spell · Holy · 7 mana
///
/// > Summon a 4/8, 2/4, and 1/2 Elemental with **Taunt**.
///
/// State: Reprint
//~ reprint CORE_TSC_076 56ae88cf a31430ad 60d6c678.a2a0533e
#[test]
fn CORE_TSC_076_immortalized_in_stone() {
    check(CardClass::Paladin, &[Give("CORE_TSC_076"), Cost("CORE_TSC_076", 7), WrittenAs("CORE_TSC_076", "TSC_076")]);
}

/// # Spikeridged Steed
///
/// `CORE_UNG_952` · Paladin spell · 5 mana
///
/// > Give a minion +2/+6 and **Taunt**. When it dies, summon a Stegodon.
///
/// State: Reprint
//~ reprint CORE_UNG_952 add7c3c2 66f852f6 c87fdd16.fcca2e7e
#[test]
fn CORE_UNG_952_spikeridged_steed() {
    check(CardClass::Paladin, &[Give("CORE_UNG_952"), Cost("CORE_UNG_952", 5), WrittenAs("CORE_UNG_952", "UNG_952")]);
}

/// # Pursuit of Justice
///
/// `CS3_029e2` · Paladin enchantment
///
/// > +1 Attack.
///
/// State: Derived
//~ derived CS3_029e2 905914fe b1628db7 1cec0239.c84fda8a
#[test]
fn CS3_029e2_pursuit_of_justice() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "CS3_029e2"), Now(My(0), 6, 1)]);
}

/// # Resistance Aura
///
/// `TTN_851` · Paladin spell · Holy · 2 mana
///
/// > Your opponent's spells cost (1) more. Lasts @ enemy turns.
///
/// State: Todo
//~ todo TTN_851 794332a5 a2c7b55f 2990924f.4fd67438
#[test]
#[ignore = "todo: TTN_851 Resistance Aura"]
fn TTN_851_resistance_aura() {
    check(CardClass::Paladin, &[Give("TTN_851"), Cost("TTN_851", 2), Unwritten]);
}
