//! Warrior cards of Journey to Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Tar Lord
///
/// `UNG_838` · Warrior minion · 6 mana · 1/11
///
/// > **Taunt** Has +4 Attack during your opponent's turn.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Taunt
///
/// State: Todo
//~ UNG_838 todo 8918ee38 8249ae20
pub const UNG_838: Power = TODO;

/// # Explore Un'Goro
///
/// `UNG_922` · Warrior spell · 2 mana
///
/// > Replace your deck with copies of "**Discover** a card."
///
/// - Set: Journey to Un'Goro · epic · collectible
/// - Refers to: Discover
/// - Tokens: Choose Your Path [`UNG_922t1`]
///
/// State: Todo
//~ UNG_922 todo d8ada13f 81b8ce9e
pub const UNG_922: Power = TODO;

/// # Choose Your Path
///
/// `UNG_922t1` · Warrior spell · 0 mana
///
/// > **Discover** a card.
///
/// - Set: Journey to Un'Goro
/// - Mechanics: Discover
///
/// State: Todo
//~ UNG_922t1 todo f6d4dba7 63487817
pub const UNG_922t1: Power = TODO;

/// # Iron Hide
///
/// `UNG_923` · Warrior spell · 1 mana
///
/// > Gain 5 Armor.
///
/// - Set: Journey to Un'Goro · common · collectible
///
/// State: Todo
//~ UNG_923 todo 97150a28 78f159a5
pub const UNG_923: Power = TODO;

/// # Ornery Direhorn
///
/// `UNG_925` · Warrior minion · 6 mana · 6/6
///
/// > **Taunt Battlecry: Adapt**.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Battlecry
/// - Refers to: Adapt
///
/// State: Todo
//~ UNG_925 todo 7e2f8959 382f264f
pub const UNG_925: Power = TODO;

/// # Cornered Sentry
///
/// `UNG_926` · Warrior minion · 2 mana · 2/6
///
/// > **Taunt**. **Battlecry:** Summon three 1/1 Raptors for your opponent.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Minion type: Draenei
/// - Mechanics: Taunt, Battlecry
/// - Tokens: Raptor [`UNG_076t1`](crate::ungoro::neutral::UNG_076t1)
///
/// State: Todo
//~ UNG_926 todo 45139823 7bc3321b
pub const UNG_926: Power = TODO;

/// # Sudden Genesis
///
/// `UNG_927` · Warrior spell · Nature · 4 mana
///
/// > Summon copies of your damaged minions.
///
/// - Set: Journey to Un'Goro · epic · collectible
///
/// State: Todo
//~ UNG_927 todo e32e95c6 8732e165
pub const UNG_927: Power = TODO;

/// # Molten Blade
///
/// `UNG_929` · Warrior weapon · 1 mana · 1/1 durability
///
/// > Transforms into a new weapon when in hand that changes each turn.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Enchantments: Magmic [`UNG_929e`]
///
/// State: Todo
//~ UNG_929 todo af303e40 3b02a843
pub const UNG_929: Power = TODO;

/// # Magmic
///
/// `UNG_929e` · Warrior enchantment
///
/// > Transforming into random weapons.
///
/// - Set: Journey to Un'Goro
/// - Tags: `DEFINING_ENCHANTMENT` = 41420
///
/// State: Todo
//~ UNG_929e todo c1546607 d883a49e
pub const UNG_929e: Power = TODO;

/// # King Mosh
///
/// `UNG_933` · Warrior minion · 7 mana · 9/7
///
/// > **Battlecry:** Destroy all damaged minions.
///
/// - Set: Journey to Un'Goro · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
///
/// State: Todo
//~ UNG_933 todo edb81f5a 27bf9dd4
pub const UNG_933: Power = TODO;

/// # Fire Plume's Heart
///
/// `UNG_934` · Warrior spell · 1 mana
///
/// > **Quest:** Play 7 **Taunt** minions. **Reward:** Sulfuras.
///
/// - Set: Journey to Un'Goro · legendary · collectible
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Refers to: Taunt
/// - Tags: `QUEST_PROGRESS_TOTAL` = 7, `839` = 1, `4297` = 1
/// - Tokens: Sulfuras [`UNG_934t1`], DIE, INSECT! [`UNG_934t2`]
///
/// State: Todo
//~ UNG_934 todo 549f7d00 c1d00681
pub const UNG_934: Power = TODO;

/// # Sulfuras
///
/// `UNG_934t1` · Warrior weapon · 3 mana · 4/2 durability
///
/// > **Battlecry:** Your Hero Power becomes 'Deal 8 damage to a random enemy.'
///
/// - Set: Journey to Un'Goro
/// - Mechanics: Battlecry
///
/// State: Todo
//~ UNG_934t1 todo 66201915 b68b40ad
pub const UNG_934t1: Power = TODO;

/// # DIE, INSECT!
///
/// `UNG_934t2` · Neutral hero power · 2 mana
///
/// > Deal $8 damage to a random enemy.
///
/// - Set: Journey to Un'Goro
///
/// State: Todo
//~ UNG_934t2 todo 61386194 6808c3b5
pub const UNG_934t2: Power = TODO;

/// # Direhorn Hatchling
///
/// `UNG_957` · Warrior minion · 5 mana · 4/6
///
/// > **Taunt Deathrattle:** Shuffle an 8/12 Direhorn with **Taunt** into your deck.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Deathrattle
/// - Tokens: Direhorn Matriarch [`UNG_957t1`]
///
/// State: Todo
//~ UNG_957 todo 985cbee0 2dcbddd1
pub const UNG_957: Power = TODO;

/// # Direhorn Matriarch
///
/// `UNG_957t1` · Warrior minion · 5 mana · 8/12
///
/// > **Taunt**
///
/// - Set: Journey to Un'Goro
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ UNG_957t1 vanilla 75526d8e 460ad84a
pub const UNG_957t1: Power = VANILLA;
