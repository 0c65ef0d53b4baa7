//! Rogue cards of Into the Emerald Dream.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Tricky Satyr
///
/// `EDR_521` · Rogue minion · 3 mana · 4/3
///
/// > **Battlecry:** Get a copy of the lowest Cost card in your opponent's hand.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
/// - Enchantments: Tricky [`EDR_521e1`], Tricked [`EDR_521e2`]
///
/// State: Todo
//~ EDR_521 todo 28a40ab1 dc033155
pub const EDR_521: Power = TODO;

/// # Tricky
///
/// `EDR_521e1` · Demon Hunter enchantment
///
/// > +1 Attack.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_521e1 todo 144a74c0 d53f0b14
pub const EDR_521e1: Power = TODO;

/// # Tricked
///
/// `EDR_521e2` · Demon Hunter enchantment
///
/// > -1 Attack.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_521e2 todo ef147233 18a5b363
pub const EDR_521e2: Power = TODO;

/// # Mimicry
///
/// `EDR_522` · Rogue spell · 1 mana
///
/// > Your opponent draws 2 cards. You get copies of them.
///
/// - Set: Into the Emerald Dream · common · collectible
///
/// State: Todo
//~ EDR_522 todo 49d55800 ba2a7cdd
pub const EDR_522: Power = TODO;

/// # Web of Deception
///
/// `EDR_523` · Rogue spell · 2 mana
///
/// > Return a friendly minion to your hand to summon a 4/4 Spider with **Stealth**.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Refers to: Stealth
/// - Tokens: Skittering Spiderling [`EDR_523t`]
///
/// State: Todo
//~ EDR_523 todo 9f9591c1 90f1cf63
pub const EDR_523: Power = TODO;

/// # Skittering Spiderling
///
/// `EDR_523t` · Rogue minion · 4 mana · 4/4
///
/// > **Stealth**
///
/// - Set: Into the Emerald Dream
/// - Minion type: Beast
/// - Mechanics: Stealth
///
/// State: Vanilla
//~ EDR_523t vanilla e0de357f cd09c868
pub const EDR_523t: Power = VANILLA;

/// # Shadowcloaked Assailant
///
/// `EDR_524` · Rogue minion · 4 mana · 3/5
///
/// > **Battlecry:** If you're holding one of the same cards as your opponent, shuffle theirs into their deck.
///
/// - Set: Into the Emerald Dream · epic · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
///
/// State: Todo
//~ EDR_524 todo 3be673b9 38bd760a
pub const EDR_524: Power = TODO;

/// # Barbed Thorn
///
/// `EDR_525` · Rogue weapon · 3 mana · 1/3 durability
///
/// > **Choose One -** Gain **Poisonous** this turn; or Gain "**Deathrattle:** Deal 2 damage to all enemies."
///
/// - Set: Into the Emerald Dream · epic · collectible
/// - Mechanics: Choose One
/// - Refers to: Deathrattle, Poisonous
/// - Enchantments: Barbed Upgrade [`EDR_525e`], Corrupted Toxins [`EDR_525e1`]
/// - Tokens: Extra Eyes [`EDR_525A`], Extra Thorns [`EDR_525B`]
///
/// State: Todo
//~ EDR_525 todo 033479c9 89124a30
pub const EDR_525: Power = TODO;

/// # Extra Eyes
///
/// `EDR_525A` · Rogue spell · 3 mana
///
/// > Gain **Poisonous** this turn.
///
/// - Set: Into the Emerald Dream
/// - Refers to: Poisonous
///
/// State: Todo
//~ EDR_525A todo 628345bb b956ec26
pub const EDR_525A: Power = TODO;

/// # Extra Thorns
///
/// `EDR_525B` · Rogue spell · 3 mana
///
/// > Gain "**Deathrattle:** Deal 2 damage to all enemies."
///
/// - Set: Into the Emerald Dream
/// - Refers to: Deathrattle
///
/// State: Todo
//~ EDR_525B todo a40945f0 0f57bd2c
pub const EDR_525B: Power = TODO;

/// # Barbed Upgrade
///
/// `EDR_525e` · Rogue enchantment
///
/// > **Deathrattle:** Deal 2 damage to all enemies.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_525e todo 3fd222da a235e4d8
pub const EDR_525e: Power = TODO;

/// # Corrupted Toxins
///
/// `EDR_525e1` · Hunter enchantment
///
/// > **Poisonous** this turn.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_525e1 todo 30a16543 1edede6c
pub const EDR_525e1: Power = TODO;

/// # Renferal, the Malignant
///
/// `EDR_526` · Rogue minion · 3 mana · 3/3
///
/// > **Battlecry:** Trap @ random \|4(card, cards) in your opponent's hand for a turn. *(Improved for each time you've played this.)*
///
/// - Set: Into the Emerald Dream · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `PLAYER_TAG_THRESHOLD_TAG_ID` = 412, `PLAYER_TAG_THRESHOLD_VALUE` = 2
/// - Enchantments: Webbed! [`EDR_526e`]
///
/// State: Todo
//~ EDR_526 todo 29f7614d 9277a920
pub const EDR_526: Power = TODO;

/// # Webbed!
///
/// `EDR_526e` · Shaman enchantment
///
/// > Can't be played for a turn.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_526e todo 5ae00aad 71409c22
pub const EDR_526e: Power = TODO;

/// # Ashamane
///
/// `EDR_527` · Rogue minion · 9 mana · 7/7
///
/// > **Battlecry:** Fill your hand with copies of cards from your opponent's deck. They cost (3) less.
///
/// - Set: Into the Emerald Dream · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Tags: `4065` = 1
///
/// State: Todo
//~ EDR_527 todo d75c07f0 a5d8b7ae
pub const EDR_527: Power = TODO;

/// # Nightmare Fuel
///
/// `EDR_528` · Rogue spell · 1 mana
///
/// > **Discover** a copy of a minion in your opponent's deck. **Combo:** With a **Dark Gift**.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Mechanics: Combo, Discover
/// - Refers to: Dark Gift
///
/// State: Todo
//~ EDR_528 todo f36d366a f74818d6
pub const EDR_528: Power = TODO;

/// # Twisted Webweaver
///
/// `EDR_540` · Rogue minion · 2 mana · 2/3
///
/// > Whenever you play another minion you've already played, draw a card.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Minion type: Beast
///
/// State: Todo
//~ EDR_540 todo 230cf1dc f386f69e
pub const EDR_540: Power = TODO;

/// # Harbinger of the Blighted
///
/// `EDR_781` · Rogue minion · 3 mana · 2/3
///
/// > Whenever this enters your hand from the battlefield, summon two random 2-Cost minions.
///
/// - Set: Into the Emerald Dream · rare · collectible
///
/// State: Todo
//~ EDR_781 todo 839b14e6 b029bae3
pub const EDR_781: Power = TODO;

/// # Everburning Phoenix
///
/// `FIR_919` · Rogue minion · 4 mana · 3/2
///
/// > Costs (1) less for each card you've played this turn. **Deathrattle:** At end of turn, get another Phoenix.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Minion type: Elemental, Beast
/// - Mechanics: Deathrattle
/// - Tags: `2542` = 1
/// - Enchantments: Everburning [`FIR_919e`]
///
/// State: Todo
//~ FIR_919 todo ad62c3b0 fa4a4a92
pub const FIR_919: Power = TODO;

/// # Everburning
///
/// `FIR_919e` · Neutral enchantment
///
/// > Get Everburning Phoenix at the end of the turn.
///
/// - Set: Into the Emerald Dream
/// - Tokens: Everburning Phoenix [`FIR_919`]
///
/// State: Todo
//~ FIR_919e todo d9bfe69b f86713ae
pub const FIR_919e: Power = TODO;

/// # Smoke Bomb
///
/// `FIR_920` · Rogue spell · Fire · 2 mana
///
/// > **Discover** a **Combo**, **Battlecry**, or **Stealth** minion with a **Dark Gift**.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Mechanics: Discover
/// - Refers to: Stealth, Battlecry, Combo, Dark Gift
/// - Tags: `4050` = 1
///
/// State: Todo
//~ FIR_920 todo 73818231 ffd59990
pub const FIR_920: Power = TODO;

/// # Cindersword
///
/// `FIR_922` · Rogue weapon · 1 mana · 1/2 durability
///
/// > **Battlecry:** If you're holding a minion with a **Dark Gift**, gain +3 Attack.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Dark Gift
/// - Enchantments: Fiery [`FIR_922e`]
///
/// State: Todo
//~ FIR_922 todo bda102e9 529c40eb
pub const FIR_922: Power = TODO;

/// # Fiery
///
/// `FIR_922e` · Rogue enchantment
///
/// > +3 Attack.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ FIR_922e todo 14767c50 8d69090b
pub const FIR_922e: Power = TODO;
