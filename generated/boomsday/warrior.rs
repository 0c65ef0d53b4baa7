//! Warrior cards of The Boomsday Project.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 92dedafa

/// # Weapons Project
///
/// `BOT_042` · Warrior spell · 2 mana
///
/// > Each player equips a 2/3 weapon and gains 6 Armor.
///
/// - Set: The Boomsday Project · common · collectible
/// - Tokens: Gearblade [`BOT_042t`]
///
/// State: Derived
//~ derived BOT_042 ec29982d a0e4df47 eacaec1a.a9cf9ed7
pub const BOT_042: Power = spell(&[equip(card("BOT_042t")).to(PLAYERS), armor(6).to(HEROES)]);

/// # Gearblade
///
/// `BOT_042t` · Warrior weapon · 2 mana · 2/3 durability
///
/// - Set: The Boomsday Project
///
/// State: Vanilla
//~ vanilla BOT_042t 0deb35d8 99980e82 1f0850b5
pub const BOT_042t: Power = VANILLA;

/// # Eternium Rover
///
/// `BOT_059` · Warrior minion · 1 mana · 1/3
///
/// > Whenever this minion takes damage, gain 2 Armor.
///
/// - Set: The Boomsday Project · common · collectible
/// - Minion type: Mech
///
/// State: Derived
//~ derived BOT_059 9d2d99e2 4b0b0b71 879ffd41.b87f8c48
pub const BOT_059: Power = whenever(THIS.takes_damage(CARD)).then(&[armor(2)]);

/// # Rocket Boots
///
/// `BOT_067` · Warrior spell · 2 mana
///
/// > Give a minion **Rush**. Draw a card.
///
/// - Set: The Boomsday Project · common · collectible
/// - Refers to: Rush
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Rocket Boots [`BOT_067e`]
///
/// State: Derived
//~ derived BOT_067 c5d235b3 5211c471 9acaf307.01bb8b34
pub const BOT_067: Power = spell(&[attach("BOT_067e").to(A_MINION), draw(1)]);

/// # Rocket Boots
///
/// `BOT_067e` · Warrior enchantment
///
/// > **Rush**.
///
/// - Set: The Boomsday Project
///
/// State: Derived
//~ derived BOT_067e e2480f80 df91a10d bcc376a8.6bcfb036
pub const BOT_067e: Power = enchant(&[has(GameTag::RUSH)]);

/// # The Boomship
///
/// `BOT_069` · Warrior spell · 9 mana
///
/// > Summon 3 random minions from your hand. Give them **Rush**.
///
/// - Set: The Boomsday Project · legendary · collectible
/// - Refers to: Rush
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Enchantments: Rocketeer [`BOT_069e`]
///
/// State: Derived
//~ derived BOT_069 ba3f5e74 819ae4ea 39c58d81.99f64b4a
pub const BOT_069: Power = spell(&[summon(the(YOUR_HAND.that(MINION).random_of(3))), attach("BOT_069e").to(IT)]);

/// # Rocketeer
///
/// `BOT_069e` · Warrior enchantment
///
/// > **Rush**.
///
/// - Set: The Boomsday Project
///
/// State: Derived
//~ derived BOT_069e 09c99925 765763e1 98ddf97d.6bcfb036
pub const BOT_069e: Power = enchant(&[has(GameTag::RUSH)]);

/// # Dyn-o-matic
///
/// `BOT_104` · Warrior minion · 5 mana · 3/4
///
/// > **Battlecry:** Deal 5 damage randomly split among all minions except Mechs.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived BOT_104 d6e953db 55ee112e b1223806.04784795
pub const BOT_104: Power = battlecry(&[deal(5).split_among(MINIONS.that(not(&MECH)))]);

/// # Security Rover
///
/// `BOT_218` · Warrior minion · 6 mana · 2/6
///
/// > Whenever this minion takes damage, summon a 2/3 Mech with **Taunt**.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Bacon Subset Mech
/// - Refers to: Taunt
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 58392
/// - Tokens: Guard Bot [`BOT_218t`]
///
/// State: Derived
//~ derived BOT_218 9107b3a3 6ecff294 e057a633.834589c1
pub const BOT_218: Power = whenever(THIS.takes_damage(CARD)).then(&[summon(card("BOT_218t"))]);

/// # Guard Bot
///
/// `BOT_218t` · Warrior minion · 2 mana · 2/3
///
/// > **Taunt**
///
/// - Set: The Boomsday Project
/// - Minion type: Mech
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla BOT_218t c7eaaa12 75fba698 73454675.4b0c5d24
pub const BOT_218t: Power = VANILLA;

/// # Beryllium Nullifier
///
/// `BOT_237` · Warrior minion · 7 mana · 4/8
///
/// > **Magnetic Elusive**
///
/// - Set: The Boomsday Project · epic · collectible
/// - Minion type: Mech
/// - Mechanics: Magnetic, Elusive
/// - Enchantments: Beryllium Nullifier [`BOT_237e`]
///
/// State: Vanilla
//~ vanilla BOT_237 3cdda9ae baf249d0 5360ce54.9177e32c
pub const BOT_237: Power = VANILLA;

/// # Beryllium Nullifier
///
/// `BOT_237e` · Neutral enchantment
///
/// > **Elusive**
///
/// - Set: The Boomsday Project
/// - Mechanics: Magnetic
/// - Tags: `853` = 48142
///
/// State: Derived
//~ derived BOT_237e cf086ae9 1c01edde bf279b49.c54580ff
pub const BOT_237e: Power = enchant(&[has(GameTag::ELUSIVE)]);

/// # Dr. Boom, Mad Genius
///
/// `BOT_238` · Warrior hero · 7 mana · 30 health, 7 armor
///
/// > **Battlecry:** For the rest of the game, your Mechs have **Rush**.
///
/// - Set: The Boomsday Project · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Hero power: Big Red Button [`BOT_238p`], Zap Cannon [`BOT_238p1`], Blast Shield [`BOT_238p2`], KABOOM! [`BOT_238p3`], Delivery Drone [`BOT_238p4`], Micro-Squad [`BOT_238p6`]
/// - Enchantments: Boomtastic [`BOT_238e`], Boomtastic [`BOT_238e2`]
///
/// State: Todo
//~ todo BOT_238 01d997e1 f2a6137f 485e3677.cfe3291d
pub const BOT_238: Power = TODO;

/// # Boomtastic
///
/// `BOT_238e` · Neutral enchantment
///
/// > Your Mechs have **Rush**.
///
/// - Set: The Boomsday Project
/// - Mechanics: Aura
///
/// State: Derived
//~ derived BOT_238e 26676478 b8e3bafd 3cbd1daf.6a6bbf4f
pub const BOT_238e: Power = enchant(&[]).aura(FRIENDLY_MINIONS.that(MECH), &[has(GameTag::RUSH)]);

/// # Boomtastic
///
/// `BOT_238e2` · Neutral enchantment
///
/// > Dr. Boom is granting your Mechs **Rush**.
///
/// - Set: The Boomsday Project
/// - Mechanics: Rush
///
/// State: Todo
//~ todo BOT_238e2 a25c341b 04a57899 cdb67073.934b7a6b
pub const BOT_238e2: Power = TODO;

/// # Big Red Button
///
/// `BOT_238p` · Warrior hero power · 2 mana
///
/// > Activate this turn's Mech Suit power!
///
/// - Set: The Boomsday Project
/// - Entourage: Zap Cannon [`BOT_238p1`], Blast Shield [`BOT_238p2`], KABOOM! [`BOT_238p3`], Delivery Drone [`BOT_238p4`], Micro-Squad [`BOT_238p6`]
///
/// State: Todo
//~ todo BOT_238p 938f3e38 cb1bb7b8 ea85ad5e.4af62344
pub const BOT_238p: Power = TODO;

/// # Zap Cannon
///
/// `BOT_238p1` · Warrior hero power · 2 mana
///
/// > Deal $3 damage. Swaps each turn.
///
/// - Set: The Boomsday Project
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ todo BOT_238p1 f9090cb7 f45e52b0 6a3efe2e.095a53aa
pub const BOT_238p1: Power = TODO;

/// # Blast Shield
///
/// `BOT_238p2` · Warrior hero power · 2 mana
///
/// > Gain $d7 Armor. Swaps each turn.
///
/// - Set: The Boomsday Project
///
/// State: Todo
//~ todo BOT_238p2 385f97a9 f8e0ad6b 9a51827e.64877fba
pub const BOT_238p2: Power = TODO;

/// # KABOOM!
///
/// `BOT_238p3` · Warrior hero power · 2 mana
///
/// > Deal $1 damage to all enemies. Swaps each turn.
///
/// - Set: The Boomsday Project
///
/// State: Todo
//~ todo BOT_238p3 c8476fc8 e74a4615 8a653326.9f93e5ce
pub const BOT_238p3: Power = TODO;

/// # Delivery Drone
///
/// `BOT_238p4` · Warrior hero power · 2 mana
///
/// > **Discover** a Mech. Swaps each turn.
///
/// - Set: The Boomsday Project
/// - Mechanics: Discover, Gears
/// - Play requirements: `REQ_HAND_NOT_FULL` (hearthstone-data 36393.1)
///
/// State: Todo
//~ todo BOT_238p4 972e7564 71cfadb5 43fa952b.71e6d82c
pub const BOT_238p4: Power = TODO;

/// # Micro-Squad
///
/// `BOT_238p6` · Warrior hero power · 2 mana
///
/// > Summon three 1/1 Microbots. Swaps each turn.
///
/// - Set: The Boomsday Project
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Microbot [`BOT_312t`](crate::boomsday::neutral::BOT_312t)
///
/// State: Todo
//~ todo BOT_238p6 10d9e4c7 0f3a1259 a6cadeaa.157da4c6
pub const BOT_238p6: Power = TODO;

/// # Omega Assembly
///
/// `BOT_299` · Warrior spell · 1 mana
///
/// > **Discover** a Mech. If you have 10 Mana Crystals, keep all 3 instead.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Mechanics: Discover, Gears
///
/// State: Derived
//~ derived BOT_299 46b3d9ed e1c5b07e 2e707fa3.34b492c2
#[rustfmt::skip]
pub const BOT_299: Power = spell(&[either(MANA_CRYSTALS.at_least(10), &[offer_rest(Offer::Pool(MECH, Classes::Own), &[get(the(IT))], &[get(the(IT))])], &[discover(MECH)])]);

/// # Supercollider
///
/// `BOT_406` · Warrior weapon · 5 mana · 1/3 durability
///
/// > After you attack a minion, force it to attack one of its neighbors.
///
/// - Set: The Boomsday Project · epic · collectible
///
/// State: Todo
//~ todo BOT_406 9bbe7967 df24ea5b 9aaea7fd.00ba34eb
pub const BOT_406: Power = TODO;
