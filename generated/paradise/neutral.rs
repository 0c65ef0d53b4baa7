//! Neutral cards of Perils in Paradise.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Tidepool Pupil
///
/// `VAC_304` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** If you've cast 3 spells while holding this, **Discover** one of them.@ *({0} left!)*@ *(Ready!)*
///
/// - Set: Perils in Paradise · common · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry, Discover
/// - Tags: `ENTITY_TAG_THRESHOLD_TAG_ID` = 2, `ENTITY_TAG_THRESHOLD_VALUE` = 3
///
/// State: Todo
//~ VAC_304 todo 60d9e34c 12103939
pub const VAC_304: Power = TODO;

/// # Seafloor Trawler
///
/// `VAC_320` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry**: **Dredge**. Each player draws a card.
///
/// - Set: Perils in Paradise · common
/// - Minion type: Murloc
/// - Mechanics: Battlecry
///
/// State: Todo
//~ VAC_320 todo 8dc07153 cb6622bf
pub const VAC_320: Power = TODO;

/// # Incindius
///
/// `VAC_321` · Neutral minion · 7 mana · 2/10
///
/// > At the end of your turn, upgrade your Eruptions. **Battlecry:** Shuffle 5 of them into your deck.
///
/// - Set: Perils in Paradise · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Tokens: Eruption [`VAC_321t`]
///
/// State: Todo
//~ VAC_321 todo 28064576 cd7d49b8
pub const VAC_321: Power = TODO;

/// # Eruption
///
/// `VAC_321t` · Neutral spell · Fire · 1 mana
///
/// > **Casts When Drawn** Deal $@ damage to all enemies.
///
/// - Set: Perils in Paradise
/// - Mechanics: Casts When Drawn
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Todo
//~ VAC_321t todo 21f2795c 8dce5d9a
pub const VAC_321t: Power = TODO;

/// # Cryopractor
///
/// `VAC_327` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Give a minion +3/+3 and **Freeze** it.
///
/// - Set: Perils in Paradise · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Freeze
/// - Target: "Give a minion +3/+3 and Freeze it."
/// - Enchantments: Cryo-bout It [`VAC_327e`]
///
/// State: Todo
//~ VAC_327 todo e6a93d24 86f9ea1d
pub const VAC_327: Power = TODO;

/// # Cryo-bout It
///
/// `VAC_327e` · Neutral enchantment
///
/// > +3/+3.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ VAC_327e todo 51713cc0 c36a299c
pub const VAC_327e: Power = TODO;

/// # Sleepy Resident
///
/// `VAC_406` · Neutral minion · 4 mana · 3/5
///
/// > **Taunt Deathrattle:** ALL other minions fall asleep.
///
/// - Set: Perils in Paradise · common · collectible
/// - Mechanics: Taunt, Deathrattle
/// - Enchantments: Asleep [`VAC_406e`]
///
/// State: Todo
//~ VAC_406 todo 92d13ab0 208f7a22
pub const VAC_406: Power = TODO;

/// # Asleep
///
/// `VAC_406e` · Neutral enchantment
///
/// - Set: Perils in Paradise
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ VAC_406e todo e1766458 c6c85936
pub const VAC_406e: Power = TODO;

/// # Snoozin' Zookeeper
///
/// `VAC_421` · Neutral minion · 7 mana · 5/8
///
/// > **Battlecry:** Summon an 8/8 Beast for your opponent. It attacks all of their minions.
///
/// - Set: Perils in Paradise · common · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Tokens: Rampaging Beast [`VAC_421t`]
///
/// State: Todo
//~ VAC_421 todo f3b9e777 8cb016db
pub const VAC_421: Power = TODO;

/// # Rampaging Beast
///
/// `VAC_421t` · Neutral minion · 8 mana · 8/8
///
/// - Set: Perils in Paradise
/// - Minion type: Beast
///
/// State: Vanilla
//~ VAC_421t vanilla 501185d8 9905d3a3
pub const VAC_421t: Power = VANILLA;

/// # Tourist VFX Enchantment
///
/// `VAC_422e` · Neutral enchantment
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ VAC_422e todo 78c78150 a47f11ab
pub const VAC_422e: Power = TODO;

/// # Bloodsail Recruiter
///
/// `VAC_430` · Neutral minion · 2 mana · 4/1
///
/// > **Battlecry: Discover** a Pirate.
///
/// - Set: Perils in Paradise · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ VAC_430 todo 124470a9 e79a51fb
pub const VAC_430: Power = TODO;

/// # Resort Valet
///
/// `VAC_432` · Neutral minion · 4 mana · 3/5
///
/// > **Battlecry: Discover** a card from the newest expansion.
///
/// - Set: Perils in Paradise · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ VAC_432 todo 760dced1 edec1163
pub const VAC_432: Power = TODO;

/// # Travel Agent
///
/// `VAC_438` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a location from any class.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ VAC_438 todo b53688d7 21270575
pub const VAC_438: Power = TODO;

/// # Seaside Giant
///
/// `VAC_439` · Neutral minion · 10 mana · 8/8
///
/// > Costs (2) less for each time you've used a location this game.
///
/// - Set: Perils in Paradise · epic · collectible
///
/// State: Todo
//~ VAC_439 todo 3edf93e4 ddc87c37
pub const VAC_439: Power = TODO;

/// # Customs Enforcer
///
/// `VAC_440` · Neutral minion · 3 mana · 2/5
///
/// > Enemy cards that didn't start in their deck cost (2) more.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Minion type: Pirate
/// - Mechanics: Aura
///
/// State: Todo
//~ VAC_440 todo 301f4364 7006d6e5
pub const VAC_440: Power = TODO;

/// # Package Dealer
///
/// `VAC_441` · Neutral minion · 6 mana · 6/7
///
/// > After you draw a card, 50% chance to draw another.
///
/// - Set: Perils in Paradise · rare · collectible
///
/// State: Todo
//~ VAC_441 todo 54e0d0d5 beffb7b5
pub const VAC_441: Power = TODO;

/// # Lamplighter
///
/// `VAC_442` · Neutral minion · 4 mana · 4/3
///
/// > **Battlecry:** Deal @ damage *(Improved by each turn in a row you've played an Elemental)*.
///
/// - Set: Perils in Paradise · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `1724` = 1
/// - Target: "Deal @ damage."
///
/// State: Todo
//~ VAC_442 todo 82efbad4 07d35e01
pub const VAC_442: Power = TODO;

/// # Overplanner
///
/// `VAC_444` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Choose three cards from your deck to put on top in that order.
///
/// - Set: Perils in Paradise · common · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ VAC_444 todo ecd574ea ba3e1031
pub const VAC_444: Power = TODO;

/// # A. F. Kay
///
/// `VAC_446` · Neutral minion · 5 mana · 0/5
///
/// > At the end of your turn, give all other friendly minions that didn't attack +2/+2.
///
/// - Set: Perils in Paradise · legendary · collectible
/// - Enchantments: AFK [`VAC_446e`]
///
/// State: Todo
//~ VAC_446 todo 35336218 7a6c19bd
pub const VAC_446: Power = TODO;

/// # AFK
///
/// `VAC_446e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ VAC_446e todo f69f9e9f 8959938b
pub const VAC_446e: Power = TODO;

/// # Dread Deserter
///
/// `VAC_447` · Neutral minion · 6 mana · 6/6
///
/// > Has **Charge** if this didn't start in your deck.
///
/// - Set: Perils in Paradise · epic · collectible
/// - Minion type: Pirate
/// - Refers to: Charge
///
/// State: Todo
//~ VAC_447 todo 70f18d88 235b5de5
pub const VAC_447: Power = TODO;

/// # Drink Server
///
/// `VAC_461` · Neutral minion · 2 mana · 2/2
///
/// > **Deathrattle:** Get a random Drink spell. *(It has 3 uses!)*
///
/// - Set: Perils in Paradise · common · collectible
/// - Minion type: Murloc, Pirate
/// - Mechanics: Deathrattle
/// - Tags: `2536` = 1
///
/// State: Todo
//~ VAC_461 todo 1243af75 83b3425d
pub const VAC_461: Power = TODO;

/// # Concierge
///
/// `VAC_463` · Neutral minion · 3 mana · 3/4
///
/// > Your cards from another class cost (1) less.
///
/// - Set: Perils in Paradise · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Aura
///
/// State: Todo
//~ VAC_463 todo 01ed0117 a8c54194
pub const VAC_463: Power = TODO;

/// # Bumbling Bellhop
///
/// `VAC_521` · Neutral minion · 3 mana · 3/3
///
/// > **Taunt Battlecry:** If you're holding a spell that costs (5) or more, summon a copy of this.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Minion type: Undead, Pirate
/// - Mechanics: Taunt, Battlecry
/// - Tags: `2522` = 1
///
/// State: Todo
//~ VAC_521 todo 2e27b7ae 495e77d7
pub const VAC_521: Power = TODO;

/// # Mixologist
///
/// `VAC_523` · Neutral minion · 3 mana · 2/3
///
/// > **Battlecry:** Craft a custom 1-Cost Potion.
///
/// - Set: Perils in Paradise · epic · collectible
/// - Mechanics: Battlecry
/// - Tokens: Mixologist's Special [`VAC_523t`]
///
/// State: Todo
//~ VAC_523 todo da311577 0511fb4e
pub const VAC_523: Power = TODO;

/// # Mixologist's Special
///
/// `VAC_523t` · Neutral spell · 1 mana
///
/// > {0} {1}
///
/// - Set: Perils in Paradise
/// - Refers to: Freeze
///
/// State: Todo
//~ VAC_523t todo 5df3d03d 8aee1a7e
pub const VAC_523t: Power = TODO;

/// # Scrapbooking Student
///
/// `VAC_529` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** Summon a copy of a friendly location.
///
/// - Set: Perils in Paradise · common · collectible
/// - Mechanics: Battlecry
/// - Target: "Summon a copy of a friendly location."
///
/// State: Todo
//~ VAC_529 todo 9f6efac2 30a050ca
pub const VAC_529: Power = TODO;

/// # Bayfin Bodybuilder
///
/// `VAC_531` · Neutral minion · 5 mana · 4/7
///
/// > After a minion is summoned for your opponent during your turn, **Silence** and destroy it.
///
/// - Set: Perils in Paradise · common · collectible
/// - Minion type: Murloc
/// - Refers to: Silence
///
/// State: Todo
//~ VAC_531 todo 533af434 c9ba6cb1
pub const VAC_531: Power = TODO;

/// # Coconut Cannoneer
///
/// `VAC_532` · Neutral minion · 2 mana · 1/4
///
/// > After an adjacent minion attacks, deal 1 damage to a random enemy.
///
/// - Set: Perils in Paradise · common · collectible
/// - Minion type: Pirate
///
/// State: Todo
//~ VAC_532 todo bbc58be9 160f7be2
pub const VAC_532: Power = TODO;

/// # Marin the Manager
///
/// `VAC_702` · Neutral minion · 7 mana · 6/6
///
/// > **Battlecry:** Choose a fantastic treasure. Shuffle the other 3 into your deck.
///
/// - Set: Perils in Paradise · legendary · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
/// - Tags: `4128` = 1
/// - Tokens: Zarog's Crown [`VAC_702t`], Tolin's Goblet [`VAC_702t2`], Wondrous Wand [`VAC_702t3`], Golden Kobold [`VAC_702t4`]
///
/// State: Todo
//~ VAC_702 todo 3371ce3e 4b307b1e
pub const VAC_702: Power = TODO;

/// # Zarog's Crown
///
/// `VAC_702t` · Neutral spell · 3 mana
///
/// > **Discover** a **Legendary** minion. Summon two copies of it.
///
/// - Set: Perils in Paradise
/// - Mechanics: Discover
/// - Reprint of: Zarog's Crown [`LOOT_998j`](crate::kobolds_and_catacombs::neutral::LOOT_998j)
///
/// State: Reprint
//~ VAC_702t reprint b39cc4af 97102b67
pub const VAC_702t: Power = crate::cards::LOOT_998j;

/// # Tolin's Goblet
///
/// `VAC_702t2` · Neutral spell · 3 mana
///
/// > Draw a card. Fill your hand with copies of it.
///
/// - Set: Perils in Paradise
/// - Reprint of: Tolin's Goblet [`LOOT_998h`](crate::kobolds_and_catacombs::neutral::LOOT_998h)
///
/// State: Reprint
//~ VAC_702t2 reprint 02140505 f4a740fe
pub const VAC_702t2: Power = crate::cards::LOOT_998h;

/// # Wondrous Wand
///
/// `VAC_702t3` · Neutral spell · 3 mana
///
/// > Draw 3 cards. Set their Cost to (1).
///
/// - Set: Perils in Paradise
/// - Reprint of: Wondrous Wand [`LOOT_998l`](crate::kobolds_and_catacombs::neutral::LOOT_998l)
///
/// State: Reprint
//~ VAC_702t3 reprint 24ca4959 aa4f0108
pub const VAC_702t3: Power = crate::cards::LOOT_998l;

/// # Golden Kobold
///
/// `VAC_702t4` · Neutral minion · 3 mana · 6/6
///
/// > **Taunt** **Battlecry:** Replace your hand with **Legendary** minions. They cost (1) less.
///
/// - Set: Perils in Paradise
/// - Mechanics: Taunt, Battlecry
/// - Reprint of: Golden Kobold [`LOOT_998k`](crate::kobolds_and_catacombs::neutral::LOOT_998k)
///
/// State: Reprint
//~ VAC_702t4 reprint cbd611dd ba7ffb54
pub const VAC_702t4: Power = crate::cards::LOOT_998k;

/// # Weapons Attendant
///
/// `VAC_924` · Neutral minion · 6 mana · 6/4
///
/// > **Battlecry:** If you control another Pirate, equip a random weapon from your deck.
///
/// - Set: Perils in Paradise · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
///
/// State: Todo
//~ VAC_924 todo 4ec3776b 2ff17ab2
pub const VAC_924: Power = TODO;

/// # Beached Whale
///
/// `VAC_934` · Neutral minion · 7 mana · 4/20
///
/// > **Taunt Battlecry:** Deal 10 damage to this minion.
///
/// - Set: Perils in Paradise · common · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Battlecry
///
/// State: Todo
//~ VAC_934 todo 9d8957de eba63269
pub const VAC_934: Power = TODO;

/// # Carry-On Grub
///
/// `VAC_935` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry:** Get a 1-Cost Suitcase. Pack the top 2 cards of your deck into it.
///
/// - Set: Perils in Paradise · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Enchantments: Carry-On Enchantment Tracker [`VAC_935e`]
/// - Tokens: Carry-On Suitcase [`VAC_935t`], Carry-On Suitcase [`VAC_935t2`]
///
/// State: Todo
//~ VAC_935 todo ade2809e 14f7a8bc
pub const VAC_935: Power = TODO;

/// # Carry-On Enchantment Tracker
///
/// `VAC_935e` · Neutral enchantment
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ VAC_935e todo 51ba3c30 fd5e5e32
pub const VAC_935e: Power = TODO;

/// # Carry-On Suitcase
///
/// `VAC_935t` · Neutral spell · 1 mana
///
/// > Get {0} and {1}.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ VAC_935t todo 0bd84343 83ed2d50
pub const VAC_935t: Power = TODO;

/// # Carry-On Suitcase
///
/// `VAC_935t2` · Neutral spell · 1 mana
///
/// > Get {0}.
///
/// - Set: Perils in Paradise
/// - Reprint of: Carry-On Suitcase [`VAC_935t`]
///
/// State: Todo
//~ VAC_935t2 todo 9dbe81ad 53cbb292
pub const VAC_935t2: Power = TODO;

/// # Octo-masseuse
///
/// `VAC_936` · Neutral minion · 4 mana · 1/8
///
/// > Deals octuple damage to minions.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Minion type: Mech, Beast
/// - Tags: `2539` = 1
///
/// State: Todo
//~ VAC_936 todo a5a56fcb 587a06ce
pub const VAC_936: Power = TODO;

/// # Sailboat Captain
///
/// `VAC_937` · Neutral minion · 3 mana · 2/4
///
/// > **Battlecry:** Give a friendly Pirate **Windfury**.
///
/// - Set: Perils in Paradise · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
/// - Refers to: Windfury
/// - Target: "Give a friendly Pirate **Windfury**."
///
/// State: Todo
//~ VAC_937 todo d8333178 37244b18
pub const VAC_937: Power = TODO;

/// # Hozen Roughhouser
///
/// `VAC_938` · Neutral minion · 3 mana · 2/4
///
/// > Whenever another friendly Pirate attacks, give it +1/+1.
///
/// - Set: Perils in Paradise · common · collectible
/// - Minion type: Pirate
/// - Enchantments: Roughhousing [`VAC_938e`]
///
/// State: Todo
//~ VAC_938 todo a1afdabd 887955f2
pub const VAC_938: Power = TODO;

/// # Roughhousing
///
/// `VAC_938e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ VAC_938e todo 75a7a1ab e19d8672
pub const VAC_938e: Power = TODO;

/// # Terrible Chef
///
/// `VAC_946` · Neutral minion · 3 mana · 2/1
///
/// > **Battlecry:** Summon a 0/2 Nerubian Egg. **Deathrattle:** Destroy it.
///
/// - Set: Perils in Paradise · common · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle, Battlecry
///
/// State: Todo
//~ VAC_946 todo 3c30ccb9 e641fcba
pub const VAC_946: Power = TODO;

/// # Wave Pool Thrasher
///
/// `VAC_947` · Neutral minion · 4 mana · 4/5
///
/// > **Battlecry:** Give all other minions -1/-1. **Deathrattle:** Give all other minions +1/+1.
///
/// - Set: Perils in Paradise · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Deathrattle, Battlecry
/// - Enchantments: Low Tide [`VAC_947e1`], High Tide [`VAC_947e2`]
///
/// State: Todo
//~ VAC_947 todo bc622fb7 2fb76d98
pub const VAC_947: Power = TODO;

/// # Low Tide
///
/// `VAC_947e1` · Neutral enchantment
///
/// > -1/-1.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ VAC_947e1 todo e17d20d8 57a3d8df
pub const VAC_947e1: Power = TODO;

/// # High Tide
///
/// `VAC_947e2` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ VAC_947e2 todo 188f1e92 a1ce26cf
pub const VAC_947e2: Power = TODO;

/// # Gorgonzormu
///
/// `VAC_955` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Get a 2-Cost Cheese that summons three 1-Cost minions. It upgrades each turn.
///
/// - Set: Perils in Paradise · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Tokens: Delicious Cheese [`VAC_955t`]
///
/// State: Todo
//~ VAC_955 todo 18675213 4e95e894
pub const VAC_955: Power = TODO;

/// # Delicious Cheese
///
/// `VAC_955t` · Neutral spell · 2 mana
///
/// > Summon three random @-Cost minions. *(Upgrades each turn!)*
///
/// - Set: Perils in Paradise
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Todo
//~ VAC_955t todo fdbb5f0c 7790bb29
pub const VAC_955t: Power = TODO;

/// # XB-931 Housekeeper
///
/// `VAC_956` · Neutral minion · 2 mana · 2/3
///
/// > After you use a location, gain 3 Armor.
///
/// - Set: Perils in Paradise · common · collectible
/// - Minion type: Mech
///
/// State: Todo
//~ VAC_956 todo c541cd13 2fd7090b
pub const VAC_956: Power = TODO;

/// # Adaptive Amalgam
///
/// `VAC_958` · Neutral minion · 1 mana · 1/2
///
/// > *This has all minion types. *Deathrattle:** Shuffle this into your deck. It keeps any enchantments.
///
/// - Set: Perils in Paradise · epic · collectible
/// - Minion type: All
/// - Mechanics: Deathrattle
/// - Tags: `542` = 1
///
/// State: Todo
//~ VAC_958 todo 41a32e67 469eca7c
pub const VAC_958: Power = TODO;

/// # Griftah, Trusted Vendor
///
/// `VAC_959` · Neutral minion · 4 mana · 4/5
///
/// > **Battlecry: Discover** an amazing Amulet to give to both players. *(The enemy's is a phony version!)*
///
/// - Set: Perils in Paradise · legendary · collectible
/// - Mechanics: Battlecry, Discover
/// - Tokens: Amulet of Passions [`VAC_959t01`], Amulet of Tracking [`VAC_959t05`], Amulet of Critters [`VAC_959t06`], Amulet of Warding [`VAC_959t07`], Amulet of Energy [`VAC_959t08`], Amulet of Mobility [`VAC_959t09`], Amulet of Strides [`VAC_959t10`]
///
/// State: Todo
//~ VAC_959 todo 2e0b1100 213f45af
pub const VAC_959: Power = TODO;

/// # Amulet of Passions
///
/// `VAC_959t01` · Neutral spell · 1 mana
///
/// > Take control of an enemy minion until the end of your turn. *(It has 1 Attack this turn!)*
///
/// - Set: Perils in Paradise
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 108977
/// - Enchantments: Powerful Passions [`VAC_959t01e`], Phony Passions [`VAC_959t01e2`]
/// - Tokens: Amulet of Passions [`VAC_959t01t`]
///
/// State: Todo
//~ VAC_959t01 todo 880d4147 7454467a
pub const VAC_959t01: Power = TODO;

/// # Powerful Passions
///
/// `VAC_959t01e` · Neutral enchantment
///
/// > This minion has switched controllers this turn.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ VAC_959t01e todo 1c77d3a9 28727813
pub const VAC_959t01e: Power = TODO;

/// # Phony Passions
///
/// `VAC_959t01e2` · Neutral enchantment
///
/// > Attack set to 1 this turn.
///
/// - Set: Perils in Paradise
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ VAC_959t01e2 todo 6c8048b9 07ee0925
pub const VAC_959t01e2: Power = TODO;

/// # Amulet of Passions
///
/// `VAC_959t01t` · Neutral spell · 1 mana
///
/// > Take control of an enemy minion until the end of your turn.
///
/// - Set: Perils in Paradise
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 108974
///
/// State: Todo
//~ VAC_959t01t todo cca200bf 96123450
pub const VAC_959t01t: Power = TODO;

/// # Amulet of Tracking
///
/// `VAC_959t05` · Neutral spell · 1 mana
///
/// > Get 3 random **Legendary** cards. *(Then transform them into **Commons!)*
///
/// - Set: Perils in Paradise
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 109035
/// - Tokens: Amulet of Tracking [`VAC_959t05t`]
///
/// State: Todo
//~ VAC_959t05 todo a7ec9bef 24d86e2b
pub const VAC_959t05: Power = TODO;

/// # Amulet of Tracking
///
/// `VAC_959t05t` · Neutral spell · 1 mana
///
/// > Get 3 random **Legendary** cards.
///
/// - Set: Perils in Paradise
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 109034
///
/// State: Todo
//~ VAC_959t05t todo 25f2ee39 b93f6177
pub const VAC_959t05t: Power = TODO;

/// # Amulet of Critters
///
/// `VAC_959t06` · Neutral spell · 1 mana
///
/// > Summon a random 4-Cost minion and give it **Taunt**. *(It can't attack!)*
///
/// - Set: Perils in Paradise
/// - Refers to: Taunt
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 109037
/// - Enchantments: Forgery [`VAC_959t06e`]
/// - Tokens: Amulet of Critters [`VAC_959t06t`]
///
/// State: Todo
//~ VAC_959t06 todo a5009e73 8f9abf5a
pub const VAC_959t06: Power = TODO;

/// # Forgery
///
/// `VAC_959t06e` · Neutral enchantment
///
/// > Can't attack.
///
/// - Set: Perils in Paradise
/// - Mechanics: Cant Attack
///
/// State: Todo
//~ VAC_959t06e todo eb259529 33887996
pub const VAC_959t06e: Power = TODO;

/// # Amulet of Critters
///
/// `VAC_959t06t` · Neutral spell · 1 mana
///
/// > Summon a random 4-Cost minion and give it **Taunt**.
///
/// - Set: Perils in Paradise
/// - Refers to: Taunt
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 109036
///
/// State: Todo
//~ VAC_959t06t todo 2711cbdf 0f7ecfea
pub const VAC_959t06t: Power = TODO;

/// # Amulet of Warding
///
/// `VAC_959t07` · Neutral spell · 1 mana
///
/// > Deal $6 damage. *(To a minion!)*
///
/// - Set: Perils in Paradise
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 109039
/// - Tokens: Amulet of Warding [`VAC_959t07t`]
///
/// State: Todo
//~ VAC_959t07 todo 419d52a9 00b52265
pub const VAC_959t07: Power = TODO;

/// # Amulet of Warding
///
/// `VAC_959t07t` · Neutral spell · 1 mana
///
/// > Deal $6 damage.
///
/// - Set: Perils in Paradise
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 109038
///
/// State: Todo
//~ VAC_959t07t todo 4bdfb96b 47056cc8
pub const VAC_959t07t: Power = TODO;

/// # Amulet of Energy
///
/// `VAC_959t08` · Neutral spell · 1 mana
///
/// > Restore #12 Health to your hero. *(Then take $6 damage!)*
///
/// - Set: Perils in Paradise
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 109041
/// - Tokens: Amulet of Energy [`VAC_959t08t`]
///
/// State: Todo
//~ VAC_959t08 todo fea5aee4 39f22291
pub const VAC_959t08: Power = TODO;

/// # Amulet of Energy
///
/// `VAC_959t08t` · Neutral spell · 1 mana
///
/// > Restore #12 Health to your hero.
///
/// - Set: Perils in Paradise
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 109040
///
/// State: Todo
//~ VAC_959t08t todo 7ab0ce30 84cea083
pub const VAC_959t08t: Power = TODO;

/// # Amulet of Mobility
///
/// `VAC_959t09` · Neutral spell · 1 mana
///
/// > Draw 3 cards. *(Discard 2 of them!)*
///
/// - Set: Perils in Paradise
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 109043
/// - Tokens: Amulet of Mobility [`VAC_959t09t`]
///
/// State: Todo
//~ VAC_959t09 todo c647582b 965716e4
pub const VAC_959t09: Power = TODO;

/// # Amulet of Mobility
///
/// `VAC_959t09t` · Neutral spell · 1 mana
///
/// > Draw 3 cards.
///
/// - Set: Perils in Paradise
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 109042
///
/// State: Todo
//~ VAC_959t09t todo 1b46c0ec 49798d09
pub const VAC_959t09t: Power = TODO;

/// # Amulet of Strides
///
/// `VAC_959t10` · Neutral spell · 1 mana
///
/// > Reduce the Cost of all cards in your hand by (1). *(Except for spells!)*
///
/// - Set: Perils in Paradise
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 109045
/// - Tokens: Amulet of Strides [`VAC_959t10t`]
///
/// State: Todo
//~ VAC_959t10 todo 5fb22d11 b5d4ddf5
pub const VAC_959t10: Power = TODO;

/// # Amulet of Strides
///
/// `VAC_959t10t` · Neutral spell · 1 mana
///
/// > Reduce the Cost of all cards in your hand by (1).
///
/// - Set: Perils in Paradise
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 109044
///
/// State: Todo
//~ VAC_959t10t todo e61cf545 3607e91d
pub const VAC_959t10t: Power = TODO;

/// # The Coin
///
/// `VAC_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Perils in Paradise
/// - Mechanics: Coin Card
///
/// State: Todo
//~ VAC_COIN1 todo 32fb80a2 61a63f7a
pub const VAC_COIN1: Power = TODO;

/// # The Coin
///
/// `VAC_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Perils in Paradise
/// - Mechanics: Coin Card
///
/// State: Todo
//~ VAC_COIN2 todo b9eb7315 78304303
pub const VAC_COIN2: Power = TODO;

/// # Dreamplanner Zephrys
///
/// `WORK_027` · Neutral minion · 3 mana · 3/2
///
/// > **Battlecry:** Choose a Travel Tour to get two potentially perfect cards from it.
///
/// - Set: Perils in Paradise · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Tokens: Modest Tour [`WORK_027t1`], Extravagant Tour [`WORK_027t2`], Hectic Tour [`WORK_027t3`]
///
/// State: Todo
//~ WORK_027 todo 745c36fd 7107d771
pub const WORK_027: Power = TODO;

/// # Modest Tour
///
/// `WORK_027t1` · Neutral spell · 0 mana
///
/// > Get 2 random cards that can potentially impact the enemy's battlefield.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ WORK_027t1 todo 8c698edb dfe3c47f
pub const WORK_027t1: Power = TODO;

/// # Extravagant Tour
///
/// `WORK_027t2` · Neutral spell · 0 mana
///
/// > Get 2 random cards that can potentially spend a lot of Mana.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ WORK_027t2 todo 792dc27b a6bc3254
pub const WORK_027t2: Power = TODO;

/// # Hectic Tour
///
/// `WORK_027t3` · Neutral spell · 0 mana
///
/// > Get 2 random cards that can potentially deal damage to the enemy hero.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ WORK_027t3 todo b03c3b63 073b4a0b
pub const WORK_027t3: Power = TODO;

/// # Clumsy Steward
///
/// `WORK_040` · Neutral minion · 3 mana · 2/4
///
/// > After ANY card is drawn, make it **Temporary**.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Refers to: tag 3630
///
/// State: Todo
//~ WORK_040 todo 8e786e5b dd0b335c
pub const WORK_040: Power = TODO;

/// # Busy Peon
///
/// `WORK_041` · Neutral minion · 2 mana · 2/3
///
/// > **Deathrattle:** Your next location costs (2) less.
///
/// - Set: Perils in Paradise · common · collectible
/// - Mechanics: Deathrattle
/// - Enchantments: Zug Zug [`WORK_041e`]
///
/// State: Todo
//~ WORK_041 todo 6fbc9140 79f9711f
pub const WORK_041: Power = TODO;

/// # Zug Zug
///
/// `WORK_041e` · Hunter enchantment
///
/// > Costs (2) less.
///
/// - Set: Perils in Paradise
/// - Mechanics: Aura
///
/// State: Todo
//~ WORK_041e todo e3d16bc3 181e5a3d
pub const WORK_041e: Power = TODO;

/// # Carnivorous Cubicle
///
/// `WORK_042` · Neutral minion · 5 mana · 4/6
///
/// > **Battlecry:** Destroy a friendly minion. Summon a copy of it at the end of your turns.
///
/// - Set: Perils in Paradise · epic · collectible
/// - Mechanics: Battlecry
/// - Target: "Destroy a friendly minion."
/// - Enchantments: Digesting [`WORK_042e`]
///
/// State: Todo
//~ WORK_042 todo 629a400f f9fa4829
pub const WORK_042: Power = TODO;

/// # Digesting
///
/// `WORK_042e` · Neutral enchantment
///
/// > Destroyed {0}.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ WORK_042e todo aa95cd60 a0d295ad
pub const WORK_042e: Power = TODO;

/// # Travelmaster Dungar
///
/// `WORK_043` · Neutral minion · 10 mana · 3/3
///
/// > **Battlecry:** Summon three minions from your deck that are from different expansions.
///
/// - Set: Perils in Paradise · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ WORK_043 todo 791d52c2 f65666d3
pub const WORK_043: Power = TODO;
