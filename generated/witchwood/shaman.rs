//! Shaman cards of The Witchwood.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file e218c129

/// # Hagatha the Witch
///
/// `GIL_504` · Shaman hero · 8 mana · 30 health, 5 armor
///
/// > **Battlecry:** Deal 3 damage to all minions.
///
/// - Set: The Witchwood · legendary · collectible
/// - Mechanics: Battlecry
/// - Hero power: Bewitch [`GIL_504h`]
///
/// State: Todo
//~ todo GIL_504 0ff13387 558cbaea a3306430.0268793f
pub const GIL_504: Power = TODO;

/// # Bewitch
///
/// `GIL_504h` · Neutral hero power · 0 mana
///
/// > **Passive** After you play a minion, add a random Shaman spell to your hand.
///
/// - Set: The Witchwood
///
/// State: Todo
//~ todo GIL_504h fa4b3b9d 99dc718c 23942a10.e6d104de
pub const GIL_504h: Power = TODO;

/// # Murkspark Eel
///
/// `GIL_530` · Shaman minion · 2 mana · 2/3
///
/// > **Battlecry:** If your deck has only even-Cost cards, deal 2 damage.
///
/// - Set: The Witchwood · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_DRAG_TO_PLAY_PRE29933` (hearthstone-data 36393.1)
/// - Target: "Deal 2 damage."
///
/// State: Derived
//~ derived GIL_530 995ff6e5 597ceeef c9f2e977.5c64fe78
pub const GIL_530: Power = battlecry(&[deal(2).to(TARGET)]).when(there_is_no(&YOUR_DECK.that(ODD_COST)));

/// # Witch's Apprentice
///
/// `GIL_531` · Shaman minion · 0 mana · 0/1
///
/// > **Taunt Battlecry:** Add a random Shaman spell to your hand.
///
/// - Set: The Witchwood · common · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Battlecry
///
/// State: Derived
//~ derived GIL_531 255090dd 5e9c65da 938ddc5c.0ed5591d
pub const GIL_531: Power = battlecry(&[get(random(all(&[SPELL, class(CardClass::Shaman)])))]);

/// # Totem Cruncher
///
/// `GIL_583` · Shaman minion · 4 mana · 2/3
///
/// > **Taunt Battlecry:** Destroy your Totems. Gain +2/+2 for each destroyed.
///
/// - Set: The Witchwood · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Battlecry
/// - Enchantments: Crunched [`GIL_583e`]
///
/// State: Derived
//~ derived GIL_583 eb25913e 5abe9af4 2cd4607d.0917a53a
pub const GIL_583: Power =
    battlecry(&[destroy(FRIENDLY_MINIONS.that(TOTEM)), give(&[plus(2, 2).times(X)]).for_each(IT.that(DEAD))]);

/// # Crunched
///
/// `GIL_583e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: The Witchwood
///
/// State: Todo
//~ todo GIL_583e ca0c7e59 8ea3f947 c05b300b.a536d554
pub const GIL_583e: Power = TODO;

/// # Earthen Might
///
/// `GIL_586` · Shaman spell · Nature · 2 mana
///
/// > Give a minion +2/+2. If it's an Elemental, add a random Elemental to your hand.
///
/// - Set: The Witchwood · rare · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Storm Hardened [`GIL_586e`]
///
/// State: Derived
//~ derived GIL_586 f69591a1 4224c4d5 beb4123a.d09392e7
pub const GIL_586: Power =
    spell(&[attach("GIL_586e").to(A_MINION), get(random(ELEMENTAL)).when(there_is(&IT.that(ELEMENTAL)))]);

/// # Storm Hardened
///
/// `GIL_586e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: The Witchwood
///
/// State: Derived
//~ derived GIL_586e 377cf61f 43be1efe ea433aa0.6d6ab056
pub const GIL_586e: Power = enchant(&[plus(2, 2)]);

/// # Zap!
///
/// `GIL_600` · Shaman spell · Nature · 0 mana
///
/// > Deal $2 damage to a minion. **Overload:** (1)
///
/// - Set: The Witchwood · common · collectible
/// - Mechanics: Overload, Affected By Spell Power
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived GIL_600 3b783daf 89ef691b 3b6b34e5.fbdfcbcd
pub const GIL_600: Power = spell(&[deal(2).to(A_MINION)]);

/// # Ghost Light Angler
///
/// `GIL_678` · Shaman minion · 2 mana · 2/2
///
/// > **Echo**
///
/// - Set: The Witchwood · common · collectible
/// - Minion type: Undead, Murloc
/// - Mechanics: Echo
/// - Tags: `2534` = 1
///
/// State: Vanilla
//~ vanilla GIL_678 44353774 3d17db08 e8a29868.bab6a5df
pub const GIL_678: Power = VANILLA;

/// # Bogshaper
///
/// `GIL_807` · Shaman minion · 7 mana · 4/8
///
/// > Whenever you cast a spell, draw a minion from your deck.
///
/// - Set: The Witchwood · epic · collectible
/// - Minion type: Elemental
///
/// State: Derived
//~ derived GIL_807 9ca87679 0fa91f69 93f9061e.48612250
pub const GIL_807: Power = whenever(YOU.cast(SPELL)).then(&[draw_that(1, MINION)]);

/// # Shudderwock
///
/// `GIL_820` · Shaman minion · 9 mana · 6/6
///
/// > **Battlecry:** Repeat all other **Battlecries** from cards you played this game *(targets chosen randomly)*.
///
/// - Set: The Witchwood · legendary · collectible
/// - Mechanics: Battlecry, Fast Battlecry
/// - Tags: `960` = 1, `3169` = 1
///
/// State: Done
//~ done GIL_820 945555ef - 8a8cc5e7.cb2bb2c5
pub const GIL_820: Power = battlecry(&[repeat(
    Word::Battlecry,
    each_past(CARDS_YOU_PLAYED.that(all(&[with(GameTag::BATTLECRY), not(&named("GIL_820"))]))),
)]);

/// # Blazing Invocation
///
/// `GIL_836` · Shaman spell · Fire · 1 mana
///
/// > **Discover** a **Battlecry** minion. It costs (1) less.
///
/// - Set: The Witchwood · rare · collectible
/// - Mechanics: Discover
/// - Refers to: Battlecry
///
/// State: Derived
//~ derived GIL_836 14b686cb 99e55255 56d46959.8fd72239
pub const GIL_836: Power = spell(&[discover(all(&[MINION, with(GameTag::BATTLECRY)])), give(&[cost_less(1)]).to(IT)]);
