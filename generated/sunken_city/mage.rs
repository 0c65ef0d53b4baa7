//! Mage cards of Voyage to the Sunken City.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 42bfe106

/// # Submerged Spacerock
/// Minion · Elemental · 2 mana · 2/2
/// > **Deathrattle:** Add two Arcane Mage spells to your hand. They are **Temporary**.
/// - Makes: Submerged [`TID_707e`] ("Discards at the end of your turn.")
//~ done TID_707 - 2edd8b58.8c722b0d c1e3fccc.85abefd4
#[rustfmt::skip]
pub const TID_707: Power = deathrattle(&[get(random(all(&[school(SpellSchool::Arcane), class(CardClass::Mage)]))).picks(2), give(&[has(GameTag::GHOSTLY)]).to(IT)]);

/// # Submerged
/// Enchantment
/// > Discards at the end of your turn.
//~ todo TID_707e e2f9a1cc d522ad72.aece52c5 30b93a8d
pub const TID_707e: Power = TODO;

/// # Polymorph: Jellyfish
/// Spell · Arcane · 3 mana
/// > Transform a minion into a 4/1 Jellyfish with **Spell Damage +2**.
/// - Makes: Jellyfish [`TID_708t`] (4/1, "Spell Damage +2")
//~ derived TID_708 059441c5 646b5db5.838adf65 4120dc2b.f2b8ff9b
pub const TID_708: Power = spell(&[transform(A_MINION, card("TID_708t"))]);

/// # Jellyfish
/// Minion · Beast · 3 mana · 4/1
/// > **Spell Damage +2**
//~ vanilla TID_708t 9b70bb2a 8821c986.e1835dc2 39d0b4b7
pub const TID_708t: Power = VANILLA;

/// # Lady Naz'jar
/// Minion · Naga · 5 mana · 5/5
/// > While in your hand, this transforms after you cast a Fire, Frost, or Arcane spell.
/// - Makes: Lady Naz'jar [`TID_709t`] (5/5, "Battlecry: Reduce the Cost of spells in your hand…"); Lady Naz'jar [`TID_709t2`] (5/5, "Battlecry: Deal 5 damage to an enemy minion and 2…"); Lady Naz'jar [`TID_709t3`] (5/5, "Battlecry: Gain 8 Armor."); Naz'jar's Gift [`TID_709e`] ("Costs (1) less.")
//~ done TID_709 - 74a25c85.7b53ef7a c3eb63c0.b03e0d64
pub const TID_709: Power = abilities(&[
    after(YOU.cast(school(SpellSchool::Fire))).in_hand().then(&[transform(THIS, card("TID_709t2"))]),
    after(YOU.cast(school(SpellSchool::Frost))).in_hand().then(&[transform(THIS, card("TID_709t3"))]),
    after(YOU.cast(school(SpellSchool::Arcane))).in_hand().then(&[transform(THIS, card("TID_709t"))]),
]);

/// # Naz'jar's Gift
/// Enchantment
/// > Costs (1) less.
//~ derived TID_709e 9cbab356 d522ad72.f705eb41 25ac669d
pub const TID_709e: Power = enchant(&[cost_less(1)]);

/// # Lady Naz'jar
/// Minion · Naga · 5 mana · 5/5
/// > **Battlecry:** Reduce the Cost of spells in your hand by (1).
//~ derived TID_709t b37f5d64 74a25c85.9bea9b26 c3eb63c0
pub const TID_709t: Power = battlecry(&[give(&[cost_less(1)]).to(YOUR_HAND.that(SPELL))]);

/// # Lady Naz'jar
/// Minion · Naga · 5 mana · 5/5
/// > **Battlecry:** Deal 5 damage to an enemy minion and 2 to adjacent minions.
///
/// # Notes
///
/// The neighbors are those of the minion that takes 5, not those of Lady Naz'jar.
//~ done TID_709t2 - 74a25c85.aae752da c3eb63c0
pub const TID_709t2: Power = battlecry(&[deal(5).to(AN_ENEMY_MINION), deal(2).to(IT.neighbours())]);

/// # Lady Naz'jar
/// Minion · Naga · 5 mana · 5/5
/// > **Battlecry:** Gain 8 Armor.
//~ derived TID_709t3 e42aaeb9 74a25c85.bca9fe73 c3eb63c0
pub const TID_709t3: Power = battlecry(&[armor(8)]);

/// # Gaia, the Techtonic
/// Minion · Mech · 8 mana · 5/7
/// > **Colossal +2** After a friendly Mech attacks, deal 1 damage to all enemies.
/// - Makes: Gaia's Drill [`TSC_029t`] (2/3, "Rush"); Gaia's Drill [`TSC_029t2`] (2/3, "Rush")
//~ derived TSC_029 aab155c2 28e09b15.65c41637 49bfdc01.1ddba175
#[rustfmt::skip]
pub const TSC_029: Power = abilities(&[colossal(&["TSC_029t", "TSC_029t2"]), after(FRIENDLY_MINIONS.that(MECH).attack(CARD)).then(&[deal(1).to(ENEMIES)])]);

/// # Gaia's Drill
/// Minion · Mech · 3 mana · 2/3
/// > **Rush**
//~ vanilla TSC_029t 10a12edc dcb34cd5.57b12c28 07291143
pub const TSC_029t: Power = VANILLA;

/// # Gaia's Drill
/// Minion · Mech · 3 mana · 2/3
/// > **Rush**
//~ vanilla TSC_029t2 3633f40e dcb34cd5.57b12c28 07291143
pub const TSC_029t2: Power = VANILLA;

/// # Mecha-Shark
/// Minion · Mech · Beast · 3 mana · 4/3
/// > After you summon a Mech, deal 3 damage randomly split among all enemies.
//~ derived TSC_054 fcb9e962 c14d3ad7.c4362265 eb0ebdea
pub const TSC_054: Power = after(YOU.summon(MECH)).then(&[deal(3).split_among(ENEMIES)]);

/// # Seafloor Gateway
/// Spell · 3 mana
/// > Draw a Mech. Reduce the Cost of Mechs in your hand by (1).
/// - Makes: Mechanical Marvel [`TSC_055e`] ("Costs (1) less.")
//~ derived TSC_055 0a347872 82ede6d1.92cd7264 fc898550.260be7c7
pub const TSC_055: Power = spell(&[draw_that(1, MECH), attach("TSC_055e").to(YOUR_HAND.that(MECH))]);

/// # Mechanical Marvel
/// Enchantment
/// > Costs (1) less.
//~ derived TSC_055e 87f5e69f d522ad72.f705eb41 1d4856bc
pub const TSC_055e: Power = enchant(&[cost_less(1)]);

/// # Volcanomancy
/// Spell · Fire · 2 mana
/// > Choose a minion. When it dies, deal 3 damage to all other minions.
/// - Makes: Explosive [`TSC_056e`] ("When this dies, deal 3 damage to all other…")
//~ done TSC_056 - 64e9e702.8ecdcea7 fd2c58e6.bcee80a9
pub const TSC_056: Power = spell(&[attach("TSC_056e").to(A_MINION)]);

/// # Explosive
/// Enchantment
/// > When this dies, deal 3 damage to all other minions.
//~ done TSC_056e - d522ad72.e6e655a5 30afb7bd
pub const TSC_056e: Power = deathrattle(&[deal(3).to(OTHER_MINIONS)]);

/// # Commander Sivara
/// Minion · Naga · 4 mana · 3/5
/// > **Battlecry:** If you've cast three spells while holding this, add those spells back to your hand.@ *({0} left*!)@ *(Ready!)*
//~ done TSC_087 - 8c5c556e.66726c57 66f85a2e
pub const TSC_087: Power =
    battlecry(&[create_aside(each_past(YOU.cast(SPELL).while_holding_this())), get(the(IT.first(3)))])
        .when(YOU.cast(SPELL).while_holding_this().at_least(3));

/// # Spitelash Siren
/// Minion · Naga · 4 mana · 2/5
/// > After you play a Naga, refresh two Mana Crystals. *(Then switch to spell*!)@After you cast a spell, refresh two Mana Crystals. *(Then switch to Naga!)*
/// - Numbers: {0} = 2
//~ done TSC_620 - 496aa503.cdebb1e9.ea1d8a8e ed1ec851
pub const TSC_620: Power = abilities(&[
    after(YOU.play(NAGA)).when(equals(&counter_value(0), 0)).then(&[refresh_mana(2), set_counter(0, 1)]),
    after(YOU.cast(SPELL)).when(equals(&counter_value(0), 1)).then(&[refresh_mana(2), set_counter(0, 0)]),
]);

/// # Trench Surveyor
/// Minion · Mech · 1 mana · 2/1
/// > **Battlecry: Dredge**. If it's a Mech, draw it.
//~ done TSC_642 - 0312e23f.2cb8a201 e7d01331
#[rustfmt::skip]
pub const TSC_642: Power = battlecry(&[discover_then(Offer::Entities(YOUR_DECK.last(3)), &[put_on_top(the(IT))]), get(the(IT)).when(there_is(&IT.that(MECH)))]);

/// # Spellcoiler
/// Minion · Naga · 2 mana · 2/3
/// > **Battlecry:** If you've cast a spell while holding this, **Discover** a spell.
//~ derived TSC_643 4b8ac02f 44f5d980.eb91add6 b1389df4
pub const TSC_643: Power = battlecry(&[discover(SPELL)]).when(YOU.cast(SPELL).while_holding_this().at_least(1));

/// # Azsharan Sweeper
/// Minion · Mech · 3 mana · 3/4
/// > **Battlecry:** Put a 'Sunken Sweeper' on the bottom of your deck.
/// - Makes: Sunken Sweeper [`TSC_776t`] (3/4, "Battlecry: Add 3 random Mechs to your hand. They…")
//~ derived TSC_776 17c3aa28 119e8632.9db0519a 00b506b2.0508850d
pub const TSC_776: Power = battlecry(&[put_at_bottom(card("TSC_776t"))]);

/// # Sunken Sweeper
/// Minion · Mech · 3 mana · 3/4
/// > **Battlecry:** Add 3 random Mechs to your hand. They cost (1) less.
//~ derived TSC_776t d82ea26f 119e8632.482b1412 53b4b7b1
pub const TSC_776t: Power = battlecry(&[get(random(MECH)).picks(3), give(&[cost_less(1)]).to(IT)]);

/// # Gifts of Azshara
/// Spell · Arcane · 2 mana
/// > Draw a card. If you played a Naga while holding this, do it again.
//~ derived TSC_948 5ffeaa54 b3d67742.8ff27472 484b342b
pub const TSC_948: Power = spell(&[draw(1), draw(1).when(YOU.play(NAGA).while_holding_this().at_least(1))]);
