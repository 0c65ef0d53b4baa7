//! Warlock cards of Scholomance Academy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 7d1b0961

/// # Boneweb Egg
///
/// `SCH_147` · Warlock minion · 2 mana · 0/2
///
/// > **Deathrattle:** Summon two 2/1 Spiders. If you discard this, trigger its **Deathrattle**.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Mechanics: Deathrattle, Invisible Deathrattle
/// - Tokens: Boneweb Spider [`SCH_147t`]
///
/// State: Derived
//~ derived SCH_147 fcd7e491 29de4ebd 807a0b27.dbd09191
#[rustfmt::skip]
pub const SCH_147: Power = abilities(&[deathrattle(&[summon(card("SCH_147t")).copies(2)]), on(Word::WhenDiscarded, &[trigger(Word::Deathrattle, THIS)])]);

/// # Boneweb Spider
///
/// `SCH_147t` · Warlock minion · 1 mana · 2/1
///
/// - Set: Scholomance Academy
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla SCH_147t 0e6839a3 d004fc72 7aaa057c
pub const SCH_147t: Power = VANILLA;

/// # Demonic Studies
///
/// `SCH_158` · Warlock spell · Shadow · 1 mana
///
/// > **Discover** a Demon. Your next one costs (1) less.
///
/// - Set: Scholomance Academy · common · collectible
/// - Mechanics: Discover, Discover Studies Visual
/// - Enchantments: Demonic Studies [`SCH_158e`], Studying Demons [`SCH_158e2`]
///
/// State: Derived
//~ derived SCH_158 e532c751 75edcf4a 90a3273b.7640e5cd
pub const SCH_158: Power = spell(&[discover(DEMON), attach("SCH_158e").to(YOU)]);

/// # Demonic Studies
///
/// `SCH_158e` · Warlock enchantment
///
/// > Your next Demon costs (1) less.
///
/// - Set: Scholomance Academy
/// - Mechanics: Aura
///
/// State: Derived
//~ derived SCH_158e 94739126 0de4a33d cd263805.c47acb48
pub const SCH_158e: Power = enchant(&[]).aura(YOUR_HAND.that(DEMON), &[cost_less(1)]).until(YOU.play(DEMON));

/// # Studying Demons
///
/// `SCH_158e2` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: Scholomance Academy
///
/// State: Derived
//~ derived SCH_158e2 0b601a9a 4307e846 3c15bdf7.f705eb41
pub const SCH_158e2: Power = enchant(&[cost_less(1)]);

/// # Archwitch Willow
///
/// `SCH_181` · Warlock minion · 8 mana · 5/5
///
/// > **Battlecry:** Summon a random Demon from your hand and deck.
///
/// - Set: Scholomance Academy · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived SCH_181 3703468e 276a47e8 d0f3c476.5d63625a
#[rustfmt::skip]
pub const SCH_181: Power = battlecry(&[summon(the(YOUR_HAND.that(all(&[MINION, DEMON])).random())), summon(the(YOUR_DECK.that(all(&[MINION, DEMON])).random()))]);

/// # School Spirits
///
/// `SCH_307` · Warlock spell · Shadow · 3 mana
///
/// > Deal $2 damage to all minions. Shuffle 2 Soul Fragments into your deck.
///
/// - Set: Scholomance Academy · common · collectible
/// - Tags: `1590` = 1
/// - Tokens: Soul Fragment [`SCH_307t`]
///
/// State: Derived
//~ derived SCH_307 3a1486e0 4669fb19 5c9ba587.e0570880
pub const SCH_307: Power = spell(&[deal(2).to(MINIONS), shuffle(card("SCH_307t")).copies(2)]);

/// # Soul Fragment
///
/// `SCH_307t` · Multi-class spell · Shadow · 0 mana
///
/// > **Casts When Drawn** Restore #2 Health to your hero.
///
/// - Set: Scholomance Academy
/// - Classes: Warlock, Demon Hunter
/// - Mechanics: Casts When Drawn
///
/// State: Derived
//~ derived SCH_307t 27b397f1 62c46575 a42f436f.97d12e90
pub const SCH_307t: Power = spell(&[heal(2).to(YOUR_HERO)]);

/// # Void Drinker
///
/// `SCH_343` · Warlock minion · 5 mana · 4/5
///
/// > **Taunt**. **Battlecry:** Destroy a Soul Fragment in your deck to gain +3/+3.
///
/// - Set: Scholomance Academy · epic · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt, Battlecry
/// - Enchantments: Soul Powered [`SCH_343e`]
/// - Tokens: Soul Fragment [`SCH_307t`]
///
/// State: Derived
//~ derived SCH_343 07e7f7b7 668ba6cb 02ed92d8.49f91fbe
#[rustfmt::skip]
pub const SCH_343: Power = battlecry(&[destroy(YOUR_DECK.that(named("SCH_307t")).random()), attach("SCH_343e")]).when(there_is(&YOUR_DECK.that(named("SCH_307t"))));

/// # Soul Powered
///
/// `SCH_343e` · Warlock enchantment
///
/// > +3/+3.
///
/// - Set: Scholomance Academy
///
/// State: Derived
//~ derived SCH_343e e7e3d6d3 18bb746d ab39b3d4.b42c6980
pub const SCH_343e: Power = enchant(&[plus(3, 3)]);

/// # Shadowlight Scholar
///
/// `SCH_517` · Warlock minion · 3 mana · 3/4
///
/// > **Battlecry:** Destroy a Soul Fragment in your deck to deal 3 damage.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Mechanics: Battlecry
/// - Target: "Deal 3 damage."
/// - Tokens: Soul Fragment [`SCH_307t`]
///
/// State: Derived
//~ derived SCH_517 da7f06ec 80b60d9b fdf3ac56.16c2a18c
#[rustfmt::skip]
pub const SCH_517: Power = battlecry(&[destroy(YOUR_DECK.that(named("SCH_307t")).random()), deal(3).to(TARGET)]).when(there_is(&YOUR_DECK.that(named("SCH_307t"))));

/// # Spirit Jailer
///
/// `SCH_700` · Multi-class minion · 1 mana · 1/3
///
/// > **Battlecry:** Shuffle 2 Soul Fragments into your deck.
///
/// - Set: Scholomance Academy · common · collectible
/// - Minion type: Demon
/// - Classes: Warlock, Demon Hunter
/// - Mechanics: Battlecry
/// - Tags: `1590` = 1
/// - Tokens: Soul Fragment [`SCH_307t`]
///
/// State: Derived
//~ derived SCH_700 9eef22dd df8d83cf 4907f3dc.dce78cbb
pub const SCH_700: Power = battlecry(&[shuffle(card("SCH_307t")).copies(2)]);

/// # Soul Shear
///
/// `SCH_701` · Multi-class spell · Shadow · 2 mana
///
/// > Deal $3 damage to a minion. Shuffle 2 Soul Fragments into your deck.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Classes: Warlock, Demon Hunter
/// - Tags: `1590` = 1
/// - Play requirements: `REQ_MINION_TARGET` (correction: Deal $3 damage to a minion); `REQ_TARGET_TO_PLAY` (correction: Deal $3 damage to a minion: played on a target)
/// - Tokens: Soul Fragment [`SCH_307t`]
///
/// State: Derived
//~ derived SCH_701 f128030f ded22fd0 dc3929e3.99775ab3
pub const SCH_701: Power = spell(&[deal(3).to(A_MINION), shuffle(card("SCH_307t")).copies(2)]);

/// # Felosophy
///
/// `SCH_702` · Multi-class spell · Fel · 1 mana
///
/// > Copy the lowest Cost Demon in your hand. **Outcast:** Give both +1/+1.
///
/// - Set: Scholomance Academy · epic · collectible
/// - Classes: Warlock, Demon Hunter
/// - Mechanics: Outcast
/// - Enchantments: Felosophically Inclined [`SCH_702e`]
///
/// State: Todo
//~ todo SCH_702 0ff3dc24 4b350288 1ce75144.db579858
pub const SCH_702: Power = TODO;

/// # Felosophically Inclined
///
/// `SCH_702e` · Demon Hunter enchantment
///
/// > +1/+1
///
/// - Set: Scholomance Academy
///
/// State: Derived
//~ derived SCH_702e 7b645fe3 b5ff5165 dce3c697.29d9cb13
pub const SCH_702e: Power = enchant(&[plus(1, 1)]);

/// # Soulciologist Malicia
///
/// `SCH_703` · Multi-class minion · 7 mana · 5/5
///
/// > **Battlecry:** For each Soul Fragment in your deck, summon a 3/3 Soul with **Rush**.@ *(@)*
///
/// - Set: Scholomance Academy · legendary · collectible
/// - Classes: Warlock, Demon Hunter
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Tags: `2165` = 1
/// - Tokens: Soul Fragment [`SCH_307t`], Released Soul [`SCH_703t`]
///
/// State: Todo
//~ todo SCH_703 f6c2953d 663a09ff 9096dd58.e74fb418
pub const SCH_703: Power = TODO;

/// # Released Soul
///
/// `SCH_703t` · Multi-class minion · 3 mana · 3/3
///
/// > **Rush**
///
/// - Set: Scholomance Academy
/// - Minion type: Undead
/// - Classes: Warlock, Demon Hunter
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla SCH_703t 937c996f af1b2c63 c68f235e.57b12c28
pub const SCH_703t: Power = VANILLA;
