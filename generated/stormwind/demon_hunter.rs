//! Demon Hunter cards of United in Stormwind.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 66b03fa8

/// # Need for Greed
/// Spell · 5 mana
/// > **Tradeable** Draw 3 cards. If drawn this turn, this costs (3).
///
/// # Notes
///
/// Open question: whether "this costs (3)" comes before or after discounts: it sets the Cost as an aura, and discounts come on top.
//~ done DED_506 - 36b694de.a626e391 1b2e4f1d
pub const DED_506: Power = abilities(&[
    spell(&[draw(3)]),
    aura(THIS).when(crate::ashes_of_outland::warlock::DRAWN_NOT_ADDED).in_hand().have(&[cost(3)]),
]);

/// # Crow's Nest Lookout
/// Minion · Demon · Pirate · 3 mana · 2/2
/// > **Battlecry:** Deal 2 damage to the left and right-most enemy minions.
//~ done DED_507 - 25f36ca0.28729d7f ec4d9ad3
pub const DED_507: Power = battlecry(&[deal(2).to(together(&[ENEMY_MINIONS.first(1), ENEMY_MINIONS.last(1)]))]);

/// # Proving Grounds
/// Spell · 6 mana
/// > Summon two minions from your deck. They fight!
//~ derived DED_508 9c386df2 9e3ad3c7.b615bb11 6c38aeaf
#[rustfmt::skip]
pub const DED_508: Power = spell(&[summon(the(YOUR_DECK.that(MINION).random_of(2))), make_attack(IT.first(1), IT.last(1)).when(there_are(2, &IT))]);

/// # Irebound Brute
/// Minion · Demon · 7 mana · 6/7
/// > **Taunt** Costs (1) less for each card drawn this turn.
/// - Makes: Prepped to Strike [`SW_037e`] ("Costs (1) less.")
//~ done SW_037 - bc8e0ccd.43e6227e 9657223e.e9257bb0
pub const SW_037: Power = costs(&[cost_less(1).times(YOU.draw(CARD).this_turn().count())]);

/// # Prepped to Strike
/// Enchantment
/// > Costs (1) less.
//~ derived SW_037e 6fcae3e6 d522ad72.f705eb41 77dbdad1
pub const SW_037e: Power = enchant(&[cost_less(1)]);

/// # Final Showdown
/// Spell · 1 mana
/// > **Questline:** Draw 4 cards in one turn. **Reward:** Reduce the Cost of the cards drawn by (1).
/// - Makes: Gain Momentum [`SW_039t`] ("Questline: Draw 5 cards in one turn. Reward:…"); Close the Portal [`SW_039t3`] ("Questline: Draw 5 cards in one turn. Reward:…"); Demonslayer Kurtrus [`SW_039t3_t`] (7/7, "Battlecry: For the rest of the game, cards you…"); Faster Moves [`SW_039t2e`] ("Costs (2) less.")
//~ done SW_039 - 2f198b86.2c6aeddf 0fbfd59e.c8096af9
pub const SW_039: Power = quest(Goal::InOneTurn(4), &[YOU.draw(CARD)])
    .reward(&[attach("SW_039te").to(DRAWN_FOR_THIS_PART), put_into_play(card("SW_039t"))]);

/// "the cards drawn": this turn, since this part of the questline began.
const DRAWN_FOR_THIS_PART: Selector =
    YOUR_HAND.that(among(&YOU.draw(CARD).this_turn())).that(among(&YOU.draw(CARD).while_holding_this()));

/// # Gain Momentum
/// Spell · 1 mana
/// > **Questline:** Draw 5 cards in one turn. **Reward:** Reduce the Cost of the cards drawn by (1).
/// - Makes: Close the Portal [`SW_039t3`] ("Questline: Draw 5 cards in one turn. Reward:…"); Fast Moves [`SW_039te`] ("Costs (1) less.")
//~ done SW_039t - 2f198b86.e7ebbc88 41838486.a3dba2f4
pub const SW_039t: Power = quest(Goal::InOneTurn(5), &[YOU.draw(CARD)])
    .reward(&[attach("SW_039te").to(DRAWN_FOR_THIS_PART), put_into_play(card("SW_039t3"))]);

/// # Faster Moves
/// Enchantment
/// > Costs (2) less.
//~ derived SW_039t2e 86e9b41d d522ad72.90c32b47 42c441b5
pub const SW_039t2e: Power = enchant(&[cost_less(2)]);

/// # Close the Portal
/// Spell · 1 mana
/// > **Questline:** Draw 5 cards in one turn. **Reward:** Demonslayer Kurtrus.
/// - Makes: Demonslayer Kurtrus [`SW_039t3_t`] (7/7, "Battlecry: For the rest of the game, cards you…")
//~ done SW_039t3 - 2f198b86.d4986adc 9b421348.171cd58d
pub const SW_039t3: Power = quest(Goal::InOneTurn(5), &[YOU.draw(CARD)]).reward(&[get(card("SW_039t3_t"))]);

/// # Demonslayer Kurtrus
/// Minion · 5 mana · 7/7
/// > **Battlecry:** For the rest of the game, cards you draw cost (2) less.
/// - Makes: Ludicrous Speed [`SW_039t3_te`] ("Costs (2) less.")
//~ done SW_039t3_t - c32c1bd8.7186df71 e83184f1.593c8495
pub const SW_039t3_t: Power =
    battlecry(&[later(&whenever(YOU.draw(CARD)).this_game().does(&[attach("SW_039t3_te").to(THAT)]))]);

/// # Ludicrous Speed
/// Enchantment
/// > Costs (2) less.
//~ derived SW_039t3_te 0431d936 d522ad72.90c32b47 2677f3bb
pub const SW_039t3_te: Power = enchant(&[cost_less(2)]);

/// # Fast Moves
/// Enchantment
/// > Costs (1) less.
//~ derived SW_039te c736fe5b d522ad72.f705eb41 1739aeda
pub const SW_039te: Power = enchant(&[cost_less(1)]);

/// # Fel Barrage
/// Spell · Fel · 2 mana
/// > Deal $2 damage to the lowest Health enemy, twice.
//~ done SW_040 - 4ead3665.953f4d7e 221985a1
pub const SW_040: Power = spell(&[deal(2).to(ENEMIES.least(HEALTH)).repeated(2)]);

/// # Sigil of Alacrity
/// Spell · Shadow · 1 mana
/// > At the start of your next turn, draw a card and reduce its Cost by (1).
/// - Makes: Light as a Feather [`SW_041e2`] ("Costs (1) less.")
//~ derived SW_041 443f97d0 ca4a4f53.202d5859 14f07d49.35657fe0
pub const SW_041: Power = spell(&[later(&whenever(YOU.turn_start()).does(&[draw(1), attach("SW_041e2").to(IT)]))]);

/// # Light as a Feather
/// Enchantment
/// > Costs (1) less.
//~ derived SW_041e2 b9cc46ed d522ad72.f705eb41 f952cc38
pub const SW_041e2: Power = enchant(&[cost_less(1)]);

/// # Persistent Peddler
/// Minion · 4 mana · 4/3
/// > **Tradeable Deathrattle:** Summon a Persistent Peddler from your deck.
//~ done SW_042 - 16ffe9fb.f354a1dc c23dd2ce
pub const SW_042: Power = deathrattle(&[summon(the(YOUR_DECK.that(named("SW_042")).random()))]);

/// # Felgorger
/// Minion · Demon · 4 mana · 4/3
/// > **Battlecry:** Draw a Fel spell. Reduce its Cost by (2).
/// - Makes: Gorging [`SW_043e`] ("Costs (2) less.")
//~ derived SW_043 782f5593 f1ba7db4.83f1d5c9 2030b8ba.35dd1ae7
pub const SW_043: Power = battlecry(&[draw_that(1, school(SpellSchool::Fel)), attach("SW_043e").to(IT)]);

/// # Gorging
/// Enchantment
/// > Costs (2) less.
//~ derived SW_043e b1edf96e d522ad72.90c32b47 34d8c8e2
pub const SW_043e: Power = enchant(&[cost_less(2)]);

/// # Jace Darkweaver
/// Minion · 8 mana · 7/5
/// > **Battlecry:** Cast all Fel spells you've played this game *(targets enemies if possible*).
//~ done SW_044 - b9f568d5.24a79c98 fd0c8d0c
pub const SW_044: Power = battlecry(&[
    create_aside(each_past(YOU.play(all(&[SPELL, school(SpellSchool::Fel)])).this_game())),
    one_by_one(IT, &[cast(the(IT)).at(ENEMIES), process_deaths()]),
]);

/// # Metamorfin
/// Minion · Demon · Murloc · 1 mana · 1/2
/// > **Taunt Battlecry:** If you've cast a Fel spell this turn, gain +2/+2.
/// - Makes: Mighty Morphing [`SW_451e`] ("\+2/+2.")
//~ derived SW_451 212458c3 be240ac9.aad04557 510e0b3c.54230f2d
pub const SW_451: Power =
    battlecry(&[attach("SW_451e")]).when(YOU.cast(school(SpellSchool::Fel)).this_turn().at_least(1));

/// # Mighty Morphing
/// Enchantment
/// > \+2/+2.
//~ derived SW_451e a91dbe58 d522ad72.d5727bd5 137670b2
pub const SW_451e: Power = enchant(&[plus(2, 2)]);

/// # Chaos Leech
/// Spell · Fel · 3 mana
/// > **Lifesteal**. Deal $3 damage to a minion. **Outcast:** Deal $5 instead.
//~ done SW_452 - d86badf2.1fa606ca a695f5a7
pub const SW_452: Power =
    abilities(&[spell(&[deal(3).to(A_MINION)]), on(Word::Outcast, &[deal(5).to(A_MINION)]).instead()]);

/// # Lion's Frenzy
/// Weapon · 3 mana · 0/2 durability
/// > Has Attack equal to the number of cards you've drawn this turn.
//~ done SW_454 - 73ca633f.68867f14 07739280
pub const SW_454: Power = aura(THIS).have(&[ATTACK.set_to(YOU.draw(CARD).this_turn().count())]);
