//! Priest cards of United in Stormwind.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 785a34db

/// # Amulet of Undying
/// Spell · Shadow · 3 mana
/// > **Tradeable** Resurrect @ friendly **Deathrattle** \|4(minion, minions). *(Upgrades when **Traded**!)*
/// - Numbers: {0} = 1
//~ done DED_512 - 3c9c5d15.1ff32925.eae7e889 02015b96
#[rustfmt::skip]
pub const DED_512: Power = abilities(&[spell(&[summon(random_from_past(FRIENDLY_MINIONS.that(with(GameTag::DEATHRATTLE)).die().this_game())).times(TEXT_NUMBER)]), on(Word::WhenTraded, &[raise_text_number(1)])]);

/// # Defias Leper
/// Minion · Pirate · 2 mana · 3/2
/// > **Battlecry:** If you're holding a Shadow spell, deal 2 damage.
//~ derived DED_513 a4b8feef 98e7172f.873a2add e98ce4bf
pub const DED_513: Power =
    battlecry(&[deal(2).to(TARGET)]).when(there_is(&YOUR_HAND.that(school(SpellSchool::Shadow))));

/// # Copycat
/// Minion · Beast · 3 mana · 3/4
/// > **Battlecry:** Add a copy of the next card your opponent plays to your hand.
/// - Makes: Copycat [`DED_514e`] ("Add a copy of the next card your opponent plays…")
//~ done DED_514 - 22821460.6fe32b5b bdf5c078.95c11e19
pub const DED_514: Power = battlecry(&[later(&after(OPPONENT.play(CARD)).does(&[get(copy_of(THAT))]))]);

/// # Copycat
/// Enchantment
/// > Add a copy of the next card your opponent plays to your hand.
//~ todo DED_514e f8139853 d522ad72.be7d40d5 bdf5c078
pub const DED_514e: Power = TODO;

/// # Shadowcloth Needle
/// Weapon · 1 mana · 0/3 durability
/// > After you cast a Shadow spell, deal 1 damage to all enemies. Lose 1 Durability.
//~ derived SW_012 f0e19397 2dc021ac.2dc5bbbe 789b5d9c
pub const SW_012: Power = after(YOU.cast(school(SpellSchool::Shadow))).then(&[deal(1).to(ENEMIES), lose_durability(1)]);

/// # Seek Guidance
/// Spell · 1 mana
/// > **Questline:** Play a 2, 3, and 4-Cost card. **Reward: Discover** a card from your deck.
/// - Makes: Discover the Void Shard [`SW_433t`] ("Questline: Play a 5 and 6-Cost card. Reward:…"); Illuminate the Void [`SW_433t2`] ("Questline: Play a 7 and 8-Cost card. Reward:…"); Xyrella, the Sanctified [`SW_433t3`] (7/7, "Taunt Battlecry: Shuffle the Purified Shard into…")
//~ done SW_433 - 2f198b86.0a9f543e eef58a71.96b80e6d
#[rustfmt::skip]
pub const SW_433: Power = quest(Goal::Each, &[YOU.play(COST.is(2)), YOU.play(COST.is(3)), YOU.play(COST.is(4))]).reward(&[discover_from(YOUR_DECK), put_into_play(card("SW_433t"))]);

/// # Discover the Void Shard
/// Spell · 1 mana
/// > **Questline:** Play a 5 and 6-Cost card. **Reward: Discover** a card from your deck.
/// - Makes: Illuminate the Void [`SW_433t2`] ("Questline: Play a 7 and 8-Cost card. Reward:…")
//~ done SW_433t - 2f198b86.940bd62e f151fdda.5671fae0
#[rustfmt::skip]
pub const SW_433t: Power = quest(Goal::Each, &[YOU.play(COST.is(5)), YOU.play(COST.is(6))]).reward(&[discover_from(YOUR_DECK), put_into_play(card("SW_433t2"))]);

/// # Illuminate the Void
/// Spell · 1 mana
/// > **Questline:** Play a 7 and 8-Cost card. **Reward:** Xyrella, the Sanctified.
/// - Makes: Xyrella, the Sanctified [`SW_433t3`] (7/7, "Taunt Battlecry: Shuffle the Purified Shard into…")
//~ done SW_433t2 - 2f198b86.6f162165 ba4b55e4.f421c43e
pub const SW_433t2: Power =
    quest(Goal::Each, &[YOU.play(COST.is(7)), YOU.play(COST.is(8))]).reward(&[get(card("SW_433t3"))]);

/// # Xyrella, the Sanctified
/// Minion · Draenei · 5 mana · 7/7
/// > **Taunt Battlecry:** Shuffle the Purified Shard into your deck.
/// - Makes: Purified Shard [`SW_433t3a`] ("Destroy the enemy hero.")
//~ done SW_433t3 - 20d6849d.5359853b 9c18f38a.c9208221
pub const SW_433t3: Power = battlecry(&[shuffle(card("SW_433t3a"))]);

/// # Purified Shard
/// Spell · Holy · 10 mana
/// > Destroy the enemy hero.
//~ derived SW_433t3a e43dd3f3 0ae4b2e9.849f4f9b fc01dc7b
pub const SW_433t3a: Power = spell(&[destroy(ENEMY_HERO)]);

/// # Call of the Grave
/// Spell · Shadow · 1 mana
/// > **Discover** a **Deathrattle** minion. If you have enough Mana to play it, trigger its **Deathrattle**.
//~ done SW_440 - ca4a4f53.e02355d6 b70fa482
pub const SW_440: Power = spell(&[
    discover(all(&[MINION, with(GameTag::DEATHRATTLE)])),
    trigger(Word::Deathrattle, IT).when(there_is(&IT.that(COST.no_more_than(&MANA.of(YOU))))),
]);

/// # Shard of the Naaru
/// Spell · Holy · 1 mana
/// > **Tradeable Silence** all enemy minions.
//~ derived SW_441 10e95108 dd4c6abd.9c24b3f5 8f9eb94b
pub const SW_441: Power = spell(&[silence(ENEMY_MINIONS)]);

/// # Void Shard
/// Spell · Shadow · 4 mana
/// > **Lifesteal** Deal $4 damage.
//~ derived SW_442 8b581de7 1e562e45.8993f02e df3eb5ba
pub const SW_442: Power = spell(&[deal(4).to(TARGET)]);

/// # Elekk Mount
/// Spell · 7 mana
/// > Give a minion +4/+7 and **Taunt**. When it dies, summon an Elekk.
/// - Makes: Xyrella's Elekk [`SW_443t`] (4/7, "Taunt"); On an Elekk [`SW_443e`] ("\+4/+7 and Taunt. Deathrattle: Summon an Elekk.")
//~ derived SW_443 ca4ba8a7 014b7716.e566ea87 d451ee88.d761d8cd
pub const SW_443: Power = spell(&[attach("SW_443e").to(A_MINION)]);

/// # On an Elekk
/// Enchantment
/// > \+4/+7 and **Taunt**. **Deathrattle:** Summon an Elekk.
//~ derived SW_443e 7caa3d29 d522ad72.21091cae 53f0d51d
pub const SW_443e: Power =
    abilities(&[enchant(&[plus(4, 7), has(GameTag::TAUNT)]), deathrattle(&[summon(card("SW_443t"))])]);

/// # Xyrella's Elekk
/// Minion · Beast · 6 mana · 4/7
/// > **Taunt**
//~ vanilla SW_443t b0f0b3e0 eb3a6fe7.4b0c5d24 b98abd3c
pub const SW_443t: Power = VANILLA;

/// # Twilight Deceptor
/// Minion · Draenei · 2 mana · 2/3
/// > **Battlecry:** If any hero took damage this turn, draw a Shadow spell.
//~ done SW_444 - feeef278.645fd3a9 a0cbae74
#[rustfmt::skip]
pub const SW_444: Power = battlecry(&[draw_that(1, school(SpellSchool::Shadow))]).when(HEROES.takes_damage_from(CARD).this_turn().at_least(1));

/// # Psyfiend
/// Minion · 3 mana · 3/4
/// > After you cast a Shadow spell, deal 2 damage to each hero.
//~ derived SW_445 6436dec5 05841e04.9210c205 f311c644
pub const SW_445: Power = after(YOU.cast(school(SpellSchool::Shadow))).then(&[deal(2).to(HEROES)]);

/// # Voidtouched Attendant
/// Minion · 2 mana · 1/3
/// > Both heroes take one extra damage from all sources.
/// - Makes: Voidtouched [`SW_446e`] ("Both heroes take one extra damage from all…")
//~ done SW_446 - 4d6f41bd.b5109774 ddbabd11.b80d585e
pub const SW_446: Power = whenever(HEROES.would_take_damage_from(CARD)).then(&[damage_increased(1)]);

/// # Voidtouched
/// Enchantment
/// > Both heroes take one extra damage from all sources.
//~ todo SW_446e 79d13793 d522ad72.b5109774 62f704f5
pub const SW_446e: Power = TODO;

/// # Darkbishop Benedictus
/// Minion · 5 mana · 5/6
/// > **Start of Game:** If the spells in your deck are all Shadow, enter Shadowform.
/// - Makes: [`EX1_625t`](crate::classic::priest::EX1_625t)
//~ done SW_448 - 7c7d1340.c3785e00 de4f9122.a808a403
pub const SW_448: Power = on(Word::StartOfGame, &[become_hero_power(card("EX1_625t"))])
    .when(there_is_no(&YOUR_STARTING_DECK.that(all(&[SPELL, not(&school(SpellSchool::Shadow))]))));
