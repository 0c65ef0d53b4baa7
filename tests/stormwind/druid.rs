//! Druid cards of United in Stormwind, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 0d89a824

/// Druid of the Reef · Minion · 1 mana · 1/1 · **Choose One -** Transform into a 3/1 Shark with **Rush**; or a 1/3 Turtle with **Taunt**.
//~ done DED_001 - 30a1af98 -
#[test]
fn DED_001_druid_of_the_reef() {
    check! { Druid:
        Give("DED_001"), Cost("DED_001", 1), Stats("DED_001", 1, 1), PlayOption("DED_001", 0, Nothing),
        IsCard(My(0), "DED_001at"), StatsNow(My(0), 3, 1), PlayOption("DED_001", 1, Nothing), IsCard(My(1), "DED_001bt"),
        StatsNow(My(1), 1, 3),
    }
    // With both effects it is a third form.
    check! { Druid: Ally("OG_044"), Play("DED_001", Nothing), IsCard(My(1), "DED_001c"), StatsNow(My(1), 3, 3) }
}

/// Shark Form · Minion · Beast · 1 mana · 3/1 · **Rush**
//~ done DED_001a - 9d7daafc -
#[test]
fn DED_001a_shark_form() {
    check! { Druid:
        Give("DED_001a"), Cost("DED_001a", 1), Stats("DED_001a", 3, 1), Has("DED_001a", GameTag::RUSH),
        PlayOption("DED_001", 0, Nothing), IsCard(My(0), "DED_001at"), StatsNow(My(0), 3, 1), HasNow(My(0), GameTag::RUSH),
        HasNot(My(0), GameTag::TAUNT), BoardCount(Mine, 1),
    }
}

/// Sea Turtle Form · Minion · Beast · 1 mana · 1/3 · **Taunt**
//~ done DED_001b - eed2576b -
#[test]
fn DED_001b_sea_turtle_form() {
    check! { Druid:
        Give("DED_001b"), Cost("DED_001b", 1), Stats("DED_001b", 1, 3), Has("DED_001b", GameTag::TAUNT),
        PlayOption("DED_001", 1, Nothing), IsCard(My(0), "DED_001bt"), StatsNow(My(0), 1, 3), HasNow(My(0), GameTag::TAUNT),
        HasNot(My(0), GameTag::RUSH), BoardCount(Mine, 1),
    }
}

/// Moonlit Guidance · Spell · Arcane · 2 mana · **Discover** a copy of a card in your deck. If you play it this turn, draw the original.
//~ done DED_002 - 11fdc910 -
#[test]
fn DED_002_moonlit_guidance() {
    check! { Druid:
        DeckOf(&["CS2_172", "CS2_231", "CS2_182"]), Play("DED_002", Nothing), ChooseCard("CS2_231"), HandCount(Mine, 1),
        DeckCount(Mine, 3), Play("CS2_231", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "CS2_231"), DeckCount(Mine, 2),
        Play("CS2_231", Nothing), DeckCount(Mine, 2),
    }
    check! { Druid:
        DeckOf(&["CS2_172", "CS2_231", "CS2_182"]), Play("DED_002", Nothing), ChooseCard("CS2_231"), EndTurn, EndTurn,
        Play("CS2_231", Nothing), DeckCount(Mine, 2), HandCount(Mine, 1),
    }
    // Who is summoned was not played.
    check! { Druid:
        DeckOf(&["CS2_172", "CS2_231", "CS2_182"]), Play("DED_002", Nothing), ChooseCard("CS2_231"),
        Play("GVG_029", Nothing), BoardCount(Mine, 1), HandCount(Mine, 0), DeckCount(Mine, 3),
    }
    // Cast twice, each copy draws its own original.
    check! { Druid:
        DeckOf(&["CS2_172", "CS2_231", "CS2_182"]), Play("DMF_058", Nothing), Play("DED_002", Nothing),
        ChooseCard("CS2_231"), ChooseCard("CS2_172"), HandCount(Mine, 2), Play("CS2_231", Nothing), HandCount(Mine, 2),
        IsCard(InHand(1), "CS2_231"), Play("CS2_172", Nothing), DeckCount(Mine, 1), HandCount(Mine, 2),
    }
    // A card of my deck.
    check! { Druid:
        DeckOf(&["CS2_172", "CS2_231", "CS2_200"]), ForbidOutcome(Card("CS2_182")), Play("DED_002", Nothing),
        Choose(0), HandCount(Mine, 1),
    }
}

/// Jerry Rig Carpenter · Minion · Pirate · 2 mana · 2/1 · **Battlecry:** Draw a **Choose One** spell and split it.
//~ done DED_003 - bada6cc7 -
#[test]
fn DED_003_jerry_rig_carpenter() {
    check! { Druid:
        OnTop("EX1_154"), OnTop("EX1_165"), OnTop("CS2_029"), Play("DED_003", Nothing), HandCount(Mine, 2),
        IsCard(InHand(0), "EX1_154a"), IsCard(InHand(1), "EX1_154b"), DeckCount(Mine, 21), Enemy("CS2_182"),
        Play("EX1_154a", On(Their(0))), Damage(Their(0), 3),
    }
    // Without one nothing is drawn.
    check! { Druid: OnTop("EX1_165"), OnTop("CS2_029"), Play("DED_003", Nothing), HandCount(Mine, 0), DeckCount(Mine, 21) }
    // The second Battlecry of two finds no Choose One spell, and splits nothing.
    check! { Druid: Ally("LOE_077"), DeckOf(&["EX1_154"]), Play("DED_003", Nothing), HandCount(Mine, 2), DeckCount(Mine, 0) }
}

/// Lost in the Park · Spell · 1 mana · **Questline:** Gain 4 Attack with your hero. **Reward:** Gain 5 Armor.
//~ done SW_428 - 0f2b0222 -
#[test]
fn SW_428_lost_in_the_park() {
    check! { Druid:
        Play("SW_428", Nothing), Play("CS2_005", Nothing), Armor(Mine, 2), HandCount(Mine, 0), Play("CS2_005", Nothing),
        Armor(Mine, 9), HandCount(Mine, 0), IsInZone(Newest("SW_428t"), Zone::Secret),
    }
}

/// Defend the Squirrels · Spell · 1 mana · **Questline:** Gain 5 Attack with your hero. **Reward:** Gain 5 Armor and draw a card.
//~ done SW_428t - 89fac6f7 -
#[test]
fn SW_428t_defend_the_squirrels() {
    check! { Druid:
        Play("SW_428t", Nothing), Play("CS2_005", Nothing), Play("CS2_005", Nothing), Armor(Mine, 4),
        HandCount(Mine, 0), Play("CS2_005", Nothing), Armor(Mine, 11), HandCount(Mine, 1),
        IsInZone(Newest("SW_428t2"), Zone::Secret),
    }
}

/// Feral Friendsy · Spell · 1 mana · **Questline:** Gain 6 Attack with your hero. **Reward:** Guff the Tough.
//~ done SW_428t2 - 52c9e025 -
#[test]
fn SW_428t2_feral_friendsy() {
    check! { Druid:
        Play("SW_428t2", Nothing), Play("CS2_005", Nothing), Play("CS2_005", Nothing), Armor(Mine, 4),
        HandCount(Mine, 0), Play("CS2_005", Nothing), Armor(Mine, 6), HandCount(Mine, 1), IsCard(InHand(0), "SW_428t4"),
    }
}

/// Wickerclaw · Minion · Beast · 2 mana · 1/4 · After your hero gains Attack, this minion gains +2 Attack.
//~ done SW_436 - c410dcb3 -
#[test]
fn SW_436_wickerclaw() {
    check! { Druid:
        Ally("SW_436"), Play("CS2_005", Nothing), StatsNow(My(0), 3, 4), HeroPower(Nothing), Armor(Mine, 3),
        StatsNow(My(0), 5, 4), EndTurn, Play("CS2_005", Nothing), Armor(Theirs, 2), EndTurn, StatsNow(My(0), 5, 4),
    }
}

/// Sheldras Moontree · Minion · 8 mana · 5/5 · **Battlecry:** The next 3 spells you draw are **Cast When Drawn**.
//~ done SW_447 - 5fc702d2 -
#[test]
fn SW_447_sheldras_moontree() {
    check! { Druid:
        DeckOf(&["CS2_172", "CS2_008", "CS2_008", "CS2_008", "CS2_182", "CS2_008", "CS2_200"]), Enemy("CS2_200"),
        Play("SW_447", Nothing), EndTurn, EndTurn, HandCount(Mine, 1), DeckCount(Mine, 6), Play("EX1_015", Nothing),
        HandCount(Mine, 2), IsCard(InHand(1), "CS2_182"), DeckCount(Mine, 4), Play("EX1_015", Nothing), DeckCount(Mine, 1),
        HandCount(Mine, 3), IsCard(InHand(2), "CS2_008"),
    }
    // The opponent gets nothing of it.
    check! { Druid:
        OnTop("EX1_289"), Play("SW_447", Nothing), EndTurn, EndTurn, IsInZone(Nth(0), Zone::Secret), DeckCount(Mine, 18),
    }
    check! { Druid:
        Play("SW_447", Nothing), EndTurn, EndTurn, Play("CFM_619", Nothing), BoardCount(Mine, 2), HandCount(Mine, 2),
    }
    // What is not drawn is not cast, nor what the opponent draws, after the first as after the second.
    for coins in 1..=2 {
        let mut drawn = vec![OnTheirTop("CS2_024"), OnTheirTop("CS2_182")];
        drawn.extend(std::iter::repeat_n(OnTop("GAME_005"), coins));
        drawn.extend([
            Play("SW_447", Nothing),
            EndTurn,
            EndTurn,
            HandCount(Mine, 1),
            DeckCount(Mine, 18),
            IsCard(InHand(0), "CS2_182"),
        ]);
        check(
            CardClass::Druid,
            &[&drawn[..], &[EndTurn, HandCount(Theirs, 2), IsCard(InTheirHand(1), "CS2_024")]].concat(),
        );
        check(CardClass::Druid, &[&drawn[..], &[Crystals(10), Play("CFM_619", Nothing), HandCount(Mine, 2)]].concat());
    }
    // What is not drawn is not cast, and nothing is drawn for it.
    check! { Druid:
        OnTop("GAME_005"), Play("SW_447", Nothing), EndTurn, EndTurn, HandCount(Mine, 1), DeckCount(Mine, 18),
        Force(Card("CFM_021")), Play("CFM_619", Nothing), HandCount(Mine, 2), IsCard(InHand(1), "CFM_021"),
        DeckCount(Mine, 18),
    }
    check! { Druid:
        OnTop("GAME_005"), OnTop("GAME_005"), Play("SW_447", Nothing), EndTurn, EndTurn, HandCount(Mine, 1),
        DeckCount(Mine, 18), Force(Card("CFM_021")), Play("CFM_619", Nothing), HandCount(Mine, 2),
        IsCard(InHand(1), "CFM_021"), DeckCount(Mine, 18),
    }
}
