//! Warrior cards of Whizbang's Workshop.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 1c6e4d35

/// # Standardized Pack
///
/// `MIS_705` · Warrior spell · 1 mana
///
/// > Add 5 random **Taunt** minions to your hand. They are **Temporary**.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Refers to: Taunt, tag 3630
///
/// State: Derived
//~ derived MIS_705 cb3eb55c 01d7394c 8621d223.f0c80d2e
pub const MIS_705: Power =
    spell(&[get(random(all(&[MINION, with(GameTag::TAUNT)]))).copies(5), give(&[has(GameTag::GHOSTLY)]).to(IT)]);

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
/// State: Derived
//~ derived MIS_711 2a424392 f93f66f5 1e4e3933.f34d6b7c
pub const MIS_711: Power = deathrattle(&[shuffle(card("BOT_511t")).copies(3).to(OPPONENT)]);

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
//~ todo MIS_902 5b8da6ec 40791e6b c20c38ea.6995e4c6
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
//~ todo MIS_902e 297693f0 857b6006 6db87263.6276b0a0
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
/// State: Derived
//~ derived TOY_409t 40336fff 52b3d03e fdcec753.c2e42985
pub const TOY_409t: Power =
    whenever(YOU.summon(all(&[MINION, ATTACK.at_most(3)]))).then(&[give(&[has(GameTag::CHARGE)]).to(THAT)]);

/// # Chemical Spill
///
/// `TOY_602` · Warrior spell · 6 mana
///
/// > Summon the highest Cost minion from your hand, then deal $5 damage to it.
///
/// - Set: Whizbang's Workshop · epic · collectible
///
/// State: Derived
//~ derived TOY_602 806148b6 6d584253 c9858fcd.edcd68e5
pub const TOY_602: Power = spell(&[summon(the(YOUR_HAND.that(MINION).most(COST))), deal(5).to(IT)]);

/// # Wreck'em and Deck'em
///
/// `TOY_603` · Warrior spell · 3 mana
///
/// > Choose a friendly Mech. Summon a copy of it that attacks a random enemy, then dies.
///
/// - Set: Whizbang's Workshop · epic · collectible
///
/// State: Derived
//~ derived TOY_603 a81dc4ad 50da4b14 41ddfed9.b45e7895
#[rustfmt::skip]
pub const TOY_603: Power = spell(&[with_each(A_FRIENDLY_MINION.that(MECH)), summon(copy_of(IT)), make_attack(IT, ENEMIES.random()), destroy(IT)]);

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
/// State: Derived
//~ derived TOY_604 e0b37823 cc8fcbfb c0a24a1d.db3f5a88
pub const TOY_604: Power = deathrattle(&[trigger(Word::Deathrattle, FRIENDLY_MINIONS.that(MECH).random())]);

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
//~ todo TOY_604t 7849a774 c7ad1cf2 88533ef6.139deb65
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
/// State: Derived
//~ derived TOY_605 cc269b16 d89e610c a878e923.449a1ed7
pub const TOY_605: Power = spell(&[draw_that(2, all(&[MINION, with(GameTag::TAUNT)]))]);

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
/// State: Derived
//~ derived TOY_606 b463567e 2e7f4792 da2b6fe2.0dc5435c
pub const TOY_606: Power = deathrattle(&[deal(8).split_among(ENEMY_MINIONS)]);

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
//~ todo TOY_607 5bcc992a 4b85963c af8dcdf9.9ade823b
pub const TOY_607: Power = TODO;

/// # Lab Patron
///
/// `TOY_651` · Warrior minion · 4 mana · 3/3
///
/// > Whenever you gain Armor, summon another Lab Patron *(once per turn)*.
///
/// - Set: Whizbang's Workshop · rare · collectible
///
/// State: Derived
//~ derived TOY_651 2b43ce90 7c0dad51 3003d392.373601b0
pub const TOY_651: Power = whenever(YOU.gain_armor()).once_a_turn().then(&[summon(card("TOY_651"))]);

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
//~ todo TOY_906 8ad2b9ea a347e469 ac9c5feb.c557fe96
pub const TOY_906: Power = TODO;

/// # Safety Goggles
///
/// `TOY_907` · Warrior spell · 2 mana
///
/// > Gain 6 Armor. Costs (0) if you don't have any Armor.
///
/// - Set: Whizbang's Workshop · common · collectible
///
/// State: Derived
//~ derived TOY_907 39f43972 0a49498c 0a8b8178.ce8649ef
#[rustfmt::skip]
pub const TOY_907: Power = abilities(&[spell(&[armor(6)]), aura(THIS).when(not(&there_is(&YOUR_HERO.that(ARMOR.at_least(1))))).in_hand().have(&[cost(0)])]);

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
/// State: Derived
//~ derived TOY_908 22488618 0df38a63 1c5c3b86.2921b06d
pub const TOY_908: Power = deathrattle(&[summon(card("GVG_110t")).copies(2)]);

/// # Risky Skipper
///
/// `YOD_022_COPY` · Warrior minion · 1 mana · 1/3
///
/// > After you play a minion, deal 1 damage to all minions.
///
/// - Set: Whizbang's Workshop · rare
/// - Minion type: Pirate
///
/// State: Derived
//~ derived YOD_022_COPY 009a3d97 4aa10c20 faa1375d.b0755b42
pub const YOD_022_COPY: Power = after(YOU.play(MINION)).then(&[deal(1).to(MINIONS)]);
