//! Shaman cards of Forged in the Barrens.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 1e4fcc3f

/// # South Coast Chieftain
/// Minion · Murloc · 2 mana · 3/2
/// > **Battlecry:** If you control another Murloc, deal 2 damage.
//~ derived BAR_040 7a4fe973 7c03ec8e.27010186 5c95ef89
pub const BAR_040: Power = battlecry(&[deal(2).to(TARGET)]).when(there_is(&OTHER_FRIENDLY_MINIONS.that(MURLOC)));

/// # Nofin Can Stop Us
/// Spell · 3 mana
/// > Give your minions +1/+1. Give your Murlocs an extra +1/+1.
/// - Makes: Mrrgrrrrgle [`BAR_041e`] ("\+1/+1."); MrrGRRRRgle [`BAR_041e2`] ("\+2/+2.")
//~ done BAR_041 - 82ede6d1.26601d6c 0a041f47.f66f927e
pub const BAR_041: Power =
    spell(&[attach("BAR_041e").to(FRIENDLY_MINIONS), attach("BAR_041e").to(FRIENDLY_MINIONS.that(MURLOC))]);

/// # Mrrgrrrrgle
/// Enchantment
/// > \+1/+1.
//~ derived BAR_041e e41df5a9 d522ad72.cb08f83e e6be55ce
pub const BAR_041e: Power = enchant(&[plus(1, 1)]);

/// # MrrGRRRRgle
/// Enchantment
/// > \+2/+2.
//~ derived BAR_041e2 030e128a d522ad72.d5727bd5 8a285159
pub const BAR_041e2: Power = enchant(&[plus(2, 2)]);

/// # Tinyfin's Caravan
/// Minion · 2 mana · 1/3
/// > At the start of your turn, draw a Murloc.
//~ derived BAR_043 f397c3f2 4d6f41bd.1980eaca f1f6fcf4
pub const BAR_043: Power = at_start_of_your_turn(&[draw_that(1, MURLOC)]);

/// # Chain Lightning (Rank 1)
/// Spell · Nature · 2 mana
/// > Deal $2 damage to a minion and a random adjacent one. *(Upgrades when you have 5 Mana.)*
/// - Makes: Chain Lightning (Rank 2) [`BAR_044t`] ("Deal 3 damage to a minion and a random adjacent…"); Chain Lightning (Rank 3) [`BAR_044t2`] ("Deal 4 damage to a minion and a random adjacent…")
//~ done BAR_044 - f9bec0b1.a127fb62 21173354.ac93e9b1
pub const BAR_044: Power =
    abilities(&[spell(&[deal(2).to(together(&[A_MINION, A_MINION.neighbours().random()]))]), ranks_up(5, "BAR_044t")]);

/// # Chain Lightning (Rank 2)
/// Spell · Nature · 2 mana
/// > Deal $3 damage to a minion and a random adjacent one. *(Upgrades when you have 10 Mana.)*
//~ done BAR_044t - f9bec0b1.e1478352 1652b969
#[rustfmt::skip]
pub const BAR_044t: Power = abilities(&[spell(&[deal(3).to(together(&[A_MINION, A_MINION.neighbours().random()]))]), ranks_up(10, "BAR_044t2")]);

/// # Chain Lightning (Rank 3)
/// Spell · Nature · 2 mana
/// > Deal $4 damage to a minion and a random adjacent one.
//~ done BAR_044t2 - f9bec0b1.2718bfe1 27b78f32
pub const BAR_044t2: Power = spell(&[deal(4).to(together(&[A_MINION, A_MINION.neighbours().random()]))]);

/// # Arid Stormer
/// Minion · Elemental · 3 mana · 2/5
/// > **Battlecry:** If you played an Elemental last turn, gain **Rush** and **Windfury**.
/// - Makes: Storm Cloud [`BAR_045e`] ("Rush, Windfury.")
//~ derived BAR_045 4c018afa 4021da37.eb92f9bc ccab784f.2f8fe4e1
pub const BAR_045: Power = battlecry(&[attach("BAR_045e")]).when(YOU.play(ELEMENTAL).last_turn().at_least(1));

/// # Storm Cloud
/// Enchantment
/// > **Rush**, **Windfury**.
//~ derived BAR_045e 9090f52e d522ad72.07a0f169 06f6438b
pub const BAR_045e: Power = enchant(&[has(GameTag::RUSH), has(GameTag::WINDFURY)]);

/// # Bru'kan
/// Minion · 4 mana · 5/4
/// > **Nature Spell Damage +3**
//~ done BAR_048 - 5af9fab3.16d01369 4bac05b0
pub const BAR_048: Power = aura(YOU).have(&[plus_tag(GameTag::SPELLPOWER_NATURE, 3)]);

/// # Earth Revenant
/// Minion · Elemental · 4 mana · 2/6
/// > **Taunt Battlecry:** Deal 1 damage to all enemy minions.
//~ derived BAR_750 7b3493fc 0bf8f178.d5b6913e c8ec4d92
pub const BAR_750: Power = battlecry(&[deal(1).to(ENEMY_MINIONS)]);

/// # Spawnpool Forager
/// Minion · Murloc · 1 mana · 1/2
/// > **Deathrattle:** Summon a 1/1 Tinyfin.
/// - Makes: Diremuck Tinyfin [`BAR_751t`] (1/1)
//~ derived BAR_751 3b5f68e8 6c88ee30.4432b63f f8d7458a.9ec2ec50
pub const BAR_751: Power = deathrattle(&[summon(card("BAR_751t"))]);

/// # Diremuck Tinyfin
/// Minion · Murloc · 1 mana · 1/1
//~ vanilla BAR_751t 799b0674 6c89e89f 7ed8f8e8
pub const BAR_751t: Power = VANILLA;

/// # Lilypad Lurker
/// Minion · Elemental · 5 mana · 5/6
/// > **Battlecry:** If you played an Elemental last turn, transform an enemy minion into a 0/1 Frog with **Taunt**.
/// - Makes: [`hexfrog`](crate::legacy::shaman::hexfrog)
//~ derived BAR_848 06dcb2b3 3fe4d30f.1c2f7010 0e40da95.219edbe6
pub const BAR_848: Power =
    battlecry(&[transform(AN_ENEMY_MINION, card("hexfrog"))]).when(YOU.play(ELEMENTAL).last_turn().at_least(1));

/// # Firemancer Flurgl
/// Minion · Murloc · 4 mana · 2/3
/// > After you play a Murloc, deal 1 damage to all enemies.
//~ derived BAR_860 1bc46eb1 9c5bcadc.5ff7c3b7 4909fb1b
pub const BAR_860: Power = after(YOU.play(MURLOC)).then(&[deal(1).to(ENEMIES)]);

/// # Primal Dungeoneer
/// Minion · 3 mana · 2/3
/// > **Battlecry:** Draw a spell. If it's a Nature spell, also draw an Elemental.
//~ derived WC_005 32417a0f decb9ba2.3be21e55 8aa4489c
pub const WC_005: Power =
    battlecry(&[draw_that(1, SPELL), draw_that(1, ELEMENTAL).when(there_is(&IT.that(school(SpellSchool::Nature))))]);

/// # Perpetual Flame
/// Spell · Fire · 2 mana
/// > Deal $3 damage to a random enemy minion. If it dies, recast this. **Overload:** (1)
//~ done WC_020 - 64e9e702.96e47cd1 a9fac3ff
pub const WC_020: Power =
    spell(&[deal(3).to(ENEMY_MINIONS.random()), repeat_ability(Word::Spell, the(THIS)).when(there_is(&IT.that(DEAD)))]);

/// # Wailing Vapor
/// Minion · Elemental · 1 mana · 1/3
/// > After you play an Elemental, gain +1 Attack.
/// - Makes: Rising Gas [`WC_042e`] ("\+1 Attack.")
//~ derived WC_042 30c1d97f f82d9795.736761d2 99078ab7.bef35de0
pub const WC_042: Power = after(YOU.play(ELEMENTAL)).then(&[attach("WC_042e")]);

/// # Rising Gas
/// Enchantment
/// > \+1 Attack.
//~ derived WC_042e aee725b4 d522ad72.379bca7a ff769b42
pub const WC_042e: Power = enchant(&[ATTACK.plus(1)]);
