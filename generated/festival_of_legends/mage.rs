//! Mage cards of Festival of Legends.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file aef01963

/// # Keyboard Soloist
/// Minion · Naga · 4 mana · 2/4
/// > **Battlecry:** If you control no other minions, summon two 1/2 Amps with **Spell Damage +1**.
/// - Makes: Keyboard Amplifier [`ETC_029t`] (1/2, "Spell Damage +1")
//~ derived ETC_029 4053fb67 496938fe.e735d850 7727a839.321941ab
pub const ETC_029: Power = battlecry(&[summon(card("ETC_029t")).copies(2)]).when(there_is_no(&OTHER_FRIENDLY_MINIONS));

/// # Keyboard Amplifier
/// Minion · Mech · 1 mana · 1/2
/// > **Spell Damage +1**
//~ vanilla ETC_029t a830f843 2eab15b3.b88f2291 76c78289
pub const ETC_029t: Power = VANILLA;

/// # Volume Up
/// Spell · Arcane · 4 mana
/// > Draw 3 spells. **Finale: Discover** a copy of one.
//~ done ETC_205 - 27bf12e1.e21c442b 1d58c583
pub const ETC_205: Power =
    spell(&[draw_that(3, SPELL), discover_then(Offer::Entities(IT), &[get(copy_of(IT))]).when(FINALE)]);

/// # Infinitize the Maxitude
/// Spell · 2 mana
/// > **Discover** a spell. Reduce its Cost by (1). **Finale:** Return this to your hand at end of turn.
/// - Makes: Infinitize the Maxitude [`ETC_206e`] ("At the end of your turn, get a Rock the House."); Infinitized [`ETC_206e2`] ("Costs (1) less.")
//~ derived ETC_206 7bb21fa8 7846e7ae.616cd1ee e4e6fd68.ff1a9f6b
#[rustfmt::skip]
pub const ETC_206: Power = abilities(&[spell(&[discover(SPELL), attach("ETC_206e2").to(IT)]), on(Word::Finale, &[later(&whenever(YOU.turn_end()).does(&[return_to_hand(THIS)]))])]);

/// # Infinitize the Maxitude
/// Enchantment
/// > At the end of your turn, get a Rock the House.
//~ todo ETC_206e 3bf37c6a d522ad72.ef92d58a e4e6fd68
pub const ETC_206e: Power = TODO;

/// # Infinitized
/// Enchantment
/// > Costs (1) less.
//~ derived ETC_206e2 d62880fb d522ad72.f705eb41 0d8e6982
pub const ETC_206e2: Power = enchant(&[cost_less(1)]);

/// # DJ Manastorm
/// Minion · 9 mana · 8/8
/// > **Battlecry:** Set the Cost of spells in your hand to (0). After you cast one, the others cost (1) more.
/// - Makes: Millhouse in the House! [`ETC_395e`] ("After you cast one of the other discounted…"); Amp it up [`ETC_395e2`] ("After you cast one of the other discounted…")
//~ done ETC_395 - 6482e328.891c03e4 8b52e328.7277ee93
pub const ETC_395: Power = battlecry(&[attach("ETC_395e").to(YOUR_HAND.that(SPELL))]);

/// # Millhouse in the House!
/// Enchantment
/// > After you cast one of the other discounted spells, this one costs (1) more.
///
/// # Notes
///
/// The tag marks the spells that were discounted together.
//~ done ETC_395e - d522ad72.2a0b471c 886f0e35
pub const ETC_395e: Power = abilities(&[
    enchant(&[cost(0), plus_tag(GameTag::TAG_SCRIPT_DATA_ENT_1, 1)]),
    after(YOU.cast(with(GameTag::TAG_SCRIPT_DATA_ENT_1))).in_hand().then(&[attach("ETC_395e2").to(THIS)]),
]);

/// # Amp it up
/// Enchantment
/// > After you cast one of the other discounted spells, this one costs (1) more.
//~ done ETC_395e2 - d522ad72.2a0b471c 0e547cd3
pub const ETC_395e2: Power = enchant(&[cost_more(1)]);

/// # Cosmic Keyboard
/// Weapon · 2 mana · 0/3 durability
/// > After you cast a spell, summon an Elemental with stats equal to its Cost. Lose 1 Durability.
/// - Makes: Cosmic Creation [`ETC_521t`] (1/1)
///
/// # Notes
///
/// A spell that costs (0) summons nothing and uses no Durability (recorded).
//~ done ETC_521 - 0abffcf9.bec8aab1 e415ea98.a5ee4a56
#[rustfmt::skip]
pub const ETC_521: Power = after(YOU.cast(all(&[SPELL, COST.at_least(1)]))).when(there_are_at_most(6, &YOUR_BOARD)).then(&[summon(card("ETC_521t")), give(&[become_stats(1, 1).times(X)]).with_x(COST.of(THAT)).to(IT), lose_durability(1)]);

/// # Cosmic Creation
/// Minion · Elemental · 1 mana · 1/1
//~ vanilla ETC_521t 4429839c f82494ef ae4a4e11
pub const ETC_521t: Power = VANILLA;

/// # Lightshow
/// Spell · Arcane · 3 mana
/// > Shoot @ beams at enemies that each deal $2 damage. Your future Lightshows shoot one more beam.
/// - Numbers: {0} = 2
//~ done ETC_528 - 646b5db5.7681fdbb.ea1d8a8e f867b416
pub const ETC_528: Power = abilities(&[
    spell(&[perform(&[deal(2).to(ENEMIES.random())]).times(TEXT_NUMBER), mark_completed()]),
    improved(YOU.complete(named("ETC_528")).this_game().count()),
]);

/// # Rewind
/// Spell · Arcane · 2 mana
/// > **Discover** a copy of another spell you've cast this game.
//~ done ETC_532 - b3d67742.65eaf5ee 86ae1dbe
pub const ETC_532: Power = spell(&[discover_then(Offer::Past(YOU.cast(SPELL).this_game().other()), &[get(the(IT))])]);

/// # Holotechnician
/// Minion · 3 mana · 3/4
/// > After ANY minion takes exactly 1 damage, destroy it.
//~ done ETC_534 - 05841e04.79a26d4b c2abfb81
pub const ETC_534: Power = after(MINIONS.takes_damage_from(CARD)).when(exactly(1)).then(&[destroy(SUBJECT)]);

/// # Synthesize
/// Spell · 1 mana
/// > Add a random 1, 2, and 3-Cost Elemental to your hand.
//~ done ETC_535 - 2f198b86.42f23c5e 239697f3
#[rustfmt::skip]
pub const ETC_535: Power = spell(&[get(random(all(&[ELEMENTAL, COST.is(1)]))), get(random(all(&[ELEMENTAL, COST.is(2)]))), get(random(all(&[ELEMENTAL, COST.is(3)])))]);

/// # Audio Splitter
/// Minion · Mech · 2 mana · 3/2
/// > **Deathrattle:** Copy the highest Cost spell in your hand.
//~ derived ETC_536 34cb97f1 9ee36bf9.3c0a2415 b699773b
pub const ETC_536: Power = deathrattle(&[get(copy_of(YOUR_HAND.that(SPELL).most(COST)))]);

/// # Remixed Dispense-o-bot
/// Minion · Mech · 3 mana · 3/3
/// > Gains an extra effect in your hand that changes each turn.
/// - Makes: Chilling Dispense-o-bot [`JAM_000t`] (3/3, "Battlecry: Get two random Frost spells. (Changes…"); Merch Dispense-o-bot [`JAM_000t2`] (3/3, "Battlecry: Get two random Mechs. (Changes each…"); Money Dispense-o-bot [`JAM_000t3`] (3/3, "Battlecry: Get two Coins. (Changes each turn.)"); Mystery Dispense-o-bot [`JAM_000t4`] (3/3, "Battlecry: Get two random Mage Secrets. (Changes…")
///
/// # Notes
///
/// Open question: whether enchantments stay when it takes another form: the general rule for forms in hand decides. HearthSim/hs-bugs,
/// issue 874, says that those of Shifter Zerus and Molten Blade stayed in 2017.
//~ derived JAM_000 52a46bee 11e326f9.fadeed8d af92ca6b.380fdde2
#[rustfmt::skip]
pub const JAM_000: Power = whenever(YOU.get(ITSELF)).in_hand().then(&[transform(THIS, one_of(&["JAM_000t", "JAM_000t2", "JAM_000t3", "JAM_000t4"]))]);

/// # Chilling Dispense-o-bot
/// Minion · Mech · 3 mana · 3/3
/// > **Battlecry:** Get two random Frost spells. *(Changes each turn*.)@**Battlecry:** Get two random Frost spells.
//~ derived JAM_000t ceb1159a 11e326f9.1836b80b 315875bd
#[rustfmt::skip]
pub const JAM_000t: Power = abilities(&[battlecry(&[get(random(school(SpellSchool::Frost))).picks(2)]), whenever(YOU.turn_start()).in_hand().then(&[transform(THIS, one_of(&["JAM_000t", "JAM_000t2", "JAM_000t3", "JAM_000t4"]))])]);

/// # Merch Dispense-o-bot
/// Minion · Mech · 3 mana · 3/3
/// > **Battlecry:** Get two random Mechs. *(Changes each turn*.)@**Battlecry:** Get two random Mechs.
//~ derived JAM_000t2 9b2e40e3 11e326f9.fe2c848d 6c1b1ff0
#[rustfmt::skip]
pub const JAM_000t2: Power = abilities(&[battlecry(&[get(random(MECH)).picks(2)]), whenever(YOU.turn_start()).in_hand().then(&[transform(THIS, one_of(&["JAM_000t", "JAM_000t2", "JAM_000t3", "JAM_000t4"]))])]);

/// # Money Dispense-o-bot
/// Minion · Mech · 3 mana · 3/3
/// > **Battlecry:** Get two Coins. *(Changes each turn*.)@**Battlecry:** Get two Coins.
//~ derived JAM_000t3 e749606c 11e326f9.615870ff 45d31a06
#[rustfmt::skip]
pub const JAM_000t3: Power = abilities(&[battlecry(&[get(card("GAME_005")).copies(2)]), whenever(YOU.turn_start()).in_hand().then(&[transform(THIS, one_of(&["JAM_000t", "JAM_000t2", "JAM_000t3", "JAM_000t4"]))])]);

/// # Mystery Dispense-o-bot
/// Minion · Mech · 3 mana · 3/3
/// > **Battlecry:** Get two random Mage **Secrets**. *(Changes each turn*.)@**Battlecry:** Get two random Mage **Secrets**.
//~ derived JAM_000t4 268b8378 11e326f9.9a06ab46 f11e2692
#[rustfmt::skip]
pub const JAM_000t4: Power = abilities(&[battlecry(&[get(random(all(&[SECRET, class(CardClass::Mage)]))).picks(2)]), whenever(YOU.turn_start()).in_hand().then(&[transform(THIS, one_of(&["JAM_000t", "JAM_000t2", "JAM_000t3", "JAM_000t4"]))])]);

/// # Reverberations
/// Spell · Shadow · 3 mana
/// > Summon a copy of a minion. Each one dies after taking damage.
/// - Classes: Mage, Warlock
/// - Makes: Reverberations [`JAM_031e`] ("Dies after taking damage.")
//~ done JAM_031 - 3c9c5d15.96ccbffa 5202f4e5.e6cfb9b3.5e0d79dd
pub const JAM_031: Power =
    spell(&[summon(copy_of(A_MINION)), attach("JAM_031e").to(IT), attach("JAM_031e").to(TARGET)]);

/// # Reverberations
/// Enchantment
/// > Dies after taking damage.
//~ done JAM_031e - d522ad72.5c177404 5202f4e5
pub const JAM_031e: Power = after(THIS.takes_damage_from(CARD)).then(&[destroy(THIS)]);

/// # Fiddlefire Imp
/// Minion · Demon · 3 mana · 3/3
/// > **Battlecry:** Add a random Fire Mage and Fire Warlock spell to your hand.
/// - Classes: Mage, Warlock
/// - Makes: Fiddlefire Achievement Enchant [`JAM_032e`]
//~ done JAM_032 - ddf3412b.874eb7dc 88f6dec2.e6cfb9b3.a6f0392d
#[rustfmt::skip]
pub const JAM_032: Power = battlecry(&[get(random(all(&[school(SpellSchool::Fire), class(CardClass::Mage)]))), get(random(all(&[school(SpellSchool::Fire), class(CardClass::Warlock)])))]);

/// # Fiddlefire Achievement Enchant
/// Enchantment
//~ todo JAM_032e 9a230abb d522ad72 080aa029
pub const JAM_032e: Power = TODO;
