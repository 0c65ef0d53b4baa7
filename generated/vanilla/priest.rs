//! Priest cards of Vanilla.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Holy Nova
///
/// `VAN_CS1_112` · Priest spell · 5 mana
///
/// > Deal $2 damage to all enemies. Restore #2 Health to all friendly characters.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Holy Nova [`CS1_112`](crate::legacy::priest::CS1_112)
///
/// State: Todo
//~ VAN_CS1_112 todo db55d54e bc5f45f7
pub const VAN_CS1_112: Power = TODO;

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
//~ VAN_CS1_113 reprint a6b7978a 26a73073
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
//~ VAN_CS1_129 reprint dc2859c5 1fb37788
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
/// State: Todo
//~ VAN_CS1_130 todo 830122e7 532e49f1
pub const VAN_CS1_130: Power = TODO;

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
//~ VAN_CS2_003 reprint 84fc3698 ab6370aa
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
//~ VAN_CS2_004 reprint 2c2a45d7 4d713541
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
//~ VAN_CS2_234 reprint 533e2bd0 93da4f68
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
//~ VAN_CS2_235 reprint 43124644 d9657124
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
//~ VAN_CS2_236 reprint 4a10d758 778b7f8a
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
//~ VAN_DS1_233 reprint d14dd798 f26f5de8
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
//~ VAN_EX1_091 reprint 8e369753 d7817d9a
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
//~ VAN_EX1_332 reprint 1ff1ee9c 031d7454
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
//~ VAN_EX1_334 reprint 0f0b89e2 16f78d2f
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
//~ VAN_EX1_335 reprint 7f16dfab afe20bdf
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
//~ VAN_EX1_339 reprint 166456c5 3c1f6d02
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
//~ VAN_EX1_341 reprint f7f335ff 04952150
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
//~ VAN_EX1_345 reprint 669fd959 e8f6d075
pub const VAN_EX1_345: Power = crate::cards::EX1_345;

/// # Shadow of Nothing
///
/// `VAN_EX1_345t` · Priest minion · 0 mana · 0/1
///
/// > Mindgames whiffed! Your opponent had no minions!
///
/// - Set: Vanilla
///
/// State: Todo
//~ VAN_EX1_345t todo b462b04e 326cb1fa
pub const VAN_EX1_345t: Power = TODO;

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
//~ VAN_EX1_350 reprint 3e15cb92 e88e90b4
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
//~ VAN_EX1_591 reprint be7ec45c 7615d3ba
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
//~ VAN_EX1_621 reprint 2ae02dc3 2ab35c70
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
//~ VAN_EX1_622 reprint 43f78edb 91b3ca54
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
//~ VAN_EX1_623 reprint 5a798d1e 4a1af509
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
//~ VAN_EX1_624 reprint 113911fe caaf9678
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
/// State: Todo
//~ VAN_EX1_625 todo d9673d2a 252da8d3
pub const VAN_EX1_625: Power = TODO;

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
//~ VAN_EX1_626 reprint b99f9ea6 0106df6c
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
//~ VAN_EX1_tk31 reprint 8fa87062 b84c6ed3
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
//~ VAN_HERO_09bp reprint 2fca9443 0ebd5ee2
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
//~ VAN_HERO_09bp2 reprint 066c2dc1 acc923d8
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
//~ VAN_HERO_09e1 reprint 3c238d74 36f4649f
pub const VAN_HERO_09e1: Power = crate::cards::HERO_09e1;
