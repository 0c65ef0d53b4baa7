//! Demon Hunter cards of March of the Lich King, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Shambling Chow
///
/// `NX2_024` · Demon Hunter minion · 1 mana · 2/3
///
/// > **Rush Deathrattle:** Deal 4 damage to your hero.
///
/// State: Todo
//~ NX2_024 todo d865bc5d 78f4d06d
#[test]
#[ignore = "todo: NX2_024 Shambling Chow"]
fn NX2_024_shambling_chow() {
    check(
        CardClass::DemonHunter,
        &[Give("NX2_024"), Cost("NX2_024", 1), Stats("NX2_024", 2, 3), Has("NX2_024", GameTag::RUSH), Unwritten],
    );
}

/// # Calamity's Grasp
///
/// `NX2_025` · Demon Hunter weapon · 1 mana · 1/2 durability
///
/// > **Deathrattle:** Add a random **Outcast** card to your hand.
///
/// State: Todo
//~ NX2_025 todo 9eab0cc8 b6bd2804
#[test]
#[ignore = "todo: NX2_025 Calamity's Grasp"]
fn NX2_025_calamitys_grasp() {
    check(CardClass::DemonHunter, &[Give("NX2_025"), Cost("NX2_025", 1), Stats("NX2_025", 1, 2), Unwritten]);
}

/// # Felscale Evoker
///
/// `NX2_026` · Demon Hunter minion · 6 mana · 5/7
///
/// > **Battlecry:** If you've cast three spells while holding this, summon a different Demon from your deck.@ *({0} left!)*@ *(Ready!)*
///
/// State: Todo
//~ NX2_026 todo 01c4d2ca 57224751
#[test]
#[ignore = "todo: NX2_026 Felscale Evoker"]
fn NX2_026_felscale_evoker() {
    check(CardClass::DemonHunter, &[Give("NX2_026"), Cost("NX2_026", 6), Stats("NX2_026", 5, 7), Unwritten]);
}

/// # Mark of Scorn
///
/// `RLK_206` · Demon Hunter spell · 2 mana
///
/// > Draw a card. If it's not a minion, deal $4 damage to the lowest Health enemy.
///
/// State: Todo
//~ RLK_206 todo 7bb30b2d 9e8ee2b0
#[test]
#[ignore = "todo: RLK_206 Mark of Scorn"]
fn RLK_206_mark_of_scorn() {
    check(CardClass::DemonHunter, &[Give("RLK_206"), Cost("RLK_206", 2), Unwritten]);
}

/// # Fierce Outsider
///
/// `RLK_207` · Demon Hunter minion · 1 mana · 2/1
///
/// > **Rush Outcast:** Your next **Outcast** card costs (1) less.
///
/// State: Todo
//~ RLK_207 todo 89bab927 41b2082f
#[test]
#[ignore = "todo: RLK_207 Fierce Outsider"]
fn RLK_207_fierce_outsider() {
    check(
        CardClass::DemonHunter,
        &[Give("RLK_207"), Cost("RLK_207", 1), Stats("RLK_207", 2, 1), Has("RLK_207", GameTag::RUSH), Unwritten],
    );
}

/// # Fel'dorei Warband
///
/// `RLK_208` · Demon Hunter spell · 4 mana
///
/// > Deal $4 damage. If your deck has no minions, summon four 1/1 Illidari with **Rush**.
///
/// State: Todo
//~ RLK_208 todo d413531d a534ddcd
#[test]
#[ignore = "todo: RLK_208 Fel'dorei Warband"]
fn RLK_208_feldorei_warband() {
    check(CardClass::DemonHunter, &[Give("RLK_208"), Cost("RLK_208", 4), Unwritten]);
}

/// # Unleash Fel
///
/// `RLK_209` · Demon Hunter spell · Fel · 1 mana
///
/// > Deal $1 damage to all enemies. **Manathirst (6):** With **Lifesteal**.
///
/// State: Todo
//~ RLK_209 todo f05522db 9f332c2b
#[test]
#[ignore = "todo: RLK_209 Unleash Fel"]
fn RLK_209_unleash_fel() {
    check(CardClass::DemonHunter, &[Give("RLK_209"), Cost("RLK_209", 1), Unwritten]);
}

/// # Wretched Exile
///
/// `RLK_210` · Demon Hunter minion · 2 mana · 2/3
///
/// > After you play an **Outcast** card, add a random **Outcast** card to your hand.
///
/// State: Todo
//~ RLK_210 todo 723a0ac2 ba825929
#[test]
#[ignore = "todo: RLK_210 Wretched Exile"]
fn RLK_210_wretched_exile() {
    check(CardClass::DemonHunter, &[Give("RLK_210"), Cost("RLK_210", 2), Stats("RLK_210", 2, 3), Unwritten]);
}

/// # Deal with a Devil
///
/// `RLK_211` · Demon Hunter spell · Fel · 5 mana
///
/// > Summon two 3/3 Felfiends with **Lifesteal**. If your deck has no minions, summon two more.
///
/// State: Todo
//~ RLK_211 todo 017c60c0 532aa4d8
#[test]
#[ignore = "todo: RLK_211 Deal with a Devil"]
fn RLK_211_deal_with_a_devil() {
    check(CardClass::DemonHunter, &[Give("RLK_211"), Cost("RLK_211", 5), Unwritten]);
}

/// # Felfiend
///
/// `RLK_211t` · Demon Hunter minion · 3 mana · 3/3
///
/// > **Lifesteal**
///
/// State: Vanilla
//~ RLK_211t vanilla 316af28f 9558328b
#[test]
fn RLK_211t_felfiend() {
    check(
        CardClass::DemonHunter,
        &[
            Give("RLK_211t"),
            Cost("RLK_211t", 3),
            Stats("RLK_211t", 3, 3),
            Has("RLK_211t", GameTag::LIFESTEAL),
            Play("RLK_211t", Nothing),
            In(The("RLK_211t"), Zone::Play),
            Now(The("RLK_211t"), 3, 3),
            HasNow(The("RLK_211t"), GameTag::LIFESTEAL),
        ],
    );
}

/// # Brutal Annihilan
///
/// `RLK_212` · Demon Hunter minion · 9 mana · 9/9
///
/// > **Taunt**, **Rush** After this minion survives damage, deal that amount to the enemy hero.
///
/// State: Todo
//~ RLK_212 todo 3a4e5914 4245899f
#[test]
#[ignore = "todo: RLK_212 Brutal Annihilan"]
fn RLK_212_brutal_annihilan() {
    check(
        CardClass::DemonHunter,
        &[
            Give("RLK_212"),
            Cost("RLK_212", 9),
            Stats("RLK_212", 9, 9),
            Has("RLK_212", GameTag::RUSH),
            Has("RLK_212", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Vengeful Walloper
///
/// `RLK_213` · Demon Hunter minion · 7 mana · 5/5
///
/// > **Rush**. Costs (1) less for each **Outcast** card you've played this game.
///
/// State: Todo
//~ RLK_213 todo 50047e49 c77dcdfc
#[test]
#[ignore = "todo: RLK_213 Vengeful Walloper"]
fn RLK_213_vengeful_walloper() {
    check(
        CardClass::DemonHunter,
        &[Give("RLK_213"), Cost("RLK_213", 7), Stats("RLK_213", 5, 5), Has("RLK_213", GameTag::RUSH), Unwritten],
    );
}

/// # Souleater's Scythe
///
/// `RLK_214` · Demon Hunter weapon · 4 mana · 4/2 durability
///
/// > **Start of Game:** Consume 3 different minions in your deck. Leave behind Souls that **Discover** them.
///
/// State: Todo
//~ RLK_214 todo 06f1cfbc 1decf654
#[test]
#[ignore = "todo: RLK_214 Souleater's Scythe"]
fn RLK_214_souleaters_scythe() {
    check(CardClass::DemonHunter, &[Give("RLK_214"), Cost("RLK_214", 4), Stats("RLK_214", 4, 2), Unwritten]);
}

/// # Bound Soul
///
/// `RLK_214t` · Demon Hunter spell · 1 mana
///
/// > **Discover** a minion consumed by Souleater's Scythe.
///
/// State: Todo
//~ RLK_214t todo ad42d06b 8bab053f
#[test]
#[ignore = "todo: RLK_214t Bound Soul"]
fn RLK_214t_bound_soul() {
    check(CardClass::DemonHunter, &[Give("RLK_214t"), Cost("RLK_214t", 1), Unwritten]);
}

/// # Felerin, the Forgotten
///
/// `RLK_215` · Demon Hunter minion · 4 mana · 3/3
///
/// > **Battlecry:** Add a random **Outcast** card to the left and right sides of your hand. They cost (2) less.
///
/// State: Todo
//~ RLK_215 todo 06c8bffb 8f8b7420
#[test]
#[ignore = "todo: RLK_215 Felerin, the Forgotten"]
fn RLK_215_felerin_the_forgotten() {
    check(CardClass::DemonHunter, &[Give("RLK_215"), Cost("RLK_215", 4), Stats("RLK_215", 3, 3), Unwritten]);
}
