//! Mage cards of Caverns of Time.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 8a29825b

/// # Dalaran Aspirant
/// Minion · 4 mana · 3/5
/// > **Spell Damage +1 Inspire:** Gain **Spell Damage +1**.
/// - Reprint of: [`AT_006`](crate::grand_tournament::mage::AT_006)
//~ reprint WON_029 73993b8d e3908842.8c169e2b c716c90e.5fe4537f
pub const WON_029: Power = crate::cards::AT_006;

/// # Mana Wyrm
/// Minion · 1 mana · 1/3
/// > Whenever you cast a spell, gain +1 Attack.
/// - Reprint of: [`NEW1_012`](crate::classic::mage::NEW1_012)
//~ reprint WON_031 04a7aa34 cbeac1ac.25a7de61 e279f2b6.eab71d01
pub const WON_031: Power = crate::cards::NEW1_012;

/// # Soot Spewer
/// Minion · Mech · 3 mana · 3/4
/// > **Spell Damage +1 Battlecry:** If you control another Mech, get a random Fire spell.
/// - Reprint of: [`GVG_123`](crate::goblins_vs_gnomes::mage::GVG_123)
//~ reprint WON_033 34d3083e 119e8632.e57a7a12 89fb62ae.0af87e13
pub const WON_033: Power = crate::cards::GVG_123;

/// # Goblin Blastmage
/// Minion · 4 mana · 5/4
/// > **Battlecry:** If you control a Mech, deal 6 damage randomly split among all enemies.
/// - Reprint of: [`GVG_004`](crate::goblins_vs_gnomes::mage::GVG_004)
//~ reprint WON_035 33679fba 5af9fab3.977e6e98 ecac47ab.bffb782a
pub const WON_035: Power = crate::cards::GVG_004;

/// # Servant of Yogg-Saron
/// Minion · 5 mana · 5/4
/// > **Battlecry:** Cast a random spell that costs (5) or MORE *(targets chosen randomly*).
/// - Reprint of: [`OG_087`](crate::old_gods::mage::OG_087)
//~ reprint WON_036 2e7ab75d 7c760552.10a5b81e c547b4f1.f447bcb4
pub const WON_036: Power = crate::cards::OG_087;

/// # Cabalist's Tome
/// Spell · Arcane · 4 mana
/// > Get 3 random Mage spells.
/// - Reprint of: [`OG_090`](crate::old_gods::mage::OG_090)
//~ reprint WON_037 e868b979 27bf12e1.85d7636d d8c62742.40ffaf6e
pub const WON_037: Power = crate::cards::OG_090;

/// # Flame Leviathan
/// Minion · Mech · 7 mana · 7/7
/// > **Rush** When you draw this, deal 2 damage to all characters except Mechs.
/// - Reprint of: [`GVG_007`](crate::goblins_vs_gnomes::mage::GVG_007)
//~ reprint WON_038 aa9e7dec d4a6b2e9.564f2422 9f235042.37e16f2b
pub const WON_038: Power = crate::cards::GVG_007;

/// # Black Morass Imposter
/// Minion · 2 mana · 2/2
/// > Each turn this is in your hand, transform it into a random 2-Cost minion that gains **Spell Damage +1**.
/// - Makes: Shifting [`WON_039e`] ("Transforming into random 2-Cost minions."); Black Morass Imposter [`WON_039e2`] ("Spell Damage +1.")
//~ done WON_039 - 565e37de.c6e5e2df baf3585e.62e7223a
pub const WON_039: Power = whenever(YOU.turn_start()).in_hand().then(&[
    transform(THIS, random(all(&[MINION, COST.is(2)]))),
    attach("WON_039e2").to(THIS),
    attach("WON_039e").to(THIS),
]);

/// # Shifting
/// Enchantment
/// > Transforming into random 2-Cost minions.
//~ done WON_039e - d522ad72.549aa749 5ceeab30
pub const WON_039e: Power = whenever(YOU.turn_start()).in_hand().then(&[
    transform(THIS, random(all(&[MINION, COST.is(2)]))),
    attach("WON_039e2").to(THIS),
    attach("WON_039e").to(THIS),
]);

/// # Black Morass Imposter
/// Enchantment
/// > **Spell Damage +1**.
//~ derived WON_039e2 a752bccc d522ad72.7e90e4a1 baf3585e
pub const WON_039e2: Power = enchant(&[plus_tag(GameTag::SPELLPOWER, 1)]);

/// # Disco at the End of Time
/// Spell · 6 mana
/// > Cast 5 random **Secrets** from the past. At the start of your turn, destroy them.
/// - Makes: End of the Disco [`WON_040e`] ("At the start of your turn, destroy this Secret.")
//~ done WON_040 - 9e3ad3c7.ac55acd9 322288d7.88b08f0f
pub const WON_040: Power = spell(&[
    select(YOUR_SECRETS),
    cast(random(all(&[SECRET, FROM_THE_PAST]))).picks(5),
    attach("WON_040e").to(YOUR_SECRETS.that(not(&is(&IT)))),
]);

/// # End of the Disco
/// Enchantment
/// > At the start of your turn, destroy this Secret.
//~ done WON_040e - d522ad72.1ec85531 45c9d039
pub const WON_040e: Power = whenever(YOU.turn_start()).then(&[destroy(THIS)]);

/// # Chromie, Timehopper
/// Minion · 6 mana · 4/4
/// > **Battlecry:** Visit a Historical Epoch. Shuffle the others into your deck.
/// - Makes: Opening the Dark Portal [`WON_041t`] ("Casts When Drawn Get two random Legendary…"); Battle for Mount Hyjal [`WON_041t2`] ("Casts When Drawn Give your minions +2/+2."); Escape from Durnholde [`WON_041t3`] ("Casts When Drawn Get two random spells."); Culling of Stratholme [`WON_041t4`] ("Casts When Drawn Deal 2 damage to all enemies."); Runback [`WON_041e`]
//~ done WON_041 - 3c6a5243.90a6ecc1 bdb2e307.52639cfb
pub const WON_041: Power = battlecry(&[discover_with_rest(
    Offer::Cards(&["WON_041t", "WON_041t2", "WON_041t3", "WON_041t4"]),
    &[cast(the(IT))],
    &[shuffle(the(IT))],
)
.shown(u8::MAX)]);

/// # Runback
/// Enchantment
//~ todo WON_041e c7572d65 d522ad72 7c09312f
pub const WON_041e: Power = TODO;

/// # Opening the Dark Portal
/// Spell · 4 mana
/// > **Casts When Drawn** Get two random **Legendary** minions.
//~ derived WON_041t 8098b7a3 38d1d3b0.65c0b349 f5ec1fb4
pub const WON_041t: Power = spell(&[get(random(all(&[MINION, rarity(Rarity::Legendary)]))).picks(2)]);

/// # Battle for Mount Hyjal
/// Spell · 4 mana
/// > **Casts When Drawn** Give your minions +2/+2.
/// - Makes: Battle Blessing [`WON_041t2e`] ("\+2/+2.")
//~ derived WON_041t2 78509f9f 38d1d3b0.b8805275 e45e8e16.4b3ef9f8
pub const WON_041t2: Power = spell(&[attach("WON_041t2e").to(FRIENDLY_MINIONS)]);

/// # Battle Blessing
/// Enchantment
/// > \+2/+2.
//~ derived WON_041t2e f993ae89 d522ad72.d5727bd5 6430d9f8
pub const WON_041t2e: Power = enchant(&[plus(2, 2)]);

/// # Escape from Durnholde
/// Spell · 4 mana
/// > **Casts When Drawn** Get two random spells.
//~ derived WON_041t3 117a9f89 38d1d3b0.9ca35d38 ef3bf30a
pub const WON_041t3: Power = spell(&[get(random(SPELL)).picks(2)]);

/// # Culling of Stratholme
/// Spell · 4 mana
/// > **Casts When Drawn** Deal $2 damage to all enemies.
//~ derived WON_041t4 ccca1709 38d1d3b0.99f59803 1719e42c
pub const WON_041t4: Power = spell(&[deal(2).to(ENEMIES)]);

/// # Kabal Courier
/// Minion · 2 mana · 2/2
/// > **Battlecry: Discover** a Mage, Priest, or Warlock card.
/// - Classes: Mage, Priest, Warlock
/// - Reprint of: [`CFM_649`](crate::gadgetzan::mage::CFM_649)
//~ reprint WON_130 3f440e40 565e37de.1441a5f5 55c5fb6c.a6e911a1.a751cd6e
pub const WON_130: Power = crate::cards::CFM_649;

/// # Kabal Crystal Runner
/// Minion · Draenei · 6 mana · 6/5
/// > Costs (2) less for each **Secret** you've played this game.
/// - Reprint of: [`CFM_760`](crate::gadgetzan::mage::CFM_760)
//~ reprint WON_308 fe41602a b53b5f39.3c7dd849 d0061ea7.50c2f048
pub const WON_308: Power = crate::cards::CFM_760;

/// # Flame Lance
/// Spell · Fire · 5 mana
/// > Deal $25 damage to a minion.
/// - Reprint of: [`AT_001`](crate::grand_tournament::mage::AT_001)
//~ reprint WON_341 029cc6de 3ed6fa2e.7b179828 df769b8c.5c253982
pub const WON_341: Power = crate::cards::AT_001;

/// # Spellslinger
/// Minion · 3 mana · 3/4
/// > **Battlecry:** Both players get a random spell. Yours costs (2) less.
/// - Reprint of: [`AT_007`](crate::grand_tournament::mage::AT_007)
/// - Makes: Spellslung [`WON_344e`] ("Costs (2) less.")
//~ reprint WON_344 d4af08e8 05841e04.d3353e63 53025afe.80ce1d73.f19288f3
pub const WON_344: Power = crate::cards::AT_007;

/// # Spellslung
/// Enchantment
/// > Costs (2) less.
/// - Reprint of: [`AT_007e`](crate::grand_tournament::mage::AT_007e)
//~ reprint WON_344e c88196ac d522ad72.90c32b47 088a8128.dd728156
pub const WON_344e: Power = crate::cards::AT_007e;
