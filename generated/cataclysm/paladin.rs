//! Paladin cards of Cataclysm.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Chromatus
///
/// `CATA_432` · Paladin minion · 8 mana · 8/8
///
/// > **Colossal +4 Taunt**, **Lifesteal**, **Elusive**, **Divine Shield**
///
/// - Set: Cataclysm · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Taunt, Divine Shield, Lifesteal, Elusive, Colossal
/// - Tags: `1544` = 1
/// - Tokens: Green Head of Chromatus [`CATA_432t1`], Red Head of Chromatus [`CATA_432t2`], Blue Head of Chromatus [`CATA_432t3`], Bronze Head of Chromatus [`CATA_432t4`]
///
/// State: Todo
//~ CATA_432 todo f6a63c83 e546f8a5
pub const CATA_432: Power = TODO;

/// # Green Head of Chromatus
///
/// `CATA_432t1` · Paladin minion · 2 mana · 2/3
///
/// > **Taunt Deathrattle:** Remove **Taunt** from Chromatus.
///
/// - Set: Cataclysm
/// - Minion type: Dragon
/// - Mechanics: Taunt, Deathrattle, Colossal Limb
///
/// State: Todo
//~ CATA_432t1 todo f6d02c0f e767b28a
pub const CATA_432t1: Power = TODO;

/// # Red Head of Chromatus
///
/// `CATA_432t2` · Paladin minion · 2 mana · 2/3
///
/// > **Lifesteal Deathrattle:** Remove **Lifesteal** from Chromatus.
///
/// - Set: Cataclysm
/// - Minion type: Dragon
/// - Mechanics: Deathrattle, Lifesteal, Colossal Limb
///
/// State: Todo
//~ CATA_432t2 todo 72e990a4 42a45eaf
pub const CATA_432t2: Power = TODO;

/// # Blue Head of Chromatus
///
/// `CATA_432t3` · Paladin minion · 2 mana · 2/3
///
/// > **Elusive Deathrattle:** Remove **Elusive** from Chromatus.
///
/// - Set: Cataclysm
/// - Minion type: Dragon
/// - Mechanics: Deathrattle, Elusive, Colossal Limb
///
/// State: Todo
//~ CATA_432t3 todo 4337cc81 1b99bea8
pub const CATA_432t3: Power = TODO;

/// # Bronze Head of Chromatus
///
/// `CATA_432t4` · Paladin minion · 2 mana · 2/3
///
/// > **Divine Shield Deathrattle:** Remove **Divine Shield** from Chromatus.
///
/// - Set: Cataclysm
/// - Minion type: Dragon
/// - Mechanics: Divine Shield, Deathrattle, Colossal Limb
///
/// State: Todo
//~ CATA_432t4 todo e623667e 63b981a5
pub const CATA_432t4: Power = TODO;

/// # Inspiring Maul
///
/// `CATA_472` · Paladin weapon · 2 mana · 2/2 durability
///
/// > **Deathrattle:** Trigger a random friendly minion's end of turn effect.
///
/// - Set: Cataclysm · common · collectible
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ CATA_472 todo 78379b7c fd696725
pub const CATA_472: Power = TODO;

/// # Nozdormu, Bronze Aspect
///
/// `CATA_473` · Paladin minion · 5 mana · 4/4
///
/// > At the end of your turn, give your minions **Divine Shield**. Any that already had one gain +3/+3 instead.
///
/// - Set: Cataclysm · legendary · collectible
/// - Refers to: Divine Shield
/// - Enchantments: Nozdormu's Nimbus [`CATA_473e`]
///
/// State: Todo
//~ CATA_473 todo 5c7a9e92 f27c251f
pub const CATA_473: Power = TODO;

/// # Nozdormu's Nimbus
///
/// `CATA_473e` · Neutral enchantment
///
/// > +3/+3.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ CATA_473e todo e7787bd6 d1b66031
pub const CATA_473e: Power = TODO;

/// # Spearheart Sentry
///
/// `CATA_474` · Paladin minion · 4 mana · 3/4
///
/// > At the end of your turn, get a random Holy spell. Reduce its Cost by (3).
///
/// - Set: Cataclysm · rare · collectible
/// - Minion type: Dragon
/// - Tags: `4577` = 1, `4931` = 1
///
/// State: Todo
//~ CATA_474 todo 5f3d178e a89e8937
pub const CATA_474: Power = TODO;

/// # Scalebreaker Bulwark
///
/// `CATA_475` · Paladin minion · 6 mana · 3/6
///
/// > At the end of your turn, deal 2 damage to all enemies.
///
/// - Set: Cataclysm · common · collectible
/// - Tags: `4577` = 1
///
/// State: Todo
//~ CATA_475 todo 2767f83d 42e72c17
pub const CATA_475: Power = TODO;

/// # Chamber of Aspects
///
/// `CATA_477` · Paladin location · 2 mana · 0 uses
///
/// > Choose a minion in your hand. Give it +2/+2.
///
/// - Set: Cataclysm · common · collectible
/// - Mechanics: Can Target Cards In Hand
/// - Target: "Choose a minion in your hand."
/// - Enchantments: Aspects' Blessing [`CATA_477e`]
///
/// State: Todo
//~ CATA_477 todo e65e4383 f4c78612
pub const CATA_477: Power = TODO;

/// # Aspects' Blessing
///
/// `CATA_477e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ CATA_477e todo 57dcba29 40e1103e
pub const CATA_477e: Power = TODO;

/// # Bronze Redeemer
///
/// `CATA_478` · Paladin minion · 5 mana · 3/3
///
/// > At the end of your turn, summon a Dragon with stats equal to this minion's.
///
/// - Set: Cataclysm · epic · collectible
/// - Tags: `4548` = 1, `4577` = 1
/// - Tokens: Bronze Brute [`CATA_478t`]
///
/// State: Todo
//~ CATA_478 todo e4b385ba 6c5fc94e
pub const CATA_478: Power = TODO;

/// # Bronze Brute
///
/// `CATA_478t` · Paladin minion · 1 mana · 1/1
///
/// - Set: Cataclysm
/// - Minion type: Dragon
///
/// State: Vanilla
//~ CATA_478t vanilla ff1b4af7 2fbe6b1a
pub const CATA_478t: Power = VANILLA;

/// # Flight Maneuvers
///
/// `CATA_479` · Paladin spell · Holy · 4 mana
///
/// > **Shatter**. Summon two 4/2 Drakes. Give your minions +1 Attack and **Divine Shield**.@Summon two 4/2 Drakes. Give your minions +1 Attack and **Divine Shield**.
///
/// - Set: Cataclysm · epic · collectible
/// - Mechanics: Shatter
/// - Refers to: Divine Shield
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 123141, `TAG_SCRIPT_DATA_NUM_2` = 123142, `1544` = 1
/// - Enchantments: Courageous [`CATA_479e`]
/// - Tokens: Flight Maneuvers [`CATA_479t`], Flight Maneuvers [`CATA_479t2`], Sky Drake [`CATA_479t3`]
///
/// State: Todo
//~ CATA_479 todo 1ae8c206 f9f2e206
pub const CATA_479: Power = TODO;

/// # Courageous
///
/// `CATA_479e` · Paladin enchantment
///
/// > +1 Attack and **Divine Shield**.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ CATA_479e todo 93063fcb 21cf21da
pub const CATA_479e: Power = TODO;

/// # Flight Maneuvers
///
/// `CATA_479t` · Paladin spell · Holy · 4 mana
///
/// > **Shattered** Summon two 4/2 Drakes.
///
/// - Set: Cataclysm
/// - Mechanics: Shattered
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 123142, `1724` = 1, `TAG_SCRIPT_DATA_NUM_3` = 123139
///
/// State: Todo
//~ CATA_479t todo df0686dd 0008e12e
pub const CATA_479t: Power = TODO;

/// # Flight Maneuvers
///
/// `CATA_479t2` · Paladin spell · Holy · 4 mana
///
/// > **Shattered**. Give your minions +1 Attack and **Divine Shield**.
///
/// - Set: Cataclysm
/// - Mechanics: Shattered
/// - Refers to: Divine Shield
///
/// State: Todo
//~ CATA_479t2 todo 67091f8e bc63bafe
pub const CATA_479t2: Power = TODO;

/// # Sky Drake
///
/// `CATA_479t3` · Paladin minion · 3 mana · 4/2
///
/// - Set: Cataclysm
/// - Minion type: Dragon
///
/// State: Vanilla
//~ CATA_479t3 vanilla 6b1e9161 7328e26b
pub const CATA_479t3: Power = VANILLA;

/// # Sandfury Aura
///
/// `CATA_480` · Paladin spell · Holy · 3 mana
///
/// > Your minions' end of turn effects trigger twice. Lasts @ turns.
///
/// - Set: Cataclysm · rare · collectible
/// - Mechanics: Objective, Paladin Aura
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3, `QUEST_PROGRESS_TOTAL` = 3, `1724` = 1
///
/// State: Todo
//~ CATA_480 todo 9077d142 f41bd32c
pub const CATA_480: Power = TODO;

/// # Gelbin's Triumph
///
/// `CATA_621` · Paladin spell · 1 mana
///
/// > Get a random Paladin Aura. It lasts an additional turn.
///
/// - Set: Cataclysm · rare · collectible
///
/// State: Todo
//~ CATA_621 todo 2517e743 0bfe8c49
pub const CATA_621: Power = TODO;

/// # Brash Battlemaster
///
/// `MEND_800` · Paladin minion · 2 mana · 2/1
///
/// > **Rush** **Deathrattle:** Give your Silver Hand Recruits +1 Attack this game.
///
/// - Set: Cataclysm · rare · collectible
/// - Mechanics: Deathrattle, Rush
/// - Enchantments: Recruit's Might [`MEND_800e`], Might [`MEND_800e2`]
///
/// State: Todo
//~ MEND_800 todo c7315f67 8ecda197
pub const MEND_800: Power = TODO;

/// # Recruit's Might
///
/// `MEND_800e` · Paladin enchantment
///
/// > For the rest of the game, your Silver Hand Recruits have +1 Attack.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ MEND_800e todo 50a1741f bedd5967
pub const MEND_800e: Power = TODO;

/// # Might
///
/// `MEND_800e2` · Neutral enchantment
///
/// > +1 Attack
///
/// - Set: Cataclysm
///
/// State: Todo
//~ MEND_800e2 todo 4fcf877b 935962d1
pub const MEND_800e2: Power = TODO;

/// # Resilient Savior
///
/// `MEND_801` · Paladin minion · 3 mana · 3/1
///
/// > **Divine Shield** After this loses **Divine Shield**, give your Silver Hand Recruits +1 Health this game.
///
/// - Set: Cataclysm · epic · collectible
/// - Minion type: Draenei
/// - Mechanics: Divine Shield
/// - Enchantments: Recruit's Resilience [`MEND_801e`], Resilience [`MEND_801e2`]
///
/// State: Todo
//~ MEND_801 todo a0a7c322 e6707627
pub const MEND_801: Power = TODO;

/// # Recruit's Resilience
///
/// `MEND_801e` · Paladin enchantment
///
/// > For the rest of the game, your Silver Hand Recruits have +1 Health.
///
/// - Set: Cataclysm
/// - Tags: `3169` = 1
///
/// State: Todo
//~ MEND_801e todo c4e19f4e 5d28761f
pub const MEND_801e: Power = TODO;

/// # Resilience
///
/// `MEND_801e2` · Neutral enchantment
///
/// > +1 Health
///
/// - Set: Cataclysm
///
/// State: Todo
//~ MEND_801e2 todo 4bac5207 e0c5e776
pub const MEND_801e2: Power = TODO;

/// # Convalescence
///
/// `MEND_802` · Paladin spell · Holy · 2 mana
///
/// > Summon two {0} Silver Hand Recruits with **Divine Shield**.
///
/// - Set: Cataclysm · common · collectible
/// - Refers to: Divine Shield
///
/// State: Todo
//~ MEND_802 todo c8cc7d93 854eaef8
pub const MEND_802: Power = TODO;

/// # Emboldening Blade
///
/// `MEND_803` · Paladin weapon · 5 mana · 3/2 durability
///
/// > **Battlecry:** Give your Silver Hand Recruits +1/+1 this game.
///
/// - Set: Cataclysm · common · collectible
/// - Mechanics: Battlecry
/// - Tags: `4546` = 1
/// - Enchantments: Emboldened [`MEND_803e`], Emboldened [`MEND_803e2`]
///
/// State: Todo
//~ MEND_803 todo 28edaaca 31f16245
pub const MEND_803: Power = TODO;

/// # Emboldened
///
/// `MEND_803e` · Paladin enchantment
///
/// > For the rest of the game, your Silver Hand Recruits have +1/+1.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ MEND_803e todo 0a540e4d 3e803757
pub const MEND_803e: Power = TODO;

/// # Emboldened
///
/// `MEND_803e2` · Paladin enchantment
///
/// > +1/+1
///
/// - Set: Cataclysm
///
/// State: Todo
//~ MEND_803e2 todo 548c3ba8 5fd7b8de
pub const MEND_803e2: Power = TODO;

/// # Arator the Redeemer
///
/// `MEND_804` · Paladin minion · 5 mana · 5/6
///
/// > **Battlecry:** Double the stats of all friendly Silver Hand Recruits and give them **Taunt**.
///
/// - Set: Cataclysm · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Enchantments: True Strength [`MEND_804e`]
///
/// State: Todo
//~ MEND_804 todo b98e508a c5cf1e9e
pub const MEND_804: Power = TODO;

/// # True Strength
///
/// `MEND_804e` · Paladin enchantment
///
/// > Stats Doubled and **Taunt**.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ MEND_804e todo 34a8bbbe 7e8be691
pub const MEND_804e: Power = TODO;

/// # Charity
///
/// `MEND_805` · Paladin spell · 3 mana
///
/// > Get copies of all friendly minions that died this turn. Give them +3/+3.
///
/// - Set: Cataclysm · epic · collectible
/// - Enchantments: Charity Case [`MEND_805e`]
///
/// State: Todo
//~ MEND_805 todo 4fccd840 54f37c87
pub const MEND_805: Power = TODO;

/// # Charity Case
///
/// `MEND_805e` · Druid enchantment
///
/// > +3/+3.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ MEND_805e todo daecd7f5 4efdc058
pub const MEND_805e: Power = TODO;

/// # Teamwork
///
/// `MEND_900` · Paladin spell · 4 mana
///
/// > Summon and get four {0} Silver Hand Recruits.
///
/// - Set: Cataclysm · rare · collectible
///
/// State: Todo
//~ MEND_900 todo f86bc2e7 aa94851b
pub const MEND_900: Power = TODO;
