//! Rogue cards of Saviors of Uldum, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file edc0a467

/// Shadow of Death · Spell · Shadow · 4 mana · Choose a minion. Shuffle 3 'Shadows' into your deck that summon a copy when drawn.
//~ done ULD_286 - 184f6172 -
#[test]
fn ULD_286_shadow_of_death() {
    check! { Rogue:
        Targets("ULD_286", &[FriendlyMinion, EnemyMinion]), EmptyDeck(Mine), Enemy("CS2_200"),
        Play("ULD_286", On(Their(0))), DeckCount(Mine, 3), EndTurn, EndTurn, HandCount(Mine, 0), DeckCount(Mine, 0),
        Damage(MyHero, 1), BoardCount(Mine, 3), Is(My(0), "CS2_200"), BoardCount(Theirs, 1),
    }
}

/// Shadow · Spell · Shadow · 4 mana · **Casts When Drawn** Summon a {0}.
//~ done ULD_286t - 746aaa1d -
#[test]
fn ULD_286t_shadow() {
    ULD_286_shadow_of_death();
}

/// Bazaar Burglary · Spell · 1 mana · **Quest:** Add 4 cards from other classes to your hand. **Reward:** Ancient Blades.
//~ done ULD_326 - 8a78eaa7 -
#[test]
fn ULD_326_bazaar_burglary() {
    check! { Rogue:
        Give("ULD_326"), Cost("ULD_326", 1), Play("ULD_326", Nothing), Play("KAR_069", Nothing),
        Play("KAR_069", Nothing), Play("KAR_069", Nothing), Play("WW_363", Nothing), In(The("GAME_005"), Zone::Hand),
        In(Nth(0), Zone::Secret), Play("KAR_069", Nothing), HandCount(Mine, 5), In(Nth(0), Zone::Graveyard),
        Is(MyPower, "ULD_326p"),
    }
    // The opponent gets nothing of it.
    check! { Rogue:
        Play("ULD_326", Nothing), Play("KAR_069", Nothing), Play("KAR_069", Nothing), Play("KAR_069", Nothing),
        Play("KAR_069", Nothing), EndTurn, HeroPower(On(My(0))), HandCount(Mine, 4),
    }
}

/// Ancient Blades · Hero Power · 2 mana · Equip a 3/2 Blade with **Immune** while attacking.
//~ done ULD_326p - a64199f7 -
#[test]
fn ULD_326p_ancient_blades() {
    check! { Rogue:
        HasHeroPower("ULD_326p"), Enemy("CS2_182"), HeroPower(Nothing), Is(MyWeapon, "ULD_326t"),
        Attack(MyHero, Their(0)), Damage(MyHero, 0), Damage(Their(0), 3),
    }
}
