//! Paladin cards of TITANS.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 1d5809dd

/// # Noble Minibot
///
/// `TTN_852` · Paladin minion · 2 mana · 2/3
///
/// > **Magnetic** After this attacks, give a random minion in your hand +1/+1.
///
/// - Set: TITANS · common · collectible
/// - Minion type: Mech
/// - Mechanics: Magnetic
/// - Enchantments: Noble Minibot [`TTN_852e`], Mechanical Nobility [`TTN_852e2`]
///
/// State: Derived
//~ derived TTN_852 19d16fd7 1bb8596e 438331e5.d831cdd5
pub const TTN_852: Power = after(THIS.attack(CARD)).then(&[attach("TTN_852e2").to(YOUR_HAND.that(MINION).random())]);

/// # Noble Minibot
///
/// `TTN_852e` · Paladin enchantment
///
/// > After this attacks, give a random minion in your hand +1/+1.
///
/// - Set: TITANS
/// - Mechanics: Magnetic
/// - Tags: `853` = 98054
///
/// State: Derived
//~ derived TTN_852e 8f07d360 4e424ebd 753c3621.f361a104
pub const TTN_852e: Power = after(THIS.attack(CARD)).then(&[give(&[plus(1, 1)]).to(YOUR_HAND.that(MINION).random())]);

/// # Mechanical Nobility
///
/// `TTN_852e2` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_852e2 353797e4 74abc883 074cb552.67341004
pub const TTN_852e2: Power = enchant(&[plus(1, 1)]);

/// # Judge Unworthy
///
/// `TTN_853` · Paladin spell · 4 mana
///
/// > Set an enemy minion's Health to 1, then deal $1 damage to all enemies.
///
/// - Set: TITANS · epic · collectible
/// - Enchantments: Unworthy! [`TTN_853e`]
///
/// State: Derived
//~ derived TTN_853 d1dadbb9 6b63215d 5c0ff245.9d0fca88
pub const TTN_853: Power = spell(&[attach("TTN_853e").to(AN_ENEMY_MINION), deal(1).to(ENEMIES)]);

/// # Unworthy!
///
/// `TTN_853e` · Paladin enchantment
///
/// > Health set to 1.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_853e 1f4c22b9 f92afe34 4ce31b79.946d7b72
pub const TTN_853e: Power = enchant(&[HEALTH.set(1)]);

/// # Inventor's Aura
///
/// `TTN_854` · Paladin spell · Holy · 2 mana
///
/// > Your Mechs cost (1) less. Lasts @ turns.
///
/// - Set: TITANS · common · collectible
/// - Mechanics: Objective, Objective Aura, Paladin Aura
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `QUEST_PROGRESS_TOTAL` = 2, `1724` = 1
/// - Enchantments: Empowered Workshop [`TTN_854e`]
///
/// State: Derived
//~ derived TTN_854 4eb7643c 94dd3ca5 1390c2bb.048b6751
pub const TTN_854: Power = abilities(&[aura(YOUR_HAND.that(MECH)).have(&[cost_less(1)]), lasts(2)]);

/// # Empowered Workshop
///
/// `TTN_854e` · Paladin enchantment
///
/// > Your Mechs cost (1) less.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_854e 680db404 48087bc5 e7fb2915.866b070c
pub const TTN_854e: Power = enchant(&[]).aura(YOUR_HAND.that(MECH), &[cost_less(1)]);

/// # Tyr's Tears
///
/// `TTN_855` · Paladin spell · Holy · 5 mana
///
/// > **Forged** Resurrect 4 different minions from your class. Set their stats to 2/2.
///
/// - Set: TITANS · rare
/// - Mechanics: Forged
/// - Enchantments: Tyrful [`TTN_855e1`]
///
/// State: Todo
//~ todo TTN_855 8d10c71a 8dd1ff44 f70a2719.fce89241
pub const TTN_855: Power = TODO;

/// # Tyrful
///
/// `TTN_855e1` · Paladin enchantment
///
/// > 2/2.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_855e1 1475a1a0 bb3885ba e0cd0b44.142bb519
pub const TTN_855e1: Power = enchant(&[become_stats(2, 2)]);

/// # Tyr's Tears
///
/// `TTN_855t` · Paladin spell · Holy · 5 mana
///
/// > Resurrect 3 different minions from your class. Set their stats to 2/2. **Forge:** Resurrect another.
///
/// - Set: TITANS · rare · collectible
/// - Mechanics: Forge
/// - Tags: `DECK_ACTION_COST` = 2
/// - Tokens: Tyr's Tears [`TTN_855`]
///
/// State: Todo
//~ todo TTN_855t 0389e985 af41d9e3 a9af0ad2.357ae09c
pub const TTN_855t: Power = TODO;

/// # Disciple of Amitus
///
/// `TTN_856` · Paladin minion · 5 mana · 4/5
///
/// > At the end of your turn, summon a 2/2 Earthen that gains +2/+2 for each other Earthen you've summoned this game.
///
/// - Set: TITANS · epic · collectible
/// - Tokens: Earthen Golem [`TTN_900t`]
///
/// State: Todo
//~ todo TTN_856 d1581309 2214c1a8 73e1cc8e.03512043
pub const TTN_856: Power = TODO;

/// # Tyr
///
/// `TTN_857` · Paladin minion · 6 mana · 4/5
///
/// > **Battlecry:** Resurrect a 2, 3, and 4-Attack minion from your class.
///
/// - Set: TITANS · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo TTN_857 d7f92860 8bcbce88 8f10c3f6.ed0b7598
pub const TTN_857: Power = TODO;

/// # Amitus, the Peacekeeper
///
/// `TTN_858` · Paladin minion · 7 mana · 1/8
///
/// > **Titan Taunt**. Your minions can't take more than 2 damage at a time.
///
/// - Set: TITANS · legendary · collectible
/// - Mechanics: Taunt, Dont Pick From Subsets, Titan, Activatable Minion
/// - Tags: `1544` = 1
/// - Tokens: Reinforced [`TTN_858t1`], Empowered [`TTN_858t2`], Pacified [`TTN_858t3`]
///
/// State: Derived
//~ derived TTN_858 9f50da81 8d4108f1 3f9f80da.8e20ce06
#[rustfmt::skip]
pub const TTN_858: Power = abilities(&[titan(&["TTN_858t1", "TTN_858t2", "TTN_858t3"]), whenever(FRIENDLY_MINIONS.would_take_damage(CARD)).then(&[damage_at_most(2)])]);

/// # Reinforced
///
/// `TTN_858t1` · Paladin spell · 0 mana
///
/// > Draw 2 minions. Set their Attack, Health, and Cost to 2.
///
/// - Set: TITANS
/// - Enchantments: Reinforcing [`TTN_858t1e`], Reshaped [`TTN_858t1e1`]
///
/// State: Derived
//~ derived TTN_858t1 c3aa2f4b 57443f7d aefc73c4.1a6609c4
pub const TTN_858t1: Power = spell(&[draw_that(2, MINION), attach("TTN_858t1e").to(IT), attach("TTN_858t1e1").to(IT)]);

/// # Reinforcing
///
/// `TTN_858t1e` · Neutral enchantment
///
/// > Attack and Health set to 2.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_858t1e 48416bf4 df4b5ac4 f6014bb8.131bb35c
pub const TTN_858t1e: Power = enchant(&[become_stats(2, 2)]);

/// # Reshaped
///
/// `TTN_858t1e1` · Neutral enchantment
///
/// > Costs (2).
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_858t1e1 86fc9b5b 99487550 a81f0c8b.04819642
pub const TTN_858t1e1: Power = enchant(&[cost(2)]);

/// # Empowered
///
/// `TTN_858t2` · Paladin spell · 0 mana
///
/// > Give your other minions +2/+2.
///
/// - Set: TITANS
/// - Enchantments: Washed Over [`TTN_858t2e1`]
///
/// State: Derived
//~ derived TTN_858t2 5c684887 b53c1ade c22b7437.8010dad2
pub const TTN_858t2: Power = spell(&[attach("TTN_858t2e1").to(OTHER_FRIENDLY_MINIONS)]);

/// # Washed Over
///
/// `TTN_858t2e1` · Paladin enchantment
///
/// > +2/+2
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_858t2e1 e9327fd3 cdb112dd 8beef4de.e24453b5
pub const TTN_858t2e1: Power = enchant(&[plus(2, 2)]);

/// # Pacified
///
/// `TTN_858t3` · Paladin spell · 0 mana
///
/// > Set the Attack and Health of all enemy minions to 2.
///
/// - Set: TITANS
/// - Enchantments: Pacified [`TTN_858t3e`]
///
/// State: Derived
//~ derived TTN_858t3 f159555d 99d3a08f 769b59cc.35f6e083
pub const TTN_858t3: Power = spell(&[attach("TTN_858t3e").to(ENEMY_MINIONS)]);

/// # Pacified
///
/// `TTN_858t3e` · Neutral enchantment
///
/// > Attack and Health set to 2.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_858t3e 6ab70df8 3903a4ca ef7e2797.131bb35c
pub const TTN_858t3e: Power = enchant(&[become_stats(2, 2)]);

/// # Stoneheart King
///
/// `TTN_900` · Paladin minion · 4 mana · 3/2
///
/// > **Deathrattle:** Summon a 2/2 Earthen that gains +2/+2 for each other Earthen you've summoned this game.
///
/// - Set: TITANS · rare · collectible
/// - Mechanics: Deathrattle
/// - Enchantments: Will of the Earthen [`TTN_900e1`], Will of the Earthen [`TTN_900e2`]
/// - Tokens: Earthen Golem [`TTN_900t`]
///
/// State: Todo
//~ todo TTN_900 eb826c81 d9e4ca4c b0759607.bb0ec86a
pub const TTN_900: Power = TODO;

/// # Will of the Earthen
///
/// `TTN_900e1` · Paladin enchantment
///
/// > +1/+1
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_900e1 bdb3e30f 2ab91aba 63f77418.29d9cb13
pub const TTN_900e1: Power = enchant(&[plus(1, 1)]);

/// # Will of the Earthen
///
/// `TTN_900e2` · Paladin enchantment
///
/// > +2/+2
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_900e2 f9382247 2c0733f5 824f3954.e24453b5
pub const TTN_900e2: Power = enchant(&[plus(2, 2)]);

/// # Earthen Golem
///
/// `TTN_900t` · Paladin minion · 2 mana · 2/2
///
/// > After this is summoned, gain +2/+2 for each other Earthen you've summoned this game.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_900t 37ac3317 0962c461 fc7b0f8c.8f2409a8
pub const TTN_900t: Power = TODO;

/// # X-21 Repairbot
///
/// `TTN_906` · Paladin minion · 1 mana · 1/3
///
/// > **Deathrattle:** Return any Mechs **Magnetized** to this to your hand.
///
/// - Set: TITANS · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle
/// - Refers to: Magnetic
///
/// State: Todo
//~ todo TTN_906 5d1507b5 7d870f51 08f41639.4c281bd1
pub const TTN_906: Power = TODO;

/// # Astral Serpent
///
/// `TTN_907` · Paladin minion · 4 mana · 3/3
///
/// > At the end of your turn, if this didn't attack, draw 2 cards.
///
/// - Set: TITANS · common · collectible
/// - Minion type: Dragon
/// - Tags: `4577` = 1
///
/// State: Todo
//~ todo TTN_907 2762ca9e 195f96c2 aedff8cd.eb5ac6d8
pub const TTN_907: Power = TODO;

/// # Keeper's Strength
///
/// `YOG_509` · Paladin spell · Holy · 4 mana
///
/// > Give a friendly minion +2/+2. Deal its Attack damage to all other minions.
///
/// - Set: TITANS · rare · collectible
/// - Enchantments: Crusade! [`YOG_509e`]
///
/// State: Derived
//~ derived YOG_509 8a23fbc4 96bfe024 af1e0c8a.a18c8efd
pub const YOG_509: Power =
    spell(&[attach("YOG_509e").to(A_FRIENDLY_MINION), deal(1).times(ATTACK.of(IT)).to(OTHER_MINIONS)]);

/// # Crusade!
///
/// `YOG_509e` · Paladin enchantment
///
/// > +2/+2
///
/// - Set: TITANS
///
/// State: Derived
//~ derived YOG_509e ec726fdd 8fe4c15e 3a417fd1.e24453b5
pub const YOG_509e: Power = enchant(&[plus(2, 2)]);

/// # Alarmed Securitybot
///
/// `YOG_510` · Paladin minion · 4 mana · 4/3
///
/// > **Deathrattle:** Draw another minion. Set its Attack, Health, and Cost to 5.
///
/// - Set: TITANS · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle
/// - Enchantments: Ordered [`YOG_510e`], Enforced [`YOG_510e2`]
///
/// State: Derived
//~ derived YOG_510 2defb7ec 0c472d6d 4ba602d3.607239df
pub const YOG_510: Power =
    deathrattle(&[draw_that(1, MINION), give(&[become_stats(5, 5)]).to(IT), attach("YOG_510e2").to(IT)]);

/// # Ordered
///
/// `YOG_510e` · Neutral enchantment
///
/// > Order Enforcer made this 5/5.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo YOG_510e c584fdbf c449be08 c796926f.ecb2650c
pub const YOG_510e: Power = TODO;

/// # Enforced
///
/// `YOG_510e2` · Paladin enchantment
///
/// > Costs (5).
///
/// - Set: TITANS
///
/// State: Derived
//~ derived YOG_510e2 f89c53f0 685e82ea 6c3aed1b.bcee0e50
pub const YOG_510e2: Power = enchant(&[cost(5)]);

/// # Muscle-o-Tron
///
/// `YOG_525` · Paladin minion · 3 mana · 2/4
///
/// > **Battlecry:** Give all minions in your hand +1/+1. **Forge:** +2/+2 instead.
///
/// - Set: TITANS · common · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry, Forge
/// - Tags: `DECK_ACTION_COST` = 2
/// - Enchantments: Grind Never Stops [`YOG_525e`], Grind NEVER Stops [`YOG_525e1`]
/// - Tokens: Muscle-o-Tron [`YOG_525t`]
///
/// State: Derived
//~ derived YOG_525 ea268c0f 7d5e82a1 a6609a1d.43e4911a
pub const YOG_525: Power = battlecry(&[attach("YOG_525e").to(YOUR_HAND.that(MINION))]);

/// # Grind Never Stops
///
/// `YOG_525e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived YOG_525e 54184012 a5c43659 c9f05071.67341004
pub const YOG_525e: Power = enchant(&[plus(1, 1)]);

/// # Grind NEVER Stops
///
/// `YOG_525e1` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived YOG_525e1 d4b976d2 6e4430d1 086799e1.6d6ab056
pub const YOG_525e1: Power = enchant(&[plus(2, 2)]);

/// # Muscle-o-Tron
///
/// `YOG_525t` · Paladin minion · 3 mana · 2/4
///
/// > **Forged Battlecry:** Give all minions in your hand +2/+2.
///
/// - Set: TITANS · common
/// - Minion type: Mech
/// - Mechanics: Battlecry, Forged
///
/// State: Derived
//~ derived YOG_525t c6a64ec0 ca48a4af 503bfb7e.b41835dd
pub const YOG_525t: Power = battlecry(&[give(&[plus(2, 2)]).to(YOUR_HAND.that(MINION))]);
