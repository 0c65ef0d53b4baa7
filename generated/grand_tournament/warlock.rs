//! Warlock cards of The Grand Tournament.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 85238e2a

/// # Dreadsteed
///
/// `AT_019` · Warlock minion · 4 mana · 1/1
///
/// > **Deathrattle:** At the end of the turn, summon a Dreadsteed.
///
/// - Set: The Grand Tournament · epic · collectible
/// - Minion type: Demon
/// - Mechanics: Deathrattle
/// - Enchantments: Dreadsteed [`AT_019e`]
///
/// State: Derived
//~ derived AT_019 d44d976c 23f8f14b a729a9e6.0f364ec1
pub const AT_019: Power = deathrattle(&[later(&whenever(PLAYERS.turn_end()).does(&[summon(card("AT_019"))]))]);

/// # Dreadsteed
///
/// `AT_019e` · Neutral enchantment
///
/// > Summon a Dreadsteed at the end of the turn.
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ todo AT_019e d7f4f1cc 0b992168 c0ad4b35.600ac77d
pub const AT_019e: Power = TODO;

/// # Fearsome Doomguard
///
/// `AT_020` · Warlock minion · 7 mana · 6/8
///
/// - Set: The Grand Tournament · common · collectible
/// - Minion type: Demon
///
/// State: Vanilla
//~ vanilla AT_020 254fae43 bb08d938 88f8b3a1
pub const AT_020: Power = VANILLA;

/// # Tiny Knight of Evil
///
/// `AT_021` · Warlock minion · 2 mana · 3/2
///
/// > Whenever you discard a card, gain +2/+1.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Imp
/// - Enchantments: Felrage [`AT_021e`]
///
/// State: Derived
//~ derived AT_021 896a1c09 26132c6c c0c6edb3.62f0c0c3
pub const AT_021: Power = whenever(YOU.discard(CARD)).then(&[give(&[plus(2, 1)])]);

/// # Felrage
///
/// `AT_021e` · Warlock enchantment
///
/// > Increased stats.
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ todo AT_021e c1d66524 9544df18 4defdc5f.a536d554
pub const AT_021e: Power = TODO;

/// # Fist of Jaraxxus
///
/// `AT_022` · Warlock spell · Fel · 4 mana
///
/// > When you play or discard this, deal $4 damage to a random enemy.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Mechanics: Invisible Deathrattle
///
/// State: Derived
//~ derived AT_022 6059a152 ea465168 667866f3.6c43246e
pub const AT_022: Power =
    abilities(&[spell(&[deal(4).to(ENEMIES.random())]), on(Word::WhenDiscarded, &[deal(4).to(ENEMIES.random())])]);

/// # Void Crusher
///
/// `AT_023` · Warlock minion · 6 mana · 5/4
///
/// > **Inspire:** Destroy a random minion for each player.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Inspire
///
/// State: Derived
//~ derived AT_023 908304c7 3ac096cf 8c587676.ae9e67c2
pub const AT_023: Power = inspire(&[destroy(FRIENDLY_MINIONS.random()), destroy(ENEMY_MINIONS.random())]);

/// # Demonfuse
///
/// `AT_024` · Warlock spell · Shadow · 2 mana
///
/// > Give a Demon +3/+3.
///
/// - Set: The Grand Tournament · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_TARGET_WITH_RACE` = 15 (hearthstone-data 36393.1)
/// - Enchantments: Dark Fusion [`AT_024e`]
///
/// State: Derived
//~ derived AT_024 12b97354 5c7086f7 d92e7f3b.a3f6eee2
pub const AT_024: Power = spell(&[attach("AT_024e").to(A_MINION.that(DEMON))]);

/// # Dark Fusion
///
/// `AT_024e` · Neutral enchantment
///
/// > +3/+3.
///
/// - Set: The Grand Tournament
///
/// State: Derived
//~ derived AT_024e ecbdae52 3d7728de c7e299ab.b42c6980
pub const AT_024e: Power = enchant(&[plus(3, 3)]);

/// # Dark Bargain
///
/// `AT_025` · Warlock spell · Shadow · 4 mana
///
/// > Destroy 2 random enemy minions. Discard 2 random cards.
///
/// - Set: The Grand Tournament · epic · collectible
/// - Tags: `DISCARD_CARDS` = 2
/// - Play requirements: `REQ_MINIMUM_ENEMY_MINIONS` = 1 (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived AT_025 31d00325 a3329421 34882142.7b013bb4
pub const AT_025: Power = spell(&[destroy(ENEMY_MINIONS.random_of(2)), discard(YOUR_HAND.random_of(2))]);

/// # Wrathguard
///
/// `AT_026` · Warlock minion · 2 mana · 4/3
///
/// > Whenever this minion takes damage, also deal that amount to your hero.
///
/// - Set: The Grand Tournament · common · collectible
/// - Minion type: Demon
///
/// State: Derived
//~ derived AT_026 fa032929 24f16c36 33a3bc15.c9830741
pub const AT_026: Power = whenever(THIS.takes_damage(CARD)).then(&[deal(1).times(THAT_MUCH).to(YOUR_HERO)]);

/// # Wilfred Fizzlebang
///
/// `AT_027` · Warlock minion · 6 mana · 4/4
///
/// > Cards you draw from your Hero Power cost (0).
///
/// - Set: The Grand Tournament · legendary · collectible
/// - Enchantments: Master Summoner [`AT_027e`]
///
/// State: Todo
//~ todo AT_027 e4ee22b5 b3fcce18 d6ae56cd.63ef1702
pub const AT_027: Power = TODO;

/// # Master Summoner
///
/// `AT_027e` · Warlock enchantment
///
/// > Costs (0).
///
/// - Set: The Grand Tournament
///
/// State: Derived
//~ derived AT_027e eb25195c 2a49804b 91e7b719.dd600ecd
pub const AT_027e: Power = enchant(&[cost(0)]);
