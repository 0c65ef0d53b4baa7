//! Neutral cards of Cataclysm, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a3dce0ad

/// War'loc · Minion · Murloc · 2 mana · 1/1 · **Battlecry:** Your next Murloc that costs (3) or less costs Health instead of Mana.
//~ done CATA_180 - f439c85a -
#[test]
fn CATA_180_warloc() {
    check! { Mage:
        Give("CATA_180"), Cost("CATA_180", 2), Stats("CATA_180", 1, 1), Play("CATA_180", Nothing),
        Play("CS2_171", Nothing), Mana(7), Health(MyHero, 30), Play("CS2_168", Nothing), Mana(7), Health(MyHero, 29),
        Play("CS2_168", Nothing), Mana(6), Health(MyHero, 29),
    }
    check! { Mage:
        Play("CATA_180", Nothing), Play("EX1_062", Nothing), Mana(4), Health(MyHero, 30), Play("EX1_507", Nothing),
        Mana(4), Health(MyHero, 27),
    }
}

/// Faceless Replicator · Minion · 3 mana · 3/3 · **Elusive Deathrattle:** Transform the minion that killed this into a Faceless Replicator.
//~ done CATA_185 - f1fb0bbe -
#[test]
fn CATA_185_faceless_replicator() {
    check! { Mage:
        Ally("CATA_185"), Enemy("CS2_200"), Enemy("CS2_182"), EndTurn, Attack(Their(0), My(0)), BoardCount(Mine, 0),
        IsCard(Their(0), "CATA_185"), StatsNow(Their(0), 3, 3), IsCard(Their(1), "CS2_182"),
    }
    // Damaged by a minion, and killed by something else.
    check! { Mage:
        Ally("CATA_185"), Enemy("EX1_396"), Attack(My(0), Their(0)), StatsNow(My(0), 3, 2), Kill(My(0)),
        IsCard(Their(0), "EX1_396"),
    }
    check! { Mage:
        Ally("CATA_185"), Enemy("EX1_396"), Attack(My(0), Their(0)), DealDamage(My(0), 2), BoardCount(Mine, 0),
        IsCard(Their(0), "EX1_396"),
    }
}

/// Stickybomb Saboteur · Minion · 4 mana · 4/4 · **Battlecry:** Give your opponent a 2-Cost Sabotage. Cards next to it cost (1) more.
//~ done CATA_186 - 267451f5 -
#[test]
fn CATA_186_stickybomb_saboteur() {
    check! { Mage:
        GiveThem("CS2_182"), GiveThem("CS2_182"), Give("CS2_200"), Play("CATA_186", Nothing), HandCount(Theirs, 3),
        HandCount(Mine, 1), CostNow(InTheirHand(0), 4), CostNow(InTheirHand(1), 5), CostNow(InTheirHand(2), 2),
        GiveThem("CS2_200"), CostNow(InTheirHand(3), 7), GiveThem("CS2_200"), CostNow(InTheirHand(4), 6), EndTurn,
        Play("CATA_186t", Nothing), CostNow(InTheirHand(1), 4), CostNow(InTheirHand(2), 6),
    }
}

/// Sabotage! · Spell · 2 mana · Cards adjacent to this in hand cost (1) more.
//~ done CATA_186t - ad418f7f -
#[test]
fn CATA_186t_sabotage() {
    check! { Mage:
        Give("CS2_182"), Give("CATA_186t"), Give("CS2_200"), Give("CS2_200"), CostNow(InHand(0), 5),
        CostNow(InHand(1), 2), CostNow(InHand(2), 7), CostNow(InHand(3), 6),
    }
}

/// Ruthless · Hero Power · 2 mana · \+$a5 Attack this turn.
//~ done CATA_190p - c59ff8cb -
#[test]
fn CATA_190p_ruthless() {
    check! { Warrior:
        HasHeroPower("CATA_190p"), HeroPower(Nothing), Mana(8), StatsNow(MyHero, 5, 30), StatsNow(TheirHero, 0, 30), EndTurn,
        StatsNow(MyHero, 0, 30),
    }
}

/// Dragon's Reign · Spell · 0 mana · Summon a 12/12 Dragon.
//~ done CATA_190t10 - 8db95b7c -
#[test]
fn CATA_190t10_dragons_reign() {
    check! { Mage: Play("CATA_190t10", Nothing), BoardCount(Mine, 1), IsCard(My(0), "CATA_190t14"), BoardCount(Theirs, 0) }
}

/// Twisted Monstrosity · Minion · Beast · 5 mana · 6/5 · **{0}, {1}** Each turn this is in your hand, swap between two random **Bonus Effects**.
//~ done CATA_206 - 1f9920f9 -
#[test]
fn CATA_206_twisted_monstrosity() {
    check! { Mage:
        Give("CATA_206"), HasNow(InHand(0), GameTag::TAUNT), HasNow(InHand(0), GameTag::ELUSIVE), EndTurn,
        HasNow(InHand(0), GameTag::TAUNT), Force(Number(3)), Force(Number(2)), EndTurn,
        HasNow(InHand(0), GameTag::WINDFURY), HasNow(InHand(0), GameTag::RUSH), HasNot(InHand(0), GameTag::TAUNT),
        HasNot(InHand(0), GameTag::ELUSIVE), HasNot(InHand(0), GameTag::DIVINE_SHIELD), Play("CATA_206", Nothing),
        HasNow(My(0), GameTag::WINDFURY), EndTurn, EndTurn, HasNow(My(0), GameTag::WINDFURY),
        HasNow(My(0), GameTag::RUSH),
    }
    // Each of the eight goes when others come.
    let effects = [
        GameTag::DIVINE_SHIELD,
        GameTag::TAUNT,
        GameTag::RUSH,
        GameTag::WINDFURY,
        GameTag::POISONOUS,
        GameTag::ELUSIVE,
        GameTag::REBORN,
        GameTag::LIFESTEAL,
    ];
    let mut steps = vec![Give("CATA_206")];
    for (turn, at) in [0, 2, 4, 6, 0].into_iter().enumerate() {
        steps.extend([EndTurn, Force(Number(at + 1)), Force(Number(at)), EndTurn]);
        for (number, tag) in effects.into_iter().enumerate() {
            let has = number / 2 == at / 2;
            steps.push(if has { HasNow(InHand(0), tag) } else { HasNot(InHand(0), tag) });
        }
        steps.push(HandCount(Mine, 2 + turn));
    }
    check(CardClass::Mage, &steps);
}

/// Battlefield Blaster · Minion · 3 mana · 3/4 · **Battlecry:** Choose a spell in your hand to give **Spell Damage +1**.
//~ done CATA_209 - 8a9bb908 -
#[test]
fn CATA_209_battlefield_blaster() {
    check! { Mage:
        Give("CS2_029"), Give("CS2_024"), Play("CATA_209", On(InHand(0))), Crystals(10), Play("CS2_024", On(TheirHero)),
        Health(TheirHero, 27), Play("CS2_029", On(TheirHero)), Health(TheirHero, 20),
    }
    check! { Mage: EndTurn, Play("CATA_209", Nothing) }
    // The whole has the bonuses of both halves; what it had before it was shattered counts once.
    for half in [0, 2] {
        check! { Mage:
            Give("CS2_182"), Give("CATA_489"), Play("CS2_231", Nothing), IsCard(InHand(0), "CATA_489t"),
            IsCard(InHand(2), "CATA_489t2"), Play("CATA_209", On(InHand(half))), Crystals(10), Play("CS2_182", Nothing),
            HandCount(Mine, 1), IsCard(InHand(0), "CATA_489"), Enemy("CS2_200"), Play("CATA_489", On(TheirHero)),
            Health(TheirHero, 22), Damage(Their(0), 3),
        }
    }
}

/// Twilight Egg · Minion · 1 mana · 0/2 · **Deathrattle:** Summon a {0}/{1} Whelp. *(Gains +1/+1 at the start of your turns!)*
/// - Numbers: {0} = 2, {1} = 1
//~ done CATA_210 - f6f3afad.d20442f0 -
#[test]
fn CATA_210_twilight_egg() {
    check! { Mage:
        Ally("CATA_210"), Kill(Nth(0)), BoardCount(Mine, 1), IsCard(My(0), "CATA_210t"), StatsNow(My(0), 2, 1),
        Ally("CATA_210"), Ally("CATA_210"), EndTurn, EndTurn, StatsNow(My(1), 0, 2), Kill(Nth(1)),
        IsCard(My(1), "CATA_210t"), StatsNow(My(1), 3, 2), EndTurn, Kill(Nth(2)), StatsNow(My(2), 3, 2), StatsNow(My(1), 3, 2),
        StatsNow(My(0), 2, 1),
    }
}

/// Vyranoth · Minion · Elemental · 6 mana · 6/6 · **Battlecry:** If the total Cost of your starting minions was 100, split 100 stats among minions in your deck.
//~ done CATA_213 - fdc81647 -
#[test]
fn CATA_213_vyranoth() {
    let mut outcomes = [Force(Number(0)); 100];
    outcomes[99] = Force(Number(1));
    let deck = [DeckOf(&["CATA_570"; 10]), EmptyDeck(Mine), OnTop("CS2_029"), OnTop("CS2_231")];
    check(CardClass::Mage, &[&deck[..], &outcomes, &[Play("CATA_213", Nothing), StatsNow(Nth(11), 100, 2)]].concat());
    let deck = [DeckOf(&["CATA_570"; 9]), EmptyDeck(Mine), OnTop("CS2_231")];
    check(CardClass::Mage, &[&deck[..], &[Play("CATA_213", Nothing), StatsNow(Nth(9), 1, 1)]].concat());
}

/// Shadowed Informant · Minion · Dragon · 2 mana · 2/2 · **Battlecry: Discover** a spell from your class. *(Swaps class each turn*!)@**Battlecry: Discover** a {0} spell. *(Swaps class each turn!)*
//~ done CATA_614 - 292b67b8 -
#[test]
fn CATA_614_shadowed_informant() {
    check! { Mage in Wild, Standard:
        Force(Card("CS2_029")), Play("CATA_614", Nothing), ChooseCard("CS2_029"), HandCount(Mine, 1),
        ForbidOutcome(Card("CS2_072")),
    }
    check! { Mage in Wild, Standard:
        Give("CATA_614"), EndTurn, Force(Number(0)), EndTurn, Force(Card("RLK_024")), Play("CATA_614", Nothing),
        ChooseCard("RLK_024"), HandCount(Mine, 2), ForbidOutcome(Card("CS2_029")),
    }
    check! { Mage in Wild, Standard: ForbidOutcome(Card("CS2_033")), Play("CATA_614", Nothing) }
    // The card swaps at the start of its player's turns alone.
    check! { Mage: Give("CATA_614"), ForbidOutcome(Number(0)), EndTurn }
}

/// Genn, Cursed King · Minion · 4 mana · 5/4 · While holding this, if the rest of your hand is all even or all odd, transform into the 6/5 Worgen King.
//~ done CATA_615 - 2f009251 -
#[test]
fn CATA_615_genn_cursed_king() {
    check! { Hunter:
        Give("CS2_171"), Give("CS2_172"), Give("CATA_615"), Play("GAME_005", Nothing), IsCard(InHand(2), "CATA_615"),
        Discard(InHand(0)), IsCard(InHand(1), "CATA_615t"), StatsNow(InHand(1), 6, 5), Give("CS2_171"),
        IsCard(InHand(1), "CATA_615t"),
    }
    check! { Hunter: Give("CS2_171"), Give("CATA_615"), Play("GAME_005", Nothing), IsCard(InHand(1), "CATA_615t") }
    check! { Hunter:
        Give("CS2_171"), Give("CS2_172"), Give("CATA_615"), Play("CATA_615", Nothing), IsCard(My(0), "CATA_615"),
    }
}

/// Genn, Worgen King · Minion · 4 mana · 6/5 · **Battlecry:** Upgrade your starting Hero Power. It costs (1).
//~ done CATA_615t - c3533ba7 -
#[test]
fn CATA_615t_genn_worgen_king() {
    check! { Hunter: Play("CATA_615t", Nothing), IsCard(MyPower, "HERO_05bp2"), CostNow(MyPower, 1) }
    // The opponent gets nothing of it.
    check! { Hunter: Play("CATA_615t", Nothing), EndTurn, HeroPower(On(Nth(0))), StatsNow(My(0), 6, 4) }
    check! { Hunter: Play("CATA_615t", Nothing), EndTurn, HeroPower(On(Nth(0))), Mana(8) }
}

/// Gronn Giant · Minion · 9 mana · 8/8 · This minion's Cost is reduced by the Cost of the last card you played.
//~ done CATA_616 - 67d13616 -
#[test]
fn CATA_616_gronn_giant() {
    check! { Mage:
        Give("CATA_616"), CostNow(InHand(0), 9), Play("CS2_182", Nothing), CostNow(InHand(0), 5),
        Play("CS2_172", Nothing), CostNow(InHand(0), 7), EndTurn, Play("CS2_200", Nothing), EndTurn,
        CostNow(InHand(0), 7),
    }
}

/// Sheltered Survivor · Minion · 2 mana · 2/3 · **Battlecry:** Choose a card in your hand to shuffle into your deck. Draw a card.
//~ done CATA_721 - 4799250b -
#[test]
fn CATA_721_sheltered_survivor() {
    check! { Mage:
        Give("CATA_721"), Cost("CATA_721", 2), Stats("CATA_721", 2, 3), Give("CS2_231"), Give("CS2_200"),
        EmptyDeck(Mine), Play("CATA_721", On(Nth(1))), HandCount(Mine, 2), IsCard(InHand(0), "CS2_200"),
        IsCard(InHand(1), "CS2_231"), DeckCount(Mine, 0), Health(MyHero, 30),
    }
    check! { Mage:
        Give("CS2_231"), Give("CS2_200"), Play("CATA_721", On(Nth(1))), HandCount(Mine, 2), DeckCount(Mine, 19),
        IsInZone(Nth(0), Zone::Hand), IsInZone(Nth(1), Zone::Deck),
    }
    check! { Mage: Give("CS2_231"), OnTheirTop("CATA_721"), EndTurn, Play("CATA_721", Nothing), HandCount(Theirs, 1) }
}

/// Gemstone Hoarder · Minion · 3 mana · 3/4 · **Battlecry:** Choose a card in your hand to discard. **Deathrattle:** Get it back. It costs (1) less.
//~ done CATA_897 - b1c8dde6 -
#[test]
fn CATA_897_gemstone_hoarder() {
    check! { Mage:
        Give("CS2_182"), Give("CS2_029"), Play("CATA_897", On(InHand(1))), HandCount(Mine, 1),
        IsInZone(Nth(1), Zone::Graveyard), Kill(My(0)), HandCount(Mine, 2), IsCard(InHand(1), "CS2_029"), CostNow(InHand(1), 3),
        CostNow(InHand(0), 4),
    }
    // It makes the card anew: a Deathrattle that triggers twice gives two.
    check! { Mage:
        Ally("FP1_031"), Give("CS2_029"), Play("CATA_897", On(InHand(0))), HandCount(Mine, 0), Kill(My(1)),
        HandCount(Mine, 2), CostNow(InHand(0), 3), CostNow(InHand(1), 3),
    }
}

/// Selfless Protector · Minion · 2 mana · 2/6 · **Taunt** Takes one extra damage from all sources.
//~ done CATA_208 - c4298396 -
#[test]
fn CATA_208_selfless_protector() {
    check! { Mage:
        Has("CATA_208", GameTag::TAUNT), Ally("CATA_208"), Ally("CS2_182"), DealDamage(My(0), 1), Damage(My(0), 2),
        DealDamage(My(1), 1), Damage(My(1), 1), Play("CS2_008", On(My(0))), Damage(My(0), 4),
    }
}

/// Survivalist · Minion · 9 mana · 6/6 · Has **Immune** while you control no other minions.
//~ done CATA_613 - 2781658f -
#[test]
fn CATA_613_survivalist() {
    check! { Mage:
        Ally("CATA_613"), Enemy("CS2_182"), HasNow(My(0), GameTag::IMMUNE), DealDamage(My(0), 3), Damage(My(0), 0),
        Play("CS2_231", Nothing), HasNot(My(0), GameTag::IMMUNE), Kill(My(1)), HasNow(My(0), GameTag::IMMUNE),
    }
}

/// Warmaster Blackhorn · Minion · 7 mana · 6/6 · **Battlecry:** Destroy all cards that cost (2) or less in both players' decks.
//~ done CATA_720 - e11ea404 -
#[test]
fn CATA_720_warmaster_blackhorn() {
    check! { Mage:
        DeckOf(&["CS2_172", "CS2_118", "GAME_005", "CS2_024", "CS2_023"]), EmptyDeck(Theirs), OnTheirTop("CS2_168"),
        OnTheirTop("CS2_182"), Give("CS2_231"), Ally("CS2_172"), Play("CATA_720", Nothing), DeckCount(Mine, 2),
        DeckCount(Theirs, 1), HandCount(Mine, 1), BoardCount(Mine, 2), IsInZone(Nth(1), Zone::Deck), IsInZone(Nth(4), Zone::Deck),
        IsInZone(Nth(6), Zone::Deck),
    }
}
