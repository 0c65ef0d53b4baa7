//! Priest cards of Perils in Paradise.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 0b3142fd

/// # Nightshade Tea
/// Spell · Shadow · 1 mana
/// > Deal $2 damage to a minion. Deal $2 damage to your hero. *(3 Drinks left!)*
/// - Makes: Nightshade Tea [`VAC_404t1`] ("Deal 2 damage to a minion. Deal 2 damage to your…"); Nightshade Tea [`VAC_404t2`] ("Deal 2 damage to a minion. Deal 2 damage to your…")
//~ derived VAC_404 f21a2619 ca4a4f53.3698d470 68d57b1a.d1efbf9b
pub const VAC_404: Power = abilities(&[spell(&[deal(2).to(A_MINION), deal(2).to(YOUR_HERO)]), twinspell("VAC_404t1")]);

/// # Nightshade Tea
/// Spell · Shadow · 1 mana
/// > Deal $2 damage to a minion. Deal $2 damage to your hero. *(2 Drinks left!)*
//~ derived VAC_404t1 212d506b ca4a4f53.f2550d7f 68d57b1a
pub const VAC_404t1: Power =
    abilities(&[spell(&[deal(2).to(A_MINION), deal(2).to(YOUR_HERO)]), twinspell("VAC_404t2")]);

/// # Nightshade Tea
/// Spell · Shadow · 1 mana
/// > Deal $2 damage to a minion. Deal $2 damage to your hero. *(Last Drink!)*
//~ derived VAC_404t2 9e94683b ca4a4f53.702f9d68 68d57b1a
pub const VAC_404t2: Power = spell(&[deal(2).to(A_MINION), deal(2).to(YOUR_HERO)]);

/// # Hot Coals
/// Spell · Fire · 3 mana
/// > Deal $2 damage to all enemies. If your hero took damage this turn, deal $1 more.
//~ done VAC_414 - 3af9bd75.073f3532 4b18d348
pub const VAC_414: Power =
    spell(&[deal(2).to(ENEMIES), deal(1).to(ENEMIES).when(YOUR_HERO.takes_damage_from(CARD).this_turn().at_least(1))]);

/// # Sensory Deprivation
/// Spell · Shadow · 6 mana
/// > Summon a copy of an enemy minion. If you have 20 or less Health, destroy the original.
//~ done VAC_417 - b1a71a54.7d88553b 70a95545
#[rustfmt::skip]
pub const VAC_417: Power = spell(&[summon(copy_of(AN_ENEMY_MINION)), destroy(AN_ENEMY_MINION).when(there_is(&YOUR_HERO.that(HEALTH.at_most(20))))]);

/// # Sauna Regular
/// Minion · Undead · 5 mana · 5/5
/// > **Taunt** Costs (1) less for each time your hero has taken damage on your turn.
/// - Makes: Steamy [`VAC_418e`] ("Costs (1) less.")
//~ done VAC_418 - 963fba73.2055c933 c96965b2.171beb5f
pub const VAC_418: Power = costs(&[cost_less(1).times(YOUR_HERO.takes_damage_from(CARD).on_own_turns().count())]);

/// # Steamy
/// Enchantment
/// > Costs (1) less.
//~ derived VAC_418e f8714fca d522ad72.f705eb41 2aea9b3e
pub const VAC_418e: Power = enchant(&[cost_less(1)]);

/// # Acupuncture
/// Spell · Shadow · 1 mana
/// > Deal $4 damage to both heroes.
//~ derived VAC_419 8cf355b1 ca4a4f53.d4638869 39f541a5
pub const VAC_419: Power = spell(&[deal(4).to(HEROES)]);

/// # Narain Soothfancy
/// Minion · 4 mana · 4/4
/// > **Battlecry:** Get two Fortunes that are copies of the top card of your deck.
/// - Makes: Fortune [`VAC_420t`] ("This is a copy of the top card of your deck."); Fortune [`VAC_420e1`] ("Transforming into the top card of your deck.")
//~ derived VAC_420 86a40130 16ec05b0.949a5701 37a765b9.2b8b35d7
pub const VAC_420: Power = battlecry(&[get(card("VAC_420t")).copies(2)]);

/// # Fortune
/// Enchantment
/// > Transforming into the top card of your deck.
//~ done VAC_420e1 - d522ad72.c2c20485 32fc14da
pub const VAC_420e1: Power = abilities(&[
    after(YOU.draw(CARD)).in_hand().then(FORETELL),
    after(YOU.shuffle(CARD)).in_hand().then(FORETELL),
    after(YOU.play(CARD)).in_hand().then(FORETELL),
    whenever(YOU.turn_start()).in_hand().then(FORETELL),
]);

/// # Fortune
/// Spell · 0 mana
/// > This is a copy of the top card of your deck.
///
/// # Notes
///
/// It looks again whenever its player draws, shuffles, plays a card or begins a turn.
//~ done VAC_420t - 3e8f9d5a.52780d5e 32fc14da
pub const VAC_420t: Power = abilities(&[
    whenever(YOU.get(ITSELF)).in_hand().then(FORETELL),
    after(YOU.draw(CARD)).in_hand().then(FORETELL),
    after(YOU.shuffle(CARD)).in_hand().then(FORETELL),
    after(YOU.play(CARD)).in_hand().then(FORETELL),
    whenever(YOU.turn_start()).in_hand().then(FORETELL),
]);

/// Without a deck it stays what it is.
const FORETELL: &[Effect] =
    &[if_(there_is(&YOUR_DECK), &[transform(THIS, copy_of(YOUR_DECK.first(1))), attach("VAC_420e1")])];

/// # Twilight Medium
/// Minion · 5 mana · 4/5
/// > **Taunt Battlecry:** Set the Cost of the top card of your deck to (0).
/// - Makes: Candle Lit [`VAC_423e4`] ("Costs (0).")
//~ done VAC_423 - a0c2f312.064f5cbb 10a8b456.53ab5f83
pub const VAC_423: Power = battlecry(&[attach("VAC_423e4").to(YOUR_DECK.first(1))]);

/// # Candle Lit
/// Enchantment
/// > Costs (0).
//~ derived VAC_423e4 7044f15c d522ad72.dd600ecd f1d0c298
pub const VAC_423e4: Power = enchant(&[cost(0)]);

/// # Rest in Peace
/// Spell · Shadow · 3 mana
/// > Each player summons their highest Cost minion that died this game.
//~ done VAC_457 - 3c9c5d15.ea3bd11e 47c51a38
pub const VAC_457: Power = spell(&[
    summon(each_past(FRIENDLY_MINIONS.die().this_game()).most(COST)),
    summon(each_past(ENEMY_MINIONS.die().this_game()).most(COST)).for_(OPPONENT),
]);

/// # Brain Masseuse
/// Minion · Undead · Pirate · 1 mana · 2/3
/// > Whenever this minion takes damage, also deal that amount to your hero.
//~ derived VAC_512 b57272b1 28aaae8e.c9830741 ee52d88e
pub const VAC_512: Power = whenever(THIS.takes_damage_from(CARD)).then(&[deal(1).times(THAT_MUCH).to(YOUR_HERO)]);

/// # Chillin' Vol'jin
/// Minion · 3 mana · 3/3
/// > **Hunter Tourist Battlecry:** Choose 2 minions. Swap their stats.
/// - Makes: Spirit Swap [`VAC_957e`] ("Swapped stats.")
//~ done VAC_957 - 05878c57.d5d0bd41 a3f72182.1d62e6b8
pub const VAC_957: Power =
    battlecry(&[select(A_MINION), choose_from(MINIONS.that(not(&is(&TARGET))).other(), SWAP_STATS_WITH_IT, &[])]);

const SWAP_STATS_WITH_IT: &[Effect] =
    &[remember(IT), swap_number(ATTACK, TARGET, REMEMBERED), swap_number(HEALTH, TARGET, REMEMBERED)];

/// # Spirit Swap
/// Enchantment
/// > Swapped stats.
//~ todo VAC_957e e8c3b24d d522ad72.1c66809f b3d52e0f
pub const VAC_957e: Power = TODO;

/// # Silvermoon Brochure
/// Spell · Holy · 2 mana
/// > Give a minion **Immune** this turn and +2/+2. *(Flips each turn.)*
/// - Makes: Gilneas Brochure [`WORK_017t`] ("Silence a minion and give it -2/-2. (Flips each…"); In Flight [`WORK_017e`] ("Immune this turn."); Silvermoon Souvenir [`WORK_017e2`] ("\+2/+2.")
///
/// # Notes
///
/// It flips at the end of its holder's turn (recordings of "Swaps each turn").
//~ done WORK_017 - 5fbdf668.ae5e7b52 31cc39f3.2440ddca
pub const WORK_017: Power = abilities(&[
    spell(&[attach("WORK_017e").to(A_MINION), attach("WORK_017e2").to(IT)]),
    whenever(YOU.turn_end()).in_hand().then(&[transform(THIS, card("WORK_017t"))]),
]);

/// # In Flight
/// Enchantment
/// > **Immune** this turn.
//~ derived WORK_017e 4b3a6df0 d522ad72.fb55a5e5 aed2507a
pub const WORK_017e: Power = enchant(&[has(GameTag::IMMUNE)]).this_turn();

/// # Silvermoon Souvenir
/// Enchantment
/// > \+2/+2.
//~ derived WORK_017e2 3c35136b d522ad72.d5727bd5 74cf517a
pub const WORK_017e2: Power = enchant(&[plus(2, 2)]);

/// # Gilneas Brochure
/// Spell · Shadow · 2 mana
/// > **Silence** a minion and give it -2/-2. *(Flips each turn.)*
/// - Makes: Silvermoon Brochure [`WORK_017`] ("Give a minion Immune this turn and +2/+2. (Flips…"); Gilnean Curse [`WORK_017te`] ("\-2/-2.")
//~ done WORK_017t - a5d45018.c13a1750 9ffd9968.7af5aebf
pub const WORK_017t: Power = abilities(&[
    spell(&[silence(A_MINION), attach("WORK_017te").to(IT)]),
    whenever(YOU.turn_end()).in_hand().then(&[transform(THIS, card("WORK_017"))]),
]);

/// # Gilnean Curse
/// Enchantment
/// > \-2/-2.
//~ derived WORK_017te 32f94ad0 d522ad72.d6b6e962 69a74830
pub const WORK_017te: Power = enchant(&[plus(-2, -2)]);

/// # Envoy of Prosperity
/// Minion · Draenei · 2 mana · 4/4
/// > **Battlecry:** Put the highest Cost card in your hand on top of your deck.
//~ done WORK_031 - c0f2ced9.2811d061 4f00ba66
pub const WORK_031: Power = battlecry(&[put_on_top(the(YOUR_HAND.most(COST)))]);

/// # Job Shadower
/// Minion · Undead · 3 mana · 4/3
/// > **Battlecry:** If your hero took damage this turn, summon a copy of this.
//~ derived WORK_032 165116be c6897f5d.2e95be2c 5df1de92
pub const WORK_032: Power =
    battlecry(&[summon(copy_of(THIS))]).when(YOUR_HERO.takes_damage_from(CARD).this_turn().at_least(1));
