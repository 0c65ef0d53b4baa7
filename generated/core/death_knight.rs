//! Death Knight cards of Core.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file d46b9b92

/// # Lord Thorval
///
/// `CORE_CATA_005` · Death Knight minion · 3 mana · 2/4
///
/// > Not implemented yet. Use this for art/VFX for new Core card.
///
/// - Set: Core · legendary
///
/// State: Todo
//~ todo CORE_CATA_005 3e4bced6 51a76807 0fb192c1.f1c428c1
pub const CORE_CATA_005: Power = TODO;

/// # Consumption
///
/// `CORE_CATA_007` · Death Knight spell · 4 mana
///
/// > Deal $3 damage to two random enemy minions. Draw a card for each that dies.
///
/// - Set: Core · rare · collectible
/// - Tags: `COST_BLOOD` = 2
///
/// State: Done
//~ done CORE_CATA_007 def007f5 - 6ac302b8.24bd9a86
pub const CORE_CATA_007: Power = spell(&[deal(3).to(ENEMY_MINIONS.random_of(2)), draw(1).for_each(IT.that(DEAD))]);

/// # Guardian Gargoyle
///
/// `CORE_CATA_008` · Death Knight minion · 3 mana · 2/4
///
/// > Not implemented yet. Use this for art/VFX for new Core card.
///
/// - Set: Core · common
///
/// State: Todo
//~ todo CORE_CATA_008 3a812731 73c3c931 eaaa21ff.f1c428c1
pub const CORE_CATA_008: Power = TODO;

/// # Death's Advance
///
/// `CORE_CATA_009` · Death Knight spell · Frost · 2 mana
///
/// > **Freeze** a character. **Discover** a spell.
///
/// - Set: Core · common · collectible
/// - Refers to: Freeze, Discover
/// - Tags: `COST_FROST` = 2
///
/// State: Done
//~ done CORE_CATA_009 e3f81c42 - b48c890b.7ebb9db8
pub const CORE_CATA_009: Power = spell(&[freeze(TARGET), discover(SPELL)]);

/// # Poison Breath
///
/// `CORE_EDR_002` · Death Knight spell · 2 mana
///
/// > Give a friendly Undead **Poisonous**.
///
/// - Set: Core · rare · collectible
/// - Refers to: Poisonous
/// - Enchantments: Deathly Poison [`CORE_EDR_002e`]
///
/// State: Done
//~ done CORE_EDR_002 60cad1a0 - 97b653f1.f183b9d8
pub const CORE_EDR_002: Power = spell(&[attach("CORE_EDR_002e").to(A_FRIENDLY_MINION.that(UNDEAD))]);

/// # Deathly Poison
///
/// `CORE_EDR_002e` · Death Knight enchantment
///
/// > **Poisonous**
///
/// - Set: Core
/// - Mechanics: Poisonous
///
/// State: Derived
//~ derived CORE_EDR_002e 979ce5fe 7bebbaf0 896f48c7.2574dcf7
pub const CORE_EDR_002e: Power = enchant(&[has(GameTag::POISONOUS)]);

/// # Falric
///
/// `CORE_EDR_003` · Death Knight minion · 3 mana · 2/4
///
/// > You gain twice as many **Corpses** as normal. **Battlecry:** Draw a card that spends **Corpses**.
///
/// - Set: Core · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Aura
/// - Refers to: Corpse
/// - Tags: `COST_UNHOLY` = 2
///
/// State: Todo
//~ todo CORE_EDR_003 13861273 28fab439 0e4efe45.b67ba33e
pub const CORE_EDR_003: Power = TODO;

/// # Death Metal Knight
///
/// `CORE_ETC_523` · Death Knight minion · 3 mana · 3/4
///
/// > **Taunt** Costs Health instead of Mana if your hero was healed this turn.
///
/// - Set: Core · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt
/// - Tags: `COST_BLOOD` = 2
///
/// State: Derived
//~ derived CORE_ETC_523 551efc60 c2bcf775 b75c181f.e6f23cf7
#[rustfmt::skip]
pub const CORE_ETC_523: Power = aura(THIS).when(has_done(1, &past(Side::Friendly, Deed::HeroHealed, Window::ThisTurn))).in_hand().have(&[plus_tag(GameTag::CARD_ALTERNATE_COST, 1)]);

/// # Nerubian Swarmguard
///
/// `CORE_RLK_062` · Death Knight minion · 4 mana · 1/3
///
/// > **Taunt Battlecry:** Summon two copies of this minion.
///
/// - Set: Core · common · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt, Battlecry
/// - Tags: `4548` = 1
///
/// State: Done
//~ done CORE_RLK_062 c720ec01 - 70c9c9df.27f1a922
pub const CORE_RLK_062: Power = battlecry(&[summon(copy_of(THIS)).copies(2)]);

/// # Frostwyrm's Fury
///
/// `CORE_RLK_063` · Death Knight spell · Frost · 7 mana
///
/// > Deal $5 damage. **Freeze** all enemy minions. Summon a 5/5 Frostwyrm.
///
/// - Set: Core · epic · collectible
/// - Refers to: Freeze
/// - Tags: `COST_FROST` = 3
/// - Reprint of: Frostwyrm's Fury [`RLK_063`](crate::path_of_arthas::death_knight::RLK_063)
/// - Tokens: Frostwyrm [`RLK_063t`](crate::path_of_arthas::death_knight::RLK_063t)
///
/// State: Reprint
//~ reprint CORE_RLK_063 a23cb230 45c10f98 349d0d05.7d804fbc
pub const CORE_RLK_063: Power = crate::cards::RLK_063;

/// # Hematurge
///
/// `CORE_RLK_066` · Death Knight minion · 2 mana · 2/3
///
/// > **Battlecry:** Spend a **Corpse** to **Discover** a Blood Rune card.~GAMEPLAY ASPROXY CORE RLK 066
///
/// - Set: Core · rare · collectible
/// - Mechanics: Battlecry, Cost Blood, Corpse Spender
/// - Refers to: Discover, Corpse
/// - Tags: `4578` = 1
/// - Reprint of: Hematurge [`RLK_066`](crate::path_of_arthas::death_knight::RLK_066)
///
/// State: Done
//~ done CORE_RLK_066 f4c995fb - caf48d9f.e9559bfe
pub const CORE_RLK_066: Power = battlecry(&[pay(Cost::of(Part::Corpses(1)), &[discover(with(GameTag::COST_BLOOD))])]);

/// # Deathchiller
///
/// `CORE_RLK_083` · Death Knight minion · 2 mana · 2/3
///
/// > After you cast a spell, deal 1 damage to two random enemies.
///
/// - Set: Core · rare · collectible
/// - Minion type: Elemental
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 78649, `COST_FROST` = 2, `4930` = 1
/// - Reprint of: Deathchiller [`RLK_083`](crate::path_of_arthas::death_knight::RLK_083)
///
/// State: Reprint
//~ reprint CORE_RLK_083 e3b55676 d856ef58 124ec853.f3affd2c
pub const CORE_RLK_083: Power = crate::cards::RLK_083;

/// # Frostmourne
///
/// `CORE_RLK_086` · Death Knight weapon · 6 mana · 4/3 durability
///
/// > **Deathrattle:** Summon every minion killed by this weapon.
///
/// - Set: Core · legendary · collectible
/// - Mechanics: Deathrattle
/// - Tags: `542` = 1
/// - Reprint of: Frostmourne [`RLK_086`](crate::path_of_arthas::death_knight::RLK_086)
///
/// State: Reprint
//~ reprint CORE_RLK_086 80bda824 26004686 08bdb951.a66e81f7
pub const CORE_RLK_086: Power = crate::cards::RLK_086;

/// # Asphyxiate
///
/// `CORE_RLK_087` · Death Knight spell · Shadow · 3 mana
///
/// > Destroy the highest Attack enemy minion.
///
/// - Set: Core · common · collectible
/// - Reprint of: Asphyxiate [`RLK_087`](crate::path_of_arthas::death_knight::RLK_087)
///
/// State: Reprint
//~ reprint CORE_RLK_087 c3ba1292 c721a10a 2a4114de.cee8b0dd
pub const CORE_RLK_087: Power = crate::cards::RLK_087;

/// # Necrotic Mortician
///
/// `CORE_RLK_116` · Death Knight minion · 2 mana · 2/3
///
/// > **Battlecry:** If a friendly Undead died after your last turn, **Discover** an Unholy Rune card.
///
/// - Set: Core · common · collectible
/// - Mechanics: Battlecry, Cost Unholy
/// - Refers to: Discover
/// - Reprint of: Necrotic Mortician [`RLK_116`](crate::lich_king::death_knight::RLK_116)
///
/// State: Reprint
//~ reprint CORE_RLK_116 de79093b d2cae55c e0c0ff1c.2ec916a9
pub const CORE_RLK_116: Power = crate::cards::RLK_116;

/// # Tomb Guardians
///
/// `CORE_RLK_118` · Death Knight spell · Shadow · 4 mana
///
/// > Summon two 2/2 Zombies with **Taunt**. Spend 4 **Corpses** to give them **Reborn**.
///
/// - Set: Core · rare · collectible
/// - Mechanics: Corpse Spender
/// - Refers to: Taunt, Reborn, Corpse
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 80085, `COST_UNHOLY` = 2
/// - Reprint of: Tomb Guardians [`RLK_118`](crate::path_of_arthas::death_knight::RLK_118)
/// - Tokens: Menacing Zombie [`RLK_118t3`](crate::path_of_arthas::death_knight::RLK_118t3)
///
/// State: Reprint
//~ reprint CORE_RLK_118 d0c6a07e 18d3cde7 e11e2a22.202f10d6
pub const CORE_RLK_118: Power = crate::cards::RLK_118;

/// # Acolyte of Death
///
/// `CORE_RLK_121` · Death Knight minion · 3 mana · 2/4
///
/// > After a friendly Undead dies, draw a card.
///
/// - Set: Core · common · collectible
/// - Reprint of: Acolyte of Death [`RLK_121`](crate::lich_king::death_knight::RLK_121)
///
/// State: Reprint
//~ reprint CORE_RLK_121 91c6e886 bae268d0 f27dc7de.7bab9228
pub const CORE_RLK_121: Power = crate::cards::RLK_121;

/// # Marrow Manipulator
///
/// `CORE_RLK_505` · Death Knight minion · 6 mana · 5/5
///
/// > **Battlecry:** Spend up to 5 **Corpses**. Deal 2 damage to a random enemy for each.
///
/// - Set: Core · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Corpse Spender
/// - Refers to: Corpse
/// - Tags: `COST_FROST` = 2
/// - Reprint of: Marrow Manipulator [`RLK_505`](crate::path_of_arthas::death_knight::RLK_505)
///
/// State: Reprint
//~ reprint CORE_RLK_505 84401cb0 74ab005b 8dacdb9f.ae9cf762
pub const CORE_RLK_505: Power = crate::cards::RLK_505;

/// # Boneguard Commander
///
/// `CORE_RLK_506` · Death Knight minion · 8 mana · 8/8
///
/// > **Taunt Battlecry:** Raise up to 6 **Corpses** as 1/3 Risen Footmen with **Taunt**.
///
/// - Set: Core · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt, Battlecry, Cost Blood, Corpse Spender
/// - Refers to: Corpse
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 80830
/// - Reprint of: Boneguard Commander [`RLK_506`](crate::lich_king::death_knight::RLK_506)
/// - Tokens: Risen Footman [`RLK_061t`]
///
/// State: Reprint
//~ reprint CORE_RLK_506 f524e858 82815d71 45f02085.43038767
pub const CORE_RLK_506: Power = crate::cards::RLK_506;

/// # Alexandros Mograine
///
/// `CORE_RLK_706` · Death Knight minion · 7 mana · 7/7
///
/// > **Battlecry:** For the rest of the game, deal 3 damage to your opponent at the end of your turns.
///
/// - Set: Core · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 80644, `COST_BLOOD` = 3
/// - Reprint of: Alexandros Mograine [`RLK_706`](crate::lich_king::death_knight::RLK_706)
///
/// State: Reprint
//~ reprint CORE_RLK_706 37d9d59f f3d3cdd4 ebac49f1.74e7b603
pub const CORE_RLK_706: Power = crate::cards::RLK_706;

/// # Blood Tap
///
/// `CORE_RLK_712` · Death Knight spell · Shadow · 2 mana
///
/// > Give all minions in your hand +1/+1. Spend 2 **Corpses** to give them +1/+1 more.
///
/// - Set: Core · rare · collectible
/// - Mechanics: Cost Blood, Corpse Spender
/// - Refers to: Corpse
/// - Reprint of: Blood Tap [`RLK_712`](crate::path_of_arthas::death_knight::RLK_712)
///
/// State: Reprint
//~ reprint CORE_RLK_712 f625602d 04129fc8 b1d6e93b.12a641fd
pub const CORE_RLK_712: Power = crate::cards::RLK_712;

/// # Malignant Horror
///
/// `CORE_RLK_745` · Death Knight minion · 4 mana · 2/4
///
/// > **Reborn** At the end of your turn, spend 4 **Corpses** to summon a copy of this minion.
///
/// - Set: Core · common · collectible
/// - Minion type: Undead
/// - Mechanics: Reborn, Corpse Spender
/// - Refers to: Corpse
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 82073
/// - Reprint of: Malignant Horror [`RLK_745`](crate::path_of_arthas::death_knight::RLK_745)
///
/// State: Reprint
//~ reprint CORE_RLK_745 2e28fb9d 1ceea278 7100b8c2.a1dc7420
pub const CORE_RLK_745: Power = crate::cards::RLK_745;

/// # Corpse Farm
///
/// `CORE_WW_374` · Death Knight spell · 3 mana
///
/// > Spend up to 8 **Corpses** to summon a random minion of that Cost.
///
/// - Set: Core · epic · collectible
/// - Mechanics: Cost Unholy, Corpse Spender
/// - Refers to: Corpse
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 101376
/// - Reprint of: Corpse Farm [`WW_374`](crate::badlands::death_knight::WW_374)
///
/// State: Reprint
//~ reprint CORE_WW_374 6e40f4c8 37099b4f a04d8e80.b087018a
pub const CORE_WW_374: Power = crate::cards::WW_374;

/// # Risen Ghoul
///
/// `RLK_008t` · Death Knight minion · 2 mana · 2/2
///
/// > **Rush* Doesn't leave a **Corpse.*
///
/// - Set: Core
/// - Minion type: Undead
/// - Mechanics: Rush
/// - Refers to: Corpse
/// - Tags: `2217` = 1
///
/// State: Done
//~ done RLK_008t c0023476 - 8ce3b4ce.69c0fea2
pub const RLK_008t: Power = VANILLA;

/// # Death Strike
///
/// `RLK_024` · Death Knight spell · 4 mana
///
/// > **Lifesteal** Deal $6 damage to a minion.
///
/// - Set: Core · common · collectible
/// - Mechanics: Lifesteal, Cost Blood
///
/// State: Done
//~ done RLK_024 3ef19bdc - 28f1e1c4.879773c0
pub const RLK_024: Power = spell(&[deal(6).to(A_MINION)]);

/// # Frost Strike
///
/// `RLK_025` · Death Knight spell · Frost · 2 mana
///
/// > Deal $3 damage to a minion. If it dies, **Discover** a Frost Rune card.
///
/// - Set: Core · common · collectible
/// - Mechanics: Cost Frost
/// - Refers to: Discover
/// - Enchantments: Glacial Advance [`RLK_025e`](crate::lich_king::death_knight::RLK_025e), Glacial Advance [`RLK_025o`](crate::lich_king::death_knight::RLK_025o)
///
/// State: Done
//~ done RLK_025 04a2d1f5 - 52548bfe.b125860a
pub const RLK_025: Power =
    spell(&[deal(3).to(A_MINION), discover(with(GameTag::COST_FROST)).when(there_is(&IT.that(DEAD)))]);

/// # Grain Crate
///
/// `RLK_039t` · Death Knight spell · 1 mana
///
/// > **Casts When Drawn** Summon a 2/2 Undead Peasant.
///
/// - Set: Core
/// - Mechanics: Casts When Drawn
/// - Tokens: Undead Peasant [`RLK_070t`](crate::lich_king::neutral::RLK_070t)
///
/// State: Done
//~ done RLK_039t aab33d77 - 8c0727bd.4a2ca3d9
pub const RLK_039t: Power = spell(&[summon(card("RLK_070t"))]);

/// # Anti-Magic Shell
///
/// `RLK_048` · Death Knight spell · Shadow · 3 mana
///
/// > Give your minions +1/+1 and **Elusive**.
///
/// - Set: Core · rare · collectible
/// - Mechanics: Cost Unholy
/// - Refers to: Elusive
/// - Enchantments: Anti-Magic Shell [`RLK_048e`]
///
/// State: Done
//~ done RLK_048 84b3ff00 - 2f663842.d5bee5c5
pub const RLK_048: Power = spell(&[attach("RLK_048e").to(FRIENDLY_MINIONS)]);

/// # Anti-Magic Shell
///
/// `RLK_048e` · Death Knight enchantment
///
/// > +1/+1 and **Elusive**.
///
/// - Set: Core
///
/// State: Derived
//~ derived RLK_048e 97219fa3 9684d045 c7208913.0d1b3699
pub const RLK_048e: Power = enchant(&[plus(1, 1), has(GameTag::ELUSIVE)]);

/// # Army of the Dead
///
/// `RLK_060` · Death Knight spell · Shadow · 5 mana
///
/// > Raise up to 5 **Corpses** as 2/2 Risen Ghouls with **Rush**.
///
/// - Set: Core · common · collectible
/// - Mechanics: Cost Unholy, Corpse Spender
/// - Refers to: Rush, Corpse
/// - Tokens: Risen Ghoul [`RLK_008t`]
///
/// State: Done
//~ done RLK_060 d202bb71 - da25e2a2.ed6653f3
pub const RLK_060: Power = spell(&[spend_corpses(5), summon(card("RLK_008t")).times(DONE)]);

/// # Battlefield Necromancer
///
/// `RLK_061` · Death Knight minion · 2 mana · 2/2
///
/// > At the end of your turn, raise a **Corpse** as a 1/3 Risen Footman with **Taunt**.
///
/// - Set: Core · common · collectible
/// - Mechanics: Corpse Spender
/// - Refers to: Taunt, Corpse
/// - Tags: `COST_UNHOLY` = 2, `4577` = 1
/// - Tokens: Risen Footman [`RLK_061t`]
///
/// State: Done
//~ done RLK_061 f41b0be5 - c26af536.24dd62ea
pub const RLK_061: Power = at_end_of_your_turn(&[pay(Cost::of(Part::Corpses(1)), &[summon(card("RLK_061t"))])]);

/// # Risen Footman
///
/// `RLK_061t` · Death Knight minion · 1 mana · 1/3
///
/// > **Taunt* Doesn't leave a **Corpse.*
///
/// - Set: Core
/// - Minion type: Undead
/// - Mechanics: Taunt
/// - Refers to: Corpse
/// - Tags: `2217` = 1
///
/// State: Done
//~ done RLK_061t 8de9e027 - c2b22fc9.d0cd49c8
pub const RLK_061t: Power = VANILLA;

/// # Corrupted Ashbringer
///
/// `RLK_067` · Death Knight weapon · 6 mana · 5/2 durability
///
/// > **Lifesteal**
///
/// - Set: Core · common · collectible
/// - Mechanics: Lifesteal
/// - Tags: `COST_BLOOD` = 2
///
/// State: Vanilla
//~ vanilla RLK_067 285cb123 f3443171 92d27fa0.b857c9f1
pub const RLK_067: Power = VANILLA;

/// # Possessed Fighter
///
/// `RLK_077t` · Death Knight minion · 1 mana · 1/1
///
/// > **Rush Reborn**
///
/// - Set: Core
/// - Mechanics: Rush, Reborn
///
/// State: Vanilla
//~ vanilla RLK_077t f99cd218 d52315ea 38bc78a1.616f5f70
pub const RLK_077t: Power = VANILLA;

/// # Risen Golem
///
/// `RLK_085t` · Death Knight minion · 1 mana · 1/1
///
/// > **Rush* Doesn't leave a **Corpse.*
///
/// - Set: Core
/// - Minion type: Undead
/// - Mechanics: Rush
/// - Refers to: Corpse
/// - Tags: `2217` = 1
///
/// State: Done
//~ done RLK_085t f6af6c11 - 17023ea1.69c0fea2
pub const RLK_085t: Power = VANILLA;

/// # Thassarian
///
/// `RLK_223` · Death Knight minion · 4 mana · 3/3
///
/// > **Reborn Battlecry and Deathrattle:** Deal 2 damage to a random enemy.
///
/// - Set: Core · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle, Battlecry, Reborn, Cost Frost
///
/// State: Done
//~ done RLK_223 dbc3a85b - a5c88b14.9ba2c5c5
pub const RLK_223: Power =
    abilities(&[battlecry(&[deal(2).to(ENEMIES.random())]), deathrattle(&[deal(2).to(ENEMIES.random())])]);

/// # Risen Ymirjar
///
/// `RLK_226t` · Death Knight minion · 3 mana · 3/3
///
/// > **Taunt* Doesn't leave a **Corpse.*
///
/// - Set: Core
/// - Minion type: Undead
/// - Mechanics: Taunt
/// - Refers to: Corpse
/// - Tags: `2217` = 1
///
/// State: Done
//~ done RLK_226t 96a17c65 - fd3eac3e.d0cd49c8
pub const RLK_226t: Power = VANILLA;

/// # Body Bagger
///
/// `RLK_503` · Death Knight minion · 1 mana · 1/3
///
/// > **Battlecry**: Gain a **Corpse**.
///
/// - Set: Core · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Refers to: Corpse
///
/// State: Done
//~ done RLK_503 9023f162 - e68e6512.e5821a7f
pub const RLK_503: Power = battlecry(&[corpses(1)]);

/// # Harbinger of Winter
///
/// `RLK_511` · Death Knight minion · 2 mana · 3/2
///
/// > **Deathrattle:** Draw a Frost spell.
///
/// - Set: Core · common · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle, Cost Frost
///
/// State: Done
//~ done RLK_511 78d4bf4b - cc893408.8cf7f502
pub const RLK_511: Power = deathrattle(&[draw_that(1, school(SpellSchool::Frost))]);

/// # Shambling Zombie
///
/// `RLK_705t` · Death Knight minion · 1 mana · 1/1
///
/// > **Reborn**
///
/// - Set: Core
/// - Minion type: Undead
/// - Mechanics: Reborn
///
/// State: Vanilla
//~ vanilla RLK_705t b365eeb7 48680cc0 71d5057f.d8e09bc7
pub const RLK_705t: Power = VANILLA;

/// # Grave Strength
///
/// `RLK_707` · Death Knight spell · Shadow · 4 mana
///
/// > Give your minions +1 Attack. Spend 5 **Corpses** to give them +3 instead.
///
/// - Set: Core · epic · collectible
/// - Mechanics: Corpse Spender
/// - Refers to: Corpse
/// - Tags: `COST_UNHOLY` = 3
/// - Enchantments: Grave Mark [`RLK_707e`](crate::lich_king::death_knight::RLK_707e), Grave Force [`RLK_707e2`](crate::lich_king::death_knight::RLK_707e2)
///
/// State: Done
//~ done RLK_707 6ec50b8e - d76d0b2e.828b8d81
pub const RLK_707: Power = spell(&[either(
    CORPSES.at_least(5),
    &[spend_corpses(5), give(&[ATTACK.plus(3)]).to(FRIENDLY_MINIONS)],
    &[give(&[ATTACK.plus(1)]).to(FRIENDLY_MINIONS)],
)]);

/// # Chillfallen Baron
///
/// `RLK_708` · Death Knight minion · 3 mana · 2/2
///
/// > **Battlecry and Deathrattle:** Draw a card.
///
/// - Set: Core · common · collectible
/// - Minion type: Undead, Draenei
/// - Mechanics: Deathrattle, Battlecry
/// - Tags: `2525` = 1
///
/// State: Done
//~ done RLK_708 f690b597 - e2639896.e6d2d008
pub const RLK_708: Power = abilities(&[battlecry(&[draw(1)]), deathrattle(&[draw(1)])]);

/// # Remorseless Winter
///
/// `RLK_709` · Death Knight spell · Frost · 4 mana
///
/// > Deal $2 damage to all enemies. Draw a card.
///
/// - Set: Core · common · collectible
/// - Mechanics: Cost Frost
///
/// State: Done
//~ done RLK_709 2a5162b9 - abe50409.1d6bfb10
pub const RLK_709: Power = spell(&[deal(2).to(ENEMIES), draw(1)]);

/// # Gnome Muncher
///
/// `RLK_720` · Death Knight minion · 6 mana · 5/6
///
/// > **Taunt**, **Lifesteal** At the end of your turn, attack the lowest Health enemy.
///
/// - Set: Core · common · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt, Lifesteal
/// - Tags: `4548` = 1, `4577` = 1, `4975` = 1
///
/// State: Done
//~ done RLK_720 3ca6c94d - 436fd5f1.e5d49a52
pub const RLK_720: Power = at_end_of_your_turn(&[make_attack(THIS, ENEMIES.least(HEALTH))]);

/// # Rime Elemental
///
/// `RLK_907t` · Death Knight minion · 2 mana · 2/1
///
/// > **Deathrattle:** Deal 2 damage to a random enemy.
///
/// - Set: Core
/// - Minion type: Elemental
/// - Mechanics: Deathrattle
///
/// State: Done
//~ done RLK_907t d2ff0d20 - 7f805812.efdef3df
pub const RLK_907t: Power = deathrattle(&[deal(2).to(ENEMIES.random())]);

/// # Skeletal Sidekick
///
/// `RLK_958` · Death Knight minion · 1 mana · 1/2
///
/// > **Battlecry:** Give a friendly Undead +2 Attack.
///
/// - Set: Core · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Target: "Give a friendly Undead +2 Attack."
/// - Enchantments: Thrown a Bone [`RLK_958e`](crate::lich_king::death_knight::RLK_958e)
///
/// State: Done
//~ done RLK_958 4e8956a2 - 61c1a33d.aa60be6f
pub const RLK_958: Power = battlecry(&[attach("RLK_958e").to(A_FRIENDLY_MINION.that(UNDEAD))]);
