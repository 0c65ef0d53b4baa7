//! Shaman cards of Into the Emerald Dream.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 783dddc5

/// # Ohn'ahra
///
/// `EDR_031` · Shaman minion · 9 mana · 5/11
///
/// > At the end of your turn, play the top 3 cards from your deck.
///
/// - Set: Into the Emerald Dream · legendary · collectible
/// - Minion type: Beast
/// - Tags: `4065` = 1, `4577` = 1
///
/// State: Todo
//~ todo EDR_031 13b620f5 42e71769 57751bed.597e65e1
pub const EDR_031: Power = TODO;

/// # Beanstalk Brute
///
/// `EDR_230` · Shaman minion · 5 mana · 4/4
///
/// > **Battlecry:** Give +4/+4 to the top 3 minions in your deck.
///
/// - Set: Into the Emerald Dream · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Enchantments: Enchanted [`EDR_230e`]
///
/// State: Derived
//~ derived EDR_230 77baafdc d7e327a6 27953b1c.91d7a7dd
pub const EDR_230: Power = battlecry(&[attach("EDR_230e").to(YOUR_DECK.that(MINION).first(3))]);

/// # Enchanted
///
/// `EDR_230e` · Shaman enchantment
///
/// > +4/+4.
///
/// - Set: Into the Emerald Dream
///
/// State: Derived
//~ derived EDR_230e 29381071 568383cb 61148822.529ecbc5
pub const EDR_230e: Power = enchant(&[plus(4, 4)]);

/// # Aspect's Embrace
///
/// `EDR_231` · Shaman spell · 2 mana
///
/// > Restore #4 Health. Draw a card. **Imbue** your Hero Power.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Mechanics: Cares About Imbue Cards
/// - Refers to: Imbue
/// - Tags: `1724` = 1
///
/// State: Derived
//~ derived EDR_231 0184493d b78d9f28 84507187.2e5f6440
pub const EDR_231: Power = spell(&[heal(4).to(TARGET), draw(1), imbue()]);

/// # Typhoon
///
/// `EDR_232` · Shaman spell · Nature · 10 mana
///
/// > Each minion gets shuffled into a random player's deck.
///
/// - Set: Into the Emerald Dream · rare · collectible
///
/// State: Todo
//~ todo EDR_232 2e0d5adb 3c6bc2f3 2102c07e.058cb8c0
pub const EDR_232: Power = TODO;

/// # Spirits of the Forest
///
/// `EDR_233` · Shaman spell · Nature · 5 mana
///
/// > **Choose One -** Summon three 2/3 Wolves with **Taunt**; or Summon two 4/3 Falcons with **Windfury**.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Mechanics: Choose One
/// - Refers to: Windfury, Taunt
/// - Tokens: Wolf's Strength [`EDR_233a`], Falcon's Dexterity [`EDR_233b`], Spirit Falcon [`EDR_233t2`]
///
/// State: Todo
//~ todo EDR_233 dda3b0f0 717f4615 5d8fe511.4bb1c9c1
pub const EDR_233: Power = TODO;

/// # Wolf's Strength
///
/// `EDR_233a` · Shaman spell · Nature · 5 mana
///
/// > Summon three 2/3 Wolves with **Taunt**.
///
/// - Set: Into the Emerald Dream
/// - Refers to: Taunt
///
/// State: Todo
//~ todo EDR_233a b9d75a86 3bb6b2dc a1e04dea.8e2b2b2a
pub const EDR_233a: Power = TODO;

/// # Falcon's Dexterity
///
/// `EDR_233b` · Shaman spell · Nature · 5 mana
///
/// > Summon two 4/3 Falcons with **Windfury**.
///
/// - Set: Into the Emerald Dream
/// - Refers to: Windfury
///
/// State: Todo
//~ todo EDR_233b 4034f628 7a887ff5 278404b1.ecf1b52f
pub const EDR_233b: Power = TODO;

/// # Spirit Falcon
///
/// `EDR_233t2` · Shaman minion · 3 mana · 4/3
///
/// > **Windfury**
///
/// - Set: Into the Emerald Dream
/// - Minion type: Undead, Beast
/// - Mechanics: Windfury
/// - Tags: `2534` = 1
///
/// State: Vanilla
//~ vanilla EDR_233t2 7536be96 9d7c8539 d176cb6f.9569ce14
pub const EDR_233t2: Power = VANILLA;

/// # Emerald Bounty
///
/// `EDR_234` · Shaman spell · 2 mana
///
/// > Draw 2 cards. You can't play them for 2 turns.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Enchantments: Still Growing [`EDR_234e2`]
///
/// State: Todo
//~ todo EDR_234 dc5d132c a5248ae9 0849af7c.45fc2cf6
pub const EDR_234: Power = TODO;

/// # Still Growing
///
/// `EDR_234e2` · Shaman enchantment
///
/// > Can't be played for 2 turns.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ todo EDR_234e2 162f6507 9a5a23c0 a70e85fc.3f1466f9
pub const EDR_234e2: Power = TODO;

/// # Merithra
///
/// `EDR_238` · Shaman minion · 6 mana · 4/4
///
/// > **Battlecry:** Resurrect all different friendly minions that cost (8) or more.
///
/// - Set: Into the Emerald Dream · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo EDR_238 0a35e042 29c624b0 e2db5bc8.20b80e92
pub const EDR_238: Power = TODO;

/// # Blessing of the Wind
///
/// `EDR_448p` · Shaman hero power · 2 mana
///
/// > Transform a friendly minion into a random one that costs (**@**) more.
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Imbue
/// - Refers to: Imbue
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `TAG_SCRIPT_DATA_NUM_2` = 1, `2165` = 1, `4173` = 1
///
/// State: Todo
//~ todo EDR_448p 269aa286 aee81a63 35f599f5.1c18a0f3
pub const EDR_448p: Power = TODO;

/// # Glowroot Lure
///
/// `EDR_477` · Shaman minion · 6 mana · 6/6
///
/// > **Taunt**. Costs (1) less for each time you used your Hero Power this game.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Mechanics: Taunt
///
/// State: Derived
//~ derived EDR_477 f60308eb ab6c44f4 3371dc4f.db2c6cad
pub const EDR_477: Power =
    costs(&[cost_less(1).times(count_of(past(Side::Friendly, Deed::HeroPower, Window::ThisGame)))]);

/// # Living Garden
///
/// `EDR_518` · Shaman minion · 3 mana · 2/4
///
/// > **Battlecry: Imbue** your Hero Power. Reduce the Cost of a minion in your hand by (1).
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry, Can Target Cards In Hand, Cares About Imbue Cards
/// - Refers to: Imbue
/// - Tags: `1724` = 1
///
/// State: Derived
//~ derived EDR_518 efb575a7 7f41e3c8 0e7d10ef.f33b8343
pub const EDR_518: Power = battlecry(&[imbue(), give(&[cost_less(1)]).to(YOUR_HAND.that(MINION).random())]);

/// # Plucky Podling
///
/// `EDR_529` · Shaman minion · 1 mana · 1/2
///
/// > If this would transform into a minion, it transforms into one that costs (2) more.
///
/// - Set: Into the Emerald Dream · epic · collectible
///
/// State: Todo
//~ todo EDR_529 bb34174d 2593d7bd b73b389e.6ba38eb8
pub const EDR_529: Power = TODO;

/// # Avatar of Destruction
///
/// `FIR_778` · Shaman minion · 9 mana · 9/9
///
/// > **Taunt Deathrattle:** Deal 9 damage to all enemy minions.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Taunt, Deathrattle
///
/// State: Derived
//~ derived FIR_778 f9ba0b4c 834d3ef2 477db01f.4fed2029
pub const FIR_778: Power = deathrattle(&[deal(9).to(ENEMY_MINIONS)]);

/// # Flames of the Firelord
///
/// `FIR_923` · Shaman spell · Fire · 2 mana
///
/// > Deal $4 damage to a random enemy minion. If you're holding a card that costs (8) or more, deal $8 instead.
///
/// - Set: Into the Emerald Dream · rare · collectible
///
/// State: Derived
//~ derived FIR_923 8b6186ac 1cca1e80 9e65b371.17d92655
#[rustfmt::skip]
pub const FIR_923: Power = spell(&[either(there_is(&YOUR_HAND.that(COST.at_least(8))), &[deal(8).to(ENEMY_MINIONS.random())], &[deal(4).to(ENEMY_MINIONS.random())])]);

/// # Emberscarred Whelp
///
/// `FIR_927` · Shaman minion · 3 mana · 3/2
///
/// > **Battlecry: Discover** a 5-Cost card. Gain 1 Mana Crystal next turn only.~GAMEPLAY ASPROXY FIR 927
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Discover, Whelp
///
/// State: Derived
//~ derived FIR_927 9dd41b1d 65203aca 54fb7fe7.3d83a3e2
pub const FIR_927: Power = battlecry(&[discover(COST.is(5)), later(&whenever(YOU.turn_start()).does(&[gain_mana(1)]))]);
