//! Mage cards of Caverns of Time.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

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
//~ WON_029 reprint 445306fd 94049f4a
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
//~ WON_031 reprint b2540020 90731606
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
//~ WON_033 reprint 6ee8832d c897a5ee
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
//~ WON_035 reprint 436c2f41 dbd4ecef
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
//~ WON_036 reprint 462326ad 31d92990
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
//~ WON_037 reprint d1e42e29 d0f78a9a
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
//~ WON_038 reprint 259e37ad 6370efe5
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
//~ WON_039 todo d0e2826a 5ffd0367
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
//~ WON_039e todo c4ceef8f 69d690a1
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
/// State: Todo
//~ WON_039e2 todo 1c2717b8 da5fa01f
pub const WON_039e2: Power = TODO;

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
//~ WON_040 todo e545e8d1 f7c271c3
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
//~ WON_040e todo 5f8e50cd 49e10ec4
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
//~ WON_041 todo 6565d57f 41b10284
pub const WON_041: Power = TODO;

/// # Runback
///
/// `WON_041e` · Neutral enchantment
///
/// - Set: Caverns of Time
///
/// State: Todo
//~ WON_041e todo e04b0118 0d18c77f
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
/// State: Todo
//~ WON_041t todo 058b8b82 cbb1f551
pub const WON_041t: Power = TODO;

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
/// State: Todo
//~ WON_041t2 todo c5220205 a6c84a72
pub const WON_041t2: Power = TODO;

/// # Battle Blessing
///
/// `WON_041t2e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Caverns of Time
///
/// State: Todo
//~ WON_041t2e todo 89276298 2aa91228
pub const WON_041t2e: Power = TODO;

/// # Escape from Durnholde
///
/// `WON_041t3` · Mage spell · 4 mana
///
/// > **Casts When Drawn** Get two random spells.
///
/// - Set: Caverns of Time
/// - Mechanics: Casts When Drawn
///
/// State: Todo
//~ WON_041t3 todo 945f037a b87a1cea
pub const WON_041t3: Power = TODO;

/// # Culling of Stratholme
///
/// `WON_041t4` · Mage spell · 4 mana
///
/// > **Casts When Drawn** Deal $2 damage to all enemies.
///
/// - Set: Caverns of Time
/// - Mechanics: Casts When Drawn
///
/// State: Todo
//~ WON_041t4 todo 11c1833f 5486007c
pub const WON_041t4: Power = TODO;

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
//~ WON_130 reprint 101442e0 c2c19786
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
//~ WON_308 reprint 9c0a6f59 d33a98d1
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
//~ WON_341 reprint 60fce893 d8156ba0
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
//~ WON_344 reprint cc3dd157 a4986528
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
//~ WON_344e reprint 1c7fb6f2 ea33adb1
pub const WON_344e: Power = crate::cards::AT_007e;
