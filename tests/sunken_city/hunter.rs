//! Hunter cards of Voyage to the Sunken City, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d8453401

/// Shellshot · Spell · Nature · 3 mana · Deal $3 damage to a random enemy minion. Repeat this with 1 less damage.
//~ done TID_075 - c57b7036 -
#[test]
fn TID_075_shellshot() {
    check! { Hunter:
        Enemy("EX1_561"), Ally("CS2_182"), Play("TID_075", Nothing), Damage(Their(0), 6), Health(TheirHero, 30),
        Damage(My(0), 0),
    }
    check! { Hunter: Ally("CS2_142"), Enemy("AT_124"), Play("TID_075", Nothing), Dead(Nth(1)) }
    check! { Hunter:
        Enemy("EX1_561"), Enemy("CS2_182"), Force(Entity(Their(0))), Force(Entity(Their(0))), Force(Entity(Their(0))),
        Play("TID_075", Nothing), Damage(Their(0), 6), Damage(Their(1), 0),
    }
}

/// Barbed Nets · Spell · 1 mana · Deal $2 damage to an enemy. If you played a Naga while holding this, choose a second target.
//~ done TSC_023 - 884ed41b -
#[test]
fn TSC_023_barbed_nets() {
    check! { Hunter:
        Enemy("CS2_182"), Enemy("CS2_182"), Play("TSC_023", On(Their(0))), Damage(Their(0), 2), Health(TheirHero, 30),
        Give("TSC_023"), Play("TSC_052t", Nothing), Play("TSC_023", On(TheirHero)), Health(TheirHero, 28), Choose(1),
        Damage(Their(1), 2), Damage(Their(0), 2),
    }
    check! { Hunter:
        Enemy("CS2_182"), Enemy("CS2_182"), Give("TSC_023"), Play("TSC_052t", Nothing), Play("TSC_023", On(Their(1))),
        Choose(1),
    }
}

/// Harpoon Gun · Weapon · 3 mana · 3/2 durability · After your hero attacks, **Dredge**. If it's a Beast, reduce its Cost by (2).
//~ done TSC_070 - 6cf559b6 -
#[test]
fn TSC_070_harpoon_gun() {
    check! { Hunter:
        Give("TSC_070"), Cost("TSC_070", 3), Stats("TSC_070", 3, 2), EmptyDeck(Mine), OnTop("CS2_231"),
        OnTop("CS2_125"), OnTop("CS2_200"), OnTop("CS2_171"), Play("TSC_070", Nothing), Attack(MyHero, TheirHero),
        ChooseCard("CS2_125"), EndTurn, EndTurn, IsInZone(Nth(2), Zone::Hand), CostNow(Nth(2), 1),
    }
    check! { Hunter:
        EmptyDeck(Mine), OnTop("CS2_231"), OnTop("CS2_125"), OnTop("CS2_200"), OnTop("CS2_171"),
        Play("TSC_070", Nothing), Attack(MyHero, TheirHero), ChooseCard("CS2_200"), EndTurn, EndTurn,
        IsInZone(Nth(2), Zone::Hand), CostNow(Nth(2), 6),
    }
    // The opponent's hero is not heard.
    check! { Hunter:
        Enemy("TSC_070"), EmptyDeck(Mine), OnTop("CS2_125"), Play("TSC_070", Nothing), Attack(MyHero, TheirHero),
        ChooseCard("CS2_125"),
    }
    // My hero only, and each time.
    check! { Hunter:
        Ally("TSC_070"), Ally("CS2_182"), Attack(My(0), TheirHero), Health(TheirHero, 26), EmptyDeck(Mine),
        OnTop("CS2_125"), OnTop("CS2_231"), Attack(MyHero, TheirHero), ChooseCard("CS2_125"),
        CostNow(Newest("CS2_125"), 1), Ready(MyHero), Attack(MyHero, TheirHero), ChooseCard("CS2_125"),
        CostNow(Newest("CS2_125"), 0), Health(TheirHero, 20),
    }
}

/// Twinbow Terrorcoil · Minion · Naga · 4 mana · 4/4 · **Battlecry:** If you've cast a spell while holding this, your next spell casts twice.
//~ done TSC_071 - c2c02e5f -
#[test]
fn TSC_071_twinbow_terrorcoil() {
    check! { Hunter:
        Give("TSC_071"), Play("GAME_005", Nothing), Play("TSC_071", Nothing), EndTurn, EndTurn,
        Play("CS2_029", On(TheirHero)), Health(TheirHero, 18), Play("CS2_029", On(TheirHero)), Health(TheirHero, 12),
    }
    check! { Hunter:
        Play("GAME_005", Nothing), Play("TSC_071", Nothing), Play("CS2_029", On(TheirHero)), Health(TheirHero, 24),
    }
}

/// Improved Emergency Maneuvers · Spell · 2 mana · **Secret:** When a friendly minion dies, summon two copies of it. They're **Dormant** for 1 turn.
//~ done TSC_929t - 62534a59 -
#[test]
fn TSC_929t_improved_emergency_maneuvers() {
    check! { Hunter:
        Play("TSC_929t", Nothing), Ally("CS2_182"), EndTurn, Kill(My(0)), BoardCount(Mine, 2), IsCard(My(0), "CS2_182"),
        IsCard(My(1), "CS2_182"), HasNow(My(0), GameTag::DORMANT), HasNow(My(1), GameTag::DORMANT), EndTurn,
        HasNot(My(0), GameTag::DORMANT), HasNot(My(1), GameTag::DORMANT),
    }
    // Only for my minions.
    check! { Hunter:
        Play("TSC_929t", Nothing), Enemy("CS2_182"), EndTurn, Kill(Their(0)), BoardCount(Theirs, 0),
        BoardCount(Mine, 0), IsInZone(Newest("TSC_929t"), Zone::Secret),
    }
}

/// Urchin Spines · Spell · 1 mana · Your spells this turn are **Poisonous**.
//~ done TSC_946 - bbbac6bd -
#[test]
fn TSC_946_urchin_spines() {
    check! { Hunter:
        Enemy("CS2_200"), Enemy("CS2_200"), Enemy("CS2_231"), Ally("CS2_182"), Play("TSC_946", Nothing),
        Play("CS2_024", On(Their(0))), Dead(Nth(0)), EndTurn, EndTurn, Play("CS2_024", On(Their(0))),
        Damage(Their(0), 3),
    }
}

/// Hydralodon · Minion · Beast · 7 mana · 5/5 · **Colossal +2 Battlecry:** Give your Hydralodon Heads **Rush**.
//~ done TSC_950 - 034c924a -
#[test]
fn TSC_950_hydralodon() {
    check! { Hunter:
        Give("TSC_950"), Cost("TSC_950", 7), Stats("TSC_950", 5, 5), Ally("CS2_231"), Play("TSC_950", Nothing),
        BoardCount(Mine, 4), HasNow(Newest("TSC_950t"), GameTag::RUSH), HasNow(Newest("TSC_950t2"), GameTag::RUSH),
        HasNot(Nth(0), GameTag::RUSH), HasNot(Nth(1), GameTag::RUSH),
    }
}

/// Hydralodon Head · Minion · Beast · 2 mana · 3/1 · **Deathrattle:** If you control Hydralodon, summon 2 Hydralodon Heads.
//~ done TSC_950t - c813936b -
#[test]
fn TSC_950t_hydralodon_head() {
    check! { Hunter:
        Ally("TSC_950t"), Kill(My(0)), BoardCount(Mine, 0), Ally("TSC_950t"), Play("TSC_950", Nothing),
        BoardCount(Mine, 4), Kill(My(0)), BoardCount(Mine, 5),
    }
}

/// Hydralodon Head · Minion · Beast · 2 mana · 3/1 · **Deathrattle:** If you control Hydralodon, summon 2 Hydralodon Heads.
//~ done TSC_950t2 - c813936b -
#[test]
fn TSC_950t2_hydralodon_head() {
    check! { Hunter:
        Ally("TSC_950t2"), Kill(My(0)), BoardCount(Mine, 0), Ally("TSC_950t2"), Play("TSC_950", Nothing),
        BoardCount(Mine, 4), Kill(My(0)), BoardCount(Mine, 5),
    }
}

/// K9-0tron · Minion · Mech · Beast · 2 mana · 2/3 · **Battlecry: Dredge**. If it's a 1-Cost minion, summon it.
//~ done TID_099 - 8b685743 -
#[test]
fn TID_099_k9_0tron() {
    check! { Hunter:
        DeckOf(&["CS2_168", "CS2_182"]), Play("TID_099", Nothing), ChooseCard("CS2_168"), BoardCount(Mine, 2),
        IsCard(My(1), "CS2_168"), DeckCount(Mine, 1), HandCount(Mine, 0),
    }
    check! { Hunter:
        DeckOf(&["CS2_168", "CS2_182"]), Play("TID_099", Nothing), ChooseCard("CS2_182"), BoardCount(Mine, 1),
        DeckCount(Mine, 2), EndTurn, EndTurn, IsCard(InHand(0), "CS2_182"),
    }
    // A spell that costs (1) is not summoned, and a minion that costs (0) neither.
    check! { Hunter:
        DeckOf(&["DS1_185", "CS2_231"]), Play("TID_099", Nothing), ChooseCard("DS1_185"), BoardCount(Mine, 1),
        DeckCount(Mine, 2),
    }
    check! { Hunter:
        DeckOf(&["DS1_185", "CS2_231"]), Play("TID_099", Nothing), ChooseCard("CS2_231"), BoardCount(Mine, 1),
        DeckCount(Mine, 2),
    }
}

/// Emergency Maneuvers · Spell · 2 mana · **Secret:** When a friendly minion dies, summon a copy of it. It's **Dormant** for 1 turn.
//~ done TSC_929 - b674e3b5 -
#[test]
fn TSC_929_emergency_maneuvers() {
    check! { Hunter:
        Ally("CS2_182"), Play("TSC_929", Nothing), EndTurn, Kill(My(0)), BoardCount(Mine, 1), IsCard(My(0), "CS2_182"),
        HasNow(My(0), GameTag::DORMANT), Dead(Nth(0)), Dead(Nth(1)), EndTurn, HasNot(My(0), GameTag::DORMANT),
        StatsNow(My(0), 4, 5), CannotAttack(My(0), TheirHero), EndTurn, Kill(My(0)), BoardCount(Mine, 0),
    }
    // Not in my own turn, and not for an enemy.
    check! { Hunter:
        Ally("CS2_182"), Enemy("CS2_200"), Play("TSC_929", Nothing), Kill(My(0)), BoardCount(Mine, 0),
        IsInZone(Newest("TSC_929"), Zone::Secret), EndTurn, Kill(Their(0)), BoardCount(Mine, 0), BoardCount(Theirs, 0),
        IsInZone(Newest("TSC_929"), Zone::Secret),
    }
}
