//! Hunter cards of Into the Emerald Dream.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file ac7a6079

/// # Verdant Dreamsaber
/// Minion · Beast · 5 mana · 4/7
/// > **Battlecry:** If this costs (3) or less, attack two random enemy minions.
//~ done EDR_014 - 1ad66442.f983c8fb e51104b0
pub const EDR_014: Power =
    battlecry(&[one_by_one(ENEMY_MINIONS.random_of(2), &[make_attack(THIS, THAT)]).when(COST.at_most(3))]);

/// # Blinding Carapace
/// Spell · 0 mana
/// > **Divine Shield**, **Rush**
//~ todo EDR_101t 1eef1547 3e8f9d5a.ce06459e ae378d9f
pub const EDR_101t: Power = TODO;

/// # Blinding Carapace
/// Spell · 0 mana
/// > **Divine Shield**, **Lifesteal**
//~ todo EDR_101t1 44dad893 3e8f9d5a.eb2f95cd ae378d9f
pub const EDR_101t1: Power = TODO;

/// # Blinding Carapace
/// Spell · 0 mana
/// > **Lifesteal**, **Taunt**
//~ todo EDR_101t10 e80d3401 3e8f9d5a.175f3431 ae378d9f
pub const EDR_101t10: Power = TODO;

/// # Blinding Carapace
/// Spell · 0 mana
/// > **Lifesteal**, **Poisonous**
//~ todo EDR_101t11 34e21b22 3e8f9d5a.68190510 ae378d9f
pub const EDR_101t11: Power = TODO;

/// # Blinding Carapace
/// Spell · 0 mana
/// > **Reborn**, **Taunt**
//~ todo EDR_101t12 318741ce 3e8f9d5a.c1ed725f ae378d9f
pub const EDR_101t12: Power = TODO;

/// # Blinding Carapace
/// Spell · 0 mana
/// > **Reborn**, **Poisonous**
//~ todo EDR_101t13 cf1cacf1 3e8f9d5a.2bd25262 ae378d9f
pub const EDR_101t13: Power = TODO;

/// # Blinding Carapace
/// Spell · 0 mana
/// > **Taunt**, **Poisonous**
//~ todo EDR_101t14 bce849a3 3e8f9d5a.1f9b6ec1 ae378d9f
pub const EDR_101t14: Power = TODO;

/// # Blinding Carapace
/// Spell · 0 mana
/// > **Divine Shield**, **Reborn**
//~ todo EDR_101t2 4ac12ee6 3e8f9d5a.a706035a ae378d9f
pub const EDR_101t2: Power = TODO;

/// # Blinding Carapace
/// Spell · 0 mana
/// > **Divine Shield**, **Taunt**
//~ todo EDR_101t3 040307a9 3e8f9d5a.06e3fb76 ae378d9f
pub const EDR_101t3: Power = TODO;

/// # Blinding Carapace
/// Spell · 0 mana
/// > **Divine Shield**, **Poisonous**
//~ todo EDR_101t4 a198ec3a 3e8f9d5a.445c3e2e ae378d9f
pub const EDR_101t4: Power = TODO;

/// # Blinding Carapace
/// Spell · 0 mana
/// > **Rush**, **Lifesteal**
//~ todo EDR_101t5 31f67c9f 3e8f9d5a.294a5fc6 ae378d9f
pub const EDR_101t5: Power = TODO;

/// # Blinding Carapace
/// Spell · 0 mana
/// > **Rush**, **Reborn**
//~ todo EDR_101t6 654593cf 3e8f9d5a.7b59e3c6 ae378d9f
pub const EDR_101t6: Power = TODO;

/// # Blinding Carapace
/// Spell · 0 mana
/// > **Rush**, **Taunt**
//~ todo EDR_101t7 9ac4e088 3e8f9d5a.f801d8a7 ae378d9f
pub const EDR_101t7: Power = TODO;

/// # Blinding Carapace
/// Spell · 0 mana
/// > **Rush**, **Poisonous**
//~ todo EDR_101t8 eebf5ab2 3e8f9d5a.77654d65 ae378d9f
pub const EDR_101t8: Power = TODO;

/// # Blinding Carapace
/// Spell · 0 mana
/// > **Lifesteal**, **Reborn**
//~ todo EDR_101t9 5c86263b 3e8f9d5a.1f96d2e4 ae378d9f
pub const EDR_101t9: Power = TODO;

/// # Exotic Houndmaster
/// Minion · 2 mana · 2/2
/// > **Battlecry:** Draw a Beast. **Imbue** your Hero Power.
//~ derived EDR_226 902175b1 565e37de.f5c596e7 c50fcc0c
pub const EDR_226: Power = battlecry(&[draw_that(1, BEAST), imbue()]);

/// # Umbraclaw
/// Minion · Beast · 4 mana · 5/2
/// > **Rush Deathrattle: Imbue** your Hero Power.
//~ derived EDR_227 2b2a92ab 7c183f7a.d588b947 30c5f971
pub const EDR_227: Power = deathrattle(&[imbue()]);

/// # Amphibian's Spirit
/// Spell · Nature · 3 mana
/// > Give a minion +2/+2 and "**Deathrattle:** Give a friendly minion +2/+2 and this **Deathrattle**."
/// - Makes: Amphibian's Spirit [`EDR_261e`] ("\+2/+2 and Deathrattle: Give a friendly minion…")
//~ done EDR_261 - a4db704b.a2b6f92c fca73bde.ed6c1afb
pub const EDR_261: Power = spell(&[attach("EDR_261e").to(A_MINION)]);

/// # Amphibian's Spirit
/// Enchantment
/// > \+2/+2 and **Deathrattle:** Give a friendly minion +2/+2 and this **Deathrattle**.
//~ done EDR_261e - d522ad72.dddfc133 fca73bde
pub const EDR_261e: Power =
    abilities(&[enchant(&[plus(2, 2)]), deathrattle(&[attach("EDR_261e").to(FRIENDLY_MINIONS.random())])]);

/// # Spirit Bond
/// Spell · Nature · 3 mana
/// > Deal $3 damage to a minion. If it dies, summon a 3/2 Wolf with **Rush**.
//~ done EDR_262 - a4db704b.61f1a5cc bf4ed3fd
pub const EDR_262: Power = spell(&[deal(3).to(A_MINION), summon(card("EDR_850pe")).when(there_is(&IT.that(DEAD)))]);

/// # Grace of the Greatwolf
/// Spell · 4 mana
/// > **Choose One -** Deal $4 damage to the enemy hero; or Summon two 3/2 Wolves with **Rush**.
/// - Makes: Greatwolf's Ferocity [`EDR_263a`] ("Deal 4 damage to the enemy hero."); Greatwolf's Guidance [`EDR_263b`] ("Summon two 3/2 Wolves with Rush.")
//~ done EDR_263 - 38d1d3b0.02a7ecec 44e6d638.1b52cf88
pub const EDR_263: Power = choose_one(&["EDR_263a", "EDR_263b"]);

/// # Greatwolf's Ferocity
/// Spell · 4 mana
/// > Deal $4 damage to the enemy hero.
//~ derived EDR_263a ec65b930 38d1d3b0.93fa114d fcfff066
pub const EDR_263a: Power = spell(&[deal(4).to(ENEMY_HERO)]);

/// # Greatwolf's Guidance
/// Spell · 4 mana
/// > Summon two 3/2 Wolves with **Rush**.
//~ done EDR_263b - 38d1d3b0.2785d7ff 83e78e8a
pub const EDR_263b: Power = spell(&[summon(card("EDR_850pe")).copies(2)]);

/// # Shepherd's Crook
/// Weapon · 3 mana · 3/2 durability
/// > After your hero attacks, summon a 3/3 Sheep that's **Dormant** for 2 turns.
/// - Makes: Sleepy Sheep [`EDR_416t`] (3/3, "Dormant for 2 turns.")
//~ done EDR_416 - 043b7f8c.ce06dc9e af9e1aa2.073d72d0
pub const EDR_416: Power = after(YOUR_HERO.attack(CARD)).then(&[summon(card("EDR_416t"))]);

/// # Sleepy Sheep
/// Minion · Beast · 2 mana · 3/3
/// > **Dormant** for 2 turns.
/// - Makes: Sleepy [`EDR_416te`] ("Dormant. Awaken in X turns.")
//~ derived EDR_416t d526ce5e b3642c4e.0c7dd386 7bbe62c1.50f0a1a2
pub const EDR_416t: Power = dormant_for(2);

/// # Sleepy
/// Enchantment
/// > **Dormant**. Awaken in @ \|4(turn, turns).
//~ todo EDR_416te 3630bafa d522ad72.d03dd6ee 39f70ae6
pub const EDR_416te: Power = TODO;

/// # Goldrinn
/// Minion · Beast · 9 mana · 9/9
/// > **Rush** Friendly Beasts deal double damage.
/// - Makes: Greatwolf's Ferocity [`EDR_480e`] ("Deals double damage.")
//~ done EDR_480 - d770f395.bddf3ada ffbc8240.06be7497
pub const EDR_480: Power =
    whenever(CHARACTERS.would_take_damage_from(all(&[MINION, FRIENDLY, BEAST]))).then(&[damage_multiplied(2)]);

/// # Greatwolf's Ferocity
/// Enchantment
/// > Deals double damage.
//~ todo EDR_480e aebeb4f3 d522ad72.63e6e628 fcfff066
pub const EDR_480e: Power = TODO;

/// # Mythical Runebear
/// Minion · Beast · 4 mana · 3/4
/// > **Taunt**. **Battlecry:** If this has 4 or more Attack, summon a copy of this.
//~ derived EDR_481 79673d22 60e0c4a3.c66ada79 e6fb9f5a
pub const EDR_481: Power = battlecry(&[summon(copy_of(THIS))]).when(there_is(&THIS.that(ATTACK.at_least(4))));

/// # Blessing of the Wolf
/// Hero Power · 2 mana
/// > Give a random Beast in your hand +@ Attack. It costs (@) less.
/// - Numbers: {0} = 1
/// - Makes: Playful Pup [`EDR_850pe`] (3/2, "Rush"); Goldrinn's Courage [`EDR_850pe1`] ("\+X Attack."); Great Wolf's Howl [`EDR_850pe5`] ("Costs less.")
//~ done EDR_850p - 4902b083.63c22b53.eae7e889 2e4331c9.75b7fc29
pub const EDR_850p: Power = hero_power(&[
    select(YOUR_HAND.that(BEAST).random()),
    give(&[ATTACK.plus(1).times(X), cost_less(1).times(X)]).with_x(YOU.imbue().this_game().count()).to(IT),
]);

/// # Playful Pup
/// Minion · Undead · Beast · 2 mana · 3/2
/// > **Rush**
//~ vanilla EDR_850pe 12117619 cbb2ab5c.57b12c28 5522f7ae
pub const EDR_850pe: Power = VANILLA;

/// # Goldrinn's Courage
/// Enchantment
/// > \+@ Attack.
//~ todo EDR_850pe1 3362a5c2 d522ad72.b878965c 5763e02a
pub const EDR_850pe1: Power = TODO;

/// # Great Wolf's Howl
/// Enchantment
/// > Costs less.
//~ todo EDR_850pe5 93adcbe4 d522ad72.7d7ef91d f3828deb
pub const EDR_850pe5: Power = TODO;

/// # Broll Bearmantle
/// Minion · 5 mana · 3/5
/// > After you cast a spell, summon a random Animal Companion.
/// - Makes: Verdant Dreamsaber [`EDR_853e`] ("Doubled Attack and Health.")
//~ done EDR_853 - e8b987c6.96610d94 604672bd.297b3560
pub const EDR_853: Power = after(YOU.cast(SPELL)).then(&[crate::legacy::hunter::SUMMON_COMPANION]);

/// # Verdant Dreamsaber
/// Enchantment
/// > Doubled Attack and Health.
//~ todo EDR_853e a953ca93 d522ad72.25b00aaf e51104b0
pub const EDR_853e: Power = TODO;

/// # Bursting Shot
/// Spell · Fire · 2 mana
/// > Deal $2 damage to three random enemies.
//~ derived FIR_909 5d1f5c01 64e9e702.1d911d4a 8c59e15a
pub const FIR_909: Power = spell(&[deal(2).to(ENEMIES.random_of(3))]);

/// # Magma Hound
/// Minion · Elemental · Beast · 8 mana · 5/8
/// > **Rush**. After this attacks a minion and survives, deal this minion's Attack damage split among all enemies.
//~ done FIR_953 - 77279ad6.8f4b7b75 f5d8ca08
#[rustfmt::skip]
pub const FIR_953: Power = after(THIS.attack(MINION)).when(there_is(&THIS.that(not(&DEAD)))).then(&[deal(1).times(ATTACK.of(THIS)).split_among(ENEMIES)]);

/// # Tending Dragonkin
/// Minion · Dragon · 5 mana · 5/4
/// > **Battlecry:** Copy the lowest Cost Beast in your hand.
//~ derived FIR_960 5d0ade0b c4d52400.bef8e097 4d565af0
pub const FIR_960: Power = battlecry(&[get(copy_of(YOUR_HAND.that(BEAST).least(COST)))]);
