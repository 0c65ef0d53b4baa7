//! Shaman cards of The Grand Tournament, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file eb3fac1e

/// # Tuskarr Totemic
///
/// `AT_046` · Shaman minion · 2 mana · 3/2
///
/// > **Battlecry:** Summon a random basic Totem.
///
/// State: Derived
//~ derived AT_046 05dfcd03 61f7f630 462ae288.3d29f1d5
#[test]
fn AT_046_tuskarr_totemic() {
    check(
        CardClass::Shaman,
        &[
            Give("AT_046"),
            Cost("AT_046", 2),
            Stats("AT_046", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_050")),
            Play("AT_046", Nothing),
            BoardCount(Mine, 3),
            In(The("CS2_050"), Zone::Play),
            Now(The("CS2_050"), 1, 1),
        ],
    );
}

/// # Draenei Totemcarver
///
/// `AT_047` · Shaman minion · 4 mana · 4/5
///
/// > **Battlecry:** Gain +1/+1 for each friendly Totem.
///
/// State: Derived
//~ derived AT_047 4ef51990 eead2950 89f863b7.dc1eacbd
#[test]
fn AT_047_draenei_totemcarver() {
    check(
        CardClass::Shaman,
        &[
            Give("AT_047"),
            Cost("AT_047", 4),
            Stats("AT_047", 4, 5),
            Friend("TTN_710"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_047", Nothing),
            Now(Nth(0), 5, 6),
        ],
    );
}

/// # Healing Wave
///
/// `AT_048` · Shaman spell · Nature · 3 mana
///
/// > Restore #8 Health. Reveal a minion in each deck. If yours costs more, restore #16 instead.
///
/// State: Todo
//~ todo AT_048 9e089eea 87697209 973caa8c.41b2291c
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
/// State: Derived
//~ derived AT_049 c20ac1bd 40a23a28 f9b559b1.fceb94d7
#[test]
fn AT_049_thunder_bluff_valiant() {
    check(
        CardClass::Shaman,
        &[
            Give("AT_049"),
            Cost("AT_049", 5),
            Stats("AT_049", 3, 6),
            Friend("TTN_710"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_049", Nothing),
            Now(Nth(0), 3, 6),
            Now(Nth(1), 2, 3),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("AT_049"),
            Friend("TTN_710"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AT_049"),
            Force(Card("CS2_051")),
            HeroPower(Nothing),
            Now(Nth(1), 2, 3),
            Now(Nth(2), 4, 5),
            Now(The("CS2_051"), 2, 2),
        ],
    );
}

/// # Charged Hammer
///
/// `AT_050` · Shaman weapon · 3 mana · 2/3 durability
///
/// > **Deathrattle:** Your Hero Power becomes 'Deal 2 damage.'
///
/// State: Derived
//~ derived AT_050 69b7f5cf 2a941f32 2378bb72.8ef1fa30
#[test]
fn AT_050_charged_hammer() {
    check(
        CardClass::Shaman,
        &[
            Give("AT_050"),
            Cost("AT_050", 3),
            Stats("AT_050", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AT_050"),
            Play("CS2_106", Nothing),
            Is(MyPower, "AT_050t"),
        ],
    );
}

/// # Lightning Jolt
///
/// `AT_050t` · Shaman hero power · 2 mana
///
/// > Deal $2 damage.
///
/// State: Derived
//~ derived AT_050t b4c0cfdf b2cc92f3 d40de8e3.c0c62e9f
#[test]
fn AT_050t_lightning_jolt() {
    check(
        CardClass::Shaman,
        &[
            HasHeroPower("AT_050t"),
            Cost("AT_050t", 2),
            Targets("AT_050t", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            HeroPower(On(Nth(2))),
            Now(Nth(2), 4, 3),
        ],
    );
    check(
        CardClass::Shaman,
        &[HasHeroPower("AT_050t"), Friend("CS2_182"), Enemy("CS2_182"), HeroPower(On(Nth(1))), Now(Nth(1), 4, 3)],
    );
}

/// # Elemental Destruction
///
/// `AT_051` · Shaman spell · Nature · 3 mana
///
/// > Deal $4-$5 damage to all minions. **Overload:** (2)
///
/// State: Derived
//~ derived AT_051 a54f8bbd 6e042d6a 853cfcc7.ae864846
#[test]
fn AT_051_elemental_destruction() {
    check(
        CardClass::Shaman,
        &[
            Give("AT_051"),
            Cost("AT_051", 3),
            Has("AT_051", GameTag::OVERLOAD),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Number(0)),
            Force(Number(0)),
            Play("AT_051", Nothing),
            Now(Nth(1), 4, 1),
            Now(Nth(2), 4, 1),
        ],
    );
}

/// # Totem Golem
///
/// `AT_052` · Shaman minion · 2 mana · 3/4
///
/// > **Overload:** (1)
///
/// State: Vanilla
//~ vanilla AT_052 3de79beb 01f6b9f2 9c8ea020.e77e0301
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
/// State: Derived
//~ derived AT_053 c250219e 99bbc7b4 5630b723.ef70e0fa
#[test]
fn AT_053_ancestral_knowledge() {
    check(
        CardClass::Shaman,
        &[
            Give("AT_053"),
            Cost("AT_053", 2),
            Has("AT_053", GameTag::OVERLOAD),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_053", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
        ],
    );
}

/// # The Mistcaller
///
/// `AT_054` · Shaman minion · 6 mana · 4/4
///
/// > **Battlecry:** Give all minions in your hand and deck +1/+1.
///
/// State: Derived
//~ derived AT_054 85fdf8b8 4c58cc0e d46901a8.23f0b7cb
#[test]
fn AT_054_the_mistcaller() {
    check(
        CardClass::Shaman,
        &[
            Give("AT_054"),
            Cost("AT_054", 6),
            Stats("AT_054", 4, 4),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_118"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_054", Nothing),
            Now(Nth(1), 6, 2),
            Now(Nth(2), 3, 8),
            Now(Nth(3), 3, 4),
            Now(Nth(4), 3, 2),
            Now(Nth(5), 5, 6),
            Now(Nth(6), 6, 2),
            Now(Nth(7), 6, 2),
            Now(Nth(8), 5, 6),
        ],
    );
}
