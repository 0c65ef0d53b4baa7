//! Neutral cards of Ashes of Outland, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 18db002f

/// `BT_126` · Neutral minion · 3 mana · 3/4
/// > **Battlecry:** Destroy all other friendly minions. **Deathrattle:** Resummon them with +1/+1.
///
/// State: Todo
//~ todo BT_126 c28b066e d6ad27d2 e90fb17d.cd2d11a6
#[test]
#[ignore = "todo: Teron Gorefiend"]
fn BT_126_teron_gorefiend() {
    unwritten("BT_126");
}

/// `BT_156` · Neutral minion · 2 mana · 3/5
/// > **Dormant** for 2 turns. **Rush**
///
/// State: Done
//~ done BT_156 52d602ee - 78dba3a6.07000d5a
#[test]
fn BT_156_imprisoned_vilefiend() {
    check(
        CardClass::Mage,
        &[
            Give("BT_156"),
            Cost("BT_156", 2),
            Stats("BT_156", 3, 5),
            Has("BT_156", GameTag::RUSH),
            Play("BT_156", Nothing),
            HasNow(My(0), GameTag::DORMANT),
            EndTurn,
            EndTurn,
            HasNow(My(0), GameTag::DORMANT),
            EndTurn,
            EndTurn,
            HasNot(My(0), GameTag::DORMANT),
            Enemy("CS2_182"),
            Attack(My(0), Their(0)),
            Damage(Their(0), 3),
        ],
    );
}

/// `BT_255` · Neutral minion · 6 mana · 4/7
/// > Every third spell you cast each turn costs (1).
///
/// State: Todo
//~ todo BT_255 5d64d409 bbbeb802 6263e366.54a29774
#[test]
#[ignore = "todo: Kael'thas Sunstrider"]
fn BT_255_kaelthas_sunstrider() {
    unwritten("BT_255");
}

/// `BT_729` · Neutral minion · 5 mana · 3/3
/// > **Battlecry:** Deal 3 damage to a minion and all others of the same minion type.
///
/// State: Todo
//~ todo BT_729 42a3e68a 80dcd57d e5eb5b88.75426783
#[test]
#[ignore = "todo: Waste Warden"]
fn BT_729_waste_warden() {
    unwritten("BT_729");
}

/// `BT_731` · Neutral minion · 1 mana · 1/2
/// > After this damages a minion, turn it into an Infectious Sporeling.
///
/// State: Done
//~ done BT_731 6976e16c - 3a07256a.9ec5baf4
#[test]
fn BT_731_infectious_sporeling() {
    check(
        CardClass::Mage,
        &[
            Give("BT_731"),
            Cost("BT_731", 1),
            Stats("BT_731", 1, 2),
            Friend("BT_731"),
            Friend("CS2_182"),
            Enemy("CS1_042"),
            Enemy("CS2_182"),
            Attack(My(0), Their(0)),
            Is(Their(0), "BT_731"),
            Now(Their(0), 1, 2),
            HasNot(Their(0), GameTag::TAUNT),
            Attack(My(1), Their(1)),
            Is(Nth(4), "CS2_182"),
            EndTurn,
            EndTurn,
            Attack(My(0), TheirHero),
            Is(TheirHero, "HERO_08"),
        ],
    );
    check(
        CardClass::Mage,
        &[Friend("BT_731"), Enemy("CS2_182"), Attack(My(0), Their(0)), Is(Their(0), "BT_731"), Now(Their(0), 1, 2)],
    );
}

/// `BT_735` · Neutral minion · 5 mana · 7/3
/// > **Deathrattle**: Summon a 0/3 Ashes of Al'ar that resurrects this minion on your next turn.
///
/// State: Todo
//~ todo BT_735 b2f21bb3 542271c2 edf56844.87480f3f
#[test]
#[ignore = "todo: Al'ar"]
fn BT_735_alar() {
    unwritten("BT_735");
}

/// `BT_850` · Neutral minion · 4 mana · 12/12
/// > **Dormant**. **Battlecry:** Summon three 1/3 enemy Warders. When they die, destroy all minions and awaken.
///
/// State: Todo
//~ todo BT_850 85152e1e 2789e312 b5c4cc4b.12ee5e1b
#[test]
#[ignore = "todo: Magtheridon"]
fn BT_850_magtheridon() {
    unwritten("BT_850");
}

/// `BT_850t` · Neutral minion · 1 mana · 1/3
/// > *(Magtheridon will destroy all minions and awaken after 3 Warders die.)*
///
/// State: Todo
//~ todo BT_850t 8f5731e5 d66d749e 2a23e374.54a1040c
#[test]
#[ignore = "todo: Hellfire Warder"]
fn BT_850t_hellfire_warder() {
    unwritten("BT_850t");
}
