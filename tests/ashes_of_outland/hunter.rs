//! Hunter cards of Ashes of Outland, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Nagrand Slam
///
/// `BT_163` · Hunter spell · 10 mana
///
/// > Summon four 3/5 Clefthoofs that attack random enemies.
///
/// State: Todo
//~ BT_163 todo c4585835 eb5e53f0
#[test]
#[ignore = "todo: BT_163 Nagrand Slam"]
fn BT_163_nagrand_slam() {
    check(CardClass::Hunter, &[Give("BT_163"), Cost("BT_163", 10), Unwritten]);
}

/// # Clefthoof
///
/// `BT_163t` · Hunter minion · 4 mana · 3/5
///
/// State: Vanilla
//~ BT_163t vanilla ecf8f063 492facfd
#[test]
fn BT_163t_clefthoof() {
    check(
        CardClass::Hunter,
        &[
            Give("BT_163t"),
            Cost("BT_163t", 4),
            Stats("BT_163t", 3, 5),
            Play("BT_163t", Nothing),
            In(The("BT_163t"), Zone::Play),
            Now(The("BT_163t"), 3, 5),
        ],
    );
}

/// # Augmented Porcupine
///
/// `BT_201` · Hunter minion · 3 mana · 2/4
///
/// > **Deathrattle**: Deal this minion's Attack damage randomly split among all enemies.
///
/// State: Todo
//~ BT_201 todo 78eff53b c23b1462
#[test]
#[ignore = "todo: BT_201 Augmented Porcupine"]
fn BT_201_augmented_porcupine() {
    check(CardClass::Hunter, &[Give("BT_201"), Cost("BT_201", 3), Stats("BT_201", 2, 4), Unwritten]);
}

/// # Helboar
///
/// `BT_202` · Hunter minion · 1 mana · 2/1
///
/// > **Deathrattle:** Give a random Beast in your hand +1/+1.
///
/// State: Todo
//~ BT_202 todo bc55cac6 9d2e884e
#[test]
#[ignore = "todo: BT_202 Helboar"]
fn BT_202_helboar() {
    check(CardClass::Hunter, &[Give("BT_202"), Cost("BT_202", 1), Stats("BT_202", 2, 1), Unwritten]);
}

/// # Pack Tactics
///
/// `BT_203` · Hunter spell · 2 mana
///
/// > **Secret:** When a friendly minion is attacked, summon a 3/3 copy.
///
/// State: Todo
//~ BT_203 todo 19c0535c 15687e53
#[test]
#[ignore = "todo: BT_203 Pack Tactics"]
fn BT_203_pack_tactics() {
    check(CardClass::Hunter, &[Give("BT_203"), Cost("BT_203", 2), Unwritten]);
}

/// # Scrap Shot
///
/// `BT_205` · Hunter spell · 4 mana
///
/// > Deal $3 damage. Give a random Beast in your hand +3/+3.
///
/// State: Todo
//~ BT_205 todo 7b437737 d9bd61d5
#[test]
#[ignore = "todo: BT_205 Scrap Shot"]
fn BT_205_scrap_shot() {
    check(CardClass::Hunter, &[Give("BT_205"), Cost("BT_205", 4), Unwritten]);
}

/// # Zixor, Apex Predator
///
/// `BT_210` · Hunter minion · 3 mana · 2/4
///
/// > **Rush Deathrattle:** Shuffle 'Zixor Prime' into your deck.
///
/// State: Todo
//~ BT_210 todo 54d7857a 30531bc2
#[test]
#[ignore = "todo: BT_210 Zixor, Apex Predator"]
fn BT_210_zixor_apex_predator() {
    check(
        CardClass::Hunter,
        &[Give("BT_210"), Cost("BT_210", 3), Stats("BT_210", 2, 4), Has("BT_210", GameTag::RUSH), Unwritten],
    );
}

/// # Zixor Prime
///
/// `BT_210t` · Hunter minion · 8 mana · 4/4
///
/// > **Rush Battlecry:** Summon 3 copies of this minion.
///
/// State: Todo
//~ BT_210t todo 838e5cc8 bb4536b5
#[test]
#[ignore = "todo: BT_210t Zixor Prime"]
fn BT_210t_zixor_prime() {
    check(
        CardClass::Hunter,
        &[Give("BT_210t"), Cost("BT_210t", 8), Stats("BT_210t", 4, 4), Has("BT_210t", GameTag::RUSH), Unwritten],
    );
}

/// # Imprisoned Felmaw
///
/// `BT_211` · Hunter minion · 2 mana · 5/4
///
/// > **Dormant** for 2 turns. When this awakens, attack a random enemy.
///
/// State: Todo
//~ BT_211 todo 235ec459 67865ae5
#[test]
#[ignore = "todo: BT_211 Imprisoned Felmaw"]
fn BT_211_imprisoned_felmaw() {
    check(CardClass::Hunter, &[Give("BT_211"), Cost("BT_211", 2), Stats("BT_211", 5, 4), Unwritten]);
}

/// # Mok'Nathal Lion
///
/// `BT_212` · Hunter minion · 4 mana · 5/2
///
/// > **Rush**. **Battlecry:** Choose a friendly minion. Gain a copy of its **Deathrattle**.
///
/// State: Todo
//~ BT_212 todo e3f09fa1 29c48102
#[test]
#[ignore = "todo: BT_212 Mok'Nathal Lion"]
fn BT_212_mok_nathal_lion() {
    check(
        CardClass::Hunter,
        &[Give("BT_212"), Cost("BT_212", 4), Stats("BT_212", 5, 2), Has("BT_212", GameTag::RUSH), Unwritten],
    );
}

/// # Scavenger's Ingenuity
///
/// `BT_213` · Hunter spell · 2 mana
///
/// > Draw a Beast. Give it +3/+3.
///
/// State: Todo
//~ BT_213 todo ed3895f1 413c7d51
#[test]
#[ignore = "todo: BT_213 Scavenger's Ingenuity"]
fn BT_213_scavengers_ingenuity() {
    check(CardClass::Hunter, &[Give("BT_213"), Cost("BT_213", 2), Unwritten]);
}

/// # Beastmaster Leoroxx
///
/// `BT_214` · Hunter minion · 8 mana · 5/5
///
/// > **Battlecry:** Summon 3 Beasts from your hand.
///
/// State: Todo
//~ BT_214 todo da21794a aac3f9c5
#[test]
#[ignore = "todo: BT_214 Beastmaster Leoroxx"]
fn BT_214_beastmaster_leoroxx() {
    check(CardClass::Hunter, &[Give("BT_214"), Cost("BT_214", 8), Stats("BT_214", 5, 5), Unwritten]);
}
