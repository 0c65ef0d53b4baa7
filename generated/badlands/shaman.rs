//! Shaman cards of Showdown in the Badlands.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 151b4f1c

/// # Needlerock Totem
///
/// `DEEP_008` · Multi-class minion · 2 mana · 0/2
///
/// > At the end of your turn, gain 2 Armor and draw a card.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Minion type: Totem
/// - Classes: Shaman, Warrior
///
/// State: Derived
//~ derived DEEP_008 f3c05720 31a2a6f6 ecc32f5b.b564d8cd
pub const DEEP_008: Power = at_end_of_your_turn(&[armor(2), draw(1)]);

/// # Digging Straight Down
///
/// `DEEP_009` · Shaman spell · Nature · 4 mana
///
/// > Deal $8 damage to a minion. **Excavate** a treasure.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Mechanics: Excavate
///
/// State: Derived
//~ derived DEEP_009 226bbce6 8bd4c379 2d670c69.17ffbe45
pub const DEEP_009: Power = spell(&[deal(8).to(A_MINION), excavate()]);

/// # Aftershocks
///
/// `DEEP_010` · Multi-class spell · Nature · 4 mana
///
/// > Deal $1 damage to all minions, three times. Costs (2) less if you cast a spell last turn.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Classes: Shaman, Warrior
///
/// State: Derived
//~ derived DEEP_010 0180d706 fa891916 9d5f6249.b9129ad3
#[rustfmt::skip]
pub const DEEP_010: Power = abilities(&[spell(&[deal(1).to(MINIONS).repeated(3)]), aura(THIS).when(has_done(1, &past(Side::Friendly, Deed::Cast, Window::LastTurn))).in_hand().have(&[cost_less(2)])]);

/// # The Azerite Murloc
///
/// `DEEP_999t5` · Shaman minion · 4 mana · 5/5
///
/// > **Battlecry:** Transform ALL your other minions into ones that cost (3) more *(keeping their original Costs).*
///
/// - Set: Showdown in the Badlands · legendary
/// - Minion type: Elemental, Murloc
/// - Mechanics: Battlecry
/// - Tags: `2536` = 1, `2823` = 1, `EXCAVATE` = 4
/// - Enchantments: Azerite Shimmer [`DEEP_999t5e`]
///
/// State: Todo
//~ todo DEEP_999t5 5b29c13b 9ab80601 12e75f08.f436446f
pub const DEEP_999t5: Power = TODO;

/// # Azerite Shimmer
///
/// `DEEP_999t5e` · Neutral enchantment
///
/// > Cost adjusted.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ todo DEEP_999t5e 7fbeba58 b48df52f a9544fac.2eb9e2d5
pub const DEEP_999t5e: Power = TODO;

/// # Doctor Holli'dae
///
/// `WW_010` · Shaman minion · 5 mana · 4/5
///
/// > **Battlecry:** If your deck started with no duplicates, equip the Staff of the Nine Frogs.
///
/// - Set: Showdown in the Badlands · legendary · collectible
/// - Mechanics: Battlecry
/// - Tokens: Frog [`WW_010hexfrog`], Staff of the Nine Frogs [`WW_010t`]
///
/// State: Todo
//~ todo WW_010 cf343cf0 afabef6d 32b8406e.efc07b08
pub const WW_010: Power = TODO;

/// # Frog
///
/// `WW_010hexfrog` · Shaman minion · 1 mana · 1/1
///
/// > **Taunt**
///
/// - Set: Showdown in the Badlands
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla WW_010hexfrog 59f86425 4c8fe080 9dcb241d.4b0c5d24
pub const WW_010hexfrog: Power = VANILLA;

/// # Staff of the Nine Frogs
///
/// `WW_010t` · Shaman weapon · 5 mana · 2/9 durability
///
/// > After your hero attacks, summon a {0}/{1} Frog with **Taunt**. *(Each Frog is bigger than the last!)*
///
/// - Set: Showdown in the Badlands
/// - Refers to: Taunt
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `TAG_SCRIPT_DATA_NUM_2` = 1
///
/// State: Todo
//~ todo WW_010t b4bc3981 5e4d4247 95a1cbd6.1f5dd550
pub const WW_010t: Power = TODO;

/// # Living Prairie
///
/// `WW_024` · Shaman minion · 5 mana · 5/4
///
/// > **Battlecry:** If you played an Elemental last turn, summon two 3/3 Cows with **Rush**.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Tokens: Startled Cow [`WW_024t`]
///
/// State: Derived
//~ derived WW_024 4dc489d5 e356dee5 3d51d78b.95398c99
#[rustfmt::skip]
pub const WW_024: Power = battlecry(&[summon(card("WW_024t")).copies(2)]).when(has_done(1, &past(Side::Friendly, Deed::Played, Window::LastTurn).that(ELEMENTAL)));

/// # Startled Cow
///
/// `WW_024t` · Shaman minion · 3 mana · 3/3
///
/// > **Rush**
///
/// - Set: Showdown in the Badlands
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla WW_024t 966ec747 74a6ed4e b2de4d72.57b12c28
pub const WW_024t: Power = VANILLA;

/// # Skarr, the Catastrophe
///
/// `WW_026` · Shaman minion · 7 mana · 7/7
///
/// > **Battlecry:** Deal @ damage to all enemies *(improved by each turn in a row you've played an Elemental)*.
///
/// - Set: Showdown in the Badlands · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `1724` = 1
///
/// State: Todo
//~ todo WW_026 41b4a4aa 8350e8cb 672fbc3f.c507b4a3
pub const WW_026: Power = TODO;

/// # Trusty Companion
///
/// `WW_027` · Shaman spell · 2 mana
///
/// > Give a minion +2/+3. If it has a minion type, draw one of that type.
///
/// - Set: Showdown in the Badlands · epic · collectible
/// - Enchantments: Sidekick's Sidearm [`WW_027e`]
///
/// State: Todo
//~ todo WW_027 f4168a57 ffc6d184 bdb7211e.e008ddcc
pub const WW_027: Power = TODO;

/// # Sidekick's Sidearm
///
/// `WW_027e` · Neutral enchantment
///
/// > +2/+3.
///
/// - Set: Showdown in the Badlands
///
/// State: Derived
//~ derived WW_027e 19ae2a80 5bed82e7 fad2a948.7aa9e95d
pub const WW_027e: Power = enchant(&[plus(2, 3)]);

/// # Amphibious Elixir
///
/// `WW_080` · Shaman spell · Nature · 2 mana
///
/// > Restore #5 Health. **Discover** a spell.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Mechanics: Discover
///
/// State: Derived
//~ derived WW_080 3b958efc 97bc82d3 bb6e0451.98c9b34b
pub const WW_080: Power = spell(&[heal(5).to(TARGET), discover(SPELL)]);

/// # Giant Tumbleweed!!!
///
/// `WW_090` · Shaman spell · Nature · 7 mana
///
/// > Deal $6 damage to all minions. Summon a 6/6 Tumbleweed.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Tokens: Tumbleweed [`WW_090t`]
///
/// State: Derived
//~ derived WW_090 a7eef2af 8db0054c d34cf530.48cb7851
pub const WW_090: Power = spell(&[deal(6).to(MINIONS), summon(card("WW_090t"))]);

/// # Tumbleweed
///
/// `WW_090t` · Shaman minion · 6 mana · 6/6
///
/// - Set: Showdown in the Badlands
///
/// State: Vanilla
//~ vanilla WW_090t 0e7419ac a6e9a2a9 bd447d92
pub const WW_090t: Power = VANILLA;

/// # Dehydrate
///
/// `WW_325` · Shaman spell · 3 mana
///
/// > **Lifesteal**. Deal $4 damage to a minion. **Quickdraw:** Costs (1).
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Mechanics: Lifesteal, Quickdraw
///
/// State: Derived
//~ derived WW_325 0e156920 f61e8c0b e9d89cc9.c5140902
pub const WW_325: Power =
    abilities(&[spell(&[deal(4).to(A_MINION)]), aura(THIS).when(DRAWN_THIS_TURN).in_hand().have(&[cost(1)])]);

/// # Minecart Cruiser
///
/// `WW_326` · Shaman minion · 3 mana · 4/5
///
/// > **Rush**, **Overload:** (2) **Battlecry:** If you played an Elemental last turn, don't **Overload**.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry, Rush
/// - Tags: `OVERLOAD` = 2
///
/// State: Todo
//~ todo WW_326 d4184f1e a22d3126 d9546717.59e25088
pub const WW_326: Power = TODO;

/// # Cactus Cutter
///
/// `WW_327` · Shaman minion · 2 mana · 2/2
///
/// > **Battlecry:** Draw a spell. If you cast it this turn, gain +1/+2 and **Taunt**.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Enchantments: Cactus Cutter [`WW_327e`], Cactus Cutter [`WW_327e2`]
///
/// State: Derived
//~ derived WW_327 e13cdec8 8c531e6f bbcfe912.c1e76819
pub const WW_327: Power =
    battlecry(&[draw_that(1, SPELL), later(&whenever(YOU.play(is(&IT))).this_turn().does(&[attach("WW_327e2")]))]);

/// # Cactus Cutter
///
/// `WW_327e` · Shaman enchantment
///
/// > If cast this turn, give Cactus Cutter +1/+2 and **Taunt**.
///
/// - Set: Showdown in the Badlands
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo WW_327e 8b18afb7 ce921a62 fa4383b3.20489f6d
pub const WW_327e: Power = TODO;

/// # Cactus Cutter
///
/// `WW_327e2` · Shaman enchantment
///
/// > +1/+2 and **Taunt**.
///
/// - Set: Showdown in the Badlands
/// - Mechanics: Taunt
///
/// State: Derived
//~ derived WW_327e2 56c43bef 6cd9fc6c b4bf9f00.0eff9b28
pub const WW_327e2: Power = enchant(&[plus(1, 2), has(GameTag::TAUNT)]);

/// # Walking Mountain
///
/// `WW_382` · Shaman minion · 9 mana · 4/16
///
/// > **Rush**, **Lifesteal**, **Mega-Windfury Overload:** (2)
///
/// - Set: Showdown in the Badlands · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Lifesteal, Rush, Mega Windfury
/// - Tags: `OVERLOAD` = 2
///
/// State: Vanilla
//~ vanilla WW_382 2f192062 556cdcad 01a4d833.4549dc04
pub const WW_382: Power = VANILLA;
