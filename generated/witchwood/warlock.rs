//! Warlock cards of The Witchwood.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 1ce310a5

/// # Fiendish Circle
///
/// `GIL_191` · Warlock spell · Fel · 3 mana
///
/// > Summon four 1/1 Imps.
///
/// - Set: The Witchwood · common · collectible
/// - Tokens: Imp [`GIL_191t`]
///
/// State: Derived
//~ derived GIL_191 d3084212 fa230cc3 840dced5.96a89c4c
pub const GIL_191: Power = spell(&[summon(card("GIL_191t")).copies(4)]);

/// # Imp
///
/// `GIL_191t` · Warlock minion · 1 mana · 1/1
///
/// - Set: The Witchwood
/// - Minion type: Demon
/// - Mechanics: Imp
///
/// State: Vanilla
//~ vanilla GIL_191t bf65f410 42f56f8d dc864682
pub const GIL_191t: Power = VANILLA;

/// # Duskbat
///
/// `GIL_508` · Warlock minion · 3 mana · 2/4
///
/// > **Battlecry:** If your hero took damage this turn, summon two 1/1 Bats.
///
/// - Set: The Witchwood · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Tokens: Bat [`GIL_508t`]
///
/// State: Derived
//~ derived GIL_508 cfc98b73 8cf2b7a4 a11712ed.780fca00
#[rustfmt::skip]
pub const GIL_508: Power = battlecry(&[summon(card("GIL_508t")).copies(2)]).when(has_done(1, &past(Side::Friendly, Deed::HeroHurt, Window::ThisTurn)));

/// # Bat
///
/// `GIL_508t` · Warlock minion · 1 mana · 1/1
///
/// - Set: The Witchwood
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla GIL_508t f3a46867 ee583be8 85815a58
pub const GIL_508t: Power = VANILLA;

/// # Ratcatcher
///
/// `GIL_515` · Warlock minion · 3 mana · 2/2
///
/// > **Rush Battlecry:** Destroy a friendly minion and gain its Attack and Health.
///
/// - Set: The Witchwood · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Rush
/// - Play requirements: `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET`, `REQ_TARGET_IF_AVAILABLE` (hearthstone-data 36393.1)
/// - Enchantments: Engorged [`GIL_515e`]
///
/// State: Derived
//~ derived GIL_515 733bdbf1 ed1c30dc 9a8f032c.04bdc98a
#[rustfmt::skip]
pub const GIL_515: Power = battlecry(&[destroy(A_FRIENDLY_MINION), give(&[ATTACK.plus(1).times(X)]).times(ATTACK.of(IT)), give(&[HEALTH.plus(1).times(X)]).times(HEALTH.of(IT))]);

/// # Engorged
///
/// `GIL_515e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: The Witchwood
///
/// State: Todo
//~ todo GIL_515e eafc9a1d 654b81fa d9003504.a536d554
pub const GIL_515e: Power = TODO;

/// # Dark Possession
///
/// `GIL_543` · Warlock spell · Shadow · 1 mana
///
/// > Deal $2 damage to a friendly character. **Discover** a Demon.
///
/// - Set: The Witchwood · rare · collectible
/// - Mechanics: Affected By Spell Power, Discover
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived GIL_543 a5afd542 1a4817a8 9233892c.d4759760
pub const GIL_543: Power = spell(&[deal(2).to(A_FRIENDLY_CHARACTER), discover(DEMON)]);

/// # Deathweb Spider
///
/// `GIL_565` · Warlock minion · 5 mana · 4/6
///
/// > **Battlecry:** If your hero took damage this turn, gain **Lifesteal**.
///
/// - Set: The Witchwood · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Lifesteal
///
/// State: Derived
//~ derived GIL_565 44d2011a fce8b50f 4695defd.fe6bb31c
#[rustfmt::skip]
pub const GIL_565: Power = battlecry(&[give(&[has(GameTag::LIFESTEAL)])]).when(has_done(1, &past(Side::Friendly, Deed::HeroHurt, Window::ThisTurn)));

/// # Witchwood Imp
///
/// `GIL_608` · Warlock minion · 1 mana · 1/1
///
/// > **Stealth Deathrattle:** Give a random friendly minion +2 Health.
///
/// - Set: The Witchwood · common · collectible
/// - Minion type: Demon
/// - Mechanics: Stealth, Deathrattle, Imp
/// - Enchantments: Infusion [`GIL_608e`]
///
/// State: Derived
//~ derived GIL_608 9ac6831b b032c2b8 671ad506.59799adb
pub const GIL_608: Power = deathrattle(&[attach("GIL_608e").to(FRIENDLY_MINIONS.random())]);

/// # Infusion
///
/// `GIL_608e` · Warlock enchantment
///
/// > +2 Health.
///
/// - Set: The Witchwood
///
/// State: Derived
//~ derived GIL_608e af10b204 cc5858fa facd97f8.9f1b69f0
pub const GIL_608e: Power = enchant(&[HEALTH.plus(2)]);

/// # Glinda Crowskin
///
/// `GIL_618` · Warlock minion · 6 mana · 3/7
///
/// > Minions in your hand have **Echo**.
///
/// - Set: The Witchwood · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Aura
/// - Refers to: Echo
/// - Enchantments: Glinda's Call [`GIL_618e`]
///
/// State: Derived
//~ derived GIL_618 7900897d 79f449b3 dab0ebcc.445daadd
pub const GIL_618: Power = aura(YOUR_HAND.that(MINION)).gives("GIL_618e");

/// # Glinda's Call
///
/// `GIL_618e` · Warlock enchantment
///
/// > Has **Echo**.
///
/// - Set: The Witchwood
///
/// State: Derived
//~ derived GIL_618e 3dc898ab e6779cd8 eca9def8.6404b89e
pub const GIL_618e: Power = enchant(&[has(GameTag::ECHO)]);

/// # Curse of Weakness
///
/// `GIL_665` · Warlock spell · Shadow · 2 mana
///
/// > **Echo** Give all enemy minions -2 Attack until your next turn.
///
/// - Set: The Witchwood · rare · collectible
/// - Mechanics: Echo
/// - Enchantments: Curse of Weakness [`GIL_665e`]
///
/// State: Derived
//~ derived GIL_665 adfc25ad a6b10271 af168fcd.9021dcd6
pub const GIL_665: Power = spell(&[lend(&[ATTACK.plus(-2)], Lasts::UntilYourNextTurn).to(ENEMY_MINIONS)]);

/// # Curse of Weakness
///
/// `GIL_665e` · Neutral enchantment
///
/// > -2 Attack until next turn.
///
/// - Set: The Witchwood
///
/// State: Todo
//~ todo GIL_665e c27e30f8 4093fb6b eb4cf1d3.4ef10ed8
pub const GIL_665e: Power = TODO;

/// # Blood Witch
///
/// `GIL_693` · Warlock minion · 4 mana · 3/6
///
/// > At the start of your turn, deal 1 damage to your hero.
///
/// - Set: The Witchwood · rare · collectible
///
/// State: Derived
//~ derived GIL_693 739a1f70 f3cec055 bded9cb4.13e31216
pub const GIL_693: Power = at_start_of_your_turn(&[deal(1).to(YOUR_HERO)]);

/// # Lord Godfrey
///
/// `GIL_825` · Warlock minion · 7 mana · 4/4
///
/// > **Battlecry:** Deal 2 damage to all other minions. If any die, repeat this **Battlecry**.
///
/// - Set: The Witchwood · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived GIL_825 9ae169f5 de9e2870 6ebd3893.0a39c8e1
pub const GIL_825: Power =
    battlecry(&[deal(2).to(OTHER_MINIONS), repeat(Word::Battlecry, the(THIS)).when(there_is(&IT.that(DEAD)))]);
