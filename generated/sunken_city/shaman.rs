//! Shaman cards of Voyage to the Sunken City.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 8a256b44

/// # Tidelost Burrower
///
/// `TID_003` · Shaman minion · 4 mana · 4/4
///
/// > **Battlecry: Dredge**. If it's a Murloc, summon a 2/2 copy of it.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry, Dredge
/// - Enchantments: Revealed [`TID_003e2`]
///
/// State: Derived
//~ derived TID_003 8234102b d59f966d 1136da39.d68197d4
#[rustfmt::skip]
pub const TID_003: Power = battlecry(&[offer(Offer::Entities(YOUR_DECK.last(3)), &[put_on_top(the(IT))]), if_(there_is(&IT.that(MURLOC)), &[summon(copy_of(IT)), attach("TID_003e2").to(IT)])]);

/// # Revealed
///
/// `TID_003e2` · Shaman enchantment
///
/// > 2/2.
///
/// - Set: Voyage to the Sunken City
///
/// State: Derived
//~ derived TID_003e2 7439380e d9092436 d4cceabb.142bb519
pub const TID_003e2: Power = enchant(&[become_stats(2, 2)]);

/// # Clownfish
///
/// `TID_004` · Shaman minion · 3 mana · 3/2
///
/// > **Battlecry:** Your next two Murlocs cost (2) less.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
/// - Enchantments: Clownfish Car [`TID_004e`], Clownin' Around [`TID_004e2`]
///
/// State: Todo
//~ todo TID_004 cd4e3329 d4083964 569ef436.86f3fc8a
pub const TID_004: Power = TODO;

/// # Clownfish Car
///
/// `TID_004e` · Shaman enchantment
///
/// > Your next two Murlocs cost (2) less.
///
/// - Set: Voyage to the Sunken City
/// - Mechanics: Aura
///
/// State: Todo
//~ todo TID_004e 4685a861 51853c6b 802302f6.c98fe42d
pub const TID_004e: Power = TODO;

/// # Clownin' Around
///
/// `TID_004e2` · Shaman enchantment
///
/// > Costs (2) less.
///
/// - Set: Voyage to the Sunken City
///
/// State: Derived
//~ derived TID_004e2 789ffef6 f53c2a62 0e9b6633.90c32b47
pub const TID_004e2: Power = enchant(&[cost_less(2)]);

/// # Command of Neptulon
///
/// `TID_005` · Shaman spell · Nature · 5 mana
///
/// > Summon two 5/4 Elementals with **Rush**. **Overload:** (1)
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Mechanics: Overload
/// - Refers to: Rush
/// - Tags: `2731` = 1
/// - Tokens: Water Revenant [`TID_005t`]
///
/// State: Derived
//~ derived TID_005 94f9b8ce e6f0a479 e01a8bfc.2c6202ef
pub const TID_005: Power = spell(&[summon(card("TID_005t")).copies(2)]);

/// # Water Revenant
///
/// `TID_005t` · Shaman minion · 4 mana · 5/4
///
/// > **Rush**
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Elemental
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla TID_005t ce38bf62 fb730ce0 cadd7440.57b12c28
pub const TID_005t: Power = VANILLA;

/// # Wrathspine Enchanter
///
/// `TSC_630` · Shaman minion · 7 mana · 5/4
///
/// > **Battlecry:** Cast a copy of a Fire, Frost, and Nature spell in your hand *(targets chosen randomly).*
///
/// - Set: Voyage to the Sunken City · epic · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo TSC_630 108e45c5 a81a849c 05c3f570.871aa57a
pub const TSC_630: Power = TODO;

/// # Schooling
///
/// `TSC_631` · Shaman spell · 1 mana
///
/// > Add three 1/1 Piranha Swarmers to your hand.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Tokens: Piranha Swarmer [`TSC_638t`](crate::sunken_city::neutral::TSC_638t)
///
/// State: Derived
//~ derived TSC_631 dfe5d533 cb0e1c43 64801200.fc83764c
pub const TSC_631: Power = spell(&[get(card("TSC_638t")).copies(3)]);

/// # Piranha Poacher
///
/// `TSC_633` · Shaman minion · 3 mana · 2/5
///
/// > At the end of your turn, add a 1/1 Piranha Swarmer to your hand.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Minion type: Murloc
/// - Tokens: Piranha Swarmer [`TSC_638t2`](crate::sunken_city::neutral::TSC_638t2)
///
/// State: Derived
//~ derived TSC_633 e3595767 121edb10 0e68f436.7bbbf7e4
pub const TSC_633: Power = at_end_of_your_turn(&[get(card("TSC_638t2"))]);

/// # Radiance of Azshara
///
/// `TSC_635` · Shaman minion · 3 mana · 3/4
///
/// > **Fire Spell Damage +2** Your Nature spells cost (1) less. After you cast a Frost spell, gain 3 Armor.
///
/// - Set: Voyage to the Sunken City · legendary · collectible
/// - Minion type: Elemental, Naga
/// - Mechanics: Aura, Spellpower Fire
/// - Tags: `2553` = 1
/// - Enchantments: Kaldorei Strength [`TSC_635e`]
///
/// State: Todo
//~ todo TSC_635 863dc076 480badf1 e81e622b.fbe2d594
pub const TSC_635: Power = TODO;

/// # Kaldorei Strength
///
/// `TSC_635e` · Shaman enchantment
///
/// > Costs (1) less.
///
/// - Set: Voyage to the Sunken City
///
/// State: Derived
//~ derived TSC_635e 81eb9d80 bcd3243e 8b0b9722.f705eb41
pub const TSC_635e: Power = enchant(&[cost_less(1)]);

/// # Scalding Geyser
///
/// `TSC_637` · Shaman spell · Fire · 1 mana
///
/// > Deal $2 damage. **Dredge**.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Mechanics: Dredge
///
/// State: Derived
//~ derived TSC_637 36e61aaa e3b6c942 a26a03b9.d2957e74
pub const TSC_637: Power =
    spell(&[deal(2).to(TARGET), offer(Offer::Entities(YOUR_DECK.last(3)), &[put_on_top(the(IT))])]);

/// # Glugg the Gulper
///
/// `TSC_639` · Shaman minion · 7 mana · 3/5
///
/// > **Colossal +3** After a friendly minion dies, gain its original stats.
///
/// - Set: Voyage to the Sunken City · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Colossal
/// - Tags: `1544` = 1
/// - Enchantments: Gulped [`TSC_639e`], Gulped [`TSC_639e2`]
/// - Tokens: Glugg's Tail [`TSC_639t`], Glugg's Tail [`TSC_639t2`], Glugg's Tail [`TSC_639t3`]
///
/// State: Todo
//~ todo TSC_639 0d3006a4 c5cde93e 8b4b46d5.49ab7057
pub const TSC_639: Power = TODO;

/// # Gulped
///
/// `TSC_639e` · Shaman enchantment
///
/// > Increased stats.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ todo TSC_639e 84567dc0 63f5cf5e 02083c38.a536d554
pub const TSC_639e: Power = TODO;

/// # Gulped
///
/// `TSC_639e2` · Shaman enchantment
///
/// > Increased stats.
///
/// - Set: Voyage to the Sunken City
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ todo TSC_639e2 d1ac2aa4 e451b96d 1a86affb.a536d554
pub const TSC_639e2: Power = TODO;

/// # Glugg's Tail
///
/// `TSC_639t` · Shaman minion · 2 mana · 2/2
///
/// > **Taunt**
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Beast
/// - Mechanics: Taunt, Colossal Limb
///
/// State: Vanilla
//~ vanilla TSC_639t 616c2ea2 f86c587d 353642d3.4b0c5d24
pub const TSC_639t: Power = VANILLA;

/// # Glugg's Tail
///
/// `TSC_639t2` · Shaman minion · 2 mana · 2/2
///
/// > **Taunt**
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Beast
/// - Mechanics: Taunt, Colossal Limb
///
/// State: Vanilla
//~ vanilla TSC_639t2 7695d795 60051e6f 532c148b.4b0c5d24
pub const TSC_639t2: Power = VANILLA;

/// # Glugg's Tail
///
/// `TSC_639t3` · Shaman minion · 2 mana · 2/2
///
/// > **Taunt**
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Beast
/// - Mechanics: Taunt, Colossal Limb
///
/// State: Vanilla
//~ vanilla TSC_639t3 6b7cc1c5 e9474569 c927aa70.4b0c5d24
pub const TSC_639t3: Power = VANILLA;

/// # Coral Keeper
///
/// `TSC_648` · Shaman minion · 5 mana · 3/4
///
/// > **Battlecry:** Summon a 3/3 Elemental for each spell school you've cast this game.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Tokens: Coral Elemental [`TSC_648t`]
///
/// State: Derived
//~ derived TSC_648 70d7251b 9200e570 ebe13eac.e941195f
pub const TSC_648: Power = battlecry(&[summon(card("TSC_648t")).times(SCHOOLS_CAST)]);

/// # Coral Elemental
///
/// `TSC_648t` · Shaman minion · 3 mana · 3/3
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Elemental
///
/// State: Vanilla
//~ vanilla TSC_648t b7b95d81 9a54e0aa 674a079b
pub const TSC_648t: Power = VANILLA;

/// # Azsharan Scroll
///
/// `TSC_772` · Shaman spell · 1 mana
///
/// > **Discover** a Fire, Frost or Nature spell. Put a 'Sunken Scroll' on the bottom of your deck.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Mechanics: Discover
/// - Tokens: Sunken Scroll [`TSC_772t`]
///
/// State: Derived
//~ derived TSC_772 20e6d051 25f6cb15 1c0af173.81ca91e4
#[rustfmt::skip]
pub const TSC_772: Power = spell(&[discover(any(&[school(SpellSchool::Fire), school(SpellSchool::Frost), school(SpellSchool::Nature)])), put_at_bottom(card("TSC_772t"))]);

/// # Sunken Scroll
///
/// `TSC_772t` · Shaman spell · 1 mana
///
/// > Add a Fire, Frost, and Nature spell from your class to your hand.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ todo TSC_772t 2799e762 4592cddd 1ac77828.b7348aad
pub const TSC_772t: Power = TODO;

/// # Anchored Totem
///
/// `TSC_922` · Shaman minion · 2 mana · 0/3
///
/// > After you summon a 1-Cost minion, give it +2/+1.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Totem
/// - Enchantments: Sink or Swim [`TSC_922e`]
///
/// State: Derived
//~ derived TSC_922 77a9cbf9 40162c37 558f4761.6185ca73
pub const TSC_922: Power = after(YOU.summon(all(&[MINION, COST.is(1)]))).then(&[attach("TSC_922e").to(THAT)]);

/// # Sink or Swim
///
/// `TSC_922e` · Shaman enchantment
///
/// > +2/+1
///
/// - Set: Voyage to the Sunken City
///
/// State: Derived
//~ derived TSC_922e 09237f13 ac2652cc 76cbd253.e27c509a
pub const TSC_922e: Power = enchant(&[plus(2, 1)]);

/// # Bioluminescence
///
/// `TSC_923` · Shaman spell · Nature · 4 mana
///
/// > Give your minions **Spell Damage +1**.
///
/// - Set: Voyage to the Sunken City · epic · collectible
/// - Refers to: Spellpower
/// - Enchantments: Bioluminescent [`TSC_923e`]
///
/// State: Derived
//~ derived TSC_923 32287766 8481c131 1b53a9e4.1cb0f80d
pub const TSC_923: Power = spell(&[attach("TSC_923e").to(FRIENDLY_MINIONS)]);

/// # Bioluminescent
///
/// `TSC_923e` · Shaman enchantment
///
/// > **Spell Damage +1**.
///
/// - Set: Voyage to the Sunken City
///
/// State: Derived
//~ derived TSC_923e 76dcfdbd 400d09ef 68a57126.7e90e4a1
pub const TSC_923e: Power = enchant(&[plus_tag(GameTag::SPELLPOWER, 1)]);
