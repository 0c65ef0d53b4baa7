//! Mage cards of Ashes of Outland.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file f9af0c24

/// # Incanter's Flow
/// Spell · Arcane · 4 mana
/// > Reduce the Cost of spells in your deck by (1).
/// - Makes: Incanter's Flow [`BT_002e`] ("Costs (1) less.")
//~ derived BT_002 5ea4aef0 27bf12e1.d16e7b74 8788bff3.35307344
pub const BT_002: Power = spell(&[attach("BT_002e").to(YOUR_DECK.that(SPELL))]);

/// # Incanter's Flow
/// Enchantment
/// > Costs (1) less.
//~ derived BT_002e 013041d0 d522ad72.f705eb41 8788bff3
pub const BT_002e: Power = enchant(&[cost_less(1)]);

/// # Netherwind Portal
/// Spell · Arcane · 3 mana
/// > **Secret:** After your opponent casts a spell, summon a random 4-Cost minion.
//~ derived BT_003 cb74a3a9 646b5db5.fb786606 f3dae0f7
pub const BT_003: Power = after(OPPONENT.cast(SPELL)).then(&[summon(random(all(&[MINION, COST.is(4)])))]);

/// # Imprisoned Observer
/// Minion · Demon · 3 mana · 4/5
/// > **Dormant** for 2 turns. When this awakens, deal 2 damage to all enemy minions.
//~ derived BT_004 b95e0df7 f6e8d254.f8a103fc fed069c0
pub const BT_004: Power = abilities(&[dormant_for(2), on(Word::Awaken, &[deal(2).to(ENEMY_MINIONS)])]);

/// # Evocation
/// Spell · Arcane · 1 mana
/// > Fill your hand with random Mage spells. They are **Temporary**.
/// - Makes: Evocation [`BT_006e`] ("Discards at the end of your turn.")
//~ derived BT_006 0c796c28 c75b771b.e0a85d0c 627722f1.79a33920
pub const BT_006: Power =
    spell(&[get(random(all(&[SPELL, class(CardClass::Mage)]))).picks(10), give(&[has(GameTag::GHOSTLY)]).to(IT)]);

/// # Evocation
/// Enchantment
/// > Discards at the end of your turn.
//~ todo BT_006e 205f72b2 d522ad72.aece52c5 627722f1
pub const BT_006e: Power = TODO;

/// # Starscryer
/// Minion · 2 mana · 3/1
/// > **Deathrattle:** Draw a spell.
//~ derived BT_014 90810946 029e7933.fcc4376f c2d80869
pub const BT_014: Power = deathrattle(&[draw_that(1, SPELL)]);

/// # Font of Power
/// Spell · Arcane · 1 mana
/// > **Discover** a Mage minion. If your deck has no minions, keep all 3 instead.
//~ derived BT_021 cbc17394 c75b771b.5d8f2ed1 0251b93c
#[rustfmt::skip]
pub const BT_021: Power = spell(&[either(there_is_no(&YOUR_DECK.that(MINION)), &[discover_with_rest(Offer::Pool(all(&[MINION, class(CardClass::Mage)]), Classes::Own), &[get(the(IT))], &[get(the(IT))])], &[discover(all(&[MINION, class(CardClass::Mage)]))])]);

/// # Apexis Smuggler
/// Minion · 2 mana · 2/3
/// > After you play a **Secret**, **Discover** a spell.
//~ derived BT_022 4825deec 5656a6e3.0b7bf052 0031f949
pub const BT_022: Power = after(YOU.play(SECRET)).then(&[discover(SPELL)]);

/// # Astromancer Solarian
/// Minion · 2 mana · 3/2
/// > **Spell Damage +1 Deathrattle:** Shuffle 'Solarian Prime' into your deck.
/// - Makes: Solarian Prime [`BT_028t`] (7/7, "Spell Damage +1 Battlecry: Cast 5 random Mage…")
//~ derived BT_028 d42e7235 0296240c.d6dd0315 6e110d19.354eda21
pub const BT_028: Power = deathrattle(&[shuffle(card("BT_028t"))]);

/// # Solarian Prime
/// Minion · Demon · 7 mana · 7/7
/// > **Spell Damage +1 Battlecry:** Cast 5 random Mage spells *(targets enemies if possible*).
//~ done BT_028t - 13d509b8.17f8f475 2f98c304
pub const BT_028t: Power = battlecry(&[cast(random(all(&[SPELL, class(CardClass::Mage)]))).at(ENEMIES).picks(5)]);

/// # Deep Freeze
/// Spell · Frost · 7 mana
/// > **Freeze** an enemy. Summon two 3/6 Water Elementals.
/// - Makes: [`CS2_033`](crate::legacy::mage::CS2_033)
//~ derived BT_072 c5f195dc 5c263ea4.70ce41ae c60a8a9c.5d519963
pub const BT_072: Power = spell(&[freeze(AN_ENEMY), summon(card("CS2_033")).copies(2)]);

/// # Apexis Blast
/// Spell · 5 mana
/// > Deal $5 damage. If your deck has no minions, summon a random 5-Cost minion.
//~ derived BT_291 7dd48ef6 36b694de.487c4239 a639fe12
pub const BT_291: Power =
    spell(&[deal(5).to(TARGET), summon(random(all(&[MINION, COST.is(5)]))).when(there_is_no(&YOUR_DECK.that(MINION)))]);
