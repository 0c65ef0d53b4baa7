//! Warlock cards of Caverns of Time.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file bef20336

/// # Demonfuse
/// Spell · Shadow · 2 mana
/// > Give a Demon +3/+3.
/// - Reprint of: [`AT_024`](crate::grand_tournament::warlock::AT_024)
/// - Makes: Dark Fusion [`WON_093e`] ("\+3/+3.")
//~ reprint WON_093 43b397dd a5d45018.a3f6eee2 0e2d57fd.77749988.0c4c15a9
pub const WON_093: Power = crate::cards::AT_024;

/// # Dark Fusion
/// Enchantment
/// > \+3/+3.
//~ derived WON_093e c44df9e1 d522ad72.184d0f12 f57c24d7
pub const WON_093e: Power = enchant(&[plus(3, 3)]);

/// # Darkbomb
/// Spell · Shadow · 2 mana
/// > Deal $3 damage to a character. If it dies, draw a Shadow spell.
/// - Reprint of: [`GVG_015`](crate::goblins_vs_gnomes::warlock::GVG_015)
//~ reprint WON_095 2e66a0fe a5d45018.4de49bec 42dba1b0.f3c620cb
pub const WON_095: Power = crate::cards::GVG_015;

/// # Dark Peddler
/// Minion · Undead · 2 mana · 2/3
/// > **Battlecry: Discover** a 1-Cost card.
/// - Reprint of: [`LOE_023`](crate::league_of_explorers::warlock::LOE_023)
//~ reprint WON_096 2c81ce71 af5d8f40.711497d4 ae29a9be.75de1637
pub const WON_096: Power = crate::cards::LOE_023;

/// # Spreading Madness
/// Spell · Shadow · 3 mana
/// > Deal $13 damage randomly split among ALL characters.
/// - Reprint of: [`OG_116`](crate::old_gods::warlock::OG_116)
//~ reprint WON_097 7a3aa198 3c9c5d15.5ac4bb61 e2a2eb3d.1acb5903
pub const WON_097: Power = crate::cards::OG_116;

/// # Silverware Golem
/// Minion · 3 mana · 3/4
/// > If you discard this minion, summon it.
/// - Reprint of: [`KAR_205`](crate::karazhan::warlock::KAR_205)
//~ reprint WON_098 81a1c580 05841e04.766c5707 800e0d29.d63bda7f
pub const WON_098: Power = crate::cards::KAR_205;

/// # Tiny Knight of Evil
/// Minion · Demon · 2 mana · 3/2
/// > Whenever you discard a card, gain +2/+1.
/// - Reprint of: [`AT_021`](crate::grand_tournament::warlock::AT_021)
/// - Makes: Felrage [`WON_099e`] ("Increased stats.")
//~ reprint WON_099 dde434a7 61c640e7.62f0c0c3 6b09dc4f.1750d46a.de24426f
pub const WON_099: Power = crate::cards::AT_021;

/// # Felrage
/// Enchantment
/// > Increased stats.
//~ todo WON_099e 4150364b d522ad72.a536d554 c6efe573
pub const WON_099e: Power = TODO;

/// # Dark Bargain
/// Spell · Shadow · 4 mana
/// > Destroy 2 random enemy minions. Discard 2 random cards.
/// - Reprint of: [`AT_025`](crate::grand_tournament::warlock::AT_025)
//~ reprint WON_100 1bca6983 1e562e45.7b013bb4 580f222b.b25e0141
pub const WON_100: Power = crate::cards::AT_025;

/// # Chamber of Viscidus
/// Location · 3 mana · 2 uses
/// > Look at 3 cards in your hand and choose one to discard. Draw two cards.
/// - Makes: Visc-y Business [`WON_103e`]
//~ done WON_103 - 1dcfdd2f.c0790e14 36ef6849.e58fe0be
pub const WON_103: Power = location(&[choose_from(YOUR_HAND.random_of(3), &[discard(IT)], &[]), draw(2)]);

/// # Visc-y Business
/// Enchantment
//~ todo WON_103e 7e5d573c d522ad72 2edf5fc0
pub const WON_103e: Power = TODO;

/// # Witch of the Arch-Thief
/// Minion · 4 mana · 2/4
/// > **Battlecry:** Summon a 1/3 Voidwalker with **Taunt**. If your opponent has more minions, repeat.
//~ derived WON_104 7efa9f81 581d4d03.c207d13b 77e2e0f2
#[rustfmt::skip]
pub const WON_104: Power = battlecry(&[summon(card("CS2_065")), repeat_ability(Word::Battlecry, the(THIS)).when(more(&ENEMY_MINIONS, &FRIENDLY_MINIONS))]);

/// # Cho'gall
/// Minion · 8 mana · 8/8
/// > **Battlecry:** Return all cards you discarded this game to your hand. They cost Health instead of Mana.
/// - Reprint of: [`OG_121`](crate::old_gods::warlock::OG_121)
/// - Makes: Dark Power [`WON_105e`] ("Costs Health instead of Mana.")
//~ reprint WON_105 b4effb6e 47db507d.a87e8853 1c86a9b3.3478815f.a0b33de6
pub const WON_105: Power = crate::cards::OG_121;

/// # Dark Power
/// Enchantment
/// > Costs Health instead of Mana.
//~ todo WON_105e d6149d6e d522ad72.ad481fb2 9b308636
pub const WON_105e: Power = TODO;

/// # Usher of Souls
/// Minion · 4 mana · 3/5
/// > Whenever a minion dies, give your C'Thun +1/+1 *(wherever it is).*
/// - Reprint of: [`OG_302`](crate::old_gods::warlock::OG_302)
/// - Makes: [`OG_280`](crate::old_gods::neutral::OG_280); [`WON_135`](crate::caverns_of_time::neutral::WON_135)
//~ reprint WON_322 77fdc2f1 e3908842.2b268589 f01b52b2.65b20843.5445936c
pub const WON_322: Power = crate::cards::OG_302;

/// # Bane of Doom
/// Spell · Shadow · 5 mana
/// > Deal $3 damage to a character. If it dies, summon a random Demon.
/// - Reprint of: [`EX1_320`](crate::classic::warlock::EX1_320)
//~ reprint WON_323 23e202dc cf35eba3.fa18af9a 138277de.802a242f
pub const WON_323: Power = crate::cards::EX1_320;

/// # Krul the Unshackled
/// Minion · Demon · 9 mana · 9/9
/// > **Battlecry:** If your deck has no duplicates, summon all Demons from your hand.
/// - Reprint of: [`CFM_750`](crate::gadgetzan::warlock::CFM_750)
//~ reprint WON_324 df2a7dc3 3609b0f1.fc049a4f fe3ad370.274e99b1
pub const WON_324: Power = crate::cards::CFM_750;
