//! Neutral cards of The Witchwood.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 2be6b242

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
//~ todo GIL_000 ebe532b4 55663162 dd3104fd.f98701f4
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
/// State: Derived
//~ derived GIL_117 2dfafd9e 6697d60b e0a7f91a.84e048ea
pub const GIL_117: Power = at_end_of_your_turn(&[deal(2).to(OTHER_MINIONS.that(DAMAGED))]);

/// # Deranged Doctor
///
/// `GIL_118` · Neutral minion · 8 mana · 8/8
///
/// > **Deathrattle:** Restore #8 Health to your hero.
///
/// - Set: The Witchwood · common · collectible
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived GIL_118 709768ba c85889f7 aa5e9656.06bd0424
pub const GIL_118: Power = deathrattle(&[heal(8).to(YOUR_HERO)]);

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
/// State: Derived
//~ derived GIL_119 4ccc824d a16cc08e ab89b51b.0750baf7
pub const GIL_119: Power = aura(OTHER_FRIENDLY_MINIONS.that(ELEMENTAL)).have(&[ATTACK.plus(2)]);

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
//~ todo GIL_119e 298da547 c0cbba12 0184231f.b1ab8be4
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
//~ vanilla GIL_120 ca140397 db212029 a43e377b.4b0c5d24
pub const GIL_120: Power = VANILLA;

/// # Darkmire Moonkin
///
/// `GIL_121` · Neutral minion · 7 mana · 2/8
///
/// > **Spell Damage +2**
///
/// - Set: The Witchwood · common · collectible
/// - Tags: `SPELLPOWER` = 2
///
/// State: Vanilla
//~ vanilla GIL_121 bed0fdd9 055d2e7a 8dc93755.e1835dc2
pub const GIL_121: Power = VANILLA;

/// # Mossy Horror
///
/// `GIL_124` · Neutral minion · 6 mana · 2/7
///
/// > **Battlecry:** Destroy all other minions with 2 or less Attack.
///
/// - Set: The Witchwood · epic · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived GIL_124 1c17437d 03983326 acfba6ba.a73af7dc
pub const GIL_124: Power = battlecry(&[destroy(OTHER_MINIONS.that(ATTACK.at_most(2)))]);

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
/// State: Derived
//~ derived GIL_125 5f559b4e 853a7c5b 782bf687.75bda1ef
pub const GIL_125: Power = battlecry(&[attach("GIL_125e").to(OTHER_MINIONS.random()).repeated(3)]);

/// # Hat
///
/// `GIL_125e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: The Witchwood
///
/// State: Derived
//~ derived GIL_125e 2d20b332 df42aa77 1f93ce92.67341004
pub const GIL_125e: Power = enchant(&[plus(1, 1)]);

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
//~ vanilla GIL_143 b67e2b16 5f65d129 277ca082.ee3ee1a8
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
//~ todo GIL_198 86c26a15 d42bf376 0a33703b.9adbd65e
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
/// State: Derived
//~ derived GIL_201 97a12641 d0765085 3e28370e.ec4cdcad
pub const GIL_201: Power = whenever(YOU.turn_start()).in_hand().then(&[swap_stats(THIS)]);

/// # Pumpkin Peasant
///
/// `GIL_201t` · Neutral minion · 3 mana · 4/2
///
/// > **Lifesteal** Each turn this is in your hand, swap its Attack and Health.
///
/// - Set: The Witchwood · common
/// - Mechanics: Lifesteal
///
/// State: Derived
//~ derived GIL_201t ec75318d 98bf07f4 552b5c90.ec4cdcad
pub const GIL_201t: Power = whenever(YOU.turn_start()).in_hand().then(&[swap_stats(THIS)]);

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
/// State: Derived
//~ derived GIL_202 71f8e98f bda0d584 f7206c62.2920f4df
pub const GIL_202: Power = whenever(YOU.turn_start()).in_hand().then(&[swap_stats(THIS)]);

/// # Gilnean Royal Guard
///
/// `GIL_202t` · Neutral minion · 8 mana · 8/3
///
/// > **Divine Shield**, **Rush** Each turn this is in your hand, swap its Attack and Health.
///
/// - Set: The Witchwood · rare
/// - Mechanics: Divine Shield, Rush
///
/// State: Derived
//~ derived GIL_202t f3816c0b 3632dd5d 99e8cfe2.2920f4df
pub const GIL_202t: Power = whenever(YOU.turn_start()).in_hand().then(&[swap_stats(THIS)]);

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
/// State: Vanilla
//~ vanilla GIL_207 0bbed8d4 eb8f12e0 adb9d009.ac3cafce
pub const GIL_207: Power = VANILLA;

/// # Ravencaller
///
/// `GIL_212` · Neutral minion · 3 mana · 2/1
///
/// > **Battlecry:** Add two random 1-Cost minions to your hand.
///
/// - Set: The Witchwood · common · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived GIL_212 dca64f0a 85376fa7 a6f5cb56.ce15ab10
pub const GIL_212: Power = battlecry(&[get(random(all(&[MINION, COST.is(1)]))).copies(2)]);

/// # Tanglefur Mystic
///
/// `GIL_213` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** Add a random 2-Cost minion to each player's hand.
///
/// - Set: The Witchwood · common · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived GIL_213 9b32f104 18f13471 414d09e9.12af0dad
pub const GIL_213: Power = battlecry(&[get(random(all(&[MINION, COST.is(2)]))).to(PLAYERS)]);

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
/// State: Derived
//~ derived GIL_513 d1aa1e3c f129790b 256bdac7.2d937973
pub const GIL_513: Power = deathrattle(&[attach("GIL_513e").to(FRIENDLY_MINIONS)]);

/// # Spooky Sacrifice
///
/// `GIL_513e` · Neutral enchantment
///
/// > +1 Attack.
///
/// - Set: The Witchwood
///
/// State: Derived
//~ derived GIL_513e 6f2e4def 2439dd72 9cf0bef0.c84fda8a
pub const GIL_513e: Power = enchant(&[ATTACK.plus(1)]);

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
/// State: Derived
//~ derived GIL_526 a2b003fb ae785746 7af75e70.70c3905d
pub const GIL_526: Power = battlecry(&[attach("GIL_526e")]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # For the Dragonhoard!
///
/// `GIL_526e` · Neutral enchantment
///
/// > +1 Attack and **Taunt**.
///
/// - Set: The Witchwood
///
/// State: Derived
//~ derived GIL_526e 892c1a58 b41f6640 31d4a154.9429665d
pub const GIL_526e: Power = enchant(&[ATTACK.plus(1), has(GameTag::TAUNT)]);

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
//~ vanilla GIL_527 176b62e4 c773ba63 fd7c8e68.3564e0d3
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
/// State: Derived
//~ derived GIL_528 cc0aafc1 6d02accd 5b060e2a.400381b3
pub const GIL_528: Power = whenever(YOU.turn_start()).in_hand().then(&[swap_stats(THIS)]);

/// # Swift Messenger
///
/// `GIL_528t` · Neutral minion · 4 mana · 6/2
///
/// > **Rush** Each turn this is in your hand, swap its Attack and Health.
///
/// - Set: The Witchwood · common
/// - Mechanics: Rush
///
/// State: Derived
//~ derived GIL_528t 01a2226a 4d5ad1ea bc5c94da.400381b3
pub const GIL_528t: Power = whenever(YOU.turn_start()).in_hand().then(&[swap_stats(THIS)]);

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
/// State: Derived
//~ derived GIL_529 29004992 754921c8 648c03af.885616b8
pub const GIL_529: Power = whenever(YOU.turn_start()).in_hand().then(&[swap_stats(THIS)]);

/// # Spellshifter
///
/// `GIL_529t` · Neutral minion · 2 mana · 4/1
///
/// > **Spell Damage +1** Each turn this is in your hand, swap its Attack and Health.
///
/// - Set: The Witchwood · common
/// - Mechanics: Spellpower
///
/// State: Derived
//~ derived GIL_529t 3c16b332 f44b5234 e994e315.885616b8
pub const GIL_529t: Power = whenever(YOU.turn_start()).in_hand().then(&[swap_stats(THIS)]);

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
/// State: Derived
//~ derived GIL_534 dcb50074 7418052b 7f69b53a.6bc2ddfb
pub const GIL_534: Power = after(YOUR_HERO.attack(CARD)).then(&[give(&[plus(1, 1)])]);

/// # Reinforced
///
/// `GIL_534t` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: The Witchwood
///
/// State: Todo
//~ todo GIL_534t 31b5677c 753ad8c9 de0aaa6f.a536d554
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
//~ vanilla GIL_558 c067e4a3 1dc883e5 13e2469f.b857c9f1
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
/// State: Derived
//~ derived GIL_561 b4e75e6f 20a70fc1 cb540514.4610e89c
pub const GIL_561: Power = battlecry(&[ready(YOUR_HERO_POWER)]);

/// # Blackwald Pixie
///
/// `GIL_561_Puzzle` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** Refresh your Hero Power.
///
/// - Set: The Witchwood · common
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived GIL_561_Puzzle 995fc6fa 1694ff73 bde85105.4610e89c
pub const GIL_561_Puzzle: Power = battlecry(&[ready(YOUR_HERO_POWER)]);

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
/// State: Derived
//~ derived GIL_578 2d2eeed8 609635a8 c8cdee8e.66eccaf0
#[rustfmt::skip]
pub const GIL_578: Power = battlecry(&[draw_that(1, with(GameTag::RUSH)), draw_that(1, with(GameTag::LIFESTEAL)), draw_that(1, with(GameTag::DEATHRATTLE))]);

/// # Sandbinder
///
/// `GIL_581` · Neutral minion · 4 mana · 2/4
///
/// > **Battlecry:** Draw an Elemental from your deck.
///
/// - Set: The Witchwood · epic · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived GIL_581 0c5f1eaf 739aa6c7 0ba96714.e0ec8e49
pub const GIL_581: Power = battlecry(&[draw_that(1, ELEMENTAL)]);

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
/// State: Derived
//~ derived GIL_584 4bf3f27b 9f455dfe 854635d4.06a57e51
pub const GIL_584: Power = battlecry(&[get(the(YOUR_DECK.that(MINION).least(COST)))]);

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
/// State: Derived
//~ derived GIL_601 bbef38e3 5de6d7d5 a66931b4.3aa511b4
pub const GIL_601: Power = battlecry(&[attach("GIL_601e")]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Bold Worm
///
/// `GIL_601e` · Neutral enchantment
///
/// > +1 Attack and **Rush**.
///
/// - Set: The Witchwood
///
/// State: Derived
//~ derived GIL_601e e3f400b4 b2aee341 10b09a73.d7fca9dd
pub const GIL_601e: Power = enchant(&[ATTACK.plus(1), has(GameTag::RUSH)]);

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
/// State: Derived
//~ derived GIL_614 569b5eb7 41309e2c dad3fc27.d38efa59
pub const GIL_614: Power =
    abilities(&[battlecry(&[with_each(A_MINION), remember(IT)]), deathrattle(&[destroy(REMEMBERED)])]);

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
//~ todo GIL_614e1 af7380f9 e2779228 77f059b6.3414eaa9
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
//~ todo GIL_614e2 b5075931 1cd8fa38 2adcccf1.203e3319
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
/// State: Derived
//~ derived GIL_616 1593b8d5 60ba2bda 1ab5ec8b.5212f721
pub const GIL_616: Power = deathrattle(&[summon(card("GIL_616t")).copies(2)]);

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
/// State: Derived
//~ derived GIL_616t a47b0920 76a75656 b8b35825.dfe79570
pub const GIL_616t: Power = deathrattle(&[summon(card("GIL_616t2")).copies(2)]);

/// # Woodchip
///
/// `GIL_616t2` · Neutral minion · 1 mana · 1/1
///
/// - Set: The Witchwood
/// - Minion type: Undead
///
/// State: Vanilla
//~ vanilla GIL_616t2 f3dce848 4bc0f9f4 56d90101
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
/// State: Derived
//~ derived GIL_620 ac73bcad 2aa73163 b882cb31.2497eb49
pub const GIL_620: Power =
    whenever(YOU.draw(MINION)).then(&[summon(copy_of(THAT)), give(&[become_stats(1, 1)]).to(IT)]);

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
//~ todo GIL_620e ae767b20 18e1202e 4f0d901c.2227fd5c
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
/// State: Derived
//~ derived GIL_622 fa0c4028 e4de5215 1dab289e.fe2213eb
pub const GIL_622: Power = battlecry(&[deal(3).to(ENEMY_HERO), heal(3).to(YOUR_HERO)]);

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
/// State: Derived
//~ derived GIL_623 dc0ba287 b0425094 4507c4ef.e62575a1
pub const GIL_623: Power = battlecry(&[give(&[HEALTH.plus(-1).times(X)]).for_each(ENEMY_HAND)]);

/// # Grizzled
///
/// `GIL_623e` · Neutral enchantment
///
/// > Decreased Health.
///
/// - Set: The Witchwood
///
/// State: Todo
//~ todo GIL_623e c2b23b20 500e23ed a79b666d.4a84c809
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
/// State: Derived
//~ derived GIL_624 f8b165bf db762769 deaa0daa.36a96923
pub const GIL_624: Power = battlecry(&[attach("GIL_624e")]).when(there_is_no(&OTHER_MINIONS));

/// # Stalking
///
/// `GIL_624e` · Neutral enchantment
///
/// > +3/+3.
///
/// - Set: The Witchwood
///
/// State: Derived
//~ derived GIL_624e f4354dd8 8946bf59 2f2a1fdf.b42c6980
pub const GIL_624e: Power = enchant(&[plus(3, 3)]);

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
/// State: Derived
//~ derived GIL_646 1300a19f e170b959 7606a483.3eb8ad50
pub const GIL_646: Power = aura(YOU).have(&[plus_tag(GameTag::HERO_POWER_DOUBLE, 1)]);

/// # Clockwork Automaton
///
/// `GIL_646_Puzzle` · Neutral minion · 5 mana · 4/4
///
/// > Double the damage and healing of your Hero Power.
///
/// - Set: The Witchwood · common
/// - Minion type: Mech
///
/// State: Derived
//~ derived GIL_646_Puzzle a545c981 0873d8ed 81fd37dd.3eb8ad50
pub const GIL_646_Puzzle: Power = aura(YOU).have(&[plus_tag(GameTag::HERO_POWER_DOUBLE, 1)]);

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
/// State: Derived
//~ derived GIL_648 85c89057 ea754628 8d1f2b25.8e6fee87
pub const GIL_648: Power = battlecry(&[destroy(ENEMY_SECRETS.that(SECRET))]);

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
/// State: Derived
//~ derived GIL_667 cda32f99 3b24baa8 7890c8ef.772fece2
pub const GIL_667: Power = deathrattle(&[heal(6).to(YOUR_HERO)]);

/// # Walnut Sprite
///
/// `GIL_680` · Neutral minion · 3 mana · 3/3
///
/// > **Echo**
///
/// - Set: The Witchwood · common · collectible
/// - Mechanics: Echo
///
/// State: Vanilla
//~ vanilla GIL_680 8c195f62 7dffc953 554b7b1b.bab6a5df
pub const GIL_680: Power = VANILLA;

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
//~ todo GIL_681 0103b623 65035928 c7004a16.6a1e7c6a
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
/// State: Derived
//~ derived GIL_682 623e74a3 e0917a4c 15836dff.31442df5
pub const GIL_682: Power = battlecry(&[summon(card("GIL_682t")).copies(2).to(OPPONENT)]);

/// # Muckling
///
/// `GIL_682t` · Neutral minion · 1 mana · 2/1
///
/// - Set: The Witchwood
///
/// State: Vanilla
//~ vanilla GIL_682t 32f8a64d e673b895 c08fc9b5
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
/// State: Derived
//~ derived GIL_683 91831c6e b26a412d 4e6385f9.2fe0a1e6
pub const GIL_683: Power = battlecry(&[summon(card("GIL_683t")).to(OPPONENT)]);

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
//~ vanilla GIL_683t 98decee9 a02b3458 4c3fd8e2.2574dcf7
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
//~ todo GIL_692 da97189c d9ba6168 5b39c6ba.b628a077
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
//~ todo GIL_692e 72ddfae9 ee21cbc3 1cd8c23a.f2d15285
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
//~ vanilla GIL_809 f0f01d38 320be5dd 2a260cfd.4b0c5d24
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
/// State: Derived
//~ derived GIL_815 f1aa3975 6440b9a5 9932e77f.542065d8
pub const GIL_815: Power = battlecry(&[with_each(A_FRIENDLY_MINION), shuffle(copy_of(IT))]);

/// # Swamp Dragon Egg
///
/// `GIL_816` · Neutral minion · 1 mana · 0/3
///
/// > **Deathrattle:** Add a random Dragon to your hand.
///
/// - Set: The Witchwood · common · collectible
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived GIL_816 362a7852 60490adb 9a19789c.d3f4fc3a
pub const GIL_816: Power = deathrattle(&[get(random(DRAGON))]);

/// # Witch's Cauldron
///
/// `GIL_819` · Neutral minion · 3 mana · 0/4
///
/// > After a friendly minion dies, add a random Shaman spell to your hand.
///
/// - Set: The Witchwood · epic · collectible
///
/// State: Derived
//~ derived GIL_819 02ae1955 5cb0d561 a6d8b297.59a5db52
pub const GIL_819: Power =
    after(OTHER_FRIENDLY_MINIONS.die()).then(&[get(random(all(&[SPELL, class(CardClass::Shaman)])))]);

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
//~ todo GIL_826 640c0810 ba197374 ac999409.9cc79d10
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
//~ todo ICC_828t7 aaea79dc 33e917a9 de9c7e31.b0ef7ed9
pub const ICC_828t7: Power = TODO;
