//! Rogue cards of March of the Lich King, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Ransack
///
/// `NX2_004` · Rogue spell · 0 mana
///
/// > Deal $1 damage to a minion. If you've played a card from another class this turn, deal $4 instead.
///
/// State: Todo
//~ NX2_004 todo d0b36479 d16d9c31
#[test]
#[ignore = "todo: NX2_004 Ransack"]
fn NX2_004_ransack() {
    check(CardClass::Rogue, &[Give("NX2_004"), Cost("NX2_004", 0), Unwritten]);
}

/// # Stitched Creation
///
/// `NX2_005` · Rogue minion · 3 mana · 1/1
///
/// > **Combo:** Gain +2/+2. **Infuse ({0}):** Gain +3/+3. **Manathirst ({1}):** Gain +4/+4.
///
/// State: Todo
//~ NX2_005 todo 4cc103d8 71d61f2a
#[test]
#[ignore = "todo: NX2_005 Stitched Creation"]
fn NX2_005_stitched_creation() {
    check(CardClass::Rogue, &[Give("NX2_005"), Cost("NX2_005", 3), Stats("NX2_005", 1, 1), Unwritten]);
}

/// # Stitched Creation
///
/// `NX2_005t` · Rogue minion · 3 mana · 4/4
///
/// > **Infused Combo:** Gain +2/+2. **Manathirst (@):** Gain +4/+4.
///
/// State: Todo
//~ NX2_005t todo 7a8595bf b80afde0
#[test]
#[ignore = "todo: NX2_005t Stitched Creation"]
fn NX2_005t_stitched_creation() {
    check(CardClass::Rogue, &[Give("NX2_005t"), Cost("NX2_005t", 3), Stats("NX2_005t", 4, 4), Unwritten]);
}

/// # Jolly Roger
///
/// `NX2_006` · Rogue minion · 1 mana · 1/3
///
/// > After your hero attacks, summon a 1/1 Undead Pirate.
///
/// State: Todo
//~ NX2_006 todo 58ff34aa 713988b9
#[test]
#[ignore = "todo: NX2_006 Jolly Roger"]
fn NX2_006_jolly_roger() {
    check(CardClass::Rogue, &[Give("NX2_006"), Cost("NX2_006", 1), Stats("NX2_006", 1, 3), Unwritten]);
}

/// # Zombie Pirate
///
/// `NX2_006t` · Rogue minion · 1 mana · 1/1
///
/// State: Vanilla
//~ NX2_006t vanilla 9a0ad9f8 5e40843c
#[test]
fn NX2_006t_zombie_pirate() {
    check(
        CardClass::Rogue,
        &[
            Give("NX2_006t"),
            Cost("NX2_006t", 1),
            Stats("NX2_006t", 1, 1),
            Play("NX2_006t", Nothing),
            In(The("NX2_006t"), Zone::Play),
            Now(The("NX2_006t"), 1, 1),
        ],
    );
}

/// # Rotten Rodent
///
/// `RLK_216` · Rogue minion · 2 mana · 2/1
///
/// > **Battlecry:** Reduce the Cost of all **Deathrattle** cards in your deck by (1).
///
/// State: Todo
//~ RLK_216 todo 3de3a0d0 d2eba49d
#[test]
#[ignore = "todo: RLK_216 Rotten Rodent"]
fn RLK_216_rotten_rodent() {
    check(CardClass::Rogue, &[Give("RLK_216"), Cost("RLK_216", 2), Stats("RLK_216", 2, 1), Unwritten]);
}

/// # Scourge Illusionist
///
/// `RLK_217` · Rogue minion · 4 mana · 4/4
///
/// > **Deathrattle:** Add a 4/4 copy of another **Deathrattle** minion in your deck to your hand. It costs (4) less.
///
/// State: Todo
//~ RLK_217 todo 7e73c518 9b3ac1cf
#[test]
#[ignore = "todo: RLK_217 Scourge Illusionist"]
fn RLK_217_scourge_illusionist() {
    check(CardClass::Rogue, &[Give("RLK_217"), Cost("RLK_217", 4), Stats("RLK_217", 4, 4), Unwritten]);
}

/// # Noxious Infiltrator
///
/// `RLK_529` · Rogue minion · 4 mana · 2/5
///
/// > **Poisonous Battlecry:** If a friendly Undead died after your last turn, deal 1 damage to a minion.
///
/// State: Todo
//~ RLK_529 todo ef01b973 c565a493
#[test]
#[ignore = "todo: RLK_529 Noxious Infiltrator"]
fn RLK_529_noxious_infiltrator() {
    check(
        CardClass::Rogue,
        &[Give("RLK_529"), Cost("RLK_529", 4), Stats("RLK_529", 2, 5), Has("RLK_529", GameTag::POISONOUS), Unwritten],
    );
}

/// # Shadow of Demise
///
/// `RLK_567` · Rogue spell · Shadow · 0 mana
///
/// > Each time you cast a spell, transform this into a copy of it.
///
/// State: Todo
//~ RLK_567 todo 85dd4e1c 85c63555
#[test]
#[ignore = "todo: RLK_567 Shadow of Demise"]
fn RLK_567_shadow_of_demise() {
    check(CardClass::Rogue, &[Give("RLK_567"), Cost("RLK_567", 0), Unwritten]);
}

/// # Concoctor
///
/// `RLK_568` · Rogue minion · 1 mana · 1/2
///
/// > **Battlecry:** Add a random Concoction to your hand.
///
/// State: Todo
//~ RLK_568 todo c4ffd6da 37f563e9
#[test]
#[ignore = "todo: RLK_568 Concoctor"]
fn RLK_568_concoctor() {
    check(CardClass::Rogue, &[Give("RLK_568"), Cost("RLK_568", 1), Stats("RLK_568", 1, 2), Unwritten]);
}

/// # Potion Belt
///
/// `RLK_569` · Rogue spell · 2 mana
///
/// > **Discover** 2 Concoctions.
///
/// State: Todo
//~ RLK_569 todo e9fc5bf2 6d1c4f7f
#[test]
#[ignore = "todo: RLK_569 Potion Belt"]
fn RLK_569_potion_belt() {
    check(CardClass::Rogue, &[Give("RLK_569"), Cost("RLK_569", 2), Unwritten]);
}

/// # Ghoulish Alchemist
///
/// `RLK_570` · Rogue minion · 2 mana · 3/2
///
/// > **Battlecry**: Your next Concoction costs (0).
///
/// State: Todo
//~ RLK_570 todo 7c491eea f89f6a4a
#[test]
#[ignore = "todo: RLK_570 Ghoulish Alchemist"]
fn RLK_570_ghoulish_alchemist() {
    check(CardClass::Rogue, &[Give("RLK_570"), Cost("RLK_570", 2), Stats("RLK_570", 3, 2), Unwritten]);
}

/// # Mixed Potion
///
/// `RLK_570t` · Rogue spell · 3 mana
///
/// State: Todo
//~ RLK_570t todo c91f4023 4060e95d
#[test]
#[ignore = "todo: RLK_570t Mixed Potion"]
fn RLK_570t_mixed_potion() {
    check(CardClass::Rogue, &[Give("RLK_570t"), Cost("RLK_570t", 3), Unwritten]);
}

/// # Slimy Concoction
///
/// `RLK_570t1` · Rogue spell · 3 mana
///
/// > Summon a random 3-Cost minion. *Add another Concoction to your hand to mix together!*
///
/// State: Todo
//~ RLK_570t1 todo 8f13d4c9 dec9cf62
#[test]
#[ignore = "todo: RLK_570t1 Slimy Concoction"]
fn RLK_570t1_slimy_concoction() {
    check(CardClass::Rogue, &[Give("RLK_570t1"), Cost("RLK_570t1", 3), Unwritten]);
}

/// # Orange Slime
///
/// `RLK_570t1t` · Rogue minion · 3 mana · 3/4
///
/// State: Vanilla
//~ RLK_570t1t vanilla 06c8549e 56c0346f
#[test]
fn RLK_570t1t_orange_slime() {
    check(
        CardClass::Rogue,
        &[
            Give("RLK_570t1t"),
            Cost("RLK_570t1t", 3),
            Stats("RLK_570t1t", 3, 4),
            Play("RLK_570t1t", Nothing),
            In(The("RLK_570t1t"), Zone::Play),
            Now(The("RLK_570t1t"), 3, 4),
        ],
    );
}

/// # Mixed Concoction
///
/// `RLK_570t1t1` · Rogue spell · 3 mana
///
/// > Summon a random 3-Cost minion. Add a card to your hand from another class. It costs (3) less.
///
/// State: Todo
//~ RLK_570t1t1 todo f25a8d2d ce7f858a
#[test]
#[ignore = "todo: RLK_570t1t1 Mixed Concoction"]
fn RLK_570t1t1_mixed_concoction() {
    check(CardClass::Rogue, &[Give("RLK_570t1t1"), Cost("RLK_570t1t1", 3), Unwritten]);
}

/// # Mixed Concoction
///
/// `RLK_570t1t2` · Rogue spell · 3 mana
///
/// > Summon a random 3-Cost minion. Destroy a random enemy minion.
///
/// State: Todo
//~ RLK_570t1t2 todo d512ce08 39741ee3
#[test]
#[ignore = "todo: RLK_570t1t2 Mixed Concoction"]
fn RLK_570t1t2_mixed_concoction() {
    check(CardClass::Rogue, &[Give("RLK_570t1t2"), Cost("RLK_570t1t2", 3), Unwritten]);
}

/// # Mixed Concoction
///
/// `RLK_570t1t3` · Rogue spell · 3 mana
///
/// > Deal $3 damage. Summon a random 3-Cost minion.
///
/// State: Todo
//~ RLK_570t1t3 todo fdd04bb2 0cdb08e6
#[test]
#[ignore = "todo: RLK_570t1t3 Mixed Concoction"]
fn RLK_570t1t3_mixed_concoction() {
    check(CardClass::Rogue, &[Give("RLK_570t1t3"), Cost("RLK_570t1t3", 3), Unwritten]);
}

/// # Mixed Concoction
///
/// `RLK_570t1t4` · Rogue spell · 3 mana
///
/// > Summon two random 3-Cost minions.
///
/// State: Todo
//~ RLK_570t1t4 todo 917de97d 6e456cf4
#[test]
#[ignore = "todo: RLK_570t1t4 Mixed Concoction"]
fn RLK_570t1t4_mixed_concoction() {
    check(CardClass::Rogue, &[Give("RLK_570t1t4"), Cost("RLK_570t1t4", 3), Unwritten]);
}

/// # Dreadful Concoction
///
/// `RLK_570t2` · Rogue spell · 3 mana
///
/// > Destroy a random enemy minion. *Add another Concoction to your hand to mix together!*
///
/// State: Todo
//~ RLK_570t2 todo 1e297686 faf08eda
#[test]
#[ignore = "todo: RLK_570t2 Dreadful Concoction"]
fn RLK_570t2_dreadful_concoction() {
    check(CardClass::Rogue, &[Give("RLK_570t2"), Cost("RLK_570t2", 3), Unwritten]);
}

/// # Mixed Concoction
///
/// `RLK_570t2t1` · Rogue spell · 3 mana
///
/// > Deal $3 damage. Destroy a random enemy minion.
///
/// State: Todo
//~ RLK_570t2t1 todo 0a734239 adb18d9d
#[test]
#[ignore = "todo: RLK_570t2t1 Mixed Concoction"]
fn RLK_570t2t1_mixed_concoction() {
    check(CardClass::Rogue, &[Give("RLK_570t2t1"), Cost("RLK_570t2t1", 3), Unwritten]);
}

/// # Mixed Concoction
///
/// `RLK_570t2t2` · Rogue spell · 3 mana
///
/// > Destroy two random enemy minions.
///
/// State: Todo
//~ RLK_570t2t2 todo 5af3a833 f14673d5
#[test]
#[ignore = "todo: RLK_570t2t2 Mixed Concoction"]
fn RLK_570t2t2_mixed_concoction() {
    check(CardClass::Rogue, &[Give("RLK_570t2t2"), Cost("RLK_570t2t2", 3), Unwritten]);
}

/// # Bubbling Concoction
///
/// `RLK_570t3` · Rogue spell · 3 mana
///
/// > Deal $3 damage. *Add another Concoction to your hand to mix together!*
///
/// State: Todo
//~ RLK_570t3 todo de8af700 db59a681
#[test]
#[ignore = "todo: RLK_570t3 Bubbling Concoction"]
fn RLK_570t3_bubbling_concoction() {
    check(CardClass::Rogue, &[Give("RLK_570t3"), Cost("RLK_570t3", 3), Unwritten]);
}

/// # Mixed Concoction
///
/// `RLK_570t3t` · Rogue spell · 3 mana
///
/// > Deal $3 damage, twice.
///
/// State: Todo
//~ RLK_570t3t todo bacf3265 db92937e
#[test]
#[ignore = "todo: RLK_570t3t Mixed Concoction"]
fn RLK_570t3t_mixed_concoction() {
    check(CardClass::Rogue, &[Give("RLK_570t3t"), Cost("RLK_570t3t", 3), Unwritten]);
}

/// # Hazy Concoction
///
/// `RLK_570t4` · Rogue spell · 3 mana
///
/// > Add a card to your hand from another class. It costs (3) less. *Add another Concoction to your hand to mix together!*
///
/// State: Todo
//~ RLK_570t4 todo 071e175f fa92aa95
#[test]
#[ignore = "todo: RLK_570t4 Hazy Concoction"]
fn RLK_570t4_hazy_concoction() {
    check(CardClass::Rogue, &[Give("RLK_570t4"), Cost("RLK_570t4", 3), Unwritten]);
}

/// # Mixed Concoction
///
/// `RLK_570t4t1` · Rogue spell · 3 mana
///
/// > Add a card to your hand from another class. It costs (3) less. Destroy a random enemy minion.
///
/// State: Todo
//~ RLK_570t4t1 todo c47441bb 0c8675a3
#[test]
#[ignore = "todo: RLK_570t4t1 Mixed Concoction"]
fn RLK_570t4t1_mixed_concoction() {
    check(CardClass::Rogue, &[Give("RLK_570t4t1"), Cost("RLK_570t4t1", 3), Unwritten]);
}

/// # Mixed Concoction
///
/// `RLK_570t4t2` · Rogue spell · 3 mana
///
/// > Deal $3 damage. Add a card to your hand from another class. It costs (3) less.
///
/// State: Todo
//~ RLK_570t4t2 todo 77be0081 06be137d
#[test]
#[ignore = "todo: RLK_570t4t2 Mixed Concoction"]
fn RLK_570t4t2_mixed_concoction() {
    check(CardClass::Rogue, &[Give("RLK_570t4t2"), Cost("RLK_570t4t2", 3), Unwritten]);
}

/// # Mixed Concoction
///
/// `RLK_570t4t3` · Rogue spell · 3 mana
///
/// > Add two cards to your hand from other classes. They cost (3) less.
///
/// State: Todo
//~ RLK_570t4t3 todo 9eef659a f364caee
#[test]
#[ignore = "todo: RLK_570t4t3 Mixed Concoction"]
fn RLK_570t4t3_mixed_concoction() {
    check(CardClass::Rogue, &[Give("RLK_570t4t3"), Cost("RLK_570t4t3", 3), Unwritten]);
}

/// # Gleaming Concoction
///
/// `RLK_570t5` · Rogue spell · 3 mana
///
/// > Draw 2 cards. *Add another Concoction to your hand to mix together!*
///
/// State: Todo
//~ RLK_570t5 todo b6d0df56 6e0be7b7
#[test]
#[ignore = "todo: RLK_570t5 Gleaming Concoction"]
fn RLK_570t5_gleaming_concoction() {
    check(CardClass::Rogue, &[Give("RLK_570t5"), Cost("RLK_570t5", 3), Unwritten]);
}

/// # Mixed Concoction
///
/// `RLK_570tt1` · Rogue spell · 3 mana
///
/// > Draw 2 cards. Summon a random 3-Cost minion.
///
/// State: Todo
//~ RLK_570tt1 todo a660e0cb 955e06a9
#[test]
#[ignore = "todo: RLK_570tt1 Mixed Concoction"]
fn RLK_570tt1_mixed_concoction() {
    check(CardClass::Rogue, &[Give("RLK_570tt1"), Cost("RLK_570tt1", 3), Unwritten]);
}

/// # Mixed Concoction
///
/// `RLK_570tt2` · Rogue spell · 3 mana
///
/// > Deal $3 damage. Draw 2 cards.
///
/// State: Todo
//~ RLK_570tt2 todo 34992875 1974f5ad
#[test]
#[ignore = "todo: RLK_570tt2 Mixed Concoction"]
fn RLK_570tt2_mixed_concoction() {
    check(CardClass::Rogue, &[Give("RLK_570tt2"), Cost("RLK_570tt2", 3), Unwritten]);
}

/// # Mixed Concoction
///
/// `RLK_570tt3` · Rogue spell · 3 mana
///
/// > Draw 2 cards. Add a card to your hand from another class. It costs (3) less.
///
/// State: Todo
//~ RLK_570tt3 todo 775c5b64 235bd501
#[test]
#[ignore = "todo: RLK_570tt3 Mixed Concoction"]
fn RLK_570tt3_mixed_concoction() {
    check(CardClass::Rogue, &[Give("RLK_570tt3"), Cost("RLK_570tt3", 3), Unwritten]);
}

/// # Mixed Concoction
///
/// `RLK_570tt4` · Rogue spell · 3 mana
///
/// > Draw 2 cards. Destroy a random enemy minion.
///
/// State: Todo
//~ RLK_570tt4 todo b85bd520 9a0e82fc
#[test]
#[ignore = "todo: RLK_570tt4 Mixed Concoction"]
fn RLK_570tt4_mixed_concoction() {
    check(CardClass::Rogue, &[Give("RLK_570tt4"), Cost("RLK_570tt4", 3), Unwritten]);
}

/// # Mixed Concoction
///
/// `RLK_570tt5` · Rogue spell · 3 mana
///
/// > Draw 4 cards.
///
/// State: Todo
//~ RLK_570tt5 todo 0d2e942f a34dc0bc
#[test]
#[ignore = "todo: RLK_570tt5 Mixed Concoction"]
fn RLK_570tt5_mixed_concoction() {
    check(CardClass::Rogue, &[Give("RLK_570tt5"), Cost("RLK_570tt5", 3), Unwritten]);
}

/// # Vile Apothecary
///
/// `RLK_571` · Rogue minion · 3 mana · 2/4
///
/// > At the end of your turn, add a random Concoction to your hand.
///
/// State: Todo
//~ RLK_571 todo 28a1f40b 2b6ab618
#[test]
#[ignore = "todo: RLK_571 Vile Apothecary"]
fn RLK_571_vile_apothecary() {
    check(CardClass::Rogue, &[Give("RLK_571"), Cost("RLK_571", 3), Stats("RLK_571", 2, 4), Unwritten]);
}

/// # Potionmaster Putricide
///
/// `RLK_572` · Rogue minion · 2 mana · 1/4
///
/// > After a minion dies, add a Concoction to your hand.
///
/// State: Todo
//~ RLK_572 todo bab591f2 168aabbf
#[test]
#[ignore = "todo: RLK_572 Potionmaster Putricide"]
fn RLK_572_potionmaster_putricide() {
    check(CardClass::Rogue, &[Give("RLK_572"), Cost("RLK_572", 2), Stats("RLK_572", 1, 4), Unwritten]);
}

/// # Ghostly Strike
///
/// `RLK_573` · Rogue spell · 1 mana
///
/// > Deal $1 damage. **Combo:** Draw a card.
///
/// State: Todo
//~ RLK_573 todo 36291796 c76a0964
#[test]
#[ignore = "todo: RLK_573 Ghostly Strike"]
fn RLK_573_ghostly_strike() {
    check(CardClass::Rogue, &[Give("RLK_573"), Cost("RLK_573", 1), Unwritten]);
}
