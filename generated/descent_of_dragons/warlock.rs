//! Warlock cards of Descent of Dragons.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 284a58ba

/// # Crazed Netherwing
///
/// `DRG_201` · Warlock minion · 5 mana · 5/5
///
/// > **Battlecry:** If you're holding a Dragon, deal 3 damage to all other characters.
///
/// - Set: Descent of Dragons · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived DRG_201 2aae3cec 3b464cd5 d91cd59a.050b722f
pub const DRG_201: Power = battlecry(&[deal(3).to(CHARACTERS.other())]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Dragonblight Cultist
///
/// `DRG_202` · Warlock minion · 3 mana · 1/1
///
/// > **Battlecry: Invoke** Galakrond. Gain +1 Attack for each other friendly minion.
///
/// - Set: Descent of Dragons · rare · collectible
/// - Mechanics: Battlecry, Empower
/// - Tags: `3623` = 1
/// - Enchantments: Power of the Cult [`DRG_202e`]
///
/// State: Derived
//~ derived DRG_202 471488c4 313eab22 0fa29b5b.0051f025
pub const DRG_202: Power = battlecry(&[invoke(), give(&[ATTACK.plus(1).times(X)]).for_each(OTHER_FRIENDLY_MINIONS)]);

/// # Power of the Cult
///
/// `DRG_202e` · Warlock enchantment
///
/// > Increased Attack.
///
/// - Set: Descent of Dragons
///
/// State: Todo
//~ todo DRG_202e a23ab47a 0c5eb339 031b89ff.08129cea
pub const DRG_202e: Power = TODO;

/// # Veiled Worshipper
///
/// `DRG_203` · Warlock minion · 4 mana · 5/4
///
/// > **Battlecry:** If you've **Invoked** twice, draw 3 cards.
///
/// - Set: Descent of Dragons · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Refers to: Empower
/// - Tags: `3623` = 1
///
/// State: Derived
//~ derived DRG_203 e9bb2e8e 9840c1b8 713dad1b.13a9944a
pub const DRG_203: Power = battlecry(&[draw(3)]).when(has_done(2, &TIMES_INVOKED));

/// # Dark Skies
///
/// `DRG_204` · Warlock spell · Fel · 3 mana
///
/// > Deal $1 damage to a random minion. Repeat for each card in your hand.
///
/// - Set: Descent of Dragons · epic · collectible
///
/// State: Derived
//~ derived DRG_204 453a429c 7a5c5eb7 e2223c90.eb7e2ee4
pub const DRG_204: Power =
    spell(&[deal(1).to(MINIONS.random()), times(1, &[deal(1).to(MINIONS.random())]).for_each(YOUR_HAND)]);

/// # Nether Breath
///
/// `DRG_205` · Warlock spell · Fel · 2 mana
///
/// > Deal $2 damage. If you're holding a Dragon, deal $4 damage with **Lifesteal** instead.
///
/// - Set: Descent of Dragons · rare · collectible
/// - Refers to: Lifesteal
///
/// State: Todo
//~ todo DRG_205 9aff1069 5eca7b41 baf5cb15.14a0d031
pub const DRG_205: Power = TODO;

/// # Rain of Fire
///
/// `DRG_206` · Warlock spell · Fel · 1 mana
///
/// > Deal $1 damage to all characters.
///
/// - Set: Descent of Dragons · common · collectible
///
/// State: Derived
//~ derived DRG_206 83c31103 0ec605d3 8d822bb9.6089f2cf
pub const DRG_206: Power = spell(&[deal(1).to(CHARACTERS)]);

/// # Abyssal Summoner
///
/// `DRG_207` · Warlock minion · 6 mana · 2/2
///
/// > **Battlecry:** Summon a Demon with **Taunt** and stats equal to your hand size.
///
/// - Set: Descent of Dragons · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Tokens: Abyssal Destroyer [`DRG_207t`]
///
/// State: Todo
//~ todo DRG_207 7ec7facf ea04e39c 7356fe96.4cfc51d9
pub const DRG_207: Power = TODO;

/// # Abyssal Destroyer
///
/// `DRG_207t` · Warlock minion · 1 mana · 1/1
///
/// > **Taunt**
///
/// - Set: Descent of Dragons
/// - Minion type: Demon
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla DRG_207t b367da3d 7df99da8 d8d4e7c5.4b0c5d24
pub const DRG_207t: Power = VANILLA;

/// # Valdris Felgorge
///
/// `DRG_208` · Warlock minion · 7 mana · 4/4
///
/// > **Battlecry:** Increase your maximum hand size to 12. Draw 4 cards.
///
/// - Set: Descent of Dragons · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo DRG_208 1ff00d57 a46543f2 f74295a1.e542207e
pub const DRG_208: Power = TODO;

/// # Zzeraku the Warped
///
/// `DRG_209` · Warlock minion · 8 mana · 4/12
///
/// > Whenever your hero takes damage, summon a 6/6 Nether Drake.
///
/// - Set: Descent of Dragons · legendary · collectible
/// - Minion type: Dragon
/// - Tokens: Nether Drake [`DRG_209t`]
///
/// State: Derived
//~ derived DRG_209 a80828d3 482696d9 cbd7ca72.cd07721a
pub const DRG_209: Power = whenever(YOUR_HERO.takes_damage(CARD)).then(&[summon(card("DRG_209t"))]);

/// # Nether Drake
///
/// `DRG_209t` · Warlock minion · 6 mana · 6/6
///
/// - Set: Descent of Dragons
/// - Minion type: Dragon
///
/// State: Vanilla
//~ vanilla DRG_209t cd9bf009 7fe6e1d5 3be66be3
pub const DRG_209t: Power = VANILLA;

/// # Draconic Imp
///
/// `DRG_238t12t2` · Warlock minion · 1 mana · 1/1
///
/// - Set: Descent of Dragons
/// - Minion type: Demon
/// - Mechanics: Imp
///
/// State: Vanilla
//~ vanilla DRG_238t12t2 3fa86b32 4410de9d df610ec7
pub const DRG_238t12t2: Power = VANILLA;

/// # Fiendish Rites
///
/// `DRG_250` · Warlock spell · 3 mana
///
/// > **Invoke** Galakrond. Give your minions +1 Attack.
///
/// - Set: Descent of Dragons · common · collectible
/// - Mechanics: Empower
/// - Tags: `3623` = 1
/// - Enchantments: Fiendish Rites [`DRG_250e`]
///
/// State: Derived
//~ derived DRG_250 0cc2d6a0 88cd7825 15a6c19a.95239a8d
pub const DRG_250: Power = spell(&[invoke(), attach("DRG_250e").to(FRIENDLY_MINIONS)]);

/// # Fiendish Rites
///
/// `DRG_250e` · Neutral enchantment
///
/// > +1 Attack.
///
/// - Set: Descent of Dragons
///
/// State: Derived
//~ derived DRG_250e 3cbd01ee 3f3cab16 2a00f9af.c84fda8a
pub const DRG_250e: Power = enchant(&[ATTACK.plus(1)]);

/// # Galakrond, the Wretched
///
/// `DRG_600` · Warlock hero · 7 mana · 30 health, 5 armor
///
/// > **Battlecry:** Summon 1 random Demon. *(@)*
///
/// - Set: Descent of Dragons · legendary · collectible
/// - Mechanics: Battlecry, Galakrond Hero Card
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 2, `1724` = 1, `2936` = 1, `3623` = 1
/// - Hero power: Galakrond's Malice [`DRG_238p3`](crate::descent_of_dragons::warrior::DRG_238p3)
/// - Tokens: Galakrond, the Apocalypse [`DRG_600t2`], Galakrond, Azeroth's End [`DRG_600t3`]
///
/// State: Todo
//~ todo DRG_600 6c2fe6a8 6e796f91 be2ed2b3.08c4174b
pub const DRG_600: Power = TODO;

/// # Galakrond, the Apocalypse
///
/// `DRG_600t2` · Warlock hero · 7 mana · 30 health, 5 armor
///
/// > **Battlecry:** Summon 2 random Demons. *(@)*
///
/// - Set: Descent of Dragons · legendary
/// - Mechanics: Battlecry, Galakrond Hero Card
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 2, `1724` = 1
/// - Hero power: Galakrond's Malice [`DRG_238p3`](crate::descent_of_dragons::warrior::DRG_238p3)
///
/// State: Todo
//~ todo DRG_600t2 176237f3 463fe1a2 66c6b6ef.1ec51089
pub const DRG_600t2: Power = TODO;

/// # Galakrond, Azeroth's End
///
/// `DRG_600t3` · Warlock hero · 7 mana · 30 health, 5 armor
///
/// > **Battlecry:** Summon 4 random Demons. Equip a 5/2 Claw.
///
/// - Set: Descent of Dragons · legendary
/// - Mechanics: Battlecry, Galakrond Hero Card
/// - Hero power: Galakrond's Malice [`DRG_238p3`](crate::descent_of_dragons::warrior::DRG_238p3)
///
/// State: Todo
//~ todo DRG_600t3 48781b27 f711a7f3 464d2f7b.6849af94
pub const DRG_600t3: Power = TODO;
