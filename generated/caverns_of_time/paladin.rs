//! Paladin cards of Caverns of Time.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 304db9f3

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
//~ reprint WON_045 7c70df54 3f22c280 5e99716f.18173858
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
//~ reprint WON_046 6913bb42 c114238c 3318046e.773751c0
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
//~ todo WON_046e 12b0f71a f7759cfd 72ad92d2.e104e300
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
//~ reprint WON_048 ff4121f7 b45b0bbd bf902c6b.630b72c8
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
//~ reprint WON_049 9abadf50 90ea0cd0 813573f0.18ec186f
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
//~ todo WON_051 cd9d83a2 efc8c154 19386741.cb89b78a
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
//~ todo WON_051e cb0a6fc8 33f5b25e e6ebd7aa.5a5f675d
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
/// State: Derived
//~ derived WON_052 e9fa1ad2 a0ab4f58 0d1e072c.c3fec62e
pub const WON_052: Power = battlecry(&[summon(copy_of(THIS))]).when(there_is(&THIS.that(ATTACK.at_least(5))));

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
//~ todo WON_053 aff2d66b 253ef3b8 1b1a9a5c.37acc425
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
//~ todo WON_053t 9f021dac af244dde 1df32806.76e2dba1
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
/// State: Derived
//~ derived WON_053t2 63ce0ab4 1b185aef 5d4621c4.f98f795c
pub const WON_053t2: Power = hero_power(&[summon(random(all(&[MINION, COST.is(3)]))), attach("WON_053t2e").to(IT)]);

/// # Roost Boost
///
/// `WON_053t2e` · Paladin enchantment
///
/// > **Charge**.
///
/// - Set: Caverns of Time
///
/// State: Derived
//~ derived WON_053t2e 5f950aaf 808f4e5f a696213d.7eb146fc
pub const WON_053t2e: Power = enchant(&[has(GameTag::CHARGE)]);

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
//~ todo WON_053t3 48360c30 eb26e7a9 68d6ead1.52e149e3
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
//~ todo WON_053t3e cdd3fe17 a18b8537 a259efac.52e149e3
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
/// State: Derived
//~ derived WON_053t4 fe7110f3 768acf74 cd8aaa7c.9cf28507
pub const WON_053t4: Power = hero_power(&[cast(random(all(&[SECRET, class(CardClass::Paladin)]))).copies(3)]);

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
//~ todo WON_053t5 57b0412e ab40e3d9 f3d5bde2.aea67405
pub const WON_053t5: Power = TODO;

/// # Dragonflight
///
/// `WON_053t5e` · Paladin enchantment
///
/// > +2/+2.
///
/// - Set: Caverns of Time
///
/// State: Derived
//~ derived WON_053t5e 84ab5b73 d9aa5097 dc715af7.6d6ab056
pub const WON_053t5e: Power = enchant(&[plus(2, 2)]);

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
//~ todo WON_053t6 04e1a047 24a35251 202d87b0.d6b56f06
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
//~ todo WON_053t6e 991a1ce7 d3abfea2 7be1d2c9.227a94d6
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
//~ todo WON_053t7 d304a7d9 bb4146c6 a9feaeea.a32f8c58
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
//~ todo WON_053t7e ea70162f f1fa13d3 5aefd7ce.14cd8490
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
//~ todo WON_053te c6f790e5 52847b6c 80c1b993.52e149e3
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
//~ reprint WON_309 b4860be9 bd007a9f 17beda81.682d95e6
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
//~ reprint WON_310 1d60a824 702149f5 fd571fcc.8ebaa923
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
//~ reprint WON_311 6bc54327 587d5f00 ca15375c.3a2be8fb
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
//~ vanilla WON_312 e0a30b8c bbd7a831 44480e33.a8f2cadd
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
//~ reprint WON_333 2019bcb1 66587b6b 38f37cb6.8e24276a
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
//~ reprint WON_334 36d896b9 8ff61801 2cc4fe30.d456059c
pub const WON_334: Power = crate::cards::AT_079;
