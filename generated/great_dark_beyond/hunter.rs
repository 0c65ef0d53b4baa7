//! Hunter cards of The Great Dark Beyond.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Specimen Claw
///
/// `GDB_107` · Hunter minion · 3 mana · 2/6
///
/// > After your opponent plays a minion, attack it. **Starship Piece**
///
/// - Set: The Great Dark Beyond · epic · collectible
/// - Mechanics: Starship Piece
/// - Refers to: Starship
/// - Tags: `3684` = 1
/// - Enchantments: Specimen Claw [`GDB_107e`]
///
/// State: Todo
//~ GDB_107 todo d2bae557 2ca194a1
pub const GDB_107: Power = TODO;

/// # Specimen Claw
///
/// `GDB_107e` · Hunter enchantment
///
/// > After your opponent plays a minion, attack it.
///
/// - Set: The Great Dark Beyond
/// - Tags: `3870` = 1
///
/// State: Todo
//~ GDB_107e todo 488baa73 c57e420f
pub const GDB_107e: Power = TODO;

/// # Biopod
///
/// `GDB_111` · Hunter minion · 2 mana · 2/2
///
/// > **Deathrattle:** Deal damage equal to this minion's Attack to a random enemy. **Starship Piece**
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Mechanics: Deathrattle, Starship Piece
/// - Refers to: Starship
/// - Tags: `3684` = 1
/// - Enchantments: Biopod [`GDB_111e`]
///
/// State: Todo
//~ GDB_111 todo b416fac1 3dbf394a
pub const GDB_111: Power = TODO;

/// # Biopod
///
/// `GDB_111e` · Hunter enchantment
///
/// > **Deathrattle:** Deal damage equal to this minion's Attack to a random enemy.
///
/// - Set: The Great Dark Beyond
/// - Tags: `3870` = 1
///
/// State: Todo
//~ GDB_111e todo 5314a901 97ef3dcb
pub const GDB_111e: Power = TODO;

/// # Alien Encounters
///
/// `GDB_237` · Hunter spell · 5 mana
///
/// > Summon two 2/5 Beasts with **Taunt**. Costs (1) less for each card you Discover**ed** this game.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Refers to: Taunt, Discover
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
/// - Tokens: Snacking Scrunguk [`GDB_237t`]
///
/// State: Todo
//~ GDB_237 todo f75a2f89 6e563c16
pub const GDB_237: Power = TODO;

/// # Snacking Scrunguk
///
/// `GDB_237t` · Hunter minion · 3 mana · 2/5
///
/// > **Taunt**
///
/// - Set: The Great Dark Beyond
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ GDB_237t vanilla 645aef69 3fc3b605
pub const GDB_237t: Power = VANILLA;

/// # Extraterrestrial Egg
///
/// `GDB_840` · Hunter minion · 2 mana · 0/2
///
/// > **Deathrattle:** Summon a 3/5 Beast that attacks the lowest Health enemy.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Eggburster [`GDB_840t`]
///
/// State: Todo
//~ GDB_840 todo 092c769b 87b4cfc2
pub const GDB_840: Power = TODO;

/// # Eggburster
///
/// `GDB_840t` · Hunter minion · 4 mana · 3/5
///
/// - Set: The Great Dark Beyond
/// - Minion type: Beast
///
/// State: Vanilla
//~ GDB_840t vanilla 174ec852 340069ee
pub const GDB_840t: Power = VANILLA;

/// # Rangari Scout
///
/// `GDB_841` · Hunter minion · 1 mana · 1/2
///
/// > After you **Discover** a card, get a copy of it.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Minion type: Draenei
/// - Refers to: Discover
///
/// State: Todo
//~ GDB_841 todo 22644b3c 1f834024
pub const GDB_841: Power = TODO;

/// # Gorm the Worldeater
///
/// `GDB_842` · Hunter minion · 3 mana · 12/12
///
/// > **Dormant** for 5 turns. At the end of your turn, destroy the minion to the right of this to awaken 2 turns sooner.
///
/// - Set: The Great Dark Beyond · legendary · collectible
/// - Minion type: Beast
/// - Refers to: Dormant
/// - Tags: `1652` = 1
/// - Enchantments: Planetary Feast [`GDB_842e2`], Gorm Eating Enchant [`GDB_842e3`]
///
/// State: Todo
//~ GDB_842 todo d7696fd3 90179dbe
pub const GDB_842: Power = TODO;

/// # Planetary Feast
///
/// `GDB_842e2` · Hunter enchantment
///
/// > **Dormant**. Awaken in @ \|4(turn, turns).
///
/// - Set: The Great Dark Beyond
/// - Mechanics: Dormant Awaken Condition Enchant
/// - Tags: `SCORE_VALUE_1` = 5
///
/// State: Todo
//~ GDB_842e2 todo 416c8a3a 9e16539c
pub const GDB_842e2: Power = TODO;

/// # Gorm Eating Enchant
///
/// `GDB_842e3` · Hunter enchantment
///
/// - Set: The Great Dark Beyond
/// - Mechanics: Enchantment Invisible
/// - Tags: `4390` = 1
///
/// State: Todo
//~ GDB_842e3 todo 36fd67b4 2796e944
pub const GDB_842e3: Power = TODO;

/// # Parallax Cannon
///
/// `GDB_843` · Hunter weapon · 3 mana · 2/3 durability
///
/// > Has +2 Attack if you've Discover**ed** this turn. Spellburst**:** Your hero is **Immune** this turn.
///
/// - Set: The Great Dark Beyond · epic · collectible
/// - Mechanics: Spellburst
/// - Refers to: Immune, Discover
/// - Enchantments: Angular Immunity [`GDB_843e2`]
///
/// State: Todo
//~ GDB_843 todo 3cec175c d5d48da6
pub const GDB_843: Power = TODO;

/// # Angular Immunity
///
/// `GDB_843e2` · Hunter enchantment
///
/// > **Immune** this turn.
///
/// - Set: The Great Dark Beyond
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ GDB_843e2 todo 1862109a 093bcb70
pub const GDB_843e2: Power = TODO;

/// # Detailed Notes
///
/// `GDB_844` · Hunter spell · 2 mana
///
/// > **Discover** a Beast that costs (5) or more. Reduce its Cost by (2).
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Mechanics: Discover, Discover Studies Visual
///
/// State: Todo
//~ GDB_844 todo 5ecc68d8 80d6c7f3
pub const GDB_844: Power = TODO;

/// # Laser Barrage
///
/// `GDB_845` · Hunter spell · 2 mana
///
/// > Deal $3 damage to a minion. If you're building a **Starship**, also damage its neighbors.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Refers to: Starship
///
/// State: Todo
//~ GDB_845 todo 9957a0be 869f1671
pub const GDB_845: Power = TODO;

/// # Exarch Naielle
///
/// `GDB_846` · Hunter minion · 3 mana · 3/4
///
/// > **Battlecry:** Replace your Hero Power with Tracking *(Discover** a card from your deck)*.
///
/// - Set: The Great Dark Beyond · legendary · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Refers to: Discover
/// - Tokens: Tracking [`GDB_846hp`]
///
/// State: Todo
//~ GDB_846 todo 87dd6a53 aba975f4
pub const GDB_846: Power = TODO;

/// # Tracking
///
/// `GDB_846hp` · Hunter hero power · 1 mana
///
/// > **Discover** a card from your deck.
///
/// - Set: The Great Dark Beyond
/// - Mechanics: Discover
///
/// State: Todo
//~ GDB_846hp todo a0ff0a7b 6fcc0235
pub const GDB_846hp: Power = TODO;

/// # Hydralisk
///
/// `SC_008` · Hunter minion · 3 mana · 4/2
///
/// > **Battlecry:** Deal 2 damage to a random enemy. Repeat for each other Zerg minion you control.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Mechanics: Battlecry, Zerg
/// - Tags: `1724` = 1
///
/// State: Todo
//~ SC_008 todo 4e82c515 d7ce40a6
pub const SC_008: Power = TODO;

/// # Roach
///
/// `SC_012` · Hunter minion · 2 mana · 2/2
///
/// > When you draw this, get a copy of it. **Battlecry:** If you control another Zerg minion, gain +1/+2.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Mechanics: Battlecry, Zerg
/// - Tags: `1724` = 1
/// - Enchantments: Adaptive Plating [`SC_012e`]
///
/// State: Todo
//~ SC_012 todo 088626c4 092ce5ee
pub const SC_012: Power = TODO;

/// # Adaptive Plating
///
/// `SC_012e` · Hunter enchantment
///
/// > +1/+2.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ SC_012e todo 3b47dc9b d703e594
pub const SC_012e: Power = TODO;

/// # Evolution Chamber
///
/// `SC_021` · Hunter spell · 2 mana
///
/// > Give your minions +1 Attack. Give your Zerg an extra +1/+1.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Mechanics: Zerg
/// - Tags: `1724` = 1
/// - Enchantments: Perfect Evolution [`SC_021e`], Primal Evolution [`SC_021e2`]
///
/// State: Todo
//~ SC_021 todo 9b96cb4e 775c8128
pub const SC_021: Power = TODO;

/// # Perfect Evolution
///
/// `SC_021e` · Hunter enchantment
///
/// > +2/+1.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ SC_021e todo 02dcee21 a9ae7257
pub const SC_021e: Power = TODO;

/// # Primal Evolution
///
/// `SC_021e2` · Hunter enchantment
///
/// > +1 Attack.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ SC_021e2 todo 71536c6c b180b778
pub const SC_021e2: Power = TODO;
