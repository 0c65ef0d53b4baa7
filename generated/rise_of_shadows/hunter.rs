//! Hunter cards of Rise of Shadows.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file a1fe5f3c

/// # Marked Shot
///
/// `DAL_371` · Hunter spell · 4 mana
///
/// > Deal $4 damage to a minion. **Discover** a spell.
///
/// - Set: Rise of Shadows · common · collectible
/// - Mechanics: Discover
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived DAL_371 630d477a 8611f063 fcb6b7f2.ca282949
pub const DAL_371: Power = spell(&[deal(4).to(A_MINION), discover(SPELL)]);

/// # Arcane Fletcher
///
/// `DAL_372` · Hunter minion · 4 mana · 3/3
///
/// > Whenever you play a 1-Cost minion, draw a spell from your deck.
///
/// - Set: Rise of Shadows · epic · collectible
///
/// State: Derived
//~ derived DAL_372 70322a5c 0cbc9d70 dad7aae5.d0584806
pub const DAL_372: Power = whenever(YOU.play(all(&[MINION, COST.is(1)]))).then(&[draw_that(1, SPELL)]);

/// # Rapid Fire
///
/// `DAL_373` · Hunter spell · 2 mana
///
/// > **Twinspell** Deal $2 damage.
///
/// - Set: Rise of Shadows · common · collectible
/// - Mechanics: Twinspell
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
/// - Tokens: Rapid Fire [`DAL_373ts`]
///
/// State: Done
//~ done DAL_373 91af6481 - ff48f94b.c1e1aa37
pub const DAL_373: Power = abilities(&[twinspell("DAL_373ts"), spell(&[deal(2).to(TARGET)])]);

/// # Rapid Fire
///
/// `DAL_373ts` · Hunter spell · 2 mana
///
/// > Deal $2 damage.
///
/// - Set: Rise of Shadows · common
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Done
//~ done DAL_373ts 7949faff - b7155c0a.c0c62e9f
pub const DAL_373ts: Power = spell(&[deal(2).to(TARGET)]);

/// # Oblivitron
///
/// `DAL_376` · Hunter minion · 6 mana · 3/4
///
/// > **Deathrattle:** Summon a Mech from your hand and trigger its **Deathrattle**.
///
/// - Set: Rise of Shadows · legendary · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived DAL_376 7178a6d2 63fcb668 e747f682.85caed0e
pub const DAL_376: Power =
    deathrattle(&[summon(the(YOUR_HAND.that(all(&[MINION, MECH])).random())), trigger(Word::Deathrattle, IT)]);

/// # Nine Lives
///
/// `DAL_377` · Hunter spell · 3 mana
///
/// > **Discover** a friendly **Deathrattle** minion that died this game. Also trigger its **Deathrattle**.
///
/// - Set: Rise of Shadows · epic · collectible
/// - Mechanics: Discover
/// - Refers to: Deathrattle
/// - Play requirements: `REQ_FRIENDLY_DEATHRATTLE_MINION_DIED_THIS_GAME` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived DAL_377 51d1cbb1 bb5fb773 aa4dcef2.5fb5cb59
#[rustfmt::skip]
pub const DAL_377: Power = spell(&[offer(Offer::Past(YOUR_MINIONS_THAT_DIED.that(with(GameTag::DEATHRATTLE))), &[get(the(IT))]), trigger(Word::Deathrattle, IT)]);

/// # Unleash the Beast
///
/// `DAL_378` · Hunter spell · 6 mana
///
/// > **Twinspell** Summon a 5/5 Wyvern with **Rush**.
///
/// - Set: Rise of Shadows · rare · collectible
/// - Mechanics: Twinspell
/// - Refers to: Rush
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Wyvern [`DAL_378t1`], Unleash the Beast [`DAL_378ts`]
///
/// State: Derived
//~ derived DAL_378 f6860649 4c9750bd c8f0c161.101bd815
pub const DAL_378: Power = abilities(&[twinspell("DAL_378ts"), spell(&[summon(card("DAL_378t1"))])]);

/// # Wyvern
///
/// `DAL_378t1` · Hunter minion · 5 mana · 5/5
///
/// > **Rush**
///
/// - Set: Rise of Shadows
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla DAL_378t1 6d7f6858 39c05332 4c4118cc.57b12c28
pub const DAL_378t1: Power = VANILLA;

/// # Unleash the Beast
///
/// `DAL_378ts` · Hunter spell · 6 mana
///
/// > Summon a 5/5 Wyvern with **Rush**.
///
/// - Set: Rise of Shadows · rare
/// - Refers to: Rush
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Wyvern [`DAL_378t1`]
///
/// State: Derived
//~ derived DAL_378ts 8af3a712 be436cf4 4329465f.e6b1593f
pub const DAL_378ts: Power = spell(&[summon(card("DAL_378t1"))]);

/// # Vereesa Windrunner
///
/// `DAL_379` · Hunter minion · 7 mana · 5/6
///
/// > **Battlecry:** Equip Thori'dal, the Stars' Fury.
///
/// - Set: Rise of Shadows · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Stars' Fury [`DAL_379e`]
/// - Tokens: Thori'dal, the Stars' Fury [`DAL_379t`]
///
/// State: Derived
//~ derived DAL_379 de8f1e03 5df9a300 8c2e519b.971c26f9
pub const DAL_379: Power = battlecry(&[equip(card("DAL_379t"))]);

/// # Stars' Fury
///
/// `DAL_379e` · Hunter enchantment
///
/// > You have **Spell Damage +2** this turn.
///
/// - Set: Rise of Shadows
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo DAL_379e 393099f3 b6ab6cd3 e699fae0.840c9f7d
pub const DAL_379e: Power = TODO;

/// # Thori'dal, the Stars' Fury
///
/// `DAL_379t` · Hunter weapon · 3 mana · 2/3 durability
///
/// > After your hero attacks, gain **Spell Damage +2** this turn.
///
/// - Set: Rise of Shadows
/// - Refers to: Spellpower
///
/// State: Derived
//~ derived DAL_379t c10b4cde 019852c7 5a46cba4.9beaa9c5
pub const DAL_379t: Power =
    after(YOUR_HERO.attack(CARD)).then(&[lend(&[plus_tag(GameTag::SPELLPOWER, 2)], Lasts::ThisTurn)]);

/// # Shimmerfly
///
/// `DAL_587` · Hunter minion · 1 mana · 1/1
///
/// > **Deathrattle:** Add a random Hunter spell to your hand.
///
/// - Set: Rise of Shadows · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Entourage: Misha [`NEW1_032`](crate::legacy::hunter::NEW1_032), Leokk [`NEW1_033`](crate::legacy::hunter::NEW1_033), Huffer [`NEW1_034`](crate::legacy::hunter::NEW1_034)
///
/// State: Derived
//~ derived DAL_587 bde86f8a 3269fc2f 67d0b50e.818a1f93
pub const DAL_587: Power = deathrattle(&[get(random(all(&[SPELL, class(CardClass::Hunter)])))]);

/// # Hunting Party
///
/// `DAL_589` · Hunter spell · 5 mana
///
/// > Copy all Beasts in your hand.
///
/// - Set: Rise of Shadows · rare · collectible
/// - Enchantments: Hunting Party [`DAL_589e`]
///
/// State: Derived
//~ derived DAL_589 88de741c 98fea8fd d78fc51f.fcd8eab3
pub const DAL_589: Power = spell(&[get(copy_of(YOUR_HAND.that(BEAST)))]);

/// # Hunting Party
///
/// `DAL_589e` · Neutral enchantment
///
/// > +3/+3.
///
/// - Set: Rise of Shadows
///
/// State: Derived
//~ derived DAL_589e 558f5423 065f4cdc 3325babc.b42c6980
pub const DAL_589e: Power = enchant(&[plus(3, 3)]);

/// # Ursatron
///
/// `DAL_604` · Hunter minion · 3 mana · 3/3
///
/// > **Deathrattle:** Draw a Mech from your deck.
///
/// - Set: Rise of Shadows · common · collectible
/// - Minion type: Mech, Beast
/// - Mechanics: Deathrattle
/// - Tags: `2542` = 1
///
/// State: Derived
//~ derived DAL_604 59ea4d1f 3ab491f6 1eddeee5.88a9cd51
pub const DAL_604: Power = deathrattle(&[draw_that(1, MECH)]);
