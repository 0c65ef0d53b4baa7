//! Neutral cards of The League of Explorers.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file bd984089

/// # Murloc Tinyfin
///
/// `LOEA10_3` · Neutral minion · 0 mana · 1/1
///
/// - Set: The League of Explorers · common · collectible
/// - Minion type: Murloc
///
/// State: Vanilla
//~ vanilla LOEA10_3 f8394fdb c5e403e3 631cdce2
pub const LOEA10_3: Power = VANILLA;

/// # The Steel Sentinel
///
/// `LOEA16_27` · Neutral minion · 5 mana · 5/5
///
/// > This minion can only take 1 damage at a time.
///
/// - Set: The League of Explorers
/// - Tokens: The Steel Sentinel [`LOEA16_27H`]
///
/// State: Todo
//~ todo LOEA16_27 638db821 fb21eb6d c8517f3e.ab23d2b2
pub const LOEA16_27: Power = TODO;

/// # The Steel Sentinel
///
/// `LOEA16_27H` · Neutral minion · 10 mana · 10/10
///
/// > This minion can only take 1 damage at a time.
///
/// - Set: The League of Explorers
///
/// State: Todo
//~ todo LOEA16_27H 11c749d2 5f04e8f4 67af93ac.ab23d2b2
pub const LOEA16_27H: Power = TODO;

/// # Eye of Hakkar
///
/// `LOE_008` · Neutral spell · 1 mana
///
/// > Take a secret from your opponent's deck and put it into the battlefield.
///
/// - Set: The League of Explorers
/// - Play requirements: `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Tokens: Eye of Hakkar [`LOE_008H`]
///
/// State: Todo
//~ todo LOE_008 a423165b 9139f067 75c7b95c.5b3e23ea
pub const LOE_008: Power = TODO;

/// # Eye of Hakkar
///
/// `LOE_008H` · Neutral spell · 1 mana
///
/// > Take a secret from your opponent's deck and put it into the battlefield.
///
/// - Set: The League of Explorers
///
/// State: Todo
//~ todo LOE_008H c5f49277 8204db9e 70d412b9.5b3e23ea
pub const LOE_008H: Power = TODO;

/// # Reno Jackson
///
/// `LOE_011` · Neutral minion · 6 mana · 4/6
///
/// > **Battlecry:** If your deck has no duplicates, fully heal your hero.
///
/// - Set: The League of Explorers · legendary · collectible
/// - Mechanics: Battlecry, Affected By Healing Does Damage
///
/// State: Done
//~ done LOE_011 2d8b97db - a7a4147e.4a301d81
pub const LOE_011: Power = battlecry(&[heal_fully(YOUR_HERO)]).when(no_duplicates(&YOUR_DECK));

/// # Rolling Boulder
///
/// `LOE_024t` · Neutral minion · 4 mana · 0/4
///
/// > At the end of your turn, destroy the minion to the left.
///
/// - Set: The League of Explorers
///
/// State: Todo
//~ todo LOE_024t 449fa0c3 6f87a64b 55709d9f.1b6f6afb
pub const LOE_024t: Power = TODO;

/// # Jeweled Scarab
///
/// `LOE_029` · Neutral minion · 2 mana · 1/1
///
/// > **Battlecry: Discover** a 3-Cost card.
///
/// - Set: The League of Explorers · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Discover
///
/// State: Derived
//~ derived LOE_029 3e619430 8d4afb8f 8b4612f6.4557fef3
pub const LOE_029: Power = battlecry(&[discover(COST.is(3))]);

/// # Hollow
///
/// `LOE_030e` · Neutral enchantment
///
/// > Stats copied.
///
/// - Set: The League of Explorers
///
/// State: Todo
//~ todo LOE_030e 4c4cc6be 6cc3f44b e2b88d72.a2b7be73
pub const LOE_030e: Power = TODO;

/// # Naga Sea Witch
///
/// `LOE_038` · Neutral minion · 8 mana · 5/5
///
/// > Your cards cost (5).
///
/// - Set: The League of Explorers · epic · collectible
/// - Minion type: Naga
/// - Mechanics: Aura
/// - Enchantments: Seawitching [`LOE_038e`]
///
/// State: Derived
//~ derived LOE_038 9687f3b4 f0a712dd 24dbd203.900a0930
pub const LOE_038: Power = aura(YOUR_HAND).gives("LOE_038e");

/// # Seawitching
///
/// `LOE_038e` · Neutral enchantment
///
/// > Costs (5).
///
/// - Set: The League of Explorers
///
/// State: Derived
//~ derived LOE_038e ba9c0b75 13cb3fd7 d3cb909d.bcee0e50
pub const LOE_038e: Power = enchant(&[cost(5)]);

/// # Gorillabot A-3
///
/// `LOE_039` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** If you control another Mech, **Discover** a Mech.
///
/// - Set: The League of Explorers · common · collectible
/// - Minion type: Mech, Beast
/// - Mechanics: Battlecry, Discover
/// - Tags: `2542` = 1, `4578` = 1
///
/// State: Derived
//~ derived LOE_039 7d7b7c76 6a7343b4 a4f49a4f.a9179f18
pub const LOE_039: Power = battlecry(&[discover(MECH)]).when(there_is(&OTHER_FRIENDLY_MINIONS.that(MECH)));

/// # Huge Toad
///
/// `LOE_046` · Neutral minion · 2 mana · 3/2
///
/// > **Deathrattle:** Deal 1 damage to a random enemy.
///
/// - Set: The League of Explorers · common · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived LOE_046 f8399d97 a4c6e50a 3fe3e530.01dae7a7
pub const LOE_046: Power = deathrattle(&[deal(1).to(ENEMIES.random())]);

/// # Tomb Spider
///
/// `LOE_047` · Neutral minion · 4 mana · 3/3
///
/// > **Battlecry: Discover** a Beast.
///
/// - Set: The League of Explorers · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Discover
///
/// State: Derived
//~ derived LOE_047 00334940 829e0b70 c658754d.f6696d54
pub const LOE_047: Power = battlecry(&[discover(BEAST)]);

/// # Djinni of Zephyrs
///
/// `LOE_053` · Neutral minion · 5 mana · 4/6
///
/// > After you cast a spell on another friendly minion, cast a copy of it on this one.
///
/// - Set: The League of Explorers · epic · collectible
/// - Minion type: Elemental
/// - Tags: `1059` = 1
///
/// State: Todo
//~ todo LOE_053 6b3faa29 c69baa7a 6c676dc6.bc95c891
pub const LOE_053: Power = TODO;

/// # Anubisath Sentinel
///
/// `LOE_061` · Neutral minion · 5 mana · 4/4
///
/// > **Deathrattle:** Give a random friendly minion +3/+3.
///
/// - Set: The League of Explorers · common · collectible
/// - Mechanics: Deathrattle
/// - Enchantments: Power of the Titans [`LOE_061e`]
///
/// State: Derived
//~ derived LOE_061 7b8999a6 a5b53054 ec21ba1e.37f00541
pub const LOE_061: Power = deathrattle(&[attach("LOE_061e").to(FRIENDLY_MINIONS.random())]);

/// # Power of the Titans
///
/// `LOE_061e` · Neutral enchantment
///
/// > +3/+3.
///
/// - Set: The League of Explorers
///
/// State: Derived
//~ derived LOE_061e d94860bf 69a03ff6 92882454.b42c6980
pub const LOE_061e: Power = enchant(&[plus(3, 3)]);

/// # Fossilized Devilsaur
///
/// `LOE_073` · Neutral minion · 8 mana · 8/8
///
/// > **Battlecry:** If you control another Beast, gain **Taunt**.
///
/// - Set: The League of Explorers · common · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Tags: `2542` = 1
/// - Enchantments: Fossilized [`LOE_073e`]
///
/// State: Derived
//~ derived LOE_073 a003f4f5 2a8ea31e 107ce346.6cb8aa55
pub const LOE_073: Power = battlecry(&[attach("LOE_073e")]).when(there_is(&OTHER_FRIENDLY_MINIONS.that(BEAST)));

/// # Fossilized
///
/// `LOE_073e` · Neutral enchantment
///
/// > Has **Taunt**.
///
/// - Set: The League of Explorers
///
/// State: Derived
//~ derived LOE_073e 46471f41 650525ac 7db9b2fc.dbf84c1b
pub const LOE_073e: Power = enchant(&[has(GameTag::TAUNT)]);

/// # Sir Finley Mrrgglton
///
/// `LOE_076` · Neutral minion · 1 mana · 1/3
///
/// > Battlecry: **Discover** a new basic Hero Power.
///
/// - Set: The League of Explorers · legendary · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry, Discover
/// - Entourage: `DS1h_292`, `CS2_056`, `CS2_101`, `CS1h_001`, `CS2_049`, `CS2_102`, `CS2_083b`, `CS2_034`, `CS2_017`
///
/// State: Todo
//~ todo LOE_076 81037749 364a3015 991dd80b.ff3210c4
pub const LOE_076: Power = TODO;

/// # Brann Bronzebeard
///
/// `LOE_077` · Neutral minion · 3 mana · 2/4
///
/// > Your **Battlecries** trigger twice.
///
/// - Set: The League of Explorers · legendary · collectible
/// - Mechanics: Aura
/// - Refers to: Battlecry
/// - Enchantments: Bronzebeard Battlecry [`LOE_077e`]
///
/// State: Done
//~ done LOE_077 a673afc1 - a8a83ba6.ccddf63c
pub const LOE_077: Power = aura(YOU).have(&[has(GameTag::EXTRA_BATTLECRIES_BASE)]);

/// # Bronzebeard Battlecry
///
/// `LOE_077e` · Neutral enchantment
///
/// > Your **Battlecries** trigger twice.
///
/// - Set: The League of Explorers
///
/// State: Todo
//~ todo LOE_077e 9ab18a98 8f8d395c 69784732.ccddf63c
pub const LOE_077e: Power = TODO;

/// # Elise Starseeker
///
/// `LOE_079` · Neutral minion · 4 mana · 3/5
///
/// > **Battlecry:** Shuffle the 'Map to the Golden Monkey' into your deck.
///
/// - Set: The League of Explorers · legendary · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Tokens: Map to the Golden Monkey [`LOE_019t`](crate::league_of_explorers::rogue::LOE_019t)
///
/// State: Derived
//~ derived LOE_079 25fa461c 1c84c826 4472f046.acb526f3
pub const LOE_079: Power = battlecry(&[shuffle(card("LOE_019t"))]);

/// # Summoning Stone
///
/// `LOE_086` · Neutral minion · 5 mana · 0/6
///
/// > Whenever you cast a spell, summon a random minion of the same Cost.
///
/// - Set: The League of Explorers · rare · collectible
///
/// State: Derived
//~ derived LOE_086 1635e0b3 0b59210f 568fdc43.5f563801
pub const LOE_086: Power = whenever(YOU.cast(SPELL)).then(&[summon(costing(MINION, 0, COST.of(THAT)))]);

/// # Wobbling Runts
///
/// `LOE_089` · Neutral minion · 6 mana · 2/6
///
/// > **Deathrattle:** Summon three 2/2 Runts.
///
/// - Set: The League of Explorers · rare · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Rascally Runt [`LOE_089t`], Wily Runt [`LOE_089t2`], Grumbly Runt [`LOE_089t3`]
///
/// State: Todo
//~ todo LOE_089 3f1125b8 6733208c 0d356199.b87d7b30
pub const LOE_089: Power = TODO;

/// # Rascally Runt
///
/// `LOE_089t` · Neutral minion · 2 mana · 2/2
///
/// - Set: The League of Explorers
///
/// State: Vanilla
//~ vanilla LOE_089t 67519fbe c0e36ee8 a568ed4e
pub const LOE_089t: Power = VANILLA;

/// # Wily Runt
///
/// `LOE_089t2` · Neutral minion · 2 mana · 2/2
///
/// - Set: The League of Explorers
///
/// State: Vanilla
//~ vanilla LOE_089t2 13204cd5 8837d091 47531c44
pub const LOE_089t2: Power = VANILLA;

/// # Grumbly Runt
///
/// `LOE_089t3` · Neutral minion · 2 mana · 2/2
///
/// - Set: The League of Explorers
///
/// State: Vanilla
//~ vanilla LOE_089t3 fe453782 f6e9880f 5d37282e
pub const LOE_089t3: Power = VANILLA;

/// # Arch-Thief Rafaam
///
/// `LOE_092` · Neutral minion · 9 mana · 7/8
///
/// > **Battlecry: Discover** a powerful Artifact.
///
/// - Set: The League of Explorers · legendary · collectible
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ todo LOE_092 0a2ac2d5 768fc957 5b9516be.7ad28b8c
pub const LOE_092: Power = TODO;

/// # Eerie Statue
///
/// `LOE_107` · Neutral minion · 4 mana · 7/7
///
/// > Can’t attack unless it’s the only minion on the battlefield.
///
/// - Set: The League of Explorers · rare · collectible
///
/// State: Derived
//~ derived LOE_107 b766a11c 166f260f cfbda558.c93c46c2
pub const LOE_107: Power = aura(THIS).when(not(&there_is_no(&OTHER_MINIONS))).have(&[has(GameTag::CANT_ATTACK)]);

/// # Ancient Shade
///
/// `LOE_110` · Neutral minion · 4 mana · 7/4
///
/// > **Battlecry:** Shuffle an 'Ancient Curse' into your deck that deals 7 damage to you when drawn.
///
/// - Set: The League of Explorers · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Tokens: Ancient Curse [`LOE_110t`]
///
/// State: Derived
//~ derived LOE_110 3b3a6e81 15a85c1c 92903a80.a9287796
pub const LOE_110: Power = battlecry(&[shuffle(card("LOE_110t"))]);

/// # Ancient Curse
///
/// `LOE_110t` · Neutral spell · Shadow · 4 mana
///
/// > **Casts When Drawn** You take 7 damage.
///
/// - Set: The League of Explorers
/// - Mechanics: Immune To Spellpower, Casts When Drawn
///
/// State: Todo
//~ todo LOE_110t c6757e69 de1bb258 a9c9f85a.38e2aa68
pub const LOE_110t: Power = TODO;

/// # The Coin
///
/// `LOE_COIN` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: The League of Explorers
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived LOE_COIN cab9c342 74648717 93dce878.095f71be
pub const LOE_COIN: Power = spell(&[gain_mana(1)]);
