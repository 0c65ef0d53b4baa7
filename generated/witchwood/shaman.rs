//! Shaman cards of The Witchwood.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file f93c6c1e

/// # Hagatha the Witch
/// Hero · 8 mana · 30 health, 5 armor
/// > **Battlecry:** Deal 3 damage to all minions.
/// - Makes: Bewitch [`GIL_504h`] ("Passive After you play a minion, add a random…")
//~ done GIL_504 - a445d38d.0268793f 0909f114.fc1ac8ec
pub const GIL_504: Power = battlecry(&[deal(3).to(MINIONS)]);

/// # Bewitch
/// Hero Power · 0 mana
/// > **Passive** After you play a minion, add a random Shaman spell to your hand.
//~ done GIL_504h - 6ce143f8.e6d104de cffe0fed
pub const GIL_504h: Power = after(YOU.play(MINION)).then(&[get(random(all(&[SPELL, class(CardClass::Shaman)])))]);

/// # Murkspark Eel
/// Minion · Beast · 2 mana · 2/3
/// > **Battlecry:** If your deck has only even-Cost cards, deal 2 damage.
//~ done GIL_530 - 40a2c733.5c64fe78 664002ab
pub const GIL_530: Power = battlecry(&[deal(2).to(TARGET)]).when(there_is_no(&YOUR_DECK.that(odd(COST))));

/// # Witch's Apprentice
/// Minion · Beast · 0 mana · 0/1
/// > **Taunt Battlecry:** Add a random Shaman spell to your hand.
//~ derived GIL_531 5e9c65da f4b9ad70.0ed5591d 2b432274
pub const GIL_531: Power = battlecry(&[get(random(all(&[SPELL, class(CardClass::Shaman)])))]);

/// # Totem Cruncher
/// Minion · Beast · 4 mana · 2/3
/// > **Taunt Battlecry:** Destroy your Totems. Gain +2/+2 for each destroyed.
/// - Makes: Crunched [`GIL_583e`] ("Increased stats.")
//~ done GIL_583 - 155e5375.0917a53a 9a053747.aeb7e65f
pub const GIL_583: Power =
    battlecry(&[destroy(FRIENDLY_MINIONS.that(TOTEM)), give(&[plus(2, 2).times(X)]).with_x(count(IT.that(DEAD)))]);

/// # Crunched
/// Enchantment
/// > Increased stats.
//~ todo GIL_583e 8ea3f947 d522ad72.a536d554 ae579e3a
pub const GIL_583e: Power = TODO;

/// # Earthen Might
/// Spell · Nature · 2 mana
/// > Give a minion +2/+2. If it's an Elemental, add a random Elemental to your hand.
/// - Makes: Storm Hardened [`GIL_586e`] ("\+2/+2.")
//~ derived GIL_586 4224c4d5 f9bec0b1.d09392e7 1b724f75.8baddeb8
pub const GIL_586: Power =
    spell(&[attach("GIL_586e").to(A_MINION), get(random(ELEMENTAL)).when(there_is(&IT.that(ELEMENTAL)))]);

/// # Storm Hardened
/// Enchantment
/// > \+2/+2.
//~ derived GIL_586e 43be1efe d522ad72.d5727bd5 2d4722d1
pub const GIL_586e: Power = enchant(&[plus(2, 2)]);

/// # Zap!
/// Spell · Nature · 0 mana
/// > Deal $2 damage to a minion. **Overload:** (1)
//~ derived GIL_600 89ef691b 18fb9c72.fbdfcbcd 3f6bc7fa
pub const GIL_600: Power = spell(&[deal(2).to(A_MINION)]);

/// # Ghost Light Angler
/// Minion · Undead · Murloc · 2 mana · 2/2
/// > **Echo**
//~ vanilla GIL_678 3d17db08 6b67dbcc.bab6a5df c8a4015c
pub const GIL_678: Power = VANILLA;

/// # Bogshaper
/// Minion · Elemental · 7 mana · 4/8
/// > Whenever you cast a spell, draw a minion from your deck.
//~ derived GIL_807 0fa91f69 9f417238.48612250 44c03574
pub const GIL_807: Power = whenever(YOU.cast(SPELL)).then(&[draw_that(1, MINION)]);

/// # Shudderwock
/// Minion · 9 mana · 6/6
/// > **Battlecry:** Repeat all other **Battlecries** from cards you played this game *(targets chosen randomly*).
//~ done GIL_820 - 3498164e.b057cf8f aa649db6
pub const GIL_820: Power = battlecry(&[either(
    OTHER_BATTLECRIES.at_least(21),
    &[repeat_ability(Word::Battlecry, each_past(OTHER_BATTLECRIES).random_of(20))],
    &[repeat_ability(Word::Battlecry, each_past(OTHER_BATTLECRIES))],
)]);

/// Of more than 20 some are repeated: "now goes up to 20 Battlecries max" (patch notes 11.1.1).
const OTHER_BATTLECRIES: Past = YOU.play(all(&[with(GameTag::BATTLECRY), not(&named("GIL_820"))])).this_game();

/// # Blazing Invocation
/// Spell · Fire · 1 mana
/// > **Discover** a **Battlecry** minion. It costs (1) less.
//~ derived GIL_836 99e55255 e70c31b0.8fd72239 443bec38
pub const GIL_836: Power = spell(&[discover(all(&[MINION, with(GameTag::BATTLECRY)])), give(&[cost_less(1)]).to(IT)]);
