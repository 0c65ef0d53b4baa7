//! Neutral cards of March of the Lich King.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 1aff893a

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
/// State: Derived
//~ derived NX2_030 d40f0a68 e34b1322 8af09cb7.1777d6cf
pub const NX2_030: Power = battlecry(&[destroy(A_MINION.that(UNDEAD)), give(&[has(GameTag::REBORN)])]);

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
/// State: Derived
//~ derived NX2_032 e8db3045 8aad5fe4 d9d5932e.224d4f61
pub const NX2_032: Power = deathrattle(&[spend_all_mana(), summon(card("RLK_018t")).times(DONE)]);

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
//~ vanilla NX2_032t 3c3c7565 1ba7c394 7fb52b99.57b12c28
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
//~ todo NX2_033 99412547 965529b9 3af36d6a.2c68e7da
pub const NX2_033: Power = TODO;

/// # Positive Attraction
///
/// `NX2_033e` · Neutral enchantment
///
/// > Costs (2) less.
///
/// - Set: March of the Lich King
///
/// State: Derived
//~ derived NX2_033e 1e02e7ed 1d7bb8b8 b0f7bfd4.90c32b47
pub const NX2_033e: Power = enchant(&[cost_less(2)]);

/// # Negative Attraction
///
/// `NX2_033e2` · Neutral enchantment
///
/// > Costs (2) less.
///
/// - Set: March of the Lich King
///
/// State: Derived
//~ derived NX2_033e2 344e64fc 7b6314d2 4cebae33.90c32b47
pub const NX2_033e2: Power = enchant(&[cost_less(2)]);

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
//~ todo NX2_034 cd1bc922 6ffc4ff4 f517eefd.72962dfe
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
//~ todo NX2_034t 05106d52 f01f1f6f e1a5d8bc.464bf873
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
//~ todo NX2_034t1 7d01e719 d8eb08f3 85d951ec.6b40a996
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
//~ todo NX2_034t2 bd2664b8 f28cf435 dd9d27d7.11e8d592
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
//~ todo NX2_050 ced6e1fb ac0a28f6 c162b483.290679a2
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
/// State: Derived
//~ derived NX2_051 b9516432 1a265fa4 427ff03b.40a1ab03
pub const NX2_051: Power = battlecry(&[give(&[has(GameTag::REBORN)])]).when(MANA_CRYSTALS.at_least(6));

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
//~ vanilla RLK_018t 2e79910b cfa93a7a eb9e53c7.57b12c28
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
/// State: Derived
//~ derived RLK_029 e25be9c9 4b73ac6a 4c38bab4.c0fcae2f
pub const RLK_029: Power = deathrattle(&[deal(4).to(ENEMIES.random())]);

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
/// State: Derived
//~ derived RLK_070 a1e0a4f4 cab5615b 5855945d.91e35943
pub const RLK_070: Power = deathrattle(&[summon(card("RLK_070t"))]);

/// # Undead Peasant
///
/// `RLK_070t` · Neutral minion · 2 mana · 2/2
///
/// - Set: March of the Lich King
/// - Minion type: Undead
///
/// State: Vanilla
//~ vanilla RLK_070t 087afb84 264f249b 035a865c
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
/// State: Derived
//~ derived RLK_104 7dbcfa4f 700e355c 85ae5d2f.dd41c50b
pub const RLK_104: Power = battlecry(&[deal(2).to(OTHER_MINIONS)]);

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
/// State: Derived
//~ derived RLK_113 6f281d65 9942dcb0 2447501e.9176e58b
pub const RLK_113: Power = deathrattle(&[deal(3).to(ENEMY_HERO)]).when(not(&ON_YOUR_TURN));

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
//~ todo RLK_117 eed05ca8 3c6a3444 f13079f3.b17f3b98
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
/// State: Derived
//~ derived RLK_119 642adb88 793d4182 43aba88e.a975e9d1
pub const RLK_119: Power = battlecry(&[give(&[has(GameTag::REBORN)]).to(A_FRIENDLY_MINION.that(UNDEAD))]);

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
/// State: Derived
//~ derived RLK_123 32390ca5 1783e371 da64bf71.c6d30017
#[rustfmt::skip]
pub const RLK_123: Power = battlecry(&[deal(2).to(TARGET)]).when(has_done(1, &past(Side::Friendly, Deed::Died, Window::SinceYourTurn).that(UNDEAD)));

/// # Silvermoon Arcanist
///
/// `RLK_218` · Neutral minion · 3 mana · 2/2
///
/// > **Spell Damage +2 Battlecry:** Your spells can’t target heroes this turn.
///
/// - Set: March of the Lich King · common · collectible
/// - Mechanics: Battlecry
/// - Tags: `SPELLPOWER` = 2
/// - Enchantments: Insane Arcanity [`RLK_218e`], Arcane Insanity [`RLK_218e2`], Insane Arcane Power [`RLK_218e3`]
///
/// State: Todo
//~ todo RLK_218 bb12a658 490b7fb3 a623538c.e6693d82
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
//~ todo RLK_218e 63e57d01 e7ff999d 4b0045ac.d13eb4d0
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
//~ todo RLK_218e2 d65aadf3 91550ca0 4facc783.d13eb4d0
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
//~ todo RLK_218e3 7da6ea93 ddab0f03 76a98758.8a9b96ec
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
/// State: Derived
//~ derived RLK_219 b4f685f0 714c335b 13955d72.adb7914d
#[rustfmt::skip]
pub const RLK_219: Power = battlecry(&[either(MANA_CRYSTALS.at_least(6), &[heal(6).to(FRIENDLY_CHARACTERS)], &[heal(3).to(FRIENDLY_CHARACTERS)])]);

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
/// State: Derived
//~ derived RLK_220 14464ab8 a8af6e0d 7475069f.56d3690b
pub const RLK_220: Power = whenever(THIS.attack(CARD)).then(&[deal(2).to(ENEMY_HERO)]);

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
//~ todo RLK_221 35acf733 e0b133a1 188f7da3.c93e9d25
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
/// State: Derived
//~ derived RLK_222 455ada83 6e467654 062b08a1.2c5d3274
#[rustfmt::skip]
pub const RLK_222: Power = abilities(&[battlecry(&[get(card("RLK_222t1"))]), battlecry(&[deal(2).to(TARGET)]).when(MANA_CRYSTALS.at_least(5))]);

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
//~ todo RLK_222t1 8da946c0 5f060f1a f87a6622.b1c7d176
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
//~ todo RLK_222t2 a6290539 c5d59df0 07e5c9ac.f3c463e5
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
/// State: Derived
//~ derived RLK_518 636b4db3 58e4b5a4 fd458d1b.d71e6a16
pub const RLK_518: Power =
    battlecry(&[give(&[plus(2, 2), has(GameTag::DIVINE_SHIELD)])]).when(MANA_CRYSTALS.at_least(8));

/// # Silvermoon's Might
///
/// `RLK_518e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: March of the Lich King
///
/// State: Derived
//~ derived RLK_518e 918a7925 1c246136 65d318eb.6d6ab056
pub const RLK_518e: Power = enchant(&[plus(2, 2)]);

/// # The Sunwell
///
/// `RLK_590` · Neutral spell · Holy · 9 mana
///
/// > Fill your hand with random spells. Costs (1) less for each other card in your hand.
///
/// - Set: March of the Lich King · legendary · collectible
///
/// State: Derived
//~ derived RLK_590 98ed8714 8ed72d67 4681b176.85732477
pub const RLK_590: Power =
    abilities(&[spell(&[get(random(SPELL)).copies(10)]), costs(&[cost_less(1).for_each(YOUR_HAND.other())])]);

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
//~ todo RLK_591 64624b21 effad5e4 17bf9168.75fb738f
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
//~ todo RLK_591e a89126b4 be5e36c1 a0fdb34d.627c052f
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
//~ todo RLK_591e1 8d6aa355 ddeff451 07e92f77.627c052f
pub const RLK_591e1: Power = TODO;

/// # Lich's Deathcurse
///
/// `RLK_591e2` · Neutral enchantment
///
/// > Costs (0).
///
/// - Set: March of the Lich King
///
/// State: Derived
//~ derived RLK_591e2 eb29a1c2 89b446ff 13e0348e.dd600ecd
pub const RLK_591e2: Power = enchant(&[cost(0)]);

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
/// State: Derived
//~ derived RLK_592 cc3eb733 d51f8c6c 8bba2244.fede1ca8
#[rustfmt::skip]
pub const RLK_592: Power = abilities(&[battlecry(&[give(&[plus(5, 5), has(GameTag::TAUNT)]).to(OTHER_FRIENDLY_MINIONS.that(UNDEAD).random())]), deathrattle(&[give(&[plus(5, 5), has(GameTag::TAUNT)]).to(OTHER_FRIENDLY_MINIONS.that(UNDEAD).random())])]);

/// # Invincible's Reins
///
/// `RLK_592e` · Neutral enchantment
///
/// > +5/+5.
///
/// - Set: March of the Lich King
///
/// State: Derived
//~ derived RLK_592e 6621d19d 95a161e5 be69d42e.401e4f6d
pub const RLK_592e: Power = enchant(&[plus(5, 5)]);

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
/// State: Derived
//~ derived RLK_593 6b6e17fe c4fb61dd 0ae61004.643fe630
pub const RLK_593: Power = battlecry(&[give(&[ATTACK.doubled(), HEALTH.doubled()]).to(YOUR_DECK.that(MINION))]);

/// # Superior Strategy
///
/// `RLK_593e` · Neutral enchantment
///
/// > Doubled Attack and Health.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ todo RLK_593e 7eb18b85 fe343543 fdacdb39.25b00aaf
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
/// State: Derived
//~ derived RLK_653 678eab48 4ebcf849 becdda94.b95168a8
pub const RLK_653: Power = deathrattle(&[attach("RLK_653e").to(FRIENDLY_MINIONS.random())]);

/// # Infected
///
/// `RLK_653e` · Neutral enchantment
///
/// > **Deathrattle:** Summon an Infectious Ghoul.
///
/// - Set: March of the Lich King
/// - Tokens: Infectious Ghoul [`RLK_653`]
///
/// State: Derived
//~ derived RLK_653e 360d7b8b 4cf7bc6f 5558c905.7a8a1fe5
pub const RLK_653e: Power = deathrattle(&[summon(card("RLK_653"))]);

/// # Sanctum Spellbender
///
/// `RLK_677` · Neutral minion · 4 mana · 3/6
///
/// > Whenever your opponent targets another minion with a spell, redirect it to this.
///
/// - Set: March of the Lich King · epic · collectible
///
/// State: Todo
//~ todo RLK_677 8aebfff4 bcff6c37 8e800adf.a5985af2
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
/// State: Derived
//~ derived RLK_824 fc8fd2ce af1f4bbd b9e30f59.a60c5420
pub const RLK_824: Power = after(YOU.summon(UNDEAD)).then(&[attach("RLK_824e").to(THAT)]);

/// # Undead Fortitude
///
/// `RLK_824e` · Neutral enchantment
///
/// > +1 Attack.
///
/// - Set: March of the Lich King
///
/// State: Derived
//~ derived RLK_824e a097ac68 ebe421d5 9ee2b5e9.c84fda8a
pub const RLK_824e: Power = enchant(&[ATTACK.plus(1)]);

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
/// State: Derived
//~ derived RLK_830 8935439d 63b2c13c 46ed85ba.36788f31
pub const RLK_830: Power = deathrattle(&[draw_that(1, UNDEAD), summon(copy_of(IT))]);

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
//~ todo RLK_831 dd38ecf8 19c2506a c467c9f6.8b2b5ad5
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
/// State: Derived
//~ derived RLK_833 7d9332e4 a158dd31 757fa0a4.d9d45cc0
pub const RLK_833: Power = deathrattle(&[summon(card("RLK_833t"))]);

/// # Foul Fowl
///
/// `RLK_833t` · Neutral minion · 3 mana · 3/3
///
/// - Set: March of the Lich King
/// - Minion type: Undead, Beast
/// - Tags: `2542` = 1
///
/// State: Vanilla
//~ vanilla RLK_833t e5e4b271 9c24a99f 6df4eef5
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
/// State: Derived
//~ derived RLK_834 d93d7f4d 58828e9c 4f49b74d.27a59094
#[rustfmt::skip]
pub const RLK_834: Power = battlecry(&[discover(SPELL), attach("RLK_834e").to(IT).when(has_done(1, &past(Side::Friendly, Deed::Died, Window::SinceYourTurn).that(UNDEAD)))]);

/// # Nerubian Vision
///
/// `RLK_834e` · Neutral enchantment
///
/// > Costs (2) less.
///
/// - Set: March of the Lich King
///
/// State: Derived
//~ derived RLK_834e 07cf0f94 b48bbaa1 bf323c0c.90c32b47
pub const RLK_834e: Power = enchant(&[cost_less(2)]);

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
/// State: Derived
//~ derived RLK_867 6596f3a4 95c37e4f 26de4dfa.126fee8b
pub const RLK_867: Power = battlecry(&[attach("RLK_867e").to(A_FRIENDLY_MINION)]);

/// # It's Necro-Lit
///
/// `RLK_867e` · Neutral enchantment
///
/// > **Deathrattle:** Summon a 2/2 Zombie with **Rush**.
///
/// - Set: March of the Lich King
///
/// State: Derived
//~ derived RLK_867e bb6ad858 598b24aa c253aeea.9346d7d4
pub const RLK_867e: Power = deathrattle(&[summon(card("RLK_018t"))]);

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
/// State: Derived
//~ derived RLK_900 699f2116 bd3091ab d633fb3a.80b7eb4b
pub const RLK_900: Power = battlecry(&[destroy(THIS)]);

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
/// State: Derived
//~ derived RLK_914 177b470f e7273d03 cbef198a.bae1abef
pub const RLK_914: Power = deathrattle(&[get(random(school(SpellSchool::Shadow)))]);

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
/// State: Derived
//~ derived RLK_915 b00cc9df abcd5eda ddb4d47d.11c312b8
pub const RLK_915: Power = battlecry(&[deal(3).to(TARGET)]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Bloodied Knight
///
/// `RLK_926` · Neutral minion · 3 mana · 4/5
///
/// > At the end of your turn, deal 2 damage to your hero.
///
/// - Set: March of the Lich King · common · collectible
///
/// State: Derived
//~ derived RLK_926 60dea8da 5bac0e16 e53a5c62.083aad33
pub const RLK_926: Power = at_end_of_your_turn(&[deal(2).to(YOUR_HERO)]);

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
/// State: Derived
//~ derived RLK_950 bfdf4dcd f3d1c5fb 42b5d1f5.eb894459
pub const RLK_950: Power = battlecry(&[with_each(AN_ENEMY_MINION), swap(IT, ENEMY_DECK.that(MINION).random())]);

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
//~ todo RLK_951 34071c80 23390316 0f454773.7c659f2c
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
/// State: Derived
//~ derived RLK_952 070ffca6 9b608769 090fe5bc.44e0633a
pub const RLK_952: Power =
    whenever(ENEMY_MINIONS.would_take_damage(CARD)).when(ON_YOUR_TURN).then(&[damage_multiplied(2)]);

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
/// State: Done
//~ done RLK_955 142ae20f - bb3d2236.748c7d3d
pub const RLK_955: Power = battlecry(&[attach("RLK_955e")]).when(MANA_CRYSTALS.at_least(7));

/// # Supplied
///
/// `RLK_955e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: March of the Lich King
///
/// State: Derived
//~ derived RLK_955e 287f7474 51737368 30ec192c.6d6ab056
pub const RLK_955e: Power = enchant(&[plus(2, 2)]);

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
/// State: Derived
//~ derived RLK_957 698e063d 9a6fa1ac d627b082.30e6a841
pub const RLK_957: Power = deathrattle(&[attach("RLK_957e").to(FRIENDLY_MINIONS.that(UNDEAD).random())]);

/// # Banshee's Wail
///
/// `RLK_957e` · Neutral enchantment
///
/// > +2/+1.
///
/// - Set: March of the Lich King
///
/// State: Derived
//~ derived RLK_957e 1ef266d1 63836fa1 8729b82a.5ee91837
pub const RLK_957e: Power = enchant(&[plus(2, 1)]);

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
/// State: Derived
//~ derived RLK_970 38e26258 0eff5d83 79834385.6c5d8af6
pub const RLK_970: Power = whenever(YOU.play(MINION)).then(&[attach("RLK_970e").to(THAT)]);

/// # Hawkriding
///
/// `RLK_970e` · Neutral enchantment
///
/// > +1/+1. **Deathrattle:** Summon a 1/1 Hawkstrider.
///
/// - Set: March of the Lich King
/// - Tokens: Hawkstrider [`RLK_970t`]
///
/// State: Derived
//~ derived RLK_970e 0d4a6545 11bf3335 2067b6b6.7b32777c
pub const RLK_970e: Power = abilities(&[enchant(&[plus(1, 1)]), deathrattle(&[summon(card("RLK_970t"))])]);

/// # Hawkstrider
///
/// `RLK_970t` · Neutral minion · 1 mana · 1/1
///
/// - Set: March of the Lich King
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla RLK_970t d7e747b7 af61595f 2a31a15a
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
/// State: Derived
//~ derived RLK_COIN1 aca098b1 94517572 7c6e11d8.095f71be
pub const RLK_COIN1: Power = spell(&[gain_mana(1)]);

/// # The Coin
///
/// `RLK_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: March of the Lich King
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived RLK_COIN2 e3af2846 48c5fec9 09ea3976.095f71be
pub const RLK_COIN2: Power = spell(&[gain_mana(1)]);
