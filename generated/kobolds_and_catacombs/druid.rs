//! Druid cards of Kobolds & Catacombs.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 0589b16a

/// # Barkskin
/// Spell · Nature · 1 mana
/// > Give a minion +3 Health. Gain 3 Armor.
/// - Makes: Barkskin [`LOOT_047e`] ("\+3 Health.")
//~ derived LOOT_047 688783a2 3f084ec4.cb2627f2 f6716d47.1e908f8a
pub const LOOT_047: Power = spell(&[attach("LOOT_047e").to(A_MINION), armor(3)]);

/// # Barkskin
/// Enchantment
/// > \+3 Health.
//~ derived LOOT_047e b28f8aac d522ad72.539c4322 f6716d47
pub const LOOT_047e: Power = enchant(&[HEALTH.plus(3)]);

/// # Ironwood Golem
/// Minion · 4 mana · 3/6
/// > **Taunt** Can only attack if you have 3 or more Armor.
/// - Makes: Ironwood Golem [`LOOT_048_Puzzle`] (3/6, "Taunt Can only attack if you have 3 or more…")
//~ derived LOOT_048 d9a0713f e3b1249d.512103c4 4ab390c2.45e8c20c
pub const LOOT_048: Power =
    aura(THIS).when(not(&there_is(&YOUR_HERO.that(ARMOR.at_least(3))))).have(&[has(GameTag::CANT_ATTACK)]);

/// # Ironwood Golem
/// Minion · 4 mana · 3/6
/// > **Taunt** Can only attack if you have 3 or more Armor.
//~ derived LOOT_048_Puzzle 224342ec e3b1249d.512103c4 4ab390c2
pub const LOOT_048_Puzzle: Power =
    aura(THIS).when(not(&there_is(&YOUR_HERO.that(ARMOR.at_least(3))))).have(&[has(GameTag::CANT_ATTACK)]);

/// # Lesser Jasper Spellstone
/// Spell · Nature · 1 mana
/// > Deal $2 damage to a minion. @(*Gain 3 Armor to upgrade.)*
/// - Makes: Jasper Spellstone [`LOOT_051t1`] ("Deal 4 damage to a minion."); Greater Jasper Spellstone [`LOOT_051t2`] ("Deal 6 damage to a minion.")
//~ done LOOT_051 - 3f084ec4.91e15c13 3bc706fa.63eafdc7
pub const LOOT_051: Power =
    abilities(&[spell(&[deal(2).to(A_MINION)]), upgrades(Goal::Sum(3), &[YOU.gain_armor()], "LOOT_051t1")]);

/// # Jasper Spellstone
/// Spell · Nature · 1 mana
/// > Deal $4 damage to a minion. @
//~ done LOOT_051t1 - 3f084ec4.92859912 042ae0f4
pub const LOOT_051t1: Power =
    abilities(&[spell(&[deal(4).to(A_MINION)]), upgrades(Goal::Sum(3), &[YOU.gain_armor()], "LOOT_051t2")]);

/// # Greater Jasper Spellstone
/// Spell · Nature · 1 mana
/// > Deal $6 damage to a minion.
//~ derived LOOT_051t2 385fad25 3f084ec4.b8a62f75 4160345d
pub const LOOT_051t2: Power = spell(&[deal(6).to(A_MINION)]);

/// # Branching Paths
/// Spell · 4 mana
/// > **Choose Twice -** Draw a card; Give your minions +1 Attack; Gain 6 Armor.
/// - Makes: Explore the Darkness [`LOOT_054b`] ("Give your minions +1 Attack."); Loot the Chest [`LOOT_054c`] ("Gain 6 Armor."); Eat the Mushroom [`LOOT_054d`] ("Draw a card.")
//~ done LOOT_054 - 38d1d3b0.addbea69 e647f7b7.dd14dc27
pub const LOOT_054: Power = spell(&[
    choose(&[&[draw(1)], &[attach("LOOT_054be").to(FRIENDLY_MINIONS)], &[armor(6)]]),
    choose(&[&[draw(1)], &[attach("LOOT_054be").to(FRIENDLY_MINIONS)], &[armor(6)]]),
]);

/// # Explore the Darkness
/// Spell · 4 mana
/// > Give your minions +1 Attack.
/// - Makes: Fearless [`LOOT_054be`] ("\+1 Attack.")
//~ derived LOOT_054b 508348e8 38d1d3b0.2fa81b18 562012a2.8b343cb2
pub const LOOT_054b: Power = spell(&[attach("LOOT_054be").to(FRIENDLY_MINIONS)]);

/// # Fearless
/// Enchantment
/// > \+1 Attack.
//~ derived LOOT_054be 6dfd55d0 d522ad72.379bca7a 347acaf3
pub const LOOT_054be: Power = enchant(&[ATTACK.plus(1)]);

/// # Loot the Chest
/// Spell · 4 mana
/// > Gain 6 Armor.
//~ derived LOOT_054c de9f37b9 38d1d3b0.49849308 bb940c5b
pub const LOOT_054c: Power = spell(&[armor(6)]);

/// # Eat the Mushroom
/// Spell · 4 mana
/// > Draw a card.
//~ derived LOOT_054d d3cf9227 38d1d3b0.442bc6f4 d20d9c5b
pub const LOOT_054d: Power = spell(&[draw(1)]);

/// # Astral Tiger
/// Minion · Beast · 4 mana · 3/5
/// > **Deathrattle:** Shuffle a copy of this minion into your deck.
//~ done LOOT_056 - 60e0c646.29e8744b e869337e
pub const LOOT_056: Power = deathrattle(&[shuffle(copy_of(THIS))]);

/// # Oaken Summons
/// Spell · Nature · 4 mana
/// > Gain 6 Armor. Summon a minion from your deck that costs (4) or less.
//~ derived LOOT_309 38f788b7 548e6072.aecfafc3 b59cf70e
pub const LOOT_309: Power = spell(&[armor(6), summon(the(YOUR_DECK.that(all(&[MINION, COST.at_most(4)])).random()))]);

/// # Grizzled Guardian
/// Minion · Beast · 8 mana · 3/5
/// > **Taunt Deathrattle: Recruit** 2 minions that cost (4) or less.
//~ derived LOOT_314 63d2890e 3418f629.12e9b297 2f0717ed
pub const LOOT_314: Power = deathrattle(&[summon(the(YOUR_DECK.that(all(&[MINION, COST.at_most(4)])).random_of(2)))]);

/// # Ixlid, Fungal Lord
/// Minion · 5 mana · 2/4
/// > After you play a minion, summon a copy of it.
//~ derived LOOT_329 d0d2fc09 cb041520.57cc506c 036b52ed
pub const LOOT_329: Power = after(YOU.play(MINION)).then(&[summon(copy_of(THAT))]);

/// # Greedy Sprite
/// Minion · 3 mana · 3/1
/// > **Deathrattle:** Gain an empty Mana Crystal.
//~ derived LOOT_351 f56583cc 0582a8fd.ca34f976 9aa7ad39
pub const LOOT_351: Power = deathrattle(&[gain_empty_crystals(1)]);

/// # Twig of the World Tree
/// Weapon · 4 mana · 1/5 durability
/// > **Deathrattle:** Refresh your Mana Crystals.
//~ derived LOOT_392 12bbb6fa a61310b1.45e37678 41fdd5e2
pub const LOOT_392: Power = deathrattle(&[refresh_all_mana()]);
