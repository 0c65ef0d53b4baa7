//! Paladin cards of Whizbang's Workshop.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Whack-A-Gnoll
///
/// `MIS_700` · Paladin spell · 1 mana
///
/// > **Discover** a Paladin weapon from the past. Give it +1/+1.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Mechanics: Discover
/// - Enchantments: Whack! [`MIS_700e`]
///
/// State: Todo
//~ MIS_700 todo 767cfb27 a9c883c1
pub const MIS_700: Power = TODO;

/// # Whack!
///
/// `MIS_700e` · Paladin enchantment
///
/// > +1/+1.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ MIS_700e todo a0438669 634e17b2
pub const MIS_700e: Power = TODO;

/// # Holy Glowsticks
///
/// `MIS_709` · Paladin spell · Holy · 4 mana
///
/// > **Lifesteal** Deal $4 damage to a minion. Costs (1) if you've cast a Holy spell this turn.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Mechanics: Lifesteal
/// - Enchantments: Raving Mad [`MIS_709e1`]
///
/// State: Todo
//~ MIS_709 todo 4547920b f51da90e
pub const MIS_709: Power = TODO;

/// # Raving Mad
///
/// `MIS_709e1` · Paladin enchantment
///
/// > +5/+5
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ MIS_709e1 todo 966607a3 5966af77
pub const MIS_709e1: Power = TODO;

/// # Flickering Lightbot
///
/// `MIS_918` · Paladin minion · 5 mana · 3/3
///
/// > **Gigantify** Costs (1) less for each Holy spell you've cast this game.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Gigantify
/// - Enchantments: Glow Up [`MIS_918e`]
/// - Tokens: Flickering Lightbot [`MIS_918t`]
///
/// State: Todo
//~ MIS_918 todo 5c04e392 c638214d
pub const MIS_918: Power = TODO;

/// # Glow Up
///
/// `MIS_918e` · Neutral enchantment
///
/// > Increased Stats.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ MIS_918e todo 67d344a2 2b9c7557
pub const MIS_918e: Power = TODO;

/// # Flickering Lightbot
///
/// `MIS_918t` · Paladin minion · 8 mana · 8/8
///
/// > **Gigantic** Costs (1) less for each Holy spell you've cast this game.
///
/// - Set: Whizbang's Workshop · rare
/// - Minion type: Mech
/// - Mechanics: Gigantic
///
/// State: Todo
//~ MIS_918t todo 683aac5d 43a55053
pub const MIS_918t: Power = TODO;

/// # Flash Sale
///
/// `TOY_716` · Paladin spell · 4 mana
///
/// > Summon a 1/2 Mech with **Divine Shield** and **Taunt**. Give your minions +1/+2.
///
/// - Set: Whizbang's Workshop · epic · collectible
/// - Refers to: Taunt, Divine Shield
/// - Enchantments: Amazing Savings [`TOY_716e`]
/// - Tokens: Annoy-o-Tron [`CORE_GVG_085`](crate::core::neutral::CORE_GVG_085)
///
/// State: Todo
//~ TOY_716 todo f8acb7ca 18a27e41
pub const TOY_716: Power = TODO;

/// # Amazing Savings
///
/// `TOY_716e` · Paladin enchantment
///
/// > +1/+2.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ TOY_716e todo 1f735f82 f70582ad
pub const TOY_716e: Power = TODO;

/// # Crafter's Aura
///
/// `TOY_808` · Paladin spell · Holy · 7 mana
///
/// > At the end of your turn, summon a random 6-Cost minion. Lasts @ turns.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Mechanics: Objective, Paladin Aura
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3, `QUEST_PROGRESS_TOTAL` = 3, `1724` = 1
///
/// State: Todo
//~ TOY_808 todo ef240c53 67f36e23
pub const TOY_808: Power = TODO;

/// # Cardboard Golem
///
/// `TOY_809` · Paladin minion · 3 mana · 3/3
///
/// > **Battlecry:** Increase the duration of Auras in your hand, deck, and battlefield by 1.
///
/// - Set: Whizbang's Workshop · epic · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ TOY_809 todo f84055da c80d60eb
pub const TOY_809: Power = TODO;

/// # Painter's Virtue
///
/// `TOY_810` · Paladin weapon · 4 mana · 2/3 durability
///
/// > **Lifesteal** After your hero attacks, give minions in your hand +1/+1.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Mechanics: Lifesteal
/// - Enchantments: Colorful [`TOY_810e`]
///
/// State: Todo
//~ TOY_810 todo a3a09ce1 3a5832b5
pub const TOY_810: Power = TODO;

/// # Colorful
///
/// `TOY_810e` · Paladin enchantment
///
/// > +1/+1.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ TOY_810e todo e3aa22c3 bb13367a
pub const TOY_810e: Power = TODO;

/// # Tigress Plushy
///
/// `TOY_811` · Paladin minion · 3 mana · 3/2
///
/// > **Miniaturize Rush**, **Lifesteal**, **Divine Shield**
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Minion type: Beast
/// - Mechanics: Divine Shield, Lifesteal, Rush, Miniaturize
/// - Tokens: Tigress Plushy [`TOY_811t`]
///
/// State: Todo
//~ TOY_811 todo c416ead6 b25201ae
pub const TOY_811: Power = TODO;

/// # Tigress Plushy
///
/// `TOY_811t` · Paladin minion · 1 mana · 1/1
///
/// > **Mini Rush**, **Lifesteal**, **Divine Shield**
///
/// - Set: Whizbang's Workshop · common
/// - Minion type: Beast
/// - Mechanics: Divine Shield, Lifesteal, Rush, Mini
///
/// State: Todo
//~ TOY_811t todo 26caa9f8 225841c3
pub const TOY_811t: Power = TODO;

/// # Pipsi Painthoof
///
/// `TOY_812` · Paladin minion · 7 mana · 4/4
///
/// > **Deathrattle:** Summon a random **Divine Shield**, **Rush**, and **Taunt** minion from your deck.
///
/// - Set: Whizbang's Workshop · legendary · collectible
/// - Mechanics: Deathrattle
/// - Refers to: Taunt, Divine Shield, Rush
///
/// State: Todo
//~ TOY_812 todo 2822e001 a6d25d1e
pub const TOY_812: Power = TODO;

/// # Toy Captain Tarim
///
/// `TOY_813` · Paladin minion · 5 mana · 3/7
///
/// > **Miniaturize Taunt**. **Battlecry:** Set a minion's Attack and Health to this minion's.
///
/// - Set: Whizbang's Workshop · legendary · collectible
/// - Mechanics: Taunt, Battlecry, Miniaturize
/// - Target: "Set a minion's Attack and Health to this minion's."
/// - Enchantments: Toytanic [`TOY_813e3`]
/// - Tokens: Toy Captain Tarim [`TOY_813t`]
///
/// State: Todo
//~ TOY_813 todo cb016da0 0ed82578
pub const TOY_813: Power = TODO;

/// # Toytanic
///
/// `TOY_813e3` · Paladin enchantment
///
/// > Adjusted stats.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ TOY_813e3 todo d38d85d7 9d7c8af1
pub const TOY_813e3: Power = TODO;

/// # Toy Captain Tarim
///
/// `TOY_813t` · Paladin minion · 1 mana · 1/1
///
/// > **Mini Taunt**. **Battlecry:** Set a minion's Attack and Health to this minion's.
///
/// - Set: Whizbang's Workshop · legendary
/// - Mechanics: Taunt, Battlecry, Mini
/// - Target: "Set a minion's Attack and Health to this minion's."
///
/// State: Todo
//~ TOY_813t todo 3cac45cf 8b0db4d7
pub const TOY_813t: Power = TODO;

/// # Wind-Up Enforcer
///
/// `TOY_880` · Paladin minion · 6 mana · 3/5
///
/// > **Tradeable Battlecry:** Summon @ \|4(copy, copies) of this minion. *(Trade** to upgrade!)*
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Mechanics: Battlecry, Tradeable, Deck Action Cost
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Todo
//~ TOY_880 todo 944ca918 11ef188e
pub const TOY_880: Power = TODO;

/// # Fancy Packaging
///
/// `TOY_881` · Paladin spell · 1 mana
///
/// > Give a minion with **Divine Shield** +2/+3.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Refers to: Divine Shield
/// - Enchantments: Vacuum Sealed [`TOY_881e`]
///
/// State: Todo
//~ TOY_881 todo 0c4893c3 984969e7
pub const TOY_881: Power = TODO;

/// # Vacuum Sealed
///
/// `TOY_881e` · Paladin enchantment
///
/// > +2/+3
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ TOY_881e todo befa939d 0c73e714
pub const TOY_881e: Power = TODO;

/// # Trinket Artist
///
/// `TOY_882` · Paladin minion · 3 mana · 2/3
///
/// > **Battlecry:** Draw a **Divine Shield** minion and an Aura.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Refers to: Divine Shield
///
/// State: Todo
//~ TOY_882 todo a18bbe27 e191bfd4
pub const TOY_882: Power = TODO;
