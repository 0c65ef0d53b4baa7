//! Hunter cards of Vanilla.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 08278449

/// # Hunter's Mark
/// Spell · 0 mana
/// > Change a minion's Health to 1.
/// - Reprint of: [`CS2_084`](crate::legacy::hunter::CS2_084)
//~ reprint VAN_CS2_084 e30e8de2 3e8f9d5a.9446712c d893a4c5.2a8d2112
pub const VAN_CS2_084: Power = crate::cards::CS2_084;

/// # Starving Buzzard
/// Minion · Beast · 2 mana · 2/1
/// > Whenever you summon a Beast, draw a card.
/// - Reprint of: [`CS2_237`](crate::legacy::hunter::CS2_237)
//~ reprint VAN_CS2_237 9de71aad 40a0dbd9.55f7008c 9e982bca.484dc210
pub const VAN_CS2_237: Power = crate::cards::CS2_237;

/// # Houndmaster
/// Minion · 4 mana · 4/3
/// > **Battlecry:** Give a friendly Beast +2/+2 and **Taunt**.
/// - Reprint of: [`DS1_070`](crate::legacy::hunter::DS1_070)
//~ reprint VAN_DS1_070 b303a188 16ffe9fb.fe5a432c 76b4afd4.1c9dfdf2
pub const VAN_DS1_070: Power = crate::cards::DS1_070;

/// # Timber Wolf
/// Minion · Beast · 1 mana · 1/1
/// > Your other Beasts have +1 Attack.
/// - Reprint of: [`DS1_175`](crate::legacy::hunter::DS1_175)
//~ reprint VAN_DS1_175 04bb3b84 5533a85b.42c21579 216098a8.6a6b73db
pub const VAN_DS1_175: Power = crate::cards::DS1_175;

/// # Tundra Rhino
/// Minion · Beast · 5 mana · 2/5
/// > Your Beasts have **Charge**.
/// - Reprint of: [`DS1_178`](crate::legacy::hunter::DS1_178)
//~ reprint VAN_DS1_178 8de77fd8 809c0e03.d0487bf8 10b7beb3.2e2628d5
pub const VAN_DS1_178: Power = crate::cards::DS1_178;

/// # Multi-Shot
/// Spell · 4 mana
/// > Deal $3 damage to two random enemy minions.
/// - Reprint of: [`DS1_183`](crate::legacy::hunter::DS1_183)
//~ reprint VAN_DS1_183 c7e5f6fe 38d1d3b0.b4cb07e6 af895194.c3187a43
pub const VAN_DS1_183: Power = crate::cards::DS1_183;

/// # Tracking
/// Spell · 1 mana
/// > Look at the top 3 cards of your deck. Draw one and discard the others.
/// - Reprint of: [`DS1_184`](crate::legacy::hunter::DS1_184)
//~ done VAN_DS1_184 - 2f198b86.2777ecb7 6a734f3d.621ec9d0
pub const VAN_DS1_184: Power = spell(&[choose_from(YOUR_DECK.first(3), &[get(the(IT))], &[discard(THEM)])]);

/// # Arcane Shot
/// Spell · 1 mana
/// > Deal $2 damage.
/// - Reprint of: [`DS1_185`](crate::legacy::hunter::DS1_185)
//~ reprint VAN_DS1_185 5c0d0c85 2f198b86.c0c62e9f 221e6273.5a7b558f
pub const VAN_DS1_185: Power = crate::cards::DS1_185;

/// # Gladiator's Longbow
/// Weapon · 7 mana · 5/2 durability
/// > Your hero is **Immune** while attacking.
/// - Reprint of: [`DS1_188`](crate::classic::hunter::DS1_188)
//~ reprint VAN_DS1_188 4087e5f2 c0ef1668.34a091c0 8cbd9ea3.b3bf6cb2
pub const VAN_DS1_188: Power = crate::cards::DS1_188;

/// # Scavenging Hyena
/// Minion · Beast · 2 mana · 2/2
/// > Whenever a friendly Beast dies, gain +2/+1.
/// - Reprint of: [`EX1_531`](crate::classic::hunter::EX1_531)
//~ reprint VAN_EX1_531 40a76e57 40a0f9de.15f932c8 17d75fc3.85f24eae
pub const VAN_EX1_531: Power = crate::cards::EX1_531;

/// # Misdirection
/// Spell · 2 mana
/// > **Secret:** When an enemy attacks your hero, instead it attacks another random character.
/// - Reprint of: [`EX1_533`](crate::classic::hunter::EX1_533)
//~ reprint VAN_EX1_533 472e6da8 7846e7ae.2e852486 aefeb362.8ced06aa
pub const VAN_EX1_533: Power = crate::cards::EX1_533;

/// # Savannah Highmane
/// Minion · Beast · 6 mana · 6/5
/// > **Deathrattle:** Summon two 2/2 Hyenas.
/// - Reprint of: [`EX1_534`](crate::classic::hunter::EX1_534)
/// - Makes: [`EX1_534t`](crate::classic::hunter::EX1_534t)
//~ reprint VAN_EX1_534 dc063a16 d6ebf2cc.a22acaca cbf70bf6.96bc40a2.b68be4a3
pub const VAN_EX1_534: Power = crate::cards::EX1_534;

/// # Eaglehorn Bow
/// Weapon · 3 mana · 3/2 durability
/// > Whenever a **Secret** is revealed, gain +1 Durability.
/// - Reprint of: [`EX1_536`](crate::classic::hunter::EX1_536)
//~ done VAN_EX1_536 - 043b7f8c.e6f9ce33 f8a33af7.3e3d4800
pub const VAN_EX1_536: Power = whenever(PLAYERS.reveals(SECRET)).then(&[attach("EX1_536e")]);

/// # Explosive Shot
/// Spell · 5 mana
/// > Deal $5 damage to a minion and $2 damage to adjacent ones.
/// - Reprint of: [`EX1_537`](crate::classic::hunter::EX1_537)
//~ reprint VAN_EX1_537 86c10ce9 36b694de.3aa3f1e2 1621a653.0edbb9e0
pub const VAN_EX1_537: Power = crate::cards::EX1_537;

/// # Unleash the Hounds
/// Spell · 3 mana
/// > For each enemy minion, summon a 1/1 Hound with **Charge**.
/// - Reprint of: [`EX1_538`](crate::classic::hunter::EX1_538)
/// - Makes: [`EX1_538t`](crate::classic::hunter::EX1_538t)
//~ reprint VAN_EX1_538 6433d960 82ede6d1.728e3f13 627aefa5.ff521597.db0a6de2
pub const VAN_EX1_538: Power = crate::cards::EX1_538;

/// # Kill Command
/// Spell · 3 mana
/// > Deal $3 damage. If you control a Beast, deal $5 damage instead.
/// - Reprint of: [`EX1_539`](crate::legacy::hunter::EX1_539)
//~ reprint VAN_EX1_539 c8c7364f 82ede6d1.317598aa c568982c.36f277b3
pub const VAN_EX1_539: Power = crate::cards::EX1_539;

/// # King Krush
/// Minion · Beast · 9 mana · 8/8
/// > **Charge**
/// - Reprint of: [`EX1_543`](crate::classic::hunter::EX1_543)
//~ vanilla VAN_EX1_543 30787a1a 3d4d7366.276b5ef0 43a74f56.b5c2587f
pub const VAN_EX1_543: Power = VANILLA;

/// # Flare
/// Spell · 1 mana
/// > All minions lose **Stealth**. Destroy all enemy **Secrets**. Draw a card.
/// - Reprint of: [`EX1_544`](crate::classic::hunter::EX1_544)
//~ reprint VAN_EX1_544 69030b93 2f198b86.5ba872f0 a68e88d4.cdc25775
pub const VAN_EX1_544: Power = crate::cards::EX1_544;

/// # Bestial Wrath
/// Spell · 1 mana
/// > Give a Beast +2 Attack and **Immune** this turn.
/// - Reprint of: [`EX1_549`](crate::classic::hunter::EX1_549)
//~ done VAN_EX1_549 - 2f198b86.f3d0ef57 0cc4d675.db3023e8
pub const VAN_EX1_549: Power = spell(&[attach("EX1_549o").to(A_MINION.that(BEAST))]);

/// # Snake Trap
/// Spell · 2 mana
/// > **Secret:** When one of your minions is attacked, summon three 1/1 Snakes.
/// - Reprint of: [`EX1_554`](crate::classic::hunter::EX1_554)
/// - Makes: Snake [`VAN_EX1_554t`] (1/1)
//~ reprint VAN_EX1_554 6626182a 7846e7ae.93ace120 aa90a508.7fac1d31.69c36e5c
pub const VAN_EX1_554: Power = crate::cards::EX1_554;

/// # Snake
/// Minion · Beast · 0 mana · 1/1
//~ vanilla VAN_EX1_554t c7957aa4 000e7a45 1bbc3f9d
pub const VAN_EX1_554t: Power = VANILLA;

/// # Snipe
/// Spell · 2 mana
/// > **Secret:** After your opponent plays a minion, deal $4 damage to it.
/// - Reprint of: [`EX1_609`](crate::classic::hunter::EX1_609)
//~ done VAN_EX1_609 - 7846e7ae.dd13ab75 065015fe.c7035239
pub const VAN_EX1_609: Power = after(OPPONENT.play(MINION)).then(&[deal(4).to(THAT)]);

/// # Explosive Trap
/// Spell · 2 mana
/// > **Secret:** When your hero is attacked, deal $2 damage to all enemies.
/// - Reprint of: [`EX1_610`](crate::classic::hunter::EX1_610)
//~ reprint VAN_EX1_610 3e719300 7846e7ae.c2c34ddb 6b30ab9f.40a39f01
pub const VAN_EX1_610: Power = crate::cards::EX1_610;

/// # Freezing Trap
/// Spell · 2 mana
/// > **Secret:** When an enemy minion attacks, return it to its owner's hand. It costs (2) more.
/// - Reprint of: [`EX1_611`](crate::classic::hunter::EX1_611)
//~ reprint VAN_EX1_611 4945d808 7846e7ae.655bde03 1e015dff.9924fdcc
pub const VAN_EX1_611: Power = crate::cards::EX1_611;

/// # Deadly Shot
/// Spell · 3 mana
/// > Destroy a random enemy minion.
/// - Reprint of: [`EX1_617`](crate::classic::hunter::EX1_617)
//~ reprint VAN_EX1_617 892076de 82ede6d1.cf9056fb 642d9de2.e783c616
pub const VAN_EX1_617: Power = crate::cards::EX1_617;

/// # Steady Shot
/// Hero Power · 2 mana
/// > **Hero Power** Deal $2 damage to the enemy hero.@**Hero Power** Deal $2 damage.
/// - Reprint of: [`HERO_05bp`](crate::legacy::hunter::HERO_05bp)
//~ reprint VAN_HERO_05bp 202c48e6 4902b083.4d62f351 a9064629.6a655d86
pub const VAN_HERO_05bp: Power = crate::cards::HERO_05bp;

/// # Ballista Shot
/// Hero Power · 2 mana
/// > **Hero Power** Deal $3 damage to the enemy hero.@**Hero Power** Deal $3 damage.
/// - Reprint of: [`HERO_05bp2`](crate::legacy::hunter::HERO_05bp2)
//~ reprint VAN_HERO_05bp2 45da152e 4902b083.b6277305 54a76669.69717dfc
pub const VAN_HERO_05bp2: Power = crate::cards::HERO_05bp2;

/// # Animal Companion
/// Spell · 3 mana
/// > Summon a random Beast Companion.
/// - Reprint of: [`NEW1_031`](crate::legacy::hunter::NEW1_031)
//~ reprint VAN_NEW1_031 e1bb982c 82ede6d1.bef58b84 8a9ed199.76e2b364
pub const VAN_NEW1_031: Power = crate::cards::NEW1_031;

/// # Misha
/// Minion · Beast · 3 mana · 4/4
/// > **Taunt**
/// - Reprint of: [`NEW1_032`](crate::legacy::hunter::NEW1_032)
//~ vanilla VAN_NEW1_032 469e9561 89e34eaf.4b0c5d24 a39d8681.d9e7e19f
pub const VAN_NEW1_032: Power = VANILLA;

/// # Leokk
/// Minion · Beast · 3 mana · 2/4
/// > Your other minions have +1 Attack.
/// - Reprint of: [`NEW1_033`](crate::legacy::hunter::NEW1_033)
//~ reprint VAN_NEW1_033 0a588932 efca1175.cc6d9299 24ee0b89.81aaecf6
pub const VAN_NEW1_033: Power = crate::cards::NEW1_033;

/// # Huffer
/// Minion · Beast · 3 mana · 4/2
/// > **Charge**
/// - Reprint of: [`NEW1_034`](crate::legacy::hunter::NEW1_034)
//~ vanilla VAN_NEW1_034 5da111b0 881fdcb9.276b5ef0 a65b4da4.f3032d19
pub const VAN_NEW1_034: Power = VANILLA;
