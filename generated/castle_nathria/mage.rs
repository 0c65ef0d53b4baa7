//! Mage cards of Murder at Castle Nathria.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file ba95ff09

/// # Objection!
///
/// `MAW_006` · Mage spell · 3 mana
///
/// > **Secret:** When your opponent plays a minion, **Counter** it.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Mechanics: Secret
/// - Refers to: Counter
///
/// State: Derived
//~ derived MAW_006 a62051b1 a8980340 aa734796.fd75fb3c
pub const MAW_006: Power = whenever(OPPONENT.play(MINION)).then(&[counter(THAT)]);

/// # Life Sentence
///
/// `MAW_013` · Mage spell · 4 mana
///
/// > Remove a minion from the game.
///
/// - Set: Murder at Castle Nathria · rare · collectible
///
/// State: Derived
//~ derived MAW_013 f2857320 c4f08ce6 5bfa02f1.fa667420
pub const MAW_013: Power = spell(&[remove(A_MINION)]);

/// # Contract Conjurer
///
/// `MAW_101` · Mage minion · 6 mana · 6/6
///
/// > Costs (3) less for each **Secret** you control.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Refers to: Secret
///
/// State: Derived
//~ derived MAW_101 c211177f 1e51c697 3c1300ec.b43942c7
pub const MAW_101: Power = costs(&[cost_less(3).for_each(YOUR_SECRETS.that(SECRET))]);

/// # Suspicious Alchemist
///
/// `REV_000` · Mage minion · 1 mana · 1/3
///
/// > **Battlecry: Discover** a spell. If your opponent guesses your choice, they get a copy.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Mechanics: Battlecry, Discover
/// - Enchantments: A Mystery! [`REV_000e`]
///
/// State: Todo
//~ todo REV_000 6ca93724 98da9f13 ca796c5d.5b593529
pub const REV_000: Power = TODO;

/// # A Mystery!
///
/// `REV_000e` · Mage enchantment
///
/// > At the start of your turn, guess what card your opponent chose to get a copy of it.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ todo REV_000e d0c4fd69 963baf4d 8ba02c74.cde8586a
pub const REV_000e: Power = TODO;

/// # Solid Alibi
///
/// `REV_504` · Mage spell · Frost · 3 mana
///
/// > Until your next turn, your hero can only take 1 damage at a time.
///
/// - Set: Murder at Castle Nathria · epic · collectible
/// - Enchantments: Solid Alibi [`REV_504e`]
///
/// State: Todo
//~ todo REV_504 8562d29a 948da44d 0604eb1c.498d8703
pub const REV_504: Power = TODO;

/// # Solid Alibi
///
/// `REV_504e` · Mage enchantment
///
/// > Your hero only takes 1 damage at a time until the start of your next turn.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ todo REV_504e 2d861672 9f8768e2 0bfb8a34.7ac7ef39
pub const REV_504e: Power = TODO;

/// # Cold Case
///
/// `REV_505` · Mage spell · Frost · 4 mana
///
/// > Summon two 2/2 Volatile Skeletons. Gain 4 Armor.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Tokens: Volatile Skeleton [`REV_845`](crate::castle_nathria::neutral::REV_845)
///
/// State: Derived
//~ derived REV_505 75ebe928 e083fa4d a6c0c99c.376fc8fd
pub const REV_505: Power = spell(&[summon(card("REV_845")).copies(2), armor(4)]);

/// # Chatty Bartender
///
/// `REV_513` · Mage minion · 4 mana · 4/4
///
/// > At the end of your turn, if you control a **Secret**, deal 2 damage to all enemies.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Refers to: Secret
///
/// State: Derived
//~ derived REV_513 176e05f2 3a06d39a 1b1ba33d.246cca8b
pub const REV_513: Power =
    whenever(YOU.turn_end()).when(there_is(&YOUR_SECRETS.that(SECRET))).then(&[deal(2).to(ENEMIES)]);

/// # Kel'Thuzad, the Inevitable
///
/// `REV_514` · Mage minion · 8 mana · 6/8
///
/// > **Battlecry:** Resurrect your Volatile Skeletons. Any that can't fit on the battlefield instantly explode! @*(@)*
///
/// - Set: Murder at Castle Nathria · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Tags: `PLAYER_TAG_THRESHOLD_VALUE` = 15
/// - Tokens: Volatile Skeleton [`REV_845`](crate::castle_nathria::neutral::REV_845)
///
/// State: Todo
//~ todo REV_514 796db4fd 83063385 fee7a670.42726bcd
pub const REV_514: Power = TODO;

/// # Orion, Mansion Manager
///
/// `REV_515` · Mage minion · 4 mana · 3/5
///
/// > After a friendly **Secret** is revealed, cast a different Mage **Secret** and gain +2/+2.
///
/// - Set: Murder at Castle Nathria · legendary · collectible
/// - Refers to: Secret
/// - Enchantments: Cosmic Power [`REV_515e`]
///
/// State: Todo
//~ todo REV_515 18b2144f 0c0b4910 ae838480.f18810e8
pub const REV_515: Power = TODO;

/// # Cosmic Power
///
/// `REV_515e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Murder at Castle Nathria
/// - Refers to: Secret
///
/// State: Derived
//~ derived REV_515e a68189e3 720b9a70 c42228a2.6d6ab056
pub const REV_515e: Power = enchant(&[plus(2, 2)]);

/// # Vengeful Visage
///
/// `REV_516` · Mage spell · 3 mana
///
/// > **Secret:** After an enemy minion attacks your hero, summon a copy of it to attack the enemy hero.
///
/// - Set: Murder at Castle Nathria · epic · collectible
/// - Mechanics: Secret
///
/// State: Derived
//~ derived REV_516 819e02a6 2fc3804f b0cef8a6.32e09b6d
pub const REV_516: Power =
    after(ENEMY_MINIONS.attack(all(&[HERO, FRIENDLY]))).then(&[summon(copy_of(WHO)), make_attack(IT, ENEMY_HERO)]);

/// # Frozen Touch
///
/// `REV_601` · Mage spell · Frost · 2 mana
///
/// > Deal $3 damage. **Infuse (@):** Add a Frozen Touch to your hand.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3
/// - Tokens: Frozen Touch [`REV_601t`]
///
/// State: Derived
//~ derived REV_601 5a73ab6f 211625cb 6406adab.a22994c4
pub const REV_601: Power = abilities(&[spell(&[deal(3).to(TARGET)]), infuse(3, "REV_601t")]);

/// # Frozen Touch
///
/// `REV_601t` · Mage spell · Frost · 2 mana
///
/// > **Infused** Deal $3 damage. Add a Frozen Touch to your hand.
///
/// - Set: Murder at Castle Nathria · common
/// - Mechanics: Infused
///
/// State: Derived
//~ derived REV_601t c18afb3d 035f2ae9 0e38a8c4.ff2a3101
pub const REV_601t: Power = spell(&[deal(3).to(TARGET), get(card("REV_601t"))]);

/// # Nightcloak Sanctum
///
/// `REV_602` · Mage location · 3 mana · 0 uses
///
/// > **Freeze** a minion. Summon a 2/2 Volatile Skeleton.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Refers to: Freeze
/// - Tokens: Volatile Skeleton [`REV_845`](crate::castle_nathria::neutral::REV_845)
///
/// State: Derived
//~ derived REV_602 8177089b 43cfcb44 2d556bce.2c67f3e3
pub const REV_602: Power = hero_power(&[freeze(A_MINION), summon(card("REV_845"))]);

/// # Kel'Thuzad, the Inevitable
///
/// `REV_786` · Mage minion · 8 mana · 6/8
///
/// > {0} {1} {2} {3}
///
/// - Set: Murder at Castle Nathria · legendary
///
/// State: Todo
//~ todo REV_786 eb66ba0f c114ef5a 3338bb67.2260dcce
pub const REV_786: Power = TODO;

/// # Nightcloak Sanctum
///
/// `REV_796` · Mage location · 3 mana · 0 uses
///
/// > {0} {1}
///
/// - Set: Murder at Castle Nathria · rare
///
/// State: Todo
//~ todo REV_796 1640239c 701abbde eef8baea.09cdb72f
pub const REV_796: Power = TODO;

/// # Deathborne
///
/// `REV_840` · Mage spell · Frost · 6 mana
///
/// > Deal $2 damage to all minions. Summon a 2/2 Volatile Skeleton for each killed.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Tokens: Volatile Skeleton [`REV_845`](crate::castle_nathria::neutral::REV_845)
///
/// State: Derived
//~ derived REV_840 6d863888 3e1bfe32 61dc0f80.8de1fd74
pub const REV_840: Power = spell(&[deal(2).to(MINIONS), summon(card("REV_845")).for_each(IT.that(DEAD))]);
