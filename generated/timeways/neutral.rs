//! Neutral cards of Across the Timeways.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file ea667269

/// # Prescient Slitherdrake
///
/// `END_033` · Neutral minion · 7 mana · 5/8
///
/// > **Elusive** Costs (3) less if you're holding another Dragon.
///
/// - Set: Across the Timeways · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Elusive
///
/// State: Derived
//~ derived END_033 82fc032a cd8897aa 1903bd4a.f11b6570
pub const END_033: Power = aura(THIS).when(there_is(&YOUR_HAND.other().that(DRAGON))).in_hand().have(&[cost_less(3)]);

/// # Crumblecrusher
///
/// `END_034` · Neutral minion · 8 mana · 8/6
///
/// > **Battlecry:** Destroy a random enemy minion, location, and weapon.
///
/// - Set: Across the Timeways · epic · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived END_034 0bcea971 d997e950 543b9a20.e79db4ff
pub const END_034: Power =
    battlecry(&[destroy(ENEMY_MINIONS.random()), destroy(LOCATIONS.that(ENEMY).random()), destroy(ENEMY_WEAPON)]);

/// # Omen of the End
///
/// `END_035` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** If your deck is empty, destroy the top 5 cards of the enemy deck.
///
/// - Set: Across the Timeways · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived END_035 01c30c7f fbe11cc5 30fc152d.b1a3fe99
pub const END_035: Power = battlecry(&[destroy(ENEMY_DECK.first(5))]).when(there_is_no(&YOUR_DECK));

/// # Morchie
///
/// `END_036` · Neutral minion · 4 mana · 3/6
///
/// > Your **Rewinds** keep BOTH potential outcomes. **Battlecry: Discover** a **Rewind** card from any class.
///
/// - Set: Across the Timeways · legendary · collectible
/// - Mechanics: Battlecry, Aura, Discover
/// - Refers to: Rewind
/// - Enchantments: Multiversal Singularity [`END_036e`]
///
/// State: Todo
//~ todo END_036 a43f7bd6 6abefdbc 8c4ede7c.1f977948
pub const END_036: Power = TODO;

/// # Multiversal Singularity
///
/// `END_036e` · Neutral enchantment
///
/// > Your **Rewinds** keep BOTH outcomes.
///
/// - Set: Across the Timeways
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ todo END_036e eb8079dc 66c1fed9 9bfe79d9.37ae6a9c
pub const END_036e: Power = TODO;

/// # Endtime Murozond
///
/// `END_037` · Neutral minion · 9 mana · 4/6
///
/// > **Battlecry:** Fill your board with random Dragons. Fully heal your hero. Skip your next turn.
///
/// - Set: Across the Timeways · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo END_037 4d3302a1 7b9391b8 6cbef2f3.1afe64cd
pub const END_037: Power = TODO;

/// # Aeon Wizard
///
/// `TIME_002` · Neutral minion · 5 mana · 3/5
///
/// > **Rewind Battlecry:** Get 2 random spells from your class.
///
/// - Set: Across the Timeways · common · collectible
/// - Mechanics: Battlecry, Rewind
///
/// State: Todo
//~ todo TIME_002 00127e06 e5c9cfce d5a5a99c.64443705
pub const TIME_002: Power = TODO;

/// # Portal Vanguard
///
/// `TIME_003` · Neutral minion · 3 mana · 2/2
///
/// > **Rewind Battlecry:** Draw a random minion. Give it +2/+2.
///
/// - Set: Across the Timeways · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Rewind
/// - Enchantments: Guarding Time [`TIME_003e`]
///
/// State: Todo
//~ todo TIME_003 ad6227a2 8c016ed9 96fd37ee.d1fef50b
pub const TIME_003: Power = TODO;

/// # Guarding Time
///
/// `TIME_003e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Across the Timeways
///
/// State: Derived
//~ derived TIME_003e eb89ecba d5dc3ee0 c1dc3cd4.6d6ab056
pub const TIME_003e: Power = enchant(&[plus(2, 2)]);

/// # Conflux Crasher
///
/// `TIME_004` · Neutral minion · 7 mana · 7/7
///
/// > **Rewind Battlecry:** Deal 7 damage to a random enemy.
///
/// - Set: Across the Timeways · epic · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Rewind
///
/// State: Todo
//~ todo TIME_004 de373677 8c1e6e0c 2c17c400.fc085a64
pub const TIME_004: Power = TODO;

/// # Murozond, Unbounded
///
/// `TIME_024` · Neutral minion · 9 mana · 8/8
///
/// > **Battlecry:** At the start of your next turn, set this minion's Attack to INFINITY!
///
/// - Set: Across the Timeways · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Enchantments: INFINITE POWER! [`TIME_024e`], Murozond, End of Time [`TIME_024e2`]
///
/// State: Todo
//~ todo TIME_024 6f273050 ca4afbe7 130a62a3.83404485
pub const TIME_024: Power = TODO;

/// # INFINITE POWER!
///
/// `TIME_024e` · Neutral enchantment
///
/// > Attack set to INFINITY!
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ todo TIME_024e 78fa9834 3d7c96fc 3d779a26.3515f76e
pub const TIME_024e: Power = TODO;

/// # Murozond, End of Time
///
/// `TIME_024e2` · Neutral enchantment
///
/// > At the start of your next turn, set Murozond's Attack to INFINITY!
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ todo TIME_024e2 5cd40938 f9da45f2 e4cc18c7.d6e9318e
pub const TIME_024e2: Power = TODO;

/// # Time Machine
///
/// `TIME_035` · Neutral minion · 6 mana · 6/6
///
/// > **Taunt Deathrattle:** Get a random **Rewind** card.
///
/// - Set: Across the Timeways · common · collectible
/// - Minion type: Mech
/// - Mechanics: Taunt, Deathrattle
/// - Refers to: Rewind
///
/// State: Derived
//~ derived TIME_035 afc29e8a d5af95d2 cc685e28.f97380bd
pub const TIME_035: Power = deathrattle(&[get(random(with(GameTag::REWIND)))]);

/// # Mister Clocksworth
///
/// `TIME_038` · Neutral minion · 8 mana · 3/3
///
/// > **Rewind**, **Rewind**, **Rewind Battlecry:** Summon 2 random **Legendary** minions.
///
/// - Set: Across the Timeways · legendary · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry, Rewind
/// - Tokens: Mister Clocksworth [`TIME_038t1`], Mister Clocksworth [`TIME_038t2`], Mister Clocksworth [`TIME_038t3`]
///
/// State: Todo
//~ todo TIME_038 eaa2638a 9f82a174 288cb729.26ff5a50
pub const TIME_038: Power = TODO;

/// # Mister Clocksworth
///
/// `TIME_038t1` · Neutral minion · 8 mana · 3/3
///
/// > **Rewind**, **Rewind Battlecry:** Summon 2 random **Legendary** minions.
///
/// - Set: Across the Timeways · legendary
/// - Minion type: Mech
/// - Mechanics: Battlecry, Rewind, Used Rewind
///
/// State: Todo
//~ todo TIME_038t1 c65f0362 4a32b944 5294d56a.2ffca714
pub const TIME_038t1: Power = TODO;

/// # Mister Clocksworth
///
/// `TIME_038t2` · Neutral minion · 8 mana · 3/3
///
/// > **Rewind Battlecry:** Summon 2 random **Legendary** minions.
///
/// - Set: Across the Timeways · legendary
/// - Minion type: Mech
/// - Mechanics: Battlecry, Rewind
/// - Tags: `USED_REWIND` = 2
///
/// State: Todo
//~ todo TIME_038t2 f50a243a 6563ba7f 80ba8fd4.95efce92
pub const TIME_038t2: Power = TODO;

/// # Mister Clocksworth
///
/// `TIME_038t3` · Neutral minion · 8 mana · 3/3
///
/// > **Battlecry:** Summon 2 random **Legendary** minions.
///
/// - Set: Across the Timeways · legendary
/// - Minion type: Mech
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived TIME_038t3 6541bc64 8616ca8a 74a2be80.31315b1b
pub const TIME_038t3: Power = battlecry(&[summon(random(all(&[MINION, rarity(Rarity::Legendary)]))).copies(2)]);

/// # Fading Memory
///
/// `TIME_040` · Neutral minion · 4 mana · 6/3
///
/// > **Deathrattle:** Get a random 5-Cost minion from the past.
///
/// - Set: Across the Timeways · common · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived TIME_040 2fa9a50d b903180f d76cdb25.ed28ced0
pub const TIME_040: Power = deathrattle(&[get(random(all(&[MINION, COST.is(5), FROM_THE_PAST])))]);

/// # Futuristic Forefather
///
/// `TIME_041` · Neutral minion · 4 mana · 4/4
///
/// > **Taunt**. **Battlecry:** Look at 3 cards. Guess which one is in your opponent's hand to gain +4 Health.
///
/// - Set: Across the Timeways · epic · collectible
/// - Mechanics: Taunt, Battlecry
/// - Tags: `3169` = 1
/// - Enchantments: Infiltration [`TIME_041e2`]
///
/// State: Todo
//~ todo TIME_041 bf4b31e0 f034aca2 1b55cd1d.f4182d6b
pub const TIME_041: Power = TODO;

/// # Infiltration
///
/// `TIME_041e2` · Neutral enchantment
///
/// > +4 Health.
///
/// - Set: Across the Timeways
///
/// State: Derived
//~ derived TIME_041e2 8dc299e5 220f7b99 a52c9000.55f9b592
pub const TIME_041e2: Power = enchant(&[HEALTH.plus(4)]);

/// # Whelp of the Infinite
///
/// `TIME_045` · Neutral minion · 3 mana · 1/4
///
/// > **Poisonous Reborn**
///
/// - Set: Across the Timeways · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Poisonous, Reborn, Whelp
///
/// State: Vanilla
//~ vanilla TIME_045 98392ee1 a75bf36a b747de13.1ab4af2a
pub const TIME_045: Power = VANILLA;

/// # Cyborg Patriarch
///
/// `TIME_046` · Neutral minion · 3 mana · 3/12
///
/// > **Dormant** for 3 turns. **Taunt**
///
/// - Set: Across the Timeways · common · collectible
/// - Minion type: Mech, Beast
/// - Mechanics: Taunt
/// - Refers to: Dormant
/// - Tags: `1652` = 1, `2539` = 1
/// - Enchantments: Prime Ape [`TIME_046e`]
///
/// State: Derived
//~ derived TIME_046 e419552b b0fac0d7 3738e140.a73cfd50
pub const TIME_046: Power = dormant_for(3);

/// # Prime Ape
///
/// `TIME_046e` · Neutral enchantment
///
/// > **Dormant**. Awaken in @ \|4(turn, turns).
///
/// - Set: Across the Timeways
/// - Mechanics: Dormant Awaken Condition Enchant
/// - Tags: `SCORE_VALUE_1` = 3
///
/// State: Todo
//~ todo TIME_046e 82a80c14 9faf6673 0edd757f.d03dd6ee
pub const TIME_046e: Power = TODO;

/// # Devious Coyote
///
/// `TIME_047` · Neutral minion · 5 mana · 5/3
///
/// > **Stealth**. Costs (1) less for each time the enemy hero took damage this turn.
///
/// - Set: Across the Timeways · common · collectible
/// - Minion type: Beast
/// - Mechanics: Stealth
///
/// State: Derived
//~ derived TIME_047 daa7115e d8d78379 a6343826.389a4b90
pub const TIME_047: Power = costs(&[cost_less(1).times(count_of(past(Side::Enemy, Deed::HeroHurt, Window::ThisTurn)))]);

/// # Clockwork Rager
///
/// `TIME_048` · Neutral minion · 5 mana · 5/1
///
/// > **Battlecry:** Gain +1 Health for each turn you've taken this game.@ *(@ \|4(turn, turns))*
///
/// - Set: Across the Timeways · common · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Tags: `1724` = 1
/// - Enchantments: Clockwork Rage [`TIME_048e`]
///
/// State: Todo
//~ todo TIME_048 7a72276e eb507524 36612789.e7c9e70b
pub const TIME_048: Power = TODO;

/// # Clockwork Rage
///
/// `TIME_048e` · Neutral enchantment
///
/// > Increased Health.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ todo TIME_048e 6bd8584f 114d0b59 0767c276.89b088dc
pub const TIME_048e: Power = TODO;

/// # Dangerous Variant
///
/// `TIME_049` · Neutral minion · 2 mana · 1/1
///
/// > At the start of your turn, transform into a random 5-Cost minion.
///
/// - Set: Across the Timeways · common · collectible
/// - Tags: `4547` = 1, `4548` = 1
///
/// State: Derived
//~ derived TIME_049 a358c913 6d4e32ed d9e066db.87a728dd
pub const TIME_049: Power = at_start_of_your_turn(&[transform(THIS, random(all(&[MINION, COST.is(5)])))]);

/// # Sentient Hourglass
///
/// `TIME_050` · Neutral minion · 6 mana · 4/9
///
/// > **Rush** After this minion survives damage, swap its stats.
///
/// - Set: Across the Timeways · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Rush
/// - Tags: `4548` = 1
/// - Enchantments: Sand Flow [`TIME_050e`]
///
/// State: Derived
//~ derived TIME_050 11e42131 ce433523 723c1332.5b1c99ca
pub const TIME_050: Power =
    after(THIS.takes_damage(CARD)).when(there_is(&THIS.that(not(&DEAD)))).then(&[swap_stats(THIS)]);

/// # Sand Flow
///
/// `TIME_050e` · Neutral enchantment
///
/// > Attack and Health swapped.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ todo TIME_050e 0b435d73 aa1d8feb bb966bf3.e2c52dda
pub const TIME_050e: Power = TODO;

/// # Soldier of the Infinite
///
/// `TIME_051` · Neutral minion · 5 mana · 3/5
///
/// > **Rush Battlecry:** Double this minion's Attack.
///
/// - Set: Across the Timeways · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Rush
/// - Tags: `4548` = 1
/// - Enchantments: Infinite Scales [`TIME_051e`]
///
/// State: Derived
//~ derived TIME_051 fcccc803 be1ea53b 3a57d83c.2ccd0d40
pub const TIME_051: Power = battlecry(&[attach("TIME_051e")]);

/// # Infinite Scales
///
/// `TIME_051e` · Neutral enchantment
///
/// > Doubled Attack.
///
/// - Set: Across the Timeways
///
/// State: Derived
//~ derived TIME_051e 50c485f6 83dcefa4 f1202141.87c08719
pub const TIME_051e: Power = enchant(&[ATTACK.doubled()]);

/// # Amber Warden
///
/// `TIME_052` · Neutral minion · 8 mana · 4/12
///
/// > **Taunt Deathrattle:** Summon a random minion from the past.
///
/// - Set: Across the Timeways · epic · collectible
/// - Minion type: Dragon
/// - Mechanics: Taunt, Deathrattle
///
/// State: Derived
//~ derived TIME_052 d61cacae 354452f6 89fcbc82.1a4aa0a5
pub const TIME_052: Power = deathrattle(&[summon(random(all(&[MINION, FROM_THE_PAST])))]);

/// # Sandmaw
///
/// `TIME_053` · Neutral minion · 3 mana · 7/2
///
/// - Set: Across the Timeways · common · collectible
/// - Minion type: Elemental, Beast
/// - Tags: `2540` = 1
///
/// State: Vanilla
//~ vanilla TIME_053 912bd85d 01cd9668 abc70b62
pub const TIME_053: Power = VANILLA;

/// # Time Skipper
///
/// `TIME_054` · Neutral minion · 4 mana · 3/4
///
/// > At the end of each player's turn, give them a Coin.
///
/// - Set: Across the Timeways · common · collectible
/// - Minion type: Pirate
/// - Enchantments: Skipping Time [`TIME_054e`]
///
/// State: Derived
//~ derived TIME_054 839deb2e e227eda8 99c7ef84.51d650ed
pub const TIME_054: Power = whenever(PLAYERS.turn_end()).then(&[get(card("GAME_005")).to(WHO)]);

/// # Skipping Time
///
/// `TIME_054e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Across the Timeways
///
/// State: Derived
//~ derived TIME_054e 05a644a2 b743df06 f8163916.67341004
pub const TIME_054e: Power = enchant(&[plus(1, 1)]);

/// # Unknown Voyager
///
/// `TIME_055` · Neutral minion · 5 mana · 4/5
///
/// > After this survives damage, transform into a random 7-Cost minion.
///
/// - Set: Across the Timeways · rare · collectible
/// - Mechanics: Enraged
///
/// State: Derived
//~ derived TIME_055 827771e1 568db648 27aa4868.d20b1c05
#[rustfmt::skip]
pub const TIME_055: Power = after(THIS.takes_damage(CARD)).when(there_is(&THIS.that(not(&DEAD)))).then(&[transform(THIS, random(all(&[MINION, COST.is(7)])))]);

/// # Whelp of the Bronze
///
/// `TIME_056` · Neutral minion · 3 mana · 4/1
///
/// > **Lifesteal Divine Shield**
///
/// - Set: Across the Timeways · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Divine Shield, Lifesteal, Whelp
///
/// State: Vanilla
//~ vanilla TIME_056 fd89c56b 0ee4e7b8 9c2ff02b.2919185b
pub const TIME_056: Power = VANILLA;

/// # Wizened Truthseeker
///
/// `TIME_057` · Neutral minion · 4 mana · 4/5
///
/// > **Battlecry:** Set the Cost of every card in both player's hands back to their original Costs.
///
/// - Set: Across the Timeways · common · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Enchantments: True Wisdom [`TIME_057e`]
///
/// State: Todo
//~ todo TIME_057 bdb4b29c f5df4d29 366225dd.94bf2ba4
pub const TIME_057: Power = TODO;

/// # True Wisdom
///
/// `TIME_057e` · Neutral enchantment
///
/// > Cost changed.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ todo TIME_057e 54be01bc b5d69aeb abdfd8b9.28a22fc2
pub const TIME_057e: Power = TODO;

/// # Paltry Flutterwing
///
/// `TIME_058` · Neutral minion · 1 mana · 1/1
///
/// > **Deathrattle:** Summon a random 2-Cost minion that is **Dormant** for 2 turns.
///
/// - Set: Across the Timeways · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Refers to: Dormant
/// - Enchantments: Consequences [`TIME_058e`]
///
/// State: Derived
//~ derived TIME_058 a8b805d2 9b14de68 7acda63a.47afc833
pub const TIME_058: Power = deathrattle(&[summon(random(all(&[MINION, COST.is(2)]))), make_dormant(IT, 2)]);

/// # Consequences
///
/// `TIME_058e` · Neutral enchantment
///
/// > **Dormant**. Awaken in @ \|4(turn, turns).
///
/// - Set: Across the Timeways
/// - Mechanics: Dormant Awaken Condition Enchant
/// - Tags: `SCORE_VALUE_1` = 2
///
/// State: Todo
//~ todo TIME_058e 0bd5bd2f e0e6df44 e17deae2.d03dd6ee
pub const TIME_058e: Power = TODO;

/// # Living Paradox
///
/// `TIME_059` · Neutral minion · 3 mana · 2/1
///
/// > **Elusive Battlecry:** Summon two 2/1 Living Paradoxes with **Elusive**.
///
/// - Set: Across the Timeways · common · collectible
/// - Mechanics: Battlecry, Elusive
///
/// State: Derived
//~ derived TIME_059 5cfb8c30 eee7141d 19a99b07.969e8beb
pub const TIME_059: Power = battlecry(&[summon(card("TIME_059")).copies(2)]);

/// # Quantum Destabilizer
///
/// `TIME_060` · Neutral minion · 3 mana · 4/9
///
/// > This minion takes double damage from all sources.
///
/// - Set: Across the Timeways · common · collectible
/// - Minion type: Mech
///
/// State: Derived
//~ derived TIME_060 676e7ca9 8110d726 0932f183.b9e1cdac
pub const TIME_060: Power = whenever(THIS.would_take_damage(CARD)).then(&[damage_multiplied(2)]);

/// # Timeless Causality
///
/// `TIME_061` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Reverse the order of your deck.
///
/// - Set: Across the Timeways · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo TIME_061 fbe911be e9b97ba6 aebe2957.6b565994
pub const TIME_061: Power = TODO;

/// # Chronicle Keeper
///
/// `TIME_062` · Neutral minion · 4 mana · 3/6
///
/// > **Battlecry:** If you're holding a Dragon, gain **Taunt** and **Divine Shield**.
///
/// - Set: Across the Timeways · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt, Divine Shield
/// - Tags: `4548` = 1
///
/// State: Derived
//~ derived TIME_062 4fd3ab52 db0e4384 ff2d3224.ff84f66b
pub const TIME_062: Power =
    battlecry(&[give(&[has(GameTag::TAUNT), has(GameTag::DIVINE_SHIELD)])]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Timelord Nozdormu
///
/// `TIME_063` · Neutral minion · 3 mana · 8/8
///
/// > **Dormant** for 5 turns. **Rush**. After you play a card from the newest expansion, awaken 1 turn sooner.
///
/// - Set: Across the Timeways · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Rush, Nozdormu Dormant Effect Watcher
/// - Refers to: Dormant
/// - Tags: `1652` = 1
/// - Enchantments: Lord of Time [`TIME_063e1`], Nozdormu Play Enchant [`TIME_063e2`]
///
/// State: Todo
//~ todo TIME_063 4922c082 3a30f7f1 14c1d2f1.89a23560
pub const TIME_063: Power = TODO;

/// # Lord of Time
///
/// `TIME_063e1` · Neutral enchantment
///
/// > **Dormant**. Awaken in @ \|4(turn, turns).
///
/// - Set: Across the Timeways
/// - Mechanics: Dormant Awaken Condition Enchant
/// - Tags: `SCORE_VALUE_1` = 5
///
/// State: Todo
//~ todo TIME_063e1 8b434d4f 77ccefe3 fcec8de5.d03dd6ee
pub const TIME_063e1: Power = TODO;

/// # Nozdormu Play Enchant
///
/// `TIME_063e2` · Neutral enchantment
///
/// > After you play a card from the newest expansion, awaken 1 turn sooner.
///
/// - Set: Across the Timeways
/// - Mechanics: Enchantment Invisible
/// - Tags: `4390` = 1
///
/// State: Todo
//~ todo TIME_063e2 7a143b02 aa358197 1de7305c.a98007b0
pub const TIME_063e2: Power = TODO;

/// # Chrono-Lord Deios
///
/// `TIME_064` · Neutral minion · 7 mana · 4/8
///
/// > Your **Battlecries**, **Deathrattles**, Hero Power, and end of turn effects trigger twice.
///
/// - Set: Across the Timeways · legendary · collectible
/// - Mechanics: Aura
/// - Refers to: Deathrattle, Battlecry
/// - Enchantments: Deios' Influence [`TIME_064e`]
///
/// State: Todo
//~ todo TIME_064 27bafbd4 9fad1203 83f168ed.0997af9c
pub const TIME_064: Power = TODO;

/// # Deios' Influence
///
/// `TIME_064e` · Neutral enchantment
///
/// > Your **Battlecries**, **Deathrattles**, Hero Power, and end of turn effects trigger twice.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ todo TIME_064e 874b8e2b 89f55993 892f2b8e.0997af9c
pub const TIME_064e: Power = TODO;

/// # Hourglass Attendant
///
/// `TIME_100` · Neutral minion · 4 mana · 2/4
///
/// > **Divine Shield** At the end of your turn, give all minions in your hand +1/+1.
///
/// - Set: Across the Timeways · common · collectible
/// - Mechanics: Divine Shield
/// - Tags: `4577` = 1
/// - Enchantments: Sandy Polish [`TIME_100e`]
///
/// State: Derived
//~ derived TIME_100 eb86e6ab 9abe465a c4a864c9.9332c071
pub const TIME_100: Power = at_end_of_your_turn(&[attach("TIME_100e").to(YOUR_HAND.that(MINION))]);

/// # Sandy Polish
///
/// `TIME_100e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Across the Timeways
///
/// State: Derived
//~ derived TIME_100e 77fcbe12 10b65a66 12332674.67341004
pub const TIME_100e: Power = enchant(&[plus(1, 1)]);

/// # Misplaced Pyromancer
///
/// `TIME_101` · Neutral minion · 3 mana · 4/3
///
/// > Whenever you **Shatter** a card, deal 2 damage to all enemy minions.
///
/// - Set: Across the Timeways · common · collectible
/// - Refers to: Shatter
///
/// State: Todo
//~ todo TIME_101 df8c5e46 56a28767 0b69c27f.b84d2ded
pub const TIME_101: Power = TODO;

/// # Circadiamancer
///
/// `TIME_102` · Neutral minion · 3 mana · 2/2
///
/// > **Battlecry:** Add a random 8-Cost minion to your hand. At the start of your turns, reduce its Cost by (1).
///
/// - Set: Across the Timeways · epic · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Metaphysical [`TIME_102e`]
///
/// State: Todo
//~ todo TIME_102 37f7b15a 7eb1d622 74ac8154.07280982
pub const TIME_102: Power = TODO;

/// # Metaphysical
///
/// `TIME_102e` · Neutral enchantment
///
/// > Reduces Cost each turn.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ todo TIME_102e 6adcd9fa c0d78aa2 234bb932.b9d14c44
pub const TIME_102e: Power = TODO;

/// # Chromie
///
/// `TIME_103` · Neutral minion · 6 mana · 4/6
///
/// > **Deathrattle:** Draw another copy of cards you've played this game.@ *(@ \|4(card,cards))*
///
/// - Set: Across the Timeways · legendary · collectible
/// - Mechanics: Deathrattle
/// - Tags: `1724` = 1
///
/// State: Todo
//~ todo TIME_103 86a092f8 3e2af2e6 a9792a8d.c3656577
pub const TIME_103: Power = TODO;

/// # Yesterloc
///
/// `TIME_428` · Neutral minion · 2 mana · 3/1
///
/// > At the end of your turn, give your other minions +1 Health.
///
/// - Set: Across the Timeways · common · collectible
/// - Minion type: Murloc
/// - Tags: `4577` = 1
/// - Enchantments: Mrrgls of Yore [`TIME_428e`]
///
/// State: Derived
//~ derived TIME_428 484a98d1 a36e100f d35cbac1.1d11fbad
pub const TIME_428: Power = at_end_of_your_turn(&[attach("TIME_428e").to(OTHER_FRIENDLY_MINIONS)]);

/// # Mrrgls of Yore
///
/// `TIME_428e` · Neutral enchantment
///
/// > +1 Health.
///
/// - Set: Across the Timeways
///
/// State: Derived
//~ derived TIME_428e 74b5842b a2600452 432bbab7.1e24a525
pub const TIME_428e: Power = enchant(&[HEALTH.plus(1)]);

/// # Temporal Traveler
///
/// `TIME_434` · Neutral minion · 3 mana · 4/1
///
/// > **Deathrattle:** Summon a 4/1 Shadow that attacks a random enemy minion.
///
/// - Set: Across the Timeways · common · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Temporal Shadow [`TIME_434t`]
///
/// State: Derived
//~ derived TIME_434 62b33f7a 8b45e478 f72b5b38.4b08380e
pub const TIME_434: Power = deathrattle(&[summon(card("TIME_434t")), make_attack(IT, ENEMY_MINIONS.random())]);

/// # Temporal Shadow
///
/// `TIME_434t` · Neutral minion · 3 mana · 4/1
///
/// - Set: Across the Timeways
///
/// State: Vanilla
//~ vanilla TIME_434t 23aaa687 3ea68539 a7ce2561
pub const TIME_434t: Power = VANILLA;

/// # Soldier of the Bronze
///
/// `TIME_720` · Neutral minion · 5 mana · 5/3
///
/// > **Taunt Battlecry:** Double this minion's Health.
///
/// - Set: Across the Timeways · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Taunt, Battlecry
/// - Tags: `4548` = 1, `4930` = 1
/// - Enchantments: Bronze Scales [`TIME_720e`]
///
/// State: Derived
//~ derived TIME_720 f0053015 d2db9b00 5c857b92.37eb0041
pub const TIME_720: Power = battlecry(&[give(&[HEALTH.plus(1).times(X)]).times(HEALTH.of(THIS))]);

/// # Bronze Scales
///
/// `TIME_720e` · Neutral enchantment
///
/// > Doubled Health.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ todo TIME_720e ea0517f2 13a95be2 49d254d5.645d0540
pub const TIME_720e: Power = TODO;

/// # The Coin
///
/// `TIME_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Across the Timeways
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived TIME_COIN1 befcec28 acd84b0d be98b2e3.095f71be
pub const TIME_COIN1: Power = spell(&[gain_mana(1)]);

/// # The Coin
///
/// `TIME_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Across the Timeways
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived TIME_COIN2 b80d5ae6 f5336625 49cf053a.095f71be
pub const TIME_COIN2: Power = spell(&[gain_mana(1)]);

/// # The Coin
///
/// `TIME_COIN3` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Across the Timeways
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived TIME_COIN3 b86be63d c60300cc db26e96b.095f71be
pub const TIME_COIN3: Power = spell(&[gain_mana(1)]);

/// # The Coin
///
/// `TIME_COIN4` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Across the Timeways
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived TIME_COIN4 5f52e64b d68ef141 6b525d29.095f71be
pub const TIME_COIN4: Power = spell(&[gain_mana(1)]);

/// # New Resident
///
/// `TIME_EVENT_997e` · Neutral enchantment
///
/// > **Deathrattle:** Summon a random 3-Cost minion.
///
/// - Set: Across the Timeways
///
/// State: Derived
//~ derived TIME_EVENT_997e 29c829c3 0edcd2e6 a18dd4b3.1df2b561
pub const TIME_EVENT_997e: Power = deathrattle(&[summon(random(all(&[MINION, COST.is(3)])))]);

/// # The Coin
///
/// `TIME_EVENT_COIN` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Across the Timeways
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived TIME_EVENT_COIN 03007a84 56c8c380 5bf84818.095f71be
pub const TIME_EVENT_COIN: Power = spell(&[gain_mana(1)]);
