//! Druid cards of Into the Emerald Dream.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Ward of Earth
///
/// `EDR_060` · Druid spell · Nature · 5 mana
///
/// > Gain 5 Armor. Summon a random 5-Cost minion and give it **Taunt**.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Refers to: Taunt
/// - Enchantments: Ward of Earth [`EDR_060e`]
///
/// State: Todo
//~ EDR_060 todo 97864a33 7e620468
pub const EDR_060: Power = TODO;

/// # Ward of Earth
///
/// `EDR_060e` · Neutral enchantment
///
/// > Minions you summon this turn gain **Taunt**.
///
/// - Set: Into the Emerald Dream
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ EDR_060e todo 840f10b3 916c5215
pub const EDR_060e: Power = TODO;

/// # Forest Lord Cenarius
///
/// `EDR_209` · Druid minion · 10 mana · 5/8
///
/// > **Choose Thrice -** Give your other minions +1/+3; or Summon a 5/5 Ancient with **Taunt**.
///
/// - Set: Into the Emerald Dream · legendary · collectible
/// - Refers to: Taunt
/// - Tags: `4065` = 1
/// - Enchantments: Guidance of the Forest [`EDR_209e2`]
/// - Tokens: Growth of Dreams [`EDR_209a`], Ancients of the Dream [`EDR_209b`], Ancient [`EDR_209t5`]
///
/// State: Todo
//~ EDR_209 todo c7f98ca7 6de5c6c4
pub const EDR_209: Power = TODO;

/// # Growth of Dreams
///
/// `EDR_209a` · Druid spell · 10 mana
///
/// > Give your other minions +1/+3.
///
/// - Set: Into the Emerald Dream
/// - Tags: `1200` = 1
///
/// State: Todo
//~ EDR_209a todo 1ba4b6e1 001c4f1a
pub const EDR_209a: Power = TODO;

/// # Ancients of the Dream
///
/// `EDR_209b` · Druid spell · 10 mana
///
/// > Summon a 5/5 Ancient with **Taunt**.
///
/// - Set: Into the Emerald Dream
/// - Refers to: Taunt
/// - Tags: `1200` = 1
/// - Tokens: Ancient [`EDR_209t5`]
///
/// State: Todo
//~ EDR_209b todo e316909a 9a36d8d8
pub const EDR_209b: Power = TODO;

/// # Guidance of the Forest
///
/// `EDR_209e2` · Druid enchantment
///
/// > +1/+3.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_209e2 todo 723b33a2 afb30018
pub const EDR_209e2: Power = TODO;

/// # Ancient
///
/// `EDR_209t5` · Druid minion · 5 mana · 5/5
///
/// > **Taunt**
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ EDR_209t5 vanilla 98667e2e 9881414a
pub const EDR_209t5: Power = VANILLA;

/// # Horn of Plenty
///
/// `EDR_270` · Druid spell · Nature · 2 mana
///
/// > **Discover** a Nature spell. It costs (2) less.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Mechanics: Discover
/// - Enchantments: Horn of Plenty [`EDR_270e`]
///
/// State: Todo
//~ EDR_270 todo c2812f83 192c1b39
pub const EDR_270: Power = TODO;

/// # Horn of Plenty
///
/// `EDR_270e` · Druid enchantment
///
/// > Your next Nature spell costs (2) less.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_270e todo a19a3b34 7c6b8d14
pub const EDR_270e: Power = TODO;

/// # Grove Shaper
///
/// `EDR_271` · Druid minion · 5 mana · 3/6
///
/// > After you cast a Nature spell, summon a 2/2 Treant with "**Deathrattle:** Get a random Nature spell."
///
/// - Set: Into the Emerald Dream · epic · collectible
/// - Refers to: Deathrattle
/// - Tokens: Treant of Life [`EDR_271t`]
///
/// State: Todo
//~ EDR_271 todo e393cb0d 9660e448
pub const EDR_271: Power = TODO;

/// # Treant of Life
///
/// `EDR_271t` · Druid minion · 1 mana · 2/2
///
/// > **Deathrattle:** Get a random Nature spell.
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Deathrattle
/// - Tags: `2831` = 1
///
/// State: Todo
//~ EDR_271t todo 961ac739 f006ab70
pub const EDR_271t: Power = TODO;

/// # Evergreen Stag
///
/// `EDR_272` · Druid minion · 6 mana · 6/7
///
/// > **Elusive Lifesteal Taunt**
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Lifesteal, Elusive
///
/// State: Vanilla
//~ EDR_272 vanilla bfe0dc5c 57c6ba0b
pub const EDR_272: Power = VANILLA;

/// # Symbiosis
///
/// `EDR_273` · Druid spell · Nature · 1 mana
///
/// > **Discover** a **Choose One** card from another class.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Mechanics: Discover
/// - Refers to: Choose One
///
/// State: Todo
//~ EDR_273 todo 033d977e 546dc3ff
pub const EDR_273: Power = TODO;

/// # Reforestation
///
/// `EDR_843` · Druid spell · Nature · 2 mana
///
/// > **Choose One -** Draw a spell; or Draw a minion. *(Hold this for @ \|4(turn, turns) to do both!)*
///
/// - Set: Into the Emerald Dream · epic · collectible
/// - Mechanics: Choose One
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3
/// - Tokens: Aid of the Forest [`EDR_843a`], Fertilize [`EDR_843b`], Reforestation [`EDR_843t1`]
///
/// State: Todo
//~ EDR_843 todo 4a091b72 769166aa
pub const EDR_843: Power = TODO;

/// # Aid of the Forest
///
/// `EDR_843a` · Druid spell · Nature · 2 mana
///
/// > Draw a spell.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_843a todo 252ac6bd 8c149334
pub const EDR_843a: Power = TODO;

/// # Fertilize
///
/// `EDR_843b` · Druid spell · Nature · 2 mana
///
/// > Draw a minion.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_843b todo 3c695b34 302934cf
pub const EDR_843b: Power = TODO;

/// # Reforestation
///
/// `EDR_843t1` · Druid spell · Nature · 2 mana
///
/// > Draw a spell and a minion.
///
/// - Set: Into the Emerald Dream · epic
///
/// State: Todo
//~ EDR_843t1 todo 1a4e8d48 969695e2
pub const EDR_843t1: Power = TODO;

/// # Hamuul Runetotem
///
/// `EDR_845` · Druid minion · 5 mana · 5/6
///
/// > **Start of Game:** If each spell in your deck is Nature, **Imbue** your Hero Power. Repeat this every 3 spells you cast.
///
/// - Set: Into the Emerald Dream · legendary · collectible
/// - Mechanics: Start Of Game Keyword, Cares About Imbue Cards, Hamuul Requirement
/// - Refers to: Imbue
/// - Tags: `1724` = 1, `2936` = 1
/// - Enchantments: Runetotem's Favor [`EDR_845e1`]
///
/// State: Todo
//~ EDR_845 todo 9cbe90b7 49031d42
pub const EDR_845: Power = TODO;

/// # Runetotem's Favor
///
/// `EDR_845e1` · Druid enchantment
///
/// > After you cast three spells, **Imbue** your Hero Power. *(@ left!)*
///
/// - Set: Into the Emerald Dream
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3
///
/// State: Todo
//~ EDR_845e1 todo ee7ea01c 1fef4fa5
pub const EDR_845e1: Power = TODO;

/// # Dreambound Disciple
///
/// `EDR_847` · Druid minion · 3 mana · 3/3
///
/// > **Battlecry and Deathrattle:** Your next Hero Power costs (0).
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Mechanics: Deathrattle, Battlecry
/// - Enchantments: Dreambound [`EDR_847e`]
/// - Tokens: Blessing of the Golem [`EDR_847p`]
///
/// State: Todo
//~ EDR_847 todo 718f21aa 1b9d701c
pub const EDR_847: Power = TODO;

/// # Dreambound
///
/// `EDR_847e` · Druid enchantment
///
/// > Your next Hero Power costs (0).
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_847e todo d3cad456 44fb0ec1
pub const EDR_847e: Power = TODO;

/// # Blessing of the Golem
///
/// `EDR_847p` · Druid hero power · 2 mana
///
/// > Summon a **@**/**@** Plant Golem.
///
/// - Set: Into the Emerald Dream
/// - Refers to: Imbue
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `2165` = 1, `4173` = 1
/// - Tokens: Plant Golem [`EDR_847pt2`], Plant Golem [`EDR_847pt3`], Plant Golem [`EDR_847pt4`]
///
/// State: Todo
//~ EDR_847p todo cbcc9dd1 8378deed
pub const EDR_847p: Power = TODO;

/// # Plant Golem
///
/// `EDR_847pt2` · Druid minion · 1 mana · 1/1
///
/// - Set: Into the Emerald Dream
///
/// State: Vanilla
//~ EDR_847pt2 vanilla dbdbe4f3 15e0b473
pub const EDR_847pt2: Power = VANILLA;

/// # Plant Golem
///
/// `EDR_847pt3` · Druid minion · 1 mana · 1/1
///
/// - Set: Into the Emerald Dream
///
/// State: Vanilla
//~ EDR_847pt3 vanilla 5905979e 4d19dd11
pub const EDR_847pt3: Power = VANILLA;

/// # Plant Golem
///
/// `EDR_847pt4` · Druid minion · 1 mana · 1/1
///
/// - Set: Into the Emerald Dream
///
/// State: Vanilla
//~ EDR_847pt4 vanilla 8e4eb1b5 ce75a8fd
pub const EDR_847pt4: Power = VANILLA;

/// # Photosynthesis
///
/// `EDR_848` · Druid spell · Nature · 3 mana
///
/// > Restore #6 Health. Get 3 random Druid spells.
///
/// - Set: Into the Emerald Dream · rare · collectible
///
/// State: Todo
//~ EDR_848 todo 37f58eb7 7767faf4
pub const EDR_848: Power = TODO;

/// # Overheat
///
/// `FIR_906` · Druid spell · Fire · 3 mana
///
/// > Give your minions +1/+1. Discard a random Nature spell to give them +1/+1 more.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Enchantments: Overheated [`FIR_906e`]
///
/// State: Todo
//~ FIR_906 todo b97350fb 488ccb3f
pub const FIR_906: Power = TODO;

/// # Overheated
///
/// `FIR_906e` · Druid enchantment
///
/// > +1/+1.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ FIR_906e todo ba73fcfa 72e1fcbf
pub const FIR_906e: Power = TODO;

/// # Amirdrassil
///
/// `FIR_907` · Druid location · 5 mana · 0 uses
///
/// > Summon a @-Cost minion. Gain @ Armor. Draw @ \|4(card, cards). Refresh @ Mana \|4(Crystal, Crystals). *(Improves each use!)*
///
/// - Set: Into the Emerald Dream · legendary · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `4128` = 1
///
/// State: Todo
//~ FIR_907 todo f9b7f0dc 2cfa9e00
pub const FIR_907: Power = TODO;

/// # Charred Chameleon
///
/// `FIR_908` · Druid minion · 1 mana · 1/2
///
/// > **Battlecry:** If you've used your Hero Power this turn, give a friendly minion +1/+2 and **Rush**.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Target: "Give +1/+2 and **Rush**."
/// - Enchantments: Spreading Flames [`FIR_908e3`]
///
/// State: Todo
//~ FIR_908 todo cc3bdc03 51e3b627
pub const FIR_908: Power = TODO;

/// # Spreading Flames
///
/// `FIR_908e3` · Druid enchantment
///
/// > +1/+2.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ FIR_908e3 todo 10efa415 1f3e2786
pub const FIR_908e3: Power = TODO;
