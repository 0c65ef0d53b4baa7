//! Warlock cards of Mean Streets of Gadgetzan, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file aa68bfb9

/// # Felfire Potion
///
/// `CFM_094` · Warlock spell · Fel · 6 mana
///
/// > Deal $5 damage to all characters.
///
/// State: Derived
//~ derived CFM_094 37604b71 fd39a9c1 84872a66.4734933b
#[test]
fn CFM_094_felfire_potion() {
    check(
        CardClass::Warlock,
        &[
            Give("CFM_094"),
            Cost("CFM_094", 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_094", Nothing),
            Now(MyHero, 0, 25),
            BoardCount(Mine, 0),
            Damage(MyHero, 5),
            Dead(Nth(1)),
            Dead(Nth(2)),
            Now(TheirHero, 0, 25),
            BoardCount(Theirs, 0),
            Damage(TheirHero, 5),
        ],
    );
}

/// # Blastcrystal Potion
///
/// `CFM_608` · Warlock spell · Shadow · 4 mana
///
/// > Destroy a minion and one of your Mana Crystals.
///
/// State: Derived
//~ derived CFM_608 dfc51745 423ac098 d8631a63.da22267a
#[test]
fn CFM_608_blastcrystal_potion() {
    check(
        CardClass::Warlock,
        &[
            Give("CFM_608"),
            Cost("CFM_608", 4),
            Targets("CFM_608", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("CFM_608", On(Nth(2))),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("CFM_608"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("CFM_608", On(Nth(1))),
            BoardCount(Mine, 0),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("CFM_608"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("CFM_608", On(Nth(2))),
            EndTurn,
            EndTurn,
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
            Mana(5),
        ],
    );
}

/// # Crystalweaver
///
/// `CFM_610` · Warlock minion · 4 mana · 5/4
///
/// > **Battlecry:** Give your Demons +1/+1.
///
/// State: Derived
//~ derived CFM_610 38760a9d 6874c65f 861b77d6.fe3f1670
#[test]
fn CFM_610_crystalweaver() {
    check(
        CardClass::Warlock,
        &[
            Give("CFM_610"),
            Cost("CFM_610", 4),
            Stats("CFM_610", 5, 4),
            Friend("AT_020"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_610", Nothing),
            Now(Nth(0), 5, 4),
            Now(Nth(1), 7, 9),
        ],
    );
}

/// # Serrated Shadows
///
/// `CFM_610e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived CFM_610e 83dbd2da 65571e40 ea1fb274.67341004
#[test]
fn CFM_610e_serrated_shadows() {
    check(CardClass::Warlock, &[Friend("CS2_118"), Enchant(My(0), "CFM_610e"), Now(My(0), 6, 2)]);
}

/// # Bloodfury Potion
///
/// `CFM_611` · Warlock spell · Shadow · 3 mana
///
/// > Give a minion +3 Attack. If it's a Demon, also give it +3 Health.
///
/// State: Derived
//~ derived CFM_611 f4336d1d 3a345324 0dfb8faf.70160854
#[test]
fn CFM_611_bloodfury_potion() {
    check(
        CardClass::Warlock,
        &[
            Give("CFM_611"),
            Cost("CFM_611", 3),
            Targets("CFM_611", &[FriendlyMinion, EnemyMinion]),
            OnTop("AT_020"),
            OnTop("AT_020"),
            OnTop("CS2_182"),
            OnTheirTop("AT_020"),
            Friend("AT_020"),
            Friend("CS2_182"),
            Enemy("AT_020"),
            Enemy("CS2_182"),
            Play("CFM_611", On(Nth(7))),
            Now(Nth(7), 9, 11),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("CFM_611"),
            OnTop("AT_020"),
            OnTop("AT_020"),
            OnTop("CS2_182"),
            OnTheirTop("AT_020"),
            Friend("AT_020"),
            Friend("CS2_182"),
            Enemy("AT_020"),
            Enemy("CS2_182"),
            Play("CFM_611", On(Nth(5))),
            Now(Nth(5), 9, 11),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("CFM_611"),
            OnTop("AT_020"),
            OnTop("AT_020"),
            OnTop("CS2_182"),
            OnTheirTop("AT_020"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_611", On(Nth(6))),
            Now(Nth(6), 7, 5),
        ],
    );
}

/// # Demonic Draught
///
/// `CFM_611e` · Neutral enchantment
///
/// > +3 Attack.
///
/// State: Derived
//~ derived CFM_611e 34abc104 865335f2 2799a56b.fc2d73f0
#[test]
fn CFM_611e_demonic_draught() {
    check(CardClass::Warlock, &[Friend("CS2_118"), Enchant(My(0), "CFM_611e"), Now(My(0), 8, 1)]);
}

/// # Demonic Draught
///
/// `CFM_611e2` · Neutral enchantment
///
/// > +3/+3.
///
/// State: Derived
//~ derived CFM_611e2 21faa9b0 22114fd1 3a707010.b42c6980
#[test]
fn CFM_611e2_demonic_draught() {
    check(CardClass::Warlock, &[Friend("CS2_118"), Enchant(My(0), "CFM_611e2"), Now(My(0), 8, 4)]);
}

/// # Kabal Trafficker
///
/// `CFM_663` · Warlock minion · 6 mana · 6/6
///
/// > At the end of your turn, add a random Demon to your hand.
///
/// State: Derived
//~ derived CFM_663 5775b86e 7a1b284f 26834ff1.0d50ebef
#[test]
fn CFM_663_kabal_trafficker() {
    check(
        CardClass::Warlock,
        &[
            Give("CFM_663"),
            Cost("CFM_663", 6),
            Stats("CFM_663", 6, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CFM_663"),
            Force(Card("AT_020")),
            EndTurn,
            Is(InHand(1), "AT_020"),
            CostNow(InHand(1), 7),
            Now(InHand(1), 6, 8),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Warlock,
        &[Give("CFM_663"), Friend("CS2_182"), Enemy("CS2_182"), Friend("CFM_663"), Never(Card("AT_001")), EndTurn],
    );
}

/// # Seadevil Stinger
///
/// `CFM_699` · Warlock minion · 4 mana · 4/2
///
/// > **Battlecry:** The next Murloc you play this turn costs Health instead of Mana.
///
/// State: Done
//~ done CFM_699 cd118814 - c621b3c3.9daca700
#[test]
fn CFM_699_seadevil_stinger() {
    check(
        CardClass::Warlock,
        &[
            Give("CFM_699"),
            Cost("CFM_699", 4),
            Stats("CFM_699", 4, 2),
            Give("CS2_182"),
            Give("CS2_173"),
            Give("CS2_173"),
            Play("CFM_699", Nothing),
            Crystals(0),
            Unplayable("CS2_182"),
            Play("CS2_173", Nothing),
            Damage(MyHero, 2),
            Mana(0),
            Unplayable("CS2_173"),
        ],
    );
    check(
        CardClass::Warlock,
        &[Give("CS2_173"), Play("CFM_699", Nothing), EndTurn, EndTurn, Crystals(0), Unplayable("CS2_173")],
    );
}

/// # Krul the Unshackled
///
/// `CFM_750` · Warlock minion · 9 mana · 9/9
///
/// > **Battlecry:** If your deck has no duplicates, summon all Demons from your hand.
///
/// State: Derived
//~ derived CFM_750 0a5dadf9 117f1e3e b59fbc75.fc049a4f
#[test]
fn CFM_750_krul_the_unshackled() {
    check(
        CardClass::Warlock,
        &[
            Give("CFM_750"),
            Cost("CFM_750", 9),
            Stats("CFM_750", 9, 9),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Give("AT_020"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_750", Nothing),
            BoardCount(Mine, 3),
            HandCount(Mine, 1),
            In(Nth(6), Zone::Play),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("CFM_750"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Give("AT_020"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_750", Nothing),
            BoardCount(Mine, 2),
        ],
    );
}

/// # Abyssal Enforcer
///
/// `CFM_751` · Warlock minion · 7 mana · 6/6
///
/// > **Battlecry:** Deal 3 damage to all other characters.
///
/// State: Derived
//~ derived CFM_751 02168ae7 12fa8d93 9e2eb4a4.37f940eb
#[test]
fn CFM_751_abyssal_enforcer() {
    check(
        CardClass::Warlock,
        &[
            Give("CFM_751"),
            Cost("CFM_751", 7),
            Stats("CFM_751", 6, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_751", Nothing),
            Now(MyHero, 0, 27),
            Damage(MyHero, 3),
            Now(Nth(0), 6, 6),
            Now(Nth(1), 4, 2),
            Now(Nth(2), 4, 2),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
}

/// # Unlicensed Apothecary
///
/// `CFM_900` · Warlock minion · 3 mana · 5/5
///
/// > After you summon a minion, deal 5 damage to your hero.
///
/// State: Derived
//~ derived CFM_900 10116929 3280b5ac 44c81f6f.4f79124c
#[test]
fn CFM_900_unlicensed_apothecary() {
    check(
        CardClass::Warlock,
        &[
            Give("CFM_900"),
            Cost("CFM_900", 3),
            Stats("CFM_900", 5, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CFM_900"),
            Play("CS2_182", Nothing),
            Now(MyHero, 0, 25),
            Damage(MyHero, 5),
        ],
    );
}
