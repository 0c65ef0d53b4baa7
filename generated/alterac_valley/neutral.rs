//! Neutral cards of Fractured in Alterac Valley.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Drek'Thar
///
/// `AV_100` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry**: If this costs more than every minion in your deck, summon one of those minions.
///
/// - Set: Fractured in Alterac Valley · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ AV_100 todo 5f5867e1 22e2e46f
pub const AV_100: Power = TODO;

/// # Herald of Lokholar
///
/// `AV_101` · Neutral minion · 4 mana · 3/5
///
/// > **Battlecry:** Draw a Frost spell.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Battlecry
/// - Tags: `1784` = 1
///
/// State: Todo
//~ AV_101 todo 15a785fa 761add2e
pub const AV_101: Power = TODO;

/// # Popsicooler
///
/// `AV_102` · Neutral minion · 3 mana · 3/3
///
/// > **Deathrattle: Freeze** two random enemy minions.
///
/// - Set: Fractured in Alterac Valley · epic · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle
/// - Refers to: Freeze
/// - Tags: `1784` = 1
///
/// State: Todo
//~ AV_102 todo 9db04062 0bc76952
pub const AV_102: Power = TODO;

/// # Snowblind Harpy
///
/// `AV_112` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** If you're holding a Frost spell, gain 5 Armor.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ AV_112 todo 7286d5d0 f6d9ba8c
pub const AV_112: Power = TODO;

/// # Gnome Private
///
/// `AV_121` · Neutral minion · 1 mana · 1/3
///
/// > **Honorable Kill:** Gain +2 Attack.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Honorable Kill
/// - Enchantments: Gnome's Honor [`AV_121e`]
///
/// State: Todo
//~ AV_121 todo a87f8c18 bf31d872
pub const AV_121: Power = TODO;

/// # Gnome's Honor
///
/// `AV_121e` · Neutral enchantment
///
/// > +2 Attack.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_121e todo c4ca9d66 bf212bdf
pub const AV_121e: Power = TODO;

/// # Corporal
///
/// `AV_122` · Neutral minion · 2 mana · 2/3
///
/// > **Honorable Kill:** Give your other minions **Divine Shield**.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Minion type: Draenei
/// - Mechanics: Honorable Kill
/// - Refers to: Divine Shield
///
/// State: Todo
//~ AV_122 todo caa9e9da 98dce606
pub const AV_122: Power = TODO;

/// # Sneaky Scout
///
/// `AV_123` · Neutral minion · 2 mana · 3/2
///
/// > **Stealth Honorable Kill:** Your next Hero Power costs (0).
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Stealth, Honorable Kill
/// - Enchantments: Scouted [`AV_123e`]
///
/// State: Todo
//~ AV_123 todo 4fc6b5a6 ee5e5d13
pub const AV_123: Power = TODO;

/// # Scouted
///
/// `AV_123e` · Neutral enchantment
///
/// > Your Hero Power costs (0).
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_123e todo a03db430 12202a34
pub const AV_123e: Power = TODO;

/// # Direwolf Commander
///
/// `AV_124` · Neutral minion · 3 mana · 2/5
///
/// > **Honorable Kill:** Summon a 2/2 Wolf with **Stealth**.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Honorable Kill
/// - Refers to: Stealth
/// - Tokens: Frostwolf Cub [`AV_211t`](crate::alterac_valley::druid::AV_211t)
///
/// State: Todo
//~ AV_124 todo 1ca94ea4 839fa9d4
pub const AV_124: Power = TODO;

/// # Tower Sergeant
///
/// `AV_125` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** If you control at least 2 other minions, gain +2/+2.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Enchantments: Shielded [`AV_125e`]
///
/// State: Todo
//~ AV_125 todo f941b7ec ea98e025
pub const AV_125: Power = TODO;

/// # Shielded
///
/// `AV_125e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_125e todo 87b44596 6a1c4e09
pub const AV_125e: Power = TODO;

/// # Bunker Sergeant
///
/// `AV_126` · Neutral minion · 3 mana · 2/4
///
/// > **Battlecry:** If your opponent has 2 or more minions, deal 1 damage to all enemy minions.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ AV_126 todo ba436658 97f4dc59
pub const AV_126: Power = TODO;

/// # Ice Revenant
///
/// `AV_127` · Neutral minion · 4 mana · 4/5
///
/// > Whenever you cast a Frost spell, gain +2/+2.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Minion type: Elemental
/// - Enchantments: Frosty Spirit [`AV_127e`]
///
/// State: Todo
//~ AV_127 todo d99d868c 423e2a30
pub const AV_127: Power = TODO;

/// # Frosty Spirit
///
/// `AV_127e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_127e todo 9597c538 4789e4dd
pub const AV_127e: Power = TODO;

/// # Frozen Mammoth
///
/// `AV_128` · Neutral minion · 4 mana · 6/7
///
/// > This is **Frozen** until you cast a Fire spell.
///
/// - Set: Fractured in Alterac Valley · epic · collectible
/// - Minion type: Beast
/// - Refers to: Frozen
/// - Enchantments: Unthawed [`AV_128e`]
///
/// State: Todo
//~ AV_128 todo 51eee6c7 5119c5cb
pub const AV_128: Power = TODO;

/// # Unthawed
///
/// `AV_128e` · Neutral enchantment
///
/// > **Frozen** until you cast a Fire spell.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ AV_128e todo bedd0204 9e8db85b
pub const AV_128e: Power = TODO;

/// # Blood Guard
///
/// `AV_129` · Neutral minion · 5 mana · 4/7
///
/// > Whenever this minion takes damage, give your minions +1 Attack.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Enchantments: Incited [`AV_129e`]
///
/// State: Todo
//~ AV_129 todo bd1c1f1b eac30522
pub const AV_129: Power = TODO;

/// # Incited
///
/// `AV_129e` · Neutral enchantment
///
/// > +1 Attack.
///
/// - Set: Fractured in Alterac Valley
/// - Tags: `3860` = 1
///
/// State: Todo
//~ AV_129e todo 4af81388 cab68bd9
pub const AV_129e: Power = TODO;

/// # Legionnaire
///
/// `AV_130` · Neutral minion · 6 mana · 9/3
///
/// > **Deathrattle:** Give all minions in your hand +2/+2.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Deathrattle
/// - Enchantments: Marching Orders [`AV_130e`]
///
/// State: Todo
//~ AV_130 todo 00fea9c6 a81b4b0c
pub const AV_130: Power = TODO;

/// # Marching Orders
///
/// `AV_130e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_130e todo 0fe6b274 6a1c4df5
pub const AV_130e: Power = TODO;

/// # Knight-Captain
///
/// `AV_131` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry:** Deal 3 damage. **Honorable Kill:** Gain +3/+3.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Battlecry, Honorable Kill
/// - Target: "Deal 3 damage."
/// - Enchantments: Armed to the Teeth [`AV_131e`]
///
/// State: Todo
//~ AV_131 todo 4d2142ed bc2e978c
pub const AV_131: Power = TODO;

/// # Armed to the Teeth
///
/// `AV_131e` · Neutral enchantment
///
/// > +3/+3
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_131e todo 8f984d41 a1640be6
pub const AV_131e: Power = TODO;

/// # Troll Centurion
///
/// `AV_132` · Neutral minion · 8 mana · 8/8
///
/// > **Rush**. **Honorable Kill:** Deal 8 damage to the enemy hero.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Rush, Honorable Kill
///
/// State: Todo
//~ AV_132 todo 11c8f8fa 48993a8f
pub const AV_132: Power = TODO;

/// # Icehoof Protector
///
/// `AV_133` · Neutral minion · 6 mana · 2/10
///
/// > **Taunt Freeze** any character damaged by this minion.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Taunt
/// - Refers to: Freeze
///
/// State: Todo
//~ AV_133 todo c43c096c 9857992d
pub const AV_133: Power = TODO;

/// # Frostwolf Warmaster
///
/// `AV_134` · Neutral minion · 4 mana · 3/3
///
/// > Costs (1) less for each card you've played this turn.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
///
/// State: Todo
//~ AV_134 todo 321a0d09 773c4dfc
pub const AV_134: Power = TODO;

/// # Stormpike Marshal
///
/// `AV_135` · Neutral minion · 4 mana · 2/6
///
/// > **Taunt** If you took 5 or more damage on your opponent's turn, this costs (1).
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Mechanics: Taunt
///
/// State: Todo
//~ AV_135 todo 37f823ca da1f0a54
pub const AV_135: Power = TODO;

/// # Kobold Taskmaster
///
/// `AV_136` · Neutral minion · 3 mana · 2/4
///
/// > **Battlecry:** Add 2 Armor Scraps to your hand that give +2 Health to a minion.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Rusted Armor [`AV_136e`]
/// - Tokens: Armor Scrap [`AV_136t`]
///
/// State: Todo
//~ AV_136 todo 99d02628 2737047b
pub const AV_136: Power = TODO;

/// # Rusted Armor
///
/// `AV_136e` · Neutral enchantment
///
/// > +2 Health.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_136e todo f403c1d1 898cf174
pub const AV_136e: Power = TODO;

/// # Armor Scrap
///
/// `AV_136t` · Neutral spell · 1 mana
///
/// > Give a minion +2 Health.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_136t todo cf604369 af1d81a2
pub const AV_136t: Power = TODO;

/// # Irondeep Trogg
///
/// `AV_137` · Neutral minion · 1 mana · 1/2
///
/// > After your opponent casts a spell, summon another Irondeep Trogg.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
///
/// State: Todo
//~ AV_137 todo f7e3c536 47163799
pub const AV_137: Power = TODO;

/// # Grimtotem Bounty Hunter
///
/// `AV_138` · Neutral minion · 3 mana · 4/2
///
/// > **Battlecry:** Destroy an enemy **Legendary** minion.
///
/// - Set: Fractured in Alterac Valley · epic · collectible
/// - Mechanics: Battlecry
/// - Target: "Destroy an enemy **Legendary** minion."
///
/// State: Todo
//~ AV_138 todo 4b89c8e7 6838d87a
pub const AV_138: Power = TODO;

/// # Abominable Lieutenant
///
/// `AV_139` · Neutral minion · 8 mana · 3/5
///
/// > At the end of your turn, eat a random enemy minion and gain its stats.
///
/// - Set: Fractured in Alterac Valley · epic · collectible
/// - Minion type: Undead
/// - Enchantments: Tummy Feel Funny [`AV_139e`]
///
/// State: Todo
//~ AV_139 todo bc21a041 5b27e1c9
pub const AV_139: Power = TODO;

/// # Tummy Feel Funny
///
/// `AV_139e` · Neutral enchantment
///
/// > Increased Stats
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_139e todo 7cb9a725 9502b443
pub const AV_139e: Power = TODO;

/// # Lokholar the Ice Lord
///
/// `AV_141t` · Neutral minion · 10 mana · 8/8
///
/// > **Rush**, **Windfury** Costs (5) less if you have 15 Health or less.
///
/// - Set: Fractured in Alterac Valley · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Windfury, Rush
///
/// State: Todo
//~ AV_141t todo 81240ed1 7f1a161a
pub const AV_141t: Power = TODO;

/// # Crystalskin
///
/// `AV_142e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_142e todo 66c9540f c0a009c2
pub const AV_142e: Power = TODO;

/// # Uprooted
///
/// `AV_142e2` · Neutral enchantment
///
/// > **Rush**.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_142e2 todo f6ea23a1 cc8b233a
pub const AV_142e2: Power = TODO;

/// # Forestguard
///
/// `AV_142e3` · Neutral enchantment
///
/// > **Divine Shield**.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_142e3 todo 0b42cfbc ed439692
pub const AV_142e3: Power = TODO;

/// # Imposing
///
/// `AV_142e4` · Neutral enchantment
///
/// > **Taunt**.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_142e4 todo 59877036 5df989b3
pub const AV_142e4: Power = TODO;

/// # Ivus, the Forest Lord
///
/// `AV_142t` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Spend the rest of your Mana and gain +2/+2, **Rush**, **Divine Shield**, or **Taunt** at random for each.
///
/// - Set: Fractured in Alterac Valley · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt, Divine Shield, Rush
///
/// State: Todo
//~ AV_142t todo f4f72944 199ae95a
pub const AV_142t: Power = TODO;

/// # Korrak the Bloodrager
///
/// `AV_143` · Neutral minion · 4 mana · 3/5
///
/// > **Deathrattle:** If this wasn't **Honorably Killed**, resummon Korrak.
///
/// - Set: Fractured in Alterac Valley · legendary · collectible
/// - Mechanics: Deathrattle
/// - Refers to: Honorable Kill
///
/// State: Todo
//~ AV_143 todo a5c4f858 2c8bc987
pub const AV_143: Power = TODO;

/// # Frantic Hippogryph
///
/// `AV_215` · Neutral minion · 5 mana · 3/7
///
/// > **Rush**. **Honorable Kill**: Gain **Windfury**.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Minion type: Beast
/// - Mechanics: Rush, Honorable Kill
/// - Refers to: Windfury
///
/// State: Todo
//~ AV_215 todo 854f27cc 76e20f34
pub const AV_215: Power = TODO;

/// # Ram Commander
///
/// `AV_219` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Add two 1/1 Rams with **Rush** to your hand.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Tokens: Battle Ram [`AV_219t`]
///
/// State: Todo
//~ AV_219 todo 221e85b8 11c8415a
pub const AV_219: Power = TODO;

/// # Battle Ram
///
/// `AV_219t` · Neutral minion · 1 mana · 1/1
///
/// > **Rush**
///
/// - Set: Fractured in Alterac Valley
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Vanilla
//~ AV_219t vanilla c364ed39 0b93e5ac
pub const AV_219t: Power = VANILLA;

/// # Spammy Arcanist
///
/// `AV_222` · Neutral minion · 5 mana · 3/4
///
/// > **Battlecry:** Deal 1 damage to all other minions. If any die, repeat this.
///
/// - Set: Fractured in Alterac Valley · epic · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ AV_222 todo 9335cfa7 bdcba1ad
pub const AV_222: Power = TODO;

/// # Vanndar Stormpike
///
/// `AV_223` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry**: If this costs less than every minion in your deck, reduce their Cost by (3).
///
/// - Set: Fractured in Alterac Valley · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Occupy the Keep [`AV_223e`]
///
/// State: Todo
//~ AV_223 todo 6f46bb9b a469d867
pub const AV_223: Power = TODO;

/// # Occupy the Keep
///
/// `AV_223e` · Neutral enchantment
///
/// > Costs (3) less.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_223e todo 00175233 3a71aed3
pub const AV_223e: Power = TODO;

/// # Gankster
///
/// `AV_238` · Neutral minion · 2 mana · 4/2
///
/// > **Stealth** After your opponent plays a minion, attack it.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Stealth
///
/// State: Todo
//~ AV_238 todo 450b9e44 d482328a
pub const AV_238: Power = TODO;

/// # Reflecto Engineer
///
/// `AV_256` · Neutral minion · 3 mana · 2/4
///
/// > **Battlecry:** Swap the Attack and Health of all minions in both players' hands.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Reflected [`AV_256e`]
///
/// State: Todo
//~ AV_256 todo 75d10403 eff35836
pub const AV_256: Power = TODO;

/// # Reflected
///
/// `AV_256e` · Neutral enchantment
///
/// > Attack and Health have been swapped.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_256e todo dbf7c5b8 7cbfddc0
pub const AV_256e: Power = TODO;

/// # Frostbitten
///
/// `AV_259e2` · Neutral enchantment
///
/// > Costs (2) more.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_259e2 todo 6444ffd0 99ce1d12
pub const AV_259e2: Power = TODO;

/// # Piggyback Imp
///
/// `AV_309` · Neutral minion · 3 mana · 4/1
///
/// > **Deathrattle:** Summon a 4/1 Imp.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Minion type: Demon
/// - Mechanics: Deathrattle, Imp
/// - Tokens: Backpiggy Imp [`AV_309t`]
///
/// State: Todo
//~ AV_309 todo 5cc0aeaf 7c6b7c7f
pub const AV_309: Power = TODO;

/// # Backpiggy Imp
///
/// `AV_309t` · Neutral minion · 3 mana · 4/1
///
/// - Set: Fractured in Alterac Valley
/// - Minion type: Demon
/// - Mechanics: Imp
///
/// State: Vanilla
//~ AV_309t vanilla 8cf144c9 8888a55e
pub const AV_309t: Power = VANILLA;

/// # Stormpike Quartermaster
///
/// `AV_401` · Neutral minion · 2 mana · 2/2
///
/// > After you cast a spell, give a random minion in your hand +1/+1.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Enchantments: Quartered [`AV_401e`]
///
/// State: Todo
//~ AV_401 todo f8d2e776 0401a049
pub const AV_401: Power = TODO;

/// # Quartered
///
/// `AV_401e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_401e todo 252dfbed ef9ca2f5
pub const AV_401e: Power = TODO;

/// # Humongous Owl
///
/// `AV_704` · Neutral minion · 7 mana · 8/4
///
/// > **Deathrattle:** Deal 8 damage to a random enemy.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ AV_704 todo 393d632e 14994982
pub const AV_704: Power = TODO;

/// # The Coin
///
/// `AV_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Coin Card
///
/// State: Todo
//~ AV_COIN1 todo f25f7d8c 05bfda53
pub const AV_COIN1: Power = TODO;

/// # The Coin
///
/// `AV_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Coin Card
///
/// State: Todo
//~ AV_COIN2 todo 58e60565 ce9bfdd0
pub const AV_COIN2: Power = TODO;

/// # Onyxian Warder
///
/// `ONY_001` · Neutral minion · 5 mana · 3/6
///
/// > **Battlecry:** If you're holding a Dragon, summon two 2/1 Whelps with **Rush**.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Tokens: Onyxian Whelp [`ONY_001t`]
///
/// State: Todo
//~ ONY_001 todo 433d7d64 930b8625
pub const ONY_001: Power = TODO;

/// # Onyxian Whelp
///
/// `ONY_001t` · Neutral minion · 1 mana · 2/1
///
/// > **Rush**
///
/// - Set: Fractured in Alterac Valley
/// - Minion type: Dragon
/// - Mechanics: Rush, Whelp
///
/// State: Vanilla
//~ ONY_001t vanilla 471238de 997f7c66
pub const ONY_001t: Power = VANILLA;

/// # Gear Grubber
///
/// `ONY_002` · Neutral minion · 4 mana · 4/5
///
/// > **Taunt**. If you end your turn with any unspent Mana, reduce this card's Cost by (1).
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Minion type: Draenei
/// - Mechanics: Taunt
/// - Enchantments: More Loot! [`ONY_002e`]
///
/// State: Todo
//~ ONY_002 todo 151b839b 87511972
pub const ONY_002: Power = TODO;

/// # More Loot!
///
/// `ONY_002e` · Neutral enchantment
///
/// > Reduced Cost.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ ONY_002e todo 283df7ad 4bda05d0
pub const ONY_002e: Power = TODO;

/// # Whelp Bonker
///
/// `ONY_003` · Neutral minion · 3 mana · 1/5
///
/// > **Frenzy and Honorable Kill:** Draw a card.
///
/// - Set: Fractured in Alterac Valley · epic · collectible
/// - Mechanics: Frenzy, Honorable Kill
///
/// State: Todo
//~ ONY_003 todo d5c480db 771841de
pub const ONY_003: Power = TODO;

/// # Raid Boss Onyxia
///
/// `ONY_004` · Neutral minion · 10 mana · 8/8
///
/// > **Rush**. **Immune** while you control a Whelp. **Battlecry:** Summon six 2/1 Whelps with **Rush**.
///
/// - Set: Fractured in Alterac Valley · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Rush
/// - Refers to: Immune
/// - Tokens: Onyxian Whelp [`ONY_001t`]
///
/// State: Todo
//~ ONY_004 todo 16b2bc6f 4da4937a
pub const ONY_004: Power = TODO;

/// # Kazakusan
///
/// `ONY_005` · Neutral minion · 8 mana · 8/8
///
/// > **Battlecry:** If you played 4 other Dragons this game, craft a custom deck of Treasures.@ *({0} left!)*@ *(Ready!)*
///
/// - Set: Fractured in Alterac Valley · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Tags: `ENTITY_TAG_THRESHOLD_TAG_ID` = 2, `ENTITY_TAG_THRESHOLD_VALUE` = 4
/// - Tokens: Necrotic Poison [`ONY_005ta1`], Spyglass [`ONY_005ta10`], Clockwork Assistant [`ONY_005ta11`], Grimmer Patron [`ONY_005ta12`], Puzzle Box [`ONY_005ta13`], Mutating Injection [`ONY_005ta2`], The Exorcisor [`ONY_005ta3`], Pure Cold [`ONY_005ta4`], Bubba [`ONY_005ta5`], Holy Book [`ONY_005ta6`], Crusty the Crustacean [`ONY_005ta7`], Looming Presence [`ONY_005ta8`], Beastly Beauty [`ONY_005ta9`], Hyperblaster [`ONY_005tb1`], Dr. Boom's Boombox [`ONY_005tb12`], Wax Rager [`ONY_005tb13`], Vampiric Fangs [`ONY_005tb14`], Gnomish Army Knife [`ONY_005tb2`], LOCUUUUSTS!!! [`ONY_005tb3`], Wand of Disintegration [`ONY_005tb4`], Staff of Scales [`ONY_005tb5`], Phaoris' Blade [`ONY_005tb6`], Zephrys's Lamp [`ONY_005tb610`], Canopic Jars [`ONY_005tb7`], Ancient Reflections [`ONY_005tb8`], Banana Split [`ONY_005tb9`], Embers of Ragnaros [`ONY_005tc1`], Book of the Dead [`ONY_005tc2`], Annoy-o Horn [`ONY_005tc3`], Flex-plosion [`ONY_005tc4`], Blade of Quel'Delar [`ONY_005tc5`], Hilt of Quel'Delar [`ONY_005tc6`], Quel'Delar [`ONY_005tc7`]
///
/// State: Todo
//~ ONY_005 todo 7f559c29 b65ce0f9
pub const ONY_005: Power = TODO;

/// # Necrotic Poison
///
/// `ONY_005ta1` · Neutral spell · Shadow · 2 mana
///
/// > Destroy a minion.
///
/// - Set: Fractured in Alterac Valley
/// - Tags: `2054` = 1
///
/// State: Todo
//~ ONY_005ta1 todo cac41dfc 57591eb4
pub const ONY_005ta1: Power = TODO;

/// # Spyglass
///
/// `ONY_005ta10` · Neutral spell · 1 mana
///
/// > Put a copy of a random card in your opponent's hand into yours. It costs (3) less.
///
/// - Set: Fractured in Alterac Valley
/// - Tags: `2054` = 1
///
/// State: Todo
//~ ONY_005ta10 todo 04fdf558 9da594e8
pub const ONY_005ta10: Power = TODO;

/// # Clockwork Assistant
///
/// `ONY_005ta11` · Neutral minion · 3 mana · 1/1
///
/// > Has +1/+1 for each spell you've cast this game.
///
/// - Set: Fractured in Alterac Valley
/// - Minion type: Mech
/// - Tags: `2054` = 1
///
/// State: Todo
//~ ONY_005ta11 todo 3d938910 2fbff3e2
pub const ONY_005ta11: Power = TODO;

/// # Grimmer Patron
///
/// `ONY_005ta12` · Neutral minion · 3 mana · 3/3
///
/// > At the end of your turn, summon a copy of this minion.
///
/// - Set: Fractured in Alterac Valley
/// - Tags: `2054` = 1
///
/// State: Todo
//~ ONY_005ta12 todo 4f89d82b f917cf55
pub const ONY_005ta12: Power = TODO;

/// # Puzzle Box
///
/// `ONY_005ta13` · Neutral spell · Arcane · 3 mana
///
/// > Transform all minions into random ones that cost (3) more.
///
/// - Set: Fractured in Alterac Valley
/// - Tags: `2054` = 1
///
/// State: Todo
//~ ONY_005ta13 todo 7bbc8260 33617ca1
pub const ONY_005ta13: Power = TODO;

/// # Mutating Injection
///
/// `ONY_005ta2` · Neutral spell · Nature · 2 mana
///
/// > Give a minion +4/+4 and **Taunt**.
///
/// - Set: Fractured in Alterac Valley
/// - Refers to: Taunt
/// - Tags: `2054` = 1
/// - Enchantments: Mutating Injection [`ONY_005ta2e`]
///
/// State: Todo
//~ ONY_005ta2 todo 78e18da3 0f6c3217
pub const ONY_005ta2: Power = TODO;

/// # Mutating Injection
///
/// `ONY_005ta2e` · Neutral enchantment
///
/// > +4/+4 and **Taunt**.
///
/// - Set: Fractured in Alterac Valley
/// - Refers to: Taunt
///
/// State: Todo
//~ ONY_005ta2e todo cfc50f4b 3e1a35c1
pub const ONY_005ta2e: Power = TODO;

/// # The Exorcisor
///
/// `ONY_005ta3` · Neutral weapon · 1 mana · 3/3 durability
///
/// > **Silence** any minion attacked by this weapon.
///
/// - Set: Fractured in Alterac Valley
/// - Refers to: Silence
/// - Tags: `2054` = 1
///
/// State: Todo
//~ ONY_005ta3 todo 2b97e46f 4c57a343
pub const ONY_005ta3: Power = TODO;

/// # Pure Cold
///
/// `ONY_005ta4` · Neutral spell · Frost · 5 mana
///
/// > Deal $8 damage to the enemy hero, and **Freeze** it.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Freeze
/// - Tags: `2054` = 1
///
/// State: Todo
//~ ONY_005ta4 todo 9711370e 27a51fd6
pub const ONY_005ta4: Power = TODO;

/// # Bubba
///
/// `ONY_005ta5` · Neutral minion · 5 mana · 8/8
///
/// > **Battlecry**: Summon six 1/1 Bloodhounds with **Rush** to attack an enemy minion.
///
/// - Set: Fractured in Alterac Valley
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Tags: `2054` = 1
/// - Target: "Choose a minion to attack."
/// - Tokens: Bloodhound [`ONY_005ta5t`]
///
/// State: Todo
//~ ONY_005ta5 todo 5b5cd9e2 bc1f95b0
pub const ONY_005ta5: Power = TODO;

/// # Bloodhound
///
/// `ONY_005ta5t` · Neutral minion · 1 mana · 1/1
///
/// > **Rush**
///
/// - Set: Fractured in Alterac Valley
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Vanilla
//~ ONY_005ta5t vanilla 6f38e447 8c544a6f
pub const ONY_005ta5t: Power = VANILLA;

/// # Holy Book
///
/// `ONY_005ta6` · Neutral spell · Holy · 8 mana
///
/// > **Silence** and destroy a minion. Summon a 10/10 copy of it.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Silence
/// - Tags: `2054` = 1
///
/// State: Todo
//~ ONY_005ta6 todo 2c810961 0e5b19c1
pub const ONY_005ta6: Power = TODO;

/// # Crusty the Crustacean
///
/// `ONY_005ta7` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Destroy a minion. Gain its Attack and Health.
///
/// - Set: Fractured in Alterac Valley
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Tags: `2054` = 1
/// - Target: "Destroy a minion"
/// - Enchantments: Om Nom Nom [`ONY_005ta7e`]
///
/// State: Todo
//~ ONY_005ta7 todo 2e926c96 4059160a
pub const ONY_005ta7: Power = TODO;

/// # Om Nom Nom
///
/// `ONY_005ta7e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ ONY_005ta7e todo c1d07e11 7cc93fd5
pub const ONY_005ta7e: Power = TODO;

/// # Looming Presence
///
/// `ONY_005ta8` · Neutral spell · 3 mana
///
/// > Draw 2 cards. Gain 4 Armor.
///
/// - Set: Fractured in Alterac Valley
/// - Tags: `2054` = 1
///
/// State: Todo
//~ ONY_005ta8 todo ed396320 8fa1c434
pub const ONY_005ta8: Power = TODO;

/// # Beastly Beauty
///
/// `ONY_005ta9` · Neutral minion · 3 mana · 2/6
///
/// > **Rush** After this attacks a minion and survives, transform this into an 8/8.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Rush
/// - Tags: `2054` = 1
/// - Tokens: Beautiful Beast [`ONY_005ta9t`]
///
/// State: Todo
//~ ONY_005ta9 todo 7a3a84b1 c10dcc35
pub const ONY_005ta9: Power = TODO;

/// # Beautiful Beast
///
/// `ONY_005ta9t` · Neutral minion · 5 mana · 8/8
///
/// - Set: Fractured in Alterac Valley
///
/// State: Vanilla
//~ ONY_005ta9t vanilla b3a254da f38cbc02
pub const ONY_005ta9t: Power = VANILLA;

/// # Hyperblaster
///
/// `ONY_005tb1` · Neutral weapon · 3 mana · 1/4 durability
///
/// > **Poisonous**. Your hero is **Immune** while attacking.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Poisonous
/// - Refers to: Immune
/// - Tags: `2054` = 1
/// - Enchantments: Hyperblaster Enchantment [`ONY_005tb1e`]
///
/// State: Todo
//~ ONY_005tb1 todo 8d48d6ab 8c0afce1
pub const ONY_005tb1: Power = TODO;

/// # Dr. Boom's Boombox
///
/// `ONY_005tb12` · Neutral spell · 4 mana
///
/// > Summon 7 'Boom Bots'.
///
/// - Set: Fractured in Alterac Valley
/// - Tags: `2054` = 1
/// - Tokens: Boom Bot [`GVG_110t`](crate::goblins_vs_gnomes::neutral::GVG_110t), Steady Shot [`HERO_05bp`](crate::legacy::hunter::HERO_05bp)
///
/// State: Todo
//~ ONY_005tb12 todo 3067e776 ed1760d2
pub const ONY_005tb12: Power = TODO;

/// # Wax Rager
///
/// `ONY_005tb13` · Neutral minion · 3 mana · 5/1
///
/// > **Deathrattle:** Resummon this minion.
///
/// - Set: Fractured in Alterac Valley
/// - Minion type: Elemental
/// - Mechanics: Deathrattle
/// - Tags: `2054` = 1
/// - Tokens: Steady Shot [`HERO_05bp`](crate::legacy::hunter::HERO_05bp)
///
/// State: Todo
//~ ONY_005tb13 todo 522312b7 989d47e7
pub const ONY_005tb13: Power = TODO;

/// # Vampiric Fangs
///
/// `ONY_005tb14` · Neutral spell · Shadow · 3 mana
///
/// > Destroy a minion. Restore its Health to your hero.
///
/// - Set: Fractured in Alterac Valley
/// - Tags: `2054` = 1
///
/// State: Todo
//~ ONY_005tb14 todo 539818fb 8682d459
pub const ONY_005tb14: Power = TODO;

/// # Hyperblaster Enchantment
///
/// `ONY_005tb1e` · Neutral enchantment
///
/// > **Immune** while attacking.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ ONY_005tb1e todo 7079f01d 9fb8fa8a
pub const ONY_005tb1e: Power = TODO;

/// # Gnomish Army Knife
///
/// `ONY_005tb2` · Neutral spell · 5 mana
///
/// > Give a minion **Rush**, **Windfury**, **Divine Shield**, **Lifesteal**, **Poisonous**, **Taunt**, and **Stealth**.
///
/// - Set: Fractured in Alterac Valley
/// - Refers to: Windfury, Taunt, Stealth, Divine Shield, Poisonous, Lifesteal, Rush
/// - Tags: `2054` = 1
/// - Enchantments: Tooled Up! [`ONY_005tb2e`]
///
/// State: Todo
//~ ONY_005tb2 todo d8599c29 5dc529cf
pub const ONY_005tb2: Power = TODO;

/// # Tooled Up!
///
/// `ONY_005tb2e` · Neutral enchantment
///
/// > Granted **Rush**, **Windfury**, **Divine Shield**, **Lifesteal**, **Poisonous**, **Taunt**, and **Stealth**.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ ONY_005tb2e todo 1cfb7684 fe976d84
pub const ONY_005tb2e: Power = TODO;

/// # LOCUUUUSTS!!!
///
/// `ONY_005tb3` · Neutral spell · Nature · 8 mana
///
/// > **Twinspell** Choose an enemy. Fill your board with 2/2 Locusts that attack it.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Twinspell
/// - Tokens: LOCUUUUSTS!!! [`ONY_005tb3t`], Giant Locust [`ONY_005tb3t2`]
///
/// State: Todo
//~ ONY_005tb3 todo 3a4abb42 4ed4ff44
pub const ONY_005tb3: Power = TODO;

/// # LOCUUUUSTS!!!
///
/// `ONY_005tb3t` · Neutral spell · Nature · 8 mana
///
/// > Choose an enemy. Fill your board with 2/2 Locusts that attack it.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ ONY_005tb3t todo 80d6eab6 b340b2d2
pub const ONY_005tb3t: Power = TODO;

/// # Giant Locust
///
/// `ONY_005tb3t2` · Neutral minion · 2 mana · 2/2
///
/// - Set: Fractured in Alterac Valley
/// - Minion type: Beast
///
/// State: Vanilla
//~ ONY_005tb3t2 vanilla 516585dc 23e11232
pub const ONY_005tb3t2: Power = VANILLA;

/// # Wand of Disintegration
///
/// `ONY_005tb4` · Neutral spell · Arcane · 5 mana
///
/// > **Silence** and destroy all enemy minions.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Silence
/// - Tags: `2054` = 1
///
/// State: Todo
//~ ONY_005tb4 todo b0fe5c61 6513f37a
pub const ONY_005tb4: Power = TODO;

/// # Staff of Scales
///
/// `ONY_005tb5` · Neutral spell · 5 mana
///
/// > Summon three 1/1 Snakes with **Rush**, **Poisonous** and **Reborn**.
///
/// - Set: Fractured in Alterac Valley
/// - Refers to: Poisonous, Rush, Reborn
/// - Tags: `2054` = 1
/// - Tokens: Ancient Snake [`ONY_005tb5t`]
///
/// State: Todo
//~ ONY_005tb5 todo 01e46fcf a6bdd816
pub const ONY_005tb5: Power = TODO;

/// # Ancient Snake
///
/// `ONY_005tb5t` · Neutral minion · 1 mana · 1/1
///
/// > **Rush Poisonous Reborn**
///
/// - Set: Fractured in Alterac Valley
/// - Minion type: Beast
/// - Mechanics: Poisonous, Rush, Reborn
///
/// State: Vanilla
//~ ONY_005tb5t vanilla b34fa112 b4b66f4b
pub const ONY_005tb5t: Power = VANILLA;

/// # Phaoris' Blade
///
/// `ONY_005tb6` · Neutral weapon · 2 mana · 1/3 durability
///
/// > **Windfury**. After your hero attacks and kills a minion, this gains +2/+1.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Windfury
/// - Enchantments: Phaoris' Fury [`ONY_005tb6e`]
///
/// State: Todo
//~ ONY_005tb6 todo 3c7b83d7 e8705c1b
pub const ONY_005tb6: Power = TODO;

/// # Zephrys's Lamp
///
/// `ONY_005tb610` · Neutral spell · 0 mana
///
/// > Wish for the perfect card.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ ONY_005tb610 todo b32e845c fd99f35e
pub const ONY_005tb610: Power = TODO;

/// # Phaoris' Fury
///
/// `ONY_005tb6e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ ONY_005tb6e todo af88f83a 4a9787e2
pub const ONY_005tb6e: Power = TODO;

/// # Canopic Jars
///
/// `ONY_005tb7` · Neutral spell · 3 mana
///
/// > Give your minions "**Deathrattle:** Summon a random **Legendary** minion."
///
/// - Set: Fractured in Alterac Valley
/// - Refers to: Deathrattle
/// - Tags: `2054` = 1
/// - Enchantments: Canopic Jars [`ONY_005tb7e`]
///
/// State: Todo
//~ ONY_005tb7 todo e26de743 920eb0d8
pub const ONY_005tb7: Power = TODO;

/// # Canopic Jars
///
/// `ONY_005tb7e` · Neutral enchantment
///
/// > **Deathrattle:** Summon a random **Legendary** minion.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ ONY_005tb7e todo 93319a2d ad069874
pub const ONY_005tb7e: Power = TODO;

/// # Ancient Reflections
///
/// `ONY_005tb8` · Neutral spell · Arcane · 4 mana
///
/// > Choose a minion. Fill your board with 1/1 copies of it.
///
/// - Set: Fractured in Alterac Valley
/// - Tags: `2054` = 1
/// - Enchantments: Titan Hologram [`ONY_005tb8e`]
///
/// State: Todo
//~ ONY_005tb8 todo d6a06128 1ad51045
pub const ONY_005tb8: Power = TODO;

/// # Titan Hologram
///
/// `ONY_005tb8e` · Neutral enchantment
///
/// > 1/1.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ ONY_005tb8e todo 2f65bd9d e352332e
pub const ONY_005tb8e: Power = TODO;

/// # Banana Split
///
/// `ONY_005tb9` · Neutral spell · Nature · 5 mana
///
/// > Give a friendly minion +2/+2. Summon two copies of it.
///
/// - Set: Fractured in Alterac Valley
/// - Tags: `2054` = 1
/// - Enchantments: Glowing Green [`ONY_005tb9e`]
///
/// State: Todo
//~ ONY_005tb9 todo 21a2a374 9843e795
pub const ONY_005tb9: Power = TODO;

/// # Glowing Green
///
/// `ONY_005tb9e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ ONY_005tb9e todo e5b5fcd1 a0f568e1
pub const ONY_005tb9e: Power = TODO;

/// # Embers of Ragnaros
///
/// `ONY_005tc1` · Neutral spell · Fire · 10 mana
///
/// > Shoot three fireballs at random enemies that deal $8 damage each.
///
/// - Set: Fractured in Alterac Valley
/// - Tags: `2054` = 1
///
/// State: Todo
//~ ONY_005tc1 todo 05fc5ded c837185f
pub const ONY_005tc1: Power = TODO;

/// # Book of the Dead
///
/// `ONY_005tc2` · Neutral spell · Shadow · 14 mana
///
/// > Deal $7 damage to all enemies. Costs (1) less for each minion that's died this game.
///
/// - Set: Fractured in Alterac Valley
/// - Tags: `2054` = 1
///
/// State: Todo
//~ ONY_005tc2 todo f9b3d89b d2ac1cd4
pub const ONY_005tc2: Power = TODO;

/// # Annoy-o Horn
///
/// `ONY_005tc3` · Neutral spell · 8 mana
///
/// > Fill your board with annoying minions.
///
/// - Set: Fractured in Alterac Valley
/// - Tags: `2054` = 1
///
/// State: Todo
//~ ONY_005tc3 todo c43de668 b2893261
pub const ONY_005tc3: Power = TODO;

/// # Flex-plosion
///
/// `ONY_005tc4` · Neutral spell · Fire · 8 mana
///
/// > Blow up half your opponent's stuff.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Immune To Spellpower
///
/// State: Todo
//~ ONY_005tc4 todo 19098348 c25c4c60
pub const ONY_005tc4: Power = TODO;

/// # Blade of Quel'Delar
///
/// `ONY_005tc5` · Neutral weapon · 1 mana · 2/2 durability
///
/// - Set: Fractured in Alterac Valley
/// - Tags: `2054` = 1
///
/// State: Vanilla
//~ ONY_005tc5 vanilla 9c19a7e8 97b284c7
pub const ONY_005tc5: Power = VANILLA;

/// # Hilt of Quel'Delar
///
/// `ONY_005tc6` · Neutral spell · 1 mana
///
/// > Give a minion +3/+3.
///
/// - Set: Fractured in Alterac Valley
/// - Tags: `2054` = 1
/// - Enchantments: Armed? [`ONY_005tc6e`]
/// - Tokens: Steady Shot [`HERO_05bp`](crate::legacy::hunter::HERO_05bp)
///
/// State: Todo
//~ ONY_005tc6 todo 21c7644c f1e73c6c
pub const ONY_005tc6: Power = TODO;

/// # Armed?
///
/// `ONY_005tc6e` · Neutral enchantment
///
/// > +3/+3.
///
/// - Set: Fractured in Alterac Valley
/// - Tokens: Steady Shot [`HERO_05bp`](crate::legacy::hunter::HERO_05bp)
///
/// State: Todo
//~ ONY_005tc6e todo 227078f3 6c3c491b
pub const ONY_005tc6e: Power = TODO;

/// # Quel'Delar
///
/// `ONY_005tc7` · Neutral weapon · 6 mana · 4/4 durability
///
/// > After your hero attacks, deal 4 damage to all enemies.
///
/// - Set: Fractured in Alterac Valley
/// - Tokens: Forging Quel'Delar [`ONY_005tc7t`]
///
/// State: Todo
//~ ONY_005tc7 todo 8c085380 f97b366a
pub const ONY_005tc7: Power = TODO;

/// # Forging Quel'Delar
///
/// `ONY_005tc7t` · Neutral spell · 0 mana
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ ONY_005tc7t todo 485a44fd 2451b3b6
pub const ONY_005tc7t: Power = TODO;
