//! Demon Hunter cards of Perils in Paradise.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 01021d61

/// # Aranna, Thrill Seeker
///
/// `VAC_501` · Demon Hunter minion · 5 mana · 5/6
///
/// > **Priest Tourist** Damage your hero takes on your turn is redirected to a random enemy.
///
/// - Set: Perils in Paradise · legendary · collectible
/// - Mechanics: Priest Tourist
/// - Tags: `1724` = 1, `2936` = 1, `TOURIST` = 6, `4357` = 1
///
/// State: Todo
//~ todo VAC_501 9817d3eb 996ca6a3 d79a55e2.0afcf7d1
pub const VAC_501: Power = TODO;

/// # Sigil of Skydiving
///
/// `VAC_925` · Demon Hunter spell · Fel · 2 mana
///
/// > At the start of your next turn, summon two 1/1 Pirates with **Charge**.
///
/// - Set: Perils in Paradise · common · collectible
/// - Mechanics: Sigil
/// - Refers to: Charge
///
/// State: Todo
//~ todo VAC_925 bad8a887 88a7cbaf df682a09.22e6d09a
pub const VAC_925: Power = TODO;

/// # Cliff Dive
///
/// `VAC_926` · Demon Hunter spell · 6 mana
///
/// > Summon 2 minions from your deck and give them **Rush**. They go back at the end of your turn.
///
/// - Set: Perils in Paradise · epic · collectible
/// - Refers to: Rush
/// - Enchantments: Bungee Jumping [`VAC_926e`]
/// - Tokens: Falling Illidari [`VAC_926t`]
///
/// State: Todo
//~ todo VAC_926 80eff764 c1d84f83 fc419d38.78386fe3
pub const VAC_926: Power = TODO;

/// # Bungee Jumping
///
/// `VAC_926e` · Neutral enchantment
///
/// > Returns to deck at end of turn.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ todo VAC_926e 689a68cc 21ebc6b9 4dc2947b.ced358ad
pub const VAC_926e: Power = TODO;

/// # Falling Illidari
///
/// `VAC_926t` · Demon Hunter minion · 1 mana · 1/1
///
/// > **Charge**
///
/// - Set: Perils in Paradise
/// - Minion type: Pirate
/// - Mechanics: Charge
///
/// State: Vanilla
//~ vanilla VAC_926t ab5f8cae 5bef1e86 577d150f.276b5ef0
pub const VAC_926t: Power = VANILLA;

/// # Adrenaline Fiend
///
/// `VAC_927` · Demon Hunter minion · 2 mana · 2/2
///
/// > After a friendly Pirate attacks, give your hero +1 Attack this turn.
///
/// - Set: Perils in Paradise · common · collectible
/// - Minion type: Demon, Pirate
/// - Tags: `2522` = 1
/// - Enchantments: Adrenaline [`VAC_927e`]
///
/// State: Derived
//~ derived VAC_927 1ba5242e 31ddb299 8823e4cc.b7571aeb
pub const VAC_927: Power =
    after(FRIENDLY_MINIONS.that(PIRATE).attack(CARD)).then(&[lend(&[ATTACK.plus(1)], Lasts::ThisTurn).to(YOUR_HERO)]);

/// # Adrenaline
///
/// `VAC_927e` · Demon Hunter enchantment
///
/// > Increased Attack this turn.
///
/// - Set: Perils in Paradise
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo VAC_927e a9038572 baeac2a9 843d4e47.d334ac6d
pub const VAC_927e: Power = TODO;

/// # Paraglide
///
/// `VAC_928` · Demon Hunter spell · 3 mana
///
/// > Both players draw 3 cards. **Outcast:** Only you do.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Mechanics: Outcast
///
/// State: Todo
//~ todo VAC_928 e5346083 0b0babd8 cbd46386.4e48a63b
pub const VAC_928: Power = TODO;

/// # Dangerous Cliffside
///
/// `VAC_929` · Demon Hunter location · 4 mana · 0 uses
///
/// > Summon two 1/1 Pirates with **Charge**. After your hero attacks, reopen this.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Refers to: Charge
///
/// State: Todo
//~ todo VAC_929 44580824 89b796c7 66cd43aa.bf9ded9f
pub const VAC_929: Power = TODO;

/// # All Terrain Voidhound
///
/// `VAC_930` · Demon Hunter minion · 7 mana · 5/8
///
/// > Whenever this attacks, give your hero +5 Attack this turn.
///
/// - Set: Perils in Paradise · common · collectible
/// - Minion type: Demon
/// - Enchantments: Off Road [`VAC_930e`]
///
/// State: Derived
//~ derived VAC_930 8961197c c96ef2b6 a4ef6acb.1b055a4f
pub const VAC_930: Power = whenever(THIS.attack(CARD)).then(&[lend(&[ATTACK.plus(5)], Lasts::ThisTurn).to(YOUR_HERO)]);

/// # Off Road
///
/// `VAC_930e` · Demon Hunter enchantment
///
/// > Increased Attack this turn.
///
/// - Set: Perils in Paradise
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo VAC_930e ef76a2af 45f46382 a02d63cf.d334ac6d
pub const VAC_930e: Power = TODO;

/// # Skirting Death
///
/// `VAC_931` · Demon Hunter spell · Shadow · 3 mana
///
/// > Choose a minion. This turn, your hero steals 4 Attack from it.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Enchantments: Skirting Death [`VAC_931e`], Skirted [`VAC_931e1`]
///
/// State: Todo
//~ todo VAC_931 db7193d5 46527d0e 68a7257f.1df8a511
pub const VAC_931: Power = TODO;

/// # Skirting Death
///
/// `VAC_931e` · Demon Hunter enchantment
///
/// > -4 Attack this turn.
///
/// - Set: Perils in Paradise
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived VAC_931e 2f91ebfd 47b3d6bb d942c109.f87a55fd
pub const VAC_931e: Power = enchant(&[ATTACK.plus(-4)]).this_turn();

/// # Skirted
///
/// `VAC_931e1` · Demon Hunter enchantment
///
/// > +@ Attack this turn
///
/// - Set: Perils in Paradise
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo VAC_931e1 d910da2e fde99c17 2c8888c6.7e41657b
pub const VAC_931e1: Power = TODO;

/// # Climbing Hook
///
/// `VAC_932` · Demon Hunter weapon · 6 mana · 5/2 durability
///
/// > Doesn't lose Durability while you control a minion with 5 or more Attack.
///
/// - Set: Perils in Paradise · epic · collectible
/// - Enchantments: Hooked [`VAC_932e`]
///
/// State: Todo
//~ todo VAC_932 fda154ae 26da4fe1 dd76dcc9.2e3b944a
pub const VAC_932: Power = TODO;

/// # Hooked
///
/// `VAC_932e` · Demon Hunter enchantment
///
/// > Doesn't lose Durability while you control a minion with 5 or more Attack.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ todo VAC_932e 5db73d7b 9f716d79 8c8028ec.2e3b944a
pub const VAC_932e: Power = TODO;

/// # Patches the Pilot
///
/// `VAC_933` · Demon Hunter minion · 1 mana · 1/1
///
/// > **Battlecry:** Shuffle six Parachutes into your deck that summon a 1/1 Pirate with **Charge** when drawn.
///
/// - Set: Perils in Paradise · legendary · collectible
/// - Minion type: Demon, Pirate
/// - Mechanics: Battlecry
/// - Refers to: Charge
/// - Tags: `2522` = 1
/// - Tokens: Parachute [`VAC_933t`]
///
/// State: Derived
//~ derived VAC_933 ad44c71c 93aa8763 2a172f4d.2e8dd598
pub const VAC_933: Power = battlecry(&[shuffle(card("VAC_933t")).copies(6)]);

/// # Parachute
///
/// `VAC_933t` · Demon Hunter spell · 1 mana
///
/// > **Casts When Drawn** Summon a 1/1 Pirate with **Charge**.
///
/// - Set: Perils in Paradise
/// - Mechanics: Casts When Drawn
/// - Refers to: Charge
///
/// State: Todo
//~ todo VAC_933t fa590964 dd54c546 bb2ca5b2.5e6f7956
pub const VAC_933t: Power = TODO;

/// # Demonic Deal
///
/// `WORK_014` · Demon Hunter spell · Fel · 2 mana
///
/// > **Lifesteal**. Deal $4 damage to a minion. Put a random Demon that costs (5) or more on top of your deck.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Mechanics: Lifesteal
///
/// State: Derived
//~ derived WORK_014 4bb19efe 99ad41c1 2bf6b1d6.afa0da98
pub const WORK_014: Power = spell(&[deal(4).to(A_MINION), put_on_top(random(all(&[DEMON, COST.at_least(5)])))]);

/// # Spirit Peddler
///
/// `WORK_015` · Demon Hunter minion · 6 mana · 6/6
///
/// > **Rush Deathrattle:** Reduce the Cost of a random minion in your hand by (6).
///
/// - Set: Perils in Paradise · common · collectible
/// - Minion type: Demon
/// - Mechanics: Deathrattle, Rush
/// - Enchantments: Peddled [`WORK_015e`]
///
/// State: Derived
//~ derived WORK_015 c59b110b 3c823f5c bbd5e5ff.8dcf2566
pub const WORK_015: Power = deathrattle(&[attach("WORK_015e").to(YOUR_HAND.that(MINION).random())]);

/// # Peddled
///
/// `WORK_015e` · Neutral enchantment
///
/// > Costs (6) less.
///
/// - Set: Perils in Paradise
///
/// State: Derived
//~ derived WORK_015e 6bd1de77 fca10468 e4fea54e.77ea2e2e
pub const WORK_015e: Power = enchant(&[cost_less(6)]);

/// # Infernal Stapler
///
/// `WORK_016` · Demon Hunter weapon · 3 mana · 3/3 durability
///
/// > After your hero attacks, deal 3 damage to your hero.
///
/// - Set: Perils in Paradise · common · collectible
///
/// State: Derived
//~ derived WORK_016 6fdebc9c 90f2880a e46b1519.fa0f2943
pub const WORK_016: Power = after(YOUR_HERO.attack(CARD)).then(&[deal(3).to(YOUR_HERO)]);
