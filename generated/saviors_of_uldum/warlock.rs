//! Warlock cards of Saviors of Uldum.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 0c34e4be

/// # Supreme Archaeology
///
/// `ULD_140` · Warlock spell · 1 mana
///
/// > **Quest:** Draw 20 cards. **Reward:** Tome of Origination.
///
/// - Set: Saviors of Uldum · legendary · collectible
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Tags: `QUEST_PROGRESS_TOTAL` = 20, `839` = 1
/// - Enchantments: Origination [`ULD_140e`]
/// - Tokens: Tome of Origination [`ULD_140p`]
///
/// State: Derived
//~ derived ULD_140 19260d11 9e148c87 85993087.a7dafdd9
pub const ULD_140: Power = quest(Goal::Times(20), &[YOU.draw(CARD)]).reward(&[become_hero_power(card("ULD_140p"))]);

/// # Origination
///
/// `ULD_140e` · Warlock enchantment
///
/// > Costs (0).
///
/// - Set: Saviors of Uldum
///
/// State: Derived
//~ derived ULD_140e 6220c593 8a5bf370 3a9ccf4e.dd600ecd
pub const ULD_140e: Power = enchant(&[cost(0)]);

/// # Tome of Origination
///
/// `ULD_140p` · Warlock hero power · 2 mana
///
/// > Draw a card. It costs (0).
///
/// - Set: Saviors of Uldum
///
/// State: Derived
//~ derived ULD_140p 3a6428ae f2f37031 f7693443.407da55c
pub const ULD_140p: Power = hero_power(&[draw(1), give(&[cost(0)]).to(IT)]);

/// # Sinister Deal
///
/// `ULD_160` · Warlock spell · 1 mana
///
/// > **Discover** a **Lackey**.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Mechanics: Discover
/// - Refers to: Mark Of Evil
/// - Tags: `1359` = 1
///
/// State: Derived
//~ derived ULD_160 c86a175a 79ab78c6 8a53fbcf.26688a76
pub const ULD_160: Power = spell(&[offer(Offer::Tokens(with(GameTag::MARK_OF_EVIL)), &[get(the(IT))])]);

/// # Neferset Thrasher
///
/// `ULD_161` · Warlock minion · 3 mana · 4/5
///
/// > Whenever this attacks, deal 3 damage to your hero.
///
/// - Set: Saviors of Uldum · common · collectible
///
/// State: Derived
//~ derived ULD_161 632585d0 5262f2b1 7e47e2fc.fe40a546
pub const ULD_161: Power = whenever(THIS.attack(CARD)).then(&[deal(3).to(YOUR_HERO)]);

/// # EVIL Recruiter
///
/// `ULD_162` · Warlock minion · 3 mana · 3/3
///
/// > **Battlecry:** Destroy a friendly **Lackey** to summon a 5/5 Demon.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Mark Of Evil
/// - Tags: `1359` = 1
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET`, `87` (hearthstone-data 36393.1)
/// - Target: "Destroy a friendly **Lackey**."
/// - Tokens: EVIL Demon [`ULD_162t`]
///
/// State: Derived
//~ derived ULD_162 04b0d09c 9edfc322 bf128a99.fa1196de
pub const ULD_162: Power =
    battlecry(&[destroy(A_FRIENDLY_MINION.that(with(GameTag::MARK_OF_EVIL))), summon(card("ULD_162t"))]);

/// # EVIL Demon
///
/// `ULD_162t` · Warlock minion · 5 mana · 5/5
///
/// - Set: Saviors of Uldum
/// - Minion type: Demon
///
/// State: Vanilla
//~ vanilla ULD_162t 71707355 6e103324 16892da7
pub const ULD_162t: Power = VANILLA;

/// # Expired Merchant
///
/// `ULD_163` · Warlock minion · 2 mana · 2/1
///
/// > **Battlecry:** Discard your highest Cost card. **Deathrattle:** Add 2 copies of it to your hand.
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle, Battlecry
/// - Enchantments: Expired Goods [`ULD_163e`]
///
/// State: Derived
//~ derived ULD_163 132fa4ec 2a7b2f9f 931e34d0.c27fd11e
#[rustfmt::skip]
pub const ULD_163: Power = abilities(&[battlecry(&[discard(YOUR_HAND.most(COST)), remember(IT)]), deathrattle(&[get(copy_of(REMEMBERED)).copies(2)])]);

/// # Expired Goods
///
/// `ULD_163e` · Warlock enchantment
///
/// > Discarded {0}.
///
/// - Set: Saviors of Uldum
///
/// State: Todo
//~ todo ULD_163e a4e50ace 4d60ada7 59c17625.43ad0748
pub const ULD_163e: Power = TODO;

/// # Riftcleaver
///
/// `ULD_165` · Warlock minion · 6 mana · 7/5
///
/// > **Battlecry:** Destroy a minion. Your hero takes damage equal to its Health.
///
/// - Set: Saviors of Uldum · epic · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Destroy a minion."
///
/// State: Derived
//~ derived ULD_165 cf17c297 de38df8d 87d5d705.86a71b9a
pub const ULD_165: Power = battlecry(&[destroy(A_MINION), deal(1).times(HEALTH.of(IT)).to(YOUR_HERO)]);

/// # Diseased Vulture
///
/// `ULD_167` · Warlock minion · 4 mana · 3/5
///
/// > Whenever your hero takes damage on your turn, summon a random 3-Cost minion.
///
/// - Set: Saviors of Uldum · epic · collectible
/// - Minion type: Undead, Beast
/// - Tags: `2534` = 1
///
/// State: Derived
//~ derived ULD_167 6017f313 d75fc5b9 f55b88e8.2f5f1de6
pub const ULD_167: Power =
    whenever(YOUR_HERO.takes_damage(CARD)).when(ON_YOUR_TURN).then(&[summon(random(all(&[MINION, COST.is(3)])))]);

/// # Dark Pharaoh Tekahn
///
/// `ULD_168` · Warlock minion · 5 mana · 4/4
///
/// > **Battlecry:** For the rest of the game, your **Lackeys** are 4/4.
///
/// - Set: Saviors of Uldum · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Mark Of Evil
/// - Enchantments: Lackey Empowerment [`ULD_168e`], Lackey Empowerment [`ULD_168e2`], Lackey Empowerment [`ULD_168e3`]
///
/// State: Todo
//~ todo ULD_168 af9a4b56 d210dc58 c1cd2a54.bc5646fd
pub const ULD_168: Power = TODO;

/// # Lackey Empowerment
///
/// `ULD_168e` · Warlock enchantment
///
/// > Your **Lackeys** are 4/4.
///
/// - Set: Saviors of Uldum
///
/// State: Todo
//~ todo ULD_168e c03eff50 4eeb0621 257000b9.0632c818
pub const ULD_168e: Power = TODO;

/// # Lackey Empowerment
///
/// `ULD_168e2` · Warlock enchantment
///
/// > Your **Lackeys** are 4/4.
///
/// - Set: Saviors of Uldum
/// - Mechanics: Cant Be Silenced
///
/// State: Todo
//~ todo ULD_168e2 09c3e853 ab1c8e70 6608f5c1.0632c818
pub const ULD_168e2: Power = TODO;

/// # Lackey Empowerment
///
/// `ULD_168e3` · Warlock enchantment
///
/// > 4/4.
///
/// - Set: Saviors of Uldum
/// - Mechanics: Cant Be Silenced, Enchantment Invisible
///
/// State: Derived
//~ derived ULD_168e3 bbb0da1c f87a5dd8 1f8d3a45.7beff5ae
pub const ULD_168e3: Power = enchant(&[become_stats(4, 4)]);

/// # Impbalming
///
/// `ULD_324` · Warlock spell · Fel · 4 mana
///
/// > Destroy a minion. Shuffle 3 Worthless Imps into your deck.
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Tokens: Worthless Imp [`ULD_324t`]
///
/// State: Derived
//~ derived ULD_324 51878f11 575113cd be3bbbbc.5f3b0d53
pub const ULD_324: Power = spell(&[destroy(A_MINION), shuffle(card("ULD_324t")).copies(3)]);

/// # Worthless Imp
///
/// `ULD_324t` · Warlock minion · 1 mana · 1/1
///
/// - Set: Saviors of Uldum
/// - Minion type: Demon
/// - Mechanics: Imp
///
/// State: Vanilla
//~ vanilla ULD_324t d9ff0f08 fed2591a 6150b545
pub const ULD_324t: Power = VANILLA;

/// # Plague of Flames
///
/// `ULD_717` · Warlock spell · Fire · 1 mana
///
/// > Destroy all your minions. For each one, destroy a random enemy minion.
///
/// - Set: Saviors of Uldum · rare · collectible
///
/// State: Derived
//~ derived ULD_717 bf37362f 835d1ca9 d5ec7e5d.474eabee
pub const ULD_717: Power =
    spell(&[destroy(FRIENDLY_MINIONS), times(1, &[destroy(ENEMY_MINIONS.random())]).for_each(IT)]);
