//! Neutral cards of Murder at Castle Nathria.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file ac0eb381

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
//~ todo MAW_004 797802cf 9a409ca6 661aaacc.30d8c4dd
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
//~ todo MAW_031 4b41b661 e440030e 1bd65b78.33df47ad
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
//~ todo MAW_032 9620e910 af3ce5ea 39f89e1c.bb78b8ec
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
/// State: Derived
//~ derived MAW_033 3796fc4b 7bc1a6b2 7a7a83c0.0eaa84ab
pub const MAW_033: Power = abilities(&[battlecry(&[destroy(AN_ENEMY_MINION)]), infuse(7, "MAW_033t")]);

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
/// State: Derived
//~ derived MAW_033t 72626d4c f3d2e891 1e5561f5.dde0a52c
pub const MAW_033t: Power = battlecry(&[take_control(AN_ENEMY_MINION)]);

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
/// State: Derived
//~ derived MAW_034 ae86c785 f4efa9dc 2a77cc65.e106e7b5
pub const MAW_034: Power = battlecry(&[destroy(YOUR_DECK), give(&[has(GameTag::IMMUNE)])]);

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
//~ todo MAW_034e 34a6c711 4befc91a 46af2f03.b1568e60
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
//~ todo MAW_034e2 bf16df5d 563dce7f 911f5316.51c8c09e
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
/// State: Derived
//~ derived REV_012 7333efbc 41cc453f 8ab20754.2234b171
pub const REV_012: Power = deathrattle(&[summon(card("REV_012t"))]);

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
//~ vanilla REV_012t ea709f02 fd10b462 60ebf7ca.4b0c5d24
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
/// State: Derived
//~ derived REV_013 cf18469d f1a2be79 9037d26f.8978c39a
pub const REV_013: Power = infuse(5, "REV_013t");

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
/// State: Derived
//~ derived REV_013t 869cf8f0 f955534c 08f97696.eac3eabb
pub const REV_013t: Power = battlecry(&[deal(5).to(TARGET)]);

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
//~ todo REV_014 b4f90ab4 5256438d de20e690.5b90e0e5
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
/// State: Derived
//~ derived REV_015 430df080 7f721638 a164000e.cee457b4
pub const REV_015: Power = deathrattle(&[summon(copy_of(YOUR_DECK.that(MINION).random())), attach("REV_015t").to(IT)]);

/// # Masked
///
/// `REV_015t` · Neutral enchantment
///
/// > 2/2.
///
/// - Set: Murder at Castle Nathria
///
/// State: Derived
//~ derived REV_015t 238abd8e 591acf09 6097c367.142bb519
pub const REV_015t: Power = enchant(&[become_stats(2, 2)]);

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
//~ todo REV_016 c87497bb 8d8f1cbf 3c954919.ea20691b
pub const REV_016: Power = TODO;

/// # Suspicious Soup
///
/// `REV_016e` · Neutral enchantment
///
/// > **Poisonous**
///
/// - Set: Murder at Castle Nathria
///
/// State: Derived
//~ derived REV_016e 9a6b5a2d 7dbfb5df fd18a2e9.2574dcf7
pub const REV_016e: Power = enchant(&[has(GameTag::POISONOUS)]);

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
//~ todo REV_017 bf0248bc 4c0b8dbe fb91f9b9.5321748c
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
//~ todo REV_017e b781a76d d31ac991 2322e78e.7b07b71a
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
//~ todo REV_017t acfbf88b 0c4be928 6c99ea27.b9e0999d
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
//~ todo REV_018 482b8eb1 ebc4624b 1e81606d.b18a65bd
pub const REV_018: Power = TODO;

/// # Renathal's Vigor
///
/// `REV_018e` · Neutral enchantment
///
/// > Health Set to 40
///
/// - Set: Murder at Castle Nathria
///
/// State: Derived
//~ derived REV_018e 020e30cd 4a54a77f 89b8a90e.4e597cad
pub const REV_018e: Power = enchant(&[HEALTH.set(40)]);

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
/// State: Derived
//~ derived REV_019 f968ccf9 0e9ea153 4aec55a2.f1702274
pub const REV_019: Power = abilities(&[battlecry(&[draw(1)]), infuse(4, "REV_019t")]);

/// # Famished Fool
///
/// `REV_019t` · Neutral minion · 5 mana · 3/5
///
/// > **Infused Battlecry:** Draw 3 cards.
///
/// - Set: Murder at Castle Nathria · rare
/// - Mechanics: Battlecry, Infused
///
/// State: Derived
//~ derived REV_019t b0f35ae7 bc724206 29dc2af2.1036e852
pub const REV_019t: Power = battlecry(&[draw(3)]);

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
//~ todo REV_020 ba4cdd88 8b4fb404 589c6fbf.4abd8203
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
//~ todo REV_021 3b73dd35 35d18d0e 0ce66ac3.1cebc25e
pub const REV_021: Power = TODO;

/// # Sinstrider
///
/// `REV_021e` · Neutral enchantment
///
/// > Costs (0).
///
/// - Set: Murder at Castle Nathria
///
/// State: Derived
//~ derived REV_021e aad1080f 3d53790b 5c853db5.dd600ecd
pub const REV_021e: Power = enchant(&[cost(0)]);

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
//~ todo REV_022 c30d2179 aea1e7f9 ad69fd97.7d4fbbe7
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
//~ todo REV_023 5b9ba1c7 7da3c7f1 09a80d38.ee804e80
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
//~ todo REV_238 16452eae 5f3ea3af bbfb4f66.337e3967
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
/// State: Derived
//~ derived REV_251 36767fe9 1e185a26 e7b5578d.e07700c8
pub const REV_251: Power = deathrattle(&[destroy(ENEMY_MINIONS.random())]);

/// # Maze Guide
///
/// `REV_308` · Neutral minion · 2 mana · 1/1
///
/// > **Battlecry**: Summon a random 2-Cost minion.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived REV_308 19f4be53 5ce80e82 82a80e5f.66d31ea0
pub const REV_308: Power = battlecry(&[summon(random(all(&[MINION, COST.is(2)])))]);

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
/// State: Derived
//~ derived REV_338 470b516c 115118ad 063e4b91.5dce5b19
pub const REV_338: Power = battlecry(&[attach("REV_338e").to(YOUR_HAND.that(MINION))]);

/// # Carving Time
///
/// `REV_338e` · Neutral enchantment
///
/// > +1 Health.
///
/// - Set: Murder at Castle Nathria
///
/// State: Derived
//~ derived REV_338e 153b42c2 cfa670b0 4afbbfd1.1e24a525
pub const REV_338e: Power = enchant(&[HEALTH.plus(1)]);

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
/// State: Derived
//~ derived REV_351 3cfe83e0 b827ee64 1c1ca063.c464d27d
pub const REV_351: Power = battlecry(&[attach("REV_351e").to(A_FRIENDLY_MINION.that(BEAST))]);

/// # Invigorated
///
/// `REV_351e` · Neutral enchantment
///
/// > +2 Attack.
///
/// - Set: Murder at Castle Nathria
///
/// State: Derived
//~ derived REV_351e df2ce566 962f9aa6 c6c39eec.bf3d1612
pub const REV_351e: Power = enchant(&[ATTACK.plus(2)]);

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
//~ todo REV_370 a59f878c 508cd24a 4a682303.b25d6c24
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
/// State: Derived
//~ derived REV_375 a1c5e709 87d97430 7a233b8b.71194aae
pub const REV_375: Power = deathrattle(&[summon(card("REV_375t"))]);

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
//~ vanilla REV_375t b8664128 2ed72423 995f48fb.57b12c28
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
//~ todo REV_377 3eec4bac af95795b 03b58248.4ec139de
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
/// State: Derived
//~ derived REV_378 f7d7301e 837d94fe 05792a7c.50c174be
pub const REV_378: Power = battlecry(&[attach("REV_378e").to(OPPONENT)]);

/// # Dusting
///
/// `REV_378e` · Neutral enchantment
///
/// > Your minions cost (1) more this turn.
///
/// - Set: Murder at Castle Nathria
/// - Mechanics: Aura
///
/// State: Derived
//~ derived REV_378e 6b2798e7 fca3d1ad 6b555b91.75a6067d
pub const REV_378e: Power = enchant(&[]).aura(YOUR_HAND.that(MINION), &[cost_more(1)]).next_turn();

/// # Discovered!
///
/// `REV_378e2` · Neutral enchantment
///
/// > Costs (1) more.
///
/// - Set: Murder at Castle Nathria
///
/// State: Derived
//~ derived REV_378e2 bed77d2c 1f435263 7631be0f.5dfe1a2c
pub const REV_378e2: Power = enchant(&[cost_more(1)]);

/// # Murloc Holmes
///
/// `REV_770` · Neutral hero · 10 health
///
/// - Set: Murder at Castle Nathria
/// - Hero power: Accuse [`REV_770hp`]
///
/// State: Vanilla
//~ vanilla REV_770 a485d431 4439df74 9d1ee0da
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
//~ todo REV_770hp 9d16e646 7aaa58e9 3db8d860.380d81d1
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
//~ todo REV_771 d8e4c2e3 4cf9acfd aeb0c5cb.558d29c7
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
//~ todo REV_771b a2550aa0 897df79a 39a8a80d.558d29c7
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
//~ todo REV_777t01 2fd19733 0740b6bd abf26ab9.13251777
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
//~ todo REV_777t02 d91cd81e ab0d67b2 d0eeca03.13251777
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
//~ todo REV_777t03 0d4b1efe ff6ee6a9 7d77072d.13251777
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
//~ todo REV_777t04 e82a970d 4419a49b 10c2e8c7.13251777
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
//~ todo REV_777t05 6107a307 512b16a5 bd64ae30.13251777
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
//~ todo REV_777t06 26179e63 f770f41f 0c3370ae.13251777
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
//~ todo REV_777t07 866f461c d0057f4f dd0b6d80.13251777
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
//~ todo REV_777t08 96fefccf 68658280 d61a3367.13251777
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
//~ todo REV_777t09 7cf0332c 1208198d 336e5a02.13251777
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
//~ todo REV_777t10 35ad4c7b f1ff6bbc 738e4ac8.13251777
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
//~ todo REV_777t11 894b971b cedba1f1 0258daf9.13251777
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
//~ todo REV_777t12 98c4cd44 c442374e 27cae35f.13251777
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
//~ todo REV_777t13 10c80d86 fa785dc6 a829836b.13251777
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
//~ todo REV_777t14 734cae56 95bfd861 5c6eef3a.13251777
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
//~ todo REV_777t15 725b1ce6 214d5905 17d89af5.13251777
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
//~ todo REV_777t16 5bbc2e06 133d32ac df60d54f.13251777
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
//~ todo REV_777t17 c65cb35b 4f693736 01622686.13251777
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
//~ todo REV_777t18 d22e17de c6f1e512 93ae35b0.13251777
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
//~ todo REV_777t19 eaaf8a08 580de101 f1a97c85.13251777
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
//~ todo REV_777t20 eb29c63b aa8c1897 ac04c796.13251777
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
//~ todo REV_777t21 7c5cfead 3fd58965 e564b929.13251777
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
//~ todo REV_777t22 8988d4a6 1d737f55 25909325.13251777
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
//~ todo REV_777t23 6b86bcdf a0c772e8 342d9a27.13251777
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
//~ todo REV_777t24 5113b731 19a45290 35e08263.13251777
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
//~ todo REV_777t25 3664b3c9 b42ce60f c9051af7.13251777
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
//~ todo REV_777t26 bd33b4a7 d08d8bb2 15591f82.13251777
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
//~ todo REV_777t27 a0889724 925a2731 f288acf6.13251777
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
//~ todo REV_777t28 fd993f96 19320761 bc02fe1b.13251777
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
//~ todo REV_777t29 4c7799ed ada2b28f f1e7adb9.13251777
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
//~ todo REV_777t30 65b2a67d b0737142 479ce527.13251777
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
//~ todo REV_777t31 b80e379e 2d0abbb8 23f50937.13251777
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
//~ todo REV_777t32 8989a46e c76afc90 11819210.13251777
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
//~ todo REV_777t33 0a4d6d18 21019ed4 a32a7568.13251777
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
//~ todo REV_777t34 92facbc5 a9b9c6ea 35cd9cf2.13251777
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
//~ todo REV_777t35 7363c421 530c6fae c581541a.13251777
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
//~ todo REV_777t36 74cbcb52 c4c2dea4 3c459183.13251777
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
//~ todo REV_777t37 a1f0a4a6 d5951d8b db5e0a27.13251777
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
//~ todo REV_777t38 d6ff5700 788159e9 dab71a7b.13251777
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
//~ todo REV_777t39 2d7decd1 b8cef019 b84df7df.13251777
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
//~ todo REV_777t40 4c6db1b6 1cf22a2f 5b208d7c.13251777
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
/// State: Derived
//~ derived REV_837 929abc2b fdd82629 663b3f0c.b397e4a5
pub const REV_837: Power = aura(together(&[YOUR_HAND.that(MINION), ENEMY_HAND.that(MINION)])).gives("REV_837e");

/// # Yuck!
///
/// `REV_837e` · Neutral enchantment
///
/// > Costs (2) more.
///
/// - Set: Murder at Castle Nathria
///
/// State: Derived
//~ derived REV_837e ed91780b 904f4645 7a45a7c3.7201933b
pub const REV_837e: Power = enchant(&[cost_more(2)]);

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
/// State: Derived
//~ derived REV_839 b0a2dcb1 82e254e2 50468066.772998f1
pub const REV_839: Power = at_end_of_your_turn(&[give(&[HEALTH.plus(1)])]);

/// # Sinful Stones
///
/// `REV_839e` · Neutral enchantment
///
/// > Increased Health.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ todo REV_839e c8524d12 5a106d5f 477cc1bb.89b088dc
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
/// State: Derived
//~ derived REV_841 db183907 aec93da6 b585a422.858ea7ea
pub const REV_841: Power = battlecry(&[attach("REV_841e").to(YOU)]);

/// # Informed
///
/// `REV_841e` · Neutral enchantment
///
/// > Your next Secret costs (0).
///
/// - Set: Murder at Castle Nathria
///
/// State: Derived
//~ derived REV_841e 70fb9013 851db882 f274e67b.dfd00114
pub const REV_841e: Power = enchant(&[]).aura(YOUR_HAND.that(SECRET), &[cost(0)]).until(YOU.play(SECRET));

/// # Informed
///
/// `REV_841e2` · Mage enchantment
///
/// > Your next Secret costs (0).
///
/// - Set: Murder at Castle Nathria
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived REV_841e2 48ab99f8 a3ddbc71 34e4d3ba.dfd00114
pub const REV_841e2: Power = enchant(&[]).aura(YOUR_HAND.that(SECRET), &[cost(0)]).until(YOU.play(SECRET)).this_turn();

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
/// State: Derived
//~ derived REV_843 bba6d695 1574e519 28325e23.a2d9fab3
pub const REV_843: Power = infuse(3, "REV_843t");

/// # Animated
///
/// `REV_843e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ todo REV_843e 3e784433 451fab13 3e1a0077.a536d554
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
/// State: Vanilla
//~ vanilla REV_843t 665d54ab dbb068a3 011f0b0f.02c19db5
pub const REV_843t: Power = VANILLA;

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
/// State: Derived
//~ derived REV_845 7f8f0856 52bda3b0 0280893a.efdef3df
pub const REV_845: Power = deathrattle(&[deal(2).to(ENEMIES.random())]);

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
/// State: Derived
//~ derived REV_900 84b903d5 21087ea0 753ae62c.311c9462
pub const REV_900: Power = battlecry(&[summon(copy_of(THIS))]).when(there_is(&YOUR_SECRETS.that(SECRET)));

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
/// State: Derived
//~ derived REV_901 c60b284e bd80a47d 81e49e40.e608b017
pub const REV_901: Power =
    battlecry(&[offer(Offer::Entities(YOUR_DECK), &[get(copy_of(IT))])]).when(there_is(&YOUR_LOCATIONS));

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
//~ todo REV_906 d338c29d 22b959ce 0c3d12fc.a423f47a
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
//~ todo REV_906t 6aab4a41 731385d9 adeddbac.06b34d39
pub const REV_906t: Power = TODO;

/// # Creepy Painting
///
/// `REV_916` · Neutral minion · 3 mana · 0/6
///
/// > After another minion dies, become a copy of it.
///
/// - Set: Murder at Castle Nathria · common · collectible
///
/// State: Derived
//~ derived REV_916 ff4d3bea d65b2a2c df013684.8d24fd61
pub const REV_916: Power = after(OTHER_MINIONS.die()).then(&[transform(THIS, copy_of(WHO))]);

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
/// State: Derived
//~ derived REV_945 8dcb194e 00f92b6f eddf5f73.731137fb
pub const REV_945: Power = battlecry(&[discover_of(SECRET, Classes::Other)]);

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
/// State: Derived
//~ derived REV_946 72240ce0 093405ea 0be3e086.cdb738f8
pub const REV_946: Power =
    battlecry(&[destroy(together(&[YOUR_DECK.that(not(&STARTED_IN_DECK)), ENEMY_DECK.that(not(&STARTED_IN_DECK))]))]);

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
/// State: Derived
//~ derived REV_956 f6287f04 2cc7100a a242d2dc.24dd6d05
pub const REV_956: Power = infuse(3, "REV_956t");

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
//~ todo REV_956e 2916ba36 6399a670 036fe9d2.7b07b71a
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
/// State: Vanilla
//~ vanilla REV_956t bb7a013f b2c57e80 dfbbf366.2e7e7081
pub const REV_956t: Power = VANILLA;

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
/// State: Done
//~ done REV_957 85ca6220 - 43188e4f.57f82730
pub const REV_957: Power = infuse(4, "REV_957t");

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
/// State: Done
//~ done REV_957t 0ac6df20 - 31f959de.2c7eb27f
pub const REV_957t: Power = VANILLA;

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
//~ todo REV_960 e4517007 3af94e3d e873003d.be361d5c
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
//~ todo REV_960e e7cbab56 018668cd be915ed6.c0439bb7
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
/// State: Derived
//~ derived REV_COIN1 4bc7d5d1 8f4e88b9 e8b115f2.095f71be
pub const REV_COIN1: Power = spell(&[gain_mana(1)]);

/// # The Coin
///
/// `REV_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Murder at Castle Nathria
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived REV_COIN2 7a733097 b3cf2470 34bf76fa.095f71be
pub const REV_COIN2: Power = spell(&[gain_mana(1)]);

/// # TEMP - Sunwell Tracker
///
/// `RLK_790t` · Neutral spell · 0 mana
///
/// > **Sunwell** = {@}
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ todo RLK_790t 84d3b706 073c98c1 64660ada.b9a99cfe
pub const RLK_790t: Power = TODO;
