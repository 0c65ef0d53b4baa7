//! Demon Hunter cards of Forged in the Barrens.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Sigil of Flame
///
/// `BAR_306` · Demon Hunter spell · Fel · 2 mana
///
/// > At the start of your next turn, deal $3 damage to all minions.
///
/// - Set: Forged in the Barrens · epic · collectible
/// - Mechanics: Sigil
///
/// State: Todo
//~ BAR_306 todo d1f2ba7c 023ed8ee
pub const BAR_306: Power = TODO;

/// # Razorboar
///
/// `BAR_325` · Demon Hunter minion · 2 mana · 3/2
///
/// > **Deathrattle:** Summon a **Deathrattle** minion that costs (3) or less from your hand.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ BAR_325 todo 205e7290 043537ea
pub const BAR_325: Power = TODO;

/// # Razorfen Beastmaster
///
/// `BAR_326` · Demon Hunter minion · 3 mana · 3/3
///
/// > **Deathrattle:** Summon a **Deathrattle** minion that costs (4) or less from your hand.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Minion type: Quilboar
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ BAR_326 todo a1881bfc b9a7406c
pub const BAR_326: Power = TODO;

/// # Vile Call
///
/// `BAR_327` · Demon Hunter spell · 3 mana
///
/// > Summon two 2/2 Demons with **Lifesteal**.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Refers to: Lifesteal
/// - Tokens: Ravenous Vilefiend [`BAR_327t`]
///
/// State: Todo
//~ BAR_327 todo 3e28b000 ba3f2efb
pub const BAR_327: Power = TODO;

/// # Ravenous Vilefiend
///
/// `BAR_327t` · Demon Hunter minion · 2 mana · 2/2
///
/// > **Lifesteal**
///
/// - Set: Forged in the Barrens
/// - Minion type: Demon
/// - Mechanics: Lifesteal
///
/// State: Vanilla
//~ BAR_327t vanilla 417d3b32 3e3c2887
pub const BAR_327t: Power = VANILLA;

/// # Vengeful Spirit
///
/// `BAR_328` · Demon Hunter minion · 4 mana · 4/4
///
/// > **Outcast:** Draw 2 **Deathrattle** minions.
///
/// - Set: Forged in the Barrens · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Outcast
/// - Refers to: Deathrattle
///
/// State: Todo
//~ BAR_328 todo 7a1c7633 bb103dc7
pub const BAR_328: Power = TODO;

/// # Death Speaker Blackthorn
///
/// `BAR_329` · Demon Hunter minion · 7 mana · 3/6
///
/// > **Battlecry:** Summon 3 **Deathrattle** minions that cost (5) or less from your deck.
///
/// - Set: Forged in the Barrens · legendary · collectible
/// - Minion type: Quilboar
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
///
/// State: Todo
//~ BAR_329 todo c7d38b47 c97dbfdc
pub const BAR_329: Power = TODO;

/// # Tuskpiercer
///
/// `BAR_330` · Demon Hunter weapon · 1 mana · 1/2 durability
///
/// > **Deathrattle:** Draw a **Deathrattle** minion.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ BAR_330 todo b88a7870 2fb21fd5
pub const BAR_330: Power = TODO;

/// # Kurtrus Ashfallen
///
/// `BAR_333` · Demon Hunter minion · 4 mana · 3/4
///
/// > **Battlecry:** Attack the left and right-most enemy minions. **Outcast: Immune** this turn.
///
/// - Set: Forged in the Barrens · legendary · collectible
/// - Mechanics: Battlecry, Outcast
/// - Refers to: Immune
/// - Enchantments: Invigorated [`BAR_333e`]
///
/// State: Todo
//~ BAR_333 todo 4eca6c1c 36e7af7d
pub const BAR_333: Power = TODO;

/// # Invigorated
///
/// `BAR_333e` · Neutral enchantment
///
/// > **Immune** this turn.
///
/// - Set: Forged in the Barrens
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ BAR_333e todo 73ae75b1 c5f11d66
pub const BAR_333e: Power = TODO;

/// # Sigil of Silence
///
/// `BAR_705` · Demon Hunter spell · Shadow · 0 mana
///
/// > At the start of your next turn, **Silence** all enemy minions.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Mechanics: Sigil
/// - Refers to: Silence
/// - Enchantments: Sigil [`BAR_705e`]
///
/// State: Todo
//~ BAR_705 todo 9e2fd756 6ca02886
pub const BAR_705: Power = TODO;

/// # Sigil
///
/// `BAR_705e` · Neutral enchantment
///
/// > Triggers at the start of your next turn.
///
/// - Set: Forged in the Barrens
/// - Mechanics: Score Value 1, Enchantment Invisible
///
/// State: Todo
//~ BAR_705e todo b253b7b8 2c837cad
pub const BAR_705e: Power = TODO;

/// # Fury (Rank 1)
///
/// `BAR_891` · Demon Hunter spell · Fel · 1 mana
///
/// > Give your hero +2 Attack this turn. *(Upgrades when you have 5 Mana.)*
///
/// - Set: Forged in the Barrens · common · collectible
/// - Enchantments: Fury [`BAR_891e`], Fury [`BAR_891e2`], Fury [`BAR_891e3`]
/// - Tokens: Fury (Rank 2) [`BAR_891t`], Fury (Rank 3) [`BAR_891t2`]
///
/// State: Todo
//~ BAR_891 todo 7bd9d290 7b76024c
pub const BAR_891: Power = TODO;

/// # Fury
///
/// `BAR_891e` · Demon Hunter enchantment
///
/// > +2 Attack this turn.
///
/// - Set: Forged in the Barrens
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ BAR_891e todo 7f8c990d eee4e101
pub const BAR_891e: Power = TODO;

/// # Fury
///
/// `BAR_891e2` · Demon Hunter enchantment
///
/// > +3 Attack this turn.
///
/// - Set: Forged in the Barrens
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ BAR_891e2 todo 232f6820 2a2222ec
pub const BAR_891e2: Power = TODO;

/// # Fury
///
/// `BAR_891e3` · Demon Hunter enchantment
///
/// > +4 Attack this turn.
///
/// - Set: Forged in the Barrens
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ BAR_891e3 todo 8e2c7ac1 eb08209d
pub const BAR_891e3: Power = TODO;

/// # Fury (Rank 2)
///
/// `BAR_891t` · Demon Hunter spell · Fel · 1 mana
///
/// > Give your hero +3 Attack this turn. *(Upgrades when you have 10 Mana.)*
///
/// - Set: Forged in the Barrens · common
///
/// State: Todo
//~ BAR_891t todo 35cc000e 06109d57
pub const BAR_891t: Power = TODO;

/// # Fury (Rank 3)
///
/// `BAR_891t2` · Demon Hunter spell · Fel · 1 mana
///
/// > Give your hero +4 Attack this turn.
///
/// - Set: Forged in the Barrens · common
///
/// State: Todo
//~ BAR_891t2 todo 1786db91 06af382b
pub const BAR_891t2: Power = TODO;

/// # Sigil of Summoning
///
/// `WC_003` · Demon Hunter spell · Shadow · 2 mana
///
/// > At the start of your next turn, summon two 2/2 Demons with **Taunt**.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Mechanics: Sigil
/// - Refers to: Taunt
/// - Tokens: Wailing Demon [`WC_003t`]
///
/// State: Todo
//~ WC_003 todo 41fd6e9c c2734a17
pub const WC_003: Power = TODO;

/// # Wailing Demon
///
/// `WC_003t` · Demon Hunter minion · 2 mana · 2/2
///
/// > **Taunt**
///
/// - Set: Forged in the Barrens
/// - Minion type: Demon
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ WC_003t vanilla 728038fd 8ddd5524
pub const WC_003t: Power = VANILLA;

/// # Taintheart Tormenter
///
/// `WC_040` · Demon Hunter minion · 8 mana · 8/8
///
/// > **Taunt** Your opponent's spells cost (2) more.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt, Aura
/// - Enchantments: Tormented [`WC_040e`]
///
/// State: Todo
//~ WC_040 todo 1657a905 bae17d21
pub const WC_040: Power = TODO;

/// # Tormented
///
/// `WC_040e` · Neutral enchantment
///
/// > Costs (2) more.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ WC_040e todo 955b9884 aba3c514
pub const WC_040e: Power = TODO;

/// # Felrattler
///
/// `WC_701` · Demon Hunter minion · 3 mana · 3/2
///
/// > **Rush Deathrattle:** Deal 1 damage to all enemy minions.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle, Rush
///
/// State: Todo
//~ WC_701 todo 07a4b680 18513539
pub const WC_701: Power = TODO;
