//! Shaman cards of Murder at Castle Nathria.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Totemic Evidence
///
/// `MAW_003` · Shaman spell · 1 mana
///
/// > Choose a basic Totem and summon it. **Infuse (@ \|4(Totem, Totems)):** Summon all 4 instead.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3, `2449` = 1
/// - Tokens: Totemic Evidence [`MAW_003t`]
///
/// State: Todo
//~ MAW_003 todo c7fcfee7 14cfab83
pub const MAW_003: Power = TODO;

/// # Totemic Evidence
///
/// `MAW_003t` · Shaman spell · 1 mana
///
/// > **Infused** Summon all 4 basic Totems.
///
/// - Set: Murder at Castle Nathria · common
/// - Mechanics: Infused
///
/// State: Todo
//~ MAW_003t todo 69788a8d 9db8d9de
pub const MAW_003t: Power = TODO;

/// # Framester
///
/// `MAW_005` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Shuffle 3 'Framed' cards into the opponent's deck. When drawn, they **Overload** for (2).
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Overload
/// - Tokens: Framed [`MAW_005t`]
///
/// State: Todo
//~ MAW_005 todo bf6dc0a5 d43c8127
pub const MAW_005: Power = TODO;

/// # Framed
///
/// `MAW_005t` · Shaman spell · 0 mana
///
/// > **Casts When Drawn Overload:** (2)
///
/// - Set: Murder at Castle Nathria
/// - Mechanics: Casts When Drawn
/// - Tags: `OVERLOAD` = 2
///
/// State: Todo
//~ MAW_005t todo 2d81cbed 7dadf470
pub const MAW_005t: Power = TODO;

/// # Torghast Custodian
///
/// `MAW_030` · Shaman minion · 8 mana · 6/10
///
/// > **Battlecry:** For each enemy minion, randomly gain **Rush**, **Divine Shield**, or **Windfury**.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Windfury, Divine Shield, Rush
/// - Enchantments: Crawling [`MAW_030e2`], Sweeping [`MAW_030e3`], Formidable [`MAW_030e4`]
///
/// State: Todo
//~ MAW_030 todo 83ad87de ceb11cb8
pub const MAW_030: Power = TODO;

/// # Crawling
///
/// `MAW_030e2` · Shaman enchantment
///
/// > **Rush**.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ MAW_030e2 todo 582d75a5 d0b81416
pub const MAW_030e2: Power = TODO;

/// # Sweeping
///
/// `MAW_030e3` · Shaman enchantment
///
/// > **Divine Shield**.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ MAW_030e3 todo f2f3fdb1 7f073a57
pub const MAW_030e3: Power = TODO;

/// # Formidable
///
/// `MAW_030e4` · Shaman enchantment
///
/// > **Windfury**.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ MAW_030e4 todo eb07b921 e24911f8
pub const MAW_030e4: Power = TODO;

/// # Criminal Lineup
///
/// `REV_517` · Shaman spell · 8 mana
///
/// > Choose a friendly minion. Summon 3 copies of it. **Overload:** (2)
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Tags: `OVERLOAD` = 2, `2731` = 2
///
/// State: Todo
//~ REV_517 todo ebc2580c c28c8aab
pub const REV_517: Power = TODO;

/// # Baroness Vashj
///
/// `REV_788` · Shaman minion · 4 mana · 3/6
///
/// > {0} {1} {2} {3}
///
/// - Set: Murder at Castle Nathria · legendary
/// - Minion type: Naga
///
/// State: Todo
//~ REV_788 todo 89d2631f bfac0755
pub const REV_788: Power = TODO;

/// # Muck Pools
///
/// `REV_798` · Shaman location · 1 mana · 0 uses
///
/// > {0} {1}
///
/// - Set: Murder at Castle Nathria · rare
///
/// State: Todo
//~ REV_798 todo 8f1b62db 3e7d2c42
pub const REV_798: Power = TODO;

/// # Gigantotem
///
/// `REV_838` · Shaman minion · 10 mana · 8/8
///
/// > Costs (1) less for each Totem you've summoned this game.
///
/// - Set: Murder at Castle Nathria · epic · collectible
/// - Minion type: Totem
///
/// State: Todo
//~ REV_838 todo 21fb1417 872905b0
pub const REV_838: Power = TODO;

/// # Carving Chisel
///
/// `REV_917` · Shaman weapon · 2 mana · 1/3 durability
///
/// > After your hero attacks, summon a random basic Totem.
///
/// - Set: Murder at Castle Nathria · common · collectible
///
/// State: Todo
//~ REV_917 todo 3d3b2f99 d51d3e64
pub const REV_917: Power = TODO;

/// # Convincing Disguise
///
/// `REV_920` · Shaman spell · 1 mana
///
/// > Transform a friendly minion into one that costs (2) more. **Infuse (@):** Transform all friendly minions instead.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Mechanics: Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 4
/// - Tokens: Convincing Disguise [`REV_920t`]
///
/// State: Todo
//~ REV_920 todo e6c1546b 22415f57
pub const REV_920: Power = TODO;

/// # Convincing Disguise
///
/// `REV_920t` · Shaman spell · 1 mana
///
/// > **Infused** Transform all friendly minions into random ones that cost (2) more.
///
/// - Set: Murder at Castle Nathria · rare
/// - Mechanics: Infused
///
/// State: Todo
//~ REV_920t todo 7b39b4a0 0bfdcbe9
pub const REV_920t: Power = TODO;

/// # The Stonewright
///
/// `REV_921` · Shaman minion · 4 mana · 5/4
///
/// > **Battlecry:** For the rest of the game, your Totems have +2 Attack.
///
/// - Set: Murder at Castle Nathria · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Living Stone [`REV_921e`], Living Stone [`REV_921t`]
///
/// State: Todo
//~ REV_921 todo af5d84eb d3672364
pub const REV_921: Power = TODO;

/// # Living Stone
///
/// `REV_921e` · Shaman enchantment
///
/// > Your Totems have +2 Attack.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_921e todo 3b9296d0 d98df704
pub const REV_921e: Power = TODO;

/// # Living Stone
///
/// `REV_921t` · enchantment
///
/// > +2 Attack.
///
/// - Set: Murder at Castle Nathria
/// - Mechanics: Cant Be Silenced
///
/// State: Todo
//~ REV_921t todo abca22aa 88330280
pub const REV_921t: Power = TODO;

/// # Muck Pools
///
/// `REV_923` · Shaman location · 1 mana · 0 uses
///
/// > Transform a friendly minion into one that costs (1) more.
///
/// - Set: Murder at Castle Nathria · rare · collectible
///
/// State: Todo
//~ REV_923 todo ecd21b97 b7331627
pub const REV_923: Power = TODO;

/// # Primordial Wave
///
/// `REV_924` · Shaman spell · Nature · 3 mana
///
/// > Transform enemy minions into ones that cost (1) less and friendly minions into ones that cost (1) more.
///
/// - Set: Murder at Castle Nathria · epic · collectible
///
/// State: Todo
//~ REV_924 todo d1bd10f7 67c12ed4
pub const REV_924: Power = TODO;

/// # Baroness Vashj
///
/// `REV_925` · Shaman minion · 4 mana · 3/6
///
/// > If this would transform into a minion, summon that minion instead.
///
/// - Set: Murder at Castle Nathria · legendary · collectible
/// - Minion type: Naga
///
/// State: Todo
//~ REV_925 todo 2b2d164d 1ac1d7ca
pub const REV_925: Power = TODO;

/// # Party Favor Totem
///
/// `REV_935` · Shaman minion · 3 mana · 0/3
///
/// > At the end of your turn, summon a random basic Totem. **Infuse (@):** Summon two instead.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Minion type: Totem
/// - Mechanics: Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2
/// - Tokens: Party Favor Totem [`REV_935t`]
///
/// State: Todo
//~ REV_935 todo 87bdf4b6 e0550852
pub const REV_935: Power = TODO;

/// # Party Favor Totem
///
/// `REV_935t` · Shaman minion · 3 mana · 0/3
///
/// > **Infused** At the end of your turn, summon two random basic Totems.
///
/// - Set: Murder at Castle Nathria · rare
/// - Minion type: Totem
/// - Mechanics: Infused
///
/// State: Todo
//~ REV_935t todo 935cd85f 119dde4b
pub const REV_935t: Power = TODO;

/// # Crud Caretaker
///
/// `REV_936` · Shaman minion · 4 mana · 1/1
///
/// > **Battlecry**: Summon a 3/5 Elemental with **Taunt**.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Tokens: Untreated Filth [`REV_936t`]
///
/// State: Todo
//~ REV_936 todo 14b2a670 7716120c
pub const REV_936: Power = TODO;

/// # Untreated Filth
///
/// `REV_936t` · Shaman minion · 4 mana · 3/5
///
/// > **Taunt**
///
/// - Set: Murder at Castle Nathria
/// - Minion type: Elemental
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ REV_936t vanilla b6f3893b 4e7557a5
pub const REV_936t: Power = VANILLA;
