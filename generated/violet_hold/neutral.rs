//! Neutral cards of Escape from Violet Hold.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Wanted Poster
///
/// `CAP_407` · Neutral spell · 2 mana
///
/// > **Discover** a minion that costs (5) or more. Give it **Prepare**.
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Mechanics: Discover
/// - Refers to: Prepare
/// - Enchantments: Wanted! [`CAP_407e`]
///
/// State: Todo
//~ CAP_407 todo b8016fed c860f02c
pub const CAP_407: Power = TODO;

/// # Wanted!
///
/// `CAP_407e` · Neutral enchantment
///
/// > Ensure Deck Action tag is set
///
/// - Set: Escape from Violet Hold
/// - Mechanics: Enchantment Invisible
/// - Refers to: Prepare
///
/// State: Todo
//~ CAP_407e todo 8f01cc1d d889ce03
pub const CAP_407e: Power = TODO;

/// # Sewer Imp
///
/// `JAIL_007` · Neutral minion · 6 mana · 4/6
///
/// > **Taunt Deathrattle:** Deal 2 damage to all enemies.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt, Deathrattle, Imp
///
/// State: Todo
//~ JAIL_007 todo 5b7440f7 897221fc
pub const JAIL_007: Power = TODO;

/// # Escape Artist
///
/// `JAIL_030` · Neutral minion · 2 mana · 4/4
///
/// > After this attacks and survives, draw a card and escape the game!
///
/// - Set: Escape from Violet Hold · rare · collectible
///
/// State: Todo
//~ JAIL_030 todo 371e5feb 9ef8f91f
pub const JAIL_030: Power = TODO;

/// # Violet Punisher
///
/// `JAIL_101` · Neutral minion · 3 mana · 4/3
///
/// > **Battlecry:** Choose an enemy minion. Steal its **Bonus Effects** and gain +1/+1 for each stolen.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Bonus Effects
/// - Target: "Steal bonus effects."
/// - Enchantments: Always Punished [`JAIL_101e`]
///
/// State: Todo
//~ JAIL_101 todo 2b7584e9 69cdcbbe
pub const JAIL_101: Power = TODO;

/// # Always Punished
///
/// `JAIL_101e` · Neutral enchantment
///
/// > +1/+1 and a stolen **Bonus Effect.**
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_101e todo 81d42e96 2f125901
pub const JAIL_101e: Power = TODO;

/// # Solitary Prisoner
///
/// `JAIL_204` · Neutral minion · 5 mana · 5/3
///
/// > Costs (2) if there are no minions on the battlefield.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Minion type: Undead
///
/// State: Todo
//~ JAIL_204 todo c1350461 42ccbbc4
pub const JAIL_204: Power = TODO;

/// # Rat Burglar
///
/// `JAIL_205` · Neutral minion · 4 mana · 2/6
///
/// > At the end of your turn, steal all cards that entered your opponent's hand during your turn.
///
/// - Set: Escape from Violet Hold · epic · collectible
///
/// State: Todo
//~ JAIL_205 todo 7ea18744 303a3c0a
pub const JAIL_205: Power = TODO;

/// # Disturbed Sanity
///
/// `JAIL_318e` · Neutral enchantment
///
/// > Cost adjusted.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_318e todo 10573422 7d7dee61
pub const JAIL_318e: Power = TODO;

/// # IMPFERNAL!
///
/// `JAIL_398` · Neutral minion · 6 mana · 6/6
///
/// > **Deathrattle:** Deal 3 damage to all other characters. *(Also triggers in hand or deck.)*
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Minion type: Demon
/// - Mechanics: Deathrattle, Invisible Deathrattle, Imp
/// - Tags: `1724` = 1
/// - Enchantments: Demonic Power [`JAIL_398e`]
///
/// State: Todo
//~ JAIL_398 todo d6679502 fcf4d4a9
pub const JAIL_398: Power = TODO;

/// # Demonic Power
///
/// `JAIL_398e` · Warlock enchantment
///
/// > Costs Health instead of Mana.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_398e todo a8136976 8468e0ee
pub const JAIL_398e: Power = TODO;

/// # Vanessa the Ringleader
///
/// `JAIL_407` · Neutral minion · 7 mana · 4/3
///
/// > **Prepare** After you play a card, get a random **Battlecry** minion. It costs (2) less.
///
/// - Set: Escape from Violet Hold · legendary · collectible
/// - Mechanics: Deck Action Cost, Prepare
/// - Refers to: Battlecry
///
/// State: Todo
//~ JAIL_407 todo ef08b4f3 6185fcc9
pub const JAIL_407: Power = TODO;

/// # Reckless Detective
///
/// `JAIL_447` · Neutral minion · 4 mana · 4/4
///
/// > **Rush**. **Deathrattle:** Get Detective's Clothes that give +4/+4 and **Rush**.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Mechanics: Deathrattle, Rush
/// - Enchantments: Detective's Clothes [`JAIL_447e`]
/// - Tokens: Detective's Clothes [`JAIL_447t`]
///
/// State: Todo
//~ JAIL_447 todo 05329be2 ec62448f
pub const JAIL_447: Power = TODO;

/// # Detective's Clothes
///
/// `JAIL_447e` · Neutral enchantment
///
/// > +4/+4 and **Rush**.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_447e todo 2512f5db f09f394f
pub const JAIL_447e: Power = TODO;

/// # Detective's Clothes
///
/// `JAIL_447t` · Neutral spell · 4 mana
///
/// > Give a minion +4/+4 and **Rush**.
///
/// - Set: Escape from Violet Hold
/// - Refers to: Rush
///
/// State: Todo
//~ JAIL_447t todo 37536523 d61aec7f
pub const JAIL_447t: Power = TODO;

/// # Jailbird
///
/// `JAIL_453` · Neutral minion · 5 mana · 3/4
///
/// > **Taunt**. When you **Prepare** while holding this, reduce this card's Cost by the same amount.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt
/// - Refers to: Prepare
/// - Enchantments: Locked Down [`JAIL_453e`]
///
/// State: Todo
//~ JAIL_453 todo 657e8e2f 7e3a7ad2
pub const JAIL_453: Power = TODO;

/// # Locked Down
///
/// `JAIL_453e` · Neutral enchantment
///
/// > Cost changed.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_453e todo dc01709f 3bd98a9f
pub const JAIL_453e: Power = TODO;

/// # P1CK-P0K3T
///
/// `JAIL_456` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** If your deck has 25 or more cards, draw a card.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
///
/// State: Todo
//~ JAIL_456 todo d5ace3b3 c1856ea1
pub const JAIL_456: Power = TODO;

/// # Arachnathid
///
/// `JAIL_459` · Neutral minion · 7 mana · 1/7
///
/// > **Rush** All friendly minions are **Poisonous**.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Minion type: Beast
/// - Mechanics: Aura, Rush
/// - Refers to: Poisonous
/// - Enchantments: Arachnathid's Venom [`JAIL_459e`]
///
/// State: Todo
//~ JAIL_459 todo 58686634 1aa3e717
pub const JAIL_459: Power = TODO;

/// # Arachnathid's Venom
///
/// `JAIL_459e` · Neutral enchantment
///
/// > **Poisonous**.
///
/// - Set: Escape from Violet Hold
/// - Mechanics: Poisonous
///
/// State: Todo
//~ JAIL_459e todo 60d4946b 223d7675
pub const JAIL_459e: Power = TODO;

/// # Concealing Confection
///
/// `JAIL_460` · Neutral minion · 1 mana · 1/2
///
/// > **Deathrattle:** Get a random weapon.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ JAIL_460 todo 9811eca2 c38613be
pub const JAIL_460: Power = TODO;

/// # Disguised Executioner
///
/// `JAIL_461` · Neutral minion · 3 mana · 5/4
///
/// > Can be played on either side. **Battlecry:** Destroy a random adjacent minion.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Mechanics: Battlecry, Disguised
/// - Tags: `4706` = 1
/// - Tokens: Detected! [`JAIL_461a`], Disguised! [`JAIL_461b`]
///
/// State: Todo
//~ JAIL_461 todo c25f9c79 d8475bf2
pub const JAIL_461: Power = TODO;

/// # Detected!
///
/// `JAIL_461a` · Neutral spell · 1 mana
///
/// > This was played on the friendly side.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_461a todo a437b740 03600ce4
pub const JAIL_461a: Power = TODO;

/// # Disguised!
///
/// `JAIL_461b` · Neutral spell · 1 mana
///
/// > This was played on the enemy side.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_461b todo af7310a1 bbe13507
pub const JAIL_461b: Power = TODO;

/// # Getaway Hogdriver
///
/// `JAIL_462` · Neutral minion · 5 mana · 5/2
///
/// > **Battlecry:** Draw 2 cards. If they're both minions, gain **Charge**.
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Minion type: Quilboar
/// - Mechanics: Battlecry
/// - Refers to: Charge
/// - Tags: `4548` = 1, `4578` = 1
///
/// State: Todo
//~ JAIL_462 todo abaf772f 4afb300a
pub const JAIL_462: Power = TODO;

/// # Alarm-o-Matic
///
/// `JAIL_502` · Neutral minion · 3 mana · 0/3
///
/// > At the start of your turn, swap this minion with a random one in your opponent's hand.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Minion type: Mech
/// - Enchantments: Subterfuge [`JAIL_502e`]
///
/// State: Todo
//~ JAIL_502 todo 5f148f0e 8718715f
pub const JAIL_502: Power = TODO;

/// # Subterfuge
///
/// `JAIL_502e` · Neutral enchantment
///
/// > The next spell you cast this turn costs (3) less.
///
/// - Set: Escape from Violet Hold
/// - Mechanics: Cant Be Silenced
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ JAIL_502e todo e4b23d80 dbdba66e
pub const JAIL_502e: Power = TODO;

/// # Gullible Guard
///
/// `JAIL_703` · Neutral minion · 1 mana · 1/3
///
/// > **Deathrattle:** You can say Sorry this game.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Mechanics: Deathrattle
/// - Enchantments: Apologetic [`JAIL_703e`]
///
/// State: Todo
//~ JAIL_703 todo d0f33f08 7942634a
pub const JAIL_703: Power = TODO;

/// # Apologetic
///
/// `JAIL_703e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_703e todo 67f0a610 6094c1b5
pub const JAIL_703e: Power = TODO;

/// # Black Market Auctioneer
///
/// `JAIL_718` · Neutral minion · 9 mana · 4/4
///
/// > **Prepare** Whenever you cast a spell, draw a card.
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Mechanics: Deck Action Cost
/// - Refers to: Prepare
/// - Tags: `4547` = 1, `4930` = 1
///
/// State: Todo
//~ JAIL_718 todo f939aafd 39973444
pub const JAIL_718: Power = TODO;

/// # Warden Maiev
///
/// `JAIL_850` · Neutral minion · 2 mana · 1/3
///
/// > After you play a minion, give it +3/+3 and make it go **Dormant** for 1 turn.
///
/// - Set: Escape from Violet Hold · legendary · collectible
/// - Refers to: Dormant
/// - Enchantments: In the Slammer [`JAIL_850e`], Pushups [`JAIL_850e2`]
///
/// State: Todo
//~ JAIL_850 todo 46dae123 41b43de7
pub const JAIL_850: Power = TODO;

/// # In the Slammer
///
/// `JAIL_850e` · Neutral enchantment
///
/// > **Dormant**. Awaken in @ \|4(turn, turns).
///
/// - Set: Escape from Violet Hold
/// - Mechanics: Score Value 1
///
/// State: Todo
//~ JAIL_850e todo d5c8dd65 92497bd8
pub const JAIL_850e: Power = TODO;

/// # Pushups
///
/// `JAIL_850e2` · Neutral enchantment
///
/// > +3/+3.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_850e2 todo ca281f63 7e863985
pub const JAIL_850e2: Power = TODO;

/// # Inspector Murloc Holmes
///
/// `JAIL_851` · Neutral minion · 4 mana · 4/5
///
/// > **Battlecry:** Investigate a card in the enemy hand. If they play a card with that name next turn, get 3 Coins.
///
/// - Set: Escape from Violet Hold · legendary · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
/// - Enchantments: An Investigation Player Enchant [`JAIL_851e`], An Investigation! [`JAIL_851e1`]
///
/// State: Todo
//~ JAIL_851 todo 84f6b235 c011e3c3
pub const JAIL_851: Power = TODO;

/// # An Investigation Player Enchant
///
/// `JAIL_851e` · Neutral enchantment
///
/// > If the suspect is played next turn, get 3 Coins.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_851e todo 463e208e cfdaadb9
pub const JAIL_851e: Power = TODO;

/// # An Investigation!
///
/// `JAIL_851e1` · Neutral enchantment
///
/// > If the suspect is played next turn, get 3 Coins.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_851e1 todo c652b4f5 bdbb606d
pub const JAIL_851e1: Power = TODO;

/// # Togwaggle, Smuggler King
///
/// `JAIL_852` · Neutral minion · 8 mana · 5/5
///
/// > **Battlecry:** Shuffle both players' hands together.
///
/// - Set: Escape from Violet Hold · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ JAIL_852 todo 7e8a3012 71fa8050
pub const JAIL_852: Power = TODO;

/// # Activated Golem
///
/// `JAIL_883` · Neutral minion · 4 mana · 4/5
///
/// > At the end of each turn, gain **Reborn**.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Refers to: Reborn
/// - Tags: `4548` = 1, `4577` = 1
///
/// State: Todo
//~ JAIL_883 todo 0d7bd741 3010eca8
pub const JAIL_883: Power = TODO;

/// # Zuramat's Prison
///
/// `JAIL_887` · Neutral location · 5 mana · 0 uses
///
/// > Choose a card to discard to summon a 5/5 **Taunt**. **Deathrattle:** Free Zuramat who plays one each turn!
///
/// - Set: Escape from Violet Hold · legendary · collectible
/// - Mechanics: Deathrattle, Can Target Cards In Hand
/// - Refers to: Taunt
/// - Tokens: Zuramat the Obliterator [`JAIL_887t2`], Whisper of the Void [`JAIL_887t3`]
///
/// State: Todo
//~ JAIL_887 todo a9ce9f8c 79dee9ac
pub const JAIL_887: Power = TODO;

/// # Zuramat the Obliterator
///
/// `JAIL_887t2` · Neutral minion · 8 mana · 8/8
///
/// > At the end of your turn, play a card discarded by Zuramat's Prison.
///
/// - Set: Escape from Violet Hold
/// - Enchantments: Discarded Card [`JAIL_887t2e`]
/// - Tokens: Zuramat's Prison [`JAIL_887`]
///
/// State: Todo
//~ JAIL_887t2 todo eb9eef59 5dfda223
pub const JAIL_887t2: Power = TODO;

/// # Discarded Card
///
/// `JAIL_887t2e` · Neutral enchantment
///
/// > {0}
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_887t2e todo fd88f6bb 48f81d49
pub const JAIL_887t2e: Power = TODO;

/// # Whisper of the Void
///
/// `JAIL_887t3` · Neutral minion · 5 mana · 5/5
///
/// > **Taunt**
///
/// - Set: Escape from Violet Hold
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ JAIL_887t3 vanilla df554c59 2775dc7e
pub const JAIL_887t3: Power = VANILLA;

/// # Prepared
///
/// `JAIL_907e` · Neutral enchantment
///
/// > Cost reduced.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_907e todo 336d296d 61303128
pub const JAIL_907e: Power = TODO;

/// # Preparing
///
/// `JAIL_907e02` · Neutral enchantment
///
/// > Can't be played this turn.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_907e02 todo 3c916397 55a19c67
pub const JAIL_907e02: Power = TODO;

/// # Captured Archmage
///
/// `JAIL_974` · Neutral minion · 2 mana · 3/2
///
/// > **Deathrattle:** If you had 4 other Captured Archmages die this game, cast 'Fireball' at a random enemy.@ *(@/4)*
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Mechanics: Deathrattle
/// - Tags: `1724` = 1, `2165` = 1
///
/// State: Todo
//~ JAIL_974 todo dbd5dc7f 460ebb9e
pub const JAIL_974: Power = TODO;

/// # Frantic Forger
///
/// `JAIL_986` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Get a random playable spell. It is **Temporary**.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: tag 3630
///
/// State: Todo
//~ JAIL_986 todo f56d3973 0d92d1b5
pub const JAIL_986: Power = TODO;

/// # Defias Smuggler
///
/// `JAIL_998` · Neutral minion · 3 mana · 2/3
///
/// > **Prepare**. **Battlecry:** Give a friendly minion +2 Attack and **Rush**.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Mechanics: Battlecry, Deck Action Cost
/// - Refers to: Rush, Prepare
/// - Target: "Give +2 Attack and Rush."
/// - Enchantments: Surprise Attack! [`JAIL_998e`]
///
/// State: Todo
//~ JAIL_998 todo 786c9cad 6b9705bf
pub const JAIL_998: Power = TODO;

/// # Surprise Attack!
///
/// `JAIL_998e` · Neutral enchantment
///
/// > +2 Attack and **Rush**.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_998e todo f826ba4c 57300515
pub const JAIL_998e: Power = TODO;

/// # The Coin
///
/// `JAIL_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Escape from Violet Hold
/// - Mechanics: Coin Card
///
/// State: Todo
//~ JAIL_COIN1 todo f5cb8b91 fcd96cc7
pub const JAIL_COIN1: Power = TODO;

/// # The Coin
///
/// `JAIL_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Escape from Violet Hold
/// - Mechanics: Coin Card
///
/// State: Todo
//~ JAIL_COIN2 todo 8a7fd030 3e41bc09
pub const JAIL_COIN2: Power = TODO;

/// # The Coin
///
/// `JAIL_COIN3` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Escape from Violet Hold
/// - Mechanics: Coin Card
///
/// State: Todo
//~ JAIL_COIN3 todo 1c63ff75 4e0d4da4
pub const JAIL_COIN3: Power = TODO;

/// # The Coin
///
/// `JAIL_COIN5` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Escape from Violet Hold
/// - Mechanics: Coin Card
///
/// State: Todo
//~ JAIL_COIN5 todo e21290c3 46ef481c
pub const JAIL_COIN5: Power = TODO;

/// # Mrgl...?
///
/// `JAIL_EVENT_100t` · Neutral minion · 1 mana · 1/1
///
/// - Set: Escape from Violet Hold
/// - Minion type: Murloc
///
/// State: Vanilla
//~ JAIL_EVENT_100t vanilla 4c295b8c e30838f6
pub const JAIL_EVENT_100t: Power = VANILLA;

/// # The Coin
///
/// `JAIL_EVENT_COIN` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Escape from Violet Hold
/// - Mechanics: Coin Card
///
/// State: Todo
//~ JAIL_EVENT_COIN todo e4425fd6 3691c7eb
pub const JAIL_EVENT_COIN: Power = TODO;
