//! Shaman cards of TITANS.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Lightning Reflexes
///
/// `TTN_317` · Shaman spell · Nature · 1 mana
///
/// > **Discover** a Nature spell. If you play it this turn, **Discover** another.
///
/// - Set: TITANS · rare · collectible
/// - Mechanics: Discover
/// - Tags: `DECK_ACTION_COST` = 2
/// - Enchantments: Lightning Reflexes [`TTN_317e`]
///
/// State: Todo
//~ TTN_317 todo 6388826a 564fdb5b
pub const TTN_317: Power = TODO;

/// # Lightning Reflexes
///
/// `TTN_317e` · Shaman enchantment
///
/// > If played this turn, **Discover** a Nature spell.
///
/// - Set: TITANS
/// - Mechanics: Discover
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ TTN_317e todo 50e1ee3b 52e11462
pub const TTN_317e: Power = TODO;

/// # Turn the Tides
///
/// `TTN_722` · Shaman spell · Nature · 3 mana
///
/// > Give your hero +3 Attack this turn. Summon a 3/3 Elemental with **Rush**. **Overload:** (1)
///
/// - Set: TITANS · common · collectible
/// - Mechanics: Overload
/// - Refers to: Rush
/// - Tokens: Waveling [`TTN_833t`]
///
/// State: Todo
//~ TTN_722 todo 6ce37757 24cc5aca
pub const TTN_722: Power = TODO;

/// # Tempest Hammer
///
/// `TTN_725` · Shaman weapon · 4 mana · 1/3 durability
///
/// > After your hero attacks, deal 3 damage to the lowest Health enemy.
///
/// - Set: TITANS · rare · collectible
///
/// State: Todo
//~ TTN_725 todo e29b6684 8e0d9905
pub const TTN_725: Power = TODO;

/// # Thorignir Drake
///
/// `TTN_727` · Shaman minion · 7 mana · 6/6
///
/// > **Rush** Whenever this attacks, summon two 3/1 Whelps to attack the target first.
///
/// - Set: TITANS · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Rush
/// - Tokens: Juvenile Thorignir [`TTN_727t`]
///
/// State: Todo
//~ TTN_727 todo d0ad3dfa 65b7c012
pub const TTN_727: Power = TODO;

/// # Juvenile Thorignir
///
/// `TTN_727t` · Shaman minion · 2 mana · 3/1
///
/// - Set: TITANS
/// - Minion type: Dragon
/// - Mechanics: Whelp
///
/// State: Vanilla
//~ TTN_727t vanilla 72b234aa 8209d3cc
pub const TTN_727t: Power = VANILLA;

/// # Golganneth, the Thunderer
///
/// `TTN_800` · Shaman minion · 6 mana · 5/7
///
/// > **Titan** Your first spell each turn costs (3) less.
///
/// - Set: TITANS · legendary · collectible
/// - Mechanics: Aura, Dont Pick From Subsets, Titan, Activatable Minion
/// - Tags: `1544` = 1
/// - Enchantments: Golganneth's Presence [`TTN_800e1`], Storm of the Titan [`TTN_800e2`]
/// - Tokens: Roaring Oceans [`TTN_800t`], Lord of Skies [`TTN_800t2`], Shargahn's Wrath [`TTN_800t3`]
///
/// State: Todo
//~ TTN_800 todo fad7a7ce dba08985
pub const TTN_800: Power = TODO;

/// # Golganneth's Presence
///
/// `TTN_800e1` · Shaman enchantment
///
/// > Overload (1).
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_800e1 todo 0844b374 240ef263
pub const TTN_800e1: Power = TODO;

/// # Storm of the Titan
///
/// `TTN_800e2` · Neutral enchantment
///
/// > Costs (3) less.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_800e2 todo 3b35e650 4b4e9990
pub const TTN_800e2: Power = TODO;

/// # Roaring Oceans
///
/// `TTN_800t` · Shaman spell · 0 mana
///
/// > Deal 3 damage to all enemies and restore 6 Health to all friendly characters.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_800t todo 57327607 eed28c4d
pub const TTN_800t: Power = TODO;

/// # Lord of Skies
///
/// `TTN_800t2` · Shaman spell · 0 mana
///
/// > Deal 20 damage to another minion.
///
/// - Set: TITANS
/// - Mechanics: Immune To Spellpower
///
/// State: Todo
//~ TTN_800t2 todo 3c758e4b 9e66c9bb
pub const TTN_800t2: Power = TODO;

/// # Shargahn's Wrath
///
/// `TTN_800t3` · Shaman spell · 0 mana
///
/// > Draw 3 **Overload** cards.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_800t3 todo d638db22 7095045f
pub const TTN_800t3: Power = TODO;

/// # Champion of Storms
///
/// `TTN_801` · Shaman minion · 4 mana · 3/5
///
/// > After you cast a Nature spell, summon a 4/2 Elemental. **Forge:** With **Rush**.
///
/// - Set: TITANS · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Forge
/// - Refers to: Rush
/// - Tags: `DECK_ACTION_COST` = 2
/// - Tokens: Champion of Storms [`TTN_801t`], Storm Cyclone [`TTN_801t1`], Storm Cyclone [`TTN_801t2`]
///
/// State: Todo
//~ TTN_801 todo 5581ba46 741b8f14
pub const TTN_801: Power = TODO;

/// # Champion of Storms
///
/// `TTN_801t` · Shaman minion · 4 mana · 3/5
///
/// > **Forged** After you cast a Nature spell, summon a 4/2 Elemental with **Rush**.
///
/// - Set: TITANS · epic
/// - Minion type: Elemental
/// - Mechanics: Forged
/// - Refers to: Rush
///
/// State: Todo
//~ TTN_801t todo 222242bc f7fa0724
pub const TTN_801t: Power = TODO;

/// # Storm Cyclone
///
/// `TTN_801t1` · Shaman minion · 3 mana · 4/2
///
/// - Set: TITANS
/// - Minion type: Elemental
///
/// State: Vanilla
//~ TTN_801t1 vanilla 56ba4f99 a4f13107
pub const TTN_801t1: Power = VANILLA;

/// # Storm Cyclone
///
/// `TTN_801t2` · Shaman minion · 3 mana · 4/2
///
/// > **Rush**
///
/// - Set: TITANS
/// - Minion type: Elemental
/// - Mechanics: Rush
///
/// State: Vanilla
//~ TTN_801t2 vanilla a53b4bea 33199ae1
pub const TTN_801t2: Power = VANILLA;

/// # Flash of Lightning
///
/// `TTN_830` · Shaman spell · Nature · 2 mana
///
/// > Draw a card. Next turn, your Nature spells cost (1) less.
///
/// - Set: TITANS · epic · collectible
/// - Enchantments: Flash of Lightning [`TTN_830e`], Flash of Lightning Discount [`TTN_830e2`]
///
/// State: Todo
//~ TTN_830 todo 749add58 0a61738c
pub const TTN_830: Power = TODO;

/// # Flash of Lightning
///
/// `TTN_830e` · Neutral enchantment
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_830e todo 2840c2d8 ec1d2007
pub const TTN_830e: Power = TODO;

/// # Flash of Lightning Discount
///
/// `TTN_830e2` · Neutral enchantment
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_830e2 todo 65cc0b25 0e7a682a
pub const TTN_830e2: Power = TODO;

/// # Crash of Thunder
///
/// `TTN_831` · Shaman spell · Nature · 5 mana
///
/// > Deal $3 damage to all enemies. Costs (1) less for each Nature spell you've cast this turn.
///
/// - Set: TITANS · common · collectible
///
/// State: Todo
//~ TTN_831 todo 32796e16 48a8cd19
pub const TTN_831: Power = TODO;

/// # Disciple of Golganneth
///
/// `TTN_833` · Shaman minion · 2 mana · 2/3
///
/// > At the end of your turn, reduce the Cost of a random **Overload** card in your hand by (1).
///
/// - Set: TITANS · common · collectible
/// - Refers to: Overload
/// - Enchantments: Shocking [`TTN_833e`], Wavecrash [`TTN_833e1`]
/// - Tokens: Waveling [`TTN_833t`]
///
/// State: Todo
//~ TTN_833 todo 224756f1 2944d0d7
pub const TTN_833: Power = TODO;

/// # Shocking
///
/// `TTN_833e` · Shaman enchantment
///
/// > Costs (1) less.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_833e todo 6522ad7a 0dafeabe
pub const TTN_833e: Power = TODO;

/// # Wavecrash
///
/// `TTN_833e1` · Shaman enchantment
///
/// > +3 Attack this turn.
///
/// - Set: TITANS
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ TTN_833e1 todo c3aa25ab eefd596d
pub const TTN_833e1: Power = TODO;

/// # Waveling
///
/// `TTN_833t` · Shaman minion · 3 mana · 3/3
///
/// > **Rush**
///
/// - Set: TITANS
/// - Minion type: Elemental
/// - Mechanics: Rush
///
/// State: Vanilla
//~ TTN_833t vanilla 3d957314 b9296bf3
pub const TTN_833t: Power = VANILLA;

/// # Thorim, Stormlord
///
/// `TTN_835` · Shaman minion · 3 mana · 3/4
///
/// > **Battlecry:** Unlock your **Overloaded** Mana Crystals. Draw that many cards.
///
/// - Set: TITANS · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Overload
///
/// State: Todo
//~ TTN_835 todo f493087b ea7026ba
pub const TTN_835: Power = TODO;

/// # Conductivity
///
/// `YOG_522` · Shaman spell · Nature · 2 mana
///
/// > The next spell you cast this turn also targets adjacent minions.
///
/// - Set: TITANS · rare · collectible
/// - Enchantments: Conductive [`YOG_522e`]
///
/// State: Todo
//~ YOG_522 todo cd37eb86 b8100585
pub const YOG_522: Power = TODO;

/// # Conductive
///
/// `YOG_522e` · Shaman enchantment
///
/// > Your next spell casts on adjacent minions.
///
/// - Set: TITANS
///
/// State: Todo
//~ YOG_522e todo c72e3d8e 9431a3e6
pub const YOG_522e: Power = TODO;

/// # Infested Watcher
///
/// `YOG_523` · Shaman minion · 4 mana · 4/4
///
/// > **Taunt Deathrattle:** Get two 1/1 Chaotic Tendrils.
///
/// - Set: TITANS · common · collectible
/// - Mechanics: Taunt, Deathrattle
/// - Tokens: Chaotic Tendril [`YOG_514`](crate::titans::neutral::YOG_514)
///
/// State: Todo
//~ YOG_523 todo 6822463a 805b8432
pub const YOG_523: Power = TODO;

/// # Shock Hopper
///
/// `YOG_524` · Shaman minion · 1 mana · 1/2
///
/// > **Battlecry:** Get a random **Overload** card.
///
/// - Set: TITANS · common · collectible
/// - Minion type: Elemental, Beast
/// - Mechanics: Battlecry
/// - Refers to: Overload
/// - Tags: `2540` = 1
///
/// State: Todo
//~ YOG_524 todo 20cb4980 e6cd224c
pub const YOG_524: Power = TODO;
