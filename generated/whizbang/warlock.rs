//! Warlock cards of Whizbang's Workshop.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file e95356fc

/// # Domino Effect
///
/// `MIS_027` · Warlock spell · 3 mana
///
/// > Deal $2 damage to a minion. Repeat to the left or right, dealing 1 more damage each time.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Mechanics: Immune To Spellpower
///
/// State: Todo
//~ todo MIS_027 9fe8b9b3 2154a7ab 41859126.de00c5cb
pub const MIS_027: Power = TODO;

/// # INFERNAL!
///
/// `MIS_703` · Warlock minion · 4 mana · 6/6
///
/// > **Taunt Battlecry:** Set your hero's remaining Health to 15.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt, Battlecry
/// - Enchantments: INFERNAL! Strength [`MIS_703e`]
///
/// State: Derived
//~ derived MIS_703 515241fd 366ef581 682588ac.972311fb
pub const MIS_703: Power = battlecry(&[set_remaining_health(15).to(YOUR_HERO)]);

/// # INFERNAL! Strength
///
/// `MIS_703e` · Warlock enchantment
///
/// > Health Set to 15
///
/// - Set: Whizbang's Workshop
///
/// State: Derived
//~ derived MIS_703e a6f68eca b245658e 142aefae.49a27f5b
pub const MIS_703e: Power = enchant(&[HEALTH.set(15)]);

/// # Mass Production
///
/// `MIS_707` · Warlock spell · 1 mana
///
/// > Draw 2 cards. Deal $3 damage to your hero. Shuffle 2 copies of this into your deck.
///
/// - Set: Whizbang's Workshop · common · collectible
///
/// State: Derived
//~ derived MIS_707 1ea495fe a02f177c b0a7f7a1.220a049e
pub const MIS_707: Power = spell(&[draw(2), deal(3).to(YOUR_HERO), shuffle(copy_of(THIS)).copies(2)]);

/// # Game Master Nemsy
///
/// `TOY_524` · Warlock minion · 5 mana · 3/6
///
/// > **Battlecry:** Draw a Demon. **Deathrattle:** Swap places with it.
///
/// - Set: Whizbang's Workshop · legendary · collectible
/// - Mechanics: Deathrattle, Battlecry
///
/// State: Todo
//~ todo TOY_524 8176897f 802422f8 efc9eb87.e9a75328
pub const TOY_524: Power = TODO;

/// # Malefic Rook
///
/// `TOY_526` · Warlock minion · 3 mana · 5/6
///
/// > **Battlecry:** Attack YOUR hero.
///
/// - Set: Whizbang's Workshop · epic · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived TOY_526 1cd8485b d3d90582 5640448a.9468f304
pub const TOY_526: Power = battlecry(&[make_attack(THIS, YOUR_HERO)]);

/// # Cursed Campaign
///
/// `TOY_527` · Warlock spell · Shadow · 3 mana
///
/// > Give a friendly minion "**Deathrattle:** Summon two copies of this minion that are **Dormant** for 2 turns."
///
/// - Set: Whizbang's Workshop · epic · collectible
/// - Refers to: Deathrattle, Dormant
/// - Enchantments: Final Session [`TOY_527e`], Awakened Evil [`TOY_527e1`]
///
/// State: Todo
//~ todo TOY_527 ee4c8a2b 1ea01f98 b3458450.9460fdc4
pub const TOY_527: Power = TODO;

/// # Final Session
///
/// `TOY_527e` · Warlock enchantment
///
/// > **Deathrattle:** Summon 2 copies of this. They're Dormant for 2 turns.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ todo TOY_527e dcb17674 e7e44196 49c2ca62.27d906c5
pub const TOY_527e: Power = TODO;

/// # Awakened Evil
///
/// `TOY_527e1` · Warlock enchantment
///
/// > **Dormant**. Awaken in @ \|4(turn, turns).
///
/// - Set: Whizbang's Workshop
/// - Tags: `SCORE_VALUE_1` = 2
///
/// State: Todo
//~ todo TOY_527e1 8e4023d0 3a312d64 a1cc99c7.d03dd6ee
pub const TOY_527e1: Power = TODO;

/// # Wheel of DEATH!!!
///
/// `TOY_529` · Warlock spell · Shadow · 8 mana
///
/// > Destroy your deck. In 5 turns, destroy the enemy hero.
///
/// - Set: Whizbang's Workshop · legendary · collectible
/// - Enchantments: Wheel of Death Counter [`TOY_529e1`]
///
/// State: Derived
//~ derived TOY_529 0d88bdf5 db074285 648f3269.35b2354a
#[rustfmt::skip]
pub const TOY_529: Power = spell(&[destroy(YOUR_DECK), later(&whenever(YOU.turn_start()).does(&[later(&whenever(YOU.turn_start()).does(&[later(&whenever(YOU.turn_start()).does(&[later(&whenever(YOU.turn_start()).does(&[later(&whenever(YOU.turn_start()).does(&[destroy(ENEMY_HERO)]))]))]))]))]))]);

/// # Wheel of Death Counter
///
/// `TOY_529e1` · Warlock enchantment
///
/// > Your hero dies in @ turns.
///
/// - Set: Whizbang's Workshop
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 5
///
/// State: Todo
//~ todo TOY_529e1 1af8da8d 4cad04e7 3837d4cf.627c052f
pub const TOY_529e1: Power = TODO;

/// # Table Flip
///
/// `TOY_883` · Warlock spell · Shadow · 10 mana
///
/// > Deal $3 damage to all enemy minions. Costs (1) less for each other card in your hand.
///
/// - Set: Whizbang's Workshop · common · collectible
///
/// State: Derived
//~ derived TOY_883 176d9094 962f83e6 3a062035.58715455
pub const TOY_883: Power =
    abilities(&[spell(&[deal(3).to(ENEMY_MINIONS)]), costs(&[cost_less(1).for_each(YOUR_HAND.other())])]);

/// # Crane Game
///
/// `TOY_884` · Warlock spell · 8 mana
///
/// > Summon copies of two Demons in your deck.
///
/// - Set: Whizbang's Workshop · rare · collectible
///
/// State: Derived
//~ derived TOY_884 914b7c05 6ab6e1d4 92a994d5.6563e99e
pub const TOY_884: Power = spell(&[summon(copy_of(YOUR_DECK.that(all(&[MINION, DEMON])).random_of(2)))]);

/// # Endgame
///
/// `TOY_886` · Warlock spell · Shadow · 2 mana
///
/// > Resurrect your last Demon that died.
///
/// - Set: Whizbang's Workshop · rare · collectible
///
/// State: Done
//~ done TOY_886 61b46e1b - b9da68c0.a7b43854
pub const TOY_886: Power = spell(&[summon(last_of(YOUR_MINIONS_THAT_DIED.that(DEMON)))]);

/// # Wretched Queen
///
/// `TOY_914` · Warlock minion · 8 mana · 4/4
///
/// > **Taunt Deathrattle:** Summon two 4/6 Knights with **Taunt**.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt, Deathrattle, Imp
/// - Tokens: Ignoble Knight [`TOY_914t`]
///
/// State: Derived
//~ derived TOY_914 151d502d 00edb462 603573a7.a862d409
pub const TOY_914: Power = deathrattle(&[summon(card("TOY_914t")).copies(2)]);

/// # Ignoble Knight
///
/// `TOY_914t` · Warlock minion · 5 mana · 4/6
///
/// > **Taunt**
///
/// - Set: Whizbang's Workshop
/// - Minion type: Demon
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla TOY_914t 3abb6c57 7fd90bd1 0cc0b19f.4b0c5d24
pub const TOY_914t: Power = VANILLA;

/// # Tabletop Roleplayer
///
/// `TOY_915` · Warlock minion · 4 mana · 4/3
///
/// > **Miniaturize Battlecry:** Give a friendly Demon +2 Attack and **Immune** this turn.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Mechanics: Battlecry, Miniaturize
/// - Refers to: Immune
/// - Target: "Give a friendly Demon +2 Attack and Immune."
/// - Enchantments: In Character [`TOY_915e`]
/// - Tokens: Tabletop Roleplayer [`TOY_915t`]
///
/// State: Derived
//~ derived TOY_915 06611b39 cf49d1a4 1344b3bf.429c5cf3
pub const TOY_915: Power = battlecry(&[attach("TOY_915e").to(A_FRIENDLY_MINION.that(DEMON))]);

/// # In Character
///
/// `TOY_915e` · Warlock enchantment
///
/// > +2 Attack and **Immune** this turn.
///
/// - Set: Whizbang's Workshop
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived TOY_915e 060ccb12 3d8cd6b0 7306bb04.225faf11
pub const TOY_915e: Power = enchant(&[ATTACK.plus(2), has(GameTag::IMMUNE)]).this_turn();

/// # Tabletop Roleplayer
///
/// `TOY_915t` · Warlock minion · 1 mana · 1/1
///
/// > **Mini Battlecry:** Give a friendly Demon +2 Attack and **Immune** this turn.
///
/// - Set: Whizbang's Workshop · common
/// - Mechanics: Battlecry, Mini
/// - Refers to: Immune
/// - Target: "Give a friendly Demon +2 Attack and Immune."
///
/// State: Todo
//~ todo TOY_915t a0a2d5c7 687d051a 9b9e13e6.02d48325
pub const TOY_915t: Power = TODO;

/// # Sketch Artist
///
/// `TOY_916` · Warlock minion · 3 mana · 3/3
///
/// > **Battlecry:** Draw a Shadow spell. Get a **Temporary** copy of it.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: tag 3630
/// - Enchantments: Light Sketch [`TOY_916e1`]
///
/// State: Derived
//~ derived TOY_916 356033bd a083ee06 d2258ce5.68f518b1
pub const TOY_916: Power =
    battlecry(&[draw_that(1, school(SpellSchool::Shadow)), get(copy_of(IT)), give(&[has(GameTag::GHOSTLY)]).to(IT)]);

/// # Light Sketch
///
/// `TOY_916e1` · Warlock enchantment
///
/// > Discard this at the end of your turn.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ todo TOY_916e1 88172386 cf0bda45 3f1b5680.40804c70
pub const TOY_916e1: Power = TODO;
