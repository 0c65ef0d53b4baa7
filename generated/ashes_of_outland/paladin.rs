//! Paladin cards of Ashes of Outland.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 7903b1d9

/// # Imprisoned Sungill
///
/// `BT_009` · Paladin minion · 1 mana · 2/1
///
/// > **Dormant** for 2 turns. When this awakens, summon two 1/1 Murlocs.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Minion type: Murloc
/// - Refers to: Dormant
/// - Tags: `1652` = 1
/// - Tokens: Sungill Streamrunner [`BT_009t`]
///
/// State: Derived
//~ derived BT_009 1b7149f4 7d0a0637 6f757e68.c280bedc
pub const BT_009: Power = abilities(&[dormant_for(2), on(Word::Awaken, &[summon(card("BT_009t")).copies(2)])]);

/// # Sungill Streamrunner
///
/// `BT_009t` · Paladin minion · 1 mana · 1/1
///
/// - Set: Ashes of Outland
/// - Minion type: Murloc
///
/// State: Vanilla
//~ vanilla BT_009t 306ea9d4 4fa05f40 4edb4c4d
pub const BT_009t: Power = VANILLA;

/// # Libram of Justice
///
/// `BT_011` · Paladin spell · Holy · 5 mana
///
/// > Equip a 1/4 weapon. Change the Health of all enemy minions to 1.
///
/// - Set: Ashes of Outland · common · collectible
/// - Mechanics: Libram
/// - Enchantments: Judgment of Justice [`BT_011e`]
/// - Tokens: Overdue Justice [`BT_011t`]
///
/// State: Derived
//~ derived BT_011 56e11cc2 ccf144e7 ab6e16e2.0eec0c2b
pub const BT_011: Power = spell(&[equip(card("BT_011t")), attach("BT_011e").to(ENEMY_MINIONS)]);

/// # Judgment of Justice
///
/// `BT_011e` · Neutral enchantment
///
/// > Health changed to 1.
///
/// - Set: Ashes of Outland
///
/// State: Derived
//~ derived BT_011e 694bafe4 54481e7d 91f915dc.671a0436
pub const BT_011e: Power = enchant(&[HEALTH.set(1)]);

/// # Overdue Justice
///
/// `BT_011t` · Paladin weapon · 1 mana · 1/4 durability
///
/// - Set: Ashes of Outland
///
/// State: Vanilla
//~ vanilla BT_011t 8007cee9 ef165da5 8afecb4a
pub const BT_011t: Power = VANILLA;

/// # Underlight Angling Rod
///
/// `BT_018` · Paladin weapon · 3 mana · 3/2 durability
///
/// > After your Hero attacks, add a random Murloc to your hand.
///
/// - Set: Ashes of Outland · epic · collectible
///
/// State: Derived
//~ derived BT_018 9dbbbc1d 5282912b f8c33a85.a6b192a4
pub const BT_018: Power = after(YOUR_HERO.attack(CARD)).then(&[get(random(MURLOC))]);

/// # Murgur Murgurgle
///
/// `BT_019` · Paladin minion · 2 mana · 2/1
///
/// > **Divine Shield Deathrattle:** Shuffle 'Murgurgle Prime' into your deck.
///
/// - Set: Ashes of Outland · legendary · collectible
/// - Minion type: Murloc
/// - Mechanics: Divine Shield, Deathrattle
/// - Tokens: Murgurgle Prime [`BT_019t`]
///
/// State: Derived
//~ derived BT_019 148d10fc 65f343a4 20fa5882.7c99b6d6
pub const BT_019: Power = deathrattle(&[shuffle(card("BT_019t"))]);

/// # Murgurgle Prime
///
/// `BT_019t` · Paladin minion · 8 mana · 6/3
///
/// > **Divine Shield Battlecry:** Summon 4 random Murlocs. Give them **Divine Shield**.
///
/// - Set: Ashes of Outland
/// - Minion type: Mech, Murloc
/// - Mechanics: Divine Shield, Battlecry
/// - Tags: `2539` = 1
///
/// State: Derived
//~ derived BT_019t 1b07f1bb 7bf3c7a9 ef038512.e0b9a9df
pub const BT_019t: Power =
    battlecry(&[summon(random(all(&[MINION, MURLOC]))).copies(4), give(&[has(GameTag::DIVINE_SHIELD)]).to(IT)]);

/// # Aldor Attendant
///
/// `BT_020` · Paladin minion · 1 mana · 1/3
///
/// > **Battlecry:** Reduce the Cost of your Librams by (1) this game.
///
/// - Set: Ashes of Outland · common · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Enchantments: Aldor Attendant [`BT_020e`]
///
/// State: Derived
//~ derived BT_020 28557b30 6524ad10 b2400c3f.32e3d3c0
pub const BT_020: Power = battlecry(&[attach("BT_020e").to(YOU)]);

/// # Aldor Attendant
///
/// `BT_020e` · Neutral enchantment
///
/// > Reduced Cost.
///
/// - Set: Ashes of Outland
///
/// State: Derived
//~ derived BT_020e e2e4117b 3f5e2a12 fc707348.dda26391
pub const BT_020e: Power = enchant(&[]).aura(YOUR_HAND.that(with(GameTag::LIBRAM)), &[cost_less(1)]);

/// # Libram of Hope
///
/// `BT_024` · Paladin spell · Holy · 9 mana
///
/// > Restore #8 Health. Summon an 8/8 Guardian with **Taunt** and **Divine Shield**.
///
/// - Set: Ashes of Outland · epic · collectible
/// - Mechanics: Libram
/// - Refers to: Taunt, Divine Shield
/// - Tokens: Ancient Guardian [`BT_024t`]
///
/// State: Derived
//~ derived BT_024 355b7739 939a899a f1caee53.451f8689
pub const BT_024: Power = spell(&[heal(8).to(TARGET), summon(card("BT_024t"))]);

/// # Ancient Guardian
///
/// `BT_024t` · Paladin minion · 8 mana · 8/8
///
/// > **Taunt Divine Shield**
///
/// - Set: Ashes of Outland
/// - Mechanics: Taunt, Divine Shield
///
/// State: Vanilla
//~ vanilla BT_024t 9a38fa7e d7d5cdf2 1c94eff1.efaaa40f
pub const BT_024t: Power = VANILLA;

/// # Libram of Wisdom
///
/// `BT_025` · Paladin spell · Holy · 2 mana
///
/// > Give a minion +1/+1 and "**Deathrattle:** Add a 'Libram of Wisdom' spell to your hand."
///
/// - Set: Ashes of Outland · rare · collectible
/// - Mechanics: Libram
/// - Refers to: Deathrattle
/// - Enchantments: Light's Wisdom [`BT_025e`]
///
/// State: Todo
//~ todo BT_025 2e93aef6 91fb74c2 f73d075d.6db49162
pub const BT_025: Power = TODO;

/// # Light's Wisdom
///
/// `BT_025e` · Paladin enchantment
///
/// > +1/+1. **Deathrattle:** Add 'Libram of Wisdom' to your hand.
///
/// - Set: Ashes of Outland
/// - Tokens: Libram of Wisdom [`BT_025`]
///
/// State: Derived
//~ derived BT_025e 1725b4e2 1255b73f ce9e58cc.ea237e39
pub const BT_025e: Power = abilities(&[enchant(&[plus(1, 1)]), deathrattle(&[get(card("BT_025"))])]);

/// # Aldor Truthseeker
///
/// `BT_026` · Paladin minion · 5 mana · 4/6
///
/// > **Taunt**. **Battlecry:** Reduce the Cost of your Librams by (2) this game.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Minion type: Draenei
/// - Mechanics: Taunt, Battlecry
/// - Enchantments: Aldor Truthseeker [`BT_026e`]
///
/// State: Derived
//~ derived BT_026 f1b37cfd 68333828 c80cc11f.ac83fd5d
pub const BT_026: Power = battlecry(&[attach("BT_026e").to(YOU)]);

/// # Aldor Truthseeker
///
/// `BT_026e` · Neutral enchantment
///
/// > Reduced Cost.
///
/// - Set: Ashes of Outland
///
/// State: Derived
//~ derived BT_026e 549dcb66 b0981ef5 a418e556.dda26391
pub const BT_026e: Power = enchant(&[]).aura(YOUR_HAND.that(with(GameTag::LIBRAM)), &[cost_less(2)]);

/// # Hand of A'dal
///
/// `BT_292` · Paladin spell · Holy · 2 mana
///
/// > Give a minion +2/+1. Draw a card.
///
/// - Set: Ashes of Outland · common · collectible
/// - Play requirements: `REQ_MINION_TARGET` (correction: Give a minion +2/+1); `REQ_TARGET_TO_PLAY` (correction: Give a minion +2/+1: played on a target)
/// - Enchantments: Hand of A'dal [`BT_292e`]
///
/// State: Derived
//~ derived BT_292 bd72ee5c c1fe080a 3a10b166.1ed63709
pub const BT_292: Power = spell(&[attach("BT_292e").to(A_MINION), draw(1)]);

/// # Hand of A'dal
///
/// `BT_292e` · Paladin enchantment
///
/// > +2/+1.
///
/// - Set: Ashes of Outland · common
///
/// State: Derived
//~ derived BT_292e 13bd930d 0578651a 1bfb54c6.5ee91837
pub const BT_292e: Power = enchant(&[plus(2, 1)]);

/// # Lady Liadrin
///
/// `BT_334` · Paladin minion · 7 mana · 4/6
///
/// > **Battlecry:** Add a copy of each spell you cast on friendly characters this game to your hand.
///
/// - Set: Ashes of Outland · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo BT_334 2f82476d 606169da 552fd9f3.d1310417
pub const BT_334: Power = TODO;
