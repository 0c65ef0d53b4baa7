//! Warlock cards of Forged in the Barrens.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 2cf92c98

/// # Grimoire of Sacrifice
///
/// `BAR_910` · Warlock spell · Shadow · 1 mana
///
/// > Destroy a friendly minion. Deal $2 damage to all enemy minions.
///
/// - Set: Forged in the Barrens · common · collectible
///
/// State: Derived
//~ derived BAR_910 d70338a7 6a44f81d a48fe0fe.fb6071de
pub const BAR_910: Power = spell(&[destroy(A_FRIENDLY_MINION), deal(2).to(ENEMY_MINIONS)]);

/// # Soul Rend
///
/// `BAR_911` · Warlock spell · Shadow · 4 mana
///
/// > Deal $5 damage to all minions. Destroy a card in your deck for each killed.
///
/// - Set: Forged in the Barrens · rare · collectible
///
/// State: Todo
//~ todo BAR_911 6dd05b87 eceba546 fe0484a1.2a5e3b6b
pub const BAR_911: Power = TODO;

/// # Apothecary's Caravan
///
/// `BAR_912` · Warlock minion · 2 mana · 1/3
///
/// > At the start of your turn, summon a 1-Cost minion from your deck.
///
/// - Set: Forged in the Barrens · rare · collectible
///
/// State: Derived
//~ derived BAR_912 41dda362 54ad0752 b6b88e42.48c4b828
pub const BAR_912: Power = at_start_of_your_turn(&[summon(the(YOUR_DECK.that(all(&[MINION, COST.is(1)])).random()))]);

/// # Altar of Fire
///
/// `BAR_913` · Warlock spell · Fire · 1 mana
///
/// > Destroy the top 3 cards of each deck.
///
/// - Set: Forged in the Barrens · epic · collectible
///
/// State: Derived
//~ derived BAR_913 749bf00d 36ccd849 340711d6.b1b02492
pub const BAR_913: Power = spell(&[destroy(YOUR_DECK.first(3)), destroy(ENEMY_DECK.first(3))]);

/// # Imp Swarm (Rank 1)
///
/// `BAR_914` · Warlock spell · Fel · 2 mana
///
/// > Summon a 3/2 Imp. *(Upgrades when you have 5 Mana.)*
///
/// - Set: Forged in the Barrens · common · collectible
/// - Tokens: Imp Swarm (Rank 2) [`BAR_914t`], Imp Swarm (Rank 3) [`BAR_914t2`], Imp Familiar [`BAR_914t3`]
///
/// State: Todo
//~ todo BAR_914 70551132 9f4966f7 9ce0a68e.d3001563
pub const BAR_914: Power = TODO;

/// # Imp Swarm (Rank 2)
///
/// `BAR_914t` · Warlock spell · Fel · 2 mana
///
/// > Summon two 3/2 Imps. *(Upgrades when you have 10 Mana.)*
///
/// - Set: Forged in the Barrens · common
///
/// State: Todo
//~ todo BAR_914t 6b873cdb 29bc3b43 f71d618d.5524e1fb
pub const BAR_914t: Power = TODO;

/// # Imp Swarm (Rank 3)
///
/// `BAR_914t2` · Warlock spell · Fel · 2 mana
///
/// > Summon three 3/2 Imps.
///
/// - Set: Forged in the Barrens · common
///
/// State: Todo
//~ todo BAR_914t2 87177ce1 0bbe324f eb766f43.28a46391
pub const BAR_914t2: Power = TODO;

/// # Imp Familiar
///
/// `BAR_914t3` · Warlock minion · 2 mana · 3/2
///
/// - Set: Forged in the Barrens
/// - Minion type: Demon
/// - Mechanics: Imp
///
/// State: Vanilla
//~ vanilla BAR_914t3 8332443c f919c02c c03c42ca
pub const BAR_914t3: Power = VANILLA;

/// # Kabal Outfitter
///
/// `BAR_915` · Warlock minion · 3 mana · 3/3
///
/// > **Battlecry and Deathrattle:** Give another random friendly minion +1/+1.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Mechanics: Deathrattle, Battlecry
/// - Enchantments: Outfitted [`BAR_915e`]
///
/// State: Derived
//~ derived BAR_915 a6113b70 2a10bc48 ca9b38b0.af8c5320
#[rustfmt::skip]
pub const BAR_915: Power = abilities(&[battlecry(&[attach("BAR_915e").to(OTHER_FRIENDLY_MINIONS.random())]), deathrattle(&[attach("BAR_915e").to(OTHER_FRIENDLY_MINIONS.random())])]);

/// # Outfitted
///
/// `BAR_915e` · Warlock enchantment
///
/// > +1/+1.
///
/// - Set: Forged in the Barrens
///
/// State: Derived
//~ derived BAR_915e 4a75d0b4 a08f8677 f790ab3b.67341004
pub const BAR_915e: Power = enchant(&[plus(1, 1)]);

/// # Blood Shard Bristleback
///
/// `BAR_916` · Warlock minion · 3 mana · 3/3
///
/// > **Lifesteal**. **Battlecry:** If your deck contains 10 or fewer cards, deal 6 damage to a minion.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Minion type: Quilboar
/// - Mechanics: Battlecry, Lifesteal
/// - Target: "Deal 6 damage."
///
/// State: Derived
//~ derived BAR_916 f1f10af8 169d1f87 cd13768e.e6f13a1b
pub const BAR_916: Power = battlecry(&[deal(6).to(A_MINION)]).when(there_are_at_most(10, &YOUR_DECK));

/// # Barrens Scavenger
///
/// `BAR_917` · Warlock minion · 6 mana · 6/6
///
/// > **Taunt** Costs (1) while your deck has 10 or fewer cards.
///
/// - Set: Forged in the Barrens · epic · collectible
/// - Mechanics: Taunt
///
/// State: Derived
//~ derived BAR_917 af0e4a0a 21204226 383cb0f8.7416ba35
pub const BAR_917: Power = aura(THIS).when(there_are_at_most(10, &YOUR_DECK)).in_hand().have(&[cost(1)]);

/// # Tamsin Roame
///
/// `BAR_918` · Warlock minion · 3 mana · 1/3
///
/// > Whenever you cast a Shadow spell that costs (1) or more, add a copy to your hand that costs (0).
///
/// - Set: Forged in the Barrens · legendary · collectible
/// - Minion type: Undead
/// - Enchantments: Gathered Shadows [`BAR_918e`]
///
/// State: Derived
//~ derived BAR_918 2ff7ce36 df58e175 de97d173.b43f6c4f
#[rustfmt::skip]
pub const BAR_918: Power = whenever(YOU.cast(all(&[school(SpellSchool::Shadow), COST.at_least(1)]))).then(&[get(copy_of(THAT)), give(&[cost(0)]).to(IT)]);

/// # Gathered Shadows
///
/// `BAR_918e` · Warlock enchantment
///
/// > Costs (1).
///
/// - Set: Forged in the Barrens
///
/// State: Derived
//~ derived BAR_918e 6426d8fc 31e7e91a 0654021c.53ed184d
pub const BAR_918e: Power = enchant(&[cost(1)]);

/// # Neeru Fireblade
///
/// `BAR_919` · Warlock minion · 5 mana · 5/5
///
/// > **Battlecry:** If your deck is empty, open a portal that fills your board with 3/2 Imps each turn.
///
/// - Set: Forged in the Barrens · legendary · collectible
/// - Mechanics: Battlecry
/// - Tokens: Burning Blade Portal [`BAR_919t`]
///
/// State: Todo
//~ todo BAR_919 44d4c543 0711d132 0b568690.5ee9a8cc
pub const BAR_919: Power = TODO;

/// # Burning Blade Portal
///
/// `BAR_919t` · Warlock minion · 11 mana · 0/1
///
/// > At the end of your turn, fill your board with 3/2 Imps.
///
/// - Set: Forged in the Barrens
/// - Mechanics: Untouchable
///
/// State: Todo
//~ todo BAR_919t 0d9c476f ebd11302 e5f9db75.07ffc346
pub const BAR_919t: Power = TODO;

/// # Unstable Shadow Blast
///
/// `WC_021` · Warlock spell · Shadow · 2 mana
///
/// > Deal $6 damage to a minion. Excess damage hits your hero.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Mechanics: Immune To Spellpower
///
/// State: Derived
//~ derived WC_021 ee733a54 fb7085fe 237bfce3.1b7c82e8
pub const WC_021: Power = spell(&[deal(6).to(A_MINION), deal(1).times(EXCESS).to(YOUR_HERO)]);

/// # Final Gasp
///
/// `WC_022` · Warlock spell · Shadow · 1 mana
///
/// > Deal $1 damage to a minion. If it dies, summon a 2/2 Adventurer with a random bonus effect.
///
/// - Set: Forged in the Barrens · common · collectible
///
/// State: Derived
//~ derived WC_022 bf5a4ccc 2391796a 76eeb3a1.54303e35
#[rustfmt::skip]
pub const WC_022: Power = spell(&[deal(1).to(A_MINION), summon(one_of(&["WC_034t", "WC_034t2", "WC_034t3", "WC_034t4", "WC_034t5", "WC_034t6", "WC_034t7", "WC_034t8"])).when(there_is(&IT.that(DEAD)))]);

/// # Stealer of Souls
///
/// `WC_023` · Warlock minion · 4 mana · 2/6
///
/// > The first card you draw each turn costs Health instead of Mana.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Minion type: Demon
/// - Enchantments: Stolen Soul [`WC_023e`]
///
/// State: Todo
//~ todo WC_023 0f005538 78cedb32 f80e5b7f.08ffa813
pub const WC_023: Power = TODO;

/// # Stolen Soul
///
/// `WC_023e` · Neutral enchantment
///
/// > Costs Health instead of Mana.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ todo WC_023e eab0ead7 adfcc6ae 63768711.ad481fb2
pub const WC_023e: Power = TODO;
