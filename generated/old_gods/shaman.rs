//! Shaman cards of Whispers of the Old Gods.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Primal Fusion
///
/// `OG_023` · Shaman spell · Nature · 1 mana
///
/// > Give a minion +1/+1 for each of your Totems.
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Primally Infused [`OG_023t`]
///
/// State: Todo
//~ OG_023 todo 9899f41e c77ce39c
pub const OG_023: Power = TODO;

/// # Primally Infused
///
/// `OG_023t` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ OG_023t todo 9454595d 96708d55
pub const OG_023t: Power = TODO;

/// # Flamewreathed Faceless
///
/// `OG_024` · Shaman minion · 4 mana · 7/7
///
/// > **Overload:** (2)
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Tags: `OVERLOAD` = 2
///
/// State: Vanilla
//~ OG_024 vanilla 6ea76bda fca8b293
pub const OG_024: Power = VANILLA;

/// # Eternal Sentinel
///
/// `OG_026` · Shaman minion · 2 mana · 3/2
///
/// > **Battlecry:** Unlock your **Overloaded** Mana Crystals.
///
/// - Set: Whispers of the Old Gods · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Overload
///
/// State: Todo
//~ OG_026 todo 955b3e32 9466df06
pub const OG_026: Power = TODO;

/// # Evolve
///
/// `OG_027` · Shaman spell · Nature · 1 mana
///
/// > Transform your minions into random minions that cost (1) more.
///
/// - Set: Whispers of the Old Gods · rare · collectible
///
/// State: Todo
//~ OG_027 todo e64d6db5 c942acb5
pub const OG_027: Power = TODO;

/// # Thing from Below
///
/// `OG_028` · Shaman minion · 6 mana · 5/5
///
/// > **Taunt** Costs (1) less for each Totem you've summoned this game.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Mechanics: Taunt
///
/// State: Todo
//~ OG_028 todo f00aaaf6 4bb40985
pub const OG_028: Power = TODO;

/// # Hammer of Twilight
///
/// `OG_031` · Shaman weapon · 5 mana · 4/2 durability
///
/// > **Deathrattle:** Summon a 4/2 Elemental.
///
/// - Set: Whispers of the Old Gods · epic · collectible
/// - Mechanics: Deathrattle
/// - Tags: `4546` = 1
/// - Tokens: Twilight Elemental [`OG_031a`]
///
/// State: Todo
//~ OG_031 todo 3b49ddff e68e4766
pub const OG_031: Power = TODO;

/// # Twilight Elemental
///
/// `OG_031a` · Shaman minion · 3 mana · 4/2
///
/// - Set: Whispers of the Old Gods
/// - Minion type: Elemental
///
/// State: Vanilla
//~ OG_031a vanilla b985221b c88f4f45
pub const OG_031a: Power = VANILLA;

/// # Stormcrack
///
/// `OG_206` · Shaman spell · Nature · 2 mana
///
/// > Deal $4 damage to a minion. **Overload:** (1)
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Mechanics: Overload
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ OG_206 todo 94ad3f02 cb41c332
pub const OG_206: Power = TODO;

/// # Hallazeal the Ascended
///
/// `OG_209` · Shaman minion · 5 mana · 4/6
///
/// > **Spell Damage +1** Your spells have **Lifesteal**.
///
/// - Set: Whispers of the Old Gods · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Spellpower
/// - Refers to: Lifesteal
///
/// State: Todo
//~ OG_209 todo 91df57c9 4aaff755
pub const OG_209: Power = TODO;

/// # Master of Evolution
///
/// `OG_328` · Shaman minion · 4 mana · 4/5
///
/// > **Battlecry:** Transform a friendly minion into a random one that costs (1) more.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ OG_328 todo ad5ca256 2c1ae201
pub const OG_328: Power = TODO;
