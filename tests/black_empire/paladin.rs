//! Paladin cards of Reign of the Black Empire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e97eeffb

/// Lightcaller · Weapon · 3 mana · 4/2 durability · **Lifesteals** for both players.
//~ done BE_000 - 79e0034c -
#[test]
fn BE_000_lightcaller() {
    check! { Paladin:
        Ally("BE_000"), Enemy("CS2_182"), DealDamage(MyHero, 10), DealDamage(TheirHero, 10), Attack(MyHero, Their(0)),
        Health(MyHero, 20), Health(TheirHero, 24), Damage(Their(0), 4),
    }
    check! { Paladin:
        Ally("BE_000"), Ally("CS2_182"), DealDamage(MyHero, 10), DealDamage(TheirHero, 10), Attack(My(0), TheirHero),
        Health(TheirHero, 16), Attack(MyHero, TheirHero), Health(TheirHero, 16), Health(MyHero, 24),
    }
    // It answers each time, not once a turn.
    check! { Paladin:
        Ally("BE_000"), Enemy("CS2_182"), Attack(MyHero, Their(0)), Ready(MyHero), Attack(MyHero, TheirHero),
        Health(TheirHero, 30),
    }
    // Damage to my own minions heals as well.
    check! { Paladin:
        Ally("BE_000"), Ally("CS2_182"), Enemy("EX1_533"), DealDamage(MyHero, 10), DealDamage(TheirHero, 10),
        Force(Entity(My(0))), Attack(MyHero, TheirHero), Damage(My(0), 4), Health(TheirHero, 24), Health(MyHero, 20),
    }
}

/// Rajh · Minion · 5 mana · 4/4 · **Battlecry: Assemble** a minion from any class. Transform it into a **Passive** Hero Power.
//~ todo BE_004 ebb5f8e6 597cd038 -
#[test]
#[ignore = "todo: Rajh"]
fn BE_004_rajh() {
    unwritten("BE_004");
}

/// Sun's Radiance · Hero Power · 0 mana · {0}
//~ todo BE_004p eccd68f7 d03d5776 -
#[test]
#[ignore = "todo: Sun's Radiance"]
fn BE_004p_suns_radiance() {
    unwritten("BE_004p");
}

/// March to War · Spell · Holy · 1 mana · All numbers on this card equal your remaining Mana. Summon a @/@ Soldier with **Divine Shield**.
/// - Numbers: {0} = 1
//~ done BE_142 - 20217b96.eae7e889 -
#[test]
fn BE_142_march_to_war() {
    check! { Paladin:
        Give("BE_142"), CostNow(InHand(0), 10), Play("CS2_182", Nothing), CostNow(InHand(0), 6),
        Play("BE_142", Nothing), Mana(0), BoardCount(Mine, 2), IsCard(My(1), "BE_142t"), StatsNow(My(1), 6, 6),
        HasNow(My(1), GameTag::DIVINE_SHIELD), EndTurn, StatsNow(My(1), 6, 6),
    }
    // What an effect casts has all the Mana that remains.
    check! { Paladin:
        EndTurn, Play("BE_142", Nothing), BoardCount(Theirs, 1), EndTurn, Play("RLK_608", Nothing), BoardCount(Mine, 2),
        StatsNow(My(1), 7, 7),
    }
}

/// Amitut, Keeper of Amitus · Minion · 7 mana · 5/8 · **Taunt**. **Battlecry:** For each Holy spell in your deck, shuffle in a copy with **Cast when Drawn**.
//~ done BE_143 - 5899d105 -
#[test]
fn BE_143_amitut_keeper_of_amitus() {
    check! { Paladin:
        DeckOf(&["CS2_182", "CS2_029"]), OnTheirTop("CS2_089"), Play("BE_143", Nothing), DeckCount(Mine, 2),
        DeckOf(&["CS2_089", "CS2_029", "CS2_182", "CS2_182"]), DealDamage(MyHero, 20), Force(Number(4)), Crystals(10),
        Play("BE_143", Nothing), DeckCount(Mine, 5), DeckCount(Theirs, 21), EndTurn, EndTurn,
        // The copy is cast, and another card drawn.
        Health(MyHero, 18), HandCount(Mine, 1), DeckCount(Mine, 3), IsCard(InHand(0), "CS2_182"),
    }
}

/// Oathbinder's Aura · Spell · Holy · 3 mana · After you cast a Holy spell, summon a Soldier with stats equal to its Cost and **Divine Shield**. Lasts 3 turns.
//~ done BE_146 - 7d1eeb63 -
#[test]
fn BE_146_oathbinders_aura() {
    check! { Paladin:
        Play("BE_146", Nothing), BoardCount(Mine, 0), Play("CS2_024", On(TheirHero)), BoardCount(Mine, 0),
        Play("CS2_089", Nothing), BoardCount(Mine, 1), IsCard(My(0), "BE_142t"), StatsNow(My(0), 2, 2),
        HasNow(My(0), GameTag::DIVINE_SHIELD), EndTurn, Play("CS2_089", Nothing), Damage(TheirHero, 0),
        BoardCount(Mine, 1), BoardCount(Theirs, 0), EndTurn, EndTurn, EndTurn, Play("CS2_089", Nothing),
        BoardCount(Mine, 2),
        // The third turn is over.
        EndTurn, EndTurn, Play("CS2_089", Nothing), BoardCount(Mine, 2),
    }
    // It answers each time, not once a turn.
    check! { Paladin: Play("BE_146", Nothing), Play("CS2_089", Nothing), Play("CS2_089", Nothing), BoardCount(Mine, 2) }
    // The Soldier comes after the spell.
    check! { Paladin: Play("BE_146", Nothing), Play("EX1_619", Nothing), StatsNow(My(0), 2, 2) }
}

/// Halls of Origination · Spell · Holy · 8 mana · **Lifesteal**. Deal $8 damage randomly split among all enemies. Summon an 8-Cost minion.
//~ done BE_183 - 2e82df05 -
#[test]
fn BE_183_halls_of_origination() {
    check! { Paladin:
        DealDamage(MyHero, 10), Force(Card("CS2_232")), Play("BE_183", Nothing), Health(TheirHero, 22), Health(MyHero, 28),
        BoardCount(Mine, 1), IsCard(My(0), "CS2_232"),
    }
    check! { Paladin:
        Ally("CS2_182"), ForbidOutcome(Card("CS2_186")), Play("BE_183", Nothing), Health(TheirHero, 22), Damage(My(0), 0),
    }
}

/// Sandcrafter · Minion · 2 mana · 3/2 · **Battlecry: Assemble** a minion with an end of your turn effect.
//~ todo BE_229 fc04255d 71af8954 -
#[test]
#[ignore = "todo: Sandcrafter"]
fn BE_229_sandcrafter() {
    unwritten("BE_229");
}
