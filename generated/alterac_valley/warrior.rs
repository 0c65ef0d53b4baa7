//! Warrior cards of Fractured in Alterac Valley.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 88b2091b

/// # Shield Shatter
/// Spell · Frost · 10 mana
/// > Deal $5 damage to all minions. Costs (1) less for each Armor you have.
//~ derived AV_108 b235d3dd 34e4f2df.275a74e4 00e321dc
pub const AV_108: Power =
    abilities(&[spell(&[deal(5).to(MINIONS)]), costs(&[cost_less(1).times(ARMOR.of(YOUR_HERO))])]);

/// # Frozen Buckler
/// Spell · Frost · 2 mana
/// > Gain 10 Armor. At the start of your next turn, lose 5 Armor.
/// - Makes: Chilly [`AV_109e`] ("Lose 5 Armor next turn.")
//~ done AV_109 - 589519e6.3ef3d8da 90dabc54.6e105e0e
pub const AV_109: Power = spell(&[armor(10), later(&whenever(YOU.turn_start()).does(&[armor(-5)]))]);

/// # Chilly
/// Enchantment
/// > Lose 5 Armor next turn.
//~ todo AV_109e 5174ed1c d522ad72.4aa0bfc9 2ced80f5
pub const AV_109e: Power = TODO;

/// # To the Front!
/// Spell · 2 mana
/// > Your minions cost (2) less this turn *(but not less than 1*).
/// - Makes: Frontlined [`AV_119e`] ("Your minions cost (2) less this turn.")
//~ derived AV_119 242b894b 7846e7ae.ab181b3d 87b81d8c.2b79952f
pub const AV_119: Power = spell(&[attach("AV_119e").to(YOU)]);

/// # Frontlined
/// Enchantment
/// > Your minions cost (2) less this turn.
//~ derived AV_119e 47030d06 d522ad72.0a6afba1 b8004f10
pub const AV_119e: Power = enchant(&[]).aura(YOUR_HAND.that(MINION), &[cost_less(2).not_below(1)]).this_turn();

/// # Captain Galvangar
/// Minion · 6 mana · 6/6
/// > **Battlecry:** If you have gained 15 or more Armor this game, gain +3/+3 and **Charge**.@ *({0} left*!)@ *(Ready!)*
/// - Makes: Fury of the Frostwolf [`AV_145e`] ("\+3/+3 and Charge.")
//~ done AV_145 - 8b4b1bcd.5a3ce2aa 17ca116e.055e17ca
pub const AV_145: Power = battlecry(&[attach("AV_145e")]).when(YOU.gain_armor().this_game().in_all().at_least(15));

/// # Fury of the Frostwolf
/// Enchantment
/// > \+3/+3 and **Charge**.
//~ derived AV_145e 8e6b0dde d522ad72.48d2a85b 179a3f9c
pub const AV_145e: Power = enchant(&[plus(3, 3), has(GameTag::CHARGE)]);

/// # Rokara, the Valorous
/// Hero · 7 mana · 30 health, 10 armor
/// > **Battlecry:** Equip a 5/2 Unstoppable Force.
/// - Makes: Grand Slam [`AV_202p`] ("Deal 2 damage. Honorable Kill: Gain 4 Armor."); The Unstoppable Force [`AV_202t2`] (5/2 durability, "After you attack a minion, smash it into the…")
//~ done AV_202 - 6fad8e07.7aa0a02d 916bef42.dae586ec
pub const AV_202: Power = battlecry(&[equip(card("AV_202t2"))]);

/// # Grand Slam
/// Hero Power · 2 mana
/// > Deal $2 damage. **Honorable Kill:** Gain $d4 Armor.
//~ derived AV_202p eaf0d65b 4902b083.74acc521 c12f8f75
pub const AV_202p: Power = abilities(&[hero_power(&[deal(2).to(TARGET)]), on(Word::HonorableKill, &[armor(4)])]);

/// # The Unstoppable Force
/// Weapon · 7 mana · 5/2 durability
/// > After you attack a minion, smash it into the enemy hero!
// No source: the minion deals damage equal to its Attack to the enemy hero, also if it is dying.
//~ done AV_202t2 - c0ef1668.e1fac2f7 a492f4a5
pub const AV_202t2: Power =
    after(YOUR_HERO.attack(MINION)).then(&[deal(1).times(ATTACK.of(THAT)).by(THAT).to(ENEMY_HERO)]);

/// # Glory Chaser
/// Minion · 3 mana · 4/3
/// > After you play a **Taunt** minion, draw a card.
//~ derived AV_321 c58e1724 cbdfe8b5.406e6759 b7e3ee96
pub const AV_321: Power = after(YOU.play(all(&[MINION, with(GameTag::TAUNT)]))).then(&[draw(1)]);

/// # Snowed In
/// Spell · Frost · 3 mana
/// > Destroy a damaged minion. **Freeze** all other minions.
//~ done AV_322 - 0784d9a3.224f7b14 0e45c8c6
pub const AV_322: Power = spell(&[destroy(A_MINION.that(DAMAGED)), freeze(MINIONS.that(not(&is(&TARGET))))]);

/// # Scrapsmith
/// Minion · 3 mana · 2/4
/// > **Taunt Battlecry:** Add two 2/4 Grunts with **Taunt** to your hand.
/// - Makes: Scrappy Grunt [`AV_323t`] (2/4, "Taunt")
//~ derived AV_323 cf2e1298 def81b81.b33d475a 79ccbf9a.d0e67d72
pub const AV_323: Power = battlecry(&[get(card("AV_323t")).copies(2)]);

/// # Scrappy Grunt
/// Minion · 3 mana · 2/4
/// > **Taunt**
//~ vanilla AV_323t 1fbe8962 def81b81.4b0c5d24 a5d00953
pub const AV_323t: Power = VANILLA;

/// # Axe Berserker
/// Minion · 4 mana · 3/5
/// > **Rush**. **Honorable Kill:** Draw a weapon.
//~ derived AV_565 342c9394 e3908842.8e1e7ed1 1a5c26a0
pub const AV_565: Power = on(Word::HonorableKill, &[draw_that(1, WEAPON)]);

/// # Iceblood Garrison
/// Spell · 2 mana
/// > At the end of your turn, deal $1 damage to all minions. Lasts 3 turns.
//~ derived AV_660 8af866bd 7846e7ae.5b1de640 dc68656f
pub const AV_660: Power = abilities(&[at_end_of_your_turn(&[deal(1).to(MINIONS)]), lasts(3)]);

/// # Hit It Very Hard
/// Spell · 1 mana
/// > Gain +10 Attack and "Can't attack heroes" this turn.
/// - Makes: HIT IT HARD [`ONY_023e`] ("\+10 Attack this turn.")
//~ done ONY_023 - 2f198b86.d14176ca 15581fdb.17d99421
pub const ONY_023: Power = spell(&[
    attach("ONY_023e").to(YOUR_HERO),
    lend(&[has(GameTag::CANNOT_ATTACK_HEROES)], Lasts::ThisTurn).to(YOUR_HERO),
]);

/// # HIT IT HARD
/// Enchantment
/// > \+10 Attack this turn.
//~ derived ONY_023e 34a541e5 d522ad72.ed8be60d 67ad1bdc
pub const ONY_023e: Power = enchant(&[ATTACK.plus(10)]).this_turn();

/// # Onyxian Drake
/// Minion · Dragon · 4 mana · 4/5
/// > **Taunt Battlecry:** Deal damage equal to your Armor to an enemy minion.
//~ derived ONY_024 6523b17d 3069f717.59d42a9f e7434c05
pub const ONY_024: Power = battlecry(&[deal(1).times(ARMOR.of(YOUR_HERO)).to(AN_ENEMY_MINION)]);

/// # Shoulder Check
/// Spell · 1 mana
/// > **Tradeable** Give a minion +2/+1 and **Rush**.
/// - Makes: Incensed [`ONY_025e`] ("\+2/+1 and Rush.")
//~ derived ONY_025 fb76f564 2f198b86.ebf00376 711cb423.8e595a51
pub const ONY_025: Power = spell(&[attach("ONY_025e").to(A_MINION)]);

/// # Incensed
/// Enchantment
/// > \+2/+1 and **Rush**.
//~ derived ONY_025e bb8612ea d522ad72.4868a9e8 e6386e54
pub const ONY_025e: Power = enchant(&[plus(2, 1), has(GameTag::RUSH)]);
