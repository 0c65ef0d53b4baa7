//! Warlock cards of Forged in the Barrens, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Grimoire of Sacrifice
///
/// `BAR_910` · Warlock spell · Shadow · 1 mana
///
/// > Destroy a friendly minion. Deal $2 damage to all enemy minions.
///
/// State: Todo
//~ BAR_910 todo 2648587d 8308171f
#[test]
#[ignore = "todo: BAR_910 Grimoire of Sacrifice"]
fn BAR_910_grimoire_of_sacrifice() {
    check(CardClass::Warlock, &[Give("BAR_910"), Cost("BAR_910", 1), Unwritten]);
}

/// # Soul Rend
///
/// `BAR_911` · Warlock spell · Shadow · 4 mana
///
/// > Deal $5 damage to all minions. Destroy a card in your deck for each killed.
///
/// State: Todo
//~ BAR_911 todo 070f5da0 e446fdea
#[test]
#[ignore = "todo: BAR_911 Soul Rend"]
fn BAR_911_soul_rend() {
    check(CardClass::Warlock, &[Give("BAR_911"), Cost("BAR_911", 4), Unwritten]);
}

/// # Apothecary's Caravan
///
/// `BAR_912` · Warlock minion · 2 mana · 1/3
///
/// > At the start of your turn, summon a 1-Cost minion from your deck.
///
/// State: Todo
//~ BAR_912 todo 991202aa fc23aab9
#[test]
#[ignore = "todo: BAR_912 Apothecary's Caravan"]
fn BAR_912_apothecarys_caravan() {
    check(CardClass::Warlock, &[Give("BAR_912"), Cost("BAR_912", 2), Stats("BAR_912", 1, 3), Unwritten]);
}

/// # Altar of Fire
///
/// `BAR_913` · Warlock spell · Fire · 1 mana
///
/// > Destroy the top 3 cards of each deck.
///
/// State: Todo
//~ BAR_913 todo 83c18894 aed5b4bb
#[test]
#[ignore = "todo: BAR_913 Altar of Fire"]
fn BAR_913_altar_of_fire() {
    check(CardClass::Warlock, &[Give("BAR_913"), Cost("BAR_913", 1), Unwritten]);
}

/// # Imp Swarm (Rank 1)
///
/// `BAR_914` · Warlock spell · Fel · 2 mana
///
/// > Summon a 3/2 Imp. *(Upgrades when you have 5 Mana.)*
///
/// State: Todo
//~ BAR_914 todo 77b47572 9df5cb03
#[test]
#[ignore = "todo: BAR_914 Imp Swarm (Rank 1)"]
fn BAR_914_imp_swarm_rank_1() {
    check(CardClass::Warlock, &[Give("BAR_914"), Cost("BAR_914", 2), Unwritten]);
}

/// # Imp Swarm (Rank 2)
///
/// `BAR_914t` · Warlock spell · Fel · 2 mana
///
/// > Summon two 3/2 Imps. *(Upgrades when you have 10 Mana.)*
///
/// State: Todo
//~ BAR_914t todo e28ac618 971e2c5f
#[test]
#[ignore = "todo: BAR_914t Imp Swarm (Rank 2)"]
fn BAR_914t_imp_swarm_rank_2() {
    check(CardClass::Warlock, &[Give("BAR_914t"), Cost("BAR_914t", 2), Unwritten]);
}

/// # Imp Swarm (Rank 3)
///
/// `BAR_914t2` · Warlock spell · Fel · 2 mana
///
/// > Summon three 3/2 Imps.
///
/// State: Todo
//~ BAR_914t2 todo 839f5574 55883193
#[test]
#[ignore = "todo: BAR_914t2 Imp Swarm (Rank 3)"]
fn BAR_914t2_imp_swarm_rank_3() {
    check(CardClass::Warlock, &[Give("BAR_914t2"), Cost("BAR_914t2", 2), Unwritten]);
}

/// # Imp Familiar
///
/// `BAR_914t3` · Warlock minion · 2 mana · 3/2
///
/// State: Vanilla
//~ BAR_914t3 vanilla 8be69cf1 7c4e8a08
#[test]
fn BAR_914t3_imp_familiar() {
    check(
        CardClass::Warlock,
        &[
            Give("BAR_914t3"),
            Cost("BAR_914t3", 2),
            Stats("BAR_914t3", 3, 2),
            Play("BAR_914t3", Nothing),
            In(The("BAR_914t3"), Zone::Play),
            Now(The("BAR_914t3"), 3, 2),
        ],
    );
}

/// # Kabal Outfitter
///
/// `BAR_915` · Warlock minion · 3 mana · 3/3
///
/// > **Battlecry and Deathrattle:** Give another random friendly minion +1/+1.
///
/// State: Todo
//~ BAR_915 todo a4740ba9 79d43f1b
#[test]
#[ignore = "todo: BAR_915 Kabal Outfitter"]
fn BAR_915_kabal_outfitter() {
    check(CardClass::Warlock, &[Give("BAR_915"), Cost("BAR_915", 3), Stats("BAR_915", 3, 3), Unwritten]);
}

/// # Blood Shard Bristleback
///
/// `BAR_916` · Warlock minion · 3 mana · 3/3
///
/// > **Lifesteal**. **Battlecry:** If your deck contains 10 or fewer cards, deal 6 damage to a minion.
///
/// State: Todo
//~ BAR_916 todo 0e209b1d 5c062eb9
#[test]
#[ignore = "todo: BAR_916 Blood Shard Bristleback"]
fn BAR_916_blood_shard_bristleback() {
    check(
        CardClass::Warlock,
        &[Give("BAR_916"), Cost("BAR_916", 3), Stats("BAR_916", 3, 3), Has("BAR_916", GameTag::LIFESTEAL), Unwritten],
    );
}

/// # Barrens Scavenger
///
/// `BAR_917` · Warlock minion · 6 mana · 6/6
///
/// > **Taunt** Costs (1) while your deck has 10 or fewer cards.
///
/// State: Todo
//~ BAR_917 todo f38bfc17 c4740ac7
#[test]
#[ignore = "todo: BAR_917 Barrens Scavenger"]
fn BAR_917_barrens_scavenger() {
    check(
        CardClass::Warlock,
        &[Give("BAR_917"), Cost("BAR_917", 6), Stats("BAR_917", 6, 6), Has("BAR_917", GameTag::TAUNT), Unwritten],
    );
}

/// # Tamsin Roame
///
/// `BAR_918` · Warlock minion · 3 mana · 1/3
///
/// > Whenever you cast a Shadow spell that costs (1) or more, add a copy to your hand that costs (0).
///
/// State: Todo
//~ BAR_918 todo 393ec4f0 163b4320
#[test]
#[ignore = "todo: BAR_918 Tamsin Roame"]
fn BAR_918_tamsin_roame() {
    check(CardClass::Warlock, &[Give("BAR_918"), Cost("BAR_918", 3), Stats("BAR_918", 1, 3), Unwritten]);
}

/// # Neeru Fireblade
///
/// `BAR_919` · Warlock minion · 5 mana · 5/5
///
/// > **Battlecry:** If your deck is empty, open a portal that fills your board with 3/2 Imps each turn.
///
/// State: Todo
//~ BAR_919 todo 8383ce3d 79fea5cc
#[test]
#[ignore = "todo: BAR_919 Neeru Fireblade"]
fn BAR_919_neeru_fireblade() {
    check(CardClass::Warlock, &[Give("BAR_919"), Cost("BAR_919", 5), Stats("BAR_919", 5, 5), Unwritten]);
}

/// # Burning Blade Portal
///
/// `BAR_919t` · Warlock minion · 11 mana · 0/1
///
/// > At the end of your turn, fill your board with 3/2 Imps.
///
/// State: Todo
//~ BAR_919t todo d7c5af7f 8ff21f3e
#[test]
#[ignore = "todo: BAR_919t Burning Blade Portal"]
fn BAR_919t_burning_blade_portal() {
    check(CardClass::Warlock, &[Give("BAR_919t"), Cost("BAR_919t", 11), Stats("BAR_919t", 0, 1), Unwritten]);
}

/// # Unstable Shadow Blast
///
/// `WC_021` · Warlock spell · Shadow · 2 mana
///
/// > Deal $6 damage to a minion. Excess damage hits your hero.
///
/// State: Todo
//~ WC_021 todo b638aa70 497497fa
#[test]
#[ignore = "todo: WC_021 Unstable Shadow Blast"]
fn WC_021_unstable_shadow_blast() {
    check(CardClass::Warlock, &[Give("WC_021"), Cost("WC_021", 2), Unwritten]);
}

/// # Final Gasp
///
/// `WC_022` · Warlock spell · Shadow · 1 mana
///
/// > Deal $1 damage to a minion. If it dies, summon a 2/2 Adventurer with a random bonus effect.
///
/// State: Todo
//~ WC_022 todo e81158d4 4d6e074d
#[test]
#[ignore = "todo: WC_022 Final Gasp"]
fn WC_022_final_gasp() {
    check(CardClass::Warlock, &[Give("WC_022"), Cost("WC_022", 1), Unwritten]);
}

/// # Stealer of Souls
///
/// `WC_023` · Warlock minion · 4 mana · 2/6
///
/// > The first card you draw each turn costs Health instead of Mana.
///
/// State: Todo
//~ WC_023 todo 5a93d8d2 875cdb2c
#[test]
#[ignore = "todo: WC_023 Stealer of Souls"]
fn WC_023_stealer_of_souls() {
    check(CardClass::Warlock, &[Give("WC_023"), Cost("WC_023", 4), Stats("WC_023", 2, 6), Unwritten]);
}
