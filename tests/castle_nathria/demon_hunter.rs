//! Demon Hunter cards of Murder at Castle Nathria, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Sightless Magistrate
///
/// `MAW_008` · Demon Hunter minion · 4 mana · 5/4
///
/// > **Battlecry:** Both players draw until they have 5 cards.
///
/// State: Todo
//~ MAW_008 todo 744be87a 87bc8dd9
#[test]
#[ignore = "todo: MAW_008 Sightless Magistrate"]
fn MAW_008_sightless_magistrate() {
    check(CardClass::DemonHunter, &[Give("MAW_008"), Cost("MAW_008", 4), Stats("MAW_008", 5, 4), Unwritten]);
}

/// # All Fel Breaks Loose
///
/// `MAW_012` · Demon Hunter spell · Fel · 5 mana
///
/// > Summon a friendly Demon that died this game. **Infuse (@ Demons):** Summon three instead.
///
/// State: Todo
//~ MAW_012 todo ca5fe7b3 22501791
#[test]
#[ignore = "todo: MAW_012 All Fel Breaks Loose"]
fn MAW_012_all_fel_breaks_loose() {
    check(CardClass::DemonHunter, &[Give("MAW_012"), Cost("MAW_012", 5), Unwritten]);
}

/// # All Fel Breaks Loose
///
/// `MAW_012t` · Demon Hunter spell · Fel · 5 mana
///
/// > **Infused** Summon three friendly Demons that died this game.
///
/// State: Todo
//~ MAW_012t todo 11ae3504 c2672f7d
#[test]
#[ignore = "todo: MAW_012t All Fel Breaks Loose"]
fn MAW_012t_all_fel_breaks_loose() {
    check(CardClass::DemonHunter, &[Give("MAW_012t"), Cost("MAW_012t", 5), Unwritten]);
}

/// # Prosecutor Mel'tranix
///
/// `MAW_014` · Demon Hunter minion · 4 mana · 2/6
///
/// > **Battlecry:** Your opponent can only play their left- and right-most cards on their next turn.
///
/// State: Todo
//~ MAW_014 todo 50e68982 15870e98
#[test]
#[ignore = "todo: MAW_014 Prosecutor Mel'tranix"]
fn MAW_014_prosecutor_meltranix() {
    check(CardClass::DemonHunter, &[Give("MAW_014"), Cost("MAW_014", 4), Stats("MAW_014", 2, 6), Unwritten]);
}

/// # Sinful Brand
///
/// `REV_506` · Demon Hunter spell · 2 mana
///
/// > Brand an enemy minion. Whenever it takes damage, deal 1 damage to the enemy hero.
///
/// State: Todo
//~ REV_506 todo 97a1b07e d0984e43
#[test]
#[ignore = "todo: REV_506 Sinful Brand"]
fn REV_506_sinful_brand() {
    check(CardClass::DemonHunter, &[Give("REV_506"), Cost("REV_506", 2), Unwritten]);
}

/// # Dispose of Evidence
///
/// `REV_507` · Demon Hunter spell · 0 mana
///
/// > Give your hero +3 Attack this turn. Pick from 3 cards in your hand to shuffle into your deck.
///
/// State: Todo
//~ REV_507 todo 2c498e4f 4918f96f
#[test]
#[ignore = "todo: REV_507 Dispose of Evidence"]
fn REV_507_dispose_of_evidence() {
    check(CardClass::DemonHunter, &[Give("REV_507"), Cost("REV_507", 0), Unwritten]);
}

/// # Relic of Dimensions
///
/// `REV_508` · Demon Hunter spell · 5 mana
///
/// > Draw two cards and reduce their Cost by (@). Improve your future Relics.
///
/// State: Todo
//~ REV_508 todo 2f2dc16a 7f6fd469
#[test]
#[ignore = "todo: REV_508 Relic of Dimensions"]
fn REV_508_relic_of_dimensions() {
    check(CardClass::DemonHunter, &[Give("REV_508"), Cost("REV_508", 5), Unwritten]);
}

/// # Magnifying Glaive
///
/// `REV_509` · Demon Hunter weapon · 3 mana · 3/2 durability
///
/// > After your hero attacks, draw until you have 3 cards.
///
/// State: Todo
//~ REV_509 todo 02b4e5f5 79fcb1a4
#[test]
#[ignore = "todo: REV_509 Magnifying Glaive"]
fn REV_509_magnifying_glaive() {
    check(CardClass::DemonHunter, &[Give("REV_509"), Cost("REV_509", 3), Stats("REV_509", 3, 2), Unwritten]);
}

/// # Kryxis the Voracious
///
/// `REV_510` · Demon Hunter minion · 4 mana · 7/7
///
/// > **Battlecry**: Discard your hand. **Deathrattle:** Draw 3 cards.
///
/// State: Todo
//~ REV_510 todo b2deff65 d6e14b38
#[test]
#[ignore = "todo: REV_510 Kryxis the Voracious"]
fn REV_510_kryxis_the_voracious() {
    check(CardClass::DemonHunter, &[Give("REV_510"), Cost("REV_510", 4), Stats("REV_510", 7, 7), Unwritten]);
}

/// # Bibliomite
///
/// `REV_511` · Demon Hunter minion · 2 mana · 5/4
///
/// > **Battlecry**: Choose a card in your hand to shuffle into your deck.
///
/// State: Todo
//~ REV_511 todo 4aaa7910 85d22ad3
#[test]
#[ignore = "todo: REV_511 Bibliomite"]
fn REV_511_bibliomite() {
    check(CardClass::DemonHunter, &[Give("REV_511"), Cost("REV_511", 2), Stats("REV_511", 5, 4), Unwritten]);
}

/// # Artificer Xy'mox
///
/// `REV_787` · Demon Hunter minion · 8 mana · 8/8
///
/// > {0} {1} {2} {3}
///
/// State: Todo
//~ REV_787 todo 4ae5e8e3 cd961101
#[test]
#[ignore = "todo: REV_787 Artificer Xy'mox"]
fn REV_787_artificer_xymox() {
    check(CardClass::DemonHunter, &[Give("REV_787"), Cost("REV_787", 8), Stats("REV_787", 8, 8), Unwritten]);
}

/// # Relic Vault
///
/// `REV_797` · Demon Hunter location · 3 mana · 0 uses
///
/// > {0} {1}
///
/// State: Todo
//~ REV_797 todo 570b269d 5ca0792b
#[test]
#[ignore = "todo: REV_797 Relic Vault"]
fn REV_797_relic_vault() {
    check(CardClass::DemonHunter, &[Give("REV_797"), Cost("REV_797", 3), Unwritten]);
}

/// # Relic of Extinction
///
/// `REV_834` · Demon Hunter spell · 1 mana
///
/// > Deal $@ damage to a random enemy minion, twice. Improve your future Relics.
///
/// State: Todo
//~ REV_834 todo 0322e509 f6ef1206
#[test]
#[ignore = "todo: REV_834 Relic of Extinction"]
fn REV_834_relic_of_extinction() {
    check(CardClass::DemonHunter, &[Give("REV_834"), Cost("REV_834", 1), Unwritten]);
}

/// # Artificer Xy'mox
///
/// `REV_937` · Demon Hunter minion · 8 mana · 8/8
///
/// > **Battlecry: Discover** and cast a Relic. **Infuse (@):** Cast all three instead.
///
/// State: Todo
//~ REV_937 todo 497ba083 8a349236
#[test]
#[ignore = "todo: REV_937 Artificer Xy'mox"]
fn REV_937_artificer_xymox() {
    check(CardClass::DemonHunter, &[Give("REV_937"), Cost("REV_937", 8), Stats("REV_937", 8, 8), Unwritten]);
}

/// # Artificer Xy'mox
///
/// `REV_937t` · Demon Hunter minion · 8 mana · 8/8
///
/// > **Infused Battlecry:** Cast all three Relics.
///
/// State: Todo
//~ REV_937t todo d8d6a41b 4eb9f6a7
#[test]
#[ignore = "todo: REV_937t Artificer Xy'mox"]
fn REV_937t_artificer_xymox() {
    check(CardClass::DemonHunter, &[Give("REV_937t"), Cost("REV_937t", 8), Stats("REV_937t", 8, 8), Unwritten]);
}

/// # Relic Vault
///
/// `REV_942` · Demon Hunter location · 2 mana · 0 uses
///
/// > The next Relic you play this turn casts twice.
///
/// State: Todo
//~ REV_942 todo 768e5b9b c5d70616
#[test]
#[ignore = "todo: REV_942 Relic Vault"]
fn REV_942_relic_vault() {
    check(CardClass::DemonHunter, &[Give("REV_942"), Cost("REV_942", 2), Unwritten]);
}

/// # Relic of Phantasms
///
/// `REV_943` · Demon Hunter spell · 3 mana
///
/// > Summon two @/@ Spirits. Improve your future Relics.
///
/// State: Todo
//~ REV_943 todo 413a662d 725c7227
#[test]
#[ignore = "todo: REV_943 Relic of Phantasms"]
fn REV_943_relic_of_phantasms() {
    check(CardClass::DemonHunter, &[Give("REV_943"), Cost("REV_943", 3), Unwritten]);
}

/// # Fleeting Spirit
///
/// `REV_943t` · Demon Hunter minion · 1 mana · 1/1
///
/// State: Vanilla
//~ REV_943t vanilla 7b6c4c85 a96b166d
#[test]
fn REV_943t_fleeting_spirit() {
    check(
        CardClass::DemonHunter,
        &[
            Give("REV_943t"),
            Cost("REV_943t", 1),
            Stats("REV_943t", 1, 1),
            Play("REV_943t", Nothing),
            In(The("REV_943t"), Zone::Play),
            Now(The("REV_943t"), 1, 1),
        ],
    );
}
