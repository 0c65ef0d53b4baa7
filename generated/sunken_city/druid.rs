//! Druid cards of Voyage to the Sunken City.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Spirit of the Tides
///
/// `TID_000` · Druid minion · 2 mana · 2/2
///
/// > If you have any unspent Mana at the end of your turn, gain +1/+2.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Minion type: Elemental
/// - Enchantments: Endless Sea [`TID_000e`]
///
/// State: Todo
//~ TID_000 todo 33b1ab6d 26ebbd25
pub const TID_000: Power = TODO;

/// # Endless Sea
///
/// `TID_000e` · Druid enchantment
///
/// > +1/+2.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TID_000e todo caa5e1fa 3d061750
pub const TID_000e: Power = TODO;

/// # Moonbeam
///
/// `TID_001` · Druid spell · Arcane · 1 mana
///
/// > Deal $1 damage to an enemy, twice.
///
/// - Set: Voyage to the Sunken City · common · collectible
///
/// State: Todo
//~ TID_001 todo 91edf522 410903f6
pub const TID_001: Power = TODO;

/// # Herald of Nature
///
/// `TID_002` · Druid minion · 3 mana · 3/3
///
/// > **Battlecry:** If you've cast a Nature spell while holding this, give your other minions +1/+1.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Enchantments: Nature's Bounty [`TID_002e`]
///
/// State: Todo
//~ TID_002 todo 8481a2f7 3f7b9fc3
pub const TID_002: Power = TODO;

/// # Nature's Bounty
///
/// `TID_002e` · Druid enchantment
///
/// > +1/+1.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TID_002e todo 7d4028dd a0cb64b4
pub const TID_002e: Power = TODO;

/// # Colaque
///
/// `TSC_026` · Druid minion · 7 mana · 6/5
///
/// > **Colossal +1** **Immune** while you control Colaque's Shell.
///
/// - Set: Voyage to the Sunken City · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Colossal
/// - Refers to: Immune
/// - Tags: `1544` = 1
/// - Tokens: Colaque's Shell [`TSC_026t`]
///
/// State: Todo
//~ TSC_026 todo 2a8f5aa6 d12ca217
pub const TSC_026: Power = TODO;

/// # Colaque's Shell
///
/// `TSC_026t` · Druid minion · 5 mana · 0/8
///
/// > **Taunt Deathrattle:** Gain 8 Armor.
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Beast
/// - Mechanics: Taunt, Deathrattle, Colossal Limb
///
/// State: Todo
//~ TSC_026t todo db813ba4 44a9b33f
pub const TSC_026t: Power = TODO;

/// # Flipper Friends
///
/// `TSC_650` · Druid spell · Nature · 5 mana
///
/// > **Choose One** - Summon a 6/6 Orca with **Taunt**; or six 1/1 Otters with **Rush**.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Mechanics: Choose One
/// - Refers to: Taunt, Rush
/// - Tokens: Order the Orca [`TSC_650a`], Romp of Otters [`TSC_650d`], Orca [`TSC_650t`], Otter [`TSC_650t4`]
///
/// State: Todo
//~ TSC_650 todo 7dea4b55 c2297de8
pub const TSC_650: Power = TODO;

/// # Order the Orca
///
/// `TSC_650a` · Druid spell · Nature · 5 mana
///
/// > Summon a 6/6 Orca with **Taunt**.
///
/// - Set: Voyage to the Sunken City
/// - Refers to: Taunt
/// - Tokens: Orca [`TSC_650t`]
///
/// State: Todo
//~ TSC_650a todo 8d481d29 446bd33e
pub const TSC_650a: Power = TODO;

/// # Romp of Otters
///
/// `TSC_650d` · Druid spell · Nature · 5 mana
///
/// > Summon six 1/1 Otters with **Rush**.
///
/// - Set: Voyage to the Sunken City
/// - Refers to: Rush
/// - Tokens: Otter [`TSC_650t4`]
///
/// State: Todo
//~ TSC_650d todo 5338da12 00690b11
pub const TSC_650d: Power = TODO;

/// # Orca
///
/// `TSC_650t` · Druid minion · 6 mana · 6/6
///
/// > **Taunt**
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ TSC_650t vanilla e705fbcd 8190e466
pub const TSC_650t: Power = VANILLA;

/// # Otter
///
/// `TSC_650t4` · Druid minion · 1 mana · 1/1
///
/// > **Rush**
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Vanilla
//~ TSC_650t4 vanilla 53199517 ba4f33ab
pub const TSC_650t4: Power = VANILLA;

/// # Seaweed Strike
///
/// `TSC_651` · Druid spell · Nature · 3 mana
///
/// > Deal $4 damage to a minion. If you played a Naga while holding this, also give your hero +4 Attack this turn.
///
/// - Set: Voyage to the Sunken City · epic · collectible
/// - Enchantments: Explosive [`TSC_651e`]
///
/// State: Todo
//~ TSC_651 todo d12540fd 444ba315
pub const TSC_651: Power = TODO;

/// # Explosive
///
/// `TSC_651e` · Druid enchantment
///
/// > +4 Attack this turn.
///
/// - Set: Voyage to the Sunken City
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ TSC_651e todo edfdad65 9d995c78
pub const TSC_651e: Power = TODO;

/// # Green-Thumb Gardener
///
/// `TSC_652` · Druid minion · 6 mana · 5/5
///
/// > **Battlecry:** Refresh empty Mana Crystals equal to the Cost of the highest Cost spell in your hand.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry
///
/// State: Todo
//~ TSC_652 todo 80c6b37f 72ec8ecb
pub const TSC_652: Power = TODO;

/// # Bottomfeeder
///
/// `TSC_653` · Druid minion · 1 mana · 1/3
///
/// > **Deathrattle:** Add a Bottomfeeder to the bottom of your deck with permanent +2/+2.
///
/// - Set: Voyage to the Sunken City · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ TSC_653 todo d154a857 4ff4cbf0
pub const TSC_653: Power = TODO;

/// # Aquatic Form
///
/// `TSC_654` · Druid spell · 0 mana
///
/// > **Dredge**. If you have the Mana to play the card this turn, draw it.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Mechanics: Dredge
///
/// State: Todo
//~ TSC_654 todo 29053033 5494a9a9
pub const TSC_654: Power = TODO;

/// # Miracle Growth
///
/// `TSC_656` · Druid spell · Nature · 7 mana
///
/// > Draw 3 cards. Summon a Plant with **Taunt** and stats equal to your hand size.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Refers to: Taunt
/// - Tokens: Kelp Creeper [`TSC_656t`]
///
/// State: Todo
//~ TSC_656 todo deedcc07 74496db3
pub const TSC_656: Power = TODO;

/// # Kelp Creeper
///
/// `TSC_656t` · Druid minion · 1 mana · 1/1
///
/// > **Taunt**
///
/// - Set: Voyage to the Sunken City
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ TSC_656t vanilla 823735a1 3d20b3b0
pub const TSC_656t: Power = VANILLA;

/// # Dozing Kelpkeeper
///
/// `TSC_657` · Druid minion · 1 mana · 4/4
///
/// > **Rush**. Starts **Dormant**. After you've cast 5 Mana worth of spells, awaken.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Minion type: Naga
/// - Mechanics: Rush
/// - Refers to: Dormant
/// - Tags: `1652` = 1
/// - Enchantments: Aquatic Slumber [`TSC_657e`]
///
/// State: Todo
//~ TSC_657 todo d59ed5af 47797890
pub const TSC_657: Power = TODO;

/// # Aquatic Slumber
///
/// `TSC_657e` · Druid enchantment
///
/// > **Dormant**. Awaken after you cast @ Mana worth of spells.
///
/// - Set: Voyage to the Sunken City
/// - Mechanics: Dormant Awaken Condition Enchant
/// - Tags: `SCORE_VALUE_1` = 5
///
/// State: Todo
//~ TSC_657e todo 59f08573 dca11d59
pub const TSC_657e: Power = TODO;

/// # Hedra the Heretic
///
/// `TSC_658` · Druid minion · 7 mana · 4/5
///
/// > **Battlecry:** For each spell you've cast while holding this, summon a minion of that spell's Cost.
///
/// - Set: Voyage to the Sunken City · legendary · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry
///
/// State: Todo
//~ TSC_658 todo 1fa9dcc5 80b64c37
pub const TSC_658: Power = TODO;

/// # Azsharan Gardens
///
/// `TSC_927` · Druid spell · 1 mana
///
/// > Give all minions in your hand +1/+1. Put a 'Sunken Gardens' on the bottom of your deck.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Enchantments: Watered [`TSC_927e`]
/// - Tokens: Sunken Gardens [`TSC_927t`]
///
/// State: Todo
//~ TSC_927 todo 667fefab ed245fa4
pub const TSC_927: Power = TODO;

/// # Watered
///
/// `TSC_927e` · Druid enchantment
///
/// > +1/+1.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TSC_927e todo 26b1f089 5b1b0f89
pub const TSC_927e: Power = TODO;

/// # Sunken Gardens
///
/// `TSC_927t` · Druid spell · 1 mana
///
/// > Give +1/+1 to all minions in your hand, deck, and battlefield.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TSC_927t todo cc411418 9497e70e
pub const TSC_927t: Power = TODO;
