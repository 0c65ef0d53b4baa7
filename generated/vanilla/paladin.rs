//! Paladin cards of Vanilla.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Blessing of Might
///
/// `VAN_CS2_087` · Paladin spell · 1 mana
///
/// > Give a minion +3 Attack.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Blessing of Might [`CS2_087`](crate::legacy::paladin::CS2_087)
///
/// State: Reprint
//~ VAN_CS2_087 reprint a37074df a826e05e
pub const VAN_CS2_087: Power = crate::cards::CS2_087;

/// # Guardian of Kings
///
/// `VAN_CS2_088` · Paladin minion · 7 mana · 5/6
///
/// > **Battlecry:** Restore #6 Health to your hero.
///
/// - Set: Vanilla · free · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Guardian of Kings [`CS2_088`](crate::legacy::paladin::CS2_088)
///
/// State: Todo
//~ VAN_CS2_088 todo 1f5bd84c 2b5ccc65
pub const VAN_CS2_088: Power = TODO;

/// # Holy Light
///
/// `VAN_CS2_089` · Paladin spell · 2 mana
///
/// > Restore #6 Health.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Holy Light [`CS2_089`](crate::legacy::paladin::CS2_089)
///
/// State: Todo
//~ VAN_CS2_089 todo 68e2417f e62088fa
pub const VAN_CS2_089: Power = TODO;

/// # Light's Justice
///
/// `VAN_CS2_091` · Paladin weapon · 1 mana · 1/4 durability
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Light's Justice [`CS2_091`](crate::legacy::paladin::CS2_091)
///
/// State: Vanilla
//~ VAN_CS2_091 vanilla 4fbbbf8d fff2770e
pub const VAN_CS2_091: Power = VANILLA;

/// # Blessing of Kings
///
/// `VAN_CS2_092` · Paladin spell · 4 mana
///
/// > Give a minion +4/+4. *(+4 Attack/+4 Health)*
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Blessing of Kings [`CS2_092`](crate::legacy::paladin::CS2_092)
///
/// State: Reprint
//~ VAN_CS2_092 reprint 3bca677b c277fdd0
pub const VAN_CS2_092: Power = crate::cards::CS2_092;

/// # Consecration
///
/// `VAN_CS2_093` · Paladin spell · 4 mana
///
/// > Deal $2 damage to all enemies.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Consecration [`CS2_093`](crate::legacy::paladin::CS2_093)
///
/// State: Reprint
//~ VAN_CS2_093 reprint 56a65242 1abd92b4
pub const VAN_CS2_093: Power = crate::cards::CS2_093;

/// # Hammer of Wrath
///
/// `VAN_CS2_094` · Paladin spell · 4 mana
///
/// > Deal $3 damage. Draw a card.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Hammer of Wrath [`CS2_094`](crate::legacy::paladin::CS2_094)
///
/// State: Reprint
//~ VAN_CS2_094 reprint 6805132f 41c204f4
pub const VAN_CS2_094: Power = crate::cards::CS2_094;

/// # Truesilver Champion
///
/// `VAN_CS2_097` · Paladin weapon · 4 mana · 4/2 durability
///
/// > Whenever your hero attacks, restore #2 Health to it.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Truesilver Champion [`CS2_097`](crate::legacy::paladin::CS2_097)
///
/// State: Todo
//~ VAN_CS2_097 todo c6a8adb8 96211e6e
pub const VAN_CS2_097: Power = TODO;

/// # Silver Hand Recruit
///
/// `VAN_CS2_101t` · Paladin minion · 1 mana · 1/1
///
/// - Set: Vanilla · free
/// - Tags: `3444` = 1
///
/// State: Vanilla
//~ VAN_CS2_101t vanilla cb6fcc31 d6b58616
pub const VAN_CS2_101t: Power = VANILLA;

/// # Noble Sacrifice
///
/// `VAN_EX1_130` · Paladin spell · 1 mana
///
/// > **Secret:** When an enemy attacks, summon a 2/1 Defender as the new target.
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Secret
/// - Reprint of: Noble Sacrifice [`EX1_130`](crate::classic::paladin::EX1_130)
/// - Tokens: Defender [`VAN_EX1_130a`]
///
/// State: Reprint
//~ VAN_EX1_130 reprint e83772b2 868b4c1d
pub const VAN_EX1_130: Power = crate::cards::EX1_130;

/// # Defender
///
/// `VAN_EX1_130a` · Paladin minion · 1 mana · 2/1
///
/// - Set: Vanilla
///
/// State: Vanilla
//~ VAN_EX1_130a vanilla d0a5a925 f5b6a800
pub const VAN_EX1_130a: Power = VANILLA;

/// # Eye for an Eye
///
/// `VAN_EX1_132` · Paladin spell · 1 mana
///
/// > **Secret:** When your hero takes damage, deal that much damage to the enemy hero.
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Secret
/// - Reprint of: Eye for an Eye [`EX1_132`](crate::classic::paladin::EX1_132)
///
/// State: Reprint
//~ VAN_EX1_132 reprint bd33e609 939c49d5
pub const VAN_EX1_132: Power = crate::cards::EX1_132;

/// # Redemption
///
/// `VAN_EX1_136` · Paladin spell · 1 mana
///
/// > **Secret:** When a friendly minion dies, return it to life with 1 Health.
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Secret
/// - Reprint of: Redemption [`EX1_136`](crate::classic::paladin::EX1_136)
///
/// State: Reprint
//~ VAN_EX1_136 reprint bcbe059d fe261617
pub const VAN_EX1_136: Power = crate::cards::EX1_136;

/// # Divine Favor
///
/// `VAN_EX1_349` · Paladin spell · 3 mana
///
/// > Draw cards until you have as many in hand as your opponent.
///
/// - Set: Vanilla · rare · collectible
/// - Reprint of: Divine Favor [`EX1_349`](crate::classic::paladin::EX1_349)
///
/// State: Reprint
//~ VAN_EX1_349 reprint 87fc5dcb da819849
pub const VAN_EX1_349: Power = crate::cards::EX1_349;

/// # Lay on Hands
///
/// `VAN_EX1_354` · Paladin spell · 8 mana
///
/// > Restore #8 Health. Draw 3 cards.
///
/// - Set: Vanilla · epic · collectible
/// - Reprint of: Lay on Hands [`EX1_354`](crate::classic::paladin::EX1_354)
///
/// State: Reprint
//~ VAN_EX1_354 reprint db54fac1 2729e36f
pub const VAN_EX1_354: Power = crate::cards::EX1_354;

/// # Blessed Champion
///
/// `VAN_EX1_355` · Paladin spell · 5 mana
///
/// > Double a minion's Attack.
///
/// - Set: Vanilla · rare · collectible
/// - Reprint of: Blessed Champion [`EX1_355`](crate::classic::paladin::EX1_355)
///
/// State: Reprint
//~ VAN_EX1_355 reprint 7a56ac09 28e52702
pub const VAN_EX1_355: Power = crate::cards::EX1_355;

/// # Humility
///
/// `VAN_EX1_360` · Paladin spell · 1 mana
///
/// > Change a minion's Attack to 1.
///
/// - Set: Vanilla · free · collectible
/// - Reprint of: Humility [`EX1_360`](crate::legacy::paladin::EX1_360)
///
/// State: Reprint
//~ VAN_EX1_360 reprint c1537e7f d8bdbd41
pub const VAN_EX1_360: Power = crate::cards::EX1_360;

/// # Argent Protector
///
/// `VAN_EX1_362` · Paladin minion · 2 mana · 2/2
///
/// > **Battlecry:** Give a friendly minion **Divine Shield**.
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Divine Shield
/// - Target: "Give **Divine Shield**."
/// - Reprint of: Argent Protector [`EX1_362`](crate::classic::paladin::EX1_362)
///
/// State: Reprint
//~ VAN_EX1_362 reprint 26817e36 575bc265
pub const VAN_EX1_362: Power = crate::cards::EX1_362;

/// # Blessing of Wisdom
///
/// `VAN_EX1_363` · Paladin spell · 1 mana
///
/// > Choose a minion. Whenever it attacks, draw a card.
///
/// - Set: Vanilla · common · collectible
/// - Reprint of: Blessing of Wisdom [`EX1_363`](crate::classic::paladin::EX1_363)
///
/// State: Reprint
//~ VAN_EX1_363 reprint e5861e7b 17a62295
pub const VAN_EX1_363: Power = crate::cards::EX1_363;

/// # Holy Wrath
///
/// `VAN_EX1_365` · Paladin spell · 5 mana
///
/// > Draw a card and deal damage equal to its Cost.
///
/// - Set: Vanilla · rare · collectible
/// - Mechanics: Affected By Spell Power
/// - Reprint of: Holy Wrath [`EX1_365`](crate::classic::paladin::EX1_365)
///
/// State: Todo
//~ VAN_EX1_365 todo 1c46407e 8d73f92d
pub const VAN_EX1_365: Power = TODO;

/// # Sword of Justice
///
/// `VAN_EX1_366` · Paladin weapon · 3 mana · 1/5 durability
///
/// > After you summon a minion, give it +1/+1 and this loses 1 Durability.
///
/// - Set: Vanilla · epic · collectible
/// - Reprint of: Sword of Justice [`EX1_366`](crate::classic::paladin::EX1_366)
///
/// State: Reprint
//~ VAN_EX1_366 reprint 47f75f3a 0f71ce52
pub const VAN_EX1_366: Power = crate::cards::EX1_366;

/// # Hand of Protection
///
/// `VAN_EX1_371` · Paladin spell · 1 mana
///
/// > Give a minion **Divine Shield**.
///
/// - Set: Vanilla · free · collectible
/// - Refers to: Divine Shield
/// - Reprint of: Hand of Protection [`EX1_371`](crate::legacy::paladin::EX1_371)
///
/// State: Reprint
//~ VAN_EX1_371 reprint bafa8dd3 2c683974
pub const VAN_EX1_371: Power = crate::cards::EX1_371;

/// # Repentance
///
/// `VAN_EX1_379` · Paladin spell · 1 mana
///
/// > **Secret:** After your opponent plays a minion, reduce its Health to 1.
///
/// - Set: Vanilla · common · collectible
/// - Mechanics: Secret
/// - Reprint of: Repentance [`EX1_379`](crate::classic::paladin::EX1_379)
///
/// State: Reprint
//~ VAN_EX1_379 reprint 8290c6d9 4a624c56
pub const VAN_EX1_379: Power = crate::cards::EX1_379;

/// # Aldor Peacekeeper
///
/// `VAN_EX1_382` · Paladin minion · 3 mana · 3/3
///
/// > **Battlecry:** Change an enemy minion's Attack to 1.
///
/// - Set: Vanilla · rare · collectible
/// - Mechanics: Battlecry
/// - Target: "Change Attack to 1."
/// - Reprint of: Aldor Peacekeeper [`EX1_382`](crate::classic::paladin::EX1_382)
///
/// State: Reprint
//~ VAN_EX1_382 reprint 36f9fc3b 11f3e4ae
pub const VAN_EX1_382: Power = crate::cards::EX1_382;

/// # Tirion Fordring
///
/// `VAN_EX1_383` · Paladin minion · 8 mana · 6/6
///
/// > Divine Shield**, Taunt Deathrattle:** Equip a 5/3 Ashbringer.
///
/// - Set: Vanilla · legendary · collectible
/// - Mechanics: Taunt, Divine Shield, Deathrattle
/// - Reprint of: Tirion Fordring [`EX1_383`](crate::classic::paladin::EX1_383)
/// - Tokens: Ashbringer [`EX1_383t`](crate::classic::paladin::EX1_383t)
///
/// State: Reprint
//~ VAN_EX1_383 reprint 6aaa6802 45ec5a2a
pub const VAN_EX1_383: Power = crate::cards::EX1_383;

/// # Avenging Wrath
///
/// `VAN_EX1_384` · Paladin spell · 6 mana
///
/// > Deal $8 damage randomly split among all enemy characters.
///
/// - Set: Vanilla · epic · collectible
/// - Mechanics: Immune To Spellpower
/// - Reprint of: Avenging Wrath [`EX1_384`](crate::classic::paladin::EX1_384)
///
/// State: Todo
//~ VAN_EX1_384 todo c38bb985 f8073f91
pub const VAN_EX1_384: Power = TODO;

/// # Equality
///
/// `VAN_EX1_619` · Paladin spell · 2 mana
///
/// > Change the Health of ALL minions to 1.
///
/// - Set: Vanilla · rare · collectible
/// - Reprint of: Equality [`EX1_619`](crate::classic::paladin::EX1_619)
///
/// State: Reprint
//~ VAN_EX1_619 reprint e82f0e7a 2c8d4a14
pub const VAN_EX1_619: Power = crate::cards::EX1_619;

/// # Reinforce
///
/// `VAN_HERO_04bp` · Paladin hero power · 2 mana
///
/// > **Hero Power** Summon a {0} Silver Hand Recruit.
///
/// - Set: Vanilla · free
/// - Tags: `UPGRADED_HERO_POWER` = 2740
/// - Reprint of: Reinforce [`HERO_04bp`](crate::legacy::paladin::HERO_04bp)
/// - Tokens: Silver Hand Recruit [`VAN_CS2_101t`]
///
/// State: Reprint
//~ VAN_HERO_04bp reprint 68741030 4b012183
pub const VAN_HERO_04bp: Power = crate::cards::HERO_04bp;

/// # The Silver Hand
///
/// `VAN_HERO_04bp2` · Paladin hero power · 2 mana
///
/// > **Hero Power** Summon two {0} Recruits.
///
/// - Set: Vanilla
/// - Reprint of: The Silver Hand [`HERO_04bp2`](crate::legacy::paladin::HERO_04bp2)
///
/// State: Reprint
//~ VAN_HERO_04bp2 reprint d1e06d96 407bba4b
pub const VAN_HERO_04bp2: Power = crate::cards::HERO_04bp2;
