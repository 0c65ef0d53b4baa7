//! Druid cards of Murder at Castle Nathria.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 6e95ef8d

/// # Dew Process
///
/// `MAW_024` · Druid spell · Nature · 4 mana
///
/// > For the rest of the game, players draw an extra card at the start of their turn.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Enchantments: Maw Rules [`MAW_024e2`], Maw Rules [`MAW_024e3`]
///
/// State: Todo
//~ todo MAW_024 ab5dc34e c47d8a7a 80141547.9a14b007
pub const MAW_024: Power = TODO;

/// # Maw Rules
///
/// `MAW_024e2` · Druid enchantment
///
/// > Player draws an extra card at the start of their turn.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ todo MAW_024e2 07a1801d 8e62ce6a 961d538a.af2e2e61
pub const MAW_024e2: Power = TODO;

/// # Maw Rules
///
/// `MAW_024e3` · Druid enchantment
///
/// > Draw an extra card at the start of your turn.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ todo MAW_024e3 722cad6e 79b379e3 adeee3d7.d1081327
pub const MAW_024e3: Power = TODO;

/// # Attorney-at-Maw
///
/// `MAW_025` · Druid minion · 2 mana · 1/3
///
/// > **Choose One - Silence** a minion; or Give a minion **Immune** this turn.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Choose One
/// - Refers to: Immune, Silence
/// - Enchantments: Proven Innocent [`MAW_025e`]
/// - Tokens: Guilty! [`MAW_025a`], Innocent! [`MAW_025b`]
///
/// State: Derived
//~ derived MAW_025 2948b48f 2d9e0dce e6505f40.b4f3052b
pub const MAW_025: Power = choose_one(&["MAW_025a", "MAW_025b"]);

/// # Guilty!
///
/// `MAW_025a` · Druid spell · 2 mana
///
/// > **Silence** a minion.
///
/// - Set: Murder at Castle Nathria
/// - Refers to: Silence
///
/// State: Derived
//~ derived MAW_025a 1b02aecd 51ef7691 e13aa608.f887ee50
pub const MAW_025a: Power = spell(&[silence(A_MINION)]);

/// # Innocent!
///
/// `MAW_025b` · Druid spell · 2 mana
///
/// > Give a minion **Immune** this turn.
///
/// - Set: Murder at Castle Nathria
/// - Refers to: Immune
///
/// State: Derived
//~ derived MAW_025b 1767807d d07509a5 c1e74e02.f90abf3d
pub const MAW_025b: Power = spell(&[lend(&[has(GameTag::IMMUNE)], Lasts::ThisTurn).to(A_MINION)]);

/// # Proven Innocent
///
/// `MAW_025e` · Druid enchantment
///
/// > **Immune** this turn.
///
/// - Set: Murder at Castle Nathria
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived MAW_025e 28849315 64abef3e 73f7cf48.fb55a5e5
pub const MAW_025e: Power = enchant(&[has(GameTag::IMMUNE)]).this_turn();

/// # Incarceration
///
/// `MAW_026` · Druid spell · 3 mana
///
/// > Choose a minion. It goes **Dormant** for 3 turns.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Refers to: Dormant
/// - Enchantments: Doing Time [`MAW_026e`]
///
/// State: Derived
//~ derived MAW_026 701576fc 94ec6e19 d469e9ac.29709176
pub const MAW_026: Power = spell(&[with_each(A_MINION), make_dormant(IT, 3)]);

/// # Doing Time
///
/// `MAW_026e` · Druid enchantment
///
/// > **Dormant**. Awaken in @ \|4(turn, turns).
///
/// - Set: Murder at Castle Nathria
/// - Mechanics: Dormant Awaken Condition Enchant
/// - Tags: `SCORE_VALUE_1` = 3
///
/// State: Todo
//~ todo MAW_026e 1a4c05cf 0c6473e6 ffe6156d.d03dd6ee
pub const MAW_026e: Power = TODO;

/// # Natural Causes
///
/// `REV_307` · Druid spell · Nature · 2 mana
///
/// > Deal $2 damage. Summon a 2/2 Treant.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Tokens: Treant [`REV_336t2`]
///
/// State: Derived
//~ derived REV_307 6e758a7a 1aeadc1e 2dccea39.1605254e
pub const REV_307: Power = spell(&[deal(2).to(TARGET), summon(card("REV_336t2"))]);

/// # Death Blossom Whomper
///
/// `REV_310` · Druid minion · 5 mana · 6/5
///
/// > **Battlecry:** Draw a **Deathrattle** minion and gain its **Deathrattle.**
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
/// - Enchantments: Whomping [`REV_310e`]
///
/// State: Derived
//~ derived REV_310 ef9089a4 65c2cb1f 04368956.b9136cc4
pub const REV_310: Power =
    battlecry(&[draw_that(1, all(&[MINION, with(GameTag::DEATHRATTLE)])), gain_deathrattle_of(IT)]);

/// # Whomping
///
/// `REV_310e` · Druid enchantment
///
/// > Copied **Deathrattle** from {0}.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ todo REV_310e 8cfffd3c 7a8f70ac 44dc94ec.d40e27b6
pub const REV_310e: Power = TODO;

/// # Nightshade Bud
///
/// `REV_311` · Druid spell · Nature · 8 mana
///
/// > **Choose One - Discover** a minion from your deck to summon; or a spell to cast.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Mechanics: Discover, Choose One
/// - Tokens: Sunlight Blossom [`REV_311t`], Moonlight Blossom [`REV_311t2`]
///
/// State: Todo
//~ todo REV_311 ff44c2a3 8e68bd50 604647d4.a1de5427
pub const REV_311: Power = TODO;

/// # Sunlight Blossom
///
/// `REV_311t` · Druid spell · Nature · 8 mana
///
/// > **Discover** a spell from your deck to cast.
///
/// - Set: Murder at Castle Nathria
/// - Mechanics: Discover
///
/// State: Todo
//~ todo REV_311t 46c7af26 a5e385f5 8102e19a.e4257750
pub const REV_311t: Power = TODO;

/// # Moonlight Blossom
///
/// `REV_311t2` · Druid spell · Nature · 8 mana
///
/// > **Discover** a minion from your deck to summon.
///
/// - Set: Murder at Castle Nathria
/// - Mechanics: Discover
///
/// State: Derived
//~ derived REV_311t2 a399ea26 52b63bcd df9e827b.5a4d2c34
pub const REV_311t2: Power = spell(&[offer(Offer::Entities(YOUR_DECK.that(MINION)), &[summon(the(IT))])]);

/// # Planted Evidence
///
/// `REV_313` · Druid spell · Nature · 1 mana
///
/// > **Discover** a spell. It costs (2) less this turn.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Discover
/// - Enchantments: Ripe Spell [`REV_313e`]
///
/// State: Derived
//~ derived REV_313 5b693413 b893d187 aab8fc45.2a8a61ec
pub const REV_313: Power = spell(&[discover(SPELL), attach("REV_313e").to(IT)]);

/// # Ripe Spell
///
/// `REV_313e` · Druid enchantment
///
/// > Costs (2) less this turn.
///
/// - Set: Murder at Castle Nathria
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived REV_313e 9140c907 bb383703 d32c74e1.dacb9e9e
pub const REV_313e: Power = enchant(&[cost_less(2)]).this_turn();

/// # Topior the Shrubbagazzor
///
/// `REV_314` · Druid minion · 7 mana · 5/5
///
/// > **Battlecry:** For the rest of the game, after you cast a Nature spell, summon a 3/3 Whelp with **Rush**.
///
/// - Set: Murder at Castle Nathria · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Enchantments: Winter Queen's Blessing [`REV_314e`]
/// - Tokens: Whelpagazzor [`REV_314t`]
///
/// State: Derived
//~ derived REV_314 6a27c865 33596ff7 802c3bf4.3fce00b8
pub const REV_314: Power =
    battlecry(&[later(&after(YOU.cast(school(SpellSchool::Nature))).this_game().does(&[summon(card("REV_314t"))]))]);

/// # Winter Queen's Blessing
///
/// `REV_314e` · Druid enchantment
///
/// > For the rest of the game, after you play a Nature spell summon a 3/3 Dragon.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ todo REV_314e c700d774 76c7d9d4 7e2e6f7c.b3f74fc4
pub const REV_314e: Power = TODO;

/// # Whelpagazzor
///
/// `REV_314t` · Druid minion · 3 mana · 3/3
///
/// > **Rush**
///
/// - Set: Murder at Castle Nathria
/// - Minion type: Dragon
/// - Mechanics: Rush, Whelp
///
/// State: Vanilla
//~ vanilla REV_314t fea46cc4 024ee877 b6b6dd2a.57b12c28
pub const REV_314t: Power = VANILLA;

/// # Widowbloom Seedsman
///
/// `REV_318` · Druid minion · 4 mana · 3/2
///
/// > **Battlecry:** Draw a Nature spell. Gain an empty Mana Crystal.
///
/// - Set: Murder at Castle Nathria · epic · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Cycle of Life [`REV_318e`], Play This Game Enchantment [`REV_318e2`]
///
/// State: Derived
//~ derived REV_318 162e2716 9cac859e d5c16d08.d6a0f2d4
pub const REV_318: Power = battlecry(&[draw_that(1, school(SpellSchool::Nature)), empty_crystals(1)]);

/// # Cycle of Life
///
/// `REV_318e` · Druid enchantment
///
/// > Play the card to gain an empty Mana Crystal.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ todo REV_318e 7c6a88e9 11c2ca98 2d2513ce.8c99df72
pub const REV_318e: Power = TODO;

/// # Play This Game Enchantment
///
/// `REV_318e2` · Druid enchantment
///
/// - Set: Murder at Castle Nathria
/// - Tags: `1745` = 1
///
/// State: Todo
//~ todo REV_318e2 336bc300 4428915b 33310536
pub const REV_318e2: Power = TODO;

/// # Sesselie of the Fae Court
///
/// `REV_319` · Druid minion · 8 mana · 8/8
///
/// > **Taunt Deathrattle**: Draw a minion. Reduce its Cost by (8).
///
/// - Set: Murder at Castle Nathria · legendary · collectible
/// - Mechanics: Taunt
/// - Refers to: Deathrattle
/// - Enchantments: Sesselie's Blessing [`REV_319e`]
///
/// State: Todo
//~ todo REV_319 85b82154 5f7ccade 20807476.c7029214
pub const REV_319: Power = TODO;

/// # Sesselie's Blessing
///
/// `REV_319e` · Druid enchantment
///
/// > Costs (8) less.
///
/// - Set: Murder at Castle Nathria
///
/// State: Derived
//~ derived REV_319e 3472b38f 440fcf2c c4a8ea0c.7a26b424
pub const REV_319e: Power = enchant(&[cost_less(8)]);

/// # Hedge Maze
///
/// `REV_333` · Druid location · 3 mana · 0 uses
///
/// > Trigger a friendly minion's **Deathrattle**.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Refers to: Deathrattle
///
/// State: Derived
//~ derived REV_333 a7b338d5 7962a76e edf22744.c485233e
pub const REV_333: Power =
    hero_power(&[trigger(Word::Deathrattle, A_FRIENDLY_MINION.that(with(GameTag::DEATHRATTLE)))]);

/// # Plot of Sin
///
/// `REV_336` · Druid spell · Nature · 3 mana
///
/// > Summon two 2/2 Treants. **Infuse (@):** Two 5/5 Ancients instead.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Mechanics: Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 5
/// - Tokens: Treant [`REV_336t2`], Ancient [`REV_336t3`], Plot of Sin [`REV_336t4`]
///
/// State: Derived
//~ derived REV_336 525b7f34 ac9d281f b6301d2c.99de0329
pub const REV_336: Power = abilities(&[spell(&[summon(card("REV_336t2")).copies(2)]), infuse(5, "REV_336t4")]);

/// # Treant
///
/// `REV_336t2` · Druid minion · 1 mana · 2/2
///
/// - Set: Murder at Castle Nathria
/// - Tags: `2831` = 1
///
/// State: Vanilla
//~ vanilla REV_336t2 d049b999 28f10b93 f729a2e4
pub const REV_336t2: Power = VANILLA;

/// # Ancient
///
/// `REV_336t3` · Druid minion · 5 mana · 5/5
///
/// - Set: Murder at Castle Nathria
/// - Tags: `2871` = 1
///
/// State: Vanilla
//~ vanilla REV_336t3 75236f87 d1f7a62c f8c92035
pub const REV_336t3: Power = VANILLA;

/// # Plot of Sin
///
/// `REV_336t4` · Druid spell · Nature · 3 mana
///
/// > **Infused** Summon two 5/5 Ancients.
///
/// - Set: Murder at Castle Nathria · rare
/// - Mechanics: Infused
/// - Tokens: Ancient [`REV_336t3`]
///
/// State: Derived
//~ derived REV_336t4 09df6341 1f00c816 b689a964.1c9d3b4e
pub const REV_336t4: Power = spell(&[summon(card("REV_336t3")).copies(2)]);

/// # Convoke the Spirits
///
/// `REV_365` · Druid spell · Nature · 10 mana
///
/// > Cast 8 random Druid spells *(targets chosen randomly)*.
///
/// - Set: Murder at Castle Nathria · epic · collectible
///
/// State: Derived
//~ derived REV_365 6e39e850 a74addd6 91aba405.bd90859c
pub const REV_365: Power = spell(&[cast(random(all(&[SPELL, class(CardClass::Druid)]))).copies(8)]);

/// # Sesselie of the Fae Court
///
/// `REV_782` · Druid minion · 8 mana · 8/8
///
/// > {0} {1} {2} {3}
///
/// - Set: Murder at Castle Nathria · legendary
///
/// State: Todo
//~ todo REV_782 230adeff 797f2e8b 7b121758.2260dcce
pub const REV_782: Power = TODO;

/// # Hedge Maze
///
/// `REV_792` · Druid location · 3 mana · 0 uses
///
/// > {0} {1}
///
/// - Set: Murder at Castle Nathria · rare
///
/// State: Todo
//~ todo REV_792 143e91f9 3404ee2d b598cc86.09cdb72f
pub const REV_792: Power = TODO;
