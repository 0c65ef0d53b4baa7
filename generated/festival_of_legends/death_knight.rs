//! Death Knight cards of Festival of Legends.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file ff2fc5c0

/// # Hardcore Cultist
///
/// `ETC_209` · Death Knight minion · 3 mana · 2/1
///
/// > **Battlecry:** Deal 2 damage. **Finale:** To all enemies.
///
/// - Set: Festival of Legends · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Cost Frost, Finale
/// - Tags: `2433` = 1
/// - Target: "Deal 2 damage."
///
/// State: Todo
//~ todo ETC_209 0b7c0625 0707da2b cd387a78.954e7380
pub const ETC_209: Power = TODO;

/// # Climactic Necrotic Explosion
///
/// `ETC_210` · Death Knight spell · 10 mana
///
/// > **Lifesteal**. Deal ${0} damage. Summon {1} {2}/{3} Souls. *(Randomly improved by **Corpses** you've spent)*
///
/// - Set: Festival of Legends · legendary · collectible
/// - Mechanics: Lifesteal, Cost Blood, Cost Frost, Cost Unholy
/// - Refers to: Corpse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 6, `TAG_SCRIPT_DATA_NUM_2` = 3, `1724` = 1, `TAG_SCRIPT_DATA_NUM_3` = 2, `TAG_SCRIPT_DATA_NUM_4` = 2
/// - Tokens: Die-Hard Fan [`ETC_522t`]
///
/// State: Todo
//~ todo ETC_210 a20fc359 89d5ab19 df3042ec.5f953d34
pub const ETC_210: Power = TODO;

/// # Arcanite Ripper
///
/// `ETC_423` · Death Knight weapon · 3 mana · 3/2 durability
///
/// > **Deathrattle:** Summon a @/@ **Lifesteal** Undead. *(Change your Health on your turn while equipped to improve!)*
///
/// - Set: Festival of Legends · rare · collectible
/// - Mechanics: Deathrattle, Cost Blood
/// - Refers to: Lifesteal
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
/// - Tokens: Blighthead [`ETC_423t`]
///
/// State: Todo
//~ todo ETC_423 124dfe27 4abfd976 e86102c4.3f459ec0
pub const ETC_423: Power = TODO;

/// # Blighthead
///
/// `ETC_423t` · Death Knight minion · 1 mana · 1/1
///
/// > **Lifesteal**
///
/// - Set: Festival of Legends
/// - Minion type: Undead
/// - Mechanics: Lifesteal
///
/// State: Vanilla
//~ vanilla ETC_423t 432e0c99 cc310a66 1b3911e0.b857c9f1
pub const ETC_423t: Power = VANILLA;

/// # Death Growl
///
/// `ETC_424` · Death Knight spell · 1 mana
///
/// > Choose a minion. Spread its **Deathrattle** to adjacent minions.
///
/// - Set: Festival of Legends · rare · collectible
/// - Mechanics: Cost Unholy
/// - Refers to: Deathrattle
/// - Enchantments: Wall of Death [`ETC_424e`]
///
/// State: Derived
//~ derived ETC_424 d699c6a9 16cf2591 876fee1f.972dd517
pub const ETC_424: Power = spell(&[with_each(A_MINION), gain_deathrattle_of(IT).to(IT.neighbours())]);

/// # Wall of Death
///
/// `ETC_424e` · Death Knight enchantment
///
/// > Copied **Deathrattle** from {0}.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ todo ETC_424e 1ffaaf57 6b81f030 8d4a8112.d40e27b6
pub const ETC_424e: Power = TODO;

/// # Harmonic Metal
///
/// `ETC_427` · Death Knight spell · 3 mana
///
/// > Give 4 random minions in your hand +2/+2. *(Swaps each turn.)*
///
/// - Set: Festival of Legends · common · collectible
/// - Mechanics: Cost Blood
/// - Enchantments: Harmonic Presence [`ETC_427e`], Dissonant Presence [`ETC_427e2`]
/// - Tokens: Dissonant Metal [`ETC_427t`]
///
/// State: Derived
//~ derived ETC_427 6b3109b0 369585e9 79daedad.5b74c1da
#[rustfmt::skip]
pub const ETC_427: Power = abilities(&[spell(&[attach("ETC_427e").to(YOUR_HAND.that(MINION).random_of(4))]), whenever(YOU.turn_start()).in_hand().then(&[transform(THIS, card("ETC_427t"))])]);

/// # Harmonic Presence
///
/// `ETC_427e` · Death Knight enchantment
///
/// > +2/+2.
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived ETC_427e 6c27aeba c1643a73 e1e15719.6d6ab056
pub const ETC_427e: Power = enchant(&[plus(2, 2)]);

/// # Dissonant Presence
///
/// `ETC_427e2` · Death Knight enchantment
///
/// > +4/+4.
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived ETC_427e2 bf5b6cab ce6a6697 2c909bf1.529ecbc5
pub const ETC_427e2: Power = enchant(&[plus(4, 4)]);

/// # Dissonant Metal
///
/// `ETC_427t` · Death Knight spell · 3 mana
///
/// > Give 2 random minions in your hand +4/+4. *(Swaps each turn.)*
///
/// - Set: Festival of Legends · common
/// - Mechanics: Cost Blood
///
/// State: Derived
//~ derived ETC_427t f676c432 95a3ceee 5c7d8085.050190e4
#[rustfmt::skip]
pub const ETC_427t: Power = abilities(&[spell(&[give(&[plus(4, 4)]).to(YOUR_HAND.that(MINION).random_of(2))]), whenever(YOU.turn_start()).in_hand().then(&[transform(THIS, card("ETC_427"))])]);

/// # Boneshredder
///
/// `ETC_428` · Death Knight minion · 5 mana · 5/4
///
/// > **Battlecry:** Spend 5 **Corpses** to trigger and gain the **Deathrattle** of a random friendly minion that died this game.
///
/// - Set: Festival of Legends · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Cost Unholy, Corpse Spender
/// - Refers to: Deathrattle, Corpse
/// - Enchantments: Shredding [`ETC_428e`]
///
/// State: Todo
//~ todo ETC_428 8d1c37e5 54cc5fcd 291c37b6.3196b85f
pub const ETC_428: Power = TODO;

/// # Shredding
///
/// `ETC_428e` · Death Knight enchantment
///
/// > Copied **Deathrattle** from {0}.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ todo ETC_428e cc1e3c79 7ab9bf53 e3177622.d40e27b6
pub const ETC_428e: Power = TODO;

/// # Screaming Banshee
///
/// `ETC_522` · Death Knight minion · 5 mana · 3/6
///
/// > **Lifesteal** After your hero gains Health, summon a Soul with that much Attack and Health.
///
/// - Set: Festival of Legends · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Lifesteal, Cost Blood
/// - Tokens: Die-Hard Fan [`ETC_522t`]
///
/// State: Todo
//~ todo ETC_522 dfd0c6af 1564f8f6 3ba13da7.b3a10589
pub const ETC_522: Power = TODO;

/// # Die-Hard Fan
///
/// `ETC_522t` · Death Knight minion · 1 mana · 1/1
///
/// - Set: Festival of Legends
/// - Minion type: Undead
///
/// State: Vanilla
//~ vanilla ETC_522t 249cf7ce 12a6cd6c 397b071a
pub const ETC_522t: Power = VANILLA;

/// # Death Metal Knight
///
/// `ETC_523` · Death Knight minion · 3 mana · 3/4
///
/// > **Taunt** Costs Health instead of Mana if your hero was healed this turn.
///
/// - Set: Festival of Legends · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt
/// - Tags: `COST_BLOOD` = 2
///
/// State: Derived
//~ derived ETC_523 16dbc1ab 4d2d4f80 46655b36.e6f23cf7
#[rustfmt::skip]
pub const ETC_523: Power = aura(THIS).when(has_done(1, &past(Side::Friendly, Deed::HeroHealed, Window::ThisTurn))).in_hand().have(&[plus_tag(GameTag::CARD_ALTERNATE_COST, 1)]);

/// # Cage Head
///
/// `ETC_526` · Death Knight minion · 8 mana · 5/1
///
/// > **Deathrattle:** Summon a 9/9 Blight Boar with **Charge** and **Taunt**.
///
/// - Set: Festival of Legends · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Refers to: Taunt, Charge
/// - Tags: `COST_UNHOLY` = 2
/// - Tokens: Blight Boar [`ETC_526t`]
///
/// State: Derived
//~ derived ETC_526 c8deafc4 c24f508a aa612c68.94b477c0
pub const ETC_526: Power = deathrattle(&[summon(card("ETC_526t"))]);

/// # Blight Boar
///
/// `ETC_526t` · Death Knight minion · 9 mana · 9/9
///
/// > **Charge Taunt**
///
/// - Set: Festival of Legends
/// - Minion type: Undead, Beast
/// - Mechanics: Taunt, Charge
/// - Tags: `2542` = 1
///
/// State: Vanilla
//~ vanilla ETC_526t da964313 b5c4c361 5cee7565.fb934d7d
pub const ETC_526t: Power = VANILLA;

/// # Mosh Pit
///
/// `ETC_533` · Death Knight location · 2 mana · 0 uses
///
/// > Spend 3 **Corpses** to give a friendly minion **Reborn**.
///
/// - Set: Festival of Legends · common · collectible
/// - Mechanics: Corpse Spender
/// - Refers to: Reborn, Corpse
///
/// State: Derived
//~ derived ETC_533 bac9c4ef 40b09b37 281daf4e.52468e2c
pub const ETC_533: Power =
    hero_power(&[pay(Cost::of(Part::Corpses(3)), &[give(&[has(GameTag::REBORN)]).to(A_FRIENDLY_MINION)])]);

/// # Hollow Hound
///
/// `JAM_004` · Multi-class minion · 6 mana · 3/4
///
/// > **Lifesteal**, **Rush** Also damages minions next to whomever this attacks.
///
/// - Set: Festival of Legends · common · collectible
/// - Minion type: Undead, Beast
/// - Classes: Death Knight, Hunter
/// - Mechanics: Lifesteal, Rush
/// - Tags: `2542` = 1
///
/// State: Derived
//~ derived JAM_004 059ff121 a076c71a 9b824c41.1d83823e
pub const JAM_004: Power = also_damages(THAT.neighbours());

/// # Yelling Yodeler
///
/// `JAM_005` · Multi-class minion · 4 mana · 3/4
///
/// > **Battlecry:** Trigger a friendly minion's **Deathrattle** twice.
///
/// - Set: Festival of Legends · rare · collectible
/// - Minion type: Undead
/// - Classes: Death Knight, Hunter
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
/// - Target: "Trigger a friendly minion's Deathrattle twice."
///
/// State: Derived
//~ derived JAM_005 56d8478f 99301b0f fabe2982.9e6e2494
pub const JAM_005: Power =
    battlecry(&[trigger(Word::Deathrattle, A_FRIENDLY_MINION.that(with(GameTag::DEATHRATTLE))).repeated(2)]);

/// # Cold Feet
///
/// `JAM_006` · Multi-class spell · Frost · 2 mana
///
/// > Enemy minions cost (5) more next turn.
///
/// - Set: Festival of Legends · rare · collectible
/// - Classes: Death Knight, Paladin
/// - Enchantments: Cold Feet [`JAM_006e`], Cold Feet [`JAM_006e2`]
///
/// State: Derived
//~ derived JAM_006 05d8e565 17b078b5 30d23d28.6c33d753
pub const JAM_006: Power = spell(&[attach("JAM_006e").to(OPPONENT)]);

/// # Cold Feet
///
/// `JAM_006e` · Neutral enchantment
///
/// > Your minions cost (5) more this turn.
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived JAM_006e 333dd7f1 9220994b 1ebc3ffa.99142793
pub const JAM_006e: Power = enchant(&[]).aura(YOUR_HAND.that(MINION), &[cost_more(5)]).next_turn();

/// # Cold Feet
///
/// `JAM_006e2` · Neutral enchantment
///
/// > Costs (5) more.
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived JAM_006e2 94fa0b5e e7e58a75 e3a823aa.b6548a1d
pub const JAM_006e2: Power = enchant(&[cost_more(5)]);

/// # Cool Ghoul
///
/// `JAM_007` · Multi-class minion · 4 mana · 3/1
///
/// > **Divine Shield Reborn**
///
/// - Set: Festival of Legends · common · collectible
/// - Minion type: Undead
/// - Classes: Death Knight, Paladin
/// - Mechanics: Divine Shield, Reborn
///
/// State: Vanilla
//~ vanilla JAM_007 27231aa7 6bf8b1f6 36098e13.7d1b120d
pub const JAM_007: Power = VANILLA;

/// # Dead Air
///
/// `JAM_008` · Death Knight spell · 2 mana
///
/// > Destroy your Undead. Resummon them.
///
/// - Set: Festival of Legends · rare · collectible
/// - Mechanics: Cost Frost, Cost Unholy
///
/// State: Todo
//~ todo JAM_008 a387dc04 4100a6a7 1ed1c370.0711842a
pub const JAM_008: Power = TODO;
