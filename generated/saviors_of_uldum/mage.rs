//! Mage cards of Saviors of Uldum.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 3a0df555

/// # Puzzle Box of Yogg-Saron
///
/// `ULD_216` · Mage spell · Shadow · 10 mana
///
/// > Cast 10 random spells *(targets chosen randomly).*
///
/// - Set: Saviors of Uldum · epic · collectible
///
/// State: Derived
//~ derived ULD_216 ed7d2785 2a48657a 1220c8bf.b38ea345
pub const ULD_216: Power = spell(&[cast(random(SPELL)).copies(10)]);

/// # Tortollan Pilgrim
///
/// `ULD_236` · Mage minion · 8 mana · 5/5
///
/// > **Battlecry**: **Discover** a spell in your deck and cast it with random targets.
///
/// - Set: Saviors of Uldum · epic · collectible
/// - Mechanics: Battlecry, Discover
///
/// State: Derived
//~ derived ULD_236 e15ae337 61dfd5ae 677a29e6.5bfbd45a
pub const ULD_236: Power = battlecry(&[offer(Offer::Entities(YOUR_DECK.that(SPELL)), &[cast(the(IT))])]);

/// # Reno the Relicologist
///
/// `ULD_238` · Mage minion · 6 mana · 4/6
///
/// > **Battlecry:** If your deck has no duplicates, deal 10 damage randomly split among all enemy minions.
///
/// - Set: Saviors of Uldum · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived ULD_238 907ba745 00f6db98 47163755.f60aa091
pub const ULD_238: Power = battlecry(&[deal(10).split_among(ENEMY_MINIONS)]).when(no_duplicates(&YOUR_DECK));

/// # Flame Ward
///
/// `ULD_239` · Mage spell · Fire · 3 mana
///
/// > **Secret:** After a minion attacks your hero, deal $3 damage to all enemy minions.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Mechanics: Secret
///
/// State: Derived
//~ derived ULD_239 9bdf4633 db57eaa9 7f9d4d86.d85c6a43
pub const ULD_239: Power = after(ENEMY_MINIONS.attack(all(&[HERO, FRIENDLY]))).then(&[deal(3).to(ENEMY_MINIONS)]);

/// # Arcane Flakmage
///
/// `ULD_240` · Mage minion · 2 mana · 3/2
///
/// > After you play a **Secret**, deal 2 damage to all enemy minions.
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Refers to: Secret
///
/// State: Derived
//~ derived ULD_240 98dcae7a 2f2ed7ea b59c6dba.133e0acf
pub const ULD_240: Power = after(YOU.play(SECRET)).then(&[deal(2).to(ENEMY_MINIONS)]);

/// # Cloud Prince
///
/// `ULD_293` · Mage minion · 5 mana · 4/4
///
/// > **Battlecry:** If you control a **Secret**, deal 6 damage.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Refers to: Secret
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE_AND_MINIMUM_FRIENDLY_SECRETS` = 1 (hearthstone-data 36393.1)
/// - Target: "Deal 6 damage."
///
/// State: Derived
//~ derived ULD_293 65f40cf6 e985e0d8 9f0c36cf.85c760ca
pub const ULD_293: Power = battlecry(&[deal(6).to(TARGET)]).when(there_is(&YOUR_SECRETS.that(SECRET)));

/// # Dune Sculptor
///
/// `ULD_329` · Mage minion · 3 mana · 3/3
///
/// > After you cast a spell, add a random Mage minion to your hand.
///
/// - Set: Saviors of Uldum · rare · collectible
///
/// State: Derived
//~ derived ULD_329 5455d196 07c9b562 3e8ed1de.db60eae4
pub const ULD_329: Power = after(YOU.cast(SPELL)).then(&[get(random(all(&[MINION, class(CardClass::Mage)])))]);

/// # Raid the Sky Temple
///
/// `ULD_433` · Mage spell · 1 mana
///
/// > **Quest:** Cast 10 spells. **Reward:** Ascendant Scroll.
///
/// - Set: Saviors of Uldum · legendary · collectible
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Tags: `QUEST_PROGRESS_TOTAL` = 10, `839` = 1
/// - Enchantments: Cheat Sheet [`ULD_433e`]
/// - Tokens: Ascendant Scroll [`ULD_433p`]
///
/// State: Derived
//~ derived ULD_433 79b57c30 bec4fe34 6363e6a8.16c8b32f
pub const ULD_433: Power = quest(Goal::Times(10), &[YOU.cast(SPELL)]).reward(&[become_hero_power(card("ULD_433p"))]);

/// # Cheat Sheet
///
/// `ULD_433e` · Shaman enchantment
///
/// > Costs (2) less.
///
/// - Set: Saviors of Uldum
///
/// State: Derived
//~ derived ULD_433e 3a547753 56ac0689 3f9f9022.90c32b47
pub const ULD_433e: Power = enchant(&[cost_less(2)]);

/// # Ascendant Scroll
///
/// `ULD_433p` · Mage hero power · 2 mana
///
/// > Add a random Mage spell to your hand. It costs (2) less.
///
/// - Set: Saviors of Uldum
/// - Play requirements: `REQ_HAND_NOT_FULL` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived ULD_433p 40e70dc1 f54deafe 20f87b71.888574c3
pub const ULD_433p: Power =
    hero_power(&[get(random(all(&[SPELL, class(CardClass::Mage)]))), give(&[cost_less(2)]).to(IT)]);

/// # Naga Sand Witch
///
/// `ULD_435` · Mage minion · 5 mana · 5/5
///
/// > **Battlecry:** Change the Cost of spells in your hand to (5).
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Enchantments: Sandwitched [`ULD_435e`]
///
/// State: Derived
//~ derived ULD_435 8214a1da 1c5c49a1 332b3565.a3cd5528
pub const ULD_435: Power = battlecry(&[attach("ULD_435e").to(YOUR_HAND.that(SPELL))]);

/// # Sandwitched
///
/// `ULD_435e` · Mage enchantment
///
/// > Costs (5).
///
/// - Set: Saviors of Uldum
///
/// State: Derived
//~ derived ULD_435e 00e7e012 8e8a550d 82165a54.bcee0e50
pub const ULD_435e: Power = enchant(&[cost(5)]);

/// # Ancient Mysteries
///
/// `ULD_726` · Mage spell · Arcane · 2 mana
///
/// > Draw a **Secret** from your deck. It costs (0).
///
/// - Set: Saviors of Uldum · common · collectible
/// - Refers to: Secret
/// - Enchantments: Translated [`ULD_726e`]
///
/// State: Derived
//~ derived ULD_726 889af3b6 b83f4c5f 6f99d7ff.39694d13
pub const ULD_726: Power = spell(&[draw_that(1, SECRET), attach("ULD_726e").to(IT)]);

/// # Translated
///
/// `ULD_726e` · Mage enchantment
///
/// > Costs (0).
///
/// - Set: Saviors of Uldum
///
/// State: Derived
//~ derived ULD_726e eb7d0224 e856b0ca 06c202df.dd600ecd
pub const ULD_726e: Power = enchant(&[cost(0)]);
