//! Druid cards of Across the Timeways.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file af59457a

/// # Press the Advantage
/// Spell · 2 mana
/// > Deal $1 damage. Give your hero +1 Attack this turn. Draw 1 card. Gain 1 Armor.
/// - Classes: Druid, Demon Hunter
/// - Makes: Claws of Fury [`END_007e1`] ("\+1 Attack this turn.")
//~ derived END_007 64b84255 7846e7ae.ac0ac013 c45f7fd5.ea338bc2.0ba37cdf
pub const END_007: Power = spell(&[deal(1).to(TARGET), attach("END_007e1").to(YOUR_HERO), draw(1), armor(1)]);

/// # Claws of Fury
/// Enchantment
/// > \+1 Attack this turn.
//~ derived END_007e1 78043094 d522ad72.c1531011 6a7fc4da
pub const END_007e1: Power = enchant(&[ATTACK.plus(1)]).this_turn();

/// # Enduring Roach
/// Minion · Beast · 3 mana · 3/4
/// > After you use your Hero Power, refresh 2 Mana Crystals.
/// - Classes: Druid, Demon Hunter
//~ derived END_008 12c7faae 22821460.f4396ef8 11d92acb.ea338bc2
pub const END_008: Power = after(YOU.use_hero_power(CARD)).then(&[refresh_mana(2)]);

/// # Splintered Reality
/// Spell · Nature · 4 mana
/// > Summon two 2/2 Treants. They gain +1/+1 for each friendly Treant that died this game.@ *(@)*
/// - Makes: Treant [`END_009t`] (2/2); Splintered [`END_009e`] ("Increased stats.")
//~ done END_009 - 548e6072.3ed4fbd3 1eaf26d7.313c6c08
#[rustfmt::skip]
pub const END_009: Power = spell(&[summon(card("END_009t")).copies(2), give(&[plus(1, 1).times(X)]).with_x(FRIENDLY_MINIONS.that(race(Race::Treant)).die().this_game().count()).to(IT)]);

/// # Splintered
/// Enchantment
/// > Increased stats.
//~ todo END_009e 6b9b5745 d522ad72.a536d554 e0b489b9
pub const END_009e: Power = TODO;

/// # Treant
/// Minion · 1 mana · 2/2
//~ vanilla END_009t 54560c33 57e94b0b f03d3e63
pub const END_009t: Power = VANILLA;

/// # Twilight Timereaver
/// Minion · Dragon · 6 mana · 5/5
/// > **Choose One -** Set the Attack of all other minions to 1; or Health to 1.
/// - Classes: Druid, Paladin
/// - Makes: Finite Will [`END_010a`] ("Set the Attack of all other minions to 1."); Finite Resolve [`END_010b`] ("Set the Health of all other minions to 1."); Finite Existence [`END_010e`] ("Attack and Health set to 1.")
//~ done END_010 - f70b563e.fb1a8614 a5f2e047.f0bc5877.3acd460c
pub const END_010: Power = choose_one(&["END_010a", "END_010b"]);

/// # Finite Will
/// Spell · 6 mana
/// > Set the Attack of all other minions to 1.
/// - Classes: Druid, Paladin
/// - Makes: Finite Will [`END_010ae`] ("Attack set to 1.")
//~ done END_010a - 9e3ad3c7.6e2fd2d4 1ad051f1.f0bc5877.d5a14fc9
pub const END_010a: Power = spell(&[attach("END_010ae").to(OTHER_MINIONS)]);

/// # Finite Will
/// Enchantment
/// > Attack set to 1.
//~ derived END_010ae 09a8b03f d522ad72.8b0aae8c 1ad051f1
pub const END_010ae: Power = enchant(&[ATTACK.set(1)]);

/// # Finite Resolve
/// Spell · 6 mana
/// > Set the Health of all other minions to 1.
/// - Classes: Druid, Paladin
/// - Makes: Finite Resolve [`END_010be`] ("Health set to 1.")
//~ derived END_010b 90dfe81a 9e3ad3c7.285267a1 4003bd0d.f0bc5877.3e82d4f0
pub const END_010b: Power = spell(&[attach("END_010be").to(OTHER_MINIONS)]);

/// # Finite Resolve
/// Enchantment
/// > Health set to 1.
//~ derived END_010be 17540c40 d522ad72.946d7b72 4003bd0d
pub const END_010be: Power = enchant(&[HEALTH.set(1)]);

/// # Finite Existence
/// Enchantment
/// > Attack and Health set to 1.
//~ derived END_010e 3ac3a5af d522ad72.093b2b8d 909d76ea
pub const END_010e: Power = enchant(&[become_stats(1, 1)]);

/// # Acceleration Aura
/// Spell · Holy · 2 mana
/// > At the start of your turn, gain a temporary Mana Crystal. Lasts @ turns.
/// - Numbers: {0} = 3
/// - Classes: Druid, Paladin
///
/// # Notes
///
/// The turn in which it is cast is counted, too: three turns start after that, and each gives a crystal.
//~ done END_011 - 5fbdf668.7c62a257.ea2304e3 14775ddf.f0bc5877
pub const END_011: Power = abilities(&[at_start_of_your_turn(&[gain_mana(1)]), lasts(4)]);

/// # Contingency
/// Spell · 3 mana
/// > Draw the bottom two cards from your deck.
//~ done TIME_023 - 82ede6d1.8e53370c 8ee9ef32
pub const TIME_023: Power = spell(&[get(the(YOUR_DECK.last(2)))]);

/// # Druid of Regrowth
/// Minion · 6 mana · 3/5
/// > **Rewind Battlecry:** Cast 2 random Nature spells.
//~ done TIME_033 - 5443a23b.102cf15b 03809f82
pub const TIME_033: Power = battlecry(&[cast(random(school(SpellSchool::Nature))).picks(2)]);

/// # Lady Azshara
/// Minion · 5 mana · 5/5
/// > **Fabled**. **Choose One -** Empower Zin-Azshari; or The Well of Eternity. *(The other gets destroyed!)*
/// - Makes: Empower Zin-Azshari [`TIME_211a`] ("The minions summoned by Zin-Azshari will have…"); Empower the Well [`TIME_211b`] ("The spells created by The Well of Eternity will…"); The Well of Eternity [`TIME_211t1`] ("Fill your hand with random Temporary spells."); Zin-Azshari [`TIME_211t2`] ("Summon a copy of a friendly minion.")
//~ done TIME_211 - 7c0f8337.4bfcb5dd 5fe9e267.7076bd72
pub const TIME_211: Power = choose_one(&["TIME_211a", "TIME_211b"]);

/// # Empower Zin-Azshari
/// Spell · 5 mana
/// > The minions summoned by Zin-Azshari will have doubled stats. Destroy The Well of Eternity.
//~ done TIME_211a - 36b694de.d09be5e3 328a0da5
pub const TIME_211a: Power = spell(&[
    advance("TIME_211t2t").to(YOUR_LOCATIONS.that(named("TIME_211t2"))),
    transform(
        together(&[YOUR_HAND.that(named("TIME_211t2")), YOUR_DECK.that(named("TIME_211t2"))]),
        card("TIME_211t2t"),
    ),
    destroy(together(&[
        YOUR_LOCATIONS.that(named("TIME_211t1")),
        YOUR_HAND.that(named("TIME_211t1")),
        YOUR_DECK.that(named("TIME_211t1")),
    ])),
]);

/// # Empower the Well
/// Spell · 5 mana
/// > The spells created by The Well of Eternity will cast twice. Destroy Zin-Azshari.
//~ done TIME_211b - 36b694de.3f3f834f fcb89436
pub const TIME_211b: Power = spell(&[
    advance("TIME_211t1t").to(YOUR_LOCATIONS.that(named("TIME_211t1"))),
    transform(
        together(&[YOUR_HAND.that(named("TIME_211t1")), YOUR_DECK.that(named("TIME_211t1"))]),
        card("TIME_211t1t"),
    ),
    destroy(together(&[
        YOUR_LOCATIONS.that(named("TIME_211t2")),
        YOUR_HAND.that(named("TIME_211t2")),
        YOUR_DECK.that(named("TIME_211t2")),
    ])),
]);

/// # The Well of Eternity
/// Location · 4 mana · 3 uses
/// > Fill your hand with random **Temporary** spells.
/// - Makes: The Well of Eternity [`TIME_211t1t`] ("Fill your hand with random Temporary spells. They…")
//~ done TIME_211t1 - 8444537f.c1412d17 45327747.6e78f5ce
pub const TIME_211t1: Power = location(&[get(random(SPELL)).picks(10), give(&[has(GameTag::GHOSTLY)]).to(IT)]);

/// # The Well of Eternity
/// Location · 4 mana · 3 uses
/// > Fill your hand with random **Temporary** spells. They cast twice.
/// - Makes: Eternalized [`TIME_211t1te`] ("Casts twice.")
//~ done TIME_211t1t - 8444537f.499312f7 45327747.f3035d5a
pub const TIME_211t1t: Power = location(&[
    get(random(SPELL)).picks(10),
    give(&[has(GameTag::GHOSTLY)]).to(IT),
    one_by_one(IT, &[later(&whenever(YOU.cast(is(&IT))).this_turn().does(&[cast_again(THAT)]))]),
]);

/// # Eternalized
/// Enchantment
/// > Casts twice.
//~ todo TIME_211t1te e64abad6 d522ad72.31c56b87 77b709e3
pub const TIME_211t1te: Power = TODO;

/// # Zin-Azshari
/// Location · 4 mana · 3 uses
/// > Summon a copy of a friendly minion.
/// - Makes: Zin-Azshari [`TIME_211t2t`] ("Summon a copy of a friendly minion with its stats…")
//~ done TIME_211t2 - 8444537f.77ca3231 9c2e9753.94be8c9a
pub const TIME_211t2: Power = location(&[summon(copy_of(A_FRIENDLY_MINION))]);

/// # Zin-Azshari
/// Location · 4 mana · 3 uses
/// > Summon a copy of a friendly minion with its stats doubled.
/// - Makes: The City's Strength [`TIME_211t2te`] ("Doubled stats.")
//~ done TIME_211t2t - 8444537f.2e93c4e4 9c2e9753.d082ec2b
pub const TIME_211t2t: Power = location(&[summon(copy_of(A_FRIENDLY_MINION)), attach("TIME_211t2te").to(IT)]);

/// # The City's Strength
/// Enchantment
/// > Doubled stats.
//~ done TIME_211t2te - d522ad72.61c9f367 adfb807a
pub const TIME_211t2te: Power = enchant(&[ATTACK.doubled(), HEALTH.doubled()]);

/// # Waveshaping
/// Spell · Nature · 1 mana
/// > **Discover** a card from your deck. The others get put on the bottom.
//~ done TIME_701 - 3f084ec4.34d4f11a 1d43b76b
pub const TIME_701: Power =
    spell(&[discover_with_rest(Offer::Entities(YOUR_DECK), &[get(the(IT))], &[put_at_bottom(the(IT))])]);

/// # Ebb and Flow
/// Spell · Nature · 2 mana
/// > Deal $3 damage. If you played a minion while holding this, gain 5 Armor.
//~ derived TIME_702 8ed899a6 f9bec0b1.cd5f7946 7a3e7a44
pub const TIME_702: Power =
    spell(&[deal(3).to(TARGET), armor(5).when(YOU.play(MINION).while_holding_this().at_least(1))]);

/// # Endangered Dodo
/// Minion · Beast · 5 mana · 5/5
/// > **Taunt Battlecry:** If you have 10 or less Health, gain +5/+5 and summon a copy of this.
/// - Makes: Endangered [`TIME_703e`] ("\+5/+5.")
//~ derived TIME_703 f049cbd7 6116b784.a85ce2ad 15cb8e69.2a2b7c7c
pub const TIME_703: Power =
    battlecry(&[attach("TIME_703e"), summon(copy_of(THIS))]).when(there_is(&YOUR_HERO.that(HEALTH.at_most(10))));

/// # Endangered
/// Enchantment
/// > \+5/+5.
//~ derived TIME_703e c80c5995 d522ad72.41425f84 6d985342
pub const TIME_703e: Power = enchant(&[plus(5, 5)]);

/// # Highborne Mentor
/// Minion · 7 mana · 6/6
/// > **Battlecry:** Get a 2/2 Pupil. **Discover** a spell that costs (7) or more from the past to teach it.
/// - Makes: Highborne Pupil [`TIME_704t`] (2/2, "Battlecry: Cast ….")
//~ done TIME_704 - 8417a0af.84e2b54d 068e37cb.f8bbfcee
pub const TIME_704: Power = battlecry(&[discover_then(
    Offer::Pool(all(&[SPELL, COST.at_least(7), FROM_THE_PAST]), Classes::Own),
    &[one_by_one(IT, &[get(card("TIME_704t")), keep_with(the(THAT), IT)])],
)]);

/// # Highborne Pupil
/// Minion · 2 mana · 2/2
/// > **Battlecry:** Cast {0}.
//~ done TIME_704t - 565e37de.a4a63133 30d61d78
pub const TIME_704t: Power = crate::sunken_city::neutral::CASTS_ITS_SPELL;

/// # Krona, Keeper of Eons
/// Minion · 6 mana · 4/7
/// > **Taunt Battlecry:** Set the Costs of the bottom 5 cards of your deck to (1).
//~ done TIME_705 - 3c785314.83dc2ef9 f0c15819
pub const TIME_705: Power = battlecry(&[give(&[cost(1)]).to(YOUR_DECK.last(5))]);

/// # Alternate Reality
/// Spell · 2 mana
/// > Replace your hand and deck with random **Choose One** cards from the past. They cost (1) less.
///
/// # Notes
///
/// Each card is transformed where it is.
//~ done TIME_707 - 7846e7ae.99889210 839a0266
pub const TIME_707: Power = spell(&[
    transform(together(&[YOUR_HAND, YOUR_DECK]), random(all(&[with(GameTag::CHOOSE_ONE), FROM_THE_PAST]))),
    give(&[cost_less(1)]).to(IT),
]);

/// # Kaldorei Cultivator
/// Minion · 2 mana · 2/3
/// > **Battlecry: Discover** 2 Beasts. Put them on the bottom of your deck with +5/+5.
/// - Makes: Nurtured [`TIME_730e`] ("\+5/+5.")
//~ done TIME_730 - 5656a6e3.5242cac8 e5d65d20.3d605a5c
pub const TIME_730: Power = battlecry(&[
    discover_then(Offer::Pool(BEAST, Classes::Own), &[put_at_bottom(the(IT)), attach("TIME_730e").to(IT)]),
    discover_then(Offer::Pool(BEAST, Classes::Own), &[put_at_bottom(the(IT)), attach("TIME_730e").to(IT)]),
]);

/// # Nurtured
/// Enchantment
/// > \+5/+5.
//~ derived TIME_730e 8e38a682 d522ad72.41425f84 54d6f2c0
pub const TIME_730e: Power = enchant(&[plus(5, 5)]);
