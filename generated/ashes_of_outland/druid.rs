//! Druid cards of Ashes of Outland.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file a3ba9d2c

/// # Imprisoned Satyr
/// Minion · Demon · 3 mana · 3/3
/// > **Dormant** for 2 turns. When this awakens, reduce the Cost of a random minion in your hand by (5).
/// - Makes: Imprisoned Satyr [`BT_127e`] ("Costs (5) less.")
//~ derived BT_127 55fb6ebf ddf3412b.5ce72bfd efc0b862.dc3e64f5
pub const BT_127: Power =
    abilities(&[dormant_for(2), on(Word::Awaken, &[attach("BT_127e").to(YOUR_HAND.that(MINION).random())])]);

/// # Imprisoned Satyr
/// Enchantment
/// > Costs (5) less.
//~ derived BT_127e ad88b18e d522ad72.133d4794 efc0b862
pub const BT_127e: Power = enchant(&[cost_less(5)]);

/// # Fungal Fortunes
/// Spell · Nature · 3 mana
/// > Draw 3 cards. Discard any minions drawn.
//~ derived BT_128 f79ec939 a4db704b.789c949d db9a3569
pub const BT_128: Power = spell(&[draw(3), discard(IT.that(MINION))]);

/// # Germination
/// Spell · Nature · 4 mana
/// > Summon a copy of a friendly minion. Give the copy **Taunt**.
/// - Makes: Mitosis [`BT_129e`] ("Taunt")
//~ done BT_129 - 548e6072.ee791494 b560ba33.226a0931
pub const BT_129: Power = spell(&[summon(copy_of(A_FRIENDLY_MINION)), attach("BT_129e").to(IT)]);

/// # Mitosis
/// Enchantment
/// > **Taunt**
//~ derived BT_129e b2b41722 d522ad72.4b0c5d24 56c111cd
pub const BT_129e: Power = enchant(&[has(GameTag::TAUNT)]);

/// # Overgrowth
/// Spell · Nature · 4 mana
/// > Gain two empty Mana Crystals.
//~ done BT_130 - 548e6072.b05484dd b32d87a9
pub const BT_130: Power =
    spell(&[either(crate::legacy::druid::MANA_IS_FULL, crate::legacy::druid::EXCESS_MANA, &[gain_empty_crystals(2)])]);

/// # Ysiel Windsinger
/// Minion · 9 mana · 5/5
/// > **Battlecry:** Your spells cost (1) this turn.
/// - Makes: Ysiel Windsinger [`BT_131e`] ("Cards in your hand cost (1) this turn.")
//~ derived BT_131 2dd4dcab 75280faa.763ce338 a98976ff.026dea10
pub const BT_131: Power = battlecry(&[attach("BT_131e").to(YOU)]);

/// # Ysiel Windsinger
/// Enchantment
/// > Cards in your hand cost (1) this turn.
//~ derived BT_131e 71ff8281 d522ad72.7daf2f1a a98976ff
pub const BT_131e: Power = enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost(1)]).this_turn();

/// # Ironbark
/// Spell · Nature · 2 mana
/// > Give a minion +1/+3 and **Taunt**. Costs (0) if you have at least 7 Mana Crystals.
/// - Makes: Ironbark [`BT_132e`] ("\+1/+3 and Taunt.")
//~ derived BT_132 8fb9ef07 f9bec0b1.cb49069b b493ef01.43e1ba58
#[rustfmt::skip]
pub const BT_132: Power = abilities(&[spell(&[attach("BT_132e").to(A_MINION)]), aura(THIS).when(MANA_CRYSTALS.at_least(7)).in_hand().have(&[cost(0)])]);

/// # Ironbark
/// Enchantment
/// > \+1/+3 and **Taunt**.
//~ derived BT_132e eefa8dda d522ad72.4148371e b493ef01
pub const BT_132e: Power = enchant(&[plus(1, 3), has(GameTag::TAUNT)]);

/// # Marsh Hydra
/// Minion · Mech · Beast · 7 mana · 7/7
/// > **Rush** After this attacks, add a random 8-Cost minion to your hand.
//~ derived BT_133 3e065db5 28fc1c57.8448bc7a 4c695620
pub const BT_133: Power = after(THIS.attack(CARD)).then(&[get(random(all(&[MINION, COST.is(8)])))]);

/// # Bogbeam
/// Spell · 3 mana
/// > Deal $3 damage to a minion. Costs (0) if you have at least 7 Mana Crystals.
//~ derived BT_134 0021361b 82ede6d1.557bb7e3 88f25963
pub const BT_134: Power =
    abilities(&[spell(&[deal(3).to(A_MINION)]), aura(THIS).when(MANA_CRYSTALS.at_least(7)).in_hand().have(&[cost(0)])]);

/// # Glowfly Swarm
/// Spell · 5 mana
/// > Summon a 2/2 Glowfly for each spell in your hand.
/// - Makes: Glowfly [`BT_135t`] (2/2)
//~ derived BT_135 a9091248 36b694de.35974179 a3526612.0d0dc60c
pub const BT_135: Power = spell(&[summon(card("BT_135t")).for_each(YOUR_HAND.that(SPELL))]);

/// # Glowfly
/// Minion · Beast · 2 mana · 2/2
//~ vanilla BT_135t 14fee15d 40a0f9de b2f68167
pub const BT_135t: Power = VANILLA;

/// # Archspore Msshi'fn
/// Minion · 3 mana · 3/4
/// > **Taunt Deathrattle:** Shuffle 'Msshi'fn Prime' into your deck.
/// - Makes: Msshi'fn Prime [`BT_136t`] (9/9, "Taunt Choose One - Summon a 9/9 Fungal Giant with…")
//~ derived BT_136 c1c2d06d 05841e04.e6329056 f401e061.5ba853bb
pub const BT_136: Power = deathrattle(&[shuffle(card("BT_136t"))]);

/// # Msshi'fn Prime
/// Minion · Mech · 10 mana · 9/9
/// > **Taunt Choose One -** Summon a 9/9 Fungal Giant with **Taunt**; or **Rush**.
/// - Makes: Msshi'fn Pro'tec [`BT_136ta`] ("Summon a 9/9 Guardian with Taunt."); Msshi'fn At'tac [`BT_136tb`] ("Summon a 9/9 Bruiser with Rush."); Fungal Guardian [`BT_136tt`] (9/9, "Taunt"); Fungal Bruiser [`BT_136tt2`] (9/9, "Rush"); Fungal Gargantuan [`BT_136tt3`] (9/9, "Rush Taunt")
//~ done BT_136t - 6e5d5b86.b055029c 17a6a5a7.0ab91d2a
pub const BT_136t: Power = choose_one(&["BT_136ta", "BT_136tb"]);

/// # Msshi'fn Pro'tec
/// Spell · 10 mana
/// > Summon a 9/9 Guardian with **Taunt**.
//~ done BT_136ta - 81779ce0.43f534bd ea00e56d
pub const BT_136ta: Power = spell(&[summon(card("BT_136tt"))]);

/// # Msshi'fn At'tac
/// Spell · 10 mana
/// > Summon a 9/9 Bruiser with **Rush**.
///
/// # Notes
///
/// With both effects (Fandral Staghelm) the Guardian is there by now, and becomes the Gargantuan: one minion with both.
//~ done BT_136tb - 81779ce0.255e18a5 24e8dba5
pub const BT_136tb: Power = spell(&[either(
    YOU.summon(ITS_GUARDIAN).since_this_was_played().at_least(1),
    &[transform(FRIENDLY_MINIONS.that(ITS_GUARDIAN).last(1), card("BT_136tt3"))],
    &[summon(card("BT_136tt2"))],
)]);

/// The Fungal Guardian that the Prime has summoned.
const ITS_GUARDIAN: Condition = all(&[named("BT_136tt"), made_by(&THIS)]);

/// # Fungal Guardian
/// Minion · 10 mana · 9/9
/// > **Taunt**
//~ vanilla BT_136tt ca55c0c8 36a271a2.4b0c5d24 62440834
pub const BT_136tt: Power = VANILLA;

/// # Fungal Bruiser
/// Minion · 10 mana · 9/9
/// > **Rush**
//~ vanilla BT_136tt2 6c1c27b9 36a271a2.57b12c28 2da34ce5
pub const BT_136tt2: Power = VANILLA;

/// # Fungal Gargantuan
/// Minion · 10 mana · 9/9
/// > **Rush Taunt**
//~ vanilla BT_136tt3 326dccc7 36a271a2.05d6d156 cfc03457
pub const BT_136tt3: Power = VANILLA;
