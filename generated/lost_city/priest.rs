//! Priest cards of The Lost City of Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file b764c2bb

/// # Ritual of Life
/// Spell · Holy · 2 mana
/// > **Discover** a 3-Cost minion. Summon a 2/3 copy of it.
/// - Makes: Lasting Life [`DINO_426e`] ("2/3.")
//~ derived DINO_426 09c5817f 5fbdf668.39eb417f 20a87fb0.087bfba0
pub const DINO_426: Power =
    spell(&[discover(all(&[MINION, COST.is(3)])), summon(copy_of(IT)), attach("DINO_426e").to(IT)]);

/// # Lasting Life
/// Enchantment
/// > 2/3.
//~ derived DINO_426e dd608005 d522ad72.11ba6222 8a31a461
pub const DINO_426e: Power = enchant(&[become_stats(2, 3)]);

/// # Behemoth Mask
/// Spell · 7 mana
/// > Set a minion's stats to 8/10 and give it **Lifesteal**. Force a random enemy minion to attack it.
/// - Makes: Behemoth Mask [`DINO_428e`] ("8/10 and Lifesteal.")
//~ done DINO_428 - 014b7716.3d55913f 3fe24479.d1db9859
#[rustfmt::skip]
pub const DINO_428: Power = spell(&[give(&[become_stats(8, 10)]).to(A_MINION), give(&[has(GameTag::LIFESTEAL)]).to(IT), make_attack(ENEMY_MINIONS.random(), IT)]);

/// # Behemoth Mask
/// Enchantment
/// > 8/10 and **Lifesteal**.
//~ derived DINO_428e 49dac35b d522ad72.f50d4004 3fe24479
pub const DINO_428e: Power = enchant(&[become_stats(8, 10), has(GameTag::LIFESTEAL)]);

/// # Atlasaurus
/// Minion · Beast · 8 mana · 5/10
/// > **Taunt**. **Deathrattle:** Summon a random **Taunt** minion that costs (5) or more.
//~ derived DINO_431 cea47c59 7a121068.4292e96a ad6f451c
pub const DINO_431: Power = deathrattle(&[summon(random(all(&[MINION, with(GameTag::TAUNT), COST.at_least(5)])))]);

/// # Archaios
/// Minion · Beast · 3 mana · 1/6
/// > Whenever another friendly minion attacks, set its Health equal to this minion's Health.
/// - Makes: [`TLC_811e`](crate::saviors_of_uldum::priest::TLC_811e)
//~ done TLC_811 - 9baced35.44bfb3d4 8027461b.02154119
#[rustfmt::skip]
pub const TLC_811: Power = whenever(OTHER_FRIENDLY_MINIONS.attack(CARD)).then(&[give(&[HEALTH.set_to(X)]).with_x(HEALTH.of(THIS)).to(SUBJECT)]);

/// # Purifying Vines
/// Spell · Holy · 1 mana
/// > Choose a minion. If it's friendly, give it +2 Health. If it's an enemy, give it -2 Health.
/// - Makes: Verdant Vines [`TLC_813e`] ("\+2 Health."); Withering Vines [`TLC_813e2`] ("\-2 Health.")
//~ done TLC_813 - dd4c6abd.1c7d427a 5dbf04eb.0b1dd97a
pub const TLC_813: Power = spell(&[
    select(A_MINION),
    either(there_is(&IT.that(ENEMY)), &[attach("TLC_813e2").to(IT)], &[attach("TLC_813e").to(IT)]),
]);

/// # Verdant Vines
/// Enchantment
/// > \+2 Health.
//~ derived TLC_813e 40b43a54 d522ad72.51d51864 407a5b1d
pub const TLC_813e: Power = enchant(&[HEALTH.plus(2)]);

/// # Withering Vines
/// Enchantment
/// > \-2 Health.
//~ derived TLC_813e2 0624abec d522ad72.76b06aea 924a315c
pub const TLC_813e2: Power = enchant(&[HEALTH.plus(-2)]);

/// # Twilight Mender
/// Minion · 3 mana · 3/4
/// > **Deathrattle:** Get a random Holy and Shadow spell.
//~ done TLC_814 - 05841e04.5be789b5 c422c810
pub const TLC_814: Power =
    deathrattle(&[get(random(school(SpellSchool::Holy))), get(random(school(SpellSchool::Shadow)))]);

/// # Gravedawn Voidbulb
/// Spell · Shadow · 4 mana
/// > Summon a random 4-Cost minion and give it **Taunt**. **Kindred:** Do it again.
/// - Makes: Void Touched [`TLC_815e`] ("Taunt.")
//~ derived TLC_815 ca53f36e 1e562e45.5e2a60c4 ee5a437e.919d0c66
#[rustfmt::skip]
pub const TLC_815: Power = spell(&[summon(random(all(&[MINION, COST.is(4)]))), attach("TLC_815e").to(IT), if_(KINDRED, &[summon(random(all(&[MINION, COST.is(4)]))), attach("TLC_815e").to(IT)])]);

/// # Void Touched
/// Enchantment
/// > **Taunt**.
//~ derived TLC_815e fea73a55 d522ad72.0643522b 1f278686
pub const TLC_815e: Power = enchant(&[has(GameTag::TAUNT)]);

/// # Gravedawn Sunbloom
/// Spell · Holy · 4 mana
/// > Draw 2 cards. **Kindred:** This costs (2) less.
//~ done TLC_816 - f22de4ff.0ea0c06a cb4e0603
pub const TLC_816: Power = abilities(&[spell(&[draw(2)]), aura(THIS).when(KINDRED).in_hand().have(&[cost_less(2)])]);

/// # Reach Equilibrium
/// Spell · 1 mana
/// > **Quest:** Cast 4 Holy spells **Reward:** Life's Breath. **Quest:** Cast 4 Shadow spells. **Reward:** Death's Touch.
/// - Makes: Cleanse the Shadow [`TLC_817t`] ("Quest: Cast 4 Holy spells. Reward: Life's Breath."); Corrupt the Light [`TLC_817t2`] ("Quest: Cast 4 Shadow spells. Reward: Death's…"); Sol'etos, Life's Breath [`TLC_817t3`] (4/4, "Taunt. Battlecry: Summon a copy of this. If…"); Sol'etos, Death's Touch [`TLC_817t4`] (4/4, "Reborn. Deathrattle: Deal 5 damage to a random…"); Sol'etos, Cycle's Rebirth [`TLC_817t5`] (8/8, "Taunt, Reborn. Battlecry: Summon a copy of this.…")
//~ done TLC_817 - 2f198b86.e41f5a55 76afdf55.644c83ad
pub const TLC_817: Power =
    spell(&[put_into_play(card("TLC_817t")), put_into_play(card("TLC_817t2")), remove_from_game(THIS)]);

/// # Cleanse the Shadow
/// Spell · 1 mana
/// > **Quest:** Cast 4 Holy spells. **Reward:** Life's Breath.
/// - Makes: Sol'etos, Life's Breath [`TLC_817t3`] (4/4, "Taunt. Battlecry: Summon a copy of this. If…")
//~ derived TLC_817t f882e2ad 2f198b86.0d544469 b3b47a82.1496827e
pub const TLC_817t: Power =
    quest(Goal::Times(4), &[YOU.cast(school(SpellSchool::Holy))]).reward(&[get(card("TLC_817t3"))]);

/// # Corrupt the Light
/// Spell · 1 mana
/// > **Quest:** Cast 4 Shadow spells. **Reward:** Death's Touch.
/// - Makes: Sol'etos, Death's Touch [`TLC_817t4`] (4/4, "Reborn. Deathrattle: Deal 5 damage to a random…")
//~ derived TLC_817t2 ca284a1d 2f198b86.0d27ae77 887d4dc5.acfc13fc
pub const TLC_817t2: Power =
    quest(Goal::Times(4), &[YOU.cast(school(SpellSchool::Shadow))]).reward(&[get(card("TLC_817t4"))]);

/// # Sol'etos, Life's Breath
/// Minion · Elemental · 5 mana · 4/4
/// > **Taunt**. **Battlecry:** Summon a copy of this. *If you're holding both halves of Sol'etos, combine!*
/// - Makes: Sol'etos, Cycle's Rebirth [`TLC_817t5`] (8/8, "Taunt, Reborn. Battlecry: Summon a copy of this.…")
//~ done TLC_817t3 - 21966729.b4c2a367 7642145b.b9a446c9
pub const TLC_817t3: Power = abilities(&[
    battlecry(&[summon(copy_of(THIS))]),
    after(YOU.get(any(&[ITSELF, named("TLC_817t4")])))
        .in_hand()
        .when(there_is(&YOUR_HAND.that(named("TLC_817t4"))))
        .then(&[remove_from_game(YOUR_HAND.that(named("TLC_817t4")).first(1)), transform(THIS, card("TLC_817t5"))]),
]);

/// # Sol'etos, Death's Touch
/// Minion · Elemental · 5 mana · 4/4
/// > **Reborn**. **Deathrattle:** Deal 5 damage to a random enemy. *If you're holding both halves of Sol'etos, combine!*
/// - Makes: Sol'etos, Cycle's Rebirth [`TLC_817t5`] (8/8, "Taunt, Reborn. Battlecry: Summon a copy of this.…")
///
/// # Notes
///
/// The other half says how the two combine.
//~ done TLC_817t4 - 21966729.9e072d6d 21b7b745.b9a446c9
pub const TLC_817t4: Power = deathrattle(&[deal(5).to(ENEMIES.random())]);

/// # Sol'etos, Cycle's Rebirth
/// Minion · Elemental · 5 mana · 8/8
/// > **Taunt**, **Reborn**. **Battlecry:** Summon a copy of this. **Deathrattle:** Deal 5 damage to a random enemy.
//~ derived TLC_817t5 6684802a fbec3898.a3f97784 f114052a
pub const TLC_817t5: Power =
    abilities(&[battlecry(&[summon(copy_of(THIS))]), deathrattle(&[deal(5).to(ENEMIES.random())])]);

/// # Resuscitate
/// Spell · Shadow · 6 mana
/// > Resurrect a 1, 2, and 3-Cost minion. Give them **Reborn**.
//~ done TLC_818 - b1a71a54.b96089d3 f0a3393d
pub const TLC_818: Power = spell(&[
    summon(random_from_past(FRIENDLY_MINIONS.that(COST.is(1)).die().this_game())),
    give(&[has(GameTag::REBORN)]).to(IT),
    summon(random_from_past(FRIENDLY_MINIONS.that(COST.is(2)).die().this_game())),
    give(&[has(GameTag::REBORN)]).to(IT),
    summon(random_from_past(FRIENDLY_MINIONS.that(COST.is(3)).die().this_game())),
    give(&[has(GameTag::REBORN)]).to(IT),
]);

/// # Gladesong Siren
/// Minion · Naga · 6 mana · 4/7
/// > **Lifesteal** Costs (1) if you've cast a Holy and Shadow spell this turn.
//~ done TLC_819 - 29b31c54.93c8691d cd21a2d7
#[rustfmt::skip]
pub const TLC_819: Power = aura(THIS).when(all(&[YOU.cast(school(SpellSchool::Holy)).this_turn().at_least(1), YOU.cast(school(SpellSchool::Shadow)).this_turn().at_least(1)])).in_hand().have(&[cost(1)]);

/// # Glade Ecologist
/// Minion · 1 mana · 2/1
/// > **Deathrattle:** Get a 1-Cost Holy spell that gives a minion +2 or -2 Health.
/// - Makes: Purifying Vines [`TLC_813`] ("Choose a minion. If it's friendly, give it +2…")
//~ done TLC_820 - 57db445c.3e0aaadd f454d6b2.dea463a1
pub const TLC_820: Power = deathrattle(&[get(card("TLC_813"))]);

/// # Wilted Shadow
/// Minion · Elemental · 7 mana · 6/7
/// > **Lifesteal** Whenever you heal an enemy, this attacks it.
//~ done TLC_821 - 2cb5bf4b.6787cf6b 89636726
pub const TLC_821: Power = whenever(ENEMIES.is_healed_by(FRIENDLY)).then(&[make_attack(THIS, SUBJECT)]);

/// # Story of Amara
/// Spell · 10 mana
/// > Set your hero's Health to 40.
/// - Makes: Warded By Amara [`TLC_835e`] ("Increased Health.")
//~ done TLC_835 - 81779ce0.bdb2766f 6706ed69.de8a5736
pub const TLC_835: Power = spell(&[give(&[HEALTH.set(40)]).to(YOUR_HERO)]);

/// # Warded By Amara
/// Enchantment
/// > Increased Health.
//~ todo TLC_835e 8974ac05 d522ad72.89b088dc 9ff0e7f3
pub const TLC_835e: Power = TODO;
