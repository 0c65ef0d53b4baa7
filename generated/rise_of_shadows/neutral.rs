//! Neutral cards of Rise of Shadows.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Hecklebot
///
/// `DAL_058` · Neutral minion · 4 mana · 3/8
///
/// > **Taunt Battlecry:** Your opponent summons a minion from their deck.
///
/// - Set: Rise of Shadows · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Taunt, Battlecry
///
/// State: Todo
//~ DAL_058 todo 9b432d1d 2a85bef5
pub const DAL_058: Power = TODO;

/// # Toxfin
///
/// `DAL_077` · Neutral minion · 1 mana · 1/2
///
/// > **Battlecry:** Give a friendly Murloc **Poisonous**.
///
/// - Set: Rise of Shadows · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
/// - Refers to: Poisonous
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET`, `REQ_TARGET_WITH_RACE` = 14 (hearthstone-data 36393.1)
/// - Target: "Give a friendly Murloc Poisonous."
/// - Enchantments: Toxic Fin [`DAL_077e`]
///
/// State: Todo
//~ DAL_077 todo 7c77ce23 fab7e926
pub const DAL_077: Power = TODO;

/// # Toxic Fin
///
/// `DAL_077e` · Neutral enchantment
///
/// > **Poisonous**
///
/// - Set: Rise of Shadows
///
/// State: Todo
//~ DAL_077e todo f61efbcc 99a1afaa
pub const DAL_077e: Power = TODO;

/// # Traveling Healer
///
/// `DAL_078` · Neutral minion · 4 mana · 3/2
///
/// > **Divine Shield Battlecry:** Restore #3 Health.
///
/// - Set: Rise of Shadows · common · collectible
/// - Mechanics: Divine Shield, Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE` (hearthstone-data 36393.1)
/// - Target: "Restore #3 Health."
///
/// State: Todo
//~ DAL_078 todo 1274edab be65149d
pub const DAL_078: Power = TODO;

/// # Spellward Jeweler
///
/// `DAL_081` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** Your hero is **Elusive** until next turn.
///
/// - Set: Rise of Shadows · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Elusive
/// - Enchantments: Sparkly [`DAL_081e`]
///
/// State: Todo
//~ DAL_081 todo 5d7f4cf1 f54b4809
pub const DAL_081: Power = TODO;

/// # Sparkly
///
/// `DAL_081e` · Neutral enchantment
///
/// > **Elusive**
///
/// - Set: Rise of Shadows
///
/// State: Todo
//~ DAL_081e todo 6b3ca4a3 ff9e2e1e
pub const DAL_081e: Power = TODO;

/// # Dalaran Crusader
///
/// `DAL_085` · Neutral minion · 5 mana · 5/4
///
/// > **Divine Shield**
///
/// - Set: Rise of Shadows · common · collectible
/// - Mechanics: Divine Shield
///
/// State: Vanilla
//~ DAL_085 vanilla c61c40f3 ba873bec
pub const DAL_085: Power = VANILLA;

/// # Sunreaver Spy
///
/// `DAL_086` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** If you control a **Secret**, gain +1/+1.
///
/// - Set: Rise of Shadows · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Secret
/// - Enchantments: Stolen Secrets [`DAL_086e`]
///
/// State: Todo
//~ DAL_086 todo f07dbd01 bcfd618d
pub const DAL_086: Power = TODO;

/// # Stolen Secrets
///
/// `DAL_086e` · Neutral enchantment
///
/// > +1/+1
///
/// - Set: Rise of Shadows
///
/// State: Todo
//~ DAL_086e todo 43c6bb80 eba341a7
pub const DAL_086e: Power = TODO;

/// # Hench-Clan Hag
///
/// `DAL_087` · Neutral minion · 4 mana · 3/3
///
/// > **Battlecry:** Summon two 1/1 Amalgams with all minion types.
///
/// - Set: Rise of Shadows · epic · collectible
/// - Mechanics: Battlecry
/// - Tokens: Amalgam [`DAL_087t`]
///
/// State: Todo
//~ DAL_087 todo b354c62f 6260a3d1
pub const DAL_087: Power = TODO;

/// # Amalgam
///
/// `DAL_087t` · Neutral minion · 1 mana · 1/1
///
/// > *This has all minion types.*
///
/// - Set: Rise of Shadows
/// - Minion type: All
/// - Tokens: Amalgam [`DAL_087tw`]
///
/// State: Todo
//~ DAL_087t todo d5873fa2 42c72867
pub const DAL_087t: Power = TODO;

/// # Amalgam
///
/// `DAL_087tw` · Neutral weapon · 1 mana · 1/1 durability
///
/// - Set: Rise of Shadows
/// - Minion type: All
///
/// State: Vanilla
//~ DAL_087tw vanilla 87cf60d1 85c18dc9
pub const DAL_087tw: Power = VANILLA;

/// # Safeguard
///
/// `DAL_088` · Neutral minion · 6 mana · 4/5
///
/// > **Taunt Deathrattle:** Summon a 0/5 Vault Safe with **Taunt**.
///
/// - Set: Rise of Shadows · common · collectible
/// - Minion type: Mech
/// - Mechanics: Taunt, Deathrattle
/// - Tokens: Vault Safe [`DAL_088t2`]
///
/// State: Todo
//~ DAL_088 todo 11feb4c9 02d4541e
pub const DAL_088: Power = TODO;

/// # Vault Safe
///
/// `DAL_088t2` · Neutral minion · 2 mana · 0/5
///
/// > **Taunt**
///
/// - Set: Rise of Shadows
/// - Minion type: Mech
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ DAL_088t2 vanilla cd8e0200 04f40bcf
pub const DAL_088t2: Power = VANILLA;

/// # Spellbook Binder
///
/// `DAL_089` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** If you have **Spell Damage**, draw a card.
///
/// - Set: Rise of Shadows · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Spellpower
///
/// State: Todo
//~ DAL_089 todo 16be8706 f08642c9
pub const DAL_089: Power = TODO;

/// # Hench-Clan Sneak
///
/// `DAL_090` · Neutral minion · 3 mana · 3/3
///
/// > **Stealth**
///
/// - Set: Rise of Shadows · common · collectible
/// - Minion type: Quilboar
/// - Mechanics: Stealth
///
/// State: Vanilla
//~ DAL_090 vanilla 3a48b544 6739fca6
pub const DAL_090: Power = VANILLA;

/// # Arcane Servant
///
/// `DAL_092` · Neutral minion · 2 mana · 2/3
///
/// - Set: Rise of Shadows · common · collectible
/// - Minion type: Elemental
///
/// State: Vanilla
//~ DAL_092 vanilla 64919bb3 7fe58b17
pub const DAL_092: Power = VANILLA;

/// # Violet Spellsword
///
/// `DAL_095` · Neutral minion · 4 mana · 1/6
///
/// > **Battlecry:** Gain +1 Attack for each spell in your hand.
///
/// - Set: Rise of Shadows · common · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Pizzazz [`DAL_095e`]
///
/// State: Todo
//~ DAL_095 todo cbf8096e 01dbab6b
pub const DAL_095: Power = TODO;

/// # Pizzazz
///
/// `DAL_095e` · Neutral enchantment
///
/// > Increased Attack.
///
/// - Set: Rise of Shadows
///
/// State: Todo
//~ DAL_095e todo 61ff1816 b6ae0aae
pub const DAL_095e: Power = TODO;

/// # Violet Warden
///
/// `DAL_096` · Neutral minion · 6 mana · 4/7
///
/// > **Taunt Spell Damage +1**
///
/// - Set: Rise of Shadows · common · collectible
/// - Mechanics: Taunt, Spellpower
///
/// State: Vanilla
//~ DAL_096 vanilla 057b43ef 404b5f8d
pub const DAL_096: Power = VANILLA;

/// # EVIL Cable Rat
///
/// `DAL_400` · Neutral minion · 2 mana · 1/1
///
/// > **Battlecry:** Add a **Lackey** to your hand.
///
/// - Set: Rise of Shadows · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Mark Of Evil
/// - Tags: `1359` = 1
///
/// State: Todo
//~ DAL_400 todo 174c9917 9fbcf312
pub const DAL_400: Power = TODO;

/// # Arcane Watcher
///
/// `DAL_434` · Neutral minion · 3 mana · 5/6
///
/// > Can't attack unless you have **Spell Damage**.
///
/// - Set: Rise of Shadows · rare · collectible
/// - Refers to: Spellpower
///
/// State: Todo
//~ DAL_434 todo f7a78cb2 7aa60402
pub const DAL_434: Power = TODO;

/// # Unseen Saboteur
///
/// `DAL_538` · Neutral minion · 6 mana · 5/6
///
/// > **Battlecry:** Your opponent casts a random spell from their hand *(targets chosen randomly)*.
///
/// - Set: Rise of Shadows · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
///
/// State: Todo
//~ DAL_538 todo 90c3e93a 930489d3
pub const DAL_538: Power = TODO;

/// # Sunreaver Warmage
///
/// `DAL_539` · Neutral minion · 5 mana · 4/4
///
/// > **Battlecry:** If you're holding a spell that costs (5) or more, deal 4 damage.
///
/// - Set: Rise of Shadows · rare · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_DRAG_TO_PLAY_PRE31761` (hearthstone-data 36393.1)
/// - Target: "Deal 4 damage."
///
/// State: Todo
//~ DAL_539 todo da499e1c 026f6966
pub const DAL_539: Power = TODO;

/// # Potion Vendor
///
/// `DAL_544` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Restore #2 Health to all friendly characters.
///
/// - Set: Rise of Shadows · common · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ DAL_544 todo 2136b073 75b84624
pub const DAL_544: Power = TODO;

/// # Barista Lynchen
///
/// `DAL_546` · Neutral minion · 5 mana · 4/5
///
/// > **Battlecry:** Add a copy of each of your other **Battlecry** minions to your hand.
///
/// - Set: Rise of Shadows · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ DAL_546 todo 3d527229 b9bb7690
pub const DAL_546: Power = TODO;

/// # Azerite Elemental
///
/// `DAL_548` · Neutral minion · 5 mana · 2/7
///
/// > At the start of your turn, gain **Spell Damage +2**.
///
/// - Set: Rise of Shadows · epic · collectible
/// - Minion type: Elemental
/// - Refers to: Spellpower
/// - Enchantments: Arcane Expansion [`DAL_548e`]
///
/// State: Todo
//~ DAL_548 todo 57ec2ad3 6549d544
pub const DAL_548: Power = TODO;

/// # Arcane Expansion
///
/// `DAL_548e` · Neutral enchantment
///
/// > Increased **Spell Damage**.
///
/// - Set: Rise of Shadows
///
/// State: Todo
//~ DAL_548e todo 71f6ef12 0730ff04
pub const DAL_548e: Power = TODO;

/// # Underbelly Ooze
///
/// `DAL_550` · Neutral minion · 7 mana · 3/5
///
/// > After this minion survives damage, summon a copy of it.
///
/// - Set: Rise of Shadows · rare · collectible
///
/// State: Todo
//~ DAL_550 todo 75585fac 7ed89bc4
pub const DAL_550: Power = TODO;

/// # Proud Defender
///
/// `DAL_551` · Neutral minion · 4 mana · 2/6
///
/// > **Taunt** Has +2 Attack while you have no other minions.
///
/// - Set: Rise of Shadows · common · collectible
/// - Minion type: Draenei
/// - Mechanics: Taunt
///
/// State: Todo
//~ DAL_551 todo 1a11c51a 9b00eae2
pub const DAL_551: Power = TODO;

/// # Big Bad Archmage
///
/// `DAL_553` · Neutral minion · 10 mana · 6/6
///
/// > At the end of your turn, summon a random 6-Cost minion.
///
/// - Set: Rise of Shadows · epic · collectible
///
/// State: Todo
//~ DAL_553 todo 9d74680f 26356023
pub const DAL_553: Power = TODO;

/// # Chef Nomi
///
/// `DAL_554` · Neutral minion · 7 mana · 6/6
///
/// > **Battlecry:** If your deck is empty, summon six 6/6 Greasefire Elementals.
///
/// - Set: Rise of Shadows · legendary · collectible
/// - Mechanics: Battlecry
/// - Tokens: Greasefire Elemental [`DAL_554t`]
///
/// State: Todo
//~ DAL_554 todo c01cb811 5cf32a1a
pub const DAL_554: Power = TODO;

/// # Greasefire Elemental
///
/// `DAL_554t` · Neutral minion · 6 mana · 6/6
///
/// - Set: Rise of Shadows
/// - Minion type: Elemental
///
/// State: Vanilla
//~ DAL_554t vanilla 4261c938 4cd95549
pub const DAL_554t: Power = VANILLA;

/// # Archmage Vargoth
///
/// `DAL_558` · Neutral minion · 4 mana · 2/6
///
/// > At the end of your turn, cast a spell you've cast this turn *(targets are random)*.
///
/// - Set: Rise of Shadows · legendary · collectible
///
/// State: Todo
//~ DAL_558 todo 93d4aa8e a662d3ef
pub const DAL_558: Power = TODO;

/// # Heroic Innkeeper
///
/// `DAL_560` · Neutral minion · 8 mana · 4/4
///
/// > **Taunt. Battlecry:** Gain +2/+2 for each other friendly minion.
///
/// - Set: Rise of Shadows · common · collectible
/// - Mechanics: Taunt, Battlecry
/// - Enchantments: Protect the Brews! [`DAL_560e2`]
///
/// State: Todo
//~ DAL_560 todo e3cd998a 2df5b2ba
pub const DAL_560: Power = TODO;

/// # Protect the Brews!
///
/// `DAL_560e2` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Rise of Shadows
///
/// State: Todo
//~ DAL_560e2 todo cbe51b0d ac7adce1
pub const DAL_560e2: Power = TODO;

/// # Portal Overfiend
///
/// `DAL_565` · Neutral minion · 6 mana · 5/6
///
/// > **Battlecry:** Shuffle 3 Portals into your deck. When drawn, summon a 2/2 Demon with **Rush**.
///
/// - Set: Rise of Shadows · epic · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
/// - Refers to: Rush
///
/// State: Todo
//~ DAL_565 todo a17792a4 f3666477
pub const DAL_565: Power = TODO;

/// # Eccentric Scribe
///
/// `DAL_566` · Neutral minion · 6 mana · 6/4
///
/// > **Deathrattle:** Summon four 1/1 Vengeful Scrolls.
///
/// - Set: Rise of Shadows · common · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Vengeful Scroll [`DAL_566t`]
///
/// State: Todo
//~ DAL_566 todo b876e550 b2b19eec
pub const DAL_566: Power = TODO;

/// # Vengeful Scroll
///
/// `DAL_566t` · Neutral minion · 1 mana · 1/1
///
/// - Set: Rise of Shadows
///
/// State: Vanilla
//~ DAL_566t vanilla 6a48b90f 23c89847
pub const DAL_566t: Power = VANILLA;

/// # Portal Keeper
///
/// `DAL_582` · Neutral minion · 4 mana · 5/2
///
/// > **Battlecry:** Shuffle 3 Portals into your deck. When drawn, summon a 2/2 Demon with **Rush**.
///
/// - Set: Rise of Shadows · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Tokens: Felhound Portal [`DAL_582t`], Felhound [`DAL_582t2`]
///
/// State: Todo
//~ DAL_582 todo d8806654 00bd63bf
pub const DAL_582: Power = TODO;

/// # Felhound Portal
///
/// `DAL_582t` · Neutral spell · 2 mana
///
/// > **Casts When Drawn** Summon a 2/2 Felhound with **Rush**.
///
/// - Set: Rise of Shadows
/// - Mechanics: Casts When Drawn
/// - Refers to: Rush
/// - Tokens: Felhound [`DAL_582t2`]
///
/// State: Todo
//~ DAL_582t todo 8ac25ed7 c84d12f4
pub const DAL_582t: Power = TODO;

/// # Felhound
///
/// `DAL_582t2` · Neutral minion · 2 mana · 2/2
///
/// > **Rush**
///
/// - Set: Rise of Shadows
/// - Minion type: Demon
/// - Mechanics: Rush
///
/// State: Vanilla
//~ DAL_582t2 vanilla 55a454a6 f96d09d3
pub const DAL_582t2: Power = VANILLA;

/// # Batterhead
///
/// `DAL_592` · Neutral minion · 8 mana · 3/12
///
/// > **Rush**. After this attacks and kills a minion, it may attack again.
///
/// - Set: Rise of Shadows · epic · collectible
/// - Mechanics: Rush
///
/// State: Todo
//~ DAL_592 todo a48c8061 08a4a1f2
pub const DAL_592: Power = TODO;

/// # Faceless Lackey
///
/// `DAL_613` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Summon a random 2-Cost minion.
///
/// - Set: Rise of Shadows
/// - Mechanics: Battlecry, Mark Of Evil
///
/// State: Todo
//~ DAL_613 todo d2012ed6 aa717291
pub const DAL_613: Power = TODO;

/// # Kobold Lackey
///
/// `DAL_614` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Deal 2 damage.
///
/// - Set: Rise of Shadows
/// - Mechanics: Battlecry, Mark Of Evil
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
/// - Target: "Deal 2 damage."
///
/// State: Todo
//~ DAL_614 todo 5e3c3678 6b1bfff8
pub const DAL_614: Power = TODO;

/// # Witchy Lackey
///
/// `DAL_615` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Transform a friendly minion into one that costs (1) more.
///
/// - Set: Rise of Shadows
/// - Mechanics: Battlecry, Mark Of Evil
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Target: "Transform a minion."
///
/// State: Todo
//~ DAL_615 todo bdf4f5f4 8a9221fc
pub const DAL_615: Power = TODO;

/// # Dalaran Librarian
///
/// `DAL_735` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry: Silence** adjacent minions.
///
/// - Set: Rise of Shadows · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Silence
/// - Tags: `1576` = 1
///
/// State: Todo
//~ DAL_735 todo 85b46a3e 5e446bc4
pub const DAL_735: Power = TODO;

/// # Archivist Elysiana
///
/// `DAL_736` · Neutral minion · 8 mana · 7/7
///
/// > **Battlecry: Discover** 5 cards. Replace your deck with 2 copies of each.
///
/// - Set: Rise of Shadows · legendary · collectible
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ DAL_736 todo 5a91c3b6 4160f0d4
pub const DAL_736: Power = TODO;

/// # Goblin Lackey
///
/// `DAL_739` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Give a friendly minion +1 Attack and **Rush**.
///
/// - Set: Rise of Shadows
/// - Mechanics: Battlecry, Mark Of Evil
/// - Refers to: Rush
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Target: "Give +1 Attack and **Rush**."
/// - Enchantments: Short Fuse [`DAL_739e`]
///
/// State: Todo
//~ DAL_739 todo 94eb58c7 d229e299
pub const DAL_739: Power = TODO;

/// # Short Fuse
///
/// `DAL_739e` · Neutral enchantment
///
/// > +1 Attack and **Rush**.
///
/// - Set: Rise of Shadows
///
/// State: Todo
//~ DAL_739e todo b1e120f3 ef1d3f54
pub const DAL_739e: Power = TODO;

/// # Ethereal Lackey
///
/// `DAL_741` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry: Discover** a spell.
///
/// - Set: Rise of Shadows
/// - Mechanics: Battlecry, Discover, Mark Of Evil
///
/// State: Todo
//~ DAL_741 todo e168611a fde8bcc6
pub const DAL_741: Power = TODO;

/// # Whirlwind Tempest
///
/// `DAL_742` · Neutral minion · 8 mana · 6/6
///
/// > Your minions with **Windfury** have **Mega-Windfury**.
///
/// - Set: Rise of Shadows · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Aura
/// - Refers to: Windfury, Mega Windfury
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 64457
/// - Enchantments: Whirling [`DAL_742e`]
///
/// State: Todo
//~ DAL_742 todo 378bc6ee c52aafa9
pub const DAL_742: Power = TODO;

/// # Whirling
///
/// `DAL_742e` · Warrior enchantment
///
/// > **Mega-Windfury**
///
/// - Set: Rise of Shadows
///
/// State: Todo
//~ DAL_742e todo ade6d533 984c986a
pub const DAL_742e: Power = TODO;

/// # Hench-Clan Hogsteed
///
/// `DAL_743` · Neutral minion · 2 mana · 2/1
///
/// > **Rush Deathrattle:** Summon a 1/1 Murloc.
///
/// - Set: Rise of Shadows · common · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle, Rush
/// - Tokens: Hench-Clan Squire [`DAL_743t`]
///
/// State: Todo
//~ DAL_743 todo b912418d 685ab299
pub const DAL_743: Power = TODO;

/// # Hench-Clan Squire
///
/// `DAL_743t` · Neutral minion · 1 mana · 1/1
///
/// - Set: Rise of Shadows
/// - Minion type: Murloc
///
/// State: Vanilla
//~ DAL_743t vanilla 04e3e919 83ab9387
pub const DAL_743t: Power = VANILLA;

/// # Faceless Rager
///
/// `DAL_744` · Neutral minion · 3 mana · 5/1
///
/// > **Battlecry:** Copy a friendly minion's Health.
///
/// - Set: Rise of Shadows · common · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Target: "Copy a friendly minion's Health."
/// - Enchantments: Familiar Faces [`DAL_744e`]
///
/// State: Todo
//~ DAL_744 todo bb8671f5 998e13e2
pub const DAL_744: Power = TODO;

/// # Familiar Faces
///
/// `DAL_744e` · Neutral enchantment
///
/// > Copied health.
///
/// - Set: Rise of Shadows
///
/// State: Todo
//~ DAL_744e todo cc11db43 57bc0032
pub const DAL_744e: Power = TODO;

/// # Flight Master
///
/// `DAL_747` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** Summon a 2/2 Gryphon for each player.
///
/// - Set: Rise of Shadows · common · collectible
/// - Mechanics: Battlecry
/// - Tokens: Gryphon [`DAL_747t`]
///
/// State: Todo
//~ DAL_747 todo 44fa4857 71f3198a
pub const DAL_747: Power = TODO;

/// # Gryphon
///
/// `DAL_747t` · Neutral minion · 2 mana · 2/2
///
/// - Set: Rise of Shadows
/// - Minion type: Beast
///
/// State: Vanilla
//~ DAL_747t vanilla ac4363cb b952c955
pub const DAL_747t: Power = VANILLA;

/// # Mana Reservoir
///
/// `DAL_748` · Neutral minion · 2 mana · 0/6
///
/// > **Spell Damage +1**
///
/// - Set: Rise of Shadows · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Spellpower
///
/// State: Vanilla
//~ DAL_748 vanilla f111525f 9c795105
pub const DAL_748: Power = VANILLA;

/// # Recurring Villain
///
/// `DAL_749` · Neutral minion · 5 mana · 3/6
///
/// > **Deathrattle:** If this minion has 4 or more Attack, resummon it.
///
/// - Set: Rise of Shadows · rare · collectible
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ DAL_749 todo 3eb14c15 97245996
pub const DAL_749: Power = TODO;

/// # Mad Summoner
///
/// `DAL_751` · Neutral minion · 6 mana · 4/4
///
/// > **Battlecry:** Fill each player's board with 1/1 Imps.
///
/// - Set: Rise of Shadows · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
/// - Tokens: Imp [`DAL_751t`]
///
/// State: Todo
//~ DAL_751 todo 6f95cf3c e09b3a90
pub const DAL_751: Power = TODO;

/// # Imp
///
/// `DAL_751t` · Neutral minion · 1 mana · 1/1
///
/// - Set: Rise of Shadows
/// - Minion type: Demon
/// - Mechanics: Imp
///
/// State: Vanilla
//~ DAL_751t vanilla 86b06026 f68f6cb6
pub const DAL_751t: Power = VANILLA;

/// # Jepetto Joybuzz
///
/// `DAL_752` · Neutral minion · 8 mana · 6/6
///
/// > **Battlecry:** Draw 2 minions from your deck. Set their Attack, Health, and Cost to 1.
///
/// - Set: Rise of Shadows · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Toy-sized [`DAL_752e`], On Sale [`DAL_752e2`]
///
/// State: Todo
//~ DAL_752 todo 809f4f18 219c7c10
pub const DAL_752: Power = TODO;

/// # Toy-sized
///
/// `DAL_752e` · Neutral enchantment
///
/// > Jepetto Joybuzz made this 1/1.
///
/// - Set: Rise of Shadows
/// - Tokens: Jepetto Joybuzz [`DAL_752`]
///
/// State: Todo
//~ DAL_752e todo beb70be6 0bdc6f17
pub const DAL_752e: Power = TODO;

/// # On Sale
///
/// `DAL_752e2` · Neutral enchantment
///
/// > Costs (1).
///
/// - Set: Rise of Shadows
///
/// State: Todo
//~ DAL_752e2 todo 0db87fb1 dcba70b5
pub const DAL_752e2: Power = TODO;

/// # Burly Shovelfist
///
/// `DAL_760` · Neutral minion · 9 mana · 9/9
///
/// > **Rush**
///
/// - Set: Rise of Shadows · common · collectible
/// - Mechanics: Rush
///
/// State: Vanilla
//~ DAL_760 vanilla bfb2dd92 b8f08c12
pub const DAL_760: Power = VANILLA;

/// # Soldier of Fortune
///
/// `DAL_771` · Neutral minion · 4 mana · 5/6
///
/// > Whenever this minion attacks, give your opponent a Coin.
///
/// - Set: Rise of Shadows · common · collectible
/// - Minion type: Elemental
/// - Tokens: The Coin [`GAME_005`](crate::core::neutral::GAME_005)
///
/// State: Todo
//~ DAL_771 todo 1d546928 aa7e574b
pub const DAL_771: Power = TODO;

/// # Magic Carpet
///
/// `DAL_773` · Neutral minion · 3 mana · 1/6
///
/// > After you play a 1-Cost minion, give it +1 Attack and **Rush**.
///
/// - Set: Rise of Shadows · epic · collectible
/// - Refers to: Rush
/// - Enchantments: Flying High [`DAL_773e`]
///
/// State: Todo
//~ DAL_773 todo 85b48045 3e00f85b
pub const DAL_773: Power = TODO;

/// # Flying High
///
/// `DAL_773e` · Neutral enchantment
///
/// > +1 Attack and **Rush**.
///
/// - Set: Rise of Shadows
///
/// State: Todo
//~ DAL_773e todo 81da14ca ae6ab047
pub const DAL_773e: Power = TODO;

/// # Exotic Mountseller
///
/// `DAL_774` · Neutral minion · 7 mana · 5/8
///
/// > Whenever you cast a spell, summon a random 3-Cost Beast.
///
/// - Set: Rise of Shadows · rare · collectible
///
/// State: Todo
//~ DAL_774 todo 1c39efa1 fb52aefb
pub const DAL_774: Power = TODO;

/// # Tunnel Blaster
///
/// `DAL_775` · Neutral minion · 7 mana · 3/7
///
/// > **Taunt Deathrattle:** Deal 3 damage to all minions.
///
/// - Set: Rise of Shadows · rare · collectible
/// - Mechanics: Taunt, Deathrattle
///
/// State: Todo
//~ DAL_775 todo 8e50d3e8 01d60df2
pub const DAL_775: Power = TODO;

/// # Zayle, Shadow Cloak
///
/// `DAL_800` · Neutral minion · 2 mana · 3/2
///
/// > You start the game with one of Zayle's EVIL Decks!
///
/// - Set: Rise of Shadows · legendary · collectible
/// - Mechanics: Deck Rule Mod Deck Size
/// - Tags: `2936` = 1
/// - Tokens: Zayle, Shadow Cloak [`DAL_800h`]
///
/// State: Todo
//~ DAL_800 todo 0eafee7a 4647e5f2
pub const DAL_800: Power = TODO;

/// # Zayle, Shadow Cloak
///
/// `DAL_800h` · Whizbang hero · 30 health
///
/// - Set: Rise of Shadows · free
///
/// State: Vanilla
//~ DAL_800h vanilla 0eb7901f e9082c75
pub const DAL_800h: Power = VANILLA;

/// # The Coin
///
/// `DAL_COIN` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Rise of Shadows
/// - Mechanics: Coin Card
///
/// State: Todo
//~ DAL_COIN todo 6208623e 1175e00f
pub const DAL_COIN: Power = TODO;
