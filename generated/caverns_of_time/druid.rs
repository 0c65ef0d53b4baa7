//! Druid cards of Caverns of Time.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Knight of the Wild
///
/// `WON_003` · Druid minion · 7 mana · 6/6
///
/// > Costs (1) less for each Beast you've summoned this game.
///
/// - Set: Caverns of Time · rare · collectible
/// - Reprint of: Knight of the Wild [`AT_041`](crate::grand_tournament::druid::AT_041)
/// - Enchantments: Call of the Wild [`WON_003e`]
///
/// State: Reprint
//~ WON_003 reprint 70d40bb2 f0d5cf60
pub const WON_003: Power = crate::cards::AT_041;

/// # Call of the Wild
///
/// `WON_003e` · Neutral enchantment
///
/// > Cost reduced.
///
/// - Set: Caverns of Time
///
/// State: Todo
//~ WON_003e todo 71051415 4c182f96
pub const WON_003e: Power = TODO;

/// # Addled Grizzly
///
/// `WON_009` · Druid minion · 2 mana · 2/3
///
/// > After you summon a Beast, give it +1/+1.
///
/// - Set: Caverns of Time · rare · collectible
/// - Minion type: Beast
/// - Reprint of: Addled Grizzly [`OG_313`](crate::old_gods::druid::OG_313)
/// - Enchantments: Addled [`WON_009e`]
///
/// State: Reprint
//~ WON_009 reprint 3736e122 8627e916
pub const WON_009: Power = crate::cards::OG_313;

/// # Addled
///
/// `WON_009e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Caverns of Time
///
/// State: Todo
//~ WON_009e todo f491551e aa8e720f
pub const WON_009e: Power = TODO;

/// # Klaxxi Amber-Weaver
///
/// `WON_010` · Druid minion · 4 mana · 4/5
///
/// > **Taunt Battlecry:** If your C'Thun has at least 10 Attack, gain +5 Health.
///
/// - Set: Caverns of Time · rare · collectible
/// - Mechanics: Taunt, Battlecry, Ritualist Minion
/// - Tags: `3633` = 1
/// - Reprint of: Klaxxi Amber-Weaver [`OG_188`](crate::old_gods::druid::OG_188)
/// - Enchantments: Amber Carapace [`WON_010e`]
/// - Tokens: C'Thun [`OG_280`](crate::old_gods::neutral::OG_280), C'Thun [`WON_135`](crate::caverns_of_time::neutral::WON_135)
///
/// State: Reprint
//~ WON_010 reprint 79c63175 00aa8261
pub const WON_010: Power = crate::cards::OG_188;

/// # Amber Carapace
///
/// `WON_010e` · Neutral enchantment
///
/// > +5 Health.
///
/// - Set: Caverns of Time
///
/// State: Todo
//~ WON_010e todo b4cdafab b62dc5d1
pub const WON_010e: Power = TODO;

/// # Malorne
///
/// `WON_011` · Druid minion · 7 mana · 9/7
///
/// > **Deathrattle:** Go **Dormant**. Revive after 2 friendly Beasts die.
///
/// - Set: Caverns of Time · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Refers to: Dormant
/// - Reprint of: Malorne [`GVG_035`](crate::goblins_vs_gnomes::druid::GVG_035)
/// - Enchantments: Malorne's Slumber [`WON_011e`]
///
/// State: Reprint
//~ WON_011 reprint 7a3677a6 2f243f0d
pub const WON_011: Power = crate::cards::GVG_035;

/// # Malorne's Slumber
///
/// `WON_011e` · Hunter enchantment
///
/// > **Dormant**. Awaken after @ \|4(friendly Beast dies., friendly Beasts die.)
///
/// - Set: Caverns of Time
/// - Mechanics: Dormant Awaken Condition Enchant
/// - Tags: `SCORE_VALUE_1` = 2
///
/// State: Todo
//~ WON_011e todo 777a0952 e41e464d
pub const WON_011e: Power = TODO;

/// # Aviana
///
/// `WON_012` · Druid minion · 9 mana · 5/5
///
/// > Your minions cost (1).
///
/// - Set: Caverns of Time · legendary · collectible
/// - Mechanics: Aura
/// - Reprint of: Aviana [`AT_045`](crate::grand_tournament::druid::AT_045)
///
/// State: Reprint
//~ WON_012 reprint 6b144b32 67aad716
pub const WON_012: Power = crate::cards::AT_045;

/// # Rat Sensei
///
/// `WON_013` · Druid minion · 2 mana · 2/2
///
/// > **Battlecry and Deathrattle:** Add two 1/1 Turtles with **Taunt** to your hand.
///
/// - Set: Caverns of Time · common · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle, Battlecry
/// - Refers to: Taunt
/// - Tokens: Monk Turtle [`WON_013t`], Monk Turtle [`WON_013t2`], Monk Turtle [`WON_013t3`], Monk Turtle [`WON_013t4`]
///
/// State: Todo
//~ WON_013 todo cf702ab3 9224f94a
pub const WON_013: Power = TODO;

/// # Monk Turtle
///
/// `WON_013t` · Druid minion · 1 mana · 1/1
///
/// > **Taunt**
///
/// - Set: Caverns of Time
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ WON_013t vanilla 3ee426ea 0d3b6253
pub const WON_013t: Power = VANILLA;

/// # Monk Turtle
///
/// `WON_013t2` · Druid minion · 1 mana · 1/1
///
/// > **Taunt**
///
/// - Set: Caverns of Time
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ WON_013t2 vanilla 5b3b9f96 47fbea20
pub const WON_013t2: Power = VANILLA;

/// # Monk Turtle
///
/// `WON_013t3` · Druid minion · 1 mana · 1/1
///
/// > **Taunt**
///
/// - Set: Caverns of Time
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ WON_013t3 vanilla d3050bc6 b684bb26
pub const WON_013t3: Power = VANILLA;

/// # Monk Turtle
///
/// `WON_013t4` · Druid minion · 1 mana · 1/1
///
/// > **Taunt**
///
/// - Set: Caverns of Time
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ WON_013t4 vanilla f70d77d5 ba363aaf
pub const WON_013t4: Power = VANILLA;

/// # Invigorate
///
/// `WON_014` · Druid spell · Nature · 2 mana
///
/// > **Choose One -** Gain an empty Mana Crystal; or Draw a card.
///
/// - Set: Caverns of Time · rare · collectible
/// - Mechanics: Choose One
/// - Tokens: Rejuvenate [`WON_014s`], Enliven [`WON_014s2`]
///
/// State: Todo
//~ WON_014 todo e9463ac8 bd94c62d
pub const WON_014: Power = TODO;

/// # Rejuvenate
///
/// `WON_014s` · Druid spell · Nature · 2 mana
///
/// > Gain an empty Mana Crystal.
///
/// - Set: Caverns of Time
///
/// State: Todo
//~ WON_014s todo 8a8f5d45 91d3c171
pub const WON_014s: Power = TODO;

/// # Enliven
///
/// `WON_014s2` · Druid spell · Nature · 2 mana
///
/// > Draw a card.
///
/// - Set: Caverns of Time
///
/// State: Todo
//~ WON_014s2 todo 7ae8e19f 869747af
pub const WON_014s2: Power = TODO;

/// # Cenarion Hold
///
/// `WON_015` · Druid location · 1 mana · 0 uses
///
/// > Your next **Choose One** card this turn has both effects combined.
///
/// - Set: Caverns of Time · epic · collectible
/// - Refers to: Choose One
/// - Enchantments: Cenari On Hold [`WON_015e`]
///
/// State: Todo
//~ WON_015 todo fe762397 77c06b85
pub const WON_015: Power = TODO;

/// # Cenari On Hold
///
/// `WON_015e` · Druid enchantment
///
/// > Your next **Choose One** card this turn has both effects combined.
///
/// - Set: Caverns of Time
///
/// State: Todo
//~ WON_015e todo 36f739c6 c9c7f243
pub const WON_015e: Power = TODO;

/// # Jade Spirit
///
/// `WON_118` · Multi-class minion · 4 mana · 3/3
///
/// > **Battlecry:** Summon a{1} {0} **Jade Golem**.@**Battlecry:** Summon a **Jade Golem**.
///
/// - Set: Caverns of Time · common · collectible
/// - Minion type: Elemental
/// - Classes: Druid, Rogue, Shaman
/// - Mechanics: Battlecry, Jade Golem, Jade Lotus
/// - Reprint of: Jade Spirit [`CFM_715`](crate::gadgetzan::druid::CFM_715)
/// - Tokens: Jade Golem [`CFM_712_t01`](crate::gadgetzan::neutral::CFM_712_t01)
///
/// State: Reprint
//~ WON_118 reprint 45ca5072 0228cade
pub const WON_118: Power = crate::cards::CFM_715;

/// # Aya Blackpaw
///
/// `WON_136` · Multi-class minion · 6 mana · 6/3
///
/// > **Battlecry and Deathrattle:** Summon a{1} {0} **Jade Golem**. @ **Battlecry and Deathrattle:** Summon a **Jade Golem**.
///
/// - Set: Caverns of Time · legendary · collectible
/// - Classes: Druid, Rogue, Shaman
/// - Mechanics: Deathrattle, Battlecry, Jade Golem, Jade Lotus
/// - Reprint of: Aya Blackpaw [`CFM_902`](crate::gadgetzan::druid::CFM_902)
/// - Tokens: Jade Golem [`CFM_712_t01`](crate::gadgetzan::neutral::CFM_712_t01)
///
/// State: Reprint
//~ WON_136 reprint 037bf9d0 7041ef65
pub const WON_136: Power = crate::cards::CFM_902;

/// # Virmen Sensei
///
/// `WON_300` · Druid minion · 4 mana · 4/4
///
/// > **Battlecry:** Give a friendly Beast +3/+3.
///
/// - Set: Caverns of Time · rare · collectible
/// - Mechanics: Battlecry
/// - Target: "Give +3/+3."
/// - Reprint of: Virmen Sensei [`CFM_816`](crate::gadgetzan::druid::CFM_816)
///
/// State: Reprint
//~ WON_300 reprint 386127ee 043437b1
pub const WON_300: Power = crate::cards::CFM_816;

/// # Mire Keeper
///
/// `WON_302` · Druid minion · 4 mana · 3/4
///
/// > **Choose One -** Summon a 2/2 Slime; or Gain an empty Mana Crystal.
///
/// - Set: Caverns of Time · rare · collectible
/// - Mechanics: Choose One
/// - Reprint of: Mire Keeper [`OG_202`](crate::old_gods::druid::OG_202)
///
/// State: Reprint
//~ WON_302 reprint 03b1e878 5072b9b9
pub const WON_302: Power = crate::cards::OG_202;

/// # Jade Behemoth
///
/// `WON_303` · Druid minion · 5 mana · 3/6
///
/// > **Taunt Battlecry:** Summon a{1} {0} **Jade Golem**.@**Taunt Battlecry:** Summon a **Jade Golem**.
///
/// - Set: Caverns of Time · common · collectible
/// - Mechanics: Taunt, Battlecry
/// - Refers to: Jade Golem
/// - Reprint of: Jade Behemoth [`CFM_343`](crate::gadgetzan::druid::CFM_343)
/// - Tokens: Jade Golem [`CFM_712_t01`](crate::gadgetzan::neutral::CFM_712_t01)
///
/// State: Reprint
//~ WON_303 reprint 418af70d 3a8f1e91
pub const WON_303: Power = crate::cards::CFM_343;

/// # Dark Arakkoa
///
/// `WON_304` · Druid minion · 6 mana · 5/7
///
/// > **Taunt Battlecry:** Give your C'Thun +4/+4 *(wherever it is).*
///
/// - Set: Caverns of Time · common · collectible
/// - Mechanics: Taunt, Battlecry, Ritualist Minion
/// - Tags: `3633` = 1
/// - Reprint of: Dark Arakkoa [`OG_293`](crate::old_gods::druid::OG_293)
/// - Tokens: C'Thun [`OG_280`](crate::old_gods::neutral::OG_280), C'Thun [`WON_135`](crate::caverns_of_time::neutral::WON_135)
///
/// State: Reprint
//~ WON_304 reprint a856f70e f9691a13
pub const WON_304: Power = crate::cards::OG_293;

/// # Menagerie Warden
///
/// `WON_305` · Druid minion · 5 mana · 5/4
///
/// > **Battlecry:** Choose a friendly Beast. Summon a copy of it.
///
/// - Set: Caverns of Time · common · collectible
/// - Mechanics: Battlecry
/// - Target: "Summon a copy."
/// - Reprint of: Menagerie Warden [`KAR_065`](crate::karazhan::druid::KAR_065)
///
/// State: Reprint
//~ WON_305 reprint 01a2db8b 48241d4d
pub const WON_305: Power = crate::cards::KAR_065;

/// # Lotus Agents
///
/// `WON_332` · Multi-class minion · 3 mana · 3/3
///
/// > **Battlecry: Discover** a Druid, Rogue, or Shaman card.
///
/// - Set: Caverns of Time · rare · collectible
/// - Classes: Druid, Rogue, Shaman
/// - Mechanics: Battlecry, Discover, Jade Lotus
/// - Reprint of: Lotus Agents [`CFM_852`](crate::gadgetzan::druid::CFM_852)
///
/// State: Reprint
//~ WON_332 reprint 69360b50 09bae312
pub const WON_332: Power = crate::cards::CFM_852;
