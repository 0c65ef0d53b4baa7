//! Shaman cards of Vanilla.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 1a5f43c8

/// # Frost Shock
/// Spell · 1 mana
/// > Deal $1 damage to an enemy character and **Freeze** it.
/// - Reprint of: [`CS2_037`](crate::legacy::shaman::CS2_037)
//~ reprint VAN_CS2_037 e3a58cb8 2f198b86.d385fc8f d760b7d7.c424f416
pub const VAN_CS2_037: Power = crate::cards::CS2_037;

/// # Ancestral Spirit
/// Spell · 2 mana
/// > Choose a minion. When that minion is destroyed, return it to the battlefield.
/// - Reprint of: [`CS2_038`](crate::classic::shaman::CS2_038)
//~ done VAN_CS2_038 - 7846e7ae.20bd4324 9dc223bc.ecd00ddd
pub const VAN_CS2_038: Power = spell(&[attach("CS2_038e").to(A_MINION)]);

/// # Windfury
/// Spell · 2 mana
/// > Give a minion **Windfury**.
/// - Reprint of: [`CS2_039`](crate::legacy::shaman::CS2_039)
//~ reprint VAN_CS2_039 4bb97921 7846e7ae.8cdf2b50 032aa4a1.ab4ae90d
pub const VAN_CS2_039: Power = crate::cards::CS2_039;

/// # Ancestral Healing
/// Spell · 0 mana
/// > Restore a minion to full Health and give it **Taunt**.
/// - Reprint of: [`CS2_041`](crate::legacy::shaman::CS2_041)
//~ reprint VAN_CS2_041 a76e5c65 3e8f9d5a.412f8783 5ac9a88b.87b6f980
pub const VAN_CS2_041: Power = crate::cards::CS2_041;

/// # Fire Elemental
/// Minion · 6 mana · 6/5
/// > **Battlecry:** Deal 3 damage.
/// - Reprint of: [`CS2_042`](crate::legacy::shaman::CS2_042)
//~ done VAN_CS2_042 - 8b3798a2.a2e80205 33c65740.4417ec1b
pub const VAN_CS2_042: Power = battlecry(&[deal(3).to(TARGET)]);

/// # Rockbiter Weapon
/// Spell · 1 mana
/// > Give a friendly character +3 Attack this turn.
/// - Reprint of: [`CS2_045`](crate::legacy::shaman::CS2_045)
//~ reprint VAN_CS2_045 b02693c2 2f198b86.523db7d6 aa9d1318.5579b9da
pub const VAN_CS2_045: Power = crate::cards::CS2_045;

/// # Bloodlust
/// Spell · 5 mana
/// > Give your minions +3 Attack this turn.
/// - Reprint of: [`CS2_046`](crate::legacy::shaman::CS2_046)
//~ reprint VAN_CS2_046 bd7481fd 36b694de.bb9ea626 293bc192.c37434ea
pub const VAN_CS2_046: Power = crate::cards::CS2_046;

/// # Searing Totem
/// Minion · Totem · 1 mana · 1/1
/// - Reprint of: [`CS2_050`](crate::legacy::shaman::CS2_050)
//~ vanilla VAN_CS2_050 47639a89 7777a83e 1629460f.a7e8300f
pub const VAN_CS2_050: Power = VANILLA;

/// # Stoneclaw Totem
/// Minion · Totem · 1 mana · 0/2
/// > **Taunt**
/// - Reprint of: [`CS2_051`](crate::legacy::shaman::CS2_051)
//~ vanilla VAN_CS2_051 de295138 7f0f13f5.4b0c5d24 9f09122e.6effa3e6
pub const VAN_CS2_051: Power = VANILLA;

/// # Wrath of Air Totem
/// Minion · Totem · 1 mana · 0/2
/// > **Spell Damage +1**
/// - Reprint of: [`CS2_052`](crate::legacy::shaman::CS2_052)
//~ vanilla VAN_CS2_052 6aa1866c 7f0f13f5.b88f2291 27cf6bba.b9d1c88d
pub const VAN_CS2_052: Power = VANILLA;

/// # Far Sight
/// Spell · 3 mana
/// > Draw a card. That card costs (3) less.
/// - Reprint of: [`CS2_053`](crate::classic::shaman::CS2_053)
//~ reprint VAN_CS2_053 409c41c5 82ede6d1.2eef8bab 35acf005.5315cbe7
pub const VAN_CS2_053: Power = crate::cards::CS2_053;

/// # Lightning Bolt
/// Spell · 1 mana
/// > Deal $3 damage. **Overload:** (1)
/// - Reprint of: [`EX1_238`](crate::classic::shaman::EX1_238)
//~ reprint VAN_EX1_238 1fe0e750 2f198b86.611da220 498a31f6.2637f1f3
pub const VAN_EX1_238: Power = crate::cards::EX1_238;

/// # Lava Burst
/// Spell · 3 mana
/// > Deal $5 damage. **Overload:** (2)
/// - Reprint of: [`EX1_241`](crate::classic::shaman::EX1_241)
//~ reprint VAN_EX1_241 d976866d 82ede6d1.e104c89d b9dcd3f4.bfde82bb
pub const VAN_EX1_241: Power = crate::cards::EX1_241;

/// # Dust Devil
/// Minion · 1 mana · 3/1
/// > **Windfury**. **Overload:** (2)
/// - Reprint of: [`EX1_243`](crate::classic::shaman::EX1_243)
//~ vanilla VAN_EX1_243 fc963953 ed819c40.a5cc46c8 28d4e5f4.80475f0b
pub const VAN_EX1_243: Power = VANILLA;

/// # Totemic Might
/// Spell · 0 mana
/// > Give your Totems +2 Health.
/// - Reprint of: [`EX1_244`](crate::legacy::shaman::EX1_244)
//~ reprint VAN_EX1_244 0b4c8ea5 3e8f9d5a.3a007516 b59de9bb.286bf963
pub const VAN_EX1_244: Power = crate::cards::EX1_244;

/// # Earth Shock
/// Spell · 1 mana
/// > **Silence** a minion, then deal $1 damage to it.
/// - Reprint of: [`EX1_245`](crate::classic::shaman::EX1_245)
//~ reprint VAN_EX1_245 b2858a78 2f198b86.534fc8bb 3d33c7e8.9f81db88
pub const VAN_EX1_245: Power = crate::cards::EX1_245;

/// # Hex
/// Spell · 3 mana
/// > Transform a minion into a 0/1 Frog with **Taunt**.
/// - Reprint of: [`EX1_246`](crate::legacy::shaman::EX1_246)
/// - Makes: [`hexfrog`](crate::legacy::shaman::hexfrog)
//~ reprint VAN_EX1_246 449ea7ce 82ede6d1.c02c444f 6aa95087.969648d2.219edbe6
pub const VAN_EX1_246: Power = crate::cards::EX1_246;

/// # Stormforged Axe
/// Weapon · 2 mana · 2/3 durability
/// > **Overload:** (1)
/// - Reprint of: [`EX1_247`](crate::classic::shaman::EX1_247)
//~ vanilla VAN_EX1_247 6d83896a ca5f6f9f.e77e0301 2779992b.25baa2fa
pub const VAN_EX1_247: Power = VANILLA;

/// # Feral Spirit
/// Spell · 3 mana
/// > Summon two 2/3 Spirit Wolves with **Taunt**. **Overload:** (2)
/// - Reprint of: [`EX1_248`](crate::classic::shaman::EX1_248)
/// - Makes: Spirit Wolf [`VAN_EX1_tk11`] (2/3, "Taunt")
//~ done VAN_EX1_248 - 82ede6d1.8a0919f1 61c24767.e7c88f1a.214a6c22
pub const VAN_EX1_248: Power = spell(&[summon(card("VAN_EX1_tk11")).copies(2)]);

/// # Earth Elemental
/// Minion · 5 mana · 7/8
/// > **Taunt**. **Overload:** (3)
/// - Reprint of: [`EX1_250`](crate::classic::shaman::EX1_250)
//~ vanilla VAN_EX1_250 5d655cdb c367af0b.0f4b5074 ddaec618.c94b4748
pub const VAN_EX1_250: Power = VANILLA;

/// # Forked Lightning
/// Spell · 1 mana
/// > Deal $2 damage to 2 random enemy minions. **Overload:** (2)
/// - Reprint of: [`EX1_251`](crate::classic::shaman::EX1_251)
//~ reprint VAN_EX1_251 17d47c7d 2f198b86.ec42f296 75fae115.154c21fa
pub const VAN_EX1_251: Power = crate::cards::EX1_251;

/// # Unbound Elemental
/// Minion · 3 mana · 2/4
/// > Whenever you play a card with **Overload**, gain +1/+1.
/// - Reprint of: [`EX1_258`](crate::classic::shaman::EX1_258)
//~ done VAN_EX1_258 - def81b81.a952b43b 9f1508f4.1c1bcd98
pub const VAN_EX1_258: Power = whenever(YOU.play(with(GameTag::OVERLOAD))).then(&[attach("EX1_258e")]);

/// # Lightning Storm
/// Spell · 3 mana
/// > Deal $2-$3 damage to all enemy minions. **Overload:** (2)
/// - Reprint of: [`EX1_259`](crate::classic::shaman::EX1_259)
//~ done VAN_EX1_259 - 82ede6d1.37c73da2 8e3eec6e.502c0bd8
pub const VAN_EX1_259: Power = spell(&[deal(2).up_to(3).to(ENEMY_MINIONS)]);

/// # Flametongue Totem
/// Minion · Totem · 2 mana · 0/3
/// > Adjacent minions have +2 Attack.
/// - Reprint of: [`EX1_565`](crate::legacy::shaman::EX1_565)
//~ reprint VAN_EX1_565 95f252a8 da5c9241.a3504708 b19f45c5.2e7c2195
pub const VAN_EX1_565: Power = crate::cards::EX1_565;

/// # Doomhammer
/// Weapon · 5 mana · 2/8 durability
/// > **Windfury, Overload:** (2)
/// - Reprint of: [`EX1_567`](crate::classic::shaman::EX1_567)
//~ vanilla VAN_EX1_567 a026224d fe68cc20.44ea5630 43f19e32.a351f793
pub const VAN_EX1_567: Power = VANILLA;

/// # Mana Tide Totem
/// Minion · Totem · 3 mana · 0/3
/// > At the end of your turn, draw a card.
/// - Reprint of: [`EX1_575`](crate::classic::shaman::EX1_575)
//~ reprint VAN_EX1_575 497de4cd 37185b11.f5470f4f 7f8dbc34.899eaa69
pub const VAN_EX1_575: Power = crate::cards::EX1_575;

/// # Windspeaker
/// Minion · 4 mana · 3/3
/// > **Battlecry:** Give a friendly minion **Windfury**.
/// - Reprint of: [`EX1_587`](crate::legacy::shaman::EX1_587)
//~ reprint VAN_EX1_587 fd420ee5 e3939604.3aafcd86 dc730894.d2d190d1
pub const VAN_EX1_587: Power = crate::cards::EX1_587;

/// # Spirit Wolf
/// Minion · 2 mana · 2/3
/// > **Taunt**
/// - Reprint of: [`EX1_tk11`](crate::classic::shaman::EX1_tk11)
//~ vanilla VAN_EX1_tk11 ab9afd61 5656a6e3.4b0c5d24 0ec1b771.2879ff4f
pub const VAN_EX1_tk11: Power = VANILLA;

/// # Totemic Call
/// Hero Power · 2 mana
/// > **Hero Power** Summon a random basic Totem.
/// - Reprint of: [`HERO_02bp`](crate::legacy::shaman::HERO_02bp)
//~ done VAN_HERO_02bp - 4902b083.30392b28 a075bdb3.f1c282c0
pub const VAN_HERO_02bp: Power = hero_power(&[summon(one_missing(VANILLA_TOTEMS))]).when(any(&[
    there_is_no(&YOUR_BOARD.that(named("VAN_NEW1_009"))),
    there_is_no(&YOUR_BOARD.that(named("VAN_CS2_050"))),
    there_is_no(&YOUR_BOARD.that(named("VAN_CS2_051"))),
    there_is_no(&YOUR_BOARD.that(named("VAN_CS2_052"))),
]));

/// The basic Totems, as they were.
const VANILLA_TOTEMS: &[&str] = &["VAN_NEW1_009", "VAN_CS2_050", "VAN_CS2_051", "VAN_CS2_052"];

/// # Totemic Slam
/// Hero Power · 2 mana
/// > **Hero Power** Summon a Totem of your choice.
/// - Reprint of: [`HERO_02bp2`](crate::legacy::shaman::HERO_02bp2)
//~ reprint VAN_HERO_02bp2 42e47533 4902b083.1b2a5f9a e97e4aef.4197dd2f
pub const VAN_HERO_02bp2: Power = crate::cards::HERO_02bp2;

/// # Strength of Earth
/// Enchantment
/// > \+1 Attack.
/// - Reprint of: [`CS2_058e`](crate::legacy::shaman::CS2_058e)
//~ reprint VAN_HERO_02e2 ea163fad d522ad72.379bca7a f250b4bf.373cf24f
pub const VAN_HERO_02e2: Power = crate::cards::CS2_058e;

/// # Healing Totem
/// Minion · Totem · 1 mana · 0/2
/// > At the end of your turn, restore #1 Health to all friendly minions.
/// - Reprint of: [`NEW1_009`](crate::legacy::shaman::NEW1_009)
//~ reprint VAN_NEW1_009 2150c6c5 7f0f13f5.bffa5cf6 9d2526ef.6475af2a
pub const VAN_NEW1_009: Power = crate::cards::NEW1_009;

/// # Al'Akir the Windlord
/// Minion · 8 mana · 3/5
/// > **Charge, Divine Shield, Taunt, Windfury**
/// - Reprint of: [`NEW1_010`](crate::classic::shaman::NEW1_010)
//~ vanilla VAN_NEW1_010 99a2eeef ae6025c8.047d1399 dc9b588f.16bf3a9c
pub const VAN_NEW1_010: Power = VANILLA;
