//! Druid cards of Classic.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 6323e6ce

/// # Wrath
/// Spell · Nature · 2 mana
/// > **Choose One -** Deal $3 damage to a minion; or $1 damage and draw a card.
/// - Makes: Solar Wrath [`EX1_154a`] ("Deal 3 damage to a minion."); Nature's Wrath [`EX1_154b`] ("Deal 1 damage to a minion. Draw a card.")
//~ done EX1_154 - f9bec0b1.2975f129 7419da93.3f2bf401
pub const EX1_154: Power = choose_one(&["EX1_154a", "EX1_154b"]);

/// # Solar Wrath
/// Spell · Nature · 2 mana
/// > Deal $3 damage to a minion.
//~ done EX1_154a - f9bec0b1.b36801b6 da2f72dd
pub const EX1_154a: Power = spell(&[deal(3).to(A_MINION)]);

/// # Nature's Wrath
/// Spell · Nature · 2 mana
/// > Deal $1 damage to a minion. Draw a card.
//~ done EX1_154b - f9bec0b1.ee8511d6 6edde1d7
pub const EX1_154b: Power = spell(&[deal(1).to(A_MINION), draw(1)]);

/// # Mark of Nature
/// Spell · Nature · 3 mana
/// > **Choose One -** Give a minion +4 Attack; or +4 Health and **Taunt**.
/// - Makes: Tiger's Fury [`EX1_155a`] ("Give a minion +4 Attack."); Thick Hide [`EX1_155b`] ("Give a minion +4 Health and Taunt.")
//~ done EX1_155 - a4db704b.f8c94bee 11215ff8.867e4201
pub const EX1_155: Power = choose_one(&["EX1_155a", "EX1_155b"]);

/// # Tiger's Fury
/// Spell · 3 mana
/// > Give a minion +4 Attack.
/// - Makes: Mark of Nature [`EX1_155ae`] ("This minion has +4 Attack.")
//~ done EX1_155a - 82ede6d1.5738934e 8d30ea5e.a957ae09
pub const EX1_155a: Power = spell(&[attach("EX1_155ae").to(A_MINION)]);

/// # Mark of Nature
/// Enchantment
/// > This minion has +4 Attack.
//~ done EX1_155ae - d522ad72.dcf72aad 11215ff8
pub const EX1_155ae: Power = enchant(&[ATTACK.plus(4)]);

/// # Thick Hide
/// Spell · 3 mana
/// > Give a minion +4 Health and **Taunt**.
/// - Makes: Mark of Nature [`EX1_155be`] ("This minion has +4 Health and Taunt.")
//~ done EX1_155b - 82ede6d1.2f12cbd0 15d4e74a.87b9a5b1
pub const EX1_155b: Power = spell(&[attach("EX1_155be").to(A_MINION)]);

/// # Mark of Nature
/// Enchantment
/// > This minion has +4 Health and **Taunt**.
//~ done EX1_155be - d522ad72.d0ff0923 11215ff8
pub const EX1_155be: Power = enchant(&[HEALTH.plus(4), has(GameTag::TAUNT)]);

/// # Soul of the Forest
/// Spell · Nature · 3 mana
/// > Give your minions "**Deathrattle:** Summon a 2/2 Treant."
/// - Makes: Treant [`EX1_158t`] (2/2); Soul of the Forest [`EX1_158e`] ("Deathrattle: Summon a 2/2 Treant.")
//~ done EX1_158 - a4db704b.62f7f904 9d87c472.0073835d
pub const EX1_158: Power = spell(&[attach("EX1_158e").to(FRIENDLY_MINIONS)]);

/// # Soul of the Forest
/// Enchantment
/// > **Deathrattle:** Summon a 2/2 Treant.
/// - Makes: Treant [`EX1_158t`] (2/2)
//~ done EX1_158e - d522ad72.1a2eb212 9d87c472.84daf453
pub const EX1_158e: Power = deathrattle(&[summon(card("EX1_158t"))]);

/// # Treant
/// Minion · 1 mana · 2/2
//~ vanilla EX1_158t 3d11eaa5 57e94b0b f03d3e63
pub const EX1_158t: Power = VANILLA;

/// # Power of the Wild
/// Spell · 2 mana
/// > **Choose One -** Give your minions +1/+1; or Summon a 3/2 Panther.
/// - Makes: Summon a Panther [`EX1_160a`] ("Summon a 3/2 Panther."); Leader of the Pack [`EX1_160b`] ("Give your minions +1/+1."); Panther [`EX1_160t`] (3/2)
//~ done EX1_160 - 7846e7ae.301738a1 fa8dee25.4554bd66
pub const EX1_160: Power = choose_one(&["EX1_160a", "EX1_160b"]);

/// # Summon a Panther
/// Spell · 2 mana
/// > Summon a 3/2 Panther.
/// - Makes: Panther [`EX1_160t`] (3/2)
//~ done EX1_160a - 7846e7ae.5cab5b9f b5d216ea.4ceff654
pub const EX1_160a: Power = spell(&[summon(card("EX1_160t"))]);

/// # Leader of the Pack
/// Spell · 2 mana
/// > Give your minions +1/+1.
/// - Makes: Leader of the Pack [`EX1_160be`] ("\+1/+1.")
//~ done EX1_160b - 7846e7ae.2082fd28 e46ad4ed.e0504c62
pub const EX1_160b: Power = spell(&[attach("EX1_160be").to(FRIENDLY_MINIONS)]);

/// # Leader of the Pack
/// Enchantment
/// > \+1/+1.
//~ derived EX1_160be 06c50416 d522ad72.cb08f83e e46ad4ed
pub const EX1_160be: Power = enchant(&[plus(1, 1)]);

/// # Panther
/// Minion · Beast · 2 mana · 3/2
//~ vanilla EX1_160t 1803a7c8 b36f6b93 6400508e
pub const EX1_160t: Power = VANILLA;

/// # Naturalize
/// Spell · Nature · 1 mana
/// > Destroy a minion. Your opponent draws 2 cards.
//~ done EX1_161 - 3f084ec4.c50c9720 7c5f1a2e
pub const EX1_161: Power = spell(&[destroy(A_MINION), draw(2).for_(OPPONENT)]);

/// # Nourish
/// Spell · Nature · 5 mana
/// > **Choose One -** Gain 2 Mana Crystals; or Draw 3 cards.
/// - Makes: Rampant Growth [`EX1_164a`] ("Gain 2 Mana Crystals."); Enrich [`EX1_164b`] ("Draw 3 cards.")
//~ done EX1_164 - 24317b8a.e4a8e658 0b38e0f8.a9b976c3
pub const EX1_164: Power = choose_one(&["EX1_164a", "EX1_164b"]);

/// # Rampant Growth
/// Spell · Nature · 5 mana
/// > Gain 2 Mana Crystals.
//~ done EX1_164a - 24317b8a.0b025ab3 0dca3e7a
pub const EX1_164a: Power = spell(&[gain_crystals(2)]);

/// # Enrich
/// Spell · Nature · 5 mana
/// > Draw 3 cards.
//~ done EX1_164b - 24317b8a.35dc1efa 3f34bfca
pub const EX1_164b: Power = spell(&[draw(3)]);

/// # Druid of the Claw
/// Minion · 6 mana · 4/6
/// > **Choose One -** Transform into a 7/6 with **Rush**; or a 4/9 with **Taunt**.
/// - Makes: Cat Form [`EX1_165a`] (7/6, "Rush"); Bear Form [`EX1_165b`] (4/9, "Taunt"); Druid of the Claw [`EX1_165t1`] (7/6, "Rush"); Druid of the Claw [`EX1_165t2`] (4/9, "Taunt")
//~ done EX1_165 - 3c7f69b1.f61ea393 847c049e.5f0de370
pub const EX1_165: Power = choose_one(&["EX1_165a", "EX1_165b"]);

/// # Cat Form
/// Minion · Beast · 6 mana · 7/6
/// > **Rush**
//~ done EX1_165a - ef1ab9f7.57b12c28 d33f9e03
pub const EX1_165a: Power = spell(&[transform(THIS, card("EX1_165t1"))]);

/// # Bear Form
/// Minion · Beast · 6 mana · 4/9
/// > **Taunt**
///
/// # Notes
///
/// With both effects (Fandral Staghelm) it is in Cat Form by now, a Beast, and becomes a form of its own.
//~ done EX1_165b - ebc5ba39.4b0c5d24 4cba553e
pub const EX1_165b: Power = spell(&[either(
    there_is(&THIS.that(BEAST)),
    &[transform(THIS, card("OG_044a"))],
    &[transform(THIS, card("EX1_165t2"))],
)]);

/// # Druid of the Claw
/// Minion · Beast · 6 mana · 7/6
/// > **Rush**
//~ vanilla EX1_165t1 ede98f1a ef1ab9f7.57b12c28 847c049e
pub const EX1_165t1: Power = VANILLA;

/// # Druid of the Claw
/// Minion · Beast · 6 mana · 4/9
/// > **Taunt**
//~ vanilla EX1_165t2 c082dcb3 ebc5ba39.4b0c5d24 847c049e
pub const EX1_165t2: Power = VANILLA;

/// # Keeper of the Grove
/// Minion · 4 mana · 2/4
/// > **Choose One -** Deal 2 damage; or **Silence** a minion.
/// - Makes: Moonfire [`EX1_166a`] ("Deal 2 damage."); Dispel [`EX1_166b`] ("Silence a minion.")
//~ done EX1_166 - 581d4d03.513bb111 9029f346.e7f209ad
pub const EX1_166: Power = choose_one(&["EX1_166a", "EX1_166b"]);

/// # Moonfire
/// Spell · 4 mana
/// > Deal 2 damage.
//~ done EX1_166a - 38d1d3b0.5942d4d8 84568cb9
pub const EX1_166a: Power = spell(&[deal(2).to(TARGET)]);

/// # Dispel
/// Spell · 4 mana
/// > **Silence** a minion.
//~ done EX1_166b - 38d1d3b0.f887ee50 c601ffde
pub const EX1_166b: Power = spell(&[silence(A_MINION)]);

/// # Ancient of War
/// Minion · 7 mana · 5/5
/// > **Choose One -** +5 Attack; or +5 Health and **Taunt**.
/// - Makes: Rooted [`EX1_178a`] ("\+5 Health and Taunt."); Uproot [`EX1_178b`] ("\+5 Attack.")
//~ done EX1_178 - 41fa2862.050f5e7b 125ea613.7a545240
pub const EX1_178: Power = choose_one(&["EX1_178a", "EX1_178b"]);

/// # Rooted
/// Spell · 7 mana
/// > \+5 Health and **Taunt**.
/// - Makes: Rooted [`EX1_178ae`] ("\+5 Health and Taunt.")
//~ done EX1_178a - 014b7716.fafaafe0 0b8d4b74.9b178f34
pub const EX1_178a: Power = spell(&[attach("EX1_178ae")]);

/// # Rooted
/// Enchantment
/// > \+5 Health and **Taunt**.
//~ derived EX1_178ae 9156fbbb d522ad72.fafaafe0 0b8d4b74
pub const EX1_178ae: Power = enchant(&[HEALTH.plus(5), has(GameTag::TAUNT)]);

/// # Uproot
/// Spell · 7 mana
/// > \+5 Attack.
/// - Makes: Uprooted [`EX1_178be`] ("\+5 Attack.")
//~ done EX1_178b - 014b7716.dc4282a7 c1b140cd.cbe2f0d2
pub const EX1_178b: Power = spell(&[attach("EX1_178be")]);

/// # Uprooted
/// Enchantment
/// > \+5 Attack.
//~ derived EX1_178be 620b7bec d522ad72.dc4282a7 e6e14d0e
pub const EX1_178be: Power = enchant(&[ATTACK.plus(5)]);

/// # Gift of the Wild
/// Enchantment
/// > \+2/+2 and **Taunt**.
//~ derived EX1_183e e9e87e7e d522ad72.2b4aec28 ace78a8f
pub const EX1_183e: Power = enchant(&[plus(2, 2), has(GameTag::TAUNT)]);

/// # Bite
/// Spell · 4 mana
/// > Give your hero +4 Attack this turn. Gain 4 Armor.
/// - Makes: Bite [`EX1_570e`] ("\+4 Attack this turn.")
//~ done EX1_570 - 38d1d3b0.91b28471 ee49d7e2.ac0f3959
pub const EX1_570: Power = spell(&[attach("EX1_570e").to(YOUR_HERO), armor(4)]);

/// # Bite
/// Enchantment
/// > \+4 Attack this turn.
//~ derived EX1_570e 53190d74 d522ad72.f2c23ec6 ee49d7e2
pub const EX1_570e: Power = enchant(&[ATTACK.plus(4)]).this_turn();

/// # Force of Nature
/// Spell · Nature · 5 mana
/// > Summon three 2/2 Treants.
/// - Makes: Treant [`EX1_tk9`] (2/2)
//~ done EX1_571 - 24317b8a.6202794c cc75e088.1a1fb17b
pub const EX1_571: Power = spell(&[summon(card("EX1_tk9")).copies(3)]);

/// # Cenarius
/// Minion · 8 mana · 5/8
/// > **Choose One -** Give your other minions +2/+2; or Summon two 2/2 Treants with **Taunt**.
/// - Makes: Demigod's Favor [`EX1_573a`] ("Give your other minions +2/+2."); Shan'do's Lesson [`EX1_573b`] ("Summon two 2/2 Treants with Taunt."); Treant [`EX1_573t`] (2/2, "Taunt")
//~ done EX1_573 - be1dd5ed.248015f1 a80968db.19a13505
pub const EX1_573: Power = choose_one(&["EX1_573a", "EX1_573b"]);

/// # Demigod's Favor
/// Spell · 8 mana
/// > Give your other minions +2/+2.
/// - Makes: Demigod's Favor [`EX1_573ae`] ("\+2/+2.")
//~ done EX1_573a - 93b14068.8010dad2 dc82df7e.082fe1a3
pub const EX1_573a: Power = spell(&[attach("EX1_573ae").to(OTHER_FRIENDLY_MINIONS)]);

/// # Demigod's Favor
/// Enchantment
/// > \+2/+2.
//~ derived EX1_573ae 15393569 d522ad72.d5727bd5 dc82df7e
pub const EX1_573ae: Power = enchant(&[plus(2, 2)]);

/// # Shan'do's Lesson
/// Spell · 8 mana
/// > Summon two 2/2 Treants with **Taunt**.
//~ done EX1_573b - 93b14068.6bf90f88 47031990
pub const EX1_573b: Power = spell(&[summon(card("EX1_573t")).copies(2)]);

/// # Treant
/// Minion · 1 mana · 2/2
/// > **Taunt**
//~ vanilla EX1_573t fa53948f 57e94b0b.4b0c5d24 f03d3e63
pub const EX1_573t: Power = VANILLA;

/// # Savagery
/// Spell · 1 mana
/// > Deal damage equal to your hero's Attack to a minion.
//~ done EX1_578 - 2f198b86.d7383ab6 e3748a89
pub const EX1_578: Power = spell(&[deal(1).times(ATTACK.of(YOUR_HERO)).to(A_MINION)]);

/// # Treant
/// Minion · 1 mana · 2/2
//~ vanilla EX1_tk9 5f2a5352 57e94b0b f03d3e63
pub const EX1_tk9: Power = VANILLA;

/// # Starfall
/// Spell · Arcane · 5 mana
/// > **Choose One -** Deal $5 damage to a minion; or $2 damage to all enemy minions.
/// - Makes: Stellar Drift [`NEW1_007a`] ("Deal 2 damage to all enemy minions."); Starlord [`NEW1_007b`] ("Deal 5 damage to a minion.")
//~ done NEW1_007 - cbf84505.af63a7e2 d497768d.2c7f8d87
pub const NEW1_007: Power = choose_one(&["NEW1_007b", "NEW1_007a"]);

/// # Stellar Drift
/// Spell · Arcane · 5 mana
/// > Deal $2 damage to all enemy minions.
//~ done NEW1_007a - cbf84505.6354cda9 ad2628c3
pub const NEW1_007a: Power = spell(&[deal(2).to(ENEMY_MINIONS)]);

/// # Starlord
/// Spell · Arcane · 5 mana
/// > Deal $5 damage to a minion.
//~ done NEW1_007b - cbf84505.77af5511 45370ee2
pub const NEW1_007b: Power = spell(&[deal(5).to(A_MINION)]);

/// # Ancient of Lore
/// Minion · 7 mana · 7/7
/// > **Choose One -** Draw 2 cards; or Restore #7 Health.
/// - Makes: Ancient Teachings [`NEW1_008a`] ("Draw 2 cards."); Ancient Secrets [`NEW1_008b`] ("Restore 7 Health.")
//~ done NEW1_008 - 48e5225f.520c8d67 513adb15.fda4ff86
pub const NEW1_008: Power = choose_one(&["NEW1_008a", "NEW1_008b"]);

/// # Ancient Teachings
/// Spell · 7 mana
/// > Draw 2 cards.
//~ done NEW1_008a - 014b7716.021f85ea e2329654
pub const NEW1_008a: Power = spell(&[draw(2)]);

/// # Ancient Secrets
/// Spell · 7 mana
/// > Restore 7 Health.
//~ done NEW1_008b - 014b7716.169a5372 1697d9fe
pub const NEW1_008b: Power = spell(&[heal(7).to(TARGET)]);

/// # Druid of the Claw
/// Minion · Beast · 6 mana · 7/9
/// > **Rush Taunt**
//~ vanilla OG_044a d1d7e864 ef061bfc.05d6d156 847c049e
pub const OG_044a: Power = VANILLA;
