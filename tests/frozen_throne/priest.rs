//! Priest cards of Knights of the Frozen Throne, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 2b455469

/// Shadowreaper Anduin · Hero · 8 mana · 30 health, 5 armor · **Battlecry:** Destroy all minions with 5 or more Attack.
// Also tests ICC_830p.
//~ done ICC_830 - df7a7f43 -
#[test]
fn ICC_830_shadowreaper_anduin() {
    check! { Priest:
        Ally("CS2_118"), Enemy("CS2_182"), Enemy("CS2_200"), Play("ICC_830", Nothing), BoardCount(Mine, 0),
        BoardCount(Theirs, 1), IsCard(Their(0), "CS2_182"), Armor(Mine, 5), IsCard(MyPower, "ICC_830p"), Crystals(10),
        HeroPower(On(TheirHero)), Health(TheirHero, 28), CannotAct(MyPower), Play("GAME_005", Nothing),
        HeroPower(On(TheirHero)), Health(TheirHero, 26), CannotAct(MyPower),
    }
    check! { Priest: Targets("ICC_830p", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]) }
}

/// Voidform · Hero Power · 2 mana · Deal $2 damage. After you play a card, refresh this.
//~ done ICC_830p - 6400869b -
#[test]
fn ICC_830p_voidform() {
    // My own cards refresh it, after they have done what they say.
    check! { Priest:
        HasHeroPower("ICC_830p"), HeroPower(On(TheirHero)), Health(TheirHero, 28), EndTurn, Play("GAME_005", Nothing),
        HasNow(MyPower, GameTag::EXHAUSTED),
    }
    check! { Priest:
        HasHeroPower("ICC_830p"), HeroPower(On(TheirHero)), Health(TheirHero, 28), Play("LOE_029", Nothing),
        HasNow(MyPower, GameTag::EXHAUSTED), Choose(0), HasNot(MyPower, GameTag::EXHAUSTED), HandCount(Mine, 1),
    }
}

/// Embrace Darkness · Spell · Shadow · 6 mana · Choose an enemy minion. At the start of your turn, gain control of it.
//~ done ICC_849 - e77d137c -
#[test]
fn ICC_849_embrace_darkness() {
    check! { Priest:
        Targets("ICC_849", &[EnemyMinion]), Enemy("CS2_182"), Enemy("CS2_120"), Play("ICC_849", On(Their(0))),
        BoardCount(Mine, 0), EndTurn, BoardCount(Theirs, 2), EndTurn, BoardCount(Mine, 1), BoardCount(Theirs, 1),
        IsCard(My(0), "CS2_182"), EndTurn, EndTurn, Attack(My(0), TheirHero), BoardCount(Mine, 1),
    }
}

/// Archbishop Benedictus · Minion · 7 mana · 4/6 · **Battlecry:** Shuffle a copy of your opponent's deck into your deck.
//~ done ICC_215 - 31cfb47b -
#[test]
fn ICC_215_archbishop_benedictus() {
    check! { Priest:
        Give("ICC_215"), Cost("ICC_215", 7), Stats("ICC_215", 4, 6), DeckOf(&["CS2_182"]), EmptyDeck(Theirs),
        OnTheirTop("CS2_172"), OnTheirTop("CS2_200"), Play("ICC_215", Nothing), DeckCount(Mine, 3),
        DeckCount(Theirs, 2), HandCount(Mine, 0), IsInZone(Newest("CS2_200"), Zone::Deck), IsInZone(Nth(3), Zone::Deck), EndTurn,
        IsCard(InTheirHand(0), "CS2_200"), EndTurn, EndTurn, EndTurn, HandCount(Mine, 2), DeckCount(Mine, 1),
    }
}
