//! Rogue cards of Festival of Legends, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 1bdae38e

/// Breakdance · Spell · Shadow · 1 mana · Return a friendly minion to your hand. Summon a Dancer with its stats and **Rush**.
//~ done ETC_076 - 83048f1a -
#[test]
fn ETC_076_breakdance() {
    check! { Rogue:
        Targets("ETC_076", &[FriendlyMinion]), Ally("CS2_182"), Enchant(My(0), "CS2_092e"),
        Play("ETC_076", On(My(0))), HandCount(Mine, 1), IsCard(InHand(0), "CS2_182"), BoardCount(Mine, 1),
        IsCard(My(0), "ETC_076t"), StatsNow(My(0), 8, 9), HasNow(My(0), GameTag::RUSH),
    }
    check! { Rogue:
        Ally("CS2_182"), Ally("CS2_182"), Play("ETC_076", On(My(0))), BoardCount(Mine, 2), HandCount(Mine, 1),
        IsCard(My(0), "ETC_076t"), IsCard(My(1), "CS2_182"),
    }
}

/// MC Blingtron · Minion · Mech · 5 mana · 5/5 · **Battlecry:** Both players equip 1/2 Microphones. Your opponent's increases all damage they take by 1!
// Also tests ETC_078t.
//~ done ETC_078 - da85ff17 -
#[test]
fn ETC_078_mc_blingtron() {
    check! { Rogue:
        Play("ETC_078", Nothing), IsCard(MyWeapon, "ETC_078t2"), IsCard(TheirWeapon, "ETC_078t"), DealDamage(TheirHero, 2),
        Health(TheirHero, 27), DealDamage(MyHero, 2), Health(MyHero, 28), Kill(TheirWeapon), DealDamage(TheirHero, 2),
        Health(TheirHero, 25),
    }
}

/// Record Scratcher · Weapon · 3 mana · 3/2 durability · **Deathrattle:** Refresh @ Mana \|4(Crystal, Crystals). *(Play **Combo** cards while equipped to improve!)*
/// - Numbers: {0} = 1
//~ done ETC_518 - b159efcc.eae7e889 -
#[test]
fn ETC_518_record_scratcher() {
    check! { Rogue:
        Give("ETC_518"), Cost("ETC_518", 3), Stats("ETC_518", 3, 2), Play("ETC_518", Nothing), Play("EX1_131", Nothing),
        BoardCount(Mine, 2), Play("CS2_231", Nothing), Mana(5), Cost("CS2_106", 2), Play("CS2_106", Nothing), Mana(5),
    }
    // It answers each time, not once a turn.
    check! { Rogue:
        Play("ETC_518", Nothing), Play("EX1_131", Nothing), Play("EX1_131", Nothing), Play("CS2_106", Nothing), Mana(4),
        BoardCount(Mine, 4),
    }
}

/// Rhythmdancer Risa · Minion · 4 mana · 3/5 · **Rush** After your hero attacks, return this to your hand and set its Cost to (1).
//~ done JAM_019 - 563c5f0d -
#[test]
fn JAM_019_rhythmdancer_risa() {
    check! { Rogue:
        Give("JAM_019"), Cost("JAM_019", 4), Stats("JAM_019", 3, 5), Has("JAM_019", GameTag::RUSH), Ally("CS2_106"),
        Ally("CS2_182"), Play("JAM_019", Nothing), Attack(Nth(2), TheirHero), IsInZone(Nth(0), Zone::Play),
        Attack(MyHero, TheirHero), HandCount(Mine, 1), IsInZone(Nth(0), Zone::Hand), CostNow(Nth(0), 1), BoardCount(Mine, 1),
        Mana(6), Play("JAM_019", Nothing), Mana(5), StatsNow(My(1), 3, 5),
    }
}

/// Mixtape · Spell · Fire · 1 mana · **Discover** a copy of a card your opponent played this game.
//~ done ETC_074 - 37406b97 -
#[test]
fn ETC_074_mixtape() {
    check! { Rogue:
        Give("ETC_074"), Cost("ETC_074", 1), Play("CS2_171", Nothing), EndTurn, Play("CS2_172", Nothing),
        Play("CS2_120", Nothing), EndTurn, Play("ETC_074", Nothing), ChooseCard("CS2_172"), HandCount(Mine, 2),
        IsCard(InHand(1), "CS2_172"), BoardCount(Theirs, 2),
    }
    check! { Rogue: Play("CS2_171", Nothing), Enemy("CS2_172"), Play("ETC_074", Nothing), HandCount(Mine, 0) }
}
