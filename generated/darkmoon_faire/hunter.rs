//! Hunter cards of Madness at the Darkmoon Faire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file bd6c26d5

/// # Dancing Cobra
/// Minion · Beast · 2 mana · 1/5
/// > **Corrupt:** Gain **Poisonous**.
/// - Makes: Dancing Cobra [`DMF_083t`] (1/5, "Corrupted Poisonous")
//~ done DMF_083 - 64f9e707.15cd2a72 0e3f5d2f.718b4ce5
pub const DMF_083: Power = VANILLA;

/// # Dancing Cobra
/// Minion · Beast · 2 mana · 1/5
/// > **Corrupted Poisonous**
//~ vanilla DMF_083t 85a9a929 64f9e707.dd2d9927 0e3f5d2f
pub const DMF_083t: Power = VANILLA;

/// # Jewel of N'Zoth
/// Spell · 8 mana
/// > Summon three friendly **Deathrattle** minions that died this game.
//~ derived DMF_084 2b857609 93b14068.a3ba22cf cce54097
pub const DMF_084: Power =
    spell(&[summon(random_from_past(FRIENDLY_MINIONS.that(with(GameTag::DEATHRATTLE)).die().this_game())).picks(3)]);

/// # Darkmoon Tonk
/// Minion · Mech · 7 mana · 8/5
/// > **Deathrattle:** Fire four missiles at random enemies that deal 2 damage each.
//~ done DMF_085 - 037cb1ba.aca8ea4f 55c38a96
pub const DMF_085: Power = deathrattle(&[deal(2).to(ENEMIES.random()).repeated(4)]);

/// # Petting Zoo
/// Spell · 3 mana
/// > Summon a 3/3 Strider. Repeat for each **Secret** you control.
/// - Makes: Darkmoon Strider [`DMF_086e`] (3/3)
//~ derived DMF_086 e3cb8a86 82ede6d1.b63d15d9 9fdb2289.058e4a53
pub const DMF_086: Power =
    spell(&[summon(card("DMF_086e")), perform(&[summon(card("DMF_086e"))]).for_each(YOUR_SECRETS.that(SECRET))]);

/// # Darkmoon Strider
/// Minion · Beast · 3 mana · 3/3
//~ vanilla DMF_086e 982a310d 22fea183 fab45ffb
pub const DMF_086e: Power = VANILLA;

/// # Trampling Rhino
/// Minion · Beast · 5 mana · 5/5
/// > **Rush**. After this attacks and kills a minion, excess damage hits the enemy hero.
//~ done DMF_087 - 6116b784.78ac05e8 5bcef3ec
pub const DMF_087: Power =
    after(THIS.attack(all(&[MINION, DEAD]))).then(&[select(THAT), deal(1).times(EXCESS).to(ENEMY_HERO)]);

/// # Rinling's Rifle
/// Weapon · 4 mana · 2/2 durability
/// > After your hero attacks, **Discover** a **Secret** and cast it.
//~ derived DMF_088 698cb4b9 24215602.ade7072a 8650f3f4
pub const DMF_088: Power =
    after(YOUR_HERO.attack(CARD)).then(&[discover_then(Offer::Pool(SECRET, Classes::Own), &[cast(the(IT))])]);

/// # Maxima Blastenheimer
/// Minion · 6 mana · 4/4
/// > **Battlecry:** Summon a minion from your deck. It attacks the enemy hero, then dies.
//~ done DMF_089 - 3c6a5243.3a999a7c cedaca80
pub const DMF_089: Power = battlecry(&[
    summon(the(YOUR_DECK.that(MINION).random())),
    make_attack(IT, ENEMY_HERO),
    destroy(IT.that(is(&MINIONS))),
]);

/// # Don't Feed the Animals
/// Spell · 2 mana
/// > Give all Beasts in your hand +1/+1. **Corrupt:** Give them +2/+2 instead.
/// - Makes: Don't Feed the Animals [`DMF_090t`] ("Corrupted Give all Beasts in your hand +2/+2."); Well Fed [`DMF_090e`] ("\+2/+2."); Well Fed [`DMF_090e2`] ("\+1/+1.")
//~ derived DMF_090 bbd58948 7846e7ae.4057c426 7212c9b5.0eb2366f
pub const DMF_090: Power = spell(&[attach("DMF_090e2").to(YOUR_HAND.that(BEAST))]);

/// # Well Fed
/// Enchantment
/// > \+2/+2.
//~ derived DMF_090e c67ba468 d522ad72.d5727bd5 85c4bbad
pub const DMF_090e: Power = enchant(&[plus(2, 2)]);

/// # Well Fed
/// Enchantment
/// > \+1/+1.
//~ derived DMF_090e2 7d1a276c d522ad72.cb08f83e 85c4bbad
pub const DMF_090e2: Power = enchant(&[plus(1, 1)]);

/// # Don't Feed the Animals
/// Spell · 2 mana
/// > **Corrupted** Give all Beasts in your hand +2/+2.
//~ derived DMF_090t e83b9cca 7846e7ae.e932ab1e 7212c9b5
pub const DMF_090t: Power = spell(&[give(&[plus(2, 2)]).to(YOUR_HAND.that(BEAST))]);

/// # Mystery Winner
/// Minion · Draenei · 1 mana · 1/1
/// > **Battlecry: Discover** a **Secret.**
//~ derived DMF_122 dd00ee7b 572b6771.a0453d29 f99c0a02
pub const DMF_122: Power = battlecry(&[discover(SECRET)]);

/// # Open the Cages
/// Spell · 2 mana
/// > **Secret:** When your turn starts, if you control two minions, summon an Animal Companion.
//~ done DMF_123 - 7846e7ae.2fd555ac 4acc70e4
pub const DMF_123: Power =
    whenever(YOU.turn_start()).when(there_are(2, &FRIENDLY_MINIONS)).then(&[crate::legacy::hunter::SUMMON_COMPANION]);

/// # Bola Shot
/// Spell · 2 mana
/// > Deal $1 damage to a minion and $2 damage to its neighbors.
//~ derived YOP_027 7749c21a 7846e7ae.a086ce96 0b29b3e4
pub const YOP_027: Power = spell(&[deal(1).to(A_MINION), deal(2).to(IT.neighbours())]);

/// # Saddlemaster
/// Minion · 3 mana · 3/4
/// > After you play a Beast, add a random Beast to your hand.
//~ derived YOP_028 09ce73c6 05841e04.106f0ba1 deb43864
pub const YOP_028: Power = after(YOU.play(BEAST)).then(&[get(random(BEAST))]);

/// # Felfire Deadeye
/// Minion · 2 mana · 2/3
/// > Your Hero Power costs (1) less.
/// - Classes: Hunter, Demon Hunter
/// - Makes: Deadeye [`YOP_030e`] ("Costs (1) less.")
//~ done YOP_030 - 5656a6e3.6835d30e 75c90b4f.291a37ce.cc54f632
pub const YOP_030: Power = aura(YOUR_HERO_POWER).gives("YOP_030e");

/// # Deadeye
/// Enchantment
/// > Costs (1) less.
//~ derived YOP_030e b81bfa5d d522ad72.f705eb41 23c3542d
pub const YOP_030e: Power = enchant(&[cost_less(1)]);
