//! Druid cards of Voyage to the Sunken City.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 3f5f7ce6

/// # Spirit of the Tides
///
/// `TID_000` · Druid minion · 2 mana · 2/2
///
/// > If you have any unspent Mana at the end of your turn, gain +1/+2.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Minion type: Elemental
/// - Enchantments: Endless Sea [`TID_000e`]
///
/// State: Derived
//~ derived TID_000 03c720db 3d39e21e f447f51c.f8ab1163
pub const TID_000: Power = whenever(YOU.turn_end()).when(MANA.at_least(1)).then(&[attach("TID_000e")]);

/// # Endless Sea
///
/// `TID_000e` · Druid enchantment
///
/// > +1/+2.
///
/// - Set: Voyage to the Sunken City
///
/// State: Derived
//~ derived TID_000e d6c91ea5 1dc7502a 4b101c23.6fa82661
pub const TID_000e: Power = enchant(&[plus(1, 2)]);

/// # Moonbeam
///
/// `TID_001` · Druid spell · Arcane · 1 mana
///
/// > Deal $1 damage to an enemy, twice.
///
/// - Set: Voyage to the Sunken City · common · collectible
///
/// State: Derived
//~ derived TID_001 f737f5cf 7725f88f 9817fae2.43191719
pub const TID_001: Power = spell(&[deal(1).to(AN_ENEMY).repeated(2)]);

/// # Herald of Nature
///
/// `TID_002` · Druid minion · 3 mana · 3/3
///
/// > **Battlecry:** If you've cast a Nature spell while holding this, give your other minions +1/+1.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Enchantments: Nature's Bounty [`TID_002e`]
///
/// State: Derived
//~ derived TID_002 54c04c17 9d14e7bc 37625b4d.98d43d84
#[rustfmt::skip]
pub const TID_002: Power = battlecry(&[attach("TID_002e").to(OTHER_FRIENDLY_MINIONS)]).when(has_done(1, &past(Side::Friendly, Deed::Cast, Window::WhileHolding).that(school(SpellSchool::Nature))));

/// # Nature's Bounty
///
/// `TID_002e` · Druid enchantment
///
/// > +1/+1.
///
/// - Set: Voyage to the Sunken City
///
/// State: Derived
//~ derived TID_002e 1f8f0d84 b85ad94a 1a41188f.67341004
pub const TID_002e: Power = enchant(&[plus(1, 1)]);

/// # Colaque
///
/// `TSC_026` · Druid minion · 7 mana · 6/5
///
/// > **Colossal +1** **Immune** while you control Colaque's Shell.
///
/// - Set: Voyage to the Sunken City · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Colossal
/// - Refers to: Immune
/// - Tags: `1544` = 1
/// - Tokens: Colaque's Shell [`TSC_026t`]
///
/// State: Derived
//~ derived TSC_026 a3de3f54 7c6c38c0 3a5327fd.fee7aaf1
#[rustfmt::skip]
pub const TSC_026: Power = abilities(&[colossal(&["TSC_026t"]), aura(THIS).when(there_is(&FRIENDLY_MINIONS.that(named("TSC_026t")))).have(&[has(GameTag::IMMUNE)])]);

/// # Colaque's Shell
///
/// `TSC_026t` · Druid minion · 5 mana · 0/8
///
/// > **Taunt Deathrattle:** Gain 8 Armor.
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Beast
/// - Mechanics: Taunt, Deathrattle, Colossal Limb
///
/// State: Derived
//~ derived TSC_026t 1642f5b1 f324fe8b feac3153.43517ecf
pub const TSC_026t: Power = deathrattle(&[armor(8)]);

/// # Flipper Friends
///
/// `TSC_650` · Druid spell · Nature · 5 mana
///
/// > **Choose One** - Summon a 6/6 Orca with **Taunt**; or six 1/1 Otters with **Rush**.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Mechanics: Choose One
/// - Refers to: Taunt, Rush
/// - Tokens: Order the Orca [`TSC_650a`], Romp of Otters [`TSC_650d`], Orca [`TSC_650t`], Otter [`TSC_650t4`]
///
/// State: Derived
//~ derived TSC_650 c5f973d0 8dcc3580 005aae5b.84cefeda
pub const TSC_650: Power = choose_one(&["TSC_650a", "TSC_650d"]);

/// # Order the Orca
///
/// `TSC_650a` · Druid spell · Nature · 5 mana
///
/// > Summon a 6/6 Orca with **Taunt**.
///
/// - Set: Voyage to the Sunken City
/// - Refers to: Taunt
/// - Tokens: Orca [`TSC_650t`]
///
/// State: Derived
//~ derived TSC_650a 7282d406 a1e6b7e4 70092b4e.8f9d3946
pub const TSC_650a: Power = spell(&[summon(card("TSC_650t"))]);

/// # Romp of Otters
///
/// `TSC_650d` · Druid spell · Nature · 5 mana
///
/// > Summon six 1/1 Otters with **Rush**.
///
/// - Set: Voyage to the Sunken City
/// - Refers to: Rush
/// - Tokens: Otter [`TSC_650t4`]
///
/// State: Derived
//~ derived TSC_650d 52340403 6339f753 7e3005e5.a2cc06e7
pub const TSC_650d: Power = spell(&[summon(card("TSC_650t4")).copies(6)]);

/// # Orca
///
/// `TSC_650t` · Druid minion · 6 mana · 6/6
///
/// > **Taunt**
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla TSC_650t b3f739aa 1884fc00 e91b3805.4b0c5d24
pub const TSC_650t: Power = VANILLA;

/// # Otter
///
/// `TSC_650t4` · Druid minion · 1 mana · 1/1
///
/// > **Rush**
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla TSC_650t4 05686d83 189c4123 25d32722.57b12c28
pub const TSC_650t4: Power = VANILLA;

/// # Seaweed Strike
///
/// `TSC_651` · Druid spell · Nature · 3 mana
///
/// > Deal $4 damage to a minion. If you played a Naga while holding this, also give your hero +4 Attack this turn.
///
/// - Set: Voyage to the Sunken City · epic · collectible
/// - Enchantments: Explosive [`TSC_651e`]
///
/// State: Derived
//~ derived TSC_651 b8fd0216 422ea4ef 100e6df1.ab979160
#[rustfmt::skip]
pub const TSC_651: Power = spell(&[deal(4).to(A_MINION), attach("TSC_651e").to(YOUR_HERO).when(has_done(1, &past(Side::Friendly, Deed::Played, Window::WhileHolding).that(NAGA)))]);

/// # Explosive
///
/// `TSC_651e` · Druid enchantment
///
/// > +4 Attack this turn.
///
/// - Set: Voyage to the Sunken City
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived TSC_651e 67691402 94478bec 50c7c638.a9003f71
pub const TSC_651e: Power = enchant(&[ATTACK.plus(4)]).this_turn();

/// # Green-Thumb Gardener
///
/// `TSC_652` · Druid minion · 6 mana · 5/5
///
/// > **Battlecry:** Refresh empty Mana Crystals equal to the Cost of the highest Cost spell in your hand.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo TSC_652 1b547a5b eaef990a 1e07c047.6445117c
pub const TSC_652: Power = TODO;

/// # Bottomfeeder
///
/// `TSC_653` · Druid minion · 1 mana · 1/3
///
/// > **Deathrattle:** Add a Bottomfeeder to the bottom of your deck with permanent +2/+2.
///
/// - Set: Voyage to the Sunken City · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ todo TSC_653 b3c09aeb d5ddf033 ee318c47.0fc3fefd
pub const TSC_653: Power = TODO;

/// # Aquatic Form
///
/// `TSC_654` · Druid spell · 0 mana
///
/// > **Dredge**. If you have the Mana to play the card this turn, draw it.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Mechanics: Dredge
///
/// State: Todo
//~ todo TSC_654 69f0ce80 c6dd7462 48bbc187.a5e9401c
pub const TSC_654: Power = TODO;

/// # Miracle Growth
///
/// `TSC_656` · Druid spell · Nature · 7 mana
///
/// > Draw 3 cards. Summon a Plant with **Taunt** and stats equal to your hand size.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Refers to: Taunt
/// - Tokens: Kelp Creeper [`TSC_656t`]
///
/// State: Todo
//~ todo TSC_656 e6b64c88 e3bdf836 260a5f17.f7fc1467
pub const TSC_656: Power = TODO;

/// # Kelp Creeper
///
/// `TSC_656t` · Druid minion · 1 mana · 1/1
///
/// > **Taunt**
///
/// - Set: Voyage to the Sunken City
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla TSC_656t bb6d9241 4df9e099 4fe38446.4b0c5d24
pub const TSC_656t: Power = VANILLA;

/// # Dozing Kelpkeeper
///
/// `TSC_657` · Druid minion · 1 mana · 4/4
///
/// > **Rush**. Starts **Dormant**. After you've cast 5 Mana worth of spells, awaken.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Minion type: Naga
/// - Mechanics: Rush
/// - Refers to: Dormant
/// - Tags: `1652` = 1
/// - Enchantments: Aquatic Slumber [`TSC_657e`]
///
/// State: Todo
//~ todo TSC_657 3460cda3 8055ec6d a3af32a1.36957658
pub const TSC_657: Power = TODO;

/// # Aquatic Slumber
///
/// `TSC_657e` · Druid enchantment
///
/// > **Dormant**. Awaken after you cast @ Mana worth of spells.
///
/// - Set: Voyage to the Sunken City
/// - Mechanics: Dormant Awaken Condition Enchant
/// - Tags: `SCORE_VALUE_1` = 5
///
/// State: Todo
//~ todo TSC_657e a7c79ddf 0e020b70 1474c101.2a6a5946
pub const TSC_657e: Power = TODO;

/// # Hedra the Heretic
///
/// `TSC_658` · Druid minion · 7 mana · 4/5
///
/// > **Battlecry:** For each spell you've cast while holding this, summon a minion of that spell's Cost.
///
/// - Set: Voyage to the Sunken City · legendary · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo TSC_658 14434f6a ff0684c8 4810780e.cbb89e49
pub const TSC_658: Power = TODO;

/// # Azsharan Gardens
///
/// `TSC_927` · Druid spell · 1 mana
///
/// > Give all minions in your hand +1/+1. Put a 'Sunken Gardens' on the bottom of your deck.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Enchantments: Watered [`TSC_927e`]
/// - Tokens: Sunken Gardens [`TSC_927t`]
///
/// State: Derived
//~ derived TSC_927 bd3289cf 162bc906 12103ccf.c90f34ec
pub const TSC_927: Power = spell(&[attach("TSC_927e").to(YOUR_HAND.that(MINION)), put_at_bottom(card("TSC_927t"))]);

/// # Watered
///
/// `TSC_927e` · Druid enchantment
///
/// > +1/+1.
///
/// - Set: Voyage to the Sunken City
///
/// State: Derived
//~ derived TSC_927e e0163e60 b3bf1138 8c3b25ae.67341004
pub const TSC_927e: Power = enchant(&[plus(1, 1)]);

/// # Sunken Gardens
///
/// `TSC_927t` · Druid spell · 1 mana
///
/// > Give +1/+1 to all minions in your hand, deck, and battlefield.
///
/// - Set: Voyage to the Sunken City
///
/// State: Derived
//~ derived TSC_927t 48d839da b1d58bfa 23808e33.1315a145
pub const TSC_927t: Power =
    spell(&[give(&[plus(1, 1)]).to(together(&[YOUR_HAND.that(MINION), YOUR_DECK.that(MINION), FRIENDLY_MINIONS]))]);
