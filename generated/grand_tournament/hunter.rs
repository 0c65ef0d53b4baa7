//! Hunter cards of The Grand Tournament.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file f3ba746b

/// # Ram Wrangler
///
/// `AT_010` · Hunter minion · 5 mana · 3/3
///
/// > **Battlecry:** If you have a Beast, summon a random Beast.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived AT_010 5652f54b 1288da38 4913aa03.9c8e9c7f
pub const AT_010: Power =
    battlecry(&[summon(random(all(&[MINION, BEAST])))]).when(there_is(&FRIENDLY_MINIONS.that(BEAST)));

/// # Powershot
///
/// `AT_056` · Hunter spell · 3 mana
///
/// > Deal $2 damage to a minion and the minions next to it.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived AT_056 49f28668 78a8a932 7bfd8a56.a6421eb4
pub const AT_056: Power = spell(&[deal(2).to(A_MINION.with_neighbours())]);

/// # Stablemaster
///
/// `AT_057` · Hunter minion · 3 mana · 4/2
///
/// > **Battlecry:** Give a friendly Beast **Immune** this turn.
///
/// - Set: The Grand Tournament · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Immune
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET`, `REQ_TARGET_WITH_RACE` = 20 (hearthstone-data 36393.1)
/// - Target: "Grant **Immune** this turn."
/// - Enchantments: Groomed [`AT_057o`]
///
/// State: Derived
//~ derived AT_057 b4e0b1f0 7794b60b e64ac9c9.a04d9ce3
pub const AT_057: Power = battlecry(&[attach("AT_057o").to(A_FRIENDLY_MINION.that(BEAST))]);

/// # Groomed
///
/// `AT_057o` · Hunter enchantment
///
/// > **Immune** this turn.
///
/// - Set: The Grand Tournament
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived AT_057o a9b1988a 3b6d8699 f1b8447b.fb55a5e5
pub const AT_057o: Power = enchant(&[has(GameTag::IMMUNE)]).this_turn();

/// # King's Elekk
///
/// `AT_058` · Hunter minion · 2 mana · 3/2
///
/// > **Battlecry:** Reveal a minion in each deck. If yours costs more, draw it.
///
/// - Set: The Grand Tournament · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo AT_058 a7b7383a a7abf881 ff675308.37d8f78b
pub const AT_058: Power = TODO;

/// # Brave Archer
///
/// `AT_059` · Hunter minion · 1 mana · 2/1
///
/// > **Inspire:** If your hand is empty, deal 2 damage to the enemy hero.
///
/// - Set: The Grand Tournament · common · collectible
/// - Mechanics: Inspire
///
/// State: Derived
//~ derived AT_059 0d964f9f f449e742 3559af75.450e8583
pub const AT_059: Power = inspire(&[deal(2).to(ENEMY_HERO)]).when(there_is_no(&YOUR_HAND));

/// # Bear Trap
///
/// `AT_060` · Hunter spell · 2 mana
///
/// > **Secret:** After your hero is attacked, summon a 3/3 Bear with **Taunt**.
///
/// - Set: The Grand Tournament · common · collectible
/// - Mechanics: Secret
/// - Refers to: Taunt
/// - Tokens: Ironfur Grizzly [`CS2_125`](crate::legacy::neutral::CS2_125)
///
/// State: Derived
//~ derived AT_060 556bafb6 4b30bc08 90fafd1e.66b7d5ce
pub const AT_060: Power = after(ENEMIES.attack(all(&[HERO, FRIENDLY]))).then(&[summon(card("CS2_125"))]);

/// # Lock and Load
///
/// `AT_061` · Hunter spell · 0 mana
///
/// > Each time you cast a spell this turn, get a random Hunter card.
///
/// - Set: The Grand Tournament · epic · collectible
/// - Enchantments: Lock and Load [`AT_061e`]
///
/// State: Derived
//~ derived AT_061 171cc453 c292e55e befac874.2b16f868
pub const AT_061: Power =
    spell(&[later(&whenever(YOU.cast(SPELL)).this_turn().does(&[get(random(class(CardClass::Hunter)))]))]);

/// # Lock and Load
///
/// `AT_061e` · Hunter enchantment
///
/// - Set: The Grand Tournament
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo AT_061e 65c18f10 96c5e374 de4ffc11
pub const AT_061e: Power = TODO;

/// # Ball of Spiders
///
/// `AT_062` · Hunter spell · 3 mana
///
/// > Summon three 1/1 Webspinners with "**Deathrattle:** Get a random Beast."
///
/// - Set: The Grand Tournament · rare · collectible
/// - Refers to: Deathrattle
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Webspinner [`FP1_011`](crate::naxxramas::hunter::FP1_011)
///
/// State: Derived
//~ derived AT_062 bb71607d 780d4fac cce5c632.2f652bb7
pub const AT_062: Power = spell(&[summon(card("FP1_011")).copies(3)]);

/// # Acidmaw
///
/// `AT_063` · Hunter minion · 3 mana · 4/2
///
/// > Whenever an enemy minion takes damage, destroy it.
///
/// - Set: The Grand Tournament · legendary · collectible
/// - Minion type: Beast
///
/// State: Done
//~ done AT_063 973cd96f - 00bf29b9.ff9e1bc7
pub const AT_063: Power = whenever(ENEMY_MINIONS.takes_damage(CARD)).then(&[destroy(WHO)]);

/// # Dreadscale
///
/// `AT_063t` · Hunter minion · 3 mana · 4/2
///
/// > At the end of your turn, deal 1 damage to all enemies.
///
/// - Set: The Grand Tournament · legendary · collectible
/// - Minion type: Beast
///
/// State: Derived
//~ derived AT_063t e434f400 591687a9 40303d38.7144c432
pub const AT_063t: Power = at_end_of_your_turn(&[deal(1).to(ENEMIES)]);
