//! Warrior cards of Saviors of Uldum.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 6aa33a9f

/// # Frightened Flunky
/// Minion · 2 mana · 2/3
/// > **Taunt Battlecry: Discover** a **Taunt** minion.
//~ derived ULD_195 39fe4e4c 5656a6e3.1c14395b a8bb67a4
pub const ULD_195: Power = battlecry(&[discover(all(&[MINION, with(GameTag::TAUNT)]))]);

/// # Restless Mummy
/// Minion · Undead · 4 mana · 3/2
/// > **Rush Reborn**
//~ vanilla ULD_206 6d995512 917ab4de.616f5f70 7e4bca04
pub const ULD_206: Power = VANILLA;

/// # Tomb Warden
/// Minion · Mech · 8 mana · 3/6
/// > **Taunt Battlecry:** Summon a copy of this minion.
//~ derived ULD_253 5d45c801 50b83e14.d7919268 9a2a4888
pub const ULD_253: Power = battlecry(&[summon(copy_of(THIS))]);

/// # Into the Fray
/// Spell · 1 mana
/// > Give all **Taunt** minions in your hand +2/+2.
/// - Makes: Frayed [`ULD_256e`] ("\+2/+2 from Into the Fray.")
//~ derived ULD_256 b3c41c45 2f198b86.61a6c530 582e35fc.76c6f0c5
pub const ULD_256: Power = spell(&[attach("ULD_256e").to(YOUR_HAND.that(all(&[MINION, with(GameTag::TAUNT)])))]);

/// # Frayed
/// Enchantment
/// > \+2/+2 from Into the Fray.
/// - Makes: Into the Fray [`ULD_256`] ("Give all Taunt minions in your hand +2/+2.")
//~ derived ULD_256e 95ab6395 d522ad72.7e6f9b7d 2bfab369.30b96735
pub const ULD_256e: Power = enchant(&[plus(2, 2)]);

/// # Armagedillo
/// Minion · Beast · 6 mana · 4/8
/// > **Taunt** At the end of your turn, give all **Taunt** minions in your hand +2/+2.
/// - Makes: Tough [`ULD_258e`] ("Increased stats from Armagedillo.")
//~ derived ULD_258 d2586c46 ebc3fb9c.608e7863 cf826d1c.20d9ab39
pub const ULD_258: Power =
    at_end_of_your_turn(&[give(&[plus(2, 2)]).to(YOUR_HAND.that(all(&[MINION, with(GameTag::TAUNT)])))]);

/// # Tough
/// Enchantment
/// > Increased stats from Armagedillo.
//~ todo ULD_258e c69167a9 d522ad72.9954ec0f 593be595
pub const ULD_258e: Power = TODO;

/// # Plague of Wrath
/// Spell · 5 mana
/// > Destroy all damaged minions.
/// - Reprint of: [`UNG_933`](crate::ungoro::warrior::UNG_933)
//~ derived ULD_707 7b6305e6 36b694de.ca26e6f4 9954e07b.421c1f27
pub const ULD_707: Power = spell(&[destroy(MINIONS.that(DAMAGED))]);

/// # Livewire Lance
/// Weapon · 3 mana · 2/2 durability
/// > After your hero attacks, add a **Lackey** to your hand.
//~ derived ULD_708 195ca433 02639dc7.e547612e 8ffa36c0
pub const ULD_708: Power = after(YOUR_HERO.attack(CARD)).then(&[get(random_token(with(GameTag::MARK_OF_EVIL)))]);

/// # Armored Goon
/// Minion · 6 mana · 6/7
/// > Whenever your hero attacks, gain 5 Armor.
//~ derived ULD_709 60807b08 8b3aeff8.8e2dd4bd 5253673d
pub const ULD_709: Power = whenever(YOUR_HERO.attack(CARD)).then(&[armor(5)]);

/// # Hack the System
/// Spell · 1 mana
/// > **Quest:** Attack 5 times with your hero. **Reward:** Anraphet's Core.
/// - Makes: Anraphet's Core [`ULD_711p3`] ("Summon a 4/3 Golem. After your hero attacks,…"); Stone Golem [`ULD_711t`] (4/3)
//~ done ULD_711 - 2f198b86.0b17166d 06af68f2.20cbccdc
pub const ULD_711: Power =
    quest(Goal::Times(5), &[YOUR_HERO.attack(CARD)]).reward(&[become_hero_power(card("ULD_711p3"))]);

/// # Anraphet's Core
/// Hero Power · 2 mana
/// > Summon a 4/3 Golem. After your hero attacks, refresh this.
//~ done ULD_711p3 - 4902b083.5d0b04eb 77b570f1
pub const ULD_711p3: Power =
    abilities(&[hero_power(&[summon(card("ULD_711t"))]), after(YOUR_HERO.attack(CARD)).then(&[ready(THIS)])]);

/// # Stone Golem
/// Minion · 3 mana · 4/3
//~ vanilla ULD_711t 70c352d8 cbdfe8b5 4a0f8b4f
pub const ULD_711t: Power = VANILLA;

/// # Bloodsworn Mercenary
/// Minion · 3 mana · 3/3
/// > **Battlecry**: Choose a damaged friendly minion. Summon a copy of it.
//~ done ULD_720 - 05878c57.739df775 69dec7f5
pub const ULD_720: Power = battlecry(&[select(A_FRIENDLY_MINION.that(DAMAGED)), summon(copy_of(IT))]);
