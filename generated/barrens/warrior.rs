//! Warrior cards of Forged in the Barrens.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 5eb20962

/// # Overlord Saurfang
/// Minion · 7 mana · 5/4
/// > **Battlecry:** Resurrect 2 friendly **Frenzy** minions. Deal 1 damage to all other minions.
//~ done BAR_334 - 41cba997.ce2d4d9b dec8e95f
#[rustfmt::skip]
pub const BAR_334: Power = battlecry(&[summon(random_from_past(FRIENDLY_MINIONS.that(with(GameTag::FRENZY)).die().this_game())).picks(2), deal(1).to(OTHER_MINIONS)]);

/// # Whirling Combatant
/// Minion · 4 mana · 3/6
/// > **Battlecry and Frenzy:** Deal 1 damage to all other minions.
//~ done BAR_840 - e3b1249d.8f458d4a 030f6ad6
pub const BAR_840: Power =
    abilities(&[battlecry(&[deal(1).to(OTHER_MINIONS)]), on(Word::Frenzy, &[deal(1).to(OTHER_MINIONS)])]);

/// # Bulk Up
/// Spell · 2 mana
/// > Give a random **Taunt** minion in your hand +1/+1 and copy it.
/// - Makes: Swoll [`BAR_841e`] ("\+1/+1.")
//~ derived BAR_841 82f95a0f 7846e7ae.bb4614cd f49a3b6f.69cc4f82
pub const BAR_841: Power =
    spell(&[attach("BAR_841e").to(YOUR_HAND.that(all(&[MINION, with(GameTag::TAUNT)])).random()), get(copy_of(IT))]);

/// # Swoll
/// Enchantment
/// > \+1/+1.
//~ derived BAR_841e 63e21554 d522ad72.cb08f83e a23618bf
pub const BAR_841e: Power = enchant(&[plus(1, 1)]);

/// # Conditioning (Rank 1)
/// Spell · 2 mana
/// > Give minions in your hand +1/+1. *(Upgrades when you have 5 Mana.)*
/// - Makes: Conditioning (Rank 2) [`BAR_842t`] ("Give minions in your hand +2/+2. (Upgrades when…"); Conditioning (Rank 3) [`BAR_842t2`] ("Give minions in your hand +3/+3."); Gains [`BAR_842e`] ("\+1/+1."); Gains [`BAR_842e2`] ("\+2/+2."); Gains [`BAR_842e3`] ("\+3/+3.")
//~ derived BAR_842 e9ce5904 7846e7ae.55e4baa4 1d5c28f3.a0246383
pub const BAR_842: Power =
    abilities(&[spell(&[attach("BAR_842e").to(YOUR_HAND.that(MINION))]), ranks_up(5, "BAR_842t")]);

/// # Gains
/// Enchantment
/// > \+1/+1.
//~ derived BAR_842e 3465a1a3 d522ad72.cb08f83e 24ea9d8b
pub const BAR_842e: Power = enchant(&[plus(1, 1)]);

/// # Gains
/// Enchantment
/// > \+2/+2.
//~ derived BAR_842e2 22b7a26c d522ad72.d5727bd5 24ea9d8b
pub const BAR_842e2: Power = enchant(&[plus(2, 2)]);

/// # Gains
/// Enchantment
/// > \+3/+3.
//~ derived BAR_842e3 59a7b757 d522ad72.184d0f12 24ea9d8b
pub const BAR_842e3: Power = enchant(&[plus(3, 3)]);

/// # Conditioning (Rank 2)
/// Spell · 2 mana
/// > Give minions in your hand +2/+2. *(Upgrades when you have 10 Mana.)*
//~ derived BAR_842t 7fea7180 7846e7ae.73cfe12b 36e01c76
pub const BAR_842t: Power =
    abilities(&[spell(&[give(&[plus(2, 2)]).to(YOUR_HAND.that(MINION))]), ranks_up(10, "BAR_842t2")]);

/// # Conditioning (Rank 3)
/// Spell · 2 mana
/// > Give minions in your hand +3/+3.
//~ derived BAR_842t2 a356f53d 7846e7ae.1162a656 3263bacd
pub const BAR_842t2: Power = spell(&[give(&[plus(3, 3)]).to(YOUR_HAND.that(MINION))]);

/// # Warsong Envoy
/// Minion · 1 mana · 1/3
/// > **Frenzy:** Gain +1 Attack for each damaged character.
//~ done BAR_843 - cbeac1ac.6f6e21d6 92d8b104
pub const BAR_843: Power =
    on(Word::Frenzy, &[give(&[ATTACK.plus(1).times(X)]).with_x(count(CHARACTERS.that(DAMAGED)))]);

/// # Outrider's Axe
/// Weapon · 4 mana · 3/3 durability
/// > After your hero attacks and kills a minion, draw a card.
//~ derived BAR_844 ec80ab4c 148cb2da.9987a987 3739e4b3
pub const BAR_844: Power = after(YOUR_HERO.attack(MINION)).when(there_is(&THAT.that(DEAD))).then(&[draw(1)]);

/// # Rancor
/// Spell · 4 mana
/// > Deal $2 damage to all minions. Gain 2 Armor for each destroyed.
//~ done BAR_845 - 38d1d3b0.f1c5478c dd33680f
pub const BAR_845: Power = spell(&[deal(2).to(MINIONS), armor(2).for_each(IT.that(DEAD))]);

/// # Mor'shan Elite
/// Minion · 5 mana · 4/4
/// > **Taunt**. **Battlecry:** If your hero attacked this turn, summon a copy of this.
//~ derived BAR_846 8f520c92 a0c6b2f7.78a9ca77 2e440850
pub const BAR_846: Power = battlecry(&[summon(copy_of(THIS))]).when(YOUR_HERO.attack(CARD).this_turn().at_least(1));

/// # Rokara
/// Minion · 3 mana · 2/3
/// > **Rush** After a friendly minion attacks and survives, give it +1/+1.
/// - Makes: Battle Hardened [`BAR_847e`] ("\+1/+1.")
//~ done BAR_847 - decb9ba2.4241ee2b b4c302fd.c8aacc42
pub const BAR_847: Power = after(FRIENDLY_MINIONS.attack(CARD))
    .when(there_is(&SUBJECT.that(not(&DEAD))))
    .then(&[attach("BAR_847e").to(SUBJECT)]);

/// # Battle Hardened
/// Enchantment
/// > \+1/+1.
//~ derived BAR_847e 1e174c8d d522ad72.cb08f83e d4fcab88
pub const BAR_847e: Power = enchant(&[plus(1, 1)]);

/// # Stonemaul Anchorman
/// Minion · Pirate · 5 mana · 4/6
/// > **Rush Frenzy:** Draw a card.
/// - Makes: Incensed [`BAR_896e`] ("Increased Attack.")
//~ derived BAR_896 a05441e7 76925159.4d250a01 5a9e869e.dbe9ea40
pub const BAR_896: Power = on(Word::Frenzy, &[draw(1)]);

/// # Incensed
/// Enchantment
/// > Increased Attack.
//~ todo BAR_896e 68e492b5 d522ad72.08129cea e6386e54
pub const BAR_896e: Power = TODO;

/// # Man-at-Arms
/// Minion · 2 mana · 2/3
/// > **Battlecry:** If you have a weapon equipped, gain +1/+1.
/// - Makes: Armed [`WC_024e`] ("\+1/+1")
//~ derived WC_024 f5c38fa9 5656a6e3.f5a5293e e36ae4c1.a309d0f4
pub const WC_024: Power = battlecry(&[attach("WC_024e")]).when(there_is(&YOUR_WEAPON));

/// # Armed
/// Enchantment
/// > \+1/+1
//~ derived WC_024e d7b9142e d522ad72.2add6a76 397043ce
pub const WC_024e: Power = enchant(&[plus(1, 1)]);

/// # Whetstone Hatchet
/// Weapon · 1 mana · 1/4 durability
/// > After your hero attacks, give a minion in your hand +1 Attack.
/// - Makes: Armed [`WC_025e`] ("\+1 Attack")
//~ derived WC_025 04030f6e 0a232d9a.311e2c77 83c2a953.699df71a
pub const WC_025: Power = after(YOUR_HERO.attack(CARD)).then(&[attach("WC_025e").to(YOUR_HAND.that(MINION).random())]);

/// # Armed
/// Enchantment
/// > \+1 Attack
//~ derived WC_025e a18f4bdb d522ad72.9fa56d42 397043ce
pub const WC_025e: Power = enchant(&[ATTACK.plus(1)]);

/// # Kresh, Lord of Turtling
/// Minion · Beast · 6 mana · 3/9
/// > **Frenzy:** Gain 8 Armor. **Deathrattle:** Equip a 2/5 Turtle Spike.
/// - Makes: Turtle Spike [`WC_026t`] (2/5 durability)
//~ derived WC_026 54521d30 a8225e31.d4e56b78 d0ff752f.c60ff5e0
pub const WC_026: Power = abilities(&[on(Word::Frenzy, &[armor(8)]), deathrattle(&[equip(card("WC_026t"))])]);

/// # Turtle Spike
/// Weapon · 4 mana · 2/5 durability
//~ vanilla WC_026t fcb413af 03242bd6 e86ae413
pub const WC_026t: Power = VANILLA;
