//! Paladin cards of Madness at the Darkmoon Faire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 34e7432b

/// # Carousel Gryphon
/// Minion · Mech · Beast · 5 mana · 5/5
/// > **Divine Shield Corrupt:** Gain +3/+3 and **Taunt**.
/// - Makes: Carousel Gryphon [`DMF_064t`] (8/8, "Corrupted Divine Shield, Taunt")
//~ vanilla DMF_064 32f126ab 02a45920.69fe9854 d21ee3ff.ac468c36
pub const DMF_064: Power = VANILLA;

/// # Carousel Gryphon
/// Minion · Mech · Beast · 5 mana · 8/8
/// > **Corrupted Divine Shield, Taunt**
//~ vanilla DMF_064t 8112375f 851f4199.a46ce68a d21ee3ff
pub const DMF_064t: Power = VANILLA;

/// # Redscale Dragontamer
/// Minion · Murloc · 2 mana · 2/3
/// > **Deathrattle:** Draw a Dragon.
//~ derived DMF_194 2a9afa17 332b54bf.623de416 597f6a18
pub const DMF_194: Power = deathrattle(&[draw_that(1, DRAGON)]);

/// # Snack Run
/// Spell · 2 mana
/// > **Discover** a spell. Restore Health to your hero equal to its Cost.
//~ derived DMF_195 74478fe4 7846e7ae.cbf5ac4b 52ed3c38
pub const DMF_195: Power = spell(&[discover(SPELL), heal(1).times(COST.of(IT)).to(YOUR_HERO)]);

/// # Balloon Merchant
/// Minion · 4 mana · 3/5
/// > **Battlecry:** Give your Silver Hand Recruits +1 Attack and **Divine Shield**.
/// - Makes: [`CS2_101t`](crate::legacy::paladin::CS2_101t); Floaty [`DMF_235e`] ("\+1 Attack.")
//~ derived DMF_235 ccd5430c e3908842.9ea55fea 67df0279.9f4d52ad
pub const DMF_235: Power =
    battlecry(&[give(&[ATTACK.plus(1), has(GameTag::DIVINE_SHIELD)]).to(FRIENDLY_MINIONS.that(named("CS2_101t")))]);

/// # Floaty
/// Enchantment
/// > \+1 Attack.
//~ derived DMF_235e ecad9be4 d522ad72.379bca7a 1dbb6e9a
pub const DMF_235e: Power = enchant(&[ATTACK.plus(1)]);

/// # Oh My Yogg!
/// Spell · Shadow · 1 mana
/// > **Secret:** When your opponent casts a spell, they instead cast a random one of the same Cost.
/// - Makes: Oh My Yogg! [`DMF_236t`]
//~ done DMF_236 - ca4a4f53.123c983b bbcf7655.edb5e91d
pub const DMF_236: Power =
    whenever(OPPONENT.cast(SPELL)).then(&[counter(THAT), cast(random_costing(SPELL, COST.of(THAT))).for_(OPPONENT)]);

/// # Oh My Yogg!
/// Enchantment
//~ todo DMF_236t 402f3f75 d522ad72 bbcf7655
pub const DMF_236t: Power = TODO;

/// # Carnival Barker
/// Minion · 3 mana · 3/2
/// > Whenever you summon a 1-Health minion, give it +1/+2.
/// - Makes: At the Faire [`DMF_237e`] ("\+1/+2.")
//~ done DMF_237 - 05811c42.58013443 20911f1d.1f7e3b5a
pub const DMF_237: Power =
    whenever(YOU.summon(all(&[MINION, HEALTH.is(1), UNDAMAGED]))).then(&[attach("DMF_237e").to(THAT)]);

/// # At the Faire
/// Enchantment
/// > \+1/+2.
//~ derived DMF_237e 85da98f6 d522ad72.b69419df 898f25d5
pub const DMF_237e: Power = enchant(&[plus(1, 2)]);

/// # Hammer of the Naaru
/// Weapon · 6 mana · 3/3 durability
/// > **Battlecry:** Summon a 6/6 Holy Elemental with **Taunt**.
/// - Makes: Holy Elemental [`DMF_238t`] (6/6, "Taunt")
//~ derived DMF_238 45d86a15 fc888d77.eee76c50 d046f7df.0696c670
pub const DMF_238: Power = battlecry(&[summon(card("DMF_238t"))]);

/// # Holy Elemental
/// Minion · Elemental · 6 mana · 6/6
/// > **Taunt**
//~ vanilla DMF_238t 06f0793f 546199ad.4b0c5d24 fc1fccc6
pub const DMF_238t: Power = VANILLA;

/// # Lothraxion the Redeemed
/// Minion · Demon · 5 mana · 5/5
/// > **Battlecry:** For the rest of the game, after you summon a Silver Hand Recruit, give it **Divine Shield**.
/// - Makes: [`CS2_101t`](crate::legacy::paladin::CS2_101t); Lothraxion's Power [`DMF_240e`] ("Gives your Silver Hand Recruits Divine Shield.")
//~ derived DMF_240 b03821f1 d4e7e34d.2a636591 50400869.9efea201
#[rustfmt::skip]
pub const DMF_240: Power = battlecry(&[later(&after(YOU.summon(named("CS2_101t"))).this_game().does(&[give(&[has(GameTag::DIVINE_SHIELD)]).to(THAT)]))]);

/// # Lothraxion's Power
/// Enchantment
/// > Gives your Silver Hand Recruits **Divine Shield**.
//~ todo DMF_240e cb402e68 d522ad72.9ac4a036 37bf1724
pub const DMF_240e: Power = TODO;

/// # High Exarch Yrel
/// Minion · Draenei · 8 mana · 7/5
/// > **Battlecry:** If your deck has no Neutral cards, gain **Rush**, **Lifesteal**, **Taunt**, and **Divine Shield**.
//~ derived DMF_241 7650a6b8 267db6fe.1f940dbe d6c82e73
#[rustfmt::skip]
pub const DMF_241: Power = battlecry(&[give(&[has(GameTag::RUSH), has(GameTag::LIFESTEAL), has(GameTag::TAUNT), has(GameTag::DIVINE_SHIELD)])]).when(there_is_no(&YOUR_DECK.that(class(CardClass::Neutral))));

/// # Day at the Faire
/// Spell · 3 mana
/// > Summon 3 Silver Hand Recruits. **Corrupt:** Summon 5.
/// - Makes: Day at the Faire [`DMF_244t`] ("Corrupted Summon 5 Silver Hand Recruits.")
//~ done DMF_244 - 82ede6d1.734d41cb 99366473.8584fd89
pub const DMF_244: Power =
    abilities(&[spell(&[summon(card("CS2_101t")).copies(3)]), form(Form::Corrupted, "DMF_244t")]);

/// # Day at the Faire
/// Spell · 3 mana
/// > **Corrupted** Summon 5 Silver Hand Recruits.
//~ derived DMF_244t 1eb49a53 82ede6d1.3863e165 99366473
pub const DMF_244t: Power = spell(&[summon(card("CS2_101t")).copies(5)]);

/// # Barricade
/// Spell · 4 mana
/// > Summon a 2/4 Guard with **Taunt**. If it's your only minion, summon another.
/// - Classes: Paladin, Warrior
/// - Makes: Race Guard [`YOP_005t`] (2/4, "Taunt")
//~ done YOP_005 - 38d1d3b0.bd6c9470 497a9bdb.b1248a46.b9c0092f
pub const YOP_005: Power =
    spell(&[summon(card("YOP_005t")), summon(card("YOP_005t")).when(there_are_at_most(1, &FRIENDLY_MINIONS))]);

/// # Race Guard
/// Minion · 3 mana · 2/4
/// > **Taunt**
/// - Classes: Paladin, Warrior
//~ vanilla YOP_005t e3ada985 def81b81.4b0c5d24 bbb7352a.b1248a46
pub const YOP_005t: Power = VANILLA;

/// # Rally!
/// Spell · Holy · 4 mana
/// > Resurrect a friendly 1-Cost, 2-Cost, and 3-Cost minion.
/// - Classes: Paladin, Priest
//~ done YOP_009 - f22de4ff.c3120fa8 51cdc993.775062dd
#[rustfmt::skip]
pub const YOP_009: Power = spell(&[summon(random_from_past(FRIENDLY_MINIONS.that(COST.is(1)).die().this_game())), summon(random_from_past(FRIENDLY_MINIONS.that(COST.is(2)).die().this_game())), summon(random_from_past(FRIENDLY_MINIONS.that(COST.is(3)).die().this_game()))]);

/// # Imprisoned Celestial
/// Minion · Beast · 3 mana · 4/5
/// > **Dormant** for 2 turns. **Spellburst**: Give your minions **Divine Shield**.
//~ derived YOP_010 bcc00139 89ec30f2.86c1915f d800b3b3
pub const YOP_010: Power =
    abilities(&[dormant_for(2), on(Word::Spellburst, &[give(&[has(GameTag::DIVINE_SHIELD)]).to(FRIENDLY_MINIONS)])]);

/// # Libram of Judgment
/// Weapon · 7 mana · 5/3 durability
/// > **Corrupt:** Gain **Lifesteal**.
/// - Makes: Libram of Judgment [`YOP_011t`] (5/3 durability, "Corrupted Lifesteal")
//~ vanilla YOP_011 f23c54d1 057aeae9.f307bb19 99453ab7.09c1f53d
pub const YOP_011: Power = VANILLA;

/// # Libram of Judgment
/// Weapon · 7 mana · 5/3 durability
/// > **Corrupted Lifesteal**
//~ vanilla YOP_011t 3af49be7 057aeae9.cda49622 99453ab7
pub const YOP_011t: Power = VANILLA;
