//! Paladin cards of Whizbang's Workshop.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file e9c601ba

/// # Whack-A-Gnoll
/// Spell · 1 mana
/// > **Discover** a Paladin weapon from the past. Give it +1/+1.
/// - Makes: Whack! [`MIS_700e`] ("\+1/+1.")
//~ derived MIS_700 434eb847 2f198b86.52dbaf15 0647f465.f2626630
pub const MIS_700: Power =
    spell(&[discover(all(&[WEAPON, class(CardClass::Paladin), FROM_THE_PAST])), attach("MIS_700e").to(IT)]);

/// # Whack!
/// Enchantment
/// > \+1/+1.
//~ derived MIS_700e 1ef09d29 d522ad72.cb08f83e 748e7593
pub const MIS_700e: Power = enchant(&[plus(1, 1)]);

/// # Holy Glowsticks
/// Spell · Holy · 4 mana
/// > **Lifesteal** Deal $4 damage to a minion. Costs (1) if you've cast a Holy spell this turn.
/// - Makes: Raving Mad [`MIS_709e1`] ("\+5/+5")
//~ derived MIS_709 01a65bf5 f22de4ff.e36e0d60 2c18ae0d.2b1646ca
#[rustfmt::skip]
pub const MIS_709: Power = abilities(&[spell(&[deal(4).to(A_MINION)]), aura(THIS).when(YOU.cast(school(SpellSchool::Holy)).this_turn().at_least(1)).in_hand().have(&[cost(1)])]);

/// # Raving Mad
/// Enchantment
/// > \+5/+5
//~ derived MIS_709e1 6f146aff d522ad72.4ac1a80a 7763c700
pub const MIS_709e1: Power = enchant(&[plus(5, 5)]);

/// # Flickering Lightbot
/// Minion · Mech · 5 mana · 3/3
/// > **Gigantify** Costs (1) less for each Holy spell you've cast this game.
/// - Makes: Flickering Lightbot [`MIS_918t`] (8/8, "Gigantic Costs (1) less for each Holy spell…"); Glow Up [`MIS_918e`] ("Increased Stats.")
//~ derived MIS_918 f7ea3e3c 957c788e.b114e575 52c13767.c6b87cae
pub const MIS_918: Power = costs(&[cost_less(1).times(YOU.cast(school(SpellSchool::Holy)).this_game().count())]);

/// # Glow Up
/// Enchantment
/// > Increased Stats.
//~ todo MIS_918e 4636b518 d522ad72.8950806f 78d18244
pub const MIS_918e: Power = TODO;

/// # Flickering Lightbot
/// Minion · Mech · 8 mana · 8/8
/// > **Gigantic** Costs (1) less for each Holy spell you've cast this game.
//~ done MIS_918t - d562d4ec.ac32b9bd 52c13767
pub const MIS_918t: Power = costs(&[cost_less(1).times(YOU.cast(school(SpellSchool::Holy)).this_game().count())]);

/// # Flash Sale
/// Spell · 4 mana
/// > Summon a 1/2 Mech with **Divine Shield** and **Taunt**. Give your minions +1/+2.
/// - Makes: [`CORE_GVG_085`](crate::core::neutral::CORE_GVG_085); Amazing Savings [`TOY_716e`] ("\+1/+2.")
//~ derived TOY_716 97ffa78a 38d1d3b0.f52c7c50 79745bc6.ffdf1476
pub const TOY_716: Power = spell(&[summon(card("CORE_GVG_085")), attach("TOY_716e").to(FRIENDLY_MINIONS)]);

/// # Amazing Savings
/// Enchantment
/// > \+1/+2.
//~ derived TOY_716e 4e508d49 d522ad72.b69419df 89074660
pub const TOY_716e: Power = enchant(&[plus(1, 2)]);

/// # Crafter's Aura
/// Spell · Holy · 7 mana
/// > At the end of your turn, summon a random 6-Cost minion. Lasts @ turns.
/// - Numbers: {0} = 3
//~ derived TOY_808 8a991df5 d6fb1e57.7a37b9ba.ea2304e3 b7e9ecc2
pub const TOY_808: Power = abilities(&[at_end_of_your_turn(&[summon(random(all(&[MINION, COST.is(6)])))]), lasts(3)]);

/// # Cardboard Golem
/// Minion · 3 mana · 3/3
/// > **Battlecry:** Increase the duration of Auras in your hand, deck, and battlefield by 1.
//~ done TOY_809 - 05878c57.26a4d85e ea50d56b
pub const TOY_809: Power =
    battlecry(&[prolong(together(&[YOUR_HAND, YOUR_DECK, YOUR_SECRETS]).that(with(GameTag::PALADIN_AURA)), 1)]);

/// # Painter's Virtue
/// Weapon · 4 mana · 2/3 durability
/// > **Lifesteal** After your hero attacks, give minions in your hand +1/+1.
/// - Makes: Colorful [`TOY_810e`] ("\+1/+1.")
//~ derived TOY_810 6ef584e1 6ee47921.c1a84b75 875cfe80.8c4c16b9
pub const TOY_810: Power = after(YOUR_HERO.attack(CARD)).then(&[attach("TOY_810e").to(YOUR_HAND.that(MINION))]);

/// # Colorful
/// Enchantment
/// > \+1/+1.
//~ derived TOY_810e 580a885c d522ad72.cb08f83e 391d2b91
pub const TOY_810e: Power = enchant(&[plus(1, 1)]);

/// # Tigress Plushy
/// Minion · Beast · 3 mana · 3/2
/// > **Miniaturize Rush**, **Lifesteal**, **Divine Shield**
/// - Makes: Tigress Plushy [`TOY_811t`] (1/1, "Mini Rush, Lifesteal, Divine Shield")
//~ vanilla TOY_811 410d79bc 22856626.a37d1b1a b86f8fea.23834a80
pub const TOY_811: Power = VANILLA;

/// # Tigress Plushy
/// Minion · Beast · 1 mana · 1/1
/// > **Mini Rush**, **Lifesteal**, **Divine Shield**
//~ done TOY_811t - 5533a85b.7599d4a3 b86f8fea
pub const TOY_811t: Power = VANILLA;

/// # Pipsi Painthoof
/// Minion · 7 mana · 4/4
/// > **Deathrattle:** Summon a random **Divine Shield**, **Rush**, and **Taunt** minion from your deck.
//~ done TOY_812 - 1e025682.cb67ad87 16e6c412
#[rustfmt::skip]
pub const TOY_812: Power = deathrattle(&[summon(the(YOUR_DECK.that(all(&[MINION, with(GameTag::DIVINE_SHIELD)])).random())), summon(the(YOUR_DECK.that(all(&[MINION, with(GameTag::RUSH)])).random())), summon(the(YOUR_DECK.that(all(&[MINION, with(GameTag::TAUNT)])).random()))]);

/// # Toy Captain Tarim
/// Minion · 5 mana · 3/7
/// > **Miniaturize Taunt**. **Battlecry:** Set a minion's Attack and Health to this minion's.
/// - Makes: Toy Captain Tarim [`TOY_813t`] (1/1, "Mini Taunt. Battlecry: Set a minion's Attack and…"); Toytanic [`TOY_813e3`] ("Adjusted stats.")
//~ done TOY_813 - e8a88e4c.b2ad2597 1ada4bdd.d1c1d22f
#[rustfmt::skip]
pub const TOY_813: Power = battlecry(&[give(&[ATTACK.set_to(X)]).with_x(ATTACK.of(THIS)).to(A_MINION), give(&[HEALTH.set_to(X)]).with_x(HEALTH.of(THIS)).to(IT)]);

/// # Toytanic
/// Enchantment
/// > Adjusted stats.
//~ todo TOY_813e3 627fa752 d522ad72.fc449887 89377191
pub const TOY_813e3: Power = TODO;

/// # Toy Captain Tarim
/// Minion · 1 mana · 1/1
/// > **Mini Taunt**. **Battlecry:** Set a minion's Attack and Health to this minion's.
//~ done TOY_813t - cbd7c476.0a56a5b0 1ada4bdd
pub const TOY_813t: Power = battlecry(&[
    give(&[ATTACK.set_to(X)]).with_x(ATTACK.of(THIS)).to(A_MINION),
    give(&[HEALTH.set_to(X)]).with_x(HEALTH.of(THIS)).to(IT),
]);

/// # Wind-Up Enforcer
/// Minion · 6 mana · 3/5
/// > **Tradeable Battlecry:** Summon @ \|4(copy, copies) of this minion. *(**Trade** to upgrade!)*
/// - Numbers: {0} = 1
//~ derived TOY_880 7f6037c4 5443a23b.83234c07.eae7e889 cd714f48
pub const TOY_880: Power =
    abilities(&[battlecry(&[summon(copy_of(THIS)).times(TEXT_NUMBER)]), on(Word::WhenTraded, &[raise_text_number(1)])]);

/// # Fancy Packaging
/// Spell · 1 mana
/// > Give a minion with **Divine Shield** +2/+3.
/// - Makes: Vacuum Sealed [`TOY_881e`] ("\+2/+3")
//~ derived TOY_881 5c27165c 2f198b86.2aab5755 349a216a.39830c6e
pub const TOY_881: Power = spell(&[attach("TOY_881e").to(A_MINION.that(with(GameTag::DIVINE_SHIELD)))]);

/// # Vacuum Sealed
/// Enchantment
/// > \+2/+3
//~ derived TOY_881e f802d9a9 d522ad72.af9a3b2c 72a110fc
pub const TOY_881e: Power = enchant(&[plus(2, 3)]);

/// # Trinket Artist
/// Minion · Draenei · 3 mana · 2/3
/// > **Battlecry:** Draw a **Divine Shield** minion and an Aura.
//~ done TOY_882 - a9903813.71deea8b e121e878
pub const TOY_882: Power =
    battlecry(&[draw_that(1, all(&[MINION, with(GameTag::DIVINE_SHIELD)])), draw_that(1, with(GameTag::PALADIN_AURA))]);
