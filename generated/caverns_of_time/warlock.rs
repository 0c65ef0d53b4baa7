//! Warlock cards of Caverns of Time.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 7cc7d329

/// # Demonfuse
///
/// `WON_093` · Warlock spell · Shadow · 2 mana
///
/// > Give a Demon +3/+3.
///
/// - Set: Caverns of Time · common · collectible
/// - Reprint of: Demonfuse [`AT_024`](crate::grand_tournament::warlock::AT_024)
/// - Enchantments: Dark Fusion [`WON_093e`]
///
/// State: Reprint
//~ reprint WON_093 32c0c9ae 43b397dd 6eabf0e9.a3f6eee2
pub const WON_093: Power = crate::cards::AT_024;

/// # Dark Fusion
///
/// `WON_093e` · Neutral enchantment
///
/// > +3/+3.
///
/// - Set: Caverns of Time
///
/// State: Derived
//~ derived WON_093e bfed5e4f c44df9e1 68361e28.b42c6980
pub const WON_093e: Power = enchant(&[plus(3, 3)]);

/// # Darkbomb
///
/// `WON_095` · Warlock spell · Shadow · 2 mana
///
/// > Deal $3 damage to a character. If it dies, draw a Shadow spell.
///
/// - Set: Caverns of Time · common · collectible
/// - Reprint of: Darkbomb [`GVG_015`](crate::goblins_vs_gnomes::warlock::GVG_015)
///
/// State: Reprint
//~ reprint WON_095 2dba3c2a 2e66a0fe 269fbc22.4de49bec
pub const WON_095: Power = crate::cards::GVG_015;

/// # Dark Peddler
///
/// `WON_096` · Warlock minion · 2 mana · 2/3
///
/// > **Battlecry: Discover** a 1-Cost card.
///
/// - Set: Caverns of Time · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Discover
/// - Tags: `4578` = 1
/// - Reprint of: Dark Peddler [`LOE_023`](crate::league_of_explorers::warlock::LOE_023)
///
/// State: Reprint
//~ reprint WON_096 fd9fff2d 2c81ce71 60962e3a.711497d4
pub const WON_096: Power = crate::cards::LOE_023;

/// # Spreading Madness
///
/// `WON_097` · Warlock spell · Shadow · 3 mana
///
/// > Deal $13 damage randomly split among ALL characters.
///
/// - Set: Caverns of Time · rare · collectible
/// - Mechanics: Immune To Spellpower
/// - Reprint of: Spreading Madness [`OG_116`](crate::old_gods::warlock::OG_116)
///
/// State: Reprint
//~ reprint WON_097 fa03db04 7a3aa198 2f227e66.5ac4bb61
pub const WON_097: Power = crate::cards::OG_116;

/// # Silverware Golem
///
/// `WON_098` · Warlock minion · 3 mana · 3/4
///
/// > If you discard this minion, summon it.
///
/// - Set: Caverns of Time · rare · collectible
/// - Mechanics: Invisible Deathrattle
/// - Reprint of: Silverware Golem [`KAR_205`](crate::karazhan::warlock::KAR_205)
///
/// State: Reprint
//~ reprint WON_098 4dfc6cd1 81a1c580 c2e4bcca.766c5707
pub const WON_098: Power = crate::cards::KAR_205;

/// # Tiny Knight of Evil
///
/// `WON_099` · Warlock minion · 2 mana · 3/2
///
/// > Whenever you discard a card, gain +2/+1.
///
/// - Set: Caverns of Time · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Imp
/// - Reprint of: Tiny Knight of Evil [`AT_021`](crate::grand_tournament::warlock::AT_021)
/// - Enchantments: Felrage [`WON_099e`]
///
/// State: Reprint
//~ reprint WON_099 25040801 dde434a7 a61809a8.62f0c0c3
pub const WON_099: Power = crate::cards::AT_021;

/// # Felrage
///
/// `WON_099e` · Warlock enchantment
///
/// > Increased stats.
///
/// - Set: Caverns of Time
///
/// State: Todo
//~ todo WON_099e 542cd0b5 4150364b 9e39da79.a536d554
pub const WON_099e: Power = TODO;

/// # Dark Bargain
///
/// `WON_100` · Warlock spell · Shadow · 4 mana
///
/// > Destroy 2 random enemy minions. Discard 2 random cards.
///
/// - Set: Caverns of Time · epic · collectible
/// - Tags: `DISCARD_CARDS` = 2
/// - Reprint of: Dark Bargain [`AT_025`](crate::grand_tournament::warlock::AT_025)
///
/// State: Reprint
//~ reprint WON_100 3c087f52 1bca6983 186fef4c.7b013bb4
pub const WON_100: Power = crate::cards::AT_025;

/// # Chamber of Viscidus
///
/// `WON_103` · Warlock location · 3 mana · 0 uses
///
/// > Look at 3 cards in your hand and choose one to discard. Draw two cards.
///
/// - Set: Caverns of Time · rare · collectible
/// - Enchantments: Visc-y Business [`WON_103e`]
///
/// State: Derived
//~ derived WON_103 82f771b8 b05c962f 4c51462c.c0790e14
pub const WON_103: Power = hero_power(&[choose_from(YOUR_HAND.random_of(3), &[discard(IT)], &[]), draw(2)]);

/// # Visc-y Business
///
/// `WON_103e` · Warlock enchantment
///
/// - Set: Caverns of Time
///
/// State: Todo
//~ todo WON_103e 09e42ba9 7e5d573c 31af1a2a
pub const WON_103e: Power = TODO;

/// # Witch of the Arch-Thief
///
/// `WON_104` · Warlock minion · 4 mana · 2/4
///
/// > **Battlecry:** Summon a 1/3 Voidwalker with **Taunt**. If your opponent has more minions, repeat.
///
/// - Set: Caverns of Time · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt
///
/// State: Derived
//~ derived WON_104 831f81ac 152d7152 631a457d.c207d13b
#[rustfmt::skip]
pub const WON_104: Power = battlecry(&[summon(card("CS2_065")), repeat(Word::Battlecry, the(THIS)).when(more(&ENEMY_MINIONS, &FRIENDLY_MINIONS))]);

/// # Cho'gall
///
/// `WON_105` · Warlock minion · 8 mana · 8/8
///
/// > **Battlecry:** Return all cards you discarded this game to your hand. They cost Health instead of Mana.
///
/// - Set: Caverns of Time · legendary · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Cho'gall [`OG_121`](crate::old_gods::warlock::OG_121)
/// - Enchantments: Dark Power [`WON_105e`]
///
/// State: Reprint
//~ reprint WON_105 0525898f b4effb6e e1153b0d.a87e8853
pub const WON_105: Power = crate::cards::OG_121;

/// # Dark Power
///
/// `WON_105e` · Warlock enchantment
///
/// > Costs Health instead of Mana.
///
/// - Set: Caverns of Time
///
/// State: Todo
//~ todo WON_105e 95a4e590 d6149d6e bfece3c2.ad481fb2
pub const WON_105e: Power = TODO;

/// # Usher of Souls
///
/// `WON_322` · Warlock minion · 4 mana · 3/5
///
/// > Whenever a minion dies, give your C'Thun +1/+1 *(wherever it is).*
///
/// - Set: Caverns of Time · common · collectible
/// - Mechanics: Ritualist Minion
/// - Tags: `3633` = 1
/// - Reprint of: Usher of Souls [`OG_302`](crate::old_gods::warlock::OG_302)
/// - Tokens: C'Thun [`OG_280`](crate::old_gods::neutral::OG_280), C'Thun [`WON_135`](crate::caverns_of_time::neutral::WON_135)
///
/// State: Reprint
//~ reprint WON_322 50e8a6e9 77fdc2f1 ba43eb38.2b268589
pub const WON_322: Power = crate::cards::OG_302;

/// # Bane of Doom
///
/// `WON_323` · Warlock spell · Shadow · 5 mana
///
/// > Deal $3 damage to a character. If it dies, summon a random Demon.
///
/// - Set: Caverns of Time · epic · collectible
/// - Reprint of: Bane of Doom [`EX1_320`](crate::classic::warlock::EX1_320)
///
/// State: Reprint
//~ reprint WON_323 18a99528 23e202dc 3048dd15.fa18af9a
pub const WON_323: Power = crate::cards::EX1_320;

/// # Krul the Unshackled
///
/// `WON_324` · Warlock minion · 9 mana · 9/9
///
/// > **Battlecry:** If your deck has no duplicates, summon all Demons from your hand.
///
/// - Set: Caverns of Time · legendary · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
/// - Reprint of: Krul the Unshackled [`CFM_750`](crate::gadgetzan::warlock::CFM_750)
///
/// State: Reprint
//~ reprint WON_324 164c3887 df2a7dc3 db7c7028.fc049a4f
pub const WON_324: Power = crate::cards::CFM_750;
