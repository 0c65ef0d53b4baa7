//! Warlock cards of Festival of Legends, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Opera Soloist
///
/// `ETC_034` · Warlock minion · 5 mana · 4/6
///
/// > **Battlecry:** If you control no other minions, deal 3 damage to all enemy minions.
///
/// State: Todo
//~ ETC_034 todo 34138def 74bb6f02
#[test]
#[ignore = "todo: ETC_034 Opera Soloist"]
fn ETC_034_opera_soloist() {
    check(CardClass::Warlock, &[Give("ETC_034"), Cost("ETC_034", 5), Stats("ETC_034", 4, 6), Unwritten]);
}

/// # Baritone Imp
///
/// `ETC_068` · Warlock minion · 2 mana · 2/2
///
/// > **Battlecry:** Take Fatigue damage. Gain that much Attack and Health.@**Battlecry:** Take {0} Fatigue damage. Gain that much Attack and Health.
///
/// State: Todo
//~ ETC_068 todo 374b000d 140fb56d
#[test]
#[ignore = "todo: ETC_068 Baritone Imp"]
fn ETC_068_baritone_imp() {
    check(CardClass::Warlock, &[Give("ETC_068"), Cost("ETC_068", 2), Stats("ETC_068", 2, 2), Unwritten]);
}

/// # Crescendo
///
/// `ETC_069` · Warlock spell · Fel · 2 mana
///
/// > Take Fatigue damage. Deal that much damage to all enemies.@Take {0} Fatigue damage. Deal that much damage to all enemies.
///
/// State: Todo
//~ ETC_069 todo 41471faa 9313c9ff
#[test]
#[ignore = "todo: ETC_069 Crescendo"]
fn ETC_069_crescendo() {
    check(CardClass::Warlock, &[Give("ETC_069"), Cost("ETC_069", 2), Unwritten]);
}

/// # Crazed Conductor
///
/// `ETC_070` · Warlock minion · 4 mana · 3/4
///
/// > **Battlecry:** Take Fatigue damage. Summon that many 3/3 Imps.@**Battlecry:** Take {0} Fatigue damage. Summon that many 3/3 Imps.
///
/// State: Todo
//~ ETC_070 todo 05ec65fe f46eddff
#[test]
#[ignore = "todo: ETC_070 Crazed Conductor"]
fn ETC_070_crazed_conductor() {
    check(CardClass::Warlock, &[Give("ETC_070"), Cost("ETC_070", 4), Stats("ETC_070", 3, 4), Unwritten]);
}

/// # Orchestral Imp
///
/// `ETC_070t` · Warlock minion · 3 mana · 3/3
///
/// State: Vanilla
//~ ETC_070t vanilla 99f07ed7 2d58c942
#[test]
fn ETC_070t_orchestral_imp() {
    check(
        CardClass::Warlock,
        &[
            Give("ETC_070t"),
            Cost("ETC_070t", 3),
            Stats("ETC_070t", 3, 3),
            Play("ETC_070t", Nothing),
            In(The("ETC_070t"), Zone::Play),
            Now(The("ETC_070t"), 3, 3),
        ],
    );
}

/// # Rin, Orchestrator of Doom
///
/// `ETC_071` · Warlock minion · 5 mana · 3/6
///
/// > **Taunt**. **Deathrattle:** Both players draw 2 cards, discard 2 cards, and destroy the top 2 cards of their deck.
///
/// State: Todo
//~ ETC_071 todo 8e47274a 9ce9290c
#[test]
#[ignore = "todo: ETC_071 Rin, Orchestrator of Doom"]
fn ETC_071_rin_orchestrator_of_doom() {
    check(
        CardClass::Warlock,
        &[Give("ETC_071"), Cost("ETC_071", 5), Stats("ETC_071", 3, 6), Has("ETC_071", GameTag::TAUNT), Unwritten],
    );
}

/// # Void Virtuoso
///
/// `ETC_081` · Warlock minion · 1 mana · 1/3
///
/// > During your turn, your hero is **Immune**.
///
/// State: Todo
//~ ETC_081 todo 8264ba35 13a2e260
#[test]
#[ignore = "todo: ETC_081 Void Virtuoso"]
fn ETC_081_void_virtuoso() {
    check(CardClass::Warlock, &[Give("ETC_081"), Cost("ETC_081", 1), Stats("ETC_081", 1, 3), Unwritten]);
}

/// # Dirge of Despair
///
/// `ETC_082` · Warlock spell · Shadow · 6 mana
///
/// > Deal $3 damage to a character. If it dies, summon a Demon from your deck.
///
/// State: Todo
//~ ETC_082 todo 252b17b4 36764d40
#[test]
#[ignore = "todo: ETC_082 Dirge of Despair"]
fn ETC_082_dirge_of_despair() {
    check(CardClass::Warlock, &[Give("ETC_082"), Cost("ETC_082", 6), Unwritten]);
}

/// # Demonic Dynamics
///
/// `ETC_083` · Warlock spell · Fel · 2 mana
///
/// > **Discover** 2 Demons. **Finale:** Give them +1/+2.
///
/// State: Todo
//~ ETC_083 todo 84d9dabd e235c242
#[test]
#[ignore = "todo: ETC_083 Demonic Dynamics"]
fn ETC_083_demonic_dynamics() {
    check(CardClass::Warlock, &[Give("ETC_083"), Cost("ETC_083", 2), Unwritten]);
}

/// # Felstring Harp
///
/// `ETC_084` · Warlock weapon · 1 mana · 0/3 durability
///
/// > Whenever your hero would take damage on your turn, restore #2 Health instead. Lose 1 Durability.
///
/// State: Todo
//~ ETC_084 todo 5c3e02ad d4c7a56c
#[test]
#[ignore = "todo: ETC_084 Felstring Harp"]
fn ETC_084_felstring_harp() {
    check(CardClass::Warlock, &[Give("ETC_084"), Cost("ETC_084", 1), Stats("ETC_084", 0, 3), Unwritten]);
}

/// # Symphony of Sins
///
/// `ETC_085` · Warlock spell · 5 mana
///
/// > **Discover** and play a Movement. Shuffle the other 6 into your deck.
///
/// State: Todo
//~ ETC_085 todo 49ab748e e0254379
#[test]
#[ignore = "todo: ETC_085 Symphony of Sins"]
fn ETC_085_symphony_of_sins() {
    check(CardClass::Warlock, &[Give("ETC_085"), Cost("ETC_085", 5), Unwritten]);
}

/// # Movement of Envy
///
/// `ETC_085t` · Warlock spell · 3 mana
///
/// > Remove the top 6 cards from your opponent's deck.
///
/// State: Todo
//~ ETC_085t todo 6eb5d6f0 533338bf
#[test]
#[ignore = "todo: ETC_085t Movement of Envy"]
fn ETC_085t_movement_of_envy() {
    check(CardClass::Warlock, &[Give("ETC_085t"), Cost("ETC_085t", 3), Unwritten]);
}

/// # Movement of Pride
///
/// `ETC_085t2` · Warlock spell · 3 mana
///
/// > Draw your highest Cost minion. Reduce its Cost by (6).
///
/// State: Todo
//~ ETC_085t2 todo 1b394497 1150d8b9
#[test]
#[ignore = "todo: ETC_085t2 Movement of Pride"]
fn ETC_085t2_movement_of_pride() {
    check(CardClass::Warlock, &[Give("ETC_085t2"), Cost("ETC_085t2", 3), Unwritten]);
}

/// # Movement of Wrath
///
/// `ETC_085t3` · Warlock spell · 3 mana
///
/// > Deal $6 damage to all characters.
///
/// State: Todo
//~ ETC_085t3 todo adec0e1f 0644a06e
#[test]
#[ignore = "todo: ETC_085t3 Movement of Wrath"]
fn ETC_085t3_movement_of_wrath() {
    check(CardClass::Warlock, &[Give("ETC_085t3"), Cost("ETC_085t3", 3), Unwritten]);
}

/// # Movement of Gluttony
///
/// `ETC_085t4` · Warlock spell · 3 mana
///
/// > Give a random minion in your hand, deck, and battlefield +6/+6.
///
/// State: Todo
//~ ETC_085t4 todo edb7facb dd7351eb
#[test]
#[ignore = "todo: ETC_085t4 Movement of Gluttony"]
fn ETC_085t4_movement_of_gluttony() {
    check(CardClass::Warlock, &[Give("ETC_085t4"), Cost("ETC_085t4", 3), Unwritten]);
}

/// # Movement of Desire
///
/// `ETC_085t6` · Warlock spell · 3 mana
///
/// > **Lifesteal** Deal $6 damage to the enemy hero.
///
/// State: Todo
//~ ETC_085t6 todo 1f9a94ba c7778193
#[test]
#[ignore = "todo: ETC_085t6 Movement of Desire"]
fn ETC_085t6_movement_of_desire() {
    check(
        CardClass::Warlock,
        &[Give("ETC_085t6"), Cost("ETC_085t6", 3), Has("ETC_085t6", GameTag::LIFESTEAL), Unwritten],
    );
}

/// # Movement of Greed
///
/// `ETC_085t7` · Warlock spell · 3 mana
///
/// > Draw 6 cards.
///
/// State: Todo
//~ ETC_085t7 todo c4d53eaa c7e94d90
#[test]
#[ignore = "todo: ETC_085t7 Movement of Greed"]
fn ETC_085t7_movement_of_greed() {
    check(CardClass::Warlock, &[Give("ETC_085t7"), Cost("ETC_085t7", 3), Unwritten]);
}

/// # Movement of Sloth
///
/// `ETC_085t8` · Warlock spell · 3 mana
///
/// > Summon a 6/6 Demon with **Taunt** and **Reborn**.
///
/// State: Todo
//~ ETC_085t8 todo 77a75325 ed5ab816
#[test]
#[ignore = "todo: ETC_085t8 Movement of Sloth"]
fn ETC_085t8_movement_of_sloth() {
    check(CardClass::Warlock, &[Give("ETC_085t8"), Cost("ETC_085t8", 3), Unwritten]);
}

/// # Bored Doomlord
///
/// `ETC_t8t` · Warlock minion · 6 mana · 6/6
///
/// > **Taunt Reborn**
///
/// State: Vanilla
//~ ETC_t8t vanilla 5eb08841 8cb09ee0
#[test]
fn ETC_t8t_bored_doomlord() {
    check(
        CardClass::Warlock,
        &[
            Give("ETC_t8t"),
            Cost("ETC_t8t", 6),
            Stats("ETC_t8t", 6, 6),
            Has("ETC_t8t", GameTag::REBORN),
            Has("ETC_t8t", GameTag::TAUNT),
            Play("ETC_t8t", Nothing),
            In(The("ETC_t8t"), Zone::Play),
            Now(The("ETC_t8t"), 6, 6),
            HasNow(The("ETC_t8t"), GameTag::REBORN),
            HasNow(The("ETC_t8t"), GameTag::TAUNT),
        ],
    );
}

/// # Fanottem, Lord of the Opera
///
/// `JAM_030` · Warlock minion · 30 mana · 15/15
///
/// > **Taunt**, **Lifesteal** This card's Cost is equal to the amount of cards in your deck.
///
/// State: Todo
//~ JAM_030 todo 474adeb5 d813e31b
#[test]
#[ignore = "todo: JAM_030 Fanottem, Lord of the Opera"]
fn JAM_030_fanottem_lord_of_the_opera() {
    check(
        CardClass::Warlock,
        &[
            Give("JAM_030"),
            Cost("JAM_030", 30),
            Stats("JAM_030", 15, 15),
            Has("JAM_030", GameTag::LIFESTEAL),
            Has("JAM_030", GameTag::TAUNT),
            Unwritten,
        ],
    );
}
