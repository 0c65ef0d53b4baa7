//! Rogue cards of Knights of the Frozen Throne, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 708b105b

/// Doomerang · Spell · 1 mana · Throw your weapon at a minion. It deals its damage, then returns to your hand.
//~ done ICC_233 - 4ef5b86d -
#[test]
fn ICC_233_doomerang() {
    check! { Rogue:
        Ally("CS2_106"), Enemy("CS2_182"), Enemy("CS2_182"), Attack(MyHero, Their(1)), Play("ICC_233", On(Their(0))),
        Damage(Their(0), 3), NoWeapon(Mine), HandCount(Mine, 1), IsCard(InHand(0), "CS2_106"), Play("CS2_106", Nothing),
        StatsNow(MyWeapon, 3, 2),
    }
}

/// Runeforge Haunter · Minion · Undead · 4 mana · 5/3 · During your turn, your weapon doesn't lose Durability.
//~ done ICC_240 - f50d2453 -
#[test]
fn ICC_240_runeforge_haunter() {
    check! { Rogue:
        Ally("CS2_106"), Ally("ICC_240"), Attack(MyHero, TheirHero), StatsNow(MyWeapon, 3, 2), Ready(MyHero),
        Kill(My(0)), Attack(MyHero, TheirHero), StatsNow(MyWeapon, 3, 1), Health(TheirHero, 24),
    }
}

/// Valeera the Hollow · Hero · 9 mana · 30 health, 5 armor · **Battlecry:** Gain **Stealth** until your next turn.
//~ done ICC_827 - 1eec0de8 -
#[test]
fn ICC_827_valeera_the_hollow() {
    check! { Rogue:
        Enemy("CS2_182"), Play("ICC_827", Nothing), Armor(Mine, 5), IsCard(MyPower, "ICC_827p"), HandCount(Mine, 1),
        EndTurn, HandCount(Mine, 0), CannotAttack(Their(0), MyHero), EndTurn, HasNot(MyHero, GameTag::STEALTH),
        HandCount(Mine, 2), EndTurn, HandCount(Mine, 1), Attack(Their(0), MyHero),
    }
    // A Reflection that was played and came back stays.
    check! { Rogue:
        Play("ICC_827", Nothing), Armor(Mine, 5), EndTurn, EndTurn, Crystals(10), Play("CS2_172", Nothing),
        Play("CS2_172", Nothing), Play("EX1_144", On(My(1))), HandCount(Mine, 2), EndTurn, HandCount(Mine, 2),
    }
}

/// Death's Shadow · Hero Power · 0 mana · **Passive** During your turn, add a 'Shadow Reflection' to your hand.
//~ done ICC_827p - 39c808e0 -
#[test]
fn ICC_827p_deaths_shadow() {
    check! { Rogue:
        HasHeroPower("ICC_827p"), EndTurn, EndTurn, IsInZone(Newest("ICC_827t"), Zone::Hand), HandCount(Mine, 2),
        Play("CS2_172", Nothing), HandCount(Mine, 2), IsCard(InHand(0), "CS2_172"), EndTurn, HandCount(Mine, 1),
    }
    check! { Rogue: HasHeroPower("ICC_827p"), EndTurn, EndTurn, EndTurn, IsCard(InHand(0), "CS2_182") }
    // One that was played stays when it comes back.
    check! { Rogue:
        HasHeroPower("ICC_827p"), EndTurn, EndTurn, HandCount(Mine, 2), Play("CS2_172", Nothing),
        Play("CS2_172", Nothing), Play("EX1_049", On(My(1))), HandCount(Mine, 2), EndTurn, HandCount(Mine, 2),
    }
}

/// Shadow Reflection · Spell · Shadow · 0 mana · Each time you play a card, transform this into a copy of it.
//~ done ICC_827t - 6b026b69 -
#[test]
fn ICC_827t_shadow_reflection() {
    check! { Rogue:
        Give("ICC_827t"), Play("CS2_172", Nothing), IsCard(InHand(0), "CS2_172"), Play("CS2_008", On(TheirHero)),
        IsCard(InHand(0), "CS2_008"), Play("CS2_008", On(TheirHero)), HandCount(Mine, 0), Damage(TheirHero, 2),
    }
    check! { Rogue: Give("ICC_827t"), EndTurn, Play("CS2_172", Nothing), EndTurn, IsCard(InHand(0), "ICC_827t") }
    // It changes after the card has done what it says.
    check! { Rogue:
        Give("ICC_827t"), Play("LOE_029", Nothing), IsCard(Nth(0), "ICC_827t"), Choose(0), IsCard(Nth(0), "LOE_029"),
        HandCount(Mine, 2),
    }
}

/// Roll the Bones · Spell · 2 mana · Draw a card. If it has **Deathrattle**, cast this again.
//~ done ICC_201 - 989d416e -
#[test]
fn ICC_201_roll_the_bones() {
    check! { Rogue:
        Give("ICC_201"), Cost("ICC_201", 2), DeckOf(&["CS2_182", "CS2_182", "EX1_096", "EX1_029"]),
        Play("ICC_201", Nothing), HandCount(Mine, 3), DeckCount(Mine, 1), Mana(8), Play("ICC_201", Nothing),
        HandCount(Mine, 4), DeckCount(Mine, 0), Health(MyHero, 30),
    }
}

/// Lilian Voss · Minion · Undead · 4 mana · 4/5 · **Battlecry:** Replace spells in your hand with random spells *(from your opponent's class).*
//~ done ICC_811 - 32956796 -
#[test]
fn ICC_811_lilian_voss() {
    check! { Rogue:
        Give("ICC_811"), Cost("ICC_811", 4), Stats("ICC_811", 4, 5), Give("CS2_077"), Give("CS2_182"),
        GiveThem("CS2_077"), Force(Card("CS2_029")), Play("ICC_811", Nothing), HandCount(Mine, 2),
        IsInZone(Newest("CS2_029"), Zone::Hand), IsInZone(Nth(2), Zone::Hand), IsCard(Nth(2), "CS2_182"), IsCard(InTheirHand(0), "CS2_077"),
    }
    for other in ["CS2_072", "CS2_182", "EX1_559"] {
        check! { Rogue: Give("CS2_077"), ForbidOutcome(Card(other)), Play("ICC_811", Nothing) }
    }
}

/// Shadowblade · Weapon · 3 mana · 3/2 durability · **Battlecry:** Your hero is **Immune** this turn.
//~ done ICC_850 - dbc2d829 -
#[test]
fn ICC_850_shadowblade() {
    check! { Rogue:
        Give("ICC_850"), Cost("ICC_850", 3), Stats("ICC_850", 3, 2), Play("ICC_850", Nothing),
        HasNow(MyHero, GameTag::IMMUNE), HasNot(TheirHero, GameTag::IMMUNE), Enemy("CS2_200"), Attack(MyHero, Their(0)),
        Health(MyHero, 30), Damage(Their(0), 3), EndTurn, HasNot(MyHero, GameTag::IMMUNE), EndTurn,
        Attack(MyHero, Their(0)), Health(MyHero, 24),
    }
    check! { Rogue: Ally("ICC_850"), HasNot(MyHero, GameTag::IMMUNE) }
}
