//! Demon Hunter cards of Murder at Castle Nathria.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 0011266d

/// # Sightless Magistrate
/// Minion · 4 mana · 5/4
/// > **Battlecry:** Both players draw until they have 5 cards.
//~ derived MAW_008 05eb7284 5af9fab3.221137a3 d7bc6a4e
pub const MAW_008: Power = battlecry(&[draw_until(5).for_(PLAYERS)]);

/// # All Fel Breaks Loose
/// Spell · Fel · 5 mana
/// > Summon a friendly Demon that died this game. **Infuse (@ Demons):** Summon three instead.
/// - Numbers: {0} = 3
/// - Makes: All Fel Breaks Loose [`MAW_012t`] ("Infused Summon three friendly Demons that died…")
//~ done MAW_012 - 4f593531.d83c6e04.ea2304e3 8a177599.7a872d3f
pub const MAW_012: Power = abilities(&[
    spell(&[summon(random_from_past(FRIENDLY_MINIONS.that(DEMON).die().this_game()))]),
    upgrades(Goal::Times(3), &[FRIENDLY_MINIONS.that(DEMON).die()], "MAW_012t"),
]);

/// # All Fel Breaks Loose
/// Spell · Fel · 5 mana
/// > **Infused** Summon three friendly Demons that died this game.
//~ derived MAW_012t 3165bdaa 4f593531.393703f1 8a177599
pub const MAW_012t: Power = spell(&[summon(random_from_past(FRIENDLY_MINIONS.that(DEMON).die().this_game())).picks(3)]);

/// # Prosecutor Mel'tranix
/// Minion · Demon · 4 mana · 2/6
/// > **Battlecry:** Your opponent can only play their left- and right-most cards on their next turn.
/// - Makes: Literally Unplayable [`MAW_014e2`] ("You can only play the left and right-most cards…")
//~ done MAW_014 - db48cbb4.27f34a47 227ad0a3.356848ed
pub const MAW_014: Power = battlecry(&[attach("MAW_014e2").to(OPPONENT)]);

/// # Literally Unplayable
/// Enchantment
/// > You can only play the left and right-most cards in your hand.
//~ done MAW_014e2 - d522ad72.e068fb34 71243279
pub const MAW_014e2: Power = enchant(&[]).aura(YOUR_HAND.that(not(&OUTCAST)), &[has(GameTag::CANT_PLAY)]).next_turn();

/// # Sinful Brand
/// Spell · 2 mana
/// > Brand an enemy minion. Whenever it takes damage, deal 1 damage to the enemy hero.
/// - Makes: Branded [`REV_506e`] ("Whenever this takes damage, deal 1 damage to your…"); Branded [`REV_506e2`] ("Costs (1) more.")
//~ done REV_506 - 7846e7ae.a60b622b 7b2264f5.fde404d2
pub const REV_506: Power = spell(&[attach("REV_506e").to(AN_ENEMY_MINION)]);

/// # Branded
/// Enchantment
/// > Whenever this takes damage, deal 1 damage to your hero.
///
/// # Notes
///
/// "Your hero" means the bearer's controller; "you" of an enchantment is the player who gave it.
//~ done REV_506e - d522ad72.e1ee19d8 f09df403
pub const REV_506e: Power = whenever(THIS.takes_damage_from(CARD)).then(&[deal(1).to(ENEMY_HERO)]);

/// # Branded
/// Enchantment
/// > Costs (1) more.
//~ derived REV_506e2 ab565725 d522ad72.5dfe1a2c f09df403
pub const REV_506e2: Power = enchant(&[cost_more(1)]);

/// # Dispose of Evidence
/// Spell · 0 mana
/// > Give your hero +3 Attack this turn. Pick from 3 cards in your hand to shuffle into your deck.
/// - Makes: Dispose of Evidence [`REV_507e`] ("\+3 Attack this turn.")
//~ done REV_507 - 3e8f9d5a.685e1642 994fa473.9825fe16
pub const REV_507: Power =
    spell(&[attach("REV_507e").to(YOUR_HERO), discover_then(Offer::Entities(YOUR_HAND), &[shuffle(the(IT))])]);

/// # Dispose of Evidence
/// Enchantment
/// > \+3 Attack this turn.
//~ derived REV_507e 0d7b8121 d522ad72.6e434625 994fa473
pub const REV_507e: Power = enchant(&[ATTACK.plus(3)]).this_turn();

/// "Improve your future Relics": how often Relics said so, whoever cast them.
const RELICS_YOU_IMPROVED: Past = YOU.complete(with(GameTag(2431))).this_game();

/// # Relic of Dimensions
/// Spell · 5 mana
/// > Draw two cards and reduce their Cost by (@). Improve your future Relics.
/// - Numbers: {0} = 1
/// - Makes: Dimensional [`REV_508e`] ("Reduced Cost.")
//~ done REV_508 - 36b694de.790fdbfa.eae7e889 78946924.8a53e28f
#[rustfmt::skip]
pub const REV_508: Power = abilities(&[spell(&[draw(2), give(&[cost_less(1).times(X)]).with_x(TEXT_NUMBER).to(IT), mark_completed()]), improved(RELICS_YOU_IMPROVED.count())]);

/// # Dimensional
/// Enchantment
/// > Reduced Cost.
//~ todo REV_508e deef6787 d522ad72.dda26391 332c5fad
pub const REV_508e: Power = TODO;

/// # Magnifying Glaive
/// Weapon · 3 mana · 3/2 durability
/// > After your hero attacks, draw until you have 3 cards.
//~ derived REV_509 a5f249ab 043b7f8c.a8f3c567 703fe38d
pub const REV_509: Power = after(YOUR_HERO.attack(CARD)).then(&[draw_until(3)]);

/// # Kryxis the Voracious
/// Minion · 4 mana · 7/7
/// > **Battlecry**: Discard your hand. **Deathrattle:** Draw 3 cards.
//~ derived REV_510 5e422de4 70bc20e3.a7c7bd4d 4367372e
pub const REV_510: Power = abilities(&[battlecry(&[discard(YOUR_HAND)]), deathrattle(&[draw(3)])]);

/// # Bibliomite
/// Minion · 2 mana · 5/4
/// > **Battlecry**: Choose a card in your hand to shuffle into your deck.
//~ derived REV_511 78c63360 87667120.0bb98bc8 0f4b5dc7
pub const REV_511: Power = battlecry(&[shuffle(the(A_CARD_IN_YOUR_HAND))]);

/// # Artificer Xy'mox
/// Minion · 8 mana · 8/8
/// > {0} {1} {2} {3}
//~ todo REV_787 8c562132 47db507d.2260dcce 5e9c93e0
pub const REV_787: Power = TODO;

/// # Relic Vault
/// Location · 3 mana · 2 uses
/// > {0} {1}
//~ todo REV_797 37e55f10 1dcfdd2f.09cdb72f 4e085264
pub const REV_797: Power = TODO;

/// # Relic of Extinction
/// Spell · 1 mana
/// > Deal $@ damage to a random enemy minion, twice. Improve your future Relics.
/// - Numbers: {0} = 1
//~ done REV_834 - 2f198b86.034479e2.eae7e889 43486c90
#[rustfmt::skip]
pub const REV_834: Power = abilities(&[spell(&[deal(1).times(TEXT_NUMBER).to(ENEMY_MINIONS.random()).repeated(2), mark_completed()]), improved(RELICS_YOU_IMPROVED.count())]);

/// # Artificer Xy'mox
/// Minion · 8 mana · 8/8
/// > **Battlecry: Discover** and cast a Relic. **Infuse (@):** Cast all three instead.
/// - Numbers: {0} = 5
/// - Makes: Artificer Xy'mox [`REV_937t`] (8/8, "Infused Battlecry: Cast all three Relics.")
//~ done REV_937 - 47db507d.74a79dfe.ea2e0c35 5e9c93e0.507a0616
pub const REV_937: Power = abilities(&[
    battlecry(&[discover_then(Offer::Cards(&["REV_508", "REV_834", "REV_943"]), &[cast(the(IT))])]),
    infuse(5, "REV_937t"),
]);

/// # Artificer Xy'mox
/// Minion · 8 mana · 8/8
/// > **Infused Battlecry:** Cast all three Relics.
//~ done REV_937t - 47db507d.d7251361 5e9c93e0
pub const REV_937t: Power = battlecry(&[cast(card("REV_508")), cast(card("REV_834")), cast(card("REV_943"))]);

/// # Relic Vault
/// Location · 2 mana · 2 uses
/// > The next Relic you play this turn casts twice.
/// - Makes: Relic Empowerment [`REV_942e`] ("Your Relics cast twice."); Relics of Old [`REV_942e2`] ("Your next spell this turn casts twice.")
//~ done REV_942 - 22c71c9c.a40b23e8 4e085264.4cbb2dc3
pub const REV_942: Power = location(&[attach("REV_942e2").to(YOU)]);

/// # Relic Empowerment
/// Enchantment
/// > Your Relics cast twice.
//~ todo REV_942e e92ebff5 d522ad72.a7cd43e2 8b992936
pub const REV_942e: Power = TODO;

/// # Relics of Old
/// Enchantment
/// > Your next spell this turn casts twice.
//~ done REV_942e2 - d522ad72.4f6f9668 270b6ac1
pub const REV_942e2: Power = abilities(&[
    whenever(YOU.cast(any(&[named("REV_834"), named("REV_508"), named("REV_943")]))).once().then(&[cast_again(THAT)]),
    enchant(&[]).this_turn(),
]);

/// # Relic of Phantasms
/// Spell · 3 mana
/// > Summon two @/@ Spirits. Improve your future Relics.
/// - Numbers: {0} = 1
/// - Makes: Fleeting Spirit [`REV_943t`] (1/1)
//~ done REV_943 - 82ede6d1.417c4f2d.eae7e889 07ec5581.d74f0444
pub const REV_943: Power = abilities(&[
    spell(&[
        summon(card("REV_943t")).copies(2),
        give(&[become_stats(1, 1).times(X)]).with_x(TEXT_NUMBER).to(IT),
        mark_completed(),
    ]),
    improved(RELICS_YOU_IMPROVED.count()),
]);

/// # Fleeting Spirit
/// Minion · Undead · 1 mana · 1/1
//~ vanilla REV_943t 7badf31e ef057e39 93af58fe
pub const REV_943t: Power = VANILLA;
