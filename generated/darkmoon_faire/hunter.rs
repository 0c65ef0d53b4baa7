//! Hunter cards of Madness at the Darkmoon Faire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 058e414b

/// # Dancing Cobra
///
/// `DMF_083` · Hunter minion · 2 mana · 1/5
///
/// > **Corrupt:** Gain **Poisonous**.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Minion type: Beast
/// - Mechanics: Corrupt
/// - Refers to: Poisonous
/// - Tokens: Dancing Cobra [`DMF_083t`]
///
/// State: Done
//~ done DMF_083 6fe27c43 - 3c0a299e.15cd2a72
pub const DMF_083: Power = VANILLA;

/// # Dancing Cobra
///
/// `DMF_083t` · Hunter minion · 2 mana · 1/5
///
/// > **Corrupted Poisonous**
///
/// - Set: Madness at the Darkmoon Faire · common
/// - Minion type: Beast
/// - Mechanics: Poisonous, Corrupted Card
///
/// State: Vanilla
//~ vanilla DMF_083t eb5da901 85a9a929 a353ce70.dd2d9927
pub const DMF_083t: Power = VANILLA;

/// # Jewel of N'Zoth
///
/// `DMF_084` · Hunter spell · 8 mana
///
/// > Summon three friendly **Deathrattle** minions that died this game.
///
/// - Set: Madness at the Darkmoon Faire · epic · collectible
/// - Refers to: Deathrattle
///
/// State: Derived
//~ derived DMF_084 32021aac e8577bd0 4eebb256.a3ba22cf
pub const DMF_084: Power =
    spell(&[summon(from_past(YOUR_MINIONS_THAT_DIED.that(with(GameTag::DEATHRATTLE)))).copies(3)]);

/// # Darkmoon Tonk
///
/// `DMF_085` · Hunter minion · 7 mana · 8/5
///
/// > **Deathrattle:** Fire four missiles at random enemies that deal 2 damage each.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived DMF_085 73483063 bee3aa35 35bc7a40.aca8ea4f
pub const DMF_085: Power = deathrattle(&[deal(2).to(ENEMIES.random()).repeated(4)]);

/// # Petting Zoo
///
/// `DMF_086` · Hunter spell · 3 mana
///
/// > Summon a 3/3 Strider. Repeat for each **Secret** you control.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Refers to: Secret
/// - Tokens: Darkmoon Strider [`DMF_086e`]
///
/// State: Derived
//~ derived DMF_086 915ebe30 5ea47780 8f3ab3ed.b63d15d9
pub const DMF_086: Power =
    spell(&[summon(card("DMF_086e")), times(1, &[summon(card("DMF_086e"))]).for_each(YOUR_SECRETS.that(SECRET))]);

/// # Darkmoon Strider
///
/// `DMF_086e` · Hunter minion · 3 mana · 3/3
///
/// - Set: Madness at the Darkmoon Faire
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla DMF_086e 193e235e 982a310d 7a7525ed
pub const DMF_086e: Power = VANILLA;

/// # Trampling Rhino
///
/// `DMF_087` · Hunter minion · 5 mana · 5/5
///
/// > **Rush**. After this attacks and kills a minion, excess damage hits the enemy hero.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Todo
//~ todo DMF_087 a1cb38db b8fdad2a e8177bb5.78ac05e8
pub const DMF_087: Power = TODO;

/// # Rinling's Rifle
///
/// `DMF_088` · Hunter weapon · 4 mana · 2/2 durability
///
/// > After your hero attacks, **Discover** a **Secret** and cast it.
///
/// - Set: Madness at the Darkmoon Faire · legendary · collectible
/// - Refers to: Secret, Discover
///
/// State: Derived
//~ derived DMF_088 ecdf722f bf2d4130 c1bd5653.ade7072a
pub const DMF_088: Power =
    after(YOUR_HERO.attack(CARD)).then(&[offer(Offer::Pool(SECRET, Classes::Own), &[cast(the(IT))])]);

/// # Maxima Blastenheimer
///
/// `DMF_089` · Hunter minion · 6 mana · 4/4
///
/// > **Battlecry:** Summon a minion from your deck. It attacks the enemy hero, then dies.
///
/// - Set: Madness at the Darkmoon Faire · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived DMF_089 7db9235c 0e4698f6 85318603.3a999a7c
pub const DMF_089: Power =
    battlecry(&[summon(the(YOUR_DECK.that(MINION).random())), make_attack(IT, ENEMY_HERO), destroy(IT)]);

/// # Don't Feed the Animals
///
/// `DMF_090` · Hunter spell · 2 mana
///
/// > Give all Beasts in your hand +1/+1. **Corrupt:** Give them +2/+2 instead.
///
/// - Set: Madness at the Darkmoon Faire · epic · collectible
/// - Mechanics: Corrupt
/// - Enchantments: Well Fed [`DMF_090e`], Well Fed [`DMF_090e2`]
/// - Tokens: Don't Feed the Animals [`DMF_090t`]
///
/// State: Derived
//~ derived DMF_090 bfb37d30 bbd58948 26d9ea85.4057c426
pub const DMF_090: Power = spell(&[attach("DMF_090e2").to(YOUR_HAND.that(BEAST))]);

/// # Well Fed
///
/// `DMF_090e` · Hunter enchantment
///
/// > +2/+2.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Derived
//~ derived DMF_090e eb5bb291 c67ba468 0bcbfbba.6d6ab056
pub const DMF_090e: Power = enchant(&[plus(2, 2)]);

/// # Well Fed
///
/// `DMF_090e2` · Hunter enchantment
///
/// > +1/+1.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Derived
//~ derived DMF_090e2 b534e418 7d1a276c f4ec65b8.67341004
pub const DMF_090e2: Power = enchant(&[plus(1, 1)]);

/// # Don't Feed the Animals
///
/// `DMF_090t` · Hunter spell · 2 mana
///
/// > **Corrupted** Give all Beasts in your hand +2/+2.
///
/// - Set: Madness at the Darkmoon Faire · epic
/// - Mechanics: Corrupted Card
///
/// State: Derived
//~ derived DMF_090t 1c3d4cdf e83b9cca deb6e7f3.e932ab1e
pub const DMF_090t: Power = spell(&[give(&[plus(2, 2)]).to(YOUR_HAND.that(BEAST))]);

/// # Mystery Winner
///
/// `DMF_122` · Hunter minion · 1 mana · 1/1
///
/// > **Battlecry: Discover** a **Secret.**
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry, Discover
/// - Refers to: Secret
///
/// State: Derived
//~ derived DMF_122 38d8d6e0 dd00ee7b 9f0c0a91.a0453d29
pub const DMF_122: Power = battlecry(&[discover(SECRET)]);

/// # Open the Cages
///
/// `DMF_123` · Hunter spell · 2 mana
///
/// > **Secret:** When your turn starts, if you control two minions, summon an Animal Companion.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Mechanics: Secret
///
/// State: Derived
//~ derived DMF_123 cce6c545 736a722b 2781d7ae.2fd555ac
#[rustfmt::skip]
pub const DMF_123: Power = whenever(YOU.turn_start()).when(there_are(2, &FRIENDLY_MINIONS)).then(&[summon(one_of(&["NEW1_032", "NEW1_033", "NEW1_034"]))]);

/// # Bola Shot
///
/// `YOP_027` · Hunter spell · 2 mana
///
/// > Deal $1 damage to a minion and $2 damage to its neighbors.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
///
/// State: Derived
//~ derived YOP_027 555e05ab 7749c21a 46e6351d.a086ce96
pub const YOP_027: Power = spell(&[deal(1).to(A_MINION), deal(2).to(IT.neighbours())]);

/// # Saddlemaster
///
/// `YOP_028` · Hunter minion · 3 mana · 3/4
///
/// > After you play a Beast, add a random Beast to your hand.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
///
/// State: Derived
//~ derived YOP_028 a455199b 09ce73c6 7bc7f6c8.106f0ba1
pub const YOP_028: Power = after(YOU.play(BEAST)).then(&[get(random(BEAST))]);

/// # Felfire Deadeye
///
/// `YOP_030` · Multi-class minion · 2 mana · 2/3
///
/// > Your Hero Power costs (1) less.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Classes: Hunter, Demon Hunter
/// - Mechanics: Aura
/// - Enchantments: Deadeye [`YOP_030e`]
///
/// State: Derived
//~ derived YOP_030 df212655 7d57f537 1a53ef2d.6835d30e
pub const YOP_030: Power = aura(YOUR_HERO_POWER).gives("YOP_030e");

/// # Deadeye
///
/// `YOP_030e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Derived
//~ derived YOP_030e 1b405dae b81bfa5d 98e0b92f.f705eb41
pub const YOP_030e: Power = enchant(&[cost_less(1)]);
