//! Druid cards of Cataclysm.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 264090f7

/// # Crystalspine Cub
/// Minion · Beast · 1 mana · 1/1
/// > Whenever you spend your last Mana Crystal, gain +1/+1.
/// - Makes: Crystallized [`CATA_130e`] ("\+1/+1.")
//~ done CATA_130 - 5533a85b.4422a811 928593f6.f796876a
pub const CATA_130: Power =
    whenever(YOU.spend_mana(not(&ITSELF))).when(there_is(&YOU.that(MANA.is(0)))).then(&[attach("CATA_130e")]);

/// # Crystallized
/// Enchantment
/// > \+1/+1.
//~ derived CATA_130e 9db22371 d522ad72.cb08f83e 22f2066f
pub const CATA_130e: Power = enchant(&[plus(1, 1)]);

/// # Felwood Treant
/// Minion · 2 mana · 2/2
/// > **Battlecry:** Gain a temporary Mana Crystal. If you spent 4 Mana while holding this, it's permanent. *({0} left*!)@**Battlecry:** Gain a temporary Mana Crystal. If you spent 4 Mana while holding this, it's permanent. *(Ready*!)@**Battlecry:** Gain a temporary Mana Crystal. If you spent 4 Mana while holding this, it's permanent.
/// - Numbers: {0} = 4
//~ done CATA_131 - 565e37de.879ef88e.ea228308 40d93d42
pub const CATA_131: Power = battlecry(&[either(
    YOU.spend_mana(CARD).while_holding_this().other().in_all().at_least(4),
    &[gain_crystals(1)],
    &[gain_mana(1)],
)]);

/// # Broodwatcher
/// Minion · Dragon · 4 mana · 4/5
/// > **Battlecry:** Get two 3/3 Whelps with **Taunt**. If you spent 8 Mana while holding this, summon them. *({0} left*!)@**Battlecry:** Get two 3/3 Whelps with **Taunt**. If you spent 8 Mana while holding this, summon them. *(Ready*!)@**Battlecry:** Get two 3/3 Whelps with **Taunt**. If you spent 8 Mana while holding this, summon them.
/// - Numbers: {0} = 8
/// - Makes: Emerald Whelp [`CATA_132t`] (3/3, "Taunt")
//~ done CATA_132 - 3069f717.8d0d1644.ea2396b4 371affbd.38fef35c
pub const CATA_132: Power = battlecry(&[either(
    YOU.spend_mana(CARD).while_holding_this().other().in_all().at_least(8),
    &[summon(card("CATA_132t")).copies(2)],
    &[get(card("CATA_132t")).copies(2)],
)]);

/// # Emerald Whelp
/// Minion · Dragon · 3 mana · 3/3
/// > **Taunt**
//~ vanilla CATA_132t 6453b83a 4e40456e.4b0c5d24 9456f9af
pub const CATA_132t: Power = VANILLA;

/// # Iridescent Flitterwing
/// Minion · Dragon · 5 mana · 4/5
/// > **Elusive** At the end of your turn, give your other minions +1/+1.
/// - Makes: Iridescent Glow [`CATA_133e`] ("\+1/+1")
//~ derived CATA_133 a7cbc728 709160c3.64110c01 282ba4e6.91e406c1
pub const CATA_133: Power = at_end_of_your_turn(&[attach("CATA_133e").to(OTHER_FRIENDLY_MINIONS)]);

/// # Iridescent Glow
/// Enchantment
/// > \+1/+1
//~ derived CATA_133e 5989b14b d522ad72.2add6a76 92371432
pub const CATA_133e: Power = enchant(&[plus(1, 1)]);

/// # Wildwood Circle
/// Spell · Nature · 4 mana
/// > **Shatter**. Summon two 2/2 Treants. Give your minions "**Deathrattle:** Summon a 2/2 Treant."@Summon two 2/2 Treants. Give your minions "**Deathrattle:** Summon a 2/2 Treant."
/// - Numbers: {0} = 122972
/// - Makes: Wildwood Circle [`CATA_134t`] ("Shattered Summon two 2/2 Treants."); Wildwood Circle [`CATA_134t2`] ("Shattered Give your minions "Deathrattle: Summon…"); Treant [`CATA_134t3`] (2/2); Wildwood Aura [`CATA_134e`] ("Deathrattle: Summon a 2/2 Treant.")
//~ done CATA_134 - 548e6072.1ad6b78d.d9763e3f 9834b0a1.94d5c5be
pub const CATA_134: Power = spell(&[summon(card("CATA_134t3")).copies(2), attach("CATA_134e").to(FRIENDLY_MINIONS)]);

/// # Wildwood Aura
/// Enchantment
/// > **Deathrattle:** Summon a 2/2 Treant.
/// - Makes: Treant [`CATA_134t3`] (2/2)
//~ derived CATA_134e 942ab422 d522ad72.1a2eb212 77a74ad5.b450e243
pub const CATA_134e: Power = deathrattle(&[summon(card("CATA_134t3"))]);

/// # Wildwood Circle
/// Spell · Nature · 4 mana
/// > **Shattered** Summon two 2/2 Treants.
//~ done CATA_134t - 548e6072.0801c006 9834b0a1
pub const CATA_134t: Power = spell(&[summon(card("CATA_134t3")).copies(2)]);

/// # Wildwood Circle
/// Spell · Nature · 4 mana
/// > **Shattered** Give your minions "**Deathrattle:** Summon a 2/2 Treant."
/// - Makes: Treant [`CATA_134t3`] (2/2)
//~ done CATA_134t2 - 548e6072.ccea9357 9834b0a1.b450e243
pub const CATA_134t2: Power = spell(&[attach("CATA_134e").to(FRIENDLY_MINIONS)]);

/// # Treant
/// Minion · 1 mana · 2/2
//~ vanilla CATA_134t3 6ab5d112 57e94b0b f03d3e63
pub const CATA_134t3: Power = VANILLA;

/// # Mossbinding
/// Spell · Nature · 2 mana
/// > Summon two 1/2 Golems. Spend all your Mana to give them +1/+1 for each Mana spent.
/// - Makes: Moss Golem [`CATA_135t`] (1/2); Moss Shaped [`CATA_135e`] ("Increased stats.")
//~ done CATA_135 - f9bec0b1.2637e0fe c695e9ef.aef55df4
pub const CATA_135: Power = spell(&[
    summon(card("CATA_135t")).copies(2),
    spend_all_mana(),
    give(&[plus(1, 1).times(X)]).with_x(LAST_AMOUNT).to(IT),
]);

/// # Moss Shaped
/// Enchantment
/// > Increased stats.
//~ todo CATA_135e df7f9df8 d522ad72.a536d554 ab6fe427
pub const CATA_135e: Power = TODO;

/// # Moss Golem
/// Minion · 1 mana · 1/2
//~ vanilla CATA_135t 586fa16e cbfac199 a7686636
pub const CATA_135t: Power = VANILLA;

/// # Azshara's Triumph
/// Spell · Arcane · 1 mana
/// > Shuffle 5 random minions into your deck that cost (8) or more. Double their stats.
/// - Makes: Azshara's Triumph [`CATA_136e`] ("Doubled Attack and Health.")
//~ done CATA_136 - c75b771b.9d237c8b 69671fab.19efe37e
#[rustfmt::skip]
pub const CATA_136: Power = spell(&[shuffle(random(all(&[MINION, COST.at_least(8)]))).picks(5), give(&[ATTACK.doubled(), HEALTH.doubled()]).to(IT)]);

/// # Azshara's Triumph
/// Enchantment
/// > Doubled Attack and Health.
//~ todo CATA_136e d893d820 d522ad72.25b00aaf 69671fab
pub const CATA_136e: Power = TODO;

/// # Forest's Gift
/// Spell · Nature · 3 mana
/// > Give a friendly minion +1/+1 for each minion you control.
/// - Makes: Tree Hugged [`CATA_138e`] ("Increased stats.")
//~ derived CATA_138 5590b31b a4db704b.079e2102 5751a42f.1f8e9c5a
pub const CATA_138: Power =
    spell(&[give(&[plus(1, 1).times(X)]).with_x(count(FRIENDLY_MINIONS)).to(A_FRIENDLY_MINION)]);

/// # Tree Hugged
/// Enchantment
/// > Increased stats.
//~ todo CATA_138e 8681682d d522ad72.a536d554 2aa9094f
pub const CATA_138e: Power = TODO;

/// # Wickerfang
/// Minion · 6 mana · 0/5
/// > **Colossal +4** After one of Wickerfang's Legs gains stats, this gains them too.
/// - Makes: Wickerfang's Leg [`CATA_139t`] (0/2, "At the end of your turn, gain +1/+1."); Wickerfang's Leg [`CATA_139t2`] (0/2, "At the end of your turn, gain +1/+1."); Wickerfang's Leg [`CATA_139t3`] (0/2, "At the end of your turn, gain +1/+1."); Wickerfang's Leg [`CATA_139t4`] (0/2, "At the end of your turn, gain +1/+1."); Symbiotic [`CATA_139e`] ("Increased Stats.")
//~ done CATA_139 - 96a2afc7.cd522d1c ed705cd9.5c45a074
pub const CATA_139: Power = abilities(&[
    colossal(&["CATA_139t", "CATA_139t2", "CATA_139t3", "CATA_139t4"]),
    after(FRIENDLY_MINIONS.that(named("CATA_139t")).gains_attack())
        .then(&[give(&[ATTACK.plus(1).times(X)]).with_x(THAT_MUCH)]),
    after(FRIENDLY_MINIONS.that(named("CATA_139t")).gains_health())
        .then(&[give(&[HEALTH.plus(1).times(X)]).with_x(THAT_MUCH)]),
]);

/// # Symbiotic
/// Enchantment
/// > Increased Stats.
//~ todo CATA_139e eb09d1fb d522ad72.8950806f c41c002a
pub const CATA_139e: Power = TODO;

/// # Wickerfang's Leg
/// Minion · 1 mana · 0/2
/// > At the end of your turn, gain +1/+1.
/// - Makes: Growing Quick! [`CATA_139te`] ("\+1/+1.")
//~ derived CATA_139t 64a1525d a86353dd.262fdf55 943fe122.6b71eeae
pub const CATA_139t: Power = at_end_of_your_turn(&[attach("CATA_139te")]);

/// # Wickerfang's Leg
/// Minion · 1 mana · 0/2
/// > At the end of your turn, gain +1/+1.
//~ derived CATA_139t2 b174d5bd a86353dd.262fdf55 943fe122
pub const CATA_139t2: Power = at_end_of_your_turn(&[give(&[plus(1, 1)])]);

/// # Wickerfang's Leg
/// Minion · 1 mana · 0/2
/// > At the end of your turn, gain +1/+1.
//~ derived CATA_139t3 d1f4e17f a86353dd.262fdf55 943fe122
pub const CATA_139t3: Power = at_end_of_your_turn(&[give(&[plus(1, 1)])]);

/// # Wickerfang's Leg
/// Minion · 1 mana · 0/2
/// > At the end of your turn, gain +1/+1.
//~ derived CATA_139t4 3348819b a86353dd.262fdf55 943fe122
pub const CATA_139t4: Power = at_end_of_your_turn(&[give(&[plus(1, 1)])]);

/// # Growing Quick!
/// Enchantment
/// > \+1/+1.
//~ derived CATA_139te e90cee07 d522ad72.cb08f83e 00906f9c
pub const CATA_139te: Power = enchant(&[plus(1, 1)]);

/// # Merithra of the Dream
/// Minion · Dragon · 8 mana · 4/12
/// > **Battlecry:** Fill your hand with random Dragons. If you spent 25 Mana while holding this, they cost (1). *({0} left*!)@**Battlecry:** Fill your hand with random Dragons. If you spent 25 Mana while holding this, they cost (1). *(Ready*!)@**Battlecry:** Fill your hand with random Dragons. If you spent 25 Mana while holding this, they cost (1).
/// - Numbers: {0} = 25
//~ done CATA_140 - aec6d49b.793a886b.c3ca570a e220cf9d
pub const CATA_140: Power = battlecry(&[
    get(random(DRAGON)).picks(10),
    if_(YOU.spend_mana(CARD).while_holding_this().other().in_all().at_least(25), &[give(&[cost(1)]).to(IT)]),
]);

/// "When your board is full"
const BOARD_IS_FULL: Condition = there_are(7, &YOUR_BOARD);

/// # Ash Worm
/// Minion · Beast · 1 mana · 6/6
/// > Starts **Dormant**. When your board is full, awaken.
/// - Makes: Burrowed [`MEND_040e2`] ("Dormant. Awaken when your board is full.")
///
/// # Notes
///
/// Minions that are Dormant, locations and Starships under construction have places on the board, too. A minion that changes sides
/// fills it as well; no event tells of that, so the board is counted after each card that is played.
//~ done MEND_040 - 5db429ba.4f71df33 63cc1ddb.94be778b
pub const MEND_040: Power = abilities(&[
    dormant_for(0),
    after(YOU.summon(CARD)).while_dormant().when(BOARD_IS_FULL).then(&[awaken(THIS)]),
    after(YOU.summon(ITSELF)).while_dormant().when(BOARD_IS_FULL).then(&[awaken(THIS)]),
    after(PLAYERS.play(CARD)).while_dormant().when(BOARD_IS_FULL).then(&[awaken(THIS)]),
]);

/// # Burrowed
/// Enchantment
/// > **Dormant**. Awaken when your board is full.
//~ todo MEND_040e2 bc3a59c4 d522ad72.e82e026a 490f559a
pub const MEND_040e2: Power = TODO;

/// # Wizened Wildspeaker
/// Minion · 5 mana · 3/7
/// > **Taunt Battlecry:** If you didn't play a minion last turn, refresh 3 Mana Crystals.
//~ derived MEND_041 e72338c2 e8a88e4c.8975de1c d9257734
pub const MEND_041: Power = battlecry(&[refresh_mana(3)]).when(YOU.play(MINION).last_turn().never());

/// # Lifebloom
/// Spell · Nature · 9 mana
/// > Restore #8 Health to all friendly characters. Summon two random 8-Cost minions.
//~ derived MEND_042 851234af 533e6759.9863fa8a 95978d34
pub const MEND_042: Power =
    spell(&[heal(8).to(FRIENDLY_CHARACTERS), summon(random(all(&[MINION, COST.is(8)]))).picks(2)]);

/// # Heartroot Stones
/// Spell · Nature · 3 mana
/// > Draw a card and gain 3 Armor. If you didn't play a minion last turn, do it again.
//~ derived MEND_043 c30f77df a4db704b.06e52f36 38514e70
pub const MEND_043: Power =
    spell(&[draw(1), armor(3), if_(YOU.play(MINION).last_turn().never(), &[draw(1), armor(3)])]);

/// # Tranquil Clearing
/// Location · 2 mana · 2 uses
/// > Give a minion +2 Health and **Taunt**. It falls asleep until the end of your next turn.
/// - Makes: Tranquil Sleep [`MEND_044e3`]; Tranquil Strength [`MEND_044e4`] ("This minion has +2 Health and Taunt.")
//~ done MEND_044 - 22c71c9c.0fac384f 1a87d746.12b14fd9
pub const MEND_044: Power = location(&[
    attach("MEND_044e4").to(A_MINION),
    make_dormant(IT, 0),
    later(&whenever(YOU.turn_start()).does(&[later(&whenever(YOU.turn_end()).does(&[awaken(IT)]))])),
]);

/// # Tranquil Sleep
/// Enchantment
//~ todo MEND_044e3 35642df7 d522ad72 990b1c23
pub const MEND_044e3: Power = TODO;

/// # Tranquil Strength
/// Enchantment
/// > This minion has +2 Health and **Taunt**.
//~ derived MEND_044e4 516cfb11 d522ad72.056ebf0c 09025fbd
pub const MEND_044e4: Power = enchant(&[HEALTH.plus(2), has(GameTag::TAUNT)]);

/// # Seeding Dragon
/// Minion · Dragon · 4 mana · 4/4
/// > **Taunt Deathrattle:** Get a random Dragon. It costs (2) less.
//~ derived MEND_045 ce7e83ba 306f805a.341cbaea c1cc4596
pub const MEND_045: Power = deathrattle(&[get(random(DRAGON)), give(&[cost_less(2)]).to(IT)]);

const CARVE_SPELLS: &[&[Effect]] = &[&[
    get(card("MEND_046t")),
    one_by_one(
        IT,
        &[create_aside(random_costing(all(&[SPELL, school(SpellSchool::Nature)]), X)), keep_with(the(IT), THAT)],
    ),
]];

/// Splits 12 Mana among three Nature spells: for each, the text that is queued makes one with the Cost `X`.
fn carve_spells(at: &mut dyn NativeContext) {
    let pool = at.pool().into_iter();
    let nature = pool.filter(|card| card.school() == Some(SpellSchool::Nature));
    let costs: std::collections::BTreeSet<i16> = nature.map(|card| card.cost).collect();
    let mut ways = Vec::new();
    for first in &costs {
        for second in &costs {
            let third = 12 - first - second;
            if costs.contains(&third) {
                ways.push([*first, *second, third]);
            }
        }
    }
    if ways.is_empty() {
        return;
    }
    let way = ways[at.roll(ways.len())];
    for cost in way {
        at.set_x(cost);
        at.queue(0);
    }
}

/// # Bashana Runetotem
/// Minion · 7 mana · 4/4
/// > **Battlecry:** Get three 2/2 Treants. Carve 12 Mana worth of Nature spells into them.
/// - Makes: Treant [`MEND_046t`] (2/2, "Battlecry: Cast ….")
///
/// # Notes
///
/// No source: each Treant has one spell, and all ways to split 12 Mana among three are equally likely.
//~ done MEND_046 - 1e025682.e9d02e93 60c63711.43bafcd7
pub const MEND_046: Power = battlecry(&[native("carve_spells", carve_spells, CARVE_SPELLS)]);

/// # Treant
/// Minion · 1 mana · 2/2
/// > **Battlecry:** Cast {0}.
//~ done MEND_046t - 57e94b0b.a4a63133 f03d3e63
pub const MEND_046t: Power = crate::sunken_city::neutral::CASTS_ITS_SPELL;
