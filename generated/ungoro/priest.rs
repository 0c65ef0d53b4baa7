//! Priest cards of Journey to Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 862151c5

/// # Mirage Caller
/// Minion · 3 mana · 2/3
/// > **Battlecry:** Choose a minion. Summon a 1/1 copy of it.
/// - Makes: Mirage [`UNG_022e`] ("1/1.")
//~ derived UNG_022 49dd8472 decb9ba2.44e095cd 1c0eda1c.385de388
pub const UNG_022: Power = battlecry(&[select(A_MINION), summon(copy_of(IT)), attach("UNG_022e").to(IT)]);

/// # Mirage
/// Enchantment
/// > 1/1.
//~ derived UNG_022e efbc66f5 d522ad72.d68bebe2 9ca8b39b
pub const UNG_022e: Power = enchant(&[become_stats(1, 1)]);

/// # Shadow Visions
/// Spell · Shadow · 2 mana
/// > **Discover** a copy of a spell in your deck.
//~ derived UNG_029 85f41c81 a5d45018.f098d843 7dcb47bc
pub const UNG_029: Power = spell(&[discover_then(Offer::Entities(YOUR_DECK.that(SPELL)), &[get(copy_of(IT))])]);

/// # Binding Heal
/// Spell · Holy · 1 mana
/// > Restore #5 Health to a minion and your hero.
//~ done UNG_030 - dd4c6abd.4153817d c98dc354
pub const UNG_030: Power = spell(&[heal(5).to(together(&[A_MINION, YOUR_HERO]))]);

/// # Crystalline Oracle
/// Minion · Elemental · 1 mana · 1/2
/// > **Deathrattle:** Copy a card from your opponent's deck and add it to your hand.
//~ derived UNG_032 4b6484bd f8262b80.e9b47ba1 4febb5dd
pub const UNG_032: Power = deathrattle(&[get(copy_of(ENEMY_DECK.random()))]);

/// # Radiant Elemental
/// Minion · Elemental · 2 mana · 2/3
/// > Your spells cost (1) less *(but not less than 1*).
/// - Makes: Radiant Elemental [`UNG_034e`] ("Costs (1) less (but not less than 1).")
//~ done UNG_034 - 2ed7eb85.d38b120d 59e015fd.b2f22f7d
pub const UNG_034: Power = aura(YOUR_HAND.that(SPELL)).gives("UNG_034e");

/// # Radiant Elemental
/// Enchantment
/// > Costs (1) less *(but not less than 1*).
//~ derived UNG_034e 941de7e6 d522ad72.52a2ee15 59e015fd
pub const UNG_034e: Power = enchant(&[cost_less(1).not_below(1)]);

/// A card that the opponent has nowhere, and that is not offered yet.
const NO_CARD_OF_THEIRS: Condition = not(&shares(
    CardProperty::Name,
    &together(&[ENEMY_DECK, ENEMY_HAND, ENEMY_GRAVEYARD, ENEMY_MINIONS, ENEMY_WEAPON, ENEMY_SECRETS, LEFT_ASIDE]),
));

/// # Curious Glimmerroot
/// Minion · 3 mana · 3/4
/// > **Battlecry:** Look at 3 cards. Guess which one started in your opponent's deck to get a copy of it.
//~ done UNG_035 - 05841e04.a6e13186 6849fd98
pub const UNG_035: Power = battlecry(&[
    create_aside(copy_of(
        together(&[ENEMY_DECK, ENEMY_HAND, ENEMY_GRAVEYARD, ENEMY_MINIONS]).that(STARTED_IN_DECK).random(),
    )),
    remember(IT),
    create_aside(random_of(NO_CARD_OF_THEIRS, Classes::Opponent)),
    create_aside(random_of(NO_CARD_OF_THEIRS, Classes::Opponent)),
    choose_from(LEFT_ASIDE.random_of(3), &[get(the(IT)).when(there_is(&IT.that(is(&REMEMBERED))))], &[]),
    remove_from_game(LEFT_ASIDE),
]);

/// # Tortollan Shellraiser
/// Minion · 3 mana · 2/5
/// > **Taunt Deathrattle:** Give a random friendly minion +1/+1.
/// - Makes: Shellshield [`UNG_037e`] ("\+1/+1.")
//~ derived UNG_037 0c871611 def99d64.70276893 c9711993.ec3b8372
pub const UNG_037: Power = deathrattle(&[attach("UNG_037e").to(FRIENDLY_MINIONS.random())]);

/// # Shellshield
/// Enchantment
/// > \+1/+1.
//~ derived UNG_037e a78879be d522ad72.cb08f83e e9279061
pub const UNG_037e: Power = enchant(&[plus(1, 1)]);

/// # Free From Amber
/// Spell · 7 mana
/// > **Discover** a minion that costs (8) or more. Summon it.
//~ derived UNG_854 15c14123 014b7716.4700197a ba957404
pub const UNG_854: Power =
    spell(&[discover_then(Offer::Pool(all(&[MINION, COST.at_least(8)]), Classes::Own), &[summon(the(IT))])]);

/// # Awaken the Makers
/// Spell · 1 mana
/// > **Quest:** Summon 6 **Deathrattle** minions. **Reward:** Amara, Warden of Hope.
/// - Makes: Amara, Warden of Hope [`UNG_940t8`] (8/8, "Taunt Battlecry: Set your hero's Health to 40.")
//~ derived UNG_940 a42820de 2f198b86.a7ff29db a75e1506.3014463b
pub const UNG_940: Power =
    quest(Goal::Times(6), &[YOU.summon(all(&[MINION, with(GameTag::DEATHRATTLE)]))]).reward(&[get(card("UNG_940t8"))]);

/// # Amara, Warden of Hope
/// Minion · 5 mana · 8/8
/// > **Taunt Battlecry:** Set your hero's Health to 40.
/// - Makes: Warded By Hope [`UNG_940t8e`] ("Increased Health.")
//~ done UNG_940t8 - bd95fea6.9727da61 432be948.6a12a135
pub const UNG_940t8: Power = battlecry(&[give(&[HEALTH.set(40)]).to(YOUR_HERO)]);

/// # Warded By Hope
/// Enchantment
/// > Increased Health.
//~ todo UNG_940t8e b6ecf27d d522ad72.89b088dc 06a4eb90
pub const UNG_940t8e: Power = TODO;

/// # Lyra the Sunshard
/// Minion · Elemental · 4 mana · 3/5
/// > Whenever you cast a spell, add a random Priest spell to your hand.
//~ derived UNG_963 3b5dcfc2 a159e825.4cf0b8f3 1b530d0e
pub const UNG_963: Power = whenever(YOU.cast(SPELL)).then(&[get(random(all(&[SPELL, class(CardClass::Priest)])))]);
