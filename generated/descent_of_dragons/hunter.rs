//! Hunter cards of Descent of Dragons.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 53a2a9ea

/// # Corrosive Breath
///
/// `DRG_006` · Hunter spell · Nature · 2 mana
///
/// > Deal $3 damage to a minion. If you're holding a Dragon, it also hits the enemy hero.
///
/// - Set: Descent of Dragons · common · collectible
///
/// State: Derived
//~ derived DRG_006 c8bf79ce 7c39f45b 615650f0.1276e650
pub const DRG_006: Power =
    spell(&[deal(3).to(A_MINION), deal(3).to(ENEMY_HERO).when(there_is(&YOUR_HAND.that(DRAGON)))]);

/// # Stormhammer
///
/// `DRG_007` · Hunter weapon · 3 mana · 3/2 durability
///
/// > Doesn't lose Durability while you control a Dragon.
///
/// - Set: Descent of Dragons · epic · collectible
/// - Enchantments: Stormin' [`DRG_007e`]
///
/// State: Todo
//~ todo DRG_007 b53c58ba b756e403 d3734d36.7489ab75
pub const DRG_007: Power = TODO;

/// # Stormin'
///
/// `DRG_007e` · enchantment
///
/// > Doesn't lose Durability while you control a Dragon.
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ todo DRG_007e c5629154 45570202 8671cbb8.7489ab75
pub const DRG_007e: Power = TODO;

/// # Diving Gryphon
///
/// `DRG_010` · Hunter minion · 3 mana · 4/1
///
/// > **Rush Battlecry:** Draw a **Rush** minion from your deck.
///
/// - Set: Descent of Dragons · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Rush
///
/// State: Derived
//~ derived DRG_010 fa7efe90 018ab325 91803d69.4d22acd9
pub const DRG_010: Power = battlecry(&[draw_that(1, all(&[MINION, with(GameTag::RUSH)]))]);

/// # Veranus
///
/// `DRG_095` · Hunter minion · 6 mana · 7/6
///
/// > **Battlecry:** Change the Health of all enemy minions to 1.
///
/// - Set: Descent of Dragons · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Enchantments: Intimidated [`DRG_095e`]
///
/// State: Derived
//~ derived DRG_095 d8065c87 7cf4ffdc 6a682766.42ddefe0
pub const DRG_095: Power = battlecry(&[attach("DRG_095e").to(ENEMY_MINIONS)]);

/// # Intimidated
///
/// `DRG_095e` · Hunter enchantment
///
/// > Health changed to 1.
///
/// - Set: Descent of Dragons
///
/// State: Derived
//~ derived DRG_095e da8c3b07 e123a141 f3c6caad.671a0436
pub const DRG_095e: Power = enchant(&[HEALTH.set(1)]);

/// # Clear the Way
///
/// `DRG_251` · Hunter spell · 1 mana
///
/// > **Sidequest:** Summon 3 **Rush** minions. **Reward:** Summon a 4/4 Gryphon with **Rush**.
///
/// - Set: Descent of Dragons · rare · collectible
/// - Mechanics: Side Quest
/// - Refers to: Rush
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3
/// - Tokens: Gryphon [`DRG_251t`]
///
/// State: Derived
//~ derived DRG_251 8f62fffb 050fe10f 30ff7e4f.12ddc2bc
pub const DRG_251: Power =
    quest(Goal::Times(3), &[YOU.summon(all(&[MINION, with(GameTag::RUSH)]))]).reward(&[summon(card("DRG_251t"))]);

/// # Gryphon
///
/// `DRG_251t` · Hunter minion · 4 mana · 4/4
///
/// > **Rush**
///
/// - Set: Descent of Dragons
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla DRG_251t 9a5b650c ed711904 6d4bc6e3.57b12c28
pub const DRG_251t: Power = VANILLA;

/// # Phase Stalker
///
/// `DRG_252` · Hunter minion · 2 mana · 2/3
///
/// > After you use your Hero Power, cast a **Secret** from your deck.
///
/// - Set: Descent of Dragons · rare · collectible
/// - Minion type: Beast
/// - Refers to: Secret
///
/// State: Derived
//~ derived DRG_252 1c3171ec 221379b3 a84e9d36.8964b11a
pub const DRG_252: Power = after(YOU.use_hero_power(CARD)).then(&[cast(the(YOUR_DECK.that(SECRET).random()))]);

/// # Dwarven Sharpshooter
///
/// `DRG_253` · Hunter minion · 1 mana · 1/3
///
/// > Your Hero Power can target minions.
///
/// - Set: Descent of Dragons · common · collectible
///
/// State: Todo
//~ todo DRG_253 c3551855 8bc18af3 362f402e.233eae6b
pub const DRG_253: Power = TODO;

/// # Primordial Explorer
///
/// `DRG_254` · Hunter minion · 3 mana · 2/3
///
/// > **Poisonous Battlecry: Discover** a Dragon.
///
/// - Set: Descent of Dragons · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Poisonous, Discover
/// - Tags: `4578` = 1
///
/// State: Derived
//~ derived DRG_254 0a6f48af d531e0c5 63cce0e2.161d1854
pub const DRG_254: Power = battlecry(&[discover(DRAGON)]);

/// # Toxic Reinforcements
///
/// `DRG_255` · Hunter spell · 1 mana
///
/// > **Sidequest:** Use your Hero Power three times. **Reward:** Summon three 2/1 Leper Gnomes.
///
/// - Set: Descent of Dragons · epic · collectible
/// - Mechanics: Side Quest
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3
/// - Enchantments: Smuggling [`CFM_026e`](crate::gadgetzan::hunter::CFM_026e)
/// - Tokens: Leper Gnome [`DRG_255t2`], Leper Gnome [`EX1_029`](crate::classic::neutral::EX1_029)
///
/// State: Derived
//~ derived DRG_255 f0766bdb 92aa622f e086bcac.ece869ea
pub const DRG_255: Power =
    quest(Goal::Times(3), &[YOU.use_hero_power(CARD)]).reward(&[summon(card("EX1_029")).copies(3)]);

/// # Leper Gnome
///
/// `DRG_255t2` · Neutral minion · 1 mana · 1/1
///
/// > **Deathrattle:** Deal 2 damage to the enemy hero.
///
/// - Set: Descent of Dragons · common
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived DRG_255t2 0b0bf556 c134ee8a 972271e5.f85f7e9e
pub const DRG_255t2: Power = deathrattle(&[deal(2).to(ENEMY_HERO)]);

/// # Dragonbane
///
/// `DRG_256` · Hunter minion · 4 mana · 3/5
///
/// > After you use your Hero Power, deal 5 damage to a random enemy.
///
/// - Set: Descent of Dragons · legendary · collectible
/// - Minion type: Mech
///
/// State: Derived
//~ derived DRG_256 4c86dcd6 7c736913 dc43f344.3d9413be
pub const DRG_256: Power = after(YOU.use_hero_power(CARD)).then(&[deal(5).to(ENEMIES.random())]);
