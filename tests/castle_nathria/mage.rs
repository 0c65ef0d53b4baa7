//! Mage cards of Murder at Castle Nathria, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b68756b5

/// `MAW_006` · Mage spell · 3 mana
/// > **Secret:** When your opponent plays a minion, **Counter** it.
///
/// State: Done
//~ done MAW_006 be6514e0 - aa734796.fd75fb3c
#[test]
fn MAW_006_objection() {
    check(
        CardClass::Mage,
        &[
            Give("MAW_006"),
            Cost("MAW_006", 3),
            Play("MAW_006", Nothing),
            In(Nth(0), Zone::Secret),
            EndTurn,
            Play("CS2_029", On(MyHero)),
            Damage(MyHero, 6),
            In(Nth(0), Zone::Secret),
            Play("CS2_189", On(MyHero)),
            Damage(MyHero, 6),
            BoardCount(Theirs, 0),
            In(Nth(0), Zone::Graveyard),
            Mana(5),
            Play("CS2_182", Nothing),
            BoardCount(Theirs, 1),
        ],
    );
}

/// `REV_000` · Mage minion · 1 mana · 1/3
/// > **Battlecry: Discover** a spell. If your opponent guesses your choice, they get a copy.
///
/// State: Todo
//~ todo REV_000 9a16c652 560727cd ca796c5d.5b593529
#[test]
#[ignore = "todo: Suspicious Alchemist"]
fn REV_000_suspicious_alchemist() {
    unwritten("REV_000");
}

/// `REV_504` · Mage spell · Frost · 3 mana
/// > Until your next turn, your hero can only take 1 damage at a time.
///
/// State: Todo
//~ todo REV_504 f02eef5e 132bc7f3 0604eb1c.498d8703
#[test]
#[ignore = "todo: Solid Alibi"]
fn REV_504_solid_alibi() {
    unwritten("REV_504");
}

/// `REV_514` · Mage minion · 8 mana · 6/8
/// > **Battlecry:** Resurrect your Volatile Skeletons. Any that can't fit on the battlefield instantly explode! @*(@)*
///
/// State: Todo
//~ todo REV_514 36dda487 770364a3 fee7a670.42726bcd
#[test]
#[ignore = "todo: Kel'Thuzad, the Inevitable"]
fn REV_514_kel_thuzad_the_inevitable() {
    unwritten("REV_514");
}

/// `REV_515` · Mage minion · 4 mana · 3/5
/// > After a friendly **Secret** is revealed, cast a different Mage **Secret** and gain +2/+2.
///
/// State: Todo
//~ todo REV_515 f8bcc62d 84e66073 ae838480.f18810e8
#[test]
#[ignore = "todo: Orion, Mansion Manager"]
fn REV_515_orion_mansion_manager() {
    unwritten("REV_515");
}

/// `REV_786` · Mage minion · 8 mana · 6/8
/// > {0} {1} {2} {3}
///
/// State: Todo
//~ todo REV_786 3f1834d1 ed87a887 3338bb67.2260dcce
#[test]
#[ignore = "todo: Kel'Thuzad, the Inevitable"]
fn REV_786_kel_thuzad_the_inevitable() {
    unwritten("REV_786");
}

/// `REV_796` · Mage location · 3 mana · 0 uses
/// > {0} {1}
///
/// State: Todo
//~ todo REV_796 fa0f27a6 00e6a61e eef8baea.09cdb72f
#[test]
#[ignore = "todo: Nightcloak Sanctum"]
fn REV_796_nightcloak_sanctum() {
    unwritten("REV_796");
}
