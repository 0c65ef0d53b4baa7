//! Paladin cards of Rise of Shadows.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Desperate Measures
///
/// `DAL_141` · Paladin spell · 1 mana
///
/// > **Twinspell** Cast a random Paladin **Secret**.
///
/// - Set: Rise of Shadows · rare · collectible
/// - Mechanics: Twinspell
/// - Refers to: Secret
/// - Play requirements: `REQ_SECRET_ZONE_CAP_FOR_NON_SECRET` (hearthstone-data 36393.1)
/// - Tokens: Desperate Measures [`DAL_141ts`]
///
/// State: Todo
//~ DAL_141 todo 26a29e09 730c10d1
pub const DAL_141: Power = TODO;

/// # Desperate Measures
///
/// `DAL_141ts` · Paladin spell · 1 mana
///
/// > Cast a random Paladin **Secret**.
///
/// - Set: Rise of Shadows · rare
/// - Refers to: Secret
/// - Play requirements: `REQ_SECRET_ZONE_CAP_FOR_NON_SECRET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ DAL_141ts todo 3b33026c 364d8c49
pub const DAL_141ts: Power = TODO;

/// # Bronze Herald
///
/// `DAL_146` · Paladin minion · 3 mana · 3/2
///
/// > **Deathrattle:** Add two 4/4 Dragons to your hand.
///
/// - Set: Rise of Shadows · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Deathrattle
/// - Tokens: Bronze Dragon [`DAL_146t`]
///
/// State: Todo
//~ DAL_146 todo d71a9fca ba5cbd81
pub const DAL_146: Power = TODO;

/// # Bronze Dragon
///
/// `DAL_146t` · Paladin minion · 4 mana · 4/4
///
/// - Set: Rise of Shadows
/// - Minion type: Dragon
///
/// State: Vanilla
//~ DAL_146t vanilla 46eb83a8 5ba38836
pub const DAL_146t: Power = VANILLA;

/// # Dragon Speaker
///
/// `DAL_147` · Paladin minion · 5 mana · 3/5
///
/// > **Battlecry:** Give all Dragons in your hand +3/+3.
///
/// - Set: Rise of Shadows · epic · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Dragon Shout [`DAL_147e`]
///
/// State: Todo
//~ DAL_147 todo a3616dca 3dbaba69
pub const DAL_147: Power = TODO;

/// # Dragon Shout
///
/// `DAL_147e` · Neutral enchantment
///
/// > +3/+3.
///
/// - Set: Rise of Shadows
///
/// State: Todo
//~ DAL_147e todo 9816971f a7f951ba
pub const DAL_147e: Power = TODO;

/// # Lightforged Blessing
///
/// `DAL_568` · Paladin spell · Holy · 2 mana
///
/// > **Twinspell** Give a friendly minion **Lifesteal**.
///
/// - Set: Rise of Shadows · common · collectible
/// - Mechanics: Twinspell
/// - Refers to: Lifesteal
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Lightforged Blessing [`DAL_568e`]
/// - Tokens: Lightforged Blessing [`DAL_568ts`]
///
/// State: Todo
//~ DAL_568 todo f4fb89b7 1ab9a754
pub const DAL_568: Power = TODO;

/// # Lightforged Blessing
///
/// `DAL_568e` · Paladin enchantment
///
/// > **Lifesteal**
///
/// - Set: Rise of Shadows
///
/// State: Todo
//~ DAL_568e todo 27922d54 d41d7939
pub const DAL_568e: Power = TODO;

/// # Lightforged Blessing
///
/// `DAL_568ts` · Paladin spell · Holy · 2 mana
///
/// > Give a friendly minion **Lifesteal**.
///
/// - Set: Rise of Shadows · common
/// - Refers to: Lifesteal
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ DAL_568ts todo d69edcb0 9485fc5e
pub const DAL_568ts: Power = TODO;

/// # Never Surrender!
///
/// `DAL_570` · Paladin spell · 1 mana
///
/// > **Secret:** When your opponent casts a spell, give your minions +2 Health.
///
/// - Set: Rise of Shadows · common · collectible
/// - Mechanics: Secret
/// - Enchantments: Never Surrender! [`DAL_570e`]
///
/// State: Todo
//~ DAL_570 todo dd60ecb9 07664a48
pub const DAL_570: Power = TODO;

/// # Never Surrender!
///
/// `DAL_570e` · Neutral enchantment
///
/// > +2 Health.
///
/// - Set: Rise of Shadows
///
/// State: Todo
//~ DAL_570e todo 4151f800 1da523f1
pub const DAL_570e: Power = TODO;

/// # Mysterious Blade
///
/// `DAL_571` · Paladin weapon · 2 mana · 2/2 durability
///
/// > **Battlecry:** If you control a **Secret**, gain +1 Attack.
///
/// - Set: Rise of Shadows · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Secret
/// - Enchantments: Mysterious [`DAL_571e`]
///
/// State: Todo
//~ DAL_571 todo 42e30e08 bea76969
pub const DAL_571: Power = TODO;

/// # Mysterious
///
/// `DAL_571e` · Paladin enchantment
///
/// > +1 Attack.
///
/// - Set: Rise of Shadows
///
/// State: Todo
//~ DAL_571e todo 6dfee9d0 32fb1255
pub const DAL_571e: Power = TODO;

/// # Commander Rhyssa
///
/// `DAL_573` · Paladin minion · 3 mana · 4/3
///
/// > Your **Secrets** trigger twice.
///
/// - Set: Rise of Shadows · legendary · collectible
/// - Mechanics: Aura
/// - Refers to: Secret
///
/// State: Todo
//~ DAL_573 todo c965d28b a6a28e17
pub const DAL_573: Power = TODO;

/// # Nozari
///
/// `DAL_581` · Paladin minion · 10 mana · 4/12
///
/// > **Battlecry:** Restore both heroes to full Health.
///
/// - Set: Rise of Shadows · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Affected By Healing Does Damage
///
/// State: Todo
//~ DAL_581 todo 35f6a94b 659ea797
pub const DAL_581: Power = TODO;

/// # Call to Adventure
///
/// `DAL_727` · Paladin spell · 3 mana
///
/// > Draw the lowest Cost minion from your deck. Give it +2/+2.
///
/// - Set: Rise of Shadows · rare · collectible
/// - Enchantments: Heroic [`DAL_727e`]
///
/// State: Todo
//~ DAL_727 todo 42925f89 5c87790b
pub const DAL_727: Power = TODO;

/// # Heroic
///
/// `DAL_727e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Rise of Shadows
///
/// State: Todo
//~ DAL_727e todo f8d8d191 f53fac1b
pub const DAL_727e: Power = TODO;

/// # Duel!
///
/// `DAL_731` · Paladin spell · 5 mana
///
/// > Summon a minion from each player's deck. They fight!
///
/// - Set: Rise of Shadows · epic · collectible
/// - Play requirements: `REQ_BOARD_NOT_COMPLETELY_FULL` (hearthstone-data 36393.1)
///
/// State: Todo
//~ DAL_731 todo 4133379e 128d9f56
pub const DAL_731: Power = TODO;
