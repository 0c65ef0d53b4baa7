//! Warrior cards of Perils in Paradise.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 641a7511

/// # Line Cook
/// Minion · 3 mana · 2/4
/// > **Tradeable Taunt**. When you draw this, get a copy of it.
//~ derived VAC_337 3289299c def81b81.3e631d91 7e3c5909
pub const VAC_337: Power = on(Word::WhenDrawn, &[get(copy_of(THIS))]);

/// # Cup o' Muscle
/// Spell · 1 mana
/// > Give a minion in your hand +2/+1. *(3 Drinks left!)*
/// - Makes: Cup o' Muscle [`VAC_338t`] ("Give a minion in your hand +2/+1. (2 Drinks…"); Cup o' Muscle [`VAC_338t2`] ("Give a minion in your hand +2/+1. (Last Drink!)"); Meal in a Cup [`VAC_338e`] ("\+2/+1.")
//~ derived VAC_338 66c004af 2f198b86.4339c870 d06a382d.3c1c2768
pub const VAC_338: Power =
    abilities(&[spell(&[attach("VAC_338e").to(YOUR_HAND.that(MINION).random())]), twinspell("VAC_338t")]);

/// # Meal in a Cup
/// Enchantment · Fire
/// > \+2/+1.
//~ derived VAC_338e f14757bf d2acfc16.3a1273bb feb9702a
pub const VAC_338e: Power = enchant(&[plus(2, 1)]);

/// # Cup o' Muscle
/// Spell · 1 mana
/// > Give a minion in your hand +2/+1. *(2 Drinks left!)*
//~ derived VAC_338t 603f17f0 2f198b86.24b24e6d d06a382d
pub const VAC_338t: Power =
    abilities(&[spell(&[give(&[plus(2, 1)]).to(YOUR_HAND.that(MINION).random())]), twinspell("VAC_338t2")]);

/// # Cup o' Muscle
/// Spell · 1 mana
/// > Give a minion in your hand +2/+1. *(Last Drink!)*
//~ derived VAC_338t2 ca5ef26d 2f198b86.4b53c28c d06a382d
pub const VAC_338t2: Power = spell(&[give(&[plus(2, 1)]).to(YOUR_HAND.that(MINION).random())]);

/// # Muensterosity
/// Minion · Elemental · 9 mana · 6/9
/// > **Taunt**. At the end of your turn, summon an Elemental with stats equal to this minion's.
/// - Makes: Cheese Elemental [`VAC_339t`] (1/1)
//~ derived VAC_339 83d1500e dfccf862.0ca14c29 286473da.b3ac8379
#[rustfmt::skip]
pub const VAC_339: Power = at_end_of_your_turn(&[summon(card("VAC_339t")), give(&[ATTACK.set_to(X)]).with_x(ATTACK.of(THIS)).to(IT), give(&[HEALTH.set_to(X)]).with_x(HEALTH.of(THIS)).to(IT)]);

/// # Cheese Elemental
/// Minion · Elemental · 1 mana · 1/1
//~ vanilla VAC_339t f69627fb f82494ef f6f07aeb
pub const VAC_339t: Power = VANILLA;

/// # Hamm, the Hungry
/// Minion · 6 mana · 3/3
/// > **Druid Tourist Taunt**. At the end of your turn, eat a minion in the enemy's deck to gain +2/+2.
/// - Makes: Stuffed [`VAC_340e`] ("\+2/+2")
//~ done VAC_340 - 54c1f3fd.df9f526b dcdea840.dad7bd1a
#[rustfmt::skip]
pub const VAC_340: Power = whenever(YOU.turn_end()).then(&[if_(there_is(&ENEMY_DECK.that(MINION)), &[destroy(ENEMY_DECK.that(MINION).random()), attach("VAC_340e")])]);

/// # Stuffed
/// Enchantment
/// > \+2/+2
//~ derived VAC_340e 3c666fce d522ad72.af9ef149 a6956e38
pub const VAC_340e: Power = enchant(&[plus(2, 2)]);

/// # Undercooked Calamari
/// Minion · Beast · 4 mana · 3/4
/// > **Battlecry:** Destroy an enemy minion with Attack less than or equal to this minion's.
//~ done VAC_341 - 60e0c4a3.282d798c ddbd649e
pub const VAC_341: Power = battlecry(&[destroy(AN_ENEMY_MINION.that(ATTACK.no_more_than(&ATTACK.of(THIS))))]);

/// # The Ryecleaver
/// Weapon · 5 mana · 4/2 durability
/// > **Battlecry and Deathrattle:** Get a Slice of Bread. *(Get 2 to Sandwich any minions in between!)*
/// - Makes: Slice of Bread [`VAC_525t1`] ("Get another Slice of Bread to stuff all minions…"); Minion Sandwich [`VAC_525t2`] ("Summon the minions stuffed in this Sandwich."); Sandwich Tracker [`VAC_525e`]
//~ done VAC_525 - a21f3d36.76614ef2 eef2606c.ec6958a3
pub const VAC_525: Power = abilities(&[battlecry(&[get(card("VAC_525t1"))]), deathrattle(&[get(card("VAC_525t1"))])]);

/// # Sandwich Tracker
/// Enchantment
//~ todo VAC_525e 26c8dbab d522ad72 5405beb1
pub const VAC_525e: Power = TODO;

/// # Slice of Bread
/// Spell · 0 mana
/// > *Get another Slice of Bread to stuff all minions in between into a 2-Cost Sandwich!*
///
/// # Notes
///
/// Two Slices without a minion in between stay as they are.
//~ done VAC_525t1 - 3e8f9d5a.9ddea09d 097c05bd
pub const VAC_525t1: Power = abilities(&[
    aura(THIS).in_hand().have(&[has(GameTag::CANT_PLAY)]),
    whenever(YOU.get(ITSELF)).in_hand().then(&[if_(
        there_is(&OTHER_SLICE.all_to_the_right().that(MINION)),
        &[
            create_aside(card("VAC_525t2")),
            remember(IT),
            keep_with(the(OTHER_SLICE.all_to_the_right().that(MINION)), REMEMBERED),
            remove_from_game(OTHER_SLICE),
            get(the(REMEMBERED)),
            remove_from_game(THIS),
        ],
    )]),
]);

const OTHER_SLICE: Selector = together(&[YOUR_HAND.that(named("VAC_525t1")).other().first(1)]);

/// # Minion Sandwich
/// Spell · 2 mana
/// > Summon the minions stuffed in this Sandwich.@Summon the {0} \|4(minion, minions) stuffed in this Sandwich.
//~ done VAC_525t2 - 7846e7ae.f902a19e 5bf8b2cb
pub const VAC_525t2: Power = spell(&[summon(the(KEPT))]);

/// # Char
/// Spell · Fire · 4 mana
/// > Deal $7 damage to a minion. Give a random minion in your hand stats equal to the excess damage.
/// - Makes: Toasty [`VAC_526e`] ("Increased Stats")
//~ done VAC_526 - 085e2d30.2a0d8a36 dcc0db77.39be6be9
pub const VAC_526: Power =
    spell(&[deal(7).to(A_MINION), give(&[plus(1, 1).times(X)]).with_x(EXCESS).to(YOUR_HAND.that(MINION).random())]);

/// # Toasty
/// Enchantment
/// > Increased Stats
//~ todo VAC_526e 22fd770a d522ad72.7b07b71a 0c5b3dc9
pub const VAC_526e: Power = TODO;

/// # Draconic Delicacy
/// Minion · Dragon · 8 mana · 6/6
/// > **Rush**, **Elusive** Can only take 1 damage at a time.
//~ derived VAC_527 6fcef9fe 4e851ff9.661a0ed7 517605ff
pub const VAC_527: Power = whenever(THIS.would_take_damage_from(CARD)).then(&[damage_at_most(1)]);

/// # All You Can Eat
/// Spell · 3 mana
/// > Draw three minions of different minion types.
//~ done VAC_528 - 82ede6d1.be6be39e 0dd071a0
pub const VAC_528: Power = spell(&[get(the(YOUR_DECK.that(MINION).different(3, CardProperty::Race)))]);

/// # Food Fight
/// Spell · 3 mana
/// > Summon a 0/4 Entrée for your opponent. When it dies, summon a minion from your deck.
/// - Makes: Entrée [`VAC_533t`] (0/4, "Deathrattle: Your opponent summons a minion from…")
//~ done VAC_533 - 82ede6d1.f2ba2baf 68df6fed.c0791540
pub const VAC_533: Power = spell(&[summon(card("VAC_533t")).for_(OPPONENT)]);

/// # Entrée
/// Minion · 3 mana · 0/4
/// > **Deathrattle:** Your opponent summons a minion from their deck.
//~ done VAC_533t - 8de48e29.74234033 cc66eb6c
pub const VAC_533t: Power = deathrattle(&[summon(the(ENEMY_DECK.that(MINION).random())).for_(OPPONENT)]);

/// # Reserved Spot
/// Spell · 3 mana
/// > Give a random minion in your hand +4/+4. If it's the only one there, reduce its Cost by (2).
/// - Makes: Reserved [`WORK_021e`] ("\+4/+4.")
//~ done WORK_021 - 82ede6d1.46b9c4c9 c8a90846.51c7af8d
#[rustfmt::skip]
pub const WORK_021: Power = spell(&[attach("WORK_021e").to(YOUR_HAND.that(MINION).random()), give(&[cost_less(2)]).to(IT).when(there_are_at_most(1, &YOUR_HAND.that(MINION)))]);

/// # Reserved
/// Enchantment
/// > \+4/+4.
//~ derived WORK_021e 21987355 d522ad72.8fbdcdac 65e9de7d
pub const WORK_021e: Power = enchant(&[plus(4, 4)]);

/// # Punch Card
/// Spell · 3 mana
/// > Give your hero +3 Attack and "Also damages adjacent minions" this turn.
/// - Makes: Punched In [`WORK_022e`] ("\+3 Attack this turn.")
//~ done WORK_022 - 82ede6d1.61f2792e f53f806f.239de21a
pub const WORK_022: Power = spell(&[attach("WORK_022e").to(YOUR_HERO)]);

/// # Punched In
/// Enchantment
/// > \+3 Attack this turn.
//~ done WORK_022e - d522ad72.6e434625 eb15e291
pub const WORK_022e: Power = abilities(&[enchant(&[ATTACK.plus(3)]).this_turn(), also_damages(THAT.neighbours())]);

/// # Alloy Advisor
/// Minion · Mech · 4 mana · 2/6
/// > **Taunt** Whenever this takes damage, gain 3 Armor.
//~ derived WORK_023 b4558dcd 0b5ee3de.c7525145 b7265a5d
pub const WORK_023: Power = whenever(THIS.takes_damage_from(CARD)).then(&[armor(3)]);
