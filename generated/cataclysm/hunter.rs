//! Hunter cards of Cataclysm.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 37943ec3

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
//~ todo CATA_550 078e5fdf 1c3db5a8 d7cb8af6.8a4384e0
pub const CATA_550: Power = TODO;

/// # Stampede
///
/// `CATA_550e1` · Hunter enchantment
///
/// > +2 Attack.
///
/// - Set: Cataclysm
///
/// State: Derived
//~ derived CATA_550e1 9a7c3d76 68d0e52a 074c8ed7.bf3d1612
pub const CATA_550e1: Power = enchant(&[ATTACK.plus(2)]);

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
/// State: Derived
//~ derived CATA_550t e2fb7f7f c0bc9445 732b5bbc.18f85c62
pub const CATA_550t: Power = deathrattle(&[give(&[ATTACK.plus(2)]).to(FRIENDLY_MINIONS.random())]);

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
/// State: Derived
//~ derived CATA_550t2 261b96ce 842f4220 968de48f.18f85c62
pub const CATA_550t2: Power = deathrattle(&[give(&[ATTACK.plus(2)]).to(FRIENDLY_MINIONS.random())]);

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
/// State: Derived
//~ derived CATA_550t3 1e0d0b2f 76c46c1c 4889c9da.18f85c62
pub const CATA_550t3: Power = deathrattle(&[give(&[ATTACK.plus(2)]).to(FRIENDLY_MINIONS.random())]);

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
/// State: Derived
//~ derived CATA_550t4 2a158118 427ec026 28f43474.18f85c62
pub const CATA_550t4: Power = deathrattle(&[give(&[ATTACK.plus(2)]).to(FRIENDLY_MINIONS.random())]);

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
/// State: Derived
//~ derived CATA_550t5 45768533 a9b6cabd ec26d46b.18f85c62
pub const CATA_550t5: Power = deathrattle(&[give(&[ATTACK.plus(2)]).to(FRIENDLY_MINIONS.random())]);

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
/// State: Derived
//~ derived CATA_550t6 b7158711 0815c04a 543f1849.18f85c62
pub const CATA_550t6: Power = deathrattle(&[give(&[ATTACK.plus(2)]).to(FRIENDLY_MINIONS.random())]);

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
//~ todo CATA_551 74654773 a1855d37 261f4a80.1de1ab1f
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
//~ vanilla CATA_551t 04a3a921 7e46fd2f d8b67ffc.4b0c5d24
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
//~ todo CATA_552 1a535a72 3de3199e d3c45cc1.b2356b23
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
/// State: Derived
//~ derived CATA_552t 5b62ba12 754abe25 f567886d.13ebc955
pub const CATA_552t: Power = battlecry(&[deal(1).times(ATTACK.of(THIS)).to(TARGET)]);

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
//~ todo CATA_553 9f9012a6 47dce51d 1666f9d4.9817812d
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
/// State: Derived
//~ derived CATA_553e 075997bb 78aedd51 2523ff13.558469eb
pub const CATA_553e: Power = enchant(&[]).aura(FRIENDLY_MINIONS.that(DRAGON), &[has(GameTag::RUSH)]);

/// # Ebyssian's Blessing
///
/// `CATA_553e2` · Neutral enchantment
///
/// > **Rush**
///
/// - Set: Cataclysm
/// - Mechanics: Rush
///
/// State: Derived
//~ derived CATA_553e2 0a11005f d934ab44 53c422cc.57b12c28
pub const CATA_553e2: Power = enchant(&[has(GameTag::RUSH)]);

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
/// State: Derived
//~ derived CATA_553t f3381429 d9f65a1f 36ede448.78928471
pub const CATA_553t: Power = battlecry(&[attach("CATA_553e").to(YOU)]);

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
//~ todo CATA_554 e20c508d 8674fa0e b290de29.585c4d14
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
//~ todo CATA_554e 7bf87c04 e3cac2f9 ce884b5c.bde4e1d2
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
//~ todo CATA_557 581fbe74 a51bb02c 368a79a0.e24f71e1
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
//~ vanilla CATA_558 5fd42317 a615ffb4 f11466e2.c54580ff
pub const CATA_558: Power = VANILLA;

/// # Confront the Tol'vir
///
/// `CATA_560` · Hunter spell · 4 mana
///
/// > Summon each 1-Cost minion you've played this game.
///
/// - Set: Cataclysm · epic · collectible
///
/// State: Derived
//~ derived CATA_560 60d7ce9e 483eb714 032c6de1.efa98e8a
pub const CATA_560: Power = spell(&[summon(each_past(CARDS_YOU_PLAYED.that(all(&[MINION, COST.is(1)]))))]);

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
//~ todo CATA_566 46727b3d 6785b6ea 393c025d.3aa7897e
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
//~ todo CATA_566e 42137c42 7d8e7bd0 7bd89eb7.b9d14c44
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
//~ todo CATA_820 9c2f03e0 68e51dac a914174a.098a37ba
pub const CATA_820: Power = TODO;

/// # Brick by Brick
///
/// `CATA_820e` · Hunter enchantment
///
/// > +2/+2.
///
/// - Set: Cataclysm
///
/// State: Derived
//~ derived CATA_820e 747fead4 524c63a9 93087b81.6d6ab056
pub const CATA_820e: Power = enchant(&[plus(2, 2)]);

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
//~ todo CATA_820t 45a2ce4a 74606cab c1897bb4.4ec81a13
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
//~ todo CATA_820t2 2d9cd476 f5035944 eab3c82f.63d70fc7
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
//~ todo MEND_300 b93fb151 a28a813e a6b41891.ed2ede52
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
//~ todo MEND_301 8881fdfd ae85d219 28a280c3.ec770d54
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
//~ todo MEND_302 486c44a0 dff7c1cd 8a4e08c5.de6c62e6
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
//~ todo MEND_303 6e227e92 73545a0f 5e95b5a4.9d6699ea
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
//~ todo MEND_304 aafbf539 be995455 3a00834b.251620b9
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
/// State: Derived
//~ derived MEND_305 565f476e 0998fe52 bdf58963.a09d513e
#[rustfmt::skip]
pub const MEND_305: Power = spell(&[attach("MEND_305e").to(A_FRIENDLY_MINION.that(BEAST)), attach("MEND_305e").to(YOUR_HAND.that(BEAST).random())]);

/// # One with Nature
///
/// `MEND_305e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Cataclysm
///
/// State: Derived
//~ derived MEND_305e c8f1c29c 61a62a6b 72858f72.6d6ab056
pub const MEND_305e: Power = enchant(&[plus(2, 2)]);

/// # Roam Free
///
/// `MEND_307` · Hunter spell · 7 mana
///
/// > Replace your future Animal Companions with random Beasts that cost (2) more. Choose one to summon.
///
/// - Set: Cataclysm · epic · collectible
///
/// State: Todo
//~ todo MEND_307 12c589bd 80843a20 546f1b17.edef6a5d
pub const MEND_307: Power = TODO;
