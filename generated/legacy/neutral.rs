//! Neutral cards of Legacy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file b5d57399

/// # Bob the Bartender
/// Minion · 6 mana · 4/5
/// > **Battlecry:** Choose an action from the Battlegrounds!
/// - Makes: [`BG31_BOBt`](crate::event::neutral::BG31_BOBt); [`BG31_BOBt2`](crate::event::neutral::BG31_BOBt2); [`BG31_BOBt3`](crate::event::neutral::BG31_BOBt3); [`BG31_BOBt4`](crate::event::neutral::BG31_BOBt4)
//~ done BG31_BOB - 3c79da9e.3a34d993 7633193b.454c3c24
pub const BG31_BOB: Power = battlecry(&[choose_card(
    &["BG31_BOBt", "BG31_BOBt2", "BG31_BOBt3", "BG31_BOBt4"],
    &[either(
        there_is(&IT.that(named("BG31_BOBt2"))),
        &[if_(
            there_is(&ENEMY_MINIONS),
            &[choose_from(ENEMY_MINIONS, &[get(copy_of(IT))], &[]), get(card("GAME_005")).copies(3).for_(OPPONENT)],
        )],
        &[apply_it_to(YOU)],
    )],
)]);

/// # Raptor Herald
/// Minion · Beast · 3 mana · 4/2
/// > **Rewind Battlecry: Discover** a Beast with a **Dark Gift**. **Kindred:** It costs (1) less.
//~ done CORE_EDR_004 - 881fdcb9.9f69eea3 618b7129
pub const CORE_EDR_004: Power =
    battlecry(&[discover_with_dark_gift(BEAST), give(&[cost_less(1)]).to(IT).when(KINDRED)]);

/// # Goldshire Footman
/// Minion · 1 mana · 1/2
/// > **Taunt**
//~ vanilla CS1_042 ad69222b cbfac199.4b0c5d24 5c78d8f2
pub const CS1_042: Power = VANILLA;

/// # Magma Rager
/// Minion · Elemental · 3 mana · 5/1
//~ vanilla CS2_118 6b8113ed 5852d16d 6529a602
pub const CS2_118: Power = VANILLA;

/// # Oasis Snapjaw
/// Minion · Beast · 4 mana · 2/7
//~ vanilla CS2_119 4df7c2e3 15a44809 48b17963
pub const CS2_119: Power = VANILLA;

/// # River Crocolisk
/// Minion · Beast · 2 mana · 2/3
//~ vanilla CS2_120 165c95cb 40a2c733 64fae1ac
pub const CS2_120: Power = VANILLA;

/// # Frostwolf Grunt
/// Minion · 2 mana · 2/2
/// > **Taunt**
//~ vanilla CS2_121 b6f3e1f1 565e37de.4b0c5d24 18f2035a
pub const CS2_121: Power = VANILLA;

/// # Raid Leader
/// Minion · 3 mana · 2/3
/// > Your other minions have +1 Attack.
/// - Makes: Enhanced [`CS2_122e`] ("Raid Leader is granting this minion +1 Attack.")
//~ done CS2_122 - decb9ba2.cc6d9299 a06342bc.04d4bd8a
pub const CS2_122: Power = aura(OTHER_FRIENDLY_MINIONS).gives("CS2_122e");

/// # Enhanced
/// Enchantment
/// > Raid Leader is granting this minion +1 Attack.
/// - Makes: Raid Leader [`CS2_122`] (2/3, "Your other minions have +1 Attack.")
//~ done CS2_122e - d522ad72.73de4d1a e6165d64.dcf6365b
pub const CS2_122e: Power = enchant(&[ATTACK.plus(1)]);

/// # Wolfrider
/// Minion · 3 mana · 3/1
/// > **Charge**
//~ vanilla CS2_124 5ed46115 0582a8fd.276b5ef0 d3acbc14
pub const CS2_124: Power = VANILLA;

/// # Ironfur Grizzly
/// Minion · Beast · 3 mana · 3/3
/// > **Taunt**
//~ vanilla CS2_125 3ab3ec2c 22fea183.4b0c5d24 2ecf863a
pub const CS2_125: Power = VANILLA;

/// # Silverback Patriarch
/// Minion · Beast · 3 mana · 1/4
/// > **Taunt**
//~ vanilla CS2_127 ad2ef9f1 9bbda567.4b0c5d24 443687a1
pub const CS2_127: Power = VANILLA;

/// # Stormwind Knight
/// Minion · 4 mana · 2/5
/// > **Charge**
//~ vanilla CS2_131 328f2fb6 58145516.276b5ef0 8cb3476a
pub const CS2_131: Power = VANILLA;

/// # Ironforge Rifleman
/// Minion · 3 mana · 2/2
/// > **Battlecry:** Deal 1 damage.
//~ done CS2_141 - dec50fb7.cbe7dbbc 9bb51450
pub const CS2_141: Power = battlecry(&[deal(1).to(TARGET)]);

/// # Kobold Geomancer
/// Minion · 2 mana · 2/2
/// > **Spell Damage +1**
//~ vanilla CS2_142 d8797818 565e37de.b88f2291 da829086
pub const CS2_142: Power = VANILLA;

/// # Gnomish Inventor
/// Minion · 4 mana · 2/4
/// > **Battlecry:** Draw a card.
//~ done CS2_147 - 581d4d03.72a132f1 c3376c9e
pub const CS2_147: Power = battlecry(&[draw(1)]);

/// # Stormpike Commando
/// Minion · 5 mana · 4/2
/// > **Battlecry:** Deal 2 damage.
//~ done CS2_150 - a0c386c1.d9e5e9ea 7e7d85d2
pub const CS2_150: Power = battlecry(&[deal(2).to(TARGET)]);

/// # Archmage
/// Minion · 6 mana · 4/7
/// > **Spell Damage +1**
//~ vanilla CS2_155 1b071806 3c785314.b88f2291 238f8560
pub const CS2_155: Power = VANILLA;

/// # Lord of the Arena
/// Minion · 6 mana · 6/5
/// > **Taunt**
//~ vanilla CS2_162 f3929877 8b3798a2.4b0c5d24 9200b832
pub const CS2_162: Power = VANILLA;

/// # Murloc Raider
/// Minion · Murloc · 1 mana · 2/1
//~ vanilla CS2_168 b0453a82 9e740c77 987dd077
pub const CS2_168: Power = VANILLA;

/// # Stonetusk Boar
/// Minion · Beast · 1 mana · 1/1
/// > **Charge**
//~ vanilla CS2_171 65fe693f 5533a85b.276b5ef0 482f5c3d
pub const CS2_171: Power = VANILLA;

/// # Bloodfen Raptor
/// Minion · Beast · 2 mana · 3/2
//~ vanilla CS2_172 0d5e8e94 b36f6b93 3b96b332
pub const CS2_172: Power = VANILLA;

/// # Bluegill Warrior
/// Minion · Murloc · 2 mana · 2/1
/// > **Charge**
//~ vanilla CS2_173 73151be9 3327e28d.276b5ef0 0b7277be
pub const CS2_173: Power = VANILLA;

/// # Sen'jin Shieldmasta
/// Minion · 4 mana · 3/5
/// > **Taunt**
//~ vanilla CS2_179 623e8b6a e3908842.4b0c5d24 e8665f06
pub const CS2_179: Power = VANILLA;

/// # Chillwind Yeti
/// Minion · 4 mana · 4/5
//~ vanilla CS2_182 9c61e086 16eb980d 2ee9dddd
pub const CS2_182: Power = VANILLA;

/// # War Golem
/// Minion · 7 mana · 7/7
//~ vanilla CS2_186 dbe35a58 48e5225f 6957f4a3
pub const CS2_186: Power = VANILLA;

/// # Booty Bay Bodyguard
/// Minion · 5 mana · 5/4
/// > **Taunt**
//~ vanilla CS2_187 c1d8c969 7c760552.4b0c5d24 300a81f7
pub const CS2_187: Power = VANILLA;

/// # Elven Archer
/// Minion · 1 mana · 1/1
/// > **Battlecry:** Deal 1 damage.
//~ done CS2_189 - cbd7c476.cbe7dbbc e4dc34a0
pub const CS2_189: Power = battlecry(&[deal(1).to(TARGET)]);

/// # Razorfen Hunter
/// Minion · 3 mana · 2/3
/// > **Battlecry:** Summon a 1/1 Boar.
/// - Makes: Boar [`CS2_boar`] (1/1)
//~ done CS2_196 - decb9ba2.1ee57859 aa79b49c.ab863edd
pub const CS2_196: Power = battlecry(&[summon(card("CS2_boar"))]);

/// # Ogre Magi
/// Minion · 4 mana · 4/4
/// > **Spell Damage +1**
//~ vanilla CS2_197 af8c6af1 16ec05b0.b88f2291 83b3d089
pub const CS2_197: Power = VANILLA;

/// # Boulderfist Ogre
/// Minion · 6 mana · 6/7
//~ vanilla CS2_200 3dcc6d69 8b3aeff8 7ea1eba7
pub const CS2_200: Power = VANILLA;

/// # Core Hound
/// Minion · Elemental · Beast · 7 mana · 9/5
//~ vanilla CS2_201 c3f303b4 be88a027 4a9afb16
pub const CS2_201: Power = VANILLA;

/// # Reckless Rocketeer
/// Minion · 6 mana · 5/2
/// > **Charge**
//~ vanilla CS2_213 b818a5f4 73f9d17b.276b5ef0 08d8da14
pub const CS2_213: Power = VANILLA;

/// # Stormwind Champion
/// Minion · 7 mana · 7/7
/// > Your other minions have +1/+1.
/// - Makes: Might of Stormwind [`CS2_222o`] ("\+1/+1.")
//~ done CS2_222 - 48e5225f.180b3f03 0645ecb4.6e291a39
pub const CS2_222: Power = aura(OTHER_FRIENDLY_MINIONS).gives("CS2_222o");

/// # Might of Stormwind
/// Enchantment
/// > \+1/+1.
//~ derived CS2_222o 4d42f307 d522ad72.cb08f83e b8974aca
pub const CS2_222o: Power = enchant(&[plus(1, 1)]);

/// # Frostwolf Warlord
/// Minion · 5 mana · 4/4
/// > **Battlecry:** Gain +1/+1 for each other friendly minion on the battlefield.
/// - Makes: Frostwolf Banner [`CS2_226e`] ("Increased stats.")
//~ done CS2_226 - a0c6b2f7.478b5e64 ef70491d.d12e6ca2
pub const CS2_226: Power = battlecry(&[attach("CS2_226e").with_x(count(OTHER_FRIENDLY_MINIONS))]);

/// # Frostwolf Banner
/// Enchantment
/// > Increased stats.
//~ done CS2_226e - d522ad72.a536d554 13545933
pub const CS2_226e: Power = enchant(&[plus(1, 1).times(X)]);

/// # Boar
/// Minion · Beast · 1 mana · 1/1
//~ vanilla CS2_boar 58903988 5533a85b 52c0e75e
pub const CS2_boar: Power = VANILLA;

/// # Fast Spawn to Deck Dummy FX
/// Spell · 0 mana
/// > Holds the FX for inserting a card into a deck quickly.
//~ todo DFX_001 9a9aeb3b 3e8f9d5a.4f603437 38b23bdc
pub const DFX_001: Power = TODO;

/// # Time Warp Dummy FX
/// Spell · 0 mana
/// > Holds the FX for playing Timewarp FX.
//~ todo DFX_002 d6d33560 3e8f9d5a.c1020960 e9e67fd4
pub const DFX_002: Power = TODO;

/// # Frost Nova Dummy FX
/// Spell · 0 mana
/// > Holds the FX for playing Frost Nova FX.
/// - Makes: [`CS2_026`](crate::legacy::mage::CS2_026)
//~ todo DFX_003 2b188ed4 3e8f9d5a.5650650e 10dcd571.24ada6f9
pub const DFX_003: Power = TODO;

/// # Holy Healing Dummy FX
/// Spell · 0 mana
/// > Holds the FX for playing Holy Healing FX.
//~ todo DFX_004 68c09343 3e8f9d5a.d9530355 1f1e1f51
pub const DFX_004: Power = TODO;

/// # Flamestrike Dummy FX
/// Spell · 0 mana
/// > Holds the FX for playing Flamestrike FX.
//~ todo DFX_005 9e8f3740 3e8f9d5a.a68dba1c 57cbebd3
pub const DFX_005: Power = TODO;

/// # Darkscale Healer
/// Minion · Naga · 5 mana · 4/5
/// > **Battlecry:** Restore #2 Health to all friendly characters.
//~ done DS1_055 - a0674358.9506a155 047e2d7f
pub const DS1_055: Power = battlecry(&[heal(2).to(FRIENDLY_CHARACTERS)]);

/// # Voodoo Doctor
/// Minion · 1 mana · 2/1
/// > **Battlecry:** Restore #2 Health.
//~ done EX1_011 - 57db445c.22e721cb 96a26c36
pub const EX1_011: Power = battlecry(&[heal(2).to(TARGET)]);

/// # Novice Engineer
/// Minion · 2 mana · 1/1
/// > **Battlecry:** Draw a card.
//~ done EX1_015 - 4d7cdfaf.72a132f1 c507ffd2
pub const EX1_015: Power = battlecry(&[draw(1)]);

/// # Shattered Sun Cleric
/// Minion · 3 mana · 3/2
/// > **Battlecry:** Give a friendly minion +1/+1.
/// - Makes: Cleric's Blessing [`EX1_019e`] ("\+1/+1.")
//~ done EX1_019 - 05811c42.275576eb cb0d7294.912241e6
pub const EX1_019: Power = battlecry(&[attach("EX1_019e").to(A_FRIENDLY_MINION)]);

/// # Cleric's Blessing
/// Enchantment
/// > \+1/+1.
//~ derived EX1_019e fc2a2e54 d522ad72.cb08f83e 92e8ed86
pub const EX1_019e: Power = enchant(&[plus(1, 1)]);

/// # Dragonling Mechanic
/// Minion · 4 mana · 2/4
/// > **Battlecry:** Summon a 2/1 Mechanical Dragonling.
/// - Makes: Mechanical Dragonling [`EX1_025t`] (2/1)
//~ done EX1_025 - 581d4d03.fdfaf7ac 0eeb2256.5056e3be
pub const EX1_025: Power = battlecry(&[summon(card("EX1_025t"))]);

/// # Mechanical Dragonling
/// Minion · Mech · Dragon · 1 mana · 2/1
//~ vanilla EX1_025t ff8c62f4 430c008c e1288ca1
pub const EX1_025t: Power = VANILLA;

/// # Old Murk-Eye
/// Minion · Murloc · 4 mana · 2/4
/// > **Charge**. Has +1 Attack for each other Murloc on the battlefield.
//~ done EX1_062 - 9c5ddbf7.8365bbb1 9d7eff04
pub const EX1_062: Power = aura(THIS).have(&[ATTACK.plus(1).for_each(OTHER_MINIONS.that(MURLOC))]);

/// # Acidic Swamp Ooze
/// Minion · 2 mana · 3/2
/// > **Battlecry:** Destroy your opponent's weapon.
//~ done EX1_066 - 0296240c.a8bb4a6e 1c03b130
pub const EX1_066: Power = battlecry(&[destroy(ENEMY_WEAPON)]);

/// # Gelbin Mekkatorque
/// Minion · 6 mana · 6/6
/// > **Battlecry:** Summon an AWESOME invention.
//~ done EX1_112 - 8b4b1bcd.d0cdea89 5f45330d
pub const EX1_112: Power = battlecry(&[summon(one_of(&["Mekka1", "Mekka2", "Mekka3", "Mekka4"]))]);

/// # SI:7 Infiltrator
/// Minion · 4 mana · 5/4
/// > **Battlecry:** Destroy a random enemy **Secret**.
//~ done EX1_186 - 5af9fab3.c21b051d 1bebe168
pub const EX1_186: Power = battlecry(&[destroy(ENEMY_SECRETS.that(SECRET).random())]);

/// # Arcane Devourer
/// Minion · Elemental · 8 mana · 4/8
/// > Whenever you cast a spell, gain +2/+2.
/// - Makes: [`EX1_187e`](crate::classic::neutral::EX1_187e)
//~ done EX1_187 - d8f8aa15.ec30d282 33382979.d501ea7a
pub const EX1_187: Power = whenever(YOU.cast(SPELL)).then(&[attach("EX1_187e")]);

/// # Barrens Stablehand
/// Minion · 7 mana · 5/5
/// > **Battlecry:** Summon a random Beast.
//~ done EX1_188 - 41fa2862.46ac7ab9 c1f347de
pub const EX1_188: Power = battlecry(&[summon(random(all(&[MINION, BEAST])))]);

/// # Brightwing
/// Minion · Dragon · 2 mana · 3/2
/// > **Battlecry:** Add a random **Legendary** minion to your hand.
//~ done EX1_189 - d0099677.005252c4 2f14b948
pub const EX1_189: Power = battlecry(&[get(random(all(&[MINION, rarity(Rarity::Legendary)])))]);

/// # High Inquisitor Whitemane
/// Minion · 6 mana · 5/7
/// > **Battlecry:** Summon all friendly minions that died this turn.
//~ done EX1_190 - 730ec192.d883ab4f 470322d7
pub const EX1_190: Power = battlecry(&[summon(each_past(FRIENDLY_MINIONS.die().this_turn()))]);

/// # Gurubashi Berserker
/// Minion · 5 mana · 2/8
/// > Whenever this minion takes damage, gain +3 Attack.
/// - Makes: Berserking [`EX1_399e`] ("This minion has increased Attack.")
//~ done EX1_399 - cb0e4664.c691322c 123774e0.81ee8ca3
pub const EX1_399: Power = whenever(THIS.takes_damage_from(CARD)).then(&[attach("EX1_399e")]);

/// # Berserking
/// Enchantment
/// > This minion has increased Attack.
//~ done EX1_399e - d522ad72.8a639ddf 0319e276
pub const EX1_399e: Power = enchant(&[ATTACK.plus(3)]);

/// # Murloc Tidehunter
/// Minion · Murloc · 2 mana · 2/1
/// > **Battlecry:** Summon a 1/1 Murloc Scout.
/// - Makes: Murloc Scout [`EX1_506a`] (1/1)
//~ done EX1_506 - 3327e28d.099a2349 db14a961.51fb6bf4
pub const EX1_506: Power = battlecry(&[summon(card("EX1_506a"))]);

/// # Murloc Scout
/// Minion · Murloc · 1 mana · 1/1
//~ vanilla EX1_506a f7a52805 6c89e89f 7b280f00
pub const EX1_506a: Power = VANILLA;

/// # Mrgglaargl!
/// Enchantment
/// > \+2 Attack from Murloc Warleader.
//~ done EX1_507e - d522ad72.a2c85f3b 6177f52c
pub const EX1_507e: Power = enchant(&[ATTACK.plus(2)]);

/// # Grimscale Oracle
/// Minion · Murloc · 1 mana · 1/1
/// > Your other Murlocs have +1 Attack.
/// - Makes: Mlarggragllabl! [`EX1_508o`] ("This Murloc has +1 Attack.")
//~ done EX1_508 - 6c89e89f.a76ec2de 5fa8befc.dd8a0470
pub const EX1_508: Power = aura(OTHER_FRIENDLY_MINIONS.that(MURLOC)).gives("EX1_508o");

/// # Mlarggragllabl!
/// Enchantment
/// > This Murloc has +1 Attack.
//~ done EX1_508o - d522ad72.ce086692 214301ad
pub const EX1_508o: Power = enchant(&[ATTACK.plus(1)]);

/// # Dalaran Mage
/// Minion · 3 mana · 1/4
/// > **Spell Damage +1**
//~ vanilla EX1_582 1c1b40eb d6989f0d.b88f2291 6f998b8d
pub const EX1_582: Power = VANILLA;

/// # Nightblade
/// Minion · 5 mana · 4/4
/// > **Battlecry:** Deal 3 damage to the enemy hero.
//~ done EX1_593 - a0c6b2f7.f73cff07 e929f0e8
pub const EX1_593: Power = battlecry(&[deal(3).to(ENEMY_HERO)]);

/// # Luck of the Coin
/// Enchantment
/// > Going second grants you increased Health.
//~ todo GAME_001 5cfe201a d522ad72.b19402d1 7635d149
pub const GAME_001: Power = TODO;

/// # Avatar of the Coin
/// Minion · 0 mana · 1/1
/// > *You lost the coin flip, but gained a friend.*
//~ todo GAME_002 4753c521 82173453.441a003a 99e51b00
pub const GAME_002: Power = TODO;

/// # Coin's Vengeance
/// Enchantment
/// > Going second makes your first minion stronger.
/// - Makes: Coin's Vengence [`GAME_003e`] ("Going second makes your first minion stronger.")
//~ todo GAME_003 cc4c7099 d522ad72.679cd3bf e94c93d1.bfe4ed99
pub const GAME_003: Power = TODO;

/// # Coin's Vengence
/// Enchantment
/// > Going second makes your first minion stronger.
//~ todo GAME_003e 220db20f d522ad72.679cd3bf b7ad3d70
pub const GAME_003e: Power = TODO;

/// # AFK
/// Enchantment
/// > Your turns are shorter.
//~ todo GAME_004 0218f31d d522ad72.9d4f67b5 a3a44f18
pub const GAME_004: Power = TODO;

/// # The Coin
/// Enchantment
//~ todo GAME_005e 4c5d83c0 d522ad72 c6be21f5
pub const GAME_005e: Power = TODO;

/// # NOOOOOOOOOOOO
/// Spell · 2 mana
/// > Somehow, the card you USED to have has been deleted. Here, have this one instead!
//~ todo GAME_006 913cb2e1 7846e7ae.f2be88da 3ebbb901
pub const GAME_006: Power = TODO;

/// # Tournament Short Turn
/// Enchantment
/// > Your turns are shorter.
//~ todo GAME_011 23205041 d522ad72.9d4f67b5 4d38267e
pub const GAME_011: Power = TODO;

/// # Cost = 1
/// Enchantment
/// > Costs (1).
//~ derived GBL_001e 7e52070f d522ad72.53ed184d ef1051e4
pub const GBL_001e: Power = enchant(&[cost(1)]);

/// # Cost - 2
/// Enchantment
/// > Costs (2) less.
//~ derived GBL_002e 943db9b2 d522ad72.90c32b47 72ee293e
pub const GBL_002e: Power = enchant(&[cost_less(2)]);

/// # Cost - 1
/// Enchantment
/// > Costs (1) less.
//~ derived GBL_003e f8bb5253 d522ad72.f705eb41 72d2fc51
pub const GBL_003e: Power = enchant(&[cost_less(1)]);

/// # Cost - 3
/// Enchantment
/// > Costs (3) less.
//~ derived GBL_004e ec6c68a7 d522ad72.bb1f76c5 72f7b403
pub const GBL_004e: Power = enchant(&[cost_less(3)]);

/// # Cost + 2
/// Enchantment
/// > Costs (2) more.
//~ derived GBL_005e 2b5a0eb9 d522ad72.7201933b 8f5c9e0e
pub const GBL_005e: Power = enchant(&[cost_more(2)]);

/// # Cost = 2
/// Enchantment
/// > Costs (2).
//~ derived GBL_006e b0912225 d522ad72.04819642 ef114ccb
pub const GBL_006e: Power = enchant(&[cost(2)]);

/// # Cost = 10
/// Enchantment
/// > Costs (10).
//~ derived GBL_007e 0eeea2f8 d522ad72.5e52b96a 096590af
pub const GBL_007e: Power = enchant(&[cost(10)]);

/// # Cost - 4
/// Enchantment
/// > Costs (4) less.
//~ derived GBL_008e 871c5f43 d522ad72.1e6b07db 72fd12e8
pub const GBL_008e: Power = enchant(&[cost_less(4)]);

/// # Cost = 0
/// Enchantment
/// > Costs (0).
//~ derived GBL_009e 2c09387f d522ad72.dd600ecd ef11d741
pub const GBL_009e: Power = enchant(&[cost(0)]);

/// # Cost = 3
/// Enchantment
/// > Costs (3).
//~ derived GBL_010e e43b8c72 d522ad72.d924ec8d ef312996
pub const GBL_010e: Power = enchant(&[cost(3)]);

/// # Harth Stonebrew
/// Minion · 6 mana · 5/5
/// > **Battlecry:** Replace your hand with an iconic one from Hearthstone's past. *(Once per game)*
///
/// # Notes
///
/// The thirteen hands, and the order of their cards, are those that the tracker Firestone recognizes ("iconic hands", Zero-to-Heroes).
/// No source tells their odds: all are equally likely. The cards that were in hand are neither discarded nor destroyed.
//~ done GIFT_01 - 73fb5380.3aac86cf faa865f5
pub const GIFT_01: Power = battlecry(&[
    remove_from_game(YOUR_HAND),
    at_random(&[
        // Death Knight of Blood, of Frost and of the Unholy.
        &[get(each_of(&["RLK_730", "RLK_720", "RLK_741", "RLK_087", "RLK_071", "RLK_125", "RLK_706", "RLK_051"]))],
        &[get(each_of(&["RLK_063", "RLK_025", "RLK_713", "RLK_512", "TSC_052", "RLK_042", "RLK_223", "RLK_015"]))],
        &[get(each_of(&["RLK_707", "RLK_062", "RLK_061", "RLK_018", "TSC_069", "RLK_970", "RLK_958", "RLK_225"]))],
        // Demon Hunter, Druid, Mage, Hunter, Paladin, Priest.
        &[get(each_of(&[
            "TOY_400t3", "TOY_401t", "TOY_400t7", "TOY_400t4", "TOY_400t5", "TOY_401t2", "TOY_400t6", "TOY_400t8",
        ]))],
        &[get(each_of(&["LOOT_392", "ICC_832", "LOOT_054", "LOOT_541", "LOOT_051", "GIL_198", "EX1_161", "ICC_054"]))],
        &[get(each_of(&["NEW1_021", "EX1_559", "CS2_024", "CS2_029", "CS2_031", "EX1_295", "EX1_561", "CS2_026"]))],
        &[get(each_of(&["LOOT_080", "KAR_006", "ICC_828", "LOOT_079", "KAR_004", "EX1_610", "EX1_533", "EX1_611"]))],
        &[get(each_of(&["BT_026", "BT_024", "BT_334", "SCH_248", "BT_011", "YOP_011", "BT_025", "BT_020"]))],
        &[get(each_of(&["DRG_099", "DRG_242", "DRG_050", "BT_198", "DRG_660", "DRG_246", "DRG_300", "DRG_303"]))],
        // Shaman, Rogue, Warrior, Warlock.
        &[get(each_of(&["GIL_622", "LOOT_516", "LOOT_373", "LOOT_358", "UNG_205", "ICC_466", "GIL_820", "UNG_025"]))],
        &[get(each_of(&["EX1_049", "LOE_077", "NEW1_004", "EX1_145", "EX1_050", "EX1_144", "GVG_069", "BRM_007"]))],
        &[get(each_of(&["EX1_400", "EX1_604", "CS2_108", "FP1_021", "EX1_607", "EX1_084", "BRM_028", "BRM_019"]))],
        &[get(each_of(&["EX1_310", "LOOT_420", "LOOT_161", "EX1_564", "LOOT_368", "ICC_041", "LOOT_017", "ICC_831"]))],
    ]),
    mark_completed(),
])
.when(ICONIC_HANDS.never());

/// "(Once per game)": the hands that Harth Stonebrew has brought before.
const ICONIC_HANDS: Past = YOU.complete(named("GIFT_01")).this_game();

/// # Alexstrasza the Life-Binder
/// Minion · Dragon · 9 mana · 8/8
/// > **Battlecry**: Choose a character. If it's friendly, restore #8 Health. If it's an enemy, deal 8 damage.
/// - Reprint of: [`CS3_031`](crate::core_hidden::neutral::CS3_031)
//~ done LEG_CS3_031 - 9e00d54d.81775411 59fee432.870e18b7
pub const LEG_CS3_031: Power = battlecry(&[
    select(TARGET),
    heal(8).to(TARGET).when(there_is(&IT.that(FRIENDLY))),
    deal(8).to(TARGET).when(there_is(&IT.that(ENEMY))),
]);

/// # Onyxia the Broodmother
/// Minion · Dragon · 9 mana · 8/8
/// > At the end of each turn, fill your board with 1/1 Whelps.
/// - Reprint of: [`CS3_032`](crate::core_hidden::neutral::CS3_032)
/// - Makes: [`ds1_whelptoken`](crate::classic::neutral::ds1_whelptoken)
//~ done LEG_CS3_032 - 9e00d54d.345df78f 49dab1c1.bf6f1b79.66b67c16
pub const LEG_CS3_032: Power = whenever(PLAYERS.turn_end()).then(&[summon(card("ds1_whelptoken")).until_full()]);

/// # Ysera the Dreamer
/// Minion · Dragon · 9 mana · 4/12
/// > **Battlecry:** Add one of each Dream card to your hand.
/// - Reprint of: [`CS3_033`](crate::core_hidden::neutral::CS3_033)
//~ done LEG_CS3_033 - 8023b91e.fd9d6e83 a549432d.6bfdf4f6
pub const LEG_CS3_033: Power = battlecry(&[
    get(card("DREAM_01")),
    get(card("DREAM_02")),
    get(card("DREAM_03")),
    get(card("DREAM_04")),
    get(card("DREAM_05")),
]);

/// # Malygos the Spellweaver
/// Minion · Dragon · 9 mana · 4/12
/// > **Battlecry:** Draw spells until your hand is full.
/// - Reprint of: [`CS3_034`](crate::core_hidden::neutral::CS3_034)
//~ done LEG_CS3_034 - 8023b91e.0ca43284 cf14d306.1f58364f
pub const LEG_CS3_034: Power = battlecry(&[repeat(12, &[draw_that(1, SPELL).when(not(&HAND_IS_FULL))])]);

/// "if your hand is full": the player holds as many cards as one can hold, usually ten.
pub(crate) const HAND_IS_FULL: Condition = there_is(&YOU.that(MOST_CARDS.no_more_than(&count(YOUR_HAND))));

/// # Deathwing the Destroyer
/// Minion · Dragon · 10 mana · 12/12
/// > **Battlecry:** Destroy all other minions. Discard a card for each destroyed.
/// - Reprint of: [`CS3_036`](crate::core_hidden::neutral::CS3_036)
//~ done LEG_CS3_036 - 5c439b2c.4acc0a7f ee520d41.369a3c7d
pub const LEG_CS3_036: Power =
    battlecry(&[destroy(OTHER_MINIONS), perform(&[discard(YOUR_HAND.random())]).for_each(THEM)]);

/// # Emerald Skytalon
/// Minion · Elemental · Beast · 1 mana · 2/1
/// > **Rush**
/// - Reprint of: [`CS3_037`](crate::core_hidden::neutral::CS3_037)
//~ vanilla LEG_CS3_037 4c5e5bbf 899f2fbe.57b12c28 24c2d2b4.6930f386
pub const LEG_CS3_037: Power = VANILLA;

/// # Homing Chicken
/// Minion · Mech · Beast · 1 mana · 0/1
/// > At the start of your turn, destroy this minion and draw 3 cards.
//~ done Mekka1 - fd33ef9e.1cc41b41 a2e867f3
pub const Mekka1: Power = at_start_of_your_turn(&[destroy(THIS), draw(3)]);

/// # Repair Bot
/// Minion · Mech · 1 mana · 0/3
/// > At the end of your turn, restore #6 Health to a damaged character.
//~ done Mekka2 - 6fba9270.aa91e875 6c435ec0
pub const Mekka2: Power = at_end_of_your_turn(&[heal(6).to(CHARACTERS.that(DAMAGED).random())]);

/// # Emboldener 3000
/// Minion · Mech · 1 mana · 0/4
/// > At the end of your turn, give a random minion +1/+1.
/// - Makes: Emboldened! [`Mekka3e`] ("Increased Stats.")
//~ done Mekka3 - 6fb91b4b.d92999ee bf668e2e.d687e4b4
pub const Mekka3: Power = at_end_of_your_turn(&[attach("Mekka3e").to(MINIONS.random())]);

/// # Emboldened!
/// Enchantment
/// > Increased Stats.
//~ done Mekka3e - d522ad72.8950806f 4ec55273
pub const Mekka3e: Power = enchant(&[plus(1, 1)]);

/// # Poultryizer
/// Minion · Mech · 1 mana · 0/3
/// > At the start of your turn, transform a random minion into a 1/1 Chicken.
/// - Makes: Chicken [`Mekka4t`] (1/1, "Hey Chicken!"); Transformed [`Mekka4e`] ("Has been transformed into a chicken!")
//~ done Mekka4 - 6fba9270.575a31df c4f0aaa5.34272292
pub const Mekka4: Power = at_start_of_your_turn(&[transform(MINIONS.random(), card("Mekka4t"))]);

/// # Transformed
/// Enchantment
/// > Has been transformed into a chicken!
//~ todo Mekka4e 4d7a6629 d522ad72.6000ebb7 619003ec
pub const Mekka4e: Power = TODO;

/// # Chicken
/// Minion · Beast · 0 mana · 1/1
/// > *Hey Chicken!*
//~ done Mekka4t - 000e7a45.6a4e3958 ebd052c2
pub const Mekka4t: Power = VANILLA;

/// # Captain's Parrot
/// Minion · Beast · 2 mana · 1/1
/// > **Battlecry:** Draw a Pirate from your deck.
//~ done NEW1_016 - 640b67f3.827fb53c 11c8cb92
pub const NEW1_016: Power = battlecry(&[draw_that(1, PIRATE)]);

/// # Elite Tauren Chieftain
/// Minion · 5 mana · 5/5
/// > **Battlecry:** Give both players the power to ROCK! (with a Power Chord card)
/// - Makes: I Am Murloc [`PRO_001a`] ("Summon three, four, or five 1/1 Murlocs."); Rogues Do It... [`PRO_001b`] ("Deal 4 damage. Draw a card."); Power of the Horde [`PRO_001c`] ("Summon a random Horde Warrior.")
//~ done PRO_001 - 7c0f8337.eb63f1f2 dd0ffa56.30fcb1cd
pub const PRO_001: Power = battlecry(&[get(one_of(&["PRO_001a", "PRO_001b", "PRO_001c"])).for_(PLAYERS)]);

/// # I Am Murloc
/// Spell · 4 mana
/// > Summon three, four, or five 1/1 Murlocs.
/// - Makes: Murloc [`PRO_001at`] (1/1)
//~ done PRO_001a - 38d1d3b0.4a7442fb 5cc85e77.e80ff19b
pub const PRO_001a: Power = spell(&[summon(card("PRO_001at")).copies(3).up_to(5)]);

/// # Murloc
/// Minion · Murloc · 0 mana · 1/1
//~ vanilla PRO_001at 94d329c4 95e84cd9 5b8fb21e
pub const PRO_001at: Power = VANILLA;

/// # Rogues Do It...
/// Spell · 4 mana
/// > Deal $4 damage. Draw a card.
//~ done PRO_001b - 38d1d3b0.b8f80211 d1a462b4
pub const PRO_001b: Power = spell(&[deal(4).to(TARGET), draw(1)]);

/// # Power of the Horde
/// Spell · 4 mana
/// > Summon a random Horde Warrior.
//~ done PRO_001c - 38d1d3b0.1c943d8c c312830e
pub const PRO_001c: Power =
    spell(&[summon(one_of(&["CS2_121", "EX1_021", "EX1_023", "EX1_110", "EX1_390", "CS2_179"]))]);

/// # Gnomelia, S.A.F.E. Pilot
/// Minion · 6 mana · 4/2
/// > **Rush**. Also damages minions next to whomever this attacks. **Deathrattle:** Deal 2 damage to all enemies.
//~ done TOY_100 - 3c56d9c5.b2d7963a dee0130d
pub const TOY_100: Power = abilities(&[also_damages(THAT.neighbours()), deathrattle(&[deal(2).to(ENEMIES)])]);

/// # Night Elf Huntress
/// Minion · 5 mana · 3/3
/// > **Battlecry:** Deal 3 damage to three different enemies. *(You pick the targets!)*
//~ done TOY_101 - e8b6bfb0.36beccbb 3a63f7c8
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
/// Minion · 4 mana · 2/5
/// > **Taunt** Adjacent minions are **Immune** while attacking.
/// - Makes: Footman's Protection [`TOY_102e`] ("Immune while attacking.")
//~ done TOY_102 - 58145516.09f558f5 4f57f14e.55deb8ed
pub const TOY_102: Power = aura(THIS.neighbours()).gives("TOY_102e");

/// # Footman's Protection
/// Enchantment
/// > **Immune** while attacking.
//~ done TOY_102e - d522ad72.0a9df2b0 b5493efc
pub const TOY_102e: Power = enchant(&[has(GameTag::IMMUNE_WHILE_ATTACKING)]);

/// # Warsong Grunt
/// Minion · 5 mana · 3/6
/// > **Rush**. After this attacks and kills a minion, it may attack again.
//~ done TOY_103 - e8a80029.b2826c19 8cde85a0
pub const TOY_103: Power = after(THIS.attack(MINION)).when(there_is(&THAT.that(DEAD))).then(&[ready(THIS)]);

/// # Champions of Azeroth
/// Spell · 4 mana
/// > Choose Alliance or Horde. Get 2 of their **Legendary** Champions and reduce their Costs by (2).
/// - Makes: [`WON_113a`](crate::event::neutral::WON_113a); [`WON_113b`](crate::event::neutral::WON_113b)
///
/// # Notes
///
/// The champions are those that the client shows beside each choice (data of the tracker Firestone, hs-reference-data): Brann Bronzebeard,
/// Archmage Antonidas, Prophet Velen, Tirion Fordring and Varian Wrynn; Shadow Hunter Vol'jin, Cairne Bloodhoof, Sylvanas Windrunner,
/// Lor'themar Theron and Grommash Hellscream. The two are different (no source).
//~ done WON_113 - 38d1d3b0.fd556c9a c6a5929e.c482440a
pub const WON_113: Power = spell(&[choose_card(&["WON_113a", "WON_113b"], &[cast(the(IT))])]);

/// # Avatar of Hearthstone
/// Minion · 9 mana · 5/5
/// > **Battlecry:** Open a Standard Pack. Play all cards from it.
// Hearthstone Wiki, "Card pack", and Blizzard's support pages: five cards, each of a rarity that is rolled first, at least one
// Rare or better; an Epic card in 5 packs and a Legendary one in 20. What is played needs no mana and has random targets.
//~ done WON_145 - 75280faa.2ce7d6ce 93a062d4
pub const WON_145: Power = battlecry(&[
    set_counter(0, 0),
    repeat(4, PACK_CARD),
    either(is_at_least(&counter_value(0), 1), PACK_CARD, RARE_OR_BETTER),
]);

/// A card of a pack, of any rarity.
const PACK_CARD: &[Effect] = &[either(
    chance(1),
    LEGENDARY_CARD,
    &[either(chance(4), EPIC_CARD, &[either(chance(19), RARE_CARD, COMMON_CARD)])],
)];
/// The last card of a pack whose others are Common.
const RARE_OR_BETTER: &[Effect] = &[either(chance(4), LEGENDARY_CARD, &[either(chance(18), EPIC_CARD, RARE_CARD)])];
const COMMON_CARD: &[Effect] = &[create_aside(random(all(&[rarity(Rarity::Common), IN_PACKS]))), play(IT)];
const LEGENDARY_CARD: &[Effect] =
    &[set_counter(0, 1), create_aside(random(all(&[rarity(Rarity::Legendary), IN_PACKS]))), play(IT)];
const EPIC_CARD: &[Effect] =
    &[set_counter(0, 1), create_aside(random(all(&[rarity(Rarity::Epic), IN_PACKS]))), play(IT)];
const RARE_CARD: &[Effect] =
    &[set_counter(0, 1), create_aside(random(all(&[rarity(Rarity::Rare), IN_PACKS]))), play(IT)];
/// Packs have the cards of the expansions that are in Standard.
const IN_PACKS: Condition = not(&any(&[FROM_THE_PAST, from_set(CardSet::CORE), from_set(CardSet::EVENT)]));

/// # Skeleton
/// Minion · 1 mana · 1/1
//~ vanilla skele11 fcdb40e3 cbd7c476 3a0c7092
pub const skele11: Power = VANILLA;
