//! Paladin cards of Perils in Paradise.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 983a2a4d

/// # Sunsapper Lynessa
/// Minion · 5 mana · 2/6
/// > **Rogue Tourist** Your spells that cost (2) or less cast twice.
/// - Makes: Sunbathing [`VAC_507e`]
//~ done VAC_507 - cb051dda.821e5562 8008a675.f9e5adc7
pub const VAC_507: Power = whenever(YOU.cast(all(&[SPELL, COST.at_most(2)]))).then(&[cast_again(THAT)]);

/// # Sunbathing
/// Enchantment
//~ todo VAC_507e c9f96d72 d522ad72 685ea7a7
pub const VAC_507e: Power = TODO;

/// # Sea Shanty
/// Spell · 10 mana
/// > Summon three 5/5 Pirates. Costs (1) less for each spell you've cast on characters this game.
/// - Makes: Chorus Corsair [`VAC_558t`] (5/5)
//~ done VAC_558 - 81779ce0.b3fe62fd 6791dd22.f99ad34d
pub const VAC_558: Power = abilities(&[
    spell(&[summon(card("VAC_558t")).copies(3)]),
    costs(&[
        cost_less(1).times(YOU.cast_on_own_minion(CARD).this_game().count()),
        cost_less(1).times(YOU.cast_on_own_hero(CARD).this_game().count()),
        cost_less(1).times(YOU.cast_on_enemy(CARD).this_game().count()),
    ]),
]);

/// # Chorus Corsair
/// Minion · Pirate · 5 mana · 5/5
//~ vanilla VAC_558t d5bd1c10 28c1e612 4981d4e4
pub const VAC_558t: Power = VANILLA;

/// # Power Spike
/// Spell · Holy · 6 mana
/// > Deal $4 damage. Give a random friendly minion +4/+4.
/// - Makes: Power Spike [`VAC_915e`] ("\+4/+4.")
//~ derived VAC_915 64f00005 87070251.c17e08a6 cb086248.ef7fe6c9
pub const VAC_915: Power = spell(&[deal(4).to(TARGET), attach("VAC_915e").to(FRIENDLY_MINIONS.random())]);

/// # Power Spike
/// Enchantment
/// > \+4/+4.
//~ derived VAC_915e d87de651 d522ad72.8fbdcdac cb086248
pub const VAC_915e: Power = enchant(&[plus(4, 4)]);

/// # Divine Brew
/// Spell · Holy · 1 mana
/// > Give a character **Divine Shield**. *(3 Drinks left!)*
/// - Makes: Divine Brew [`VAC_916t2`] ("Give a character Divine Shield. (2 Drinks left!)"); Divine Brew [`VAC_916t3`] ("Give a character Divine Shield. (Last Drink!)"); Cold One [`VAC_916e`] ("\+1 Attack this turn.")
//~ derived VAC_916 2e2d12a2 dd4c6abd.31aa8ea5 4a4e80ff.278894ee
pub const VAC_916: Power =
    abilities(&[spell(&[give(&[has(GameTag::DIVINE_SHIELD)]).to(TARGET)]), twinspell("VAC_916t2")]);

/// # Cold One
/// Enchantment
/// > \+1 Attack this turn.
//~ derived VAC_916e 3f565bbc d522ad72.c1531011 7cdb742c
pub const VAC_916e: Power = enchant(&[ATTACK.plus(1)]).this_turn();

/// # Divine Brew
/// Spell · Holy · 1 mana
/// > Give a character **Divine Shield**. *(2 Drinks left!)*
//~ derived VAC_916t2 b4fda699 dd4c6abd.89f80997 4a4e80ff
pub const VAC_916t2: Power =
    abilities(&[spell(&[give(&[has(GameTag::DIVINE_SHIELD)]).to(TARGET)]), twinspell("VAC_916t3")]);

/// # Divine Brew
/// Spell · Holy · 1 mana
/// > Give a character **Divine Shield**. *(Last Drink!)*
//~ derived VAC_916t3 00ca0184 dd4c6abd.a76edaf7 4a4e80ff
pub const VAC_916t3: Power = spell(&[give(&[has(GameTag::DIVINE_SHIELD)]).to(TARGET)]);

/// # Grillmaster
/// Minion · 4 mana · 3/4
/// > **Battlecry:** Draw your lowest Cost card. **Deathrattle:** Draw your highest Cost card.
/// - Makes: Sunscreen [`VAC_917t`] ("Give a minion +1/+2."); Sunscreen [`VAC_917e`] ("\+1/+2.")
//~ done VAC_917 - e3b00837.6e50c666 a8edee31.16eeb095
pub const VAC_917: Power =
    abilities(&[battlecry(&[get(the(YOUR_DECK.least(COST)))]), deathrattle(&[get(the(YOUR_DECK.most(COST)))])]);

/// # Sunscreen
/// Enchantment
/// > \+1/+2.
//~ derived VAC_917e 40e49800 d522ad72.b69419df a27037dd
pub const VAC_917e: Power = enchant(&[plus(1, 2)]);

/// # Sunscreen
/// Spell · 1 mana
/// > Give a minion +1/+2.
//~ derived VAC_917t 5d63b6ca 2f198b86.cedf7ed0 a27037dd
pub const VAC_917t: Power = spell(&[give(&[plus(1, 2)]).to(A_MINION)]);

/// # Lifeguard
/// Minion · 4 mana · 2/7
/// > **Taunt Battlecry:** The next spell you cast has **Lifesteal**.
/// - Makes: Protection [`VAC_919e`] ("Your next spell has Lifesteal."); Lifesteal [`VAC_919e2`]
//~ done VAC_919 - 59f557ac.54ff577b 50620ee4.0c687155
pub const VAC_919: Power = battlecry(&[attach("VAC_919e").to(YOU)]);

/// # Protection
/// Enchantment
/// > Your next spell has **Lifesteal**.
//~ done VAC_919e - d522ad72.6579f48c 03fc58cf
pub const VAC_919e: Power = whenever(YOU.cast(SPELL)).once().then(&[give(&[has(GameTag::LIFESTEAL)]).to(THAT)]);

/// # Lifesteal
/// Enchantment
//~ todo VAC_919e2 aa234e07 d522ad72 c0a7b79e
pub const VAC_919e2: Power = TODO;

/// # Service Ace
/// Minion · 2 mana · 2/3
/// > After this minion gains Attack, reduce the Cost of the highest Cost card in your hand by (1).
/// - Makes: Excellent Service [`VAC_920e`] ("Costs less.")
//~ done VAC_920 - 5656a6e3.6ae8c468 9dce0a2c.1019f33f
pub const VAC_920: Power = after(THIS.gains_attack()).then(&[attach("VAC_920e").to(YOUR_HAND.most(COST))]);

/// # Excellent Service
/// Enchantment
/// > Costs less.
//~ done VAC_920e - d522ad72.7d7ef91d 31cfdf78
pub const VAC_920e: Power = enchant(&[cost_less(1)]);

/// # Volley Maul
/// Weapon · 3 mana · 3/2 durability
/// > After your hero attacks, get a 1-Cost Sunscreen that gives +1/+2.
//~ derived VAC_921 b2c3fc83 043b7f8c.f381b13d dc4c1149
pub const VAC_921: Power = after(YOUR_HERO.attack(CARD)).then(&[get(card("VAC_917t"))]);

/// # Lifesaving Aura
/// Spell · Holy · 1 mana
/// > At the end of your turn, get a 1-Cost Sunscreen that gives +1/+2. Lasts @ turns.
/// - Numbers: {0} = 3
//~ derived VAC_922 9f62ef59 dd4c6abd.ddfdc44f.ea2304e3 4049138a
pub const VAC_922: Power = abilities(&[at_end_of_your_turn(&[get(card("VAC_917t"))]), lasts(3)]);

/// # Sanc'Azel
/// Minion · Elemental · 5 mana · 3/8
/// > **Rush** After this attacks, turn into a location.
/// - Makes: Sanc'Azel [`VAC_923t`] ("Give a friendly minion +3 Attack and Rush. Turn…"); Sandy Castle [`VAC_923e`] ("Has the stats of Sanc'Azel."); Sandy [`VAC_923e2`] ("Increased Attack.")
///
/// # Notes
///
/// The location has the Health that is left as uses, and gives the Attack that the minion had.
//~ done VAC_923 - a8188d44.e20fe146 a1062f69.d21fa8be
pub const VAC_923: Power = after(THIS.attack(CARD)).then(&[advance("VAC_923t").when(not(&DEAD))]);

/// # Sandy Castle
/// Enchantment
/// > Has the stats of Sanc'Azel.
//~ todo VAC_923e ce68116d d522ad72.963c32d5 0a1b72bc
pub const VAC_923e: Power = TODO;

/// # Sandy
/// Enchantment
/// > Increased Attack.
//~ todo VAC_923e2 1d573e0f d522ad72.08129cea b8e37f6c
pub const VAC_923e2: Power = TODO;

/// # Sanc'Azel
/// Location · 5 mana · 8 uses
/// > Give a friendly minion +@ Attack and **Rush**. Turn back into a minion.
/// - Numbers: {0} = 3
//~ done VAC_923t - d607f916.e231a98c.ea2304e3 a1062f69
pub const VAC_923t: Power = location(&[
    give(&[ATTACK.plus(1).times(X), has(GameTag::RUSH)])
        .with_x(sum(&[ATTACK.of(THIS), fixed(3)]))
        .to(A_FRIENDLY_MINION),
    advance("VAC_923"),
]);

/// # Trust Fall
/// Spell · 4 mana
/// > **Discover** two minions that cost (5) or less. They gain each other's Attack and Health.
/// - Makes: Reassured [`WORK_001e`] ("Increased stats"); Trusting [`WORK_001e2`] ("Increased stats")
//~ done WORK_001 - 38d1d3b0.85061888 0af90ae7.0b619556
pub const WORK_001: Power = spell(&[discover_then(
    Offer::Pool(all(&[MINION, COST.at_most(5)]), Classes::Own),
    &[
        get(the(IT)),
        remember(IT),
        discover_then(
            Offer::Pool(all(&[MINION, COST.at_most(5)]), Classes::Own),
            &[
                get(the(IT)),
                set_counter_to(0, ATTACK.of(IT)),
                set_counter_to(1, HEALTH.of(IT)),
                give(&[ATTACK.plus(1).times(X)]).with_x(ATTACK.of(REMEMBERED)).to(IT),
                give(&[HEALTH.plus(1).times(X)]).with_x(HEALTH.of(REMEMBERED)).to(IT),
                give(&[ATTACK.plus(1).times(X)]).with_x(counter_value(0)).to(REMEMBERED),
                give(&[HEALTH.plus(1).times(X)]).with_x(counter_value(1)).to(REMEMBERED),
            ],
        ),
    ],
)]);

/// # Reassured
/// Enchantment
/// > Increased stats
//~ todo WORK_001e 94c0e489 d522ad72.38d4d191 fa9c1ae4
pub const WORK_001e: Power = TODO;

/// # Trusting
/// Enchantment
/// > Increased stats
//~ todo WORK_001e2 d5b833d5 d522ad72.38d4d191 b887989c
pub const WORK_001e2: Power = TODO;

/// # Busy-Bot
/// Minion · Mech · 2 mana · 3/2
/// > **Battlecry:** Give your 1-Attack minions +1/+1.
/// - Makes: Busy Busy Busy [`WORK_002e`] ("\+1/+1.")
//~ derived WORK_002 104ca999 9ee36bf9.430ff156 a49cdc46.4a3377b9
pub const WORK_002: Power = battlecry(&[attach("WORK_002e").to(FRIENDLY_MINIONS.that(ATTACK.is(1)))]);

/// # Busy Busy Busy
/// Enchantment
/// > \+1/+1.
//~ derived WORK_002e 542a8c04 d522ad72.cb08f83e 8edce043
pub const WORK_002e: Power = enchant(&[plus(1, 1)]);

/// # Vacation Planning
/// Spell · 4 mana
/// > Restore #4 Health. Summon 3 Silver Hand Recruits. Draw 2 cards.
//~ derived WORK_003 259a52a9 38d1d3b0.7bc66fa9 1b72dfdf
pub const WORK_003: Power = spell(&[heal(4).to(TARGET), summon(card("CS2_101t")).copies(3), draw(2)]);
