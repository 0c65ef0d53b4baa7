//! Rogue cards of Descent of Dragons.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 2b752435

/// # Umbral Skulker
/// Minion · 4 mana · 3/3
/// > **Battlecry:** If you've **Invoked** twice, add 3 Coins to your hand.
/// - Makes: [`GAME_005`](crate::core::neutral::GAME_005)
//~ derived DRG_027 80ac23e6 e3939604.d18ad7ec 102e99d6.5b7621c6
pub const DRG_027: Power = battlecry(&[get(card("GAME_005")).copies(3)]).when(YOU.invoke().this_game().at_least(2));

/// # Dragon's Hoard
/// Spell · 1 mana
/// > **Discover** a **Legendary** minion from another class.
//~ derived DRG_028 14eb93af 2f198b86.8b41d462 d4271ea0
pub const DRG_028: Power = spell(&[discover_of(all(&[MINION, rarity(Rarity::Legendary)]), Classes::Other)]);

/// # Praise Galakrond!
/// Spell · 1 mana
/// > Give a minion +1 Attack. **Invoke** Galakrond.
/// - Makes: Praise Galakrond! [`DRG_030e`] ("\+1 Attack.")
//~ derived DRG_030 90b0d8f5 2f198b86.288d971d 7f0afc3a.5c07b174
pub const DRG_030: Power = spell(&[attach("DRG_030e").to(A_MINION), invoke()]);

/// # Praise Galakrond!
/// Enchantment
/// > \+1 Attack.
//~ derived DRG_030e 1fdcddfd d522ad72.379bca7a 7f0afc3a
pub const DRG_030e: Power = enchant(&[ATTACK.plus(1)]);

/// # Necrium Apothecary
/// Minion · 4 mana · 2/5
/// > **Combo:** Draw a **Deathrattle** minion from your deck and gain its **Deathrattle**.
/// - Makes: Necrium Infusion [`DRG_031e`] ("Copied Deathrattle from ….")
//~ derived DRG_031 f2b694aa 58145516.ad3220e2 af7b636b.09627d65
pub const DRG_031: Power = combo(&[draw_that(1, all(&[MINION, with(GameTag::DEATHRATTLE)])), gain_deathrattle_of(IT)]);

/// # Necrium Infusion
/// Enchantment
/// > Copied **Deathrattle** from {0}.
//~ todo DRG_031e e8e0c129 d522ad72.d40e27b6 915ab857
pub const DRG_031e: Power = TODO;

/// # Candle Breath
/// Spell · Fire · 6 mana
/// > Draw 3 cards. Costs (3) less while you're holding a Dragon.
//~ done DRG_033 - f98b787f.58e004d7 aef07195
pub const DRG_033: Power =
    abilities(&[spell(&[draw(3)]), aura(THIS).when(there_is(&YOUR_HAND.that(DRAGON))).in_hand().have(&[cost_less(3)])]);

/// # Stowaway
/// Minion · 5 mana · 4/4
/// > **Battlecry:** If there are cards in your deck that didn't start there, draw 2 of them.
//~ done DRG_034 - a0c6b2f7.76e8aef2 c38e7aec
pub const DRG_034: Power = battlecry(&[draw_that(2, not(&STARTED_IN_DECK))]);

/// # Bloodsail Flybooter
/// Minion · Pirate · 1 mana · 1/1
/// > **Battlecry:** Add two 1/1 Pirates to your hand.
/// - Makes: Sky Pirate [`DRG_035t`] (1/1)
//~ derived DRG_035 7e383118 6064231a.08f84bbb 9d1cebe2.c5667bd7
pub const DRG_035: Power = battlecry(&[get(card("DRG_035t")).copies(2)]);

/// # Sky Pirate
/// Minion · Pirate · 1 mana · 1/1
//~ vanilla DRG_035t 41b592ce 6064231a 92f647d4
pub const DRG_035t: Power = VANILLA;

/// # Waxadred
/// Minion · Elemental · Dragon · 5 mana · 7/5
/// > **Deathrattle:** Shuffle a Candle into your deck that resummons Waxadred when drawn.
/// - Makes: Waxadred's Candle [`DRG_036t`] ("Casts When Drawn Summon Waxadred.")
//~ derived DRG_036 9a08b081 b93f42ac.8f2599f2 93cb0ab9.f60db29b
pub const DRG_036: Power = deathrattle(&[shuffle(card("DRG_036t"))]);

/// # Waxadred's Candle
/// Spell · 5 mana
/// > **Casts When Drawn** Summon Waxadred.
//~ derived DRG_036t 051d41c5 36b694de.ccbfded0 c5170055
pub const DRG_036t: Power = spell(&[summon(card("DRG_036"))]);

/// # Flik Skyshiv
/// Minion · 6 mana · 4/4
/// > **Battlecry:** Destroy a minion and all copies of it *(wherever they are*).
//~ done DRG_037 - 3c6a5243.e3dfb792 dc220be4
pub const DRG_037: Power = battlecry(&[
    select(A_MINION),
    destroy(
        together(&[MINIONS, YOUR_HAND, YOUR_DECK, ENEMY_HAND, ENEMY_DECK]).that(shares(CardProperty::Name, &TARGET)),
    ),
]);

/// # Seal Fate
/// Spell · 3 mana
/// > Deal $3 damage to an undamaged character. **Invoke** Galakrond.
//~ derived DRG_247 1a68305e 82ede6d1.cfced780 1642b161
pub const DRG_247: Power = spell(&[deal(3).to(TARGET.that(UNDAMAGED)), invoke()]);

/// # Galakrond, the Nightmare
/// Hero · 7 mana · 30 health, 5 armor
/// > **Battlecry:** Draw 1 card. It costs (0). *(@)*
/// - Makes: [`DRG_238p2`](crate::descent_of_dragons::warrior::DRG_238p2); Galakrond, the Apocalypse [`DRG_610t2`] ("Battlecry: Draw 2 cards. They cost (0). (X)"); Galakrond, Azeroth's End [`DRG_610t3`] ("Battlecry: Draw 4 cards. They cost (0). Equip a…"); Galakrond's Wonder [`DRG_610e`] ("Costs (0).")
//~ done DRG_610 - 7c911c2c.466ecbc4 21b488e8.3ad16d23
pub const DRG_610: Power = abilities(&[
    battlecry(&[draw(1), attach("DRG_610e").to(IT)]),
    becomes(YOU.invoke().this_game().at_least(2), "DRG_610t2"),
]);

/// # Galakrond's Wonder
/// Enchantment
/// > Costs (0).
//~ derived DRG_610e 2e7c8181 d522ad72.dd600ecd 1002f143
pub const DRG_610e: Power = enchant(&[cost(0)]);

/// # Galakrond, the Apocalypse
/// Hero · 7 mana · 30 health, 5 armor
/// > **Battlecry:** Draw 2 cards. They cost (0). *(@)*
/// - Makes: [`DRG_238p2`](crate::descent_of_dragons::warrior::DRG_238p2)
//~ done DRG_610t2 - 7c911c2c.d0577a00 faafd0c7.6149fe6e
pub const DRG_610t2: Power = abilities(&[
    battlecry(&[draw(2), attach("DRG_610e").to(IT)]),
    becomes(YOU.invoke().this_game().at_least(4), "DRG_610t3"),
]);

/// # Galakrond, Azeroth's End
/// Hero · 7 mana · 30 health, 5 armor
/// > **Battlecry:** Draw 4 cards. They cost (0). Equip a 5/2 Claw.
/// - Makes: [`DRG_238p2`](crate::descent_of_dragons::warrior::DRG_238p2)
//~ done DRG_610t3 - 7c911c2c.0de30a79 0c182494.6149fe6e
pub const DRG_610t3: Power = battlecry(&[draw(4), attach("DRG_610e").to(IT), equip(card("DRG_238ht"))]);
