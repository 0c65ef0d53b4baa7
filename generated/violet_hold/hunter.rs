//! Hunter cards of Escape from Violet Hold.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 87e73d54

/// # Smuggled Shovel
///
/// `JAIL_380` · Hunter weapon · 1 mana · 1/2 durability
///
/// > **Deathrattle:** Draw a spell that didn't start in your deck.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Mechanics: Deathrattle
///
/// State: Done
//~ done JAIL_380 a90fee94 - f10a2e12.04aa4efd
pub const JAIL_380: Power = deathrattle(&[draw_that(1, all(&[SPELL, not(&STARTED_IN_DECK)]))]);

/// # Sewer Swimmer
///
/// `JAIL_395` · Hunter minion · 4 mana · 4/3
///
/// > **Prepare Battlecry:** Trigger a friendly minion's **Deathrattle.**
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Deck Action Cost, Prepare
/// - Refers to: Deathrattle, Prepare
/// - Target: "Trigger a Deathrattle."
///
/// State: Derived
//~ derived JAIL_395 b331f49d 02e04440 5cdb09dc.12371e56
pub const JAIL_395: Power =
    battlecry(&[trigger(Word::Deathrattle, A_FRIENDLY_MINION.that(with(GameTag::DEATHRATTLE)))]);

/// # King of the Underbelly
///
/// `JAIL_831` · Hunter minion · 6 mana · 6/5
///
/// > While building your deck, pick 3 contraband Beasts. Battlecry: **Discover** one. It costs (3) less.
///
/// - Set: Escape from Violet Hold · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Discover, Dont Pick From Subsets, Sideboard Ignores Class Rule
/// - Tags: `MAX_SIDEBOARD_CARDS` = 3, `2936` = 1, `SIDEBOARD_TYPE` = 4, `ALLOWED_SIDEBOARD_SUBSET` = 19499, `4688` = 19659, `4818` = 1
///
/// State: Todo
//~ todo JAIL_831 5e7efcb1 dca35008 356a5c4d.5cb8fe18
pub const JAIL_831: Power = TODO;

/// # Dig for Freedom
///
/// `JAIL_876` · Hunter spell · 4 mana
///
/// > Give a friendly minion "**Deathrattle:** Summon two random 4-Cost minions."
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Refers to: Deathrattle
/// - Enchantments: In the Tunnels [`JAIL_876e`]
///
/// State: Derived
//~ derived JAIL_876 c0765e9b 660a9a41 ded2f11d.784e3573
pub const JAIL_876: Power = spell(&[attach("JAIL_876e").to(A_FRIENDLY_MINION)]);

/// # In the Tunnels
///
/// `JAIL_876e` · Neutral enchantment
///
/// > **Deathrattle:** Summon two random 4-Cost minions.
///
/// - Set: Escape from Violet Hold
///
/// State: Derived
//~ derived JAIL_876e a7ab0ca3 c56baabb 9a28fdb4.1e0ec020
pub const JAIL_876e: Power = deathrattle(&[summon(random(all(&[MINION, COST.is(4)]))).copies(2)]);

/// # Underbelly Network
///
/// `JAIL_877` · Hunter location · 2 mana · 0 uses
///
/// > Summon a 2/1 Rat with "**Deathrattle:** Draw a card."
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Refers to: Deathrattle
/// - Tokens: Snoot Hoarder [`JAIL_877t`]
///
/// State: Derived
//~ derived JAIL_877 aaff15fe f7effe87 c4ec7f1c.3952fea9
pub const JAIL_877: Power = hero_power(&[summon(card("JAIL_877t"))]);

/// # Snoot Hoarder
///
/// `JAIL_877t` · Hunter minion · 2 mana · 2/1
///
/// > **Deathrattle:** Draw a card.
///
/// - Set: Escape from Violet Hold
/// - Minion type: Beast
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived JAIL_877t 04fe163d 6a73d31c 8f55667c.505f40e5
pub const JAIL_877t: Power = deathrattle(&[draw(1)]);

/// # Guard Dog
///
/// `JAIL_878` · Hunter minion · 2 mana · 3/1
///
/// > **Deathrattle:** Summon a random 1-Cost **Deathrattle** minion.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived JAIL_878 73d9346f 7f9f143d 63f50123.bbbe530c
pub const JAIL_878: Power = deathrattle(&[summon(random(all(&[MINION, with(GameTag::DEATHRATTLE), COST.is(1)])))]);

/// # Beast Tripwire
///
/// `JAIL_879` · Hunter spell · 4 mana
///
/// > Summon a random 5-Cost Beast. Shuffle 2 spells into your deck that do it again when drawn.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Tokens: Tripped Beast Tripwire [`JAIL_879t`]
///
/// State: Derived
//~ derived JAIL_879 3c82d71f fa77ed1e 4ddf0063.614e92a6
pub const JAIL_879: Power =
    spell(&[summon(random(all(&[MINION, BEAST, COST.is(5)]))), shuffle(card("JAIL_879t")).copies(2)]);

/// # Tripped Beast Tripwire
///
/// `JAIL_879t` · Hunter spell · 4 mana
///
/// > **Casts When Drawn** Summon a random 5-Cost Beast.
///
/// - Set: Escape from Violet Hold
/// - Refers to: Casts When Drawn
///
/// State: Todo
//~ todo JAIL_879t 56b5174a a217578a fa361323.317af285
pub const JAIL_879t: Power = TODO;

/// # Black Market Overseer
///
/// `JAIL_880` · Hunter minion · 1 mana · 1/3
///
/// > Whenever you play a **Deathrattle** minion, give it **Rush**.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Refers to: Deathrattle, Rush
/// - Enchantments: Overseen [`JAIL_880e`]
///
/// State: Derived
//~ derived JAIL_880 e1f8238b c0c25a36 9f5119d0.0c16b55e
pub const JAIL_880: Power =
    whenever(YOU.play(all(&[MINION, with(GameTag::DEATHRATTLE)]))).then(&[attach("JAIL_880e").to(THAT)]);

/// # Overseen
///
/// `JAIL_880e` · Hunter enchantment
///
/// > **Rush**.
///
/// - Set: Escape from Violet Hold
///
/// State: Derived
//~ derived JAIL_880e 3e266581 4c29521e f900c27e.6bcfb036
pub const JAIL_880e: Power = enchant(&[has(GameTag::RUSH)]);

/// # Arcane Tripwire
///
/// `JAIL_881` · Hunter spell · Arcane · 3 mana
///
/// > Deal $4 damage split among all enemies. Shuffle 2 spells into your deck that do it again when drawn.
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Mechanics: Immune To Spellpower
/// - Tokens: Tripped Arcane Tripwire [`JAIL_881t`]
///
/// State: Derived
//~ derived JAIL_881 1bf97279 5d6e6ff3 992960d3.301657b0
pub const JAIL_881: Power = spell(&[deal(4).split_among(ENEMIES), shuffle(card("JAIL_881t")).copies(2)]);

/// # Tripped Arcane Tripwire
///
/// `JAIL_881t` · Hunter spell · Arcane · 3 mana
///
/// > **Casts When Drawn** Deal $4 damage split among all enemies.
///
/// - Set: Escape from Violet Hold
/// - Mechanics: Immune To Spellpower
/// - Refers to: Casts When Drawn
///
/// State: Todo
//~ todo JAIL_881t 7149335c dd60e034 5dc393f5.2178386a
pub const JAIL_881t: Power = TODO;

/// # R4T-C4TCH3R
///
/// `JAIL_882` · Hunter minion · 3 mana · 4/2
///
/// > **Battlecry:** Copy all spells in your deck. **Deathrattle:** Draw one.
///
/// - Set: Escape from Violet Hold · legendary · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle, Battlecry
/// - Tags: `3169` = 1
///
/// State: Todo
//~ todo JAIL_882 80324637 d38f1220 016d28a0.d04866c8
pub const JAIL_882: Power = TODO;
