//! Rogue cards of Reign of the Black Empire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file cf382db2

/// `BE_541` · Rogue minion · 2 mana · 3/2
/// > **Deathrattle:** Get a copy of a random different **Deathrattle** minion in your hand.
///
/// State: Todo
//~ todo BE_541 3556d972 2df372c3 1663829b.9bb9a7ab
#[test]
#[ignore = "todo: Agent of N'Zoth"]
fn BE_541_agent_of_n_zoth() {
    unwritten("BE_541");
}

/// `BE_702` · Rogue minion · 2 mana · 3/2
/// > **Combo**: **Assemble** a minion from another class.
///
/// State: Todo
//~ todo BE_702 0c712bea 13b5bb4a 82f3168f.528584d2
#[test]
#[ignore = "todo: Shadowcrafter"]
fn BE_702_shadowcrafter() {
    unwritten("BE_702");
}

/// `BE_703` · Rogue minion · 4 mana · 6/4
/// > **Deathrattle:** Draw an **Old God**. If you can't, get a random **Old God**.
///
/// State: Todo
//~ todo BE_703 2214fd9f 4e2e2c35 ed06687a.afcf8fd3
#[test]
#[ignore = "todo: Drest'agath"]
fn BE_703_drestagath() {
    unwritten("BE_703");
}

/// `BE_720` · Rogue minion · 1 mana · 1/3
/// > **Battlecry:** Get a 1-Cost Larva with a **Combo** that triggers a Hero Power from another class.
///
/// State: Todo
//~ todo BE_720 bdc54bf9 fcc416b9 da83c631.a0f4ea50
#[test]
#[ignore = "todo: Broodchamber Tunneler"]
fn BE_720_broodchamber_tunneler() {
    unwritten("BE_720");
}

/// `BE_720t11` · Death Knight minion · 1 mana · 2/1
/// > **Combo:** Summon a 1/1 Ghoul with **Charge**. It dies at end of turn.
///
/// State: Todo
//~ todo BE_720t11 33a726a6 7632ff25 b3bf36df.d3c90ed1
#[test]
#[ignore = "todo: Dark Larva"]
fn BE_720t11_dark_larva() {
    unwritten("BE_720t11");
}

/// `BE_720t12` · Neutral minion · 1 mana · 2/1
/// > Combo**:** No Spoilers!
///
/// State: Todo
//~ todo BE_720t12 84af5453 b9509709 f8a7478b.f737d55a
#[test]
#[ignore = "todo: Teal Larva"]
fn BE_720t12_teal_larva() {
    unwritten("BE_720t12");
}

/// `BE_720t3` · Rogue minion · 1 mana · 2/1
/// > Combo**:** Equip a 1/2 Dagger.
///
/// State: Todo
//~ todo BE_720t3 b22495b9 a330cfb0 1003b51f.4ddea9ee
#[test]
#[ignore = "todo: Black Larva"]
fn BE_720t3_black_larva() {
    unwritten("BE_720t3");
}

/// `BE_721` · Rogue minion · 8 mana · 4/5
/// > Costs (2) less for each **Combo** card played this turn. **Battlecry:** Draw a card.
///
/// State: Done
//~ done BE_721 b2fbae83 - 556689ca.4b5f6347
#[test]
fn BE_721_aqir_goliath() {
    check(
        CardClass::Rogue,
        &[
            Give("BE_721"),
            Cost("BE_721", 8),
            Stats("BE_721", 4, 5),
            CostNow(Nth(0), 8),
            Play("EX1_124", On(TheirHero)),
            CostNow(Nth(0), 6),
            Play("GAME_005", Nothing),
            CostNow(Nth(0), 6),
            Play("EX1_124", On(TheirHero)),
            CostNow(Nth(0), 4),
            Play("BE_721", Nothing),
            HandCount(Mine, 1),
            Is(InHand(0), "CS2_182"),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("BE_721"),
            Play("EX1_124", On(TheirHero)),
            EndTurn,
            CostNow(Nth(0), 8),
            Play("EX1_124", On(MyHero)),
            CostNow(Nth(0), 8),
        ],
    );
}

/// `BE_722` · Rogue minion · 3 mana · 4/2
/// > **Deathrattle:** Get two 1-Cost Larvae with Combo**s** that trigger a Hero Power from another class.
///
/// State: Todo
//~ todo BE_722 191a7eae d5cdf632 1d92ef64.a604c010
#[test]
#[ignore = "todo: Aqir Swarmer"]
fn BE_722_aqir_swarmer() {
    unwritten("BE_722");
}

/// `BE_724` · Rogue spell · Shadow · 2 mana
/// > Get three 1-Cost Larvae with Combo**s** that trigger a Hero Power from another class.
///
/// State: Todo
//~ todo BE_724 65646455 f53ec315 503b2f4d.039cc28b
#[test]
#[ignore = "todo: Incubate"]
fn BE_724_incubate() {
    unwritten("BE_724");
}
