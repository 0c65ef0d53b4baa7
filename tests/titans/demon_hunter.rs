//! Demon Hunter cards of TITANS, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Crystalline Statue
///
/// `TTN_840` · Demon Hunter minion · 2 mana · 5/4
///
/// > **Rush**. Starts **Dormant**. After you draw 4 cards, this awakens.
///
/// State: Todo
//~ TTN_840 todo 195485a3 27ea7533
#[test]
#[ignore = "todo: TTN_840 Crystalline Statue"]
fn TTN_840_crystalline_statue() {
    check(
        CardClass::DemonHunter,
        &[Give("TTN_840"), Cost("TTN_840", 2), Stats("TTN_840", 5, 4), Has("TTN_840", GameTag::RUSH), Unwritten],
    );
}

/// # Momentum
///
/// `TTN_841` · Demon Hunter spell · 5 mana
///
/// > Give your hero +4 Attack this turn. Costs (1) less for each card you've drawn this turn.
///
/// State: Todo
//~ TTN_841 todo e19c8465 c8f7ba50
#[test]
#[ignore = "todo: TTN_841 Momentum"]
fn TTN_841_momentum() {
    check(CardClass::DemonHunter, &[Give("TTN_841"), Cost("TTN_841", 5), Unwritten]);
}

/// # Jotun, the Eternal
///
/// `TTN_842` · Demon Hunter minion · 5 mana · 4/5
///
/// > **Battlecry:** For the rest of the game, cast a copy of the first spell you draw each turn at enemies.
///
/// State: Todo
//~ TTN_842 todo d31831e8 7216f945
#[test]
#[ignore = "todo: TTN_842 Jotun, the Eternal"]
fn TTN_842_jotun_the_eternal() {
    check(CardClass::DemonHunter, &[Give("TTN_842"), Cost("TTN_842", 5), Stats("TTN_842", 4, 5), Unwritten]);
}

/// # Eredar Deceptor
///
/// `TTN_843` · Demon Hunter minion · 4 mana · 3/5
///
/// > Whenever you draw a card, summon a 1/1 Demon with **Rush**.
///
/// State: Todo
//~ TTN_843 todo 683fb34a df0a1a4b
#[test]
#[ignore = "todo: TTN_843 Eredar Deceptor"]
fn TTN_843_eredar_deceptor() {
    check(CardClass::DemonHunter, &[Give("TTN_843"), Cost("TTN_843", 4), Stats("TTN_843", 3, 5), Unwritten]);
}

/// # Invading Felbat
///
/// `TTN_843t1` · Demon Hunter minion · 1 mana · 1/1
///
/// > **Rush**
///
/// State: Vanilla
//~ TTN_843t1 vanilla 4f18735a 01a1d14a
#[test]
fn TTN_843t1_invading_felbat() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TTN_843t1"),
            Cost("TTN_843t1", 1),
            Stats("TTN_843t1", 1, 1),
            Has("TTN_843t1", GameTag::RUSH),
            Play("TTN_843t1", Nothing),
            In(The("TTN_843t1"), Zone::Play),
            Now(The("TTN_843t1"), 1, 1),
            HasNow(The("TTN_843t1"), GameTag::RUSH),
        ],
    );
}

/// # Argunite Golem
///
/// `TTN_844` · Demon Hunter minion · 3 mana · 1/5
///
/// > Has +1 Attack for each card you've drawn this turn.
///
/// State: Todo
//~ TTN_844 todo 51da98d1 b7f77752
#[test]
#[ignore = "todo: TTN_844 Argunite Golem"]
fn TTN_844_argunite_golem() {
    check(CardClass::DemonHunter, &[Give("TTN_844"), Cost("TTN_844", 3), Stats("TTN_844", 1, 5), Unwritten]);
}

/// # Runic Adornment
///
/// `TTN_845` · Demon Hunter spell · 2 mana
///
/// > **Discover** a spell that costs (3) or less. Shuffle 2 copies into your deck that **Cast When Drawn**.
///
/// State: Todo
//~ TTN_845 todo 2fe645eb 28466bed
#[test]
#[ignore = "todo: TTN_845 Runic Adornment"]
fn TTN_845_runic_adornment() {
    check(CardClass::DemonHunter, &[Give("TTN_845"), Cost("TTN_845", 2), Unwritten]);
}

/// # Disciple of Argus
///
/// `TTN_861` · Demon Hunter minion · 3 mana · 2/2
///
/// > **Deathrattle:** Summon two 2/2 Elementals with **Taunt**.
///
/// State: Todo
//~ TTN_861 todo 4d277dcb d322859f
#[test]
#[ignore = "todo: TTN_861 Disciple of Argus"]
fn TTN_861_disciple_of_argus() {
    check(CardClass::DemonHunter, &[Give("TTN_861"), Cost("TTN_861", 3), Stats("TTN_861", 2, 2), Unwritten]);
}

/// # Argus, the Emerald Star
///
/// `TTN_862` · Demon Hunter minion · 7 mana · 5/9
///
/// > **Titan** Minions to the left of this have **Rush**, and ones to the right have **Lifesteal**.
///
/// State: Todo
//~ TTN_862 todo 858b3cb0 2a347166
#[test]
#[ignore = "todo: TTN_862 Argus, the Emerald Star"]
fn TTN_862_argus_the_emerald_star() {
    check(CardClass::DemonHunter, &[Give("TTN_862"), Cost("TTN_862", 7), Stats("TTN_862", 5, 9), Unwritten]);
}

/// # Crystal Carving
///
/// `TTN_862t1` · Demon Hunter spell · 0 mana
///
/// > **Discover** a **Deathrattle** minion. It costs (3) less.
///
/// State: Todo
//~ TTN_862t1 todo 95f9f407 fb8baff3
#[test]
#[ignore = "todo: TTN_862t1 Crystal Carving"]
fn TTN_862t1_crystal_carving() {
    check(CardClass::DemonHunter, &[Give("TTN_862t1"), Cost("TTN_862t1", 0), Unwritten]);
}

/// # Show of Force
///
/// `TTN_862t2` · Demon Hunter spell · 0 mana
///
/// > Reduce the Cost of all minions in your hand by (2).
///
/// State: Todo
//~ TTN_862t2 todo 53380ec8 d9e8b2e2
#[test]
#[ignore = "todo: TTN_862t2 Show of Force"]
fn TTN_862t2_show_of_force() {
    check(CardClass::DemonHunter, &[Give("TTN_862t2"), Cost("TTN_862t2", 0), Unwritten]);
}

/// # Argunite Army
///
/// `TTN_862t3` · Demon Hunter spell · 0 mana
///
/// > Summon four 2/2 Elementals with **Taunt**.
///
/// State: Todo
//~ TTN_862t3 todo b7985e21 a230ea83
#[test]
#[ignore = "todo: TTN_862t3 Argunite Army"]
fn TTN_862t3_argunite_army() {
    check(CardClass::DemonHunter, &[Give("TTN_862t3"), Cost("TTN_862t3", 0), Unwritten]);
}

/// # Crystal Elemental
///
/// `TTN_862t4` · Demon Hunter minion · 2 mana · 2/2
///
/// > **Taunt**
///
/// State: Vanilla
//~ TTN_862t4 vanilla 550b0b8d b1609162
#[test]
fn TTN_862t4_crystal_elemental() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TTN_862t4"),
            Cost("TTN_862t4", 2),
            Stats("TTN_862t4", 2, 2),
            Has("TTN_862t4", GameTag::TAUNT),
            Play("TTN_862t4", Nothing),
            In(The("TTN_862t4"), Zone::Play),
            Now(The("TTN_862t4"), 2, 2),
            HasNow(The("TTN_862t4"), GameTag::TAUNT),
        ],
    );
}

/// # Weight of the World
///
/// `TTN_865` · Demon Hunter spell · 3 mana
///
/// > Draw 2 cards. **Forge:** Draw cards until you have as many in hand as your opponent first.
///
/// State: Todo
//~ TTN_865 todo e1182608 2c610175
#[test]
#[ignore = "todo: TTN_865 Weight of the World"]
fn TTN_865_weight_of_the_world() {
    check(CardClass::DemonHunter, &[Give("TTN_865"), Cost("TTN_865", 3), Unwritten]);
}

/// # Weight of the World
///
/// `TTN_865t` · Demon Hunter spell · 3 mana
///
/// > **Forged.** Draw cards until you have as many in hand as your opponent, then draw 2 cards.
///
/// State: Todo
//~ TTN_865t todo b7f38005 6bacb86b
#[test]
#[ignore = "todo: TTN_865t Weight of the World"]
fn TTN_865t_weight_of_the_world() {
    check(CardClass::DemonHunter, &[Give("TTN_865t"), Cost("TTN_865t", 3), Unwritten]);
}

/// # Mythical Terror
///
/// `TTN_866` · Demon Hunter minion · 7 mana · 4/10
///
/// > **Lifesteal** At the end of your turn, force all enemy minions to attack this.
///
/// State: Todo
//~ TTN_866 todo c8018fd3 643b4306
#[test]
#[ignore = "todo: TTN_866 Mythical Terror"]
fn TTN_866_mythical_terror() {
    check(
        CardClass::DemonHunter,
        &[Give("TTN_866"), Cost("TTN_866", 7), Stats("TTN_866", 4, 10), Has("TTN_866", GameTag::LIFESTEAL), Unwritten],
    );
}

/// # Sigil of Time
///
/// `YOG_401` · Demon Hunter spell · Fel · 3 mana
///
/// > At the start of your next turn, draw 3 additional cards.
///
/// State: Todo
//~ YOG_401 todo aa9daa22 7201abbc
#[test]
#[ignore = "todo: YOG_401 Sigil of Time"]
fn YOG_401_sigil_of_time() {
    check(CardClass::DemonHunter, &[Give("YOG_401"), Cost("YOG_401", 3), Unwritten]);
}

/// # Mindbender
///
/// `YOG_402` · Demon Hunter minion · 4 mana · 4/4
///
/// > **Battlecry:** Deal 1 damage for each card you have drawn this turn.@ *(@)*
///
/// State: Todo
//~ YOG_402 todo c23732e6 d726462e
#[test]
#[ignore = "todo: YOG_402 Mindbender"]
fn YOG_402_mindbender() {
    check(CardClass::DemonHunter, &[Give("YOG_402"), Cost("YOG_402", 4), Stats("YOG_402", 4, 4), Unwritten]);
}

/// # Saronite Shambler
///
/// `YOG_521` · Demon Hunter minion · 2 mana · 2/3
///
/// > **Battlecry:** If you've cast 5 or more spells this game, give your hero +4 Attack this turn. @ *({0} left!)*@ *(Ready!)*
///
/// State: Todo
//~ YOG_521 todo eb111c64 b4714c51
#[test]
#[ignore = "todo: YOG_521 Saronite Shambler"]
fn YOG_521_saronite_shambler() {
    check(CardClass::DemonHunter, &[Give("YOG_521"), Cost("YOG_521", 2), Stats("YOG_521", 2, 3), Unwritten]);
}
