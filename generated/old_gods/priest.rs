//! Priest cards of Whispers of the Old Gods.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 0edad1eb

/// # Power Word: Tentacles
///
/// `OG_094` · Priest spell · Shadow · 5 mana
///
/// > Give a minion +2/+6.
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Tentacles [`OG_094e`]
///
/// State: Derived
//~ derived OG_094 9f26341f cb1ffa11 a0bd570f.c1804edb
pub const OG_094: Power = spell(&[attach("OG_094e").to(A_MINION)]);

/// # Tentacles
///
/// `OG_094e` · Priest enchantment
///
/// > +2/+6
///
/// - Set: Whispers of the Old Gods
///
/// State: Derived
//~ derived OG_094e dffaadd1 cbec5262 7380413b.e241a649
pub const OG_094e: Power = enchant(&[plus(2, 6)]);

/// # Twilight Darkmender
///
/// `OG_096` · Priest minion · 5 mana · 6/5
///
/// > **Battlecry:** If your C'Thun has at least 10 Attack, restore #10 Health to your hero.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Mechanics: Battlecry, Ritualist Minion
/// - Tags: `3633` = 1
/// - Tokens: C'Thun [`OG_280`](crate::old_gods::neutral::OG_280)
///
/// State: Derived
//~ derived OG_096 aeb0f356 173a5243 cf34fce3.f2c7351f
pub const OG_096: Power = battlecry(&[heal(10).to(YOUR_HERO)]).when(there_is(&YOUR_CTHUN.that(ATTACK.at_least(10))));

/// # Shadow Word: Horror
///
/// `OG_100` · Priest spell · Shadow · 4 mana
///
/// > Destroy all minions with 2 or less Attack.
///
/// - Set: Whispers of the Old Gods · rare · collectible
///
/// State: Derived
//~ derived OG_100 6f3fd9c3 09538fef 39e483dd.fd27eb88
pub const OG_100: Power = spell(&[destroy(MINIONS.that(ATTACK.at_most(2)))]);

/// # Forbidden Shaping
///
/// `OG_101` · Priest spell · Shadow · 0 mana
///
/// > Spend all your Mana. Summon a random minion that costs that much.
///
/// - Set: Whispers of the Old Gods · epic · collectible
///
/// State: Derived
//~ derived OG_101 b70c43a0 040fca2c ee68f647.eb4ea119
pub const OG_101: Power = spell(&[spend_all_mana(), summon(costing(MINION, 0, DONE))]);

/// # Embrace the Shadow
///
/// `OG_104` · Priest spell · Shadow · 2 mana
///
/// > This turn, your healing effects deal damage instead.
///
/// - Set: Whispers of the Old Gods · epic · collectible
/// - Enchantments: Embracing the Shadow [`OG_104e`]
///
/// State: Todo
//~ todo OG_104 9f77d3f1 cbc06dcf 5f1eb69c.ff8dc34d
pub const OG_104: Power = TODO;

/// # Embracing the Shadow
///
/// `OG_104e` · Neutral enchantment
///
/// > Your healing effects are dealing damage.
///
/// - Set: Whispers of the Old Gods
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo OG_104e 0e887410 9ec71e2f 66f22cf7.19ec2705
pub const OG_104e: Power = TODO;

/// # Darkshire Alchemist
///
/// `OG_234` · Priest minion · 5 mana · 5/5
///
/// > **Battlecry:** Restore #5 Health.
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_NONSELF_TARGET` (hearthstone-data 36393.1)
/// - Target: "Restore #5 Health."
///
/// State: Derived
//~ derived OG_234 6b81ee2f b8d49712 f4f0913c.bc0b5145
pub const OG_234: Power = battlecry(&[heal(5).to(TARGET)]);

/// # Herald Volazj
///
/// `OG_316` · Priest minion · 6 mana · 5/5
///
/// > **Battlecry:** Summon a 1/1 copy of each of your other minions.
///
/// - Set: Whispers of the Old Gods · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Shadowy [`OG_316k`]
///
/// State: Derived
//~ derived OG_316 4e9e0044 27bad146 848ae03b.213b1b86
pub const OG_316: Power = battlecry(&[summon(copy_of(OTHER_FRIENDLY_MINIONS)), attach("OG_316k").to(IT)]);

/// # Shadowy
///
/// `OG_316k` · Neutral enchantment
///
/// > 1/1.
///
/// - Set: Whispers of the Old Gods
///
/// State: Derived
//~ derived OG_316k 5c369662 e53d24e5 0f4b8dff.d68bebe2
pub const OG_316k: Power = enchant(&[become_stats(1, 1)]);

/// # Hooded Acolyte
///
/// `OG_334` · Priest minion · 4 mana · 3/6
///
/// > **Taunt** Whenever a character is healed, give your C'Thun +1/+1 *(wherever it is).*
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Mechanics: Taunt, Ritualist Minion
/// - Tags: `3633` = 1
/// - Tokens: C'Thun [`OG_280`](crate::old_gods::neutral::OG_280)
///
/// State: Derived
//~ derived OG_334 ec7cbe24 d69457c3 795e28ee.46337eb9
pub const OG_334: Power = whenever(CHARACTERS.is_healed(CARD)).then(&[give(&[plus(1, 1)]).to(YOUR_CTHUN)]);

/// # Shifting Shade
///
/// `OG_335` · Priest minion · 4 mana · 4/3
///
/// > **Deathrattle:** Copy a card from your opponent's deck and add it to your hand.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived OG_335 0aff6acb 8356fbad 95a9bf2a.e9b47ba1
pub const OG_335: Power = deathrattle(&[get(copy_of(ENEMY_DECK.random()))]);
