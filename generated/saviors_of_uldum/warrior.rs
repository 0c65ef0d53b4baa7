//! Warrior cards of Saviors of Uldum.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file c0ac6596

/// # Frightened Flunky
///
/// `ULD_195` · Warrior minion · 2 mana · 2/3
///
/// > **Taunt Battlecry: Discover** a **Taunt** minion.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Mechanics: Taunt, Battlecry, Discover
///
/// State: Derived
//~ derived ULD_195 88d5ef43 39fe4e4c fb897c46.1c14395b
pub const ULD_195: Power = battlecry(&[discover(all(&[MINION, with(GameTag::TAUNT)]))]);

/// # Restless Mummy
///
/// `ULD_206` · Warrior minion · 4 mana · 3/2
///
/// > **Rush Reborn**
///
/// - Set: Saviors of Uldum · common · collectible
/// - Minion type: Undead
/// - Mechanics: Rush, Reborn
///
/// State: Vanilla
//~ vanilla ULD_206 93147ead 6d995512 aec6a69f.616f5f70
pub const ULD_206: Power = VANILLA;

/// # Tomb Warden
///
/// `ULD_253` · Warrior minion · 8 mana · 3/6
///
/// > **Taunt Battlecry:** Summon a copy of this minion.
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Taunt, Battlecry
///
/// State: Derived
//~ derived ULD_253 4f78edfe 5d45c801 b6565b15.d7919268
pub const ULD_253: Power = battlecry(&[summon(copy_of(THIS))]);

/// # Into the Fray
///
/// `ULD_256` · Warrior spell · 1 mana
///
/// > Give all **Taunt** minions in your hand +2/+2.
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Refers to: Taunt
/// - Enchantments: Frayed [`ULD_256e`]
///
/// State: Derived
//~ derived ULD_256 c1ae466d b3c41c45 e8721171.61a6c530
pub const ULD_256: Power = spell(&[attach("ULD_256e").to(YOUR_HAND.that(all(&[MINION, with(GameTag::TAUNT)])))]);

/// # Frayed
///
/// `ULD_256e` · Neutral enchantment
///
/// > +2/+2 from Into the Fray.
///
/// - Set: Saviors of Uldum
/// - Tokens: Into the Fray [`ULD_256`]
///
/// State: Derived
//~ derived ULD_256e a12be50f 95ab6395 7facb432.79ecf8f7
pub const ULD_256e: Power = enchant(&[plus(2, 2)]);

/// # Armagedillo
///
/// `ULD_258` · Warrior minion · 6 mana · 4/8
///
/// > **Taunt** At the end of your turn, give all **Taunt** minions in your hand +2/+2.
///
/// - Set: Saviors of Uldum · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt
/// - Enchantments: Tough [`ULD_258e`]
///
/// State: Derived
//~ derived ULD_258 135ecc74 d2586c46 f29363e6.608e7863
pub const ULD_258: Power =
    at_end_of_your_turn(&[give(&[plus(2, 2)]).to(YOUR_HAND.that(all(&[MINION, with(GameTag::TAUNT)])))]);

/// # Tough
///
/// `ULD_258e` · Neutral enchantment
///
/// > Increased stats from Armagedillo.
///
/// - Set: Saviors of Uldum
///
/// State: Todo
//~ todo ULD_258e 4a0b789a c69167a9 c2fdebb9.9954ec0f
pub const ULD_258e: Power = TODO;

/// # Plague of Wrath
///
/// `ULD_707` · Warrior spell · 5 mana
///
/// > Destroy all damaged minions.
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Reprint of: King Mosh [`UNG_933`](crate::ungoro::warrior::UNG_933)
///
/// State: Derived
//~ derived ULD_707 2f948795 7b6305e6 ea0472be.ca26e6f4
pub const ULD_707: Power = spell(&[destroy(MINIONS.that(DAMAGED))]);

/// # Livewire Lance
///
/// `ULD_708` · Warrior weapon · 3 mana · 2/2 durability
///
/// > After your hero attacks, add a **Lackey** to your hand.
///
/// - Set: Saviors of Uldum · epic · collectible
/// - Refers to: Mark Of Evil
/// - Tags: `1359` = 1
///
/// State: Derived
//~ derived ULD_708 a400148a 8d595d7b fa635fdb.e547612e
pub const ULD_708: Power = after(YOUR_HERO.attack(CARD)).then(&[get(token(with(GameTag::MARK_OF_EVIL)))]);

/// # Armored Goon
///
/// `ULD_709` · Warrior minion · 6 mana · 6/7
///
/// > Whenever your hero attacks, gain 5 Armor.
///
/// - Set: Saviors of Uldum · common · collectible
///
/// State: Derived
//~ derived ULD_709 811ccebe 60807b08 4f0e8021.8e2dd4bd
pub const ULD_709: Power = whenever(YOUR_HERO.attack(CARD)).then(&[armor(5)]);

/// # Hack the System
///
/// `ULD_711` · Warrior spell · 1 mana
///
/// > **Quest:** Attack 5 times with your hero. **Reward:** Anraphet's Core.
///
/// - Set: Saviors of Uldum · legendary · collectible
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Tags: `QUEST_PROGRESS_TOTAL` = 5, `839` = 1
/// - Tokens: Anraphet's Core [`ULD_711p3`], Stone Golem [`ULD_711t`]
///
/// State: Derived
//~ derived ULD_711 ef1c6a61 cb00c7c9 ad6c814f.0b17166d
pub const ULD_711: Power =
    quest(Goal::Times(5), &[YOUR_HERO.attack(CARD)]).reward(&[become_hero_power(card("ULD_711p3"))]);

/// # Anraphet's Core
///
/// `ULD_711p3` · Warrior hero power · 2 mana
///
/// > Summon a 4/3 Golem. After your hero attacks, refresh this.
///
/// - Set: Saviors of Uldum
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
///
/// State: Todo
//~ todo ULD_711p3 f2ab8da9 a152d642 b776a51f.5d0b04eb
pub const ULD_711p3: Power = TODO;

/// # Stone Golem
///
/// `ULD_711t` · Warrior minion · 3 mana · 4/3
///
/// - Set: Saviors of Uldum
///
/// State: Vanilla
//~ vanilla ULD_711t 176dc6da 70c352d8 460898cb
pub const ULD_711t: Power = VANILLA;

/// # Bloodsworn Mercenary
///
/// `ULD_720` · Warrior minion · 3 mana · 3/3
///
/// > **Battlecry**: Choose a damaged friendly minion. Summon a copy of it.
///
/// - Set: Saviors of Uldum · epic · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET`, `REQ_DAMAGED_TARGET` (hearthstone-data 36393.1)
/// - Target: "Summon a copy."
///
/// State: Derived
//~ derived ULD_720 22b42a26 c8c5896d a361fb30.739df775
pub const ULD_720: Power = battlecry(&[with_each(A_FRIENDLY_MINION.that(DAMAGED)), summon(copy_of(IT))]);
