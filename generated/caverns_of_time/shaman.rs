//! Shaman cards of Caverns of Time.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 425fcee6

/// # Tuskarr Totemic
///
/// `WON_081` · Shaman minion · 2 mana · 3/2
///
/// > **Battlecry:** Summon a random basic Totem.
///
/// - Set: Caverns of Time · common · collectible
/// - Mechanics: Battlecry
/// - Reprint of: Tuskarr Totemic [`AT_046`](crate::grand_tournament::shaman::AT_046)
///
/// State: Reprint
//~ reprint WON_081 0cb0e1e6 1f1b2eda 399bcf01.3d29f1d5
pub const WON_081: Power = crate::cards::AT_046;

/// # Jade Lightning
///
/// `WON_082` · Shaman spell · Nature · 3 mana
///
/// > Deal $3 damage. Summon a{1} {0} **Jade Golem**.@Deal $3 damage. Summon a **Jade Golem**.
///
/// - Set: Caverns of Time · common · collectible
/// - Refers to: Jade Golem
/// - Reprint of: Jade Lightning [`CFM_707`](crate::gadgetzan::shaman::CFM_707)
/// - Tokens: Jade Golem [`CFM_712_t01`](crate::gadgetzan::neutral::CFM_712_t01)
///
/// State: Reprint
//~ reprint WON_082 d057234c 286541c9 119a90df.20fb3065
pub const WON_082: Power = crate::cards::CFM_707;

/// # Wicked Witchdoctor
///
/// `WON_083` · Shaman minion · 3 mana · 3/4
///
/// > Whenever you cast a spell, summon a random basic Totem.
///
/// - Set: Caverns of Time · common · collectible
/// - Reprint of: Wicked Witchdoctor [`KAR_021`](crate::karazhan::shaman::KAR_021)
///
/// State: Reprint
//~ reprint WON_083 ddd2f65f 767ed109 9016c3fb.7f0ab201
pub const WON_083: Power = crate::cards::KAR_021;

/// # Jade Chieftain
///
/// `WON_084` · Shaman minion · 6 mana · 5/5
///
/// > **Battlecry:** Summon a{1} {0} **Jade Golem**. Give it **Taunt**. @**Battlecry:** Summon a **Jade Golem**. Give it **Taunt**.
///
/// - Set: Caverns of Time · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt, Jade Golem
/// - Reprint of: Jade Chieftain [`CFM_312`](crate::gadgetzan::shaman::CFM_312)
/// - Tokens: Jade Golem [`CFM_712_t01`](crate::gadgetzan::neutral::CFM_712_t01)
///
/// State: Reprint
//~ reprint WON_084 7cca026a b4a9e41a 960d1844.cbbe8458
pub const WON_084: Power = crate::cards::CFM_312;

/// # Thunder Bluff Valiant
///
/// `WON_085` · Shaman minion · 5 mana · 3/6
///
/// > **Battlecry and Inspire:** Give your Totems +2 Attack.
///
/// - Set: Caverns of Time · rare · collectible
/// - Mechanics: Battlecry, Inspire
/// - Reprint of: Thunder Bluff Valiant [`AT_049`](crate::grand_tournament::shaman::AT_049)
///
/// State: Reprint
//~ reprint WON_085 1648a6bf e8d41c7c 4ac93773.fceb94d7
pub const WON_085: Power = crate::cards::AT_049;

/// # Call in the Finishers
///
/// `WON_086` · Shaman spell · 3 mana
///
/// > Summon four 1/1 Murlocs.
///
/// - Set: Caverns of Time · common · collectible
/// - Reprint of: Call in the Finishers [`CFM_310`](crate::gadgetzan::shaman::CFM_310)
/// - Tokens: Murloc Razorgill [`CFM_310t`](crate::gadgetzan::shaman::CFM_310t)
///
/// State: Reprint
//~ reprint WON_086 65d19d94 1707e7c3 76342b3b.63df467d
pub const WON_086: Power = crate::cards::CFM_310;

/// # Pebbly Page
///
/// `WON_090` · Shaman minion · 2 mana · 2/1
///
/// > **Battlecry:** Draw an **Overload** card. You can't be **Overloaded** this turn.
///
/// - Set: Caverns of Time · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Refers to: Overload
/// - Enchantments: Pebbled [`WON_090e`]
///
/// State: Todo
//~ todo WON_090 5e6a27b2 d4856855 88886128.c08e2654
pub const WON_090: Power = TODO;

/// # Pebbled
///
/// `WON_090e` · Shaman enchantment
///
/// > Can't be **Overloaded** this turn.
///
/// - Set: Caverns of Time
/// - Refers to: Overload
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo WON_090e e9e202a4 57790bba dd3d151c.fe9ed3d1
pub const WON_090e: Power = TODO;

/// # Totally Totems
///
/// `WON_091` · Shaman spell · 4 mana
///
/// > Summon all FIVE*?!* basic Totems. **Overload:** (1)
///
/// - Set: Caverns of Time · epic · collectible
/// - Mechanics: Overload
///
/// State: Todo
//~ todo WON_091 abef3d15 35a62e91 2af0307f.c89d9073
pub const WON_091: Power = TODO;

/// # SWATTING INSECTS!
///
/// `WON_092e` · Shaman enchantment
///
/// > Give your hero +2 Attack, **Divine Shield**, and **Windfury** this turn.
///
/// - Set: Caverns of Time
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo WON_092e 381048bd 67747d5e 1330c16b.dcf043fe
pub const WON_092e: Power = TODO;

/// # Al'Akir, the Winds of Time
///
/// `WON_092h` · Shaman hero · 7 mana · 30 health, 8 armor
///
/// > **Battlecry:** Draw a **Charge**, **Divine Shield**, **Taunt**, and **Windfury** minion.
///
/// - Set: Caverns of Time · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Windfury, Taunt, Divine Shield, Charge
/// - Hero power: SWAT, INSECTS! [`WON_092p`]
/// - Enchantments: Winds of Time [`WON_092he`]
///
/// State: Todo
//~ todo WON_092h bc0a845f 1b0fe51b 2ba599fd.e141d160
pub const WON_092h: Power = TODO;

/// # Winds of Time
///
/// `WON_092he` · Shaman enchantment
///
/// > +3 Attack and **Windfury**.
///
/// - Set: Caverns of Time
///
/// State: Derived
//~ derived WON_092he a018b52f 84bd6123 4b92fe7a.9c6dda72
pub const WON_092he: Power = enchant(&[ATTACK.plus(3), has(GameTag::WINDFURY)]);

/// # SWAT, INSECTS!
///
/// `WON_092p` · Shaman hero power · 2 mana
///
/// > Give your hero **Divine Shield**. They gain +$a2 Attack and **Windfury** this turn.
///
/// - Set: Caverns of Time
/// - Refers to: Windfury, Divine Shield
///
/// State: Todo
//~ todo WON_092p f68e17b2 5b4026be ddfda508.c6c18e1e
pub const WON_092p: Power = TODO;

/// # Healing Wave
///
/// `WON_320` · Shaman spell · Nature · 3 mana
///
/// > Restore #8 Health. Reveal a minion in each deck. If yours costs more, restore #16 instead.
///
/// - Set: Caverns of Time · rare · collectible
/// - Reprint of: Healing Wave [`AT_048`](crate::grand_tournament::shaman::AT_048)
///
/// State: Reprint
//~ reprint WON_320 b6343be0 1e275a16 ef66c3a6.41b2291c
pub const WON_320: Power = crate::cards::AT_048;

/// # Charged Hammer
///
/// `WON_321` · Shaman weapon · 3 mana · 2/3 durability
///
/// > **Deathrattle:** Your Hero Power becomes 'Deal 2 damage.'
///
/// - Set: Caverns of Time · epic · collectible
/// - Mechanics: Deathrattle
/// - Reprint of: Charged Hammer [`AT_050`](crate::grand_tournament::shaman::AT_050)
/// - Tokens: Lightning Jolt [`AT_050t`](crate::grand_tournament::shaman::AT_050t)
///
/// State: Reprint
//~ reprint WON_321 6a550679 fec4c1dc 2bcda716.8ef1fa30
pub const WON_321: Power = crate::cards::AT_050;

/// # Reincarnate
///
/// `WON_335` · Shaman spell · Nature · 1 mana
///
/// > Destroy a minion, then return it to life with full Health.
///
/// - Set: Caverns of Time · common · collectible
/// - Reprint of: Reincarnate [`FP1_025`](crate::naxxramas::shaman::FP1_025)
///
/// State: Reprint
//~ reprint WON_335 ff25092a 557449a6 6d593e64.c57a14b1
pub const WON_335: Power = crate::cards::FP1_025;

/// # Hallazeal the Ascended
///
/// `WON_336` · Shaman minion · 5 mana · 4/6
///
/// > **Spell Damage +1** Your spells have **Lifesteal**.
///
/// - Set: Caverns of Time · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Spellpower
/// - Refers to: Lifesteal
/// - Reprint of: Hallazeal the Ascended [`OG_209`](crate::old_gods::shaman::OG_209)
///
/// State: Reprint
//~ reprint WON_336 bbef93a7 2c43327a a71a873c.0b4177d1
pub const WON_336: Power = crate::cards::OG_209;
