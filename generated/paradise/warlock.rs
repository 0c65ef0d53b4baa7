//! Warlock cards of Perils in Paradise.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file d2a7e9de

/// # Summoner Darkmarrow
/// Minion · Undead · 4 mana · 4/4
/// > **Death Knight Tourist** Your **Deathrattles** trigger twice. After you play a **Deathrattle** minion, destroy it.
/// - Makes: Darkmarrow Deathrattles [`VAC_503e`] ("Your Deathrattles trigger twice.")
//~ derived VAC_503 ed2d9d83 87049108.b2b2800e 235adab4.f404e0bc
#[rustfmt::skip]
pub const VAC_503: Power = abilities(&[aura(YOU).have(&[has(GameTag::EXTRA_DEATHRATTLES_BASE)]), after(YOU.play(all(&[MINION, with(GameTag::DEATHRATTLE)]))).then(&[destroy(THAT)])]);

/// # Darkmarrow Deathrattles
/// Enchantment
/// > Your **Deathrattles** trigger twice.
//~ todo VAC_503e 8376660b d522ad72.9f0c44db bdc811bb
pub const VAC_503e: Power = TODO;

/// # Eat! The! Imp!
/// Spell · Fire · 2 mana
/// > Destroy a friendly minion to draw 3 cards.
//~ derived VAC_939 38773552 64e9e702.44478bbd 64890e83
pub const VAC_939: Power = spell(&[destroy(A_FRIENDLY_MINION), draw(3)]);

/// # Party Fiend
/// Minion · Demon · 1 mana · 1/1
/// > **Battlecry:** Summon two 1/1 Felbeasts. Deal 3 damage to your hero.
/// - Makes: Felbeast [`VAC_940t`] (1/1)
//~ derived VAC_940 f310c5e0 18149ac8.b03ef6af 095c0ef8.fb900fa4
pub const VAC_940: Power = battlecry(&[summon(card("VAC_940t")).copies(2), deal(3).to(YOUR_HERO)]);

/// # Felbeast
/// Minion · Demon · 1 mana · 1/1
//~ vanilla VAC_940t 5cd1e8bd 18149ac8 e76a2e12
pub const VAC_940t: Power = VANILLA;

/// # Announce Darkness
/// Spell · Shadow · 1 mana
/// > Replace your Hero Power and non-Warlock cards with Warlock ones. They cost (1) less.
/// - Makes: Announce Darkness Ench [`VAC_941e`]
///
/// # Notes
///
/// No source: what is on the board stays as it is.
//~ done VAC_941 - ca4a4f53.e3c2c272 ccd4e79a.ed402698
pub const VAC_941: Power = spell(&[
    become_hero_power(card("HERO_07bp")),
    transform(
        together(&[YOUR_HAND, YOUR_DECK]).that(not(&class(CardClass::Warlock))),
        random(class(CardClass::Warlock)),
    ),
    give(&[cost_less(1)]).to(IT),
]);

/// # Announce Darkness Ench
/// Enchantment
//~ todo VAC_941e 151b540a d522ad72 c5c3e182
pub const VAC_941e: Power = TODO;

/// # Fearless Flamejuggler
/// Minion · Demon · 2 mana · 1/1
/// > **Battlecry:** Gain stats equal to the damage your hero has taken this turn.@ *(@)*
/// - Makes: Hectic Plans [`VAC_942e`] ("Increased stats.")
//~ done VAC_942 - 5f9126d7.a5247366 2f525311.8b3ae048
pub const VAC_942: Power =
    battlecry(&[attach("VAC_942e").with_x(YOUR_HERO.takes_damage_from(CARD).this_turn().in_all().count())]);

/// # Hectic Plans
/// Enchantment
/// > Increased stats.
//~ done VAC_942e - d522ad72.a536d554 db6c58e1
pub const VAC_942e: Power = enchant(&[plus(1, 1).times(X)]);

/// # Sacrificial Imp
/// Minion · Demon · 3 mana · 1/6
/// > **Deathrattle:** If it's your turn, summon a 6/6 Imp with **Taunt**.
/// - Makes: Monstrous Imp [`VAC_943t`] (6/6, "Taunt")
//~ done VAC_943 - 8d203cf2.febe102f a51ad476.6721a15b
pub const VAC_943: Power = deathrattle(&[summon(card("VAC_943t"))]).when(ON_YOUR_TURN);

/// # Monstrous Imp
/// Minion · Demon · 6 mana · 6/6
/// > **Taunt**
//~ vanilla VAC_943t fd366f63 28f64f08.4b0c5d24 1094c1d6
pub const VAC_943t: Power = VANILLA;

/// # Cursed Souvenir
/// Spell · Shadow · 2 mana
/// > Give a minion +3/+3 and "At the start of your turn, deal 3 damage to your hero."
/// - Makes: Cursed Souvenir [`VAC_944e`] ("\+3/+3 and "At the start of your turn, deal 3…")
//~ done VAC_944 - a5d45018.a4078378 1f005793.ee977214
pub const VAC_944: Power = spell(&[attach("VAC_944e").to(A_MINION)]);

/// # Cursed Souvenir
/// Enchantment
/// > \+3/+3 and "At the start of your turn, deal 3 damage to your hero."
//~ done VAC_944e - d522ad72.e627039d 1f005793
pub const VAC_944e: Power =
    abilities(&[enchant(&[plus(3, 3)]), whenever(THIS.controller().turn_start()).then(&[deal(3).to(THIS.hero())])]);

/// # Party Planner Vona
/// Minion · 6 mana · 4/4
/// > **Battlecry:** If you've taken 8 damage on your turns, summon Ourobos.@ *({0} left*!)@ *(Ready!)*
/// - Makes: Ourobos, World Serpent [`VAC_945t`] (8/8, "Taunt Deathrattle: Give a minion in your hand…"); Necessary Expenditures [`VAC_945e`] ("Deathrattle: Summon Ourobos, World Serpent.")
//~ done VAC_945 - 3c6a5243.b6c78dfa 0a3c1a85.c3aca04b
pub const VAC_945: Power =
    battlecry(&[summon(card("VAC_945t"))]).when(YOUR_HERO.takes_damage_from(CARD).on_own_turns().in_all().at_least(8));

/// # Necessary Expenditures
/// Enchantment
/// > **Deathrattle:** Summon Ourobos, World Serpent.
//~ derived VAC_945e ebd3353f d522ad72.f378e20f 15eb707d
pub const VAC_945e: Power = deathrattle(&[summon(card("VAC_945t"))]);

/// # Ourobos, World Serpent
/// Minion · Beast · 8 mana · 8/8
/// > **Taunt Deathrattle:** Give a minion in your hand "**Deathrattle:** Summon Ourobos."
//~ done VAC_945t - 89823f8c.62fd2ed1 4520b564
pub const VAC_945t: Power = deathrattle(&[attach("VAC_945e").to(YOUR_HAND.that(MINION).random())]);

/// # "Health" Drink
/// Spell · Fel · 3 mana
/// > **Lifesteal**. Deal $3 damage to a minion. *(3 Drinks left!)*
/// - Makes: "Health" Drink [`VAC_951t`] ("Lifesteal. Deal 3 damage to a minion. (2 Drinks…"); "Health" Drink [`VAC_951t2`] ("Lifesteal. Deal 3 damage to a minion. (Last…")
//~ derived VAC_951 32777f52 d86badf2.c70e22dd eb5447c1.3c78213a
pub const VAC_951: Power = abilities(&[spell(&[deal(3).to(A_MINION)]), twinspell("VAC_951t")]);

/// # "Health" Drink
/// Spell · Fel · 3 mana
/// > **Lifesteal**. Deal $3 damage to a minion. *(2 Drinks left!)*
//~ derived VAC_951t ea0e3c27 d86badf2.6b02e328 eb5447c1
pub const VAC_951t: Power = abilities(&[spell(&[deal(3).to(A_MINION)]), twinspell("VAC_951t2")]);

/// # "Health" Drink
/// Spell · Fel · 3 mana
/// > **Lifesteal**. Deal $3 damage to a minion. *(Last Drink!)*
//~ derived VAC_951t2 dec116f8 d86badf2.638f952d eb5447c1
pub const VAC_951t2: Power = spell(&[deal(3).to(A_MINION)]);

/// # Felfire Bonfire
/// Spell · Fel · 4 mana
/// > Deal $4 damage to a minion. If it dies, your next **Deathrattle** minion costs (3) less.
/// - Makes: Ample Offering [`VAC_952e`] ("Your next Deathrattle minion costs (3) less."); Offering Accepted [`VAC_952e2`] ("Costs (3) less")
//~ derived VAC_952 d475dcc4 239e5a75.f9126c78 3bcdc356.ef63506b
pub const VAC_952: Power = spell(&[deal(4).to(A_MINION), attach("VAC_952e").to(YOU).when(there_is(&IT.that(DEAD)))]);

/// # Ample Offering
/// Enchantment
/// > Your next Deathrattle minion costs (3) less.
//~ derived VAC_952e be9bb5cd d522ad72.263ffeb1 bc693d30
#[rustfmt::skip]
pub const VAC_952e: Power = enchant(&[]).aura(YOUR_HAND.that(all(&[MINION, with(GameTag::DEATHRATTLE)])), &[cost_less(3)]).until(YOU.play(all(&[MINION, with(GameTag::DEATHRATTLE)])));

/// # Offering Accepted
/// Enchantment
/// > Costs (3) less
//~ derived VAC_952e2 668b60dc d522ad72.38955daf 00b87323
pub const VAC_952e2: Power = enchant(&[cost_less(3)]);

/// # Deadline
/// Spell · Shadow · 2 mana
/// > **Tradeable**, **Temporary** Destroy a minion.
//~ done WORK_007 - a5d45018.83fc62e2 201f6833
pub const WORK_007: Power =
    abilities(&[aura(THIS).in_hand().have(&[has(GameTag::GHOSTLY)]), spell(&[destroy(A_MINION)])]);

/// # Fine Print
/// Spell · Shadow · 4 mana
/// > Deal $4 damage to all minions. *(Excess damage hits your hero.)*
//~ done WORK_008 - 1e562e45.85bc90bd f578ea06
pub const WORK_008: Power = spell(&[deal(4).to(MINIONS), deal(1).times(EXCESS).to(YOUR_HERO)]);

/// # Imployee of the Month
/// Minion · Demon · 2 mana · 3/2
/// > **Battlecry:** Give a friendly minion **Lifesteal**.
/// - Makes: Impspired [`Work_009e`] ("Lifesteal")
//~ derived WORK_009 d788fc2c 61c640e7.795504bf 72bdccad.76c3e8e4
pub const WORK_009: Power = battlecry(&[attach("Work_009e").to(A_FRIENDLY_MINION)]);

/// # Impspired
/// Enchantment
/// > **Lifesteal**
//~ derived Work_009e 6c63bae1 d522ad72.b857c9f1 11cf74ef
pub const Work_009e: Power = enchant(&[has(GameTag::LIFESTEAL)]);
