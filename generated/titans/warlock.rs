//! Warlock cards of TITANS.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 555f6ff7

/// # Thornveil Tentacle
///
/// `TTN_456` · Warlock minion · 2 mana · 2/2
///
/// > **Lifesteal Battlecry:** Deal 2 damage to a random enemy minion.
///
/// - Set: TITANS · common · collectible
/// - Mechanics: Battlecry, Lifesteal
/// - Enchantments: Creeping Unease [`TTN_456e`], Creeping Strength [`TTN_456e2`]
///
/// State: Derived
//~ derived TTN_456 50eb2df8 55e383d0 1843ef32.acf5c538
pub const TTN_456: Power = battlecry(&[deal(2).to(ENEMY_MINIONS.random())]);

/// # Creeping Unease
///
/// `TTN_456e` · Warlock enchantment
///
/// > Reduced Health.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_456e b13d8e01 284c84f9 8b4f8adf.4803159e
pub const TTN_456e: Power = TODO;

/// # Creeping Strength
///
/// `TTN_456e2` · Warlock enchantment
///
/// > Increased Health.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_456e2 ef7a1f3e edbde640 e503fb37.89b088dc
pub const TTN_456e2: Power = TODO;

/// # Mortal Eradication
///
/// `TTN_460` · Warlock spell · Shadow · 3 mana
///
/// > Deal $5 damage randomly split among all enemy minions. Restore #2 Health to your hero for each killed.
///
/// - Set: TITANS · rare · collectible
/// - Mechanics: Immune To Spellpower
///
/// State: Derived
//~ derived TTN_460 be236832 1ef6d5d9 b6740ebd.a6403e5a
pub const TTN_460: Power = spell(&[deal(5).split_among(ENEMY_MINIONS), heal(2).for_each(IT.that(DEAD)).to(YOUR_HERO)]);

/// # Imprisoned Horror
///
/// `TTN_462` · Warlock minion · 9 mana · 4/4
///
/// > Costs (1) less for each damage you've taken on your turns this game.
///
/// - Set: TITANS · epic · collectible
///
/// State: Todo
//~ todo TTN_462 fc4f3fd2 533f0457 eb981590.3edb49b3
pub const TTN_462: Power = TODO;

/// # Wing Welding
///
/// `TTN_463` · Warlock spell · 4 mana
///
/// > Discard your highest Cost card. Deal damage equal to its Cost to all minions.
///
/// - Set: TITANS · common · collectible
/// - Mechanics: Affected By Spell Power
///
/// State: Derived
//~ derived TTN_463 48ce7cfe 7982542b d9ff6220.c83b1801
pub const TTN_463: Power = spell(&[discard(YOUR_HAND.most(COST)), deal(1).times(COST.of(IT)).to(MINIONS)]);

/// # Forge of Wills
///
/// `TTN_465` · Warlock location · 3 mana · 0 uses
///
/// > Choose a friendly minion. Summon a Giant with its stats and **Rush**.
///
/// - Set: TITANS · rare · collectible
/// - Refers to: Rush
/// - Tokens: Ironbound Giant [`TTN_465t`]
///
/// State: Derived
//~ derived TTN_465 d39a705d 6c929f7c 931a04c3.b0317477
#[rustfmt::skip]
pub const TTN_465: Power = hero_power(&[with_each(A_FRIENDLY_MINION), summon(card("TTN_465t")), give(&[ATTACK.set(1).times(X)]).times(ATTACK.of(A_FRIENDLY_MINION)).to(IT), give(&[HEALTH.set(1).times(X)]).times(HEALTH.of(A_FRIENDLY_MINION)).to(IT)]);

/// # Ironbound Giant
///
/// `TTN_465t` · Warlock minion · 1 mana · 1/1
///
/// > **Rush**
///
/// - Set: TITANS
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla TTN_465t 478efebf 6d85fba6 b44a20f5.57b12c28
pub const TTN_465t: Power = VANILLA;

/// # Monstrous Form
///
/// `TTN_486` · Warlock spell · Shadow · 1 mana
///
/// > Give a friendly minion +3/+3 until your next turn.
///
/// - Set: TITANS · common · collectible
/// - Enchantments: Gift of Flesh [`TTN_486e`]
///
/// State: Derived
//~ derived TTN_486 72258f16 470baeb7 383e4e6b.7d7ee65f
pub const TTN_486: Power = spell(&[lend(&[plus(3, 3)], Lasts::UntilYourNextTurn).to(A_FRIENDLY_MINION)]);

/// # Gift of Flesh
///
/// `TTN_486e` · Warlock enchantment
///
/// > +3/+3 until next turn.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_486e 6b903297 742c6339 d2fc0694.13a39452
pub const TTN_486e: Power = TODO;

/// # Loken, Jailer of Yogg-Saron
///
/// `TTN_487` · Warlock minion · 6 mana · 3/3
///
/// > **Battlecry: Discover** a minion from your deck. Summon a Tentacle with its stats and **Taunt**.
///
/// - Set: TITANS · legendary · collectible
/// - Mechanics: Battlecry, Discover
/// - Refers to: Taunt
/// - Tokens: Escaped Tentacle [`TTN_487t`]
///
/// State: Todo
//~ todo TTN_487 35dc6825 f6c6b34f 5c9ac320.0a558c34
pub const TTN_487: Power = TODO;

/// # Escaped Tentacle
///
/// `TTN_487t` · Warlock minion · 1 mana · 1/1
///
/// > **Taunt**
///
/// - Set: TITANS
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla TTN_487t 823e6925 90ebe300 4641734f.4b0c5d24
pub const TTN_487t: Power = VANILLA;

/// # Disciple of Sargeras
///
/// `TTN_490` · Warlock minion · 4 mana · 3/3
///
/// > **Battlecry:** Discard a spell to summon two 3/2 Imps. **Forge:** Give them +2 Health and **Taunt**.
///
/// - Set: TITANS · rare · collectible
/// - Mechanics: Battlecry, Forge
/// - Refers to: Taunt
/// - Tags: `DECK_ACTION_COST` = 2
/// - Tokens: Disciple of Sargeras [`TTN_490t`]
///
/// State: Todo
//~ todo TTN_490 11e26745 ca1457a8 bbb32c8c.e2b307cb
pub const TTN_490: Power = TODO;

/// # Disciple of Sargeras
///
/// `TTN_490t` · Warlock minion · 4 mana · 3/3
///
/// > **Forged Battlecry:** Discard a spell to summon two 3/2 Imps with +2 Health and **Taunt**.
///
/// - Set: TITANS · rare
/// - Mechanics: Battlecry, Forged
/// - Refers to: Taunt
///
/// State: Todo
//~ todo TTN_490t 759ac053 8cdde1d7 649a1cb4.5b6205be
pub const TTN_490t: Power = TODO;

/// # Chaotic Consumption
///
/// `TTN_932` · Warlock spell · 1 mana
///
/// > Destroy a friendly minion to destroy an enemy minion.
///
/// - Set: TITANS · epic · collectible
/// - Tags: `1724` = 1
/// - Enchantments: Shattered [`TTN_932e`]
///
/// State: Done
//~ done TTN_932 765b5135 - d74c4ffe.19660082
pub const TTN_932: Power = spell(&[destroy(A_FRIENDLY_MINION), choose_from(ENEMY_MINIONS, &[destroy(IT)], &[])]);

/// # Shattered
///
/// `TTN_932e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_932e 76d52985 8c0cb7ff 48001fbf.a536d554
pub const TTN_932e: Power = TODO;

/// # Sargeras, the Destroyer
///
/// `TTN_960` · Warlock minion · 9 mana · 6/12
///
/// > **Titan Battlecry:** Open a portal that summons two 3/2 Imps each turn.
///
/// - Set: TITANS · legendary · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry, Dont Pick From Subsets, Titan, Activatable Minion
/// - Tags: `1544` = 1
/// - Tokens: The Twisting Nether [`TTN_960t`], To the Void! [`TTN_960t2`], Inferno! [`TTN_960t3`], Legion Invasion! [`TTN_960t4`], Felblaze Infernal [`TTN_960t5`], Felblaze Imp [`TTN_960t6`]
///
/// State: Todo
//~ todo TTN_960 5058034a 3f0e6578 bab81a27.77b567fe
pub const TTN_960: Power = TODO;

/// # The Twisting Nether
///
/// `TTN_960t` · Warlock minion · 11 mana · 0/1
///
/// > At the end of your turn, summon two 3/2 Imps.
///
/// - Set: TITANS
/// - Mechanics: Untouchable
///
/// State: Todo
//~ todo TTN_960t 59f1f09c 1b8faded be18771e.9c110599
pub const TTN_960t: Power = TODO;

/// # To the Void!
///
/// `TTN_960t2` · Warlock spell · 0 mana
///
/// > Send all other minions into the Twisting Nether.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_960t2 f4134658 9e405108 6690173c.90e8319d
pub const TTN_960t2: Power = TODO;

/// # Inferno!
///
/// `TTN_960t3` · Warlock spell · 0 mana
///
/// > Summon two 6/6 Infernals from the Twisting Nether.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_960t3 225ee49b dc08f3e7 792a7b8d.7abab6ac
pub const TTN_960t3: Power = TODO;

/// # Legion Invasion!
///
/// `TTN_960t4` · Warlock spell · 0 mana
///
/// > Future Demons summoned from the Twisting Nether have +2 Health and **Taunt**.
///
/// - Set: TITANS
/// - Enchantments: Fel Fueled [`TTN_960t4e`], Fel Fueled [`TTN_960t4e2`]
///
/// State: Todo
//~ todo TTN_960t4 d5f032de 54200372 5955b8d7.b75cebb0
pub const TTN_960t4: Power = TODO;

/// # Fel Fueled
///
/// `TTN_960t4e` · Neutral enchantment
///
/// > +2 Health and **Taunt**.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_960t4e b1679d70 900e0509 e1722c8a.4455e42e
pub const TTN_960t4e: Power = enchant(&[HEALTH.plus(2), has(GameTag::TAUNT)]);

/// # Fel Fueled
///
/// `TTN_960t4e2` · Neutral enchantment
///
/// > Demons summoned from this have +2 Health and **Taunt**.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_960t4e2 9a9f04d7 71edcfd5 1ba74817.1fac817c
pub const TTN_960t4e2: Power = TODO;

/// # Felblaze Infernal
///
/// `TTN_960t5` · Warlock minion · 6 mana · 6/6
///
/// - Set: TITANS
/// - Minion type: Demon
///
/// State: Vanilla
//~ vanilla TTN_960t5 f7b29019 bbd82475 5108e379
pub const TTN_960t5: Power = VANILLA;

/// # Felblaze Imp
///
/// `TTN_960t6` · Warlock minion · 2 mana · 3/2
///
/// - Set: TITANS
/// - Minion type: Demon
/// - Mechanics: Imp
///
/// State: Vanilla
//~ vanilla TTN_960t6 51a04d36 bb0881f6 d4ebe93f
pub const TTN_960t6: Power = VANILLA;

/// # Encroaching Insanity
///
/// `YOG_301` · Warlock spell · Shadow · 3 mana
///
/// > Both players take Fatigue damage, twice.
///
/// - Set: TITANS · rare · collectible
///
/// State: Todo
//~ todo YOG_301 042c9fca 0733a863 3ac56fb0.1872f866
pub const YOG_301: Power = TODO;

/// # Curse of Flesh
///
/// `YOG_503` · Warlock spell · Shadow · 1 mana
///
/// > Enemy minions cost Health instead of Mana next turn.
///
/// - Set: TITANS · rare · collectible
/// - Enchantments: Curse of Flesh [`YOG_503e1`]
///
/// State: Todo
//~ todo YOG_503 b235d72a 0440c942 e52a7605.2e4cd87e
pub const YOG_503: Power = TODO;

/// # Curse of Flesh
///
/// `YOG_503e1` · Warlock enchantment
///
/// > Your cards cost Health instead of Mana this turn.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo YOG_503e1 f74539c6 517f840d 3a04d5e1.00eaf99c
pub const YOG_503e1: Power = TODO;

/// # Tentacle Tender
///
/// `YOG_517` · Warlock minion · 3 mana · 2/5
///
/// > At the end of your turn, get a 1/1 Chaotic Tendril.
///
/// - Set: TITANS · common · collectible
/// - Tokens: Chaotic Tendril [`YOG_514`](crate::titans::neutral::YOG_514)
///
/// State: Derived
//~ derived YOG_517 44b72a22 92852f96 5f04ccf7.3e64c843
pub const YOG_517: Power = at_end_of_your_turn(&[get(card("YOG_514"))]);
