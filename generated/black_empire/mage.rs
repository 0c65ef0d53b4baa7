//! Mage cards of Reign of the Black Empire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 3c0fd57c

/// # Coilbearer
///
/// `BE_150` · Mage minion · 2 mana · 3/2
///
/// > **Battlecry: Discover** a spell to put on top of your deck. It costs (2) less.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Refers to: Discover
/// - Tags: `4578` = 1
///
/// State: Derived
//~ derived BE_150 fde51bd6 5e7a845d 599a68ad.f9de6aac
pub const BE_150: Power =
    battlecry(&[offer(Offer::Pool(SPELL, Classes::Own), &[put_on_top(the(IT))]), give(&[cost_less(2)]).to(IT)]);

/// # Foreboding Freeze
///
/// `BE_201` · Mage spell · Frost · 3 mana
///
/// > **Freeze** an enemy. Summon a random 5-Cost minion and **Freeze** it.
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Refers to: Freeze
///
/// State: Derived
//~ derived BE_201 17ad1689 0436d2b0 575b2dc6.f902bf34
pub const BE_201: Power = spell(&[freeze(AN_ENEMY), summon(random(all(&[MINION, COST.is(5)]))), freeze(IT)]);

/// # Discs of Norgannon
///
/// `BE_250` · Mage spell · Arcane · 2 mana
///
/// > Move all spells in your deck to the top. You can pick to draw from the top or bottom each turn.
///
/// - Set: Reign of the Black Empire · legendary · collectible
/// - Enchantments: Shift the Discs [`BE_250e`]
/// - Tokens: Leave the Discs [`BE_250t`], Shift the Discs [`BE_250t2`]
///
/// State: Todo
//~ todo BE_250 00a4a861 27db915f 798aa439.eb7e33dc
pub const BE_250: Power = TODO;

/// # Shift the Discs
///
/// `BE_250e` · Mage enchantment
///
/// > **Passive**. At the start of your turn, you may choose to draw from the top or bottom of your deck.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ todo BE_250e 1273723c fb346d87 366424f7.2a149992
pub const BE_250e: Power = TODO;

/// # Leave the Discs
///
/// `BE_250t` · Mage spell · 0 mana
///
/// > Draw from the top of your deck.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ todo BE_250t c7a071b4 7e8f5f43 5c129f56.ce22998f
pub const BE_250t: Power = TODO;

/// # Shift the Discs
///
/// `BE_250t2` · Mage spell · 0 mana
///
/// > Draw from the bottom of your deck.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ todo BE_250t2 35d2d906 1cdb307d e5e85dca.6e4b6cc4
pub const BE_250t2: Power = TODO;

/// # Cosmic Springs
///
/// `BE_251` · Mage location · 3 mana · 0 uses
///
/// > Draw a card. If it's not a minion, refresh two Mana Crystals.
///
/// - Set: Reign of the Black Empire · common · collectible
///
/// State: Derived
//~ derived BE_251 ed117948 825bc834 a383265d.57e95a8c
pub const BE_251: Power = hero_power(&[draw(1), refresh(2).when(there_is(&IT.that(not(&MINION))))]);

/// # Constellar's Calling
///
/// `BE_252` · Mage spell · Arcane · 2 mana
///
/// > Choose a friendly minion. Summon a random minion of the same Cost.
///
/// - Set: Reign of the Black Empire · rare · collectible
///
/// State: Derived
//~ derived BE_252 120685f8 805d6855 8875e9b7.dfb7db8f
pub const BE_252: Power = spell(&[with_each(A_FRIENDLY_MINION), summon(costing(MINION, 0, COST.of(IT)))]);

/// # Colossus of the Cold
///
/// `BE_254` · Mage minion · 10 mana · 10/10
///
/// > **Frozen** until you spend 15 Mana on spells. *(@ left!)*
///
/// - Set: Reign of the Black Empire
/// - Refers to: Freeze
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 15
///
/// State: Todo
//~ todo BE_254 74abb132 5511d965 1300606b.b5ecc58e
pub const BE_254: Power = TODO;

/// # Astral Mediator
///
/// `BE_256` · Mage minion · 5 mana · 5/4
///
/// > **Battlecry and Deathrattle:** Cast a random 3-Cost spell.
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Mechanics: Deathrattle, Battlecry
///
/// State: Derived
//~ derived BE_256 b516435e 53e36902 1965a21f.512a5393
#[rustfmt::skip]
pub const BE_256: Power = abilities(&[battlecry(&[cast(random(all(&[SPELL, COST.is(3)])))]), deathrattle(&[cast(random(all(&[SPELL, COST.is(3)])))])]);

/// # Thaw From Ice
///
/// `BE_257` · Mage spell · Frost · 2 mana
///
/// > **Assemble** a Mage minion. At the end of your turns, reduce its Cost by (1).
///
/// - Set: Reign of the Black Empire · epic · collectible
/// - Refers to: Craft
/// - Enchantments: Thaw [`BE_257e`], Melting [`BE_257e2`]
///
/// State: Todo
//~ todo BE_257 89dbe6e2 a444b739 bdcee26e.a18ac0b8
pub const BE_257: Power = TODO;

/// # Thaw
///
/// `BE_257e` · Mage enchantment
///
/// > Reduces cost each turn.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ todo BE_257e 4101c3cc 598e0561 8316a1ce.38220355
pub const BE_257e: Power = TODO;

/// # Melting
///
/// `BE_257e2` · Mage enchantment
///
/// > Reduced Cost.
///
/// - Set: Reign of the Black Empire
///
/// State: Todo
//~ todo BE_257e2 5f3cf7da 05ff08ee a5048acf.dda26391
pub const BE_257e2: Power = TODO;

/// # Astral Rain
///
/// `BE_258` · Mage spell · Arcane · 4 mana
///
/// > Deal $2 damage to a random enemy minion, five times.
///
/// - Set: Reign of the Black Empire · common · collectible
///
/// State: Derived
//~ derived BE_258 24e7e00f e141e07e d874469a.fff5b469
pub const BE_258: Power = spell(&[deal(2).to(ENEMY_MINIONS.random()).repeated(5)]);

/// # Isiset
///
/// `BE_259` · Mage minion · 6 mana · 5/5
///
/// > **Battlecry:** Summon two 10/10 Constructs. They are **Frozen** until you spend 15 Mana on spells.
///
/// - Set: Reign of the Black Empire · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Freeze
///
/// State: Todo
//~ todo BE_259 7496876e 3e36e73e 96d76eee.9ba2890d
pub const BE_259: Power = TODO;

/// # Icebelt Magi
///
/// `BE_270` · Mage minion · 5 mana · 2/4
///
/// > **Battlecry:** Draw two cards. For each that isn't a minion, summon a 3/6 Water Elemental.
///
/// - Set: Reign of the Black Empire · epic · collectible
/// - Mechanics: Battlecry
/// - Tokens: Water Elemental [`CS2_033`](crate::legacy::mage::CS2_033)
///
/// State: Derived
//~ derived BE_270 c9622288 d0e9ed4d c56e5346.e6545e8c
pub const BE_270: Power = battlecry(&[draw(2), summon(card("CS2_033")).for_each(IT.that(not(&MINION)))]);
