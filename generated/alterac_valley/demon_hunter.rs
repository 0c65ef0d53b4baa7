//! Demon Hunter cards of Fractured in Alterac Valley.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file ca6ad82e

/// # Battleworn Vanguard
/// Minion · 2 mana · 2/2
/// > After your hero attacks, summon two 1/1 Felwings.
/// - Makes: [`BT_922t`](crate::demon_hunter_initiate::demon_hunter::BT_922t)
//~ derived AV_118 729d21bc 565e37de.fdb9fbfd dcd8d4ea.637c9728
pub const AV_118: Power = after(YOUR_HERO.attack(CARD)).then(&[summon(card("BT_922t")).copies(2)]);

/// # Kurtrus, Demon-Render
/// Hero · 6 mana · 30 health, 5 armor
/// > **Battlecry:** Summon two @/4 Demons with **Rush**. *(Improved by your hero attacks this game.)*
/// - Numbers: {0} = 1
/// - Makes: Ashfallen's Fury [`AV_204p`] ("\+2 Attack this turn. After a friendly minion…"); Felbat Shrieker [`AV_204t2`] (1/4, "Rush"); Ashfallen's Power [`AV_204e`] ("\+2 Attack this turn.")
//~ done AV_204 - 50500b29.43179410.eae7e889 9e14311d.185fe5fc
pub const AV_204: Power = abilities(&[
    battlecry(&[summon(card("AV_204t2")).copies(2), give(&[ATTACK.set_to(X)]).with_x(TEXT_NUMBER).to(IT)]),
    improved(YOUR_HERO.attack(CARD).this_game().count()),
]);

/// # Ashfallen's Power
/// Enchantment
/// > \+2 Attack this turn.
//~ derived AV_204e 8729a33d d522ad72.717133fd b9c2a62f
pub const AV_204e: Power = enchant(&[ATTACK.plus(2)]).this_turn();

/// # Ashfallen's Fury
/// Hero Power · 1 mana
/// > \+$a2 Attack this turn. After a friendly minion attacks, refresh this.
//~ done AV_204p - 3808c64e.193ccad6 29337597
pub const AV_204p: Power = abilities(&[
    hero_power(&[attach("AV_204e").to(YOUR_HERO)]),
    after(FRIENDLY_MINIONS.attack(CARD)).then(&[ready(THIS)]),
]);

/// # Felbat Shrieker
/// Minion · Demon · 3 mana · 1/4
/// > **Rush**
//~ vanilla AV_204t2 0fb0f069 8d1f7500.57b12c28 8878d7d9
pub const AV_204t2: Power = VANILLA;

/// # Dreadprison Glaive
/// Weapon · 1 mana · 1/3 durability
/// > **Honorable Kill:** Deal damage equal to your hero's Attack to the enemy hero.
//~ derived AV_209 8dadaaed 58afaf32.e3272667 11a4cd34
pub const AV_209: Power = on(Word::HonorableKill, &[deal(1).times(ATTACK.of(YOUR_HERO)).to(ENEMY_HERO)]);

/// # Flag Runner
/// Minion · 3 mana · 1/6
/// > Whenever a friendly minion dies, gain +1 Attack.
/// - Makes: Team Player [`AV_261e`] ("\+1 Attack")
//~ derived AV_261 20826158 d6ea913f.1938fb78 135b5aae.12a56787
pub const AV_261: Power = whenever(OTHER_FRIENDLY_MINIONS.die()).then(&[attach("AV_261e")]);

/// # Team Player
/// Enchantment
/// > \+1 Attack
//~ derived AV_261e 9e62e670 d522ad72.9fa56d42 5f312ca0
pub const AV_261e: Power = enchant(&[ATTACK.plus(1)]);

/// # Warden of Chains
/// Minion · 4 mana · 2/6
/// > **Taunt Battlecry:** If you're holding a Demon that costs (5) or more, gain +1/+2.
/// - Makes: Terrifying [`AV_262e2`] ("\+1/+2.")
//~ derived AV_262 128b05be 59ecc571.375e2817 e2d9b630.c8043c8b
pub const AV_262: Power =
    battlecry(&[attach("AV_262e2")]).when(there_is(&YOUR_HAND.that(all(&[DEMON, COST.at_least(5)]))));

/// # Terrifying
/// Enchantment
/// > \+1/+2.
//~ derived AV_262e2 4ca5c5e0 d522ad72.b69419df d5dc8192
pub const AV_262e2: Power = enchant(&[plus(1, 2)]);

/// # Sigil of Reckoning
/// Spell · Fel · 5 mana
/// > At the start of your next turn, summon a random Demon from your hand.
//~ derived AV_264 9e06389a 4f593531.984fd39e ec8e53e0
pub const AV_264: Power =
    spell(&[later(&whenever(YOU.turn_start()).does(&[summon(the(YOUR_HAND.that(all(&[MINION, DEMON])).random()))]))]);

/// # Ur'zul Giant
/// Minion · Demon · 13 mana · 8/8
/// > Costs (1) less for each friendly minion that died this game.
//~ derived AV_265 be7ab201 076f89f0.ca317752 f21c40af
pub const AV_265: Power = costs(&[cost_less(1).times(FRIENDLY_MINIONS.die().this_game().count())]);

/// # Caria Felsoul
/// Minion · 6 mana · 6/6
/// > **Battlecry:** Transform into a 6/6 copy of a Demon in your deck.
/// - Makes: Demonic [`AV_267e2`] ("Attack and Health set to 6.")
//~ done AV_267 - 8b4b1bcd.45883890 82e589c6.98d3aa96
pub const AV_267: Power = battlecry(&[
    select(YOUR_DECK.that(DEMON).random()),
    if_(there_is(&IT), &[transform(THIS, copy_of(IT)), attach("AV_267e2")]),
]);

/// # Demonic
/// Enchantment
/// > Attack and Health set to 6.
//~ derived AV_267e2 972d4653 d522ad72.6de0c0a0 95f46286
pub const AV_267e2: Power = enchant(&[become_stats(6, 6)]);

/// # Flanking Maneuver
/// Spell · 4 mana
/// > Summon a 4/2 Demon with **Rush**. If it dies this turn, summon another.
/// - Makes: Snowy Satyr [`AV_269t`] (4/2, "Rush"); Woe Is Me [`AV_269e`] ("If this dies summon another.")
//~ done AV_269 - 38d1d3b0.cf30bb7d 819ea700.5075c215
pub const AV_269: Power =
    spell(&[summon(card("AV_269t")), later(&whenever(IT.die()).this_turn().does(&[summon(card("AV_269t"))]))]);

/// # Woe Is Me
/// Enchantment
/// > If this dies summon another.
//~ todo AV_269e 0a5bee90 d522ad72.eb7922ee 07c7f3c1
pub const AV_269e: Power = TODO;

/// # Snowy Satyr
/// Minion · Demon · 3 mana · 4/2
/// > **Rush**
//~ vanilla AV_269t 1b022278 f6aa6ca7.57b12c28 f6e83ce5
pub const AV_269t: Power = VANILLA;

/// # Field of Strife
/// Spell · 2 mana
/// > Your minions have +1 Attack. Lasts 3 turns.
/// - Makes: Empowered [`AV_661e2`] ("\+1 Attack from ….")
//~ derived AV_661 0b41c89f 7846e7ae.12ee397c 5ce981de.40608be7
pub const AV_661: Power = abilities(&[aura(FRIENDLY_MINIONS).gives("AV_661e2"), lasts(3)]);

/// # Empowered
/// Enchantment
/// > \+1 Attack from {0}.
//~ derived AV_661e2 69ec10a4 d522ad72.feb4eca8 d0a8c59b
pub const AV_661e2: Power = enchant(&[ATTACK.plus(1)]);

/// # Keen Reflex
/// Spell · 2 mana
/// > Deal $1 damage to all minions. **Honorable Kill:** Gain +1 Attack this turn.
/// - Makes: Keen Reflex [`ONY_014e`] ("\+1 Attack this turn.")
//~ done ONY_014 - 7846e7ae.8f1492fd d3ff02fe.58d401da
pub const ONY_014: Power =
    abilities(&[spell(&[deal(1).to(MINIONS)]), on(Word::HonorableKill, &[attach("ONY_014e").to(YOUR_HERO)])]);

/// # Keen Reflex
/// Enchantment
/// > \+1 Attack this turn.
//~ derived ONY_014e d6bd7d81 d522ad72.c1531011 d3ff02fe
pub const ONY_014e: Power = enchant(&[ATTACK.plus(1)]).this_turn();

/// # Wings of Hate (Rank 1)
/// Spell · 1 mana
/// > Summon two 1/1 Felwings. *(Upgrades when you have 5 Mana.)*
/// - Makes: Wings of Hate (Rank 2) [`ONY_016t`] ("Summon three 1/1 Felwings. (Upgrades when you…"); Wings of Hate (Rank 3) [`ONY_016t2`] ("Summon four 1/1 Felwings.")
//~ derived ONY_016 a28f34f7 2f198b86.be4a48b8 b505452a.b9fc419a
pub const ONY_016: Power = abilities(&[spell(&[summon(card("BT_922t")).copies(2)]), ranks_up(5, "ONY_016t")]);

/// # Wings of Hate (Rank 2)
/// Spell · 1 mana
/// > Summon three 1/1 Felwings. *(Upgrades when you have 10 Mana.)*
//~ derived ONY_016t 8b3a4349 2f198b86.c0c0107e 69dae22f
pub const ONY_016t: Power = abilities(&[spell(&[summon(card("BT_922t")).copies(3)]), ranks_up(10, "ONY_016t2")]);

/// # Wings of Hate (Rank 3)
/// Spell · 1 mana
/// > Summon four 1/1 Felwings.
//~ derived ONY_016t2 be0f2b6e 2f198b86.de19dc03 958a6534
pub const ONY_016t2: Power = spell(&[summon(card("BT_922t")).copies(4)]);

/// # Razorglaive Sentinel
/// Minion · 4 mana · 5/4
/// > After you play the left or right-most card in your hand, draw a card.
//~ derived ONY_036 ff13e851 5af9fab3.bd321210 9e38ea0a
pub const ONY_036: Power = after(YOU.play(OUTCAST)).then(&[draw(1)]);
