//! Hunter cards of Whizbang's Workshop.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file a4c282cc

/// # Wilderness Pack
/// Spell · 1 mana
/// > Add 5 random Beasts to your hand. They are **Temporary**.
/// - Makes: Knock-Off Pack [`MIS_104e`] ("Discards at the end of your turn.")
//~ derived MIS_104 f89f9497 2f198b86.ca6b24e9 5fa6eff0.9421aa0b
pub const MIS_104: Power = spell(&[get(random(BEAST)).picks(5), give(&[has(GameTag::GHOSTLY)]).to(IT)]);

/// # Knock-Off Pack
/// Enchantment
/// > Discards at the end of your turn.
//~ todo MIS_104e b5c10551 d522ad72.aece52c5 f8298007
pub const MIS_104e: Power = TODO;

/// # Bargain Bin
/// Spell · 2 mana
/// > **Secret:** After your opponent plays a minion, spell, or weapon, draw a card of the other 2 types.
//~ done MIS_105 - 7846e7ae.dd71e361 1fecc006
pub const MIS_105: Power = abilities(&[
    after(OPPONENT.play(MINION)).then(&[draw_that(1, SPELL), draw_that(1, WEAPON)]),
    after(OPPONENT.play(SPELL)).then(&[draw_that(1, MINION), draw_that(1, WEAPON)]),
    after(OPPONENT.play(WEAPON)).then(&[draw_that(1, MINION), draw_that(1, SPELL)]),
]);

/// # Product 9
/// Minion · Mech · Beast · 5 mana · 4/4
/// > **Battlecry:** Recast every friendly **Secret** that triggered this game.
//~ done MIS_914 - 7bf23e47.e25d3174 ea68310e
pub const MIS_914: Power = battlecry(&[cast(each_past(YOU.reveals(CARD).this_game()))]);

/// # Painted Canvasaur
/// Minion · Beast · 2 mana · 3/2
/// > **Battlecry:** Give each other friendly Beast a random **Bonus Effect**.
//~ done TOY_350 - b36f6b93.1c7ce867 2a94ab4a
pub const TOY_350: Power = battlecry(&[bonus_effects(1).to(OTHER_FRIENDLY_MINIONS.that(BEAST))]);

/// # Mystery Egg
/// Minion · 4 mana · 0/3
/// > **Miniaturize Deathrattle:** Get a copy of a random Beast in your deck. It costs (3) less.
/// - Makes: Mystery Egg [`TOY_351t`] (1/1, "Mini Deathrattle: Get a copy of a random Beast in…"); Hatched! [`TOY_351e1`] ("Costs (3) less.")
//~ derived TOY_351 a492ae1a 47eeeef7.83cc2092 61f68b1f.16e20438
pub const TOY_351: Power = deathrattle(&[get(copy_of(YOUR_DECK.that(BEAST).random())), attach("TOY_351e1").to(IT)]);

/// # Hatched!
/// Enchantment
/// > Costs (3) less.
//~ derived TOY_351e1 9804d73d d522ad72.bb1f76c5 ad22a98c
pub const TOY_351e1: Power = enchant(&[cost_less(3)]);

/// # Mystery Egg
/// Minion · 1 mana · 1/1
/// > **Mini Deathrattle:** Get a copy of a random Beast in your deck. It costs (3) less.
//~ done TOY_351t - cbd7c476.2b61317a 61f68b1f
pub const TOY_351t: Power = deathrattle(&[get(copy_of(YOUR_DECK.that(BEAST).random())), attach("TOY_351e1").to(IT)]);

/// # Fetch!
/// Spell · 1 mana
/// > Draw a minion. If it's a Beast, draw a spell.
//~ derived TOY_352 c2e54042 2f198b86.502fbd56 88726e00
pub const TOY_352: Power = spell(&[draw_that(1, MINION), draw_that(1, SPELL).when(there_is(&IT.that(BEAST)))]);

/// # Patchwork Pals
/// Spell · 2 mana
/// > Get all 3 Animal Companions. They cost (1) less.
/// - Makes: Patchwork [`TOY_353e`] ("Costs (1) less.")
//~ done TOY_353 - 7846e7ae.5e3ef53b 2834a61a.79e44c57
pub const TOY_353: Power = spell(&[either(
    there_is(&crate::legacy::hunter::COMPANIONS),
    &[get(fresh_copy_of(crate::legacy::hunter::COMPANIONS)), attach("TOY_353e").to(IT)],
    &[
        get(card("NEW1_032")),
        attach("TOY_353e").to(IT),
        get(card("NEW1_033")),
        attach("TOY_353e").to(IT),
        get(card("NEW1_034")),
        attach("TOY_353e").to(IT),
    ],
)]);

/// # Patchwork
/// Enchantment
/// > Costs (1) less.
//~ derived TOY_353e 9f4f92c5 d522ad72.f705eb41 bc04a8fd
pub const TOY_353e: Power = enchant(&[cost_less(1)]);

/// # R.C. Rampage
/// Spell · 4 mana
/// > Summon six 1/1 Hounds. Any that can't fit give the others +1/+1.
/// - Makes: R.C. Hound [`TOY_358t`] (1/1); CHARGE! [`TOY_354e`] ("\+1/+1.")
//~ done TOY_354 - 38d1d3b0.ccd76359 0d856674.1d22bc39
pub const TOY_354: Power = spell(&[repeat(
    6,
    &[either(
        there_are_at_most(6, &YOUR_BOARD),
        &[summon(card("TOY_358t"))],
        &[attach("TOY_354e").to(FRIENDLY_MINIONS.that(made_by(&THIS)))],
    )],
)]);

/// # CHARGE!
/// Enchantment
/// > \+1/+1.
//~ derived TOY_354e e7f35ffd d522ad72.cb08f83e 44a141cf
pub const TOY_354e: Power = enchant(&[plus(1, 1)]);

/// # Hemet, Foam Marksman
/// Minion · 3 mana · 3/4
/// > After a friendly Beast dies, get a random **Legendary** Beast from the past. It costs (2) less.
/// - Makes: Foam Fury [`TOY_355e2`] ("Costs (2) less.")
//~ derived TOY_355 84741047 05841e04.bf63e010 c9bb3d14.2ef99c56
#[rustfmt::skip]
pub const TOY_355: Power = after(OTHER_FRIENDLY_MINIONS.that(BEAST).die()).then(&[get(random(all(&[BEAST, rarity(Rarity::Legendary), FROM_THE_PAST]))), attach("TOY_355e2").to(IT)]);

/// # Foam Fury
/// Enchantment
/// > Costs (2) less.
//~ derived TOY_355e2 79b6e0ae d522ad72.90c32b47 8cc727e4
pub const TOY_355e2: Power = enchant(&[cost_less(2)]);

/// # Toyrannosaurus
/// Minion · Beast · 7 mana · 7/7
/// > **Rush Deathrattle:** Deal 7 damage to a random enemy.
//~ derived TOY_356 1438bc7f 33366064.e36e07d6 a1906a8e
pub const TOY_356: Power = deathrattle(&[deal(7).to(ENEMIES.random())]);

/// # King Plush
/// Minion · Beast · 9 mana · 6/6
/// > **Charge Battlecry:** Return all minions with less Attack than this to their owner's decks.
//~ done TOY_357 - f9028178.e27aa8bd b3108d50
pub const TOY_357: Power = battlecry(&[
    shuffle(the(FRIENDLY_MINIONS.that(not(&ATTACK.no_less_than(&ATTACK.of(THIS)))))),
    shuffle(the(ENEMY_MINIONS.that(not(&ATTACK.no_less_than(&ATTACK.of(THIS)))))).for_(OPPONENT),
]);

/// # Remote Control
/// Weapon · 2 mana · 1/3 durability
/// > After your hero attacks, summon a 1/1 Hound.
/// - Makes: R.C. Hound [`TOY_358t`] (1/1)
//~ derived TOY_358 88ca253c 8d73efa7.6530a382 f73aef0e.d2d8e6c7
pub const TOY_358: Power = after(YOUR_HERO.attack(CARD)).then(&[summon(card("TOY_358t"))]);

/// # R.C. Hound
/// Minion · Mech · Beast · 1 mana · 1/1
//~ vanilla TOY_358t ab95410a 0b3f7ffa 42c8171c
pub const TOY_358t: Power = VANILLA;

/// # Jungle Gym
/// Location · 2 mana · 3 uses
/// > Deal 1 damage to a random enemy. Repeat for each friendly Beast.
//~ derived TOY_359 3fe1af85 3195d7e3.7a4b7319 812e7b14
#[rustfmt::skip]
pub const TOY_359: Power = location(&[deal(1).to(ENEMIES.random()), perform(&[deal(1).to(ENEMIES.random())]).for_each(FRIENDLY_MINIONS.that(BEAST))]);
