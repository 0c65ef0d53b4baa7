//! Warrior cards of Goblins vs Gnomes.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 31f81ff4

/// # Bouncing Blade
///
/// `GVG_050` · Warrior spell · 2 mana
///
/// > Deal $1 damage to a random minion. Repeat until a minion dies.
///
/// - Set: Goblins vs Gnomes · epic · collectible
/// - Play requirements: `REQ_MINIMUM_TOTAL_MINIONS` = 1 (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived GVG_050 3a311318 5a01ed6a b1011389.7c0e2327
#[rustfmt::skip]
pub const GVG_050: Power = spell(&[deal(1).to(MINIONS.random()), repeat(Word::Spell, the(THIS)).when(all(&[there_is(&IT), there_is_no(&IT.that(DEAD))]))]);

/// # Warbot
///
/// `GVG_051` · Warrior minion · 1 mana · 1/3
///
/// > Has +1 Attack while damaged.
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Minion type: Mech
/// - Mechanics: Enraged
/// - Enchantments: Enraged [`GVG_051e`]
///
/// State: Derived
//~ derived GVG_051 c8b07145 f58cf4e0 169119dc.a74ede89
pub const GVG_051: Power = aura(THIS).when(DAMAGED).gives("GVG_051e");

/// # Enraged
///
/// `GVG_051e` · Warrior enchantment
///
/// > +1 Attack
///
/// - Set: Goblins vs Gnomes
///
/// State: Derived
//~ derived GVG_051e ee6a8fd5 19b7c4dd b780534f.17e33a43
pub const GVG_051e: Power = enchant(&[ATTACK.plus(1)]);

/// # Crush
///
/// `GVG_052` · Warrior spell · 7 mana
///
/// > Destroy a minion. If you have a damaged minion, this costs (4) less.
///
/// - Set: Goblins vs Gnomes · epic · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived GVG_052 3325083d 69c817a0 db758af5.bd6e1acc
#[rustfmt::skip]
pub const GVG_052: Power = abilities(&[spell(&[destroy(A_MINION)]), aura(THIS).when(there_is(&FRIENDLY_MINIONS.that(DAMAGED))).in_hand().have(&[cost_less(4)])]);

/// # Shieldmaiden
///
/// `GVG_053` · Warrior minion · 5 mana · 5/5
///
/// > **Battlecry:** Gain 5 Armor.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived GVG_053 92d6d80b 19db0141 0dad214a.ff4e009d
pub const GVG_053: Power = battlecry(&[armor(5)]);

/// # Ogre Warmaul
///
/// `GVG_054` · Warrior weapon · 3 mana · 4/2 durability
///
/// > 50% chance to attack the wrong enemy.
///
/// - Set: Goblins vs Gnomes · common · collectible
///
/// State: Done
//~ done GVG_054 b6efaa01 - 047f9dde.aeee7260
pub const GVG_054: Power =
    whenever(YOUR_HERO.attack(CARD)).when(chance(50)).then(&[redirect_to(ENEMIES.that(not(&is(&THAT))).random())]);

/// # Screwjank Clunker
///
/// `GVG_055` · Warrior minion · 4 mana · 2/5
///
/// > **Battlecry:** Give a friendly Mech +2/+2.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry, Bacon Subset Mech
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 59501
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET`, `REQ_TARGET_WITH_RACE` = 17 (hearthstone-data 36393.1)
/// - Target: "Give +2/+2."
/// - Enchantments: Screwy Jank [`GVG_055e`]
///
/// State: Derived
//~ derived GVG_055 3a21299b e7d6ac8a 3b85fe74.0fd0fc11
pub const GVG_055: Power = battlecry(&[attach("GVG_055e").to(A_FRIENDLY_MINION.that(MECH))]);

/// # Screwy Jank
///
/// `GVG_055e` · Warrior enchantment
///
/// > +2/+2.
///
/// - Set: Goblins vs Gnomes
/// - Play requirements: `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived GVG_055e d6e381d7 0a8b8656 7fe99ea3.6d6ab056
pub const GVG_055e: Power = enchant(&[plus(2, 2)]);

/// # Iron Juggernaut
///
/// `GVG_056` · Warrior minion · 6 mana · 6/5
///
/// > **Battlecry and Deathrattle:** Shuffle a Mine into your opponent's deck. When drawn, explode for 10 damage!
///
/// - Set: Goblins vs Gnomes · legendary · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle, Battlecry
/// - Tokens: Burrowing Mine [`GVG_056t`]
///
/// State: Derived
//~ derived GVG_056 da8de24b b512f9f2 50565bd3.cadb5ea6
#[rustfmt::skip]
pub const GVG_056: Power = abilities(&[battlecry(&[shuffle(card("GVG_056t")).to(OPPONENT)]), deathrattle(&[shuffle(card("GVG_056t")).to(OPPONENT)])]);

/// # Burrowing Mine
///
/// `GVG_056t` · Warrior spell · 6 mana
///
/// > **Casts When Drawn** You take 10 damage.
///
/// - Set: Goblins vs Gnomes
/// - Mechanics: Immune To Spellpower, Casts When Drawn
///
/// State: Todo
//~ todo GVG_056t 1273e0b4 7d344721 26edc04d.c5656cc1
pub const GVG_056t: Power = TODO;

/// # Siege Engine
///
/// `GVG_086` · Warrior minion · 5 mana · 5/5
///
/// > Whenever you gain Armor, give this minion +1 Attack.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Minion type: Mech
/// - Enchantments: Armor Plated [`GVG_086e`]
///
/// State: Derived
//~ derived GVG_086 ab72f206 bdc343b9 2d5ba7aa.f09c9ac6
pub const GVG_086: Power = whenever(YOU.gain_armor()).then(&[give(&[ATTACK.plus(1)])]);

/// # Armor Plated
///
/// `GVG_086e` · Warrior enchantment
///
/// > Increased Attack.
///
/// - Set: Goblins vs Gnomes
///
/// State: Todo
//~ todo GVG_086e 5041158b b72e7684 d288a5b8.08129cea
pub const GVG_086e: Power = TODO;
