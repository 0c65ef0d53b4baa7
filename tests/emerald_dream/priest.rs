//! Priest cards of Into the Emerald Dream, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Lunarwing Messenger
///
/// `EDR_449` · Priest minion · 2 mana · 3/2
///
/// > **Lifesteal Battlecry: Imbue** your Hero Power.
///
/// State: Todo
//~ EDR_449 todo cfbcf575 ff202d29
#[test]
#[ignore = "todo: EDR_449 Lunarwing Messenger"]
fn EDR_449_lunarwing_messenger() {
    check(
        CardClass::Priest,
        &[Give("EDR_449"), Cost("EDR_449", 2), Stats("EDR_449", 3, 2), Has("EDR_449", GameTag::LIFESTEAL), Unwritten],
    );
}

/// # Blessing of the Moon
///
/// `EDR_449p` · Priest hero power · 2 mana
///
/// > Choose a playable Priest minion or spell to add to your hand. It costs (**@**) less, but is **Temporary**.
///
/// State: Todo
//~ EDR_449p todo 12958583 fd0270ee
#[test]
#[ignore = "todo: EDR_449p Blessing of the Moon"]
fn EDR_449p_blessing_of_the_moon() {
    check(CardClass::Priest, &[HasHeroPower("EDR_449p"), Cost("EDR_449p", 2), Unwritten]);
}

/// # Wish of the New Moon
///
/// `EDR_460` · Priest spell · Arcane · 3 mana
///
/// > Deal $6 damage to a minion. *(Cast @ \|4(spell, spells) to gain **Lifesteal.)*
///
/// State: Todo
//~ EDR_460 todo da6e3d10 0304f681
#[test]
#[ignore = "todo: EDR_460 Wish of the New Moon"]
fn EDR_460_wish_of_the_new_moon() {
    check(CardClass::Priest, &[Give("EDR_460"), Cost("EDR_460", 3), Unwritten]);
}

/// # Wish of the Full Moon
///
/// `EDR_460t` · Priest spell · Arcane · 3 mana
///
/// > **Lifesteal** Deal $6 damage to a minion.
///
/// State: Todo
//~ EDR_460t todo b19d2c10 b83dea5e
#[test]
#[ignore = "todo: EDR_460t Wish of the Full Moon"]
fn EDR_460t_wish_of_the_full_moon() {
    check(CardClass::Priest, &[Give("EDR_460t"), Cost("EDR_460t", 3), Has("EDR_460t", GameTag::LIFESTEAL), Unwritten]);
}

/// # Ritual of the New Moon
///
/// `EDR_461` · Priest spell · Arcane · 5 mana
///
/// > Summon two random 3-Cost minions. *(Cast @ \|4(spell, spells) to summon 6-Cost minions instead.)*
///
/// State: Todo
//~ EDR_461 todo e1636491 9c7add52
#[test]
#[ignore = "todo: EDR_461 Ritual of the New Moon"]
fn EDR_461_ritual_of_the_new_moon() {
    check(CardClass::Priest, &[Give("EDR_461"), Cost("EDR_461", 5), Unwritten]);
}

/// # Ritual of the Full Moon
///
/// `EDR_461t` · Priest spell · Arcane · 5 mana
///
/// > Summon two random 6-Cost minions.
///
/// State: Todo
//~ EDR_461t todo 29e945b7 b0d9c8c0
#[test]
#[ignore = "todo: EDR_461t Ritual of the Full Moon"]
fn EDR_461t_ritual_of_the_full_moon() {
    check(CardClass::Priest, &[Give("EDR_461t"), Cost("EDR_461t", 5), Unwritten]);
}

/// # Selenic Drake
///
/// `EDR_462` · Priest minion · 4 mana · 3/6
///
/// > **Elusive** At the end of your turn, get a random Dragon.~GAMEPLAY ASPROXY EDR 462
///
/// State: Todo
//~ EDR_462 todo 1783c5f6 13f381bf
#[test]
#[ignore = "todo: EDR_462 Selenic Drake"]
fn EDR_462_selenic_drake() {
    check(
        CardClass::Priest,
        &[Give("EDR_462"), Cost("EDR_462", 4), Stats("EDR_462", 3, 6), Has("EDR_462", GameTag::ELUSIVE), Unwritten],
    );
}

/// # Twilight Influence
///
/// `EDR_463` · Priest spell · Shadow · 2 mana
///
/// > **Choose One -** Destroy a minion with 3 or less Attack; or Summon a random 2-Cost minion.
///
/// State: Todo
//~ EDR_463 todo bd3b2567 d0a327d5
#[test]
#[ignore = "todo: EDR_463 Twilight Influence"]
fn EDR_463_twilight_influence() {
    check(CardClass::Priest, &[Give("EDR_463"), Cost("EDR_463", 2), Unwritten]);
}

/// # Constricting Thorns
///
/// `EDR_463a` · Priest spell · Shadow · 2 mana
///
/// > Destroy a minion with 3 or less Attack.
///
/// State: Todo
//~ EDR_463a todo 429fbae0 ef5d681b
#[test]
#[ignore = "todo: EDR_463a Constricting Thorns"]
fn EDR_463a_constricting_thorns() {
    check(CardClass::Priest, &[Give("EDR_463a"), Cost("EDR_463a", 2), Unwritten]);
}

/// # Controlling Vines
///
/// `EDR_463b` · Priest spell · Shadow · 2 mana
///
/// > Summon a random 2-Cost minion.
///
/// State: Todo
//~ EDR_463b todo 93caa902 43a305b9
#[test]
#[ignore = "todo: EDR_463b Controlling Vines"]
fn EDR_463b_controlling_vines() {
    check(CardClass::Priest, &[Give("EDR_463b"), Cost("EDR_463b", 2), Unwritten]);
}

/// # Tyrande
///
/// `EDR_464` · Priest minion · 7 mana · 5/7
///
/// > **Battlecry:** The next 3 spells you play cast twice.
///
/// State: Todo
//~ EDR_464 todo 1f768a16 196414c6
#[test]
#[ignore = "todo: EDR_464 Tyrande"]
fn EDR_464_tyrande() {
    check(CardClass::Priest, &[Give("EDR_464"), Cost("EDR_464", 7), Stats("EDR_464", 5, 7), Unwritten]);
}

/// # Weaver of the Cycle
///
/// `EDR_472` · Priest minion · 3 mana · 3/3
///
/// > **Battlecry:** If you're holding a spell that costs (5) or more, deal 3 damage.
///
/// State: Todo
//~ EDR_472 todo 51f3c05f 6497d94e
#[test]
#[ignore = "todo: EDR_472 Weaver of the Cycle"]
fn EDR_472_weaver_of_the_cycle() {
    check(CardClass::Priest, &[Give("EDR_472"), Cost("EDR_472", 3), Stats("EDR_472", 3, 3), Unwritten]);
}

/// # Moonwell
///
/// `EDR_476` · Priest spell · 6 mana
///
/// > Deal $4 damage to all enemy characters. Restore #4 Health to all friendly characters.
///
/// State: Todo
//~ EDR_476 todo ebd78d8c 7190d8aa
#[test]
#[ignore = "todo: EDR_476 Moonwell"]
fn EDR_476_moonwell() {
    check(CardClass::Priest, &[Give("EDR_476"), Cost("EDR_476", 6), Unwritten]);
}

/// # Aviana, Elune's Chosen
///
/// `EDR_895` · Priest minion · 9 mana · 7/11
///
/// > **Battlecry:** Start a three turn lunar cycle. When the Full Moon rises, your cards cost (1) this game.
///
/// State: Todo
//~ EDR_895 todo 48a3bc42 3da083ab
#[test]
#[ignore = "todo: EDR_895 Aviana, Elune's Chosen"]
fn EDR_895_aviana_elunes_chosen() {
    check(CardClass::Priest, &[Give("EDR_895"), Cost("EDR_895", 9), Stats("EDR_895", 7, 11), Unwritten]);
}

/// # Kaldorei Priestess
///
/// `EDR_970` · Priest minion · 3 mana · 3/3
///
/// > **Battlecry:** Give all enemy minions -2 Attack until your next turn. **Imbue** your Hero Power.
///
/// State: Todo
//~ EDR_970 todo 85852be9 67553234
#[test]
#[ignore = "todo: EDR_970 Kaldorei Priestess"]
fn EDR_970_kaldorei_priestess() {
    check(CardClass::Priest, &[Give("EDR_970"), Cost("EDR_970", 3), Stats("EDR_970", 3, 3), Unwritten]);
}

/// # Spirit of the Kaldorei
///
/// `FIR_777` · Priest minion · 2 mana · 1/3
///
/// > **Taunt**, **Lifesteal Battlecry:** If you used your Hero Power this turn, gain +3/+3.
///
/// State: Todo
//~ FIR_777 todo b7715314 fa19a6b6
#[test]
#[ignore = "todo: FIR_777 Spirit of the Kaldorei"]
fn FIR_777_spirit_of_the_kaldorei() {
    check(
        CardClass::Priest,
        &[
            Give("FIR_777"),
            Cost("FIR_777", 2),
            Stats("FIR_777", 1, 3),
            Has("FIR_777", GameTag::LIFESTEAL),
            Has("FIR_777", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Smoldering Ascent
///
/// `FIR_916` · Priest spell · Fire · 2 mana
///
/// > Deal ${0} damage to all enemy minions. *(Upgrades each turn, but discards after {1}!)*@Deal ${0} damage to all enemy minions. *(Discards this turn!)*
///
/// State: Todo
//~ FIR_916 todo 4eb348cb f11f450a
#[test]
#[ignore = "todo: FIR_916 Smoldering Ascent"]
fn FIR_916_smoldering_ascent() {
    check(CardClass::Priest, &[Give("FIR_916"), Cost("FIR_916", 2), Unwritten]);
}

/// # Light of the New Moon
///
/// `FIR_918` · Priest spell · Arcane · 3 mana
///
/// > Give a minion +3/+3. *(Cast @ \|4(spell, spells) to return this to your hand when played.)*
///
/// State: Todo
//~ FIR_918 todo 16a6b2c5 31378263
#[test]
#[ignore = "todo: FIR_918 Light of the New Moon"]
fn FIR_918_light_of_the_new_moon() {
    check(CardClass::Priest, &[Give("FIR_918"), Cost("FIR_918", 3), Unwritten]);
}

/// # Light of the Full Moon
///
/// `FIR_918t` · Priest spell · Arcane · 3 mana
///
/// > Give a minion +3/+3. Add a Light of the New Moon to your hand.
///
/// State: Todo
//~ FIR_918t todo f0f2b783 30ab4397
#[test]
#[ignore = "todo: FIR_918t Light of the Full Moon"]
fn FIR_918t_light_of_the_full_moon() {
    check(CardClass::Priest, &[Give("FIR_918t"), Cost("FIR_918t", 3), Unwritten]);
}
