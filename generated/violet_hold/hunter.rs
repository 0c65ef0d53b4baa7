//! Hunter cards of Escape from Violet Hold.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file e3b60bdb

/// # Smuggled Shovel
/// Weapon · 1 mana · 1/2 durability
/// > **Deathrattle:** Draw a spell that didn't start in your deck.
//~ done JAIL_380 - e6530ec3.04aa4efd faaa334f
pub const JAIL_380: Power = deathrattle(&[draw_that(1, all(&[SPELL, not(&STARTED_IN_DECK)]))]);

/// # Sewer Swimmer
/// Minion · Beast · 4 mana · 4/3
/// > **Prepare Battlecry:** Trigger a friendly minion's **Deathrattle.**
//~ derived JAIL_395 02e04440 79cccc85.12371e56 8e2c612a
pub const JAIL_395: Power =
    battlecry(&[trigger(Word::Deathrattle, A_FRIENDLY_MINION.that(with(GameTag::DEATHRATTLE)))]);

/// # King of the Underbelly
/// Minion · Beast · 6 mana · 6/5
/// > While building your deck, pick 3 contraband Beasts. **Battlecry: Discover** one. It costs (3) less.
///
/// # Notes
///
/// As with E.T.C., Band Manager, the chosen one is gone from the others.
//~ done JAIL_831 - d6ebf2cc.3b5f2bd1 66141169
pub const JAIL_831: Power =
    battlecry(&[discover_then(Offer::Entities(KEPT), &[get(the(IT)), give(&[cost_less(3)]).to(IT)])]);

/// # Dig for Freedom
/// Spell · 4 mana
/// > Give a friendly minion "**Deathrattle:** Summon two random 4-Cost minions."
/// - Makes: In the Tunnels [`JAIL_876e`] ("Deathrattle: Summon two random 4-Cost minions.")
//~ derived JAIL_876 660a9a41 38d1d3b0.784e3573 dbe9f62d.b60bb8f8
pub const JAIL_876: Power = spell(&[attach("JAIL_876e").to(A_FRIENDLY_MINION)]);

/// # In the Tunnels
/// Enchantment
/// > **Deathrattle:** Summon two random 4-Cost minions.
//~ derived JAIL_876e e0221c7e d522ad72.1e0ec020 50480a38
pub const JAIL_876e: Power = deathrattle(&[summon(random(all(&[MINION, COST.is(4)]))).picks(2)]);

/// # Underbelly Network
/// Location · 2 mana · 2 uses
/// > Summon a 2/1 Rat with "**Deathrattle:** Draw a card."
/// - Makes: Snoot Hoarder [`JAIL_877t`] (2/1, "Deathrattle: Draw a card.")
//~ derived JAIL_877 a43546ab 22c71c9c.3952fea9 cb92c978.17ec652c
pub const JAIL_877: Power = location(&[summon(card("JAIL_877t"))]);

/// # Snoot Hoarder
/// Minion · Beast · 2 mana · 2/1
/// > **Deathrattle:** Draw a card.
//~ derived JAIL_877t 6a73d31c 40a0dbd9.505f40e5 9c0f6b9e
pub const JAIL_877t: Power = deathrattle(&[draw(1)]);

/// # Guard Dog
/// Minion · Beast · 2 mana · 3/1
/// > **Deathrattle:** Summon a random 1-Cost **Deathrattle** minion.
//~ derived JAIL_878 7f9f143d b32374fc.bbbe530c eff8edc6
pub const JAIL_878: Power = deathrattle(&[summon(random(all(&[MINION, with(GameTag::DEATHRATTLE), COST.is(1)])))]);

/// # Beast Tripwire
/// Spell · 4 mana
/// > Summon a random 5-Cost Beast. Shuffle 2 spells into your deck that do it again when drawn.
/// - Makes: Tripped Beast Tripwire [`JAIL_879t`] ("Casts When Drawn Summon a random 5-Cost Beast.")
//~ derived JAIL_879 fa77ed1e 38d1d3b0.614e92a6 4455aa15.f63a0989
pub const JAIL_879: Power =
    spell(&[summon(random(all(&[MINION, BEAST, COST.is(5)]))), shuffle(card("JAIL_879t")).copies(2)]);

/// # Tripped Beast Tripwire
/// Spell · 4 mana
/// > **Casts When Drawn** Summon a random 5-Cost Beast.
//~ done JAIL_879t - 38d1d3b0.317af285 1bba1977
pub const JAIL_879t: Power = spell(&[summon(random(all(&[MINION, BEAST, COST.is(5)])))]);

/// # Black Market Overseer
/// Minion · 1 mana · 1/3
/// > Whenever you play a **Deathrattle** minion, give it **Rush**.
/// - Makes: Overseen [`JAIL_880e`] ("Rush.")
//~ derived JAIL_880 c0c25a36 cbeac1ac.0c16b55e e50fb0a4.9664b5d4
pub const JAIL_880: Power =
    whenever(YOU.play(all(&[MINION, with(GameTag::DEATHRATTLE)]))).then(&[attach("JAIL_880e").to(THAT)]);

/// # Overseen
/// Enchantment
/// > **Rush**.
//~ derived JAIL_880e 4c29521e d522ad72.6bcfb036 3f42e4f0
pub const JAIL_880e: Power = enchant(&[has(GameTag::RUSH)]);

/// # Arcane Tripwire
/// Spell · Arcane · 3 mana
/// > Deal $4 damage split among all enemies. Shuffle 2 spells into your deck that do it again when drawn.
/// - Makes: Tripped Arcane Tripwire [`JAIL_881t`] ("Casts When Drawn Deal 4 damage split among all…")
//~ derived JAIL_881 5d6e6ff3 646b5db5.301657b0 6830bf50.af1045bf
pub const JAIL_881: Power = spell(&[deal(4).split_among(ENEMIES), shuffle(card("JAIL_881t")).copies(2)]);

/// # Tripped Arcane Tripwire
/// Spell · Arcane · 3 mana
/// > **Casts When Drawn** Deal $4 damage split among all enemies.
//~ done JAIL_881t - 646b5db5.2178386a 9b0360ce
pub const JAIL_881t: Power = spell(&[deal(4).split_among(ENEMIES)]);

/// # R4T-C4TCH3R
/// Minion · Mech · 3 mana · 4/2
/// > **Battlecry:** Copy all spells in your deck. **Deathrattle:** Draw one.
///
/// # Notes
///
/// "Draw one" is a spell: the Chinese text says so.
//~ done JAIL_882 - fd2da363.d04866c8 3696a05c
pub const JAIL_882: Power =
    abilities(&[battlecry(&[shuffle(copy_of(YOUR_DECK.that(SPELL)))]), deathrattle(&[draw_that(1, SPELL)])]);
