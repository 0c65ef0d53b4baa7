//! Neutral cards of Into the Emerald Dream.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 0e4a4f0a

/// # Ysera, Emerald Aspect
/// Minion · Dragon · 9 mana · 4/12
/// > **Start of Game:** Increase both players'maximum Mana by 5. **Battlecry:** Gain 3 Mana Crystals.
//~ done EDR_000 - 8023b91e.4d2cc640 0c194c4b
pub const EDR_000: Power =
    abilities(&[on(Word::StartOfGame, &[raise_max_mana(5).for_(PLAYERS)]), battlecry(&[gain_crystals(3)])]);

/// # Hopeful Dryad
/// Minion · 3 mana · 3/3
/// > **Battlecry:** Get a random Dream card.
///
/// # Notes
///
/// The five Dream cards (@firestone-hs/reference-data).
//~ done EDR_001 - 05878c57.c491a7cf fc38ccea
pub const EDR_001: Power = battlecry(&[get(one_of(&["DREAM_01", "DREAM_02", "DREAM_03", "DREAM_04", "DREAM_05"]))]);

/// # Waking Terror
/// Spell · 0 mana
/// > \+3 Attack and **Lifesteal**.
/// - Makes: Waking Terror [`EDR_100te`] ("\+3 Attack and Lifesteal.")
//~ done EDR_100t - 3e8f9d5a.ab4d3f7a 68fdec5c.6ff5dd3a
pub const EDR_100t: Power = spell(&[attach("EDR_100te").to(A_MINION)]).when(not(&with(GameTag::LIFESTEAL)));

/// # Well Rested
/// Spell · 0 mana
/// > \+2/+2 and **Elusive**.
/// - Makes: Well Rested [`EDR_100t1e`] ("\+2/+2 and Elusive.")
//~ done EDR_100t1 - 3e8f9d5a.b46a2f92 d744c56e.1de5f5ea
pub const EDR_100t1: Power = spell(&[attach("EDR_100t1e").to(A_MINION)]).when(not(&with(GameTag::ELUSIVE)));

/// # Nightmare Scales
/// Spell · 0 mana
/// > Has a **Divine Shield** that takes 3 hits to break.
//~ todo EDR_100t10 4847e671 3e8f9d5a.330945ae eb65584f
pub const EDR_100t10: Power = TODO;

/// # Harpy's Talons
/// Spell · 0 mana
/// > **Divine Shield**, **Windfury**
/// - Makes: Harpy's Talons [`EDR_100t13e`] ("Divine Shield, Windfury")
//~ done EDR_100t13 - 3e8f9d5a.df64a957 684b5041.53946704
pub const EDR_100t13: Power = spell(&[attach("EDR_100t13e").to(A_MINION)])
    .when(not(&any(&[with(GameTag::DIVINE_SHIELD), with(GameTag::WINDFURY)])));

/// # Harpy's Talons
/// Enchantment
/// > **Divine Shield**, **Windfury**
//~ derived EDR_100t13e 6619b369 d522ad72.df64a957 684b5041
pub const EDR_100t13e: Power = enchant(&[has(GameTag::DIVINE_SHIELD), has(GameTag::WINDFURY)]);

/// # Well Rested
/// Enchantment
/// > \+2/+2 and **Elusive**.
//~ derived EDR_100t1e b7efe1a3 d522ad72.b46a2f92 d744c56e
pub const EDR_100t1e: Power = enchant(&[plus(2, 2), has(GameTag::ELUSIVE)]);

/// # Short Claws
/// Spell · 0 mana
/// > Costs (2) less, but has -2 Attack.
/// - Makes: Short Claws [`EDR_100t2e`] ("Costs (2) less, but has -2 Attack.")
//~ done EDR_100t2 - 3e8f9d5a.58e73013 2f3119b0.12245d7b
pub const EDR_100t2: Power = spell(&[attach("EDR_100t2e").to(A_MINION)]).when(ATTACK.at_least(3));

/// # Short Claws
/// Enchantment
/// > Costs (2) less, but has -2 Attack.
//~ done EDR_100t2e - d522ad72.58e73013 2f3119b0
pub const EDR_100t2e: Power = enchant(&[ATTACK.plus(-2), cost_less(2)]);

/// # Bundled Up
/// Spell · 0 mana
/// > \+4 Health and **Taunt**.
/// - Makes: Bundled Up [`EDR_100t3e`] ("\+4 Health and Taunt.")
//~ done EDR_100t3 - 3e8f9d5a.a3bb3cc1 82c77ee8.c2d40c90
pub const EDR_100t3: Power = spell(&[attach("EDR_100t3e").to(A_MINION)]).when(not(&with(GameTag::TAUNT)));

/// # Bundled Up
/// Enchantment
/// > \+4 Health and **Taunt**.
//~ derived EDR_100t3e 677c7178 d522ad72.a3bb3cc1 82c77ee8
pub const EDR_100t3e: Power = enchant(&[HEALTH.plus(4), has(GameTag::TAUNT)]);

/// # Inner Demons
/// Spell · 0 mana
/// > **Deathrattle:** Draw 2 cards.
/// - Makes: Inner Demons [`EDR_100t4e`] ("Deathrattle: Draw 2 cards.")
//~ todo EDR_100t4 f4d406ae 3e8f9d5a.bd321905 37eed4b9.0214c0dc
pub const EDR_100t4: Power = TODO;

/// # Inner Demons
/// Enchantment
/// > **Deathrattle:** Draw 2 cards.
//~ derived EDR_100t4e 59f3d7a0 d522ad72.bd321905 37eed4b9
pub const EDR_100t4e: Power = deathrattle(&[draw(2)]);

/// # Living Nightmare
/// Spell · 0 mana
/// > When you play this minion, summon a 2/2 copy of it.
/// - Makes: Living Nightmare [`EDR_100t5e`] ("When you play this minion, summon a 2/2 copy of…"); Tiny Nightmare [`EDR_100t5e2`] ("1/1."); Living Nightmare [`EDR_100t5e5`] ("2/2.")
//~ done EDR_100t5 - 3e8f9d5a.93fca74c 050cbf74.0cdba3ec
pub const EDR_100t5: Power = spell(&[attach("EDR_100t5e").to(A_MINION)]);

/// # Living Nightmare
/// Enchantment
/// > When you play this minion, summon a 2/2 copy of it.
//~ done EDR_100t5e - d522ad72.93fca74c 050cbf74
pub const EDR_100t5e: Power = whenever(YOU.play(ITSELF)).then(&[summon(copy_of(THIS)), attach("EDR_100t5e5").to(IT)]);

/// # Tiny Nightmare
/// Enchantment
/// > 1/1.
//~ derived EDR_100t5e2 e1d7b5f5 d522ad72.d68bebe2 11bee166
pub const EDR_100t5e2: Power = enchant(&[become_stats(1, 1)]);

/// # Living Nightmare
/// Enchantment
/// > 2/2.
//~ derived EDR_100t5e5 406fcb38 d522ad72.142bb519 050cbf74
pub const EDR_100t5e5: Power = enchant(&[become_stats(2, 2)]);

/// # Sleepwalker
/// Spell · 0 mana
/// > **Charge**
/// - Makes: Sneaky Sleepwalking [`EDR_100t6e`] ("Charge")
//~ done EDR_100t6 - 3e8f9d5a.276b5ef0 0b3b67ce.cdc6d822
pub const EDR_100t6: Power =
    spell(&[attach("EDR_100t6e").to(A_MINION)]).when(all(&[ATTACK.at_least(1), not(&with(GameTag::CHARGE))]));

/// # Sneaky Sleepwalking
/// Enchantment
/// > **Charge**
//~ derived EDR_100t6e e71c8e34 d522ad72.276b5ef0 e91f3821
pub const EDR_100t6e: Power = enchant(&[has(GameTag::CHARGE)]);

/// # Rude Awakening
/// Spell · 0 mana
/// > This minion's **Battlecries** trigger twice.
/// - Makes: Rude Awakening [`EDR_100t7e`] ("This minion's Battlecries trigger twice."); DoubleBattlecryTwist [`EDR_100t7e1`] ("Selected minion triggers its battlecry twice.")
//~ done EDR_100t7 - 3e8f9d5a.d5cfd0fd 82619acb.298eb5f0
pub const EDR_100t7: Power = spell(&[attach("EDR_100t7e").to(A_MINION)]).when(with(GameTag::BATTLECRY));

/// # Rude Awakening
/// Enchantment
/// > This minion's **Battlecries** trigger twice.
//~ done EDR_100t7e - d522ad72.d5cfd0fd 82619acb
pub const EDR_100t7e: Power = enchant(&[has(GameTag::EXTRA_BATTLECRIES_BASE)]);

/// # DoubleBattlecryTwist
/// Enchantment
/// > Selected minion triggers its battlecry twice.
//~ todo EDR_100t7e1 4dd4af75 d522ad72.c9dcc88d bde5af43
pub const EDR_100t7e1: Power = TODO;

/// # Sweet Dreams
/// Spell · 0 mana
/// > \+4/+5. Place this card on top of your deck.
/// - Makes: Turtled Up [`EDR_100t8e`] ("\+3/+3 and shuffled stats."); Sweet Dreams [`EDR_100t8e1`] ("\+4/+5.")
///
/// # Notes
///
/// An offered card has the numbers already, and goes to the deck when it comes to the hand.
//~ done EDR_100t8 - 3e8f9d5a.cae822b1 31abad37.3bfadfad
pub const EDR_100t8: Power = spell(&[
    put_on_top(the(TARGET)).when(there_is(&YOUR_HAND.that(is(&TARGET)))),
    attach("EDR_100t8e1").to(A_MINION),
    attach("EDR_100t8e").to(TARGET).when(there_is_no(&YOUR_DECK.that(is(&TARGET)))),
]);

/// # Turtled Up
/// Enchantment
/// > \+3/+3 and shuffled stats.
//~ done EDR_100t8e - d522ad72.04994824 4ec2f960
pub const EDR_100t8e: Power = after(YOU.get(ITSELF)).in_hand().then(&[put_on_top(the(THIS)), attach("EDR_100t8e1")]);

/// # Sweet Dreams
/// Enchantment
/// > \+4/+5.
//~ derived EDR_100t8e1 01f317e5 d522ad72.9e8c9bdb 31abad37
pub const EDR_100t8e1: Power = enchant(&[plus(4, 5)]);

/// # Persisting Horror
/// Spell · 0 mana
/// > **Reborn**. Is **Reborn** with full Health and enchantments.
/// - Makes: Persisting Horror [`EDR_100t9e`] ("Reborn. Is Reborn with full Health and…")
//~ done EDR_100t9 - 3e8f9d5a.c8240a2d ff12091f.bc40ede6
pub const EDR_100t9: Power = spell(&[attach("EDR_100t9e").to(A_MINION)]).when(not(&with(GameTag::REBORN)));

/// # Persisting Horror
/// Enchantment
/// > **Reborn**. Is **Reborn** with full Health and enchantments.
///
/// # Notes
///
/// A second Reborn says that enchantments and Health stay.
//~ done EDR_100t9e - d522ad72.c8240a2d ff12091f
pub const EDR_100t9e: Power = enchant(&[has(GameTag::REBORN), plus_tag(GameTag::REBORN, 1)]);

/// # Waking Terror
/// Enchantment
/// > \+3 Attack and **Lifesteal**.
//~ derived EDR_100te 90955a06 d522ad72.ab4d3f7a 68fdec5c
pub const EDR_100te: Power = enchant(&[ATTACK.plus(3), has(GameTag::LIFESTEAL)]);

/// # Treacherous Tormentor
/// Minion · Demon · 4 mana · 5/4
/// > **Battlecry: Discover** a **Legendary** minion with a **Dark Gift**.
/// - Makes: Dark Gift [`EDR_102t`] ("Executes nightmare bonus")
//~ done EDR_102 - 368db9e1.d6cbb98a 0a7d7353.a670c62f
pub const EDR_102: Power = battlecry(&[discover_with_dark_gift(all(&[MINION, rarity(Rarity::Legendary)]))]);

/// # Dark Gift
/// Spell · 0 mana
/// > Executes nightmare bonus
//~ todo EDR_102t 709bb2ae 3e8f9d5a.cb7fe043 4d4c0539
pub const EDR_102t: Power = TODO;

/// # Creature of Madness
/// Minion · 2 mana · 1/1
/// > **Battlecry: Discover** a 3-Cost minion with a **Dark Gift.**
//~ done EDR_105 - 4d7cdfaf.e336b8c4 59d17798
pub const EDR_105: Power = battlecry(&[discover_with_dark_gift(all(&[MINION, COST.is(3)]))]);

/// # Sporegnasher
/// Minion · 5 mana · 1/5
/// > **Poisonous Deathrattle:** Deal 1 damage to a random enemy minion.
//~ derived EDR_110 11c4688c a68ddbd9.912312e7 d6e0b149
pub const EDR_110: Power = deathrattle(&[deal(1).to(ENEMY_MINIONS.random())]);

/// # Animated Moonwell
/// Minion · Elemental · 3 mana · 1/4
/// > After you cast a spell, gain Attack equal to its Cost.
/// - Makes: Overflowing [`EDR_254e1`] ("Increased Attack.")
//~ done EDR_254 - 955146b1.a6a4bf4c bcb6b9ff.fcedb025
pub const EDR_254: Power = after(YOU.cast(SPELL)).then(&[give(&[ATTACK.plus(1).times(X)]).with_x(COST.of(THAT))]);

/// # Overflowing
/// Enchantment
/// > Increased Attack.
//~ todo EDR_254e1 c1001a28 d522ad72.08129cea 79a5b738
pub const EDR_254e1: Power = TODO;

/// # Illusory Greenwing
/// Minion · Dragon · 4 mana · 4/5
/// > **Taunt**. **Deathrattle:** Shuffle two 4/5 Dragons with **Taunt** into your deck. They're **Summoned When Drawn**.
/// - Makes: Illusion [`EDR_260t`] (4/5, "Summoned When Drawn Taunt")
//~ done EDR_260 - 3069f717.52d756bc 1135d95e.0eded325
pub const EDR_260: Power = deathrattle(&[shuffle(card("EDR_260t")).copies(2)]);

/// # Illusion
/// Minion · Dragon · 4 mana · 4/5
/// > **Summoned When Drawn Taunt**
//~ vanilla EDR_260t 62057e71 3069f717.e39dec4a 2135ba91
pub const EDR_260t: Power = VANILLA;

/// # Briarspawn Drake
/// Minion · Dragon · 10 mana · 12/7
/// > At the end of your turn, attack a random enemy minion *(excess damage hits the enemy hero*).
//~ done EDR_453 - 3a9c6f35.7d4f66eb a28f85fe
pub const EDR_453: Power =
    at_end_of_your_turn(&[make_attack(THIS, ENEMY_MINIONS.random()), deal(1).times(EXCESS).to(ENEMY_HERO)]);

/// # Slumbering Sprite
/// Minion · 1 mana · 3/3
/// > Starts **Dormant**. After you use your Hero Power, this awakens.
/// - Makes: Knighttime [`EDR_469e`] ("Dormant. Awaken after you use your Hero Power.")
//~ done EDR_469 - ed8587da.933ae93f aae7d099.92573c9e
pub const EDR_469: Power = dormant_until(Goal::Times(1), &[YOU.use_hero_power(CARD)]);

/// # Knighttime
/// Enchantment
/// > **Dormant**. Awaken after you use your Hero Power.
//~ todo EDR_469e 89c92ab7 d522ad72.0f64a4eb 630c1aa6
pub const EDR_469e: Power = TODO;

/// # Barkshield Sentinel
/// Minion · 2 mana · 2/2
/// > **Taunt** After you use your Hero Power, gain +2 Health.
/// - Makes: Alert [`EDR_470e`] ("\+2 Health.")
//~ derived EDR_470 416246db 565e37de.06964845 57966265.1f533088
pub const EDR_470: Power = after(YOU.use_hero_power(CARD)).then(&[attach("EDR_470e")]);

/// # Alert
/// Enchantment
/// > \+2 Health.
//~ derived EDR_470e c6d99ce5 d522ad72.51d51864 9e8133cf
pub const EDR_470e: Power = enchant(&[HEALTH.plus(2)]);

/// # Scavenging Flytrap
/// Minion · 7 mana · 2/7
/// > After a minion dies, gain its Attack.
/// - Makes: Scavenging [`EDR_484e`] ("Increased Attack.")
//~ done EDR_484 - c91cea51.2bb55e77 dd14f07e.30b012b7
pub const EDR_484: Power =
    after(OTHER_MINIONS.die()).then(&[give(&[ATTACK.plus(1).times(X)]).with_x(ATTACK.of(SUBJECT))]);

/// # Scavenging
/// Enchantment
/// > Increased Attack.
//~ todo EDR_484e 087f86f0 d522ad72.08129cea 5989b228
pub const EDR_484e: Power = TODO;

/// # Scorching Observer
/// Minion · Demon · 9 mana · 7/9
/// > **Rush Lifesteal**
//~ vanilla EDR_486 29545667 a033b77a.f13aa4fa 58267f04
pub const EDR_486: Power = VANILLA;

/// # Mother Duck
/// Minion · Beast · 4 mana · 2/3
/// > **Battlecry:** Summon three 1/1 Ducklings with **Rush**.
/// - Makes: Duckling [`EDR_492t`] (1/1, "Rush")
//~ derived EDR_492 fe0432af 155e5375.736e2112 d2c38c77.b0d0f09b
pub const EDR_492: Power = battlecry(&[summon(card("EDR_492t")).copies(3)]);

/// # Duckling
/// Minion · Beast · 1 mana · 1/1
/// > **Rush**
//~ vanilla EDR_492t fda18307 5533a85b.57b12c28 89945c4f
pub const EDR_492t: Power = VANILLA;

/// # Twisted Treant
/// Minion · 2 mana · 2/2
/// > **Deathrattle:** Give a random minion in each player's hand -2 Attack.
/// - Makes: Twisted [`EDR_495e`] ("\-2 Attack.")
//~ done EDR_495 - 565e37de.c2b9fe82 8506d80b.7d93b2ec
#[rustfmt::skip]
pub const EDR_495: Power = deathrattle(&[attach("EDR_495e").to(together(&[YOUR_HAND.that(MINION).random(), ENEMY_HAND.that(MINION).random()]))]);

/// # Twisted
/// Enchantment
/// > \-2 Attack.
//~ derived EDR_495e 58f20cdc d522ad72.eb7c27be bd8f886c
pub const EDR_495e: Power = enchant(&[ATTACK.plus(-2)]);

/// # Fleeing Treant
/// Minion · 2 mana · 2/2
/// > **Battlecry: Imbue** your Hero Power. Your next one costs (0).
/// - Makes: Run, Forest! [`EDR_500e`] ("Your Hero Power costs (0).")
//~ todo EDR_500 f4d4428f 565e37de.f5c7b35d 8a26fa2f.a958f443
pub const EDR_500: Power = TODO;

/// # Run, Forest!
/// Enchantment
/// > Your Hero Power costs (0).
//~ todo EDR_500e 6490e228 d522ad72.933d500a 74db18f2
pub const EDR_500e: Power = TODO;

/// # Daydreaming Pixie
/// Minion · 2 mana · 0/4
/// > At the end of your turn, get a random Nature spell.
//~ derived EDR_530 e6bf280b 5b6e4b69.0ead46c6 d21e76f7
pub const EDR_530: Power = at_end_of_your_turn(&[get(random(school(SpellSchool::Nature)))]);

/// # Fae Trickster
/// Minion · Dragon · 3 mana · 2/4
/// > **Deathrattle:** Draw a spell that costs (5) or more.
//~ derived EDR_571 188688f4 6ee3f937.ae9184db 3c53967b
pub const EDR_571: Power = deathrattle(&[draw_that(1, all(&[SPELL, COST.at_least(5)]))]);

/// # Tormented Dreadwing
/// Minion · Dragon · 5 mana · 5/5
/// > **Deathrattle:** Draw 2 Dragons. Reduce their Costs by (1).
//~ derived EDR_572 b1112fb0 c4dc5c15.dbb31fd1 b739fa91
pub const EDR_572: Power = deathrattle(&[draw_that(2, DRAGON), give(&[cost_less(1)]).to(IT)]);

/// # Dream Rager
/// Minion · 3 mana · 5/1
/// > **Elusive**
//~ vanilla EDR_598 cb69c199 e9ee97b1.c54580ff 9ad8dc52
pub const EDR_598: Power = VANILLA;

/// # Bloodthistle Illusionist
/// Minion · Demon · 3 mana · 2/4
/// > **Battlecry:** Summon a copy of this. One secretly dies when it takes damage.
/// - Makes: Illusion? [`EDR_780e`] ("This might be an illusion that dies when it takes…"); Illusion? [`EDR_780e1`] ("This might be an illusion that dies when it takes…")
///
/// # Notes
///
/// The opponent is to see no difference between the two: here the enchantment shows.
//~ done EDR_780 - 06b3468d.1aa1c04c c724261f.cb48e38b
pub const EDR_780: Power = battlecry(&[
    summon(copy_of(THIS)),
    attach("EDR_780e"),
    attach("EDR_780e").to(IT),
    // Which one it is, the opponent does not see: either is kept with a card, out of the game.
    either(
        chance(50),
        &[keep_with(card("SCH_351b"), IT), keep_with(card("SCH_351a"), THIS)],
        &[keep_with(card("SCH_351a"), IT), keep_with(card("SCH_351b"), THIS)],
    ),
]);

/// # Illusion?
/// Enchantment
/// > This might be an illusion that dies when it takes damage.@{0}
//~ done EDR_780e - d522ad72.e9c481b9 f36c7e5e
pub const EDR_780e: Power = crate::cards::SCH_351e;

/// # Illusion?
/// Enchantment
/// > This might be an illusion that dies when it takes damage.@{0}
//~ todo EDR_780e1 34a7c0ca d522ad72.e9c481b9 f36c7e5e
pub const EDR_780e1: Power = TODO;

/// # Flutterwing Guardian
/// Minion · 4 mana · 4/4
/// > **Taunt, Divine Shield Battlecry: Imbue** your Hero Power.
//~ derived EDR_800 a546e2cb 16ec05b0.e01438bb 59423ae5
pub const EDR_800: Power = battlecry(&[imbue()]);

/// # Naralex, Herald of the Flights
/// Minion · 7 mana · 7/7
/// > Your first Dragon each turn costs (1).
//~ derived EDR_844 61545a10 48e5225f.9c7d32f7 b61511be
pub const EDR_844: Power = aura(YOUR_HAND.that(DRAGON)).when(YOU.play(DRAGON).this_turn().never()).have(&[cost(1)]);

/// # Shaladrassil
/// Spell · Nature · 8 mana
/// > Get all 5 Dream cards. If you've played a higher Cost card while holding this, corrupt them!
/// - Makes: Corrupted Nightmare [`EDR_846t1`] ("Give a minion Immune this turn and +5/+5."); Corrupted Dream [`EDR_846t2`] ("Shuffle a minion into its owner's deck."); Corrupted Laughing Sister [`EDR_846t3`] (6/10, "Elusive Your hero is Elusive."); Corrupted Awakening [`EDR_846t4`] ("Deal 5 damage to all enemies. (ESPECIALLY Ysera!)"); Corrupted Drake [`EDR_846t5`] (14/12); Eterenal Nightmare [`EDR_846te2`] ("Immune this turn.")
//~ done EDR_846 - a0bce8cf.7c997bd1 c103d8d1.b179e88a
pub const EDR_846: Power = abilities(&[
    whenever(YOU.play(not(&COST.no_more_than(&COST.of(THIS)))))
        .in_hand()
        .then(&[give(&[has(GameTag::CORRUPTED_CARD)])]),
    spell(&[either(
        there_is(&THIS.that(with(GameTag::CORRUPTED_CARD))),
        &[
            get(card("EDR_846t1")),
            get(card("EDR_846t2")),
            get(card("EDR_846t3")),
            get(card("EDR_846t4")),
            get(card("EDR_846t5")),
        ],
        &[
            get(card("DREAM_01")),
            get(card("DREAM_02")),
            get(card("DREAM_03")),
            get(card("DREAM_04")),
            get(card("DREAM_05")),
        ],
    )]),
]);

/// # Corrupted Nightmare
/// Spell · Shadow · 0 mana
/// > Give a minion **Immune** this turn and +5/+5.
/// - Makes: Nightmare [`EDR_846t1e`] ("\+5/+5.")
//~ done EDR_846t1 - 30785034.97e98934 267c44c8.a25ce505
pub const EDR_846t1: Power = spell(&[attach("EDR_846t1e").to(A_MINION), attach("EDR_846te2").to(IT)]);

/// # Nightmare
/// Enchantment
/// > \+5/+5.
//~ derived EDR_846t1e da7aa8fc d522ad72.41425f84 d1bd6ba3
pub const EDR_846t1e: Power = enchant(&[plus(5, 5)]);

/// # Corrupted Dream
/// Spell · Shadow · 0 mana
/// > Shuffle a minion into its owner's deck.
//~ done EDR_846t2 - 30785034.90b4a1a2 0c7fc9b4
pub const EDR_846t2: Power = spell(&[shuffle(the(A_MINION)).for_(TARGET.controller())]);

/// # Corrupted Laughing Sister
/// Minion · 2 mana · 6/10
/// > **Elusive** Your hero is **Elusive**.
/// - Makes: Laughing [`EDR_846t3e`] ("Corrupted Laughing Sister grants Elusive.")
//~ derived EDR_846t3 ea60d6d9 a29a27cb.baf0606d 95494be6.570dc9f8
pub const EDR_846t3: Power = aura(YOUR_HERO).gives("EDR_846t3e");

/// # Laughing
/// Enchantment
/// > Corrupted Laughing Sister grants **Elusive**.
/// - Makes: Corrupted Laughing Sister [`EDR_846t3`] (6/10, "Elusive Your hero is Elusive.")
//~ derived EDR_846t3e d10c7fa6 d522ad72.509b8be1 280449c5.d0a56799
pub const EDR_846t3e: Power = enchant(&[has(GameTag::ELUSIVE)]);

/// # Corrupted Awakening
/// Spell · Shadow · 2 mana
/// > Deal $5 damage to all enemies. *(ESPECIALLY Ysera!)*
//~ done EDR_846t4 - a5d45018.30b255b1 faa6b36f
pub const EDR_846t4: Power = spell(&[deal(5).to(ENEMIES)]);

/// # Corrupted Drake
/// Minion · Dragon · 4 mana · 14/12
//~ vanilla EDR_846t5 ccc03156 f4f35b9b 80606c6c
pub const EDR_846t5: Power = VANILLA;

/// # Eterenal Nightmare
/// Enchantment
/// > **Immune** this turn.
//~ derived EDR_846te2 9ccc8181 d522ad72.fb55a5e5 2e82a992
pub const EDR_846te2: Power = enchant(&[has(GameTag::IMMUNE)]).this_turn();

/// # Dreambound Raptor
/// Minion · Beast · 1 mana · 2/1
/// > After you play a minion, give it a random **Bonus Effect**.
//~ done EDR_849 - e876b890.c21b51fc 3fad1946
pub const EDR_849: Power = after(YOU.play(MINION)).then(&[bonus_effects(1).to(THAT)]);

/// # Bitterbloom Knight
/// Minion · 2 mana · 2/3
/// > **Battlecry: Imbue** your Hero Power.
//~ derived EDR_852 d767381f 5656a6e3.5062bdfc e4f52cbc
pub const EDR_852: Power = battlecry(&[imbue()]);

/// # Nightmare Lord Xavius
/// Minion · Demon · 4 mana · 4/4
/// > **Battlecry: Discover** a minion from your deck. Give it a **Dark Gift**.
//~ done EDR_856 - f16771d7.76287565 01881db3
pub const EDR_856: Power =
    battlecry(&[discover_then(Offer::Entities(YOUR_DECK.that(MINION)), &[get(the(IT)), dark_gift(IT)])]);

/// # Resplendent Dreamweaver
/// Minion · 4 mana · 4/4
/// > **Lifesteal Battlecry:** If you've **Imbued** your Hero Power twice, deal 4 damage to a minion.
//~ derived EDR_860 d622cf2f 16ec05b0.2ee80a7c 91fe7b78
pub const EDR_860: Power = battlecry(&[deal(4).to(A_MINION)]).when(YOU.imbue().this_game().at_least(2));

/// # Tranquil Treant
/// Minion · 2 mana · 2/2
/// > **Deathrattle:** Both players gain an empty Mana Crystal.
//~ done EDR_861 - 565e37de.fa257098 3afae5ca
pub const EDR_861: Power = deathrattle(&[gain_empty_crystals(1).for_(PLAYERS)]);

/// # Envoy of the Glade
/// Minion · 4 mana · 3/6
/// > **Battlecry:** Transform all Neutral cards in your deck into random Druid ones.
//~ done EDR_873 - e3b1249d.1e7844f0 ec372523
pub const EDR_873: Power =
    battlecry(&[transform(YOUR_DECK.that(class(CardClass::Neutral)), random(class(CardClass::Druid)))]);

/// # Malorne the Waywatcher
/// Minion · Beast · 8 mana · 8/6
/// > **Battlecry: Discover** a **Legendary** Wild God. If you've **Imbued** your Hero Power 4 times, set its Cost to (1).
///
/// # Notes
///
/// The eleven Legendary Wild Gods of the set (@firestone-hs/reference-data).
//~ done EDR_888 - 89815be2.1d3adb8c 5ba4f880
pub const EDR_888: Power = battlecry(&[
    discover_then(
        Offer::Cards(&[
            "EDR_031", "EDR_209", "EDR_259", "EDR_421", "EDR_430", "EDR_471", "EDR_480", "EDR_489", "EDR_527",
            "EDR_819", "EDR_895",
        ]),
        &[get(the(IT))],
    ),
    give(&[cost(1)]).to(IT).when(YOU.imbue().this_game().at_least(4)),
]);

/// # Petal Peddler
/// Minion · Dragon · 2 mana · 1/4
/// > At the end of your turn, give another random friendly Dragon +1/+1.
/// - Makes: Flowery [`EDR_889e`] ("\+1/+1.")
//~ derived EDR_889 457e868a fae25dec.9b4176bb 18bd2f37.914f5d20
pub const EDR_889: Power = at_end_of_your_turn(&[attach("EDR_889e").to(OTHER_FRIENDLY_MINIONS.that(DRAGON).random())]);

/// # Flowery
/// Enchantment
/// > \+1/+1.
//~ derived EDR_889e e198ca6d d522ad72.cb08f83e b797aea1
pub const EDR_889e: Power = enchant(&[plus(1, 1)]);

/// # Curious Cumulus
/// Minion · Elemental · 4 mana · 3/5
/// > At the end of your turn, give your hero **Divine Shield**.
//~ derived EDR_942 f9d98199 a159e825.bd8597cb 1aa81aa3
pub const EDR_942: Power = at_end_of_your_turn(&[give(&[has(GameTag::DIVINE_SHIELD)]).to(YOUR_HERO)]);

/// # Critter Caretaker
/// Minion · 1 mana · 2/2
/// > At the end of your turn, restore #3 Health to both heroes.
//~ derived EDR_971 b6f7be47 57e94b0b.cb6efdf8 5d4eb38f
pub const EDR_971: Power = at_end_of_your_turn(&[heal(3).to(HEROES)]);

/// # Meadowstrider
/// Minion · Beast · 8 mana · 6/11
/// > **Taunt**. **Deathrattle:** Put a Meadowstrider on the bottom of your deck. It costs (1).
//~ derived EDR_978 712ff2c4 ba35d1a6.6689ead5 49f5ff85
pub const EDR_978: Power = deathrattle(&[put_at_bottom(card("EDR_978")), give(&[cost(1)]).to(IT)]);

/// # Ancient of Yore
/// Minion · 5 mana · 5/5
/// > **Dormant** for 2 turns. While **Dormant**, gain 3 Armor and draw a card at the end of your turn.
/// - Makes: Ancient Slumber [`EDR_979e`] ("Dormant. Awaken in X turns."); Ancient Draw [`EDR_979e2`] ("Draw card and gain Armor while dormant")
//~ derived EDR_979 161e1675 7c0f8337.bfdc6634 510d2072.0b3a4eb7
pub const EDR_979: Power =
    abilities(&[dormant_for(2), whenever(YOU.turn_end()).while_dormant().then(&[armor(3), draw(1)])]);

/// # Ancient Slumber
/// Enchantment
/// > **Dormant**. Awaken in @ \|4(turn, turns).
//~ todo EDR_979e 75d447d9 d522ad72.d03dd6ee db9520b2
pub const EDR_979e: Power = TODO;

/// # Ancient Draw
/// Enchantment
/// > Draw card and gain Armor while dormant
//~ todo EDR_979e2 6ef4afb7 d522ad72.665cc7e9 3cff6063
pub const EDR_979e2: Power = TODO;

/// # Gnawing Greenfin
/// Minion · Murloc · 1 mana · 1/1
/// > **Battlecry:** Get a random Murloc.
//~ derived EDR_999 9e94ceb1 6c89e89f.1c7b6ecc ee7cc899
pub const EDR_999: Power = battlecry(&[get(random(MURLOC))]);

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived EDR_COIN1 aef6208d 3e8f9d5a.095f71be c6be21f5
pub const EDR_COIN1: Power = spell(&[gain_mana(1)]);

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived EDR_COIN2 6afdd6a8 3e8f9d5a.095f71be c6be21f5
pub const EDR_COIN2: Power = spell(&[gain_mana(1)]);

/// # Petal Picker
/// Minion · Draenei · 3 mana · 2/3
/// > **Battlecry:** If you've **Imbued** your Hero Power twice, draw 2 cards.
/// - Makes: Mana Bloom [`FIR_921e`] ("Gain 1 Mana Crystal this turn only.")
//~ derived FIR_921 8d0596b8 a9903813.411656ad efc16f78.dd838747
pub const FIR_921: Power = battlecry(&[draw(2)]).when(YOU.imbue().this_game().at_least(2));

/// # Mana Bloom
/// Enchantment
/// > Gain 1 Mana Crystal this turn only.
//~ todo FIR_921e 2eeb2d9d d522ad72.095f71be ea14d700
pub const FIR_921e: Power = TODO;

/// # Living Flame
/// Minion · Elemental · 2 mana · 3/2
/// > **Deathrattle:** Draw a Fire spell.
//~ derived FIR_929 d3018099 37b85927.2024c029 39595c6b
pub const FIR_929: Power = deathrattle(&[draw_that(1, school(SpellSchool::Fire))]);

/// # Zaqali Flamemancer
/// Minion · 6 mana · 4/4
/// > **Battlecry:** If every card in your hand is of a different Cost, reduce their Costs by (2).
//~ done FIR_940 - 3c6a5243.ba145c52 c831633b
pub const FIR_940: Power = battlecry(&[give(&[cost_less(2)])
    .to(YOUR_HAND)
    .when(not(&more(&YOUR_HAND, &YOUR_HAND.different(10, CardProperty::Cost))))]);

/// # Tindral Sageswift
/// Minion · 4 mana · 4/3
/// > **Deathrattle:** Deal 1 damage to all enemies. If it's your opponent's turn, deal 4 damage instead.
//~ derived FIR_958 59b141fe 16ffe9fb.d76260c5 bbacb76a
pub const FIR_958: Power = deathrattle(&[either(not(&ON_YOUR_TURN), &[deal(4).to(ENEMIES)], &[deal(1).to(ENEMIES)])]);

/// # Fyrakk the Blazing
/// Minion · Dragon · 10 mana · 7/7
/// > **Immune** to Fire spells. **Battlecry:** Cast 15 Mana worth of Fire spells at random enemies.
///
/// # Notes
///
/// Fire spells that cost 0 are not cast: they would be worth nothing. A spell that no enemy can be the target of gets a random one.
//~ done FIR_959 - 48a4900f.dfb31d8c ed70f797
pub const FIR_959: Power = abilities(&[
    whenever(THIS.would_take_damage_from(school(SpellSchool::Fire))).then(&[prevent_damage()]),
    battlecry(&[
        set_counter(0, 15),
        repeat(
            15,
            &[
                cast(random(all(&[school(SpellSchool::Fire), COST.at_least(1), COST.no_more_than(&counter_value(0))])))
                    .at(ENEMIES),
                raise_text_number(-1).times(COST.of(IT)),
            ],
        ),
    ]),
]);
