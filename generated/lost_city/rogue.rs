//! Rogue cards of The Lost City of Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file ef240d54

/// # Mirrex, the Crystalline
/// Minion · Elemental · Beast · 3 mana · 3/4
/// > While in your hand, this is a 3/4 copy of the last minion your opponent played.
/// - Makes: Reflecting [`DINO_407e`] ("Transforming into the last minion your opponent…"); Crystalline [`DINO_407e2`] ("3/4.")
///
/// # Notes
///
/// It has the Cost of the minion: the text and its enchantment name Attack and Health alone. Two simulators leave the Cost at (3).
//~ done DINO_407 - d66c1c76.059527c6 165de4da.660c9752
pub const DINO_407: Power = abilities(&[
    after(YOU.get(ITSELF)).in_hand().then(&[if_(
        OPPONENT.play(MINION).this_game().at_least(1),
        &[
            transform(THIS, last_of(OPPONENT.play(MINION).this_game())),
            attach("DINO_407e2").to(THIS),
            attach("DINO_407e").to(THIS),
        ],
    )]),
    after(OPPONENT.play(MINION)).in_hand().then(&[
        transform(THIS, last_of(OPPONENT.play(MINION).this_game())),
        attach("DINO_407e2").to(THIS),
        attach("DINO_407e").to(THIS),
    ]),
]);

/// # Reflecting
/// Enchantment
/// > Transforming into the last minion your opponent plays.
//~ done DINO_407e - d522ad72.c9d082a3 f3316c76
pub const DINO_407e: Power = after(OPPONENT.play(MINION)).in_hand().then(&[
    transform(THIS, last_of(OPPONENT.play(MINION).this_game())),
    attach("DINO_407e2").to(THIS),
    attach("DINO_407e").to(THIS),
]);

/// # Crystalline
/// Enchantment
/// > 3/4.
//~ derived DINO_407e2 ff02cc8c d522ad72.b2a150af 40e94d84
pub const DINO_407e2: Power = enchant(&[become_stats(3, 4)]);

/// # Crystal Tusk
/// Weapon · 2 mana · 2/2 durability
/// > **Battlecry:** Shuffle the left- most card in your hand into your deck. **Deathrattle:** Draw 2 cards.
//~ done DINO_408 - 55a4c629.678ab613 67d6537e
pub const DINO_408: Power = abilities(&[battlecry(&[shuffle(the(YOUR_HAND.first(1)))]), deathrattle(&[draw(2)])]);

/// # Costume Merchant
/// Minion · 3 mana · 2/4
/// > **Battlecry:** Get a random Mask from another class. **Combo:** It costs (2) less.
///
/// # Notes
///
/// The five Masks (@firestone-hs/reference-data).
//~ done DINO_427 - def81b81.617d4e5d 59ffe782
pub const DINO_427: Power = battlecry(&[
    get(random_of(
        any(&[named("DINO_402"), named("DINO_403"), named("DINO_428"), named("DINO_429"), named("DINO_432")]),
        Classes::Other,
    )),
    give(&[cost_less(2)]).to(IT).when(Condition::Combo),
]);

/// # Lie in Wait
/// Spell · 1 mana
/// > **Quest:** Shuffle cards into your deck, 5 times. **Reward:** Master Dusk.
/// - Makes: Way of the Shell [`TLC_513hp`] ("Draw 2 cards that didn't start in your deck."); Master Dusk [`TLC_513t`] ("Battlecry: Summon two 3/3 Ninjas with Stealth.…"); Tortollan Ninja [`TLC_513t2`] (3/3, "Summoned When Drawn Stealth"); Sneaky! [`TLC_513e1`] ("When this dies, shuffle it into your deck."); Master Dusk Reshuffle Player Enchant [`TLC_513e2`] ("When a Ninja dies, shuffle it into your deck.")
//~ done TLC_513 - 2f198b86.1c7776eb 7019bb84.a7af5936
pub const TLC_513: Power = quest(Goal::Times(5), &[YOU.shuffle(exactly(1))]).reward(&[get(card("TLC_513t"))]);

/// # Sneaky!
/// Enchantment
/// > When this dies, shuffle it into your deck.
//~ todo TLC_513e1 c55f5286 d522ad72.a865525c 45be39f6
pub const TLC_513e1: Power = TODO;

/// # Master Dusk Reshuffle Player Enchant
/// Enchantment
/// > When a Ninja dies, shuffle it into your deck.
//~ done TLC_513e2 - d522ad72.8c7952ae ffd21a02
pub const TLC_513e2: Power =
    whenever(FRIENDLY_MINIONS.that(named("TLC_513t2")).die()).then(&[shuffle(card("TLC_513t2"))]);

/// # Way of the Shell
/// Hero Power · 1 mana
/// > Draw 2 cards that didn't start in your deck.
//~ done TLC_513hp - 3808c64e.b20c8fcd ddaec407
pub const TLC_513hp: Power = hero_power(&[draw_that(2, not(&STARTED_IN_DECK))]);

/// # Master Dusk
/// Hero · 3 mana · 30 health, 8 armor
/// > **Battlecry:** Summon two 3/3 Ninjas with **Stealth**. Your Ninjas now shuffle back into your deck when they die.
/// - Makes: Way of the Shell [`TLC_513hp`] ("Draw 2 cards that didn't start in your deck.")
//~ done TLC_513t - 6d27e2e6.54587d1a 1cb4f3ec.e9cbccbb
pub const TLC_513t: Power = battlecry(&[summon(card("TLC_513t2")).copies(2), attach("TLC_513e2").to(CONTROLLER)]);

/// # Tortollan Ninja
/// Minion · 3 mana · 3/3
/// > **Summoned When Drawn Stealth**
//~ done TLC_513t2 - 05878c57.4816074f 2a77b50d
pub const TLC_513t2: Power = VANILLA;

/// # Merchant of Legend
/// Minion · 1 mana · 1/2
/// > **Battlecry: Discover** a **Legendary** minion. Shuffle the other two into your deck.
//~ done TLC_514 - cbfac199.a54e80d0 8a02ee14
#[rustfmt::skip]
pub const TLC_514: Power = battlecry(&[discover_with_rest(Offer::Pool(all(&[MINION, rarity(Rarity::Legendary)]), Classes::Own), &[get(the(IT))], &[shuffle(the(IT))])]);

/// # Cultist Map
/// Spell · Shadow · 2 mana
/// > **Discover** a card from your deck. If you play it this turn, also pick one of the others.
/// - Makes: Cultist Map Player Enchant [`TLC_515e`] ("If you play the Discovered card this turn, also…")
//~ done TLC_515 - a5d45018.5425f0b2 14a0e55d.2a32894c
pub const TLC_515: Power = spell(&[discover_with_rest(
    Offer::Entities(YOUR_DECK),
    crate::lost_city::neutral::CHOSEN_OF_A_MAP,
    &[
        select(together(&[REMEMBERED, IT])),
        later(&after(YOU.play(is(&IT.first(1)))).once_a_turn().does(&[choose_from(
            IT.that(is(&YOUR_DECK)),
            &[get(the(IT))],
            &[],
        )])),
    ],
)]);

/// # Cultist Map Player Enchant
/// Enchantment
/// > If you play the **Discover**ed card this turn, also choose one of the other two options.
//~ todo TLC_515e 0f504f1a d522ad72.0037a6e7 78334f22
pub const TLC_515e: Power = TODO;

/// # Neferset Weaponsmith
/// Minion · 4 mana · 5/4
/// > **Battlecry:** Get a random weapon from another class. **Combo:** Give it +2 Attack.
/// - Makes: Wicked Weaponry [`TLC_516e`] ("\+2 Attack.")
//~ derived TLC_516 f1759cb8 5af9fab3.d70e60c6 5b8c2cbc.d669b2dd
pub const TLC_516: Power =
    battlecry(&[get(random_of(WEAPON, Classes::Other)), attach("TLC_516e").to(IT).when(Condition::Combo)]);

/// # Wicked Weaponry
/// Enchantment
/// > \+2 Attack.
//~ derived TLC_516e cc5f01b9 d522ad72.a6e18051 b2f422ae
pub const TLC_516e: Power = enchant(&[ATTACK.plus(2)]);

/// # Knockback
/// Spell · 1 mana
/// > Deal $@ damage to a minion *(improved for each time you've shuffled cards into your deck*).
/// - Numbers: {0} = 1
//~ done TLC_517 - 2f198b86.e1a0e7c6.eae7e889 082f6d3b
pub const TLC_517: Power =
    abilities(&[improved(YOU.shuffle(CARD).this_game().count()), spell(&[deal(1).times(TEXT_NUMBER).to(A_MINION)])]);

/// # Interrogation
/// Spell · 2 mana
/// > Shuffle three 3/3 Ninjas with **Stealth** into your deck that are **Summoned When Drawn**.
//~ done TLC_518 - 7846e7ae.ed15410c 6cdcd0a1
pub const TLC_518: Power = spell(&[shuffle(card("TLC_513t2")).copies(3)]);

/// # Ambush Predators
/// Spell · Shadow · 3 mana
/// > Summon a 1/1 Spitter with **Stealth** and **Poisonous**. **Kindred:** Do it again.
/// - Makes: Venomous Spitter [`TLC_519t`] (1/1, "Stealth Poisonous")
//~ derived TLC_519 cdc62ec9 3c9c5d15.464d3cbf 5369a268.0d015407
pub const TLC_519: Power = spell(&[summon(card("TLC_519t")), summon(card("TLC_519t")).when(KINDRED)]);

/// # Venomous Spitter
/// Minion · Beast · 2 mana · 1/1
/// > **Stealth Poisonous**
//~ vanilla TLC_519t 74873dc8 640b67f3.c51e4931 c8d2720c
pub const TLC_519t: Power = VANILLA;

/// # Underbrush Tracker
/// Minion · 6 mana · 5/5
/// > **Rush** Costs (1) less for each time you've shuffled cards into your deck.
///
/// # Notes
///
/// Open question: whether a Trade counts as a shuffle.
//~ done TLC_520 - 73fb5380.4941b236 358b193b
pub const TLC_520: Power = costs(&[cost_less(1).times(YOU.shuffle(CARD).this_game().count())]);

/// # Eyes in the Sky
/// Minion · 2 mana · 2/3
/// > **Battlecry:** Look at 3 cards in your enemy's deck. Pick one to put on top.
//~ done TLC_521 - 5656a6e3.fc6639c1 9c757ccc
pub const TLC_521: Power =
    battlecry(&[discover_then(Offer::Entities(ENEMY_DECK), &[put_on_top(the(IT)).for_(OPPONENT)])]);

/// # Opu the Unseen
/// Minion · 6 mana · 6/4
/// > **Stealth. Battlecry, Combo, and Deathrattle:** Cast 'Fan of Knives'.
/// - Makes: [`EX1_129`](crate::legacy::rogue::EX1_129)
//~ done TLC_522 - 8b3e631f.f35f3f80 887b2454.71d61895
#[rustfmt::skip]
pub const TLC_522: Power = abilities(&[battlecry(&[cast(card("EX1_129"))]), combo(&[cast(card("EX1_129"))]), deathrattle(&[cast(card("EX1_129"))])]);
