//! Priest cards of Kobolds & Catacombs.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 0301daa4

/// # Psychic Scream
/// Spell · Shadow · 7 mana
/// > Shuffle all minions into your opponent's deck.
//~ done LOOT_008 - 52656de7.1985783d e0e89a76
pub const LOOT_008: Power = spell(&[shuffle(the(MINIONS)).for_(OPPONENT)]);

/// # Twilight's Call
/// Spell · Shadow · 3 mana
/// > Summon 1/1 copies of 2 friendly **Deathrattle** minions that died this game.
/// - Makes: Shadowy [`LOOT_187e`] ("1/1.")
//~ done LOOT_187 - 3c9c5d15.d3793f3d 5fba871a.5f8aea33
#[rustfmt::skip]
pub const LOOT_187: Power = spell(&[summon(random_from_past(FRIENDLY_MINIONS.that(with(GameTag::DEATHRATTLE)).die().this_game())).picks(2), attach("LOOT_187e").to(IT)]);

/// # Shadowy
/// Enchantment
/// > 1/1.
//~ derived LOOT_187e a5853566 d522ad72.d68bebe2 8ac45413
pub const LOOT_187e: Power = enchant(&[become_stats(1, 1)]);

/// # Dragon Soul
/// Weapon · 3 mana · 0/3 durability
/// > After you cast 3 spells in a turn, summon a 5/5 Dragon.
/// - Makes: Dragon Spirit [`LOOT_209t`] (5/5)
//~ done LOOT_209 - d6f0e5b4.32001d85 11a6eeed.a68cc070
pub const LOOT_209: Power = abilities(&[
    after(YOU.cast(SPELL)).every(3).then(&[summon(card("LOOT_209t"))]),
    whenever(PLAYERS.turn_start()).then(&[set_counter(1, 0)]),
]);

/// # Dragon Spirit
/// Minion · Undead · Dragon · 5 mana · 5/5
//~ vanilla LOOT_209t 9ecaa276 fd190e60 5abdcc39
pub const LOOT_209t: Power = VANILLA;

/// # Unidentified Elixir
/// Spell · Holy · 3 mana
/// > Give a minion +2/+2. Gains a bonus effect in your hand.
/// - Makes: Elixir of Life [`LOOT_278t1`] ("Give a minion +2/+2 and Lifesteal."); Elixir of Purity [`LOOT_278t2`] ("Give a minion +2/+2 and Divine Shield."); Elixir of Shadows [`LOOT_278t3`] ("Give a minion +2/+2. Summon a 1/1 copy of it."); Elixir of Hope [`LOOT_278t4`] ("Give a minion +2/+2 and "Deathrattle: Return this…"); Tastes Like ???? [`LOOT_278e`] ("\+2/+2.")
//~ derived LOOT_278 cff602d2 50eb3d2f.a15f0b54 0c7fd365.79b85dbd
#[rustfmt::skip]
pub const LOOT_278: Power = abilities(&[spell(&[attach("LOOT_278e").to(A_MINION)]), whenever(YOU.get(ITSELF)).in_hand().then(&[transform(THIS, one_of(&["LOOT_278t1", "LOOT_278t2", "LOOT_278t3", "LOOT_278t4"]))])]);

/// # Tastes Like ????
/// Enchantment
/// > \+2/+2.
//~ derived LOOT_278e d273947c d522ad72.d5727bd5 38c3a8e9
pub const LOOT_278e: Power = enchant(&[plus(2, 2)]);

/// # Elixir of Life
/// Spell · Holy · 3 mana
/// > Give a minion +2/+2 and **Lifesteal**.
/// - Makes: Sanguine [`LOOT_278t1e`] ("\+2/+2 and Lifesteal.")
//~ derived LOOT_278t1 b5dbe613 50eb3d2f.25bd0b53 94af0d80.4f0a0694
pub const LOOT_278t1: Power = spell(&[attach("LOOT_278t1e").to(A_MINION)]);

/// # Sanguine
/// Enchantment
/// > \+2/+2 and **Lifesteal**.
//~ derived LOOT_278t1e 4ba8b951 d522ad72.bc2a6152 5baaedda
pub const LOOT_278t1e: Power = enchant(&[plus(2, 2), has(GameTag::LIFESTEAL)]);

/// # Elixir of Purity
/// Spell · Holy · 3 mana
/// > Give a minion +2/+2 and **Divine Shield**.
/// - Makes: Pure [`LOOT_278t2e`] ("\+2/+2 and Divine Shield.")
//~ derived LOOT_278t2 f71df7c1 50eb3d2f.00bc55c7 81c9320b.43cd59df
pub const LOOT_278t2: Power = spell(&[attach("LOOT_278t2e").to(A_MINION)]);

/// # Pure
/// Enchantment
/// > \+2/+2 and **Divine Shield**.
//~ derived LOOT_278t2e 69b9ca8c d522ad72.8ffcf471 e835551f
pub const LOOT_278t2e: Power = enchant(&[plus(2, 2), has(GameTag::DIVINE_SHIELD)]);

/// # Elixir of Shadows
/// Spell · Shadow · 3 mana
/// > Give a minion +2/+2. Summon a 1/1 copy of it.
/// - Makes: Shadowtouched [`LOOT_278t3e`] ("\+2/+2."); Shadowy [`LOOT_278t3e2`] ("1/1.")
//~ derived LOOT_278t3 7b003ca7 3c9c5d15.54814ce3 561ff87d.8f475cf7
pub const LOOT_278t3: Power =
    spell(&[attach("LOOT_278t3e").to(A_MINION), summon(copy_of(IT)), attach("LOOT_278t3e2").to(IT)]);

/// # Shadowtouched
/// Enchantment
/// > \+2/+2.
//~ derived LOOT_278t3e 1a7be07c d522ad72.d5727bd5 dec55985
pub const LOOT_278t3e: Power = enchant(&[plus(2, 2)]);

/// # Shadowy
/// Enchantment
/// > 1/1.
//~ derived LOOT_278t3e2 7d18d8f0 d522ad72.d68bebe2 8ac45413
pub const LOOT_278t3e2: Power = enchant(&[become_stats(1, 1)]);

/// # Elixir of Hope
/// Spell · Holy · 3 mana
/// > Give a minion +2/+2 and "**Deathrattle:** Return this minion to your hand."
/// - Makes: Hopeful [`LOOT_278t4e`] ("\+2/+2. Deathrattle: Return this minion to your…")
//~ derived LOOT_278t4 122d6740 50eb3d2f.82488d13 bb1ddd16.6c078f29
pub const LOOT_278t4: Power = spell(&[attach("LOOT_278t4e").to(A_MINION)]);

/// # Hopeful
/// Enchantment
/// > \+2/+2. **Deathrattle:** Return this minion to your hand.
//~ derived LOOT_278t4e 21bea042 d522ad72.8451f2c4 9bda158e
pub const LOOT_278t4e: Power = abilities(&[enchant(&[plus(2, 2)]), deathrattle(&[return_to_hand(THIS)])]);

/// # Psionic Probe
/// Spell · Shadow · 1 mana
/// > Copy a spell in your opponent's deck and add it to your hand.
//~ derived LOOT_353 0ace8dd3 ca4a4f53.37ecf6d9 2518d437
pub const LOOT_353: Power = spell(&[get(copy_of(ENEMY_DECK.that(SPELL).random()))]);

/// # Duskbreaker
/// Minion · Dragon · 4 mana · 3/3
/// > **Battlecry:** If you're holding a Dragon, deal 3 damage to all other minions.
//~ derived LOOT_410 bac336fc 98d00804.6d1b1d3e 54848142
pub const LOOT_410: Power = battlecry(&[deal(3).to(OTHER_MINIONS)]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Lesser Diamond Spellstone
/// Spell · Holy · 7 mana
/// > Resurrect 2 different friendly minions. @(*Cast 4 spells to upgrade.)*
/// - Makes: Diamond Spellstone [`LOOT_507t`] ("Resurrect 3 different friendly minions."); Greater Diamond Spellstone [`LOOT_507t2`] ("Resurrect 4 different friendly minions.")
//~ done LOOT_507 - d6fb1e57.cf669b53 4351eb3e.5072fc83
pub const LOOT_507: Power = abilities(&[
    spell(&[summon(each_past(FRIENDLY_MINIONS.die().this_game()).different(2, CardProperty::Name))]),
    upgrades(Goal::Times(4), &[YOU.cast(SPELL)], "LOOT_507t"),
]);

/// # Diamond Spellstone
/// Spell · Holy · 7 mana
/// > Resurrect 3 different friendly minions. @
//~ done LOOT_507t - d6fb1e57.18723b96 1f48f1dc
pub const LOOT_507t: Power = abilities(&[
    spell(&[summon(each_past(FRIENDLY_MINIONS.die().this_game()).different(3, CardProperty::Name))]),
    upgrades(Goal::Times(4), &[YOU.cast(SPELL)], "LOOT_507t2"),
]);

/// # Greater Diamond Spellstone
/// Spell · Holy · 7 mana
/// > Resurrect 4 different friendly minions.
//~ done LOOT_507t2 - d6fb1e57.85958968 1dbe0e1f
pub const LOOT_507t2: Power =
    spell(&[summon(each_past(FRIENDLY_MINIONS.die().this_game()).different(4, CardProperty::Name))]);

/// # Twilight Acolyte
/// Minion · 3 mana · 2/4
/// > **Battlecry:** If you're holding a Dragon, swap this minion's Attack with another minion's.
/// - Makes: Twilight Curse [`LOOT_528e`] ("Attack was swapped.")
//~ done LOOT_528 - def81b81.c12fd888 d563ef11.27d143ac
pub const LOOT_528: Power =
    battlecry(&[swap_number(ATTACK, THIS, A_MINION.other())]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Twilight Curse
/// Enchantment
/// > Attack was swapped.
//~ todo LOOT_528e 34e2cf75 d522ad72.674214a5 5fd49b59
pub const LOOT_528e: Power = TODO;

/// # Gilded Gargoyle
/// Minion · Undead · 3 mana · 2/2
/// > **Deathrattle:** Add a Coin to your hand.
/// - Makes: [`GAME_005`](crate::core::neutral::GAME_005)
//~ derived LOOT_534 4ea5288e b5bee8cc.c7799455 671db6f1.5b7621c6
pub const LOOT_534: Power = deathrattle(&[get(card("GAME_005"))]);

/// # Temporus
/// Minion · Dragon · 7 mana · 6/6
/// > **Battlecry:** Your opponent takes two turns. Then you take two turns.
//~ done LOOT_538 - 5356e519.74f44dc5 c1f5c71b
pub const LOOT_538: Power =
    battlecry(&[extra_turn().for_(OPPONENT), later(&whenever(OPPONENT.turn_start()).does(&[extra_turn()]))]);
