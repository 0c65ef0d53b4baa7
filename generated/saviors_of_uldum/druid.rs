//! Druid cards of Saviors of Uldum.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file d39720da

/// # Untapped Potential
///
/// `ULD_131` · Druid spell · 1 mana
///
/// > **Quest:** End 4 turns with any unspent Mana. **Reward:** Ossirian Tear.
///
/// - Set: Saviors of Uldum · legendary · collectible
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Tags: `QUEST_PROGRESS_TOTAL` = 4, `839` = 1
/// - Tokens: Ossirian Tear [`ULD_131p`]
///
/// State: Todo
//~ todo ULD_131 f2f02cad aa3b62ed 3fbc7875.7b38dc67
pub const ULD_131: Power = TODO;

/// # Ossirian Tear
///
/// `ULD_131p` · Druid hero power · 0 mana
///
/// > **Passive** Your **Choose One** cards have both effects combined.
///
/// - Set: Saviors of Uldum
///
/// State: Todo
//~ todo ULD_131p b433f993 0b16e18e 368ac17f.705522d8
pub const ULD_131p: Power = TODO;

/// # Crystal Merchant
///
/// `ULD_133` · Druid minion · 2 mana · 1/4
///
/// > If you have any unspent Mana at the end of your turn, draw a card.
///
/// - Set: Saviors of Uldum · epic · collectible
/// - Tags: `4577` = 1
///
/// State: Derived
//~ derived ULD_133 671ee07e 5bd5a768 f8b8e110.51d094bb
pub const ULD_133: Power = whenever(YOU.turn_end()).when(MANA.at_least(1)).then(&[draw(1)]);

/// # BEEEES!!!
///
/// `ULD_134` · Druid spell · 3 mana
///
/// > Choose a minion. Summon four 1/1 Bees that attack it.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Bee [`ULD_134t`]
///
/// State: Derived
//~ derived ULD_134 30b3e221 e5361fc9 554608a0.0804a8c8
pub const ULD_134: Power = spell(&[with_each(A_MINION), summon(card("ULD_134t")).copies(4), make_attack(IT, A_MINION)]);

/// # Bee
///
/// `ULD_134t` · Druid minion · 1 mana · 1/1
///
/// - Set: Saviors of Uldum
/// - Minion type: Beast
/// - Tags: `2165` = 1
///
/// State: Vanilla
//~ vanilla ULD_134t 3379f14d 3c92fe7b ccbbc0ea
pub const ULD_134t: Power = VANILLA;

/// # Hidden Oasis
///
/// `ULD_135` · Druid spell · Nature · 6 mana
///
/// > **Choose One** - Summon a 6/6 Ancient with **Taunt**; or Restore #12 Health.
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Mechanics: Choose One
/// - Refers to: Taunt
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
/// - Tokens: Befriend the Ancient [`ULD_135a`], Drink the Water [`ULD_135b`]
///
/// State: Derived
//~ derived ULD_135 10140b21 112d092b 0d284861.b4cada37
pub const ULD_135: Power = choose_one(&["ULD_135a", "ULD_135b"]);

/// # Befriend the Ancient
///
/// `ULD_135a` · Druid spell · Nature · 6 mana
///
/// > Summon a 6/6 Ancient with **Taunt**.
///
/// - Set: Saviors of Uldum
/// - Refers to: Taunt
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Vir'naal Ancient [`ULD_135at`]
///
/// State: Derived
//~ derived ULD_135a a9688eea 183efe00 a103a563.bc0967f9
pub const ULD_135a: Power = spell(&[summon(card("ULD_135at"))]);

/// # Vir'naal Ancient
///
/// `ULD_135at` · Druid minion · 6 mana · 6/6
///
/// > **Taunt**
///
/// - Set: Saviors of Uldum
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla ULD_135at f4ee6395 c088348b 68aaa357.4b0c5d24
pub const ULD_135at: Power = VANILLA;

/// # Drink the Water
///
/// `ULD_135b` · Druid spell · Nature · 6 mana
///
/// > Restore #12 Health.
///
/// - Set: Saviors of Uldum
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived ULD_135b d5a497ae edacb3ff 2a884840.7215b9b1
pub const ULD_135b: Power = spell(&[heal(12).to(TARGET)]);

/// # Worthy Expedition
///
/// `ULD_136` · Druid spell · 1 mana
///
/// > **Discover** a **Choose One** card.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Mechanics: Discover
/// - Refers to: Choose One
///
/// State: Derived
//~ derived ULD_136 275c3e9d 4679a6f2 36c7acb8.9f716fb5
pub const ULD_136: Power = spell(&[discover(with(GameTag::CHOOSE_ONE))]);

/// # Garden Gnome
///
/// `ULD_137` · Druid minion · 4 mana · 2/3
///
/// > **Battlecry:** If you're holding a spell that costs (5) or more, summon two 2/2 Treants.
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Mechanics: Battlecry
/// - Tokens: Treant [`ULD_137t`]
///
/// State: Derived
//~ derived ULD_137 b1b0ca31 d5f9c318 364016a2.b862f212
pub const ULD_137: Power =
    battlecry(&[summon(card("ULD_137t")).copies(2)]).when(there_is(&YOUR_HAND.that(all(&[SPELL, COST.at_least(5)]))));

/// # Treant
///
/// `ULD_137t` · Druid minion · 1 mana · 2/2
///
/// - Set: Saviors of Uldum
/// - Tags: `2831` = 1
///
/// State: Vanilla
//~ vanilla ULD_137t f699de45 88dd4e48 1f9270ee
pub const ULD_137t: Power = VANILLA;

/// # Anubisath Defender
///
/// `ULD_138` · Druid minion · 5 mana · 3/5
///
/// > **Taunt**. Costs (0) if you've cast a spell that costs (5) or more this turn.
///
/// - Set: Saviors of Uldum · epic · collectible
/// - Mechanics: Taunt
///
/// State: Derived
//~ derived ULD_138 6121db14 e7fcc78c 46670346.70ab3c85
#[rustfmt::skip]
pub const ULD_138: Power = aura(THIS).when(has_done(1, &past(Side::Friendly, Deed::Cast, Window::ThisTurn).that(all(&[SPELL, COST.at_least(5)])))).in_hand().have(&[cost(0)]);

/// # Elise the Enlightened
///
/// `ULD_139` · Druid minion · 5 mana · 5/5
///
/// > **Battlecry:** If your deck has no duplicates, duplicate your hand.
///
/// - Set: Saviors of Uldum · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived ULD_139 e4513600 077dce82 c06278a8.b1d86450
pub const ULD_139: Power = battlecry(&[get(copy_of(YOUR_HAND))]).when(no_duplicates(&YOUR_DECK));

/// # Overflow
///
/// `ULD_273` · Druid spell · Nature · 7 mana
///
/// > Restore #5 Health to all characters. Draw 5 cards.
///
/// - Set: Saviors of Uldum · rare · collectible
///
/// State: Derived
//~ derived ULD_273 12959cf8 305cd7d7 65ff271e.845ea80e
pub const ULD_273: Power = spell(&[heal(5).to(CHARACTERS), draw(5)]);

/// # Oasis Surger
///
/// `ULD_292` · Druid minion · 5 mana · 3/3
///
/// > **Rush Choose One -** Gain +2/+2; or Summon a copy of this minion.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Choose One, Rush
/// - Tokens: Focused Burst [`ULD_292a`], Divide and Conquer [`ULD_292b`]
///
/// State: Done
//~ done ULD_292 3c02925b - a8b697e9.f4bfa252
pub const ULD_292: Power = choose_one(&["ULD_292a", "ULD_292b"]);

/// # Focused Burst
///
/// `ULD_292a` · Druid spell · 5 mana
///
/// > Gain +2/+2.
///
/// - Set: Saviors of Uldum
/// - Enchantments: Focused [`ULD_292ae`]
///
/// State: Derived
//~ derived ULD_292a 90085f4f 83eed200 20434431.7d06c701
pub const ULD_292a: Power = spell(&[attach("ULD_292ae")]);

/// # Focused
///
/// `ULD_292ae` · Druid enchantment
///
/// > +2/+2.
///
/// - Set: Saviors of Uldum
///
/// State: Derived
//~ derived ULD_292ae 46b8b0f8 fbd8c18c ab82cacb.6d6ab056
pub const ULD_292ae: Power = enchant(&[plus(2, 2)]);

/// # Divide and Conquer
///
/// `ULD_292b` · Druid spell · 5 mana
///
/// > Summon a copy of this minion.
///
/// - Set: Saviors of Uldum
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 2 (hearthstone-data 36393.1)
///
/// State: Done
//~ done ULD_292b 750d5c50 - efbc2c5d.d6777368
pub const ULD_292b: Power = spell(&[summon(copy_of(THIS))]);
