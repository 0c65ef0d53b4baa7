//! Rogue cards of Escape from Violet Hold.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 375ba368

/// # SI:7 Slayer
///
/// `CAP_000` · Rogue minion · 3 mana · 1/2
///
/// > Stealth**.** Whenever a friendly Stealth**ed** minion attacks, give it +2/+2.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Mechanics: Stealth, Si 7
/// - Enchantments: Slayer [`CAP_000e`]
///
/// State: Derived
//~ derived CAP_000 4faa1b0c 9e700626 df715441.f4939eda
pub const CAP_000: Power =
    whenever(FRIENDLY_MINIONS.that(with(GameTag::STEALTH)).attack(CARD)).then(&[attach("CAP_000e").to(WHO)]);

/// # Slayer
///
/// `CAP_000e` · Rogue enchantment
///
/// > +2/+2.
///
/// - Set: Escape from Violet Hold
///
/// State: Derived
//~ derived CAP_000e 707d5c89 2d252db2 df75d000.6d6ab056
pub const CAP_000e: Power = enchant(&[plus(2, 2)]);

/// # Silent Strike
///
/// `CAP_001` · Rogue spell · Shadow · 2 mana
///
/// > Give a minion +3 Attack. If it's Stealth**ed**, deal its Attack damage to a random enemy minion.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Refers to: Stealth
/// - Enchantments: Silent [`CAP_001e`]
///
/// State: Derived
//~ derived CAP_001 630cea6a b268b08b bd582f1b.e00a6a87
#[rustfmt::skip]
pub const CAP_001: Power = spell(&[attach("CAP_001e").to(A_MINION), deal(1).times(ATTACK.of(IT)).to(ENEMY_MINIONS.random()).when(there_is(&IT.that(with(GameTag::STEALTH))))]);

/// # Silent
///
/// `CAP_001e` · Rogue enchantment
///
/// > +3 Attack.
///
/// - Set: Escape from Violet Hold
///
/// State: Derived
//~ derived CAP_001e 058f3f64 42dc6e14 d545acae.fc2d73f0
pub const CAP_001e: Power = enchant(&[ATTACK.plus(3)]);

/// # Follow the Footsteps
///
/// `CAP_002` · Rogue spell · 1 mana
///
/// > **Discover** a **Stealth** minion. Give it this effect for a turn.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Mechanics: Discover
/// - Refers to: Stealth
/// - Enchantments: Following the Footsteps [`CAP_002e`]
///
/// State: Todo
//~ todo CAP_002 4d6032f7 ce1db79c 42ce9bc4.b25ff4e8
pub const CAP_002: Power = TODO;

/// # Following the Footsteps
///
/// `CAP_002e` · Rogue enchantment
///
/// > After you play the card, **Discover** a **Stealth** minion and give it this effect
///
/// - Set: Escape from Violet Hold
/// - Mechanics: Enchantment Invisible
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1, `1745` = 1
///
/// State: Todo
//~ todo CAP_002e 9ff55550 68ae70d7 a1029cde.8019be65
pub const CAP_002e: Power = TODO;

/// # SI:7 Supplier
///
/// `CAP_003` · Rogue minion · 2 mana · 1/3
///
/// > **Stealth** After this attacks, draw a card.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Mechanics: Stealth, Si 7
/// - Tags: `4975` = 1
///
/// State: Derived
//~ derived CAP_003 c5d6892c e1623445 e9bacaeb.f0ba76ae
pub const CAP_003: Power = after(THIS.attack(CARD)).then(&[draw(1)]);

/// # Disguised Operator
///
/// `CAP_004` · Rogue minion · 1 mana · 4/2
///
/// > Can be played on either side. **Rush**. **Deathrattle:** Your opponent draws 2 cards.
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Mechanics: Deathrattle, Rush, Disguised
/// - Tags: `4706` = 1
/// - Tokens: Detected! [`CAP_004a`], Disguised! [`CAP_004b`]
///
/// State: Todo
//~ todo CAP_004 a874b1c9 67f729ee 29c02e6c.34c385db
pub const CAP_004: Power = TODO;

/// # Detected!
///
/// `CAP_004a` · Rogue spell · 1 mana
///
/// > This was played on the friendly side.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ todo CAP_004a 1bff9dcf 8633a3f4 fa6fb0e8.43b6cb84
pub const CAP_004a: Power = TODO;

/// # Disguised!
///
/// `CAP_004b` · Rogue spell · 1 mana
///
/// > This was played on the enemy side.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ todo CAP_004b 94d3acff 01083aaf d9f51e8e.b47a1546
pub const CAP_004b: Power = TODO;

/// # Mathias Shaw
///
/// `CAP_005` · Rogue minion · 4 mana · 4/4
///
/// > Stealth**.** Whenever a friendly Stealth**ed** minion attacks, reduce the Cost of a random card in your hand by (3).
///
/// - Set: Escape from Violet Hold · legendary · collectible
/// - Mechanics: Stealth
/// - Enchantments: Stealth 100 [`CAP_005e4`]
///
/// State: Derived
//~ derived CAP_005 786cd658 4b493b5e 41e4c7f8.ecee8c6b
#[rustfmt::skip]
pub const CAP_005: Power = whenever(FRIENDLY_MINIONS.that(with(GameTag::STEALTH)).attack(CARD)).then(&[attach("CAP_005e4").to(YOUR_HAND.random())]);

/// # Stealth 100
///
/// `CAP_005e4` · Rogue enchantment
///
/// > Costs (3) less.
///
/// - Set: Escape from Violet Hold
///
/// State: Derived
//~ derived CAP_005e4 93053eba 1b6f3447 08ad5a56.bb1f76c5
pub const CAP_005e4: Power = enchant(&[cost_less(3)]);

/// # Tricks of the Trade
///
/// `CAP_006` · Rogue spell · 1 mana
///
/// > Deal $1 damage. If a Stealth**ed** minion attacked while holding this, deal $3 instead.
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Refers to: Stealth
///
/// State: Todo
//~ todo CAP_006 36ceb503 fe3ae3cd 427687a0.7e91be42
pub const CAP_006: Power = TODO;

/// # Nab
///
/// `JAIL_225` · Rogue spell · 2 mana
///
/// > Deal $3 damage to a minion. If it dies, shuffle a copy of it into your deck that costs (2).
///
/// - Set: Escape from Violet Hold · rare · collectible
///
/// State: Derived
//~ derived JAIL_225 38b08dac d295cc93 1fe2a066.95437c18
pub const JAIL_225: Power =
    spell(&[deal(3).to(A_MINION), if_(there_is(&IT.that(DEAD)), &[shuffle(copy_of(IT)), give(&[cost(2)]).to(IT)])]);

/// # Lotus Troublemaker
///
/// `JAIL_470` · Rogue minion · 3 mana · 2/2
///
/// > **Battlecry:** Deal 1 damage to a random enemy. Shoot @ \|4(time, times)! *(While in hand or deck play cards for 2 Mana to shoot more!)*
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Mechanics: Battlecry
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Todo
//~ todo JAIL_470 61787c7b 26f8745a 7647d92c.930366f5
pub const JAIL_470: Power = TODO;

/// # Jade Guardians
///
/// `JAIL_474` · Rogue spell · 5 mana
///
/// > Get two random 8-Cost minions. They cost (1) less for each card you played for 2 Mana this game.@ *(@)*
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Tags: `1724` = 1
///
/// State: Todo
//~ todo JAIL_474 92d29a0d 352bb938 e7b8032c.9cc3a71b
pub const JAIL_474: Power = TODO;

/// # Slice and Dice
///
/// `JAIL_500` · Rogue spell · 5 mana
///
/// > Replay all other cards played this turn *(targeting enemies if possible).* End your turn.
///
/// - Set: Escape from Violet Hold · legendary · collectible
/// - Mechanics: Dont Pick From Subsets
/// - Enchantments: Slice and Dice Player Enchant [`JAIL_500e`]
///
/// State: Todo
//~ todo JAIL_500 660c8729 d1f76937 f7cf9d4c.d9a228ea
pub const JAIL_500: Power = TODO;

/// # Slice and Dice Player Enchant
///
/// `JAIL_500e` · Neutral enchantment
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ todo JAIL_500e 7dc8f715 88446851 bf3a37e1
pub const JAIL_500e: Power = TODO;

/// # Picklock
///
/// `JAIL_501` · Rogue minion · 1 mana · 1/1
///
/// > All numbers on this card equal your remaining Mana. **Battlecry:** Deal @ damage to an enemy minion.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Mechanics: Battlecry
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `4958` = 1
/// - Target: "Deal @ damage to an enemy minion."
///
/// State: Todo
//~ todo JAIL_501 aee4f177 e7f40808 c75692dd.f1c1f841
pub const JAIL_501: Power = TODO;

/// # Blackpaw's Whip
///
/// `JAIL_503` · Rogue weapon · 3 mana · 3/2 durability
///
/// > Costs (1) less for each Coin you're holding. **Deathrattle:** Draw a card.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived JAIL_503 f5ea4d30 058f3b16 4605a49f.77953bcd
pub const JAIL_503: Power =
    abilities(&[costs(&[cost_less(1).for_each(YOUR_HAND.that(named("GAME_005")))]), deathrattle(&[draw(1)])]);

/// # Aya, Lotus Kingpin
///
/// `JAIL_504` · Rogue minion · 6 mana · 6/3
///
/// > You always go second. **Battlecry:** Pick an upgraded counterfeit to replace your Coins this game. Get 3.
///
/// - Set: Escape from Violet Hold · legendary · collectible
/// - Mechanics: Battlecry
/// - Tags: `2936` = 1, `4818` = 1
/// - Tokens: Jade Coin [`JAIL_504t`], Grimy Coin [`JAIL_504t2`], Kabal Coin [`JAIL_504t3`], Kazakus Potion Generator [`JAIL_504t5`]
///
/// State: Todo
//~ todo JAIL_504 ae9dca31 605e6f2c 70e4b1d9.a31b966e
pub const JAIL_504: Power = TODO;

/// # Jade Coin
///
/// `JAIL_504t` · Rogue spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only. Summon a{1} {0} **Jade Golem**.@Gain 1 Mana Crystal this turn only. Summon a **Jade Golem**.
///
/// - Set: Escape from Violet Hold
/// - Mechanics: Coin Card
/// - Refers to: Jade Golem
/// - Tokens: Jade Golem [`CFM_712_t01`](crate::gadgetzan::neutral::CFM_712_t01), Jade Golem [`JAIL_504tt01`], Jade Golem [`JAIL_504tt04`], Jade Golem [`JAIL_504tt07`], Jade Golem [`JAIL_504tt20`]
///
/// State: Todo
//~ todo JAIL_504t 129e213a 907238fd d296876e.9cf4d50f
pub const JAIL_504t: Power = TODO;

/// # Grimy Coin
///
/// `JAIL_504t2` · Rogue spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only. Deal $2 damage to a random enemy minion.
///
/// - Set: Escape from Violet Hold
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived JAIL_504t2 dae04e03 2ba449ce 1d2efb93.347862d6
pub const JAIL_504t2: Power = spell(&[gain_mana(1), deal(2).to(ENEMY_MINIONS.random())]);

/// # Kabal Coin
///
/// `JAIL_504t3` · Rogue spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only. Get a random 1-Cost Kazakus Potion.
///
/// - Set: Escape from Violet Hold
/// - Mechanics: Coin Card
/// - Tokens: Kazakus Potion [`JAIL_504t3p`]
///
/// State: Todo
//~ todo JAIL_504t3 ad355209 94baa3db 0e84058a.bc21c801
pub const JAIL_504t3: Power = TODO;

/// # Kazakus Potion
///
/// `JAIL_504t3p` · Neutral spell · 1 mana
///
/// > {0} {1}
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ todo JAIL_504t3p b683307b d9310c66 b04d2f71.09cdb72f
pub const JAIL_504t3p: Power = TODO;

/// # Kazakus Potion Generator
///
/// `JAIL_504t5` · Neutral spell · 1 mana
///
/// > Get a random 1-Cost Potion.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ todo JAIL_504t5 f5d951fa 0b95e3e7 929c8ba8.060485e1
pub const JAIL_504t5: Power = TODO;

/// # Jade Golem
///
/// `JAIL_504tt01` · Neutral minion · 1 mana · 1/1
///
/// - Set: Escape from Violet Hold
/// - Refers to: Jade Golem
///
/// State: Vanilla
//~ vanilla JAIL_504tt01 68b25933 6ab74fde 4b52e2d6
pub const JAIL_504tt01: Power = VANILLA;

/// # Jade Golem
///
/// `JAIL_504tt04` · Neutral minion · 4 mana · 4/4
///
/// - Set: Escape from Violet Hold
/// - Refers to: Jade Golem
///
/// State: Vanilla
//~ vanilla JAIL_504tt04 ac360345 26e349f8 de717b56
pub const JAIL_504tt04: Power = VANILLA;

/// # Jade Golem
///
/// `JAIL_504tt07` · Neutral minion · 7 mana · 7/7
///
/// - Set: Escape from Violet Hold
/// - Refers to: Jade Golem
///
/// State: Vanilla
//~ vanilla JAIL_504tt07 c81cdb91 3f38cd08 882204f7
pub const JAIL_504tt07: Power = VANILLA;

/// # Jade Golem
///
/// `JAIL_504tt20` · Neutral minion · 10 mana · 20/20
///
/// - Set: Escape from Violet Hold
/// - Refers to: Jade Golem
///
/// State: Vanilla
//~ vanilla JAIL_504tt20 2a64f852 76a3adba 823f90c5
pub const JAIL_504tt20: Power = VANILLA;

/// # Jade Improvements
///
/// `JAIL_700e` · Rogue enchantment
///
/// > Increased stats.
///
/// - Set: Escape from Violet Hold
/// - Refers to: Jade Golem
/// - Tokens: Jade Golem [`CFM_712_t01`](crate::gadgetzan::neutral::CFM_712_t01)
///
/// State: Todo
//~ todo JAIL_700e 4fe98acd e2fb2b3d 160130b5.a536d554
pub const JAIL_700e: Power = TODO;

/// # Thief's Tools
///
/// `JAIL_706` · Rogue spell · 3 mana
///
/// > Get two random 4-Cost spells. Reduce their Costs by (2).
///
/// - Set: Escape from Violet Hold · common · collectible
///
/// State: Derived
//~ derived JAIL_706 45621924 5e030d95 dc07c727.5473c641
pub const JAIL_706: Power = spell(&[get(random(all(&[SPELL, COST.is(4)]))).copies(2), give(&[cost_less(2)]).to(IT)]);

/// # Lotus Bookie
///
/// `JAIL_720` · Rogue minion · 2 mana · 2/2
///
/// > **Deathrattle:** Get a Coin.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Mechanics: Deathrattle
/// - Tags: `4931` = 1
///
/// State: Derived
//~ derived JAIL_720 d5737569 08b84506 1394c63a.49fa79bf
pub const JAIL_720: Power = deathrattle(&[get(card("GAME_005"))]);

/// # Defias Wannabe
///
/// `JAIL_909` · Rogue minion · 4 mana · 2/2
///
/// > **Prepare** Combo**:** Gain +1/+1 for each other card played this turn.@ *(@)*
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Mechanics: Combo, Deck Action Cost, Prepare
/// - Enchantments: Gimme a Chance! [`JAIL_909e`]
///
/// State: Done
//~ done JAIL_909 7ec76a14 - e9907052.d347dba1
pub const JAIL_909: Power = combo(&[give(&[plus(1, 1).times(X)]).times(count_of(CARDS_YOU_PLAYED_THIS_TURN.other()))]);

/// # Gimme a Chance!
///
/// `JAIL_909e` · Rogue enchantment
///
/// > Increased stats.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ todo JAIL_909e 320b9339 b1bab6ae 9d44f891.a536d554
pub const JAIL_909e: Power = TODO;
