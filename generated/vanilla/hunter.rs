//! Hunter cards of Vanilla.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Hunter's Mark
///
/// `VAN_CS2_084` · Hunter spell · 0 mana
///
/// > Change a minion's Health to 1.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Hunter's Mark [`CS2_084`](crate::legacy::hunter::CS2_084)
///
/// State: Reprint
//~ VAN_CS2_084 reprint 769c16a2 85169ffd
pub const VAN_CS2_084: Power = crate::cards::CS2_084;

/// # Starving Buzzard
///
/// `VAN_CS2_237` · Hunter minion · 2 mana · 2/1
///
/// > Whenever you summon a Beast, draw a card.
///
/// - Set: Vanilla · free · collectible
/// - Minion type: Beast
/// - Reprint of: Starving Buzzard [`CS2_237`](crate::legacy::hunter::CS2_237)
///
/// State: Reprint
//~ VAN_CS2_237 reprint a6960922 000eb236
pub const VAN_CS2_237: Power = crate::cards::CS2_237;

/// # Houndmaster
///
/// `VAN_DS1_070` · Hunter minion · 4 mana · 4/3
///
/// > **Battlecry:** Give a friendly Beast +2/+2 and **Taunt**.
///
/// - Set: Vanilla · free · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Target: "Give a Beast +2/+2 and Taunt."
/// - Reprint of: Houndmaster [`DS1_070`](crate::legacy::hunter::DS1_070)
///
/// State: Reprint
//~ VAN_DS1_070 reprint 947dfe8f f8b4ed52
pub const VAN_DS1_070: Power = crate::cards::DS1_070;

/// # Timber Wolf
///
/// `VAN_DS1_175` · Hunter minion · 1 mana · 1/1
///
/// > Your other Beasts have +1 Attack.
///
/// - Set: Vanilla · free · collectible
/// - Minion type: Beast
/// - Mechanics: Aura
/// - Reprint of: Timber Wolf [`DS1_175`](crate::legacy::hunter::DS1_175)
///
/// State: Reprint
//~ VAN_DS1_175 reprint 4554aef9 43d11719
pub const VAN_DS1_175: Power = crate::cards::DS1_175;

/// # Tundra Rhino
///
/// `VAN_DS1_178` · Hunter minion · 5 mana · 2/5
///
/// > Your Beasts have **Charge**.
///
/// - Set: Vanilla · free · collectible
/// - Minion type: Beast
/// - Mechanics: Aura
/// - Refers to: Charge
/// - Reprint of: Tundra Rhino [`DS1_178`](crate::legacy::hunter::DS1_178)
///
/// State: Reprint
//~ VAN_DS1_178 reprint 7ae22000 9c23b536
pub const VAN_DS1_178: Power = crate::cards::DS1_178;

/// # Multi-Shot
///
/// `VAN_DS1_183` · Hunter spell · 4 mana
///
/// > Deal $3 damage to two random enemy minions.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Multi-Shot [`DS1_183`](crate::legacy::hunter::DS1_183)
///
/// State: Reprint
//~ VAN_DS1_183 reprint 5b0f7880 1996a811
pub const VAN_DS1_183: Power = crate::cards::DS1_183;

/// # Tracking
///
/// `VAN_DS1_184` · Hunter spell · 1 mana
///
/// > Look at the top 3 cards of your deck. Draw one and discard the others.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Tracking [`DS1_184`](crate::legacy::hunter::DS1_184)
///
/// State: Todo
//~ VAN_DS1_184 todo 8b0035a6 f25dcdc8
pub const VAN_DS1_184: Power = TODO;

/// # Arcane Shot
///
/// `VAN_DS1_185` · Hunter spell · 1 mana
///
/// > Deal $2 damage.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Arcane Shot [`DS1_185`](crate::legacy::hunter::DS1_185)
///
/// State: Reprint
//~ VAN_DS1_185 reprint 1385bf1b 3fe7630d
pub const VAN_DS1_185: Power = crate::cards::DS1_185;

/// # Gladiator's Longbow
///
/// `VAN_DS1_188` · Hunter weapon · 7 mana · 5/2 durability
///
/// > Your hero is **Immune** while attacking.
///
/// - Set: Vanilla · epic · collectible
/// - Refers to: Immune
/// - Reprint of: Gladiator's Longbow [`DS1_188`](crate::classic::hunter::DS1_188)
///
/// State: Reprint
//~ VAN_DS1_188 reprint 0675c47f 3d63297d
pub const VAN_DS1_188: Power = crate::cards::DS1_188;

/// # Scavenging Hyena
///
/// `VAN_EX1_531` · Hunter minion · 2 mana · 2/2
///
/// > Whenever a friendly Beast dies, gain +2/+1.
///
/// - Set: Vanilla · common · collectible
/// - Minion type: Beast
/// - Reprint of: Scavenging Hyena [`EX1_531`](crate::classic::hunter::EX1_531)
///
/// State: Reprint
//~ VAN_EX1_531 reprint 3c2c1f4e 60ef7314
pub const VAN_EX1_531: Power = crate::cards::EX1_531;

/// # Misdirection
///
/// `VAN_EX1_533` · Hunter spell · 2 mana
///
/// > **Secret:** When an enemy attacks your hero, instead it attacks another random character.
///
/// - Set: Vanilla · rare · collectible
/// - Mechanics: Secret
/// - Reprint of: Misdirection [`EX1_533`](crate::classic::hunter::EX1_533)
///
/// State: Reprint
//~ VAN_EX1_533 reprint ac45bc68 1e3819ad
pub const VAN_EX1_533: Power = crate::cards::EX1_533;

/// # Savannah Highmane
///
/// `VAN_EX1_534` · Hunter minion · 6 mana · 6/5
///
/// > **Deathrattle:** Summon two 2/2 Hyenas.
///
/// - Set: Vanilla · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Tags: `1584` = 1
/// - Reprint of: Savannah Highmane [`EX1_534`](crate::classic::hunter::EX1_534)
/// - Tokens: Hyena [`EX1_534t`](crate::classic::hunter::EX1_534t)
///
/// State: Reprint
//~ VAN_EX1_534 reprint 5584847c 9fc5e958
pub const VAN_EX1_534: Power = crate::cards::EX1_534;

/// # Eaglehorn Bow
///
/// `VAN_EX1_536` · Hunter weapon · 3 mana · 3/2 durability
///
/// > Whenever a **Secret** is revealed, gain +1 Durability.
///
/// - Set: Vanilla · rare · collectible
/// - Refers to: Secret
/// - Reprint of: Eaglehorn Bow [`EX1_536`](crate::classic::hunter::EX1_536)
///
/// State: Todo
//~ VAN_EX1_536 todo be8c169b 4c76f20b
pub const VAN_EX1_536: Power = TODO;

/// # Explosive Shot
///
/// `VAN_EX1_537` · Hunter spell · 5 mana
///
/// > Deal $5 damage to a minion and $2 damage to adjacent ones.
///
/// - Set: Vanilla · rare · collectible
/// - Reprint of: Explosive Shot [`EX1_537`](crate::classic::hunter::EX1_537)
///
/// State: Reprint
//~ VAN_EX1_537 reprint cbbc7d9a 2122d91c
pub const VAN_EX1_537: Power = crate::cards::EX1_537;

/// # Unleash the Hounds
///
/// `VAN_EX1_538` · Hunter spell · 3 mana
///
/// > For each enemy minion, summon a 1/1 Hound with **Charge**.
///
/// - Set: Vanilla · common · collectible
/// - Refers to: Charge
/// - Reprint of: Unleash the Hounds [`EX1_538`](crate::classic::hunter::EX1_538)
/// - Tokens: Hound [`EX1_538t`](crate::classic::hunter::EX1_538t)
///
/// State: Reprint
//~ VAN_EX1_538 reprint d26b5c03 ae5cade9
pub const VAN_EX1_538: Power = crate::cards::EX1_538;

/// # Kill Command
///
/// `VAN_EX1_539` · Hunter spell · 3 mana
///
/// > Deal $3 damage. If you control a Beast, deal $5 damage instead.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Kill Command [`EX1_539`](crate::legacy::hunter::EX1_539)
///
/// State: Reprint
//~ VAN_EX1_539 reprint 5ff8e4b1 1472cd1d
pub const VAN_EX1_539: Power = crate::cards::EX1_539;

/// # King Krush
///
/// `VAN_EX1_543` · Hunter minion · 9 mana · 8/8
///
/// > **Charge**
///
/// - Set: Vanilla · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Charge
/// - Reprint of: King Krush [`EX1_543`](crate::classic::hunter::EX1_543)
///
/// State: Vanilla
//~ VAN_EX1_543 vanilla af1877bf 3e17f740
pub const VAN_EX1_543: Power = VANILLA;

/// # Flare
///
/// `VAN_EX1_544` · Hunter spell · 1 mana
///
/// > All minions lose **Stealth**. Destroy all enemy **Secrets**. Draw a card.
///
/// - Set: Vanilla · rare · collectible
/// - Refers to: Stealth, Secret
/// - Reprint of: Flare [`EX1_544`](crate::classic::hunter::EX1_544)
///
/// State: Reprint
//~ VAN_EX1_544 reprint aca5f6f5 12ff88b6
pub const VAN_EX1_544: Power = crate::cards::EX1_544;

/// # Bestial Wrath
///
/// `VAN_EX1_549` · Hunter spell · 1 mana
///
/// > Give a Beast +2 Attack and **Immune** this turn.
///
/// - Set: Vanilla · epic · collectible
/// - Refers to: Immune
/// - Reprint of: Bestial Wrath [`EX1_549`](crate::classic::hunter::EX1_549)
///
/// State: Todo
//~ VAN_EX1_549 todo 8d884060 4b394fcf
pub const VAN_EX1_549: Power = TODO;

/// # Snake Trap
///
/// `VAN_EX1_554` · Hunter spell · 2 mana
///
/// > **Secret:** When one of your minions is attacked, summon three 1/1 Snakes.
///
/// - Set: Vanilla · epic · collectible
/// - Mechanics: Secret
/// - Reprint of: Snake Trap [`EX1_554`](crate::classic::hunter::EX1_554)
/// - Tokens: Snake [`VAN_EX1_554t`]
///
/// State: Reprint
//~ VAN_EX1_554 reprint 0063b997 f2c4277a
pub const VAN_EX1_554: Power = crate::cards::EX1_554;

/// # Snake
///
/// `VAN_EX1_554t` · Hunter minion · 0 mana · 1/1
///
/// - Set: Vanilla
/// - Minion type: Beast
///
/// State: Vanilla
//~ VAN_EX1_554t vanilla 9657ae16 e259a3d9
pub const VAN_EX1_554t: Power = VANILLA;

/// # Snipe
///
/// `VAN_EX1_609` · Hunter spell · 2 mana
///
/// > **Secret:** After your opponent plays a minion, deal $4 damage to it.
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Secret
/// - Reprint of: Snipe [`EX1_609`](crate::classic::hunter::EX1_609)
///
/// State: Todo
//~ VAN_EX1_609 todo 933b09ad 7c8ec81b
pub const VAN_EX1_609: Power = TODO;

/// # Explosive Trap
///
/// `VAN_EX1_610` · Hunter spell · 2 mana
///
/// > **Secret:** When your hero is attacked, deal $2 damage to all enemies.
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Secret
/// - Reprint of: Explosive Trap [`EX1_610`](crate::classic::hunter::EX1_610)
///
/// State: Reprint
//~ VAN_EX1_610 reprint f967702e d1efe0da
pub const VAN_EX1_610: Power = crate::cards::EX1_610;

/// # Freezing Trap
///
/// `VAN_EX1_611` · Hunter spell · 2 mana
///
/// > **Secret:** When an enemy minion attacks, return it to its owner's hand. It costs (2) more.
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Secret
/// - Reprint of: Freezing Trap [`EX1_611`](crate::classic::hunter::EX1_611)
///
/// State: Reprint
//~ VAN_EX1_611 reprint 4bf52c71 1d010aec
pub const VAN_EX1_611: Power = crate::cards::EX1_611;

/// # Deadly Shot
///
/// `VAN_EX1_617` · Hunter spell · 3 mana
///
/// > Destroy a random enemy minion.
///
/// - Set: Vanilla · common · collectible
/// - Reprint of: Deadly Shot [`EX1_617`](crate::classic::hunter::EX1_617)
///
/// State: Reprint
//~ VAN_EX1_617 reprint 7e6c7d01 8a442349
pub const VAN_EX1_617: Power = crate::cards::EX1_617;

/// # Steady Shot
///
/// `VAN_HERO_05bp` · Hunter hero power · 2 mana
///
/// > **Hero Power** Deal $2 damage to the enemy hero.@**Hero Power** Deal $2 damage.
///
/// - Set: Vanilla · free
/// - Tags: `UPGRADED_HERO_POWER` = 2738
/// - Reprint of: Steady Shot [`HERO_05bp`](crate::legacy::hunter::HERO_05bp)
///
/// State: Reprint
//~ VAN_HERO_05bp reprint ebcbf7cb 768dd518
pub const VAN_HERO_05bp: Power = crate::cards::HERO_05bp;

/// # Ballista Shot
///
/// `VAN_HERO_05bp2` · Hunter hero power · 2 mana
///
/// > **Hero Power** Deal $3 damage to the enemy hero.@**Hero Power** Deal $3 damage.
///
/// - Set: Vanilla
/// - Reprint of: Ballista Shot [`HERO_05bp2`](crate::legacy::hunter::HERO_05bp2)
///
/// State: Reprint
//~ VAN_HERO_05bp2 reprint 24cb0298 de94f1a4
pub const VAN_HERO_05bp2: Power = crate::cards::HERO_05bp2;

/// # Animal Companion
///
/// `VAN_NEW1_031` · Hunter spell · 3 mana
///
/// > Summon a random Beast Companion.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Animal Companion [`NEW1_031`](crate::legacy::hunter::NEW1_031)
///
/// State: Reprint
//~ VAN_NEW1_031 reprint 58d3a6ba fc465d5a
pub const VAN_NEW1_031: Power = crate::cards::NEW1_031;

/// # Misha
///
/// `VAN_NEW1_032` · Hunter minion · 3 mana · 4/4
///
/// > **Taunt**
///
/// - Set: Vanilla · common
/// - Minion type: Beast
/// - Mechanics: Taunt
/// - Reprint of: Misha [`NEW1_032`](crate::legacy::hunter::NEW1_032)
///
/// State: Vanilla
//~ VAN_NEW1_032 vanilla 20af6f88 27964c37
pub const VAN_NEW1_032: Power = VANILLA;

/// # Leokk
///
/// `VAN_NEW1_033` · Hunter minion · 3 mana · 2/4
///
/// > Your other minions have +1 Attack.
///
/// - Set: Vanilla · common
/// - Minion type: Beast
/// - Mechanics: Aura
/// - Reprint of: Leokk [`NEW1_033`](crate::legacy::hunter::NEW1_033)
///
/// State: Reprint
//~ VAN_NEW1_033 reprint f97ba411 d8d790b1
pub const VAN_NEW1_033: Power = crate::cards::NEW1_033;

/// # Huffer
///
/// `VAN_NEW1_034` · Hunter minion · 3 mana · 4/2
///
/// > **Charge**
///
/// - Set: Vanilla · common
/// - Minion type: Beast
/// - Mechanics: Charge
/// - Reprint of: Huffer [`NEW1_034`](crate::legacy::hunter::NEW1_034)
///
/// State: Vanilla
//~ VAN_NEW1_034 vanilla e54c651e 57bc5a75
pub const VAN_NEW1_034: Power = VANILLA;
