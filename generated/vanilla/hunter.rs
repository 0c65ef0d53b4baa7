//! Hunter cards of Vanilla.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 9a8428a8

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
//~ reprint VAN_CS2_084 42a9f3cb e30e8de2 2aa830b3.9446712c
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
//~ reprint VAN_CS2_237 683106d1 9de71aad 46fd6eb5.55f7008c
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
//~ reprint VAN_DS1_070 5b89528c b303a188 da4a0696.fe5a432c
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
//~ reprint VAN_DS1_175 1bc72b2d 04bb3b84 989d500e.42c21579
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
//~ reprint VAN_DS1_178 c5560140 8de77fd8 c42c25a1.d0487bf8
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
//~ reprint VAN_DS1_183 cd85eae9 c7e5f6fe 4bb37c0d.b4cb07e6
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
/// State: Done
//~ done VAN_DS1_184 5f373fcb - d960cbbe.2777ecb7
pub const VAN_DS1_184: Power = spell(&[choose_from(YOUR_DECK.first(3), &[get(the(IT))], &[discard(THEM)])]);

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
//~ reprint VAN_DS1_185 d461a242 5c0d0c85 73154265.c0c62e9f
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
//~ reprint VAN_DS1_188 0ebcc776 4087e5f2 4943e695.34a091c0
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
//~ reprint VAN_EX1_531 51e76fcd 40a76e57 31c6d7e2.15f932c8
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
//~ reprint VAN_EX1_533 c6db44fc 472e6da8 97054348.2e852486
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
//~ reprint VAN_EX1_534 726064d0 dc063a16 a64b1631.a22acaca
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
/// State: Done
//~ done VAN_EX1_536 ac2fd199 - 76b5fb76.e6f9ce33
pub const VAN_EX1_536: Power = whenever(PLAYERS.reveals(SECRET)).then(&[attach("EX1_536e")]);

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
//~ reprint VAN_EX1_537 306c64a2 86c10ce9 590b00e6.3aa3f1e2
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
//~ reprint VAN_EX1_538 b62bfa9e 6433d960 b946d663.728e3f13
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
//~ reprint VAN_EX1_539 f3c5936c c8c7364f 6a29694c.317598aa
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
//~ vanilla VAN_EX1_543 4cdf3186 30787a1a 4915b903.276b5ef0
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
//~ reprint VAN_EX1_544 f1b884f5 69030b93 3f7ec49d.5ba872f0
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
/// State: Done
//~ done VAN_EX1_549 2b5cfa03 - 8b277e9f.f3d0ef57
pub const VAN_EX1_549: Power = spell(&[attach("EX1_549o").to(A_MINION.that(BEAST))]);

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
//~ reprint VAN_EX1_554 a0c56af1 6626182a 0a1b14a4.93ace120
pub const VAN_EX1_554: Power = crate::cards::EX1_554;

/// # Snake
///
/// `VAN_EX1_554t` · Hunter minion · 0 mana · 1/1
///
/// - Set: Vanilla
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla VAN_EX1_554t 2cca75e0 c7957aa4 ce2a3261
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
/// State: Done
//~ done VAN_EX1_609 9d7176fe - 01eab9d7.dd13ab75
pub const VAN_EX1_609: Power = after(OPPONENT.play(MINION)).then(&[deal(4).to(THAT)]);

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
//~ reprint VAN_EX1_610 f65f1a6e 3e719300 1b583764.c2c34ddb
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
//~ reprint VAN_EX1_611 80bc6890 4945d808 ae2c2a05.655bde03
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
//~ reprint VAN_EX1_617 ee1481a9 892076de 241b2589.cf9056fb
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
//~ reprint VAN_HERO_05bp 3b5cd4d7 202c48e6 ed6edec1.4d62f351
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
//~ reprint VAN_HERO_05bp2 6eeeb83d 45da152e a0e78326.b6277305
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
//~ reprint VAN_NEW1_031 a4ec322c e1bb982c b88f5196.bef58b84
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
//~ vanilla VAN_NEW1_032 255a066f 469e9561 83428f92.4b0c5d24
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
//~ reprint VAN_NEW1_033 00ffa57d 0a588932 315b311d.cc6d9299
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
//~ vanilla VAN_NEW1_034 fdce39c4 5da111b0 02193175.276b5ef0
pub const VAN_NEW1_034: Power = VANILLA;
