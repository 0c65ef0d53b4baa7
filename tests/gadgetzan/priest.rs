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
//~ derived CFM_604 2ff9fcd9 b5752370 60abcc37.e984a482
#[test]
fn CFM_604_greater_healing_potion() {
    check(
        CardClass::Priest,
        &[
            Give("CFM_604"),
            Cost("CFM_604", 4),
            Targets("CFM_604", &[FriendlyMinion, FriendlyHero]),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(4), 2),
            Hurt(Nth(5), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("CFM_604", On(Nth(4))),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            Now(Nth(4), 4, 5),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("CFM_604"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(4), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("CFM_604", On(MyHero)),
            Now(MyHero, 0, 22),
            Damage(MyHero, 8),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
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
//~ derived CFM_605 4124d17e 9c70ccf5 045badfa.c769b278
#[test]
fn CFM_605_drakonid_operative() {
    check(
        CardClass::Priest,
        &[
            Give("CFM_605"),
            Cost("CFM_605", 4),
            Stats("CFM_605", 4, 5),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(4))),
            Play("CFM_605", Nothing),
            ChooseCard("CS2_118"),
            Is(InHand(2), "CS2_118"),
            CostNow(InHand(2), 3),
            Now(InHand(2), 5, 1),
            HandCount(Mine, 3),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("CFM_605"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_605", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 22),
            HandCount(Mine, 0),
            Now(Nth(0), 4, 5),
            Now(Nth(5), 4, 5),
            Now(Nth(6), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 21),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Mana Geode
///
/// `CFM_606` · Priest minion · 2 mana · 2/3
///
/// > **Overheal:** Summon a 2/2 Crystal.
///
/// State: Derived
//~ derived CFM_606 10da281c 4070edc9 39ae7d26.77caa085
#[test]
fn CFM_606_mana_geode() {
    check(
        CardClass::Priest,
        &[
            Give("CFM_606"),
            Cost("CFM_606", 2),
            Stats("CFM_606", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CFM_606"),
            Hurt(Nth(3), 1),
            Restore(Nth(3), 3),
            BoardCount(Mine, 3),
            In(The("CFM_606t"), Zone::Play),
            Now(The("CFM_606t"), 2, 2),
        ],
    );
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
//~ derived CFM_626 53fa00cd 3994422a c1ba1ac7.0d24a26e
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
//~ derived CFM_657 30db8f5f 9cb43014 eebef693.94f1f570
#[test]
fn CFM_657_kabal_songstealer() {
    check(
        CardClass::Priest,
        &[
            Give("CFM_657"),
            Cost("CFM_657", 5),
            Stats("CFM_657", 5, 5),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("CFM_657", On(Nth(4))),
            HasNot(Nth(4), GameTag::TAUNT),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("CFM_657"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("CFM_657", On(Nth(1))),
            HasNot(Nth(1), GameTag::TAUNT),
        ],
    );
}

/// # Pint-Size Potion
///
/// `CFM_661` · Priest spell · Shadow · 1 mana
///
/// > Give all enemy minions -3 Attack this turn only.
///
/// State: Derived
//~ derived CFM_661 86fa82c5 31f3e99d 434d1b24.e0acd658
#[test]
fn CFM_661_pint_size_potion() {
    check(
        CardClass::Priest,
        &[
            Give("CFM_661"),
            Cost("CFM_661", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_661", Nothing),
            Now(Nth(2), 1, 5),
        ],
    );
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
//~ derived CFM_662 f961e22f c24613a9 39f7074e.143e0de2
#[test]
fn CFM_662_dragonfire_potion() {
    check(
        CardClass::Priest,
        &[
            Give("CFM_662"),
            Cost("CFM_662", 5),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("CFM_662", Nothing),
            BoardCount(Mine, 0),
            Dead(Nth(1)),
            Dead(Nth(2)),
            Dead(Nth(3)),
            Dead(Nth(4)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("CFM_662"),
            Friend("CS2_118"),
            Friend("TLC_248"),
            Enemy("CS2_182"),
            Play("CFM_662", Nothing),
            BoardCount(Mine, 1),
            Dead(Nth(1)),
            Now(Nth(2), 14, 23),
            Dead(Nth(3)),
            BoardCount(Theirs, 0),
        ],
    );
}
