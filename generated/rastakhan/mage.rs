//! Mage cards of Rastakhan's Rumble.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file cbee7ae9

/// # Elemental Evocation
///
/// `TRL_310` · Mage spell · Fire · 0 mana
///
/// > The next Elemental you play this turn costs (2) less.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Enchantments: Elemental Evocation [`TRL_310e`]
///
/// State: Derived
//~ derived TRL_310 abaed46a d25a2c2d 332a8397.bc05d62e
pub const TRL_310: Power = spell(&[attach("TRL_310e").to(YOU)]);

/// # Elemental Evocation
///
/// `TRL_310e` · Mage enchantment
///
/// > The next Elemental you play this turn costs (2) less.
///
/// - Set: Rastakhan's Rumble · common
/// - Mechanics: Cant Be Silenced
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived TRL_310e 122cbacf fe31145e 7c72e495.bc05d62e
pub const TRL_310e: Power =
    enchant(&[]).aura(YOUR_HAND.that(ELEMENTAL), &[cost_less(2)]).until(YOU.play(ELEMENTAL)).this_turn();

/// # Arcanosaur
///
/// `TRL_311` · Mage minion · 6 mana · 3/3
///
/// > **Battlecry:** If you played an Elemental last turn, deal 3 damage to all other minions.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Minion type: Elemental, Beast
/// - Mechanics: Battlecry
/// - Tags: `2542` = 1
///
/// State: Derived
//~ derived TRL_311 f1daf2eb aaf18938 b3eb6fe9.5e9452e1
#[rustfmt::skip]
pub const TRL_311: Power = battlecry(&[deal(3).to(OTHER_MINIONS)]).when(has_done(1, &past(Side::Friendly, Deed::Played, Window::LastTurn).that(ELEMENTAL)));

/// # Scorch
///
/// `TRL_313` · Mage spell · Fire · 4 mana
///
/// > Deal $4 damage to a minion. Costs (1) if you played an Elemental last turn.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived TRL_313 668b7ce2 1532e24d 937e168c.578c3d12
#[rustfmt::skip]
pub const TRL_313: Power = abilities(&[spell(&[deal(4).to(A_MINION)]), aura(THIS).when(has_done(1, &past(Side::Friendly, Deed::Played, Window::LastTurn).that(ELEMENTAL))).in_hand().have(&[cost(1)])]);

/// # Pyromaniac
///
/// `TRL_315` · Mage minion · 3 mana · 3/4
///
/// > Whenever your Hero Power kills a minion, draw a card.
///
/// - Set: Rastakhan's Rumble · rare · collectible
///
/// State: Todo
//~ todo TRL_315 6ecd8e5e 4ddcc6e8 c1f9bf4d.e140ba7a
pub const TRL_315: Power = TODO;

/// # Jan'alai, the Dragonhawk
///
/// `TRL_316` · Mage minion · 7 mana · 4/4
///
/// > **Battlecry:** If your Hero Power dealt 8 damage this game, summon Ragnaros the Firelord.@ *({0} left!)*@ *(Ready!)*
///
/// - Set: Rastakhan's Rumble · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Tags: `PLAYER_TAG_THRESHOLD_TAG_ID` = 1025, `PLAYER_TAG_THRESHOLD_VALUE` = 8
/// - Tokens: Ragnaros the Firelord [`TRL_316t`]
///
/// State: Todo
//~ todo TRL_316 45928499 b09931d9 a5f996f8.16394c27
pub const TRL_316: Power = TODO;

/// # Ragnaros the Firelord
///
/// `TRL_316t` · Neutral minion · 8 mana · 8/8
///
/// > Can't attack. At the end of your turn, deal 8 damage to a random enemy.
///
/// - Set: Rastakhan's Rumble · legendary
/// - Minion type: Elemental
/// - Mechanics: Cant Attack
///
/// State: Derived
//~ derived TRL_316t 8da3faf3 7d6b7f60 2d269594.8b56020b
pub const TRL_316t: Power = at_end_of_your_turn(&[deal(8).to(ENEMIES.random())]);

/// # Blast Wave
///
/// `TRL_317` · Mage spell · Fire · 5 mana
///
/// > Deal $2 damage to all minions. **Overkill**: Add a random Mage spell to your hand.
///
/// - Set: Rastakhan's Rumble · epic · collectible
/// - Mechanics: Overkill
///
/// State: Derived
//~ derived TRL_317 3e902459 e3885143 fda83643.146ed244
#[rustfmt::skip]
pub const TRL_317: Power = abilities(&[spell(&[deal(2).to(MINIONS)]), on(Word::Overkill, &[get(random(all(&[SPELL, class(CardClass::Mage)])))])]);

/// # Hex Lord Malacrass
///
/// `TRL_318` · Mage minion · 8 mana · 5/5
///
/// > **Battlecry**: Add a copy of your opening hand to your hand *(except this card)*.
///
/// - Set: Rastakhan's Rumble · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo TRL_318 fd00e2fc d36ac7e4 b3edb276.bb0db9d5
pub const TRL_318: Power = TODO;

/// # Spirit of the Dragonhawk
///
/// `TRL_319` · Mage minion · 2 mana · 0/3
///
/// > **Stealth** for 1 turn. Your Hero Power also targets adjacent minions.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Stealth, Aura
/// - Tags: `2542` = 1
/// - Enchantments: Power of the Dragonhawk [`TRL_319e`]
///
/// State: Todo
//~ todo TRL_319 58eaaf37 b81ccf9c 706116f6.fb69ad25
pub const TRL_319: Power = TODO;

/// # Power of the Dragonhawk
///
/// `TRL_319e` · Neutral enchantment
///
/// > Your Hero Power also hits adjacent minions.
///
/// - Set: Rastakhan's Rumble
/// - Mechanics: Cant Be Silenced
///
/// State: Todo
//~ todo TRL_319e 3ff2b97e 33cc2df5 1e1f95b3.a2c4cceb
pub const TRL_319e: Power = TODO;

/// # Daring Fire-Eater
///
/// `TRL_390` · Mage minion · 1 mana · 1/1
///
/// > **Battlecry:** Your next Hero Power this turn deals 2 more damage.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Flameweaving [`TRL_390e`], Flameweaving [`TRL_390e2`]
///
/// State: Todo
//~ todo TRL_390 68bdae52 ae90b2cd d2d921a1.9b8cb13a
pub const TRL_390: Power = TODO;

/// # Flameweaving
///
/// `TRL_390e` · enchantment
///
/// > Your next Hero Power deals 2 more damage.
///
/// - Set: Rastakhan's Rumble
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo TRL_390e ab5ba736 9c64288a 04206f16.8ea6475e
pub const TRL_390e: Power = TODO;

/// # Flameweaving
///
/// `TRL_390e2` · Neutral enchantment
///
/// > Your next Hero Power deals 2 more damage.
///
/// - Set: Rastakhan's Rumble
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo TRL_390e2 41141f06 0742794e e9a416e4.8ea6475e
pub const TRL_390e2: Power = TODO;

/// # Splitting Image
///
/// `TRL_400` · Mage spell · Arcane · 3 mana
///
/// > **Secret:** When one of your minions is attacked, summon a copy of it.
///
/// - Set: Rastakhan's Rumble · epic · collectible
/// - Mechanics: Secret
///
/// State: Derived
//~ derived TRL_400 ad14838f 2511b187 742228c5.dfa442c3
pub const TRL_400: Power = whenever(ENEMIES.attack(all(&[MINION, FRIENDLY]))).then(&[summon(copy_of(THAT))]);
