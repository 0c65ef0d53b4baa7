//! Druid cards of Festival of Legends.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file e1310280

/// # Drum Circle
/// Spell · Nature · 7 mana
/// > **Choose One -** Summon five 2/2 Treants; or Give your minions +2/+4 and **Taunt**.
/// - Makes: Flower Power [`ETC_373a`] ("Summon five 2/2 Treants."); Good Vibrations [`ETC_373b`] ("Give your minions +2/+4 and Taunt."); Treant [`ETC_373t`] (2/2)
//~ done ETC_373 - c88acb42.b55ed6b7 9ebe08e2.4ff6e1a2
pub const ETC_373: Power = choose_one(&["ETC_373a", "ETC_373b"]);

/// # Flower Power
/// Spell · Nature · 7 mana
/// > Summon five 2/2 Treants.
//~ done ETC_373a - c88acb42.6406b344 588ecde6
pub const ETC_373a: Power = spell(&[summon(card("ETC_373t")).copies(5)]);

/// # Good Vibrations
/// Spell · Nature · 7 mana
/// > Give your minions +2/+4 and **Taunt**.
/// - Makes: Root Note [`ETC_373be`] ("\+2/+4.")
//~ derived ETC_373b e28a68e6 c88acb42.a3fa6816 488cfdc5.36b53702
pub const ETC_373b: Power = spell(&[give(&[plus(2, 4), has(GameTag::TAUNT)]).to(FRIENDLY_MINIONS)]);

/// # Root Note
/// Enchantment
/// > \+2/+4.
//~ derived ETC_373be f0792f58 d522ad72.479aa04c 566e6df1
pub const ETC_373be: Power = enchant(&[plus(2, 4)]);

/// # Treant
/// Minion · 1 mana · 2/2
//~ vanilla ETC_373t ba3d25b2 57e94b0b f03d3e63
pub const ETC_373t: Power = VANILLA;

/// # Peaceful Piper
/// Minion · 1 mana · 1/1
/// > **Choose One -** Draw a Beast; or **Discover** one.
/// - Makes: Friendly Face [`ETC_375a`] ("Draw a Beast."); Happy Hippie [`ETC_375b`] ("Discover a Beast.")
//~ done ETC_375 - cbd7c476.193b2733 69aad718.11c2f378
pub const ETC_375: Power = choose_one(&["ETC_375a", "ETC_375b"]);

/// # Friendly Face
/// Spell · 1 mana
/// > Draw a Beast.
//~ derived ETC_375a d070934f 2f198b86.6deaf8a8 3d23f6b5
pub const ETC_375a: Power = spell(&[draw_that(1, BEAST)]);

/// # Happy Hippie
/// Spell · 1 mana
/// > **Discover** a Beast.
//~ derived ETC_375b 02a11706 2f198b86.3a439a18 3eaff4ea
pub const ETC_375b: Power = spell(&[discover(BEAST)]);

/// # Summer Flowerchild
/// Minion · 5 mana · 4/5
/// > **Battlecry:** Draw two cards that cost (6) or more. **Finale:** They cost (1) less.
/// - Makes: Sunny [`ETC_376e`] ("Costs (1) less.")
//~ derived ETC_376 de2ea57a a0c2f312.99c333e6 be447fad.658e8d61
pub const ETC_376: Power = battlecry(&[draw_that(2, COST.at_least(6)), attach("ETC_376e").to(IT).when(FINALE)]);

/// # Sunny
/// Enchantment
/// > Costs (1) less.
//~ derived ETC_376e 05e54773 d522ad72.f705eb41 e86e3fd8
pub const ETC_376e: Power = enchant(&[cost_less(1)]);

/// # Harmonic Mood
/// Spell · 2 mana
/// > Give your hero +2 Attack this turn. Gain 4 Armor. *(Swaps each turn.)*
/// - Makes: Dissonant Mood [`ETC_379t`] ("Give your hero +4 Attack this turn. Gain 2 Armor.…"); Harmonic Drums [`ETC_379e`] ("\+2 Attack this turn."); Dissonant Drums [`ETC_379e2`] ("\+4 Attack this turn.")
//~ derived ETC_379 e7e44e88 7846e7ae.1b763174 6d6b6dd7.967bec6e
#[rustfmt::skip]
pub const ETC_379: Power = abilities(&[spell(&[attach("ETC_379e").to(YOUR_HERO), armor(4)]), whenever(YOU.turn_end()).in_hand().then(&[transform(THIS, card("ETC_379t"))])]);

/// # Harmonic Drums
/// Enchantment
/// > \+2 Attack this turn.
//~ derived ETC_379e 59227b3a d522ad72.717133fd 7d1b6073
pub const ETC_379e: Power = enchant(&[ATTACK.plus(2)]).this_turn();

/// # Dissonant Drums
/// Enchantment
/// > \+4 Attack this turn.
//~ derived ETC_379e2 9aa7956a d522ad72.f2c23ec6 4e0572cd
pub const ETC_379e2: Power = enchant(&[ATTACK.plus(4)]).this_turn();

/// # Dissonant Mood
/// Spell · 2 mana
/// > Give your hero +4 Attack this turn. Gain 2 Armor. *(Swaps each turn.)*
//~ derived ETC_379t 8428e6f5 7846e7ae.54972c9a b1cd07de
#[rustfmt::skip]
pub const ETC_379t: Power = abilities(&[spell(&[lend(&[ATTACK.plus(4)], Lasts::ThisTurn).to(YOUR_HERO), armor(2)]), whenever(YOU.turn_end()).in_hand().then(&[transform(THIS, card("ETC_379"))])]);

/// # Free Spirit
/// Minion · Undead · Beast · 1 mana · 1/2
/// > **Battlecry and Deathrattle:** Your Hero Power gains 1 more Armor this game.
//~ done ETC_382 - ba856bf7.cc008270 1c0929a5
pub const ETC_382: Power = abilities(&[battlecry(&[MORE_ARMOR]), deathrattle(&[MORE_ARMOR])]);

const MORE_ARMOR: Effect = give(&[plus_tag(HERO_POWER_ARMOR, 1)]).to(YOU);

/// # Spread the Word
/// Spell · 4 mana
/// > Draw 2 cards. Costs (1) less for each Attack your hero has.
//~ done ETC_384 - 38d1d3b0.aa9bb23a 7e3c4c64
pub const ETC_384: Power = abilities(&[spell(&[draw(2)]), costs(&[cost_less(1).times(ATTACK.of(YOUR_HERO))])]);

/// # Groovy Cat
/// Minion · Beast · 2 mana · 2/1
/// > **Battlecry and Deathrattle:** Your Hero Power gives your hero 1 more Attack this game.
//~ done ETC_385 - 40a0dbd9.6e90963b 336c74b5
pub const ETC_385: Power = abilities(&[battlecry(&[MORE_ATTACK]), deathrattle(&[MORE_ATTACK])]);

const MORE_ATTACK: Effect = give(&[plus_tag(HERO_POWER_ATTACK, 1)]).to(YOU);

/// # Zok Fogsnout
/// Minion · Quilboar · 6 mana · 6/6
/// > **Battlecry:** Summon two {0}/{1} Quilboar with **Taunt**. *(Improved by your hero Attack & Armor gained this turn!)*
/// - Numbers: {0} = 1, {1} = 1
/// - Makes: Fogsnout Fan [`ETC_386t`] (1/1, "Taunt")
///
/// # Notes
///
/// The Attack of the hero is that of now; Armor that was spent since was gained all the same.
//~ done ETC_386 - e8ee74c8.e2f916cb.47cac079 0e1d02de.7e0b7c42
pub const ETC_386: Power = battlecry(&[
    summon(card("ETC_386t")).copies(2),
    give(&[ATTACK.plus(1).times(X)]).with_x(ATTACK.of(YOUR_HERO)).to(IT),
    give(&[HEALTH.plus(1).times(X)]).with_x(YOU.gain_armor().this_turn().in_all().count()).to(IT),
]);

/// # Fogsnout Fan
/// Minion · Quilboar · 1 mana · 1/1
/// > **Taunt**
//~ vanilla ETC_386t ee218038 c447b955.4b0c5d24 08331c04
pub const ETC_386t: Power = VANILLA;

/// # Rhythm and Roots
/// Spell · Nature · 4 mana
/// > **Choose One (Secretly) -** Summon three 5/5 Ancients in 2 turns; or 8/8 Giants in 4 turns.
/// - Makes: Ancient's Melody [`ETC_387b`] ("In 2 turns, summon three 5/5 Ancients (Secretly)."); Ancient [`ETC_387bt`] (5/5); Giant's Dance [`ETC_387c`] ("In 4 turns, summon three 8/8 Giants (Secretly)."); Giant [`ETC_387ct`] (8/8); Rhythm and Roots [`ETC_387t`] ("Choose One (Secretly) - Summon three 5/5 Ancients…")
//~ done ETC_387 - 548e6072.2a6a3cf4 8001b896.4abd3a05
pub const ETC_387: Power = choose_one(&["ETC_387b", "ETC_387c"]);

/// # Ancient's Melody
/// Spell · Nature · 4 mana
/// > In 2 turns, summon three 5/5 Ancients **(Secretly**).
/// - Makes: Ancient [`ETC_387bt`] (5/5)
//~ done ETC_387b - 548e6072.e1c60673 5517e1ca.49209384
pub const ETC_387b: Power =
    spell(&[later(&whenever(YOU.turn_start()).nth_time(2).does(&[summon(card("ETC_387bt")).copies(3)]))]);

/// # Ancient
/// Minion · 5 mana · 5/5
//~ vanilla ETC_387bt 252a6793 7c0f8337 faf7f314
pub const ETC_387bt: Power = VANILLA;

/// # Giant's Dance
/// Spell · Nature · 4 mana
/// > In 4 turns, summon three 8/8 Giants **(Secretly**).
/// - Makes: Giant [`ETC_387ct`] (8/8)
//~ done ETC_387c - 548e6072.0f2ab831 fb8e3d0c.0a8a7003
pub const ETC_387c: Power =
    spell(&[later(&whenever(YOU.turn_start()).nth_time(4).does(&[summon(card("ETC_387ct")).copies(3)]))]);

/// # Giant
/// Minion · 8 mana · 8/8
//~ vanilla ETC_387ct d3000b95 47db507d 93e0e531
pub const ETC_387ct: Power = VANILLA;

/// # Rhythm and Roots
/// Spell · Nature · 4 mana
/// > **Choose One (Secretly) -** Summon three 5/5 Ancients in 2 turns; or 8/8 Giants in 4 turns.@In 2 turns, summon three 5/5 Ancients **(Secretly**).@In 4 turns, summon three 8/8 Giants **(Secretly**).
/// - Makes: Ancient [`ETC_387bt`] (5/5); Giant [`ETC_387ct`] (8/8)
//~ todo ETC_387t e01f7b1d 548e6072.e176530a 8001b896.4d4c17c9
pub const ETC_387t: Power = TODO;

/// # Timber Tambourine
/// Weapon · 4 mana · 2/3 durability
/// > **Deathrattle:** Summon @ 5/5 \|4(Ancient, Ancients). *(Play cards that cost (5) or more while equipped to improve!)*
/// - Numbers: {0} = 1
/// - Makes: Ancient [`ETC_387bt`] (5/5)
//~ derived ETC_388 0f911137 6ee47921.fec1658e.eae7e889 b4a2487f.49209384
#[rustfmt::skip]
pub const ETC_388: Power = abilities(&[deathrattle(&[summon(card("ETC_387bt")).times(TEXT_NUMBER)]), after(YOU.play(COST.at_least(5))).then(&[raise_text_number(1)])]);

/// # Funnel Cake
/// Spell · 2 mana
/// > Restore #3 Health to a minion and its neighbors. For each one **Overhealed**, refresh a Mana Crystal.
/// - Classes: Druid, Priest
//~ done JAM_025 - 7846e7ae.1d7407a2 aaff57db.28f4b57e
pub const JAM_025: Power = spell(&[one_by_one(
    A_MINION.with_neighbours(),
    &[heal(3).to(THAT), refresh_mana(1).when(is_at_least(&EXCESS, 1))],
)]);

/// # Popular Pixie
/// Minion · 2 mana · 2/3
/// > **Choose One -** Refresh your Hero Power; or Your next one costs (0).
/// - Makes: Soothing Melody [`JAM_026a`] ("Refresh your Hero Power."); Inspirational Lyrics [`JAM_026b`] ("Your next Hero Power costs (0)."); Glade's Guidance [`JAM_026e`] ("Your next Hero Power costs (0).")
//~ done JAM_026 - 5656a6e3.e135ce9a b258be9e.1925479e
pub const JAM_026: Power = choose_one(&["JAM_026a", "JAM_026b"]);

/// # Soothing Melody
/// Spell · 2 mana
/// > Refresh your Hero Power.
//~ derived JAM_026a eef31917 7846e7ae.8a19b056 e01044b7
pub const JAM_026a: Power = spell(&[ready(YOUR_HERO_POWER)]);

/// # Inspirational Lyrics
/// Spell · 2 mana
/// > Your next Hero Power costs (0).
//~ derived JAM_026b 4a6d247b 7846e7ae.68335e12 a5746562
pub const JAM_026b: Power = spell(&[attach("JAM_026e").to(YOU)]);

/// # Glade's Guidance
/// Enchantment
/// > Your next Hero Power costs (0).
//~ derived JAM_026e 8e256e73 d522ad72.68335e12 5a3015e6
pub const JAM_026e: Power = enchant(&[]).aura(YOUR_HERO_POWER, &[cost(0)]).until(YOU.use_hero_power(CARD));

/// # Fanboy
/// Minion · 2 mana · 2/2
/// > **Choose One -** Give a friendly minion +2 Attack and **Rush**; or +2 Health and **Lifesteal**.
/// - Classes: Druid, Priest
/// - Makes: Zok Rocks! [`JAM_027a`] ("Give a friendly minion +2 Attack and Rush."); Poison Bloom! [`JAM_027b`] ("Give a friendly minion +2 Health and Lifesteal.")
//~ derived JAM_027 e8d8d1a4 565e37de.419bcde6 4438f7ff.28f4b57e.5a583e3b
pub const JAM_027: Power = choose_one(&["JAM_027a", "JAM_027b"]);

/// # Zok Rocks!
/// Spell · 2 mana
/// > Give a friendly minion +2 Attack and **Rush**.
/// - Classes: Druid, Priest
/// - Makes: Zok's Biggest Fan [`JAM_027ae`] ("\+2 Attack and Rush.")
//~ derived JAM_027a aba8c939 7846e7ae.dd80b164 d5d4d85b.28f4b57e.68bca3fb
pub const JAM_027a: Power = spell(&[attach("JAM_027ae").to(A_FRIENDLY_MINION)]);

/// # Zok's Biggest Fan
/// Enchantment
/// > \+2 Attack and **Rush**.
//~ derived JAM_027ae e272cd14 d522ad72.04a9b80c 97a9ea1c
pub const JAM_027ae: Power = enchant(&[ATTACK.plus(2), has(GameTag::RUSH)]);

/// # Poison Bloom!
/// Spell · 2 mana
/// > Give a friendly minion +2 Health and **Lifesteal**.
/// - Classes: Druid, Priest
/// - Makes: Hedanis's Biggest Fan [`JAM_027be`] ("\+2 Health and Lifesteal.")
//~ derived JAM_027b c7bc5206 7846e7ae.701527b9 bcfabf8f.28f4b57e.20588586
pub const JAM_027b: Power = spell(&[attach("JAM_027be").to(A_FRIENDLY_MINION)]);

/// # Hedanis's Biggest Fan
/// Enchantment
/// > \+2 Health and **Lifesteal**.
//~ derived JAM_027be 1c7b930a d522ad72.fced319d 193680d7
pub const JAM_027be: Power = enchant(&[HEALTH.plus(2), has(GameTag::LIFESTEAL)]);

/// # Blood Treant
/// Minion · 5 mana · 2/2
/// > Costs Health instead of Mana.
/// - Classes: Druid, Warlock
//~ done JAM_028 - cb0d2756.ad481fb2 9525d64f.66f78d61
pub const JAM_028: Power = aura(THIS).in_hand().have(&[has_at_least(GameTag::CARD_ALTERNATE_COST, 1)]);

/// # Doomkin
/// Minion · 6 mana · 3/4
/// > **Battlecry:** Take one of your opponent's empty Mana Crystals.
/// - Classes: Druid, Warlock
//~ done JAM_029 - 544deb9e.08e0e386 5c3a6a10.66f78d61
pub const JAM_029: Power = battlecry(&[if_(
    there_is(&OPPONENT.that(MANA_CRYSTALS.at_least(1))),
    &[destroy_crystals(1).for_(OPPONENT), gain_empty_crystals(1)],
)]);
