//! Druid cards of Voyage to the Sunken City.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 6dddcb72

/// # Spirit of the Tides
/// Minion · Elemental · 2 mana · 2/2
/// > If you have any unspent Mana at the end of your turn, gain +1/+2.
/// - Makes: Endless Sea [`TID_000e`] ("\+1/+2.")
//~ derived TID_000 3d39e21e 2edd8b58.f8ab1163 c69ca997.f318392f
pub const TID_000: Power = whenever(YOU.turn_end()).when(MANA.at_least(1)).then(&[attach("TID_000e")]);

/// # Endless Sea
/// Enchantment
/// > \+1/+2.
//~ derived TID_000e 1dc7502a d522ad72.b69419df 6c3afc33
pub const TID_000e: Power = enchant(&[plus(1, 2)]);

/// # Moonbeam
/// Spell · Arcane · 1 mana
/// > Deal $1 damage to an enemy, twice.
//~ derived TID_001 7725f88f c75b771b.43191719 c0405150
pub const TID_001: Power = spell(&[deal(1).to(AN_ENEMY).repeated(2)]);

/// # Herald of Nature
/// Minion · Naga · 3 mana · 3/3
/// > **Battlecry:** If you've cast a Nature spell while holding this, give your other minions +1/+1.
/// - Makes: Nature's Bounty [`TID_002e`] ("\+1/+1.")
//~ derived TID_002 43f6111f 220d1759.98d43d84 3adcd92a.b493a6f6
#[rustfmt::skip]
pub const TID_002: Power = battlecry(&[attach("TID_002e").to(OTHER_FRIENDLY_MINIONS)]).when(YOU.cast(school(SpellSchool::Nature)).while_holding_this().at_least(1));

/// # Nature's Bounty
/// Enchantment
/// > \+1/+1.
//~ derived TID_002e b85ad94a d522ad72.cb08f83e 332cc1f5
pub const TID_002e: Power = enchant(&[plus(1, 1)]);

/// # Colaque
/// Minion · Beast · 7 mana · 6/5
/// > **Colossal +1 Immune** while you control Colaque's Shell.
/// - Makes: Colaque's Shell [`TSC_026t`] (0/8, "Taunt Deathrattle: Gain 8 Armor.")
//~ done TSC_026 - 06d4b14b.6e24ccdf 20b3afc5.08c97e97
#[rustfmt::skip]
pub const TSC_026: Power = abilities(&[colossal(&["TSC_026t"]), aura(THIS).when(there_is(&FRIENDLY_MINIONS.that(named("TSC_026t")))).have(&[has(GameTag::IMMUNE)])]);

/// # Colaque's Shell
/// Minion · Beast · 5 mana · 0/8
/// > **Taunt Deathrattle:** Gain 8 Armor.
//~ derived TSC_026t f324fe8b 69a50946.43517ecf 307db9ce
pub const TSC_026t: Power = deathrattle(&[armor(8)]);

/// # Flipper Friends
/// Spell · Nature · 5 mana
/// > **Choose One** - Summon a 6/6 Orca with **Taunt**; or six 1/1 Otters with **Rush**.
/// - Makes: Order the Orca [`TSC_650a`] ("Summon a 6/6 Orca with Taunt."); Romp of Otters [`TSC_650d`] ("Summon six 1/1 Otters with Rush."); Orca [`TSC_650t`] (6/6, "Taunt"); Otter [`TSC_650t4`] (1/1, "Rush")
//~ derived TSC_650 8dcc3580 24317b8a.84cefeda 51a714e8.6547f4ce
pub const TSC_650: Power = choose_one(&["TSC_650a", "TSC_650d"]);

/// # Order the Orca
/// Spell · Nature · 5 mana
/// > Summon a 6/6 Orca with **Taunt**.
/// - Makes: Orca [`TSC_650t`] (6/6, "Taunt")
//~ derived TSC_650a a1e6b7e4 24317b8a.8f9d3946 d1504cad.3603b81d
pub const TSC_650a: Power = spell(&[summon(card("TSC_650t"))]);

/// # Romp of Otters
/// Spell · Nature · 5 mana
/// > Summon six 1/1 Otters with **Rush**.
/// - Makes: Otter [`TSC_650t4`] (1/1, "Rush")
//~ derived TSC_650d 6339f753 24317b8a.a2cc06e7 820334b5.98b7b7f8
pub const TSC_650d: Power = spell(&[summon(card("TSC_650t4")).copies(6)]);

/// # Orca
/// Minion · Beast · 6 mana · 6/6
/// > **Taunt**
//~ vanilla TSC_650t 1884fc00 d6ed3c13.4b0c5d24 6c39bbcf
pub const TSC_650t: Power = VANILLA;

/// # Otter
/// Minion · Beast · 1 mana · 1/1
/// > **Rush**
//~ vanilla TSC_650t4 189c4123 5533a85b.57b12c28 5524ce7d
pub const TSC_650t4: Power = VANILLA;

/// # Seaweed Strike
/// Spell · Nature · 3 mana
/// > Deal $4 damage to a minion. If you played a Naga while holding this, also give your hero +4 Attack this turn.
/// - Makes: Explosive [`TSC_651e`] ("\+4 Attack this turn.")
//~ derived TSC_651 d83e1540 a4db704b.ab979160 89b84a4b.055f2532
#[rustfmt::skip]
pub const TSC_651: Power = spell(&[deal(4).to(A_MINION), attach("TSC_651e").to(YOUR_HERO).when(YOU.play(NAGA).while_holding_this().at_least(1))]);

/// # Explosive
/// Enchantment
/// > \+4 Attack this turn.
//~ derived TSC_651e 94478bec d522ad72.f2c23ec6 30afb7bd
pub const TSC_651e: Power = enchant(&[ATTACK.plus(4)]).this_turn();

/// # Green-Thumb Gardener
/// Minion · Naga · 6 mana · 5/5
/// > **Battlecry:** Refresh empty Mana Crystals equal to the Cost of the highest Cost spell in your hand.
//~ done TSC_652 - f4b4a84a.6445117c bb21f1dc
pub const TSC_652: Power = battlecry(&[refresh_mana(1).times(COST.of(YOUR_HAND.that(SPELL).most(COST)))]);

/// # Bottomfeeder
/// Minion · Beast · 1 mana · 1/3
/// > **Deathrattle:** Add a Bottomfeeder to the bottom of your deck with permanent +2/+2.
//~ done TSC_653 - 55179021.0fc3fefd b89983cd
pub const TSC_653: Power = deathrattle(&[
    put_at_bottom(card("TSC_653")),
    give(&[plus(2, 2).times(X)]).with_x(counter_value(0)).to(IT),
    give(&[plus(2, 2)]).to(IT),
    raise_text_number(1).times(counter_value(0)).to(IT),
    raise_text_number(1).to(IT),
]);

/// # Aquatic Form
/// Spell · 0 mana
/// > **Dredge**. If you have the Mana to play the card this turn, draw it.
//~ done TSC_654 - 3e8f9d5a.a5e9401c 02a7a45d
pub const TSC_654: Power = spell(&[dredge(), get(the(IT)).when(there_is(&IT.that(COST.no_more_than(&MANA.of(YOU)))))]);

/// # Miracle Growth
/// Spell · Nature · 7 mana
/// > Draw 3 cards. Summon a Plant with **Taunt** and stats equal to your hand size.
/// - Makes: Kelp Creeper [`TSC_656t`] (1/1, "Taunt")
//~ done TSC_656 - c88acb42.f7fc1467 c67dca5c.97e0fc28
pub const TSC_656: Power =
    spell(&[draw(3), summon(card("TSC_656t")), give(&[become_stats(1, 1).times(X)]).with_x(count(YOUR_HAND)).to(IT)]);

/// # Kelp Creeper
/// Minion · 1 mana · 1/1
/// > **Taunt**
//~ vanilla TSC_656t 4df9e099 cbd7c476.4b0c5d24 ff549d25
pub const TSC_656t: Power = VANILLA;

/// # Dozing Kelpkeeper
/// Minion · Naga · 1 mana · 4/4
/// > **Rush**. Starts **Dormant**. After you've cast 5 Mana worth of spells, awaken.
/// - Makes: Aquatic Slumber [`TSC_657e`] ("Dormant. Awaken after you cast X Mana worth of…")
//~ done TSC_657 - 81d66168.36957658 a54a32a1.9aeffb90
pub const TSC_657: Power = dormant_until(Goal::Sum(5), &[YOU.spend_mana(SPELL)]);

/// # Aquatic Slumber
/// Enchantment
/// > **Dormant**. Awaken after you cast @ Mana worth of spells.
//~ todo TSC_657e 0e020b70 d522ad72.2a6a5946 a9fe43fc
pub const TSC_657e: Power = TODO;

/// # Hedra the Heretic
/// Minion · Naga · 7 mana · 4/5
/// > **Battlecry:** For each spell you've cast while holding this, summon a minion of that spell's Cost.
//~ done TSC_658 - 6113e9cb.cbb89e49 428eb16c
pub const TSC_658: Power = battlecry(&[
    create_aside(each_past(YOU.cast(SPELL).while_holding_this())),
    one_by_one(IT, &[summon(random_costing(MINION, COST.of(THAT)))]),
]);

/// # Azsharan Gardens
/// Spell · 1 mana
/// > Give all minions in your hand +1/+1. Put a 'Sunken Gardens' on the bottom of your deck.
/// - Makes: Sunken Gardens [`TSC_927t`] ("Give +1/+1 to all minions in your hand, deck, and…"); Watered [`TSC_927e`] ("\+1/+1.")
//~ derived TSC_927 162bc906 2f198b86.c90f34ec 3820f8c1.e8bbe5bf
pub const TSC_927: Power = spell(&[attach("TSC_927e").to(YOUR_HAND.that(MINION)), put_at_bottom(card("TSC_927t"))]);

/// # Watered
/// Enchantment
/// > \+1/+1.
//~ derived TSC_927e b3bf1138 d522ad72.cb08f83e 4a82c74c
pub const TSC_927e: Power = enchant(&[plus(1, 1)]);

/// # Sunken Gardens
/// Spell · 1 mana
/// > Give +1/+1 to all minions in your hand, deck, and battlefield.
//~ derived TSC_927t b1d58bfa 2f198b86.1315a145 56ab5c17
pub const TSC_927t: Power =
    spell(&[give(&[plus(1, 1)]).to(together(&[YOUR_HAND.that(MINION), YOUR_DECK.that(MINION), FRIENDLY_MINIONS]))]);
