//! Mage cards of United in Stormwind.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 4d295eda

/// # Grey Sage Parrot
///
/// `DED_515` · Mage minion · 6 mana · 4/5
///
/// > **Battlecry:** Repeat the last spell you've cast that costs (6) or more.
///
/// - Set: United in Stormwind · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived DED_515 b9b32916 0bde955e 52f32e29.d4fe2cc9
pub const DED_515: Power = battlecry(&[cast(last_of(SPELLS_YOU_CAST.that(COST.at_least(6))))]);

/// # Deepwater Evoker
///
/// `DED_516` · Mage minion · 4 mana · 3/4
///
/// > **Battlecry:** Draw a spell. Gain Armor equal to its Cost.
///
/// - Set: United in Stormwind · rare · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived DED_516 74cd1418 5e9904d9 75d8c41d.3db2cc40
pub const DED_516: Power = battlecry(&[draw_that(1, SPELL), armor(1).times(COST.of(IT))]);

/// # Arcane Overflow
///
/// `DED_517` · Mage spell · Arcane · 5 mana
///
/// > Deal $8 damage to an enemy minion. Summon a Remnant with stats equal to the excess damage.
///
/// - Set: United in Stormwind · rare · collectible
/// - Mechanics: Immune To Spellpower
/// - Tokens: Arcane Remnant [`DED_517t`]
///
/// State: Derived
//~ derived DED_517 d6ebe06f 76e13eb1 4200ad51.7bfa5a84
#[rustfmt::skip]
pub const DED_517: Power = spell(&[deal(8).to(AN_ENEMY_MINION), summon(card("DED_517t")), give(&[become_stats(1, 1).times(X)]).times(EXCESS).to(IT)]);

/// # Arcane Remnant
///
/// `DED_517t` · Mage minion · 1 mana · 1/1
///
/// - Set: United in Stormwind
/// - Minion type: Elemental
///
/// State: Vanilla
//~ vanilla DED_517t dd1f94cf d5032756 b80c53fd
pub const DED_517t: Power = VANILLA;

/// # Celestial Ink Set
///
/// `SW_001` · Mage weapon · 2 mana · 0/2 durability
///
/// > After you spend 5 Mana on spells, reduce the Cost of a spell in your hand by (5). Lose 1 Durability.
///
/// - Set: United in Stormwind · rare · collectible
/// - Enchantments: Inscription Enchant [`SW_001e`], Inscription Discount [`SW_001e2`]
///
/// State: Todo
//~ todo SW_001 40215b63 db7c8a81 43b0353f.1b334e6d
pub const SW_001: Power = TODO;

/// # Inscription Enchant
///
/// `SW_001e` · Neutral enchantment
///
/// > Your next spell costs (5) less.
///
/// - Set: United in Stormwind
///
/// State: Derived
//~ derived SW_001e e035055b bae7138b 381524f5.c5208b6d
pub const SW_001e: Power = enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost_less(5)]).until(YOU.play(SPELL));

/// # Inscription Discount
///
/// `SW_001e2` · Neutral enchantment
///
/// > Costs (5) less.
///
/// - Set: United in Stormwind
///
/// State: Derived
//~ derived SW_001e2 f0d73996 e909ea40 741c99f0.133d4794
pub const SW_001e2: Power = enchant(&[cost_less(5)]);

/// # Fire Sale
///
/// `SW_107` · Mage spell · Fire · 4 mana
///
/// > **Tradeable** Deal $3 damage to all minions.
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Tradeable, Deck Action Cost
///
/// State: Derived
//~ derived SW_107 9a07a1fd 1f345e03 41217043.b2cc52a4
pub const SW_107: Power = spell(&[deal(3).to(MINIONS)]);

/// # First Flame
///
/// `SW_108` · Mage spell · Fire · 1 mana
///
/// > Deal $2 damage to a minion. Add a Second Flame to your hand.
///
/// - Set: United in Stormwind · rare · collectible
/// - Tokens: Second Flame [`SW_108t`]
///
/// State: Derived
//~ derived SW_108 d58fd676 a5474e5b c4222e92.635597f5
pub const SW_108: Power = spell(&[deal(2).to(A_MINION), get(card("SW_108t"))]);

/// # Second Flame
///
/// `SW_108t` · Mage spell · Fire · 1 mana
///
/// > Deal $2 damage to a minion.
///
/// - Set: United in Stormwind
///
/// State: Derived
//~ derived SW_108t ee7c0e86 4d408b5b ccb5a44a.ad6115a4
pub const SW_108t: Power = spell(&[deal(2).to(A_MINION)]);

/// # Clumsy Courier
///
/// `SW_109` · Mage minion · 7 mana · 4/5
///
/// > **Battlecry:** Cast the highest Cost spell from your hand.
///
/// - Set: United in Stormwind · epic · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived SW_109 f3a798ab 20ab71df 2de63261.17ef0c53
pub const SW_109: Power = battlecry(&[cast(the(YOUR_HAND.that(SPELL).most(COST)))]);

/// # Ignite
///
/// `SW_110` · Mage spell · Fire · 2 mana
///
/// > Deal $@ damage. Shuffle an Ignite into your deck that deals one more damage.
///
/// - Set: United in Stormwind · epic · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2
///
/// State: Todo
//~ todo SW_110 24fa3ed5 efe1996e 6449e2e3.2d3c2f5c
pub const SW_110: Power = TODO;

/// # Sanctum Chandler
///
/// `SW_111` · Mage minion · 5 mana · 4/5
///
/// > After you cast a Fire spell, draw a spell.
///
/// - Set: United in Stormwind · rare · collectible
/// - Minion type: Elemental
///
/// State: Derived
//~ derived SW_111 f4b84755 1c61088f e89e62ef.366aed26
pub const SW_111: Power = after(YOU.cast(school(SpellSchool::Fire))).then(&[draw_that(1, SPELL)]);

/// # Prestor's Pyromancer
///
/// `SW_112` · Mage minion · 2 mana · 2/3
///
/// > **Battlecry:** Your next Fire spell has **Spell Damage +2**.
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Spellpower Fire
/// - Enchantments: Burning Hot! [`SW_112e`], Burning Hot! [`SW_112e2`]
///
/// State: Todo
//~ todo SW_112 9df0460d db5ac508 6c81ecbf.f3c5d0db
pub const SW_112: Power = TODO;

/// # Burning Hot!
///
/// `SW_112e` · Mage enchantment
///
/// > Your next Fire spell has **Spell Damage +2**.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ todo SW_112e 25cf3f99 f23e8106 778a32cb.b001726a
pub const SW_112e: Power = TODO;

/// # Burning Hot!
///
/// `SW_112e2` · Mage enchantment
///
/// > Your next Fire spell has **Spell Damage +2**.
///
/// - Set: United in Stormwind
/// - Mechanics: Cant Be Silenced
///
/// State: Todo
//~ todo SW_112e2 75f45562 f181634b f5414322.b001726a
pub const SW_112e2: Power = TODO;

/// # Grand Magus Antonidas
///
/// `SW_113` · Mage minion · 8 mana · 6/6
///
/// > **Battlecry:** If you've cast a Fire spell on each of your last three turns, cast 3 Fireballs at random enemies.@ *(@/3)*
///
/// - Set: United in Stormwind · legendary · collectible
/// - Mechanics: Battlecry
/// - Tokens: Fireball [`CORE_CS2_029`](crate::core::mage::CORE_CS2_029)
///
/// State: Todo
//~ todo SW_113 74c4aeb8 e17f7615 3f25695c.cb7d5be0
pub const SW_113: Power = TODO;

/// # Sorcerer's Gambit
///
/// `SW_450` · Mage spell · 1 mana
///
/// > **Questline:** Cast a Fire, Frost, and Arcane spell. **Reward:** Draw a spell.
///
/// - Set: United in Stormwind · legendary · collectible
/// - Mechanics: Dont Pick From Subsets, Questline, Questline Part
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3, `839` = 1
/// - Tokens: Stall for Time [`SW_450t`], Reach the Portal Room [`SW_450t2`], Arcanist Dawngrasp [`SW_450t4`]
///
/// State: Derived
//~ derived SW_450 c081bae4 2de69ab8 543d43ff.fe221e39
#[rustfmt::skip]
pub const SW_450: Power = quest(Goal::Each, &[YOU.cast(school(SpellSchool::Fire)), YOU.cast(school(SpellSchool::Frost)), YOU.cast(school(SpellSchool::Arcane))]).reward(&[draw_that(1, SPELL), begin(card("SW_450t"))]);

/// # Stall for Time
///
/// `SW_450t` · Mage spell · 1 mana
///
/// > **Questline:** Cast a Fire, Frost, and Arcane spell. **Reward: Discover** one.
///
/// - Set: United in Stormwind · legendary
/// - Mechanics: Questline
/// - Refers to: Discover
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3, `QUESTLINE_PART` = 2
/// - Tokens: Reach the Portal Room [`SW_450t2`]
///
/// State: Todo
//~ todo SW_450t 15cb2c1e a0e81ee1 21c12bbf.081bcbba
pub const SW_450t: Power = TODO;

/// # Reach the Portal Room
///
/// `SW_450t2` · Mage spell · 1 mana
///
/// > **Questline:** Cast a Fire, Frost, and Arcane spell. **Reward:** Arcanist Dawngrasp.
///
/// - Set: United in Stormwind · legendary
/// - Mechanics: Questline
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3, `QUESTLINE_PART` = 3, `4297` = 1
/// - Tokens: Arcanist Dawngrasp [`SW_450t4`]
///
/// State: Derived
//~ derived SW_450t2 723205d2 244352fa 5e4bff5b.66484397
#[rustfmt::skip]
pub const SW_450t2: Power = quest(Goal::Each, &[YOU.cast(school(SpellSchool::Fire)), YOU.cast(school(SpellSchool::Frost)), YOU.cast(school(SpellSchool::Arcane))]).reward(&[get(card("SW_450t4"))]);

/// # Arcanist Dawngrasp
///
/// `SW_450t4` · Mage minion · 5 mana · 7/7
///
/// > **Battlecry:** For the rest of the game, you have **Spell Damage +3**.
///
/// - Set: United in Stormwind
/// - Mechanics: Battlecry
/// - Refers to: Spellpower
/// - Enchantments: Power of Dawngrasp [`SW_450t4e`]
///
/// State: Todo
//~ todo SW_450t4 f63cd632 06993037 250bc4f7.801cf726
pub const SW_450t4: Power = TODO;

/// # Power of Dawngrasp
///
/// `SW_450t4e` · Mage enchantment
///
/// > **Spell Damage +3**
///
/// - Set: United in Stormwind
///
/// State: Derived
//~ derived SW_450t4e 6bd1684f 94ddf4ef 7ebd57c8.17bc2583
pub const SW_450t4e: Power = enchant(&[plus_tag(GameTag::SPELLPOWER, 3)]);

/// # Hot Streak
///
/// `SW_462` · Mage spell · Fire · 0 mana
///
/// > Your next Fire spell this turn costs (2) less.
///
/// - Set: United in Stormwind · common · collectible
/// - Enchantments: Hot Streak [`SW_462e`]
///
/// State: Derived
//~ derived SW_462 808ecc2d 9bce22a8 d34e2df5.43aa64e2
pub const SW_462: Power = spell(&[attach("SW_462e").to(YOU)]);

/// # Hot Streak
///
/// `SW_462e` · Mage enchantment
///
/// > The next Fire spell you play costs (2) less.
///
/// - Set: United in Stormwind
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived SW_462e 0ca7b828 522de2f4 11194d84.0dea4786
#[rustfmt::skip]
pub const SW_462e: Power = enchant(&[]).aura(YOUR_HAND.that(school(SpellSchool::Fire)), &[cost_less(2)]).until(YOU.play(school(SpellSchool::Fire))).this_turn();
