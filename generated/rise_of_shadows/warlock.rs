//! Warlock cards of Rise of Shadows.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 9c0813e7

/// # Rafaam's Scheme
///
/// `DAL_007` · Warlock spell · Fire · 3 mana
///
/// > Summon @ 1/1 \|4(Imp, Imps). *(Upgrades each turn!)*
///
/// - Set: Rise of Shadows · common · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Imp [`DAL_751t`](crate::rise_of_shadows::neutral::DAL_751t)
///
/// State: Derived
//~ derived DAL_007 55ae1a06 b46796b6 329972ea.3b27716e
#[rustfmt::skip]
pub const DAL_007: Power = abilities(&[spell(&[summon(card("DAL_751t")).times(ITS_NUMBER)]), whenever(YOU.turn_start()).in_hand().then(&[improve(1)])]);

/// # Darkest Hour
///
/// `DAL_173` · Warlock spell · Shadow · 6 mana
///
/// > Destroy all friendly minions. For each one, summon a random minion from your deck.
///
/// - Set: Rise of Shadows · epic · collectible
///
/// State: Derived
//~ derived DAL_173 8c5ea408 5058ce67 a2740f9b.568d2b72
pub const DAL_173: Power =
    spell(&[destroy(FRIENDLY_MINIONS), summon(the(YOUR_DECK.that(MINION).random())).for_each(IT)]);

/// # Aranasi Broodmother
///
/// `DAL_185` · Warlock minion · 6 mana · 4/6
///
/// > **Taunt** When you draw this, restore #4 Health to your hero.
///
/// - Set: Rise of Shadows · common · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt
/// - Tags: `4583` = 1
///
/// State: Derived
//~ derived DAL_185 857e530d 8f709e2e dd16f8fa.23e91f5c
pub const DAL_185: Power = on(Word::WhenDrawn, &[heal(4).to(YOUR_HERO)]);

/// # Arch-Villain Rafaam
///
/// `DAL_422` · Warlock minion · 7 mana · 7/8
///
/// > Taunt **Battlecry:** Replace your hand and deck with **Legendary** minions.
///
/// - Set: Rise of Shadows · legendary · collectible
/// - Mechanics: Taunt, Battlecry
///
/// State: Todo
//~ todo DAL_422 a1dd65e7 06eddac5 752ab6f7.8904e6ff
pub const DAL_422: Power = TODO;

/// # Jumbo Imp
///
/// `DAL_561` · Warlock minion · 10 mana · 8/8
///
/// > Costs (1) less whenever a friendly Demon dies while this is in your hand.
///
/// - Set: Rise of Shadows · epic · collectible
/// - Minion type: Demon
/// - Mechanics: Imp
/// - Enchantments: Imp-onomical [`DAL_561e`]
///
/// State: Derived
//~ derived DAL_561 e12be012 1b7de21c 21bb7f3d.438d7cdf
pub const DAL_561: Power =
    costs(&[cost_less(1).times(count_of(past(Side::Friendly, Deed::Died, Window::WhileHolding).that(DEMON)))]);

/// # Imp-onomical
///
/// `DAL_561e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: Rise of Shadows
///
/// State: Derived
//~ derived DAL_561e a9f4f9d5 771f969c 1b017bf3.f705eb41
pub const DAL_561e: Power = enchant(&[cost_less(1)]);

/// # Eager Underling
///
/// `DAL_563` · Warlock minion · 4 mana · 2/2
///
/// > **Deathrattle:** Give two random friendly minions +2/+2.
///
/// - Set: Rise of Shadows · rare · collectible
/// - Mechanics: Deathrattle
/// - Enchantments: Power of EVIL [`DAL_563e`]
///
/// State: Derived
//~ derived DAL_563 dd21c270 d3fbdc4f bde591ac.a6e5015b
pub const DAL_563: Power = deathrattle(&[attach("DAL_563e").to(FRIENDLY_MINIONS.random_of(2))]);

/// # Power of EVIL
///
/// `DAL_563e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Rise of Shadows
///
/// State: Derived
//~ derived DAL_563e 2311d58a 323cac44 e7477f38.6d6ab056
pub const DAL_563e: Power = enchant(&[plus(2, 2)]);

/// # Plot Twist
///
/// `DAL_602` · Warlock spell · 2 mana
///
/// > Shuffle your hand into your deck. Draw that many cards.
///
/// - Set: Rise of Shadows · rare · collectible
///
/// State: Derived
//~ derived DAL_602 56fdd634 2ff10f76 701d208a.3b63e8c9
pub const DAL_602: Power = spell(&[shuffle(the(YOUR_HAND)), draw(1).for_each(IT)]);

/// # Impferno
///
/// `DAL_605` · Warlock spell · Fel · 3 mana
///
/// > Give your Demons +1 Attack. Deal $1 damage to all enemy minions.
///
/// - Set: Rise of Shadows · rare · collectible
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_TARGET_WITH_RACE` = 15 (hearthstone-data 36393.1)
/// - Enchantments: Imptastic [`DAL_605e`]
///
/// State: Derived
//~ derived DAL_605 0337634c 9c301941 21b2e015.836139f9
pub const DAL_605: Power = spell(&[attach("DAL_605e").to(FRIENDLY_MINIONS.that(DEMON)), deal(1).to(ENEMY_MINIONS)]);

/// # Imptastic
///
/// `DAL_605e` · Warlock enchantment
///
/// > +1 Attack.
///
/// - Set: Rise of Shadows · rare
///
/// State: Derived
//~ derived DAL_605e 34b0151f 00e00372 5657772c.c84fda8a
pub const DAL_605e: Power = enchant(&[ATTACK.plus(1)]);

/// # EVIL Genius
///
/// `DAL_606` · Warlock minion · 2 mana · 2/2
///
/// > **Battlecry:** Destroy a friendly minion to add 2 random **Lackeys** to your hand.
///
/// - Set: Rise of Shadows · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Mark Of Evil
/// - Tags: `1359` = 1
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Destroy a friendly minion."
///
/// State: Derived
//~ derived DAL_606 f247ac94 81f33a82 f2b97869.651717ce
pub const DAL_606: Power = battlecry(&[destroy(A_FRIENDLY_MINION), get(token(with(GameTag::MARK_OF_EVIL))).copies(2)]);

/// # Fel Lord Betrug
///
/// `DAL_607` · Warlock minion · 8 mana · 5/7
///
/// > Whenever you draw a minion, summon a copy with **Rush** that dies at end of turn.
///
/// - Set: Rise of Shadows · legendary · collectible
/// - Minion type: Demon
/// - Refers to: Rush
/// - Enchantments: Fleeting Fel [`DAL_607e`]
///
/// State: Todo
//~ todo DAL_607 cdc349a5 676f8e86 a1296141.e29f2273
pub const DAL_607: Power = TODO;

/// # Fleeting Fel
///
/// `DAL_607e` · Neutral enchantment
///
/// > **Rush**. Dies at end of turn.
///
/// - Set: Rise of Shadows
///
/// State: Todo
//~ todo DAL_607e 5b41f171 8ec52f9e f168eee2.f58b1d16
pub const DAL_607e: Power = TODO;
