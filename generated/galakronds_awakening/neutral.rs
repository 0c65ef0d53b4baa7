//! Neutral cards of Galakrond's Awakening.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 2dc258ce

/// # Escaped Manasaber
///
/// `YOD_006` · Neutral minion · 4 mana · 3/5
///
/// > **Stealth** Whenever this attacks, gain 1 Mana Crystal this turn only.
///
/// - Set: Galakrond's Awakening · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Stealth
/// - Tags: `1584` = 1
///
/// State: Derived
//~ derived YOD_006 8b155d73 885a79d2 197ab970.4a49d485
pub const YOD_006: Power = whenever(THIS.attack(CARD)).then(&[gain_mana(1)]);

/// # Skydiving Instructor
///
/// `YOD_028` · Neutral minion · 3 mana · 2/2
///
/// > **Battlecry:** Summon a 1-Cost minion from your deck.
///
/// - Set: Galakrond's Awakening · common · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived YOD_028 aef88d90 59d57901 2ef914cc.7a9da975
pub const YOD_028: Power = battlecry(&[summon(the(YOUR_DECK.that(all(&[MINION, COST.is(1)])).random()))]);

/// # Hailbringer
///
/// `YOD_029` · Neutral minion · 5 mana · 3/4
///
/// > **Battlecry:** Summon two 1/1 Ice Shards that **Freeze**.
///
/// - Set: Galakrond's Awakening · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Refers to: Freeze
/// - Tokens: Ice Shard [`YOD_029t`]
///
/// State: Derived
//~ derived YOD_029 5cf6d057 bb34f3d4 718865b3.94e71e9f
pub const YOD_029: Power = battlecry(&[summon(card("YOD_029t")).copies(2)]);

/// # Ice Shard
///
/// `YOD_029t` · Neutral minion · 1 mana · 1/1
///
/// > **Freeze** any character damaged by this minion.
///
/// - Set: Galakrond's Awakening
/// - Minion type: Elemental
/// - Mechanics: Freeze
///
/// State: Vanilla
//~ vanilla YOD_029t abf5d26d 889368a1 bc7ff148.71ce65d6
pub const YOD_029t: Power = VANILLA;

/// # Licensed Adventurer
///
/// `YOD_030` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** If you control a **Quest**, add a Coin to your hand.
///
/// - Set: Galakrond's Awakening · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Quest
/// - Tokens: The Coin [`GAME_005`](crate::core::neutral::GAME_005)
///
/// State: Derived
//~ derived YOD_030 b898c437 61fafebb 7571e6ea.552a7c38
pub const YOD_030: Power = battlecry(&[get(card("GAME_005"))]).when(there_is(&YOUR_SECRETS.that(with(GameTag::QUEST))));

/// # Frenzied Felwing
///
/// `YOD_032` · Neutral minion · 4 mana · 3/3
///
/// > Costs (1) less for each damage dealt to your opponent this turn.
///
/// - Set: Galakrond's Awakening · rare · collectible
/// - Minion type: Demon
/// - Enchantments: Frenzied [`YOD_032e`]
///
/// State: Todo
//~ todo YOD_032 f16d6020 741b2baf 1ca6f294.ffe3af03
pub const YOD_032: Power = TODO;

/// # Frenzied
///
/// `YOD_032e` · Neutral enchantment
///
/// > Cost reduced.
///
/// - Set: Galakrond's Awakening
/// - Minion type: Demon
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo YOD_032e f730a6c3 1ae25d3e 87c9740c.ca0484ff
pub const YOD_032e: Power = TODO;

/// # Boompistol Bully
///
/// `YOD_033` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** Enemy **Battlecry** cards cost (5) more next turn.
///
/// - Set: Galakrond's Awakening · epic · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Smokescreen [`YOD_033e`]
///
/// State: Derived
//~ derived YOD_033 29d31e59 04e19b65 450d920e.01fa3ec7
pub const YOD_033: Power = battlecry(&[attach("YOD_033e").to(OPPONENT)]);

/// # Smokescreen
///
/// `YOD_033e` · Neutral enchantment
///
/// > Your **Battlecry** cards cost (5) more.
///
/// - Set: Galakrond's Awakening
///
/// State: Derived
//~ derived YOD_033e 50c7175e fa7025d6 b546572d.c7f91670
pub const YOD_033e: Power = enchant(&[]).aura(YOUR_HAND.that(with(GameTag::BATTLECRY)), &[cost_more(5)]).next_turn();

/// # Grand Lackey Erkh
///
/// `YOD_035` · Neutral minion · 4 mana · 2/3
///
/// > After you play a **Lackey**, add a **Lackey** to your hand.
///
/// - Set: Galakrond's Awakening · legendary · collectible
/// - Refers to: Mark Of Evil
///
/// State: Derived
//~ derived YOD_035 d5b1ba60 0070ee89 267a290c.8de0c5c5
pub const YOD_035: Power =
    after(YOU.play(with(GameTag::MARK_OF_EVIL))).then(&[get(token(with(GameTag::MARK_OF_EVIL)))]);

/// # Sky Gen'ral Kragg
///
/// `YOD_038` · Neutral minion · 4 mana · 2/3
///
/// > **Taunt Battlecry:** If you've played a **Quest** this game, summon a 4/2 Parrot with **Rush**.
///
/// - Set: Galakrond's Awakening · legendary · collectible
/// - Minion type: Pirate
/// - Mechanics: Taunt, Battlecry
/// - Refers to: Quest, Rush
/// - Tokens: Sharkbait [`YOD_038t`]
///
/// State: Derived
//~ derived YOD_038 a39c00a5 6b1e240b 74c0cdf1.487d7de0
pub const YOD_038: Power =
    battlecry(&[summon(card("YOD_038t"))]).when(has_done(1, &CARDS_YOU_PLAYED.that(with(GameTag::QUEST))));

/// # Sharkbait
///
/// `YOD_038t` · Neutral minion · 4 mana · 4/2
///
/// > **Rush**
///
/// - Set: Galakrond's Awakening
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla YOD_038t 3b09f017 68e74653 6fe52507.57b12c28
pub const YOD_038t: Power = VANILLA;

/// # Servant's Sacrifice
///
/// `Yod_026e` · Neutral enchantment
///
/// > Increased Attack.
///
/// - Set: Galakrond's Awakening
///
/// State: Todo
//~ todo Yod_026e b95e7778 0b4afafb 8bae1f29.08129cea
pub const Yod_026e: Power = TODO;
