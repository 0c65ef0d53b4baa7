//! Warlock cards of Mean Streets of Gadgetzan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Felfire Potion
///
/// `CFM_094` · Warlock spell · Fel · 6 mana
///
/// > Deal $5 damage to all characters.
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
///
/// State: Todo
//~ CFM_094 todo c6259976 cc3e250a
pub const CFM_094: Power = TODO;

/// # Blastcrystal Potion
///
/// `CFM_608` · Warlock spell · Shadow · 4 mana
///
/// > Destroy a minion and one of your Mana Crystals.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ CFM_608 todo 3432f93a 22b809e0
pub const CFM_608: Power = TODO;

/// # Crystalweaver
///
/// `CFM_610` · Warlock minion · 4 mana · 5/4
///
/// > **Battlecry:** Give your Demons +1/+1.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry, Bacon Subset Demon
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 59504
/// - Enchantments: Serrated Shadows [`CFM_610e`]
///
/// State: Todo
//~ CFM_610 todo 0671d426 da74f9ab
pub const CFM_610: Power = TODO;

/// # Serrated Shadows
///
/// `CFM_610e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Mean Streets of Gadgetzan
///
/// State: Todo
//~ CFM_610e todo 205087ca 15edaa9b
pub const CFM_610e: Power = TODO;

/// # Bloodfury Potion
///
/// `CFM_611` · Warlock spell · Shadow · 3 mana
///
/// > Give a minion +3 Attack. If it's a Demon, also give it +3 Health.
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Demonic Draught [`CFM_611e`], Demonic Draught [`CFM_611e2`]
///
/// State: Todo
//~ CFM_611 todo f30e94b5 625f1a4e
pub const CFM_611: Power = TODO;

/// # Demonic Draught
///
/// `CFM_611e` · Neutral enchantment
///
/// > +3 Attack.
///
/// - Set: Mean Streets of Gadgetzan
///
/// State: Todo
//~ CFM_611e todo 19bf0777 d3e12dfb
pub const CFM_611e: Power = TODO;

/// # Demonic Draught
///
/// `CFM_611e2` · Neutral enchantment
///
/// > +3/+3.
///
/// - Set: Mean Streets of Gadgetzan
///
/// State: Todo
//~ CFM_611e2 todo df092f60 057379b6
pub const CFM_611e2: Power = TODO;

/// # Kabal Trafficker
///
/// `CFM_663` · Warlock minion · 6 mana · 6/6
///
/// > At the end of your turn, add a random Demon to your hand.
///
/// - Set: Mean Streets of Gadgetzan · epic · collectible
///
/// State: Todo
//~ CFM_663 todo 411d1cd6 43b78162
pub const CFM_663: Power = TODO;

/// # Seadevil Stinger
///
/// `CFM_699` · Warlock minion · 4 mana · 4/2
///
/// > **Battlecry:** The next Murloc you play this turn costs Health instead of Mana.
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
/// - Enchantments: Seadevil Enchant [`CFM_699e`]
///
/// State: Todo
//~ CFM_699 todo 27939a7b a2d13877
pub const CFM_699: Power = TODO;

/// # Seadevil Enchant
///
/// `CFM_699e` · Neutral enchantment
///
/// - Set: Mean Streets of Gadgetzan
/// - Mechanics: Cant Be Silenced
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ CFM_699e todo 40b20ef3 900abc18
pub const CFM_699e: Power = TODO;

/// # Krul the Unshackled
///
/// `CFM_750` · Warlock minion · 9 mana · 9/9
///
/// > **Battlecry:** If your deck has no duplicates, summon all Demons from your hand.
///
/// - Set: Mean Streets of Gadgetzan · legendary · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
///
/// State: Todo
//~ CFM_750 todo e727a630 ac494826
pub const CFM_750: Power = TODO;

/// # Abyssal Enforcer
///
/// `CFM_751` · Warlock minion · 7 mana · 6/6
///
/// > **Battlecry:** Deal 3 damage to all other characters.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
///
/// State: Todo
//~ CFM_751 todo 23764570 5dcb9a3b
pub const CFM_751: Power = TODO;

/// # Unlicensed Apothecary
///
/// `CFM_900` · Warlock minion · 3 mana · 5/5
///
/// > After you summon a minion, deal 5 damage to your hero.
///
/// - Set: Mean Streets of Gadgetzan · epic · collectible
/// - Minion type: Demon
/// - Mechanics: Imp
///
/// State: Todo
//~ CFM_900 todo b9474584 27676771
pub const CFM_900: Power = TODO;
