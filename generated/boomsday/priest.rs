//! Priest cards of The Boomsday Project.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 39cc7bd2

/// # Omega Medic
///
/// `BOT_216` · Priest minion · 3 mana · 3/4
///
/// > **Battlecry:** If you have 10 Mana Crystals, restore #10 Health to your hero.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived BOT_216 7cfa3a79 48ecb318 c9924fc4.ad083cc6
pub const BOT_216: Power = battlecry(&[heal(10).to(YOUR_HERO)]).when(MANA_CRYSTALS.at_least(10));

/// # Extra Arms
///
/// `BOT_219` · Priest spell · 3 mana
///
/// > Give a minion +2/+2. Add 'More Arms!' to your hand that gives +2/+2.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Armed [`BOT_219e`]
/// - Tokens: More Arms! [`BOT_219t`]
///
/// State: Derived
//~ derived BOT_219 9973e49f 1e38ee7c e0c5a5e9.edfc1950
pub const BOT_219: Power = spell(&[attach("BOT_219e").to(A_MINION), get(card("BOT_219t"))]);

/// # Armed
///
/// `BOT_219e` · Priest enchantment
///
/// > +2/+2.
///
/// - Set: The Boomsday Project
///
/// State: Derived
//~ derived BOT_219e d47ce4a3 a51cf01c 445fc1f1.6d6ab056
pub const BOT_219e: Power = enchant(&[plus(2, 2)]);

/// # More Arms!
///
/// `BOT_219t` · Priest spell · 3 mana
///
/// > Give a minion +2/+2.
///
/// - Set: The Boomsday Project
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: More Armed [`BOT_219te`]
///
/// State: Derived
//~ derived BOT_219t 338f3afd e629d23a b3df2f9d.ceb663a7
pub const BOT_219t: Power = spell(&[attach("BOT_219te").to(A_MINION)]);

/// # More Armed
///
/// `BOT_219te` · Priest enchantment
///
/// > +2/+2.
///
/// - Set: The Boomsday Project
///
/// State: Derived
//~ derived BOT_219te 7fdaad6e 9efa711b e3e0db2a.6d6ab056
pub const BOT_219te: Power = enchant(&[plus(2, 2)]);

/// # Zerek, Master Cloner
///
/// `BOT_258` · Priest minion · 6 mana · 5/5
///
/// > **Deathrattle:** If you've cast any spells on this minion, resummon it.
///
/// - Set: The Boomsday Project · legendary · collectible
/// - Mechanics: Deathrattle
/// - Tags: `542` = 1
/// - Enchantments: Cloning Vector [`BOT_258e`]
///
/// State: Todo
//~ todo BOT_258 7b4dc942 b0965634 c7b84af2.ecb65639
pub const BOT_258: Power = TODO;

/// # Cloning Vector
///
/// `BOT_258e` · Priest enchantment
///
/// > Prepared to summon Zerek, Master Cloner
///
/// - Set: The Boomsday Project
///
/// State: Todo
//~ todo BOT_258e 6c741482 762bd866 7613cf75.6bc80f08
pub const BOT_258e: Power = TODO;

/// # Cloning Device
///
/// `BOT_435` · Priest spell · 1 mana
///
/// > **Discover** a copy of a minion in your opponent's deck.
///
/// - Set: The Boomsday Project · common · collectible
/// - Mechanics: Discover, Gears
///
/// State: Derived
//~ derived BOT_435 55294616 dfb58489 7cbcb44b.7aecea37
pub const BOT_435: Power = spell(&[offer(Offer::Entities(ENEMY_DECK.that(MINION)), &[get(copy_of(IT))])]);

/// # Dead Ringer
///
/// `BOT_509` · Priest minion · 2 mana · 2/1
///
/// > **Deathrattle:** Draw a **Deathrattle** minion from your deck.
///
/// - Set: The Boomsday Project · common · collectible
/// - Minion type: Undead, Mech
/// - Mechanics: Deathrattle
/// - Tags: `2534` = 1
///
/// State: Derived
//~ derived BOT_509 cfc7901f e3599cf9 87f69548.58edb4cc
pub const BOT_509: Power = deathrattle(&[draw_that(1, all(&[MINION, with(GameTag::DEATHRATTLE)]))]);

/// # Topsy Turvy
///
/// `BOT_517` · Priest spell · 0 mana
///
/// > Swap a minion's Attack and Health.
///
/// - Set: The Boomsday Project · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Downside Up [`BOT_517e`]
///
/// State: Derived
//~ derived BOT_517 927d36b6 a3f54944 6fc35a74.11781e66
pub const BOT_517: Power = spell(&[swap_stats(A_MINION)]);

/// # Downside Up
///
/// `BOT_517e` · Neutral enchantment
///
/// > Attack and Health have been swapped by Topsy Turvy.
///
/// - Set: The Boomsday Project
/// - Tokens: Topsy Turvy [`BOT_517`]
///
/// State: Todo
//~ todo BOT_517e f69f069d 7a253792 cf12c1a0.86186824
pub const BOT_517e: Power = TODO;

/// # Power Word: Replicate
///
/// `BOT_529` · Priest spell · 5 mana
///
/// > Choose a friendly minion. Summon a 5/5 copy of it.
///
/// - Set: The Boomsday Project · epic · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET`, `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Enchantments: Replicated [`BOT_529e`]
///
/// State: Derived
//~ derived BOT_529 905530d8 c4ee2491 c4a7fb15.d0defb90
pub const BOT_529: Power = spell(&[with_each(A_FRIENDLY_MINION), summon(copy_of(IT)), attach("BOT_529e").to(IT)]);

/// # Replicated
///
/// `BOT_529e` · Priest enchantment
///
/// > 5/5.
///
/// - Set: The Boomsday Project
///
/// State: Derived
//~ derived BOT_529e 5eddc856 1130f596 945a3a63.36023d4f
pub const BOT_529e: Power = enchant(&[become_stats(5, 5)]);

/// # Test Subject
///
/// `BOT_558` · Priest minion · 1 mana · 0/2
///
/// > **Deathrattle:** Shuffle any spells you cast on this minion into your deck.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Mechanics: Deathrattle
/// - Tags: `542` = 1
/// - Enchantments: Stored Data [`BOT_558e`]
/// - Tokens: Test Subject [`BOT_558_puzzle`]
///
/// State: Todo
//~ todo BOT_558 be601124 a2ed6724 83db5ecd.eb8777b6
pub const BOT_558: Power = TODO;

/// # Test Subject
///
/// `BOT_558_puzzle` · Priest minion · 1 mana · 0/2
///
/// > **Deathrattle:** Return any spells you cast on this minion to your hand.
///
/// - Set: The Boomsday Project · rare
/// - Mechanics: Deathrattle
/// - Tags: `542` = 1, `2105` = 1
///
/// State: Todo
//~ todo BOT_558_puzzle 103faff1 2f466488 adfd0260.f8443c58
pub const BOT_558_puzzle: Power = TODO;

/// # Stored Data
///
/// `BOT_558e` · Priest enchantment
///
/// > Storing spell.
///
/// - Set: The Boomsday Project
/// - Enchantments: Stored Data [`BOT_558e_puzzle`]
///
/// State: Todo
//~ todo BOT_558e dfb97f20 e73417be 04bd39b2.7ab1d179
pub const BOT_558e: Power = TODO;

/// # Stored Data
///
/// `BOT_558e_puzzle` · Priest enchantment
///
/// > Storing spell.
///
/// - Set: The Boomsday Project
///
/// State: Todo
//~ todo BOT_558e_puzzle cfa7e023 3f2dcaad d3f5e28a.7ab1d179
pub const BOT_558e_puzzle: Power = TODO;

/// # Reckless Experimenter
///
/// `BOT_566` · Priest minion · 5 mana · 4/6
///
/// > **Deathrattle** minions you play cost (3) less, but die at the end of the turn.
///
/// - Set: The Boomsday Project · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Aura
/// - Refers to: Deathrattle
/// - Enchantments: Reckless Experiment [`BOT_566e`], Reckless Experiment [`BOT_566e2`]
///
/// State: Todo
//~ todo BOT_566 f1858d25 ce7d15cc 18de1846.92f54e60
pub const BOT_566: Power = TODO;

/// # Reckless Experiment
///
/// `BOT_566e` · Priest enchantment
///
/// > This minion will die a reckless death at the end of the turn.
///
/// - Set: The Boomsday Project
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo BOT_566e ca4f2bb1 45c9f907 af5d064e.dcce14f6
pub const BOT_566e: Power = TODO;

/// # Reckless Experiment
///
/// `BOT_566e2` · Priest enchantment
///
/// > Costs (3) less.
///
/// - Set: The Boomsday Project
///
/// State: Derived
//~ derived BOT_566e2 00e1f1d5 82da4cd6 88b941f9.bb1f76c5
pub const BOT_566e2: Power = enchant(&[cost_less(3)]);

/// # Zerek's Cloning Gallery
///
/// `BOT_567` · Priest spell · 9 mana
///
/// > Summon a 1/1 copy of each minion in your deck.
///
/// - Set: The Boomsday Project · legendary · collectible
/// - Enchantments: Cloned [`BOT_567e`]
///
/// State: Derived
//~ derived BOT_567 7ebab6ac f75b61b7 c818e565.2ded408d
pub const BOT_567: Power = spell(&[summon(copy_of(YOUR_DECK.that(MINION))), attach("BOT_567e").to(IT)]);

/// # Cloned
///
/// `BOT_567e` · Priest enchantment
///
/// > 1/1.
///
/// - Set: The Boomsday Project
///
/// State: Derived
//~ derived BOT_567e 5e921e5b 4c4466f2 3c0f7649.d68bebe2
pub const BOT_567e: Power = enchant(&[become_stats(1, 1)]);
