//! Neutral cards of The Grand Tournament.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 4570ebde

/// # Twilight Guardian
/// Minion · Dragon · 4 mana · 2/6
/// > **Battlecry:** If you're holding a Dragon, gain +1 Attack and **Taunt**.
/// - Makes: Twilight's Embrace [`AT_017e`] ("\+1 Attack and Taunt.")
//~ derived AT_017 a498f91e 9416a10e.70c3905d 6c347dca.3de5bae1
pub const AT_017: Power = battlecry(&[attach("AT_017e")]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Twilight's Embrace
/// Enchantment
/// > \+1 Attack and **Taunt**.
//~ derived AT_017e 8af6157d d522ad72.8dce14d0 544061dd
pub const AT_017e: Power = enchant(&[ATTACK.plus(1), has(GameTag::TAUNT)]);

/// # Skycap'n Kragg
/// Minion · Pirate · 7 mana · 4/6
/// > **Charrrrrge** Costs (1) less for each friendly Pirate.
//~ done AT_070 - 6350337c.89dd4f8b 92c6e0b0
pub const AT_070: Power = costs(&[cost_less(1).for_each(FRIENDLY_MINIONS.that(PIRATE))]);

/// # Garrison Commander
/// Minion · 2 mana · 2/3
/// > You can use your Hero Power twice a turn.
//~ done AT_080 - 5656a6e3.3a45de15 71931c2b
pub const AT_080: Power = aura(YOU).have(&[plus_tag(GameTag::HEROPOWER_ADDITIONAL_ACTIVATIONS, 1)]);

/// # Lowly Squire
/// Minion · 1 mana · 1/2
/// > **Inspire:** Gain +1 Attack.
/// - Makes: Training [`AT_082e`] ("Increased Attack.")
//~ derived AT_082 f38f0d51 cbfac199.6198a177 2df6889c.6496547f
pub const AT_082: Power = inspire(&[give(&[ATTACK.plus(1)])]);

/// # Training
/// Enchantment
/// > Increased Attack.
//~ todo AT_082e 955b161e d522ad72.08129cea 84e2ae21
pub const AT_082e: Power = TODO;

/// # Dragonhawk Rider
/// Minion · 3 mana · 3/3
/// > **Inspire:** Gain **Windfury** this turn.
/// - Makes: Dragonhawkery [`AT_083e`] ("Windfury this turn.")
//~ derived AT_083 818049b4 05878c57.6aefccf7 a4cc323b.6913819e
pub const AT_083: Power = inspire(&[attach("AT_083e")]);

/// # Dragonhawkery
/// Enchantment
/// > **Windfury** this turn.
//~ derived AT_083e 86bfa49b d522ad72.4231fdda 7dd5c61e
pub const AT_083e: Power = enchant(&[has(GameTag::WINDFURY)]).this_turn();

/// # Lance Carrier
/// Minion · 2 mana · 1/2
/// > **Battlecry:** Give a friendly minion +2 Attack.
/// - Makes: Equipped [`AT_084e`] ("\+2 Attack.")
//~ derived AT_084 482316c7 4c954f50.1f1e2c00 13a226ee.ddd88247
pub const AT_084: Power = battlecry(&[attach("AT_084e").to(A_FRIENDLY_MINION)]);

/// # Equipped
/// Enchantment
/// > \+2 Attack.
//~ derived AT_084e 9fcb2ca1 d522ad72.a6e18051 07571c40
pub const AT_084e: Power = enchant(&[ATTACK.plus(2)]);

/// # Maiden of the Lake
/// Minion · 4 mana · 2/6
/// > Your Hero Power costs (1).
/// - Makes: Maiden's Blessing [`AT_085e`] ("Costs (1).")
//~ derived AT_085 286f0be7 59ecc571.8eda856a 15ba712a.9e141d7e
pub const AT_085: Power = aura(YOUR_HERO_POWER).gives("AT_085e");

/// # Maiden's Blessing
/// Enchantment
/// > Costs (1).
//~ derived AT_085e 9b283333 d522ad72.53ed184d 6df2ec96
pub const AT_085e: Power = enchant(&[cost(1)]);

/// # Saboteur
/// Minion · 3 mana · 4/3
/// > **Battlecry:** Your opponent's Hero Power costs (5) more next turn.
/// - Makes: Villainy [`AT_086e`] ("Your Hero Power costs (5) more this turn.")
//~ done AT_086 - cbdfe8b5.9ae5ee09 294ab4aa.a7a60941
pub const AT_086: Power = battlecry(&[attach("AT_086e").to(OPPONENT)]);

/// # Villainy
/// Enchantment
/// > Your Hero Power costs (5) more this turn.
//~ done AT_086e - d522ad72.36c5381d f3b7ceb9
pub const AT_086e: Power = enchant(&[]).aura(YOUR_HERO_POWER, &[cost_more(5)]).next_turn();

/// # Argent Horserider
/// Minion · 3 mana · 2/1
/// > **Charge Divine Shield**
//~ vanilla AT_087 ca0d5538 dede83d0.22050a4f 0b544afe
pub const AT_087: Power = VANILLA;

/// # Mogor's Champion
/// Minion · 6 mana · 8/5
/// > 50% chance to attack the wrong enemy.
//~ derived AT_088 2a7c0c0e bd51a2cd.aeee7260 914c7ba2
pub const AT_088: Power =
    whenever(THIS.attack(CARD)).when(chance(50)).then(&[redirect_to(ENEMIES.that(not(&is(&THAT))).random())]);

/// # Boneguard Lieutenant
/// Minion · Undead · 2 mana · 3/2
/// > **Inspire:** Gain +1 Health.
/// - Makes: Boneguarded [`AT_089e`] ("Increased Health.")
//~ done AT_089 - e2f87da0.6bc62183 2d84deef.1ec909de
pub const AT_089: Power = inspire(&[attach("AT_089e")]);

/// # Boneguarded
/// Enchantment
/// > Increased Health.
//~ done AT_089e - d522ad72.89b088dc e510d77a
pub const AT_089e: Power = enchant(&[HEALTH.plus(1)]);

/// # Mukla's Champion
/// Minion · Beast · 5 mana · 5/3
/// > **Inspire:** Give your other minions +1/+1.
/// - Makes: Might of the Monkey [`AT_090e`] ("\+1/+1.")
//~ derived AT_090 ac55744a 617cdb52.0cb3bb3d 1d6bcb9a.fca774ca
pub const AT_090: Power = inspire(&[attach("AT_090e").to(OTHER_FRIENDLY_MINIONS)]);

/// # Might of the Monkey
/// Enchantment
/// > \+1/+1.
//~ derived AT_090e c5fc0378 d522ad72.cb08f83e d1e9ba29
pub const AT_090e: Power = enchant(&[plus(1, 1)]);

/// # Tournament Medic
/// Minion · 4 mana · 1/8
/// > **Inspire:** Restore #2 Health to your hero.
//~ derived AT_091 83f09187 1d56ede5.bc85df10 accb3c72
pub const AT_091: Power = inspire(&[heal(2).to(YOUR_HERO)]);

/// # Ice Rager
/// Minion · Elemental · 3 mana · 5/2
//~ vanilla AT_092 b9c5723a 584d590a 14cf42e1
pub const AT_092: Power = VANILLA;

/// # Frigid Snobold
/// Minion · 4 mana · 2/6
/// > **Spell Damage +1**
//~ vanilla AT_093 0ca949c2 59ecc571.b88f2291 b7873d41
pub const AT_093: Power = VANILLA;

/// # Flame Juggler
/// Minion · Draenei · 2 mana · 2/3
/// > **Battlecry:** Deal 1 damage to a random enemy.
//~ derived AT_094 198ac5f9 feeef278.9d73140c e5d2d245
pub const AT_094: Power = battlecry(&[deal(1).to(ENEMIES.random())]);

/// # Silent Knight
/// Minion · 3 mana · 2/2
/// > **Stealth Divine Shield**
//~ vanilla AT_095 5a17b9e0 dec50fb7.31dfa1f7 442a7edd
pub const AT_095: Power = VANILLA;

/// # Clockwork Knight
/// Minion · Mech · 5 mana · 5/5
/// > **Battlecry:** Give a friendly Mech +1/+1.
/// - Makes: Wound Up [`AT_096e`] ("\+1/+1.")
//~ derived AT_096 f5e5f394 c5b57330.4a868d92 593fcd21.6f7c642f
pub const AT_096: Power = battlecry(&[attach("AT_096e").to(A_FRIENDLY_MINION.that(MECH))]);

/// # Wound Up
/// Enchantment
/// > \+1/+1.
//~ derived AT_096e dd95da8b d522ad72.cb08f83e ff57f3fc
pub const AT_096e: Power = enchant(&[plus(1, 1)]);

/// # Tournament Attendee
/// Minion · 1 mana · 2/1
/// > **Taunt**
//~ vanilla AT_097 723982a2 57db445c.4b0c5d24 e9e684eb
pub const AT_097: Power = VANILLA;

/// # Sideshow Spelleater
/// Minion · 6 mana · 6/5
/// > **Battlecry:** Copy your opponent's Hero Power.
//~ done AT_098 - 8b3798a2.6d522d5f 1d67c919
pub const AT_098: Power = battlecry(&[become_hero_power(copy_of(ENEMY_HERO_POWER))]);

/// # Kodorider
/// Minion · 6 mana · 3/5
/// > **Inspire:** Summon a 3/5 War Kodo.
/// - Makes: War Kodo [`AT_099t`] (3/5)
//~ derived AT_099 f0ac4484 5443a23b.ea2b3457 7d5092df.3a85a283
pub const AT_099: Power = inspire(&[summon(card("AT_099t"))]);

/// # War Kodo
/// Minion · Beast · 5 mana · 3/5
//~ vanilla AT_099t 18e48a1d dd3f65de 51752e0a
pub const AT_099t: Power = VANILLA;

/// # Silver Hand Regent
/// Minion · 3 mana · 3/3
/// > **Inspire:** Summon a {0} Silver Hand Recruit.
/// - Makes: [`CS2_101t`](crate::legacy::paladin::CS2_101t)
//~ derived AT_100 b3e7d9af 05878c57.068a2a68 a3390b5e.e8ebd9e2
pub const AT_100: Power = inspire(&[summon(card("CS2_101t"))]);

/// # Pit Fighter
/// Minion · 5 mana · 5/6
//~ vanilla AT_101 bd429670 7c7d1340 704412f2
pub const AT_101: Power = VANILLA;

/// # Captured Jormungar
/// Minion · Beast · 7 mana · 5/9
//~ vanilla AT_102 52570fca 880ad41e 5811fbc7
pub const AT_102: Power = VANILLA;

/// # North Sea Kraken
/// Minion · Beast · 9 mana · 9/7
/// > **Battlecry:** Deal 4 damage.
//~ derived AT_103 d5b93bb6 d79407bb.4956c41c 9a672e1b
pub const AT_103: Power = battlecry(&[deal(4).to(TARGET)]);

/// # Injured Kvaldir
/// Minion · Undead · 1 mana · 2/4
/// > **Battlecry:** Deal 3 damage to this minion.
//~ derived AT_105 704d26a5 fa97f504.720faddd 39026689
pub const AT_105: Power = battlecry(&[deal(3).to(THIS)]);

/// # Light's Champion
/// Minion · 3 mana · 4/3
/// > **Battlecry: Silence** a Demon.
//~ derived AT_106 25c1e96a cbdfe8b5.50ece8a5 fea5075e
pub const AT_106: Power = battlecry(&[silence(A_MINION.that(DEMON))]);

/// # Armored Warhorse
/// Minion · Beast · 4 mana · 5/3
/// > **Battlecry:** Reveal a minion in each deck. If yours costs more, gain **Charge**.
//~ derived AT_108 e93c4fdc 7c08c197.1d76ba4c 24dad979
pub const AT_108: Power = battlecry(&[give(&[has(GameTag::CHARGE)])]).when(JOUST);

/// # Argent Watchman
/// Minion · 2 mana · 2/4
/// > Can't attack. **Inspire:** Can attack as normal this turn.
/// - Makes: Inspired [`AT_109e`] ("Can attack this turn.")
//~ done AT_109 - 56532c58.4dfd8c5d 4006ffa6.6580e9e4
pub const AT_109: Power = inspire(&[lend(&[has_no(GameTag::CANT_ATTACK)], Lasts::ThisTurn)]);

/// # Inspired
/// Enchantment
/// > Can attack this turn.
//~ todo AT_109e d94a22ba d522ad72.3728bcec d8fb21d7
pub const AT_109e: Power = TODO;

/// # Coliseum Manager
/// Minion · 3 mana · 2/5
/// > **Inspire:** Return this minion to your hand.
//~ derived AT_110 34a9a2d9 def99d64.6c75a423 759b6319
pub const AT_110: Power = inspire(&[return_to_hand(THIS)]);

/// # Refreshment Vendor
/// Minion · 4 mana · 3/5
/// > **Battlecry:** Restore #4 Health to each hero.
//~ derived AT_111 d7f402ba e3908842.c1751054 4a7601df
pub const AT_111: Power = battlecry(&[heal(4).to(HEROES)]);

/// # Master Jouster
/// Minion · 6 mana · 5/6
/// > **Battlecry:** Reveal a minion in each deck. If yours costs more, gain **Taunt** and **Divine Shield**.
//~ derived AT_112 defd996f 7306cbf7.b5d3bb96 5d71b510
pub const AT_112: Power = battlecry(&[give(&[has(GameTag::TAUNT), has(GameTag::DIVINE_SHIELD)])]).when(JOUST);

/// # Recruiter
/// Minion · 5 mana · 5/4
/// > **Inspire:** Add a 2/2 Squire to your hand.
/// - Makes: [`CS2_152`](crate::classic::neutral::CS2_152)
//~ derived AT_113 a7ac7b02 7c760552.c9fb12f8 9eb387bd.29c8a918
pub const AT_113: Power = inspire(&[get(card("CS2_152"))]);

/// # Evil Heckler
/// Minion · 4 mana · 5/4
/// > **Taunt**
//~ vanilla AT_114 9d456d08 5af9fab3.4b0c5d24 6bbaafe6
pub const AT_114: Power = VANILLA;

/// # Fencing Coach
/// Minion · 3 mana · 2/2
/// > **Battlecry:** The next time you use your Hero Power, it costs (2) less.
/// - Makes: Fencing Practice [`AT_115e`] ("Your Hero Power costs (2) less.")
//~ derived AT_115 b775433e dec50fb7.9761be34 bc312bca.3885d102
pub const AT_115: Power = battlecry(&[attach("AT_115e").to(YOU)]);

/// # Fencing Practice
/// Enchantment
/// > Your Hero Power costs (2) less.
//~ derived AT_115e 818a43f8 d522ad72.3ca93a2c 8efb870f
pub const AT_115e: Power = enchant(&[]).aura(YOUR_HERO_POWER, &[cost_less(2)]).until(YOU.use_hero_power(CARD));

/// # Master of Ceremonies
/// Minion · 3 mana · 4/2
/// > **Battlecry:** If you have a minion with **Spell Damage**, gain +2/+2.
/// - Makes: Ceremony [`AT_117e`] ("\+2/+2.")
//~ derived AT_117 ee43244d cbd1a658.9340d8c5 b2bb2009.7bab41b1
pub const AT_117: Power =
    battlecry(&[attach("AT_117e")]).when(there_is(&FRIENDLY_MINIONS.that(with(GameTag::SPELLPOWER))));

/// # Ceremony
/// Enchantment
/// > \+2/+2.
//~ derived AT_117e 6f3662d3 d522ad72.d5727bd5 9de328d1
pub const AT_117e: Power = enchant(&[plus(2, 2)]);

/// # Grand Crusader
/// Minion · 6 mana · 5/5
/// > **Battlecry:** Add a random Paladin card to your hand.
//~ derived AT_118 bc3d4a59 73fb5380.29e2da4c 4bbd2e75
pub const AT_118: Power = battlecry(&[get(random(class(CardClass::Paladin)))]);

/// # Kvaldir Raider
/// Minion · Undead · 5 mana · 4/4
/// > **Inspire:** Gain +2/+2.
/// - Makes: Inspired [`AT_119e`] ("Increased stats.")
//~ derived AT_119 a855da30 5241d5b0.a5f8ae22 284f6ba4.11268902
pub const AT_119: Power = inspire(&[give(&[plus(2, 2)])]);

/// # Inspired
/// Enchantment
/// > Increased stats.
//~ todo AT_119e a1fc3916 d522ad72.a536d554 d8fb21d7
pub const AT_119e: Power = TODO;

/// # Frost Giant
/// Minion · 10 mana · 8/8
/// > Costs (1) less for each time you used your Hero Power this game.
//~ derived AT_120 5f75ab7d ed1df013.7048c5bf 101bc54d
pub const AT_120: Power = costs(&[cost_less(1).times(YOU.use_hero_power(CARD).this_game().count())]);

/// # Crowd Favorite
/// Minion · 4 mana · 4/4
/// > Whenever you play a card with **Battlecry**, gain +1/+1.
/// - Makes: Huge Ego [`AT_121e`] ("Increased stats.")
//~ derived AT_121 a7ad857e 16ec05b0.081e3c61 ecae4e45.395a4bbf
pub const AT_121: Power = whenever(YOU.play(with(GameTag::BATTLECRY))).then(&[give(&[plus(1, 1)])]);

/// # Huge Ego
/// Enchantment
/// > Increased stats.
//~ todo AT_121e a59ef373 d522ad72.a536d554 49cb0480
pub const AT_121e: Power = TODO;

/// # Gormok the Impaler
/// Minion · 4 mana · 4/4
/// > **Battlecry:** If you have at least 4 other minions, deal 4 damage.
//~ done AT_122 - 16ec05b0.34d44812 699953e9
pub const AT_122: Power = battlecry(&[deal(4).to(TARGET)]).when(there_are(4, &OTHER_FRIENDLY_MINIONS));

/// # Chillmaw
/// Minion · Undead · Dragon · 7 mana · 6/6
/// > **Taunt Deathrattle:** If you're holding a Dragon, deal 3 damage to all minions.
//~ derived AT_123 c5625d8b e78c1cf9.490d10a5 b8ef0f29
pub const AT_123: Power = deathrattle(&[deal(3).to(MINIONS)]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Bolf Ramshield
/// Minion · 6 mana · 3/9
/// > Whenever your hero takes damage, this minion takes it instead.
//~ done AT_124 - 5444d567.bcb36fd9 28c68add
pub const AT_124: Power = whenever(YOUR_HERO.would_take_damage_from(CARD))
    .then(&[prevent_damage(), deal(1).times(THAT_MUCH).by(THAT).to(THIS)]);

/// # Icehowl
/// Minion · 9 mana · 10/10
/// > **Charge** Can't attack heroes.
//~ done AT_125 - 3311e59f.f3da9754 d8b905ad
pub const AT_125: Power = aura(THIS).have(&[has(GameTag::CANNOT_ATTACK_HEROES)]);

/// # Nexus-Champion Saraad
/// Minion · 5 mana · 4/5
/// > **Inspire:** Add a random spell to your hand.
//~ derived AT_127 c837970f a0c2f312.6db56d94 d160f43b
pub const AT_127: Power = inspire(&[get(random(SPELL))]);

/// # The Skeleton Knight
/// Minion · Undead · 6 mana · 7/4
/// > **Deathrattle:** Reveal a minion in each deck. If yours costs more, return this to your hand.
//~ derived AT_128 f8146ca3 9c0d2ffc.682a37ec 93286649
pub const AT_128: Power = deathrattle(&[return_to_hand(THIS)]).when(JOUST);

/// # Fjola Lightbane
/// Minion · Undead · 3 mana · 3/4
/// > Whenever **you** target this minion with a spell, gain **Divine Shield.**
//~ derived AT_129 579d3517 e17beb18.35da85af 17382d28
pub const AT_129: Power =
    whenever(THIS.is_targeted_by(all(&[SPELL, FRIENDLY]))).then(&[give(&[has(GameTag::DIVINE_SHIELD)])]);

/// # Eydis Darkbane
/// Minion · Undead · 3 mana · 3/4
/// > Whenever **you** target this minion with a spell, deal 3 damage to a random enemy.
//~ derived AT_131 0e83609c e17beb18.42d2f332 230f1f18
pub const AT_131: Power = whenever(THIS.is_targeted_by(all(&[SPELL, FRIENDLY]))).then(&[deal(3).to(ENEMIES.random())]);

/// # Justicar Trueheart
/// Minion · 5 mana · 6/4
/// > **Battlecry:** Replace your starting Hero Power with a better one.
/// - Makes: Dire Shapeshift [`AT_132_DRUIDa`] ("Hero Power +2 Attack this turn. +2 Armor."); Dire Shapeshift [`AT_132_DRUIDb`] ("Hero Power +2 Attack this turn. +2 Armor."); Dire Shapeshift [`AT_132_DRUIDc`] ("Hero Power +2 Attack this turn. +2 Armor."); Ballista Shot [`AT_132_HUNTER_H1`] ("Hero Power Deal 3 damage to the enemy hero."); Poisoned Daggers [`AT_132_ROGUE_H1`] ("Hero Power Equip a 2/2 Weapon."); Poisoned Dagger [`AT_132_ROGUEt`] (2/2 durability); Healing Totem [`AT_132_SHAMANa`] (0/2, "At the end of your turn, restore 1 Health to all…"); Searing Totem [`AT_132_SHAMANb`] (1/1); Stoneclaw Totem [`AT_132_SHAMANc`] (0/2, "Taunt"); Wrath of Air Totem [`AT_132_SHAMANd`] (0/2, "Spell Damage +1"); Strength Totem [`AT_132_SHAMANe`] (0/2, "At the end of your turn, give another friendly…"); Soul Tap [`AT_132_WARLOCKa`] ("Hero Power Draw a card."); Soul Tap [`AT_132_WARLOCKb`] ("Hero Power Draw a card."); Dire Claws [`AT_132_DRUIDe`] ("\+2 Attack this turn.")
//~ done AT_132 - 724b6b23.079562a5 7aa0d1e9.f0bafbed
pub const AT_132: Power = battlecry(&[upgrade_hero_power()]);

/// # Dire Shapeshift
/// Hero Power · 2 mana
/// > **Hero Power** +$a2 Attack this turn. +$d2 Armor.
//~ todo AT_132_DRUIDa b470ccfd 4902b083.96201c66 4465cec5
pub const AT_132_DRUIDa: Power = TODO;

/// # Dire Shapeshift
/// Hero Power · 2 mana
/// > **Hero Power** +$a2 Attack this turn. +$d2 Armor.
//~ todo AT_132_DRUIDb 23d0bd55 4902b083.96201c66 4465cec5
pub const AT_132_DRUIDb: Power = TODO;

/// # Dire Shapeshift
/// Hero Power · 2 mana
/// > **Hero Power** +$a2 Attack this turn. +$d2 Armor.
//~ todo AT_132_DRUIDc c05767cc 4902b083.96201c66 4465cec5
pub const AT_132_DRUIDc: Power = TODO;

/// # Dire Claws
/// Enchantment
/// > \+2 Attack this turn.
//~ derived AT_132_DRUIDe c08761f4 d522ad72.717133fd 1ecc804a
pub const AT_132_DRUIDe: Power = enchant(&[ATTACK.plus(2)]).this_turn();

/// # Ballista Shot
/// Hero Power · 2 mana
/// > **Hero Power** Deal $3 damage to the enemy hero.@**Hero Power** Deal $3 damage.
//~ done AT_132_HUNTER_H1 - 4902b083.b6277305 54a76669
pub const AT_132_HUNTER_H1: Power = crate::cards::HERO_05bp2;

/// # Poisoned Daggers
/// Hero Power · 2 mana
/// > **Hero Power** Equip a 2/2 Weapon.
//~ todo AT_132_ROGUE_H1 5478f3b0 4902b083.fba74d3c 0738a10f
pub const AT_132_ROGUE_H1: Power = TODO;

/// # Poisoned Dagger
/// Weapon · 1 mana · 2/2 durability
/// - Makes: Poisoned Dagger [`AT_132_ROGUEt_H1`] (2/2 durability)
//~ vanilla AT_132_ROGUEt 11c7a72c b272821a 8cfab116.563c974e
pub const AT_132_ROGUEt: Power = VANILLA;

/// # Poisoned Dagger
/// Weapon · 1 mana · 2/2 durability
//~ vanilla AT_132_ROGUEt_H1 8049a336 b272821a 8cfab116
pub const AT_132_ROGUEt_H1: Power = VANILLA;

/// # Healing Totem
/// Minion · 1 mana · 0/2
/// > At the end of your turn, restore #1 Health to all friendly minions.
//~ derived AT_132_SHAMANa f9c500ad a86353dd.bffa5cf6 9d2526ef
pub const AT_132_SHAMANa: Power = at_end_of_your_turn(&[heal(1).to(FRIENDLY_MINIONS)]);

/// # Searing Totem
/// Minion · 1 mana · 1/1
//~ vanilla AT_132_SHAMANb e69091e5 cbd7c476 1629460f
pub const AT_132_SHAMANb: Power = VANILLA;

/// # Stoneclaw Totem
/// Minion · 1 mana · 0/2
/// > **Taunt**
//~ vanilla AT_132_SHAMANc 1ed2e0e7 a86353dd.4b0c5d24 9f09122e
pub const AT_132_SHAMANc: Power = VANILLA;

/// # Wrath of Air Totem
/// Minion · 1 mana · 0/2
/// > **Spell Damage +1**
//~ todo AT_132_SHAMANd a0e3f979 a86353dd.b88f2291 27cf6bba
pub const AT_132_SHAMANd: Power = TODO;

/// # Strength Totem
/// Minion · 1 mana · 0/2
/// > At the end of your turn, give another friendly minion +1 Attack.
//~ derived AT_132_SHAMANe 311f8b1b a86353dd.78b2aa44 98150d59
pub const AT_132_SHAMANe: Power = at_end_of_your_turn(&[give(&[ATTACK.plus(1)]).to(OTHER_FRIENDLY_MINIONS.random())]);

/// # Soul Tap
/// Hero Power · 2 mana
/// > **Hero Power** Draw a card.
//~ derived AT_132_WARLOCKa 57542a0c 4902b083.6bf9cd73 1c87055f
pub const AT_132_WARLOCKa: Power = hero_power(&[draw(1)]);

/// # Soul Tap
/// Hero Power · 2 mana
/// > **Hero Power** Draw a card.
//~ derived AT_132_WARLOCKb a0cddb1e 4902b083.6bf9cd73 1c87055f
pub const AT_132_WARLOCKb: Power = hero_power(&[draw(1)]);

/// # Gadgetzan Jouster
/// Minion · 1 mana · 1/2
/// > **Battlecry:** Reveal a minion in each deck. If yours costs more, gain +1/+1.
/// - Makes: Victory! [`AT_133e`] ("\+1/+1.")
//~ derived AT_133 4672f03f cbfac199.3b90f651 fce7ea59.abb28212
pub const AT_133: Power = battlecry(&[attach("AT_133e")]).when(JOUST);

/// # Victory!
/// Enchantment
/// > \+1/+1.
//~ derived AT_133e e0158b67 d522ad72.cb08f83e 3d21be62
pub const AT_133e: Power = enchant(&[plus(1, 1)]);

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived AT_COIN 303bce00 3e8f9d5a.095f71be c6be21f5
pub const AT_COIN: Power = spell(&[gain_mana(1)]);
