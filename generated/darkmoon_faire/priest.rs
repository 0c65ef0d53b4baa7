//! Priest cards of Madness at the Darkmoon Faire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 27f2bcbd

/// # Blood of G'huun
///
/// `DMF_053` · Priest minion · 9 mana · 8/8
///
/// > **Taunt** At the end of your turn, summon a 5/5 copy of a minion in your deck.
///
/// - Set: Madness at the Darkmoon Faire · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Taunt
/// - Enchantments: Blood of G'huun [`DMF_053e`]
///
/// State: Derived
//~ derived DMF_053 984a3ade 0728bd3c 65da2e58.a99d8dfd
pub const DMF_053: Power =
    at_end_of_your_turn(&[summon(copy_of(YOUR_DECK.that(MINION).random())), attach("DMF_053e").to(IT)]);

/// # Blood of G'huun
///
/// `DMF_053e` · Neutral enchantment
///
/// > Attack and Health set to 5.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Derived
//~ derived DMF_053e 453c9a77 c01553a9 0db22533.78232ea1
pub const DMF_053e: Power = enchant(&[become_stats(5, 5)]);

/// # Insight
///
/// `DMF_054` · Priest spell · Shadow · 2 mana
///
/// > Draw a minion. **Corrupt:** Reduce its Cost by (2).
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Mechanics: Corrupt
/// - Enchantments: Insightful [`DMF_054e`]
/// - Tokens: Insight [`DMF_054t`]
///
/// State: Derived
//~ derived DMF_054 59aaacda 8950af2d 27635e34.3ca8bf36
pub const DMF_054: Power = spell(&[draw_that(1, MINION)]);

/// # Insightful
///
/// `DMF_054e` · Neutral enchantment
///
/// > Costs (2) less.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Derived
//~ derived DMF_054e 8022b8b9 775f4454 5d6e47e8.90c32b47
pub const DMF_054e: Power = enchant(&[cost_less(2)]);

/// # Insight
///
/// `DMF_054t` · Priest spell · Shadow · 2 mana
///
/// > **Corrupted** Draw a minion. Reduce its Cost by (2).
///
/// - Set: Madness at the Darkmoon Faire · common
/// - Mechanics: Corrupted Card
///
/// State: Derived
//~ derived DMF_054t fea0aa24 9833d9f1 4bdc5f9f.f0a989e5
pub const DMF_054t: Power = spell(&[draw_that(1, MINION), give(&[cost_less(2)]).to(IT)]);

/// # Idol of Y'Shaarj
///
/// `DMF_055` · Priest spell · Shadow · 8 mana
///
/// > Summon a 10/10 copy of a minion in your deck.
///
/// - Set: Madness at the Darkmoon Faire · epic · collectible
/// - Enchantments: Idolized [`DMF_055e`]
///
/// State: Derived
//~ derived DMF_055 4ac51591 76ccdd98 151e7776.33aa0630
pub const DMF_055: Power = spell(&[summon(copy_of(YOUR_DECK.that(MINION).random())), attach("DMF_055e").to(IT)]);

/// # Idolized
///
/// `DMF_055e` · Neutral enchantment
///
/// > Attack and Health set to 10.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Derived
//~ derived DMF_055e 1cfeef15 270460b8 554d6969.989563fa
pub const DMF_055e: Power = enchant(&[become_stats(10, 10)]);

/// # G'huun the Blood God
///
/// `DMF_056` · Priest minion · 8 mana · 8/8
///
/// > **Battlecry:** Draw 2 cards. They cost Health instead of Mana.
///
/// - Set: Madness at the Darkmoon Faire · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Blood of Gods [`DMF_056e`]
///
/// State: Derived
//~ derived DMF_056 d93fb0d4 66f99b10 2345a668.6d040707
pub const DMF_056: Power = battlecry(&[draw(2), give(&[plus_tag(GameTag::CARD_ALTERNATE_COST, 1)]).to(IT)]);

/// # Blood of Gods
///
/// `DMF_056e` · Neutral enchantment
///
/// > Costs Health instead of Mana.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ todo DMF_056e 4ab1dd05 5f62a8b4 54c5ddf9.ad481fb2
pub const DMF_056e: Power = TODO;

/// # The Nameless One
///
/// `DMF_116` · Priest minion · 4 mana · 4/4
///
/// > **Battlecry:** Choose a minion. Become a 4/4 copy of it, then **Silence** it.
///
/// - Set: Madness at the Darkmoon Faire · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Silence
/// - Target: "Become a 4/4 copy and **Silence** it."
/// - Enchantments: Nameless [`DMF_116e`]
///
/// State: Derived
//~ derived DMF_116 1e5aa8fa 51a95afe 57aaba1c.85a5e31b
pub const DMF_116: Power =
    battlecry(&[with_each(A_MINION), transform(THIS, copy_of(IT)), attach("DMF_116e"), silence(IT)]);

/// # Nameless
///
/// `DMF_116e` · Neutral enchantment
///
/// > 4/4.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Derived
//~ derived DMF_116e aa58735c 3fde673b 27388cc4.7beff5ae
pub const DMF_116e: Power = enchant(&[become_stats(4, 4)]);

/// # Nazmani Bloodweaver
///
/// `DMF_120` · Priest minion · 3 mana · 2/5
///
/// > After you cast a spell, reduce the Cost of a random card in your hand by (1).
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Enchantments: Bloodweaving [`DMF_120e2`]
///
/// State: Derived
//~ derived DMF_120 146a048d 5ca82cc7 86f23704.0daa8995
pub const DMF_120: Power = after(YOU.cast(SPELL)).then(&[attach("DMF_120e2").to(YOUR_HAND.random())]);

/// # Bloodweaving
///
/// `DMF_120e2` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Derived
//~ derived DMF_120e2 3a53f578 2da1e7eb 029da54d.f705eb41
pub const DMF_120e2: Power = enchant(&[cost_less(1)]);

/// # Fortune Teller
///
/// `DMF_121` · Priest minion · 5 mana · 3/3
///
/// > **Taunt Battlecry:** Gain +1/+1 for each spell in your hand.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Minion type: Mech
/// - Mechanics: Taunt, Battlecry
/// - Enchantments: Spelltacular! [`DMF_121e2`]
///
/// State: Derived
//~ derived DMF_121 9fcf820f 83064aaf 9c3ec08c.e9302fca
pub const DMF_121: Power = battlecry(&[give(&[plus(1, 1).times(X)]).for_each(YOUR_HAND.that(SPELL))]);

/// # Spelltacular!
///
/// `DMF_121e2` · Priest enchantment
///
/// > +1/+1.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Derived
//~ derived DMF_121e2 7f3f2546 39aba340 c4c92c91.67341004
pub const DMF_121e2: Power = enchant(&[plus(1, 1)]);

/// # Fairground Fool
///
/// `DMF_184` · Priest minion · 3 mana · 4/3
///
/// > **Taunt Corrupt:** Gain +4 Health.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Mechanics: Taunt, Corrupt
/// - Tokens: Fairground Fool [`DMF_184t`]
///
/// State: Vanilla
//~ vanilla DMF_184 b39ef703 53255075 d64c55ea.5b1a9cfa
pub const DMF_184: Power = VANILLA;

/// # Fairground Fool
///
/// `DMF_184t` · Priest minion · 3 mana · 4/7
///
/// > **Corrupted Taunt**
///
/// - Set: Madness at the Darkmoon Faire · common
/// - Mechanics: Taunt, Corrupted Card
///
/// State: Vanilla
//~ vanilla DMF_184t 012bfc25 923823d3 23986053.5fa64eb3
pub const DMF_184t: Power = VANILLA;

/// # Auspicious Spirits
///
/// `DMF_186` · Priest spell · Shadow · 4 mana
///
/// > Summon a random 4-Cost minion. **Corrupt:** Summon a 7-Cost minion instead.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Mechanics: Corrupt
/// - Tokens: Auspicious Spirits [`DMF_186a`]
///
/// State: Derived
//~ derived DMF_186 9f82c7fb 4e58cbc0 daa14f02.ce8d8d1b
pub const DMF_186: Power = spell(&[summon(random(all(&[MINION, COST.is(4)])))]);

/// # Auspicious Spirits
///
/// `DMF_186a` · Priest spell · Shadow · 4 mana
///
/// > **Corrupted** Summon a random 7-Cost minion.
///
/// - Set: Madness at the Darkmoon Faire · rare
/// - Mechanics: Corrupted Card
///
/// State: Derived
//~ derived DMF_186a 699604fa 6d674405 6eb2aa02.7ff8b7f0
pub const DMF_186a: Power = spell(&[summon(random(all(&[MINION, COST.is(7)])))]);

/// # Palm Reading
///
/// `DMF_187` · Priest spell · Shadow · 3 mana
///
/// > **Discover** a spell. Reduce the Cost of spells in your hand by (1).
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Mechanics: Discover
/// - Enchantments: Palm Reading [`DMF_187e`]
///
/// State: Derived
//~ derived DMF_187 176ef154 b793f75a e37447f1.bb534709
pub const DMF_187: Power = spell(&[discover(SPELL), attach("DMF_187e").to(YOUR_HAND.that(SPELL))]);

/// # Palm Reading
///
/// `DMF_187e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: Madness at the Darkmoon Faire
/// - Mechanics: Enchantment Invisible
///
/// State: Derived
//~ derived DMF_187e f2ba90a8 a2e63be7 9f1497e1.f705eb41
pub const DMF_187e: Power = enchant(&[cost_less(1)]);

/// # Hysteria
///
/// `YOP_006` · Multi-class spell · Shadow · 4 mana
///
/// > Choose an enemy minion. It attacks random minions until it dies.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Classes: Priest, Warlock
///
/// State: Todo
//~ todo YOP_006 a56a0fc6 0b4c66e8 954c4a76.ace82093
pub const YOP_006: Power = TODO;

/// # Dark Inquisitor Xanesh
///
/// `YOP_007` · Priest minion · 5 mana · 3/5
///
/// > **Battlecry:** Reduce the Cost of all **Corrupt** and **Corrupted** cards in your hand and deck by (2).
///
/// - Set: Madness at the Darkmoon Faire · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Corrupt, Corrupted Card
/// - Enchantments: Dark Inquisition [`YOP_007e`]
///
/// State: Todo
//~ todo YOP_007 3a0ba462 35469ee0 5154cd69.76f4e8c1
pub const YOP_007: Power = TODO;

/// # Dark Inquisition
///
/// `YOP_007e` · Neutral enchantment
///
/// > Costs (2) less.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Derived
//~ derived YOP_007e 68a4a318 2e3ff093 3720e218.90c32b47
pub const YOP_007e: Power = enchant(&[cost_less(2)]);

/// # Lightsteed
///
/// `YOP_008` · Priest minion · 4 mana · 3/6
///
/// > Your healing effects also give affected minions +2 Health.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Minion type: Elemental, Beast
/// - Tags: `2542` = 1
/// - Enchantments: Lightsteed [`YOP_008e`]
///
/// State: Todo
//~ todo YOP_008 032d70a0 33692edd 286e83c6.7b2bf1e1
pub const YOP_008: Power = TODO;

/// # Lightsteed
///
/// `YOP_008e` · Priest enchantment
///
/// > +2 Health.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Derived
//~ derived YOP_008e a70c74ad 18f76d56 20bd0fe3.9f1b69f0
pub const YOP_008e: Power = enchant(&[HEALTH.plus(2)]);
