//! Druid cards of Vanilla.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

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
//~ VAN_CS2_005 reprint 91b32d9c 51492b51
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
//~ VAN_CS2_007 reprint e7e27c66 a50ca789
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
//~ VAN_CS2_008 reprint 708449c5 e276aeed
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
/// State: Todo
//~ VAN_CS2_009 todo 47121a67 81698a5f
pub const VAN_CS2_009: Power = TODO;

/// # Mark of the Wild
///
/// `VAN_CS2_009e` · Druid enchantment
///
/// > +2/+2 and **Taunt**.
///
/// - Set: Vanilla
///
/// State: Todo
//~ VAN_CS2_009e todo 8a32a52d 37fead2b
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
//~ VAN_CS2_011 reprint 6fcc1726 d9710b6d
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
//~ VAN_CS2_012 reprint bde3c37b 1304b8fc
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
//~ VAN_CS2_013 reprint ae9a0e85 12dd3f9c
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
//~ VAN_CS2_232 vanilla 807543cf 9491c5f6
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
//~ VAN_EX1_154 reprint 2f54fb0b ec3b916c
pub const VAN_EX1_154: Power = crate::cards::EX1_154;

/// # Solar Wrath
///
/// `VAN_EX1_154a` · Druid spell · 2 mana
///
/// > Deal $3 damage to a minion.
///
/// - Set: Vanilla
///
/// State: Todo
//~ VAN_EX1_154a todo dff51b66 7a3e9502
pub const VAN_EX1_154a: Power = TODO;

/// # Nature's Wrath
///
/// `VAN_EX1_154b` · Druid spell · 2 mana
///
/// > Deal $1 damage to a minion. Draw a card.
///
/// - Set: Vanilla
///
/// State: Todo
//~ VAN_EX1_154b todo bef1a19f f2a6e420
pub const VAN_EX1_154b: Power = TODO;

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
//~ VAN_EX1_155 reprint 4fa3348f 0dd04aaa
pub const VAN_EX1_155: Power = crate::cards::EX1_155;

/// # Tiger's Fury
///
/// `VAN_EX1_155a` · Druid spell · 3 mana
///
/// > +4 Attack.
///
/// - Set: Vanilla
///
/// State: Todo
//~ VAN_EX1_155a todo b805b07c 65311eb4
pub const VAN_EX1_155a: Power = TODO;

/// # Thick Hide
///
/// `VAN_EX1_155b` · Druid spell · 3 mana
///
/// > +4 Health and **Taunt**.
///
/// - Set: Vanilla
/// - Refers to: Taunt
///
/// State: Todo
//~ VAN_EX1_155b todo c8ee79d3 7ef984d4
pub const VAN_EX1_155b: Power = TODO;

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
//~ VAN_EX1_158 reprint 12a6e59b 7bbe8641
pub const VAN_EX1_158: Power = crate::cards::EX1_158;

/// # Soul of the Forest
///
/// `VAN_EX1_158e` · Druid enchantment
///
/// > **Deathrattle:** Summon a 2/2 Treant.
///
/// - Set: Vanilla
///
/// State: Todo
//~ VAN_EX1_158e todo 98b2c70b 3388a704
pub const VAN_EX1_158e: Power = TODO;

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
//~ VAN_EX1_160 reprint aaea63b7 6e7465f6
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
/// State: Todo
//~ VAN_EX1_160a todo 84d730d7 7ecd94ef
pub const VAN_EX1_160a: Power = TODO;

/// # Leader of the Pack
///
/// `VAN_EX1_160b` · Druid spell · 2 mana
///
/// > Give your minions +1/+1.
///
/// - Set: Vanilla
///
/// State: Todo
//~ VAN_EX1_160b todo 74c36875 5d90500d
pub const VAN_EX1_160b: Power = TODO;

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
//~ VAN_EX1_161 reprint 02ddb49a 7ff1621a
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
//~ VAN_EX1_164 reprint 337cf0ff d1201fe2
pub const VAN_EX1_164: Power = crate::cards::EX1_164;

/// # Rampant Growth
///
/// `VAN_EX1_164a` · Druid spell · 5 mana
///
/// > Gain 2 Mana Crystals.
///
/// - Set: Vanilla
///
/// State: Todo
//~ VAN_EX1_164a todo d196a072 70b4d150
pub const VAN_EX1_164a: Power = TODO;

/// # Enrich
///
/// `VAN_EX1_164b` · Druid spell · 5 mana
///
/// > Draw 3 cards.
///
/// - Set: Vanilla
///
/// State: Todo
//~ VAN_EX1_164b todo 7bd27a04 74fdd426
pub const VAN_EX1_164b: Power = TODO;

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
/// State: Todo
//~ VAN_EX1_165 todo 57684ae7 0e393dab
pub const VAN_EX1_165: Power = TODO;

/// # Cat Form
///
/// `VAN_EX1_165a` · Druid spell · 0 mana
///
/// > **Charge**
///
/// - Set: Vanilla · common
/// - Mechanics: Charge
///
/// State: Todo
//~ VAN_EX1_165a todo ff993ad1 ada9fbc9
pub const VAN_EX1_165a: Power = TODO;

/// # Bear Form
///
/// `VAN_EX1_165b` · Druid spell · 0 mana
///
/// > +2 Health and **Taunt**
///
/// - Set: Vanilla · common
/// - Refers to: Taunt
///
/// State: Todo
//~ VAN_EX1_165b todo 6626ac8a 1347ac0d
pub const VAN_EX1_165b: Power = TODO;

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
//~ VAN_EX1_165t1 vanilla 340676b3 331a9617
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
//~ VAN_EX1_165t2 vanilla 0abd0e77 a453e087
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
//~ VAN_EX1_166 reprint 8cbc65cf 747fa16f
pub const VAN_EX1_166: Power = crate::cards::EX1_166;

/// # Moonfire
///
/// `VAN_EX1_166a` · Druid spell · 4 mana
///
/// > Deal 2 damage.
///
/// - Set: Vanilla
///
/// State: Todo
//~ VAN_EX1_166a todo c1901c2a b110ebc4
pub const VAN_EX1_166a: Power = TODO;

/// # Dispel
///
/// `VAN_EX1_166b` · Druid spell · 4 mana
///
/// > **Silence** a minion.
///
/// - Set: Vanilla
/// - Mechanics: Silence
///
/// State: Todo
//~ VAN_EX1_166b todo 55a855ff e2d87d1c
pub const VAN_EX1_166b: Power = TODO;

/// # Innervate
///
/// `VAN_EX1_169` · Druid spell · 0 mana
///
/// > Gain 2 Mana Crystals this turn only.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Innervate [`EX1_169`](crate::legacy::druid::EX1_169)
///
/// State: Todo
//~ VAN_EX1_169 todo d8a545dc ec0c2313
pub const VAN_EX1_169: Power = TODO;

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
//~ VAN_EX1_173 reprint 8df91713 5110e896
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
//~ VAN_EX1_178 reprint b109b993 d94d16c7
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
/// State: Todo
//~ VAN_EX1_178a todo 5a4f79bd b0ea7c30
pub const VAN_EX1_178a: Power = TODO;

/// # Uproot
///
/// `VAN_EX1_178b` · Druid spell · 7 mana
///
/// > +5 Attack.
///
/// - Set: Vanilla
///
/// State: Todo
//~ VAN_EX1_178b todo 182182a5 54be1c3f
pub const VAN_EX1_178b: Power = TODO;

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
//~ VAN_EX1_570 reprint 0c4f75a7 b95845e9
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
/// State: Todo
//~ VAN_EX1_571 todo 183fcff5 bdd4d1e7
pub const VAN_EX1_571: Power = TODO;

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
//~ VAN_EX1_573 reprint df119b36 44724b17
pub const VAN_EX1_573: Power = crate::cards::EX1_573;

/// # Demigod's Favor
///
/// `VAN_EX1_573a` · Druid spell · 9 mana
///
/// > Give your other minions +2/+2.
///
/// - Set: Vanilla
///
/// State: Todo
//~ VAN_EX1_573a todo 319c91f4 e8f78edf
pub const VAN_EX1_573a: Power = TODO;

/// # Shan'do's Lesson
///
/// `VAN_EX1_573b` · Druid spell · 9 mana
///
/// > Summon two 2/2 Treants with **Taunt**.
///
/// - Set: Vanilla
/// - Refers to: Taunt
///
/// State: Todo
//~ VAN_EX1_573b todo 79058834 2cf82356
pub const VAN_EX1_573b: Power = TODO;

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
//~ VAN_EX1_578 reprint 01575a4d 7eb8f29e
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
//~ VAN_EX1_tk9 vanilla a886e219 7ecd479d
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
/// State: Todo
//~ VAN_EX1_tk9b todo d708e8bc e2093875
pub const VAN_EX1_tk9b: Power = TODO;

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
/// State: Todo
//~ VAN_HERO_06bp todo 1a4ab319 ba01b2b0
pub const VAN_HERO_06bp: Power = TODO;

/// # Dire Shapeshift
///
/// `VAN_HERO_06bp2` · Druid hero power · 2 mana
///
/// > **Hero Power** +2 Attack this turn. +2 Armor.
///
/// - Set: Vanilla
/// - Reprint of: Dire Shapeshift [`HERO_06bp2`](crate::legacy::druid::HERO_06bp2)
///
/// State: Todo
//~ VAN_HERO_06bp2 todo cc28f616 4bd9d901
pub const VAN_HERO_06bp2: Power = TODO;

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
//~ VAN_NEW1_007 reprint 47d9b824 aa90ac0d
pub const VAN_NEW1_007: Power = crate::cards::NEW1_007;

/// # Stellar Drift
///
/// `VAN_NEW1_007a` · Druid spell · 5 mana
///
/// > Deal $2 damage to all enemy minions.
///
/// - Set: Vanilla
///
/// State: Todo
//~ VAN_NEW1_007a todo 4a4c8bbc b1d77d6f
pub const VAN_NEW1_007a: Power = TODO;

/// # Starlord
///
/// `VAN_NEW1_007b` · Druid spell · 5 mana
///
/// > Deal $5 damage to a minion.
///
/// - Set: Vanilla
///
/// State: Todo
//~ VAN_NEW1_007b todo 49ab1643 ee93fdef
pub const VAN_NEW1_007b: Power = TODO;

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
/// State: Todo
//~ VAN_NEW1_008 todo bb8d54b7 5236bb30
pub const VAN_NEW1_008: Power = TODO;

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
//~ VAN_NEW1_008a reprint 90cb117c 5c76ae6b
pub const VAN_NEW1_008a: Power = crate::cards::NEW1_008a;

/// # Ancient Secrets
///
/// `VAN_NEW1_008b` · Druid spell · 7 mana
///
/// > Restore 5 Health.
///
/// - Set: Vanilla
///
/// State: Todo
//~ VAN_NEW1_008b todo ec4f186c d36d4859
pub const VAN_NEW1_008b: Power = TODO;
