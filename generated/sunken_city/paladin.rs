//! Paladin cards of Voyage to the Sunken City.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Lightray
///
/// `TID_077` · Paladin minion · 9 mana · 5/5
///
/// > **Taunt** Costs (1) less for each Paladin card you've played this game.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Elemental, Beast
/// - Mechanics: Taunt
/// - Tags: `2542` = 1
///
/// State: Todo
//~ TID_077 todo 3b5e33f9 729c078d
pub const TID_077: Power = TODO;

/// # Myrmidon
///
/// `TID_098` · Paladin minion · 3 mana · 3/4
///
/// > After you cast a spell on this minion, draw a card.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Naga
///
/// State: Todo
//~ TID_098 todo f3f394f2 6c055203
pub const TID_098: Power = TODO;

/// # Front Lines
///
/// `TID_949` · Paladin spell · 9 mana
///
/// > Summon a minion from each player's deck. Repeat until either side of the battlefield is full.
///
/// - Set: Voyage to the Sunken City · epic · collectible
///
/// State: Todo
//~ TID_949 todo 9d0119fd f2d4fdb1
pub const TID_949: Power = TODO;

/// # The Leviathan
///
/// `TSC_030` · Paladin minion · 7 mana · 4/5
///
/// > **Colossal +1 Rush**, **Divine Shield** After this attacks, **Dredge**.
///
/// - Set: Voyage to the Sunken City · legendary · collectible
/// - Minion type: Mech
/// - Mechanics: Divine Shield, Rush, Colossal, Dredge
/// - Tags: `1544` = 1
/// - Tokens: The Leviathan's Claw [`TSC_030t2`]
///
/// State: Todo
//~ TSC_030 todo 7e7a27a4 65872ba1
pub const TSC_030: Power = TODO;

/// # The Leviathan's Claw
///
/// `TSC_030t2` · Paladin minion · 3 mana · 4/2
///
/// > **Rush**, **Divine Shield** After this attacks, draw a card.
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Mech
/// - Mechanics: Divine Shield, Rush, Colossal Limb
///
/// State: Todo
//~ TSC_030t2 todo ae0be6da 16793921
pub const TSC_030t2: Power = TODO;

/// # Bubblebot
///
/// `TSC_059` · Paladin minion · 4 mana · 4/4
///
/// > **Battlecry:** Give your other Mechs **Divine Shield** and **Taunt**.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Refers to: Taunt, Divine Shield
///
/// State: Todo
//~ TSC_059 todo e65bcef9 32bdb1ed
pub const TSC_059: Power = TODO;

/// # Shimmering Sunfish
///
/// `TSC_060` · Paladin minion · 3 mana · 2/5
///
/// > **Battlecry:** If you're holding a Holy spell, gain **Taunt** and **Divine Shield**.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Taunt, Divine Shield
///
/// State: Todo
//~ TSC_060 todo 01cec4a1 be5b8d79
pub const TSC_060: Power = TODO;

/// # The Garden's Grace
///
/// `TSC_061` · Paladin spell · Holy · 10 mana
///
/// > Give a minion +4/+4 and **Divine Shield**. Costs (1) less for each Mana you've spent on Holy spells this game.
///
/// - Set: Voyage to the Sunken City · epic · collectible
/// - Refers to: Divine Shield
/// - Enchantments: Graced [`TSC_061e`]
///
/// State: Todo
//~ TSC_061 todo 26495da8 bb97eb94
pub const TSC_061: Power = TODO;

/// # Graced
///
/// `TSC_061e` · Paladin enchantment
///
/// > +4/+4 and **Divine Shield**.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TSC_061e todo c74cbe4a 22007dbc
pub const TSC_061e: Power = TODO;

/// # Kotori Lightblade
///
/// `TSC_074` · Paladin minion · 2 mana · 2/3
///
/// > After you cast a Holy spell on this, cast it again on another friendly minion.
///
/// - Set: Voyage to the Sunken City · legendary · collectible
/// - Tags: `1059` = 1
///
/// State: Todo
//~ TSC_074 todo 77630076 a5043a2d
pub const TSC_074: Power = TODO;

/// # Immortalized in Stone
///
/// `TSC_076` · Paladin spell · Holy · 7 mana
///
/// > Summon a 4/8, 2/4, and 1/2 Elemental with **Taunt**.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Refers to: Taunt
/// - Tokens: Worn Statue [`TSC_076t`], Living Statue [`TSC_076t2`], Pristine Statue [`TSC_076t3`]
///
/// State: Todo
//~ TSC_076 todo 728dff2c 479e3091
pub const TSC_076: Power = TODO;

/// # Worn Statue
///
/// `TSC_076t` · Paladin minion · 1 mana · 1/2
///
/// > **Taunt**
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Elemental
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ TSC_076t vanilla b4a653b6 7db643d2
pub const TSC_076t: Power = VANILLA;

/// # Living Statue
///
/// `TSC_076t2` · Paladin minion · 3 mana · 2/4
///
/// > **Taunt**
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Elemental
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ TSC_076t2 vanilla af57bcad 51537a3a
pub const TSC_076t2: Power = VANILLA;

/// # Pristine Statue
///
/// `TSC_076t3` · Paladin minion · 5 mana · 4/8
///
/// > **Taunt**
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Elemental
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ TSC_076t3 vanilla 140b748b ddeeaf79
pub const TSC_076t3: Power = VANILLA;

/// # Radar Detector
///
/// `TSC_079` · Paladin spell · 2 mana
///
/// > Scan the bottom 5 cards of your deck. Draw any Mechs found this way, then shuffle your deck.
///
/// - Set: Voyage to the Sunken City · epic · collectible
///
/// State: Todo
//~ TSC_079 todo c9247ad3 311d6cf3
pub const TSC_079: Power = TODO;

/// # Seafloor Savior
///
/// `TSC_083` · Paladin minion · 2 mana · 2/2
///
/// > **Battlecry: Dredge**. If it's a minion, give it this minion's Attack and Health.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry, Dredge
/// - Enchantments: Lamplight [`TSC_083e`]
///
/// State: Todo
//~ TSC_083 todo 7d71b45b d882a2bf
pub const TSC_083: Power = TODO;

/// # Lamplight
///
/// `TSC_083e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TSC_083e todo 648006e1 9d6c4f0f
pub const TSC_083e: Power = TODO;

/// # Azsharan Mooncatcher
///
/// `TSC_644` · Paladin minion · 3 mana · 4/2
///
/// > **Divine Shield**. **Battlecry:** Put a 'Sunken Mooncatcher' on the bottom of your deck.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Divine Shield, Battlecry
/// - Tokens: Sunken Mooncatcher [`TSC_644t`]
///
/// State: Todo
//~ TSC_644 todo bfc54db3 f6f07676
pub const TSC_644: Power = TODO;

/// # Sunken Mooncatcher
///
/// `TSC_644t` · Paladin minion · 3 mana · 4/2
///
/// > **Divine Shield**. **Battlecry:** Summon a copy of this.
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Mech
/// - Mechanics: Divine Shield, Battlecry
///
/// State: Todo
//~ TSC_644t todo d95d77bf 6031c773
pub const TSC_644t: Power = TODO;

/// # Holy Maki Roll
///
/// `TSC_952` · Paladin spell · Holy · 1 mana
///
/// > Restore #2 Health. Repeatable this turn.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Mechanics: Non Keyword Echo
///
/// State: Todo
//~ TSC_952 todo 09533cb2 c83d3e54
pub const TSC_952: Power = TODO;
