//! Mage cards of Festival of Legends.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file ec3dd03e

/// # Keyboard Soloist
///
/// `ETC_029` · Mage minion · 4 mana · 2/4
///
/// > **Battlecry:** If you control no other minions, summon two 1/2 Amps with **Spell Damage +1**.
///
/// - Set: Festival of Legends · common · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Refers to: Spellpower
/// - Tokens: Keyboard Amplifier [`ETC_029t`]
///
/// State: Derived
//~ derived ETC_029 1a4381ad 4053fb67 6b584805.e735d850
pub const ETC_029: Power = battlecry(&[summon(card("ETC_029t")).copies(2)]).when(there_is_no(&OTHER_FRIENDLY_MINIONS));

/// # Keyboard Amplifier
///
/// `ETC_029t` · Mage minion · 1 mana · 1/2
///
/// > **Spell Damage +1**
///
/// - Set: Festival of Legends
/// - Minion type: Mech
/// - Mechanics: Spellpower
///
/// State: Vanilla
//~ vanilla ETC_029t fb3333d5 a830f843 b592adb2.b88f2291
pub const ETC_029t: Power = VANILLA;

/// # Volume Up
///
/// `ETC_205` · Mage spell · Arcane · 4 mana
///
/// > Draw 3 spells. **Finale: Discover** a copy of one.
///
/// - Set: Festival of Legends · epic · collectible
/// - Mechanics: Discover, Finale
///
/// State: Todo
//~ todo ETC_205 ada0d872 27314821 92459347.e21c442b
pub const ETC_205: Power = TODO;

/// # Infinitize the Maxitude
///
/// `ETC_206` · Mage spell · 2 mana
///
/// > **Discover** a spell. Reduce its Cost by (1). **Finale:** Return this to your hand at end of turn.
///
/// - Set: Festival of Legends · legendary · collectible
/// - Mechanics: Discover, Finale
/// - Tags: `4128` = 1
/// - Enchantments: Infinitize the Maxitude [`ETC_206e`], Infinitized [`ETC_206e2`]
///
/// State: Derived
//~ derived ETC_206 99b6a080 7bb21fa8 f2ba037d.616cd1ee
#[rustfmt::skip]
pub const ETC_206: Power = abilities(&[spell(&[discover(SPELL), attach("ETC_206e2").to(IT)]), on(Word::Finale, &[later(&whenever(YOU.turn_end()).does(&[return_to_hand(THIS)]))])]);

/// # Infinitize the Maxitude
///
/// `ETC_206e` · Mage enchantment
///
/// > At the end of your turn, get a Rock the House.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ todo ETC_206e 7186104b 3bf37c6a 80306f0e.ef92d58a
pub const ETC_206e: Power = TODO;

/// # Infinitized
///
/// `ETC_206e2` · Mage enchantment
///
/// > Costs (1) less.
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived ETC_206e2 6d8373c2 d62880fb 03b0252f.f705eb41
pub const ETC_206e2: Power = enchant(&[cost_less(1)]);

/// # DJ Manastorm
///
/// `ETC_395` · Mage minion · 9 mana · 8/8
///
/// > **Battlecry:** Set the Cost of spells in your hand to (0). After you cast one, the others cost (1) more.
///
/// - Set: Festival of Legends · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Millhouse in the House! [`ETC_395e`], Amp it up [`ETC_395e2`]
///
/// State: Todo
//~ todo ETC_395 2ffef74c ee47d58a d7e7847c.891c03e4
pub const ETC_395: Power = TODO;

/// # Millhouse in the House!
///
/// `ETC_395e` · Mage enchantment
///
/// > After you cast one of the other discounted spells, this one costs (1) more.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ todo ETC_395e 25778501 7081acf1 81dce3f5.2a0b471c
pub const ETC_395e: Power = TODO;

/// # Amp it up
///
/// `ETC_395e2` · Mage enchantment
///
/// > After you cast one of the other discounted spells, this one costs (1) more.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ todo ETC_395e2 7602d3a2 b2ed58bc c2713186.2a0b471c
pub const ETC_395e2: Power = TODO;

/// # Cosmic Keyboard
///
/// `ETC_521` · Mage weapon · 2 mana · 0/3 durability
///
/// > After you cast a spell, summon an Elemental with stats equal to its Cost. Lose 1 Durability.
///
/// - Set: Festival of Legends · rare · collectible
/// - Tokens: Cosmic Creation [`ETC_521t`]
///
/// State: Todo
//~ todo ETC_521 80939612 66be234f 81279a85.bec8aab1
pub const ETC_521: Power = TODO;

/// # Cosmic Creation
///
/// `ETC_521t` · Mage minion · 1 mana · 1/1
///
/// - Set: Festival of Legends
/// - Minion type: Elemental
///
/// State: Vanilla
//~ vanilla ETC_521t 24d27ebe 4429839c d00e5be8
pub const ETC_521t: Power = VANILLA;

/// # Lightshow
///
/// `ETC_528` · Mage spell · Arcane · 3 mana
///
/// > Shoot @ beams at enemies that each deal $2 damage. Your future Lightshows shoot one more beam.
///
/// - Set: Festival of Legends · rare · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2
///
/// State: Todo
//~ todo ETC_528 f841d3b2 1eff5e54 dd56c8e2.7681fdbb
pub const ETC_528: Power = TODO;

/// # Rewind
///
/// `ETC_532` · Mage spell · Arcane · 2 mana
///
/// > **Discover** a copy of another spell you've cast this game.
///
/// - Set: Festival of Legends · rare · collectible
/// - Mechanics: Discover
///
/// State: Derived
//~ derived ETC_532 9fbeab73 ddf6805d d8d8cdbf.65eaf5ee
pub const ETC_532: Power = spell(&[offer(Offer::Past(SPELLS_YOU_CAST.other()), &[get(the(IT))])]);

/// # Holotechnician
///
/// `ETC_534` · Mage minion · 3 mana · 3/4
///
/// > After ANY minion takes exactly 1 damage, destroy it.
///
/// - Set: Festival of Legends · epic · collectible
///
/// State: Derived
//~ derived ETC_534 9e6b05b4 bd091f2f b79d2103.79a26d4b
pub const ETC_534: Power = after(MINIONS.takes_damage(CARD)).when(exactly(1)).then(&[destroy(WHO)]);

/// # Synthesize
///
/// `ETC_535` · Mage spell · 1 mana
///
/// > Add a random 1, 2, and 3-Cost Elemental to your hand.
///
/// - Set: Festival of Legends · common · collectible
///
/// State: Derived
//~ derived ETC_535 2b766975 c9efa8a7 5c1c138b.42f23c5e
#[rustfmt::skip]
pub const ETC_535: Power = spell(&[get(random(all(&[ELEMENTAL, COST.is(1)]))), get(random(all(&[ELEMENTAL, COST.is(2)]))), get(random(all(&[ELEMENTAL, COST.is(3)])))]);

/// # Audio Splitter
///
/// `ETC_536` · Mage minion · 2 mana · 3/2
///
/// > **Deathrattle:** Copy the highest Cost spell in your hand.
///
/// - Set: Festival of Legends · common · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived ETC_536 b6487bfd 34cb97f1 6861b7e0.3c0a2415
pub const ETC_536: Power = deathrattle(&[get(copy_of(YOUR_HAND.that(SPELL).most(COST)))]);

/// # Remixed Dispense-o-bot
///
/// `JAM_000` · Mage minion · 3 mana · 3/3
///
/// > Gains an extra effect in your hand that changes each turn.
///
/// - Set: Festival of Legends · rare · collectible
/// - Minion type: Mech
/// - Tokens: Chilling Dispense-o-bot [`JAM_000t`], Merch Dispense-o-bot [`JAM_000t2`], Money Dispense-o-bot [`JAM_000t3`], Mystery Dispense-o-bot [`JAM_000t4`]
///
/// State: Derived
//~ derived JAM_000 d20954e9 52a46bee dcc91a6f.fadeed8d
#[rustfmt::skip]
pub const JAM_000: Power = whenever(YOU.get(ITSELF)).in_hand().then(&[transform(THIS, one_of(&["JAM_000t", "JAM_000t2", "JAM_000t3", "JAM_000t4"]))]);

/// # Chilling Dispense-o-bot
///
/// `JAM_000t` · Mage minion · 3 mana · 3/3
///
/// > **Battlecry:** Get two random Frost spells. *(Changes each turn.)*@**Battlecry:** Get two random Frost spells.
///
/// - Set: Festival of Legends · rare
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Tags: `TRANSFORMED_FROM_CARD` = 94727, `2165` = 1
///
/// State: Derived
//~ derived JAM_000t f2b97a41 b0826346 1310edaa.26d848a0
#[rustfmt::skip]
pub const JAM_000t: Power = abilities(&[battlecry(&[get(random(school(SpellSchool::Frost))).copies(2)]), whenever(YOU.turn_start()).in_hand().then(&[transform(THIS, one_of(&["JAM_000t", "JAM_000t2", "JAM_000t3", "JAM_000t4"]))])]);

/// # Merch Dispense-o-bot
///
/// `JAM_000t2` · Mage minion · 3 mana · 3/3
///
/// > **Battlecry:** Get two random Mechs. *(Changes each turn.)*@**Battlecry:** Get two random Mechs.
///
/// - Set: Festival of Legends · rare
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Tags: `TRANSFORMED_FROM_CARD` = 94727, `2165` = 1
///
/// State: Derived
//~ derived JAM_000t2 53f3b421 e47f3e4c d52d9cd8.44cc2caf
#[rustfmt::skip]
pub const JAM_000t2: Power = abilities(&[battlecry(&[get(random(MECH)).copies(2)]), whenever(YOU.turn_start()).in_hand().then(&[transform(THIS, one_of(&["JAM_000t", "JAM_000t2", "JAM_000t3", "JAM_000t4"]))])]);

/// # Money Dispense-o-bot
///
/// `JAM_000t3` · Mage minion · 3 mana · 3/3
///
/// > **Battlecry:** Get two Coins. *(Changes each turn.)*@**Battlecry:** Get two Coins.
///
/// - Set: Festival of Legends · rare
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Tags: `TRANSFORMED_FROM_CARD` = 94727, `2165` = 1
///
/// State: Derived
//~ derived JAM_000t3 128c7d58 e749606c a8d0ae64.652c012a
#[rustfmt::skip]
pub const JAM_000t3: Power = abilities(&[battlecry(&[get(card("GAME_005")).copies(2)]), whenever(YOU.turn_start()).in_hand().then(&[transform(THIS, one_of(&["JAM_000t", "JAM_000t2", "JAM_000t3", "JAM_000t4"]))])]);

/// # Mystery Dispense-o-bot
///
/// `JAM_000t4` · Mage minion · 3 mana · 3/3
///
/// > **Battlecry:** Get two random Mage **Secrets**. *(Changes each turn.)*@**Battlecry:** Get two random Mage **Secrets**.
///
/// - Set: Festival of Legends · rare
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Refers to: Secret
/// - Tags: `TRANSFORMED_FROM_CARD` = 94727, `2165` = 1
///
/// State: Derived
//~ derived JAM_000t4 4decd232 b5a71a62 e98396f9.1c6b9f4f
#[rustfmt::skip]
pub const JAM_000t4: Power = abilities(&[battlecry(&[get(random(all(&[SECRET, class(CardClass::Mage)]))).copies(2)]), whenever(YOU.turn_start()).in_hand().then(&[transform(THIS, one_of(&["JAM_000t", "JAM_000t2", "JAM_000t3", "JAM_000t4"]))])]);

/// # Reverberations
///
/// `JAM_031` · Multi-class spell · Shadow · 3 mana
///
/// > Summon a copy of a minion. Each one dies after taking damage.
///
/// - Set: Festival of Legends · rare · collectible
/// - Classes: Mage, Warlock
/// - Enchantments: Reverberations [`JAM_031e`]
///
/// State: Todo
//~ todo JAM_031 03b69856 76b74cf6 c2e6dfe7.96ccbffa
pub const JAM_031: Power = TODO;

/// # Reverberations
///
/// `JAM_031e` · Neutral enchantment
///
/// > Dies after taking damage.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ todo JAM_031e ef8d4ff8 ad0acfb0 8653414f.5c177404
pub const JAM_031e: Power = TODO;

/// # Fiddlefire Imp
///
/// `JAM_032` · Multi-class minion · 3 mana · 3/3
///
/// > **Battlecry:** Add a random Fire Mage and Fire Warlock spell to your hand.
///
/// - Set: Festival of Legends · common · collectible
/// - Minion type: Demon
/// - Classes: Mage, Warlock
/// - Mechanics: Battlecry, Imp
/// - Enchantments: Fiddlefire Achievement Enchant [`JAM_032e`]
///
/// State: Derived
//~ derived JAM_032 188c6a73 c10679fc 58a7119e.874eb7dc
#[rustfmt::skip]
pub const JAM_032: Power = battlecry(&[get(random(all(&[school(SpellSchool::Fire), class(CardClass::Mage)]))), get(random(all(&[school(SpellSchool::Fire), class(CardClass::Warlock)])))]);

/// # Fiddlefire Achievement Enchant
///
/// `JAM_032e` · Neutral enchantment
///
/// - Set: Festival of Legends
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ todo JAM_032e e576d1e1 9a230abb a1987fee
pub const JAM_032e: Power = TODO;
