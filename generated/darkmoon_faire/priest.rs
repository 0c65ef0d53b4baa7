//! Priest cards of Madness at the Darkmoon Faire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file cda98583

/// # Blood of G'huun
/// Minion · Elemental · 9 mana · 8/8
/// > **Taunt** At the end of your turn, summon a 5/5 copy of a minion in your deck.
/// - Makes: Blood of G'huun [`DMF_053e`] ("Attack and Health set to 5.")
//~ derived DMF_053 0728bd3c 8e5d3b53.a99d8dfd 3c872728.8f437aa3
pub const DMF_053: Power =
    at_end_of_your_turn(&[summon(copy_of(YOUR_DECK.that(MINION).random())), attach("DMF_053e").to(IT)]);

/// # Blood of G'huun
/// Enchantment
/// > Attack and Health set to 5.
//~ derived DMF_053e c01553a9 d522ad72.78232ea1 3c872728
pub const DMF_053e: Power = enchant(&[become_stats(5, 5)]);

/// # Insight
/// Spell · Shadow · 2 mana
/// > Draw a minion. **Corrupt:** Reduce its Cost by (2).
/// - Makes: Insight [`DMF_054t`] ("Corrupted Draw a minion. Reduce its Cost by (2)."); Insightful [`DMF_054e`] ("Costs (2) less.")
//~ derived DMF_054 8950af2d a5d45018.3ca8bf36 ae69e82f.50c3d5b6
pub const DMF_054: Power = spell(&[draw_that(1, MINION)]);

/// # Insightful
/// Enchantment
/// > Costs (2) less.
//~ derived DMF_054e 775f4454 d522ad72.90c32b47 a97518f3
pub const DMF_054e: Power = enchant(&[cost_less(2)]);

/// # Insight
/// Spell · Shadow · 2 mana
/// > **Corrupted** Draw a minion. Reduce its Cost by (2).
//~ derived DMF_054t 9833d9f1 a5d45018.f0a989e5 ae69e82f
pub const DMF_054t: Power = spell(&[draw_that(1, MINION), give(&[cost_less(2)]).to(IT)]);

/// # Idol of Y'Shaarj
/// Spell · Shadow · 8 mana
/// > Summon a 10/10 copy of a minion in your deck.
/// - Makes: Idolized [`DMF_055e`] ("Attack and Health set to 10.")
//~ derived DMF_055 76ccdd98 8fec8bd8.33aa0630 9f8dfe72.23109647
pub const DMF_055: Power = spell(&[summon(copy_of(YOUR_DECK.that(MINION).random())), attach("DMF_055e").to(IT)]);

/// # Idolized
/// Enchantment
/// > Attack and Health set to 10.
//~ derived DMF_055e 270460b8 d522ad72.989563fa b63d47e3
pub const DMF_055e: Power = enchant(&[become_stats(10, 10)]);

/// # G'huun the Blood God
/// Minion · 8 mana · 8/8
/// > **Battlecry:** Draw 2 cards. They cost Health instead of Mana.
/// - Makes: Blood of Gods [`DMF_056e`] ("Costs Health instead of Mana.")
//~ done DMF_056 - 47db507d.6d040707 248fb1c2.96209746
pub const DMF_056: Power = battlecry(&[draw(2), give(&[has_at_least(GameTag::CARD_ALTERNATE_COST, 1)]).to(IT)]);

/// # Blood of Gods
/// Enchantment
/// > Costs Health instead of Mana.
//~ todo DMF_056e 5f62a8b4 d522ad72.ad481fb2 64391af1
pub const DMF_056e: Power = TODO;

/// # The Nameless One
/// Minion · 4 mana · 4/4
/// > **Battlecry:** Choose a minion. Become a 4/4 copy of it, then **Silence** it.
/// - Makes: Nameless [`DMF_116e`] ("4/4.")
//~ derived DMF_116 75b0b513 16ec05b0.85a5e31b 778caedb.6275bef3
pub const DMF_116: Power =
    battlecry(&[select(A_MINION), transform(THIS, copy_of(IT)), attach("DMF_116e"), silence(IT)]);

/// # Nameless
/// Enchantment
/// > 4/4.
//~ derived DMF_116e 3fde673b d522ad72.7beff5ae d57ae678
pub const DMF_116e: Power = enchant(&[become_stats(4, 4)]);

/// # Nazmani Bloodweaver
/// Minion · 3 mana · 2/5
/// > After you cast a spell, reduce the Cost of a random card in your hand by (1).
/// - Makes: Bloodweaving [`DMF_120e2`] ("Costs (1) less.")
//~ derived DMF_120 5ca82cc7 def99d64.0daa8995 030aa758.3676e444
pub const DMF_120: Power = after(YOU.cast(SPELL)).then(&[attach("DMF_120e2").to(YOUR_HAND.random())]);

/// # Bloodweaving
/// Enchantment
/// > Costs (1) less.
//~ derived DMF_120e2 2da1e7eb d522ad72.f705eb41 60ac3c97
pub const DMF_120e2: Power = enchant(&[cost_less(1)]);

/// # Fortune Teller
/// Minion · Mech · 5 mana · 3/3
/// > **Taunt Battlecry:** Gain +1/+1 for each spell in your hand.
/// - Makes: Spelltacular! [`DMF_121e2`] ("\+1/+1.")
//~ derived DMF_121 e94fb8f1 957c788e.e9302fca 3e7e8399.d967cecc
pub const DMF_121: Power = battlecry(&[give(&[plus(1, 1).times(X)]).with_x(count(YOUR_HAND.that(SPELL)))]);

/// # Spelltacular!
/// Enchantment
/// > \+1/+1.
//~ derived DMF_121e2 39aba340 d522ad72.cb08f83e 3e696e0a
pub const DMF_121e2: Power = enchant(&[plus(1, 1)]);

/// # Fairground Fool
/// Minion · 3 mana · 4/3
/// > **Taunt Corrupt:** Gain +4 Health.
/// - Makes: Fairground Fool [`DMF_184t`] (4/7, "Corrupted Taunt")
//~ vanilla DMF_184 53255075 cbdfe8b5.5b1a9cfa e2a7a983.8617058c
pub const DMF_184: Power = VANILLA;

/// # Fairground Fool
/// Minion · 3 mana · 4/7
/// > **Corrupted Taunt**
//~ vanilla DMF_184t 923823d3 ca3118e1.5fa64eb3 e2a7a983
pub const DMF_184t: Power = VANILLA;

/// # Auspicious Spirits
/// Spell · Shadow · 4 mana
/// > Summon a random 4-Cost minion. **Corrupt:** Summon a 7-Cost minion instead.
/// - Makes: Auspicious Spirits [`DMF_186a`] ("Corrupted Summon a random 7-Cost minion.")
//~ derived DMF_186 4e58cbc0 1e562e45.ce8d8d1b 866d1a7d.3a29cfc3
pub const DMF_186: Power = spell(&[summon(random(all(&[MINION, COST.is(4)])))]);

/// # Auspicious Spirits
/// Spell · Shadow · 4 mana
/// > **Corrupted** Summon a random 7-Cost minion.
//~ derived DMF_186a 6d674405 1e562e45.7ff8b7f0 866d1a7d
pub const DMF_186a: Power = spell(&[summon(random(all(&[MINION, COST.is(7)])))]);

/// # Palm Reading
/// Spell · Shadow · 3 mana
/// > **Discover** a spell. Reduce the Cost of spells in your hand by (1).
/// - Makes: Palm Reading [`DMF_187e`] ("Costs (1) less.")
//~ derived DMF_187 b793f75a 3c9c5d15.bb534709 ad439b59.4bd83e6f
pub const DMF_187: Power = spell(&[discover(SPELL), attach("DMF_187e").to(YOUR_HAND.that(SPELL))]);

/// # Palm Reading
/// Enchantment
/// > Costs (1) less.
//~ derived DMF_187e a2e63be7 d522ad72.f705eb41 ad439b59
pub const DMF_187e: Power = enchant(&[cost_less(1)]);

/// # Hysteria
/// Spell · Shadow · 4 mana
/// > Choose an enemy minion. It attacks random minions until it dies.
/// - Classes: Priest, Warlock
//~ done YOP_006 - 1e562e45.ace82093 9c8122f9.c491d8e0
pub const YOP_006: Power = spell(&[
    select(AN_ENEMY_MINION),
    remember(IT),
    repeat(
        30,
        &[if_(
            there_is_no(&REMEMBERED.that(DEAD)),
            &[make_attack(REMEMBERED, MINIONS.that(not(&is(&REMEMBERED))).random())],
        )],
    ),
]);

/// # Dark Inquisitor Xanesh
/// Minion · 5 mana · 3/5
/// > **Battlecry:** Reduce the Cost of all **Corrupt** and **Corrupted** cards in your hand and deck by (2).
/// - Makes: Dark Inquisition [`YOP_007e`] ("Costs (2) less.")
//~ done YOP_007 - e8b987c6.76f4e8c1 6776f6ed.c0201690
pub const YOP_007: Power = battlecry(&[attach("YOP_007e").to(together(&[
    YOUR_HAND.that(any(&[with(GameTag::CORRUPT), with(GameTag::CORRUPTED_CARD)])),
    YOUR_DECK.that(any(&[with(GameTag::CORRUPT), with(GameTag::CORRUPTED_CARD)])),
]))]);

/// # Dark Inquisition
/// Enchantment
/// > Costs (2) less.
//~ derived YOP_007e 2e3ff093 d522ad72.90c32b47 d14b301d
pub const YOP_007e: Power = enchant(&[cost_less(2)]);

/// # Lightsteed
/// Minion · Elemental · Beast · 4 mana · 3/6
/// > Your healing effects also give affected minions +2 Health.
/// - Makes: Lightsteed [`YOP_008e`] ("\+2 Health.")
//~ done YOP_008 - a306155b.7b2bf1e1 acc8355c.256344fb
pub const YOP_008: Power = aura(YOU).have(&[plus_tag(HEALING_GIVES_HEALTH, 2)]);

/// # Lightsteed
/// Enchantment
/// > \+2 Health.
//~ derived YOP_008e 18f76d56 d522ad72.51d51864 acc8355c
pub const YOP_008e: Power = enchant(&[HEALTH.plus(2)]);
