//! Demon Hunter cards of The Lost City of Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file a819f792

/// # Horn of Feasting
///
/// `DINO_136` · Demon Hunter spell · 4 mana
///
/// > Summon three 2/1 Raptors with **Rush**. **Outcast:** Give them **Immune** while attacking this turn.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Mechanics: Outcast
/// - Refers to: Immune, Rush
/// - Enchantments: Feasting [`DINO_136e`]
/// - Tokens: Ravenous Raptor [`DINO_136t`]
///
/// State: Todo
//~ todo DINO_136 d5de1947 f2b1a511 606eae36.a9fd4f23
pub const DINO_136: Power = TODO;

/// # Feasting
///
/// `DINO_136e` · enchantment
///
/// > **Immune** while attacking.
///
/// - Set: The Lost City of Un'Goro
/// - Refers to: Immune
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo DINO_136e aaca50f8 2740f280 9c213746.0a9df2b0
pub const DINO_136e: Power = TODO;

/// # Ravenous Raptor
///
/// `DINO_136t` · Demon Hunter minion · 2 mana · 2/1
///
/// > **Rush**
///
/// - Set: The Lost City of Un'Goro
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla DINO_136t af903113 151055fa f030ec5f.57b12c28
pub const DINO_136t: Power = VANILLA;

/// # Skittish Saucier
///
/// `DINO_137` · Demon Hunter minion · 3 mana · 4/2
///
/// > **Battlecry:** Reduce the Cost of adjacent cards in your hand by (1).
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo DINO_137 7d4fa9fc 0b6f9c01 4a55ff36.48a82413
pub const DINO_137: Power = TODO;

/// # Diabolus Rex
///
/// `DINO_138` · Demon Hunter minion · 6 mana · 6/5
///
/// > **Kindred:** Deal 6 damage to your opponent's left and right-most minions.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Minion type: Demon, Beast
/// - Mechanics: Kindred
/// - Tags: `2537` = 1
///
/// State: Derived
//~ derived DINO_138 1dc32708 b73744d9 04d58d13.894762f2
pub const DINO_138: Power =
    on(Word::Kindred, &[deal(6).to(together(&[ENEMY_MINIONS.first(1), ENEMY_MINIONS.last(1)]))]);

/// # Gorishi Wasp
///
/// `TLC_630` · Demon Hunter minion · 5 mana · 2/7
///
/// > **Rush**. Whenever this takes damage, get a 1-Cost Gorishi Stinger.
///
/// - Set: The Lost City of Un'Goro · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Rush
/// - Tags: `4931` = 1
/// - Tokens: Gorishi Stinger [`TLC_630t`]
///
/// State: Derived
//~ derived TLC_630 8b8b9508 0854af98 ade0c85c.89126d0b
pub const TLC_630: Power = whenever(THIS.takes_damage(CARD)).then(&[get(card("TLC_630t"))]);

/// # Gorishi Stinger
///
/// `TLC_630t` · Demon Hunter spell · 1 mana
///
/// > Deal $2 damage. Summon a 2/1 Grub with **Rush**.
///
/// - Set: The Lost City of Un'Goro
/// - Refers to: Rush
///
/// State: Todo
//~ todo TLC_630t b0e13bbf 08eb5859 a039a0ec.c6125c7e
pub const TLC_630t: Power = TODO;

/// # Unleash the Colossus
///
/// `TLC_631` · Demon Hunter spell · 1 mana
///
/// > **Quest:** Deal exactly 2 damage to an enemy on your turn, 12 times. **Reward:** Gorishi Colossus.
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Tags: `QUEST_PROGRESS_TOTAL` = 12, `839` = 1, `3674` = 1, `4297` = 1
/// - Enchantments: Gorishi's Favor [`TLC_631e`]
/// - Tokens: Gorishi Colossus [`TLC_631t`]
///
/// State: Todo
//~ todo TLC_631 5fade4ba f9f37e01 483e37fd.24ac5a3b
pub const TLC_631: Power = TODO;

/// # Gorishi's Favor
///
/// `TLC_631e` · Demon Hunter enchantment
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ todo TLC_631e 225130c4 d091695b 88b47a4d
pub const TLC_631e: Power = TODO;

/// # Gorishi Colossus
///
/// `TLC_631t` · Demon Hunter minion · 5 mana · 8/8
///
/// > **Battlecry:** For the rest of the game, whenever you deal exactly 2 damage to an enemy, deal 2 more.
///
/// - Set: The Lost City of Un'Goro
/// - Minion type: Beast
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo TLC_631t fd50e14f 74f8ed6f ac6a4e37.f9e28c9c
pub const TLC_631t: Power = TODO;

/// # Bugsquasher
///
/// `TLC_633` · Demon Hunter minion · 4 mana · 5/3
///
/// > **Battlecry:** Deal 6 damage to an enemy minion with a minion type.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Mechanics: Battlecry
/// - Target: "Deal 6 damage to an enemy with a minion type."
///
/// State: Todo
//~ todo TLC_633 1f81d718 12f7dc78 e9d21c5c.4680567c
pub const TLC_633: Power = TODO;

/// # Insect Claw
///
/// `TLC_833` · Demon Hunter weapon · 3 mana · 2/2 durability
///
/// > After your hero attacks, summon a 2/1 Grub with **Rush**.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Refers to: Rush
/// - Tags: `4546` = 1, `4932` = 1
/// - Tokens: Silithid Grub [`TLC_903t`]
///
/// State: Derived
//~ derived TLC_833 8f4c50bd ac440d53 93d51818.6d1d6aa1
pub const TLC_833: Power = after(YOUR_HERO.attack(CARD)).then(&[summon(card("TLC_903t"))]);

/// # Gorishi Tunneler
///
/// `TLC_840` · Demon Hunter minion · 3 mana · 2/4
///
/// > **Stealth** After this attacks, deal 2 damage to the enemy hero.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Minion type: Beast
/// - Mechanics: Stealth
/// - Tags: `4975` = 1
///
/// State: Derived
//~ derived TLC_840 bc701d27 48b1aefb 00201011.291d90f8
pub const TLC_840: Power = after(THIS.attack(CARD)).then(&[deal(2).to(ENEMY_HERO)]);

/// # Entomologist Toru
///
/// `TLC_841` · Demon Hunter minion · 8 mana · 7/7
///
/// > **Battlecry:** Put each minion in your hand into 0/1 Jars that cost (1). Break them to release the minions!
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Jarring [`TLC_841e`]
/// - Tokens: Specimen Jar [`TLC_841t`]
///
/// State: Todo
//~ todo TLC_841 92877263 ac86c21f 44d23166.cbc0f202
pub const TLC_841: Power = TODO;

/// # Jarring
///
/// `TLC_841e` · Demon Hunter enchantment
///
/// > **Deathrattle:** Free {0}!
///
/// - Set: The Lost City of Un'Goro
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Todo
//~ todo TLC_841e 5c1be178 afec431f ca6add6e.3c9b3fa2
pub const TLC_841e: Power = TODO;

/// # Specimen Jar
///
/// `TLC_841t` · Demon Hunter minion · 1 mana · 0/1
///
/// > **Deathrattle:** Release nothing. *(It's just an empty jar.)*@**Deathrattle:** Release {5}!
///
/// - Set: The Lost City of Un'Goro
/// - Mechanics: Deathrattle
/// - Tags: `1724` = 1
///
/// State: Todo
//~ todo TLC_841t 11cfec2d b7d79b56 6542c32a.bc2bbfc6
pub const TLC_841t: Power = TODO;

/// # Hive Map
///
/// `TLC_900` · Demon Hunter spell · 1 mana
///
/// > **Discover** a Fel spell. If you play it this turn, also pick one of the others.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Mechanics: Discover
/// - Enchantments: Hive Map [`TLC_900e`]
///
/// State: Todo
//~ todo TLC_900 0e76582b 7c02338d 16be5577.4aa03ce9
pub const TLC_900: Power = TODO;

/// # Hive Map
///
/// `TLC_900e` · Demon Hunter enchantment
///
/// > If you play the **Discover**ed card this turn, also choose one of the other two options.
///
/// - Set: The Lost City of Un'Goro
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo TLC_900e 7f7da48c a8602133 67050b16.0037a6e7
pub const TLC_900e: Power = TODO;

/// # Fumigate
///
/// `TLC_901` · Demon Hunter spell · Fel · 2 mana
///
/// > Deal $3 damage to a minion and all others of the same minion type.
///
/// - Set: The Lost City of Un'Goro · epic · collectible
///
/// State: Todo
//~ todo TLC_901 30c66a77 352ffc93 e6abf30c.6e65ded6
pub const TLC_901: Power = TODO;

/// # Infestation
///
/// `TLC_902` · Demon Hunter spell · 2 mana
///
/// > Get two 1-Cost Gorishi Stingers. Each one deals $2 damage and summons a 2/1 Grub with **Rush**.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Refers to: Rush
/// - Tokens: Gorishi Stinger [`TLC_630t`]
///
/// State: Todo
//~ todo TLC_902 b837ec45 d01d85f2 4466c437.888c8d18
pub const TLC_902: Power = TODO;

/// # Silithid Queen
///
/// `TLC_903` · Demon Hunter minion · 5 mana · 5/2
///
/// > **Rush Kindred**: Give your hero +5 Attack this turn.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Minion type: Beast
/// - Mechanics: Rush, Kindred
/// - Tags: `4548` = 1, `4578` = 1
/// - Enchantments: Queen's Stinger [`TLC_903e`]
/// - Tokens: Silithid Grub [`TLC_903t`]
///
/// State: Derived
//~ derived TLC_903 463581f0 4ade5b9f ffaf20cb.b607b68e
pub const TLC_903: Power = on(Word::Kindred, &[attach("TLC_903e").to(YOUR_HERO)]);

/// # Queen's Stinger
///
/// `TLC_903e` · Demon Hunter enchantment
///
/// > +5 Attack this turn.
///
/// - Set: The Lost City of Un'Goro
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived TLC_903e b7f68394 8fd9abd6 9a59aadd.029f0d3a
pub const TLC_903e: Power = enchant(&[ATTACK.plus(5)]).this_turn();

/// # Silithid Grub
///
/// `TLC_903t` · Demon Hunter minion · 1 mana · 2/1
///
/// > **Rush**
///
/// - Set: The Lost City of Un'Goro
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla TLC_903t 59c367ac cda6247f bf7187d3.57b12c28
pub const TLC_903t: Power = VANILLA;
