//! Druid cards of TITANS.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file c25ee6f4

/// # Disciple of Eonar
/// Minion · 4 mana · 4/4
/// > **Battlecry:** Your next **Choose One** card or power has both effects combined.
/// - Makes: Symbiotic [`TTN_503e`]
//~ done TTN_503 - 16ec05b0.aad43b92 f4efc22d.8c22073c
pub const TTN_503: Power = battlecry(&[attach("TTN_503e").to(YOU)]);

/// # Symbiotic
/// Enchantment
//~ done TTN_503e - d522ad72 c41c002a
pub const TTN_503e: Power = abilities(&[
    enchant(&[has(GameTag::CHOOSE_BOTH), has(POWERS_CHOOSE_BOTH)]),
    after(YOU.play(with(GameTag::CHOOSE_ONE))).once().then(&[]),
    after(YOU.use_hero_power(with(GameTag::CHOOSE_ONE))).once().then(&[]),
]);

/// # Eonar, the Life-Binder
/// Minion · 10 mana · 5/7
/// > **Titan** After this uses an ability, summon a 5/5 Ancient with **Taunt**.
/// - Makes: Spontaneous Growth [`TTN_903t`] ("Draw cards until your hand is full."); Bountiful Harvest [`TTN_903t2`] ("Restore your hero to full Health."); Flourish [`TTN_903t3`] ("Refresh your Mana Crystals."); Timeless Ancient [`TTN_903t4`] (5/5, "Taunt")
//~ done TTN_903 - db8a30c3.2efc817c a2b62e3b.000dab49
pub const TTN_903: Power = abilities(&[
    titan(&["TTN_903t", "TTN_903t2", "TTN_903t3"]),
    after(THIS.use_ability()).then(&[summon(card("TTN_903t4"))]),
]);

/// # Spontaneous Growth
/// Spell · 0 mana
/// > Draw cards until your hand is full.
//~ done TTN_903t - 3e8f9d5a.5d27dec7 a17b83e0
pub const TTN_903t: Power = spell(&[draw_until(10)]);

/// # Bountiful Harvest
/// Spell · 0 mana
/// > Restore your hero to full Health.
//~ derived TTN_903t2 30f33c25 3e8f9d5a.3c569026 da59f1d3
pub const TTN_903t2: Power = spell(&[heal_fully(YOUR_HERO)]);

/// # Flourish
/// Spell · 0 mana
/// > Refresh your Mana Crystals.
//~ derived TTN_903t3 0d665d6f 3e8f9d5a.6356e4ff 89eae17e
pub const TTN_903t3: Power = spell(&[refresh_all_mana()]);

/// # Timeless Ancient
/// Minion · 5 mana · 5/5
/// > **Taunt**
//~ vanilla TTN_903t4 0d3338ff 7c0f8337.4b0c5d24 365e75c4
pub const TTN_903t4: Power = VANILLA;

/// # Ancient of Growth
/// Minion · 7 mana · 5/5
/// > **Choose One -** Summon three 2/2 Treants; or Transform your Treants into 5/5 Ancients with **Taunt**.
/// - Makes: Treant Growth [`TTN_926a`] ("Summon three 2/2 Treants."); Ancient Growth [`TTN_926b`] ("Transform your Treants into 5/5 Ancients with…")
///
/// # Notes
///
/// The Treant and the Ancient are the set's own 2/2 Treant and 5/5 Timeless Ancient with Taunt.
//~ done TTN_926 - 41fa2862.f9058022 55ff9967.5d183ae1
pub const TTN_926: Power = choose_one(&["TTN_926a", "TTN_926b"]);

/// # Treant Growth
/// Spell · 7 mana
/// > Summon three 2/2 Treants.
//~ done TTN_926a - 014b7716.6202794c a92a972a
pub const TTN_926a: Power = spell(&[summon(card("TTN_950t2")).copies(3)]);

/// # Ancient Growth
/// Spell · 7 mana
/// > Transform your Treants into 5/5 Ancients with **Taunt**.
//~ done TTN_926b - 014b7716.7679088f 2ff3d86b
pub const TTN_926b: Power = spell(&[transform(FRIENDLY_MINIONS.that(race(Race::Treant)), card("TTN_903t4"))]);

/// # Conservator Nymph
/// Minion · 3 mana · 3/4
/// > **Battlecry:** Transform a friendly Treant into a 5/5 Ancient with **Taunt**.
//~ done TTN_927 - 05841e04.f7a92389 37acb1c9
pub const TTN_927: Power = battlecry(&[transform(A_FRIENDLY_MINION.that(race(Race::Treant)), card("TTN_903t4"))]);

/// # Frost Lotus Seedling
/// Spell · Nature · 3 mana
/// > Draw 1 card. Gain 5 Armor. *(Blossoms in @ \|4(turn, turns).)*
/// - Numbers: {0} = 3
/// - Makes: Frost Lotus Blossom [`TTN_930t`] ("Draw 2 cards. Gain 10 Armor.")
//~ derived TTN_930 eb60fa55 a4db704b.2a6ef9e1.ea2304e3 7c5b3371.c5948009
pub const TTN_930: Power =
    abilities(&[spell(&[draw(1), armor(5)]), upgrades(Goal::Times(3), &[YOU.turn_start()], "TTN_930t")]);

/// # Frost Lotus Blossom
/// Spell · Nature · 3 mana
/// > Draw 2 cards. Gain 10 Armor.
//~ derived TTN_930t abd83596 a4db704b.0e31c0cb bee81751
pub const TTN_930t: Power = spell(&[draw(2), armor(10)]);

/// # Freya, Keeper of Nature
/// Minion · 8 mana · 4/6
/// > **Choose One -** Duplicate your hand; or Summon copies of all other friendly minions.
/// - Makes: Guardians of Life [`TTN_940a`] ("Summon copies of all other friendly minions."); Seeds of the Future [`TTN_940b`] ("Duplicate your hand.")
//~ done TTN_940 - f9b58361.77fb5328 e1204bf3.1d5b6960
pub const TTN_940: Power = choose_one(&["TTN_940b", "TTN_940a"]);

/// # Guardians of Life
/// Spell · 8 mana
/// > Summon copies of all other friendly minions.
//~ done TTN_940a - 93b14068.59744646 b7d7d224
pub const TTN_940a: Power = spell(&[summon(copy_of(OTHER_FRIENDLY_MINIONS))]);

/// # Seeds of the Future
/// Spell · 8 mana
/// > Duplicate your hand.
//~ done TTN_940b - 93b14068.86394ccf 4ca60070
pub const TTN_940b: Power = spell(&[get(copy_of(YOUR_HAND))]);

/// # Forest Seedlings
/// Spell · 1 mana
/// > Summon two 1/1 Saplings. *(Blossoms in @ \|4(turn, turns).)*
/// - Numbers: {0} = 2
/// - Makes: Sapling [`TTN_950t`] (1/1); Treant [`TTN_950t2`] (2/2); Forest Blossoms [`TTN_950t3`] ("Summon two 2/2 Treants.")
//~ done TTN_950 - 2f198b86.0bd82d09.ea1d8a8e fbcd9578.eb5e1fcd
pub const TTN_950: Power = abilities(&[
    spell(&[summon(card("TTN_950t")).copies(2)]),
    upgrades(Goal::Times(2), &[YOU.turn_start()], "TTN_950t3"),
]);

/// # Sapling
/// Minion · 1 mana · 1/1
//~ vanilla TTN_950t 962354bd cbd7c476 c4d84e48
pub const TTN_950t: Power = VANILLA;

/// # Treant
/// Minion · 1 mana · 2/2
//~ vanilla TTN_950t2 9024bfb4 57e94b0b f03d3e63
pub const TTN_950t2: Power = VANILLA;

/// # Forest Blossoms
/// Spell · 1 mana
/// > Summon two 2/2 Treants.
//~ done TTN_950t3 - 2f198b86.f2509a04 b3bb0b43
pub const TTN_950t3: Power = spell(&[summon(card("TTN_950t2")).copies(2)]);

/// # Embrace of Nature
/// Spell · Nature · 2 mana
/// > Draw a **Choose One** card. **Forge:** It has both effects combined.
/// - Makes: Embrace of Nature [`TTN_951t`] ("Forged Draw a Choose One card. It has both…")
//~ derived TTN_951 6fdc5945 f9bec0b1.2b5ef86b efe633e0.cb32000b
pub const TTN_951: Power = spell(&[draw_that(1, with(GameTag::CHOOSE_ONE))]);

/// # Embrace of Nature
/// Spell · Nature · 2 mana
/// > **Forged** Draw a **Choose One** card. It has both effects combined.
//~ done TTN_951t - f9bec0b1.ef5b6ff2 efe633e0
pub const TTN_951t: Power =
    spell(&[draw_that(1, with(GameTag::CHOOSE_ONE)), give(&[has(GameTag::CHOOSE_BOTH)]).to(IT)]);

/// # Cultivation
/// Spell · Nature · 8 mana
/// > Give your minions +2/+2. Costs (1) less for each Treant you've summoned this game.
/// - Makes: Treant [`TTN_950t2`] (2/2); Cultivated [`TTN_954e`] ("\+2/+2")
//~ derived TTN_954 755a46ca a0bce8cf.1876b2cc af873264.c82ec697
#[rustfmt::skip]
pub const TTN_954: Power = abilities(&[spell(&[attach("TTN_954e").to(FRIENDLY_MINIONS)]), costs(&[cost_less(1).times(YOU.summon(race(Race::Treant)).this_game().count())])]);

/// # Cultivated
/// Enchantment · Nature
/// > \+2/+2
//~ derived TTN_954e 2cf31223 95293f60.af9ef149 02fc0076
pub const TTN_954e: Power = enchant(&[plus(2, 2)]);

/// # Lifebinder's Gift
/// Spell · Nature · 2 mana
/// > **Choose One -** Get 2 random Nature spells; or Reduce the Cost of spells in your hand by (1).
/// - Makes: Lifebinder's Bloom [`TTN_955A`] ("Get 2 random Nature spells."); Lifebinder's Growth [`TTN_955B`] ("Reduce the Cost of spells in your hand by (1).")
//~ derived TTN_955 f7b5b21d f9bec0b1.9b0cc298 bc1957aa.fdbd6769
pub const TTN_955: Power = choose_one(&["TTN_955A", "TTN_955B"]);

/// # Lifebinder's Bloom
/// Spell · Nature · 2 mana
/// > Get 2 random Nature spells.
//~ derived TTN_955A d029b9da f9bec0b1.31534434 22683b2d
pub const TTN_955A: Power = spell(&[get(random(school(SpellSchool::Nature))).picks(2)]);

/// # Lifebinder's Growth
/// Spell · Nature · 2 mana
/// > Reduce the Cost of spells in your hand by (1).
/// - Makes: Lifebinder's Growth [`TTN_955Be`] ("Costs (1) less")
//~ derived TTN_955B c3ce93c1 f9bec0b1.58d392af 544e33bc.a5362563
pub const TTN_955B: Power = spell(&[attach("TTN_955Be").to(YOUR_HAND.that(SPELL))]);

/// # Lifebinder's Growth
/// Enchantment
/// > Costs (1) less
//~ derived TTN_955Be f0adb85e d522ad72.d6a4292b 544e33bc
pub const TTN_955Be: Power = enchant(&[cost_less(1)]);

/// # Aerosoilizer
/// Minion · 3 mana · 2/2
/// > **Battlecry and Deathrattle:** Summon a 2/2 Treant.
/// - Makes: Treant [`TTN_950t2`] (2/2)
//~ derived YOG_403 eb6e4631 dec50fb7.d15d71f0 a981d998.245070e9
pub const YOG_403: Power =
    abilities(&[battlecry(&[summon(card("TTN_950t2"))]), deathrattle(&[summon(card("TTN_950t2"))])]);

/// # Contaminated Lasher
/// Minion · 3 mana · 3/3
/// > **Battlecry:** If you've cast 5 or more spells this game, refresh 4 Mana Crystals.@ *({0} left*!)@ *(Ready!)*
//~ derived YOG_528 d290179f 05878c57.8e5109a3 5ca7089d
pub const YOG_528: Power = battlecry(&[refresh_mana(4)]).when(YOU.cast(SPELL).this_game().at_least(5));

/// # Forbidden Fruit
/// Spell · 0 mana
/// > Spend all your Mana. **Choose One -** Gain that much Attack this turn; or twice as much Armor.
/// - Makes: Sinful Sampling [`YOG_529a`] ("Spend all your Mana. Gain that much Attack this…"); Reject Temptation [`YOG_529b`] ("Spend all your Mana. Gain twice as much Armor."); Forbidden Fruit [`YOG_529e`]
//~ done YOG_529 - 3e8f9d5a.69794d31 016779d9.9b168cfd
pub const YOG_529: Power = choose_one(&["YOG_529a", "YOG_529b"]);

/// # Sinful Sampling
/// Spell · 0 mana
/// > Spend all your Mana. Gain that much Attack this turn.
//~ done YOG_529a - 3e8f9d5a.33cf6b1f 85662e63
pub const YOG_529a: Power =
    spell(&[spend_all_mana(), set_counter_to(0, LAST_AMOUNT), attach("YOG_529e").with_x(LAST_AMOUNT).to(YOUR_HERO)]);

/// # Reject Temptation
/// Spell · 0 mana
/// > Spend all your Mana. Gain twice as much Armor.
// Of both options the first one has spent the Mana.
//~ done YOG_529b - 3e8f9d5a.5de1b992 8bd68574
pub const YOG_529b: Power = spell(&[
    spend_all_mana(),
    set_counter_to(0, sum(&[counter_value(0), LAST_AMOUNT])),
    armor(2).times(counter_value(0)),
    set_counter(0, 0),
]);

/// # Forbidden Fruit
/// Enchantment
//~ done YOG_529e - d522ad72 016779d9
pub const YOG_529e: Power = enchant(&[ATTACK.plus(1).times(X)]).this_turn();
