//! Shaman cards of Descent of Dragons.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 30a1d986

/// # Bandersmosh
/// Minion · 5 mana · 5/5
/// > Each turn this is in your hand, transform it into a 5/5 copy of a random **Legendary** minion.
/// - Makes: Smoshing [`DRG_096e`] ("Transforming into random Legendary minions."); Smoshing [`DRG_096e2`] ("5/5.")
//~ done DRG_096 - 7c0f8337.009faa7f 41098238.8b0c9ee9
pub const DRG_096: Power = whenever(YOU.turn_start()).in_hand().then(&[
    transform(THIS, random(all(&[MINION, rarity(Rarity::Legendary)]))),
    attach("DRG_096e2").to(THIS),
    attach("DRG_096e").to(THIS),
]);

/// # Smoshing
/// Enchantment
/// > Transforming into random **Legendary** minions.
//~ done DRG_096e - d522ad72.3581263e 507584ea
pub const DRG_096e: Power = whenever(YOU.turn_start()).in_hand().then(&[
    transform(THIS, random(all(&[MINION, rarity(Rarity::Legendary)]))),
    attach("DRG_096e2").to(THIS),
    attach("DRG_096e").to(THIS),
]);

/// # Smoshing
/// Enchantment
/// > 5/5.
//~ derived DRG_096e2 84ea236e d522ad72.36023d4f 507584ea
pub const DRG_096e2: Power = enchant(&[become_stats(5, 5)]);

/// # Squallhunter
/// Minion · Dragon · 4 mana · 5/7
/// > **Spell Damage +2 Overload:** (2)
//~ vanilla DRG_211 e83b09be cce46098.223ba97e d542b8c8
pub const DRG_211: Power = VANILLA;

/// # Storm's Wrath
/// Spell · Nature · 1 mana
/// > Give your minions +1/+1. **Overload:** (1)
/// - Makes: Storm's Wrath [`DRG_215e`] ("\+1/+1.")
//~ derived DRG_215 fe4f6fd5 3f084ec4.a35968c5 72f46643.fdc9fe6a
pub const DRG_215: Power = spell(&[attach("DRG_215e").to(FRIENDLY_MINIONS)]);

/// # Storm's Wrath
/// Enchantment
/// > \+1/+1.
//~ derived DRG_215e 2cb1dbc9 d522ad72.cb08f83e 72f46643
pub const DRG_215e: Power = enchant(&[plus(1, 1)]);

/// # Surging Tempest
/// Minion · Elemental · 1 mana · 1/3
/// > Has +1 Attack while you have **Overloaded** Mana Crystals.
/// - Makes: Surging [`DRG_216e`] ("\+1 Attack.")
//~ derived DRG_216 055ca516 f82d9795.0cbe81ab b83eaa58.a9ec09f0
pub const DRG_216: Power = aura(THIS).when(OVERLOADED.at_least(1)).gives("DRG_216e");

/// # Surging
/// Enchantment
/// > \+1 Attack.
//~ derived DRG_216e 57d5cc6f d522ad72.379bca7a 75767fd6
pub const DRG_216e: Power = enchant(&[ATTACK.plus(1)]);

/// # Dragon's Pack
/// Spell · 5 mana
/// > Summon two 2/3 Spirit Wolves with **Taunt**. If you've **Invoked** twice, give them +3/+3.
/// - Makes: Spirit Wolf [`DRG_217t`] (2/3, "Taunt"); Galakrond's Power [`DRG_217e`] ("\+3/+3.")
//~ derived DRG_217 1a42f9f2 36b694de.0bbe0856 49be341e.05769276
pub const DRG_217: Power =
    spell(&[summon(card("DRG_217t")).copies(2), attach("DRG_217e").to(IT).when(YOU.invoke().this_game().at_least(2))]);

/// # Galakrond's Power
/// Enchantment
/// > \+3/+3.
//~ derived DRG_217e 1bf62714 d522ad72.184d0f12 42f459be
pub const DRG_217e: Power = enchant(&[plus(3, 3)]);

/// # Spirit Wolf
/// Minion · Undead · Beast · 2 mana · 2/3
/// > **Taunt**
//~ vanilla DRG_217t b39819df eaef04ef.4b0c5d24 0ec1b771
pub const DRG_217t: Power = VANILLA;

/// # Corrupt Elementalist
/// Minion · 5 mana · 3/3
/// > **Battlecry: Invoke** Galakrond twice.
//~ derived DRG_218 5ff76767 e8b6bfb0.072924e1 999a13ff
pub const DRG_218: Power = battlecry(&[invoke().repeated(2)]);

/// # Lightning Breath
/// Spell · Nature · 3 mana
/// > Deal $4 damage to a minion. If you're holding a Dragon, also damage its neighbors.
//~ derived DRG_219 2400e059 a4db704b.0cc0e60e bce41505
pub const DRG_219: Power =
    spell(&[deal(4).to(A_MINION), deal(4).to(IT.neighbours()).when(there_is(&YOUR_HAND.that(DRAGON)))]);

/// # Cumulo-Maximus
/// Minion · Elemental · 5 mana · 5/5
/// > **Battlecry:** If you have **Overloaded** Mana Crystals, deal 5 damage.
//~ done DRG_223 - 3fe1a3d8.60e0a6c4 8500ea14
pub const DRG_223: Power = battlecry(&[deal(5).to(TARGET)]).when(OVERLOADED.at_least(1));

/// # Nithogg
/// Minion · Dragon · 6 mana · 5/5
/// > **Battlecry:** Summon two 0/3 Eggs. Next turn they hatch into 4/4 Drakes with **Rush**.
/// - Makes: Storm Egg [`DRG_224t`] (0/3, "At the start of your turn, transform into a 4/4…"); Storm Drake [`DRG_224t2`] (4/4, "Rush")
//~ done DRG_224 - f70b563e.c652fb63 88ae288e.41dc5c0e
pub const DRG_224: Power = battlecry(&[summon(card("DRG_224t")).copies(2)]);

/// # Storm Egg
/// Minion · 1 mana · 0/3
/// > At the start of your turn, transform into a 4/4 Storm Drake with **Rush**.
/// - Makes: Storm Drake [`DRG_224t2`] (4/4, "Rush")
//~ done DRG_224t - a86dffc8.9f53bac0 276a24a6.ae7331b6
pub const DRG_224t: Power = at_start_of_your_turn(&[transform(THIS, card("DRG_224t2"))]);

/// # Storm Drake
/// Minion · Dragon · 4 mana · 4/4
/// > **Rush**
//~ vanilla DRG_224t2 2e56e560 306f805a.57b12c28 8baa452e
pub const DRG_224t2: Power = VANILLA;

/// # Windswept Elemental
/// Minion · Elemental · 2 mana · 2/1
/// > **Rush**
//~ vanilla DRG_238t14t3 92b4d4fa 2eeb0c0f.57b12c28 bb7c3d44
pub const DRG_238t14t3: Power = VANILLA;

/// # Invocation of Frost
/// Spell · Frost · 1 mana
/// > **Freeze** an enemy. **Invoke** Galakrond.
//~ derived DRG_248 b1049f37 28462b40.1fe2cc63 3f1ce449
pub const DRG_248: Power = spell(&[freeze(AN_ENEMY), invoke()]);

/// # Galakrond, the Tempest
/// Hero · 7 mana · 30 health, 5 armor
/// > **Battlecry:** Summon two 2/2 Storms with **Rush**. *(@)*
/// - Makes: [`DRG_238p4`](crate::descent_of_dragons::warrior::DRG_238p4); Galakrond, the Apocalypse [`DRG_620t2`] ("Battlecry: Summon two 4/4 Storms with Rush. (X)"); Galakrond, Azeroth's End [`DRG_620t3`] ("Battlecry: Summon two 8/8 Storms with Rush. Equip…"); Brewing Storm [`DRG_620t4`] (2/2, "Rush"); Living Storm [`DRG_620t5`] (4/4, "Rush"); Raging Storm [`DRG_620t6`] (8/8, "Rush")
//~ done DRG_620 - 7c911c2c.89b8ff5c 8d8ce0db.bb6e038e
pub const DRG_620: Power = abilities(&[
    battlecry(&[summon(card("DRG_620t4")).copies(2)]),
    becomes(YOU.invoke().this_game().at_least(2), "DRG_620t2"),
]);

/// # Galakrond, the Apocalypse
/// Hero · 7 mana · 30 health, 5 armor
/// > **Battlecry:** Summon two 4/4 Storms with **Rush**. *(@)*
/// - Makes: [`DRG_238p4`](crate::descent_of_dragons::warrior::DRG_238p4)
//~ done DRG_620t2 - 7c911c2c.993f301f faafd0c7.25183ec7
pub const DRG_620t2: Power = abilities(&[
    battlecry(&[summon(card("DRG_620t5")).copies(2)]),
    becomes(YOU.invoke().this_game().at_least(4), "DRG_620t3"),
]);

/// # Galakrond, Azeroth's End
/// Hero · 7 mana · 30 health, 5 armor
/// > **Battlecry:** Summon two 8/8 Storms with **Rush**. Equip a 5/2 Claw.
/// - Makes: [`DRG_238p4`](crate::descent_of_dragons::warrior::DRG_238p4)
//~ done DRG_620t3 - 7c911c2c.dbb0c8ab 0c182494.25183ec7
pub const DRG_620t3: Power = battlecry(&[summon(card("DRG_620t6")).copies(2), equip(card("DRG_238ht"))]);

/// # Brewing Storm
/// Minion · Elemental · 2 mana · 2/2
/// > **Rush**
//~ vanilla DRG_620t4 2081cfcc 2edd8b58.57b12c28 c5344596
pub const DRG_620t4: Power = VANILLA;

/// # Living Storm
/// Minion · Elemental · 4 mana · 4/4
/// > **Rush**
//~ vanilla DRG_620t5 106cf4d8 c561b775.57b12c28 e42c6b0d
pub const DRG_620t5: Power = VANILLA;

/// # Raging Storm
/// Minion · Elemental · 8 mana · 8/8
/// > **Rush**
//~ vanilla DRG_620t6 b6bb8795 94a348eb.57b12c28 bed6853d
pub const DRG_620t6: Power = VANILLA;
