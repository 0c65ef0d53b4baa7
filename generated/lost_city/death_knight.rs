//! Death Knight cards of The Lost City of Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file e664e080

/// # Story of Umbra
/// Spell · 7 mana
/// > **Discover** a **Deathrattle** minion that costs (5) or more. Summon it and trigger its **Deathrattle**.
//~ derived DINO_415 7c02c089 014b7716.63531669 07e22461
#[rustfmt::skip]
pub const DINO_415: Power = spell(&[discover_then(Offer::Pool(all(&[MINION, with(GameTag::DEATHRATTLE), COST.at_least(5)]), Classes::Own), &[summon(the(IT))]), trigger(Word::Deathrattle, IT)]);

/// # Hollow Direhorn
/// Minion · Undead · Beast · 5 mana · 5/4
/// > **Rush** After a friendly minion dies, spend 3 **Corpses** to gain **Reborn**.
//~ derived DINO_416 3add0058 79835837.c19c5f1e 2bdabc98
pub const DINO_416: Power =
    after(OTHER_FRIENDLY_MINIONS.die()).then(&[pay(Cost::of(Part::Corpses(3)), &[give(&[has(GameTag::REBORN)])])]);

/// # Soulrest Ceremony
/// Spell · Shadow · 1 mana
/// > Give your minions +1 Attack and **Rush**. They die at the end of your turn.
/// - Makes: Soulrest [`DINO_417e`] ("\+1 Attack and Rush. At the end of your turn, this…")
//~ done DINO_417 - ca4a4f53.d8cacbad f96f2cd0.907e908e
pub const DINO_417: Power = spell(&[attach("DINO_417e").to(FRIENDLY_MINIONS)]);

/// # Soulrest
/// Enchantment
/// > \+1 Attack and **Rush**. At the end of your turn, this minion dies.
//~ done DINO_417e - d522ad72.7b477a69 1643f094
pub const DINO_417e: Power =
    abilities(&[enchant(&[ATTACK.plus(1), has(GameTag::RUSH)]), whenever(YOU.turn_end()).then(&[destroy(THIS)])]);

/// # Bonechill Stegodon
/// Minion · Undead · Beast · 6 mana · 6/3
/// > **Deathrattle:** Deal 6 damage to three random enemies.
//~ derived TLC_401 a0a61b4f 697017be.abdf143e 4a0e1d1f
pub const TLC_401: Power = deathrattle(&[deal(6).to(ENEMIES.random_of(3))]);

/// # Dread Raptor
/// Minion · Undead · Beast · 4 mana · 3/4
/// > **Battlecry:** Draw a **Deathrattle** minion that costs (3) or less. **Kindred:** It costs (0).
//~ derived TLC_432 05daeff9 d66941b4.e7efe3bd 94b7744b
#[rustfmt::skip]
pub const TLC_432: Power = battlecry(&[draw_that(1, all(&[MINION, with(GameTag::DEATHRATTLE), COST.at_most(3)])), give(&[cost(0)]).to(IT).when(KINDRED)]);

/// # Reanimate the Terror
/// Spell · 1 mana
/// > **Quest:** Spend 15 **Corpses**. **Reward:** Tyrax, Bone Terror.
/// - Makes: Tyrax, Bone Terror [`TLC_433t`] (8/8, "Deathrattle: Open Terror's Grave. It has…"); Terror's Grave [`TLC_433t2`] ("Deal 4 damage. Deathrattle: Resummon Tyrax, Bone…")
//~ done TLC_433 - 2f198b86.34758640 2360dfb6.8bb9cc9b
pub const TLC_433: Power = quest(Goal::Sum(15), &[YOU.spend_corpses(CARD)]).reward(&[get(card("TLC_433t"))]);

/// # Tyrax, Bone Terror
/// Minion · Undead · Beast · 5 mana · 8/8
/// > **Deathrattle:** Open Terror's Grave. It has "**Deathrattle:** Resummon Tyrax."
/// - Makes: Terror's Grave [`TLC_433t2`] ("Deal 4 damage. Deathrattle: Resummon Tyrax, Bone…")
//~ done TLC_433t - f5e07776.1f6c8846 9e919142.409317e8
pub const TLC_433t: Power = deathrattle(&[summon(card("TLC_433t2"))]);

/// # Terror's Grave
/// Location · 5 mana · 2 uses
/// > Deal 4 damage. **Deathrattle:** Resummon Tyrax, Bone Terror.
/// - Makes: Tyrax, Bone Terror [`TLC_433t`] (8/8, "Deathrattle: Open Terror's Grave. It has…")
//~ done TLC_433t2 - e7d072c7.8a5a18c9 92950eb4.bf0bf5fc
pub const TLC_433t2: Power = abilities(&[location(&[deal(4).to(TARGET)]), deathrattle(&[summon(card("TLC_433t"))])]);

/// # Paleomancy
/// Spell · Shadow · 3 mana
/// > **Discover** an Undead. Spend 5 **Corpses** to keep all 3 instead.
//~ done TLC_434 - 3c9c5d15.53185cec c132431d
pub const TLC_434: Power = spell(&[either(
    CORPSES.at_least(5),
    &[spend_corpses(5), discover_with_rest(Offer::Pool(UNDEAD, Classes::Own), &[get(the(IT))], &[get(the(IT))])],
    &[discover(UNDEAD)],
)]);

/// # Crypt Map
/// Spell · 1 mana
/// > **Discover** a Frost Rune card. If you play it this turn, also pick one of the others.
/// - Makes: Crypt Map Player Enchant [`TLC_435e`] ("If you play the Discovered card this turn, also…")
//~ done TLC_435 - 2f198b86.90e60515 2119640b.2d4ffef0
pub const TLC_435: Power = spell(&[discover_with_rest(
    Offer::Pool(with(GameTag::COST_FROST), Classes::Own),
    crate::lost_city::neutral::CHOSEN_OF_A_MAP,
    crate::lost_city::neutral::OTHERS_OF_A_MAP,
)]);

/// # Crypt Map Player Enchant
/// Enchantment
/// > If you play the **Discover**ed card this turn, also choose one of the other two options.
//~ todo TLC_435e 7475daf2 d522ad72.0037a6e7 08c38200
pub const TLC_435e: Power = TODO;

/// # Reanimated Pterrordax
/// Minion · Undead · Beast · 5 mana · 4/3
/// > **Rush, Lifesteal** Costs **Corpses** instead of Mana.
///
/// # Notes
///
/// CARD_ALTERNATE_COST 3: corpses.
//~ done TLC_436 - bda44ef2.50d87db1 10b175e8
pub const TLC_436: Power = VANILLA;

/// # Wave of Tar
/// Spell · 4 mana
/// > Deal $2 damage to all enemy minions. Enemy minions cost (2) more next turn.
/// - Makes: Stuck [`TLC_439e2`] ("Costs (2) more.")
//~ derived TLC_439 391efe02 38d1d3b0.296af2c9 0070cc19.390cf97c
pub const TLC_439: Power = spell(&[deal(2).to(ENEMY_MINIONS), attach("TLC_439e2").to(OPPONENT)]);

/// # Stuck
/// Enchantment
/// > Costs (2) more.
//~ derived TLC_439e2 e0d87096 d522ad72.7201933b da5e54c1
pub const TLC_439e2: Power = enchant(&[]).aura(YOUR_HAND.that(MINION), &[cost_more(2)]).next_turn();

/// # Cryosleep
/// Spell · Frost · 4 mana
/// > Deal $4 damage and draw a card. **Kindred:** Draw another.
//~ derived TLC_440 2aa0e7aa 80db5271.aea43636 72b2163a
pub const TLC_440: Power = abilities(&[spell(&[deal(4).to(TARGET), draw(1)]), on(Word::Kindred, &[draw(1)])]);

/// # Reluctant Wrangler
/// Minion · 3 mana · 1/1
/// > **Reborn Deathrattle:** Summon a 2/2 Undead Beast with **Taunt**.
/// - Makes: Reanimated Ossodon [`TLC_443t`] (2/2, "Taunt")
//~ derived TLC_443 a4e3a4cd d6fd17e4.01739899 eec08824.952f4d0d
pub const TLC_443: Power = deathrattle(&[summon(card("TLC_443t"))]);

/// # Reanimated Ossodon
/// Minion · Undead · Beast · 2 mana · 2/2
/// > **Taunt**
//~ vanilla TLC_443t bf373bfa ead4fa8a.4b0c5d24 0049bab7
pub const TLC_443t: Power = VANILLA;

/// # High Cultist Herenn
/// Minion · 8 mana · 8/6
/// > **Battlecry:** Summon two **Deathrattle** minions from your deck. They fight!
//~ derived TLC_810 2af4a694 46326013.df7b7954 bb732b13
#[rustfmt::skip]
pub const TLC_810: Power = battlecry(&[summon(the(YOUR_DECK.that(all(&[MINION, with(GameTag::DEATHRATTLE)])).random_of(2))), make_attack(IT.first(1), IT.last(1)).when(there_are(2, &IT))]);
