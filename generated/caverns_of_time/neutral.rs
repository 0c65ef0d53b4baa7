//! Neutral cards of Caverns of Time.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 9ad17688

/// # Wonders XL Vigor
/// Enchantment
/// > Health set to starting deck size.
//~ todo WON_01e e1689165 d522ad72.63921d40 b1d630b9
pub const WON_01e: Power = TODO;

/// # Twilight Geomancer
/// Minion · 2 mana · 1/4
/// > **Taunt Battlecry:** Give your C'Thun +1/+1 and **Taunt** *(wherever it is*).
/// - Reprint of: [`OG_284`](crate::old_gods::neutral::OG_284)
/// - Makes: [`OG_280`](crate::old_gods::neutral::OG_280); C'Thun [`WON_135`] (6/6, "Battlecry: Deal damage equal to this minion's…"); Geomancy [`WON_124e`] ("Taunt.")
//~ reprint WON_124 9f288e7b 4c924706.9adfb3fa e7d70c30.ae8a2a20.ae1d4375
pub const WON_124: Power = crate::cards::OG_284;

/// # Geomancy
/// Enchantment
/// > **Taunt**.
/// - Reprint of: [`OG_284e`](crate::old_gods::neutral::OG_284e)
//~ reprint WON_124e ab1f2de3 d522ad72.0643522b 4d0e998e.90d27df8
pub const WON_124e: Power = crate::cards::OG_284e;

/// # C'Thun's Chosen
/// Minion · Undead · 4 mana · 4/2
/// > **Divine Shield Battlecry:** Give your C'Thun +3/+3 *(wherever it is).*
/// - Reprint of: [`OG_283`](crate::old_gods::neutral::OG_283)
/// - Makes: [`OG_280`](crate::old_gods::neutral::OG_280); C'Thun [`WON_135`] (6/6, "Battlecry: Deal damage equal to this minion's…")
//~ reprint WON_125 9f24bf33 870987ce.e3544be4 45749728.60e04e94.66efefc3
pub const WON_125: Power = crate::cards::OG_283;

/// # Disciple of C'Thun
/// Minion · 3 mana · 2/2
/// > **Battlecry:** Deal 2 damage. Give your C'Thun +2/+2 *(wherever it is*).
/// - Reprint of: [`OG_162`](crate::old_gods::neutral::OG_162)
/// - Makes: [`OG_280`](crate::old_gods::neutral::OG_280); C'Thun [`WON_135`] (6/6, "Battlecry: Deal damage equal to this minion's…")
//~ reprint WON_127 113126a4 dec50fb7.0d2441ce adf44809.81a7cf41.66efefc3
pub const WON_127: Power = crate::cards::OG_162;

/// # Sludge Belcher
/// Minion · Undead · 5 mana · 3/6
/// > **Taunt Deathrattle:** Summon a 1/2 Slime with **Taunt**.
/// - Reprint of: [`FP1_012`](crate::naxxramas::neutral::FP1_012)
/// - Makes: Putrid Slime [`WON_128t`] (1/2, "Taunt")
//~ reprint WON_128 01abba70 5184bdef.7d8cf756 24c5a912.d813eca2.c6553c60
pub const WON_128: Power = crate::cards::FP1_012;

/// # Putrid Slime
/// Minion · 1 mana · 1/2
/// > **Taunt**
/// - Reprint of: [`FP1_012t`](crate::naxxramas::neutral::FP1_012t)
//~ vanilla WON_128t 18bd64be cbfac199.4b0c5d24 f9712666.f01119b7
pub const WON_128t: Power = VANILLA;

/// # Crazed Worshipper
/// Minion · 4 mana · 3/6
/// > **Taunt** Whenever this minion takes damage, give your C'Thun +1/+1 *(wherever it is).*
/// - Reprint of: [`OG_321`](crate::old_gods::neutral::OG_321)
/// - Makes: [`OG_280`](crate::old_gods::neutral::OG_280); C'Thun [`WON_135`] (6/6, "Battlecry: Deal damage equal to this minion's…")
//~ reprint WON_131 32743164 e3b1249d.a4a4ea48 4f95f655.6be2222f.66efefc3
pub const WON_131: Power = crate::cards::OG_321;

/// # Emperor Thaurissan
/// Minion · 5 mana · 4/4
/// > At the end of your turn, reduce the Cost of cards in your hand by (1).
/// - Reprint of: [`BRM_028`](crate::blackrock_mountain::neutral::BRM_028)
/// - Makes: Imperial Favor [`WON_133e`] ("Costs (1) less.")
//~ reprint WON_133 ccec79b6 a0c6b2f7.9cbff41d 37dab692.1aa36a4b.cbf26dc7
pub const WON_133: Power = crate::cards::BRM_028;

/// # Imperial Favor
/// Enchantment
/// > Costs (1) less.
//~ derived WON_133e 2680468f d522ad72.f705eb41 07ba66b9
pub const WON_133e: Power = enchant(&[cost_less(1)]);

/// # Twin Emperor Vek'lor
/// Minion · 7 mana · 6/7
/// > **Taunt Battlecry:** If your C'Thun has at least 10 Attack, summon another Emperor.
/// - Reprint of: [`OG_131`](crate::old_gods::neutral::OG_131)
/// - Makes: Twin Emperor Vek'nilash [`WON_134t`] (6/7, "Taunt"); C'Thun [`WON_135`] (6/6, "Battlecry: Deal damage equal to this minion's…")
//~ reprint WON_134 74529c61 841877e2.9f6d107b 9e937b00.e42c5d7e.e99f6738
pub const WON_134: Power = crate::cards::OG_131;

/// # Twin Emperor Vek'nilash
/// Minion · 7 mana · 6/7
/// > **Taunt**
/// - Reprint of: [`OG_319`](crate::old_gods::neutral::OG_319)
//~ vanilla WON_134t a5c8e353 841877e2.4b0c5d24 e7ab51f0.af11a476
pub const WON_134t: Power = VANILLA;

/// # C'Thun
/// Minion · 8 mana · 6/6
/// > **Battlecry:** Deal damage equal to this minion's Attack randomly split among all enemies.
/// - Reprint of: [`OG_280`](crate::old_gods::neutral::OG_280)
//~ reprint WON_135 ef2a6a6e 135a7668.2621c8cc b3f237c8.512380ea
pub const WON_135: Power = crate::cards::OG_280;

/// # Shark Puncher
/// Minion · Pirate · 2 mana · 2/2
/// > **Deathrattle:** Give a random friendly Pirate +2/+2.
/// - Makes: Shark Fist [`WON_138e`] ("\+2/+2.")
//~ derived WON_138 366a02df 3da112e2.7af8a803 a0652028.efa41697
pub const WON_138: Power = deathrattle(&[attach("WON_138e").to(FRIENDLY_MINIONS.that(PIRATE).random())]);

/// # Shark Fist
/// Enchantment
/// > \+2/+2.
//~ derived WON_138e 0caa2136 d522ad72.d5727bd5 b2688956
pub const WON_138e: Power = enchant(&[plus(2, 2)]);

/// # Timeline Accelerator
/// Minion · Mech · 3 mana · 2/2
/// > **Battlecry:** Draw a Mech. It costs (2) less.
//~ derived WON_139 b6cd4bc3 dcb2c1e8.dc90ad90 d1d7559a
pub const WON_139: Power = battlecry(&[draw_that(1, MECH), give(&[cost_less(2)]).to(IT)]);

/// # Future Emissary
/// Minion · Dragon · 4 mana · 4/4
/// > **Battlecry:** Reduce the Cost of all Dragons in your hand by (1). Give them +1/+1.
/// - Makes: Future Favor [`WON_140e`] ("\+1/+1.")
//~ derived WON_140 f8dd1e85 306f805a.c86e73ca 969bce7c.2d2ade1b
pub const WON_140: Power = battlecry(&[give(&[cost_less(1)]).to(YOUR_HAND.that(DRAGON)), attach("WON_140e").to(IT)]);

/// # Future Favor
/// Enchantment
/// > \+1/+1.
//~ derived WON_140e f620ae7d d522ad72.cb08f83e df597f18
pub const WON_140e: Power = enchant(&[plus(1, 1)]);

/// # Menagerie Mug
/// Minion · 3 mana · 3/3
/// > **Battlecry:** Give 3 random friendly minions of different minion types +1/+1.
/// - Makes: Sip of Tea [`WON_141e`] ("\+1/+1.")
//~ reprint WON_141 16ef699c 05878c57.9c2b4fe0 e36a0e1e.96fc6bba
pub const WON_141: Power = crate::cards::CORE_WON_141;

/// # Sip of Tea
/// Enchantment
/// > \+1/+1.
//~ derived WON_141e b6df23fb d522ad72.cb08f83e fcba2c83
pub const WON_141e: Power = enchant(&[plus(1, 1)]);

/// # Menagerie Jug
/// Minion · 5 mana · 3/3
/// > **Battlecry:** Give 3 random friendly minions of different minion types +2/+2.
/// - Makes: Gulp of Tea [`WON_142e`] ("\+2/+2.")
//~ reprint WON_142 8b611685 e8b6bfb0.f03fd821 715564ce.6e21d1a6
pub const WON_142: Power = crate::cards::CORE_WON_142;

/// # Gulp of Tea
/// Enchantment
/// > \+2/+2.
//~ derived WON_142e aaf1db14 d522ad72.d5727bd5 5c39b21a
pub const WON_142e: Power = enchant(&[plus(2, 2)]);

/// # Infinite Amalgam
/// Minion · All · 4 mana · 2/4
/// > **Inspire, Frenzy, Spellburst, Honorable Kill, and Overkill:** Summon a random 1-Cost minion.
//~ done WON_143 - 227b34c0.3054d35a a62eaba2
pub const WON_143: Power = abilities(&[
    inspire(&[summon(random(all(&[MINION, COST.is(1)])))]),
    on(Word::Frenzy, &[summon(random(all(&[MINION, COST.is(1)])))]),
    on(Word::Spellburst, &[summon(random(all(&[MINION, COST.is(1)])))]),
    on(Word::HonorableKill, &[summon(random(all(&[MINION, COST.is(1)])))]),
    on(Word::Overkill, &[summon(random(all(&[MINION, COST.is(1)])))]),
]);

/// # Eyestalk of C'Thun
/// Minion · 4 mana · 1/1
/// > **Taunt**, **Lifesteal** Whenever your C'Thun gains Attack or Health, this does too *(wherever it is*).
/// - Makes: C'Thun [`WON_135`] (6/6, "Battlecry: Deal damage equal to this minion's…")
//~ done WON_144 - 1d5e4330.bd3663ae 19ed13f5.6f98d151
pub const WON_144: Power = abilities(&[
    whenever(YOUR_CTHUN.gains_attack()).anywhere().then(&[give(&[ATTACK.plus(1).times(X)]).with_x(THAT_MUCH)]),
    whenever(YOUR_CTHUN.gains_health()).anywhere().then(&[give(&[HEALTH.plus(1).times(X)]).with_x(THAT_MUCH)]),
]);

/// # Soridormi
/// Minion · Dragon · 5 mana · 8/8
/// > **Dormant** for 2 turns. When this awakens, reduce the Cost of all Dragons in your hand by (4).
/// - Makes: Sands of Time [`WON_146e`] ("Dormant. Awaken in X turns.")
//~ derived WON_146 8ad9ba40 b7ba52bd.17b1d2f4 15d7b3c5.8542ebd8
pub const WON_146: Power =
    abilities(&[dormant_for(2), on(Word::Awaken, &[give(&[cost_less(4)]).to(YOUR_HAND.that(DRAGON))])]);

/// # Sands of Time
/// Enchantment
/// > **Dormant**. Awaken in @ \|4(turn, turns).
//~ todo WON_146e 15a98312 d522ad72.d03dd6ee d174f0d9
pub const WON_146e: Power = TODO;

/// # Mukla's Champion
/// Minion · Beast · 5 mana · 5/3
/// > **Inspire:** Give your other minions +1/+1.
/// - Reprint of: [`AT_090`](crate::grand_tournament::neutral::AT_090)
//~ reprint WON_328 a90c74a3 617cdb52.0cb3bb3d 1d6bcb9a.4e7daa41
pub const WON_328: Power = crate::cards::AT_090;

/// # Blackwing Corruptor
/// Minion · 5 mana · 5/4
/// > **Battlecry:** If you're holding a Dragon, deal 5 damage.
/// - Reprint of: [`BRM_034`](crate::blackrock_mountain::neutral::BRM_034)
//~ reprint WON_329 2fd8940d 7c760552.ea34261d b1d16cee.72a185c1
pub const WON_329: Power = crate::cards::BRM_034;

/// # Cult Apothecary
/// Minion · 4 mana · 4/4
/// > **Battlecry:** For each enemy minion, restore #2 Health to your hero.
/// - Reprint of: [`OG_295`](crate::old_gods::neutral::OG_295)
//~ reprint WON_330 b877ad65 16ec05b0.f892a550 3fa3e713.607b78cb
pub const WON_330: Power = crate::cards::OG_295;

/// # Valstann Staghelm
/// Minion · 6 mana · 3/6
/// > **Deathrattle:** Summon a **Taunt** minion from your deck.
//~ derived WON_345 f18f7c43 54416314.7cf803d7 81c82fd8
pub const WON_345: Power = deathrattle(&[summon(the(YOUR_DECK.that(all(&[MINION, with(GameTag::TAUNT)])).random()))]);

/// # Small-Time Buccaneer
/// Minion · Pirate · 1 mana · 1/2
/// > Has +2 Attack while you have a weapon equipped.
/// - Reprint of: [`CFM_325`](crate::gadgetzan::neutral::CFM_325)
//~ reprint WON_351 dba0113b 606aa4f5.17e5d7c8 3e47e0ab.472af31c
pub const WON_351: Power = crate::cards::CFM_325;

/// # Acolyte of Pain
/// Minion · 3 mana · 1/4
/// > Whenever this minion takes damage, draw a card.
/// - Reprint of: [`EX1_007`](crate::classic::neutral::EX1_007)
//~ reprint WON_357 b2d1b13f d6989f0d.3ab31bc0 4a8ac395.1c56dae9
pub const WON_357: Power = crate::cards::EX1_007;

/// # Street Trickster
/// Minion · Demon · 3 mana · 0/7
/// > **Spell Damage +2**
/// - Reprint of: [`CFM_039`](crate::gadgetzan::neutral::CFM_039)
//~ vanilla WON_365 91c01ea4 a7b30f3d.e1835dc2 dc1bef0f.08f0670d
pub const WON_365: Power = VANILLA;

/// # Worgen Greaser
/// Minion · 4 mana · 6/5
/// - Reprint of: [`CFM_665`](crate::gadgetzan::neutral::CFM_665)
//~ vanilla WON_366 153be51f b7a1c5ed 0ddc7e20.f8fadff9
pub const WON_366: Power = VANILLA;
