//! Hunter cards of Escape from Violet Hold.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Smuggled Shovel
///
/// `JAIL_380` · Hunter weapon · 1 mana · 1/2 durability
///
/// > **Deathrattle:** Draw a spell that didn't start in your deck.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ JAIL_380 todo d5415abe 9bbf866b
pub const JAIL_380: Power = TODO;

/// # Sewer Swimmer
///
/// `JAIL_395` · Hunter minion · 4 mana · 4/3
///
/// > **Prepare Battlecry:** Trigger a friendly minion's **Deathrattle.**
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Deck Action Cost
/// - Refers to: Deathrattle, Prepare
/// - Target: "Trigger a Deathrattle."
///
/// State: Todo
//~ JAIL_395 todo 34303e32 dbc3e3f2
pub const JAIL_395: Power = TODO;

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
//~ JAIL_831 todo 422bf19f 374b5a76
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
/// State: Todo
//~ JAIL_876 todo 75b8f0f9 82018987
pub const JAIL_876: Power = TODO;

/// # In the Tunnels
///
/// `JAIL_876e` · Neutral enchantment
///
/// > **Deathrattle:** Summon two random 4-Cost minions.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_876e todo d19f8c43 6a8ab15c
pub const JAIL_876e: Power = TODO;

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
/// State: Todo
//~ JAIL_877 todo 8b849065 e6e0451b
pub const JAIL_877: Power = TODO;

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
/// State: Todo
//~ JAIL_877t todo 08f10396 9cfd50f5
pub const JAIL_877t: Power = TODO;

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
/// State: Todo
//~ JAIL_878 todo 4b35b61e 117afa2e
pub const JAIL_878: Power = TODO;

/// # Beast Tripwire
///
/// `JAIL_879` · Hunter spell · 4 mana
///
/// > Summon a random 5-Cost Beast. Shuffle 2 spells into your deck that do it again when drawn.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Tokens: Tripped Beast Tripwire [`JAIL_879t`]
///
/// State: Todo
//~ JAIL_879 todo 3ee60a6b b454a15f
pub const JAIL_879: Power = TODO;

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
//~ JAIL_879t todo a8396b47 974cca88
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
/// State: Todo
//~ JAIL_880 todo ab9567b4 41a86ac1
pub const JAIL_880: Power = TODO;

/// # Overseen
///
/// `JAIL_880e` · Hunter enchantment
///
/// > **Rush**.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_880e todo c79b0bb1 7ad48cc2
pub const JAIL_880e: Power = TODO;

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
/// State: Todo
//~ JAIL_881 todo 22023a70 8c9fe9f9
pub const JAIL_881: Power = TODO;

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
//~ JAIL_881t todo d4730eca d816e25b
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
//~ JAIL_882 todo 0ca7e18b a08f05a6
pub const JAIL_882: Power = TODO;
