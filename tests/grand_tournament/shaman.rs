//! Shaman cards of The Grand Tournament, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Tuskarr Totemic
///
/// `AT_046` · Shaman minion · 2 mana · 3/2
///
/// > **Battlecry:** Summon a random basic Totem.
///
/// State: Todo
//~ AT_046 todo e0dad075 5b0ce678
#[test]
#[ignore = "todo: AT_046 Tuskarr Totemic"]
fn AT_046_tuskarr_totemic() {
    check(CardClass::Shaman, &[Give("AT_046"), Cost("AT_046", 2), Stats("AT_046", 3, 2), Unwritten]);
}

/// # Draenei Totemcarver
///
/// `AT_047` · Shaman minion · 4 mana · 4/5
///
/// > **Battlecry:** Gain +1/+1 for each friendly Totem.
///
/// State: Todo
//~ AT_047 todo a30a0166 d36d52c6
#[test]
#[ignore = "todo: AT_047 Draenei Totemcarver"]
fn AT_047_draenei_totemcarver() {
    check(CardClass::Shaman, &[Give("AT_047"), Cost("AT_047", 4), Stats("AT_047", 4, 5), Unwritten]);
}

/// # Healing Wave
///
/// `AT_048` · Shaman spell · Nature · 3 mana
///
/// > Restore #8 Health. Reveal a minion in each deck. If yours costs more, restore #16 instead.
///
/// State: Todo
//~ AT_048 todo 580b27db 22f096bb
#[test]
#[ignore = "todo: AT_048 Healing Wave"]
fn AT_048_healing_wave() {
    check(
        CardClass::Shaman,
        &[
            Give("AT_048"),
            Cost("AT_048", 3),
            Targets("AT_048", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Unwritten,
        ],
    );
}

/// # Thunder Bluff Valiant
///
/// `AT_049` · Shaman minion · 5 mana · 3/6
///
/// > **Battlecry and Inspire:** Give your Totems +2 Attack.
///
/// State: Todo
//~ AT_049 todo 0dab0d0a 04df22c1
#[test]
#[ignore = "todo: AT_049 Thunder Bluff Valiant"]
fn AT_049_thunder_bluff_valiant() {
    check(CardClass::Shaman, &[Give("AT_049"), Cost("AT_049", 5), Stats("AT_049", 3, 6), Unwritten]);
}

/// # Charged Hammer
///
/// `AT_050` · Shaman weapon · 3 mana · 2/3 durability
///
/// > **Deathrattle:** Your Hero Power becomes 'Deal 2 damage.'
///
/// State: Todo
//~ AT_050 todo 00203744 9775aa4d
#[test]
#[ignore = "todo: AT_050 Charged Hammer"]
fn AT_050_charged_hammer() {
    check(CardClass::Shaman, &[Give("AT_050"), Cost("AT_050", 3), Stats("AT_050", 2, 3), Unwritten]);
}

/// # Lightning Jolt
///
/// `AT_050t` · Shaman hero power · 2 mana
///
/// > Deal $2 damage.
///
/// State: Todo
//~ AT_050t todo d0dce3b3 18678c6a
#[test]
#[ignore = "todo: AT_050t Lightning Jolt"]
fn AT_050t_lightning_jolt() {
    check(
        CardClass::Shaman,
        &[
            HasHeroPower("AT_050t"),
            Cost("AT_050t", 2),
            Targets("AT_050t", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Unwritten,
        ],
    );
}

/// # Elemental Destruction
///
/// `AT_051` · Shaman spell · Nature · 3 mana
///
/// > Deal $4-$5 damage to all minions. **Overload:** (2)
///
/// State: Todo
//~ AT_051 todo fbfd9177 d41661ed
#[test]
#[ignore = "todo: AT_051 Elemental Destruction"]
fn AT_051_elemental_destruction() {
    check(CardClass::Shaman, &[Give("AT_051"), Cost("AT_051", 3), Has("AT_051", GameTag::OVERLOAD), Unwritten]);
}

/// # Totem Golem
///
/// `AT_052` · Shaman minion · 2 mana · 3/4
///
/// > **Overload:** (1)
///
/// State: Vanilla
//~ AT_052 vanilla d5c05864 9934d37b
#[test]
fn AT_052_totem_golem() {
    check(
        CardClass::Shaman,
        &[
            Give("AT_052"),
            Cost("AT_052", 2),
            Stats("AT_052", 3, 4),
            Has("AT_052", GameTag::OVERLOAD),
            Play("AT_052", Nothing),
            In(The("AT_052"), Zone::Play),
            Now(The("AT_052"), 3, 4),
            EndTurn,
            EndTurn,
            Mana(9),
        ],
    );
}

/// # Ancestral Knowledge
///
/// `AT_053` · Shaman spell · 2 mana
///
/// > Draw 2 cards. **Overload:** (1)
///
/// State: Todo
//~ AT_053 todo 707a73b6 0311c157
#[test]
#[ignore = "todo: AT_053 Ancestral Knowledge"]
fn AT_053_ancestral_knowledge() {
    check(CardClass::Shaman, &[Give("AT_053"), Cost("AT_053", 2), Has("AT_053", GameTag::OVERLOAD), Unwritten]);
}

/// # The Mistcaller
///
/// `AT_054` · Shaman minion · 6 mana · 4/4
///
/// > **Battlecry:** Give all minions in your hand and deck +1/+1.
///
/// State: Todo
//~ AT_054 todo 958d89f2 c2c0f7f7
#[test]
#[ignore = "todo: AT_054 The Mistcaller"]
fn AT_054_the_mistcaller() {
    check(CardClass::Shaman, &[Give("AT_054"), Cost("AT_054", 6), Stats("AT_054", 4, 4), Unwritten]);
}
