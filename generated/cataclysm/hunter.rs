//! Hunter cards of Cataclysm.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Magmaw
///
/// `CATA_550` · Hunter minion · 7 mana · 2/12
///
/// > **Colossal +99** Summon any leftover appendages when there is room.@**Colossal +99** Summon any leftover appendages when there is room. *({0} left!)*
///
/// - Set: Cataclysm · legendary · collectible
/// - Minion type: Mech, Beast
/// - Mechanics: Colossal
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 99, `1544` = 1, `2539` = 1
/// - Enchantments: Stampede [`CATA_550e1`]
/// - Tokens: Magmaw's Body [`CATA_550t`], Magmaw's Body [`CATA_550t2`], Magmaw's Body [`CATA_550t3`], Magmaw's Body [`CATA_550t4`], Magmaw's Body [`CATA_550t5`], Magmaw's Body [`CATA_550t6`]
///
/// State: Todo
//~ CATA_550 todo 9dd19492 520c4720
pub const CATA_550: Power = TODO;

/// # Stampede
///
/// `CATA_550e1` · Hunter enchantment
///
/// > +2 Attack.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ CATA_550e1 todo 2478dbc1 cebc460b
pub const CATA_550e1: Power = TODO;

/// # Magmaw's Body
///
/// `CATA_550t` · Hunter minion · 1 mana · 2/1
///
/// > **Deathrattle:** Give a random friendly minion +2 Attack.
///
/// - Set: Cataclysm
/// - Minion type: Mech, Beast
/// - Mechanics: Deathrattle, Colossal Limb
/// - Tags: `2539` = 1
///
/// State: Todo
//~ CATA_550t todo 4e487c7a 03a58e6e
pub const CATA_550t: Power = TODO;

/// # Magmaw's Body
///
/// `CATA_550t2` · Hunter minion · 1 mana · 2/1
///
/// > **Deathrattle:** Give a random friendly minion +2 Attack.
///
/// - Set: Cataclysm
/// - Minion type: Mech, Beast
/// - Mechanics: Deathrattle, Colossal Limb
/// - Tags: `2539` = 1
///
/// State: Todo
//~ CATA_550t2 todo 98b55555 134c8089
pub const CATA_550t2: Power = TODO;

/// # Magmaw's Body
///
/// `CATA_550t3` · Hunter minion · 1 mana · 2/1
///
/// > **Deathrattle:** Give a random friendly minion +2 Attack.
///
/// - Set: Cataclysm
/// - Minion type: Mech, Beast
/// - Mechanics: Deathrattle, Colossal Limb
/// - Tags: `2539` = 1
///
/// State: Todo
//~ CATA_550t3 todo 92e617a7 88e57616
pub const CATA_550t3: Power = TODO;

/// # Magmaw's Body
///
/// `CATA_550t4` · Hunter minion · 1 mana · 2/1
///
/// > **Deathrattle:** Give a random friendly minion +2 Attack.
///
/// - Set: Cataclysm
/// - Minion type: Mech, Beast
/// - Mechanics: Deathrattle, Colossal Limb
/// - Tags: `2539` = 1
///
/// State: Todo
//~ CATA_550t4 todo b0d01673 48ffc2d4
pub const CATA_550t4: Power = TODO;

/// # Magmaw's Body
///
/// `CATA_550t5` · Hunter minion · 1 mana · 2/1
///
/// > **Deathrattle:** Give a random friendly minion +2 Attack.
///
/// - Set: Cataclysm
/// - Minion type: Mech, Beast
/// - Mechanics: Deathrattle, Colossal Limb
/// - Tags: `2539` = 1
///
/// State: Todo
//~ CATA_550t5 todo 242aa522 025af053
pub const CATA_550t5: Power = TODO;

/// # Magmaw's Body
///
/// `CATA_550t6` · Hunter minion · 1 mana · 2/1
///
/// > **Deathrattle:** Give a random friendly minion +2 Attack.
///
/// - Set: Cataclysm
/// - Minion type: Mech, Beast
/// - Mechanics: Deathrattle, Colossal Limb
/// - Tags: `2539` = 1
///
/// State: Todo
//~ CATA_550t6 todo f5b89e82 beb10d8d
pub const CATA_550t6: Power = TODO;

/// # Stonetalon Striker
///
/// `CATA_551` · Hunter minion · 3 mana · 3/3
///
/// > **Taunt* (While in hand, play a Dragon to become a 6/6 Dragon!)*
///
/// - Set: Cataclysm · rare · collectible
/// - Mechanics: Taunt
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
/// - Tokens: Stonetalon Striker [`CATA_551t`]
///
/// State: Todo
//~ CATA_551 todo 5ecb6211 04315b5f
pub const CATA_551: Power = TODO;

/// # Stonetalon Striker
///
/// `CATA_551t` · Hunter minion · 3 mana · 6/6
///
/// > **Taunt**
///
/// - Set: Cataclysm · rare
/// - Minion type: Dragon
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ CATA_551t vanilla 49061503 4a5dceb6
pub const CATA_551t: Power = VANILLA;

/// # Ebonscale Scout
///
/// `CATA_552` · Hunter minion · 6 mana · 4/4
///
/// > **Battlecry:** Deal damage equal to this minion's Attack. *(While in hand, play a Dragon to become an 8/8 Dragon!)*
///
/// - Set: Cataclysm · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: tag 309
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
/// - Target: "Deal damage equal to this minion's Attack."
/// - Tokens: Ebonscale Scout [`CATA_552t`]
///
/// State: Todo
//~ CATA_552 todo 9b6b7516 f7b0f6e6
pub const CATA_552: Power = TODO;

/// # Ebonscale Scout
///
/// `CATA_552t` · Hunter minion · 6 mana · 8/8
///
/// > **Battlecry:** Deal damage equal to this minion's Attack.
///
/// - Set: Cataclysm · epic
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Target: "Deal damage equal to this minion's Attack."
///
/// State: Todo
//~ CATA_552t todo af49266a 9c5cdbdb
pub const CATA_552t: Power = TODO;

/// # Ebyssian
///
/// `CATA_553` · Hunter minion · 7 mana · 6/6
///
/// > **Battlecry:** Your Dragons have **Rush** this game. *(While in hand, play a Dragon to become a 12/12 Dragon!)*
///
/// - Set: Cataclysm · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
/// - Enchantments: Ebyssian's Blessing [`CATA_553e`], Ebyssian's Blessing [`CATA_553e2`]
/// - Tokens: Ebyssian [`CATA_553t`]
///
/// State: Todo
//~ CATA_553 todo 6087de3f 2562e738
pub const CATA_553: Power = TODO;

/// # Ebyssian's Blessing
///
/// `CATA_553e` · Neutral enchantment
///
/// > Your Dragons have **Rush**.
///
/// - Set: Cataclysm
/// - Mechanics: Aura
///
/// State: Todo
//~ CATA_553e todo 4b762719 5dfc1a4d
pub const CATA_553e: Power = TODO;

/// # Ebyssian's Blessing
///
/// `CATA_553e2` · Neutral enchantment
///
/// > **Rush**
///
/// - Set: Cataclysm
/// - Mechanics: Rush
///
/// State: Todo
//~ CATA_553e2 todo e6edebdb 1680232c
pub const CATA_553e2: Power = TODO;

/// # Ebyssian
///
/// `CATA_553t` · Hunter minion · 7 mana · 12/12
///
/// > **Battlecry:** Your Dragons have **Rush** this game.
///
/// - Set: Cataclysm · legendary
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Refers to: Rush
///
/// State: Todo
//~ CATA_553t todo b13e318d 5f7903e3
pub const CATA_553t: Power = TODO;

/// # Earthen Roar
///
/// `CATA_554` · Hunter spell · 1 mana
///
/// > Set an enemy minion's Health to 1. If you're holding a Dragon, pick another.
///
/// - Set: Cataclysm · rare · collectible
/// - Enchantments: Intimidated [`CATA_554e`]
///
/// State: Todo
//~ CATA_554 todo a63492de 0bf50734
pub const CATA_554: Power = TODO;

/// # Intimidated
///
/// `CATA_554e` · Hunter enchantment
///
/// > This minion has 1 Health.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ CATA_554e todo 0a619459 822e7e77
pub const CATA_554e: Power = TODO;

/// # Sylvanas's Triumph
///
/// `CATA_557` · Hunter spell · 2 mana
///
/// > Deal $3 damage. If you've played another copy of this, hit all enemies instead.
///
/// - Set: Cataclysm · common · collectible
/// - Tags: `2433` = 1
///
/// State: Todo
//~ CATA_557 todo 2faa7e83 36d0cd3b
pub const CATA_557: Power = TODO;

/// # Reinforcement Rallier
///
/// `CATA_558` · Hunter minion · 1 mana · 2/2
///
/// > **Elusive**
///
/// - Set: Cataclysm · common · collectible
/// - Mechanics: Elusive
///
/// State: Vanilla
//~ CATA_558 vanilla 6c33362b cd64791f
pub const CATA_558: Power = VANILLA;

/// # Confront the Tol'vir
///
/// `CATA_560` · Hunter spell · 4 mana
///
/// > Summon each 1-Cost minion you've played this game.
///
/// - Set: Cataclysm · epic · collectible
///
/// State: Todo
//~ CATA_560 todo 453df7b1 95b82e52
pub const CATA_560: Power = TODO;

/// # Tol'vir Carver
///
/// `CATA_566` · Hunter minion · 3 mana · 3/2
///
/// > **Battlecry:** Choose a card in your hand. At the start of your turns, reduce its Cost by (1).
///
/// - Set: Cataclysm · rare · collectible
/// - Mechanics: Battlecry, Can Target Cards In Hand
/// - Target: "Choose a card in hand."
/// - Enchantments: Carving [`CATA_566e`]
///
/// State: Todo
//~ CATA_566 todo eab0b4fd 48b2ed96
pub const CATA_566: Power = TODO;

/// # Carving
///
/// `CATA_566e` · Neutral enchantment
///
/// > Reduces Cost each turn.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ CATA_566e todo 0958be1f bcb35d35
pub const CATA_566e: Power = TODO;

/// # Supply Run
///
/// `CATA_820` · Hunter spell · 4 mana
///
/// > **Shatter** Draw 3 minions. Give minions in your hand +2/+2.@Draw 3 minions. Give minions in your hand +2/+2.
///
/// - Set: Cataclysm · common · collectible
/// - Mechanics: Shatter
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 121758, `TAG_SCRIPT_DATA_NUM_2` = 121760, `1544` = 1
/// - Enchantments: Brick by Brick [`CATA_820e`]
/// - Tokens: Supply Run [`CATA_820t`], Supply Run [`CATA_820t2`]
///
/// State: Todo
//~ CATA_820 todo 2bcba750 2c34e1d0
pub const CATA_820: Power = TODO;

/// # Brick by Brick
///
/// `CATA_820e` · Hunter enchantment
///
/// > +2/+2.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ CATA_820e todo 6c20cdd6 84647b1c
pub const CATA_820e: Power = TODO;

/// # Supply Run
///
/// `CATA_820t` · Hunter spell · 4 mana
///
/// > **Shattered** Draw 3 minions.
///
/// - Set: Cataclysm
/// - Mechanics: Shattered
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 121760, `1724` = 1, `TAG_SCRIPT_DATA_NUM_3` = 121757
///
/// State: Todo
//~ CATA_820t todo 7c652374 0274fb26
pub const CATA_820t: Power = TODO;

/// # Supply Run
///
/// `CATA_820t2` · Hunter spell · 4 mana
///
/// > **Shattered** Give minions in your hand +2/+2.
///
/// - Set: Cataclysm
/// - Mechanics: Shattered
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 121758, `TAG_SCRIPT_DATA_NUM_3` = 121757
///
/// State: Todo
//~ CATA_820t2 todo 2a1885b5 cbd357b0
pub const CATA_820t2: Power = TODO;

/// # Tame Pet
///
/// `MEND_300` · Hunter spell · 1 mana
///
/// > Replace your future Animal Companions with random Beasts that cost (1) more. Draw a card.
///
/// - Set: Cataclysm · common · collectible
///
/// State: Todo
//~ MEND_300 todo 1251cbab b90b64b4
pub const MEND_300: Power = TODO;

/// # Spiritspeaker
///
/// `MEND_301` · Hunter minion · 4 mana · 2/2
///
/// > **Battlecry:** Choose an Animal Companion to summon.
///
/// - Set: Cataclysm · common · collectible
/// - Mechanics: Battlecry
/// - Tags: `4578` = 1
///
/// State: Todo
//~ MEND_301 todo 6d1e12e1 73483a0d
pub const MEND_301: Power = TODO;

/// # Wasteland Vanguard
///
/// `MEND_302` · Hunter minion · 4 mana · 3/3
///
/// > **Battlecry:** Deal 3 damage split among all enemies. If any die, deal 3 more.
///
/// - Set: Cataclysm · epic · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ MEND_302 todo 7e342e6b 34d7b50a
pub const MEND_302: Power = TODO;

/// # Migrating Elekk
///
/// `MEND_303` · Hunter minion · 2 mana · 2/3
///
/// > **Taunt. Battlecry:** Replace your future Animal Companions with random Beasts that cost (1) more.
///
/// - Set: Cataclysm · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Taunt
///
/// State: Todo
//~ MEND_303 todo 3bbc52fa 20190b5b
pub const MEND_303: Power = TODO;

/// # Talya Earthstrider
///
/// `MEND_304` · Hunter minion · 5 mana · 4/6
///
/// > **Battlecry:** Your cards that summon Animal Companions summon 1 more this game.
///
/// - Set: Cataclysm · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ MEND_304 todo a52b3647 23684e4e
pub const MEND_304: Power = TODO;

/// # Nurturing Nature
///
/// `MEND_305` · Hunter spell · Nature · 2 mana
///
/// > Give a friendly Beast +2/+2. Give a random Beast in your hand +2/+2.
///
/// - Set: Cataclysm · rare · collectible
/// - Target: "Give a Beast +2/+2."
/// - Enchantments: One with Nature [`MEND_305e`]
///
/// State: Todo
//~ MEND_305 todo 9385a9c0 77f85480
pub const MEND_305: Power = TODO;

/// # One with Nature
///
/// `MEND_305e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ MEND_305e todo 62801fac f243fca6
pub const MEND_305e: Power = TODO;

/// # Roam Free
///
/// `MEND_307` · Hunter spell · 7 mana
///
/// > Replace your future Animal Companions with random Beasts that cost (2) more. Choose one to summon.
///
/// - Set: Cataclysm · epic · collectible
///
/// State: Todo
//~ MEND_307 todo 05e858fe 40fdeb7c
pub const MEND_307: Power = TODO;
