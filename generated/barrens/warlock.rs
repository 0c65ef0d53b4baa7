//! Warlock cards of Forged in the Barrens.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 5341f3e0

/// # Grimoire of Sacrifice
/// Spell · Shadow · 1 mana
/// > Destroy a friendly minion. Deal $2 damage to all enemy minions.
//~ derived BAR_910 6a44f81d ca4a4f53.fb6071de a5392f3a
pub const BAR_910: Power = spell(&[destroy(A_FRIENDLY_MINION), deal(2).to(ENEMY_MINIONS)]);

/// # Soul Rend
/// Spell · Shadow · 4 mana
/// > Deal $5 damage to all minions. Destroy a card in your deck for each killed.
//~ done BAR_911 - 1e562e45.2a5e3b6b f95b2a05
pub const BAR_911: Power =
    spell(&[deal(5).to(MINIONS), perform(&[destroy(YOUR_DECK.first(1))]).times(count(IT.that(DEAD)))]);

/// # Apothecary's Caravan
/// Minion · 2 mana · 1/3
/// > At the start of your turn, summon a 1-Cost minion from your deck.
//~ derived BAR_912 54ad0752 4d6f41bd.48c4b828 1a0a69d9
pub const BAR_912: Power = at_start_of_your_turn(&[summon(the(YOUR_DECK.that(all(&[MINION, COST.is(1)])).random()))]);

/// # Altar of Fire
/// Spell · Fire · 1 mana
/// > Destroy the top 3 cards of each deck.
//~ done BAR_913 - e70c31b0.b1b02492 23f70b53
pub const BAR_913: Power = spell(&[destroy(YOUR_DECK.first(3)), destroy(ENEMY_DECK.first(3))]);

/// # Imp Swarm (Rank 1)
/// Spell · Fel · 2 mana
/// > Summon a 3/2 Imp. *(Upgrades when you have 5 Mana.)*
/// - Makes: Imp Swarm (Rank 2) [`BAR_914t`] ("Summon two 3/2 Imps. (Upgrades when you have 10…"); Imp Swarm (Rank 3) [`BAR_914t2`] ("Summon three 3/2 Imps."); Imp Familiar [`BAR_914t3`] (3/2)
//~ done BAR_914 - 4ead3665.d3001563 916b87e0.3ce9c001
pub const BAR_914: Power = abilities(&[spell(&[summon(card("BAR_914t3"))]), ranks_up(5, "BAR_914t")]);

/// # Imp Swarm (Rank 2)
/// Spell · Fel · 2 mana
/// > Summon two 3/2 Imps. *(Upgrades when you have 10 Mana.)*
//~ done BAR_914t - 4ead3665.5524e1fb 8cad3fa5
pub const BAR_914t: Power = abilities(&[spell(&[summon(card("BAR_914t3")).copies(2)]), ranks_up(10, "BAR_914t2")]);

/// # Imp Swarm (Rank 3)
/// Spell · Fel · 2 mana
/// > Summon three 3/2 Imps.
//~ done BAR_914t2 - 4ead3665.28a46391 bf97b952
pub const BAR_914t2: Power = spell(&[summon(card("BAR_914t3")).copies(3)]);

/// # Imp Familiar
/// Minion · Demon · 2 mana · 3/2
//~ vanilla BAR_914t3 f919c02c 61c640e7 ed10b30a
pub const BAR_914t3: Power = VANILLA;

/// # Kabal Outfitter
/// Minion · 3 mana · 3/3
/// > **Battlecry and Deathrattle:** Give another random friendly minion +1/+1.
/// - Makes: Outfitted [`BAR_915e`] ("\+1/+1.")
//~ derived BAR_915 2a10bc48 05878c57.af8c5320 191e6939.1fb2ef46
#[rustfmt::skip]
pub const BAR_915: Power = abilities(&[battlecry(&[attach("BAR_915e").to(OTHER_FRIENDLY_MINIONS.random())]), deathrattle(&[attach("BAR_915e").to(OTHER_FRIENDLY_MINIONS.random())])]);

/// # Outfitted
/// Enchantment
/// > \+1/+1.
//~ derived BAR_915e a08f8677 d522ad72.cb08f83e 3efb6c4b
pub const BAR_915e: Power = enchant(&[plus(1, 1)]);

/// # Blood Shard Bristleback
/// Minion · Quilboar · 3 mana · 3/3
/// > **Lifesteal**. **Battlecry:** If your deck contains 10 or fewer cards, deal 6 damage to a minion.
//~ done BAR_916 - 78bd0f3e.e6f13a1b dc257723
pub const BAR_916: Power = battlecry(&[deal(6).to(A_MINION)]).when(there_are_at_most(10, &YOUR_DECK));

/// # Barrens Scavenger
/// Minion · 6 mana · 6/6
/// > **Taunt** Costs (1) while your deck has 10 or fewer cards.
//~ done BAR_917 - 8b4b1bcd.7416ba35 530d99bb
pub const BAR_917: Power = aura(THIS).when(there_are_at_most(10, &YOUR_DECK)).in_hand().have(&[cost(1)]);

/// # Tamsin Roame
/// Minion · Undead · 3 mana · 1/3
/// > Whenever you cast a Shadow spell that costs (1) or more, add a copy to your hand that costs (0).
/// - Makes: Gathered Shadows [`BAR_918e`] ("Costs (1).")
//~ derived BAR_918 df58e175 c04ad852.b43f6c4f f4273dfe.4d3f57dc
#[rustfmt::skip]
pub const BAR_918: Power = whenever(YOU.cast(all(&[school(SpellSchool::Shadow), COST.at_least(1)]))).then(&[get(copy_of(THAT)), give(&[cost(0)]).to(IT)]);

/// # Gathered Shadows
/// Enchantment
/// > Costs (1).
//~ derived BAR_918e 31e7e91a d522ad72.53ed184d c660af08
pub const BAR_918e: Power = enchant(&[cost(1)]);

/// # Neeru Fireblade
/// Minion · 5 mana · 5/5
/// > **Battlecry:** If your deck is empty, open a portal that fills your board with 3/2 Imps each turn.
/// - Makes: Burning Blade Portal [`BAR_919t`] (0/1, "At the end of your turn, fill your board with 3/2…")
//~ done BAR_919 - 7c0f8337.5ee9a8cc c5be4164.b5bd2651
pub const BAR_919: Power = battlecry(&[summon(card("BAR_919t"))]).when(there_is_no(&YOUR_DECK));

/// # Burning Blade Portal
/// Minion · 11 mana · 0/1
/// > At the end of your turn, fill your board with 3/2 Imps.
//~ done BAR_919t - 056552d0.07ffc346 5e2f2551
pub const BAR_919t: Power = at_end_of_your_turn(&[summon(card("BAR_914t3")).until_full()]);

/// # Unstable Shadow Blast
/// Spell · Shadow · 2 mana
/// > Deal $6 damage to a minion. Excess damage hits your hero.
//~ done WC_021 - a5d45018.1b7c82e8 62bf0d41
pub const WC_021: Power = spell(&[deal(6).to(A_MINION), deal(1).times(EXCESS).to(YOUR_HERO)]);

/// # Final Gasp
/// Spell · Shadow · 1 mana
/// > Deal $1 damage to a minion. If it dies, summon a 2/2 Adventurer with a random bonus effect.
//~ derived WC_022 2391796a ca4a4f53.54303e35 751fc5f4
#[rustfmt::skip]
pub const WC_022: Power = spell(&[deal(1).to(A_MINION), summon(one_of(&["WC_034t", "WC_034t2", "WC_034t3", "WC_034t4", "WC_034t5", "WC_034t6", "WC_034t7", "WC_034t8"])).when(there_is(&IT.that(DEAD)))]);

/// # Stealer of Souls
/// Minion · Demon · 4 mana · 2/6
/// > The first card you draw each turn costs Health instead of Mana.
/// - Makes: Stolen Soul [`WC_023e`] ("Costs Health instead of Mana.")
//~ done WC_023 - db48cbb4.08ffa813 917b5ff9.d22547e1
pub const WC_023: Power = after(YOU.draw(CARD))
    .when(equals(&YOU.draw(CARD).this_turn_up_to_that().count(), 1))
    .then(&[attach("WC_023e").to(THAT)]);

/// # Stolen Soul
/// Enchantment
/// > Costs Health instead of Mana.
//~ done WC_023e - d522ad72.ad481fb2 2b98f783
pub const WC_023e: Power = enchant(&[has_at_least(GameTag::CARD_ALTERNATE_COST, 1)]);
