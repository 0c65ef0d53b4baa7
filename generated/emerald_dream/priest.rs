//! Priest cards of Into the Emerald Dream.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Lunarwing Messenger
///
/// `EDR_449` · Priest minion · 2 mana · 3/2
///
/// > **Lifesteal Battlecry: Imbue** your Hero Power.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Lifesteal, Cares About Imbue Cards
/// - Refers to: Imbue
/// - Tags: `1724` = 1
/// - Enchantments: Fleeting Magic [`EDR_449e`]
/// - Tokens: Blessing of the Moon [`EDR_449p`]
///
/// State: Todo
//~ EDR_449 todo 50b0874f becce453
pub const EDR_449: Power = TODO;

/// # Fleeting Magic
///
/// `EDR_449e` · Priest enchantment
///
/// > Costs less. Discard this at the end of your turn.
///
/// - Set: Into the Emerald Dream
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Todo
//~ EDR_449e todo ca1bf2d5 7957f9d8
pub const EDR_449e: Power = TODO;

/// # Blessing of the Moon
///
/// `EDR_449p` · Priest hero power · 2 mana
///
/// > Choose a playable Priest minion or spell to add to your hand. It costs (**@**) less, but is **Temporary**.
///
/// - Set: Into the Emerald Dream
/// - Refers to: Imbue, tag 3630
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `2165` = 1, `4173` = 1
///
/// State: Todo
//~ EDR_449p todo 2ec274b2 daa5ed03
pub const EDR_449p: Power = TODO;

/// # Wish of the New Moon
///
/// `EDR_460` · Priest spell · Arcane · 3 mana
///
/// > Deal $6 damage to a minion. *(Cast @ \|4(spell, spells) to gain **Lifesteal.)*
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Refers to: Lifesteal
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3
/// - Tokens: Wish of the Full Moon [`EDR_460t`]
///
/// State: Todo
//~ EDR_460 todo 307e164e 38763cfd
pub const EDR_460: Power = TODO;

/// # Wish of the Full Moon
///
/// `EDR_460t` · Priest spell · Arcane · 3 mana
///
/// > **Lifesteal** Deal $6 damage to a minion.
///
/// - Set: Into the Emerald Dream · common
/// - Mechanics: Lifesteal
///
/// State: Todo
//~ EDR_460t todo e426093a afdc84c9
pub const EDR_460t: Power = TODO;

/// # Ritual of the New Moon
///
/// `EDR_461` · Priest spell · Arcane · 5 mana
///
/// > Summon two random 3-Cost minions. *(Cast @ \|4(spell, spells) to summon 6-Cost minions instead.)*
///
/// - Set: Into the Emerald Dream · epic · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3
/// - Tokens: Ritual of the Full Moon [`EDR_461t`]
///
/// State: Todo
//~ EDR_461 todo 45865edf 59da44c5
pub const EDR_461: Power = TODO;

/// # Ritual of the Full Moon
///
/// `EDR_461t` · Priest spell · Arcane · 5 mana
///
/// > Summon two random 6-Cost minions.
///
/// - Set: Into the Emerald Dream · epic
///
/// State: Todo
//~ EDR_461t todo a8829d89 e38e50fe
pub const EDR_461t: Power = TODO;

/// # Selenic Drake
///
/// `EDR_462` · Priest minion · 4 mana · 3/6
///
/// > **Elusive** At the end of your turn, get a random Dragon.~GAMEPLAY ASPROXY EDR 462
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Elusive
/// - Tags: `4577` = 1
///
/// State: Todo
//~ EDR_462 todo 6e569798 77950303
pub const EDR_462: Power = TODO;

/// # Twilight Influence
///
/// `EDR_463` · Priest spell · Shadow · 2 mana
///
/// > **Choose One -** Destroy a minion with 3 or less Attack; or Summon a random 2-Cost minion.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Mechanics: Choose One
/// - Tokens: Constricting Thorns [`EDR_463a`], Controlling Vines [`EDR_463b`]
///
/// State: Todo
//~ EDR_463 todo a9642752 ef475ecc
pub const EDR_463: Power = TODO;

/// # Constricting Thorns
///
/// `EDR_463a` · Priest spell · Shadow · 2 mana
///
/// > Destroy a minion with 3 or less Attack.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_463a todo 51c3f1fa 426913b4
pub const EDR_463a: Power = TODO;

/// # Controlling Vines
///
/// `EDR_463b` · Priest spell · Shadow · 2 mana
///
/// > Summon a random 2-Cost minion.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_463b todo e8f1a05c 6bbc336b
pub const EDR_463b: Power = TODO;

/// # Tyrande
///
/// `EDR_464` · Priest minion · 7 mana · 5/7
///
/// > **Battlecry:** The next 3 spells you play cast twice.
///
/// - Set: Into the Emerald Dream · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Pull of the Moon [`EDR_464e2`]
///
/// State: Todo
//~ EDR_464 todo e1688b57 7da17db3
pub const EDR_464: Power = TODO;

/// # Pull of the Moon
///
/// `EDR_464e2` · Priest enchantment
///
/// > Your next 3 spells cast twice.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_464e2 todo 18b985a2 c3452d09
pub const EDR_464e2: Power = TODO;

/// # Weaver of the Cycle
///
/// `EDR_472` · Priest minion · 3 mana · 3/3
///
/// > **Battlecry:** If you're holding a spell that costs (5) or more, deal 3 damage.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Mechanics: Battlecry
/// - Target: "Deal 3 damage."
///
/// State: Todo
//~ EDR_472 todo aa636b3b 7ee46191
pub const EDR_472: Power = TODO;

/// # Moonwell
///
/// `EDR_476` · Priest spell · 6 mana
///
/// > Deal $4 damage to all enemy characters. Restore #4 Health to all friendly characters.
///
/// - Set: Into the Emerald Dream · epic · collectible
///
/// State: Todo
//~ EDR_476 todo f108f2ce fe1cec65
pub const EDR_476: Power = TODO;

/// # Aviana, Elune's Chosen
///
/// `EDR_895` · Priest minion · 9 mana · 7/11
///
/// > **Battlecry:** Start a three turn lunar cycle. When the Full Moon rises, your cards cost (1) this game.
///
/// - Set: Into the Emerald Dream · legendary · collectible
/// - Mechanics: Battlecry
/// - Tags: `4065` = 1
/// - Enchantments: Full Moon [`EDR_895e`], Moon Cycle [`EDR_895t`]
///
/// State: Todo
//~ EDR_895 todo e8ae7075 8f60d051
pub const EDR_895: Power = TODO;

/// # Full Moon
///
/// `EDR_895e` · Priest enchantment
///
/// > Your cards cost (1).
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_895e todo 1f3a531c 99d6585a
pub const EDR_895e: Power = TODO;

/// # Moon Cycle
///
/// `EDR_895t` · Priest enchantment
///
/// > In @ turns, your cards cost (1).
///
/// - Set: Into the Emerald Dream
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3
///
/// State: Todo
//~ EDR_895t todo a4af0a71 bf7c037b
pub const EDR_895t: Power = TODO;

/// # Kaldorei Priestess
///
/// `EDR_970` · Priest minion · 3 mana · 3/3
///
/// > **Battlecry:** Give all enemy minions -2 Attack until your next turn. **Imbue** your Hero Power.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Mechanics: Battlecry, Cares About Imbue Cards
/// - Refers to: Imbue
/// - Tags: `1724` = 1
/// - Enchantments: Pacified [`EDR_970e`]
///
/// State: Todo
//~ EDR_970 todo bf6c209a c1e8b2f9
pub const EDR_970: Power = TODO;

/// # Pacified
///
/// `EDR_970e` · Priest enchantment
///
/// > -2 Attack until your next turn.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ EDR_970e todo 9a215319 898e46d2
pub const EDR_970e: Power = TODO;

/// # Spirit of the Kaldorei
///
/// `FIR_777` · Priest minion · 2 mana · 1/3
///
/// > **Taunt**, **Lifesteal Battlecry:** If you used your Hero Power this turn, gain +3/+3.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt, Battlecry, Lifesteal
/// - Enchantments: Amirdrassil's Agony [`FIR_777e2`]
///
/// State: Todo
//~ FIR_777 todo 229a455b 70d07f63
pub const FIR_777: Power = TODO;

/// # Amirdrassil's Agony
///
/// `FIR_777e2` · Neutral enchantment
///
/// > +3/+3.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ FIR_777e2 todo f9fdbb85 4fb2a175
pub const FIR_777e2: Power = TODO;

/// # Smoldering Ascent
///
/// `FIR_916` · Priest spell · Fire · 2 mana
///
/// > Deal ${0} damage to all enemy minions. *(Upgrades each turn, but discards after {1}!)*@Deal ${0} damage to all enemy minions. *(Discards this turn!)*
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Mechanics: Immolating
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `TAG_SCRIPT_DATA_NUM_2` = 3, `IMMOLATESTAGE` = 3
///
/// State: Todo
//~ FIR_916 todo 0fd87979 fc24ce49
pub const FIR_916: Power = TODO;

/// # Light of the New Moon
///
/// `FIR_918` · Priest spell · Arcane · 3 mana
///
/// > Give a minion +3/+3. *(Cast @ \|4(spell, spells) to return this to your hand when played.)*
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3
/// - Enchantments: Elune's Light [`FIR_918e1`]
/// - Tokens: Light of the Full Moon [`FIR_918t`]
///
/// State: Todo
//~ FIR_918 todo 1dfa4360 2e2aca26
pub const FIR_918: Power = TODO;

/// # Elune's Light
///
/// `FIR_918e1` · Neutral enchantment
///
/// > +3/+3.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ FIR_918e1 todo ba9f8359 946c1b06
pub const FIR_918e1: Power = TODO;

/// # Light of the Full Moon
///
/// `FIR_918t` · Priest spell · Arcane · 3 mana
///
/// > Give a minion +3/+3. Add a Light of the New Moon to your hand.
///
/// - Set: Into the Emerald Dream · rare
/// - Tokens: Light of the New Moon [`FIR_918`]
///
/// State: Todo
//~ FIR_918t todo ce575b46 c3881c94
pub const FIR_918t: Power = TODO;
