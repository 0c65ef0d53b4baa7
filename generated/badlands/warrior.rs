//! Warrior cards of Showdown in the Badlands.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 474be7ef

/// # Burning Heart
///
/// `DEEP_011` · Multi-class spell · Fire · 1 mana
///
/// > Deal $2 damage to a minion. If it survives, give your hero +3 Attack this turn.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Classes: Warrior, Demon Hunter
/// - Enchantments: Heart of Fire [`DEEP_011e`]
///
/// State: Derived
//~ derived DEEP_011 60eee06e 5333a45c 73224dfa.930446b0
pub const DEEP_011: Power =
    spell(&[deal(2).to(A_MINION), attach("DEEP_011e").to(YOUR_HERO).when(there_is(&IT.that(not(&DEAD))))]);

/// # Heart of Fire
///
/// `DEEP_011e` · Neutral enchantment
///
/// > +3 Attack this turn.
///
/// - Set: Showdown in the Badlands
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived DEEP_011e a188d5db 23d4f9e6 0cd629d3.268eca27
pub const DEEP_011e: Power = enchant(&[ATTACK.plus(3)]).this_turn();

/// # Crimson Expanse
///
/// `DEEP_019` · Multi-class location · 4 mana · 0 uses
///
/// > Choose a damaged minion. Summon a copy of it that goes **Dormant** for one turn.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Classes: Warrior, Demon Hunter
/// - Refers to: Dormant
/// - Enchantments: Crimson Containment [`DEEP_019e`]
///
/// State: Derived
//~ derived DEEP_019 428f7f96 6e3b5397 45d39e39.d9072683
pub const DEEP_019: Power = hero_power(&[summon(copy_of(A_MINION.that(DAMAGED))), make_dormant(IT, 1)]);

/// # Crimson Containment
///
/// `DEEP_019e` · Neutral enchantment
///
/// > **Dormant**. Awaken in @ \|4(turn, turns).
///
/// - Set: Showdown in the Badlands
/// - Mechanics: Score Value 1, Dormant Awaken Condition Enchant
///
/// State: Todo
//~ todo DEEP_019e 17dc1ff5 d86564a5 53a67a6d.d03dd6ee
pub const DEEP_019e: Power = TODO;

/// # Deepminer Brann
///
/// `DEEP_020` · Warrior minion · 6 mana · 2/4
///
/// > **Battlecry:** If your deck started with no duplicates, your **Battlecries** trigger twice for the rest of the game.
///
/// - Set: Showdown in the Badlands · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Deepmining [`DEEP_020e`]
///
/// State: Todo
//~ todo DEEP_020 c43eb42d f26b63cc 8c811333.7701bd73
pub const DEEP_020: Power = TODO;

/// # Deepmining
///
/// `DEEP_020e` · Warrior enchantment
///
/// > Your Battlecries trigger twice.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ todo DEEP_020e 3793d313 06af9f16 9808671f.beaa3dec
pub const DEEP_020e: Power = TODO;

/// # Detonation Juggernaut
///
/// `WW_329` · Warrior minion · 4 mana · 3/4
///
/// > **Taunt**. **Battlecry:** Give **Taunt** minions in your hand +2/+2.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Minion type: Mech
/// - Mechanics: Taunt, Battlecry
/// - Enchantments: Tauntier Taunt [`WW_329e`]
///
/// State: Derived
//~ derived WW_329 7d985113 361a59b3 e19590c2.c8e9d0e5
pub const WW_329: Power = battlecry(&[attach("WW_329e").to(YOUR_HAND.that(all(&[MINION, with(GameTag::TAUNT)])))]);

/// # Tauntier Taunt
///
/// `WW_329e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Showdown in the Badlands
///
/// State: Derived
//~ derived WW_329e ba2cfd39 ac0ae34f 9e3cab48.6d6ab056
pub const WW_329e: Power = enchant(&[plus(2, 2)]);

/// # Reinforced Plating
///
/// `WW_334` · Warrior spell · 3 mana
///
/// > Gain 6 Armor. **Excavate** a treasure.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Mechanics: Excavate
///
/// State: Derived
//~ derived WW_334 2c38b9fe 8f440fd6 42011037.510e02c9
pub const WW_334: Power = spell(&[armor(6), excavate()]);

/// # Blast Tortoise
///
/// `WW_346` · Warrior minion · 6 mana · 2/7
///
/// > **Taunt Battlecry:** Deal damage to all enemy minions equal to this minion's Attack.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Battlecry
///
/// State: Derived
//~ derived WW_346 8c87a3f2 2076e8d7 2fa89f5d.3ab2371c
pub const WW_346: Power = battlecry(&[deal(1).times(ATTACK.of(THIS)).to(ENEMY_MINIONS)]);

/// # Battlepickaxe
///
/// `WW_347` · Warrior weapon · 3 mana · 4/1 durability
///
/// > After you play a **Taunt** minion, gain +1 Durability.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Refers to: Taunt
/// - Enchantments: Back in the Mine [`WW_347e`]
///
/// State: Derived
//~ derived WW_347 4fcd407b d89408bc e710c141.3b6138cc
pub const WW_347: Power = after(YOU.play(all(&[MINION, with(GameTag::TAUNT)]))).then(&[attach("WW_347e")]);

/// # Back in the Mine
///
/// `WW_347e` · Neutral enchantment
///
/// > +1 Durability.
///
/// - Set: Showdown in the Badlands
///
/// State: Derived
//~ derived WW_347e 40d2cf54 9b55d230 aabccced.310b3243
pub const WW_347e: Power = enchant(&[HEALTH.plus(1)]);

/// # Misfire
///
/// `WW_348` · Warrior spell · 2 mana
///
/// > Deal $3, $2, and $1 damage to random minions. **Quickdraw:** Choose the targets.
///
/// - Set: Showdown in the Badlands · epic · collectible
/// - Mechanics: Quickdraw
///
/// State: Todo
//~ todo WW_348 0689b569 360cf5eb e32f31a5.a05e9a43
pub const WW_348: Power = TODO;

/// # Badlands Brawler
///
/// `WW_349` · Warrior minion · 7 mana · 4/4
///
/// > **Battlecry:** Start a Brawl! If you've **Excavated** twice, this always wins.
///
/// - Set: Showdown in the Badlands · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Excavate
/// - Tokens: Brawl [`CORE_EX1_407`](crate::core_hidden::warrior::CORE_EX1_407)
///
/// State: Todo
//~ todo WW_349 532206e3 63780df7 f79d8c62.b02a8ffb
pub const WW_349: Power = TODO;

/// # Unlucky Powderman
///
/// `WW_367` · Warrior minion · 2 mana · 2/2
///
/// > **Taunt Deathrattle:** Give **Taunt** minions in your hand and deck +1/+1.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt, Deathrattle
/// - Enchantments: Coal Dust [`WW_367e`]
///
/// State: Derived
//~ derived WW_367 c07e03c6 5a720974 36d5a6e4.3aaea08c
#[rustfmt::skip]
pub const WW_367: Power = deathrattle(&[attach("WW_367e").to(together(&[YOUR_HAND.that(all(&[MINION, with(GameTag::TAUNT)])), YOUR_DECK.that(all(&[MINION, with(GameTag::TAUNT)]))]))]);

/// # Coal Dust
///
/// `WW_367e` · Warrior enchantment
///
/// > +1/+1.
///
/// - Set: Showdown in the Badlands
///
/// State: Derived
//~ derived WW_367e 5cbc289e 3d39d85e fdac7667.67341004
pub const WW_367e: Power = enchant(&[plus(1, 1)]);

/// # Boomboss Tho'grun
///
/// `WW_372` · Warrior minion · 8 mana · 7/7
///
/// > **Battlecry:** Shuffle 3 T.N.T. into your opponent's deck. When drawn, blow up a card in their hand, deck, and board.
///
/// - Set: Showdown in the Badlands · legendary · collectible
/// - Mechanics: Battlecry
/// - Tokens: T.N.T. [`WW_372t`]
///
/// State: Todo
//~ todo WW_372 2bdfee9c 9faeeb83 3ebe2e11.4826d125
pub const WW_372: Power = TODO;

/// # T.N.T.
///
/// `WW_372t` · Warrior spell · 6 mana
///
/// > **Casts When Drawn** Destroy a random card in your hand, deck, and board *(except T.N.T.)*.
///
/// - Set: Showdown in the Badlands
/// - Mechanics: Casts When Drawn
///
/// State: Todo
//~ todo WW_372t a31136d9 5a35421e 2b5cd585.6d055b25
pub const WW_372t: Power = TODO;

/// # Slagmaw the Slumbering
///
/// `WW_375` · Warrior minion · 4 mana · 16/16
///
/// > **Rush**, **Taunt Dormant** for 6 turns. *(Excavate** to awaken 2 turns sooner!)*
///
/// - Set: Showdown in the Badlands · legendary · collectible
/// - Minion type: Elemental, Beast
/// - Mechanics: Taunt, Rush
/// - Refers to: Dormant, Excavate
/// - Tags: `1652` = 1, `2540` = 1
/// - Enchantments: Slumbering [`WW_375e`], Slagging [`WW_375e2`]
///
/// State: Todo
//~ todo WW_375 7847a339 412fba3e 49fdecc0.5d35f908
pub const WW_375: Power = TODO;

/// # Slumbering
///
/// `WW_375e` · Warrior enchantment
///
/// > **Dormant**. Awaken in @ \|4(turn, turns).
///
/// - Set: Showdown in the Badlands
/// - Mechanics: Dormant Awaken Condition Enchant
/// - Tags: `SCORE_VALUE_1` = 6
///
/// State: Todo
//~ todo WW_375e a443d01f 8fdf8327 c5360f35.d03dd6ee
pub const WW_375e: Power = TODO;

/// # Slagging
///
/// `WW_375e2` · Warrior enchantment
///
/// - Set: Showdown in the Badlands
/// - Mechanics: Enchantment Invisible
/// - Tags: `4390` = 1
///
/// State: Todo
//~ todo WW_375e2 dc6ddd4d 88c64728 b2c2c150
pub const WW_375e2: Power = TODO;

/// # Blast Charge
///
/// `WW_380` · Warrior spell · 2 mana
///
/// > Destroy a damaged enemy minion. **Excavate** a treasure.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Mechanics: Excavate
///
/// State: Derived
//~ derived WW_380 0eef649f 6627225c 95ab42d7.8f7d5075
pub const WW_380: Power = spell(&[destroy(AN_ENEMY_MINION.that(DAMAGED)), excavate()]);
