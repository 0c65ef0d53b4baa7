//! Druid cards of Ashes of Outland.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 366941ac

/// # Imprisoned Satyr
///
/// `BT_127` · Druid minion · 3 mana · 3/3
///
/// > **Dormant** for 2 turns. When this awakens, reduce the Cost of a random minion in your hand by (5).
///
/// - Set: Ashes of Outland · common · collectible
/// - Minion type: Demon
/// - Refers to: Dormant
/// - Tags: `1652` = 1
/// - Enchantments: Imprisoned Satyr [`BT_127e`]
///
/// State: Derived
//~ derived BT_127 97cd3257 55fb6ebf 9c95c8c5.5ce72bfd
pub const BT_127: Power =
    abilities(&[dormant_for(2), on(Word::Awaken, &[attach("BT_127e").to(YOUR_HAND.that(MINION).random())])]);

/// # Imprisoned Satyr
///
/// `BT_127e` · Druid enchantment
///
/// > Costs (5) less.
///
/// - Set: Ashes of Outland
///
/// State: Derived
//~ derived BT_127e a21a1348 ad88b18e 5e59341f.133d4794
pub const BT_127e: Power = enchant(&[cost_less(5)]);

/// # Fungal Fortunes
///
/// `BT_128` · Druid spell · Nature · 3 mana
///
/// > Draw 3 cards. Discard any minions drawn.
///
/// - Set: Ashes of Outland · rare · collectible
///
/// State: Derived
//~ derived BT_128 06a4af90 f79ec939 86429aa1.789c949d
pub const BT_128: Power = spell(&[draw(3), discard(IT.that(MINION))]);

/// # Germination
///
/// `BT_129` · Druid spell · Nature · 4 mana
///
/// > Summon a copy of a friendly minion. Give the copy **Taunt**.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Refers to: Taunt
/// - Enchantments: Mitosis [`BT_129e`]
///
/// State: Derived
//~ derived BT_129 0d53f5db 42a24381 4e810bbc.ee791494
pub const BT_129: Power = spell(&[summon(copy_of(A_FRIENDLY_MINION)), attach("BT_129e").to(IT)]);

/// # Mitosis
///
/// `BT_129e` · Neutral enchantment
///
/// > **Taunt**
///
/// - Set: Ashes of Outland
///
/// State: Derived
//~ derived BT_129e 6915e0a5 b2b41722 28a1989f.4b0c5d24
pub const BT_129e: Power = enchant(&[has(GameTag::TAUNT)]);

/// # Overgrowth
///
/// `BT_130` · Druid spell · Nature · 4 mana
///
/// > Gain two empty Mana Crystals.
///
/// - Set: Ashes of Outland · common · collectible
///
/// State: Derived
//~ derived BT_130 13eb6a85 2b556683 f179916a.b05484dd
pub const BT_130: Power = spell(&[empty_crystals(2)]);

/// # Ysiel Windsinger
///
/// `BT_131` · Druid minion · 9 mana · 5/5
///
/// > **Battlecry:** Your spells cost (1) this turn.
///
/// - Set: Ashes of Outland · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Ysiel Windsinger [`BT_131e`]
///
/// State: Derived
//~ derived BT_131 6c182907 2dd4dcab 3a983729.763ce338
pub const BT_131: Power = battlecry(&[attach("BT_131e").to(YOU)]);

/// # Ysiel Windsinger
///
/// `BT_131e` · Neutral enchantment
///
/// > Cards in your hand cost (1) this turn.
///
/// - Set: Ashes of Outland
///
/// State: Derived
//~ derived BT_131e 01f241d2 71ff8281 c4ab90b9.7daf2f1a
pub const BT_131e: Power = enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost(1)]).this_turn();

/// # Ironbark
///
/// `BT_132` · Druid spell · Nature · 2 mana
///
/// > Give a minion +1/+3 and **Taunt**. Costs (0) if you have at least 7 Mana Crystals.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Refers to: Taunt
/// - Enchantments: Ironbark [`BT_132e`]
///
/// State: Derived
//~ derived BT_132 abf5f44f 8fb9ef07 fd8ea46c.cb49069b
#[rustfmt::skip]
pub const BT_132: Power = abilities(&[spell(&[attach("BT_132e").to(A_MINION)]), aura(THIS).when(MANA_CRYSTALS.at_least(7)).in_hand().have(&[cost(0)])]);

/// # Ironbark
///
/// `BT_132e` · Druid enchantment
///
/// > +1/+3 and **Taunt**.
///
/// - Set: Ashes of Outland
///
/// State: Derived
//~ derived BT_132e 9cc60f4e eefa8dda 31b0b858.e47cb6f3
pub const BT_132e: Power = enchant(&[plus(1, 3), has(GameTag::TAUNT)]);

/// # Marsh Hydra
///
/// `BT_133` · Druid minion · 7 mana · 7/7
///
/// > **Rush** After this attacks, add a random 8-Cost minion to your hand.
///
/// - Set: Ashes of Outland · epic · collectible
/// - Minion type: Mech, Beast
/// - Mechanics: Rush
/// - Tags: `2539` = 1
///
/// State: Derived
//~ derived BT_133 bc977007 3e065db5 68f7c8c8.8448bc7a
pub const BT_133: Power = after(THIS.attack(CARD)).then(&[get(random(all(&[MINION, COST.is(8)])))]);

/// # Bogbeam
///
/// `BT_134` · Druid spell · 3 mana
///
/// > Deal $3 damage to a minion. Costs (0) if you have at least 7 Mana Crystals.
///
/// - Set: Ashes of Outland · common · collectible
///
/// State: Derived
//~ derived BT_134 c11cf5e9 0021361b 8de9e345.557bb7e3
pub const BT_134: Power =
    abilities(&[spell(&[deal(3).to(A_MINION)]), aura(THIS).when(MANA_CRYSTALS.at_least(7)).in_hand().have(&[cost(0)])]);

/// # Glowfly Swarm
///
/// `BT_135` · Druid spell · 5 mana
///
/// > Summon a 2/2 Glowfly for each spell in your hand.
///
/// - Set: Ashes of Outland · epic · collectible
/// - Tokens: Glowfly [`BT_135t`]
///
/// State: Derived
//~ derived BT_135 252eb45b a9091248 73c86d15.35974179
pub const BT_135: Power = spell(&[summon(card("BT_135t")).for_each(YOUR_HAND.that(SPELL))]);

/// # Glowfly
///
/// `BT_135t` · Druid minion · 2 mana · 2/2
///
/// - Set: Ashes of Outland
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla BT_135t cfc7e81c 14fee15d ea502d75
pub const BT_135t: Power = VANILLA;

/// # Archspore Msshi'fn
///
/// `BT_136` · Druid minion · 3 mana · 3/4
///
/// > **Taunt Deathrattle:** Shuffle 'Msshi'fn Prime' into your deck.
///
/// - Set: Ashes of Outland · legendary · collectible
/// - Mechanics: Taunt, Deathrattle
/// - Tokens: Msshi'fn Prime [`BT_136t`]
///
/// State: Derived
//~ derived BT_136 dc5923f2 c1c2d06d ecfe4ed4.e6329056
pub const BT_136: Power = deathrattle(&[shuffle(card("BT_136t"))]);

/// # Msshi'fn Prime
///
/// `BT_136t` · Druid minion · 10 mana · 9/9
///
/// > **Taunt Choose One -** Summon a 9/9 Fungal Giant with **Taunt**; or **Rush**.
///
/// - Set: Ashes of Outland
/// - Minion type: Mech
/// - Mechanics: Taunt, Choose One
/// - Refers to: Rush
/// - Tokens: Msshi'fn Pro'tec [`BT_136ta`], Msshi'fn At'tac [`BT_136tb`], Fungal Guardian [`BT_136tt`], Fungal Bruiser [`BT_136tt2`], Fungal Gargantuan [`BT_136tt3`]
///
/// State: Todo
//~ todo BT_136t 8d2cfc42 8fbc0a5b dbc7ef1d.b055029c
pub const BT_136t: Power = TODO;

/// # Msshi'fn Pro'tec
///
/// `BT_136ta` · Druid spell · 10 mana
///
/// > Summon a 9/9 Guardian with **Taunt**.
///
/// - Set: Ashes of Outland
/// - Refers to: Taunt
///
/// State: Todo
//~ todo BT_136ta e9b99459 8a5ec3d7 cfda7ae1.43f534bd
pub const BT_136ta: Power = TODO;

/// # Msshi'fn At'tac
///
/// `BT_136tb` · Druid spell · 10 mana
///
/// > Summon a 9/9 Bruiser with **Rush**.
///
/// - Set: Ashes of Outland
/// - Refers to: Rush
///
/// State: Todo
//~ todo BT_136tb 9c6b6731 fb6f4b0d e262d903.255e18a5
pub const BT_136tb: Power = TODO;

/// # Fungal Guardian
///
/// `BT_136tt` · Druid minion · 10 mana · 9/9
///
/// > **Taunt**
///
/// - Set: Ashes of Outland
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla BT_136tt 10dfe96c ca55c0c8 d97e8c96.4b0c5d24
pub const BT_136tt: Power = VANILLA;

/// # Fungal Bruiser
///
/// `BT_136tt2` · Druid minion · 10 mana · 9/9
///
/// > **Rush**
///
/// - Set: Ashes of Outland
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla BT_136tt2 8572c387 6c1c27b9 f779151c.57b12c28
pub const BT_136tt2: Power = VANILLA;

/// # Fungal Gargantuan
///
/// `BT_136tt3` · Druid minion · 10 mana · 9/9
///
/// > **Rush Taunt**
///
/// - Set: Ashes of Outland
/// - Mechanics: Taunt, Rush
///
/// State: Vanilla
//~ vanilla BT_136tt3 94112152 326dccc7 083409e5.05d6d156
pub const BT_136tt3: Power = VANILLA;
