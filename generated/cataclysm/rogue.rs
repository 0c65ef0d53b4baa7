//! Rogue cards of Cataclysm.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file ffd04d22

/// # Sinestra
///
/// `CATA_154` · Rogue minion · 6 mana · 5/5
///
/// > **Colossal +2** Your spells from other classes cast twice.
///
/// - Set: Cataclysm · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Aura, Colossal
/// - Refers to: Herald
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `1544` = 1, `1724` = 1, `4538` = 1
/// - Enchantments: Sinestra's Song [`CATA_154e`]
/// - Tokens: Sinestra's Wing [`CATA_154t`], Sinestra's Wing [`CATA_154t1`]
///
/// State: Todo
//~ todo CATA_154 c18ca09b fe9d5077 7afc8069.ebaae2c8
pub const CATA_154: Power = TODO;

/// # Sinestra's Song
///
/// `CATA_154e` · Rogue enchantment
///
/// > Your spells from other classes cast twice.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ todo CATA_154e ab60fa6c b16c1a39 6c8dd09c.f41d7387
pub const CATA_154e: Power = TODO;

/// # Sinestra's Wing
///
/// `CATA_154t` · Rogue minion · 1 mana · 1/1
///
/// > When summoned, get a random spell from another class. It costs ({0}) less. ***Herald** twice to upgrade.* @When summoned, get a random spell from another class. It costs ({0}) less. ***Herald** once to upgrade.* @When summoned, get a random spell from another class. It costs ({0}) less.
///
/// - Set: Cataclysm
/// - Minion type: Dragon
/// - Mechanics: Colossal Limb
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `1724` = 1
///
/// State: Todo
//~ todo CATA_154t 2e6060ee 1bc1292b cbed03e4.e78d21c4
pub const CATA_154t: Power = TODO;

/// # Sinestra's Wing
///
/// `CATA_154t1` · Rogue minion · 1 mana · 1/1
///
/// > When summoned, get a random spell from another class. It costs ({0}) less. ***Herald** twice to upgrade.* @When summoned, get a random spell from another class. It costs ({0}) less. ***Herald** once to upgrade.* @When summoned, get a random spell from another class. It costs ({0}) less.
///
/// - Set: Cataclysm
/// - Minion type: Dragon
/// - Mechanics: Colossal Limb
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `1724` = 1
///
/// State: Todo
//~ todo CATA_154t1 da0f04e3 0637dd88 f84118b1.e78d21c4
pub const CATA_154t1: Power = TODO;

/// # Maniacal Follower
///
/// `CATA_158` · Rogue minion · 3 mana · 4/1
///
/// > **Stealth Deathrattle: Herald** {0}.
///
/// - Set: Cataclysm · epic · collectible
/// - Mechanics: Stealth, Deathrattle, Herald
/// - Tags: `1724` = 1, `4538` = 1, `4632` = 2
/// - Tokens: Soldier of Sinestra [`CATA_158t`]
///
/// State: Derived
//~ derived CATA_158 2403c5fd b160fac7 34ab00b3.bf8b69b3
pub const CATA_158: Power = deathrattle(&[herald()]);

/// # Soldier of Sinestra
///
/// `CATA_158t` · Rogue minion · 1 mana · 1/1
///
/// > When summoned, get a random spell from another class. It costs ({0}) less. ***Herald** twice to upgrade.* @When summoned, get a random spell from another class. It costs ({0}) less. ***Herald** once to upgrade.* @When summoned, get a random spell from another class. It costs ({0}) less.
///
/// - Set: Cataclysm
/// - Minion type: Dragon
/// - Mechanics: Herald
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `1724` = 1
///
/// State: Todo
//~ todo CATA_158t d1ba1b8a 2487a04a deb20221.e78d21c4
pub const CATA_158t: Power = TODO;

/// # Agent of the Old Ones
///
/// `CATA_200` · Rogue minion · 1 mana · 2/1
///
/// > **Battlecry:** Choose a card in your hand to transform into a Coin.
///
/// - Set: Cataclysm · common · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry, Can Target Cards In Hand
/// - Target: "Choose a card in hand."
///
/// State: Derived
//~ derived CATA_200 5e142b22 b4954124 e795f791.a2c325ce
pub const CATA_200: Power = battlecry(&[transform(A_CARD_IN_YOUR_HAND, card("GAME_005"))]);

/// # Twilight Mistress
///
/// `CATA_201` · Rogue minion · 9 mana · 4/12
///
/// > **Battlecry:** Return all enemy minions to their owner's hand.
///
/// - Set: Cataclysm · epic · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived CATA_201 1173b470 053ca5e0 60c50dc8.76504da5
pub const CATA_201: Power = battlecry(&[return_to_hand(ENEMY_MINIONS)]);

/// # Stolen Power
///
/// `CATA_202` · Rogue spell · Shadow · 3 mana
///
/// > Get a random **Shatter** card from another class. *(It's already combined).*
///
/// - Set: Cataclysm · common · collectible
/// - Refers to: Shatter
///
/// State: Todo
//~ todo CATA_202 f73e1329 a5047080 2aa0673b.2914a7c1
pub const CATA_202: Power = TODO;

/// # Garona's Last Stand
///
/// `CATA_203` · Rogue spell · 2 mana
///
/// > **Tradeable** Destroy a **Legendary** minion.
///
/// - Set: Cataclysm · common · collectible
/// - Mechanics: Tradeable, Deck Action Cost
///
/// State: Derived
//~ derived CATA_203 81ef2324 c348e041 b0d2d91c.edf4ca6d
pub const CATA_203: Power = spell(&[destroy(A_MINION.that(rarity(Rarity::Legendary)))]);

/// # Daze
///
/// `CATA_215` · Rogue spell · Shadow · 3 mana
///
/// > Return an enemy minion to its owner's hand. They can't play it next turn.
///
/// - Set: Cataclysm · rare · collectible
/// - Enchantments: Dazed [`CATA_215e`]
///
/// State: Todo
//~ todo CATA_215 554ece8c 915615a7 5e8a6bbd.2ea51f49
pub const CATA_215: Power = TODO;

/// # Dazed
///
/// `CATA_215e` · Neutral enchantment
///
/// > Can't be played this turn.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ todo CATA_215e c2327fac e33f3db3 f56105ec.e28618db
pub const CATA_215e: Power = TODO;

/// # Iso'rath
///
/// `CATA_481` · Rogue minion · 5 mana · 5/3
///
/// > **Battlecry:** Devour 2 random cards from the opponent's hand, then go **Dormant** for 2 turns. **Deathrattle:** Return them.
///
/// - Set: Cataclysm · legendary · collectible
/// - Mechanics: Deathrattle, Battlecry
/// - Refers to: Dormant
/// - Enchantments: Watch and Wait [`CATA_481e`]
///
/// State: Todo
//~ todo CATA_481 80824f0d 0d0009c2 5c640310.5a2d9839
pub const CATA_481: Power = TODO;

/// # Watch and Wait
///
/// `CATA_481e` · Neutral enchantment
///
/// > **Dormant**. Awaken in @ \|4(turn, turns).
///
/// - Set: Cataclysm
/// - Mechanics: Dormant Awaken Condition Enchant
/// - Tags: `SCORE_VALUE_1` = 2
///
/// State: Todo
//~ todo CATA_481e 8cb1e72d a94bc03b 5c3a37b7.d03dd6ee
pub const CATA_481e: Power = TODO;

/// # Rite of Twilight
///
/// `CATA_785` · Rogue spell · Shadow · 2 mana
///
/// > **Herald** {0}. **Combo:** Deal $3 damage.
///
/// - Set: Cataclysm · rare · collectible
/// - Mechanics: Combo, Herald
/// - Tags: `1724` = 1, `4538` = 1, `4632` = 2
///
/// State: Derived
//~ derived CATA_785 ea7eceb3 6205b2bb 4930a61c.15ca29cc
pub const CATA_785: Power = abilities(&[spell(&[herald()]), combo(&[deal(3).to(TARGET)])]);

/// # Chaos Supplicant
///
/// `CATA_786` · Rogue minion · 4 mana · 3/5
///
/// > After you cast a spell, cast a random spell of the same Cost from another class.
///
/// - Set: Cataclysm · rare · collectible
///
/// State: Todo
//~ todo CATA_786 5e262b2a f90a79a7 3bd93bba.5132a2a7
pub const CATA_786: Power = TODO;
