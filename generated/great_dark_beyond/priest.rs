//! Priest cards of The Great Dark Beyond.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file c0d138cc

/// # Orbital Halo
///
/// `GDB_439` · Priest spell · Holy · 2 mana
///
/// > Give a minion +1/+1 and **Divine Shield**. Costs (0) if you played an adjacent card this turn.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Refers to: Divine Shield
/// - Tags: `1724` = 1
/// - Enchantments: Orbiting Halo [`GDB_439e`]
///
/// State: Todo
//~ todo GDB_439 3a064703 556ae729 ac9d7a93.6646a09a
pub const GDB_439: Power = TODO;

/// # Orbiting Halo
///
/// `GDB_439e` · Priest enchantment
///
/// > +1/+1.
///
/// - Set: The Great Dark Beyond
///
/// State: Derived
//~ derived GDB_439e 4382bce3 84653a79 5e2a380b.67341004
pub const GDB_439e: Power = enchant(&[plus(1, 1)]);

/// # Mystified To'cha
///
/// `GDB_440` · Priest minion · 4 mana · 4/2
///
/// > **Battlecry:** If the combined Health of both heroes is exactly 42, set your hero's Health to 42.
///
/// - Set: The Great Dark Beyond · epic · collectible
/// - Mechanics: Battlecry
/// - Enchantments: The Answer [`GDB_440e`]
///
/// State: Todo
//~ todo GDB_440 37ab939f a11a07c6 934edd85.759d159b
pub const GDB_440: Power = TODO;

/// # The Answer
///
/// `GDB_440e` · Priest enchantment
///
/// > Increased Health.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ todo GDB_440e 8a067ffb 31e841b2 b820541a.89b088dc
pub const GDB_440e: Power = TODO;

/// # Anchorite
///
/// `GDB_441` · Priest minion · 3 mana · 2/4
///
/// > Whenever another minion is **Overhealed**, give it that much extra Health.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Minion type: Draenei
/// - Refers to: Overheal
/// - Enchantments: Devotion [`GDB_441e`]
///
/// State: Todo
//~ todo GDB_441 f1003b75 722566e9 cc0e8436.65332ac1
pub const GDB_441: Power = TODO;

/// # Devotion
///
/// `GDB_441e` · Neutral enchantment
///
/// > Increased Health.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ todo GDB_441e d0631b73 edbead46 b469bcc2.89b088dc
pub const GDB_441e: Power = TODO;

/// # K'ure, the Light Beyond
///
/// `GDB_442` · Priest minion · 3 mana · 3/3
///
/// > Spellburst**:** Summon a random 3-Cost minion. *(Holy spells don't remove this **Spellburst.)*
///
/// - Set: The Great Dark Beyond · legendary · collectible
/// - Mechanics: Spellburst
///
/// State: Todo
//~ todo GDB_442 760f6a05 8ca18d0b 17e5fc42.94a78d7f
pub const GDB_442: Power = TODO;

/// # Shield of Askara
///
/// `GDB_452` · Priest minion · 6 mana · 4/8
///
/// > **Taunt Divine Shield Lifesteal**
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Minion type: Draenei
/// - Mechanics: Taunt, Divine Shield, Lifesteal
///
/// State: Vanilla
//~ vanilla GDB_452 cbc81883 0964cb20 278d24e5.a8f2cadd
pub const GDB_452: Power = VANILLA;

/// # Overzealous Healer
///
/// `GDB_454` · Priest minion · 1 mana · 3/3
///
/// > **Deathrattle:** Restore #6 Health to the enemy hero. Spellburst**: Silence** this minion.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Minion type: Draenei
/// - Mechanics: Deathrattle, Spellburst
/// - Refers to: Silence
///
/// State: Derived
//~ derived GDB_454 ef4c6bb4 26decffc d19bd52f.9288e7dd
pub const GDB_454: Power = abilities(&[deathrattle(&[heal(6).to(ENEMY_HERO)]), on(Word::Spellburst, &[silence(THIS)])]);

/// # Askara
///
/// `GDB_455` · Priest minion · 4 mana · 4/4
///
/// > **Battlecry:** The next two Draenei you play summon a copy of themselves.
///
/// - Set: The Great Dark Beyond · legendary · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Enchantments: Askara Future Buff [`GDB_455e`]
///
/// State: Todo
//~ todo GDB_455 fac6d5e3 b2a70e88 207e7a21.6584f10d
pub const GDB_455: Power = TODO;

/// # Askara Future Buff
///
/// `GDB_455e` · Priest enchantment
///
/// > The next two Draenei you play summon a copy of themselves.
///
/// - Set: The Great Dark Beyond
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 2
///
/// State: Todo
//~ todo GDB_455e bfee134e 54360244 27c9577f.086c7a28
pub const GDB_455e: Power = TODO;

/// # Lightspeed
///
/// `GDB_457` · Priest spell · Holy · 2 mana
///
/// > **Echo** Give a minion +1/+2 and **Rush**.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Mechanics: Echo
/// - Refers to: Rush
/// - Enchantments: Speed of Light [`GDB_457e1`]
///
/// State: Derived
//~ derived GDB_457 e40a311f 8aaec939 2bc6e56d.58f516ae
pub const GDB_457: Power = spell(&[give(&[plus(1, 2), has(GameTag::RUSH)]).to(A_MINION)]);

/// # Speed of Light
///
/// `GDB_457e1` · Priest enchantment
///
/// > +1/+2.
///
/// - Set: The Great Dark Beyond
///
/// State: Derived
//~ derived GDB_457e1 4966bff7 4452096d 6b9c6544.6fa82661
pub const GDB_457e1: Power = enchant(&[plus(1, 2)]);

/// # Divine Star
///
/// `GDB_460` · Priest spell · Holy · 2 mana
///
/// > Deal $3 damage to a minion. Give a random minion in your hand +3 Health.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Enchantments: Moral Compass [`GDB_460e2`]
///
/// State: Derived
//~ derived GDB_460 1c743d60 e9d981f3 ec557924.f9fb5483
pub const GDB_460: Power = spell(&[deal(3).to(A_MINION), attach("GDB_460e2").to(YOUR_HAND.that(MINION).random())]);

/// # Moral Compass
///
/// `GDB_460e2` · Priest enchantment
///
/// > +3 Health.
///
/// - Set: The Great Dark Beyond
///
/// State: Derived
//~ derived GDB_460e2 2ccbbbf3 86f40cd0 f39ad7be.cda80e25
pub const GDB_460e2: Power = enchant(&[HEALTH.plus(3)]);

/// # Gravity Lapse
///
/// `GDB_464` · Priest spell · 0 mana
///
/// > Set EVERY minion's Attack and Health to the lower of the two.
///
/// - Set: The Great Dark Beyond · epic · collectible
/// - Enchantments: Low Gravity [`GDB_464e`], Intense Gravity [`GDB_464e2`]
///
/// State: Todo
//~ todo GDB_464 c5b2c5f1 c7dc45c1 86ec54f5.fa6d168a
pub const GDB_464: Power = TODO;

/// # Low Gravity
///
/// `GDB_464e` · Priest enchantment
///
/// > Attack reduced.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ todo GDB_464e 1fc065f9 39e2722e 0756ec86.ea8160ef
pub const GDB_464e: Power = TODO;

/// # Intense Gravity
///
/// `GDB_464e2` · Priest enchantment
///
/// > Health reduced.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ todo GDB_464e2 adc799c1 da7d671a 13cfb8e9.1b8b0d15
pub const GDB_464e2: Power = TODO;

/// # Hallucination
///
/// `SC_757` · Priest spell · 1 mana
///
/// > Summon a copy of a friendly Protoss minion. It takes double damage.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Mechanics: Protoss
/// - Tags: `1724` = 1
/// - Enchantments: Hallucination [`SC_757e`]
///
/// State: Todo
//~ todo SC_757 93c77a8b 31cba312 af042042.66e24b2d
pub const SC_757: Power = TODO;

/// # Hallucination
///
/// `SC_757e` · Priest enchantment
///
/// > Takes double damage.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ todo SC_757e 1e96dc78 1d8ce0c4 ef0b8bf8.ddfcbcae
pub const SC_757e: Power = TODO;

/// # Mothership
///
/// `SC_762` · Priest minion · 12 mana · 10/10
///
/// > **Taunt Battlecry and Deathrattle:** Get two random Protoss minions.
///
/// - Set: The Great Dark Beyond · epic · collectible
/// - Minion type: Mech
/// - Mechanics: Taunt, Deathrattle, Battlecry, Protoss
/// - Tags: `1724` = 1
///
/// State: Derived
//~ derived SC_762 17809379 fbb07510 63d1b49c.ad52986e
#[rustfmt::skip]
pub const SC_762: Power = abilities(&[battlecry(&[get(random(all(&[MINION, with(GameTag::PROTOSS)]))).copies(2)]), deathrattle(&[get(random(all(&[MINION, with(GameTag::PROTOSS)]))).copies(2)])]);

/// # Sentry
///
/// `SC_764` · Priest minion · 2 mana · 2/2
///
/// > **Lifesteal**. **Deathrattle:** Your Protoss minions cost (1) less this game.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle, Lifesteal, Protoss
/// - Tags: `1724` = 1
///
/// State: Derived
//~ derived SC_764 9733e87a 47b9f0d2 d2fe1561.b9a0ee79
pub const SC_764: Power = deathrattle(&[attach("SC_755e").to(YOU)]);
