//! Druid cards of Caverns of Time.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 067549c5

/// # Knight of the Wild
/// Minion · 7 mana · 6/6
/// > Costs (1) less for each Beast you've summoned this game.
/// - Reprint of: [`AT_041`](crate::grand_tournament::druid::AT_041)
/// - Makes: Call of the Wild [`WON_003e`] ("Cost reduced.")
//~ reprint WON_003 513928ba 8417a0af.2fd1d8a7 be034dfe.78bbcf86.03c13034
pub const WON_003: Power = crate::cards::AT_041;

/// # Call of the Wild
/// Enchantment
/// > Cost reduced.
//~ todo WON_003e 7e61ca32 d522ad72.ca0484ff 11f4bb2f
pub const WON_003e: Power = TODO;

/// # Addled Grizzly
/// Minion · Beast · 2 mana · 2/3
/// > After you summon a Beast, give it +1/+1.
/// - Reprint of: [`OG_313`](crate::old_gods::druid::OG_313)
/// - Makes: Addled [`WON_009e`] ("\+1/+1.")
//~ reprint WON_009 6e04a504 40a2c733.10f84acd 6cbb8251.deea64c9.ae090981
pub const WON_009: Power = crate::cards::OG_313;

/// # Addled
/// Enchantment
/// > \+1/+1.
//~ derived WON_009e 565a22ac d522ad72.cb08f83e 2d797b8a
pub const WON_009e: Power = enchant(&[plus(1, 1)]);

/// # Klaxxi Amber-Weaver
/// Minion · 4 mana · 4/5
/// > **Taunt Battlecry:** If your C'Thun has at least 10 Attack, gain +5 Health.
/// - Reprint of: [`OG_188`](crate::old_gods::druid::OG_188)
/// - Makes: [`OG_280`](crate::old_gods::neutral::OG_280); [`WON_135`](crate::caverns_of_time::neutral::WON_135); Amber Carapace [`WON_010e`] ("\+5 Health.")
//~ reprint WON_010 7dc1c2a5 16eb980d.a08af950 07702e32.f09ede17.9eb37ca6
pub const WON_010: Power = crate::cards::OG_188;

/// # Amber Carapace
/// Enchantment
/// > \+5 Health.
//~ derived WON_010e 4bdddf16 d522ad72.606c8f4a c4f162bb
pub const WON_010e: Power = enchant(&[HEALTH.plus(5)]);

/// # Malorne
/// Minion · Beast · 7 mana · 9/7
/// > **Deathrattle:** Go **Dormant**. Revive after 2 friendly Beasts die.
/// - Reprint of: [`GVG_035`](crate::goblins_vs_gnomes::druid::GVG_035)
/// - Makes: Malorne's Slumber [`WON_011e`] ("Dormant. Awaken after X friendly Beasts die.")
//~ reprint WON_011 c07c6b36 c0401599.f4b96299 d993e149.540ec243.4f8d489a
pub const WON_011: Power = crate::cards::GVG_035;

/// # Malorne's Slumber
/// Enchantment
/// > **Dormant**. Awaken after @ \|4(friendly Beast dies., friendly Beasts die.)
//~ todo WON_011e da9acbcf d522ad72.6f0b21d8 0997da4c
pub const WON_011e: Power = TODO;

/// # Aviana
/// Minion · 9 mana · 5/5
/// > Your minions cost (1).
/// - Reprint of: [`AT_045`](crate::grand_tournament::druid::AT_045)
//~ reprint WON_012 1108192f 75280faa.3b63d086 922e044e.2ed6ab98
pub const WON_012: Power = crate::cards::AT_045;

/// # Rat Sensei
/// Minion · Beast · 2 mana · 2/2
/// > **Battlecry and Deathrattle:** Add two 1/1 Turtles with **Taunt** to your hand.
/// - Makes: Monk Turtle [`WON_013t`] (1/1, "Taunt"); Monk Turtle [`WON_013t2`] (1/1, "Taunt"); Monk Turtle [`WON_013t3`] (1/1, "Taunt"); Monk Turtle [`WON_013t4`] (1/1, "Taunt")
//~ derived WON_013 7d5d6569 40a0f9de.278471e6 d1e91c64.e16f0c65
pub const WON_013: Power =
    abilities(&[battlecry(&[get(card("WON_013t")).copies(2)]), deathrattle(&[get(card("WON_013t")).copies(2)])]);

/// # Monk Turtle
/// Minion · Beast · 1 mana · 1/1
/// > **Taunt**
//~ vanilla WON_013t d1a39f32 5533a85b.4b0c5d24 34f5cce1
pub const WON_013t: Power = VANILLA;

/// # Monk Turtle
/// Minion · Beast · 1 mana · 1/1
/// > **Taunt**
//~ vanilla WON_013t2 96b753bb 5533a85b.4b0c5d24 34f5cce1
pub const WON_013t2: Power = VANILLA;

/// # Monk Turtle
/// Minion · Beast · 1 mana · 1/1
/// > **Taunt**
//~ vanilla WON_013t3 fccbe20a 5533a85b.4b0c5d24 34f5cce1
pub const WON_013t3: Power = VANILLA;

/// # Monk Turtle
/// Minion · Beast · 1 mana · 1/1
/// > **Taunt**
//~ vanilla WON_013t4 957d39a3 5533a85b.4b0c5d24 34f5cce1
pub const WON_013t4: Power = VANILLA;

/// # Invigorate
/// Spell · Nature · 2 mana
/// > **Choose One -** Gain an empty Mana Crystal; or Draw a card.
/// - Makes: Rejuvenate [`WON_014s`] ("Gain an empty Mana Crystal."); Enliven [`WON_014s2`] ("Draw a card.")
//~ derived WON_014 2850c633 f9bec0b1.5fef380d 03bc3e6c.6258c946
pub const WON_014: Power = choose_one(&["WON_014s", "WON_014s2"]);

/// # Rejuvenate
/// Spell · Nature · 2 mana
/// > Gain an empty Mana Crystal.
//~ derived WON_014s ce23a88a f9bec0b1.fcccaa11 553c4fee
pub const WON_014s: Power = spell(&[gain_empty_crystals(1)]);

/// # Enliven
/// Spell · Nature · 2 mana
/// > Draw a card.
//~ derived WON_014s2 a0735693 f9bec0b1.442bc6f4 d6a08092
pub const WON_014s2: Power = spell(&[draw(1)]);

/// # Cenarion Hold
/// Location · 1 mana · 2 uses
/// > Your next **Choose One** card this turn has both effects combined.
/// - Makes: Cenari On Hold [`WON_015e`] ("Your next Choose One card this turn has both…")
//~ done WON_015 - f271c076.3a6a3d9b 678ca549.4e791fe0
pub const WON_015: Power = location(&[attach("WON_015e").to(YOU)]);

/// # Cenari On Hold
/// Enchantment
/// > Your next **Choose One** card this turn has both effects combined.
//~ done WON_015e - d522ad72.3a6a3d9b a19f088c
pub const WON_015e: Power =
    enchant(&[has(GameTag::CHOOSE_BOTH)]).until(YOU.play(with(GameTag::CHOOSE_ONE))).this_turn();

/// # Jade Spirit
/// Minion · Elemental · 4 mana · 3/3
/// > **Battlecry:** Summon a{1} {0} **Jade Golem**.@**Battlecry:** Summon a **Jade Golem**.
/// - Classes: Druid, Rogue, Shaman
/// - Reprint of: [`CFM_715`](crate::gadgetzan::druid::CFM_715)
/// - Makes: [`CFM_712_t01`](crate::gadgetzan::neutral::CFM_712_t01)
//~ reprint WON_118 4b28aefc a2bf0e63.9201700a 9dd9362e.10c79d98.47110917.bbe7e743
pub const WON_118: Power = crate::cards::CFM_715;

/// # Aya Blackpaw
/// Minion · 6 mana · 6/3
/// > **Battlecry and Deathrattle:** Summon a{1} {0} **Jade Golem**. @ **Battlecry and Deathrattle:** Summon a **Jade Golem**.
/// - Classes: Druid, Rogue, Shaman
/// - Reprint of: [`CFM_902`](crate::gadgetzan::druid::CFM_902)
/// - Makes: [`CFM_712_t01`](crate::gadgetzan::neutral::CFM_712_t01)
//~ reprint WON_136 0c4a4091 8bcb8b54.a03a2524 cfd9380c.10c79d98.8b42508f.bbe7e743
pub const WON_136: Power = crate::cards::CFM_902;

/// # Virmen Sensei
/// Minion · 4 mana · 4/4
/// > **Battlecry:** Give a friendly Beast +3/+3.
/// - Reprint of: [`CFM_816`](crate::gadgetzan::druid::CFM_816)
//~ reprint WON_300 1c047514 16ec05b0.70552795 031810db.c8e32ea7
pub const WON_300: Power = crate::cards::CFM_816;

/// # Mire Keeper
/// Minion · 4 mana · 3/4
/// > **Choose One -** Summon a 2/2 Slime; or Gain an empty Mana Crystal.
/// - Reprint of: [`OG_202`](crate::old_gods::druid::OG_202)
//~ reprint WON_302 4142fbad e3b00837.c8709b0c b9daf42c.7e3a41be
pub const WON_302: Power = crate::cards::OG_202;

/// # Jade Behemoth
/// Minion · 5 mana · 3/6
/// > **Taunt Battlecry:** Summon a{1} {0} **Jade Golem**.@**Taunt Battlecry:** Summon a **Jade Golem**.
/// - Reprint of: [`CFM_343`](crate::gadgetzan::druid::CFM_343)
/// - Makes: [`CFM_712_t01`](crate::gadgetzan::neutral::CFM_712_t01)
//~ reprint WON_303 7e7e1566 e8a80029.4cb2cd67 254a0229.517f95dd.bbe7e743
pub const WON_303: Power = crate::cards::CFM_343;

/// # Dark Arakkoa
/// Minion · 6 mana · 5/7
/// > **Taunt Battlecry:** Give your C'Thun +4/+4 *(wherever it is).*
/// - Reprint of: [`OG_293`](crate::old_gods::druid::OG_293)
/// - Makes: [`OG_280`](crate::old_gods::neutral::OG_280); [`WON_135`](crate::caverns_of_time::neutral::WON_135)
//~ reprint WON_304 8772ab5a 730ec192.1466008e c0b9ab80.5d487add.5445936c
pub const WON_304: Power = crate::cards::OG_293;

/// # Menagerie Warden
/// Minion · 5 mana · 5/4
/// > **Battlecry:** Choose a friendly Beast. Summon a copy of it.
/// - Reprint of: [`KAR_065`](crate::karazhan::druid::KAR_065)
//~ reprint WON_305 2b16cda2 7c760552.3e5cddb0 bb120820.966cf4ee
pub const WON_305: Power = crate::cards::KAR_065;

/// # Lotus Agents
/// Minion · 3 mana · 3/3
/// > **Battlecry: Discover** a Druid, Rogue, or Shaman card.
/// - Classes: Druid, Rogue, Shaman
/// - Reprint of: [`CFM_852`](crate::gadgetzan::druid::CFM_852)
//~ reprint WON_332 cc904108 05878c57.d96672d2 3b73d7d4.10c79d98.230ba25a
pub const WON_332: Power = crate::cards::CFM_852;
