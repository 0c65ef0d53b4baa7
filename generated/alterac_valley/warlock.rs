//! Warlock cards of Fractured in Alterac Valley.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 10c91e5d

/// # Seeds of Destruction
/// Spell · Fel · 2 mana
/// > Shuffle four Rifts into your deck. They summon a 3/3 Dread Imp when drawn.
/// - Makes: Dread Imp [`AV_316t`] (3/3)
//~ done AV_277 - 4ead3665.823a43b8 ea762b21.c26e8c80
pub const AV_277: Power = spell(&[shuffle(card("AV_316t4")).copies(4)]);

/// # Felfire in the Hole!
/// Spell · Fel · 5 mana
/// > Draw a spell and deal $2 damage to all enemies. If it's a Fel spell, deal $1 more.
//~ done AV_281 - 4f593531.e8b807d2 bcc23aa9
pub const AV_281: Power = spell(&[
    draw_that(1, SPELL),
    remember(IT),
    deal(2).to(ENEMIES),
    deal(1).to(ENEMIES).when(there_is(&REMEMBERED.that(school(SpellSchool::Fel)))),
]);

/// # Full-Blown Evil
/// Spell · Fel · 3 mana
/// > Deal $5 damage randomly split among all enemy minions. Repeatable this turn.
//~ derived AV_285 0da380b1 d86badf2.6dd22691 0ea14c9e
pub const AV_285: Power = spell(&[deal(5).split_among(ENEMY_MINIONS)]);

/// # Felwalker
/// Minion · Demon · 6 mana · 3/7
/// > **Taunt**. **Battlecry**: Cast the highest Cost Fel spell from your hand.
/// - Makes: Felgorged [`AV_286e2`] ("\+1/+1.")
//~ derived AV_286 c65c2019 d702c85a.0e7de9da fa4cd712.04014381
pub const AV_286: Power = battlecry(&[cast(the(YOUR_HAND.that(school(SpellSchool::Fel)).most(COST)))]);

/// # Felgorged
/// Enchantment
/// > \+1/+1.
//~ derived AV_286e2 c6b35777 d522ad72.cb08f83e 206835ac
pub const AV_286e2: Power = enchant(&[plus(1, 1)]);

/// # Grave Defiler
/// Minion · 1 mana · 2/1
/// > **Battlecry:** Choose a Fel spell in your hand. Get a copy of it.
//~ derived AV_308 cf1e1595 57db445c.b0f3c5ac 44cf64a5
pub const AV_308: Power = battlecry(&[select(A_CARD_IN_YOUR_HAND.that(school(SpellSchool::Fel))), get(copy_of(IT))]);

/// # Sacrificial Summoner
/// Minion · 3 mana · 3/3
/// > **Battlecry:** Destroy a friendly minion. Summon a minion from your deck that costs (1) more.
//~ done AV_312 - 05878c57.09d9929b 08fbc3a3
pub const AV_312: Power = battlecry(&[
    destroy(A_FRIENDLY_MINION),
    summon(the(YOUR_DECK.that(all(&[MINION, COST.same_as(&sum(&[COST.of(TARGET), fixed(1)]))])).random())),
]);

/// # Hollow Abomination
/// Minion · Undead · 5 mana · 2/8
/// > **Battlecry:** Deal 1 damage to all enemy minions. **Honorable Kill:** Gain the minion's Attack.
/// - Makes: Consumed [`AV_313e`] ("Increased attack.")
//~ done AV_313 - eb324f7d.ee207e25 9ff44b3b.ed532f74
pub const AV_313: Power = abilities(&[
    battlecry(&[deal(1).to(ENEMY_MINIONS)]),
    on(Word::HonorableKill, &[attach("AV_313e").with_x(ATTACK.of(SUBJECT))]),
]);

/// # Consumed
/// Enchantment
/// > Increased attack.
//~ done AV_313e - d522ad72.867af1af 72e7b263
pub const AV_313e: Power = enchant(&[ATTACK.plus(1).times(X)]);

/// # Dreadlich Tamsin
/// Hero · 6 mana · 30 health, 5 armor
/// > **Battlecry:** Deal 3 damage to all minions. Shuffle 3 Rifts into your deck. Draw 3 cards.
/// - Makes: Chains of Dread [`AV_316hp`] ("Shuffle a Rift into your deck. Draw a card."); Dread Imp [`AV_316t`] (3/3); Fel Rift [`AV_316t4`] ("Casts When Drawn Summon a 3/3 Dread Imp.")
//~ done AV_316 - 50500b29.c58de1ab ea752d89.528fdc72
pub const AV_316: Power = battlecry(&[deal(3).to(MINIONS), shuffle(card("AV_316t4")).copies(3), draw(3)]);

/// # Chains of Dread
/// Hero Power · 2 mana
/// > Shuffle a Rift into your deck. Draw a card.
//~ done AV_316hp - 4902b083.0dd58235 8bb21e24
pub const AV_316hp: Power = hero_power(&[shuffle(card("AV_316t4")), draw(1)]);

/// # Dread Imp
/// Minion · Demon · 3 mana · 3/3
//~ vanilla AV_316t 50ebd301 ddf3412b f422dcf6
pub const AV_316t: Power = VANILLA;

/// # Fel Rift
/// Spell · Fel · 3 mana
/// > **Casts When Drawn** Summon a 3/3 Dread Imp.
/// - Makes: Dread Imp [`AV_316t`] (3/3)
//~ derived AV_316t4 6df00ec7 d86badf2.5739f5c4 d5748c40.c26e8c80
pub const AV_316t4: Power = spell(&[summon(card("AV_316t"))]);

/// # Tamsin's Phylactery
/// Spell · Shadow · 4 mana
/// > **Discover** a friendly **Deathrattle** minion that died this game. Give your minions its **Deathrattle**.
/// - Makes: Lich Perfume [`AV_317e`] ("Copied Deathrattle from ….")
//~ done AV_317 - 1e562e45.4b0394e2 cfb2d703.3fcbbe76
pub const AV_317: Power = spell(&[discover_then(
    Offer::Past(FRIENDLY_MINIONS.that(with(GameTag::DEATHRATTLE)).die().this_game()),
    &[gain_deathrattle_of(IT).to(FRIENDLY_MINIONS)],
)]);

/// # Lich Perfume
/// Enchantment
/// > Copied **Deathrattle** from {0}.
//~ todo AV_317e ab7b9d06 d522ad72.d40e27b6 d3e860ee
pub const AV_317e: Power = TODO;

/// # Desecrated Graveyard
/// Spell · 3 mana
/// > At the end of your turn, destroy your lowest Attack minion to summon a 4/4 Shade. Lasts 3 turns.
/// - Makes: Desecrated Shade [`AV_657t`] (4/4); Sacrificing [`AV_657e`] ("Sacrifice this at end of turn.")
//~ done AV_657 - 82ede6d1.e62903f9 8d5423eb.565bd617
pub const AV_657: Power = abilities(&[
    lasts(3),
    at_end_of_your_turn(&[
        destroy(FRIENDLY_MINIONS.least(ATTACK)),
        process_deaths(),
        summon(card("AV_657t")).when(there_is(&IT)),
    ]),
]);

/// # Sacrificing
/// Enchantment
/// > Sacrifice this at end of turn.
//~ todo AV_657e 0d34e1e3 d522ad72.e60d77a8 004d1d2a
pub const AV_657e: Power = TODO;

/// # Desecrated Shade
/// Minion · Undead · 4 mana · 4/4
//~ vanilla AV_657t 323d83bb 87049108 551b6da4
pub const AV_657t: Power = VANILLA;

/// # Impfestation
/// Spell · Fel · 6 mana
/// > Summon a 3/3 Dread Imp to attack each enemy minion.
/// - Makes: Dread Imp [`AV_316t`] (3/3)
//~ done ONY_033 - 65300cdc.0e7e123c d554fd64.c26e8c80
pub const ONY_033: Power = spell(&[one_by_one(ENEMY_MINIONS, &[summon(card("AV_316t")), make_attack(IT, THAT)])]);

/// # Curse of Agony
/// Spell · Shadow · 1 mana
/// > Shuffle three Agonies into the opponent's deck. They deal Fatigue damage when drawn.
/// - Makes: Agony [`ONY_034t`] ("Casts When Drawn Take 1 Fatigue damage.")
//~ done ONY_034 - ca4a4f53.f4dc5294 42a0c984.3f0f14cd
pub const ONY_034: Power = spell(&[shuffle(card("ONY_034t")).copies(3).for_(OPPONENT)]);

/// # Agony
/// Spell · Shadow · 1 mana
/// > **Casts When Drawn** Take @ Fatigue damage.
/// - Numbers: {0} = 1
//~ done ONY_034t - ca4a4f53.658c35b0.eae7e889 6ee4841d
pub const ONY_034t: Power = spell(&[take_fatigue()]);

/// # Spawn of Deathwing
/// Minion · Dragon · 5 mana · 6/6
/// > **Battlecry:** Destroy a random enemy minion. Discard a random card.
//~ derived ONY_035 fd514a6c 0157194a.e27e881f cd0b7681
pub const ONY_035: Power = battlecry(&[destroy(ENEMY_MINIONS.random()), discard(YOUR_HAND.random())]);
