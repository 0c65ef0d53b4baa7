//! Neutral cards of Legacy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 7fa0335c

/// # Bob the Bartender
///
/// `BG31_BOB` · Neutral minion · 6 mana · 4/5
///
/// > **Battlecry:** Choose an action from the Battlegrounds!
///
/// - Set: Legacy · legendary · collectible
/// - Mechanics: Battlecry
/// - Target: "Choose an enemy minion to add a copy of it to your hand."
/// - Tokens: Freeze the Shop [`BG31_BOBt`](crate::event::neutral::BG31_BOBt), Recruit a Minion [`BG31_BOBt2`](crate::event::neutral::BG31_BOBt2), Refresh the Tavern [`BG31_BOBt3`](crate::event::neutral::BG31_BOBt3), Find a Triple [`BG31_BOBt4`](crate::event::neutral::BG31_BOBt4)
///
/// State: Done
//~ done BG31_BOB c88395a3 - f47820c3.3a34d993
pub const BG31_BOB: Power =
    battlecry(&[choose_card(&["BG31_BOBt", "BG31_BOBt2", "BG31_BOBt3", "BG31_BOBt4"], &[cast(the(IT))])]);

/// # Raptor Herald
///
/// `CORE_EDR_004` · Neutral minion · 3 mana · 4/2
///
/// > **Rewind Battlecry: Discover** a Beast with a **Dark Gift**. **Kindred:** It costs (1) less.
///
/// - Set: Legacy · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Discover, Rewind, Kindred
/// - Refers to: Dark Gift
/// - Tags: `4050` = 1
///
/// State: Todo
//~ todo CORE_EDR_004 391909b8 f7925fbc e82e432c.9f69eea3
pub const CORE_EDR_004: Power = TODO;

/// # Goldshire Footman
///
/// `CS1_042` · Neutral minion · 1 mana · 1/2
///
/// > **Taunt**
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla CS1_042 73429e98 ad69222b 16e4e9dc.4b0c5d24
pub const CS1_042: Power = VANILLA;

/// # Magma Rager
///
/// `CS2_118` · Neutral minion · 3 mana · 5/1
///
/// - Set: Legacy · free · collectible
/// - Minion type: Elemental
///
/// State: Vanilla
//~ vanilla CS2_118 46509114 6b8113ed aeb39118
pub const CS2_118: Power = VANILLA;

/// # Oasis Snapjaw
///
/// `CS2_119` · Neutral minion · 4 mana · 2/7
///
/// - Set: Legacy · free · collectible
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla CS2_119 c63b7a91 4df7c2e3 dd8c2f1e
pub const CS2_119: Power = VANILLA;

/// # River Crocolisk
///
/// `CS2_120` · Neutral minion · 2 mana · 2/3
///
/// - Set: Legacy · free · collectible
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla CS2_120 acfe7477 165c95cb 9963b72d
pub const CS2_120: Power = VANILLA;

/// # Frostwolf Grunt
///
/// `CS2_121` · Neutral minion · 2 mana · 2/2
///
/// > **Taunt**
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla CS2_121 de1630a4 b6f3e1f1 33eee49b.4b0c5d24
pub const CS2_121: Power = VANILLA;

/// # Raid Leader
///
/// `CS2_122` · Neutral minion · 3 mana · 2/3
///
/// > Your other minions have +1 Attack.
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Aura
/// - Enchantments: Enhanced [`CS2_122e`]
///
/// State: Done
//~ done CS2_122 cef92ea0 - a023d7db.cc6d9299
pub const CS2_122: Power = aura(OTHER_FRIENDLY_MINIONS).gives("CS2_122e");

/// # Enhanced
///
/// `CS2_122e` · Neutral enchantment
///
/// > Raid Leader is granting this minion +1 Attack.
///
/// - Set: Legacy
/// - Mechanics: Cant Be Silenced
/// - Tokens: Raid Leader [`CS2_122`]
///
/// State: Done
//~ done CS2_122e 882531c0 - 39330d41.73de4d1a
pub const CS2_122e: Power = enchant(&[ATTACK.plus(1)]);

/// # Wolfrider
///
/// `CS2_124` · Neutral minion · 3 mana · 3/1
///
/// > **Charge**
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Charge
///
/// State: Vanilla
//~ vanilla CS2_124 4b07c31e 5ed46115 f16bde89.276b5ef0
pub const CS2_124: Power = VANILLA;

/// # Ironfur Grizzly
///
/// `CS2_125` · Neutral minion · 3 mana · 3/3
///
/// > **Taunt**
///
/// - Set: Legacy · free · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla CS2_125 a761fec0 3ab3ec2c 0477cdc7.4b0c5d24
pub const CS2_125: Power = VANILLA;

/// # Silverback Patriarch
///
/// `CS2_127` · Neutral minion · 3 mana · 1/4
///
/// > **Taunt**
///
/// - Set: Legacy · free · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla CS2_127 c0fb5e60 ad2ef9f1 d1a6a044.4b0c5d24
pub const CS2_127: Power = VANILLA;

/// # Stormwind Knight
///
/// `CS2_131` · Neutral minion · 4 mana · 2/5
///
/// > **Charge**
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Charge
///
/// State: Vanilla
//~ vanilla CS2_131 66101560 328f2fb6 f696116b.276b5ef0
pub const CS2_131: Power = VANILLA;

/// # Ironforge Rifleman
///
/// `CS2_141` · Neutral minion · 3 mana · 2/2
///
/// > **Battlecry:** Deal 1 damage.
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_NONSELF_TARGET` (hearthstone-data 36393.1)
/// - Target: "Deal 1 damage."
///
/// State: Done
//~ done CS2_141 e7255bd0 - 4f81c2cc.cbe7dbbc
pub const CS2_141: Power = battlecry(&[deal(1).to(TARGET)]);

/// # Kobold Geomancer
///
/// `CS2_142` · Neutral minion · 2 mana · 2/2
///
/// > **Spell Damage +1**
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Spellpower
///
/// State: Vanilla
//~ vanilla CS2_142 5218d0f7 d8797818 d843a5cb.b88f2291
pub const CS2_142: Power = VANILLA;

/// # Gnomish Inventor
///
/// `CS2_147` · Neutral minion · 4 mana · 2/4
///
/// > **Battlecry:** Draw a card.
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Battlecry
///
/// State: Done
//~ done CS2_147 c2a58e4b - 02031212.72a132f1
pub const CS2_147: Power = battlecry(&[draw(1)]);

/// # Stormpike Commando
///
/// `CS2_150` · Neutral minion · 5 mana · 4/2
///
/// > **Battlecry:** Deal 2 damage.
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_NONSELF_TARGET` (hearthstone-data 36393.1)
/// - Target: "Deal 2 damage."
///
/// State: Done
//~ done CS2_150 37d788e3 - 02c53cf5.d9e5e9ea
pub const CS2_150: Power = battlecry(&[deal(2).to(TARGET)]);

/// # Archmage
///
/// `CS2_155` · Neutral minion · 6 mana · 4/7
///
/// > **Spell Damage +1**
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Spellpower
///
/// State: Vanilla
//~ vanilla CS2_155 dfca2d10 1b071806 2df61917.b88f2291
pub const CS2_155: Power = VANILLA;

/// # Lord of the Arena
///
/// `CS2_162` · Neutral minion · 6 mana · 6/5
///
/// > **Taunt**
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla CS2_162 d4b8ad35 f3929877 07db6f1a.4b0c5d24
pub const CS2_162: Power = VANILLA;

/// # Murloc Raider
///
/// `CS2_168` · Neutral minion · 1 mana · 2/1
///
/// - Set: Legacy · free · collectible
/// - Minion type: Murloc
///
/// State: Vanilla
//~ vanilla CS2_168 04e13f9b b0453a82 8d87ec19
pub const CS2_168: Power = VANILLA;

/// # Stonetusk Boar
///
/// `CS2_171` · Neutral minion · 1 mana · 1/1
///
/// > **Charge**
///
/// - Set: Legacy · free · collectible
/// - Minion type: Beast
/// - Mechanics: Charge
///
/// State: Vanilla
//~ vanilla CS2_171 84315a3e 65fe693f 9f75426d.276b5ef0
pub const CS2_171: Power = VANILLA;

/// # Bloodfen Raptor
///
/// `CS2_172` · Neutral minion · 2 mana · 3/2
///
/// - Set: Legacy · free · collectible
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla CS2_172 01f96e6e 0d5e8e94 7e8258ca
pub const CS2_172: Power = VANILLA;

/// # Bluegill Warrior
///
/// `CS2_173` · Neutral minion · 2 mana · 2/1
///
/// > **Charge**
///
/// - Set: Legacy · free · collectible
/// - Minion type: Murloc
/// - Mechanics: Charge
///
/// State: Vanilla
//~ vanilla CS2_173 0f8f36eb 73151be9 f8d4e20a.276b5ef0
pub const CS2_173: Power = VANILLA;

/// # Sen'jin Shieldmasta
///
/// `CS2_179` · Neutral minion · 4 mana · 3/5
///
/// > **Taunt**
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla CS2_179 8e7115a0 623e8b6a 8098f557.4b0c5d24
pub const CS2_179: Power = VANILLA;

/// # Chillwind Yeti
///
/// `CS2_182` · Neutral minion · 4 mana · 4/5
///
/// - Set: Legacy · free · collectible
///
/// State: Vanilla
//~ vanilla CS2_182 019c58de 9c61e086 ee5f3e3f
pub const CS2_182: Power = VANILLA;

/// # War Golem
///
/// `CS2_186` · Neutral minion · 7 mana · 7/7
///
/// - Set: Legacy · free · collectible
///
/// State: Vanilla
//~ vanilla CS2_186 e7fa1687 dbe35a58 fa0c4bdf
pub const CS2_186: Power = VANILLA;

/// # Booty Bay Bodyguard
///
/// `CS2_187` · Neutral minion · 5 mana · 5/4
///
/// > **Taunt**
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla CS2_187 83fc1ba5 c1d8c969 37d64b90.4b0c5d24
pub const CS2_187: Power = VANILLA;

/// # Elven Archer
///
/// `CS2_189` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Deal 1 damage.
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_NONSELF_TARGET` (hearthstone-data 36393.1)
/// - Target: "Deal 1 damage."
///
/// State: Done
//~ done CS2_189 c43382c0 - 158be837.cbe7dbbc
pub const CS2_189: Power = battlecry(&[deal(1).to(TARGET)]);

/// # Razorfen Hunter
///
/// `CS2_196` · Neutral minion · 3 mana · 2/3
///
/// > **Battlecry:** Summon a 1/1 Boar.
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Battlecry
/// - Tokens: Boar [`CS2_boar`]
///
/// State: Done
//~ done CS2_196 be1144ff - dc687a03.1ee57859
pub const CS2_196: Power = battlecry(&[summon(card("CS2_boar"))]);

/// # Ogre Magi
///
/// `CS2_197` · Neutral minion · 4 mana · 4/4
///
/// > **Spell Damage +1**
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Spellpower
///
/// State: Vanilla
//~ vanilla CS2_197 550e34b3 af8c6af1 67f3ad22.b88f2291
pub const CS2_197: Power = VANILLA;

/// # Boulderfist Ogre
///
/// `CS2_200` · Neutral minion · 6 mana · 6/7
///
/// - Set: Legacy · free · collectible
///
/// State: Vanilla
//~ vanilla CS2_200 fa01b5ab 3dcc6d69 33d7b9f0
pub const CS2_200: Power = VANILLA;

/// # Core Hound
///
/// `CS2_201` · Neutral minion · 7 mana · 9/5
///
/// - Set: Legacy · free · collectible
/// - Minion type: Elemental, Beast
/// - Tags: `2540` = 1
///
/// State: Vanilla
//~ vanilla CS2_201 eb85a499 c3f303b4 a1cbdf88
pub const CS2_201: Power = VANILLA;

/// # Reckless Rocketeer
///
/// `CS2_213` · Neutral minion · 6 mana · 5/2
///
/// > **Charge**
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Charge
///
/// State: Vanilla
//~ vanilla CS2_213 2200c4b9 b818a5f4 6b47ed48.276b5ef0
pub const CS2_213: Power = VANILLA;

/// # Stormwind Champion
///
/// `CS2_222` · Neutral minion · 7 mana · 7/7
///
/// > Your other minions have +1/+1.
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Aura
/// - Enchantments: Might of Stormwind [`CS2_222o`]
///
/// State: Done
//~ done CS2_222 356100e0 - 710f5efa.180b3f03
pub const CS2_222: Power = aura(OTHER_FRIENDLY_MINIONS).gives("CS2_222o");

/// # Might of Stormwind
///
/// `CS2_222o` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Legacy
///
/// State: Derived
//~ derived CS2_222o 50214743 4d42f307 ee7e9f64.67341004
pub const CS2_222o: Power = enchant(&[plus(1, 1)]);

/// # Frostwolf Warlord
///
/// `CS2_226` · Neutral minion · 5 mana · 4/4
///
/// > **Battlecry:** Gain +1/+1 for each other friendly minion on the battlefield.
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Frostwolf Banner [`CS2_226e`]
///
/// State: Done
//~ done CS2_226 28caa959 - d308937d.478b5e64
pub const CS2_226: Power = battlecry(&[attach("CS2_226e").for_each(OTHER_FRIENDLY_MINIONS)]);

/// # Frostwolf Banner
///
/// `CS2_226e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Legacy
///
/// State: Done
//~ done CS2_226e 7f1b868c - 22174de8.a536d554
pub const CS2_226e: Power = enchant(&[plus(1, 1).times(X)]);

/// # Boar
///
/// `CS2_boar` · Neutral minion · 1 mana · 1/1
///
/// - Set: Legacy · common
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla CS2_boar a7474019 58903988 fb8f972c
pub const CS2_boar: Power = VANILLA;

/// # Fast Spawn to Deck Dummy FX
///
/// `DFX_001` · Neutral spell · 0 mana
///
/// > Holds the FX for inserting a card into a deck quickly.
///
/// - Set: Legacy
/// - Tags: `1200` = 1
///
/// State: Todo
//~ todo DFX_001 1673fef5 9a9aeb3b f8ca0b2d.4f603437
pub const DFX_001: Power = TODO;

/// # Time Warp Dummy FX
///
/// `DFX_002` · Neutral spell · 0 mana
///
/// > Holds the FX for playing Timewarp FX.
///
/// - Set: Legacy
/// - Tags: `1200` = 1
///
/// State: Todo
//~ todo DFX_002 a800450d d6d33560 91d6c1d7.c1020960
pub const DFX_002: Power = TODO;

/// # Frost Nova Dummy FX
///
/// `DFX_003` · Neutral spell · 0 mana
///
/// > Holds the FX for playing Frost Nova FX.
///
/// - Set: Legacy
/// - Tags: `1200` = 1
/// - Tokens: Frost Nova [`CS2_026`](crate::legacy::mage::CS2_026)
///
/// State: Todo
//~ todo DFX_003 546d7ac5 2b188ed4 85dc5334.5650650e
pub const DFX_003: Power = TODO;

/// # Holy Healing Dummy FX
///
/// `DFX_004` · Neutral spell · 0 mana
///
/// > Holds the FX for playing Holy Healing FX.
///
/// - Set: Legacy
/// - Tags: `1200` = 1
///
/// State: Todo
//~ todo DFX_004 3fd592cb 68c09343 138f33a6.d9530355
pub const DFX_004: Power = TODO;

/// # Flamestrike Dummy FX
///
/// `DFX_005` · Neutral spell · 0 mana
///
/// > Holds the FX for playing Flamestrike FX.
///
/// - Set: Legacy
/// - Tags: `1200` = 1
///
/// State: Todo
//~ todo DFX_005 4c550a3b 9e8f3740 aff36f8e.a68dba1c
pub const DFX_005: Power = TODO;

/// # Darkscale Healer
///
/// `DS1_055` · Neutral minion · 5 mana · 4/5
///
/// > **Battlecry:** Restore #2 Health to all friendly characters.
///
/// - Set: Legacy · free · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry
///
/// State: Done
//~ done DS1_055 33a6c716 - 44d55fc7.9506a155
pub const DS1_055: Power = battlecry(&[heal(2).to(FRIENDLY_CHARACTERS)]);

/// # Voodoo Doctor
///
/// `EX1_011` · Neutral minion · 1 mana · 2/1
///
/// > **Battlecry:** Restore #2 Health.
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE` (hearthstone-data 36393.1)
/// - Target: "Restore #2 Health."
///
/// State: Done
//~ done EX1_011 8090d288 - f864d0d8.22e721cb
pub const EX1_011: Power = battlecry(&[heal(2).to(TARGET)]);

/// # Novice Engineer
///
/// `EX1_015` · Neutral minion · 2 mana · 1/1
///
/// > **Battlecry:** Draw a card.
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Battlecry
///
/// State: Done
//~ done EX1_015 aa2f19cf - 095cc810.72a132f1
pub const EX1_015: Power = battlecry(&[draw(1)]);

/// # Shattered Sun Cleric
///
/// `EX1_019` · Neutral minion · 3 mana · 3/2
///
/// > **Battlecry:** Give a friendly minion +1/+1.
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Target: "Give +1/+1."
/// - Enchantments: Cleric's Blessing [`EX1_019e`]
///
/// State: Done
//~ done EX1_019 2c4efbca - 4c088bae.275576eb
pub const EX1_019: Power = battlecry(&[attach("EX1_019e").to(A_FRIENDLY_MINION)]);

/// # Cleric's Blessing
///
/// `EX1_019e` · Priest enchantment
///
/// > +1/+1.
///
/// - Set: Legacy
///
/// State: Derived
//~ derived EX1_019e c5dcf17a fc2a2e54 f64df7a0.67341004
pub const EX1_019e: Power = enchant(&[plus(1, 1)]);

/// # Dragonling Mechanic
///
/// `EX1_025` · Neutral minion · 4 mana · 2/4
///
/// > **Battlecry:** Summon a 2/1 Mechanical Dragonling.
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Battlecry
/// - Tokens: Mechanical Dragonling [`EX1_025t`]
///
/// State: Done
//~ done EX1_025 8d050c62 - 37fd6ea8.fdfaf7ac
pub const EX1_025: Power = battlecry(&[summon(card("EX1_025t"))]);

/// # Mechanical Dragonling
///
/// `EX1_025t` · Neutral minion · 1 mana · 2/1
///
/// - Set: Legacy
/// - Minion type: Mech, Dragon
/// - Tags: `2523` = 1
///
/// State: Vanilla
//~ vanilla EX1_025t 87c3ddb1 ff8c62f4 c4552212
pub const EX1_025t: Power = VANILLA;

/// # Old Murk-Eye
///
/// `EX1_062` · Neutral minion · 4 mana · 2/4
///
/// > **Charge**. Has +1 Attack for each other Murloc on the battlefield.
///
/// - Set: Legacy · legendary · collectible
/// - Minion type: Murloc
/// - Mechanics: Charge, Bacon Subset Murloc
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 58382
///
/// State: Done
//~ done EX1_062 41d44ab2 - 752466ce.8365bbb1
pub const EX1_062: Power = aura(THIS).have(&[ATTACK.plus(1).for_each(OTHER_MINIONS.that(MURLOC))]);

/// # Acidic Swamp Ooze
///
/// `EX1_066` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Destroy your opponent's weapon.
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Battlecry
///
/// State: Done
//~ done EX1_066 6c13c39a - 9a143bb5.a8bb4a6e
pub const EX1_066: Power = battlecry(&[destroy(ENEMY_WEAPON)]);

/// # Gelbin Mekkatorque
///
/// `EX1_112` · Neutral minion · 6 mana · 6/6
///
/// > **Battlecry:** Summon an AWESOME invention.
///
/// - Set: Legacy · legendary · collectible
/// - Mechanics: Battlecry
/// - Entourage: Homing Chicken [`Mekka1`], Repair Bot [`Mekka2`], Emboldener 3000 [`Mekka3`], Poultryizer [`Mekka4`]
///
/// State: Done
//~ done EX1_112 d1b47760 - ce80c1dd.d0cdea89
pub const EX1_112: Power = battlecry(&[summon(one_of(&["Mekka1", "Mekka2", "Mekka3", "Mekka4"]))]);

/// # SI:7 Infiltrator
///
/// `EX1_186` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry:** Destroy a random enemy **Secret**.
///
/// - Set: Legacy · rare · collectible
/// - Mechanics: Battlecry, Si 7
/// - Refers to: Secret
///
/// State: Done
//~ done EX1_186 b92b5786 - 4c4968ae.c21b051d
pub const EX1_186: Power = battlecry(&[destroy(ENEMY_SECRETS.that(SECRET).random())]);

/// # Arcane Devourer
///
/// `EX1_187` · Neutral minion · 8 mana · 4/8
///
/// > Whenever you cast a spell, gain +2/+2.
///
/// - Set: Legacy · rare · collectible
/// - Minion type: Elemental
/// - Enchantments: Arcane Gorged [`EX1_187e`](crate::classic::neutral::EX1_187e)
///
/// State: Done
//~ done EX1_187 acb1b54c - 753d2b5c.ec30d282
pub const EX1_187: Power = whenever(YOU.cast(SPELL)).then(&[attach("EX1_187e")]);

/// # Barrens Stablehand
///
/// `EX1_188` · Neutral minion · 7 mana · 5/5
///
/// > **Battlecry:** Summon a random Beast.
///
/// - Set: Legacy · epic · collectible
/// - Mechanics: Battlecry
///
/// State: Done
//~ done EX1_188 04d39bc4 - 5c6bdcea.46ac7ab9
pub const EX1_188: Power = battlecry(&[summon(random(all(&[MINION, BEAST])))]);

/// # Brightwing
///
/// `EX1_189` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Add a random **Legendary** minion to your hand.
///
/// - Set: Legacy · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
///
/// State: Done
//~ done EX1_189 5a3da890 - cc3bdd58.005252c4
pub const EX1_189: Power = battlecry(&[get(random(all(&[MINION, rarity(Rarity::Legendary)])))]);

/// # High Inquisitor Whitemane
///
/// `EX1_190` · Neutral minion · 6 mana · 5/7
///
/// > **Battlecry:** Summon all friendly minions that died this turn.
///
/// - Set: Legacy · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Done
//~ done EX1_190 cef0c784 - 120df287.d883ab4f
pub const EX1_190: Power = battlecry(&[summon(each_past(past(Side::Friendly, Deed::Died, Window::ThisTurn)))]);

/// # Gurubashi Berserker
///
/// `EX1_399` · Neutral minion · 5 mana · 2/8
///
/// > Whenever this minion takes damage, gain +3 Attack.
///
/// - Set: Legacy · free · collectible
/// - Enchantments: Berserking [`EX1_399e`]
///
/// State: Done
//~ done EX1_399 e27a2171 - 44a96988.c691322c
pub const EX1_399: Power = whenever(THIS.takes_damage(CARD)).then(&[attach("EX1_399e")]);

/// # Berserking
///
/// `EX1_399e` · Neutral enchantment
///
/// > This minion has increased Attack.
///
/// - Set: Legacy
/// - Tags: `3860` = 1
///
/// State: Done
//~ done EX1_399e 6dad020b - e710df4b.8a639ddf
pub const EX1_399e: Power = enchant(&[ATTACK.plus(3)]);

/// # Murloc Tidehunter
///
/// `EX1_506` · Neutral minion · 2 mana · 2/1
///
/// > **Battlecry:** Summon a 1/1 Murloc Scout.
///
/// - Set: Legacy · free · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry, Bacon Subset Murloc
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 57338
/// - Tokens: Murloc Scout [`EX1_506a`]
///
/// State: Done
//~ done EX1_506 91df5560 - 29ad8d55.099a2349
pub const EX1_506: Power = battlecry(&[summon(card("EX1_506a"))]);

/// # Murloc Scout
///
/// `EX1_506a` · Neutral minion · 1 mana · 1/1
///
/// - Set: Legacy · common
/// - Minion type: Murloc
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 57339
///
/// State: Vanilla
//~ vanilla EX1_506a 9e03fac0 f7a52805 feb12c36
pub const EX1_506a: Power = VANILLA;

/// # Mrgglaargl!
///
/// `EX1_507e` · Neutral enchantment
///
/// > +2 Attack from Murloc Warleader.
///
/// - Set: Legacy
///
/// State: Done
//~ done EX1_507e f2d511db - 504c2f72.af6feac9
pub const EX1_507e: Power = enchant(&[ATTACK.plus(2)]);

/// # Grimscale Oracle
///
/// `EX1_508` · Neutral minion · 1 mana · 1/1
///
/// > Your other Murlocs have +1 Attack.
///
/// - Set: Legacy · free · collectible
/// - Minion type: Murloc
/// - Mechanics: Aura
/// - Enchantments: Mlarggragllabl! [`EX1_508o`]
///
/// State: Done
//~ done EX1_508 0317418b - d3d79b2e.a76ec2de
pub const EX1_508: Power = aura(OTHER_FRIENDLY_MINIONS.that(MURLOC)).gives("EX1_508o");

/// # Mlarggragllabl!
///
/// `EX1_508o` · Neutral enchantment
///
/// > This Murloc has +1 Attack.
///
/// - Set: Legacy
///
/// State: Done
//~ done EX1_508o 8e42c27e - 367a145e.ce086692
pub const EX1_508o: Power = enchant(&[ATTACK.plus(1)]);

/// # Dalaran Mage
///
/// `EX1_582` · Neutral minion · 3 mana · 1/4
///
/// > **Spell Damage +1**
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Spellpower
///
/// State: Vanilla
//~ vanilla EX1_582 1ada129f 1c1b40eb da69f894.b88f2291
pub const EX1_582: Power = VANILLA;

/// # Nightblade
///
/// `EX1_593` · Neutral minion · 5 mana · 4/4
///
/// > **Battlecry:** Deal 3 damage to the enemy hero.
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Battlecry
///
/// State: Done
//~ done EX1_593 7d21b72b - 4d0b2155.f73cff07
pub const EX1_593: Power = battlecry(&[deal(3).to(ENEMY_HERO)]);

/// # Luck of the Coin
///
/// `GAME_001` · Neutral enchantment
///
/// > Going second grants you increased Health.
///
/// - Set: Legacy
///
/// State: Todo
//~ todo GAME_001 08f125d5 5cfe201a 1744ba96.b19402d1
pub const GAME_001: Power = TODO;

/// # Avatar of the Coin
///
/// `GAME_002` · Neutral minion · 0 mana · 1/1
///
/// > *You lost the coin flip, but gained a friend.*
///
/// - Set: Legacy · free
///
/// State: Todo
//~ todo GAME_002 9a1944c3 4753c521 a57acf46.441a003a
pub const GAME_002: Power = TODO;

/// # Coin's Vengeance
///
/// `GAME_003` · Neutral enchantment
///
/// > Going second makes your first minion stronger.
///
/// - Set: Legacy
/// - Enchantments: Coin's Vengence [`GAME_003e`]
///
/// State: Todo
//~ todo GAME_003 3a823c25 cc4c7099 253c6ca5.679cd3bf
pub const GAME_003: Power = TODO;

/// # Coin's Vengence
///
/// `GAME_003e` · Neutral enchantment
///
/// > Going second makes your first minion stronger.
///
/// - Set: Legacy
///
/// State: Todo
//~ todo GAME_003e 348f4156 220db20f 54e942e3.679cd3bf
pub const GAME_003e: Power = TODO;

/// # AFK
///
/// `GAME_004` · Neutral enchantment
///
/// > Your turns are shorter.
///
/// - Set: Legacy
///
/// State: Todo
//~ todo GAME_004 ab68c40e 0218f31d b625c48f.9d4f67b5
pub const GAME_004: Power = TODO;

/// # The Coin
///
/// `GAME_005e` · Neutral enchantment
///
/// - Set: Legacy
/// - Mechanics: Coin Card
///
/// State: Todo
//~ todo GAME_005e 8eb0aaa3 4c5d83c0 ef1771c2
pub const GAME_005e: Power = TODO;

/// # NOOOOOOOOOOOO
///
/// `GAME_006` · Neutral spell · 2 mana
///
/// > Somehow, the card you USED to have has been deleted. Here, have this one instead!
///
/// - Set: Legacy
///
/// State: Todo
//~ todo GAME_006 abf58da0 913cb2e1 189a7c92.f2be88da
pub const GAME_006: Power = TODO;

/// # Tournament Short Turn
///
/// `GAME_011` · Neutral enchantment
///
/// > Your turns are shorter.
///
/// - Set: Legacy
///
/// State: Todo
//~ todo GAME_011 ca21fa76 23205041 da955c5a.9d4f67b5
pub const GAME_011: Power = TODO;

/// # Cost = 1
///
/// `GBL_001e` · Neutral enchantment
///
/// > Costs (1).
///
/// - Set: Legacy
/// - Mechanics: Enchantment Invisible
///
/// State: Derived
//~ derived GBL_001e 233000ea 7e52070f da976fc8.53ed184d
pub const GBL_001e: Power = enchant(&[cost(1)]);

/// # Cost - 2
///
/// `GBL_002e` · Neutral enchantment
///
/// > Costs (2) less.
///
/// - Set: Legacy
/// - Mechanics: Enchantment Invisible
///
/// State: Derived
//~ derived GBL_002e 717cf315 943db9b2 0e0108a5.90c32b47
pub const GBL_002e: Power = enchant(&[cost_less(2)]);

/// # Cost - 1
///
/// `GBL_003e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: Legacy
/// - Mechanics: Enchantment Invisible
///
/// State: Derived
//~ derived GBL_003e 63162d1e f8bb5253 0cb3fb4b.f705eb41
pub const GBL_003e: Power = enchant(&[cost_less(1)]);

/// # Cost - 3
///
/// `GBL_004e` · Neutral enchantment
///
/// > Costs (3) less.
///
/// - Set: Legacy
/// - Mechanics: Enchantment Invisible
///
/// State: Derived
//~ derived GBL_004e 736bc9b8 ec6c68a7 9ab9c287.bb1f76c5
pub const GBL_004e: Power = enchant(&[cost_less(3)]);

/// # Cost + 2
///
/// `GBL_005e` · Neutral enchantment
///
/// > Costs (2) more.
///
/// - Set: Legacy
/// - Mechanics: Enchantment Invisible
///
/// State: Derived
//~ derived GBL_005e e7f122c4 2b5a0eb9 7be13451.7201933b
pub const GBL_005e: Power = enchant(&[cost_more(2)]);

/// # Cost = 2
///
/// `GBL_006e` · Neutral enchantment
///
/// > Costs (2).
///
/// - Set: Legacy
/// - Mechanics: Enchantment Invisible
///
/// State: Derived
//~ derived GBL_006e aff3d5aa b0912225 3f41dcbe.04819642
pub const GBL_006e: Power = enchant(&[cost(2)]);

/// # Cost = 10
///
/// `GBL_007e` · Neutral enchantment
///
/// > Costs (10).
///
/// - Set: Legacy
/// - Mechanics: Enchantment Invisible
///
/// State: Derived
//~ derived GBL_007e b1066864 0eeea2f8 1e899dc0.5e52b96a
pub const GBL_007e: Power = enchant(&[cost(10)]);

/// # Cost - 4
///
/// `GBL_008e` · Neutral enchantment
///
/// > Costs (4) less.
///
/// - Set: Legacy
/// - Mechanics: Enchantment Invisible
///
/// State: Derived
//~ derived GBL_008e ddad0070 871c5f43 063fb3ac.1e6b07db
pub const GBL_008e: Power = enchant(&[cost_less(4)]);

/// # Cost = 0
///
/// `GBL_009e` · Neutral enchantment
///
/// > Costs (0).
///
/// - Set: Legacy
/// - Mechanics: Enchantment Invisible
///
/// State: Derived
//~ derived GBL_009e e77bbc6f 2c09387f 4fbdcd67.dd600ecd
pub const GBL_009e: Power = enchant(&[cost(0)]);

/// # Cost = 3
///
/// `GBL_010e` · Neutral enchantment
///
/// > Costs (3).
///
/// - Set: Legacy
/// - Mechanics: Enchantment Invisible
///
/// State: Derived
//~ derived GBL_010e f19bec03 e43b8c72 2f40af4c.d924ec8d
pub const GBL_010e: Power = enchant(&[cost(3)]);

/// # Harth Stonebrew
///
/// `GIFT_01` · Neutral minion · 6 mana · 5/5
///
/// > **Battlecry:** Replace your hand with an iconic one from Hearthstone's past. *(Once per game)*
///
/// - Set: Legacy · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo GIFT_01 b6113835 1fa88a6f 48f56a48.3aac86cf
pub const GIFT_01: Power = TODO;

/// # Alexstrasza the Life-Binder
///
/// `LEG_CS3_031` · Neutral minion · 9 mana · 8/8
///
/// > **Battlecry**: Choose a character. If it's friendly, restore #8 Health. If it's an enemy, deal 8 damage.
///
/// - Set: Legacy · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Target: "Restore #8 Health or deal 8 damage."
/// - Reprint of: Alexstrasza the Life-Binder [`CS3_031`](crate::core_hidden::neutral::CS3_031)
///
/// State: Done
//~ done LEG_CS3_031 3c1e7a6f - 51f201b6.81775411
pub const LEG_CS3_031: Power = battlecry(&[
    with_each(TARGET),
    heal(8).to(TARGET).when(there_is(&IT.that(FRIENDLY))),
    deal(8).to(TARGET).when(there_is(&IT.that(ENEMY))),
]);

/// # Onyxia the Broodmother
///
/// `LEG_CS3_032` · Neutral minion · 9 mana · 8/8
///
/// > At the end of each turn, fill your board with 1/1 Whelps.
///
/// - Set: Legacy · legendary · collectible
/// - Minion type: Dragon
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 66866
/// - Reprint of: Onyxia the Broodmother [`CS3_032`](crate::core_hidden::neutral::CS3_032)
/// - Tokens: Whelp [`ds1_whelptoken`](crate::classic::neutral::ds1_whelptoken)
///
/// State: Done
//~ done LEG_CS3_032 3b1eae1c - 2717a76d.345df78f
pub const LEG_CS3_032: Power = whenever(PLAYERS.turn_end()).then(&[summon(card("ds1_whelptoken")).until_full()]);

/// # Ysera the Dreamer
///
/// `LEG_CS3_033` · Neutral minion · 9 mana · 4/12
///
/// > **Battlecry:** Add one of each Dream card to your hand.
///
/// - Set: Legacy · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Tags: `4392` = 1
/// - Reprint of: Ysera the Dreamer [`CS3_033`](crate::core_hidden::neutral::CS3_033)
///
/// State: Done
//~ done LEG_CS3_033 3e783a0c - e893dd87.fd9d6e83
pub const LEG_CS3_033: Power = battlecry(&[
    get(card("DREAM_01")),
    get(card("DREAM_02")),
    get(card("DREAM_03")),
    get(card("DREAM_04")),
    get(card("DREAM_05")),
]);

/// # Malygos the Spellweaver
///
/// `LEG_CS3_034` · Neutral minion · 9 mana · 4/12
///
/// > **Battlecry:** Draw spells until your hand is full.
///
/// - Set: Legacy · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 66869
/// - Reprint of: Malygos the Spellweaver [`CS3_034`](crate::core_hidden::neutral::CS3_034)
///
/// State: Done
//~ done LEG_CS3_034 c99c35b2 - 0c34919e.0ca43284
pub const LEG_CS3_034: Power = battlecry(&[times(10, &[draw_that(1, SPELL).when(there_are_at_most(9, &YOUR_HAND))])]);

/// # Deathwing the Destroyer
///
/// `LEG_CS3_036` · Neutral minion · 10 mana · 12/12
///
/// > **Battlecry:** Destroy all other minions. Discard a card for each destroyed.
///
/// - Set: Legacy · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 66872, `4485` = 1
/// - Reprint of: Deathwing the Destroyer [`CS3_036`](crate::core_hidden::neutral::CS3_036)
///
/// State: Done
//~ done LEG_CS3_036 556f0f97 - 34d00ecb.4acc0a7f
pub const LEG_CS3_036: Power =
    battlecry(&[destroy(OTHER_MINIONS), times(1, &[discard(YOUR_HAND.random())]).for_each(THEM)]);

/// # Emerald Skytalon
///
/// `LEG_CS3_037` · Neutral minion · 1 mana · 2/1
///
/// > **Rush**
///
/// - Set: Legacy · common · collectible
/// - Minion type: Elemental, Beast
/// - Mechanics: Rush
/// - Tags: `2540` = 1
/// - Reprint of: Emerald Skytalon [`CS3_037`](crate::core_hidden::neutral::CS3_037)
///
/// State: Vanilla
//~ vanilla LEG_CS3_037 4a5b5b3a 4c5e5bbf 56579a89.57b12c28
pub const LEG_CS3_037: Power = VANILLA;

/// # Homing Chicken
///
/// `Mekka1` · Neutral minion · 1 mana · 0/1
///
/// > At the start of your turn, destroy this minion and draw 3 cards.
///
/// - Set: Legacy
/// - Minion type: Mech, Beast
/// - Tags: `2542` = 1
///
/// State: Done
//~ done Mekka1 8b4efbd9 - d2655f31.1cc41b41
pub const Mekka1: Power = at_start_of_your_turn(&[destroy(THIS), draw(3)]);

/// # Repair Bot
///
/// `Mekka2` · Neutral minion · 1 mana · 0/3
///
/// > At the end of your turn, restore #6 Health to a damaged character.
///
/// - Set: Legacy
/// - Minion type: Mech
///
/// State: Done
//~ done Mekka2 8363def2 - 64c9f920.aa91e875
pub const Mekka2: Power = at_end_of_your_turn(&[heal(6).to(CHARACTERS.that(DAMAGED).random())]);

/// # Emboldener 3000
///
/// `Mekka3` · Neutral minion · 1 mana · 0/4
///
/// > At the end of your turn, give a random minion +1/+1.
///
/// - Set: Legacy
/// - Minion type: Mech
/// - Enchantments: Emboldened! [`Mekka3e`]
///
/// State: Done
//~ done Mekka3 866e7075 - a228b2c0.d92999ee
pub const Mekka3: Power = at_end_of_your_turn(&[attach("Mekka3e").to(MINIONS.random())]);

/// # Emboldened!
///
/// `Mekka3e` · Neutral enchantment
///
/// > Increased Stats.
///
/// - Set: Legacy
///
/// State: Done
//~ done Mekka3e 1f94761c - e1c09ba4.8950806f
pub const Mekka3e: Power = enchant(&[plus(1, 1)]);

/// # Poultryizer
///
/// `Mekka4` · Neutral minion · 1 mana · 0/3
///
/// > At the start of your turn, transform a random minion into a 1/1 Chicken.
///
/// - Set: Legacy
/// - Minion type: Mech
/// - Enchantments: Transformed [`Mekka4e`]
/// - Tokens: Chicken [`Mekka4t`]
///
/// State: Done
//~ done Mekka4 03a86710 - f986ba27.575a31df
pub const Mekka4: Power = at_start_of_your_turn(&[transform(MINIONS.random(), card("Mekka4t"))]);

/// # Transformed
///
/// `Mekka4e` · Neutral enchantment
///
/// > Has been transformed into a chicken!
///
/// - Set: Legacy
/// - Mechanics: Morph
///
/// State: Todo
//~ todo Mekka4e e0c3ab4d 4d7a6629 2dee6a48.6000ebb7
pub const Mekka4e: Power = TODO;

/// # Chicken
///
/// `Mekka4t` · Neutral minion · 0 mana · 1/1
///
/// > *Hey Chicken!*
///
/// - Set: Legacy
/// - Minion type: Beast
///
/// State: Todo
//~ todo Mekka4t c0ee5613 728b8dd3 6970c746.6a4e3958
pub const Mekka4t: Power = TODO;

/// # Captain's Parrot
///
/// `NEW1_016` · Neutral minion · 2 mana · 1/1
///
/// > **Battlecry:** Draw a Pirate from your deck.
///
/// - Set: Legacy · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
///
/// State: Done
//~ done NEW1_016 8e800ac8 - 1288af29.827fb53c
pub const NEW1_016: Power = battlecry(&[draw_that(1, PIRATE)]);

/// # Elite Tauren Chieftain
///
/// `PRO_001` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** Give both players the power to ROCK! (with a Power Chord card)
///
/// - Set: Legacy · legendary · collectible
/// - Mechanics: Battlecry
/// - Entourage: I Am Murloc [`PRO_001a`], Rogues Do It... [`PRO_001b`], Power of the Horde [`PRO_001c`]
/// - Tokens: I Am Murloc [`PRO_001a`], Rogues Do It... [`PRO_001b`], Power of the Horde [`PRO_001c`]
///
/// State: Done
//~ done PRO_001 1e9d6568 - 3dc405d0.eb63f1f2
pub const PRO_001: Power = battlecry(&[get(one_of(&["PRO_001a", "PRO_001b", "PRO_001c"])).for_(PLAYERS)]);

/// # I Am Murloc
///
/// `PRO_001a` · Neutral spell · 4 mana
///
/// > Summon three, four, or five 1/1 Murlocs.
///
/// - Set: Legacy
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Murloc [`PRO_001at`]
///
/// State: Done
//~ done PRO_001a e9d1518d - 3f6f5cce.4a7442fb
pub const PRO_001a: Power = spell(&[summon(card("PRO_001at")).copies(3).up_to(5)]);

/// # Murloc
///
/// `PRO_001at` · Neutral minion · 0 mana · 1/1
///
/// - Set: Legacy
/// - Minion type: Murloc
///
/// State: Vanilla
//~ vanilla PRO_001at a9993e0f 94d329c4 37937f87
pub const PRO_001at: Power = VANILLA;

/// # Rogues Do It...
///
/// `PRO_001b` · Neutral spell · 4 mana
///
/// > Deal $4 damage. Draw a card.
///
/// - Set: Legacy
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Done
//~ done PRO_001b 5367de24 - 01955496.b8f80211
pub const PRO_001b: Power = spell(&[deal(4).to(TARGET), draw(1)]);

/// # Power of the Horde
///
/// `PRO_001c` · Neutral spell · 4 mana
///
/// > Summon a random Horde Warrior.
///
/// - Set: Legacy
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Entourage: Frostwolf Grunt [`CS2_121`], Thrallmar Farseer [`EX1_021`](crate::classic::neutral::EX1_021), Silvermoon Guardian [`EX1_023`](crate::classic::neutral::EX1_023), Cairne Bloodhoof [`EX1_110`](crate::classic::neutral::EX1_110), Tauren Warrior [`EX1_390`](crate::classic::neutral::EX1_390), Sen'jin Shieldmasta [`CS2_179`]
///
/// State: Done
//~ done PRO_001c 8538fbd8 - 7262c5c1.1c943d8c
pub const PRO_001c: Power =
    spell(&[summon(one_of(&["CS2_121", "EX1_021", "EX1_023", "EX1_110", "EX1_390", "CS2_179"]))]);

/// # Gnomelia, S.A.F.E. Pilot
///
/// `TOY_100` · Neutral minion · 6 mana · 4/2
///
/// > **Rush**. Also damages minions next to whomever this attacks. **Deathrattle:** Deal 2 damage to all enemies.
///
/// - Set: Legacy · legendary · collectible
/// - Mechanics: Deathrattle, Rush
///
/// State: Done
//~ done TOY_100 e1050cdd - 146fcd9e.b2d7963a
pub const TOY_100: Power = abilities(&[also_damages(THAT.neighbours()), deathrattle(&[deal(2).to(ENEMIES)])]);

/// # Night Elf Huntress
///
/// `TOY_101` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry:** Deal 3 damage to three different enemies. *(You pick the targets!)*
///
/// - Set: Legacy · common · collectible
/// - Mechanics: Battlecry
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3
/// - Target: "Deal 3 damage. (@ left!)"
///
/// State: Done
//~ done TOY_101 f9323070 - fccc6f02.36beccbb
pub const TOY_101: Power = battlecry(&[
    deal(3).to(AN_ENEMY),
    choose_from(
        ENEMIES.that(not(&is(&TARGET))),
        &[
            remember(IT),
            deal(3).to(IT),
            choose_from(ENEMIES.that(not(&is(&TARGET))).that(not(&is(&REMEMBERED))), &[deal(3).to(IT)], &[]),
        ],
        &[],
    ),
]);

/// # Footman
///
/// `TOY_102` · Neutral minion · 4 mana · 2/5
///
/// > **Taunt** Adjacent minions are **Immune** while attacking.
///
/// - Set: Legacy · rare · collectible
/// - Mechanics: Taunt, Aura
/// - Refers to: Immune
/// - Enchantments: Footman's Protection [`TOY_102e`]
///
/// State: Done
//~ done TOY_102 3c5a7c9f - ff69152c.09f558f5
pub const TOY_102: Power = aura(THIS.neighbours()).gives("TOY_102e");

/// # Footman's Protection
///
/// `TOY_102e` · Neutral enchantment
///
/// > **Immune** while attacking.
///
/// - Set: Legacy
///
/// State: Done
//~ done TOY_102e 5dbe3568 - aac6376a.0a9df2b0
pub const TOY_102e: Power = enchant(&[has(GameTag::IMMUNE_WHILE_ATTACKING)]);

/// # Warsong Grunt
///
/// `TOY_103` · Neutral minion · 5 mana · 3/6
///
/// > **Rush**. After this attacks and kills a minion, it may attack again.
///
/// - Set: Legacy · common · collectible
/// - Mechanics: Rush
///
/// State: Done
//~ done TOY_103 f33192eb - b26d67d6.b2826c19
pub const TOY_103: Power = after(THIS.attack(MINION)).when(there_is(&THAT.that(DEAD))).then(&[ready(THIS)]);

/// # Champions of Azeroth
///
/// `WON_113` · Neutral spell · 4 mana
///
/// > Choose Alliance or Horde. Get 2 of their **Legendary** Champions and reduce their Costs by (2).
///
/// - Set: Legacy · epic · collectible
/// - Tokens: For the Alliance! [`WON_113a`](crate::event::neutral::WON_113a), For the Horde! [`WON_113b`](crate::event::neutral::WON_113b)
///
/// State: Todo
//~ todo WON_113 1dd7501c e5b05144 fb541ca0.fd556c9a
pub const WON_113: Power = TODO;

/// # Avatar of Hearthstone
///
/// `WON_145` · Neutral minion · 9 mana · 5/5
///
/// > **Battlecry:** Open a Standard Pack. Play all cards from it.
///
/// - Set: Legacy · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo WON_145 db24d3a4 8cc9d56f 8064b0da.2ce7d6ce
pub const WON_145: Power = TODO;

/// # Skeleton
///
/// `skele11` · Neutral minion · 1 mana · 1/1
///
/// - Set: Legacy · common
///
/// State: Vanilla
//~ vanilla skele11 4754e497 fcdb40e3 03583bfb
pub const skele11: Power = VANILLA;
