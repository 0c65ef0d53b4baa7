//! Demon Hunter cards of March of the Lich King.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 1e18995a

/// # Shambling Chow
///
/// `NX2_024` · Demon Hunter minion · 1 mana · 2/3
///
/// > **Rush Deathrattle:** Deal 4 damage to your hero.
///
/// - Set: March of the Lich King · common · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle, Rush
///
/// State: Derived
//~ derived NX2_024 89287409 b5b8d4d3 c18957a9.05bab5b3
pub const NX2_024: Power = deathrattle(&[deal(4).to(YOUR_HERO)]);

/// # Calamity's Grasp
///
/// `NX2_025` · Demon Hunter weapon · 1 mana · 1/2 durability
///
/// > **Deathrattle:** Add a random **Outcast** card to your hand.
///
/// - Set: March of the Lich King · rare · collectible
/// - Mechanics: Deathrattle
/// - Refers to: Outcast
///
/// State: Derived
//~ derived NX2_025 042b1d52 4c890867 48726564.173c4d5f
pub const NX2_025: Power = deathrattle(&[get(random(with(GameTag::OUTCAST)))]);

/// # Felscale Evoker
///
/// `NX2_026` · Demon Hunter minion · 6 mana · 5/7
///
/// > **Battlecry:** If you've cast three spells while holding this, summon a different Demon from your deck.@ *({0} left!)*@ *(Ready!)*
///
/// - Set: March of the Lich King · rare · collectible
/// - Minion type: Demon, Naga
/// - Mechanics: Battlecry
/// - Tags: `ENTITY_TAG_THRESHOLD_TAG_ID` = 2, `ENTITY_TAG_THRESHOLD_VALUE` = 3, `2553` = 1
///
/// State: Todo
//~ todo NX2_026 98b02c6f cf0dde63 c13a1835.f2f982d4
pub const NX2_026: Power = TODO;

/// # Mark of Scorn
///
/// `RLK_206` · Demon Hunter spell · 2 mana
///
/// > Draw a card. If it's not a minion, deal $4 damage to the lowest Health enemy.
///
/// - Set: March of the Lich King · common · collectible
///
/// State: Derived
//~ derived RLK_206 f3a7869e e69f59aa 51f92d40.a0d4cc49
pub const RLK_206: Power = spell(&[draw(1), deal(4).to(ENEMIES.least(HEALTH)).when(there_is(&IT.that(not(&MINION))))]);

/// # Fierce Outsider
///
/// `RLK_207` · Demon Hunter minion · 1 mana · 2/1
///
/// > **Rush Outcast:** Your next **Outcast** card costs (1) less.
///
/// - Set: March of the Lich King · common · collectible
/// - Mechanics: Rush, Outcast
/// - Enchantments: Introverted [`RLK_207e`]
///
/// State: Derived
//~ derived RLK_207 21cc97d6 9aabd31b a1b0af92.13dadb15
pub const RLK_207: Power = on(Word::Outcast, &[attach("RLK_207e").to(YOU)]);

/// # Introverted
///
/// `RLK_207e` · Demon Hunter enchantment
///
/// > Your next **Outcast** card costs (1) less.
///
/// - Set: March of the Lich King
///
/// State: Derived
//~ derived RLK_207e d5220cef b3d9756e e0f55598.0a4588a9
pub const RLK_207e: Power =
    enchant(&[]).aura(YOUR_HAND.that(with(GameTag::OUTCAST)), &[cost_less(1)]).until(YOU.play(with(GameTag::OUTCAST)));

/// # Fel'dorei Warband
///
/// `RLK_208` · Demon Hunter spell · 4 mana
///
/// > Deal $4 damage. If your deck has no minions, summon four 1/1 Illidari with **Rush**.
///
/// - Set: March of the Lich King · common · collectible
/// - Refers to: Rush
/// - Tokens: Illidari Initiate [`BT_036t`](crate::legacy::demon_hunter::BT_036t)
///
/// State: Derived
//~ derived RLK_208 f84f1278 609a54bb 4cc2bac8.b603c191
pub const RLK_208: Power =
    spell(&[deal(4).to(TARGET), summon(card("BT_036t")).copies(4).when(there_is_no(&YOUR_DECK.that(MINION)))]);

/// # Unleash Fel
///
/// `RLK_209` · Demon Hunter spell · Fel · 1 mana
///
/// > Deal $1 damage to all enemies. **Manathirst (6):** With **Lifesteal**.
///
/// - Set: March of the Lich King · rare · collectible
/// - Refers to: Lifesteal
/// - Tags: `MANATHIRST` = 6
///
/// State: Todo
//~ todo RLK_209 8e740cfa b6a342f8 ee49b95d.1fa25520
pub const RLK_209: Power = TODO;

/// # Wretched Exile
///
/// `RLK_210` · Demon Hunter minion · 2 mana · 2/3
///
/// > After you play an **Outcast** card, add a random **Outcast** card to your hand.
///
/// - Set: March of the Lich King · epic · collectible
/// - Refers to: Outcast
///
/// State: Derived
//~ derived RLK_210 d559e774 57f152ca f656ebc5.5458e952
pub const RLK_210: Power = after(YOU.play(with(GameTag::OUTCAST))).then(&[get(random(with(GameTag::OUTCAST)))]);

/// # Deal with a Devil
///
/// `RLK_211` · Demon Hunter spell · Fel · 5 mana
///
/// > Summon two 3/3 Felfiends with **Lifesteal**. If your deck has no minions, summon two more.
///
/// - Set: March of the Lich King · rare · collectible
/// - Refers to: Lifesteal
/// - Tokens: Felfiend [`RLK_211t`]
///
/// State: Derived
//~ derived RLK_211 c98f942e 9462a54a b8fde7a4.3b481fc9
#[rustfmt::skip]
pub const RLK_211: Power = spell(&[summon(card("RLK_211t")).copies(2), summon(card("RLK_211t")).copies(2).when(there_is_no(&YOUR_DECK.that(MINION)))]);

/// # Felfiend
///
/// `RLK_211t` · Demon Hunter minion · 3 mana · 3/3
///
/// > **Lifesteal**
///
/// - Set: March of the Lich King
/// - Minion type: Demon
/// - Mechanics: Lifesteal
///
/// State: Vanilla
//~ vanilla RLK_211t c4a71055 1b95abde 8b07ba42.b857c9f1
pub const RLK_211t: Power = VANILLA;

/// # Brutal Annihilan
///
/// `RLK_212` · Demon Hunter minion · 9 mana · 9/9
///
/// > **Taunt**, **Rush** After this minion survives damage, deal that amount to the enemy hero.
///
/// - Set: March of the Lich King · epic · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt, Rush
///
/// State: Derived
//~ derived RLK_212 b1a8c12d bd1fcd8c 4647b08e.80c83d46
#[rustfmt::skip]
pub const RLK_212: Power = after(THIS.takes_damage(CARD)).when(there_is(&THIS.that(not(&DEAD)))).then(&[deal(1).times(THAT_MUCH).to(ENEMY_HERO)]);

/// # Vengeful Walloper
///
/// `RLK_213` · Demon Hunter minion · 7 mana · 5/5
///
/// > **Rush**. Costs (1) less for each **Outcast** card you've played this game.
///
/// - Set: March of the Lich King · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Rush
/// - Refers to: Outcast
///
/// State: Derived
//~ derived RLK_213 e975d581 813bab14 9057189b.31af18e4
pub const RLK_213: Power = costs(&[cost_less(1).times(count_of(CARDS_YOU_PLAYED.that(with(GameTag::OUTCAST))))]);

/// # Souleater's Scythe
///
/// `RLK_214` · Demon Hunter weapon · 4 mana · 4/2 durability
///
/// > **Start of Game:** Consume 3 different minions in your deck. Leave behind Souls that **Discover** them.
///
/// - Set: March of the Lich King · legendary · collectible
/// - Mechanics: Start Of Game Keyword
/// - Refers to: Discover
/// - Tags: `2936` = 1
/// - Tokens: Bound Soul [`RLK_214t`]
///
/// State: Todo
//~ todo RLK_214 2543ca0e 0264febd 34d6c0d3.916c36ca
pub const RLK_214: Power = TODO;

/// # Bound Soul
///
/// `RLK_214t` · Demon Hunter spell · 1 mana
///
/// > **Discover** a minion consumed by Souleater's Scythe.
///
/// - Set: March of the Lich King
/// - Mechanics: Discover
/// - Tokens: Souleater's Scythe [`RLK_214`]
///
/// State: Todo
//~ todo RLK_214t 4d306a15 f97c5811 0028b9ea.856cd16b
pub const RLK_214t: Power = TODO;

/// # Felerin, the Forgotten
///
/// `RLK_215` · Demon Hunter minion · 4 mana · 3/3
///
/// > **Battlecry:** Add a random **Outcast** card to the left and right sides of your hand. They cost (2) less.
///
/// - Set: March of the Lich King · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Outcast
///
/// State: Todo
//~ todo RLK_215 f22eee06 20d37dae 8fd1b881.50be2615
pub const RLK_215: Power = TODO;
