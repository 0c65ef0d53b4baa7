//! Druid cards of Vanilla.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 2b1dfb39

/// # Claw
///
/// `VAN_CS2_005` · Druid spell · 1 mana
///
/// > Give your hero +2 Attack this turn. Gain 2 Armor.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Claw [`CS2_005`](crate::legacy::druid::CS2_005)
///
/// State: Reprint
//~ reprint VAN_CS2_005 c5047d41 63a40080 7b21adc2.de742e39
pub const VAN_CS2_005: Power = crate::cards::CS2_005;

/// # Healing Touch
///
/// `VAN_CS2_007` · Druid spell · 3 mana
///
/// > Restore #8 Health.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Healing Touch [`CS2_007`](crate::legacy::druid::CS2_007)
///
/// State: Reprint
//~ reprint VAN_CS2_007 113e4034 3179a5e2 694b1fa4.4f4375e2
pub const VAN_CS2_007: Power = crate::cards::CS2_007;

/// # Moonfire
///
/// `VAN_CS2_008` · Druid spell · 0 mana
///
/// > Deal $1 damage.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Moonfire [`CS2_008`](crate::legacy::druid::CS2_008)
///
/// State: Reprint
//~ reprint VAN_CS2_008 22157ff7 1437d936 95539f3a.fa72074b
pub const VAN_CS2_008: Power = crate::cards::CS2_008;

/// # Mark of the Wild
///
/// `VAN_CS2_009` · Druid spell · 2 mana
///
/// > Give a minion **Taunt** and +2/+2. *(+2 Attack/+2 Health)*
///
/// - Set: Vanilla · free · collectible
/// - Refers to: Taunt
/// - Reprint of: Mark of the Wild [`CS2_009`](crate::legacy::druid::CS2_009)
/// - Enchantments: Mark of the Wild [`VAN_CS2_009e`]
///
/// State: Done
//~ done VAN_CS2_009 10a5513f - 7239b55f.ff3546c7
pub const VAN_CS2_009: Power = spell(&[attach("VAN_CS2_009e").to(A_MINION)]);

/// # Mark of the Wild
///
/// `VAN_CS2_009e` · Druid enchantment
///
/// > +2/+2 and **Taunt**.
///
/// - Set: Vanilla
///
/// State: Todo
//~ todo VAN_CS2_009e 1a498807 577e6cc0 17bd834f.828ad55e
pub const VAN_CS2_009e: Power = TODO;

/// # Savage Roar
///
/// `VAN_CS2_011` · Druid spell · 3 mana
///
/// > Give your characters +2 Attack this turn.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Savage Roar [`CS2_011`](crate::legacy::druid::CS2_011)
///
/// State: Reprint
//~ reprint VAN_CS2_011 969db70f 162a104a f22f7ea5.a0b00417
pub const VAN_CS2_011: Power = crate::cards::CS2_011;

/// # Swipe
///
/// `VAN_CS2_012` · Druid spell · 4 mana
///
/// > Deal $4 damage to an enemy and $1 damage to all other enemies.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Swipe [`CS2_012`](crate::legacy::druid::CS2_012)
///
/// State: Reprint
//~ reprint VAN_CS2_012 ce7f7362 b611dfee df135d7d.c85351c2
pub const VAN_CS2_012: Power = crate::cards::CS2_012;

/// # Wild Growth
///
/// `VAN_CS2_013` · Druid spell · 2 mana
///
/// > Gain an empty Mana Crystal.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Wild Growth [`CS2_013`](crate::legacy::druid::CS2_013)
///
/// State: Reprint
//~ reprint VAN_CS2_013 597a17b7 a00c6fc3 647c04c7.fcccaa11
pub const VAN_CS2_013: Power = crate::cards::CS2_013;

/// # Ironbark Protector
///
/// `VAN_CS2_232` · Druid minion · 8 mana · 8/8
///
/// > **Taunt**
///
/// - Set: Vanilla · free · collectible
/// - Mechanics: Taunt
/// - Reprint of: Ironbark Protector [`CS2_232`](crate::legacy::druid::CS2_232)
///
/// State: Vanilla
//~ vanilla VAN_CS2_232 bf4c1d51 45b4e8f4 d5b3ec90.4b0c5d24
pub const VAN_CS2_232: Power = VANILLA;

/// # Wrath
///
/// `VAN_EX1_154` · Druid spell · 2 mana
///
/// > **Choose One -** Deal $3 damage to a minion; or $1 damage and draw a card.
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Choose One
/// - Reprint of: Wrath [`EX1_154`](crate::classic::druid::EX1_154)
/// - Tokens: Solar Wrath [`VAN_EX1_154a`], Nature's Wrath [`VAN_EX1_154b`]
///
/// State: Reprint
//~ reprint VAN_EX1_154 ec28c885 53c96412 619c040f.2975f129
pub const VAN_EX1_154: Power = crate::cards::EX1_154;

/// # Solar Wrath
///
/// `VAN_EX1_154a` · Druid spell · 2 mana
///
/// > Deal $3 damage to a minion.
///
/// - Set: Vanilla
///
/// State: Done
//~ done VAN_EX1_154a 7a46e052 - 03dc9c7a.b36801b6
pub const VAN_EX1_154a: Power = spell(&[deal(3).to(A_MINION)]);

/// # Nature's Wrath
///
/// `VAN_EX1_154b` · Druid spell · 2 mana
///
/// > Deal $1 damage to a minion. Draw a card.
///
/// - Set: Vanilla
///
/// State: Done
//~ done VAN_EX1_154b c7136aa0 - 71841e2d.ee8511d6
pub const VAN_EX1_154b: Power = spell(&[deal(1).to(A_MINION), draw(1)]);

/// # Mark of Nature
///
/// `VAN_EX1_155` · Druid spell · 3 mana
///
/// > **Choose One -** Give a minion +4 Attack; or +4 Health and **Taunt**.
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Choose One
/// - Refers to: Taunt
/// - Reprint of: Mark of Nature [`EX1_155`](crate::classic::druid::EX1_155)
/// - Tokens: Tiger's Fury [`VAN_EX1_155a`], Thick Hide [`VAN_EX1_155b`]
///
/// State: Reprint
//~ reprint VAN_EX1_155 92130bc8 32140944 1666048d.f8c94bee
pub const VAN_EX1_155: Power = crate::cards::EX1_155;

/// # Tiger's Fury
///
/// `VAN_EX1_155a` · Druid spell · 3 mana
///
/// > +4 Attack.
///
/// - Set: Vanilla
///
/// State: Done
//~ done VAN_EX1_155a 9300cd70 - a0898739.743819fe
pub const VAN_EX1_155a: Power = spell(&[attach("EX1_155ae").to(A_MINION)]);

/// # Thick Hide
///
/// `VAN_EX1_155b` · Druid spell · 3 mana
///
/// > +4 Health and **Taunt**.
///
/// - Set: Vanilla
/// - Refers to: Taunt
///
/// State: Done
//~ done VAN_EX1_155b 6d4fe0d9 - 9871749a.f82e8361
pub const VAN_EX1_155b: Power = spell(&[attach("EX1_155be").to(A_MINION)]);

/// # Soul of the Forest
///
/// `VAN_EX1_158` · Druid spell · 4 mana
///
/// > Give your minions "**Deathrattle:** Summon a 2/2 Treant."
///
/// - Set: Vanilla · common · collectible
/// - Refers to: Deathrattle
/// - Reprint of: Soul of the Forest [`EX1_158`](crate::classic::druid::EX1_158)
/// - Enchantments: Soul of the Forest [`VAN_EX1_158e`]
/// - Tokens: Treant [`EX1_158t`](crate::classic::druid::EX1_158t)
///
/// State: Reprint
//~ reprint VAN_EX1_158 c108728d bcf524f6 cdc5145e.62f7f904
pub const VAN_EX1_158: Power = crate::cards::EX1_158;

/// # Soul of the Forest
///
/// `VAN_EX1_158e` · Druid enchantment
///
/// > **Deathrattle:** Summon a 2/2 Treant.
///
/// - Set: Vanilla
/// - Tokens: Treant [`EX1_158t`](crate::classic::druid::EX1_158t)
///
/// State: Done
//~ done VAN_EX1_158e c7d3c2d6 - 03b35d38.1a2eb212
pub const VAN_EX1_158e: Power = deathrattle(&[summon(card("EX1_158t"))]);

/// # Power of the Wild
///
/// `VAN_EX1_160` · Druid spell · 2 mana
///
/// > **Choose One -** Give your minions +1/+1; or Summon a 3/2 Panther.
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Choose One
/// - Reprint of: Power of the Wild [`EX1_160`](crate::classic::druid::EX1_160)
/// - Tokens: Panther [`EX1_160t`](crate::classic::druid::EX1_160t), Summon a Panther [`VAN_EX1_160a`], Leader of the Pack [`VAN_EX1_160b`]
///
/// State: Reprint
//~ reprint VAN_EX1_160 ebd98213 81672c7a b1dc588d.301738a1
pub const VAN_EX1_160: Power = crate::cards::EX1_160;

/// # Summon a Panther
///
/// `VAN_EX1_160a` · Druid spell · 2 mana
///
/// > Summon a 3/2 Panther.
///
/// - Set: Vanilla
/// - Tokens: Panther [`EX1_160t`](crate::classic::druid::EX1_160t)
///
/// State: Done
//~ done VAN_EX1_160a c28dab96 - ec1d4b15.5cab5b9f
pub const VAN_EX1_160a: Power = spell(&[summon(card("EX1_160t"))]);

/// # Leader of the Pack
///
/// `VAN_EX1_160b` · Druid spell · 2 mana
///
/// > Give your minions +1/+1.
///
/// - Set: Vanilla
///
/// State: Done
//~ done VAN_EX1_160b 8af1e583 - 9a7bea26.2082fd28
pub const VAN_EX1_160b: Power = spell(&[attach("EX1_160be").to(FRIENDLY_MINIONS)]);

/// # Naturalize
///
/// `VAN_EX1_161` · Druid spell · 1 mana
///
/// > Destroy a minion. Your opponent draws 2 cards.
///
/// - Set: Vanilla · common · collectible
/// - Reprint of: Naturalize [`EX1_161`](crate::classic::druid::EX1_161)
///
/// State: Reprint
//~ reprint VAN_EX1_161 f5c29c40 7f8a6ab2 c42c8d58.c50c9720
pub const VAN_EX1_161: Power = crate::cards::EX1_161;

/// # Nourish
///
/// `VAN_EX1_164` · Druid spell · 5 mana
///
/// > **Choose One -** Gain 2 Mana Crystals; or Draw 3 cards.
///
/// - Set: Vanilla · rare · collectible
/// - Mechanics: Choose One
/// - Reprint of: Nourish [`EX1_164`](crate::classic::druid::EX1_164)
/// - Tokens: Rampant Growth [`VAN_EX1_164a`], Enrich [`VAN_EX1_164b`]
///
/// State: Reprint
//~ reprint VAN_EX1_164 bd08614c 009fe617 92d2e962.e4a8e658
pub const VAN_EX1_164: Power = crate::cards::EX1_164;

/// # Rampant Growth
///
/// `VAN_EX1_164a` · Druid spell · 5 mana
///
/// > Gain 2 Mana Crystals.
///
/// - Set: Vanilla
///
/// State: Done
//~ done VAN_EX1_164a 58514c2e - 48fc54b6.0b025ab3
pub const VAN_EX1_164a: Power = spell(&[crystals(2)]);

/// # Enrich
///
/// `VAN_EX1_164b` · Druid spell · 5 mana
///
/// > Draw 3 cards.
///
/// - Set: Vanilla
///
/// State: Done
//~ done VAN_EX1_164b 7937b342 - 7fb4c232.35dc1efa
pub const VAN_EX1_164b: Power = spell(&[draw(3)]);

/// # Druid of the Claw
///
/// `VAN_EX1_165` · Druid minion · 5 mana · 4/4
///
/// > **Choose One - Charge**; or +2 Health and **Taunt**.
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Choose One
/// - Refers to: Taunt, Charge
/// - Reprint of: Druid of the Claw [`EX1_165`](crate::classic::druid::EX1_165)
/// - Tokens: Cat Form [`VAN_EX1_165a`], Bear Form [`VAN_EX1_165b`], Druid of the Claw [`VAN_EX1_165t1`], Druid of the Claw [`VAN_EX1_165t2`]
///
/// State: Done
//~ done VAN_EX1_165 bb8a6974 - bc8c0240.571d85ce
pub const VAN_EX1_165: Power = choose_one(&["VAN_EX1_165a", "VAN_EX1_165b"]);

/// # Cat Form
///
/// `VAN_EX1_165a` · Druid spell · 0 mana
///
/// > **Charge**
///
/// - Set: Vanilla · common
/// - Mechanics: Charge
///
/// State: Done
//~ done VAN_EX1_165a 3a6de35b - 7c72c0d4.276b5ef0
pub const VAN_EX1_165a: Power = spell(&[transform(THIS, card("VAN_EX1_165t1"))]);

/// # Bear Form
///
/// `VAN_EX1_165b` · Druid spell · 0 mana
///
/// > +2 Health and **Taunt**
///
/// - Set: Vanilla · common
/// - Refers to: Taunt
///
/// State: Done
//~ done VAN_EX1_165b 2c932ede - e878f3be.00c889d9
pub const VAN_EX1_165b: Power = spell(&[transform(THIS, card("VAN_EX1_165t2"))]);

/// # Druid of the Claw
///
/// `VAN_EX1_165t1` · Druid minion · 5 mana · 4/4
///
/// > **Charge**
///
/// - Set: Vanilla · common
/// - Mechanics: Charge
///
/// State: Vanilla
//~ vanilla VAN_EX1_165t1 ad9effe6 1989c57e a0e2e1d6.276b5ef0
pub const VAN_EX1_165t1: Power = VANILLA;

/// # Druid of the Claw
///
/// `VAN_EX1_165t2` · Druid minion · 5 mana · 4/6
///
/// > **Taunt**
///
/// - Set: Vanilla · common
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla VAN_EX1_165t2 0776c3cf 6b5e0e55 fec06b4c.4b0c5d24
pub const VAN_EX1_165t2: Power = VANILLA;

/// # Keeper of the Grove
///
/// `VAN_EX1_166` · Druid minion · 4 mana · 2/4
///
/// > **Choose One -** Deal 2 damage; or **Silence** a minion.
///
/// - Set: Vanilla · rare · collectible
/// - Mechanics: Choose One
/// - Refers to: Silence
/// - Reprint of: Keeper of the Grove [`EX1_166`](crate::classic::druid::EX1_166)
/// - Tokens: Moonfire [`VAN_EX1_166a`], Dispel [`VAN_EX1_166b`]
///
/// State: Reprint
//~ reprint VAN_EX1_166 1d1a8c43 310ae708 bcfb7b34.513bb111
pub const VAN_EX1_166: Power = crate::cards::EX1_166;

/// # Moonfire
///
/// `VAN_EX1_166a` · Druid spell · 4 mana
///
/// > Deal 2 damage.
///
/// - Set: Vanilla
///
/// State: Done
//~ done VAN_EX1_166a 39f93bfe - 25e54ae8.5942d4d8
pub const VAN_EX1_166a: Power = spell(&[deal(2).to(TARGET)]);

/// # Dispel
///
/// `VAN_EX1_166b` · Druid spell · 4 mana
///
/// > **Silence** a minion.
///
/// - Set: Vanilla
/// - Mechanics: Silence
///
/// State: Done
//~ done VAN_EX1_166b 02255e32 - 498b9b5d.f887ee50
pub const VAN_EX1_166b: Power = spell(&[silence(A_MINION)]);

/// # Innervate
///
/// `VAN_EX1_169` · Druid spell · 0 mana
///
/// > Gain 2 Mana Crystals this turn only.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Innervate [`EX1_169`](crate::legacy::druid::EX1_169)
///
/// State: Done
//~ done VAN_EX1_169 2c41a20c - 8c886db1.90b388b4
pub const VAN_EX1_169: Power = spell(&[gain_mana(2)]);

/// # Starfire
///
/// `VAN_EX1_173` · Druid spell · 6 mana
///
/// > Deal $5 damage. Draw a card.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Starfire [`EX1_173`](crate::legacy::druid::EX1_173)
///
/// State: Reprint
//~ reprint VAN_EX1_173 3fcab3ec 2cea9d6b 17444f10.4721d369
pub const VAN_EX1_173: Power = crate::cards::EX1_173;

/// # Ancient of War
///
/// `VAN_EX1_178` · Druid minion · 7 mana · 5/5
///
/// > **Choose One -** +5 Attack; or +5 Health and **Taunt**.
///
/// - Set: Vanilla · epic · collectible
/// - Mechanics: Choose One
/// - Refers to: Taunt
/// - Reprint of: Ancient of War [`EX1_178`](crate::classic::druid::EX1_178)
/// - Tokens: Rooted [`VAN_EX1_178a`], Uproot [`VAN_EX1_178b`]
///
/// State: Reprint
//~ reprint VAN_EX1_178 3f5b1997 dff2c981 88b7ca3b.050f5e7b
pub const VAN_EX1_178: Power = crate::cards::EX1_178;

/// # Rooted
///
/// `VAN_EX1_178a` · Druid spell · 7 mana
///
/// > +5 Health and **Taunt**.
///
/// - Set: Vanilla
/// - Refers to: Taunt
///
/// State: Done
//~ done VAN_EX1_178a 0b5b454b - 3fab754e.679918eb
pub const VAN_EX1_178a: Power = spell(&[attach("EX1_178ae")]);

/// # Uproot
///
/// `VAN_EX1_178b` · Druid spell · 7 mana
///
/// > +5 Attack.
///
/// - Set: Vanilla
///
/// State: Done
//~ done VAN_EX1_178b d09c3df7 - 490fc955.d1a43c6f
pub const VAN_EX1_178b: Power = spell(&[attach("EX1_178be")]);

/// # Bite
///
/// `VAN_EX1_570` · Druid spell · 4 mana
///
/// > Give your hero +4 Attack this turn. Gain 4 Armor.
///
/// - Set: Vanilla · rare · collectible
/// - Reprint of: Bite [`EX1_570`](crate::classic::druid::EX1_570)
///
/// State: Reprint
//~ reprint VAN_EX1_570 4c86f348 7657224f bf2ba90e.91b28471
pub const VAN_EX1_570: Power = crate::cards::EX1_570;

/// # Force of Nature
///
/// `VAN_EX1_571` · Druid spell · 6 mana
///
/// > Summon three 2/2 Treants with **Charge** that die at the end of the turn.
///
/// - Set: Vanilla · epic · collectible
/// - Refers to: Charge
/// - Reprint of: Force of Nature [`EX1_571`](crate::classic::druid::EX1_571)
/// - Tokens: Treant [`VAN_EX1_tk9b`]
///
/// State: Done
//~ done VAN_EX1_571 3b0c2762 - f7251d26.63bbfc74
pub const VAN_EX1_571: Power = spell(&[summon(card("VAN_EX1_tk9b")).copies(3)]);

/// # Cenarius
///
/// `VAN_EX1_573` · Druid minion · 9 mana · 5/8
///
/// > **Choose One -** Give your other minions +2/+2; or Summon two 2/2 Treants with **Taunt**.
///
/// - Set: Vanilla · legendary · collectible
/// - Mechanics: Choose One
/// - Refers to: Taunt
/// - Reprint of: Cenarius [`EX1_573`](crate::classic::druid::EX1_573)
/// - Tokens: Demigod's Favor [`VAN_EX1_573a`], Shan'do's Lesson [`VAN_EX1_573b`]
///
/// State: Reprint
//~ reprint VAN_EX1_573 57fafbb9 92c8800d 0d91f57e.248015f1
pub const VAN_EX1_573: Power = crate::cards::EX1_573;

/// # Demigod's Favor
///
/// `VAN_EX1_573a` · Druid spell · 9 mana
///
/// > Give your other minions +2/+2.
///
/// - Set: Vanilla
///
/// State: Done
//~ done VAN_EX1_573a a5ff6ff1 - 7994dd3a.8010dad2
pub const VAN_EX1_573a: Power = spell(&[attach("EX1_573ae").to(OTHER_FRIENDLY_MINIONS)]);

/// # Shan'do's Lesson
///
/// `VAN_EX1_573b` · Druid spell · 9 mana
///
/// > Summon two 2/2 Treants with **Taunt**.
///
/// - Set: Vanilla
/// - Refers to: Taunt
///
/// State: Done
//~ done VAN_EX1_573b b69d1a3c - d21121a3.6bf90f88
pub const VAN_EX1_573b: Power = spell(&[summon(card("EX1_573t")).copies(2)]);

/// # Savagery
///
/// `VAN_EX1_578` · Druid spell · 1 mana
///
/// > Deal damage equal to your hero's Attack to a minion.
///
/// - Set: Vanilla · rare · collectible
/// - Mechanics: Affected By Spell Power
/// - Reprint of: Savagery [`EX1_578`](crate::classic::druid::EX1_578)
///
/// State: Reprint
//~ reprint VAN_EX1_578 1643f07c 779afd3f a4ffb306.d7383ab6
pub const VAN_EX1_578: Power = crate::cards::EX1_578;

/// # Treant
///
/// `VAN_EX1_tk9` · Druid minion · 1 mana · 2/2
///
/// - Set: Vanilla
/// - Tags: `2831` = 1
/// - Tokens: Treant [`VAN_EX1_tk9b`]
///
/// State: Vanilla
//~ vanilla VAN_EX1_tk9 27ed81ee 2d502a38 8b62a35e
pub const VAN_EX1_tk9: Power = VANILLA;

/// # Treant
///
/// `VAN_EX1_tk9b` · Druid minion · 1 mana · 2/2
///
/// > **Charge**. At the end of the turn, destroy this minion.
///
/// - Set: Vanilla
/// - Mechanics: Charge
/// - Tags: `2831` = 1
///
/// State: Done
//~ done VAN_EX1_tk9b f9dad2a9 - 320ea882.991e33f2
pub const VAN_EX1_tk9b: Power = whenever(PLAYERS.turn_end()).then(&[destroy(THIS)]);

/// # Shapeshift
///
/// `VAN_HERO_06bp` · Druid hero power · 2 mana
///
/// > **Hero Power** +1 Attack this turn. +1 Armor.
///
/// - Set: Vanilla · free
/// - Tags: `UPGRADED_HERO_POWER` = 2737
/// - Reprint of: Shapeshift [`HERO_06bp`](crate::legacy::druid::HERO_06bp)
///
/// State: Done
//~ done VAN_HERO_06bp f6bf16b2 - 6e7bc8c8.330574be
pub const VAN_HERO_06bp: Power = hero_power(&[attach("CS2_017o").to(YOUR_HERO), armor(1)]);

/// # Dire Shapeshift
///
/// `VAN_HERO_06bp2` · Druid hero power · 2 mana
///
/// > **Hero Power** +2 Attack this turn. +2 Armor.
///
/// - Set: Vanilla
/// - Reprint of: Dire Shapeshift [`HERO_06bp2`](crate::legacy::druid::HERO_06bp2)
///
/// State: Done
//~ done VAN_HERO_06bp2 ce94e2ec - 57b3fc2c.a54037d3
pub const VAN_HERO_06bp2: Power = hero_power(&[attach("CS2_017o").copies(2).to(YOUR_HERO), armor(2)]);

/// # Starfall
///
/// `VAN_NEW1_007` · Druid spell · 5 mana
///
/// > **Choose One -** Deal $5 damage to a minion; or $2 damage to all enemy minions.
///
/// - Set: Vanilla · rare · collectible
/// - Mechanics: Choose One
/// - Reprint of: Starfall [`NEW1_007`](crate::classic::druid::NEW1_007)
/// - Tokens: Stellar Drift [`VAN_NEW1_007a`], Starlord [`VAN_NEW1_007b`]
///
/// State: Reprint
//~ reprint VAN_NEW1_007 dd42b883 bd9ec21d 0e4f54fd.af63a7e2
pub const VAN_NEW1_007: Power = crate::cards::NEW1_007;

/// # Stellar Drift
///
/// `VAN_NEW1_007a` · Druid spell · 5 mana
///
/// > Deal $2 damage to all enemy minions.
///
/// - Set: Vanilla
///
/// State: Done
//~ done VAN_NEW1_007a d53f7af7 - 259c7b16.6354cda9
pub const VAN_NEW1_007a: Power = spell(&[deal(2).to(ENEMY_MINIONS)]);

/// # Starlord
///
/// `VAN_NEW1_007b` · Druid spell · 5 mana
///
/// > Deal $5 damage to a minion.
///
/// - Set: Vanilla
///
/// State: Done
//~ done VAN_NEW1_007b 05dcb676 - 495a9688.77af5511
pub const VAN_NEW1_007b: Power = spell(&[deal(5).to(A_MINION)]);

/// # Ancient of Lore
///
/// `VAN_NEW1_008` · Druid minion · 7 mana · 5/5
///
/// > **Choose One -** Draw 2 cards; or Restore #5 Health.
///
/// - Set: Vanilla · epic · collectible
/// - Mechanics: Choose One
/// - Reprint of: Ancient of Lore [`NEW1_008`](crate::classic::druid::NEW1_008)
/// - Tokens: Ancient Teachings [`VAN_NEW1_008a`], Ancient Secrets [`VAN_NEW1_008b`]
///
/// State: Done
//~ done VAN_NEW1_008 4d1a17d4 - 1ebcc317.46cc12f1
pub const VAN_NEW1_008: Power = choose_one(&["VAN_NEW1_008a", "VAN_NEW1_008b"]);

/// # Ancient Teachings
///
/// `VAN_NEW1_008a` · Druid spell · 7 mana
///
/// > Draw 2 cards.
///
/// - Set: Vanilla
/// - Reprint of: Ancient Teachings [`NEW1_008a`](crate::classic::druid::NEW1_008a)
///
/// State: Reprint
//~ reprint VAN_NEW1_008a fde799eb 117db2db b403ec7c.021f85ea
pub const VAN_NEW1_008a: Power = crate::cards::NEW1_008a;

/// # Ancient Secrets
///
/// `VAN_NEW1_008b` · Druid spell · 7 mana
///
/// > Restore 5 Health.
///
/// - Set: Vanilla
///
/// State: Done
//~ done VAN_NEW1_008b 5200eba1 - 122b85de.a9c614a9
pub const VAN_NEW1_008b: Power = spell(&[heal(5).to(TARGET)]);
