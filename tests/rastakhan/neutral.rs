//! Neutral cards of Rastakhan's Rumble, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file eedc43b1

/// Griftah · Minion · 4 mana · 4/5 · **Battlecry: Discover** two cards. Give one to your opponent at random.
//~ done TRL_096 - a3ccedcd -
#[test]
fn TRL_096_griftah() {
    check! { Mage:
        Force(Card("CS2_182")), Force(Card("CS2_200")), Force(Card("CS2_172")), Play("TRL_096", Nothing),
        Force(Card("CS2_029")), Force(Card("CS2_024")), Force(Card("CS2_025")), ChooseCard("CS2_182"), Force(Number(0)),
        ChooseCard("CS2_029"), HandCount(Mine, 1), HandCount(Theirs, 1), IsCard(InTheirHand(0), "CS2_182"),
        IsCard(InHand(0), "CS2_029"),
    }
}

/// Gurubashi Chicken · Minion · Beast · 1 mana · 1/1 · **Overkill:** Gain +5 Attack.
//~ done TRL_506 - 77d0d1f1 -
#[test]
fn TRL_506_gurubashi_chicken() {
    check! { Mage:
        Give("TRL_506"), Cost("TRL_506", 1), Stats("TRL_506", 1, 1), Ally("TRL_506"), Enemy("CS2_231"),
        Play("CS2_009", On(My(0))), Attack(My(0), Their(0)), StatsNow(My(0), 8, 3),
    }
}

/// Drakkari Trickster · Minion · 3 mana · 3/4 · **Battlecry:** Give each player a copy of a random card from their opponent's deck.
//~ done TRL_527 - 4a742afc -
#[test]
fn TRL_527_drakkari_trickster() {
    check! { Mage:
        EmptyDeck(Mine), OnTop("CS2_118"), EmptyDeck(Theirs), OnTheirTop("CS2_231"), Play("TRL_527", Nothing),
        HandCount(Mine, 1), IsCard(InHand(0), "CS2_231"), HandCount(Theirs, 1), IsCard(InTheirHand(0), "CS2_118"),
        DeckCount(Mine, 1), DeckCount(Theirs, 1),
    }
    check! { Mage:
        Play("TRL_527", Nothing), HandCount(Mine, 1), HandCount(Theirs, 1), DeckCount(Mine, 19), DeckCount(Theirs, 20),
    }
    check! { Mage:
        OnTop("CS2_118"), EmptyDeck(Theirs), Play("TRL_527", Nothing), HandCount(Mine, 0), HandCount(Theirs, 1),
    }
}

/// Mosh'Ogg Announcer · Minion · 5 mana · 6/5 · Enemies attacking this have a 50% chance to attack someone else.
//~ done TRL_532 - e74a2bb1 -
#[test]
fn TRL_532_mosh_ogg_announcer() {
    check! { Mage:
        Ally("TRL_532"), Enemy("CS2_182"), EndTurn, Force(Yes), Attack(Their(0), My(0)), Damage(My(0), 0),
        Health(MyHero, 26), EndTurn, EndTurn, Force(No), Attack(Their(0), My(0)), Damage(My(0), 4), Health(MyHero, 26),
        EndTurn, Enemy("CS2_200"), EndTurn, Attack(Their(0), MyHero), Health(MyHero, 20),
    }
    // Who attacks someone else is not confused, and a hero may be.
    check! { Mage:
        Ally("TRL_532"), Enemy("CS2_182"), EndTurn, ForbidOutcome(Number(0)), Attack(Their(0), MyHero), Health(MyHero, 26),
    }
    check! { Mage:
        Ally("TRL_532"), EndTurn, Play("CS2_106", Nothing), Force(Yes), Attack(TheirHero, My(0)), Damage(My(0), 0),
        Health(MyHero, 27),
    }
    // A friend that is made to attack it is not confused.
    check! { Mage:
        Ally("TRL_532"), Ally("CS2_182"), Enemy("EX1_533"), Force(Entity(My(0))), ForbidOutcome(Number(0)),
        Attack(My(1), TheirHero), Damage(My(0), 4),
    }
}

/// Snapjaw Shellfighter · Minion · 5 mana · 3/8 · Whenever an adjacent minion takes damage, this minion takes it instead.
//~ done TRL_535 - bd0fb1fa -
#[test]
fn TRL_535_snapjaw_shellfighter() {
    check! { Mage:
        Ally("CS2_182"), Ally("TRL_535"), Ally("CS2_182"), Ally("CS2_182"), DealDamage(My(0), 3), Damage(My(0), 0),
        Damage(My(1), 3), DealDamage(My(2), 1), Damage(My(1), 4), DealDamage(My(3), 2), Damage(My(3), 2), Damage(My(1), 4),
        DealDamage(MyHero, 2), Health(MyHero, 28),
    }
    // Two side by side do not hand the damage to and fro until nobody takes it.
    check! { Mage: Ally("TRL_535"), Ally("TRL_535"), DealDamage(My(0), 3), Damage(My(0), 3), Damage(My(1), 0) }
}

/// Da Undatakah · Minion · Undead · 8 mana · 8/5 · **Battlecry:** Gain the **Deathrattle** effects of 3 friendly minions that died this game.
//~ done TRL_537 - e5a21929 -
#[test]
fn TRL_537_da_undatakah() {
    check! { Mage:
        Ally("EX1_096"), Ally("EX1_012"), Ally("CS2_182"), Kill(My(0)), Kill(My(0)), Kill(My(0)),
        HandCount(Mine, 2), Play("TRL_537", Nothing), HandCount(Mine, 2), Kill(My(0)), HandCount(Mine, 4),
    }
}

/// Corrupted Blood · Spell · Shadow · 1 mana · **Casts When Drawn** Take 3 damage. After you draw, shuffle two copies of this into your deck.
//~ done TRL_541t - 9981454d -
#[test]
fn TRL_541t_corrupted_blood() {
    check! { Warrior:
        EmptyDeck(Mine), OnTop("CS2_182"), OnTop("CS2_200"), OnTop("TRL_541t"), EndTurn, EndTurn, Health(MyHero, 27),
        HandCount(Mine, 1), IsCard(InHand(0), "CS2_200"), DeckCount(Mine, 3), Health(TheirHero, 30),
    }
    check! { Warrior:
        EmptyDeck(Mine), OnTop("TRL_541t"), OnTop("TRL_541t"), EndTurn, EndTurn, Health(MyHero, 23), HandCount(Mine, 0),
        DeckCount(Mine, 4),
    }
}

/// Mojomaster Zihi · Minion · 6 mana · 5/5 · **Battlecry:** Set each player to 5 Mana Crystals.
//~ done TRL_564 - 4633eb4c -
#[test]
fn TRL_564_mojomaster_zihi() {
    check! { Mage: Crystals(10), Play("TRL_564", Nothing), Mana(4), EndTurn, Mana(6), EndTurn, Mana(6) }
    check! { Mage: Crystals(2), EndTurn, Play("TRL_564", Nothing), EndTurn, EndTurn, EndTurn, Mana(7) }
    check! { Mage: Crystals(10), Give("TRL_564"), Enchant(InHand(0), "AT_027e"), Play("TRL_564", Nothing), Mana(5) }
    check! { Mage:
        Crystals(2), Give("TRL_564"), Enchant(InHand(0), "AT_027e"), Play("TRL_564", Nothing), Mana(2), EndTurn,
        EndTurn, Mana(6),
    }
}

/// Hakkar, the Soulflayer · Minion · 10 mana · 9/6 · **Deathrattle:** Shuffle a Corrupted Blood into each player's deck.
//~ done TRL_541 - d1cc50df -
#[test]
fn TRL_541_hakkar_the_soulflayer() {
    check! { Mage:
        Ally("TRL_541"), Kill(My(0)), DeckCount(Mine, 20), DeckCount(Theirs, 21), IsInZone(Newest("TRL_541t"), Zone::Deck),
        HandCount(Mine, 0), HandCount(Theirs, 0), Health(MyHero, 30), Health(TheirHero, 30),
    }
}

/// Soup Vendor · Minion · 2 mana · 1/4 · Whenever you restore 3 or more Health to your hero, draw a card.
//~ done TRL_570 - 07d44d6b -
#[test]
fn TRL_570_soup_vendor() {
    check! { Mage:
        Ally("TRL_570"), Ally("CS2_182"), DealDamage(MyHero, 20), DealDamage(My(1), 4), DealDamage(TheirHero, 10),
        Play("CS2_007", On(MyHero)), Health(MyHero, 18), HandCount(Mine, 1), Play("EX1_011", On(MyHero)),
        Health(MyHero, 20), HandCount(Mine, 1), Play("CS2_117", On(My(1))), HandCount(Mine, 1),
        Play("CS2_117", On(TheirHero)), Health(TheirHero, 23), HandCount(Mine, 1),
    }
    check! { Mage:
        Ally("TRL_570"), DealDamage(MyHero, 2), Play("CS2_007", On(MyHero)), Health(MyHero, 30), HandCount(Mine, 0),
    }
    // Health that the opponent restores does not count.
    check! { Mage:
        Ally("TRL_570"), DealDamage(MyHero, 20), EndTurn, Play("CS2_007", On(MyHero)), Health(MyHero, 18),
        HandCount(Mine, 0),
    }
}
