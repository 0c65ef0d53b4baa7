//! Shaman cards of Voyage to the Sunken City.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file ae74d936

/// # Tidelost Burrower
/// Minion · Murloc · 4 mana · 4/4
/// > **Battlecry: Dredge**. If it's a Murloc, summon a 2/2 copy of it.
/// - Makes: Revealed [`TID_003e2`] ("2/2.")
//~ derived TID_003 4a357d89 2d52b6fb.d68197d4 f6af4524.b7369f9d
#[rustfmt::skip]
pub const TID_003: Power = battlecry(&[discover_then(Offer::Entities(YOUR_DECK.last(3)), &[put_on_top(the(IT))]), if_(there_is(&IT.that(MURLOC)), &[summon(copy_of(IT)), attach("TID_003e2").to(IT)])]);

/// # Revealed
/// Enchantment
/// > 2/2.
//~ derived TID_003e2 d9092436 d522ad72.142bb519 b0b75fca
pub const TID_003e2: Power = enchant(&[become_stats(2, 2)]);

/// # Clownfish
/// Minion · Murloc · 3 mana · 3/2
/// > **Battlecry:** Your next two Murlocs cost (2) less.
/// - Makes: Clownfish Car [`TID_004e`] ("Your next two Murlocs cost (2) less."); Clownin' Around [`TID_004e2`] ("Costs (2) less.")
//~ done TID_004 - 123eae38.86f3fc8a ad299273.dba6af3c
pub const TID_004: Power =
    battlecry(&[attach("TID_004e").to(YOU), later(&after(YOU.play(MURLOC)).does(&[attach("TID_004e").to(YOU)]))]);

/// # Clownfish Car
/// Enchantment
/// > Your next two Murlocs cost (2) less.
//~ done TID_004e - d522ad72.c98fe42d 239839c3
pub const TID_004e: Power = enchant(&[]).aura(YOUR_HAND.that(MURLOC), &[cost_less(2)]).until(YOU.play(MURLOC));

/// # Clownin' Around
/// Enchantment
/// > Costs (2) less.
//~ derived TID_004e2 f53c2a62 d522ad72.90c32b47 41e7cb0b
pub const TID_004e2: Power = enchant(&[cost_less(2)]);

/// # Command of Neptulon
/// Spell · Nature · 5 mana
/// > Summon two 5/4 Elementals with **Rush**. **Overload:** (1)
/// - Makes: Water Revenant [`TID_005t`] (5/4, "Rush")
//~ derived TID_005 e6f0a479 24317b8a.2c6202ef 7d691627.871b5b9b
pub const TID_005: Power = spell(&[summon(card("TID_005t")).copies(2)]);

/// # Water Revenant
/// Minion · Elemental · 4 mana · 5/4
/// > **Rush**
//~ vanilla TID_005t fb730ce0 18ede9b8.57b12c28 c84eb8b0
pub const TID_005t: Power = VANILLA;

/// # Wrathspine Enchanter
/// Minion · Naga · 7 mana · 5/4
/// > **Battlecry:** Cast a copy of a Fire, Frost, and Nature spell in your hand *(targets chosen randomly).*
//~ done TSC_630 - 1ccd3e58.871aa57a 636aabde
pub const TSC_630: Power = battlecry(&[
    cast(copy_of(YOUR_HAND.that(school(SpellSchool::Fire)).random())),
    cast(copy_of(YOUR_HAND.that(school(SpellSchool::Frost)).random())),
    cast(copy_of(YOUR_HAND.that(school(SpellSchool::Nature)).random())),
]);

/// # Schooling
/// Spell · 1 mana
/// > Add three 1/1 Piranha Swarmers to your hand.
/// - Makes: [`TSC_638t`](crate::sunken_city::neutral::TSC_638t)
//~ derived TSC_631 cb0e1c43 2f198b86.fc83764c 69f8b027.4e53d2fb
pub const TSC_631: Power = spell(&[get(card("TSC_638t")).copies(3)]);

/// # Piranha Poacher
/// Minion · Murloc · 3 mana · 2/5
/// > At the end of your turn, add a 1/1 Piranha Swarmer to your hand.
/// - Makes: [`TSC_638t2`](crate::sunken_city::neutral::TSC_638t2)
//~ derived TSC_633 121edb10 db3b24df.7bbbf7e4 c15ecef7.7be207c7
pub const TSC_633: Power = at_end_of_your_turn(&[get(card("TSC_638t2"))]);

/// # Radiance of Azshara
/// Minion · Elemental · Naga · 3 mana · 3/4
/// > **Fire Spell Damage +2** Your Nature spells cost (1) less. After you cast a Frost spell, gain 3 Armor.
/// - Makes: Kaldorei Strength [`TSC_635e`] ("Costs (1) less.")
//~ done TSC_635 - 728aae70.fbe2d594 3de44761.07c5cd87
pub const TSC_635: Power = abilities(&[
    aura(YOU).have(&[plus_tag(GameTag::SPELLPOWER_FIRE, 2)]),
    aura(YOUR_HAND.that(all(&[SPELL, school(SpellSchool::Nature)]))).gives("TSC_635e"),
    after(YOU.cast(school(SpellSchool::Frost))).then(&[armor(3)]),
]);

/// # Kaldorei Strength
/// Enchantment
/// > Costs (1) less.
//~ derived TSC_635e bcd3243e d522ad72.f705eb41 120d5a8e
pub const TSC_635e: Power = enchant(&[cost_less(1)]);

/// # Scalding Geyser
/// Spell · Fire · 1 mana
/// > Deal $2 damage. **Dredge**.
//~ derived TSC_637 601cfb71 e70c31b0.d2957e74 fada2838
pub const TSC_637: Power =
    spell(&[deal(2).to(TARGET), discover_then(Offer::Entities(YOUR_DECK.last(3)), &[put_on_top(the(IT))])]);

/// # Glugg the Gulper
/// Minion · Beast · 7 mana · 3/5
/// > **Colossal +3** After a friendly minion dies, gain its original stats.
/// - Makes: Glugg's Tail [`TSC_639t`] (2/2, "Taunt"); Glugg's Tail [`TSC_639t2`] (2/2, "Taunt"); Glugg's Tail [`TSC_639t3`] (2/2, "Taunt"); Gulped [`TSC_639e`] ("Increased stats."); Gulped [`TSC_639e2`] ("Increased stats.")
//~ done TSC_639 - 24cdddaa.49ab7057 770c0b92.010aefa8
pub const TSC_639: Power = abilities(&[
    colossal(&["TSC_639t", "TSC_639t2", "TSC_639t3"]),
    after(FRIENDLY_MINIONS.die()).then(&[
        create_aside(copy_of(SUBJECT)),
        remember(IT),
        attach("TSC_639e").with_x(ATTACK.of(REMEMBERED)).to(THIS),
        attach("TSC_639e2").with_x(HEALTH.of(REMEMBERED)).to(THIS),
    ]),
]);

/// # Gulped
/// Enchantment
/// > Increased stats.
//~ done TSC_639e - d522ad72.a536d554 37d6d483
pub const TSC_639e: Power = enchant(&[ATTACK.plus(1).times(X)]);

/// # Gulped
/// Enchantment
/// > Increased stats.
//~ done TSC_639e2 - d522ad72.a536d554 37d6d483
pub const TSC_639e2: Power = enchant(&[HEALTH.plus(1).times(X)]);

/// # Glugg's Tail
/// Minion · Beast · 2 mana · 2/2
/// > **Taunt**
//~ vanilla TSC_639t f86c587d 40a0f9de.4b0c5d24 bc955b09
pub const TSC_639t: Power = VANILLA;

/// # Glugg's Tail
/// Minion · Beast · 2 mana · 2/2
/// > **Taunt**
//~ vanilla TSC_639t2 60051e6f 40a0f9de.4b0c5d24 bc955b09
pub const TSC_639t2: Power = VANILLA;

/// # Glugg's Tail
/// Minion · Beast · 2 mana · 2/2
/// > **Taunt**
//~ vanilla TSC_639t3 e9474569 40a0f9de.4b0c5d24 bc955b09
pub const TSC_639t3: Power = VANILLA;

/// # Coral Keeper
/// Minion · Naga · 5 mana · 3/4
/// > **Battlecry:** Summon a 3/3 Elemental for each spell school you've cast this game.
/// - Makes: Coral Elemental [`TSC_648t`] (3/3)
//~ done TSC_648 - 178ac998.e941195f 47779c2e.6741e6c6
pub const TSC_648: Power =
    battlecry(&[summon(card("TSC_648t")).times(YOU.cast(SPELL).this_game().count_different(CardProperty::School))]);

/// # Coral Elemental
/// Minion · Elemental · 3 mana · 3/3
//~ vanilla TSC_648t 9a54e0aa 6458dbe2 efac7762
pub const TSC_648t: Power = VANILLA;

/// # Azsharan Scroll
/// Spell · 1 mana
/// > **Discover** a Fire, Frost or Nature spell. Put a 'Sunken Scroll' on the bottom of your deck.
/// - Makes: Sunken Scroll [`TSC_772t`] ("Add a Fire, Frost, and Nature spell from your…")
//~ done TSC_772 - 2f198b86.81ca91e4 b2e8a14a.537890cb
#[rustfmt::skip]
pub const TSC_772: Power = spell(&[discover(any(&[school(SpellSchool::Fire), school(SpellSchool::Frost), school(SpellSchool::Nature)])), put_at_bottom(card("TSC_772t"))]);

/// # Sunken Scroll
/// Spell · 1 mana
/// > Add a Fire, Frost, and Nature spell from your class to your hand.
//~ done TSC_772t - 2f198b86.b7348aad b74c33cd
pub const TSC_772t: Power = spell(&[
    get(random_of(school(SpellSchool::Fire), Classes::Yours)),
    get(random_of(school(SpellSchool::Frost), Classes::Yours)),
    get(random_of(school(SpellSchool::Nature), Classes::Yours)),
]);

/// # Anchored Totem
/// Minion · Totem · 2 mana · 0/3
/// > After you summon a 1-Cost minion, give it +2/+1.
/// - Makes: Sink or Swim [`TSC_922e`] ("\+2/+1")
//~ derived TSC_922 40162c37 da5c9241.6185ca73 b4589000.a2a93044
pub const TSC_922: Power = after(YOU.summon(all(&[MINION, COST.is(1)]))).then(&[attach("TSC_922e").to(THAT)]);

/// # Sink or Swim
/// Enchantment
/// > \+2/+1
//~ derived TSC_922e ac2652cc d522ad72.af69253e 442a7b22
pub const TSC_922e: Power = enchant(&[plus(2, 1)]);

/// # Bioluminescence
/// Spell · Nature · 4 mana
/// > Give your minions **Spell Damage +1**.
/// - Makes: Bioluminescent [`TSC_923e`] ("Spell Damage +1.")
//~ derived TSC_923 8481c131 548e6072.1cb0f80d 95bc277b.eb663a0f
pub const TSC_923: Power = spell(&[attach("TSC_923e").to(FRIENDLY_MINIONS)]);

/// # Bioluminescent
/// Enchantment
/// > **Spell Damage +1**.
//~ derived TSC_923e 400d09ef d522ad72.7e90e4a1 8cdbc14e
pub const TSC_923e: Power = enchant(&[plus_tag(GameTag::SPELLPOWER, 1)]);
