//! The hard shapes: cards that a vocabulary of cards has to be able to say. Each constant reads like the text above it.

use cardwright_engine::script::prelude::*;

/// Battle Rage: Draw a card for each damaged friendly character.
pub const EX1_392: Power = spell(&[draw(1).for_each(FRIENDLY_CHARACTERS.that(DAMAGED))]);

/// Knife Juggler: After you summon a minion, deal 1 damage to a random enemy.
pub const NEW1_019: Power = after(YOU.summon(MINION)).then(&[deal(1).to(ENEMIES.random())]);

/// Stormwind Champion: Your other minions have +1/+1.
pub const CS2_222: Power = aura(OTHER_FRIENDLY_MINIONS).gives("CS2_222o");
pub const CS2_222o: Power = enchant(&[plus(1, 1)]);

/// Sylvanas Windrunner: Deathrattle: Take control of a random enemy minion.
pub const EX1_016: Power = deathrattle(&[take_control(ENEMY_MINIONS.random())]);

/// Counterspell: Secret: When your opponent casts a spell, Counter it.
pub const EX1_287: Power = whenever(OPPONENT.cast(SPELL)).then(&[counter(THAT)]);

/// Mirror Entity: Secret: After your opponent plays a minion, summon a copy of it.
pub const EX1_294: Power = after(OPPONENT.play(MINION)).then(&[summon(copy_of(THAT))]);

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

const DREAM_CARDS: &[&str] = &["DREAM_01", "DREAM_02", "DREAM_03", "DREAM_04", "DREAM_05"];

/// Tracking, as it was: Look at the top 3 cards of your deck. Draw one and discard the others.
pub const VAN_DS1_184: Power = spell(&[choose_from(YOUR_DECK.first(3), &[get(the(IT))], &[discard(THEM)])]);

/// Lorewalker Cho: Whenever a player casts a spell, put a copy into the other player's hand.
pub const EX1_100: Power =
    whenever(PLAYERS.cast(SPELL)).then(&[get(copy_of(THAT)).for_(PLAYERS.that(not(&is(&SUBJECT))))]);

/// Baron Rivendare: Your minions trigger their Deathrattles twice.
pub const FP1_031: Power = aura(YOU).have(&[has(GameTag::EXTRA_MINION_DEATHRATTLES_BASE)]);

/// Malygos: Spell Damage +5.
pub const EX1_563: Power = VANILLA;

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

/// Eviscerate: Deal $2 damage. Combo: Deal $4 damage instead.
pub const EX1_124: Power = abilities(&[spell(&[deal(2).to(TARGET)]), combo(&[deal(4).to(TARGET)]).instead()]);

/// Raging Worgen: Has +1 Attack and Windfury while damaged.
pub const EX1_412: Power = aura(THIS).when(DAMAGED).have(&[ATTACK.plus(1), has(GameTag::WINDFURY)]);

/// Forge of Origination: Summon a 3/3 Golem with Taunt. Spend 3 Armor to give it +3/+3.
pub const BE_561: Power =
    location(&[summon(card("BE_561t")), pay(Cost::of(Part::Armor(3)), &[attach("BE_561e").to(IT)])]);
