//! Demon Hunter cards of Cataclysm.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Azshara, Ocean Lord
///
/// `CATA_151` · Demon Hunter minion · 8 mana · 8/8
///
/// > **Colossal +2** Your hero has **Windfury**.
///
/// - Set: Cataclysm · legendary · collectible
/// - Minion type: Naga
/// - Mechanics: Aura, Colossal
/// - Refers to: Windfury, Herald
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `TAG_SCRIPT_DATA_NUM_2` = 1, `1544` = 1, `1724` = 1, `4538` = 1
/// - Enchantments: Azshara Windfury [`CATA_151e`]
/// - Tokens: Azshara's Tentacle [`CATA_151t`], Azshara's Tentacle [`CATA_151t1`]
///
/// State: Todo
//~ CATA_151 todo fc502144 6df1b313
pub const CATA_151: Power = TODO;

/// # Azshara Windfury
///
/// `CATA_151e` · Demon Hunter enchantment
///
/// > **Windfury**
///
/// - Set: Cataclysm
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Todo
//~ CATA_151e todo f93ac8f6 c8d101ad
pub const CATA_151e: Power = TODO;

/// # Azshara's Tentacle
///
/// `CATA_151t` · Demon Hunter minion · 1 mana · 2/1
///
/// > When summoned, give your hero +{0} Attack this turn. ***Herald** twice to upgrade.*@When summoned, give your hero +{0} Attack this turn. ***Herald** once to upgrade.*@When summoned, give your hero +{0} Attack this turn.
///
/// - Set: Cataclysm
/// - Minion type: Naga
/// - Mechanics: Colossal Limb
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `1724` = 1
/// - Enchantments: Hero Blood of the Fel [`CATA_151te`]
///
/// State: Todo
//~ CATA_151t todo bdda3c83 3011bd1d
pub const CATA_151t: Power = TODO;

/// # Azshara's Tentacle
///
/// `CATA_151t1` · Demon Hunter minion · 1 mana · 2/1
///
/// > When summoned, give your hero +{0} Attack this turn. ***Herald** twice to upgrade.*@When summoned, give your hero +{0} Attack this turn. ***Herald** once to upgrade.*@When summoned, give your hero +{0} Attack this turn.
///
/// - Set: Cataclysm
/// - Minion type: Naga
/// - Mechanics: Colossal Limb
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `1724` = 1
///
/// State: Todo
//~ CATA_151t1 todo 4a3e667a 5c489ddf
pub const CATA_151t1: Power = TODO;

/// # Hero Blood of the Fel
///
/// `CATA_151te` · Demon Hunter enchantment
///
/// > +@ Attack on your turn.
///
/// - Set: Cataclysm
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ CATA_151te todo 3d7b29b1 0e217826
pub const CATA_151te: Power = TODO;

/// # Armored Bloodletter
///
/// `CATA_525` · Demon Hunter minion · 3 mana · 3/1
///
/// > **Rush Battlecry: Herald** {0}.
///
/// - Set: Cataclysm · common · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry, Rush, Herald
/// - Tags: `1724` = 1, `4538` = 1, `4632` = 2
/// - Tokens: Soldier of Azshara [`CATA_525t`]
///
/// State: Todo
//~ CATA_525 todo 0100a532 a3b3eebb
pub const CATA_525: Power = TODO;

/// # Soldier of Azshara
///
/// `CATA_525t` · Demon Hunter minion · 1 mana · 2/1
///
/// > When summoned, give your hero +{0} Attack this turn. ***Herald** twice to upgrade.*@When summoned, give your hero +{0} Attack this turn. ***Herald** once to upgrade.*@When summoned, give your hero +{0} Attack this turn.
///
/// - Set: Cataclysm
/// - Minion type: Naga
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `1724` = 1
///
/// State: Todo
//~ CATA_525t todo 6c9bd04d 04037be5
pub const CATA_525t: Power = TODO;

/// # Broxigar's Last Stand
///
/// `CATA_526` · Demon Hunter spell · 2 mana
///
/// > Deal $1 damage to all minions. Draw a card for each that died.
///
/// - Set: Cataclysm · rare · collectible
///
/// State: Todo
//~ CATA_526 todo 2d03623f b8f69174
pub const CATA_526: Power = TODO;

/// # Nespirah, Enthralled
///
/// `CATA_527` · Demon Hunter location · 3 mana · 0 uses
///
/// > Deal 1 damage. After you cast a Fel spell, reopen. **Deathrattle:** Summon Nespirah, Unshackled.
///
/// - Set: Cataclysm · legendary · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Nespirah, Unshackled [`CATA_527t2`]
///
/// State: Todo
//~ CATA_527 todo 01cbfcb6 b1db4987
pub const CATA_527: Power = TODO;

/// # Nespirah, Unshackled
///
/// `CATA_527t2` · Demon Hunter minion · 6 mana · 6/6
///
/// > After you cast a Fel spell, get a random non-**Colossal** Naga. It costs (1).
///
/// - Set: Cataclysm
/// - Minion type: Beast
///
/// State: Todo
//~ CATA_527t2 todo 5e7bb388 285d3d31
pub const CATA_527t2: Power = TODO;

/// # Sigil of the Seas
///
/// `CATA_528` · Demon Hunter spell · Fel · 1 mana
///
/// > At the start of your next turn, summon a 3/3 Naga with **Taunt**.~GAMEPLAY ASPROXY CATA 528
///
/// - Set: Cataclysm · common · collectible
/// - Mechanics: Sigil
/// - Refers to: Taunt
/// - Tags: `4546` = 1
/// - Tokens: Naga Monstrosity [`CATA_528t`]
///
/// State: Todo
//~ CATA_528 todo 0e1fe9d4 b10c4614
pub const CATA_528: Power = TODO;

/// # Naga Monstrosity
///
/// `CATA_528t` · Demon Hunter minion · 3 mana · 3/3
///
/// > **Taunt**
///
/// - Set: Cataclysm
/// - Minion type: Naga
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ CATA_528t vanilla ba9b227a 3ce9f19f
pub const CATA_528t: Power = VANILLA;

/// # Ravenous Felfisher
///
/// `CATA_529` · Demon Hunter minion · 6 mana · 5/5
///
/// > Costs (1) less for each Fel spell you've cast this game.
///
/// - Set: Cataclysm · rare · collectible
/// - Minion type: Naga
///
/// State: Todo
//~ CATA_529 todo a95800f1 d0184988
pub const CATA_529: Power = TODO;

/// # Fel Infusion
///
/// `CATA_530` · Demon Hunter spell · Fel · 2 mana
///
/// > **Herald** {0}. Your hero has **Lifesteal** this turn.
///
/// - Set: Cataclysm · epic · collectible
/// - Mechanics: Herald
/// - Refers to: Lifesteal
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 122849, `TAG_SCRIPT_DATA_NUM_2` = 122850, `1724` = 1, `4538` = 1, `4632` = 2
/// - Enchantments: Lifesteal this turn [`CATA_530e`]
///
/// State: Todo
//~ CATA_530 todo 72c0dcab f71998e9
pub const CATA_530: Power = TODO;

/// # Lifesteal this turn
///
/// `CATA_530e` · Neutral enchantment
///
/// - Set: Cataclysm
///
/// State: Todo
//~ CATA_530e todo 39d418e3 1ae10fd6
pub const CATA_530e: Power = TODO;

/// # Flash Flood
///
/// `CATA_533` · Demon Hunter spell · Fel · 5 mana
///
/// > Deal $5 damage to your opponent's left and right-most minions. **Outcast:** Do it again.
///
/// - Set: Cataclysm · rare · collectible
/// - Mechanics: Outcast
///
/// State: Todo
//~ CATA_533 todo 6397e923 8b7f264d
pub const CATA_533: Power = TODO;

/// # Malevolent Mutant
///
/// `CATA_697` · Demon Hunter minion · 3 mana · 3/4
///
/// > **Battlecry:** Choose a Fel spell in your hand. Get a copy of it.
///
/// - Set: Cataclysm · epic · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry, Can Target Cards In Hand
/// - Target: "Choose a Fel spell in hand"
///
/// State: Todo
//~ CATA_697 todo 3c78c120 3daa8f42
pub const CATA_697: Power = TODO;

/// # Dread Leviathan
///
/// `CATA_699` · Demon Hunter minion · 9 mana · 8/8
///
/// > **Taunt**. **Battlecry:** Choose an enemy minion to steal 3 Health from, three times.
///
/// - Set: Cataclysm · common · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Battlecry
/// - Target: "Steal Health from an enemy minion."
/// - Enchantments: Drained [`CATA_699e`], Crackin' [`CATA_699e2`]
///
/// State: Todo
//~ CATA_699 todo 977c5505 4689d6fb
pub const CATA_699: Power = TODO;

/// # Drained
///
/// `CATA_699e` · Warlock enchantment
///
/// > Reduced Health.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ CATA_699e todo 6090b05a 5cfce606
pub const CATA_699e: Power = TODO;

/// # Crackin'
///
/// `CATA_699e2` · Warlock enchantment
///
/// > Increased Health.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ CATA_699e2 todo ea9704e9 040379e8
pub const CATA_699e2: Power = TODO;

/// # Demonic Summoning
///
/// `CORE_CATA_001e` · Demon Hunter enchantment
///
/// > Your next Demon this turn costs (0).
///
/// - Set: Cataclysm
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ CORE_CATA_001e todo cd0fa29f a0e1b1e1
pub const CORE_CATA_001e: Power = TODO;
