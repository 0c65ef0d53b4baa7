//! Neutral cards of Rastakhan's Rumble.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Half-Time Scavenger
///
/// `TRL_010` · Neutral minion · 4 mana · 3/5
///
/// > **Stealth Overkill**: Gain 3 Armor.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Mechanics: Stealth, Overkill
///
/// State: Todo
//~ TRL_010 todo d8e4c12f 116c46af
pub const TRL_010: Power = TODO;

/// # Ticket Scalper
///
/// `TRL_015` · Neutral minion · 4 mana · 5/3
///
/// > **Overkill**: Draw 2 cards.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Overkill
///
/// State: Todo
//~ TRL_015 todo 132b7d24 0d644cd9
pub const TRL_015: Power = TODO;

/// # Sightless Ranger
///
/// `TRL_020` · Neutral minion · 5 mana · 3/4
///
/// > **Rush Overkill**: Summon two 1/1 Bats.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Mechanics: Rush, Overkill
/// - Tokens: Bat [`TRL_020t`]
///
/// State: Todo
//~ TRL_020 todo 3f828b49 054c7e11
pub const TRL_020: Power = TODO;

/// # Bat
///
/// `TRL_020t` · Neutral minion · 1 mana · 1/1
///
/// - Set: Rastakhan's Rumble
/// - Minion type: Beast
///
/// State: Vanilla
//~ TRL_020t vanilla 76d0e399 3e7b4237
pub const TRL_020t: Power = VANILLA;

/// # Serpent Ward
///
/// `TRL_057` · Neutral minion · 2 mana · 0/2
///
/// > At the end of your turn, deal 2 damage to the enemy hero.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Minion type: Totem
///
/// State: Todo
//~ TRL_057 todo 68169ee9 1404b977
pub const TRL_057: Power = TODO;

/// # Griftah
///
/// `TRL_096` · Neutral minion · 4 mana · 4/5
///
/// > **Battlecry: Discover** two cards. Give one to your opponent at random.
///
/// - Set: Rastakhan's Rumble · legendary · collectible
/// - Mechanics: Battlecry, Discover
/// - Enchantments: Guess the Card! [`TRL_096e`]
///
/// State: Todo
//~ TRL_096 todo bce7b1a5 791981b3
pub const TRL_096: Power = TODO;

/// # Guess the Card!
///
/// `TRL_096e` · Neutral enchantment
///
/// > Guess the card your opponent chose to get a copy.
///
/// - Set: Rastakhan's Rumble
///
/// State: Todo
//~ TRL_096e todo 8d96f9a3 9611affb
pub const TRL_096e: Power = TODO;

/// # Former Champ
///
/// `TRL_151` · Neutral minion · 5 mana · 1/1
///
/// > **Battlecry:** Summon a 5/5 Hotshot.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Mechanics: Battlecry
/// - Tokens: Hotshot [`TRL_151t`]
///
/// State: Todo
//~ TRL_151 todo c41865cb c99356b4
pub const TRL_151: Power = TODO;

/// # Hotshot
///
/// `TRL_151t` · Neutral minion · 5 mana · 5/5
///
/// - Set: Rastakhan's Rumble
///
/// State: Vanilla
//~ TRL_151t vanilla f6a268b7 a77bc345
pub const TRL_151t: Power = VANILLA;

/// # Spellzerker
///
/// `TRL_312` · Neutral minion · 2 mana · 2/3
///
/// > Has **Spell Damage +2** while damaged.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Refers to: Spellpower
/// - Enchantments: Power of Gurubashi [`TRL_312e`]
///
/// State: Todo
//~ TRL_312 todo a7feccd4 cdeaab0f
pub const TRL_312: Power = TODO;

/// # Power of Gurubashi
///
/// `TRL_312e` · Neutral enchantment
///
/// > **Spell Damage +2**.
///
/// - Set: Rastakhan's Rumble
/// - Mechanics: Enraged
///
/// State: Todo
//~ TRL_312e todo aa9c54e5 48e97fe3
pub const TRL_312e: Power = TODO;

/// # Saronite Taskmaster
///
/// `TRL_363` · Neutral minion · 1 mana · 2/3
///
/// > **Deathrattle:** Summon a 0/3 Free Agent with **Taunt** for your opponent.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Mechanics: Deathrattle
/// - Refers to: Taunt
/// - Tokens: Free Agent [`TRL_363t`]
///
/// State: Todo
//~ TRL_363 todo be19c81a db266429
pub const TRL_363: Power = TODO;

/// # Free Agent
///
/// `TRL_363t` · Neutral minion · 1 mana · 0/3
///
/// > **Taunt**
///
/// - Set: Rastakhan's Rumble
/// - Minion type: Draenei
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ TRL_363t vanilla 2b5eec18 9546608d
pub const TRL_363t: Power = VANILLA;

/// # Untamed Beastmaster
///
/// `TRL_405` · Neutral minion · 3 mana · 3/4
///
/// > Whenever you draw a Beast, give it +2/+2.
///
/// - Set: Rastakhan's Rumble · epic · collectible
/// - Enchantments: Warpaint [`TRL_405e`]
///
/// State: Todo
//~ TRL_405 todo 98a204f5 442b278c
pub const TRL_405: Power = TODO;

/// # Warpaint
///
/// `TRL_405e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Rastakhan's Rumble
///
/// State: Todo
//~ TRL_405e todo d93f4dca 8d837f5d
pub const TRL_405e: Power = TODO;

/// # Dozing Marksman
///
/// `TRL_406` · Neutral minion · 2 mana · 0/4
///
/// > Has +4 Attack while damaged.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Mechanics: Enraged
/// - Enchantments: Wrong Side of Da Bed [`TRL_406e`]
///
/// State: Todo
//~ TRL_406 todo a0ce103c 21bcfc68
pub const TRL_406: Power = TODO;

/// # Wrong Side of Da Bed
///
/// `TRL_406e` · Neutral enchantment
///
/// > +4 Attack.
///
/// - Set: Rastakhan's Rumble
/// - Mechanics: Enraged
///
/// State: Todo
//~ TRL_406e todo 3e45fabd 59d994a0
pub const TRL_406e: Power = TODO;

/// # Waterboy
///
/// `TRL_407` · Neutral minion · 2 mana · 2/1
///
/// > **Battlecry:** Your next Hero Power this turn costs (0).
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: High Quality H2O [`TRL_407e`]
///
/// State: Todo
//~ TRL_407 todo e3778ec1 e17a7c94
pub const TRL_407: Power = TODO;

/// # High Quality H2O
///
/// `TRL_407e` · Neutral enchantment
///
/// > Your Hero Power costs (0).
///
/// - Set: Rastakhan's Rumble
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ TRL_407e todo 8d2e84f0 f128af1f
pub const TRL_407e: Power = TODO;

/// # Scarab Egg
///
/// `TRL_503` · Neutral minion · 2 mana · 0/2
///
/// > **Deathrattle:** Summon three 1/1 Scarabs.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Scarab [`TRL_503t`]
///
/// State: Todo
//~ TRL_503 todo ea20760b dd591081
pub const TRL_503: Power = TODO;

/// # Scarab
///
/// `TRL_503t` · Neutral minion · 1 mana · 1/1
///
/// - Set: Rastakhan's Rumble
/// - Minion type: Beast
///
/// State: Vanilla
//~ TRL_503t vanilla fadfcc70 26075ea0
pub const TRL_503t: Power = VANILLA;

/// # Booty Bay Bookie
///
/// `TRL_504` · Neutral minion · 2 mana · 3/3
///
/// > **Battlecry:** Give your opponent a Coin.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Mechanics: Battlecry
/// - Tokens: The Coin [`GAME_005`](crate::core::neutral::GAME_005)
///
/// State: Todo
//~ TRL_504 todo 279f906a 8a5c6428
pub const TRL_504: Power = TODO;

/// # Helpless Hatchling
///
/// `TRL_505` · Neutral minion · 1 mana · 1/1
///
/// > **Deathrattle:** Reduce the Cost of a Beast in your hand by (1).
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Enchantments: Avenger [`TRL_505e`]
///
/// State: Todo
//~ TRL_505 todo b0976624 f8d6fb88
pub const TRL_505: Power = TODO;

/// # Avenger
///
/// `TRL_505e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: Rastakhan's Rumble
///
/// State: Todo
//~ TRL_505e todo eb63feb4 00719513
pub const TRL_505e: Power = TODO;

/// # Gurubashi Chicken
///
/// `TRL_506` · Neutral minion · 1 mana · 1/1
///
/// > **Overkill:** Gain +5 Attack.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Minion type: Beast
/// - Mechanics: Overkill
/// - Enchantments: Ready to Strike [`TRL_506e`]
///
/// State: Todo
//~ TRL_506 todo 31c712fb ac535f34
pub const TRL_506: Power = TODO;

/// # Ready to Strike
///
/// `TRL_506e` · Neutral enchantment
///
/// > +5 Attack.
///
/// - Set: Rastakhan's Rumble
///
/// State: Todo
//~ TRL_506e todo 78fb9307 1029e25c
pub const TRL_506e: Power = TODO;

/// # Sharkfin Fan
///
/// `TRL_507` · Neutral minion · 2 mana · 2/2
///
/// > After your hero attacks, summon a 1/1 Pirate.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Minion type: Pirate
/// - Tokens: Swabbie [`TRL_507t`]
///
/// State: Todo
//~ TRL_507 todo 9529b697 142b561f
pub const TRL_507: Power = TODO;

/// # Swabbie
///
/// `TRL_507t` · Neutral minion · 1 mana · 1/1
///
/// - Set: Rastakhan's Rumble
/// - Minion type: Pirate
///
/// State: Vanilla
//~ TRL_507t vanilla 4572f177 b0cfb95e
pub const TRL_507t: Power = VANILLA;

/// # Regeneratin' Thug
///
/// `TRL_508` · Neutral minion · 4 mana · 3/5
///
/// > At the start of your turn, restore #2 Health to this minion.
///
/// - Set: Rastakhan's Rumble · common · collectible
///
/// State: Todo
//~ TRL_508 todo bbe2c3f4 30d8b4b0
pub const TRL_508: Power = TODO;

/// # Banana Buffoon
///
/// `TRL_509` · Neutral minion · 3 mana · 2/2
///
/// > **Battlecry:** Add 2 Bananas to your hand.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Mechanics: Battlecry
/// - Tokens: Bananas [`TRL_509t`]
///
/// State: Todo
//~ TRL_509 todo 4d4b47c6 89ffeec1
pub const TRL_509: Power = TODO;

/// # Bananas
///
/// `TRL_509t` · Neutral spell · 1 mana
///
/// > Give a minion +1/+1.
///
/// - Set: Rastakhan's Rumble
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Reprint of: Bananas [`EX1_014t`](crate::classic::neutral::EX1_014t)
/// - Enchantments: Bananas [`TRL_509te`]
///
/// State: Reprint
//~ TRL_509t reprint 7882aa9d 8c5a5b74
pub const TRL_509t: Power = crate::cards::EX1_014t;

/// # Bananas
///
/// `TRL_509te` · Neutral enchantment
///
/// > Has +1/+1.
///
/// - Set: Rastakhan's Rumble
///
/// State: Todo
//~ TRL_509te todo 617b4be9 cfe720ee
pub const TRL_509te: Power = TODO;

/// # Cheaty Anklebiter
///
/// `TRL_512` · Neutral minion · 2 mana · 2/1
///
/// > **Lifesteal Battlecry:** Deal 1 damage.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Mechanics: Battlecry, Lifesteal
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE` (hearthstone-data 36393.1)
/// - Target: "Deal 1 damage."
///
/// State: Todo
//~ TRL_512 todo ddbccd10 04143361
pub const TRL_512: Power = TODO;

/// # Mosh'Ogg Enforcer
///
/// `TRL_513` · Neutral minion · 8 mana · 2/14
///
/// > **Taunt Divine Shield**
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Mechanics: Taunt, Divine Shield
///
/// State: Vanilla
//~ TRL_513 vanilla 39142624 66867e5b
pub const TRL_513: Power = VANILLA;

/// # Belligerent Gnome
///
/// `TRL_514` · Neutral minion · 2 mana · 1/4
///
/// > **Taunt Battlecry:** If your opponent has 2 or more minions, gain +1 Attack.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Mechanics: Taunt, Battlecry
/// - Enchantments: Belligerent [`TRL_514e`]
///
/// State: Todo
//~ TRL_514 todo 0e397ec8 ebe115de
pub const TRL_514: Power = TODO;

/// # Belligerent
///
/// `TRL_514e` · Neutral enchantment
///
/// > +1 Attack.
///
/// - Set: Rastakhan's Rumble
///
/// State: Todo
//~ TRL_514e todo 4899311e 24664ece
pub const TRL_514e: Power = TODO;

/// # Rabble Bouncer
///
/// `TRL_515` · Neutral minion · 7 mana · 2/7
///
/// > **Taunt** Costs (1) less for each enemy minion.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Mechanics: Taunt
///
/// State: Todo
//~ TRL_515 todo 44c450ce 0ac04d61
pub const TRL_515: Power = TODO;

/// # Gurubashi Offering
///
/// `TRL_516` · Neutral minion · 1 mana · 0/2
///
/// > At the start of your turn, destroy this and gain 8 Armor.
///
/// - Set: Rastakhan's Rumble · epic · collectible
/// - Tags: `886` = 1
///
/// State: Todo
//~ TRL_516 todo c1189a24 548c69ef
pub const TRL_516: Power = TODO;

/// # Arena Fanatic
///
/// `TRL_517` · Neutral minion · 4 mana · 2/3
///
/// > **Battlecry:** Give all minions in your hand +1/+1.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Mechanics: Battlecry
/// - Enchantments: WHOOOOO! [`TRL_517e2`]
///
/// State: Todo
//~ TRL_517 todo a16b9b07 d0eae9ca
pub const TRL_517: Power = TODO;

/// # WHOOOOO!
///
/// `TRL_517e2` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Rastakhan's Rumble
///
/// State: Todo
//~ TRL_517e2 todo 7f44417b 25e70366
pub const TRL_517e2: Power = TODO;

/// # Murloc Tastyfin
///
/// `TRL_520` · Neutral minion · 4 mana · 3/2
///
/// > **Deathrattle:** Draw 2 Murlocs from your deck.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Minion type: Murloc
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ TRL_520 todo 94eaa428 025c9a4a
pub const TRL_520: Power = TODO;

/// # Arena Patron
///
/// `TRL_521` · Neutral minion · 5 mana · 3/3
///
/// > **Overkill:** Summon another Arena Patron.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Mechanics: Overkill
///
/// State: Todo
//~ TRL_521 todo 7c895ab7 788b1dab
pub const TRL_521: Power = TODO;

/// # Firetree Witchdoctor
///
/// `TRL_523` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** If you're holding a Dragon, **Discover** a spell.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ TRL_523 todo 11252ce2 739495a2
pub const TRL_523: Power = TODO;

/// # Shieldbreaker
///
/// `TRL_524` · Neutral minion · 2 mana · 2/1
///
/// > **Battlecry: Silence** an enemy minion with **Taunt**.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Refers to: Taunt, Silence
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_ENEMY_TARGET`, `REQ_MINION_TARGET`, `REQ_MUST_TARGET_TAUNTER` (hearthstone-data 36393.1)
/// - Target: "**Silence** a minion with **Taunt**."
///
/// State: Todo
//~ TRL_524 todo bc942ba8 639b2845
pub const TRL_524: Power = TODO;

/// # Arena Treasure Chest
///
/// `TRL_525` · Neutral minion · 4 mana · 0/4
///
/// > **Deathrattle:** Draw 2 cards.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ TRL_525 todo 5450511e 6651cc3d
pub const TRL_525: Power = TODO;

/// # Dragonmaw Scorcher
///
/// `TRL_526` · Neutral minion · 5 mana · 3/6
///
/// > **Battlecry:** Deal 1 damage to all other minions.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
///
/// State: Todo
//~ TRL_526 todo a64e688a a72de1f5
pub const TRL_526: Power = TODO;

/// # Drakkari Trickster
///
/// `TRL_527` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** Give each player a copy of a random card from their opponent's deck.
///
/// - Set: Rastakhan's Rumble · epic · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ TRL_527 todo 98c398a6 4fcafd18
pub const TRL_527: Power = TODO;

/// # Linecracker
///
/// `TRL_528` · Neutral minion · 7 mana · 5/10
///
/// > **Overkill:** Double this minion's Attack.
///
/// - Set: Rastakhan's Rumble · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Overkill
/// - Enchantments: Crazed [`TRL_528e`]
///
/// State: Todo
//~ TRL_528 todo 99078978 83cdc7a7
pub const TRL_528: Power = TODO;

/// # Crazed
///
/// `TRL_528e` · Neutral enchantment
///
/// > Doubled Attack.
///
/// - Set: Rastakhan's Rumble
///
/// State: Todo
//~ TRL_528e todo c32acf22 ee2dc9e1
pub const TRL_528e: Power = TODO;

/// # Masked Contender
///
/// `TRL_530` · Neutral minion · 3 mana · 2/4
///
/// > **Battlecry:** If you control a **Secret**, cast a **Secret** from your deck.
///
/// - Set: Rastakhan's Rumble · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Secret
///
/// State: Todo
//~ TRL_530 todo 6c91a49c 837b21c2
pub const TRL_530: Power = TODO;

/// # Rumbletusk Shaker
///
/// `TRL_531` · Neutral minion · 4 mana · 3/2
///
/// > **Deathrattle:** Summon a 3/2 Rumbletusk Breaker.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Rumbletusk Breaker [`TRL_531t`]
///
/// State: Todo
//~ TRL_531 todo 60bb5045 cb6d133c
pub const TRL_531: Power = TODO;

/// # Rumbletusk Breaker
///
/// `TRL_531t` · Neutral minion · 2 mana · 3/2
///
/// - Set: Rastakhan's Rumble
///
/// State: Vanilla
//~ TRL_531t vanilla 045ba6c0 c56e3688
pub const TRL_531t: Power = VANILLA;

/// # Mosh'Ogg Announcer
///
/// `TRL_532` · Neutral minion · 5 mana · 6/5
///
/// > Enemies attacking this have a 50% chance to attack someone else.
///
/// - Set: Rastakhan's Rumble · epic · collectible
///
/// State: Todo
//~ TRL_532 todo aa363fea a1f56aa0
pub const TRL_532: Power = TODO;

/// # Ice Cream Peddler
///
/// `TRL_533` · Neutral minion · 4 mana · 3/5
///
/// > **Battlecry:** If you control a **Frozen** minion, gain 8 Armor.
///
/// - Set: Rastakhan's Rumble · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Freeze
///
/// State: Todo
//~ TRL_533 todo 3da51e03 a8957539
pub const TRL_533: Power = TODO;

/// # Snapjaw Shellfighter
///
/// `TRL_535` · Neutral minion · 5 mana · 3/8
///
/// > Whenever an adjacent minion takes damage, this minion takes it instead.
///
/// - Set: Rastakhan's Rumble · epic · collectible
/// - Mechanics: Adjacent Buff
///
/// State: Todo
//~ TRL_535 todo 7fa51cba 662bc89b
pub const TRL_535: Power = TODO;

/// # Da Undatakah
///
/// `TRL_537` · Neutral minion · 8 mana · 8/5
///
/// > **Battlecry:** Gain the **Deathrattle** effects of 3 friendly minions that died this game.
///
/// - Set: Rastakhan's Rumble · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
/// - Enchantments: Undatakah Deathrattles [`TRL_537e`]
///
/// State: Todo
//~ TRL_537 todo ebfd69d0 19cde674
pub const TRL_537: Power = TODO;

/// # Undatakah Deathrattles
///
/// `TRL_537e` · Neutral enchantment
///
/// - Set: Rastakhan's Rumble
///
/// State: Todo
//~ TRL_537e todo 501d4470 2b1411e2
pub const TRL_537e: Power = TODO;

/// # Hakkar, the Soulflayer
///
/// `TRL_541` · Neutral minion · 10 mana · 9/6
///
/// > **Deathrattle:** Shuffle a Corrupted Blood into each player's deck.
///
/// - Set: Rastakhan's Rumble · legendary · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Corrupted Blood [`TRL_541t`]
///
/// State: Todo
//~ TRL_541 todo 13578b04 0546e3c8
pub const TRL_541: Power = TODO;

/// # Corrupted Blood
///
/// `TRL_541t` · Neutral spell · Shadow · 1 mana
///
/// > **Casts When Drawn** Take 3 damage. After you draw, shuffle two copies of this into your deck.
///
/// - Set: Rastakhan's Rumble
/// - Mechanics: Immune To Spellpower, Casts When Drawn
///
/// State: Todo
//~ TRL_541t todo 5def6c02 74080c2e
pub const TRL_541t: Power = TODO;

/// # Oondasta
///
/// `TRL_542` · Neutral minion · 9 mana · 7/7
///
/// > **Rush Overkill:** Summon a Beast from your hand.
///
/// - Set: Rastakhan's Rumble · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Rush, Overkill
///
/// State: Todo
//~ TRL_542 todo 8ecf6ec7 3ff37ff2
pub const TRL_542: Power = TODO;

/// # Ornery Tortoise
///
/// `TRL_546` · Neutral minion · 3 mana · 3/5
///
/// > **Battlecry:** Deal 5 damage to your hero.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
///
/// State: Todo
//~ TRL_546 todo 0017615a 95d3adcf
pub const TRL_546: Power = TODO;

/// # Amani War Bear
///
/// `TRL_550` · Neutral minion · 7 mana · 5/7
///
/// > **Rush Taunt**
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Rush
///
/// State: Vanilla
//~ TRL_550 vanilla 94ea71b7 94ed6a63
pub const TRL_550: Power = VANILLA;

/// # Mojomaster Zihi
///
/// `TRL_564` · Neutral minion · 6 mana · 5/5
///
/// > **Battlecry:** Set each player to 5 Mana Crystals.
///
/// - Set: Rastakhan's Rumble · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ TRL_564 todo 287b1a50 7e283fb5
pub const TRL_564: Power = TODO;

/// # Crowd Roaster
///
/// `TRL_569` · Neutral minion · 7 mana · 7/4
///
/// > **Battlecry:** If you're holding a Dragon, deal 7 damage to an enemy minion.
///
/// - Set: Rastakhan's Rumble · epic · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_ENEMY_TARGET`, `REQ_TARGET_IF_AVAILABLE_AND_DRAGON_IN_HAND` (hearthstone-data 36393.1)
/// - Target: "Deal 7 damage to an enemy minion."
///
/// State: Todo
//~ TRL_569 todo a86a4401 0eb25f02
pub const TRL_569: Power = TODO;

/// # Soup Vendor
///
/// `TRL_570` · Neutral minion · 2 mana · 1/4
///
/// > Whenever you restore 3 or more Health to your hero, draw a card.
///
/// - Set: Rastakhan's Rumble · rare · collectible
///
/// State: Todo
//~ TRL_570 todo 4d4f74d8 0c5e6fd1
pub const TRL_570: Power = TODO;
