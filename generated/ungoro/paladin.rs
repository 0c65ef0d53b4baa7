//! Paladin cards of Journey to Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file eef11154

/// # Dinosize
///
/// `UNG_004` · Paladin spell · 7 mana
///
/// > Set a minion's stats to 7/14.
///
/// - Set: Journey to Un'Goro · epic · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: RAAAAR! [`UNG_004e`]
///
/// State: Derived
//~ derived UNG_004 9daf1a03 7a952a5e b94b849d.de329fb3
pub const UNG_004: Power = spell(&[attach("UNG_004e").to(A_MINION)]);

/// # RAAAAR!
///
/// `UNG_004e` · Paladin enchantment
///
/// > Stats changed to 7/14.
///
/// - Set: Journey to Un'Goro
///
/// State: Derived
//~ derived UNG_004e 2ff1903c ed22e095 46d6cc1e.9126f123
pub const UNG_004e: Power = enchant(&[become_stats(7, 14)]);

/// # Hydrologist
///
/// `UNG_011` · Paladin minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** and cast a **Secret**.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry, Discover
/// - Refers to: Secret
///
/// State: Derived
//~ derived UNG_011 0b212be2 7d74a6cd 3f3fdfd8.508e7409
pub const UNG_011: Power = battlecry(&[offer(Offer::Pool(SECRET, Classes::Own), &[cast(the(IT))])]);

/// # Sunkeeper Tarim
///
/// `UNG_015` · Paladin minion · 6 mana · 3/7
///
/// > **Taunt Battlecry:** Set all other minions' Attack and Health to 3.
///
/// - Set: Journey to Un'Goro · legendary · collectible
/// - Mechanics: Taunt, Battlecry
/// - Enchantments: Watched [`UNG_015e`]
///
/// State: Derived
//~ derived UNG_015 61a8f924 97df425b 734c9c4a.10eee051
pub const UNG_015: Power = battlecry(&[attach("UNG_015e").to(OTHER_MINIONS)]);

/// # Watched
///
/// `UNG_015e` · Paladin enchantment
///
/// > Stats changed to 3/3.
///
/// - Set: Journey to Un'Goro
///
/// State: Derived
//~ derived UNG_015e b4776dce d9503528 06187d42.59267fb4
pub const UNG_015e: Power = enchant(&[become_stats(3, 3)]);

/// # Vinecleaver
///
/// `UNG_950` · Paladin weapon · 6 mana · 4/3 durability
///
/// > After your hero attacks, summon two {0} Silver Hand Recruits.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Tokens: Silver Hand Recruit [`CS2_101t`](crate::legacy::paladin::CS2_101t)
///
/// State: Derived
//~ derived UNG_950 88d85bfa 37b3c786 2e9f186e.6dc6a056
pub const UNG_950: Power = after(YOUR_HERO.attack(CARD)).then(&[summon(card("CS2_101t")).copies(2)]);

/// # Spikeridged Steed
///
/// `UNG_952` · Paladin spell · 5 mana
///
/// > Give a minion +2/+6 and **Taunt**. When it dies, summon a Stegodon.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Refers to: Taunt, Deathrattle
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: On a Stegodon [`UNG_952e`]
/// - Tokens: Stegodon [`UNG_810`](crate::ungoro::neutral::UNG_810)
///
/// State: Derived
//~ derived UNG_952 4dff4909 f8e305c8 9ae3a607.fcca2e7e
pub const UNG_952: Power = spell(&[attach("UNG_952e").to(A_MINION)]);

/// # On a Stegodon
///
/// `UNG_952e` · Paladin enchantment
///
/// > +2/+6 and **Taunt**. **Deathrattle:** Summon a Stegodon.
///
/// - Set: Journey to Un'Goro
/// - Tokens: Stegodon [`UNG_810`](crate::ungoro::neutral::UNG_810)
///
/// State: Derived
//~ derived UNG_952e 9087d6a3 4a58a7f8 3b3f1b5a.373b423b
pub const UNG_952e: Power =
    abilities(&[enchant(&[plus(2, 6), has(GameTag::TAUNT)]), deathrattle(&[summon(card("UNG_810"))])]);

/// # Primalfin Champion
///
/// `UNG_953` · Paladin minion · 2 mana · 1/3
///
/// > **Deathrattle:** Return any spells you cast on this minion to your hand.
///
/// - Set: Journey to Un'Goro · epic · collectible
/// - Minion type: Murloc
/// - Mechanics: Deathrattle
/// - Tags: `542` = 1
/// - Enchantments: Inspired [`UNG_953e`]
///
/// State: Todo
//~ todo UNG_953 e56a7bb7 f8ac0d71 54be654e.f8443c58
pub const UNG_953: Power = TODO;

/// # Inspired
///
/// `UNG_953e` · Paladin enchantment
///
/// > Storing spell.
///
/// - Set: Journey to Un'Goro
///
/// State: Todo
//~ todo UNG_953e 0b1fc2b0 88765cf6 67c5c9e1.7ab1d179
pub const UNG_953e: Power = TODO;

/// # The Last Kaleidosaur
///
/// `UNG_954` · Paladin spell · 1 mana
///
/// > **Quest:** Cast 5 spells on your minions. **Reward:** Galvadon.
///
/// - Set: Journey to Un'Goro · legendary · collectible
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Tags: `QUEST_PROGRESS_TOTAL` = 5, `839` = 1, `4297` = 1
/// - Tokens: Galvadon [`UNG_954t1`]
///
/// State: Derived
//~ derived UNG_954 d6a2a385 a158c578 6d0df2bb.f69c0b8b
#[rustfmt::skip]
pub const UNG_954: Power = quest(Goal::Times(5), &[FRIENDLY_MINIONS.is_targeted_by(all(&[SPELL, FRIENDLY]))]).reward(&[get(card("UNG_954t1"))]);

/// # Galvadon
///
/// `UNG_954t1` · Paladin minion · 5 mana · 8/8
///
/// > **Battlecry: Adapt** 5 times.
///
/// - Set: Journey to Un'Goro
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Adapt
///
/// State: Todo
//~ todo UNG_954t1 0d406755 6ac49001 fd82a494.43603244
pub const UNG_954t1: Power = TODO;

/// # Lost in the Jungle
///
/// `UNG_960` · Paladin spell · 1 mana
///
/// > Summon two {0} Silver Hand Recruits.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Silver Hand Recruit [`CS2_101t`](crate::legacy::paladin::CS2_101t)
///
/// State: Derived
//~ derived UNG_960 3cef53af c2384df9 8ca7c5ac.cf43cdad
pub const UNG_960: Power = spell(&[summon(card("CS2_101t")).copies(2)]);

/// # Adaptation
///
/// `UNG_961` · Paladin spell · 0 mana
///
/// > **Adapt** a friendly minion.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Refers to: Adapt
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET`, `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived UNG_961 51646e37 e874a4c9 f5ed864f.1dc12231
pub const UNG_961: Power = spell(&[adapt(&[bestow(A_FRIENDLY_MINION)])]);

/// # Lightfused Stegodon
///
/// `UNG_962` · Paladin minion · 3 mana · 3/3
///
/// > **Battlecry: Adapt** your Silver Hand Recruits.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Adapt
/// - Tokens: Silver Hand Recruit [`CS2_101t`](crate::legacy::paladin::CS2_101t)
///
/// State: Derived
//~ derived UNG_962 b0c635d8 fada600e 48089a69.c01faf70
pub const UNG_962: Power = battlecry(&[adapt(&[bestow(FRIENDLY_MINIONS.that(named("CS2_101t")))])]);
