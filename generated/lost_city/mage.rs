//! Mage cards of The Lost City of Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 5319acec

/// # Techysaurus
/// Minion · Mech · Beast · 7 mana · 3/6
/// > **Taunt**. Costs (1) less for each card you played this game that didn't start in your deck.
//~ done DINO_409 - c75b429e.7b57c324 554693d7
pub const DINO_409: Power = costs(&[cost_less(1).times(YOU.play(not(&STARTED_IN_DECK)).this_game().count())]);

/// # Tribute Dance
/// Spell · 5 mana
/// > Choose a minion. Choose a different minion to transform it into.
/// - Makes: Tribute [`DINO_414e`] ("This minion has been transformed.")
//~ done DINO_414 - 36b694de.5a86b661 f9e370e5.421f262f
pub const DINO_414: Power =
    spell(&[select(A_MINION), choose_from(MINIONS.that(not(&is(&TARGET))), &[transform(TARGET, copy_of(IT))], &[])]);

/// # Tribute
/// Enchantment
/// > This minion has been transformed.
//~ todo DINO_414e 07f67443 d522ad72.94a8c83e 2abec324
pub const DINO_414e: Power = TODO;

/// # Sheep Mask
/// Spell · 4 mana
/// > Set a minion's stats to 1/1 and give it "**Deathrattle:** Deal 2 damage to all minions."
/// - Makes: Sheep Mask [`DINO_429e`] ("1/1 and Deathrattle: Deal 2 damage to all…")
//~ done DINO_429 - 38d1d3b0.69a972b1 242f53ae.93add133
pub const DINO_429: Power = spell(&[attach("DINO_429e").to(A_MINION)]);

/// # Sheep Mask
/// Enchantment
/// > 1/1 and **Deathrattle:** Deal 2 damage to all minions.
//~ done DINO_429e - d522ad72.decf1dbf 242f53ae
pub const DINO_429e: Power = abilities(&[enchant(&[become_stats(1, 1)]), deathrattle(&[deal(2).to(MINIONS)])]);

/// # Windswept Pageturner
/// Minion · Elemental · 4 mana · 4/5
/// > After you summon an Elemental, deal 3 damage to a random enemy.
//~ derived TLC_220 65a744a4 c5607528.62ac4b98 bb9377f3
pub const TLC_220: Power = after(YOU.summon(ELEMENTAL)).then(&[deal(3).to(ENEMIES.random())]);

/// # Conjured Bookkeeper
/// Minion · Elemental · 3 mana · 2/2
/// > **Deathrattle:** Draw a spell. **Kindred:** Summon a copy of this.
//~ derived TLC_226 8d1412fc 40256844.1db5c0df 453b3ec2
pub const TLC_226: Power =
    abilities(&[deathrattle(&[draw_that(1, SPELL)]), on(Word::Kindred, &[summon(copy_of(THIS))])]);

/// # Relic of Kings
/// Spell · 7 mana
/// > **Discover** a spell from any class that costs (8) or more. It costs (1).
//~ done TLC_334 - 014b7716.28061eab 39e92ccb
pub const TLC_334: Power =
    spell(&[discover_of(all(&[SPELL, COST.at_least(8)]), Classes::Any), give(&[cost(1)]).to(IT)]);

/// # Story of the Waygate
/// Spell · 2 mana
/// > Reduce the Cost of cards in your hand that didn't start in your deck by (1).
//~ done TLC_364 - 7846e7ae.c5688753 c85d82cb
pub const TLC_364: Power = spell(&[give(&[cost_less(1)]).to(YOUR_HAND.that(not(&STARTED_IN_DECK)))]);

/// # Storage Scuffle
/// Spell · Arcane · 3 mana
/// > Deal $3 damage to a minion. Costs (0) if you've **Discovered** this turn.
//~ derived TLC_365 26b34862 646b5db5.4803ef4d 5cb83e13
#[rustfmt::skip]
pub const TLC_365: Power = abilities(&[spell(&[deal(3).to(A_MINION)]), aura(THIS).when(YOU.discover(CARD).this_turn().at_least(1)).in_hand().have(&[cost(0)])]);

/// # Titanographer Osk
/// Minion · 6 mana · 6/6
/// > Gains a random **Titan** ability in your hand that changes each turn.
/// - Makes: Titanographer Osk [`TLC_452t1`] (6/6, "Battlecry: Destroy an enemy minion. This minion…"); Titanographer Osk [`TLC_452t13`] (6/6, "Battlecry: Deal 5 damage."); Titanographer Osk [`TLC_452t14`] (6/6, "Battlecry: Cast 1 random Mage Secret."); Titanographer Osk [`TLC_452t15`] (6/6, "Battlecry: Enemy cards cost (1) more next turn."); Titanographer Osk [`TLC_452t16`] (6/6, "Battlecry: Set the Attack and Health of all enemy…"); Titanographer Osk [`TLC_452t17`] (6/6, "Battlecry: Give your other minions +2/+2."); Titanographer Osk [`TLC_452t18`] (6/6, "Battlecry: Draw 2 minions. Set their Attack,…"); Titanographer Osk [`TLC_452t19`] (6/6, "Battlecry: Choose a non-Titan minion. Summon a…"); Titanographer Osk [`TLC_452t2`] (6/6, "Battlecry: The next spell you cast costs (3) less…"); Titanographer Osk [`TLC_452t20`] (6/6, "Battlecry: Summon a random 6-Cost minion. Give it…"); Titanographer Osk [`TLC_452t21`] (6/6, "Battlecry: Choose two enemy minions. Remove them…"); Titanographer Osk [`TLC_452t22`] (6/6, "Battlecry: Gain +2/+1. Deal 4 damage to a random…"); Titanographer Osk [`TLC_452t23`] (6/6, "Battlecry: Gain +1/+2. Draw a card."); Titanographer Osk [`TLC_452t24`] (6/6, "Battlecry: Gain +3 Health and Elusive."); Titanographer Osk [`TLC_452t26`] (6/6, "Battlecry: Deal 20 damage to another minion."); Titanographer Osk [`TLC_452t27`] (6/6, "Battlecry: Deal 3 damage to all enemies and…"); Titanographer Osk [`TLC_452t28`] (6/6, "Battlecry: Summon two 6/6 Infernals."); Titanographer Osk [`TLC_452t29`] (6/6, "Battlecry: Send all other minions into the…"); Titanographer Osk [`TLC_452t3`] (6/6, "Battlecry: Summon two 3/3 Undead with Taunt and…"); Titanographer Osk [`TLC_452t30`] (6/6, "Battlecry: Gain +5 Health. Give your hero 5…"); Titanographer Osk [`TLC_452t31`] (6/6, "Battlecry: Gain +5 Attack. Give your hero +5…"); Titanographer Osk [`TLC_452t32`] (6/6, "Battlecry: Gain +2/+2. Draw a weapon."); Titanographer Osk [`TLC_452t33`] (6/6, "Battlecry: Fill your hand with 1/1 Chaotic…"); Titanographer Osk [`TLC_452t34`] (6/6, "Battlecry: Force each enemy minion to attack a…"); Titanographer Osk [`TLC_452t35`] (6/6, "Battlecry: Take control of an enemy minion."); Titanographer Osk [`TLC_452t4`] (6/6, "Battlecry: Discover a Deathrattle minion. It…"); Titanographer Osk [`TLC_452t5`] (6/6, "Battlecry: Reduce the Cost of all minions in your…"); Titanographer Osk [`TLC_452t6`] (6/6, "Battlecry: Summon four 2/2 Elementals with Taunt."); Titanographer Osk [`TLC_452t7`] (6/6, "Battlecry: Draw cards until your hand is full."); Titanographer Osk [`TLC_452t8`] (6/6, "Battlecry: Restore your hero to full Health."); Titanographer Osk [`TLC_452t9`] (6/6, "Battlecry: Refresh your Mana Crystals.")
//~ done TLC_452 - 8b4b1bcd.9b085e93 9d4d2924.2768f365
pub const TLC_452: Power = whenever(YOU.get(ITSELF)).in_hand().then(&[transform(THIS, ABILITIES)]);

/// The abilities that Titanographer Osk can have.
const ABILITIES: CardSource = one_of(&[
    "TLC_452t1", "TLC_452t2", "TLC_452t3", "TLC_452t4", "TLC_452t5", "TLC_452t6", "TLC_452t7", "TLC_452t8",
    "TLC_452t9", "TLC_452t13", "TLC_452t14", "TLC_452t15", "TLC_452t16", "TLC_452t17", "TLC_452t18", "TLC_452t19",
    "TLC_452t20", "TLC_452t21", "TLC_452t22", "TLC_452t23", "TLC_452t24", "TLC_452t26", "TLC_452t27", "TLC_452t28",
    "TLC_452t29", "TLC_452t30", "TLC_452t31", "TLC_452t32", "TLC_452t33", "TLC_452t34", "TLC_452t35",
]);
/// "… that changes each turn": in the hand it becomes another one, at the start of its player's turn.
const CHANGES: &[Effect] = &[transform(THIS, ABILITIES)];

/// # Titanographer Osk
/// Minion · 6 mana · 6/6
/// > **Battlecry:** Destroy an enemy minion. This minion and your hero gain its Health.
/// - Makes: Titanographer Osk [`TLC_452`] (6/6, "Gains a random Titan ability in your hand that…")
//~ done TLC_452t1 - 8b4b1bcd.fadc2fbc 9d4d2924.c4e24367
pub const TLC_452t1: Power = abilities(&[
    whenever(YOU.turn_start()).in_hand().then(CHANGES),
    battlecry(&[
        give(&[HEALTH.plus(1).times(X)]).with_x(HEALTH.of(AN_ENEMY_MINION)).to(together(&[THIS, YOUR_HERO])),
        destroy(AN_ENEMY_MINION),
    ]),
]);

/// # Titanographer Osk
/// Minion · 6 mana · 6/6
/// > **Battlecry:** Deal 5 damage.
/// - Makes: Titanographer Osk [`TLC_452`] (6/6, "Gains a random Titan ability in your hand that…")
//~ done TLC_452t13 - 8b4b1bcd.8aaf2abd 9d4d2924.c4e24367
pub const TLC_452t13: Power =
    abilities(&[whenever(YOU.turn_start()).in_hand().then(CHANGES), battlecry(&[deal(5).to(TARGET)])]);

/// # Titanographer Osk
/// Minion · 6 mana · 6/6
/// > **Battlecry:** Cast 1 random Mage **Secret**.
/// - Makes: Titanographer Osk [`TLC_452`] (6/6, "Gains a random Titan ability in your hand that…")
//~ done TLC_452t14 - 8b4b1bcd.b3212d97 9d4d2924.c4e24367
pub const TLC_452t14: Power = abilities(&[
    whenever(YOU.turn_start()).in_hand().then(CHANGES),
    battlecry(&[cast(random(all(&[SECRET, class(CardClass::Mage)])))]),
]);

/// # Titanographer Osk
/// Minion · 6 mana · 6/6
/// > **Battlecry:** Enemy cards cost (1) more next turn.
/// - Makes: Titanographer Osk [`TLC_452`] (6/6, "Gains a random Titan ability in your hand that…")
///
/// # Notes
///
/// The data has no enchantment of its own for it; this one says the same.
//~ done TLC_452t15 - 8b4b1bcd.b2b3ba66 9d4d2924.c4e24367
pub const TLC_452t15: Power =
    abilities(&[whenever(YOU.turn_start()).in_hand().then(CHANGES), battlecry(&[attach("TIME_716e3").to(OPPONENT)])]);

/// # Titanographer Osk
/// Minion · 6 mana · 6/6
/// > **Battlecry:** Set the Attack and Health of all enemy minions to 2.
/// - Makes: Titanographer Osk [`TLC_452`] (6/6, "Gains a random Titan ability in your hand that…")
//~ done TLC_452t16 - 8b4b1bcd.d0ec969d 9d4d2924.c4e24367
pub const TLC_452t16: Power = abilities(&[
    whenever(YOU.turn_start()).in_hand().then(CHANGES),
    battlecry(&[give(&[become_stats(2, 2)]).to(ENEMY_MINIONS)]),
]);

/// # Titanographer Osk
/// Minion · 6 mana · 6/6
/// > **Battlecry:** Give your other minions +2/+2.
/// - Makes: Titanographer Osk [`TLC_452`] (6/6, "Gains a random Titan ability in your hand that…")
//~ done TLC_452t17 - 8b4b1bcd.d95e4386 9d4d2924.c4e24367
pub const TLC_452t17: Power = abilities(&[
    whenever(YOU.turn_start()).in_hand().then(CHANGES),
    battlecry(&[give(&[plus(2, 2)]).to(OTHER_FRIENDLY_MINIONS)]),
]);

/// # Titanographer Osk
/// Minion · 6 mana · 6/6
/// > **Battlecry:** Draw 2 minions. Set their Attack, Health, and Cost to 2.
/// - Makes: Titanographer Osk [`TLC_452`] (6/6, "Gains a random Titan ability in your hand that…")
//~ done TLC_452t18 - 8b4b1bcd.f4f241e7 9d4d2924.c4e24367
pub const TLC_452t18: Power = abilities(&[
    whenever(YOU.turn_start()).in_hand().then(CHANGES),
    battlecry(&[draw_that(2, MINION), give(&[become_stats(2, 2)]).to(IT), give(&[cost(2)]).to(IT)]),
]);

/// # Titanographer Osk
/// Minion · 6 mana · 6/6
/// > **Battlecry:** Choose a non-**Titan** minion. Summon a copy of it with +2/+2.
/// - Makes: Titanographer Osk [`TLC_452`] (6/6, "Gains a random Titan ability in your hand that…")
//~ done TLC_452t19 - 8b4b1bcd.04c41488 9d4d2924.c4e24367
pub const TLC_452t19: Power = abilities(&[
    whenever(YOU.turn_start()).in_hand().then(CHANGES),
    battlecry(&[summon(copy_of(A_MINION.that(not(&with(GameTag::TITAN))))), give(&[plus(2, 2)]).to(IT)]),
]);

/// # Titanographer Osk
/// Minion · 6 mana · 6/6
/// > **Battlecry:** The next spell you cast costs (3) less and has **Spell Damage +3**.
/// - Makes: Titanographer Osk [`TLC_452`] (6/6, "Gains a random Titan ability in your hand that…")
//~ done TLC_452t2 - 8b4b1bcd.ce2308cf 9d4d2924.c4e24367
pub const TLC_452t2: Power =
    abilities(&[whenever(YOU.turn_start()).in_hand().then(CHANGES), battlecry(&[attach("TTN_737e").to(CONTROLLER)])]);

/// # Titanographer Osk
/// Minion · 6 mana · 6/6
/// > **Battlecry:** Summon a random 6-Cost minion. Give it **Taunt** and **Lifesteal**.
/// - Makes: Titanographer Osk [`TLC_452`] (6/6, "Gains a random Titan ability in your hand that…")
//~ done TLC_452t20 - 8b4b1bcd.ffcc5da9 9d4d2924.c4e24367
pub const TLC_452t20: Power = abilities(&[
    whenever(YOU.turn_start()).in_hand().then(CHANGES),
    battlecry(&[
        summon(random(all(&[MINION, COST.is(6)]))),
        give(&[has(GameTag::TAUNT), has(GameTag::LIFESTEAL)]).to(IT),
    ]),
]);

/// # Titanographer Osk
/// Minion · 6 mana · 6/6
/// > **Battlecry:** Choose two enemy minions. Remove them from the game.
/// - Makes: Titanographer Osk [`TLC_452`] (6/6, "Gains a random Titan ability in your hand that…")
//~ done TLC_452t21 - 8b4b1bcd.f727b8ae 9d4d2924.c4e24367
pub const TLC_452t21: Power = abilities(&[
    whenever(YOU.turn_start()).in_hand().then(CHANGES),
    battlecry(&[
        choose_from(ENEMY_MINIONS.that(not(&DEAD)), &[remove_from_game(IT)], &[]),
        choose_from(ENEMY_MINIONS.that(not(&DEAD)), &[remove_from_game(IT)], &[]),
    ]),
]);

/// # Titanographer Osk
/// Minion · 6 mana · 6/6
/// > **Battlecry:** Gain +2/+1. Deal 4 damage to a random enemy.
/// - Makes: Titanographer Osk [`TLC_452`] (6/6, "Gains a random Titan ability in your hand that…")
//~ done TLC_452t22 - 8b4b1bcd.7f80a03b 9d4d2924.c4e24367
pub const TLC_452t22: Power = abilities(&[
    whenever(YOU.turn_start()).in_hand().then(CHANGES),
    battlecry(&[give(&[plus(2, 1)]), deal(4).to(ENEMIES.random())]),
]);

/// # Titanographer Osk
/// Minion · 6 mana · 6/6
/// > **Battlecry:** Gain +1/+2. Draw a card.
/// - Makes: Titanographer Osk [`TLC_452`] (6/6, "Gains a random Titan ability in your hand that…")
//~ done TLC_452t23 - 8b4b1bcd.24b871e0 9d4d2924.c4e24367
pub const TLC_452t23: Power =
    abilities(&[whenever(YOU.turn_start()).in_hand().then(CHANGES), battlecry(&[give(&[plus(1, 2)]), draw(1)])]);

/// # Titanographer Osk
/// Minion · 6 mana · 6/6
/// > **Battlecry:** Gain +3 Health and **Elusive**.
/// - Makes: Titanographer Osk [`TLC_452`] (6/6, "Gains a random Titan ability in your hand that…")
//~ done TLC_452t24 - 8b4b1bcd.2fd83dc3 9d4d2924.c4e24367
pub const TLC_452t24: Power = abilities(&[
    whenever(YOU.turn_start()).in_hand().then(CHANGES),
    battlecry(&[give(&[HEALTH.plus(3), has(GameTag::ELUSIVE)])]),
]);

/// # Titanographer Osk
/// Minion · 6 mana · 6/6
/// > **Battlecry:** Deal 20 damage to another minion.
/// - Makes: Titanographer Osk [`TLC_452`] (6/6, "Gains a random Titan ability in your hand that…")
//~ done TLC_452t26 - 8b4b1bcd.4a4d74a6 9d4d2924.c4e24367
pub const TLC_452t26: Power =
    abilities(&[whenever(YOU.turn_start()).in_hand().then(CHANGES), battlecry(&[deal(20).to(A_MINION.other())])]);

/// # Titanographer Osk
/// Minion · 6 mana · 6/6
/// > **Battlecry:** Deal 3 damage to all enemies and restore 6 Health to all friendly characters.
/// - Makes: Titanographer Osk [`TLC_452`] (6/6, "Gains a random Titan ability in your hand that…")
//~ done TLC_452t27 - 8b4b1bcd.fb90a598 9d4d2924.c4e24367
pub const TLC_452t27: Power = abilities(&[
    whenever(YOU.turn_start()).in_hand().then(CHANGES),
    battlecry(&[deal(3).to(ENEMIES), heal(6).to(FRIENDLY_CHARACTERS)]),
]);

/// # Titanographer Osk
/// Minion · 6 mana · 6/6
/// > **Battlecry:** Summon two 6/6 Infernals.
/// - Makes: Titanographer Osk [`TLC_452`] (6/6, "Gains a random Titan ability in your hand that…")
//~ done TLC_452t28 - 8b4b1bcd.720754df 9d4d2924.c4e24367
pub const TLC_452t28: Power =
    abilities(&[whenever(YOU.turn_start()).in_hand().then(CHANGES), battlecry(&[summon(card("TTN_960t5")).copies(2)])]);

/// # Titanographer Osk
/// Minion · 6 mana · 6/6
/// > **Battlecry:** Send all other minions into the Twisting Nether.
/// - Makes: Titanographer Osk [`TLC_452`] (6/6, "Gains a random Titan ability in your hand that…")
//~ done TLC_452t29 - 8b4b1bcd.de1379ff 9d4d2924.c4e24367
pub const TLC_452t29: Power =
    abilities(&[whenever(YOU.turn_start()).in_hand().then(CHANGES), battlecry(&[remove_from_game(OTHER_MINIONS)])]);

/// # Titanographer Osk
/// Minion · 6 mana · 6/6
/// > **Battlecry:** Summon two 3/3 Undead with **Taunt** and **Reborn**.
/// - Makes: Titanographer Osk [`TLC_452`] (6/6, "Gains a random Titan ability in your hand that…")
//~ done TLC_452t3 - 8b4b1bcd.88ec4805 9d4d2924.c4e24367
pub const TLC_452t3: Power =
    abilities(&[whenever(YOU.turn_start()).in_hand().then(CHANGES), battlecry(&[summon(card("TTN_737t2")).copies(2)])]);

/// # Titanographer Osk
/// Minion · 6 mana · 6/6
/// > **Battlecry:** Gain +5 Health. Give your hero 5 Armor.
/// - Makes: Titanographer Osk [`TLC_452`] (6/6, "Gains a random Titan ability in your hand that…")
//~ done TLC_452t30 - 8b4b1bcd.11028a2d 9d4d2924.c4e24367
pub const TLC_452t30: Power =
    abilities(&[whenever(YOU.turn_start()).in_hand().then(CHANGES), battlecry(&[give(&[HEALTH.plus(5)]), armor(5)])]);

/// # Titanographer Osk
/// Minion · 6 mana · 6/6
/// > **Battlecry:** Gain +5 Attack. Give your hero +5 Attack this turn.
/// - Makes: Titanographer Osk [`TLC_452`] (6/6, "Gains a random Titan ability in your hand that…")
//~ done TLC_452t31 - 8b4b1bcd.c57d47a0 9d4d2924.c4e24367
pub const TLC_452t31: Power = abilities(&[
    whenever(YOU.turn_start()).in_hand().then(CHANGES),
    battlecry(&[give(&[ATTACK.plus(5)]), lend(&[ATTACK.plus(5)], Lasts::ThisTurn).to(YOUR_HERO)]),
]);

/// # Titanographer Osk
/// Minion · 6 mana · 6/6
/// > **Battlecry:** Gain +2/+2. Draw a weapon.
/// - Makes: Titanographer Osk [`TLC_452`] (6/6, "Gains a random Titan ability in your hand that…")
//~ done TLC_452t32 - 8b4b1bcd.817a01d9 9d4d2924.c4e24367
pub const TLC_452t32: Power = abilities(&[
    whenever(YOU.turn_start()).in_hand().then(CHANGES),
    battlecry(&[give(&[plus(2, 2)]), draw_that(1, WEAPON)]),
]);

/// # Titanographer Osk
/// Minion · 6 mana · 6/6
/// > **Battlecry:** Fill your hand with 1/1 Chaotic Tendrils.
/// - Makes: Titanographer Osk [`TLC_452`] (6/6, "Gains a random Titan ability in your hand that…"); [`YOG_514`](crate::titans::neutral::YOG_514)
//~ done TLC_452t33 - 8b4b1bcd.8e5d9c9e 9d4d2924.bf5692f7
pub const TLC_452t33: Power =
    abilities(&[whenever(YOU.turn_start()).in_hand().then(CHANGES), battlecry(&[get(card("YOG_514")).copies(10)])]);

/// # Titanographer Osk
/// Minion · 6 mana · 6/6
/// > **Battlecry:** Force each enemy minion to attack a random enemy minion.
/// - Makes: Titanographer Osk [`TLC_452`] (6/6, "Gains a random Titan ability in your hand that…")
//~ done TLC_452t34 - 8b4b1bcd.534b91f6 9d4d2924.c4e24367
pub const TLC_452t34: Power = abilities(&[
    whenever(YOU.turn_start()).in_hand().then(CHANGES),
    battlecry(&[one_by_one(ENEMY_MINIONS, &[make_attack(THAT, ENEMY_MINIONS.that(not(&is(&THAT))).random())])]),
]);

/// # Titanographer Osk
/// Minion · 6 mana · 6/6
/// > **Battlecry:** Take control of an enemy minion.
/// - Makes: Titanographer Osk [`TLC_452`] (6/6, "Gains a random Titan ability in your hand that…")
//~ done TLC_452t35 - 8b4b1bcd.0a7ae8df 9d4d2924.c4e24367
pub const TLC_452t35: Power =
    abilities(&[whenever(YOU.turn_start()).in_hand().then(CHANGES), battlecry(&[take_control(AN_ENEMY_MINION)])]);

/// # Titanographer Osk
/// Minion · 6 mana · 6/6
/// > **Battlecry: Discover** a **Deathrattle** minion. It costs (3) less.
/// - Makes: Titanographer Osk [`TLC_452`] (6/6, "Gains a random Titan ability in your hand that…")
//~ done TLC_452t4 - 8b4b1bcd.a0554852 9d4d2924.c4e24367
pub const TLC_452t4: Power = abilities(&[
    whenever(YOU.turn_start()).in_hand().then(CHANGES),
    battlecry(&[discover(all(&[MINION, with(GameTag::DEATHRATTLE)])), give(&[cost_less(3)]).to(IT)]),
]);

/// # Titanographer Osk
/// Minion · 6 mana · 6/6
/// > **Battlecry:** Reduce the Cost of all minions in your hand by (2).
/// - Makes: Titanographer Osk [`TLC_452`] (6/6, "Gains a random Titan ability in your hand that…")
//~ done TLC_452t5 - 8b4b1bcd.2b83b157 9d4d2924.c4e24367
pub const TLC_452t5: Power = abilities(&[
    whenever(YOU.turn_start()).in_hand().then(CHANGES),
    battlecry(&[give(&[cost_less(2)]).to(YOUR_HAND.that(MINION))]),
]);

/// # Titanographer Osk
/// Minion · 6 mana · 6/6
/// > **Battlecry:** Summon four 2/2 Elementals with **Taunt**.
/// - Makes: Titanographer Osk [`TLC_452`] (6/6, "Gains a random Titan ability in your hand that…")
//~ done TLC_452t6 - 8b4b1bcd.e99c5f4c 9d4d2924.c4e24367
pub const TLC_452t6: Power =
    abilities(&[whenever(YOU.turn_start()).in_hand().then(CHANGES), battlecry(&[summon(card("TTN_862t4")).copies(4)])]);

/// # Titanographer Osk
/// Minion · 6 mana · 6/6
/// > **Battlecry:** Draw cards until your hand is full.
/// - Makes: Titanographer Osk [`TLC_452`] (6/6, "Gains a random Titan ability in your hand that…")
//~ done TLC_452t7 - 8b4b1bcd.fa67a4ba 9d4d2924.c4e24367
pub const TLC_452t7: Power =
    abilities(&[whenever(YOU.turn_start()).in_hand().then(CHANGES), battlecry(&[draw_until(10)])]);

/// # Titanographer Osk
/// Minion · 6 mana · 6/6
/// > **Battlecry:** Restore your hero to full Health.
/// - Makes: Titanographer Osk [`TLC_452`] (6/6, "Gains a random Titan ability in your hand that…")
//~ done TLC_452t8 - 8b4b1bcd.96357d5d 9d4d2924.c4e24367
pub const TLC_452t8: Power =
    abilities(&[whenever(YOU.turn_start()).in_hand().then(CHANGES), battlecry(&[heal_fully(YOUR_HERO)])]);

/// # Titanographer Osk
/// Minion · 6 mana · 6/6
/// > **Battlecry:** Refresh your Mana Crystals.
/// - Makes: Titanographer Osk [`TLC_452`] (6/6, "Gains a random Titan ability in your hand that…")
//~ done TLC_452t9 - 8b4b1bcd.20b91460 9d4d2924.c4e24367
pub const TLC_452t9: Power =
    abilities(&[whenever(YOU.turn_start()).in_hand().then(CHANGES), battlecry(&[refresh_all_mana()])]);

/// # The Forbidden Sequence
/// Spell · 1 mana
/// > **Quest: Discover** 8 cards. **Reward:** The Origin Stone.
/// - Makes: The Origin Stone [`TLC_460t`] (0/8 durability, "After you Discover a card, this plays the other…")
//~ done TLC_460 - 2f198b86.60a794b6 5a8fc8b4.f95a9f6e
pub const TLC_460: Power = quest(Goal::Times(8), &[YOU.discover(CARD)]).reward(&[get(card("TLC_460t"))]);

/// # The Origin Stone
/// Weapon · 3 mana · 0/8 durability
/// > After you **Discover** a card, this plays the other options. Lose 1 Durability.
///
/// # Notes
///
/// The other options are played as if from the hand, for nothing and at random targets; what has no target or no room is not played. No source tells whether what a player plays counts so. Of the opponent's cards, copies are played.
//~ done TLC_460t - cfe42f95.2ef9f92f 2625ef81
pub const TLC_460t: Power = after(YOU.discover(CARD)).then(&[
    play(UNCHOSEN.that(FRIENDLY)),
    one_by_one(UNCHOSEN.that(ENEMY), &[create_aside(copy_of(THAT)), play(IT)]),
    lose_durability(1),
]);

/// # Scrappy Scavenger
/// Minion · 1 mana · 1/1
/// > **Battlecry: Discover** a card with Cost equal to your remaining Mana Crystals.
//~ done TLC_461 - cbd7c476.625f42c4 980c0dcb
pub const TLC_461: Power = battlecry(&[discover(COST.same_as(&MANA.of(YOU)))]);

/// # Unearthed Artifacts
/// Spell · 2 mana
/// > Summon a random 2-Cost minion. If you've **Discovered** this turn, summon a random 4-Cost minion instead.
//~ derived TLC_462 af96cd8f 7846e7ae.f0789abb 252e9236
#[rustfmt::skip]
pub const TLC_462: Power = spell(&[either(YOU.discover(CARD).this_turn().at_least(1), &[summon(random(all(&[MINION, COST.is(4)])))], &[summon(random(all(&[MINION, COST.is(2)])))])]);

/// # Vault Breaker
/// Minion · 3 mana · 2/4
/// > After you **Discover** a card, reduce its Cost by (1).
//~ derived TLC_483 e91b45b0 def81b81.54a6061e 72b25d1c
pub const TLC_483: Power = after(YOU.discover(CARD)).then(&[give(&[cost_less(1)]).to(THAT)]);
