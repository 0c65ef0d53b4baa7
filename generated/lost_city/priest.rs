//! Priest cards of The Lost City of Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Ritual of Life
///
/// `DINO_426` · Priest spell · Holy · 2 mana
///
/// > **Discover** a 3-Cost minion. Summon a 2/3 copy of it.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Mechanics: Discover
/// - Enchantments: Lasting Life [`DINO_426e`]
///
/// State: Todo
//~ DINO_426 todo 81b8e6bd 21d97806
pub const DINO_426: Power = TODO;

/// # Lasting Life
///
/// `DINO_426e` · Priest enchantment
///
/// > 2/3.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ DINO_426e todo 612587e6 5ae5c65b
pub const DINO_426e: Power = TODO;

/// # Behemoth Mask
///
/// `DINO_428` · Priest spell · 7 mana
///
/// > Set a minion's stats to 8/10 and give it **Lifesteal**. Force a random enemy minion to attack it.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Refers to: Lifesteal
/// - Enchantments: Behemoth Mask [`DINO_428e`]
///
/// State: Todo
//~ DINO_428 todo a4af74b3 557ae54d
pub const DINO_428: Power = TODO;

/// # Behemoth Mask
///
/// `DINO_428e` · Priest enchantment
///
/// > 8/10 and **Lifesteal**.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ DINO_428e todo ca1a40ab eb3fc78f
pub const DINO_428e: Power = TODO;

/// # Atlasaurus
///
/// `DINO_431` · Priest minion · 8 mana · 5/10
///
/// > **Taunt**. **Deathrattle:** Summon a random **Taunt** minion that costs (5) or more.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Deathrattle
///
/// State: Todo
//~ DINO_431 todo 2aad19fb 51dedbff
pub const DINO_431: Power = TODO;

/// # Archaios
///
/// `TLC_811` · Priest minion · 3 mana · 1/6
///
/// > Whenever another friendly minion attacks, set its Health equal to this minion's Health.
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Minion type: Beast
/// - Enchantments: Archaios' Aegis [`TLC_811e`](crate::saviors_of_uldum::priest::TLC_811e)
///
/// State: Todo
//~ TLC_811 todo 1c62e06d 5c92c0fc
pub const TLC_811: Power = TODO;

/// # Purifying Vines
///
/// `TLC_813` · Priest spell · Holy · 1 mana
///
/// > Choose a minion. If it's friendly, give it +2 Health. If it's an enemy, give it -2 Health.
///
/// - Set: The Lost City of Un'Goro
/// - Enchantments: Verdant Vines [`TLC_813e`], Withering Vines [`TLC_813e2`]
///
/// State: Todo
//~ TLC_813 todo d2aebbf7 700fbadc
pub const TLC_813: Power = TODO;

/// # Verdant Vines
///
/// `TLC_813e` · Priest enchantment
///
/// > +2 Health.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_813e todo 2196bbb6 d2208eff
pub const TLC_813e: Power = TODO;

/// # Withering Vines
///
/// `TLC_813e2` · Priest enchantment
///
/// > -2 Health.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_813e2 todo 54ca6a8d c4aff10f
pub const TLC_813e2: Power = TODO;

/// # Twilight Mender
///
/// `TLC_814` · Priest minion · 3 mana · 3/4
///
/// > **Deathrattle:** Get a random Holy and Shadow spell.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ TLC_814 todo 3977a2c6 edb6955a
pub const TLC_814: Power = TODO;

/// # Gravedawn Voidbulb
///
/// `TLC_815` · Priest spell · Shadow · 4 mana
///
/// > Summon a random 4-Cost minion and give it **Taunt**. **Kindred:** Do it again.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Mechanics: Kindred
/// - Refers to: Taunt
/// - Enchantments: Void Touched [`TLC_815e`]
///
/// State: Todo
//~ TLC_815 todo 56d31bce 2d4d6811
pub const TLC_815: Power = TODO;

/// # Void Touched
///
/// `TLC_815e` · Priest enchantment
///
/// > **Taunt**.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_815e todo 4a8ea310 04219b39
pub const TLC_815e: Power = TODO;

/// # Gravedawn Sunbloom
///
/// `TLC_816` · Priest spell · Holy · 4 mana
///
/// > Draw 2 cards. **Kindred:** This costs (2) less.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Mechanics: Kindred
///
/// State: Todo
//~ TLC_816 todo 60c760ff 8ee67024
pub const TLC_816: Power = TODO;

/// # Reach Equilibrium
///
/// `TLC_817` · Priest spell · 1 mana
///
/// > **Quest:** Cast 4 Holy spells **Reward:** Life's Breath. **Quest:** Cast 4 Shadow spells. **Reward:** Death's Touch.
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Tags: `839` = 1, `3674` = 1, `4310` = 1
/// - Tokens: Cleanse the Shadow [`TLC_817t`], Corrupt the Light [`TLC_817t2`], Sol'etos, Life's Breath [`TLC_817t3`], Sol'etos, Death's Touch [`TLC_817t4`], Sol'etos, Cycle's Rebirth [`TLC_817t5`]
///
/// State: Todo
//~ TLC_817 todo 4f1d1908 7d4c3924
pub const TLC_817: Power = TODO;

/// # Cleanse the Shadow
///
/// `TLC_817t` · Priest spell · 1 mana
///
/// > **Quest:** Cast 4 Holy spells. **Reward:** Life's Breath.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Tags: `QUEST_PROGRESS_TOTAL` = 4, `BACON_EVOLUTION_CARD_ID` = 119879, `4297` = 1
/// - Tokens: Sol'etos, Life's Breath [`TLC_817t3`]
///
/// State: Todo
//~ TLC_817t todo d79a4ec3 e28bb7c3
pub const TLC_817t: Power = TODO;

/// # Corrupt the Light
///
/// `TLC_817t2` · Priest spell · 1 mana
///
/// > **Quest:** Cast 4 Shadow spells. **Reward:** Death's Touch.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Tags: `QUEST_PROGRESS_TOTAL` = 4, `BACON_EVOLUTION_CARD_ID` = 119879, `4297` = 1
/// - Tokens: Sol'etos, Death's Touch [`TLC_817t4`]
///
/// State: Todo
//~ TLC_817t2 todo 0e3b3f39 72280e29
pub const TLC_817t2: Power = TODO;

/// # Sol'etos, Life's Breath
///
/// `TLC_817t3` · Priest minion · 5 mana · 4/4
///
/// > **Taunt**. **Battlecry:** Summon a copy of this. *If you're holding both halves of Sol'etos, combine!*
///
/// - Set: The Lost City of Un'Goro
/// - Minion type: Elemental
/// - Mechanics: Taunt, Battlecry
/// - Tokens: Sol'etos, Cycle's Rebirth [`TLC_817t5`]
///
/// State: Todo
//~ TLC_817t3 todo 5475b68e 88ffba41
pub const TLC_817t3: Power = TODO;

/// # Sol'etos, Death's Touch
///
/// `TLC_817t4` · Priest minion · 5 mana · 4/4
///
/// > **Reborn**. **Deathrattle:** Deal 5 damage to a random enemy. *If you're holding both halves of Sol'etos, combine!*
///
/// - Set: The Lost City of Un'Goro
/// - Minion type: Elemental
/// - Mechanics: Deathrattle, Reborn
/// - Tokens: Sol'etos, Cycle's Rebirth [`TLC_817t5`]
///
/// State: Todo
//~ TLC_817t4 todo e5efa519 cffcdefd
pub const TLC_817t4: Power = TODO;

/// # Sol'etos, Cycle's Rebirth
///
/// `TLC_817t5` · Priest minion · 5 mana · 8/8
///
/// > **Taunt**, **Reborn**. **Battlecry:** Summon a copy of this. **Deathrattle:** Deal 5 damage to a random enemy.
///
/// - Set: The Lost City of Un'Goro
/// - Minion type: Elemental
/// - Mechanics: Taunt, Deathrattle, Battlecry, Reborn
///
/// State: Todo
//~ TLC_817t5 todo 43ea92d2 22686041
pub const TLC_817t5: Power = TODO;

/// # Resuscitate
///
/// `TLC_818` · Priest spell · Shadow · 6 mana
///
/// > Resurrect a 1, 2, and 3-Cost minion. Give them **Reborn**.
///
/// - Set: The Lost City of Un'Goro · epic · collectible
/// - Refers to: Reborn
///
/// State: Todo
//~ TLC_818 todo ecc01c76 f823aa35
pub const TLC_818: Power = TODO;

/// # Gladesong Siren
///
/// `TLC_819` · Priest minion · 6 mana · 4/7
///
/// > **Lifesteal** Costs (1) if you've cast a Holy and Shadow spell this turn.
///
/// - Set: The Lost City of Un'Goro · epic · collectible
/// - Minion type: Naga
/// - Mechanics: Lifesteal
///
/// State: Todo
//~ TLC_819 todo 87aa0fea b59fa375
pub const TLC_819: Power = TODO;

/// # Glade Ecologist
///
/// `TLC_820` · Priest minion · 1 mana · 2/1
///
/// > **Deathrattle:** Get a 1-Cost Holy spell that gives a minion +2 or -2 Health.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Purifying Vines [`TLC_813`]
///
/// State: Todo
//~ TLC_820 todo 2e523372 baf515ae
pub const TLC_820: Power = TODO;

/// # Wilted Shadow
///
/// `TLC_821` · Priest minion · 7 mana · 6/7
///
/// > **Lifesteal** Whenever you heal an enemy, this attacks it.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Lifesteal
///
/// State: Todo
//~ TLC_821 todo ed927830 9dd83724
pub const TLC_821: Power = TODO;

/// # Story of Amara
///
/// `TLC_835` · Priest spell · 10 mana
///
/// > Set your hero's Health to 40.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Enchantments: Warded By Amara [`TLC_835e`]
///
/// State: Todo
//~ TLC_835 todo ece7eaac 9da7354e
pub const TLC_835: Power = TODO;

/// # Warded By Amara
///
/// `TLC_835e` · Priest enchantment
///
/// > Increased Health.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ TLC_835e todo 4c631a7b d4e2f5cb
pub const TLC_835e: Power = TODO;
