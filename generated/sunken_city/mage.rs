//! Mage cards of Voyage to the Sunken City.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file b779e342

/// # Submerged Spacerock
///
/// `TID_707` · Mage minion · 2 mana · 2/2
///
/// > **Deathrattle:** Add two Arcane Mage spells to your hand. They are **Temporary**.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Deathrattle
/// - Refers to: tag 3630
/// - Enchantments: Submerged [`TID_707e`]
///
/// State: Derived
//~ derived TID_707 843d8404 034631d5 e88a367d.8c722b0d
#[rustfmt::skip]
pub const TID_707: Power = deathrattle(&[get(random(all(&[school(SpellSchool::Arcane), class(CardClass::Mage)]))).copies(2), give(&[has(GameTag::GHOSTLY)]).to(IT)]);

/// # Submerged
///
/// `TID_707e` · Mage enchantment
///
/// > Discards at the end of your turn.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ todo TID_707e c98b7b6c e2f9a1cc 66905881.aece52c5
pub const TID_707e: Power = TODO;

/// # Polymorph: Jellyfish
///
/// `TID_708` · Mage spell · Arcane · 3 mana
///
/// > Transform a minion into a 4/1 Jellyfish with **Spell Damage +2**.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Refers to: Spellpower
/// - Tokens: Jellyfish [`TID_708t`]
///
/// State: Derived
//~ derived TID_708 bf49bc2c 059441c5 185c647b.838adf65
pub const TID_708: Power = spell(&[transform(A_MINION, card("TID_708t"))]);

/// # Jellyfish
///
/// `TID_708t` · Mage minion · 3 mana · 4/1
///
/// > **Spell Damage +2**
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Beast
/// - Tags: `SPELLPOWER` = 2
///
/// State: Vanilla
//~ vanilla TID_708t c52165e1 9b70bb2a e2d007ce.e1835dc2
pub const TID_708t: Power = VANILLA;

/// # Lady Naz'jar
///
/// `TID_709` · Mage minion · 5 mana · 5/5
///
/// > While in your hand, this transforms after you cast a Fire, Frost, or Arcane spell.
///
/// - Set: Voyage to the Sunken City · legendary · collectible
/// - Minion type: Naga
/// - Enchantments: Naz'jar's Gift [`TID_709e`]
/// - Tokens: Lady Naz'jar [`TID_709t`], Lady Naz'jar [`TID_709t2`], Lady Naz'jar [`TID_709t3`]
///
/// State: Todo
//~ todo TID_709 c974f577 fb14958c f77fbd13.7b53ef7a
pub const TID_709: Power = TODO;

/// # Naz'jar's Gift
///
/// `TID_709e` · Mage enchantment
///
/// > Costs (1) less.
///
/// - Set: Voyage to the Sunken City
///
/// State: Derived
//~ derived TID_709e b3f5409f 9cbab356 81f73696.f705eb41
pub const TID_709e: Power = enchant(&[cost_less(1)]);

/// # Lady Naz'jar
///
/// `TID_709t` · Mage minion · 5 mana · 5/5
///
/// > **Battlecry:** Reduce the Cost of spells in your hand by (1).
///
/// - Set: Voyage to the Sunken City · legendary
/// - Minion type: Naga
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived TID_709t 17b6bc23 b37f5d64 09e5bdcf.9bea9b26
pub const TID_709t: Power = battlecry(&[give(&[cost_less(1)]).to(YOUR_HAND.that(SPELL))]);

/// # Lady Naz'jar
///
/// `TID_709t2` · Mage minion · 5 mana · 5/5
///
/// > **Battlecry:** Deal 5 damage to an enemy minion and 2 to adjacent minions.
///
/// - Set: Voyage to the Sunken City · legendary
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Target: "Deal 5 damage to an enemy minion and 2 to adjacent minions."
///
/// State: Derived
//~ derived TID_709t2 92d5f634 4895a4c3 e083bf07.aae752da
pub const TID_709t2: Power = battlecry(&[deal(5).to(AN_ENEMY_MINION), deal(2).to(THIS.neighbours())]);

/// # Lady Naz'jar
///
/// `TID_709t3` · Mage minion · 5 mana · 5/5
///
/// > **Battlecry:** Gain 8 Armor.
///
/// - Set: Voyage to the Sunken City · legendary
/// - Minion type: Naga
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived TID_709t3 28e405b1 e42aaeb9 092e2dc8.bca9fe73
pub const TID_709t3: Power = battlecry(&[armor(8)]);

/// # Gaia, the Techtonic
///
/// `TSC_029` · Mage minion · 8 mana · 5/7
///
/// > **Colossal +2** After a friendly Mech attacks, deal 1 damage to all enemies.
///
/// - Set: Voyage to the Sunken City · legendary · collectible
/// - Minion type: Mech
/// - Mechanics: Colossal
/// - Tags: `1544` = 1
/// - Tokens: Gaia's Drill [`TSC_029t`], Gaia's Drill [`TSC_029t2`]
///
/// State: Derived
//~ derived TSC_029 41cb4073 aab155c2 c1664887.65c41637
#[rustfmt::skip]
pub const TSC_029: Power = abilities(&[colossal(&["TSC_029t", "TSC_029t2"]), after(FRIENDLY_MINIONS.that(MECH).attack(CARD)).then(&[deal(1).to(ENEMIES)])]);

/// # Gaia's Drill
///
/// `TSC_029t` · Mage minion · 3 mana · 2/3
///
/// > **Rush**
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Mech
/// - Mechanics: Rush, Colossal Limb
///
/// State: Vanilla
//~ vanilla TSC_029t 47e7f766 10a12edc 1e0ade8c.57b12c28
pub const TSC_029t: Power = VANILLA;

/// # Gaia's Drill
///
/// `TSC_029t2` · Mage minion · 3 mana · 2/3
///
/// > **Rush**
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Mech
/// - Mechanics: Rush, Colossal Limb
///
/// State: Vanilla
//~ vanilla TSC_029t2 829db3c6 3633f40e 6840f762.57b12c28
pub const TSC_029t2: Power = VANILLA;

/// # Mecha-Shark
///
/// `TSC_054` · Mage minion · 3 mana · 4/3
///
/// > After you summon a Mech, deal 3 damage randomly split among all enemies.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Mech, Beast
/// - Tags: `2542` = 1
///
/// State: Derived
//~ derived TSC_054 95e6b832 fcb9e962 7870b062.c4362265
pub const TSC_054: Power = after(YOU.summon(MECH)).then(&[deal(3).split_among(ENEMIES)]);

/// # Seafloor Gateway
///
/// `TSC_055` · Mage spell · 3 mana
///
/// > Draw a Mech. Reduce the Cost of Mechs in your hand by (1).
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Enchantments: Mechanical Marvel [`TSC_055e`]
///
/// State: Derived
//~ derived TSC_055 5db15605 0a347872 fec6a2ba.92cd7264
pub const TSC_055: Power = spell(&[draw_that(1, MECH), attach("TSC_055e").to(YOUR_HAND.that(MECH))]);

/// # Mechanical Marvel
///
/// `TSC_055e` · Mage enchantment
///
/// > Costs (1) less.
///
/// - Set: Voyage to the Sunken City
///
/// State: Derived
//~ derived TSC_055e 7f6586f3 87f5e69f bef52efe.f705eb41
pub const TSC_055e: Power = enchant(&[cost_less(1)]);

/// # Volcanomancy
///
/// `TSC_056` · Mage spell · Fire · 2 mana
///
/// > Choose a minion. When it dies, deal 3 damage to all other minions.
///
/// - Set: Voyage to the Sunken City · epic · collectible
/// - Refers to: Deathrattle
/// - Enchantments: Explosive [`TSC_056e`]
///
/// State: Todo
//~ todo TSC_056 73c6ade2 b51234f4 a7485508.8ecdcea7
pub const TSC_056: Power = TODO;

/// # Explosive
///
/// `TSC_056e` · Mage enchantment
///
/// > When this dies, deal 3 damage to all other minions.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ todo TSC_056e be0b25cd 42080133 c977e1f6.e6e655a5
pub const TSC_056e: Power = TODO;

/// # Commander Sivara
///
/// `TSC_087` · Mage minion · 4 mana · 3/5
///
/// > **Battlecry:** If you've cast three spells while holding this, add those spells back to your hand.@ *({0} left!)*@ *(Ready!)*
///
/// - Set: Voyage to the Sunken City · legendary · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Tags: `ENTITY_TAG_THRESHOLD_TAG_ID` = 2, `ENTITY_TAG_THRESHOLD_VALUE` = 3
///
/// State: Todo
//~ todo TSC_087 18179d27 3b10a71d a93a99b3.071318b2
pub const TSC_087: Power = TODO;

/// # Spitelash Siren
///
/// `TSC_620` · Mage minion · 4 mana · 2/5
///
/// > After you play a Naga, refresh two Mana Crystals. *(Then switch to spell!)*@After you cast a spell, refresh two Mana Crystals. *(Then switch to Naga!)*
///
/// - Set: Voyage to the Sunken City · epic · collectible
/// - Minion type: Naga
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2
///
/// State: Todo
//~ todo TSC_620 a93ba085 61cc6329 621b3ce1.7bf8d16b
pub const TSC_620: Power = TODO;

/// # Trench Surveyor
///
/// `TSC_642` · Mage minion · 1 mana · 2/1
///
/// > **Battlecry: Dredge**. If it's a Mech, draw it.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry, Dredge
///
/// State: Derived
//~ derived TSC_642 0db9bd80 b61c280f 74429d20.2cb8a201
#[rustfmt::skip]
pub const TSC_642: Power = battlecry(&[offer(Offer::Entities(YOUR_DECK.last(3)), &[put_on_top(the(IT))]), get(the(IT)).when(there_is(&IT.that(MECH)))]);

/// # Spellcoiler
///
/// `TSC_643` · Mage minion · 2 mana · 2/3
///
/// > **Battlecry:** If you've cast a spell while holding this, **Discover** a spell.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry, Discover
///
/// State: Derived
//~ derived TSC_643 0ffd13d0 49573fdc 90683f28.eb91add6
pub const TSC_643: Power =
    battlecry(&[discover(SPELL)]).when(has_done(1, &past(Side::Friendly, Deed::Cast, Window::WhileHolding)));

/// # Azsharan Sweeper
///
/// `TSC_776` · Mage minion · 3 mana · 3/4
///
/// > **Battlecry:** Put a 'Sunken Sweeper' on the bottom of your deck.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Tokens: Sunken Sweeper [`TSC_776t`]
///
/// State: Derived
//~ derived TSC_776 c50e90c6 17c3aa28 10b89472.9db0519a
pub const TSC_776: Power = battlecry(&[put_at_bottom(card("TSC_776t"))]);

/// # Sunken Sweeper
///
/// `TSC_776t` · Mage minion · 3 mana · 3/4
///
/// > **Battlecry:** Add 3 random Mechs to your hand. They cost (1) less.
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Mech
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived TSC_776t 23026acf 9a36c149 9d4aa047.482b1412
pub const TSC_776t: Power = battlecry(&[get(random(MECH)).copies(3), give(&[cost_less(1)]).to(IT)]);

/// # Gifts of Azshara
///
/// `TSC_948` · Mage spell · Arcane · 2 mana
///
/// > Draw a card. If you played a Naga while holding this, do it again.
///
/// - Set: Voyage to the Sunken City · rare · collectible
///
/// State: Derived
//~ derived TSC_948 90ade365 0ccc0d7d 29719f91.8ff27472
pub const TSC_948: Power =
    spell(&[draw(1), draw(1).when(has_done(1, &past(Side::Friendly, Deed::Played, Window::WhileHolding).that(NAGA)))]);
