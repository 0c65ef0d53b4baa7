//! Rogue cards of Murder at Castle Nathria.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Perjury
///
/// `MAW_018` · Rogue spell · 2 mana
///
/// > **Secret:** When your turn starts, **Discover** and cast a **Secret** from another class.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Secret, Discover
///
/// State: Todo
//~ MAW_018 todo e841f0a5 a6c2f29f
pub const MAW_018: Power = TODO;

/// # Murder Accusation
///
/// `MAW_019` · Rogue spell · 2 mana
///
/// > Choose a minion. Destroy it after another enemy minion dies.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Enchantments: Murder Trial [`MAW_019e`], Accused of Murder [`MAW_019e2`]
///
/// State: Todo
//~ MAW_019 todo b7c6dcdb 29dec29e
pub const MAW_019: Power = TODO;

/// # Murder Trial
///
/// `MAW_019e` · Rogue enchantment
///
/// > When another enemy minion dies, destroy the accused.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ MAW_019e todo ec8fddbd b565baea
pub const MAW_019e: Power = TODO;

/// # Accused of Murder
///
/// `MAW_019e2` · Rogue enchantment
///
/// > When an enemy minion of the accuser dies, this minion dies.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ MAW_019e2 todo 92bfc57f 96ee2b50
pub const MAW_019e2: Power = TODO;

/// # Scribbling Stenographer
///
/// `MAW_020` · Rogue minion · 6 mana · 4/4
///
/// > **Rush**. Costs (1) less for each card you've played this turn.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Mechanics: Rush
///
/// State: Todo
//~ MAW_020 todo 9bf4c55c bd4ecd3b
pub const MAW_020: Power = TODO;

/// # Sinstone Graveyard
///
/// `REV_750` · Rogue location · 3 mana · 0 uses
///
/// > Summon a @/@ Ghost. *(Has +1/+1 for each other card you played this turn!)*
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
/// - Tokens: Haunted Conscience [`REV_750t2`]
///
/// State: Todo
//~ REV_750 todo 73976558 72c30e64
pub const REV_750: Power = TODO;

/// # Haunted Conscience
///
/// `REV_750t2` · Rogue minion · 1 mana · 1/1
///
/// - Set: Murder at Castle Nathria
/// - Minion type: Undead
///
/// State: Vanilla
//~ REV_750t2 vanilla 48287591 4ae93cb2
pub const REV_750t2: Power = VANILLA;

/// # Necrolord Draka
///
/// `REV_785` · Rogue minion · 4 mana · 3/4
///
/// > {0} {1} {2} {3}
///
/// - Set: Murder at Castle Nathria · legendary
///
/// State: Todo
//~ REV_785 todo 189fbe12 6de3360f
pub const REV_785: Power = TODO;

/// # Sinstone Graveyard
///
/// `REV_795` · Rogue location · 2 mana · 0 uses
///
/// > {0} {1}
///
/// - Set: Murder at Castle Nathria · rare
///
/// State: Todo
//~ REV_795 todo 4066284d a22b6209
pub const REV_795: Power = TODO;

/// # Double Cross
///
/// `REV_825` · Rogue spell · 2 mana
///
/// > **Secret:** When your opponent spends all their Mana, draw two cards.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Secret
///
/// State: Todo
//~ REV_825 todo b43c3dc7 63f838fe
pub const REV_825: Power = TODO;

/// # Private Eye
///
/// `REV_826` · Rogue minion · 4 mana · 3/4
///
/// > **Battlecry:** Cast a **Secret** from your deck. **Combo:** Cast 2 instead.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Battlecry, Combo
/// - Refers to: Secret
///
/// State: Todo
//~ REV_826 todo ac68115a c5ce8c62
pub const REV_826: Power = TODO;

/// # Sticky Situation
///
/// `REV_827` · Rogue spell · 2 mana
///
/// > **Secret:** After your opponent casts a spell, summon a 3/4 Spider with **Stealth**.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Secret
/// - Refers to: Stealth
/// - Tokens: Tomb Crawler [`REV_827t`]
///
/// State: Todo
//~ REV_827 todo 16c55ffe c2e450b8
pub const REV_827: Power = TODO;

/// # Tomb Crawler
///
/// `REV_827t` · Rogue minion · 3 mana · 3/4
///
/// > **Stealth**
///
/// - Set: Murder at Castle Nathria
/// - Minion type: Beast
/// - Mechanics: Stealth
///
/// State: Vanilla
//~ REV_827t vanilla 3253577d ec4fb7e5
pub const REV_827t: Power = VANILLA;

/// # Kidnap
///
/// `REV_828` · Rogue spell · 2 mana
///
/// > **Secret:** After your opponent plays a minion, stuff it in a 0/4 Sack.
///
/// - Set: Murder at Castle Nathria · epic · collectible
/// - Mechanics: Secret
/// - Enchantments: Kidnapper's Sack [`REV_828e`]
/// - Tokens: Kidnapper's Sack [`REV_828t`]
///
/// State: Todo
//~ REV_828 todo 604bd80c 72ec278a
pub const REV_828: Power = TODO;

/// # Kidnapper's Sack
///
/// `REV_828e` · Rogue enchantment
///
/// > {0} is inside the sack!
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_828e todo eebf1882 8ca1a661
pub const REV_828e: Power = TODO;

/// # Kidnapper's Sack
///
/// `REV_828t` · Rogue minion · 1 mana · 0/4
///
/// > **Deathrattle:** Return your opponent's kidnapped minion to their hand.
///
/// - Set: Murder at Castle Nathria
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ REV_828t todo f5050c55 e27c05cb
pub const REV_828t: Power = TODO;

/// # Halkias
///
/// `REV_829` · Rogue minion · 4 mana · 5/4
///
/// > **Stealth**. **Deathrattle:** Store Halkias's soul inside of a friendly **Secret**. It resummons Halkias when triggered.
///
/// - Set: Murder at Castle Nathria · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Stealth, Deathrattle
/// - Refers to: Secret
/// - Enchantments: Shard of Halkias [`REV_829e`]
///
/// State: Todo
//~ REV_829 todo f65c33a3 b4470a49
pub const REV_829: Power = TODO;

/// # Shard of Halkias
///
/// `REV_829e` · Rogue enchantment
///
/// > Contains Halkias' soul.
///
/// - Set: Murder at Castle Nathria
/// - Tags: `SCORE_VALUE_1` = 3
///
/// State: Todo
//~ REV_829e todo d5a3cdcc 13f67127
pub const REV_829e: Power = TODO;

/// # Door of Shadows
///
/// `REV_938` · Rogue spell · Shadow · 1 mana
///
/// > Draw a spell. **Infuse (@):** Add a **Temporary** copy of it to your hand.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Mechanics: Infuse
/// - Refers to: tag 3630
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2
/// - Tokens: Door of Shadows [`REV_938t`]
///
/// State: Todo
//~ REV_938 todo 589ffd23 e33c5996
pub const REV_938: Power = TODO;

/// # Door of Shadows
///
/// `REV_938t` · Rogue spell · Shadow · 1 mana
///
/// > **Infused** Draw a spell. Add a **Temporary** copy of it to your hand.
///
/// - Set: Murder at Castle Nathria · rare
/// - Mechanics: Infused
/// - Refers to: tag 3630
/// - Enchantments: Shadowstalking [`REV_938te`]
///
/// State: Todo
//~ REV_938t todo abd91043 5e0bfd2a
pub const REV_938t: Power = TODO;

/// # Shadowstalking
///
/// `REV_938te` · Rogue enchantment
///
/// > Destroy this at the end of your turn.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_938te todo e2ed1a6d d41a846a
pub const REV_938te: Power = TODO;

/// # Serrated Bone Spike
///
/// `REV_939` · Rogue spell · 2 mana
///
/// > Deal $3 damage to a minion. If it dies, your next card this turn costs (2) less.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Enchantments: Serrated [`REV_939e`], Serrated [`REV_939e2`]
///
/// State: Todo
//~ REV_939 todo 39f3401f f995c639
pub const REV_939: Power = TODO;

/// # Serrated
///
/// `REV_939e` · Rogue enchantment
///
/// > The next card you play this turn costs (2) less.
///
/// - Set: Murder at Castle Nathria
/// - Mechanics: Cant Be Silenced
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ REV_939e todo 8aa128b3 9eead536
pub const REV_939e: Power = TODO;

/// # Serrated
///
/// `REV_939e2` · Rogue enchantment
///
/// > Your next card this turn costs (2) less.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_939e2 todo 81c247a7 51a4429e
pub const REV_939e2: Power = TODO;

/// # Necrolord Draka
///
/// `REV_940` · Rogue minion · 5 mana · 3/4
///
/// > **Battlecry:** Equip a @/3 Dagger. *(+1 Attack for each other card you played this turn, up to 10!)*
///
/// - Set: Murder at Castle Nathria · legendary · collectible
/// - Mechanics: Battlecry
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
/// - Tokens: Maldraxxus Dagger [`REV_940t`]
///
/// State: Todo
//~ REV_940 todo 733fdf7b 75b491c0
pub const REV_940: Power = TODO;

/// # Maldraxxus Dagger
///
/// `REV_940t` · Rogue weapon · 1 mana · 1/3 durability
///
/// - Set: Murder at Castle Nathria
///
/// State: Vanilla
//~ REV_940t vanilla d37b0425 42829dc9
pub const REV_940t: Power = VANILLA;

/// # Ghastly Gravedigger
///
/// `REV_959` · Rogue minion · 3 mana · 4/3
///
/// > **Battlecry:** If you control a **Secret**, choose a card in your opponent's hand to shuffle into their deck.
///
/// - Set: Murder at Castle Nathria · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Secret
///
/// State: Todo
//~ REV_959 todo 5895e2ed 6cbf0952
pub const REV_959: Power = TODO;
