//! Warrior cards of Reign of the Black Empire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file e36db7c5

/// # Anvil of Reshaping
///
/// `BE_042` · Warrior spell · Fire · 2 mana
///
/// > Give your hero +4 Attack this turn. Costs Armor instead of Mana.
///
/// - Set: Reign of the Black Empire · epic · collectible
/// - Tags: `CARD_ALTERNATE_COST` = 2
/// - Enchantments: Reshaped Steel [`BE_042e`]
///
/// State: Derived
//~ derived BE_042 a618b3c5 2abfe691 005998ba.26c2d609
pub const BE_042: Power = spell(&[attach("BE_042e").to(YOUR_HERO)]);

/// # Reshaped Steel
///
/// `BE_042e` · Warrior enchantment
///
/// > +4 Attack this turn.
///
/// - Set: Reign of the Black Empire
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived BE_042e 2f113e57 cd3118c2 26202811.a9003f71
pub const BE_042e: Power = enchant(&[ATTACK.plus(4)]).this_turn();

/// # Archaedas
///
/// `BE_055` · Warrior minion · 4 mana · 4/3
///
/// > **Battlecry: Discover** a spell. Transform it into a 3/3 weapon of the same cost that casts it each attack.
///
/// - Set: Reign of the Black Empire · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Discover
/// - Tokens: Hammer of Archaedas [`BE_055t`]
///
/// State: Todo
//~ todo BE_055 259d39c6 c7988622 8fc3d337.6cf460db
pub const BE_055: Power = TODO;

/// # Hammer of Archaedas
///
/// `BE_055t` · Warrior weapon · 1 mana · 3/3 durability
///
/// > After your hero attacks, cast '{0}' randomly.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ todo BE_055t 792ec689 d48daf0c 5ac2a026.6d6207d1
pub const BE_055t: Power = TODO;

/// # Setesh
///
/// `BE_557` · Warrior minion · 7 mana · 7/7
///
/// > **Battlecry:** Gain 20 Armor. In 2 turns, convert your Armor into a Golem with that many stats and **Taunt**.
///
/// - Set: Reign of the Black Empire · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `QUEST_PROGRESS_TOTAL` = 2
/// - Enchantments: Setesh Tracker [`BE_557e2`]
///
/// State: Todo
//~ todo BE_557 2144e755 506f32f5 345bb713.07d39dab
pub const BE_557: Power = TODO;

/// # Setesh Tracker
///
/// `BE_557e2` · Warrior enchantment
///
/// > In 2 turns, convert your Armor into a Golem with those stats and **Taunt**.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ todo BE_557e2 755a19c0 04ac7d09 b9696ea8.92a0957d
pub const BE_557e2: Power = TODO;

/// # Stone Gauntlet
///
/// `BE_558` · Warrior weapon · 1 mana · 2/2 durability
///
/// > After your hero attacks, convert 5 of your hero's Health to Armor.
///
/// - Set: Reign of the Black Empire · common · collectible
///
/// State: Todo
//~ todo BE_558 1c937764 f85fa93f 7a07f49c.834140e6
pub const BE_558: Power = TODO;

/// # Show of Force
///
/// `BE_559` · Warrior spell · 2 mana
///
/// > Deal 3 damage to a minion. If you've gained Armor this turn, destroy it instead.
///
/// - Set: Reign of the Black Empire · rare · collectible
///
/// State: Todo
//~ todo BE_559 5c878288 086f1b0d cc3036e6.ca96d39f
pub const BE_559: Power = TODO;

/// # Brassknuckle Brawler
///
/// `BE_560` · Warrior minion · 8 mana · 6/6
///
/// > Charge **Battlecry:** If you have 10 or more Armor, gain +4/+4.
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Mechanics: Charge, Battlecry
/// - Enchantments: Brawlin' [`BE_560e`]
///
/// State: Derived
//~ derived BE_560 c9310bf8 35880c77 a417805a.26f78e78
pub const BE_560: Power = battlecry(&[attach("BE_560e")]).when(there_is(&YOUR_HERO.that(ARMOR.at_least(10))));

/// # Brawlin'
///
/// `BE_560e` · Warrior enchantment
///
/// > +4/+4
///
/// - Set: Reign of the Black Empire
///
/// State: Derived
//~ derived BE_560e b2a7762d bdcd1de3 64603216.4fcb9ba2
pub const BE_560e: Power = enchant(&[plus(4, 4)]);

/// # Forge of Origination
///
/// `BE_561` · Warrior location · 3 mana · 0 uses
///
/// > Summon a 3/3 Golem with **Taunt**. Spend 3 Armor to give it +3/+3.
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Refers to: Taunt
/// - Enchantments: Extra Steel [`BE_561e`]
/// - Tokens: Steel Golem [`BE_561t`]
///
/// State: Derived
//~ derived BE_561 9c14ee9b 41433423 e474f863.39f4e84a
pub const BE_561: Power =
    hero_power(&[summon(card("BE_561t")), pay(Cost::of(Part::Armor(3)), &[attach("BE_561e").to(IT)])]);

/// # Extra Steel
///
/// `BE_561e` · Neutral enchantment
///
/// > +3/+3.
///
/// - Set: Reign of the Black Empire
///
/// State: Derived
//~ derived BE_561e 218a8527 b73ccb10 d6e1d23e.b42c6980
pub const BE_561e: Power = enchant(&[plus(3, 3)]);

/// # Steel Golem
///
/// `BE_561t` · Warrior minion · 3 mana · 3/3
///
/// > **Taunt**
///
/// - Set: Reign of the Black Empire
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla BE_561t 274edefb 5cf2a4a8 58426d16.4b0c5d24
pub const BE_561t: Power = VANILLA;

/// # Tol'vir Vanguard
///
/// `BE_572` · Warrior minion · 2 mana · 1/4
///
/// > **Taunt Battlecry and Deathrattle:** Gain 3 Armor.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Mechanics: Taunt, Deathrattle, Battlecry
///
/// State: Derived
//~ derived BE_572 d680d29a ef1b2700 0e6bdd4b.e4249e0f
pub const BE_572: Power = abilities(&[battlecry(&[armor(3)]), deathrattle(&[armor(3)])]);

/// # Animator of Iron
///
/// `BE_600` · Warrior minion · 3 mana · 2/5
///
/// > After you gain Armor, draw a card.
///
/// - Set: Reign of the Black Empire · epic · collectible
///
/// State: Derived
//~ derived BE_600 3c17899e 29c99281 547e2862.835dfc93
pub const BE_600: Power = after(YOU.gain_armor()).then(&[draw(1)]);

/// # Chisel
///
/// `BE_740` · Warrior spell · 2 mana
///
/// > **Assemble** a **Taunt** minion. Give it +2/+3.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Refers to: Taunt, Craft
/// - Enchantments: Runecraft [`BE_740e`]
///
/// State: Todo
//~ todo BE_740 bcd73800 fdfb2a83 51f25989.0e301370
pub const BE_740: Power = TODO;

/// # Runecraft
///
/// `BE_740e` · Neutral enchantment
///
/// > +2/+3.
///
/// - Set: Reign of the Black Empire
///
/// State: Derived
//~ derived BE_740e 4ff44de4 d1441d46 a95b1661.7aa9e95d
pub const BE_740e: Power = enchant(&[plus(2, 3)]);
