//! Priest cards of Forged in the Barrens.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Void Flayer
///
/// `BAR_307` · Priest minion · 4 mana · 3/4
///
/// > **Battlecry:** For each spell in your hand, deal 1 damage to a random enemy minion.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
///
/// State: Todo
//~ BAR_307 todo a5e589c6 ba5bf511
pub const BAR_307: Power = TODO;

/// # Power Word: Fortitude
///
/// `BAR_308` · Priest spell · Holy · 8 mana
///
/// > Give a minion +3/+5. Costs (1) less for each spell in your hand.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Enchantments: Power Word: Fortitude [`BAR_308e`]
///
/// State: Todo
//~ BAR_308 todo 22d52c7f 664df5fc
pub const BAR_308: Power = TODO;

/// # Power Word: Fortitude
///
/// `BAR_308e` · Neutral enchantment
///
/// > +3/+5.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ BAR_308e todo 0676e282 c88ccbb9
pub const BAR_308e: Power = TODO;

/// # Desperate Prayer
///
/// `BAR_309` · Priest spell · Holy · 0 mana
///
/// > Restore #5 Health to each hero.
///
/// - Set: Forged in the Barrens · common · collectible
///
/// State: Todo
//~ BAR_309 todo 7ddcda45 be998386
pub const BAR_309: Power = TODO;

/// # Lightshower Elemental
///
/// `BAR_310` · Priest minion · 6 mana · 6/6
///
/// > **Taunt Deathrattle:** Restore #8 Health to all friendly characters.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Taunt, Deathrattle
///
/// State: Todo
//~ BAR_310 todo 01452057 74f764af
pub const BAR_310: Power = TODO;

/// # Devouring Plague
///
/// `BAR_311` · Priest spell · Shadow · 3 mana
///
/// > **Lifesteal**. Deal $4 damage randomly split among all enemy minions.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Mechanics: Immune To Spellpower, Lifesteal
///
/// State: Todo
//~ BAR_311 todo b2a8e472 f63c7d5e
pub const BAR_311: Power = TODO;

/// # Soothsayer's Caravan
///
/// `BAR_312` · Priest minion · 2 mana · 1/3
///
/// > At the start of your turn, copy a spell from your opponent's deck to your hand.
///
/// - Set: Forged in the Barrens · rare · collectible
///
/// State: Todo
//~ BAR_312 todo 99e456dc daba4d9d
pub const BAR_312: Power = TODO;

/// # Priest of An'she
///
/// `BAR_313` · Priest minion · 5 mana · 5/5
///
/// > **Taunt**. **Battlecry:** If you've restored Health this turn, gain +3/+3.
///
/// - Set: Forged in the Barrens · epic · collectible
/// - Mechanics: Taunt, Battlecry
/// - Tags: `4548` = 1
/// - Enchantments: Sun's Strength [`BAR_313e`]
///
/// State: Todo
//~ BAR_313 todo 597d8cf9 04c0b6e7
pub const BAR_313: Power = TODO;

/// # Sun's Strength
///
/// `BAR_313e` · Priest enchantment
///
/// > +3/+3.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ BAR_313e todo ddea5fbe 5497c6d9
pub const BAR_313e: Power = TODO;

/// # Condemn (Rank 1)
///
/// `BAR_314` · Priest spell · Holy · 2 mana
///
/// > Deal $1 damage to all enemy minions. *(Upgrades when you have 5 Mana.)*
///
/// - Set: Forged in the Barrens · epic · collectible
/// - Tokens: Condemn (Rank 2) [`BAR_314t`], Condemn (Rank 3) [`BAR_314t2`]
///
/// State: Todo
//~ BAR_314 todo fca6b131 a6596f96
pub const BAR_314: Power = TODO;

/// # Condemn (Rank 2)
///
/// `BAR_314t` · Priest spell · Holy · 2 mana
///
/// > Deal $2 damage to all enemy minions. *(Upgrades when you have 10 Mana.)*
///
/// - Set: Forged in the Barrens · epic
///
/// State: Todo
//~ BAR_314t todo 56daec21 01378312
pub const BAR_314t: Power = TODO;

/// # Condemn (Rank 3)
///
/// `BAR_314t2` · Priest spell · Holy · 2 mana
///
/// > Deal $3 damage to all enemy minions.
///
/// - Set: Forged in the Barrens · epic
///
/// State: Todo
//~ BAR_314t2 todo 52fa1883 a157393c
pub const BAR_314t2: Power = TODO;

/// # Serena Bloodfeather
///
/// `BAR_315` · Priest minion · 2 mana · 1/1
///
/// > **Battlecry:** Choose an enemy minion. Steal Attack and Health from it until this has more.
///
/// - Set: Forged in the Barrens · legendary · collectible
/// - Mechanics: Battlecry
/// - Target: "Steal Attack and Health."
/// - Enchantments: Flurry of Talons [`BAR_315e1`], Protective Feathers [`BAR_315e2`], Slashed [`BAR_315e3`], Dazed [`BAR_315e4`]
///
/// State: Todo
//~ BAR_315 todo 679785a5 12007c7b
pub const BAR_315: Power = TODO;

/// # Flurry of Talons
///
/// `BAR_315e1` · Neutral enchantment
///
/// > Increased Attack.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ BAR_315e1 todo 8079ead9 fffe3238
pub const BAR_315e1: Power = TODO;

/// # Protective Feathers
///
/// `BAR_315e2` · Neutral enchantment
///
/// > Increased Health.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ BAR_315e2 todo 736f50b0 837310e7
pub const BAR_315e2: Power = TODO;

/// # Slashed
///
/// `BAR_315e3` · Neutral enchantment
///
/// > Stolen Attack.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ BAR_315e3 todo 7a4caef0 c5d1ac02
pub const BAR_315e3: Power = TODO;

/// # Dazed
///
/// `BAR_315e4` · Neutral enchantment
///
/// > Stolen Health.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ BAR_315e4 todo 9c7ff5b8 df22b9bb
pub const BAR_315e4: Power = TODO;

/// # Xyrella
///
/// `BAR_735` · Priest minion · 4 mana · 4/4
///
/// > **Battlecry:** If you've restored Health this turn, deal that much damage to all enemy minions.
///
/// - Set: Forged in the Barrens · legendary · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
///
/// State: Todo
//~ BAR_735 todo 987f6eb9 3ec8309f
pub const BAR_735: Power = TODO;

/// # Devout Dungeoneer
///
/// `WC_013` · Priest minion · 3 mana · 2/3
///
/// > **Battlecry:** Draw a spell. If it's a Holy spell, reduce its Cost by (2).
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Ray of Light [`WC_013e`]
///
/// State: Todo
//~ WC_013 todo 8db0359f 80ac3c37
pub const WC_013: Power = TODO;

/// # Ray of Light
///
/// `WC_013e` · Neutral enchantment
///
/// > Costs (2) less.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ WC_013e todo 7647e2e6 0087ad43
pub const WC_013e: Power = TODO;

/// # Against All Odds
///
/// `WC_014` · Priest spell · Holy · 5 mana
///
/// > Destroy ALL odd-Attack minions.
///
/// - Set: Forged in the Barrens · epic · collectible
///
/// State: Todo
//~ WC_014 todo d8414d6b 0dc22b88
pub const WC_014: Power = TODO;

/// # Cleric of An'she
///
/// `WC_803` · Priest minion · 1 mana · 1/2
///
/// > **Battlecry:** If you've restored Health this turn, **Discover** a spell from your deck.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ WC_803 todo 00df0e1b 94db8598
pub const WC_803: Power = TODO;
