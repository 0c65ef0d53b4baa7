//! Warrior cards of Fractured in Alterac Valley.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file b1cd3507

/// # Shield Shatter
///
/// `AV_108` · Warrior spell · Frost · 10 mana
///
/// > Deal $5 damage to all minions. Costs (1) less for each Armor you have.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
///
/// State: Derived
//~ derived AV_108 dbf052b7 b235d3dd 3581c58e.275a74e4
pub const AV_108: Power =
    abilities(&[spell(&[deal(5).to(MINIONS)]), costs(&[cost_less(1).times(ARMOR.of(YOUR_HERO))])]);

/// # Frozen Buckler
///
/// `AV_109` · Warrior spell · Frost · 2 mana
///
/// > Gain 10 Armor. At the start of your next turn, lose 5 Armor.
///
/// - Set: Fractured in Alterac Valley · epic · collectible
/// - Enchantments: Chilly [`AV_109e`]
///
/// State: Derived
//~ derived AV_109 a42953b8 2ca887de 72cb256c.3ef3d8da
pub const AV_109: Power = spell(&[armor(10), later(&whenever(YOU.turn_start()).does(&[armor(-5)]))]);

/// # Chilly
///
/// `AV_109e` · Warrior enchantment
///
/// > Lose 5 Armor next turn.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ todo AV_109e 4c972de3 5174ed1c a9600962.4aa0bfc9
pub const AV_109e: Power = TODO;

/// # To the Front!
///
/// `AV_119` · Warrior spell · 2 mana
///
/// > Your minions cost (2) less this turn *(but not less than 1)*.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Enchantments: Frontlined [`AV_119e`]
///
/// State: Todo
//~ todo AV_119 b9a52577 4a89e09a 850ba22f.eea3a447
pub const AV_119: Power = TODO;

/// # Frontlined
///
/// `AV_119e` · Warrior enchantment
///
/// > Your minions cost (2) less this turn.
///
/// - Set: Fractured in Alterac Valley
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived AV_119e 775b7ed5 47030d06 9efddfc2.0a6afba1
pub const AV_119e: Power = enchant(&[]).aura(YOUR_HAND.that(MINION), &[cost_less(2).not_below(1)]).this_turn();

/// # Captain Galvangar
///
/// `AV_145` · Warrior minion · 6 mana · 6/6
///
/// > **Battlecry:** If you have gained 15 or more Armor this game, gain +3/+3 and **Charge**.@ *({0} left!)*@ *(Ready!)*
///
/// - Set: Fractured in Alterac Valley · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Charge
/// - Tags: `PLAYER_TAG_THRESHOLD_TAG_ID` = 1828, `PLAYER_TAG_THRESHOLD_VALUE` = 15
/// - Enchantments: Fury of the Frostwolf [`AV_145e`]
///
/// State: Todo
//~ todo AV_145 5dfc1172 45a28d2f 3812c304.523ce5c9
pub const AV_145: Power = TODO;

/// # Fury of the Frostwolf
///
/// `AV_145e` · Warrior enchantment
///
/// > +3/+3 and **Charge**.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived AV_145e b5a34399 8e6b0dde 49daef58.b6d4fd73
pub const AV_145e: Power = enchant(&[plus(3, 3), has(GameTag::CHARGE)]);

/// # Rokara, the Valorous
///
/// `AV_202` · Warrior hero · 7 mana · 30 health, 10 armor
///
/// > **Battlecry:** Equip a 5/2 Unstoppable Force.
///
/// - Set: Fractured in Alterac Valley · legendary · collectible
/// - Mechanics: Battlecry
/// - Hero power: Grand Slam [`AV_202p`]
/// - Tokens: The Unstoppable Force [`AV_202t2`]
///
/// State: Todo
//~ todo AV_202 6c31879a 725455bc 4975b242.7aa0a02d
pub const AV_202: Power = TODO;

/// # Grand Slam
///
/// `AV_202p` · Warrior hero power · 2 mana
///
/// > Deal $2 damage. **Honorable Kill:** Gain $d4 Armor.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Honorable Kill
///
/// State: Derived
//~ derived AV_202p 8368548a eaf0d65b dbdd85f6.74acc521
pub const AV_202p: Power = abilities(&[hero_power(&[deal(2).to(TARGET)]), on(Word::HonorableKill, &[armor(4)])]);

/// # The Unstoppable Force
///
/// `AV_202t2` · Warrior weapon · 7 mana · 5/2 durability
///
/// > After you attack a minion, smash it into the enemy hero!
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ todo AV_202t2 8aa97b25 521492e1 620bf037.e1fac2f7
pub const AV_202t2: Power = TODO;

/// # Glory Chaser
///
/// `AV_321` · Warrior minion · 3 mana · 4/3
///
/// > After you play a **Taunt** minion, draw a card.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Refers to: Taunt
///
/// State: Derived
//~ derived AV_321 4f0b0cae c58e1724 efa04b36.406e6759
pub const AV_321: Power = after(YOU.play(all(&[MINION, with(GameTag::TAUNT)]))).then(&[draw(1)]);

/// # Snowed In
///
/// `AV_322` · Warrior spell · Frost · 3 mana
///
/// > Destroy a damaged minion. **Freeze** all other minions.
///
/// - Set: Fractured in Alterac Valley · epic · collectible
/// - Refers to: Freeze
///
/// State: Derived
//~ derived AV_322 e6137700 f3f5f727 1005f3e5.224f7b14
pub const AV_322: Power = spell(&[destroy(A_MINION.that(DAMAGED)), freeze(OTHER_MINIONS)]);

/// # Scrapsmith
///
/// `AV_323` · Warrior minion · 3 mana · 2/4
///
/// > **Taunt Battlecry:** Add two 2/4 Grunts with **Taunt** to your hand.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Taunt, Battlecry
/// - Tokens: Scrappy Grunt [`AV_323t`]
///
/// State: Derived
//~ derived AV_323 1ac1c030 cf2e1298 fe50c57e.b33d475a
pub const AV_323: Power = battlecry(&[get(card("AV_323t")).copies(2)]);

/// # Scrappy Grunt
///
/// `AV_323t` · Warrior minion · 3 mana · 2/4
///
/// > **Taunt**
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla AV_323t f8481610 1fbe8962 82600f8d.4b0c5d24
pub const AV_323t: Power = VANILLA;

/// # Axe Berserker
///
/// `AV_565` · Warrior minion · 4 mana · 3/5
///
/// > **Rush**. **Honorable Kill:** Draw a weapon.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Rush, Honorable Kill
///
/// State: Derived
//~ derived AV_565 ff4209b1 342c9394 d1cf5045.8e1e7ed1
pub const AV_565: Power = on(Word::HonorableKill, &[draw_that(1, WEAPON)]);

/// # Iceblood Garrison
///
/// `AV_660` · Warrior spell · 2 mana
///
/// > At the end of your turn, deal $1 damage to all minions. Lasts 3 turns.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Mechanics: Objective
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3
///
/// State: Derived
//~ derived AV_660 589640a8 8af866bd 5962a261.5b1de640
pub const AV_660: Power = abilities(&[at_end_of_your_turn(&[deal(1).to(MINIONS)]), lasts(3)]);

/// # Hit It Very Hard
///
/// `ONY_023` · Warrior spell · 1 mana
///
/// > Gain +10 Attack and "Can't attack heroes" this turn.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Enchantments: HIT IT HARD [`ONY_023e`]
///
/// State: Todo
//~ todo ONY_023 c7fc5b07 fe8addae 491f857b.d14176ca
pub const ONY_023: Power = TODO;

/// # HIT IT HARD
///
/// `ONY_023e` · Warrior enchantment
///
/// > +10 Attack this turn.
///
/// - Set: Fractured in Alterac Valley
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived ONY_023e d5168856 34a541e5 98bd0567.4b64e5c6
pub const ONY_023e: Power = enchant(&[ATTACK.plus(10)]).this_turn();

/// # Onyxian Drake
///
/// `ONY_024` · Warrior minion · 4 mana · 4/5
///
/// > **Taunt** **Battlecry:** Deal damage equal to your Armor to an enemy minion.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Taunt, Battlecry
/// - Target: "Deal damage equal to your Armor to an enemy minion."
///
/// State: Derived
//~ derived ONY_024 6c223e05 6523b17d 8dcd77e1.83223cc9
pub const ONY_024: Power = battlecry(&[deal(1).times(ARMOR.of(YOUR_HERO)).to(AN_ENEMY_MINION)]);

/// # Shoulder Check
///
/// `ONY_025` · Warrior spell · 1 mana
///
/// > **Tradeable** Give a minion +2/+1 and **Rush**.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Mechanics: Tradeable, Deck Action Cost
/// - Refers to: Rush
/// - Enchantments: Incensed [`ONY_025e`]
///
/// State: Derived
//~ derived ONY_025 6f176c1f fb76f564 1700b560.ebf00376
pub const ONY_025: Power = spell(&[attach("ONY_025e").to(A_MINION)]);

/// # Incensed
///
/// `ONY_025e` · Neutral enchantment
///
/// > +2/+1 and **Rush**.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived ONY_025e a8155252 bb8612ea 60779a4a.372474e4
pub const ONY_025e: Power = enchant(&[plus(2, 1), has(GameTag::RUSH)]);
