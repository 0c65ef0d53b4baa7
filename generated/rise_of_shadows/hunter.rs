//! Hunter cards of Rise of Shadows.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Marked Shot
///
/// `DAL_371` · Hunter spell · 4 mana
///
/// > Deal $4 damage to a minion. **Discover** a spell.
///
/// - Set: Rise of Shadows · common · collectible
/// - Mechanics: Discover
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ DAL_371 todo 2dc852f1 7a9be296
pub const DAL_371: Power = TODO;

/// # Arcane Fletcher
///
/// `DAL_372` · Hunter minion · 4 mana · 3/3
///
/// > Whenever you play a 1-Cost minion, draw a spell from your deck.
///
/// - Set: Rise of Shadows · epic · collectible
///
/// State: Todo
//~ DAL_372 todo a019f5d9 aecd513f
pub const DAL_372: Power = TODO;

/// # Rapid Fire
///
/// `DAL_373` · Hunter spell · 2 mana
///
/// > **Twinspell** Deal $2 damage.
///
/// - Set: Rise of Shadows · common · collectible
/// - Mechanics: Twinspell
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
/// - Tokens: Rapid Fire [`DAL_373ts`]
///
/// State: Todo
//~ DAL_373 todo 8eb11325 491e4de6
pub const DAL_373: Power = TODO;

/// # Rapid Fire
///
/// `DAL_373ts` · Hunter spell · 2 mana
///
/// > Deal $2 damage.
///
/// - Set: Rise of Shadows · common
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ DAL_373ts todo acfa2138 ce322ad1
pub const DAL_373ts: Power = TODO;

/// # Oblivitron
///
/// `DAL_376` · Hunter minion · 6 mana · 3/4
///
/// > **Deathrattle:** Summon a Mech from your hand and trigger its **Deathrattle**.
///
/// - Set: Rise of Shadows · legendary · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ DAL_376 todo 0807d0cb 9001ca93
pub const DAL_376: Power = TODO;

/// # Nine Lives
///
/// `DAL_377` · Hunter spell · 3 mana
///
/// > **Discover** a friendly **Deathrattle** minion that died this game. Also trigger its **Deathrattle**.
///
/// - Set: Rise of Shadows · epic · collectible
/// - Mechanics: Discover
/// - Refers to: Deathrattle
/// - Play requirements: `REQ_FRIENDLY_DEATHRATTLE_MINION_DIED_THIS_GAME` (hearthstone-data 36393.1)
///
/// State: Todo
//~ DAL_377 todo 94a26605 946f1ee3
pub const DAL_377: Power = TODO;

/// # Unleash the Beast
///
/// `DAL_378` · Hunter spell · 6 mana
///
/// > **Twinspell** Summon a 5/5 Wyvern with **Rush**.
///
/// - Set: Rise of Shadows · rare · collectible
/// - Mechanics: Twinspell
/// - Refers to: Rush
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Wyvern [`DAL_378t1`], Unleash the Beast [`DAL_378ts`]
///
/// State: Todo
//~ DAL_378 todo bb213ec9 65a24fd0
pub const DAL_378: Power = TODO;

/// # Wyvern
///
/// `DAL_378t1` · Hunter minion · 5 mana · 5/5
///
/// > **Rush**
///
/// - Set: Rise of Shadows
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Vanilla
//~ DAL_378t1 vanilla 8638323d 5f05ac91
pub const DAL_378t1: Power = VANILLA;

/// # Unleash the Beast
///
/// `DAL_378ts` · Hunter spell · 6 mana
///
/// > Summon a 5/5 Wyvern with **Rush**.
///
/// - Set: Rise of Shadows · rare
/// - Refers to: Rush
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Wyvern [`DAL_378t1`]
///
/// State: Todo
//~ DAL_378ts todo aaf1a9b9 d3e2deb6
pub const DAL_378ts: Power = TODO;

/// # Vereesa Windrunner
///
/// `DAL_379` · Hunter minion · 7 mana · 5/6
///
/// > **Battlecry:** Equip Thori'dal, the Stars' Fury.
///
/// - Set: Rise of Shadows · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Stars' Fury [`DAL_379e`]
/// - Tokens: Thori'dal, the Stars' Fury [`DAL_379t`]
///
/// State: Todo
//~ DAL_379 todo 03e23846 0e2702fa
pub const DAL_379: Power = TODO;

/// # Stars' Fury
///
/// `DAL_379e` · Hunter enchantment
///
/// > You have **Spell Damage +2** this turn.
///
/// - Set: Rise of Shadows
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ DAL_379e todo 2f1c5b73 148a1acb
pub const DAL_379e: Power = TODO;

/// # Thori'dal, the Stars' Fury
///
/// `DAL_379t` · Hunter weapon · 3 mana · 2/3 durability
///
/// > After your hero attacks, gain **Spell Damage +2** this turn.
///
/// - Set: Rise of Shadows
/// - Refers to: Spellpower
///
/// State: Todo
//~ DAL_379t todo 9c8d0e16 09de2a03
pub const DAL_379t: Power = TODO;

/// # Shimmerfly
///
/// `DAL_587` · Hunter minion · 1 mana · 1/1
///
/// > **Deathrattle:** Add a random Hunter spell to your hand.
///
/// - Set: Rise of Shadows · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Entourage: Misha [`NEW1_032`](crate::legacy::hunter::NEW1_032), Leokk [`NEW1_033`](crate::legacy::hunter::NEW1_033), Huffer [`NEW1_034`](crate::legacy::hunter::NEW1_034)
///
/// State: Todo
//~ DAL_587 todo 339335df 57c42430
pub const DAL_587: Power = TODO;

/// # Hunting Party
///
/// `DAL_589` · Hunter spell · 5 mana
///
/// > Copy all Beasts in your hand.
///
/// - Set: Rise of Shadows · rare · collectible
/// - Enchantments: Hunting Party [`DAL_589e`]
///
/// State: Todo
//~ DAL_589 todo 616b6de2 6194151a
pub const DAL_589: Power = TODO;

/// # Hunting Party
///
/// `DAL_589e` · Neutral enchantment
///
/// > +3/+3.
///
/// - Set: Rise of Shadows
///
/// State: Todo
//~ DAL_589e todo 802b48ee 415ac65f
pub const DAL_589e: Power = TODO;

/// # Ursatron
///
/// `DAL_604` · Hunter minion · 3 mana · 3/3
///
/// > **Deathrattle:** Draw a Mech from your deck.
///
/// - Set: Rise of Shadows · common · collectible
/// - Minion type: Mech, Beast
/// - Mechanics: Deathrattle
/// - Tags: `2542` = 1
///
/// State: Todo
//~ DAL_604 todo 430bcffe 242ee3cf
pub const DAL_604: Power = TODO;
