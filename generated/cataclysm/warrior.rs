//! Warrior cards of Cataclysm.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 87bf691c

/// # Ragnaros, the Great Fire
/// Minion · Elemental · 8 mana · 8/8
/// > **Colossal +2** At the end of your turn, trigger your minions' **Deathrattles**.
/// - Makes: Hand of Ragnaros [`CATA_150t`] (2/1, "Deathrattle: Deal 2 damage to a random enemy.…"); Hand of Ragnaros [`CATA_150t1`] (2/1, "Deathrattle: Deal 2 damage to a random enemy.…")
//~ done CATA_150 - 94a348eb.6e299623 c0febbea.d615f514
#[rustfmt::skip]
pub const CATA_150: Power = abilities(&[colossal(&["CATA_150t", "CATA_150t1"]), at_end_of_your_turn(&[trigger(Word::Deathrattle, FRIENDLY_MINIONS.that(with(GameTag::DEATHRATTLE)))])]);

/// # Hand of Ragnaros
/// Minion · Elemental · 1 mana · 2/1
/// > **Deathrattle:** Deal {0} damage to a random enemy. ***Herald** twice to upgrade*.@**Deathrattle:** Deal {0} damage to a random enemy. ***Herald** once to upgrade*.@**Deathrattle:** Deal {0} damage to a random enemy.
/// - Numbers: {0} = 2
///
/// # Notes
///
/// Its text counts Heralds while it is in play: it upgrades after two, and again after two more. The numbers are 1, 2 and 4 times the printed one.
//~ done CATA_150t - 39a61494.8d4e2837.ea1d8a8e b0ee5181
pub const CATA_150t: Power = deathrattle(&[either(
    YOU.herald().this_game().at_least(4),
    &[deal(8).to(ENEMIES.random())],
    &[either(YOU.herald().this_game().at_least(2), &[deal(4).to(ENEMIES.random())], &[deal(2).to(ENEMIES.random())])],
)]);

/// # Hand of Ragnaros
/// Minion · Elemental · 1 mana · 2/1
/// > **Deathrattle:** Deal {0} damage to a random enemy. ***Herald** twice to upgrade*.@**Deathrattle:** Deal {0} damage to a random enemy. ***Herald** once to upgrade*.@**Deathrattle:** Deal {0} damage to a random enemy.
/// - Numbers: {0} = 2
///
/// # Notes
///
/// Its text counts Heralds while it is in play: it upgrades after two, and again after two more. The numbers are 1, 2 and 4 times the printed one.
//~ done CATA_150t1 - 39a61494.8d4e2837.ea1d8a8e b0ee5181
pub const CATA_150t1: Power = deathrattle(&[either(
    YOU.herald().this_game().at_least(4),
    &[deal(8).to(ENEMIES.random())],
    &[either(YOU.herald().this_game().at_least(2), &[deal(4).to(ENEMIES.random())], &[deal(2).to(ENEMIES.random())])],
)]);

/// # Scorching Ravager
/// Minion · Dragon · 4 mana · 4/3
/// > **Battlecry: Herald** {0}. Give the Soldier **Rush**.
//~ done CATA_160 - 30690501.a0470787 01635539
pub const CATA_160: Power = battlecry(&[herald(), give(&[has(GameTag::RUSH)]).to(IT)]);

/// # Cataclysmic War Axe
/// Weapon · 3 mana · 3/2 durability
/// > **Battlecry: Herald** {0}.
/// - Makes: Soldier of Ragnaros [`CATA_580t`] (2/1, "Deathrattle: Deal 2 damage to a random enemy.…")
//~ derived CATA_580 815adf91 043b7f8c.59ce3b0f 91556adb.336a821c
pub const CATA_580: Power = battlecry(&[herald()]);

/// # Soldier of Ragnaros
/// Minion · Elemental · 1 mana · 2/1
/// > **Deathrattle:** Deal {0} damage to a random enemy. ***Herald** twice to upgrade*.@**Deathrattle:** Deal {0} damage to a random enemy. ***Herald** once to upgrade*.@**Deathrattle:** Deal {0} damage to a random enemy.
/// - Numbers: {0} = 2
///
/// # Notes
///
/// Its text counts Heralds while it is in play: it upgrades after two, and again after two more. The numbers are 1, 2 and 4 times the printed one.
//~ done CATA_580t - 39a61494.8d4e2837.ea1d8a8e 824a156a
pub const CATA_580t: Power = deathrattle(&[either(
    YOU.herald().this_game().at_least(4),
    &[deal(8).to(ENEMIES.random())],
    &[either(YOU.herald().this_game().at_least(2), &[deal(4).to(ENEMIES.random())], &[deal(2).to(ENEMIES.random())])],
)]);

/// # Decimation
/// Spell · Fire · 6 mana
/// > Deal $@ damage to all minions. *(Improved for each minion on the battlefield.)*
/// - Numbers: {0} = 1
//~ done CATA_581 - f98b787f.a5f38453.eae7e889 d168a9f9
pub const CATA_581: Power = abilities(&[spell(&[deal(1).times(TEXT_NUMBER).to(MINIONS)]), improved(count(MINIONS))]);

/// # Searing Fissure
/// Spell · Fire · 2 mana
/// > Deal $1 damage to all minions. Give your hero +3 Attack this turn.
/// - Makes: Flamebound [`CATA_582e`] ("\+3 Attack this turn,")
//~ derived CATA_582 1fa358fa 64e9e702.890d387e 0d9efa3a.05334eb8
pub const CATA_582: Power = spell(&[deal(1).to(MINIONS), lend(&[ATTACK.plus(3)], Lasts::ThisTurn).to(YOUR_HERO)]);

/// # Flamebound
/// Enchantment
/// > \+3 Attack this turn,
//~ todo CATA_582e 2b5840f4 d522ad72.6e4fcfbf eccd9261
pub const CATA_582e: Power = TODO;

/// # Erupting Volcano
/// Location · 3 mana · 3 uses
/// > Deal 3 damage randomly split among enemies. If you've played a Fire spell this turn, deal 3 more.
//~ derived CATA_584 073c8947 2cbe7e13.d04df19d 06eeb688
#[rustfmt::skip]
pub const CATA_584: Power = location(&[deal(3).split_among(ENEMIES), deal(3).split_among(ENEMIES).when(YOU.play(school(SpellSchool::Fire)).this_turn().at_least(1))]);

/// # Torch
/// Spell · Fire · 1 mana
/// > Deal $@ damage to a damaged minion. Return this to hand with any excess damage.
/// - Numbers: {0} = 8
//~ done CATA_585 - e70c31b0.f9e7fa0a.ea2396b4 b1833c88
pub const CATA_585: Power = spell(&[
    deal(1).times(TEXT_NUMBER).to(A_MINION.that(DAMAGED)),
    if_(
        there_is(&TARGET.that(HEALTH.at_most(-1))),
        &[return_to_hand(THIS), raise_text_number(-1).times(TEXT_NUMBER), raise_text_number(1).times(EXCESS)],
    ),
]);

/// # Destructive Blaze
/// Minion · Elemental · 5 mana · 3/3
/// > After this survives damage, summon a Destructive Blaze. **Deathrattle:** Deal 2 damage to a random enemy.
//~ derived CATA_586 7a69e686 a83bff93.3c24ca58 6d947b4b
#[rustfmt::skip]
pub const CATA_586: Power = abilities(&[after(THIS.takes_damage_from(CARD)).when(there_is(&THIS.that(not(&DEAD)))).then(&[summon(card("CATA_586"))]), deathrattle(&[deal(2).to(ENEMIES.random())])]);

/// # Commander Geddon
/// Minion · Elemental · 7 mana · 7/7
/// > **Battlecry:** Instead of drawing each turn, **Discover** a card from your deck. It costs (3) less. Destroy the others.
/// - Makes: Barren [`CATA_591e`] ("At the start of your turns, Discover a card from…"); Overheat [`CATA_591e2`] ("Costs (3) less.")
///
/// # Notes
///
/// The Discover is at the start of the turn, and nothing is drawn in its place; from an empty deck neither comes a card nor Fatigue, of which no source tells.
//~ done CATA_591 - efbb7c67.0be90753 78e4b936.55939f08
pub const CATA_591: Power = battlecry(&[attach("CATA_591e").to(CONTROLLER)]);

/// # Barren
/// Enchantment
/// > At the start of your turns, **Discover** a card from your deck to play. The other two are incinerated.
//~ done CATA_591e - d522ad72.4a55a41a 168c0ad6
pub const CATA_591e: Power = abilities(&[
    enchant(&[has(GameTag::CANT_DRAW)]),
    at_start_of_your_turn(&[discover_with_rest(
        Offer::Entities(YOUR_DECK),
        &[get(the(IT)), attach("CATA_591e2").to(IT)],
        &[destroy(IT)],
    )]),
]);

/// # Overheat
/// Enchantment
/// > Costs (3) less.
//~ derived CATA_591e2 226e671c d522ad72.bb1f76c5 53c8b2d8
pub const CATA_591e2: Power = enchant(&[cost_less(3)]);

/// # Lo'Gosh's Last Stand
/// Spell · 5 mana
/// > Give a minion "**Deathrattle:** Summon a random minion from your hand."
/// - Makes: Holding On [`CATA_610e`] ("Deathrattle: Summon a random minion from your…")
//~ derived CATA_610 e24d970c 36b694de.ccf0cdcc 917bf6ef.c815e4b2
pub const CATA_610: Power = spell(&[attach("CATA_610e").to(A_MINION)]);

/// # Holding On
/// Enchantment
/// > **Deathrattle:** Summon a random minion from your hand.
//~ derived CATA_610e 0d392ad7 d522ad72.884964ca da55c50c
pub const CATA_610e: Power = deathrattle(&[summon(the(YOUR_HAND.that(MINION).random()))]);
