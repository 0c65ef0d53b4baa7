//! Warrior cards of Journey to Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 3524cc9d

/// # Tar Lord
/// Minion · Elemental · 6 mana · 1/11
/// > **Taunt** Has +4 Attack during your opponent's turn.
//~ derived UNG_838 d77eba81 275fa250.c7a91d84 2a508ccf
pub const UNG_838: Power = aura(THIS).when(not(&ON_YOUR_TURN)).have(&[ATTACK.plus(4)]);

/// # Explore Un'Goro
/// Spell · 2 mana
/// > Replace your deck with copies of "**Discover** a card."
/// - Makes: Choose Your Path [`UNG_922t1`] ("Discover a card.")
//~ done UNG_922 - 7846e7ae.81e9f70a f54b33b2.80988bfe
pub const UNG_922: Power = spell(&[transform(YOUR_DECK, card("UNG_922t1"))]);

/// # Choose Your Path
/// Spell · 0 mana
/// > **Discover** a card.
//~ derived UNG_922t1 5b4267b0 3e8f9d5a.ca1fa750 dddd7a0b
pub const UNG_922t1: Power = spell(&[discover(CARD)]);

/// # Iron Hide
/// Spell · 1 mana
/// > Gain 5 Armor.
//~ derived UNG_923 f93a32ef 2f198b86.82159d09 87a0ac5f
pub const UNG_923: Power = spell(&[armor(5)]);

/// # Ornery Direhorn
/// Minion · Beast · 6 mana · 6/6
/// > **Taunt Battlecry: Adapt**.
//~ derived UNG_925 9e52b374 d6ed3c13.6f1ba685 29cd343a
pub const UNG_925: Power = battlecry(&[adapt(&[apply_it_to(THIS)])]);

/// # Cornered Sentry
/// Minion · Draenei · 2 mana · 2/6
/// > **Taunt**. **Battlecry:** Summon three 1/1 Raptors for your opponent.
/// - Makes: [`UNG_076t1`](crate::ungoro::neutral::UNG_076t1)
//~ derived UNG_926 5856c272 fef864f9.0b6c9d04 68979f69.35978f01
pub const UNG_926: Power = battlecry(&[summon(card("UNG_076t1")).copies(3).for_(OPPONENT)]);

/// # Sudden Genesis
/// Spell · Nature · 4 mana
/// > Summon copies of your damaged minions.
//~ derived UNG_927 8da9ed97 548e6072.fd6f33af c057aa28
pub const UNG_927: Power = spell(&[summon(copy_of(FRIENDLY_MINIONS.that(DAMAGED)))]);

/// # Molten Blade
/// Weapon · 1 mana · 1/1 durability
/// > Transforms into a new weapon when in hand that changes each turn.
/// - Makes: Magmic [`UNG_929e`] ("Transforming into random weapons.")
//~ done UNG_929 - ea500bbf.3bb066ca 98623fa3.c66939cf
pub const UNG_929: Power =
    whenever(YOU.turn_start()).in_hand().then(&[transform(THIS, random(WEAPON)), attach("UNG_929e").to(THIS)]);

/// # Magmic
/// Enchantment
/// > Transforming into random weapons.
//~ done UNG_929e - d522ad72.2a74f431 92b6d862
pub const UNG_929e: Power =
    whenever(YOU.turn_start()).in_hand().then(&[transform(THIS, random(WEAPON)), attach("UNG_929e").to(THIS)]);

/// # King Mosh
/// Minion · Beast · 7 mana · 9/7
/// > **Battlecry:** Destroy all damaged minions.
//~ derived UNG_933 d74d5204 c0401599.28b0e70b a21ffaf2
pub const UNG_933: Power = battlecry(&[destroy(MINIONS.that(DAMAGED))]);

/// # Fire Plume's Heart
/// Spell · 1 mana
/// > **Quest:** Play 7 **Taunt** minions. **Reward:** Sulfuras.
/// - Makes: Sulfuras [`UNG_934t1`] (4/2 durability, "Battlecry: Your Hero Power becomes 'Deal 8 damage…"); DIE, INSECT! [`UNG_934t2`] ("Deal 8 damage to a random enemy.")
//~ derived UNG_934 c89daf9a 2f198b86.ed118b34 1c3e0c64.9db8ccfb
pub const UNG_934: Power =
    quest(Goal::Times(7), &[YOU.play(all(&[MINION, with(GameTag::TAUNT)]))]).reward(&[get(card("UNG_934t1"))]);

/// # Sulfuras
/// Weapon · 3 mana · 4/2 durability
/// > **Battlecry:** Your Hero Power becomes 'Deal 8 damage to a random enemy.'
//~ done UNG_934t1 - 38aae2ae.d72affd0 0149c6fd
pub const UNG_934t1: Power = battlecry(&[become_hero_power(card("UNG_934t2"))]);

/// # DIE, INSECT!
/// Hero Power · 2 mana
/// > Deal $8 damage to a random enemy.
//~ derived UNG_934t2 961060bb 4902b083.83ff5c7a 456de4c2
pub const UNG_934t2: Power = hero_power(&[deal(8).to(ENEMIES.random())]);

/// # Direhorn Hatchling
/// Minion · Beast · 5 mana · 4/6
/// > **Taunt Deathrattle:** Shuffle an 8/12 Direhorn with **Taunt** into your deck.
/// - Makes: Direhorn Matriarch [`UNG_957t1`] (8/12, "Taunt")
//~ derived UNG_957 1cdac99d 1aaf27ef.de5bc1f5 3933d1d5.f0544026
pub const UNG_957: Power = deathrattle(&[shuffle(card("UNG_957t1"))]);

/// # Direhorn Matriarch
/// Minion · Beast · 5 mana · 8/12
/// > **Taunt**
//~ vanilla UNG_957t1 61b6ac5d f975fa9a.4b0c5d24 f722496c
pub const UNG_957t1: Power = VANILLA;
