//! Rogue cards of Cataclysm.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 01abc591

/// # Sinestra
/// Minion · Dragon · 6 mana · 5/5
/// > **Colossal +2** Your spells from other classes cast twice.
/// - Makes: Sinestra's Wing [`CATA_154t`] (1/1, "When summoned, get a random spell from another…"); Sinestra's Wing [`CATA_154t1`] (1/1, "When summoned, get a random spell from another…"); Sinestra's Song [`CATA_154e`] ("Your spells from other classes cast twice.")
///
/// # Notes
///
/// The second casting has the target of the first; deaths come between them. Nothing hears it as another spell.
//~ done CATA_154 - f70b563e.ebaae2c8 026ddc47.4c5a6197
pub const CATA_154: Power = abilities(&[
    colossal(&["CATA_154t", "CATA_154t1"]),
    whenever(YOU.cast(all(&[SPELL, ANOTHER_CLASS]))).then(&[cast_again(THAT)]),
]);

/// # Sinestra's Song
/// Enchantment
/// > Your spells from other classes cast twice.
//~ todo CATA_154e b16c1a39 d522ad72.f41d7387 6fe3e51f
pub const CATA_154e: Power = TODO;

/// # Sinestra's Wing
/// Minion · Dragon · 1 mana · 1/1
/// > When summoned, get a random spell from another class. It costs ({0}) less. ***Herald** twice to upgrade.* @When summoned, get a random spell from another class. It costs ({0}) less. ***Herald** once to upgrade.* @When summoned, get a random spell from another class. It costs ({0}) less.
/// - Numbers: {0} = 1
///
/// # Notes
///
/// Its text counts Heralds while it is in play: it upgrades after two, and again after two more. The numbers are 1, 2 and 4 times the printed one.
//~ done CATA_154t - 7225889c.e78d21c4.eae7e889 b85d1f16
pub const CATA_154t: Power = whenever(YOU.summon(ITSELF)).then(&[
    get(random_of(SPELL, Classes::Other)),
    either(
        YOU.herald().this_game().at_least(4),
        &[give(&[cost_less(4)]).to(IT)],
        &[either(
            YOU.herald().this_game().at_least(2),
            &[give(&[cost_less(2)]).to(IT)],
            &[give(&[cost_less(1)]).to(IT)],
        )],
    ),
]);

/// # Sinestra's Wing
/// Minion · Dragon · 1 mana · 1/1
/// > When summoned, get a random spell from another class. It costs ({0}) less. ***Herald** twice to upgrade.* @When summoned, get a random spell from another class. It costs ({0}) less. ***Herald** once to upgrade.* @When summoned, get a random spell from another class. It costs ({0}) less.
/// - Numbers: {0} = 1
///
/// # Notes
///
/// Its text counts Heralds while it is in play: it upgrades after two, and again after two more. The numbers are 1, 2 and 4 times the printed one.
//~ done CATA_154t1 - 7225889c.e78d21c4.eae7e889 b85d1f16
pub const CATA_154t1: Power = whenever(YOU.summon(ITSELF)).then(&[
    get(random_of(SPELL, Classes::Other)),
    either(
        YOU.herald().this_game().at_least(4),
        &[give(&[cost_less(4)]).to(IT)],
        &[either(
            YOU.herald().this_game().at_least(2),
            &[give(&[cost_less(2)]).to(IT)],
            &[give(&[cost_less(1)]).to(IT)],
        )],
    ),
]);

/// # Maniacal Follower
/// Minion · 3 mana · 4/1
/// > **Stealth Deathrattle: Herald** {0}.
/// - Makes: Soldier of Sinestra [`CATA_158t`] (1/1, "When summoned, get a random spell from another…")
//~ derived CATA_158 b160fac7 cbd216a7.bf8b69b3 ca23d74d.2e8a9458
pub const CATA_158: Power = deathrattle(&[herald()]);

/// # Soldier of Sinestra
/// Minion · Dragon · 1 mana · 1/1
/// > When summoned, get a random spell from another class. It costs ({0}) less. ***Herald** twice to upgrade.* @When summoned, get a random spell from another class. It costs ({0}) less. ***Herald** once to upgrade.* @When summoned, get a random spell from another class. It costs ({0}) less.
/// - Numbers: {0} = 1
///
/// # Notes
///
/// Its text counts Heralds while it is in play: it upgrades after two, and again after two more. The numbers are 1, 2 and 4 times the printed one.
//~ done CATA_158t - 7225889c.e78d21c4.eae7e889 107af061
pub const CATA_158t: Power = whenever(YOU.summon(ITSELF)).then(&[
    get(random_of(SPELL, Classes::Other)),
    either(
        YOU.herald().this_game().at_least(4),
        &[give(&[cost_less(4)]).to(IT)],
        &[either(
            YOU.herald().this_game().at_least(2),
            &[give(&[cost_less(2)]).to(IT)],
            &[give(&[cost_less(1)]).to(IT)],
        )],
    ),
]);

/// # Agent of the Old Ones
/// Minion · Demon · 1 mana · 2/1
/// > **Battlecry:** Choose a card in your hand to transform into a Coin.
//~ done CATA_200 - 7f9f31dc.a2c325ce bf6e2e8f
pub const CATA_200: Power = battlecry(&[transform(A_CARD_IN_YOUR_HAND, card("GAME_005"))]);

/// # Twilight Mistress
/// Minion · Dragon · 9 mana · 4/12
/// > **Battlecry:** Return all enemy minions to their owner's hand.
//~ derived CATA_201 053ca5e0 8023b91e.76504da5 d5b0a883
pub const CATA_201: Power = battlecry(&[return_to_hand(ENEMY_MINIONS)]);

/// # Stolen Power
/// Spell · Shadow · 3 mana
/// > Get a random **Shatter** card from another class. *(It's already combined).*
//~ done CATA_202 - 3c9c5d15.2914a7c1 d46acaaa
pub const CATA_202: Power = spell(&[
    create_aside(random_of(with(GameTag::SHATTER), Classes::Other)),
    give(&[plus_tag(GameTag::SHATTER, -1)]).to(IT),
    get(the(IT)),
]);

/// # Garona's Last Stand
/// Spell · 2 mana
/// > **Tradeable** Destroy a **Legendary** minion.
//~ derived CATA_203 c348e041 7846e7ae.edf4ca6d 28e95b7b
pub const CATA_203: Power = spell(&[destroy(A_MINION.that(rarity(Rarity::Legendary)))]);

/// # Daze
/// Spell · Shadow · 3 mana
/// > Return an enemy minion to its owner's hand. They can't play it next turn.
/// - Makes: Dazed [`CATA_215e`] ("Can't be played this turn.")
//~ done CATA_215 - 3c9c5d15.2ea51f49 2cb5d3ce.9bc0c240
pub const CATA_215: Power = spell(&[return_to_hand(AN_ENEMY_MINION), attach("CATA_215e").to(IT)]);

/// # Dazed
/// Enchantment
/// > Can't be played this turn.
//~ done CATA_215e - d522ad72.e28618db d67e234f
pub const CATA_215e: Power = enchant(&[has(GameTag::CANT_PLAY)]).next_turn();

/// # Iso'rath
/// Minion · 5 mana · 5/3
/// > **Battlecry:** Devour 2 random cards from the opponent's hand, then go **Dormant** for 2 turns. **Deathrattle:** Return them.
/// - Makes: Watch and Wait [`CATA_481e`] ("Dormant. Awaken in X turns.")
//~ done CATA_481 - 7c159761.5a2d9839 ab84de4d.24113b97
pub const CATA_481: Power = abilities(&[
    battlecry(&[keep_with(the(ENEMY_HAND.random_of(2)), THIS), make_dormant(THIS, 2)]),
    deathrattle(&[get(the(KEPT)).for_(KEPT.controller())]),
]);

/// # Watch and Wait
/// Enchantment
/// > **Dormant**. Awaken in @ \|4(turn, turns).
//~ todo CATA_481e a94bc03b d522ad72.d03dd6ee b8d50fd6
pub const CATA_481e: Power = TODO;

/// # Rite of Twilight
/// Spell · Shadow · 2 mana
/// > **Herald** {0}. **Combo:** Deal $3 damage.
//~ derived CATA_785 6205b2bb a5d45018.15ca29cc cae68095
pub const CATA_785: Power = abilities(&[spell(&[herald()]), combo(&[deal(3).to(TARGET)])]);

/// # Chaos Supplicant
/// Minion · 4 mana · 3/5
/// > After you cast a spell, cast a random spell of the same Cost from another class.
//~ done CATA_786 - e3908842.5132a2a7 fa437f9f
pub const CATA_786: Power =
    after(YOU.cast(SPELL)).then(&[cast(random_of(all(&[SPELL, COST.same_as(&COST.of(THAT))]), Classes::Other))]);
