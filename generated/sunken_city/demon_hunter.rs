//! Demon Hunter cards of Voyage to the Sunken City.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Topple the Idol
///
/// `TID_703` · Demon Hunter spell · 4 mana
///
/// > **Dredge**. Reveal it and deal damage equal to its Cost to all minions.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Mechanics: Affected By Spell Power, Dredge
///
/// State: Todo
//~ TID_703 todo b6f6b73a 967edc42
pub const TID_703: Power = TODO;

/// # Fossil Fanatic
///
/// `TID_704` · Demon Hunter minion · 2 mana · 2/2
///
/// > After your hero attacks, draw a Fel spell.
///
/// - Set: Voyage to the Sunken City · common · collectible
///
/// State: Todo
//~ TID_704 todo 23cbded0 34e279a7
pub const TID_704: Power = TODO;

/// # Herald of Chaos
///
/// `TID_706` · Demon Hunter minion · 3 mana · 3/4
///
/// > **Lifesteal Battlecry:** If you've cast a Fel spell while holding this, gain **Rush**.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry, Lifesteal
/// - Refers to: Rush
/// - Enchantments: Felfused [`TID_706e`]
///
/// State: Todo
//~ TID_706 todo 5756cdde b5ca5da5
pub const TID_706: Power = TODO;

/// # Felfused
///
/// `TID_706e` · Demon Hunter enchantment
///
/// > Has **Rush**.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TID_706e todo 961d1508 8fa31217
pub const TID_706e: Power = TODO;

/// # Multi-Strike
///
/// `TSC_006` · Demon Hunter spell · Fel · 2 mana
///
/// > Give your hero +2 Attack this turn. They may attack an additional enemy minion.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Enchantments: Soulbound [`TSC_006e`], Multi-Strike enchant [`TSC_006e2`]
///
/// State: Todo
//~ TSC_006 todo 9fdd5a4e 873682b4
pub const TSC_006: Power = TODO;

/// # Soulbound
///
/// `TSC_006e` · Demon Hunter enchantment
///
/// > +2 Attack this turn.
///
/// - Set: Voyage to the Sunken City
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ TSC_006e todo eb2978ac ae1d8c05
pub const TSC_006e: Power = TODO;

/// # Multi-Strike enchant
///
/// `TSC_006e2` · Demon Hunter enchantment
///
/// > Attack +2.
///
/// - Set: Voyage to the Sunken City
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ TSC_006e2 todo 65fe2340 3a304993
pub const TSC_006e2: Power = TODO;

/// # Azsharan Defector
///
/// `TSC_057` · Demon Hunter minion · 4 mana · 5/3
///
/// > **Rush**. **Deathrattle:** Put a 'Sunken Defector' on the bottom of your deck.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Mechanics: Deathrattle, Rush
/// - Tokens: Sunken Defector [`TSC_057t`]
///
/// State: Todo
//~ TSC_057 todo 6b82848f 33a77470
pub const TSC_057: Power = TODO;

/// # Sunken Defector
///
/// `TSC_057t` · Demon Hunter minion · 4 mana · 5/3
///
/// > **Charge**. After this attacks, deal 5 damage to a random enemy minion.
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Naga
/// - Mechanics: Charge
///
/// State: Todo
//~ TSC_057t todo efd58eb8 58217229
pub const TSC_057t: Power = TODO;

/// # Predation
///
/// `TSC_058` · Demon Hunter spell · Fel · 2 mana
///
/// > Deal $2 damage. Costs (0) if you played a Naga while holding this.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Enchantments: Looting [`TSC_058e`]
///
/// State: Todo
//~ TSC_058 todo 23cd8d84 9090b588
pub const TSC_058: Power = TODO;

/// # Looting
///
/// `TSC_058e` · Demon Hunter enchantment
///
/// > Costs (0).
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TSC_058e todo 5370bcc1 b2e0b2f0
pub const TSC_058e: Power = TODO;

/// # Wayward Sage
///
/// `TSC_217` · Demon Hunter minion · 2 mana · 2/2
///
/// > **Outcast:** Reduce the Cost of the left and right-most cards in your hand by (1).
///
/// - Set: Voyage to the Sunken City · epic · collectible
/// - Minion type: Naga
/// - Mechanics: Outcast
/// - Enchantments: Found the Wrong Way [`TSC_217e`]
///
/// State: Todo
//~ TSC_217 todo b6d7ad3b 298168be
pub const TSC_217: Power = TODO;

/// # Found the Wrong Way
///
/// `TSC_217e` · Demon Hunter enchantment
///
/// > Costs (1) less.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TSC_217e todo d78b0868 bafaabd2
pub const TSC_217e: Power = TODO;

/// # Lady S'theno
///
/// `TSC_218` · Demon Hunter minion · 3 mana · 1/4
///
/// > **Immune** while attacking. After you cast a spell, attack the lowest Health enemy.
///
/// - Set: Voyage to the Sunken City · legendary · collectible
/// - Minion type: Naga
/// - Mechanics: Immune While Attacking
/// - Refers to: Immune
///
/// State: Todo
//~ TSC_218 todo 5040b5dd abc88dd0
pub const TSC_218: Power = TODO;

/// # Xhilag of the Abyss
///
/// `TSC_219` · Demon Hunter minion · 7 mana · 3/6
///
/// > **Colossal +4** At the start of your turn, increase the damage of Xhilag's Stalks by 1.
///
/// - Set: Voyage to the Sunken City · legendary · collectible
/// - Minion type: Demon
/// - Mechanics: Colossal
/// - Tags: `1544` = 1
/// - Enchantments: Eye-Laser Surgery [`TSC_219e`]
/// - Tokens: Xhilag's Stalk [`TSC_219t`], Xhilag's Stalk [`TSC_219t2`], Xhilag's Stalk [`TSC_219t3`], Xhilag's Stalk [`TSC_219t4`]
///
/// State: Todo
//~ TSC_219 todo eadfd18c d7ca6654
pub const TSC_219: Power = TODO;

/// # Eye-Laser Surgery
///
/// `TSC_219e` · Demon Hunter enchantment
///
/// > Improved damage.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TSC_219e todo 266ca379 ee24a5b5
pub const TSC_219e: Power = TODO;

/// # Xhilag's Stalk
///
/// `TSC_219t` · Demon Hunter minion · 2 mana · 1/2
///
/// > At the end of your turn, deal @ damage to a random enemy.
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Demon
/// - Mechanics: Colossal Limb
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2
///
/// State: Todo
//~ TSC_219t todo a7f34707 13875152
pub const TSC_219t: Power = TODO;

/// # Xhilag's Stalk
///
/// `TSC_219t2` · Demon Hunter minion · 2 mana · 1/2
///
/// > At the end of your turn, deal @ damage to a random enemy.
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Demon
/// - Mechanics: Colossal Limb
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2
///
/// State: Todo
//~ TSC_219t2 todo 11c88a0e b76be8ed
pub const TSC_219t2: Power = TODO;

/// # Xhilag's Stalk
///
/// `TSC_219t3` · Demon Hunter minion · 2 mana · 1/2
///
/// > At the end of your turn, deal @ damage to a random enemy.
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Demon
/// - Mechanics: Colossal Limb
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2
///
/// State: Todo
//~ TSC_219t3 todo a871af6a 9167013b
pub const TSC_219t3: Power = TODO;

/// # Xhilag's Stalk
///
/// `TSC_219t4` · Demon Hunter minion · 2 mana · 1/2
///
/// > At the end of your turn, deal @ damage to a random enemy.
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Demon
/// - Mechanics: Colossal Limb
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2
///
/// State: Todo
//~ TSC_219t4 todo 6ab581c5 7f8d26b5
pub const TSC_219t4: Power = TODO;

/// # Abyssal Depths
///
/// `TSC_608` · Demon Hunter spell · Shadow · 3 mana
///
/// > Draw your two lowest Cost minions.
///
/// - Set: Voyage to the Sunken City · common · collectible
///
/// State: Todo
//~ TSC_608 todo 266d508d 0000c92a
pub const TSC_608: Power = TODO;

/// # Coilskar Commander
///
/// `TSC_609` · Demon Hunter minion · 6 mana · 3/7
///
/// > **Taunt**. **Battlecry:** If you've cast three spells while holding this, summon two copies of this.@ *({0} left!)*@ *(Ready!)*
///
/// - Set: Voyage to the Sunken City · epic · collectible
/// - Minion type: Naga
/// - Mechanics: Taunt, Battlecry
/// - Tags: `ENTITY_TAG_THRESHOLD_TAG_ID` = 2, `ENTITY_TAG_THRESHOLD_VALUE` = 3
///
/// State: Todo
//~ TSC_609 todo 3011463a dd6807c4
pub const TSC_609: Power = TODO;

/// # Glaiveshark
///
/// `TSC_610` · Demon Hunter minion · 4 mana · 4/3
///
/// > **Battlecry:** If your hero attacked this turn, deal 2 damage to all enemies.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
///
/// State: Todo
//~ TSC_610 todo b0ffea2f 634bbe45
pub const TSC_610: Power = TODO;

/// # Bone Glaive
///
/// `TSC_915` · Demon Hunter weapon · 5 mana · 5/2 durability
///
/// > **Battlecry: Dredge**.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Mechanics: Battlecry, Dredge
///
/// State: Todo
//~ TSC_915 todo f34a8cd7 2efea2f8
pub const TSC_915: Power = TODO;
