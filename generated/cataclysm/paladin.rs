//! Paladin cards of Cataclysm.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file a7101ab7

/// # Chromatus
///
/// `CATA_432` · Paladin minion · 8 mana · 8/8
///
/// > **Colossal +4 Taunt**, **Lifesteal**, **Elusive**, **Divine Shield**
///
/// - Set: Cataclysm · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Taunt, Divine Shield, Lifesteal, Elusive, Colossal
/// - Tags: `1544` = 1
/// - Tokens: Green Head of Chromatus [`CATA_432t1`], Red Head of Chromatus [`CATA_432t2`], Blue Head of Chromatus [`CATA_432t3`], Bronze Head of Chromatus [`CATA_432t4`]
///
/// State: Derived
//~ derived CATA_432 fe18fa43 2059a4cf bd4ce51f.881d76be
pub const CATA_432: Power = colossal(&["CATA_432t1", "CATA_432t2", "CATA_432t3", "CATA_432t4"]);

/// # Green Head of Chromatus
///
/// `CATA_432t1` · Paladin minion · 2 mana · 2/3
///
/// > **Taunt Deathrattle:** Remove **Taunt** from Chromatus.
///
/// - Set: Cataclysm
/// - Minion type: Dragon
/// - Mechanics: Taunt, Deathrattle, Colossal Limb
///
/// State: Done
//~ done CATA_432t1 6298a54c - aee631db.9e401018
pub const CATA_432t1: Power =
    deathrattle(&[give(&[has_no(GameTag::TAUNT)]).to(FRIENDLY_MINIONS.that(named("CATA_432")))]);

/// # Red Head of Chromatus
///
/// `CATA_432t2` · Paladin minion · 2 mana · 2/3
///
/// > **Lifesteal Deathrattle:** Remove **Lifesteal** from Chromatus.
///
/// - Set: Cataclysm
/// - Minion type: Dragon
/// - Mechanics: Deathrattle, Lifesteal, Colossal Limb
///
/// State: Done
//~ done CATA_432t2 6667f7be - d6823c18.5ee8c21a
pub const CATA_432t2: Power =
    deathrattle(&[give(&[has_no(GameTag::LIFESTEAL)]).to(FRIENDLY_MINIONS.that(named("CATA_432")))]);

/// # Blue Head of Chromatus
///
/// `CATA_432t3` · Paladin minion · 2 mana · 2/3
///
/// > **Elusive Deathrattle:** Remove **Elusive** from Chromatus.
///
/// - Set: Cataclysm
/// - Minion type: Dragon
/// - Mechanics: Deathrattle, Elusive, Colossal Limb
///
/// State: Done
//~ done CATA_432t3 0061f286 - 3890d6ad.2850349c
pub const CATA_432t3: Power =
    deathrattle(&[give(&[has_no(GameTag::ELUSIVE)]).to(FRIENDLY_MINIONS.that(named("CATA_432")))]);

/// # Bronze Head of Chromatus
///
/// `CATA_432t4` · Paladin minion · 2 mana · 2/3
///
/// > **Divine Shield Deathrattle:** Remove **Divine Shield** from Chromatus.
///
/// - Set: Cataclysm
/// - Minion type: Dragon
/// - Mechanics: Divine Shield, Deathrattle, Colossal Limb
///
/// State: Done
//~ done CATA_432t4 ffef0f4d - 2681eca1.f9bf7e44
pub const CATA_432t4: Power =
    deathrattle(&[give(&[has_no(GameTag::DIVINE_SHIELD)]).to(FRIENDLY_MINIONS.that(named("CATA_432")))]);

/// # Inspiring Maul
///
/// `CATA_472` · Paladin weapon · 2 mana · 2/2 durability
///
/// > **Deathrattle:** Trigger a random friendly minion's end of turn effect.
///
/// - Set: Cataclysm · common · collectible
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ todo CATA_472 93eaccde 879874e3 14b73e00.8f57203c
pub const CATA_472: Power = TODO;

/// # Nozdormu, Bronze Aspect
///
/// `CATA_473` · Paladin minion · 5 mana · 4/4
///
/// > At the end of your turn, give your minions **Divine Shield**. Any that already had one gain +3/+3 instead.
///
/// - Set: Cataclysm · legendary · collectible
/// - Refers to: Divine Shield
/// - Enchantments: Nozdormu's Nimbus [`CATA_473e`]
///
/// State: Todo
//~ todo CATA_473 19e6e03b 0c92ed6b b6e09ad9.5998ac06
pub const CATA_473: Power = TODO;

/// # Nozdormu's Nimbus
///
/// `CATA_473e` · Neutral enchantment
///
/// > +3/+3.
///
/// - Set: Cataclysm
///
/// State: Derived
//~ derived CATA_473e c7153c23 a09c296c 1364c375.b42c6980
pub const CATA_473e: Power = enchant(&[plus(3, 3)]);

/// # Spearheart Sentry
///
/// `CATA_474` · Paladin minion · 4 mana · 3/4
///
/// > At the end of your turn, get a random Holy spell. Reduce its Cost by (3).
///
/// - Set: Cataclysm · rare · collectible
/// - Minion type: Dragon
/// - Tags: `4577` = 1, `4931` = 1
///
/// State: Derived
//~ derived CATA_474 c503b891 d53857b3 9835938f.08b3ba85
pub const CATA_474: Power =
    at_end_of_your_turn(&[get(random(school(SpellSchool::Holy))), give(&[cost_less(3)]).to(IT)]);

/// # Scalebreaker Bulwark
///
/// `CATA_475` · Paladin minion · 6 mana · 3/6
///
/// > At the end of your turn, deal 2 damage to all enemies.
///
/// - Set: Cataclysm · common · collectible
/// - Tags: `4577` = 1
///
/// State: Derived
//~ derived CATA_475 bdb3621d 34891a60 25c9398c.73814d5b
pub const CATA_475: Power = at_end_of_your_turn(&[deal(2).to(ENEMIES)]);

/// # Chamber of Aspects
///
/// `CATA_477` · Paladin location · 2 mana · 0 uses
///
/// > Choose a minion in your hand. Give it +2/+2.
///
/// - Set: Cataclysm · common · collectible
/// - Mechanics: Can Target Cards In Hand
/// - Target: "Choose a minion in your hand."
/// - Enchantments: Aspects' Blessing [`CATA_477e`]
///
/// State: Derived
//~ derived CATA_477 d19626e9 2078b214 9e17eb3a.f5af152d
pub const CATA_477: Power = hero_power(&[with_each(A_CARD_IN_YOUR_HAND.that(MINION)), attach("CATA_477e").to(IT)]);

/// # Aspects' Blessing
///
/// `CATA_477e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Cataclysm
///
/// State: Derived
//~ derived CATA_477e 5e03ead8 1c277998 933003d7.6d6ab056
pub const CATA_477e: Power = enchant(&[plus(2, 2)]);

/// # Bronze Redeemer
///
/// `CATA_478` · Paladin minion · 5 mana · 3/3
///
/// > At the end of your turn, summon a Dragon with stats equal to this minion's.
///
/// - Set: Cataclysm · epic · collectible
/// - Tags: `4548` = 1, `4577` = 1
/// - Tokens: Bronze Brute [`CATA_478t`]
///
/// State: Todo
//~ todo CATA_478 ce63debe 35cce2d9 f32caf18.9a5d994a
pub const CATA_478: Power = TODO;

/// # Bronze Brute
///
/// `CATA_478t` · Paladin minion · 1 mana · 1/1
///
/// - Set: Cataclysm
/// - Minion type: Dragon
///
/// State: Vanilla
//~ vanilla CATA_478t aac4a461 aab5192b a01fa8e1
pub const CATA_478t: Power = VANILLA;

/// # Flight Maneuvers
///
/// `CATA_479` · Paladin spell · Holy · 4 mana
///
/// > **Shatter**. Summon two 4/2 Drakes. Give your minions +1 Attack and **Divine Shield**.@Summon two 4/2 Drakes. Give your minions +1 Attack and **Divine Shield**.
///
/// - Set: Cataclysm · epic · collectible
/// - Mechanics: Shatter
/// - Refers to: Divine Shield
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 123141, `TAG_SCRIPT_DATA_NUM_2` = 123142, `1544` = 1
/// - Enchantments: Courageous [`CATA_479e`]
/// - Tokens: Flight Maneuvers [`CATA_479t`], Flight Maneuvers [`CATA_479t2`], Sky Drake [`CATA_479t3`]
///
/// State: Todo
//~ todo CATA_479 2d468e88 a083acc8 758d405c.949cf4c5
pub const CATA_479: Power = TODO;

/// # Courageous
///
/// `CATA_479e` · Paladin enchantment
///
/// > +1 Attack and **Divine Shield**.
///
/// - Set: Cataclysm
///
/// State: Derived
//~ derived CATA_479e 00e3e72d 048e72ee 9c2735cf.ea017f9d
pub const CATA_479e: Power = enchant(&[ATTACK.plus(1), has(GameTag::DIVINE_SHIELD)]);

/// # Flight Maneuvers
///
/// `CATA_479t` · Paladin spell · Holy · 4 mana
///
/// > **Shattered** Summon two 4/2 Drakes.
///
/// - Set: Cataclysm
/// - Mechanics: Shattered
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 123142, `1724` = 1, `TAG_SCRIPT_DATA_NUM_3` = 123139
///
/// State: Todo
//~ todo CATA_479t cb49d5d6 97b08e2e daf03a0d.cdeaa641
pub const CATA_479t: Power = TODO;

/// # Flight Maneuvers
///
/// `CATA_479t2` · Paladin spell · Holy · 4 mana
///
/// > **Shattered**. Give your minions +1 Attack and **Divine Shield**.
///
/// - Set: Cataclysm
/// - Mechanics: Shattered
/// - Refers to: Divine Shield
///
/// State: Todo
//~ todo CATA_479t2 cf7acf5a d6652ff5 c32c4d48.61dfae94
pub const CATA_479t2: Power = TODO;

/// # Sky Drake
///
/// `CATA_479t3` · Paladin minion · 3 mana · 4/2
///
/// - Set: Cataclysm
/// - Minion type: Dragon
///
/// State: Vanilla
//~ vanilla CATA_479t3 28b8fe4a 47638c80 a7b3df08
pub const CATA_479t3: Power = VANILLA;

/// # Sandfury Aura
///
/// `CATA_480` · Paladin spell · Holy · 3 mana
///
/// > Your minions' end of turn effects trigger twice. Lasts @ turns.
///
/// - Set: Cataclysm · rare · collectible
/// - Mechanics: Objective, Paladin Aura
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3, `QUEST_PROGRESS_TOTAL` = 3, `1724` = 1
///
/// State: Todo
//~ todo CATA_480 bf23d16f 4b78d9c3 a408670b.95456a05
pub const CATA_480: Power = TODO;

/// # Gelbin's Triumph
///
/// `CATA_621` · Paladin spell · 1 mana
///
/// > Get a random Paladin Aura. It lasts an additional turn.
///
/// - Set: Cataclysm · rare · collectible
///
/// State: Todo
//~ todo CATA_621 43ac1bdf 28358440 6bbd1233.cf2de752
pub const CATA_621: Power = TODO;

/// # Brash Battlemaster
///
/// `MEND_800` · Paladin minion · 2 mana · 2/1
///
/// > **Rush** **Deathrattle:** Give your Silver Hand Recruits +1 Attack this game.
///
/// - Set: Cataclysm · rare · collectible
/// - Mechanics: Deathrattle, Rush
/// - Enchantments: Recruit's Might [`MEND_800e`], Might [`MEND_800e2`]
///
/// State: Todo
//~ todo MEND_800 20402e4f 93008382 d8987eb9.d66b9271
pub const MEND_800: Power = TODO;

/// # Recruit's Might
///
/// `MEND_800e` · Paladin enchantment
///
/// > For the rest of the game, your Silver Hand Recruits have +1 Attack.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ todo MEND_800e eac599f5 deba1d92 76202dc8.c7d2463d
pub const MEND_800e: Power = TODO;

/// # Might
///
/// `MEND_800e2` · Neutral enchantment
///
/// > +1 Attack
///
/// - Set: Cataclysm
///
/// State: Derived
//~ derived MEND_800e2 8bfd49ad 4b775c92 49e6557e.17e33a43
pub const MEND_800e2: Power = enchant(&[ATTACK.plus(1)]);

/// # Resilient Savior
///
/// `MEND_801` · Paladin minion · 3 mana · 3/1
///
/// > **Divine Shield** After this loses **Divine Shield**, give your Silver Hand Recruits +1 Health this game.
///
/// - Set: Cataclysm · epic · collectible
/// - Minion type: Draenei
/// - Mechanics: Divine Shield
/// - Enchantments: Recruit's Resilience [`MEND_801e`], Resilience [`MEND_801e2`]
///
/// State: Todo
//~ todo MEND_801 32f47b8e b5558e22 3df6caa7.bf633e47
pub const MEND_801: Power = TODO;

/// # Recruit's Resilience
///
/// `MEND_801e` · Paladin enchantment
///
/// > For the rest of the game, your Silver Hand Recruits have +1 Health.
///
/// - Set: Cataclysm
/// - Tags: `3169` = 1
///
/// State: Todo
//~ todo MEND_801e 56450b2e 3b116939 45fc04a2.d3dd2b8c
pub const MEND_801e: Power = TODO;

/// # Resilience
///
/// `MEND_801e2` · Neutral enchantment
///
/// > +1 Health
///
/// - Set: Cataclysm
///
/// State: Derived
//~ derived MEND_801e2 07687c51 8a041927 ee52f607.a8e88658
pub const MEND_801e2: Power = enchant(&[HEALTH.plus(1)]);

/// # Convalescence
///
/// `MEND_802` · Paladin spell · Holy · 2 mana
///
/// > Summon two {0} Silver Hand Recruits with **Divine Shield**.
///
/// - Set: Cataclysm · common · collectible
/// - Refers to: Divine Shield
///
/// State: Derived
//~ derived MEND_802 ae514956 fc335489 226a2679.6492ddae
pub const MEND_802: Power = spell(&[summon(card("CS2_101t")).copies(2), give(&[has(GameTag::DIVINE_SHIELD)]).to(IT)]);

/// # Emboldening Blade
///
/// `MEND_803` · Paladin weapon · 5 mana · 3/2 durability
///
/// > **Battlecry:** Give your Silver Hand Recruits +1/+1 this game.
///
/// - Set: Cataclysm · common · collectible
/// - Mechanics: Battlecry
/// - Tags: `4546` = 1
/// - Enchantments: Emboldened [`MEND_803e`], Emboldened [`MEND_803e2`]
///
/// State: Todo
//~ todo MEND_803 c633b645 b447acd3 c144d41f.081f32e4
pub const MEND_803: Power = TODO;

/// # Emboldened
///
/// `MEND_803e` · Paladin enchantment
///
/// > For the rest of the game, your Silver Hand Recruits have +1/+1.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ todo MEND_803e cd26f0d8 6d2d785f 0fac52f9.0eff718a
pub const MEND_803e: Power = TODO;

/// # Emboldened
///
/// `MEND_803e2` · Paladin enchantment
///
/// > +1/+1
///
/// - Set: Cataclysm
///
/// State: Derived
//~ derived MEND_803e2 ecc624cf dfe4812a 507920ff.29d9cb13
pub const MEND_803e2: Power = enchant(&[plus(1, 1)]);

/// # Arator the Redeemer
///
/// `MEND_804` · Paladin minion · 5 mana · 5/6
///
/// > **Battlecry:** Double the stats of all friendly Silver Hand Recruits and give them **Taunt**.
///
/// - Set: Cataclysm · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Enchantments: True Strength [`MEND_804e`]
///
/// State: Derived
//~ derived MEND_804 cf60e67f a8e4c51e ad48cb4e.1e30d01e
#[rustfmt::skip]
pub const MEND_804: Power = battlecry(&[give(&[ATTACK.doubled(), HEALTH.doubled()]).to(FRIENDLY_MINIONS.that(named("CS2_101t"))), give(&[has(GameTag::TAUNT)]).to(IT)]);

/// # True Strength
///
/// `MEND_804e` · Paladin enchantment
///
/// > Stats Doubled and **Taunt**.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ todo MEND_804e d3d51fb2 8e88d019 cc1243b0.66878a29
pub const MEND_804e: Power = TODO;

/// # Charity
///
/// `MEND_805` · Paladin spell · 3 mana
///
/// > Get copies of all friendly minions that died this turn. Give them +3/+3.
///
/// - Set: Cataclysm · epic · collectible
/// - Enchantments: Charity Case [`MEND_805e`]
///
/// State: Todo
//~ todo MEND_805 bd0f423f c8d91a7b 7834bed0.657bc015
pub const MEND_805: Power = TODO;

/// # Charity Case
///
/// `MEND_805e` · Druid enchantment
///
/// > +3/+3.
///
/// - Set: Cataclysm
///
/// State: Derived
//~ derived MEND_805e f2ed6800 bfb1f5a5 b7ca0910.b42c6980
pub const MEND_805e: Power = enchant(&[plus(3, 3)]);

/// # Teamwork
///
/// `MEND_900` · Paladin spell · 4 mana
///
/// > Summon and get four {0} Silver Hand Recruits.
///
/// - Set: Cataclysm · rare · collectible
///
/// State: Derived
//~ derived MEND_900 55f90161 e41e75f9 04c90d07.1291ef0d
pub const MEND_900: Power = spell(&[summon(card("CS2_101t")).copies(4), get(card("CS2_101t")).copies(4)]);
