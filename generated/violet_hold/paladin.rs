//! Paladin cards of Escape from Violet Hold.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 50758a4e

/// # Charged Guardian
///
/// `EX1_118e2` · Paladin enchantment
///
/// > Increased stats.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ todo EX1_118e2 7c3530bf e7d3d9c0 0ab5902c.a536d554
pub const EX1_118e2: Power = TODO;

/// # Vigilant Sentry
///
/// `JAIL_035` · Paladin minion · 3 mana · 2/3
///
/// > **Taunt Battlecry:** If your deck has no Neutral cards, summon two Vigilant Sentries.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Mechanics: Taunt, Battlecry
///
/// State: Derived
//~ derived JAIL_035 f5a7318f 00939633 7e053d9a.d55d88e8
pub const JAIL_035: Power =
    battlecry(&[summon(card("JAIL_035")).copies(2)]).when(there_is_no(&YOUR_DECK.that(class(CardClass::Neutral))));

/// # V'ama, Looming Death
///
/// `JAIL_118` · Paladin minion · 9 mana · 5/5
///
/// > **Battlecry:** Destroy all non-Paladin minions.
///
/// - Set: Escape from Violet Hold · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Done
//~ done JAIL_118 c511175f - c5910ca8.9dfe327a
pub const JAIL_118: Power = battlecry(&[destroy(MINIONS.that(not(&class(CardClass::Paladin))))]);

/// # Judgment
///
/// `JAIL_326` · Paladin spell · Holy · 6 mana
///
/// > **Prepare** Choose a friendly minion. Set all minions' stats equal to that minion's.
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Mechanics: Deck Action Cost, Prepare
/// - Enchantments: Judgment [`JAIL_326e`]
///
/// State: Todo
//~ todo JAIL_326 0d75ca9d 55aee603 35748e4e.e869e358
pub const JAIL_326: Power = TODO;

/// # Judgment
///
/// `JAIL_326e` · Paladin enchantment
///
/// > Stats set to another minion's.
///
/// - Set: Escape from Violet Hold
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `TAG_SCRIPT_DATA_NUM_2` = 1
///
/// State: Todo
//~ todo JAIL_326e d382b9dd 6ae54250 d7a2cb1e.76a9f22e
pub const JAIL_326e: Power = TODO;

/// # Reinforcement Aura
///
/// `JAIL_327` · Paladin spell · Holy · 3 mana
///
/// > At the end of your turn, summon a minion from your deck that costs (2) or less. Lasts @ turns.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Mechanics: Objective, Paladin Aura
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3, `QUEST_PROGRESS_TOTAL` = 3, `1724` = 1
///
/// State: Derived
//~ derived JAIL_327 64cef135 0066c2b2 f01c0e38.b5d8b493
#[rustfmt::skip]
pub const JAIL_327: Power = abilities(&[at_end_of_your_turn(&[summon(the(YOUR_DECK.that(all(&[MINION, COST.at_most(2)])).random()))]), lasts(3)]);

/// # Scarlet Bruiser
///
/// `JAIL_328` · Paladin minion · 2 mana · 2/2
///
/// > **Deathrattle:** If your deck has no Neutral cards, get a random Paladin card. It costs (2) less.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived JAIL_328 4e0e0906 2960e22d 922e7f54.f2e5291e
#[rustfmt::skip]
pub const JAIL_328: Power = deathrattle(&[get(random(class(CardClass::Paladin))).when(there_is_no(&YOUR_DECK.that(class(CardClass::Neutral)))), give(&[cost_less(2)]).to(IT)]);

/// # Truth Seeker
///
/// `JAIL_329` · Paladin weapon · 7 mana · 3/3 durability
///
/// > After your hero attacks, give your Paladin minions +2/+2.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Enchantments: Fire of Truth [`JAIL_329e`]
///
/// State: Derived
//~ derived JAIL_329 b7d8de3c ad860cc8 d5ce27ba.6c566395
pub const JAIL_329: Power =
    after(YOUR_HERO.attack(CARD)).then(&[attach("JAIL_329e").to(FRIENDLY_MINIONS.that(class(CardClass::Paladin)))]);

/// # Fire of Truth
///
/// `JAIL_329e` · Paladin enchantment
///
/// > +2/+2.
///
/// - Set: Escape from Violet Hold
///
/// State: Derived
//~ derived JAIL_329e 4df40279 ad787109 8746614e.6d6ab056
pub const JAIL_329e: Power = enchant(&[plus(2, 2)]);

/// # Dalaran Champion
///
/// `JAIL_330` · Paladin minion · 4 mana · 3/3
///
/// > **Divine Shield**, **Taunt** After this gains stats, gain an extra +1/+1 *(wherever this is).*
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Mechanics: Taunt, Divine Shield
/// - Tags: `1724` = 1
/// - Enchantments: Activated Combat Mode [`JAIL_330e`]
///
/// State: Todo
//~ todo JAIL_330 de74dc9a 5b9b9b7d ef8892b9.03a36e4c
pub const JAIL_330: Power = TODO;

/// # Activated Combat Mode
///
/// `JAIL_330e` · Neutral enchantment
///
/// > +{0}/+{1}.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ todo JAIL_330e 4745991e e223958d 68a28805.0fa212f7
pub const JAIL_330e: Power = TODO;

/// # Holy Bola!
///
/// `JAIL_377` · Paladin spell · Holy · 2 mana
///
/// > Draw a card. If it costs (2) or less, draw another.
///
/// - Set: Escape from Violet Hold · common · collectible
///
/// State: Derived
//~ derived JAIL_377 a34c9a6c a701d0c9 f0d13200.3884e040
pub const JAIL_377: Power = spell(&[draw(1), draw(1).when(there_is(&IT.that(COST.at_most(2))))]);

/// # Commander Beatrix
///
/// `JAIL_397` · Paladin minion · 5 mana · 5/6
///
/// > **Taunt** While building your deck, pick a 2-Cost minion. Ten copies join your deck!
///
/// - Set: Escape from Violet Hold · legendary · collectible
/// - Mechanics: Taunt, Start Of Game Keyword, Max Sideboard Cards, Sideboard Cards Count As Max
/// - Tags: `2936` = 1, `SIDEBOARD_TYPE` = 3, `ALLOWED_SIDEBOARD_SUBSET` = 74, `4688` = 19660, `4818` = 1
/// - Enchantments: Straight to JAIL!! [`JAIL_397e3`], Straight to Jail! [`JAIL_397e4`]
///
/// State: Todo
//~ todo JAIL_397 e753417e 6526b21a 6e564ba4.48443cdb
pub const JAIL_397: Power = TODO;

/// # Straight to JAIL!!
///
/// `JAIL_397e3` · Druid enchantment
///
/// > **Dormant**. Awaken in @ \|4(turn, turns).
///
/// - Set: Escape from Violet Hold
/// - Tags: `SCORE_VALUE_1` = 2
///
/// State: Todo
//~ todo JAIL_397e3 50b76013 c9810265 9486a353.d03dd6ee
pub const JAIL_397e3: Power = TODO;

/// # Straight to Jail!
///
/// `JAIL_397e4` · Shaman enchantment
///
/// > Can't be played for a turn.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ todo JAIL_397e4 c7a6d110 026245cf 9df8b3a2.f4c469fe
pub const JAIL_397e4: Power = TODO;

/// # Scarlet Recruiter
///
/// `JAIL_516` · Paladin minion · 5 mana · 4/4
///
/// > **Battlecry:** Summon two minions from your deck that cost (2) or less. Give them **Rush**.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Enchantments: New Recruit [`JAIL_516e`]
///
/// State: Derived
//~ derived JAIL_516 35d87ce5 3bfd1ee7 f6a10f62.380b3b78
pub const JAIL_516: Power =
    battlecry(&[summon(the(YOUR_DECK.that(all(&[MINION, COST.at_most(2)])).random_of(2))), attach("JAIL_516e").to(IT)]);

/// # New Recruit
///
/// `JAIL_516e` · Neutral enchantment
///
/// > **Rush**
///
/// - Set: Escape from Violet Hold
/// - Mechanics: Rush
///
/// State: Derived
//~ derived JAIL_516e 5ef8c67f fed88ae3 510ad97c.57b12c28
pub const JAIL_516e: Power = enchant(&[has(GameTag::RUSH)]);
