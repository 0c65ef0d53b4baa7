//! Hunter cards of Into the Emerald Dream.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 48e63adc

/// # Verdant Dreamsaber
///
/// `EDR_014` · Hunter minion · 5 mana · 4/7
///
/// > **Battlecry:** If this costs (3) or less, attack two random enemy minions.
///
/// - Set: Into the Emerald Dream · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Tags: `1584` = 1, `4548` = 1
///
/// State: Todo
//~ todo EDR_014 c98a86d4 8bdeab13 34a73aa0.f983c8fb
pub const EDR_014: Power = TODO;

/// # Blinding Carapace
///
/// `EDR_101t` · Hunter spell · 0 mana
///
/// > **Divine Shield**, **Rush**
///
/// - Set: Into the Emerald Dream
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `TAG_SCRIPT_DATA_NUM_2` = 2, `TAG_SCRIPT_DATA_NUM_3` = 10
///
/// State: Todo
//~ todo EDR_101t 5c315964 1eef1547 1bc088f2.ce06459e
pub const EDR_101t: Power = TODO;

/// # Blinding Carapace
///
/// `EDR_101t1` · Hunter spell · 0 mana
///
/// > **Divine Shield**, **Lifesteal**
///
/// - Set: Into the Emerald Dream
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `TAG_SCRIPT_DATA_NUM_2` = 3, `TAG_SCRIPT_DATA_NUM_3` = 10
///
/// State: Todo
//~ todo EDR_101t1 4553eb03 44dad893 440a3e4c.eb2f95cd
pub const EDR_101t1: Power = TODO;

/// # Blinding Carapace
///
/// `EDR_101t10` · Hunter spell · 0 mana
///
/// > **Lifesteal**, **Taunt**
///
/// - Set: Into the Emerald Dream
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3, `TAG_SCRIPT_DATA_NUM_2` = 5, `TAG_SCRIPT_DATA_NUM_3` = 10
///
/// State: Todo
//~ todo EDR_101t10 c3d5ee1a e80d3401 30c3f060.175f3431
pub const EDR_101t10: Power = TODO;

/// # Blinding Carapace
///
/// `EDR_101t11` · Hunter spell · 0 mana
///
/// > **Lifesteal**, **Poisonous**
///
/// - Set: Into the Emerald Dream
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3, `TAG_SCRIPT_DATA_NUM_2` = 6, `TAG_SCRIPT_DATA_NUM_3` = 10
///
/// State: Todo
//~ todo EDR_101t11 f66a6fb4 34e21b22 c79c068b.68190510
pub const EDR_101t11: Power = TODO;

/// # Blinding Carapace
///
/// `EDR_101t12` · Hunter spell · 0 mana
///
/// > **Reborn**, **Taunt**
///
/// - Set: Into the Emerald Dream
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 4, `TAG_SCRIPT_DATA_NUM_2` = 5, `TAG_SCRIPT_DATA_NUM_3` = 10
///
/// State: Todo
//~ todo EDR_101t12 df0aa2db 318741ce ebdfc1af.c1ed725f
pub const EDR_101t12: Power = TODO;

/// # Blinding Carapace
///
/// `EDR_101t13` · Hunter spell · 0 mana
///
/// > **Reborn**, **Poisonous**
///
/// - Set: Into the Emerald Dream
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 4, `TAG_SCRIPT_DATA_NUM_2` = 6, `TAG_SCRIPT_DATA_NUM_3` = 10
///
/// State: Todo
//~ todo EDR_101t13 2ae4314c cf1cacf1 9033e550.2bd25262
pub const EDR_101t13: Power = TODO;

/// # Blinding Carapace
///
/// `EDR_101t14` · Hunter spell · 0 mana
///
/// > **Taunt**, **Poisonous**
///
/// - Set: Into the Emerald Dream
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 5, `TAG_SCRIPT_DATA_NUM_2` = 6, `TAG_SCRIPT_DATA_NUM_3` = 10
///
/// State: Todo
//~ todo EDR_101t14 a7c14776 bce849a3 e1a9c74f.1f9b6ec1
pub const EDR_101t14: Power = TODO;

/// # Blinding Carapace
///
/// `EDR_101t2` · Hunter spell · 0 mana
///
/// > **Divine Shield**, **Reborn**
///
/// - Set: Into the Emerald Dream
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `TAG_SCRIPT_DATA_NUM_2` = 4, `TAG_SCRIPT_DATA_NUM_3` = 10
///
/// State: Todo
//~ todo EDR_101t2 e1a7882e 4ac12ee6 4c1add14.a706035a
pub const EDR_101t2: Power = TODO;

/// # Blinding Carapace
///
/// `EDR_101t3` · Hunter spell · 0 mana
///
/// > **Divine Shield**, **Taunt**
///
/// - Set: Into the Emerald Dream
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `TAG_SCRIPT_DATA_NUM_2` = 5, `TAG_SCRIPT_DATA_NUM_3` = 10
///
/// State: Todo
//~ todo EDR_101t3 592b3e7c 040307a9 9754f5b3.06e3fb76
pub const EDR_101t3: Power = TODO;

/// # Blinding Carapace
///
/// `EDR_101t4` · Hunter spell · 0 mana
///
/// > **Divine Shield**, **Poisonous**
///
/// - Set: Into the Emerald Dream
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `TAG_SCRIPT_DATA_NUM_2` = 6, `TAG_SCRIPT_DATA_NUM_3` = 10
///
/// State: Todo
//~ todo EDR_101t4 3c771ee9 a198ec3a 31b6f5e4.445c3e2e
pub const EDR_101t4: Power = TODO;

/// # Blinding Carapace
///
/// `EDR_101t5` · Hunter spell · 0 mana
///
/// > **Rush**, **Lifesteal**
///
/// - Set: Into the Emerald Dream
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `TAG_SCRIPT_DATA_NUM_2` = 3, `TAG_SCRIPT_DATA_NUM_3` = 10
///
/// State: Todo
//~ todo EDR_101t5 46b75ab4 31f67c9f dcb9b23e.294a5fc6
pub const EDR_101t5: Power = TODO;

/// # Blinding Carapace
///
/// `EDR_101t6` · Hunter spell · 0 mana
///
/// > **Rush**, **Reborn**
///
/// - Set: Into the Emerald Dream
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `TAG_SCRIPT_DATA_NUM_2` = 4, `TAG_SCRIPT_DATA_NUM_3` = 10
///
/// State: Todo
//~ todo EDR_101t6 afc7f3ce 654593cf 2f854d36.7b59e3c6
pub const EDR_101t6: Power = TODO;

/// # Blinding Carapace
///
/// `EDR_101t7` · Hunter spell · 0 mana
///
/// > **Rush**, **Taunt**
///
/// - Set: Into the Emerald Dream
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `TAG_SCRIPT_DATA_NUM_2` = 5, `TAG_SCRIPT_DATA_NUM_3` = 10
///
/// State: Todo
//~ todo EDR_101t7 611554a7 9ac4e088 8255e63a.f801d8a7
pub const EDR_101t7: Power = TODO;

/// # Blinding Carapace
///
/// `EDR_101t8` · Hunter spell · 0 mana
///
/// > **Rush**, **Poisonous**
///
/// - Set: Into the Emerald Dream
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `TAG_SCRIPT_DATA_NUM_2` = 6, `TAG_SCRIPT_DATA_NUM_3` = 10
///
/// State: Todo
//~ todo EDR_101t8 ba65c973 eebf5ab2 a8010247.77654d65
pub const EDR_101t8: Power = TODO;

/// # Blinding Carapace
///
/// `EDR_101t9` · Hunter spell · 0 mana
///
/// > **Lifesteal**, **Reborn**
///
/// - Set: Into the Emerald Dream
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3, `TAG_SCRIPT_DATA_NUM_2` = 4, `TAG_SCRIPT_DATA_NUM_3` = 10
///
/// State: Todo
//~ todo EDR_101t9 db7f34ee 5c86263b 5c555da7.1f96d2e4
pub const EDR_101t9: Power = TODO;

/// # Exotic Houndmaster
///
/// `EDR_226` · Hunter minion · 2 mana · 2/2
///
/// > **Battlecry:** Draw a Beast. **Imbue** your Hero Power.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Mechanics: Battlecry, Cares About Imbue Cards
/// - Refers to: Imbue
/// - Tags: `1724` = 1
///
/// State: Derived
//~ derived EDR_226 c7b6c730 902175b1 acd7f7d9.f5c596e7
pub const EDR_226: Power = battlecry(&[draw_that(1, BEAST), imbue()]);

/// # Umbraclaw
///
/// `EDR_227` · Hunter minion · 4 mana · 5/2
///
/// > **Rush Deathrattle: Imbue** your Hero Power.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle, Rush, Cares About Imbue Cards
/// - Refers to: Imbue
/// - Tags: `1724` = 1
///
/// State: Derived
//~ derived EDR_227 9dcdf6fe 2b2a92ab de32291b.d588b947
pub const EDR_227: Power = deathrattle(&[imbue()]);

/// # Amphibian's Spirit
///
/// `EDR_261` · Hunter spell · Nature · 3 mana
///
/// > Give a minion +2/+2 and "**Deathrattle:** Give a friendly minion +2/+2 and this **Deathrattle**."
///
/// - Set: Into the Emerald Dream · epic · collectible
/// - Refers to: Deathrattle
/// - Enchantments: Amphibian's Spirit [`EDR_261e`]
///
/// State: Todo
//~ todo EDR_261 99066ee3 e1d51d7a 3bcc5996.a2b6f92c
pub const EDR_261: Power = TODO;

/// # Amphibian's Spirit
///
/// `EDR_261e` · Hunter enchantment
///
/// > +2/+2 and **Deathrattle:** Give a friendly minion +2/+2 and this **Deathrattle**.
///
/// - Set: Into the Emerald Dream
/// - Tags: `1179` = 1
///
/// State: Todo
//~ todo EDR_261e 10f403ec 23ac3a5b ca2b7334.e2e65655
pub const EDR_261e: Power = TODO;

/// # Spirit Bond
///
/// `EDR_262` · Hunter spell · Nature · 3 mana
///
/// > Deal $3 damage to a minion. If it dies, summon a 3/2 Wolf with **Rush**.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Refers to: Rush
///
/// State: Todo
//~ todo EDR_262 c335d0ef 6c8e84f7 ecdb08ff.61f1a5cc
pub const EDR_262: Power = TODO;

/// # Grace of the Greatwolf
///
/// `EDR_263` · Hunter spell · 4 mana
///
/// > **Choose One -** Deal $4 damage to the enemy hero; or Summon two 3/2 Wolves with **Rush**.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Mechanics: Choose One
/// - Refers to: Rush
/// - Tokens: Greatwolf's Ferocity [`EDR_263a`], Greatwolf's Guidance [`EDR_263b`]
///
/// State: Todo
//~ todo EDR_263 4ebd40dd ac5ceaa7 2439ad4a.02a7ecec
pub const EDR_263: Power = TODO;

/// # Greatwolf's Ferocity
///
/// `EDR_263a` · Hunter spell · 4 mana
///
/// > Deal $4 damage to the enemy hero.
///
/// - Set: Into the Emerald Dream
///
/// State: Derived
//~ derived EDR_263a b67d3981 ec65b930 4c5c8fd6.93fa114d
pub const EDR_263a: Power = spell(&[deal(4).to(ENEMY_HERO)]);

/// # Greatwolf's Guidance
///
/// `EDR_263b` · Hunter spell · 4 mana
///
/// > Summon two 3/2 Wolves with **Rush**.
///
/// - Set: Into the Emerald Dream
/// - Refers to: Rush
///
/// State: Todo
//~ todo EDR_263b 09d65401 03e4d1ab 87063157.2785d7ff
pub const EDR_263b: Power = TODO;

/// # Shepherd's Crook
///
/// `EDR_416` · Hunter weapon · 3 mana · 3/2 durability
///
/// > After your hero attacks, summon a 3/3 Sheep that's **Dormant** for 2 turns.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Refers to: Dormant
/// - Tokens: Sleepy Sheep [`EDR_416t`]
///
/// State: Derived
//~ derived EDR_416 91315916 e94e897b 9535c76c.ce06dc9e
pub const EDR_416: Power = after(YOUR_HERO.attack(CARD)).then(&[summon(card("EDR_416t")), make_dormant(IT, 2)]);

/// # Sleepy Sheep
///
/// `EDR_416t` · Hunter minion · 2 mana · 3/3
///
/// > **Dormant** for 2 turns.
///
/// - Set: Into the Emerald Dream
/// - Minion type: Beast
/// - Tags: `1652` = 1
/// - Enchantments: Sleepy [`EDR_416te`]
///
/// State: Derived
//~ derived EDR_416t 75fad715 d526ce5e 5283f654.0c7dd386
pub const EDR_416t: Power = dormant_for(2);

/// # Sleepy
///
/// `EDR_416te` · Hunter enchantment
///
/// > **Dormant**. Awaken in @ \|4(turn, turns).
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Dormant Awaken Condition Enchant
/// - Tags: `SCORE_VALUE_1` = 2
///
/// State: Todo
//~ todo EDR_416te 07bfc67d 3630bafa 0a5bd600.d03dd6ee
pub const EDR_416te: Power = TODO;

/// # Goldrinn
///
/// `EDR_480` · Hunter minion · 9 mana · 9/9
///
/// > **Rush** Friendly Beasts deal double damage.
///
/// - Set: Into the Emerald Dream · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Aura, Rush
/// - Tags: `4065` = 1
/// - Enchantments: Greatwolf's Ferocity [`EDR_480e`]
///
/// State: Derived
//~ derived EDR_480 dfa30569 8cee0eb3 ae2a19d7.bddf3ada
pub const EDR_480: Power =
    whenever(CHARACTERS.would_take_damage(all(&[MINION, FRIENDLY, BEAST]))).then(&[damage_multiplied(2)]);

/// # Greatwolf's Ferocity
///
/// `EDR_480e` · Hunter enchantment
///
/// > Deals double damage.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ todo EDR_480e 103d428e aebeb4f3 9a21c31a.63e6e628
pub const EDR_480e: Power = TODO;

/// # Mythical Runebear
///
/// `EDR_481` · Hunter minion · 4 mana · 3/4
///
/// > **Taunt**. **Battlecry:** If this has 4 or more Attack, summon a copy of this.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Battlecry
///
/// State: Derived
//~ derived EDR_481 6c599e29 79673d22 9544fe15.c66ada79
pub const EDR_481: Power = battlecry(&[summon(copy_of(THIS))]).when(there_is(&THIS.that(ATTACK.at_least(4))));

/// # Blessing of the Wolf
///
/// `EDR_850p` · Hunter hero power · 2 mana
///
/// > Give a random Beast in your hand +**@** Attack. It costs (**@**) less.
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Imbue
/// - Refers to: Imbue
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `TAG_SCRIPT_DATA_NUM_2` = 1, `2165` = 1, `4173` = 1
/// - Enchantments: Goldrinn's Courage [`EDR_850pe1`], Great Wolf's Howl [`EDR_850pe5`]
/// - Tokens: Playful Pup [`EDR_850pe`]
///
/// State: Done
//~ done EDR_850p a49b27e8 - 0f33fc24.8ad3f74e
pub const EDR_850p: Power = hero_power(&[
    with_each(YOUR_HAND.that(BEAST).random()),
    give(&[ATTACK.plus(1).times(X), cost_less(1).times(X)]).times(count_of(TIMES_IMBUED)).to(IT),
]);

/// # Playful Pup
///
/// `EDR_850pe` · Hunter minion · 2 mana · 3/2
///
/// > **Rush**
///
/// - Set: Into the Emerald Dream
/// - Minion type: Undead, Beast
/// - Mechanics: Rush
/// - Tags: `2534` = 1
///
/// State: Vanilla
//~ vanilla EDR_850pe c04bb83a 12117619 fac68915.57b12c28
pub const EDR_850pe: Power = VANILLA;

/// # Goldrinn's Courage
///
/// `EDR_850pe1` · Hunter enchantment
///
/// > +@ Attack.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ todo EDR_850pe1 f78ab85c 3362a5c2 578ce50b.2219a22a
pub const EDR_850pe1: Power = TODO;

/// # Great Wolf's Howl
///
/// `EDR_850pe5` · Hunter enchantment
///
/// > Costs less.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ todo EDR_850pe5 5d08d595 93adcbe4 0106d11d.7d7ef91d
pub const EDR_850pe5: Power = TODO;

/// # Broll Bearmantle
///
/// `EDR_853` · Hunter minion · 5 mana · 3/5
///
/// > After you cast a spell, summon a random Animal Companion.
///
/// - Set: Into the Emerald Dream · legendary · collectible
/// - Tags: `4930` = 1
/// - Enchantments: Verdant Dreamsaber [`EDR_853e`]
///
/// State: Derived
//~ derived EDR_853 4ff37b90 30dc119b 2e1b9d62.96610d94
pub const EDR_853: Power = after(YOU.cast(SPELL)).then(&[summon(one_of(&["NEW1_032", "NEW1_033", "NEW1_034"]))]);

/// # Verdant Dreamsaber
///
/// `EDR_853e` · Hunter enchantment
///
/// > Doubled Attack and Health.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ todo EDR_853e 41ca0b54 a953ca93 a7f03e4b.25b00aaf
pub const EDR_853e: Power = TODO;

/// # Bursting Shot
///
/// `FIR_909` · Hunter spell · Fire · 2 mana
///
/// > Deal $2 damage to three random enemies.
///
/// - Set: Into the Emerald Dream · common · collectible
///
/// State: Derived
//~ derived FIR_909 d1a35479 5d1f5c01 562a117f.1d911d4a
pub const FIR_909: Power = spell(&[deal(2).to(ENEMIES.random_of(3))]);

/// # Magma Hound
///
/// `FIR_953` · Hunter minion · 8 mana · 5/8
///
/// > **Rush**. After this attacks a minion and survives, deal this minion's Attack damage split among all enemies.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Minion type: Elemental, Beast
/// - Mechanics: Rush
/// - Tags: `2540` = 1
///
/// State: Derived
//~ derived FIR_953 4ab756bc 3a492a38 e4317355.8f4b7b75
#[rustfmt::skip]
pub const FIR_953: Power = after(THIS.attack(MINION)).when(there_is(&THIS.that(not(&DEAD)))).then(&[deal(1).times(ATTACK.of(THIS)).split_among(ENEMIES)]);

/// # Tending Dragonkin
///
/// `FIR_960` · Hunter minion · 5 mana · 5/4
///
/// > **Battlecry:** Copy the lowest Cost Beast in your hand.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived FIR_960 693cb6c8 5d0ade0b e28f71aa.bef8e097
pub const FIR_960: Power = battlecry(&[get(copy_of(YOUR_HAND.that(BEAST).least(COST)))]);
