//! Shaman cards of The Great Dark Beyond.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 31a4ae92

/// # Bolide Behemoth
/// Minion · Elemental · 4 mana · 3/6
/// > **Battlecry:** Your Asteroids deal 1 more damage this game. **Spellburst:** Shuffle 3 of them into your deck.
//~ done GDB_434 - a14c9cda.894176c1 2809ab84
pub const GDB_434: Power =
    abilities(&[battlecry(&[mark_completed()]), on(Word::Spellburst, &[shuffle(card("GDB_430")).copies(3)])]);

/// # Cosmonaut
/// Minion · Draenei · 7 mana · 5/5
/// > **Battlecry: Discover** a spell from your deck. Reduce its Cost by (5).
//~ derived GDB_443 7490d517 a17bf6f6.4a69b7b6 57a7711a
pub const GDB_443: Power = battlecry(&[discover_from(YOUR_DECK.that(SPELL)), give(&[cost_less(5)]).to(IT)]);

/// # Planetary Navigator
/// Minion · Draenei · 2 mana · 3/2
/// > **Battlecry:** The next Draenei you play costs (2) less, but has **Overload:** (2).
/// - Makes: Planetary Navigator Future Buff [`GDB_444e`] ("The next Draenei you play costs (2) less and has…")
//~ done GDB_444 - bd37b52b.61406f47 18434f4d.2f999de3
pub const GDB_444: Power = battlecry(&[attach("GDB_444e").to(YOU)]);

/// # Planetary Navigator Future Buff
/// Enchantment
/// > The next Draenei you play costs (2) less and has **Overload:** (2).
//~ done GDB_444e - d522ad72.e6d94ec3 9b4119d8
pub const GDB_444e: Power = abilities(&[
    enchant(&[]).aura(YOUR_HAND.that(race(Race::Draenei)), &[cost_less(2)]),
    whenever(YOU.play(race(Race::Draenei))).once().then(&[overload(2)]),
]);

/// # Meteor Storm
/// Spell · Nature · 6 mana
/// > Deal $5 damage to all minions. Shuffle 5 Asteroids into your deck.
/// - Makes: [`GDB_430`](crate::great_dark_beyond::neutral::GDB_430)
//~ derived GDB_445 dd898054 cfdfae10.f1aaba08 f1e70a5e.0392651c
pub const GDB_445: Power = spell(&[deal(5).to(MINIONS), shuffle(card("GDB_430")).copies(5)]);

/// # Farseer Nobundo
/// Minion · Draenei · 5 mana · 6/4
/// > **Deathrattle:** Open the Galaxy's Lens. It absorbs the power of the next spell you cast.
//~ done GDB_447 - d6893e7c.ecd1c902 094dccd7
pub const GDB_447: Power = deathrattle(&[summon(card("GDB_136t"))]);

/// # Murmur
/// Minion · Elemental · 9 mana · 6/6
/// > Your **Battlecry** minions cost (1), but immediately die after being played.
/// - Makes: Murmuring [`GDB_448e`] ("Costs (1).")
//~ done GDB_448 - dff4de69.cf882b54 84203193.0f9051d2
pub const GDB_448: Power = abilities(&[
    aura(YOUR_HAND.that(all(&[MINION, with(GameTag::BATTLECRY)]))).gives("GDB_448e"),
    after(YOU.play(all(&[MINION, with(GameTag::BATTLECRY)]))).then(&[destroy(THAT)]),
]);

/// # Murmuring
/// Enchantment
/// > Costs (1).
//~ derived GDB_448e 4fb8329e d522ad72.53ed184d 53af49ca
pub const GDB_448e: Power = enchant(&[cost(1)]);

/// # Triangulate
/// Spell · 2 mana
/// > **Discover** a different spell from your deck. Shuffle 3 copies of it into your deck.
//~ done GDB_451 - 7846e7ae.b32c33bc 42c18a82
pub const GDB_451: Power =
    spell(&[discover_from(YOUR_DECK.that(all(&[SPELL, not(&named("GDB_451"))]))), shuffle(copy_of(IT)).copies(3)]);

/// # Nebula
/// Spell · Arcane · 9 mana
/// > **Discover** two 8-Cost minions to summon with **Taunt** and **Elusive**.
//~ done GDB_479 - 5c43dc82.dd5529be 2d8d3ce6
#[rustfmt::skip]
pub const GDB_479: Power = spell(&[discover_then(Offer::Pool(all(&[MINION, COST.is(8)]), Classes::Own), &[summon(the(IT)), give(&[has(GameTag::TAUNT), has(GameTag::ELUSIVE)]).to(IT)]).repeated(2)]);

/// # First Contact
/// Spell · 1 mana
/// > Summon two random 1-Cost minions. **Overload:** (1)
//~ derived GDB_864 8fb25a8f 2f198b86.8e802c62 22b068d2
pub const GDB_864: Power = spell(&[summon(random(all(&[MINION, COST.is(1)]))).picks(2)]);

/// # Ultraviolet Breaker
/// Minion · Elemental · 3 mana · 3/2
/// > **Battlecry:** Deal 3 damage to an enemy minion. Shuffle 3 Asteroids into your deck.
/// - Makes: [`GDB_430`](crate::great_dark_beyond::neutral::GDB_430)
//~ done GDB_901 - 64584617.b105c421 438f6c28.0392651c
pub const GDB_901: Power =
    abilities(&[battlecry(&[deal(3).to(AN_ENEMY_MINION)]), battlecry(&[shuffle(card("GDB_430")).copies(3)])]);

/// # Lock On
/// Spell · 1 mana
/// > Set a minion’s Health to 1. Your next **Starship** launch costs (2) less.
/// - Makes: Locked On [`SC_407e`] ("Health set to 1.")
//~ done SC_407 - 2f198b86.4be04049 1bba62e0.ad1b2f14
pub const SC_407: Power =
    spell(&[attach("SC_407e").to(A_MINION), perform(crate::great_dark_beyond::paladin::CHEAPER_LAUNCH)]);

/// # Locked On
/// Enchantment
/// > Health set to 1.
//~ derived SC_407e f647a57f d522ad72.946d7b72 83e0e696
pub const SC_407e: Power = enchant(&[HEALTH.set(1)]);

/// # Missile Pod
/// Minion · Mech · 2 mana · 1/3
/// > **Starship Piece Battlecry:** Deal 1 damage to all enemies. Also triggers on launch.
/// - Makes: Missile Pod [`SC_409e`] ("Battlecry: Deal 1 damage to all enemies. Also…")
//~ derived SC_409 e3703361 ca5fbd08.aa324972 b5821884.6057f360
pub const SC_409: Power = abilities(&[battlecry(&[deal(1).to(ENEMIES)]), on(Word::Launch, &[deal(1).to(ENEMIES)])]);

/// # Missile Pod
/// Enchantment
/// > **Battlecry:** Deal 1 damage to all enemies. Also triggers on launch.
//~ derived SC_409e 29b82039 d522ad72.7e1997d7 b5821884
pub const SC_409e: Power = abilities(&[battlecry(&[deal(1).to(ENEMIES)]), on(Word::Launch, &[deal(1).to(ENEMIES)])]);

/// # Siege Tank
/// Minion · Mech · 5 mana · 5/5
/// > **Battlecry:** Deal 10 damage to a random enemy minion. *(Transforms if you launched a **Starship** this game.)*
/// - Makes: Siege Tank, Deployed [`SC_413t`] (5/5, "Battlecry: Deal 10 damage to a random enemy…")
//~ done SC_413 - c5b57330.4c822362 94783f73.ad969e55
pub const SC_413: Power = abilities(&[
    battlecry(&[deal(10).to(ENEMY_MINIONS.random())]),
    becomes(YOU.launch(CARD).this_game().at_least(1), "SC_413t"),
]);

/// # Siege Tank, Deployed
/// Minion · Mech · 5 mana · 5/5
/// > **Battlecry:** Deal 10 damage to a random enemy minion. Excess damage hits the enemy hero.
//~ derived SC_413t 60c2abfe c5b57330.2b98a1e1 19073372
pub const SC_413t: Power = battlecry(&[deal(10).to(ENEMY_MINIONS.random()), deal(1).times(EXCESS).to(ENEMY_HERO)]);
