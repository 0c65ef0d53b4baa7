//! Warlock cards of Cataclysm.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 790df381

/// # Ocular Occultist
///
/// `CATA_490` · Warlock minion · 3 mana · 3/6
///
/// > **Taunt Battlecry:** Choose a card in your hand to discard.
///
/// - Set: Cataclysm · common · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt, Battlecry, Can Target Cards In Hand
/// - Target: "Choose a card to discard."
///
/// State: Derived
//~ derived CATA_490 d712ebe1 5e184879 50f84da9.dd18a04c
pub const CATA_490: Power = battlecry(&[discard(A_CARD_IN_YOUR_HAND)]);

/// # Eldritch Tentacles
///
/// `CATA_491` · Warlock spell · Shadow · 6 mana
///
/// > Deal $3 damage to all minions. Repeat this with 1 less damage.
///
/// - Set: Cataclysm · rare · collectible
/// - Mechanics: Immune To Spellpower
///
/// State: Todo
//~ todo CATA_491 474c8da9 0c902e6a 7bd55350.6f0c6bf6
pub const CATA_491: Power = TODO;

/// # Shrine of Twilight
///
/// `CATA_492` · Warlock location · 4 mana · 0 uses
///
/// > **Herald** {0}. Draw a card.
///
/// - Set: Cataclysm · rare · collectible
/// - Mechanics: Herald
/// - Tags: `1724` = 1, `4538` = 1, `4632` = 2
///
/// State: Derived
//~ derived CATA_492 dc33148f 0ad9fb20 850d6420.efdf4d14
pub const CATA_492: Power = hero_power(&[herald(), draw(1)]);

/// # Duke of Below
///
/// `CATA_493` · Warlock minion · 4 mana · 2/2
///
/// > **Rush** Has +2/+2 for each card you've discarded this game.
///
/// - Set: Cataclysm · epic · collectible
/// - Mechanics: Rush
/// - Enchantments: Binding Nightmare [`CATA_493e`]
///
/// State: Derived
//~ derived CATA_493 abab897c 98dee31c 841b9f01.f05217a0
pub const CATA_493: Power =
    aura(THIS).have(&[plus(2, 2).times(count_of(past(Side::Friendly, Deed::Discarded, Window::ThisGame)))]);

/// # Binding Nightmare
///
/// `CATA_493e` · Neutral enchantment
///
/// > Increased Stats.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ todo CATA_493e 97419e53 88eb07b5 395b454c.8950806f
pub const CATA_493e: Power = TODO;

/// # Maloriak
///
/// `CATA_494` · Warlock minion · 7 mana · 7/7
///
/// > After you discard a minion, summon a copy of it.
///
/// - Set: Cataclysm · legendary · collectible
/// - Minion type: Dragon
///
/// State: Derived
//~ derived CATA_494 d1b764b3 d886dad7 8825eef1.a2114278
pub const CATA_494: Power = after(YOU.discard(MINION)).then(&[summon(copy_of(THAT))]);

/// # Cursed Chains
///
/// `CATA_496` · Warlock spell · Shadow · 2 mana
///
/// > Take control of an enemy minion until the end of their turn. It can't attack this turn.
///
/// - Set: Cataclysm · epic · collectible
/// - Enchantments: Cursed Chains [`CATA_496e`]
///
/// State: Todo
//~ todo CATA_496 6d4dc71f 85af536f 79fd30d0.2214560d
pub const CATA_496: Power = TODO;

/// # Cursed Chains
///
/// `CATA_496e` · Warlock enchantment
///
/// > Switched control, but can't attack.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ todo CATA_496e 30740264 231fc5c6 377fec8d.16a6d7ab
pub const CATA_496e: Power = TODO;

/// # Rafaams' Last Stand
///
/// `CATA_498` · Warlock spell · 3 mana
///
/// > Deal $@ damage to two random enemy minions. *(Upgrades each turn!)*
///
/// - Set: Cataclysm · rare · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2
///
/// State: Derived
//~ derived CATA_498 86f064d4 a7421e0d 4ee51691.8f4d82f3
#[rustfmt::skip]
pub const CATA_498: Power = abilities(&[spell(&[deal(1).times(ITS_NUMBER).to(ENEMY_MINIONS.random_of(2))]), whenever(YOU.turn_start()).in_hand().then(&[improve(1)])]);

/// # Disposable Acolytes
///
/// `CATA_499` · Warlock spell · Shadow · 2 mana
///
/// > When you play or discard this, summon two random 1-Cost minions.
///
/// - Set: Cataclysm · common · collectible
/// - Mechanics: Invisible Deathrattle
///
/// State: Derived
//~ derived CATA_499 00f9834e a0ff66c0 8c4ba112.848e3a45
#[rustfmt::skip]
pub const CATA_499: Power = abilities(&[spell(&[summon(random(all(&[MINION, COST.is(1)]))).copies(2)]), on(Word::WhenDiscarded, &[summon(random(all(&[MINION, COST.is(1)]))).copies(2)])]);

/// # Shadowsworn Disciple
///
/// `CATA_725` · Warlock minion · 2 mana · 2/1
///
/// > Battlecry: **Herald** {0}. **Deathrattle:** Restore #3 Health to your hero.
///
/// - Set: Cataclysm · common · collectible
/// - Mechanics: Deathrattle, Battlecry, Herald
/// - Tags: `1724` = 1, `4538` = 1, `4632` = 2
/// - Tokens: Soldier of Cho'gall [`CATA_725t`]
///
/// State: Derived
//~ derived CATA_725 ad43f385 66291a1c d081dcd9.14a6d14d
pub const CATA_725: Power = abilities(&[battlecry(&[herald()]), deathrattle(&[heal(3).to(YOUR_HERO)])]);

/// # Soldier of Cho'gall
///
/// `CATA_725t` · Warlock minion · 1 mana · 1/1
///
/// > At the end of your turn, destroy the minion to the right to gain +{0}/+{0}. ***Herald** twice to upgrade.*@At the end of your turn, destroy the minion to the right to gain +{0}/+{0}. ***Herald** once to upgrade.*@At the end of your turn, destroy the minion to the right to gain +{0}/+{0}.
///
/// - Set: Cataclysm
/// - Mechanics: Herald
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `1724` = 1
///
/// State: Todo
//~ todo CATA_725t b96d2436 5962eafe bf6cb7c6.7883c33c
pub const CATA_725t: Power = TODO;

/// # Cho'gall, Mastermind
///
/// `CATA_726` · Warlock minion · 9 mana · 6/6
///
/// > **Colossal +2** Your Arms and Soldiers destroy minions in the enemy's deck instead.
///
/// - Set: Cataclysm · legendary · collectible
/// - Mechanics: Aura, Colossal
/// - Refers to: Herald
/// - Tags: `1544` = 1, `1724` = 1, `4538` = 1
/// - Enchantments: Embiggened [`CATA_726e2`]
/// - Tokens: Cho's Arm [`CATA_726t`], Gall's Arm [`CATA_726t1`]
///
/// State: Todo
//~ todo CATA_726 ca4fd55d a33d0841 fcc52b18.c339547e
pub const CATA_726: Power = TODO;

/// # Embiggened
///
/// `CATA_726e2` · Warlock enchantment
///
/// > Increased stats.
///
/// - Set: Cataclysm
/// - Refers to: Rush
///
/// State: Todo
//~ todo CATA_726e2 c5012e77 932cefab 65e2f51d.a536d554
pub const CATA_726e2: Power = TODO;

/// # Cho's Arm
///
/// `CATA_726t` · Warlock minion · 1 mana · 1/1
///
/// > At the end of your turn, destroy the minion to the right to gain +{0}/+{0}. ***Herald** twice to upgrade.*@At the end of your turn, destroy the minion to the right to gain +{0}/+{0}. ***Herald** once to upgrade.*@At the end of your turn, destroy the minion to the right to gain +{0}/+{0}.
///
/// - Set: Cataclysm
/// - Mechanics: Colossal Limb
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `1724` = 1
/// - Enchantments: Souldrain [`CATA_726te`]
///
/// State: Todo
//~ todo CATA_726t 07ddd178 2326b10c e426636a.7883c33c
pub const CATA_726t: Power = TODO;

/// # Gall's Arm
///
/// `CATA_726t1` · Warlock minion · 1 mana · 1/1
///
/// > At the end of your turn, destroy the minion to the right to gain +{0}/+{0}. ***Herald** twice to upgrade.*@At the end of your turn, destroy the minion to the right to gain +{0}/+{0}. ***Herald** once to upgrade.*@At the end of your turn, destroy the minion to the right to gain +{0}/+{0}.
///
/// - Set: Cataclysm
/// - Mechanics: Colossal Limb
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `1724` = 1
///
/// State: Todo
//~ todo CATA_726t1 4859b8df cbd73f6c 1eab2d98.7883c33c
pub const CATA_726t1: Power = TODO;

/// # Souldrain
///
/// `CATA_726te` · Neutral enchantment
///
/// > Increased Stats
///
/// - Set: Cataclysm
///
/// State: Todo
//~ todo CATA_726te c2e73e2e fb1be1bd 253ca062.7b07b71a
pub const CATA_726te: Power = TODO;
