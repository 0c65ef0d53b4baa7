//! Neutral cards of Descent of Dragons.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file f10dc49a

/// # Tasty Flyfish
///
/// `DRG_049` · Neutral minion · 2 mana · 2/2
///
/// > **Deathrattle:** Give a Dragon in your hand +2/+2.
///
/// - Set: Descent of Dragons · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Deathrattle
/// - Enchantments: Well Fed [`DRG_049e`]
///
/// State: Derived
//~ derived DRG_049 4d075055 4d815db6 8c96b2bc.aadfee8b
pub const DRG_049: Power = deathrattle(&[attach("DRG_049e").to(YOUR_HAND.that(DRAGON).random())]);

/// # Well Fed
///
/// `DRG_049e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Descent of Dragons
///
/// State: Derived
//~ derived DRG_049e 72206405 f84bbcba 40ee34ca.6d6ab056
pub const DRG_049e: Power = enchant(&[plus(2, 2)]);

/// # Devoted Maniac
///
/// `DRG_050` · Neutral minion · 4 mana · 2/2
///
/// > **Rush Battlecry: Invoke** Galakrond.
///
/// - Set: Descent of Dragons · common · collectible
/// - Mechanics: Battlecry, Rush, Empower
/// - Tags: `3623` = 1
///
/// State: Derived
//~ derived DRG_050 57e123a6 5871cf39 19cb25ce.8f348482
pub const DRG_050: Power = battlecry(&[invoke()]);

/// # Draconic Lackey
///
/// `DRG_052` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry: Discover** a Dragon.
///
/// - Set: Descent of Dragons
/// - Mechanics: Battlecry, Discover, Mark Of Evil
///
/// State: Derived
//~ derived DRG_052 166ef005 791b17fb 360dbef3.bb041131
pub const DRG_052: Power = battlecry(&[discover(DRAGON)]);

/// # Big Ol' Whelp
///
/// `DRG_054` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** Draw a card.
///
/// - Set: Descent of Dragons · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Whelp
///
/// State: Derived
//~ derived DRG_054 1edfdbad 2748417f c5133b33.72a132f1
pub const DRG_054: Power = battlecry(&[draw(1)]);

/// # Hoard Pillager
///
/// `DRG_055` · Neutral minion · 4 mana · 4/2
///
/// > **Battlecry:** Equip one of your destroyed weapons.
///
/// - Set: Descent of Dragons · rare · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo DRG_055 582c7598 12d0cb7e 94eeceb2.a1823b08
pub const DRG_055: Power = TODO;

/// # Parachute Brigand
///
/// `DRG_056` · Neutral minion · 2 mana · 2/2
///
/// > After you play a Pirate, summon this minion from your hand.
///
/// - Set: Descent of Dragons · common · collectible
/// - Minion type: Pirate
///
/// State: Derived
//~ derived DRG_056 9f67d11a 0817b581 e910019f.d72000df
pub const DRG_056: Power = after(YOU.play(PIRATE)).in_hand().then(&[summon(the(THIS))]);

/// # Hot Air Balloon
///
/// `DRG_057` · Neutral minion · 1 mana · 1/2
///
/// > At the start of your turn, gain +1 Health.
///
/// - Set: Descent of Dragons · common · collectible
/// - Minion type: Mech
/// - Enchantments: Up, Up, and Away! [`DRG_057e`]
///
/// State: Derived
//~ derived DRG_057 b51d2a41 4d67de4e 1b378931.86eb5261
pub const DRG_057: Power = at_start_of_your_turn(&[give(&[HEALTH.plus(1)])]);

/// # Up, Up, and Away!
///
/// `DRG_057e` · enchantment
///
/// > Increased Health.
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ todo DRG_057e 5cc3cbfc dd462ae8 1d1c2dce.89b088dc
pub const DRG_057e: Power = TODO;

/// # Wing Commander
///
/// `DRG_058` · Neutral minion · 4 mana · 2/5
///
/// > Has +2 Attack for each Dragon in your hand.
///
/// - Set: Descent of Dragons · common · collectible
/// - Enchantments: Commanding [`DRG_058e`]
///
/// State: Derived
//~ derived DRG_058 7e5b5854 b510fb57 fd80348a.663c8b42
pub const DRG_058: Power = aura(THIS).have(&[ATTACK.plus(2).for_each(YOUR_HAND.that(DRAGON))]);

/// # Commanding
///
/// `DRG_058e` · Neutral enchantment
///
/// > Increased Attack.
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ todo DRG_058e aea400df 3c201750 b38af1cf.08129cea
pub const DRG_058e: Power = TODO;

/// # Goboglide Tech
///
/// `DRG_059` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** If you control a Mech, gain +1/+1 and **Rush**.
///
/// - Set: Descent of Dragons · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Enchantments: Gobogliding [`DRG_059e`]
///
/// State: Derived
//~ derived DRG_059 5a9cdbaa 853d3f8f b66840de.566f64dc
pub const DRG_059: Power =
    battlecry(&[give(&[plus(1, 1), has(GameTag::RUSH)])]).when(there_is(&FRIENDLY_MINIONS.that(MECH)));

/// # Gobogliding
///
/// `DRG_059e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Descent of Dragons
///
/// State: Derived
//~ derived DRG_059e 63bc0a8f a1e6caf8 c21b5721.67341004
pub const DRG_059e: Power = enchant(&[plus(1, 1)]);

/// # Fire Hawk
///
/// `DRG_060` · Neutral minion · 3 mana · 1/3
///
/// > **Battlecry:** Gain +1 Attack for each card in your opponent's hand.
///
/// - Set: Descent of Dragons · common · collectible
/// - Minion type: Elemental, Beast
/// - Mechanics: Battlecry
/// - Tags: `2542` = 1
/// - Enchantments: Fired Up [`DRG_060e`]
///
/// State: Derived
//~ derived DRG_060 58cdca9e cde1ba13 402dd0e7.6a149fb1
pub const DRG_060: Power = battlecry(&[give(&[ATTACK.plus(1).times(X)]).for_each(ENEMY_HAND)]);

/// # Fired Up
///
/// `DRG_060e` · enchantment
///
/// > Increased Attack.
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ todo DRG_060e 1825ce44 8e6787c1 f8beda62.08129cea
pub const DRG_060e: Power = TODO;

/// # Gyrocopter
///
/// `DRG_061` · Neutral minion · 6 mana · 4/5
///
/// > **Rush Windfury**
///
/// - Set: Descent of Dragons · common · collectible
/// - Minion type: Mech
/// - Mechanics: Windfury, Rush
///
/// State: Vanilla
//~ vanilla DRG_061 ff4070ac ba637f8b a9c996fa.2a606dce
pub const DRG_061: Power = VANILLA;

/// # Wyrmrest Purifier
///
/// `DRG_062` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Transform all Neutral cards in your deck into random cards from your class.
///
/// - Set: Descent of Dragons · epic · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived DRG_062 e3c153ae 5be415ec f0119c19.5d0d2fe5
pub const DRG_062: Power =
    battlecry(&[transform(YOUR_DECK.that(class(CardClass::Neutral)), random_of(CARD, Classes::Yours))]);

/// # Dragonmaw Poacher
///
/// `DRG_063` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** If your opponent controls a Dragon, gain +4/+4 and **Rush**.
///
/// - Set: Descent of Dragons · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Enchantments: Poaching [`DRG_063e`]
///
/// State: Derived
//~ derived DRG_063 0a62c4d6 17521c0e ebf79583.c4994e26
pub const DRG_063: Power = battlecry(&[attach("DRG_063e")]).when(there_is(&ENEMY_MINIONS.that(DRAGON)));

/// # Poaching
///
/// `DRG_063e` · Neutral enchantment
///
/// > +4/+4 and **Rush**.
///
/// - Set: Descent of Dragons
///
/// State: Derived
//~ derived DRG_063e 4a34d7a8 86ef3644 512abbba.f905eae1
pub const DRG_063e: Power = enchant(&[plus(4, 4), has(GameTag::RUSH)]);

/// # Zul'Drak Ritualist
///
/// `DRG_064` · Neutral minion · 4 mana · 3/9
///
/// > **Taunt** **Battlecry:** Summon three random 1-Cost minions for your opponent.
///
/// - Set: Descent of Dragons · rare · collectible
/// - Mechanics: Taunt, Battlecry
///
/// State: Derived
//~ derived DRG_064 e38cc2d6 8ee9dba1 62d40cf1.5119095b
pub const DRG_064: Power = battlecry(&[summon(random(all(&[MINION, COST.is(1)]))).copies(3).to(OPPONENT)]);

/// # Hippogryph
///
/// `DRG_065` · Neutral minion · 4 mana · 2/6
///
/// > **Rush Taunt**
///
/// - Set: Descent of Dragons · common · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Rush
///
/// State: Vanilla
//~ vanilla DRG_065 c689585f 856dab71 1aaffa44.05d6d156
pub const DRG_065: Power = VANILLA;

/// # Evasive Chimaera
///
/// `DRG_066` · Neutral minion · 2 mana · 2/1
///
/// > **Poisonous Elusive**
///
/// - Set: Descent of Dragons · common · collectible
/// - Minion type: Beast
/// - Mechanics: Poisonous, Elusive
///
/// State: Vanilla
//~ vanilla DRG_066 a7895c47 f4babb79 3553631c.3aa2f837
pub const DRG_066: Power = VANILLA;

/// # Troll Batrider
///
/// `DRG_067` · Neutral minion · 4 mana · 3/3
///
/// > **Battlecry:** Deal 3 damage to a random enemy minion.
///
/// - Set: Descent of Dragons · common · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived DRG_067 c6537052 e1eb4df6 3d9742d3.14c1562b
pub const DRG_067: Power = battlecry(&[deal(3).to(ENEMY_MINIONS.random())]);

/// # Living Dragonbreath
///
/// `DRG_068` · Neutral minion · 3 mana · 3/4
///
/// > Your minions can't be **Frozen**.
///
/// - Set: Descent of Dragons · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Aura
/// - Refers to: Freeze
/// - Enchantments: Toasty [`DRG_068e`]
///
/// State: Todo
//~ todo DRG_068 2421b506 0561526f 592a8dd9.c0c01b08
pub const DRG_068: Power = TODO;

/// # Toasty
///
/// `DRG_068e` · Shaman enchantment
///
/// > Can't be **Frozen**.
///
/// - Set: Descent of Dragons
/// - Mechanics: Cant Be Silenced
///
/// State: Todo
//~ todo DRG_068e 5455d80f ffe8963c ea06b165.3101b21b
pub const DRG_068e: Power = TODO;

/// # Platebreaker
///
/// `DRG_069` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** Destroy your opponent's Armor.
///
/// - Set: Descent of Dragons · common · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo DRG_069 396b5236 c7aab5f6 30df54a1.97ab41c4
pub const DRG_069: Power = TODO;

/// # Dragon Breeder
///
/// `DRG_070` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Choose a friendly Dragon. Add a copy of it to your hand.
///
/// - Set: Descent of Dragons · rare · collectible
/// - Mechanics: Battlecry
/// - Target: "Add a copy to your hand."
///
/// State: Derived
//~ derived DRG_070 5a95a8c0 7daccac4 2efc9f78.6795ecbf
pub const DRG_070: Power = battlecry(&[with_each(A_FRIENDLY_MINION.that(DRAGON)), get(copy_of(IT))]);

/// # Bad Luck Albatross
///
/// `DRG_071` · Neutral minion · 3 mana · 4/3
///
/// > **Deathrattle:** Shuffle two 1/1 Albatross into your opponent's deck.
///
/// - Set: Descent of Dragons · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Tokens: Albatross [`DRG_071t`]
///
/// State: Derived
//~ derived DRG_071 7a40217d 9c36ecac e0b7242d.9f2c12cd
pub const DRG_071: Power = deathrattle(&[shuffle(card("DRG_071t")).copies(2).to(OPPONENT)]);

/// # Albatross
///
/// `DRG_071t` · Neutral minion · 1 mana · 1/1
///
/// - Set: Descent of Dragons
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla DRG_071t bc113533 8bcc8cd3 744473d7
pub const DRG_071t: Power = VANILLA;

/// # Skyfin
///
/// `DRG_072` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry:** If you're holding a Dragon, summon 2 random Murlocs.
///
/// - Set: Descent of Dragons · epic · collectible
/// - Minion type: Murloc, Dragon
/// - Mechanics: Battlecry
/// - Tags: `2523` = 1
///
/// State: Derived
//~ derived DRG_072 072f6b18 1e3db396 3e733189.b9738ed0
pub const DRG_072: Power =
    battlecry(&[summon(random(all(&[MINION, MURLOC]))).copies(2)]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Evasive Feywing
///
/// `DRG_073` · Neutral minion · 4 mana · 5/4
///
/// > **Elusive**
///
/// - Set: Descent of Dragons · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Elusive
///
/// State: Vanilla
//~ vanilla DRG_073 f17c70ba 8b736cf1 cf144f83.c54580ff
pub const DRG_073: Power = VANILLA;

/// # Camouflaged Dirigible
///
/// `DRG_074` · Neutral minion · 6 mana · 6/6
///
/// > **Battlecry:** Give your other Mechs **Stealth** until your next turn.
///
/// - Set: Descent of Dragons · common · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Refers to: Stealth
/// - Enchantments: Camouflaged [`DRG_074e`]
///
/// State: Derived
//~ derived DRG_074 336fb004 45d0ae1c 6e84f2f9.49272777
pub const DRG_074: Power = battlecry(&[attach("DRG_074e").to(OTHER_FRIENDLY_MINIONS.that(MECH))]);

/// # Camouflaged
///
/// `DRG_074e` · Rogue enchantment
///
/// > Stealthed until your next turn.
///
/// - Set: Descent of Dragons
///
/// State: Derived
//~ derived DRG_074e 655c6779 525f9a36 13e96306.549b4a26
pub const DRG_074e: Power = enchant(&[has(GameTag::STEALTH)]).until_your_next_turn();

/// # Cobalt Spellkin
///
/// `DRG_075` · Neutral minion · 5 mana · 3/5
///
/// > **Battlecry:** Add two 1-Cost spells from your class to your hand.
///
/// - Set: Descent of Dragons · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived DRG_075 206f210a 0f71be6f f9fcd07c.72a6a1ce
pub const DRG_075: Power = battlecry(&[get(random_of(all(&[SPELL, COST.is(1)]), Classes::Yours)).copies(2)]);

/// # Faceless Corruptor
///
/// `DRG_076` · Neutral minion · 5 mana · 5/4
///
/// > **Rush**. **Battlecry:** Transform one of your minions into a copy of this.
///
/// - Set: Descent of Dragons · rare · collectible
/// - Mechanics: Battlecry, Rush
/// - Target: "Transform a minion."
///
/// State: Derived
//~ derived DRG_076 812a8e1e 87e0e5d2 091b9e0b.879bd7c1
pub const DRG_076: Power = battlecry(&[transform(A_FRIENDLY_MINION.other(), copy_of(THIS))]);

/// # Utgarde Grapplesniper
///
/// `DRG_077` · Neutral minion · 6 mana · 5/5
///
/// > **Battlecry:** Both players draw a card. If it's a Dragon, summon it.
///
/// - Set: Descent of Dragons · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo DRG_077 b4b8bdfb 94329d57 d3b42cbe.89f2c2de
pub const DRG_077: Power = TODO;

/// # Depth Charge
///
/// `DRG_078` · Neutral minion · 1 mana · 0/5
///
/// > At the start of your turn, deal 5 damage to ALL minions.
///
/// - Set: Descent of Dragons · rare · collectible
///
/// State: Derived
//~ derived DRG_078 82e5a19c a7e67d2b 59c1ee0d.b0a8513f
pub const DRG_078: Power = at_start_of_your_turn(&[deal(5).to(MINIONS)]);

/// # Evasive Wyrm
///
/// `DRG_079` · Neutral minion · 6 mana · 5/4
///
/// > **Rush Divine Shield Elusive**
///
/// - Set: Descent of Dragons · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Divine Shield, Rush, Elusive
///
/// State: Vanilla
//~ vanilla DRG_079 c5d68775 99710ad5 8d699fb8.ceeb8af4
pub const DRG_079: Power = VANILLA;

/// # Scalerider
///
/// `DRG_081` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** If you're holding a Dragon, deal 2 damage.
///
/// - Set: Descent of Dragons · common · collectible
/// - Mechanics: Battlecry
/// - Target: "Deal 2 damage."
///
/// State: Derived
//~ derived DRG_081 ea6115f2 5fa08b6a 9a1ed1d1.bb23789e
pub const DRG_081: Power = battlecry(&[deal(2).to(TARGET)]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Kobold Stickyfinger
///
/// `DRG_082` · Neutral minion · 5 mana · 4/4
///
/// > **Battlecry:** Steal your opponent's weapon.
///
/// - Set: Descent of Dragons · epic · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived DRG_082 253040d3 9d3f1ccb 252302c2.18fcf588
pub const DRG_082: Power = battlecry(&[take_control(ENEMY_WEAPON)]);

/// # Tentacled Menace
///
/// `DRG_084` · Neutral minion · 5 mana · 6/5
///
/// > **Battlecry:** Each player draws a card. Swap their Costs.
///
/// - Set: Descent of Dragons · epic · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Tentacle Confusion [`DRG_084e`]
///
/// State: Todo
//~ todo DRG_084 dfb2f851 f15d9e64 da57c116.1549e939
pub const DRG_084: Power = TODO;

/// # Tentacle Confusion
///
/// `DRG_084e` · Neutral enchantment
///
/// > Cost swapped by Tentacled Menace.
///
/// - Set: Descent of Dragons
/// - Tokens: Tentacled Menace [`DRG_084`]
///
/// State: Todo
//~ todo DRG_084e 4ca587e7 b52840be 88882c95.4e7ab6d2
pub const DRG_084e: Power = TODO;

/// # Chromatic Egg
///
/// `DRG_086` · Neutral minion · 5 mana · 0/3
///
/// > **Battlecry:** Secretly **Discover** a Dragon to hatch into. **Deathrattle:** Hatch!
///
/// - Set: Descent of Dragons · epic · collectible
/// - Mechanics: Deathrattle, Battlecry, Discover
/// - Enchantments: What's in the Egg? [`DRG_086e`]
///
/// State: Todo
//~ todo DRG_086 94cd0f4a 128b3c86 a80fb63a.0d3b3c5c
pub const DRG_086: Power = TODO;

/// # What's in the Egg?
///
/// `DRG_086e` · Neutral enchantment
///
/// > It's a mystery...@{0} is inside! *(Only you can see this.)*
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ todo DRG_086e f5c3945b d0154260 60936d4f.7a470c37
pub const DRG_086e: Power = TODO;

/// # Dread Raven
///
/// `DRG_088` · Neutral minion · 3 mana · 3/4
///
/// > Has +3 Attack for each other Dread Raven you control.
///
/// - Set: Descent of Dragons · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Aura
/// - Enchantments: Conspiracy of Ravens [`DRG_088e`]
///
/// State: Derived
//~ derived DRG_088 807138b9 a22d7b5a b17eaae0.5f85c044
pub const DRG_088: Power = aura(THIS).have(&[ATTACK.plus(3).for_each(OTHER_FRIENDLY_MINIONS.that(named("DRG_088")))]);

/// # Conspiracy of Ravens
///
/// `DRG_088e` · Neutral enchantment
///
/// > +3 Attack for each other Dread Raven.
///
/// - Set: Descent of Dragons
/// - Tokens: Dread Raven [`DRG_088`]
///
/// State: Todo
//~ todo DRG_088e b429139a 00f2859c 104e97aa.22771947
pub const DRG_088e: Power = TODO;

/// # Dragonqueen Alexstrasza
///
/// `DRG_089` · Neutral minion · 9 mana · 8/8
///
/// > **Battlecry:** If your deck has no duplicates, add 2 other random Dragons to your hand. They cost (0).
///
/// - Set: Descent of Dragons · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Enchantments: A Queen's Discount [`DRG_089e`]
///
/// State: Todo
//~ todo DRG_089 fb4af1b3 439dae2e 862f38d3.94f2f6ff
pub const DRG_089: Power = TODO;

/// # A Queen's Discount
///
/// `DRG_089e` · Neutral enchantment
///
/// > Costs (0).
///
/// - Set: Descent of Dragons
///
/// State: Derived
//~ derived DRG_089e 4a3841ef 20275c51 d17dd93d.dd600ecd
pub const DRG_089e: Power = enchant(&[cost(0)]);

/// # Shu'ma
///
/// `DRG_091` · Neutral minion · 7 mana · 1/7
///
/// > At the end of your turn, fill your board with 1/1 Tentacles.
///
/// - Set: Descent of Dragons · legendary · collectible
/// - Tokens: Tentacle [`DRG_091t`]
///
/// State: Derived
//~ derived DRG_091 3478984f fde8803d fe3ad0f7.65f37b00
pub const DRG_091: Power = at_end_of_your_turn(&[summon(card("DRG_091t")).copies(7)]);

/// # Tentacle
///
/// `DRG_091t` · Neutral minion · 1 mana · 1/1
///
/// - Set: Descent of Dragons
///
/// State: Vanilla
//~ vanilla DRG_091t 90cf7f17 48f88c2d b642a530
pub const DRG_091t: Power = VANILLA;

/// # Transmogrifier
///
/// `DRG_092` · Neutral minion · 2 mana · 2/3
///
/// > Whenever you draw a card, transform it into a random **Legendary** minion.
///
/// - Set: Descent of Dragons · epic · collectible
///
/// State: Derived
//~ derived DRG_092 bc54100b c675f846 dbcb0742.cd131bdc
pub const DRG_092: Power =
    whenever(YOU.draw(CARD)).then(&[transform(THAT, random(all(&[MINION, rarity(Rarity::Legendary)])))]);

/// # Kronx Dragonhoof
///
/// `DRG_099` · Neutral minion · 6 mana · 6/6
///
/// > **Battlecry:** Draw Galakrond. If you're already Galakrond, unleash a Devastation.
///
/// - Set: Descent of Dragons · legendary · collectible
/// - Mechanics: Battlecry, Dont Pick From Subsets
/// - Tokens: Decimation [`DRG_099t1`], Reanimation [`DRG_099t2`], Domination [`DRG_099t3`], Annihilation [`DRG_099t4`]
///
/// State: Todo
//~ todo DRG_099 711d5e60 ecdfe377 b2672813.0fcccaec
pub const DRG_099: Power = TODO;

/// # Decimation
///
/// `DRG_099t1` · Neutral spell · 0 mana
///
/// > Deal 5 damage to the enemy hero. Restore 5 Health to your hero.
///
/// - Set: Descent of Dragons
/// - Tags: `1200` = 1
///
/// State: Derived
//~ derived DRG_099t1 f129a69e ffb09fa9 4be2863f.2b7f1b95
pub const DRG_099t1: Power = spell(&[deal(5).to(ENEMY_HERO), heal(5).to(YOUR_HERO)]);

/// # Reanimation
///
/// `DRG_099t2` · Neutral spell · 0 mana
///
/// > Summon an 8/8 Dragon with **Taunt**.
///
/// - Set: Descent of Dragons
/// - Tags: `1200` = 1
/// - Tokens: Reanimated Dragon [`DRG_099t2t`]
///
/// State: Derived
//~ derived DRG_099t2 4031aae1 8427076a 811872cb.5dd7d868
pub const DRG_099t2: Power = spell(&[summon(card("DRG_099t2t"))]);

/// # Reanimated Dragon
///
/// `DRG_099t2t` · Neutral minion · 8 mana · 8/8
///
/// > **Taunt**
///
/// - Set: Descent of Dragons
/// - Minion type: Undead, Dragon
/// - Mechanics: Taunt
/// - Tags: `2534` = 1
///
/// State: Vanilla
//~ vanilla DRG_099t2t 9bf47ce9 b521196d 748f33a3.4b0c5d24
pub const DRG_099t2t: Power = VANILLA;

/// # Domination
///
/// `DRG_099t3` · Neutral spell · 0 mana
///
/// > Give your other minions +2/+2.
///
/// - Set: Descent of Dragons
/// - Tags: `1200` = 1
/// - Enchantments: Dominating [`DRG_099t3e`]
///
/// State: Derived
//~ derived DRG_099t3 bc4d6386 dd72f09f 420fbc02.8010dad2
pub const DRG_099t3: Power = spell(&[attach("DRG_099t3e").to(OTHER_FRIENDLY_MINIONS)]);

/// # Dominating
///
/// `DRG_099t3e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Descent of Dragons
///
/// State: Derived
//~ derived DRG_099t3e fabf72df b460a0fd f9250319.6d6ab056
pub const DRG_099t3e: Power = enchant(&[plus(2, 2)]);

/// # Annihilation
///
/// `DRG_099t4` · Neutral spell · 0 mana
///
/// > Deal 5 damage to all other minions.
///
/// - Set: Descent of Dragons
/// - Mechanics: Immune To Spellpower
/// - Tags: `1200` = 1
///
/// State: Derived
//~ derived DRG_099t4 d91fe845 cc54e8bb 0ce8a382.84a2ca71
pub const DRG_099t4: Power = spell(&[deal(5).to(OTHER_MINIONS)]);

/// # Twin Tyrant
///
/// `DRG_213` · Neutral minion · 8 mana · 4/10
///
/// > **Battlecry:** Deal 4 damage to two random enemy minions.
///
/// - Set: Descent of Dragons · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived DRG_213 c0e8fd7e 63461a1f 1a27b6cc.66b3b247
pub const DRG_213: Power = battlecry(&[deal(4).to(ENEMY_MINIONS.random_of(2))]);

/// # Dragon Claw
///
/// `DRG_238ht` · weapon · 5 mana · 5/2 durability
///
/// - Set: Descent of Dragons
///
/// State: Vanilla
//~ vanilla DRG_238ht 73235ca7 9b389b01 1bcc8e45
pub const DRG_238ht: Power = VANILLA;

/// # Blazing Battlemage
///
/// `DRG_239` · Neutral minion · 1 mana · 2/2
///
/// - Set: Descent of Dragons · common · collectible
///
/// State: Vanilla
//~ vanilla DRG_239 ce218705 641dea8c c85f26a0
pub const DRG_239: Power = VANILLA;

/// # Shield of Galakrond
///
/// `DRG_242` · Neutral minion · 5 mana · 4/5
///
/// > **Taunt Battlecry: Invoke** Galakrond.
///
/// - Set: Descent of Dragons · common · collectible
/// - Minion type: Draenei
/// - Mechanics: Taunt, Battlecry, Empower
/// - Tags: `3623` = 1
///
/// State: Derived
//~ derived DRG_242 e2fe7cac 17423c7a eb7f7ac1.01357415
pub const DRG_242: Power = battlecry(&[invoke()]);

/// # Frizz Kindleroost
///
/// `DRG_257` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry:** Reduce the Cost of Dragons in your deck by (2).
///
/// - Set: Descent of Dragons · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Ready to Hatch! [`DRG_257e3`]
///
/// State: Derived
//~ derived DRG_257 6127b3d8 231f3250 2f3a2544.61b70b2d
pub const DRG_257: Power = battlecry(&[give(&[cost_less(2)]).to(YOUR_DECK.that(DRAGON))]);

/// # Ready to Hatch!
///
/// `DRG_257e3` · Neutral enchantment
///
/// > Reduced Cost.
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ todo DRG_257e3 f045a677 48653b62 a36c486a.dda26391
pub const DRG_257e3: Power = TODO;

/// # Evasive Drakonid
///
/// `DRG_310` · Neutral minion · 7 mana · 7/7
///
/// > **Taunt Elusive**
///
/// - Set: Descent of Dragons · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Taunt, Elusive
///
/// State: Vanilla
//~ vanilla DRG_310 363e8acf 960a20cf 2e494dee.c6cde567
pub const DRG_310: Power = VANILLA;

/// # Grizzled Wizard
///
/// `DRG_401` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Swap Hero Powers with your opponent until your next turn.
///
/// - Set: Descent of Dragons · epic · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Grizzled Power [`DRG_401e`]
/// - Tokens: Grizzled Power Dummy [`DRG_401d`]
///
/// State: Todo
//~ todo DRG_401 77d9ae07 09923a46 01444c0e.8de6054c
pub const DRG_401: Power = TODO;

/// # Grizzled Power Dummy
///
/// `DRG_401d` · Neutral spell · 0 mana
///
/// > Dummy Hook Up for DRG 401e
///
/// - Set: Descent of Dragons
/// - Tags: `1200` = 1
///
/// State: Todo
//~ todo DRG_401d f70de889 8bc98ca2 4b56dcb9.e53080e3
pub const DRG_401d: Power = TODO;

/// # Grizzled Power
///
/// `DRG_401e` · Neutral enchantment
///
/// > Swap Hero Powers with your opponent next turn.
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ todo DRG_401e 7ddbbd0b 3878bd3d cf3f19da.0aa9a590
pub const DRG_401e: Power = TODO;

/// # Sathrovarr
///
/// `DRG_402` · Neutral minion · 9 mana · 5/5
///
/// > **Battlecry:** Choose a friendly minion. Add a copy of it to your hand, deck, and battlefield.
///
/// - Set: Descent of Dragons · legendary · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET`, `REQ_TARGET_IF_AVAILABLE` (hearthstone-data 36393.1)
/// - Target: "Add a copy to your hand, deck, and battlefield."
///
/// State: Derived
//~ derived DRG_402 5210e04d 13f51c24 9ee17b76.4c69e5b9
#[rustfmt::skip]
pub const DRG_402: Power = battlecry(&[get(copy_of(A_FRIENDLY_MINION)), shuffle(copy_of(A_FRIENDLY_MINION)), summon(copy_of(A_FRIENDLY_MINION))]);

/// # Blowtorch Saboteur
///
/// `DRG_403` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Your opponent's next Hero Power costs (2) more.
///
/// - Set: Descent of Dragons · epic · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Hot Hot Hot! [`DRG_403e`]
///
/// State: Derived
//~ derived DRG_403 d982da08 edb7b065 c4e9f331.e56ba891
pub const DRG_403: Power = battlecry(&[attach("DRG_403e").to(OPPONENT)]);

/// # Hot Hot Hot!
///
/// `DRG_403e` · Neutral enchantment
///
/// > Costs (2) more.
///
/// - Set: Descent of Dragons
///
/// State: Derived
//~ derived DRG_403e b34193c6 7fe15737 118c7197.7201933b
pub const DRG_403e: Power = enchant(&[]).aura(YOUR_HERO_POWER, &[cost_more(2)]).until(YOU.use_hero_power(CARD));

/// # The Coin
///
/// `DRG_COIN` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Descent of Dragons
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived DRG_COIN b23643de 3b545e63 075e8b31.095f71be
pub const DRG_COIN: Power = spell(&[gain_mana(1)]);
