//! Warrior cards of March of the Lich King.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file d2fd43f9

/// # Fleshshaper
/// Minion · Undead · 6 mana · 3/8
/// > **Taunt**. **Battlecry:** If you have 5 or more Armor, summon a copy of this.
/// - Makes: Fully Repaired [`NX2_027e`] ("Restored Durability."); Fleshed Out [`NX2_027e2`] ("\+2 Attack.")
//~ derived NX2_027 570ec02c c92df755.02506915 2c1feec4.3d6112b3
pub const NX2_027: Power = battlecry(&[summon(copy_of(THIS))]).when(there_is(&YOUR_HERO.that(ARMOR.at_least(5))));

/// # Fully Repaired
/// Enchantment
/// > Restored Durability.
//~ todo NX2_027e 814a10f3 d522ad72.0593da62 d283101d
pub const NX2_027e: Power = TODO;

/// # Fleshed Out
/// Enchantment
/// > \+2 Attack.
//~ derived NX2_027e2 0c8fb97e d522ad72.a6e18051 ef498911
pub const NX2_027e2: Power = enchant(&[ATTACK.plus(2)]);

/// # Hookfist-3000
/// Minion · Mech · Pirate · 3 mana · 4/3
/// > After your hero attacks, gain 4 Armor and draw a card.
//~ derived NX2_028 bb8d93c6 1cf71d96.1d5abfdc 4dd2a67b
pub const NX2_028: Power = after(YOUR_HERO.attack(CARD)).then(&[armor(4), draw(1)]);

/// # Training Session
/// Spell · 1 mana
/// > **Discover** a **Taunt** minion. If you play it this turn, repeat this.
/// - Makes: Training Session [`NX2_029e`] ("If played this turn, Discover another Taunt…"); Training Session Achieve [`NX2_029e1`] ("If played this turn, Discover another Taunt…")
//~ done NX2_029 - 2f198b86.7cdf9427 5521e937.a52948ea
#[rustfmt::skip]
pub const NX2_029: Power = spell(&[discover(all(&[MINION, with(GameTag::TAUNT)])), later(&whenever(YOU.play(is(&IT))).once_a_turn().does(&[repeat_ability(Word::Spell, the(THIS))]))]);

/// # Training Session
/// Enchantment
/// > If played this turn, **Discover** another **Taunt** minion.
//~ todo NX2_029e e10a34df d522ad72.2fd7cb75 5521e937
pub const NX2_029e: Power = TODO;

/// # Training Session Achieve
/// Enchantment
/// > If played this turn, **Discover** another **Taunt** minion.
//~ todo NX2_029e1 cb6ef756 d522ad72.2fd7cb75 d36d99d7
pub const NX2_029e1: Power = TODO;

/// # Sunfire Smithing
/// Spell · Fire · 4 mana
/// > Equip a 4/2 Sword. Give a random minion in your hand +4/+2.
/// - Makes: Flamberge [`RLK_600t`] (4/2 durability); Overheated [`RLK_600e`] ("\+4/+2.")
//~ derived RLK_600 3bef55d1 085e2d30.a1644342 a720770a.5336df1e
pub const RLK_600: Power = spell(&[equip(card("RLK_600t")), attach("RLK_600e").to(YOUR_HAND.that(MINION).random())]);

/// # Overheated
/// Enchantment
/// > \+4/+2.
//~ derived RLK_600e c471434a d522ad72.98543436 2c5141e0
pub const RLK_600e: Power = enchant(&[plus(4, 2)]);

/// # Flamberge
/// Weapon · 4 mana · 4/2 durability
//~ vanilla RLK_600t 64c08c9e 0dbec9f6 cf8262e9
pub const RLK_600t: Power = VANILLA;

/// # Last Stand
/// Spell · 1 mana
/// > Draw a **Taunt** minion. **Manathirst (7):** Double its stats.
/// - Makes: Stalwart Stand [`RLK_601e`] ("Stats Doubled.")
//~ done RLK_601 - 2f198b86.2a1083ab e7f37952.f503d0f5
#[rustfmt::skip]
pub const RLK_601: Power = spell(&[draw_that(1, all(&[MINION, with(GameTag::TAUNT)])), give(&[ATTACK.doubled(), HEALTH.doubled()]).to(IT).when(MANA_CRYSTALS.at_least(7))]);

/// # Stalwart Stand
/// Enchantment
/// > Stats Doubled.
//~ todo RLK_601e 1de7bc47 d522ad72.d24edf1f 3eca5d6e
pub const RLK_601e: Power = TODO;

/// # Silverfury Stalwart
/// Minion · 6 mana · 4/8
/// > **Rush Elusive Taunt**
//~ vanilla RLK_602 15289c57 3c68c51f.04681f99 0084c3fc
pub const RLK_602: Power = VANILLA;

/// # Light of the Phoenix
/// Spell · Fire · 4 mana
/// > Draw 2 cards. Costs (1) less for each damaged friendly character.
//~ derived RLK_603 8816c7ba 085e2d30.5960ab12 7e8d67c0
pub const RLK_603: Power =
    abilities(&[spell(&[draw(2)]), costs(&[cost_less(1).for_each(FRIENDLY_CHARACTERS.that(DAMAGED))])]);

/// # Thori'belore
/// Minion · Elemental · Beast · 4 mana · 4/4
/// > **Rush**. **Deathrattle:** Go **Dormant**. Cast a Fire spell to revive Thori'belore!
/// - Makes: Thori'belore [`RLK_604a`] (4/4, "Rush. Deathrattle: Go Dormant. Cast a Fire spell…"); Thori'belore [`RLK_604b`] (4/4, "Rush"); Phoenix Egg [`RLK_604t`] (0/1, "Dormant Cast a Fire spell to revive Thori'belore!"); Phoenix Egg [`RLK_604t2`] (0/1, "Dormant Cast a Fire spell to revive Thori'belore!")
//~ done RLK_604 - d7a71b10.8c4e0d53 e9cd1f23.81a1295b
pub const RLK_604: Power = deathrattle(&[summon(card("RLK_604t"))]);

/// # Thori'belore
/// Minion · Elemental · Beast · 4 mana · 4/4
/// > **Rush**. **Deathrattle:** Go **Dormant**. Cast a Fire spell to revive Thori'belore! *(Revives once.)*
//~ done RLK_604a - d7a71b10.b8447014 e9cd1f23
pub const RLK_604a: Power = deathrattle(&[summon(card("RLK_604t2"))]);

/// # Thori'belore
/// Minion · Elemental · Beast · 4 mana · 4/4
/// > **Rush**
//~ vanilla RLK_604b ebc2a9a2 d7a71b10.57b12c28 e9cd1f23
pub const RLK_604b: Power = VANILLA;

/// # Phoenix Egg
/// Minion · 21 mana · 0/1
/// > **Dormant** Cast a Fire spell to revive Thori'belore!
//~ done RLK_604t - 0a40ff04.c55f25c3 e3e9fb3f
pub const RLK_604t: Power = abilities(&[
    dormant_until(Goal::Times(1), &[YOU.cast(school(SpellSchool::Fire))]),
    on(Word::Awaken, &[transform(THIS, card("RLK_604a"))]),
]);

/// # Phoenix Egg
/// Minion · 21 mana · 0/1
/// > **Dormant** Cast a Fire spell to revive Thori'belore!
//~ done RLK_604t2 - 0a40ff04.c55f25c3 e3e9fb3f
pub const RLK_604t2: Power = abilities(&[
    dormant_until(Goal::Times(1), &[YOU.cast(school(SpellSchool::Fire))]),
    on(Word::Awaken, &[transform(THIS, card("RLK_604b"))]),
]);

/// # Blazing Power
/// Spell · Fire · 2 mana
/// > Give a minion +1/+1. Repeat for each damaged friendly character.
/// - Makes: On Fire! [`RLK_605e`] ("\+1/+1.")
//~ derived RLK_605 9bca6b05 64e9e702.9d904c09 ba97d694.1bdfbd01
#[rustfmt::skip]
pub const RLK_605: Power = spell(&[attach("RLK_605e").to(A_MINION), perform(&[attach("RLK_605e").to(A_MINION)]).for_each(FRIENDLY_CHARACTERS.that(DAMAGED))]);

/// # On Fire!
/// Enchantment
/// > \+1/+1.
//~ derived RLK_605e 13d13d79 d522ad72.cb08f83e 9b92887d
pub const RLK_605e: Power = enchant(&[plus(1, 1)]);

/// # Disruptive Spellbreaker
/// Minion · 5 mana · 4/6
/// > At the end of your turn, your opponent discards a spell.
/// - Makes: Broken Spell [`RLK_607e`] ("Storing ….")
//~ done RLK_607 - a0c0ba7d.3d3ce9bc cb972034.56229a92
pub const RLK_607: Power = at_end_of_your_turn(&[discard(ENEMY_HAND.that(SPELL).random())]);

/// # Broken Spell
/// Enchantment
/// > Storing {0}.
//~ todo RLK_607e 92a91ced d522ad72.c126d8da c9b5fb9e
pub const RLK_607e: Power = TODO;

/// # Asvedon, the Grandshield
/// Minion · 3 mana · 3/4
/// > **Taunt Battlecry:** Cast a copy of the last spell your opponent played.
//~ done RLK_608 - 05841e04.e2be73fb a6a099b0
pub const RLK_608: Power = battlecry(&[cast(last_of(OPPONENT.play(SPELL).this_game()))]);

/// # Sunfury Champion
/// Minion · 1 mana · 1/3
/// > After you cast a Fire spell, deal 1 damage to all minions.
//~ derived RLK_609 d0eceaa9 cbeac1ac.610b2e12 63571fac
pub const RLK_609: Power = after(YOU.cast(school(SpellSchool::Fire))).then(&[deal(1).to(MINIONS)]);

/// # Embers of Strength
/// Spell · Fire · 2 mana
/// > Summon two 1/2 Guards with **Taunt**. **Manathirst (6):** Give them +1/+2.
/// - Makes: Emberbound Guard [`RLK_960t`] (1/2, "Taunt"); Empowered Embers [`RLK_960e`] ("\+1/+2.")
//~ derived RLK_960 24a4252d 64e9e702.440800ee b5f1f243.6d0123b7
pub const RLK_960: Power =
    spell(&[summon(card("RLK_960t")).copies(2), attach("RLK_960e").to(IT).when(MANA_CRYSTALS.at_least(6))]);

/// # Empowered Embers
/// Enchantment
/// > \+1/+2.
//~ derived RLK_960e a8dcff64 d522ad72.b69419df 503ed3fa
pub const RLK_960e: Power = enchant(&[plus(1, 2)]);

/// # Emberbound Guard
/// Minion · 1 mana · 1/2
/// > **Taunt**
//~ vanilla RLK_960t a92de308 cbfac199.4b0c5d24 6c9fdf1a
pub const RLK_960t: Power = VANILLA;
