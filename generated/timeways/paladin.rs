//! Paladin cards of Across the Timeways.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file a4841658

/// # Hand of Infinity
///
/// `END_012` · Paladin weapon · 3 mana · 4/2 durability
///
/// > Can't attack heroes. **Battlecry:** Set this weapon's Attack to INFINITY this turn!
///
/// - Set: Across the Timeways · rare · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Infinite Sharpness [`END_012e`]
///
/// State: Todo
//~ todo END_012 2fe8f80a 3e481257 6fcd051a.f6fc9c5a
pub const END_012: Power = TODO;

/// # Infinite Sharpness
///
/// `END_012e` · Paladin enchantment
///
/// > Attack set to INFINITY this turn.
///
/// - Set: Across the Timeways
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo END_012e d744d248 04feb86e eaf491e2.1d82b0f0
pub const END_012e: Power = TODO;

/// # Gelbin of Tomorrow
///
/// `TIME_009` · Paladin minion · 8 mana · 6/6
///
/// > **Fabled Battlecry:** Put one of each Aura from your deck into the battlefield.
///
/// - Set: Across the Timeways · legendary · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry, Dont Pick From Subsets, Fabled
/// - Tags: `2936` = 1
/// - Tokens: Gnomish Aura [`TIME_009t1`], Mekkatorque's Aura [`TIME_009t2`]
///
/// State: Todo
//~ todo TIME_009 150b1f62 6e7ba98b 510d9ef1.c6e420c9
pub const TIME_009: Power = TODO;

/// # Gnomish Aura
///
/// `TIME_009t1` · Paladin spell · Holy · 4 mana
///
/// > **Tradeable** At the end of your turn, restore #4 Health to all your characters. Lasts @ turns.
///
/// - Set: Across the Timeways
/// - Mechanics: Tradeable, Deck Action Cost, Objective, Paladin Aura, Is Fabled Bundle Card
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3, `QUEST_PROGRESS_TOTAL` = 3, `1724` = 1
///
/// State: Todo
//~ todo TIME_009t1 d902718a 2ad4b21b 96e84bb4.b6e06d8f
pub const TIME_009t1: Power = TODO;

/// # Mekkatorque's Aura
///
/// `TIME_009t2` · Paladin spell · Holy · 5 mana
///
/// > **Tradeable**. At the end of your turn, give a random friendly minion +4/+4 and **Divine Shield**. Lasts @ turns.
///
/// - Set: Across the Timeways
/// - Mechanics: Tradeable, Deck Action Cost, Objective, Paladin Aura, Is Fabled Bundle Card
/// - Refers to: Divine Shield
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3, `QUEST_PROGRESS_TOTAL` = 3, `1724` = 1
/// - Enchantments: For Gnomeregan! [`TIME_009t2e`]
///
/// State: Derived
//~ derived TIME_009t2 138afee7 7b08600e 4a2da1f7.69adfd9a
#[rustfmt::skip]
pub const TIME_009t2: Power = abilities(&[at_end_of_your_turn(&[give(&[plus(4, 4), has(GameTag::DIVINE_SHIELD)]).to(FRIENDLY_MINIONS.random())]), lasts(3)]);

/// # For Gnomeregan!
///
/// `TIME_009t2e` · Paladin enchantment
///
/// > +4/+4.
///
/// - Set: Across the Timeways
///
/// State: Derived
//~ derived TIME_009t2e 06977719 b16086d2 b2dab06e.529ecbc5
pub const TIME_009t2e: Power = enchant(&[plus(4, 4)]);

/// # Hardlight Protector
///
/// `TIME_015` · Paladin minion · 2 mana · 2/1
///
/// > **Divine Shield Battlecry:** Restore #3 Health to your hero and give them **Divine Shield**.
///
/// - Set: Across the Timeways · common · collectible
/// - Minion type: Mech
/// - Mechanics: Divine Shield, Battlecry
///
/// State: Todo
//~ todo TIME_015 aaf1888c 62e91073 8a23a0a3.f2c4fe41
pub const TIME_015: Power = TODO;

/// # Neon Innovation
///
/// `TIME_016` · Paladin spell · Holy · 3 mana
///
/// > **Discover** a Paladin Mech from the past. Give it +5/+5.
///
/// - Set: Across the Timeways · rare · collectible
/// - Mechanics: Discover, Gears
/// - Enchantments: Neon Sign [`TIME_016e`]
///
/// State: Derived
//~ derived TIME_016 e6dab88c 5248306a daf8b2af.a752a141
pub const TIME_016: Power =
    spell(&[discover(all(&[MECH, class(CardClass::Paladin), FROM_THE_PAST])), attach("TIME_016e").to(IT)]);

/// # Neon Sign
///
/// `TIME_016e` · Paladin enchantment
///
/// > +5/+5.
///
/// - Set: Across the Timeways
///
/// State: Derived
//~ derived TIME_016e 693fcbc5 00cc6a17 59716b84.401e4f6d
pub const TIME_016e: Power = enchant(&[plus(5, 5)]);

/// # Tankgineer
///
/// `TIME_017` · Paladin minion · 4 mana · 2/1
///
/// > **Divine Shield Deathrattle:** Summon a 7/7 Tank with **Divine Shield**.
///
/// - Set: Across the Timeways · common · collectible
/// - Minion type: Mech
/// - Mechanics: Divine Shield, Deathrattle
///
/// State: Todo
//~ todo TIME_017 323afe3e 4b9ddd53 838801eb.fe570106
pub const TIME_017: Power = TODO;

/// # Mend the Timeline
///
/// `TIME_018` · Paladin spell · Holy · 3 mana
///
/// > **Rewind** Get 2 random Holy spells. Restore Health to your hero equal to their Costs.
///
/// - Set: Across the Timeways · epic · collectible
/// - Mechanics: Rewind
///
/// State: Todo
//~ todo TIME_018 735033c0 af674022 27b9288e.922a43ea
pub const TIME_018: Power = TODO;

/// # Manifested Timeways
///
/// `TIME_019` · Paladin minion · 4 mana · 3/3
///
/// > **Battlecry:** If you control an Aura, deal 3 damage to all enemies.
///
/// - Set: Across the Timeways · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo TIME_019 d203d7eb 59db5d42 8c54b3e1.17a59ee5
pub const TIME_019: Power = TODO;

/// # PMM Infinitizer
///
/// `TIME_043` · Paladin minion · 6 mana · 4/4
///
/// > **Battlecry:** Set a friendly minion's Attack and Health to 8. It can't attack heroes this turn.
///
/// - Set: Across the Timeways · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Target: "Change to 8/8."
/// - Enchantments: Infinitized [`TIME_043e`], Pacifitized [`TIME_043e2`]
///
/// State: Derived
//~ derived TIME_043 97e53f45 f2940b8d 38b07199.2af2d5b3
pub const TIME_043: Power = battlecry(&[attach("TIME_043e").to(A_FRIENDLY_MINION), attach("TIME_043e2").to(IT)]);

/// # Infinitized
///
/// `TIME_043e` · Paladin enchantment
///
/// > Stats changed to 8/8.
///
/// - Set: Across the Timeways
///
/// State: Derived
//~ derived TIME_043e 81b94172 c8e6ad30 ba36f8d5.48455c55
pub const TIME_043e: Power = enchant(&[become_stats(8, 8)]);

/// # Pacifitized
///
/// `TIME_043e2` · Paladin enchantment
///
/// > Can't attack heroes this turn.
///
/// - Set: Across the Timeways
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived TIME_043e2 4ce02a49 1c837794 8f2b59b8.978eedcd
pub const TIME_043e2: Power = enchant(&[has(GameTag::CANNOT_ATTACK_HEROES)]).this_turn();

/// # Past Gnomeregan
///
/// `TIME_044` · Paladin location · 2 mana · 0 uses
///
/// > Give a minion +2/+1. *Advance to the present!*
///
/// - Set: Across the Timeways · epic · collectible
/// - Enchantments: Gnomish Strength [`TIME_044e`]
/// - Tokens: Present Gnomeregan [`TIME_044t1`], Future Gnomeregan [`TIME_044t2`]
///
/// State: Todo
//~ todo TIME_044 70a2b105 e5df50ac f5dcae58.dbca1153
pub const TIME_044: Power = TODO;

/// # Gnomish Strength
///
/// `TIME_044e` · Paladin enchantment
///
/// > +2/+1.
///
/// - Set: Across the Timeways
///
/// State: Derived
//~ derived TIME_044e 55e2902e 3605dda2 217d0e95.5ee91837
pub const TIME_044e: Power = enchant(&[plus(2, 1)]);

/// # Present Gnomeregan
///
/// `TIME_044t1` · Paladin location · 2 mana · 0 uses
///
/// > Give a minion +2/+1 and "**Deathrattle:** Deal 2 damage to the enemy hero." *Advance to the future!*
///
/// - Set: Across the Timeways · epic
/// - Refers to: Deathrattle
/// - Enchantments: Leper Strength [`TIME_044t1e`]
/// - Tokens: Future Gnomeregan [`TIME_044t2`]
///
/// State: Todo
//~ todo TIME_044t1 55d922f0 b666fc71 f40b533f.17bfcf3a
pub const TIME_044t1: Power = TODO;

/// # Leper Strength
///
/// `TIME_044t1e` · Paladin enchantment
///
/// > **Deathrattle:** Deal 2 damage to the enemy hero.
///
/// - Set: Across the Timeways
///
/// State: Derived
//~ derived TIME_044t1e c8e6681e 077a8e1e e50c39ed.f85f7e9e
pub const TIME_044t1e: Power = deathrattle(&[deal(2).to(ENEMY_HERO)]);

/// # Future Gnomeregan
///
/// `TIME_044t2` · Paladin location · 2 mana · 0 uses
///
/// > Give a minion +2/+1, **Divine Shield**, and "**Deathrattle:** Deal 2 damage to the enemy hero."
///
/// - Set: Across the Timeways · epic
/// - Refers to: Divine Shield, Deathrattle
///
/// State: Todo
//~ todo TIME_044t2 c1251591 609510b3 521abf88.d1a47856
pub const TIME_044t2: Power = TODO;

/// # Chronological Aura
///
/// `TIME_700` · Paladin spell · Holy · 5 mana
///
/// > At the end of your turn, summon a 3/5 Dragon with **Taunt**. Lasts @ turns.
///
/// - Set: Across the Timeways · common · collectible
/// - Mechanics: Objective, Paladin Aura
/// - Refers to: Taunt
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3, `QUEST_PROGRESS_TOTAL` = 3, `1724` = 1
/// - Tokens: Chronological Drake [`TIME_700t`]
///
/// State: Derived
//~ derived TIME_700 48d05e87 247683ba c58e44d7.2fc4d8f3
pub const TIME_700: Power = abilities(&[at_end_of_your_turn(&[summon(card("TIME_700t"))]), lasts(3)]);

/// # Chronological Drake
///
/// `TIME_700t` · Paladin minion · 4 mana · 3/5
///
/// > **Taunt**
///
/// - Set: Across the Timeways
/// - Minion type: Dragon
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla TIME_700t 504829e9 3c165bf7 55ba996f.4b0c5d24
pub const TIME_700t: Power = VANILLA;

/// # The Fins Beyond Time
///
/// `TIME_706` · Paladin minion · 2 mana · 2/3
///
/// > **Battlecry:** Replace your hand with your starting hand. Swap back at the end of your turn.
///
/// - Set: Across the Timeways · legendary · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
/// - Enchantments: Time Altered [`TIME_706e2`], Beyond Time [`TIME_706e3`]
///
/// State: Todo
//~ todo TIME_706 fbac1f3c 759cae85 74a09777.7b9009cb
pub const TIME_706: Power = TODO;

/// # Time Altered
///
/// `TIME_706e2` · Paladin enchantment
///
/// > Cleanup enchant for TIME 706
///
/// - Set: Across the Timeways
/// - Tags: `1745` = 1
///
/// State: Todo
//~ todo TIME_706e2 04af82fb 101ace54 d55c0132.262504a4
pub const TIME_706e2: Power = TODO;

/// # Beyond Time
///
/// `TIME_706e3` · Paladin enchantment
///
/// > Your hand is swapped with your starting hand this turn.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ todo TIME_706e3 9bd3923e fabcb16a db131916.69c79507
pub const TIME_706e3: Power = TODO;

/// # Temporal Traversal
///
/// `TIME_EVENT_998e1` · Paladin enchantment
///
/// > Sending a minion 2 turns into the future. It returns with +5/+5.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ todo TIME_EVENT_998e1 3cd59a5e 74ca2a70 a7ddec67.9a0edad4
pub const TIME_EVENT_998e1: Power = TODO;

/// # When Am I?
///
/// `TIME_EVENT_998e2` · Paladin enchantment
///
/// > +5/+5.
///
/// - Set: Across the Timeways
///
/// State: Derived
//~ derived TIME_EVENT_998e2 eaf3c4c8 b102e596 29c74fb7.401e4f6d
pub const TIME_EVENT_998e2: Power = enchant(&[plus(5, 5)]);
