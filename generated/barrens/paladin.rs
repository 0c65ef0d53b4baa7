//! Paladin cards of Forged in the Barrens.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 03645b6b

/// # Galloping Savior
/// Spell · 1 mana
/// > **Secret:** After your opponent plays three cards in a turn, summon a 3/4 Steed with **Taunt**.
/// - Makes: Holy Steed [`BAR_550t`] (3/4, "Taunt")
//~ derived BAR_550 1754943f 2f198b86.16194de2 0c882f58.e659a062
pub const BAR_550: Power =
    after(OPPONENT.play(CARD)).when(OPPONENT.play(CARD).this_turn().at_least(3)).then(&[summon(card("BAR_550t"))]);

/// # Holy Steed
/// Minion · Beast · 3 mana · 3/4
/// > **Taunt**
//~ vanilla BAR_550t 1e6df197 22821460.4b0c5d24 2a62d215
pub const BAR_550t: Power = VANILLA;

/// # Soldier's Caravan
/// Minion · 2 mana · 1/3
/// > At the start of your turn, summon two {0} Silver Hand Recruits.
/// - Makes: [`CS2_101t`](crate::legacy::paladin::CS2_101t)
//~ derived BAR_871 331102a7 4d6f41bd.7df46802 88803750.e8ebd9e2
pub const BAR_871: Power = at_start_of_your_turn(&[summon(card("CS2_101t")).copies(2)]);

/// # Knight of Anointment
/// Minion · 1 mana · 1/1
/// > **Battlecry:** Draw a Holy spell.
//~ derived BAR_873 3a3b7d50 cbd7c476.e059c73b a22be3ec
pub const BAR_873: Power = battlecry(&[draw_that(1, school(SpellSchool::Holy))]);

/// # Sword of the Fallen
/// Weapon · 2 mana · 1/2 durability
/// > After your hero attacks, cast a **Secret** from your deck.
//~ derived BAR_875 c6b04358 f1219c28.d5203cc4 9f7bd4a3
pub const BAR_875: Power = after(YOUR_HERO.attack(CARD)).then(&[cast(the(YOUR_DECK.that(SECRET).random()))]);

/// # Northwatch Commander
/// Minion · 3 mana · 3/4
/// > **Battlecry:** If you control a **Secret**, draw a minion.
//~ derived BAR_876 3f5ed141 05841e04.8d2e7559 91d4d592
pub const BAR_876: Power = battlecry(&[draw_that(1, MINION)]).when(there_is(&YOUR_SECRETS.that(SECRET)));

/// # Veteran Warmedic
/// Minion · 4 mana · 3/5
/// > After you cast a Holy spell, summon a 2/2 Medic with **Lifesteal**.
/// - Makes: Battlefield Medic [`BAR_878t`] (2/2, "Lifesteal")
//~ derived BAR_878 052525ab e3908842.5abd35a7 be0df6e4.6b527009
pub const BAR_878: Power = after(YOU.cast(school(SpellSchool::Holy))).then(&[summon(card("BAR_878t"))]);

/// # Battlefield Medic
/// Minion · 2 mana · 2/2
/// > **Lifesteal**
//~ vanilla BAR_878t 2910a5ea 565e37de.b857c9f1 b2f2e06d
pub const BAR_878t: Power = VANILLA;

/// # Cannonmaster Smythe
/// Minion · 5 mana · 4/4
/// > **Battlecry:** Transform your **Secrets** into 3/3 Soldiers. They transform back when they die.
/// - Makes: Northwatch Soldier [`BAR_879t`] (3/3, "Deathrattle: Transform back into a Secret."); Secrecy [`BAR_879e`] ("It's a secret...")
///
/// # Notes
///
/// No source: a Secret for which there is no room stays where it is.
//~ done BAR_879 - a0c6b2f7.1fe06bcc 11ecb292.5ebed5a9
pub const BAR_879: Power =
    battlecry(&[one_by_one(YOUR_SECRETS.that(SECRET), &[summon(card("BAR_879t")), keep_with(the(THAT), IT)])]);

/// # Secrecy
/// Enchantment
/// > It's a secret...@{0} is inside! *(Only you can see this.)*
//~ todo BAR_879e 1bea93cd d522ad72.0f58c98b d6b2be48
pub const BAR_879e: Power = TODO;

/// # Northwatch Soldier
/// Minion · 3 mana · 3/3
/// > **Deathrattle:** Transform back into a **Secret**.
//~ done BAR_879t - 05878c57.6fddea75 0efc88a7
pub const BAR_879t: Power = deathrattle(&[put_into_play(the(KEPT))]);

/// # Conviction (Rank 1)
/// Spell · Holy · 1 mana
/// > Give a random friendly minion +3 Attack. *(Upgrades when you have 5 Mana.)*
/// - Makes: Conviction (Rank 2) [`BAR_880t`] ("Give two random friendly minions +3 Attack.…"); Conviction (Rank 3) [`BAR_880t2`] ("Give three random friendly minions +3 Attack."); Blessed [`BAR_880e`] ("\+3 Attack.")
//~ derived BAR_880 f46136d9 dd4c6abd.e2670a36 01cb3275.37926979
pub const BAR_880: Power =
    abilities(&[spell(&[attach("BAR_880e").to(FRIENDLY_MINIONS.random())]), ranks_up(5, "BAR_880t")]);

/// # Blessed
/// Enchantment
/// > \+3 Attack.
//~ derived BAR_880e b9ba245b d522ad72.a18441c4 1952dae3
pub const BAR_880e: Power = enchant(&[ATTACK.plus(3)]);

/// # Conviction (Rank 2)
/// Spell · Holy · 1 mana
/// > Give two random friendly minions +3 Attack. *(Upgrades when you have 10 Mana.)*
//~ derived BAR_880t f02e8052 dd4c6abd.d22acf30 05a7048c
pub const BAR_880t: Power =
    abilities(&[spell(&[give(&[ATTACK.plus(3)]).to(FRIENDLY_MINIONS.random_of(2))]), ranks_up(10, "BAR_880t2")]);

/// # Conviction (Rank 3)
/// Spell · Holy · 1 mana
/// > Give three random friendly minions +3 Attack.
//~ derived BAR_880t2 f65f87d9 dd4c6abd.5ec37e95 0720c6f7
pub const BAR_880t2: Power = spell(&[give(&[ATTACK.plus(3)]).to(FRIENDLY_MINIONS.random_of(3))]);

/// # Invigorating Sermon
/// Spell · Holy · 4 mana
/// > Give +1/+1 to all minions in your hand, deck, and battlefield.
/// - Makes: Holy Might [`BAR_881e`] ("\+1/+1")
//~ derived BAR_881 17f54ce5 f22de4ff.1315a145 542f5473.03735067
pub const BAR_881: Power =
    spell(&[attach("BAR_881e").to(together(&[YOUR_HAND.that(MINION), YOUR_DECK.that(MINION), FRIENDLY_MINIONS]))]);

/// # Holy Might
/// Enchantment
/// > \+1/+1
//~ derived BAR_881e d9013743 d522ad72.2add6a76 a0118157
pub const BAR_881e: Power = enchant(&[plus(1, 1)]);

/// # Cariel Roame
/// Minion · 4 mana · 4/3
/// > **Rush**, **Divine Shield** Whenever this attacks, reduce the Cost of Holy spells in your hand by (1).
/// - Makes: Light's Strength [`BAR_902e`] ("Costs (1) less.")
//~ derived BAR_902 3b402ae7 16ffe9fb.df9f7a27 b55b131c.a8f0f121
pub const BAR_902: Power =
    whenever(THIS.attack(CARD)).then(&[attach("BAR_902e").to(YOUR_HAND.that(school(SpellSchool::Holy)))]);

/// # Light's Strength
/// Enchantment
/// > Costs (1) less.
//~ derived BAR_902e 84f33164 d522ad72.f705eb41 4b174809
pub const BAR_902e: Power = enchant(&[cost_less(1)]);

/// # Seedcloud Buckler
/// Weapon · 3 mana · 2/3 durability
/// > **Deathrattle:** Give your minions **Divine Shield**.
//~ derived WC_032 bf608204 283c0a11.8acaa059 bb782add
pub const WC_032: Power = deathrattle(&[give(&[has(GameTag::DIVINE_SHIELD)]).to(FRIENDLY_MINIONS)]);

/// # Judgment of Justice
/// Spell · Holy · 1 mana
/// > **Secret:** When an enemy minion attacks, set its Attack and Health to 1.
/// - Makes: Judged [`WC_033e`] ("1/1.")
//~ derived WC_033 84853dbe dd4c6abd.0eb3d928 15345d28.9c832229
pub const WC_033: Power = whenever(ENEMY_MINIONS.attack(CARD)).then(&[attach("WC_033e").to(SUBJECT)]);

/// # Judged
/// Enchantment
/// > 1/1.
//~ derived WC_033e 13d4ff7d d522ad72.d68bebe2 d817bb7d
pub const WC_033e: Power = enchant(&[become_stats(1, 1)]);

/// # Party Up!
/// Spell · 7 mana
/// > Summon five 2/2 Adventurers with random bonus effects.
/// - Makes: Deadly Adventurer [`WC_034t`] (2/2, "Poisonous"); Burly Adventurer [`WC_034t2`] (2/2, "Taunt"); Devout Adventurer [`WC_034t3`] (2/2, "Divine Shield"); Relentless Adventurer [`WC_034t4`] (2/2, "Windfury"); Arcane Adventurer [`WC_034t5`] (2/2, "Spell Damage +1"); Sneaky Adventurer [`WC_034t6`] (2/2, "Stealth"); Vital Adventurer [`WC_034t7`] (2/2, "Lifesteal"); Swift Adventurer [`WC_034t8`] (2/2, "Rush")
//~ derived WC_034 661e29ef 014b7716.a5ceb4a1 9e93128e.5a34bc0e
#[rustfmt::skip]
pub const WC_034: Power = spell(&[summon(one_of(&["WC_034t", "WC_034t2", "WC_034t3", "WC_034t4", "WC_034t5", "WC_034t6", "WC_034t7", "WC_034t8"])).picks(5)]);

/// # Deadly Adventurer
/// Minion · 2 mana · 2/2
/// > **Poisonous**
//~ vanilla WC_034t 8ba4faba 565e37de.2574dcf7 be5be887
pub const WC_034t: Power = VANILLA;

/// # Burly Adventurer
/// Minion · 2 mana · 2/2
/// > **Taunt**
//~ vanilla WC_034t2 b7e2a0ed 565e37de.4b0c5d24 b71a33e6
pub const WC_034t2: Power = VANILLA;

/// # Devout Adventurer
/// Minion · 2 mana · 2/2
/// > **Divine Shield**
//~ vanilla WC_034t3 8aed0b01 565e37de.cc526ac4 2d18f0a9
pub const WC_034t3: Power = VANILLA;

/// # Relentless Adventurer
/// Minion · 2 mana · 2/2
/// > **Windfury**
//~ vanilla WC_034t4 aadd027e 565e37de.9569ce14 55f2cfa7
pub const WC_034t4: Power = VANILLA;

/// # Arcane Adventurer
/// Minion · 2 mana · 2/2
/// > **Spell Damage +1**
//~ vanilla WC_034t5 6783524a 565e37de.b88f2291 8654a3ae
pub const WC_034t5: Power = VANILLA;

/// # Sneaky Adventurer
/// Minion · Undead · 2 mana · 2/2
/// > **Stealth**
//~ vanilla WC_034t6 6baf4000 af540375.86cd88a1 10a1a3f8
pub const WC_034t6: Power = VANILLA;

/// # Vital Adventurer
/// Minion · 2 mana · 2/2
/// > **Lifesteal**
//~ vanilla WC_034t7 45f896b8 565e37de.b857c9f1 d29bced2
pub const WC_034t7: Power = VANILLA;

/// # Swift Adventurer
/// Minion · 2 mana · 2/2
/// > **Rush**
//~ vanilla WC_034t8 b6c11f81 565e37de.57b12c28 edbcabd5
pub const WC_034t8: Power = VANILLA;
