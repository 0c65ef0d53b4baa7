//! Neutral cards of The Witchwood.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Echo Enchant
///
/// `GIL_000` · Neutral enchantment
///
/// > Destroy card if in hand at the end of turn.
///
/// - Set: The Witchwood
/// - Mechanics: Ghostly
///
/// State: Todo
//~ GIL_000 todo a3253c79 6746317f
pub const GIL_000: Power = TODO;

/// # Worgen Abomination
///
/// `GIL_117` · Neutral minion · 7 mana · 6/6
///
/// > At the end of your turn, deal 2 damage to all other damaged minions.
///
/// - Set: The Witchwood · epic · collectible
/// - Minion type: Undead
///
/// State: Todo
//~ GIL_117 todo fb71ca55 d386544f
pub const GIL_117: Power = TODO;

/// # Deranged Doctor
///
/// `GIL_118` · Neutral minion · 8 mana · 8/8
///
/// > **Deathrattle:** Restore #8 Health to your hero.
///
/// - Set: The Witchwood · common · collectible
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ GIL_118 todo 1efadeb7 4a993af1
pub const GIL_118: Power = TODO;

/// # Cauldron Elemental
///
/// `GIL_119` · Neutral minion · 8 mana · 7/7
///
/// > Your other Elementals have +2 Attack.
///
/// - Set: The Witchwood · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Aura
/// - Enchantments: Toil and Trouble [`GIL_119e`]
///
/// State: Todo
//~ GIL_119 todo c2dcd020 bcf857a6
pub const GIL_119: Power = TODO;

/// # Toil and Trouble
///
/// `GIL_119e` · Neutral enchantment
///
/// > Cauldron Elemental is granting this +2 Attack.
///
/// - Set: The Witchwood
/// - Tokens: Cauldron Elemental [`GIL_119`]
///
/// State: Todo
//~ GIL_119e todo 3b3e2c19 2b2bb3fd
pub const GIL_119e: Power = TODO;

/// # Furious Ettin
///
/// `GIL_120` · Neutral minion · 7 mana · 5/9
///
/// > **Taunt**
///
/// - Set: The Witchwood · common · collectible
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ GIL_120 vanilla 915999a7 01e93631
pub const GIL_120: Power = VANILLA;

/// # Darkmire Moonkin
///
/// `GIL_121` · Neutral minion · 7 mana · 2/8
///
/// > **Spell Damage +2**
///
/// - Set: The Witchwood · common · collectible
/// - Mechanics: Spellpower
///
/// State: Todo
//~ GIL_121 todo 8f612b3a f65410b9
pub const GIL_121: Power = TODO;

/// # Mossy Horror
///
/// `GIL_124` · Neutral minion · 6 mana · 2/7
///
/// > **Battlecry:** Destroy all other minions with 2 or less Attack.
///
/// - Set: The Witchwood · epic · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ GIL_124 todo df25defd a06f5302
pub const GIL_124: Power = TODO;

/// # Mad Hatter
///
/// `GIL_125` · Neutral minion · 4 mana · 3/2
///
/// > **Battlecry:** Randomly toss 3 hats to other minions. Each hat gives +1/+1.
///
/// - Set: The Witchwood · rare · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_TARGET_WITH_RACE` = 11 (hearthstone-data 36393.1)
/// - Enchantments: Hat [`GIL_125e`]
///
/// State: Todo
//~ GIL_125 todo e5923db1 d55a7c0f
pub const GIL_125: Power = TODO;

/// # Hat
///
/// `GIL_125e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: The Witchwood
///
/// State: Todo
//~ GIL_125e todo 1dc490f7 1cd1808e
pub const GIL_125e: Power = TODO;

/// # Vicious Scalehide
///
/// `GIL_143` · Neutral minion · 2 mana · 1/3
///
/// > **Lifesteal Rush**
///
/// - Set: The Witchwood · common · collectible
/// - Minion type: Beast
/// - Mechanics: Lifesteal, Rush
///
/// State: Vanilla
//~ GIL_143 vanilla 017d2fbd 22b9c12a
pub const GIL_143: Power = VANILLA;

/// # Azalina Soulthief
///
/// `GIL_198` · Neutral minion · 7 mana · 3/3
///
/// > **Battlecry:** Replace your hand with a copy of your opponent's.
///
/// - Set: The Witchwood · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
///
/// State: Todo
//~ GIL_198 todo 0e4d5666 c5001f16
pub const GIL_198: Power = TODO;

/// # Pumpkin Peasant
///
/// `GIL_201` · Neutral minion · 3 mana · 2/4
///
/// > **Lifesteal** Each turn this is in your hand, swap its Attack and Health.
///
/// - Set: The Witchwood · common · collectible
/// - Mechanics: Lifesteal
/// - Tokens: Pumpkin Peasant [`GIL_201t`]
///
/// State: Todo
//~ GIL_201 todo cf0a9afa fd35e612
pub const GIL_201: Power = TODO;

/// # Pumpkin Peasant
///
/// `GIL_201t` · Neutral minion · 3 mana · 4/2
///
/// > **Lifesteal** Each turn this is in your hand, swap its Attack and Health.
///
/// - Set: The Witchwood · common
/// - Mechanics: Lifesteal
///
/// State: Todo
//~ GIL_201t todo adcab50d e88ac174
pub const GIL_201t: Power = TODO;

/// # Gilnean Royal Guard
///
/// `GIL_202` · Neutral minion · 8 mana · 3/8
///
/// > **Divine Shield**, **Rush** Each turn this is in your hand, swap its Attack and Health.
///
/// - Set: The Witchwood · rare · collectible
/// - Mechanics: Divine Shield, Rush
/// - Tokens: Gilnean Royal Guard [`GIL_202t`]
///
/// State: Todo
//~ GIL_202 todo 4cd6c717 f7facbc3
pub const GIL_202: Power = TODO;

/// # Gilnean Royal Guard
///
/// `GIL_202t` · Neutral minion · 8 mana · 8/3
///
/// > **Divine Shield**, **Rush** Each turn this is in your hand, swap its Attack and Health.
///
/// - Set: The Witchwood · rare
/// - Mechanics: Divine Shield, Rush
///
/// State: Todo
//~ GIL_202t todo 093ef5a2 c7c6b31a
pub const GIL_202t: Power = TODO;

/// # Phantom Militia
///
/// `GIL_207` · Neutral minion · 3 mana · 2/4
///
/// > **Echo Taunt**
///
/// - Set: The Witchwood · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt, Echo
///
/// State: Todo
//~ GIL_207 todo 6a371650 f53af861
pub const GIL_207: Power = TODO;

/// # Ravencaller
///
/// `GIL_212` · Neutral minion · 3 mana · 2/1
///
/// > **Battlecry:** Add two random 1-Cost minions to your hand.
///
/// - Set: The Witchwood · common · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ GIL_212 todo 290b0a0f 3276d51c
pub const GIL_212: Power = TODO;

/// # Tanglefur Mystic
///
/// `GIL_213` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** Add a random 2-Cost minion to each player's hand.
///
/// - Set: The Witchwood · common · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ GIL_213 todo 098cbd96 fc045a71
pub const GIL_213: Power = TODO;

/// # Lost Spirit
///
/// `GIL_513` · Neutral minion · 2 mana · 1/1
///
/// > **Deathrattle:** Give your minions +1 Attack.
///
/// - Set: The Witchwood · common · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Enchantments: Spooky Sacrifice [`GIL_513e`]
///
/// State: Todo
//~ GIL_513 todo 1e9e1444 39b3fd14
pub const GIL_513: Power = TODO;

/// # Spooky Sacrifice
///
/// `GIL_513e` · Neutral enchantment
///
/// > +1 Attack.
///
/// - Set: The Witchwood
///
/// State: Todo
//~ GIL_513e todo 25fa46cb 81cd1b9e
pub const GIL_513e: Power = TODO;

/// # Wyrmguard
///
/// `GIL_526` · Neutral minion · 7 mana · 3/11
///
/// > **Battlecry:** If you're holding a Dragon, gain +1 Attack and **Taunt**.
///
/// - Set: The Witchwood · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Enchantments: For the Dragonhoard! [`GIL_526e`]
///
/// State: Todo
//~ GIL_526 todo 7ae2c9e1 53b8fa27
pub const GIL_526: Power = TODO;

/// # For the Dragonhoard!
///
/// `GIL_526e` · Neutral enchantment
///
/// > +1 Attack and **Taunt**.
///
/// - Set: The Witchwood
///
/// State: Todo
//~ GIL_526e todo 142a2dcb 7ee667fa
pub const GIL_526e: Power = TODO;

/// # Felsoul Inquisitor
///
/// `GIL_527` · Neutral minion · 4 mana · 1/6
///
/// > **Lifesteal Taunt**
///
/// - Set: The Witchwood · common · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt, Lifesteal
///
/// State: Vanilla
//~ GIL_527 vanilla 6123bf7c 29417b2b
pub const GIL_527: Power = VANILLA;

/// # Swift Messenger
///
/// `GIL_528` · Neutral minion · 4 mana · 2/6
///
/// > **Rush** Each turn this is in your hand, swap its Attack and Health.
///
/// - Set: The Witchwood · common · collectible
/// - Mechanics: Rush
/// - Tokens: Swift Messenger [`GIL_528t`]
///
/// State: Todo
//~ GIL_528 todo 0bacafc5 63d7809e
pub const GIL_528: Power = TODO;

/// # Swift Messenger
///
/// `GIL_528t` · Neutral minion · 4 mana · 6/2
///
/// > **Rush** Each turn this is in your hand, swap its Attack and Health.
///
/// - Set: The Witchwood · common
/// - Mechanics: Rush
///
/// State: Todo
//~ GIL_528t todo 4e11c389 fb8eaeca
pub const GIL_528t: Power = TODO;

/// # Spellshifter
///
/// `GIL_529` · Neutral minion · 2 mana · 1/4
///
/// > **Spell Damage +1** Each turn this is in your hand, swap its Attack and Health.
///
/// - Set: The Witchwood · common · collectible
/// - Mechanics: Spellpower
/// - Tokens: Spellshifter [`GIL_529t`]
///
/// State: Todo
//~ GIL_529 todo 79d2fe97 dc687e42
pub const GIL_529: Power = TODO;

/// # Spellshifter
///
/// `GIL_529t` · Neutral minion · 2 mana · 4/1
///
/// > **Spell Damage +1** Each turn this is in your hand, swap its Attack and Health.
///
/// - Set: The Witchwood · common
/// - Mechanics: Spellpower
///
/// State: Todo
//~ GIL_529t todo 91ca7b91 16ed3aea
pub const GIL_529t: Power = TODO;

/// # Hench-Clan Thug
///
/// `GIL_534` · Neutral minion · 3 mana · 3/3
///
/// > After your hero attacks, give this minion +1/+1.
///
/// - Set: The Witchwood · common · collectible
/// - Minion type: Quilboar
/// - Enchantments: Reinforced [`GIL_534t`]
///
/// State: Todo
//~ GIL_534 todo 4d75de27 7b83ebe5
pub const GIL_534: Power = TODO;

/// # Reinforced
///
/// `GIL_534t` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: The Witchwood
///
/// State: Todo
//~ GIL_534t todo fe938fe2 1bd42c4a
pub const GIL_534t: Power = TODO;

/// # Swamp Leech
///
/// `GIL_558` · Neutral minion · 1 mana · 2/1
///
/// > **Lifesteal**
///
/// - Set: The Witchwood · common · collectible
/// - Minion type: Beast
/// - Mechanics: Lifesteal
///
/// State: Vanilla
//~ GIL_558 vanilla 97bdcb02 9e7a07c2
pub const GIL_558: Power = VANILLA;

/// # Blackwald Pixie
///
/// `GIL_561` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** Refresh your Hero Power.
///
/// - Set: The Witchwood · common · collectible
/// - Mechanics: Battlecry
/// - Tokens: Blackwald Pixie [`GIL_561_Puzzle`]
///
/// State: Todo
//~ GIL_561 todo fd03f897 6a560c22
pub const GIL_561: Power = TODO;

/// # Blackwald Pixie
///
/// `GIL_561_Puzzle` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** Refresh your Hero Power.
///
/// - Set: The Witchwood · common
/// - Mechanics: Battlecry
///
/// State: Todo
//~ GIL_561_Puzzle todo b24ae753 aa0e6ba5
pub const GIL_561_Puzzle: Power = TODO;

/// # Countess Ashmore
///
/// `GIL_578` · Neutral minion · 7 mana · 6/6
///
/// > **Battlecry:** Draw a **Rush**, **Lifesteal**, and **Deathrattle** card from your deck.
///
/// - Set: The Witchwood · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle, Lifesteal, Rush
///
/// State: Todo
//~ GIL_578 todo 2057d185 44613f5b
pub const GIL_578: Power = TODO;

/// # Sandbinder
///
/// `GIL_581` · Neutral minion · 4 mana · 2/4
///
/// > **Battlecry:** Draw an Elemental from your deck.
///
/// - Set: The Witchwood · epic · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ GIL_581 todo 97d35eb0 2d20e591
pub const GIL_581: Power = TODO;

/// # Witchwood Piper
///
/// `GIL_584` · Neutral minion · 4 mana · 3/3
///
/// > **Battlecry:** Draw the lowest Cost minion from your deck.
///
/// - Set: The Witchwood · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
///
/// State: Todo
//~ GIL_584 todo 925f5833 86f94908
pub const GIL_584: Power = TODO;

/// # Scaleworm
///
/// `GIL_601` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** If you're holding a Dragon, gain +1 Attack and **Rush**.
///
/// - Set: The Witchwood · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Enchantments: Bold Worm [`GIL_601e`]
///
/// State: Todo
//~ GIL_601 todo de352f45 14664a42
pub const GIL_601: Power = TODO;

/// # Bold Worm
///
/// `GIL_601e` · Neutral enchantment
///
/// > +1 Attack and **Rush**.
///
/// - Set: The Witchwood
///
/// State: Todo
//~ GIL_601e todo 48e3da7f bae55559
pub const GIL_601e: Power = TODO;

/// # Voodoo Doll
///
/// `GIL_614` · Neutral minion · 3 mana · 1/1
///
/// > **Battlecry:** Choose a minion. **Deathrattle:** Destroy the chosen minion.
///
/// - Set: The Witchwood · epic · collectible
/// - Mechanics: Deathrattle, Battlecry, Voodoo Link
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Curse a minion."
/// - Enchantments: Voodoo Doll Cursed [`GIL_614e1`], Voodoo Doll Cursing [`GIL_614e2`]
///
/// State: Todo
//~ GIL_614 todo 0636c51f 4909fab3
pub const GIL_614: Power = TODO;

/// # Voodoo Doll Cursed
///
/// `GIL_614e1` · Neutral enchantment
///
/// > Destroyed when Voodoo Doll is destroyed.
///
/// - Set: The Witchwood · epic
/// - Tokens: Voodoo Doll [`GIL_614`]
///
/// State: Todo
//~ GIL_614e1 todo 1cff9a56 be5a6a55
pub const GIL_614e1: Power = TODO;

/// # Voodoo Doll Cursing
///
/// `GIL_614e2` · Neutral enchantment
///
/// > **Deathrattle:** Destroy {0}.
///
/// - Set: The Witchwood · epic
///
/// State: Todo
//~ GIL_614e2 todo 54208e2d 5f22e559
pub const GIL_614e2: Power = TODO;

/// # Splitting Festeroot
///
/// `GIL_616` · Neutral minion · 8 mana · 4/4
///
/// > **Deathrattle:** Summon two 2/2 Splitting Saplings.
///
/// - Set: The Witchwood · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Tokens: Splitting Sapling [`GIL_616t`], Woodchip [`GIL_616t2`]
///
/// State: Todo
//~ GIL_616 todo 7a5678bf 64b85670
pub const GIL_616: Power = TODO;

/// # Splitting Sapling
///
/// `GIL_616t` · Neutral minion · 3 mana · 2/2
///
/// > **Deathrattle:** Summon two 1/1 Woodchips.
///
/// - Set: The Witchwood
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Tokens: Woodchip [`GIL_616t2`]
///
/// State: Todo
//~ GIL_616t todo d8e1e4ad 11fdfe9b
pub const GIL_616t: Power = TODO;

/// # Woodchip
///
/// `GIL_616t2` · Neutral minion · 1 mana · 1/1
///
/// - Set: The Witchwood
/// - Minion type: Undead
///
/// State: Vanilla
//~ GIL_616t2 vanilla 248f4452 059aefde
pub const GIL_616t2: Power = VANILLA;

/// # Dollmaster Dorian
///
/// `GIL_620` · Neutral minion · 5 mana · 2/6
///
/// > Whenever you draw a minion, summon a 1/1 copy of it.
///
/// - Set: The Witchwood · legendary · collectible
/// - Enchantments: Creepy Doll [`GIL_620e`]
///
/// State: Todo
//~ GIL_620 todo de4ede2e e30a7b3b
pub const GIL_620: Power = TODO;

/// # Creepy Doll
///
/// `GIL_620e` · Neutral enchantment
///
/// > Dollmaster Dorian made a 1/1 copy.
///
/// - Set: The Witchwood
/// - Tokens: Dollmaster Dorian [`GIL_620`]
///
/// State: Todo
//~ GIL_620e todo 8f33f132 89f4d057
pub const GIL_620e: Power = TODO;

/// # Lifedrinker
///
/// `GIL_622` · Neutral minion · 4 mana · 3/3
///
/// > **Battlecry:** Deal 3 damage to the enemy hero. Restore #3 Health to your hero.
///
/// - Set: The Witchwood · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
///
/// State: Todo
//~ GIL_622 todo d007220e 6ff10fda
pub const GIL_622: Power = TODO;

/// # Witchwood Grizzly
///
/// `GIL_623` · Neutral minion · 5 mana · 3/12
///
/// > **Taunt Battlecry:** Lose 1 Health for each card in your opponent's hand.
///
/// - Set: The Witchwood · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Battlecry
/// - Enchantments: Grizzled [`GIL_623e`]
///
/// State: Todo
//~ GIL_623 todo b04d3d26 dcc20ceb
pub const GIL_623: Power = TODO;

/// # Grizzled
///
/// `GIL_623e` · Neutral enchantment
///
/// > Decreased Health.
///
/// - Set: The Witchwood
///
/// State: Todo
//~ GIL_623e todo 51d6ff4f b310176b
pub const GIL_623e: Power = TODO;

/// # Night Prowler
///
/// `GIL_624` · Neutral minion · 4 mana · 3/3
///
/// > **Battlecry:** If this is the only minion on the battlefield, gain +3/+3.
///
/// - Set: The Witchwood · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Tags: `1584` = 1
/// - Enchantments: Stalking [`GIL_624e`]
///
/// State: Todo
//~ GIL_624 todo abe6afb6 5776dd73
pub const GIL_624: Power = TODO;

/// # Stalking
///
/// `GIL_624e` · Neutral enchantment
///
/// > +3/+3.
///
/// - Set: The Witchwood
///
/// State: Todo
//~ GIL_624e todo 8201341e c0fe6147
pub const GIL_624e: Power = TODO;

/// # Clockwork Automaton
///
/// `GIL_646` · Neutral minion · 5 mana · 4/4
///
/// > Double the damage and healing of your Hero Power.
///
/// - Set: The Witchwood · common · collectible
/// - Minion type: Mech
/// - Tokens: Clockwork Automaton [`GIL_646_Puzzle`]
///
/// State: Todo
//~ GIL_646 todo 4334769d 1e662fb2
pub const GIL_646: Power = TODO;

/// # Clockwork Automaton
///
/// `GIL_646_Puzzle` · Neutral minion · 5 mana · 4/4
///
/// > Double the damage and healing of your Hero Power.
///
/// - Set: The Witchwood · common
/// - Minion type: Mech
///
/// State: Todo
//~ GIL_646_Puzzle todo 0aad83da 56802a23
pub const GIL_646_Puzzle: Power = TODO;

/// # Chief Inspector
///
/// `GIL_648` · Neutral minion · 5 mana · 4/6
///
/// > **Battlecry:** Destroy all enemy **Secrets**.
///
/// - Set: The Witchwood · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Secret
///
/// State: Todo
//~ GIL_648 todo eac04f45 f746a9e1
pub const GIL_648: Power = TODO;

/// # Rotten Applebaum
///
/// `GIL_667` · Neutral minion · 5 mana · 4/6
///
/// > **Taunt Deathrattle:** Restore #6 Health to your hero.
///
/// - Set: The Witchwood · common · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt, Deathrattle
///
/// State: Todo
//~ GIL_667 todo 37ab19b4 f7a2ee65
pub const GIL_667: Power = TODO;

/// # Walnut Sprite
///
/// `GIL_680` · Neutral minion · 3 mana · 3/3
///
/// > **Echo**
///
/// - Set: The Witchwood · common · collectible
/// - Mechanics: Echo
///
/// State: Todo
//~ GIL_680 todo 204f2c84 00e275b0
pub const GIL_680: Power = TODO;

/// # Nightmare Amalgam
///
/// `GIL_681` · Neutral minion · 3 mana · 3/4
///
/// > *This has all minion types.*
///
/// - Set: The Witchwood · epic · collectible
/// - Minion type: All
///
/// State: Todo
//~ GIL_681 todo 0011e789 44894fa0
pub const GIL_681: Power = TODO;

/// # Muck Hunter
///
/// `GIL_682` · Neutral minion · 5 mana · 5/8
///
/// > **Rush Battlecry:** Summon two 2/1 Mucklings for your opponent.
///
/// - Set: The Witchwood · epic · collectible
/// - Mechanics: Battlecry, Rush
/// - Tokens: Muckling [`GIL_682t`]
///
/// State: Todo
//~ GIL_682 todo bb023fe2 c0114ba5
pub const GIL_682: Power = TODO;

/// # Muckling
///
/// `GIL_682t` · Neutral minion · 1 mana · 2/1
///
/// - Set: The Witchwood
///
/// State: Vanilla
//~ GIL_682t vanilla 6081fd93 53cdcea8
pub const GIL_682t: Power = VANILLA;

/// # Marsh Drake
///
/// `GIL_683` · Neutral minion · 3 mana · 5/4
///
/// > **Battlecry:** Summon a 2/1 **Poisonous** Drakeslayer for your opponent.
///
/// - Set: The Witchwood · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Refers to: Poisonous
/// - Tokens: Drakeslayer [`GIL_683t`]
///
/// State: Todo
//~ GIL_683 todo 2092982c afce3f54
pub const GIL_683: Power = TODO;

/// # Drakeslayer
///
/// `GIL_683t` · Neutral minion · 1 mana · 2/1
///
/// > **Poisonous**
///
/// - Set: The Witchwood
/// - Mechanics: Poisonous
///
/// State: Vanilla
//~ GIL_683t vanilla 3e21d314 85df45c7
pub const GIL_683t: Power = VANILLA;

/// # Genn Greymane
///
/// `GIL_692` · Neutral minion · 6 mana · 6/5
///
/// > **Start of Game:** If your deck has only even- Cost cards, your starting Hero Power costs (1).
///
/// - Set: The Witchwood · legendary · collectible
/// - Mechanics: Collectionmanager Filter Mana Even, Start Of Game Keyword, Genn Even Requirement
/// - Tags: `2936` = 1
/// - Enchantments: Curse of Ur [`GIL_692e`]
///
/// State: Todo
//~ GIL_692 todo f2327fd9 ad84d029
pub const GIL_692: Power = TODO;

/// # Curse of Ur
///
/// `GIL_692e` · Neutral enchantment
///
/// > Your **Hero Power** costs (1).
///
/// - Set: The Witchwood
///
/// State: Todo
//~ GIL_692e todo 906561d2 1c891e46
pub const GIL_692e: Power = TODO;

/// # Unpowered Steambot
///
/// `GIL_809` · Neutral minion · 4 mana · 0/9
///
/// > **Taunt**
///
/// - Set: The Witchwood · common · collectible
/// - Minion type: Mech
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ GIL_809 vanilla 032209b9 a6b0fe08
pub const GIL_809: Power = VANILLA;

/// # Baleful Banker
///
/// `GIL_815` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Choose a friendly minion. Shuffle a copy into your deck.
///
/// - Set: The Witchwood · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Shuffle a copy into your deck."
///
/// State: Todo
//~ GIL_815 todo e86b07b6 8924e47e
pub const GIL_815: Power = TODO;

/// # Swamp Dragon Egg
///
/// `GIL_816` · Neutral minion · 1 mana · 0/3
///
/// > **Deathrattle:** Add a random Dragon to your hand.
///
/// - Set: The Witchwood · common · collectible
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ GIL_816 todo 3889efc7 1a8183b3
pub const GIL_816: Power = TODO;

/// # Witch's Cauldron
///
/// `GIL_819` · Neutral minion · 3 mana · 0/4
///
/// > After a friendly minion dies, add a random Shaman spell to your hand.
///
/// - Set: The Witchwood · epic · collectible
///
/// State: Todo
//~ GIL_819 todo 5ef67d42 ef6ba5cb
pub const GIL_819: Power = TODO;

/// # Baku the Mooneater
///
/// `GIL_826` · Neutral minion · 9 mana · 7/8
///
/// > **Start of Game:** If your deck has only odd- Cost cards, upgrade your Hero Power.
///
/// - Set: The Witchwood · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Collectionmanager Filter Mana Odd, Start Of Game Keyword, Baku Odd Requirement
/// - Tags: `2936` = 1
///
/// State: Todo
//~ GIL_826 todo 0dbc7c05 4f899c74
pub const GIL_826: Power = TODO;

/// # Vicious Scalehide
///
/// `ICC_828t7` · Neutral minion · 2 mana · 1/3
///
/// > **Lifesteal Rush**@**Lifesteal**, **Rush**
///
/// - Set: The Witchwood · common
/// - Minion type: Beast
/// - Mechanics: Lifesteal, Rush
///
/// State: Todo
//~ ICC_828t7 todo 67d37fe4 9e2b97c6
pub const ICC_828t7: Power = TODO;
