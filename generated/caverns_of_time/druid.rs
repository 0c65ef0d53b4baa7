//! Druid cards of Caverns of Time.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 8184fb9c

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
//~ reprint WON_003 652dcf18 513928ba 572cc127.2fd1d8a7
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
//~ todo WON_003e 691616cc 7e61ca32 eaca19ed.ca0484ff
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
//~ reprint WON_009 dcc2d20d 6e04a504 1761e707.10f84acd
pub const WON_009: Power = crate::cards::OG_313;

/// # Addled
///
/// `WON_009e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Caverns of Time
///
/// State: Derived
//~ derived WON_009e 0f41afef 565a22ac c4ce7316.67341004
pub const WON_009e: Power = enchant(&[plus(1, 1)]);

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
//~ reprint WON_010 c037531b 7dc1c2a5 fd2c825c.a08af950
pub const WON_010: Power = crate::cards::OG_188;

/// # Amber Carapace
///
/// `WON_010e` · Neutral enchantment
///
/// > +5 Health.
///
/// - Set: Caverns of Time
///
/// State: Derived
//~ derived WON_010e b7b45a70 4bdddf16 c4259817.bfe05d12
pub const WON_010e: Power = enchant(&[HEALTH.plus(5)]);

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
//~ reprint WON_011 f703f560 c07c6b36 e08de46b.f4b96299
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
//~ todo WON_011e bdecb6ab da9acbcf eff71242.6f0b21d8
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
//~ reprint WON_012 0c7c6f4f 1108192f 0c9fa94d.3b63d086
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
/// State: Derived
//~ derived WON_013 fb1f4f68 7d5d6569 e1df6616.278471e6
pub const WON_013: Power =
    abilities(&[battlecry(&[get(card("WON_013t")).copies(2)]), deathrattle(&[get(card("WON_013t")).copies(2)])]);

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
//~ vanilla WON_013t 7214eb29 d1a39f32 403ddfda.4b0c5d24
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
//~ vanilla WON_013t2 d8b400a5 96b753bb 946d63f0.4b0c5d24
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
//~ vanilla WON_013t3 90ac4a57 fccbe20a 6946da1f.4b0c5d24
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
//~ vanilla WON_013t4 ce3a2ed9 957d39a3 b1903f28.4b0c5d24
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
/// State: Derived
//~ derived WON_014 5747db47 2850c633 4ba0eb52.5fef380d
pub const WON_014: Power = choose_one(&["WON_014s", "WON_014s2"]);

/// # Rejuvenate
///
/// `WON_014s` · Druid spell · Nature · 2 mana
///
/// > Gain an empty Mana Crystal.
///
/// - Set: Caverns of Time
///
/// State: Derived
//~ derived WON_014s 6f39eb08 413c2967 ef608429.fcccaa11
pub const WON_014s: Power = spell(&[empty_crystals(1)]);

/// # Enliven
///
/// `WON_014s2` · Druid spell · Nature · 2 mana
///
/// > Draw a card.
///
/// - Set: Caverns of Time
///
/// State: Derived
//~ derived WON_014s2 679d2c61 a0735693 d4d497fd.442bc6f4
pub const WON_014s2: Power = spell(&[draw(1)]);

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
//~ todo WON_015 485385c3 7b9c5905 ed2cda28.3a6a3d9b
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
//~ todo WON_015e 66a501d3 6e340bcb 0b7c4b11.3a6a3d9b
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
//~ reprint WON_118 61e941ca 4b28aefc 1d1842b2.9201700a
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
//~ reprint WON_136 6dd6afc0 0c4a4091 08633b7a.a03a2524
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
//~ reprint WON_300 92879301 1c047514 03e5df75.70552795
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
//~ reprint WON_302 85f14fdf 4142fbad 46b0f87b.c8709b0c
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
//~ reprint WON_303 f04d989f 7e7e1566 11f62ce0.4cb2cd67
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
//~ reprint WON_304 a60deeca 8772ab5a 48e49e42.1466008e
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
//~ reprint WON_305 9f673017 2b16cda2 f74dc8bc.3e5cddb0
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
//~ reprint WON_332 d564ed0c cc904108 161d7daa.d96672d2
pub const WON_332: Power = crate::cards::CFM_852;
