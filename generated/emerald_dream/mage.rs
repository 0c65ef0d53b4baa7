//! Mage cards of Into the Emerald Dream.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 2d2b8907

/// # Aessina
/// Minion · Undead · 8 mana · 6/8
/// > **Battlecry:** If 20 friendly minions have died this game, deal 20 damage split among all enemies.@ *({0} left*!)@ *(Ready!)*
//~ done EDR_430 - 226e49ca.168e58f7 8e7fd981
pub const EDR_430: Power =
    battlecry(&[deal(20).split_among(ENEMIES)]).when(FRIENDLY_MINIONS.die().this_game().at_least(20));

/// # Q'onzu
/// Minion · Beast · 3 mana · 3/4
/// > **Battlecry: Discover** a spell. Choose to keep it or put it on top of your opponent's deck.
/// - Makes: Tranquil Breeze [`EDR_517A`] ("Keep the spell."); Winds of Change [`EDR_517B`] ("Put it on top of your opponent's deck.")
//~ done EDR_517 - 22821460.34a9a000 0d4ecb25.eb292576
pub const EDR_517: Power = battlecry(&[discover_then(
    Offer::Pool(SPELL, Classes::Own),
    &[choose(&[&[get(the(IT))], &[put_on_top(the(IT)).for_(OPPONENT)]])],
)]);

/// # Tranquil Breeze
/// Spell · 3 mana
/// > Keep the spell.
//~ todo EDR_517A 085e4f8d 82ede6d1.db8eafcd a042e15c
pub const EDR_517A: Power = TODO;

/// # Winds of Change
/// Spell · 3 mana
/// > Put it on top of your opponent's deck.
//~ todo EDR_517B 050e7bd9 82ede6d1.9e14ac47 b5a960a2
pub const EDR_517B: Power = TODO;

/// # Wisprider
/// Minion · 5 mana · 4/4
/// > **Battlecry: Imbue** your Hero Power, then trigger it.
/// - Makes: Wisprider Magic [`EDR_519e`] ("Increased Stats")
//~ done EDR_519 - a0c6b2f7.aa8649c8 9efd63fb.f9532e51
pub const EDR_519: Power = battlecry(&[imbue(), trigger(Word::Use, YOUR_HERO_POWER)]);

/// # Wisprider Magic
/// Enchantment
/// > Increased Stats
//~ todo EDR_519e d6611c84 d522ad72.7b07b71a 78a1afa9
pub const EDR_519e: Power = TODO;

/// # Forbidden Shrine
/// Location · 1 mana · 3 uses
/// > Spend all your Mana. Cast a random spell that costs that much.
/// - Makes: Luminosity [`EDR_520e`] ("Your next spell this turn has Spell Damage +3.")
//~ done EDR_520 - ee6cd5ac.b9630173 dba50154.bb891161
pub const EDR_520: Power = location(&[spend_all_mana(), cast(random_costing(SPELL, LAST_AMOUNT))]);

/// # Luminosity
/// Enchantment
/// > Your next spell this turn has **Spell Damage +3**.
//~ todo EDR_520e b5bee621 d522ad72.8065426d 448b8f31
pub const EDR_520e: Power = TODO;

/// # Divination
/// Spell · Arcane · 2 mana
/// > Destroy a friendly Wisp to draw 3 cards.
//~ derived EDR_804 3ba57775 b3d67742.de92563f 154edc1e
pub const EDR_804: Power = spell(&[destroy(A_FRIENDLY_MINION.that(named("CS2_231"))), draw(3)]);

/// # Blessing of the Wisp
/// Hero Power · 2 mana
/// > Summon \|4(@ Wisp,@ Wisps). Deal **$@** damage randomly split among all enemies.
/// - Numbers: {0} = 1
/// - Makes: Wisp [`EDR_851t`] (1/1)
//~ done EDR_851p - 4902b083.9e9eda7a.eae7e889 eff10c2c.7f308885
pub const EDR_851p: Power = hero_power(&[
    summon(card("EDR_851t")).times(YOU.imbue().this_game().count()),
    deal(1).times(YOU.imbue().this_game().count()).split_among(ENEMIES),
]);

/// # Wisp
/// Minion · Undead · 0 mana · 1/1
//~ vanilla EDR_851t ac1827b3 c5b64ec8 10bda9b8
pub const EDR_851t: Power = VANILLA;

/// # Spirit Gatherer
/// Minion · 2 mana · 2/1
/// > **Battlecry:** Get a Wisp. **Imbue** your Hero Power.
/// - Makes: Wisp [`EDR_851t`] (1/1)
//~ derived EDR_871 02193f4c 5673be69.24002e1c dadaf37b.7f308885
pub const EDR_871: Power = battlecry(&[get(card("EDR_851t")), imbue()]);

/// # Spark of Life
/// Spell · 1 mana
/// > **Choose One - Discover** a Mage spell; or **Discover** a Druid spell.
/// - Makes: Gift of Fire [`EDR_872A`] ("Discover a Mage spell."); Gift of Nature [`EDR_872B`] ("Discover a Druid spell.")
//~ derived EDR_872 ea3113b2 2f198b86.d415f195 8e0fc5cd.f19610c0
pub const EDR_872: Power = choose_one(&["EDR_872A", "EDR_872B"]);

/// # Gift of Fire
/// Spell · 1 mana
/// > **Discover** a Mage spell.
//~ derived EDR_872A 59aaa5cb 2f198b86.865c5841 95e84795
pub const EDR_872A: Power = spell(&[discover(all(&[SPELL, class(CardClass::Mage)]))]);

/// # Gift of Nature
/// Spell · 1 mana
/// > **Discover** a Druid spell.
//~ derived EDR_872B 9e346b5c 2f198b86.9beb7464 df7b2995
pub const EDR_872B: Power = spell(&[discover(all(&[SPELL, class(CardClass::Druid)]))]);

/// # Stellar Balance
/// Spell · Arcane · 2 mana
/// > Get a Moonfire and a Starfire. Give them **Spell Damage +1**.
/// - Makes: Stellar Balance [`EDR_874e`] ("Spell Damage +1.")
//~ done EDR_874 - b3d67742.592eb89f bd1bad1a.8efa5d14
pub const EDR_874: Power =
    spell(&[get(card("CS2_008")), attach("EDR_874e").to(IT), get(card("EX1_173")), attach("EDR_874e").to(IT)]);

/// # Stellar Balance
/// Enchantment
/// > **Spell Damage +1**.
//~ derived EDR_874e 277f0cec d522ad72.7e90e4a1 bd1bad1a
pub const EDR_874e: Power = enchant(&[plus_tag(GameTag::SPELLPOWER, 1)]);

/// # Merry Moonkin
/// Minion · 4 mana · 3/6
/// > At the end of your turn, gain @ Armor. *(Improved by Wisps you control!)*
/// - Numbers: {0} = 1
//~ done EDR_940 - e3b1249d.a712392e.eae7e889 746e6b16
#[rustfmt::skip]
pub const EDR_940: Power = abilities(&[at_end_of_your_turn(&[armor(1).times(TEXT_NUMBER)]), improved(count(FRIENDLY_MINIONS.that(named("CS2_231"))))]);

/// # Starsurge
/// Spell · Arcane · 3 mana
/// > Deal $@ damage to a minion. *(Improved by each friendly minion that died this game.)*
/// - Numbers: {0} = 1
//~ done EDR_941 - 646b5db5.9eca4976.eae7e889 9f7bcf56
pub const EDR_941: Power = abilities(&[
    spell(&[deal(1).times(TEXT_NUMBER).to(A_MINION)]),
    improved(FRIENDLY_MINIONS.die().this_game().count()),
]);

/// # Scorching Winds
/// Spell · Fire · 3 mana
/// > Deal $3 damage. Discard a random Fire spell to deal $3 more.
//~ done FIR_910 - 3af9bd75.8d8d704f 80a151ab
#[rustfmt::skip]
pub const FIR_910: Power = spell(&[deal(3).to(TARGET), if_(there_is(&YOUR_HAND.that(school(SpellSchool::Fire))), &[discard(YOUR_HAND.that(school(SpellSchool::Fire)).random()), deal(3).to(TARGET)])]);

/// # Smoldering Grove
/// Spell · Fire · 2 mana
/// > Draw {0} \|4(card, cards). *(Upgrades each turn, but discards after {1*}!)@Draw {0} cards. *(Discards this turn!)*
/// - Numbers: {0} = 1, {1} = 3
///
/// # Notes
///
/// It grows at the ends of its owner's turns and is discarded at the third (two other simulators, and "Discards this turn!").
/// Its number counts them, so that an exact copy is discarded with its original.
//~ done FIR_911 - 64e9e702.364ef457.47c5f80b fe11ecca
pub const FIR_911: Power = abilities(&[
    spell(&[draw(1).times(TEXT_NUMBER)]),
    whenever(YOU.turn_end()).in_hand().then(&[either(
        is_at_least(&TEXT_NUMBER, 3),
        &[discard(THIS)],
        &[raise_text_number(1)],
    )]),
]);

/// # Inferno Herald
/// Minion · Elemental · 4 mana · 3/6
/// > After you cast a Fire spell, get a random Elemental and reduce its Cost by (3).
//~ derived FIR_913 2842acd2 a14c9cda.4a8d0831 42101de3
pub const FIR_913: Power =
    after(YOU.cast(school(SpellSchool::Fire))).then(&[get(random(ELEMENTAL)), give(&[cost_less(3)]).to(IT)]);
