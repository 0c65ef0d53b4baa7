//! Mage cards of Mean Streets of Gadgetzan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 01368a46

/// # Freezing Potion
/// Spell · Frost · 0 mana
/// > **Freeze** an enemy.
//~ derived CFM_021 95acce9a 62b2af2e.046c921b 5ab9a5bb
pub const CFM_021: Power = spell(&[freeze(AN_ENEMY)]);

/// # Volcanic Potion
/// Spell · Fire · 3 mana
/// > Deal $2 damage to all minions.
//~ derived CFM_065 6ce26b7d 3af9bd75.ce882c3f 2348dc8c
pub const CFM_065: Power = spell(&[deal(2).to(MINIONS)]);

/// # Kabal Lackey
/// Minion · 1 mana · 2/1
/// > **Battlecry:** The next **Secret** you play this turn costs (1).
///
/// # Notes
///
/// The enchantment is the one of Kirin Tor Mage, with another number: the data has none for this card.
//~ done CFM_066 - 57db445c.a57fb38f ca3b2047
pub const CFM_066: Power = battlecry(&[attach("EX1_612o").to(YOU)]);

/// # Kabal Chemist
/// Minion · 4 mana · 3/3
/// > **Battlecry:** Add a random Potion to your hand.
/// - Classes: Mage, Priest, Warlock
//~ done CFM_619 - e3939604.322c686f d8d3328f.a6e911a1
#[rustfmt::skip]
pub const CFM_619: Power = battlecry(&[get(one_of(&["CFM_065", "CFM_021", "CFM_603", "CFM_604", "CFM_611", "CFM_620", "CFM_094", "CFM_661", "CFM_662", "CFM_608"]))]);

/// # Potion of Polymorph
/// Spell · Arcane · 3 mana
/// > **Secret:** After your opponent plays a minion, transform it into a 1/1 Sheep.
/// - Makes: Sheep [`CFM_621_m5`] (1/1); [`CS2_tk1`](crate::legacy::mage::CS2_tk1)
//~ derived CFM_620 8bbb9418 646b5db5.f229948e f05d17fd.f0ea9088
pub const CFM_620: Power = after(OPPONENT.play(MINION)).then(&[transform(THAT, card("CS2_tk1"))]);

/// # Kazakus
/// Minion · 4 mana · 3/3
/// > **Battlecry:** If your deck has no duplicates, create a custom spell.
/// - Classes: Mage, Priest, Warlock
/// - Makes: Kabal Demon [`CFM_621_m2`] (5/5); Kabal Demon [`CFM_621_m3`] (8/8); Kabal Demon [`CFM_621_m4`] (2/2); Sheep [`CFM_621_m5`] (1/1); Kazakus Potion [`CFM_621t`]; Netherbloom [`CFM_621t10`] ("Summon a 2/2 Demon."); Lesser Potion [`CFM_621t11`] ("Create a 1-Cost spell."); Greater Potion [`CFM_621t12`] ("Create a 5-Cost spell."); Superior Potion [`CFM_621t13`] ("Create a 10-Cost spell."); Kazakus Potion [`CFM_621t14`]; Kazakus Potion [`CFM_621t15`]; Heart of Fire [`CFM_621t16`] ("Deal 5 damage."); Stonescale Oil [`CFM_621t17`] ("Gain 7 Armor."); Felbloom [`CFM_621t18`] ("Deal 4 damage to all minions."); Icecap [`CFM_621t19`] ("Freeze 2 random enemy minions."); Heart of Fire [`CFM_621t2`] ("Deal 3 damage."); Netherbloom [`CFM_621t20`] ("Summon a 5/5 Demon."); Mystic Wool [`CFM_621t21`] ("Transform a random enemy minion into a 1/1 Sheep."); Kingsblood [`CFM_621t22`] ("Draw 2 cards."); Shadow Oil [`CFM_621t23`] ("Add 2 random Demons to your hand."); Goldthorn [`CFM_621t24`] ("Give your minions +4 Health."); Heart of Fire [`CFM_621t25`] ("Deal 8 damage."); Stonescale Oil [`CFM_621t26`] ("Gain 10 Armor."); Icecap [`CFM_621t27`] ("Freeze 3 random enemy minions."); Netherbloom [`CFM_621t28`] ("Summon an 8/8 Demon."); Mystic Wool [`CFM_621t29`] ("Transform all minions into 1/1 Sheep."); Stonescale Oil [`CFM_621t3`] ("Gain 4 Armor."); Kingsblood [`CFM_621t30`] ("Draw 3 cards."); Shadow Oil [`CFM_621t31`] ("Add 3 random Demons to your hand."); Goldthorn [`CFM_621t32`] ("Give your minions +6 Health."); Felbloom [`CFM_621t33`] ("Deal 6 damage to all minions."); Ichor of Undeath [`CFM_621t37`] ("Summon a friendly minion that died this game."); Ichor of Undeath [`CFM_621t38`] ("Summon 2 friendly minions that died this game."); Ichor of Undeath [`CFM_621t39`] ("Summon 3 friendly minions that died this game."); Felbloom [`CFM_621t4`] ("Deal 2 damage to all minions."); Icecap [`CFM_621t5`] ("Freeze a random enemy minion."); Goldthorn [`CFM_621t6`] ("Give your minions +2 Health."); Kingsblood [`CFM_621t8`] ("Draw a card."); Shadow Oil [`CFM_621t9`] ("Add a random Demon to your hand."); Goldthorn [`CFM_621e`] ("\+2 Health."); Goldthorn [`CFM_621e2`] ("\+4 Health."); Goldthorn [`CFM_621e3`] ("\+6 Health.")
///
/// # Notes
///
/// Three of the ingredients of the chosen Cost are offered, then three of the others; the cheapest potions lack Mystic Wool
/// (blizzpro.com, "Kazakus: Create Your Own Custom Spell!"; fireplace, `Kazakus_step2`). Both effects happen in the order in which they
/// were chosen (no source: fireplace sorts them by id).
//~ done CFM_621 - e3939604.92f47d85 251c90cd.a6e911a1.4089b067
pub const CFM_621: Power = battlecry(&[choose_card(&["CFM_621t11", "CFM_621t12", "CFM_621t13"], &[apply_it_to(THIS)])])
    .when(no_duplicates(&YOUR_DECK));

/// What is done with a chosen ingredient.
const ADD_TO_POTION: &[Effect] = &[merge(IT).to(REMEMBERED), remove_from_game(IT)];

/// # Kabal Demon
/// Minion · Demon · 5 mana · 5/5
//~ vanilla CFM_621_m2 1a376d98 d4e7e34d 7e5af957
pub const CFM_621_m2: Power = VANILLA;

/// # Kabal Demon
/// Minion · Demon · 8 mana · 8/8
//~ vanilla CFM_621_m3 40fe8c71 4cbfdfce 7e5af957
pub const CFM_621_m3: Power = VANILLA;

/// # Kabal Demon
/// Minion · Demon · 2 mana · 2/2
//~ vanilla CFM_621_m4 54b3a268 b4d66bc3 7e5af957
pub const CFM_621_m4: Power = VANILLA;

/// # Sheep
/// Minion · Beast · 1 mana · 1/1
//~ vanilla CFM_621_m5 f046b21d 5533a85b ba985c17
pub const CFM_621_m5: Power = VANILLA;

/// # Goldthorn
/// Enchantment
/// > \+2 Health.
//~ derived CFM_621e d003b0d0 d522ad72.51d51864 d908e4ed
pub const CFM_621e: Power = enchant(&[HEALTH.plus(2)]);

/// # Goldthorn
/// Enchantment
/// > \+4 Health.
//~ derived CFM_621e2 356e8bb3 d522ad72.e9cdfdb2 d908e4ed
pub const CFM_621e2: Power = enchant(&[HEALTH.plus(4)]);

/// # Goldthorn
/// Enchantment
/// > \+6 Health.
//~ derived CFM_621e3 d689abca d522ad72.af1386db d908e4ed
pub const CFM_621e3: Power = enchant(&[HEALTH.plus(6)]);

/// # Kazakus Potion
/// Spell · 1 mana
/// > {0} {1}
//~ done CFM_621t - 2f198b86.09cdb72f de1e97dd
pub const CFM_621t: Power = VANILLA;

/// # Netherbloom
/// Spell · 1 mana
/// > Summon a 2/2 Demon.
//~ done CFM_621t10 - 2f198b86.dcd502f5 5378fb11
pub const CFM_621t10: Power = spell(&[summon(card("CFM_621_m4"))]);

/// # Lesser Potion
/// Spell · 1 mana
/// > Create a 1-Cost spell.
//~ done CFM_621t11 - 2f198b86.74cacb2f a3f3386d
pub const CFM_621t11: Power = spell(&[
    create_aside(card("CFM_621t")),
    remember(IT),
    create_aside(each_of(&[
        "CFM_621t2", "CFM_621t3", "CFM_621t4", "CFM_621t5", "CFM_621t6", "CFM_621t8", "CFM_621t9", "CFM_621t10",
        "CFM_621t37",
    ])),
    discover_then(Offer::Entities(LEFT_ASIDE.that(not(&is(&REMEMBERED)))), ADD_TO_POTION),
    discover_then(Offer::Entities(LEFT_ASIDE.that(not(&is(&REMEMBERED)))), ADD_TO_POTION),
    remove_from_game(LEFT_ASIDE.that(not(&is(&REMEMBERED)))),
    get(the(REMEMBERED)),
]);

/// # Greater Potion
/// Spell · 5 mana
/// > Create a 5-Cost spell.
//~ done CFM_621t12 - 36b694de.3f9f63ac d2386036
pub const CFM_621t12: Power = spell(&[
    create_aside(card("CFM_621t14")),
    remember(IT),
    create_aside(each_of(&[
        "CFM_621t16", "CFM_621t17", "CFM_621t18", "CFM_621t19", "CFM_621t20", "CFM_621t21", "CFM_621t22", "CFM_621t23",
        "CFM_621t24", "CFM_621t38",
    ])),
    discover_then(Offer::Entities(LEFT_ASIDE.that(not(&is(&REMEMBERED)))), ADD_TO_POTION),
    discover_then(Offer::Entities(LEFT_ASIDE.that(not(&is(&REMEMBERED)))), ADD_TO_POTION),
    remove_from_game(LEFT_ASIDE.that(not(&is(&REMEMBERED)))),
    get(the(REMEMBERED)),
]);

/// # Superior Potion
/// Spell · 10 mana
/// > Create a 10-Cost spell.
//~ done CFM_621t13 - 81779ce0.22dd8af9 6a16a933
pub const CFM_621t13: Power = spell(&[
    create_aside(card("CFM_621t15")),
    remember(IT),
    create_aside(each_of(&[
        "CFM_621t25", "CFM_621t26", "CFM_621t27", "CFM_621t28", "CFM_621t29", "CFM_621t30", "CFM_621t31", "CFM_621t32",
        "CFM_621t33", "CFM_621t39",
    ])),
    discover_then(Offer::Entities(LEFT_ASIDE.that(not(&is(&REMEMBERED)))), ADD_TO_POTION),
    discover_then(Offer::Entities(LEFT_ASIDE.that(not(&is(&REMEMBERED)))), ADD_TO_POTION),
    remove_from_game(LEFT_ASIDE.that(not(&is(&REMEMBERED)))),
    get(the(REMEMBERED)),
]);

/// # Kazakus Potion
/// Spell · 5 mana
/// > {0} {1}
//~ done CFM_621t14 - 36b694de.09cdb72f de1e97dd
pub const CFM_621t14: Power = VANILLA;

/// # Kazakus Potion
/// Spell · 10 mana
/// > {0} {1}
//~ done CFM_621t15 - 81779ce0.09cdb72f de1e97dd
pub const CFM_621t15: Power = VANILLA;

/// # Heart of Fire
/// Spell · 5 mana
/// > Deal $5 damage.
//~ derived CFM_621t16 336ae131 36b694de.33c3a4af 0d9b922a
pub const CFM_621t16: Power = spell(&[deal(5).to(TARGET)]);

/// # Stonescale Oil
/// Spell · 5 mana
/// > Gain 7 Armor.
//~ derived CFM_621t17 d9a42767 36b694de.2e075814 fa6670e7
pub const CFM_621t17: Power = spell(&[armor(7)]);

/// # Felbloom
/// Spell · 5 mana
/// > Deal $4 damage to all minions.
//~ derived CFM_621t18 64535144 36b694de.1f7a508c 3211cc7e
pub const CFM_621t18: Power = spell(&[deal(4).to(MINIONS)]);

/// # Icecap
/// Spell · 5 mana
/// > **Freeze** 2 random enemy minions.
//~ derived CFM_621t19 0acd0a84 36b694de.8fbaa72f 4291d15b
pub const CFM_621t19: Power = spell(&[freeze(ENEMY_MINIONS.random_of(2))]);

/// # Heart of Fire
/// Spell · 1 mana
/// > Deal $3 damage.
//~ derived CFM_621t2 9d5f5186 2f198b86.528329a4 0d9b922a
pub const CFM_621t2: Power = spell(&[deal(3).to(TARGET)]);

/// # Netherbloom
/// Spell · 5 mana
/// > Summon a 5/5 Demon.
//~ done CFM_621t20 - 36b694de.5f8081cf 5378fb11
pub const CFM_621t20: Power = spell(&[summon(card("CFM_621_m2"))]);

/// # Mystic Wool
/// Spell · 5 mana
/// > Transform a random enemy minion into a 1/1 Sheep.@Polymorph a random enemy minion.
/// - Numbers: {0} = 1
//~ done CFM_621t21 - 36b694de.5c451031.eae7e889 4ed828eb
pub const CFM_621t21: Power = spell(&[transform(ENEMY_MINIONS.random(), card("CFM_621_m5"))]);

/// # Kingsblood
/// Spell · 5 mana
/// > Draw 2 cards.
//~ derived CFM_621t22 4b274654 36b694de.021f85ea f277fb61
pub const CFM_621t22: Power = spell(&[draw(2)]);

/// # Shadow Oil
/// Spell · 5 mana
/// > Add 2 random Demons to your hand.
//~ derived CFM_621t23 10efff22 36b694de.a4ee1b69 3bb2289d
pub const CFM_621t23: Power = spell(&[get(random(DEMON)).picks(2)]);

/// # Goldthorn
/// Spell · 5 mana
/// > Give your minions +4 Health.
//~ derived CFM_621t24 d111e82c 36b694de.79084d14 d908e4ed
pub const CFM_621t24: Power = spell(&[give(&[HEALTH.plus(4)]).to(FRIENDLY_MINIONS)]);

/// # Heart of Fire
/// Spell · 10 mana
/// > Deal $8 damage.
//~ derived CFM_621t25 a8b650cd 81779ce0.d41399fa 0d9b922a
pub const CFM_621t25: Power = spell(&[deal(8).to(TARGET)]);

/// # Stonescale Oil
/// Spell · 10 mana
/// > Gain 10 Armor.
//~ derived CFM_621t26 884338c1 81779ce0.a6069c7c fa6670e7
pub const CFM_621t26: Power = spell(&[armor(10)]);

/// # Icecap
/// Spell · 10 mana
/// > **Freeze** 3 random enemy minions.
//~ derived CFM_621t27 f2627898 81779ce0.e1dba7b7 4291d15b
pub const CFM_621t27: Power = spell(&[freeze(ENEMY_MINIONS.random_of(3))]);

/// # Netherbloom
/// Spell · 10 mana
/// > Summon an 8/8 Demon.
//~ done CFM_621t28 - 81779ce0.83cd2a60 5378fb11
pub const CFM_621t28: Power = spell(&[summon(card("CFM_621_m3"))]);

/// # Mystic Wool
/// Spell · 10 mana
/// > Transform all minions into 1/1 Sheep.
/// - Makes: Sheep [`CFM_621_m5`] (1/1)
//~ derived CFM_621t29 a3896d9f 81779ce0.0b86a13e 4ed828eb.4413de16
pub const CFM_621t29: Power = spell(&[transform(MINIONS, card("CFM_621_m5"))]);

/// # Stonescale Oil
/// Spell · 1 mana
/// > Gain 4 Armor.
//~ derived CFM_621t3 56ccdb6d 2f198b86.cde9032f fa6670e7
pub const CFM_621t3: Power = spell(&[armor(4)]);

/// # Kingsblood
/// Spell · 10 mana
/// > Draw 3 cards.
//~ derived CFM_621t30 2175acf5 81779ce0.35dc1efa f277fb61
pub const CFM_621t30: Power = spell(&[draw(3)]);

/// # Shadow Oil
/// Spell · 10 mana
/// > Add 3 random Demons to your hand.
//~ derived CFM_621t31 887ee1ea 81779ce0.39fe9b66 3bb2289d
pub const CFM_621t31: Power = spell(&[get(random(DEMON)).picks(3)]);

/// # Goldthorn
/// Spell · 10 mana
/// > Give your minions +6 Health.
//~ derived CFM_621t32 57987c16 81779ce0.81469df8 d908e4ed
pub const CFM_621t32: Power = spell(&[give(&[HEALTH.plus(6)]).to(FRIENDLY_MINIONS)]);

/// # Felbloom
/// Spell · 10 mana
/// > Deal $6 damage to all minions.
//~ derived CFM_621t33 f1b2e965 81779ce0.5f5e52f8 3211cc7e
pub const CFM_621t33: Power = spell(&[deal(6).to(MINIONS)]);

/// # Ichor of Undeath
/// Spell · 1 mana
/// > Summon a friendly minion that died this game.
//~ derived CFM_621t37 7ff20c86 2f198b86.0028735e 2d590d10
pub const CFM_621t37: Power = spell(&[summon(random_from_past(FRIENDLY_MINIONS.die().this_game()))]);

/// # Ichor of Undeath
/// Spell · 5 mana
/// > Summon 2 friendly minions that died this game.
//~ derived CFM_621t38 1bf309c2 36b694de.2f3e5aef 2d590d10
pub const CFM_621t38: Power = spell(&[summon(random_from_past(FRIENDLY_MINIONS.die().this_game())).picks(2)]);

/// # Ichor of Undeath
/// Spell · 10 mana
/// > Summon 3 friendly minions that died this game.
//~ derived CFM_621t39 cf58e8f9 81779ce0.0367ba21 2d590d10
pub const CFM_621t39: Power = spell(&[summon(random_from_past(FRIENDLY_MINIONS.die().this_game())).picks(3)]);

/// # Felbloom
/// Spell · 1 mana
/// > Deal $2 damage to all minions.
//~ derived CFM_621t4 2417f3e1 2f198b86.ce882c3f 3211cc7e
pub const CFM_621t4: Power = spell(&[deal(2).to(MINIONS)]);

/// # Icecap
/// Spell · 1 mana
/// > **Freeze** a random enemy minion.
//~ derived CFM_621t5 95530f2d 2f198b86.21b390e1 4291d15b
pub const CFM_621t5: Power = spell(&[freeze(ENEMY_MINIONS.random())]);

/// # Goldthorn
/// Spell · 1 mana
/// > Give your minions +2 Health.
//~ derived CFM_621t6 ccea940f 2f198b86.6f7df995 d908e4ed
pub const CFM_621t6: Power = spell(&[give(&[HEALTH.plus(2)]).to(FRIENDLY_MINIONS)]);

/// # Kingsblood
/// Spell · 1 mana
/// > Draw a card.
//~ derived CFM_621t8 86199e51 2f198b86.442bc6f4 f277fb61
pub const CFM_621t8: Power = spell(&[draw(1)]);

/// # Shadow Oil
/// Spell · 1 mana
/// > Add a random Demon to your hand.
//~ derived CFM_621t9 60aa8f4e 2f198b86.ca680c0a 3bb2289d
pub const CFM_621t9: Power = spell(&[get(random(DEMON))]);

/// # Greater Arcane Missiles
/// Spell · Arcane · 7 mana
/// > Shoot three missiles at random enemies that deal $3 damage each.
//~ done CFM_623 - 8ca6ec6c.4d965197 c04883ca
pub const CFM_623: Power = spell(&[deal(3).to(ENEMIES.random()).repeated(3)]);

/// # Kabal Courier
/// Minion · 2 mana · 2/2
/// > **Battlecry: Discover** a Mage, Priest, or Warlock card.
/// - Classes: Mage, Priest, Warlock
///
/// # Notes
///
/// One card of each class is offered.
//~ done CFM_649 - 565e37de.1441a5f5 55c5fb6c.a6e911a1
pub const CFM_649: Power = battlecry(&[
    create_aside(random(class(CardClass::Mage))),
    create_aside(random(all(&[class(CardClass::Priest), not(&shares(CardProperty::Name, &LEFT_ASIDE))]))),
    create_aside(random(all(&[class(CardClass::Warlock), not(&shares(CardProperty::Name, &LEFT_ASIDE))]))),
    discover_from(LEFT_ASIDE),
    remove_from_game(LEFT_ASIDE),
]);

/// # Manic Soulcaster
/// Minion · 3 mana · 3/4
/// > **Battlecry:** Choose a friendly minion. Shuffle a copy into your deck.
//~ done CFM_660 - 05841e04.542065d8 84c2bd67
pub const CFM_660: Power = battlecry(&[select(A_FRIENDLY_MINION), shuffle(copy_of(IT))]);

/// # Cryomancer
/// Minion · 5 mana · 5/5
/// > **Battlecry:** If an enemy is **Frozen**, gain +2/+2.
/// - Makes: We All Scream [`CFM_671e`] ("\+2/+2.")
//~ derived CFM_671 120c2d37 7c0f8337.d3cedaef e38cad5b.915f2210
pub const CFM_671: Power = battlecry(&[attach("CFM_671e")]).when(there_is(&ENEMIES.that(FROZEN)));

/// # We All Scream
/// Enchantment
/// > \+2/+2.
//~ derived CFM_671e f60a653d d522ad72.d5727bd5 f3884007
pub const CFM_671e: Power = enchant(&[plus(2, 2)]);

/// # Inkmaster Solia
/// Minion · 7 mana · 5/5
/// > **Battlecry:** If your deck has no duplicates, the next spell you cast this turn costs (0).
/// - Makes: Free Spell [`CFM_687e`] ("The next spell you cast this turn costs (0).")
//~ derived CFM_687 bd1b7129 41fa2862.a4c4fc3d 8f456403.1736dec8
pub const CFM_687: Power = battlecry(&[attach("CFM_687e").to(YOU)]).when(no_duplicates(&YOUR_DECK));

/// # Free Spell
/// Enchantment
/// > The next spell you cast this turn costs (0).
//~ derived CFM_687e eb411413 d522ad72.09849f61 8cfc5749
pub const CFM_687e: Power = enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost(0)]).until(YOU.play(SPELL)).this_turn();

/// # Kabal Crystal Runner
/// Minion · Draenei · 6 mana · 6/5
/// > Costs (2) less for each **Secret** you've played this game.
//~ derived CFM_760 9e131b8f b53b5f39.3c7dd849 d0061ea7
pub const CFM_760: Power = costs(&[cost_less(2).times(YOU.play(SECRET).this_game().count())]);
