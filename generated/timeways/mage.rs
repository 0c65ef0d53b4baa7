//! Mage cards of Across the Timeways.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 309b6fd7

/// # Time-Twisted Seer
/// Minion · Dragon · 1 mana · 1/3
/// > Has **Spell Damage +2** while damaged.
/// - Classes: Mage, Warrior
/// - Makes: Time-Twisted [`END_022e`] ("Spell Damage +2.")
//~ derived END_022 8ee75d92 72298006.9757ef21 040ed548.4b0af56f.68e5583d
pub const END_022: Power = aura(THIS).when(DAMAGED).gives("END_022e");

/// # Time-Twisted
/// Enchantment
/// > **Spell Damage +2**.
//~ derived END_022e f27e9fd1 d522ad72.92fa0818 8361f4c7
pub const END_022e: Power = enchant(&[plus_tag(GameTag::SPELLPOWER, 2)]);

/// # Bitter End
/// Spell · Frost · 5 mana
/// > **Freeze** a minion and its neighbors. Destroy any that are damaged.
/// - Classes: Mage, Warrior
//~ done END_023 - 89d82afc.53543467 7a77e940.4b0af56f
pub const END_023: Power = spell(&[freeze(A_MINION.with_neighbours()), destroy(IT.that(DAMAGED))]);

/// # Flames of Infinity
/// Spell · Fire · 3 mana
/// > **Secret:** When your enemy's turn ends, deal INFINITE damage to their highest Health minion.
///
/// # Notes
///
/// The largest number of a card stands for infinity.
//~ done END_024 - 3af9bd75.8d4877b6 8056e0df
pub const END_024: Power = whenever(OPPONENT.turn_end()).then(&[deal(9999).to(ENEMY_MINIONS.most(HEALTH))]);

/// # Eternal Firebolt
/// Spell · Fire · 3 mana
/// > **Lifesteal** Deal $3 damage to a minion. If it dies, return this to your hand at the end of your turn.
/// - Classes: Mage, Priest
/// - Makes: Eternal Firebolt [`END_025e`] ("Get an Eternal Flame at the end of the turn.")
//~ derived END_025 bea17719 3af9bd75.755ad1aa 0d2c3563.c0d46539.2effaa88
#[rustfmt::skip]
pub const END_025: Power = spell(&[deal(3).to(A_MINION), later(&whenever(YOU.turn_end()).does(&[return_to_hand(THIS)])).when(there_is(&IT.that(DEAD)))]);

/// # Eternal Firebolt
/// Enchantment
/// > Get an Eternal Flame at the end of the turn.
//~ todo END_025e 1d9debce d522ad72.fbea082a 0d2c3563
pub const END_025e: Power = TODO;

/// # Fragment of Nothing
/// Minion · Elemental · 4 mana · 3/6
/// > After you cast a spell on a minion, draw a card.
/// - Classes: Mage, Priest
//~ derived END_026 614e7329 a14c9cda.f84f33ee 9c1be7fe.c0d46539
pub const END_026: Power = after(MINIONS.is_targeted_by(all(&[SPELL, FRIENDLY]))).then(&[draw(1)]);

/// # Semi-Stable Portal
/// Spell · Arcane · 2 mana
/// > **Rewind** Add a random minion to your hand. It costs (3) less.
/// - Makes: Keep Timeline [`TIME_000ta`] ("Do nothing. This timeline is perfect as-is!"); Rewind Timeline [`TIME_000tb`] ("Rewind the card's effect.")
//~ done TIME_000 - b3d67742.491ee62e 56b2ac41.53a45ee7
pub const TIME_000: Power = spell(&[get(random(MINION)), give(&[cost_less(3)]).to(IT)]);

/// # Keep Timeline
/// Spell · 0 mana
/// > Do nothing. *This timeline is perfect as-is!*
//~ done TIME_000ta - 3e8f9d5a.67b0b059 12021d3c
pub const TIME_000ta: Power = spell(&[keep_timeline()]);

/// # Rewind Timeline
/// Spell · 0 mana
/// > **Rewind** the card's effect.
//~ done TIME_000tb - 3e8f9d5a.c20b3e06 9536eed8
pub const TIME_000tb: Power = spell(&[rewind_timeline()]);

/// # Mirror Dimension
/// Spell · 1 mana
/// > Summon a 0/4 minion with **Taunt**. If you are holding a Dragon, summon another.
/// - Makes: Mirrored Mage [`TIME_006t1`] (0/4, "Taunt")
//~ done TIME_006 - 2f198b86.9f7a2e0d a705deb5.ecbeb86f
pub const TIME_006: Power =
    spell(&[summon(card("TIME_006t1")), summon(card("TIME_006t1")).when(there_is(&YOUR_HAND.that(DRAGON)))]);

/// # Mirrored Mage
/// Minion · 1 mana · 0/4
/// > **Taunt**
//~ vanilla TIME_006t1 9ea2f8a0 a861fc2b.4b0c5d24 74319b9c
pub const TIME_006t1: Power = VANILLA;

/// # Azure Queen Sindragosa
/// Minion · Dragon · 5 mana · 2/8
/// > **Fabled** If you control another Dragon, your Arcane spells cost (2) less.
/// - Makes: Azure King Malygos [`TIME_852t1`] (2/8, "If you control another Dragon, your Arcane spells…"); Azure Oathstone [`TIME_852t3`] ("Summon your Dragons that died this game.")
//~ done TIME_852 - cbbf6a46.34180e8e b54f0953.bb277b4e
#[rustfmt::skip]
pub const TIME_852: Power = aura(YOUR_HAND.that(school(SpellSchool::Arcane))).when(there_is(&OTHER_FRIENDLY_MINIONS.that(DRAGON))).have(&[cost_less(2)]);

/// # Azure King Malygos
/// Minion · Dragon · 5 mana · 2/8
/// > If you control another Dragon, your Arcane spells cast twice.
//~ done TIME_852t1 - cbbf6a46.f6815ac4 fb2e2c9e
pub const TIME_852t1: Power = whenever(YOU.cast(school(SpellSchool::Arcane)))
    .when(there_is(&OTHER_FRIENDLY_MINIONS.that(DRAGON)))
    .then(&[cast_again(THAT)]);

/// # Azure Oathstone
/// Spell · 8 mana
/// > Summon your Dragons that died this game.
//~ derived TIME_852t3 2bcce5ad 93b14068.40d24954 7c130546
pub const TIME_852t3: Power = spell(&[summon(each_past(FRIENDLY_MINIONS.that(DRAGON).die().this_game()))]);

/// # Arcane Barrage
/// Spell · Arcane · 3 mana
/// > Deal $3 damage to an enemy and $2 damage to two other random ones.
//~ done TIME_855 - 646b5db5.84d609a8 d712f1cb
pub const TIME_855: Power = spell(&[deal(3).to(AN_ENEMY), deal(2).to(ENEMIES.that(not(&is(&TARGET))).random_of(2))]);

/// # Algeth'ar Instructor
/// Minion · Dragon · 5 mana · 4/7
/// > **Spell Damage +2**
//~ vanilla TIME_856 539da5e0 70b1f131.e1835dc2 492d13a6
pub const TIME_856: Power = VANILLA;

/// # Alter Time
/// Spell · Arcane · 4 mana
/// > **Discover** two Arcane spells from the past. They cost (2) less.
//~ done TIME_857 - 27bf12e1.127a5360 2e43591b
#[rustfmt::skip]
pub const TIME_857: Power = spell(&[discover_then(Offer::Pool(all(&[school(SpellSchool::Arcane), FROM_THE_PAST]), Classes::Own), &[get(the(IT)), give(&[cost_less(2)]).to(IT)]).repeated(2)]);

/// # Temporal Construct
/// Minion · Elemental · 7 mana · 5/5
/// > **Battlecry:** Deal 5 damage to an enemy minion. Draw cards equal to the excess damage.
//~ derived TIME_858 90fa8a15 c863cdda.f3149678 a4d20715
pub const TIME_858: Power = battlecry(&[deal(5).to(AN_ENEMY_MINION), draw(1).times(EXCESS)]);

/// # Anomalize
/// Spell · Arcane · 7 mana
/// > Summon a random 10 and 1-Cost minion. Scramble their stats.
/// - Makes: Anomalized [`TIME_859e`] ("Attack and Health scrambled.")
///
/// # Notes
///
/// No source for the odds: the four numbers are dealt out anew, each way as likely as any other.
//~ done TIME_859 - 8ca6ec6c.7643d448 b4a5f2c9.04e29cc0
pub const TIME_859: Power = spell(&[
    summon(random(all(&[MINION, COST.is(10)]))),
    attach("TIME_859e").to(IT),
    remember(IT),
    summon(random(all(&[MINION, COST.is(1)]))),
    attach("TIME_859e").to(IT),
    either(there_is(&IT), &[one_by_one(IT, SCRAMBLE)], &[swap_stats(REMEMBERED).when(chance(50))]),
]);

/// Of the three ways to pair four numbers one at random, then which pair is whose, and the order in each.
const SCRAMBLE: &[Effect] = &[
    at_random(&[
        &[],
        &[swap_number(HEALTH, REMEMBERED, THAT)],
        &[swap_stats(THAT), swap_number(HEALTH, REMEMBERED, THAT), swap_stats(THAT)],
    ]),
    at_random(&[&[], &[swap_number(ATTACK, REMEMBERED, THAT), swap_number(HEALTH, REMEMBERED, THAT)]]),
    swap_stats(REMEMBERED).when(chance(50)),
    swap_stats(THAT).when(chance(50)),
];

/// # Anomalized
/// Enchantment
/// > Attack and Health scrambled.
///
/// # Notes
///
/// It shows that the minion was scrambled; the numbers come from the spell.
//~ done TIME_859e - d522ad72.8bd90fd4 64c9face
pub const TIME_859e: Power = enchant(&[]);

/// # Faceless Enigma
/// Minion · 2 mana · 2/2
/// > **Battlecry:** Look at 2 random **Secrets**. Pick one to cast for yourself. The other casts for your opponent.
//~ done TIME_860 - 565e37de.9f08e3d1 400816ff
pub const TIME_860: Power = battlecry(&[discover_with_rest(
    Offer::Pool(SECRET, Classes::Any),
    &[cast(the(IT))],
    &[cast(the(IT)).for_(OPPONENT)],
)
.shown(2)]);

/// # Timelooper Toki
/// Minion · 3 mana · 3/3
/// > **Battlecry:** Get 3 random spells from the past. When you play ALL 3, get another Timelooper Toki.
/// - Makes: Looping Time [`TIME_861e1`] ("Play the 4 spells created by Toki to create Toki."); Looping Time Target [`TIME_861e2`]
//~ done TIME_861 - 05878c57.70ad2b5e 554b02f2.4f0e81cb
pub const TIME_861: Power = battlecry(&[
    get(random(all(&[SPELL, FROM_THE_PAST]))).picks(3),
    later(
        &after(YOU.play(is(&IT)))
            .when(there_is_no(&IT.that(not(&among(&YOU.play(CARD).this_game())))))
            .does(&[get(card("TIME_861"))]),
    ),
]);

/// # Looping Time
/// Enchantment
/// > Play the 4 spells created by Toki to create Toki.
//~ todo TIME_861e1 7cc6e597 d522ad72.de3571b4 c21ac435
pub const TIME_861e1: Power = TODO;

/// # Looping Time Target
/// Enchantment
//~ todo TIME_861e2 59976a90 d522ad72 37118316
pub const TIME_861e2: Power = TODO;
