//! Paladin cards of Madness at the Darkmoon Faire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 5d9b67ac

/// # Carousel Gryphon
///
/// `DMF_064` · Paladin minion · 5 mana · 5/5
///
/// > **Divine Shield Corrupt:** Gain +3/+3 and **Taunt**.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Minion type: Mech, Beast
/// - Mechanics: Divine Shield, Corrupt
/// - Refers to: Taunt
/// - Tags: `2542` = 1
/// - Tokens: Carousel Gryphon [`DMF_064t`]
///
/// State: Vanilla
//~ vanilla DMF_064 d1e6b443 32f126ab 201ebbf1.69fe9854
pub const DMF_064: Power = VANILLA;

/// # Carousel Gryphon
///
/// `DMF_064t` · Paladin minion · 5 mana · 8/8
///
/// > **Corrupted Divine Shield, Taunt**
///
/// - Set: Madness at the Darkmoon Faire · common
/// - Minion type: Mech, Beast
/// - Mechanics: Taunt, Divine Shield, Corrupted Card
/// - Tags: `2542` = 1
///
/// State: Vanilla
//~ vanilla DMF_064t 60acd6d8 8112375f a7b62808.a46ce68a
pub const DMF_064t: Power = VANILLA;

/// # Redscale Dragontamer
///
/// `DMF_194` · Paladin minion · 2 mana · 2/3
///
/// > **Deathrattle:** Draw a Dragon.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived DMF_194 b35c73d0 2a9afa17 d3e423f2.623de416
pub const DMF_194: Power = deathrattle(&[draw_that(1, DRAGON)]);

/// # Snack Run
///
/// `DMF_195` · Paladin spell · 2 mana
///
/// > **Discover** a spell. Restore Health to your hero equal to its Cost.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Refers to: Discover
///
/// State: Derived
//~ derived DMF_195 b74a56d6 74478fe4 df6b3fb8.cbf5ac4b
pub const DMF_195: Power = spell(&[discover(SPELL), heal(1).times(COST.of(IT)).to(YOUR_HERO)]);

/// # Balloon Merchant
///
/// `DMF_235` · Paladin minion · 4 mana · 3/5
///
/// > **Battlecry:** Give your Silver Hand Recruits +1 Attack and **Divine Shield**.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Divine Shield
/// - Enchantments: Floaty [`DMF_235e`]
/// - Tokens: Silver Hand Recruit [`CS2_101t`](crate::legacy::paladin::CS2_101t)
///
/// State: Derived
//~ derived DMF_235 88090584 ccd5430c e698f9d3.9ea55fea
pub const DMF_235: Power =
    battlecry(&[give(&[ATTACK.plus(1), has(GameTag::DIVINE_SHIELD)]).to(FRIENDLY_MINIONS.that(named("CS2_101t")))]);

/// # Floaty
///
/// `DMF_235e` · Paladin enchantment
///
/// > +1 Attack.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Derived
//~ derived DMF_235e adf399cc ecad9be4 becf21a7.c84fda8a
pub const DMF_235e: Power = enchant(&[ATTACK.plus(1)]);

/// # Oh My Yogg!
///
/// `DMF_236` · Paladin spell · Shadow · 1 mana
///
/// > **Secret:** When your opponent casts a spell, they instead cast a random one of the same Cost.
///
/// - Set: Madness at the Darkmoon Faire · epic · collectible
/// - Mechanics: Secret
/// - Enchantments: Oh My Yogg! [`DMF_236t`]
///
/// State: Todo
//~ todo DMF_236 a16d9855 f6541ed2 4c048adb.123c983b
pub const DMF_236: Power = TODO;

/// # Oh My Yogg!
///
/// `DMF_236t` · Paladin enchantment
///
/// - Set: Madness at the Darkmoon Faire · epic
///
/// State: Todo
//~ todo DMF_236t da85fe9a 402f3f75 d0d22ada
pub const DMF_236t: Power = TODO;

/// # Carnival Barker
///
/// `DMF_237` · Paladin minion · 3 mana · 3/2
///
/// > Whenever you summon a 1-Health minion, give it +1/+2.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Enchantments: At the Faire [`DMF_237e`]
///
/// State: Derived
//~ derived DMF_237 1ebdf657 2f09362e 263cd08f.58013443
pub const DMF_237: Power = whenever(YOU.summon(all(&[MINION, HEALTH.is(1)]))).then(&[attach("DMF_237e").to(THAT)]);

/// # At the Faire
///
/// `DMF_237e` · Paladin enchantment
///
/// > +1/+2.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Derived
//~ derived DMF_237e 45e0b2d3 85da98f6 e7e6ad32.6fa82661
pub const DMF_237e: Power = enchant(&[plus(1, 2)]);

/// # Hammer of the Naaru
///
/// `DMF_238` · Paladin weapon · 6 mana · 3/3 durability
///
/// > **Battlecry:** Summon a 6/6 Holy Elemental with **Taunt**.
///
/// - Set: Madness at the Darkmoon Faire · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Tokens: Holy Elemental [`DMF_238t`]
///
/// State: Derived
//~ derived DMF_238 2a253267 45d86a15 7fdf99fc.eee76c50
pub const DMF_238: Power = battlecry(&[summon(card("DMF_238t"))]);

/// # Holy Elemental
///
/// `DMF_238t` · Paladin minion · 6 mana · 6/6
///
/// > **Taunt**
///
/// - Set: Madness at the Darkmoon Faire
/// - Minion type: Elemental
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla DMF_238t 253dca41 06f0793f 6adca38c.4b0c5d24
pub const DMF_238t: Power = VANILLA;

/// # Lothraxion the Redeemed
///
/// `DMF_240` · Paladin minion · 5 mana · 5/5
///
/// > **Battlecry:** For the rest of the game, after you summon a Silver Hand Recruit, give it **Divine Shield**.
///
/// - Set: Madness at the Darkmoon Faire · legendary · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
/// - Refers to: Divine Shield
/// - Enchantments: Lothraxion's Power [`DMF_240e`]
/// - Tokens: Silver Hand Recruit [`CS2_101t`](crate::legacy::paladin::CS2_101t)
///
/// State: Derived
//~ derived DMF_240 0315a2fe b03821f1 1e5b31f2.2a636591
#[rustfmt::skip]
pub const DMF_240: Power = battlecry(&[later(&after(YOU.summon(named("CS2_101t"))).this_game().does(&[give(&[has(GameTag::DIVINE_SHIELD)]).to(THAT)]))]);

/// # Lothraxion's Power
///
/// `DMF_240e` · Neutral enchantment
///
/// > Gives your Silver Hand Recruits **Divine Shield**.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ todo DMF_240e 0f4917ac cb402e68 5ef17841.9ac4a036
pub const DMF_240e: Power = TODO;

/// # High Exarch Yrel
///
/// `DMF_241` · Paladin minion · 8 mana · 7/5
///
/// > **Battlecry:** If your deck has no Neutral cards, gain **Rush**, **Lifesteal**, **Taunt**, and **Divine Shield**.
///
/// - Set: Madness at the Darkmoon Faire · legendary · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Refers to: Taunt, Divine Shield, Lifesteal, Rush
///
/// State: Derived
//~ derived DMF_241 ce8a8ff0 7650a6b8 f34bfc38.1f940dbe
#[rustfmt::skip]
pub const DMF_241: Power = battlecry(&[give(&[has(GameTag::RUSH), has(GameTag::LIFESTEAL), has(GameTag::TAUNT), has(GameTag::DIVINE_SHIELD)])]).when(there_is_no(&YOUR_DECK.that(class(CardClass::Neutral))));

/// # Day at the Faire
///
/// `DMF_244` · Paladin spell · 3 mana
///
/// > Summon 3 Silver Hand Recruits. **Corrupt:** Summon 5.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Mechanics: Corrupt
/// - Tokens: Day at the Faire [`DMF_244t`]
///
/// State: Todo
//~ todo DMF_244 ca5c08e5 3fbe6ab0 1d07b423.734d41cb
pub const DMF_244: Power = TODO;

/// # Day at the Faire
///
/// `DMF_244t` · Paladin spell · 3 mana
///
/// > **Corrupted** Summon 5 Silver Hand Recruits.
///
/// - Set: Madness at the Darkmoon Faire · common
/// - Mechanics: Corrupted Card
///
/// State: Derived
//~ derived DMF_244t 6aefb370 1eb49a53 73d5d1e2.3863e165
pub const DMF_244t: Power = spell(&[summon(card("CS2_101t")).copies(5)]);

/// # Barricade
///
/// `YOP_005` · Multi-class spell · 4 mana
///
/// > Summon a 2/4 Guard with **Taunt**. If it's your only minion, summon another.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Classes: Paladin, Warrior
/// - Refers to: Taunt
/// - Tokens: Race Guard [`YOP_005t`]
///
/// State: Derived
//~ derived YOP_005 26d531b6 71c7cb68 e2173598.bd6c9470
pub const YOP_005: Power =
    spell(&[summon(card("YOP_005t")), summon(card("YOP_005t")).when(there_are_at_most(1, &FRIENDLY_MINIONS))]);

/// # Race Guard
///
/// `YOP_005t` · Multi-class minion · 3 mana · 2/4
///
/// > **Taunt**
///
/// - Set: Madness at the Darkmoon Faire
/// - Classes: Paladin, Warrior
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla YOP_005t ab84ef8b e3ada985 25fdef91.4b0c5d24
pub const YOP_005t: Power = VANILLA;

/// # Rally!
///
/// `YOP_009` · Multi-class spell · Holy · 4 mana
///
/// > Resurrect a friendly 1-Cost, 2-Cost, and 3-Cost minion.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Classes: Paladin, Priest
///
/// State: Derived
//~ derived YOP_009 945c5355 3b1b3a8c 7115b109.c3120fa8
#[rustfmt::skip]
pub const YOP_009: Power = spell(&[summon(from_past(YOUR_MINIONS_THAT_DIED.that(COST.is(1)))), summon(from_past(YOUR_MINIONS_THAT_DIED.that(COST.is(2)))), summon(from_past(YOUR_MINIONS_THAT_DIED.that(COST.is(3))))]);

/// # Imprisoned Celestial
///
/// `YOP_010` · Paladin minion · 3 mana · 4/5
///
/// > **Dormant** for 2 turns. **Spellburst**: Give your minions **Divine Shield**.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Spellburst
/// - Refers to: Divine Shield, Dormant
/// - Tags: `1652` = 1
///
/// State: Derived
//~ derived YOP_010 4fae36fa bcc00139 42583089.86c1915f
pub const YOP_010: Power =
    abilities(&[dormant_for(2), on(Word::Spellburst, &[give(&[has(GameTag::DIVINE_SHIELD)]).to(FRIENDLY_MINIONS)])]);

/// # Libram of Judgment
///
/// `YOP_011` · Paladin weapon · 7 mana · 5/3 durability
///
/// > **Corrupt:** Gain **Lifesteal**.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Mechanics: Corrupt, Libram
/// - Refers to: Lifesteal
/// - Tokens: Libram of Judgment [`YOP_011t`]
///
/// State: Vanilla
//~ vanilla YOP_011 ba1faea4 f23c54d1 3626a62a.f307bb19
pub const YOP_011: Power = VANILLA;

/// # Libram of Judgment
///
/// `YOP_011t` · Paladin weapon · 7 mana · 5/3 durability
///
/// > **Corrupted Lifesteal**
///
/// - Set: Madness at the Darkmoon Faire · common
/// - Mechanics: Lifesteal, Libram, Corrupted Card
///
/// State: Vanilla
//~ vanilla YOP_011t d820faef 3af49be7 3d0b334c.cda49622
pub const YOP_011t: Power = VANILLA;
