//! Druid cards of Whispers of the Old Gods, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Fandral Staghelm
///
/// `OG_044` · Druid minion · 4 mana · 3/6
///
/// > Your **Choose One** cards and powers have both effects combined.
///
/// State: Todo
//~ OG_044 todo 645ae645 985e84f9
#[test]
#[ignore = "todo: OG_044 Fandral Staghelm"]
fn OG_044_fandral_staghelm() {
    check(CardClass::Druid, &[Give("OG_044"), Cost("OG_044", 4), Stats("OG_044", 3, 6), Unwritten]);
}

/// # Feral Rage
///
/// `OG_047` · Druid spell · 3 mana
///
/// > **Choose One -** Give your hero +4 Attack this turn; or Gain 8 Armor.
///
/// State: Todo
//~ OG_047 todo 59a7e373 6597a9e9
#[test]
#[ignore = "todo: OG_047 Feral Rage"]
fn OG_047_feral_rage() {
    check(CardClass::Druid, &[Give("OG_047"), Cost("OG_047", 3), Unwritten]);
}

/// # Evolve Spines
///
/// `OG_047a` · Druid spell · 3 mana
///
/// > Give your hero +4 Attack this turn.
///
/// State: Todo
//~ OG_047a todo ac5233bb bce4f037
#[test]
#[ignore = "todo: OG_047a Evolve Spines"]
fn OG_047a_evolve_spines() {
    check(CardClass::Druid, &[Give("OG_047a"), Cost("OG_047a", 3), Unwritten]);
}

/// # Evolve Scales
///
/// `OG_047b` · Druid spell · 3 mana
///
/// > Gain 8 Armor.
///
/// State: Todo
//~ OG_047b todo 4056276c 89b4eb86
#[test]
#[ignore = "todo: OG_047b Evolve Scales"]
fn OG_047b_evolve_scales() {
    check(CardClass::Druid, &[Give("OG_047b"), Cost("OG_047b", 3), Unwritten]);
}

/// # Mark of Y'Shaarj
///
/// `OG_048` · Druid spell · 2 mana
///
/// > Give a minion +2/+2. If it's a Beast, draw a card.
///
/// State: Todo
//~ OG_048 todo 92665ca9 7b00f626
#[test]
#[ignore = "todo: OG_048 Mark of Y'Shaarj"]
fn OG_048_mark_of_y_shaarj() {
    check(
        CardClass::Druid,
        &[Give("OG_048"), Cost("OG_048", 2), Targets("OG_048", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Forbidden Ancient
///
/// `OG_051` · Druid minion · 1 mana · 1/1
///
/// > **Battlecry:** Spend all your Mana. Gain +1/+1 for each Mana spent.
///
/// State: Todo
//~ OG_051 todo a4916a0e 6841f83c
#[test]
#[ignore = "todo: OG_051 Forbidden Ancient"]
fn OG_051_forbidden_ancient() {
    check(CardClass::Druid, &[Give("OG_051"), Cost("OG_051", 1), Stats("OG_051", 1, 1), Unwritten]);
}

/// # Klaxxi Amber-Weaver
///
/// `OG_188` · Druid minion · 4 mana · 4/5
///
/// > **Taunt Battlecry:** If your C'Thun has at least 10 Attack, gain +5 Health.
///
/// State: Todo
//~ OG_188 todo 8afcedbc 38833a36
#[test]
#[ignore = "todo: OG_188 Klaxxi Amber-Weaver"]
fn OG_188_klaxxi_amber_weaver() {
    check(
        CardClass::Druid,
        &[Give("OG_188"), Cost("OG_188", 4), Stats("OG_188", 4, 5), Has("OG_188", GameTag::TAUNT), Unwritten],
    );
}

/// # Wisps of the Old Gods
///
/// `OG_195` · Druid spell · Nature · 7 mana
///
/// > **Choose One -** Summon seven 1/1 Wisps; or Give your minions +2/+2.
///
/// State: Todo
//~ OG_195 todo c8308a85 c21cdc45
#[test]
#[ignore = "todo: OG_195 Wisps of the Old Gods"]
fn OG_195_wisps_of_the_old_gods() {
    check(CardClass::Druid, &[Give("OG_195"), Cost("OG_195", 7), Unwritten]);
}

/// # Many Wisps
///
/// `OG_195a` · Druid spell · Nature · 7 mana
///
/// > Summon seven 1/1 Wisps.
///
/// State: Todo
//~ OG_195a todo 5229ff11 84d411a4
#[test]
#[ignore = "todo: OG_195a Many Wisps"]
fn OG_195a_many_wisps() {
    check(CardClass::Druid, &[Give("OG_195a"), Cost("OG_195a", 7), Unwritten]);
}

/// # Big Wisps
///
/// `OG_195b` · Druid spell · Nature · 7 mana
///
/// > Give your minions +2/+2.
///
/// State: Todo
//~ OG_195b todo 19082d7a 37f7615e
#[test]
#[ignore = "todo: OG_195b Big Wisps"]
fn OG_195b_big_wisps() {
    check(CardClass::Druid, &[Give("OG_195b"), Cost("OG_195b", 7), Unwritten]);
}

/// # Wisp
///
/// `OG_195c` · Druid minion · 0 mana · 1/1
///
/// State: Vanilla
//~ OG_195c vanilla 675a94e4 38942c3a
#[test]
fn OG_195c_wisp() {
    check(
        CardClass::Druid,
        &[
            Give("OG_195c"),
            Cost("OG_195c", 0),
            Stats("OG_195c", 1, 1),
            Play("OG_195c", Nothing),
            In(The("OG_195c"), Zone::Play),
            Now(The("OG_195c"), 1, 1),
        ],
    );
}

/// # Mire Keeper
///
/// `OG_202` · Druid minion · 4 mana · 3/4
///
/// > **Choose One -** Summon a 2/2 Slime; or Gain an empty Mana Crystal.
///
/// State: Todo
//~ OG_202 todo a228f60a 8e045144
#[test]
#[ignore = "todo: OG_202 Mire Keeper"]
fn OG_202_mire_keeper() {
    check(CardClass::Druid, &[Give("OG_202"), Cost("OG_202", 4), Stats("OG_202", 3, 4), Unwritten]);
}

/// # Y'Shaarj's Strength
///
/// `OG_202a` · Druid spell · 4 mana
///
/// > Summon a 2/2 Slime.
///
/// State: Todo
//~ OG_202a todo 3f92cac0 16b1307c
#[test]
#[ignore = "todo: OG_202a Y'Shaarj's Strength"]
fn OG_202a_y_shaarjs_strength() {
    check(CardClass::Druid, &[Give("OG_202a"), Cost("OG_202a", 4), Unwritten]);
}

/// # Yogg-Saron's Magic
///
/// `OG_202b` · Druid spell · 4 mana
///
/// > Gain an empty Mana Crystal.
///
/// State: Todo
//~ OG_202b todo e16b7163 f71f7208
#[test]
#[ignore = "todo: OG_202b Yogg-Saron's Magic"]
fn OG_202b_yogg_sarons_magic() {
    check(CardClass::Druid, &[Give("OG_202b"), Cost("OG_202b", 4), Unwritten]);
}

/// # Slime
///
/// `OG_202c` · Druid minion · 2 mana · 2/2
///
/// State: Vanilla
//~ OG_202c vanilla 187ba064 dfd49771
#[test]
fn OG_202c_slime() {
    check(
        CardClass::Druid,
        &[
            Give("OG_202c"),
            Cost("OG_202c", 2),
            Stats("OG_202c", 2, 2),
            Play("OG_202c", Nothing),
            In(The("OG_202c"), Zone::Play),
            Now(The("OG_202c"), 2, 2),
        ],
    );
}

/// # Dark Arakkoa
///
/// `OG_293` · Druid minion · 6 mana · 5/7
///
/// > **Taunt Battlecry:** Give your C'Thun +4/+4 *(wherever it is).*
///
/// State: Todo
//~ OG_293 todo bd9337be 17e235fd
#[test]
#[ignore = "todo: OG_293 Dark Arakkoa"]
fn OG_293_dark_arakkoa() {
    check(
        CardClass::Druid,
        &[Give("OG_293"), Cost("OG_293", 6), Stats("OG_293", 5, 7), Has("OG_293", GameTag::TAUNT), Unwritten],
    );
}

/// # Addled Grizzly
///
/// `OG_313` · Druid minion · 2 mana · 2/3
///
/// > After you summon a Beast, give it +1/+1.
///
/// State: Todo
//~ OG_313 todo bd11911c 4bb1bdc3
#[test]
#[ignore = "todo: OG_313 Addled Grizzly"]
fn OG_313_addled_grizzly() {
    check(CardClass::Druid, &[Give("OG_313"), Cost("OG_313", 2), Stats("OG_313", 2, 3), Unwritten]);
}
