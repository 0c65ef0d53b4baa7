//! Demon Hunter cards of Madness at the Darkmoon Faire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 1deae5c9

/// # Line Hopper
/// Minion · 3 mana · 3/4
/// > Your **Outcast** cards cost (1) less.
/// - Makes: Marked for Passing [`DMF_217e`] ("Your Outcast cards cost (1) less.")
//~ derived DMF_217 a8eec66a 05841e04.c3882e6f 1c2ea129.7f195b66
pub const DMF_217: Power = aura(YOUR_HAND.that(with(GameTag::OUTCAST))).have(&[cost_less(1)]);

/// # Marked for Passing
/// Enchantment
/// > Your **Outcast** cards cost (1) less.
//~ derived DMF_217e 9be68eec d522ad72.c3882e6f 005bdd22
pub const DMF_217e: Power = enchant(&[]).aura(YOUR_HAND.that(with(GameTag::OUTCAST)), &[cost_less(1)]);

/// # Relentless Pursuit
/// Spell · 3 mana
/// > Give your hero +4 Attack and **Immune** this turn.
/// - Makes: Out for Blood [`DMF_219e`] ("\+4 Attack and Immune this turn.")
//~ derived DMF_219 3d3b40dd 82ede6d1.0fd500b5 27a7c1f7.3832a795
pub const DMF_219: Power = spell(&[attach("DMF_219e").to(YOUR_HERO)]);

/// # Out for Blood
/// Enchantment
/// > \+4 Attack and **Immune** this turn.
//~ derived DMF_219e 3fdacc39 d522ad72.9335b0b4 4f6f212b
pub const DMF_219e: Power = enchant(&[ATTACK.plus(4), has(GameTag::IMMUNE)]).this_turn();

/// # Felscream Blast
/// Spell · Fel · 1 mana
/// > **Lifesteal**. Deal $1 damage to a minion and its neighbors.
//~ done DMF_221 - ad794704.2a66ce43 687ed439
pub const DMF_221: Power = spell(&[deal(1).to(A_MINION.with_neighbours())]);

/// # Redeemed Pariah
/// Minion · 2 mana · 2/3
/// > After you play an **Outcast** card, gain +1/+1.
/// - Makes: Pariah's Resolve [`DMF_222e`] ("\+1/+1.")
//~ derived DMF_222 0216830c 5656a6e3.4ef223b7 28f81874.9297d24a
pub const DMF_222: Power = after(YOU.play(with(GameTag::OUTCAST))).then(&[attach("DMF_222e")]);

/// # Pariah's Resolve
/// Enchantment
/// > \+1/+1.
//~ derived DMF_222e fe1524b0 d522ad72.cb08f83e bb4a2b3d
pub const DMF_222e: Power = enchant(&[plus(1, 1)]);

/// # Renowned Performer
/// Minion · 4 mana · 3/3
/// > **Rush Deathrattle:** Summon two 1/1 Assistants with **Taunt**.
/// - Makes: Performer's Assistant [`DMF_223t`] (1/1, "Taunt")
//~ derived DMF_223 a0502ff2 e3939604.4d7c1c4d 94098918.2cf60e3d
pub const DMF_223: Power = deathrattle(&[summon(card("DMF_223t")).copies(2)]);

/// # Performer's Assistant
/// Minion · 1 mana · 1/1
/// > **Taunt**
//~ vanilla DMF_223t 88096626 cbd7c476.4b0c5d24 cc0cbd29
pub const DMF_223t: Power = VANILLA;

/// # Expendable Performers
/// Spell · 7 mana
/// > Summon seven 1/1 Illidari with **Rush**. If they all die this turn, summon seven more.
/// - Makes: [`BT_036t`](crate::legacy::demon_hunter::BT_036t); Expendable [`DMF_224e`] ("When no more Illidari are present, summon seven…")
//~ done DMF_224 - 014b7716.61e2a1dc ed2cafdc.10b33472
pub const DMF_224: Power = spell(&[
    summon(card("BT_036t")).copies(7),
    set_counter(0, 1).for_each(IT),
    later(&after(MINIONS.that(made_by(&THIS)).die()).this_turn().does(&[
        set_counter_to(0, sum(&[counter_value(0), fixed(-1)])),
        summon(card("BT_036t")).copies(7).when(equals(&counter_value(0), 0)),
    ])),
]);

/// # Expendable
/// Enchantment
/// > When no more Illidari are present, summon seven more.
//~ todo DMF_224e dd4ff5f4 d522ad72.32217839 170bd17f
pub const DMF_224e: Power = TODO;

/// # Throw Glaive
/// Spell · 1 mana
/// > Deal $2 damage to a minion. If it dies, add a **Temporary** copy of this to your hand.
//~ derived DMF_225 67ab040d 2f198b86.4def11da 5b6c5c13
#[rustfmt::skip]
pub const DMF_225: Power = spell(&[deal(2).to(A_MINION), if_(there_is(&IT.that(DEAD)), &[get(copy_of(THIS)), give(&[has(GameTag::GHOSTLY)]).to(IT)])]);

/// # Bladed Lady
/// Minion · Demon · 6 mana · 6/6
/// > **Rush** Costs (1) if your hero has 6 or more Attack.
//~ done DMF_226 - 28f64f08.6ef2d682 5577a19d
pub const DMF_226: Power = aura(THIS).when(there_is(&YOUR_HERO.that(ATTACK.at_least(6)))).in_hand().have(&[cost(1)]);

/// # Dreadlord's Bite
/// Weapon · 3 mana · 3/2 durability
/// > **Outcast:** Deal 1 damage to all enemies.
//~ derived DMF_227 e4d42f6c 043b7f8c.80c72c47 e8ea3e60
pub const DMF_227: Power = on(Word::Outcast, &[deal(1).to(ENEMIES)]);

/// # Stiltstepper
/// Minion · 3 mana · 4/1
/// > **Battlecry:** Draw a card. If you play it this turn, give your hero +4 Attack this turn.
/// - Makes: Stilts [`DMF_229e`] ("\+4 Attack this turn."); Stepping [`DMF_229e2`] ("Play the card to give your Hero +4 Attack this…")
//~ done DMF_229 - cbd216a7.0c1c40d5 636e893d.8a70faae
pub const DMF_229: Power =
    battlecry(&[draw(1), later(&whenever(YOU.play(is(&IT))).once_a_turn().does(&[attach("DMF_229e").to(YOUR_HERO)]))]);

/// # Stilts
/// Enchantment
/// > \+4 Attack this turn.
//~ derived DMF_229e 1bf43b6b d522ad72.f2c23ec6 4a8afbaa
pub const DMF_229e: Power = enchant(&[ATTACK.plus(4)]).this_turn();

/// # Stepping
/// Enchantment
/// > Play the card to give your Hero +4 Attack this turn..
//~ todo DMF_229e2 164e1247 d522ad72.83360e4c 6b2c24d3
pub const DMF_229e2: Power = TODO;

/// # Il'gynoth
/// Minion · 4 mana · 2/6
/// > **Lifesteal** Your **Lifesteal** damages the enemy hero instead of healing you.
/// - Makes: Corruption [`DMF_230e`] ("Your Lifesteal damages the opposing hero instead…")
//~ done DMF_230 - 59ecc571.7ab8ce22 195f63c4.c1fc13f8
pub const DMF_230: Power = aura(YOU).have(&[has(GameTag::LIFESTEAL_DAMAGES_OPPOSING_HERO)]);

/// # Corruption
/// Enchantment
/// > Your **Lifesteal** damages the opposing hero instead of healing you.
//~ todo DMF_230e e95de9f4 d522ad72.9d866066 439d6f26
pub const DMF_230e: Power = TODO;

/// # Zai, the Incredible
/// Minion · 5 mana · 6/4
/// > **Battlecry:** Copy the left- and right-most cards in your hand.
//~ done DMF_231 - 724b6b23.3e315700 b9058447
pub const DMF_231: Power = battlecry(&[either(
    there_are(2, &YOUR_HAND),
    &[COPY_LEFTMOST, move_to_left_end(IT), get(copy_of(YOUR_HAND.last(1))), move_to_right_end(IT.to_the_left())],
    &[COPY_LEFTMOST, move_to_left_end(IT)],
)]);

const COPY_LEFTMOST: Effect = get(copy_of(YOUR_HAND.first(1)));

/// # Insatiable Felhound
/// Minion · Demon · 3 mana · 2/5
/// > **Taunt Corrupt:** Gain +1/+1 and **Lifesteal**.
/// - Makes: Insatiable Felhound [`DMF_247t`] (3/6, "Corrupted Taunt, Lifesteal"); Corruption [`DMF_247e`] ("Corrupted.")
//~ vanilla DMF_247 31d4bd42 06b0d1c0.fde3a4d4 2b0b7cf0.a745deca
pub const DMF_247: Power = VANILLA;

/// # Corruption
/// Enchantment
/// > Corrupted.
//~ derived DMF_247e 005ad16a d522ad72.12352f73 439d6f26
pub const DMF_247e: Power = enchant(&[has(GameTag::CORRUPTED_CARD)]);

/// # Insatiable Felhound
/// Minion · Demon · 3 mana · 3/6
/// > **Corrupted Taunt, Lifesteal**
//~ vanilla DMF_247t c8d8b1b9 de1e4a92.b0385260 2b0b7cf0
pub const DMF_247t: Power = VANILLA;

/// # Felsteel Executioner
/// Minion · Elemental · 3 mana · 4/3
/// > **Corrupt:** Become a weapon.
/// - Makes: Felsteel Executioner [`DMF_248t`] (4/3 durability, "Corrupted"); Wicked Transformation [`DMF_248e`] ("Health became Durability.")
//~ vanilla DMF_248 4f5cedf1 fc9a7139.9998cf92 7e481448.94e06bc6
pub const DMF_248: Power = VANILLA;

/// # Wicked Transformation
/// Enchantment
/// > Health became Durability.
//~ todo DMF_248e 74bb108f d522ad72.f55e7ee2 41a91694
pub const DMF_248e: Power = TODO;

/// # Felsteel Executioner
/// Weapon · 3 mana · 4/3 durability
/// > **Corrupted**
//~ vanilla DMF_248t 7de8f4fe 944809fd.c69973fa 7e481448
pub const DMF_248t: Power = VANILLA;

/// # Acrobatics
/// Spell · 3 mana
/// > Draw 2 cards. If you play both this turn, draw 2 more.
/// - Makes: Acrobatics [`DMF_249e`] ("Play the 2 cards to draw 2 more.")
//~ done DMF_249 - 82ede6d1.e3296826 d50bbd33.e38f7c14
pub const DMF_249: Power = spell(&[
    draw(2),
    attach("DMF_249e").to(IT),
    later(
        &after(YOU.play(is(&IT)))
            .when(there_are(2, &PLAYED_BY_YOU.that(all(&[is(&IT), among(&YOU.play(CARD).this_turn())]))))
            .once_a_turn()
            .does(&[draw(2)]),
    ),
]);

/// # Acrobatics
/// Enchantment
/// > Play the 2 cards to draw 2 more.
//~ done DMF_249e - d522ad72.74e2aa40 d50bbd33
pub const DMF_249e: Power = enchant(&[]);

/// # Illidari Studies
/// Spell · 1 mana
/// > **Discover** an **Outcast** card. Your next one costs (1) less.
/// - Makes: Loner [`YOP_001e`] ("Your next Outcast card costs (1) less.")
//~ derived YOP_001 6e2e1207 2f198b86.0de15671 e5921801.8671ef8c
pub const YOP_001: Power = spell(&[discover(with(GameTag::OUTCAST)), attach("YOP_001e").to(YOU)]);

/// # Loner
/// Enchantment
/// > Your next **Outcast** card costs (1) less.
//~ derived YOP_001e 01d744b5 d522ad72.0a4588a9 9cff56fd
pub const YOP_001e: Power =
    enchant(&[]).aura(YOUR_HAND.that(with(GameTag::OUTCAST)), &[cost_less(1)]).until(YOU.play(with(GameTag::OUTCAST)));

/// # Felsaber
/// Minion · Demon · 4 mana · 5/6
/// > Can only attack if your hero attacked this turn.
/// - Reprint of: [`OG_034`](crate::old_gods::neutral::OG_034)
//~ reprint YOP_002 7976c2e4 36baec5b.98df44f7 470257f2.8085038b
pub const YOP_002: Power = crate::cards::OG_034;
