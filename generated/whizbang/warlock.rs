//! Warlock cards of Whizbang's Workshop.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 66454354

/// # Domino Effect
/// Spell · 3 mana
/// > Deal $2 damage to a minion. Repeat to the left or right, dealing 1 more damage each time.
// No source: the data has no cards to choose the side with, so it is random.
//~ done MIS_027 - 82ede6d1.de00c5cb 432abbef
pub const MIS_027: Power =
    spell(&[deal(2).to(A_MINION), set_counter(0, 2), at_random(&[DOMINOES_TO_THE_RIGHT, DOMINOES_TO_THE_LEFT])]);

/// "Repeat to the … right, dealing 1 more damage each time."
const DOMINOES_TO_THE_RIGHT: &[Effect] = &[
    select(TARGET),
    repeat(
        6,
        &[
            select(IT.to_the_right()),
            set_counter_to(0, sum(&[counter_value(0), fixed(1)])),
            deal(1).times(counter_value(0)).to(IT),
        ],
    ),
];

/// "Repeat to the left …, dealing 1 more damage each time."
const DOMINOES_TO_THE_LEFT: &[Effect] = &[
    select(TARGET),
    repeat(
        6,
        &[
            select(IT.to_the_left()),
            set_counter_to(0, sum(&[counter_value(0), fixed(1)])),
            deal(1).times(counter_value(0)).to(IT),
        ],
    ),
];

/// # INFERNAL!
/// Minion · Demon · 4 mana · 6/6
/// > **Taunt Battlecry:** Set your hero's remaining Health to 15.
/// - Makes: INFERNAL! Strength [`MIS_703e`] ("Health Set to 15")
//~ done MIS_703 - b8732601.972311fb 05a481c1.18fa5719
pub const MIS_703: Power = battlecry(&[set_remaining_health(15).to(YOUR_HERO)]);

/// # INFERNAL! Strength
/// Enchantment
/// > Health Set to 15
//~ derived MIS_703e b245658e d522ad72.49a27f5b 498a586c
pub const MIS_703e: Power = enchant(&[HEALTH.set(15)]);

/// # Mass Production
/// Spell · 1 mana
/// > Draw 2 cards. Deal $3 damage to your hero. Shuffle 2 copies of this into your deck.
//~ done MIS_707 - 2f198b86.220a049e 8a6610c0
pub const MIS_707: Power = spell(&[draw(2), deal(3).to(YOUR_HERO), shuffle(copy_of(THIS)).copies(2)]);

/// # Game Master Nemsy
/// Minion · 5 mana · 3/6
/// > **Battlecry:** Draw a Demon. **Deathrattle:** Swap places with it.
//~ done TOY_524 - e8a80029.e9a75328 db563227
pub const TOY_524: Power = abilities(&[
    battlecry(&[draw_that(1, DEMON), remember(IT).when(there_is(&IT))]),
    deathrattle(&[if_(there_is(&YOUR_HAND.that(is(&REMEMBERED))), &[summon(the(REMEMBERED)), get(card("TOY_524"))])]),
]);

/// # Malefic Rook
/// Minion · Demon · 3 mana · 5/6
/// > **Battlecry:** Attack YOUR hero.
//~ derived TOY_526 d3d90582 d20c58a7.9468f304 a7ce1eb1
pub const TOY_526: Power = battlecry(&[make_attack(THIS, YOUR_HERO)]);

/// # Cursed Campaign
/// Spell · Shadow · 3 mana
/// > Give a friendly minion "**Deathrattle:** Summon two copies of this minion that are **Dormant** for 2 turns."
/// - Makes: Final Session [`TOY_527e`] ("Deathrattle: Summon 2 copies of this. They're…"); Awakened Evil [`TOY_527e1`] ("Dormant. Awaken in X turns.")
//~ done TOY_527 - 3c9c5d15.9460fdc4 38c82899.40ce463b
pub const TOY_527: Power = spell(&[attach("TOY_527e").to(A_FRIENDLY_MINION)]);

/// # Final Session
/// Enchantment
/// > **Deathrattle:** Summon 2 copies of this. They're Dormant for 2 turns.
//~ done TOY_527e - d522ad72.27d906c5 90347096
pub const TOY_527e: Power = deathrattle(&[summon(copy_of(THIS)).copies(2), make_dormant(IT, 2)]);

/// # Awakened Evil
/// Enchantment
/// > **Dormant**. Awaken in @ \|4(turn, turns).
//~ todo TOY_527e1 3a312d64 d522ad72.d03dd6ee e2e489c4
pub const TOY_527e1: Power = TODO;

/// # Wheel of DEATH!!!
/// Spell · Shadow · 8 mana
/// > Destroy your deck. In 5 turns, destroy the enemy hero.
/// - Makes: Wheel of Death Counter [`TOY_529e1`] ("Your hero dies in 5 turns.")
//~ done TOY_529 - 8fec8bd8.35b2354a 6b8aa00c.eadf1ce3
#[rustfmt::skip]
pub const TOY_529: Power = spell(&[destroy(YOUR_DECK), later(&whenever(YOU.turn_start()).nth_time(5).does(&[destroy(ENEMY_HERO)]))]);

/// # Wheel of Death Counter
/// Enchantment
/// > Your hero dies in @ turns.
/// - Numbers: {0} = 5
//~ todo TOY_529e1 4cad04e7 d522ad72.627c052f.ea2e0c35 8e86f5eb
pub const TOY_529e1: Power = TODO;

/// # Table Flip
/// Spell · Shadow · 10 mana
/// > Deal $3 damage to all enemy minions. Costs (1) less for each other card in your hand.
//~ derived TOY_883 962f83e6 7952fab5.58715455 211b8b5a
pub const TOY_883: Power =
    abilities(&[spell(&[deal(3).to(ENEMY_MINIONS)]), costs(&[cost_less(1).for_each(YOUR_HAND.other())])]);

/// # Crane Game
/// Spell · 8 mana
/// > Summon copies of two Demons in your deck.
//~ done TOY_884 - 93b14068.6563e99e e6d0cca3
pub const TOY_884: Power = spell(&[summon(copy_of(YOUR_DECK.that(all(&[MINION, DEMON])).random_of(2)))]);

/// # Endgame
/// Spell · Shadow · 2 mana
/// > Resurrect your last Demon that died.
//~ done TOY_886 - a5d45018.a7b43854 bcd90555
pub const TOY_886: Power = spell(&[summon(last_of(FRIENDLY_MINIONS.that(DEMON).die().this_game()))]);

/// # Wretched Queen
/// Minion · Demon · 8 mana · 4/4
/// > **Taunt Deathrattle:** Summon two 4/6 Knights with **Taunt**.
/// - Makes: Ignoble Knight [`TOY_914t`] (4/6, "Taunt")
//~ derived TOY_914 00edb462 18e66647.a862d409 146043bc.efcfa2d9
pub const TOY_914: Power = deathrattle(&[summon(card("TOY_914t")).copies(2)]);

/// # Ignoble Knight
/// Minion · Demon · 5 mana · 4/6
/// > **Taunt**
//~ vanilla TOY_914t 7fd90bd1 b96d4954.4b0c5d24 b4734b24
pub const TOY_914t: Power = VANILLA;

/// # Tabletop Roleplayer
/// Minion · 4 mana · 4/3
/// > **Miniaturize Battlecry:** Give a friendly Demon +2 Attack and **Immune** this turn.
/// - Makes: Tabletop Roleplayer [`TOY_915t`] (1/1, "Mini Battlecry: Give a friendly Demon +2 Attack…"); In Character [`TOY_915e`] ("\+2 Attack and Immune this turn.")
//~ derived TOY_915 cf49d1a4 16ffe9fb.429c5cf3 9898f0eb.e17941ef
pub const TOY_915: Power = battlecry(&[attach("TOY_915e").to(A_FRIENDLY_MINION.that(DEMON))]);

/// # In Character
/// Enchantment
/// > \+2 Attack and **Immune** this turn.
//~ derived TOY_915e 3d8cd6b0 d522ad72.7b595176 d028717b
pub const TOY_915e: Power = enchant(&[ATTACK.plus(2), has(GameTag::IMMUNE)]).this_turn();

/// # Tabletop Roleplayer
/// Minion · 1 mana · 1/1
/// > **Mini Battlecry:** Give a friendly Demon +2 Attack and **Immune** this turn.
//~ done TOY_915t - cbd7c476.02d48325 9898f0eb
pub const TOY_915t: Power = battlecry(&[attach("TOY_915e").to(A_FRIENDLY_MINION.that(DEMON))]);

/// # Sketch Artist
/// Minion · 3 mana · 3/3
/// > **Battlecry:** Draw a Shadow spell. Get a **Temporary** copy of it.
/// - Makes: Light Sketch [`TOY_916e1`] ("Discard this at the end of your turn.")
//~ done TOY_916 - 05878c57.68f518b1 d7dc143f.d59f9cb5
pub const TOY_916: Power =
    battlecry(&[draw_that(1, school(SpellSchool::Shadow)), get(copy_of(IT)), give(&[has(GameTag::GHOSTLY)]).to(IT)]);

/// # Light Sketch
/// Enchantment
/// > Discard this at the end of your turn.
//~ todo TOY_916e1 cf0bda45 d522ad72.40804c70 408d00df
pub const TOY_916e1: Power = TODO;
