//! Paladin cards of Caverns of Time.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Ivory Knight
///
/// `WON_045` · Paladin minion · 4 mana · 4/4
///
/// > **Battlecry: Discover** a spell. Restore Health to your hero equal to its Cost.
///
/// - Set: Caverns of Time · rare · collectible
/// - Mechanics: Battlecry, Discover
/// - Reprint of: Ivory Knight [`KAR_057`](crate::karazhan::paladin::KAR_057)
///
/// State: Reprint
//~ WON_045 reprint 4e48af3f 9a7d2994
pub const WON_045: Power = crate::cards::KAR_057;

/// # Grimestreet Enforcer
///
/// `WON_046` · Paladin minion · 4 mana · 4/4
///
/// > At the end of your turn, give all minions in your hand +1/+1.
///
/// - Set: Caverns of Time · rare · collectible
/// - Reprint of: Grimestreet Enforcer [`CFM_639`](crate::gadgetzan::paladin::CFM_639)
/// - Enchantments: Smuggling [`WON_046e`]
///
/// State: Reprint
//~ WON_046 reprint c4c9db14 b72a393d
pub const WON_046: Power = crate::cards::CFM_639;

/// # Smuggling
///
/// `WON_046e` · Neutral enchantment
///
/// > Increased stats from Grimestreet Enforcer.
///
/// - Set: Caverns of Time
/// - Tokens: Grimestreet Enforcer [`WON_046`]
///
/// State: Todo
//~ WON_046e todo ed324966 302a5379
pub const WON_046e: Power = TODO;

/// # Lay on Hands
///
/// `WON_048` · Paladin spell · Holy · 6 mana
///
/// > Restore #8 Health. Draw 3 cards.
///
/// - Set: Caverns of Time · epic · collectible
/// - Reprint of: Lay on Hands [`EX1_354`](crate::classic::paladin::EX1_354)
///
/// State: Reprint
//~ WON_048 reprint 01c51374 146e631a
pub const WON_048: Power = crate::cards::EX1_354;

/// # Enter the Coliseum
///
/// `WON_049` · Paladin spell · 3 mana
///
/// > Destroy all minions except each player's highest Attack minion.
///
/// - Set: Caverns of Time · epic · collectible
/// - Reprint of: Enter the Coliseum [`AT_078`](crate::grand_tournament::paladin::AT_078)
///
/// State: Reprint
//~ WON_049 reprint 1b36ec7f 72997fee
pub const WON_049: Power = crate::cards::AT_078;

/// # Timeless Blessing
///
/// `WON_051` · Paladin spell · Holy · 4 mana
///
/// > Give four random minions in your hand +4/+4, +3/+3, +2/+2, and +1/+1.
///
/// - Set: Caverns of Time · rare · collectible
/// - Enchantments: Timeless Blessing [`WON_051e`]
///
/// State: Todo
//~ WON_051 todo e03fdbe8 fd0fb2a7
pub const WON_051: Power = TODO;

/// # Timeless Blessing
///
/// `WON_051e` · Paladin enchantment
///
/// > +{0}/+{0}.
///
/// - Set: Caverns of Time
///
/// State: Todo
//~ WON_051e todo fb4c6e7f f1fa93de
pub const WON_051e: Power = TODO;

/// # Bronze Dragonknight
///
/// `WON_052` · Paladin minion · 4 mana · 3/5
///
/// > **Taunt**. **Battlecry:** If this has 5 or more Attack, summon a copy of this.
///
/// - Set: Caverns of Time · epic · collectible
/// - Minion type: Dragon
/// - Mechanics: Taunt, Battlecry
///
/// State: Todo
//~ WON_052 todo 38e9c252 d9e5c93a
pub const WON_052: Power = TODO;

/// # Runi, Time Explorer
///
/// `WON_053` · Paladin minion · 3 mana · 3/4
///
/// > **Battlecry: Discover** a location from the FUTURE!
///
/// - Set: Caverns of Time · legendary · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry, Discover
/// - Tokens: Outskirts of Lordaeron [`WON_053t`], Wind Rider Roost [`WON_053t2`], Xenedar [`WON_053t3`], The Nighthold [`WON_053t4`], Valdrakken [`WON_053t5`], Ruins of Korune [`WON_053t6`], Temple of Earth [`WON_053t7`]
///
/// State: Todo
//~ WON_053 todo b9706b78 e2e84006
pub const WON_053: Power = TODO;

/// # Outskirts of Lordaeron
///
/// `WON_053t` · Paladin location · 3 mana · 0 uses
///
/// > Choose a minion. Destroy all minions with less Attack than it.
///
/// - Set: Caverns of Time
/// - Enchantments: Xenedar Enchant [`WON_053te`]
///
/// State: Todo
//~ WON_053t todo 6fa173fd 4a7edc30
pub const WON_053t: Power = TODO;

/// # Wind Rider Roost
///
/// `WON_053t2` · Paladin location · 3 mana · 0 uses
///
/// > Summon a random 3-Cost minion. Give it **Charge**.
///
/// - Set: Caverns of Time
/// - Refers to: Charge
/// - Enchantments: Roost Boost [`WON_053t2e`]
///
/// State: Todo
//~ WON_053t2 todo 50e628f1 19d390b7
pub const WON_053t2: Power = TODO;

/// # Roost Boost
///
/// `WON_053t2e` · Paladin enchantment
///
/// > **Charge**.
///
/// - Set: Caverns of Time
///
/// State: Todo
//~ WON_053t2e todo 63d259ef 72d52795
pub const WON_053t2e: Power = TODO;

/// # Xenedar
///
/// `WON_053t3` · Paladin location · 3 mana · 0 uses
///
/// > Your next **Battlecry** this turn triggers twice.
///
/// - Set: Caverns of Time
/// - Refers to: Battlecry
/// - Enchantments: Light of the Xenedar [`WON_053t3e`]
///
/// State: Todo
//~ WON_053t3 todo d6435942 cfbea9f9
pub const WON_053t3: Power = TODO;

/// # Light of the Xenedar
///
/// `WON_053t3e` · Paladin enchantment
///
/// > Your next **Battlecry** this turn triggers twice.
///
/// - Set: Caverns of Time
///
/// State: Todo
//~ WON_053t3e todo 100a943f ebf2b4db
pub const WON_053t3e: Power = TODO;

/// # The Nighthold
///
/// `WON_053t4` · Paladin location · 3 mana · 0 uses
///
/// > Cast three random Paladin **Secrets**.
///
/// - Set: Caverns of Time
/// - Refers to: Secret
///
/// State: Todo
//~ WON_053t4 todo 807b9d26 6ddcc43b
pub const WON_053t4: Power = TODO;

/// # Valdrakken
///
/// `WON_053t5` · Paladin location · 3 mana · 0 uses
///
/// > Get two random Dragons with +2/+2.
///
/// - Set: Caverns of Time
/// - Enchantments: Dragonflight [`WON_053t5e`]
///
/// State: Todo
//~ WON_053t5 todo 46ad34b5 a651cd4d
pub const WON_053t5: Power = TODO;

/// # Dragonflight
///
/// `WON_053t5e` · Paladin enchantment
///
/// > +2/+2.
///
/// - Set: Caverns of Time
///
/// State: Todo
//~ WON_053t5e todo 5c777ad8 11e3e2d3
pub const WON_053t5e: Power = TODO;

/// # Ruins of Korune
///
/// `WON_053t6` · Paladin location · 3 mana · 0 uses
///
/// > Draw 2 cards. Swap their Costs.
///
/// - Set: Caverns of Time
/// - Enchantments: Korune's Blessing [`WON_053t6e`]
///
/// State: Todo
//~ WON_053t6 todo 828b2704 918dd3a5
pub const WON_053t6: Power = TODO;

/// # Korune's Blessing
///
/// `WON_053t6e` · Paladin enchantment
///
/// > Swapped Cost.
///
/// - Set: Caverns of Time
///
/// State: Todo
//~ WON_053t6e todo a65e7c13 69c56026
pub const WON_053t6e: Power = TODO;

/// # Temple of Earth
///
/// `WON_053t7` · Paladin location · 3 mana · 0 uses
///
/// > Choose a friendly minion. Summon a copy of it with +3 Health and **Taunt** that can't attack.
///
/// - Set: Caverns of Time
/// - Refers to: Taunt
/// - Enchantments: Defender of Deepholm [`WON_053t7e`]
///
/// State: Todo
//~ WON_053t7 todo efb2baad cf8b8e8b
pub const WON_053t7: Power = TODO;

/// # Defender of Deepholm
///
/// `WON_053t7e` · Paladin enchantment
///
/// > +3 Health and **Taunt**. Can't attack.
///
/// - Set: Caverns of Time
/// - Mechanics: Cant Attack
///
/// State: Todo
//~ WON_053t7e todo 1fae6e33 6fd19806
pub const WON_053t7e: Power = TODO;

/// # Xenedar Enchant
///
/// `WON_053te` · Paladin enchantment
///
/// > Your next **Battlecry** this turn triggers twice.
///
/// - Set: Caverns of Time
///
/// State: Todo
//~ WON_053te todo 6471e637 d3f8d96b
pub const WON_053te: Power = TODO;

/// # Silvermoon Portal
///
/// `WON_309` · Paladin spell · Holy · 3 mana
///
/// > Give a minion +2/+2. Summon a random 2-Cost minion.
///
/// - Set: Caverns of Time · common · collectible
/// - Reprint of: Silvermoon Portal [`KAR_077`](crate::karazhan::paladin::KAR_077)
///
/// State: Reprint
//~ WON_309 reprint 8659c45f cf86aac7
pub const WON_309: Power = crate::cards::KAR_077;

/// # Steward of Darkshire
///
/// `WON_310` · Paladin minion · 3 mana · 4/3
///
/// > Whenever you summon a 1-Health minion, give it **Divine Shield**.
///
/// - Set: Caverns of Time · rare · collectible
/// - Refers to: Divine Shield
/// - Reprint of: Steward of Darkshire [`OG_310`](crate::old_gods::paladin::OG_310)
///
/// State: Reprint
//~ WON_310 reprint 88270a8c e75aa7c8
pub const WON_310: Power = crate::cards::OG_310;

/// # Keeper of Uldaman
///
/// `WON_311` · Paladin minion · 3 mana · 3/4
///
/// > **Battlecry:** Set a minion's Attack and Health to 3.
///
/// - Set: Caverns of Time · common · collectible
/// - Mechanics: Battlecry
/// - Target: "Change to 3/3."
/// - Reprint of: Keeper of Uldaman [`LOE_017`](crate::league_of_explorers::paladin::LOE_017)
///
/// State: Reprint
//~ WON_311 reprint 5cb61640 54b494f4
pub const WON_311: Power = crate::cards::LOE_017;

/// # Wickerflame Burnbristle
///
/// `WON_312` · Paladin minion · 3 mana · 3/3
///
/// > **Taunt Divine Shield Lifesteal**
///
/// - Set: Caverns of Time · legendary · collectible
/// - Mechanics: Taunt, Divine Shield, Lifesteal
/// - Reprint of: Wickerflame Burnbristle [`CFM_815`](crate::gadgetzan::paladin::CFM_815)
///
/// State: Vanilla
//~ WON_312 vanilla 643bc0cd f0d29b53
pub const WON_312: Power = VANILLA;

/// # A Light in the Darkness
///
/// `WON_333` · Paladin spell · Holy · 2 mana
///
/// > **Discover** a Paladin minion. Give it +2/+2.
///
/// - Set: Caverns of Time · common · collectible
/// - Mechanics: Discover
/// - Reprint of: A Light in the Darkness [`OG_311`](crate::old_gods::paladin::OG_311)
///
/// State: Reprint
//~ WON_333 reprint 5e86c788 55f812c3
pub const WON_333: Power = crate::cards::OG_311;

/// # Mysterious Challenger
///
/// `WON_334` · Paladin minion · 5 mana · 5/5
///
/// > **Battlecry:** Put one of each **Secret** from your deck into the battlefield.
///
/// - Set: Caverns of Time · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Secret
/// - Reprint of: Mysterious Challenger [`AT_079`](crate::grand_tournament::paladin::AT_079)
///
/// State: Reprint
//~ WON_334 reprint 676d009b f24ff798
pub const WON_334: Power = crate::cards::AT_079;
