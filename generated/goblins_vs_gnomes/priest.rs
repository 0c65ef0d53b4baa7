//! Priest cards of Goblins vs Gnomes.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 816f1121

/// # Lightbomb
///
/// `GVG_008` · Priest spell · Holy · 6 mana
///
/// > Deal damage to each minion equal to its Attack.
///
/// - Set: Goblins vs Gnomes · epic · collectible
/// - Mechanics: Affected By Spell Power
///
/// State: Todo
//~ todo GVG_008 38a48fa2 c2cb0e27 70131340.1156c002
pub const GVG_008: Power = TODO;

/// # Shadowbomber
///
/// `GVG_009` · Priest minion · 1 mana · 3/1
///
/// > **Battlecry:** Deal 3 damage to each hero.
///
/// - Set: Goblins vs Gnomes · epic · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived GVG_009 7da3e279 3867c550 20ed59df.3e948915
pub const GVG_009: Power = battlecry(&[deal(3).to(HEROES)]);

/// # Velen's Chosen
///
/// `GVG_010` · Priest spell · Holy · 3 mana
///
/// > Give a minion +2/+4 and **Spell Damage +1**.
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Refers to: Spellpower
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
/// - Enchantments: Velen's Chosen [`GVG_010b`]
///
/// State: Derived
//~ derived GVG_010 098c209e d207ddaa d426bc4d.0dd6bb6e
pub const GVG_010: Power = spell(&[attach("GVG_010b").to(A_MINION)]);

/// # Velen's Chosen
///
/// `GVG_010b` · Neutral enchantment
///
/// > +2/+4 and **Spell Damage +1**.
///
/// - Set: Goblins vs Gnomes
///
/// State: Derived
//~ derived GVG_010b b0633a6f 924fe225 e3f9f94c.43a6c876
pub const GVG_010b: Power = enchant(&[plus(2, 4), plus_tag(GameTag::SPELLPOWER, 1)]);

/// # Shrinkmeister
///
/// `GVG_011` · Priest minion · 2 mana · 3/2
///
/// > **Battlecry:** Give a minion -3 Attack this turn.
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Give -3 Attack this turn."
/// - Enchantments: Shrunk [`GVG_011a`]
///
/// State: Derived
//~ derived GVG_011 f6f490bf bb517645 8d14bb81.0c39a5d2
pub const GVG_011: Power = battlecry(&[attach("GVG_011a").to(A_MINION)]);

/// # Shrunk
///
/// `GVG_011a` · Neutral enchantment
///
/// > -3 Attack this turn.
///
/// - Set: Goblins vs Gnomes
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived GVG_011a 3753c149 9a979642 3cfd5e7e.85dd740e
pub const GVG_011a: Power = enchant(&[ATTACK.plus(-3)]).this_turn();

/// # Light of the Naaru
///
/// `GVG_012` · Priest spell · Holy · 1 mana
///
/// > Restore #3 Health. If the target is still damaged, summon a Lightwarden.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
/// - Tokens: Lightwarden [`EX1_001`](crate::classic::neutral::EX1_001)
///
/// State: Derived
//~ derived GVG_012 72e4ac29 e97c1ad0 78215e61.65ec9f97
pub const GVG_012: Power = spell(&[heal(3).to(TARGET), summon(card("EX1_001")).when(there_is(&IT.that(DAMAGED)))]);

/// # Vol'jin
///
/// `GVG_014` · Priest minion · 5 mana · 6/2
///
/// > **Battlecry:** Swap Health with another minion.
///
/// - Set: Goblins vs Gnomes · legendary · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Swap Health."
/// - Enchantments: Shadowed [`GVG_014a`]
///
/// State: Todo
//~ todo GVG_014 d8fe28a4 6537409b fa7bde22.186a29c9
pub const GVG_014: Power = TODO;

/// # Shadowed
///
/// `GVG_014a` · Priest enchantment
///
/// > Health was swapped.
///
/// - Set: Goblins vs Gnomes
///
/// State: Todo
//~ todo GVG_014a 38928f6c fa07c477 9411dd17.1ed15a2a
pub const GVG_014a: Power = TODO;

/// # Shadowboxer
///
/// `GVG_072` · Priest minion · 2 mana · 2/3
///
/// > Whenever a minion is healed, deal 1 damage to a random enemy.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Minion type: Mech
///
/// State: Derived
//~ derived GVG_072 e33fb6c5 8c215a5f 8914e2c5.468d8ed6
pub const GVG_072: Power = whenever(MINIONS.is_healed(CARD)).then(&[deal(1).to(ENEMIES.random())]);

/// # Upgraded Repair Bot
///
/// `GVG_083` · Priest minion · 5 mana · 5/5
///
/// > **Battlecry:** Give a friendly Mech +4 Health.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET`, `REQ_TARGET_WITH_RACE` = 17 (hearthstone-data 36393.1)
/// - Target: "Give a Mech +4 Health."
///
/// State: Derived
//~ derived GVG_083 6c832d44 c8fbaff7 80d98236.a79e161a
pub const GVG_083: Power = battlecry(&[give(&[HEALTH.plus(4)]).to(A_FRIENDLY_MINION.that(MECH))]);
