//! Priest cards of Kobolds & Catacombs.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 015716fe

/// # Psychic Scream
///
/// `LOOT_008` · Priest spell · Shadow · 7 mana
///
/// > Shuffle all minions into your opponent's deck.
///
/// - Set: Kobolds & Catacombs · epic · collectible
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_ENEMY_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived LOOT_008 f2198942 33538ff9 daeeeaed.1985783d
pub const LOOT_008: Power = spell(&[shuffle(the(MINIONS)).to(OPPONENT)]);

/// # Twilight's Call
///
/// `LOOT_187` · Priest spell · Shadow · 3 mana
///
/// > Summon 1/1 copies of 2 friendly **Deathrattle** minions that died this game.
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Refers to: Deathrattle
/// - Play requirements: `REQ_FRIENDLY_MINION_DIED_THIS_GAME` (hearthstone-data 36393.1)
/// - Enchantments: Shadowy [`LOOT_187e`]
///
/// State: Derived
//~ derived LOOT_187 9d99abdd ab251435 93730751.d3793f3d
#[rustfmt::skip]
pub const LOOT_187: Power = spell(&[summon(from_past(YOUR_MINIONS_THAT_DIED.that(with(GameTag::DEATHRATTLE)))).copies(2), attach("LOOT_187e").to(IT)]);

/// # Shadowy
///
/// `LOOT_187e` · Neutral enchantment
///
/// > 1/1.
///
/// - Set: Kobolds & Catacombs
///
/// State: Derived
//~ derived LOOT_187e 2054e9e6 a5853566 9ea00730.d68bebe2
pub const LOOT_187e: Power = enchant(&[become_stats(1, 1)]);

/// # Dragon Soul
///
/// `LOOT_209` · Priest weapon · 3 mana · 0/3 durability
///
/// > After you cast 3 spells in a turn, summon a 5/5 Dragon.
///
/// - Set: Kobolds & Catacombs · legendary · collectible
/// - Tokens: Dragon Spirit [`LOOT_209t`]
///
/// State: Todo
//~ todo LOOT_209 9d06981b 486b79f0 8ca259e2.32001d85
pub const LOOT_209: Power = TODO;

/// # Dragon Spirit
///
/// `LOOT_209t` · Priest minion · 5 mana · 5/5
///
/// - Set: Kobolds & Catacombs
/// - Minion type: Undead, Dragon
/// - Tags: `2534` = 1
///
/// State: Vanilla
//~ vanilla LOOT_209t 37a3bae1 9ecaa276 ff3210ef
pub const LOOT_209t: Power = VANILLA;

/// # Unidentified Elixir
///
/// `LOOT_278` · Priest spell · Holy · 3 mana
///
/// > Give a minion +2/+2. Gains a bonus effect in your hand.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Entourage: Elixir of Life [`LOOT_278t1`], Elixir of Purity [`LOOT_278t2`], Elixir of Shadows [`LOOT_278t3`], Elixir of Hope [`LOOT_278t4`]
/// - Enchantments: Tastes Like ???? [`LOOT_278e`]
/// - Tokens: Elixir of Life [`LOOT_278t1`], Elixir of Purity [`LOOT_278t2`], Elixir of Shadows [`LOOT_278t3`], Elixir of Hope [`LOOT_278t4`]
///
/// State: Derived
//~ derived LOOT_278 19e5184e cff602d2 8aa146ee.a15f0b54
#[rustfmt::skip]
pub const LOOT_278: Power = abilities(&[spell(&[attach("LOOT_278e").to(A_MINION)]), whenever(YOU.get(ITSELF)).in_hand().then(&[transform(THIS, one_of(&["LOOT_278t1", "LOOT_278t2", "LOOT_278t3", "LOOT_278t4"]))])]);

/// # Tastes Like ????
///
/// `LOOT_278e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Kobolds & Catacombs
///
/// State: Derived
//~ derived LOOT_278e 58dd5b6f d273947c b07701f8.6d6ab056
pub const LOOT_278e: Power = enchant(&[plus(2, 2)]);

/// # Elixir of Life
///
/// `LOOT_278t1` · Priest spell · Holy · 3 mana
///
/// > Give a minion +2/+2 and **Lifesteal**.
///
/// - Set: Kobolds & Catacombs · common
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Sanguine [`LOOT_278t1e`]
///
/// State: Derived
//~ derived LOOT_278t1 d7af27c5 b5dbe613 3f0b333a.25bd0b53
pub const LOOT_278t1: Power = spell(&[attach("LOOT_278t1e").to(A_MINION)]);

/// # Sanguine
///
/// `LOOT_278t1e` · Neutral enchantment
///
/// > +2/+2 and **Lifesteal**.
///
/// - Set: Kobolds & Catacombs
/// - Mechanics: Lifesteal
///
/// State: Derived
//~ derived LOOT_278t1e 06f84af9 4ba8b951 022929f0.1e40d58d
pub const LOOT_278t1e: Power = enchant(&[plus(2, 2), has(GameTag::LIFESTEAL)]);

/// # Elixir of Purity
///
/// `LOOT_278t2` · Priest spell · Holy · 3 mana
///
/// > Give a minion +2/+2 and **Divine Shield**.
///
/// - Set: Kobolds & Catacombs · common
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Pure [`LOOT_278t2e`]
///
/// State: Derived
//~ derived LOOT_278t2 c39d79ee f71df7c1 017813b8.00bc55c7
pub const LOOT_278t2: Power = spell(&[attach("LOOT_278t2e").to(A_MINION)]);

/// # Pure
///
/// `LOOT_278t2e` · Neutral enchantment
///
/// > +2/+2 and **Divine Shield**.
///
/// - Set: Kobolds & Catacombs
///
/// State: Derived
//~ derived LOOT_278t2e 37564736 69b9ca8c 876bb484.d6c385ab
pub const LOOT_278t2e: Power = enchant(&[plus(2, 2), has(GameTag::DIVINE_SHIELD)]);

/// # Elixir of Shadows
///
/// `LOOT_278t3` · Priest spell · Shadow · 3 mana
///
/// > Give a minion +2/+2. Summon a 1/1 copy of it.
///
/// - Set: Kobolds & Catacombs · common
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Shadowtouched [`LOOT_278t3e`], Shadowy [`LOOT_278t3e2`]
///
/// State: Derived
//~ derived LOOT_278t3 0d93d7d2 7b003ca7 f24a783d.54814ce3
pub const LOOT_278t3: Power =
    spell(&[attach("LOOT_278t3e").to(A_MINION), summon(copy_of(IT)), attach("LOOT_278t3e2").to(IT)]);

/// # Shadowtouched
///
/// `LOOT_278t3e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Kobolds & Catacombs
///
/// State: Derived
//~ derived LOOT_278t3e f12814ec 1a7be07c d68020d3.6d6ab056
pub const LOOT_278t3e: Power = enchant(&[plus(2, 2)]);

/// # Shadowy
///
/// `LOOT_278t3e2` · Neutral enchantment
///
/// > 1/1.
///
/// - Set: Kobolds & Catacombs
///
/// State: Derived
//~ derived LOOT_278t3e2 7ba1d282 7d18d8f0 337b5e33.d68bebe2
pub const LOOT_278t3e2: Power = enchant(&[become_stats(1, 1)]);

/// # Elixir of Hope
///
/// `LOOT_278t4` · Priest spell · Holy · 3 mana
///
/// > Give a minion +2/+2 and "**Deathrattle:** Return this minion to your hand."
///
/// - Set: Kobolds & Catacombs · common
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Hopeful [`LOOT_278t4e`]
///
/// State: Todo
//~ todo LOOT_278t4 6b96bd2b 7bc325b6 7a860ee3.82488d13
pub const LOOT_278t4: Power = TODO;

/// # Hopeful
///
/// `LOOT_278t4e` · Neutral enchantment
///
/// > +2/+2. **Deathrattle:** Return this minion to your hand.
///
/// - Set: Kobolds & Catacombs
///
/// State: Todo
//~ todo LOOT_278t4e c9fbc082 b6eda5ad 5feda160.2df7f1c0
pub const LOOT_278t4e: Power = TODO;

/// # Psionic Probe
///
/// `LOOT_353` · Priest spell · Shadow · 1 mana
///
/// > Copy a spell in your opponent's deck and add it to your hand.
///
/// - Set: Kobolds & Catacombs · common · collectible
///
/// State: Derived
//~ derived LOOT_353 56f54f16 0ace8dd3 e1cea763.37ecf6d9
pub const LOOT_353: Power = spell(&[get(copy_of(ENEMY_DECK.that(SPELL).random()))]);

/// # Duskbreaker
///
/// `LOOT_410` · Priest minion · 4 mana · 3/3
///
/// > **Battlecry:** If you're holding a Dragon, deal 3 damage to all other minions.
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_ENEMY_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived LOOT_410 d6b3dc9a bac336fc 9682c5ea.6d1b1d3e
pub const LOOT_410: Power = battlecry(&[deal(3).to(OTHER_MINIONS)]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Lesser Diamond Spellstone
///
/// `LOOT_507` · Priest spell · Holy · 7 mana
///
/// > Resurrect 2 different friendly minions. @*(Cast 4 spells to upgrade.)*
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 4
/// - Tokens: Diamond Spellstone [`LOOT_507t`], Greater Diamond Spellstone [`LOOT_507t2`]
///
/// State: Todo
//~ todo LOOT_507 d7f58143 fcc86d84 83669de8.b0709f4b
pub const LOOT_507: Power = TODO;

/// # Diamond Spellstone
///
/// `LOOT_507t` · Priest spell · Holy · 7 mana
///
/// > Resurrect 3 different friendly minions. @
///
/// - Set: Kobolds & Catacombs · rare
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 4
///
/// State: Todo
//~ todo LOOT_507t 38554183 feb1fe52 e04838f3.18723b96
pub const LOOT_507t: Power = TODO;

/// # Greater Diamond Spellstone
///
/// `LOOT_507t2` · Priest spell · Holy · 7 mana
///
/// > Resurrect 4 different friendly minions.
///
/// - Set: Kobolds & Catacombs · rare
///
/// State: Todo
//~ todo LOOT_507t2 8b608851 9b2a68ea f4a6890d.85958968
pub const LOOT_507t2: Power = TODO;

/// # Twilight Acolyte
///
/// `LOOT_528` · Priest minion · 3 mana · 2/4
///
/// > **Battlecry:** If you're holding a Dragon, swap this minion's Attack with another minion's.
///
/// - Set: Kobolds & Catacombs · epic · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_TARGET_IF_AVAILABLE_AND_DRAGON_IN_HAND` (hearthstone-data 36393.1)
/// - Target: "Swap Attack."
/// - Enchantments: Twilight Curse [`LOOT_528e`]
///
/// State: Todo
//~ todo LOOT_528 5f928fa8 2f083395 1cf09169.c12fd888
pub const LOOT_528: Power = TODO;

/// # Twilight Curse
///
/// `LOOT_528e` · Warrior enchantment
///
/// > Attack was swapped.
///
/// - Set: Kobolds & Catacombs
///
/// State: Todo
//~ todo LOOT_528e 14674734 34e2cf75 81054b80.674214a5
pub const LOOT_528e: Power = TODO;

/// # Gilded Gargoyle
///
/// `LOOT_534` · Priest minion · 3 mana · 2/2
///
/// > **Deathrattle:** Add a Coin to your hand.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Tokens: The Coin [`GAME_005`](crate::core::neutral::GAME_005)
///
/// State: Derived
//~ derived LOOT_534 77423e8d 4ea5288e 876d61f6.c7799455
pub const LOOT_534: Power = deathrattle(&[get(card("GAME_005"))]);

/// # Temporus
///
/// `LOOT_538` · Priest minion · 7 mana · 6/6
///
/// > **Battlecry:** Your opponent takes two turns. Then you take two turns.
///
/// - Set: Kobolds & Catacombs · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo LOOT_538 5cc5e3a9 679de96d 57885636.74f44dc5
pub const LOOT_538: Power = TODO;
