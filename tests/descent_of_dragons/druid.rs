//! Druid cards of Descent of Dragons, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 476e2f67

/// `DRG_051` · Druid spell · 1 mana
/// > **Sidequest:** Spend 10 Mana on minions. **Reward:** Summon a minion from your deck.
///
/// State: Todo
//~ todo DRG_051 e0f89dd6 7bef2118 d552e240.37ac39c3
#[test]
#[ignore = "todo: Strength in Numbers"]
fn DRG_051_strength_in_numbers() {
    unwritten("DRG_051");
}

/// `DRG_314` · Druid spell · Nature · 5 mana
/// > Draw 2 cards. Costs (2) less for each Treant you control.
///
/// State: Done
//~ done DRG_314 125de805 - 2ce66f50.cf9f99eb
#[test]
fn DRG_314_aeroponics() {
    check(
        CardClass::Druid,
        &[
            Give("DRG_314"),
            Cost("DRG_314", 5),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("EX1_158t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_314", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("DRG_314"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("EX1_158t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            CostNow(Nth(0), 3),
        ],
    );
}

/// `DRG_315` · Druid spell · Nature · 0 mana
/// > Give all minions in your deck +2/+2. They cost (1) more *(up to 10)*.
///
/// State: Todo
//~ todo DRG_315 7fadc0f5 e8cdddfa 15b82f21.05c620e1
#[test]
#[ignore = "todo: Embiggen"]
fn DRG_315_embiggen() {
    unwritten("DRG_315");
}

/// `DRG_317` · Druid spell · 1 mana
/// > **Sidequest:** Attack twice with your hero. **Reward:** Add 3 'Claw' spells to your hand.
///
/// State: Done
//~ done DRG_317 767ef510 - a0b11ead.0697e031
#[test]
fn DRG_317_secure_the_deck() {
    check(
        CardClass::Druid,
        &[
            Give("DRG_317"),
            Cost("DRG_317", 1),
            Friend("CS2_106"),
            Friend("CS2_182"),
            Play("DRG_317", Nothing),
            Attack(Nth(2), TheirHero),
            Attack(MyHero, TheirHero),
            HandCount(Mine, 0),
            EndTurn,
            EndTurn,
            HandCount(Mine, 1),
            Attack(MyHero, TheirHero),
            HandCount(Mine, 4),
            Is(InHand(1), "CS2_005"),
            Is(InHand(2), "CS2_005"),
            Is(InHand(3), "CS2_005"),
        ],
    );
}

/// `DRG_319` · Druid minion · 7 mana · 5/10
/// > **Taunt Battlecry:** For the rest of the game, your Treants have +1/+1.
///
/// State: Done
//~ done DRG_319 5255d981 - 334c4398.e34c735e
#[test]
fn DRG_319_goru_the_mightree() {
    check(
        CardClass::Druid,
        &[
            Give("DRG_319"),
            Cost("DRG_319", 7),
            Stats("DRG_319", 5, 10),
            Has("DRG_319", GameTag::TAUNT),
            Friend("EX1_158t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_319", Nothing),
            Now(Nth(1), 3, 3),
        ],
    );
}

/// `DRG_319e4` · Neutral enchantment
/// > Your Treants have +1/+1.
///
/// State: Done
//~ done DRG_319e4 59001a9e - 06dfdcb3.26bb9c7a
#[test]
fn DRG_319e4_treant_powerup() {
    check(
        CardClass::Druid,
        &[
            Friend("CS2_182"),
            Friend("EX1_158t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "DRG_319e4"),
            Now(Nth(0), 4, 5),
            Now(Nth(1), 3, 3),
        ],
    );
}
