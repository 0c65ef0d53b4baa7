//! Paladin cards of Into the Emerald Dream, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 061be490

/// Dragonscale Armaments · Spell · Holy · 1 mana · Draw a spell that started in your deck and one that didn't.
//~ done EDR_251 - 1669866c -
#[test]
fn EDR_251_dragonscale_armaments() {
    let mut table = table(CardClass::Paladin);
    table.steps(&[
        Give("EDR_251"),
        Cost("EDR_251", 1),
        EmptyDeck(Mine),
        OnTop("CS2_029"),
        OnTop("CS2_231"),
        OnTop("CS2_024"),
        OnTop("CS2_182"),
    ]);
    for began in [Nth(1), Nth(2)] {
        let began = table.who(began).unwrap();
        table.game[began].started_in_deck = true;
    }
    table.steps(&[
        Play("EDR_251", Nothing),
        HandCount(Mine, 2),
        IsInZone(Nth(1), Zone::Hand),
        IsInZone(Nth(3), Zone::Hand),
    ]);
    let mut table = cardwright_tests::table(CardClass::Paladin);
    table.steps(&[
        EmptyDeck(Mine),
        OnTop("CS2_029"),
        OnTop("CS2_024"),
        Play("EDR_251", Nothing),
        HandCount(Mine, 1),
        DeckCount(Mine, 1),
    ]);
    check! { Paladin:
        DeckOf(&["CS2_029", "CS2_024"]), OnTop("EX1_277"), Play("EDR_251", Nothing), HandCount(Mine, 2),
        DeckCount(Mine, 1),
    }
    check! { Paladin:
        DeckOf(&["CS2_029", "CS2_024"]), Play("EDR_251", Nothing), HandCount(Mine, 1), DeckCount(Mine, 1),
    }
}

/// Mark of Ursol · Spell · 2 mana · Choose a minion. If it's an enemy, set its stats to 1/1. If it's friendly, set its stats to 3/3 instead.
//~ done EDR_252 - 039faeef -
#[test]
fn EDR_252_mark_of_ursol() {
    check! { Paladin:
        Targets("EDR_252", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_200"), Ally("CS2_200"),
        Play("EDR_252", On(Their(0))), StatsNow(Their(0), 1, 1), StatsNow(My(0), 6, 7), Play("EDR_252", On(My(0))),
        StatsNow(My(0), 3, 3), StatsNow(Their(0), 1, 1),
    }
}

/// Lightmender · Minion · 4 mana · 3/3 · **Taunt. Choose One -** +3 Attack and **Divine Shield**; or +3 Health and **Lifesteal**.
// Also tests EDR_257a, EDR_257b.
//~ done EDR_257 - 1b545586 -
#[test]
fn EDR_257_lightmender() {
    check! { Paladin:
        PlayOption("EDR_257", 0, Nothing), StatsNow(My(0), 6, 3), HasNow(My(0), GameTag::DIVINE_SHIELD),
        HasNot(My(0), GameTag::LIFESTEAL), HasNow(My(0), GameTag::TAUNT), PlayOption("EDR_257", 1, Nothing),
        StatsNow(My(1), 3, 6), HasNow(My(1), GameTag::LIFESTEAL), HasNot(My(1), GameTag::DIVINE_SHIELD), StatsNow(My(0), 6, 3),
    }
}

/// Toreth the Unbreaking · Minion · 5 mana · 3/4 · **Divine Shield**, **Taunt** Your **Divine Shields** take three hits to break.
//~ done EDR_258 - 8d8ef1dc -
#[test]
fn EDR_258_toreth_the_unbreaking() {
    check! { Paladin:
        Play("EDR_258", Nothing), Ally("EX1_008"), Enemy("EX1_008"), DealDamage(My(0), 1), DealDamage(My(0), 1),
        HasNow(My(0), GameTag::DIVINE_SHIELD), DealDamage(My(1), 1), HasNow(My(1), GameTag::DIVINE_SHIELD), DealDamage(My(0), 1),
        HasNot(My(0), GameTag::DIVINE_SHIELD), Damage(My(0), 0), DealDamage(My(0), 1), Damage(My(0), 1),
        HasNow(My(1), GameTag::DIVINE_SHIELD), DealDamage(Their(0), 1), HasNot(Their(0), GameTag::DIVINE_SHIELD), Kill(My(0)),
        DealDamage(My(0), 1), HasNot(My(0), GameTag::DIVINE_SHIELD),
    }
    // Two of them say the same.
    check! { Paladin:
        Ally("EDR_258"), Ally("EDR_258"), Ally("EX1_008"), DealDamage(My(2), 1), DealDamage(My(2), 1),
        HasNow(My(2), GameTag::DIVINE_SHIELD), DealDamage(My(2), 1), HasNot(My(2), GameTag::DIVINE_SHIELD),
    }
    // A new shield takes three hits, whatever the one before took.
    check! { Paladin:
        Ally("EDR_258"), Ally("EX1_008"), DealDamage(My(1), 1), DealDamage(My(1), 1), Play("EX1_144", On(My(1))),
        HandCount(Mine, 1), Play("EX1_008", Nothing), DealDamage(My(1), 1), DealDamage(My(1), 1),
        HasNow(My(1), GameTag::DIVINE_SHIELD), DealDamage(My(1), 1), HasNot(My(1), GameTag::DIVINE_SHIELD),
    }
    check! { Paladin:
        Ally("EDR_258"), Ally("EX1_008"), DealDamage(My(1), 1), DealDamage(My(1), 1), Play("EX1_332", On(My(1))), Crystals(10),
        Play("EX1_371", On(My(1))), DealDamage(My(1), 1), DealDamage(My(1), 1), HasNow(My(1), GameTag::DIVINE_SHIELD),
    }
}

/// Ursol · Minion · Beast · 8 mana · 9/7 · **Battlecry:** Cast the highest Cost spell from your hand as an Aura that lasts @ turns.
/// - Numbers: {0} = 3
// Also tests EDR_259e1.
//~ done EDR_259 - 39fa330f.ea2304e3 -
#[test]
fn EDR_259_ursol() {
    check! { Paladin:
        Give("CS2_025"), Give("CS2_023"), Play("EDR_259", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "CS2_025"),
        DeckCount(Mine, 19), EndTurn, DeckCount(Mine, 17), EndTurn, EndTurn, DeckCount(Mine, 14), EndTurn, EndTurn,
        HandCount(Mine, 9), DeckCount(Mine, 11), EndTurn, EndTurn, DeckCount(Mine, 10),
    }
    check! { Paladin: Give("CS2_025"), GiveThem("CS2_023"), Play("EDR_259", Nothing), HandCount(Mine, 0) }
}

/// Aegis of Light · Spell · Holy · 2 mana · Summon a random 2-Cost minion and give it **Taunt**. **Imbue** your Hero Power.
//~ done EDR_264 - 9106466d -
#[test]
fn EDR_264_aegis_of_light() {
    check! { Paladin:
        Give("EDR_264"), Cost("EDR_264", 2), Play("EDR_264", Nothing), BoardCount(Mine, 1),
        HasNow(My(0), GameTag::TAUNT), IsCard(MyPower, "EDR_445p"),
    }
    // The opponent gets nothing of it.
    check! { Paladin: EndTurn, Play("EDR_264", Nothing), IsCard(MyPower, "HERO_04bp"), BoardCount(Theirs, 1) }
    for other in ["CS2_024", "CS2_125", "CS2_168"] {
        check! { Paladin: ForbidOutcome(Card(other)), Play("EDR_264", Nothing) }
    }
}

/// Blessing of the Dragon · Hero Power · 1 mana · Shuffle two Emerald Portals into your deck. *(Your Portals summon @-Cost Dragons.)*
/// - Numbers: {0} = 1
//~ done EDR_445p - efb4f5ab.eae7e889 -
#[test]
fn EDR_445p_blessing_of_the_dragon() {
    check! { Paladin:
        EmptyDeck(Mine), Play("EDR_852", Nothing), Crystals(10), HeroPower(Nothing), DeckCount(Mine, 2),
        DeckCount(Theirs, 20), HandCount(Mine, 0),
    }
}

/// Emerald Portal · Spell · 1 mana · **Casts When Drawn** Summon a random @-Cost Dragon.
/// - Numbers: {0} = 1
//~ done EDR_445pt3 - 2fdab62a.eae7e889 -
#[test]
fn EDR_445pt3_emerald_portal() {
    check! { Paladin in Wild, Standard:
        EmptyDeck(Mine), Play("EDR_852", Nothing), Crystals(10), HeroPower(Nothing), EndTurn, Force(Card("END_022")),
        Force(Card("CATA_484")), EndTurn, HandCount(Mine, 0), Damage(MyHero, 1), BoardCount(Mine, 3),
        IsCard(My(1), "END_022"), IsCard(My(2), "CATA_484"), DeckCount(Mine, 0),
    }
    check! { Paladin in Wild, Standard:
        EmptyDeck(Mine), Play("EDR_852", Nothing), Crystals(10), Play("EDR_852", Nothing), Crystals(10),
        HeroPower(Nothing), EndTurn, Force(Card("NEW1_023")), EndTurn, HandCount(Mine, 0), DeckCount(Mine, 0),
        Damage(MyHero, 1), IsCard(My(2), "NEW1_023"), BoardCount(Mine, 4),
    }
    // Its number does not go beyond 10.
    let imbued = [Play("EDR_852", Nothing), Kill(My(0)), Crystals(10)].repeat(11);
    let portal = [Force(Card("NEW1_030")), Play("EDR_445pt3", Nothing), BoardCount(Mine, 1), IsCard(My(0), "NEW1_030")];
    check(CardClass::Paladin, &[&imbued[..], &portal[..]].concat());
    check! { Paladin in Wild, Standard:
        Play("EDR_852", Nothing), Play("EDR_852", Nothing), Crystals(10), Play("EDR_852", Nothing),
        ForbidOutcome(Card("CS2_125")), Play("EDR_445pt3", Nothing),
    }
}

/// Goldpetal Drake · Minion · Dragon · 3 mana · 3/4 · **Battlecry and Deathrattle: Imbue** your Hero Power.
//~ done EDR_451 - d7a8788c -
#[test]
fn EDR_451_goldpetal_drake() {
    check! { Paladin:
        Give("EDR_451"), Cost("EDR_451", 3), Stats("EDR_451", 3, 4), Play("EDR_451", Nothing), IsCard(MyPower, "EDR_445p"),
    }
    // The opponent gets nothing of it.
    check! { Paladin: EndTurn, Play("EDR_451", Nothing), IsCard(MyPower, "HERO_04bp") }
    // The opponent gets nothing of it.
    check! { Paladin: Enemy("CS2_124"), EndTurn, Play("EDR_451", Nothing), Kill(Their(1)), IsCard(MyPower, "HERO_04bp") }
    // The Deathrattle does it, too.
    check! { Paladin: Ally("EDR_451"), IsCard(MyPower, "HERO_04bp"), Kill(My(0)), IsCard(MyPower, "EDR_445p") }
}

/// Smoldering Strength · Spell · Fire · 1 mana · Give a friendly minion +{0}/+{0}. *(Upgrades each turn, but discards after {1*}!)@Give a friendly minion +{0}/+{0}. *(Discards this turn!)*
/// - Numbers: {0} = 1, {1} = 3
//~ done FIR_914 - 37bd4ce9.47c5f80b -
#[test]
fn FIR_914_smoldering_strength() {
    check! { Paladin:
        Targets("FIR_914", &[FriendlyMinion]), EmptyDeck(Mine), Give("FIR_914"), Give("FIR_914"), Give("FIR_914"),
        Give("FIR_914"), Ally("CS2_182"), Play("FIR_914", On(My(0))), StatsNow(My(0), 5, 6), EndTurn, EndTurn,
        Play("FIR_914", On(My(0))), StatsNow(My(0), 7, 8), EndTurn, EndTurn, Damage(MyHero, 3), Play("FIR_914", On(My(0))),
        StatsNow(My(0), 10, 11), HandCount(Mine, 1), EndTurn, HandCount(Mine, 0), IsInZone(Nth(0), Zone::Graveyard),
    }
    check! { Paladin:
        Ally("CS2_172"), Ally("CS2_052"), EndTurn, EndTurn, Play("FIR_914", On(My(0))), StatsNow(My(1), 0, 2),
    }
    check! { Paladin:
        Ally("CS2_182"), EndTurn, Give("FIR_914"), EndTurn, Play("FIR_914", On(My(0))), StatsNow(My(0), 5, 6),
    }
    // What the opponent does is not heard.
    check! { Paladin: GiveThem("FIR_914"), EndTurn, EndTurn, EndTurn, EndTurn, HandCount(Theirs, 3) }
    // An exact copy is discarded with its original.
    check! { Paladin:
        Ally("ETC_536"), EmptyDeck(Mine), Give("FIR_914"), EndTurn, EndTurn, Kill(My(0)), HandCount(Mine, 2), EndTurn,
        EndTurn, Damage(MyHero, 3), HandCount(Mine, 2), EndTurn, HandCount(Mine, 0),
    }
}

/// Dreamwarden · Minion · Dragon · 4 mana · 3/4 · **Taunt**. **Battlecry:** If there is a card in your deck that didn't start there, draw it and gain +2/+2.
//~ done EDR_256 - 11179883 -
#[test]
fn EDR_256_dreamwarden() {
    check! { Paladin:
        Give("EDR_256"), Cost("EDR_256", 4), Stats("EDR_256", 3, 4), Has("EDR_256", GameTag::TAUNT), OnTop("CS2_172"),
        OnTop("CS2_172"), Play("EDR_256", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "CS2_172"), StatsNow(My(0), 5, 6),
        DeckCount(Mine, 20),
    }
    check! { Paladin: OnTheirTop("CS2_172"), Play("EDR_256", Nothing), HandCount(Mine, 0), StatsNow(My(0), 3, 4) }
    // One such card is enough.
    check! { Paladin:
        OnTop("CS2_172"), Play("EDR_256", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "CS2_172"), DeckCount(Mine, 19),
        StatsNow(My(0), 5, 6),
    }
}

/// Searing Reflection · Spell · Fire · 7 mana · Draw a minion. Summon an 8/8 copy of it with **Divine Shield**.
//~ done FIR_941 - 38a97e03 -
#[test]
fn FIR_941_searing_reflection() {
    check! { Paladin:
        Give("FIR_941"), Cost("FIR_941", 7), DeckOf(&["CS2_172", "CS2_029"]), Play("FIR_941", Nothing),
        HandCount(Mine, 1), IsCard(InHand(0), "CS2_172"), StatsNow(InHand(0), 3, 2), HasNot(InHand(0), GameTag::DIVINE_SHIELD),
        BoardCount(Mine, 1), IsCard(My(0), "CS2_172"), StatsNow(My(0), 8, 8), HasNow(My(0), GameTag::DIVINE_SHIELD),
    }
    check! { Paladin: DeckOf(&["CS2_029"]), Play("FIR_941", Nothing), HandCount(Mine, 0), BoardCount(Mine, 0) }
}
