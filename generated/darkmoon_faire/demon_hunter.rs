//! Demon Hunter cards of Madness at the Darkmoon Faire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 0fc06abd

/// # Line Hopper
///
/// `DMF_217` · Demon Hunter minion · 3 mana · 3/4
///
/// > Your **Outcast** cards cost (1) less.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Mechanics: Aura
/// - Refers to: Outcast
/// - Enchantments: Marked for Passing [`DMF_217e`]
///
/// State: Derived
//~ derived DMF_217 8fdd30a4 a8eec66a 6d80f539.c3882e6f
pub const DMF_217: Power = aura(YOUR_HAND.that(with(GameTag::OUTCAST))).have(&[cost_less(1)]);

/// # Marked for Passing
///
/// `DMF_217e` · Demon Hunter enchantment
///
/// > Your **Outcast** cards cost (1) less.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Derived
//~ derived DMF_217e 73663b8e 9be68eec ca87b0f5.c3882e6f
pub const DMF_217e: Power = enchant(&[]).aura(YOUR_HAND.that(with(GameTag::OUTCAST)), &[cost_less(1)]);

/// # Relentless Pursuit
///
/// `DMF_219` · Demon Hunter spell · 3 mana
///
/// > Give your hero +4 Attack and **Immune** this turn.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Refers to: Immune
/// - Enchantments: Out for Blood [`DMF_219e`]
///
/// State: Derived
//~ derived DMF_219 aa773f0b 3d3b40dd 159ef468.0fd500b5
pub const DMF_219: Power = spell(&[attach("DMF_219e").to(YOUR_HERO)]);

/// # Out for Blood
///
/// `DMF_219e` · Demon Hunter enchantment
///
/// > +4 Attack and **Immune** this turn.
///
/// - Set: Madness at the Darkmoon Faire
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived DMF_219e 9d7941a5 3fdacc39 8df3efbe.46be0062
pub const DMF_219e: Power = enchant(&[ATTACK.plus(4), has(GameTag::IMMUNE)]).this_turn();

/// # Felscream Blast
///
/// `DMF_221` · Demon Hunter spell · Fel · 1 mana
///
/// > **Lifesteal**. Deal $1 damage to a minion and its neighbors.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Mechanics: Lifesteal
///
/// State: Derived
//~ derived DMF_221 af7bb2b5 d8f3341d fbeccc72.2a66ce43
pub const DMF_221: Power = spell(&[deal(1).to(A_MINION.with_neighbours())]);

/// # Redeemed Pariah
///
/// `DMF_222` · Demon Hunter minion · 2 mana · 2/3
///
/// > After you play an **Outcast** card, gain +1/+1.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Refers to: Outcast
/// - Enchantments: Pariah's Resolve [`DMF_222e`]
///
/// State: Derived
//~ derived DMF_222 3194a67b 0216830c fa9d88cd.4ef223b7
pub const DMF_222: Power = after(YOU.play(with(GameTag::OUTCAST))).then(&[attach("DMF_222e")]);

/// # Pariah's Resolve
///
/// `DMF_222e` · Demon Hunter enchantment
///
/// > +1/+1.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Derived
//~ derived DMF_222e fcf3ec70 fe1524b0 47b4f8e8.67341004
pub const DMF_222e: Power = enchant(&[plus(1, 1)]);

/// # Renowned Performer
///
/// `DMF_223` · Demon Hunter minion · 4 mana · 3/3
///
/// > **Rush Deathrattle:** Summon two 1/1 Assistants with **Taunt**.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Mechanics: Deathrattle, Rush
/// - Refers to: Taunt
/// - Tokens: Performer's Assistant [`DMF_223t`]
///
/// State: Derived
//~ derived DMF_223 01ae5255 a0502ff2 a478ff25.4d7c1c4d
pub const DMF_223: Power = deathrattle(&[summon(card("DMF_223t")).copies(2)]);

/// # Performer's Assistant
///
/// `DMF_223t` · Demon Hunter minion · 1 mana · 1/1
///
/// > **Taunt**
///
/// - Set: Madness at the Darkmoon Faire
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla DMF_223t 35fa0236 88096626 3885441b.4b0c5d24
pub const DMF_223t: Power = VANILLA;

/// # Expendable Performers
///
/// `DMF_224` · Demon Hunter spell · 7 mana
///
/// > Summon seven 1/1 Illidari with **Rush**. If they all die this turn, summon seven more.
///
/// - Set: Madness at the Darkmoon Faire · epic · collectible
/// - Refers to: Rush
/// - Enchantments: Expendable [`DMF_224e`]
/// - Tokens: Illidari Initiate [`BT_036t`](crate::legacy::demon_hunter::BT_036t)
///
/// State: Todo
//~ todo DMF_224 1bfac24a 0ddee120 c9428e52.61e2a1dc
pub const DMF_224: Power = TODO;

/// # Expendable
///
/// `DMF_224e` · Neutral enchantment
///
/// > When no more Illidari are present, summon seven more.
///
/// - Set: Madness at the Darkmoon Faire
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo DMF_224e 8d94d901 dd4ff5f4 8e764f6a.32217839
pub const DMF_224e: Power = TODO;

/// # Throw Glaive
///
/// `DMF_225` · Demon Hunter spell · 1 mana
///
/// > Deal $2 damage to a minion. If it dies, add a **Temporary** copy of this to your hand.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Refers to: tag 3630
///
/// State: Derived
//~ derived DMF_225 1d68c8d2 67ab040d 2d2e0684.4def11da
#[rustfmt::skip]
pub const DMF_225: Power = spell(&[deal(2).to(A_MINION), if_(there_is(&IT.that(DEAD)), &[get(copy_of(THIS)), give(&[has(GameTag::GHOSTLY)]).to(IT)])]);

/// # Bladed Lady
///
/// `DMF_226` · Demon Hunter minion · 6 mana · 6/6
///
/// > **Rush** Costs (1) if your hero has 6 or more Attack.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Rush
///
/// State: Derived
//~ derived DMF_226 362e5f6f c77d6f7a c6f25905.6ef2d682
pub const DMF_226: Power = aura(THIS).when(there_is(&YOUR_HERO.that(ATTACK.at_least(6)))).in_hand().have(&[cost(1)]);

/// # Dreadlord's Bite
///
/// `DMF_227` · Demon Hunter weapon · 3 mana · 3/2 durability
///
/// > **Outcast:** Deal 1 damage to all enemies.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Mechanics: Outcast
///
/// State: Derived
//~ derived DMF_227 7f883ad3 e4d42f6c cc9cd38e.80c72c47
pub const DMF_227: Power = on(Word::Outcast, &[deal(1).to(ENEMIES)]);

/// # Stiltstepper
///
/// `DMF_229` · Demon Hunter minion · 3 mana · 4/1
///
/// > **Battlecry:** Draw a card. If you play it this turn, give your hero +4 Attack this turn.
///
/// - Set: Madness at the Darkmoon Faire · epic · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Stilts [`DMF_229e`], Stepping [`DMF_229e2`]
///
/// State: Derived
//~ derived DMF_229 84d5fe1f c58c10c8 85b6c998.0c1c40d5
pub const DMF_229: Power =
    battlecry(&[draw(1), later(&whenever(YOU.play(is(&IT))).this_turn().does(&[attach("DMF_229e").to(YOUR_HERO)]))]);

/// # Stilts
///
/// `DMF_229e` · Neutral enchantment
///
/// > +4 Attack this turn.
///
/// - Set: Madness at the Darkmoon Faire
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived DMF_229e 3e7297ac 1bf43b6b 7d4acae5.a9003f71
pub const DMF_229e: Power = enchant(&[ATTACK.plus(4)]).this_turn();

/// # Stepping
///
/// `DMF_229e2` · Neutral enchantment
///
/// > Play the card to give your Hero +4 Attack this turn..
///
/// - Set: Madness at the Darkmoon Faire
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo DMF_229e2 94c6b0fb 164e1247 c1520a55.83360e4c
pub const DMF_229e2: Power = TODO;

/// # Il'gynoth
///
/// `DMF_230` · Demon Hunter minion · 4 mana · 2/6
///
/// > **Lifesteal** Your **Lifesteal** damages the enemy hero instead of healing you.
///
/// - Set: Madness at the Darkmoon Faire · legendary · collectible
/// - Mechanics: Lifesteal
/// - Enchantments: Corruption [`DMF_230e`]
///
/// State: Todo
//~ todo DMF_230 f24dee91 2e38a493 7e512669.7ab8ce22
pub const DMF_230: Power = TODO;

/// # Corruption
///
/// `DMF_230e` · Neutral enchantment
///
/// > Your **Lifesteal** damages the opposing hero instead of healing you.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ todo DMF_230e b74cf844 e95de9f4 472fb7d1.9d866066
pub const DMF_230e: Power = TODO;

/// # Zai, the Incredible
///
/// `DMF_231` · Demon Hunter minion · 5 mana · 6/4
///
/// > **Battlecry:** Copy the left- and right-most cards in your hand.
///
/// - Set: Madness at the Darkmoon Faire · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived DMF_231 8e1d586d e95021a3 6f9bec42.3e315700
pub const DMF_231: Power = battlecry(&[get(copy_of(together(&[YOUR_HAND.first(1), YOUR_HAND.last(1)])))]);

/// # Insatiable Felhound
///
/// `DMF_247` · Demon Hunter minion · 3 mana · 2/5
///
/// > **Taunt** **Corrupt:** Gain +1/+1 and **Lifesteal**.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt, Corrupt
/// - Refers to: Lifesteal
/// - Enchantments: Corruption [`DMF_247e`]
/// - Tokens: Insatiable Felhound [`DMF_247t`]
///
/// State: Vanilla
//~ vanilla DMF_247 063b5bbd 31d4bd42 51d7c17a.f3176449
pub const DMF_247: Power = VANILLA;

/// # Corruption
///
/// `DMF_247e` · Neutral enchantment
///
/// > Corrupted.
///
/// - Set: Madness at the Darkmoon Faire
/// - Mechanics: Enchantment Invisible
///
/// State: Derived
//~ derived DMF_247e 1edcd2a6 005ad16a 8523a5a1.12352f73
pub const DMF_247e: Power = enchant(&[has(GameTag::CORRUPTED_CARD)]);

/// # Insatiable Felhound
///
/// `DMF_247t` · Demon Hunter minion · 3 mana · 3/6
///
/// > **Corrupted Taunt, Lifesteal**
///
/// - Set: Madness at the Darkmoon Faire · common
/// - Minion type: Demon
/// - Mechanics: Taunt, Lifesteal, Corrupted Card
///
/// State: Vanilla
//~ vanilla DMF_247t 1ad32966 c8d8b1b9 669e0c78.b0385260
pub const DMF_247t: Power = VANILLA;

/// # Felsteel Executioner
///
/// `DMF_248` · Demon Hunter minion · 3 mana · 4/3
///
/// > **Corrupt:** Become a weapon.
///
/// - Set: Madness at the Darkmoon Faire · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Corrupt
/// - Enchantments: Wicked Transformation [`DMF_248e`]
/// - Tokens: Felsteel Executioner [`DMF_248t`]
///
/// State: Vanilla
//~ vanilla DMF_248 3c72232c 4f5cedf1 c8fb526c.9998cf92
pub const DMF_248: Power = VANILLA;

/// # Wicked Transformation
///
/// `DMF_248e` · Demon Hunter enchantment
///
/// > Health became Durability.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ todo DMF_248e 785ed3f9 74bb108f 0c003312.f55e7ee2
pub const DMF_248e: Power = TODO;

/// # Felsteel Executioner
///
/// `DMF_248t` · Demon Hunter weapon · 3 mana · 4/3 durability
///
/// > **Corrupted**
///
/// - Set: Madness at the Darkmoon Faire · epic
/// - Mechanics: Corrupted Card
///
/// State: Vanilla
//~ vanilla DMF_248t 7ea64213 7de8f4fe 41384193.c69973fa
pub const DMF_248t: Power = VANILLA;

/// # Acrobatics
///
/// `DMF_249` · Demon Hunter spell · 3 mana
///
/// > Draw 2 cards. If you play both this turn, draw 2 more.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Enchantments: Acrobatics [`DMF_249e`]
///
/// State: Todo
//~ todo DMF_249 4f2983fa 0486bdcf e1dd36ed.e3296826
pub const DMF_249: Power = TODO;

/// # Acrobatics
///
/// `DMF_249e` · Neutral enchantment
///
/// > Play the 2 cards to draw 2 more.
///
/// - Set: Madness at the Darkmoon Faire
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo DMF_249e 5d8da132 ee36df88 dbe03279.74e2aa40
pub const DMF_249e: Power = TODO;

/// # Illidari Studies
///
/// `YOP_001` · Demon Hunter spell · 1 mana
///
/// > **Discover** an **Outcast** card. Your next one costs (1) less.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Mechanics: Discover, Discover Studies Visual
/// - Refers to: Outcast
/// - Enchantments: Loner [`YOP_001e`]
///
/// State: Derived
//~ derived YOP_001 5deaba27 6e2e1207 2e77e2fb.0de15671
pub const YOP_001: Power = spell(&[discover(with(GameTag::OUTCAST)), attach("YOP_001e").to(YOU)]);

/// # Loner
///
/// `YOP_001e` · Neutral enchantment
///
/// > Your next **Outcast** card costs (1) less.
///
/// - Set: Madness at the Darkmoon Faire
/// - Mechanics: Aura
///
/// State: Derived
//~ derived YOP_001e 140deed6 01d744b5 ec3a33e7.0a4588a9
pub const YOP_001e: Power =
    enchant(&[]).aura(YOUR_HAND.that(with(GameTag::OUTCAST)), &[cost_less(1)]).until(YOU.play(with(GameTag::OUTCAST)));

/// # Felsaber
///
/// `YOP_002` · Demon Hunter minion · 4 mana · 5/6
///
/// > Can only attack if your hero attacked this turn.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Minion type: Demon
/// - Reprint of: Silithid Swarmer [`OG_034`](crate::old_gods::neutral::OG_034)
///
/// State: Reprint
//~ reprint YOP_002 aabdee9a 7976c2e4 c8d6db67.98df44f7
pub const YOP_002: Power = crate::cards::OG_034;
