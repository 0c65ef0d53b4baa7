//! Neutral cards of March of the Lich King.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Carrion Crab
///
/// `NX2_030` · Neutral minion · 0 mana · 3/2
///
/// > **Battlecry:** Destroy an Undead to gain **Reborn**.
///
/// - Set: March of the Lich King · common
/// - Minion type: All
/// - Mechanics: Battlecry
///
/// State: Todo
//~ NX2_030 todo 11abe62c 9185cada
pub const NX2_030: Power = TODO;

/// # Lost Exarch
///
/// `NX2_032` · Neutral minion · 4 mana · 5/4
///
/// > **Deathrattle**: Spend all your Mana. Summon that many 2/2 Zombies with **Rush**.
///
/// - Set: March of the Lich King · rare · collectible
/// - Minion type: Undead, Draenei
/// - Mechanics: Deathrattle
/// - Refers to: Rush
/// - Tags: `2525` = 1
/// - Tokens: Ghoul [`NX2_032t`], Rampaging Zombie [`RLK_018t`]
///
/// State: Todo
//~ NX2_032 todo c21ff246 28966b28
pub const NX2_032: Power = TODO;

/// # Ghoul
///
/// `NX2_032t` · Neutral minion · 2 mana · 2/2
///
/// > **Rush**
///
/// - Set: March of the Lich King
/// - Minion type: Undead
/// - Mechanics: Rush
///
/// State: Vanilla
//~ NX2_032t vanilla 9cfb1d83 0f0ed5db
pub const NX2_032t: Power = VANILLA;

/// # Thaddius, Monstrosity
///
/// `NX2_033` · Neutral minion · 10 mana · 11/11
///
/// > **Taunt**. Your odd-Cost cards cost (2) less. *(Swaps polarity each turn!)*@**Taunt**. Your even-Cost cards cost (2) less. *(Swaps polarity each turn!)*
///
/// - Set: March of the Lich King · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt, Aura
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2
/// - Enchantments: Positive Attraction [`NX2_033e`], Negative Attraction [`NX2_033e2`]
///
/// State: Todo
//~ NX2_033 todo 3ec1bc08 1f01e447
pub const NX2_033: Power = TODO;

/// # Positive Attraction
///
/// `NX2_033e` · Neutral enchantment
///
/// > Costs (2) less.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ NX2_033e todo 1c6dcaf4 a19aed44
pub const NX2_033e: Power = TODO;

/// # Negative Attraction
///
/// `NX2_033e2` · Neutral enchantment
///
/// > Costs (2) less.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ NX2_033e2 todo e8c3eb19 dfab4f80
pub const NX2_033e2: Power = TODO;

/// # Rivendare, Warrider
///
/// `NX2_034` · Neutral minion · 6 mana · 6/6
///
/// > **Deathrattle:** Shuffle the other 3 Horsemen into your deck.
///
/// - Set: March of the Lich King · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Tokens: Blaumeux, Faminerider [`NX2_034t`], Korth'azz, Deathrider [`NX2_034t1`], Zeliek, Conquestrider [`NX2_034t2`]
///
/// State: Todo
//~ NX2_034 todo b34417a4 41c53965
pub const NX2_034: Power = TODO;

/// # Blaumeux, Faminerider
///
/// `NX2_034t` · Neutral minion · 6 mana · 6/6
///
/// > **Lifesteal Deathrattle:** If you had all four Horsemen die this game, destroy the enemy hero.
///
/// - Set: March of the Lich King
/// - Minion type: Undead
/// - Mechanics: Deathrattle, Lifesteal
///
/// State: Todo
//~ NX2_034t todo 3061f5ee 30551141
pub const NX2_034t: Power = TODO;

/// # Korth'azz, Deathrider
///
/// `NX2_034t1` · Neutral minion · 6 mana · 6/6
///
/// > **Rush Deathrattle:** If you had all four Horsemen die this game, destroy the enemy hero.
///
/// - Set: March of the Lich King
/// - Minion type: Undead
/// - Mechanics: Deathrattle, Rush
///
/// State: Todo
//~ NX2_034t1 todo 4ddfa87e 8b195707
pub const NX2_034t1: Power = TODO;

/// # Zeliek, Conquestrider
///
/// `NX2_034t2` · Neutral minion · 6 mana · 6/6
///
/// > **Taunt Deathrattle:** If you had all four Horsemen die this game, destroy the enemy hero.
///
/// - Set: March of the Lich King
/// - Minion type: Undead
/// - Mechanics: Taunt, Deathrattle
///
/// State: Todo
//~ NX2_034t2 todo 748f8c93 b3cc5a72
pub const NX2_034t2: Power = TODO;

/// # Mistake
///
/// `NX2_050` · Neutral minion · 1 mana · 1/3
///
/// > *This has all minion types*.
///
/// - Set: March of the Lich King · epic · collectible
/// - Minion type: All
///
/// State: Todo
//~ NX2_050 todo 789a9435 adf12b6d
pub const NX2_050: Power = TODO;

/// # Darkfallen Shadow
///
/// `NX2_051` · Neutral minion · 3 mana · 3/3
///
/// > **Rush Manathirst (@):** Gain **Reborn**.
///
/// - Set: March of the Lich King · common · collectible
/// - Minion type: Undead
/// - Mechanics: Rush
/// - Refers to: Reborn
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 6, `MANATHIRST` = 6
///
/// State: Todo
//~ NX2_051 todo c6f304b8 a103b91b
pub const NX2_051: Power = TODO;

/// # Rampaging Zombie
///
/// `RLK_018t` · Neutral minion · 2 mana · 2/2
///
/// > **Rush**
///
/// - Set: March of the Lich King
/// - Minion type: Undead
/// - Mechanics: Rush
///
/// State: Vanilla
//~ RLK_018t vanilla 80232964 d73ec7d3
pub const RLK_018t: Power = VANILLA;

/// # Shatterskin Gargoyle
///
/// `RLK_029` · Neutral minion · 6 mana · 4/6
///
/// > **Taunt Deathrattle:** Deal 4 damage to a random enemy.
///
/// - Set: March of the Lich King · common · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt, Deathrattle
///
/// State: Todo
//~ RLK_029 todo a12c7072 a0683379
pub const RLK_029: Power = TODO;

/// # Infected Peasant
///
/// `RLK_070` · Neutral minion · 2 mana · 2/1
///
/// > **Deathrattle:** Summon a 2/2 Undead Peasant.
///
/// - Set: March of the Lich King · common · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Undead Peasant [`RLK_070t`]
///
/// State: Todo
//~ RLK_070 todo 2f3a763a f64596f9
pub const RLK_070: Power = TODO;

/// # Undead Peasant
///
/// `RLK_070t` · Neutral minion · 2 mana · 2/2
///
/// - Set: March of the Lich King
/// - Minion type: Undead
///
/// State: Vanilla
//~ RLK_070t vanilla d74c132e 54dd0b61
pub const RLK_070t: Power = VANILLA;

/// # Street Sweeper
///
/// `RLK_104` · Neutral minion · 4 mana · 2/2
///
/// > **Battlecry:** Deal 2 damage to all other minions.
///
/// - Set: March of the Lich King · common · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ RLK_104 todo c01ba8d8 15d5e996
pub const RLK_104: Power = TODO;

/// # Brittleskin Zombie
///
/// `RLK_113` · Neutral minion · 3 mana · 4/3
///
/// > **Deathrattle:** If it's your opponent's turn, deal 3 damage to them.
///
/// - Set: March of the Lich King · common · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ RLK_113 todo 58193347 37c49d18
pub const RLK_113: Power = TODO;

/// # Incorporeal Corporal
///
/// `RLK_117` · Neutral minion · 2 mana · 5/5
///
/// > After this minion attacks, destroy it.
///
/// - Set: March of the Lich King · common · collectible
/// - Minion type: Undead
///
/// State: Todo
//~ RLK_117 todo 253065fc b3687b6b
pub const RLK_117: Power = TODO;

/// # Drakkari Embalmer
///
/// `RLK_119` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** Give a friendly Undead **Reborn**.
///
/// - Set: March of the Lich King · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Refers to: Reborn
/// - Target: "Give a friendly Undead **Reborn**."
///
/// State: Todo
//~ RLK_119 todo 3459c83f 6dc0d45b
pub const RLK_119: Power = TODO;

/// # Bone Flinger
///
/// `RLK_123` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** If a friendly Undead died after your last turn, deal 2 damage.
///
/// - Set: March of the Lich King · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Target: "Deal 2 damage."
///
/// State: Todo
//~ RLK_123 todo 814bf642 a8c382d3
pub const RLK_123: Power = TODO;

/// # Silvermoon Arcanist
///
/// `RLK_218` · Neutral minion · 3 mana · 2/2
///
/// > **Spell Damage +2 Battlecry:** Your spells can’t target heroes this turn.
///
/// - Set: March of the Lich King · common · collectible
/// - Mechanics: Spellpower, Battlecry
/// - Enchantments: Insane Arcanity [`RLK_218e`], Arcane Insanity [`RLK_218e2`], Insane Arcane Power [`RLK_218e3`]
///
/// State: Todo
//~ RLK_218 todo 02915599 e0109b86
pub const RLK_218: Power = TODO;

/// # Insane Arcanity
///
/// `RLK_218e` · Neutral enchantment
///
/// > Can't be targeted by spells this turn.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_218e todo 746b80e9 0d748e8d
pub const RLK_218e: Power = TODO;

/// # Arcane Insanity
///
/// `RLK_218e2` · Neutral enchantment
///
/// > Can't be targeted by spells this turn.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_218e2 todo a3d75bbc 1edce6e5
pub const RLK_218e2: Power = TODO;

/// # Insane Arcane Power
///
/// `RLK_218e3` · Neutral enchantment
///
/// > Your spells can’t target heroes this turn.
///
/// - Set: March of the Lich King
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ RLK_218e3 todo 893352bd faa221d4
pub const RLK_218e3: Power = TODO;

/// # Sunfury Clergy
///
/// `RLK_219` · Neutral minion · 3 mana · 2/4
///
/// > **Battlecry:** Restore #3 Health to all friendly characters. **Manathirst (6):** Restore #6 Health instead.
///
/// - Set: March of the Lich King · common · collectible
/// - Mechanics: Battlecry
/// - Tags: `MANATHIRST` = 6
/// - Target: "Restore #3 Health."
///
/// State: Todo
//~ RLK_219 todo d2c6936d 45d9a82c
pub const RLK_219: Power = TODO;

/// # Tenacious San'layn
///
/// `RLK_220` · Neutral minion · 5 mana · 4/6
///
/// > **Lifesteal** Whenever this attacks, deal 2 damage to the enemy hero.
///
/// - Set: March of the Lich King · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Lifesteal
///
/// State: Todo
//~ RLK_220 todo f0b951e1 0a678546
pub const RLK_220: Power = TODO;

/// # Crystal Broker
///
/// `RLK_221` · Neutral minion · 3 mana · 3/2
///
/// > **Manathirst (5):** Summon a random 3-Cost minion. **Manathirst (10):** Summon an 8-Cost minion instead.
///
/// - Set: March of the Lich King · epic · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 5, `MANATHIRST` = 5
///
/// State: Todo
//~ RLK_221 todo c5cd6703 c9ea3bd0
pub const RLK_221: Power = TODO;

/// # Astalor Bloodsworn
///
/// `RLK_222` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Add Astalor, the Protector to your hand. **Manathirst (@):** Deal 2 damage.
///
/// - Set: March of the Lich King · legendary · collectible
/// - Mechanics: Battlecry
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 5, `MANATHIRST` = 5
/// - Target: "Deal 2 damage."
/// - Tokens: Astalor, the Protector [`RLK_222t1`], Astalor, the Flamebringer [`RLK_222t2`]
///
/// State: Todo
//~ RLK_222 todo 3db0258f b2e50d2d
pub const RLK_222: Power = TODO;

/// # Astalor, the Protector
///
/// `RLK_222t1` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** Add Astalor, the Flamebringer to your hand. **Manathirst (@):** Gain 5 Armor.
///
/// - Set: March of the Lich King
/// - Mechanics: Battlecry
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 8, `MANATHIRST` = 8
///
/// State: Todo
//~ RLK_222t1 todo 4a019041 535c0bb4
pub const RLK_222t1: Power = TODO;

/// # Astalor, the Flamebringer
///
/// `RLK_222t2` · Neutral minion · 8 mana · 8/8
///
/// > **Battlecry:** Deal 7 damage randomly split between all enemies. **Manathirst (10):** Deal 14 instead.
///
/// - Set: March of the Lich King
/// - Mechanics: Battlecry
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 10, `MANATHIRST` = 10
///
/// State: Todo
//~ RLK_222t2 todo 721bfbb4 e253d2d6
pub const RLK_222t2: Power = TODO;

/// # Silvermoon Sentinel
///
/// `RLK_518` · Neutral minion · 3 mana · 2/5
///
/// > **Taunt Manathirst (@):** Gain +2/+2 and **Divine Shield**.
///
/// - Set: March of the Lich King · common · collectible
/// - Mechanics: Taunt
/// - Refers to: Divine Shield
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 8, `MANATHIRST` = 8
/// - Enchantments: Silvermoon's Might [`RLK_518e`]
///
/// State: Todo
//~ RLK_518 todo b48388f5 408f58be
pub const RLK_518: Power = TODO;

/// # Silvermoon's Might
///
/// `RLK_518e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_518e todo 99eb46ea d030ee95
pub const RLK_518e: Power = TODO;

/// # The Sunwell
///
/// `RLK_590` · Neutral spell · Holy · 9 mana
///
/// > Fill your hand with random spells. Costs (1) less for each other card in your hand.
///
/// - Set: March of the Lich King · legendary · collectible
///
/// State: Todo
//~ RLK_590 todo 7d841db8 9eaaf7bf
pub const RLK_590: Power = TODO;

/// # Bonelord Frostwhisper
///
/// `RLK_591` · Neutral minion · 6 mana · 6/6
///
/// > **Deathrattle:** For the rest of the game, your first card each turn costs (0). You die in 3 turns.
///
/// - Set: March of the Lich King · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Enchantments: Lich Death Counter [`RLK_591e`], Lich Deathcurse Discount [`RLK_591e1`], Lich's Deathcurse [`RLK_591e2`]
///
/// State: Todo
//~ RLK_591 todo a3288e70 76d59ce2
pub const RLK_591: Power = TODO;

/// # Lich Death Counter
///
/// `RLK_591e` · Neutral enchantment
///
/// > Your hero dies in @ turns.
///
/// - Set: March of the Lich King
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3
///
/// State: Todo
//~ RLK_591e todo 5fe35c0f ecceb0de
pub const RLK_591e: Power = TODO;

/// # Lich Deathcurse Discount
///
/// `RLK_591e1` · Neutral enchantment
///
/// > Your hero dies in @ turns.
///
/// - Set: March of the Lich King
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3
///
/// State: Todo
//~ RLK_591e1 todo 1dd7581c d23ff204
pub const RLK_591e1: Power = TODO;

/// # Lich's Deathcurse
///
/// `RLK_591e2` · Neutral enchantment
///
/// > Costs (0).
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_591e2 todo 2f9e7711 22545cb2
pub const RLK_591e2: Power = TODO;

/// # Invincible
///
/// `RLK_592` · Neutral minion · 8 mana · 5/5
///
/// > **Reborn Battlecry and Deathrattle:** Give another random friendly Undead +5/+5 and **Taunt**.
///
/// - Set: March of the Lich King · legendary · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Deathrattle, Battlecry, Reborn
/// - Refers to: Taunt
/// - Tags: `2542` = 1
/// - Enchantments: Invincible's Reins [`RLK_592e`]
///
/// State: Todo
//~ RLK_592 todo c9fbbb91 d0b352fb
pub const RLK_592: Power = TODO;

/// # Invincible's Reins
///
/// `RLK_592e` · Neutral enchantment
///
/// > +5/+5.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_592e todo 493f3b7e f51b1b1c
pub const RLK_592e: Power = TODO;

/// # Lor'themar Theron
///
/// `RLK_593` · Neutral minion · 7 mana · 7/7
///
/// > **Battlecry:** Double the stats of all minions in your deck.
///
/// - Set: March of the Lich King · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Superior Strategy [`RLK_593e`]
///
/// State: Todo
//~ RLK_593 todo c9bb5aac c67000a1
pub const RLK_593: Power = TODO;

/// # Superior Strategy
///
/// `RLK_593e` · Neutral enchantment
///
/// > Doubled Attack and Health.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_593e todo 562111a4 b4cab328
pub const RLK_593e: Power = TODO;

/// # Infectious Ghoul
///
/// `RLK_653` · Neutral minion · 5 mana · 5/4
///
/// > **Deathrattle:** Give a random friendly minion "**Deathrattle:** Summon an Infectious Ghoul."
///
/// - Set: March of the Lich King · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Enchantments: Infected [`RLK_653e`]
///
/// State: Todo
//~ RLK_653 todo 400c03bb 394f8192
pub const RLK_653: Power = TODO;

/// # Infected
///
/// `RLK_653e` · Neutral enchantment
///
/// > **Deathrattle:** Summon an Infectious Ghoul.
///
/// - Set: March of the Lich King
/// - Tokens: Infectious Ghoul [`RLK_653`]
///
/// State: Todo
//~ RLK_653e todo f3d8a69a afb6b561
pub const RLK_653e: Power = TODO;

/// # Sanctum Spellbender
///
/// `RLK_677` · Neutral minion · 4 mana · 3/6
///
/// > Whenever your opponent targets another minion with a spell, redirect it to this.
///
/// - Set: March of the Lich King · epic · collectible
///
/// State: Todo
//~ RLK_677 todo d5f6af24 839c576d
pub const RLK_677: Power = TODO;

/// # Arms Dealer
///
/// `RLK_824` · Neutral minion · 1 mana · 1/2
///
/// > After you summon an Undead, give it +1 Attack.
///
/// - Set: March of the Lich King · common · collectible
/// - Minion type: Undead
/// - Enchantments: Undead Fortitude [`RLK_824e`]
///
/// State: Todo
//~ RLK_824 todo 82e7233c 9bff8192
pub const RLK_824: Power = TODO;

/// # Undead Fortitude
///
/// `RLK_824e` · Neutral enchantment
///
/// > +1 Attack.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_824e todo 909e6977 681cc4cb
pub const RLK_824e: Power = TODO;

/// # Flesh Behemoth
///
/// `RLK_830` · Neutral minion · 9 mana · 4/8
///
/// > **Taunt Deathrattle:** Draw another Undead and summon a copy of it.
///
/// - Set: March of the Lich King · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt, Deathrattle
///
/// State: Todo
//~ RLK_830 todo 1e548eb1 056dcf74
pub const RLK_830: Power = TODO;

/// # Plaguespreader
///
/// `RLK_831` · Neutral minion · 4 mana · 4/4
///
/// > **Deathrattle:** Transform a random minion in your opponent's hand into a Plaguespreader.
///
/// - Set: March of the Lich King · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ RLK_831 todo f7c57758 693c554f
pub const RLK_831: Power = TODO;

/// # Foul Egg
///
/// `RLK_833` · Neutral minion · 1 mana · 0/2
///
/// > **Deathrattle:** Summon a 3/3 Undead Chicken.
///
/// - Set: March of the Lich King · common · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Tokens: Foul Fowl [`RLK_833t`]
///
/// State: Todo
//~ RLK_833 todo 4c74404d b73ee67b
pub const RLK_833: Power = TODO;

/// # Foul Fowl
///
/// `RLK_833t` · Neutral minion · 3 mana · 3/3
///
/// - Set: March of the Lich King
/// - Minion type: Undead, Beast
/// - Tags: `2542` = 1
///
/// State: Vanilla
//~ RLK_833t vanilla 5cf2639b 68f155ef
pub const RLK_833t: Power = VANILLA;

/// # Nerubian Vizier
///
/// `RLK_834` · Neutral minion · 3 mana · 2/4
///
/// > **Battlecry: Discover** a spell. If a friendly Undead died after your last turn, it costs (2) less.
///
/// - Set: March of the Lich King · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Discover
/// - Enchantments: Nerubian Vision [`RLK_834e`]
///
/// State: Todo
//~ RLK_834 todo 27852b3f 573c6cae
pub const RLK_834: Power = TODO;

/// # Nerubian Vision
///
/// `RLK_834e` · Neutral enchantment
///
/// > Costs (2) less.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_834e todo 8409cdf6 df2b2e77
pub const RLK_834e: Power = TODO;

/// # Vrykul Necrolyte
///
/// `RLK_867` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Give a friendly minion "**Deathrattle:** Summon a 2/2 Zombie with **Rush**."
///
/// - Set: March of the Lich King · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Death Knight
/// - Refers to: Deathrattle, Rush
/// - Target: "Give a friendly minion "**Deathrattle:** Summon a 2/2 Zombie with **Rush**.""
/// - Enchantments: It's Necro-Lit [`RLK_867e`]
/// - Tokens: Rampaging Zombie [`RLK_018t`]
///
/// State: Todo
//~ RLK_867 todo cfc7b023 0f775618
pub const RLK_867: Power = TODO;

/// # It's Necro-Lit
///
/// `RLK_867e` · Neutral enchantment
///
/// > **Deathrattle:** Summon a 2/2 Zombie with **Rush**.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_867e todo 291bff16 33b86e68
pub const RLK_867e: Power = TODO;

/// # Scourge Rager
///
/// `RLK_900` · Neutral minion · 3 mana · 5/4
///
/// > **Reborn Battlecry:** Die.
///
/// - Set: March of the Lich King · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Reborn
///
/// State: Todo
//~ RLK_900 todo 8e3c8f23 d3a68f90
pub const RLK_900: Power = TODO;

/// # Umbral Geist
///
/// `RLK_914` · Neutral minion · 2 mana · 3/1
///
/// > **Deathrattle:** Add a random Shadow spell to your hand.
///
/// - Set: March of the Lich King · common · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ RLK_914 todo 31bbc6d7 9bbf8a73
pub const RLK_914: Power = TODO;

/// # Amber Whelp
///
/// `RLK_915` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** If you're holding a Dragon, deal 3 damage.
///
/// - Set: March of the Lich King · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Whelp
/// - Target: "Deal 3 damage."
///
/// State: Todo
//~ RLK_915 todo 94086ddb 319680ad
pub const RLK_915: Power = TODO;

/// # Bloodied Knight
///
/// `RLK_926` · Neutral minion · 3 mana · 4/5
///
/// > At the end of your turn, deal 2 damage to your hero.
///
/// - Set: March of the Lich King · common · collectible
///
/// State: Todo
//~ RLK_926 todo 93de42d8 4bba0b35
pub const RLK_926: Power = TODO;

/// # Translocation Instructor
///
/// `RLK_950` · Neutral minion · 5 mana · 4/4
///
/// > **Battlecry:** Choose an enemy minion. Swap it with a random one in their deck.
///
/// - Set: March of the Lich King · rare · collectible
/// - Mechanics: Battlecry
/// - Target: "Choose an enemy minion. Swap it with a random one in their deck."
///
/// State: Todo
//~ RLK_950 todo ad5b8dcb 9b5fe212
pub const RLK_950: Power = TODO;

/// # Coroner
///
/// `RLK_951` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry: Freeze** an enemy minion. **Manathirst (6): Silence** it first.
///
/// - Set: March of the Lich King · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Freeze, Silence
/// - Tags: `MANATHIRST` = 6
/// - Target: "Freeze an enemy minion."
///
/// State: Todo
//~ RLK_951 todo 7bda5788 0e0b8934
pub const RLK_951: Power = TODO;

/// # Enchanter
///
/// `RLK_952` · Neutral minion · 3 mana · 3/3
///
/// > Enemy minions take double damage during your turn.
///
/// - Set: March of the Lich King · epic · collectible
/// - Mechanics: Aura
///
/// State: Todo
//~ RLK_952 todo 4cfd7f0b 157abea4
pub const RLK_952: Power = TODO;

/// # Silvermoon Armorer
///
/// `RLK_955` · Neutral minion · 4 mana · 4/4
///
/// > **Rush Manathirst (@):** Gain +2/+2.
///
/// - Set: March of the Lich King · common · collectible
/// - Mechanics: Rush
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 7, `MANATHIRST` = 7
/// - Enchantments: Supplied [`RLK_955e`]
///
/// State: Todo
//~ RLK_955 todo d13d3298 067cfdca
pub const RLK_955: Power = TODO;

/// # Supplied
///
/// `RLK_955e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_955e todo 2efdf249 087c50a5
pub const RLK_955e: Power = TODO;

/// # Wailing Banshee
///
/// `RLK_957` · Neutral minion · 1 mana · 2/1
///
/// > **Deathrattle:** Give a random friendly Undead +2/+1.
///
/// - Set: March of the Lich King · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Enchantments: Banshee's Wail [`RLK_957e`]
///
/// State: Todo
//~ RLK_957 todo ea5799b6 ea2b093d
pub const RLK_957: Power = TODO;

/// # Banshee's Wail
///
/// `RLK_957e` · Neutral enchantment
///
/// > +2/+1.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ RLK_957e todo db7a80b8 11f6baa4
pub const RLK_957e: Power = TODO;

/// # Hawkstrider Rancher
///
/// `RLK_970` · Neutral minion · 3 mana · 2/5
///
/// > Whenever you play a minion, give it +1/+1 and "**Deathrattle:** Summon a 1/1 Hawkstrider."
///
/// - Set: March of the Lich King · epic · collectible
/// - Refers to: Deathrattle
/// - Enchantments: Hawkriding [`RLK_970e`]
/// - Tokens: Hawkstrider [`RLK_970t`]
///
/// State: Todo
//~ RLK_970 todo ea588ee8 3da8d4e1
pub const RLK_970: Power = TODO;

/// # Hawkriding
///
/// `RLK_970e` · Neutral enchantment
///
/// > +1/+1. **Deathrattle:** Summon a 1/1 Hawkstrider.
///
/// - Set: March of the Lich King
/// - Tokens: Hawkstrider [`RLK_970t`]
///
/// State: Todo
//~ RLK_970e todo 419120f4 b559f4bc
pub const RLK_970e: Power = TODO;

/// # Hawkstrider
///
/// `RLK_970t` · Neutral minion · 1 mana · 1/1
///
/// - Set: March of the Lich King
/// - Minion type: Beast
///
/// State: Vanilla
//~ RLK_970t vanilla a4281ed2 c1d62768
pub const RLK_970t: Power = VANILLA;

/// # The Coin
///
/// `RLK_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: March of the Lich King
/// - Mechanics: Coin Card
///
/// State: Todo
//~ RLK_COIN1 todo 98db53f4 4f803399
pub const RLK_COIN1: Power = TODO;

/// # The Coin
///
/// `RLK_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: March of the Lich King
/// - Mechanics: Coin Card
///
/// State: Todo
//~ RLK_COIN2 todo 91887e51 4fb78fe7
pub const RLK_COIN2: Power = TODO;
