//! Neutral cards of Blackrock Mountain.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file d49035b0

/// # ME SMASH
/// Hero Power · 0 mana
/// > Destroy a random enemy minion.
//~ derived BRMA07_2H 9f347a43 6ce143f8.cf9056fb 740cf55c
pub const BRMA07_2H: Power = hero_power(&[destroy(ENEMY_MINIONS.random())]);

/// # Grim Patron
/// Minion · 5 mana · 3/3
/// > After this minion survives damage, summon another Grim Patron.
//~ derived BRM_019 28789654 e8b6bfb0.66cd9a1f 15fbb6d0
pub const BRM_019: Power =
    after(THIS.takes_damage_from(CARD)).when(there_is(&THIS.that(not(&DEAD)))).then(&[summon(card("BRM_019"))]);

/// # Dragonkin Sorcerer
/// Minion · Dragon · 4 mana · 3/5
/// > Whenever **you** target this minion with a spell, gain +1/+1.
/// - Makes: Draconic Power [`BRM_020e`] ("Increased stats.")
//~ derived BRM_020 2427490f 98b70642.b0781e1a 467aebfb.2377dbe1
pub const BRM_020: Power = whenever(THIS.is_targeted_by(all(&[SPELL, FRIENDLY]))).then(&[give(&[plus(1, 1)])]);

/// # Draconic Power
/// Enchantment
/// > Increased stats.
//~ todo BRM_020e 0b06d626 d522ad72.a536d554 d6f5b40c
pub const BRM_020e: Power = TODO;

/// # Dragon Egg
/// Minion · 1 mana · 0/2
/// > Whenever this minion takes damage, summon a 2/1 Whelp.
/// - Makes: Black Whelp [`BRM_022t`] (2/1)
//~ derived BRM_022 3ddf6b51 a86353dd.d921fea9 e979d295.06bca366
pub const BRM_022: Power = whenever(THIS.takes_damage_from(CARD)).then(&[summon(card("BRM_022t"))]);

/// # Black Whelp
/// Minion · Dragon · 1 mana · 2/1
//~ vanilla BRM_022t 461b1552 0a808da8 ae6d4ed8
pub const BRM_022t: Power = VANILLA;

/// # Drakonid Crusher
/// Minion · Dragon · 6 mana · 6/6
/// > **Battlecry:** If your opponent has 15 or less Health, gain +3/+3.
/// - Makes: Large Talons [`BRM_024e`] ("\+3/+3.")
//~ done BRM_024 - 42abf971.43b56983 1842b659.0a14fa13
pub const BRM_024: Power = battlecry(&[attach("BRM_024e")]).when(there_is(&ENEMY_HERO.that(HEALTH.at_most(15))));

/// # Large Talons
/// Enchantment
/// > \+3/+3.
//~ derived BRM_024e 2132bde1 d522ad72.184d0f12 847e291a
pub const BRM_024e: Power = enchant(&[plus(3, 3)]);

/// # Volcanic Drake
/// Minion · Dragon · 6 mana · 6/4
/// > Costs (1) less for each minion that died this turn.
//~ derived BRM_025 4fb2f0e3 42bf4f43.f464760e e41d2e90
pub const BRM_025: Power = costs(&[cost_less(1).times(MINIONS.die().this_turn().count())]);

/// # Hungry Dragon
/// Minion · Dragon · 4 mana · 5/6
/// > **Battlecry:** Summon a random 1-Cost minion for your opponent.
//~ derived BRM_026 196ab3ea cce43d3d.f18ec49f 91042b60
pub const BRM_026: Power = battlecry(&[summon(random(all(&[MINION, COST.is(1)]))).for_(OPPONENT)]);

/// # Majordomo Executus
/// Minion · 9 mana · 9/7
/// > **Deathrattle:** Replace your hero with Ragnaros the Firelord.
/// - Makes: Ragnaros the Firelord [`BRM_027h`]; DIE, INSECT! [`BRM_027p`] ("Deal 8 damage to a random enemy.")
//~ done BRM_027 - 407b70e5.70227969 d0095316.bee3ff24
pub const BRM_027: Power = deathrattle(&[become_hero(card("BRM_027h"))]);

/// # Ragnaros the Firelord
/// Hero · 8 health
/// - Makes: DIE, INSECT! [`BRM_027p`] ("Deal 8 damage to a random enemy.")
//~ vanilla BRM_027h 95429e56 12ec8449 f1ee0b8d.cffa7d57
pub const BRM_027h: Power = VANILLA;

/// # DIE, INSECT!
/// Hero Power · 2 mana
/// > Deal $8 damage to a random enemy.
/// - Makes: DIE, INSECTS! [`BRM_027pH`] ("Deal 8 damage to a random enemy. TWICE.")
//~ derived BRM_027p 44243ebe 4902b083.83ff5c7a 456de4c2.4f8adb87
pub const BRM_027p: Power = hero_power(&[deal(8).to(ENEMIES.random())]);

/// # DIE, INSECTS!
/// Hero Power · 2 mana
/// > Deal $8 damage to a random enemy. TWICE.
//~ todo BRM_027pH ac2c7d30 4902b083.0309dcc2 ea3bc10c
pub const BRM_027pH: Power = TODO;

/// # Emperor Thaurissan
/// Minion · 5 mana · 4/4
/// > At the end of your turn, reduce the Cost of cards in your hand by (1).
/// - Makes: Imperial Favor [`BRM_028e`] ("Costs (1) less.")
//~ derived BRM_028 6d07e119 a0c6b2f7.9cbff41d 37dab692.6c0228a2
pub const BRM_028: Power = at_end_of_your_turn(&[attach("BRM_028e").to(YOUR_HAND)]);

/// # Imperial Favor
/// Enchantment
/// > Costs (1) less.
//~ derived BRM_028e f69213a2 d522ad72.f705eb41 07ba66b9
pub const BRM_028e: Power = enchant(&[cost_less(1)]);

/// # Rend Blackhand
/// Minion · 7 mana · 8/4
/// > **Battlecry:** If you're holding a Dragon, destroy a **Legendary** minion.
//~ derived BRM_029 01b365d5 5ac3fbfb.181bc3b4 6edf2f79
pub const BRM_029: Power =
    battlecry(&[destroy(A_MINION.that(rarity(Rarity::Legendary)))]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Nefarian
/// Minion · Dragon · 9 mana · 8/8
/// > **Battlecry:** Add 2 random spells to your hand *(from your opponent's class*).
/// - Makes: Tail Swipe [`BRM_030t`] ("Deal 4 damage.")
//~ derived BRM_030 a6e0c87c 9e00d54d.7ea50d7f 0e42f9ab.48fa017b
pub const BRM_030: Power = battlecry(&[get(random_of(SPELL, Classes::Opponent)).picks(2)]);

/// # Tail Swipe
/// Spell · 4 mana
/// > Deal $4 damage.
//~ derived BRM_030t caa09439 38d1d3b0.d316de67 13056872
pub const BRM_030t: Power = spell(&[deal(4).to(TARGET)]);

/// # Chromaggus
/// Minion · Dragon · 8 mana · 6/8
/// > Whenever you draw a card, put another copy into your hand.
///
/// # Notes
///
/// Open question: in which order copies of several drawn cards come.
//~ done BRM_031 - 4e8e0af7.1bd02aef 4778d751
pub const BRM_031: Power = whenever(YOU.draw(CARD)).then(&[get(copy_of(THAT))]);

/// # Blackwing Technician
/// Minion · 3 mana · 2/4
/// > **Battlecry:** If you're holding a Dragon, gain +1/+1.
/// - Makes: Dragon Blood [`BRM_033e`] ("\+1/+1")
//~ done BRM_033 - def81b81.bc298987 271d978d.8d0567e5
pub const BRM_033: Power = battlecry(&[attach("BRM_033e")]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Dragon Blood
/// Enchantment
/// > \+1/+1
//~ derived BRM_033e d98c7d43 d522ad72.2add6a76 137d26bb
pub const BRM_033e: Power = enchant(&[plus(1, 1)]);

/// # Blackwing Corruptor
/// Minion · 5 mana · 5/4
/// > **Battlecry:** If you're holding a Dragon, deal 5 damage.
//~ derived BRM_034 02d3d1a3 7c760552.ea34261d b1d16cee
pub const BRM_034: Power = battlecry(&[deal(5).to(TARGET)]).when(there_is(&YOUR_HAND.that(DRAGON)));
