//! Demon Hunter cards of Demon Hunter Initiate.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 25cdfb6e

/// # Command the Illidari
///
/// `BT_173` · Demon Hunter spell · 5 mana
///
/// > Summon six 1/1 Illidari with **Rush**.
///
/// - Set: Demon Hunter Initiate · common · collectible
/// - Refers to: Rush
/// - Tokens: Illidari Initiate [`BT_036t`](crate::legacy::demon_hunter::BT_036t)
///
/// State: Derived
//~ derived BT_173 421fe3db ca652d60 9c12ee83.fd0cad74
pub const BT_173: Power = spell(&[summon(card("BT_036t")).copies(6)]);

/// # Twin Slice
///
/// `BT_175` · Demon Hunter spell · 1 mana
///
/// > Give your hero +2 Attack this turn. Add 'Second Slice' to your hand.
///
/// - Set: Demon Hunter Initiate · common · collectible
/// - Enchantments: Twin Slice [`BT_175e`]
/// - Tokens: Second Slice [`BT_175t`]
///
/// State: Derived
//~ derived BT_175 f160f2ba ae906171 3e80d133.b6741bc0
pub const BT_175: Power = spell(&[lend(&[ATTACK.plus(2)], Lasts::ThisTurn).to(YOUR_HERO), get(card("BT_175t"))]);

/// # Twin Slice
///
/// `BT_175e` · Demon Hunter enchantment
///
/// > Your hero has +2 Attack this turn.
///
/// - Set: Demon Hunter Initiate
/// - Minion type: Demon
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo BT_175e 24cd976a fb7fa5a3 aa10bac4.b7594273
pub const BT_175e: Power = TODO;

/// # Second Slice
///
/// `BT_175t` · Demon Hunter spell · 1 mana
///
/// > Give your hero +2 Attack this turn.
///
/// - Set: Demon Hunter Initiate
///
/// State: Derived
//~ derived BT_175t 7339fc3b 25368749 81c4d652.bd10cb6e
pub const BT_175t: Power = spell(&[lend(&[ATTACK.plus(2)], Lasts::ThisTurn).to(YOUR_HERO)]);

/// # Flamereaper
///
/// `BT_271` · Demon Hunter weapon · 7 mana · 5/3 durability
///
/// > Also damages the minions next to whomever your hero attacks.
///
/// - Set: Demon Hunter Initiate · epic · collectible
///
/// State: Derived
//~ derived BT_271 56672ff7 53b5f636 d99561be.5ae76bbd
pub const BT_271: Power = also_damages(THAT.neighbours());

/// # Battlefiend
///
/// `BT_351` · Demon Hunter minion · 1 mana · 1/2
///
/// > After your hero attacks, gain +1 Attack.
///
/// - Set: Demon Hunter Initiate · common · collectible
/// - Minion type: Demon
/// - Tags: `4548` = 1, `4932` = 1
/// - Reprint of: Battlefiend [`CORE_BT_351`](crate::core::demon_hunter::CORE_BT_351)
/// - Enchantments: Felheartened [`BT_351e`]
///
/// State: Derived
//~ derived BT_351 d1fc5dd9 dc43dfb5 c767cab2.594e5b79
pub const BT_351: Power = after(YOUR_HERO.attack(CARD)).then(&[give(&[ATTACK.plus(1)])]);

/// # Felheartened
///
/// `BT_351e` · Demon Hunter enchantment
///
/// > Increased Attack.
///
/// - Set: Demon Hunter Initiate
///
/// State: Todo
//~ todo BT_351e 8bb2ed4c 1a3668e0 6555348e.08129cea
pub const BT_351e: Power = TODO;

/// # Blade Dance
///
/// `BT_354` · Demon Hunter spell · 2 mana
///
/// > Deal damage equal to your hero's Attack to 3 random enemy minions.
///
/// - Set: Demon Hunter Initiate · rare · collectible
/// - Mechanics: Affected By Spell Power
///
/// State: Derived
//~ derived BT_354 cbd7b899 31a0a106 eedcbc0d.ba107ca9
pub const BT_354: Power = spell(&[deal(1).times(ATTACK.of(YOUR_HERO)).to(ENEMY_MINIONS.random_of(3))]);

/// # Wrathscale Naga
///
/// `BT_355` · Demon Hunter minion · 3 mana · 3/3
///
/// > After a friendly minion dies, deal 3 damage to a random enemy.
///
/// - Set: Demon Hunter Initiate · epic · collectible
/// - Minion type: Naga
///
/// State: Derived
//~ derived BT_355 f4006788 d66ee898 5f2b844a.fe75628d
pub const BT_355: Power = after(OTHER_FRIENDLY_MINIONS.die()).then(&[deal(3).to(ENEMIES.random())]);

/// # Ur'zul Horror
///
/// `BT_407` · Demon Hunter minion · 1 mana · 2/1
///
/// > **Deathrattle:** Add a 2/1 Lost Soul to your hand.
///
/// - Set: Demon Hunter Initiate · common · collectible
/// - Minion type: Demon
/// - Mechanics: Deathrattle
/// - Tokens: Lost Soul [`BT_407t`]
///
/// State: Derived
//~ derived BT_407 46ec1695 a36d7558 6066751b.82e2d02a
pub const BT_407: Power = deathrattle(&[get(card("BT_407t"))]);

/// # Lost Soul
///
/// `BT_407t` · Demon Hunter minion · 1 mana · 2/1
///
/// - Set: Demon Hunter Initiate
/// - Minion type: Undead, Draenei
/// - Tags: `2525` = 1
///
/// State: Vanilla
//~ vanilla BT_407t c6b9ee2d a6cfb71a 3c763581
pub const BT_407t: Power = VANILLA;

/// # Raging Felscreamer
///
/// `BT_416` · Demon Hunter minion · 4 mana · 4/4
///
/// > **Battlecry:** The next Demon you play costs (2) less.
///
/// - Set: Demon Hunter Initiate · rare · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Felscream [`BT_416e`]
///
/// State: Derived
//~ derived BT_416 4e890532 a0a25a01 4bffa52a.c965f6c8
pub const BT_416: Power = battlecry(&[attach("BT_416e").to(YOU)]);

/// # Felscream
///
/// `BT_416e` · Demon Hunter enchantment
///
/// > Your next Demon costs (2) less.
///
/// - Set: Demon Hunter Initiate
///
/// State: Derived
//~ derived BT_416e 7cd561a7 0ffaf4f2 82128789.04a82b13
pub const BT_416e: Power = enchant(&[]).aura(YOUR_HAND.that(DEMON), &[cost_less(2)]).until(YOU.play(DEMON));

/// # Feast of Souls
///
/// `BT_427` · Demon Hunter spell · Shadow · 1 mana
///
/// > Draw a card for each friendly minion that died this turn.@ *(@)*
///
/// - Set: Demon Hunter Initiate · rare · collectible
/// - Tags: `1724` = 1
///
/// State: Derived
//~ derived BT_427 fa6feeaa eef53b7b 79e15fa1.ae470672
pub const BT_427: Power = spell(&[draw(1).times(count_of(past(Side::Friendly, Deed::Died, Window::ThisTurn)))]);

/// # Nethrandamus
///
/// `BT_481` · Demon Hunter minion · 9 mana · 8/8
///
/// > **Battlecry:** Summon two random @-Cost minions. *(Upgrades each time a friendly minion dies!)*
///
/// - Set: Demon Hunter Initiate · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived BT_481 9319dadb e5dc0b6f 3714a96e.a3088110
#[rustfmt::skip]
pub const BT_481: Power = abilities(&[battlecry(&[summon(costing(MINION, 0, ITS_NUMBER)).copies(2)]), whenever(OTHER_FRIENDLY_MINIONS.die()).in_hand().then(&[improve(1)])]);

/// # Hulking Overfiend
///
/// `BT_487` · Demon Hunter minion · 8 mana · 5/10
///
/// > **Rush**. After this attacks and kills a minion, it may attack again.
///
/// - Set: Demon Hunter Initiate · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Rush
///
/// State: Derived
//~ derived BT_487 9bb22749 4722d73c 2e3695d6.b2826c19
pub const BT_487: Power = after(THIS.attack(MINION)).when(there_is(&THAT.that(DEAD))).then(&[ready(THIS)]);

/// # Soul Split
///
/// `BT_488` · Demon Hunter spell · Shadow · 4 mana
///
/// > Choose a friendly Demon. Summon a copy of it.
///
/// - Set: Demon Hunter Initiate · rare · collectible
///
/// State: Derived
//~ derived BT_488 26d28191 2b4c5495 541031ef.61686c40
pub const BT_488: Power = spell(&[with_each(A_FRIENDLY_MINION.that(DEMON)), summon(copy_of(IT))]);

/// # Consume Magic
///
/// `BT_490` · Demon Hunter spell · Shadow · 1 mana
///
/// > **Silence** an enemy minion. **Outcast:** Draw a card.
///
/// - Set: Demon Hunter Initiate · common · collectible
/// - Mechanics: Outcast
/// - Refers to: Silence
///
/// State: Derived
//~ derived BT_490 10516251 bd869ee4 d8935278.fa688846
pub const BT_490: Power = abilities(&[spell(&[silence(AN_ENEMY_MINION)]), on(Word::Outcast, &[draw(1)])]);

/// # Wrathspike Brute
///
/// `BT_510` · Demon Hunter minion · 5 mana · 3/6
///
/// > **Taunt** After this is attacked, deal 1 damage to all enemies.
///
/// - Set: Demon Hunter Initiate · epic · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt
///
/// State: Derived
//~ derived BT_510 5f85bbf2 83e1b0fb b3211ba6.846f43e2
pub const BT_510: Power = after(CHARACTERS.attack(ITSELF)).then(&[deal(1).to(ENEMIES)]);

/// # Blur
///
/// `BT_752` · Demon Hunter spell · 0 mana
///
/// > Your hero can't take damage this turn.
///
/// - Set: Demon Hunter Initiate · common · collectible
/// - Enchantments: Blur [`BT_752e`]
///
/// State: Todo
//~ todo BT_752 c74a9c36 8184796a 810b5326.30896a10
pub const BT_752: Power = TODO;

/// # Blur
///
/// `BT_752e` · Demon Hunter enchantment
///
/// > **Immune** this turn.
///
/// - Set: Demon Hunter Initiate
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived BT_752e 0bbc1e72 6a7ed352 e6124ae5.fb55a5e5
pub const BT_752e: Power = enchant(&[has(GameTag::IMMUNE)]).this_turn();

/// # Mana Burn
///
/// `BT_753` · Demon Hunter spell · Fel · 1 mana
///
/// > Your opponent has 2 fewer Mana Crystals next turn.
///
/// - Set: Demon Hunter Initiate · common · collectible
/// - Enchantments: Mana Burned [`BT_753e`]
///
/// State: Todo
//~ todo BT_753 66531c79 c571206b 1d37ded1.58810828
pub const BT_753: Power = TODO;

/// # Mana Burned
///
/// `BT_753e` · Demon Hunter enchantment
///
/// > Start with 2 fewer Mana Crystals this turn.
///
/// - Set: Demon Hunter Initiate
///
/// State: Todo
//~ todo BT_753e fcfb29d5 ff39087c 56f17aae.3c232e12
pub const BT_753e: Power = TODO;

/// # Eye Beam
///
/// `BT_801` · Demon Hunter spell · Fel · 3 mana
///
/// > **Lifesteal**. Deal $3 damage to a minion. **Outcast:** This costs (1).
///
/// - Set: Demon Hunter Initiate · epic · collectible
/// - Mechanics: Lifesteal, Outcast
/// - Play requirements: `REQ_MINION_TARGET` (correction: Deal $3 damage to a minion); `REQ_TARGET_TO_PLAY` (correction: Deal $3 damage to a minion: played on a target)
///
/// State: Derived
//~ derived BT_801 bb4719f5 08bae663 821616e4.28d7a092
#[rustfmt::skip]
pub const BT_801: Power = abilities(&[spell(&[deal(3).to(A_MINION)]), aura(THIS).when(any(&[is(&YOUR_HAND.first(1)), is(&YOUR_HAND.last(1))])).in_hand().have(&[cost(1)])]);

/// # Illidari Felblade
///
/// `BT_814` · Demon Hunter minion · 4 mana · 5/3
///
/// > **Rush Outcast:** Gain **Immune** this turn.
///
/// - Set: Demon Hunter Initiate · rare · collectible
/// - Mechanics: Rush, Outcast
/// - Refers to: Immune
/// - Enchantments: Nimble [`BT_814e`]
///
/// State: Derived
//~ derived BT_814 1b16d5e3 967c7c96 8ae3e6a3.576d50eb
pub const BT_814: Power = on(Word::Outcast, &[attach("BT_814e")]);

/// # Nimble
///
/// `BT_814e` · Demon Hunter enchantment
///
/// > **Immune** this turn.
///
/// - Set: Demon Hunter Initiate
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived BT_814e 0d97d06d 471ea39c e2ba4f00.fb55a5e5
pub const BT_814e: Power = enchant(&[has(GameTag::IMMUNE)]).this_turn();

/// # Umberwing
///
/// `BT_922` · Demon Hunter weapon · 2 mana · 1/2 durability
///
/// > **Battlecry:** Summon two 1/1 Felwings.
///
/// - Set: Demon Hunter Initiate · common · collectible
/// - Mechanics: Battlecry
/// - Tokens: Felwing [`BT_922t`]
///
/// State: Derived
//~ derived BT_922 617bca4f 0a1abd2e 5d12f553.8a9a7ad5
pub const BT_922: Power = battlecry(&[summon(card("BT_922t")).copies(2)]);

/// # Felwing
///
/// `BT_922t` · Demon Hunter minion · 1 mana · 1/1
///
/// - Set: Demon Hunter Initiate
/// - Minion type: Demon
///
/// State: Vanilla
//~ vanilla BT_922t 80516b67 0a0b003a b9633a16
pub const BT_922t: Power = VANILLA;

/// # Altruis the Outcast
///
/// `BT_937` · Demon Hunter minion · 4 mana · 4/2
///
/// > After you play the left- or right-most card in your hand, deal 1 damage to all enemies.
///
/// - Set: Demon Hunter Initiate · legendary · collectible
///
/// State: Derived
//~ derived BT_937 293c4879 dcd5fecf ad06eeb4.8795caca
pub const BT_937: Power = after(YOU.play(OUTCAST)).then(&[deal(1).to(ENEMIES)]);

/// # Twin Slice
///
/// `TOY_400t3` · Demon Hunter spell · 0 mana
///
/// > Give your hero +1 Attack this turn. Add 'Second Slice' to your hand.
///
/// - Set: Demon Hunter Initiate · common
/// - Enchantments: Twin Slice [`TOY_400t3e`]
/// - Tokens: Second Slice [`BT_175t`], Second Slice [`TOY_400t3t`]
///
/// State: Todo
//~ todo TOY_400t3 4d75db8f 9fb54cee 287bae83.fcf0acd8
pub const TOY_400t3: Power = TODO;

/// # Twin Slice
///
/// `TOY_400t3e` · Demon Hunter enchantment
///
/// > Your hero has +1 Attack this turn.
///
/// - Set: Demon Hunter Initiate
/// - Minion type: Demon
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo TOY_400t3e c9d04ea5 d38463b0 c84fea34.d35e1199
pub const TOY_400t3e: Power = TODO;

/// # Second Slice
///
/// `TOY_400t3t` · Demon Hunter spell · 0 mana
///
/// > Give your hero +1 Attack this turn.
///
/// - Set: Demon Hunter Initiate
///
/// State: Derived
//~ derived TOY_400t3t 77252acb a2b92547 aea5b256.aa2f8143
pub const TOY_400t3t: Power = spell(&[lend(&[ATTACK.plus(1)], Lasts::ThisTurn).to(YOUR_HERO)]);

/// # Eye Beam
///
/// `TOY_400t8` · Demon Hunter spell · Fel · 3 mana
///
/// > **Lifesteal**. Deal $3 damage to a minion. **Outcast:** This costs (0).
///
/// - Set: Demon Hunter Initiate · epic
/// - Mechanics: Lifesteal, Outcast
///
/// State: Derived
//~ derived TOY_400t8 0b648e4d cf86cc72 a8f9251a.2e0a8353
#[rustfmt::skip]
pub const TOY_400t8: Power = abilities(&[spell(&[deal(3).to(A_MINION)]), aura(THIS).when(any(&[is(&YOUR_HAND.first(1)), is(&YOUR_HAND.last(1))])).in_hand().have(&[cost(0)])]);

/// # Altruis the Outcast
///
/// `TOY_401t2` · Demon Hunter minion · 3 mana · 3/2
///
/// > After you play the left- or right-most card in your hand, deal 1 damage to all enemies.
///
/// - Set: Demon Hunter Initiate · legendary
///
/// State: Derived
//~ derived TOY_401t2 aaf2fdf4 dc176aeb 6db0d271.8795caca
pub const TOY_401t2: Power = after(YOU.play(OUTCAST)).then(&[deal(1).to(ENEMIES)]);

/// # Battlefiend
///
/// `TOY_913t2` · Demon Hunter minion · 1 mana · 2/2
///
/// > After your hero attacks, gain +1 Attack.
///
/// - Set: Demon Hunter Initiate · common
/// - Minion type: Demon
///
/// State: Derived
//~ derived TOY_913t2 269514c9 51678c67 e3a07ad0.594e5b79
pub const TOY_913t2: Power = after(YOUR_HERO.attack(CARD)).then(&[give(&[ATTACK.plus(1)])]);
