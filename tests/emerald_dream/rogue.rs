//! Rogue cards of Into the Emerald Dream, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Tricky Satyr
///
/// `EDR_521` · Rogue minion · 3 mana · 4/3
///
/// > **Battlecry:** Get a copy of the lowest Cost card in your opponent's hand.
///
/// State: Todo
//~ EDR_521 todo 0ffbaeee 73a5e749
#[test]
#[ignore = "todo: EDR_521 Tricky Satyr"]
fn EDR_521_tricky_satyr() {
    check(CardClass::Rogue, &[Give("EDR_521"), Cost("EDR_521", 3), Stats("EDR_521", 4, 3), Unwritten]);
}

/// # Mimicry
///
/// `EDR_522` · Rogue spell · 1 mana
///
/// > Your opponent draws 2 cards. You get copies of them.
///
/// State: Todo
//~ EDR_522 todo 9dc93d5d 810531ec
#[test]
#[ignore = "todo: EDR_522 Mimicry"]
fn EDR_522_mimicry() {
    check(CardClass::Rogue, &[Give("EDR_522"), Cost("EDR_522", 1), Unwritten]);
}

/// # Web of Deception
///
/// `EDR_523` · Rogue spell · 2 mana
///
/// > Return a friendly minion to your hand to summon a 4/4 Spider with **Stealth**.
///
/// State: Todo
//~ EDR_523 todo 70a4790d 0ff2c3d9
#[test]
#[ignore = "todo: EDR_523 Web of Deception"]
fn EDR_523_web_of_deception() {
    check(CardClass::Rogue, &[Give("EDR_523"), Cost("EDR_523", 2), Unwritten]);
}

/// # Skittering Spiderling
///
/// `EDR_523t` · Rogue minion · 4 mana · 4/4
///
/// > **Stealth**
///
/// State: Vanilla
//~ EDR_523t vanilla bd06ae95 2d86cb46
#[test]
fn EDR_523t_skittering_spiderling() {
    check(
        CardClass::Rogue,
        &[
            Give("EDR_523t"),
            Cost("EDR_523t", 4),
            Stats("EDR_523t", 4, 4),
            Has("EDR_523t", GameTag::STEALTH),
            Play("EDR_523t", Nothing),
            In(The("EDR_523t"), Zone::Play),
            Now(The("EDR_523t"), 4, 4),
            HasNow(The("EDR_523t"), GameTag::STEALTH),
        ],
    );
}

/// # Shadowcloaked Assailant
///
/// `EDR_524` · Rogue minion · 4 mana · 3/5
///
/// > **Battlecry:** If you're holding one of the same cards as your opponent, shuffle theirs into their deck.
///
/// State: Todo
//~ EDR_524 todo 76b13f33 40442dbc
#[test]
#[ignore = "todo: EDR_524 Shadowcloaked Assailant"]
fn EDR_524_shadowcloaked_assailant() {
    check(CardClass::Rogue, &[Give("EDR_524"), Cost("EDR_524", 4), Stats("EDR_524", 3, 5), Unwritten]);
}

/// # Barbed Thorn
///
/// `EDR_525` · Rogue weapon · 3 mana · 1/3 durability
///
/// > **Choose One -** Gain **Poisonous** this turn; or Gain "**Deathrattle:** Deal 2 damage to all enemies."
///
/// State: Todo
//~ EDR_525 todo ff3da2d6 a0d710b3
#[test]
#[ignore = "todo: EDR_525 Barbed Thorn"]
fn EDR_525_barbed_thorn() {
    check(CardClass::Rogue, &[Give("EDR_525"), Cost("EDR_525", 3), Stats("EDR_525", 1, 3), Unwritten]);
}

/// # Extra Eyes
///
/// `EDR_525A` · Rogue spell · 3 mana
///
/// > Gain **Poisonous** this turn.
///
/// State: Todo
//~ EDR_525A todo 3ffc7748 e23be9f7
#[test]
#[ignore = "todo: EDR_525A Extra Eyes"]
fn EDR_525A_extra_eyes() {
    check(CardClass::Rogue, &[Give("EDR_525A"), Cost("EDR_525A", 3), Unwritten]);
}

/// # Extra Thorns
///
/// `EDR_525B` · Rogue spell · 3 mana
///
/// > Gain "**Deathrattle:** Deal 2 damage to all enemies."
///
/// State: Todo
//~ EDR_525B todo fc9d1839 c0bbc1ab
#[test]
#[ignore = "todo: EDR_525B Extra Thorns"]
fn EDR_525B_extra_thorns() {
    check(CardClass::Rogue, &[Give("EDR_525B"), Cost("EDR_525B", 3), Unwritten]);
}

/// # Renferal, the Malignant
///
/// `EDR_526` · Rogue minion · 3 mana · 3/3
///
/// > **Battlecry:** Trap @ random \|4(card, cards) in your opponent's hand for a turn. *(Improved for each time you've played this.)*
///
/// State: Todo
//~ EDR_526 todo b47c9ea6 46777768
#[test]
#[ignore = "todo: EDR_526 Renferal, the Malignant"]
fn EDR_526_renferal_the_malignant() {
    check(CardClass::Rogue, &[Give("EDR_526"), Cost("EDR_526", 3), Stats("EDR_526", 3, 3), Unwritten]);
}

/// # Ashamane
///
/// `EDR_527` · Rogue minion · 9 mana · 7/7
///
/// > **Battlecry:** Fill your hand with copies of cards from your opponent's deck. They cost (3) less.
///
/// State: Todo
//~ EDR_527 todo 9ace5af9 14b28db5
#[test]
#[ignore = "todo: EDR_527 Ashamane"]
fn EDR_527_ashamane() {
    check(CardClass::Rogue, &[Give("EDR_527"), Cost("EDR_527", 9), Stats("EDR_527", 7, 7), Unwritten]);
}

/// # Nightmare Fuel
///
/// `EDR_528` · Rogue spell · 1 mana
///
/// > **Discover** a copy of a minion in your opponent's deck. **Combo:** With a **Dark Gift**.
///
/// State: Todo
//~ EDR_528 todo 97cc9b91 8b9f58c7
#[test]
#[ignore = "todo: EDR_528 Nightmare Fuel"]
fn EDR_528_nightmare_fuel() {
    check(CardClass::Rogue, &[Give("EDR_528"), Cost("EDR_528", 1), Unwritten]);
}

/// # Twisted Webweaver
///
/// `EDR_540` · Rogue minion · 2 mana · 2/3
///
/// > Whenever you play another minion you've already played, draw a card.
///
/// State: Todo
//~ EDR_540 todo cc2ce661 e082317b
#[test]
#[ignore = "todo: EDR_540 Twisted Webweaver"]
fn EDR_540_twisted_webweaver() {
    check(CardClass::Rogue, &[Give("EDR_540"), Cost("EDR_540", 2), Stats("EDR_540", 2, 3), Unwritten]);
}

/// # Harbinger of the Blighted
///
/// `EDR_781` · Rogue minion · 3 mana · 2/3
///
/// > Whenever this enters your hand from the battlefield, summon two random 2-Cost minions.
///
/// State: Todo
//~ EDR_781 todo 8aa96042 e3946172
#[test]
#[ignore = "todo: EDR_781 Harbinger of the Blighted"]
fn EDR_781_harbinger_of_the_blighted() {
    check(CardClass::Rogue, &[Give("EDR_781"), Cost("EDR_781", 3), Stats("EDR_781", 2, 3), Unwritten]);
}

/// # Everburning Phoenix
///
/// `FIR_919` · Rogue minion · 4 mana · 3/2
///
/// > Costs (1) less for each card you've played this turn. **Deathrattle:** At end of turn, get another Phoenix.
///
/// State: Todo
//~ FIR_919 todo 52e957b2 970d12e8
#[test]
#[ignore = "todo: FIR_919 Everburning Phoenix"]
fn FIR_919_everburning_phoenix() {
    check(CardClass::Rogue, &[Give("FIR_919"), Cost("FIR_919", 4), Stats("FIR_919", 3, 2), Unwritten]);
}

/// # Smoke Bomb
///
/// `FIR_920` · Rogue spell · Fire · 2 mana
///
/// > **Discover** a **Combo**, **Battlecry**, or **Stealth** minion with a **Dark Gift**.
///
/// State: Todo
//~ FIR_920 todo adfe204b b662c699
#[test]
#[ignore = "todo: FIR_920 Smoke Bomb"]
fn FIR_920_smoke_bomb() {
    check(CardClass::Rogue, &[Give("FIR_920"), Cost("FIR_920", 2), Unwritten]);
}

/// # Cindersword
///
/// `FIR_922` · Rogue weapon · 1 mana · 1/2 durability
///
/// > **Battlecry:** If you're holding a minion with a **Dark Gift**, gain +3 Attack.
///
/// State: Todo
//~ FIR_922 todo ada815dd e8adb9ec
#[test]
#[ignore = "todo: FIR_922 Cindersword"]
fn FIR_922_cindersword() {
    check(CardClass::Rogue, &[Give("FIR_922"), Cost("FIR_922", 1), Stats("FIR_922", 1, 2), Unwritten]);
}
