//! Hunter cards of Whispers of the Old Gods.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 6b59caf2

/// # Infest
///
/// `OG_045` · Hunter spell · Nature · 3 mana
///
/// > Give your minions "**Deathrattle:** Add a random Beast to your hand."
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Refers to: Deathrattle
/// - Enchantments: Nerubian Spores [`OG_045a`]
///
/// State: Todo
//~ todo OG_045 423915fd 9d10daf7 1b2a0eea.680b259d
pub const OG_045: Power = TODO;

/// # Nerubian Spores
///
/// `OG_045a` · Druid enchantment
///
/// > Get a Beast when this dies.
///
/// - Set: Whispers of the Old Gods · common
///
/// State: Todo
//~ todo OG_045a a3be29cf 725f314f b13c4952.54126ba3
pub const OG_045a: Power = TODO;

/// # On the Hunt
///
/// `OG_061` · Hunter spell · 1 mana
///
/// > Deal $1 damage. Summon a 1/1 Mastiff.
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
/// - Tokens: Mastiff [`OG_061t`]
///
/// State: Derived
//~ derived OG_061 cccc5ce8 248b6752 0b09b346.be1ba62e
pub const OG_061: Power = spell(&[deal(1).to(TARGET), summon(card("OG_061t"))]);

/// # Mastiff
///
/// `OG_061t` · Hunter minion · 1 mana · 1/1
///
/// - Set: Whispers of the Old Gods
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla OG_061t 78e2f3a6 3e696ba5 6beb5ea8
pub const OG_061t: Power = VANILLA;

/// # Fiery Bat
///
/// `OG_179` · Hunter minion · 1 mana · 2/1
///
/// > **Deathrattle:** Deal 1 damage to a random enemy.
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived OG_179 e5fafa88 6f639687 db07c86b.01dae7a7
pub const OG_179: Power = deathrattle(&[deal(1).to(ENEMIES.random())]);

/// # Call of the Wild
///
/// `OG_211` · Hunter spell · 8 mana
///
/// > Summon all three Animal Companions.
///
/// - Set: Whispers of the Old Gods · epic · collectible
///
/// State: Derived
//~ derived OG_211 ba5de69b 623fea5f 00ae40f4.132b94af
pub const OG_211: Power = spell(&[summon(card("NEW1_032")), summon(card("NEW1_033")), summon(card("NEW1_034"))]);

/// # Infested Wolf
///
/// `OG_216` · Hunter minion · 4 mana · 3/3
///
/// > **Deathrattle:** Summon two 1/1 Spiders.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle, Bacon Subset Beast
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 58365
/// - Tokens: Spider [`OG_216a`]
///
/// State: Derived
//~ derived OG_216 c2232198 a55e39db f40be437.535b19e3
pub const OG_216: Power = deathrattle(&[summon(card("OG_216a")).copies(2)]);

/// # Spider
///
/// `OG_216a` · Hunter minion · 1 mana · 1/1
///
/// - Set: Whispers of the Old Gods
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla OG_216a a5b91af8 7260bdc2 b16d04c0
pub const OG_216a: Power = VANILLA;

/// # Forlorn Stalker
///
/// `OG_292` · Hunter minion · 3 mana · 4/2
///
/// > **Battlecry:** Give all **Deathrattle** minions in your hand +1/+1.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
/// - Enchantments: Night's Devotion [`OG_292e`]
///
/// State: Derived
//~ derived OG_292 a58e88b6 d4d546f7 bcf09af1.45a84b18
pub const OG_292: Power =
    battlecry(&[attach("OG_292e").to(YOUR_HAND.that(all(&[MINION, with(GameTag::DEATHRATTLE)])))]);

/// # Night's Devotion
///
/// `OG_292e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Whispers of the Old Gods
///
/// State: Derived
//~ derived OG_292e f67afa6c 07eea7a6 5db5326a.67341004
pub const OG_292e: Power = enchant(&[plus(1, 1)]);

/// # Giant Sand Worm
///
/// `OG_308` · Hunter minion · 8 mana · 8/8
///
/// > Whenever this attacks and kills a minion, it may attack again.
///
/// - Set: Whispers of the Old Gods · epic · collectible
/// - Minion type: Beast
///
/// State: Derived
//~ derived OG_308 521286a8 8edc1423 062cf05a.c2372e4d
pub const OG_308: Power = after(THIS.attack(MINION)).when(there_is(&THAT.that(DEAD))).then(&[ready(THIS)]);

/// # Princess Huhuran
///
/// `OG_309` · Hunter minion · 5 mana · 6/5
///
/// > **Battlecry:** Trigger a friendly minion's **Deathrattle**.
///
/// - Set: Whispers of the Old Gods · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET`, `REQ_TARGET_WITH_DEATHRATTLE` (hearthstone-data 36393.1)
/// - Target: "Trigger a Deathrattle."
///
/// State: Derived
//~ derived OG_309 1c680d0e daf299a8 3e9f61fc.2964c921
pub const OG_309: Power = battlecry(&[trigger(Word::Deathrattle, A_FRIENDLY_MINION.that(with(GameTag::DEATHRATTLE)))]);

/// # Carrion Grub
///
/// `OG_325` · Hunter minion · 3 mana · 2/5
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla OG_325 4213d7a2 a4c23c61 4e7ed5cd
pub const OG_325: Power = VANILLA;
