//! Priest cards of Mean Streets of Gadgetzan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 7e8b401d

/// # Raza the Chained
///
/// `CFM_020` · Priest minion · 5 mana · 5/5
///
/// > **Battlecry:** If your deck has no duplicates, your Hero Power costs (0) this game.
///
/// - Set: Mean Streets of Gadgetzan · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Raza Enchant [`CFM_020e`]
///
/// State: Todo
//~ todo CFM_020 f4c2492a 0ff587cd 117615a8.cdd2470b
pub const CFM_020: Power = TODO;

/// # Raza Enchant
///
/// `CFM_020e` · Neutral enchantment
///
/// > Your **Hero Power** costs (0).
///
/// - Set: Mean Streets of Gadgetzan
///
/// State: Todo
//~ todo CFM_020e c32652f0 278d8387 70ced976.d5f16ba5
pub const CFM_020e: Power = TODO;

/// # Potion of Madness
///
/// `CFM_603` · Priest spell · Shadow · 1 mana
///
/// > Gain control of an enemy minion with 2 or less Attack until end of turn.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_ENEMY_TARGET`, `REQ_NUM_MINION_SLOTS` = 1, `REQ_TARGET_MAX_ATTACK` = 2 (hearthstone-data 36393.1)
/// - Enchantments: Madness Potion [`CFM_603e`]
///
/// State: Todo
//~ todo CFM_603 bab94758 f6a98b47 1acfd72b.66ce0041
pub const CFM_603: Power = TODO;

/// # Madness Potion
///
/// `CFM_603e` · Priest enchantment
///
/// > This minion has switched controllers this turn.
///
/// - Set: Mean Streets of Gadgetzan
///
/// State: Todo
//~ todo CFM_603e e2ff42a9 cd1f697e 9e3b9b99.8df90f41
pub const CFM_603e: Power = TODO;

/// # Greater Healing Potion
///
/// `CFM_604` · Priest spell · Holy · 4 mana
///
/// > Restore #12 Health to a friendly character. Draw a card.
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived CFM_604 0fa3660e 8b92cc99 60abcc37.e984a482
pub const CFM_604: Power = spell(&[heal(12).to(A_FRIENDLY_CHARACTER), draw(1)]);

/// # Drakonid Operative
///
/// `CFM_605` · Priest minion · 4 mana · 4/5
///
/// > **Battlecry:** If you're holding a Dragon, **Discover** a copy of a card in your opponent's deck.
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Discover
///
/// State: Derived
//~ derived CFM_605 2ad1ef12 35526c1f 045badfa.c769b278
pub const CFM_605: Power =
    battlecry(&[offer(Offer::Entities(ENEMY_DECK), &[get(copy_of(IT))])]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Mana Geode
///
/// `CFM_606` · Priest minion · 2 mana · 2/3
///
/// > **Overheal:** Summon a 2/2 Crystal.
///
/// - Set: Mean Streets of Gadgetzan · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Overheal
/// - Tokens: Crystal [`CFM_606t`]
///
/// State: Derived
//~ derived CFM_606 2f6d51be ea334dd1 39ae7d26.77caa085
pub const CFM_606: Power = on(Word::Overheal, &[summon(card("CFM_606t"))]);

/// # Crystal
///
/// `CFM_606t` · Priest minion · 2 mana · 2/2
///
/// - Set: Mean Streets of Gadgetzan
/// - Minion type: Elemental
///
/// State: Vanilla
//~ vanilla CFM_606t e9791a39 f8907a3e 0c8569c7
pub const CFM_606t: Power = VANILLA;

/// # Kabal Talonpriest
///
/// `CFM_626` · Priest minion · 3 mana · 3/4
///
/// > **Battlecry:** Give a friendly minion +3 Health.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Give +3 Health."
/// - Enchantments: Fortitude [`CFM_626e`]
///
/// State: Derived
//~ derived CFM_626 47d71758 68693ded c1ba1ac7.0d24a26e
pub const CFM_626: Power = battlecry(&[attach("CFM_626e").to(A_FRIENDLY_MINION)]);

/// # Fortitude
///
/// `CFM_626e` · Neutral enchantment
///
/// > +3 Health.
///
/// - Set: Mean Streets of Gadgetzan
///
/// State: Derived
//~ derived CFM_626e f4f52b3a 38d34d5d b0d96e7a.cda80e25
pub const CFM_626e: Power = enchant(&[HEALTH.plus(3)]);

/// # Kabal Songstealer
///
/// `CFM_657` · Priest minion · 5 mana · 5/5
///
/// > **Battlecry: Silence** a minion.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Silence
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_NONSELF_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Silence a minion."
///
/// State: Derived
//~ derived CFM_657 b21e97cb c98f01b6 eebef693.94f1f570
pub const CFM_657: Power = battlecry(&[silence(A_MINION)]);

/// # Pint-Size Potion
///
/// `CFM_661` · Priest spell · Shadow · 1 mana
///
/// > Give all enemy minions -3 Attack this turn only.
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
/// - Enchantments: Shrunk [`CFM_661e`]
///
/// State: Derived
//~ derived CFM_661 1f7991d0 e6530e42 434d1b24.e0acd658
pub const CFM_661: Power = spell(&[attach("CFM_661e").to(ENEMY_MINIONS)]);

/// # Shrunk
///
/// `CFM_661e` · Priest enchantment
///
/// > -3 Attack this turn.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived CFM_661e c058b09c 02e2be3d 2c9af6fb.85dd740e
pub const CFM_661e: Power = enchant(&[ATTACK.plus(-3)]).this_turn();

/// # Dragonfire Potion
///
/// `CFM_662` · Priest spell · Fire · 5 mana
///
/// > Deal $5 damage to all minions except Dragons.
///
/// - Set: Mean Streets of Gadgetzan · epic · collectible
///
/// State: Derived
//~ derived CFM_662 d1f3e2a3 e3f1defa 39f7074e.143e0de2
pub const CFM_662: Power = spell(&[deal(5).to(MINIONS.that(not(&DRAGON)))]);
