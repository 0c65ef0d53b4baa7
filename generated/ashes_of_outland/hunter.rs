//! Hunter cards of Ashes of Outland.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file da438329

/// # Nagrand Slam
/// Spell · 10 mana
/// > Summon four 3/5 Clefthoofs that attack random enemies.
/// - Makes: Clefthoof [`BT_163t`] (3/5)
//~ derived BT_163 31c72d31 81779ce0.df40896e 02cac611.d54696c5
pub const BT_163: Power = spell(&[summon(card("BT_163t")).copies(4), make_attack(IT, ENEMIES.random())]);

/// # Clefthoof
/// Minion · Beast · 4 mana · 3/5
//~ vanilla BT_163t 3cad0811 60e0c646 480de7b7
pub const BT_163t: Power = VANILLA;

/// # Augmented Porcupine
/// Minion · Mech · Beast · 3 mana · 2/4
/// > **Deathrattle**: Deal this minion's Attack damage randomly split among all enemies.
//~ derived BT_201 8a113ec5 87705566.09ced6df d58330db
pub const BT_201: Power = deathrattle(&[deal(1).times(ATTACK.of(THIS)).split_among(ENEMIES)]);

/// # Helboar
/// Minion · Beast · 1 mana · 2/1
/// > **Deathrattle:** Give a random Beast in your hand +1/+1.
/// - Makes: Scent of Blood [`BT_202e`] ("\+1/+1.")
//~ derived BT_202 65ab321c e876b890.536c6961 2dff208d.b6bca951
pub const BT_202: Power = deathrattle(&[attach("BT_202e").to(YOUR_HAND.that(BEAST).random())]);

/// # Scent of Blood
/// Enchantment
/// > \+1/+1.
//~ derived BT_202e 07f0b216 d522ad72.cb08f83e 4119188a
pub const BT_202e: Power = enchant(&[plus(1, 1)]);

/// # Pack Tactics
/// Spell · 2 mana
/// > **Secret:** When a friendly minion is attacked, summon a 3/3 copy.
/// - Makes: Packmate [`BT_203e`] ("Attack and Health set to 3.")
//~ done BT_203 - 7846e7ae.157965eb e69c0886.5327692d
pub const BT_203: Power =
    whenever(ENEMIES.attack(all(&[MINION, FRIENDLY]))).then(&[summon(copy_of(THAT)), attach("BT_203e").to(IT)]);

/// # Packmate
/// Enchantment
/// > Attack and Health set to 3.
//~ derived BT_203e 7416cc13 d522ad72.1785be93 a1c94691
pub const BT_203e: Power = enchant(&[become_stats(3, 3)]);

/// # Scrap Shot
/// Spell · 4 mana
/// > Deal $3 damage. Give a random Beast in your hand +3/+3.
/// - Makes: Scrapmetal Claws [`BT_205e`] ("\+3/+3.")
//~ derived BT_205 ad20ffcd 38d1d3b0.d984848a 903eefac.b37439a8
pub const BT_205: Power = spell(&[deal(3).to(TARGET), attach("BT_205e").to(YOUR_HAND.that(BEAST).random())]);

/// # Scrapmetal Claws
/// Enchantment
/// > \+3/+3.
//~ derived BT_205e 7e42c0df d522ad72.184d0f12 44d5cea1
pub const BT_205e: Power = enchant(&[plus(3, 3)]);

/// # Zixor, Apex Predator
/// Minion · Beast · 3 mana · 2/4
/// > **Rush Deathrattle:** Shuffle 'Zixor Prime' into your deck.
/// - Makes: Zixor Prime [`BT_210t`] (4/4, "Rush Battlecry: Summon 3 copies of this minion.")
//~ derived BT_210 5498690b efca1175.4aa354c2 7203d89f.c6ab6289
pub const BT_210: Power = deathrattle(&[shuffle(card("BT_210t"))]);

/// # Zixor Prime
/// Minion · Mech · Beast · 8 mana · 4/4
/// > **Rush Battlecry:** Summon 3 copies of this minion.
//~ derived BT_210t a92f2017 450558c7.3ecb4b19 ba79b27e
pub const BT_210t: Power = battlecry(&[summon(copy_of(THIS)).copies(3)]);

/// # Imprisoned Felmaw
/// Minion · Demon · 2 mana · 5/4
/// > **Dormant** for 2 turns. When this awakens, attack a random enemy.
//~ derived BT_211 be8f65aa b6115658.2ed35ab7 311e3083
pub const BT_211: Power = abilities(&[dormant_for(2), on(Word::Awaken, &[make_attack(THIS, ENEMIES.random())])]);

/// # Mok'Nathal Lion
/// Minion · Beast · 4 mana · 5/2
/// > **Rush**. **Battlecry:** Choose a friendly minion. Gain a copy of its **Deathrattle**.
/// - Makes: Stalking [`BT_212e`] ("Copied Deathrattle from ….")
//~ derived BT_212 0a2cb131 7c183f7a.4277784e e0622eab.9975abb7
pub const BT_212: Power = battlecry(&[select(A_FRIENDLY_MINION), gain_deathrattle_of(IT)]);

/// # Stalking
/// Enchantment
/// > Copied **Deathrattle** from {0}.
//~ todo BT_212e 64cda26d d522ad72.d40e27b6 73590cf2
pub const BT_212e: Power = TODO;

/// # Scavenger's Ingenuity
/// Spell · 2 mana
/// > Draw a Beast. Give it +3/+3.
/// - Makes: Pack Tactics [`BT_213e`] ("\+3/+3.")
//~ derived BT_213 732c39d2 7846e7ae.819d97df 4bd4646b.cbde6137
pub const BT_213: Power = spell(&[draw_that(1, BEAST), attach("BT_213e").to(IT)]);

/// # Pack Tactics
/// Enchantment
/// > \+3/+3.
//~ derived BT_213e fae5b08a d522ad72.184d0f12 e69c0886
pub const BT_213e: Power = enchant(&[plus(3, 3)]);

/// # Beastmaster Leoroxx
/// Minion · 8 mana · 5/5
/// > **Battlecry:** Summon 3 Beasts from your hand.
//~ derived BT_214 22df6065 be3862ec.d3b280f6 b3b0cb33
pub const BT_214: Power = battlecry(&[summon(the(YOUR_HAND.that(all(&[MINION, BEAST])).random_of(3)))]);
