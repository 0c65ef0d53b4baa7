//! Neutral cards of United in Stormwind.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Frostbitten
///
/// `AV_259e` · Neutral enchantment
///
/// > Your next spell costs (2) more.
///
/// - Set: United in Stormwind
/// - Mechanics: Aura
///
/// State: Todo
//~ AV_259e todo 12cd98af dc2d97f4
pub const AV_259e: Power = TODO;

/// # Mr. Smite
///
/// `DED_006` · Neutral minion · 7 mana · 6/5
///
/// > Your Pirates have **Charge**.
///
/// - Set: United in Stormwind · legendary · collectible
/// - Minion type: Pirate
/// - Mechanics: Aura
/// - Refers to: Charge
/// - Enchantments: Charge [`DED_006e2`]
///
/// State: Todo
//~ DED_006 todo df90e1e4 67efd86a
pub const DED_006: Power = TODO;

/// # Charge
///
/// `DED_006e2` · Neutral enchantment
///
/// > {0} grants **Charge**.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ DED_006e2 todo e8137932 44415e5f
pub const DED_006e2: Power = TODO;

/// # Maddest Bomber
///
/// `DED_521` · Neutral minion · 8 mana · 9/8
///
/// > **Battlecry:** Deal 12 damage randomly split among all other characters.
///
/// - Set: United in Stormwind · epic · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ DED_521 todo f26120f5 d1cea216
pub const DED_521: Power = TODO;

/// # Golakka Glutton
///
/// `DED_523` · Neutral minion · 3 mana · 2/3
///
/// > **Battlecry:** Destroy a Beast and gain +1/+1.
///
/// - Set: United in Stormwind · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
/// - Target: "Destroy a Beast."
/// - Enchantments: Stuffed Belly [`DED_523e`]
///
/// State: Todo
//~ DED_523 todo 010c42a4 90304278
pub const DED_523: Power = TODO;

/// # Stuffed Belly
///
/// `DED_523e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ DED_523e todo 5f6dc6ba c730d710
pub const DED_523e: Power = TODO;

/// # Multicaster
///
/// `DED_524` · Neutral minion · 4 mana · 3/4
///
/// > **Battlecry:** Draw a card for each different spell school you've cast this game.@ *(@)*
///
/// - Set: United in Stormwind · rare · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
///
/// State: Todo
//~ DED_524 todo 215bdbda 1c2a5b29
pub const DED_524: Power = TODO;

/// # Goliath, Sneed's Masterpiece
///
/// `DED_525` · Neutral minion · 8 mana · 8/8
///
/// > **Battlecry:** Fire five rockets at enemy minions that deal 2 damage each. *(You pick the targets!)*
///
/// - Set: United in Stormwind · legendary · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry, Targeting Arrow Type
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 5
/// - Target: "Deal 2 damage. (@ left!)"
///
/// State: Todo
//~ DED_525 todo 0c19daad fa2c74b9
pub const DED_525: Power = TODO;

/// # Stubborn Suspect
///
/// `SW_006` · Neutral minion · 4 mana · 3/3
///
/// > **Deathrattle:** Summon a random 3-Cost minion.
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ SW_006 todo bb389cae 96c95163
pub const SW_006: Power = TODO;

/// # Two-Faced Investor
///
/// `SW_036` · Neutral minion · 3 mana · 2/4
///
/// > At the end of your turn, reduce the Cost of a card in your hand by (1). *(50% chance to increase.)*
///
/// - Set: United in Stormwind · rare · collectible
/// - Enchantments: Good Investment [`SW_036e`], Bad Investment [`SW_036e2`]
///
/// State: Todo
//~ SW_036 todo 9ef32a51 c62da327
pub const SW_036: Power = TODO;

/// # Good Investment
///
/// `SW_036e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_036e todo 04af6f0c 68cc22ff
pub const SW_036e: Power = TODO;

/// # Bad Investment
///
/// `SW_036e2` · Neutral enchantment
///
/// > Costs (1) more.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_036e2 todo 41791581 99aaed1b
pub const SW_036e2: Power = TODO;

/// # Auctioneer Jaxon
///
/// `SW_045` · Neutral minion · 2 mana · 2/3
///
/// > Whenever you **Trade**, **Discover** a card from your deck to draw instead.
///
/// - Set: United in Stormwind · legendary · collectible
/// - Refers to: Discover, Tradeable
///
/// State: Todo
//~ SW_045 todo 48aff539 fe3e3268
pub const SW_045: Power = TODO;

/// # Stormwind Guard
///
/// `SW_054` · Neutral minion · 5 mana · 4/5
///
/// > **Taunt Battlecry:** Give adjacent minions +1/+1.
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Taunt, Battlecry
/// - Tags: `1576` = 1
/// - Enchantments: For the Alliance! [`SW_054e`]
///
/// State: Todo
//~ SW_054 todo 089612d7 5176c3f9
pub const SW_054: Power = TODO;

/// # For the Alliance!
///
/// `SW_054e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_054e todo ac72ab1d da509e2a
pub const SW_054e: Power = TODO;

/// # Impatient Shopkeep
///
/// `SW_055` · Neutral minion · 3 mana · 3/3
///
/// > **Tradeable Rush**
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Rush, Tradeable, Deck Action Cost
///
/// State: Todo
//~ SW_055 todo 7415825b e7bfe698
pub const SW_055: Power = TODO;

/// # Spice Bread Baker
///
/// `SW_056` · Neutral minion · 4 mana · 3/2
///
/// > **Battlecry:** Restore Health to your hero equal to your hand size.
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ SW_056 todo b98a0f4a ee81249b
pub const SW_056: Power = TODO;

/// # Package Runner
///
/// `SW_057` · Neutral minion · 3 mana · 5/6
///
/// > Can only attack if you have at least 8 cards in hand.
///
/// - Set: United in Stormwind · common · collectible
/// - Minion type: Draenei
///
/// State: Todo
//~ SW_057 todo af19705e 989f44d7
pub const SW_057: Power = TODO;

/// # Deeprun Engineer
///
/// `SW_059` · Neutral minion · 2 mana · 1/2
///
/// > **Battlecry: Discover** a Mech. It costs (1) less.
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Battlecry, Discover
/// - Enchantments: Engineered [`SW_059e`]
///
/// State: Todo
//~ SW_059 todo aaffb383 6e14a24b
pub const SW_059: Power = TODO;

/// # Engineered
///
/// `SW_059e` · Mage enchantment
///
/// > Cost reduced.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_059e todo d83ed71b f9f4746f
pub const SW_059e: Power = TODO;

/// # Florist
///
/// `SW_060` · Neutral minion · 2 mana · 2/3
///
/// > At the end of your turn, reduce the Cost of a Nature spell in your hand by (1).
///
/// - Set: United in Stormwind · common · collectible
/// - Enchantments: Pretty Flowers [`SW_060t`]
///
/// State: Todo
//~ SW_060 todo 02aefc88 9f2d2ae9
pub const SW_060: Power = TODO;

/// # Pretty Flowers
///
/// `SW_060t` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_060t todo 2e7a8939 0e7387ca
pub const SW_060t: Power = TODO;

/// # Guild Trader
///
/// `SW_061` · Neutral minion · 4 mana · 3/4
///
/// > **Tradeable Spell Damage +2**
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Spellpower, Tradeable, Deck Action Cost
///
/// State: Todo
//~ SW_061 todo 96656334 bfd6d791
pub const SW_061: Power = TODO;

/// # Goldshire Gnoll
///
/// `SW_062` · Neutral minion · 10 mana · 5/4
///
/// > **Rush** Costs (1) less for each other card in your hand.
///
/// - Set: United in Stormwind · rare · collectible
/// - Mechanics: Rush
///
/// State: Todo
//~ SW_062 todo d3fb1753 d79bb304
pub const SW_062: Power = TODO;

/// # Battleground Battlemaster
///
/// `SW_063` · Neutral minion · 6 mana · 5/5
///
/// > Adjacent minions have **Windfury**.
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Aura
/// - Refers to: Windfury
/// - Tags: `1576` = 1
/// - Enchantments: Ready for Battle! [`SW_063e`]
///
/// State: Todo
//~ SW_063 todo 18cb9eec d722866d
pub const SW_063: Power = TODO;

/// # Ready for Battle!
///
/// `SW_063e` · Neutral enchantment
///
/// > **Windfury**
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_063e todo 9be45eab fe67669a
pub const SW_063e: Power = TODO;

/// # Northshire Farmer
///
/// `SW_064` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Choose a friendly Beast. Shuffle three 3/3 copies into your deck.
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Battlecry
/// - Target: "Choose a friendly Beast."
/// - Enchantments: Raised in a Barn [`SW_064e`]
///
/// State: Todo
//~ SW_064 todo 5a7815c2 9813ff06
pub const SW_064: Power = TODO;

/// # Raised in a Barn
///
/// `SW_064e` · Neutral enchantment
///
/// > 3/3.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_064e todo 3eb03783 a9853d21
pub const SW_064e: Power = TODO;

/// # Pandaren Importer
///
/// `SW_065` · Neutral minion · 2 mana · 1/3
///
/// > **Battlecry: Discover** a spell that didn't start in your deck.
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ SW_065 todo 542d8fac 29e4c4f1
pub const SW_065: Power = TODO;

/// # Royal Librarian
///
/// `SW_066` · Neutral minion · 4 mana · 4/4
///
/// > **Tradeable Battlecry: Silence** a minion.
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Battlecry, Tradeable, Deck Action Cost
/// - Refers to: Silence
/// - Target: "**Silence** a minion."
///
/// State: Todo
//~ SW_066 todo 4a1618c8 a2b08175
pub const SW_066: Power = TODO;

/// # Stockades Guard
///
/// `SW_067` · Neutral minion · 1 mana · 1/3
///
/// > **Battlecry:** Give a friendly minion **Taunt**.
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Target: "Give a friendly minion **Taunt**."
///
/// State: Todo
//~ SW_067 todo fb6691da 63ecc562
pub const SW_067: Power = TODO;

/// # Mo'arg Forgefiend
///
/// `SW_068` · Neutral minion · 8 mana · 8/8
///
/// > **Taunt Deathrattle:** Gain 8 Armor.
///
/// - Set: United in Stormwind · common · collectible
/// - Minion type: Mech, Demon
/// - Mechanics: Taunt, Deathrattle
/// - Tags: `2539` = 1
/// - Tokens: Mo'arg Forgefiend [`SW_068_COPY`](crate::whizbang::neutral::SW_068_COPY)
///
/// State: Todo
//~ SW_068 todo 15ec1bb0 01a2069e
pub const SW_068: Power = TODO;

/// # Enthusiastic Banker
///
/// `SW_069` · Neutral minion · 3 mana · 2/3
///
/// > At the end of your turn, store a card from your deck. **Deathrattle:** Add the stored cards to your hand.
///
/// - Set: United in Stormwind · epic · collectible
/// - Minion type: Draenei
/// - Mechanics: Deathrattle
/// - Enchantments: Safety Deposit [`SW_069e`]
///
/// State: Todo
//~ SW_069 todo f1e1b054 7fe2be52
pub const SW_069: Power = TODO;

/// # Safety Deposit
///
/// `SW_069e` · Neutral enchantment
///
/// > Storing {0}.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_069e todo d0097a4c e33268f0
pub const SW_069e: Power = TODO;

/// # Mailbox Dancer
///
/// `SW_070` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Add a Coin to your hand. **Deathrattle:** Give your opponent one.
///
/// - Set: United in Stormwind · rare · collectible
/// - Mechanics: Deathrattle, Battlecry
/// - Tokens: The Coin [`GAME_005`](crate::core::neutral::GAME_005)
///
/// State: Todo
//~ SW_070 todo aa7a27fe 088c709c
pub const SW_070: Power = TODO;

/// # Lion's Guard
///
/// `SW_071` · Neutral minion · 5 mana · 4/6
///
/// > **Battlecry:** If you have 15 or less Health, gain +2/+4 and **Taunt**.
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Enchantments: Defend the King! [`SW_071e`]
///
/// State: Todo
//~ SW_071 todo 4180b673 aaea81ba
pub const SW_071: Power = TODO;

/// # Defend the King!
///
/// `SW_071e` · Neutral enchantment
///
/// > +2/+4 and **Taunt**
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_071e todo db51035b 710f132c
pub const SW_071e: Power = TODO;

/// # Rustrot Viper
///
/// `SW_072` · Neutral minion · 3 mana · 3/4
///
/// > **Tradeable Battlecry:** Destroy your opponent's weapon.
///
/// - Set: United in Stormwind · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Tradeable, Deck Action Cost
///
/// State: Todo
//~ SW_072 todo 0b59f8d2 700f469b
pub const SW_072: Power = TODO;

/// # Cheesemonger
///
/// `SW_073` · Neutral minion · 4 mana · 3/6
///
/// > Whenever your opponent casts a spell, add a random spell with the same Cost to your hand.
///
/// - Set: United in Stormwind · epic · collectible
///
/// State: Todo
//~ SW_073 todo fdfbfdb6 54c57206
pub const SW_073: Power = TODO;

/// # Nobleman
///
/// `SW_074` · Neutral minion · 3 mana · 2/3
///
/// > **Battlecry:** Create a Golden copy of a random card in your hand.
///
/// - Set: United in Stormwind · epic · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ SW_074 todo fa7d742a aa9ef5b2
pub const SW_074: Power = TODO;

/// # Elwynn Boar
///
/// `SW_075` · Neutral minion · 1 mana · 1/1
///
/// > **Deathrattle:** If you had 10 Elwynn Boars die this game, equip a 15/3 Sword of a Thousand Truths.@ *(@/10)*
///
/// - Set: United in Stormwind · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Tags: `1724` = 1, `2165` = 1
/// - Tokens: Elwynn Boar [`SW_075_Puzzle`], Sword of a Thousand Truths [`SW_075t`]
///
/// State: Todo
//~ SW_075 todo f4558c69 c31bdb68
pub const SW_075: Power = TODO;

/// # Elwynn Boar
///
/// `SW_075_Puzzle` · Neutral minion · 1 mana · 1/1
///
/// > **Deathrattle:** If you had 7 Elwynn Boars die this game, equip a 15/3 Sword of a Thousand Truths.@ *(@/7)*
///
/// - Set: United in Stormwind · epic
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Tags: `2165` = 1
/// - Tokens: Sword of a Thousand Truths [`SW_075t`]
///
/// State: Todo
//~ SW_075_Puzzle todo b7a8b1d3 1fd529bd
pub const SW_075_Puzzle: Power = TODO;

/// # Sword of a Thousand Truths
///
/// `SW_075t` · Neutral weapon · 10 mana · 15/3 durability
///
/// > After your hero attacks, destroy your opponent's Mana Crystals.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_075t todo 1b42e4c8 5a37a56b
pub const SW_075t: Power = TODO;

/// # City Architect
///
/// `SW_076` · Neutral minion · 6 mana · 4/4
///
/// > **Battlecry:** Summon two 0/5 Castle Walls with **Taunt**.
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Battlecry, Deck Action Cost
/// - Refers to: Taunt
/// - Tokens: Castle Wall [`SW_076t`]
///
/// State: Todo
//~ SW_076 todo 8535e4bb 195350cc
pub const SW_076: Power = TODO;

/// # Castle Wall
///
/// `SW_076t` · Neutral minion · 2 mana · 0/5
///
/// > **Taunt**
///
/// - Set: United in Stormwind
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ SW_076t vanilla 5b7fa13e 946a6465
pub const SW_076t: Power = VANILLA;

/// # Stockades Prisoner
///
/// `SW_077` · Neutral minion · 2 mana · 5/4
///
/// > Starts **Dormant**. After you play 3 cards, this awakens.
///
/// - Set: United in Stormwind · epic · collectible
/// - Refers to: Dormant
/// - Tags: `1652` = 1
/// - Enchantments: Locked Up [`SW_077e`]
///
/// State: Todo
//~ SW_077 todo ec67900c bc75a459
pub const SW_077: Power = TODO;

/// # Locked Up
///
/// `SW_077e` · Neutral enchantment
///
/// > **Dormant**. Play @ \|4(card, cards) to awaken.
///
/// - Set: United in Stormwind
/// - Mechanics: Dormant Awaken Condition Enchant
/// - Tags: `SCORE_VALUE_1` = 3
///
/// State: Todo
//~ SW_077e todo adfd4777 9d2adebf
pub const SW_077e: Power = TODO;

/// # Lady Prestor
///
/// `SW_078` · Neutral minion · 6 mana · 6/7
///
/// > **Battlecry:** Transform minions in your deck into random Dragons. *(They keep their original stats and Cost.)*
///
/// - Set: United in Stormwind · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Dragon Form [`SW_078e`], Dragon Cost [`SW_078e2`]
///
/// State: Todo
//~ SW_078 todo cf5b00fc 9a7954df
pub const SW_078: Power = TODO;

/// # Dragon Form
///
/// `SW_078e` · Neutral enchantment
///
/// > Adjusted stats.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_078e todo 8ce9577e 4d7f0bc6
pub const SW_078e: Power = TODO;

/// # Dragon Cost
///
/// `SW_078e2` · Neutral enchantment
///
/// > Adjusted Cost.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_078e2 todo 401235c3 f0cf4ac8
pub const SW_078e2: Power = TODO;

/// # Flightmaster Dungar
///
/// `SW_079` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Choose a flightpath and go **Dormant.** Awaken with a bonus when you complete it!
///
/// - Set: United in Stormwind · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Dormant
/// - Enchantments: Westfall Flight [`SW_079e4`], Ironforge Flight [`SW_079e5`], Plaguelands Flight [`SW_079e6`]
/// - Tokens: Westfall [`SW_079t`], Ironforge [`SW_079t2`], Eastern Plaguelands [`SW_079t3`]
///
/// State: Todo
//~ SW_079 todo 08384dfd aef2b28c
pub const SW_079: Power = TODO;

/// # Westfall Flight
///
/// `SW_079e4` · Neutral enchantment
///
/// > **Dormant**. Summon a 2/2 Adventurer in @ \|4(turn, turns).
///
/// - Set: United in Stormwind
/// - Mechanics: Score Value 1, Dormant Awaken Condition Enchant
///
/// State: Todo
//~ SW_079e4 todo 0b2c7df4 8fd40df8
pub const SW_079e4: Power = TODO;

/// # Ironforge Flight
///
/// `SW_079e5` · Neutral enchantment
///
/// > **Dormant**. Restore 10 health to your hero in @ \|4(turn, turns).
///
/// - Set: United in Stormwind
/// - Mechanics: Dormant Awaken Condition Enchant
/// - Tags: `SCORE_VALUE_1` = 3
///
/// State: Todo
//~ SW_079e5 todo c29f0157 71cfb5f4
pub const SW_079e5: Power = TODO;

/// # Plaguelands Flight
///
/// `SW_079e6` · Neutral enchantment
///
/// > **Dormant**. Deal 12 damage randomly split to enemies in @ \|4(turn, turns).
///
/// - Set: United in Stormwind
/// - Mechanics: Dormant Awaken Condition Enchant
/// - Tags: `SCORE_VALUE_1` = 5
///
/// State: Todo
//~ SW_079e6 todo d2fc117b f26c4e7e
pub const SW_079e6: Power = TODO;

/// # Westfall
///
/// `SW_079t` · Neutral spell · 0 mana
///
/// > In 1 turn, summon a 2/2 Adventurer with a random bonus effect.
///
/// - Set: United in Stormwind
/// - Enchantments: Westfall Flight [`SW_079te`]
///
/// State: Todo
//~ SW_079t todo e24aa56e 584cc229
pub const SW_079t: Power = TODO;

/// # Ironforge
///
/// `SW_079t2` · Neutral spell · 0 mana
///
/// > In 3 turns, restore 10 Health to your hero.
///
/// - Set: United in Stormwind
/// - Enchantments: Ironforge Flight [`SW_079t2e`]
///
/// State: Todo
//~ SW_079t2 todo b573e77d 321aed31
pub const SW_079t2: Power = TODO;

/// # Ironforge Flight
///
/// `SW_079t2e` · Neutral enchantment
///
/// > In 3 turns, restore 10 Health to your hero.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_079t2e todo fab589b2 09b65d82
pub const SW_079t2e: Power = TODO;

/// # Eastern Plaguelands
///
/// `SW_079t3` · Neutral spell · 0 mana
///
/// > In 5 turns, deal 12 damage randomly split among enemies.
///
/// - Set: United in Stormwind
/// - Enchantments: Plaguelands Flight [`SW_079t3e`]
///
/// State: Todo
//~ SW_079t3 todo 73aa7cb1 10830485
pub const SW_079t3: Power = TODO;

/// # Plaguelands Flight
///
/// `SW_079t3e` · Neutral enchantment
///
/// > In 5 turns, deal 12 damage randomly split among enemies.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_079t3e todo b273bdf8 329edb26
pub const SW_079t3e: Power = TODO;

/// # Westfall Flight
///
/// `SW_079te` · Neutral enchantment
///
/// > Next turn, summon a 2/2 Adventurer.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_079te todo 80d84237 f01369a2
pub const SW_079te: Power = TODO;

/// # Cornelius Roame
///
/// `SW_080` · Neutral minion · 6 mana · 4/5
///
/// > At the start and end of each player's turn, draw a card.
///
/// - Set: United in Stormwind · legendary · collectible
///
/// State: Todo
//~ SW_080 todo 752e4a69 4b086127
pub const SW_080: Power = TODO;

/// # Varian, King of Stormwind
///
/// `SW_081` · Neutral minion · 8 mana · 7/7
///
/// > **Battlecry:** Draw a **Rush** minion to gain **Rush**. Repeat for **Taunt** and **Divine Shield**.
///
/// - Set: United in Stormwind · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt, Divine Shield, Rush
///
/// State: Todo
//~ SW_081 todo 7e0d0935 db91f657
pub const SW_081: Power = TODO;

/// # Encumbered Pack Mule
///
/// `SW_306` · Neutral minion · 2 mana · 2/3
///
/// > **Taunt** When you draw this, add a copy of it to your hand.
///
/// - Set: United in Stormwind · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Casts When Drawn
///
/// State: Todo
//~ SW_306 todo a4bf46f8 95541818
pub const SW_306: Power = TODO;

/// # Traveling Merchant
///
/// `SW_307` · Neutral minion · 3 mana · 2/3
///
/// > **Tradeable Battlecry:** Gain +1/+1 for each other friendly minion you control.
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Battlecry, Tradeable, Deck Action Cost
/// - Enchantments: Booming Business [`SW_307e`]
///
/// State: Todo
//~ SW_307 todo e9b63784 b001dce0
pub const SW_307: Power = TODO;

/// # Booming Business
///
/// `SW_307e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_307e todo 78f5c4e1 9e487cc8
pub const SW_307e: Power = TODO;

/// # Peasant
///
/// `SW_319` · Neutral minion · 1 mana · 2/1
///
/// > At the start of your turn, draw a card.
///
/// - Set: United in Stormwind · common · collectible
///
/// State: Todo
//~ SW_319 todo 9ae61da7 3564bf72
pub const SW_319: Power = TODO;

/// # Entrapped Sorceress
///
/// `SW_400` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** If you control a **Quest**, **Discover** a spell.
///
/// - Set: United in Stormwind · rare · collectible
/// - Mechanics: Battlecry, Discover
/// - Refers to: Quest
///
/// State: Todo
//~ SW_400 todo 639bfd7d db96ba8b
pub const SW_400: Power = TODO;

/// # SI:7 Skulker
///
/// `SW_418` · Neutral minion · 2 mana · 2/2
///
/// > **Stealth Battlecry:** The next card you draw costs (1) less.
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Stealth, Battlecry, Si 7
/// - Enchantments: Secret Intel [`SW_418e`], Spy Stuff [`SW_418e2`]
///
/// State: Todo
//~ SW_418 todo cc3ace99 8e8c61ee
pub const SW_418: Power = TODO;

/// # Secret Intel
///
/// `SW_418e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_418e todo 2d498264 0abd2b3d
pub const SW_418e: Power = TODO;

/// # Spy Stuff
///
/// `SW_418e2` · Neutral enchantment
///
/// > The next card you draw costs (1) less.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ SW_418e2 todo f29f75fa f9b87176
pub const SW_418e2: Power = TODO;

/// # The Coin
///
/// `SW_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: United in Stormwind
/// - Mechanics: Coin Card
///
/// State: Todo
//~ SW_COIN1 todo 3a7b444a e0c6a698
pub const SW_COIN1: Power = TODO;

/// # The Coin
///
/// `SW_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: United in Stormwind
/// - Mechanics: Coin Card
///
/// State: Todo
//~ SW_COIN2 todo 23a958ee cd779bff
pub const SW_COIN2: Power = TODO;
