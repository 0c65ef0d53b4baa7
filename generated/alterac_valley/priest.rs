//! Priest cards of Fractured in Alterac Valley.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 940978dd

/// # Xyrella, the Devout
///
/// `AV_207` · Priest hero · 8 mana · 30 health, 5 armor
///
/// > **Battlecry:** Trigger the **Deathrattle** of every friendly minion that died this game.
///
/// - Set: Fractured in Alterac Valley · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
/// - Hero power: Holy Touch [`AV_207p`], Void Spike [`AV_207p2`]
///
/// State: Todo
//~ todo AV_207 478300d8 416269f5 c0ea2853.61859d01
pub const AV_207: Power = TODO;

/// # Holy Touch
///
/// `AV_207p` · Priest hero power · 2 mana
///
/// > Restore #5 Health. Flip each turn.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ todo AV_207p 559e8851 6dbd2cbe c256215d.0546339c
pub const AV_207p: Power = TODO;

/// # Void Spike
///
/// `AV_207p2` · Priest hero power · 2 mana
///
/// > Deal $5 damage. Flip each turn.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ todo AV_207p2 b8cd5d42 094479bc d3c197c0.ef45d4e1
pub const AV_207p2: Power = TODO;

/// # Deliverance
///
/// `AV_315` · Priest spell · Holy · 3 mana
///
/// > Deal $3 damage to a minion. **Honorable Kill:** Summon a new 3/3 copy of it.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Honorable Kill
/// - Enchantments: Salvation [`AV_315e2`]
///
/// State: Todo
//~ todo AV_315 33642e62 9fd79ec4 7c0a3ed6.07212386
pub const AV_315: Power = TODO;

/// # Salvation
///
/// `AV_315e2` · Priest enchantment
///
/// > Attack and Health set to 3.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived AV_315e2 4c0617e6 37cf4411 0be4600d.1785be93
pub const AV_315e2: Power = enchant(&[become_stats(3, 3)]);

/// # Shadow Word: Devour
///
/// `AV_324` · Priest spell · Shadow · 1 mana
///
/// > Choose a minion. It steals 1 Health from ALL other minions.
///
/// - Set: Fractured in Alterac Valley · epic · collectible
/// - Enchantments: Superior [`AV_324e2`], Inferior [`AV_324e3`], Inferior [`AV_324eb`]
///
/// State: Todo
//~ todo AV_324 e7bb8e2c 86198a56 f9084bfc.0a9b0027
pub const AV_324: Power = TODO;

/// # Superior
///
/// `AV_324e2` · Priest enchantment
///
/// > Increased Health.
///
/// - Set: Fractured in Alterac Valley
/// - Enchantments: Superior [`AV_324e2b`]
///
/// State: Todo
//~ todo AV_324e2 1ff9f7d1 e82bf448 8507b512.89b088dc
pub const AV_324e2: Power = TODO;

/// # Superior
///
/// `AV_324e2b` · Priest enchantment
///
/// > Increased Health.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ todo AV_324e2b de3045fe d0b2bfd6 573f5629.89b088dc
pub const AV_324e2b: Power = TODO;

/// # Inferior
///
/// `AV_324e3` · Priest enchantment
///
/// > Reduced Health.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ todo AV_324e3 a32611ba 1306ce56 657ad601.4803159e
pub const AV_324e3: Power = TODO;

/// # Inferior
///
/// `AV_324eb` · Priest enchantment
///
/// > Reduced Health.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ todo AV_324eb 72e31caf b8896077 66bcafdd.4803159e
pub const AV_324eb: Power = TODO;

/// # Undying Disciple
///
/// `AV_325` · Priest minion · 6 mana · 3/7
///
/// > **Taunt Deathrattle:** Deal damage equal to this minion's Attack to all enemy minions.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt, Deathrattle
///
/// State: Derived
//~ derived AV_325 b79eef33 96c0444e 7ae46b85.615d116f
pub const AV_325: Power = deathrattle(&[deal(1).times(ATTACK.of(THIS)).to(ENEMY_MINIONS)]);

/// # Luminous Geode
///
/// `AV_326` · Priest minion · 2 mana · 1/4
///
/// > After a friendly minion is healed, give it +2 Attack.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Minion type: Elemental
/// - Enchantments: Illuminated [`AV_326e`]
///
/// State: Derived
//~ derived AV_326 72841880 754aae0e f745ca51.ea1b884f
pub const AV_326: Power = after(FRIENDLY_MINIONS.is_healed(CARD)).then(&[attach("AV_326e").to(WHO)]);

/// # Illuminated
///
/// `AV_326e` · Priest enchantment
///
/// > +2 Attack.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived AV_326e 9b2ecac9 f412d757 6ebae8b7.bf3d1612
pub const AV_326e: Power = enchant(&[ATTACK.plus(2)]);

/// # Spirit Guide
///
/// `AV_328` · Priest minion · 5 mana · 5/5
///
/// > **Taunt Deathrattle:** Draw a Holy spell and a Shadow spell.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt, Deathrattle
///
/// State: Derived
//~ derived AV_328 f7cf9c24 b555cf65 75cba858.9575e687
pub const AV_328: Power =
    deathrattle(&[draw_that(1, school(SpellSchool::Holy)), draw_that(1, school(SpellSchool::Shadow))]);

/// # Bless
///
/// `AV_329` · Priest spell · Holy · 2 mana
///
/// > Give a minion +2 Health, then set its Attack to be equal to its Health.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Enchantments: Blessed [`AV_329e`], Blessed [`AV_329e2`]
///
/// State: Derived
//~ derived AV_329 9641a062 3489ae48 4722329f.abe96ecd
pub const AV_329: Power =
    spell(&[attach("AV_329e2").to(A_MINION), give(&[ATTACK.set(1).times(X)]).times(HEALTH.of(IT)).to(IT)]);

/// # Blessed
///
/// `AV_329e` · Priest enchantment
///
/// > +2 Health and this minion's Attack is equal to its Health.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ todo AV_329e 4db274fb 0372cc68 5082a426.5b60b087
pub const AV_329e: Power = TODO;

/// # Blessed
///
/// `AV_329e2` · Priest enchantment
///
/// > +2 Health.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Enchantment Invisible
///
/// State: Derived
//~ derived AV_329e2 472e0b2a 30ea7f8a 9377c734.9f1b69f0
pub const AV_329e2: Power = enchant(&[HEALTH.plus(2)]);

/// # Gift of the Naaru
///
/// `AV_330` · Priest spell · Holy · 1 mana
///
/// > Restore #3 Health to all characters. If any are still damaged, draw a card.
///
/// - Set: Fractured in Alterac Valley · epic · collectible
///
/// State: Derived
//~ derived AV_330 c7fae455 815f2941 8744f5e3.84e2e36e
pub const AV_330: Power = spell(&[heal(3).to(CHARACTERS), draw(1).when(there_is(&IT.that(DAMAGED)))]);

/// # Najak Hexxen
///
/// `AV_331` · Priest minion · 4 mana · 1/4
///
/// > **Battlecry:** Take control of an enemy minion. **Deathrattle:** Give the minion back.
///
/// - Set: Fractured in Alterac Valley · legendary · collectible
/// - Mechanics: Deathrattle, Battlecry
/// - Target: "Take control of an enemy minion"
/// - Enchantments: Dark Concoction [`AV_331e`], Dark Concoction [`AV_331e2`]
///
/// State: Derived
//~ derived AV_331 f0e52d14 685ce271 ce594453.3579ad1d
pub const AV_331: Power =
    abilities(&[battlecry(&[take_control(AN_ENEMY_MINION), remember(IT)]), deathrattle(&[hand_over(REMEMBERED)])]);

/// # Dark Concoction
///
/// `AV_331e` · Priest enchantment
///
/// > Give this back when Najak is destroyed.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ todo AV_331e a8c7a1ee 324f57e2 52a7b8af.834fae48
pub const AV_331e: Power = TODO;

/// # Dark Concoction
///
/// `AV_331e2` · Priest enchantment
///
/// > Took control of {0}.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ todo AV_331e2 9756c885 48b9296a cc2563d6.dc7a374e
pub const AV_331e2: Power = TODO;

/// # Stormpike Aid Station
///
/// `AV_664` · Priest spell · 3 mana
///
/// > At the end of your turn, give your minions +2 Health. Lasts 3 turns.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Mechanics: Objective
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3
/// - Enchantments: Restored [`AV_664e2`]
///
/// State: Derived
//~ derived AV_664 30930b71 4e264363 d9bf76d7.b8516605
pub const AV_664: Power = abilities(&[at_end_of_your_turn(&[attach("AV_664e2").to(FRIENDLY_MINIONS)]), lasts(3)]);

/// # Restored
///
/// `AV_664e2` · Priest enchantment
///
/// > +2 Health.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived AV_664e2 d96b5787 d07264a0 8973e523.9f1b69f0
pub const AV_664e2: Power = enchant(&[HEALTH.plus(2)]);

/// # Horn of Wrathion
///
/// `ONY_017` · Priest spell · 3 mana
///
/// > Draw a minion. If it's a Dragon, summon two 2/1 Whelps with **Rush**.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Refers to: Rush
/// - Tokens: Onyxian Whelp [`ONY_001t`](crate::alterac_valley::neutral::ONY_001t)
///
/// State: Derived
//~ derived ONY_017 de994958 73db6032 87880320.0572bf40
pub const ONY_017: Power =
    spell(&[draw_that(1, MINION), summon(card("ONY_001t")).copies(2).when(there_is(&IT.that(DRAGON)))]);

/// # Lightmaw Netherdrake
///
/// `ONY_026` · Priest minion · 4 mana · 4/4
///
/// > **Battlecry:** If you're holding a Holy and a Shadow spell, deal 3 damage to all other minions.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived ONY_026 07f9ffaa 57418384 fbe782e0.a7be0df8
#[rustfmt::skip]
pub const ONY_026: Power = battlecry(&[deal(3).to(OTHER_MINIONS)]).when(all(&[there_is(&YOUR_HAND.that(school(SpellSchool::Holy))), there_is(&YOUR_HAND.that(school(SpellSchool::Shadow)))]));

/// # Mi'da, Pure Light
///
/// `ONY_028` · Priest minion · 6 mana · 4/6
///
/// > **Divine Shield**, **Lifesteal Deathrattle:** Shuffle a Fragment into your deck that resummons Mi'da when drawn.
///
/// - Set: Fractured in Alterac Valley · legendary · collectible
/// - Mechanics: Divine Shield, Deathrattle, Lifesteal
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
/// - Tokens: Fragment of Mi'da [`ONY_028t`]
///
/// State: Todo
//~ todo ONY_028 7d79610b d0f17b49 c1b1a2eb.3328b927
pub const ONY_028: Power = TODO;

/// # Fragment of Mi'da
///
/// `ONY_028t` · Priest spell · Holy · 6 mana
///
/// > **Casts When Drawn** Summon Mi'da, Pure Light.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Casts When Drawn
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Todo
//~ todo ONY_028t 4a4ef0f0 a571e1b7 66d475d3.6b9687a9
pub const ONY_028t: Power = TODO;
