//! Rogue cards of The Grand Tournament.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 261e82aa

/// # Shado-Pan Rider
///
/// `AT_028` · Rogue minion · 5 mana · 3/7
///
/// > **Combo:** Gain +4 Attack.
///
/// - Set: The Grand Tournament · common · collectible
/// - Mechanics: Combo
/// - Enchantments: Chi Lance [`AT_028e`]
///
/// State: Derived
//~ derived AT_028 c12c1d77 d8e5bb43 4996d3fb.bdfea226
pub const AT_028: Power = combo(&[attach("AT_028e")]);

/// # Chi Lance
///
/// `AT_028e` · Neutral enchantment
///
/// > +4 Attack.
///
/// - Set: The Grand Tournament
///
/// State: Derived
//~ derived AT_028e 42629b7c fa675c34 fb93c932.743819fe
pub const AT_028e: Power = enchant(&[ATTACK.plus(4)]);

/// # Buccaneer
///
/// `AT_029` · Rogue minion · 1 mana · 2/1
///
/// > Whenever you equip a weapon, give it +1 Attack.
///
/// - Set: The Grand Tournament · common · collectible
/// - Minion type: Pirate
/// - Enchantments: Extra Stabby [`AT_029e`]
///
/// State: Derived
//~ derived AT_029 d0887508 c4ee0de5 ae29f246.ba32bebf
pub const AT_029: Power = whenever(YOU.equip(WEAPON)).then(&[attach("AT_029e").to(THAT)]);

/// # Extra Stabby
///
/// `AT_029e` · Neutral enchantment
///
/// > +1 Attack
///
/// - Set: The Grand Tournament
///
/// State: Derived
//~ derived AT_029e 994c6a35 94e98c5f c44c5694.17e33a43
pub const AT_029e: Power = enchant(&[ATTACK.plus(1)]);

/// # Undercity Valiant
///
/// `AT_030` · Rogue minion · 2 mana · 3/2
///
/// > **Combo:** Deal 1 damage.
///
/// - Set: The Grand Tournament · common · collectible
/// - Minion type: Undead
/// - Mechanics: Combo
/// - Play requirements: `REQ_TARGET_FOR_COMBO` (hearthstone-data 36393.1)
/// - Target: "Deal 1 damage."
///
/// State: Derived
//~ derived AT_030 276a2c31 5defc2ad 27a6360c.c8b9d643
pub const AT_030: Power = combo(&[deal(1).to(TARGET)]);

/// # Cutpurse
///
/// `AT_031` · Rogue minion · 2 mana · 2/2
///
/// > Whenever this minion attacks a hero, add the Coin to your hand.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Minion type: Undead
/// - Tokens: The Coin [`GAME_005`](crate::core::neutral::GAME_005)
///
/// State: Derived
//~ derived AT_031 924da299 91c49e85 dab823e6.835a567a
pub const AT_031: Power = whenever(THIS.attack(HERO)).then(&[get(card("GAME_005"))]);

/// # Shady Dealer
///
/// `AT_032` · Rogue minion · 3 mana · 4/3
///
/// > **Battlecry:** If you have a Pirate, gain +1/+1.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Shady Deals [`AT_032e`]
///
/// State: Derived
//~ derived AT_032 9056a2e0 e4faff01 6965906b.95f0a2fa
pub const AT_032: Power = battlecry(&[attach("AT_032e")]).when(there_is(&FRIENDLY_MINIONS.that(PIRATE)));

/// # Shady Deals
///
/// `AT_032e` · Rogue enchantment
///
/// > +1/+1.
///
/// - Set: The Grand Tournament
/// - Enchantments: Shady Deals Copy [`AT_032e_copy`]
///
/// State: Derived
//~ derived AT_032e 13f039c8 eb76fb4e 188d947e.67341004
pub const AT_032e: Power = enchant(&[plus(1, 1)]);

/// # Shady Deals Copy
///
/// `AT_032e_copy` · Rogue enchantment
///
/// > +1/+1.
///
/// - Set: The Grand Tournament
///
/// State: Derived
//~ derived AT_032e_copy 33356143 ca0b4785 b62e0448.67341004
pub const AT_032e_copy: Power = enchant(&[plus(1, 1)]);

/// # Burgle
///
/// `AT_033` · Rogue spell · 3 mana
///
/// > Get 3 random cards *(from your opponent's class)*.
///
/// - Set: The Grand Tournament · rare · collectible
///
/// State: Derived
//~ derived AT_033 427d5554 66014da7 bf1e1fbd.14dd4a4d
pub const AT_033: Power = spell(&[get(random_of(CARD, Classes::Opponent)).copies(3)]);

/// # Poisoned Blade
///
/// `AT_034` · Rogue weapon · 2 mana · 1/3 durability
///
/// > Your Hero Power gives this +1 Attack instead of replacing it.
///
/// - Set: The Grand Tournament · epic · collectible
/// - Enchantments: Laced [`AT_034e`]
///
/// State: Todo
//~ todo AT_034 99c31526 6ecfca73 2dd8c4ff.7ae27c6c
pub const AT_034: Power = TODO;

/// # Laced
///
/// `AT_034e` · Rogue enchantment
///
/// > Increased Attack.
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ todo AT_034e 57e677d4 ac84565e ee57d881.08129cea
pub const AT_034e: Power = TODO;

/// # Beneath the Grounds
///
/// `AT_035` · Rogue spell · 3 mana
///
/// > Shuffle 3 Ambushes into your opponent's deck. When drawn, you summon a 4/4 Nerubian.
///
/// - Set: The Grand Tournament · epic · collectible
/// - Tokens: Nerubian Ambush! [`AT_035t`], Nerubian [`AT_036t`]
///
/// State: Todo
//~ todo AT_035 45f48b1c ad83d45b 62946cc0.e6b602f6
pub const AT_035: Power = TODO;

/// # Nerubian Ambush!
///
/// `AT_035t` · Rogue spell · 3 mana
///
/// > **Casts When Drawn** Summon a 4/4 Nerubian for your opponent.
///
/// - Set: The Grand Tournament
/// - Mechanics: Casts When Drawn
/// - Tokens: Nerubian [`AT_036t`]
///
/// State: Derived
//~ derived AT_035t e72df5f5 6e105fa6 ac99deea.b4dfe934
pub const AT_035t: Power = spell(&[summon(card("AT_036t")).to(OPPONENT)]);

/// # Anub'arak
///
/// `AT_036` · Rogue minion · 8 mana · 8/4
///
/// > **Deathrattle:** Summon a 4/4 Nerubian with "**Deathrattle:** Summon Anub'arak."
///
/// - Set: The Grand Tournament · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Tokens: Nerubian [`AT_036t`]
///
/// State: Derived
//~ derived AT_036 25b7a7fa 66ed429f a66165b1.feaae082
pub const AT_036: Power = deathrattle(&[summon(card("AT_036t"))]);

/// # Nerubian
///
/// `AT_036t` · Rogue minion · 4 mana · 4/4
///
/// > **Deathrattle:** Summon Anub'arak.
///
/// - Set: The Grand Tournament
/// - Minion type: Undead
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived AT_036t fdf1a156 6ab2c9e7 99457f3f.9632d38a
pub const AT_036t: Power = deathrattle(&[summon(card("AT_036"))]);
