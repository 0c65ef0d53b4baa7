//! Mage cards of Rise of Shadows.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 569278c0

/// # Messenger Raven
/// Minion · Beast · 3 mana · 3/2
/// > **Battlecry: Discover** a Mage minion.
//~ derived DAL_163 8360c05e 22856626.f4bdd3b5 0112c511
pub const DAL_163: Power = battlecry(&[discover(all(&[MINION, class(CardClass::Mage)]))]);

/// # Conjurer's Calling
/// Spell · Arcane · 3 mana
/// > **Twinspell** Destroy a minion. Summon 2 minions of the same Cost to replace it.
/// - Makes: Conjurer's Calling [`DAL_177ts`] ("Destroy a minion. Summon 2 minions of the same…")
//~ done DAL_177 - 646b5db5.8c15a5c4 f67bebe1.29f4e8de
#[rustfmt::skip]
pub const DAL_177: Power = abilities(&[twinspell("DAL_177ts"), spell(&[destroy(A_MINION), summon(random_costing(MINION, COST.of(IT))).picks(2).for_(IT.controller())])]);

/// # Conjurer's Calling
/// Spell · Arcane · 3 mana
/// > Destroy a minion. Summon 2 minions of the same Cost to replace it.
//~ done DAL_177ts - 646b5db5.d4efc832 f67bebe1
pub const DAL_177ts: Power =
    spell(&[destroy(A_MINION), summon(random_costing(MINION, COST.of(IT))).picks(2).for_(IT.controller())]);

/// # Magic Dart Frog
/// Minion · Beast · 2 mana · 1/3
/// > After you cast a spell, deal 1 damage to a random enemy minion.
//~ derived DAL_182 aee49364 64f65f81.8915d67e 1a49cd1b
pub const DAL_182: Power = after(YOU.cast(SPELL)).then(&[deal(1).to(ENEMY_MINIONS.random())]);

/// # Khadgar
/// Minion · 2 mana · 2/2
/// > Your cards that summon minions summon twice as many.
// Hearthstone Wiki, "Khadgar": each minion of yours that is summoned without being played is copied, whoever's card summoned
// it, but not one of Invoke.
//~ done DAL_575 - 565e37de.882a6c08 535355a7
pub const DAL_575: Power = whenever(YOU.summon(all(&[
    MINION,
    not(&ITSELF),
    not(&among(&YOU.play(CARD).this_turn())),
    not(&made_by(&KHADGARS)),
    not(&any(&[named("DRG_238t12t2"), named("DRG_238t14t3")])),
])))
.then(&[summon(copy_of(THAT))]);

/// A copy that he makes is not copied again, not by another either.
const KHADGARS: Selector = FRIENDLY_MINIONS.that(named("DAL_575"));

/// # Kirin Tor Tricaster
/// Minion · Draenei · 4 mana · 3/3
/// > **Spell Damage +3** Your spells cost (1) more.
/// - Makes: Kirin Tor's Curse [`DAL_576e`] ("Costs (1) more.")
//~ derived DAL_576 ca70787a 1646f2cf.7d0a1895 5167001e.c6e39bb4
pub const DAL_576: Power = aura(YOUR_HAND.that(SPELL)).gives("DAL_576e");

/// # Kirin Tor's Curse
/// Enchantment
/// > Costs (1) more.
//~ derived DAL_576e 3683e729 d522ad72.5dfe1a2c eb34c6f4
pub const DAL_576e: Power = enchant(&[cost_more(1)]);

/// # Ray of Frost
/// Spell · Frost · 1 mana
/// > **Twinspell Freeze** a minion. If it's already **Frozen**, deal $2 damage to it.
/// - Makes: Ray of Frost [`DAL_577ts`] ("Freeze a minion. If it's already Frozen, deal 2…")
///
/// # Notes
///
/// Open question: whether Twinspell of a copy is the plain spell.
//~ done DAL_577 - 28462b40.e6171383 45f9d8aa.b22a26a5
#[rustfmt::skip]
pub const DAL_577: Power = abilities(&[twinspell("DAL_577ts"), spell(&[either(there_is(&A_MINION.that(FROZEN)), &[deal(2).to(A_MINION)], &[freeze(A_MINION)])])]);

/// # Ray of Frost
/// Spell · Frost · 1 mana
/// > **Freeze** a minion. If it's already **Frozen**, deal $2 damage to it.
//~ done DAL_577ts - 28462b40.0ee1694f 45f9d8aa
pub const DAL_577ts: Power =
    spell(&[either(there_is(&A_MINION.that(FROZEN)), &[deal(2).to(A_MINION)], &[freeze(A_MINION)])]);

/// # Power of Creation
/// Spell · Arcane · 8 mana
/// > **Discover** a 6-Cost minion. Summon two copies of it.
//~ done DAL_578 - 1af4c36c.3c2e6b3d da1d2f25
pub const DAL_578: Power =
    spell(&[discover_then(Offer::Pool(all(&[MINION, COST.is(6)]), Classes::Own), &[summon(copy_of(IT)).copies(2)])]);

/// # Cobalt Leyline
/// Hero Power · 2 mana
/// > **Discover** a spell.
//~ derived DAL_579p 36d57417 4902b083.e790595e 9bf2d2a3
pub const DAL_579p: Power = hero_power(&[discover(SPELL)]);

/// # Mana Cyclone
/// Minion · Elemental · 2 mana · 2/2
/// > **Battlecry:** For each spell you've cast this turn, add a random Mage spell to your hand.
//~ derived DAL_603 2f6c8c41 2edd8b58.ee666373 e030887b
#[rustfmt::skip]
pub const DAL_603: Power = battlecry(&[perform(&[get(random(all(&[SPELL, class(CardClass::Mage)])))]).times(YOU.cast(SPELL).this_turn().count())]);

/// # Magic Trick
/// Spell · Arcane · 1 mana
/// > **Discover** a spell that costs (3) or less.
//~ derived DAL_608 d99435de c75b771b.36d61047 b9725d05
pub const DAL_608: Power = spell(&[discover(all(&[SPELL, COST.at_most(3)]))]);

/// # Kalecgos
/// Minion · Dragon · 8 mana · 4/12
/// > Your first spell each turn costs (0). **Battlecry: Discover** a spell.
/// - Makes: Aspect's Magic [`DAL_609e`] ("Costs (0).")
//~ derived DAL_609 02d887f0 aec6d49b.6ab8b225 1adf8444.88c10407
#[rustfmt::skip]
pub const DAL_609: Power = abilities(&[aura(YOUR_HAND.that(SPELL)).when(YOU.play(SPELL).this_turn().never()).gives("DAL_609e"), battlecry(&[discover(SPELL)])]);

/// # Aspect's Magic
/// Enchantment
/// > Costs (0).
//~ derived DAL_609e 7de53805 d522ad72.dd600ecd 0539531c
pub const DAL_609e: Power = enchant(&[cost(0)]);
