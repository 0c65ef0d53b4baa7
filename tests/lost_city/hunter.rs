//! Hunter cards of The Lost City of Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file f839dcd9

/// # Devilsaur Mask
///
/// `DINO_403` · Hunter spell · 8 mana
///
/// > Set a minion's stats to 8/8. Give it **Charge**.
///
/// State: Derived
//~ derived DINO_403 2f23db51 c130c6f4 defb284d.a4d44833
#[test]
fn DINO_403_devilsaur_mask() {
    check(
        CardClass::Hunter,
        &[
            Give("DINO_403"),
            Cost("DINO_403", 8),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DINO_403", On(Nth(2))),
            HasNow(Nth(2), GameTag::CHARGE),
            Now(Nth(2), 8, 8),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("DINO_403"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DINO_403", On(Nth(1))),
            HasNow(Nth(1), GameTag::CHARGE),
            Now(Nth(1), 8, 8),
        ],
    );
}

/// # Devilsaur Mask
///
/// `DINO_403e` · Hunter enchantment
///
/// > 8/8 and **Charge**.
///
/// State: Derived
//~ derived DINO_403e ead00bc5 93c757e5 01aafeea.e97133f9
#[test]
fn DINO_403e_devilsaur_mask() {
    check(
        CardClass::Hunter,
        &[Friend("CS2_118"), Enchant(My(0), "DINO_403e"), Now(My(0), 8, 8), HasNow(My(0), GameTag::CHARGE)],
    );
}

/// # Ankylodon
///
/// `DINO_422` · Hunter minion · 6 mana · 7/5
///
/// > Taunt**. Deathrattle:** Summon two random 3-Cost Beasts. They attack random enemies.
///
/// State: Derived
//~ derived DINO_422 3bda372e 6abe7a38 e365155f.14306879
#[test]
fn DINO_422_ankylodon() {
    check(
        CardClass::Hunter,
        &[
            Give("DINO_422"),
            Cost("DINO_422", 6),
            Stats("DINO_422", 7, 5),
            Has("DINO_422", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DINO_422"),
            Force(Card("OG_325")),
            Force(Card("OG_325")),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Kill(Nth(3)),
            BoardCount(Mine, 3),
            In(The("OG_325"), Zone::Play),
            Now(The("OG_325"), 2, 5),
            Now(TheirHero, 0, 26),
            Damage(TheirHero, 4),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("DINO_422"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DINO_422"),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Never(Card("AT_039")),
            Kill(Nth(3)),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("DINO_422"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DINO_422"),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Never(Card("AT_007")),
            Kill(Nth(3)),
        ],
    );
}

/// # Raptor-Nest Nurse
///
/// `DINO_434` · Hunter minion · 1 mana · 1/1
///
/// > **Battlecry:** Get a random 1-Cost minion. Deathrattle: Get a random 1-Cost spell.
///
/// State: Derived
//~ derived DINO_434 ea35bb84 89975d22 589a69cd.0be7d092
#[test]
fn DINO_434_raptor_nest_nurse() {
    check(
        CardClass::Hunter,
        &[
            Give("DINO_434"),
            Cost("DINO_434", 1),
            Stats("DINO_434", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_168")),
            Play("DINO_434", Nothing),
            Is(InHand(0), "CS2_168"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 2, 1),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Hunter,
        &[Give("DINO_434"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_004")), Play("DINO_434", Nothing)],
    );
    check(
        CardClass::Hunter,
        &[Give("DINO_434"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("DINO_434", Nothing)],
    );
    check(
        CardClass::Hunter,
        &[
            Give("DINO_434"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DINO_434"),
            Force(Card("AT_004")),
            Kill(Nth(3)),
            Is(InHand(1), "AT_004"),
            CostNow(InHand(1), 1),
            TagNow(InHand(1), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("DINO_434"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DINO_434"),
            Never(Card("AT_029")),
            Kill(Nth(3)),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("DINO_434"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DINO_434"),
            Never(Card("AT_001")),
            Kill(Nth(3)),
        ],
    );
}

/// # Pterrorwing Ravager
///
/// `TLC_366` · Hunter minion · 6 mana · 7/5
///
/// > **Rush Kindred:** Costs (2) less.
///
/// State: Done
//~ done TLC_366 39e15e16 - d44ecbe4.6f470b16
#[test]
fn TLC_366_pterrorwing_ravager() {
    check(
        CardClass::Hunter,
        &[
            Give("TLC_366"),
            Cost("TLC_366", 6),
            Stats("TLC_366", 7, 5),
            Has("TLC_366", GameTag::RUSH),
            CostNow(Nth(0), 6),
            Play("CS2_172", Nothing),
            EndTurn,
            EndTurn,
            CostNow(Nth(0), 4),
        ],
    );
}

/// # Dinositter
///
/// `TLC_822` · Hunter minion · 2 mana · 2/3
///
/// > At the end of your turn, reduce the Cost of a random Beast in your hand by (1).
///
/// State: Derived
//~ derived TLC_822 2c7a95fa 19cec855 8dd9ca86.a5bde838
#[test]
fn TLC_822_dinositter() {
    check(
        CardClass::Hunter,
        &[
            Give("TLC_822"),
            Cost("TLC_822", 2),
            Stats("TLC_822", 2, 3),
            Give("CS2_119"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TLC_822"),
            Force(Entity(Nth(1))),
            EndTurn,
            CostNow(Nth(1), 3),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("TLC_822"),
            Give("CS2_119"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TLC_822"),
            Never(Entity(Nth(2))),
            EndTurn,
        ],
    );
}

/// # Cower in Fear
///
/// `TLC_823` · Hunter spell · 2 mana
///
/// > Deal $3 damage to a minion. The next Beast you play this turn costs (2) less.
///
/// State: Derived
//~ derived TLC_823 13852139 d8ecb00a b47a32bd.8b255c1e
#[test]
fn TLC_823_cower_in_fear() {
    check(
        CardClass::Hunter,
        &[
            Give("TLC_823"),
            Cost("TLC_823", 2),
            Give("CS2_119"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TLC_823", On(Nth(4))),
            CostNow(Nth(1), 2),
            Now(Nth(4), 4, 2),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("TLC_823"),
            Give("CS2_119"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TLC_823", On(Nth(3))),
            CostNow(Nth(1), 2),
            Now(Nth(3), 4, 2),
        ],
    );
}

/// # Odd Map
///
/// `TLC_824` · Hunter spell · 1 mana
///
/// > **Discover** an odd-Attack Beast. If you play it this turn, also pick one of the others.
///
/// State: Todo
//~ todo TLC_824 607c0ef2 c511392d 266a2164.2a23a86d
#[test]
#[ignore = "todo: TLC_824 Odd Map"]
fn TLC_824_odd_map() {
    check(CardClass::Hunter, &[Give("TLC_824"), Cost("TLC_824", 1), Unwritten]);
}

/// # Ravasaur Matriarch
///
/// `TLC_825` · Hunter minion · 4 mana · 5/4
///
/// > **Kindred:** Deal damage to an enemy minion equal to this minion's Attack.
///
/// State: Done
//~ done TLC_825 6ded031c - 8d5d2596.64f69307
#[test]
fn TLC_825_ravasaur_matriarch() {
    check(
        CardClass::Hunter,
        &[
            Give("TLC_825"),
            Cost("TLC_825", 4),
            Stats("TLC_825", 5, 4),
            Enemy("CS2_186"),
            Play("TLC_825", Nothing),
            EndTurn,
            EndTurn,
            Play("TLC_825", On(Their(0))),
            Damage(Their(0), 5),
        ],
    );
}

/// # Story of Carnassa
///
/// `TLC_826` · Hunter spell · 2 mana
///
/// > Shuffle ten 1-Cost 3/2 Raptors into your deck with "**Battlecry:** Draw a card."
///
/// State: Todo
//~ todo TLC_826 f9080324 843bbf95 b7ecb660.afd94e79
#[test]
#[ignore = "todo: TLC_826 Story of Carnassa"]
fn TLC_826_story_of_carnassa() {
    check(CardClass::Hunter, &[Give("TLC_826"), Cost("TLC_826", 2), Unwritten]);
}

/// # Grazing Stegodon
///
/// `TLC_827` · Hunter minion · 3 mana · 0/5
///
/// > At the end of your turn, gain +1 Attack *(even while in hand or deck)*.
///
/// State: Derived
//~ derived TLC_827 e99b88e2 6967c077 54e83b40.6ddf50f9
#[test]
fn TLC_827_grazing_stegodon() {
    check(
        CardClass::Hunter,
        &[
            Give("TLC_827"),
            Cost("TLC_827", 3),
            Stats("TLC_827", 0, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TLC_827"),
            EndTurn,
            Now(Nth(0), 1, 5),
            Now(Nth(3), 1, 5),
        ],
    );
}

/// # Nom nom nom
///
/// `TLC_827e` · Hunter enchantment
///
/// > +1 Attack.
///
/// State: Derived
//~ derived TLC_827e 76a4fbd2 483e5ce7 9b0c8230.c84fda8a
#[test]
fn TLC_827e_nom_nom_nom() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "TLC_827e"), Now(My(0), 6, 1)]);
}

/// # Supreme Dinomancy
///
/// `TLC_828` · Hunter spell · 5 mana
///
/// > Give +2/+2 to all Beasts in your hand, deck, and battlefield.
///
/// State: Derived
//~ derived TLC_828 b41b783a 065f46ae 33ade778.8f6d5d9c
#[test]
fn TLC_828_supreme_dinomancy() {
    check(
        CardClass::Hunter,
        &[
            Give("TLC_828"),
            Cost("TLC_828", 5),
            OnTop("CS2_119"),
            OnTop("CS2_119"),
            OnTop("CS2_182"),
            Give("CS2_119"),
            Give("CS2_182"),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TLC_828", Nothing),
            Now(Nth(1), 4, 9),
            Now(Nth(2), 4, 9),
            Now(Nth(4), 4, 9),
            Now(Nth(6), 4, 9),
        ],
    );
}

/// # Supremely Dinomanced
///
/// `TLC_828e` · Hunter enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived TLC_828e a1dc9342 48b7b918 a96eed15.6d6ab056
#[test]
fn TLC_828e_supremely_dinomanced() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "TLC_828e"), Now(My(0), 7, 3)]);
}

/// # The Food Chain
///
/// `TLC_830` · Hunter spell · 1 mana
///
/// > **Quest:** Play a 1, 3, 5, and 7-Attack Beast. **Reward:** Shokk.
///
/// State: Todo
//~ todo TLC_830 204addd8 dcbfc272 0434116d.31f5798e
#[test]
#[ignore = "todo: TLC_830 The Food Chain"]
fn TLC_830_the_food_chain() {
    check(CardClass::Hunter, &[Give("TLC_830"), Cost("TLC_830", 1), Unwritten]);
}

/// # Shokk, Jungle Tyrant
///
/// `TLC_830t` · Hunter minion · 5 mana · 9/9
///
/// > **Rush Battlecry: Discover** any 8, 6, and 4-Attack Beast. Set their Costs to (2).
///
/// State: Todo
//~ todo TLC_830t cea79189 ff051f0d 30618b4a.bae12fa9
#[test]
#[ignore = "todo: TLC_830t Shokk, Jungle Tyrant"]
fn TLC_830t_shokk_jungle_tyrant() {
    check(
        CardClass::Hunter,
        &[Give("TLC_830t"), Cost("TLC_830t", 5), Stats("TLC_830t", 9, 9), Has("TLC_830t", GameTag::RUSH), Unwritten],
    );
}

/// # Niri of the Crater
///
/// `TLC_836` · Hunter minion · 3 mana · 2/5
///
/// > Whenever you play a 1-Cost minion, double its stats. Whenever you cast a 1-Cost spell, cast it twice.
///
/// State: Todo
//~ todo TLC_836 39469e8d e231f1b0 19eed640.5eac501a
#[test]
#[ignore = "todo: TLC_836 Niri of the Crater"]
fn TLC_836_niri_of_the_crater() {
    check(CardClass::Hunter, &[Give("TLC_836"), Cost("TLC_836", 3), Stats("TLC_836", 2, 5), Unwritten]);
}
