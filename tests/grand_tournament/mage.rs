//! Mage cards of The Grand Tournament, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d22e6137

/// # Flame Lance
///
/// `AT_001` · Mage spell · Fire · 5 mana
///
/// > Deal $25 damage to a minion.
///
/// State: Derived
//~ derived AT_001 5c466556 79855d6d a73644c8.7b179828
#[test]
fn AT_001_flame_lance() {
    check(
        CardClass::Mage,
        &[
            Give("AT_001"),
            Cost("AT_001", 5),
            Targets("AT_001", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_001", On(Nth(2))),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("AT_001"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_001", On(Nth(1))),
            BoardCount(Mine, 0),
            Dead(Nth(1)),
        ],
    );
    check(CardClass::Mage, &[Give("AT_001"), Friend("TLC_248"), Play("AT_001", On(Nth(1))), Now(Nth(1), 14, 3)]);
}

/// # Effigy
///
/// `AT_002` · Mage spell · Fire · 3 mana
///
/// > **Secret:** When a friendly minion dies, summon a random minion with the same Cost.
///
/// State: Derived
//~ derived AT_002 f10f22b4 e38d4d46 5b1068e3.fbd4490b
#[test]
fn AT_002_effigy() {
    check(
        CardClass::Mage,
        &[
            Give("AT_002"),
            Cost("AT_002", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AT_002"),
            EndTurn,
            Force(Card("CS2_119")),
            Kill(Nth(1)),
            BoardCount(Mine, 1),
            Dead(Nth(3)),
            In(The("CS2_119"), Zone::Play),
            Now(The("CS2_119"), 2, 7),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("AT_002"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AT_002"),
            EndTurn,
            Never(Card("AT_022")),
            Kill(Nth(1)),
        ],
    );
}

/// # Fallen Hero
///
/// `AT_003` · Mage minion · 2 mana · 3/2
///
/// > Your Hero Power deals 1 extra damage.
///
/// State: Derived
//~ derived AT_003 fa55fe4b 2018b8db cc836036.1ab9aa31
#[test]
fn AT_003_fallen_hero() {
    check(
        CardClass::Mage,
        &[
            Give("AT_003"),
            Cost("AT_003", 2),
            Stats("AT_003", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AT_003"),
            HeroPower(On(TheirHero)),
            Now(TheirHero, 0, 28),
            Damage(TheirHero, 2),
        ],
    );
}

/// # Arcane Blast
///
/// `AT_004` · Mage spell · Arcane · 1 mana
///
/// > Deal $2 damage to a minion. This spell gets double bonus from **Spell Damage**.
///
/// State: Todo
//~ todo AT_004 0403a49e d8a84e1d d79454ba.abbbacad
#[test]
#[ignore = "todo: AT_004 Arcane Blast"]
fn AT_004_arcane_blast() {
    check(
        CardClass::Mage,
        &[Give("AT_004"), Cost("AT_004", 1), Targets("AT_004", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Arcane Blast
///
/// `AT_004_Puzzle` · Mage spell · Arcane · 1 mana
///
/// > Deal $2 damage to a minion. This spell gets double bonus from **Spell Damage**.
///
/// State: Todo
//~ todo AT_004_Puzzle 0afd265f ca3077aa 84bf7890.abbbacad
#[test]
#[ignore = "todo: AT_004_Puzzle Arcane Blast"]
fn AT_004_Puzzle_arcane_blast() {
    check(CardClass::Mage, &[Give("AT_004_Puzzle"), Cost("AT_004_Puzzle", 1), Unwritten]);
}

/// # Polymorph: Boar
///
/// `AT_005` · Mage spell · Arcane · 3 mana
///
/// > Transform a minion into a 4/2 Boar with **Charge**.
///
/// State: Derived
//~ derived AT_005 1315e30a eca4417f 3653d010.938097c9
#[test]
fn AT_005_polymorph_boar() {
    check(
        CardClass::Mage,
        &[
            Give("AT_005"),
            Cost("AT_005", 3),
            Targets("AT_005", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_005", On(Nth(2))),
            Is(Nth(2), "AT_005t"),
            Now(Nth(2), 4, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("AT_005"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_005", On(Nth(1))),
            Is(Nth(1), "AT_005t"),
            Now(Nth(1), 4, 2),
        ],
    );
}

/// # Boar
///
/// `AT_005t` · Mage minion · 3 mana · 4/2
///
/// > **Charge**
///
/// State: Vanilla
//~ vanilla AT_005t de7df486 10d77923 1e58ed9b.276b5ef0
#[test]
fn AT_005t_boar() {
    check(
        CardClass::Mage,
        &[
            Give("AT_005t"),
            Cost("AT_005t", 3),
            Stats("AT_005t", 4, 2),
            Has("AT_005t", GameTag::CHARGE),
            Play("AT_005t", Nothing),
            In(The("AT_005t"), Zone::Play),
            Now(The("AT_005t"), 4, 2),
            HasNow(The("AT_005t"), GameTag::CHARGE),
        ],
    );
}

/// # Dalaran Aspirant
///
/// `AT_006` · Mage minion · 4 mana · 3/5
///
/// > **Spell Damage +1 Inspire:** Gain **Spell Damage +1**.
///
/// State: Todo
//~ todo AT_006 ff1f2233 9f49d264 a92a2819.8c169e2b
#[test]
#[ignore = "todo: AT_006 Dalaran Aspirant"]
fn AT_006_dalaran_aspirant() {
    check(CardClass::Mage, &[Give("AT_006"), Cost("AT_006", 4), Stats("AT_006", 3, 5), Unwritten]);
}

/// # Spellslinger
///
/// `AT_007` · Mage minion · 3 mana · 3/4
///
/// > **Battlecry:** Both players get a random spell. Yours costs (2) less.
///
/// State: Derived
//~ derived AT_007 bf3c3e0c 7c1e8c33 f8a4c820.d3353e63
#[test]
fn AT_007_spellslinger() {
    check(
        CardClass::Mage,
        &[
            Give("AT_007"),
            Cost("AT_007", 3),
            Stats("AT_007", 3, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Play("AT_007", Nothing),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 3),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            Is(InTheirHand(0), "AT_001"),
            CostNow(InTheirHand(0), 5),
            TagNow(InTheirHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
            HandCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("AT_007"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("AT_007", Nothing)],
    );
}

/// # Spellslung
///
/// `AT_007e` · Mage enchantment
///
/// > Costs (2) less.
///
/// State: Derived
//~ derived AT_007e f141a693 a33d29fc 0788da99.90c32b47
#[test]
fn AT_007e_spellslung() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "AT_007e"), CostNow(Nth(0), 1)]);
}

/// # Coldarra Drake
///
/// `AT_008` · Mage minion · 6 mana · 6/7
///
/// > You can use your Hero Power any number of times.
///
/// State: Todo
//~ todo AT_008 b156c6d9 07c4ece1 5ea55d1c.18193834
#[test]
#[ignore = "todo: AT_008 Coldarra Drake"]
fn AT_008_coldarra_drake() {
    check(CardClass::Mage, &[Give("AT_008"), Cost("AT_008", 6), Stats("AT_008", 6, 7), Unwritten]);
}

/// # Rhonin
///
/// `AT_009` · Mage minion · 8 mana · 7/7
///
/// > **Deathrattle:** Add 3 copies of Arcane Missiles to your hand.
///
/// State: Derived
//~ derived AT_009 8009fbd2 a17c6bf3 f61d1e53.4d54cb09
#[test]
fn AT_009_rhonin() {
    check(
        CardClass::Mage,
        &[
            Give("AT_009"),
            Cost("AT_009", 8),
            Stats("AT_009", 7, 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AT_009"),
            Kill(Nth(3)),
            Is(InHand(1), "EX1_277"),
            CostNow(InHand(1), 1),
            Is(InHand(2), "EX1_277"),
            CostNow(InHand(2), 1),
            Is(InHand(3), "EX1_277"),
            CostNow(InHand(3), 1),
            HandCount(Mine, 4),
        ],
    );
}
