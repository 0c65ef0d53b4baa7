//! Warrior cards of The Lost City of Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 09fa59dc

/// # Barricade Basher
///
/// `DINO_400` · Warrior minion · 3 mana · 4/3
///
/// > Whenever you gain Armor, gain +2/+2 and attack a random enemy minion.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Minion type: Beast
/// - Enchantments: Bashful [`DINO_400e`]
///
/// State: Derived
//~ derived DINO_400 9c81e19c f8a21b2e b05d9fde.59989473
pub const DINO_400: Power =
    whenever(YOU.gain_armor()).then(&[attach("DINO_400e"), make_attack(THIS, ENEMY_MINIONS.random())]);

/// # Bashful
///
/// `DINO_400e` · Warrior enchantment
///
/// > +2/+2.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Derived
//~ derived DINO_400e 54dcae44 2ce9d8bf c058545a.6d6ab056
pub const DINO_400e: Power = enchant(&[plus(2, 2)]);

/// # The Great Dracorex
///
/// `DINO_401` · Warrior minion · 8 mana · 5/12
///
/// > **Rush** After this attacks an enemy minion, it damages ALL other enemy minions.
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Minion type: Beast, Dragon
/// - Mechanics: Rush
/// - Tags: `2523` = 1, `4128` = 1
///
/// State: Derived
//~ derived DINO_401 9b0119e7 015d49b4 3e0db56e.e908cee0
#[rustfmt::skip]
pub const DINO_401: Power = after(THIS.attack(all(&[MINION, ENEMY]))).then(&[deal(1).times(ATTACK.of(THIS)).to(ENEMY_MINIONS.that(not(&is(&THAT))))]);

/// # Guard Duty
///
/// `DINO_433` · Warrior spell · 7 mana
///
/// > Summon a random 6, 4, and 2-Cost **Taunt** minion.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Refers to: Taunt
///
/// State: Derived
//~ derived DINO_433 442e83fa 48fdda2e 21d58901.9822f8fb
#[rustfmt::skip]
pub const DINO_433: Power = spell(&[summon(random(all(&[MINION, with(GameTag::TAUNT), COST.is(6)]))), summon(random(all(&[MINION, with(GameTag::TAUNT), COST.is(4)]))), summon(random(all(&[MINION, with(GameTag::TAUNT), COST.is(2)])))]);

/// # Axe of the Forefathers
///
/// `TLC_478` · Warrior weapon · 3 mana · 2/2 durability
///
/// > After your hero attacks, deal 1 damage to all minions.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Tags: `4546` = 1, `4932` = 1
///
/// State: Derived
//~ derived TLC_478 8e1cb20c 727b9abb d79b78d5.434a5252
pub const TLC_478: Power = after(YOUR_HERO.attack(CARD)).then(&[deal(1).to(MINIONS)]);

/// # Windpeak Wyrm
///
/// `TLC_600` · Warrior minion · 8 mana · 6/6
///
/// > **Battlecry:** Deal 5 damage and gain 5 Armor. **Kindred:** Costs (2) less.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Kindred
/// - Target: "Deal 5 damage."
///
/// State: Derived
//~ derived TLC_600 78230f74 30940f90 ee117b73.c2ed943e
pub const TLC_600: Power =
    abilities(&[battlecry(&[deal(5).to(TARGET), armor(5)]), aura(THIS).when(KINDRED).in_hand().have(&[cost_less(2)])]);

/// # Shellnado
///
/// `TLC_601` · Warrior spell · 4 mana
///
/// > Spend up to 5 Armor. For each spent, deal $1 damage to all minions.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
///
/// State: Todo
//~ todo TLC_601 f9f167db 2d48f56c 8da87705.029e1a8d
pub const TLC_601: Power = TODO;

/// # Enter the Lost City
///
/// `TLC_602` · Warrior spell · 1 mana
///
/// > **Quest:** Survive 10 turns. **Reward:** Latorvius, Gaze of the City.
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Tags: `QUEST_PROGRESS_TOTAL` = 10, `839` = 1, `3674` = 1, `4297` = 1, `4357` = 1
/// - Tokens: Latorvius, Gaze of the City [`TLC_602t`]
///
/// State: Todo
//~ todo TLC_602 8d7db5d5 cc547e9e 39c658a8.86b69c0d
pub const TLC_602: Power = TODO;

/// # Latorvius, Gaze of the City
///
/// `TLC_602t` · Warrior minion · 5 mana · 8/8
///
/// > **Battlecry:** Get 2 random 'Journey to Un'Goro' **Quest Rewards**. Shuffle the rest into your deck.
///
/// - Set: The Lost City of Un'Goro
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo TLC_602t 5e561c45 fd12913c a0ce3587.162dea8a
pub const TLC_602t: Power = TODO;

/// # Latorvian Armorer
///
/// `TLC_606` · Warrior minion · 3 mana · 3/3
///
/// > **Battlecry:** Deal 2 damage to an enemy minion. If it dies, gain 5 Armor.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Mechanics: Battlecry
/// - Target: "Deal 2 damage to an enemy minion."
///
/// State: Derived
//~ derived TLC_606 0b7b800d d902bd11 6f6a16af.f65e7729
pub const TLC_606: Power = battlecry(&[deal(2).to(AN_ENEMY_MINION), armor(5).when(there_is(&IT.that(DEAD)))]);

/// # Fortify
///
/// `TLC_620` · Warrior spell · 3 mana
///
/// > Gain 3 Armor. Deal damage equal to your Armor to an enemy minion.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Mechanics: Affected By Spell Power
///
/// State: Derived
//~ derived TLC_620 2808ba28 12d5838f 704e5f34.cbdf3a9f
pub const TLC_620: Power = spell(&[armor(3), deal(1).times(ARMOR.of(YOUR_HERO)).to(AN_ENEMY_MINION)]);

/// # City Defenses
///
/// `TLC_622` · Warrior spell · 4 mana
///
/// > Summon two 0/6 Security with **Taunt**. They gain +1 Attack when damaged.
///
/// - Set: The Lost City of Un'Goro · epic · collectible
/// - Refers to: Taunt
/// - Enchantments: Stand Strong [`TLC_622e`]
/// - Tokens: Steadfast Security [`TLC_622t`]
///
/// State: Todo
//~ todo TLC_622 bf6212b3 02752b19 00b77eda.6b4c56f1
pub const TLC_622: Power = TODO;

/// # Stand Strong
///
/// `TLC_622e` · Warrior enchantment
///
/// > Increased Attack.
///
/// - Set: The Lost City of Un'Goro
/// - Tags: `3860` = 1
///
/// State: Todo
//~ todo TLC_622e b388551c 2c1dafee c3bad140.08129cea
pub const TLC_622e: Power = TODO;

/// # Steadfast Security
///
/// `TLC_622t` · Warrior minion · 2 mana · 0/6
///
/// > **Taunt** After this takes damage, gain +1 Attack.
///
/// - Set: The Lost City of Un'Goro
/// - Mechanics: Taunt
///
/// State: Derived
//~ derived TLC_622t 5ecb15be 9e8afe96 4d043546.d435b9f9
pub const TLC_622t: Power = after(THIS.takes_damage(CARD)).then(&[give(&[ATTACK.plus(1)])]);

/// # Stonecarver
///
/// `TLC_623` · Warrior minion · 2 mana · 1/4
///
/// > At the end of your turn, give another friendly damaged minion +2/+2.
///
/// - Set: The Lost City of Un'Goro · epic · collectible
/// - Tags: `4577` = 1
/// - Enchantments: Tortollan Carving [`TLC_623e`]
///
/// State: Derived
//~ derived TLC_623 aab310aa 8ea19975 17542726.80275ac3
pub const TLC_623: Power = at_end_of_your_turn(&[attach("TLC_623e").to(OTHER_FRIENDLY_MINIONS.that(DAMAGED).random())]);

/// # Tortollan Carving
///
/// `TLC_623e` · Warrior enchantment
///
/// > +2/+2.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Derived
//~ derived TLC_623e bfb8ae81 d00eaf4f b7c66f38.6d6ab056
pub const TLC_623e: Power = enchant(&[plus(2, 2)]);

/// # Nablya, the Watcher
///
/// `TLC_624` · Warrior minion · 6 mana · 5/7
///
/// > **Battlecry:** Summon copies of your damaged minions. Give the copies **Rush**.
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Rush
///
/// State: Derived
//~ derived TLC_624 e1fd0424 29aa60a1 f163122c.4fcdc02e
pub const TLC_624: Power =
    battlecry(&[summon(copy_of(FRIENDLY_MINIONS.that(DAMAGED))), give(&[has(GameTag::RUSH)]).to(IT)]);

/// # Story of Sulfuras
///
/// `TLC_632` · Warrior spell · Fire · 5 mana
///
/// > Swap your Hero Power to "Deal 8 damage to a random enemy." After 2 uses, swap back.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Tokens: DIE, INSECT! [`TLC_632t`], DIE, INSECT! [`TLC_632t2`]
///
/// State: Todo
//~ todo TLC_632 94699c2d ec34adfd 72218a20.7f928233
pub const TLC_632: Power = TODO;

/// # DIE, INSECT!
///
/// `TLC_632t` · Warrior hero power · 2 mana
///
/// > Deal $8 damage to a random enemy. *(Two uses left!)*
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ todo TLC_632t 639e5930 8f522d99 5f8e9b3f.f5aec804
pub const TLC_632t: Power = TODO;

/// # DIE, INSECT!
///
/// `TLC_632t2` · Warrior hero power · 2 mana
///
/// > Deal $8 damage to a random enemy. *(Last use!)*
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ todo TLC_632t2 ecc90740 d0767df0 3b6f246c.a40bd71f
pub const TLC_632t2: Power = TODO;
