//! Priest cards of Mean Streets of Gadgetzan, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 5d5086da

/// # Raza the Chained
///
/// `CFM_020` · Priest minion · 5 mana · 5/5
///
/// > **Battlecry:** If your deck has no duplicates, your Hero Power costs (0) this game.
///
/// State: Todo
//~ todo CFM_020 54b9d0bf 21538041 117615a8.cdd2470b
#[test]
#[ignore = "todo: CFM_020 Raza the Chained"]
fn CFM_020_raza_the_chained() {
    check(CardClass::Priest, &[Give("CFM_020"), Cost("CFM_020", 5), Stats("CFM_020", 5, 5), Unwritten]);
}

/// # Potion of Madness
///
/// `CFM_603` · Priest spell · Shadow · 1 mana
///
/// > Gain control of an enemy minion with 2 or less Attack until end of turn.
///
/// State: Todo
//~ todo CFM_603 abaef14e 222abd9b 1acfd72b.66ce0041
#[test]
#[ignore = "todo: CFM_603 Potion of Madness"]
fn CFM_603_potion_of_madness() {
    check(CardClass::Priest, &[Give("CFM_603"), Cost("CFM_603", 1), Unwritten]);
}

/// # Greater Healing Potion
///
/// `CFM_604` · Priest spell · Holy · 4 mana
///
/// > Restore #12 Health to a friendly character. Draw a card.
///
/// State: Derived
//~ derived CFM_604 2ff9fcd9 617ecb8f 60abcc37.e984a482
#[test]
fn CFM_604_greater_healing_potion() {
    check(
        CardClass::Priest,
        &[
            Give("CFM_604"),
            Cost("CFM_604", 4),
            Targets("CFM_604", &[FriendlyMinion, FriendlyHero]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 12),
            Hurt(TheirHero, 12),
            Play("CFM_604", On(Nth(1))),
            Now(Nth(1), 4, 5),
            HandCount(Mine, 1),
            DeckCount(Mine, 18),
            Now(Nth(2), 4, 3),
            Damage(MyHero, 12),
            Damage(TheirHero, 12),
        ],
    );
}

/// # Drakonid Operative
///
/// `CFM_605` · Priest minion · 4 mana · 4/5
///
/// > **Battlecry:** If you're holding a Dragon, **Discover** a copy of a card in your opponent's deck.
///
/// State: Derived
//~ derived CFM_605 4124d17e b2ec98e1 045badfa.c769b278
#[test]
#[ignore = "todo: CFM_605 Drakonid Operative"]
fn CFM_605_drakonid_operative() {
    check(CardClass::Priest, &[Give("CFM_605"), Cost("CFM_605", 4), Stats("CFM_605", 4, 5), Unwritten]);
}

/// # Mana Geode
///
/// `CFM_606` · Priest minion · 2 mana · 2/3
///
/// > **Overheal:** Summon a 2/2 Crystal.
///
/// State: Derived
//~ derived CFM_606 10da281c b38c7770 39ae7d26.77caa085
#[test]
#[ignore = "todo: CFM_606 Mana Geode"]
fn CFM_606_mana_geode() {
    check(CardClass::Priest, &[Give("CFM_606"), Cost("CFM_606", 2), Stats("CFM_606", 2, 3), Unwritten]);
}

/// # Crystal
///
/// `CFM_606t` · Priest minion · 2 mana · 2/2
///
/// State: Vanilla
//~ vanilla CFM_606t 23f5d271 41388b63 0c8569c7
#[test]
fn CFM_606t_crystal() {
    check(
        CardClass::Priest,
        &[
            Give("CFM_606t"),
            Cost("CFM_606t", 2),
            Stats("CFM_606t", 2, 2),
            Play("CFM_606t", Nothing),
            In(The("CFM_606t"), Zone::Play),
            Now(The("CFM_606t"), 2, 2),
        ],
    );
}

/// # Kabal Talonpriest
///
/// `CFM_626` · Priest minion · 3 mana · 3/4
///
/// > **Battlecry:** Give a friendly minion +3 Health.
///
/// State: Derived
//~ derived CFM_626 53fa00cd b852171f c1ba1ac7.0d24a26e
#[test]
fn CFM_626_kabal_talonpriest() {
    check(
        CardClass::Priest,
        &[
            Give("CFM_626"),
            Cost("CFM_626", 3),
            Stats("CFM_626", 3, 4),
            Targets("CFM_626", &[FriendlyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_626", On(Nth(1))),
            Now(Nth(1), 4, 8),
            Now(Nth(2), 4, 5),
            Now(Nth(0), 3, 4),
            Damage(MyHero, 0),
        ],
    );
}

/// # Fortitude
///
/// `CFM_626e` · Neutral enchantment
///
/// > +3 Health.
///
/// State: Derived
//~ derived CFM_626e faa4a0f5 21ea7345 b0d96e7a.cda80e25
#[test]
fn CFM_626e_fortitude() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "CFM_626e"), Now(My(0), 5, 4)]);
}

/// # Kabal Songstealer
///
/// `CFM_657` · Priest minion · 5 mana · 5/5
///
/// > **Battlecry: Silence** a minion.
///
/// State: Derived
//~ derived CFM_657 30db8f5f 9075629c eebef693.94f1f570
#[test]
#[ignore = "todo: CFM_657 Kabal Songstealer"]
fn CFM_657_kabal_songstealer() {
    check(CardClass::Priest, &[Give("CFM_657"), Cost("CFM_657", 5), Stats("CFM_657", 5, 5), Unwritten]);
}

/// # Pint-Size Potion
///
/// `CFM_661` · Priest spell · Shadow · 1 mana
///
/// > Give all enemy minions -3 Attack this turn only.
///
/// State: Todo
//~ todo CFM_661 86fa82c5 581da7f3 434d1b24.e0acd658
#[test]
#[ignore = "todo: CFM_661 Pint-Size Potion"]
fn CFM_661_pint_size_potion() {
    check(CardClass::Priest, &[Give("CFM_661"), Cost("CFM_661", 1), Unwritten]);
}

/// # Shrunk
///
/// `CFM_661e` · Priest enchantment
///
/// > -3 Attack this turn.
///
/// State: Derived
//~ derived CFM_661e d43a8409 9335cd96 2c9af6fb.85dd740e
#[test]
fn CFM_661e_shrunk() {
    check(
        CardClass::Priest,
        &[Friend("CS2_118"), Enchant(My(0), "CFM_661e"), Now(My(0), 2, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Dragonfire Potion
///
/// `CFM_662` · Priest spell · Fire · 5 mana
///
/// > Deal $5 damage to all minions except Dragons.
///
/// State: Derived
//~ derived CFM_662 f961e22f d03fb1d2 39f7074e.143e0de2
#[test]
fn CFM_662_dragonfire_potion() {
    check(
        CardClass::Priest,
        &[
            Give("CFM_662"),
            Cost("CFM_662", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_662", Nothing),
            Dead(Nth(1)),
            Dead(Nth(2)),
            BoardCount(Mine, 0),
            BoardCount(Theirs, 0),
            Damage(MyHero, 0),
            Damage(TheirHero, 0),
        ],
    );
}
