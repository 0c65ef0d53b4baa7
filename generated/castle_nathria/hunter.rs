//! Hunter cards of Murder at Castle Nathria.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 6ff3add8

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
//~ todo MAW_009 d1de3cb4 7c021a10 85d04a33.784ea1f0
pub const MAW_009: Power = TODO;

/// # Maw Bound
///
/// `MAW_009e` · Hunter enchantment
///
/// > +2/+2.
///
/// - Set: Murder at Castle Nathria
///
/// State: Derived
//~ derived MAW_009e 61a766b0 c459804f b0b8458a.6d6ab056
pub const MAW_009e: Power = enchant(&[plus(2, 2)]);

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
/// State: Derived
//~ derived MAW_009t 275114d5 5f0d7501 1a403dd3.33398dc7
pub const MAW_009t: Power =
    whenever(THIS.attack(CARD)).then(&[give(&[plus(2, 2)]).to(OTHER_FRIENDLY_MINIONS.that(BEAST))]);

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
/// State: Derived
//~ derived MAW_010 9202902a e9ff8c16 e9d0d612.386e3dac
#[rustfmt::skip]
pub const MAW_010: Power = after(OPPONENT.play(CARD)).when(has_done(3, &past(Side::Enemy, Deed::Played, Window::ThisTurn))).then(&[deal(6).to(ENEMY_HERO)]);

/// # Improved Motion Denied
///
/// `MAW_010t` · Hunter spell · 2 mana
///
/// > **Secret:** After your opponent plays three cards in a turn, deal $9 damage to the enemy hero.
///
/// - Set: Murder at Castle Nathria
/// - Mechanics: Secret
///
/// State: Derived
//~ derived MAW_010t 3f166996 42fd3f92 013bc037.df2edcf7
#[rustfmt::skip]
pub const MAW_010t: Power = after(OPPONENT.play(CARD)).when(has_done(3, &past(Side::Enemy, Deed::Played, Window::ThisTurn))).then(&[deal(9).to(ENEMY_HERO)]);

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
//~ todo MAW_011 a32e81b5 32afa30a 8517a68b.46a11672
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
//~ todo MAW_011e 3168c21c cb916a9c 73b7bfba.d40e27b6
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
//~ todo REV_350 4c024384 4c16c899 264e8470.edbb67e0
pub const REV_350: Power = TODO;

/// # Bloodthirsty
///
/// `REV_350e` · Hunter enchantment
///
/// > +1/+2.
///
/// - Set: Murder at Castle Nathria
///
/// State: Derived
//~ derived REV_350e 91264e12 5ba3a5ce 5ba10796.6fa82661
pub const REV_350e: Power = enchant(&[plus(1, 2)]);

/// # Thirsty Bat
///
/// `REV_350t` · Hunter minion · 1 mana · 2/1
///
/// - Set: Murder at Castle Nathria
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla REV_350t 012ad156 6e965e29 623a720a
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
//~ todo REV_350t2 da8cad29 ff06d8d0 38f6df68.4f4e87a5
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
/// State: Derived
//~ derived REV_352 8f9c08b1 90740dbf 403be24e.eb8180bb
pub const REV_352: Power = infuse(3, "REV_352t");

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
/// State: Derived
//~ derived REV_352t 4b414b8e fdcb6dfc d3aa08f5.46fd221c
pub const REV_352t: Power = also_damages(THAT.neighbours());

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
//~ todo REV_353 c9892002 42b2eeae 9b5e2507.618c380d
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
//~ todo REV_353t 06e2c528 918b9ab7 c3684616.3d710854
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
//~ todo REV_353t2 76263ed5 d4d40644 64eea893.b5673928
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
//~ vanilla REV_353t3 679b17ac 87abb5a1 052facb8.4b0c5d24
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
/// State: Derived
//~ derived REV_353t4 e5e84dde c0c01e67 a0280d70.cc6d9299
pub const REV_353t4: Power = aura(OTHER_FRIENDLY_MINIONS).gives("REV_353t4e");

/// # Bone from the Stone
///
/// `REV_353t4e` · Hunter enchantment
///
/// > Barghast is granting this minion +1 Attack.
///
/// - Set: Murder at Castle Nathria
///
/// State: Derived
//~ derived REV_353t4e c4ac8c2d e80766d1 11a3f7cb.2530ec7c
pub const REV_353t4e: Power = enchant(&[ATTACK.plus(1)]);

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
//~ vanilla REV_353t5 407bc677 3069d8cc e810934f.276b5ef0
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
/// State: Derived
//~ derived REV_356 6fad931b 622bc734 991c2f55.03c903bc
pub const REV_356: Power = deathrattle(&[summon(card("REV_350t"))]);

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
/// State: Derived
//~ derived REV_360 dc5904d8 a90110cb 8107bd8e.1dc9f588
pub const REV_360: Power = battlecry(&[summon(one_of(&["REV_360t", "REV_360t1", "REV_360t2"]))]);

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
/// State: Derived
//~ derived REV_360t 6398c143 a0396ec6 18f864d5.38b7f030
pub const REV_360t: Power = dormant_for(1);

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
/// State: Derived
//~ derived REV_360t1 a7cddf45 a7600713 c7f5041c.ffe69b9f
pub const REV_360t1: Power = dormant_for(2);

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
//~ todo REV_360t1e 55979d72 74fdd1ee aed84fd1.d03dd6ee
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
//~ todo REV_360t2 09d87a05 c6da3f0f efdd872b.6ef3beed
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
//~ todo REV_360t2e f3575059 7616501d f91ebab9.d03dd6ee
pub const REV_360t2e: Power = TODO;

/// # Stagpoint Wildbow
///
/// `REV_360t4` · Hunter weapon · 3 mana · 4/2 durability
///
/// - Set: Murder at Castle Nathria
///
/// State: Vanilla
//~ vanilla REV_360t4 4ee74f1f 2da4ecd9 db1a133f
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
//~ todo REV_360te 1264792c fcd2f073 5b10f144.d03dd6ee
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
//~ todo REV_361 cc06982e 1bd7bd32 56fe4124.f3277c9d
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
/// State: Derived
//~ derived REV_362 722bdb95 c5f803d1 c6406c3e.391c6939
#[rustfmt::skip]
pub const REV_362: Power = hero_power(&[attach("REV_362e").to(A_FRIENDLY_MINION), give(&[has(GameTag::RUSH)]).to(IT).when(there_is(&IT.that(BEAST)))]);

/// # Beast Mode
///
/// `REV_362e` · Hunter enchantment
///
/// > +2 Attack.
///
/// - Set: Murder at Castle Nathria
///
/// State: Derived
//~ derived REV_362e ed853b67 6c575278 14fd485c.bf3d1612
pub const REV_362e: Power = enchant(&[ATTACK.plus(2)]);

/// # Resistant
///
/// `REV_362e2` · Hunter enchantment
///
/// > **Immune** this turn.
///
/// - Set: Murder at Castle Nathria
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived REV_362e2 1f977357 c3532ebd 81f336bc.fb55a5e5
pub const REV_362e2: Power = enchant(&[has(GameTag::IMMUNE)]).this_turn();

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
//~ todo REV_363 25021309 986b8b66 12138008.ee1820b9
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
/// State: Derived
//~ derived REV_364 5d33ed63 ac409a89 326a90ab.2cf22e76
pub const REV_364: Power = spell(&[deal(3).to(TARGET), summon(one_of(&["REV_360t", "REV_360t1", "REV_360t2"]))]);

/// # Collateral Damage
///
/// `REV_369` · Hunter spell · 8 mana
///
/// > Deal $6 damage to three random enemy minions. Excess damage hits the enemy hero.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Mechanics: Immune To Spellpower
///
/// State: Derived
//~ derived REV_369 8e992281 2b98adf8 722c7096.dc50cc81
pub const REV_369: Power = spell(&[deal(6).to(ENEMY_MINIONS.random_of(3)), deal(1).times(EXCESS).to(ENEMY_HERO)]);

/// # Ara'lon
///
/// `REV_780` · Hunter minion · 5 mana · 4/5
///
/// > {0} {1} {2} {3}
///
/// - Set: Murder at Castle Nathria · legendary
///
/// State: Todo
//~ todo REV_780 2d2c9fe3 b51fd24f 1a3bfdd8.2260dcce
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
//~ todo REV_790 c11fac10 993ba6b6 d956f109.09cdb72f
pub const REV_790: Power = TODO;
