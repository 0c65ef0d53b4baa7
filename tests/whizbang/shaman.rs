//! Shaman cards of Whizbang's Workshop, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Rocket Hopper
///
/// `MIS_306` · Shaman minion · 5 mana · 10/10
///
/// > **Rush Overload:** (4)
///
/// State: Vanilla
//~ MIS_306 vanilla 2445e855 1c60b308
#[test]
fn MIS_306_rocket_hopper() {
    check(
        CardClass::Shaman,
        &[
            Give("MIS_306"),
            Cost("MIS_306", 5),
            Stats("MIS_306", 10, 10),
            Has("MIS_306", GameTag::OVERLOAD),
            Has("MIS_306", GameTag::RUSH),
            Play("MIS_306", Nothing),
            In(The("MIS_306"), Zone::Play),
            Now(The("MIS_306"), 10, 10),
            HasNow(The("MIS_306"), GameTag::RUSH),
            EndTurn,
            EndTurn,
            Mana(6),
        ],
    );
}

/// # Murloc Growfin
///
/// `MIS_307` · Shaman minion · 1 mana · 1/1
///
/// > **Gigantify Battlecry:** Summon a Tinyfin with **Rush** and stats equal to this minion's.
///
/// State: Todo
//~ MIS_307 todo 1e650031 0b361198
#[test]
#[ignore = "todo: MIS_307 Murloc Growfin"]
fn MIS_307_murloc_growfin() {
    check(CardClass::Shaman, &[Give("MIS_307"), Cost("MIS_307", 1), Stats("MIS_307", 1, 1), Unwritten]);
}

/// # Molded Tinyfin
///
/// `MIS_307t` · Shaman minion · 1 mana · 1/1
///
/// > **Rush**
///
/// State: Vanilla
//~ MIS_307t vanilla a7ef35b9 88e737ca
#[test]
fn MIS_307t_molded_tinyfin() {
    check(
        CardClass::Shaman,
        &[
            Give("MIS_307t"),
            Cost("MIS_307t", 1),
            Stats("MIS_307t", 1, 1),
            Has("MIS_307t", GameTag::RUSH),
            Play("MIS_307t", Nothing),
            In(The("MIS_307t"), Zone::Play),
            Now(The("MIS_307t"), 1, 1),
            HasNow(The("MIS_307t"), GameTag::RUSH),
        ],
    );
}

/// # Murloc Growfin
///
/// `MIS_307t1` · Shaman minion · 8 mana · 8/8
///
/// > **Gigantic Battlecry:** Summon a Tinyfin with **Rush** and stats equal to this minion's.
///
/// State: Todo
//~ MIS_307t1 todo b26cb0a8 68003ae9
#[test]
#[ignore = "todo: MIS_307t1 Murloc Growfin"]
fn MIS_307t1_murloc_growfin() {
    check(CardClass::Shaman, &[Give("MIS_307t1"), Cost("MIS_307t1", 8), Stats("MIS_307t1", 8, 8), Unwritten]);
}

/// # Wave of Nostalgia
///
/// `MIS_701` · Shaman spell · Nature · 5 mana
///
/// > Transform ALL minions into random **Legendary** ones from the past.
///
/// State: Todo
//~ MIS_701 todo 226ca388 9a7e4491
#[test]
#[ignore = "todo: MIS_701 Wave of Nostalgia"]
fn MIS_701_wave_of_nostalgia() {
    check(CardClass::Shaman, &[Give("MIS_701"), Cost("MIS_701", 5), Unwritten]);
}

/// # Incredible Value
///
/// `TOY_046` · Shaman spell · Shadow · 3 mana
///
/// > **Discover** a 4-Cost minion. Set its Attack and Health to 7.
///
/// State: Todo
//~ TOY_046 todo d2f879b3 3dfb2e55
#[test]
#[ignore = "todo: TOY_046 Incredible Value"]
fn TOY_046_incredible_value() {
    check(CardClass::Shaman, &[Give("TOY_046"), Cost("TOY_046", 3), Unwritten]);
}

/// # Baking Soda Volcano
///
/// `TOY_500` · Shaman spell · Fire · 4 mana
///
/// > **Lifesteal**. Deal $10 damage randomly split among all minions. **Overload:** (1)
///
/// State: Todo
//~ TOY_500 todo c5ec847b 96aaf20d
#[test]
#[ignore = "todo: TOY_500 Baking Soda Volcano"]
fn TOY_500_baking_soda_volcano() {
    check(
        CardClass::Shaman,
        &[
            Give("TOY_500"),
            Cost("TOY_500", 4),
            Has("TOY_500", GameTag::LIFESTEAL),
            Has("TOY_500", GameTag::OVERLOAD),
            Unwritten,
        ],
    );
}

/// # Shudderblock
///
/// `TOY_501` · Shaman minion · 6 mana · 5/5
///
/// > **Miniaturize Battlecry:** Your next **Battlecry** triggers 3 times, but can't damage the enemy hero.
///
/// State: Todo
//~ TOY_501 todo ad4836eb 50106fd4
#[test]
#[ignore = "todo: TOY_501 Shudderblock"]
fn TOY_501_shudderblock() {
    check(CardClass::Shaman, &[Give("TOY_501"), Cost("TOY_501", 6), Stats("TOY_501", 5, 5), Unwritten]);
}

/// # Shudderblock
///
/// `TOY_501t` · Shaman minion · 1 mana · 1/1
///
/// > **Mini Battlecry:** Your next **Battlecry** triggers 3 times, but can't damage the enemy hero.
///
/// State: Todo
//~ TOY_501t todo 77ac9b2a fe822860
#[test]
#[ignore = "todo: TOY_501t Shudderblock"]
fn TOY_501t_shudderblock() {
    check(CardClass::Shaman, &[Give("TOY_501t"), Cost("TOY_501t", 1), Stats("TOY_501t", 1, 1), Unwritten]);
}

/// # Shining Sentinel
///
/// `TOY_503` · Shaman minion · 7 mana · 3/7
///
/// > **Taunt**, **Elusive Battlecry:** Summon a copy of this.
///
/// State: Todo
//~ TOY_503 todo 17c75b8f a5eb405f
#[test]
#[ignore = "todo: TOY_503 Shining Sentinel"]
fn TOY_503_shining_sentinel() {
    check(
        CardClass::Shaman,
        &[
            Give("TOY_503"),
            Cost("TOY_503", 7),
            Stats("TOY_503", 3, 7),
            Has("TOY_503", GameTag::ELUSIVE),
            Has("TOY_503", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Hagatha the Fabled
///
/// `TOY_504` · Shaman minion · 4 mana · 4/3
///
/// > **Battlecry:** Draw 2 spells that cost (5) or more. Transform them into Slimes that cast the spells.
///
/// State: Todo
//~ TOY_504 todo a00fd326 226ab2b1
#[test]
#[ignore = "todo: TOY_504 Hagatha the Fabled"]
fn TOY_504_hagatha_the_fabled() {
    check(CardClass::Shaman, &[Give("TOY_504"), Cost("TOY_504", 4), Stats("TOY_504", 4, 3), Unwritten]);
}

/// # Fairy Tale Slime
///
/// `TOY_504t` · Shaman minion · 1 mana · 1/1
///
/// > **Battlecry:** Cast {0}.
///
/// State: Todo
//~ TOY_504t todo dd48b54a 16898bae
#[test]
#[ignore = "todo: TOY_504t Fairy Tale Slime"]
fn TOY_504t_fairy_tale_slime() {
    check(CardClass::Shaman, &[Give("TOY_504t"), Cost("TOY_504t", 1), Stats("TOY_504t", 1, 1), Unwritten]);
}

/// # Once Upon a Time...
///
/// `TOY_506` · Shaman spell · Nature · 6 mana
///
/// > Summon a random 3-Cost Beast, Dragon, Elemental, and Murloc.
///
/// State: Todo
//~ TOY_506 todo a2b6b35b 9bcfc2d3
#[test]
#[ignore = "todo: TOY_506 Once Upon a Time..."]
fn TOY_506_once_upon_a_time() {
    check(CardClass::Shaman, &[Give("TOY_506"), Cost("TOY_506", 6), Unwritten]);
}

/// # Fairy Tale Forest
///
/// `TOY_507` · Shaman location · 3 mana · 0 uses
///
/// > Draw a **Battlecry** minion. It costs (1) less.
///
/// State: Todo
//~ TOY_507 todo c6851512 ec9eacf1
#[test]
#[ignore = "todo: TOY_507 Fairy Tale Forest"]
fn TOY_507_fairy_tale_forest() {
    check(CardClass::Shaman, &[Give("TOY_507"), Cost("TOY_507", 3), Unwritten]);
}

/// # Pop-Up Book
///
/// `TOY_508` · Shaman spell · Nature · 1 mana
///
/// > Deal $2 damage. Summon two 0/1 Frogs with **Taunt**.
///
/// State: Todo
//~ TOY_508 todo 83c769a6 a5b6457c
#[test]
#[ignore = "todo: TOY_508 Pop-Up Book"]
fn TOY_508_pop_up_book() {
    check(CardClass::Shaman, &[Give("TOY_508"), Cost("TOY_508", 1), Unwritten]);
}

/// # Sand Art Elemental
///
/// `TOY_513` · Shaman minion · 4 mana · 4/4
///
/// > **Miniaturize Battlecry:** Give your hero +1 Attack and **Windfury** this turn.
///
/// State: Todo
//~ TOY_513 todo e190fecb 389f5647
#[test]
#[ignore = "todo: TOY_513 Sand Art Elemental"]
fn TOY_513_sand_art_elemental() {
    check(CardClass::Shaman, &[Give("TOY_513"), Cost("TOY_513", 4), Stats("TOY_513", 4, 4), Unwritten]);
}

/// # Sand Art Elemental
///
/// `TOY_513t` · Shaman minion · 1 mana · 1/1
///
/// > **Mini Battlecry:** Give your hero +1 Attack and **Windfury** this turn.
///
/// State: Todo
//~ TOY_513t todo 701b5fb3 508ee0e3
#[test]
#[ignore = "todo: TOY_513t Sand Art Elemental"]
fn TOY_513t_sand_art_elemental() {
    check(CardClass::Shaman, &[Give("TOY_513t"), Cost("TOY_513t", 1), Stats("TOY_513t", 1, 1), Unwritten]);
}

/// # Wish Upon a Star
///
/// `TOY_877` · Shaman spell · Arcane · 7 mana
///
/// > Give +2/+3 to all minions in your hand, deck, and battlefield.
///
/// State: Todo
//~ TOY_877 todo e9941320 38b08e52
#[test]
#[ignore = "todo: TOY_877 Wish Upon a Star"]
fn TOY_877_wish_upon_a_star() {
    check(CardClass::Shaman, &[Give("TOY_877"), Cost("TOY_877", 7), Unwritten]);
}
