//! Demon Hunter cards of Reign of the Black Empire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7bb7a0eb

/// Ravitz · Minion · Beast · 4 mana · 4/4 · Your left-most minion has **Rush**. Your right-most minion is **Immune** while attacking.
//~ done BE_230 - 4d46e872 -
#[test]
fn BE_230_ravitz() {
    check! { DemonHunter:
        Ally("CS2_182"), Ally("BE_230"), Ally("CS2_172"), Enemy("CS2_182"), HasNow(My(0), GameTag::RUSH),
        HasNot(My(1), GameTag::RUSH), HasNot(My(2), GameTag::RUSH), HasNot(Their(0), GameTag::RUSH),
        HasNow(My(2), GameTag::IMMUNE_WHILE_ATTACKING), HasNot(My(1), GameTag::IMMUNE_WHILE_ATTACKING),
        HasNot(My(0), GameTag::IMMUNE_WHILE_ATTACKING), HasNot(Their(0), GameTag::IMMUNE_WHILE_ATTACKING),
        Attack(My(2), Their(0)), Health(My(2), 2), Kill(My(0)), HasNow(My(0), GameTag::RUSH), Kill(My(1)),
        HasNow(My(0), GameTag::IMMUNE_WHILE_ATTACKING),
    }
}

/// Attentive Tender · Minion · 3 mana · 3/4 · **Battlecry: Assemble** a 1-Cost minion.
//~ todo BE_262 ac576091 7fc661fd -
#[test]
#[ignore = "todo: Attentive Tender"]
fn BE_262_attentive_tender() {
    unwritten("BE_262");
}

/// Blind Harrower · Minion · Beast · 3 mana · 3/2 · **Outcast and Deathrattle:** Get a random **Outcast** card.
//~ done BE_264 - 89a5915a -
#[test]
fn BE_264_blind_harrower() {
    check! { DemonHunter:
        Force(Card("BT_801")), Play("BE_264", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "BT_801"),
        Force(Card("BT_801")), Kill(My(0)), HandCount(Mine, 2), HandCount(Theirs, 0),
    }
    check! { DemonHunter:
        Give("GAME_005"), Give("BE_264"), Give("GAME_005"), Play("BE_264", Nothing), HandCount(Mine, 2),
    }
    check! { DemonHunter: ForbidOutcome(Card("CS2_029")), Play("BE_264", Nothing), HandCount(Mine, 1) }
}

/// Broodqueen Sha'kar · Minion · Beast · 5 mana · 3/5 · **Battlecry**: If 5 friendly minions died this turn, your **Rush** minions have **Charge** this game. *({0} left*!)@**Battlecry**: If 5 friendly minions died this turn, your **Rush** minions have **Charge** this game. *(Ready*)@**Battlecry**: If 5 friendly minions died this turn, your **Rush** minions have **Charge** this game.
/// - Numbers: {0} = 5
//~ done BE_565 - 10301d56.ea2e0c35 -
#[test]
fn BE_565_broodqueen_shakar() {
    check! { DemonHunter:
        Give("BE_565"), Cost("BE_565", 5), Stats("BE_565", 3, 5), Ally("CS2_231"), Ally("CS2_231"),
        Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Kill(My(0)), Kill(My(0)), Kill(My(0)), Kill(My(0)),
        Kill(My(0)), Play("BE_565", Nothing), Play("CS3_037", Nothing), HasNow(My(1), GameTag::CHARGE),
        Attack(My(1), TheirHero), Damage(TheirHero, 2), Play("CS2_231", Nothing), HasNot(My(2), GameTag::CHARGE),
        Kill(My(0)), EndTurn, HasNow(My(0), GameTag::CHARGE), Enemy("CS3_037"), HasNot(Their(0), GameTag::CHARGE),
    }
    check! { DemonHunter:
        Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Enemy("CS2_231"), Kill(My(0)),
        Kill(My(0)), Kill(My(0)), Kill(My(0)), Kill(Their(0)), Play("BE_565", Nothing), Play("CS3_037", Nothing),
        HasNot(My(1), GameTag::CHARGE),
    }
    check! { DemonHunter:
        Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Kill(My(0)),
        Kill(My(0)), Kill(My(0)), Kill(My(0)), Kill(My(0)), EndTurn, EndTurn, Play("BE_565", Nothing),
        Play("CS3_037", Nothing), HasNot(My(1), GameTag::CHARGE),
    }
    // Rush that another minion gives counts.
    check! { DemonHunter:
        Enchant(Me, "BE_565e"), Ally("CS2_231"), HasNot(My(0), GameTag::CHARGE), Ally("BE_230"),
        HasNow(My(0), GameTag::RUSH), HasNow(My(0), GameTag::CHARGE), HasNot(My(1), GameTag::CHARGE),
    }
}

/// Tentacle Lash · Weapon · 5 mana · 1/2 durability · After your hero attacks, reduce the Cost of C'Thun by (1). Choose a C'Thun ability to trigger.
//~ done BE_771 - 1d6d9b55 -
#[test]
fn BE_771_tentacle_lash() {
    check! { DemonHunter:
        Ally("BE_771"), Give("BE_013"), Give("CS2_200"), Attack(MyHero, TheirHero), ChooseCard("BE_013t4"),
        BoardCount(Mine, 2), CostNow(InHand(0), 9), CostNow(InHand(1), 6), Health(TheirHero, 29),
    }
    // My hero only, each time, and after the attack.
    check! { DemonHunter:
        Ally("BE_771"), Ally("CS2_182"), Attack(My(0), TheirHero), Health(TheirHero, 26), Attack(MyHero, TheirHero),
        Health(TheirHero, 25), ChooseCard("BE_013t4"), BoardCount(Mine, 3), Ready(MyHero), Attack(MyHero, TheirHero),
        ChooseCard("BE_013t4"), BoardCount(Mine, 5), Health(TheirHero, 24),
    }
    // An attack of the opponent's hero triggers nothing.
    check! { DemonHunter:
        Ally("BE_771"), Give("BE_013"), Ally("CS2_182"), EndTurn, Play("CS2_106", Nothing), Attack(TheirHero, My(0)),
        CostNow(InHand(0), 10), EndTurn, CostNow(InHand(0), 10),
    }
}
