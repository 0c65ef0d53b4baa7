//! Rogue cards of Perils in Paradise.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 96c367e3

/// # Metal Detector
/// Weapon · 3 mana · 3/2 durability
/// > **Deathrattle:** Get a Coin.
//~ derived VAC_330 e688ea83 043b7f8c.49fa79bf ec6e0d45
pub const VAC_330: Power = deathrattle(&[get(card("GAME_005"))]);

/// # Sea Shill
/// Minion · Pirate · 3 mana · 3/2
/// > **Battlecry:** The next card you play from another class costs (2) less.
/// - Makes: Sea Shill [`VAC_332e`] ("The next card you play from another class costs…")
//~ derived VAC_332 abe817ba afcfe92e.d14d8e9c d526f1da.9ffbcc52
pub const VAC_332: Power = battlecry(&[attach("VAC_332e").to(YOU)]);

/// # Sea Shill
/// Enchantment
/// > The next card you play from another class costs (2) less.
//~ derived VAC_332e b35e307e d522ad72.347859a2 d526f1da
pub const VAC_332e: Power =
    enchant(&[]).aura(YOUR_HAND.that(ANOTHER_CLASS), &[cost_less(2)]).until(YOU.play(ANOTHER_CLASS));

/// # Conniving Conman
/// Minion · Pirate · 4 mana · 4/4
/// > **Battlecry:** Replay the last card you played from another class.
//~ done VAC_333 - 8e1b28ac.ae3f5d5c 698d4d32
pub const VAC_333: Power = battlecry(&[create_aside(last_of(YOU.play(ANOTHER_CLASS).this_game().other())), play(IT)]);

/// # Knickknack Shack
/// Location · 3 mana · 4 uses
/// > Draw a card. If you play it this turn, reopen this.
//~ done VAC_334 - 723f39d7.fb836b32 61885dcd
pub const VAC_334: Power = location(&[draw(1), later(&whenever(YOU.play(is(&IT))).once_a_turn().does(&[ready(THIS)]))]);

/// # Petty Theft
/// Spell · 1 mana
/// > Get two random 1-Cost spells from other classes.
//~ derived VAC_335 612f3c30 2f198b86.a8656f68 a7059478
pub const VAC_335: Power = spell(&[get(random_of(all(&[SPELL, COST.is(1)]), Classes::Other)).picks(2)]);

/// # Maestra, Mask Merchant
/// Minion · 2 mana · 3/2
/// > **Warlock Tourist Battlecry: Discover** a Hero card from the past *(from another class*).
//~ done VAC_336 - 0296240c.f75db792 da24df10
pub const VAC_336: Power = battlecry(&[discover_of(all(&[HERO, FROM_THE_PAST]), Classes::Other)]);

/// # Oh, Manager!
/// Spell · 2 mana
/// > Deal $2 damage. **Combo:** Get a Coin.
//~ derived VAC_460 f4408a80 7846e7ae.587f0e0e 587a17df
pub const VAC_460: Power = abilities(&[spell(&[deal(2).to(TARGET)]), combo(&[get(card("GAME_005"))])]);

/// # Treasure Hunter Eudora
/// Minion · Pirate · 4 mana · 4/5
/// > **Battlecry:** Go on a **Sidequest** to **Discover** amazing loot! Play 3 cards from other classes to complete it.
/// - Makes: Eudora's Treasure Hunt [`VAC_464t`] ("Sidequest: Play 3 cards from other classes.…"); Spyglass [`VAC_464t10`] ("Put a copy of a random card in your opponent's…"); Clockwork Assistant [`VAC_464t11`] (1/1, "Has +1/+1 for each spell you've cast this game."); Puzzle Box [`VAC_464t12`] ("Transform all minions into random ones that cost…"); Hyperblaster [`VAC_464t14`] (1/4 durability, "Poisonous. Your hero is Immune while attacking."); Gnomish Army Knife [`VAC_464t15`] ("Give a minion Rush, Windfury, Divine Shield,…"); Wand of Disintegration [`VAC_464t16`] ("Silence and destroy all enemy minions."); Staff of Scales [`VAC_464t17`] ("Summon three 1/1 Snakes with Rush, Poisonous and…"); Canopic Jars [`VAC_464t18`] ("Give your minions "Deathrattle: Summon a random…"); Ancient Reflections [`VAC_464t19`] ("Choose a minion. Fill your board with 1/1 copies…"); Necrotic Poison [`VAC_464t2`] ("Destroy a minion."); Banana Split [`VAC_464t20`] ("Give a friendly minion +2/+2. Summon two copies…"); Dr. Boom's Boombox [`VAC_464t21`] ("Summon 7 'Boom Bots'."); Wax Rager [`VAC_464t22`] (5/1, "Deathrattle: Resummon this minion."); Embers of Ragnaros [`VAC_464t23`] ("Shoot three fireballs at random enemies that deal…"); Book of the Dead [`VAC_464t24`] ("Deal 7 damage to all enemies. Costs (1) less for…"); Annoy-o Horn [`VAC_464t25`] ("Fill your board with annoying minions."); Grimmer Patron [`VAC_464t26`] (3/3, "At the end of your turn, summon a copy of this…"); Beastly Beauty [`VAC_464t27`] (2/6, "Rush After this attacks a minion and survives,…"); Vampiric Fangs [`VAC_464t28`] ("Destroy a minion. Restore its Health to your…"); Blade of Quel'Delar [`VAC_464t29`] (2/2 durability); Mutating Injection [`VAC_464t3`] ("Give a minion +4/+4 and Taunt."); Hilt of Quel'Delar [`VAC_464t30`] ("Give a minion +3/+3."); Quel'Delar [`VAC_464t31`] (4/4 durability, "After your hero attacks, deal 4 damage to all…"); The Exorcisor [`VAC_464t4`] (3/3 durability, "Silence any minion attacked by this weapon."); Pure Cold [`VAC_464t5`] ("Deal 8 damage to the enemy hero, and Freeze it."); Bubba [`VAC_464t6`] (8/8, "Battlecry: Summon six 1/1 Bloodhounds with Rush…"); Holy Book [`VAC_464t7`] ("Silence and destroy a minion. Summon a 10/10 copy…"); Crusty the Crustacean [`VAC_464t8`] (3/3, "Battlecry: Destroy a minion. Gain its Attack and…"); Looming Presence [`VAC_464t9`] ("Draw 2 cards. Gain 4 Armor.")
//~ done VAC_464 - 8e1e7311.1dd10a6a ec8efc14.5b792a52
pub const VAC_464: Power = battlecry(&[put_into_play(card("VAC_464t"))]);

/// # Eudora's Treasure Hunt
/// Spell · 1 mana
/// > **Sidequest:** Play 3 cards from other classes. **Reward: Discover** two amazing pieces of loot!
//~ done VAC_464t - 2f198b86.bd017267 368303ae
pub const VAC_464t: Power = quest(Goal::Times(3), &[YOU.play(ANOTHER_CLASS)])
    .reward(&[discover_then(Offer::Cards(LOOT), &[get(the(IT))]), discover_then(Offer::Cards(LOOT), &[get(the(IT))])]);

const LOOT: &[&str] = &[
    "VAC_464t2", "VAC_464t3", "VAC_464t4", "VAC_464t5", "VAC_464t6", "VAC_464t7", "VAC_464t8", "VAC_464t9",
    "VAC_464t10", "VAC_464t11", "VAC_464t12", "VAC_464t14", "VAC_464t15", "VAC_464t16", "VAC_464t17", "VAC_464t18",
    "VAC_464t19", "VAC_464t20", "VAC_464t21", "VAC_464t22", "VAC_464t23", "VAC_464t24", "VAC_464t25", "VAC_464t26",
    "VAC_464t27", "VAC_464t28", "VAC_464t29", "VAC_464t30",
];

/// # Spyglass
/// Spell · 1 mana
/// > Put a copy of a random card in your opponent's hand into yours. It costs (3) less.
//~ done VAC_464t10 - 2f198b86.f3c8831a 0fd2e345
pub const VAC_464t10: Power = spell(&[get(copy_of(ENEMY_HAND.random())), give(&[cost_less(3)]).to(IT)]);

/// # Clockwork Assistant
/// Minion · Mech · 3 mana · 1/1
/// > Has +1/+1 for each spell you've cast this game.
//~ derived VAC_464t11 d6b33b5c 7a586dad.c2a8d911 0ed02c19
pub const VAC_464t11: Power = aura(THIS).have(&[plus(1, 1).times(YOU.cast(SPELL).this_game().count())]);

/// # Puzzle Box
/// Spell · Arcane · 3 mana
/// > Transform all minions into random ones that cost (3) more.
//~ derived VAC_464t12 c805d607 646b5db5.90b9cef0 deebd8c9
pub const VAC_464t12: Power = spell(&[transform(MINIONS, random_costing_more(MINION, 3, COST.of(IT)))]);

/// # Hyperblaster
/// Weapon · 3 mana · 1/4 durability
/// > **Poisonous**. Your hero is **Immune** while attacking.
//~ done VAC_464t14 - ae518b62.1299dddc 51464faf
pub const VAC_464t14: Power = aura(YOUR_HERO).have(&[has(GameTag::IMMUNE_WHILE_ATTACKING)]);

/// # Gnomish Army Knife
/// Spell · 5 mana
/// > Give a minion **Rush**, **Windfury**, **Divine Shield**, **Lifesteal**, **Poisonous**, **Taunt**, and **Stealth**.
//~ derived VAC_464t15 3410fc4e 36b694de.911faccf 498ca5fa
#[rustfmt::skip]
pub const VAC_464t15: Power = spell(&[give(&[has(GameTag::RUSH), has(GameTag::WINDFURY), has(GameTag::DIVINE_SHIELD), has(GameTag::LIFESTEAL), has(GameTag::POISONOUS), has(GameTag::TAUNT), has(GameTag::STEALTH)]).to(A_MINION)]);

/// # Wand of Disintegration
/// Spell · Arcane · 5 mana
/// > **Silence** and destroy all enemy minions.
//~ done VAC_464t16 - cbf84505.81fb79df bd215476
pub const VAC_464t16: Power = spell(&[silence(ENEMY_MINIONS), destroy(ENEMY_MINIONS)]);

/// # Staff of Scales
/// Spell · 5 mana
/// > Summon three 1/1 Snakes with **Rush**, **Poisonous** and **Reborn**.
//~ done VAC_464t17 - 36b694de.ae588264 44a8aa2b
pub const VAC_464t17: Power = spell(&[summon(card("ONY_005tb5t")).copies(3)]);

/// # Canopic Jars
/// Spell · 3 mana
/// > Give your minions "**Deathrattle:** Summon a random **Legendary** minion."
//~ done VAC_464t18 - 82ede6d1.6ecfbf37 360f7f53
pub const VAC_464t18: Power = spell(&[attach("ONY_005tb7e").to(FRIENDLY_MINIONS)]);

/// # Ancient Reflections
/// Spell · Arcane · 4 mana
/// > Choose a minion. Fill your board with 1/1 copies of it.
//~ done VAC_464t19 - 27bf12e1.fcc354ee 4c4889ea
pub const VAC_464t19: Power =
    spell(&[select(A_MINION), summon(copy_of(TARGET)).until_full(), give(&[become_stats(1, 1)]).to(IT)]);

/// # Necrotic Poison
/// Spell · Shadow · 2 mana
/// > Destroy a minion.
//~ derived VAC_464t2 98b5f898 a5d45018.9c1ead7d d188e9e1
pub const VAC_464t2: Power = spell(&[destroy(A_MINION)]);

/// # Banana Split
/// Spell · Nature · 5 mana
/// > Give a friendly minion +2/+2. Summon two copies of it.
//~ derived VAC_464t20 72dd6562 24317b8a.c4cea770 2bd35d0c
pub const VAC_464t20: Power = spell(&[give(&[plus(2, 2)]).to(A_FRIENDLY_MINION), summon(copy_of(IT)).copies(2)]);

/// # Dr. Boom's Boombox
/// Spell · 4 mana
/// > Summon 7 'Boom Bots'.
/// - Makes: [`GVG_110t`](crate::goblins_vs_gnomes::neutral::GVG_110t); [`HERO_05bp`](crate::legacy::hunter::HERO_05bp)
//~ done VAC_464t21 - 38d1d3b0.6275c3b2 04702e41.98bd1cf1
pub const VAC_464t21: Power = spell(&[summon(card("GVG_110t")).copies(7)]);

/// # Wax Rager
/// Minion · Elemental · 3 mana · 5/1
/// > **Deathrattle:** Resummon this minion.
/// - Makes: [`HERO_05bp`](crate::legacy::hunter::HERO_05bp)
//~ done VAC_464t22 - 5852d16d.77516780 7d69e72d.413a87ec
pub const VAC_464t22: Power = deathrattle(&[summon(fresh_copy_of(THIS))]);

/// # Embers of Ragnaros
/// Spell · Fire · 10 mana
/// > Shoot three fireballs at random enemies that deal $8 damage each.
//~ done VAC_464t23 - d7951a95.fa3ddecd 4046ddec
pub const VAC_464t23: Power = spell(&[deal(8).to(ENEMIES.random()).repeated(3)]);

/// # Book of the Dead
/// Spell · Shadow · 14 mana
/// > Deal $7 damage to all enemies. Costs (1) less for each minion that's died this game.
//~ done VAC_464t24 - c76391dd.e22cd381 78d20a6b
pub const VAC_464t24: Power =
    abilities(&[spell(&[deal(7).to(ENEMIES)]), costs(&[cost_less(1).times(MINIONS.die().this_game().count())])]);

/// # Annoy-o Horn
/// Spell · 8 mana
/// > Fill your board with annoying minions.
///
/// # Notes
///
/// No source tells which minions are annoying: the two Mechs that are called so are.
//~ done VAC_464t25 - 93b14068.3d1812b6 dbf576d5
pub const VAC_464t25: Power = spell(&[repeat(7, &[summon(one_of(&["GVG_085", "BOT_911"]))])]);

/// # Grimmer Patron
/// Minion · 3 mana · 3/3
/// > At the end of your turn, summon a copy of this minion.
//~ derived VAC_464t26 9b76eee4 05878c57.09f05657 dbcdee27
pub const VAC_464t26: Power = at_end_of_your_turn(&[summon(copy_of(THIS))]);

/// # Beastly Beauty
/// Minion · 3 mana · 2/6
/// > **Rush** After this attacks a minion and survives, transform this into an 8/8.
/// - Makes: Beautiful Beast [`VAC_464t27t`] (8/8)
//~ done VAC_464t27 - decb121b.61ef06d4 e3f23dd0.379737b2
pub const VAC_464t27: Power = after(THIS.attack(MINION)).then(&[transform(THIS, card("VAC_464t27t")).when(not(&DEAD))]);

/// # Beautiful Beast
/// Minion · 5 mana · 8/8
//~ vanilla VAC_464t27t b5191c0a bd95fea6 1253afa1
pub const VAC_464t27t: Power = VANILLA;

/// # Vampiric Fangs
/// Spell · Shadow · 3 mana
/// > Destroy a minion. Restore its Health to your hero.
//~ done VAC_464t28 - 3c9c5d15.705785d6 9d871124
pub const VAC_464t28: Power = spell(&[destroy(A_MINION), heal(1).times(HEALTH.of(IT)).to(YOUR_HERO)]);

/// # Blade of Quel'Delar
/// Weapon · 1 mana · 2/2 durability
//~ done VAC_464t29 - b272821a cfb15500
pub const VAC_464t29: Power = whenever(YOU.get(named("VAC_464t30"))).in_hand().then(FORGE);

/// Blade and hilt become the sword where they meet in a hand.
const FORGE: &[Effect] = &[remove_from_game(THAT), transform(THIS, card("VAC_464t31"))];

/// # Mutating Injection
/// Spell · Nature · 2 mana
/// > Give a minion +4/+4 and **Taunt**.
//~ derived VAC_464t3 8c7f0b11 f9bec0b1.b4b275e0 d0290505
pub const VAC_464t3: Power = spell(&[give(&[plus(4, 4), has(GameTag::TAUNT)]).to(A_MINION)]);

/// # Hilt of Quel'Delar
/// Spell · 1 mana
/// > Give a minion +3/+3.
/// - Makes: [`HERO_05bp`](crate::legacy::hunter::HERO_05bp)
//~ done VAC_464t30 - 2f198b86.93ce0f9d 1c620f90.413a87ec
pub const VAC_464t30: Power = abilities(&[
    spell(&[give(&[plus(3, 3)]).to(A_MINION)]),
    whenever(YOU.get(named("VAC_464t29"))).in_hand().then(FORGE),
]);

/// # Quel'Delar
/// Weapon · 6 mana · 4/4 durability
/// > After your hero attacks, deal 4 damage to all enemies.
/// - Makes: Forging Quel'Delar [`VAC_464t31t`]
//~ derived VAC_464t31 86e6bc78 df4ee03c.895bf123 f6a77662.de27d730
pub const VAC_464t31: Power = after(YOUR_HERO.attack(CARD)).then(&[deal(4).to(ENEMIES)]);

/// # Forging Quel'Delar
/// Spell · 0 mana
//~ todo VAC_464t31t 6fd2067f 3e8f9d5a de5ae4ad
pub const VAC_464t31t: Power = TODO;

/// # The Exorcisor
/// Weapon · 1 mana · 3/3 durability
/// > **Silence** any minion attacked by this weapon.
//~ done VAC_464t4 - 4860daa6.fd89ff1c 81c407c7
pub const VAC_464t4: Power = whenever(YOUR_HERO.attack(MINION)).then(&[silence(THAT)]);

/// # Pure Cold
/// Spell · Frost · 5 mana
/// > Deal $8 damage to the enemy hero, and **Freeze** it.
//~ done VAC_464t5 - 89d82afc.e94a9aff fe4d234c
pub const VAC_464t5: Power = spell(&[deal(8).to(ENEMY_HERO), freeze(ENEMY_HERO)]);

/// # Bubba
/// Minion · Beast · 5 mana · 8/8
/// > **Battlecry**: Summon six 1/1 Bloodhounds with **Rush** to attack an enemy minion.
//~ done VAC_464t6 - 2cd556ca.8fef0662 e2eaace7
pub const VAC_464t6: Power = battlecry(&[summon(card("ONY_005ta5t")).copies(6), make_attack(IT, AN_ENEMY_MINION)]);

/// # Holy Book
/// Spell · Holy · 8 mana
/// > **Silence** and destroy a minion. Summon a 10/10 copy of it.
//~ done VAC_464t7 - 85069c0b.0309fba2 8a754913
pub const VAC_464t7: Power = spell(&[
    select(A_MINION),
    silence(TARGET),
    destroy(TARGET),
    summon(copy_of(TARGET)),
    give(&[become_stats(10, 10)]).to(IT),
]);

/// # Crusty the Crustacean
/// Minion · Beast · 3 mana · 3/3
/// > **Battlecry:** Destroy a minion. Gain its Attack and Health.
//~ done VAC_464t8 - 22fea183.7a251451 24f45df1
#[rustfmt::skip]
pub const VAC_464t8: Power = battlecry(&[destroy(A_MINION), give(&[ATTACK.plus(1).times(X)]).with_x(ATTACK.of(IT)), give(&[HEALTH.plus(1).times(X)]).with_x(HEALTH.of(IT))]);

/// # Looming Presence
/// Spell · 3 mana
/// > Draw 2 cards. Gain 4 Armor.
//~ derived VAC_464t9 f626128b 82ede6d1.3b34d982 6ba3f5ba
pub const VAC_464t9: Power = spell(&[draw(2), armor(4)]);

/// # Snatch and Grab
/// Spell · 8 mana
/// > Destroy two random enemy minions. Costs (1) less for each card you've played from another class.
//~ done VAC_700 - 93b14068.3625f906 4fa8a03e
#[rustfmt::skip]
pub const VAC_700: Power = abilities(&[spell(&[destroy(ENEMY_MINIONS.random_of(2))]), costs(&[cost_less(1).times(YOU.play(ANOTHER_CLASS).this_game().count())])]);

/// # Swarthy Swordshiner
/// Minion · Pirate · 3 mana · 3/3
/// > **Battlecry:** Set the Attack and Durability of your weapon to 3.
/// - Makes: Polished Sheen [`VAC_701e`] ("Set to 3/3.")
//~ done VAC_701 - afd5593b.5160ef70 b00381e8.505d03a2
pub const VAC_701: Power = battlecry(&[attach("VAC_701e").to(YOUR_WEAPON)]);

/// # Polished Sheen
/// Enchantment
/// > Set to 3/3.
//~ derived VAC_701e 9e079b83 d522ad72.92721143 a1a0d983
pub const VAC_701e: Power = enchant(&[become_stats(3, 3)]);

/// # Agency Espionage
/// Spell · 4 mana
/// > Shuffle a card from each other class into your deck. They cost (1). Draw one.
/// - Makes: Espionage! [`WORK_004e`] ("Costs (1).")
///
/// # Notes
///
/// No source: the other classes are those other than Rogue.
//~ done WORK_004 - 38d1d3b0.e10bf5c8 86dab810.99f30e42
pub const WORK_004: Power = spell(&[
    create_aside(random_of_each_class(CARD, Classes::Other)),
    shuffle(the(LEFT_ASIDE)),
    attach("WORK_004e").to(IT),
    draw_that(1, made_by(&THIS)),
]);

/// # Espionage!
/// Enchantment
/// > Costs (1).
//~ derived WORK_004e cf3eef23 d522ad72.53ed184d 2d226311
pub const WORK_004e: Power = enchant(&[cost(1)]);

/// # Sharp Shipment
/// Spell · 4 mana
/// > Give your weapon +2/+2.
/// - Makes: Sharp [`WORK_005e`] ("\+2/+2.")
//~ derived WORK_005 5104f0d3 38d1d3b0.cbf4bc29 a1d02f14.94eebbc6
pub const WORK_005: Power = spell(&[attach("WORK_005e").to(YOUR_WEAPON)]);

/// # Sharp
/// Enchantment
/// > \+2/+2.
//~ derived WORK_005e 071ae148 d522ad72.d5727bd5 cb925a7d
pub const WORK_005e: Power = enchant(&[plus(2, 2)]);

/// # Robocaller
/// Minion · Mech · 3 mana · 3/2
/// > **Battlecry:** Draw an {0}, {1}, and {2}-Cost card. *(Numbers dialed randomly each turn!)*
/// - Numbers: {0} = 8, {1} = 8, {2} = 8
///
/// # Notes
///
/// Three different numbers, new ones when it comes into the hand and at the start of each turn of its player. No source tells from
/// which numbers they are dialed: from 1 to 8, the number that the collection shows. A number that no card of the deck costs draws
/// nothing. One that was never in the hand, as in a position that is arranged, is dialed when it is played.
//~ done WORK_006 - 11e28fb4.e672918b.fb6ad9be 48677b44
pub const WORK_006: Power = abilities(&[
    shows_digits(),
    battlecry(&[native("robocaller_call", call, CALL)]),
    whenever(YOU.get(ITSELF)).in_hand().then(DIAL),
    whenever(YOU.turn_start()).in_hand().then(DIAL),
]);

/// The three numbers are dialed, and kept as the digits of one.
const DIAL: &[Effect] = &[native("robocaller_dial", dial, &[&[set_counter_to(0, X)]])];
const CALL: &[&[Effect]] = &[&[draw_that(1, COST.same_as(&X))]];

/// Three different numbers from 1 to 8, as the digits of one.
fn numbers(at: &mut dyn NativeContext) -> i16 {
    let mut numbers: Vec<i16> = (1..=8).collect();
    let mut dialed = 0;
    for _ in 0..3 {
        let n = at.roll(numbers.len());
        dialed = dialed * 10 + numbers.remove(n);
    }
    dialed
}

/// Dials three numbers.
fn dial(at: &mut dyn NativeContext) {
    let dialed = numbers(at);
    at.set_x(dialed);
    at.queue(0);
}

/// Draws a card of each Cost that was dialed last, the first number first.
fn call(at: &mut dyn NativeContext) {
    let mut dialed = at.stored(0);
    if dialed == 0 {
        dialed = numbers(at);
    }
    while dialed > 0 {
        at.set_x(dialed % 10);
        at.queue(0);
        dialed /= 10;
    }
}
