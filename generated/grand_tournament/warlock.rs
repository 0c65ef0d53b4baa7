//! Warlock cards of The Grand Tournament.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file a0d9d6a9

/// # Dreadsteed
/// Minion · Demon · 4 mana · 1/1
/// > **Deathrattle:** At the end of the turn, summon a Dreadsteed.
/// - Makes: Dreadsteed [`AT_019e`] ("Summon a Dreadsteed at the end of the turn.")
//~ done AT_019 - d90829a9.0f364ec1 b856d4c3.f034c725
pub const AT_019: Power = deathrattle(&[later(&whenever(PLAYERS.turn_end()).does(&[summon(card("AT_019"))]))]);

/// # Dreadsteed
/// Enchantment
/// > Summon a Dreadsteed at the end of the turn.
//~ todo AT_019e 0b992168 d522ad72.600ac77d b856d4c3
pub const AT_019e: Power = TODO;

/// # Fearsome Doomguard
/// Minion · Demon · 7 mana · 6/8
//~ vanilla AT_020 bb08d938 bcff5cf6 65776096
pub const AT_020: Power = VANILLA;

/// # Tiny Knight of Evil
/// Minion · Demon · 2 mana · 3/2
/// > Whenever you discard a card, gain +2/+1.
/// - Makes: Felrage [`AT_021e`] ("Increased stats.")
//~ derived AT_021 26132c6c 61c640e7.62f0c0c3 6b09dc4f.e8831080
pub const AT_021: Power = whenever(YOU.discard(CARD)).then(&[give(&[plus(2, 1)])]);

/// # Felrage
/// Enchantment
/// > Increased stats.
//~ todo AT_021e 9544df18 d522ad72.a536d554 c6efe573
pub const AT_021e: Power = TODO;

/// # Fist of Jaraxxus
/// Spell · Fel · 4 mana
/// > When you play or discard this, deal $4 damage to a random enemy.
//~ derived AT_022 ea465168 239e5a75.6c43246e 41a35fc0
pub const AT_022: Power =
    abilities(&[spell(&[deal(4).to(ENEMIES.random())]), on(Word::WhenDiscarded, &[deal(4).to(ENEMIES.random())])]);

/// # Void Crusher
/// Minion · Demon · 6 mana · 5/4
/// > **Inspire:** Destroy a random minion for each player.
//~ done AT_023 - 6a894fe9.ae9e67c2 2bdd5651
pub const AT_023: Power = inspire(&[destroy(FRIENDLY_MINIONS.random()), destroy(ENEMY_MINIONS.random())]);

/// # Demonfuse
/// Spell · Shadow · 2 mana
/// > Give a Demon +3/+3.
/// - Makes: Dark Fusion [`AT_024e`] ("\+3/+3.")
//~ derived AT_024 5c7086f7 a5d45018.a3f6eee2 0e2d57fd.d998454d
pub const AT_024: Power = spell(&[attach("AT_024e").to(A_MINION.that(DEMON))]);

/// # Dark Fusion
/// Enchantment
/// > \+3/+3.
//~ derived AT_024e 3d7728de d522ad72.184d0f12 f57c24d7
pub const AT_024e: Power = enchant(&[plus(3, 3)]);

/// # Dark Bargain
/// Spell · Shadow · 4 mana
/// > Destroy 2 random enemy minions. Discard 2 random cards.
//~ derived AT_025 a3329421 1e562e45.7b013bb4 580f222b
pub const AT_025: Power = spell(&[destroy(ENEMY_MINIONS.random_of(2)), discard(YOUR_HAND.random_of(2))]);

/// # Wrathguard
/// Minion · Demon · 2 mana · 4/3
/// > Whenever this minion takes damage, also deal that amount to your hero.
//~ derived AT_026 88b70e6b 471d6bde.c9830741 8216f7fb
pub const AT_026: Power = whenever(THIS.takes_damage_from(CARD)).then(&[deal(1).times(THAT_MUCH).to(YOUR_HERO)]);

/// # Wilfred Fizzlebang
/// Minion · 6 mana · 4/4
/// > Cards you draw from your Hero Power cost (0).
/// - Makes: Master Summoner [`AT_027e`] ("Costs (0).")
//~ done AT_027 - 3c6a5243.63ef1702 f582bf0e.37eecf17
pub const AT_027: Power = whenever(YOU.draw(FROM_HERO_POWER)).then(&[attach("AT_027e").to(THAT)]);

/// # Master Summoner
/// Enchantment
/// > Costs (0).
//~ derived AT_027e 2a49804b d522ad72.dd600ecd 4ef784b1
pub const AT_027e: Power = enchant(&[cost(0)]);
