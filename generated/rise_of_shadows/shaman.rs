//! Shaman cards of Rise of Shadows.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 732bd549

/// # Hagatha's Scheme
///
/// `DAL_009` · Shaman spell · Nature · 5 mana
///
/// > Deal $@ damage to all minions. *(Upgrades each turn!)*
///
/// - Set: Rise of Shadows · rare · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Derived
//~ derived DAL_009 21503316 2d89bcd3 30c42820.a25a7733
#[rustfmt::skip]
pub const DAL_009: Power = abilities(&[spell(&[deal(1).times(ITS_NUMBER).to(MINIONS)]), whenever(YOU.turn_start()).in_hand().then(&[improve(1)])]);

/// # Walking Fountain
///
/// `DAL_047` · Shaman minion · 8 mana · 4/8
///
/// > **Lifesteal**, **Rush**, **Windfury**
///
/// - Set: Rise of Shadows · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Windfury, Lifesteal, Rush
///
/// State: Vanilla
//~ vanilla DAL_047 f631b8b9 c23f6af7 55d91f1c.2b8f9113
pub const DAL_047: Power = VANILLA;

/// # Underbelly Angler
///
/// `DAL_049` · Shaman minion · 2 mana · 2/3
///
/// > After you play a Murloc, add a random Murloc to your hand.
///
/// - Set: Rise of Shadows · rare · collectible
/// - Minion type: Murloc
///
/// State: Derived
//~ derived DAL_049 e603067f f1977f91 92047163.0b095639
pub const DAL_049: Power = after(YOU.play(MURLOC)).then(&[get(random(MURLOC))]);

/// # Muckmorpher
///
/// `DAL_052` · Shaman minion · 5 mana · 4/4
///
/// > **Battlecry:** Transform into a 4/4 copy of a different minion in your deck.
///
/// - Set: Rise of Shadows · epic · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Muckmorphing [`DAL_052e`]
///
/// State: Todo
//~ todo DAL_052 b0c25ebd 7f4d9da4 7a5b6894.a7501c9e
pub const DAL_052: Power = TODO;

/// # Muckmorphing
///
/// `DAL_052e` · Neutral enchantment
///
/// > 4/4.
///
/// - Set: Rise of Shadows
///
/// State: Derived
//~ derived DAL_052e a56a0c03 4de94aa8 27c18a32.7beff5ae
pub const DAL_052e: Power = enchant(&[become_stats(4, 4)]);

/// # Mutate
///
/// `DAL_071` · Shaman spell · Nature · 0 mana
///
/// > Transform a friendly minion into a random one that costs (1) more.
///
/// - Set: Rise of Shadows · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived DAL_071 d1ec3576 3e6e4cfd 458993c3.92cde35c
pub const DAL_071: Power = spell(&[transform(A_FRIENDLY_MINION, costing(MINION, 1, COST.of(IT)))]);

/// # Swampqueen Hagatha
///
/// `DAL_431` · Shaman minion · 7 mana · 5/5
///
/// > **Battlecry:** Add a 5/5 Horror to your hand. Teach it two Shaman spells.
///
/// - Set: Rise of Shadows · legendary · collectible
/// - Mechanics: Battlecry
/// - Entourage: Drustvar Horror [`DAL_431t`]
/// - Tokens: Drustvar Horror [`DAL_431t`]
///
/// State: Todo
//~ todo DAL_431 4e3a9a80 ee0c0318 dd90f993.3298148c
pub const DAL_431: Power = TODO;

/// # Drustvar Horror
///
/// `DAL_431t` · Shaman minion · 5 mana · 5/5
///
/// > **Battlecry:** Cast {0} and {1}.
///
/// - Set: Rise of Shadows
/// - Mechanics: Battlecry
/// - Target: "Cast {0}."
///
/// State: Todo
//~ todo DAL_431t c6a07bea b5aeb6b2 cff22866.c5aae98e
pub const DAL_431t: Power = TODO;

/// # Witch's Brew
///
/// `DAL_432` · Shaman spell · Nature · 2 mana
///
/// > Restore #4 Health. Repeatable this turn.
///
/// - Set: Rise of Shadows · epic · collectible
/// - Mechanics: Non Keyword Echo
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived DAL_432 76e4b856 53dfe1b3 2a8de3dc.7eba42a1
pub const DAL_432: Power = spell(&[heal(4).to(TARGET)]);

/// # Sludge Slurper
///
/// `DAL_433` · Shaman minion · 1 mana · 2/1
///
/// > **Battlecry:** Add a **Lackey** to your hand. **Overload:** (1)
///
/// - Set: Rise of Shadows · rare · collectible
/// - Minion type: Murloc
/// - Mechanics: Overload, Battlecry
/// - Refers to: Mark Of Evil
/// - Tags: `1359` = 1
///
/// State: Derived
//~ derived DAL_433 3c7a5874 1682afdd 71164fb4.31eff010
pub const DAL_433: Power = battlecry(&[get(token(with(GameTag::MARK_OF_EVIL)))]);

/// # Soul of the Murloc
///
/// `DAL_710` · Shaman spell · 2 mana
///
/// > Give your minions "**Deathrattle:** Summon a 1/1 Murloc."
///
/// - Set: Rise of Shadows · common · collectible
/// - Refers to: Deathrattle
/// - Enchantments: Soul of the Murloc [`DAL_710e`]
/// - Tokens: Murloc Scout [`EX1_506a`](crate::legacy::neutral::EX1_506a)
///
/// State: Derived
//~ derived DAL_710 8367f780 e196bdeb 9d5b8bf8.1539d97c
pub const DAL_710: Power = spell(&[attach("DAL_710e").to(FRIENDLY_MINIONS)]);

/// # Soul of the Murloc
///
/// `DAL_710e` · Shaman enchantment
///
/// > **Deathrattle:** Summon a 1/1 Murloc.
///
/// - Set: Rise of Shadows
///
/// State: Derived
//~ derived DAL_710e 6c7b6b29 62f40c50 05fcff92.100beb5e
pub const DAL_710e: Power = deathrattle(&[summon(card("EX1_506a"))]);

/// # Scargil
///
/// `DAL_726` · Shaman minion · 5 mana · 4/4
///
/// > Your Murlocs cost (1).
///
/// - Set: Rise of Shadows · legendary · collectible
/// - Minion type: Murloc
/// - Mechanics: Aura
/// - Enchantments: Scargil's Blessing [`DAL_726e`]
///
/// State: Derived
//~ derived DAL_726 25e29efc 1ccdb4f1 78eda21b.0ddfa64b
pub const DAL_726: Power = aura(YOUR_HAND.that(MURLOC)).gives("DAL_726e");

/// # Scargil's Blessing
///
/// `DAL_726e` · Neutral enchantment
///
/// > Costs (1).
///
/// - Set: Rise of Shadows
///
/// State: Derived
//~ derived DAL_726e 032aa2db dc784a0c e2290cd8.53ed184d
pub const DAL_726e: Power = enchant(&[cost(1)]);
