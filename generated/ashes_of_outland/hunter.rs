//! Hunter cards of Ashes of Outland.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 800d9c80

/// # Nagrand Slam
///
/// `BT_163` · Hunter spell · 10 mana
///
/// > Summon four 3/5 Clefthoofs that attack random enemies.
///
/// - Set: Ashes of Outland · epic · collectible
/// - Tokens: Clefthoof [`BT_163t`]
///
/// State: Derived
//~ derived BT_163 6b94298d 31c72d31 218ee5ee.df40896e
pub const BT_163: Power = spell(&[summon(card("BT_163t")).copies(4), make_attack(IT, ENEMIES.random())]);

/// # Clefthoof
///
/// `BT_163t` · Hunter minion · 4 mana · 3/5
///
/// - Set: Ashes of Outland
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla BT_163t 32436d40 3cad0811 e0ea1aeb
pub const BT_163t: Power = VANILLA;

/// # Augmented Porcupine
///
/// `BT_201` · Hunter minion · 3 mana · 2/4
///
/// > **Deathrattle**: Deal this minion's Attack damage randomly split among all enemies.
///
/// - Set: Ashes of Outland · epic · collectible
/// - Minion type: Mech, Beast
/// - Mechanics: Deathrattle
/// - Tags: `2539` = 1
///
/// State: Derived
//~ derived BT_201 e8f46fba 8a113ec5 19a5cfaf.09ced6df
pub const BT_201: Power = deathrattle(&[deal(1).times(ATTACK.of(THIS)).split_among(ENEMIES)]);

/// # Helboar
///
/// `BT_202` · Hunter minion · 1 mana · 2/1
///
/// > **Deathrattle:** Give a random Beast in your hand +1/+1.
///
/// - Set: Ashes of Outland · common · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Enchantments: Scent of Blood [`BT_202e`]
///
/// State: Derived
//~ derived BT_202 8570a1f1 65ab321c 1f84ed5a.536c6961
pub const BT_202: Power = deathrattle(&[attach("BT_202e").to(YOUR_HAND.that(BEAST).random())]);

/// # Scent of Blood
///
/// `BT_202e` · Hunter enchantment
///
/// > +1/+1.
///
/// - Set: Ashes of Outland
///
/// State: Derived
//~ derived BT_202e 5cba4731 07f0b216 452f0f0d.67341004
pub const BT_202e: Power = enchant(&[plus(1, 1)]);

/// # Pack Tactics
///
/// `BT_203` · Hunter spell · 2 mana
///
/// > **Secret:** When a friendly minion is attacked, summon a 3/3 copy.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Mechanics: Secret
/// - Enchantments: Packmate [`BT_203e`]
///
/// State: Derived
//~ derived BT_203 db2e1955 c8700c67 435c4461.157965eb
pub const BT_203: Power =
    whenever(ENEMIES.attack(all(&[MINION, FRIENDLY]))).then(&[summon(copy_of(THAT)), attach("BT_203e").to(IT)]);

/// # Packmate
///
/// `BT_203e` · Hunter enchantment
///
/// > Attack and Health set to 3.
///
/// - Set: Ashes of Outland
///
/// State: Derived
//~ derived BT_203e dfca37f8 7416cc13 b1a1dce7.1785be93
pub const BT_203e: Power = enchant(&[become_stats(3, 3)]);

/// # Scrap Shot
///
/// `BT_205` · Hunter spell · 4 mana
///
/// > Deal $3 damage. Give a random Beast in your hand +3/+3.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Enchantments: Scrapmetal Claws [`BT_205e`]
///
/// State: Derived
//~ derived BT_205 7b32c416 ad20ffcd 9d42af6c.d984848a
pub const BT_205: Power = spell(&[deal(3).to(TARGET), attach("BT_205e").to(YOUR_HAND.that(BEAST).random())]);

/// # Scrapmetal Claws
///
/// `BT_205e` · Neutral enchantment
///
/// > +3/+3.
///
/// - Set: Ashes of Outland
///
/// State: Derived
//~ derived BT_205e f4aadb8c 7e42c0df a1465e99.b42c6980
pub const BT_205e: Power = enchant(&[plus(3, 3)]);

/// # Zixor, Apex Predator
///
/// `BT_210` · Hunter minion · 3 mana · 2/4
///
/// > **Rush Deathrattle:** Shuffle 'Zixor Prime' into your deck.
///
/// - Set: Ashes of Outland · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle, Rush
/// - Tokens: Zixor Prime [`BT_210t`]
///
/// State: Derived
//~ derived BT_210 c8c0dcb0 5498690b 7a2b3c59.4aa354c2
pub const BT_210: Power = deathrattle(&[shuffle(card("BT_210t"))]);

/// # Zixor Prime
///
/// `BT_210t` · Hunter minion · 8 mana · 4/4
///
/// > **Rush Battlecry:** Summon 3 copies of this minion.
///
/// - Set: Ashes of Outland
/// - Minion type: Mech, Beast
/// - Mechanics: Battlecry, Rush
/// - Tags: `2539` = 1
///
/// State: Derived
//~ derived BT_210t f921c6a6 a92f2017 aeb37e41.3ecb4b19
pub const BT_210t: Power = battlecry(&[summon(copy_of(THIS)).copies(3)]);

/// # Imprisoned Felmaw
///
/// `BT_211` · Hunter minion · 2 mana · 5/4
///
/// > **Dormant** for 2 turns. When this awakens, attack a random enemy.
///
/// - Set: Ashes of Outland · common · collectible
/// - Minion type: Demon
/// - Refers to: Dormant
/// - Tags: `1652` = 1
///
/// State: Derived
//~ derived BT_211 82a9d0f3 be8f65aa 44caeab1.2ed35ab7
pub const BT_211: Power = abilities(&[dormant_for(2), on(Word::Awaken, &[make_attack(THIS, ENEMIES.random())])]);

/// # Mok'Nathal Lion
///
/// `BT_212` · Hunter minion · 4 mana · 5/2
///
/// > **Rush**. **Battlecry:** Choose a friendly minion. Gain a copy of its **Deathrattle**.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Rush
/// - Refers to: Deathrattle
/// - Tags: `1584` = 1
/// - Target: "Choose a friendly minion."
/// - Enchantments: Stalking [`BT_212e`]
///
/// State: Derived
//~ derived BT_212 177aee06 4b65284f 42b2da5a.4277784e
pub const BT_212: Power = battlecry(&[with_each(A_FRIENDLY_MINION), gain_deathrattle_of(IT)]);

/// # Stalking
///
/// `BT_212e` · Rogue enchantment
///
/// > Copied **Deathrattle** from {0}.
///
/// - Set: Ashes of Outland
///
/// State: Todo
//~ todo BT_212e b552a0e9 64cda26d e6e38b4e.d40e27b6
pub const BT_212e: Power = TODO;

/// # Scavenger's Ingenuity
///
/// `BT_213` · Hunter spell · 2 mana
///
/// > Draw a Beast. Give it +3/+3.
///
/// - Set: Ashes of Outland · common · collectible
/// - Enchantments: Pack Tactics [`BT_213e`]
///
/// State: Derived
//~ derived BT_213 58dcd0b6 732c39d2 8f50b221.819d97df
pub const BT_213: Power = spell(&[draw_that(1, BEAST), attach("BT_213e").to(IT)]);

/// # Pack Tactics
///
/// `BT_213e` · Neutral enchantment
///
/// > +3/+3.
///
/// - Set: Ashes of Outland
///
/// State: Derived
//~ derived BT_213e 3ff82cc6 fae5b08a 60637e19.b42c6980
pub const BT_213e: Power = enchant(&[plus(3, 3)]);

/// # Beastmaster Leoroxx
///
/// `BT_214` · Hunter minion · 8 mana · 5/5
///
/// > **Battlecry:** Summon 3 Beasts from your hand.
///
/// - Set: Ashes of Outland · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived BT_214 c462ce5f 22df6065 15996ed1.d3b280f6
pub const BT_214: Power = battlecry(&[summon(the(YOUR_HAND.that(all(&[MINION, BEAST])).random_of(3)))]);
