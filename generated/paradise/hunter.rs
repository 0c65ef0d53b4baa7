//! Hunter cards of Perils in Paradise.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 1fc0c8fe

/// # Chatty Macaw
/// Minion · Beast · Pirate · 3 mana · 3/3
/// > **Battlecry:** Repeat the last spell you cast at an enemy *(at a random enemy if possible*).
//~ done VAC_407 - c390e71f.b9f491f4 46dde190
pub const VAC_407: Power = battlecry(&[cast(last_of(YOU.cast_on_enemy(CARD).this_game())).at(ENEMIES)]);

/// # Birdwatching
/// Spell · 2 mana
/// > **Discover** a minion from your deck. Give all copies of it +2/+1 *(wherever they are*).
/// - Makes: A Bird in the Hand [`VAC_408e`] ("\+2/+1.")
//~ done VAC_408 - 7846e7ae.036c3a20 622f441b.d6669391
pub const VAC_408: Power = spell(&[discover_then(
    Offer::Entities(YOUR_DECK.that(MINION)),
    &[
        get(the(IT)),
        attach("VAC_408e")
            .to(together(&[YOUR_HAND, YOUR_DECK, FRIENDLY_MINIONS]).that(shares(CardProperty::Name, &IT))),
    ],
)]);

/// # A Bird in the Hand
/// Enchantment
/// > \+2/+1.
//~ derived VAC_408e 698452fe d522ad72.3a1273bb b28bc796
pub const VAC_408e: Power = enchant(&[plus(2, 1)]);

/// # Parrot Sanctuary
/// Location · 2 mana · 3 uses
/// > Your next **Battlecry** minion costs (1) less. After you play a **Battlecry** minion, reopen this.
/// - Makes: Parroting [`VAC_409e`] ("Your next Battlecry minion costs (1) less.")
//~ derived VAC_409 f46f858d 3195d7e3.b66033f6 6c63bfcc.b0092538
#[rustfmt::skip]
pub const VAC_409: Power = abilities(&[location(&[attach("VAC_409e").to(YOU)]), after(YOU.play(all(&[MINION, with(GameTag::BATTLECRY)]))).then(&[ready(THIS)])]);

/// # Parroting
/// Enchantment
/// > Your next **Battlecry** minion costs (1) less.
//~ derived VAC_409e ca98e34d d522ad72.f6dcc411 eebaf095
#[rustfmt::skip]
pub const VAC_409e: Power = enchant(&[]).aura(YOUR_HAND.that(all(&[MINION, with(GameTag::BATTLECRY)])), &[cost_less(1)]).until(YOU.play(all(&[MINION, with(GameTag::BATTLECRY)])));

/// # Furious Fowls
/// Spell · 6 mana
/// > Choose an enemy. Summon two 3/3 Birds with **Immune** while attacking to attack it.
/// - Makes: Angry Bird [`VAC_410t`] (3/3, "Immune while attacking.")
//~ done VAC_410 - 9e3ad3c7.bb235aa0 d314d23c.261f816a
pub const VAC_410: Power = spell(&[select(AN_ENEMY), summon(card("VAC_410t")).copies(2), make_attack(IT, TARGET)]);

/// # Angry Bird
/// Minion · Beast · 3 mana · 3/3
/// > **Immune** while attacking.
//~ done VAC_410t - 22fea183.0a9df2b0 d2be41c1
pub const VAC_410t: Power = VANILLA;

/// # Catch of the Day
/// Minion · Beast · 1 mana · 3/3
/// > **Rush Battlecry:** Summon a 2/1 Worm for your opponent.
/// - Makes: Delicious Worm [`VAC_412t`] (2/1)
//~ derived VAC_412 905baf41 b56b7b08.4f21f0c0 d3c08705.496c164c
pub const VAC_412: Power = battlecry(&[summon(card("VAC_412t")).for_(OPPONENT)]);

/// # Delicious Worm
/// Minion · Beast · 1 mana · 2/1
//~ vanilla VAC_412t cddb990d e876b890 f766ffbd
pub const VAC_412t: Power = VANILLA;

/// # Ranger Gilly
/// Minion · 5 mana · 4/6
/// > **Warrior Tourist.** At the end of your turn, get a 2/3 Crocolisk. **Deathrattle:** Give all minions in your hand +2/+3.
/// - Makes: Island Crocolisk [`VAC_413t`] (2/3); Toothy [`VAC_413e3`] ("\+2/+3.")
//~ derived VAC_413 48d37b9f a0c0ba7d.012fd25d 13f33503.f79a0dc8
#[rustfmt::skip]
pub const VAC_413: Power = abilities(&[at_end_of_your_turn(&[get(card("VAC_413t"))]), deathrattle(&[attach("VAC_413e3").to(YOUR_HAND.that(MINION))])]);

/// # Toothy
/// Enchantment
/// > \+2/+3.
//~ derived VAC_413e3 2e5c74bf d522ad72.d37235a2 2cee850b
pub const VAC_413e3: Power = enchant(&[plus(2, 3)]);

/// # Island Crocolisk
/// Minion · Beast · 2 mana · 2/3
//~ vanilla VAC_413t 2fa69da4 40a2c733 84a6d09a
pub const VAC_413t: Power = VANILLA;

/// # Sasquawk
/// Minion · Beast · 7 mana · 4/5
/// > **Battlecry:** Repeat each card you played last turn.
//~ done VAC_415 - b5bf224f.f809bcad 957575aa
pub const VAC_415: Power = battlecry(&[create_aside(each_past(YOU.play(CARD).last_turn())), play(IT)]);

/// # Death Roll
/// Spell · 5 mana
/// > Destroy an enemy minion. Deal damage equal to its Attack randomly split among all enemies.
//~ derived VAC_416 87c2934b 36b694de.07e131e5 11789ad6
pub const VAC_416: Power = spell(&[destroy(AN_ENEMY_MINION), deal(1).times(ATTACK.of(IT)).split_among(ENEMIES)]);

/// # Trusty Fishing Rod
/// Weapon · 3 mana · 1/2 durability
/// > After your hero attacks, summon a 1-Cost minion from your deck.
//~ derived VAC_960 65c2a5d3 2f0fae3d.a94708b8 ebfbac18
pub const VAC_960: Power =
    after(YOUR_HERO.attack(CARD)).then(&[summon(the(YOUR_DECK.that(all(&[MINION, COST.is(1)])).random()))]);

/// # Pet Parrot
/// Minion · Beast · 2 mana · 1/1
/// > **Battlecry:** Repeat the last 1-Cost card you played.
///
/// # Notes
///
/// No source: a spell is cast again, a minion's Battlecry is triggered again as this minion's own.
//~ done VAC_961 - 640b67f3.9ff92b76 dd16c832
pub const VAC_961: Power = battlecry(&[
    create_aside(last_of(YOU.play(COST.is(1)).this_game().other())),
    either(there_is(&IT.that(SPELL)), &[cast(the(IT))], &[repeat_ability(Word::Battlecry, the(IT))]),
]);

/// # Workhorse
/// Minion · Beast · 3 mana · 4/2
/// > **Deathrattle:** Summon two 2/1 Ponies.
/// - Makes: Workpony [`WORK_018t`] (2/1)
//~ derived WORK_018 c4b7e060 881fdcb9.3ef204ed 0485f3d4.bea53b7e
pub const WORK_018: Power = deathrattle(&[summon(card("WORK_018t")).copies(2)]);

/// # Workpony
/// Minion · Beast · 1 mana · 2/1
//~ vanilla WORK_018t af6e8bfb e876b890 c183975f
pub const WORK_018t: Power = VANILLA;

/// # Cash Cow
/// Minion · Beast · 5 mana · 3/7
/// > **Taunt** Whenever this takes damage, get a Coin.
//~ derived WORK_019 734afff1 dd339a64.3fd467e2 7666491c
pub const WORK_019: Power = whenever(THIS.takes_damage_from(CARD)).then(&[get(card("GAME_005"))]);

/// # Monkey Business
/// Spell · 4 mana
/// > Add 8 Bananas to your hand. Any that can't fit are randomly fed to friendly minions in play.
//~ done WORK_020 - 38d1d3b0.dbb753bf 566803d5
pub const WORK_020: Power = spell(&[repeat(
    8,
    &[either(
        crate::legacy::neutral::HAND_IS_FULL,
        &[attach("EX1_014te").to(FRIENDLY_MINIONS.random())],
        &[get(card("EX1_014t"))],
    )],
)]);
