//! Death Knight cards of The Great Dark Beyond.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file f93bcf20

/// # Guiding Figure
///
/// `GDB_106` · Death Knight minion · 2 mana · 3/2
///
/// > Spellburst**:** Trigger a random friendly minion's **Deathrattle**. **Starship Piece**
///
/// - Set: The Great Dark Beyond · epic · collectible
/// - Mechanics: Spellburst, Starship Piece
/// - Refers to: Deathrattle, Starship
/// - Tags: `3684` = 1
/// - Enchantments: Guiding Figure [`GDB_106e`]
///
/// State: Derived
//~ derived GDB_106 c765c142 c20b423a 984ce3a4.5e7d208b
pub const GDB_106: Power =
    on(Word::Spellburst, &[trigger(Word::Deathrattle, FRIENDLY_MINIONS.that(with(GameTag::DEATHRATTLE)).random())]);

/// # Guiding Figure
///
/// `GDB_106e` · Death Knight enchantment
///
/// > **Spellburst:** Trigger a random friendly minion's **Deathrattle**.
///
/// - Set: The Great Dark Beyond
/// - Tags: `3870` = 1
///
/// State: Derived
//~ derived GDB_106e 0399bd41 8aa4bc67 89a645ba.63159a0f
pub const GDB_106e: Power =
    on(Word::Spellburst, &[trigger(Word::Deathrattle, FRIENDLY_MINIONS.that(with(GameTag::DEATHRATTLE)).random())]);

/// # Soulbound Spire
///
/// `GDB_112` · Death Knight minion · 3 mana · 2/2
///
/// > **Deathrattle:** Summon a minion with Cost equal to this minion's Attack *(up to 10)*. **Starship Piece**
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Mechanics: Deathrattle, Starship Piece
/// - Refers to: Starship
/// - Tags: `3684` = 1
/// - Enchantments: Soulbound Spire [`GDB_112e`]
///
/// State: Derived
//~ derived GDB_112 846db639 e81aa538 140e8601.3b49f265
pub const GDB_112: Power = deathrattle(&[summon(costing(MINION, 0, ATTACK.of(THIS)))]);

/// # Soulbound Spire
///
/// `GDB_112e` · Death Knight enchantment
///
/// > **Deathrattle:** Summon a minion with Cost equal to this minion's Attack *(up to 10)*.
///
/// - Set: The Great Dark Beyond
/// - Tags: `3870` = 1
///
/// State: Todo
//~ todo GDB_112e cafa617e af30d8d5 849762e9.daacde1e
pub const GDB_112e: Power = TODO;

/// # Airlock Breach
///
/// `GDB_113` · Death Knight spell · 6 mana
///
/// > Summon a 5/5 Undead with **Taunt** and give your hero +5 Health. Spend 5 **Corpses** to do it again.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Mechanics: Cost Blood, Cost Unholy, Corpse Spender
/// - Refers to: Taunt, Corpse
/// - Enchantments: Breached Air [`GDB_113e`]
/// - Tokens: Unfortunate Soul [`GDB_113t`]
///
/// State: Derived
//~ derived GDB_113 fb373d08 637de3d7 6c72e729.083ac963
#[rustfmt::skip]
pub const GDB_113: Power = spell(&[summon(card("GDB_113t")), attach("GDB_113e").to(YOUR_HERO), pay(Cost::of(Part::Corpses(5)), &[summon(card("GDB_113t")), attach("GDB_113e").to(YOUR_HERO)])]);

/// # Breached Air
///
/// `GDB_113e` · Death Knight enchantment
///
/// > +5 Health.
///
/// - Set: The Great Dark Beyond
///
/// State: Derived
//~ derived GDB_113e 0380d5e6 5c3e8032 0a4927d3.bfe05d12
pub const GDB_113e: Power = enchant(&[HEALTH.plus(5)]);

/// # Unfortunate Soul
///
/// `GDB_113t` · Death Knight minion · 5 mana · 5/5
///
/// > **Taunt**
///
/// - Set: The Great Dark Beyond
/// - Minion type: Undead, Draenei
/// - Mechanics: Taunt
/// - Tags: `2525` = 1
///
/// State: Vanilla
//~ vanilla GDB_113t f93e6204 81ed5d51 ee0b90b2.4b0c5d24
pub const GDB_113t: Power = VANILLA;

/// # Wakener of Souls
///
/// `GDB_468` · Death Knight minion · 10 mana · 8/7
///
/// > **Taunt**, **Reborn Deathrattle:** Resurrect a different friendly **Deathrattle** minion.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Mechanics: Taunt, Deathrattle, Reborn, Cost Unholy
///
/// State: Todo
//~ todo GDB_468 7c52f33a acc02143 6c29e826.1240086e
pub const GDB_468: Power = TODO;

/// # Auchenai Death-Speaker
///
/// `GDB_469` · Death Knight minion · 1 mana · 1/3
///
/// > After another friendly minion is **Reborn**, summon a copy of it.
///
/// - Set: The Great Dark Beyond · epic · collectible
/// - Minion type: Draenei
/// - Mechanics: Cost Unholy
/// - Refers to: Reborn
///
/// State: Todo
//~ todo GDB_469 4a832dfb 4988875f 3655465b.ead1df1e
pub const GDB_469: Power = TODO;

/// # Exarch Maladaar
///
/// `GDB_470` · Death Knight minion · 6 mana · 5/5
///
/// > **Battlecry:** The next card you play this turn costs **Corpses** instead of Mana.
///
/// - Set: The Great Dark Beyond · legendary · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry, Cost Unholy, Corpse Spender
/// - Refers to: Corpse
/// - Enchantments: Necromantic Power [`GDB_470e`], Costs Corpses [`GDB_470e2`]
///
/// State: Todo
//~ todo GDB_470 18da1d27 a7f380fc 0f8e5939.2d4fa4e3
pub const GDB_470: Power = TODO;

/// # Necromantic Power
///
/// `GDB_470e` · Death Knight enchantment
///
/// > Your next card this turn costs **Corpses** instead of Mana.
///
/// - Set: The Great Dark Beyond
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo GDB_470e e7448fba 4a176b54 a580d396.7941188c
pub const GDB_470e: Power = TODO;

/// # Costs Corpses
///
/// `GDB_470e2` · Death Knight enchantment
///
/// > Costs **Corpses** instead of mana.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ todo GDB_470e2 ed721253 00b13971 23f01ce6.f6b7e9bd
pub const GDB_470e2: Power = TODO;

/// # Orbital Moon
///
/// `GDB_475` · Death Knight spell · 1 mana
///
/// > Give a minion **Taunt** and **Lifesteal**. If you played an adjacent card this turn, also give it **Reborn**.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Refers to: Taunt, Lifesteal, Reborn
/// - Tags: `1724` = 1, `COST_BLOOD` = 2
///
/// State: Todo
//~ todo GDB_475 99113fa8 f39d32b5 3c17c6cc.0d734083
pub const GDB_475: Power = TODO;

/// # Suffocate
///
/// `GDB_476` · Death Knight spell · Shadow · 4 mana
///
/// > Destroy a minion. If you're building a **Starship**, also destroy a random neighbor.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Refers to: Starship
///
/// State: Derived
//~ derived GDB_476 6d9281b1 b32706b1 aa85f081.21e1bc2b
pub const GDB_476: Power =
    spell(&[destroy(A_MINION), destroy(IT.neighbours().random()).when(there_is(&YOUR_LAUNCHPAD))]);

/// # The 8 Hands From Beyond
///
/// `GDB_477` · Death Knight minion · 8 mana · 8/8
///
/// > **Battlecry:** Destroy both players' decks EXCEPT the 8 highest Cost cards in each.
///
/// - Set: The Great Dark Beyond · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Tags: `COST_BLOOD` = 2
///
/// State: Todo
//~ todo GDB_477 d98aa446 86fc6e57 4ddeda36.bde16d8a
pub const GDB_477: Power = TODO;

/// # Assimilating Blight
///
/// `GDB_478` · Death Knight spell · 3 mana
///
/// > **Discover** a 3-Cost **Deathrattle** minion. Summon it with **Reborn**.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Mechanics: Discover, Cost Blood
/// - Refers to: Deathrattle, Reborn
/// - Tags: `COST_UNHOLY` = 2
///
/// State: Derived
//~ derived GDB_478 d2bf6129 5e68087c 29565e57.8cbf1926
#[rustfmt::skip]
pub const GDB_478: Power = spell(&[offer(Offer::Pool(all(&[MINION, with(GameTag::DEATHRATTLE), COST.is(3)]), Classes::Own), &[summon(the(IT)), give(&[has(GameTag::REBORN)]).to(IT)])]);

/// # Spawning Pool
///
/// `SC_000` · Multi-class location · 1 mana · 0 uses
///
/// > Get a 1/1 Zergling. **Deathrattle:** Your Zerg minions have **Rush** this turn.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Classes: Death Knight, Hunter, Warlock, Demon Hunter
/// - Mechanics: Deathrattle, Zerg
/// - Refers to: Rush
/// - Tags: `1724` = 1
/// - Enchantments: Zerg Rush [`SC_000te`], Zerg Rush! [`SC_000te2`]
/// - Tokens: Zergling [`SC_010`]
///
/// State: Derived
//~ derived SC_000 c8815819 e0a2c143 45bdef62.c6e1d500
pub const SC_000: Power = abilities(&[hero_power(&[get(card("SC_010"))]), deathrattle(&[attach("SC_000te").to(YOU)])]);

/// # Zerg Rush
///
/// `SC_000te` · Neutral enchantment
///
/// > Your Zerg minions have **Rush** this turn.
///
/// - Set: The Great Dark Beyond
/// - Mechanics: Aura
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived SC_000te db15b2c8 d3fee043 1b3e25d9.5e5e6686
pub const SC_000te: Power =
    enchant(&[]).aura(FRIENDLY_MINIONS.that(with(GameTag::ZERG)), &[has(GameTag::RUSH)]).this_turn();

/// # Zerg Rush!
///
/// `SC_000te2` · Neutral enchantment
///
/// > Granted **Rush** this turn from Spawning Pool.
///
/// - Set: The Great Dark Beyond
/// - Tokens: Spawning Pool [`SC_000`]
///
/// State: Todo
//~ todo SC_000te2 ad2b96ad cd921adb 5325a2cf.ef79a22c
pub const SC_000te2: Power = TODO;

/// # Baneling Barrage
///
/// `SC_001` · Death Knight spell · 1 mana
///
/// > Get a 1/1 Baneling that explodes. If you control a Zerg minion, get another Baneling.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Mechanics: Zerg
/// - Refers to: Deathrattle
/// - Tags: `1724` = 1
/// - Tokens: Baneling [`SC_019t`](crate::great_dark_beyond::warlock::SC_019t)
///
/// State: Todo
//~ todo SC_001 fe8d529a f5a26a03 898717d4.1e2cd191
pub const SC_001: Power = TODO;

/// # Infestor
///
/// `SC_002` · Death Knight minion · 3 mana · 4/2
///
/// > **Deathrattle:** Your Zerg minions have +1 Attack for the rest of the game.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Mechanics: Deathrattle, Zerg
/// - Tags: `1724` = 1
/// - Enchantments: For the Swarm [`SC_002e`], For the Swarm! [`SC_002e2`]
///
/// State: Derived
//~ derived SC_002 7065ebc0 288f8fe3 c9faadeb.1bdb8838
pub const SC_002: Power = deathrattle(&[attach("SC_002e").to(YOU)]);

/// # For the Swarm
///
/// `SC_002e` · Death Knight enchantment
///
/// > For the rest of the game, your Zerg have +1 Attack.
///
/// - Set: The Great Dark Beyond
///
/// State: Derived
//~ derived SC_002e 9e70d862 6d14fb19 88910d06.4073bb41
pub const SC_002e: Power = enchant(&[]).aura(FRIENDLY_MINIONS.that(with(GameTag::ZERG)), &[ATTACK.plus(1)]);

/// # For the Swarm!
///
/// `SC_002e2` · Death Knight enchantment
///
/// > +1 Attack.
///
/// - Set: The Great Dark Beyond
/// - Mechanics: Cant Be Silenced
///
/// State: Derived
//~ derived SC_002e2 814d2a94 895e5a02 45634816.c84fda8a
pub const SC_002e2: Power = enchant(&[ATTACK.plus(1)]);

/// # Hive Queen
///
/// `SC_003` · Multi-class minion · 3 mana · 2/5
///
/// > At the end of your turn, get a Larva that transforms into random Zerg minions.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Classes: Death Knight, Hunter, Warlock, Demon Hunter
/// - Mechanics: Zerg
/// - Tags: `1724` = 1
/// - Tokens: Larva [`SC_003t`]
///
/// State: Todo
//~ todo SC_003 2b43b26b 05f2810a d7f237c1.77997039
pub const SC_003: Power = TODO;

/// # Larva
///
/// `SC_003t` · Multi-class minion · 1 mana · 1/1
///
/// > Each turn this is in your hand, transform it into a random Zerg minion.
///
/// - Set: The Great Dark Beyond
/// - Classes: Death Knight, Hunter, Warlock, Demon Hunter
/// - Mechanics: Zerg
/// - Enchantments: Transforming Larva [`SC_003te`]
///
/// State: Todo
//~ todo SC_003t 34b9db95 fda6e502 d4cec323.3ae83ae1
pub const SC_003t: Power = TODO;

/// # Transforming Larva
///
/// `SC_003te` · Neutral enchantment
///
/// > Transforming into random Zerg minions.
///
/// - Set: The Great Dark Beyond
/// - Tags: `DEFINING_ENCHANTMENT` = 113569
///
/// State: Todo
//~ todo SC_003te 60df6be8 4af2de46 575dca7d.dd0d588b
pub const SC_003te: Power = TODO;

/// # Kerrigan, Queen of Blades
///
/// `SC_004` · Multi-class hero · 7 mana · 30 health, 5 armor
///
/// > **Battlecry:** Summon two 2/5 Hive Queens. Deal 3 damage to all enemies.
///
/// - Set: The Great Dark Beyond · legendary · collectible
/// - Classes: Death Knight, Hunter, Warlock, Demon Hunter
/// - Mechanics: Battlecry, Keep Hero Class, Zerg
/// - Tags: `1724` = 1
/// - Hero power: Ravage [`SC_004hp`]
/// - Tokens: Hive Queen [`SC_003`]
///
/// State: Todo
//~ todo SC_004 aeb3318d 1aaf41b0 647a14f3.5d933727
pub const SC_004: Power = TODO;

/// # Ravage
///
/// `SC_004hp` · Multi-class hero power · 2 mana
///
/// > Deal $@ damage randomly split among all enemies. *(Improved by Zerg minions you control!)*
///
/// - Set: The Great Dark Beyond
/// - Classes: Death Knight, Hunter, Warlock, Demon Hunter
/// - Mechanics: Immune To Spellpower
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3
///
/// State: Derived
//~ derived SC_004hp 9732f37d 9854f80d 79fe0c9d.7571984a
#[rustfmt::skip]
pub const SC_004hp: Power = abilities(&[hero_power(&[deal(1).times(ITS_NUMBER).split_among(ENEMIES)]), improved(count(FRIENDLY_MINIONS.that(with(GameTag::ZERG))))]);

/// # Zergling
///
/// `SC_010` · Multi-class minion · 1 mana · 1/1
///
/// > **Battlecry:** Summon a 1/1 Zergling.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Classes: Death Knight, Hunter, Warlock, Demon Hunter
/// - Mechanics: Battlecry, Zerg
/// - Tags: `1724` = 1
///
/// State: Derived
//~ derived SC_010 bcb3e069 aa1b9c7a e1c63308.ffd819e3
pub const SC_010: Power = battlecry(&[summon(card("SC_010"))]);

/// # Nydus Worm
///
/// `SC_015` · Multi-class spell · 3 mana
///
/// > Draw two Zerg cards. They cost (1) less.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Classes: Death Knight, Hunter, Warlock, Demon Hunter
/// - Mechanics: Zerg
/// - Tags: `1724` = 1
/// - Enchantments: Nydus Network [`SC_015e`], Nydus Jaws [`SC_015e2`]
///
/// State: Derived
//~ derived SC_015 5741ce68 dd36a0c7 1305343f.58c0768f
pub const SC_015: Power = spell(&[draw_that(2, with(GameTag::ZERG)), give(&[cost_less(1)]).to(IT)]);

/// # Nydus Network
///
/// `SC_015e` · Neutral enchantment
///
/// > Gives your hero +2 Attack this turn if played this turn.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ todo SC_015e dda68dc1 f8e49d5a 66ab2b7c.5f32a246
pub const SC_015e: Power = TODO;

/// # Nydus Jaws
///
/// `SC_015e2` · Neutral enchantment
///
/// > +2 Attack this turn.
///
/// - Set: The Great Dark Beyond
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived SC_015e2 a5dd62a7 2bc8f84b 4d8986cc.09ced50d
pub const SC_015e2: Power = enchant(&[ATTACK.plus(2)]).this_turn();

/// # Viper
///
/// `SC_018` · Death Knight minion · 4 mana · 5/3
///
/// > **Battlecry:** Summon a minion from your opponent's hand. Your other Zerg minions gain **Reborn** and attack it.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Mechanics: Battlecry, Zerg
/// - Refers to: Reborn
/// - Tags: `1724` = 1
///
/// State: Todo
//~ todo SC_018 420c02d7 e02c36cf a1937570.44b07937
pub const SC_018: Power = TODO;
