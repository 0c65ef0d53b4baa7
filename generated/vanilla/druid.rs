//! Druid cards of Vanilla.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file de741126

/// # Claw
/// Spell · 1 mana
/// > Give your hero +2 Attack this turn. Gain 2 Armor.
/// - Reprint of: [`CS2_005`](crate::legacy::druid::CS2_005)
//~ reprint VAN_CS2_005 63a40080 2f198b86.de742e39 8e3b162c.b5f40bf0
pub const VAN_CS2_005: Power = crate::cards::CS2_005;

/// # Healing Touch
/// Spell · 3 mana
/// > Restore #8 Health.
/// - Reprint of: [`CS2_007`](crate::legacy::druid::CS2_007)
//~ reprint VAN_CS2_007 3179a5e2 82ede6d1.4f4375e2 b28d1930.fece8db6
pub const VAN_CS2_007: Power = crate::cards::CS2_007;

/// # Moonfire
/// Spell · 0 mana
/// > Deal $1 damage.
/// - Reprint of: [`CS2_008`](crate::legacy::druid::CS2_008)
//~ reprint VAN_CS2_008 1437d936 3e8f9d5a.fa72074b 84568cb9.dbb019a4
pub const VAN_CS2_008: Power = crate::cards::CS2_008;

/// # Mark of the Wild
/// Spell · 2 mana
/// > Give a minion **Taunt** and +2/+2. *(+2 Attack/+2 Health)*
/// - Reprint of: [`CS2_009`](crate::legacy::druid::CS2_009)
/// - Makes: Mark of the Wild [`VAN_CS2_009e`] ("\+2/+2 and Taunt.")
//~ done VAN_CS2_009 - 7846e7ae.ff3546c7 02a6acc7.6e17169a.5518fc8f
pub const VAN_CS2_009: Power = spell(&[attach("VAN_CS2_009e").to(A_MINION)]);

/// # Mark of the Wild
/// Enchantment
/// > \+2/+2 and **Taunt**.
//~ derived VAN_CS2_009e 77bb6647 d522ad72.2b4aec28 02a6acc7
pub const VAN_CS2_009e: Power = enchant(&[plus(2, 2), has(GameTag::TAUNT)]);

/// # Savage Roar
/// Spell · 3 mana
/// > Give your characters +2 Attack this turn.
/// - Reprint of: [`CS2_011`](crate::legacy::druid::CS2_011)
//~ reprint VAN_CS2_011 162a104a 82ede6d1.a0b00417 7f99e281.b74ad975
pub const VAN_CS2_011: Power = crate::cards::CS2_011;

/// # Swipe
/// Spell · 4 mana
/// > Deal $4 damage to an enemy and $1 damage to all other enemies.
/// - Reprint of: [`CS2_012`](crate::legacy::druid::CS2_012)
//~ reprint VAN_CS2_012 b611dfee 38d1d3b0.c85351c2 07026448.69dc07f0
pub const VAN_CS2_012: Power = crate::cards::CS2_012;

/// # Wild Growth
/// Spell · 2 mana
/// > Gain an empty Mana Crystal.
/// - Reprint of: [`CS2_013`](crate::legacy::druid::CS2_013)
//~ reprint VAN_CS2_013 a00c6fc3 7846e7ae.fcccaa11 2278ff26.01c60a74
pub const VAN_CS2_013: Power = crate::cards::CS2_013;

/// # Ironbark Protector
/// Minion · 8 mana · 8/8
/// > **Taunt**
/// - Reprint of: [`CS2_232`](crate::legacy::druid::CS2_232)
//~ vanilla VAN_CS2_232 45b4e8f4 47db507d.4b0c5d24 a7be7b4f.fab3032f
pub const VAN_CS2_232: Power = VANILLA;

/// # Wrath
/// Spell · 2 mana
/// > **Choose One -** Deal $3 damage to a minion; or $1 damage and draw a card.
/// - Reprint of: [`EX1_154`](crate::classic::druid::EX1_154)
/// - Makes: Solar Wrath [`VAN_EX1_154a`] ("Deal 3 damage to a minion."); Nature's Wrath [`VAN_EX1_154b`] ("Deal 1 damage to a minion. Draw a card.")
//~ reprint VAN_EX1_154 53c96412 7846e7ae.2975f129 7419da93.26e3318a.7225758a
pub const VAN_EX1_154: Power = crate::cards::EX1_154;

/// # Solar Wrath
/// Spell · 2 mana
/// > Deal $3 damage to a minion.
//~ done VAN_EX1_154a - 7846e7ae.b36801b6 da2f72dd
pub const VAN_EX1_154a: Power = spell(&[deal(3).to(A_MINION)]);

/// # Nature's Wrath
/// Spell · 2 mana
/// > Deal $1 damage to a minion. Draw a card.
//~ done VAN_EX1_154b - 7846e7ae.ee8511d6 6edde1d7
pub const VAN_EX1_154b: Power = spell(&[deal(1).to(A_MINION), draw(1)]);

/// # Mark of Nature
/// Spell · 3 mana
/// > **Choose One -** Give a minion +4 Attack; or +4 Health and **Taunt**.
/// - Reprint of: [`EX1_155`](crate::classic::druid::EX1_155)
/// - Makes: Tiger's Fury [`VAN_EX1_155a`] ("\+4 Attack."); Thick Hide [`VAN_EX1_155b`] ("\+4 Health and Taunt.")
//~ reprint VAN_EX1_155 32140944 82ede6d1.f8c94bee 11215ff8.49ff519b.28b3b95a
pub const VAN_EX1_155: Power = crate::cards::EX1_155;

/// # Tiger's Fury
/// Spell · 3 mana
/// > \+4 Attack.
//~ done VAN_EX1_155a - 82ede6d1.2dbf4ca3 8d30ea5e
pub const VAN_EX1_155a: Power = spell(&[attach("EX1_155ae").to(A_MINION)]);

/// # Thick Hide
/// Spell · 3 mana
/// > \+4 Health and **Taunt**.
//~ done VAN_EX1_155b - 82ede6d1.a3bb3cc1 15d4e74a
pub const VAN_EX1_155b: Power = spell(&[attach("EX1_155be").to(A_MINION)]);

/// # Soul of the Forest
/// Spell · 4 mana
/// > Give your minions "**Deathrattle:** Summon a 2/2 Treant."
/// - Reprint of: [`EX1_158`](crate::classic::druid::EX1_158)
/// - Makes: [`EX1_158t`](crate::classic::druid::EX1_158t); Soul of the Forest [`VAN_EX1_158e`] ("Deathrattle: Summon a 2/2 Treant.")
//~ reprint VAN_EX1_158 bcf524f6 38d1d3b0.62f7f904 9d87c472.ab7b8fea.dc3e8b30
pub const VAN_EX1_158: Power = crate::cards::EX1_158;

/// # Soul of the Forest
/// Enchantment
/// > **Deathrattle:** Summon a 2/2 Treant.
/// - Makes: [`EX1_158t`](crate::classic::druid::EX1_158t)
//~ done VAN_EX1_158e - d522ad72.1a2eb212 9d87c472.240982a1
pub const VAN_EX1_158e: Power = deathrattle(&[summon(card("VAN_EX1_tk9"))]);

/// # Power of the Wild
/// Spell · 2 mana
/// > **Choose One -** Give your minions +1/+1; or Summon a 3/2 Panther.
/// - Reprint of: [`EX1_160`](crate::classic::druid::EX1_160)
/// - Makes: [`EX1_160t`](crate::classic::druid::EX1_160t); Summon a Panther [`VAN_EX1_160a`] ("Summon a 3/2 Panther."); Leader of the Pack [`VAN_EX1_160b`] ("Give your minions +1/+1.")
//~ reprint VAN_EX1_160 81672c7a 7846e7ae.301738a1 fa8dee25.4e765a3f.c2874732
pub const VAN_EX1_160: Power = crate::cards::EX1_160;

/// # Summon a Panther
/// Spell · 2 mana
/// > Summon a 3/2 Panther.
/// - Makes: [`EX1_160t`](crate::classic::druid::EX1_160t)
//~ done VAN_EX1_160a - 7846e7ae.5cab5b9f b5d216ea.983decfc
pub const VAN_EX1_160a: Power = spell(&[summon(card("EX1_160t"))]);

/// # Leader of the Pack
/// Spell · 2 mana
/// > Give your minions +1/+1.
//~ done VAN_EX1_160b - 7846e7ae.2082fd28 e46ad4ed
pub const VAN_EX1_160b: Power = spell(&[attach("EX1_160be").to(FRIENDLY_MINIONS)]);

/// # Naturalize
/// Spell · 1 mana
/// > Destroy a minion. Your opponent draws 2 cards.
/// - Reprint of: [`EX1_161`](crate::classic::druid::EX1_161)
//~ reprint VAN_EX1_161 7f8a6ab2 2f198b86.c50c9720 7c5f1a2e.e7651cb1
pub const VAN_EX1_161: Power = crate::cards::EX1_161;

/// # Nourish
/// Spell · 5 mana
/// > **Choose One -** Gain 2 Mana Crystals; or Draw 3 cards.
/// - Reprint of: [`EX1_164`](crate::classic::druid::EX1_164)
/// - Makes: Rampant Growth [`VAN_EX1_164a`] ("Gain 2 Mana Crystals."); Enrich [`VAN_EX1_164b`] ("Draw 3 cards.")
//~ reprint VAN_EX1_164 009fe617 36b694de.e4a8e658 0b38e0f8.e3ea7f2e.846d4586
pub const VAN_EX1_164: Power = crate::cards::EX1_164;

/// # Rampant Growth
/// Spell · 5 mana
/// > Gain 2 Mana Crystals.
//~ done VAN_EX1_164a - 36b694de.0b025ab3 0dca3e7a
pub const VAN_EX1_164a: Power = spell(&[gain_crystals(2)]);

/// # Enrich
/// Spell · 5 mana
/// > Draw 3 cards.
//~ done VAN_EX1_164b - 36b694de.35dc1efa 3f34bfca
pub const VAN_EX1_164b: Power = spell(&[draw(3)]);

/// # Druid of the Claw
/// Minion · 5 mana · 4/4
/// > **Choose One - Charge**; or +2 Health and **Taunt**.
/// - Reprint of: [`EX1_165`](crate::classic::druid::EX1_165)
/// - Makes: Cat Form [`VAN_EX1_165a`] ("Charge"); Bear Form [`VAN_EX1_165b`] ("\+2 Health and Taunt"); Druid of the Claw [`VAN_EX1_165t1`] (4/4, "Charge"); Druid of the Claw [`VAN_EX1_165t2`] (4/6, "Taunt")
//~ done VAN_EX1_165 - a0c6b2f7.571d85ce 847c049e.c809ca6d.d751acd9
pub const VAN_EX1_165: Power = choose_one(&["VAN_EX1_165a", "VAN_EX1_165b"]);

/// # Cat Form
/// Spell · 0 mana
/// > **Charge**
//~ done VAN_EX1_165a - 3e8f9d5a.276b5ef0 d33f9e03
pub const VAN_EX1_165a: Power = spell(&[transform(THIS, card("VAN_EX1_165t1"))]);

/// # Bear Form
/// Spell · 0 mana
/// > \+2 Health and **Taunt**
//~ done VAN_EX1_165b - 3e8f9d5a.63844b8a 4cba553e
pub const VAN_EX1_165b: Power = spell(&[transform(THIS, card("VAN_EX1_165t2"))]);

/// # Druid of the Claw
/// Minion · 5 mana · 4/4
/// > **Charge**
//~ vanilla VAN_EX1_165t1 1989c57e a0c6b2f7.276b5ef0 847c049e
pub const VAN_EX1_165t1: Power = VANILLA;

/// # Druid of the Claw
/// Minion · 5 mana · 4/6
/// > **Taunt**
//~ vanilla VAN_EX1_165t2 6b5e0e55 a0c0ba7d.4b0c5d24 847c049e
pub const VAN_EX1_165t2: Power = VANILLA;

/// # Keeper of the Grove
/// Minion · 4 mana · 2/4
/// > **Choose One -** Deal 2 damage; or **Silence** a minion.
/// - Reprint of: [`EX1_166`](crate::classic::druid::EX1_166)
/// - Makes: Moonfire [`VAN_EX1_166a`] ("Deal 2 damage."); Dispel [`VAN_EX1_166b`] ("Silence a minion.")
//~ reprint VAN_EX1_166 310ae708 581d4d03.513bb111 9029f346.c4ce2d9c.7efff218
pub const VAN_EX1_166: Power = crate::cards::EX1_166;

/// # Moonfire
/// Spell · 4 mana
/// > Deal 2 damage.
//~ done VAN_EX1_166a - 38d1d3b0.5942d4d8 84568cb9
pub const VAN_EX1_166a: Power = spell(&[deal(2).to(TARGET)]);

/// # Dispel
/// Spell · 4 mana
/// > **Silence** a minion.
//~ done VAN_EX1_166b - 38d1d3b0.f887ee50 c601ffde
pub const VAN_EX1_166b: Power = spell(&[silence(A_MINION)]);

/// # Innervate
/// Spell · 0 mana
/// > Gain 2 Mana Crystals this turn only.
/// - Reprint of: [`EX1_169`](crate::legacy::druid::EX1_169)
//~ done VAN_EX1_169 - 3e8f9d5a.90b388b4 40013f2e.9d0416c2
pub const VAN_EX1_169: Power = spell(&[gain_mana(2)]);

/// # Starfire
/// Spell · 6 mana
/// > Deal $5 damage. Draw a card.
/// - Reprint of: [`EX1_173`](crate::legacy::druid::EX1_173)
//~ reprint VAN_EX1_173 2cea9d6b 9e3ad3c7.4721d369 7100b827.2fb5758f
pub const VAN_EX1_173: Power = crate::cards::EX1_173;

/// # Ancient of War
/// Minion · 7 mana · 5/5
/// > **Choose One -** +5 Attack; or +5 Health and **Taunt**.
/// - Reprint of: [`EX1_178`](crate::classic::druid::EX1_178)
/// - Makes: Rooted [`VAN_EX1_178a`] ("\+5 Health and Taunt."); Uproot [`VAN_EX1_178b`] ("\+5 Attack.")
//~ reprint VAN_EX1_178 dff2c981 41fa2862.050f5e7b 125ea613.64917d08.c5864244
pub const VAN_EX1_178: Power = crate::cards::EX1_178;

/// # Rooted
/// Spell · 7 mana
/// > \+5 Health and **Taunt**.
//~ done VAN_EX1_178a - 014b7716.fafaafe0 0b8d4b74
pub const VAN_EX1_178a: Power = spell(&[attach("EX1_178ae")]);

/// # Uproot
/// Spell · 7 mana
/// > \+5 Attack.
//~ done VAN_EX1_178b - 014b7716.dc4282a7 c1b140cd
pub const VAN_EX1_178b: Power = spell(&[attach("EX1_178be")]);

/// # Bite
/// Spell · 4 mana
/// > Give your hero +4 Attack this turn. Gain 4 Armor.
/// - Reprint of: [`EX1_570`](crate::classic::druid::EX1_570)
//~ reprint VAN_EX1_570 7657224f 38d1d3b0.91b28471 ee49d7e2.df93ca9e
pub const VAN_EX1_570: Power = crate::cards::EX1_570;

/// # Force of Nature
/// Spell · 6 mana
/// > Summon three 2/2 Treants with **Charge** that die at the end of the turn.
/// - Reprint of: [`EX1_571`](crate::classic::druid::EX1_571)
/// - Makes: Treant [`VAN_EX1_tk9b`] (2/2, "Charge. At the end of the turn, destroy this…")
//~ done VAN_EX1_571 - 9e3ad3c7.63bbfc74 cc75e088.cc1de2b0.90d99983
pub const VAN_EX1_571: Power = spell(&[summon(card("VAN_EX1_tk9b")).copies(3)]);

/// # Cenarius
/// Minion · 9 mana · 5/8
/// > **Choose One -** Give your other minions +2/+2; or Summon two 2/2 Treants with **Taunt**.
/// - Reprint of: [`EX1_573`](crate::classic::druid::EX1_573)
/// - Makes: Demigod's Favor [`VAN_EX1_573a`] ("Give your other minions +2/+2."); Shan'do's Lesson [`VAN_EX1_573b`] ("Summon two 2/2 Treants with Taunt.")
//~ reprint VAN_EX1_573 92c8800d 7512fe3b.248015f1 a80968db.767c75ab.1d7f85cf
pub const VAN_EX1_573: Power = crate::cards::EX1_573;

/// # Demigod's Favor
/// Spell · 9 mana
/// > Give your other minions +2/+2.
//~ done VAN_EX1_573a - dc4d8b63.8010dad2 dc82df7e
pub const VAN_EX1_573a: Power = spell(&[attach("EX1_573ae").to(OTHER_FRIENDLY_MINIONS)]);

/// # Shan'do's Lesson
/// Spell · 9 mana
/// > Summon two 2/2 Treants with **Taunt**.
//~ done VAN_EX1_573b - dc4d8b63.6bf90f88 47031990
pub const VAN_EX1_573b: Power = spell(&[summon(card("EX1_573t")).copies(2)]);

/// # Savagery
/// Spell · 1 mana
/// > Deal damage equal to your hero's Attack to a minion.
/// - Reprint of: [`EX1_578`](crate::classic::druid::EX1_578)
//~ reprint VAN_EX1_578 779afd3f 2f198b86.d7383ab6 e3748a89.c2bb5ed5
pub const VAN_EX1_578: Power = crate::cards::EX1_578;

/// # Treant
/// Minion · 1 mana · 2/2
/// - Makes: Treant [`VAN_EX1_tk9b`] (2/2, "Charge. At the end of the turn, destroy this…")
//~ vanilla VAN_EX1_tk9 2d502a38 57e94b0b f03d3e63.90d99983
pub const VAN_EX1_tk9: Power = VANILLA;

/// # Treant
/// Minion · 1 mana · 2/2
/// > **Charge**. At the end of the turn, destroy this minion.
//~ done VAN_EX1_tk9b - 57e94b0b.991e33f2 f03d3e63
pub const VAN_EX1_tk9b: Power = whenever(PLAYERS.turn_end()).then(&[destroy(THIS)]);

/// # Shapeshift
/// Hero Power · 2 mana
/// > **Hero Power** +1 Attack this turn. +1 Armor.
/// - Reprint of: [`HERO_06bp`](crate::legacy::druid::HERO_06bp)
//~ done VAN_HERO_06bp - 4902b083.330574be f797ed4a.c133f3b0
pub const VAN_HERO_06bp: Power = hero_power(&[attach("CS2_017o").to(YOUR_HERO), armor(1)]);

/// # Dire Shapeshift
/// Hero Power · 2 mana
/// > **Hero Power** +2 Attack this turn. +2 Armor.
/// - Reprint of: [`HERO_06bp2`](crate::legacy::druid::HERO_06bp2)
//~ done VAN_HERO_06bp2 - 4902b083.a54037d3 4465cec5.1c21704b
pub const VAN_HERO_06bp2: Power = hero_power(&[attach("CS2_017o").with_x(fixed(2)).to(YOUR_HERO), armor(2)]);

/// # Starfall
/// Spell · 5 mana
/// > **Choose One -** Deal $5 damage to a minion; or $2 damage to all enemy minions.
/// - Reprint of: [`NEW1_007`](crate::classic::druid::NEW1_007)
/// - Makes: Stellar Drift [`VAN_NEW1_007a`] ("Deal 2 damage to all enemy minions."); Starlord [`VAN_NEW1_007b`] ("Deal 5 damage to a minion.")
//~ reprint VAN_NEW1_007 bd9ec21d 36b694de.af63a7e2 d497768d.5e916fa2.82dc8147
pub const VAN_NEW1_007: Power = crate::cards::NEW1_007;

/// # Stellar Drift
/// Spell · 5 mana
/// > Deal $2 damage to all enemy minions.
//~ done VAN_NEW1_007a - 36b694de.6354cda9 ad2628c3
pub const VAN_NEW1_007a: Power = spell(&[deal(2).to(ENEMY_MINIONS)]);

/// # Starlord
/// Spell · 5 mana
/// > Deal $5 damage to a minion.
//~ done VAN_NEW1_007b - 36b694de.77af5511 45370ee2
pub const VAN_NEW1_007b: Power = spell(&[deal(5).to(A_MINION)]);

/// # Ancient of Lore
/// Minion · 7 mana · 5/5
/// > **Choose One -** Draw 2 cards; or Restore #5 Health.
/// - Reprint of: [`NEW1_008`](crate::classic::druid::NEW1_008)
/// - Makes: Ancient Teachings [`VAN_NEW1_008a`] ("Draw 2 cards."); Ancient Secrets [`VAN_NEW1_008b`] ("Restore 5 Health.")
//~ done VAN_NEW1_008 - 41fa2862.46cc12f1 513adb15.02cd2193.dfbda72f
pub const VAN_NEW1_008: Power = choose_one(&["VAN_NEW1_008a", "VAN_NEW1_008b"]);

/// # Ancient Teachings
/// Spell · 7 mana
/// > Draw 2 cards.
/// - Reprint of: [`NEW1_008a`](crate::classic::druid::NEW1_008a)
//~ reprint VAN_NEW1_008a 117db2db 014b7716.021f85ea e2329654.0a6a1cea
pub const VAN_NEW1_008a: Power = crate::cards::NEW1_008a;

/// # Ancient Secrets
/// Spell · 7 mana
/// > Restore 5 Health.
//~ done VAN_NEW1_008b - 014b7716.a9c614a9 1697d9fe
pub const VAN_NEW1_008b: Power = spell(&[heal(5).to(TARGET)]);
