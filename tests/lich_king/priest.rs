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
        Ally("CS2_182"), Enemy("ICC_829t2"), Enemy("CS2_186"), Kill(Nth(0)), Kill(Nth(1)), Play("RLK_815", Nothing),
        Damage(Their(0), 2), Health(TheirHero, 28),
    }
    check! { Priest:
        Ally("ICC_829t2"), Enemy("CS2_186"), EndTurn, Kill(Nth(0)), EndTurn, Play("RLK_815", Nothing),
        Damage(Their(0), 4), Health(TheirHero, 26), EndTurn, EndTurn, Play("RLK_815", Nothing), Health(TheirHero, 24),
    }
    check! { Priest:
        Ally("ICC_829t2"), Ally("CS2_182"), Kill(My(0)), Play("RLK_815", Nothing), Health(MyHero, 30),
        Damage(My(0), 0), Health(TheirHero, 26),
    }
}

/// Sister Svalna · Minion · Undead · 6 mana · 6/6 · **Battlecry:** *Permanently* add a Vision of Darkness to your hand.
// Also tests RLK_816t3.
//~ done RLK_816 - a15417c7 -
#[test]
fn RLK_816_sister_svalna() {
    check! { Priest:
        Play("RLK_816", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "RLK_816t3"), Force(Card("OG_104")),
        Play("RLK_816t3", Nothing), ChooseCard("OG_104"), HandCount(Mine, 2), IsInZone(Nth(1), Zone::Hand), Mana(1), EndTurn,
        EndTurn, Play("RLK_816t3", Nothing), Choose(0), HandCount(Mine, 4),
    }
    check! { Priest: ForbidOutcome(Card("AT_013")), Play("RLK_816t3", Nothing), Choose(0) }
    check! { Priest: ForbidOutcome(Card("CS2_182")), Play("RLK_816t3", Nothing), Choose(0) }
}

/// Haunting Nightmare · Minion · Undead · 3 mana · 4/3 · **Deathrattle:** Haunt a card in your hand. When you play it, summon a 4/3 Soldier.
//~ done RLK_822 - c9f53e24 -
#[test]
fn RLK_822_haunting_nightmare() {
    check! { Priest:
        Ally("RLK_822"), Give("CS2_029"), Kill(My(0)), BoardCount(Mine, 0), Give("CS2_024"),
        Play("CS2_024", On(TheirHero)), BoardCount(Mine, 0), Play("CS2_029", On(TheirHero)), Damage(TheirHero, 9),
        BoardCount(Mine, 1), IsCard(My(0), "RLK_822t"), StatsNow(My(0), 4, 3),
    }
    check! { Priest:
        Ally("RLK_822"), GiveThem("CS2_172"), Give("CS2_029"), Kill(My(0)), Play("CS2_029", On(TheirHero)),
        BoardCount(Mine, 1), Health(TheirHero, 24),
    }
    // The Soldier comes when it is played, before it does what it says.
    check! { Priest:
        Ally("RLK_822"), Give("DS1_184"), Kill(My(0)), Play("DS1_184", Nothing), BoardCount(Mine, 1), Choose(0),
        HandCount(Mine, 1), DeckCount(Mine, 18),
    }
    // One card is haunted.
    check! { Priest:
        Ally("RLK_822"), Give("CS2_029"), Give("CS2_024"), Force(Entity(InHand(0))), Kill(My(0)),
        Play("CS2_024", On(TheirHero)), BoardCount(Mine, 0), Play("CS2_029", On(TheirHero)), Damage(TheirHero, 9),
        BoardCount(Mine, 1),
    }
}

/// Cannibalize · Spell · Shadow · 4 mana · Destroy a minion. Restore its Health to all friendly characters.
//~ done NX2_020 - d854f93e -
#[test]
fn NX2_020_cannibalize() {
    check! { Priest:
        Targets("NX2_020", &[FriendlyMinion, EnemyMinion]), DealDamage(MyHero, 10), DealDamage(TheirHero, 10), Ally("CS2_200"),
        DealDamage(My(0), 4), Enemy("CS2_182"), DealDamage(Their(0), 2), Enemy("CS2_200"), DealDamage(Their(1), 4),
        Play("NX2_020", On(Their(0))), Dead(Nth(1)), Health(MyHero, 23), Damage(My(0), 1), Health(TheirHero, 20),
        Damage(Their(0), 4),
    }
}

/// Undying Allies · Spell · Shadow · 0 mana · After you play an Undead this turn, give it **Reborn**.
//~ done RLK_823 - 13cb1629 -
#[test]
fn RLK_823_undying_allies() {
    check! { Priest:
        Ally("FP1_001"), Give("FP1_001"), Give("CS2_182"), Play("RLK_823", Nothing), HasNot(My(0), GameTag::REBORN),
        Play("FP1_001", Nothing), HasNow(My(1), GameTag::REBORN), HasNot(My(0), GameTag::REBORN),
        Play("CS2_182", Nothing), HasNot(My(2), GameTag::REBORN), Play("FP1_001", Nothing),
        HasNow(My(3), GameTag::REBORN), EndTurn, Play("FP1_001", Nothing), HasNot(Their(0), GameTag::REBORN), EndTurn,
        Play("FP1_001", Nothing), HasNot(My(4), GameTag::REBORN),
    }
}

/// High Cultist Basaleph · Minion · 4 mana · 3/5 · **Battlecry:** Resurrect all friendly Undead that died after your last turn.
//~ done RLK_832 - e06e9d3c -
#[test]
fn RLK_832_high_cultist_basaleph() {
    check! { Priest:
        Ally("FP1_001"), Ally("CS2_182"), Ally("RLK_900"), Enemy("FP1_001"), EndTurn, Kill(Nth(0)), Kill(Nth(1)),
        Kill(Nth(3)), EndTurn, Play("RLK_832", Nothing), BoardCount(Mine, 3), IsCard(My(2), "FP1_001"),
        BoardCount(Theirs, 0),
    }
    check! { Priest: Ally("FP1_001"), Kill(My(0)), EndTurn, EndTurn, Play("RLK_832", Nothing), BoardCount(Mine, 1) }
    check! { Priest:
        Ally("FP1_001"), Kill(My(0)), Play("RLK_832", Nothing), BoardCount(Mine, 2), IsCard(My(1), "FP1_001"),
    }
}

/// Mind Eater · Minion · Undead · 2 mana · 3/2 · **Deathrattle:** Add a copy of a card in your opponent's deck to your hand.
//~ done RLK_845 - 7478f59c -
#[test]
fn RLK_845_mind_eater() {
    check! { Priest:
        EmptyDeck(Theirs), OnTheirTop("CS2_200"), Ally("RLK_845"), Kill(My(0)), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_200"), DeckCount(Theirs, 1), DeckCount(Mine, 19),
    }
    check! { Priest: EmptyDeck(Theirs), Ally("RLK_845"), Kill(My(0)), HandCount(Mine, 0) }
}
