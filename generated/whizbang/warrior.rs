//! Warrior cards of Whizbang's Workshop.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Standardized Pack
///
/// `MIS_705` · Warrior spell · 1 mana
///
/// > Add 5 random **Taunt** minions to your hand. They are **Temporary**.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Refers to: Taunt, tag 3630
///
/// State: Todo
//~ MIS_705 todo 3bc3f7d4 bccd8455
pub const MIS_705: Power = TODO;

/// # Safety Expert
///
/// `MIS_711` · Warrior minion · 10 mana · 8/8
///
/// > **Rush**. **Deathrattle:** Shuffle three Bombs into your opponent's deck.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle, Rush
///
/// State: Todo
//~ MIS_711 todo f7be08b1 62959279
pub const MIS_711: Power = TODO;

/// # Part Scrapper
///
/// `MIS_902` · Warrior spell · 2 mana
///
/// > Lose up to 5 Armor. Your next Mech costs that much less.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Enchantments: Scrapped Parts [`MIS_902e`]
///
/// State: Todo
//~ MIS_902 todo cd4e00a1 723391e9
pub const MIS_902: Power = TODO;

/// # Scrapped Parts
///
/// `MIS_902e` · Warrior enchantment
///
/// > Your next Mech costs less.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ MIS_902e todo e71aa94f 6c283012
pub const MIS_902e: Power = TODO;

/// # Warsong Commander
///
/// `TOY_409t` · Warrior minion · 3 mana · 2/3
///
/// > Whenever you summon a minion with 3 or less Attack, give it **Charge**.
///
/// - Set: Whizbang's Workshop · free
/// - Refers to: Charge
///
/// State: Todo
//~ TOY_409t todo 312bcadf 452590fd
pub const TOY_409t: Power = TODO;

/// # Chemical Spill
///
/// `TOY_602` · Warrior spell · 6 mana
///
/// > Summon the highest Cost minion from your hand, then deal $5 damage to it.
///
/// - Set: Whizbang's Workshop · epic · collectible
///
/// State: Todo
//~ TOY_602 todo 867c1a1f 34705589
pub const TOY_602: Power = TODO;

/// # Wreck'em and Deck'em
///
/// `TOY_603` · Warrior spell · 3 mana
///
/// > Choose a friendly Mech. Summon a copy of it that attacks a random enemy, then dies.
///
/// - Set: Whizbang's Workshop · epic · collectible
///
/// State: Todo
//~ TOY_603 todo 76cde98d 0e55a9c8
pub const TOY_603: Power = TODO;

/// # Boom Wrench
///
/// `TOY_604` · Warrior weapon · 3 mana · 3/2 durability
///
/// > **Miniaturize Deathrattle:** Trigger the **Deathrattle** of a random friendly Mech.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Mechanics: Deathrattle, Miniaturize
/// - Tokens: Boom Wrench [`TOY_604t`]
///
/// State: Todo
//~ TOY_604 todo fa9cc14f 12a906b1
pub const TOY_604: Power = TODO;

/// # Boom Wrench
///
/// `TOY_604t` · Warrior weapon · 1 mana · 1/1 durability
///
/// > **Mini Deathrattle:** Trigger the **Deathrattle** of a random friendly Mech.
///
/// - Set: Whizbang's Workshop · rare
/// - Mechanics: Deathrattle, Mini
///
/// State: Todo
//~ TOY_604t todo 7c3bc6e3 74644bfa
pub const TOY_604t: Power = TODO;

/// # Quality Assurance
///
/// `TOY_605` · Warrior spell · 2 mana
///
/// > Draw 2 **Taunt** minions.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Refers to: Taunt
///
/// State: Todo
//~ TOY_605 todo ec8ecdf6 8dcb04f4
pub const TOY_605: Power = TODO;

/// # Testing Dummy
///
/// `TOY_606` · Warrior minion · 6 mana · 4/8
///
/// > **Taunt Deathrattle:** Deal 8 damage randomly split among all enemy minions.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Minion type: Mech
/// - Mechanics: Taunt, Deathrattle
///
/// State: Todo
//~ TOY_606 todo 57518dce 4a4cfd24
pub const TOY_606: Power = TODO;

/// # Inventor Boom
///
/// `TOY_607` · Warrior minion · 8 mana · 7/7
///
/// > **Battlecry:** Resurrect two different friendly Mechs that cost (5) or more. They attack random enemies.
///
/// - Set: Whizbang's Workshop · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ TOY_607 todo 898b6174 de7726f9
pub const TOY_607: Power = TODO;

/// # Lab Patron
///
/// `TOY_651` · Warrior minion · 4 mana · 3/3
///
/// > Whenever you gain Armor, summon another Lab Patron *(once per turn)*.
///
/// - Set: Whizbang's Workshop · rare · collectible
///
/// State: Todo
//~ TOY_651 todo eb8e505e ef75fe81
pub const TOY_651: Power = TODO;

/// # Botface
///
/// `TOY_906` · Warrior minion · 7 mana · 4/12
///
/// > **Taunt** After this takes damage, get two random **Minis**.
///
/// - Set: Whizbang's Workshop · legendary · collectible
/// - Minion type: Mech
/// - Mechanics: Taunt
/// - Refers to: Mini
///
/// State: Todo
//~ TOY_906 todo 8e7846b9 61657c6b
pub const TOY_906: Power = TODO;

/// # Safety Goggles
///
/// `TOY_907` · Warrior spell · 2 mana
///
/// > Gain 6 Armor. Costs (0) if you don't have any Armor.
///
/// - Set: Whizbang's Workshop · common · collectible
///
/// State: Todo
//~ TOY_907 todo 400fa72a 10125254
pub const TOY_907: Power = TODO;

/// # Fireworker
///
/// `TOY_908` · Warrior minion · 5 mana · 5/5
///
/// > **Deathrattle:** Summon two 1/1 Boom Bots. *WARNING: Bots may explode.*
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle
/// - Tokens: Boom Bot [`GVG_110t`](crate::goblins_vs_gnomes::neutral::GVG_110t)
///
/// State: Todo
//~ TOY_908 todo 3f1f3a76 c75ad114
pub const TOY_908: Power = TODO;

/// # Risky Skipper
///
/// `YOD_022_COPY` · Warrior minion · 1 mana · 1/3
///
/// > After you play a minion, deal 1 damage to all minions.
///
/// - Set: Whizbang's Workshop · rare
/// - Minion type: Pirate
///
/// State: Todo
//~ YOD_022_COPY todo 9740a512 733bfd0b
pub const YOD_022_COPY: Power = TODO;
