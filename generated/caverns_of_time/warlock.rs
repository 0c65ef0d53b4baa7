//! Warlock cards of Caverns of Time.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

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
//~ WON_093 reprint d606c19b 2b6d3e25
pub const WON_093: Power = crate::cards::AT_024;

/// # Dark Fusion
///
/// `WON_093e` · Neutral enchantment
///
/// > +3/+3.
///
/// - Set: Caverns of Time
///
/// State: Todo
//~ WON_093e todo 8535226e fcc3957a
pub const WON_093e: Power = TODO;

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
//~ WON_095 reprint 64ffb980 c9a2daa1
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
//~ WON_096 reprint 92729391 1b0bd4e2
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
//~ WON_097 reprint 7d5786d6 6f884599
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
//~ WON_098 reprint 56c2b018 3969049f
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
//~ WON_099 reprint 94132690 cd652bfd
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
//~ WON_099e todo a252841d a8cb2dd9
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
//~ WON_100 reprint 06d2378c a61f4c02
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
/// State: Todo
//~ WON_103 todo 0c8076ba a20dfc1e
pub const WON_103: Power = TODO;

/// # Visc-y Business
///
/// `WON_103e` · Warlock enchantment
///
/// - Set: Caverns of Time
///
/// State: Todo
//~ WON_103e todo f300efae 83243129
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
/// State: Todo
//~ WON_104 todo 85e1c07a a8cbe5c3
pub const WON_104: Power = TODO;

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
//~ WON_105 reprint 67afdaa8 8dbac792
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
//~ WON_105e todo b220d9e1 274ce15f
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
//~ WON_322 reprint 4b9a0723 5a511105
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
//~ WON_323 reprint 4dfe5519 f9b37791
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
//~ WON_324 reprint c3ce875c 5e0a2924
pub const WON_324: Power = crate::cards::CFM_750;
