//! Warrior cards of Journey to Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 67f908e1

/// # Tar Lord
///
/// `UNG_838` · Warrior minion · 6 mana · 1/11
///
/// > **Taunt** Has +4 Attack during your opponent's turn.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Taunt
///
/// State: Derived
//~ derived UNG_838 04b8d49d d77eba81 0f4031e2.c7a91d84
pub const UNG_838: Power = aura(THIS).when(not(&ON_YOUR_TURN)).have(&[ATTACK.plus(4)]);

/// # Explore Un'Goro
///
/// `UNG_922` · Warrior spell · 2 mana
///
/// > Replace your deck with copies of "**Discover** a card."
///
/// - Set: Journey to Un'Goro · epic · collectible
/// - Refers to: Discover
/// - Tokens: Choose Your Path [`UNG_922t1`]
///
/// State: Todo
//~ todo UNG_922 29b0dcde 5bca7058 50ac084e.81e9f70a
pub const UNG_922: Power = TODO;

/// # Choose Your Path
///
/// `UNG_922t1` · Warrior spell · 0 mana
///
/// > **Discover** a card.
///
/// - Set: Journey to Un'Goro
/// - Mechanics: Discover
///
/// State: Derived
//~ derived UNG_922t1 3cc5c036 5b4267b0 e48d8247.ca1fa750
pub const UNG_922t1: Power = spell(&[discover(CARD)]);

/// # Iron Hide
///
/// `UNG_923` · Warrior spell · 1 mana
///
/// > Gain 5 Armor.
///
/// - Set: Journey to Un'Goro · common · collectible
///
/// State: Derived
//~ derived UNG_923 e33264ca f93a32ef 62cd020b.82159d09
pub const UNG_923: Power = spell(&[armor(5)]);

/// # Ornery Direhorn
///
/// `UNG_925` · Warrior minion · 6 mana · 6/6
///
/// > **Taunt Battlecry: Adapt**.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Battlecry
/// - Refers to: Adapt
///
/// State: Derived
//~ derived UNG_925 707f2ea3 c5094966 c8c68363.6f1ba685
pub const UNG_925: Power = battlecry(&[adapt(&[bestow(THIS)])]);

/// # Cornered Sentry
///
/// `UNG_926` · Warrior minion · 2 mana · 2/6
///
/// > **Taunt**. **Battlecry:** Summon three 1/1 Raptors for your opponent.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Minion type: Draenei
/// - Mechanics: Taunt, Battlecry
/// - Tokens: Raptor [`UNG_076t1`](crate::ungoro::neutral::UNG_076t1)
///
/// State: Derived
//~ derived UNG_926 6d1ff42e f2f95e5d d0f8ae21.0b6c9d04
pub const UNG_926: Power = battlecry(&[summon(card("UNG_076t1")).copies(3).to(OPPONENT)]);

/// # Sudden Genesis
///
/// `UNG_927` · Warrior spell · Nature · 4 mana
///
/// > Summon copies of your damaged minions.
///
/// - Set: Journey to Un'Goro · epic · collectible
///
/// State: Derived
//~ derived UNG_927 6db8b2bb 8da9ed97 acea578a.fd6f33af
pub const UNG_927: Power = spell(&[summon(copy_of(FRIENDLY_MINIONS.that(DAMAGED)))]);

/// # Molten Blade
///
/// `UNG_929` · Warrior weapon · 1 mana · 1/1 durability
///
/// > Transforms into a new weapon when in hand that changes each turn.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Enchantments: Magmic [`UNG_929e`]
///
/// State: Todo
//~ todo UNG_929 5ca40ac3 0c2d5d31 23c1876c.3bb066ca
pub const UNG_929: Power = TODO;

/// # Magmic
///
/// `UNG_929e` · Warrior enchantment
///
/// > Transforming into random weapons.
///
/// - Set: Journey to Un'Goro
/// - Tags: `DEFINING_ENCHANTMENT` = 41420
///
/// State: Todo
//~ todo UNG_929e 1e7c43e5 56c9e59d b310ce0f.2a74f431
pub const UNG_929e: Power = TODO;

/// # King Mosh
///
/// `UNG_933` · Warrior minion · 7 mana · 9/7
///
/// > **Battlecry:** Destroy all damaged minions.
///
/// - Set: Journey to Un'Goro · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived UNG_933 cfe99b0d d74d5204 94ac4f7d.28b0e70b
pub const UNG_933: Power = battlecry(&[destroy(MINIONS.that(DAMAGED))]);

/// # Fire Plume's Heart
///
/// `UNG_934` · Warrior spell · 1 mana
///
/// > **Quest:** Play 7 **Taunt** minions. **Reward:** Sulfuras.
///
/// - Set: Journey to Un'Goro · legendary · collectible
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Refers to: Taunt
/// - Tags: `QUEST_PROGRESS_TOTAL` = 7, `839` = 1, `4297` = 1
/// - Tokens: Sulfuras [`UNG_934t1`], DIE, INSECT! [`UNG_934t2`]
///
/// State: Derived
//~ derived UNG_934 2a639f0d c89daf9a 7d6ea21b.ed118b34
pub const UNG_934: Power =
    quest(Goal::Times(7), &[YOU.play(all(&[MINION, with(GameTag::TAUNT)]))]).reward(&[get(card("UNG_934t1"))]);

/// # Sulfuras
///
/// `UNG_934t1` · Warrior weapon · 3 mana · 4/2 durability
///
/// > **Battlecry:** Your Hero Power becomes 'Deal 8 damage to a random enemy.'
///
/// - Set: Journey to Un'Goro
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo UNG_934t1 30d8229c 01a7a9bc 3d69cf5a.d72affd0
pub const UNG_934t1: Power = TODO;

/// # DIE, INSECT!
///
/// `UNG_934t2` · Neutral hero power · 2 mana
///
/// > Deal $8 damage to a random enemy.
///
/// - Set: Journey to Un'Goro
///
/// State: Derived
//~ derived UNG_934t2 a432626c 961060bb b5e467f2.83ff5c7a
pub const UNG_934t2: Power = hero_power(&[deal(8).to(ENEMIES.random())]);

/// # Direhorn Hatchling
///
/// `UNG_957` · Warrior minion · 5 mana · 4/6
///
/// > **Taunt Deathrattle:** Shuffle an 8/12 Direhorn with **Taunt** into your deck.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Deathrattle
/// - Tokens: Direhorn Matriarch [`UNG_957t1`]
///
/// State: Derived
//~ derived UNG_957 89181eeb 1cdac99d 6a0d5576.de5bc1f5
pub const UNG_957: Power = deathrattle(&[shuffle(card("UNG_957t1"))]);

/// # Direhorn Matriarch
///
/// `UNG_957t1` · Warrior minion · 5 mana · 8/12
///
/// > **Taunt**
///
/// - Set: Journey to Un'Goro
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla UNG_957t1 afedf7cf 61b6ac5d da8e88a0.4b0c5d24
pub const UNG_957t1: Power = VANILLA;
