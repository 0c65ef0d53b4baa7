//! Priest cards of Saviors of Uldum.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 43c91cce

/// # Archaios' Aegis
///
/// `TLC_811e` · Priest enchantment
///
/// > Health changed.
///
/// - Set: Saviors of Uldum
///
/// State: Todo
//~ todo TLC_811e af71a4f9 b0a4ed5d b85ce05b.db3ebd31
pub const TLC_811e: Power = TODO;

/// # High Priest Amet
///
/// `ULD_262` · Priest minion · 4 mana · 2/7
///
/// > Whenever you summon a minion, set its Health equal to this minion's.
///
/// - Set: Saviors of Uldum · legendary · collectible
/// - Enchantments: Amet's Blessing [`ULD_262e`]
///
/// State: Derived
//~ derived ULD_262 252176eb 3f23c6cc 40552209.738071d1
pub const ULD_262: Power =
    whenever(YOU.summon(MINION)).then(&[give(&[HEALTH.set(1).times(X)]).times(HEALTH.of(THIS)).to(THAT)]);

/// # Amet's Blessing
///
/// `ULD_262e` · Priest enchantment
///
/// > Health changed.
///
/// - Set: Saviors of Uldum
///
/// State: Todo
//~ todo ULD_262e 70a5c7da 22f9baf8 8e66a620.db3ebd31
pub const ULD_262e: Power = TODO;

/// # Embalming Ritual
///
/// `ULD_265` · Priest spell · 1 mana
///
/// > Give a minion **Reborn**.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Refers to: Reborn
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived ULD_265 1292b6df 46af00ce 2079a296.7c971df4
pub const ULD_265: Power = spell(&[give(&[has(GameTag::REBORN)]).to(A_MINION)]);

/// # Grandmummy
///
/// `ULD_266` · Priest minion · 2 mana · 1/2
///
/// > **Reborn** **Deathrattle:** Give a random friendly minion +1/+1.
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle, Reborn
/// - Enchantments: Grandmummy's Blessing [`ULD_266e`]
///
/// State: Derived
//~ derived ULD_266 45b612e9 8998e1fa 7f2c209b.71675ff6
pub const ULD_266: Power = deathrattle(&[attach("ULD_266e").to(FRIENDLY_MINIONS.random())]);

/// # Grandmummy's Blessing
///
/// `ULD_266e` · Priest enchantment
///
/// > +1/+1.
///
/// - Set: Saviors of Uldum
/// - Mechanics: Reborn
///
/// State: Derived
//~ derived ULD_266e c737a782 2f29acac bf2fb9d5.67341004
pub const ULD_266e: Power = enchant(&[plus(1, 1)]);

/// # Psychopomp
///
/// `ULD_268` · Priest minion · 4 mana · 3/1
///
/// > **Battlecry:** Summon a random friendly minion that died this game. Give it **Reborn**.
///
/// - Set: Saviors of Uldum · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Reborn
///
/// State: Derived
//~ derived ULD_268 d101700e 73876729 4799e759.b9c76ae1
pub const ULD_268: Power =
    battlecry(&[summon(from_past(YOUR_MINIONS_THAT_DIED)), give(&[has(GameTag::REBORN)]).to(IT)]);

/// # Wretched Reclaimer
///
/// `ULD_269` · Priest minion · 3 mana · 3/3
///
/// > **Battlecry:** Destroy a friendly minion, then return it to life with full Health.
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET`, `REQ_TARGET_IF_AVAILABLE` (hearthstone-data 36393.1)
/// - Target: "Destroy a friendly minion."
///
/// State: Derived
//~ derived ULD_269 e9cb1b3d 8a3308e8 4ae0dbb8.5048980c
pub const ULD_269: Power =
    battlecry(&[destroy(A_FRIENDLY_MINION), deaths(), summon(copy_of(TARGET)).to(TARGET.controller())]);

/// # Sandhoof Waterbearer
///
/// `ULD_270` · Priest minion · 5 mana · 5/5
///
/// > At the end of your turn, restore #5 Health to a damaged friendly character.
///
/// - Set: Saviors of Uldum · common · collectible
///
/// State: Derived
//~ derived ULD_270 4b227c6d db2d6fc2 dbfc7307.884cdece
pub const ULD_270: Power = at_end_of_your_turn(&[heal(5).to(FRIENDLY_CHARACTERS.that(DAMAGED).random())]);

/// # Holy Ripple
///
/// `ULD_272` · Priest spell · Holy · 2 mana
///
/// > Deal $1 damage to all enemies. Restore #1 Health to all friendly characters.
///
/// - Set: Saviors of Uldum · rare · collectible
///
/// State: Derived
//~ derived ULD_272 8d618aa1 a5ec30e2 a7c9b08a.d2369f1d
pub const ULD_272: Power = spell(&[deal(1).to(ENEMIES), heal(1).to(FRIENDLY_CHARACTERS)]);

/// # Penance
///
/// `ULD_714` · Priest spell · Holy · 2 mana
///
/// > **Lifesteal** Deal $3 damage to a minion.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Mechanics: Lifesteal
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived ULD_714 b374a77e 2c3f38a9 e439a654.b1afc777
pub const ULD_714: Power = spell(&[deal(3).to(A_MINION)]);

/// # Plague of Death
///
/// `ULD_718` · Priest spell · Shadow · 9 mana
///
/// > **Silence** and destroy all minions.
///
/// - Set: Saviors of Uldum · epic · collectible
/// - Mechanics: Silence
///
/// State: Derived
//~ derived ULD_718 ee360f29 6b69f118 4e4584e2.72f1f41b
pub const ULD_718: Power = spell(&[silence(MINIONS), destroy(MINIONS)]);

/// # Activate the Obelisk
///
/// `ULD_724` · Priest spell · 1 mana
///
/// > **Quest:** Restore 15 Health. **Reward:** Obelisk's Eye.
///
/// - Set: Saviors of Uldum · legendary · collectible
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Tags: `QUEST_PROGRESS_TOTAL` = 15, `839` = 1
/// - Enchantments: Obelisk's Gaze [`ULD_724e`]
/// - Tokens: Obelisk's Eye [`ULD_724p`]
///
/// State: Derived
//~ derived ULD_724 17b9d357 218f4c7c 15a34867.ca8a9fa7
pub const ULD_724: Power =
    quest(Goal::Sum(15), &[CHARACTERS.is_healed(FRIENDLY)]).reward(&[become_hero_power(card("ULD_724p"))]);

/// # Obelisk's Gaze
///
/// `ULD_724e` · Priest enchantment
///
/// > Increased stats.
///
/// - Set: Saviors of Uldum
///
/// State: Todo
//~ todo ULD_724e c265b883 dd313960 4d82d43e.a536d554
pub const ULD_724e: Power = TODO;

/// # Obelisk's Eye
///
/// `ULD_724p` · Priest hero power · 2 mana
///
/// > Restore #3 Health. If you target a minion, also give it +3/+3.
///
/// - Set: Saviors of Uldum
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ todo ULD_724p 72605040 cee687eb 4417f72f.43c3b3e2
pub const ULD_724p: Power = TODO;
