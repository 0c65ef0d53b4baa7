//! Hunter cards of Festival of Legends.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 943a22d1

/// # Harmonica Soloist
///
/// `ETC_028` · Hunter minion · 3 mana · 4/2
///
/// > **Battlecry:** If you control no other minions, **Discover** and cast a **Secret**.
///
/// - Set: Festival of Legends · epic · collectible
/// - Mechanics: Battlecry, Discover
/// - Refers to: Secret
///
/// State: Derived
//~ derived ETC_028 29778f62 456d28b8 fc8e3196.a6a75940
pub const ETC_028: Power =
    battlecry(&[offer(Offer::Pool(SECRET, Classes::Own), &[cast(the(IT))])]).when(there_is_no(&OTHER_FRIENDLY_MINIONS));

/// # Bunch of Bananas
///
/// `ETC_201` · Hunter spell · 1 mana
///
/// > Give a minion +1/+1. *(3 Bananas left!)*
///
/// - Set: Festival of Legends · common · collectible
/// - Enchantments: Banana [`ETC_201e`]
/// - Tokens: Bunch of Bananas [`ETC_201t`], Bunch of Bananas [`ETC_201t2`]
///
/// State: Derived
//~ derived ETC_201 3fdb81d8 3363a055 b2e9e8cb.ebc2bf3a
pub const ETC_201: Power = abilities(&[spell(&[attach("ETC_201e").to(A_MINION)]), twinspell("ETC_201t")]);

/// # Banana
///
/// `ETC_201e` · Hunter enchantment
///
/// > +1/+1.
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived ETC_201e 9f725b93 ef1c77af 51a71051.67341004
pub const ETC_201e: Power = enchant(&[plus(1, 1)]);

/// # Bunch of Bananas
///
/// `ETC_201t` · Hunter spell · 1 mana
///
/// > Give a minion +1/+1. *(2 Bananas left!)*
///
/// - Set: Festival of Legends · common
///
/// State: Derived
//~ derived ETC_201t 9d5a8ea1 9c7a08e6 eed8ebdb.ec1d4863
pub const ETC_201t: Power = abilities(&[spell(&[give(&[plus(1, 1)]).to(A_MINION)]), twinspell("ETC_201t2")]);

/// # Bunch of Bananas
///
/// `ETC_201t2` · Hunter spell · 1 mana
///
/// > Give a minion +1/+1. *(Last Banana!)*
///
/// - Set: Festival of Legends · common
///
/// State: Todo
//~ todo ETC_201t2 c8e7c060 84e25add fbffa71e.caf38d89
pub const ETC_201t2: Power = TODO;

/// # Barrel of Monkeys
///
/// `ETC_207` · Hunter spell · 2 mana
///
/// > Summon a 1/4 Monkey with **Taunt**. *(3 Monkeys left!)*
///
/// - Set: Festival of Legends · rare · collectible
/// - Refers to: Taunt
/// - Tokens: Barrel of Monkeys [`ETC_207t`], Barrel of Monkeys [`ETC_207t2`]
///
/// State: Todo
//~ todo ETC_207 6876a94a e9a513dc b8571646.debc7ed1
pub const ETC_207: Power = TODO;

/// # Barrel of Monkeys
///
/// `ETC_207t` · Hunter spell · 2 mana
///
/// > Summon a 1/4 Monkey with **Taunt**. *(2 Monkeys left!)*
///
/// - Set: Festival of Legends · rare
/// - Refers to: Taunt
///
/// State: Todo
//~ todo ETC_207t 74f86ba1 c9daf7e3 7a659f03.3facc23b
pub const ETC_207t: Power = TODO;

/// # Barrel of Monkeys
///
/// `ETC_207t2` · Hunter spell · 2 mana
///
/// > Summon a 1/4 Monkey with **Taunt**. *(Last Monkey!)*
///
/// - Set: Festival of Legends · rare
/// - Refers to: Taunt
///
/// State: Todo
//~ todo ETC_207t2 836bf07f 585af57c f3a6d0c0.f0bc0c01
pub const ETC_207t2: Power = TODO;

/// # Stranglethorn Heart
///
/// `ETC_208` · Hunter spell · 8 mana
///
/// > **Tradeable** Resurrect all friendly Beasts that cost (5) or more.
///
/// - Set: Festival of Legends · legendary · collectible
/// - Mechanics: Tradeable, Deck Action Cost
///
/// State: Derived
//~ derived ETC_208 2b093ca2 3ae59073 92613aac.d7829e43
pub const ETC_208: Power = spell(&[summon(each_past(YOUR_MINIONS_THAT_DIED.that(all(&[BEAST, COST.at_least(5)]))))]);

/// # Thornmantle Musician
///
/// `ETC_831` · Hunter minion · 1 mana · 1/3
///
/// > **Finale:** The next Beast you summon gets +1/+1.
///
/// - Set: Festival of Legends · common · collectible
/// - Minion type: Quilboar
/// - Mechanics: Finale
/// - Enchantments: Thornmantle's Muse [`ETC_831e`], Thornmantle's Muse [`ETC_831e1`]
///
/// State: Derived
//~ derived ETC_831 c9a4ed01 a24cdfb1 045ac893.247537c9
pub const ETC_831: Power =
    on(Word::Finale, &[later(&whenever(YOU.summon(BEAST)).does(&[attach("ETC_831e1").to(THAT)]))]);

/// # Thornmantle's Muse
///
/// `ETC_831e` · Hunter enchantment
///
/// > The next Beast you summon gets +1/+1.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ todo ETC_831e bf9c37ca 613c4cd8 8b9722be.31c3f6ae
pub const ETC_831e: Power = TODO;

/// # Thornmantle's Muse
///
/// `ETC_831e1` · Hunter enchantment
///
/// > +1/+1.
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived ETC_831e1 7accc37d 7300a0a5 1147b174.67341004
pub const ETC_831e1: Power = enchant(&[plus(1, 1)]);

/// # Jungle Jammer
///
/// `ETC_832` · Hunter weapon · 4 mana · 4/2 durability
///
/// > **Deathrattle:** Summon a random @-Cost Beast. *(Cast spells while equipped to improve!)*
///
/// - Set: Festival of Legends · epic · collectible
/// - Mechanics: Deathrattle
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Derived
//~ derived ETC_832 c521a810 ac97f3cc 45929f35.bcda70e0
#[rustfmt::skip]
pub const ETC_832: Power = abilities(&[deathrattle(&[summon(costing(all(&[MINION, BEAST]), 0, ITS_NUMBER))]), after(YOU.cast(SPELL)).then(&[improve(1)])]);

/// # Arrow Smith
///
/// `ETC_833` · Hunter minion · 2 mana · 2/3
///
/// > After you cast a spell, deal 1 damage to the lowest Health enemy.
///
/// - Set: Festival of Legends · common · collectible
/// - Minion type: Naga
///
/// State: Derived
//~ derived ETC_833 0831d7ba b3afda46 dd6ef4c1.90fa0b3c
pub const ETC_833: Power = after(YOU.cast(SPELL)).then(&[deal(1).to(ENEMIES.least(HEALTH))]);

/// # Mister Mukla
///
/// `ETC_836` · Hunter minion · 6 mana · 10/10
///
/// > **Rush**. **Battlecry:** Fill your opponent's hand with Bananas.
///
/// - Set: Festival of Legends · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Rush
/// - Tokens: Bananas [`EX1_014t`](crate::classic::neutral::EX1_014t)
///
/// State: Derived
//~ derived ETC_836 b1cd9496 61a6c287 2c7f1c9e.41e98efd
pub const ETC_836: Power = battlecry(&[get(card("EX1_014t")).copies(10).to(OPPONENT)]);

/// # Big Dreams
///
/// `ETC_838` · Hunter spell · 5 mana
///
/// > Summon the highest Cost Beast from your hand. It goes **Dormant** for 2 turns.
///
/// - Set: Festival of Legends · rare · collectible
/// - Refers to: Dormant
/// - Enchantments: Warming Up [`ETC_838e2`]
///
/// State: Derived
//~ derived ETC_838 ab4726a1 baa453ea 69b7da65.aed0c22f
pub const ETC_838: Power = spell(&[summon(the(YOUR_HAND.that(all(&[MINION, BEAST])).most(COST))), make_dormant(IT, 2)]);

/// # Warming Up
///
/// `ETC_838e2` · Neutral enchantment
///
/// > **Dormant**. Awaken in @ \|4(turn, turns).
///
/// - Set: Festival of Legends
/// - Mechanics: Dormant Awaken Condition Enchant
/// - Tags: `SCORE_VALUE_1` = 2
///
/// State: Todo
//~ todo ETC_838e2 710716ec fad26673 cdf78cb3.d03dd6ee
pub const ETC_838e2: Power = TODO;

/// # Banjosaur
///
/// `ETC_840` · Hunter minion · 10 mana · 5/6
///
/// > **Rush** Whenever this attacks, draw a Beast and gain its stats.
///
/// - Set: Festival of Legends · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Rush
/// - Enchantments: Dino-star [`ETC_840e`]
///
/// State: Derived
//~ derived ETC_840 b52c936f f72e973d 03ab9a67.b618e048
#[rustfmt::skip]
pub const ETC_840: Power = whenever(THIS.attack(CARD)).then(&[draw_that(1, BEAST), give(&[ATTACK.plus(1).times(X)]).times(ATTACK.of(IT)), give(&[HEALTH.plus(1).times(X)]).times(HEALTH.of(IT))]);

/// # Dino-star
///
/// `ETC_840e` · Hunter enchantment
///
/// > Increased stats.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ todo ETC_840e 6ca59357 fb2664e2 055142dd.a536d554
pub const ETC_840e: Power = TODO;

/// # Costumed Singer
///
/// `JAM_001` · Multi-class minion · 1 mana · 1/1
///
/// > At the end of your turn, draw a **Secret**.
///
/// - Set: Festival of Legends · common · collectible
/// - Classes: Hunter, Mage
/// - Refers to: Secret
///
/// State: Derived
//~ derived JAM_001 927a03fc fb8a7117 99aff9cf.badc728f
pub const JAM_001: Power = at_end_of_your_turn(&[draw_that(1, SECRET)]);

/// # Star Power
///
/// `JAM_002` · Multi-class spell · Arcane · 5 mana
///
/// > Deal $5 damage to a random enemy minion. Repeat this with 1 less damage.
///
/// - Set: Festival of Legends · rare · collectible
/// - Classes: Hunter, Mage
/// - Mechanics: Immune To Spellpower
///
/// State: Todo
//~ todo JAM_002 0ee2aa58 e81aa54f 0bc388c4.21af9145
pub const JAM_002: Power = TODO;

/// # Hidden Meaning
///
/// `JAM_003` · Hunter spell · 2 mana
///
/// > **Secret:** When your opponent ends their turn with no Mana, summon a random 3-Cost minion.
///
/// - Set: Festival of Legends · rare · collectible
/// - Mechanics: Secret
///
/// State: Todo
//~ todo JAM_003 620d1501 582a1afc 349b9259.8559a84c
pub const JAM_003: Power = TODO;
