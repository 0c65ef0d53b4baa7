//! Shaman cards of Descent of Dragons.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 95270029

/// # Bandersmosh
///
/// `DRG_096` · Shaman minion · 5 mana · 5/5
///
/// > Each turn this is in your hand, transform it into a 5/5 copy of a random **Legendary** minion.
///
/// - Set: Descent of Dragons · legendary · collectible
/// - Enchantments: Smoshing [`DRG_096e`], Smoshing [`DRG_096e2`]
///
/// State: Todo
//~ todo DRG_096 974c3524 9f4acca0 e5d3f6af.009faa7f
pub const DRG_096: Power = TODO;

/// # Smoshing
///
/// `DRG_096e` · Neutral enchantment
///
/// > Transforming into random **Legendary** minions.
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ todo DRG_096e 77c941cb 3c3ac9e6 988cd06d.3581263e
pub const DRG_096e: Power = TODO;

/// # Smoshing
///
/// `DRG_096e2` · Shaman enchantment
///
/// > 5/5.
///
/// - Set: Descent of Dragons
///
/// State: Derived
//~ derived DRG_096e2 66b9e987 84ea236e be364e63.36023d4f
pub const DRG_096e2: Power = enchant(&[become_stats(5, 5)]);

/// # Squallhunter
///
/// `DRG_211` · Shaman minion · 4 mana · 5/7
///
/// > **Spell Damage +2 Overload:** (2)
///
/// - Set: Descent of Dragons · common · collectible
/// - Minion type: Dragon
/// - Tags: `SPELLPOWER` = 2, `OVERLOAD` = 2
///
/// State: Vanilla
//~ vanilla DRG_211 cc92a796 e83b09be 003e2490.223ba97e
pub const DRG_211: Power = VANILLA;

/// # Storm's Wrath
///
/// `DRG_215` · Shaman spell · Nature · 1 mana
///
/// > Give your minions +1/+1. **Overload:** (1)
///
/// - Set: Descent of Dragons · rare · collectible
/// - Mechanics: Overload
/// - Enchantments: Storm's Wrath [`DRG_215e`]
///
/// State: Derived
//~ derived DRG_215 e4af1435 fe4f6fd5 124a5200.a35968c5
pub const DRG_215: Power = spell(&[attach("DRG_215e").to(FRIENDLY_MINIONS)]);

/// # Storm's Wrath
///
/// `DRG_215e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Descent of Dragons
///
/// State: Derived
//~ derived DRG_215e 2d26b70f 2cb1dbc9 a6de320a.67341004
pub const DRG_215e: Power = enchant(&[plus(1, 1)]);

/// # Surging Tempest
///
/// `DRG_216` · Shaman minion · 1 mana · 1/3
///
/// > Has +1 Attack while you have **Overloaded** Mana Crystals.
///
/// - Set: Descent of Dragons · common · collectible
/// - Minion type: Elemental
/// - Refers to: Overload
/// - Enchantments: Surging [`DRG_216e`]
///
/// State: Derived
//~ derived DRG_216 b9ec993a 055ca516 9558cc6b.0cbe81ab
pub const DRG_216: Power = aura(THIS).when(OVERLOADED.at_least(1)).gives("DRG_216e");

/// # Surging
///
/// `DRG_216e` · Shaman enchantment
///
/// > +1 Attack.
///
/// - Set: Descent of Dragons
///
/// State: Derived
//~ derived DRG_216e ee6ff852 57d5cc6f 5754c9a9.c84fda8a
pub const DRG_216e: Power = enchant(&[ATTACK.plus(1)]);

/// # Dragon's Pack
///
/// `DRG_217` · Shaman spell · 5 mana
///
/// > Summon two 2/3 Spirit Wolves with **Taunt**. If you've **Invoked** twice, give them +3/+3.
///
/// - Set: Descent of Dragons · epic · collectible
/// - Refers to: Taunt, Empower
/// - Tags: `3623` = 1
/// - Enchantments: Galakrond's Power [`DRG_217e`]
/// - Tokens: Spirit Wolf [`DRG_217t`]
///
/// State: Derived
//~ derived DRG_217 658fbd41 71141a7d 44f27067.0bbe0856
pub const DRG_217: Power =
    spell(&[summon(card("DRG_217t")).copies(2), attach("DRG_217e").to(IT).when(has_done(2, &TIMES_INVOKED))]);

/// # Galakrond's Power
///
/// `DRG_217e` · Neutral enchantment
///
/// > +3/+3.
///
/// - Set: Descent of Dragons
///
/// State: Derived
//~ derived DRG_217e 03178b5e 1bf62714 4617f94c.b42c6980
pub const DRG_217e: Power = enchant(&[plus(3, 3)]);

/// # Spirit Wolf
///
/// `DRG_217t` · Shaman minion · 2 mana · 2/3
///
/// > **Taunt**
///
/// - Set: Descent of Dragons
/// - Minion type: Undead, Beast
/// - Mechanics: Taunt
/// - Tags: `2542` = 1
///
/// State: Vanilla
//~ vanilla DRG_217t 54cbde7e b39819df 1512bd56.4b0c5d24
pub const DRG_217t: Power = VANILLA;

/// # Corrupt Elementalist
///
/// `DRG_218` · Shaman minion · 5 mana · 3/3
///
/// > **Battlecry: Invoke** Galakrond twice.
///
/// - Set: Descent of Dragons · rare · collectible
/// - Mechanics: Battlecry, Empower
/// - Tags: `3623` = 1
///
/// State: Derived
//~ derived DRG_218 bf7342f2 5ff76767 dddfe4d1.072924e1
pub const DRG_218: Power = battlecry(&[invoke().repeated(2)]);

/// # Lightning Breath
///
/// `DRG_219` · Shaman spell · Nature · 3 mana
///
/// > Deal $4 damage to a minion. If you're holding a Dragon, also damage its neighbors.
///
/// - Set: Descent of Dragons · rare · collectible
///
/// State: Derived
//~ derived DRG_219 2aacc40f 2400e059 a323c7ea.0cc0e60e
pub const DRG_219: Power =
    spell(&[deal(4).to(A_MINION), deal(4).to(IT.neighbours()).when(there_is(&YOUR_HAND.that(DRAGON)))]);

/// # Cumulo-Maximus
///
/// `DRG_223` · Shaman minion · 5 mana · 5/5
///
/// > **Battlecry:** If you have **Overloaded** Mana Crystals, deal 5 damage.
///
/// - Set: Descent of Dragons · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Refers to: Overload
/// - Target: "Deal 5 damage."
///
/// State: Derived
//~ derived DRG_223 24bd1b4b 5430ea0e 42e5478a.60e0a6c4
pub const DRG_223: Power = battlecry(&[deal(5).to(TARGET)]).when(OVERLOADED.at_least(1));

/// # Nithogg
///
/// `DRG_224` · Shaman minion · 6 mana · 5/5
///
/// > **Battlecry:** Summon two 0/3 Eggs. Next turn they hatch into 4/4 Drakes with **Rush**.
///
/// - Set: Descent of Dragons · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Tokens: Storm Egg [`DRG_224t`], Storm Drake [`DRG_224t2`]
///
/// State: Todo
//~ todo DRG_224 d7667e03 4249a8ec b354e38a.c652fb63
pub const DRG_224: Power = TODO;

/// # Storm Egg
///
/// `DRG_224t` · Shaman minion · 1 mana · 0/3
///
/// > At the start of your turn, transform into a 4/4 Storm Drake with **Rush**.
///
/// - Set: Descent of Dragons
/// - Refers to: Rush
/// - Tokens: Storm Drake [`DRG_224t2`]
///
/// State: Derived
//~ derived DRG_224t cac15591 5db54ce8 d88e65fa.9f53bac0
pub const DRG_224t: Power = at_start_of_your_turn(&[transform(THIS, card("DRG_224t2"))]);

/// # Storm Drake
///
/// `DRG_224t2` · Shaman minion · 4 mana · 4/4
///
/// > **Rush**
///
/// - Set: Descent of Dragons
/// - Minion type: Dragon
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla DRG_224t2 abaa8840 2e56e560 8b707da1.57b12c28
pub const DRG_224t2: Power = VANILLA;

/// # Windswept Elemental
///
/// `DRG_238t14t3` · Shaman minion · 2 mana · 2/1
///
/// > **Rush**
///
/// - Set: Descent of Dragons
/// - Minion type: Elemental
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla DRG_238t14t3 472e2a6a 92b4d4fa c209e261.57b12c28
pub const DRG_238t14t3: Power = VANILLA;

/// # Invocation of Frost
///
/// `DRG_248` · Shaman spell · Frost · 1 mana
///
/// > **Freeze** an enemy. **Invoke** Galakrond.
///
/// - Set: Descent of Dragons · common · collectible
/// - Mechanics: Empower
/// - Refers to: Freeze
/// - Tags: `3623` = 1
///
/// State: Derived
//~ derived DRG_248 f1ce2f6f b1049f37 dd453d90.1fe2cc63
pub const DRG_248: Power = spell(&[freeze(AN_ENEMY), invoke()]);

/// # Galakrond, the Tempest
///
/// `DRG_620` · Shaman hero · 7 mana · 30 health, 5 armor
///
/// > **Battlecry:** Summon two 2/2 Storms with **Rush**. *(@)*
///
/// - Set: Descent of Dragons · legendary · collectible
/// - Mechanics: Battlecry, Galakrond Hero Card
/// - Refers to: Rush
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 2, `1724` = 1, `2936` = 1, `3623` = 1
/// - Hero power: Galakrond's Fury [`DRG_238p4`](crate::descent_of_dragons::warrior::DRG_238p4)
/// - Tokens: Galakrond, the Apocalypse [`DRG_620t2`], Galakrond, Azeroth's End [`DRG_620t3`], Brewing Storm [`DRG_620t4`], Living Storm [`DRG_620t5`], Raging Storm [`DRG_620t6`]
///
/// State: Todo
//~ todo DRG_620 683d6a0c 4f4938dc 962f6477.89b8ff5c
pub const DRG_620: Power = TODO;

/// # Galakrond, the Apocalypse
///
/// `DRG_620t2` · Shaman hero · 7 mana · 30 health, 5 armor
///
/// > **Battlecry:** Summon two 4/4 Storms with **Rush**. *(@)*
///
/// - Set: Descent of Dragons · legendary
/// - Mechanics: Battlecry, Galakrond Hero Card
/// - Refers to: Rush
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 2, `1724` = 1
/// - Hero power: Galakrond's Fury [`DRG_238p4`](crate::descent_of_dragons::warrior::DRG_238p4)
///
/// State: Todo
//~ todo DRG_620t2 2a3d3689 4e2253b0 cb458864.993f301f
pub const DRG_620t2: Power = TODO;

/// # Galakrond, Azeroth's End
///
/// `DRG_620t3` · Shaman hero · 7 mana · 30 health, 5 armor
///
/// > **Battlecry:** Summon two 8/8 Storms with **Rush**. Equip a 5/2 Claw.
///
/// - Set: Descent of Dragons · legendary
/// - Mechanics: Battlecry, Galakrond Hero Card
/// - Refers to: Rush
/// - Hero power: Galakrond's Fury [`DRG_238p4`](crate::descent_of_dragons::warrior::DRG_238p4)
///
/// State: Todo
//~ todo DRG_620t3 a55d4860 18f61e33 aa19464a.dbb0c8ab
pub const DRG_620t3: Power = TODO;

/// # Brewing Storm
///
/// `DRG_620t4` · Shaman minion · 2 mana · 2/2
///
/// > **Rush**
///
/// - Set: Descent of Dragons
/// - Minion type: Elemental
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla DRG_620t4 0ecbdfd9 2081cfcc f5b66465.57b12c28
pub const DRG_620t4: Power = VANILLA;

/// # Living Storm
///
/// `DRG_620t5` · Shaman minion · 4 mana · 4/4
///
/// > **Rush**
///
/// - Set: Descent of Dragons
/// - Minion type: Elemental
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla DRG_620t5 2b805996 106cf4d8 2886ba34.57b12c28
pub const DRG_620t5: Power = VANILLA;

/// # Raging Storm
///
/// `DRG_620t6` · Shaman minion · 8 mana · 8/8
///
/// > **Rush**
///
/// - Set: Descent of Dragons
/// - Minion type: Elemental
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla DRG_620t6 dead7b2d b6bb8795 8aace71e.57b12c28
pub const DRG_620t6: Power = VANILLA;
