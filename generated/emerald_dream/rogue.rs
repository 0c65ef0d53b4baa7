//! Rogue cards of Into the Emerald Dream.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 4280b6ba

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
/// State: Derived
//~ derived EDR_521 2b58ecf3 f4130100 955a09f2.8428cfa1
pub const EDR_521: Power = battlecry(&[get(copy_of(ENEMY_HAND.least(COST)))]);

/// # Tricky
///
/// `EDR_521e1` · Demon Hunter enchantment
///
/// > +1 Attack.
///
/// - Set: Into the Emerald Dream
///
/// State: Derived
//~ derived EDR_521e1 44db82bc 028f9d35 b6d7d19d.c84fda8a
pub const EDR_521e1: Power = enchant(&[ATTACK.plus(1)]);

/// # Tricked
///
/// `EDR_521e2` · Demon Hunter enchantment
///
/// > -1 Attack.
///
/// - Set: Into the Emerald Dream
///
/// State: Derived
//~ derived EDR_521e2 067e356a d9c2fd0e ad85f75f.ad0c51cf
pub const EDR_521e2: Power = enchant(&[ATTACK.plus(-1)]);

/// # Mimicry
///
/// `EDR_522` · Rogue spell · 1 mana
///
/// > Your opponent draws 2 cards. You get copies of them.
///
/// - Set: Into the Emerald Dream · common · collectible
///
/// State: Derived
//~ derived EDR_522 91e4fe0a c6e20a88 7616093b.bc0db489
pub const EDR_522: Power = spell(&[draw(2).to(OPPONENT), get(copy_of(IT))]);

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
/// State: Derived
//~ derived EDR_523 71bb9fd8 254fe217 7d77aae5.f793e0d8
pub const EDR_523: Power = spell(&[return_to_hand(A_FRIENDLY_MINION), summon(card("EDR_523t"))]);

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
//~ vanilla EDR_523t 02b922d5 dbebfbef 4f5117f5.86cd88a1
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
//~ todo EDR_524 7eeb86e9 52c33239 0e43a389.69da59c4
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
/// State: Done
//~ done EDR_525 e849499a - 3785964d.2614de83
pub const EDR_525: Power = choose_one(&["EDR_525A", "EDR_525B"]);

/// # Extra Eyes
///
/// `EDR_525A` · Rogue spell · 3 mana
///
/// > Gain **Poisonous** this turn.
///
/// - Set: Into the Emerald Dream
/// - Refers to: Poisonous
///
/// State: Derived
//~ derived EDR_525A f05e4a0c 9015c7dd f470b9ff.110ae218
pub const EDR_525A: Power = spell(&[lend(&[has(GameTag::POISONOUS)], Lasts::ThisTurn)]);

/// # Extra Thorns
///
/// `EDR_525B` · Rogue spell · 3 mana
///
/// > Gain "**Deathrattle:** Deal 2 damage to all enemies."
///
/// - Set: Into the Emerald Dream
/// - Refers to: Deathrattle
///
/// State: Done
//~ done EDR_525B 6fe03369 - e9708da7.92448c97
pub const EDR_525B: Power = spell(&[attach("EDR_525e")]);

/// # Barbed Upgrade
///
/// `EDR_525e` · Rogue enchantment
///
/// > **Deathrattle:** Deal 2 damage to all enemies.
///
/// - Set: Into the Emerald Dream
///
/// State: Derived
//~ derived EDR_525e 401a0f16 00d15141 6edb2193.74248aa1
pub const EDR_525e: Power = deathrattle(&[deal(2).to(ENEMIES)]);

/// # Corrupted Toxins
///
/// `EDR_525e1` · Hunter enchantment
///
/// > **Poisonous** this turn.
///
/// - Set: Into the Emerald Dream
///
/// State: Derived
//~ derived EDR_525e1 45a5004f 794f1864 acc68634.495a4777
pub const EDR_525e1: Power = enchant(&[has(GameTag::POISONOUS)]).this_turn();

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
//~ todo EDR_526 ccf63c26 7b968f34 95cdc9c6.e6d2e2f5
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
//~ todo EDR_526e 6cb19b36 213bc7e2 3115379e.f4c469fe
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
//~ todo EDR_527 d76ff17d 96447bc1 40dd12ec.50654f7d
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
//~ todo EDR_528 504ec5eb 8f551d4e 758473d7.d03ce1ba
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
//~ todo EDR_540 6786c273 b925e929 a286d382.5d3a7547
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
//~ todo EDR_781 74b26ed1 e96d1b99 0c54c143.86e262cc
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
//~ todo FIR_919 2ffd5323 bf8321b2 eb0ee8ff.9d32f203
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
//~ todo FIR_919e 07e0cb3d 33851427 32822eef.5b18a6b1
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
//~ todo FIR_920 5cb7bdaa 1c42f50d 8a2b23b7.17a864b0
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
//~ todo FIR_922 1276f64d ab15411b 0aac7d9a.38b3e413
pub const FIR_922: Power = TODO;

/// # Fiery
///
/// `FIR_922e` · Rogue enchantment
///
/// > +3 Attack.
///
/// - Set: Into the Emerald Dream
///
/// State: Derived
//~ derived FIR_922e 67d59e06 54122faf 084bab2d.fc2d73f0
pub const FIR_922e: Power = enchant(&[ATTACK.plus(3)]);
