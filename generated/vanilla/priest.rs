//! Priest cards of Vanilla.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file a33922b6

/// # Holy Nova
///
/// `VAN_CS1_112` · Priest spell · 5 mana
///
/// > Deal $2 damage to all enemies. Restore #2 Health to all friendly characters.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Holy Nova [`CS1_112`](crate::legacy::priest::CS1_112)
///
/// State: Done
//~ done VAN_CS1_112 d11b4e6b - bf35903f.b85dfdad
pub const VAN_CS1_112: Power = spell(&[deal(2).to(ENEMIES), heal(2).to(FRIENDLY_CHARACTERS)]);

/// # Mind Control
///
/// `VAN_CS1_113` · Priest spell · 10 mana
///
/// > Take control of an enemy minion.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Mind Control [`CS1_113`](crate::legacy::priest::CS1_113)
///
/// State: Reprint
//~ reprint VAN_CS1_113 9638666b 84a5cbf9 a2488b8b.e1cda9f8
pub const VAN_CS1_113: Power = crate::cards::CS1_113;

/// # Inner Fire
///
/// `VAN_CS1_129` · Priest spell · 1 mana
///
/// > Change a minion's Attack to be equal to its Health.
///
/// - Set: Vanilla · common · collectible
/// - Reprint of: Inner Fire [`CS1_129`](crate::classic::priest::CS1_129)
///
/// State: Reprint
//~ reprint VAN_CS1_129 15ba83f8 5e135443 f8ace4c4.3d64567c
pub const VAN_CS1_129: Power = crate::cards::CS1_129;

/// # Holy Smite
///
/// `VAN_CS1_130` · Priest spell · 1 mana
///
/// > Deal $2 damage.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Holy Smite [`CS1_130`](crate::legacy::priest::CS1_130)
///
/// State: Done
//~ done VAN_CS1_130 15998cca - 14935509.c0c62e9f
pub const VAN_CS1_130: Power = spell(&[deal(2).to(TARGET)]);

/// # Mind Vision
///
/// `VAN_CS2_003` · Priest spell · 1 mana
///
/// > Put a copy of a random card in your opponent's hand into your hand.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Mind Vision [`CS2_003`](crate::legacy::priest::CS2_003)
///
/// State: Reprint
//~ reprint VAN_CS2_003 0d5c9667 7b872d73 6188f0f2.79f1b166
pub const VAN_CS2_003: Power = crate::cards::CS2_003;

/// # Power Word: Shield
///
/// `VAN_CS2_004` · Priest spell · 1 mana
///
/// > Give a minion +2 Health. Draw a card.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Power Word: Shield [`CS2_004`](crate::legacy::priest::CS2_004)
///
/// State: Reprint
//~ reprint VAN_CS2_004 0ce98c6c 82974daf 621cb86e.b0e04134
pub const VAN_CS2_004: Power = crate::cards::CS2_004;

/// # Shadow Word: Pain
///
/// `VAN_CS2_234` · Priest spell · 2 mana
///
/// > Destroy a minion with 3 or less Attack.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Shadow Word: Pain [`CS2_234`](crate::legacy::priest::CS2_234)
///
/// State: Reprint
//~ reprint VAN_CS2_234 f50cf17d eb44f09c f8319419.ae6d10c6
pub const VAN_CS2_234: Power = crate::cards::CS2_234;

/// # Northshire Cleric
///
/// `VAN_CS2_235` · Priest minion · 1 mana · 1/3
///
/// > Whenever a minion is healed, draw a card.
///
/// - Set: Vanilla · common · collectible
/// - Reprint of: Northshire Cleric [`CS2_235`](crate::legacy::priest::CS2_235)
///
/// State: Reprint
//~ reprint VAN_CS2_235 f8fe9361 587b71f5 95ff242c.4f531460
pub const VAN_CS2_235: Power = crate::cards::CS2_235;

/// # Divine Spirit
///
/// `VAN_CS2_236` · Priest spell · 2 mana
///
/// > Double a minion's Health.
///
/// - Set: Vanilla · common · collectible
/// - Reprint of: Divine Spirit [`CS2_236`](crate::legacy::priest::CS2_236)
///
/// State: Reprint
//~ reprint VAN_CS2_236 2c0a04d9 d6747449 9615621a.8ae96480
pub const VAN_CS2_236: Power = crate::cards::CS2_236;

/// # Mind Blast
///
/// `VAN_DS1_233` · Priest spell · 2 mana
///
/// > Deal $5 damage to the enemy hero.
///
/// - Set: Vanilla · common · collectible
/// - Reprint of: Mind Blast [`DS1_233`](crate::legacy::priest::DS1_233)
///
/// State: Reprint
//~ reprint VAN_DS1_233 b7c5351e 4fb7ae43 324f60e2.39dac44b
pub const VAN_DS1_233: Power = crate::cards::DS1_233;

/// # Cabal Shadow Priest
///
/// `VAN_EX1_091` · Priest minion · 6 mana · 4/5
///
/// > **Battlecry:** Take control of an enemy minion that has 2 or less Attack.
///
/// - Set: Vanilla · epic · collectible
/// - Mechanics: Battlecry
/// - Target: "Steal a minion that has 2 or less Attack."
/// - Reprint of: Cabal Shadow Priest [`EX1_091`](crate::classic::priest::EX1_091)
///
/// State: Reprint
//~ reprint VAN_EX1_091 57acbe02 1a88baf0 f75d9d5d.af14c173
pub const VAN_EX1_091: Power = crate::cards::EX1_091;

/// # Silence
///
/// `VAN_EX1_332` · Priest spell · 0 mana
///
/// > **Silence** a minion.
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Silence
/// - Reprint of: Silence [`EX1_332`](crate::classic::priest::EX1_332)
///
/// State: Reprint
//~ reprint VAN_EX1_332 0d49f99d e780200a 240c7ccc.f887ee50
pub const VAN_EX1_332: Power = crate::cards::EX1_332;

/// # Shadow Madness
///
/// `VAN_EX1_334` · Priest spell · 4 mana
///
/// > Gain control of an enemy minion with 3 or less Attack until end of turn.
///
/// - Set: Vanilla · rare · collectible
/// - Reprint of: Shadow Madness [`EX1_334`](crate::classic::priest::EX1_334)
///
/// State: Reprint
//~ reprint VAN_EX1_334 38bdc81c 2f2dafe2 e429c901.d6c844a3
pub const VAN_EX1_334: Power = crate::cards::EX1_334;

/// # Lightspawn
///
/// `VAN_EX1_335` · Priest minion · 4 mana · 0/5
///
/// > This minion's Attack is always equal to its Health.
///
/// - Set: Vanilla · common · collectible
/// - Reprint of: Lightspawn [`EX1_335`](crate::classic::priest::EX1_335)
///
/// State: Reprint
//~ reprint VAN_EX1_335 5f940910 84aa4ef8 d2ac3460.705cee4f
pub const VAN_EX1_335: Power = crate::cards::EX1_335;

/// # Thoughtsteal
///
/// `VAN_EX1_339` · Priest spell · 3 mana
///
/// > Copy 2 cards in your opponent's deck and add them to your hand.
///
/// - Set: Vanilla · common · collectible
/// - Reprint of: Thoughtsteal [`EX1_339`](crate::classic::priest::EX1_339)
///
/// State: Reprint
//~ reprint VAN_EX1_339 379f6a39 4923dd97 2a6b2a00.518941c3
pub const VAN_EX1_339: Power = crate::cards::EX1_339;

/// # Lightwell
///
/// `VAN_EX1_341` · Priest minion · 2 mana · 0/5
///
/// > At the start of your turn, restore #3 Health to a damaged friendly character.
///
/// - Set: Vanilla · rare · collectible
/// - Reprint of: Lightwell [`EX1_341`](crate::classic::priest::EX1_341)
///
/// State: Reprint
//~ reprint VAN_EX1_341 91291f04 6a876b0d 3a43cdf8.d1455a4c
pub const VAN_EX1_341: Power = crate::cards::EX1_341;

/// # Mindgames
///
/// `VAN_EX1_345` · Priest spell · 4 mana
///
/// > Put a copy of a random minion from your opponent's deck into the battlefield.
///
/// - Set: Vanilla · epic · collectible
/// - Reprint of: Mindgames [`EX1_345`](crate::classic::priest::EX1_345)
/// - Tokens: Shadow of Nothing [`VAN_EX1_345t`]
///
/// State: Reprint
//~ reprint VAN_EX1_345 bdf3653d 1289a0f9 1ed63a44.36b51c4a
pub const VAN_EX1_345: Power = crate::cards::EX1_345;

/// # Shadow of Nothing
///
/// `VAN_EX1_345t` · Priest minion · 0 mana · 0/1
///
/// > Mindgames whiffed! Your opponent had no minions!
///
/// - Set: Vanilla
///
/// State: Done
//~ done VAN_EX1_345t b7a69f33 - 119d1db5.e6a9023d
pub const VAN_EX1_345t: Power = VANILLA;

/// # Prophet Velen
///
/// `VAN_EX1_350` · Priest minion · 7 mana · 7/7
///
/// > Double the damage and healing of your spells and Hero Power.
///
/// - Set: Vanilla · legendary · collectible
/// - Reprint of: Prophet Velen [`EX1_350`](crate::classic::priest::EX1_350)
///
/// State: Reprint
//~ reprint VAN_EX1_350 742401e7 b74a400d cda460d6.a9bdc1ac
pub const VAN_EX1_350: Power = crate::cards::EX1_350;

/// # Auchenai Soulpriest
///
/// `VAN_EX1_591` · Priest minion · 4 mana · 3/5
///
/// > Your cards and powers that restore Health now deal damage instead.
///
/// - Set: Vanilla · rare · collectible
/// - Reprint of: Auchenai Soulpriest [`EX1_591`](crate::classic::priest::EX1_591)
///
/// State: Reprint
//~ reprint VAN_EX1_591 b57abf30 ddcd922d c746164a.113b8e97
pub const VAN_EX1_591: Power = crate::cards::EX1_591;

/// # Circle of Healing
///
/// `VAN_EX1_621` · Priest spell · 0 mana
///
/// > Restore #4 Health to ALL minions.
///
/// - Set: Vanilla · common · collectible
/// - Reprint of: Circle of Healing [`EX1_621`](crate::classic::priest::EX1_621)
///
/// State: Reprint
//~ reprint VAN_EX1_621 9431cd99 97173184 1e6882ed.c6336492
pub const VAN_EX1_621: Power = crate::cards::EX1_621;

/// # Shadow Word: Death
///
/// `VAN_EX1_622` · Priest spell · 3 mana
///
/// > Destroy a minion with 5 or more Attack.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Shadow Word: Death [`EX1_622`](crate::legacy::priest::EX1_622)
///
/// State: Reprint
//~ reprint VAN_EX1_622 e5602df1 00d9c5a9 798ed155.29040c58
pub const VAN_EX1_622: Power = crate::cards::EX1_622;

/// # Temple Enforcer
///
/// `VAN_EX1_623` · Priest minion · 6 mana · 6/6
///
/// > **Battlecry:** Give a friendly minion +3 Health.
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Battlecry
/// - Target: "Give +3 Health."
/// - Reprint of: Temple Enforcer [`EX1_623`](crate::classic::priest::EX1_623)
///
/// State: Reprint
//~ reprint VAN_EX1_623 d8a7f7bf 134bae11 fd6d5f45.0d24a26e
pub const VAN_EX1_623: Power = crate::cards::EX1_623;

/// # Holy Fire
///
/// `VAN_EX1_624` · Priest spell · 6 mana
///
/// > Deal $5 damage. Restore #5 Health to your hero.
///
/// - Set: Vanilla · rare · collectible
/// - Reprint of: Holy Fire [`EX1_624`](crate::classic::priest::EX1_624)
///
/// State: Reprint
//~ reprint VAN_EX1_624 9dd7094f e8866dec 5876ee25.0697fea6
pub const VAN_EX1_624: Power = crate::cards::EX1_624;

/// # Shadowform
///
/// `VAN_EX1_625` · Priest spell · 3 mana
///
/// > Your Hero Power becomes 'Deal 2 damage.' If already in Shadowform: 3 damage.
///
/// - Set: Vanilla · epic · collectible
/// - Reprint of: Shadowform [`EX1_625`](crate::classic::priest::EX1_625)
/// - Tokens: Mind Spike [`EX1_625t`](crate::classic::priest::EX1_625t)
///
/// State: Done
//~ done VAN_EX1_625 d50368be - 9c72d3aa.45dafea4
pub const VAN_EX1_625: Power = spell(&[either(
    there_is(&YOUR_HERO_POWER.that(any(&[named("EX1_625t"), named("EX1_625t2")]))),
    &[become_hero_power(card("EX1_625t2"))],
    &[become_hero_power(card("EX1_625t"))],
)]);

/// # Mass Dispel
///
/// `VAN_EX1_626` · Priest spell · 4 mana
///
/// > **Silence** all enemy minions. Draw a card.
///
/// - Set: Vanilla · rare · collectible
/// - Mechanics: Silence
/// - Reprint of: Mass Dispel [`EX1_626`](crate::classic::priest::EX1_626)
///
/// State: Reprint
//~ reprint VAN_EX1_626 76e21d80 fd2dd27a 565ee76a.3fd56d73
pub const VAN_EX1_626: Power = crate::cards::EX1_626;

/// # Mind Controlling
///
/// `VAN_EX1_tk31` · Priest enchantment
///
/// - Set: Vanilla · common
/// - Mechanics: Summoned
/// - Reprint of: Mind Controlling [`EX1_tk31`](crate::classic::priest::EX1_tk31)
///
/// State: Reprint
//~ reprint VAN_EX1_tk31 02b2b8f6 a3cd613f ab9aee6c
pub const VAN_EX1_tk31: Power = crate::cards::EX1_tk31;

/// # Lesser Heal
///
/// `VAN_HERO_09bp` · Priest hero power · 2 mana
///
/// > **Hero Power** Restore #2 Health.
///
/// - Set: Vanilla · free
/// - Tags: `UPGRADED_HERO_POWER` = 2741
/// - Reprint of: Lesser Heal [`HERO_09bp`](crate::legacy::priest::HERO_09bp)
///
/// State: Reprint
//~ reprint VAN_HERO_09bp 79c23f9a 43a1f0db 5a134aad.6adf06c6
pub const VAN_HERO_09bp: Power = crate::cards::HERO_09bp;

/// # Heal
///
/// `VAN_HERO_09bp2` · Priest hero power · 2 mana
///
/// > **Hero Power** Restore #4 Health.
///
/// - Set: Vanilla
/// - Reprint of: Heal [`HERO_09bp2`](crate::legacy::priest::HERO_09bp2)
///
/// State: Reprint
//~ reprint VAN_HERO_09bp2 6dfed9f8 7b9451c2 7d294631.a2514175
pub const VAN_HERO_09bp2: Power = crate::cards::HERO_09bp2;

/// # Lesser Fortitude
///
/// `VAN_HERO_09e1` · Priest enchantment
///
/// > +1 Health.
///
/// - Set: Vanilla
/// - Reprint of: Lesser Fortitude [`HERO_09e1`](crate::legacy::priest::HERO_09e1)
///
/// State: Reprint
//~ reprint VAN_HERO_09e1 fa9c33cb e83cfcca 06c82d01.1e24a525
pub const VAN_HERO_09e1: Power = crate::cards::HERO_09e1;
