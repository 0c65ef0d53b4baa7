//! Warlock cards of Festival of Legends.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file c2f09af2

/// # Opera Soloist
///
/// `ETC_034` · Warlock minion · 5 mana · 4/6
///
/// > **Battlecry:** If you control no other minions, deal 3 damage to all enemy minions.
///
/// - Set: Festival of Legends · common · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry, Imp
///
/// State: Derived
//~ derived ETC_034 c64f5e02 42584fcc 3d17dd28.bbe0ca67
pub const ETC_034: Power = battlecry(&[deal(3).to(ENEMY_MINIONS)]).when(there_is_no(&OTHER_FRIENDLY_MINIONS));

/// # Baritone Imp
///
/// `ETC_068` · Warlock minion · 2 mana · 2/2
///
/// > **Battlecry:** Take Fatigue damage. Gain that much Attack and Health.@**Battlecry:** Take {0} Fatigue damage. Gain that much Attack and Health.
///
/// - Set: Festival of Legends · common · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry, Imp
/// - Tags: `1724` = 1
/// - Enchantments: Do Re Mi [`ETC_068e`]
///
/// State: Todo
//~ todo ETC_068 ada6633a 50081003 a3003692.35812640
pub const ETC_068: Power = TODO;

/// # Do Re Mi
///
/// `ETC_068e` · Warlock enchantment
///
/// > Increased stats.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ todo ETC_068e a82434b5 352b51c9 10afa5a3.a536d554
pub const ETC_068e: Power = TODO;

/// # Crescendo
///
/// `ETC_069` · Warlock spell · Fel · 2 mana
///
/// > Take Fatigue damage. Deal that much damage to all enemies.@Take {0} Fatigue damage. Deal that much damage to all enemies.
///
/// - Set: Festival of Legends · rare · collectible
/// - Tags: `1724` = 1
///
/// State: Todo
//~ todo ETC_069 4f27fd28 389eb6a2 d383e49a.18a74b84
pub const ETC_069: Power = TODO;

/// # Crazed Conductor
///
/// `ETC_070` · Warlock minion · 4 mana · 3/4
///
/// > **Battlecry:** Take Fatigue damage. Summon that many 3/3 Imps.@**Battlecry:** Take {0} Fatigue damage. Summon that many 3/3 Imps.
///
/// - Set: Festival of Legends · epic · collectible
/// - Mechanics: Battlecry
/// - Tags: `1724` = 1
/// - Tokens: Orchestral Imp [`ETC_070t`]
///
/// State: Todo
//~ todo ETC_070 7e4f935a ac2c4a61 19b15fa9.bbc927e6
pub const ETC_070: Power = TODO;

/// # Orchestral Imp
///
/// `ETC_070t` · Warlock minion · 3 mana · 3/3
///
/// - Set: Festival of Legends
/// - Minion type: Demon
/// - Mechanics: Imp
///
/// State: Vanilla
//~ vanilla ETC_070t 1ba92c79 e14c5933 96aa3602
pub const ETC_070t: Power = VANILLA;

/// # Rin, Orchestrator of Doom
///
/// `ETC_071` · Warlock minion · 5 mana · 3/6
///
/// > **Taunt**. **Deathrattle:** Both players draw 2 cards, discard 2 cards, and destroy the top 2 cards of their deck.
///
/// - Set: Festival of Legends · legendary · collectible
/// - Mechanics: Taunt, Deathrattle
///
/// State: Todo
//~ todo ETC_071 5306a201 4228d5a0 9b1ac551.9c6a0048
pub const ETC_071: Power = TODO;

/// # Void Virtuoso
///
/// `ETC_081` · Warlock minion · 1 mana · 1/3
///
/// > During your turn, your hero is **Immune**.
///
/// - Set: Festival of Legends · common · collectible
/// - Minion type: Demon
/// - Mechanics: Aura
/// - Refers to: Immune
/// - Enchantments: Dissonant [`ETC_081e`]
///
/// State: Derived
//~ derived ETC_081 6f910de1 49cd352e 9b73957a.b434cdc6
pub const ETC_081: Power = aura(YOUR_HERO).when(ON_YOUR_TURN).gives("ETC_081e");

/// # Dissonant
///
/// `ETC_081e` · Warlock enchantment
///
/// > **Immune**.
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived ETC_081e e04458b4 cacdd61d 1a508799.7152fa88
pub const ETC_081e: Power = enchant(&[has(GameTag::IMMUNE)]);

/// # Dirge of Despair
///
/// `ETC_082` · Warlock spell · Shadow · 6 mana
///
/// > Deal $3 damage to a character. If it dies, summon a Demon from your deck.
///
/// - Set: Festival of Legends · rare · collectible
///
/// State: Derived
//~ derived ETC_082 31f97f79 b45672f9 4e315042.0c305d61
#[rustfmt::skip]
pub const ETC_082: Power = spell(&[deal(3).to(TARGET), summon(the(YOUR_DECK.that(all(&[MINION, DEMON])).random())).when(there_is(&IT.that(DEAD)))]);

/// # Demonic Dynamics
///
/// `ETC_083` · Warlock spell · Fel · 2 mana
///
/// > **Discover** 2 Demons. **Finale:** Give them +1/+2.
///
/// - Set: Festival of Legends · rare · collectible
/// - Mechanics: Discover, Finale
/// - Enchantments: Demonic Dynamics [`ETC_083e`]
///
/// State: Todo
//~ todo ETC_083 2713c49a 8aa627aa 71ebda86.2e0fa897
pub const ETC_083: Power = TODO;

/// # Demonic Dynamics
///
/// `ETC_083e` · Warlock enchantment
///
/// > +1/+2.
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived ETC_083e 404bdd65 df84cc09 b3aac58f.6fa82661
pub const ETC_083e: Power = enchant(&[plus(1, 2)]);

/// # Felstring Harp
///
/// `ETC_084` · Warlock weapon · 1 mana · 0/3 durability
///
/// > Whenever your hero would take damage on your turn, restore #2 Health instead. Lose 1 Durability.
///
/// - Set: Festival of Legends · epic · collectible
///
/// State: Todo
//~ todo ETC_084 2eb950a7 9f8d84d8 ea26edf6.9b26babf
pub const ETC_084: Power = TODO;

/// # Symphony of Sins
///
/// `ETC_085` · Warlock spell · 5 mana
///
/// > **Discover** and play a Movement. Shuffle the other 6 into your deck.
///
/// - Set: Festival of Legends · legendary · collectible
/// - Mechanics: Discover
/// - Enchantments: Sinphonic [`ETC_085e`], Endless Appetite [`ETC_085e2`]
/// - Tokens: Movement of Envy [`ETC_085t`], Movement of Pride [`ETC_085t2`], Movement of Wrath [`ETC_085t3`], Movement of Gluttony [`ETC_085t4`], Movement of Desire [`ETC_085t6`], Movement of Greed [`ETC_085t7`], Movement of Sloth [`ETC_085t8`]
///
/// State: Todo
//~ todo ETC_085 3a069107 72f1ba00 8458552b.a223dfdc
pub const ETC_085: Power = TODO;

/// # Sinphonic
///
/// `ETC_085e` · Warlock enchantment
///
/// > Costs (6) less.
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived ETC_085e eb124acf 8e0493b0 449a5c93.77ea2e2e
pub const ETC_085e: Power = enchant(&[cost_less(6)]);

/// # Endless Appetite
///
/// `ETC_085e2` · Warlock enchantment
///
/// > +6/+6.
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived ETC_085e2 0ec85ea7 5bd2c1d0 10fd02e3.af306b7c
pub const ETC_085e2: Power = enchant(&[plus(6, 6)]);

/// # Movement of Envy
///
/// `ETC_085t` · Warlock spell · 3 mana
///
/// > Remove the top 6 cards from your opponent's deck.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ todo ETC_085t 3f1a8244 33f29a80 0dd77872.ba69113a
pub const ETC_085t: Power = TODO;

/// # Movement of Pride
///
/// `ETC_085t2` · Warlock spell · 3 mana
///
/// > Draw your highest Cost minion. Reduce its Cost by (6).
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived ETC_085t2 304855ec 7258cb9b 2f46dabf.0104d485
pub const ETC_085t2: Power = spell(&[get(the(YOUR_DECK.that(MINION).most(COST))), give(&[cost_less(6)]).to(IT)]);

/// # Movement of Wrath
///
/// `ETC_085t3` · Warlock spell · 3 mana
///
/// > Deal $6 damage to all characters.
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived ETC_085t3 2b2726bd 9359f52a 58a15937.219fe2d3
pub const ETC_085t3: Power = spell(&[deal(6).to(CHARACTERS)]);

/// # Movement of Gluttony
///
/// `ETC_085t4` · Warlock spell · 3 mana
///
/// > Give a random minion in your hand, deck, and battlefield +6/+6.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ todo ETC_085t4 f3b97865 733b41a8 68febfbf.e4b8ecfc
pub const ETC_085t4: Power = TODO;

/// # Movement of Desire
///
/// `ETC_085t6` · Warlock spell · 3 mana
///
/// > **Lifesteal** Deal $6 damage to the enemy hero.
///
/// - Set: Festival of Legends
/// - Mechanics: Lifesteal
///
/// State: Derived
//~ derived ETC_085t6 d26680ed 7fcb077d 34872cef.4743e2bb
pub const ETC_085t6: Power = spell(&[deal(6).to(ENEMY_HERO)]);

/// # Movement of Greed
///
/// `ETC_085t7` · Warlock spell · 3 mana
///
/// > Draw 6 cards.
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived ETC_085t7 c97dd0ec 4766d650 52311067.600f3c6b
pub const ETC_085t7: Power = spell(&[draw(6)]);

/// # Movement of Sloth
///
/// `ETC_085t8` · Warlock spell · 3 mana
///
/// > Summon a 6/6 Demon with **Taunt** and **Reborn**.
///
/// - Set: Festival of Legends
/// - Refers to: Taunt, Reborn
///
/// State: Todo
//~ todo ETC_085t8 95eab82c 33dfce27 5919d192.245b1eeb
pub const ETC_085t8: Power = TODO;

/// # Bored Doomlord
///
/// `ETC_t8t` · Warlock minion · 6 mana · 6/6
///
/// > **Taunt Reborn**
///
/// - Set: Festival of Legends
/// - Minion type: Demon
/// - Mechanics: Taunt, Reborn
///
/// State: Vanilla
//~ vanilla ETC_t8t 8b2f9bf2 62d26f3e e851e536.78d9b163
pub const ETC_t8t: Power = VANILLA;

/// # Fanottem, Lord of the Opera
///
/// `JAM_030` · Warlock minion · 30 mana · 15/15
///
/// > **Taunt**, **Lifesteal** This card's Cost is equal to the amount of cards in your deck.
///
/// - Set: Festival of Legends · legendary · collectible
/// - Mechanics: Taunt, Lifesteal
///
/// State: Derived
//~ derived JAM_030 d78fa7dd 3df2de0f 9d0129ee.561266a3
pub const JAM_030: Power = costs(&[cost(1).for_each(YOUR_DECK)]);
