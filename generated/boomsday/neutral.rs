//! Neutral cards of The Boomsday Project.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 2fe96725

/// # Skaterbot
///
/// `BOT_020` · Neutral minion · 1 mana · 1/1
///
/// > **Magnetic Rush**
///
/// - Set: The Boomsday Project · common · collectible
/// - Minion type: Mech
/// - Mechanics: Rush, Magnetic
/// - Enchantments: Skaterbot [`BOT_020e`]
///
/// State: Vanilla
//~ vanilla BOT_020 bef748b7 7c03a3cf af9f163b.9c0d2070
pub const BOT_020: Power = VANILLA;

/// # Skaterbot
///
/// `BOT_020e` · Neutral enchantment
///
/// > **Rush**.
///
/// - Set: The Boomsday Project
/// - Mechanics: Magnetic
/// - Tags: `853` = 47775
///
/// State: Derived
//~ derived BOT_020e d5bff46a c46efe29 b49e7352.6bcfb036
pub const BOT_020e: Power = enchant(&[has(GameTag::RUSH)]);

/// # Bronze Gatekeeper
///
/// `BOT_021` · Neutral minion · 3 mana · 2/5
///
/// > **Magnetic Taunt**
///
/// - Set: The Boomsday Project · common · collectible
/// - Minion type: Mech
/// - Mechanics: Taunt, Magnetic
/// - Enchantments: Bronze Gatekeeper [`BOT_021e`]
/// - Tokens: Bronze Gatekeeper [`BOT_021_Puzzle`]
///
/// State: Vanilla
//~ vanilla BOT_021 c07240e5 dbd2f7e5 03d90408.283a5ea3
pub const BOT_021: Power = VANILLA;

/// # Bronze Gatekeeper
///
/// `BOT_021_Puzzle` · Neutral minion · 3 mana · 2/5
///
/// > **Magnetic Taunt**
///
/// - Set: The Boomsday Project · common
/// - Minion type: Mech
/// - Mechanics: Taunt, Magnetic
/// - Enchantments: Bronze Gatekeeper [`BOT_021e_Puzzle`]
///
/// State: Vanilla
//~ vanilla BOT_021_Puzzle 0b6ed40a 6cc40685 172222a6.283a5ea3
pub const BOT_021_Puzzle: Power = VANILLA;

/// # Bronze Gatekeeper
///
/// `BOT_021e` · Neutral enchantment
///
/// > **Taunt**.
///
/// - Set: The Boomsday Project
/// - Mechanics: Magnetic
/// - Tags: `853` = 102219
/// - Enchantments: Bronze Gatekeeper [`BOT_021e_Puzzle`]
///
/// State: Derived
//~ derived BOT_021e d3d506a1 0df14758 6c377ffd.0643522b
pub const BOT_021e: Power = enchant(&[has(GameTag::TAUNT)]);

/// # Bronze Gatekeeper
///
/// `BOT_021e_Puzzle` · Neutral enchantment
///
/// > **Taunt**.
///
/// - Set: The Boomsday Project
/// - Mechanics: Magnetic
/// - Tags: `853` = 123005
///
/// State: Derived
//~ derived BOT_021e_Puzzle e4238770 9336ee63 81bd22d2.0643522b
pub const BOT_021e_Puzzle: Power = enchant(&[has(GameTag::TAUNT)]);

/// # Goblin Bomb
///
/// `BOT_031` · Neutral minion · 1 mana · 0/2
///
/// > **Deathrattle:** Deal 2 damage to the enemy hero.
///
/// - Set: The Boomsday Project · common · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle
/// - Tokens: Goblin Bomb [`BOT_031_Puzzle`]
///
/// State: Derived
//~ derived BOT_031 79a5a644 11721ac2 e0099013.f85f7e9e
pub const BOT_031: Power = deathrattle(&[deal(2).to(ENEMY_HERO)]);

/// # Goblin Bomb
///
/// `BOT_031_Puzzle` · Neutral minion · 1 mana · 0/2
///
/// > **Deathrattle:** Deal 2 damage to the enemy hero.
///
/// - Set: The Boomsday Project · common
/// - Minion type: Mech
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived BOT_031_Puzzle 37e1ae09 775e4229 c39fb7ef.f85f7e9e
pub const BOT_031_Puzzle: Power = deathrattle(&[deal(2).to(ENEMY_HERO)]);

/// # Rusty Recycler
///
/// `BOT_050` · Neutral minion · 5 mana · 2/6
///
/// > **Taunt Lifesteal**
///
/// - Set: The Boomsday Project · common · collectible
/// - Minion type: Mech
/// - Mechanics: Taunt, Lifesteal
///
/// State: Vanilla
//~ vanilla BOT_050 61206500 2d3b530c ef199cd5.71812762
pub const BOT_050: Power = VANILLA;

/// # Mechanical Whelp
///
/// `BOT_066` · Neutral minion · 6 mana · 2/2
///
/// > **Deathrattle:** Summon a 7/7 Mechanical Dragon.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Minion type: Mech, Dragon
/// - Mechanics: Deathrattle, Whelp
/// - Tags: `2523` = 1
/// - Tokens: Mechanical Dragon [`BOT_066t`]
///
/// State: Derived
//~ derived BOT_066 ef8c0cbd f5dbe994 32caba68.e304ec8d
pub const BOT_066: Power = deathrattle(&[summon(card("BOT_066t"))]);

/// # Mechanical Dragon
///
/// `BOT_066t` · Neutral minion · 7 mana · 7/7
///
/// - Set: The Boomsday Project
/// - Minion type: Mech, Dragon
/// - Tags: `2523` = 1
///
/// State: Vanilla
//~ vanilla BOT_066t eee362a1 cf1b07f7 b3dbce5b
pub const BOT_066t: Power = VANILLA;

/// # Faithful Lumi
///
/// `BOT_079` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Give a friendly Mech +1/+1.
///
/// - Set: The Boomsday Project · common · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_TARGET_WITH_RACE` = 17, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Give +1/+1."
/// - Enchantments: Illuminated [`BOT_079e`]
///
/// State: Derived
//~ derived BOT_079 33ce1409 874fd65f 567311cc.4a868d92
pub const BOT_079: Power = battlecry(&[attach("BOT_079e").to(A_FRIENDLY_MINION.that(MECH))]);

/// # Illuminated
///
/// `BOT_079e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: The Boomsday Project
///
/// State: Derived
//~ derived BOT_079e d7373f14 58a99d5d d6984a70.67341004
pub const BOT_079e: Power = enchant(&[plus(1, 1)]);

/// # Toxicologist
///
/// `BOT_083` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Give your weapon +1 Attack.
///
/// - Set: The Boomsday Project · common · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Toxic [`BOT_083e`]
///
/// State: Derived
//~ derived BOT_083 b5d98c73 279b6027 39b679a4.5bfc8951
pub const BOT_083: Power = battlecry(&[attach("BOT_083e").to(YOUR_WEAPON)]);

/// # Toxic
///
/// `BOT_083e` · Neutral enchantment
///
/// > +1 Attack.
///
/// - Set: The Boomsday Project
///
/// State: Derived
//~ derived BOT_083e 6e2dd746 1a73b602 a53eda78.c84fda8a
pub const BOT_083e: Power = enchant(&[ATTACK.plus(1)]);

/// # Unpowered Mauler
///
/// `BOT_098` · Neutral minion · 2 mana · 2/4
///
/// > Can only attack if you cast a spell this turn.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Minion type: Mech
///
/// State: Derived
//~ derived BOT_098 868036ea ea358c6e 8557af2e.074d6fc4
#[rustfmt::skip]
pub const BOT_098: Power = aura(THIS).when(not(&has_done(1, &past(Side::Friendly, Deed::Cast, Window::ThisTurn)))).have(&[has(GameTag::CANT_ATTACK)]);

/// # Spark Drill
///
/// `BOT_102` · Neutral minion · 6 mana · 5/1
///
/// > **Rush Deathrattle:** Add two 1/1 Sparks with **Rush** to your hand.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle, Rush
/// - Tokens: Spark [`BOT_102t`]
///
/// State: Derived
//~ derived BOT_102 6825711a 4ca18eff db58a42c.7c820dc4
pub const BOT_102: Power = deathrattle(&[get(card("BOT_102t")).copies(2)]);

/// # Spark
///
/// `BOT_102t` · Neutral minion · 1 mana · 1/1
///
/// > **Rush**
///
/// - Set: The Boomsday Project
/// - Minion type: Elemental
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla BOT_102t 26ac3977 987947e5 92a7fed3.57b12c28
pub const BOT_102t: Power = VANILLA;

/// # Missile Launcher
///
/// `BOT_107` · Neutral minion · 6 mana · 4/4
///
/// > **Magnetic** At the end of your turn, deal 1 damage to all other characters.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Magnetic
/// - Enchantments: Missile Launcher [`BOT_107e`]
///
/// State: Derived
//~ derived BOT_107 b65b1058 434796fc 6c82fef2.802eac48
pub const BOT_107: Power = at_end_of_your_turn(&[deal(1).to(CHARACTERS.other())]);

/// # Missile Launcher
///
/// `BOT_107e` · Neutral enchantment
///
/// > When your turn ends, deal 1 damage to other characters.
///
/// - Set: The Boomsday Project
/// - Mechanics: Magnetic
/// - Tags: `853` = 48552
///
/// State: Todo
//~ todo BOT_107e 3755949e c4314a84 9c6289ff.87b0ee3b
pub const BOT_107e: Power = TODO;

/// # Piloted Reaper
///
/// `BOT_267` · Neutral minion · 4 mana · 4/3
///
/// > **Deathrattle:** Summon a random minion from your hand that costs (2) or less.
///
/// - Set: The Boomsday Project · common · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived BOT_267 e55bcf36 73cdc9ca 7e94aacd.2dfd9844
pub const BOT_267: Power = deathrattle(&[summon(the(YOUR_HAND.that(all(&[MINION, COST.at_most(2)])).random()))]);

/// # Giggling Inventor
///
/// `BOT_270` · Neutral minion · 5 mana · 2/1
///
/// > **Battlecry:** Summon two 1/2 Mechs with **Taunt** and **Divine Shield**.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt, Divine Shield
/// - Tokens: Annoy-o-Tron [`BOT_270t`]
///
/// State: Derived
//~ derived BOT_270 80c71681 81f5dfcb c4b6d0f4.b26d1c65
pub const BOT_270: Power = battlecry(&[summon(card("BOT_270t")).copies(2)]);

/// # Annoy-o-Tron
///
/// `BOT_270t` · Neutral minion · 2 mana · 1/2
///
/// > **Taunt Divine Shield**
///
/// - Set: The Boomsday Project
/// - Minion type: Mech
/// - Mechanics: Taunt, Divine Shield
///
/// State: Vanilla
//~ vanilla BOT_270t 9b5a11f3 65431b72 8346ef07.efaaa40f
pub const BOT_270t: Power = VANILLA;

/// # Holomancer
///
/// `BOT_280` · Neutral minion · 5 mana · 3/3
///
/// > After your opponent plays a minion, summon a 1/1 copy of it.
///
/// - Set: The Boomsday Project · epic · collectible
/// - Enchantments: Hologram [`BOT_280e`]
///
/// State: Derived
//~ derived BOT_280 fb592ff9 a4c5f645 3b3e5e50.884e7e4f
pub const BOT_280: Power = after(OPPONENT.play(MINION)).then(&[summon(copy_of(THAT)), attach("BOT_280e").to(IT)]);

/// # Hologram
///
/// `BOT_280e` · Neutral enchantment
///
/// > 1/1.
///
/// - Set: The Boomsday Project
///
/// State: Derived
//~ derived BOT_280e faf92f72 ca678219 1d537ebc.d68bebe2
pub const BOT_280e: Power = enchant(&[become_stats(1, 1)]);

/// # Omega Defender
///
/// `BOT_296` · Neutral minion · 4 mana · 2/6
///
/// > **Taunt Battlecry:** If you have 10 Mana Crystals, gain +10 Attack.
///
/// - Set: The Boomsday Project · epic · collectible
/// - Mechanics: Taunt, Battlecry
/// - Enchantments: Omega Surge [`BOT_296e`]
///
/// State: Derived
//~ derived BOT_296 6558754e f28458c3 cbbc4d4c.8ece3208
pub const BOT_296: Power = battlecry(&[attach("BOT_296e")]).when(MANA_CRYSTALS.at_least(10));

/// # Omega Surge
///
/// `BOT_296e` · Neutral enchantment
///
/// > +10 Attack.
///
/// - Set: The Boomsday Project
///
/// State: Derived
//~ derived BOT_296e 264584b7 42030332 da086b01.71e60b91
pub const BOT_296e: Power = enchant(&[ATTACK.plus(10)]);

/// # Spring Rocket
///
/// `BOT_308` · Neutral minion · 3 mana · 2/1
///
/// > **Battlecry:** Deal 2 damage.
///
/// - Set: The Boomsday Project · common · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE` (hearthstone-data 36393.1)
/// - Target: "Deal 2 damage."
///
/// State: Derived
//~ derived BOT_308 59d6610f fa045916 aab8b1f1.d9e5e9ea
pub const BOT_308: Power = battlecry(&[deal(2).to(TARGET)]);

/// # Upgradeable Framebot
///
/// `BOT_309` · Neutral minion · 2 mana · 1/5
///
/// - Set: The Boomsday Project · common · collectible
/// - Minion type: Mech
///
/// State: Vanilla
//~ vanilla BOT_309 58853393 a634a276 26a147e0
pub const BOT_309: Power = VANILLA;

/// # Replicating Menace
///
/// `BOT_312` · Neutral minion · 4 mana · 3/2
///
/// > **Magnetic Deathrattle:** Summon three 1/1 Microbots.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle, Magnetic
/// - Tags: `853` = 48546
/// - Enchantments: Replicating Menace [`BOT_312e`]
/// - Tokens: Microbot [`BOT_312t`]
///
/// State: Derived
//~ derived BOT_312 c3927c3e f32c7c43 60ae15d0.fa3617d5
pub const BOT_312: Power = deathrattle(&[summon(card("BOT_312t")).copies(3)]);

/// # Replicating Menace
///
/// `BOT_312e` · Neutral enchantment
///
/// > **Deathrattle:** Summon three 1/1 Microbots.
///
/// - Set: The Boomsday Project
/// - Mechanics: Magnetic
/// - Tags: `853` = 102969
/// - Tokens: Microbot [`BOT_312t`]
///
/// State: Derived
//~ derived BOT_312e 2d86a39b 1b60b723 2757da84.2049d922
pub const BOT_312e: Power = deathrattle(&[summon(card("BOT_312t")).copies(3)]);

/// # Microbot
///
/// `BOT_312t` · Neutral minion · 1 mana · 1/1
///
/// - Set: The Boomsday Project
/// - Minion type: Mech
///
/// State: Vanilla
//~ vanilla BOT_312t a448c381 2d0ab468 137833b8
pub const BOT_312t: Power = VANILLA;

/// # Weaponized Piñata
///
/// `BOT_401` · Neutral minion · 4 mana · 4/3
///
/// > **Deathrattle:** Add a random **Legendary** minion to your hand.
///
/// - Set: The Boomsday Project · epic · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived BOT_401 eaede533 fce099a6 ea8dc3ff.7745b2de
pub const BOT_401: Power = deathrattle(&[get(random(all(&[MINION, rarity(Rarity::Legendary)])))]);

/// # Brainstormer
///
/// `BOT_413` · Neutral minion · 3 mana · 3/1
///
/// > **Battlecry:** Gain +1 Health for each spell in your hand.
///
/// - Set: The Boomsday Project · common · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Brain Power [`BOT_413e`]
///
/// State: Derived
//~ derived BOT_413 38b76b96 4d00fd72 d51ce29e.1b96c42a
pub const BOT_413: Power = battlecry(&[give(&[HEALTH.plus(1).times(X)]).for_each(YOUR_HAND.that(SPELL))]);

/// # Brain Power
///
/// `BOT_413e` · Neutral enchantment
///
/// > Increased Health.
///
/// - Set: The Boomsday Project
///
/// State: Todo
//~ todo BOT_413e 4a6e0419 16ccb7a8 e41b20e3.89b088dc
pub const BOT_413e: Power = TODO;

/// # Cloakscale Chemist
///
/// `BOT_414` · Neutral minion · 2 mana · 1/2
///
/// > **Stealth Divine Shield**
///
/// - Set: The Boomsday Project · common · collectible
/// - Mechanics: Stealth, Divine Shield
///
/// State: Vanilla
//~ vanilla BOT_414 b08d31d5 e544357a 710e84a3.31dfa1f7
pub const BOT_414: Power = VANILLA;

/// # Mecha'thun
///
/// `BOT_424` · Neutral minion · 10 mana · 10/10
///
/// > **Deathrattle:** If you have no cards in your deck, hand, and battlefield, destroy the enemy hero.
///
/// - Set: The Boomsday Project · legendary · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived BOT_424 be646813 efd859d2 ec75b776.677f5388
#[rustfmt::skip]
pub const BOT_424: Power = deathrattle(&[destroy(ENEMY_HERO)]).when(all(&[there_is_no(&YOUR_DECK), there_is_no(&YOUR_HAND), there_is_no(&FRIENDLY_MINIONS)]));

/// # Whirliglider
///
/// `BOT_431` · Neutral minion · 2 mana · 2/1
///
/// > **Battlecry:** Summon a 0/2 Goblin Bomb.
///
/// - Set: The Boomsday Project · common · collectible
/// - Mechanics: Battlecry
/// - Tokens: Goblin Bomb [`BOT_031`]
///
/// State: Derived
//~ derived BOT_431 feadb8eb 6ce7ecbe eb931747.c77aed41
pub const BOT_431: Power = battlecry(&[summon(card("BOT_031"))]);

/// # Mecharoo
///
/// `BOT_445` · Neutral minion · 1 mana · 1/1
///
/// > **Deathrattle:** Summon a 1/1 Jo-E Bot.
///
/// - Set: The Boomsday Project · common · collectible
/// - Minion type: Mech, Beast
/// - Mechanics: Deathrattle, Bacon Subset Beast, Bacon Subset Mech
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 57336, `2542` = 1
/// - Tokens: Jo-E Bot [`BOT_445t`]
///
/// State: Derived
//~ derived BOT_445 b05df74e 91376966 7681bb35.c50e9e1f
pub const BOT_445: Power = deathrattle(&[summon(card("BOT_445t"))]);

/// # Jo-E Bot
///
/// `BOT_445t` · Neutral minion · 1 mana · 1/1
///
/// - Set: The Boomsday Project
/// - Minion type: Mech, Beast
/// - Tags: `2542` = 1
///
/// State: Vanilla
//~ vanilla BOT_445t 8ce4c9ac c1511a29 3a91ad38
pub const BOT_445t: Power = VANILLA;

/// # Crystallizer
///
/// `BOT_447` · Neutral minion · 1 mana · 1/3
///
/// > **Battlecry:** Deal 5 damage to your hero. Gain 5 Armor.
///
/// - Set: The Boomsday Project · epic · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived BOT_447 ef1e55ca ecec5e8f 8509dd7c.7a1257d4
pub const BOT_447: Power = battlecry(&[deal(5).to(YOUR_HERO), armor(5)]);

/// # Damaged Stegotron
///
/// `BOT_448` · Neutral minion · 6 mana · 5/12
///
/// > **Taunt Battlecry:** Deal 6 damage to this minion.
///
/// - Set: The Boomsday Project · common · collectible
/// - Minion type: Mech, Beast
/// - Mechanics: Taunt, Battlecry
/// - Tags: `2542` = 1
///
/// State: Derived
//~ derived BOT_448 ffc3e76c c240dd17 e04c281d.e4dec3ee
pub const BOT_448: Power = battlecry(&[deal(6).to(THIS)]);

/// # Seaforium Bomber
///
/// `BOT_511` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** Shuffle a Bomb into your opponent's deck. When drawn, it explodes for 5 damage.
///
/// - Set: The Boomsday Project · epic · collectible
/// - Mechanics: Battlecry
/// - Tokens: Bomb [`BOT_511t`]
///
/// State: Derived
//~ derived BOT_511 945afc2b eb3ca885 655cc451.f6621eb4
pub const BOT_511: Power = battlecry(&[shuffle(card("BOT_511t")).to(OPPONENT)]);

/// # Bomb
///
/// `BOT_511t` · Neutral spell · 5 mana
///
/// > **Casts When Drawn** You take 5 damage.
///
/// - Set: The Boomsday Project
/// - Mechanics: Immune To Spellpower, Casts When Drawn
///
/// State: Done
//~ done BOT_511t 1850e85a - d8718076.17bd0040
pub const BOT_511t: Power = spell(&[deal(5).to(YOUR_HERO)]);

/// # Explodinator
///
/// `BOT_532` · Neutral minion · 4 mana · 3/2
///
/// > **Battlecry:** Summon two 0/2 Goblin Bombs.
///
/// - Set: The Boomsday Project · common · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Tokens: Goblin Bomb [`BOT_031`]
///
/// State: Derived
//~ derived BOT_532 a945f559 7410a5fc f0662a55.88870cbc
pub const BOT_532: Power = battlecry(&[summon(card("BOT_031")).copies(2)]);

/// # Bull Dozer
///
/// `BOT_534` · Neutral minion · 9 mana · 9/7
///
/// > **Divine Shield**
///
/// - Set: The Boomsday Project · common · collectible
/// - Minion type: Mech, Beast
/// - Mechanics: Divine Shield
/// - Tags: `2542` = 1
///
/// State: Vanilla
//~ vanilla BOT_534 f3272761 783f9160 dba7d4dd.cc526ac4
pub const BOT_534: Power = VANILLA;

/// # Microtech Controller
///
/// `BOT_535` · Neutral minion · 3 mana · 2/1
///
/// > **Battlecry:** Summon two 1/1 Microbots.
///
/// - Set: The Boomsday Project · common · collectible
/// - Mechanics: Battlecry
/// - Tokens: Microbot [`BOT_312t`]
///
/// State: Derived
//~ derived BOT_535 4792cf45 ba7b7a7e a0d15021.6a9a81e6
pub const BOT_535: Power = battlecry(&[summon(card("BOT_312t")).copies(2)]);

/// # Spark Engine
///
/// `BOT_538` · Neutral minion · 2 mana · 2/1
///
/// > **Battlecry:** Add a 1/1 Spark with **Rush** to your hand.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Tokens: Spark [`BOT_102t`]
///
/// State: Derived
//~ derived BOT_538 abb21abe 09611b00 e9abc268.ac1906c1
pub const BOT_538: Power = battlecry(&[get(card("BOT_102t"))]);

/// # Arcane Dynamo
///
/// `BOT_539` · Neutral minion · 6 mana · 3/4
///
/// > **Battlecry: Discover** a spell that costs (5) or more.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Mechanics: Battlecry, Discover
///
/// State: Derived
//~ derived BOT_539 bf7fd720 6d20d5a2 de64290c.2579f3c9
pub const BOT_539: Power = battlecry(&[discover(all(&[SPELL, COST.at_least(5)]))]);

/// # E.M.P. Operative
///
/// `BOT_540` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry:** Destroy a Mech.
///
/// - Set: The Boomsday Project · epic · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_TARGET_WITH_RACE` = 17, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Destroy a Mech."
///
/// State: Derived
//~ derived BOT_540 598918ce d2f30188 c60aa158.0539624c
pub const BOT_540: Power = battlecry(&[destroy(A_MINION.that(MECH))]);

/// # Loose Specimen
///
/// `BOT_544` · Neutral minion · 5 mana · 6/6
///
/// > **Battlecry:** Deal 6 damage randomly split among other friendly minions.
///
/// - Set: The Boomsday Project · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived BOT_544 b9807278 5a6cd93a d065e809.03fc559c
pub const BOT_544: Power = battlecry(&[deal(6).split_among(OTHER_FRIENDLY_MINIONS)]);

/// # Zilliax
///
/// `BOT_548` · Neutral minion · 5 mana · 3/2
///
/// > **Magnetic** Divine Shield**,** Taunt**, Lifesteal, Rush**
///
/// - Set: The Boomsday Project · legendary · collectible
/// - Minion type: Mech
/// - Mechanics: Taunt, Divine Shield, Lifesteal, Rush, Magnetic
/// - Enchantments: Zilliax [`BOT_548e`]
///
/// State: Vanilla
//~ vanilla BOT_548 1932e999 16cbce52 b3db0c5f.11d8808e
pub const BOT_548: Power = VANILLA;

/// # Zilliax
///
/// `BOT_548e` · Neutral enchantment
///
/// > Divine Shield**,** Taunt**, Lifesteal, Rush**.
///
/// - Set: The Boomsday Project
/// - Mechanics: Magnetic
/// - Tags: `853` = 97112
///
/// State: Derived
//~ derived BOT_548e 94a814a1 8e4565ba ed7b2d80.9f44e8e0
pub const BOT_548e: Power =
    enchant(&[has(GameTag::DIVINE_SHIELD), has(GameTag::TAUNT), has(GameTag::LIFESTEAL), has(GameTag::RUSH)]);

/// # Electrowright
///
/// `BOT_550` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** If you're holding a spell that costs (5) or more, gain +1/+1.
///
/// - Set: The Boomsday Project · common · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Electrified [`BOT_550e`]
///
/// State: Derived
//~ derived BOT_550 7593962b 9ce1291d b26111ff.be8c2ca9
pub const BOT_550: Power =
    battlecry(&[attach("BOT_550e")]).when(there_is(&YOUR_HAND.that(all(&[SPELL, COST.at_least(5)]))));

/// # Electrified
///
/// `BOT_550e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: The Boomsday Project
///
/// State: Derived
//~ derived BOT_550e 70abf7b5 b01af551 4e00fcc6.67341004
pub const BOT_550e: Power = enchant(&[plus(1, 1)]);

/// # Star Aligner
///
/// `BOT_552` · Neutral minion · 7 mana · 7/7
///
/// > **Battlecry:** If you control 3 minions with 7 Health, deal 7 damage to all enemies.
///
/// - Set: The Boomsday Project · epic · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived BOT_552 24d8d077 170cfd1c 68621450.e6d81685
pub const BOT_552: Power = battlecry(&[deal(7).to(ENEMIES)]).when(there_are(3, &FRIENDLY_MINIONS.that(HEALTH.is(7))));

/// # Harbinger Celestia
///
/// `BOT_555` · Neutral minion · 4 mana · 5/6
///
/// > **Stealth** After your opponent plays a minion, become a copy of it.
///
/// - Set: The Boomsday Project · legendary · collectible
/// - Mechanics: Stealth
///
/// State: Derived
//~ derived BOT_555 ad98a74b 909751ba d38a15fd.a7065d2d
pub const BOT_555: Power = after(OPPONENT.play(MINION)).then(&[transform(THIS, copy_of(THAT))]);

/// # Augmented Elekk
///
/// `BOT_559` · Neutral minion · 3 mana · 3/4
///
/// > Whenever you shuffle a card into a deck, shuffle in an extra copy.
///
/// - Set: The Boomsday Project · epic · collectible
/// - Minion type: Mech, Beast
/// - Tags: `2539` = 1
/// - Enchantments: Dealing [`BOT_559e`]
///
/// State: Todo
//~ todo BOT_559 bee3a761 4ae55f7f 43122920.cb012c9e
pub const BOT_559: Power = TODO;

/// # Dealing
///
/// `BOT_559e` · Neutral enchantment
///
/// - Set: The Boomsday Project
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ todo BOT_559e b437e798 d3d880a5 8936289f
pub const BOT_559e: Power = TODO;

/// # Coppertail Imposter
///
/// `BOT_562` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** Gain **Stealth** until your next turn.
///
/// - Set: The Boomsday Project · common · collectible
/// - Minion type: Mech, Beast
/// - Mechanics: Battlecry
/// - Refers to: Stealth
/// - Tags: `2542` = 1
/// - Enchantments: Disguised [`BOT_562e`]
///
/// State: Derived
//~ derived BOT_562 4e4c4fb2 76a34b58 38f7e0e6.a88a60cb
pub const BOT_562: Power = battlecry(&[attach("BOT_562e")]);

/// # Disguised
///
/// `BOT_562e` · Neutral enchantment
///
/// > **Stealthed** until your next turn.
///
/// - Set: The Boomsday Project
///
/// State: Derived
//~ derived BOT_562e 52145058 86ced33d 6b81eae8.3411ed1f
pub const BOT_562e: Power = enchant(&[has(GameTag::STEALTH)]).until_your_next_turn();

/// # Wargear
///
/// `BOT_563` · Neutral minion · 5 mana · 6/5
///
/// > **Magnetic**
///
/// - Set: The Boomsday Project · common · collectible
/// - Minion type: Mech
/// - Mechanics: Magnetic
/// - Enchantments: Wargear [`BOT_563e`]
///
/// State: Vanilla
//~ vanilla BOT_563 e7a897c9 46db6896 46b85fd4.0b5ca121
pub const BOT_563: Power = VANILLA;

/// # Wargear
///
/// `BOT_563e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: The Boomsday Project
/// - Mechanics: Magnetic
/// - Tags: `853` = 102218
///
/// State: Todo
//~ todo BOT_563e 1b333b8b e0d77e5f 0d2ea87b.a536d554
pub const BOT_563e: Power = TODO;

/// # Subject 9
///
/// `BOT_573` · Neutral minion · 5 mana · 4/4
///
/// > **Battlecry:** Draw 5 different **Secrets** from your deck.
///
/// - Set: The Boomsday Project · legendary · collectible
/// - Minion type: Mech, Beast
/// - Mechanics: Battlecry
/// - Refers to: Secret
/// - Tags: `2539` = 1
///
/// State: Todo
//~ todo BOT_573 2ba48bf8 8229f803 54ce15b5.965fd670
pub const BOT_573: Power = TODO;

/// # Steel Rager
///
/// `BOT_603` · Neutral minion · 4 mana · 5/1
///
/// > **Rush**
///
/// - Set: The Boomsday Project · common · collectible
/// - Minion type: Elemental, Mech
/// - Mechanics: Rush
/// - Tags: `2540` = 1
///
/// State: Vanilla
//~ vanilla BOT_603 594a76cb 0b174015 0e5b3f80.57b12c28
pub const BOT_603: Power = VANILLA;

/// # Kaboom Bot
///
/// `BOT_606` · Neutral minion · 3 mana · 2/2
///
/// > **Deathrattle:** Deal 4 damage to a random enemy minion.
///
/// - Set: The Boomsday Project · common · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived BOT_606 7aef3591 342e9d1b 2f2c2dac.e1bb4b01
pub const BOT_606: Power = deathrattle(&[deal(4).to(ENEMY_MINIONS.random())]);

/// # SN1P-SN4P
///
/// `BOT_700` · Neutral minion · 3 mana · 2/3
///
/// > **Magnetic**, **Echo Deathrattle:** Summon two 1/1 Microbots.
///
/// - Set: The Boomsday Project · legendary · collectible
/// - Minion type: Mech, Beast
/// - Mechanics: Deathrattle, Echo, Magnetic
/// - Tags: `2542` = 1
/// - Enchantments: SN1P-SN4P [`BOT_700e`]
/// - Tokens: Microbot [`BOT_312t`]
///
/// State: Derived
//~ derived BOT_700 026c00dd 4f2147bb 78f21b86.1aea8ed7
pub const BOT_700: Power = deathrattle(&[summon(card("BOT_312t")).copies(2)]);

/// # SN1P-SN4P
///
/// `BOT_700e` · Neutral enchantment
///
/// > **Deathrattle:** Summon two 1/1 Microbots.
///
/// - Set: The Boomsday Project
/// - Mechanics: Magnetic
/// - Tags: `853` = 56223
/// - Tokens: Microbot [`BOT_312t`]
///
/// State: Derived
//~ derived BOT_700e 65d21d7c 7dfaac14 4ec5a6be.2d8a52ec
pub const BOT_700e: Power = deathrattle(&[summon(card("BOT_312t")).copies(2)]);

/// # Galvanizer
///
/// `BOT_907` · Neutral minion · 2 mana · 1/2
///
/// > **Battlecry:** Reduce the Cost of Mechs in your hand by (1).
///
/// - Set: The Boomsday Project · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Enchantments: Galvanized [`BOT_907e`]
///
/// State: Derived
//~ derived BOT_907 3907e0f5 4de01a15 3455349b.7553490e
pub const BOT_907: Power = battlecry(&[attach("BOT_907e").to(YOUR_HAND.that(MECH))]);

/// # Galvanized
///
/// `BOT_907e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: The Boomsday Project
///
/// State: Derived
//~ derived BOT_907e f4059de0 24da7f46 37af4771.f705eb41
pub const BOT_907e: Power = enchant(&[cost_less(1)]);

/// # Whizbang the Wonderful
///
/// `BOT_914` · Neutral minion · 4 mana · 4/5
///
/// > You start the game with one of Whizbang's Wonderful Decks!
///
/// - Set: The Boomsday Project · legendary · collectible
/// - Mechanics: Deck Rule Mod Deck Size
/// - Tags: `2936` = 1
/// - Tokens: Whizbang the Wonderful [`BOT_914h`], Wonderful Deck [`TOY_700t6`](crate::whizbang::neutral::TOY_700t6)
///
/// State: Todo
//~ todo BOT_914 6c02e408 71032ca3 b60414db.8341495e
pub const BOT_914: Power = TODO;

/// # Whizbang the Wonderful
///
/// `BOT_914h` · Whizbang hero · 30 health
///
/// - Set: The Boomsday Project · free
///
/// State: Vanilla
//~ vanilla BOT_914h 80ba8878 d6dc231c c287c2b6
pub const BOT_914h: Power = VANILLA;

/// # Eating
///
/// `KAR_036e_Puzzle` · Neutral enchantment
///
/// > Increased Health.
///
/// - Set: The Boomsday Project
///
/// State: Todo
//~ todo KAR_036e_Puzzle 38c5a361 5e806e9d 8d6ff94c.89b088dc
pub const KAR_036e_Puzzle: Power = TODO;
