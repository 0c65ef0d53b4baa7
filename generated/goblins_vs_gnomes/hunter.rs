//! Hunter cards of Goblins vs Gnomes.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 6f82336d

/// # Call Pet
///
/// `GVG_017` · Hunter spell · 2 mana
///
/// > Draw a card. If it's a Beast, it costs (4) less.
///
/// - Set: Goblins vs Gnomes · rare · collectible
///
/// State: Derived
//~ derived GVG_017 bfdb2a10 259b5740 511c49ba.29cbde96
pub const GVG_017: Power = spell(&[draw(1), give(&[cost_less(4)]).to(IT).when(there_is(&IT.that(BEAST)))]);

/// # Feign Death
///
/// `GVG_026` · Hunter spell · 2 mana
///
/// > Trigger all **Deathrattles** on your minions.
///
/// - Set: Goblins vs Gnomes · epic · collectible
/// - Refers to: Deathrattle
///
/// State: Derived
//~ derived GVG_026 3b9a6b0e 044105fc 8a613e4d.5cdf96e8
pub const GVG_026: Power = spell(&[trigger(Word::Deathrattle, FRIENDLY_MINIONS)]);

/// # Glaivezooka
///
/// `GVG_043` · Hunter weapon · 2 mana · 2/2 durability
///
/// > **Battlecry:** Give a random friendly minion +1 Attack.
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Glaivezooka [`GVG_043e`]
///
/// State: Derived
//~ derived GVG_043 317761f2 4d444673 bf8ba98f.fe1f9267
pub const GVG_043: Power = battlecry(&[give(&[ATTACK.plus(1)]).to(FRIENDLY_MINIONS.random())]);

/// # Glaivezooka
///
/// `GVG_043e` · Hunter enchantment
///
/// > +2 Attack.
///
/// - Set: Goblins vs Gnomes
///
/// State: Derived
//~ derived GVG_043e 615a7635 f9df637e 29d79155.bf3d1612
pub const GVG_043e: Power = enchant(&[ATTACK.plus(2)]);

/// # King of Beasts
///
/// `GVG_046` · Hunter minion · 3 mana · 1/5
///
/// > **Taunt** Has +1 Attack for each other Beast you control.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt
/// - Tags: `1584` = 1
/// - Enchantments: The King [`GVG_046e`]
///
/// State: Derived
//~ derived GVG_046 782bddd7 ecda2ebb 52cb09f4.d904d5d3
pub const GVG_046: Power = aura(THIS).have(&[ATTACK.plus(1).for_each(OTHER_FRIENDLY_MINIONS.that(BEAST))]);

/// # The King
///
/// `GVG_046e` · Hunter enchantment
///
/// > Increased Attack.
///
/// - Set: Goblins vs Gnomes
///
/// State: Todo
//~ todo GVG_046e 4544a2ff 86c25c5e 8b367930.08129cea
pub const GVG_046e: Power = TODO;

/// # Metaltooth Leaper
///
/// `GVG_048` · Hunter minion · 3 mana · 3/3
///
/// > **Battlecry:** Give your other Mechs +2 Attack.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Minion type: Mech, Beast
/// - Mechanics: Battlecry
/// - Tags: `1584` = 1, `2542` = 1
/// - Enchantments: Metal Teeth [`GVG_048e`]
///
/// State: Derived
//~ derived GVG_048 56d74ebb 7c5da254 db5f65ca.440805a9
pub const GVG_048: Power = battlecry(&[attach("GVG_048e").to(OTHER_FRIENDLY_MINIONS.that(MECH))]);

/// # Metal Teeth
///
/// `GVG_048e` · Hunter enchantment
///
/// > +2 Attack.
///
/// - Set: Goblins vs Gnomes
///
/// State: Derived
//~ derived GVG_048e 66813d3d 71c86f2a 01c5f0db.bf3d1612
pub const GVG_048e: Power = enchant(&[ATTACK.plus(2)]);

/// # Gahz'rilla
///
/// `GVG_049` · Hunter minion · 7 mana · 6/9
///
/// > Whenever this minion takes damage, double its Attack.
///
/// - Set: Goblins vs Gnomes · legendary · collectible
/// - Minion type: Beast
/// - Enchantments: Might of Zul'Farrak [`GVG_049e`]
///
/// State: Derived
//~ derived GVG_049 778eebae fd38ffde 02785a2c.78c51ed1
pub const GVG_049: Power = whenever(THIS.takes_damage(CARD)).then(&[give(&[ATTACK.doubled()])]);

/// # Might of Zul'Farrak
///
/// `GVG_049e` · Hunter enchantment
///
/// > Multiplying Attack.
///
/// - Set: Goblins vs Gnomes
/// - Tags: `3860` = 1
///
/// State: Todo
//~ todo GVG_049e 722902b5 861e00d1 23fec4eb.4ef44c09
pub const GVG_049e: Power = TODO;

/// # Cobra Shot
///
/// `GVG_073` · Hunter spell · Nature · 4 mana
///
/// > Deal $3 damage to a minion and the enemy hero.
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived GVG_073 5a7e2cef f9ed86f1 1874879c.66a20cc4
pub const GVG_073: Power = spell(&[deal(3).to(together(&[A_MINION, ENEMY_HERO]))]);

/// # Steamwheedle Sniper
///
/// `GVG_087` · Hunter minion · 2 mana · 2/3
///
/// > Your Hero Power can target minions.
///
/// - Set: Goblins vs Gnomes · epic · collectible
///
/// State: Todo
//~ todo GVG_087 32a18bc9 64f5a0b6 9f3527e6.233eae6b
pub const GVG_087: Power = TODO;
