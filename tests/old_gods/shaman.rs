//! Shaman cards of Whispers of the Old Gods, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 1cadbb1d

/// # Primal Fusion
///
/// `OG_023` · Shaman spell · Nature · 1 mana
///
/// > Give a minion +1/+1 for each of your Totems.
///
/// State: Derived
//~ derived OG_023 e1314c7d 0667c531 f5d91982.b2682e6c
#[test]
fn OG_023_primal_fusion() {
    check(
        CardClass::Shaman,
        &[
            Give("OG_023"),
            Cost("OG_023", 1),
            Targets("OG_023", &[FriendlyMinion, EnemyMinion]),
            Friend("TTN_710"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("OG_023", On(Nth(3))),
            Now(Nth(3), 5, 6),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("OG_023"),
            Friend("TTN_710"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("OG_023", On(Nth(1))),
            Now(Nth(1), 1, 4),
        ],
    );
}

/// # Flamewreathed Faceless
///
/// `OG_024` · Shaman minion · 4 mana · 7/7
///
/// > **Overload:** (2)
///
/// State: Vanilla
//~ vanilla OG_024 1797f088 e52d319f 8872f826.bfc52804
#[test]
fn OG_024_flamewreathed_faceless() {
    check(
        CardClass::Shaman,
        &[
            Give("OG_024"),
            Cost("OG_024", 4),
            Stats("OG_024", 7, 7),
            Has("OG_024", GameTag::OVERLOAD),
            Play("OG_024", Nothing),
            In(The("OG_024"), Zone::Play),
            Now(The("OG_024"), 7, 7),
            EndTurn,
            EndTurn,
            Mana(8),
        ],
    );
}

/// # Eternal Sentinel
///
/// `OG_026` · Shaman minion · 2 mana · 3/2
///
/// > **Battlecry:** Unlock your **Overloaded** Mana Crystals.
///
/// State: Derived
//~ derived OG_026 57dfaea5 4dcaebc9 f806a49e.016840b5
#[test]
fn OG_026_eternal_sentinel() {
    check(
        CardClass::Shaman,
        &[
            Give("OG_026"),
            Cost("OG_026", 2),
            Stats("OG_026", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_052", Nothing),
            EndTurn,
            EndTurn,
            Play("OG_026", Nothing),
            Mana(8),
        ],
    );
}

/// # Evolve
///
/// `OG_027` · Shaman spell · Nature · 1 mana
///
/// > Transform your minions into random minions that cost (1) more.
///
/// State: Derived
//~ derived OG_027 4f346c16 12e008b4 12e85960.415e7e3d
#[test]
fn OG_027_evolve() {
    check(
        CardClass::Shaman,
        &[
            Give("OG_027"),
            Cost("OG_027", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("GVG_070")),
            Play("OG_027", Nothing),
            Is(Nth(1), "GVG_070"),
            Now(Nth(1), 7, 4),
        ],
    );
    check(
        CardClass::Shaman,
        &[Give("OG_027"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_001")), Play("OG_027", Nothing)],
    );
}

/// # Thing from Below
///
/// `OG_028` · Shaman minion · 6 mana · 5/5
///
/// > **Taunt** Costs (1) less for each Totem you've summoned this game.
///
/// State: Derived
//~ derived OG_028 e67c87d6 9ae039e2 07ee992c.83620a8e
#[test]
fn OG_028_thing_from_below() {
    check(
        CardClass::Shaman,
        &[
            Give("OG_028"),
            Cost("OG_028", 6),
            Stats("OG_028", 5, 5),
            Has("OG_028", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("OG_028"),
            Play("TTN_710", Nothing),
            Crystals(10),
            CostNow(Nth(0), 5),
        ],
    );
}

/// # Hammer of Twilight
///
/// `OG_031` · Shaman weapon · 5 mana · 4/2 durability
///
/// > **Deathrattle:** Summon a 4/2 Elemental.
///
/// State: Derived
//~ derived OG_031 d8eab65a 297b9a22 1254eb30.aae02eb6
#[test]
fn OG_031_hammer_of_twilight() {
    check(
        CardClass::Shaman,
        &[
            Give("OG_031"),
            Cost("OG_031", 5),
            Stats("OG_031", 4, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("OG_031"),
            Play("CS2_106", Nothing),
            BoardCount(Mine, 2),
            In(The("OG_031a"), Zone::Play),
            Now(The("OG_031a"), 4, 2),
        ],
    );
}

/// # Twilight Elemental
///
/// `OG_031a` · Shaman minion · 3 mana · 4/2
///
/// State: Vanilla
//~ vanilla OG_031a dd292b0c 77145f06 90c3fa2d
#[test]
fn OG_031a_twilight_elemental() {
    check(
        CardClass::Shaman,
        &[
            Give("OG_031a"),
            Cost("OG_031a", 3),
            Stats("OG_031a", 4, 2),
            Play("OG_031a", Nothing),
            In(The("OG_031a"), Zone::Play),
            Now(The("OG_031a"), 4, 2),
        ],
    );
}

/// # Stormcrack
///
/// `OG_206` · Shaman spell · Nature · 2 mana
///
/// > Deal $4 damage to a minion. **Overload:** (1)
///
/// State: Derived
//~ derived OG_206 d9824b43 a1a693ed 5168ba95.c8fa4ffd
#[test]
fn OG_206_stormcrack() {
    check(
        CardClass::Shaman,
        &[
            Give("OG_206"),
            Cost("OG_206", 2),
            Has("OG_206", GameTag::OVERLOAD),
            Targets("OG_206", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("OG_206", On(Nth(2))),
            Now(Nth(2), 4, 1),
        ],
    );
    check(
        CardClass::Shaman,
        &[Give("OG_206"), Friend("CS2_182"), Enemy("CS2_182"), Play("OG_206", On(Nth(1))), Now(Nth(1), 4, 1)],
    );
}

/// # Hallazeal the Ascended
///
/// `OG_209` · Shaman minion · 5 mana · 4/6
///
/// > **Spell Damage +1** Your spells have **Lifesteal**.
///
/// State: Todo
//~ todo OG_209 1467b259 4225bab9 bcb323a7.0b4177d1
#[test]
#[ignore = "todo: OG_209 Hallazeal the Ascended"]
fn OG_209_hallazeal_the_ascended() {
    check(
        CardClass::Shaman,
        &[Give("OG_209"), Cost("OG_209", 5), Stats("OG_209", 4, 6), Has("OG_209", GameTag::SPELLPOWER), Unwritten],
    );
}

/// # Master of Evolution
///
/// `OG_328` · Shaman minion · 4 mana · 4/5
///
/// > **Battlecry:** Transform a friendly minion into a random one that costs (1) more.
///
/// State: Derived
//~ derived OG_328 382d74ee cd229037 4c5467a6.bcdb0d6d
#[test]
fn OG_328_master_of_evolution() {
    check(
        CardClass::Shaman,
        &[
            Give("OG_328"),
            Cost("OG_328", 4),
            Stats("OG_328", 4, 5),
            Targets("OG_328", &[FriendlyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("GVG_070")),
            Play("OG_328", On(Nth(1))),
            Is(Nth(1), "GVG_070"),
            Now(Nth(1), 7, 4),
        ],
    );
    check(
        CardClass::Shaman,
        &[Give("OG_328"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_001")), Play("OG_328", On(Nth(1)))],
    );
}
