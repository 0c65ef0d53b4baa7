//! Neutral cards of Journey to Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 6faade71

/// # Stubborn Gastropod
///
/// `ICC_828t2` · Neutral minion · 2 mana · 1/2
///
/// > **Taunt** **Poisonous**@**Taunt**, **Poisonous**
///
/// - Set: Journey to Un'Goro · common
/// - Minion type: Beast
/// - Mechanics: Taunt, Poisonous
///
/// State: Todo
//~ todo ICC_828t2 fe86b33b 0556c1f0 3766f965.1a840b74
pub const ICC_828t2: Power = TODO;

/// # Giant Wasp
///
/// `ICC_828t3` · Neutral minion · 3 mana · 2/2
///
/// > **Stealth** **Poisonous**@**Stealth**, **Poisonous**
///
/// - Set: Journey to Un'Goro · common
/// - Minion type: Beast
/// - Mechanics: Stealth, Poisonous
///
/// State: Todo
//~ todo ICC_828t3 b7ffee14 fb9fdfc0 b87c1ca2.afe395c0
pub const ICC_828t3: Power = TODO;

/// # Fandral Enchantment
///
/// `OG_044e` · Neutral enchantment
///
/// > Your **Choose One** cards and powers have both effects combined.
///
/// - Set: Journey to Un'Goro
///
/// State: Todo
//~ todo OG_044e aabd18fa f84e9f10 4a35cebc.3cc4093f
pub const OG_044e: Power = TODO;

/// # Pterrordax Hatchling
///
/// `UNG_001` · Neutral minion · 3 mana · 2/2
///
/// > Battlecry: **Adapt**.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Adapt
///
/// State: Derived
//~ derived UNG_001 f0de093f 199db647 c72b8c7d.48c466cf
pub const UNG_001: Power = battlecry(&[adapt(&[bestow(THIS)])]);

/// # Volcanosaur
///
/// `UNG_002` · Neutral minion · 6 mana · 5/6
///
/// > **Battlecry: Adapt**, then **Adapt**.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Minion type: Elemental, Beast
/// - Mechanics: Battlecry
/// - Refers to: Adapt
/// - Tags: `2540` = 1
///
/// State: Derived
//~ derived UNG_002 db78e111 ef43de27 bcf26bf2.9de66038
pub const UNG_002: Power = battlecry(&[adapt(&[bestow(THIS)]), adapt(&[bestow(THIS)])]);

/// # Ravasaur Runt
///
/// `UNG_009` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** If you control at least 2 other minions, **Adapt.**
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Adapt
///
/// State: Derived
//~ derived UNG_009 cf8d94a7 cfc1bdf0 73f5467b.3e2479ea
pub const UNG_009: Power = battlecry(&[adapt(&[bestow(THIS)])]).when(there_are(2, &OTHER_FRIENDLY_MINIONS));

/// # Sated Threshadon
///
/// `UNG_010` · Neutral minion · 7 mana · 5/8
///
/// > **Taunt Deathrattle:** Summon three 1/1 Murlocs.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Deathrattle
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 58413
/// - Tokens: Primalfin [`UNG_201t`](crate::ungoro::shaman::UNG_201t)
///
/// State: Derived
//~ derived UNG_010 74707015 c22f9554 23db422a.e2e8e357
pub const UNG_010: Power = deathrattle(&[summon(card("UNG_201t")).copies(3)]);

/// # Tol'vir Stoneshaper
///
/// `UNG_070` · Neutral minion · 4 mana · 3/6
///
/// > **Battlecry:** If you played an Elemental last turn, gain **Taunt** and **Divine Shield**.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt, Divine Shield
/// - Enchantments: Stonewall [`UNG_070e`]
///
/// State: Derived
//~ derived UNG_070 1f37a321 3de1390d 829d63d8.5e7e5a5e
#[rustfmt::skip]
pub const UNG_070: Power = battlecry(&[attach("UNG_070e")]).when(has_done(1, &past(Side::Friendly, Deed::Played, Window::LastTurn).that(ELEMENTAL)));

/// # Stonewall
///
/// `UNG_070e` · Neutral enchantment
///
/// > **Divine Shield** and **Taunt**.
///
/// - Set: Journey to Un'Goro
///
/// State: Derived
//~ derived UNG_070e df776de7 011481d4 68c6f08c.9812ac78
pub const UNG_070e: Power = enchant(&[has(GameTag::DIVINE_SHIELD), has(GameTag::TAUNT)]);

/// # Giant Mastodon
///
/// `UNG_071` · Neutral minion · 9 mana · 6/12
///
/// > **Taunt**
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla UNG_071 2dcdf6c2 0a28b29f 5edf7ecf.4b0c5d24
pub const UNG_071: Power = VANILLA;

/// # Stonehill Defender
///
/// `UNG_072` · Neutral minion · 3 mana · 1/5
///
/// > **Taunt Battlecry: Discover** a **Taunt** minion.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Mechanics: Taunt, Battlecry, Discover
///
/// State: Derived
//~ derived UNG_072 8620da3c ed4b3a4f 47749695.1c14395b
pub const UNG_072: Power = battlecry(&[discover(all(&[MINION, with(GameTag::TAUNT)]))]);

/// # Rockpool Hunter
///
/// `UNG_073` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Give a friendly Murloc +1/+1.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET`, `REQ_TARGET_WITH_RACE` = 14, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Target: "Give +1/+1."
/// - Enchantments: Trained [`UNG_073e`]
///
/// State: Derived
//~ derived UNG_073 2345d80f b0c84478 4a414201.2c436187
pub const UNG_073: Power = battlecry(&[attach("UNG_073e").to(A_FRIENDLY_MINION.that(MURLOC))]);

/// # Trained
///
/// `UNG_073e` · Neutral enchantment
///
/// > +1/+1
///
/// - Set: Journey to Un'Goro
///
/// State: Derived
//~ derived UNG_073e 9d6869ad 2c327b61 adb6dbcf.29d9cb13
pub const UNG_073e: Power = enchant(&[plus(1, 1)]);

/// # Vicious Fledgling
///
/// `UNG_075` · Neutral minion · 3 mana · 3/3
///
/// > After this minion attacks a hero, **Adapt**.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Minion type: Beast
/// - Refers to: Adapt
///
/// State: Derived
//~ derived UNG_075 9d04c32a 57b270ae 73466a24.99d43929
pub const UNG_075: Power = after(THIS.attack(HERO)).then(&[adapt(&[bestow(THIS)])]);

/// # Eggnapper
///
/// `UNG_076` · Neutral minion · 3 mana · 3/1
///
/// > **Deathrattle:** Summon two 1/1 Raptors.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Raptor [`UNG_076t1`]
///
/// State: Derived
//~ derived UNG_076 a5005694 3ab05fd1 0998d6ff.195432f9
pub const UNG_076: Power = deathrattle(&[summon(card("UNG_076t1")).copies(2)]);

/// # Raptor
///
/// `UNG_076t1` · Neutral minion · 1 mana · 1/1
///
/// - Set: Journey to Un'Goro
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla UNG_076t1 99de9888 16232d92 f9a90e5f
pub const UNG_076t1: Power = VANILLA;

/// # Frozen Crusher
///
/// `UNG_079` · Neutral minion · 5 mana · 8/8
///
/// > After this minion attacks, **Freeze** it.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Minion type: Elemental
/// - Refers to: Freeze
///
/// State: Derived
//~ derived UNG_079 f11f503d 49d07745 9e36a8c8.8a18a5c9
pub const UNG_079: Power = after(THIS.attack(CARD)).then(&[freeze(THIS)]);

/// # Thunder Lizard
///
/// `UNG_082` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry**: If you played an Elemental last turn, **Adapt**.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Adapt
///
/// State: Derived
//~ derived UNG_082 f223003a 8edf39fc 6989d57f.8db616ad
#[rustfmt::skip]
pub const UNG_082: Power = battlecry(&[adapt(&[bestow(THIS)])]).when(has_done(1, &past(Side::Friendly, Deed::Played, Window::LastTurn).that(ELEMENTAL)));

/// # Devilsaur Egg
///
/// `UNG_083` · Neutral minion · 3 mana · 0/3
///
/// > **Deathrattle:** Summon a 5/5 Devilsaur.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Devilsaur [`UNG_083t1`]
///
/// State: Derived
//~ derived UNG_083 44c13b7c 426c19e0 29bd628c.33485792
pub const UNG_083: Power = deathrattle(&[summon(card("UNG_083t1"))]);

/// # Devilsaur
///
/// `UNG_083t1` · Neutral minion · 5 mana · 5/5
///
/// - Set: Journey to Un'Goro
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla UNG_083t1 e527611e 3bb2c290 3ee38d19
pub const UNG_083t1: Power = VANILLA;

/// # Fire Plume Phoenix
///
/// `UNG_084` · Neutral minion · 4 mana · 3/4
///
/// > **Battlecry:** Deal 3 damage.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Elemental, Beast
/// - Mechanics: Battlecry
/// - Tags: `2542` = 1
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_NONSELF_TARGET` (hearthstone-data 36393.1)
/// - Target: "Deal 3 damage."
///
/// State: Derived
//~ derived UNG_084 356759fd e380eff9 41762446.a2e80205
pub const UNG_084: Power = battlecry(&[deal(3).to(TARGET)]);

/// # Emerald Hive Queen
///
/// `UNG_085` · Neutral minion · 1 mana · 3/3
///
/// > Your minions cost (2) more.
///
/// - Set: Journey to Un'Goro · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Aura
/// - Enchantments: Emerald Hive [`UNG_085e`]
///
/// State: Derived
//~ derived UNG_085 918187a4 91da28bb 86979aa1.ef617ab6
pub const UNG_085: Power = aura(YOUR_HAND.that(MINION)).gives("UNG_085e");

/// # Emerald Hive
///
/// `UNG_085e` · Neutral enchantment
///
/// > Costs (2) more.
///
/// - Set: Journey to Un'Goro
///
/// State: Derived
//~ derived UNG_085e f2364ad4 87cfdc51 615365ab.7201933b
pub const UNG_085e: Power = enchant(&[cost_more(2)]);

/// # Bittertide Hydra
///
/// `UNG_087` · Neutral minion · 5 mana · 8/8
///
/// > Whenever this minion takes damage, deal 3 damage to your hero.
///
/// - Set: Journey to Un'Goro · epic · collectible
/// - Minion type: Beast
///
/// State: Derived
//~ derived UNG_087 fac38df2 5a49eb6d 0e0d497a.6be90c09
pub const UNG_087: Power = whenever(THIS.takes_damage(CARD)).then(&[deal(3).to(YOUR_HERO)]);

/// # Tortollan Primalist
///
/// `UNG_088` · Neutral minion · 8 mana · 5/5
///
/// > **Battlecry: Discover** a spell and cast it with random targets.
///
/// - Set: Journey to Un'Goro · epic · collectible
/// - Mechanics: Battlecry, Discover
///
/// State: Derived
//~ derived UNG_088 60930eec 8f01faf1 e1a6aaa5.3ceb1383
pub const UNG_088: Power = battlecry(&[offer(Offer::Pool(SPELL, Classes::Own), &[cast(the(IT))])]);

/// # Gentle Megasaur
///
/// `UNG_089` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry: Adapt** your Murlocs.
///
/// - Set: Journey to Un'Goro · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Adapt
///
/// State: Derived
//~ derived UNG_089 182bac5c b9acc436 b5990277.62b76d94
pub const UNG_089: Power = battlecry(&[adapt(&[bestow(FRIENDLY_MINIONS.that(MURLOC))])]);

/// # Charged Devilsaur
///
/// `UNG_099` · Neutral minion · 7 mana · 7/7
///
/// > **Charge Battlecry:** Can't attack heroes this turn.
///
/// - Set: Journey to Un'Goro · epic · collectible
/// - Minion type: Elemental, Beast
/// - Mechanics: Charge, Battlecry
/// - Tags: `2540` = 1
///
/// State: Derived
//~ derived UNG_099 705c3bde 2635108d cea27b0e.558eb16e
pub const UNG_099: Power = battlecry(&[lend(&[has(GameTag::CANNOT_ATTACK_HEROES)], Lasts::ThisTurn)]);

/// # Bright-Eyed Scout
///
/// `UNG_113` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** Draw a card. Change its Cost to (5).
///
/// - Set: Journey to Un'Goro · epic · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Scouted [`UNG_113e`]
///
/// State: Derived
//~ derived UNG_113 65ef5f1c 44f30ad6 7c18cf50.ccff1160
pub const UNG_113: Power = battlecry(&[draw(1), attach("UNG_113e").to(IT)]);

/// # Scouted
///
/// `UNG_113e` · Neutral enchantment
///
/// > Costs (5).
///
/// - Set: Journey to Un'Goro
///
/// State: Derived
//~ derived UNG_113e 4f25da25 5ed7c01b 4b477128.bcee0e50
pub const UNG_113e: Power = enchant(&[cost(5)]);

/// # Glacial Shard
///
/// `UNG_205` · Neutral minion · 1 mana · 2/1
///
/// > **Battlecry: Freeze** an enemy.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Refers to: Freeze
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_ENEMY_TARGET` (hearthstone-data 36393.1)
/// - Target: "Freeze an enemy."
///
/// State: Derived
//~ derived UNG_205 4fa96cd6 d6393477 1bd438d8.ce544137
pub const UNG_205: Power = battlecry(&[freeze(AN_ENEMY)]);

/// # Nesting Roc
///
/// `UNG_801` · Neutral minion · 5 mana · 4/7
///
/// > **Battlecry:** If you control at least 2 other minions, gain **Taunt**.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Taunt
///
/// State: Derived
//~ derived UNG_801 98008e3c f0472605 0b0cfb62.80519798
pub const UNG_801: Power = battlecry(&[give(&[has(GameTag::TAUNT)])]).when(there_are(2, &OTHER_FRIENDLY_MINIONS));

/// # Emerald Reaver
///
/// `UNG_803` · Neutral minion · 1 mana · 2/1
///
/// > **Battlecry:** Deal 1 damage to each hero.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived UNG_803 d7fd3daa fbe91913 f20d6526.f066942f
pub const UNG_803: Power = battlecry(&[deal(1).to(HEROES)]);

/// # Ultrasaur
///
/// `UNG_806` · Neutral minion · 10 mana · 7/14
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla UNG_806 5695d1a3 ec180eb9 2b470987
pub const UNG_806: Power = VANILLA;

/// # Golakka Crawler
///
/// `UNG_807` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Destroy a Pirate and gain +1/+1.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_TARGET_IF_AVAILABLE`, `REQ_TARGET_WITH_RACE` = 23 (hearthstone-data 36393.1)
/// - Target: "Destroy a Pirate."
/// - Enchantments: Overfull Belly [`UNG_807e`]
///
/// State: Derived
//~ derived UNG_807 140ba80c a46d517f 05e2428c.efde0d69
pub const UNG_807: Power = battlecry(&[destroy(A_MINION.that(PIRATE)), give(&[plus(1, 1)])]);

/// # Overfull Belly
///
/// `UNG_807e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Journey to Un'Goro
///
/// State: Todo
//~ todo UNG_807e 1e1d71cc 43b0558c c66f8273.a536d554
pub const UNG_807e: Power = TODO;

/// # Stubborn Gastropod
///
/// `UNG_808` · Neutral minion · 2 mana · 1/3
///
/// > **Taunt** **Poisonous**
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Poisonous
///
/// State: Vanilla
//~ vanilla UNG_808 06864097 26186f46 912442a2.ab87c7e7
pub const UNG_808: Power = VANILLA;

/// # Fire Fly
///
/// `UNG_809` · Neutral minion · 1 mana · 1/2
///
/// > **Battlecry**: Add a 1/2 Elemental to your hand.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Tokens: Flame Elemental [`UNG_809t1`]
///
/// State: Derived
//~ derived UNG_809 3dd14166 cd97878a 6f047c00.6f9abb0d
pub const UNG_809: Power = battlecry(&[get(card("UNG_809t1"))]);

/// # Flame Elemental
///
/// `UNG_809t1` · Neutral minion · 1 mana · 1/2
///
/// - Set: Journey to Un'Goro
/// - Minion type: Elemental
///
/// State: Vanilla
//~ vanilla UNG_809t1 4fc81a46 dd11df56 611568a6
pub const UNG_809t1: Power = VANILLA;

/// # Stegodon
///
/// `UNG_810` · Neutral minion · 4 mana · 2/6
///
/// > **Taunt**
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla UNG_810 3119547d a102a037 00a1bf3e.4b0c5d24
pub const UNG_810: Power = VANILLA;

/// # Sabretooth Stalker
///
/// `UNG_812` · Neutral minion · 6 mana · 8/2
///
/// > **Stealth**
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Beast
/// - Mechanics: Stealth
/// - Tags: `1584` = 1
///
/// State: Vanilla
//~ vanilla UNG_812 b7cbb099 f14323ea 5d97b0b0.86cd88a1
pub const UNG_812: Power = VANILLA;

/// # Stormwatcher
///
/// `UNG_813` · Neutral minion · 7 mana · 4/8
///
/// > **Windfury**
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Windfury
///
/// State: Vanilla
//~ vanilla UNG_813 b16925c1 f2118ee4 3194ccd8.9569ce14
pub const UNG_813: Power = VANILLA;

/// # Giant Wasp
///
/// `UNG_814` · Neutral minion · 3 mana · 2/2
///
/// > **Stealth** **Poisonous**
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Beast
/// - Mechanics: Stealth, Poisonous
///
/// State: Vanilla
//~ vanilla UNG_814 dac9781e a9f508bf 56c3084c.8639d5f9
pub const UNG_814: Power = VANILLA;

/// # Servant of Kalimos
///
/// `UNG_816` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** If you played an Elemental last turn, **Discover** an Elemental.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry, Discover
/// - Play requirements: `REQ_FRIENDLY_TARGET`, `REQ_TARGET_WITH_DEATHRATTLE` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived UNG_816 32258c6d f27ac406 2d395449.d65d4ae4
#[rustfmt::skip]
pub const UNG_816: Power = battlecry(&[discover(ELEMENTAL)]).when(has_done(1, &past(Side::Friendly, Deed::Played, Window::LastTurn).that(ELEMENTAL)));

/// # Volatile Elemental
///
/// `UNG_818` · Neutral minion · 2 mana · 3/1
///
/// > **Deathrattle:** Deal 3 damage to a random enemy minion.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived UNG_818 b4055ca0 ce8e6701 84f4266d.de0d08f5
pub const UNG_818: Power = deathrattle(&[deal(3).to(ENEMY_MINIONS.random())]);

/// # Hemet, Jungle Hunter
///
/// `UNG_840` · Neutral minion · 6 mana · 6/6
///
/// > **Battlecry:** Destroy all cards in your deck that cost (3) or less.
///
/// - Set: Journey to Un'Goro · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived UNG_840 6f3dda4e 50aefe55 22126588.d2645396
pub const UNG_840: Power = battlecry(&[destroy(YOUR_DECK.that(COST.at_most(3)))]);

/// # The Voraxx
///
/// `UNG_843` · Neutral minion · 3 mana · 3/4
///
/// > After you cast a spell on this minion, summon a 1/1 Plant and cast another copy on it.
///
/// - Set: Journey to Un'Goro · legendary · collectible
/// - Tokens: Plant [`UNG_999t2t1`]
///
/// State: Todo
//~ todo UNG_843 d0281aa5 6f2d8d5c 4daad351.7d151a65
pub const UNG_843: Power = TODO;

/// # Humongous Razorleaf
///
/// `UNG_844` · Neutral minion · 3 mana · 4/8
///
/// > Can't attack.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Mechanics: Cant Attack
///
/// State: Vanilla
//~ vanilla UNG_844 875ae5fb 7c0ebb73 5961150d.d7c3ac98
pub const UNG_844: Power = VANILLA;

/// # Igneous Elemental
///
/// `UNG_845` · Neutral minion · 3 mana · 3/3
///
/// > **Deathrattle:** Add two 1/2 Flame Elementals to your hand.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Deathrattle
/// - Tokens: Flame Elemental [`UNG_809t1`]
///
/// State: Derived
//~ derived UNG_845 0167b77f 13b42cf3 f8aceba7.4c2874d8
pub const UNG_845: Power = deathrattle(&[get(card("UNG_809t1")).copies(2)]);

/// # Blazecaller
///
/// `UNG_847` · Neutral minion · 6 mana · 6/6
///
/// > **Battlecry:** If you played an Elemental last turn, deal 5 damage.
///
/// - Set: Journey to Un'Goro · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_NONSELF_TARGET`, `REQ_TARGET_IF_AVAILABE_AND_ELEMENTAL_PLAYED_LAST_TURN` (hearthstone-data 36393.1)
/// - Target: "Deal 5 damage."
///
/// State: Derived
//~ derived UNG_847 9951afa7 f684cefa 7b79887b.30661941
#[rustfmt::skip]
pub const UNG_847: Power = battlecry(&[deal(5).to(TARGET)]).when(has_done(1, &past(Side::Friendly, Deed::Played, Window::LastTurn).that(ELEMENTAL)));

/// # Primordial Drake
///
/// `UNG_848` · Neutral minion · 8 mana · 4/8
///
/// > **Taunt Battlecry:** Deal 2 damage to all other minions.
///
/// - Set: Journey to Un'Goro · epic · collectible
/// - Minion type: Dragon
/// - Mechanics: Taunt, Battlecry
///
/// State: Derived
//~ derived UNG_848 dd933799 3786ca64 19405a68.170a18e0
pub const UNG_848: Power = battlecry(&[deal(2).to(OTHER_MINIONS)]);

/// # Elise the Trailblazer
///
/// `UNG_851` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** Shuffle a sealed **Un'Goro** pack into your deck. If your deck has no duplicates, draw it.
///
/// - Set: Journey to Un'Goro · legendary · collectible
/// - Mechanics: Battlecry
/// - Tokens: Un'Goro Pack [`UNG_851t1`]
///
/// State: Todo
//~ todo UNG_851 8ecbb3cd 75ec3806 a99016cd.cb57b2fd
pub const UNG_851: Power = TODO;

/// # Un'Goro Pack
///
/// `UNG_851t1` · Neutral spell · 2 mana
///
/// > Add 5 **Journey to Un'Goro** cards to your hand.
///
/// - Set: Journey to Un'Goro
///
/// State: Todo
//~ todo UNG_851t1 e3a3e93f c002592d 32c623eb.22acff2c
pub const UNG_851t1: Power = TODO;

/// # Spiritsinger Umbra
///
/// `UNG_900` · Neutral minion · 5 mana · 3/4
///
/// > After you summon a minion, trigger its **Deathrattle** effect.
///
/// - Set: Journey to Un'Goro · legendary · collectible
/// - Refers to: Deathrattle
///
/// State: Derived
//~ derived UNG_900 c0fe324e 3bc22f7e ea20938f.03dafab7
pub const UNG_900: Power = after(YOU.summon(MINION)).then(&[trigger(Word::Deathrattle, THAT)]);

/// # Ozruk
///
/// `UNG_907` · Neutral minion · 8 mana · 8/8
///
/// > **Taunt Battlecry:** Gain +5 Health for each Elemental you played last turn.
///
/// - Set: Journey to Un'Goro · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Taunt, Battlecry
/// - Enchantments: Just Blaze [`UNG_907e`]
///
/// State: Derived
//~ derived UNG_907 d998d0ac e9e53282 15ed113f.5fa5564e
#[rustfmt::skip]
pub const UNG_907: Power = battlecry(&[give(&[HEALTH.plus(5).times(X)]).times(count_of(past(Side::Friendly, Deed::Played, Window::LastTurn).that(ELEMENTAL)))]);

/// # Just Blaze
///
/// `UNG_907e` · Neutral enchantment
///
/// > +5 Health
///
/// - Set: Journey to Un'Goro
///
/// State: Derived
//~ derived UNG_907e 3f62e620 5d968a4f e61d62bb.5048e941
pub const UNG_907e: Power = enchant(&[HEALTH.plus(5)]);

/// # Tar Creeper
///
/// `UNG_928` · Neutral minion · 3 mana · 1/5
///
/// > **Taunt** Has +2 Attack during your opponent's turn.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Taunt
///
/// State: Derived
//~ derived UNG_928 54fc1ce9 91721f9c 5ae2c3ae.559e8a64
pub const UNG_928: Power = aura(THIS).when(not(&ON_YOUR_TURN)).have(&[ATTACK.plus(2)]);

/// # Primalfin Lookout
///
/// `UNG_937` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** If you control another Murloc, **Discover** a Murloc.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry, Discover
///
/// State: Derived
//~ derived UNG_937 46c5477e 9b2ef415 d16ed824.28790eee
pub const UNG_937: Power = battlecry(&[discover(MURLOC)]).when(there_is(&OTHER_FRIENDLY_MINIONS.that(MURLOC)));

/// # Gluttonous Ooze
///
/// `UNG_946` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Destroy your opponent's weapon and gain Armor equal to its Attack.
///
/// - Set: Journey to Un'Goro · epic · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET`, `REQ_TARGET_WITH_DEATHRATTLE` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived UNG_946 9081e253 4c85304f 8efdbb26.6a503a3a
pub const UNG_946: Power = battlecry(&[destroy(ENEMY_WEAPON), armor(1).times(ATTACK.of(IT))]);

/// # Shrouding Mist
///
/// `UNG_999t10` · Neutral spell · 0 mana
///
/// > **Stealth** until your next turn.
///
/// - Set: Journey to Un'Goro
/// - Mechanics: Stealth, Adapt
/// - Tags: `1200` = 1
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Shrouding Mist [`UNG_999t10e`]
///
/// State: Done
//~ done UNG_999t10 00604035 - 9f015505.cec81b7f
pub const UNG_999t10: Power = spell(&[attach("UNG_999t10e").to(A_MINION)]);

/// # Shrouding Mist
///
/// `UNG_999t10e` · Neutral enchantment
///
/// > Stealthed until your next turn.
///
/// - Set: Journey to Un'Goro
///
/// State: Derived
//~ derived UNG_999t10e 1babf495 afe60aa2 0c1f6bf1.549b4a26
pub const UNG_999t10e: Power = enchant(&[has(GameTag::STEALTH)]).until_your_next_turn();

/// # Poison Spit
///
/// `UNG_999t13` · Neutral spell · 0 mana
///
/// > **Poisonous**
///
/// - Set: Journey to Un'Goro
/// - Mechanics: Poisonous, Adapt
/// - Tags: `1200` = 1
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Poison Spit [`UNG_999t13e`]
///
/// State: Done
//~ done UNG_999t13 9243f2cd - fbf6119b.2574dcf7
pub const UNG_999t13: Power = spell(&[attach("UNG_999t13e").to(A_MINION)]);

/// # Poison Spit
///
/// `UNG_999t13e` · Neutral enchantment
///
/// > **Poisonous**
///
/// - Set: Journey to Un'Goro
///
/// State: Derived
//~ derived UNG_999t13e c42b1d90 b1d3fa12 af00b0fd.2574dcf7
pub const UNG_999t13e: Power = enchant(&[has(GameTag::POISONOUS)]);

/// # Volcanic Might
///
/// `UNG_999t14` · Neutral spell · 0 mana
///
/// > +1/+1
///
/// - Set: Journey to Un'Goro
/// - Mechanics: Adapt
/// - Tags: `1200` = 1
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Volcanic Might [`UNG_999t14e`]
///
/// State: Done
//~ done UNG_999t14 89476a3f - 7af12f9d.29d9cb13
pub const UNG_999t14: Power = spell(&[attach("UNG_999t14e").to(A_MINION)]);

/// # Volcanic Might
///
/// `UNG_999t14e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Journey to Un'Goro
///
/// State: Derived
//~ derived UNG_999t14e 2ff711a5 31bad7e8 fd0e4208.67341004
pub const UNG_999t14e: Power = enchant(&[plus(1, 1)]);

/// # Living Spores
///
/// `UNG_999t2` · Neutral spell · 0 mana
///
/// > **Deathrattle:** Summon two 1/1 Plants.
///
/// - Set: Journey to Un'Goro
/// - Mechanics: Deathrattle, Adapt
/// - Tags: `1200` = 1
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Living Spores [`UNG_999t2e`]
/// - Tokens: Plant [`UNG_999t2t1`]
///
/// State: Done
//~ done UNG_999t2 fbedb7ee - c4669727.eb8790cf
pub const UNG_999t2: Power = spell(&[attach("UNG_999t2e").to(A_MINION)]);

/// # Living Spores
///
/// `UNG_999t2e` · Neutral enchantment
///
/// > **Deathrattle:** Summon two 1/1 Plants.
///
/// - Set: Journey to Un'Goro
/// - Tokens: Plant [`UNG_999t2t1`]
///
/// State: Done
//~ done UNG_999t2e 77b6f47f - a948586c.eb8790cf
pub const UNG_999t2e: Power = deathrattle(&[summon(card("UNG_999t2t1")).copies(2)]);

/// # Plant
///
/// `UNG_999t2t1` · Neutral minion · 1 mana · 1/1
///
/// - Set: Journey to Un'Goro
///
/// State: Vanilla
//~ vanilla UNG_999t2t1 007a7575 509dd228 3a176db3
pub const UNG_999t2t1: Power = VANILLA;

/// # Flaming Claws
///
/// `UNG_999t3` · Neutral spell · 0 mana
///
/// > +3 Attack
///
/// - Set: Journey to Un'Goro
/// - Mechanics: Adapt
/// - Tags: `1200` = 1
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Flaming Claws [`UNG_999t3e`]
///
/// State: Done
//~ done UNG_999t3 6ef5b259 - 5fb2a2b8.51bc326b
pub const UNG_999t3: Power = spell(&[attach("UNG_999t3e").to(A_MINION)]);

/// # Flaming Claws
///
/// `UNG_999t3e` · Neutral enchantment
///
/// > +3 Attack.
///
/// - Set: Journey to Un'Goro
///
/// State: Derived
//~ derived UNG_999t3e e445cf2d 0576eaef dc941c6f.fc2d73f0
pub const UNG_999t3e: Power = enchant(&[ATTACK.plus(3)]);

/// # Rocky Carapace
///
/// `UNG_999t4` · Neutral spell · 0 mana
///
/// > +3 Health
///
/// - Set: Journey to Un'Goro
/// - Mechanics: Adapt
/// - Tags: `1200` = 1
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Rocky Carapace [`UNG_999t4e`]
///
/// State: Done
//~ done UNG_999t4 df12edc2 - 003ae540.f19d98cc
pub const UNG_999t4: Power = spell(&[attach("UNG_999t4e").to(A_MINION)]);

/// # Rocky Carapace
///
/// `UNG_999t4e` · Neutral enchantment
///
/// > +3 Health.
///
/// - Set: Journey to Un'Goro
///
/// State: Derived
//~ derived UNG_999t4e e958d242 adb12832 78567087.cda80e25
pub const UNG_999t4e: Power = enchant(&[HEALTH.plus(3)]);

/// # Liquid Membrane
///
/// `UNG_999t5` · Neutral spell · 0 mana
///
/// > **Elusive**
///
/// - Set: Journey to Un'Goro
/// - Mechanics: Adapt, Elusive
/// - Tags: `1200` = 1
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Liquid Membrane [`UNG_999t5e`]
///
/// State: Done
//~ done UNG_999t5 f331bf26 - 7397afb4.c54580ff
pub const UNG_999t5: Power = spell(&[attach("UNG_999t5e").to(A_MINION)]);

/// # Liquid Membrane
///
/// `UNG_999t5e` · Neutral enchantment
///
/// > **Elusive**.
///
/// - Set: Journey to Un'Goro
///
/// State: Derived
//~ derived UNG_999t5e acff5da2 a584167b 60d88f1c.442f6d5b
pub const UNG_999t5e: Power = enchant(&[has(GameTag::ELUSIVE)]);

/// # Massive
///
/// `UNG_999t6` · Neutral spell · 0 mana
///
/// > **Taunt**
///
/// - Set: Journey to Un'Goro
/// - Mechanics: Taunt, Adapt
/// - Tags: `1200` = 1
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Massive [`UNG_999t6e`]
///
/// State: Done
//~ done UNG_999t6 6c721063 - 643dfb8f.4b0c5d24
pub const UNG_999t6: Power = spell(&[attach("UNG_999t6e").to(A_MINION)]);

/// # Massive
///
/// `UNG_999t6e` · Neutral enchantment
///
/// > **Taunt**
///
/// - Set: Journey to Un'Goro
///
/// State: Derived
//~ derived UNG_999t6e cf6b5c15 3781eab7 9e59ec5b.4b0c5d24
pub const UNG_999t6e: Power = enchant(&[has(GameTag::TAUNT)]);

/// # Lightning Speed
///
/// `UNG_999t7` · Neutral spell · 0 mana
///
/// > **Windfury**
///
/// - Set: Journey to Un'Goro
/// - Mechanics: Windfury, Adapt
/// - Tags: `1200` = 1
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Lightning Speed [`UNG_999t7e`]
///
/// State: Done
//~ done UNG_999t7 a1434005 - 9c1cea36.9569ce14
pub const UNG_999t7: Power = spell(&[attach("UNG_999t7e").to(A_MINION)]);

/// # Lightning Speed
///
/// `UNG_999t7e` · Neutral enchantment
///
/// > **Windfury**
///
/// - Set: Journey to Un'Goro
///
/// State: Derived
//~ derived UNG_999t7e 36b14eb6 c5a8f941 56f5553a.9569ce14
pub const UNG_999t7e: Power = enchant(&[has(GameTag::WINDFURY)]);

/// # Crackling Shield
///
/// `UNG_999t8` · Neutral spell · 0 mana
///
/// > **Divine Shield**
///
/// - Set: Journey to Un'Goro
/// - Mechanics: Divine Shield, Adapt
/// - Tags: `1200` = 1
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Crackling Shield [`UNG_999t8e`]
///
/// State: Done
//~ done UNG_999t8 3c3d3cb3 - 2e1b6f8c.cc526ac4
pub const UNG_999t8: Power = spell(&[attach("UNG_999t8e").to(A_MINION)]);

/// # Crackling Shield
///
/// `UNG_999t8e` · Neutral enchantment
///
/// > **Divine Shield**
///
/// - Set: Journey to Un'Goro
///
/// State: Derived
//~ derived UNG_999t8e 85f03640 1f2fa9d4 b7b99642.cc526ac4
pub const UNG_999t8e: Power = enchant(&[has(GameTag::DIVINE_SHIELD)]);
