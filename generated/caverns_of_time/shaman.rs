//! Shaman cards of Caverns of Time.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file fa520bde

/// # Tuskarr Totemic
/// Minion · 2 mana · 3/2
/// > **Battlecry:** Summon a random basic Totem.
/// - Reprint of: [`AT_046`](crate::grand_tournament::shaman::AT_046)
//~ reprint WON_081 1f1b2eda 0296240c.3d29f1d5 b998986c.9c042270
pub const WON_081: Power = crate::cards::AT_046;

/// # Jade Lightning
/// Spell · Nature · 3 mana
/// > Deal $3 damage. Summon a{1} {0} **Jade Golem**.@Deal $3 damage. Summon a **Jade Golem**.
/// - Reprint of: [`CFM_707`](crate::gadgetzan::shaman::CFM_707)
/// - Makes: [`CFM_712_t01`](crate::gadgetzan::neutral::CFM_712_t01)
//~ reprint WON_082 286541c9 a4db704b.20fb3065 d2da516c.6c771c4c.bbe7e743
pub const WON_082: Power = crate::cards::CFM_707;

/// # Wicked Witchdoctor
/// Minion · 3 mana · 3/4
/// > Whenever you cast a spell, summon a random basic Totem.
/// - Reprint of: [`KAR_021`](crate::karazhan::shaman::KAR_021)
//~ reprint WON_083 767ed109 05841e04.7f0ab201 6f9a4db3.6a045dca
pub const WON_083: Power = crate::cards::KAR_021;

/// # Jade Chieftain
/// Minion · 6 mana · 5/5
/// > **Battlecry:** Summon a{1} {0} **Jade Golem**. Give it **Taunt**. @**Battlecry:** Summon a **Jade Golem**. Give it **Taunt**.
/// - Reprint of: [`CFM_312`](crate::gadgetzan::shaman::CFM_312)
/// - Makes: [`CFM_712_t01`](crate::gadgetzan::neutral::CFM_712_t01)
//~ reprint WON_084 b4a9e41a 73fb5380.cbbe8458 dd544abd.b8890c8a.bbe7e743
pub const WON_084: Power = crate::cards::CFM_312;

/// # Thunder Bluff Valiant
/// Minion · 5 mana · 3/6
/// > **Battlecry and Inspire:** Give your Totems +2 Attack.
/// - Reprint of: [`AT_049`](crate::grand_tournament::shaman::AT_049)
//~ reprint WON_085 e8d41c7c e8a80029.fceb94d7 9bc31bc6.f5fd34d9
pub const WON_085: Power = crate::cards::AT_049;

/// # Call in the Finishers
/// Spell · 3 mana
/// > Summon four 1/1 Murlocs.
/// - Reprint of: [`CFM_310`](crate::gadgetzan::shaman::CFM_310)
/// - Makes: [`CFM_310t`](crate::gadgetzan::shaman::CFM_310t)
//~ reprint WON_086 1707e7c3 82ede6d1.63df467d 4a8a08b5.126896fc.a3dce66e
pub const WON_086: Power = crate::cards::CFM_310;

/// # Pebbly Page
/// Minion · Elemental · 2 mana · 2/1
/// > **Battlecry:** Draw an **Overload** card. You can't be **Overloaded** this turn.
/// - Makes: Pebbled [`WON_090e`] ("Can't be Overloaded this turn.")
//~ done WON_090 - 2eeb0c0f.c08e2654 1255747f.fba56513
pub const WON_090: Power = battlecry(&[draw_that(1, with(GameTag::OVERLOAD)), attach("WON_090e").to(YOU)]);

/// # Pebbled
/// Enchantment
/// > Can't be **Overloaded** this turn.
//~ done WON_090e - d522ad72.fe9ed3d1 0d1ac19d
pub const WON_090e: Power = enchant(&[has(NO_OVERLOAD)]).this_turn();

/// # Totally Totems
/// Spell · 4 mana
/// > Summon all FIVE?! basic Totems. **Overload:** (1)
//~ done WON_091 - 38d1d3b0.4574688d 171a88d9
pub const WON_091: Power = spell(&[
    summon(card("NEW1_009")),
    summon(card("CS2_050")),
    summon(card("CS2_051")),
    summon(card("CS2_052")),
    summon(card("CS2_058")),
]);

/// # SWATTING INSECTS!
/// Enchantment
/// > Give your hero +2 Attack, **Divine Shield**, and **Windfury** this turn.
//~ todo WON_092e 67747d5e d522ad72.dcf043fe 90b344b3
pub const WON_092e: Power = TODO;

/// # Al'Akir, the Winds of Time
/// Hero · 7 mana · 30 health, 8 armor
/// > **Battlecry:** Draw a **Charge**, **Divine Shield**, **Taunt**, and **Windfury** minion.
/// - Makes: SWAT, INSECTS! [`WON_092p`] ("Give your hero Divine Shield. They gain +2 Attack…"); Winds of Time [`WON_092he`] ("\+3 Attack and Windfury.")
//~ done WON_092h - 3454da5d.e141d160 013b30ff.3d8c5f47
pub const WON_092h: Power = battlecry(&[
    draw_that(1, all(&[MINION, with(GameTag::CHARGE)])),
    draw_that(1, all(&[MINION, with(GameTag::DIVINE_SHIELD)])),
    draw_that(1, all(&[MINION, with(GameTag::TAUNT)])),
    draw_that(1, all(&[MINION, with(GameTag::WINDFURY)])),
]);

/// # Winds of Time
/// Enchantment
/// > \+3 Attack and **Windfury**.
//~ derived WON_092he 84bd6123 d522ad72.ebd58232 afa58da3
pub const WON_092he: Power = enchant(&[ATTACK.plus(3), has(GameTag::WINDFURY)]);

/// # SWAT, INSECTS!
/// Hero Power · 2 mana
/// > Give your hero **Divine Shield**. They gain +$a2 Attack and **Windfury** this turn.
//~ done WON_092p - 4902b083.c6c18e1e 4ee290b3
pub const WON_092p: Power = hero_power(&[
    give(&[has(GameTag::DIVINE_SHIELD)]).to(YOUR_HERO),
    lend(&[ATTACK.plus(2), has(GameTag::WINDFURY)], Lasts::ThisTurn).to(YOUR_HERO),
]);

/// # Healing Wave
/// Spell · Nature · 3 mana
/// > Restore #8 Health. Reveal a minion in each deck. If yours costs more, restore #16 instead.
/// - Reprint of: [`AT_048`](crate::grand_tournament::shaman::AT_048)
//~ reprint WON_320 1e275a16 a4db704b.41b2291c a3797136.418f9606
pub const WON_320: Power = crate::cards::AT_048;

/// # Charged Hammer
/// Weapon · 3 mana · 2/3 durability
/// > **Deathrattle:** Your Hero Power becomes 'Deal 2 damage.'
/// - Reprint of: [`AT_050`](crate::grand_tournament::shaman::AT_050)
/// - Makes: [`AT_050t`](crate::grand_tournament::shaman::AT_050t)
//~ reprint WON_321 fec4c1dc 283c0a11.8ef1fa30 bc46dda5.08e73661.4eb24175
pub const WON_321: Power = crate::cards::AT_050;

/// # Reincarnate
/// Spell · Nature · 1 mana
/// > Destroy a minion, then return it to life with full Health.
/// - Reprint of: [`FP1_025`](crate::naxxramas::shaman::FP1_025)
//~ reprint WON_335 557449a6 3f084ec4.c57a14b1 93222e51.0b718202
pub const WON_335: Power = crate::cards::FP1_025;

/// # Hallazeal the Ascended
/// Minion · Elemental · 5 mana · 4/6
/// > **Spell Damage +1** Your spells have **Lifesteal**.
/// - Reprint of: [`OG_209`](crate::old_gods::shaman::OG_209)
//~ reprint WON_336 2c43327a 2193efa3.0b4177d1 6fa801b1.229c58f1
pub const WON_336: Power = crate::cards::OG_209;
