//! Paladin cards of Into the Emerald Dream.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 80a10e3d

/// # Dragonscale Armaments
///
/// `EDR_251` · Paladin spell · Holy · 1 mana
///
/// > Draw a spell that started in your deck and one that didn't.
///
/// - Set: Into the Emerald Dream · rare · collectible
///
/// State: Derived
//~ derived EDR_251 7ec0c1c4 b008108b b484ad2b.f550e5f0
pub const EDR_251: Power =
    spell(&[draw_that(1, all(&[SPELL, STARTED_IN_DECK])), draw_that(1, all(&[SPELL, not(&STARTED_IN_DECK)]))]);

/// # Mark of Ursol
///
/// `EDR_252` · Paladin spell · 2 mana
///
/// > Choose a minion. If it's an enemy, set its stats to 1/1. If it's friendly, set its stats to 3/3 instead.
///
/// - Set: Into the Emerald Dream · epic · collectible
/// - Enchantments: Mark of Ursol [`EDR_252e`], Might of Ursol [`EDR_252e1`]
///
/// State: Todo
//~ todo EDR_252 a2ae78fe b5a3c494 11a85eb7.d8a25ddd
pub const EDR_252: Power = TODO;

/// # Mark of Ursol
///
/// `EDR_252e` · Paladin enchantment
///
/// > Stats set to 1/1.
///
/// - Set: Into the Emerald Dream
///
/// State: Derived
//~ derived EDR_252e b036b745 bf820c1c 384fc1f2.26c4e028
pub const EDR_252e: Power = enchant(&[become_stats(1, 1)]);

/// # Might of Ursol
///
/// `EDR_252e1` · Paladin enchantment
///
/// > Stats set to 3/3.
///
/// - Set: Into the Emerald Dream
///
/// State: Derived
//~ derived EDR_252e1 30cb99b4 e1ecb51c 2ecd7fb7.f7a3f503
pub const EDR_252e1: Power = enchant(&[become_stats(3, 3)]);

/// # Ursine Maul
///
/// `EDR_253` · Paladin weapon · 4 mana · 4/2 durability
///
/// > After your hero attacks, draw a card.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Tags: `4546` = 1, `4932` = 1
///
/// State: Derived
//~ derived EDR_253 b9fc01ba 25f9aabe 5f91f9be.a64dc786
pub const EDR_253: Power = after(YOUR_HERO.attack(CARD)).then(&[draw(1)]);

/// # Renewing Flames
///
/// `EDR_255` · Paladin spell · Nature · 7 mana
///
/// > **Lifesteal**. Deal $5 damage to the lowest Health enemy, twice.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Mechanics: Lifesteal
///
/// State: Derived
//~ derived EDR_255 355ce118 a72f27ae c4165321.8b40cdf8
pub const EDR_255: Power = spell(&[deal(5).to(ENEMIES.least(HEALTH)).repeated(2)]);

/// # Dreamwarden
///
/// `EDR_256` · Paladin minion · 4 mana · 3/4
///
/// > **Taunt**. **Battlecry:** If there is a card in your deck that didn't start there, draw it and gain +2/+2.
///
/// - Set: Into the Emerald Dream · epic · collectible
/// - Minion type: Dragon
/// - Mechanics: Taunt, Battlecry
/// - Enchantments: Portalmancy [`EDR_256e`]
///
/// State: Derived
//~ derived EDR_256 16ed605e 85f962ed 3900a811.908b01be
#[rustfmt::skip]
pub const EDR_256: Power = battlecry(&[draw_that(1, not(&STARTED_IN_DECK)), attach("EDR_256e")]).when(there_is(&YOUR_DECK.that(not(&STARTED_IN_DECK))));

/// # Portalmancy
///
/// `EDR_256e` · Paladin enchantment
///
/// > +2/+2.
///
/// - Set: Into the Emerald Dream
///
/// State: Derived
//~ derived EDR_256e 5e3f53d5 29a51379 39b283d8.6d6ab056
pub const EDR_256e: Power = enchant(&[plus(2, 2)]);

/// # Lightmender
///
/// `EDR_257` · Paladin minion · 4 mana · 3/3
///
/// > Taunt**. Choose One -** +3 Attack and **Divine Shield**; or +3 Health and **Lifesteal**.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Mechanics: Taunt, Choose One
/// - Refers to: Divine Shield, Lifesteal
/// - Tokens: Holy Bond [`EDR_257a`], Embrace of the Light [`EDR_257b`]
///
/// State: Todo
//~ todo EDR_257 a5f8a8aa 02202752 b3357c47.086891a3
pub const EDR_257: Power = TODO;

/// # Holy Bond
///
/// `EDR_257a` · Paladin spell · 4 mana
///
/// > +3 Attack and **Divine Shield**.
///
/// - Set: Into the Emerald Dream
/// - Refers to: Divine Shield
/// - Enchantments: Holy Bonded [`EDR_257ae`]
///
/// State: Todo
//~ todo EDR_257a 34f5a6a3 7c1d4ca9 dfb41e6c.c25c4dcd
pub const EDR_257a: Power = TODO;

/// # Holy Bonded
///
/// `EDR_257ae` · Paladin enchantment
///
/// > +3 Attack.
///
/// - Set: Into the Emerald Dream
///
/// State: Derived
//~ derived EDR_257ae 2c76a63f 3ba3d528 2482fbb6.fc2d73f0
pub const EDR_257ae: Power = enchant(&[ATTACK.plus(3)]);

/// # Embrace of the Light
///
/// `EDR_257b` · Paladin spell · 4 mana
///
/// > +3 Health and **Lifesteal**.
///
/// - Set: Into the Emerald Dream
/// - Refers to: Lifesteal
/// - Enchantments: Light's Embrace [`EDR_257be`]
///
/// State: Todo
//~ todo EDR_257b 50e14880 4e6c1048 e0a6cc63.d451067d
pub const EDR_257b: Power = TODO;

/// # Light's Embrace
///
/// `EDR_257be` · Paladin enchantment
///
/// > +3 Health.
///
/// - Set: Into the Emerald Dream
///
/// State: Derived
//~ derived EDR_257be ed347032 cc26a012 7cd028ca.cda80e25
pub const EDR_257be: Power = enchant(&[HEALTH.plus(3)]);

/// # Toreth the Unbreaking
///
/// `EDR_258` · Paladin minion · 5 mana · 3/4
///
/// > **Divine Shield**, **Taunt** Your Divine Shield**s** take three hits to break.
///
/// - Set: Into the Emerald Dream · legendary · collectible
/// - Mechanics: Taunt, Divine Shield, Aura
///
/// State: Todo
//~ todo EDR_258 45ab46ad a865e220 bfdb9161.7b3025b3
pub const EDR_258: Power = TODO;

/// # Ursol
///
/// `EDR_259` · Paladin minion · 8 mana · 9/7
///
/// > **Battlecry:** Cast the highest Cost spell from your hand as an Aura that lasts @ turns.
///
/// - Set: Into the Emerald Dream · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3, `QUEST_PROGRESS_TOTAL` = 3, `1724` = 1, `4065` = 1, `4110` = 1
/// - Tokens: Ursol's Aura [`EDR_259e1`]
///
/// State: Todo
//~ todo EDR_259 ab165387 a3eed744 7c168cf3.de811b87
pub const EDR_259: Power = TODO;

/// # Ursol's Aura
///
/// `EDR_259e1` · Paladin spell · Holy · 1 mana
///
/// > At the end of your turn, cast {0}. Lasts @ turns.
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Objective, Paladin Aura
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 3, `QUEST_PROGRESS_TOTAL` = 3, `1724` = 1
///
/// State: Todo
//~ todo EDR_259e1 e4b79ef7 01022bc3 29de7fa5.0770f325
pub const EDR_259e1: Power = TODO;

/// # Aegis of Light
///
/// `EDR_264` · Paladin spell · Holy · 2 mana
///
/// > Summon a random 2-Cost minion and give it **Taunt**. **Imbue** your Hero Power.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Mechanics: Cares About Imbue Cards
/// - Refers to: Taunt, Imbue
/// - Tags: `1724` = 1
///
/// State: Derived
//~ derived EDR_264 52ee80f8 20a0bc2d b5423d3e.cbc0f59a
pub const EDR_264: Power =
    spell(&[summon(random(all(&[MINION, COST.is(2)]))), give(&[has(GameTag::TAUNT)]).to(IT), imbue()]);

/// # Blessing of the Dragon
///
/// `EDR_445p` · Paladin hero power · 1 mana
///
/// > Shuffle two Emerald Portals into your deck. *(Your Portals summon **@-Cost Dragons.)*
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Imbue
/// - Refers to: Imbue
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `2165` = 1, `4173` = 1
/// - Tokens: Emerald Portal [`EDR_445pt3`]
///
/// State: Todo
//~ todo EDR_445p 7943570b 39b06b2b 8a60ae72.fe0c6095
pub const EDR_445p: Power = TODO;

/// # Emerald Portal
///
/// `EDR_445pt3` · Paladin spell · 1 mana
///
/// > **Casts When Drawn** Summon a random @-Cost Dragon.
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Casts When Drawn
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `2165` = 1
///
/// State: Todo
//~ todo EDR_445pt3 636f9c8b 8f833f8b c6dc657e.4373c1f8
pub const EDR_445pt3: Power = TODO;

/// # Goldpetal Drake
///
/// `EDR_451` · Paladin minion · 3 mana · 3/4
///
/// > **Battlecry and Deathrattle: Imbue** your Hero Power.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Deathrattle, Battlecry, Cares About Imbue Cards
/// - Refers to: Imbue
/// - Tags: `1724` = 1
///
/// State: Derived
//~ derived EDR_451 669c19d5 949e5ef3 6fcb40d7.7006ea49
pub const EDR_451: Power = abilities(&[battlecry(&[imbue()]), deathrattle(&[imbue()])]);

/// # Smoldering Strength
///
/// `FIR_914` · Paladin spell · Fire · 1 mana
///
/// > Give a friendly minion +{0}/+{0}. *(Upgrades each turn, but discards after {1}!)*@Give a friendly minion +{0}/+{0}. *(Discards this turn!)*
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Mechanics: Immolating
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `TAG_SCRIPT_DATA_NUM_2` = 3, `IMMOLATESTAGE` = 3
/// - Enchantments: Smoldering Strength [`FIR_914e`]
///
/// State: Todo
//~ todo FIR_914 d37506cf b35a1c02 b3050c0a.90d0f6ba
pub const FIR_914: Power = TODO;

/// # Smoldering Strength
///
/// `FIR_914e` · Paladin enchantment
///
/// > +{0}/+{0}.
///
/// - Set: Into the Emerald Dream
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Todo
//~ todo FIR_914e 887eeaa4 ba3f004e 96c880c4.5a5f675d
pub const FIR_914e: Power = TODO;

/// # Searing Reflection
///
/// `FIR_941` · Paladin spell · Fire · 7 mana
///
/// > Draw a minion. Summon an 8/8 copy of it with **Divine Shield**.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Refers to: Divine Shield
/// - Enchantments: Searing Reflection [`FIR_941e1`]
///
/// State: Derived
//~ derived FIR_941 b75e1aa4 8a666edc d25151bf.bfa192c8
#[rustfmt::skip]
pub const FIR_941: Power = spell(&[draw_that(1, MINION), summon(copy_of(IT)), attach("FIR_941e1").to(IT), give(&[has(GameTag::DIVINE_SHIELD)]).to(IT)]);

/// # Searing Reflection
///
/// `FIR_941e1` · Paladin enchantment
///
/// > Stats set to 8/8.
///
/// - Set: Into the Emerald Dream
///
/// State: Derived
//~ derived FIR_941e1 06f08fdd d4bfaad3 8de0e249.ca8d8fb6
pub const FIR_941e1: Power = enchant(&[become_stats(8, 8)]);

/// # Ashleaf Pixie
///
/// `FIR_961` · Paladin minion · 2 mana · 3/2
///
/// > **Battlecry:** If you're holding a spell that costs (5) or more, gain **Divine Shield** and **Lifesteal**.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Divine Shield, Lifesteal
/// - Tags: `4548` = 1
///
/// State: Derived
//~ derived FIR_961 d875ffe9 ccca59e2 f3e7894b.a0ff329b
#[rustfmt::skip]
pub const FIR_961: Power = battlecry(&[give(&[has(GameTag::DIVINE_SHIELD), has(GameTag::LIFESTEAL)])]).when(there_is(&YOUR_HAND.that(all(&[SPELL, COST.at_least(5)]))));
