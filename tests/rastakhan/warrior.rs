//! Warrior cards of Rastakhan's Rumble, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 59d7af9d

/// Heavy Metal! · Spell · 6 mana · Summon a random minion with Cost equal to your Armor *(up to 10).*
//~ done TRL_324 - 8e86c080 -
#[test]
fn TRL_324_heavy_metal() {
    check! { Warrior:
        HeroPower(Nothing), Force(Card("CS2_172")), Play("TRL_324", Nothing), IsCard(My(0), "CS2_172"), Crystals(10),
        Play("OG_047b", Nothing), Play("OG_047b", Nothing), Armor(Mine, 18), Crystals(10), Force(Card("NEW1_030")),
        Play("TRL_324", Nothing), BoardCount(Mine, 2), IsCard(My(1), "NEW1_030"),
    }
    // A spell of that Cost is no minion.
    check! { Warrior: HeroPower(Nothing), ForbidOutcome(Card("CS2_024")), Play("TRL_324", Nothing) }
    let armored = [Play("OG_047b", Nothing), Play("OG_047b", Nothing), Armor(Mine, 16), Crystals(10)];
    check(CardClass::Warrior, &[&armored[..], &[ForbidOutcome(Card("EX1_279")), Play("TRL_324", Nothing)]].concat());
}

/// Spirit of the Rhino · Minion · Undead · Beast · 1 mana · 0/3 · **Stealth** for 1 turn. Your **Rush** minions are **Immune** the turn they're summoned.
//~ done TRL_327 - 91c845b5 -
#[test]
fn TRL_327_spirit_of_the_rhino() {
    check! { Warrior:
        Ally("TRL_327"), HasNow(My(0), GameTag::STEALTH), Ally("DMF_087"), Enemy("CS2_200"),
        Play("DMF_087", Nothing), Play("CS2_182", Nothing), HasNow(Newest("DMF_087"), GameTag::IMMUNE),
        HasNot(Newest("CS2_182"), GameTag::IMMUNE), HasNot(My(1), GameTag::IMMUNE), Attack(My(2), Their(0)),
        Damage(My(2), 0), EndTurn, EndTurn, HasNot(My(2), GameTag::IMMUNE), HasNot(My(0), GameTag::STEALTH),
    }
    // What the opponent does is not heard.
    check! { Warrior: Ally("TRL_327"), EndTurn, HasNow(My(0), GameTag::STEALTH) }
    // Stealth that it gets later stays.
    check! { Warrior:
        Ally("TRL_327"), EndTurn, EndTurn, HasNot(My(0), GameTag::STEALTH), Play("VAN_NEW1_014", On(My(0))), EndTurn,
        EndTurn, HasNow(My(0), GameTag::STEALTH),
    }
}

/// Sul'thraze · Weapon · 6 mana · 4/4 durability · **Overkill**: You may attack again.
//~ done TRL_325 - 408e7ca5 -
#[test]
fn TRL_325_sulthraze() {
    check! { Warrior:
        Play("TRL_325", Nothing), Enemy("CS2_172"), Enemy("CS2_120"), Attack(MyHero, Their(0)), Dead(Nth(1)),
        Attack(MyHero, Their(0)), Dead(Nth(2)), Attack(MyHero, TheirHero), Health(TheirHero, 26),
        CannotAttack(MyHero, TheirHero), StatsNow(MyWeapon, 4, 1),
    }
    check! { Warrior:
        Play("TRL_325", Nothing), Enemy("CS2_187"), Attack(MyHero, Their(0)), Dead(Nth(1)),
        CannotAttack(MyHero, TheirHero),
    }
}
