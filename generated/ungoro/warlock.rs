//! Warlock cards of Journey to Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 6a96cdb2

/// # Ravenous Pterrordax
/// Minion · Beast · 3 mana · 3/3
/// > **Battlecry:** Destroy a friendly minion to **Adapt** twice.
//~ derived UNG_047 9bf6bc49 22fea183.e6008ffb 8d1ce0c9
pub const UNG_047: Power = battlecry(&[destroy(A_FRIENDLY_MINION), adapt(&[apply_it_to(THIS)]).repeated(2)]);

/// # Tar Lurker
/// Minion · Elemental · 5 mana · 1/7
/// > **Taunt** Has +3 Attack during your opponent's turn.
//~ derived UNG_049 ab168106 410e630f.56a7ec4c 3098a9b8
pub const UNG_049: Power = aura(THIS).when(not(&ON_YOUR_TURN)).have(&[ATTACK.plus(3)]);

/// # Lakkari Sacrifice
/// Spell · 1 mana
/// > **Quest:** Discard 6 cards. **Reward:** Nether Portal.
/// - Makes: Nether Portal [`UNG_829t1`] ("Open a permanent portal that summons 3/2 Imps."); Nether Portal [`UNG_829t2`] (0/1, "At the end of your turn, summon two 3/2 Imps."); Nether Imp [`UNG_829t3`] (3/2)
//~ done UNG_829 - 2f198b86.88627f6d d0ad114b.2265c068
pub const UNG_829: Power = quest(Goal::Times(6), &[YOU.discard(CARD)]).reward(&[get(card("UNG_829t1"))]);

/// # Nether Portal
/// Spell · Shadow · 5 mana
/// > Open a permanent portal that summons 3/2 Imps.
//~ done UNG_829t1 - cf35eba3.1ca19a8d 4e425ed0
pub const UNG_829t1: Power = spell(&[summon(card("UNG_829t2"))]);

/// # Nether Portal
/// Minion · 11 mana · 0/1
/// > At the end of your turn, summon two 3/2 Imps.
//~ done UNG_829t2 - 056552d0.9c110599 4e425ed0
pub const UNG_829t2: Power = at_end_of_your_turn(&[summon(card("UNG_829t3")).copies(2)]);

/// # Nether Imp
/// Minion · Demon · 2 mana · 3/2
//~ vanilla UNG_829t3 cbd856cb 61c640e7 f1caaaa1
pub const UNG_829t3: Power = VANILLA;

/// # Cruel Dinomancer
/// Minion · 5 mana · 5/5
/// > **Deathrattle:** Summon a random minion you discarded this game.
//~ done UNG_830 - 7c0f8337.125969cd ccde34b3
pub const UNG_830: Power = deathrattle(&[summon(random_from_past(YOU.discard(MINION).this_game()))]);

/// # Corrupting Mist
/// Spell · Shadow · 2 mana
/// > Curse all minions. Destroy them at the start of your next turn.
/// - Makes: Corrupting Mist [`UNG_831e`] ("At the start of the corrupting player's turn,…")
//~ done UNG_831 - a5d45018.48eca64c e1b706b4.8f4e599e
pub const UNG_831: Power = spell(&[attach("UNG_831e").to(MINIONS)]);

/// # Corrupting Mist
/// Enchantment
/// > At the start of the corrupting player's turn, destroy this minion.
//~ done UNG_831e - d522ad72.ab2619b6 e1b706b4
pub const UNG_831e: Power = whenever(YOU.turn_start()).then(&[destroy(THIS)]);

/// # Bloodbloom
/// Spell · Shadow · 4 mana
/// > The next spell you cast this turn costs Health instead of Mana.
/// - Makes: Dark Power [`UNG_832e`] ("Your next spell costs Health instead of Mana.")
//~ derived UNG_832 fa92bbe7 1e562e45.f4d51952 934c4826.7268947b
pub const UNG_832: Power = spell(&[attach("UNG_832e").to(YOU)]);

/// # Dark Power
/// Enchantment
/// > Your next spell costs Health instead of Mana.
//~ done UNG_832e - d522ad72.84a9c5b7 9b308636
#[rustfmt::skip]
pub const UNG_832e: Power = enchant(&[]).aura(YOUR_HAND.that(SPELL), &[has_at_least(GameTag::CARD_ALTERNATE_COST, 1)]).until(YOU.play(SPELL)).this_turn();

/// # Lakkari Felhound
/// Minion · Demon · 4 mana · 3/8
/// > **Taunt Battlecry:** Discard your two lowest-Cost cards.
//~ done UNG_833 - 999c681d.c563a555 32bdf3d6
pub const UNG_833: Power = battlecry(&[
    select(YOUR_HAND.least(COST)),
    remember(IT),
    select(YOUR_HAND.that(not(&is(&REMEMBERED))).least(COST)),
    discard(together(&[REMEMBERED, IT])),
]);

/// # Feeding Time
/// Spell · 4 mana
/// > Deal $3 damage to a minion. Summon three 1/1 Pterrordaxes and **Adapt** them.
/// - Makes: Pterrordax [`UNG_834t1`] (1/1)
//~ done UNG_834 - 38d1d3b0.96567ecd 427278e7.0e569add
pub const UNG_834: Power = spell(&[
    deal(3).to(A_MINION),
    summon(card("UNG_834t1")).copies(3),
    adapt(&[apply_it_to(FRIENDLY_MINIONS.that(made_by(&THIS)))]),
]);

/// # Pterrordax
/// Minion · Beast · 1 mana · 1/1
//~ vanilla UNG_834t1 4464013b 5533a85b ef7f3732
pub const UNG_834t1: Power = VANILLA;

/// # Chittering Tunneler
/// Minion · Beast · 2 mana · 2/2
/// > **Battlecry: Discover** a spell. Deal damage to your hero equal to its Cost.
//~ derived UNG_835 41776fce 40a0f9de.dc7858cf 054f2045
pub const UNG_835: Power = battlecry(&[discover(SPELL), deal(1).times(COST.of(IT)).to(YOUR_HERO)]);

/// # Clutchmother Zavas
/// Minion · Beast · 2 mana · 2/2
/// > Whenever you discard this, give it +2/+2 and return it to your hand.
/// - Makes: Remembrance [`UNG_836e`] ("\+2/+2 each time this is discarded.")
//~ done UNG_836 - 40a0f9de.2f655cbd 2ad77f1c.bc750bd8
pub const UNG_836: Power = on(Word::WhenDiscarded, &[give(&[plus(2, 2)]), return_to_hand(THIS)]);

/// # Remembrance
/// Enchantment
/// > \+2/+2 each time this is discarded.
//~ todo UNG_836e 0798399e d522ad72.4419437b ff89e745
pub const UNG_836e: Power = TODO;
