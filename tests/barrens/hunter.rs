//! Hunter cards of Forged in the Barrens, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file f70a9192

/// `BAR_031` · Hunter minion · 1 mana · 1/3
/// > **Frenzy:** Shuffle a Sunscale Raptor into your deck with permanent +2/+1.
///
/// State: Todo
//~ todo BAR_031 ba819f19 1d709f27 371ec47c.070d432a
#[test]
#[ignore = "todo: Sunscale Raptor"]
fn BAR_031_sunscale_raptor() {
    unwritten("BAR_031");
}

/// `BAR_034` · Hunter spell · 2 mana
/// > Summon a 2/2 Beast with **Rush**. *(Upgrades when you have 5 Mana.)*
///
/// State: Todo
//~ todo BAR_034 a49f0301 387e7cfa 689f9284.b2ae0b38
#[test]
#[ignore = "todo: Tame Beast (Rank 1)"]
fn BAR_034_tame_beast_rank_1() {
    unwritten("BAR_034");
}

/// `BAR_034t` · Hunter spell · 2 mana
/// > Summon a 4/4 Beast with **Rush**. *(Upgrades when you have 10 Mana.)*
///
/// State: Todo
//~ todo BAR_034t 6ada7746 27d4f96c 96bd54da.a34809c0
#[test]
#[ignore = "todo: Tame Beast (Rank 2)"]
fn BAR_034t_tame_beast_rank_2() {
    unwritten("BAR_034t");
}

/// `BAR_034t2` · Hunter spell · 2 mana
/// > Summon a 6/6 Beast with **Rush**.
///
/// State: Todo
//~ todo BAR_034t2 d9195939 f11a8a4c 7ad5f306.afdb6a9b
#[test]
#[ignore = "todo: Tame Beast (Rank 3)"]
fn BAR_034t2_tame_beast_rank_3() {
    unwritten("BAR_034t2");
}

/// `BAR_037` · Hunter minion · 4 mana · 3/4
/// > **Battlecry: Discover** a Beast from your deck. Give all copies of it +2/+1 *(wherever they are)*.
///
/// State: Todo
//~ todo BAR_037 010d586d 2da83e51 ca5cc838.b8ec96ce
#[test]
#[ignore = "todo: Warsong Wrangler"]
fn BAR_037_warsong_wrangler() {
    unwritten("BAR_037");
}

/// `BAR_038` · Hunter minion · 3 mana · 2/5
/// > After a friendly Beast attacks, summon a Beast from your deck that costs (1) less.
///
/// State: Todo
//~ todo BAR_038 212034b4 e6de8d9f ad603694.c8d571f9
#[test]
#[ignore = "todo: Tavish Stormpike"]
fn BAR_038_tavish_stormpike() {
    unwritten("BAR_038");
}
