//! Rogue cards of Ashes of Outland.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Bamboozle
///
/// `BT_042` · Rogue spell · 2 mana
///
/// > **Secret:** When one of your minions is attacked, transform it into a random one that costs (3) more.
///
/// - Set: Ashes of Outland · epic · collectible
/// - Mechanics: Secret
///
/// State: Todo
//~ BT_042 todo c6951dc0 3581660c
pub const BT_042: Power = TODO;

/// # Shadowjeweler Hanar
///
/// `BT_188` · Rogue minion · 2 mana · 1/4
///
/// > After you play a **Secret**, **Discover** a **Secret** from a different class.
///
/// - Set: Ashes of Outland · legendary · collectible
/// - Minion type: Draenei
/// - Refers to: Secret, Discover
///
/// State: Todo
//~ BT_188 todo f8ca0b7c f93e017b
pub const BT_188: Power = TODO;

/// # Spymistress
///
/// `BT_701` · Rogue minion · 1 mana · 3/1
///
/// > **Stealth**
///
/// - Set: Ashes of Outland · common · collectible
/// - Mechanics: Stealth
///
/// State: Vanilla
//~ BT_701 vanilla 36fa8e8b 02d17676
pub const BT_701: Power = VANILLA;

/// # Ashtongue Slayer
///
/// `BT_702` · Rogue minion · 2 mana · 3/2
///
/// > **Battlecry:** Give a Stealth**ed** minion +3 Attack and **Immune** this turn.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Refers to: Stealth, Immune
/// - Target: "Give +3 Attack and Immune this turn."
/// - Enchantments: Guile of the Ashtongue [`BT_702e`]
///
/// State: Todo
//~ BT_702 todo 58b8cdd5 828b47ba
pub const BT_702: Power = TODO;

/// # Guile of the Ashtongue
///
/// `BT_702e` · Rogue enchantment
///
/// > +3 Attack and **Immune** this turn.
///
/// - Set: Ashes of Outland
///
/// State: Todo
//~ BT_702e todo bbb937f9 ffac70dc
pub const BT_702e: Power = TODO;

/// # Cursed Vagrant
///
/// `BT_703` · Rogue minion · 7 mana · 7/5
///
/// > **Deathrattle:** Summon a 7/5 Shadow with **Stealth**.
///
/// - Set: Ashes of Outland · common · collectible
/// - Mechanics: Deathrattle
/// - Refers to: Stealth
/// - Tokens: Cursed Shadow [`BT_703t`]
///
/// State: Todo
//~ BT_703 todo 4cd1cc16 c9184db9
pub const BT_703: Power = TODO;

/// # Cursed Shadow
///
/// `BT_703t` · Rogue minion · 7 mana · 7/5
///
/// > **Stealth**
///
/// - Set: Ashes of Outland
/// - Minion type: Undead
/// - Mechanics: Stealth
///
/// State: Vanilla
//~ BT_703t vanilla 12b1f897 f824c087
pub const BT_703t: Power = VANILLA;

/// # Ambush
///
/// `BT_707` · Rogue spell · 2 mana
///
/// > **Secret:** After your opponent plays a minion, summon a 2/3 Ambusher with **Poisonous**.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Mechanics: Secret
/// - Refers to: Poisonous
/// - Tokens: Broken Ambusher [`BT_707t`]
///
/// State: Todo
//~ BT_707 todo c223d71b 9b35e319
pub const BT_707: Power = TODO;

/// # Broken Ambusher
///
/// `BT_707t` · Rogue minion · 2 mana · 2/3
///
/// > **Poisonous**
///
/// - Set: Ashes of Outland
/// - Minion type: Draenei
/// - Mechanics: Poisonous
///
/// State: Vanilla
//~ BT_707t vanilla b792f1b9 13b8805f
pub const BT_707t: Power = VANILLA;

/// # Dirty Tricks
///
/// `BT_709` · Rogue spell · 2 mana
///
/// > **Secret:** After your opponent casts a spell, draw 2 cards.
///
/// - Set: Ashes of Outland · common · collectible
/// - Mechanics: Secret
///
/// State: Todo
//~ BT_709 todo 5c568f04 7fc057f3
pub const BT_709: Power = TODO;

/// # Greyheart Sage
///
/// `BT_710` · Rogue minion · 3 mana · 3/3
///
/// > **Battlecry:** If you control a Stealth**ed** minion, draw 2 cards.
///
/// - Set: Ashes of Outland · epic · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Refers to: Stealth
///
/// State: Todo
//~ BT_710 todo 3e1f9a76 dd785ba1
pub const BT_710: Power = TODO;

/// # Blackjack Stunner
///
/// `BT_711` · Rogue minion · 1 mana · 1/2
///
/// > **Battlecry:** If you control a **Secret**, return a minion to its owner's hand. It costs (2) more.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Secret
/// - Target: "Return a minion to hand."
/// - Enchantments: Stunned [`BT_711e`]
///
/// State: Todo
//~ BT_711 todo c810152c c0ccb970
pub const BT_711: Power = TODO;

/// # Stunned
///
/// `BT_711e` · Neutral enchantment
///
/// > Costs (2) more.
///
/// - Set: Ashes of Outland
///
/// State: Todo
//~ BT_711e todo 0d644f17 e08d8ec3
pub const BT_711e: Power = TODO;

/// # Akama
///
/// `BT_713` · Rogue minion · 3 mana · 3/4
///
/// > **Stealth Deathrattle:** Shuffle 'Akama Prime' into your deck.
///
/// - Set: Ashes of Outland · legendary · collectible
/// - Minion type: Draenei
/// - Mechanics: Stealth, Deathrattle
/// - Tokens: Akama Prime [`BT_713t`]
///
/// State: Todo
//~ BT_713 todo dfd344b0 e36090df
pub const BT_713: Power = TODO;

/// # Akama Prime
///
/// `BT_713t` · Rogue minion · 6 mana · 6/5
///
/// > Permanently Stealth**ed**.
///
/// - Set: Ashes of Outland
/// - Minion type: Draenei
/// - Mechanics: Stealth
///
/// State: Todo
//~ BT_713t todo 64091af4 556f4590
pub const BT_713t: Power = TODO;
