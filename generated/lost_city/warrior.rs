//! Warrior cards of The Lost City of Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file dbd65f92

/// # Barricade Basher
/// Minion · Beast · 3 mana · 4/3
/// > Whenever you gain Armor, gain +2/+2 and attack a random enemy minion.
/// - Makes: Bashful [`DINO_400e`] ("\+2/+2.")
//~ derived DINO_400 f8a21b2e 89e53874.59989473 abc19c2d.53d0b827
pub const DINO_400: Power =
    whenever(YOU.gain_armor()).then(&[attach("DINO_400e"), make_attack(THIS, ENEMY_MINIONS.random())]);

/// # Bashful
/// Enchantment
/// > \+2/+2.
//~ derived DINO_400e 2ce9d8bf d522ad72.d5727bd5 d4ec946c
pub const DINO_400e: Power = enchant(&[plus(2, 2)]);

/// # The Great Dracorex
/// Minion · Beast · Dragon · 8 mana · 5/12
/// > **Rush** After this attacks an enemy minion, it damages ALL other enemy minions.
//~ done DINO_401 - 4b33b1e3.e908cee0 56341165
#[rustfmt::skip]
pub const DINO_401: Power = after(THIS.attack(all(&[MINION, ENEMY]))).then(&[deal(1).times(ATTACK.of(THIS)).to(ENEMY_MINIONS.that(not(&is(&THAT))))]);

/// # Guard Duty
/// Spell · 7 mana
/// > Summon a random 6, 4, and 2-Cost **Taunt** minion.
//~ derived DINO_433 48fdda2e 014b7716.9822f8fb 1cf59cba
#[rustfmt::skip]
pub const DINO_433: Power = spell(&[summon(random(all(&[MINION, with(GameTag::TAUNT), COST.is(6)]))), summon(random(all(&[MINION, with(GameTag::TAUNT), COST.is(4)]))), summon(random(all(&[MINION, with(GameTag::TAUNT), COST.is(2)])))]);

/// # Axe of the Forefathers
/// Weapon · 3 mana · 2/2 durability
/// > After your hero attacks, deal 1 damage to all minions.
//~ derived TLC_478 727b9abb 02639dc7.434a5252 dc6b00a9
pub const TLC_478: Power = after(YOUR_HERO.attack(CARD)).then(&[deal(1).to(MINIONS)]);

/// # Windpeak Wyrm
/// Minion · Dragon · 8 mana · 6/6
/// > **Battlecry:** Deal 5 damage and gain 5 Armor. **Kindred:** Costs (2) less.
//~ derived TLC_600 30940f90 4e851ff9.c2ed943e ea4be660
pub const TLC_600: Power =
    abilities(&[battlecry(&[deal(5).to(TARGET), armor(5)]), aura(THIS).when(KINDRED).in_hand().have(&[cost_less(2)])]);

/// # Shellnado
/// Spell · 4 mana
/// > Spend up to 5 Armor. For each spent, deal $1 damage to all minions.
//~ done TLC_601 - 38d1d3b0.029e1a8d 8092bce5
pub const TLC_601: Power = spell(&[
    either(
        there_is(&YOUR_HERO.that(ARMOR.at_least(5))),
        &[set_counter(0, 5)],
        &[set_counter_to(0, ARMOR.of(YOUR_HERO))],
    ),
    armor(-1).times(counter_value(0)),
    perform(&[deal(1).to(MINIONS)]).times(counter_value(0)),
]);

/// # Enter the Lost City
/// Spell · 1 mana
/// > **Quest:** Survive 10 turns. **Reward:** Latorvius, Gaze of the City.
/// - Makes: Latorvius, Gaze of the City [`TLC_602t`] (8/8, "Battlecry: Get 2 random 'Journey to Un'Goro'…")
///
/// # Notes
///
/// Every turn that ends is survived, the opponent's too: the progress advances at the end of both players' turns (recorded).
//~ done TLC_602 - 2f198b86.86b69c0d 68dec4b1.ac7982b2
pub const TLC_602: Power =
    quest(Goal::Times(10), &[YOU.turn_end(), OPPONENT.turn_end()]).reward(&[get(card("TLC_602t"))]);

/// # Latorvius, Gaze of the City
/// Minion · 5 mana · 8/8
/// > **Battlecry:** Get 2 random 'Journey to Un'Goro' **Quest Rewards**. Shuffle the rest into your deck.
//~ done TLC_602t - bd95fea6.162dea8a 714e1508
pub const TLC_602t: Power = battlecry(&[
    create_aside(each_of(&[
        "UNG_028t", "UNG_067t1", "UNG_116t", "UNG_829t1", "UNG_920t1", "UNG_934t1", "UNG_940t8", "UNG_942t",
        "UNG_954t1",
    ])),
    get(the(LEFT_ASIDE.random_of(2))),
    shuffle(the(LEFT_ASIDE)),
]);

/// # Latorvian Armorer
/// Minion · 3 mana · 3/3
/// > **Battlecry:** Deal 2 damage to an enemy minion. If it dies, gain 5 Armor.
//~ derived TLC_606 d902bd11 05878c57.f65e7729 fdb8e76d
pub const TLC_606: Power = battlecry(&[deal(2).to(AN_ENEMY_MINION), armor(5).when(there_is(&IT.that(DEAD)))]);

/// # Fortify
/// Spell · 3 mana
/// > Gain 3 Armor. Deal damage equal to your Armor to an enemy minion.
//~ derived TLC_620 12d5838f 82ede6d1.cbdf3a9f 1a2ded1f
pub const TLC_620: Power = spell(&[armor(3), deal(1).times(ARMOR.of(YOUR_HERO)).to(AN_ENEMY_MINION)]);

/// # City Defenses
/// Spell · 4 mana
/// > Summon two 0/6 Security with **Taunt**. They gain +1 Attack when damaged.
/// - Makes: Steadfast Security [`TLC_622t`] (0/6, "Taunt After this takes damage, gain +1 Attack."); Stand Strong [`TLC_622e`] ("Increased Attack.")
//~ done TLC_622 - 38d1d3b0.6b4c56f1 0b7ae089.de91bc9c
pub const TLC_622: Power = spell(&[summon(card("TLC_622t")).copies(2)]);

/// # Stand Strong
/// Enchantment
/// > Increased Attack.
//~ todo TLC_622e 2c1dafee d522ad72.08129cea 5489ad37
pub const TLC_622e: Power = TODO;

/// # Steadfast Security
/// Minion · 2 mana · 0/6
/// > **Taunt** After this takes damage, gain +1 Attack.
//~ derived TLC_622t 1ebdb153 5b1ddd7b.d435b9f9 395fbc2d
pub const TLC_622t: Power = after(THIS.takes_damage_from(CARD)).then(&[give(&[ATTACK.plus(1)])]);

/// # Stonecarver
/// Minion · 2 mana · 1/4
/// > At the end of your turn, give another friendly damaged minion +2/+2.
/// - Makes: Tortollan Carving [`TLC_623e`] ("\+2/+2.")
//~ derived TLC_623 8ea19975 4c924706.80275ac3 f0107be7.fd015c5b
pub const TLC_623: Power = at_end_of_your_turn(&[attach("TLC_623e").to(OTHER_FRIENDLY_MINIONS.that(DAMAGED).random())]);

/// # Tortollan Carving
/// Enchantment
/// > \+2/+2.
//~ derived TLC_623e d00eaf4f d522ad72.d5727bd5 2ee10d81
pub const TLC_623e: Power = enchant(&[plus(2, 2)]);

/// # Nablya, the Watcher
/// Minion · 6 mana · 5/7
/// > **Battlecry:** Summon copies of your damaged minions. Give the copies **Rush**.
//~ done TLC_624 - 730ec192.4fcdc02e da44a8ab
pub const TLC_624: Power =
    battlecry(&[summon(copy_of(FRIENDLY_MINIONS.that(DAMAGED))), give(&[has(GameTag::RUSH)]).to(IT)]);

/// # Story of Sulfuras
/// Spell · Fire · 5 mana
/// > Swap your Hero Power to "Deal 8 damage to a random enemy." After 2 uses, swap back.
/// - Makes: DIE, INSECT! [`TLC_632t`] ("Deal 8 damage to a random enemy. (Two uses left!)"); DIE, INSECT! [`TLC_632t2`] ("Deal 8 damage to a random enemy. (Last use!)")
///
/// # Notes
///
/// No source: the Hero Power that comes back can be used in the same turn, as a new one can.
//~ done TLC_632 - 3ed6fa2e.7f928233 577b7939.d65f7da8
pub const TLC_632: Power = spell(&[
    create_aside(card("TLC_632t")),
    one_by_one(IT, &[keep_with(the(YOUR_HERO_POWER), THAT), become_hero_power(the(THAT))]),
]);

/// # DIE, INSECT!
/// Hero Power · 2 mana
/// > Deal $8 damage to a random enemy. *(Two uses left!)*
//~ done TLC_632t - 4902b083.f5aec804 456de4c2
pub const TLC_632t: Power = hero_power(&[deal(8).to(ENEMIES.random()), advance("TLC_632t2")]);

/// # DIE, INSECT!
/// Hero Power · 2 mana
/// > Deal $8 damage to a random enemy. *(Last use!)*
//~ done TLC_632t2 - 4902b083.a40bd71f 456de4c2
pub const TLC_632t2: Power = hero_power(&[deal(8).to(ENEMIES.random()), become_hero_power(the(KEPT))]);
