//! The hard shapes: cards that a vocabulary of cards has to be able to say. Each constant reads like the text above it.

use cardwright_engine::script::prelude::*;

/// Battle Rage: Draw a card for each damaged friendly character.
pub const EX1_392: Power = spell(&[draw(1).for_each(FRIENDLY_CHARACTERS.that(DAMAGED))]);

/// Preparation: The next spell you cast this turn costs (2) less.
pub const EX1_145: Power = spell(&[attach("EX1_145o").to(YOU)]);
pub const EX1_145o: Power =
    enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost_less(2)]).until(YOU.cast(SPELL)).this_turn();

/// Spirit Claws: Has +2 Attack while you have Spell Damage.
pub const KAR_063: Power = aura(THIS).when(SPELL_DAMAGE.at_least(1)).have(&[ATTACK.plus(2)]);

/// Greater Arcane Missiles: Shoot three missiles at random enemies that deal $3 damage each.
pub const CFM_623: Power = spell(&[deal(3).to(ENEMIES.random()).repeated(3)]);

/// Knife Juggler: After you summon a minion, deal 1 damage to a random enemy.
pub const NEW1_019: Power = after(YOU.summon(MINION)).then(&[deal(1).to(ENEMIES.random())]);

/// Stormwind Champion: Your other minions have +1/+1.
pub const CS2_222: Power = aura(OTHER_FRIENDLY_MINIONS).gives("CS2_222o");
pub const CS2_222o: Power = enchant(&[plus(1, 1)]);

/// Sylvanas Windrunner: Deathrattle: Take control of a random enemy minion.
pub const EX1_016: Power = deathrattle(&[take_control(ENEMY_MINIONS.random())]);

/// Counterspell: Secret: When your opponent casts a spell, Counter it.
pub const EX1_287: Power = whenever(OPPONENT.cast(SPELL)).then(&[counter(THAT)]);

/// Spellbender: Secret: When an enemy casts a spell on a minion, summon a 1/3 as the new target.
pub const tt_010: Power =
    whenever(MINIONS.is_targeted_by(all(&[SPELL, ENEMY]))).then(&[summon(card("tt_010a")), redirect_to(IT)]);

/// Mirror Entity: Secret: After your opponent plays a minion, summon a copy of it.
pub const EX1_294: Power = after(OPPONENT.play(MINION)).then(&[summon(copy_of(THAT))]);

/// Lightspawn: This minion's Attack is always equal to its Health.
pub const EX1_335: Power = aura(THIS).have(&[ATTACK.set(1).times(HEALTH.of(THIS))]);

/// Mountain Giant: Costs (1) less for each other card in your hand.
pub const EX1_105: Power = costs(&[cost_less(1).for_each(YOUR_HAND.other())]);

/// Gorehowl: Attacking a minion costs 1 Attack instead of 1 Durability.
pub const EX1_411: Power = abilities(&[
    whenever(YOUR_HERO.attack(MINION)).then(&[attach("EX1_411e")]),
    after(YOUR_HERO.attack(MINION)).then(&[attach("EX1_411e2")]),
]);
/// No durability loss.
pub const EX1_411e: Power = enchant(&[has(GameTag::IMMUNE)]).until(YOUR_HERO.attack(CARD));
/// -1 Attack.
pub const EX1_411e2: Power = enchant(&[ATTACK.plus(-1)]);

/// Faceless Manipulator: Battlecry: Choose a minion and become a copy of it.
pub const EX1_564: Power = battlecry(&[transform(THIS, copy_of(A_MINION))]);

/// Ysera: At the end of your turn, get two random Dream cards.
pub const EX1_572: Power = at_end_of_your_turn(&[get(one_of(DREAM_CARDS)).copies(2)]);
const DREAM_CARDS: &[&str] = &["DREAM_01", "DREAM_02", "DREAM_03", "DREAM_04", "DREAM_05"];

/// Tracking: Discover a card from your deck.
pub const DS1_184: Power = spell(&[discover_from(YOUR_DECK)]);
/// Tracking, as it was: Look at the top 3 cards of your deck. Draw one and discard the others.
pub const VAN_DS1_184: Power = spell(&[choose_from(YOUR_DECK.first(3), &[get(the(IT))], &[discard(THEM)])]);

/// Mindgames: Put a copy of a random minion from your opponent's deck into the battlefield. (Shadow of Nothing if none.)
pub const EX1_345: Power = spell(&[either(
    there_is(&ENEMY_DECK.that(MINION)),
    &[summon(copy_of(ENEMY_DECK.that(MINION).random()))],
    &[summon(card("EX1_345t"))],
)]);
/// Shadow of Nothing: Mindgames whiffed! Your opponent had no minions!
pub const EX1_345t: Power = VANILLA;

/// Nat Pagle: At the start of your turn, you have a 50% chance to draw an extra card.
pub const EX1_557: Power = whenever(YOU.turn_start()).when(chance(50)).then(&[draw(1)]);

/// Lorewalker Cho: Whenever a player casts a spell, put a copy into the other player's hand.
pub const EX1_100: Power = whenever(PLAYERS.cast(SPELL)).then(&[get(copy_of(THAT)).for_(SUBJECT.opponent())]);

/// Lord Jaraxxus: Battlecry: Equip a 3/8 Blood Fury.
pub const EX1_323: Power = battlecry(&[equip(card("EX1_323w"))]);

/// Millhouse Manastorm: Battlecry: Enemy spells cost (0) next turn.
pub const NEW1_029: Power = battlecry(&[attach("NEW1_029t").to(OPPONENT)]);
pub const NEW1_029t: Power = enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost(0)]).next_turn();

/// Equality: Change the Health of ALL minions to 1.
pub const EX1_619: Power = spell(&[attach("EX1_619e").to(MINIONS)]);
pub const EX1_619e: Power = enchant(&[HEALTH.set(1)]);

/// Bloodsail Raider: Battlecry: Gain Attack equal to the Attack of your weapon.
pub const NEW1_018: Power = battlecry(&[attach("NEW1_018e").with_x(ATTACK.of(YOUR_WEAPON))]);
pub const NEW1_018e: Power = enchant(&[ATTACK.plus(1).times(X)]);

/// Flamereaper: Also damages the minions next to whomever your hero attacks.
pub const BT_271: Power = also_damages(THAT.neighbours());

/// Myrmidon: After you cast a spell on this minion, draw a card.
pub const TID_098: Power = after(THIS.is_targeted_by(all(&[SPELL, FRIENDLY]))).then(&[draw(1)]);

/// Anetheron: Costs (1) if your hand is full.
pub const SW_092: Power =
    aura(THIS).when(there_is(&YOU.that(MOST_CARDS.no_more_than(&count(YOUR_HAND))))).in_hand().have(&[cost(1)]);

/// Kobold Stickyfinger: Battlecry: Steal your opponent's weapon.
pub const DRG_082: Power = battlecry(&[take_control(ENEMY_WEAPON)]);

/// Unearthed Raptor: Battlecry: Choose a friendly minion. Gain a copy of its Deathrattle.
pub const LOE_019: Power =
    battlecry(&[select(A_FRIENDLY_MINION.that(with(GameTag::DEATHRATTLE))), gain_deathrattle_of(IT)]);

/// Brann Bronzebeard: Your Battlecries trigger twice.
pub const LOE_077: Power = aura(YOU).have(&[has(GameTag::EXTRA_BATTLECRIES_BASE)]);

/// Baron Rivendare: Your minions trigger their Deathrattles twice.
pub const FP1_031: Power = aura(YOU).have(&[has(GameTag::EXTRA_MINION_DEATHRATTLES_BASE)]);

/// Patches the Pirate: After you play a Pirate, summon this minion from your deck.
pub const CFM_637: Power = after(YOU.play(PIRATE)).in_deck().then(&[summon(the(THIS))]);

/// Malygos: Spell Damage +5.
pub const EX1_563: Power = VANILLA;

/// Zul'jin: Battlecry: Cast all spells you've played this game (targets chosen randomly).
pub const TRL_065: Power = battlecry(&[cast(each_past(YOU.play(SPELL).this_game()))]);

/// Shudderwock: Battlecry: Repeat all other Battlecries from cards you played this game (targets chosen randomly).
pub const GIL_820: Power = battlecry(&[repeat_ability(
    Word::Battlecry,
    each_past(YOU.play(all(&[with(GameTag::BATTLECRY), not(&named("GIL_820"))])).this_game()),
)]);

/// Kazakus: Battlecry: If your deck has no duplicates, create a custom spell.
pub const CFM_621: Power = battlecry(&[discover_then(
    Offer::Cards(&["CFM_621t11", "CFM_621t12", "CFM_621t13"]),
    &[native("kazakus", brew, BREWS)],
)])
.when(no_duplicates(&YOUR_DECK));

/// A native is a function; it looks at the table and queues its own texts.
fn brew(context: &mut dyn NativeContext) {
    context.queue(0);
}
const BREWS: &[&[Effect]] = &[&[get(card("CFM_621t"))]];

/// Yogg-Saron, Hope's End: Battlecry: Cast a random spell for each spell you've cast this game (targets chosen randomly).
pub const OG_134: Power = battlecry(&[cast(random(SPELL)).times(YOU.cast(SPELL).this_game().count())]);

/// Reno Jackson: Battlecry: If your deck has no duplicates, fully heal your hero.
pub const LOE_011: Power = battlecry(&[heal_fully(YOUR_HERO)]).when(no_duplicates(&YOUR_DECK));

/// Eonar, the Life-Binder: Titan. After this uses an ability, summon a 5/5 Ancient with Taunt.
pub const TTN_903: Power = abilities(&[
    titan(&["TTN_903t", "TTN_903t2", "TTN_903t3"]),
    after(THIS.use_ability()).then(&[summon(card("TTN_903t4"))]),
]);
/// Spontaneous Growth: Draw cards until your hand is full.
pub const TTN_903t: Power = spell(&[draw_until(10)]);
/// Bountiful Harvest: Restore your hero to full Health.
pub const TTN_903t2: Power = spell(&[heal_fully(YOUR_HERO)]);
/// Flourish: Refresh your Mana Crystals.
pub const TTN_903t3: Power = spell(&[refresh_mana(10)]);

/// Cathedral of Atonement: Give a minion +2/+1 and draw a card.
pub const REV_290: Power = location(&[attach("REV_290e").to(A_MINION), draw(1)]);

/// Arkonite Defense Crystal: Taunt. Deathrattle: Gain 4 Armor. Starship Piece.
pub const GDB_100: Power = deathrattle(&[armor(4)]);

/// Stoneborn Accuser: Infuse (5): Gain "Battlecry: Deal 5 damage."
pub const REV_013: Power = infuse(5, "REV_013t");
pub const REV_013t: Power = battlecry(&[deal(5).to(TARGET)]);

/// Sorcerer's Gambit: Questline: Cast a Fire, Frost, and Arcane spell. Reward: Draw a spell.
pub const SW_450: Power = quest(
    Goal::Each,
    &[YOU.cast(school(SpellSchool::Fire)), YOU.cast(school(SpellSchool::Frost)), YOU.cast(school(SpellSchool::Arcane))],
)
.reward(&[draw_that(1, SPELL), put_into_play(card("SW_450t"))]);

/// Raid the Docks: Questline: Play 3 Pirates. Reward: Draw a weapon.
pub const SW_028: Power =
    quest(Goal::Times(3), &[YOU.play(PIRATE)]).reward(&[draw_that(1, WEAPON), put_into_play(card("SW_028t"))]);

/// Eviscerate: Deal $2 damage. Combo: Deal $4 damage instead.
pub const EX1_124: Power = abilities(&[spell(&[deal(2).to(TARGET)]), combo(&[deal(4).to(TARGET)]).instead()]);

/// Ancient of Lore: Choose One - Draw 2 cards; or Restore 5 Health.
pub const NEW1_008: Power = choose_one(&["NEW1_008a", "NEW1_008b"]);
pub const NEW1_008a: Power = spell(&[draw(2)]);
pub const NEW1_008b: Power = spell(&[heal(5).to(TARGET)]);

/// Raging Worgen: Has +1 Attack and Windfury while damaged.
pub const EX1_412: Power = aura(THIS).when(DAMAGED).have(&[ATTACK.plus(1), has(GameTag::WINDFURY)]);

/// Blackwing Technician: Battlecry: If you're holding a Dragon, gain +1/+1.
pub const BRM_033: Power = battlecry(&[attach("BRM_033e")]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// Forge of Origination: Summon a 3/3 Golem with Taunt. Spend 3 Armor to give it +3/+3.
pub const BE_561: Power =
    location(&[summon(card("BE_561t")), pay(Cost::of(Part::Armor(3)), &[attach("BE_561e").to(IT)])]);

/// Blade Flurry: Destroy your weapon and deal its damage to all enemy minions.
pub const CS2_233: Power = spell(&[deal(1).times(ATTACK.of(YOUR_WEAPON)).to(ENEMY_MINIONS), destroy(YOUR_WEAPON)]);
