//! Neutral cards of Perils in Paradise.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 6a95710e

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
//~ todo VAC_304 276bb57c c06d9ded 518f534a.39ed1b6a
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
/// State: Derived
//~ derived VAC_320 a89ce7ba 342cb201 7db17722.b78de7ce
pub const VAC_320: Power =
    battlecry(&[offer(Offer::Entities(YOUR_DECK.last(3)), &[put_on_top(the(IT))]), draw(1).to(PLAYERS)]);

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
//~ todo VAC_321 9fe1be02 6f63092c 50d6a285.6f112ec9
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
//~ todo VAC_321t eae7c5f1 37ac694c ccea84cd.dec22dd7
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
/// State: Derived
//~ derived VAC_327 aac43a8f 206abfc8 090959f5.cef4f438
pub const VAC_327: Power = battlecry(&[attach("VAC_327e").to(A_MINION), freeze(IT)]);

/// # Cryo-bout It
///
/// `VAC_327e` · Neutral enchantment
///
/// > +3/+3.
///
/// - Set: Perils in Paradise
///
/// State: Derived
//~ derived VAC_327e 54ac94dc f9521516 7a5794b7.b42c6980
pub const VAC_327e: Power = enchant(&[plus(3, 3)]);

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
//~ todo VAC_406 ac9c8b90 21fc092a 6da96d2a.89feae84
pub const VAC_406: Power = TODO;

/// # Asleep
///
/// `VAC_406e` · Neutral enchantment
///
/// - Set: Perils in Paradise
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ todo VAC_406e ccd752ec 421c1a76 d8462d3c
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
//~ todo VAC_421 1dbda461 8f1fbfdc 56ee8b6e.57e8cea1
pub const VAC_421: Power = TODO;

/// # Rampaging Beast
///
/// `VAC_421t` · Neutral minion · 8 mana · 8/8
///
/// - Set: Perils in Paradise
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla VAC_421t e1b7c52a f6050a98 3ae7806e
pub const VAC_421t: Power = VANILLA;

/// # Tourist VFX Enchantment
///
/// `VAC_422e` · Neutral enchantment
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ todo VAC_422e 9492deca d0392a74 708a7d8e
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
/// State: Derived
//~ derived VAC_430 af7f0c44 77f8e443 769cbec4.ba98e637
pub const VAC_430: Power = battlecry(&[discover(PIRATE)]);

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
//~ todo VAC_432 db733891 345f6700 2280cac2.650ae323
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
/// State: Derived
//~ derived VAC_438 e913d59b 40fb2d23 d75b7125.acf0160a
pub const VAC_438: Power = battlecry(&[discover_of(LOCATION, Classes::Any)]);

/// # Seaside Giant
///
/// `VAC_439` · Neutral minion · 10 mana · 8/8
///
/// > Costs (2) less for each time you've used a location this game.
///
/// - Set: Perils in Paradise · epic · collectible
///
/// State: Todo
//~ todo VAC_439 e4c91a15 483620bc 5e4d2213.f5759c42
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
/// State: Derived
//~ derived VAC_440 2afd5125 9ae51091 93e38472.0fa01331
pub const VAC_440: Power = aura(ENEMY_HAND.that(not(&STARTED_IN_DECK))).have(&[cost_more(2)]);

/// # Package Dealer
///
/// `VAC_441` · Neutral minion · 6 mana · 6/7
///
/// > After you draw a card, 50% chance to draw another.
///
/// - Set: Perils in Paradise · rare · collectible
///
/// State: Derived
//~ derived VAC_441 71f74f97 484910d2 b898fd57.12634721
pub const VAC_441: Power = after(YOU.draw(CARD)).when(chance(50)).then(&[draw(1)]);

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
//~ todo VAC_442 5ccf91ff a361316e 7e334e30.f5743709
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
//~ todo VAC_444 8abbf500 db9f6085 22c8321d.dde8d58a
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
//~ todo VAC_446 ebbebf3f 5707f313 92a4e225.d483f3d6
pub const VAC_446: Power = TODO;

/// # AFK
///
/// `VAC_446e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Perils in Paradise
///
/// State: Derived
//~ derived VAC_446e 9851b867 d2d02dce 7333dcb0.6d6ab056
pub const VAC_446e: Power = enchant(&[plus(2, 2)]);

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
/// State: Done
//~ done VAC_447 ca9e4991 - 61b7a498.de6a9ce8
pub const VAC_447: Power = aura(THIS).when(not(&STARTED_IN_DECK)).have(&[has(GameTag::CHARGE)]);

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
//~ todo VAC_461 7bc848f6 27f6fafa ffab5002.ec085fd2
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
/// State: Derived
//~ derived VAC_463 34952e61 20a0150b bd6ed4ea.b41fd7bd
pub const VAC_463: Power = aura(YOUR_HAND.that(ANOTHER_CLASS)).have(&[cost_less(1)]);

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
/// State: Derived
//~ derived VAC_521 4c745cd3 41cdc2da 88b5d699.fbd839d3
pub const VAC_521: Power =
    battlecry(&[summon(copy_of(THIS))]).when(there_is(&YOUR_HAND.that(all(&[SPELL, COST.at_least(5)]))));

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
//~ todo VAC_523 ae0ed741 fb2389a3 dc584087.982b73ce
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
//~ todo VAC_523t a0305830 a4f42ffb 70ca8f6e.09cdb72f
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
//~ todo VAC_529 73ad32e1 5cc17c8c 85846f23.749a603e
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
//~ todo VAC_531 b17bdfbb cee69837 97fbf6fd.a8174818
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
/// State: Derived
//~ derived VAC_532 3eb375a8 a94cfa5f 45b130b2.ae0617d2
pub const VAC_532: Power = after(THIS.neighbours().attack(CARD)).then(&[deal(1).to(ENEMIES.random())]);

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
//~ todo VAC_702 c95aec16 700742c8 6ee3873d.1f50f9b1
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
//~ reprint VAC_702t 415d2c27 437270bd d89f7ee2.fab81a55
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
//~ reprint VAC_702t2 3d616fb0 81c8b119 39616295.ff8d8790
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
//~ reprint VAC_702t3 ce8869e8 e4c81f2c cac47142.b783ce0e
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
//~ reprint VAC_702t4 18ec8c50 ce96cfb3 d9ff941d.3b315fd9
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
/// State: Derived
//~ derived VAC_924 82cca4d1 05e105e8 e21e42af.25a246a7
pub const VAC_924: Power =
    battlecry(&[equip(the(YOUR_DECK.that(WEAPON).random()))]).when(there_is(&OTHER_FRIENDLY_MINIONS.that(PIRATE)));

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
/// State: Derived
//~ derived VAC_934 b20603ba 6c235473 0d735751.cc63a5ba
pub const VAC_934: Power = battlecry(&[deal(10).to(THIS)]);

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
//~ todo VAC_935 6d6f0c93 47df1641 e11dc0b4.32c9de4d
pub const VAC_935: Power = TODO;

/// # Carry-On Enchantment Tracker
///
/// `VAC_935e` · Neutral enchantment
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ todo VAC_935e 80860580 07009990 6ab2efbf
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
//~ todo VAC_935t 0229a5b9 c27977cd 056cfb1b.0aa0fe84
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
//~ todo VAC_935t2 b2bb8791 9e53684b bb8ee88e.3735dfe6
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
//~ todo VAC_936 75f90341 5c1622f5 56d7be8e.d4e68b8c
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
/// State: Derived
//~ derived VAC_937 779639fa db81a74f 38245228.ae12ca71
pub const VAC_937: Power = battlecry(&[give(&[has(GameTag::WINDFURY)]).to(A_FRIENDLY_MINION.that(PIRATE))]);

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
/// State: Derived
//~ derived VAC_938 f570e70f 991a009b 1483e84d.79e8e637
pub const VAC_938: Power =
    whenever(OTHER_FRIENDLY_MINIONS.that(PIRATE).attack(CARD)).then(&[attach("VAC_938e").to(WHO)]);

/// # Roughhousing
///
/// `VAC_938e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Perils in Paradise
///
/// State: Derived
//~ derived VAC_938e b47d8d2a 5ad176f0 7354afbb.67341004
pub const VAC_938e: Power = enchant(&[plus(1, 1)]);

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
/// State: Derived
//~ derived VAC_946 7d65ca4d 1e34e2da 2ed7b545.65263291
pub const VAC_946: Power =
    abilities(&[battlecry(&[summon(card("FP1_007")), remember(IT)]), deathrattle(&[destroy(REMEMBERED)])]);

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
/// State: Derived
//~ derived VAC_947 7318c6c7 c6cb0ced f9bc25dc.af0ddb4b
#[rustfmt::skip]
pub const VAC_947: Power = abilities(&[battlecry(&[attach("VAC_947e1").to(OTHER_MINIONS)]), deathrattle(&[attach("VAC_947e2").to(OTHER_MINIONS)])]);

/// # Low Tide
///
/// `VAC_947e1` · Neutral enchantment
///
/// > -1/-1.
///
/// - Set: Perils in Paradise
///
/// State: Derived
//~ derived VAC_947e1 61295039 13403374 004f7574.83f47db7
pub const VAC_947e1: Power = enchant(&[plus(-1, -1)]);

/// # High Tide
///
/// `VAC_947e2` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Perils in Paradise
///
/// State: Derived
//~ derived VAC_947e2 4b46879b c84638ef 2891f0f2.67341004
pub const VAC_947e2: Power = enchant(&[plus(1, 1)]);

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
//~ todo VAC_955 73802390 9a98fc4f 550111f9.8ffe5646
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
/// State: Derived
//~ derived VAC_955t 79e45a47 acb141d8 66e9e45d.000bee0f
#[rustfmt::skip]
pub const VAC_955t: Power = abilities(&[spell(&[summon(costing(MINION, 0, ITS_NUMBER)).copies(3)]), whenever(YOU.turn_start()).in_hand().then(&[improve(1)])]);

/// # XB-931 Housekeeper
///
/// `VAC_956` · Neutral minion · 2 mana · 2/3
///
/// > After you use a location, gain 3 Armor.
///
/// - Set: Perils in Paradise · common · collectible
/// - Minion type: Mech
///
/// State: Derived
//~ derived VAC_956 622e835e 0e18f2b5 5ca67c77.593be264
pub const VAC_956: Power = after(YOUR_LOCATIONS.use_ability()).then(&[armor(3)]);

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
//~ todo VAC_958 e496bddc c1dedd23 c8db4002.9a611f13
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
//~ todo VAC_959 fb5bbf00 e045c2c9 60c1c6fc.4de22975
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
//~ todo VAC_959t01 edad616c 15840af7 2f94a536.b8f17526
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
//~ todo VAC_959t01e da954170 868d1d32 0dbb80a0.8df90f41
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
/// State: Derived
//~ derived VAC_959t01e2 dce1e005 7f1cd7a4 b1024de6.03e195ca
pub const VAC_959t01e2: Power = enchant(&[ATTACK.set(1)]).this_turn();

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
//~ todo VAC_959t01t c249d01c 33cffb0b 1fd477bb.7c97f217
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
//~ todo VAC_959t05 41462403 c3798091 312029b3.1c872fab
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
/// State: Derived
//~ derived VAC_959t05t 8c0e482d 6a16fa49 63c951cf.fc02e59c
pub const VAC_959t05t: Power = spell(&[get(random(rarity(Rarity::Legendary))).copies(3)]);

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
//~ todo VAC_959t06 f237283a 21febdbf 902450e6.b8ec863f
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
/// State: Derived
//~ derived VAC_959t06e f873a376 ffdb28ac eef471f7.d7c3ac98
pub const VAC_959t06e: Power = enchant(&[has(GameTag::CANT_ATTACK)]);

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
/// State: Derived
//~ derived VAC_959t06t 2ff20885 09a82bc7 01ec53a3.291340f2
pub const VAC_959t06t: Power =
    spell(&[summon(random(all(&[MINION, COST.is(4)]))), give(&[has(GameTag::TAUNT)]).to(IT)]);

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
//~ todo VAC_959t07 e6c818b6 c78091bd e3cb8a08.6696697a
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
/// State: Derived
//~ derived VAC_959t07t 9b6acc6f 610463e3 71502737.cd475996
pub const VAC_959t07t: Power = spell(&[deal(6).to(TARGET)]);

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
//~ todo VAC_959t08 1234d23f 02034c48 ec7e87f9.258614ba
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
/// State: Derived
//~ derived VAC_959t08t 0c8a40ea fd5b77cf f9668340.3888b687
pub const VAC_959t08t: Power = spell(&[heal(12).to(YOUR_HERO)]);

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
//~ todo VAC_959t09 239a2125 1d98c0c8 e50d88da.b6714383
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
/// State: Derived
//~ derived VAC_959t09t 60380408 36eeda43 30fba39f.35dc1efa
pub const VAC_959t09t: Power = spell(&[draw(3)]);

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
//~ todo VAC_959t10 ac92a6e0 182c27b9 7ec045db.ebb453cf
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
/// State: Derived
//~ derived VAC_959t10t 9da5f903 65bb4fbc f1d1942f.7328bb88
pub const VAC_959t10t: Power = spell(&[give(&[cost_less(1)]).to(YOUR_HAND)]);

/// # The Coin
///
/// `VAC_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Perils in Paradise
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived VAC_COIN1 b99dfdc5 a828b316 96baef03.095f71be
pub const VAC_COIN1: Power = spell(&[gain_mana(1)]);

/// # The Coin
///
/// `VAC_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Perils in Paradise
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived VAC_COIN2 37a7961a a1690501 4efda8e3.095f71be
pub const VAC_COIN2: Power = spell(&[gain_mana(1)]);

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
//~ todo WORK_027 7b621941 2d88d2d3 9c649533.3de76a7a
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
//~ todo WORK_027t1 8c112114 28c648bb f6ec24e7.c38ebc53
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
//~ todo WORK_027t2 38da7e74 edb929bc 15a974ff.a7699eae
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
//~ todo WORK_027t3 514e2f5c 6cddeb79 4051778d.4a2830b5
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
//~ todo WORK_040 d8594008 42f13805 207e6cd5.49d085e1
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
/// State: Derived
//~ derived WORK_041 dda40d1f 1f119fb3 120b96b8.338c4cae
pub const WORK_041: Power = deathrattle(&[attach("WORK_041e").to(YOU)]);

/// # Zug Zug
///
/// `WORK_041e` · Hunter enchantment
///
/// > Your next location costs (2) less.
///
/// - Set: Perils in Paradise
/// - Mechanics: Aura
///
/// State: Derived
//~ derived WORK_041e 33b79a4c 71e4b5b7 15c53a87.3706815f
pub const WORK_041e: Power = enchant(&[]).aura(YOUR_HAND.that(LOCATION), &[cost_less(2)]).until(YOU.play(LOCATION));

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
/// State: Derived
//~ derived WORK_042 ba197012 adba71e4 740c69fd.744a2d7d
pub const WORK_042: Power =
    battlecry(&[destroy(A_FRIENDLY_MINION), later(&whenever(YOU.turn_end()).this_game().does(&[summon(copy_of(IT))]))]);

/// # Digesting
///
/// `WORK_042e` · Neutral enchantment
///
/// > Destroyed {0}.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ todo WORK_042e 5b4105e9 b6037942 d980d7e1.9486bc48
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
//~ todo WORK_043 26d222fc 1c5c22a1 bf77b185.a8bb1978
pub const WORK_043: Power = TODO;
