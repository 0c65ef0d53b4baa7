//! Druid cards of Goblins vs Gnomes.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 3c529c81

/// # Anodized Robo Cub
///
/// `GVG_030` · Druid minion · 2 mana · 2/2
///
/// > **Taunt**. **Choose One -** +1 Attack; or +1 Health.
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Minion type: Mech, Beast
/// - Mechanics: Taunt, Choose One
/// - Tags: `2542` = 1
/// - Tokens: Attack Mode [`GVG_030a`], Tank Mode [`GVG_030b`]
///
/// State: Todo
//~ todo GVG_030 b1aa77d4 993c3334 f58ad75d.c1c92312
pub const GVG_030: Power = TODO;

/// # Attack Mode
///
/// `GVG_030a` · Druid spell · 2 mana
///
/// > +1 Attack.
///
/// - Set: Goblins vs Gnomes
/// - Enchantments: Attack Mode [`GVG_030ae`]
///
/// State: Todo
//~ todo GVG_030a 3dd1b742 f9b70351 9c15acca.c84fda8a
pub const GVG_030a: Power = TODO;

/// # Attack Mode
///
/// `GVG_030ae` · Druid enchantment
///
/// > +1 Attack.
///
/// - Set: Goblins vs Gnomes
///
/// State: Derived
//~ derived GVG_030ae 6107dd75 e0e9d525 c06ec342.c84fda8a
pub const GVG_030ae: Power = enchant(&[ATTACK.plus(1)]);

/// # Tank Mode
///
/// `GVG_030b` · Druid spell · 2 mana
///
/// > +1 Health.
///
/// - Set: Goblins vs Gnomes
/// - Enchantments: Tank Mode [`GVG_030be`]
///
/// State: Todo
//~ todo GVG_030b 7c01eb70 7fdde801 d077f1cb.1e24a525
pub const GVG_030b: Power = TODO;

/// # Tank Mode
///
/// `GVG_030be` · Druid enchantment
///
/// > +1 Health.
///
/// - Set: Goblins vs Gnomes
///
/// State: Derived
//~ derived GVG_030be 2eb0877f 7f93d2ab fa13a3d8.1e24a525
pub const GVG_030be: Power = enchant(&[HEALTH.plus(1)]);

/// # Recycle
///
/// `GVG_031` · Druid spell · Nature · 6 mana
///
/// > Shuffle an enemy minion into your opponent's deck.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_ENEMY_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived GVG_031 7b59017c cdef5b66 5a0f4b9a.d06b60cf
pub const GVG_031: Power = spell(&[shuffle(the(AN_ENEMY_MINION)).to(OPPONENT)]);

/// # Grove Tender
///
/// `GVG_032` · Druid minion · 3 mana · 2/4
///
/// > **Choose One -** Give each player a Mana Crystal; or Each player draws a card.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Mechanics: Choose One
/// - Tokens: Gift of Mana [`GVG_032a`], Gift of Cards [`GVG_032b`]
///
/// State: Todo
//~ todo GVG_032 acd4e942 8955eaa0 8f8413b9.009dbc5a
pub const GVG_032: Power = TODO;

/// # Gift of Mana
///
/// `GVG_032a` · Druid spell · 3 mana
///
/// > Give each player a Mana Crystal.
///
/// - Set: Goblins vs Gnomes
///
/// State: Todo
//~ todo GVG_032a 3b44fc08 b7a59a75 cd01c180.1fc9333c
pub const GVG_032a: Power = TODO;

/// # Gift of Cards
///
/// `GVG_032b` · Druid spell · 3 mana
///
/// > Each player draws a card.
///
/// - Set: Goblins vs Gnomes
///
/// State: Derived
//~ derived GVG_032b 29317aaa 46c35326 fb10aeff.eb21e116
pub const GVG_032b: Power = spell(&[draw(1).to(PLAYERS)]);

/// # Tree of Life
///
/// `GVG_033` · Druid spell · Nature · 9 mana
///
/// > Restore all characters to full Health.
///
/// - Set: Goblins vs Gnomes · epic · collectible
/// - Mechanics: Affected By Healing Does Damage
///
/// State: Derived
//~ derived GVG_033 b1fa3e15 13279401 2da5bec1.563c9b07
pub const GVG_033: Power = spell(&[heal_fully(CHARACTERS)]);

/// # Mech-Bear-Cat
///
/// `GVG_034` · Druid minion · 6 mana · 7/6
///
/// > Whenever this minion takes damage, add a **Spare Part** card to your hand.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Minion type: Mech, Beast
/// - Refers to: Spare Part
/// - Tags: `1584` = 1, `2542` = 1
/// - Entourage: Whirling Blades [`PART_007`](crate::goblins_vs_gnomes::neutral::PART_007), Reversing Switch [`PART_006`](crate::goblins_vs_gnomes::neutral::PART_006), Emergency Coolant [`PART_005`](crate::goblins_vs_gnomes::neutral::PART_005), Armor Plating [`PART_001`](crate::goblins_vs_gnomes::neutral::PART_001), Rusty Horn [`PART_003`](crate::goblins_vs_gnomes::neutral::PART_003), Time Rewinder [`PART_002`](crate::goblins_vs_gnomes::neutral::PART_002), Finicky Cloakfield [`PART_004`](crate::goblins_vs_gnomes::neutral::PART_004)
///
/// State: Derived
//~ derived GVG_034 5d1abbc9 792af16b 9e58a022.dc9aec25
pub const GVG_034: Power = whenever(THIS.takes_damage(CARD)).then(&[get(token(with(GameTag::SPARE_PART)))]);

/// # Malorne
///
/// `GVG_035` · Druid minion · 7 mana · 9/7
///
/// > **Deathrattle:** Go **Dormant**. Revive after 2 friendly Beasts die.
///
/// - Set: Goblins vs Gnomes · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Refers to: Dormant
///
/// State: Todo
//~ todo GVG_035 ea9573c8 4852627d 58a578e0.f4b96299
pub const GVG_035: Power = TODO;

/// # Dark Wispers
///
/// `GVG_041` · Druid spell · Nature · 6 mana
///
/// > **Choose One -** Summon 5 Wisps; or Give a minion +5/+5 and **Taunt**.
///
/// - Set: Goblins vs Gnomes · epic · collectible
/// - Mechanics: Choose One
/// - Refers to: Taunt
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Dark Wispers [`GVG_041c`]
/// - Tokens: Call the Guardians [`GVG_041a`], Nature's Defense [`GVG_041b`]
///
/// State: Todo
//~ todo GVG_041 dab4da99 fa32a3cc e07afb3b.3c625be8
pub const GVG_041: Power = TODO;

/// # Call the Guardians
///
/// `GVG_041a` · Druid spell · Nature · 6 mana
///
/// > +5/+5 and **Taunt**.
///
/// - Set: Goblins vs Gnomes
/// - Refers to: Taunt
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ todo GVG_041a f0e6feb3 47432c2b 3d95df8c.33932ed3
pub const GVG_041a: Power = TODO;

/// # Nature's Defense
///
/// `GVG_041b` · Druid spell · Nature · 6 mana
///
/// > Summon 5 Wisps.
///
/// - Set: Goblins vs Gnomes
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived GVG_041b 04f8cd8d 3ccc2505 cf83f0e0.4aa27f58
pub const GVG_041b: Power = spell(&[summon(card("CS2_231")).copies(5)]);

/// # Dark Wispers
///
/// `GVG_041c` · Druid enchantment
///
/// > +5/+5 and **Taunt**.
///
/// - Set: Goblins vs Gnomes
///
/// State: Derived
//~ derived GVG_041c 3bf8f753 7385f40a 36059582.33932ed3
pub const GVG_041c: Power = enchant(&[plus(5, 5), has(GameTag::TAUNT)]);

/// # Druid of the Fang
///
/// `GVG_080` · Druid minion · 5 mana · 4/4
///
/// > **Battlecry:** If you have a Beast, transform this minion into a 7/7.
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Mechanics: Battlecry
/// - Tokens: Druid of the Fang [`GVG_080t`]
///
/// State: Derived
//~ derived GVG_080 86030888 53d10ea7 1a49b798.5f30a5ea
pub const GVG_080: Power =
    battlecry(&[transform(THIS, card("GVG_080t"))]).when(there_is(&FRIENDLY_MINIONS.that(BEAST)));

/// # Druid of the Fang
///
/// `GVG_080t` · Druid minion · 5 mana · 7/7
///
/// - Set: Goblins vs Gnomes
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla GVG_080t d104b556 76d90c21 7749ca9a
pub const GVG_080t: Power = VANILLA;
