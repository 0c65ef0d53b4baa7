//! Warrior cards of United in Stormwind.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 165c2ecb

/// # Man the Cannons
///
/// `DED_518` · Warrior spell · 2 mana
///
/// > Deal $3 damage to a minion and $1 damage to all other minions.
///
/// - Set: United in Stormwind · common · collectible
///
/// State: Derived
//~ derived DED_518 7a93f21c 95ccd6f8 bf6b0dbb.62582daf
pub const DED_518: Power = spell(&[deal(3).to(A_MINION), deal(1).to(OTHER_MINIONS)]);

/// # Defias Cannoneer
///
/// `DED_519` · Warrior minion · 3 mana · 3/3
///
/// > After your hero attacks, deal 2 damage to a random enemy twice.
///
/// - Set: United in Stormwind · common · collectible
/// - Minion type: Pirate
///
/// State: Derived
//~ derived DED_519 ef5c2c4e a7d70071 b3ebe20d.c2d32417
pub const DED_519: Power = after(YOUR_HERO.attack(CARD)).then(&[deal(2).to(ENEMIES.random()).repeated(2)]);

/// # Blacksmithing Hammer
///
/// `DED_527` · Warrior weapon · 4 mana · 5/1 durability
///
/// > **Tradeable** After you **Trade** this, gain +2 Durability.
///
/// - Set: United in Stormwind · rare · collectible
/// - Mechanics: Tradeable, Deck Action Cost
/// - Enchantments: Blacksmithing [`DED_527e`]
///
/// State: Todo
//~ todo DED_527 1d4236b5 0de81810 a78fdb4d.968d1cbe
pub const DED_527: Power = TODO;

/// # Blacksmithing
///
/// `DED_527e` · Warrior enchantment
///
/// > +2 Durability.
///
/// - Set: United in Stormwind
///
/// State: Derived
//~ derived DED_527e 3b9e6a48 53f1d43c 78ea9501.d0b6a934
pub const DED_527e: Power = enchant(&[HEALTH.plus(2)]);

/// # Cowardly Grunt
///
/// `SW_021` · Warrior minion · 6 mana · 6/2
///
/// > **Deathrattle:** Summon a minion from your deck.
///
/// - Set: United in Stormwind · rare · collectible
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived SW_021 772c5690 7c9069d3 48f20c99.a9a1dd76
pub const SW_021: Power = deathrattle(&[summon(the(YOUR_DECK.that(MINION).random()))]);

/// # Provoke
///
/// `SW_023` · Warrior spell · 0 mana
///
/// > **Tradeable** Choose a friendly minion. Enemy minions attack it.
///
/// - Set: United in Stormwind · epic · collectible
/// - Mechanics: Tradeable, Deck Action Cost
///
/// State: Derived
//~ derived SW_023 e9831669 5bd714f4 03f0de6d.50851c64
pub const SW_023: Power = spell(&[with_each(A_FRIENDLY_MINION), make_attack(ENEMY_MINIONS, IT)]);

/// # Lothar
///
/// `SW_024` · Warrior minion · 7 mana · 7/7
///
/// > At the end of your turn, attack a random enemy minion. If it dies, gain +3/+3.
///
/// - Set: United in Stormwind · legendary · collectible
/// - Enchantments: FOR STORMWIND! [`SW_024e`]
///
/// State: Todo
//~ todo SW_024 7724bc43 15262628 7475603f.289a4a4a
pub const SW_024: Power = TODO;

/// # FOR STORMWIND!
///
/// `SW_024e` · Neutral enchantment
///
/// > +3/+3.
///
/// - Set: United in Stormwind
///
/// State: Derived
//~ derived SW_024e c816c489 5f732aa0 ae3ed54f.b42c6980
pub const SW_024e: Power = enchant(&[plus(3, 3)]);

/// # Shiver Their Timbers!
///
/// `SW_027` · Warrior spell · 1 mana
///
/// > Deal $2 damage to a minion. If you control a Pirate, deal $5 instead.
///
/// - Set: United in Stormwind · rare · collectible
///
/// State: Derived
//~ derived SW_027 50329142 16f5b1c4 62f8bbc1.6a095e9e
pub const SW_027: Power =
    spell(&[either(there_is(&FRIENDLY_MINIONS.that(PIRATE)), &[deal(5).to(A_MINION)], &[deal(2).to(A_MINION)])]);

/// # Raid the Docks
///
/// `SW_028` · Warrior spell · 1 mana
///
/// > **Questline:** Play 3 Pirates. **Reward:** Draw a weapon.
///
/// - Set: United in Stormwind · legendary · collectible
/// - Mechanics: Dont Pick From Subsets, Questline, Questline Part
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3, `839` = 1
/// - Tokens: Create a Distraction [`SW_028t`], Secure the Supplies [`SW_028t2`], Cap'n Rokara [`SW_028t5`], The Juggernaut [`SW_028t6`]
///
/// State: Derived
//~ derived SW_028 e69d1314 56aaa63e 96f8caa3.5e35af7d
pub const SW_028: Power =
    quest(Goal::Times(3), &[YOU.play(PIRATE)]).reward(&[draw_that(1, WEAPON), begin(card("SW_028t"))]);

/// # Create a Distraction
///
/// `SW_028t` · Warrior spell · 1 mana
///
/// > **Questline:** Play 3 Pirates. **Reward:** Deal $2 damage to a random enemy twice.
///
/// - Set: United in Stormwind · legendary
/// - Mechanics: Questline
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3, `QUESTLINE_PART` = 2
/// - Tokens: Secure the Supplies [`SW_028t2`]
///
/// State: Derived
//~ derived SW_028t f29a250f efc10b73 fc525205.572c7c4f
#[rustfmt::skip]
pub const SW_028t: Power = quest(Goal::Times(3), &[YOU.play(PIRATE)]).reward(&[deal(2).to(ENEMIES.random()).repeated(2), begin(card("SW_028t2"))]);

/// # Secure the Supplies
///
/// `SW_028t2` · Warrior spell · 1 mana
///
/// > **Questline:** Play 3 Pirates. **Reward:** Cap'n Rokara.
///
/// - Set: United in Stormwind · legendary
/// - Mechanics: Questline
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3, `QUESTLINE_PART` = 3, `4297` = 1
/// - Tokens: Cap'n Rokara [`SW_028t5`]
///
/// State: Derived
//~ derived SW_028t2 edd9c437 283a49ac d6d3c15b.8d0e7598
pub const SW_028t2: Power = quest(Goal::Times(3), &[YOU.play(PIRATE)]).reward(&[get(card("SW_028t5"))]);

/// # Cap'n Rokara
///
/// `SW_028t5` · Warrior minion · 5 mana · 7/7
///
/// > **Battlecry:** Summon The Juggernaut!
///
/// - Set: United in Stormwind
/// - Minion type: Pirate
/// - Mechanics: Battlecry
/// - Tokens: The Juggernaut [`SW_028t6`]
///
/// State: Derived
//~ derived SW_028t5 47099958 849e7078 7715af1e.c5323fe7
pub const SW_028t5: Power = battlecry(&[summon(card("SW_028t6"))]);

/// # The Juggernaut
///
/// `SW_028t6` · Warrior minion · 5 mana · 0/1
///
/// > **Start of Your Turn:** Summon a Pirate, equip a Warrior weapon, and fire two cannons that deal 2 damage!
///
/// - Set: United in Stormwind
/// - Mechanics: Untouchable
///
/// State: Todo
//~ todo SW_028t6 3a5b53f2 76590b80 0c1c1e82.952467c0
pub const SW_028t6: Power = TODO;

/// # Harbor Scamp
///
/// `SW_029` · Warrior minion · 2 mana · 2/2
///
/// > **Battlecry:** Draw a Pirate.
///
/// - Set: United in Stormwind · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived SW_029 94beefa7 1f6f1bc6 227e3f13.fb22c8fb
pub const SW_029: Power = battlecry(&[draw_that(1, PIRATE)]);

/// # Cargo Guard
///
/// `SW_030` · Warrior minion · 3 mana · 2/4
///
/// > At the end of your turn, gain 3 Armor.
///
/// - Set: United in Stormwind · rare · collectible
/// - Minion type: Pirate
///
/// State: Derived
//~ derived SW_030 7b2d92b8 1b8a6d7a 4503f0ba.de80c850
pub const SW_030: Power = at_end_of_your_turn(&[armor(3)]);

/// # Stormwind Freebooter
///
/// `SW_093` · Warrior minion · 3 mana · 3/4
///
/// > **Battlecry:** Give your hero +2 Attack this turn.
///
/// - Set: United in Stormwind · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
/// - Enchantments: Paid to Loot [`SW_093e`]
///
/// State: Derived
//~ derived SW_093 0fc00a63 f10586f9 164fef4e.0113b528
pub const SW_093: Power = battlecry(&[attach("SW_093e").to(YOUR_HERO)]);

/// # Paid to Loot
///
/// `SW_093e` · Neutral enchantment
///
/// > +2 Attack this turn.
///
/// - Set: United in Stormwind
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived SW_093e 070a068d 0b71caa2 56db418d.09ced50d
pub const SW_093e: Power = enchant(&[ATTACK.plus(2)]).this_turn();

/// # Heavy Plate
///
/// `SW_094` · Warrior spell · 3 mana
///
/// > **Tradeable** Gain 8 Armor.
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Tradeable, Deck Action Cost
///
/// State: Derived
//~ derived SW_094 3844a5ad fcbe22cc 9d8ac1ba.e1d592e3
pub const SW_094: Power = spell(&[armor(8)]);

/// # Remote-Controlled Golem
///
/// `SW_097` · Warrior minion · 4 mana · 3/6
///
/// > After this takes damage, shuffle two Golem Parts into your deck. When drawn, summon a 2/1 Mech.
///
/// - Set: United in Stormwind · epic · collectible
/// - Minion type: Mech
/// - Tokens: Golem Parts [`SW_097t`]
///
/// State: Todo
//~ todo SW_097 c7b3d1a6 28d0cb75 c8a51f7d.6a337c43
pub const SW_097: Power = TODO;

/// # Golem Parts
///
/// `SW_097t` · Warrior spell · 1 mana
///
/// > **Casts When Drawn** Summon a 2/1 Damaged Golem.
///
/// - Set: United in Stormwind
/// - Mechanics: Casts When Drawn
///
/// State: Derived
//~ derived SW_097t 8c21fd4e 65132fc0 a9b2325b.402dcf5d
pub const SW_097t: Power = spell(&[summon(card("skele21"))]);
