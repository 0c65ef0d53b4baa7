//! Rogue cards of Saviors of Uldum, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file edc0a467

/// Shadow of Death · Spell · Shadow · 4 mana · Choose a minion. Shuffle 3 'Shadows' into your deck that summon a copy when drawn.
// Also tests ULD_286t.
//~ done ULD_286 - 184f6172 -
#[test]
fn ULD_286_shadow_of_death() {
    check! { Rogue:
        Targets("ULD_286", &[FriendlyMinion, EnemyMinion]), EmptyDeck(Mine), Enemy("CS2_200"),
        Play("ULD_286", On(Their(0))), DeckCount(Mine, 3), EndTurn, EndTurn, HandCount(Mine, 0), DeckCount(Mine, 0),
        Damage(MyHero, 1), BoardCount(Mine, 3), IsCard(My(0), "CS2_200"), BoardCount(Theirs, 1),
    }
}

/// Bazaar Burglary · Spell · 1 mana · **Quest:** Add 4 cards from other classes to your hand. **Reward:** Ancient Blades.
//~ done ULD_326 - 8a78eaa7 -
#[test]
fn ULD_326_bazaar_burglary() {
    check! { Rogue:
        Give("ULD_326"), Cost("ULD_326", 1), Play("ULD_326", Nothing), Play("KAR_069", Nothing),
        Play("KAR_069", Nothing), Play("KAR_069", Nothing), Play("WW_363", Nothing), IsInZone(Newest("GAME_005"), Zone::Hand),
        IsInZone(Nth(0), Zone::Secret), Play("KAR_069", Nothing), HandCount(Mine, 5), IsInZone(Nth(0), Zone::Graveyard),
        IsCard(MyPower, "ULD_326p"),
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
        HasHeroPower("ULD_326p"), Enemy("CS2_182"), HeroPower(Nothing), IsCard(MyWeapon, "ULD_326t"),
        Attack(MyHero, Their(0)), Damage(MyHero, 0), Damage(Their(0), 3),
    }
}

/// Anka, the Buried · Minion · Undead · 5 mana · 5/5 · **Battlecry:** Change each **Deathrattle** minion in your hand into a 1/1 that costs (1).
//~ done ULD_288 - c3d08011 -
#[test]
fn ULD_288_anka_the_buried() {
    check! { Rogue:
        Give("EX1_110"), Give("CS2_200"), GiveThem("EX1_110"), Play("ULD_288", Nothing), StatsNow(InHand(0), 1, 1),
        CostNow(InHand(0), 1), StatsNow(InHand(1), 6, 7), CostNow(InHand(1), 6), CostNow(InTheirHand(0), 6),
        StatsNow(InTheirHand(0), 5, 5), Play("EX1_110", Nothing), StatsNow(My(1), 1, 1), Kill(My(1)), BoardCount(Mine, 2),
    }
}

/// Plague of Madness · Spell · Shadow · 1 mana · Each player equips a 2/2 Knife with **Poisonous**.
//~ done ULD_715 - a7415a65 -
#[test]
fn ULD_715_plague_of_madness() {
    check! { Rogue:
        Ally("CS2_106"), Play("ULD_715", Nothing), IsCard(MyWeapon, "ULD_715t"), StatsNow(MyWeapon, 2, 2),
        HasNow(MyWeapon, GameTag::POISONOUS), IsCard(TheirWeapon, "ULD_715t"), StatsNow(TheirWeapon, 2, 2), Enemy("CS2_200"),
        Attack(MyHero, Their(0)), Dead(Nth(2)),
    }
}
