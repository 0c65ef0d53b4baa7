//! Demon Hunter cards of Cataclysm.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file fb3d1a37

/// # Azshara, Ocean Lord
///
/// `CATA_151` · Demon Hunter minion · 8 mana · 8/8
///
/// > **Colossal +2** Your hero has **Windfury**.
///
/// - Set: Cataclysm · legendary · collectible
/// - Minion type: Naga
/// - Mechanics: Aura, Colossal
/// - Refers to: Windfury, Herald
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `TAG_SCRIPT_DATA_NUM_2` = 1, `1544` = 1, `1724` = 1, `4538` = 1
/// - Enchantments: Azshara Windfury [`CATA_151e`]
/// - Tokens: Azshara's Tentacle [`CATA_151t`], Azshara's Tentacle [`CATA_151t1`]
///
/// State: Derived
//~ derived CATA_151 3b6344a4 09b63957 5f367063.895a8047
pub const CATA_151: Power = abilities(&[colossal(&["CATA_151t", "CATA_151t1"]), aura(YOUR_HERO).gives("CATA_151e")]);

/// # Azshara Windfury
///
/// `CATA_151e` · Demon Hunter enchantment
///
/// > **Windfury**
///
/// - Set: Cataclysm
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Derived
//~ derived CATA_151e 99b1fd2b 87370ba4 3182ce19.9569ce14
pub const CATA_151e: Power = enchant(&[has(GameTag::WINDFURY)]);

/// # Azshara's Tentacle
///
/// `CATA_151t` · Demon Hunter minion · 1 mana · 2/1
///
/// > When summoned, give your hero +{0} Attack this turn. ***Herald** twice to upgrade.*@When summoned, give your hero +{0} Attack this turn. ***Herald** once to upgrade.*@When summoned, give your hero +{0} Attack this turn.
///
/// - Set: Cataclysm
/// - Minion type: Naga
/// - Mechanics: Colossal Limb
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `1724` = 1
/// - Enchantments: Hero Blood of the Fel [`CATA_151te`]
///
/// State: Todo
//~ todo CATA_151t 834923bd 6c54e68b b90d0e38.d8a37778
pub const CATA_151t: Power = TODO;

/// # Azshara's Tentacle
///
/// `CATA_151t1` · Demon Hunter minion · 1 mana · 2/1
///
/// > When summoned, give your hero +{0} Attack this turn. ***Herald** twice to upgrade.*@When summoned, give your hero +{0} Attack this turn. ***Herald** once to upgrade.*@When summoned, give your hero +{0} Attack this turn.
///
/// - Set: Cataclysm
/// - Minion type: Naga
/// - Mechanics: Colossal Limb
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `1724` = 1
///
/// State: Todo
//~ todo CATA_151t1 ce642fc0 b1158309 472838c5.d8a37778
pub const CATA_151t1: Power = TODO;

/// # Hero Blood of the Fel
///
/// `CATA_151te` · Demon Hunter enchantment
///
/// > +@ Attack on your turn.
///
/// - Set: Cataclysm
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo CATA_151te 0b72134b d5a9de94 a908ef24.9a4fffe1
pub const CATA_151te: Power = TODO;

/// # Armored Bloodletter
///
/// `CATA_525` · Demon Hunter minion · 3 mana · 3/1
///
/// > **Rush Battlecry: Herald** {0}.
///
/// - Set: Cataclysm · common · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry, Rush, Herald
/// - Tags: `1724` = 1, `4538` = 1, `4632` = 2
/// - Tokens: Soldier of Azshara [`CATA_525t`]
///
/// State: Derived
//~ derived CATA_525 092fab61 e5a3c18e 4a8ed96e.5a0aab32
pub const CATA_525: Power = battlecry(&[herald()]);

/// # Soldier of Azshara
///
/// `CATA_525t` · Demon Hunter minion · 1 mana · 2/1
///
/// > When summoned, give your hero +{0} Attack this turn. ***Herald** twice to upgrade.*@When summoned, give your hero +{0} Attack this turn. ***Herald** once to upgrade.*@When summoned, give your hero +{0} Attack this turn.
///
/// - Set: Cataclysm
/// - Minion type: Naga
/// - Mechanics: Herald
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `1724` = 1
///
/// State: Todo
//~ todo CATA_525t 5a30b18e b4eb1657 ba92fad2.d8a37778
pub const CATA_525t: Power = TODO;

/// # Broxigar's Last Stand
///
/// `CATA_526` · Demon Hunter spell · 2 mana
///
/// > Deal $1 damage to all minions. Draw a card for each that died.
///
/// - Set: Cataclysm · rare · collectible
///
/// State: Derived
//~ derived CATA_526 51fa2b00 d3bc29a4 3b647543.d0684a7c
pub const CATA_526: Power = spell(&[deal(1).to(MINIONS), draw(1).for_each(IT.that(DEAD))]);

/// # Nespirah, Enthralled
///
/// `CATA_527` · Demon Hunter location · 3 mana · 0 uses
///
/// > Deal 1 damage. After you cast a Fel spell, reopen. **Deathrattle:** Summon Nespirah, Unshackled.
///
/// - Set: Cataclysm · legendary · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Nespirah, Unshackled [`CATA_527t2`]
///
/// State: Derived
//~ derived CATA_527 3927624e 0394734f 02c00487.5848a931
#[rustfmt::skip]
pub const CATA_527: Power = abilities(&[hero_power(&[deal(1).to(TARGET)]), after(YOU.cast(school(SpellSchool::Fel))).then(&[ready(THIS)]), deathrattle(&[summon(card("CATA_527t2"))])]);

/// # Nespirah, Unshackled
///
/// `CATA_527t2` · Demon Hunter minion · 6 mana · 6/6
///
/// > After you cast a Fel spell, get a random non-**Colossal** Naga. It costs (1).
///
/// - Set: Cataclysm
/// - Minion type: Beast
///
/// State: Todo
//~ todo CATA_527t2 04b99b4d 8e0b864c 0d27934f.05472423
pub const CATA_527t2: Power = TODO;

/// # Sigil of the Seas
///
/// `CATA_528` · Demon Hunter spell · Fel · 1 mana
///
/// > At the start of your next turn, summon a 3/3 Naga with **Taunt**.~GAMEPLAY ASPROXY CATA 528
///
/// - Set: Cataclysm · common · collectible
/// - Mechanics: Sigil
/// - Refers to: Taunt
/// - Tags: `4546` = 1
/// - Tokens: Naga Monstrosity [`CATA_528t`]
///
/// State: Derived
//~ derived CATA_528 f73c0d3f fe26cfb7 a8d114a6.b00347b0
pub const CATA_528: Power = spell(&[later(&whenever(YOU.turn_start()).does(&[summon(card("CATA_528t"))]))]);

/// # Naga Monstrosity
///
/// `CATA_528t` · Demon Hunter minion · 3 mana · 3/3
///
/// > **Taunt**
///
/// - Set: Cataclysm
/// - Minion type: Naga
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla CATA_528t 4e06745e c1f97225 a4253853.4b0c5d24
pub const CATA_528t: Power = VANILLA;

/// # Ravenous Felfisher
///
/// `CATA_529` · Demon Hunter minion · 6 mana · 5/5
///
/// > Costs (1) less for each Fel spell you've cast this game.
///
/// - Set: Cataclysm · rare · collectible
/// - Minion type: Naga
///
/// State: Derived
//~ derived CATA_529 1e5e748a 13d804b9 3c06c783.08be0440
pub const CATA_529: Power = costs(&[cost_less(1).times(count_of(SPELLS_YOU_CAST.that(school(SpellSchool::Fel))))]);

/// # Fel Infusion
///
/// `CATA_530` · Demon Hunter spell · Fel · 2 mana
///
/// > **Herald** {0}. Your hero has **Lifesteal** this turn.
///
/// - Set: Cataclysm · epic · collectible
/// - Mechanics: Herald
/// - Refers to: Lifesteal
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 122849, `TAG_SCRIPT_DATA_NUM_2` = 122850, `1724` = 1, `4538` = 1, `4632` = 2
/// - Enchantments: Lifesteal this turn [`CATA_530e`]
///
/// State: Derived
//~ derived CATA_530 62b48b08 a4ce4e27 e777ad5e.a1feb173
pub const CATA_530: Power = spell(&[herald(), lend(&[has(GameTag::LIFESTEAL)], Lasts::ThisTurn).to(YOUR_HERO)]);

/// # Lifesteal this turn
///
/// `CATA_530e` · Neutral enchantment
///
/// - Set: Cataclysm
///
/// State: Todo
//~ todo CATA_530e 99790faa b0d9be3a 5a23c4b8
pub const CATA_530e: Power = TODO;

/// # Flash Flood
///
/// `CATA_533` · Demon Hunter spell · Fel · 5 mana
///
/// > Deal $5 damage to your opponent's left and right-most minions. **Outcast:** Do it again.
///
/// - Set: Cataclysm · rare · collectible
/// - Mechanics: Outcast
///
/// State: Derived
//~ derived CATA_533 744c44e5 91dde9f3 970ea17d.61981733
#[rustfmt::skip]
pub const CATA_533: Power = spell(&[deal(5).to(together(&[ENEMY_MINIONS.first(1), ENEMY_MINIONS.last(1)])), deal(5).to(together(&[ENEMY_MINIONS.first(1), ENEMY_MINIONS.last(1)])).when(OUTCAST)]);

/// # Malevolent Mutant
///
/// `CATA_697` · Demon Hunter minion · 3 mana · 3/4
///
/// > **Battlecry:** Choose a Fel spell in your hand. Get a copy of it.
///
/// - Set: Cataclysm · epic · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry, Can Target Cards In Hand
/// - Target: "Choose a Fel spell in hand"
///
/// State: Derived
//~ derived CATA_697 c64cbce1 cfb3077b 99c165c3.b0f3c5ac
pub const CATA_697: Power =
    battlecry(&[with_each(A_CARD_IN_YOUR_HAND.that(school(SpellSchool::Fel))), get(copy_of(IT))]);

/// # Dread Leviathan
///
/// `CATA_699` · Demon Hunter minion · 9 mana · 8/8
///
/// > **Taunt**. **Battlecry:** Choose an enemy minion to steal 3 Health from, three times.
///
/// - Set: Cataclysm · common · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Battlecry
/// - Target: "Steal Health from an enemy minion."
/// - Enchantments: Drained [`CATA_699e`], Crackin' [`CATA_699e2`]
///
/// State: Todo
//~ todo CATA_699 ec3aa090 80df5077 ec643c92.14aa52a4
pub const CATA_699: Power = TODO;

/// # Drained
///
/// `CATA_699e` · Warlock enchantment
///
/// > Reduced Health.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ todo CATA_699e 7fb366fc f0c871f6 d4b5502f.4803159e
pub const CATA_699e: Power = TODO;

/// # Crackin'
///
/// `CATA_699e2` · Warlock enchantment
///
/// > Increased Health.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ todo CATA_699e2 88b6a7a0 296efe2c fe857118.89b088dc
pub const CATA_699e2: Power = TODO;

/// # Demonic Summoning
///
/// `CORE_CATA_001e` · Demon Hunter enchantment
///
/// > Your next Demon this turn costs (0).
///
/// - Set: Cataclysm
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived CORE_CATA_001e fbadf0ff 5789ec7b 18c6c71e.c8cabf48
pub const CORE_CATA_001e: Power =
    enchant(&[]).aura(YOUR_HAND.that(DEMON), &[cost(0)]).until(YOU.play(DEMON)).this_turn();
