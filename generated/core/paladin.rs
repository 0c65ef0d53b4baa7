//! Paladin cards of Core.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file bece957c

/// # Veteran Warmedic
/// Minion · 4 mana · 3/5
/// > After you cast a Holy spell, summon a 2/2 Medic with **Lifesteal**.
/// - Reprint of: [`BAR_878`](crate::barrens::paladin::BAR_878)
/// - Makes: [`BAR_878t`](crate::barrens::paladin::BAR_878t)
//~ reprint CORE_BAR_878 6561fc9f e3908842.5abd35a7 be0df6e4.0efa43e3.28550b49
pub const CORE_BAR_878: Power = crate::cards::BAR_878;

/// # Hand of A'dal
/// Spell · Holy · 2 mana
/// > Give a minion +2/+1. Draw a card.
/// - Reprint of: [`BT_292`](crate::ashes_of_outland::paladin::BT_292)
//~ reprint CORE_BT_292 7c73bae4 5fbdf668.1ed63709 ef200b17.5e9326e1
pub const CORE_BT_292: Power = crate::cards::BT_292;

/// # Vindicator Maraad
/// Minion · 3 mana · 2/4
/// > Not implemented yet. Use this for art/VFX for new Core card.
//~ todo CORE_CATA_003 b87bd82f def81b81.f1c428c1 e97492f9
pub const CORE_CATA_003: Power = TODO;

/// # Grimestreet Outfitter
/// Minion · 2 mana · 2/2
/// > **Battlecry:** Give all minions in your hand +1/+1.
/// - Reprint of: [`CFM_753`](crate::gadgetzan::paladin::CFM_753)
//~ reprint CORE_CFM_753 8079bbfc 565e37de.1cf69545 7653f3d3.c7b00c7e
pub const CORE_CFM_753: Power = crate::cards::CFM_753;

/// # Consecration
/// Spell · Holy · 3 mana
/// > Deal $2 damage to all enemies.
/// - Reprint of: [`CS2_093`](crate::legacy::paladin::CS2_093)
//~ reprint CORE_CS2_093 4a413aae 50eb3d2f.278193bc 0a160bb8.447d32fa
pub const CORE_CS2_093: Power = crate::cards::CS2_093;

/// # Hammer of Wrath
/// Spell · Holy · 3 mana
/// > Deal $3 damage. Draw a card.
/// - Reprint of: [`CS2_094`](crate::legacy::paladin::CS2_094)
//~ reprint CORE_CS2_094 27c73387 50eb3d2f.51eb3cd0 8db67ef3.36aa24d3
pub const CORE_CS2_094: Power = crate::cards::CS2_094;

/// # Argent Protector
/// Minion · 2 mana · 3/2
/// > **Battlecry:** Give a friendly minion **Divine Shield**.
/// - Reprint of: [`EX1_362`](crate::classic::paladin::EX1_362)
//~ reprint CORE_EX1_362 881240c8 0296240c.c67455f0 56dbb488.7eb05292
pub const CORE_EX1_362: Power = crate::cards::EX1_362;

/// # Tirion Fordring
/// Minion · 8 mana · 8/8
/// > **Divine Shield**, **Taunt Deathrattle:** Equip a 5/3 Ashbringer.
/// - Reprint of: [`EX1_383`](crate::classic::paladin::EX1_383)
/// - Makes: [`EX1_383t`](crate::classic::paladin::EX1_383t)
//~ reprint CORE_EX1_383 2e29b178 47db507d.840a19a0 a20a4d1c.ee211dee.e02e54f9
pub const CORE_EX1_383: Power = crate::cards::EX1_383;

/// # Equality
/// Spell · Holy · 2 mana
/// > Change the Health of ALL minions to 1.
/// - Reprint of: [`EX1_619`](crate::classic::paladin::EX1_619)
//~ reprint CORE_EX1_619 3a5ad6fe 5fbdf668.ba534308 fb522722.28f7f6b4
pub const CORE_EX1_619: Power = crate::cards::EX1_619;

/// # Coghammer
/// Weapon · 3 mana · 2/3 durability
/// > **Battlecry:** Give a random friendly minion **Divine Shield** and **Taunt**.
/// - Reprint of: [`GVG_059`](crate::goblins_vs_gnomes::paladin::GVG_059)
//~ reprint CORE_GVG_059 b3fcfcac 283c0a11.4cda5741 f119df5f.31c16d13
pub const CORE_GVG_059: Power = crate::cards::GVG_059;

/// # Muster for Battle
/// Spell · 3 mana
/// > Summon three {0} Silver Hand Recruits. Equip a 1/4 Weapon.
/// - Reprint of: [`GVG_061`](crate::goblins_vs_gnomes::paladin::GVG_061)
//~ reprint CORE_GVG_061 135e00b9 82ede6d1.9dd69f87 cc1cbe64.6d418ed1
pub const CORE_GVG_061: Power = crate::cards::GVG_061;

/// # Righteous Protector
/// Minion · 1 mana · 1/1
/// > **Taunt Divine Shield**
/// - Reprint of: [`ICC_038`](crate::frozen_throne::paladin::ICC_038)
//~ vanilla CORE_ICC_038 bd06e7fd cbd7c476.efaaa40f db757376.0a9e5f39
pub const CORE_ICC_038: Power = VANILLA;

/// # Ivory Knight
/// Minion · 4 mana · 4/4
/// > **Battlecry: Discover** a spell. Restore Health to your hero equal to its Cost.
/// - Reprint of: [`KAR_057`](crate::karazhan::paladin::KAR_057)
//~ reprint CORE_KAR_057 96cf0c6e 16ec05b0.18173858 a615adeb.d956eb37
pub const CORE_KAR_057: Power = crate::cards::KAR_057;

/// # Silvermoon Portal
/// Spell · Holy · 3 mana
/// > Give a minion +2/+2. Summon a random 2-Cost minion.
/// - Reprint of: [`KAR_077`](crate::karazhan::paladin::KAR_077)
//~ reprint CORE_KAR_077 1db2fe4a 50eb3d2f.682d95e6 06c8675a.4266229b
pub const CORE_KAR_077: Power = crate::cards::KAR_077;

/// # Battle Vicar
/// Minion · Draenei · 2 mana · 1/3
/// > **Battlecry: Discover** a Holy spell.
/// - Reprint of: [`ONY_022`](crate::alterac_valley::paladin::ONY_022)
//~ reprint CORE_ONY_022 f4fd37e1 192613bb.528906e3 3bbe9ebf.2b0fae06
pub const CORE_ONY_022: Power = crate::cards::ONY_022;

/// # Highlord Fordragon
/// Minion · 6 mana · 5/5
/// > **Divine Shield** After a friendly minion loses **Divine Shield**, give a minion in your hand +5/+5.
/// - Reprint of: [`SW_047`](crate::stormwind::paladin::SW_047)
//~ reprint CORE_SW_047 da0c0372 73fb5380.eab82b9e b2a16ca2.a4be78a3
pub const CORE_SW_047: Power = crate::cards::SW_047;

/// # Flash of Light
/// Spell · Holy · 2 mana
/// > Restore #4 Health. Draw a card.
/// - Reprint of: [`TRL_307`](crate::rastakhan::paladin::TRL_307)
//~ reprint CORE_TRL_307 8cdc65b2 5fbdf668.d6484b39 d3fab08c.b1ff4ffe
pub const CORE_TRL_307: Power = crate::cards::TRL_307;

/// # Immortalized in Stone
/// Spell · Holy · 7 mana
/// > Summon a 4/8, 2/4, and 1/2 Elemental with **Taunt**.
/// - Reprint of: [`TSC_076`](crate::sunken_city::paladin::TSC_076)
//~ reprint CORE_TSC_076 0d674159 d6fb1e57.a2a0533e 829a135a.89ff6a33
pub const CORE_TSC_076: Power = crate::cards::TSC_076;

/// # Spikeridged Steed
/// Spell · 5 mana
/// > Give a minion +2/+6 and **Taunt**. When it dies, summon a Stegodon.
/// - Reprint of: [`UNG_952`](crate::ungoro::paladin::UNG_952)
/// - Makes: [`UNG_810`](crate::ungoro::neutral::UNG_810)
//~ reprint CORE_UNG_952 5bb93ec3 36b694de.fcca2e7e bc048066.6487d676.ca1557df
pub const CORE_UNG_952: Power = crate::cards::UNG_952;

/// # Pursuit of Justice
/// Enchantment
/// > Your Silver Hand Recruits have +1 Attack.
//~ done CS3_029e - d522ad72.8bd4ba62 ca4bb0e8
pub const CS3_029e: Power = enchant(&[]).aura(FRIENDLY_MINIONS.that(named("CS2_101t")), &[ATTACK.plus(1)]);

/// # Pursuit of Justice
/// Enchantment
/// > \+1 Attack.
//~ derived CS3_029e2 023afa4a d522ad72.379bca7a ca4bb0e8
pub const CS3_029e2: Power = enchant(&[ATTACK.plus(1)]);

/// # Resistance Aura
/// Spell · Holy · 2 mana
/// > Your opponent's spells cost (1) more. Lasts @ enemy turns.
/// - Numbers: {0} = 2
/// - Makes: Resistance [`TTN_851e`] ("Your opponent's spells cost (1) more.")
//~ done TTN_851 - 5fbdf668.4fd67438.ea1d8a8e f3730660.6801c069
pub const TTN_851: Power = abilities(&[aura(ENEMY_HAND.that(SPELL)).gives("TTN_851e"), lasts_enemy_turns(2)]);

/// # Resistance
/// Enchantment
/// > Your opponent's spells cost (1) more.
//~ done TTN_851e - d522ad72.44f16218 86703032
pub const TTN_851e: Power = enchant(&[cost_more(1)]);
