//! Priest cards of March of the Lich King, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file f7b54bee

/// Shadow Word: Undeath · Spell · Shadow · 5 mana · Deal $2 damage to all enemies. If a friendly Undead died after your last turn, deal $2 more.
//~ done RLK_815 - c65ca39d -
#[test]
fn RLK_815_shadow_word_undeath() {
    check! { Priest:
        Friend("CS2_182"), Enemy("ICC_829t2"), Enemy("CS2_186"), Kill(Nth(0)), Kill(Nth(1)), Play("RLK_815", Nothing),
        Damage(Their(0), 2), Health(TheirHero, 28),
    }
    check! { Priest:
        Friend("ICC_829t2"), Enemy("CS2_186"), EndTurn, Kill(Nth(0)), EndTurn, Play("RLK_815", Nothing),
        Damage(Their(0), 4), Health(TheirHero, 26), EndTurn, EndTurn, Play("RLK_815", Nothing), Health(TheirHero, 24),
    }
    check! { Priest:
        Friend("ICC_829t2"), Friend("CS2_182"), Kill(My(0)), Play("RLK_815", Nothing), Health(MyHero, 30),
        Damage(My(0), 0), Health(TheirHero, 26),
    }
}

/// Sister Svalna · Minion · Undead · 6 mana · 6/6 · **Battlecry:** *Permanently* add a Vision of Darkness to your hand.
//~ done RLK_816 - a15417c7 -
#[test]
fn RLK_816_sister_svalna() {
    check! { Priest:
        Play("RLK_816", Nothing), HandCount(Mine, 1), Is(InHand(0), "RLK_816t3"), Force(Card("OG_104")),
        Play("RLK_816t3", Nothing), ChooseCard("OG_104"), HandCount(Mine, 2), In(Nth(1), Zone::Hand), Mana(1), EndTurn,
        EndTurn, Play("RLK_816t3", Nothing), Choose(0), HandCount(Mine, 4),
    }
    check! { Priest: Never(Card("AT_013")), Play("RLK_816t3", Nothing), Choose(0) }
    check! { Priest: Never(Card("CS2_182")), Play("RLK_816t3", Nothing), Choose(0) }
}

/// Vision of Darkness · Spell · Shadow · 3 mana · **Discover** a Shadow spell. *(This stays in your hand.)*
//~ done RLK_816t3 - 7ef8016c -
#[test]
fn RLK_816t3_vision_of_darkness() {
    RLK_816_sister_svalna();
}

/// Haunting Nightmare · Minion · Undead · 3 mana · 4/3 · **Deathrattle:** Haunt a card in your hand. When you play it, summon a 4/3 Soldier.
//~ done RLK_822 - c9f53e24 -
#[test]
fn RLK_822_haunting_nightmare() {
    check! { Priest:
        Friend("RLK_822"), Give("CS2_029"), Kill(My(0)), BoardCount(Mine, 0), Give("CS2_024"),
        Play("CS2_024", On(TheirHero)), BoardCount(Mine, 0), Play("CS2_029", On(TheirHero)), Damage(TheirHero, 9),
        BoardCount(Mine, 1), Is(My(0), "RLK_822t"), Now(My(0), 4, 3),
    }
    check! { Priest:
        Friend("RLK_822"), GiveThem("CS2_172"), Give("CS2_029"), Kill(My(0)), Play("CS2_029", On(TheirHero)),
        BoardCount(Mine, 1), Health(TheirHero, 24),
    }
    // The Soldier comes when it is played, before it does what it says.
    check! { Priest:
        Friend("RLK_822"), Give("DS1_184"), Kill(My(0)), Play("DS1_184", Nothing), BoardCount(Mine, 1), Choose(0),
        HandCount(Mine, 1), DeckCount(Mine, 18),
    }
}
