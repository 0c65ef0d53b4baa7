//! Shaman cards of The Boomsday Project.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 49fb96ac

/// # Elementary Reaction
///
/// `BOT_093` · Shaman spell · Nature · 2 mana
///
/// > Draw a card. Copy it if you played an Elemental last turn.
///
/// - Set: The Boomsday Project · common · collectible
///
/// State: Derived
//~ derived BOT_093 381f3a9a f9361def 5d3bdf03.2d91bf96
#[rustfmt::skip]
pub const BOT_093: Power = spell(&[draw(1), get(copy_of(IT)).when(has_done(1, &past(Side::Friendly, Deed::Played, Window::LastTurn).that(ELEMENTAL)))]);

/// # Eureka!
///
/// `BOT_099` · Shaman spell · 6 mana
///
/// > Summon a copy of a random minion from your hand.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived BOT_099 5abb212e 522c9335 efe9a269.0259ca20
pub const BOT_099: Power = spell(&[summon(copy_of(YOUR_HAND.that(MINION).random()))]);

/// # The Storm Bringer
///
/// `BOT_245` · Shaman spell · Nature · 6 mana
///
/// > Transform your minions into random **Legendary** minions.
///
/// - Set: The Boomsday Project · legendary · collectible
///
/// State: Derived
//~ derived BOT_245 a3ac5418 1dcad26c f7fbd8ff.671e62d5
pub const BOT_245: Power = spell(&[transform(FRIENDLY_MINIONS, random(all(&[MINION, rarity(Rarity::Legendary)])))]);

/// # Beakered Lightning
///
/// `BOT_246` · Shaman spell · Nature · 0 mana
///
/// > Deal $1 damage to all minions. **Overload:** (2)
///
/// - Set: The Boomsday Project · common · collectible
/// - Tags: `OVERLOAD` = 2
///
/// State: Derived
//~ derived BOT_246 a6774164 adc4cf83 91817ddf.79f1d4f9
pub const BOT_246: Power = spell(&[deal(1).to(MINIONS)]);

/// # Storm Chaser
///
/// `BOT_291` · Shaman minion · 4 mana · 3/4
///
/// > **Battlecry:** Draw a spell from your deck that costs (5) or more.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived BOT_291 4245034c cb371b3a f6ad99a8.6e52bb29
pub const BOT_291: Power = battlecry(&[draw_that(1, all(&[SPELL, COST.at_least(5)]))]);

/// # Thunderhead
///
/// `BOT_407` · Shaman minion · 4 mana · 3/6
///
/// > After you play a card with **Overload**, summon two 1/1 Sparks with **Rush**.
///
/// - Set: The Boomsday Project · epic · collectible
/// - Minion type: Elemental
/// - Refers to: Overload, Rush
/// - Tokens: Spark [`BOT_102t`](crate::boomsday::neutral::BOT_102t)
///
/// State: Derived
//~ derived BOT_407 74ecbe5b 048f599e bb1f05da.9f952485
pub const BOT_407: Power = after(YOU.play(with(GameTag::OVERLOAD))).then(&[summon(card("BOT_102t")).copies(2)]);

/// # Electra Stormsurge
///
/// `BOT_411` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Your next spell this turn casts twice.
///
/// - Set: The Boomsday Project · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Enchantments: Electric [`BOT_411e`], Electricking [`BOT_411e2`]
///
/// State: Todo
//~ todo BOT_411 247a75f5 1367df45 ade901cd.4a9c9f84
pub const BOT_411: Power = TODO;

/// # Electric
///
/// `BOT_411e` · Shaman enchantment
///
/// > Your next spell this turn casts twice.
///
/// - Set: The Boomsday Project
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo BOT_411e 32c99c28 7fe762db f4ee7ba4.4f6f9668
pub const BOT_411e: Power = TODO;

/// # Electricking
///
/// `BOT_411e2` · Shaman enchantment
///
/// > Your next spell this turn casts twice.
///
/// - Set: The Boomsday Project
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo BOT_411e2 78e5fa53 2eeaa5ac a62b4e4c.4f6f9668
pub const BOT_411e2: Power = TODO;

/// # Voltaic Burst
///
/// `BOT_451` · Shaman spell · Nature · 1 mana
///
/// > Summon two 1/1 Sparks with **Rush**. **Overload:** (1)
///
/// - Set: The Boomsday Project · rare · collectible
/// - Mechanics: Overload
/// - Refers to: Rush
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Spark [`BOT_102t`](crate::boomsday::neutral::BOT_102t)
///
/// State: Derived
//~ derived BOT_451 4fb90e7f 1a2265ea 9dfb7a34.a5980bb3
pub const BOT_451: Power = spell(&[summon(card("BOT_102t")).copies(2)]);

/// # Menacing Nimbus
///
/// `BOT_533` · Shaman minion · 2 mana · 2/3
///
/// > **Battlecry:** Add a random Elemental to your hand.
///
/// - Set: The Boomsday Project · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived BOT_533 ed6f2373 07f8a86c eceff14e.403884cd
pub const BOT_533: Power = battlecry(&[get(random(ELEMENTAL))]);

/// # Omega Mind
///
/// `BOT_543` · Shaman minion · 2 mana · 2/3
///
/// > **Battlecry:** If you have 10 Mana Crystals, your spells have **Lifesteal** this turn.
///
/// - Set: The Boomsday Project · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Lifesteal
/// - Enchantments: Mind Meld [`BOT_543e`]
///
/// State: Todo
//~ todo BOT_543 2907ee10 e270a883 85ff360c.4f4e1c37
pub const BOT_543: Power = TODO;

/// # Mind Meld
///
/// `BOT_543e` · Neutral enchantment
///
/// > Your spells have **Lifesteal** this turn.
///
/// - Set: The Boomsday Project
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo BOT_543e fe756433 5679cefa 55a84f9d.45b67e22
pub const BOT_543e: Power = TODO;
