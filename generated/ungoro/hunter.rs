//! Hunter cards of Journey to Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file cdedf0cc

/// # Terrorscale Stalker
/// Minion · 2 mana · 2/3
/// > **Battlecry:** Trigger a friendly minion's **Deathrattle**.
//~ derived UNG_800 4ab01ce7 5656a6e3.2964c921 b667196c
pub const UNG_800: Power = battlecry(&[trigger(Word::Deathrattle, A_FRIENDLY_MINION.that(with(GameTag::DEATHRATTLE)))]);

/// # Grievous Bite
/// Spell · 2 mana
/// > Deal $3 damage to a minion and $1 damage to adjacent ones.
//~ derived UNG_910 a2790c77 7846e7ae.7e0c6f92 b4b12894
pub const UNG_910: Power = spell(&[deal(3).to(A_MINION), deal(1).to(IT.neighbours())]);

/// # Jeweled Macaw
/// Minion · Beast · 1 mana · 1/2
/// > **Battlecry:** Add a random Beast to your hand.
//~ derived UNG_912 ae672091 550deb84.55a60e6f a93a7052
pub const UNG_912: Power = battlecry(&[get(random(BEAST))]);

/// # Tol'vir Warden
/// Minion · 4 mana · 3/4
/// > **Battlecry:** Draw two 1-Cost minions from your deck.
//~ derived UNG_913 f95600d2 e3b00837.79297d56 b43c08b9
pub const UNG_913: Power = battlecry(&[draw_that(2, all(&[MINION, COST.is(1)]))]);

/// # Raptor Hatchling
/// Minion · Beast · 1 mana · 2/1
/// > **Deathrattle:** Shuffle a 4/5 Raptor into your deck.
/// - Makes: Raptor Patriarch [`UNG_914t1`] (4/5)
//~ derived UNG_914 75cb24ef e876b890.03d7453c 2af5ad0c.63d65170
pub const UNG_914: Power = deathrattle(&[shuffle(card("UNG_914t1"))]);

/// # Raptor Patriarch
/// Minion · Beast · 1 mana · 4/5
//~ vanilla UNG_914t1 30c40223 43f9a410 804ecb49
pub const UNG_914t1: Power = VANILLA;

/// # Crackling Razormaw
/// Minion · Beast · 2 mana · 3/2
/// > **Battlecry: Adapt** a friendly Beast.
//~ derived UNG_915 d390a08f b36f6b93.386f5473 8b6c6f3c
pub const UNG_915: Power = battlecry(&[adapt(&[apply_it_to(A_FRIENDLY_MINION.that(BEAST))])]);

/// # Stampede
/// Spell · 0 mana
/// > Each time you play a Beast this turn, add a random Beast to your hand.
/// - Makes: Stampeding [`UNG_916e`]
//~ derived UNG_916 ebe718cd 3e8f9d5a.abdec602 f8d52978.9b955e13
pub const UNG_916: Power = spell(&[later(&whenever(YOU.play(BEAST)).this_turn().does(&[get(random(BEAST))]))]);

/// # Stampeding
/// Enchantment
//~ todo UNG_916e 6cd57fdd d522ad72 7432d1e0
pub const UNG_916e: Power = TODO;

/// # Dinomancy
/// Spell · 2 mana
/// > Replace your Hero Power with 'Give a Beast +3/+3.'
/// - Makes: Dinomancy [`UNG_917t1`] ("Give a Beast +3/+3."); Well Fed [`UNG_917e`] ("\+3/+3.")
//~ done UNG_917 - 7846e7ae.ffed38c3 742ab04c.8eee5e25
pub const UNG_917: Power = spell(&[become_hero_power(card("UNG_917t1"))]);

/// # Well Fed
/// Enchantment
/// > \+3/+3.
//~ derived UNG_917e 6762754a d522ad72.184d0f12 85c4bbad
pub const UNG_917e: Power = enchant(&[plus(3, 3)]);

/// # Dinomancy
/// Hero Power · 2 mana
/// > Give a Beast +3/+3.
//~ derived UNG_917t1 3e27559d 4902b083.f189f049 742ab04c
pub const UNG_917t1: Power = hero_power(&[give(&[plus(3, 3)]).to(A_MINION.that(BEAST))]);

/// # Swamp King Dred
/// Minion · Beast · 6 mana · 9/9
/// > After your opponent plays a minion, attack it.
//~ derived UNG_919 9072062f a312310f.129f9748 f58919fc
pub const UNG_919: Power = after(OPPONENT.play(MINION)).then(&[make_attack(THIS, THAT)]);

/// # The Marsh Queen
/// Spell · 1 mana
/// > **Quest:** Play seven 1-Cost minions. **Reward:** Queen Carnassa.
/// - Makes: Queen Carnassa [`UNG_920t1`] (8/8, "Rush Battlecry: Shuffle 20 Raptors into your…"); Carnassa's Brood [`UNG_920t2`] (3/2, "Battlecry: Draw a card.")
//~ derived UNG_920 3d995e8d 2f198b86.1166a5de d713739d.9f339d4b
pub const UNG_920: Power =
    quest(Goal::Times(7), &[YOU.play(all(&[MINION, COST.is(1)]))]).reward(&[get(card("UNG_920t1"))]);

/// # Queen Carnassa
/// Minion · Beast · 5 mana · 8/8
/// > **Rush Battlecry:** Shuffle 20 Raptors into your deck.
/// - Makes: [`UNG_076t1`](crate::ungoro::neutral::UNG_076t1); Carnassa's Brood [`UNG_920t2`] (3/2, "Battlecry: Draw a card.")
//~ done UNG_920t1 - 2cd556ca.8101d831 76318e7f.eee862fd
pub const UNG_920t1: Power = battlecry(&[shuffle(card("UNG_920t2")).copies(20)]);

/// # Carnassa's Brood
/// Minion · Beast · 1 mana · 3/2
/// > **Battlecry:** Draw a card.
//~ derived UNG_920t2 613de7fc b569c71d.72a132f1 4157f039
pub const UNG_920t2: Power = battlecry(&[draw(1)]);
