//! Priest cards of Whispers of the Old Gods, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 78b4e704

/// Twilight Darkmender · Minion · 5 mana · 6/5 · **Battlecry:** If your C'Thun has at least 10 Attack, restore #10 Health to your hero.
//~ done OG_096 - 081006b1 -
#[test]
fn OG_096_twilight_darkmender() {
    check! { Priest:
        Give("OG_096"), Cost("OG_096", 5), Stats("OG_096", 6, 5), Ally("OG_280"), Play("OG_293", Nothing),
        Crystals(10), DealDamage(MyHero, 12), Play("OG_096", Nothing), Damage(MyHero, 2),
    }
    check! { Priest:
        Ally("OG_280"), Play("OG_293", Nothing), DealDamage(My(0), 5), Crystals(10), Play("OG_096", Nothing),
        StatsNow(My(0), 10, 5),
    }
    check! { Priest:
        Ally("OG_280"), Play("OG_293", Nothing), Crystals(10), DealDamage(TheirHero, 6), Play("OG_096", Nothing),
        Health(TheirHero, 24),
    }
}

/// Embrace the Shadow · Spell · Shadow · 2 mana · This turn, your healing effects deal damage instead.
//~ done OG_104 - 786d867f -
#[test]
fn OG_104_embrace_the_shadow() {
    check! { Priest:
        Play("OG_104", Nothing), HeroPower(On(TheirHero)), Health(TheirHero, 28), EndTurn, EndTurn, DealDamage(TheirHero, 5),
        HeroPower(On(TheirHero)), Health(TheirHero, 25),
    }
}

/// Hooded Acolyte · Minion · 4 mana · 3/6 · **Taunt** Whenever a character is healed, give your C'Thun +1/+1 *(wherever it is).*
//~ done OG_334 - d39e0725 -
#[test]
fn OG_334_hooded_acolyte() {
    check! { Priest:
        Give("OG_334"), Cost("OG_334", 4), Stats("OG_334", 3, 6), Has("OG_334", GameTag::TAUNT), Ally("OG_280"),
        Ally("OG_334"), DealDamage(MyHero, 5), Play("CS2_089", Nothing), Damage(MyHero, 0), StatsNow(My(0), 7, 7),
    }
    let theirs = [GiveThem("OG_280"), EndTurn, Play("OG_281", Nothing), EndTurn];
    let mine = [Ally("OG_334"), DealDamage(MyHero, 2), Restore(MyHero, 2), StatsNow(InTheirHand(0), 8, 8)];
    check(CardClass::Priest, &[&theirs[..], &mine].concat());
}

/// Herald Volazj · Minion · 6 mana · 5/5 · **Battlecry:** Summon a 1/1 copy of each of your other minions.
//~ done OG_316 - 1b5f13ff -
#[test]
fn OG_316_herald_volazj() {
    check! { Priest:
        Ally("CS2_182"), Ally("CS2_200"), Enemy("CS2_172"), Play("OG_316", Nothing), BoardCount(Mine, 5),
        StatsNow(Newest("CS2_182"), 1, 1), StatsNow(Newest("CS2_200"), 1, 1), StatsNow(Nth(0), 4, 5), StatsNow(Nth(1), 6, 7),
        BoardCount(Theirs, 1),
    }
    check! { Priest: Play("OG_316", Nothing), BoardCount(Mine, 1), StatsNow(My(0), 5, 5) }
}
