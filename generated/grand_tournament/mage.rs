//! Mage cards of The Grand Tournament.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file d19c011f

/// # Flame Lance
///
/// `AT_001` · Mage spell · Fire · 5 mana
///
/// > Deal $25 damage to a minion.
///
/// - Set: The Grand Tournament · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived AT_001 d69fdf46 7600e33f a73644c8.7b179828
pub const AT_001: Power = spell(&[deal(25).to(A_MINION)]);

/// # Effigy
///
/// `AT_002` · Mage spell · Fire · 3 mana
///
/// > **Secret:** When a friendly minion dies, summon a random minion with the same Cost.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Mechanics: Secret
///
/// State: Derived
//~ derived AT_002 266bcffd ad116152 5b1068e3.fbd4490b
pub const AT_002: Power = whenever(FRIENDLY_MINIONS.die()).then(&[summon(costing(MINION, 0, COST.of(WHO)))]);

/// # Fallen Hero
///
/// `AT_003` · Mage minion · 2 mana · 3/2
///
/// > Your Hero Power deals 1 extra damage.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Heropower Damage
///
/// State: Derived
//~ derived AT_003 f4aef374 dab8297e cc836036.1ab9aa31
pub const AT_003: Power = aura(YOU).have(&[plus_tag(GameTag::HEROPOWER_DAMAGE, 1)]);

/// # Arcane Blast
///
/// `AT_004` · Mage spell · Arcane · 1 mana
///
/// > Deal $2 damage to a minion. This spell gets double bonus from **Spell Damage**.
///
/// - Set: The Grand Tournament · epic · collectible
/// - Mechanics: Receives Double Spelldamage Bonus
/// - Refers to: Spellpower
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Tokens: Arcane Blast [`AT_004_Puzzle`]
///
/// State: Todo
//~ todo AT_004 c858c9fc 5a33e339 d79454ba.abbbacad
pub const AT_004: Power = TODO;

/// # Arcane Blast
///
/// `AT_004_Puzzle` · Mage spell · Arcane · 1 mana
///
/// > Deal $2 damage to a minion. This spell gets double bonus from **Spell Damage**.
///
/// - Set: The Grand Tournament · epic
/// - Mechanics: Receives Double Spelldamage Bonus
/// - Refers to: Spellpower
///
/// State: Todo
//~ todo AT_004_Puzzle d91307bd 48f05c53 84bf7890.abbbacad
pub const AT_004_Puzzle: Power = TODO;

/// # Polymorph: Boar
///
/// `AT_005` · Mage spell · Arcane · 3 mana
///
/// > Transform a minion into a 4/2 Boar with **Charge**.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Refers to: Charge
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Tokens: Boar [`AT_005t`]
///
/// State: Derived
//~ derived AT_005 76119dc6 fb11ff39 3653d010.938097c9
pub const AT_005: Power = spell(&[transform(A_MINION, card("AT_005t"))]);

/// # Boar
///
/// `AT_005t` · Mage minion · 3 mana · 4/2
///
/// > **Charge**
///
/// - Set: The Grand Tournament
/// - Minion type: Beast
/// - Mechanics: Charge
///
/// State: Vanilla
//~ vanilla AT_005t 3bb0d7a7 9ab8f82a 1e58ed9b.276b5ef0
pub const AT_005t: Power = VANILLA;

/// # Dalaran Aspirant
///
/// `AT_006` · Mage minion · 4 mana · 3/5
///
/// > **Spell Damage +1 Inspire:** Gain **Spell Damage +1**.
///
/// - Set: The Grand Tournament · common · collectible
/// - Mechanics: Inspire
/// - Refers to: Spellpower
/// - Enchantments: Power of Dalaran [`AT_006e`]
///
/// State: Todo
//~ todo AT_006 584b4716 64f80464 a92a2819.8c169e2b
pub const AT_006: Power = TODO;

/// # Power of Dalaran
///
/// `AT_006e` · Mage enchantment
///
/// > Increased Spell Damage.
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ todo AT_006e b7f59aad 1a5d0fb5 40c32a2c.7d909448
pub const AT_006e: Power = TODO;

/// # Spellslinger
///
/// `AT_007` · Mage minion · 3 mana · 3/4
///
/// > **Battlecry:** Both players get a random spell. Yours costs (2) less.
///
/// - Set: The Grand Tournament · common · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Spellslung [`AT_007e`]
///
/// State: Derived
//~ derived AT_007 5e19ded6 987975cf f8a4c820.d3353e63
pub const AT_007: Power = battlecry(&[get(random(SPELL)), attach("AT_007e").to(IT), get(random(SPELL)).to(OPPONENT)]);

/// # Spellslung
///
/// `AT_007e` · Mage enchantment
///
/// > Costs (2) less.
///
/// - Set: The Grand Tournament
///
/// State: Derived
//~ derived AT_007e 96f6668a 502a2cc9 0788da99.90c32b47
pub const AT_007e: Power = enchant(&[cost_less(2)]);

/// # Coldarra Drake
///
/// `AT_008` · Mage minion · 6 mana · 6/7
///
/// > You can use your Hero Power any number of times.
///
/// - Set: The Grand Tournament · epic · collectible
/// - Minion type: Dragon
///
/// State: Todo
//~ todo AT_008 3f799c08 bf30121e 5ea55d1c.18193834
pub const AT_008: Power = TODO;

/// # Rhonin
///
/// `AT_009` · Mage minion · 8 mana · 7/7
///
/// > **Deathrattle:** Add 3 copies of Arcane Missiles to your hand.
///
/// - Set: The Grand Tournament · legendary · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Arcane Missiles [`EX1_277`](crate::legacy::mage::EX1_277)
///
/// State: Derived
//~ derived AT_009 e00d58b4 4b6e65c1 f61d1e53.4d54cb09
pub const AT_009: Power = deathrattle(&[get(card("EX1_277")).copies(3)]);
