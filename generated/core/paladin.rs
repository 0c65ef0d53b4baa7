//! Paladin cards of Core.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 41513b18

/// # Veteran Warmedic
///
/// `CORE_BAR_878` · Paladin minion · 4 mana · 3/5
///
/// > After you cast a Holy spell, summon a 2/2 Medic with **Lifesteal**.
///
/// - Set: Core · epic · collectible
/// - Refers to: Lifesteal
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 62933, `4930` = 1
/// - Reprint of: Veteran Warmedic [`BAR_878`](crate::barrens::paladin::BAR_878)
/// - Tokens: Battlefield Medic [`BAR_878t`](crate::barrens::paladin::BAR_878t)
///
/// State: Reprint
//~ reprint CORE_BAR_878 7a7e51f3 6561fc9f 668b8be6.5abd35a7
pub const CORE_BAR_878: Power = crate::cards::BAR_878;

/// # Hand of A'dal
///
/// `CORE_BT_292` · Paladin spell · Holy · 2 mana
///
/// > Give a minion +2/+1. Draw a card.
///
/// - Set: Core · common · collectible
/// - Reprint of: Hand of A'dal [`BT_292`](crate::ashes_of_outland::paladin::BT_292)
///
/// State: Reprint
//~ reprint CORE_BT_292 a8c637ef 7c73bae4 e032f36d.1ed63709
pub const CORE_BT_292: Power = crate::cards::BT_292;

/// # Vindicator Maraad
///
/// `CORE_CATA_003` · Paladin minion · 3 mana · 2/4
///
/// > Not implemented yet. Use this for art/VFX for new Core card.
///
/// - Set: Core · legendary
///
/// State: Todo
//~ todo CORE_CATA_003 65cccead b87bd82f 742eb669.f1c428c1
pub const CORE_CATA_003: Power = TODO;

/// # Grimestreet Outfitter
///
/// `CORE_CFM_753` · Paladin minion · 2 mana · 2/2
///
/// > **Battlecry:** Give all minions in your hand +1/+1.
///
/// - Set: Core · common · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Grimestreet Outfitter [`CFM_753`](crate::gadgetzan::paladin::CFM_753)
///
/// State: Reprint
//~ reprint CORE_CFM_753 e145aa26 8079bbfc 47504892.1cf69545
pub const CORE_CFM_753: Power = crate::cards::CFM_753;

/// # Consecration
///
/// `CORE_CS2_093` · Paladin spell · Holy · 3 mana
///
/// > Deal $2 damage to all enemies.
///
/// - Set: Core · common · collectible
/// - Reprint of: Consecration [`CS2_093`](crate::legacy::paladin::CS2_093)
///
/// State: Reprint
//~ reprint CORE_CS2_093 61a36d32 4a413aae 7253636a.278193bc
pub const CORE_CS2_093: Power = crate::cards::CS2_093;

/// # Hammer of Wrath
///
/// `CORE_CS2_094` · Paladin spell · Holy · 3 mana
///
/// > Deal $3 damage. Draw a card.
///
/// - Set: Core · common · collectible
/// - Reprint of: Hammer of Wrath [`CS2_094`](crate::legacy::paladin::CS2_094)
///
/// State: Reprint
//~ reprint CORE_CS2_094 4ccca7ee 27c73387 79e8403e.51eb3cd0
pub const CORE_CS2_094: Power = crate::cards::CS2_094;

/// # Argent Protector
///
/// `CORE_EX1_362` · Paladin minion · 2 mana · 3/2
///
/// > **Battlecry:** Give a friendly minion **Divine Shield**.
///
/// - Set: Core · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Divine Shield
/// - Target: "Give **Divine Shield**."
/// - Reprint of: Argent Protector [`EX1_362`](crate::classic::paladin::EX1_362)
///
/// State: Reprint
//~ reprint CORE_EX1_362 462fba28 881240c8 02446497.c67455f0
pub const CORE_EX1_362: Power = crate::cards::EX1_362;

/// # Tirion Fordring
///
/// `CORE_EX1_383` · Paladin minion · 8 mana · 8/8
///
/// > **Divine Shield**, **Taunt Deathrattle:** Equip a 5/3 Ashbringer.
///
/// - Set: Core · legendary · collectible
/// - Mechanics: Taunt, Divine Shield, Deathrattle
/// - Reprint of: Tirion Fordring [`EX1_383`](crate::classic::paladin::EX1_383)
/// - Tokens: Ashbringer [`EX1_383t`](crate::classic::paladin::EX1_383t)
///
/// State: Reprint
//~ reprint CORE_EX1_383 596669ea 2e29b178 c2a738a2.840a19a0
pub const CORE_EX1_383: Power = crate::cards::EX1_383;

/// # Equality
///
/// `CORE_EX1_619` · Paladin spell · Holy · 2 mana
///
/// > Change the Health of ALL minions to 1.
///
/// - Set: Core · rare · collectible
/// - Reprint of: Equality [`EX1_619`](crate::classic::paladin::EX1_619)
///
/// State: Reprint
//~ reprint CORE_EX1_619 fd9ecf5b 3a5ad6fe 25d50c59.ba534308
pub const CORE_EX1_619: Power = crate::cards::EX1_619;

/// # Coghammer
///
/// `CORE_GVG_059` · Paladin weapon · 3 mana · 2/3 durability
///
/// > **Battlecry:** Give a random friendly minion **Divine Shield** and **Taunt**.
///
/// - Set: Core · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt, Divine Shield
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 2027, `4546` = 1
/// - Reprint of: Coghammer [`GVG_059`](crate::goblins_vs_gnomes::paladin::GVG_059)
///
/// State: Reprint
//~ reprint CORE_GVG_059 2202ba85 b3fcfcac 68d3de91.4cda5741
pub const CORE_GVG_059: Power = crate::cards::GVG_059;

/// # Muster for Battle
///
/// `CORE_GVG_061` · Paladin spell · 3 mana
///
/// > Summon three {0} Silver Hand Recruits. Equip a 1/4 Weapon.
///
/// - Set: Core · rare · collectible
/// - Reprint of: Muster for Battle [`GVG_061`](crate::goblins_vs_gnomes::paladin::GVG_061)
///
/// State: Reprint
//~ reprint CORE_GVG_061 a02112d0 135e00b9 f1e69a2c.9dd69f87
pub const CORE_GVG_061: Power = crate::cards::GVG_061;

/// # Righteous Protector
///
/// `CORE_ICC_038` · Paladin minion · 1 mana · 1/1
///
/// > **Taunt Divine Shield**
///
/// - Set: Core · common · collectible
/// - Mechanics: Taunt, Divine Shield
/// - Reprint of: Righteous Protector [`ICC_038`](crate::frozen_throne::paladin::ICC_038)
///
/// State: Vanilla
//~ vanilla CORE_ICC_038 46fefbed bd06e7fd 54fe86ed.efaaa40f
pub const CORE_ICC_038: Power = VANILLA;

/// # Ivory Knight
///
/// `CORE_KAR_057` · Paladin minion · 4 mana · 4/4
///
/// > **Battlecry: Discover** a spell. Restore Health to your hero equal to its Cost.
///
/// - Set: Core · rare · collectible
/// - Mechanics: Battlecry, Discover
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 39439
/// - Reprint of: Ivory Knight [`KAR_057`](crate::karazhan::paladin::KAR_057)
///
/// State: Reprint
//~ reprint CORE_KAR_057 246c5587 96cf0c6e dbced685.18173858
pub const CORE_KAR_057: Power = crate::cards::KAR_057;

/// # Silvermoon Portal
///
/// `CORE_KAR_077` · Paladin spell · Holy · 3 mana
///
/// > Give a minion +2/+2. Summon a random 2-Cost minion.
///
/// - Set: Core · common · collectible
/// - Reprint of: Silvermoon Portal [`KAR_077`](crate::karazhan::paladin::KAR_077)
///
/// State: Reprint
//~ reprint CORE_KAR_077 e2730f0b 1db2fe4a 6305d04c.682d95e6
pub const CORE_KAR_077: Power = crate::cards::KAR_077;

/// # Battle Vicar
///
/// `CORE_ONY_022` · Paladin minion · 2 mana · 1/3
///
/// > **Battlecry: Discover** a Holy spell.
///
/// - Set: Core · rare · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry, Discover
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 71248, `4578` = 1
/// - Reprint of: Battle Vicar [`ONY_022`](crate::alterac_valley::paladin::ONY_022)
///
/// State: Reprint
//~ reprint CORE_ONY_022 12f7f748 f4fd37e1 8f9dc18a.528906e3
pub const CORE_ONY_022: Power = crate::cards::ONY_022;

/// # Highlord Fordragon
///
/// `CORE_SW_047` · Paladin minion · 6 mana · 5/5
///
/// > **Divine Shield** After a friendly minion loses **Divine Shield**, give a minion in your hand +5/+5.
///
/// - Set: Core · legendary · collectible
/// - Mechanics: Divine Shield
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 64546
/// - Reprint of: Highlord Fordragon [`SW_047`](crate::stormwind::paladin::SW_047)
///
/// State: Reprint
//~ reprint CORE_SW_047 e6c894c4 da0c0372 74916220.eab82b9e
pub const CORE_SW_047: Power = crate::cards::SW_047;

/// # Flash of Light
///
/// `CORE_TRL_307` · Paladin spell · Holy · 2 mana
///
/// > Restore #4 Health. Draw a card.
///
/// - Set: Core · common · collectible
/// - Reprint of: Flash of Light [`TRL_307`](crate::rastakhan::paladin::TRL_307)
///
/// State: Reprint
//~ reprint CORE_TRL_307 5d0e7413 8cdc65b2 79aff50a.d6484b39
pub const CORE_TRL_307: Power = crate::cards::TRL_307;

/// # Immortalized in Stone
///
/// `CORE_TSC_076` · Paladin spell · Holy · 7 mana
///
/// > Summon a 4/8, 2/4, and 1/2 Elemental with **Taunt**.
///
/// - Set: Core · common · collectible
/// - Refers to: Taunt
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 80112
/// - Reprint of: Immortalized in Stone [`TSC_076`](crate::sunken_city::paladin::TSC_076)
///
/// State: Reprint
//~ reprint CORE_TSC_076 c203eba0 0d674159 60d6c678.a2a0533e
pub const CORE_TSC_076: Power = crate::cards::TSC_076;

/// # Spikeridged Steed
///
/// `CORE_UNG_952` · Paladin spell · 5 mana
///
/// > Give a minion +2/+6 and **Taunt**. When it dies, summon a Stegodon.
///
/// - Set: Core · rare · collectible
/// - Refers to: Taunt, Deathrattle
/// - Reprint of: Spikeridged Steed [`UNG_952`](crate::ungoro::paladin::UNG_952)
/// - Tokens: Stegodon [`UNG_810`](crate::ungoro::neutral::UNG_810)
///
/// State: Reprint
//~ reprint CORE_UNG_952 701c101e 5bb93ec3 c87fdd16.fcca2e7e
pub const CORE_UNG_952: Power = crate::cards::UNG_952;

/// # Pursuit of Justice
///
/// `CS3_029e` · Paladin enchantment
///
/// > Your Silver Hand Recruits have +1 Attack.
///
/// - Set: Core
///
/// State: Done
//~ done CS3_029e 36b982a4 - f5fcd07d.8bd4ba62
pub const CS3_029e: Power = enchant(&[]).aura(FRIENDLY_MINIONS.that(named("CS2_101t")), &[ATTACK.plus(1)]);

/// # Pursuit of Justice
///
/// `CS3_029e2` · Paladin enchantment
///
/// > +1 Attack.
///
/// - Set: Core
///
/// State: Todo
//~ todo CS3_029e2 22dc277d 8d643755 1cec0239.c84fda8a
pub const CS3_029e2: Power = TODO;

/// # Resistance Aura
///
/// `TTN_851` · Paladin spell · Holy · 2 mana
///
/// > Your opponent's spells cost (1) more. Lasts @ enemy turns.
///
/// - Set: Core · common · collectible
/// - Mechanics: Objective, Objective Aura, Paladin Aura
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `QUEST_PROGRESS_TOTAL` = 2, `1724` = 1
/// - Enchantments: Resistance [`TTN_851e`]
///
/// State: Todo
//~ todo TTN_851 6d483615 879095af 2990924f.4fd67438
pub const TTN_851: Power = TODO;

/// # Resistance
///
/// `TTN_851e` · Paladin enchantment
///
/// > Your opponent's spells cost (1) more.
///
/// - Set: Core
///
/// State: Todo
//~ todo TTN_851e 4787908e 36ad5cf9 19420f3f.44f16218
pub const TTN_851e: Power = TODO;
