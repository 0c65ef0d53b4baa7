//! Neutral cards of Galakrond's Awakening.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 980aef93

/// # Escaped Manasaber
/// Minion · Beast · 4 mana · 3/5
/// > **Stealth** Whenever this attacks, gain 1 Mana Crystal this turn only.
//~ derived YOD_006 885a79d2 60e0c646.4a49d485 7ba2d043
pub const YOD_006: Power = whenever(THIS.attack(CARD)).then(&[gain_mana(1)]);

/// # Skydiving Instructor
/// Minion · Draenei · 3 mana · 2/2
/// > **Battlecry:** Summon a 1-Cost minion from your deck.
//~ derived YOD_028 59d57901 a9936826.7a9da975 553dd0b2
pub const YOD_028: Power = battlecry(&[summon(the(YOUR_DECK.that(all(&[MINION, COST.is(1)])).random()))]);

/// # Hailbringer
/// Minion · Elemental · 5 mana · 3/4
/// > **Battlecry:** Summon two 1/1 Ice Shards that **Freeze**.
/// - Makes: Ice Shard [`YOD_029t`] (1/1, "Freeze any character damaged by this minion.")
//~ derived YOD_029 bb34f3d4 a809b6f8.94e71e9f 4b967c53.d4a8e071
pub const YOD_029: Power = battlecry(&[summon(card("YOD_029t")).copies(2)]);

/// # Ice Shard
/// Minion · Elemental · 1 mana · 1/1
/// > **Freeze** any character damaged by this minion.
//~ vanilla YOD_029t 889368a1 f82494ef.71ce65d6 4fd8d9fd
pub const YOD_029t: Power = VANILLA;

/// # Licensed Adventurer
/// Minion · 2 mana · 3/2
/// > **Battlecry:** If you control a **Quest**, add a Coin to your hand.
/// - Makes: [`GAME_005`](crate::core::neutral::GAME_005)
//~ derived YOD_030 61fafebb 0296240c.552a7c38 2b8bb572.5b7621c6
pub const YOD_030: Power = battlecry(&[get(card("GAME_005"))]).when(there_is(&YOUR_SECRETS.that(with(GameTag::QUEST))));

/// # Frenzied Felwing
/// Minion · Demon · 4 mana · 3/3
/// > Costs (1) less for each damage dealt to your opponent this turn.
/// - Makes: Frenzied [`YOD_032e`] ("Cost reduced.")
//~ done YOD_032 - 9861e642.ffe3af03 cb7bf074.e57d0267
pub const YOD_032: Power =
    costs(&[cost_less(1).times(ENEMY_HERO.takes_damage_from(CARD).this_turn().in_all().count())]);

/// # Frenzied
/// Enchantment · Demon
/// > Cost reduced.
//~ todo YOD_032e 1ae25d3e a7e50f66.ca0484ff 763c0472
pub const YOD_032e: Power = TODO;

/// # Boompistol Bully
/// Minion · 5 mana · 5/5
/// > **Battlecry:** Enemy **Battlecry** cards cost (5) more next turn.
/// - Makes: Smokescreen [`YOD_033e`] ("Your Battlecry cards cost (5) more.")
//~ derived YOD_033 04e19b65 7c0f8337.01fa3ec7 d7195e96.38478151
pub const YOD_033: Power = battlecry(&[attach("YOD_033e").to(OPPONENT)]);

/// # Smokescreen
/// Enchantment
/// > Your **Battlecry** cards cost (5) more.
//~ derived YOD_033e fa7025d6 d522ad72.c7f91670 dc0bc7d6
pub const YOD_033e: Power = enchant(&[]).aura(YOUR_HAND.that(with(GameTag::BATTLECRY)), &[cost_more(5)]).next_turn();

/// # Grand Lackey Erkh
/// Minion · 4 mana · 2/3
/// > After you play a **Lackey**, add a **Lackey** to your hand.
//~ done YOD_035 - 59f12120.8de0c5c5 531a5e72
pub const YOD_035: Power =
    after(YOU.play(with(GameTag::MARK_OF_EVIL))).then(&[get(random_token(with(GameTag::MARK_OF_EVIL)))]);

/// # Sky Gen'ral Kragg
/// Minion · Pirate · 4 mana · 2/3
/// > **Taunt Battlecry:** If you've played a **Quest** this game, summon a 4/2 Parrot with **Rush**.
/// - Makes: Sharkbait [`YOD_038t`] (4/2, "Rush")
//~ done YOD_038 - e360041c.487d7de0 af0eba7b.aa242994
pub const YOD_038: Power =
    battlecry(&[summon(card("YOD_038t"))]).when(YOU.play(with(GameTag::QUEST)).this_game().at_least(1));

/// # Sharkbait
/// Minion · Beast · 4 mana · 4/2
/// > **Rush**
//~ vanilla YOD_038t 68e74653 79f352f8.57b12c28 2350c506
pub const YOD_038t: Power = VANILLA;

/// # Servant's Sacrifice
/// Enchantment
/// > Increased Attack.
//~ todo Yod_026e 0b4afafb d522ad72.08129cea 25327919
pub const Yod_026e: Power = TODO;
