//! Death Knight cards of Escape from Violet Hold.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file ed041f2c

/// # Tower of Ghouls
///
/// `JAIL_440` · Death Knight minion · 4 mana · 2/7
///
/// > After this minion takes damage, summon two 1/1 Frail Ghouls.
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Minion type: Undead
/// - Enchantments: Ghoulish [`JAIL_440e`]
/// - Tokens: Frail Ghoul [`HERO_11bpt`](crate::legacy::death_knight::HERO_11bpt)
///
/// State: Derived
//~ derived JAIL_440 9e1d14d5 702d257c 18456d9d.70de426d
pub const JAIL_440: Power = after(THIS.takes_damage(CARD)).then(&[summon(card("HERO_11bpt")).copies(2)]);

/// # Ghoulish
///
/// `JAIL_440e` · Neutral enchantment
///
/// > Increased Stats.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ todo JAIL_440e 04af088e 7563659e ba989d4a.8950806f
pub const JAIL_440e: Power = TODO;

/// # Drink Blood
///
/// `JAIL_441` · Death Knight spell · Shadow · 2 mana
///
/// > **Lifesteal** Deal $3 damage to a minion. Refresh your Hero Power.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Mechanics: Lifesteal, Cost Blood
///
/// State: Derived
//~ derived JAIL_441 5a468a1c a9189df6 dd714059.1d3057ed
pub const JAIL_441: Power = spell(&[deal(3).to(A_MINION), ready(YOUR_HERO_POWER)]);

/// # Botched Surgery
///
/// `JAIL_4411e` · Death Knight enchantment
///
/// > Reduced Health.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ todo JAIL_4411e 7a157c27 1a5c4fc7 59a4597e.4803159e
pub const JAIL_4411e: Power = TODO;

/// # Disguised Doctor
///
/// `JAIL_442` · Death Knight minion · 1 mana · 5/1
///
/// > Can be played on either side. **Deathrattle:** Shuffle 4 Blights into your deck that deal 2 damage when drawn.
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Mechanics: Deathrattle, Disguised
/// - Tags: `4706` = 1
/// - Tokens: Detected! [`JAIL_442a`], Disguised! [`JAIL_442b`], Blight [`JAIL_443t`]
///
/// State: Todo
//~ todo JAIL_442 c9f967ee 6f990a59 f3721c4a.77c500c5
pub const JAIL_442: Power = TODO;

/// # Detected!
///
/// `JAIL_442a` · Death Knight spell · 1 mana
///
/// > This was played on the friendly side.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ todo JAIL_442a 47f5506a ab7d5651 a79b6fff.43b6cb84
pub const JAIL_442a: Power = TODO;

/// # Disguised!
///
/// `JAIL_442b` · Death Knight spell · 1 mana
///
/// > This was played on the enemy side.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ todo JAIL_442b 1bf0dd19 2bf1270a cde33709.b47a1546
pub const JAIL_442b: Power = TODO;

/// # The Living Plague
///
/// `JAIL_443` · Death Knight minion · 6 mana · 8/8
///
/// > **Charge**. Instead of damaging heroes, this shuffles that many Blights into their deck that deal 2 damage when drawn.
///
/// - Set: Escape from Violet Hold · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Charge, Cost Unholy
/// - Tokens: Blight [`JAIL_443t`]
///
/// State: Todo
//~ todo JAIL_443 8543ee93 5e3e7055 0b45475a.7be54696
pub const JAIL_443: Power = TODO;

/// # Blight
///
/// `JAIL_443t` · Death Knight spell · 1 mana
///
/// > **Casts When Drawn** Deal 2 damage to your hero.
///
/// - Set: Escape from Violet Hold
/// - Mechanics: Immune To Spellpower, Casts When Drawn
///
/// State: Derived
//~ derived JAIL_443t 5f915890 56a9b887 3ed2769c.c006d85c
pub const JAIL_443t: Power = spell(&[deal(2).to(YOUR_HERO)]);

/// # Sawbones
///
/// `JAIL_444` · Death Knight minion · 5 mana · 5/3
///
/// > **Prepare**. **Battlecry:** Destroy all your other minions. Draw a card and refresh a Mana for each one destroyed.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Mechanics: Battlecry, Deck Action Cost, Prepare
///
/// State: Todo
//~ todo JAIL_444 1c042d43 b706836b 81a52e87.820f569c
pub const JAIL_444: Power = TODO;

/// # Bone Flurry
///
/// `JAIL_445` · Death Knight spell · 2 mana
///
/// > Deal $3 damage randomly split among enemies. If a friendly minion died this turn, deal $3 more.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Mechanics: Immune To Spellpower, Cost Unholy
///
/// State: Derived
//~ derived JAIL_445 5ff843be 0777e638 bbeec758.e79f76b6
#[rustfmt::skip]
pub const JAIL_445: Power = spell(&[deal(3).split_among(ENEMIES), deal(3).split_among(ENEMIES).when(has_done(1, &past(Side::Friendly, Deed::Died, Window::ThisTurn)))]);

/// # Blood Doctor Thal'ena
///
/// `JAIL_446` · Death Knight minion · 4 mana · 4/5
///
/// > **Battlecry:** Get a second Hero Power that costs **Corpses**.
///
/// - Set: Escape from Violet Hold · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Cost Blood, Corpse Spender
/// - Refers to: Corpse
/// - Tags: `4546` = 1, `4818` = 1
/// - Tokens: Vampyr's Kiss [`JAIL_446hp`]
///
/// State: Todo
//~ todo JAIL_446 7fe05846 ab1dad3b 09f4c916.9014122e
pub const JAIL_446: Power = TODO;

/// # Vampyr's Kiss
///
/// `JAIL_446hp` · Death Knight hero power · 3 mana
///
/// > Give a minion +3 Attack. This costs **Corpses** instead of Mana.
///
/// - Set: Escape from Violet Hold
/// - Mechanics: Corpse Spender
/// - Tags: `CARD_ALTERNATE_COST` = 3
/// - Enchantments: Vampyr's Kiss [`JAIL_446hpe6`]
///
/// State: Todo
//~ todo JAIL_446hp ce542b36 4bebd089 2505808d.af9a0454
pub const JAIL_446hp: Power = TODO;

/// # Vampyr's Kiss
///
/// `JAIL_446hpe6` · Neutral enchantment
///
/// > +3 Attack
///
/// - Set: Escape from Violet Hold
///
/// State: Derived
//~ derived JAIL_446hpe6 b96983d2 57cf756b eae41139.51bc326b
pub const JAIL_446hpe6: Power = enchant(&[ATTACK.plus(3)]);

/// # Corpse Cannon
///
/// `JAIL_450` · Death Knight weapon · 2 mana · 1/3 durability
///
/// > After your hero attacks, summon a 1/1 Frail Ghoul.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Tags: `COST_UNHOLY` = 2, `4546` = 1, `4932` = 1
/// - Tokens: Frail Ghoul [`HERO_11bpt`](crate::legacy::death_knight::HERO_11bpt)
///
/// State: Derived
//~ derived JAIL_450 cf8b93f3 b6e17304 0121c15a.fe101132
pub const JAIL_450: Power = after(YOUR_HERO.attack(CARD)).then(&[summon(card("HERO_11bpt"))]);

/// # Blood Clone
///
/// `JAIL_451` · Death Knight spell · Shadow · 3 mana
///
/// > **Discover** a 5-Cost minion. Spend 5 **Corpses** to summon a copy of it.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Mechanics: Discover, Corpse Spender
/// - Refers to: Corpse
/// - Tags: `COST_BLOOD` = 2
///
/// State: Derived
//~ derived JAIL_451 02a06b4f 105b130c 621db419.dfa4bf71
pub const JAIL_451: Power =
    spell(&[discover(all(&[MINION, COST.is(5)])), pay(Cost::of(Part::Corpses(5)), &[summon(copy_of(IT))])]);

/// # Emergency Surgery
///
/// `JAIL_454` · Death Knight spell · 5 mana
///
/// > Choose an enemy minion. Summon four 3/1 Undead with **Lifesteal** that attack it.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Mechanics: Cost Blood, Cost Unholy
/// - Refers to: Lifesteal
/// - Tokens: Necronurse [`JAIL_454t`]
///
/// State: Derived
//~ derived JAIL_454 2175ec1a 9763a605 a4b90c60.f051dd4a
pub const JAIL_454: Power =
    spell(&[with_each(AN_ENEMY_MINION), summon(card("JAIL_454t")).copies(4), make_attack(IT, AN_ENEMY_MINION)]);

/// # Necronurse
///
/// `JAIL_454t` · Death Knight minion · 2 mana · 3/1
///
/// > **Lifesteal**
///
/// - Set: Escape from Violet Hold
/// - Minion type: Undead
/// - Mechanics: Lifesteal
///
/// State: Vanilla
//~ vanilla JAIL_454t 8fd4dce0 ea6476a7 300a18a5.b857c9f1
pub const JAIL_454t: Power = VANILLA;

/// # Esteemed Investigator
///
/// `JAIL_EVENT_100e` · Death Knight enchantment
///
/// > +1/+1 for finding a suspicious minion.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ todo JAIL_EVENT_100e 26eb0d65 caa1384a 78f0f378.1416a21c
pub const JAIL_EVENT_100e: Power = TODO;
