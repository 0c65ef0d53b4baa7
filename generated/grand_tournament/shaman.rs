//! Shaman cards of The Grand Tournament.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file d2a997ba

/// # Tuskarr Totemic
///
/// `AT_046` · Shaman minion · 2 mana · 3/2
///
/// > **Battlecry:** Summon a random basic Totem.
///
/// - Set: The Grand Tournament · common · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived AT_046 63021c96 d1042c91 462ae288.3d29f1d5
pub const AT_046: Power = battlecry(&[summon(one_of(&["CS2_050", "CS2_051", "CS2_058", "NEW1_009"]))]);

/// # Draenei Totemcarver
///
/// `AT_047` · Shaman minion · 4 mana · 4/5
///
/// > **Battlecry:** Gain +1/+1 for each friendly Totem.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Enchantments: Experienced [`AT_047e`]
///
/// State: Derived
//~ derived AT_047 9d7a24af 3a054faf 89f863b7.dc1eacbd
pub const AT_047: Power = battlecry(&[give(&[plus(1, 1).times(X)]).for_each(FRIENDLY_MINIONS.that(TOTEM))]);

/// # Experienced
///
/// `AT_047e` · Shaman enchantment
///
/// > Increased stats.
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ todo AT_047e 512cc008 0388ab78 c0da9508.a536d554
pub const AT_047e: Power = TODO;

/// # Healing Wave
///
/// `AT_048` · Shaman spell · Nature · 3 mana
///
/// > Restore #8 Health. Reveal a minion in each deck. If yours costs more, restore #16 instead.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ todo AT_048 2a37fda5 6825d235 973caa8c.41b2291c
pub const AT_048: Power = TODO;

/// # Thunder Bluff Valiant
///
/// `AT_049` · Shaman minion · 5 mana · 3/6
///
/// > **Battlecry and Inspire:** Give your Totems +2 Attack.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Mechanics: Battlecry, Inspire
/// - Enchantments: Power of the Bluff [`AT_049e`]
///
/// State: Derived
//~ derived AT_049 f77ff86d 021f97a8 f9b559b1.fceb94d7
#[rustfmt::skip]
pub const AT_049: Power = abilities(&[battlecry(&[give(&[ATTACK.plus(2)]).to(FRIENDLY_MINIONS.that(TOTEM))]), inspire(&[give(&[ATTACK.plus(2)]).to(FRIENDLY_MINIONS.that(TOTEM))])]);

/// # Power of the Bluff
///
/// `AT_049e` · Shaman enchantment
///
/// > Increased Attack.
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ todo AT_049e 4510ff77 9966f6d9 e38616ea.08129cea
pub const AT_049e: Power = TODO;

/// # Charged Hammer
///
/// `AT_050` · Shaman weapon · 3 mana · 2/3 durability
///
/// > **Deathrattle:** Your Hero Power becomes 'Deal 2 damage.'
///
/// - Set: The Grand Tournament · epic · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Lightning Jolt [`AT_050t`]
///
/// State: Derived
//~ derived AT_050 fd8cd92b 4e4eb478 2378bb72.8ef1fa30
pub const AT_050: Power = deathrattle(&[become_hero_power(card("AT_050t"))]);

/// # Lightning Jolt
///
/// `AT_050t` · Shaman hero power · 2 mana
///
/// > Deal $2 damage.
///
/// - Set: The Grand Tournament
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived AT_050t cc6059dc 87faeff7 d40de8e3.c0c62e9f
pub const AT_050t: Power = hero_power(&[deal(2).to(TARGET)]);

/// # Elemental Destruction
///
/// `AT_051` · Shaman spell · Nature · 3 mana
///
/// > Deal $4-$5 damage to all minions. **Overload:** (2)
///
/// - Set: The Grand Tournament · epic · collectible
/// - Tags: `OVERLOAD` = 2
///
/// State: Derived
//~ derived AT_051 68b67667 50ce5dbb 853cfcc7.ae864846
pub const AT_051: Power = spell(&[deal(4).up_to(5).to(MINIONS)]);

/// # Totem Golem
///
/// `AT_052` · Shaman minion · 2 mana · 3/4
///
/// > **Overload:** (1)
///
/// - Set: The Grand Tournament · common · collectible
/// - Minion type: Totem
/// - Mechanics: Overload
///
/// State: Vanilla
//~ vanilla AT_052 b93f8260 8263d56d 9c8ea020.e77e0301
pub const AT_052: Power = VANILLA;

/// # Ancestral Knowledge
///
/// `AT_053` · Shaman spell · 2 mana
///
/// > Draw 2 cards. **Overload:** (1)
///
/// - Set: The Grand Tournament · common · collectible
/// - Mechanics: Overload
///
/// State: Derived
//~ derived AT_053 d833e79b 5ad8745f 5630b723.ef70e0fa
pub const AT_053: Power = spell(&[draw(2)]);

/// # The Mistcaller
///
/// `AT_054` · Shaman minion · 6 mana · 4/4
///
/// > **Battlecry:** Give all minions in your hand and deck +1/+1.
///
/// - Set: The Grand Tournament · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived AT_054 bcd53a91 dc773d2d d46901a8.23f0b7cb
pub const AT_054: Power =
    battlecry(&[give(&[plus(1, 1)]).to(together(&[YOUR_HAND.that(MINION), YOUR_DECK.that(MINION)]))]);
