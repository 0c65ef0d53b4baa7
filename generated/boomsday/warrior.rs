//! Warrior cards of The Boomsday Project.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 381d21ff

/// # Weapons Project
/// Spell · 2 mana
/// > Each player equips a 2/3 weapon and gains 6 Armor.
/// - Makes: Gearblade [`BOT_042t`] (2/3 durability)
//~ done BOT_042 - 7846e7ae.a9cf9ed7 8bfbb87d.5d987403
pub const BOT_042: Power = spell(&[equip(card("BOT_042t")).for_(PLAYERS), armor(6).to(HEROES)]);

/// # Gearblade
/// Weapon · 2 mana · 2/3 durability
//~ vanilla BOT_042t 99980e82 ca5f6f9f 81a9cdb8
pub const BOT_042t: Power = VANILLA;

/// # Eternium Rover
/// Minion · Mech · 1 mana · 1/3
/// > Whenever this minion takes damage, gain 2 Armor.
//~ derived BOT_059 3d261ab6 2eb9616e.b87f8c48 12008000
pub const BOT_059: Power = whenever(THIS.takes_damage_from(CARD)).then(&[armor(2)]);

/// # Rocket Boots
/// Spell · 2 mana
/// > Give a minion **Rush**. Draw a card.
/// - Makes: Rocket Boots [`BOT_067e`] ("Rush.")
//~ derived BOT_067 5211c471 7846e7ae.01bb8b34 a929db65.4e8a4990
pub const BOT_067: Power = spell(&[attach("BOT_067e").to(A_MINION), draw(1)]);

/// # Rocket Boots
/// Enchantment
/// > **Rush**.
//~ derived BOT_067e df91a10d d522ad72.6bcfb036 a929db65
pub const BOT_067e: Power = enchant(&[has(GameTag::RUSH)]);

/// # The Boomship
/// Spell · 9 mana
/// > Summon 3 random minions from your hand. Give them **Rush**.
/// - Makes: Rocketeer [`BOT_069e`] ("Rush.")
//~ done BOT_069 - dc4d8b63.99f64b4a de1cd9b8.f5c558bd
pub const BOT_069: Power = spell(&[summon(the(YOUR_HAND.that(MINION).random_of(3))), attach("BOT_069e").to(IT)]);

/// # Rocketeer
/// Enchantment
/// > **Rush**.
//~ derived BOT_069e 765763e1 d522ad72.6bcfb036 71b35dc5
pub const BOT_069e: Power = enchant(&[has(GameTag::RUSH)]);

/// # Dyn-o-matic
/// Minion · Mech · 5 mana · 3/4
/// > **Battlecry:** Deal 5 damage randomly split among all minions except Mechs.
//~ derived BOT_104 55ee112e 955174ad.04784795 1b4da9fe
pub const BOT_104: Power = battlecry(&[deal(5).split_among(MINIONS.that(not(&MECH)))]);

/// # Security Rover
/// Minion · Mech · 6 mana · 2/6
/// > Whenever this minion takes damage, summon a 2/3 Mech with **Taunt**.
/// - Makes: Guard Bot [`BOT_218t`] (2/3, "Taunt")
//~ derived BOT_218 c8a47856 e7f9721e.834589c1 7aea7c8d.fcd2fd19
pub const BOT_218: Power = whenever(THIS.takes_damage_from(CARD)).then(&[summon(card("BOT_218t"))]);

/// # Guard Bot
/// Minion · Mech · 2 mana · 2/3
/// > **Taunt**
//~ vanilla BOT_218t 75fba698 e00ad38a.4b0c5d24 2b2bd813
pub const BOT_218t: Power = VANILLA;

/// # Beryllium Nullifier
/// Minion · Mech · 7 mana · 4/8
/// > **Magnetic Elusive**
/// - Makes: Beryllium Nullifier [`BOT_237e`] ("Elusive")
//~ vanilla BOT_237 baf249d0 fadcdc39.9177e32c fd4d1b87.d299efa6
pub const BOT_237: Power = VANILLA;

/// # Beryllium Nullifier
/// Enchantment
/// > **Elusive**
//~ derived BOT_237e 1c01edde d522ad72.c54580ff fd4d1b87
pub const BOT_237e: Power = enchant(&[has(GameTag::ELUSIVE)]);

/// # Dr. Boom, Mad Genius
/// Hero · 7 mana · 30 health, 7 armor
/// > **Battlecry:** For the rest of the game, your Mechs have **Rush**.
/// - Makes: Big Red Button [`BOT_238p`] ("Activate this turn's Mech Suit power!"); Zap Cannon [`BOT_238p1`] ("Deal 3 damage. Swaps each turn."); Blast Shield [`BOT_238p2`] ("Gain 7 Armor. Swaps each turn."); KABOOM! [`BOT_238p3`] ("Deal 1 damage to all enemies. Swaps each turn."); Delivery Drone [`BOT_238p4`] ("Discover a Mech. Swaps each turn."); Micro-Squad [`BOT_238p6`] ("Summon three 1/1 Microbots. Swaps each turn."); Boomtastic [`BOT_238e`] ("Your Mechs have Rush."); Boomtastic [`BOT_238e2`] ("Dr. Boom is granting your Mechs Rush.")
///
/// # Notes
///
/// Only the collection shows Big Red Button, in the place of the five Hero Powers. They change at the end of your turn, never into the same one (Hearthstone Wiki, "Dr. Boom, Mad Genius").
//~ done BOT_238 - e6be9911.cfe3291d f0f7328d.c3b06f25
pub const BOT_238: Power = battlecry(&[
    attach("BOT_238e").to(CONTROLLER),
    become_hero_power(one_of(&["BOT_238p1", "BOT_238p2", "BOT_238p3", "BOT_238p4", "BOT_238p6"])),
]);

/// # Boomtastic
/// Enchantment
/// > Your Mechs have **Rush**.
//~ derived BOT_238e b8e3bafd d522ad72.6a6bbf4f 9bbcecd6
pub const BOT_238e: Power = enchant(&[]).aura(FRIENDLY_MINIONS.that(MECH), &[has(GameTag::RUSH)]);

/// # Boomtastic
/// Enchantment
/// > Dr. Boom is granting your Mechs **Rush**.
//~ todo BOT_238e2 04a57899 d522ad72.934b7a6b 9bbcecd6
pub const BOT_238e2: Power = TODO;

/// # Big Red Button
/// Hero Power · 2 mana
/// > Activate this turn's Mech Suit power!
///
/// # Notes
///
/// Using it does nothing, and it does not change (Hearthstone Wiki, "Dr. Boom, Mad Genius", Bugs).
//~ done BOT_238p - 4902b083.4af62344 0bdfdd91
pub const BOT_238p: Power = hero_power(&[]);

/// # Zap Cannon
/// Hero Power · 2 mana
/// > Deal $3 damage. Swaps each turn.
//~ done BOT_238p1 - 4902b083.095a53aa 5f99149d
pub const BOT_238p1: Power = abilities(&[
    hero_power(&[deal(3).to(TARGET)]),
    at_end_of_your_turn(&[become_hero_power(one_of(&["BOT_238p2", "BOT_238p3", "BOT_238p4", "BOT_238p6"]))]),
]);

/// # Blast Shield
/// Hero Power · 2 mana
/// > Gain $d7 Armor. Swaps each turn.
//~ done BOT_238p2 - 4902b083.64877fba 05b22fb5
pub const BOT_238p2: Power = abilities(&[
    hero_power(&[armor(7)]),
    at_end_of_your_turn(&[become_hero_power(one_of(&["BOT_238p1", "BOT_238p3", "BOT_238p4", "BOT_238p6"]))]),
]);

/// # KABOOM!
/// Hero Power · 2 mana
/// > Deal $1 damage to all enemies. Swaps each turn.
//~ done BOT_238p3 - 4902b083.9f93e5ce 955f6ccf
pub const BOT_238p3: Power = abilities(&[
    hero_power(&[deal(1).to(ENEMIES)]),
    at_end_of_your_turn(&[become_hero_power(one_of(&["BOT_238p1", "BOT_238p2", "BOT_238p4", "BOT_238p6"]))]),
]);

/// # Delivery Drone
/// Hero Power · 2 mana
/// > **Discover** a Mech. Swaps each turn.
//~ done BOT_238p4 - 4902b083.71e6d82c 78452271
pub const BOT_238p4: Power = abilities(&[
    hero_power(&[discover(MECH)]),
    at_end_of_your_turn(&[become_hero_power(one_of(&["BOT_238p1", "BOT_238p2", "BOT_238p3", "BOT_238p6"]))]),
]);

/// # Micro-Squad
/// Hero Power · 2 mana
/// > Summon three 1/1 Microbots. Swaps each turn.
/// - Makes: [`BOT_312t`](crate::boomsday::neutral::BOT_312t)
//~ done BOT_238p6 - 4902b083.157da4c6 93c2b896.fe4653d5
pub const BOT_238p6: Power = abilities(&[
    hero_power(&[summon(card("BOT_312t")).copies(3)]),
    at_end_of_your_turn(&[become_hero_power(one_of(&["BOT_238p1", "BOT_238p2", "BOT_238p3", "BOT_238p4"]))]),
]);

/// # Omega Assembly
/// Spell · 1 mana
/// > **Discover** a Mech. If you have 10 Mana Crystals, keep all 3 instead.
//~ derived BOT_299 132e3084 2f198b86.34b492c2 f91d52aa
#[rustfmt::skip]
pub const BOT_299: Power = spell(&[either(MANA_CRYSTALS.at_least(10), &[discover_with_rest(Offer::Pool(MECH, Classes::Own), &[get(the(IT))], &[get(the(IT))])], &[discover(MECH)])]);

/// # Supercollider
/// Weapon · 5 mana · 1/3 durability
/// > After you attack a minion, force it to attack one of its neighbors.
//~ done BOT_406 - 552f7377.00ba34eb 49cd4932
pub const BOT_406: Power = after(YOUR_HERO.attack(MINION)).then(&[make_attack(THAT, THAT.neighbours().random())]);
