//! Shaman cards of Journey to Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 9ad9f3be

/// Kalimos, Primal Lord · Minion · Elemental · 7 mana · 7/7 · **Battlecry:** If you played an Elemental last turn, cast an Elemental Invocation.
//~ done UNG_211 - a19df939 -
#[test]
fn UNG_211_kalimos_primal_lord() {
    check! { Shaman:
        Play("CS2_033", Nothing), EndTurn, EndTurn, Enemy("CS2_182"), Play("UNG_211", Nothing), ChooseCard("UNG_211d"),
        Damage(Their(0), 3), Health(TheirHero, 30), HandCount(Mine, 1),
    }
    check! { Shaman:
        Play("CS2_033", Nothing), EndTurn, EndTurn, DealDamage(MyHero, 15), Play("UNG_211", Nothing), ChooseCard("UNG_211b"),
        Health(MyHero, 27),
    }
    check! { Shaman:
        Play("UNG_809", Nothing), HandCount(Mine, 1), Play("UNG_211", Nothing), EndTurn, BoardCount(Mine, 2), EndTurn,
        EndTurn, EndTurn, Play("UNG_211", Nothing), EndTurn,
    }
    check! { Shaman: Play("CS2_182", Nothing), EndTurn, EndTurn, Play("UNG_211", Nothing), EndTurn }
    check! { Shaman: EndTurn, Play("CS2_033", Nothing), EndTurn, Play("UNG_211", Nothing), EndTurn }
}

/// Unite the Murlocs · Spell · 1 mana · **Quest:** Summon 8 Murlocs. **Reward:** Megafin.
//~ done UNG_942 - 8a81c352 -
#[test]
fn UNG_942_unite_the_murlocs() {
    check! { Shaman:
        Give("UNG_942"), Cost("UNG_942", 1), Play("UNG_942", Nothing), IsInZone(Nth(0), Zone::Secret),
        Play("CS2_168", Nothing), Play("CS2_168", Nothing), Play("CS2_168", Nothing), Play("CS2_168", Nothing),
        Play("CS2_168", Nothing), Play("CS2_168", Nothing), Kill(My(0)), Kill(My(0)), EndTurn, EndTurn,
        Play("CS2_168", Nothing), IsInZone(Nth(0), Zone::Secret), Play("CS2_168", Nothing), IsInZone(Nth(0), Zone::Graveyard),
        IsCard(InHand(1), "UNG_942t"),
    }
    check! { Shaman:
        Play("UNG_942", Nothing), Play("CS2_168", Nothing), Play("CS2_168", Nothing), Play("CS2_168", Nothing),
        Play("CS2_168", Nothing), Play("CS2_168", Nothing), Play("CS2_168", Nothing), Kill(My(0)), EndTurn, EndTurn,
        Play("CS2_168", Nothing), Play("CS2_168", Nothing), HandCount(Mine, 2),
    }
}

/// Megafin · Minion · Murloc · 5 mana · 8/8 · **Battlecry:** Fill your hand with random Murlocs.
//~ done UNG_942t - f79ec550 -
#[test]
fn UNG_942t_megafin() {
    check! { Shaman:
        Give("UNG_942t"), Cost("UNG_942t", 5), Stats("UNG_942t", 8, 8), Force(Card("CS2_168")),
        Play("UNG_942t", Nothing), HandCount(Mine, 10), IsCard(InHand(0), "CS2_168"),
    }
}

/// Spirit Echo · Spell · Nature · 2 mana · Give your minions "**Deathrattle:** Return this to your hand."
//~ done UNG_956 - 6206a54b -
#[test]
fn UNG_956_spirit_echo() {
    check! { Shaman:
        Ally("CS2_182"), Enemy("CS2_172"), Play("UNG_956", Nothing), Kill(Their(0)), HandCount(Theirs, 0),
        HandCount(Mine, 0), Ally("CS2_172"), Kill(My(1)), HandCount(Mine, 0), Kill(My(0)), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_182"), Play("CS2_182", Nothing), Kill(My(0)), HandCount(Mine, 0),
    }
}
