//! Demon Hunter cards of Whizbang's Workshop.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file d61707bf

/// # Return Policy
///
/// `MIS_102` · Demon Hunter spell · 3 mana
///
/// > **Discover** a friendly **Deathrattle** card you've played this game. Trigger its **Deathrattle**.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Mechanics: Discover
/// - Refers to: Deathrattle
///
/// State: Todo
//~ todo MIS_102 bc051c2d 42d94011 062a106d.8acf29b8
pub const MIS_102: Power = TODO;

/// # Sock Puppet Slitherspear
///
/// `MIS_710` · Demon Hunter minion · 1 mana · 1/2
///
/// > This minion's Attack is improved by your hero's.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Minion type: Naga
///
/// State: Derived
//~ derived MIS_710 37093a28 ad68dac2 4ced4c8a.00bc2b6c
pub const MIS_710: Power = aura(THIS).have(&[ATTACK.plus(1).times(ATTACK.of(YOUR_HERO))]);

/// # Gibbering Reject
///
/// `MIS_911` · Demon Hunter minion · 4 mana · 3/3
///
/// > After your hero attacks, summon another Gibbering Reject.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Minion type: Demon
/// - Enchantments: Sharp Statue [`MIS_911e`]
///
/// State: Derived
//~ derived MIS_911 5c0437a5 0b67c79f 87980871.626b0440
pub const MIS_911: Power = after(YOUR_HERO.attack(CARD)).then(&[summon(card("MIS_911"))]);

/// # Sharp Statue
///
/// `MIS_911e` · enchantment
///
/// > Your next Hero Power gives 4 more attack.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ todo MIS_911e f368f82c 6b816b22 630ee513.f2c65467
pub const MIS_911e: Power = TODO;

/// # Spirit of the Team
///
/// `TOY_028` · Demon Hunter minion · 2 mana · 0/3
///
/// > **Stealth** for 1 turn. Your hero has +2 Attack on your turn.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Stealth, Aura
/// - Enchantments: Spirit of the Snake [`TOY_028e`]
///
/// State: Derived
//~ derived TOY_028 c7d7b981 3d523bcc 282b478a.090f6632
#[rustfmt::skip]
pub const TOY_028: Power = abilities(&[whenever(YOU.turn_start()).once().then(&[give(&[has_no(GameTag::STEALTH)])]), aura(YOUR_HERO).when(ON_YOUR_TURN).gives("TOY_028e")]);

/// # Spirit of the Snake
///
/// `TOY_028e` · Demon Hunter enchantment
///
/// > +2 Attack.
///
/// - Set: Whizbang's Workshop
///
/// State: Derived
//~ derived TOY_028e 569a7358 cb483e1a 989694cf.bf3d1612
pub const TOY_028e: Power = enchant(&[ATTACK.plus(2)]);

/// # Workshop Mishap
///
/// `TOY_640` · Demon Hunter spell · Fel · 4 mana
///
/// > Deal $5 damage to a minion. Excess damages both neighbors. **Outcast:** Gain **Lifesteal**.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Mechanics: Immune To Spellpower, Outcast
/// - Refers to: Lifesteal
///
/// State: Todo
//~ todo TOY_640 d88e451f 826399ee 2ceca87d.6fd08106
pub const TOY_640: Power = TODO;

/// # Umpire's Grasp
///
/// `TOY_641` · Demon Hunter weapon · 4 mana · 3/2 durability
///
/// > **Deathrattle:** Draw a Demon and reduce its Cost by (2).
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Mechanics: Deathrattle
/// - Enchantments: Game Time! [`TOY_641e`]
///
/// State: Derived
//~ derived TOY_641 c04130ed 4554b9fc 533e7d14.d40766b6
pub const TOY_641: Power = deathrattle(&[draw_that(1, DEMON), attach("TOY_641e").to(IT)]);

/// # Game Time!
///
/// `TOY_641e` · Demon Hunter enchantment
///
/// > Costs (2) less
///
/// - Set: Whizbang's Workshop
///
/// State: Derived
//~ derived TOY_641e bb755f8c dc231b54 2ba54e31.6c32834d
pub const TOY_641e: Power = enchant(&[cost_less(2)]);

/// # Ball Hog
///
/// `TOY_642` · Demon Hunter minion · 4 mana · 3/3
///
/// > **Lifesteal Battlecry and Deathrattle:** Deal 3 damage to the lowest Health enemy.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Minion type: Quilboar
/// - Mechanics: Deathrattle, Battlecry, Lifesteal
///
/// State: Derived
//~ derived TOY_642 913ec57f 1f5b5366 08ce4580.86afccf8
pub const TOY_642: Power =
    abilities(&[battlecry(&[deal(3).to(ENEMIES.least(HEALTH))]), deathrattle(&[deal(3).to(ENEMIES.least(HEALTH))])]);

/// # Blind Box
///
/// `TOY_643` · Demon Hunter spell · 2 mana
///
/// > Get 2 random Demons. **Outcast: Discover** them instead.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Mechanics: Discover, Outcast
///
/// State: Todo
//~ todo TOY_643 669a03fd e7ff2ed9 69bde896.25044571
pub const TOY_643: Power = TODO;

/// # Red Card
///
/// `TOY_644` · Demon Hunter spell · 1 mana
///
/// > Make a minion go **Dormant** for 2 turns.
///
/// - Set: Whizbang's Workshop · epic · collectible
/// - Refers to: Dormant
/// - Enchantments: Red Carded [`Toy_644e1`](crate::whizbang::druid::Toy_644e1)
///
/// State: Derived
//~ derived TOY_644 ee922634 b729af46 2e4ae483.70518466
pub const TOY_644: Power = spell(&[make_dormant(A_MINION, 2)]);

/// # Lesser Opal Spellstone
///
/// `TOY_645` · Demon Hunter spell · 2 mana
///
/// > Draw 1 card. *(Attack with your hero @ \|4(time, times) to upgrade.)*
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2
/// - Tokens: Opal Spellstone [`TOY_645t`], Greater Opal Spellstone [`TOY_645t1`]
///
/// State: Derived
//~ derived TOY_645 33ae29fe c33b5b52 04ea3536.4287ff31
pub const TOY_645: Power =
    abilities(&[spell(&[draw(1)]), upgrades(Goal::Times(2), &[YOUR_HERO.attack(CARD)], "TOY_645t")]);

/// # Opal Spellstone
///
/// `TOY_645t` · Demon Hunter spell · 2 mana
///
/// > Draw 2 cards. *(Attack with your hero @ \|4(time, times) to upgrade.)*
///
/// - Set: Whizbang's Workshop · rare
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2
///
/// State: Derived
//~ derived TOY_645t 3f47c518 2f00e970 801ca20e.5a751b8e
pub const TOY_645t: Power =
    abilities(&[spell(&[draw(2)]), upgrades(Goal::Times(2), &[YOUR_HERO.attack(CARD)], "TOY_645t1")]);

/// # Greater Opal Spellstone
///
/// `TOY_645t1` · Demon Hunter spell · 2 mana
///
/// > Draw 3 cards.
///
/// - Set: Whizbang's Workshop · rare
///
/// State: Derived
//~ derived TOY_645t1 f054a394 caa73fc4 61b13e99.35dc1efa
pub const TOY_645t1: Power = spell(&[draw(3)]);

/// # Magtheridon, Unreleased
///
/// `TOY_647` · Demon Hunter minion · 8 mana · 12/12
///
/// > **Dormant** for 2 turns. While **Dormant**, deal 3 damage to all enemies at the end of your turn.
///
/// - Set: Whizbang's Workshop · legendary · collectible
/// - Minion type: Mech, Demon
/// - Refers to: Dormant
/// - Tags: `1652` = 1, `2539` = 1
/// - Enchantments: Sweeping Up [`TOY_647e2`], Working Overtime [`TOY_647e3`]
///
/// State: Derived
//~ derived TOY_647 c60cb129 ac4593ea 4d9dfc15.6796748f
pub const TOY_647: Power =
    abilities(&[dormant_for(2), whenever(YOU.turn_end()).while_dormant().then(&[deal(3).to(ENEMIES)])]);

/// # Sweeping Up
///
/// `TOY_647e2` · Demon Hunter enchantment
///
/// > **Dormant**. Awaken in @ \|4(turn, turns).
///
/// - Set: Whizbang's Workshop
/// - Mechanics: Dormant Awaken Condition Enchant
/// - Tags: `SCORE_VALUE_1` = 2
///
/// State: Todo
//~ todo TOY_647e2 cceb15a6 3d49b1f9 b23039e6.d03dd6ee
pub const TOY_647e2: Power = TODO;

/// # Working Overtime
///
/// `TOY_647e3` · Demon Hunter enchantment
///
/// > While **Dormant**, deal 3 damage to all enemies at the end of your turn.
///
/// - Set: Whizbang's Workshop
/// - Tags: `4390` = 1
///
/// State: Derived
//~ derived TOY_647e3 d02fe9e5 abd075be 87cd7384.6b9205e7
pub const TOY_647e3: Power = whenever(YOU.turn_end()).while_dormant().then(&[deal(3).to(ENEMIES)]);

/// # Window Shopper
///
/// `TOY_652` · Demon Hunter minion · 5 mana · 6/5
///
/// > **Miniaturize Battlecry: Discover** a Demon. Set its stats and Cost to this minion's.
///
/// - Set: Whizbang's Workshop · epic · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry, Discover, Miniaturize
/// - Enchantments: Literally Me [`TOY_652e`], Literally Same [`TOY_652e2`]
/// - Tokens: Window Shopper [`TOY_652t`]
///
/// State: Todo
//~ todo TOY_652 703b7789 abb0776c bcb48073.4eb1f7f6
pub const TOY_652: Power = TODO;

/// # Literally Me
///
/// `TOY_652e` · Demon Hunter enchantment
///
/// > Adjusted stats.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ todo TOY_652e 94d34cc4 e061a89e a73b98af.fc449887
pub const TOY_652e: Power = TODO;

/// # Literally Same
///
/// `TOY_652e2` · Demon Hunter enchantment
///
/// > Adjusted Cost.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ todo TOY_652e2 c9407db2 2a11d44a 23019217.8be7f9cc
pub const TOY_652e2: Power = TODO;

/// # Window Shopper
///
/// `TOY_652t` · Demon Hunter minion · 1 mana · 1/1
///
/// > **Mini Battlecry: Discover** a Demon. Set its stats and Cost to this minion's.
///
/// - Set: Whizbang's Workshop · epic
/// - Minion type: Demon
/// - Mechanics: Battlecry, Discover, Mini
///
/// State: Todo
//~ todo TOY_652t bb6fc890 2432da2c bc027b7e.131d3b49
pub const TOY_652t: Power = TODO;

/// # Ci'Cigi
///
/// `TOY_913` · Demon Hunter minion · 3 mana · 4/4
///
/// > **Battlecry, Outcast, and Deathrattle:** Get a random first-edition Demon Hunter card *(in mint condition)*.
///
/// - Set: Whizbang's Workshop · legendary · collectible
/// - Mechanics: Deathrattle, Battlecry, Outcast
/// - Tokens: Aldrachi Warblades [`TOY_913t1`](crate::legacy::demon_hunter::TOY_913t1), Battlefiend [`TOY_913t2`](crate::demon_hunter_initiate::demon_hunter::TOY_913t2), Glaivebound Adept [`TOY_913t3`](crate::legacy::demon_hunter::TOY_913t3)
///
/// State: Todo
//~ todo TOY_913 e4d3dc46 1c633c92 fc6ce124.2b98ae0e
pub const TOY_913: Power = TODO;
