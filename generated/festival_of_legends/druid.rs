//! Druid cards of Festival of Legends.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file f9657787

/// # Drum Circle
///
/// `ETC_373` · Druid spell · Nature · 7 mana
///
/// > **Choose One -** Summon five 2/2 Treants; or Give your minions +2/+4 and **Taunt**.
///
/// - Set: Festival of Legends · rare · collectible
/// - Mechanics: Choose One
/// - Refers to: Taunt
/// - Tokens: Flower Power [`ETC_373a`], Good Vibrations [`ETC_373b`], Treant [`ETC_373t`]
///
/// State: Todo
//~ todo ETC_373 8d9ab494 981fa8c7 49d14bc9.b55ed6b7
pub const ETC_373: Power = TODO;

/// # Flower Power
///
/// `ETC_373a` · Druid spell · Nature · 7 mana
///
/// > Summon five 2/2 Treants.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ todo ETC_373a e64a1af6 231f2a7c efb4e5bb.6406b344
pub const ETC_373a: Power = TODO;

/// # Good Vibrations
///
/// `ETC_373b` · Druid spell · Nature · 7 mana
///
/// > Give your minions +2/+4 and **Taunt**.
///
/// - Set: Festival of Legends
/// - Refers to: Taunt
/// - Enchantments: Root Note [`ETC_373be`]
///
/// State: Derived
//~ derived ETC_373b d2eeac89 e28a68e6 c33d548a.a3fa6816
pub const ETC_373b: Power = spell(&[give(&[plus(2, 4), has(GameTag::TAUNT)]).to(FRIENDLY_MINIONS)]);

/// # Root Note
///
/// `ETC_373be` · Druid enchantment
///
/// > +2/+4.
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived ETC_373be f2ecd3dd f0792f58 91f7d565.6a444564
pub const ETC_373be: Power = enchant(&[plus(2, 4)]);

/// # Treant
///
/// `ETC_373t` · Druid minion · 1 mana · 2/2
///
/// - Set: Festival of Legends
/// - Tags: `2831` = 1
///
/// State: Vanilla
//~ vanilla ETC_373t f91bcb8a ba3d25b2 ee659db8
pub const ETC_373t: Power = VANILLA;

/// # Peaceful Piper
///
/// `ETC_375` · Druid minion · 1 mana · 1/1
///
/// > **Choose One -** Draw a Beast; or **Discover** one.
///
/// - Set: Festival of Legends · common · collectible
/// - Mechanics: Choose One
/// - Refers to: Discover
/// - Tokens: Friendly Face [`ETC_375a`], Happy Hippie [`ETC_375b`]
///
/// State: Todo
//~ todo ETC_375 a7593c74 1d973894 f9fdccba.193b2733
pub const ETC_375: Power = TODO;

/// # Friendly Face
///
/// `ETC_375a` · Druid spell · 1 mana
///
/// > Draw a Beast.
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived ETC_375a bb560053 d070934f b572b901.6deaf8a8
pub const ETC_375a: Power = spell(&[draw_that(1, BEAST)]);

/// # Happy Hippie
///
/// `ETC_375b` · Druid spell · 1 mana
///
/// > **Discover** a Beast.
///
/// - Set: Festival of Legends
/// - Mechanics: Discover
///
/// State: Derived
//~ derived ETC_375b 32d5b0e6 02a11706 f95b43d1.3a439a18
pub const ETC_375b: Power = spell(&[discover(BEAST)]);

/// # Summer Flowerchild
///
/// `ETC_376` · Druid minion · 5 mana · 4/5
///
/// > **Battlecry:** Draw two cards that cost (6) or more. **Finale:** They cost (1) less.
///
/// - Set: Festival of Legends · rare · collectible
/// - Mechanics: Battlecry, Finale
/// - Enchantments: Sunny [`ETC_376e`]
///
/// State: Derived
//~ derived ETC_376 c5e01c49 de2ea57a d3cf9222.99c333e6
pub const ETC_376: Power = battlecry(&[draw_that(2, COST.at_least(6)), attach("ETC_376e").to(IT).when(FINALE)]);

/// # Sunny
///
/// `ETC_376e` · Druid enchantment
///
/// > Costs (1) less.
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived ETC_376e 3bdf34a1 05e54773 4e910cbe.f705eb41
pub const ETC_376e: Power = enchant(&[cost_less(1)]);

/// # Harmonic Mood
///
/// `ETC_379` · Druid spell · 2 mana
///
/// > Give your hero +2 Attack this turn. Gain 4 Armor. *(Swaps each turn.)*
///
/// - Set: Festival of Legends · common · collectible
/// - Enchantments: Harmonic Drums [`ETC_379e`], Dissonant Drums [`ETC_379e2`]
/// - Tokens: Dissonant Mood [`ETC_379t`]
///
/// State: Derived
//~ derived ETC_379 333e3345 9934bb99 fb047f2c.1b763174
#[rustfmt::skip]
pub const ETC_379: Power = abilities(&[spell(&[attach("ETC_379e").to(YOUR_HERO), armor(4)]), whenever(YOU.turn_start()).in_hand().then(&[transform(THIS, card("ETC_379t"))])]);

/// # Harmonic Drums
///
/// `ETC_379e` · Druid enchantment
///
/// > +2 Attack this turn.
///
/// - Set: Festival of Legends
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived ETC_379e aab09f5d 59227b3a a548b8c8.09ced50d
pub const ETC_379e: Power = enchant(&[ATTACK.plus(2)]).this_turn();

/// # Dissonant Drums
///
/// `ETC_379e2` · Druid enchantment
///
/// > +4 Attack this turn.
///
/// - Set: Festival of Legends
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived ETC_379e2 87e887bf 9aa7956a b1e417ea.a9003f71
pub const ETC_379e2: Power = enchant(&[ATTACK.plus(4)]).this_turn();

/// # Dissonant Mood
///
/// `ETC_379t` · Druid spell · 2 mana
///
/// > Give your hero +4 Attack this turn. Gain 2 Armor. *(Swaps each turn.)*
///
/// - Set: Festival of Legends · common
///
/// State: Derived
//~ derived ETC_379t bcc76886 b907404b 75ca17e5.54972c9a
#[rustfmt::skip]
pub const ETC_379t: Power = abilities(&[spell(&[lend(&[ATTACK.plus(4)], Lasts::ThisTurn).to(YOUR_HERO), armor(2)]), whenever(YOU.turn_start()).in_hand().then(&[transform(THIS, card("ETC_379"))])]);

/// # Free Spirit
///
/// `ETC_382` · Druid minion · 1 mana · 1/2
///
/// > **Battlecry and Deathrattle:** Your Hero Power gains 1 more Armor this game.
///
/// - Set: Festival of Legends · epic · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Deathrattle, Battlecry
/// - Tags: `2534` = 1
///
/// State: Todo
//~ todo ETC_382 689edbc1 3951c51a d6603f67.cc008270
pub const ETC_382: Power = TODO;

/// # Spread the Word
///
/// `ETC_384` · Druid spell · 4 mana
///
/// > Draw 2 cards. Costs (1) less for each Attack your hero has.
///
/// - Set: Festival of Legends · common · collectible
///
/// State: Derived
//~ derived ETC_384 a006eea5 e6c69932 058114c5.aa9bb23a
pub const ETC_384: Power = abilities(&[spell(&[draw(2)]), costs(&[cost_less(1).times(ATTACK.of(YOUR_HERO))])]);

/// # Groovy Cat
///
/// `ETC_385` · Druid minion · 2 mana · 2/1
///
/// > **Battlecry and Deathrattle:** Your Hero Power gives your hero 1 more Attack this game.
///
/// - Set: Festival of Legends · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle, Battlecry
/// - Tags: `1584` = 1
///
/// State: Todo
//~ todo ETC_385 ec8d63f0 121e2baa 91e8b7d1.6e90963b
pub const ETC_385: Power = TODO;

/// # Zok Fogsnout
///
/// `ETC_386` · Druid minion · 6 mana · 6/6
///
/// > **Battlecry:** Summon two {0}/{1} Quilboar with **Taunt**. *(Improved by your hero Attack & Armor gained this turn!)*
///
/// - Set: Festival of Legends · legendary · collectible
/// - Minion type: Quilboar
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `TAG_SCRIPT_DATA_NUM_2` = 1
/// - Tokens: Fogsnout Fan [`ETC_386t`]
///
/// State: Todo
//~ todo ETC_386 52b5eecf 537bf244 cd4d7b16.e2f916cb
pub const ETC_386: Power = TODO;

/// # Fogsnout Fan
///
/// `ETC_386t` · Druid minion · 1 mana · 1/1
///
/// > **Taunt**
///
/// - Set: Festival of Legends
/// - Minion type: Quilboar
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla ETC_386t 76e96405 ee218038 7add0cfb.4b0c5d24
pub const ETC_386t: Power = VANILLA;

/// # Rhythm and Roots
///
/// `ETC_387` · Druid spell · Nature · 4 mana
///
/// > **Choose One (Secretly) -** Summon three 5/5 Ancients in 2 turns; or 8/8 Giants in 4 turns.
///
/// - Set: Festival of Legends · legendary · collectible
/// - Mechanics: Choose One
/// - Tags: `818` = 1
/// - Tokens: Ancient's Melody [`ETC_387b`], Ancient [`ETC_387bt`], Giant's Dance [`ETC_387c`], Giant [`ETC_387ct`], Rhythm and Roots [`ETC_387t`]
///
/// State: Todo
//~ todo ETC_387 987a2b1f 1103d446 67ea765e.2a6a3cf4
pub const ETC_387: Power = TODO;

/// # Ancient's Melody
///
/// `ETC_387b` · Druid spell · Nature · 4 mana
///
/// > In 2 turns, summon three 5/5 Ancients **(Secretly)**.
///
/// - Set: Festival of Legends
/// - Tokens: Ancient [`ETC_387bt`]
///
/// State: Todo
//~ todo ETC_387b 802f0296 78d70064 eeb5f301.1fe36ce2
pub const ETC_387b: Power = TODO;

/// # Ancient
///
/// `ETC_387bt` · Druid minion · 5 mana · 5/5
///
/// - Set: Festival of Legends
/// - Tags: `2871` = 1
///
/// State: Vanilla
//~ vanilla ETC_387bt 3a691dad 252a6793 b61a8feb
pub const ETC_387bt: Power = VANILLA;

/// # Giant's Dance
///
/// `ETC_387c` · Druid spell · Nature · 4 mana
///
/// > In 4 turns, summon three 8/8 Giants **(Secretly)**.
///
/// - Set: Festival of Legends
/// - Tokens: Giant [`ETC_387ct`]
///
/// State: Todo
//~ todo ETC_387c 9520a8e8 fd4e0dfc 6b8b639d.29e889b6
pub const ETC_387c: Power = TODO;

/// # Giant
///
/// `ETC_387ct` · Druid minion · 8 mana · 8/8
///
/// - Set: Festival of Legends
///
/// State: Vanilla
//~ vanilla ETC_387ct 7d84667f d3000b95 919ba915
pub const ETC_387ct: Power = VANILLA;

/// # Rhythm and Roots
///
/// `ETC_387t` · Druid spell · Nature · 4 mana
///
/// > **Choose One (Secretly) -** Summon three 5/5 Ancients in 2 turns; or 8/8 Giants in 4 turns.@In 2 turns, summon three 5/5 Ancients **(Secretly)**.@In 4 turns, summon three 8/8 Giants **(Secretly)**.
///
/// - Set: Festival of Legends · legendary
/// - Mechanics: Objective
/// - Refers to: Choose One
/// - Tokens: Ancient [`ETC_387bt`], Giant [`ETC_387ct`]
///
/// State: Todo
//~ todo ETC_387t 901ee4a3 e01f7b1d 3a0fad63.cc6cc044
pub const ETC_387t: Power = TODO;

/// # Timber Tambourine
///
/// `ETC_388` · Druid weapon · 4 mana · 2/3 durability
///
/// > **Deathrattle:** Summon @ 5/5 \|4(Ancient, Ancients). *(Play cards that cost (5) or more while equipped to improve!)*
///
/// - Set: Festival of Legends · epic · collectible
/// - Mechanics: Deathrattle
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
/// - Tokens: Ancient [`ETC_387bt`]
///
/// State: Derived
//~ derived ETC_388 6c41624f d47efcfc 494f0893.fec1658e
#[rustfmt::skip]
pub const ETC_388: Power = abilities(&[deathrattle(&[summon(card("ETC_387bt")).times(ITS_NUMBER)]), after(YOU.play(COST.at_least(5))).then(&[improve(1)])]);

/// # Funnel Cake
///
/// `JAM_025` · Multi-class spell · 2 mana
///
/// > Restore #3 Health to a minion and its neighbors. For each one **Overhealed**, refresh a Mana Crystal.
///
/// - Set: Festival of Legends · rare · collectible
/// - Classes: Druid, Priest
/// - Refers to: Overheal
///
/// State: Todo
//~ todo JAM_025 4b90d139 b3a71913 805eddc2.1d7407a2
pub const JAM_025: Power = TODO;

/// # Popular Pixie
///
/// `JAM_026` · Druid minion · 2 mana · 2/3
///
/// > **Choose One -** Refresh your Hero Power; or Your next one costs (0).
///
/// - Set: Festival of Legends · common · collectible
/// - Mechanics: Choose One
/// - Enchantments: Glade's Guidance [`JAM_026e`]
/// - Tokens: Soothing Melody [`JAM_026a`], Inspirational Lyrics [`JAM_026b`]
///
/// State: Todo
//~ todo JAM_026 f4e3ae01 c4170b70 6b17cef9.e135ce9a
pub const JAM_026: Power = TODO;

/// # Soothing Melody
///
/// `JAM_026a` · Druid spell · 2 mana
///
/// > Refresh your Hero Power.
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived JAM_026a 7d950e62 eef31917 fca24cd0.8a19b056
pub const JAM_026a: Power = spell(&[ready(YOUR_HERO_POWER)]);

/// # Inspirational Lyrics
///
/// `JAM_026b` · Druid spell · 2 mana
///
/// > Your next Hero Power costs (0).
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived JAM_026b 9941e786 4a6d247b 0aa1752a.68335e12
pub const JAM_026b: Power = spell(&[attach("JAM_026e").to(YOU)]);

/// # Glade's Guidance
///
/// `JAM_026e` · Neutral enchantment
///
/// > Your next Hero Power costs (0).
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived JAM_026e 62168c02 8e256e73 8fe11361.68335e12
pub const JAM_026e: Power = enchant(&[]).aura(YOUR_HERO_POWER, &[cost(0)]).until(YOU.use_hero_power(CARD));

/// # Fanboy
///
/// `JAM_027` · Multi-class minion · 2 mana · 2/2
///
/// > **Choose One -** Give a friendly minion +2 Attack and **Rush**; or +2 Health and **Lifesteal**.
///
/// - Set: Festival of Legends · common · collectible
/// - Classes: Druid, Priest
/// - Mechanics: Choose One
/// - Refers to: Lifesteal, Rush
/// - Tokens: Zok Rocks! [`JAM_027a`], Poison Bloom! [`JAM_027b`]
///
/// State: Derived
//~ derived JAM_027 0fb5a5aa e8d8d1a4 78c457f5.419bcde6
pub const JAM_027: Power = choose_one(&["JAM_027a", "JAM_027b"]);

/// # Zok Rocks!
///
/// `JAM_027a` · Multi-class spell · 2 mana
///
/// > Give a friendly minion +2 Attack and **Rush**.
///
/// - Set: Festival of Legends
/// - Classes: Druid, Priest
/// - Refers to: Rush
/// - Enchantments: Zok's Biggest Fan [`JAM_027ae`]
///
/// State: Derived
//~ derived JAM_027a cbbc9da2 aba8c939 34a9b3e8.dd80b164
pub const JAM_027a: Power = spell(&[attach("JAM_027ae").to(A_FRIENDLY_MINION)]);

/// # Zok's Biggest Fan
///
/// `JAM_027ae` · Neutral enchantment
///
/// > +2 Attack and **Rush**.
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived JAM_027ae 9500c0c1 e272cd14 dec6c774.6c0f0ce8
pub const JAM_027ae: Power = enchant(&[ATTACK.plus(2), has(GameTag::RUSH)]);

/// # Poison Bloom!
///
/// `JAM_027b` · Multi-class spell · 2 mana
///
/// > Give a friendly minion +2 Health and **Lifesteal**.
///
/// - Set: Festival of Legends
/// - Classes: Druid, Priest
/// - Refers to: Lifesteal
/// - Enchantments: Hedanis's Biggest Fan [`JAM_027be`]
///
/// State: Derived
//~ derived JAM_027b 0e755787 c7bc5206 ce5a9b4f.701527b9
pub const JAM_027b: Power = spell(&[attach("JAM_027be").to(A_FRIENDLY_MINION)]);

/// # Hedanis's Biggest Fan
///
/// `JAM_027be` · Neutral enchantment
///
/// > +2 Health and **Lifesteal**.
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived JAM_027be 6cc89ed9 1c7b930a 5d06f874.014a716c
pub const JAM_027be: Power = enchant(&[HEALTH.plus(2), has(GameTag::LIFESTEAL)]);

/// # Blood Treant
///
/// `JAM_028` · Multi-class minion · 5 mana · 2/2
///
/// > Costs Health instead of Mana.
///
/// - Set: Festival of Legends · common · collectible
/// - Classes: Druid, Warlock
/// - Tags: `2831` = 1
///
/// State: Todo
//~ todo JAM_028 eec5757b 76e7035a 0ae8345c.ad481fb2
pub const JAM_028: Power = TODO;

/// # Doomkin
///
/// `JAM_029` · Multi-class minion · 6 mana · 3/4
///
/// > **Battlecry:** Take one of your opponent's empty Mana Crystals.
///
/// - Set: Festival of Legends · rare · collectible
/// - Classes: Druid, Warlock
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo JAM_029 83e22d36 0e5ad610 9002208a.08e0e386
pub const JAM_029: Power = TODO;
