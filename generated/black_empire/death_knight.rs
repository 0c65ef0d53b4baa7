//! Death Knight cards of Reign of the Black Empire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file b347354b

/// # Bloodfiend
/// Minion · 4 mana · 4/4
/// > **Battlecry:** Spend up to 4 **Corpses**. Deal 1 damage to all other minions for each.
//~ derived BE_283 8361ec7a 16ec05b0.a8831c3e 9768dbf0
pub const BE_283: Power = battlecry(&[spend_corpses(4), perform(&[deal(1).to(OTHER_MINIONS)]).times(LAST_AMOUNT)]);

/// # The Cold Dark Void
/// Spell · Frost · 3 mana
/// > Deal $4 damage to a minion and $2 damage to its neighbors.
//~ derived BE_284 87948cd4 0784d9a3.31a8aef8 fba060a4
pub const BE_284: Power = spell(&[deal(4).to(A_MINION), deal(2).to(IT.neighbours())]);

/// # Grafted Knight
/// Minion · 2 mana · 3/3
/// > **Lifesteal**
//~ vanilla BE_285 f14643b6 0292eb41.b857c9f1 9261aaec
pub const BE_285: Power = VANILLA;

/// # G'huun
/// Minion · 8 mana · 8/1
/// > **Battlecry:** Steal @ Health split among the lowest Health enemies. *Improved by Blood Runes you've played.*
/// - Numbers: {0} = 6
/// - Makes: Boon of G'huun [`BE_287e`] ("Increased Health."); Curse of G'huun [`BE_287e2`] ("\-1 Health.")
///
/// # Notes
///
/// No source: each point goes to an enemy that has the least Health then, and its own Runes do not count.
//~ done BE_287 - 47ce7430.36acbd33.ea267b5a 7ea8b89f.95bf734a
pub const BE_287: Power = abilities(&[
    improved(number(GameTag::COST_BLOOD).of(PLAYED_BY_YOU.other())),
    battlecry(&[perform(&[select(ENEMIES.least(HEALTH)), attach("BE_287e2").to(IT), attach("BE_287e").to(THIS)])
        .times(TEXT_NUMBER)]),
]);

/// # Boon of G'huun
/// Enchantment
/// > Increased Health.
//~ done BE_287e - d522ad72.89b088dc 76da0093
pub const BE_287e: Power = enchant(&[HEALTH.plus(1)]);

/// # Curse of G'huun
/// Enchantment
/// > \-1 Health.
//~ derived BE_287e2 32a894e8 d522ad72.2f7d1afb b85fef72
pub const BE_287e2: Power = enchant(&[HEALTH.plus(-1)]);

/// # Scion of Insight
/// Minion · 2 mana · 2/2
/// > **Battlecry: Discover** a Blood, Frost or Unholy card. Gain **Lifesteal**, **Reborn** or **Rush** based on your choice.
///
/// # Notes
///
/// Blood gives Lifesteal, Frost Reborn and Unholy Rush, in the order of the text; a card with two kinds of runes gives both. Any cards with runes are offered, not one of each kind.
//~ done BE_298 - 565e37de.7158d77e c8067094
pub const BE_298: Power = battlecry(&[discover_then(
    Offer::Pool(any(&[with(GameTag::COST_BLOOD), with(GameTag::COST_FROST), with(GameTag::COST_UNHOLY)]), Classes::Own),
    &[
        give(&[has(GameTag::LIFESTEAL)]).when(there_is(&IT.that(with(GameTag::COST_BLOOD)))),
        give(&[has(GameTag::REBORN)]).when(there_is(&IT.that(with(GameTag::COST_FROST)))),
        give(&[has(GameTag::RUSH)]).when(there_is(&IT.that(with(GameTag::COST_UNHOLY)))),
        get(the(IT)),
    ],
)]);

/// # Malicious Presence
/// Spell · Shadow · 2 mana
/// > Destroy a minion. Restore the minion's Health to its owner.
//~ done BE_325 - a5d45018.4586a342 2e99df3c
pub const BE_325: Power = spell(&[destroy(A_MINION), heal(1).times(HEALTH.of(IT)).to(IT.hero())]);

/// # Fleshshape
/// Spell · Shadow · 3 mana
/// > **Assemble** a **Deathrattle** minion. Give all minions in your hand +2/+2.
/// - Makes: Reshaped [`BE_571e`] ("\+2/+2.")
//~ todo BE_571 28912bbe 3c9c5d15.ca05ba7b 39b3f42d.3e735810
pub const BE_571: Power = TODO;

/// # Reshaped
/// Enchantment
/// > \+2/+2.
//~ derived BE_571e a2d986e9 d522ad72.d5727bd5 88e728e5
pub const BE_571e: Power = enchant(&[plus(2, 2)]);

/// # Xel'noth Behemoth
/// Minion · 5 mana · 5/3
/// > **Deathrattle:** Summon two random 1-Cost minions. Give your minions +3 Attack.
/// - Makes: Behemoth Flesh [`BE_749e`] ("\+3 Attack.")
//~ derived BE_749 fef6bc49 7c159761.d54b0383 7174720c.638880fb
pub const BE_749: Power =
    deathrattle(&[summon(random(all(&[MINION, COST.is(1)]))).picks(2), attach("BE_749e").to(FRIENDLY_MINIONS)]);

/// # Behemoth Flesh
/// Enchantment
/// > \+3 Attack.
//~ derived BE_749e c3e6fa9b d522ad72.a18441c4 dcdcba1e
pub const BE_749e: Power = enchant(&[ATTACK.plus(3)]);

/// # Uldir Quarantine
/// Location · 3 mana · 3 uses
/// > Locked until you play a card from each Rune. Summon a random 5-Cost minion.
///
/// # Notes
///
/// No source: a card with several Runes counts for each, those count that are played after it, and it stays unlocked.
//~ done BE_780 - 2cbe7e13.29c14174 1d613ac3
pub const BE_780: Power = location(&[summon(random(all(&[MINION, COST.is(5)])))]).when(all(&[
    YOU.play(with(GameTag::COST_BLOOD)).since_this_was_played().at_least(1),
    YOU.play(with(GameTag::COST_FROST)).since_this_was_played().at_least(1),
    YOU.play(with(GameTag::COST_UNHOLY)).since_this_was_played().at_least(1),
]));

/// # Fetid Devourer
/// Minion · Undead · Beast · 7 mana · 9/6
/// > While in your hand, this transforms after you play a card with a rune.
/// - Makes: Fetid Devourer [`BE_781t1`] (9/6, "Battlecry: Destroy an enemy minion. Draw a card.…"); Fetid Devourer [`BE_781t10`] (9/6, "Battlecry: Summon two random 9-cost minions."); Fetid Devourer [`BE_781t11`] (9/6, "Battlecry: Destroy an enemy minion. Draw a card.…"); Fetid Devourer [`BE_781t12`] (9/6, "Battlecry: Destroy an enemy minion. Summon two…"); Fetid Devourer [`BE_781t13`] (9/6, "Battlecry: Destroy 2 enemy minions. Draw a card.…"); Fetid Devourer [`BE_781t14`] (9/6, "Battlecry: Destroy 2 enemy minions. Summon two…"); Fetid Devourer [`BE_781t15`] (9/6, "Battlecry: Destroy an enemy minion. Draw 2 cards.…"); Fetid Devourer [`BE_781t16`] (9/6, "Battlecry: Destroy an enemy minion. Summon two…"); Fetid Devourer [`BE_781t17`] (9/6, "Battlecry: Draw a card. It costs (3) less. Summon…"); Fetid Devourer [`BE_781t18`] (9/6, "Battlecry: Draw 2 cards. They costs (3) less.…"); Fetid Devourer [`BE_781t19`] (9/6, "Battlecry: Draw a card. It costs (3) less. Summon…"); Fetid Devourer [`BE_781t2`] (9/6, "Battlecry: Destroy an enemy minion."); Fetid Devourer [`BE_781t3`] (9/6, "Battlecry: Destroy 2 enemy minions."); Fetid Devourer [`BE_781t4`] (9/6, "Battlecry: Destroy 3 enemy minions."); Fetid Devourer [`BE_781t5`] (9/6, "Battlecry: Draw a card. It costs (3) less."); Fetid Devourer [`BE_781t6`] (9/6, "Battlecry: Draw 2 cards. They costs (3) less."); Fetid Devourer [`BE_781t7`] (9/6, "Battlecry: Draw 3 cards. They costs (3) less."); Fetid Devourer [`BE_781t8`] (9/6, "Battlecry: Summon two random 3-cost minions."); Fetid Devourer [`BE_781t9`] (9/6, "Battlecry: Summon two random 6-cost minions."); Fetid [`BE_781e`]
///
/// # Notes
///
/// Open question: whether it collects the runes of several cards, up to three: the data has all 19 combinations.
// No source: into the form with the runes of the card that was played, once; the forms do not say that they transform.
//~ done BE_781 - c4cd6ab6.0df69c00 b5ad7a10.a2d25665
pub const BE_781: Power =
    after(YOU.play(any(&[with(GameTag::COST_BLOOD), with(GameTag::COST_FROST), with(GameTag::COST_UNHOLY)])))
        .in_hand()
        .then(&[transform(
            THIS,
            random_token(all(&[
                named("BE_781t1"),
                number(GameTag::COST_BLOOD).same_as(&number(GameTag::COST_BLOOD).of(THAT)),
                number(GameTag::COST_FROST).same_as(&number(GameTag::COST_FROST).of(THAT)),
                number(GameTag::COST_UNHOLY).same_as(&number(GameTag::COST_UNHOLY).of(THAT)),
            ])),
        )]);

/// # Fetid
/// Enchantment
//~ todo BE_781e a5211cf2 d522ad72 0efff934
pub const BE_781e: Power = TODO;

/// # Fetid Devourer
/// Minion · Undead · Beast · 7 mana · 9/6
/// > **Battlecry**: Destroy an enemy minion. Draw a card. It costs (3) less. Summon two random 3-Cost minions.
//~ done BE_781t1 - c4cd6ab6.2f571c8b b5ad7a10
pub const BE_781t1: Power = abilities(&[
    battlecry(&[destroy(AN_ENEMY_MINION)]),
    battlecry(&[draw(1), give(&[cost_less(3)]).to(IT), summon(random(all(&[MINION, COST.is(3)]))).picks(2)]),
]);

/// # Fetid Devourer
/// Minion · Undead · Beast · 7 mana · 9/6
/// > **Battlecry:** Summon two random 9-cost minions.
//~ derived BE_781t10 49c32487 c4cd6ab6.0754ba84 b5ad7a10
pub const BE_781t10: Power = battlecry(&[summon(random(all(&[MINION, COST.is(9)]))).picks(2)]);

/// # Fetid Devourer
/// Minion · Undead · Beast · 7 mana · 9/6
/// > **Battlecry:** Destroy an enemy minion. Draw a card. It costs (3) less.
//~ done BE_781t11 - c4cd6ab6.7106640c b5ad7a10
pub const BE_781t11: Power =
    abilities(&[battlecry(&[destroy(AN_ENEMY_MINION)]), battlecry(&[draw(1), give(&[cost_less(3)]).to(IT)])]);

/// # Fetid Devourer
/// Minion · Undead · Beast · 7 mana · 9/6
/// > **Battlecry:** Destroy an enemy minion. Summon two random 3-cost minions.
//~ done BE_781t12 - c4cd6ab6.929e7f2e b5ad7a10
pub const BE_781t12: Power = abilities(&[
    battlecry(&[destroy(AN_ENEMY_MINION)]),
    battlecry(&[summon(random(all(&[MINION, COST.is(3)]))).picks(2)]),
]);

/// # Fetid Devourer
/// Minion · Undead · Beast · 7 mana · 9/6
/// > **Battlecry:** Destroy 2 enemy minions. Draw a card. It costs (3) less.
// No source: the first is chosen, the others are random.
//~ done BE_781t13 - c4cd6ab6.a5111665 b5ad7a10
pub const BE_781t13: Power = abilities(&[
    battlecry(&[destroy(AN_ENEMY_MINION), destroy(ENEMY_MINIONS.random())]),
    battlecry(&[draw(1), give(&[cost_less(3)]).to(IT)]),
]);

/// # Fetid Devourer
/// Minion · Undead · Beast · 7 mana · 9/6
/// > **Battlecry:** Destroy 2 enemy minions. Summon two random 3-cost minions.
// No source: the first is chosen, the others are random.
//~ done BE_781t14 - c4cd6ab6.b4f01526 b5ad7a10
pub const BE_781t14: Power = abilities(&[
    battlecry(&[destroy(AN_ENEMY_MINION), destroy(ENEMY_MINIONS.random())]),
    battlecry(&[summon(random(all(&[MINION, COST.is(3)]))).picks(2)]),
]);

/// # Fetid Devourer
/// Minion · Undead · Beast · 7 mana · 9/6
/// > **Battlecry:** Destroy an enemy minion. Draw 2 cards. They costs (3) less.
//~ done BE_781t15 - c4cd6ab6.a71f91da b5ad7a10
pub const BE_781t15: Power =
    abilities(&[battlecry(&[destroy(AN_ENEMY_MINION)]), battlecry(&[draw(2), give(&[cost_less(3)]).to(IT)])]);

/// # Fetid Devourer
/// Minion · Undead · Beast · 7 mana · 9/6
/// > **Battlecry:** Destroy an enemy minion. Summon two random 6-cost minions.
//~ done BE_781t16 - c4cd6ab6.3d1314e6 b5ad7a10
pub const BE_781t16: Power = abilities(&[
    battlecry(&[destroy(AN_ENEMY_MINION)]),
    battlecry(&[summon(random(all(&[MINION, COST.is(6)]))).picks(2)]),
]);

/// # Fetid Devourer
/// Minion · Undead · Beast · 7 mana · 9/6
/// > **Battlecry:** Draw a card. It costs (3) less. Summon two random 3-cost minions.
//~ derived BE_781t17 420999a6 c4cd6ab6.2a83b77c b5ad7a10
pub const BE_781t17: Power =
    battlecry(&[draw(1), give(&[cost_less(3)]).to(IT), summon(random(all(&[MINION, COST.is(3)]))).picks(2)]);

/// # Fetid Devourer
/// Minion · Undead · Beast · 7 mana · 9/6
/// > **Battlecry:** Draw 2 cards. They costs (3) less. Summon two random 3-cost minions.
//~ done BE_781t18 - c4cd6ab6.b42c6742 b5ad7a10
pub const BE_781t18: Power =
    battlecry(&[draw(2), give(&[cost_less(3)]).to(IT), summon(random(all(&[MINION, COST.is(3)]))).picks(2)]);

/// # Fetid Devourer
/// Minion · Undead · Beast · 7 mana · 9/6
/// > **Battlecry:** Draw a card. It costs (3) less. Summon two random 6-cost minions.
//~ derived BE_781t19 b13c29b2 c4cd6ab6.62fdec25 b5ad7a10
pub const BE_781t19: Power =
    battlecry(&[draw(1), give(&[cost_less(3)]).to(IT), summon(random(all(&[MINION, COST.is(6)]))).picks(2)]);

/// # Fetid Devourer
/// Minion · Undead · Beast · 7 mana · 9/6
/// > **Battlecry:** Destroy an enemy minion.
//~ derived BE_781t2 ab9c4f41 c4cd6ab6.3b107942 b5ad7a10
pub const BE_781t2: Power = battlecry(&[destroy(AN_ENEMY_MINION)]);

/// # Fetid Devourer
/// Minion · Undead · Beast · 7 mana · 9/6
/// > **Battlecry:** Destroy 2 enemy minions.
// No source: the first is chosen, the others are random.
//~ done BE_781t3 - c4cd6ab6.7161b96f b5ad7a10
pub const BE_781t3: Power = battlecry(&[destroy(AN_ENEMY_MINION), destroy(ENEMY_MINIONS.random())]);

/// # Fetid Devourer
/// Minion · Undead · Beast · 7 mana · 9/6
/// > **Battlecry:** Destroy 3 enemy minions.
// No source: the first is chosen, the others are random.
//~ done BE_781t4 - c4cd6ab6.b33469a1 b5ad7a10
pub const BE_781t4: Power = battlecry(&[destroy(AN_ENEMY_MINION), destroy(ENEMY_MINIONS.random_of(2))]);

/// # Fetid Devourer
/// Minion · Undead · Beast · 7 mana · 9/6
/// > **Battlecry:** Draw a card. It costs (3) less.
//~ derived BE_781t5 b938b830 c4cd6ab6.14bb5098 b5ad7a10
pub const BE_781t5: Power = battlecry(&[draw(1), give(&[cost_less(3)]).to(IT)]);

/// # Fetid Devourer
/// Minion · Undead · Beast · 7 mana · 9/6
/// > **Battlecry:** Draw 2 cards. They costs (3) less.
//~ done BE_781t6 - c4cd6ab6.be1e1384 b5ad7a10
pub const BE_781t6: Power = battlecry(&[draw(2), give(&[cost_less(3)]).to(IT)]);

/// # Fetid Devourer
/// Minion · Undead · Beast · 7 mana · 9/6
/// > **Battlecry:** Draw 3 cards. They costs (3) less.
//~ done BE_781t7 - c4cd6ab6.5775d808 b5ad7a10
pub const BE_781t7: Power = battlecry(&[draw(3), give(&[cost_less(3)]).to(IT)]);

/// # Fetid Devourer
/// Minion · Undead · Beast · 7 mana · 9/6
/// > **Battlecry:** Summon two random 3-cost minions.
//~ derived BE_781t8 4421464b c4cd6ab6.6572a2ea b5ad7a10
pub const BE_781t8: Power = battlecry(&[summon(random(all(&[MINION, COST.is(3)]))).picks(2)]);

/// # Fetid Devourer
/// Minion · Undead · Beast · 7 mana · 9/6
/// > **Battlecry:** Summon two random 6-cost minions.
//~ derived BE_781t9 f2e9099f c4cd6ab6.768f83e1 b5ad7a10
pub const BE_781t9: Power = battlecry(&[summon(random(all(&[MINION, COST.is(6)]))).picks(2)]);
