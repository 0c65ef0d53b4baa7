//! Hunter cards of Murder at Castle Nathria.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Shadehound
///
/// `MAW_009` · Hunter minion · 5 mana · 6/5
///
/// > Whenever this attacks, give your other Beasts +2/+2. **Infuse (@ Beasts):** Gain **Rush**.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Infuse
/// - Refers to: Rush
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3, `2448` = 1
/// - Enchantments: Maw Bound [`MAW_009e`]
/// - Tokens: Shadehound [`MAW_009t`]
///
/// State: Todo
//~ MAW_009 todo 17f4be53 25fbbe13
pub const MAW_009: Power = TODO;

/// # Maw Bound
///
/// `MAW_009e` · Hunter enchantment
///
/// > +2/+2.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ MAW_009e todo e38512f2 ab654d5a
pub const MAW_009e: Power = TODO;

/// # Shadehound
///
/// `MAW_009t` · Hunter minion · 5 mana · 6/5
///
/// > **Infused Rush**. Whenever this attacks, give your other Beasts +2/+2.
///
/// - Set: Murder at Castle Nathria · rare
/// - Minion type: Beast
/// - Mechanics: Rush, Infused
///
/// State: Todo
//~ MAW_009t todo 6b47ac69 d36fe554
pub const MAW_009t: Power = TODO;

/// # Motion Denied
///
/// `MAW_010` · Hunter spell · 2 mana
///
/// > **Secret:** After your opponent plays three cards in a turn, deal $6 damage to the enemy hero.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Secret
/// - Tokens: Improved Motion Denied [`MAW_010t`]
///
/// State: Todo
//~ MAW_010 todo d6bfe2c5 e9c547d5
pub const MAW_010: Power = TODO;

/// # Improved Motion Denied
///
/// `MAW_010t` · Hunter spell · 2 mana
///
/// > **Secret:** After your opponent plays three cards in a turn, deal $9 damage to the enemy hero.
///
/// - Set: Murder at Castle Nathria
/// - Mechanics: Secret
///
/// State: Todo
//~ MAW_010t todo cc1852e3 2732aee1
pub const MAW_010t: Power = TODO;

/// # Defense Attorney Nathanos
///
/// `MAW_011` · Hunter minion · 6 mana · 4/4
///
/// > **Battlecry: Discover** a friendly **Deathrattle** minion that died this game. Gain its **Deathrattle** and then trigger it.
///
/// - Set: Murder at Castle Nathria · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Discover
/// - Refers to: Deathrattle
/// - Enchantments: Defending Death [`MAW_011e`]
///
/// State: Todo
//~ MAW_011 todo d879c18c 1f313ec6
pub const MAW_011: Power = TODO;

/// # Defending Death
///
/// `MAW_011e` · Hunter enchantment
///
/// > Copied **Deathrattle** from {0}.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ MAW_011e todo d88e7f1a dcb01756
pub const MAW_011e: Power = TODO;

/// # Frenzied Fangs
///
/// `REV_350` · Hunter spell · 2 mana
///
/// > Summon two 2/1 Bats. **Infuse (@):** Give them +1/+2.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3
/// - Enchantments: Bloodthirsty [`REV_350e`]
/// - Tokens: Thirsty Bat [`REV_350t`], Frenzied Fangs [`REV_350t2`]
///
/// State: Todo
//~ REV_350 todo 6db93c13 43b73204
pub const REV_350: Power = TODO;

/// # Bloodthirsty
///
/// `REV_350e` · Hunter enchantment
///
/// > +1/+2.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_350e todo d91aa7ed c052afcc
pub const REV_350e: Power = TODO;

/// # Thirsty Bat
///
/// `REV_350t` · Hunter minion · 1 mana · 2/1
///
/// - Set: Murder at Castle Nathria
/// - Minion type: Beast
///
/// State: Vanilla
//~ REV_350t vanilla 49bcda27 140e0871
pub const REV_350t: Power = VANILLA;

/// # Frenzied Fangs
///
/// `REV_350t2` · Hunter spell · 2 mana
///
/// > **Infused** Summon two 2/1 Bats. Give them +1/+2.
///
/// - Set: Murder at Castle Nathria · common
/// - Mechanics: Infused
///
/// State: Todo
//~ REV_350t2 todo b96cd392 017bec49
pub const REV_350t2: Power = TODO;

/// # Stonebound Gargon
///
/// `REV_352` · Hunter minion · 4 mana · 3/5
///
/// > **Rush Infuse (@):** Also damages the minions next to whomever this attacks.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Minion type: Beast
/// - Mechanics: Rush, Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3
/// - Tokens: Stonebound Gargon [`REV_352t`]
///
/// State: Todo
//~ REV_352 todo 8f107f4e 83c87f32
pub const REV_352: Power = TODO;

/// # Stonebound Gargon
///
/// `REV_352t` · Hunter minion · 4 mana · 3/5
///
/// > **Infused Rush**. Also damages the minions next to whomever this attacks.
///
/// - Set: Murder at Castle Nathria · common
/// - Minion type: Beast
/// - Mechanics: Rush, Infused
///
/// State: Todo
//~ REV_352t todo c4997eb6 90f225aa
pub const REV_352t: Power = TODO;

/// # Huntsman Altimor
///
/// `REV_353` · Hunter minion · 7 mana · 5/4
///
/// > **Battlecry:** Summon a Gargon Companion. **Infuse ({0}):** Summon another. **Infuse ({1}):** And another!
///
/// - Set: Murder at Castle Nathria · legendary · collectible
/// - Mechanics: Battlecry, Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 4, `TAG_SCRIPT_DATA_NUM_2` = 8
/// - Tokens: Huntsman Altimor [`REV_353t`], Huntsman Altimor [`REV_353t2`], Hecutis [`REV_353t3`], Barghast [`REV_353t4`], Margore [`REV_353t5`]
///
/// State: Todo
//~ REV_353 todo 0bb3985c ec23e956
pub const REV_353: Power = TODO;

/// # Huntsman Altimor
///
/// `REV_353t` · Hunter minion · 7 mana · 5/4
///
/// > **Infused Battlecry:** Summon 2 Gargon Companions. **Infuse (@):** Summon all 3!
///
/// - Set: Murder at Castle Nathria · legendary
/// - Mechanics: Battlecry, Infuse, Infused
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 4
///
/// State: Todo
//~ REV_353t todo dd19c623 231826b1
pub const REV_353t: Power = TODO;

/// # Huntsman Altimor
///
/// `REV_353t2` · Hunter minion · 7 mana · 5/4
///
/// > **Infused Battlecry:** Summon all 3 Gargon Companions.
///
/// - Set: Murder at Castle Nathria · legendary
/// - Mechanics: Battlecry, Infused
///
/// State: Todo
//~ REV_353t2 todo d4b01e7c 96c3ca1e
pub const REV_353t2: Power = TODO;

/// # Hecutis
///
/// `REV_353t3` · Hunter minion · 3 mana · 4/4
///
/// > **Taunt**
///
/// - Set: Murder at Castle Nathria
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ REV_353t3 vanilla c1dd8555 5f9509c7
pub const REV_353t3: Power = VANILLA;

/// # Barghast
///
/// `REV_353t4` · Hunter minion · 3 mana · 2/4
///
/// > Your other minions have +1 Attack.
///
/// - Set: Murder at Castle Nathria
/// - Minion type: Beast
/// - Mechanics: Aura
/// - Enchantments: Bone from the Stone [`REV_353t4e`]
///
/// State: Todo
//~ REV_353t4 todo 524001b0 93e7fed8
pub const REV_353t4: Power = TODO;

/// # Bone from the Stone
///
/// `REV_353t4e` · Hunter enchantment
///
/// > Barghast is granting this minion +1 Attack.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_353t4e todo 2b4f1ca5 c6f77cf9
pub const REV_353t4e: Power = TODO;

/// # Margore
///
/// `REV_353t5` · Hunter minion · 3 mana · 4/2
///
/// > **Charge**
///
/// - Set: Murder at Castle Nathria
/// - Minion type: Beast
/// - Mechanics: Charge
///
/// State: Vanilla
//~ REV_353t5 vanilla 75ab2b1e 2a97b3b1
pub const REV_353t5: Power = VANILLA;

/// # Batty Guest
///
/// `REV_356` · Hunter minion · 1 mana · 1/1
///
/// > **Deathrattle:** Summon a 2/1 Bat.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Thirsty Bat [`REV_350t`]
///
/// State: Todo
//~ REV_356 todo 6a2f5264 cc791774
pub const REV_356: Power = TODO;

/// # Spirit Poacher
///
/// `REV_360` · Hunter minion · 2 mana · 2/2
///
/// > **Battlecry:** Summon a random **Dormant** Wildseed.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Dormant
/// - Tokens: Fox Spirit Wildseed [`REV_360t`], Bear Spirit Wildseed [`REV_360t1`], Stag Spirit Wildseed [`REV_360t2`], Stagpoint Wildbow [`REV_360t4`]
///
/// State: Todo
//~ REV_360 todo d3f58802 b3daf86a
pub const REV_360: Power = TODO;

/// # Fox Spirit Wildseed
///
/// `REV_360t` · Hunter minion · 1 mana · 3/1
///
/// > **Dormant** for 1 turn. **Rush**
///
/// - Set: Murder at Castle Nathria
/// - Minion type: Undead, Beast
/// - Mechanics: Rush
/// - Refers to: Dormant
/// - Tags: `1652` = 1, `2534` = 1
/// - Enchantments: Young Wildseed [`REV_360te`]
///
/// State: Todo
//~ REV_360t todo ab3c1181 e4da26bb
pub const REV_360t: Power = TODO;

/// # Bear Spirit Wildseed
///
/// `REV_360t1` · Hunter minion · 2 mana · 2/5
///
/// > **Dormant** for 2 turns. **Taunt**
///
/// - Set: Murder at Castle Nathria
/// - Minion type: Undead, Beast
/// - Mechanics: Taunt
/// - Refers to: Dormant
/// - Tags: `1652` = 1, `2534` = 1
/// - Enchantments: Mature Wildseed [`REV_360t1e`]
///
/// State: Todo
//~ REV_360t1 todo fbba2fbc 6a14603a
pub const REV_360t1: Power = TODO;

/// # Mature Wildseed
///
/// `REV_360t1e` · Hunter enchantment
///
/// > **Dormant**. Awaken in @ \|4(turn, turns).
///
/// - Set: Murder at Castle Nathria
/// - Mechanics: Dormant Awaken Condition Enchant
/// - Tags: `SCORE_VALUE_1` = 2
///
/// State: Todo
//~ REV_360t1e todo 313582fa 909ca7ba
pub const REV_360t1e: Power = TODO;

/// # Stag Spirit Wildseed
///
/// `REV_360t2` · Hunter minion · 3 mana · 5/4
///
/// > **Dormant** for 3 turns. When this awakens, equip a 4/2 Greatbow.
///
/// - Set: Murder at Castle Nathria
/// - Minion type: Undead, Beast
/// - Refers to: Dormant
/// - Tags: `1652` = 1, `2534` = 1
/// - Enchantments: Elder Wildseed [`REV_360t2e`]
///
/// State: Todo
//~ REV_360t2 todo 26eff83f 7b8a1c00
pub const REV_360t2: Power = TODO;

/// # Elder Wildseed
///
/// `REV_360t2e` · Hunter enchantment
///
/// > **Dormant**. Awaken in @ \|4(turn, turns).
///
/// - Set: Murder at Castle Nathria
/// - Mechanics: Dormant Awaken Condition Enchant
/// - Tags: `SCORE_VALUE_1` = 3
///
/// State: Todo
//~ REV_360t2e todo 335cd67d 297640a8
pub const REV_360t2e: Power = TODO;

/// # Stagpoint Wildbow
///
/// `REV_360t4` · Hunter weapon · 3 mana · 4/2 durability
///
/// - Set: Murder at Castle Nathria
///
/// State: Vanilla
//~ REV_360t4 vanilla d568c4c7 cdde6e79
pub const REV_360t4: Power = VANILLA;

/// # Young Wildseed
///
/// `REV_360te` · Hunter enchantment
///
/// > **Dormant**. Awaken in @ \|4(turn, turns).
///
/// - Set: Murder at Castle Nathria
/// - Mechanics: Score Value 1, Dormant Awaken Condition Enchant
///
/// State: Todo
//~ REV_360te todo 402f522e a8737fc3
pub const REV_360te: Power = TODO;

/// # Wild Spirits
///
/// `REV_361` · Hunter spell · Nature · 3 mana
///
/// > Summon two different **Dormant** Wildseeds. Make your Wildseeds awaken 1 turn sooner.
///
/// - Set: Murder at Castle Nathria · epic · collectible
/// - Refers to: Dormant
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Todo
//~ REV_361 todo 37861e98 ed64f4b5
pub const REV_361: Power = TODO;

/// # Castle Kennels
///
/// `REV_362` · Hunter location · 2 mana · 0 uses
///
/// > Give a friendly minion +2 Attack. If it's a Beast, give it **Rush**.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Refers to: Rush
/// - Enchantments: Beast Mode [`REV_362e`], Resistant [`REV_362e2`]
///
/// State: Todo
//~ REV_362 todo ca3aa2e5 483ff2cb
pub const REV_362: Power = TODO;

/// # Beast Mode
///
/// `REV_362e` · Hunter enchantment
///
/// > +2 Attack.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ REV_362e todo aaa3e1d4 71696a4d
pub const REV_362e: Power = TODO;

/// # Resistant
///
/// `REV_362e2` · Hunter enchantment
///
/// > **Immune** this turn.
///
/// - Set: Murder at Castle Nathria
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ REV_362e2 todo 28681efa eaf49b21
pub const REV_362e2: Power = TODO;

/// # Ara'lon
///
/// `REV_363` · Hunter minion · 5 mana · 4/5
///
/// > **Battlecry:** Summon one of each **Dormant** Wildseed.
///
/// - Set: Murder at Castle Nathria · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Dormant
///
/// State: Todo
//~ REV_363 todo 938a3144 71a0439b
pub const REV_363: Power = TODO;

/// # Stag Charge
///
/// `REV_364` · Hunter spell · 3 mana
///
/// > Deal $3 damage. Summon a random **Dormant** Wildseed.
///
/// - Set: Murder at Castle Nathria · epic · collectible
/// - Refers to: Dormant
///
/// State: Todo
//~ REV_364 todo 54df8e65 28c769e4
pub const REV_364: Power = TODO;

/// # Collateral Damage
///
/// `REV_369` · Hunter spell · 8 mana
///
/// > Deal $6 damage to three random enemy minions. Excess damage hits the enemy hero.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Mechanics: Immune To Spellpower
///
/// State: Todo
//~ REV_369 todo bea0314a f1644949
pub const REV_369: Power = TODO;

/// # Ara'lon
///
/// `REV_780` · Hunter minion · 5 mana · 4/5
///
/// > {0} {1} {2} {3}
///
/// - Set: Murder at Castle Nathria · legendary
///
/// State: Todo
//~ REV_780 todo e73c888c 63f23dbc
pub const REV_780: Power = TODO;

/// # Castle Kennels
///
/// `REV_790` · Hunter location · 2 mana · 0 uses
///
/// > {0} {1}
///
/// - Set: Murder at Castle Nathria · rare
///
/// State: Todo
//~ REV_790 todo 37857ee5 99467891
pub const REV_790: Power = TODO;
