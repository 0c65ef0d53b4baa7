//! Rogue cards of Murder at Castle Nathria.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file a78f3365

/// # Perjury
///
/// `MAW_018` · Rogue spell · 2 mana
///
/// > **Secret:** When your turn starts, **Discover** and cast a **Secret** from another class.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Secret, Discover
///
/// State: Derived
//~ derived MAW_018 33c37786 b55871a9 d6665812.391ee3b3
pub const MAW_018: Power = at_start_of_your_turn(&[offer(Offer::Pool(SECRET, Classes::Other), &[cast(the(IT))])]);

/// # Murder Accusation
///
/// `MAW_019` · Rogue spell · 2 mana
///
/// > Choose a minion. Destroy it after another enemy minion dies.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Enchantments: Murder Trial [`MAW_019e`], Accused of Murder [`MAW_019e2`]
///
/// State: Todo
//~ todo MAW_019 f27e85fe 53d24b29 a9333977.761cf142
pub const MAW_019: Power = TODO;

/// # Murder Trial
///
/// `MAW_019e` · Rogue enchantment
///
/// > When another enemy minion dies, destroy the accused.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ todo MAW_019e 06649866 1febac31 abb4efd1.fc2a57e3
pub const MAW_019e: Power = TODO;

/// # Accused of Murder
///
/// `MAW_019e2` · Rogue enchantment
///
/// > When an enemy minion of the accuser dies, this minion dies.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ todo MAW_019e2 afe590da e9d554c0 4f53da7d.6cc6d0a1
pub const MAW_019e2: Power = TODO;

/// # Scribbling Stenographer
///
/// `MAW_020` · Rogue minion · 6 mana · 4/4
///
/// > **Rush**. Costs (1) less for each card you've played this turn.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Mechanics: Rush
///
/// State: Derived
//~ derived MAW_020 e6cc1130 9bf87e50 d01ed54e.7f9e3f94
pub const MAW_020: Power = costs(&[cost_less(1).times(count_of(CARDS_YOU_PLAYED_THIS_TURN))]);

/// # Sinstone Graveyard
///
/// `REV_750` · Rogue location · 3 mana · 0 uses
///
/// > Summon a @/@ Ghost. *(Has +1/+1 for each other card you played this turn!)*
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
/// - Tokens: Haunted Conscience [`REV_750t2`]
///
/// State: Todo
//~ todo REV_750 572dfdfb e1858d56 288eb940.ce81f021
pub const REV_750: Power = TODO;

/// # Haunted Conscience
///
/// `REV_750t2` · Rogue minion · 1 mana · 1/1
///
/// - Set: Murder at Castle Nathria
/// - Minion type: Undead
///
/// State: Vanilla
//~ vanilla REV_750t2 08c047db d5481b31 198a267a
pub const REV_750t2: Power = VANILLA;

/// # Necrolord Draka
///
/// `REV_785` · Rogue minion · 4 mana · 3/4
///
/// > {0} {1} {2} {3}
///
/// - Set: Murder at Castle Nathria · legendary
///
/// State: Todo
//~ todo REV_785 df119385 10f5ba7a 04512de7.2260dcce
pub const REV_785: Power = TODO;

/// # Sinstone Graveyard
///
/// `REV_795` · Rogue location · 2 mana · 0 uses
///
/// > {0} {1}
///
/// - Set: Murder at Castle Nathria · rare
///
/// State: Todo
//~ todo REV_795 8b43dffe 6de30f3c f72add37.09cdb72f
pub const REV_795: Power = TODO;

/// # Double Cross
///
/// `REV_825` · Rogue spell · 2 mana
///
/// > **Secret:** When your opponent spends all their Mana, draw two cards.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Secret
///
/// State: Todo
//~ todo REV_825 2d4409a2 87213350 56ba7a72.a03e63c2
pub const REV_825: Power = TODO;

/// # Private Eye
///
/// `REV_826` · Rogue minion · 4 mana · 3/4
///
/// > **Battlecry:** Cast a **Secret** from your deck. **Combo:** Cast 2 instead.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Battlecry, Combo
/// - Refers to: Secret
///
/// State: Todo
//~ todo REV_826 51973263 e56d3c8f 9dd72794.1f38e3b0
pub const REV_826: Power = TODO;

/// # Sticky Situation
///
/// `REV_827` · Rogue spell · 2 mana
///
/// > **Secret:** After your opponent casts a spell, summon a 3/4 Spider with **Stealth**.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Secret
/// - Refers to: Stealth
/// - Tokens: Tomb Crawler [`REV_827t`]
///
/// State: Derived
//~ derived REV_827 b4da64f2 e1a35f2f 0dfcc2cd.c87b4241
pub const REV_827: Power = after(OPPONENT.cast(SPELL)).then(&[summon(card("REV_827t"))]);

/// # Tomb Crawler
///
/// `REV_827t` · Rogue minion · 3 mana · 3/4
///
/// > **Stealth**
///
/// - Set: Murder at Castle Nathria
/// - Minion type: Beast
/// - Mechanics: Stealth
///
/// State: Vanilla
//~ vanilla REV_827t 1033ba77 2cff3ff3 d1457f88.86cd88a1
pub const REV_827t: Power = VANILLA;

/// # Kidnap
///
/// `REV_828` · Rogue spell · 2 mana
///
/// > **Secret:** After your opponent plays a minion, stuff it in a 0/4 Sack.
///
/// - Set: Murder at Castle Nathria · epic · collectible
/// - Mechanics: Secret
/// - Enchantments: Kidnapper's Sack [`REV_828e`]
/// - Tokens: Kidnapper's Sack [`REV_828t`]
///
/// State: Todo
//~ todo REV_828 2cb13656 ede7c6b2 d0cb7aae.ebfbfedf
pub const REV_828: Power = TODO;

/// # Kidnapper's Sack
///
/// `REV_828e` · Rogue enchantment
///
/// > {0} is inside the sack!
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ todo REV_828e a3e66d6d 6eed6c9f 05c26832.ba2d9174
pub const REV_828e: Power = TODO;

/// # Kidnapper's Sack
///
/// `REV_828t` · Rogue minion · 1 mana · 0/4
///
/// > **Deathrattle:** Return your opponent's kidnapped minion to their hand.
///
/// - Set: Murder at Castle Nathria
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ todo REV_828t f8314e2d 4b4557a6 308f1835.a100b79e
pub const REV_828t: Power = TODO;

/// # Halkias
///
/// `REV_829` · Rogue minion · 4 mana · 5/4
///
/// > **Stealth**. **Deathrattle:** Store Halkias's soul inside of a friendly **Secret**. It resummons Halkias when triggered.
///
/// - Set: Murder at Castle Nathria · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Stealth, Deathrattle
/// - Refers to: Secret
/// - Enchantments: Shard of Halkias [`REV_829e`]
///
/// State: Todo
//~ todo REV_829 d7612f1c bae270f3 a61c221d.3b4a6e61
pub const REV_829: Power = TODO;

/// # Shard of Halkias
///
/// `REV_829e` · Rogue enchantment
///
/// > Contains Halkias' soul.
///
/// - Set: Murder at Castle Nathria
/// - Tags: `SCORE_VALUE_1` = 3
///
/// State: Todo
//~ todo REV_829e f12e7b60 fa912377 37c39a8d.209e5653
pub const REV_829e: Power = TODO;

/// # Door of Shadows
///
/// `REV_938` · Rogue spell · Shadow · 1 mana
///
/// > Draw a spell. **Infuse (@):** Add a **Temporary** copy of it to your hand.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Mechanics: Infuse
/// - Refers to: tag 3630
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2
/// - Tokens: Door of Shadows [`REV_938t`]
///
/// State: Derived
//~ derived REV_938 82bbb332 900a54a0 a859f3e4.186558e2
pub const REV_938: Power = abilities(&[spell(&[draw_that(1, SPELL)]), infuse(2, "REV_938t")]);

/// # Door of Shadows
///
/// `REV_938t` · Rogue spell · Shadow · 1 mana
///
/// > **Infused** Draw a spell. Add a **Temporary** copy of it to your hand.
///
/// - Set: Murder at Castle Nathria · rare
/// - Mechanics: Infused
/// - Refers to: tag 3630
/// - Enchantments: Shadowstalking [`REV_938te`]
///
/// State: Derived
//~ derived REV_938t 94da226e a97c822c 119e9cb0.966af264
pub const REV_938t: Power = spell(&[draw_that(1, SPELL), get(copy_of(IT)), give(&[has(GameTag::GHOSTLY)]).to(IT)]);

/// # Shadowstalking
///
/// `REV_938te` · Rogue enchantment
///
/// > Destroy this at the end of your turn.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ todo REV_938te 5892bbc5 3f6e8b6b 895b78ea.12965ce5
pub const REV_938te: Power = TODO;

/// # Serrated Bone Spike
///
/// `REV_939` · Rogue spell · 2 mana
///
/// > Deal $3 damage to a minion. If it dies, your next card this turn costs (2) less.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Enchantments: Serrated [`REV_939e`], Serrated [`REV_939e2`]
///
/// State: Derived
//~ derived REV_939 4f6e6c43 f1c9e7f7 b8b74ab4.a7c5f13c
pub const REV_939: Power = spell(&[deal(3).to(A_MINION), attach("REV_939e").to(YOU).when(there_is(&IT.that(DEAD)))]);

/// # Serrated
///
/// `REV_939e` · Rogue enchantment
///
/// > The next card you play this turn costs (2) less.
///
/// - Set: Murder at Castle Nathria
/// - Mechanics: Cant Be Silenced
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived REV_939e 34d61f2e 855decf3 a5ca2f22.1fbdf154
pub const REV_939e: Power = enchant(&[]).aura(YOUR_HAND, &[cost_less(2)]).until(YOU.play(CARD)).this_turn();

/// # Serrated
///
/// `REV_939e2` · Rogue enchantment
///
/// > Your next card this turn costs (2) less.
///
/// - Set: Murder at Castle Nathria
///
/// State: Derived
//~ derived REV_939e2 b4ebb1ea 7bf43bc2 357352e4.7bc01e61
pub const REV_939e2: Power = enchant(&[]).aura(YOUR_HAND, &[cost_less(2)]).until(YOU.play(CARD)).this_turn();

/// # Necrolord Draka
///
/// `REV_940` · Rogue minion · 5 mana · 3/4
///
/// > **Battlecry:** Equip a @/3 Dagger. *(+1 Attack for each other card you played this turn, up to 10!)*
///
/// - Set: Murder at Castle Nathria · legendary · collectible
/// - Mechanics: Battlecry
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
/// - Tokens: Maldraxxus Dagger [`REV_940t`]
///
/// State: Todo
//~ todo REV_940 fa1d124e 14d1a6b3 73a1568a.aa9eb147
pub const REV_940: Power = TODO;

/// # Maldraxxus Dagger
///
/// `REV_940t` · Rogue weapon · 1 mana · 1/3 durability
///
/// - Set: Murder at Castle Nathria
///
/// State: Vanilla
//~ vanilla REV_940t a9ff51c8 654d48b5 1c8c41b8
pub const REV_940t: Power = VANILLA;

/// # Ghastly Gravedigger
///
/// `REV_959` · Rogue minion · 3 mana · 4/3
///
/// > **Battlecry:** If you control a **Secret**, choose a card in your opponent's hand to shuffle into their deck.
///
/// - Set: Murder at Castle Nathria · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Secret
///
/// State: Todo
//~ todo REV_959 3ec9b211 430a731f 40b61675.ccd6d83b
pub const REV_959: Power = TODO;
