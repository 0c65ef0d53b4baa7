//! Mage cards of Murder at Castle Nathria, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b68756b5

/// Objection! · Spell · 3 mana · **Secret:** When your opponent plays a minion, **Counter** it.
//~ done MAW_006 - e1f9b08b -
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

/// Suspicious Alchemist · Minion · 1 mana · 1/3 · **Battlecry: Discover** a spell. If your opponent guesses your choice, they get a copy.
//~ todo REV_000 560727cd b2bc2094 -
#[test]
#[ignore = "todo: Suspicious Alchemist"]
fn REV_000_suspicious_alchemist() {
    unwritten("REV_000");
}

/// Solid Alibi · Spell · Frost · 3 mana · Until your next turn, your hero can only take 1 damage at a time.
//~ todo REV_504 132bc7f3 3cd2161e -
#[test]
#[ignore = "todo: Solid Alibi"]
fn REV_504_solid_alibi() {
    unwritten("REV_504");
}

/// Kel'Thuzad, the Inevitable · Minion · Undead · 8 mana · 6/8 · **Battlecry:** Resurrect your Volatile Skeletons. Any that can't fit on the battlefield instantly explode! @(@)
//~ todo REV_514 770364a3 d1f80df4 -
#[test]
#[ignore = "todo: Kel'Thuzad, the Inevitable"]
fn REV_514_kel_thuzad_the_inevitable() {
    unwritten("REV_514");
}

/// Orion, Mansion Manager · Minion · 4 mana · 3/5 · After a friendly **Secret** is revealed, cast a different Mage **Secret** and gain +2/+2.
//~ todo REV_515 84e66073 45782d69 -
#[test]
#[ignore = "todo: Orion, Mansion Manager"]
fn REV_515_orion_mansion_manager() {
    unwritten("REV_515");
}

/// Kel'Thuzad, the Inevitable · Minion · 8 mana · 6/8 · {0} {1} {2} {3}
//~ todo REV_786 ed87a887 454d625e -
#[test]
#[ignore = "todo: Kel'Thuzad, the Inevitable"]
fn REV_786_kel_thuzad_the_inevitable() {
    unwritten("REV_786");
}

/// Nightcloak Sanctum · Location · 3 mana · 3 uses · {0} {1}
//~ todo REV_796 00e6a61e cf693276 -
#[test]
#[ignore = "todo: Nightcloak Sanctum"]
fn REV_796_nightcloak_sanctum() {
    unwritten("REV_796");
}
