//! Warlock cards of The Witchwood.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 0ea3844e

/// # Fiendish Circle
/// Spell · Fel · 3 mana
/// > Summon four 1/1 Imps.
/// - Makes: Imp [`GIL_191t`] (1/1)
//~ derived GIL_191 fa230cc3 d86badf2.96a89c4c 653c99c8.d0574249
pub const GIL_191: Power = spell(&[summon(card("GIL_191t")).copies(4)]);

/// # Imp
/// Minion · Demon · 1 mana · 1/1
//~ vanilla GIL_191t 42f56f8d 18149ac8 549723b0
pub const GIL_191t: Power = VANILLA;

/// # Duskbat
/// Minion · Beast · 3 mana · 2/4
/// > **Battlecry:** If your hero took damage this turn, summon two 1/1 Bats.
/// - Makes: Bat [`GIL_508t`] (1/1)
//~ derived GIL_508 2eb6ab10 efca1175.780fca00 6cef2beb.5db32ae4
pub const GIL_508: Power =
    battlecry(&[summon(card("GIL_508t")).copies(2)]).when(YOUR_HERO.takes_damage_from(CARD).this_turn().at_least(1));

/// # Bat
/// Minion · Beast · 1 mana · 1/1
//~ vanilla GIL_508t ee583be8 5533a85b 5a4392bc
pub const GIL_508t: Power = VANILLA;

/// # Ratcatcher
/// Minion · Undead · 3 mana · 2/2
/// > **Rush Battlecry:** Destroy a friendly minion and gain its Attack and Health.
/// - Makes: Engorged [`GIL_515e`] ("Increased stats.")
//~ done GIL_515 - b5bee8cc.04bdc98a 677445c7.59d9a8db
#[rustfmt::skip]
pub const GIL_515: Power = battlecry(&[destroy(A_FRIENDLY_MINION), give(&[ATTACK.plus(1).times(X)]).with_x(ATTACK.of(IT)), give(&[HEALTH.plus(1).times(X)]).with_x(HEALTH.of(IT))]);

/// # Engorged
/// Enchantment
/// > Increased stats.
//~ todo GIL_515e 654b81fa d522ad72.a536d554 6b6ff0c0
pub const GIL_515e: Power = TODO;

/// # Dark Possession
/// Spell · Shadow · 1 mana
/// > Deal $2 damage to a friendly character. **Discover** a Demon.
//~ derived GIL_543 1a4817a8 ca4a4f53.d4759760 0de3ef87
pub const GIL_543: Power = spell(&[deal(2).to(A_FRIENDLY_CHARACTER), discover(DEMON)]);

/// # Deathweb Spider
/// Minion · Beast · 5 mana · 4/6
/// > **Battlecry:** If your hero took damage this turn, gain **Lifesteal**.
//~ derived GIL_565 f0282157 1aaf27ef.fe6bb31c cecc74c3
pub const GIL_565: Power =
    battlecry(&[give(&[has(GameTag::LIFESTEAL)])]).when(YOUR_HERO.takes_damage_from(CARD).this_turn().at_least(1));

/// # Witchwood Imp
/// Minion · Demon · 1 mana · 1/1
/// > **Stealth Deathrattle:** Give a random friendly minion +2 Health.
/// - Makes: Infusion [`GIL_608e`] ("\+2 Health.")
//~ derived GIL_608 b032c2b8 18149ac8.59799adb c1746387.7346454d
pub const GIL_608: Power = deathrattle(&[attach("GIL_608e").to(FRIENDLY_MINIONS.random())]);

/// # Infusion
/// Enchantment
/// > \+2 Health.
//~ derived GIL_608e cc5858fa d522ad72.51d51864 aa57cd2b
pub const GIL_608e: Power = enchant(&[HEALTH.plus(2)]);

/// # Glinda Crowskin
/// Minion · Undead · 6 mana · 3/7
/// > Minions in your hand have **Echo**.
/// - Makes: Glinda's Call [`GIL_618e`] ("Has Echo.")
//~ derived GIL_618 79f449b3 c927855e.445daadd ff6838aa.6a3978eb
pub const GIL_618: Power = aura(YOUR_HAND.that(MINION)).gives("GIL_618e");

/// # Glinda's Call
/// Enchantment
/// > Has **Echo**.
//~ derived GIL_618e e6779cd8 d522ad72.6404b89e c59c8f1f
pub const GIL_618e: Power = enchant(&[has(GameTag::ECHO)]);

/// # Curse of Weakness
/// Spell · Shadow · 2 mana
/// > **Echo** Give all enemy minions -2 Attack until your next turn.
/// - Makes: Curse of Weakness [`GIL_665e`] ("\-2 Attack until next turn.")
//~ derived GIL_665 a6b10271 a5d45018.9021dcd6 1d47cf6a.34bd7ce3
pub const GIL_665: Power = spell(&[lend(&[ATTACK.plus(-2)], Lasts::UntilYourNextTurn).to(ENEMY_MINIONS)]);

/// # Curse of Weakness
/// Enchantment
/// > \-2 Attack until next turn.
//~ todo GIL_665e 4093fb6b d522ad72.89147cbf 1d47cf6a
pub const GIL_665e: Power = TODO;

/// # Blood Witch
/// Minion · 4 mana · 3/6
/// > At the start of your turn, deal 1 damage to your hero.
//~ derived GIL_693 f3cec055 e3b1249d.13e31216 d239074a
pub const GIL_693: Power = at_start_of_your_turn(&[deal(1).to(YOUR_HERO)]);

/// # Lord Godfrey
/// Minion · Undead · 7 mana · 4/4
/// > **Battlecry:** Deal 2 damage to all other minions. If any die, repeat this **Battlecry**.
//~ done GIL_825 - fb6878d2.0a39c8e1 6eb98156
pub const GIL_825: Power =
    battlecry(&[deal(2).to(OTHER_MINIONS), repeat_ability(Word::Battlecry, the(THIS)).when(there_is(&IT.that(DEAD)))]);
