//! Warrior cards of Classic.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 0b6071ce

/// # Rampage
///
/// `CS2_104` · Warrior spell · 2 mana
///
/// > Give a damaged minion +3/+3.
///
/// - Set: Classic · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_DAMAGED_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Rampage [`CS2_104e`]
///
/// State: Done
//~ done CS2_104 7f57f72f - 5c09a7a3.9d1a2a15
pub const CS2_104: Power = spell(&[attach("CS2_104e").to(A_MINION.that(DAMAGED))]);

/// # Rampage
///
/// `CS2_104e` · Warrior enchantment
///
/// > +3/+3.
///
/// - Set: Classic
///
/// State: Derived
//~ derived CS2_104e e4b423da e19340b5 aebdde55.b42c6980
pub const CS2_104e: Power = enchant(&[plus(3, 3)]);

/// # Slam
///
/// `EX1_391` · Warrior spell · 1 mana
///
/// > Deal $2 damage to a minion. If it survives, draw a card.
///
/// - Set: Classic · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Done
//~ done EX1_391 867d68e7 - 49673c33.a5be4d84
pub const EX1_391: Power = spell(&[deal(2).to(A_MINION), draw(1).when(there_is(&IT.that(not(&DEAD))))]);

/// # Battle Rage
///
/// `EX1_392` · Warrior spell · 2 mana
///
/// > Draw a card for each damaged friendly character.
///
/// - Set: Classic · common · collectible
/// - Play requirements: `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Done
//~ done EX1_392 9f3a0d60 - 7d9d7a5a.7f7dace4
pub const EX1_392: Power = spell(&[draw(1).for_each(FRIENDLY_CHARACTERS.that(DAMAGED))]);

/// # Arathi Weaponsmith
///
/// `EX1_398` · Warrior minion · 4 mana · 3/3
///
/// > **Battlecry:** Equip a 2/2 weapon.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Battlecry
/// - Tokens: Battle Axe [`EX1_398t`]
///
/// State: Done
//~ done EX1_398 c37154a1 - 749383a9.44e2c9df
pub const EX1_398: Power = battlecry(&[equip(card("EX1_398t"))]);

/// # Battle Axe
///
/// `EX1_398t` · Warrior weapon · 1 mana · 2/2 durability
///
/// - Set: Classic
///
/// State: Vanilla
//~ vanilla EX1_398t c2fc860f 06da04a5 4a6a90a8
pub const EX1_398t: Power = VANILLA;

/// # Armorsmith
///
/// `EX1_402` · Warrior minion · 2 mana · 1/4
///
/// > Whenever a friendly minion takes damage, gain 1 Armor.
///
/// - Set: Classic · rare · collectible
///
/// State: Done
//~ done EX1_402 456e772e - 8058c02b.956af7c6
pub const EX1_402: Power = whenever(FRIENDLY_MINIONS.takes_damage(CARD)).then(&[armor(1)]);

/// # Brawl
///
/// `EX1_407` · Warrior spell · 5 mana
///
/// > Destroy all minions except one. *(chosen randomly)*
///
/// - Set: Classic · epic · collectible
/// - Play requirements: `REQ_MINIMUM_TOTAL_MINIONS` = 2 (hearthstone-data 36393.1)
///
/// State: Done
//~ done EX1_407 6c993dff - 6b76bb11.f7030bba
pub const EX1_407: Power =
    spell(&[with_each(MINIONS.random()), destroy(MINIONS.that(not(&is(&IT))))]).when(there_are(2, &MINIONS));

/// # Mortal Strike
///
/// `EX1_408` · Warrior spell · 4 mana
///
/// > Deal $4 damage. If you have 12 or less Health, deal $6 instead.
///
/// - Set: Classic · rare · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Done
//~ done EX1_408 6cadf191 - 56b9f613.95548941
pub const EX1_408: Power =
    spell(&[either(there_is(&YOUR_HERO.that(HEALTH.at_most(12))), &[deal(6).to(TARGET)], &[deal(4).to(TARGET)])]);

/// # Upgrade!
///
/// `EX1_409` · Warrior spell · 1 mana
///
/// > If you have a weapon, give it +1/+1. Otherwise equip a 1/3 weapon.
///
/// - Set: Classic · rare · collectible
/// - Enchantments: Upgraded [`EX1_409e`]
/// - Tokens: Heavy Axe [`EX1_409t`]
///
/// State: Done
//~ done EX1_409 85130089 - 6f5459f7.9108b7b0
pub const EX1_409: Power =
    spell(&[either(there_is(&YOUR_WEAPON), &[attach("EX1_409e").to(YOUR_WEAPON)], &[equip(card("EX1_409t"))])]);

/// # Upgraded
///
/// `EX1_409e` · Warrior enchantment
///
/// > +1 Attack and +1 Durability.
///
/// - Set: Classic
///
/// State: Done
//~ done EX1_409e 0bb80715 - 5d544664.2234a40d
pub const EX1_409e: Power = enchant(&[plus(1, 1)]);

/// # Heavy Axe
///
/// `EX1_409t` · Warrior weapon · 1 mana · 1/3 durability
///
/// - Set: Classic
///
/// State: Vanilla
//~ vanilla EX1_409t 668ea00a fc0eb033 389535d9
pub const EX1_409t: Power = VANILLA;

/// # Shield Slam
///
/// `EX1_410` · Warrior spell · 1 mana
///
/// > Deal 1 damage to a minion for each Armor you have.
///
/// - Set: Classic · epic · collectible
/// - Mechanics: Affected By Spell Power
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Done
//~ done EX1_410 63c3fbd1 - 9ec3843d.fbbfa841
pub const EX1_410: Power = spell(&[deal(1).times(ARMOR.of(YOUR_HERO)).to(A_MINION)]);

/// # Gorehowl
///
/// `EX1_411` · Warrior weapon · 7 mana · 7/1 durability
///
/// > Attacking a minion costs 1 Attack instead of 1 Durability.
///
/// - Set: Classic · epic · collectible
/// - Enchantments: Bloodrage [`EX1_411e`], Needs Sharpening [`EX1_411e2`]
///
/// State: Done
//~ done EX1_411 565122aa - e3d7bca4.8cfb9730
pub const EX1_411: Power = abilities(&[
    whenever(YOUR_HERO.attack(MINION)).then(&[attach("EX1_411e")]),
    after(YOUR_HERO.attack(MINION)).then(&[attach("EX1_411e2")]),
]);

/// # Bloodrage
///
/// `EX1_411e` · Warrior enchantment
///
/// > No durability loss.
///
/// - Set: Classic
///
/// State: Done
//~ done EX1_411e 9c9d1927 - 3dc43f77.de612836
pub const EX1_411e: Power = enchant(&[has(GameTag::IMMUNE)]).until(YOUR_HERO.attack(CARD));

/// # Needs Sharpening
///
/// `EX1_411e2` · Warrior enchantment
///
/// > Decreased Attack.
///
/// - Set: Classic
///
/// State: Done
//~ done EX1_411e2 d6c0901f - 1e84a85f.a3040c46
pub const EX1_411e2: Power = enchant(&[ATTACK.plus(-1)]);

/// # Grommash Hellscream
///
/// `EX1_414` · Warrior minion · 8 mana · 4/9
///
/// > **Charge** Has +6 Attack while damaged.
///
/// - Set: Classic · legendary · collectible
/// - Mechanics: Charge, Enraged
/// - Enchantments: Enraged [`EX1_414e`]
///
/// State: Done
//~ done EX1_414 8435d25f - e2bf324e.117b15a9
pub const EX1_414: Power = aura(THIS).when(DAMAGED).gives("EX1_414e");

/// # Enraged
///
/// `EX1_414e` · Warrior enchantment
///
/// > +6 Attack
///
/// - Set: Classic
///
/// State: Derived
//~ derived EX1_414e 638ed4a6 4a37d8d2 4ed3056d.fd0a2c30
pub const EX1_414e: Power = enchant(&[ATTACK.plus(6)]);

/// # Cruel Taskmaster
///
/// `EX1_603` · Warrior minion · 2 mana · 2/3
///
/// > **Battlecry:** Deal 1 damage to a minion and give it +2 Attack.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET`, `REQ_NONSELF_TARGET` (hearthstone-data 36393.1)
/// - Target: "Deal 1 damage and grant +2 Attack."
/// - Enchantments: Whipped Into Shape [`EX1_603e`]
///
/// State: Done
//~ done EX1_603 4d61d5fc - 52971f43.7d6d005e
pub const EX1_603: Power = battlecry(&[deal(1).to(A_MINION), attach("EX1_603e").to(IT)]);

/// # Whipped Into Shape
///
/// `EX1_603e` · Warrior enchantment
///
/// > +2 Attack.
///
/// - Set: Classic
///
/// State: Derived
//~ derived EX1_603e 1bfcebb1 42caa25a 9515ee3d.bf3d1612
pub const EX1_603e: Power = enchant(&[ATTACK.plus(2)]);

/// # Frothing Berserker
///
/// `EX1_604` · Warrior minion · 3 mana · 2/4
///
/// > Whenever a minion takes damage, gain +1 Attack.
///
/// - Set: Classic · rare · collectible
/// - Enchantments: Berserk [`EX1_604o`]
///
/// State: Done
//~ done EX1_604 99b2bcd5 - e9ccebe3.5e379b58
pub const EX1_604: Power = whenever(MINIONS.takes_damage(CARD)).then(&[attach("EX1_604o")]);

/// # Berserk
///
/// `EX1_604o` · Warrior enchantment
///
/// > Increased Attack.
///
/// - Set: Classic
/// - Tags: `3860` = 1
///
/// State: Done
//~ done EX1_604o d324441a - ca3954d9.08129cea
pub const EX1_604o: Power = enchant(&[ATTACK.plus(1)]);

/// # Inner Rage
///
/// `EX1_607` · Warrior spell · 0 mana
///
/// > Deal $1 damage to a minion and give it +2 Attack.
///
/// - Set: Classic · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Inner Rage [`EX1_607e`]
///
/// State: Done
//~ done EX1_607 5726b3a4 - 041f9f52.641b9071
pub const EX1_607: Power = spell(&[deal(1).to(A_MINION), attach("EX1_607e").to(IT)]);

/// # Inner Rage
///
/// `EX1_607e` · Warrior enchantment
///
/// > +2 Attack.
///
/// - Set: Classic
///
/// State: Derived
//~ derived EX1_607e 1792a4e7 de7e2237 a00c10b6.bf3d1612
pub const EX1_607e: Power = enchant(&[ATTACK.plus(2)]);

/// # Commanding Shout
///
/// `NEW1_036` · Warrior spell · 2 mana
///
/// > Your minions can't be reduced below 1 Health this turn. Draw a card.
///
/// - Set: Classic · rare · collectible
/// - Enchantments: Commanding Shout [`NEW1_036e`], Commanding Shout [`NEW1_036e2`]
///
/// State: Done
//~ done NEW1_036 9704f81d - e865ee20.e2895931
pub const NEW1_036: Power = spell(&[attach("NEW1_036e2").to(YOU), draw(1)]);

/// # Commanding Shout
///
/// `NEW1_036e` · Warrior enchantment
///
/// > Can't be reduced below 1 Health this turn.
///
/// - Set: Classic
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Done
//~ done NEW1_036e 2e36cdbb - e85d5aea.a267a577
pub const NEW1_036e: Power = enchant(&[has(GameTag::HEALTH_MINIMUM)]).this_turn();

/// # Commanding Shout
///
/// `NEW1_036e2` · Warrior enchantment
///
/// > Your minions can't be reduced below 1 Health this turn.
///
/// - Set: Classic
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Done
//~ done NEW1_036e2 a75e64f3 - 7eb0a17d.dbe2e2f3
pub const NEW1_036e2: Power = enchant(&[]).aura(FRIENDLY_MINIONS, &[has(GameTag::HEALTH_MINIMUM)]).this_turn();
