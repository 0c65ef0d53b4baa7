//! Hunter cards of The Boomsday Project.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 1f59ad15

/// # Bomb Toss
///
/// `BOT_033` · Hunter spell · 2 mana
///
/// > Deal $2 damage. Summon a 0/2 Goblin Bomb.
///
/// - Set: The Boomsday Project · common · collectible
/// - Mechanics: Affected By Spell Power
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
/// - Tokens: Goblin Bomb [`BOT_031`](crate::boomsday::neutral::BOT_031)
///
/// State: Derived
//~ derived BOT_033 f54f8d6a d8e25e2c 5f5a00ef.3a89518d
pub const BOT_033: Power = spell(&[deal(2).to(TARGET), summon(card("BOT_031"))]);

/// # Boommaster Flark
///
/// `BOT_034` · Hunter minion · 7 mana · 5/5
///
/// > **Battlecry:** Summon four 0/2 Goblin Bombs.
///
/// - Set: The Boomsday Project · legendary · collectible
/// - Mechanics: Battlecry
/// - Tokens: Goblin Bomb [`BOT_031`](crate::boomsday::neutral::BOT_031)
///
/// State: Derived
//~ derived BOT_034 c0ee2cea 3e01084e de96c2ff.e188d4b8
pub const BOT_034: Power = battlecry(&[summon(card("BOT_031")).copies(4)]);

/// # Venomizer
///
/// `BOT_035` · Hunter minion · 2 mana · 2/2
///
/// > **Magnetic Poisonous**
///
/// - Set: The Boomsday Project · common · collectible
/// - Minion type: Mech
/// - Mechanics: Poisonous, Magnetic
/// - Enchantments: Venomizer [`BOT_035e`]
///
/// State: Vanilla
//~ vanilla BOT_035 58380616 8ef4d0ce e6cba93c.16b86762
pub const BOT_035: Power = VANILLA;

/// # Venomizer
///
/// `BOT_035e` · Neutral enchantment
///
/// > **Poisonous**.
///
/// - Set: The Boomsday Project
/// - Mechanics: Magnetic
/// - Tags: `853` = 47842
///
/// State: Derived
//~ derived BOT_035e 2eece02f 6fe758b4 17988ea8.b2c69ca0
pub const BOT_035e: Power = enchant(&[has(GameTag::POISONOUS)]);

/// # Fireworks Tech
///
/// `BOT_038` · Hunter minion · 2 mana · 2/1
///
/// > **Battlecry:** Give a friendly Mech +1/+1. If it has **Deathrattle**, trigger it.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET`, `REQ_TARGET_WITH_RACE` = 17 (hearthstone-data 36393.1)
/// - Enchantments: Primed [`BOT_038e`]
///
/// State: Derived
//~ derived BOT_038 f52e41d0 83594175 498b773e.1a436b21
#[rustfmt::skip]
pub const BOT_038: Power = battlecry(&[attach("BOT_038e").to(A_FRIENDLY_MINION.that(MECH)), trigger(Word::Deathrattle, IT).when(there_is(&IT.that(with(GameTag::DEATHRATTLE))))]);

/// # Primed
///
/// `BOT_038e` · Hunter enchantment
///
/// > +1/+1.
///
/// - Set: The Boomsday Project
///
/// State: Derived
//~ derived BOT_038e fa1f05c0 6ec2d729 ac6f180f.67341004
pub const BOT_038e: Power = enchant(&[plus(1, 1)]);

/// # Necromechanic
///
/// `BOT_039` · Hunter minion · 4 mana · 3/6
///
/// > Your **Deathrattles** trigger twice.
///
/// - Set: The Boomsday Project · epic · collectible
/// - Mechanics: Aura
/// - Refers to: Deathrattle
/// - Enchantments: Necromechanical [`BOT_039e`]
///
/// State: Derived
//~ derived BOT_039 07660f1d 6f93952a c0ae37c1.9f0c44db
pub const BOT_039: Power = aura(YOU).have(&[has(GameTag::EXTRA_DEATHRATTLES_BASE)]);

/// # Necromechanical
///
/// `BOT_039e` · Neutral enchantment
///
/// > Your **Deathrattles** trigger twice.
///
/// - Set: The Boomsday Project
///
/// State: Todo
//~ todo BOT_039e 4c4e7f86 eb84685c 9dbed1d9.9f0c44db
pub const BOT_039e: Power = TODO;

/// # Spider Bomb
///
/// `BOT_251` · Hunter minion · 3 mana · 2/2
///
/// > **Magnetic Deathrattle:** Destroy a random enemy minion.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Minion type: Mech, Beast
/// - Mechanics: Deathrattle, Magnetic
/// - Tags: `2542` = 1
/// - Enchantments: Spider Bomb [`BOT_251e`]
///
/// State: Derived
//~ derived BOT_251 663e23ff 88e6235f bf683466.5010fe87
pub const BOT_251: Power = deathrattle(&[destroy(ENEMY_MINIONS.random())]);

/// # Spider Bomb
///
/// `BOT_251e` · Hunter enchantment
///
/// > **Deathrattle:** Destroy a random enemy minion.
///
/// - Set: The Boomsday Project
/// - Mechanics: Magnetic
/// - Tags: `853` = 48185
///
/// State: Derived
//~ derived BOT_251e a1881651 6936ded0 7c8316f9.e07700c8
pub const BOT_251e: Power = deathrattle(&[destroy(ENEMY_MINIONS.random())]);

/// # Secret Plan
///
/// `BOT_402` · Hunter spell · 1 mana
///
/// > **Discover** a **Secret**.
///
/// - Set: The Boomsday Project · common · collectible
/// - Mechanics: Discover
/// - Refers to: Secret
///
/// State: Derived
//~ derived BOT_402 4baac98c 9203b5ec 8d609a5a.3509f51a
pub const BOT_402: Power = spell(&[discover(SECRET)]);

/// # Flark's Boom-Zooka
///
/// `BOT_429` · Hunter spell · 7 mana
///
/// > Summon 3 minions from your deck. They attack enemy minions, then die.
///
/// - Set: The Boomsday Project · legendary · collectible
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived BOT_429 018a7f38 727bd97f 8d0fd0bb.5c82f757
pub const BOT_429: Power =
    spell(&[summon(the(YOUR_DECK.that(MINION).random_of(3))), make_attack(IT, ENEMY_MINIONS.random()), destroy(IT)]);

/// # Goblin Prank
///
/// `BOT_437` · Hunter spell · 2 mana
///
/// > Give a friendly minion +3/+3 and **Rush**. It dies at end of turn.
///
/// - Set: The Boomsday Project · epic · collectible
/// - Refers to: Rush
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Slimed [`BOT_437e`]
///
/// State: Derived
//~ derived BOT_437 a3446936 d05d6ac4 46ccf99a.5d395b0f
#[rustfmt::skip]
pub const BOT_437: Power = spell(&[give(&[plus(3, 3), has(GameTag::RUSH)]).to(A_FRIENDLY_MINION), later(&whenever(PLAYERS.turn_end()).does(&[destroy(IT)]))]);

/// # Slimed
///
/// `BOT_437e` · Neutral enchantment
///
/// > +3/+3 and **Rush**. Dies a slimy death at the end of the turn.
///
/// - Set: The Boomsday Project
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo BOT_437e afd687a6 b2a35823 aa49de38.2d2ded02
pub const BOT_437e: Power = TODO;

/// # Cybertech Chip
///
/// `BOT_438` · Hunter spell · 2 mana
///
/// > Give your minions "**Deathrattle:** Add a random Mech to your hand."
///
/// - Set: The Boomsday Project · rare · collectible
/// - Refers to: Deathrattle
/// - Enchantments: Chipped [`BOT_438e`]
///
/// State: Derived
//~ derived BOT_438 e3ac6154 df162842 2eca4b44.09832470
pub const BOT_438: Power = spell(&[attach("BOT_438e").to(FRIENDLY_MINIONS)]);

/// # Chipped
///
/// `BOT_438e` · Hunter enchantment
///
/// > **Deathrattle:** Add a random Mech to your hand.
///
/// - Set: The Boomsday Project · common
///
/// State: Derived
//~ derived BOT_438e 3b84e325 94338af4 e7eb01d8.18b145db
pub const BOT_438e: Power = deathrattle(&[get(random(MECH))]);
