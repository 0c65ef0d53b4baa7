//! Hunter cards of Perils in Paradise.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file aa7cf4d5

/// # Chatty Macaw
///
/// `VAC_407` · Hunter minion · 3 mana · 3/3
///
/// > **Battlecry:** Repeat the last spell you cast at an enemy *(at a random enemy if possible)*.
///
/// - Set: Perils in Paradise · epic · collectible
/// - Minion type: Beast, Pirate
/// - Mechanics: Battlecry
/// - Tags: `2522` = 1
///
/// State: Todo
//~ todo VAC_407 90618a05 22b326e6 d0466509.c467d6f9
pub const VAC_407: Power = TODO;

/// # Birdwatching
///
/// `VAC_408` · Hunter spell · 2 mana
///
/// > **Discover** a minion from your deck. Give all copies of it +2/+1 *(wherever they are)*.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Mechanics: Discover
/// - Enchantments: A Bird in the Hand [`VAC_408e`]
///
/// State: Todo
//~ todo VAC_408 43ff023d a4f830c4 d31424ce.5423ffde
pub const VAC_408: Power = TODO;

/// # A Bird in the Hand
///
/// `VAC_408e` · Hunter enchantment
///
/// > +2/+1.
///
/// - Set: Perils in Paradise
///
/// State: Derived
//~ derived VAC_408e 917f902e 698452fe 076af2ca.5ee91837
pub const VAC_408e: Power = enchant(&[plus(2, 1)]);

/// # Parrot Sanctuary
///
/// `VAC_409` · Hunter location · 2 mana · 0 uses
///
/// > Your next **Battlecry** minion costs (1) less. After you play a **Battlecry** minion, reopen this.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Refers to: Battlecry
/// - Enchantments: Parroting [`VAC_409e`]
///
/// State: Derived
//~ derived VAC_409 76ef78bc 613669f1 6c3eace4.b66033f6
#[rustfmt::skip]
pub const VAC_409: Power = abilities(&[hero_power(&[attach("VAC_409e").to(YOU)]), after(YOU.play(all(&[MINION, with(GameTag::BATTLECRY)]))).then(&[ready(THIS)])]);

/// # Parroting
///
/// `VAC_409e` · Neutral enchantment
///
/// > Your next **Battlecry** minion costs (1) less.
///
/// - Set: Perils in Paradise
///
/// State: Derived
//~ derived VAC_409e 62530fe3 ca98e34d f74e6080.f6dcc411
#[rustfmt::skip]
pub const VAC_409e: Power = enchant(&[]).aura(YOUR_HAND.that(all(&[MINION, with(GameTag::BATTLECRY)])), &[cost_less(1)]).until(YOU.play(all(&[MINION, with(GameTag::BATTLECRY)])));

/// # Furious Fowls
///
/// `VAC_410` · Hunter spell · 6 mana
///
/// > Choose an enemy. Summon two 3/3 Birds with **Immune** while attacking to attack it.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Refers to: Immune
/// - Tokens: Angry Bird [`VAC_410t`]
///
/// State: Todo
//~ todo VAC_410 aac3c2b9 dc791670 3bb67d43.bb235aa0
pub const VAC_410: Power = TODO;

/// # Angry Bird
///
/// `VAC_410t` · Hunter minion · 3 mana · 3/3
///
/// > **Immune** while attacking.
///
/// - Set: Perils in Paradise
/// - Minion type: Beast
/// - Mechanics: Immune While Attacking
/// - Refers to: Immune
///
/// State: Todo
//~ todo VAC_410t 65bcb55d 57d94355 c4fc8023.0a9df2b0
pub const VAC_410t: Power = TODO;

/// # Catch of the Day
///
/// `VAC_412` · Hunter minion · 1 mana · 3/3
///
/// > **Rush Battlecry:** Summon a 2/1 Worm for your opponent.
///
/// - Set: Perils in Paradise · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Rush
/// - Tokens: Delicious Worm [`VAC_412t`]
///
/// State: Derived
//~ derived VAC_412 47149af8 3110074a babaac6a.4f21f0c0
pub const VAC_412: Power = battlecry(&[summon(card("VAC_412t")).to(OPPONENT)]);

/// # Delicious Worm
///
/// `VAC_412t` · Hunter minion · 1 mana · 2/1
///
/// - Set: Perils in Paradise
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla VAC_412t dffa4a78 cddb990d 253e165e
pub const VAC_412t: Power = VANILLA;

/// # Ranger Gilly
///
/// `VAC_413` · Hunter minion · 5 mana · 4/6
///
/// > **Warrior Tourist.** At the end of your turn, get a 2/3 Crocolisk. **Deathrattle:** Give all minions in your hand +2/+3.
///
/// - Set: Perils in Paradise · legendary · collectible
/// - Mechanics: Deathrattle, Warrior Tourist
/// - Tags: `1724` = 1, `2936` = 1, `TOURIST` = 10, `4357` = 1
/// - Enchantments: Toothy [`VAC_413e3`]
/// - Tokens: Island Crocolisk [`VAC_413t`]
///
/// State: Derived
//~ derived VAC_413 288a363d 48d37b9f c7c5c50c.012fd25d
#[rustfmt::skip]
pub const VAC_413: Power = abilities(&[at_end_of_your_turn(&[get(card("VAC_413t"))]), deathrattle(&[attach("VAC_413e3").to(YOUR_HAND.that(MINION))])]);

/// # Toothy
///
/// `VAC_413e3` · Hunter enchantment
///
/// > +2/+3.
///
/// - Set: Perils in Paradise
///
/// State: Derived
//~ derived VAC_413e3 51deccb7 2e5c74bf 0136a0af.7aa9e95d
pub const VAC_413e3: Power = enchant(&[plus(2, 3)]);

/// # Island Crocolisk
///
/// `VAC_413t` · Hunter minion · 2 mana · 2/3
///
/// - Set: Perils in Paradise
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla VAC_413t 6a4dcc31 2fa69da4 9cdd26cf
pub const VAC_413t: Power = VANILLA;

/// # Sasquawk
///
/// `VAC_415` · Hunter minion · 7 mana · 4/5
///
/// > **Battlecry:** Repeat each card you played last turn.
///
/// - Set: Perils in Paradise · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo VAC_415 3faffd77 d64a23f5 cd878ad2.f809bcad
pub const VAC_415: Power = TODO;

/// # Death Roll
///
/// `VAC_416` · Hunter spell · 5 mana
///
/// > Destroy an enemy minion. Deal damage equal to its Attack randomly split among all enemies.
///
/// - Set: Perils in Paradise · epic · collectible
/// - Mechanics: Immune To Spellpower, Affected By Spell Power
///
/// State: Derived
//~ derived VAC_416 3f845f7f 87c2934b 910419d8.07e131e5
pub const VAC_416: Power = spell(&[destroy(AN_ENEMY_MINION), deal(1).times(ATTACK.of(IT)).split_among(ENEMIES)]);

/// # Trusty Fishing Rod
///
/// `VAC_960` · Hunter weapon · 3 mana · 1/2 durability
///
/// > After your hero attacks, summon a 1-Cost minion from your deck.
///
/// - Set: Perils in Paradise · common · collectible
///
/// State: Derived
//~ derived VAC_960 ae013483 65c2a5d3 e397307b.a94708b8
pub const VAC_960: Power =
    after(YOUR_HERO.attack(CARD)).then(&[summon(the(YOUR_DECK.that(all(&[MINION, COST.is(1)])).random()))]);

/// # Pet Parrot
///
/// `VAC_961` · Hunter minion · 2 mana · 1/1
///
/// > **Battlecry:** Repeat the last 1-Cost card you played.
///
/// - Set: Perils in Paradise · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo VAC_961 259fc7e2 ba60df19 8f70f3b2.9ff92b76
pub const VAC_961: Power = TODO;

/// # Workhorse
///
/// `WORK_018` · Hunter minion · 3 mana · 4/2
///
/// > **Deathrattle:** Summon two 2/1 Ponies.
///
/// - Set: Perils in Paradise · common · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Tokens: Workpony [`WORK_018t`]
///
/// State: Derived
//~ derived WORK_018 e296b489 c4b7e060 94251deb.3ef204ed
pub const WORK_018: Power = deathrattle(&[summon(card("WORK_018t")).copies(2)]);

/// # Workpony
///
/// `WORK_018t` · Hunter minion · 1 mana · 2/1
///
/// - Set: Perils in Paradise
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla WORK_018t bb0383d1 af6e8bfb d53d4c01
pub const WORK_018t: Power = VANILLA;

/// # Cash Cow
///
/// `WORK_019` · Hunter minion · 5 mana · 3/7
///
/// > **Taunt** Whenever this takes damage, get a Coin.
///
/// - Set: Perils in Paradise · common · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Derived
//~ derived WORK_019 55f77e93 27ba2d44 f5768b49.3fd467e2
pub const WORK_019: Power = whenever(THIS.takes_damage(CARD)).then(&[get(card("GAME_005"))]);

/// # Monkey Business
///
/// `WORK_020` · Hunter spell · 4 mana
///
/// > Add 8 Bananas to your hand. Any that can't fit are randomly fed to friendly minions in play.
///
/// - Set: Perils in Paradise · rare · collectible
///
/// State: Todo
//~ todo WORK_020 203c02b2 646d25b6 dbbe61c8.dbb753bf
pub const WORK_020: Power = TODO;
