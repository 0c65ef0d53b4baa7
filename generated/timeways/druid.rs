//! Druid cards of Across the Timeways.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Press the Advantage
///
/// `END_007` · Multi-class spell · 2 mana
///
/// > Deal $1 damage. Give your hero +1 Attack this turn. Draw 1 card. Gain 1 Armor.
///
/// - Set: Across the Timeways · common · collectible
/// - Classes: Druid, Demon Hunter
/// - Enchantments: Claws of Fury [`END_007e1`]
///
/// State: Todo
//~ END_007 todo 06fafb4a 6f867f46
pub const END_007: Power = TODO;

/// # Claws of Fury
///
/// `END_007e1` · Neutral enchantment
///
/// > +1 Attack this turn.
///
/// - Set: Across the Timeways
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ END_007e1 todo 73c17582 22fc4016
pub const END_007e1: Power = TODO;

/// # Enduring Roach
///
/// `END_008` · Multi-class minion · 3 mana · 3/4
///
/// > After you use your Hero Power, refresh 2 Mana Crystals.
///
/// - Set: Across the Timeways · rare · collectible
/// - Minion type: Beast
/// - Classes: Druid, Demon Hunter
/// - Tags: `4578` = 1
///
/// State: Todo
//~ END_008 todo 2e4d14f8 07f52143
pub const END_008: Power = TODO;

/// # Splintered Reality
///
/// `END_009` · Druid spell · Nature · 4 mana
///
/// > Summon two 2/2 Treants. They gain +1/+1 for each friendly Treant that died this game.@ *(@)*
///
/// - Set: Across the Timeways · rare · collectible
/// - Enchantments: Splintered [`END_009e`]
/// - Tokens: Treant [`END_009t`]
///
/// State: Todo
//~ END_009 todo a108070c ddc37093
pub const END_009: Power = TODO;

/// # Splintered
///
/// `END_009e` · Druid enchantment
///
/// > Increased stats.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ END_009e todo 274945b7 752507aa
pub const END_009e: Power = TODO;

/// # Treant
///
/// `END_009t` · Druid minion · 1 mana · 2/2
///
/// - Set: Across the Timeways
/// - Tags: `2831` = 1
///
/// State: Vanilla
//~ END_009t vanilla 20beecb8 76ff0cfb
pub const END_009t: Power = VANILLA;

/// # Twilight Timereaver
///
/// `END_010` · Multi-class minion · 6 mana · 5/5
///
/// > **Choose One -** Set the Attack of all other minions to 1; or Health to 1.
///
/// - Set: Across the Timeways · rare · collectible
/// - Minion type: Dragon
/// - Classes: Druid, Paladin
/// - Mechanics: Choose One
/// - Enchantments: Finite Existence [`END_010e`]
/// - Tokens: Finite Will [`END_010a`], Finite Resolve [`END_010b`]
///
/// State: Todo
//~ END_010 todo e5600cd3 1397e159
pub const END_010: Power = TODO;

/// # Finite Will
///
/// `END_010a` · Multi-class spell · 6 mana
///
/// > Set the Attack of all other minions to 1.
///
/// - Set: Across the Timeways
/// - Classes: Druid, Paladin
/// - Enchantments: Finite Will [`END_010ae`]
///
/// State: Todo
//~ END_010a todo 697f1826 d931dadc
pub const END_010a: Power = TODO;

/// # Finite Will
///
/// `END_010ae` · Neutral enchantment
///
/// > Attack set to 1.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ END_010ae todo 407d1f59 c074c597
pub const END_010ae: Power = TODO;

/// # Finite Resolve
///
/// `END_010b` · Multi-class spell · 6 mana
///
/// > Set the Health of all other minions to 1.
///
/// - Set: Across the Timeways
/// - Classes: Druid, Paladin
/// - Enchantments: Finite Resolve [`END_010be`]
///
/// State: Todo
//~ END_010b todo ddec0957 65d69b2b
pub const END_010b: Power = TODO;

/// # Finite Resolve
///
/// `END_010be` · Neutral enchantment
///
/// > Health set to 1.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ END_010be todo 0cb48a0a e9731dcb
pub const END_010be: Power = TODO;

/// # Finite Existence
///
/// `END_010e` · Neutral enchantment
///
/// > Attack and Health set to 1.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ END_010e todo 107ccc39 9d053643
pub const END_010e: Power = TODO;

/// # Acceleration Aura
///
/// `END_011` · Multi-class spell · Holy · 2 mana
///
/// > At the start of your turn, gain a temporary Mana Crystal. Lasts @ turns.
///
/// - Set: Across the Timeways · common · collectible
/// - Classes: Druid, Paladin
/// - Mechanics: Objective, Paladin Aura
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3, `QUEST_PROGRESS_TOTAL` = 3, `1724` = 1
///
/// State: Todo
//~ END_011 todo d00ad59b 192fc816
pub const END_011: Power = TODO;

/// # Contingency
///
/// `TIME_023` · Druid spell · 3 mana
///
/// > Draw the bottom two cards from your deck.
///
/// - Set: Across the Timeways · common · collectible
///
/// State: Todo
//~ TIME_023 todo faa4d2c1 cd081786
pub const TIME_023: Power = TODO;

/// # Druid of Regrowth
///
/// `TIME_033` · Druid minion · 6 mana · 3/5
///
/// > **Rewind Battlecry:** Cast 2 random Nature spells.
///
/// - Set: Across the Timeways · common · collectible
/// - Mechanics: Battlecry, Rewind
///
/// State: Todo
//~ TIME_033 todo bbecc259 e6d2df68
pub const TIME_033: Power = TODO;

/// # Lady Azshara
///
/// `TIME_211` · Druid minion · 5 mana · 5/5
///
/// > **Fabled**. **Choose One -** Empower Zin-Azshari; or The Well of Eternity. *(The other gets destroyed!)*
///
/// - Set: Across the Timeways · legendary · collectible
/// - Mechanics: Choose One, Dont Pick From Subsets, Fabled
/// - Tags: `2936` = 1
/// - Tokens: Empower Zin-Azshari [`TIME_211a`], Empower the Well [`TIME_211b`], The Well of Eternity [`TIME_211t1`], Zin-Azshari [`TIME_211t2`]
///
/// State: Todo
//~ TIME_211 todo 9091cc4f ad1c614c
pub const TIME_211: Power = TODO;

/// # Empower Zin-Azshari
///
/// `TIME_211a` · Druid spell · 5 mana
///
/// > The minions summoned by Zin-Azshari will have doubled stats. Destroy The Well of Eternity.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_211a todo 02f28611 d9b1cd2f
pub const TIME_211a: Power = TODO;

/// # Empower the Well
///
/// `TIME_211b` · Druid spell · 5 mana
///
/// > The spells created by The Well of Eternity will cast twice. Destroy Zin-Azshari.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_211b todo a314ba5b c25025a2
pub const TIME_211b: Power = TODO;

/// # The Well of Eternity
///
/// `TIME_211t1` · Druid location · 4 mana · 0 uses
///
/// > Fill your hand with random **Temporary** spells.
///
/// - Set: Across the Timeways
/// - Mechanics: Is Fabled Bundle Card
/// - Refers to: tag 3630
/// - Tokens: The Well of Eternity [`TIME_211t1t`]
///
/// State: Todo
//~ TIME_211t1 todo 32d11280 24520119
pub const TIME_211t1: Power = TODO;

/// # The Well of Eternity
///
/// `TIME_211t1t` · Druid location · 4 mana · 0 uses
///
/// > Fill your hand with random **Temporary** spells. They cast twice.
///
/// - Set: Across the Timeways
/// - Refers to: tag 3630
/// - Enchantments: Eternalized [`TIME_211t1te`]
///
/// State: Todo
//~ TIME_211t1t todo f26fe91f 0bcf3809
pub const TIME_211t1t: Power = TODO;

/// # Eternalized
///
/// `TIME_211t1te` · Druid enchantment
///
/// > Casts twice.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_211t1te todo 0e7f1da1 d3d182bb
pub const TIME_211t1te: Power = TODO;

/// # Zin-Azshari
///
/// `TIME_211t2` · Druid location · 4 mana · 0 uses
///
/// > Summon a copy of a friendly minion.
///
/// - Set: Across the Timeways
/// - Mechanics: Is Fabled Bundle Card
/// - Tokens: Zin-Azshari [`TIME_211t2t`]
///
/// State: Todo
//~ TIME_211t2 todo d85a3578 7f389fc0
pub const TIME_211t2: Power = TODO;

/// # Zin-Azshari
///
/// `TIME_211t2t` · Druid location · 4 mana · 0 uses
///
/// > Summon a copy of a friendly minion with its stats doubled.
///
/// - Set: Across the Timeways
/// - Enchantments: The City's Strength [`TIME_211t2te`]
///
/// State: Todo
//~ TIME_211t2t todo b6339477 16546e86
pub const TIME_211t2t: Power = TODO;

/// # The City's Strength
///
/// `TIME_211t2te` · Druid enchantment
///
/// > Doubled stats.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_211t2te todo 030aedea 5f032737
pub const TIME_211t2te: Power = TODO;

/// # Waveshaping
///
/// `TIME_701` · Druid spell · Nature · 1 mana
///
/// > **Discover** a card from your deck. The others get put on the bottom.
///
/// - Set: Across the Timeways · rare · collectible
/// - Mechanics: Discover
///
/// State: Todo
//~ TIME_701 todo dc50ef30 b4c1db51
pub const TIME_701: Power = TODO;

/// # Ebb and Flow
///
/// `TIME_702` · Druid spell · Nature · 2 mana
///
/// > Deal $3 damage. If you played a minion while holding this, gain 5 Armor.
///
/// - Set: Across the Timeways · common · collectible
///
/// State: Todo
//~ TIME_702 todo 3c93a323 bc61d751
pub const TIME_702: Power = TODO;

/// # Endangered Dodo
///
/// `TIME_703` · Druid minion · 5 mana · 5/5
///
/// > **Taunt Battlecry:** If you have 10 or less Health, gain +5/+5 and summon a copy of this.
///
/// - Set: Across the Timeways · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Battlecry
/// - Enchantments: Endangered [`TIME_703e`]
///
/// State: Todo
//~ TIME_703 todo ec2ada28 70d3af87
pub const TIME_703: Power = TODO;

/// # Endangered
///
/// `TIME_703e` · Neutral enchantment
///
/// > +5/+5.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_703e todo 526883d4 cfea6432
pub const TIME_703e: Power = TODO;

/// # Highborne Mentor
///
/// `TIME_704` · Druid minion · 7 mana · 6/6
///
/// > **Battlecry:** Get a 2/2 Pupil. **Discover** a spell that costs (7) or more from the past to teach it.
///
/// - Set: Across the Timeways · epic · collectible
/// - Mechanics: Battlecry, Discover
/// - Tokens: Highborne Pupil [`TIME_704t`]
///
/// State: Todo
//~ TIME_704 todo a4eb15ff 2ff92953
pub const TIME_704: Power = TODO;

/// # Highborne Pupil
///
/// `TIME_704t` · Druid minion · 2 mana · 2/2
///
/// > **Battlecry:** Cast {0}.
///
/// - Set: Across the Timeways
/// - Mechanics: Battlecry
/// - Target: "Cast {0}."
///
/// State: Todo
//~ TIME_704t todo b00855be e7afad64
pub const TIME_704t: Power = TODO;

/// # Krona, Keeper of Eons
///
/// `TIME_705` · Druid minion · 6 mana · 4/7
///
/// > **Taunt Battlecry:** Set the Costs of the bottom 5 cards of your deck to (1).
///
/// - Set: Across the Timeways · legendary · collectible
/// - Mechanics: Taunt, Battlecry
///
/// State: Todo
//~ TIME_705 todo fc1bf48a 65883c5f
pub const TIME_705: Power = TODO;

/// # Alternate Reality
///
/// `TIME_707` · Druid spell · 2 mana
///
/// > Replace your hand and deck with random **Choose One** cards from the past. They cost (1) less.
///
/// - Set: Across the Timeways · epic · collectible
/// - Refers to: Choose One
///
/// State: Todo
//~ TIME_707 todo 37101e80 d982a289
pub const TIME_707: Power = TODO;

/// # Kaldorei Cultivator
///
/// `TIME_730` · Druid minion · 2 mana · 2/3
///
/// > **Battlecry: Discover** 2 Beasts. Put them on the bottom of your deck with +5/+5.
///
/// - Set: Across the Timeways · rare · collectible
/// - Mechanics: Battlecry, Discover
/// - Enchantments: Nurtured [`TIME_730e`]
///
/// State: Todo
//~ TIME_730 todo 3f06ec07 c82da7ca
pub const TIME_730: Power = TODO;

/// # Nurtured
///
/// `TIME_730e` · Druid enchantment
///
/// > +5/+5.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ TIME_730e todo 7327b659 eee22e05
pub const TIME_730e: Power = TODO;
