//! Warlock cards of Mean Streets of Gadgetzan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file fd34f805

/// # Felfire Potion
///
/// `CFM_094` · Warlock spell · Fel · 6 mana
///
/// > Deal $5 damage to all characters.
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
///
/// State: Derived
//~ derived CFM_094 c5ef8078 160491df 84872a66.4734933b
pub const CFM_094: Power = spell(&[deal(5).to(CHARACTERS)]);

/// # Blastcrystal Potion
///
/// `CFM_608` · Warlock spell · Shadow · 4 mana
///
/// > Destroy a minion and one of your Mana Crystals.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived CFM_608 97b59a12 c9979737 d8631a63.da22267a
pub const CFM_608: Power = spell(&[destroy(A_MINION), destroy_crystals(1)]);

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
/// State: Derived
//~ derived CFM_610 4428dd38 96d62db3 861b77d6.fe3f1670
pub const CFM_610: Power = battlecry(&[attach("CFM_610e").to(FRIENDLY_MINIONS.that(DEMON))]);

/// # Serrated Shadows
///
/// `CFM_610e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Mean Streets of Gadgetzan
///
/// State: Derived
//~ derived CFM_610e 68766b34 a7af39be ea1fb274.67341004
pub const CFM_610e: Power = enchant(&[plus(1, 1)]);

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
/// State: Derived
//~ derived CFM_611 6cd91569 99cadf49 0dfb8faf.70160854
pub const CFM_611: Power =
    spell(&[attach("CFM_611e").to(A_MINION), give(&[HEALTH.plus(3)]).to(IT).when(there_is(&IT.that(DEMON)))]);

/// # Demonic Draught
///
/// `CFM_611e` · Neutral enchantment
///
/// > +3 Attack.
///
/// - Set: Mean Streets of Gadgetzan
///
/// State: Derived
//~ derived CFM_611e b5d01586 5e6c5456 2799a56b.fc2d73f0
pub const CFM_611e: Power = enchant(&[ATTACK.plus(3)]);

/// # Demonic Draught
///
/// `CFM_611e2` · Neutral enchantment
///
/// > +3/+3.
///
/// - Set: Mean Streets of Gadgetzan
///
/// State: Derived
//~ derived CFM_611e2 3f8095ac ad0d7dcd 3a707010.b42c6980
pub const CFM_611e2: Power = enchant(&[plus(3, 3)]);

/// # Kabal Trafficker
///
/// `CFM_663` · Warlock minion · 6 mana · 6/6
///
/// > At the end of your turn, add a random Demon to your hand.
///
/// - Set: Mean Streets of Gadgetzan · epic · collectible
///
/// State: Derived
//~ derived CFM_663 886d7f24 c41e3760 26834ff1.0d50ebef
pub const CFM_663: Power = at_end_of_your_turn(&[get(random(DEMON))]);

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
/// State: Derived
//~ derived CFM_699 b997dbf1 857e2c72 c621b3c3.9daca700
pub const CFM_699: Power = battlecry(&[attach("CFM_699e").to(YOU)]);

/// # Seadevil Enchant
///
/// `CFM_699e` · Neutral enchantment
///
/// - Set: Mean Streets of Gadgetzan
/// - Mechanics: Cant Be Silenced
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived CFM_699e 7978846a 07b461ac b9aa1da4
#[rustfmt::skip]
pub const CFM_699e: Power = enchant(&[]).aura(YOUR_HAND.that(MURLOC), &[plus_tag(GameTag::CARD_ALTERNATE_COST, 1)]).until(YOU.play(MURLOC)).this_turn();

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
/// State: Derived
//~ derived CFM_750 b3486067 9b17dcaf b59fbc75.fc049a4f
pub const CFM_750: Power =
    battlecry(&[summon(the(YOUR_HAND.that(all(&[MINION, DEMON]))))]).when(no_duplicates(&YOUR_DECK));

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
/// State: Derived
//~ derived CFM_751 23572804 39148369 9e2eb4a4.37f940eb
pub const CFM_751: Power = battlecry(&[deal(3).to(CHARACTERS.other())]);

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
/// State: Derived
//~ derived CFM_900 29cab002 382adb45 44c81f6f.4f79124c
pub const CFM_900: Power = after(YOU.summon(MINION)).then(&[deal(5).to(YOUR_HERO)]);
