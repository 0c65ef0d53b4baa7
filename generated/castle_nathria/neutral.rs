//! Neutral cards of Murder at Castle Nathria.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Soul Seeker
///
/// `MAW_004` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry:** Swap this with a random minion from your opponent's deck.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ MAW_004 todo bd00f39e 81fb5efb
pub const MAW_004: Power = TODO;

/// # Afterlife Attendant
///
/// `MAW_031` · Neutral minion · 3 mana · 3/4
///
/// > Your **Infuse** cards also **Infuse** while in your deck.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Mechanics: Aura, Infuse
///
/// State: Todo
//~ MAW_031 todo aededcc0 9aff57f0
pub const MAW_031: Power = TODO;

/// # Tight-Lipped Witness
///
/// `MAW_032` · Neutral minion · 3 mana · 2/5
///
/// > **Secrets** can't be revealed.
///
/// - Set: Murder at Castle Nathria · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Aura
/// - Refers to: Secret
///
/// State: Todo
//~ MAW_032 todo 2b8c5127 b273ee47
pub const MAW_032: Power = TODO;

/// # Sylvanas, the Accused
///
/// `MAW_033` · Neutral minion · 6 mana · 5/5
///
/// > **Battlecry:** Destroy an enemy minion. **Infuse (@):** Take control of it instead.
///
/// - Set: Murder at Castle Nathria · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 7
/// - Target: "Destroy an enemy minion."
/// - Tokens: Sylvanas, the Accused [`MAW_033t`]
///
/// State: Todo
//~ MAW_033 todo 65cf2c15 2efebe79
pub const MAW_033: Power = TODO;

/// # Sylvanas, the Accused
///
/// `MAW_033t` · Neutral minion · 6 mana · 5/5
///
/// > **Infused Battlecry:** Take control of an enemy minion.
///
/// - Set: Murder at Castle Nathria · legendary
/// - Minion type: Undead
/// - Mechanics: Battlecry, Infused
/// - Target: "Take control of an enemy minion."
///
/// State: Todo
//~ MAW_033t todo b738e0c8 bee221d9
pub const MAW_033t: Power = TODO;

/// # The Jailer
///
/// `MAW_034` · Neutral minion · 10 mana · 10/10
///
/// > **Battlecry:** Destroy your deck. This minion gains **Immune**.
///
/// - Set: Murder at Castle Nathria · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Immune
/// - Enchantments: Mawsworn [`MAW_034e`], Mawsworn [`MAW_034e2`]
///
/// State: Todo
//~ MAW_034 todo 9d909b2c 480089e8
pub const MAW_034: Power = TODO;

/// # Mawsworn
///
/// `MAW_034e` · Neutral enchantment
///
/// > The Jailer is **Immune**
///
/// - Set: Murder at Castle Nathria
/// - Tokens: The Jailer [`MAW_034`]
///
/// State: Todo
//~ MAW_034e todo 5de620de 713e1796
pub const MAW_034e: Power = TODO;

/// # Mawsworn
///
/// `MAW_034e2` · Neutral enchantment
///
/// > Can't die.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ MAW_034e2 todo e3823ae6 edfb3644
pub const MAW_034e2: Power = TODO;

/// # Bog Beast
///
/// `REV_012` · Neutral minion · 6 mana · 3/6
///
/// > Taunt **Deathrattle:** Summon a 2/4 Muckmare with **Taunt**.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Taunt, Deathrattle
/// - Tokens: Muckmare [`REV_012t`]
///
/// State: Todo
//~ REV_012 todo 9ecf0842 c730ad7d
pub const REV_012: Power = TODO;

/// # Muckmare
///
/// `REV_012t` · Neutral minion · 3 mana · 2/4
///
/// > **Taunt**
///
/// - Set: Murder at Castle Nathria
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ REV_012t vanilla ffad5b58 e36bfb33
pub const REV_012t: Power = VANILLA;

/// # Stoneborn Accuser
///
/// `REV_013` · Neutral minion · 5 mana · 5/5
///
/// > **Infuse (@):** Gain "**Battlecry:** Deal 5 damage."
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Infuse
/// - Refers to: Battlecry
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 5
/// - Tokens: Stoneborn Accuser [`REV_013t`]
///
/// State: Todo
//~ REV_013 todo 52dba21a e7e377c1
pub const REV_013: Power = TODO;

/// # Stoneborn Accuser
///
/// `REV_013t` · Neutral minion · 5 mana · 5/5
///
/// > **Infused Battlecry:** Deal 5 damage.
///
/// - Set: Murder at Castle Nathria · common
/// - Mechanics: Battlecry, Infused
/// - Target: "Deal 5 damage."
///
/// State: Todo
//~ REV_013t todo 7e6b3ff6 98e74b60
pub const REV_013t: Power = TODO;

/// # Red Herring
///
/// `REV_014` · Neutral minion · 7 mana · 3/12
///
/// > **Taunt** Your non-Red Herring minions have **Stealth**.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Aura
/// - Refers to: Stealth
///
/// State: Todo
//~ REV_014 todo d4837543 18b2c7f4
pub const REV_014: Power = TODO;

/// # Masked Reveler
///
/// `REV_015` · Neutral minion · 6 mana · 4/4
///
/// > **Rush Deathrattle:** Summon a 2/2 copy of another minion in your deck.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Deathrattle, Rush
/// - Enchantments: Masked [`REV_015t`]
///
/// State: Todo
//~ REV_015 todo 7be68a38 6de96229
pub const REV_015: Power = TODO;

/// # Masked
///
/// `REV_015t` · Neutral enchantment
///
/// > 2/2.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_015t todo cdbbfa77 764a794d
pub const REV_015t: Power = TODO;

/// # Crooked Cook
///
/// `REV_016` · Neutral minion · 2 mana · 1/4
///
/// > At the end of your turn, if you dealt 3 or more damage to the enemy hero, draw a card.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Enchantments: Suspicious Soup [`REV_016e`]
///
/// State: Todo
//~ REV_016 todo c82ae75b 3aa8c451
pub const REV_016: Power = TODO;

/// # Suspicious Soup
///
/// `REV_016e` · Neutral enchantment
///
/// > **Poisonous**
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_016e todo 8d656619 f3924dec
pub const REV_016e: Power = TODO;

/// # Insatiable Devourer
///
/// `REV_017` · Neutral minion · 9 mana · 4/4
///
/// > **Battlecry:** Devour an enemy minion and gain its stats. **Infuse (@):** And its neighbors.
///
/// - Set: Murder at Castle Nathria · epic · collectible
/// - Mechanics: Battlecry, Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 5
/// - Target: "Devour an enemy minion and gain its stats."
/// - Enchantments: Satiated [`REV_017e`]
/// - Tokens: Insatiable Devourer [`REV_017t`]
///
/// State: Todo
//~ REV_017 todo f7f02c4b 93f4b732
pub const REV_017: Power = TODO;

/// # Satiated
///
/// `REV_017e` · Neutral enchantment
///
/// > Increased Stats
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_017e todo e8f38ec8 ac12ad8b
pub const REV_017e: Power = TODO;

/// # Insatiable Devourer
///
/// `REV_017t` · Neutral minion · 9 mana · 4/4
///
/// > **Infused Battlecry:** Devour an enemy minion and its neighbors to gain their stats.
///
/// - Set: Murder at Castle Nathria · epic
/// - Mechanics: Battlecry, Infused
/// - Target: "Devour an enemy minion and its neighbors to gain their stats."
///
/// State: Todo
//~ REV_017t todo d877924b 5b34b176
pub const REV_017t: Power = TODO;

/// # Prince Renathal
///
/// `REV_018` · Neutral minion · 3 mana · 3/4
///
/// > Your deck size and starting Health are 40.
///
/// - Set: Murder at Castle Nathria · legendary · collectible
/// - Tags: `DECK_RULE_MOD_DECK_SIZE` = 40, `2936` = 1
/// - Enchantments: Renathal's Vigor [`REV_018e`]
///
/// State: Todo
//~ REV_018 todo 006b1b43 dfc4261a
pub const REV_018: Power = TODO;

/// # Renathal's Vigor
///
/// `REV_018e` · Neutral enchantment
///
/// > Health Set to 40
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_018e todo a20b421b 740cd138
pub const REV_018e: Power = TODO;

/// # Famished Fool
///
/// `REV_019` · Neutral minion · 5 mana · 3/5
///
/// > **Battlecry:** Draw a card. **Infuse (@):** Draw 3 instead.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Mechanics: Battlecry, Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 4
/// - Tokens: Famished Fool [`REV_019t`]
///
/// State: Todo
//~ REV_019 todo 6bc651b8 8de8b20f
pub const REV_019: Power = TODO;

/// # Famished Fool
///
/// `REV_019t` · Neutral minion · 5 mana · 3/5
///
/// > **Infused Battlecry:** Draw 3 cards.
///
/// - Set: Murder at Castle Nathria · rare
/// - Mechanics: Battlecry, Infused
///
/// State: Todo
//~ REV_019t todo 78c5c18f 7f4915a9
pub const REV_019t: Power = TODO;

/// # Dinner Performer
///
/// `REV_020` · Neutral minion · 3 mana · 2/3
///
/// > **Battlecry:** Summon a random minion from your deck that you can afford to play.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ REV_020 todo d192acca c67f767b
pub const REV_020: Power = TODO;

/// # Kael'thas Sinstrider
///
/// `REV_021` · Neutral minion · 8 mana · 4/7
///
/// > Every third minion you play each turn costs (0).
///
/// - Set: Murder at Castle Nathria · legendary · collectible
/// - Mechanics: Aura
/// - Enchantments: Sinstrider [`REV_021e`]
///
/// State: Todo
//~ REV_021 todo 739beb9a b74be2d6
pub const REV_021: Power = TODO;

/// # Sinstrider
///
/// `REV_021e` · Neutral enchantment
///
/// > Costs (0).
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_021e todo 2aa673a7 85622a33
pub const REV_021e: Power = TODO;

/// # Murloc Holmes
///
/// `REV_022` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** Solve 3 Clues about your opponent's cards to get copies of them.
///
/// - Set: Murder at Castle Nathria · legendary · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
///
/// State: Todo
//~ REV_022 todo e5d61caf 623012d1
pub const REV_022: Power = TODO;

/// # Demolition Renovator
///
/// `REV_023` · Neutral minion · 3 mana · 3/3
///
/// > **Tradeable Battlecry:** Destroy an enemy location.
///
/// - Set: Murder at Castle Nathria · epic · collectible
/// - Mechanics: Battlecry, Tradeable, Deck Action Cost
/// - Target: "Destroy an enemy **location**."
///
/// State: Todo
//~ REV_023 todo 5e021a2e 54a09996
pub const REV_023: Power = TODO;

/// # Theotar, the Mad Duke
///
/// `REV_238` · Neutral minion · 6 mana · 4/4
///
/// > **Battlecry: Discover** a card in each player's hand and swap them.
///
/// - Set: Murder at Castle Nathria · legendary · collectible
/// - Mechanics: Battlecry, Discover
/// - Tags: `2057` = 1
///
/// State: Todo
//~ REV_238 todo 7368c364 d48fa52b
pub const REV_238: Power = TODO;

/// # Sinrunner
///
/// `REV_251` · Neutral minion · 5 mana · 6/5
///
/// > **Deathrattle:** Destroy a random enemy minion.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Deathrattle
/// - Tags: `2534` = 1
///
/// State: Todo
//~ REV_251 todo 6bb3e252 f55ed050
pub const REV_251: Power = TODO;

/// # Maze Guide
///
/// `REV_308` · Neutral minion · 2 mana · 1/1
///
/// > **Battlecry**: Summon a random 2-Cost minion.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ REV_308 todo c692381e ce4f7582
pub const REV_308: Power = TODO;

/// # Dredger Staff
///
/// `REV_338` · Neutral minion · 1 mana · 1/2
///
/// > **Battlecry:** Give minions in your hand +1 Health.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Carving Time [`REV_338e`]
///
/// State: Todo
//~ REV_338 todo 25d70da7 6f185416
pub const REV_338: Power = TODO;

/// # Carving Time
///
/// `REV_338e` · Neutral enchantment
///
/// > +1 Health.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_338e todo b1b4461a 6185c993
pub const REV_338e: Power = TODO;

/// # Roosting Gargoyle
///
/// `REV_351` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Give a friendly Beast +2 Attack.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Battlecry
/// - Target: "Give a friendly Beast +2 Attack."
/// - Enchantments: Invigorated [`REV_351e`]
///
/// State: Todo
//~ REV_351 todo ff0338b4 233dd3fd
pub const REV_351: Power = TODO;

/// # Invigorated
///
/// `REV_351e` · Neutral enchantment
///
/// > +2 Attack.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_351e todo 6e5eecb2 aa90ae77
pub const REV_351e: Power = TODO;

/// # Party Crasher
///
/// `REV_370` · Neutral minion · 8 mana · 7/9
///
/// > **Battlecry:** Choose an enemy minion. Throw a random minion from your hand at it.
///
/// - Set: Murder at Castle Nathria · epic · collectible
/// - Mechanics: Battlecry
/// - Target: "Choose an enemy minion. Throw a random minion from your hand at it."
///
/// State: Todo
//~ REV_370 todo f2d75bb7 b11137c8
pub const REV_370: Power = TODO;

/// # Stoneborn General
///
/// `REV_375` · Neutral minion · 10 mana · 8/8
///
/// > **Rush** **Deathrattle:** Summon an 8/8 Gravewing with **Rush**.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Deathrattle, Rush
/// - Tokens: Gravewing [`REV_375t`]
///
/// State: Todo
//~ REV_375 todo aa75414d 8e5fddbd
pub const REV_375: Power = TODO;

/// # Gravewing
///
/// `REV_375t` · Neutral minion · 8 mana · 8/8
///
/// > **Rush**
///
/// - Set: Murder at Castle Nathria
/// - Mechanics: Rush
///
/// State: Vanilla
//~ REV_375t vanilla c50660bf ebe34468
pub const REV_375t: Power = VANILLA;

/// # Invitation Courier
///
/// `REV_377` · Neutral minion · 3 mana · 3/4
///
/// > After a card is added to your hand from another class, copy it.
///
/// - Set: Murder at Castle Nathria · rare · collectible
///
/// State: Todo
//~ REV_377 todo 6c1fb7cb 22a00f91
pub const REV_377: Power = TODO;

/// # Forensic Duster
///
/// `REV_378` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** Your opponent's minions cost (1) more next turn.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Dusting [`REV_378e`], Discovered! [`REV_378e2`]
///
/// State: Todo
//~ REV_378 todo ab988858 f92619bb
pub const REV_378: Power = TODO;

/// # Dusting
///
/// `REV_378e` · Neutral enchantment
///
/// > Your minions cost (1) more this turn.
///
/// - Set: Murder at Castle Nathria
/// - Mechanics: Aura
///
/// State: Todo
//~ REV_378e todo ba22a602 d8d818e6
pub const REV_378e: Power = TODO;

/// # Discovered!
///
/// `REV_378e2` · Neutral enchantment
///
/// > Costs (1) more.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_378e2 todo 64d7a41b fc2d12be
pub const REV_378e2: Power = TODO;

/// # Murloc Holmes
///
/// `REV_770` · Neutral hero · 10 health
///
/// - Set: Murder at Castle Nathria
/// - Hero power: Accuse [`REV_770hp`]
///
/// State: Vanilla
//~ REV_770 vanilla c8c2afa0 6e9840e6
pub const REV_770: Power = VANILLA;

/// # Accuse
///
/// `REV_770hp` · Neutral hero power · 0 mana
///
/// > **Hero Power** Make an accusation!
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_770hp todo fa76cf85 c35db565
pub const REV_770hp: Power = TODO;

/// # Investigate
///
/// `REV_771` · Neutral spell · 1 mana
///
/// > Search for clues.
///
/// - Set: Murder at Castle Nathria
/// - Mechanics: Twinspell
/// - Tokens: Investigate Location [`REV_771b`]
///
/// State: Todo
//~ REV_771 todo 650f4dab db07fca0
pub const REV_771: Power = TODO;

/// # Investigate Location
///
/// `REV_771b` · spell · 1 mana
///
/// > Search for clues.
///
/// - Set: Murder at Castle Nathria
/// - Mechanics: Twinspell
///
/// State: Todo
//~ REV_771b todo d9a72bb3 3c51eb7c
pub const REV_771b: Power = TODO;

/// # Muddy Boots
///
/// `REV_777t01` · spell · 0 mana
///
/// > ???
///
/// - Set: Murder at Castle Nathria
/// - Tags: `1868` = 1
///
/// State: Todo
//~ REV_777t01 todo c21dd821 f8309042
pub const REV_777t01: Power = TODO;

/// # Greying Hair
///
/// `REV_777t02` · spell · 0 mana
///
/// > ???
///
/// - Set: Murder at Castle Nathria
/// - Tags: `1868` = 2
///
/// State: Todo
//~ REV_777t02 todo cc7152a3 5ac54d00
pub const REV_777t02: Power = TODO;

/// # Sharp Claws
///
/// `REV_777t03` · spell · 0 mana
///
/// > ???
///
/// - Set: Murder at Castle Nathria
/// - Tags: `1868` = 3
///
/// State: Todo
//~ REV_777t03 todo 93206d90 9f501b95
pub const REV_777t03: Power = TODO;

/// # Strong Perfume
///
/// `REV_777t04` · spell · 0 mana
///
/// > ???
///
/// - Set: Murder at Castle Nathria
/// - Tags: `1868` = 4
///
/// State: Todo
//~ REV_777t04 todo 06ce2c42 24ee7301
pub const REV_777t04: Power = TODO;

/// # Singed Clothing
///
/// `REV_777t05` · spell · 0 mana
///
/// > ???
///
/// - Set: Murder at Castle Nathria
/// - Tags: `1868` = 5
///
/// State: Todo
//~ REV_777t05 todo 764eaa3c 4982545f
pub const REV_777t05: Power = TODO;

/// # Inscription Hobby
///
/// `REV_777t06` · spell · 0 mana
///
/// > ???
///
/// - Set: Murder at Castle Nathria
/// - Tags: `1868` = 6
///
/// State: Todo
//~ REV_777t06 todo adf14f79 a6f50ba4
pub const REV_777t06: Power = TODO;

/// # Cut on Hand
///
/// `REV_777t07` · spell · 0 mana
///
/// > ???
///
/// - Set: Murder at Castle Nathria
/// - Tags: `1868` = 7
///
/// State: Todo
//~ REV_777t07 todo e9d68085 41de9dee
pub const REV_777t07: Power = TODO;

/// # Sniffly
///
/// `REV_777t08` · spell · 0 mana
///
/// > ???
///
/// - Set: Murder at Castle Nathria
/// - Tags: `1868` = 8
///
/// State: Todo
//~ REV_777t08 todo 17bdc243 6704ed69
pub const REV_777t08: Power = TODO;

/// # Missing Earring
///
/// `REV_777t09` · spell · 0 mana
///
/// > ???
///
/// - Set: Murder at Castle Nathria
/// - Tags: `1868` = 9
///
/// State: Todo
//~ REV_777t09 todo 51eaea91 ecdd8673
pub const REV_777t09: Power = TODO;

/// # Pet Bird
///
/// `REV_777t10` · spell · 0 mana
///
/// > ???
///
/// - Set: Murder at Castle Nathria
/// - Tags: `1868` = 10
///
/// State: Todo
//~ REV_777t10 todo ce483396 2772c04e
pub const REV_777t10: Power = TODO;

/// # Whittling Knife
///
/// `REV_777t11` · spell · 0 mana
///
/// > ???
///
/// - Set: Murder at Castle Nathria
/// - Tags: `1868` = 11
///
/// State: Todo
//~ REV_777t11 todo b2301bb7 8735c2a7
pub const REV_777t11: Power = TODO;

/// # Torn Cloak
///
/// `REV_777t12` · spell · 0 mana
///
/// > ???
///
/// - Set: Murder at Castle Nathria
/// - Tags: `1868` = 12
///
/// State: Todo
//~ REV_777t12 todo 2484f47e 9efcda95
pub const REV_777t12: Power = TODO;

/// # Carrying a Candle
///
/// `REV_777t13` · spell · 0 mana
///
/// > ???
///
/// - Set: Murder at Castle Nathria
/// - Tags: `1868` = 13
///
/// State: Todo
//~ REV_777t13 todo d35423e4 7d6bc986
pub const REV_777t13: Power = TODO;

/// # Eating a Cookie
///
/// `REV_777t14` · spell · 0 mana
///
/// > ???
///
/// - Set: Murder at Castle Nathria
/// - Tags: `1868` = 14
///
/// State: Todo
//~ REV_777t14 todo cf0bad4a 65276a52
pub const REV_777t14: Power = TODO;

/// # Steamy Romance Novel
///
/// `REV_777t15` · spell · 0 mana
///
/// > ???
///
/// - Set: Murder at Castle Nathria
/// - Tags: `1868` = 15
///
/// State: Todo
//~ REV_777t15 todo ea3be86b 2ea95aa2
pub const REV_777t15: Power = TODO;

/// # Dry Skin
///
/// `REV_777t16` · spell · 0 mana
///
/// > ???
///
/// - Set: Murder at Castle Nathria
/// - Tags: `1868` = 16
///
/// State: Todo
//~ REV_777t16 todo 52e3848c 40952241
pub const REV_777t16: Power = TODO;

/// # Chocolate on Fingers
///
/// `REV_777t17` · spell · 0 mana
///
/// > ???
///
/// - Set: Murder at Castle Nathria
/// - Tags: `1868` = 17
///
/// State: Todo
//~ REV_777t17 todo 8c794553 7cc539c2
pub const REV_777t17: Power = TODO;

/// # Flower in Hair
///
/// `REV_777t18` · spell · 0 mana
///
/// > ???
///
/// - Set: Murder at Castle Nathria
/// - Tags: `1868` = 18
///
/// State: Todo
//~ REV_777t18 todo 9c6873d0 cddf9a7e
pub const REV_777t18: Power = TODO;

/// # Loves Spicy Food
///
/// `REV_777t19` · spell · 0 mana
///
/// > ???
///
/// - Set: Murder at Castle Nathria
/// - Tags: `1868` = 19
///
/// State: Todo
//~ REV_777t19 todo efee5746 087062bc
pub const REV_777t19: Power = TODO;

/// # Petite Hands
///
/// `REV_777t20` · spell · 0 mana
///
/// > ???
///
/// - Set: Murder at Castle Nathria
/// - Tags: `1868` = 20
///
/// State: Todo
//~ REV_777t20 todo 07734541 461bd843
pub const REV_777t20: Power = TODO;

/// # Mud on the Ground
///
/// `REV_777t21` · spell · 0 mana
///
/// > ???
///
/// - Set: Murder at Castle Nathria
/// - Tags: `1868` = 1
///
/// State: Todo
//~ REV_777t21 todo 1ffd7ba6 3b2edf94
pub const REV_777t21: Power = TODO;

/// # Grey Hairs
///
/// `REV_777t22` · spell · 0 mana
///
/// > ???
///
/// - Set: Murder at Castle Nathria
/// - Tags: `1868` = 2
///
/// State: Todo
//~ REV_777t22 todo be8b35cc 675b1fcd
pub const REV_777t22: Power = TODO;

/// # Claw Marks
///
/// `REV_777t23` · spell · 0 mana
///
/// > ???
///
/// - Set: Murder at Castle Nathria
/// - Tags: `1868` = 3
///
/// State: Todo
//~ REV_777t23 todo 1a84f558 0cf1894c
pub const REV_777t23: Power = TODO;

/// # Musky Scent
///
/// `REV_777t24` · spell · 0 mana
///
/// > ???
///
/// - Set: Murder at Castle Nathria
/// - Tags: `1868` = 4
///
/// State: Todo
//~ REV_777t24 todo a298dfdb d9341bc6
pub const REV_777t24: Power = TODO;

/// # Scorch Marks
///
/// `REV_777t25` · spell · 0 mana
///
/// > ???
///
/// - Set: Murder at Castle Nathria
/// - Tags: `1868` = 5
///
/// State: Todo
//~ REV_777t25 todo ee6faa17 501571da
pub const REV_777t25: Power = TODO;

/// # Ink Smudge
///
/// `REV_777t26` · spell · 0 mana
///
/// > ???
///
/// - Set: Murder at Castle Nathria
/// - Tags: `1868` = 6
///
/// State: Todo
//~ REV_777t26 todo 2c201392 b42ae892
pub const REV_777t26: Power = TODO;

/// # Anima Residue
///
/// `REV_777t27` · spell · 0 mana
///
/// > ???
///
/// - Set: Murder at Castle Nathria
/// - Tags: `1868` = 7
///
/// State: Todo
//~ REV_777t27 todo c5a1ba3d 015a40bb
pub const REV_777t27: Power = TODO;

/// # Used Hankerchief
///
/// `REV_777t28` · spell · 0 mana
///
/// > ???
///
/// - Set: Murder at Castle Nathria
/// - Tags: `1868` = 8
///
/// State: Todo
//~ REV_777t28 todo 27837fb0 d02035a0
pub const REV_777t28: Power = TODO;

/// # Gaudy Earring
///
/// `REV_777t29` · spell · 0 mana
///
/// > ???
///
/// - Set: Murder at Castle Nathria
/// - Tags: `1868` = 9
///
/// State: Todo
//~ REV_777t29 todo ee17f214 364fc191
pub const REV_777t29: Power = TODO;

/// # Feather
///
/// `REV_777t30` · spell · 0 mana
///
/// > ???
///
/// - Set: Murder at Castle Nathria
/// - Tags: `1868` = 10
///
/// State: Todo
//~ REV_777t30 todo 1525af58 f09b46fb
pub const REV_777t30: Power = TODO;

/// # Wood Shavings
///
/// `REV_777t31` · spell · 0 mana
///
/// > ???
///
/// - Set: Murder at Castle Nathria
/// - Tags: `1868` = 11
///
/// State: Todo
//~ REV_777t31 todo d2537ffd 01ef5156
pub const REV_777t31: Power = TODO;

/// # Scrap of Cloth
///
/// `REV_777t32` · spell · 0 mana
///
/// > ???
///
/// - Set: Murder at Castle Nathria
/// - Tags: `1868` = 12
///
/// State: Todo
//~ REV_777t32 todo 630beebc d5d2bdf9
pub const REV_777t32: Power = TODO;

/// # Wax Drippings
///
/// `REV_777t33` · spell · 0 mana
///
/// > ???
///
/// - Set: Murder at Castle Nathria
/// - Tags: `1868` = 13
///
/// State: Todo
//~ REV_777t33 todo af88876d 2618420c
pub const REV_777t33: Power = TODO;

/// # Crumbs
///
/// `REV_777t34` · spell · 0 mana
///
/// > ???
///
/// - Set: Murder at Castle Nathria
/// - Tags: `1868` = 14
///
/// State: Todo
//~ REV_777t34 todo cac82398 80c9bbf4
pub const REV_777t34: Power = TODO;

/// # Lost Reading Glasses
///
/// `REV_777t35` · spell · 0 mana
///
/// > ???
///
/// - Set: Murder at Castle Nathria
/// - Tags: `1868` = 15
///
/// State: Todo
//~ REV_777t35 todo 1c60eb7f 48c97c77
pub const REV_777t35: Power = TODO;

/// # White Flakes
///
/// `REV_777t36` · spell · 0 mana
///
/// > ???
///
/// - Set: Murder at Castle Nathria
/// - Tags: `1868` = 16
///
/// State: Todo
//~ REV_777t36 todo 4e040c77 6df55785
pub const REV_777t36: Power = TODO;

/// # Candy Wrapper
///
/// `REV_777t37` · spell · 0 mana
///
/// > ???
///
/// - Set: Murder at Castle Nathria
/// - Tags: `1868` = 17
///
/// State: Todo
//~ REV_777t37 todo f50715e2 dbe9cc85
pub const REV_777t37: Power = TODO;

/// # Small Flower Petals
///
/// `REV_777t38` · spell · 0 mana
///
/// > ???
///
/// - Set: Murder at Castle Nathria
/// - Tags: `1868` = 18
///
/// State: Todo
//~ REV_777t38 todo 4283ddc8 4a3fbcc4
pub const REV_777t38: Power = TODO;

/// # Drops of Hot Sauce
///
/// `REV_777t39` · spell · 0 mana
///
/// > ???
///
/// - Set: Murder at Castle Nathria
/// - Tags: `1868` = 19
///
/// State: Todo
//~ REV_777t39 todo 428400de aa441d2e
pub const REV_777t39: Power = TODO;

/// # Small Gloves
///
/// `REV_777t40` · spell · 0 mana
///
/// > ???
///
/// - Set: Murder at Castle Nathria
/// - Tags: `1868` = 20
///
/// State: Todo
//~ REV_777t40 todo 5522373d c2b485dc
pub const REV_777t40: Power = TODO;

/// # Muck Plumber
///
/// `REV_837` · Neutral minion · 5 mana · 5/5
///
/// > ALL minions cost (2) more.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Aura
/// - Enchantments: Yuck! [`REV_837e`]
///
/// State: Todo
//~ REV_837 todo 424e1235 ee5bd536
pub const REV_837: Power = TODO;

/// # Yuck!
///
/// `REV_837e` · Neutral enchantment
///
/// > Costs (2) more.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_837e todo fd66f552 a70b52b0
pub const REV_837e: Power = TODO;

/// # Sinstone Totem
///
/// `REV_839` · Neutral minion · 1 mana · 0/3
///
/// > At the end of your turn, gain +1 Health.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Minion type: Totem
/// - Enchantments: Sinful Stones [`REV_839e`]
///
/// State: Todo
//~ REV_839 todo 48d5b89b f9ca430b
pub const REV_839: Power = TODO;

/// # Sinful Stones
///
/// `REV_839e` · Neutral enchantment
///
/// > Increased Health.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_839e todo 71646873 4d014d3a
pub const REV_839e: Power = TODO;

/// # Anonymous Informant
///
/// `REV_841` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** The next **Secret** you play costs (0).
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Secret
/// - Enchantments: Informed [`REV_841e`], Informed [`REV_841e2`]
///
/// State: Todo
//~ REV_841 todo f49312df 0e1ef00b
pub const REV_841: Power = TODO;

/// # Informed
///
/// `REV_841e` · Neutral enchantment
///
/// > Your next Secret costs (0).
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_841e todo 5d151503 da2522db
pub const REV_841e: Power = TODO;

/// # Informed
///
/// `REV_841e2` · Mage enchantment
///
/// > Your next Secret costs (0).
///
/// - Set: Murder at Castle Nathria
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ REV_841e2 todo 75837575 1104f6ef
pub const REV_841e2: Power = TODO;

/// # Sinfueled Golem
///
/// `REV_843` · Neutral minion · 7 mana · 2/2
///
/// > **Infuse (@):** Gain stats equal to the Attack of the minions that **Infused** this.
///
/// - Set: Murder at Castle Nathria · epic · collectible
/// - Mechanics: Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3
/// - Enchantments: Animated [`REV_843e`]
/// - Tokens: Sinfueled Golem [`REV_843t`]
///
/// State: Todo
//~ REV_843 todo fbc2c28e f15c6f4e
pub const REV_843: Power = TODO;

/// # Animated
///
/// `REV_843e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_843e todo 0b3e8570 7a0698a8
pub const REV_843e: Power = TODO;

/// # Sinfueled Golem
///
/// `REV_843t` · Neutral minion · 7 mana · 2/2
///
/// > **Infused**
///
/// - Set: Murder at Castle Nathria · epic
/// - Mechanics: Infused
///
/// State: Todo
//~ REV_843t todo f1687667 37f97b81
pub const REV_843t: Power = TODO;

/// # Volatile Skeleton
///
/// `REV_845` · Neutral minion · 2 mana · 2/2
///
/// > **Deathrattle:** Deal 2 damage to a random enemy.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ REV_845 todo 9c535d40 d683b8bd
pub const REV_845: Power = TODO;

/// # Scuttlebutt Ghoul
///
/// `REV_900` · Neutral minion · 4 mana · 2/5
///
/// > **Taunt Battlecry:** If you control a **Secret**, summon a copy of this.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Taunt, Battlecry
/// - Refers to: Secret
///
/// State: Todo
//~ REV_900 todo 94df6f71 b7b0246d
pub const REV_900: Power = TODO;

/// # Dispossessed Soul
///
/// `REV_901` · Neutral minion · 4 mana · 4/5
///
/// > **Battlecry:** If you control a location, **Discover** a copy of a card in your deck.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ REV_901 todo a2a78146 264fcec5
pub const REV_901: Power = TODO;

/// # Sire Denathrius
///
/// `REV_906` · Neutral minion · 10 mana · 10/10
///
/// > Lifesteal**. Battlecry:** Deal 5 damage amongst enemies. **Endlessly Infuse (@):** Deal 1 more.
///
/// - Set: Murder at Castle Nathria · legendary · collectible
/// - Mechanics: Battlecry, Lifesteal, Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `TAG_SCRIPT_DATA_NUM_2` = 5
/// - Tokens: Sire Denathrius [`REV_906t`]
///
/// State: Todo
//~ REV_906 todo b624787d c7989344
pub const REV_906: Power = TODO;

/// # Sire Denathrius
///
/// `REV_906t` · Neutral minion · 10 mana · 10/10
///
/// > **Lifesteal**. **Battlecry:** Deal {1} damage amongst enemies. **Endlessly Infuse ({0}):** Deal 1 more.
///
/// - Set: Murder at Castle Nathria · legendary
/// - Mechanics: Battlecry, Lifesteal, Infuse, Infused
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `TAG_SCRIPT_DATA_NUM_2` = 6, `1304` = 6, `3169` = 1
///
/// State: Todo
//~ REV_906t todo d645cc98 84fb286c
pub const REV_906t: Power = TODO;

/// # Creepy Painting
///
/// `REV_916` · Neutral minion · 3 mana · 0/6
///
/// > After another minion dies, become a copy of it.
///
/// - Set: Murder at Castle Nathria · common · collectible
///
/// State: Todo
//~ REV_916 todo af7cfd26 05290f2d
pub const REV_916: Power = TODO;

/// # Sketchy Stranger
///
/// `REV_945` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a **Secret** from another class.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Battlecry, Discover
/// - Refers to: Secret
///
/// State: Todo
//~ REV_945 todo 78acf6dd b4b4fdd9
pub const REV_945: Power = TODO;

/// # Steamcleaner
///
/// `REV_946` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** Destroy ALL cards in both players' decks that didn't start there.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
///
/// State: Todo
//~ REV_946 todo 653bea83 7d9a239b
pub const REV_946: Power = TODO;

/// # Priest of the Deceased
///
/// `REV_956` · Neutral minion · 2 mana · 2/3
///
/// > **Taunt Infuse (@):** Gain +2/+2.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Taunt, Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3
/// - Enchantments: Infused [`REV_956e`]
/// - Tokens: Priest of the Deceased [`REV_956t`]
///
/// State: Todo
//~ REV_956 todo 7f585597 2ed28e7b
pub const REV_956: Power = TODO;

/// # Infused
///
/// `REV_956e` · Neutral enchantment
///
/// > Increased Stats
///
/// - Set: Murder at Castle Nathria
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ REV_956e todo 10f485eb b6b7d134
pub const REV_956e: Power = TODO;

/// # Priest of the Deceased
///
/// `REV_956t` · Neutral minion · 2 mana · 4/5
///
/// > **Infused Taunt**
///
/// - Set: Murder at Castle Nathria · common
/// - Mechanics: Taunt, Infused
///
/// State: Todo
//~ REV_956t todo 8824c616 581f91af
pub const REV_956t: Power = TODO;

/// # Murlocula
///
/// `REV_957` · Neutral minion · 4 mana · 3/4
///
/// > **Lifesteal Infuse (@):** This costs (0).
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Minion type: Undead, Murloc
/// - Mechanics: Lifesteal, Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 4, `2534` = 1
/// - Tokens: Murlocula [`REV_957t`]
///
/// State: Todo
//~ REV_957 todo a3a6dc0a e999d77d
pub const REV_957: Power = TODO;

/// # Murlocula
///
/// `REV_957t` · Neutral minion · 0 mana · 3/4
///
/// > **Infused Lifesteal**
///
/// - Set: Murder at Castle Nathria · common
/// - Minion type: Undead, Murloc
/// - Mechanics: Lifesteal, Infused
/// - Tags: `2534` = 1
///
/// State: Todo
//~ REV_957t todo 86b7dbea 406cd7c4
pub const REV_957t: Power = TODO;

/// # Ashen Elemental
///
/// `REV_960` · Neutral minion · 3 mana · 2/4
///
/// > **Battlecry:** Whenever your opponent draws a card next turn, they take 2 damage.
///
/// - Set: Murder at Castle Nathria · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Enchantments: Ashy [`REV_960e`]
///
/// State: Todo
//~ REV_960 todo 2f2f14ce 5f017fc9
pub const REV_960: Power = TODO;

/// # Ashy
///
/// `REV_960e` · Neutral enchantment
///
/// > Whenever your opponent draws a card next turn, they take 2 damage.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_960e todo 5909a4ed 781ab2fa
pub const REV_960e: Power = TODO;

/// # The Coin
///
/// `REV_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Murder at Castle Nathria
/// - Mechanics: Coin Card
///
/// State: Todo
//~ REV_COIN1 todo 03cfabad b7171aa2
pub const REV_COIN1: Power = TODO;

/// # The Coin
///
/// `REV_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Murder at Castle Nathria
/// - Mechanics: Coin Card
///
/// State: Todo
//~ REV_COIN2 todo c303d84b a5811361
pub const REV_COIN2: Power = TODO;

/// # TEMP - Sunwell Tracker
///
/// `RLK_790t` · Neutral spell · 0 mana
///
/// > **Sunwell** = {@}
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ RLK_790t todo cae50590 b6ef8047
pub const RLK_790t: Power = TODO;
