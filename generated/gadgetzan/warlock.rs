//! Warlock cards of Mean Streets of Gadgetzan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 00a7e07f

/// # Felfire Potion
/// Spell · Fel · 6 mana
/// > Deal $5 damage to all characters.
//~ derived CFM_094 160491df 65300cdc.4734933b 06576623
pub const CFM_094: Power = spell(&[deal(5).to(CHARACTERS)]);

/// # Blastcrystal Potion
/// Spell · Shadow · 4 mana
/// > Destroy a minion and one of your Mana Crystals.
//~ done CFM_608 - 1e562e45.da22267a ee7c119e
pub const CFM_608: Power = spell(&[destroy(A_MINION), destroy_crystals(1)]);

/// # Crystalweaver
/// Minion · Draenei · 4 mana · 5/4
/// > **Battlecry:** Give your Demons +1/+1.
/// - Makes: Serrated Shadows [`CFM_610e`] ("\+1/+1.")
//~ derived CFM_610 96d62db3 c93aaddc.fe3f1670 73d48ed4.eed03eb9
pub const CFM_610: Power = battlecry(&[attach("CFM_610e").to(FRIENDLY_MINIONS.that(DEMON))]);

/// # Serrated Shadows
/// Enchantment
/// > \+1/+1.
//~ derived CFM_610e a7af39be d522ad72.cb08f83e 0012d4fc
pub const CFM_610e: Power = enchant(&[plus(1, 1)]);

/// # Bloodfury Potion
/// Spell · Shadow · 3 mana
/// > Give a minion +3 Attack. If it's a Demon, also give it +3 Health.
/// - Makes: Demonic Draught [`CFM_611e`] ("\+3 Attack."); Demonic Draught [`CFM_611e2`] ("\+3/+3.")
//~ derived CFM_611 99cadf49 3c9c5d15.70160854 74bf708c.f40d5579
pub const CFM_611: Power =
    spell(&[attach("CFM_611e").to(A_MINION), give(&[HEALTH.plus(3)]).to(IT).when(there_is(&IT.that(DEMON)))]);

/// # Demonic Draught
/// Enchantment
/// > \+3 Attack.
//~ derived CFM_611e 5e6c5456 d522ad72.a18441c4 f0d0137a
pub const CFM_611e: Power = enchant(&[ATTACK.plus(3)]);

/// # Demonic Draught
/// Enchantment
/// > \+3/+3.
//~ derived CFM_611e2 ad0d7dcd d522ad72.184d0f12 f0d0137a
pub const CFM_611e2: Power = enchant(&[plus(3, 3)]);

/// # Kabal Trafficker
/// Minion · 6 mana · 6/6
/// > At the end of your turn, add a random Demon to your hand.
//~ derived CFM_663 c41e3760 8b4b1bcd.0d50ebef 2edf5d52
pub const CFM_663: Power = at_end_of_your_turn(&[get(random(DEMON))]);

/// # Seadevil Stinger
/// Minion · Murloc · 4 mana · 4/2
/// > **Battlecry:** The next Murloc you play this turn costs Health instead of Mana.
/// - Makes: Seadevil Enchant [`CFM_699e`]
//~ derived CFM_699 857e2c72 2d7a4b2d.9daca700 d8b19acc.b061fa61
pub const CFM_699: Power = battlecry(&[attach("CFM_699e").to(YOU)]);

/// # Seadevil Enchant
/// Enchantment
//~ done CFM_699e - d522ad72 f3d86d2d
#[rustfmt::skip]
pub const CFM_699e: Power = enchant(&[]).aura(YOUR_HAND.that(MURLOC), &[has_at_least(GameTag::CARD_ALTERNATE_COST, 1)]).until(YOU.play(MURLOC)).this_turn();

/// # Krul the Unshackled
/// Minion · Demon · 9 mana · 9/9
/// > **Battlecry:** If your deck has no duplicates, summon all Demons from your hand.
//~ derived CFM_750 9b17dcaf 3609b0f1.fc049a4f fe3ad370
pub const CFM_750: Power =
    battlecry(&[summon(the(YOUR_HAND.that(all(&[MINION, DEMON]))))]).when(no_duplicates(&YOUR_DECK));

/// # Abyssal Enforcer
/// Minion · Demon · 7 mana · 6/6
/// > **Battlecry:** Deal 3 damage to all other characters.
//~ derived CFM_751 39148369 bc968aa8.37f940eb 1a2f0cd7
pub const CFM_751: Power = battlecry(&[deal(3).to(CHARACTERS.other())]);

/// # Unlicensed Apothecary
/// Minion · Demon · 3 mana · 5/5
/// > After you summon a minion, deal 5 damage to your hero.
//~ derived CFM_900 382adb45 d2054570.4f79124c a6760b5a
pub const CFM_900: Power = after(YOU.summon(MINION)).then(&[deal(5).to(YOUR_HERO)]);
