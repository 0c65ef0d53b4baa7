//! Demon Hunter cards of Across the Timeways.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 9df3ef51

/// A Portal to Argus.
const PORTAL: Condition = any(&[named("TIME_020t2"), named("TIME_020t3"), named("TIME_020t4"), named("TIME_020t5")]);

/// # Chronikar
/// Minion · Dragon · 5 mana · 3/5
/// > **Battlecry:** Give your hero +3 Attack this turn, next turn, and the turn after.
/// - Makes: Eon Fragments [`END_006e`] ("\+3 Attack for 3 turns.")
//~ done END_006 - ddd46f0c.80db4b60 21833c0e.5a270d21
pub const END_006: Power = battlecry(&[attach("END_006e").to(YOUR_HERO)]);

/// # Eon Fragments
/// Enchantment
/// > \+3 Attack for 3 turns.
//~ done END_006e - d522ad72.a78f7336 305d46b9
pub const END_006e: Power = enchant(&[ATTACK.plus(3)]).lasts_turns(3);

/// # Broxigar
/// Minion · 2 mana · 12/12
/// > **Fabled, Charge Start of Game:** Disappear. Kill all 4 Demons from Argus to reappear in hand.
/// - Makes: Axe of Cenarius [`TIME_020t1`] (3/2 durability, "Lifesteal After your hero attacks and kills a…"); First Portal to Argus [`TIME_020t2`] ("Summon a 1/1 Demon for your opponent. When it…"); Second Portal to Argus [`TIME_020t3`] ("Summon a 2/1 Demon for your opponent. When it…"); Third Portal to Argus [`TIME_020t4`] ("Summon a 3/1 Demon for your opponent. When it…"); Final Portal to Argus [`TIME_020t5`] ("Summon a 4/1 Demon for your opponent. When it…")
//~ done TIME_020 - c899bc09.89f12086 3fbeebd7.1fe56417
pub const TIME_020: Power = on(Word::StartOfGame, &[remove_from_game(THIS)]);

/// # Axe of Cenarius
/// Weapon · 3 mana · 3/2 durability
/// > **Lifesteal** After your hero attacks and kills a minion, draw a Portal to Argus.
//~ done TIME_020t1 - 043b7f8c.2bc2d635 afe32b56
pub const TIME_020t1: Power = after(YOUR_HERO.attack(all(&[MINION, DEAD]))).then(&[draw_that(1, PORTAL)]);

/// # First Portal to Argus
/// Spell · Fel · 0 mana
/// > Summon a 1/1 Demon for your opponent. When it dies, draw a card and shuffle the next Portal into your deck.
/// - Makes: Fleeing Ur'zul [`TIME_020t2t`] (1/1, "Deathrattle: Your opponent draws a card. Shuffle…")
//~ done TIME_020t2 - efbe99cb.6c024d1b 585e685e.11bdc1b3
pub const TIME_020t2: Power = spell(&[summon(card("TIME_020t2t")).for_(OPPONENT)]);

/// # Fleeing Ur'zul
/// Minion · Demon · 1 mana · 1/1
/// > **Deathrattle:** Your opponent draws a card. Shuffle the Second Portal to Argus into their deck.
/// - Makes: Second Portal to Argus [`TIME_020t3`] ("Summon a 2/1 Demon for your opponent. When it…")
//~ done TIME_020t2t - 18149ac8.57ddb0ad 5c92e4ad.05c76845
pub const TIME_020t2t: Power = deathrattle(&[draw(1).for_(OPPONENT), shuffle(card("TIME_020t3")).for_(OPPONENT)]);

/// # Second Portal to Argus
/// Spell · Fel · 0 mana
/// > Summon a 2/1 Demon for your opponent. When it dies, draw a card and shuffle the next Portal into your deck.
/// - Makes: Fleeing Incubus [`TIME_020t3t`] (2/1, "Deathrattle: Your opponent draws a card. Shuffle…")
//~ done TIME_020t3 - efbe99cb.52423d87 a8a87bf8.82a340ee
pub const TIME_020t3: Power = spell(&[summon(card("TIME_020t3t")).for_(OPPONENT)]);

/// # Fleeing Incubus
/// Minion · Demon · 2 mana · 2/1
/// > **Deathrattle:** Your opponent draws a card. Shuffle the Third Portal to Argus into their deck.
/// - Makes: Third Portal to Argus [`TIME_020t4`] ("Summon a 3/1 Demon for your opponent. When it…")
//~ done TIME_020t3t - b4da2a9c.0fa06b98 ec5cade7.fd450715
pub const TIME_020t3t: Power = deathrattle(&[draw(1).for_(OPPONENT), shuffle(card("TIME_020t4")).for_(OPPONENT)]);

/// # Third Portal to Argus
/// Spell · Fel · 0 mana
/// > Summon a 3/1 Demon for your opponent. When it dies, draw a card and shuffle the next Portal into your deck.
/// - Makes: Fleeing Wrathguard [`TIME_020t4t`] (3/1, "Deathrattle: Your opponent draws a card. Shuffle…")
//~ done TIME_020t4 - efbe99cb.c20720ea ac9c584d.05052c6b
pub const TIME_020t4: Power = spell(&[summon(card("TIME_020t4t")).for_(OPPONENT)]);

/// # Fleeing Wrathguard
/// Minion · Demon · 3 mana · 3/1
/// > **Deathrattle:** Your opponent draws a card. Shuffle the Final Portal to Argus into their deck.
/// - Makes: Final Portal to Argus [`TIME_020t5`] ("Summon a 4/1 Demon for your opponent. When it…")
//~ done TIME_020t4t - ddffd4c1.862d8e69 be6078a5.819b7fa0
pub const TIME_020t4t: Power = deathrattle(&[draw(1).for_(OPPONENT), shuffle(card("TIME_020t5")).for_(OPPONENT)]);

/// # Final Portal to Argus
/// Spell · Fel · 0 mana
/// > Summon a 4/1 Demon for your opponent. When it dies, Broxigar reappears in your hand.
/// - Makes: Fleeing Terrorguard [`TIME_020t5t`] (4/1, "Deathrattle: Broxigar reappears in your…")
//~ done TIME_020t5 - efbe99cb.37e0d9bd 621f619f.3fc548cf
pub const TIME_020t5: Power = spell(&[summon(card("TIME_020t5t")).for_(OPPONENT)]);

/// # Fleeing Terrorguard
/// Minion · Demon · 4 mana · 4/1
/// > **Deathrattle:** Broxigar reappears in your opponent's hand.
//~ done TIME_020t5t - f1a6e63e.c661359f 652ad369
pub const TIME_020t5t: Power = deathrattle(&[get(card("TIME_020")).for_(OPPONENT)]);

/// # Doomsday Prepper
/// Minion · 5 mana · 5/4
/// > **Outcast:** Your hero is **Immune** until your next turn.
//~ derived TIME_021 d96be68a 7c760552.43d1822b ca7ee67d
pub const TIME_021: Power = on(Word::Outcast, &[lend(&[has(GameTag::IMMUNE)], Lasts::UntilYourNextTurn).to(YOUR_HERO)]);

/// # Perennial Serpent
/// Minion · Beast · 8 mana · 7/9
/// > **Rush** Costs (4) less if a minion is **Dormant**.
//~ done TIME_022 - 036b97e2.32286db3 45c9e806
pub const TIME_022: Power = aura(THIS)
    .when(there_is(&together(&[YOUR_BOARD, ENEMY_BOARD]).that(with(GameTag::DORMANT))))
    .in_hand()
    .have(&[cost_less(4)]);

/// # Play After Rewind
/// Enchantment
/// > You can only play the left and right-most cards in your hand.
//~ todo TIME_110 d739a673 d522ad72.e068fb34 cb000f7a
pub const TIME_110: Power = TODO;

/// # Aeon Rend
/// Spell · Fel · 4 mana
/// > **Rewind** Deal $4 damage to two random enemies.
//~ done TIME_441 - 239e5a75.066602c9 3bb28de9
pub const TIME_441: Power = spell(&[deal(4).to(ENEMIES.random_of(2))]);

/// # Timeway Warden
/// Minion · 4 mana · 2/6
/// > **Battlecry:** Imprison an enemy minion. It goes **Dormant** for 10,000 turns. **Deathrattle:** Awaken it.
/// - Makes: Eternal Imprisonment [`TIME_442e`] ("Dormant. Awaken in X turns.")
//~ done TIME_442 - 59ecc571.907958e4 60d113d8.1b7b2600
pub const TIME_442: Power = abilities(&[
    battlecry(&[remember(AN_ENEMY_MINION), make_dormant(REMEMBERED, 10000)]),
    deathrattle(&[awaken(REMEMBERED)]),
]);

/// # Eternal Imprisonment
/// Enchantment
/// > **Dormant**. Awaken in @ \|4(turn, turns).
//~ todo TIME_442e 6f8b002b d522ad72.d03dd6ee b0a28117
pub const TIME_442e: Power = TODO;

/// # Hounds of Fury
/// Spell · 4 mana
/// > Summon two 3/2 Demons. If your deck has no minions, they attack the lowest Health enemy.
/// - Makes: Sargeran Felhound [`TIME_443t`] (3/2); Sargeran Felhound [`TIME_443t2`] (3/2)
//~ done TIME_443 - 38d1d3b0.4231d2d6 86b586dd.873d1949
#[rustfmt::skip]
pub const TIME_443: Power = spell(&[summon(card("TIME_443t")).copies(2), make_attack(IT, ENEMIES.least(HEALTH)).when(there_is_no(&YOUR_DECK.that(MINION)))]);

/// # Sargeran Felhound
/// Minion · Demon · 3 mana · 3/2
//~ vanilla TIME_443t f33057e9 ddf43ac6 3d4149d4
pub const TIME_443t: Power = VANILLA;

/// # Sargeran Felhound
/// Minion · Demon · 3 mana · 3/2
//~ vanilla TIME_443t2 20f207c5 ddf43ac6 3d4149d4
pub const TIME_443t2: Power = VANILLA;

/// # Time-Lost Glaive
/// Weapon · 1 mana · 2/2 durability
/// > **Deathrattle:** Get a random Demon from the past.
//~ derived TIME_444 9c5a405b b272821a.3b089443 8c22a2f4
pub const TIME_444: Power = deathrattle(&[get(random(all(&[DEMON, FROM_THE_PAST])))]);

/// # The Eternal Hold
/// Location · 6 mana · 3 uses
/// > **Discover** any Demon that costs (5) or more. If your deck has no minions, your next one costs (1).
/// - Makes: Jailbreak [`TIME_446e`] ("Your next minion costs (1).")
///
/// # Notes
///
/// "your next one" is a minion: the enchantment, and the Chinese text, say so.
//~ done TIME_446 - b2dd47b5.a66c958e 3f7cfe98.b4ed8cfe
pub const TIME_446: Power = location(&[
    discover_of(all(&[DEMON, COST.at_least(5)]), Classes::Any),
    attach("TIME_446e").to(YOU).when(there_is_no(&YOUR_DECK.that(MINION))),
]);

/// # Jailbreak
/// Enchantment
/// > Your next minion costs (1).
//~ derived TIME_446e 6551e75e d522ad72.ee797297 b1bb5cf1
pub const TIME_446e: Power = enchant(&[]).aura(YOUR_HAND.that(MINION), &[cost(1)]).until(YOU.play(MINION));

/// # Solitude
/// Spell · 3 mana
/// > **Discover** 2 minions. If your deck has no minions, reduce the Cost of any in your hand by (2).
//~ done TIME_448 - 82ede6d1.64c2ac10 111e6cd7
pub const TIME_448: Power = spell(&[
    discover(MINION),
    discover(MINION),
    give(&[cost_less(2)]).to(YOUR_HAND.that(MINION)).when(there_is_no(&YOUR_DECK.that(MINION))),
]);

/// # Lasting Legacy
/// Spell · 3 mana
/// > Give your hero +4 Attack this turn. If your deck has no minions, give any in hand +4 Attack.
/// - Makes: Broxigar's Honor [`TIME_449e1`] ("\+4 Attack this turn."); Broxigar's Legacy [`TIME_449e2`] ("\+4 Attack.")
//~ done TIME_449 - 82ede6d1.65743521 e13582f0.954cd3e6
pub const TIME_449: Power = spell(&[
    attach("TIME_449e1").to(YOUR_HERO),
    attach("TIME_449e2").to(YOUR_HAND.that(MINION)).when(there_is_no(&YOUR_DECK.that(MINION))),
]);

/// # Broxigar's Honor
/// Enchantment
/// > \+4 Attack this turn.
//~ derived TIME_449e1 d31407df d522ad72.f2c23ec6 040e227e
pub const TIME_449e1: Power = enchant(&[ATTACK.plus(4)]).this_turn();

/// # Broxigar's Legacy
/// Enchantment
/// > \+4 Attack.
//~ derived TIME_449e2 468f4276 d522ad72.2dbf4ca3 12c11e8d
pub const TIME_449e2: Power = enchant(&[ATTACK.plus(4)]);
