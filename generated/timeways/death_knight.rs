//! Death Knight cards of Across the Timeways.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 849e9837

/// # Jagged Edge of Time
/// Weapon · 3 mana · 3/2 durability
/// > **Battlecry: Imbue** your Hero Power.
/// - Classes: Death Knight, Rogue
//~ derived END_001 7b624564 043b7f8c.5062bdfc 79eb1868.d1056d77
pub const END_001: Power = battlecry(&[imbue()]);

/// # Wicked Blightspawn
/// Minion · Undead · 4 mana · 4/3
/// > **Reborn**. **Deathrattle:** Equip a 1/2 Dagger. If you already have a weapon equipped, give it +2 Attack instead.
/// - Classes: Death Knight, Rogue
/// - Makes: Wicked [`END_002e`] ("\+2 Attack.")
//~ done END_002 - 871b03db.5d9b3490 c262bc2d.d1056d77.6986c47b
pub const END_002: Power =
    deathrattle(&[either(there_is(&YOUR_WEAPON), &[attach("END_002e").to(YOUR_WEAPON)], &[equip(card("CS2_082"))])]);

/// # Wicked
/// Enchantment
/// > \+2 Attack.
//~ derived END_002e 10db385d d522ad72.a6e18051 0bcce891
pub const END_002e: Power = enchant(&[ATTACK.plus(2)]);

/// # Finality
/// Spell · 3 mana
/// > Draw an Undead. **Imbue** your Hero Power twice.
/// - Makes: Blessing of the Infinite [`END_003p`] ("Passive The first Undead you play each turn gains…")
//~ derived END_003 0b8855ca 82ede6d1.250e4b8b 4344fd0b.787cd639
pub const END_003: Power = spell(&[draw_that(1, UNDEAD), imbue().repeated(2)]);

/// # Blessing of the Infinite
/// Hero Power · 0 mana
/// > **Passive** The first Undead you play each turn gains +@ Attack.
/// - Numbers: {0} = 1
/// - Makes: The End is Nigh [`END_003pe`] ("Increased Attack.")
//~ done END_003p - 6ce143f8.ea34b249.eae7e889 b01057b9.af2b501c
pub const END_003p: Power = whenever(YOU.play(all(&[MINION, UNDEAD])))
    .once_a_turn()
    .then(&[attach("END_003pe").with_x(YOU.imbue().this_game().count()).to(THAT)]);

/// # The End is Nigh
/// Enchantment
/// > Increased Attack.
//~ done END_003pe - d522ad72.08129cea 1a522f6b
pub const END_003pe: Power = enchant(&[ATTACK.plus(1).times(X)]);

/// # Remnant of Rage
/// Minion · Undead · Demon · 7 mana · 5/4
/// > Costs (1) less for each minion that died this turn. **Battlecry:** Draw 2 cards.
/// - Classes: Death Knight, Demon Hunter
//~ derived END_004 98b9fda2 47ead794.a8f7692b e3edddfe.28fae359
pub const END_004: Power =
    abilities(&[costs(&[cost_less(1).times(MINIONS.die().this_turn().count())]), battlecry(&[draw(2)])]);

/// # Bygone Echoes
/// Spell · Shadow · 5 mana
/// > Summon a random 4-Cost minion. Spend 4 **Corpses** to summon another. **Outcast:** And another.
/// - Classes: Death Knight, Demon Hunter
//~ done END_005 - cf35eba3.8428bc1d 86c1e522.28fae359
pub const END_005: Power = spell(&[
    summon(random(all(&[MINION, COST.is(4)]))),
    pay(Cost::of(Part::Corpses(4)), &[summon(random(all(&[MINION, COST.is(4)])))]),
    summon(random(all(&[MINION, COST.is(4)]))).when(OUTCAST),
]);

/// # Shadows of Yesterday
/// Spell · Shadow · 6 mana
/// > **Rewind** Summon four 3/2 Shades. They each gain two random **Bonus Effects**.
/// - Makes: Anomalous Shade [`TIME_610t2`] (3/2)
//~ done TIME_610 - b1a71a54.cf400d1a 6f496eb9.d1ef7de5
pub const TIME_610: Power = spell(&[summon(card("TIME_610t2")).copies(4), bonus_effects(2).to(IT)]);

/// # Anomalous Shade
/// Minion · Undead · 2 mana · 3/2
//~ vanilla TIME_610t2 7f699cfd e2f87da0 8d501e05
pub const TIME_610t2: Power = VANILLA;

/// # Timestop
/// Spell · Frost · 2 mana
/// > Deal $3 damage. **Freeze** two random enemy minions.
//~ derived TIME_611 ffd3d87d 589519e6.bc5ab411 01acf811
pub const TIME_611: Power = spell(&[deal(3).to(TARGET), freeze(ENEMY_MINIONS.random_of(2))]);

/// # Blood Draw
/// Spell · Shadow · 3 mana
/// > **Discover** a spell. This costs Health instead of Mana.
//~ done TIME_612 - 3c9c5d15.4ce1484f f3667d47
pub const TIME_612: Power = spell(&[discover(SPELL)]);

/// # Cryofrozen Champion
/// Minion · 1 mana · 2/1
/// > **Deathrattle:** Get a random **Legendary** minion. Reduce its Cost by (1).
//~ derived TIME_613 09916bbc 57db445c.c8f6ee19 c3ca117c
pub const TIME_613: Power =
    deathrattle(&[get(random(all(&[MINION, rarity(Rarity::Legendary)]))), give(&[cost_less(1)]).to(IT)]);

/// # Liferender
/// Minion · Undead · 3 mana · 3/4
/// > **Battlecry:** If your hero's Health changed this turn, deal 6 damage to an enemy minion.
//~ derived TIME_614 0f5ec946 e17beb18.beba5957 90cddb5a
pub const TIME_614: Power =
    battlecry(&[deal(6).to(AN_ENEMY_MINION)]).when(YOUR_HERO.health_changes().this_turn().at_least(1));

/// # Forgotten Millennium
/// Spell · 8 mana
/// > Fill your hand with random Undead. They cost Health instead of Mana this turn.
/// - Makes: Forgotten [`TIME_615e`] ("Costs Health instead of Mana.")
//~ done TIME_615 - 93b14068.dd747c85 dd349fad.24ebb559
#[rustfmt::skip]
pub const TIME_615: Power = spell(&[get(random(UNDEAD)).picks(10), lend(&[has_at_least(GameTag::CARD_ALTERNATE_COST, 1)], Lasts::ThisTurn).to(IT)]);

/// # Forgotten
/// Enchantment
/// > Costs Health instead of Mana.
//~ todo TIME_615e 568f2554 d522ad72.ad481fb2 bc49ad87
pub const TIME_615e: Power = TODO;

/// # Memoriam Manifest
/// Spell · Shadow · 4 mana
/// > Summon the highest Cost friendly Undead that died this game.
//~ done TIME_616 - 1e562e45.fd5fc7dc 5bae0941
pub const TIME_616: Power = spell(&[summon(each_past(FRIENDLY_MINIONS.that(UNDEAD).die().this_game()).most(COST))]);

/// # Chronochiller
/// Minion · Undead · 4 mana · 8/7
/// > You no longer draw a card at the start of your turn.
//~ done TIME_617 - feb9b6b6.3a021530 7f8b49b5
pub const TIME_617: Power = aura(YOU).have(&[has(GameTag::CANT_DRAW)]);

/// # Husk, Eternal Reaper
/// Minion · Undead · 4 mana · 5/3
/// > **Battlecry:** Give your hero "**Deathrattle:** Spend up to 20 **Corpses** to resurrect with that much Health."
/// - Makes: Eternal Life [`TIME_618t`] ("Deathrattle: Spend up to 20 Corpses to resurrect…"); Eternal Life Player Enchant [`TIME_618e`] ("Deathrattle: Spend up to 20 Corpses to resurrect…"); A Second Chance [`TIME_618e2`] ("Your hero has been resurrected.")
//~ done TIME_618 - ca441af9.6e17b2b4 f0f6edf8.1ad0b780
pub const TIME_618: Power = battlecry(&[attach("TIME_618e").to(YOUR_HERO)]);

/// # Eternal Life Player Enchant
/// Enchantment
/// > **Deathrattle:** Spend up to 20 **Corpses** to resurrect with that much Health.
// A second Deathrattle, or the same one a second time, does not take back what the first one gave.
//~ done TIME_618e - d522ad72.6d8d2eb2 b97771b8
pub const TIME_618e: Power = deathrattle(&[if_(
    there_is(&YOUR_HERO.that(HEALTH.at_most(0))),
    &[spend_corpses(20), set_remaining_health(1).times(LAST_AMOUNT).to(YOUR_HERO)],
)]);

/// # A Second Chance
/// Enchantment
/// > Your hero has been resurrected.
//~ todo TIME_618e2 f30f5783 d522ad72.3c22b749 bddf55a5
pub const TIME_618e2: Power = TODO;

/// # Eternal Life
/// Spell · 0 mana
/// > **Deathrattle:** Spend up to 20 **Corpses** to resurrect with that much Health.
//~ todo TIME_618t f1772718 3e8f9d5a.6d8d2eb2 f4178f38
pub const TIME_618t: Power = TODO;

/// # Talanji of the Graves
/// Minion · Undead · 4 mana · 4/5
/// > **Fabled. Battlecry:** Draw Bwonsamdi *(or resurrect him if he has died*). Choose a Boon to give him.
/// - Makes: Bwonsamdi [`TIME_619t`] (6/6, "Deathrattle: Summon a random 4-Cost minion. (Any…"); What Befell Zandalar [`TIME_619t2`] ("Deal 2 damage to all enemies. Choose a Boon to…"); Boon of Power [`TIME_619t3`] ("Give Bwonsamdi Taunt permanently. Minions…"); Boon of Longevity [`TIME_619t4`] ("Give Bwonsamdi Lifesteal permanently. Minions…"); Boon of Speed [`TIME_619t5`] ("Give Bwonsamdi Rush permanently. Minions summoned…"); Boon of Power Player Ench [`TIME_619e`] ("Give Bwonsamdi Taunt permanently."); Boon of Longevity Player Ench [`TIME_619e2`] ("Give Bwonsamdi Lifesteal permanently."); Boon of Speed Player Ench [`TIME_619e3`] ("Give Bwonsamdi Rush permanently."); Pact for Power [`TIME_619e4`] ("Taunt."); Pact for Longevity [`TIME_619e5`] ("Lifesteal."); Pact for Speed [`TIME_619e6`] ("Rush.")
///
/// # Notes
///
/// The same Boon can be given again: no source tells.
//~ done TIME_619 - 873c17ed.e28cb3cf 67ce3e00.49cfe834
pub const TIME_619: Power = battlecry(&[
    either(
        FRIENDLY_MINIONS.that(named("TIME_619t")).die().this_game().at_least(1),
        &[summon(card("TIME_619t"))],
        &[get(the(YOUR_DECK.that(named("TIME_619t")).first(1)))],
    ),
    choose_card(&["TIME_619t3", "TIME_619t4", "TIME_619t5"], &[apply_it_to(THIS), remove_from_game(IT)]),
    remove_from_game(LEFT_ASIDE),
]);

/// # Boon of Power Player Ench
/// Enchantment
/// > Give Bwonsamdi **Taunt** *permanently*.
//~ done TIME_619e - d522ad72.95aa73ef f8020164
pub const TIME_619e: Power = enchant(&[plus_tag(GameTag::TAG_SCRIPT_DATA_NUM_5, 2)])
    .aura(FRIENDLY_MINIONS.that(named("TIME_619t")), &[has(GameTag::TAUNT)]);

/// # Boon of Longevity Player Ench
/// Enchantment
/// > Give Bwonsamdi **Lifesteal** *permanently*.
//~ done TIME_619e2 - d522ad72.54341a5f 32266d8b
pub const TIME_619e2: Power = enchant(&[plus_tag(GameTag::TAG_SCRIPT_DATA_NUM_5, 2)])
    .aura(FRIENDLY_MINIONS.that(named("TIME_619t")), &[has(GameTag::LIFESTEAL)]);

/// # Boon of Speed Player Ench
/// Enchantment
/// > Give Bwonsamdi **Rush** *permanently*.
//~ done TIME_619e3 - d522ad72.98cee677 414f463d
pub const TIME_619e3: Power = enchant(&[plus_tag(GameTag::TAG_SCRIPT_DATA_NUM_5, 2)])
    .aura(FRIENDLY_MINIONS.that(named("TIME_619t")), &[has(GameTag::RUSH)]);

/// # Pact for Power
/// Enchantment
/// > **Taunt**.
//~ derived TIME_619e4 739a1a2c d522ad72.0643522b 880360ab
pub const TIME_619e4: Power = enchant(&[has(GameTag::TAUNT)]);

/// # Pact for Longevity
/// Enchantment
/// > **Lifesteal**.
//~ derived TIME_619e5 e413e0ae d522ad72.808b9d45 3ce7a564
pub const TIME_619e5: Power = enchant(&[has(GameTag::LIFESTEAL)]);

/// # Pact for Speed
/// Enchantment
/// > **Rush**.
//~ derived TIME_619e6 5b59acda d522ad72.6bcfb036 a5f93ac5
pub const TIME_619e6: Power = enchant(&[has(GameTag::RUSH)]);

/// # Bwonsamdi
/// Minion · Undead · 6 mana · 6/6
/// > **Deathrattle:** Summon a random @-Cost minion. *(Any Boons given to Bwonsamdi carry over.)*
/// - Numbers: {0} = 4
//~ done TIME_619t - bb482bbb.4aa12ad4.ea228308 37f9232a
pub const TIME_619t: Power = abilities(&[
    improved(number(GameTag::TAG_SCRIPT_DATA_NUM_5).of(YOU)),
    deathrattle(&[summon(random_costing(MINION, TEXT_NUMBER))]),
]);

/// # What Befell Zandalar
/// Spell · 3 mana
/// > Deal $2 damage to all enemies. Choose a Boon to give to Bwonsamdi.
//~ done TIME_619t2 - 82ede6d1.c630c138 8ed92098
pub const TIME_619t2: Power = spell(&[
    deal(2).to(ENEMIES),
    choose_card(&["TIME_619t3", "TIME_619t4", "TIME_619t5"], &[apply_it_to(THIS), remove_from_game(IT)]),
    remove_from_game(LEFT_ASIDE),
]);

/// # Boon of Power
/// Spell · 0 mana
/// > Give Bwonsamdi **Taunt** *permanently*. Minions summoned by his **Deathrattle** cost (2) more.
//~ done TIME_619t3 - 3e8f9d5a.ba9b46f6 be64eb29
pub const TIME_619t3: Power = spell(&[attach("TIME_619e").to(CONTROLLER)]);

/// # Boon of Longevity
/// Spell · 0 mana
/// > Give Bwonsamdi **Lifesteal** *permanently*. Minions summoned by his **Deathrattle** cost (2) more.
//~ done TIME_619t4 - 3e8f9d5a.e63ba35e d0105011
pub const TIME_619t4: Power = spell(&[attach("TIME_619e2").to(CONTROLLER)]);

/// # Boon of Speed
/// Spell · 0 mana
/// > Give Bwonsamdi **Rush** *permanently*. Minions summoned by his **Deathrattle** cost (2) more.
//~ done TIME_619t5 - 3e8f9d5a.d8b53b42 1230635e
pub const TIME_619t5: Power = spell(&[attach("TIME_619e3").to(CONTROLLER)]);
