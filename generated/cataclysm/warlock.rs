//! Warlock cards of Cataclysm.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 0e4e270d

/// # Ocular Occultist
/// Minion · Demon · 3 mana · 3/6
/// > **Taunt Battlecry:** Choose a card in your hand to discard.
//~ done CATA_490 - de1e4a92.dd18a04c 7b9deeab
pub const CATA_490: Power = battlecry(&[discard(A_CARD_IN_YOUR_HAND)]);

/// # Eldritch Tentacles
/// Spell · Shadow · 6 mana
/// > Deal $3 damage to all minions. Repeat this with 1 less damage.
///
/// # Notes
///
/// "This" is what was done last: 3, then 2, then 1 damage, 6 in all.
//~ done CATA_491 - b1a71a54.6f0c6bf6 4839bbe4
pub const CATA_491: Power = spell(&[
    deal(3).to(MINIONS),
    set_counter(0, 2),
    deal(1).times(counter_value(0)).to(MINIONS),
    set_counter(0, 1),
    deal(1).times(counter_value(0)).to(MINIONS),
]);

/// # Shrine of Twilight
/// Location · 4 mana · 2 uses
/// > **Herald** {0}. Draw a card.
//~ derived CATA_492 313c3890 607b338c.efdf4d14 e53277e3
pub const CATA_492: Power = location(&[herald(), draw(1)]);

/// # Duke of Below
/// Minion · 4 mana · 2/2
/// > **Rush** Has +2/+2 for each card you've discarded this game.
/// - Makes: Binding Nightmare [`CATA_493e`] ("Increased Stats.")
//~ derived CATA_493 93e6e561 59f7eac5.f05217a0 fe2223ff.04c17c59
pub const CATA_493: Power = aura(THIS).have(&[plus(2, 2).times(YOU.discard(CARD).this_game().count())]);

/// # Binding Nightmare
/// Enchantment
/// > Increased Stats.
//~ todo CATA_493e 88eb07b5 d522ad72.8950806f 7d461213
pub const CATA_493e: Power = TODO;

/// # Maloriak
/// Minion · Dragon · 7 mana · 7/7
/// > After you discard a minion, summon a copy of it.
//~ done CATA_494 - 13d52b2e.a2114278 eff53155
pub const CATA_494: Power = after(YOU.discard(MINION)).then(&[summon(copy_of(THAT))]);

/// # Cursed Chains
/// Spell · Shadow · 2 mana
/// > Take control of an enemy minion until the end of their turn. It can't attack this turn.
/// - Makes: Cursed Chains [`CATA_496e`] ("Switched control, but can't attack.")
//~ done CATA_496 - a5d45018.2214560d a7e248f5.e1edd802
pub const CATA_496: Power = spell(&[
    take_control(AN_ENEMY_MINION),
    lend(&[has(GameTag::CANT_ATTACK)], Lasts::ThisTurn).to(TARGET),
    attach("CATA_496e").to(TARGET),
]);

/// # Cursed Chains
/// Enchantment
/// > Switched control, but can't attack.
//~ done CATA_496e - d522ad72.16a6d7ab a7e248f5
pub const CATA_496e: Power = whenever(OPPONENT.turn_end()).once().then(&[give_to_opponent(THIS.that(FRIENDLY))]);

/// # Rafaams' Last Stand
/// Spell · 3 mana
/// > Deal $@ damage to two random enemy minions. *(Upgrades each turn!)*
/// - Numbers: {0} = 2
//~ derived CATA_498 b562cca3 82ede6d1.8f4d82f3.ea1d8a8e 591b2b32
#[rustfmt::skip]
pub const CATA_498: Power = abilities(&[spell(&[deal(1).times(TEXT_NUMBER).to(ENEMY_MINIONS.random_of(2))]), whenever(YOU.turn_start()).in_hand().then(&[raise_text_number(1)])]);

/// # Disposable Acolytes
/// Spell · Shadow · 2 mana
/// > When you play or discard this, summon two random 1-Cost minions.
//~ derived CATA_499 eb4db552 a5d45018.848e3a45 7bb4d429
#[rustfmt::skip]
pub const CATA_499: Power = abilities(&[spell(&[summon(random(all(&[MINION, COST.is(1)]))).picks(2)]), on(Word::WhenDiscarded, &[summon(random(all(&[MINION, COST.is(1)]))).picks(2)])]);

/// # Shadowsworn Disciple
/// Minion · 2 mana · 2/1
/// > **Battlecry: Herald** {0}. **Deathrattle:** Restore #3 Health to your hero.
/// - Makes: Soldier of Cho'gall [`CATA_725t`] (1/1, "At the end of your turn, destroy the minion to…")
//~ derived CATA_725 66291a1c 5673be69.066f3649 5122bab2.7a4ef327
pub const CATA_725: Power = abilities(&[battlecry(&[herald()]), deathrattle(&[heal(3).to(YOUR_HERO)])]);

/// # Soldier of Cho'gall
/// Minion · 1 mana · 1/1
/// > At the end of your turn, destroy the minion to the right to gain +{0}/+{0}. ***Herald** twice to upgrade*.@At the end of your turn, destroy the minion to the right to gain +{0}/+{0}. ***Herald** once to upgrade*.@At the end of your turn, destroy the minion to the right to gain +{0}/+{0}.
/// - Numbers: {0} = 2
///
/// # Notes
///
/// Its text counts Heralds while it is in play: it upgrades after two, and again after two more. The numbers are 1, 2 and 4 times the printed one.
//~ done CATA_725t - cbd7c476.5af19750.ea1d8a8e abed8f62
pub const CATA_725t: Power = at_end_of_your_turn(&[either(
    there_is(&FRIENDLY_MINIONS.that(all(&[named("CATA_726"), not(&with(GameTag::SILENCED))]))),
    &[if_(
        there_is(&ENEMY_DECK.that(MINION)),
        &[
            destroy(ENEMY_DECK.that(MINION).random()),
            either(
                YOU.herald().this_game().at_least(4),
                &[give(&[plus(8, 8)])],
                &[either(YOU.herald().this_game().at_least(2), &[give(&[plus(4, 4)])], &[give(&[plus(2, 2)])])],
            ),
        ],
    )],
    &[if_(
        there_is(&THIS.to_the_right().that(not(&DEAD))),
        &[
            destroy(THIS.to_the_right().that(not(&DEAD))),
            either(
                YOU.herald().this_game().at_least(4),
                &[give(&[plus(8, 8)])],
                &[either(YOU.herald().this_game().at_least(2), &[give(&[plus(4, 4)])], &[give(&[plus(2, 2)])])],
            ),
        ],
    )],
)]);

/// # Cho'gall, Mastermind
/// Minion · 9 mana · 6/6
/// > **Colossal +2** Your Arms and Soldiers destroy minions in the enemy's deck instead.
/// - Makes: Cho's Arm [`CATA_726t`] (1/1, "At the end of your turn, destroy the minion to…"); Gall's Arm [`CATA_726t1`] (1/1, "At the end of your turn, destroy the minion to…"); Embiggened [`CATA_726e2`] ("Increased stats.")
///
/// # Notes
///
/// Its arms and soldiers ask whether it is there.
//~ done CATA_726 - 3498164e.c339547e 65ee823e.12b15e59
pub const CATA_726: Power = colossal(&["CATA_726t", "CATA_726t1"]);

/// # Embiggened
/// Enchantment
/// > Increased stats.
//~ todo CATA_726e2 932cefab d522ad72.a536d554 5fa951f2
pub const CATA_726e2: Power = TODO;

/// # Cho's Arm
/// Minion · 1 mana · 1/1
/// > At the end of your turn, destroy the minion to the right to gain +{0}/+{0}. ***Herald** twice to upgrade*.@At the end of your turn, destroy the minion to the right to gain +{0}/+{0}. ***Herald** once to upgrade*.@At the end of your turn, destroy the minion to the right to gain +{0}/+{0}.
/// - Numbers: {0} = 2
/// - Makes: Souldrain [`CATA_726te`] ("Increased Stats")
///
/// # Notes
///
/// Its text counts Heralds while it is in play: it upgrades after two, and again after two more. The numbers are 1, 2 and 4 times the printed one.
//~ done CATA_726t - cbd7c476.5af19750.ea1d8a8e b4d2fd90.3c18991d
pub const CATA_726t: Power = at_end_of_your_turn(&[either(
    there_is(&FRIENDLY_MINIONS.that(all(&[named("CATA_726"), not(&with(GameTag::SILENCED))]))),
    &[if_(
        there_is(&ENEMY_DECK.that(MINION)),
        &[
            destroy(ENEMY_DECK.that(MINION).random()),
            either(
                YOU.herald().this_game().at_least(4),
                &[give(&[plus(8, 8)])],
                &[either(YOU.herald().this_game().at_least(2), &[give(&[plus(4, 4)])], &[give(&[plus(2, 2)])])],
            ),
        ],
    )],
    &[if_(
        there_is(&THIS.to_the_right().that(not(&DEAD))),
        &[
            destroy(THIS.to_the_right().that(not(&DEAD))),
            either(
                YOU.herald().this_game().at_least(4),
                &[give(&[plus(8, 8)])],
                &[either(YOU.herald().this_game().at_least(2), &[give(&[plus(4, 4)])], &[give(&[plus(2, 2)])])],
            ),
        ],
    )],
)]);

/// # Gall's Arm
/// Minion · 1 mana · 1/1
/// > At the end of your turn, destroy the minion to the right to gain +{0}/+{0}. ***Herald** twice to upgrade*.@At the end of your turn, destroy the minion to the right to gain +{0}/+{0}. ***Herald** once to upgrade*.@At the end of your turn, destroy the minion to the right to gain +{0}/+{0}.
/// - Numbers: {0} = 2
///
/// # Notes
///
/// Its text counts Heralds while it is in play: it upgrades after two, and again after two more. The numbers are 1, 2 and 4 times the printed one.
//~ done CATA_726t1 - cbd7c476.5af19750.ea1d8a8e 0a758905
pub const CATA_726t1: Power = at_end_of_your_turn(&[either(
    there_is(&FRIENDLY_MINIONS.that(all(&[named("CATA_726"), not(&with(GameTag::SILENCED))]))),
    &[if_(
        there_is(&ENEMY_DECK.that(MINION)),
        &[
            destroy(ENEMY_DECK.that(MINION).random()),
            either(
                YOU.herald().this_game().at_least(4),
                &[give(&[plus(8, 8)])],
                &[either(YOU.herald().this_game().at_least(2), &[give(&[plus(4, 4)])], &[give(&[plus(2, 2)])])],
            ),
        ],
    )],
    &[if_(
        there_is(&THIS.to_the_right().that(not(&DEAD))),
        &[
            destroy(THIS.to_the_right().that(not(&DEAD))),
            either(
                YOU.herald().this_game().at_least(4),
                &[give(&[plus(8, 8)])],
                &[either(YOU.herald().this_game().at_least(2), &[give(&[plus(4, 4)])], &[give(&[plus(2, 2)])])],
            ),
        ],
    )],
)]);

/// # Souldrain
/// Enchantment
/// > Increased Stats
//~ todo CATA_726te fb1be1bd d522ad72.7b07b71a a45745c1
pub const CATA_726te: Power = TODO;
