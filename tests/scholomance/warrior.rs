//! Warrior cards of Scholomance Academy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 1e331fa3

/// # Athletic Studies
///
/// `SCH_237` · Warrior spell · 1 mana
///
/// > **Discover** a **Rush** minion. Your next one costs (1) less.
///
/// State: Derived
//~ derived SCH_237 5aad8154 6db39a21 4a67f533.d43d6cae
#[test]
fn SCH_237_athletic_studies() {
    check(
        CardClass::Warrior,
        &[
            Give("SCH_237"),
            Cost("SCH_237", 1),
            Give("AV_132"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AV_132")),
            Play("SCH_237", Nothing),
            ChooseCard("AV_132"),
            Is(InHand(2), "AV_132"),
            CostNow(InHand(2), 7),
            Now(InHand(2), 8, 8),
            HandCount(Mine, 3),
            CostNow(Nth(1), 7),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("SCH_237"),
            Give("AV_132"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_017")),
            Play("SCH_237", Nothing),
            Choose(0),
        ],
    );
}

/// # Athletic Studies
///
/// `SCH_237e` · Warrior enchantment
///
/// > Your next **Rush** minion costs (1) less.
///
/// State: Derived
//~ derived SCH_237e b3cbbf37 8fe6fefd 9365cc7e.2b779ebb
#[test]
fn SCH_237e_athletic_studies() {
    check(
        CardClass::Warrior,
        &[
            Friend("CS2_182"),
            Give("AV_132"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "SCH_237e"),
            CostNow(Nth(1), 7),
            CostNow(Nth(2), 4),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Friend("CS2_182"),
            Give("AV_132"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "SCH_237e"),
            Play("BOT_020", Nothing),
            Crystals(10),
            CostNow(Nth(1), 8),
        ],
    );
}

/// # Studying Athletics
///
/// `SCH_237e2` · Warrior enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived SCH_237e2 0974d5cc c7c6a687 8a2ec2a7.f705eb41
#[test]
fn SCH_237e2_studying_athletics() {
    check(CardClass::Warrior, &[Give("CS2_118"), Enchant(Nth(0), "SCH_237e2"), CostNow(Nth(0), 2)]);
}

/// # Reaper's Scythe
///
/// `SCH_238` · Warrior weapon · 4 mana · 4/2 durability
///
/// > **Spellburst**: Also damages adjacent minions this turn.
///
/// State: Todo
//~ todo SCH_238 185b68a9 6824a38e 56c90c76.99740274
#[test]
#[ignore = "todo: SCH_238 Reaper's Scythe"]
fn SCH_238_reapers_scythe() {
    check(CardClass::Warrior, &[Give("SCH_238"), Cost("SCH_238", 4), Stats("SCH_238", 4, 2), Unwritten]);
}

/// # Playmaker
///
/// `SCH_317` · Warrior minion · 3 mana · 4/3
///
/// > After you play a **Rush** minion, summon a copy with 1 Health remaining.
///
/// State: Done
//~ done SCH_317 39f55cb8 - 164f5586.f2b795fd
#[test]
fn SCH_317_playmaker() {
    check(
        CardClass::Warrior,
        &[
            Give("SCH_317"),
            Cost("SCH_317", 3),
            Stats("SCH_317", 4, 3),
            Friend("SCH_317"),
            Play("GIL_113", Nothing),
            BoardCount(Mine, 3),
            Is(My(2), "GIL_113"),
            Now(My(1), 3, 3),
            Now(My(2), 3, 1),
            Play("CS2_182", Nothing),
            BoardCount(Mine, 4),
        ],
    );
}

/// # Troublemaker
///
/// `SCH_337` · Warrior minion · 8 mana · 6/8
///
/// > At the end of your turn, summon two 3/3 Ruffians that attack random enemies.
///
/// State: Derived
//~ derived SCH_337 0b7c0d63 4f66bf56 3097b894.cc5742ce
#[test]
fn SCH_337_troublemaker() {
    check(
        CardClass::Warrior,
        &[
            Give("SCH_337"),
            Cost("SCH_337", 8),
            Stats("SCH_337", 6, 8),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SCH_337"),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            EndTurn,
            BoardCount(Mine, 4),
            In(The("SCH_337t"), Zone::Play),
            Now(The("SCH_337t"), 3, 3),
            Now(TheirHero, 0, 24),
            Damage(TheirHero, 6),
        ],
    );
}

/// # Ruffian
///
/// `SCH_337t` · Warrior minion · 3 mana · 3/3
///
/// State: Vanilla
//~ vanilla SCH_337t fb3a53a0 6024a247 5490111d
#[test]
fn SCH_337t_ruffian() {
    check(
        CardClass::Warrior,
        &[
            Give("SCH_337t"),
            Cost("SCH_337t", 3),
            Stats("SCH_337t", 3, 3),
            Play("SCH_337t", Nothing),
            In(The("SCH_337t"), Zone::Play),
            Now(The("SCH_337t"), 3, 3),
        ],
    );
}

/// # In Formation!
///
/// `SCH_525` · Warrior spell · 2 mana
///
/// > Add 2 random **Taunt** minions to your hand.
///
/// State: Derived
//~ derived SCH_525 658b60a5 5cd12661 5996b030.bb397f56
#[test]
fn SCH_525_in_formation() {
    check(
        CardClass::Warrior,
        &[
            Give("SCH_525"),
            Cost("SCH_525", 2),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Force(Card("AT_069")),
            Force(Card("AT_069")),
            Play("SCH_525", Nothing),
            Is(InHand(0), "AT_069"),
            CostNow(InHand(0), 2),
            Now(InHand(0), 3, 2),
            Is(InHand(1), "AT_069"),
            CostNow(InHand(1), 2),
            Now(InHand(1), 3, 2),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("SCH_525"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Never(Card("AT_003")),
            Play("SCH_525", Nothing),
        ],
    );
}

/// # Rattlegore
///
/// `SCH_621` · Warrior minion · 9 mana · 9/9
///
/// > **Deathrattle:** Resummon this with -1/-1.
///
/// State: Todo
//~ todo SCH_621 dc21f074 2c3fc70d c18166fd.1855103d
#[test]
#[ignore = "todo: SCH_621 Rattlegore"]
fn SCH_621_rattlegore() {
    check(CardClass::Warrior, &[Give("SCH_621"), Cost("SCH_621", 9), Stats("SCH_621", 9, 9), Unwritten]);
}
