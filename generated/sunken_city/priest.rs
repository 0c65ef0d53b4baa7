//! Priest cards of Voyage to the Sunken City.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Herald of Light
///
/// `TID_085` · Priest minion · 3 mana · 3/4
///
/// > **Battlecry:** If you've cast a Holy spell while holding this, restore #6 Health to all friendly characters.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry
///
/// State: Todo
//~ TID_085 todo 66a7029d 79ef1fed
pub const TID_085: Power = TODO;

/// # Disarming Elemental
///
/// `TID_700` · Priest minion · 4 mana · 4/4
///
/// > **Battlecry: Dredge** for your opponent. Set its Cost to (6).
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry, Dredge
/// - Enchantments: Disarmed [`TID_700e`]
///
/// State: Todo
//~ TID_700 todo e705fecd 36cfc3ce
pub const TID_700: Power = TODO;

/// # Disarmed
///
/// `TID_700e` · Priest enchantment
///
/// > Costs (6).
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TID_700e todo 44d254a1 d7bafc47
pub const TID_700e: Power = TODO;

/// # Drown
///
/// `TID_920` · Priest spell · Shadow · 4 mana
///
/// > Put an enemy minion on the bottom of your deck.
///
/// - Set: Voyage to the Sunken City · rare · collectible
///
/// State: Todo
//~ TID_920 todo 6174fd35 aa02ae7a
pub const TID_920: Power = TODO;

/// # Whirlpool
///
/// `TSC_209` · Priest spell · Nature · 8 mana
///
/// > Destroy all minions and all copies of them *(wherever they are)*.
///
/// - Set: Voyage to the Sunken City · epic · collectible
///
/// State: Todo
//~ TSC_209 todo 3427abd8 8329f6c5
pub const TSC_209: Power = TODO;

/// # Illuminate
///
/// `TSC_210` · Priest spell · Holy · 0 mana
///
/// > **Dredge**. If it's a spell, reduce its Cost by (3).
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Mechanics: Dredge
///
/// State: Todo
//~ TSC_210 todo e4c3075f 9ac84553
pub const TSC_210: Power = TODO;

/// # Whispers of the Deep
///
/// `TSC_211` · Priest spell · Shadow · 1 mana
///
/// > **Silence** a friendly minion, then deal damage equal to its Attack randomly split among all enemy minions.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Mechanics: Immune To Spellpower, Affected By Spell Power
/// - Refers to: Silence
///
/// State: Todo
//~ TSC_211 todo adb2cbee 6f04e7bb
pub const TSC_211: Power = TODO;

/// # Handmaiden
///
/// `TSC_212` · Priest minion · 3 mana · 3/2
///
/// > **Battlecry:** If you've cast three spells while holding this, draw 3 cards.@ *({0} left!)*@ *(Ready!)*
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Tags: `ENTITY_TAG_THRESHOLD_TAG_ID` = 2, `ENTITY_TAG_THRESHOLD_VALUE` = 3
///
/// State: Todo
//~ TSC_212 todo fdac7b30 73c1d9e4
pub const TSC_212: Power = TODO;

/// # Queensguard
///
/// `TSC_213` · Priest minion · 2 mana · 2/3
///
/// > **Battlecry:** Gain +1/+1 for each spell you've cast this turn.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Enchantments: Tides Call [`TSC_213e`]
///
/// State: Todo
//~ TSC_213 todo 715c4c36 346df0c5
pub const TSC_213: Power = TODO;

/// # Tides Call
///
/// `TSC_213e` · Priest enchantment
///
/// > Increased stats.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TSC_213e todo b226d8e1 907099ae
pub const TSC_213e: Power = TODO;

/// # Serpent Wig
///
/// `TSC_215` · Priest spell · 1 mana
///
/// > Give a minion +1/+2. If you played a Naga while holding this, add a Serpent Wig to your hand.
///
/// - Set: Voyage to the Sunken City · epic · collectible
/// - Enchantments: Snakes for Hair [`TSC_215e`]
///
/// State: Todo
//~ TSC_215 todo 5053e264 c7037a92
pub const TSC_215: Power = TODO;

/// # Snakes for Hair
///
/// `TSC_215e` · Priest enchantment
///
/// > +1/+2.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TSC_215e todo 1baa72bd 34a0570e
pub const TSC_215e: Power = TODO;

/// # Blackwater Behemoth
///
/// `TSC_216` · Priest minion · 7 mana · 8/10
///
/// > **Colossal +1 Lifesteal**
///
/// - Set: Voyage to the Sunken City · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Lifesteal, Colossal, Colossal Limb On Left
/// - Tags: `1544` = 1
/// - Tokens: Behemoth's Lure [`TSC_216t`]
///
/// State: Todo
//~ TSC_216 todo a422b812 d2e8a769
pub const TSC_216: Power = TODO;

/// # Behemoth's Lure
///
/// `TSC_216t` · Priest minion · 2 mana · 1/4
///
/// > At the end of your turn, force a random enemy minion to attack the Blackwater Behemoth.
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Beast
/// - Mechanics: Colossal Limb, Colossal Limb On Left
/// - Tokens: Blackwater Behemoth [`TSC_216`]
///
/// State: Todo
//~ TSC_216t todo d3ea34e9 aaf1e344
pub const TSC_216t: Power = TODO;

/// # Switcheroo
///
/// `TSC_702` · Priest spell · 5 mana
///
/// > Draw 2 minions. Swap their Health.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Enchantments: Switcheroo'd [`TSC_702e`]
///
/// State: Todo
//~ TSC_702 todo 37c6f43a 08b0e790
pub const TSC_702: Power = TODO;

/// # Switcheroo'd
///
/// `TSC_702e` · Priest enchantment
///
/// > Swapped Health.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TSC_702e todo 776ff5e2 40e77987
pub const TSC_702e: Power = TODO;

/// # Azsharan Ritual
///
/// `TSC_775` · Priest spell · 4 mana
///
/// > **Silence** a minion and summon a copy of it. Put a 'Sunken Ritual' on the bottom of your deck.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Mechanics: Silence
/// - Tokens: Sunken Ritual [`TSC_775t`]
///
/// State: Todo
//~ TSC_775 todo f5c2f1e3 b21bc931
pub const TSC_775: Power = TODO;

/// # Sunken Ritual
///
/// `TSC_775t` · Priest spell · 4 mana
///
/// > **Silence** a minion and summon 2 copies of it.
///
/// - Set: Voyage to the Sunken City
/// - Mechanics: Silence
///
/// State: Todo
//~ TSC_775t todo f98a6a10 a2c6e023
pub const TSC_775t: Power = TODO;

/// # Priestess Valishj
///
/// `TSC_828` · Priest minion · 1 mana · 1/1
///
/// > **Battlecry:** Refresh an empty Mana Crystal for each spell you've cast this turn.@ *(@)*
///
/// - Set: Voyage to the Sunken City · legendary · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry
///
/// State: Todo
//~ TSC_828 todo 408366d1 f43c7de1
pub const TSC_828: Power = TODO;
