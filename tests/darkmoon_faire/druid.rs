//! Druid cards of Madness at the Darkmoon Faire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Lunar Eclipse
///
/// `DMF_057` · Druid spell · Arcane · 2 mana
///
/// > Deal $3 damage to a minion. Your next spell this turn costs (2) less.
///
/// State: Todo
//~ DMF_057 todo b4fd494c 8ab5aa87
#[test]
#[ignore = "todo: DMF_057 Lunar Eclipse"]
fn DMF_057_lunar_eclipse() {
    check(CardClass::Druid, &[Give("DMF_057"), Cost("DMF_057", 2)]);
}

/// # Solar Eclipse
///
/// `DMF_058` · Druid spell · Nature · 2 mana
///
/// > The next spell you cast this turn casts twice.
///
/// State: Todo
//~ DMF_058 todo 5c348cd8 9716e1c6
#[test]
#[ignore = "todo: DMF_058 Solar Eclipse"]
fn DMF_058_solar_eclipse() {
    check(CardClass::Druid, &[Give("DMF_058"), Cost("DMF_058", 2)]);
}

/// # Fizzy Elemental
///
/// `DMF_059` · Druid minion · 9 mana · 10/10
///
/// > **Rush Taunt**
///
/// State: Todo
//~ DMF_059 todo b56221a9 2300b6e1
#[test]
#[ignore = "todo: DMF_059 Fizzy Elemental"]
fn DMF_059_fizzy_elemental() {
    check(
        CardClass::Druid,
        &[
            Give("DMF_059"),
            Cost("DMF_059", 9),
            Stats("DMF_059", 10, 10),
            Has("DMF_059", GameTag::RUSH),
            Has("DMF_059", GameTag::TAUNT),
        ],
    );
}

/// # Umbral Owl
///
/// `DMF_060` · Druid minion · 7 mana · 4/4
///
/// > **Rush** Costs (1) less for each spell you've cast this game.
///
/// State: Todo
//~ DMF_060 todo 07b5569f 420c99bf
#[test]
#[ignore = "todo: DMF_060 Umbral Owl"]
fn DMF_060_umbral_owl() {
    check(
        CardClass::Druid,
        &[Give("DMF_060"), Cost("DMF_060", 7), Stats("DMF_060", 4, 4), Has("DMF_060", GameTag::RUSH)],
    );
}

/// # Faire Arborist
///
/// `DMF_061` · Druid minion · 3 mana · 2/2
///
/// > **Choose One -** Draw a card; or Summon a 2/2 Treant. **Corrupt:** Do both.
///
/// State: Todo
//~ DMF_061 todo 7a5e21f0 950c4f64
#[test]
#[ignore = "todo: DMF_061 Faire Arborist"]
fn DMF_061_faire_arborist() {
    check(CardClass::Druid, &[Give("DMF_061"), Cost("DMF_061", 3), Stats("DMF_061", 2, 2)]);
}

/// # Prune the Fruit
///
/// `DMF_061a` · Druid spell · 3 mana
///
/// > Draw a card.
///
/// State: Todo
//~ DMF_061a todo 0d7e7498 23f017be
#[test]
#[ignore = "todo: DMF_061a Prune the Fruit"]
fn DMF_061a_prune_the_fruit() {
    check(CardClass::Druid, &[Give("DMF_061a"), Cost("DMF_061a", 3)]);
}

/// # Dig It Up
///
/// `DMF_061b` · Druid spell · 3 mana
///
/// > Summon a 2/2 Treant.
///
/// State: Todo
//~ DMF_061b todo 7773bff8 b0fc4d37
#[test]
#[ignore = "todo: DMF_061b Dig It Up"]
fn DMF_061b_dig_it_up() {
    check(CardClass::Druid, &[Give("DMF_061b"), Cost("DMF_061b", 3)]);
}

/// # Faire Arborist
///
/// `DMF_061t` · Druid minion · 3 mana · 2/2
///
/// > **Corrupted Battlecry:** Summon a 2/2 Treant. Draw a card.
///
/// State: Todo
//~ DMF_061t todo 54a5d7f6 506341d3
#[test]
#[ignore = "todo: DMF_061t Faire Arborist"]
fn DMF_061t_faire_arborist() {
    check(CardClass::Druid, &[Give("DMF_061t"), Cost("DMF_061t", 3), Stats("DMF_061t", 2, 2)]);
}

/// # Treant
///
/// `DMF_061t2` · Druid minion · 1 mana · 2/2
///
/// State: Todo
//~ DMF_061t2 todo 92996efb 18414ac0
#[test]
#[ignore = "todo: DMF_061t2 Treant"]
fn DMF_061t2_treant() {
    check(CardClass::Druid, &[Give("DMF_061t2"), Cost("DMF_061t2", 1), Stats("DMF_061t2", 2, 2)]);
}

/// # Guess the Weight
///
/// `DMF_075` · Druid spell · 2 mana
///
/// > Draw a card. Guess if your next card costs more or less to draw it.
///
/// State: Todo
//~ DMF_075 todo 9a59c55f 310fb954
#[test]
#[ignore = "todo: DMF_075 Guess the Weight"]
fn DMF_075_guess_the_weight() {
    check(CardClass::Druid, &[Give("DMF_075"), Cost("DMF_075", 2)]);
}

/// # More!
///
/// `DMF_075a` · Druid spell · 0 mana
///
/// > Guess that the next card costs more.
///
/// State: Todo
//~ DMF_075a todo 1f0257c4 7b52cc4c
#[test]
#[ignore = "todo: DMF_075a More!"]
fn DMF_075a_more() {
    check(CardClass::Druid, &[Give("DMF_075a"), Cost("DMF_075a", 0)]);
}

/// # Less!
///
/// `DMF_075a2` · Druid spell · 0 mana
///
/// > Guess that the next card costs less.
///
/// State: Todo
//~ DMF_075a2 todo 9bd318c9 4f2d15b7
#[test]
#[ignore = "todo: DMF_075a2 Less!"]
fn DMF_075a2_less() {
    check(CardClass::Druid, &[Give("DMF_075a2"), Cost("DMF_075a2", 0)]);
}

/// # Moontouched Amulet
///
/// `DMF_730` · Druid spell · 3 mana
///
/// > Give your hero +4 Attack this turn. **Corrupt:** And gain 6 Armor.
///
/// State: Todo
//~ DMF_730 todo 6c38b7f0 7aebf9a0
#[test]
#[ignore = "todo: DMF_730 Moontouched Amulet"]
fn DMF_730_moontouched_amulet() {
    check(CardClass::Druid, &[Give("DMF_730"), Cost("DMF_730", 3)]);
}

/// # Moontouched Amulet
///
/// `DMF_730t` · Druid spell · 3 mana
///
/// > **Corrupted** Give your hero +4 Attack this turn. Gain 6 Armor.
///
/// State: Todo
//~ DMF_730t todo 8a56fad9 7493d304
#[test]
#[ignore = "todo: DMF_730t Moontouched Amulet"]
fn DMF_730t_moontouched_amulet() {
    check(CardClass::Druid, &[Give("DMF_730t"), Cost("DMF_730t", 3)]);
}

/// # Cenarion Ward
///
/// `DMF_732` · Druid spell · Nature · 8 mana
///
/// > Gain 8 Armor. Summon a random 8-Cost minion.
///
/// State: Todo
//~ DMF_732 todo 5ab5d048 1dc5c042
#[test]
#[ignore = "todo: DMF_732 Cenarion Ward"]
fn DMF_732_cenarion_ward() {
    check(CardClass::Druid, &[Give("DMF_732"), Cost("DMF_732", 8)]);
}

/// # Kiri, Chosen of Elune
///
/// `DMF_733` · Druid minion · 3 mana · 2/2
///
/// > **Battlecry:** Add a Solar Eclipse and Lunar Eclipse to your hand.
///
/// State: Todo
//~ DMF_733 todo c079f366 6e09fb3c
#[test]
#[ignore = "todo: DMF_733 Kiri, Chosen of Elune"]
fn DMF_733_kiri_chosen_of_elune() {
    check(CardClass::Druid, &[Give("DMF_733"), Cost("DMF_733", 3), Stats("DMF_733", 2, 2)]);
}

/// # Greybough
///
/// `DMF_734` · Druid minion · 5 mana · 4/6
///
/// > **Taunt Deathrattle:** Give a random friendly minion "**Deathrattle:** Summon Greybough."
///
/// State: Todo
//~ DMF_734 todo f85ee2f6 3d6ed6a9
#[test]
#[ignore = "todo: DMF_734 Greybough"]
fn DMF_734_greybough() {
    check(
        CardClass::Druid,
        &[Give("DMF_734"), Cost("DMF_734", 5), Stats("DMF_734", 4, 6), Has("DMF_734", GameTag::TAUNT)],
    );
}

/// # Guidance
///
/// `YOP_024` · Multi-class spell · 1 mana
///
/// > Look at two spells. Add one to your hand or **Overload:** (1) to get both.
///
/// State: Todo
//~ YOP_024 todo 45058bf1 97a6c065
#[test]
#[ignore = "todo: YOP_024 Guidance"]
fn YOP_024_guidance() {
    check(CardClass::Druid, &[Give("YOP_024"), Cost("YOP_024", 1), Has("YOP_024", GameTag::OVERLOAD)]);
}

/// # Spirit Path
///
/// `YOP_024t` · Multi-class spell · 0 mana
///
/// > Add both spells to your hand. **Overload** (1)
///
/// State: Todo
//~ YOP_024t todo ebcbda7b 681b27b7
#[test]
#[ignore = "todo: YOP_024t Spirit Path"]
fn YOP_024t_spirit_path() {
    check(CardClass::Druid, &[Give("YOP_024t"), Cost("YOP_024t", 0)]);
}

/// # Dreaming Drake
///
/// `YOP_025` · Druid minion · 3 mana · 3/4
///
/// > **Taunt Corrupt:** Gain +2/+2.
///
/// State: Todo
//~ YOP_025 todo b0e46b85 99359e26
#[test]
#[ignore = "todo: YOP_025 Dreaming Drake"]
fn YOP_025_dreaming_drake() {
    check(
        CardClass::Druid,
        &[Give("YOP_025"), Cost("YOP_025", 3), Stats("YOP_025", 3, 4), Has("YOP_025", GameTag::TAUNT)],
    );
}

/// # Dreaming Drake
///
/// `YOP_025t` · Druid minion · 3 mana · 5/6
///
/// > **Corrupted Taunt**
///
/// State: Todo
//~ YOP_025t todo ea223cbf d6278223
#[test]
#[ignore = "todo: YOP_025t Dreaming Drake"]
fn YOP_025t_dreaming_drake() {
    check(
        CardClass::Druid,
        &[Give("YOP_025t"), Cost("YOP_025t", 3), Stats("YOP_025t", 5, 6), Has("YOP_025t", GameTag::TAUNT)],
    );
}

/// # Arbor Up
///
/// `YOP_026` · Druid spell · Nature · 5 mana
///
/// > Summon two 2/2 Treants. Give your minions +2/+1.
///
/// State: Todo
//~ YOP_026 todo 88818708 45a02b9b
#[test]
#[ignore = "todo: YOP_026 Arbor Up"]
fn YOP_026_arbor_up() {
    check(CardClass::Druid, &[Give("YOP_026"), Cost("YOP_026", 5)]);
}

/// # Resizing Pouch
///
/// `YOP_029` · Multi-class spell · 1 mana
///
/// > **Discover** a card with Cost equal to your remaining Mana Crystals.
///
/// State: Todo
//~ YOP_029 todo 8d0ba4c6 2d209396
#[test]
#[ignore = "todo: YOP_029 Resizing Pouch"]
fn YOP_029_resizing_pouch() {
    check(CardClass::Druid, &[Give("YOP_029"), Cost("YOP_029", 1)]);
}
