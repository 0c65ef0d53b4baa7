//! Neutral cards of The Grand Tournament.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 6e6c1c7f

/// # Twilight Guardian
///
/// `AT_017` · Neutral minion · 4 mana · 2/6
///
/// > **Battlecry:** If you're holding a Dragon, gain +1 Attack and **Taunt**.
///
/// - Set: The Grand Tournament · epic · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Enchantments: Twilight's Embrace [`AT_017e`]
///
/// State: Derived
//~ derived AT_017 d0965cea a498f91e 80ac7414.70c3905d
pub const AT_017: Power = battlecry(&[attach("AT_017e")]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Twilight's Embrace
///
/// `AT_017e` · Neutral enchantment
///
/// > +1 Attack and **Taunt**.
///
/// - Set: The Grand Tournament
///
/// State: Derived
//~ derived AT_017e d1ecf19e 8af6157d ffd736ba.9429665d
pub const AT_017e: Power = enchant(&[ATTACK.plus(1), has(GameTag::TAUNT)]);

/// # Skycap'n Kragg
///
/// `AT_070` · Neutral minion · 7 mana · 4/6
///
/// > **Charrrrrge** Costs (1) less for each friendly Pirate.
///
/// - Set: The Grand Tournament · legendary · collectible
/// - Minion type: Pirate
/// - Mechanics: Charge
///
/// State: Derived
//~ derived AT_070 6acea76b 3905d332 76599f11.89dd4f8b
pub const AT_070: Power = costs(&[cost_less(1).for_each(FRIENDLY_MINIONS.that(PIRATE))]);

/// # Garrison Commander
///
/// `AT_080` · Neutral minion · 2 mana · 2/3
///
/// > You can use your Hero Power twice a turn.
///
/// - Set: The Grand Tournament · epic · collectible
///
/// State: Todo
//~ todo AT_080 69692ce3 317fba00 1ca04117.3a45de15
pub const AT_080: Power = TODO;

/// # Lowly Squire
///
/// `AT_082` · Neutral minion · 1 mana · 1/2
///
/// > **Inspire:** Gain +1 Attack.
///
/// - Set: The Grand Tournament · common · collectible
/// - Mechanics: Inspire
/// - Enchantments: Training [`AT_082e`]
///
/// State: Derived
//~ derived AT_082 9e4ee986 f38f0d51 1a8db313.6198a177
pub const AT_082: Power = inspire(&[give(&[ATTACK.plus(1)])]);

/// # Training
///
/// `AT_082e` · Neutral enchantment
///
/// > Increased Attack.
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ todo AT_082e bb70402e 955b161e fb50887d.08129cea
pub const AT_082e: Power = TODO;

/// # Dragonhawk Rider
///
/// `AT_083` · Neutral minion · 3 mana · 3/3
///
/// > **Inspire:** Gain **Windfury** this turn.
///
/// - Set: The Grand Tournament · common · collectible
/// - Mechanics: Inspire
/// - Refers to: Windfury
/// - Enchantments: Dragonhawkery [`AT_083e`]
///
/// State: Derived
//~ derived AT_083 25e2ecf3 818049b4 de777fbb.6aefccf7
pub const AT_083: Power = inspire(&[attach("AT_083e")]);

/// # Dragonhawkery
///
/// `AT_083e` · Neutral enchantment
///
/// > **Windfury** this turn.
///
/// - Set: The Grand Tournament
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived AT_083e 6aefdbdd 86bfa49b 9833f19c.4231fdda
pub const AT_083e: Power = enchant(&[has(GameTag::WINDFURY)]).this_turn();

/// # Lance Carrier
///
/// `AT_084` · Neutral minion · 2 mana · 1/2
///
/// > **Battlecry:** Give a friendly minion +2 Attack.
///
/// - Set: The Grand Tournament · common · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Target: "Give +2 Attack."
/// - Enchantments: Equipped [`AT_084e`]
///
/// State: Derived
//~ derived AT_084 383c58dd 482316c7 2079474e.1f1e2c00
pub const AT_084: Power = battlecry(&[attach("AT_084e").to(A_FRIENDLY_MINION)]);

/// # Equipped
///
/// `AT_084e` · Neutral enchantment
///
/// > +2 Attack.
///
/// - Set: The Grand Tournament
///
/// State: Derived
//~ derived AT_084e 94ff31e2 9fcb2ca1 830ffaff.bf3d1612
pub const AT_084e: Power = enchant(&[ATTACK.plus(2)]);

/// # Maiden of the Lake
///
/// `AT_085` · Neutral minion · 4 mana · 2/6
///
/// > Your Hero Power costs (1).
///
/// - Set: The Grand Tournament · common · collectible
/// - Mechanics: Aura
/// - Enchantments: Maiden's Blessing [`AT_085e`]
///
/// State: Derived
//~ derived AT_085 01de5950 286f0be7 031e7f9d.8eda856a
pub const AT_085: Power = aura(YOUR_HERO_POWER).gives("AT_085e");

/// # Maiden's Blessing
///
/// `AT_085e` · Neutral enchantment
///
/// > Costs (1).
///
/// - Set: The Grand Tournament
///
/// State: Derived
//~ derived AT_085e 51382a92 9b283333 4a19e659.53ed184d
pub const AT_085e: Power = enchant(&[cost(1)]);

/// # Saboteur
///
/// `AT_086` · Neutral minion · 3 mana · 4/3
///
/// > **Battlecry:** Your opponent's Hero Power costs (5) more next turn.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Villainy [`AT_086e`]
///
/// State: Derived
//~ derived AT_086 9ae69d90 afc46f27 6a4487db.9ae5ee09
pub const AT_086: Power = battlecry(&[attach("AT_086e").to(OPPONENT)]);

/// # Villainy
///
/// `AT_086e` · Neutral enchantment
///
/// > Your Hero Power costs (5) more this turn.
///
/// - Set: The Grand Tournament
///
/// State: Derived
//~ derived AT_086e 1b0d0304 6be88190 95e83b26.36c5381d
pub const AT_086e: Power = enchant(&[]).aura(YOUR_HERO_POWER, &[cost_more(5)]).next_turn();

/// # Argent Horserider
///
/// `AT_087` · Neutral minion · 3 mana · 2/1
///
/// > **Charge Divine Shield**
///
/// - Set: The Grand Tournament · common · collectible
/// - Mechanics: Divine Shield, Charge
///
/// State: Vanilla
//~ vanilla AT_087 a159efea ca0d5538 abaf1639.22050a4f
pub const AT_087: Power = VANILLA;

/// # Mogor's Champion
///
/// `AT_088` · Neutral minion · 6 mana · 8/5
///
/// > 50% chance to attack the wrong enemy.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Mechanics: Forgetful
///
/// State: Derived
//~ derived AT_088 dc6f4e0a 2a7c0c0e d12e3354.aeee7260
pub const AT_088: Power =
    whenever(THIS.attack(CARD)).when(chance(50)).then(&[redirect_to(ENEMIES.that(not(&is(&THAT))).random())]);

/// # Boneguard Lieutenant
///
/// `AT_089` · Neutral minion · 2 mana · 3/2
///
/// > **Inspire:** Gain +1 Health.
///
/// - Set: The Grand Tournament · common · collectible
/// - Minion type: Undead
/// - Mechanics: Inspire
/// - Enchantments: Boneguarded [`AT_089e`]
///
/// State: Done
//~ done AT_089 ffec5456 - a6af4119.6bc62183
pub const AT_089: Power = inspire(&[attach("AT_089e")]);

/// # Boneguarded
///
/// `AT_089e` · Neutral enchantment
///
/// > Increased Health.
///
/// - Set: The Grand Tournament
///
/// State: Done
//~ done AT_089e cb9ac7de - e57e8f42.89b088dc
pub const AT_089e: Power = enchant(&[HEALTH.plus(1)]);

/// # Mukla's Champion
///
/// `AT_090` · Neutral minion · 5 mana · 5/3
///
/// > **Inspire:** Give your other minions +1/+1.
///
/// - Set: The Grand Tournament · common · collectible
/// - Minion type: Beast
/// - Mechanics: Inspire
/// - Enchantments: Might of the Monkey [`AT_090e`]
///
/// State: Derived
//~ derived AT_090 85510ecc ac55744a e1e7cde9.0cb3bb3d
pub const AT_090: Power = inspire(&[attach("AT_090e").to(OTHER_FRIENDLY_MINIONS)]);

/// # Might of the Monkey
///
/// `AT_090e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: The Grand Tournament
///
/// State: Derived
//~ derived AT_090e 00350e0e c5fc0378 bb39d33f.67341004
pub const AT_090e: Power = enchant(&[plus(1, 1)]);

/// # Tournament Medic
///
/// `AT_091` · Neutral minion · 4 mana · 1/8
///
/// > **Inspire:** Restore #2 Health to your hero.
///
/// - Set: The Grand Tournament · common · collectible
/// - Mechanics: Inspire
///
/// State: Derived
//~ derived AT_091 0bd199af 83f09187 3ece3526.bc85df10
pub const AT_091: Power = inspire(&[heal(2).to(YOUR_HERO)]);

/// # Ice Rager
///
/// `AT_092` · Neutral minion · 3 mana · 5/2
///
/// - Set: The Grand Tournament · common · collectible
/// - Minion type: Elemental
///
/// State: Vanilla
//~ vanilla AT_092 0b481e1a b9c5723a 50f2fa66
pub const AT_092: Power = VANILLA;

/// # Frigid Snobold
///
/// `AT_093` · Neutral minion · 4 mana · 2/6
///
/// > **Spell Damage +1**
///
/// - Set: The Grand Tournament · common · collectible
/// - Mechanics: Spellpower
///
/// State: Vanilla
//~ vanilla AT_093 92752d44 0ca949c2 b1ac859a.b88f2291
pub const AT_093: Power = VANILLA;

/// # Flame Juggler
///
/// `AT_094` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Deal 1 damage to a random enemy.
///
/// - Set: The Grand Tournament · common · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived AT_094 b111b9b8 198ac5f9 522a54d9.9d73140c
pub const AT_094: Power = battlecry(&[deal(1).to(ENEMIES.random())]);

/// # Silent Knight
///
/// `AT_095` · Neutral minion · 3 mana · 2/2
///
/// > **Stealth Divine Shield**
///
/// - Set: The Grand Tournament · common · collectible
/// - Mechanics: Stealth, Divine Shield
///
/// State: Vanilla
//~ vanilla AT_095 dd9cd2e0 5a17b9e0 a849b6bd.31dfa1f7
pub const AT_095: Power = VANILLA;

/// # Clockwork Knight
///
/// `AT_096` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** Give a friendly Mech +1/+1.
///
/// - Set: The Grand Tournament · common · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET`, `REQ_TARGET_WITH_RACE` = 17, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Give +1/+1."
/// - Enchantments: Wound Up [`AT_096e`]
///
/// State: Derived
//~ derived AT_096 d2d291d0 f5e5f394 4443e93c.4a868d92
pub const AT_096: Power = battlecry(&[attach("AT_096e").to(A_FRIENDLY_MINION.that(MECH))]);

/// # Wound Up
///
/// `AT_096e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: The Grand Tournament
///
/// State: Derived
//~ derived AT_096e 8e3794bc dd95da8b 740fb69b.67341004
pub const AT_096e: Power = enchant(&[plus(1, 1)]);

/// # Tournament Attendee
///
/// `AT_097` · Neutral minion · 1 mana · 2/1
///
/// > **Taunt**
///
/// - Set: The Grand Tournament · common · collectible
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla AT_097 d5266d37 723982a2 a6ffd714.4b0c5d24
pub const AT_097: Power = VANILLA;

/// # Sideshow Spelleater
///
/// `AT_098` · Neutral minion · 6 mana · 6/5
///
/// > **Battlecry:** Copy your opponent's Hero Power.
///
/// - Set: The Grand Tournament · epic · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived AT_098 236f3c3a 68db07fc bb06c780.6d522d5f
pub const AT_098: Power = battlecry(&[become_hero_power(copy_of(ENEMY_HERO_POWER))]);

/// # Kodorider
///
/// `AT_099` · Neutral minion · 6 mana · 3/5
///
/// > **Inspire:** Summon a 3/5 War Kodo.
///
/// - Set: The Grand Tournament · epic · collectible
/// - Mechanics: Inspire
/// - Tokens: War Kodo [`AT_099t`]
///
/// State: Derived
//~ derived AT_099 a4a283b0 f0ac4484 7853deb7.ea2b3457
pub const AT_099: Power = inspire(&[summon(card("AT_099t"))]);

/// # War Kodo
///
/// `AT_099t` · Neutral minion · 5 mana · 3/5
///
/// - Set: The Grand Tournament
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla AT_099t bfb8fadf 18e48a1d c3213772
pub const AT_099t: Power = VANILLA;

/// # Silver Hand Regent
///
/// `AT_100` · Neutral minion · 3 mana · 3/3
///
/// > **Inspire:** Summon a {0} Silver Hand Recruit.
///
/// - Set: The Grand Tournament · common · collectible
/// - Mechanics: Inspire
/// - Tokens: Silver Hand Recruit [`CS2_101t`](crate::legacy::paladin::CS2_101t)
///
/// State: Derived
//~ derived AT_100 519d19a7 b3e7d9af 946ae968.068a2a68
pub const AT_100: Power = inspire(&[summon(card("CS2_101t"))]);

/// # Pit Fighter
///
/// `AT_101` · Neutral minion · 5 mana · 5/6
///
/// - Set: The Grand Tournament · common · collectible
///
/// State: Vanilla
//~ vanilla AT_101 f99432b5 bd429670 5f6a7a93
pub const AT_101: Power = VANILLA;

/// # Captured Jormungar
///
/// `AT_102` · Neutral minion · 7 mana · 5/9
///
/// - Set: The Grand Tournament · common · collectible
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla AT_102 5dcfbc5e 52570fca cdb278df
pub const AT_102: Power = VANILLA;

/// # North Sea Kraken
///
/// `AT_103` · Neutral minion · 9 mana · 9/7
///
/// > **Battlecry:** Deal 4 damage.
///
/// - Set: The Grand Tournament · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
/// - Target: "Deal 4 damage."
///
/// State: Derived
//~ derived AT_103 093d2e71 d5b93bb6 81cfa134.4956c41c
pub const AT_103: Power = battlecry(&[deal(4).to(TARGET)]);

/// # Injured Kvaldir
///
/// `AT_105` · Neutral minion · 1 mana · 2/4
///
/// > **Battlecry:** Deal 3 damage to this minion.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived AT_105 462bcfbd 704d26a5 d8e8802d.720faddd
pub const AT_105: Power = battlecry(&[deal(3).to(THIS)]);

/// # Light's Champion
///
/// `AT_106` · Neutral minion · 3 mana · 4/3
///
/// > **Battlecry: Silence** a Demon.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Silence
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_TARGET_WITH_RACE` = 15, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "**Silence** a Demon."
///
/// State: Derived
//~ derived AT_106 e463494b 25c1e96a b6c6d5e0.50ece8a5
pub const AT_106: Power = battlecry(&[silence(A_MINION.that(DEMON))]);

/// # Armored Warhorse
///
/// `AT_108` · Neutral minion · 4 mana · 5/3
///
/// > **Battlecry:** Reveal a minion in each deck. If yours costs more, gain **Charge**.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Charge
///
/// State: Derived
//~ derived AT_108 249c4dad e93c4fdc 401d980b.1d76ba4c
pub const AT_108: Power = battlecry(&[give(&[has(GameTag::CHARGE)])]).when(JOUST);

/// # Argent Watchman
///
/// `AT_109` · Neutral minion · 2 mana · 2/4
///
/// > Can't attack. **Inspire:** Can attack as normal this turn.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Mechanics: Cant Attack, Inspire
/// - Enchantments: Inspired [`AT_109e`]
///
/// State: Derived
//~ derived AT_109 c7aa3ffe f6738d8b 49fa593d.4dfd8c5d
pub const AT_109: Power = inspire(&[lend(&[has_no(GameTag::CANT_ATTACK)], Lasts::ThisTurn)]);

/// # Inspired
///
/// `AT_109e` · Neutral enchantment
///
/// > Can attack this turn.
///
/// - Set: The Grand Tournament
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo AT_109e 4e8ebd4a d94a22ba a950680f.3728bcec
pub const AT_109e: Power = TODO;

/// # Coliseum Manager
///
/// `AT_110` · Neutral minion · 3 mana · 2/5
///
/// > **Inspire:** Return this minion to your hand.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Mechanics: Inspire
///
/// State: Derived
//~ derived AT_110 96050a88 34a9a2d9 b1a90b78.6c75a423
pub const AT_110: Power = inspire(&[return_to_hand(THIS)]);

/// # Refreshment Vendor
///
/// `AT_111` · Neutral minion · 4 mana · 3/5
///
/// > **Battlecry:** Restore #4 Health to each hero.
///
/// - Set: The Grand Tournament · common · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived AT_111 4936ee64 d7f402ba db8e6075.c1751054
pub const AT_111: Power = battlecry(&[heal(4).to(HEROES)]);

/// # Master Jouster
///
/// `AT_112` · Neutral minion · 6 mana · 5/6
///
/// > **Battlecry:** Reveal a minion in each deck. If yours costs more, gain **Taunt** and **Divine Shield**.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt, Divine Shield
///
/// State: Derived
//~ derived AT_112 db80c65e defd996f 4d58882a.b5d3bb96
pub const AT_112: Power = battlecry(&[give(&[has(GameTag::TAUNT), has(GameTag::DIVINE_SHIELD)])]).when(JOUST);

/// # Recruiter
///
/// `AT_113` · Neutral minion · 5 mana · 5/4
///
/// > **Inspire:** Add a 2/2 Squire to your hand.
///
/// - Set: The Grand Tournament · epic · collectible
/// - Mechanics: Inspire
/// - Tokens: Squire [`CS2_152`](crate::classic::neutral::CS2_152)
///
/// State: Derived
//~ derived AT_113 37a90d6b a7ac7b02 365cdae8.c9fb12f8
pub const AT_113: Power = inspire(&[get(card("CS2_152"))]);

/// # Evil Heckler
///
/// `AT_114` · Neutral minion · 4 mana · 5/4
///
/// > **Taunt**
///
/// - Set: The Grand Tournament · common · collectible
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla AT_114 05cf99b6 9d456d08 94b375b6.4b0c5d24
pub const AT_114: Power = VANILLA;

/// # Fencing Coach
///
/// `AT_115` · Neutral minion · 3 mana · 2/2
///
/// > **Battlecry:** The next time you use your Hero Power, it costs (2) less.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Fencing Practice [`AT_115e`]
///
/// State: Derived
//~ derived AT_115 f6ab58ae b775433e ea2dda09.9761be34
pub const AT_115: Power = battlecry(&[attach("AT_115e").to(YOU)]);

/// # Fencing Practice
///
/// `AT_115e` · Neutral enchantment
///
/// > Your Hero Power costs (2) less.
///
/// - Set: The Grand Tournament
///
/// State: Derived
//~ derived AT_115e 1fd4f8af 818a43f8 526e5d0d.3ca93a2c
pub const AT_115e: Power = enchant(&[]).aura(YOUR_HERO_POWER, &[cost_less(2)]).until(YOU.use_hero_power(CARD));

/// # Master of Ceremonies
///
/// `AT_117` · Neutral minion · 3 mana · 4/2
///
/// > **Battlecry:** If you have a minion with **Spell Damage**, gain +2/+2.
///
/// - Set: The Grand Tournament · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Spellpower
/// - Enchantments: Ceremony [`AT_117e`]
///
/// State: Derived
//~ derived AT_117 a6430ed0 ee43244d 03c832ea.9340d8c5
pub const AT_117: Power =
    battlecry(&[attach("AT_117e")]).when(there_is(&FRIENDLY_MINIONS.that(with(GameTag::SPELLPOWER))));

/// # Ceremony
///
/// `AT_117e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: The Grand Tournament
///
/// State: Derived
//~ derived AT_117e 1643c8f8 6f3662d3 e6c1643d.6d6ab056
pub const AT_117e: Power = enchant(&[plus(2, 2)]);

/// # Grand Crusader
///
/// `AT_118` · Neutral minion · 6 mana · 5/5
///
/// > **Battlecry:** Add a random Paladin card to your hand.
///
/// - Set: The Grand Tournament · epic · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived AT_118 d63daee6 bc3d4a59 f292e5a1.29e2da4c
pub const AT_118: Power = battlecry(&[get(random(class(CardClass::Paladin)))]);

/// # Kvaldir Raider
///
/// `AT_119` · Neutral minion · 5 mana · 4/4
///
/// > **Inspire:** Gain +2/+2.
///
/// - Set: The Grand Tournament · common · collectible
/// - Minion type: Undead
/// - Mechanics: Inspire
/// - Enchantments: Inspired [`AT_119e`]
///
/// State: Derived
//~ derived AT_119 bc5f3d64 a855da30 474690dd.a5f8ae22
pub const AT_119: Power = inspire(&[give(&[plus(2, 2)])]);

/// # Inspired
///
/// `AT_119e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ todo AT_119e ddced30f a1fc3916 f454209f.a536d554
pub const AT_119e: Power = TODO;

/// # Frost Giant
///
/// `AT_120` · Neutral minion · 10 mana · 8/8
///
/// > Costs (1) less for each time you used your Hero Power this game.
///
/// - Set: The Grand Tournament · epic · collectible
///
/// State: Derived
//~ derived AT_120 3fdbd19b f12c96e1 b38b877c.7048c5bf
pub const AT_120: Power =
    costs(&[cost_less(1).times(count_of(past(Side::Friendly, Deed::HeroPower, Window::ThisGame)))]);

/// # Crowd Favorite
///
/// `AT_121` · Neutral minion · 4 mana · 4/4
///
/// > Whenever you play a card with **Battlecry**, gain +1/+1.
///
/// - Set: The Grand Tournament · epic · collectible
/// - Refers to: Battlecry
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 58383
/// - Enchantments: Huge Ego [`AT_121e`]
///
/// State: Derived
//~ derived AT_121 17d8e039 a7ad857e ecbad527.081e3c61
pub const AT_121: Power = whenever(YOU.play(with(GameTag::BATTLECRY))).then(&[give(&[plus(1, 1)])]);

/// # Huge Ego
///
/// `AT_121e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ todo AT_121e d5818d1d a59ef373 35c1fd53.a536d554
pub const AT_121e: Power = TODO;

/// # Gormok the Impaler
///
/// `AT_122` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** If you have at least 4 other minions, deal 4 damage.
///
/// - Set: The Grand Tournament · legendary · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE_AND_MINIMUM_FRIENDLY_MINIONS` = 4 (hearthstone-data 36393.1)
/// - Target: "Deal 4 damage."
///
/// State: Derived
//~ derived AT_122 3fbda18d 0f9b4b8f fde0b73b.34d44812
pub const AT_122: Power = battlecry(&[deal(4).to(TARGET)]).when(there_are(4, &OTHER_FRIENDLY_MINIONS));

/// # Chillmaw
///
/// `AT_123` · Neutral minion · 7 mana · 6/6
///
/// > **Taunt Deathrattle:** If you're holding a Dragon, deal 3 damage to all minions.
///
/// - Set: The Grand Tournament · legendary · collectible
/// - Minion type: Undead, Dragon
/// - Mechanics: Taunt, Deathrattle
/// - Tags: `2534` = 1
///
/// State: Derived
//~ derived AT_123 8af2b803 c5625d8b 3cd3a0e4.490d10a5
pub const AT_123: Power = deathrattle(&[deal(3).to(MINIONS)]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Bolf Ramshield
///
/// `AT_124` · Neutral minion · 6 mana · 3/9
///
/// > Whenever your hero takes damage, this minion takes it instead.
///
/// - Set: The Grand Tournament · legendary · collectible
///
/// State: Todo
//~ todo AT_124 673b8fa6 bfd0b40f 8162fb64.bcb36fd9
pub const AT_124: Power = TODO;

/// # Icehowl
///
/// `AT_125` · Neutral minion · 9 mana · 10/10
///
/// > **Charge** Can't attack heroes.
///
/// - Set: The Grand Tournament · legendary · collectible
/// - Mechanics: Charge
///
/// State: Done
//~ done AT_125 fa987429 - 625f8513.f3da9754
pub const AT_125: Power = aura(THIS).have(&[has(GameTag::CANNOT_ATTACK_HEROES)]);

/// # Nexus-Champion Saraad
///
/// `AT_127` · Neutral minion · 5 mana · 4/5
///
/// > **Inspire:** Add a random spell to your hand.
///
/// - Set: The Grand Tournament · legendary · collectible
/// - Mechanics: Inspire
///
/// State: Derived
//~ derived AT_127 28e80712 c837970f c02805a9.6db56d94
pub const AT_127: Power = inspire(&[get(random(SPELL))]);

/// # The Skeleton Knight
///
/// `AT_128` · Neutral minion · 6 mana · 7/4
///
/// > **Deathrattle:** Reveal a minion in each deck. If yours costs more, return this to your hand.
///
/// - Set: The Grand Tournament · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived AT_128 a2abf105 f8146ca3 a427abf2.682a37ec
pub const AT_128: Power = deathrattle(&[return_to_hand(THIS)]).when(JOUST);

/// # Fjola Lightbane
///
/// `AT_129` · Neutral minion · 3 mana · 3/4
///
/// > Whenever **you** target this minion with a spell, gain Divine Shield**.**
///
/// - Set: The Grand Tournament · legendary · collectible
/// - Minion type: Undead
/// - Refers to: Divine Shield
///
/// State: Derived
//~ derived AT_129 c6b0979d 579d3517 a76bbe38.38354275
pub const AT_129: Power =
    whenever(THIS.is_targeted_by(all(&[SPELL, FRIENDLY]))).then(&[give(&[has(GameTag::DIVINE_SHIELD)])]);

/// # Eydis Darkbane
///
/// `AT_131` · Neutral minion · 3 mana · 3/4
///
/// > Whenever **you** target this minion with a spell, deal 3 damage to a random enemy.
///
/// - Set: The Grand Tournament · legendary · collectible
/// - Minion type: Undead
///
/// State: Derived
//~ derived AT_131 b58ac373 0e83609c 50dbe5ee.42d2f332
pub const AT_131: Power = whenever(THIS.is_targeted_by(all(&[SPELL, FRIENDLY]))).then(&[deal(3).to(ENEMIES.random())]);

/// # Justicar Trueheart
///
/// `AT_132` · Neutral minion · 5 mana · 6/4
///
/// > **Battlecry:** Replace your starting Hero Power with a better one.
///
/// - Set: The Grand Tournament · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Dire Claws [`AT_132_DRUIDe`]
/// - Tokens: Dire Shapeshift [`AT_132_DRUIDa`], Dire Shapeshift [`AT_132_DRUIDb`], Dire Shapeshift [`AT_132_DRUIDc`], Ballista Shot [`AT_132_HUNTER_H1`], Poisoned Daggers [`AT_132_ROGUE_H1`], Poisoned Dagger [`AT_132_ROGUEt`], Healing Totem [`AT_132_SHAMANa`], Searing Totem [`AT_132_SHAMANb`], Stoneclaw Totem [`AT_132_SHAMANc`], Wrath of Air Totem [`AT_132_SHAMANd`], Strength Totem [`AT_132_SHAMANe`], Soul Tap [`AT_132_WARLOCKa`], Soul Tap [`AT_132_WARLOCKb`]
///
/// State: Todo
//~ todo AT_132 eaa2092c 012d097c b2cc5532.079562a5
pub const AT_132: Power = TODO;

/// # Dire Shapeshift
///
/// `AT_132_DRUIDa` · Druid hero power · 2 mana
///
/// > **Hero Power** +$a2 Attack this turn. +$d2 Armor.
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ todo AT_132_DRUIDa 0ce1f84c b470ccfd e274e3c6.96201c66
pub const AT_132_DRUIDa: Power = TODO;

/// # Dire Shapeshift
///
/// `AT_132_DRUIDb` · Druid hero power · 2 mana
///
/// > **Hero Power** +$a2 Attack this turn. +$d2 Armor.
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ todo AT_132_DRUIDb bfaa9bfe 23d0bd55 74c43a74.96201c66
pub const AT_132_DRUIDb: Power = TODO;

/// # Dire Shapeshift
///
/// `AT_132_DRUIDc` · Druid hero power · 2 mana
///
/// > **Hero Power** +$a2 Attack this turn. +$d2 Armor.
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ todo AT_132_DRUIDc 4b43a9b6 c05767cc 080c89fb.96201c66
pub const AT_132_DRUIDc: Power = TODO;

/// # Dire Claws
///
/// `AT_132_DRUIDe` · Druid enchantment
///
/// > +2 Attack this turn.
///
/// - Set: The Grand Tournament
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived AT_132_DRUIDe ee7d086c c08761f4 1a22439c.09ced50d
pub const AT_132_DRUIDe: Power = enchant(&[ATTACK.plus(2)]).this_turn();

/// # Ballista Shot
///
/// `AT_132_HUNTER_H1` · Hunter hero power · 2 mana
///
/// > **Hero Power** Deal $3 damage to the enemy hero.@**Hero Power** Deal $3 damage.
///
/// - Set: The Grand Tournament
///
/// State: Derived
//~ derived AT_132_HUNTER_H1 0bfeaaef f1bf0ccb e63cce4c.b6277305
pub const AT_132_HUNTER_H1: Power = hero_power(&[deal(3).to(ENEMY_HERO)]);

/// # Poisoned Daggers
///
/// `AT_132_ROGUE_H1` · Rogue hero power · 2 mana
///
/// > **Hero Power** Equip a 2/2 Weapon.
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ todo AT_132_ROGUE_H1 d6b060ca 5478f3b0 e0dc0725.fba74d3c
pub const AT_132_ROGUE_H1: Power = TODO;

/// # Poisoned Dagger
///
/// `AT_132_ROGUEt` · Rogue weapon · 1 mana · 2/2 durability
///
/// - Set: The Grand Tournament
/// - Tokens: Poisoned Dagger [`AT_132_ROGUEt_H1`]
///
/// State: Vanilla
//~ vanilla AT_132_ROGUEt 75077bfe 11c7a72c 4df99c1c
pub const AT_132_ROGUEt: Power = VANILLA;

/// # Poisoned Dagger
///
/// `AT_132_ROGUEt_H1` · Rogue weapon · 1 mana · 2/2 durability
///
/// - Set: The Grand Tournament
///
/// State: Vanilla
//~ vanilla AT_132_ROGUEt_H1 38de2a5e 8049a336 6b9d68a4
pub const AT_132_ROGUEt_H1: Power = VANILLA;

/// # Healing Totem
///
/// `AT_132_SHAMANa` · Shaman minion · 1 mana · 0/2
///
/// > At the end of your turn, restore #1 Health to all friendly minions.
///
/// - Set: The Grand Tournament
///
/// State: Derived
//~ derived AT_132_SHAMANa bbd17e3f f9c500ad db86c9ff.bffa5cf6
pub const AT_132_SHAMANa: Power = at_end_of_your_turn(&[heal(1).to(FRIENDLY_MINIONS)]);

/// # Searing Totem
///
/// `AT_132_SHAMANb` · Shaman minion · 1 mana · 1/1
///
/// - Set: The Grand Tournament
///
/// State: Vanilla
//~ vanilla AT_132_SHAMANb dab0094d e69091e5 7d54d8d0
pub const AT_132_SHAMANb: Power = VANILLA;

/// # Stoneclaw Totem
///
/// `AT_132_SHAMANc` · Shaman minion · 1 mana · 0/2
///
/// > **Taunt**
///
/// - Set: The Grand Tournament
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla AT_132_SHAMANc ba8e0b2d 1ed2e0e7 69e881ac.4b0c5d24
pub const AT_132_SHAMANc: Power = VANILLA;

/// # Wrath of Air Totem
///
/// `AT_132_SHAMANd` · Shaman minion · 1 mana · 0/2
///
/// > **Spell Damage +1**
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ todo AT_132_SHAMANd 6a7ced0b a0e3f979 e2079a37.b88f2291
pub const AT_132_SHAMANd: Power = TODO;

/// # Strength Totem
///
/// `AT_132_SHAMANe` · Shaman minion · 1 mana · 0/2
///
/// > At the end of your turn, give another friendly minion +1 Attack.
///
/// - Set: The Grand Tournament
///
/// State: Derived
//~ derived AT_132_SHAMANe 12cd8b5c 311f8b1b 665ee16c.78b2aa44
pub const AT_132_SHAMANe: Power = at_end_of_your_turn(&[give(&[ATTACK.plus(1)]).to(OTHER_FRIENDLY_MINIONS.random())]);

/// # Soul Tap
///
/// `AT_132_WARLOCKa` · Warlock hero power · 2 mana
///
/// > **Hero Power** Draw a card.
///
/// - Set: The Grand Tournament
///
/// State: Derived
//~ derived AT_132_WARLOCKa 7c9732a1 57542a0c 61a1dfaa.6bf9cd73
pub const AT_132_WARLOCKa: Power = hero_power(&[draw(1)]);

/// # Soul Tap
///
/// `AT_132_WARLOCKb` · Warlock hero power · 2 mana
///
/// > **Hero Power** Draw a card.
///
/// - Set: The Grand Tournament
///
/// State: Derived
//~ derived AT_132_WARLOCKb 87d11e04 a0cddb1e 9a3f9e2f.6bf9cd73
pub const AT_132_WARLOCKb: Power = hero_power(&[draw(1)]);

/// # Gadgetzan Jouster
///
/// `AT_133` · Neutral minion · 1 mana · 1/2
///
/// > **Battlecry:** Reveal a minion in each deck. If yours costs more, gain +1/+1.
///
/// - Set: The Grand Tournament · common · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Victory! [`AT_133e`]
///
/// State: Derived
//~ derived AT_133 1eb28892 4672f03f 962787c8.3b90f651
pub const AT_133: Power = battlecry(&[attach("AT_133e")]).when(JOUST);

/// # Victory!
///
/// `AT_133e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: The Grand Tournament
///
/// State: Derived
//~ derived AT_133e 11bbd937 e0158b67 9d68d7a4.67341004
pub const AT_133e: Power = enchant(&[plus(1, 1)]);

/// # The Coin
///
/// `AT_COIN` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: The Grand Tournament
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived AT_COIN ed65b945 303bce00 1e9cd4dc.095f71be
pub const AT_COIN: Power = spell(&[gain_mana(1)]);
