//! Rogue cards of March of the Lich King.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 93229b8e

/// # Ransack
/// Spell · 0 mana
/// > Deal $1 damage to a minion. If you've played a card from another class this turn, deal $4 instead.
//~ done NX2_004 - 3e8f9d5a.7cc45976 c2d6e197
#[rustfmt::skip]
pub const NX2_004: Power = spell(&[either(YOU.play(ANOTHER_CLASS).this_turn().at_least(1), &[deal(4).to(A_MINION)], &[deal(1).to(A_MINION)])]);

/// # Stitched Creation
/// Minion · Undead · 3 mana · 1/1
/// > **Combo:** Gain +2/+2. **Infuse ({0}):** Gain +3/+3. **Manathirst ({1}):** Gain +4/+4.
/// - Numbers: {0} = 2, {1} = 8
/// - Makes: Stitched Creation [`NX2_005t`] (4/4, "Infused Combo: Gain +2/+2. Manathirst (8): Gain…"); Stitched Power [`NX2_005e`] ("\+2/+2."); Stitched Strength [`NX2_005e2`] ("\+4/+4.")
//~ done NX2_005 - c055ab88.df7c2530.d23b5735 73b833ec.4e1ee24f
pub const NX2_005: Power = abilities(&[
    combo(&[attach("NX2_005e")]),
    battlecry(&[attach("NX2_005e2")]).when(MANA_CRYSTALS.at_least(8)),
    infuse(2, "NX2_005t"),
]);

/// # Stitched Power
/// Enchantment
/// > \+2/+2.
//~ derived NX2_005e be72fd1b d522ad72.d5727bd5 ded8ae5a
pub const NX2_005e: Power = enchant(&[plus(2, 2)]);

/// # Stitched Strength
/// Enchantment
/// > \+4/+4.
//~ derived NX2_005e2 ac1a88cb d522ad72.8fbdcdac c5e39b33
pub const NX2_005e2: Power = enchant(&[plus(4, 4)]);

/// # Stitched Creation
/// Minion · Undead · 3 mana · 4/4
/// > **Infused Combo:** Gain +2/+2. **Manathirst (@):** Gain +4/+4.
/// - Numbers: {0} = 8
//~ derived NX2_005t f866c0ee c794cdae.ccfc8a26.ea2396b4 73b833ec
pub const NX2_005t: Power =
    abilities(&[combo(&[give(&[plus(2, 2)])]), battlecry(&[give(&[plus(4, 4)])]).when(MANA_CRYSTALS.at_least(8))]);

/// # Jolly Roger
/// Minion · Undead · Pirate · 1 mana · 1/3
/// > After your hero attacks, summon a 1/1 Undead Pirate.
/// - Makes: Zombie Pirate [`NX2_006t`] (1/1)
//~ derived NX2_006 54563e37 1b361d6d.8f2ebad0 02ceec0f.db6202ce
pub const NX2_006: Power = after(YOUR_HERO.attack(CARD)).then(&[summon(card("NX2_006t"))]);

/// # Zombie Pirate
/// Minion · Undead · Pirate · 1 mana · 1/1
//~ vanilla NX2_006t a43e714b 1b1315e7 328487d4
pub const NX2_006t: Power = VANILLA;

/// # Rotten Rodent
/// Minion · Undead · Beast · 2 mana · 2/1
/// > **Battlecry:** Reduce the Cost of all **Deathrattle** cards in your deck by (1).
/// - Makes: Rotten [`RLK_216e`] ("Costs (1) less.")
//~ derived RLK_216 96db34e3 eadc0d65.4d598624 94df2447.d0432c25
pub const RLK_216: Power = battlecry(&[attach("RLK_216e").to(YOUR_DECK.that(with(GameTag::DEATHRATTLE)))]);

/// # Rotten
/// Enchantment
/// > Costs (1) less.
//~ derived RLK_216e 1edf626e d522ad72.f705eb41 2a070a07
pub const RLK_216e: Power = enchant(&[cost_less(1)]);

/// # Scourge Illusionist
/// Minion · Undead · 4 mana · 4/4
/// > **Deathrattle:** Add a 4/4 copy of another **Deathrattle** minion in your deck to your hand. It costs (4) less.
/// - Makes: Illusion [`RLK_217e`] ("4/4."); Illusory [`RLK_217e2`] ("Costs (4) less.")
//~ done RLK_217 - 87049108.819dd0d5 57e2b9a6.640add52
#[rustfmt::skip]
pub const RLK_217: Power = deathrattle(&[get(copy_of(YOUR_DECK.that(all(&[MINION, with(GameTag::DEATHRATTLE), not(&named("RLK_217"))])).random())), attach("RLK_217e").to(IT), attach("RLK_217e2").to(IT)]);

/// # Illusion
/// Enchantment
/// > 4/4.
//~ derived RLK_217e 78da38c3 d522ad72.7beff5ae 2135ba91
pub const RLK_217e: Power = enchant(&[become_stats(4, 4)]);

/// # Illusory
/// Enchantment
/// > Costs (4) less.
//~ derived RLK_217e2 713b219b d522ad72.1e6b07db fb21671e
pub const RLK_217e2: Power = enchant(&[cost_less(4)]);

/// # Noxious Infiltrator
/// Minion · 4 mana · 2/5
/// > **Poisonous Battlecry:** If a friendly Undead died after your last turn, deal 1 damage to a minion.
//~ derived RLK_529 a7452c22 58145516.322b9984 b52fb3f1
pub const RLK_529: Power =
    battlecry(&[deal(1).to(A_MINION)]).when(FRIENDLY_MINIONS.that(UNDEAD).die().since_your_last_turn().at_least(1));

/// # Shadow of Demise
/// Spell · Shadow · 0 mana
/// > Each time you cast a spell, transform this into a copy of it.
/// - Makes: Death's Reflection [`RLK_567e`] ("Always copy your last played card."); Shadow of Death [`RLK_567e2`] ("Transforming into recent spells.")
//~ done RLK_567 - 30785034.61c629f4 41dac588.af36de47
pub const RLK_567: Power =
    after(YOU.cast(SPELL)).in_hand().then(&[transform(THIS, copy_of(THAT)), attach("RLK_567e2").to(THIS)]);

/// # Death's Reflection
/// Enchantment
/// > Always copy your last played card.
//~ todo RLK_567e 70a24f97 d522ad72.0c1094a3 d9f995e1
pub const RLK_567e: Power = TODO;

/// # Shadow of Death
/// Enchantment
/// > Transforming into recent spells.
//~ done RLK_567e2 - d522ad72.554e642c c7570a85
pub const RLK_567e2: Power =
    after(YOU.cast(SPELL)).in_hand().then(&[transform(THIS, copy_of(THAT)), attach("RLK_567e2").to(THIS)]);

/// # Concoctor
/// Minion · 1 mana · 1/2
/// > **Battlecry:** Add a random Concoction to your hand.
//~ done RLK_568 - cbfac199.d44d7156 f18ebef1
pub const RLK_568: Power = battlecry(&[get(one_of(CONCOCTIONS))]);

pub(crate) const CONCOCTIONS: &[&str] = &["RLK_570t1", "RLK_570t2", "RLK_570t3", "RLK_570t4", "RLK_570t5"];

/// # Potion Belt
/// Spell · 2 mana
/// > **Discover** 2 Concoctions.
//~ done RLK_569 - 7846e7ae.3387962b d4cdd309
pub const RLK_569: Power = spell(&[repeat(2, &[discover_then(Offer::Cards(CONCOCTIONS), &[get(the(IT))])])]);

/// # Ghoulish Alchemist
/// Minion · Undead · 2 mana · 3/2
/// > **Battlecry**: Your next Concoction costs (0).
/// - Makes: Mixed Potion [`RLK_570t`]; Slimy Concoction [`RLK_570t1`] ("Summon a random 3-Cost minion. Add another…"); Dreadful Concoction [`RLK_570t2`] ("Destroy a random enemy minion. Add another…"); Bubbling Concoction [`RLK_570t3`] ("Deal 3 damage. Add another Concoction to your…"); Hazy Concoction [`RLK_570t4`] ("Add a card to your hand from another class. It…"); Gleaming Concoction [`RLK_570t5`] ("Draw 2 cards. Add another Concoction to your hand…"); Yellow Potion [`RLK_570e`] ("\+2 Attack."); [`RLK_570e2`](crate::sunken_city::rogue::RLK_570e2); Blue Spirit [`RLK_570e3`] ("Costs (3) less."); Doctored [`RLK_570e4`] ("Your next Concoction costs (0).")
//~ done RLK_570 - e2f87da0.ea72dd19 9071e328.47b1dac5
pub const RLK_570: Power = battlecry(&[attach("RLK_570e4").to(YOU)]);

/// # Yellow Potion
/// Enchantment
/// > \+2 Attack.
//~ derived RLK_570e da92f6dc d522ad72.a6e18051 6b116eee
pub const RLK_570e: Power = enchant(&[ATTACK.plus(2)]);

/// # Blue Spirit
/// Enchantment
/// > Costs (3) less.
//~ derived RLK_570e3 cce1ce2d d522ad72.bb1f76c5 0d532f8b
pub const RLK_570e3: Power = enchant(&[cost_less(3)]);

/// # Doctored
/// Enchantment
/// > Your next Concoction costs (0).
//~ done RLK_570e4 - d522ad72.b387b36b d4d3a6a3
pub const RLK_570e4: Power = enchant(&[]).aura(YOUR_HAND.that(CONCOCTION), &[cost(0)]).until(YOU.play(CONCOCTION));

const CONCOCTION: Condition = any(&[
    named("RLK_570t1"),
    named("RLK_570t2"),
    named("RLK_570t3"),
    named("RLK_570t4"),
    named("RLK_570t5"),
    named("RLK_570tt1"),
]);

/// # Mixed Potion
/// Spell · 3 mana
/// - Makes: Mixed Concoction [`RLK_570tt1`] ("Draw 2 cards. Summon a random 3-Cost minion."); Mixed Concoction [`RLK_570tt2`] ("Deal 3 damage. Draw 2 cards."); Mixed Concoction [`RLK_570tt3`] ("Draw 2 cards. Add a card to your hand from…"); Mixed Concoction [`RLK_570tt4`] ("Draw 2 cards. Destroy a random enemy minion."); Mixed Concoction [`RLK_570tt5`] ("Draw 4 cards.")
//~ todo RLK_570t 7a3dde2c 82ede6d1 59c02f83.9163bbc6
pub const RLK_570t: Power = TODO;

/// # Slimy Concoction
/// Spell · 3 mana
/// > Summon a random 3-Cost minion. *Add another Concoction to your hand to mix together!*
/// - Makes: Orange Slime [`RLK_570t1t`] (3/4); Mixed Concoction [`RLK_570t1t1`] ("Summon a random 3-Cost minion. Add a card to your…"); Mixed Concoction [`RLK_570t1t2`] ("Summon a random 3-Cost minion. Destroy a random…"); Mixed Concoction [`RLK_570t1t3`] ("Deal 3 damage. Summon a random 3-Cost minion."); Mixed Concoction [`RLK_570t1t4`] ("Summon two random 3-Cost minions.")
//~ done RLK_570t1 - 82ede6d1.e479b9ac 4c868bbe.ff396961
pub const RLK_570t1: Power =
    abilities(&[spell(&[summon(random(all(&[MINION, COST.is(3)])))]), whenever(YOU.get(ITSELF)).in_hand().then(MIX_1)]);

const MIX_1: &[Effect] = &[
    if_(
        there_is(&YOUR_HAND.that(named("RLK_570t1")).other()),
        &[remove_from_game(YOUR_HAND.that(named("RLK_570t1")).other().first(1)), transform(THIS, card("RLK_570t1t4"))],
    ),
    if_(
        there_is(&YOUR_HAND.that(named("RLK_570t2")).other()),
        &[remove_from_game(YOUR_HAND.that(named("RLK_570t2")).other().first(1)), transform(THIS, card("RLK_570t1t2"))],
    ),
    if_(
        there_is(&YOUR_HAND.that(named("RLK_570t3")).other()),
        &[remove_from_game(YOUR_HAND.that(named("RLK_570t3")).other().first(1)), transform(THIS, card("RLK_570t1t3"))],
    ),
    if_(
        there_is(&YOUR_HAND.that(named("RLK_570t4")).other()),
        &[remove_from_game(YOUR_HAND.that(named("RLK_570t4")).other().first(1)), transform(THIS, card("RLK_570t1t1"))],
    ),
    if_(
        there_is(&YOUR_HAND.that(named("RLK_570t5")).other()),
        &[remove_from_game(YOUR_HAND.that(named("RLK_570t5")).other().first(1)), transform(THIS, card("RLK_570tt1"))],
    ),
];

/// # Orange Slime
/// Minion · 3 mana · 3/4
//~ vanilla RLK_570t1t 00d5f7f1 05841e04 225d845b
pub const RLK_570t1t: Power = VANILLA;

/// # Mixed Concoction
/// Spell · 3 mana
/// > Summon a random 3-Cost minion. Add a card to your hand from another class. It costs (3) less.
//~ done RLK_570t1t1 - 82ede6d1.380ea9aa 968f37b8
pub const RLK_570t1t1: Power = spell(&[
    summon(random(all(&[MINION, COST.is(3)]))),
    get(random_of(CARD, Classes::Other)),
    give(&[cost_less(3)]).to(IT),
]);

/// # Mixed Concoction
/// Spell · 3 mana
/// > Summon a random 3-Cost minion. Destroy a random enemy minion.
//~ derived RLK_570t1t2 8f8ec92e 82ede6d1.ddb9bc7d 968f37b8
pub const RLK_570t1t2: Power = spell(&[summon(random(all(&[MINION, COST.is(3)]))), destroy(ENEMY_MINIONS.random())]);

/// # Mixed Concoction
/// Spell · 3 mana
/// > Deal $3 damage. Summon a random 3-Cost minion.
//~ derived RLK_570t1t3 4d69dd59 82ede6d1.b6ca7432 968f37b8
pub const RLK_570t1t3: Power = spell(&[deal(3).to(TARGET), summon(random(all(&[MINION, COST.is(3)])))]);

/// # Mixed Concoction
/// Spell · 3 mana
/// > Summon two random 3-Cost minions.
//~ derived RLK_570t1t4 ba5d8966 82ede6d1.829e4078 968f37b8
pub const RLK_570t1t4: Power = spell(&[summon(random(all(&[MINION, COST.is(3)]))).picks(2)]);

/// # Dreadful Concoction
/// Spell · 3 mana
/// > Destroy a random enemy minion. *Add another Concoction to your hand to mix together!*
/// - Makes: Mixed Concoction [`RLK_570t2t1`] ("Deal 3 damage. Destroy a random enemy minion."); Mixed Concoction [`RLK_570t2t2`] ("Destroy two random enemy minions."); Green Potion [`RLK_570t2e`] ("Poisonous and Reborn.")
//~ done RLK_570t2 - 82ede6d1.413ef118 296aa6de.1f46e409
pub const RLK_570t2: Power =
    abilities(&[spell(&[destroy(ENEMY_MINIONS.random())]), whenever(YOU.get(ITSELF)).in_hand().then(MIX_2)]);

const MIX_2: &[Effect] = &[
    if_(
        there_is(&YOUR_HAND.that(named("RLK_570t1")).other()),
        &[remove_from_game(YOUR_HAND.that(named("RLK_570t1")).other().first(1)), transform(THIS, card("RLK_570t1t2"))],
    ),
    if_(
        there_is(&YOUR_HAND.that(named("RLK_570t2")).other()),
        &[remove_from_game(YOUR_HAND.that(named("RLK_570t2")).other().first(1)), transform(THIS, card("RLK_570t2t2"))],
    ),
    if_(
        there_is(&YOUR_HAND.that(named("RLK_570t3")).other()),
        &[remove_from_game(YOUR_HAND.that(named("RLK_570t3")).other().first(1)), transform(THIS, card("RLK_570t2t1"))],
    ),
    if_(
        there_is(&YOUR_HAND.that(named("RLK_570t4")).other()),
        &[remove_from_game(YOUR_HAND.that(named("RLK_570t4")).other().first(1)), transform(THIS, card("RLK_570t4t1"))],
    ),
    if_(
        there_is(&YOUR_HAND.that(named("RLK_570t5")).other()),
        &[remove_from_game(YOUR_HAND.that(named("RLK_570t5")).other().first(1)), transform(THIS, card("RLK_570tt4"))],
    ),
];

/// # Green Potion
/// Enchantment
/// > **Poisonous** and **Reborn**.
//~ derived RLK_570t2e 2409ca84 d522ad72.ffa6249f bba6a727
pub const RLK_570t2e: Power = enchant(&[has(GameTag::POISONOUS), has(GameTag::REBORN)]);

/// # Mixed Concoction
/// Spell · 3 mana
/// > Deal $3 damage. Destroy a random enemy minion.
//~ derived RLK_570t2t1 6150b51c 82ede6d1.648fc485 968f37b8
pub const RLK_570t2t1: Power = spell(&[deal(3).to(TARGET), destroy(ENEMY_MINIONS.random())]);

/// # Mixed Concoction
/// Spell · 3 mana
/// > Destroy two random enemy minions.
//~ derived RLK_570t2t2 1cbd44c9 82ede6d1.7e040127 968f37b8
pub const RLK_570t2t2: Power = spell(&[destroy(ENEMY_MINIONS.random_of(2))]);

/// # Bubbling Concoction
/// Spell · 3 mana
/// > Deal $3 damage. *Add another Concoction to your hand to mix together!*
/// - Makes: Mixed Concoction [`RLK_570t3t`] ("Deal 3 damage, twice.")
//~ done RLK_570t3 - 82ede6d1.fc12553e 32008ee7.77857a11
pub const RLK_570t3: Power =
    abilities(&[spell(&[deal(3).to(TARGET)]), whenever(YOU.get(ITSELF)).in_hand().then(MIX_3)]);

const MIX_3: &[Effect] = &[
    if_(
        there_is(&YOUR_HAND.that(named("RLK_570t1")).other()),
        &[remove_from_game(YOUR_HAND.that(named("RLK_570t1")).other().first(1)), transform(THIS, card("RLK_570t1t3"))],
    ),
    if_(
        there_is(&YOUR_HAND.that(named("RLK_570t2")).other()),
        &[remove_from_game(YOUR_HAND.that(named("RLK_570t2")).other().first(1)), transform(THIS, card("RLK_570t2t1"))],
    ),
    if_(
        there_is(&YOUR_HAND.that(named("RLK_570t3")).other()),
        &[remove_from_game(YOUR_HAND.that(named("RLK_570t3")).other().first(1)), transform(THIS, card("RLK_570t3t"))],
    ),
    if_(
        there_is(&YOUR_HAND.that(named("RLK_570t4")).other()),
        &[remove_from_game(YOUR_HAND.that(named("RLK_570t4")).other().first(1)), transform(THIS, card("RLK_570t4t2"))],
    ),
    if_(
        there_is(&YOUR_HAND.that(named("RLK_570t5")).other()),
        &[remove_from_game(YOUR_HAND.that(named("RLK_570t5")).other().first(1)), transform(THIS, card("RLK_570tt2"))],
    ),
];

/// # Mixed Concoction
/// Spell · 3 mana
/// > Deal $3 damage, twice.
//~ derived RLK_570t3t 11af7288 82ede6d1.e4e24261 968f37b8
pub const RLK_570t3t: Power = spell(&[deal(3).to(TARGET).repeated(2)]);

/// # Hazy Concoction
/// Spell · 3 mana
/// > Add a card to your hand from another class. It costs (3) less. *Add another Concoction to your hand to mix together!*
/// - Makes: Mixed Concoction [`RLK_570t4t1`] ("Add a card to your hand from another class. It…"); Mixed Concoction [`RLK_570t4t2`] ("Deal 3 damage. Add a card to your hand from…"); Mixed Concoction [`RLK_570t4t3`] ("Add two cards to your hand from other classes.…")
//~ done RLK_570t4 - 82ede6d1.be2e221c 6e5e6319.f0ef035e
pub const RLK_570t4: Power = abilities(&[
    spell(&[get(random_of(CARD, Classes::Other)), give(&[cost_less(3)]).to(IT)]),
    whenever(YOU.get(ITSELF)).in_hand().then(MIX_4),
]);

const MIX_4: &[Effect] = &[
    if_(
        there_is(&YOUR_HAND.that(named("RLK_570t1")).other()),
        &[remove_from_game(YOUR_HAND.that(named("RLK_570t1")).other().first(1)), transform(THIS, card("RLK_570t1t1"))],
    ),
    if_(
        there_is(&YOUR_HAND.that(named("RLK_570t2")).other()),
        &[remove_from_game(YOUR_HAND.that(named("RLK_570t2")).other().first(1)), transform(THIS, card("RLK_570t4t1"))],
    ),
    if_(
        there_is(&YOUR_HAND.that(named("RLK_570t3")).other()),
        &[remove_from_game(YOUR_HAND.that(named("RLK_570t3")).other().first(1)), transform(THIS, card("RLK_570t4t2"))],
    ),
    if_(
        there_is(&YOUR_HAND.that(named("RLK_570t4")).other()),
        &[remove_from_game(YOUR_HAND.that(named("RLK_570t4")).other().first(1)), transform(THIS, card("RLK_570t4t3"))],
    ),
    if_(
        there_is(&YOUR_HAND.that(named("RLK_570t5")).other()),
        &[remove_from_game(YOUR_HAND.that(named("RLK_570t5")).other().first(1)), transform(THIS, card("RLK_570tt3"))],
    ),
];

/// # Mixed Concoction
/// Spell · 3 mana
/// > Add a card to your hand from another class. It costs (3) less. Destroy a random enemy minion.
//~ done RLK_570t4t1 - 82ede6d1.aeabb079 968f37b8
pub const RLK_570t4t1: Power =
    spell(&[get(random_of(CARD, Classes::Other)), give(&[cost_less(3)]).to(IT), destroy(ENEMY_MINIONS.random())]);

/// # Mixed Concoction
/// Spell · 3 mana
/// > Deal $3 damage. Add a card to your hand from another class. It costs (3) less.
//~ done RLK_570t4t2 - 82ede6d1.5e7c8bd0 968f37b8
pub const RLK_570t4t2: Power =
    spell(&[deal(3).to(TARGET), get(random_of(CARD, Classes::Other)), give(&[cost_less(3)]).to(IT)]);

/// # Mixed Concoction
/// Spell · 3 mana
/// > Add two cards to your hand from other classes. They cost (3) less.
//~ done RLK_570t4t3 - 82ede6d1.eb33fceb 968f37b8
pub const RLK_570t4t3: Power = spell(&[get(random_of(CARD, Classes::Other)).picks(2), give(&[cost_less(3)]).to(IT)]);

/// # Gleaming Concoction
/// Spell · 3 mana
/// > Draw 2 cards. *Add another Concoction to your hand to mix together!*
//~ done RLK_570t5 - 82ede6d1.2bd538de eeec2f1b
pub const RLK_570t5: Power = abilities(&[spell(&[draw(2)]), whenever(YOU.get(ITSELF)).in_hand().then(MIX_5)]);

const MIX_5: &[Effect] = &[
    if_(
        there_is(&YOUR_HAND.that(named("RLK_570t1")).other()),
        &[remove_from_game(YOUR_HAND.that(named("RLK_570t1")).other().first(1)), transform(THIS, card("RLK_570tt1"))],
    ),
    if_(
        there_is(&YOUR_HAND.that(named("RLK_570t2")).other()),
        &[remove_from_game(YOUR_HAND.that(named("RLK_570t2")).other().first(1)), transform(THIS, card("RLK_570tt4"))],
    ),
    if_(
        there_is(&YOUR_HAND.that(named("RLK_570t3")).other()),
        &[remove_from_game(YOUR_HAND.that(named("RLK_570t3")).other().first(1)), transform(THIS, card("RLK_570tt2"))],
    ),
    if_(
        there_is(&YOUR_HAND.that(named("RLK_570t4")).other()),
        &[remove_from_game(YOUR_HAND.that(named("RLK_570t4")).other().first(1)), transform(THIS, card("RLK_570tt3"))],
    ),
    if_(
        there_is(&YOUR_HAND.that(named("RLK_570t5")).other()),
        &[remove_from_game(YOUR_HAND.that(named("RLK_570t5")).other().first(1)), transform(THIS, card("RLK_570tt5"))],
    ),
];

/// # Mixed Concoction
/// Spell · 3 mana
/// > Draw 2 cards. Summon a random 3-Cost minion.
//~ derived RLK_570tt1 3e179271 82ede6d1.da562238 968f37b8
pub const RLK_570tt1: Power = spell(&[draw(2), summon(random(all(&[MINION, COST.is(3)])))]);

/// # Mixed Concoction
/// Spell · 3 mana
/// > Deal $3 damage. Draw 2 cards.
//~ derived RLK_570tt2 7b3bb9e3 82ede6d1.2f8df574 968f37b8
pub const RLK_570tt2: Power = spell(&[deal(3).to(TARGET), draw(2)]);

/// # Mixed Concoction
/// Spell · 3 mana
/// > Draw 2 cards. Add a card to your hand from another class. It costs (3) less.
//~ done RLK_570tt3 - 82ede6d1.0a0cbf23 968f37b8
pub const RLK_570tt3: Power = spell(&[draw(2), get(random_of(CARD, Classes::Other)), give(&[cost_less(3)]).to(IT)]);

/// # Mixed Concoction
/// Spell · 3 mana
/// > Draw 2 cards. Destroy a random enemy minion.
//~ derived RLK_570tt4 b71242e0 82ede6d1.d0571d97 968f37b8
pub const RLK_570tt4: Power = spell(&[draw(2), destroy(ENEMY_MINIONS.random())]);

/// # Mixed Concoction
/// Spell · 3 mana
/// > Draw 4 cards.
//~ derived RLK_570tt5 a68976e6 82ede6d1.fe76fbf8 968f37b8
pub const RLK_570tt5: Power = spell(&[draw(4)]);

/// # Vile Apothecary
/// Minion · Undead · 3 mana · 2/4
/// > At the end of your turn, add a random Concoction to your hand.
//~ done RLK_571 - b5b37ada.c15cd48a 91cf15b9
pub const RLK_571: Power = at_end_of_your_turn(&[get(one_of(CONCOCTIONS))]);

/// # Potionmaster Putricide
/// Minion · Undead · 2 mana · 1/4
/// > After a minion dies, add a Concoction to your hand.
//~ done RLK_572 - 70539740.d35dba8b d717c530
pub const RLK_572: Power =
    after(MINIONS.die()).then(&[get(one_of(&["RLK_570t1", "RLK_570t2", "RLK_570t3", "RLK_570t4", "RLK_570t5"]))]);

/// # Ghostly Strike
/// Spell · 1 mana
/// > Deal $1 damage. **Combo:** Draw a card.
//~ derived RLK_573 081d0290 2f198b86.f23a098c ccd14e7e
pub const RLK_573: Power = abilities(&[spell(&[deal(1).to(TARGET)]), combo(&[draw(1)])]);
