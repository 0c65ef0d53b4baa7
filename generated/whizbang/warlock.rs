//! Warlock cards of Whizbang's Workshop.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

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
//~ MIS_027 todo db195f93 f4f4c81a
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
/// State: Todo
//~ MIS_703 todo 20eafeb5 be1377c1
pub const MIS_703: Power = TODO;

/// # INFERNAL! Strength
///
/// `MIS_703e` · Warlock enchantment
///
/// > Health Set to 15
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ MIS_703e todo 8f9021bf 2f56173f
pub const MIS_703e: Power = TODO;

/// # Mass Production
///
/// `MIS_707` · Warlock spell · 1 mana
///
/// > Draw 2 cards. Deal $3 damage to your hero. Shuffle 2 copies of this into your deck.
///
/// - Set: Whizbang's Workshop · common · collectible
///
/// State: Todo
//~ MIS_707 todo a5563fbf e155b5cf
pub const MIS_707: Power = TODO;

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
//~ TOY_524 todo 3c3d0921 1bc61210
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
/// State: Todo
//~ TOY_526 todo d6d84dc7 9a57d283
pub const TOY_526: Power = TODO;

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
//~ TOY_527 todo 049fbdd9 e02b49f8
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
//~ TOY_527e todo ece37bbe 7a25077e
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
//~ TOY_527e1 todo 4bcf9685 3f0a28c7
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
/// State: Todo
//~ TOY_529 todo 1c0cca03 cadf4ace
pub const TOY_529: Power = TODO;

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
//~ TOY_529e1 todo 9b60467b a8166d2b
pub const TOY_529e1: Power = TODO;

/// # Table Flip
///
/// `TOY_883` · Warlock spell · Shadow · 10 mana
///
/// > Deal $3 damage to all enemy minions. Costs (1) less for each other card in your hand.
///
/// - Set: Whizbang's Workshop · common · collectible
///
/// State: Todo
//~ TOY_883 todo 70b875f0 831b5a70
pub const TOY_883: Power = TODO;

/// # Crane Game
///
/// `TOY_884` · Warlock spell · 8 mana
///
/// > Summon copies of two Demons in your deck.
///
/// - Set: Whizbang's Workshop · rare · collectible
///
/// State: Todo
//~ TOY_884 todo 9b8b0deb d8390fd5
pub const TOY_884: Power = TODO;

/// # Endgame
///
/// `TOY_886` · Warlock spell · Shadow · 2 mana
///
/// > Resurrect your last Demon that died.
///
/// - Set: Whizbang's Workshop · rare · collectible
///
/// State: Todo
//~ TOY_886 todo 6fa3c91e 04cd1164
pub const TOY_886: Power = TODO;

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
/// State: Todo
//~ TOY_914 todo 2819b34b 636d622d
pub const TOY_914: Power = TODO;

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
//~ TOY_914t vanilla 6d609c19 0da95f86
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
/// State: Todo
//~ TOY_915 todo fa242e54 87c3c068
pub const TOY_915: Power = TODO;

/// # In Character
///
/// `TOY_915e` · Warlock enchantment
///
/// > +2 Attack and **Immune** this turn.
///
/// - Set: Whizbang's Workshop
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ TOY_915e todo ca92acef d2c02ef7
pub const TOY_915e: Power = TODO;

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
//~ TOY_915t todo 647fc567 75a0be80
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
/// State: Todo
//~ TOY_916 todo f3401c24 21a4351c
pub const TOY_916: Power = TODO;

/// # Light Sketch
///
/// `TOY_916e1` · Warlock enchantment
///
/// > Discard this at the end of your turn.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ TOY_916e1 todo b649bcda 3d4a12fe
pub const TOY_916e1: Power = TODO;
