//! Druid cards of Classic.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Wrath
///
/// `EX1_154` · Druid spell · Nature · 2 mana
///
/// > **Choose One -** Deal $3 damage to a minion; or $1 damage and draw a card.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Choose One
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Tokens: Solar Wrath [`EX1_154a`], Nature's Wrath [`EX1_154b`]
///
/// State: Todo
//~ EX1_154 todo 38231b2c c375036f
pub const EX1_154: Power = TODO;

/// # Solar Wrath
///
/// `EX1_154a` · Druid spell · Nature · 2 mana
///
/// > Deal $3 damage to a minion.
///
/// - Set: Classic
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ EX1_154a todo 62b5f864 a64cdd59
pub const EX1_154a: Power = TODO;

/// # Nature's Wrath
///
/// `EX1_154b` · Druid spell · Nature · 2 mana
///
/// > Deal $1 damage to a minion. Draw a card.
///
/// - Set: Classic
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ EX1_154b todo c4049d54 f63482a1
pub const EX1_154b: Power = TODO;

/// # Mark of Nature
///
/// `EX1_155` · Druid spell · Nature · 3 mana
///
/// > **Choose One -** Give a minion +4 Attack; or +4 Health and **Taunt**.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Choose One
/// - Refers to: Taunt
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Tokens: Tiger's Fury [`EX1_155a`], Thick Hide [`EX1_155b`]
///
/// State: Todo
//~ EX1_155 todo 96aa4eb4 cf4b34a5
pub const EX1_155: Power = TODO;

/// # Tiger's Fury
///
/// `EX1_155a` · Druid spell · 3 mana
///
/// > Give a minion +4 Attack.
///
/// - Set: Classic
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Mark of Nature [`EX1_155ae`]
///
/// State: Todo
//~ EX1_155a todo bb8ae32c 40b4a76f
pub const EX1_155a: Power = TODO;

/// # Mark of Nature
///
/// `EX1_155ae` · Druid enchantment
///
/// > This minion has +4 Attack.
///
/// - Set: Classic
///
/// State: Todo
//~ EX1_155ae todo 3847fd23 b04fd2e4
pub const EX1_155ae: Power = TODO;

/// # Thick Hide
///
/// `EX1_155b` · Druid spell · 3 mana
///
/// > Give a minion +4 Health and **Taunt**.
///
/// - Set: Classic
/// - Refers to: Taunt
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Mark of Nature [`EX1_155be`]
///
/// State: Todo
//~ EX1_155b todo 18abbf28 2f749f24
pub const EX1_155b: Power = TODO;

/// # Mark of Nature
///
/// `EX1_155be` · Druid enchantment
///
/// > This minion has +4 Health and **Taunt**.
///
/// - Set: Classic
///
/// State: Todo
//~ EX1_155be todo 7b397485 a175a6ac
pub const EX1_155be: Power = TODO;

/// # Soul of the Forest
///
/// `EX1_158` · Druid spell · Nature · 3 mana
///
/// > Give your minions "**Deathrattle:** Summon a 2/2 Treant."
///
/// - Set: Classic · common · collectible
/// - Refers to: Deathrattle
/// - Enchantments: Soul of the Forest [`EX1_158e`]
/// - Tokens: Treant [`EX1_158t`]
///
/// State: Todo
//~ EX1_158 todo 80ca4557 0afba56a
pub const EX1_158: Power = TODO;

/// # Soul of the Forest
///
/// `EX1_158e` · Druid enchantment
///
/// > **Deathrattle:** Summon a 2/2 Treant.
///
/// - Set: Classic
///
/// State: Todo
//~ EX1_158e todo 59b3e372 9aacacd6
pub const EX1_158e: Power = TODO;

/// # Treant
///
/// `EX1_158t` · Druid minion · 1 mana · 2/2
///
/// - Set: Classic
/// - Tags: `2831` = 1
///
/// State: Vanilla
//~ EX1_158t vanilla b37a396c 57747094
pub const EX1_158t: Power = VANILLA;

/// # Power of the Wild
///
/// `EX1_160` · Druid spell · 2 mana
///
/// > **Choose One -** Give your minions +1/+1; or Summon a 3/2 Panther.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Choose One
/// - Tokens: Summon a Panther [`EX1_160a`], Leader of the Pack [`EX1_160b`], Panther [`EX1_160t`]
///
/// State: Todo
//~ EX1_160 todo 6d809b50 f8fde78b
pub const EX1_160: Power = TODO;

/// # Summon a Panther
///
/// `EX1_160a` · Druid spell · 2 mana
///
/// > Summon a 3/2 Panther.
///
/// - Set: Classic
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Panther [`EX1_160t`]
///
/// State: Todo
//~ EX1_160a todo 9419d49a 5f13e269
pub const EX1_160a: Power = TODO;

/// # Leader of the Pack
///
/// `EX1_160b` · Druid spell · 2 mana
///
/// > Give your minions +1/+1.
///
/// - Set: Classic
/// - Enchantments: Leader of the Pack [`EX1_160be`]
///
/// State: Todo
//~ EX1_160b todo 240181e0 926cf9d0
pub const EX1_160b: Power = TODO;

/// # Leader of the Pack
///
/// `EX1_160be` · Druid enchantment
///
/// > +1/+1.
///
/// - Set: Classic
///
/// State: Todo
//~ EX1_160be todo b622c1e6 431bd778
pub const EX1_160be: Power = TODO;

/// # Panther
///
/// `EX1_160t` · Druid minion · 2 mana · 3/2
///
/// - Set: Classic
/// - Minion type: Beast
/// - Tags: `1584` = 1
///
/// State: Vanilla
//~ EX1_160t vanilla 104ed821 97bbf964
pub const EX1_160t: Power = VANILLA;

/// # Naturalize
///
/// `EX1_161` · Druid spell · Nature · 1 mana
///
/// > Destroy a minion. Your opponent draws 2 cards.
///
/// - Set: Classic · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ EX1_161 todo e798952d 675c6003
pub const EX1_161: Power = TODO;

/// # Nourish
///
/// `EX1_164` · Druid spell · Nature · 5 mana
///
/// > **Choose One -** Gain 2 Mana Crystals; or Draw 3 cards.
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Choose One
/// - Tokens: Rampant Growth [`EX1_164a`], Enrich [`EX1_164b`]
///
/// State: Todo
//~ EX1_164 todo 1f094c04 84217dcc
pub const EX1_164: Power = TODO;

/// # Rampant Growth
///
/// `EX1_164a` · Druid spell · Nature · 5 mana
///
/// > Gain 2 Mana Crystals.
///
/// - Set: Classic
///
/// State: Todo
//~ EX1_164a todo 69efab4e 5ea9395c
pub const EX1_164a: Power = TODO;

/// # Enrich
///
/// `EX1_164b` · Druid spell · Nature · 5 mana
///
/// > Draw 3 cards.
///
/// - Set: Classic
///
/// State: Todo
//~ EX1_164b todo 56aaee17 687585f0
pub const EX1_164b: Power = TODO;

/// # Druid of the Claw
///
/// `EX1_165` · Druid minion · 6 mana · 4/6
///
/// > **Choose One -** Transform into a 7/6 with **Rush**; or a 4/9 with **Taunt**.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Choose One
/// - Refers to: Taunt, Rush
/// - Tokens: Cat Form [`EX1_165a`], Bear Form [`EX1_165b`], Druid of the Claw [`EX1_165t1`], Druid of the Claw [`EX1_165t2`]
///
/// State: Todo
//~ EX1_165 todo 6c06f2e7 cc28abf7
pub const EX1_165: Power = TODO;

/// # Cat Form
///
/// `EX1_165a` · Druid minion · 6 mana · 7/6
///
/// > **Rush**
///
/// - Set: Classic · common
/// - Minion type: Beast
/// - Mechanics: Rush
/// - Tags: `1584` = 1
///
/// State: Vanilla
//~ EX1_165a vanilla fa727b4c f8379c3a
pub const EX1_165a: Power = VANILLA;

/// # Bear Form
///
/// `EX1_165b` · Druid minion · 6 mana · 4/9
///
/// > **Taunt**
///
/// - Set: Classic · common
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ EX1_165b vanilla 1a1c5e3f 9cfdce5e
pub const EX1_165b: Power = VANILLA;

/// # Druid of the Claw
///
/// `EX1_165t1` · Druid minion · 6 mana · 7/6
///
/// > **Rush**
///
/// - Set: Classic · common
/// - Minion type: Beast
/// - Mechanics: Rush
/// - Tags: `1584` = 1
///
/// State: Vanilla
//~ EX1_165t1 vanilla 0154e4ca c328f27f
pub const EX1_165t1: Power = VANILLA;

/// # Druid of the Claw
///
/// `EX1_165t2` · Druid minion · 6 mana · 4/9
///
/// > **Taunt**
///
/// - Set: Classic · common
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ EX1_165t2 vanilla 6eac91ab be28ab93
pub const EX1_165t2: Power = VANILLA;

/// # Keeper of the Grove
///
/// `EX1_166` · Druid minion · 4 mana · 2/4
///
/// > **Choose One -** Deal 2 damage; or **Silence** a minion.
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Choose One
/// - Refers to: Silence
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE` (hearthstone-data 36393.1)
/// - Tokens: Moonfire [`EX1_166a`], Dispel [`EX1_166b`]
///
/// State: Todo
//~ EX1_166 todo 4f384092 77eeda18
pub const EX1_166: Power = TODO;

/// # Moonfire
///
/// `EX1_166a` · Druid spell · 4 mana
///
/// > Deal 2 damage.
///
/// - Set: Classic
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ EX1_166a todo 79bac20c 9e080525
pub const EX1_166a: Power = TODO;

/// # Dispel
///
/// `EX1_166b` · Druid spell · 4 mana
///
/// > **Silence** a minion.
///
/// - Set: Classic
/// - Mechanics: Silence
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ EX1_166b todo 1014ff4c ce4352b8
pub const EX1_166b: Power = TODO;

/// # Ancient of War
///
/// `EX1_178` · Druid minion · 7 mana · 5/5
///
/// > **Choose One -** +5 Attack; or +5 Health and **Taunt**.
///
/// - Set: Classic · epic · collectible
/// - Mechanics: Choose One
/// - Refers to: Taunt
/// - Tokens: Rooted [`EX1_178a`], Uproot [`EX1_178b`]
///
/// State: Todo
//~ EX1_178 todo c0193e9d 8298eba3
pub const EX1_178: Power = TODO;

/// # Rooted
///
/// `EX1_178a` · Druid spell · 7 mana
///
/// > +5 Health and **Taunt**.
///
/// - Set: Classic
/// - Refers to: Taunt
/// - Enchantments: Rooted [`EX1_178ae`]
///
/// State: Todo
//~ EX1_178a todo 9567e009 737644bc
pub const EX1_178a: Power = TODO;

/// # Rooted
///
/// `EX1_178ae` · Druid enchantment
///
/// > +5 Health and **Taunt**.
///
/// - Set: Classic
///
/// State: Todo
//~ EX1_178ae todo cf0a316f 0fc48a73
pub const EX1_178ae: Power = TODO;

/// # Uproot
///
/// `EX1_178b` · Druid spell · 7 mana
///
/// > +5 Attack.
///
/// - Set: Classic
/// - Enchantments: Uprooted [`EX1_178be`]
///
/// State: Todo
//~ EX1_178b todo cdf92e55 9ba9a1d1
pub const EX1_178b: Power = TODO;

/// # Uprooted
///
/// `EX1_178be` · Druid enchantment
///
/// > +5 Attack.
///
/// - Set: Classic
///
/// State: Todo
//~ EX1_178be todo a9937adb 7e460c4f
pub const EX1_178be: Power = TODO;

/// # Gift of the Wild
///
/// `EX1_183e` · Druid enchantment
///
/// > +2/+2 and **Taunt**.
///
/// - Set: Classic
///
/// State: Todo
//~ EX1_183e todo 97fad30c e5a54607
pub const EX1_183e: Power = TODO;

/// # Bite
///
/// `EX1_570` · Druid spell · 4 mana
///
/// > Give your hero +4 Attack this turn. Gain 4 Armor.
///
/// - Set: Classic · rare · collectible
/// - Enchantments: Bite [`EX1_570e`]
///
/// State: Todo
//~ EX1_570 todo fd994fca 2ca74b5b
pub const EX1_570: Power = TODO;

/// # Bite
///
/// `EX1_570e` · Neutral enchantment
///
/// > +4 Attack this turn.
///
/// - Set: Classic
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ EX1_570e todo 1975eb9f ab52d49a
pub const EX1_570e: Power = TODO;

/// # Force of Nature
///
/// `EX1_571` · Druid spell · Nature · 5 mana
///
/// > Summon three 2/2 Treants.
///
/// - Set: Classic · epic · collectible
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Treant [`EX1_tk9`]
///
/// State: Todo
//~ EX1_571 todo 8010021b 69844cf3
pub const EX1_571: Power = TODO;

/// # Cenarius
///
/// `EX1_573` · Druid minion · 8 mana · 5/8
///
/// > **Choose One -** Give your other minions +2/+2; or Summon two 2/2 Treants with **Taunt**.
///
/// - Set: Classic · legendary · collectible
/// - Mechanics: Choose One
/// - Refers to: Taunt
/// - Tokens: Demigod's Favor [`EX1_573a`], Shan'do's Lesson [`EX1_573b`], Treant [`EX1_573t`]
///
/// State: Todo
//~ EX1_573 todo 4c7a5185 e7b6bd53
pub const EX1_573: Power = TODO;

/// # Demigod's Favor
///
/// `EX1_573a` · Druid spell · 8 mana
///
/// > Give your other minions +2/+2.
///
/// - Set: Classic
/// - Enchantments: Demigod's Favor [`EX1_573ae`]
///
/// State: Todo
//~ EX1_573a todo f97f6c75 d8b9520f
pub const EX1_573a: Power = TODO;

/// # Demigod's Favor
///
/// `EX1_573ae` · Druid enchantment
///
/// > +2/+2.
///
/// - Set: Classic
///
/// State: Todo
//~ EX1_573ae todo f59042d5 3e1d2d1a
pub const EX1_573ae: Power = TODO;

/// # Shan'do's Lesson
///
/// `EX1_573b` · Druid spell · 8 mana
///
/// > Summon two 2/2 Treants with **Taunt**.
///
/// - Set: Classic
/// - Refers to: Taunt
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 2 (hearthstone-data 36393.1)
///
/// State: Todo
//~ EX1_573b todo 7222187f 09e85d03
pub const EX1_573b: Power = TODO;

/// # Treant
///
/// `EX1_573t` · Druid minion · 1 mana · 2/2
///
/// > **Taunt**
///
/// - Set: Classic
/// - Mechanics: Taunt
/// - Tags: `2831` = 1
///
/// State: Vanilla
//~ EX1_573t vanilla 5186ab8a c7831da9
pub const EX1_573t: Power = VANILLA;

/// # Savagery
///
/// `EX1_578` · Druid spell · 1 mana
///
/// > Deal damage equal to your hero's Attack to a minion.
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Affected By Spell Power
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ EX1_578 todo f6d7b8ac 145a67c0
pub const EX1_578: Power = TODO;

/// # Treant
///
/// `EX1_tk9` · Druid minion · 1 mana · 2/2
///
/// - Set: Classic
/// - Tags: `2831` = 1
///
/// State: Vanilla
//~ EX1_tk9 vanilla 81493409 6b84d8e0
pub const EX1_tk9: Power = VANILLA;

/// # Starfall
///
/// `NEW1_007` · Druid spell · Arcane · 5 mana
///
/// > **Choose One -** Deal $5 damage to a minion; or $2 damage to all enemy minions.
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Choose One
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Tokens: Stellar Drift [`NEW1_007a`], Starlord [`NEW1_007b`]
///
/// State: Todo
//~ NEW1_007 todo ada2bcf0 88505ec3
pub const NEW1_007: Power = TODO;

/// # Stellar Drift
///
/// `NEW1_007a` · Druid spell · Arcane · 5 mana
///
/// > Deal $2 damage to all enemy minions.
///
/// - Set: Classic
///
/// State: Todo
//~ NEW1_007a todo e5c1cd8f 70cded5a
pub const NEW1_007a: Power = TODO;

/// # Starlord
///
/// `NEW1_007b` · Druid spell · Arcane · 5 mana
///
/// > Deal $5 damage to a minion.
///
/// - Set: Classic
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ NEW1_007b todo ea6324af d4711458
pub const NEW1_007b: Power = TODO;

/// # Ancient of Lore
///
/// `NEW1_008` · Druid minion · 7 mana · 7/7
///
/// > **Choose One -** Draw 2 cards; or Restore #7 Health.
///
/// - Set: Classic · epic · collectible
/// - Mechanics: Choose One
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE` (hearthstone-data 36393.1)
/// - Tokens: Ancient Teachings [`NEW1_008a`], Ancient Secrets [`NEW1_008b`]
///
/// State: Todo
//~ NEW1_008 todo 3c67c62e 0b180934
pub const NEW1_008: Power = TODO;

/// # Ancient Teachings
///
/// `NEW1_008a` · Druid spell · 7 mana
///
/// > Draw 2 cards.
///
/// - Set: Classic
///
/// State: Todo
//~ NEW1_008a todo 917b0ad7 d0777404
pub const NEW1_008a: Power = TODO;

/// # Ancient Secrets
///
/// `NEW1_008b` · Druid spell · 7 mana
///
/// > Restore 7 Health.
///
/// - Set: Classic
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ NEW1_008b todo 04be88f4 7c168faa
pub const NEW1_008b: Power = TODO;

/// # Druid of the Claw
///
/// `OG_044a` · Druid minion · 6 mana · 7/9
///
/// > **Rush Taunt**
///
/// - Set: Classic · common
/// - Minion type: Beast
/// - Mechanics: Taunt, Rush
/// - Tags: `1584` = 1
///
/// State: Vanilla
//~ OG_044a vanilla 68021766 d576f553
pub const OG_044a: Power = VANILLA;
