//! Mage cards of Whispers of the Old Gods, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d5cbe2f3

/// Cult Sorcerer · Minion · 2 mana · 3/2 · **Spell Damage +1** After you cast a spell, give your C'Thun +1/+1 *(wherever it is).*
//~ done OG_303 - 649d19c9 -
#[test]
fn OG_303_cult_sorcerer() {
    check! { Mage:
        Give("OG_303"), Cost("OG_303", 2), Stats("OG_303", 3, 2), Has("OG_303", GameTag::SPELLPOWER), Ally("OG_280"),
        Ally("OG_303"), Play("GAME_005", Nothing), StatsNow(My(0), 7, 7),
    }
    check! { Mage:
        Ally("OG_280"), Ally("OG_303"), Play("CS2_062", Nothing), StatsNow(My(0), 6, 2), Health(MyHero, 26),
        Health(TheirHero, 26),
    }
    let theirs = [GiveThem("OG_280"), EndTurn, Play("OG_281", Nothing), EndTurn];
    let mine = [Ally("OG_303"), Play("GAME_005", Nothing), StatsNow(InTheirHand(0), 8, 8)];
    check(CardClass::Mage, &[&theirs[..], &mine].concat());
}

/// Forbidden Flame · Spell · Fire · 0 mana · Spend all your Mana. Deal that much damage to a minion.
//~ done OG_086 - 9dd69963 -
#[test]
fn OG_086_forbidden_flame() {
    check! { Mage:
        Targets("OG_086", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_186"), Crystals(5), Play("OG_086", On(Their(0))),
        Damage(Their(0), 5), Mana(0), Play("OG_086", On(Their(0))), Damage(Their(0), 5),
    }
}
