//! Shaman cards of Classic.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 1f02d0ec

/// # Ancestral Spirit
///
/// `CS2_038` · Shaman spell · 2 mana
///
/// > Give a minion "**Deathrattle:** Resummon this minion."
///
/// - Set: Classic · rare · collectible
/// - Refers to: Deathrattle
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Ancestral Spirit [`CS2_038e`]
///
/// State: Done
//~ done CS2_038 fbe0c409 - c5b1b93a.94d8d26d
pub const CS2_038: Power = spell(&[attach("CS2_038e").to(A_MINION)]);

/// # Ancestral Spirit
///
/// `CS2_038e` · Shaman enchantment
///
/// > **Deathrattle:** Resummon this minion.
///
/// - Set: Classic
///
/// State: Done
//~ done CS2_038e 477e10ea - 5a4bba74.77516780
pub const CS2_038e: Power = deathrattle(&[summon(copy_of(THIS))]);

/// # Far Sight
///
/// `CS2_053` · Shaman spell · 3 mana
///
/// > Draw a card. That card costs (3) less.
///
/// - Set: Classic · epic · collectible
/// - Enchantments: Far Sight [`CS2_053e`]
///
/// State: Done
//~ done CS2_053 eb526327 - c4bf6af9.2eef8bab
pub const CS2_053: Power = spell(&[draw(1), attach("CS2_053e").to(IT)]);

/// # Far Sight
///
/// `CS2_053e` · Shaman enchantment
///
/// > Costs (3) less.
///
/// - Set: Classic
///
/// State: Derived
//~ derived CS2_053e 610ac1be 3de58759 27fdb21c.bb1f76c5
pub const CS2_053e: Power = enchant(&[cost_less(3)]);

/// # Lightning Bolt
///
/// `EX1_238` · Shaman spell · Nature · 1 mana
///
/// > Deal $3 damage. **Overload:** (1)
///
/// - Set: Classic · common · collectible
/// - Mechanics: Overload
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Done
//~ done EX1_238 db4dda91 - de8c113f.611da220
pub const EX1_238: Power = spell(&[deal(3).to(TARGET)]);

/// # Lava Burst
///
/// `EX1_241` · Shaman spell · Fire · 3 mana
///
/// > Deal $5 damage. **Overload:** (2)
///
/// - Set: Classic · rare · collectible
/// - Tags: `OVERLOAD` = 2
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Done
//~ done EX1_241 2319da6c - 66469a6d.e104c89d
pub const EX1_241: Power = spell(&[deal(5).to(TARGET)]);

/// # Dust Devil
///
/// `EX1_243` · Shaman minion · 1 mana · 3/1
///
/// > **Windfury**. **Overload:** (2)
///
/// - Set: Classic · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Windfury
/// - Tags: `OVERLOAD` = 2
///
/// State: Vanilla
//~ vanilla EX1_243 ec9a7341 cb5061d0 acee7f0c.a5cc46c8
pub const EX1_243: Power = VANILLA;

/// # Earth Shock
///
/// `EX1_245` · Shaman spell · Nature · 1 mana
///
/// > **Silence** a minion, then deal $1 damage to it.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Silence
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Done
//~ done EX1_245 d0b538fe - eb14c820.534fc8bb
pub const EX1_245: Power = spell(&[silence(A_MINION), deal(1).to(IT)]);

/// # Stormforged Axe
///
/// `EX1_247` · Shaman weapon · 2 mana · 2/3 durability
///
/// > **Overload:** (1)
///
/// - Set: Classic · common · collectible
/// - Mechanics: Overload
///
/// State: Vanilla
//~ vanilla EX1_247 75de27b1 8b15dcb8 dd3972d9.e77e0301
pub const EX1_247: Power = VANILLA;

/// # Feral Spirit
///
/// `EX1_248` · Shaman spell · Nature · 3 mana
///
/// > Summon two 2/3 Spirit Wolves with **Taunt**. **Overload:** (1)
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Overload
/// - Refers to: Taunt
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Spirit Wolf [`EX1_tk11`]
///
/// State: Done
//~ done EX1_248 09001c6b - 81ac0e14.7e54735b
pub const EX1_248: Power = spell(&[summon(card("EX1_tk11")).copies(2)]);

/// # Earth Elemental
///
/// `EX1_250` · Shaman minion · 5 mana · 7/9
///
/// > **Taunt** Overload**:** (2)
///
/// - Set: Classic · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Taunt
/// - Tags: `OVERLOAD` = 2
/// - Tokens: Earth Elemental [`EX1_250_puzzle`]
///
/// State: Vanilla
//~ vanilla EX1_250 d7321500 a00a1dec f89c59ff.6cc7c3c0
pub const EX1_250: Power = VANILLA;

/// # Earth Elemental
///
/// `EX1_250_puzzle` · Shaman minion · 5 mana · 7/8
///
/// > **Taunt** Overload**:** (2)
///
/// - Set: Classic · epic
/// - Minion type: Elemental
/// - Mechanics: Taunt
/// - Tags: `OVERLOAD` = 2
///
/// State: Vanilla
//~ vanilla EX1_250_puzzle 7514bc7f be17b4c1 a3b91798.6cc7c3c0
pub const EX1_250_puzzle: Power = VANILLA;

/// # Forked Lightning
///
/// `EX1_251` · Shaman spell · Nature · 1 mana
///
/// > Deal $2 damage to 2 random enemy minions. **Overload:** (2)
///
/// - Set: Classic · common · collectible
/// - Tags: `OVERLOAD` = 2
/// - Play requirements: `REQ_MINIMUM_ENEMY_MINIONS` = 1 (hearthstone-data 36393.1)
///
/// State: Done
//~ done EX1_251 2cc87fb4 - 5311e608.ec42f296
pub const EX1_251: Power = spell(&[deal(2).to(ENEMY_MINIONS.random_of(2))]);

/// # Unbound Elemental
///
/// `EX1_258` · Shaman minion · 3 mana · 3/4
///
/// > After you play a card with **Overload**, gain +1/+1.
///
/// - Set: Classic · common · collectible
/// - Minion type: Elemental
/// - Refers to: Overload
/// - Enchantments: Overloading [`EX1_258e`]
///
/// State: Done
//~ done EX1_258 f54f1582 - 2b72c30c.ada3b878
pub const EX1_258: Power = after(YOU.play(with(GameTag::OVERLOAD))).then(&[attach("EX1_258e")]);

/// # Overloading
///
/// `EX1_258e` · Shaman enchantment
///
/// > Increased stats.
///
/// - Set: Classic
///
/// State: Done
//~ done EX1_258e 792686b0 - c9f6f17c.a536d554
pub const EX1_258e: Power = enchant(&[plus(1, 1)]);

/// # Lightning Storm
///
/// `EX1_259` · Shaman spell · Nature · 3 mana
///
/// > Deal $3 damage to all enemy minions. **Overload:** (1)
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Overload
///
/// State: Done
//~ done EX1_259 35be3886 - c2eb3ee0.506a0f26
pub const EX1_259: Power = spell(&[deal(3).to(ENEMY_MINIONS)]);

/// # Doomhammer
///
/// `EX1_567` · Shaman weapon · 5 mana · 2/8 durability
///
/// > **Windfury, Overload:** (2)
///
/// - Set: Classic · epic · collectible
/// - Mechanics: Windfury
/// - Tags: `OVERLOAD` = 2
///
/// State: Vanilla
//~ vanilla EX1_567 33711e24 3af9840a 39bc2b44.44ea5630
pub const EX1_567: Power = VANILLA;

/// # Mana Tide Totem
///
/// `EX1_575` · Shaman minion · 3 mana · 0/3
///
/// > At the end of your turn, draw a card.
///
/// - Set: Classic · rare · collectible
/// - Minion type: Totem
///
/// State: Done
//~ done EX1_575 b1e31a07 - fc82c21e.f5470f4f
pub const EX1_575: Power = at_end_of_your_turn(&[draw(1)]);

/// # Spirit Wolf
///
/// `EX1_tk11` · Shaman minion · 2 mana · 2/3
///
/// > **Taunt**
///
/// - Set: Classic
/// - Minion type: Undead, Beast
/// - Mechanics: Taunt
/// - Tags: `2542` = 1
///
/// State: Vanilla
//~ vanilla EX1_tk11 22b8ede1 46272af0 5204e1d3.4b0c5d24
pub const EX1_tk11: Power = VANILLA;

/// # Al'Akir the Windlord
///
/// `NEW1_010` · Shaman minion · 8 mana · 3/6
///
/// > **Charge, Divine Shield, Taunt, Windfury**
///
/// - Set: Classic · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Windfury, Taunt, Divine Shield, Charge
///
/// State: Vanilla
//~ vanilla NEW1_010 37f63410 c821bde0 5dcf8031.047d1399
pub const NEW1_010: Power = VANILLA;
