//! Warlock cards of Whispers of the Old Gods, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 56211990

/// Renounce Darkness · Spell · Holy · 2 mana · Replace your Hero Power and Warlock cards with another class's. The cards cost (1) less.
//~ done OG_118 - 9052fc2d -
#[test]
fn OG_118_renounce_darkness() {
    check! { Warlock:
        Give("CS2_065"), Give("CS2_182"), Ally("CS2_065"), EmptyDeck(Mine), OnTop("CS2_062"),
        Force(ForcedOutcome::Number(4)), Force(ForcedOutcome::Card("CS2_029")), Force(ForcedOutcome::Card("CS2_024")),
        Play("OG_118", Nothing), IsCard(MyPower, "HERO_08bp"), IsCard(InHand(0), "CS2_182"), IsCard(InHand(1), "CS2_029"),
        CostNow(InHand(1), 3), IsCard(My(0), "CS2_065"), EndTurn, EndTurn, IsCard(InHand(2), "CS2_024"), CostNow(InHand(2), 1),
    }
}

/// Usher of Souls · Minion · 4 mana · 3/5 · Whenever a minion dies, give your C'Thun +1/+1 *(wherever it is).*
//~ done OG_302 - a15292e5 -
#[test]
fn OG_302_usher_of_souls() {
    check! { Warlock:
        Give("OG_302"), Cost("OG_302", 4), Stats("OG_302", 3, 5), Ally("OG_280"), Ally("OG_302"), Enemy("CS2_231"),
        Kill(Their(0)), StatsNow(My(0), 7, 7),
    }
    let theirs = [GiveThem("OG_280"), EndTurn, Play("OG_281", Nothing), EndTurn];
    let mine = [Ally("OG_302"), Ally("CS2_231"), Kill(My(1)), StatsNow(InTheirHand(0), 8, 8)];
    check(CardClass::Warlock, &[&theirs[..], &mine].concat());
}

/// Cho'gall · Minion · 8 mana · 8/8 · **Battlecry:** Return all cards you discarded this game to your hand. They cost Health instead of Mana.
//~ done OG_121 - 7caec067 -
#[test]
fn OG_121_chogall() {
    check! { Warlock:
        Give("CS2_200"), Give("CS2_182"), GiveThem("CS2_172"), Discard(InHand(0)), Discard(InTheirHand(0)),
        Play("OG_121", Nothing), HandCount(Mine, 2), IsCard(InHand(1), "CS2_200"), HandCount(Theirs, 0),
        Play("CS2_200", Nothing), Health(MyHero, 24), Mana(2), BoardCount(Mine, 2), Crystals(10),
        Play("CS2_182", Nothing), Mana(6), Health(MyHero, 24),
    }
}

/// DOOM! · Spell · Shadow · 10 mana · Destroy all minions. Draw a card for each.
//~ done OG_239 - 523deebe -
#[test]
fn OG_239_doom() {
    check! { Warlock:
        Ally("CS2_182"), Enemy("CS2_200"), Enemy("CS2_231"), Play("OG_239", Nothing), BoardCount(Mine, 0),
        BoardCount(Theirs, 0), HandCount(Mine, 3), DeckCount(Mine, 16), HandCount(Theirs, 0), Health(TheirHero, 30),
    }
    check! { Warlock: Play("OG_239", Nothing), HandCount(Mine, 0) }
}
