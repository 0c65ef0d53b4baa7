//! Mage cards of Vanilla.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 8cdb6160

/// # Polymorph
///
/// `VAN_CS2_022` · Mage spell · 4 mana
///
/// > Transform a minion into a 1/1 Sheep.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Polymorph [`CS2_022`](crate::legacy::mage::CS2_022)
/// - Tokens: Sheep [`VAN_CS2_tk1`](crate::vanilla::neutral::VAN_CS2_tk1)
///
/// State: Reprint
//~ reprint VAN_CS2_022 2dddc6f3 6dca08f7 8b3dc10f.b5c105e9
pub const VAN_CS2_022: Power = crate::cards::CS2_022;

/// # Arcane Intellect
///
/// `VAN_CS2_023` · Mage spell · 3 mana
///
/// > Draw 2 cards.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Arcane Intellect [`CS2_023`](crate::legacy::mage::CS2_023)
///
/// State: Reprint
//~ reprint VAN_CS2_023 eaa275d5 c94d29a7 69e16392.021f85ea
pub const VAN_CS2_023: Power = crate::cards::CS2_023;

/// # Frostbolt
///
/// `VAN_CS2_024` · Mage spell · 2 mana
///
/// > Deal $3 damage to a character and **Freeze** it.
///
/// - Set: Vanilla · free · collectible
/// - Mechanics: Freeze
/// - Reprint of: Frostbolt [`CS2_024`](crate::legacy::mage::CS2_024)
///
/// State: Reprint
//~ reprint VAN_CS2_024 f3cc4142 4920af35 022c0784.f9c462c7
pub const VAN_CS2_024: Power = crate::cards::CS2_024;

/// # Arcane Explosion
///
/// `VAN_CS2_025` · Mage spell · 2 mana
///
/// > Deal $1 damage to all enemy minions.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Arcane Explosion [`CS2_025`](crate::legacy::mage::CS2_025)
///
/// State: Reprint
//~ reprint VAN_CS2_025 03cee3d9 0d83df27 9a64eb54.6f8fb101
pub const VAN_CS2_025: Power = crate::cards::CS2_025;

/// # Frost Nova
///
/// `VAN_CS2_026` · Mage spell · 3 mana
///
/// > **Freeze** all enemy minions.
///
/// - Set: Vanilla · free · collectible
/// - Mechanics: Freeze
/// - Reprint of: Frost Nova [`CS2_026`](crate::legacy::mage::CS2_026)
///
/// State: Reprint
//~ reprint VAN_CS2_026 79d54df2 cfa0fbc3 3867be2c.e3257e1b
pub const VAN_CS2_026: Power = crate::cards::CS2_026;

/// # Mirror Image
///
/// `VAN_CS2_027` · Mage spell · 1 mana
///
/// > Summon two 0/2 minions with **Taunt**.
///
/// - Set: Vanilla · free · collectible
/// - Refers to: Taunt
/// - Reprint of: Mirror Image [`CS2_027`](crate::legacy::mage::CS2_027)
/// - Tokens: Mirror Image [`VAN_CS2_mirror`]
///
/// State: Reprint
//~ reprint VAN_CS2_027 5a3d9268 63c64f0e 6871540a.4f4134a8
pub const VAN_CS2_027: Power = crate::cards::CS2_027;

/// # Blizzard
///
/// `VAN_CS2_028` · Mage spell · 6 mana
///
/// > Deal $2 damage to all enemy minions and **Freeze** them.
///
/// - Set: Vanilla · rare · collectible
/// - Mechanics: Freeze
/// - Reprint of: Blizzard [`CS2_028`](crate::classic::mage::CS2_028)
///
/// State: Reprint
//~ reprint VAN_CS2_028 908bb731 a07bdaf0 8ce8d1f6.69278d21
pub const VAN_CS2_028: Power = crate::cards::CS2_028;

/// # Fireball
///
/// `VAN_CS2_029` · Mage spell · 4 mana
///
/// > Deal $6 damage.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Fireball [`CS2_029`](crate::legacy::mage::CS2_029)
///
/// State: Reprint
//~ reprint VAN_CS2_029 ce186b96 e6be2c95 82d60fa3.cd475996
pub const VAN_CS2_029: Power = crate::cards::CS2_029;

/// # Ice Lance
///
/// `VAN_CS2_031` · Mage spell · 1 mana
///
/// > **Freeze** a character. If it was already **Frozen**, deal $4 damage instead.
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Freeze
/// - Reprint of: Ice Lance [`CS2_031`](crate::classic::mage::CS2_031)
///
/// State: Reprint
//~ reprint VAN_CS2_031 51091a7b 7d0c4ca8 7408e405.e5d949dd
pub const VAN_CS2_031: Power = crate::cards::CS2_031;

/// # Flamestrike
///
/// `VAN_CS2_032` · Mage spell · 7 mana
///
/// > Deal $4 damage to all enemy minions.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Flamestrike [`CS2_032`](crate::legacy::mage::CS2_032)
///
/// State: Done
//~ done VAN_CS2_032 cbe009f5 - a914e761.e83d217f
pub const VAN_CS2_032: Power = spell(&[deal(4).to(ENEMY_MINIONS)]);

/// # Water Elemental
///
/// `VAN_CS2_033` · Mage minion · 4 mana · 3/6
///
/// > **Freeze** any character damaged by this minion.
///
/// - Set: Vanilla · free · collectible
/// - Mechanics: Freeze
/// - Reprint of: Water Elemental [`CS2_033`](crate::legacy::mage::CS2_033)
///
/// State: Reprint
//~ reprint VAN_CS2_033 3ab21fe8 0a9bb078 d55a4f96.71ce65d6
pub const VAN_CS2_033: Power = crate::cards::CS2_033;

/// # Mirror Image
///
/// `VAN_CS2_mirror` · Mage minion · 0 mana · 0/2
///
/// > **Taunt**
///
/// - Set: Vanilla · common
/// - Mechanics: Taunt
/// - Reprint of: Mirror Image [`CS2_mirror`](crate::legacy::mage::CS2_mirror)
///
/// State: Vanilla
//~ vanilla VAN_CS2_mirror 0a1f452e 48f22fba cd2672fe.4b0c5d24
pub const VAN_CS2_mirror: Power = VANILLA;

/// # Ethereal Arcanist
///
/// `VAN_EX1_274` · Mage minion · 4 mana · 3/3
///
/// > If you control a **Secret** at the end of your turn, gain +2/+2.
///
/// - Set: Vanilla · rare · collectible
/// - Refers to: Secret
/// - Reprint of: Ethereal Arcanist [`EX1_274`](crate::classic::mage::EX1_274)
///
/// State: Reprint
//~ reprint VAN_EX1_274 85aced23 1ea26355 287cfde5.3bad2e36
pub const VAN_EX1_274: Power = crate::cards::EX1_274;

/// # Cone of Cold
///
/// `VAN_EX1_275` · Mage spell · 4 mana
///
/// > **Freeze** a minion and the minions next to it, and deal $1 damage to them.
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Freeze
/// - Reprint of: Cone of Cold [`EX1_275`](crate::classic::mage::EX1_275)
///
/// State: Reprint
//~ reprint VAN_EX1_275 964d7318 5c2c824b 1894fd67.872e7e3e
pub const VAN_EX1_275: Power = crate::cards::EX1_275;

/// # Arcane Missiles
///
/// `VAN_EX1_277` · Mage spell · 1 mana
///
/// > Deal $3 damage randomly split among all enemy characters.
///
/// - Set: Vanilla · free · collectible
/// - Mechanics: Immune To Spellpower
/// - Reprint of: Arcane Missiles [`EX1_277`](crate::legacy::mage::EX1_277)
///
/// State: Done
//~ done VAN_EX1_277 7c72b621 - c33f9326.e3bd07ab
pub const VAN_EX1_277: Power = spell(&[deal(3).split_among(ENEMIES)]);

/// # Pyroblast
///
/// `VAN_EX1_279` · Mage spell · 10 mana
///
/// > Deal $10 damage.
///
/// - Set: Vanilla · epic · collectible
/// - Reprint of: Pyroblast [`EX1_279`](crate::classic::mage::EX1_279)
///
/// State: Reprint
//~ reprint VAN_EX1_279 23203558 f9abfd99 3a85f30c.b127a5f9
pub const VAN_EX1_279: Power = crate::cards::EX1_279;

/// # Counterspell
///
/// `VAN_EX1_287` · Mage spell · 3 mana
///
/// > **Secret:** When your opponent casts a spell, **Counter** it.
///
/// - Set: Vanilla · rare · collectible
/// - Mechanics: Secret
/// - Refers to: Counter
/// - Reprint of: Counterspell [`EX1_287`](crate::classic::mage::EX1_287)
///
/// State: Reprint
//~ reprint VAN_EX1_287 070350fc 76fab410 157a5cd9.c408fefb
pub const VAN_EX1_287: Power = crate::cards::EX1_287;

/// # Ice Barrier
///
/// `VAN_EX1_289` · Mage spell · 3 mana
///
/// > **Secret:** As soon as your hero is attacked, gain 8 Armor.
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Secret
/// - Reprint of: Ice Barrier [`EX1_289`](crate::classic::mage::EX1_289)
///
/// State: Done
//~ done VAN_EX1_289 0cd33f99 - 31b22557.13fce674
pub const VAN_EX1_289: Power = whenever(ENEMIES.attack(all(&[HERO, FRIENDLY]))).then(&[armor(8)]);

/// # Mirror Entity
///
/// `VAN_EX1_294` · Mage spell · 3 mana
///
/// > **Secret:** When your opponent plays a minion, summon a copy of it.
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Secret
/// - Reprint of: Mirror Entity [`EX1_294`](crate::classic::mage::EX1_294)
///
/// State: Done
//~ done VAN_EX1_294 022d1f7f - 0d37260f.4429da7a
pub const VAN_EX1_294: Power = after(OPPONENT.play(MINION)).then(&[summon(copy_of(THAT))]);

/// # Ice Block
///
/// `VAN_EX1_295` · Mage spell · 3 mana
///
/// > **Secret:** When your hero takes fatal damage, prevent it and become **Immune** this turn.
///
/// - Set: Vanilla · epic · collectible
/// - Mechanics: Secret
/// - Refers to: Immune
/// - Reprint of: Ice Block [`EX1_295`](crate::classic::mage::EX1_295)
///
/// State: Reprint
//~ reprint VAN_EX1_295 94eb4c61 a6913461 353d630c.f5694a50
pub const VAN_EX1_295: Power = crate::cards::EX1_295;

/// # Archmage Antonidas
///
/// `VAN_EX1_559` · Mage minion · 7 mana · 5/7
///
/// > Whenever you cast a spell, add a 'Fireball' spell to your hand.
///
/// - Set: Vanilla · legendary · collectible
/// - Reprint of: Archmage Antonidas [`EX1_559`](crate::classic::mage::EX1_559)
/// - Tokens: Fireball [`VAN_CS2_029`]
///
/// State: Reprint
//~ reprint VAN_EX1_559 ae589556 8889e241 8c6d1574.93643392
pub const VAN_EX1_559: Power = crate::cards::EX1_559;

/// # Vaporize
///
/// `VAN_EX1_594` · Mage spell · 3 mana
///
/// > **Secret:** When a minion attacks your hero, destroy it.
///
/// - Set: Vanilla · rare · collectible
/// - Mechanics: Secret
/// - Reprint of: Vaporize [`EX1_594`](crate::classic::mage::EX1_594)
///
/// State: Reprint
//~ reprint VAN_EX1_594 43713222 ca877266 e476bfb3.007fa818
pub const VAN_EX1_594: Power = crate::cards::EX1_594;

/// # Sorcerer's Apprentice
///
/// `VAN_EX1_608` · Mage minion · 2 mana · 3/2
///
/// > Your spells cost (1) less.
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Aura
/// - Reprint of: Sorcerer's Apprentice [`EX1_608`](crate::classic::mage::EX1_608)
/// - Enchantments: Apprentice's Assistance [`VAN_EX1_608e`]
///
/// State: Done
//~ done VAN_EX1_608 5c90c620 - 0090ebcc.f6a37700
pub const VAN_EX1_608: Power = aura(YOUR_HAND.that(SPELL)).gives("VAN_EX1_608e");

/// # Apprentice's Assistance
///
/// `VAN_EX1_608e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: Vanilla
///
/// State: Todo
//~ todo VAN_EX1_608e ba5e6045 a659e6c7 8e7cef19.f705eb41
pub const VAN_EX1_608e: Power = TODO;

/// # Kirin Tor Mage
///
/// `VAN_EX1_612` · Mage minion · 3 mana · 4/3
///
/// > **Battlecry:** The next **Secret** you play this turn costs (0).
///
/// - Set: Vanilla · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Secret
/// - Reprint of: Kirin Tor Mage [`EX1_612`](crate::classic::mage::EX1_612)
///
/// State: Reprint
//~ reprint VAN_EX1_612 7ab20cd4 3882c559 60603bb7.f821bf78
pub const VAN_EX1_612: Power = crate::cards::EX1_612;

/// # Fireblast
///
/// `VAN_HERO_08bp` · Mage hero power · 2 mana
///
/// > **Hero Power** Deal $1 damage.
///
/// - Set: Vanilla · free
/// - Tags: `UPGRADED_HERO_POWER` = 2739
/// - Target: "Deal 1 damage."
/// - Reprint of: Fireblast [`HERO_08bp`](crate::legacy::mage::HERO_08bp)
///
/// State: Reprint
//~ reprint VAN_HERO_08bp 063a1e8a dc0f04c7 caf8de3a.aee9dd5c
pub const VAN_HERO_08bp: Power = crate::cards::HERO_08bp;

/// # Fireblast Rank 2
///
/// `VAN_HERO_08bp2` · Mage hero power · 2 mana
///
/// > **Hero Power** Deal $2 damage.
///
/// - Set: Vanilla
/// - Reprint of: Fireblast Rank 2 [`HERO_08bp2`](crate::legacy::mage::HERO_08bp2)
///
/// State: Reprint
//~ reprint VAN_HERO_08bp2 7fd7d0a9 eb596288 3de6d818.d8949463
pub const VAN_HERO_08bp2: Power = crate::cards::HERO_08bp2;

/// # Mana Wyrm
///
/// `VAN_NEW1_012` · Mage minion · 1 mana · 1/3
///
/// > Whenever you cast a spell, gain +1 Attack.
///
/// - Set: Vanilla · common · collectible
/// - Reprint of: Mana Wyrm [`NEW1_012`](crate::classic::mage::NEW1_012)
///
/// State: Reprint
//~ reprint VAN_NEW1_012 383face7 a92096af b42c454c.25a7de61
pub const VAN_NEW1_012: Power = crate::cards::NEW1_012;

/// # Spellbender
///
/// `VAN_tt_010` · Mage spell · 3 mana
///
/// > **Secret:** When an enemy casts a spell on a minion, summon a 1/3 as the new target.
///
/// - Set: Vanilla · epic · collectible
/// - Mechanics: Secret
/// - Reprint of: Spellbender [`tt_010`](crate::classic::mage::tt_010)
/// - Tokens: Spellbender [`VAN_tt_010a`]
///
/// State: Reprint
//~ reprint VAN_tt_010 78d97583 c4c44dc7 a5efd80a.9d5cc29a
pub const VAN_tt_010: Power = crate::cards::tt_010;

/// # Spellbender
///
/// `VAN_tt_010a` · Mage minion · 0 mana · 1/3
///
/// - Set: Vanilla
///
/// State: Vanilla
//~ vanilla VAN_tt_010a d479a1e2 13f0ce93 cae38712
pub const VAN_tt_010a: Power = VANILLA;
