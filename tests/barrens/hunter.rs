//! Hunter cards of Forged in the Barrens, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file f70a9192

/// Sunscale Raptor · Minion · Beast · 1 mana · 1/3 · **Frenzy:** Shuffle a Sunscale Raptor into your deck with permanent +2/+1.
//~ todo BAR_031 1d709f27 4f26a5b5 -
#[test]
#[ignore = "todo: Sunscale Raptor"]
fn BAR_031_sunscale_raptor() {
    unwritten("BAR_031");
}

/// Tame Beast (Rank 1) · Spell · 2 mana · Summon a 2/2 Beast with **Rush**. *(Upgrades when you have 5 Mana.)*
//~ done BAR_034 - ac9c28a2 -
#[test]
fn BAR_034_tame_beast_rank_1() {
    check(
        CardClass::Hunter,
        &[Crystals(4), Give("BAR_034"), Play("BAR_034", Nothing), BoardCount(Mine, 1), Is(My(0), "BAR_034t3")],
    );
    check(
        CardClass::Hunter,
        &[Crystals(4), Give("BAR_034"), EndTurn, Is(InHand(0), "BAR_034"), EndTurn, Is(InHand(0), "BAR_034t")],
    );
}

/// Tame Beast (Rank 2) · Spell · 2 mana · Summon a 4/4 Beast with **Rush**. *(Upgrades when you have 10 Mana.)*
//~ done BAR_034t - e6c01fdc -
#[test]
fn BAR_034t_tame_beast_rank_2() {
    check(
        CardClass::Hunter,
        &[Crystals(9), Give("BAR_034t"), Play("BAR_034t", Nothing), BoardCount(Mine, 1), Is(My(0), "BAR_034t4")],
    );
    check(
        CardClass::Hunter,
        &[Crystals(9), Give("BAR_034t"), EndTurn, Is(InHand(0), "BAR_034t"), EndTurn, Is(InHand(0), "BAR_034t2")],
    );
}

/// Tame Beast (Rank 3) · Spell · 2 mana · Summon a 6/6 Beast with **Rush**.
//~ done BAR_034t2 - 27a1ad5c -
#[test]
fn BAR_034t2_tame_beast_rank_3() {
    check(CardClass::Hunter, &[Play("BAR_034t2", Nothing), BoardCount(Mine, 1), Is(My(0), "BAR_034t5")]);
}

/// Warsong Wrangler · Minion · 4 mana · 3/4 · **Battlecry: Discover** a Beast from your deck. Give all copies of it +2/+1 *(wherever they are*).
//~ todo BAR_037 2da83e51 c292f4bb -
#[test]
#[ignore = "todo: Warsong Wrangler"]
fn BAR_037_warsong_wrangler() {
    unwritten("BAR_037");
}

/// Tavish Stormpike · Minion · 3 mana · 2/5 · After a friendly Beast attacks, summon a Beast from your deck that costs (1) less.
//~ todo BAR_038 e6de8d9f d4a4d3ba -
#[test]
#[ignore = "todo: Tavish Stormpike"]
fn BAR_038_tavish_stormpike() {
    unwritten("BAR_038");
}
