//! Neutral cards of Caverns of Time.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 1807744d

/// # Wonders XL Vigor
///
/// `WON_01e` · Neutral enchantment
///
/// > Health set to starting deck size.
///
/// - Set: Caverns of Time
///
/// State: Todo
//~ todo WON_01e d749bb11 e1689165 fc3921ae.63921d40
pub const WON_01e: Power = TODO;

/// # Twilight Geomancer
///
/// `WON_124` · Neutral minion · 2 mana · 1/4
///
/// > **Taunt Battlecry:** Give your C'Thun +1/+1 and **Taunt* (wherever it is)*.
///
/// - Set: Caverns of Time · common · collectible
/// - Mechanics: Taunt, Battlecry, Ritualist Minion
/// - Tags: `3633` = 1
/// - Reprint of: Twilight Geomancer [`OG_284`](crate::old_gods::neutral::OG_284)
/// - Enchantments: Geomancy [`WON_124e`]
/// - Tokens: C'Thun [`OG_280`](crate::old_gods::neutral::OG_280), C'Thun [`WON_135`]
///
/// State: Reprint
//~ reprint WON_124 21e0d8d5 9f288e7b c589d798.696cff35
pub const WON_124: Power = crate::cards::OG_284;

/// # Geomancy
///
/// `WON_124e` · Neutral enchantment
///
/// > **Taunt**.
///
/// - Set: Caverns of Time
/// - Reprint of: Geomancy [`OG_284e`](crate::old_gods::neutral::OG_284e)
///
/// State: Reprint
//~ reprint WON_124e 250f6c01 ab1f2de3 58c0a5ca.0643522b
pub const WON_124e: Power = crate::cards::OG_284e;

/// # C'Thun's Chosen
///
/// `WON_125` · Neutral minion · 4 mana · 4/2
///
/// > **Divine Shield Battlecry:** Give your C'Thun +3/+3 *(wherever it is).*
///
/// - Set: Caverns of Time · common · collectible
/// - Minion type: Undead
/// - Mechanics: Divine Shield, Battlecry, Ritualist Minion
/// - Tags: `3633` = 1
/// - Reprint of: C'Thun's Chosen [`OG_283`](crate::old_gods::neutral::OG_283)
/// - Tokens: C'Thun [`OG_280`](crate::old_gods::neutral::OG_280), C'Thun [`WON_135`]
///
/// State: Reprint
//~ reprint WON_125 85e59bfc 9f24bf33 6b91d4ef.e3544be4
pub const WON_125: Power = crate::cards::OG_283;

/// # Disciple of C'Thun
///
/// `WON_127` · Neutral minion · 3 mana · 2/2
///
/// > **Battlecry:** Deal 2 damage. Give your C'Thun +2/+2 *(wherever it is)*.
///
/// - Set: Caverns of Time · rare · collectible
/// - Mechanics: Battlecry, Ritualist Minion
/// - Tags: `3633` = 1
/// - Target: "Deal 2 damage."
/// - Reprint of: Disciple of C'Thun [`OG_162`](crate::old_gods::neutral::OG_162)
/// - Tokens: C'Thun [`OG_280`](crate::old_gods::neutral::OG_280), C'Thun [`WON_135`]
///
/// State: Reprint
//~ reprint WON_127 7718e2d1 113126a4 9972652a.c5690774
pub const WON_127: Power = crate::cards::OG_162;

/// # Sludge Belcher
///
/// `WON_128` · Neutral minion · 5 mana · 3/6
///
/// > **Taunt Deathrattle:** Summon a 1/2 Slime with **Taunt**.
///
/// - Set: Caverns of Time · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt, Deathrattle
/// - Reprint of: Sludge Belcher [`FP1_012`](crate::naxxramas::neutral::FP1_012)
/// - Tokens: Putrid Slime [`WON_128t`]
///
/// State: Reprint
//~ reprint WON_128 626edda9 01abba70 9d884dee.7d8cf756
pub const WON_128: Power = crate::cards::FP1_012;

/// # Putrid Slime
///
/// `WON_128t` · Neutral minion · 1 mana · 1/2
///
/// > **Taunt**
///
/// - Set: Caverns of Time
/// - Mechanics: Taunt
/// - Reprint of: Putrid Slime [`FP1_012t`](crate::naxxramas::neutral::FP1_012t)
///
/// State: Vanilla
//~ vanilla WON_128t 955daf6e 18bd64be 1ec1fdb3.4b0c5d24
pub const WON_128t: Power = VANILLA;

/// # Crazed Worshipper
///
/// `WON_131` · Neutral minion · 4 mana · 3/6
///
/// > **Taunt** Whenever this minion takes damage, give your C'Thun +1/+1 *(wherever it is).*
///
/// - Set: Caverns of Time · epic · collectible
/// - Mechanics: Taunt, Ritualist Minion
/// - Tags: `3633` = 1
/// - Reprint of: Crazed Worshipper [`OG_321`](crate::old_gods::neutral::OG_321)
/// - Tokens: C'Thun [`OG_280`](crate::old_gods::neutral::OG_280), C'Thun [`WON_135`]
///
/// State: Reprint
//~ reprint WON_131 cc9c543a 32743164 8419ee66.a4a4ea48
pub const WON_131: Power = crate::cards::OG_321;

/// # Emperor Thaurissan
///
/// `WON_133` · Neutral minion · 5 mana · 4/4
///
/// > At the end of your turn, reduce the Cost of cards in your hand by (1).
///
/// - Set: Caverns of Time · legendary · collectible
/// - Reprint of: Emperor Thaurissan [`BRM_028`](crate::blackrock_mountain::neutral::BRM_028)
/// - Enchantments: Imperial Favor [`WON_133e`]
///
/// State: Reprint
//~ reprint WON_133 31592dbf ccec79b6 11282520.9cbff41d
pub const WON_133: Power = crate::cards::BRM_028;

/// # Imperial Favor
///
/// `WON_133e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: Caverns of Time
///
/// State: Derived
//~ derived WON_133e f61e01b5 2680468f ceb9cacc.f705eb41
pub const WON_133e: Power = enchant(&[cost_less(1)]);

/// # Twin Emperor Vek'lor
///
/// `WON_134` · Neutral minion · 7 mana · 6/7
///
/// > Taunt **Battlecry:** If your C'Thun has at least 10 Attack, summon another Emperor.
///
/// - Set: Caverns of Time · legendary · collectible
/// - Mechanics: Taunt, Battlecry, Ritualist Minion
/// - Tags: `3633` = 1
/// - Reprint of: Twin Emperor Vek'lor [`OG_131`](crate::old_gods::neutral::OG_131)
/// - Tokens: Twin Emperor Vek'nilash [`WON_134t`], C'Thun [`WON_135`]
///
/// State: Reprint
//~ reprint WON_134 03c58a2c 74529c61 05a7774d.47621c2e
pub const WON_134: Power = crate::cards::OG_131;

/// # Twin Emperor Vek'nilash
///
/// `WON_134t` · Neutral minion · 7 mana · 6/7
///
/// > **Taunt**
///
/// - Set: Caverns of Time
/// - Mechanics: Taunt
/// - Reprint of: Twin Emperor Vek'nilash [`OG_319`](crate::old_gods::neutral::OG_319)
///
/// State: Vanilla
//~ vanilla WON_134t 19ba0c47 a5c8e353 a534afd9.4b0c5d24
pub const WON_134t: Power = VANILLA;

/// # C'Thun
///
/// `WON_135` · Neutral minion · 8 mana · 6/6
///
/// > **Battlecry:** Deal damage equal to this minion's Attack randomly split among all enemies.
///
/// - Set: Caverns of Time · legendary · collectible
/// - Mechanics: Battlecry
/// - Tags: `1724` = 1, `2165` = 1, `3076` = 1, `3633` = 1
/// - Reprint of: C'Thun [`OG_280`](crate::old_gods::neutral::OG_280)
///
/// State: Reprint
//~ reprint WON_135 89fad58c ef2a6a6e 03a2d540.2621c8cc
pub const WON_135: Power = crate::cards::OG_280;

/// # Shark Puncher
///
/// `WON_138` · Neutral minion · 2 mana · 2/2
///
/// > **Deathrattle:** Give a random friendly Pirate +2/+2.
///
/// - Set: Caverns of Time · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Deathrattle
/// - Enchantments: Shark Fist [`WON_138e`]
///
/// State: Derived
//~ derived WON_138 f8ba8d88 366a02df 773138e2.7af8a803
pub const WON_138: Power = deathrattle(&[attach("WON_138e").to(FRIENDLY_MINIONS.that(PIRATE).random())]);

/// # Shark Fist
///
/// `WON_138e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Caverns of Time
///
/// State: Derived
//~ derived WON_138e 127aa48e 0caa2136 0e0af342.6d6ab056
pub const WON_138e: Power = enchant(&[plus(2, 2)]);

/// # Timeline Accelerator
///
/// `WON_139` · Neutral minion · 3 mana · 2/2
///
/// > **Battlecry:** Draw a Mech. It costs (2) less.
///
/// - Set: Caverns of Time · common · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived WON_139 ed763b6c b6cd4bc3 4d24b137.dc90ad90
pub const WON_139: Power = battlecry(&[draw_that(1, MECH), give(&[cost_less(2)]).to(IT)]);

/// # Future Emissary
///
/// `WON_140` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** Reduce the Cost of all Dragons in your hand by (1). Give them +1/+1.
///
/// - Set: Caverns of Time · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Enchantments: Future Favor [`WON_140e`]
///
/// State: Derived
//~ derived WON_140 264d6d4d f8dd1e85 4de2dd6a.c86e73ca
pub const WON_140: Power = battlecry(&[give(&[cost_less(1)]).to(YOUR_HAND.that(DRAGON)), attach("WON_140e").to(IT)]);

/// # Future Favor
///
/// `WON_140e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Caverns of Time
///
/// State: Derived
//~ derived WON_140e 3ec93da8 f620ae7d 7245a7f4.67341004
pub const WON_140e: Power = enchant(&[plus(1, 1)]);

/// # Menagerie Mug
///
/// `WON_141` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Give 3 random friendly minions of different minion types +1/+1.
///
/// - Set: Caverns of Time · common · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Sip of Tea [`WON_141e`]
///
/// State: Reprint
//~ reprint WON_141 e2c7a720 16ef699c 0d9bc6bc.9c2b4fe0
pub const WON_141: Power = crate::cards::CORE_WON_141;

/// # Sip of Tea
///
/// `WON_141e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Caverns of Time
///
/// State: Derived
//~ derived WON_141e 41bdf651 b6df23fb 23e10ca9.67341004
pub const WON_141e: Power = enchant(&[plus(1, 1)]);

/// # Menagerie Jug
///
/// `WON_142` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry:** Give 3 random friendly minions of different minion types +2/+2.
///
/// - Set: Caverns of Time · common · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Gulp of Tea [`WON_142e`]
///
/// State: Reprint
//~ reprint WON_142 dc17bdaa 8b611685 ca17d547.f03fd821
pub const WON_142: Power = crate::cards::CORE_WON_142;

/// # Gulp of Tea
///
/// `WON_142e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Caverns of Time
///
/// State: Derived
//~ derived WON_142e 791c5fea aaf1db14 08262834.6d6ab056
pub const WON_142e: Power = enchant(&[plus(2, 2)]);

/// # Infinite Amalgam
///
/// `WON_143` · Neutral minion · 4 mana · 2/4
///
/// > **Inspire, Frenzy,** Spellburst**, Honorable Kill, and Overkill:** Summon a random 1-Cost minion.
///
/// - Set: Caverns of Time · epic · collectible
/// - Minion type: All
/// - Mechanics: Inspire, Overkill, Spellburst, Frenzy, Honorable Kill
///
/// State: Todo
//~ todo WON_143 67b1e506 b1208e53 1991ace0.13e4f606
pub const WON_143: Power = TODO;

/// # Eyestalk of C'Thun
///
/// `WON_144` · Neutral minion · 4 mana · 1/1
///
/// > **Taunt**, **Lifesteal** Whenever your C'Thun gains Attack or Health, this does too *(wherever it is)*.
///
/// - Set: Caverns of Time · epic · collectible
/// - Mechanics: Taunt, Lifesteal
/// - Tags: `3633` = 1
/// - Tokens: C'Thun [`WON_135`]
///
/// State: Todo
//~ todo WON_144 ae2e5933 6a1f2b16 1af78c73.6f4390c6
pub const WON_144: Power = TODO;

/// # Soridormi
///
/// `WON_146` · Neutral minion · 5 mana · 8/8
///
/// > **Dormant** for 2 turns. When this awakens, reduce the Cost of all Dragons in your hand by (4).
///
/// - Set: Caverns of Time · legendary · collectible
/// - Minion type: Dragon
/// - Refers to: Dormant
/// - Tags: `1652` = 1
/// - Enchantments: Sands of Time [`WON_146e`]
///
/// State: Derived
//~ derived WON_146 61286b9e 8ad9ba40 876392d6.17b1d2f4
pub const WON_146: Power =
    abilities(&[dormant_for(2), on(Word::Awaken, &[give(&[cost_less(4)]).to(YOUR_HAND.that(DRAGON))])]);

/// # Sands of Time
///
/// `WON_146e` · Neutral enchantment
///
/// > **Dormant**. Awaken in @ \|4(turn, turns).
///
/// - Set: Caverns of Time
/// - Mechanics: Dormant Awaken Condition Enchant
/// - Tags: `SCORE_VALUE_1` = 2
///
/// State: Todo
//~ todo WON_146e b17452a3 15a98312 5246703c.d03dd6ee
pub const WON_146e: Power = TODO;

/// # Mukla's Champion
///
/// `WON_328` · Neutral minion · 5 mana · 5/3
///
/// > **Inspire:** Give your other minions +1/+1.
///
/// - Set: Caverns of Time · common · collectible
/// - Minion type: Beast
/// - Mechanics: Inspire
/// - Reprint of: Mukla's Champion [`AT_090`](crate::grand_tournament::neutral::AT_090)
///
/// State: Reprint
//~ reprint WON_328 2f7b1753 a90c74a3 cd146a1f.0cb3bb3d
pub const WON_328: Power = crate::cards::AT_090;

/// # Blackwing Corruptor
///
/// `WON_329` · Neutral minion · 5 mana · 5/4
///
/// > **Battlecry:** If you're holding a Dragon, deal 5 damage.
///
/// - Set: Caverns of Time · common · collectible
/// - Mechanics: Battlecry
/// - Target: "Deal 5 damage."
/// - Reprint of: Blackwing Corruptor [`BRM_034`](crate::blackrock_mountain::neutral::BRM_034)
///
/// State: Reprint
//~ reprint WON_329 1c6d2eed 2fd8940d f080b5a2.ea34261d
pub const WON_329: Power = crate::cards::BRM_034;

/// # Cult Apothecary
///
/// `WON_330` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** For each enemy minion, restore #2 Health to your hero.
///
/// - Set: Caverns of Time · common · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Cult Apothecary [`OG_295`](crate::old_gods::neutral::OG_295)
///
/// State: Reprint
//~ reprint WON_330 a787234b b877ad65 c5868cef.f892a550
pub const WON_330: Power = crate::cards::OG_295;

/// # Valstann Staghelm
///
/// `WON_345` · Neutral minion · 6 mana · 3/6
///
/// > **Deathrattle:** Summon a **Taunt** minion from your deck.
///
/// - Set: Caverns of Time · legendary · collectible
/// - Mechanics: Deathrattle
/// - Refers to: Taunt
///
/// State: Derived
//~ derived WON_345 4b333df3 f18f7c43 624cec09.7cf803d7
pub const WON_345: Power = deathrattle(&[summon(the(YOUR_DECK.that(all(&[MINION, with(GameTag::TAUNT)])).random()))]);

/// # Small-Time Buccaneer
///
/// `WON_351` · Neutral minion · 1 mana · 1/2
///
/// > Has +2 Attack while you have a weapon equipped.
///
/// - Set: Caverns of Time · rare · collectible
/// - Minion type: Pirate
/// - Reprint of: Small-Time Buccaneer [`CFM_325`](crate::gadgetzan::neutral::CFM_325)
///
/// State: Reprint
//~ reprint WON_351 270bd470 dba0113b 2c501547.17e5d7c8
pub const WON_351: Power = crate::cards::CFM_325;

/// # Acolyte of Pain
///
/// `WON_357` · Neutral minion · 3 mana · 1/4
///
/// > Whenever this minion takes damage, draw a card.
///
/// - Set: Caverns of Time · common · collectible
/// - Reprint of: Acolyte of Pain [`EX1_007`](crate::classic::neutral::EX1_007)
///
/// State: Reprint
//~ reprint WON_357 a911ee3d b2d1b13f 720adccc.3ab31bc0
pub const WON_357: Power = crate::cards::EX1_007;

/// # Street Trickster
///
/// `WON_365` · Neutral minion · 3 mana · 0/7
///
/// > **Spell Damage +2**
///
/// - Set: Caverns of Time · common · collectible
/// - Minion type: Demon
/// - Mechanics: Imp
/// - Tags: `SPELLPOWER` = 2
/// - Reprint of: Street Trickster [`CFM_039`](crate::gadgetzan::neutral::CFM_039)
///
/// State: Vanilla
//~ vanilla WON_365 6c204566 91c01ea4 22f4cfda.e1835dc2
pub const WON_365: Power = VANILLA;

/// # Worgen Greaser
///
/// `WON_366` · Neutral minion · 4 mana · 6/5
///
/// - Set: Caverns of Time · common · collectible
/// - Reprint of: Worgen Greaser [`CFM_665`](crate::gadgetzan::neutral::CFM_665)
///
/// State: Vanilla
//~ vanilla WON_366 3e5e5b9b 153be51f 4e646606
pub const WON_366: Power = VANILLA;
