//! Hunter cards of Across the Timeways, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Brutish Endmaw
///
/// `END_013` · Multi-class minion · 3 mana · 3/3
///
/// > **Battlecry: Discover** a 1-Cost minion with a **Dark Gift**.
///
/// State: Todo
//~ END_013 todo 3687b8eb dedf712f
#[test]
#[ignore = "todo: END_013 Brutish Endmaw"]
fn END_013_brutish_endmaw() {
    check(CardClass::Hunter, &[Give("END_013"), Cost("END_013", 3), Stats("END_013", 3, 3), Unwritten]);
}

/// # Synchronized Spark
///
/// `END_014` · Multi-class spell · 4 mana
///
/// > Deal $3 damage to an enemy. If it dies, give a random friendly minion +3/+3.
///
/// State: Todo
//~ END_014 todo f0a6940a 01ecf919
#[test]
#[ignore = "todo: END_014 Synchronized Spark"]
fn END_014_synchronized_spark() {
    check(CardClass::Hunter, &[Give("END_014"), Cost("END_014", 4), Unwritten]);
}

/// # Triennium Rex
///
/// `END_015` · Hunter minion · 5 mana · 5/5
///
/// > **Kindred and Deathrattle:** Get a random **Deathrattle** minion. It costs (2) less.
///
/// State: Todo
//~ END_015 todo baf0dd7b 71f49612
#[test]
#[ignore = "todo: END_015 Triennium Rex"]
fn END_015_triennium_rex() {
    check(CardClass::Hunter, &[Give("END_015"), Cost("END_015", 5), Stats("END_015", 5, 5), Unwritten]);
}

/// # Chronoclaws
///
/// `END_016` · Multi-class weapon · 4 mana · 4/3 durability
///
/// > After your hero attacks, discard your highest Cost card.
///
/// State: Todo
//~ END_016 todo 4eeb5f92 8801db8d
#[test]
#[ignore = "todo: END_016 Chronoclaws"]
fn END_016_chronoclaws() {
    check(CardClass::Hunter, &[Give("END_016"), Cost("END_016", 4), Stats("END_016", 4, 3), Unwritten]);
}

/// # Battle at the End Time
///
/// `END_017` · Multi-class spell · 1 mana
///
/// > **Quest:** Fill your hand, then empty it. **Reward:** Tick and Tock.
///
/// State: Todo
//~ END_017 todo 196d63f9 2e3cddfc
#[test]
#[ignore = "todo: END_017 Battle at the End Time"]
fn END_017_battle_at_the_end_time() {
    check(CardClass::Hunter, &[Give("END_017"), Cost("END_017", 1), Unwritten]);
}

/// # Tick and Tock
///
/// `END_017t` · Multi-class minion · 5 mana · 8/8
///
/// > **Battlecry:** Draw until your hand is full. **Deathrattle:** Empty the opponent's hand.
///
/// State: Todo
//~ END_017t todo 4472d028 731826d3
#[test]
#[ignore = "todo: END_017t Tick and Tock"]
fn END_017t_tick_and_tock() {
    check(CardClass::Hunter, &[Give("END_017t"), Cost("END_017t", 5), Stats("END_017t", 8, 8), Unwritten]);
}

/// # King Maluk
///
/// `TIME_042` · Hunter minion · 4 mana · 5/6
///
/// > **Battlecry:** Discard your hand. Get an Infinite Banana.
///
/// State: Todo
//~ TIME_042 todo 31445e63 4aa43ed6
#[test]
#[ignore = "todo: TIME_042 King Maluk"]
fn TIME_042_king_maluk() {
    check(CardClass::Hunter, &[Give("TIME_042"), Cost("TIME_042", 4), Stats("TIME_042", 5, 6), Unwritten]);
}

/// # Infinite Banana
///
/// `TIME_042t` · Hunter spell · 1 mana
///
/// > Give a minion +1/+1. *(This stays in your hand.)*
///
/// State: Todo
//~ TIME_042t todo dfc92d12 5ed891ec
#[test]
#[ignore = "todo: TIME_042t Infinite Banana"]
fn TIME_042t_infinite_banana() {
    check(CardClass::Hunter, &[Give("TIME_042t"), Cost("TIME_042t", 1), Unwritten]);
}

/// # Precise Shot
///
/// `TIME_600` · Hunter spell · 2 mana
///
/// > Deal $3 damage. If this is EXACTLY in the center of your hand, deal $5 instead.
///
/// State: Todo
//~ TIME_600 todo 44604254 588ac2c0
#[test]
#[ignore = "todo: TIME_600 Precise Shot"]
fn TIME_600_precise_shot() {
    check(CardClass::Hunter, &[Give("TIME_600"), Cost("TIME_600", 2), Unwritten]);
}

/// # Arrow Retriever
///
/// `TIME_601` · Hunter minion · 2 mana · 3/1
///
/// > **Battlecry:** Draw until you have 3 cards.
///
/// State: Todo
//~ TIME_601 todo 977f22e4 2a4a5db0
#[test]
#[ignore = "todo: TIME_601 Arrow Retriever"]
fn TIME_601_arrow_retriever() {
    check(CardClass::Hunter, &[Give("TIME_601"), Cost("TIME_601", 2), Stats("TIME_601", 3, 1), Unwritten]);
}

/// # Wormhole
///
/// `TIME_602` · Hunter spell · 3 mana
///
/// > **Rewind** Summon a random 3-Cost Beast. It attacks a random enemy.
///
/// State: Todo
//~ TIME_602 todo acff1d7a d283a2b8
#[test]
#[ignore = "todo: TIME_602 Wormhole"]
fn TIME_602_wormhole() {
    check(CardClass::Hunter, &[Give("TIME_602"), Cost("TIME_602", 3), Unwritten]);
}

/// # Ticking Timebomb
///
/// `TIME_603` · Hunter minion · 2 mana · 1/1
///
/// > **Deathrattle:** Destroy a random enemy minion.
///
/// State: Todo
//~ TIME_603 todo 6d012214 1bfc4016
#[test]
#[ignore = "todo: TIME_603 Ticking Timebomb"]
fn TIME_603_ticking_timebomb() {
    check(CardClass::Hunter, &[Give("TIME_603"), Cost("TIME_603", 2), Stats("TIME_603", 1, 1), Unwritten]);
}

/// # Epoch Stalker
///
/// `TIME_605` · Hunter minion · 6 mana · 3/4
///
/// > **Rush**, **Elusive Battlecry:** Summon a copy of this.
///
/// State: Todo
//~ TIME_605 todo d4c5a147 30886582
#[test]
#[ignore = "todo: TIME_605 Epoch Stalker"]
fn TIME_605_epoch_stalker() {
    check(
        CardClass::Hunter,
        &[
            Give("TIME_605"),
            Cost("TIME_605", 6),
            Stats("TIME_605", 3, 4),
            Has("TIME_605", GameTag::ELUSIVE),
            Has("TIME_605", GameTag::RUSH),
            Unwritten,
        ],
    );
}

/// # Quel'dorei Fletcher
///
/// `TIME_606` · Hunter minion · 1 mana · 1/3
///
/// > Your Hero Power costs (0) while your hand has 3 or less cards.
///
/// State: Todo
//~ TIME_606 todo 6e972b10 f1187ad2
#[test]
#[ignore = "todo: TIME_606 Quel'dorei Fletcher"]
fn TIME_606_queldorei_fletcher() {
    check(CardClass::Hunter, &[Give("TIME_606"), Cost("TIME_606", 1), Stats("TIME_606", 1, 3), Unwritten]);
}

/// # Ranger General Sylvanas
///
/// `TIME_609` · Hunter minion · 3 mana · 2/4
///
/// > **Fabled**. **Battlecry:** Deal 2 damage to all enemies. If you've played Alleria or Vereesa, repeat for each.
///
/// State: Todo
//~ TIME_609 todo 3f471bd1 0cc58bf6
#[test]
#[ignore = "todo: TIME_609 Ranger General Sylvanas"]
fn TIME_609_ranger_general_sylvanas() {
    check(CardClass::Hunter, &[Give("TIME_609"), Cost("TIME_609", 3), Stats("TIME_609", 2, 4), Unwritten]);
}

/// # Ranger Captain Alleria
///
/// `TIME_609t1` · Hunter minion · 3 mana · 2/4
///
/// > **Battlecry: Discover** a spell. If you've played Sylvanas or Vereesa, repeat for each.
///
/// State: Todo
//~ TIME_609t1 todo da9b06ea 5b090039
#[test]
#[ignore = "todo: TIME_609t1 Ranger Captain Alleria"]
fn TIME_609t1_ranger_captain_alleria() {
    check(CardClass::Hunter, &[Give("TIME_609t1"), Cost("TIME_609t1", 3), Stats("TIME_609t1", 2, 4), Unwritten]);
}

/// # Ranger Initiate Vereesa
///
/// `TIME_609t2` · Hunter minion · 3 mana · 2/4
///
/// > **Battlecry:** Give minions in your deck +1/+1. If you've played Alleria or Sylvanas, repeat for each.
///
/// State: Todo
//~ TIME_609t2 todo 9735fd5a 9bbd14a2
#[test]
#[ignore = "todo: TIME_609t2 Ranger Initiate Vereesa"]
fn TIME_609t2_ranger_initiate_vereesa() {
    check(CardClass::Hunter, &[Give("TIME_609t2"), Cost("TIME_609t2", 3), Stats("TIME_609t2", 2, 4), Unwritten]);
}

/// # Untimely Death
///
/// `TIME_620` · Hunter spell · 2 mana
///
/// > **Secret:** When a friendly minion dies the turn after being played, resummon it.
///
/// State: Todo
//~ TIME_620 todo b0cb656b c36e51b3
#[test]
#[ignore = "todo: TIME_620 Untimely Death"]
fn TIME_620_untimely_death() {
    check(CardClass::Hunter, &[Give("TIME_620"), Cost("TIME_620", 2), Unwritten]);
}

/// # Past Silvermoon
///
/// `TIME_810` · Hunter location · 4 mana · 0 uses
///
/// > Deal 5 damage to a random enemy minion. *Advance to the present!*
///
/// State: Todo
//~ TIME_810 todo 79a9558b b840f6e7
#[test]
#[ignore = "todo: TIME_810 Past Silvermoon"]
fn TIME_810_past_silvermoon() {
    check(CardClass::Hunter, &[Give("TIME_810"), Cost("TIME_810", 4), Unwritten]);
}

/// # Present Silvermoon
///
/// `TIME_810t1` · Hunter location · 4 mana · 0 uses
///
/// > Deal 5 damage to a random enemy minion. Excess hits the enemy hero. *Advance to the future!*
///
/// State: Todo
//~ TIME_810t1 todo 56b4cd12 92f25560
#[test]
#[ignore = "todo: TIME_810t1 Present Silvermoon"]
fn TIME_810t1_present_silvermoon() {
    check(CardClass::Hunter, &[Give("TIME_810t1"), Cost("TIME_810t1", 4), Unwritten]);
}

/// # Future Silvermoon
///
/// `TIME_810t2` · Hunter location · 4 mana · 0 uses
///
/// > Deal 5 damage to the lowest Health enemy minion. Excess damage hits the enemy hero.
///
/// State: Todo
//~ TIME_810t2 todo c56196f0 5f198994
#[test]
#[ignore = "todo: TIME_810t2 Future Silvermoon"]
fn TIME_810t2_future_silvermoon() {
    check(CardClass::Hunter, &[Give("TIME_810t2"), Cost("TIME_810t2", 4), Unwritten]);
}
