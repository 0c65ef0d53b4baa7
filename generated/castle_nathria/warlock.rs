//! Warlock cards of Murder at Castle Nathria.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Imp-oster
///
/// `MAW_000` · Warlock minion · 2 mana · 1/1
///
/// > **Battlecry:** Choose a friendly Imp. Transform into a copy of it.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry, Imp
/// - Target: "Choose a friendly Imp. Transform into a copy of it."
///
/// State: Todo
//~ MAW_000 todo 4c16f737 7fbb70fa
pub const MAW_000: Power = TODO;

/// # Arson Accusation
///
/// `MAW_001` · Warlock spell · Fire · 2 mana
///
/// > Choose a minion. Destroy it after your hero takes damage.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Enchantments: Arson Trial [`MAW_001e`], Accused of Arson [`MAW_001e2`]
///
/// State: Todo
//~ MAW_001 todo 948e81fa 09a37005
pub const MAW_001: Power = TODO;

/// # Arson Trial
///
/// `MAW_001e` · Warlock enchantment
///
/// > When your hero takes damage, destroy the accused.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ MAW_001e todo d0df3e20 9ae063cf
pub const MAW_001e: Power = TODO;

/// # Accused of Arson
///
/// `MAW_001e2` · Warlock enchantment
///
/// > When the accuser takes damage, this minion dies.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ MAW_001e2 todo 8971239c d41de2c6
pub const MAW_001e2: Power = TODO;

/// # Habeas Corpses
///
/// `MAW_002` · Warlock spell · Shadow · 3 mana
///
/// > **Discover** a friendly minion to resurrect and give it **Rush**. It dies at the end of turn.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Mechanics: Discover
/// - Refers to: Rush
/// - Enchantments: Habeas Corpse [`MAW_002e`]
///
/// State: Todo
//~ MAW_002 todo f12cc05d 43e7f36c
pub const MAW_002: Power = TODO;

/// # Habeas Corpse
///
/// `MAW_002e` · Warlock enchantment
///
/// > Dies at the end of turn.
///
/// - Set: Murder at Castle Nathria
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ MAW_002e todo f87d015e 5ce3a7a0
pub const MAW_002e: Power = TODO;

/// # Suffocating Shadows
///
/// `REV_239` · Warlock spell · Shadow · 3 mana
///
/// > When you play or discard this, destroy a random enemy minion.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Mechanics: Invisible Deathrattle
/// - Enchantments: Suffocation [`REV_239e`]
///
/// State: Todo
//~ REV_239 todo f3502409 e745fe4b
pub const REV_239: Power = TODO;

/// # Suffocation
///
/// `REV_239e` · Warlock enchantment
///
/// > Costs (3) less.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_239e todo 93af6ac9 2e46e8b8
pub const REV_239e: Power = TODO;

/// # Tome Tampering
///
/// `REV_240` · Warlock spell · 6 mana
///
/// > Shuffle 1-Cost copies of cards in your hand into your deck, then discard your hand.
///
/// - Set: Murder at Castle Nathria · epic · collectible
/// - Enchantments: Cost Curse [`REV_240e`]
///
/// State: Todo
//~ REV_240 todo 26e0744b ea3d5162
pub const REV_240: Power = TODO;

/// # Cost Curse
///
/// `REV_240e` · Warlock enchantment
///
/// > Costs (1).
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_240e todo bc01c26b b5e49a8d
pub const REV_240e: Power = TODO;

/// # Flustered Librarian
///
/// `REV_242` · Warlock minion · 1 mana · 1/3
///
/// > Has +1 Attack for each Imp you control.
///
/// - Set: Murder at Castle Nathria · common · collectible
///
/// State: Todo
//~ REV_242 todo 4c79bc8f 40c14862
pub const REV_242: Power = TODO;

/// # Mischievous Imp
///
/// `REV_244` · Warlock minion · 4 mana · 3/3
///
/// > **Battlecry:** Summon a copy of this. **Infuse (@):** Summon two copies instead.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry, Imp, Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3
/// - Tokens: Mischievous Imp [`REV_244t`]
///
/// State: Todo
//~ REV_244 todo b2586491 83a56a4a
pub const REV_244: Power = TODO;

/// # Mischievous Imp
///
/// `REV_244t` · Warlock minion · 4 mana · 3/3
///
/// > **Infused Battlecry:** Summon two copies of this.
///
/// - Set: Murder at Castle Nathria · rare
/// - Minion type: Demon
/// - Mechanics: Battlecry, Imp, Infused
///
/// State: Todo
//~ REV_244t todo 83466a79 c7223474
pub const REV_244t: Power = TODO;

/// # Impending Catastrophe
///
/// `REV_245` · Warlock spell · Shadow · 2 mana
///
/// > Draw a card. Repeat for each Imp you control.
///
/// - Set: Murder at Castle Nathria · epic · collectible
///
/// State: Todo
//~ REV_245 todo 569b7549 bec297cc
pub const REV_245: Power = TODO;

/// # Vile Library
///
/// `REV_371` · Warlock location · 2 mana · 0 uses
///
/// > Give a friendly minion +1/+1. Repeat for each Imp you control.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Enchantments: Imp Power [`REV_371e`]
///
/// State: Todo
//~ REV_371 todo 0ddcbc51 9a2bc0ce
pub const REV_371: Power = TODO;

/// # Imp Power
///
/// `REV_371e` · Warlock enchantment
///
/// > +1/+1.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_371e todo 34d282d7 cef005b4
pub const REV_371e: Power = TODO;

/// # Shadow Waltz
///
/// `REV_372` · Warlock spell · Shadow · 5 mana
///
/// > Summon a 3/5 Shadow with **Taunt**. If a minion died this turn, summon another.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Refers to: Taunt
/// - Tokens: Twirling Shadow [`REV_372t`]
///
/// State: Todo
//~ REV_372 todo baf4ee31 af9b9932
pub const REV_372: Power = TODO;

/// # Twirling Shadow
///
/// `REV_372t` · Warlock minion · 5 mana · 3/5
///
/// > **Taunt**
///
/// - Set: Murder at Castle Nathria
/// - Minion type: Undead
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ REV_372t vanilla 87c0e255 7f7e8225
pub const REV_372t: Power = VANILLA;

/// # Lady Darkvein
///
/// `REV_373` · Warlock minion · 5 mana · 3/6
///
/// > **Battlecry:** Summon two 2/1 Shades. Each gains a **Deathrattle** to cast your last Shadow spell.
///
/// - Set: Murder at Castle Nathria · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
/// - Enchantments: Dark Bidding [`REV_373e`]
/// - Tokens: Shadow Manifestation [`REV_373t`]
///
/// State: Todo
//~ REV_373 todo cc22bdb3 5565b5f8
pub const REV_373: Power = TODO;

/// # Dark Bidding
///
/// `REV_373e` · Warlock enchantment
///
/// > Spell: {0} is inside!
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_373e todo e0d97bd8 5bfcab0b
pub const REV_373e: Power = TODO;

/// # Shadow Manifestation
///
/// `REV_373t` · Warlock minion · 1 mana · 2/1
///
/// - Set: Murder at Castle Nathria
/// - Minion type: Undead
///
/// State: Vanilla
//~ REV_373t vanilla 03a31a38 f10fa37f
pub const REV_373t: Power = VANILLA;

/// # Shadowborn
///
/// `REV_374` · Warlock minion · 3 mana · 3/3
///
/// > **Deathrattle:** Reduce the Cost of the highest Cost Shadow spell in your hand by (3).
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Enchantments: In Shadow [`REV_374e`]
///
/// State: Todo
//~ REV_374 todo b1240d6a 82103701
pub const REV_374: Power = TODO;

/// # In Shadow
///
/// `REV_374e` · Warlock enchantment
///
/// > Costs (3) less.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_374e todo b47591a2 32ea70fc
pub const REV_374e: Power = TODO;

/// # Imp King Rafaam
///
/// `REV_789` · Warlock minion · 6 mana · 6/6
///
/// > {0} {1} {2} {3}
///
/// - Set: Murder at Castle Nathria · legendary
///
/// State: Todo
//~ REV_789 todo 9149f558 3da411ed
pub const REV_789: Power = TODO;

/// # Vile Library
///
/// `REV_799` · Warlock location · 2 mana · 0 uses
///
/// > {0} {1}
///
/// - Set: Murder at Castle Nathria · rare
///
/// State: Todo
//~ REV_799 todo c38c0533 28d9c586
pub const REV_799: Power = TODO;

/// # Imp King Rafaam
///
/// `REV_835` · Warlock minion · 6 mana · 6/6
///
/// > **Battlecry:** Resurrect four friendly Imps. **Infuse (@):** Give your Imps +2/+2.
///
/// - Set: Murder at Castle Nathria · legendary · collectible
/// - Mechanics: Battlecry, Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 5
/// - Enchantments: Impfused Anima [`REV_835e`]
/// - Tokens: Imp King Rafaam [`REV_835t`]
///
/// State: Todo
//~ REV_835 todo 2c4ad659 0b836bb1
pub const REV_835: Power = TODO;

/// # Impfused Anima
///
/// `REV_835e` · Warlock enchantment
///
/// > +2/+2.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_835e todo 720a127c f614457e
pub const REV_835e: Power = TODO;

/// # Imp King Rafaam
///
/// `REV_835t` · Warlock minion · 6 mana · 6/6
///
/// > **Infused. Battlecry:** Summon four friendly Imps that died this game. Give your Imps +2/+2.
///
/// - Set: Murder at Castle Nathria · legendary
/// - Mechanics: Battlecry, Infused
///
/// State: Todo
//~ REV_835t todo ff8a31df 47888e79
pub const REV_835t: Power = TODO;
