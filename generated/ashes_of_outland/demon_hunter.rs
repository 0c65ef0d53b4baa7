//! Demon Hunter cards of Ashes of Outland.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 42a252ce

/// # Kayn Sunfury
///
/// `BT_187` · Demon Hunter minion · 4 mana · 3/5
///
/// > **Charge** All friendly attacks ignore **Taunt**.
///
/// - Set: Ashes of Outland · legendary · collectible
/// - Mechanics: Charge, Aura
/// - Refers to: Taunt
/// - Enchantments: Death's Dance [`BT_187e`], Death's Dance [`BT_187e2`]
///
/// State: Todo
//~ todo BT_187 47da3fa6 9da66a56 1047f923.7f490ff7
pub const BT_187: Power = TODO;

/// # Death's Dance
///
/// `BT_187e` · Neutral enchantment
///
/// > Your attacks ignore **Taunt**.
///
/// - Set: Ashes of Outland
/// - Mechanics: Aura
///
/// State: Todo
//~ todo BT_187e ddc27f57 e63d73cb 8a9efff2.3346b6bb
pub const BT_187e: Power = TODO;

/// # Death's Dance
///
/// `BT_187e2` · Neutral enchantment
///
/// > Kayn is letting this ignore **Taunt**.
///
/// - Set: Ashes of Outland
///
/// State: Todo
//~ todo BT_187e2 5796380a 056914fe 74fe67bd.6d3166cd
pub const BT_187e2: Power = TODO;

/// # Netherwalker
///
/// `BT_321` · Demon Hunter minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a Demon.
///
/// - Set: Ashes of Outland · common · collectible
/// - Mechanics: Battlecry, Discover
/// - Tags: `4578` = 1
///
/// State: Derived
//~ derived BT_321 98c6b92a 7680d036 d67b159c.4ffd7489
pub const BT_321: Power = battlecry(&[discover(DEMON)]);

/// # Ashtongue Battlelord
///
/// `BT_423` · Demon Hunter minion · 4 mana · 3/5
///
/// > **Taunt Lifesteal**
///
/// - Set: Ashes of Outland · common · collectible
/// - Minion type: Draenei
/// - Mechanics: Taunt, Lifesteal
///
/// State: Vanilla
//~ vanilla BT_423 35cac528 26d7683e a3f35aa2.71812762
pub const BT_423: Power = VANILLA;

/// # Metamorphosis
///
/// `BT_429` · Demon Hunter spell · Fel · 4 mana
///
/// > Swap your Hero Power to "Deal 5 damage." After 2 uses, swap it back.
///
/// - Set: Ashes of Outland · legendary · collectible
/// - Tokens: Demonic Blast [`BT_429p`], Demonic Blast [`BT_429p2`]
///
/// State: Todo
//~ todo BT_429 3c0fbff3 8eeb985d c913bdfc.24deb366
pub const BT_429: Power = TODO;

/// # Demonic Blast
///
/// `BT_429p` · Demon Hunter hero power · 1 mana
///
/// > Deal $5 damage. *(Two uses left!)*
///
/// - Set: Ashes of Outland
///
/// State: Todo
//~ todo BT_429p ab70e14d 6ddc14d5 0cc0b3b6.339cadb3
pub const BT_429p: Power = TODO;

/// # Demonic Blast
///
/// `BT_429p2` · Demon Hunter hero power · 1 mana
///
/// > Deal $5 damage. *(Last use!)*
///
/// - Set: Ashes of Outland
///
/// State: Todo
//~ todo BT_429p2 884c00c2 4bf5a26e b57e0c67.6568f8a6
pub const BT_429p2: Power = TODO;

/// # Warglaives of Azzinoth
///
/// `BT_430` · Demon Hunter weapon · 5 mana · 3/3 durability
///
/// > After attacking a minion, your hero may attack again.
///
/// - Set: Ashes of Outland · epic · collectible
///
/// State: Derived
//~ derived BT_430 9253d6f4 9acaf552 d27b775e.fc8b8c08
pub const BT_430: Power = after(YOUR_HERO.attack(MINION)).then(&[ready(YOUR_HERO)]);

/// # Crimson Sigil Runner
///
/// `BT_480` · Demon Hunter minion · 1 mana · 1/1
///
/// > **Outcast:** Draw a card.
///
/// - Set: Ashes of Outland · common · collectible
/// - Mechanics: Outcast
///
/// State: Derived
//~ derived BT_480 02d662ae 5814c0de ba4c9ff3.1624c374
pub const BT_480: Power = on(Word::Outcast, &[draw(1)]);

/// # Pit Commander
///
/// `BT_486` · Demon Hunter minion · 9 mana · 7/9
///
/// > **Taunt** At the end of your turn, summon a Demon from your deck.
///
/// - Set: Ashes of Outland · epic · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt
///
/// State: Derived
//~ derived BT_486 ec968da1 56b13099 4be586d3.50992405
pub const BT_486: Power = at_end_of_your_turn(&[summon(the(YOUR_DECK.that(all(&[MINION, DEMON])).random()))]);

/// # Spectral Sight
///
/// `BT_491` · Demon Hunter spell · 2 mana
///
/// > Draw a card. **Outcast:** Draw another.
///
/// - Set: Ashes of Outland · common · collectible
/// - Mechanics: Outcast
///
/// State: Derived
//~ derived BT_491 7449fd65 8a5e9519 33e2420e.8905668d
pub const BT_491: Power = abilities(&[spell(&[draw(1)]), on(Word::Outcast, &[draw(1)])]);

/// # Priestess of Fury
///
/// `BT_493` · Demon Hunter minion · 7 mana · 6/7
///
/// > At the end of your turn, deal 6 damage randomly split among all enemies.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Minion type: Demon
/// - Tags: `4577` = 1
///
/// State: Derived
//~ derived BT_493 01ad703c c523ffff 3db0c9fc.ffbcfced
pub const BT_493: Power = at_end_of_your_turn(&[deal(6).split_among(ENEMIES)]);

/// # Furious Felfin
///
/// `BT_496` · Demon Hunter minion · 2 mana · 3/2
///
/// > **Battlecry:** If your hero attacked this turn, gain +1 Attack and **Rush**.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Minion type: Demon, Murloc
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Tags: `2537` = 1
/// - Enchantments: Finned and Furious [`BT_496e`]
///
/// State: Derived
//~ derived BT_496 47c19c13 d7633795 82807b2f.df35fa7c
pub const BT_496: Power =
    battlecry(&[attach("BT_496e")]).when(has_done(1, &past(Side::Friendly, Deed::HeroAttack, Window::ThisTurn)));

/// # Finned and Furious
///
/// `BT_496e` · Neutral enchantment
///
/// > +1 Attack and **Rush**.
///
/// - Set: Ashes of Outland
///
/// State: Derived
//~ derived BT_496e dd11855d b3194e89 59f6eff5.d7fca9dd
pub const BT_496e: Power = enchant(&[ATTACK.plus(1), has(GameTag::RUSH)]);

/// # Fel Summoner
///
/// `BT_509` · Demon Hunter minion · 6 mana · 8/3
///
/// > **Deathrattle:** Summon a random Demon from your hand.
///
/// - Set: Ashes of Outland · common · collectible
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived BT_509 1591c6a5 0196445c 3fd45bf2.d31691c0
pub const BT_509: Power = deathrattle(&[summon(the(YOUR_HAND.that(all(&[MINION, DEMON])).random()))]);

/// # Branded
///
/// `BT_512e3` · Demon Hunter enchantment
///
/// > Takes 1 damage at the end of each turn.
///
/// - Set: Ashes of Outland
///
/// State: Todo
//~ todo BT_512e3 7e168dae d20efb67 628f98be.bbda1b14
pub const BT_512e3: Power = TODO;

/// # Immolation Aura
///
/// `BT_514` · Demon Hunter spell · Fel · 2 mana
///
/// > Deal $1 damage to all minions twice.
///
/// - Set: Ashes of Outland · common · collectible
///
/// State: Derived
//~ derived BT_514 01dd5c38 06b39012 63bb5c17.195620e8
pub const BT_514: Power = spell(&[deal(1).to(MINIONS).repeated(2)]);

/// # Skull of Gul'dan
///
/// `BT_601` · Demon Hunter spell · 6 mana
///
/// > Draw 3 cards. **Outcast:** Reduce their Cost by (3).
///
/// - Set: Ashes of Outland · rare · collectible
/// - Mechanics: Outcast
/// - Enchantments: Embrace Power [`BT_601e`]
///
/// State: Derived
//~ derived BT_601 872720d9 5089e410 22d6f8f7.0b47397d
pub const BT_601: Power = spell(&[draw(3), attach("BT_601e").to(IT).when(OUTCAST)]);

/// # Embrace Power
///
/// `BT_601e` · Neutral enchantment
///
/// > Costs (3) less.
///
/// - Set: Ashes of Outland
///
/// State: Derived
//~ derived BT_601e c508fdf8 3fc0e9bc 900a4ee0.bb1f76c5
pub const BT_601e: Power = enchant(&[cost_less(3)]);

/// # Coilfang Warlord
///
/// `BT_761` · Demon Hunter minion · 8 mana · 9/5
///
/// > **Rush Deathrattle:** Summon a 5/9 Warlord with **Taunt**.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Minion type: Naga
/// - Mechanics: Deathrattle, Rush
/// - Refers to: Taunt
/// - Tokens: Conchguard Warlord [`BT_761t`]
///
/// State: Derived
//~ derived BT_761 a0c86fb7 a3c7aa28 6ce69deb.a5a27876
pub const BT_761: Power = deathrattle(&[summon(card("BT_761t"))]);

/// # Conchguard Warlord
///
/// `BT_761t` · Demon Hunter minion · 8 mana · 5/9
///
/// > **Taunt**
///
/// - Set: Ashes of Outland
/// - Minion type: Naga
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla BT_761t 0228cc2b 23fcb0e7 075bdb8d.4b0c5d24
pub const BT_761t: Power = VANILLA;

/// # Imprisoned Antaen
///
/// `BT_934` · Demon Hunter minion · 5 mana · 10/6
///
/// > **Dormant** for 2 turns. When this awakens, deal 10 damage randomly split among all enemies.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Minion type: Demon
/// - Refers to: Dormant
/// - Tags: `1652` = 1
///
/// State: Derived
//~ derived BT_934 9548f886 28025662 6a7b48c3.b2b83746
pub const BT_934: Power = abilities(&[dormant_for(2), on(Word::Awaken, &[deal(10).split_among(ENEMIES)])]);

/// # Imprisoned Antaen
///
/// `TOY_400t4` · Demon Hunter minion · 5 mana · 10/6
///
/// > **Dormant** for 2 turns. When this awakens, deal 10 damage randomly split among all enemies.
///
/// - Set: Ashes of Outland · rare
/// - Minion type: Demon
/// - Refers to: Dormant
///
/// State: Derived
//~ derived TOY_400t4 2e7c478c b62d1ce7 f45635fd.b2b83746
pub const TOY_400t4: Power = abilities(&[dormant_for(2), on(Word::Awaken, &[deal(10).split_among(ENEMIES)])]);

/// # Priestess of Fury
///
/// `TOY_400t5` · Demon Hunter minion · 7 mana · 6/7
///
/// > At the end of your turn, deal 6 damage randomly split among all enemies.
///
/// - Set: Ashes of Outland · rare
/// - Minion type: Demon
///
/// State: Derived
//~ derived TOY_400t5 cdc5c237 fb1b6dcd c91b7370.ffbcfced
pub const TOY_400t5: Power = at_end_of_your_turn(&[deal(6).split_among(ENEMIES)]);

/// # Metamorphosis
///
/// `TOY_400t6` · Demon Hunter spell · Fel · 5 mana
///
/// > Swap your Hero Power to "Deal 5 damage." After 2 uses, swap it back.
///
/// - Set: Ashes of Outland · legendary
/// - Tokens: Demonic Blast [`BT_429p`], Demonic Blast [`TOY_400t6p`], Demonic Blast [`TOY_400t6p2`]
///
/// State: Todo
//~ todo TOY_400t6 e96ed00a baa849c2 966d19b0.24deb366
pub const TOY_400t6: Power = TODO;

/// # Demonic Blast
///
/// `TOY_400t6p` · Demon Hunter hero power · 1 mana
///
/// > Deal $5 damage. *(Two uses left!)*
///
/// - Set: Ashes of Outland
///
/// State: Todo
//~ todo TOY_400t6p b70861b7 a8b3f04a 5716c4ba.339cadb3
pub const TOY_400t6p: Power = TODO;

/// # Demonic Blast
///
/// `TOY_400t6p2` · Demon Hunter hero power · 1 mana
///
/// > Deal $5 damage. *(Last use!)*
///
/// - Set: Ashes of Outland
///
/// State: Todo
//~ todo TOY_400t6p2 46de41a9 3fbe7e26 00a583a3.6568f8a6
pub const TOY_400t6p2: Power = TODO;

/// # Warglaives of Azzinoth
///
/// `TOY_400t7` · Demon Hunter weapon · 5 mana · 3/4 durability
///
/// > After attacking a minion, your hero may attack again.
///
/// - Set: Ashes of Outland · epic
///
/// State: Derived
//~ derived TOY_400t7 162655fe 60adc65f 9ee38558.fc8b8c08
pub const TOY_400t7: Power = after(YOUR_HERO.attack(MINION)).then(&[ready(YOUR_HERO)]);

/// # Skull of Gul'dan
///
/// `TOY_401t` · Demon Hunter spell · 5 mana
///
/// > Draw 3 cards. **Outcast:** Reduce their Cost by (3).
///
/// - Set: Ashes of Outland · rare
/// - Mechanics: Outcast
///
/// State: Derived
//~ derived TOY_401t 3d4bddc0 614abba8 7d6cbfd2.0b47397d
pub const TOY_401t: Power = spell(&[draw(3), give(&[cost_less(3)]).to(IT).when(OUTCAST)]);
