//! Hunter cards of Voyage to the Sunken City.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Ancient Krakenbane
///
/// `TID_074` · Hunter minion · 3 mana · 3/3
///
/// > **Battlecry:** If you've cast three spells while holding this, deal 5 damage.@ *({0} left!)*@ *(Ready!)*
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Tags: `ENTITY_TAG_THRESHOLD_TAG_ID` = 2, `ENTITY_TAG_THRESHOLD_VALUE` = 3
/// - Target: "Deal 5 damage."
///
/// State: Todo
//~ TID_074 todo 53f0e59b d8399465
pub const TID_074: Power = TODO;

/// # Shellshot
///
/// `TID_075` · Hunter spell · Nature · 3 mana
///
/// > Deal $3 damage to a random enemy minion. Repeat this with 1 less damage.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Mechanics: Immune To Spellpower
///
/// State: Todo
//~ TID_075 todo 08ba4b7d 6a912151
pub const TID_075: Power = TODO;

/// # K9-0tron
///
/// `TID_099` · Hunter minion · 2 mana · 2/3
///
/// > **Battlecry: Dredge**. If it's a 1-Cost minion, summon it.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Mech, Beast
/// - Mechanics: Battlecry, Dredge
/// - Tags: `2542` = 1
///
/// State: Todo
//~ TID_099 todo 9899b99e 5dfa75e4
pub const TID_099: Power = TODO;

/// # Barbed Nets
///
/// `TSC_023` · Hunter spell · 1 mana
///
/// > Deal $2 damage to an enemy. If you played a Naga while holding this, choose a second target.
///
/// - Set: Voyage to the Sunken City · common · collectible
///
/// State: Todo
//~ TSC_023 todo 0929c9fe b184a7d8
pub const TSC_023: Power = TODO;

/// # Harpoon Gun
///
/// `TSC_070` · Hunter weapon · 3 mana · 3/2 durability
///
/// > After your hero attacks, **Dredge**. If it's a Beast, reduce its Cost by (2).
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Mechanics: Dredge
///
/// State: Todo
//~ TSC_070 todo a6d33e96 cb0fd13b
pub const TSC_070: Power = TODO;

/// # Twinbow Terrorcoil
///
/// `TSC_071` · Hunter minion · 4 mana · 4/4
///
/// > **Battlecry:** If you've cast a spell while holding this, your next spell casts twice.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Enchantments: Twinned [`TSC_071e`], Twinning [`TSC_071e2`]
///
/// State: Todo
//~ TSC_071 todo ee081b76 1264c1e9
pub const TSC_071: Power = TODO;

/// # Twinned
///
/// `TSC_071e` · Hunter enchantment
///
/// > Your next spell casts twice.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TSC_071e todo fcf7e721 5e9b502d
pub const TSC_071e: Power = TODO;

/// # Twinning
///
/// `TSC_071e2` · Hunter enchantment
///
/// > Your next spell casts twice.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TSC_071e2 todo c6c56f89 82544c2c
pub const TSC_071e2: Power = TODO;

/// # Conch's Call
///
/// `TSC_072` · Hunter spell · 3 mana
///
/// > Draw a Naga and a spell.
///
/// - Set: Voyage to the Sunken City · common · collectible
///
/// State: Todo
//~ TSC_072 todo 6d4e1840 6674f983
pub const TSC_072: Power = TODO;

/// # Raj Naz'jan
///
/// `TSC_073` · Hunter minion · 2 mana · 2/3
///
/// > After you cast a spell, deal damage equal to its Cost to the enemy Hero.
///
/// - Set: Voyage to the Sunken City · legendary · collectible
/// - Minion type: Naga
///
/// State: Todo
//~ TSC_073 todo dd2be8ae 253b154b
pub const TSC_073: Power = TODO;

/// # Emergency Maneuvers
///
/// `TSC_929` · Hunter spell · 2 mana
///
/// > **Secret:** When a friendly minion dies, summon a copy of it. It's **Dormant** for 1 turn.
///
/// - Set: Voyage to the Sunken City · epic · collectible
/// - Mechanics: Secret
/// - Refers to: Dormant
/// - Tokens: Improved Emergency Maneuvers [`TSC_929t`]
///
/// State: Todo
//~ TSC_929 todo 0b64ff30 a51eb973
pub const TSC_929: Power = TODO;

/// # Improved Emergency Maneuvers
///
/// `TSC_929t` · Hunter spell · 2 mana
///
/// > **Secret:** When a friendly minion dies, summon two copies of it. They're **Dormant** for 1 turn.
///
/// - Set: Voyage to the Sunken City
/// - Mechanics: Secret
/// - Refers to: Dormant
///
/// State: Todo
//~ TSC_929t todo 5dee9f81 a26aa9bc
pub const TSC_929t: Power = TODO;

/// # Azsharan Saber
///
/// `TSC_945` · Hunter minion · 4 mana · 4/3
///
/// > Rush**. Deathrattle:** Put a 'Sunken Saber' on the bottom of your deck.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle, Rush
/// - Tokens: Sunken Saber [`TSC_945t`]
///
/// State: Todo
//~ TSC_945 todo 0e2a023a 177041ac
pub const TSC_945: Power = TODO;

/// # Sunken Saber
///
/// `TSC_945t` · Hunter minion · 4 mana · 4/3
///
/// > Rush**. Deathrattle:** Summon a Beast from your deck.
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Beast
/// - Mechanics: Deathrattle, Rush
///
/// State: Todo
//~ TSC_945t todo bf90ac8d 099bd2e8
pub const TSC_945t: Power = TODO;

/// # Urchin Spines
///
/// `TSC_946` · Hunter spell · 1 mana
///
/// > Your spells this turn are **Poisonous**.
///
/// - Set: Voyage to the Sunken City · epic · collectible
/// - Refers to: Poisonous
/// - Enchantments: Poisonous Urchin [`TSC_946e`], Poisonous [`TSC_946e2`]
///
/// State: Todo
//~ TSC_946 todo 873d362f d5f8f67d
pub const TSC_946: Power = TODO;

/// # Poisonous Urchin
///
/// `TSC_946e` · Hunter enchantment
///
/// > Your spells are **Poisonous**.
///
/// - Set: Voyage to the Sunken City
/// - Refers to: Poisonous
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ TSC_946e todo 83a35e51 6620ee9f
pub const TSC_946e: Power = TODO;

/// # Poisonous
///
/// `TSC_946e2` · Hunter enchantment
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TSC_946e2 todo cbab4ed0 1591ab65
pub const TSC_946e2: Power = TODO;

/// # Naga's Pride
///
/// `TSC_947` · Hunter spell · 3 mana
///
/// > Summon two 2/2 Lionfish. If you played a Naga while holding this, give them +1/+1.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Enchantments: Well-fed Fish [`TSC_947e`]
/// - Tokens: Lionfish [`TSC_947t`]
///
/// State: Todo
//~ TSC_947 todo 9417504d 7d0f088f
pub const TSC_947: Power = TODO;

/// # Well-fed Fish
///
/// `TSC_947e` · Hunter enchantment
///
/// > +1/+1.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TSC_947e todo 163d01a5 ebb456c6
pub const TSC_947e: Power = TODO;

/// # Lionfish
///
/// `TSC_947t` · Hunter minion · 2 mana · 2/2
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Beast
///
/// State: Vanilla
//~ TSC_947t vanilla 9a400166 332d9074
pub const TSC_947t: Power = VANILLA;

/// # Hydralodon
///
/// `TSC_950` · Hunter minion · 7 mana · 5/5
///
/// > **Colossal +2 Battlecry:** Give your Hydralodon Heads **Rush**.
///
/// - Set: Voyage to the Sunken City · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Colossal
/// - Refers to: Rush
/// - Tags: `1544` = 1
/// - Tokens: Hydralodon Head [`TSC_950t`], Hydralodon Head [`TSC_950t2`]
///
/// State: Todo
//~ TSC_950 todo 780b3590 69e1ab6e
pub const TSC_950: Power = TODO;

/// # Hydralodon Head
///
/// `TSC_950t` · Hunter minion · 2 mana · 3/1
///
/// > **Deathrattle:** If you control Hydralodon, summon 2 Hydralodon Heads.
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Beast
/// - Mechanics: Deathrattle, Colossal Limb
///
/// State: Todo
//~ TSC_950t todo 9fd45ce6 ea6990f7
pub const TSC_950t: Power = TODO;

/// # Hydralodon Head
///
/// `TSC_950t2` · Hunter minion · 2 mana · 3/1
///
/// > **Deathrattle:** If you control Hydralodon, summon 2 Hydralodon Heads.
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Beast
/// - Mechanics: Deathrattle, Colossal Limb
///
/// State: Todo
//~ TSC_950t2 todo 89b4ed37 5a5549c1
pub const TSC_950t2: Power = TODO;
