//! Hunter cards of Showdown in the Badlands.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file b0372c95

/// # Elemental Companion
/// Spell · 3 mana
/// > Summon a random Elemental Companion.
/// - Classes: Hunter, Mage
/// - Makes: Hiffar [`DEEP_002t`] (4/2, "Your spells cost (1) less."); Luekk [`DEEP_002t2`] (2/4, "Spell Damage +2"); Me'sho [`DEEP_002t3`] (4/4, "Elusive")
//~ done DEEP_002 - 82ede6d1.fb101a03 93c20c04.4115c880.ad5f3476
pub const DEEP_002: Power = spell(&[summon(one_of(&["DEEP_002t", "DEEP_002t2", "DEEP_002t3"]))]);

/// # Hiffar
/// Minion · Elemental · 3 mana · 4/2
/// > Your spells cost (1) less.
/// - Classes: Hunter, Mage
/// - Makes: Haffir [`DEEP_002te`] ("Costs (1) less.")
//~ derived DEEP_002t 8a19f0a0 fc9eacd4.f6a37700 49ec5b77.4115c880.faebe091
pub const DEEP_002t: Power = aura(YOUR_HAND.that(SPELL)).gives("DEEP_002te");

/// # Luekk
/// Minion · Elemental · 3 mana · 2/4
/// > **Spell Damage +2**
/// - Classes: Hunter, Mage
//~ vanilla DEEP_002t2 c842e661 4023c492.e1835dc2 7cb4ade8.4115c880
pub const DEEP_002t2: Power = VANILLA;

/// # Me'sho
/// Minion · Elemental · 3 mana · 4/4
/// > **Elusive**
/// - Classes: Hunter, Mage
//~ vanilla DEEP_002t3 27e35a69 fce97462.c54580ff e155b383.4115c880
pub const DEEP_002t3: Power = VANILLA;

/// # Haffir
/// Enchantment
/// > Costs (1) less.
//~ derived DEEP_002te 9d972a26 d522ad72.f705eb41 39d30f67
pub const DEEP_002te: Power = enchant(&[cost_less(1)]);

/// # Shimmer Shot
/// Spell · Arcane · 1 mana
/// > Deal $1 damage. Summon a random minion of that Cost.
//~ done DEEP_003 - c75b771b.c094246f 583b02d9
pub const DEEP_003: Power =
    spell(&[deal(1).to(TARGET), summon(random_costing(MINION, sum(&[fixed(1), SPELL_DAMAGE.of(THIS)])))]);

/// # Mantle Shaper
/// Minion · Elemental · Naga · 5 mana · 5/5
/// > Costs (1) less for each spell you've cast while holding this.
/// - Classes: Hunter, Mage
//~ done DEEP_004 - 70ea87d2.53f11d88 57178bac.4115c880
pub const DEEP_004: Power = costs(&[cost_less(1).times(YOU.cast(SPELL).while_holding_this().count())]);

/// # Sneaky Snakes
/// Spell · 1 mana
/// > Summon two 1/1 Snakes with **Stealth**.
/// - Makes: Sidewinder [`WW_806t`] (1/1, "Stealth")
//~ derived WW_806 e05675f2 2f198b86.ec02e706 2b6721f6.ce750118
pub const WW_806: Power = spell(&[summon(card("WW_806t")).copies(2)]);

/// # Sidewinder
/// Minion · Beast · 1 mana · 1/1
/// > **Stealth**
//~ vanilla WW_806t ed16003c 5533a85b.86cd88a1 4df2496e
pub const WW_806t: Power = VANILLA;

/// # Messenger Buzzard
/// Minion · Beast · 2 mana · 1/2
/// > **Deathrattle:** Draw a Beast. Give minions in your hand +1/+1.
/// - Makes: A Message [`WW_807e`] ("\+1/+1.")
//~ derived WW_807 9915617e 640a1edc.440e2048 1ad69822.97dbeb98
pub const WW_807: Power = deathrattle(&[draw_that(1, BEAST), attach("WW_807e").to(YOUR_HAND.that(MINION))]);

/// # A Message
/// Enchantment
/// > \+1/+1.
//~ derived WW_807e 13c0fab3 d522ad72.cb08f83e db48eae5
pub const WW_807e: Power = enchant(&[plus(1, 1)]);

/// # Silver Serpent
/// Minion · Beast · 3 mana · 2/3
/// > **Rush, Poisonous Quickdraw:** Gain **Immune** this turn.
/// - Makes: Silver Fangs [`WW_808e`] ("Immune this turn.")
//~ done WW_808 - efcb6346.a6ebce88 023362f5.81b5a2ca
pub const WW_808: Power = on(Word::Quickdraw, &[attach("WW_808e")]);

/// # Silver Fangs
/// Enchantment
/// > **Immune** this turn.
//~ derived WW_808e 878faa54 d522ad72.fb55a5e5 0c11de40
pub const WW_808e: Power = enchant(&[has(GameTag::IMMUNE)]).this_turn();

/// # Bovine Skeleton
/// Minion · Undead · Beast · 3 mana · 3/3
/// > **Deathrattle:** If this has 4 or more Attack, summon a Bovine Skeleton.
//~ derived WW_809 cd813e34 0405f627.d0aab75f 6a1bf1f8
pub const WW_809: Power = deathrattle(&[summon(card("WW_809"))]).when(there_is(&THIS.that(ATTACK.at_least(4))));

/// # Camouflage Mount
/// Spell · 4 mana
/// > Give a minion +3/+3 and a random **Bonus Effect**. When it dies, summon a Chameleon.
/// - Makes: Chameleon [`WW_810t1`] (3/3, "Divine Shield"); Chameleon [`WW_810t2`] (3/3, "Taunt"); Chameleon [`WW_810t3`] (3/3, "Rush"); Chameleon [`WW_810t4`] (3/3, "Windfury"); Chameleon [`WW_810t5`] (3/3, "Elusive"); Chameleon [`WW_810t6`] (3/3, "Poisonous"); Chameleon [`WW_810t7`] (3/3, "Lifesteal"); Chameleon [`WW_810t8`] (3/3, "Reborn")
//~ done WW_810 - 38d1d3b0.b52c6c63 4987518f.e5e8836e
pub const WW_810: Power = spell(&[
    select(A_MINION),
    at_random(&[
        &[attach("WW_810t1e1").to(IT)],
        &[attach("WW_810t2e1").to(IT)],
        &[attach("WW_810t3e1").to(IT)],
        &[attach("WW_810t4e1").to(IT)],
        &[attach("WW_810t5e1").to(IT)],
        &[attach("WW_810t6e1").to(IT)],
        &[attach("WW_810t7e1").to(IT)],
        &[attach("WW_810t8e1").to(IT)],
    ]),
]);

/// # Chameleon
/// Minion · Beast · 3 mana · 3/3
/// > **Divine Shield**
/// - Makes: On a Chameleon [`WW_810t1e1`] ("\+3/+3 and Divine Shield. Deathrattle: Summon a…")
//~ vanilla WW_810t1 c42e92b1 22fea183.cc526ac4 39b4ed47.9694e601
pub const WW_810t1: Power = VANILLA;

/// # On a Chameleon
/// Enchantment
/// > \+3/+3 and **Divine Shield**. **Deathrattle:** Summon a Chameleon.
//~ derived WW_810t1e1 a9025637 d522ad72.1cb67ea3 8617101b
pub const WW_810t1e1: Power =
    abilities(&[enchant(&[plus(3, 3), has(GameTag::DIVINE_SHIELD)]), deathrattle(&[summon(card("WW_810t1"))])]);

/// # Chameleon
/// Minion · Beast · 3 mana · 3/3
/// > **Taunt**
/// - Makes: On a Chameleon [`WW_810t2e1`] ("\+3/+3 and Taunt. Deathrattle: Summon a Chameleon.")
//~ vanilla WW_810t2 724fce5e 22fea183.4b0c5d24 39b4ed47.11639ecb
pub const WW_810t2: Power = VANILLA;

/// # On a Chameleon
/// Enchantment
/// > \+3/+3 and **Taunt**. **Deathrattle:** Summon a Chameleon.
///
/// # Notes
///
/// It becomes the Chameleon with the same Bonus Effect.
//~ done WW_810t2e1 - d522ad72.3998a26a 8617101b
pub const WW_810t2e1: Power =
    abilities(&[enchant(&[plus(3, 3), has(GameTag::TAUNT)]), deathrattle(&[summon(card("WW_810t2"))])]);

/// # Chameleon
/// Minion · Beast · 3 mana · 3/3
/// > **Rush**
/// - Makes: On a Chameleon [`WW_810t3e1`] ("\+3/+3 and Rush. Deathrattle: Summon a Chameleon.")
//~ vanilla WW_810t3 97a5d198 22fea183.57b12c28 39b4ed47.276db64f
pub const WW_810t3: Power = VANILLA;

/// # On a Chameleon
/// Enchantment
/// > \+3/+3 and **Rush**. **Deathrattle:** Summon a Chameleon.
///
/// # Notes
///
/// It becomes the Chameleon with the same Bonus Effect.
//~ done WW_810t3e1 - d522ad72.49a2c9fa 8617101b
pub const WW_810t3e1: Power =
    abilities(&[enchant(&[plus(3, 3), has(GameTag::RUSH)]), deathrattle(&[summon(card("WW_810t3"))])]);

/// # Chameleon
/// Minion · Beast · 3 mana · 3/3
/// > **Windfury**
/// - Makes: On a Chameleon [`WW_810t4e1`] ("\+3/+3 and Windfury. Deathrattle: Summon a…")
//~ vanilla WW_810t4 95b51362 22fea183.9569ce14 39b4ed47.6917aae7
pub const WW_810t4: Power = VANILLA;

/// # On a Chameleon
/// Enchantment
/// > \+3/+3 and **Windfury**. **Deathrattle:** Summon a Chameleon.
///
/// # Notes
///
/// It becomes the Chameleon with the same Bonus Effect.
//~ done WW_810t4e1 - d522ad72.756a8875 8617101b
pub const WW_810t4e1: Power =
    abilities(&[enchant(&[plus(3, 3), has(GameTag::WINDFURY)]), deathrattle(&[summon(card("WW_810t4"))])]);

/// # Chameleon
/// Minion · Beast · 3 mana · 3/3
/// > **Elusive**
/// - Makes: On a Chameleon [`WW_810t5e1`] ("\+3/+3 and Elusive. Deathrattle: Summon a…")
//~ vanilla WW_810t5 2f7fa4c6 22fea183.c54580ff 39b4ed47.0ace8303
pub const WW_810t5: Power = VANILLA;

/// # On a Chameleon
/// Enchantment
/// > \+3/+3 and **Elusive**. **Deathrattle:** Summon a Chameleon.
///
/// # Notes
///
/// It becomes the Chameleon with the same Bonus Effect.
//~ done WW_810t5e1 - d522ad72.7e03ca9a 8617101b
pub const WW_810t5e1: Power =
    abilities(&[enchant(&[plus(3, 3), has(GameTag::ELUSIVE)]), deathrattle(&[summon(card("WW_810t5"))])]);

/// # Chameleon
/// Minion · Beast · 3 mana · 3/3
/// > **Poisonous**
/// - Makes: On a Chameleon [`WW_810t6e1`] ("\+3/+3 and Poisonous. Deathrattle: Summon a…")
//~ vanilla WW_810t6 9911bd8c 22fea183.2574dcf7 39b4ed47.986c3031
pub const WW_810t6: Power = VANILLA;

/// # On a Chameleon
/// Enchantment
/// > \+3/+3 and **Poisonous**. **Deathrattle:** Summon a Chameleon.
///
/// # Notes
///
/// It becomes the Chameleon with the same Bonus Effect.
//~ done WW_810t6e1 - d522ad72.b18003c3 8617101b
pub const WW_810t6e1: Power =
    abilities(&[enchant(&[plus(3, 3), has(GameTag::POISONOUS)]), deathrattle(&[summon(card("WW_810t6"))])]);

/// # Chameleon
/// Minion · Beast · 3 mana · 3/3
/// > **Lifesteal**
/// - Makes: On a Chameleon [`WW_810t7e1`] ("\+3/+3 and Lifesteal. Deathrattle: Summon a…")
//~ vanilla WW_810t7 675632d1 22fea183.b857c9f1 39b4ed47.074d96bf
pub const WW_810t7: Power = VANILLA;

/// # On a Chameleon
/// Enchantment
/// > \+3/+3 and **Lifesteal**. **Deathrattle:** Summon a Chameleon.
///
/// # Notes
///
/// It becomes the Chameleon with the same Bonus Effect.
//~ done WW_810t7e1 - d522ad72.994f7bdd 8617101b
pub const WW_810t7e1: Power =
    abilities(&[enchant(&[plus(3, 3), has(GameTag::LIFESTEAL)]), deathrattle(&[summon(card("WW_810t7"))])]);

/// # Chameleon
/// Minion · Beast · 3 mana · 3/3
/// > **Reborn**
/// - Makes: On a Chameleon [`WW_810t8e1`] ("\+3/+3 and Reborn. Deathrattle: Summon a…")
//~ vanilla WW_810t8 507817a5 22fea183.d8e09bc7 39b4ed47.b2634bc5
pub const WW_810t8: Power = VANILLA;

/// # On a Chameleon
/// Enchantment
/// > \+3/+3 and **Reborn**. **Deathrattle:** Summon a Chameleon.
///
/// # Notes
///
/// It becomes the Chameleon with the same Bonus Effect.
//~ done WW_810t8e1 - d522ad72.cad2b320 8617101b
pub const WW_810t8e1: Power =
    abilities(&[enchant(&[plus(3, 3), has(GameTag::REBORN)]), deathrattle(&[summon(card("WW_810t8"))])]);

/// # Ten Gallon Hat
/// Spell · 2 mana
/// > Draw a minion. Give it +1/+1 and "**Deathrattle:** Get a Ten Gallon Hat."
/// - Makes: Ten Gallon Hat [`WW_811e`] ("\+1/+1. Deathrattle: Get a Ten Gallon Hat.")
//~ derived WW_811 b5710176 7846e7ae.dfd8c782 1813c03a.7ab0a467
pub const WW_811: Power = spell(&[draw_that(1, MINION), attach("WW_811e").to(IT)]);

/// # Ten Gallon Hat
/// Enchantment
/// > \+1/+1. **Deathrattle:** Get a Ten Gallon Hat.
//~ derived WW_811e 2902b8b0 d522ad72.1b7c56ca 1813c03a
pub const WW_811e: Power = abilities(&[enchant(&[plus(1, 1)]), deathrattle(&[get(card("WW_811"))])]);

/// # Saddle Up!
/// Spell · 3 mana
/// > Give your minions "**Deathrattle:** Summon a random Beast that costs (3) or less."
/// - Makes: Saddled Up [`WW_812e`] ("Deathrattle: Summon a random Beast that costs (3)…")
//~ derived WW_812 06885ff8 82ede6d1.96a18b3e da3cb9d7.65004d93
pub const WW_812: Power = spell(&[attach("WW_812e").to(FRIENDLY_MINIONS)]);

/// # Saddled Up
/// Enchantment
/// > **Deathrattle:** Summon a random Beast that costs (3) or less.
//~ derived WW_812e d9353815 d522ad72.e85570bf 03d42e5a
pub const WW_812e: Power = deathrattle(&[summon(random(all(&[MINION, BEAST, COST.at_most(3)])))]);

/// # Starshooter
/// Weapon · 4 mana · 2/3 durability
/// > After your hero attacks, get an Arcane Shot.
//~ derived WW_813 17b7f476 6ee47921.7cdcfff0 10c18224
pub const WW_813: Power = after(YOUR_HERO.attack(CARD)).then(&[get(card("DS1_185"))]);

/// # Spurfang
/// Minion · Beast · 5 mana · 2/5
/// > **Battlecry and Deathrattle:** Summon a random Beast with Cost equal to this minion's Attack.
//~ done WW_814 - 809c0e03.8bb56ee6 e27f5ca9
#[rustfmt::skip]
pub const WW_814: Power = abilities(&[battlecry(&[summon(random_costing(all(&[MINION, BEAST]), ATTACK.of(THIS)))]), deathrattle(&[summon(random_costing(all(&[MINION, BEAST]), ATTACK.of(THIS)))])]);

/// # Theldurin the Lost
/// Minion · 4 mana · 3/4
/// > **Battlecry:** If your deck started with no duplicates, gain **Immune** this turn and attack all enemies.
/// - Makes: Theldurin's Rage [`WW_815e`] ("Immune this turn.")
//~ derived WW_815 21de3b6d e3b00837.81412288 983743c7.9dd2541d
pub const WW_815: Power = battlecry(&[attach("WW_815e"), make_attack(THIS, ENEMIES)]).when(STARTED_SINGLETON);

/// # Theldurin's Rage
/// Enchantment
/// > **Immune** this turn.
//~ derived WW_815e 346a246c d522ad72.fb55a5e5 60830b2f
pub const WW_815e: Power = enchant(&[has(GameTag::IMMUNE)]).this_turn();
