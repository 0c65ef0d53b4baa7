//! Warlock cards of Ashes of Outland.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 1b8a0d8d

/// # Keli'dan the Breaker
/// Minion · 6 mana · 3/3
/// > **Battlecry:** Destroy a minion. If drawn this turn, instead destroy all minions except this one.
/// - Makes: Come Closer [`BT_196e`] ("Drawn this turn.")
//~ done BT_196 - 54c1f3fd.432a06f6 e340d7a8.c2be1cb6
pub const BT_196: Power = abilities(&[
    battlecry(&[destroy(OTHER_MINIONS)]).when(DRAWN_NOT_ADDED),
    battlecry(&[destroy(A_MINION)]).when(not(&DRAWN_NOT_ADDED)),
]);

/// "If drawn this turn": drawn, and not added to the hand (Need for Greed, too).
pub(crate) const DRAWN_NOT_ADDED: Condition =
    all(&[ENTERED_HAND_THIS_TURN, not(&among(&YOU.get(CARD).while_holding_this()))]);

/// # Come Closer
/// Enchantment
/// > Drawn this turn.
//~ todo BT_196e 65e32c9e d522ad72.a234f804 e7d39bff
pub const BT_196e: Power = TODO;

/// # Unstable Felbolt
/// Spell · Fel · 1 mana
/// > Deal $3 damage to an enemy minion and a random friendly one.
//~ done BT_199 - ad794704.e6246bd7 258b4cec
pub const BT_199: Power = spell(&[deal(3).to(AN_ENEMY_MINION), deal(3).to(FRIENDLY_MINIONS.random())]);

/// # Hand of Gul'dan
/// Spell · Shadow · 6 mana
/// > When you play or discard this, draw 3 cards.
//~ derived BT_300 796155e1 b1a71a54.54025c81 0de02fc4
pub const BT_300: Power = abilities(&[spell(&[draw(3)]), on(Word::WhenDiscarded, &[draw(3)])]);

/// # Nightshade Matron
/// Minion · Demon · 4 mana · 5/5
/// > **Rush Battlecry:** Discard your highest Cost card.
//~ derived BT_301 f7c7d23e 3687d9f4.e11caa66 2e0dfcf8
pub const BT_301: Power = battlecry(&[discard(YOUR_HAND.most(COST))]);

/// # The Dark Portal
/// Spell · Fel · 4 mana
/// > Draw a minion. If you have at least 8 cards in hand, it costs (5) less.
/// - Makes: Dark Portal [`BT_302e`] ("Costs (5) less.")
//~ derived BT_302 785cb2bc 239e5a75.e8d0ac2b 70d9098f.90d6c301
pub const BT_302: Power = spell(&[draw_that(1, MINION), attach("BT_302e").to(IT).when(there_are(8, &YOUR_HAND))]);

/// # Dark Portal
/// Enchantment
/// > Costs (5) less.
//~ derived BT_302e 4bd1cdf4 d522ad72.133d4794 b84947a8
pub const BT_302e: Power = enchant(&[cost_less(5)]);

/// # Enhanced Dreadlord
/// Minion · Demon · 8 mana · 5/7
/// > **Taunt Deathrattle:** Summon a 5/5 Dreadlord with **Lifesteal**.
/// - Makes: Desperate Dreadlord [`BT_304t`] (5/5, "Lifesteal")
//~ derived BT_304 7ebb315a 3f2d5df5.f89b4db4 24cd3990.966b4dfb
pub const BT_304: Power = deathrattle(&[summon(card("BT_304t"))]);

/// # Desperate Dreadlord
/// Minion · Demon · 5 mana · 5/5
/// > **Lifesteal**
//~ vanilla BT_304t 707ec5fa d4e7e34d.b857c9f1 6f583842
pub const BT_304t: Power = VANILLA;

/// # Imprisoned Scrap Imp
/// Minion · Mech · Demon · 2 mana · 3/3
/// > **Dormant** for 2 turns. When this awakens, give all minions in your hand +2/+2.
/// - Makes: Scrap Weapons [`BT_305e`] ("\+2/+2.")
//~ derived BT_305 3b2dae53 f85c18b5.ee6e1dde b80289cc.f1519e7e
pub const BT_305: Power =
    abilities(&[dormant_for(2), on(Word::Awaken, &[attach("BT_305e").to(YOUR_HAND.that(MINION))])]);

/// # Scrap Weapons
/// Enchantment
/// > \+2/+2.
//~ derived BT_305e 1500c67c d522ad72.d5727bd5 a7809cf4
pub const BT_305e: Power = enchant(&[plus(2, 2)]);

/// # Shadow Council
/// Spell · Fel · 1 mana
/// > Replace your hand with random Demons. Give them +2/+2.
/// - Makes: Ritual Summons [`BT_306e`] ("\+2/+2.")
//~ done BT_306 - ad794704.c032e015 5b0a5d2b.fb8b02b7
pub const BT_306: Power = spell(&[transform(YOUR_HAND, random(DEMON)), attach("BT_306e").to(IT)]);

/// # Ritual Summons
/// Enchantment
/// > \+2/+2.
//~ derived BT_306e de78c76f d522ad72.d5727bd5 d128a789
pub const BT_306e: Power = enchant(&[plus(2, 2)]);

/// # Darkglare
/// Minion · Demon · 3 mana · 3/4
/// > **Battlecry:** If your hero took damage this turn, refresh 3 Mana Crystals.
//~ derived BT_307 e0bd48a9 de12c240.e3443a10 0d48714a
pub const BT_307: Power = battlecry(&[refresh_mana(3)]).when(YOUR_HERO.takes_damage_from(CARD).this_turn().at_least(1));

/// # Kanrethad Ebonlocke
/// Minion · 2 mana · 3/2
/// > Your Demons cost (1) less. **Deathrattle:** Shuffle 'Kanrethad Prime' into your deck.
/// - Makes: Kanrethad Prime [`BT_309t`] (7/6, "Battlecry: Summon 3 friendly Demons that died…"); Black Harvest [`BT_309e`] ("Costs (1) less.")
//~ derived BT_309 253db7e0 0296240c.ae270c8c 8318c05c.f11e15d5
pub const BT_309: Power =
    abilities(&[aura(YOUR_HAND.that(DEMON)).gives("BT_309e"), deathrattle(&[shuffle(card("BT_309t"))])]);

/// # Black Harvest
/// Enchantment
/// > Costs (1) less.
//~ derived BT_309e 42eacd52 d522ad72.f705eb41 721aa5b5
pub const BT_309e: Power = enchant(&[cost_less(1)]);

/// # Kanrethad Prime
/// Minion · Mech · Demon · 8 mana · 7/6
/// > **Battlecry:** Summon 3 friendly Demons that died this game.
//~ derived BT_309t fd0d96dd 36684f6b.2fbb7ce2 c43a19e4
pub const BT_309t: Power =
    battlecry(&[summon(random_from_past(FRIENDLY_MINIONS.that(DEMON).die().this_game())).picks(3)]);
