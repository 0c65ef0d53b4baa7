//! Neutral cards of Caverns of Time.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Wonders XL Vigor
///
/// `WON_01e` · Neutral enchantment
///
/// > Health set to starting deck size.
///
/// - Set: Caverns of Time
///
/// State: Todo
//~ WON_01e todo 1247ed4c 47dc0824
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
//~ WON_124 reprint 06f082c1 4a7d9443
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
//~ WON_124e reprint 6b324be4 5e84e8a4
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
//~ WON_125 reprint 10854180 737c05ab
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
//~ WON_127 reprint 0a94cb75 6752f21f
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
//~ WON_128 reprint 40be39ea 6933cb06
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
//~ WON_128t vanilla b6699d5b e6f62d48
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
//~ WON_131 reprint e304e6b1 bb5d2931
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
//~ WON_133 reprint 4a146a27 e985c98b
pub const WON_133: Power = crate::cards::BRM_028;

/// # Imperial Favor
///
/// `WON_133e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: Caverns of Time
///
/// State: Todo
//~ WON_133e todo 42ba9bfe f0d0f0ed
pub const WON_133e: Power = TODO;

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
//~ WON_134 reprint 1948e78c 5fba4a5a
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
//~ WON_134t vanilla 5e88f12c 6b0fcce3
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
//~ WON_135 reprint 80c331c9 7c2a8cbf
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
/// State: Todo
//~ WON_138 todo 9f74abc1 d80e403a
pub const WON_138: Power = TODO;

/// # Shark Fist
///
/// `WON_138e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Caverns of Time
///
/// State: Todo
//~ WON_138e todo 8c149ba6 2b789cd8
pub const WON_138e: Power = TODO;

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
/// State: Todo
//~ WON_139 todo c9bb142d 22dbfd6e
pub const WON_139: Power = TODO;

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
/// State: Todo
//~ WON_140 todo 4a40365f 38f74af8
pub const WON_140: Power = TODO;

/// # Future Favor
///
/// `WON_140e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Caverns of Time
///
/// State: Todo
//~ WON_140e todo 9788fab4 cb19c7e3
pub const WON_140e: Power = TODO;

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
//~ WON_141 reprint 9f5ff55a 29ece915
pub const WON_141: Power = crate::cards::CORE_WON_141;

/// # Sip of Tea
///
/// `WON_141e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Caverns of Time
///
/// State: Todo
//~ WON_141e todo 7ab8a26d af9df273
pub const WON_141e: Power = TODO;

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
//~ WON_142 reprint b5fde048 e8cc4732
pub const WON_142: Power = crate::cards::CORE_WON_142;

/// # Gulp of Tea
///
/// `WON_142e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Caverns of Time
///
/// State: Todo
//~ WON_142e todo a5576147 70e88925
pub const WON_142e: Power = TODO;

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
//~ WON_143 todo a5c83caf 0190cf35
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
//~ WON_144 todo c022d32d a76e6350
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
/// State: Todo
//~ WON_146 todo 3527cc3f 2920b6e1
pub const WON_146: Power = TODO;

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
//~ WON_146e todo 4bd97859 6345f140
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
//~ WON_328 reprint c9b88834 e6e98ac3
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
//~ WON_329 reprint e9f54cc6 888a4962
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
//~ WON_330 reprint 656861fd a386ec62
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
/// State: Todo
//~ WON_345 todo 7b8ea89c fe51783c
pub const WON_345: Power = TODO;

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
//~ WON_351 reprint 6760a21e 5fca6d4e
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
//~ WON_357 reprint ac8acb47 8d3fd5d1
pub const WON_357: Power = crate::cards::EX1_007;

/// # Street Trickster
///
/// `WON_365` · Neutral minion · 3 mana · 0/7
///
/// > **Spell Damage +2**
///
/// - Set: Caverns of Time · common · collectible
/// - Minion type: Demon
/// - Mechanics: Spellpower, Imp
/// - Reprint of: Street Trickster [`CFM_039`](crate::gadgetzan::neutral::CFM_039)
///
/// State: Reprint
//~ WON_365 reprint d9bb626c 2edc1a79
pub const WON_365: Power = crate::cards::CFM_039;

/// # Worgen Greaser
///
/// `WON_366` · Neutral minion · 4 mana · 6/5
///
/// - Set: Caverns of Time · common · collectible
/// - Reprint of: Worgen Greaser [`CFM_665`](crate::gadgetzan::neutral::CFM_665)
///
/// State: Vanilla
//~ WON_366 vanilla 2ee9ae0e 8cc6381d
pub const WON_366: Power = VANILLA;
