//! Druid cards of Scholomance Academy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Speaker Gidra
///
/// `SCH_182` · Multi-class minion · 3 mana · 1/4
///
/// > Rush**, Windfury** Spellburst**:** Gain Attack and Health equal to the spell's Cost.
///
/// State: Todo
//~ SCH_182 todo 09c7dbb9 411642fc
#[test]
#[ignore = "todo: SCH_182 Speaker Gidra"]
fn SCH_182_speaker_gidra() {
    check(
        CardClass::Druid,
        &[
            Give("SCH_182"),
            Cost("SCH_182", 3),
            Stats("SCH_182", 1, 4),
            Has("SCH_182", GameTag::RUSH),
            Has("SCH_182", GameTag::WINDFURY),
            Unwritten,
        ],
    );
}

/// # Gibberling
///
/// `SCH_242` · Druid minion · 2 mana · 1/1
///
/// > **Spellburst:** Summon a Gibberling.
///
/// State: Todo
//~ SCH_242 todo b20b4bc0 8e511e92
#[test]
#[ignore = "todo: SCH_242 Gibberling"]
fn SCH_242_gibberling() {
    check(CardClass::Druid, &[Give("SCH_242"), Cost("SCH_242", 2), Stats("SCH_242", 1, 1), Unwritten]);
}

/// # Teacher's Pet
///
/// `SCH_244` · Multi-class minion · 5 mana · 4/5
///
/// > **Taunt Deathrattle:** Summon a random 3-Cost Beast.
///
/// State: Todo
//~ SCH_244 todo 59587c9c ca11cc90
#[test]
#[ignore = "todo: SCH_244 Teacher's Pet"]
fn SCH_244_teachers_pet() {
    check(
        CardClass::Druid,
        &[Give("SCH_244"), Cost("SCH_244", 5), Stats("SCH_244", 4, 5), Has("SCH_244", GameTag::TAUNT), Unwritten],
    );
}

/// # Nature Studies
///
/// `SCH_333` · Druid spell · Nature · 1 mana
///
/// > **Discover** a spell. Your next one costs (1) less.
///
/// State: Todo
//~ SCH_333 todo 367c6044 2b05ff7b
#[test]
#[ignore = "todo: SCH_333 Nature Studies"]
fn SCH_333_nature_studies() {
    check(CardClass::Druid, &[Give("SCH_333"), Cost("SCH_333", 1), Unwritten]);
}

/// # Lightning Bloom
///
/// `SCH_427` · Multi-class spell · Nature · 0 mana
///
/// > Refresh 2 Mana Crystals. **Overload:** (2)
///
/// State: Todo
//~ SCH_427 todo c2364d7e 9eb5885f
#[test]
#[ignore = "todo: SCH_427 Lightning Bloom"]
fn SCH_427_lightning_bloom() {
    check(CardClass::Druid, &[Give("SCH_427"), Cost("SCH_427", 0), Has("SCH_427", GameTag::OVERLOAD), Unwritten]);
}

/// # Partner Assignment
///
/// `SCH_606` · Druid spell · 1 mana
///
/// > Add a random 2-Cost and 3-Cost Beast to your hand.
///
/// State: Todo
//~ SCH_606 todo 56384664 ee86bf06
#[test]
#[ignore = "todo: SCH_606 Partner Assignment"]
fn SCH_606_partner_assignment() {
    check(CardClass::Druid, &[Give("SCH_606"), Cost("SCH_606", 1), Unwritten]);
}

/// # Shan'do Wildclaw
///
/// `SCH_607` · Multi-class minion · 3 mana · 3/3
///
/// > **Choose One -** Give Beasts in your deck +1/+1; or Transform into a copy of a friendly Beast.
///
/// State: Todo
//~ SCH_607 todo f0007f17 881bcada
#[test]
#[ignore = "todo: SCH_607 Shan'do Wildclaw"]
fn SCH_607_shando_wildclaw() {
    check(CardClass::Druid, &[Give("SCH_607"), Cost("SCH_607", 3), Stats("SCH_607", 3, 3), Unwritten]);
}

/// # Transfiguration
///
/// `SCH_607a` · Multi-class spell · 3 mana
///
/// > Transform into a copy of a friendly Beast.
///
/// State: Todo
//~ SCH_607a todo 9158587f bcc66644
#[test]
#[ignore = "todo: SCH_607a Transfiguration"]
fn SCH_607a_transfiguration() {
    check(CardClass::Druid, &[Give("SCH_607a"), Cost("SCH_607a", 3), Unwritten]);
}

/// # Rile the Herd
///
/// `SCH_607b` · Multi-class spell · 3 mana
///
/// > Give Beasts in your deck +1/+1.
///
/// State: Todo
//~ SCH_607b todo eb3a339b f57ac30c
#[test]
#[ignore = "todo: SCH_607b Rile the Herd"]
fn SCH_607b_rile_the_herd() {
    check(CardClass::Druid, &[Give("SCH_607b"), Cost("SCH_607b", 3), Unwritten]);
}

/// # Survival of the Fittest
///
/// `SCH_609` · Druid spell · 10 mana
///
/// > Give +4/+4 to all minions in your hand, deck, and battlefield.
///
/// State: Todo
//~ SCH_609 todo b917e1f2 17cd3957
#[test]
#[ignore = "todo: SCH_609 Survival of the Fittest"]
fn SCH_609_survival_of_the_fittest() {
    check(CardClass::Druid, &[Give("SCH_609"), Cost("SCH_609", 10), Unwritten]);
}

/// # Guardian Animals
///
/// `SCH_610` · Multi-class spell · 7 mana
///
/// > Summon two Beasts that cost (5) or less from your deck. Give them **Rush**.
///
/// State: Todo
//~ SCH_610 todo 72e8f180 ba473593
#[test]
#[ignore = "todo: SCH_610 Guardian Animals"]
fn SCH_610_guardian_animals() {
    check(CardClass::Druid, &[Give("SCH_610"), Cost("SCH_610", 7), Unwritten]);
}

/// # Runic Carvings
///
/// `SCH_612` · Multi-class spell · Nature · 6 mana
///
/// > **Choose One -** Summon four 2/2 Treant Totems; or **Overload:** (2) to summon them with **Rush**.
///
/// State: Todo
//~ SCH_612 todo 62b889de fe5efafb
#[test]
#[ignore = "todo: SCH_612 Runic Carvings"]
fn SCH_612_runic_carvings() {
    check(CardClass::Druid, &[Give("SCH_612"), Cost("SCH_612", 6), Has("SCH_612", GameTag::OVERLOAD), Unwritten]);
}

/// # Call to Aid
///
/// `SCH_612a` · Multi-class spell · Nature · 6 mana
///
/// > Summon four 2/2 Treant Totems.
///
/// State: Todo
//~ SCH_612a todo 9ba266a9 30847333
#[test]
#[ignore = "todo: SCH_612a Call to Aid"]
fn SCH_612a_call_to_aid() {
    check(CardClass::Druid, &[Give("SCH_612a"), Cost("SCH_612a", 6), Unwritten]);
}

/// # Alarm the Forest
///
/// `SCH_612b` · Multi-class spell · Nature · 6 mana
///
/// > Summon four 2/2 Treant Totems with **Rush**. **Overload:** (2)
///
/// State: Todo
//~ SCH_612b todo eb98cb0a 707e4d59
#[test]
#[ignore = "todo: SCH_612b Alarm the Forest"]
fn SCH_612b_alarm_the_forest() {
    check(CardClass::Druid, &[Give("SCH_612b"), Cost("SCH_612b", 6), Has("SCH_612b", GameTag::OVERLOAD), Unwritten]);
}

/// # Treant Totem
///
/// `SCH_612t` · Multi-class minion · 1 mana · 2/2
///
/// State: Vanilla
//~ SCH_612t vanilla e0e9607c 4e1565aa
#[test]
fn SCH_612t_treant_totem() {
    check(
        CardClass::Druid,
        &[
            Give("SCH_612t"),
            Cost("SCH_612t", 1),
            Stats("SCH_612t", 2, 2),
            Play("SCH_612t", Nothing),
            In(The("SCH_612t"), Zone::Play),
            Now(The("SCH_612t"), 2, 2),
        ],
    );
}

/// # Groundskeeper
///
/// `SCH_613` · Multi-class minion · 4 mana · 4/5
///
/// > **Taunt Battlecry:** If you're holding a spell that costs (5) or more, restore #5 Health.
///
/// State: Todo
//~ SCH_613 todo 4f515e61 56d03f82
#[test]
#[ignore = "todo: SCH_613 Groundskeeper"]
fn SCH_613_groundskeeper() {
    check(
        CardClass::Druid,
        &[Give("SCH_613"), Cost("SCH_613", 4), Stats("SCH_613", 4, 5), Has("SCH_613", GameTag::TAUNT), Unwritten],
    );
}

/// # Forest Warden Omu
///
/// `SCH_614` · Druid minion · 6 mana · 5/4
///
/// > **Spellburst:** Refresh your Mana Crystals.
///
/// State: Todo
//~ SCH_614 todo cbb261ae 7af4be3d
#[test]
#[ignore = "todo: SCH_614 Forest Warden Omu"]
fn SCH_614_forest_warden_omu() {
    check(CardClass::Druid, &[Give("SCH_614"), Cost("SCH_614", 6), Stats("SCH_614", 5, 4), Unwritten]);
}

/// # Twilight Runner
///
/// `SCH_616` · Druid minion · 5 mana · 5/4
///
/// > **Stealth** Whenever this attacks, draw 2 cards.
///
/// State: Todo
//~ SCH_616 todo d40ce58d 54d700bc
#[test]
#[ignore = "todo: SCH_616 Twilight Runner"]
fn SCH_616_twilight_runner() {
    check(
        CardClass::Druid,
        &[Give("SCH_616"), Cost("SCH_616", 5), Stats("SCH_616", 5, 4), Has("SCH_616", GameTag::STEALTH), Unwritten],
    );
}

/// # Adorable Infestation
///
/// `SCH_617` · Multi-class spell · 1 mana
///
/// > Give a minion +1/+1. Summon a 1/1 Cub. Add a Cub to your hand.
///
/// State: Todo
//~ SCH_617 todo fdb1a307 aa5fc5f8
#[test]
#[ignore = "todo: SCH_617 Adorable Infestation"]
fn SCH_617_adorable_infestation() {
    check(CardClass::Druid, &[Give("SCH_617"), Cost("SCH_617", 1), Unwritten]);
}

/// # Marsuul Cub
///
/// `SCH_617t` · Multi-class minion · 1 mana · 1/1
///
/// State: Vanilla
//~ SCH_617t vanilla 12ecb9d5 a116ab22
#[test]
fn SCH_617t_marsuul_cub() {
    check(
        CardClass::Druid,
        &[
            Give("SCH_617t"),
            Cost("SCH_617t", 1),
            Stats("SCH_617t", 1, 1),
            Play("SCH_617t", Nothing),
            In(The("SCH_617t"), Zone::Play),
            Now(The("SCH_617t"), 1, 1),
        ],
    );
}
