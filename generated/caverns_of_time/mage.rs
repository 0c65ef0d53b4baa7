//! Mage cards of Caverns of Time.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file c67d1d92

/// # Dalaran Aspirant
///
/// `WON_029` · Mage minion · 4 mana · 3/5
///
/// > **Spell Damage +1 Inspire:** Gain **Spell Damage +1**.
///
/// - Set: Caverns of Time · common · collectible
/// - Mechanics: Inspire
/// - Refers to: Spellpower
/// - Reprint of: Dalaran Aspirant [`AT_006`](crate::grand_tournament::mage::AT_006)
///
/// State: Reprint
//~ reprint WON_029 f7d7cf59 73993b8d 3ad85b30.8c169e2b
pub const WON_029: Power = crate::cards::AT_006;

/// # Mana Wyrm
///
/// `WON_031` · Mage minion · 1 mana · 1/3
///
/// > Whenever you cast a spell, gain +1 Attack.
///
/// - Set: Caverns of Time · common · collectible
/// - Reprint of: Mana Wyrm [`NEW1_012`](crate::classic::mage::NEW1_012)
///
/// State: Reprint
//~ reprint WON_031 3f5ca363 04a7aa34 8a4f8248.25a7de61
pub const WON_031: Power = crate::cards::NEW1_012;

/// # Soot Spewer
///
/// `WON_033` · Mage minion · 3 mana · 3/4
///
/// > **Spell Damage +1 Battlecry:** If you control another Mech, get a random Fire spell.
///
/// - Set: Caverns of Time · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Spellpower, Battlecry
/// - Target: "Give **Spell Damage +2**."
/// - Reprint of: Soot Spewer [`GVG_123`](crate::goblins_vs_gnomes::mage::GVG_123)
///
/// State: Reprint
//~ reprint WON_033 b80311bf 34d3083e 134edea6.e57a7a12
pub const WON_033: Power = crate::cards::GVG_123;

/// # Goblin Blastmage
///
/// `WON_035` · Mage minion · 4 mana · 5/4
///
/// > **Battlecry:** If you control a Mech, deal 6 damage randomly split among all enemies.
///
/// - Set: Caverns of Time · rare · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Goblin Blastmage [`GVG_004`](crate::goblins_vs_gnomes::mage::GVG_004)
///
/// State: Reprint
//~ reprint WON_035 0aa91c2e 33679fba 950394e7.977e6e98
pub const WON_035: Power = crate::cards::GVG_004;

/// # Servant of Yogg-Saron
///
/// `WON_036` · Mage minion · 5 mana · 5/4
///
/// > **Battlecry:** Cast a random spell that costs (5) or MORE *(targets chosen randomly)*.
///
/// - Set: Caverns of Time · rare · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Servant of Yogg-Saron [`OG_087`](crate::old_gods::mage::OG_087)
///
/// State: Reprint
//~ reprint WON_036 8efb78f9 2e7ab75d b8e89f4b.92575974
pub const WON_036: Power = crate::cards::OG_087;

/// # Cabalist's Tome
///
/// `WON_037` · Mage spell · Arcane · 4 mana
///
/// > Get 3 random Mage spells.
///
/// - Set: Caverns of Time · epic · collectible
/// - Reprint of: Cabalist's Tome [`OG_090`](crate::old_gods::mage::OG_090)
///
/// State: Reprint
//~ reprint WON_037 6bb34e94 e868b979 6b563bf1.85d7636d
pub const WON_037: Power = crate::cards::OG_090;

/// # Flame Leviathan
///
/// `WON_038` · Mage minion · 7 mana · 7/7
///
/// > **Rush** When you draw this, deal 2 damage to all characters except Mechs.
///
/// - Set: Caverns of Time · legendary · collectible
/// - Minion type: Mech
/// - Mechanics: Rush, Casts When Drawn
/// - Reprint of: Flame Leviathan [`GVG_007`](crate::goblins_vs_gnomes::mage::GVG_007)
///
/// State: Reprint
//~ reprint WON_038 49881c00 aa9e7dec c0f3280b.564f2422
pub const WON_038: Power = crate::cards::GVG_007;

/// # Black Morass Imposter
///
/// `WON_039` · Mage minion · 2 mana · 2/2
///
/// > Each turn this is in your hand, transform it into a random 2-Cost minion that gains **Spell Damage +1**.
///
/// - Set: Caverns of Time · rare · collectible
/// - Refers to: Spellpower
/// - Enchantments: Shifting [`WON_039e`], Black Morass Imposter [`WON_039e2`]
///
/// State: Todo
//~ todo WON_039 1a7e5724 4b9a9a2f 5ac59e75.c6e5e2df
pub const WON_039: Power = TODO;

/// # Shifting
///
/// `WON_039e` · Neutral enchantment
///
/// > Transforming into random 2-Cost minions.
///
/// - Set: Caverns of Time
/// - Tags: `DEFINING_ENCHANTMENT` = 102564
///
/// State: Todo
//~ todo WON_039e 92760b6a dbb5ccd2 38143c7d.549aa749
pub const WON_039e: Power = TODO;

/// # Black Morass Imposter
///
/// `WON_039e2` · Neutral enchantment
///
/// > **Spell Damage +1**.
///
/// - Set: Caverns of Time
/// - Mechanics: Spellpower
///
/// State: Derived
//~ derived WON_039e2 c8e6099e a752bccc 1ea5e0a1.7e90e4a1
pub const WON_039e2: Power = enchant(&[plus_tag(GameTag::SPELLPOWER, 1)]);

/// # Disco at the End of Time
///
/// `WON_040` · Mage spell · 6 mana
///
/// > Cast 5 random **Secrets** from the past. At the start of your turn, destroy them.
///
/// - Set: Caverns of Time · epic · collectible
/// - Refers to: Secret
/// - Enchantments: End of the Disco [`WON_040e`]
///
/// State: Todo
//~ todo WON_040 1cf28a16 c603ac24 4b78105d.ac55acd9
pub const WON_040: Power = TODO;

/// # End of the Disco
///
/// `WON_040e` · Mage enchantment
///
/// > At the start of your turn, destroy this Secret.
///
/// - Set: Caverns of Time
///
/// State: Todo
//~ todo WON_040e c5b83b09 78caf645 99bacbea.1ec85531
pub const WON_040e: Power = TODO;

/// # Chromie, Timehopper
///
/// `WON_041` · Mage minion · 6 mana · 4/4
///
/// > **Battlecry:** Visit a Historical Epoch. Shuffle the others into your deck.
///
/// - Set: Caverns of Time · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Runback [`WON_041e`]
/// - Tokens: Opening the Dark Portal [`WON_041t`], Battle for Mount Hyjal [`WON_041t2`], Escape from Durnholde [`WON_041t3`], Culling of Stratholme [`WON_041t4`]
///
/// State: Todo
//~ todo WON_041 2aede39a 1d0098c3 a83d96a4.90a6ecc1
pub const WON_041: Power = TODO;

/// # Runback
///
/// `WON_041e` · Neutral enchantment
///
/// - Set: Caverns of Time
///
/// State: Todo
//~ todo WON_041e 05a7382d c7572d65 81e71d3b
pub const WON_041e: Power = TODO;

/// # Opening the Dark Portal
///
/// `WON_041t` · Mage spell · 4 mana
///
/// > **Casts When Drawn** Get two random **Legendary** minions.
///
/// - Set: Caverns of Time
/// - Mechanics: Casts When Drawn
///
/// State: Derived
//~ derived WON_041t 08ef5e8d 8a6f02aa 7a69dbe8.65c0b349
pub const WON_041t: Power = spell(&[get(random(all(&[MINION, rarity(Rarity::Legendary)]))).copies(2)]);

/// # Battle for Mount Hyjal
///
/// `WON_041t2` · Mage spell · 4 mana
///
/// > **Casts When Drawn** Give your minions +2/+2.
///
/// - Set: Caverns of Time
/// - Mechanics: Casts When Drawn
/// - Enchantments: Battle Blessing [`WON_041t2e`]
///
/// State: Derived
//~ derived WON_041t2 0419b408 78509f9f db0e804a.b8805275
pub const WON_041t2: Power = spell(&[attach("WON_041t2e").to(FRIENDLY_MINIONS)]);

/// # Battle Blessing
///
/// `WON_041t2e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Caverns of Time
///
/// State: Derived
//~ derived WON_041t2e 6941dfd1 f993ae89 0ade7d26.6d6ab056
pub const WON_041t2e: Power = enchant(&[plus(2, 2)]);

/// # Escape from Durnholde
///
/// `WON_041t3` · Mage spell · 4 mana
///
/// > **Casts When Drawn** Get two random spells.
///
/// - Set: Caverns of Time
/// - Mechanics: Casts When Drawn
///
/// State: Derived
//~ derived WON_041t3 61d480a7 0340a6e8 2993cde3.9ca35d38
pub const WON_041t3: Power = spell(&[get(random(SPELL)).copies(2)]);

/// # Culling of Stratholme
///
/// `WON_041t4` · Mage spell · 4 mana
///
/// > **Casts When Drawn** Deal $2 damage to all enemies.
///
/// - Set: Caverns of Time
/// - Mechanics: Casts When Drawn
///
/// State: Derived
//~ derived WON_041t4 1b9951d5 ccca1709 449469fa.99f59803
pub const WON_041t4: Power = spell(&[deal(2).to(ENEMIES)]);

/// # Kabal Courier
///
/// `WON_130` · Multi-class minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a Mage, Priest, or Warlock card.
///
/// - Set: Caverns of Time · rare · collectible
/// - Classes: Mage, Priest, Warlock
/// - Mechanics: Battlecry, Discover, Kabal
/// - Reprint of: Kabal Courier [`CFM_649`](crate::gadgetzan::mage::CFM_649)
///
/// State: Reprint
//~ reprint WON_130 55949ac9 3f440e40 ac39f671.1441a5f5
pub const WON_130: Power = crate::cards::CFM_649;

/// # Kabal Crystal Runner
///
/// `WON_308` · Mage minion · 6 mana · 6/5
///
/// > Costs (2) less for each **Secret** you've played this game.
///
/// - Set: Caverns of Time · rare · collectible
/// - Minion type: Draenei
/// - Refers to: Secret
/// - Reprint of: Kabal Crystal Runner [`CFM_760`](crate::gadgetzan::mage::CFM_760)
///
/// State: Reprint
//~ reprint WON_308 e21567b2 fe41602a 164033a5.3c7dd849
pub const WON_308: Power = crate::cards::CFM_760;

/// # Flame Lance
///
/// `WON_341` · Mage spell · Fire · 5 mana
///
/// > Deal $25 damage to a minion.
///
/// - Set: Caverns of Time · common · collectible
/// - Reprint of: Flame Lance [`AT_001`](crate::grand_tournament::mage::AT_001)
///
/// State: Reprint
//~ reprint WON_341 294186d8 029cc6de 0708a63a.7b179828
pub const WON_341: Power = crate::cards::AT_001;

/// # Spellslinger
///
/// `WON_344` · Mage minion · 3 mana · 3/4
///
/// > **Battlecry:** Both players get a random spell. Yours costs (2) less.
///
/// - Set: Caverns of Time · common · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Spellslinger [`AT_007`](crate::grand_tournament::mage::AT_007)
/// - Enchantments: Spellslung [`WON_344e`]
///
/// State: Reprint
//~ reprint WON_344 151052ca d4af08e8 2ca836b5.d3353e63
pub const WON_344: Power = crate::cards::AT_007;

/// # Spellslung
///
/// `WON_344e` · Mage enchantment
///
/// > Costs (2) less.
///
/// - Set: Caverns of Time
/// - Reprint of: Spellslung [`AT_007e`](crate::grand_tournament::mage::AT_007e)
///
/// State: Reprint
//~ reprint WON_344e 7ab05c69 c88196ac 1905f428.90c32b47
pub const WON_344e: Power = crate::cards::AT_007e;
