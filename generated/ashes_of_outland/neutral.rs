//! Neutral cards of Ashes of Outland.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Rustsworn Initiate
///
/// `BT_008` · Neutral minion · 2 mana · 2/2
///
/// > **Deathrattle:** Summon a 1/1 Impcaster with **Spell Damage +1**.
///
/// - Set: Ashes of Outland · common · collectible
/// - Mechanics: Deathrattle
/// - Refers to: Spellpower
/// - Tokens: Impcaster [`BT_008t`]
///
/// State: Todo
//~ BT_008 todo 7080488b 59ed37d7
pub const BT_008: Power = TODO;

/// # Impcaster
///
/// `BT_008t` · Neutral minion · 1 mana · 1/1
///
/// > **Spell Damage +1**
///
/// - Set: Ashes of Outland
/// - Minion type: Demon
/// - Mechanics: Spellpower, Imp
///
/// State: Vanilla
//~ BT_008t vanilla 8c312766 97cea9ae
pub const BT_008t: Power = VANILLA;

/// # Felfin Navigator
///
/// `BT_010` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** Give your other Murlocs +1/+1.
///
/// - Set: Ashes of Outland · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
/// - Enchantments: Felfin Fueled [`BT_010e`]
///
/// State: Todo
//~ BT_010 todo 5bc053e2 11874335
pub const BT_010: Power = TODO;

/// # Felfin Fueled
///
/// `BT_010e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Ashes of Outland
///
/// State: Todo
//~ BT_010e todo cfee0f6b 8597b3ee
pub const BT_010e: Power = TODO;

/// # Teron Gorefiend
///
/// `BT_126` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** Destroy all other friendly minions. **Deathrattle:** Resummon them with +1/+1.
///
/// - Set: Ashes of Outland · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle, Battlecry
/// - Enchantments: Shadowy Construct [`BT_126e`], Vengeful Spirit [`BT_126e2`]
///
/// State: Todo
//~ BT_126 todo 770e7b02 d4afa107
pub const BT_126: Power = TODO;

/// # Shadowy Construct
///
/// `BT_126e` · Neutral enchantment
///
/// > Destroyed {0}.
///
/// - Set: Ashes of Outland
///
/// State: Todo
//~ BT_126e todo 26f90718 748babc8
pub const BT_126e: Power = TODO;

/// # Vengeful Spirit
///
/// `BT_126e2` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Ashes of Outland
///
/// State: Todo
//~ BT_126e2 todo 674040ca 09f5e0a5
pub const BT_126e2: Power = TODO;

/// # Scrapyard Colossus
///
/// `BT_155` · Neutral minion · 10 mana · 7/7
///
/// > **Taunt Deathrattle:** Summon a 7/7 Felcracked Colossus with **Taunt**.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Taunt, Deathrattle
/// - Tokens: Felcracked Colossus [`BT_155t`]
///
/// State: Todo
//~ BT_155 todo bb254877 32364cb2
pub const BT_155: Power = TODO;

/// # Felcracked Colossus
///
/// `BT_155t` · Neutral minion · 7 mana · 7/7
///
/// > **Taunt**
///
/// - Set: Ashes of Outland
/// - Minion type: Elemental
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ BT_155t vanilla 533e6be1 6cd6d49a
pub const BT_155t: Power = VANILLA;

/// # Imprisoned Vilefiend
///
/// `BT_156` · Neutral minion · 2 mana · 3/5
///
/// > **Dormant** for 2 turns. **Rush**
///
/// - Set: Ashes of Outland · common · collectible
/// - Minion type: Demon
/// - Mechanics: Rush
/// - Refers to: Dormant
/// - Tags: `1652` = 1
///
/// State: Todo
//~ BT_156 todo bc38d533 5a0426fa
pub const BT_156: Power = TODO;

/// # Terrorguard Escapee
///
/// `BT_159` · Neutral minion · 3 mana · 3/7
///
/// > **Battlecry:** Summon three 1/1 Huntresses for your opponent.
///
/// - Set: Ashes of Outland · common · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
/// - Tokens: Huntress [`BT_159t`]
///
/// State: Todo
//~ BT_159 todo 2aad4271 9b1a1388
pub const BT_159: Power = TODO;

/// # Huntress
///
/// `BT_159t` · Neutral minion · 1 mana · 1/1
///
/// - Set: Ashes of Outland
///
/// State: Vanilla
//~ BT_159t vanilla a30c3755 1af91d2b
pub const BT_159t: Power = VANILLA;

/// # Rustsworn Cultist
///
/// `BT_160` · Neutral minion · 4 mana · 3/3
///
/// > **Battlecry:** Give your other minions "**Deathrattle:** Summon a 1/1 Demon."
///
/// - Set: Ashes of Outland · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
/// - Enchantments: Rustsworn Pact [`BT_160e`]
/// - Tokens: Rusted Devil [`BT_160t`]
///
/// State: Todo
//~ BT_160 todo 5f8a0067 0eb3c644
pub const BT_160: Power = TODO;

/// # Rustsworn Pact
///
/// `BT_160e` · Neutral enchantment
///
/// > **Deathrattle:** Summon a 1/1 Demon.
///
/// - Set: Ashes of Outland
///
/// State: Todo
//~ BT_160e todo e0766815 486a43b7
pub const BT_160e: Power = TODO;

/// # Rusted Devil
///
/// `BT_160t` · Neutral minion · 1 mana · 1/1
///
/// - Set: Ashes of Outland
/// - Minion type: Demon
/// - Mechanics: Imp
///
/// State: Vanilla
//~ BT_160t vanilla b964bffc 6f91b7dc
pub const BT_160t: Power = VANILLA;

/// # Replicat-o-tron
///
/// `BT_190` · Neutral minion · 4 mana · 3/3
///
/// > At the end of your turn, transform a neighbor into a copy of this.
///
/// - Set: Ashes of Outland · epic · collectible
/// - Minion type: Mech
///
/// State: Todo
//~ BT_190 todo 242a91be 921fbd8f
pub const BT_190: Power = TODO;

/// # Kael'thas Sunstrider
///
/// `BT_255` · Neutral minion · 6 mana · 4/7
///
/// > Every third spell you cast each turn costs (1).
///
/// - Set: Ashes of Outland · legendary · collectible
/// - Mechanics: Aura
/// - Enchantments: Sunstrider [`BT_255e`]
///
/// State: Todo
//~ BT_255 todo a3edab65 8c4aa77e
pub const BT_255: Power = TODO;

/// # Sunstrider
///
/// `BT_255e` · Neutral enchantment
///
/// > Costs (1).
///
/// - Set: Ashes of Outland
///
/// State: Todo
//~ BT_255e todo cf7bcc86 2bf47808
pub const BT_255e: Power = TODO;

/// # Frozen Shadoweaver
///
/// `BT_714` · Neutral minion · 3 mana · 4/3
///
/// > **Battlecry: Freeze** an enemy.
///
/// - Set: Ashes of Outland · common · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Refers to: Freeze
/// - Target: "Freeze an enemy."
///
/// State: Todo
//~ BT_714 todo f104aecc b4a30380
pub const BT_714: Power = TODO;

/// # Bonechewer Brawler
///
/// `BT_715` · Neutral minion · 2 mana · 2/3
///
/// > **Taunt** Whenever this minion takes damage, gain +2 Attack.
///
/// - Set: Ashes of Outland · common · collectible
/// - Mechanics: Taunt
/// - Enchantments: Brawling [`BT_715e`]
///
/// State: Todo
//~ BT_715 todo e74058a8 c054c489
pub const BT_715: Power = TODO;

/// # Brawling
///
/// `BT_715e` · Neutral enchantment
///
/// > Increased Attack.
///
/// - Set: Ashes of Outland
/// - Tags: `3860` = 1
///
/// State: Todo
//~ BT_715e todo f75f086e 7cc96835
pub const BT_715e: Power = TODO;

/// # Bonechewer Vanguard
///
/// `BT_716` · Neutral minion · 7 mana · 4/10
///
/// > **Taunt** Whenever this minion takes damage, gain +2 Attack.
///
/// - Set: Ashes of Outland · common · collectible
/// - Mechanics: Taunt
/// - Enchantments: Victorious [`BT_716e`]
///
/// State: Todo
//~ BT_716 todo 57c5a1ea 45bd0d78
pub const BT_716: Power = TODO;

/// # Victorious
///
/// `BT_716e` · Neutral enchantment
///
/// > Increased Attack.
///
/// - Set: Ashes of Outland
/// - Tags: `3860` = 1
///
/// State: Todo
//~ BT_716e todo 9b9a1582 76267574
pub const BT_716e: Power = TODO;

/// # Burrowing Scorpid
///
/// `BT_717` · Neutral minion · 4 mana · 5/2
///
/// > **Battlecry:** Deal 2 damage. If that kills the target, gain **Stealth**.
///
/// - Set: Ashes of Outland · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Stealth
/// - Target: "Deal 2 damage."
///
/// State: Todo
//~ BT_717 todo ca9d85a7 56d0ae8f
pub const BT_717: Power = TODO;

/// # Ruststeed Raider
///
/// `BT_720` · Neutral minion · 5 mana · 1/8
///
/// > **Taunt**, **Rush Battlecry:** Gain +4 Attack this turn.
///
/// - Set: Ashes of Outland · common · collectible
/// - Mechanics: Taunt, Battlecry, Rush
/// - Enchantments: Ride Eternal [`BT_720e`]
///
/// State: Todo
//~ BT_720 todo edf1d2ef 5c8a6ec9
pub const BT_720: Power = TODO;

/// # Ride Eternal
///
/// `BT_720e` · Neutral enchantment
///
/// > +4 Attack this turn.
///
/// - Set: Ashes of Outland
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ BT_720e todo deb1a9d4 420bdcae
pub const BT_720e: Power = TODO;

/// # Blistering Rot
///
/// `BT_721` · Neutral minion · 3 mana · 1/2
///
/// > At the end of your turn, summon a Rot with stats equal to this minion's.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Tokens: Living Rot [`BT_721t`]
///
/// State: Todo
//~ BT_721 todo d34d6f47 218bdb69
pub const BT_721: Power = TODO;

/// # Living Rot
///
/// `BT_721t` · Neutral minion · 1 mana · 1/1
///
/// - Set: Ashes of Outland
///
/// State: Vanilla
//~ BT_721t vanilla 2b313a0b 5d45cdc7
pub const BT_721t: Power = VANILLA;

/// # Guardian Augmerchant
///
/// `BT_722` · Neutral minion · 1 mana · 2/1
///
/// > **Battlecry:** Deal 1 damage to a minion and give it **Divine Shield**.
///
/// - Set: Ashes of Outland · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Divine Shield
/// - Target: "Deal 1 damage and give **Divine Shield**."
///
/// State: Todo
//~ BT_722 todo 338dbf1a bf5cf98c
pub const BT_722: Power = TODO;

/// # Rocket Augmerchant
///
/// `BT_723` · Neutral minion · 1 mana · 2/1
///
/// > **Battlecry:** Deal 1 damage to a minion and give it **Rush**.
///
/// - Set: Ashes of Outland · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Target: "Deal 1 damage and give **Rush**."
///
/// State: Todo
//~ BT_723 todo 26ef3e17 fe3d5916
pub const BT_723: Power = TODO;

/// # Ethereal Augmerchant
///
/// `BT_724` · Neutral minion · 1 mana · 2/1
///
/// > **Battlecry:** Deal 1 damage to a minion and give it **Spell Damage +1**.
///
/// - Set: Ashes of Outland · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Spellpower
/// - Target: "Deal 1 damage and give **Spell Damage +1**."
/// - Enchantments: Ethereal Augment [`BT_724e`]
///
/// State: Todo
//~ BT_724 todo d25b4c2d ccd1d9b3
pub const BT_724: Power = TODO;

/// # Ethereal Augment
///
/// `BT_724e` · Neutral enchantment
///
/// > **Spell Damage +1**.
///
/// - Set: Ashes of Outland
///
/// State: Todo
//~ BT_724e todo 6a8f94d5 20b36654
pub const BT_724e: Power = TODO;

/// # Dragonmaw Sky Stalker
///
/// `BT_726` · Neutral minion · 6 mana · 5/6
///
/// > **Deathrattle:** Summon a 3/4 Dragonrider.
///
/// - Set: Ashes of Outland · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Deathrattle
/// - Tokens: Dragonrider [`BT_726t`]
///
/// State: Todo
//~ BT_726 todo 5744319d c834c7fd
pub const BT_726: Power = TODO;

/// # Dragonrider
///
/// `BT_726t` · Neutral minion · 3 mana · 3/4
///
/// - Set: Ashes of Outland
///
/// State: Vanilla
//~ BT_726t vanilla ff18f724 0aca81a7
pub const BT_726t: Power = VANILLA;

/// # Soulbound Ashtongue
///
/// `BT_727` · Neutral minion · 1 mana · 1/4
///
/// > Whenever this minion takes damage, also deal that amount to your hero.
///
/// - Set: Ashes of Outland · common · collectible
/// - Minion type: Draenei
///
/// State: Todo
//~ BT_727 todo 5014f8ed 8b7b57d8
pub const BT_727: Power = TODO;

/// # Disguised Wanderer
///
/// `BT_728` · Neutral minion · 4 mana · 3/3
///
/// > **Deathrattle:** Summon a 9/1 Inquisitor.
///
/// - Set: Ashes of Outland · common · collectible
/// - Minion type: Demon
/// - Mechanics: Deathrattle
/// - Tokens: Rustsworn Inquisitor [`BT_728t`]
///
/// State: Todo
//~ BT_728 todo f04a269d 535376bb
pub const BT_728: Power = TODO;

/// # Rustsworn Inquisitor
///
/// `BT_728t` · Neutral minion · 4 mana · 9/1
///
/// - Set: Ashes of Outland
/// - Minion type: Demon
///
/// State: Vanilla
//~ BT_728t vanilla 5e1023f3 62a39343
pub const BT_728t: Power = VANILLA;

/// # Waste Warden
///
/// `BT_729` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry:** Deal 3 damage to a minion and all others of the same minion type.
///
/// - Set: Ashes of Outland · epic · collectible
/// - Mechanics: Battlecry
/// - Target: "Deal 3 damage."
///
/// State: Todo
//~ BT_729 todo 97f397e2 37b2caba
pub const BT_729: Power = TODO;

/// # Overconfident Orc
///
/// `BT_730` · Neutral minion · 3 mana · 1/6
///
/// > **Taunt** While at full Health, this has +2 Attack.
///
/// - Set: Ashes of Outland · common · collectible
/// - Mechanics: Taunt
///
/// State: Todo
//~ BT_730 todo 5da816c1 2c5269b2
pub const BT_730: Power = TODO;

/// # Infectious Sporeling
///
/// `BT_731` · Neutral minion · 1 mana · 1/2
///
/// > After this damages a minion, turn it into an Infectious Sporeling.
///
/// - Set: Ashes of Outland · rare · collectible
///
/// State: Todo
//~ BT_731 todo 2a1d4e08 0d494ee5
pub const BT_731: Power = TODO;

/// # Scavenging Shivarra
///
/// `BT_732` · Neutral minion · 6 mana · 6/3
///
/// > **Battlecry:** Deal 6 damage randomly split among all other minions.
///
/// - Set: Ashes of Outland · common · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
///
/// State: Todo
//~ BT_732 todo 693ad6be 99b50a5e
pub const BT_732: Power = TODO;

/// # Mo'arg Artificer
///
/// `BT_733` · Neutral minion · 2 mana · 2/4
///
/// > All minions take double damage from spells.
///
/// - Set: Ashes of Outland · epic · collectible
/// - Minion type: Mech, Demon
/// - Tags: `2539` = 1
///
/// State: Todo
//~ BT_733 todo 8e9410ae 7ab8cb02
pub const BT_733: Power = TODO;

/// # Supreme Abyssal
///
/// `BT_734` · Neutral minion · 8 mana · 12/12
///
/// > Can't attack heroes.
///
/// - Set: Ashes of Outland · common · collectible
/// - Minion type: Demon
///
/// State: Todo
//~ BT_734 todo e106b9dc 65f5a685
pub const BT_734: Power = TODO;

/// # Al'ar
///
/// `BT_735` · Neutral minion · 5 mana · 7/3
///
/// > **Deathrattle**: Summon a 0/3 Ashes of Al'ar that resurrects this minion on your next turn.
///
/// - Set: Ashes of Outland · legendary · collectible
/// - Minion type: Elemental, Beast
/// - Mechanics: Deathrattle
/// - Tags: `2542` = 1
/// - Tokens: Ashes of Al'ar [`BT_735t`]
///
/// State: Todo
//~ BT_735 todo d2185ff8 1e185f63
pub const BT_735: Power = TODO;

/// # Ashes of Al'ar
///
/// `BT_735t` · Neutral minion · 1 mana · 0/3
///
/// > At the start of your turn, transform this into Al'ar.
///
/// - Set: Ashes of Outland
///
/// State: Todo
//~ BT_735t todo 477bb816 51a785bb
pub const BT_735t: Power = TODO;

/// # Maiev Shadowsong
///
/// `BT_737` · Neutral minion · 4 mana · 4/3
///
/// > **Battlecry:** Choose a minion. It goes **Dormant** for 2 turns.
///
/// - Set: Ashes of Outland · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Dormant
/// - Target: "Choose a minion."
/// - Enchantments: Imprisoned [`BT_737e`]
///
/// State: Todo
//~ BT_737 todo d80a994e 3a56089b
pub const BT_737: Power = TODO;

/// # Imprisoned
///
/// `BT_737e` · Neutral enchantment
///
/// > **Dormant**. Awaken in @ \|4(turn, turns).
///
/// - Set: Ashes of Outland
/// - Mechanics: Dormant Awaken Condition Enchant
/// - Tags: `SCORE_VALUE_1` = 2
///
/// State: Todo
//~ BT_737e todo 83ec535b 310019ff
pub const BT_737e: Power = TODO;

/// # Magtheridon
///
/// `BT_850` · Neutral minion · 4 mana · 12/12
///
/// > **Dormant**. **Battlecry:** Summon three 1/3 enemy Warders. When they die, destroy all minions and awaken.
///
/// - Set: Ashes of Outland · legendary · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
/// - Refers to: Dormant
/// - Tags: `1544` = 1, `1652` = 1
/// - Enchantments: Imprisoned [`BT_850e`]
/// - Tokens: Hellfire Warder [`BT_850t`]
///
/// State: Todo
//~ BT_850 todo 6bb9a24b 4bfa1295
pub const BT_850: Power = TODO;

/// # Imprisoned
///
/// `BT_850e` · Neutral enchantment
///
/// > **Dormant**. Awaken after @ \|4(Warder dies, Warders die).
///
/// - Set: Ashes of Outland
/// - Mechanics: Dormant Awaken Condition Enchant
/// - Tags: `SCORE_VALUE_1` = 3
///
/// State: Todo
//~ BT_850e todo 031d667e 56b96582
pub const BT_850e: Power = TODO;

/// # Hellfire Warder
///
/// `BT_850t` · Neutral minion · 1 mana · 1/3
///
/// > *(Magtheridon will destroy all minions and awaken after 3 Warders die.)*
///
/// - Set: Ashes of Outland
///
/// State: Todo
//~ BT_850t todo 927e8362 aa51dea6
pub const BT_850t: Power = TODO;

/// # The Coin
///
/// `BT_COIN` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Ashes of Outland
/// - Mechanics: Coin Card
///
/// State: Todo
//~ BT_COIN todo 5fb0f830 c9bb01a1
pub const BT_COIN: Power = TODO;
