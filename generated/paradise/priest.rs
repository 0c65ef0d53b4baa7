//! Priest cards of Perils in Paradise.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Nightshade Tea
///
/// `VAC_404` · Priest spell · Shadow · 1 mana
///
/// > Deal $2 damage to a minion. Deal $2 damage to your hero. *(3 Drinks left!)*
///
/// - Set: Perils in Paradise · rare · collectible
/// - Tokens: Nightshade Tea [`VAC_404t1`], Nightshade Tea [`VAC_404t2`]
///
/// State: Todo
//~ VAC_404 todo 844828bc af2c8933
pub const VAC_404: Power = TODO;

/// # Nightshade Tea
///
/// `VAC_404t1` · Priest spell · Shadow · 1 mana
///
/// > Deal $2 damage to a minion. Deal $2 damage to your hero. *(2 Drinks left!)*
///
/// - Set: Perils in Paradise · rare
///
/// State: Todo
//~ VAC_404t1 todo 2f373b31 cc334ead
pub const VAC_404t1: Power = TODO;

/// # Nightshade Tea
///
/// `VAC_404t2` · Priest spell · Shadow · 1 mana
///
/// > Deal $2 damage to a minion. Deal $2 damage to your hero. *(Last Drink!)*
///
/// - Set: Perils in Paradise · rare
///
/// State: Todo
//~ VAC_404t2 todo 2f0cf2ef da47af81
pub const VAC_404t2: Power = TODO;

/// # Hot Coals
///
/// `VAC_414` · Priest spell · Fire · 3 mana
///
/// > Deal $2 damage to all enemies. If your hero took damage this turn, deal $1 more.
///
/// - Set: Perils in Paradise · common · collectible
///
/// State: Todo
//~ VAC_414 todo 47f73c7b acf69730
pub const VAC_414: Power = TODO;

/// # Sensory Deprivation
///
/// `VAC_417` · Priest spell · Shadow · 6 mana
///
/// > Summon a copy of an enemy minion. If you have 20 or less Health, destroy the original.
///
/// - Set: Perils in Paradise · epic · collectible
///
/// State: Todo
//~ VAC_417 todo d1859a33 9e019390
pub const VAC_417: Power = TODO;

/// # Sauna Regular
///
/// `VAC_418` · Priest minion · 5 mana · 5/5
///
/// > **Taunt** Costs (1) less for each time your hero has taken damage on your turn.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt
/// - Enchantments: Steamy [`VAC_418e`]
///
/// State: Todo
//~ VAC_418 todo 4065dc1d d2a2b9cc
pub const VAC_418: Power = TODO;

/// # Steamy
///
/// `VAC_418e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ VAC_418e todo 2e99de40 ce8d8d03
pub const VAC_418e: Power = TODO;

/// # Acupuncture
///
/// `VAC_419` · Priest spell · Shadow · 1 mana
///
/// > Deal $4 damage to both heroes.
///
/// - Set: Perils in Paradise · common · collectible
///
/// State: Todo
//~ VAC_419 todo 407bdc42 c054fb86
pub const VAC_419: Power = TODO;

/// # Narain Soothfancy
///
/// `VAC_420` · Priest minion · 4 mana · 4/4
///
/// > **Battlecry:** Get two Fortunes that are copies of the top card of your deck.
///
/// - Set: Perils in Paradise · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Fortune [`VAC_420e1`]
/// - Tokens: Fortune [`VAC_420t`]
///
/// State: Todo
//~ VAC_420 todo ec55d08d 68aa1640
pub const VAC_420: Power = TODO;

/// # Fortune
///
/// `VAC_420e1` · Priest enchantment
///
/// > Transforming into the top card of your deck.
///
/// - Set: Perils in Paradise
/// - Tags: `DEFINING_ENCHANTMENT` = 111584
///
/// State: Todo
//~ VAC_420e1 todo 0545d118 5032c5e9
pub const VAC_420e1: Power = TODO;

/// # Fortune
///
/// `VAC_420t` · Priest spell · 0 mana
///
/// > This is a copy of the top card of your deck.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ VAC_420t todo 496be7da 06695690
pub const VAC_420t: Power = TODO;

/// # Twilight Medium
///
/// `VAC_423` · Priest minion · 5 mana · 4/5
///
/// > **Taunt Battlecry:** Set the Cost of the top card of your deck to (0).
///
/// - Set: Perils in Paradise · epic · collectible
/// - Mechanics: Taunt, Battlecry
/// - Enchantments: Candle Lit [`VAC_423e4`]
///
/// State: Todo
//~ VAC_423 todo a5fec0c0 0b84e18d
pub const VAC_423: Power = TODO;

/// # Candle Lit
///
/// `VAC_423e4` · Neutral enchantment
///
/// > Costs (0).
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ VAC_423e4 todo de92115c 6eaf4dac
pub const VAC_423e4: Power = TODO;

/// # Rest in Peace
///
/// `VAC_457` · Priest spell · Shadow · 3 mana
///
/// > Each player summons their highest Cost minion that died this game.
///
/// - Set: Perils in Paradise · rare · collectible
///
/// State: Todo
//~ VAC_457 todo 3ec6f875 59c31afd
pub const VAC_457: Power = TODO;

/// # Brain Masseuse
///
/// `VAC_512` · Priest minion · 1 mana · 2/3
///
/// > Whenever this minion takes damage, also deal that amount to your hero.
///
/// - Set: Perils in Paradise · common · collectible
/// - Minion type: Undead, Pirate
/// - Tags: `2522` = 1
///
/// State: Todo
//~ VAC_512 todo bf609fd9 666dd3c4
pub const VAC_512: Power = TODO;

/// # Chillin' Vol'jin
///
/// `VAC_957` · Priest minion · 3 mana · 3/3
///
/// > **Hunter Tourist Battlecry:** Choose 2 minions. Swap their stats.
///
/// - Set: Perils in Paradise · legendary · collectible
/// - Mechanics: Battlecry, Hunter Tourist
/// - Tags: `1724` = 1, `2936` = 1, `TOURIST` = 3, `4357` = 1
/// - Target: "Choose 2 minions. Swap their stats."
/// - Enchantments: Spirit Swap [`VAC_957e`]
///
/// State: Todo
//~ VAC_957 todo 269272dc 1921c26a
pub const VAC_957: Power = TODO;

/// # Spirit Swap
///
/// `VAC_957e` · Neutral enchantment
///
/// > Swapped stats.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ VAC_957e todo 19007acd 4e9eaf1f
pub const VAC_957e: Power = TODO;

/// # Silvermoon Brochure
///
/// `WORK_017` · Priest spell · Holy · 2 mana
///
/// > Give a minion **Immune** this turn and +2/+2. *(Flips each turn.)*
///
/// - Set: Perils in Paradise · rare · collectible
/// - Refers to: Immune
/// - Enchantments: In Flight [`WORK_017e`], Silvermoon Souvenir [`WORK_017e2`]
/// - Tokens: Gilneas Brochure [`WORK_017t`]
///
/// State: Todo
//~ WORK_017 todo bfba56ab f5ad899f
pub const WORK_017: Power = TODO;

/// # In Flight
///
/// `WORK_017e` · Neutral enchantment
///
/// > **Immune** this turn.
///
/// - Set: Perils in Paradise
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ WORK_017e todo 016c4289 5ec4e17d
pub const WORK_017e: Power = TODO;

/// # Silvermoon Souvenir
///
/// `WORK_017e2` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ WORK_017e2 todo 6bb19e78 2a8b5c1f
pub const WORK_017e2: Power = TODO;

/// # Gilneas Brochure
///
/// `WORK_017t` · Priest spell · Shadow · 2 mana
///
/// > **Silence** a minion and give it -2/-2. *(Flips each turn.)*
///
/// - Set: Perils in Paradise · rare
/// - Refers to: Silence
/// - Enchantments: Gilnean Curse [`WORK_017te`]
/// - Tokens: Silvermoon Brochure [`WORK_017`]
///
/// State: Todo
//~ WORK_017t todo 13a3d604 338167a1
pub const WORK_017t: Power = TODO;

/// # Gilnean Curse
///
/// `WORK_017te` · Neutral enchantment
///
/// > -2/-2.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ WORK_017te todo d3e7476a 5e6706e3
pub const WORK_017te: Power = TODO;

/// # Envoy of Prosperity
///
/// `WORK_031` · Priest minion · 2 mana · 4/4
///
/// > **Battlecry:** Put the highest Cost card in your hand on top of your deck.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
///
/// State: Todo
//~ WORK_031 todo 1a875929 c15aabf1
pub const WORK_031: Power = TODO;

/// # Job Shadower
///
/// `WORK_032` · Priest minion · 3 mana · 4/3
///
/// > **Battlecry:** If your hero took damage this turn, summon a copy of this.
///
/// - Set: Perils in Paradise · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
///
/// State: Todo
//~ WORK_032 todo e04d99f9 a74b4ec5
pub const WORK_032: Power = TODO;
