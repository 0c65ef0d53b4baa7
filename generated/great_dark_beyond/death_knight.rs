//! Death Knight cards of The Great Dark Beyond.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file dcda674b

/// # Guiding Figure
/// Minion · 2 mana · 3/2
/// > **Spellburst:** Trigger a random friendly minion's **Deathrattle**. **Starship Piece**
/// - Makes: Guiding Figure [`GDB_106e`] ("Spellburst: Trigger a random friendly minion's…")
//~ done GDB_106 - 0296240c.47918b84 3d219d99.52a0a92a
pub const GDB_106: Power =
    on(Word::Spellburst, &[trigger(Word::Deathrattle, FRIENDLY_MINIONS.that(with(GameTag::DEATHRATTLE)).random())]);

/// # Guiding Figure
/// Enchantment
/// > **Spellburst:** Trigger a random friendly minion's **Deathrattle**.
//~ done GDB_106e - d522ad72.63159a0f 3d219d99
pub const GDB_106e: Power =
    on(Word::Spellburst, &[trigger(Word::Deathrattle, FRIENDLY_MINIONS.that(with(GameTag::DEATHRATTLE)).random())]);

/// # Soulbound Spire
/// Minion · 3 mana · 2/2
/// > **Deathrattle:** Summon a minion with Cost equal to this minion's Attack *(up to 10*). **Starship Piece**
/// - Makes: Soulbound Spire [`GDB_112e`] ("Deathrattle: Summon a minion with Cost equal to…")
//~ done GDB_112 - dec50fb7.666a338c e87ce4e1.7c4b691b
pub const GDB_112: Power = deathrattle(&[either(
    is_at_least(&ATTACK.of(THIS), 10),
    &[summon(random_costing(MINION, fixed(10)))],
    &[summon(random_costing(MINION, ATTACK.of(THIS)))],
)]);

/// # Soulbound Spire
/// Enchantment
/// > **Deathrattle:** Summon a minion with Cost equal to this minion's Attack *(up to 10*).
//~ done GDB_112e - d522ad72.c40ed9e6 e87ce4e1
pub const GDB_112e: Power = deathrattle(&[either(
    is_at_least(&ATTACK.of(THIS), 10),
    &[summon(random_costing(MINION, fixed(10)))],
    &[summon(random_costing(MINION, ATTACK.of(THIS)))],
)]);

/// # Airlock Breach
/// Spell · 6 mana
/// > Summon a 5/5 Undead with **Taunt** and give your hero +5 Health. Spend 5 **Corpses** to do it again.
/// - Makes: Unfortunate Soul [`GDB_113t`] (5/5, "Taunt"); Breached Air [`GDB_113e`] ("\+5 Health.")
//~ done GDB_113 - 9e3ad3c7.083ac963 f53345be.90ff441a
#[rustfmt::skip]
pub const GDB_113: Power = spell(&[summon(card("GDB_113t")), attach("GDB_113e").to(YOUR_HERO), pay(Cost::of(Part::Corpses(5)), &[summon(card("GDB_113t")), attach("GDB_113e").to(YOUR_HERO)])]);

/// # Breached Air
/// Enchantment
/// > \+5 Health.
//~ derived GDB_113e 5c3e8032 d522ad72.606c8f4a ca36989b
pub const GDB_113e: Power = enchant(&[HEALTH.plus(5)]);

/// # Unfortunate Soul
/// Minion · Undead · Draenei · 5 mana · 5/5
/// > **Taunt**
//~ vanilla GDB_113t 81ed5d51 5a24e009.4b0c5d24 ecb219e4
pub const GDB_113t: Power = VANILLA;

/// # Wakener of Souls
/// Minion · 10 mana · 8/7
/// > **Taunt**, **Reborn Deathrattle:** Resurrect a different friendly **Deathrattle** minion.
//~ done GDB_468 - ed04d0d0.1240086e 92ba0d43
pub const GDB_468: Power = deathrattle(&[summon(random_from_past(
    FRIENDLY_MINIONS.that(all(&[with(GameTag::DEATHRATTLE), not(&named("GDB_468"))])).die().this_game(),
))]);

/// # Auchenai Death-Speaker
/// Minion · Draenei · 1 mana · 1/3
/// > After another friendly minion is **Reborn**, summon a copy of it.
//~ done GDB_469 - 573faf23.ead1df1e 83c5a47d
pub const GDB_469: Power = after(YOU.sees_reborn(not(&ITSELF))).then(&[summon(copy_of(THAT))]);

/// # Exarch Maladaar
/// Minion · Draenei · 6 mana · 5/5
/// > **Battlecry:** The next card you play this turn costs **Corpses** instead of Mana.
/// - Makes: Necromantic Power [`GDB_470e`] ("Your next card this turn costs Corpses instead of…"); Costs Corpses [`GDB_470e2`] ("Costs Corpses instead of mana.")
//~ done GDB_470 - dfe0304b.2d4fa4e3 ab023012.0105fa73
pub const GDB_470: Power = battlecry(&[attach("GDB_470e").to(YOU)]);

/// # Necromantic Power
/// Enchantment
/// > Your next card this turn costs **Corpses** instead of Mana.
//~ done GDB_470e - d522ad72.7941188c 2ba011fb
pub const GDB_470e: Power = enchant(&[has_at_least(GameTag::CARD_ALTERNATE_COST, 3)])
    .aura(YOUR_HAND, &[has_at_least(GameTag::CARD_ALTERNATE_COST, 1)])
    .until(YOU.play(CARD))
    .this_turn();

/// # Costs Corpses
/// Enchantment
/// > Costs **Corpses** instead of mana.
//~ todo GDB_470e2 00b13971 d522ad72.f6b7e9bd fc73d679
pub const GDB_470e2: Power = TODO;

/// # Orbital Moon
/// Spell · 1 mana
/// > Give a minion **Taunt** and **Lifesteal**. If you played an adjacent card this turn, also give it **Reborn**.
//~ done GDB_475 - 2f198b86.0d734083 d01cf875
pub const GDB_475: Power = abilities(&[
    whenever(YOU.play(CARD)).in_hand().when(is(&THAT.hand_neighbours())).then(&[set_counter_to(0, TURNS.of(YOU))]),
    spell(&[
        give(&[has(GameTag::TAUNT), has(GameTag::LIFESTEAL)]).to(A_MINION),
        give(&[has(GameTag::REBORN)]).to(TARGET).when(there_is(&YOU.that(TURNS.same_as(&counter_value(0))))),
    ]),
]);

/// # Suffocate
/// Spell · Shadow · 4 mana
/// > Destroy a minion. If you're building a **Starship**, also destroy a random neighbor.
//~ done GDB_476 - 1e562e45.21e1bc2b 341b542d
pub const GDB_476: Power =
    spell(&[destroy(A_MINION), destroy(IT.neighbours().random()).when(there_is(&YOUR_LAUNCHPAD))]);

/// # The 8 Hands From Beyond
/// Minion · Beast · 8 mana · 8/8
/// > **Battlecry:** Destroy both players' decks EXCEPT the 8 highest Cost cards in each.
//~ done GDB_477 - 89823f8c.bde16d8a 8bbf1ff9
pub const GDB_477: Power = battlecry(&[
    repeat(60, &[destroy(YOUR_DECK.least(COST)).when(there_are(9, &YOUR_DECK))]),
    repeat(60, &[destroy(ENEMY_DECK.least(COST)).when(there_are(9, &ENEMY_DECK))]),
]);

/// # Assimilating Blight
/// Spell · 3 mana
/// > **Discover** a 3-Cost **Deathrattle** minion. Summon it with **Reborn**.
//~ derived GDB_478 d3894bdc 82ede6d1.8cbf1926 85c807fe
#[rustfmt::skip]
pub const GDB_478: Power = spell(&[discover_then(Offer::Pool(all(&[MINION, with(GameTag::DEATHRATTLE), COST.is(3)]), Classes::Own), &[summon(the(IT)), give(&[has(GameTag::REBORN)]).to(IT)])]);

/// # Spawning Pool
/// Location · 1 mana · 2 uses
/// > Get a 1/1 Zergling. **Deathrattle:** Your Zerg minions have **Rush** this turn.
/// - Classes: Death Knight, Hunter, Warlock, Demon Hunter
/// - Makes: Zergling [`SC_010`] (1/1, "Battlecry: Summon a 1/1 Zergling."); Zerg Rush [`SC_000te`] ("Your Zerg minions have Rush this turn."); Zerg Rush! [`SC_000te2`] ("Granted Rush this turn from Spawning Pool.")
//~ derived SC_000 1aed2c85 f271c076.c6e1d500 74d0fcf4.cf2eb4fa.e8f528f9
pub const SC_000: Power = abilities(&[location(&[get(card("SC_010"))]), deathrattle(&[attach("SC_000te").to(YOU)])]);

/// # Zerg Rush
/// Enchantment
/// > Your Zerg minions have **Rush** this turn.
//~ derived SC_000te d3fee043 d522ad72.5e5e6686 2d43ae9d
pub const SC_000te: Power =
    enchant(&[]).aura(FRIENDLY_MINIONS.that(with(GameTag::ZERG)), &[has(GameTag::RUSH)]).this_turn();

/// # Zerg Rush!
/// Enchantment
/// > Granted **Rush** this turn from Spawning Pool.
/// - Makes: Spawning Pool [`SC_000`] ("Get a 1/1 Zergling. Deathrattle: Your Zerg…")
//~ todo SC_000te2 cd921adb d522ad72.ef79a22c e343dcd4.e03cd511
pub const SC_000te2: Power = TODO;

/// # Baneling Barrage
/// Spell · 1 mana
/// > Get a 1/1 Baneling that explodes. If you control a Zerg minion, get another Baneling.
/// - Makes: [`SC_019t`](crate::great_dark_beyond::warlock::SC_019t)
//~ done SC_001 - 2f198b86.1e2cd191 6cca9407.ee8fe0aa
pub const SC_001: Power =
    spell(&[get(card("SC_019t")), get(card("SC_019t")).when(there_is(&FRIENDLY_MINIONS.that(with(GameTag::ZERG))))]);

/// # Infestor
/// Minion · 3 mana · 4/2
/// > **Deathrattle:** Your Zerg minions have +1 Attack for the rest of the game.
/// - Makes: For the Swarm [`SC_002e`] ("For the rest of the game, your Zerg have +1…"); For the Swarm! [`SC_002e2`] ("\+1 Attack.")
//~ derived SC_002 288f8fe3 cbd1a658.1bdb8838 3266eda4.b07a09e8
pub const SC_002: Power = deathrattle(&[attach("SC_002e").to(YOU)]);

/// # For the Swarm
/// Enchantment
/// > For the rest of the game, your Zerg have +1 Attack.
//~ derived SC_002e 6d14fb19 d522ad72.4073bb41 6ae3857a
pub const SC_002e: Power = enchant(&[]).aura(FRIENDLY_MINIONS.that(with(GameTag::ZERG)), &[ATTACK.plus(1)]);

/// # For the Swarm!
/// Enchantment
/// > \+1 Attack.
//~ derived SC_002e2 895e5a02 d522ad72.379bca7a df91f237
pub const SC_002e2: Power = enchant(&[ATTACK.plus(1)]);

/// # Hive Queen
/// Minion · 3 mana · 2/5
/// > At the end of your turn, get a Larva that transforms into random Zerg minions.
/// - Classes: Death Knight, Hunter, Warlock, Demon Hunter
/// - Makes: Larva [`SC_003t`] (1/1, "Each turn this is in your hand, transform it into…")
//~ derived SC_003 00129b75 def99d64.77997039 c837cfd7.cf2eb4fa.1ebe9e9b
pub const SC_003: Power = at_end_of_your_turn(&[get(card("SC_003t"))]);

/// # Larva
/// Minion · 1 mana · 1/1
/// > Each turn this is in your hand, transform it into a random Zerg minion.
/// - Classes: Death Knight, Hunter, Warlock, Demon Hunter
/// - Makes: Transforming Larva [`SC_003te`] ("Transforming into random Zerg minions.")
//~ done SC_003t - cbd7c476.3ae83ae1 9c385ab5.cf2eb4fa.23c68ecb
pub const SC_003t: Power = whenever(YOU.turn_start()).in_hand().then(CHANGE_FORM);

/// Into any Zerg but the Hive Queen, who would make Larvas again.
const CHANGE_FORM: &[Effect] =
    &[transform(THIS, random(all(&[MINION, with(GameTag::ZERG), not(&named("SC_003"))]))), attach("SC_003te").to(THIS)];

/// # Transforming Larva
/// Enchantment
/// > Transforming into random Zerg minions.
//~ done SC_003te - d522ad72.dd0d588b 18175589
pub const SC_003te: Power = whenever(YOU.turn_start()).in_hand().then(CHANGE_FORM);

/// # Kerrigan, Queen of Blades
/// Hero · 7 mana · 30 health, 5 armor
/// > **Battlecry:** Summon two 2/5 Hive Queens. Deal 3 damage to all enemies.
/// - Classes: Death Knight, Hunter, Warlock, Demon Hunter
/// - Makes: Ravage [`SC_004hp`] ("Deal 3 damage randomly split among all enemies.…"); Hive Queen [`SC_003`] (2/5, "At the end of your turn, get a Larva that…")
//~ done SC_004 - 7c911c2c.5d933727 b5d63543.cf2eb4fa.6592880d
pub const SC_004: Power = battlecry(&[summon(card("SC_003")).copies(2), deal(3).to(ENEMIES)]);

/// # Ravage
/// Hero Power · 2 mana
/// > Deal $@ damage randomly split among all enemies. *(Improved by Zerg minions you control!)*
/// - Numbers: {0} = 3
/// - Classes: Death Knight, Hunter, Warlock, Demon Hunter
//~ done SC_004hp - 4902b083.7571984a.ea2304e3 b3e06164.cf2eb4fa
#[rustfmt::skip]
pub const SC_004hp: Power = abilities(&[hero_power(&[deal(1).times(TEXT_NUMBER).split_among(ENEMIES)]), improved(count(FRIENDLY_MINIONS.that(with(GameTag::ZERG))))]);

/// # Zergling
/// Minion · 1 mana · 1/1
/// > **Battlecry:** Summon a 1/1 Zergling.
/// - Classes: Death Knight, Hunter, Warlock, Demon Hunter
//~ derived SC_010 aa1b9c7a cbd7c476.ffd819e3 d5d6da43.cf2eb4fa
pub const SC_010: Power = battlecry(&[summon(card("SC_010"))]);

/// # Nydus Worm
/// Spell · 3 mana
/// > Draw two Zerg cards. They cost (1) less.
/// - Classes: Death Knight, Hunter, Warlock, Demon Hunter
/// - Makes: Nydus Network [`SC_015e`] ("Gives your hero +2 Attack this turn if played…"); Nydus Jaws [`SC_015e2`] ("\+2 Attack this turn.")
//~ derived SC_015 dd36a0c7 82ede6d1.58c0768f eb05a253.cf2eb4fa.d54d730b
pub const SC_015: Power = spell(&[draw_that(2, with(GameTag::ZERG)), give(&[cost_less(1)]).to(IT)]);

/// # Nydus Network
/// Enchantment
/// > Gives your hero +2 Attack this turn if played this turn.
//~ todo SC_015e f8e49d5a d522ad72.5f32a246 edcb2996
pub const SC_015e: Power = TODO;

/// # Nydus Jaws
/// Enchantment
/// > \+2 Attack this turn.
//~ derived SC_015e2 2bc8f84b d522ad72.717133fd 2b43e688
pub const SC_015e2: Power = enchant(&[ATTACK.plus(2)]).this_turn();

/// # Viper
/// Minion · 4 mana · 5/3
/// > **Battlecry:** Summon a minion from your opponent's hand. Your other Zerg minions gain **Reborn** and attack it.
//~ done SC_018 - 5afb2d98.44b07937 43fdf65a
pub const SC_018: Power = battlecry(&[
    summon(the(ENEMY_HAND.that(MINION).random())).for_(OPPONENT),
    remember(IT),
    give(&[has(GameTag::REBORN)]).to(OTHER_FRIENDLY_MINIONS.that(with(GameTag::ZERG))),
    make_attack(IT, REMEMBERED),
]);
