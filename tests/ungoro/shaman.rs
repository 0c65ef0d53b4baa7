//! Shaman cards of Journey to Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Air Elemental
///
/// `UNG_019` · Shaman minion · 1 mana · 3/1
///
/// > **Elusive**
///
/// State: Todo
//~ UNG_019 todo b115a6fd dc29ccae
#[test]
#[ignore = "todo: UNG_019 Air Elemental"]
fn UNG_019_air_elemental() {
    check(
        CardClass::Shaman,
        &[Give("UNG_019"), Cost("UNG_019", 1), Stats("UNG_019", 3, 1), Has("UNG_019", GameTag::ELUSIVE)],
    );
}

/// # Volcano
///
/// `UNG_025` · Shaman spell · Fire · 5 mana
///
/// > Deal $15 damage randomly split among all minions. **Overload:** (1)
///
/// State: Todo
//~ UNG_025 todo 3d639fa8 ad3733d5
#[test]
#[ignore = "todo: UNG_025 Volcano"]
fn UNG_025_volcano() {
    check(CardClass::Shaman, &[Give("UNG_025"), Cost("UNG_025", 5), Has("UNG_025", GameTag::OVERLOAD)]);
}

/// # Primalfin Totem
///
/// `UNG_201` · Shaman minion · 2 mana · 0/3
///
/// > At the end of your turn, summon a 1/1 Murloc.
///
/// State: Todo
//~ UNG_201 todo c2208fbe a9928a43
#[test]
#[ignore = "todo: UNG_201 Primalfin Totem"]
fn UNG_201_primalfin_totem() {
    check(CardClass::Shaman, &[Give("UNG_201"), Cost("UNG_201", 2), Stats("UNG_201", 0, 3)]);
}

/// # Primalfin
///
/// `UNG_201t` · Neutral minion · 1 mana · 1/1
///
/// State: Todo
//~ UNG_201t todo 894b8486 dab445c1
#[test]
#[ignore = "todo: UNG_201t Primalfin"]
fn UNG_201t_primalfin() {
    check(CardClass::Shaman, &[Give("UNG_201t"), Cost("UNG_201t", 1), Stats("UNG_201t", 1, 1)]);
}

/// # Fire Plume Harbinger
///
/// `UNG_202` · Shaman minion · 2 mana · 1/1
///
/// > **Battlecry:** Reduce the Cost of Elementals in your hand by (1).
///
/// State: Todo
//~ UNG_202 todo 348b6005 fba8a43d
#[test]
#[ignore = "todo: UNG_202 Fire Plume Harbinger"]
fn UNG_202_fire_plume_harbinger() {
    check(CardClass::Shaman, &[Give("UNG_202"), Cost("UNG_202", 2), Stats("UNG_202", 1, 1)]);
}

/// # Stone Sentinel
///
/// `UNG_208` · Shaman minion · 5 mana · 4/4
///
/// > **Battlecry:** If you played an Elemental last turn, summon two 2/3 Elementals with **Taunt**.
///
/// State: Todo
//~ UNG_208 todo d6b7cb24 a4795184
#[test]
#[ignore = "todo: UNG_208 Stone Sentinel"]
fn UNG_208_stone_sentinel() {
    check(CardClass::Shaman, &[Give("UNG_208"), Cost("UNG_208", 5), Stats("UNG_208", 4, 4)]);
}

/// # Rock Elemental
///
/// `UNG_208t` · Shaman minion · 2 mana · 2/3
///
/// > **Taunt**
///
/// State: Todo
//~ UNG_208t todo 397500e9 6ef04021
#[test]
#[ignore = "todo: UNG_208t Rock Elemental"]
fn UNG_208t_rock_elemental() {
    check(
        CardClass::Shaman,
        &[Give("UNG_208t"), Cost("UNG_208t", 2), Stats("UNG_208t", 2, 3), Has("UNG_208t", GameTag::TAUNT)],
    );
}

/// # Kalimos, Primal Lord
///
/// `UNG_211` · Shaman minion · 7 mana · 7/7
///
/// > **Battlecry:** If you played an Elemental last turn, cast an Elemental Invocation.
///
/// State: Todo
//~ UNG_211 todo 225a8538 3fd7395e
#[test]
#[ignore = "todo: UNG_211 Kalimos, Primal Lord"]
fn UNG_211_kalimos_primal_lord() {
    check(CardClass::Shaman, &[Give("UNG_211"), Cost("UNG_211", 7), Stats("UNG_211", 7, 7)]);
}

/// # Invocation of Earth
///
/// `UNG_211a` · Shaman spell · 0 mana
///
/// > Fill your board with 1/1 Elementals.
///
/// State: Todo
//~ UNG_211a todo 7ad3e506 e3a43c26
#[test]
#[ignore = "todo: UNG_211a Invocation of Earth"]
fn UNG_211a_invocation_of_earth() {
    check(CardClass::Shaman, &[Give("UNG_211a"), Cost("UNG_211a", 0)]);
}

/// # Stone Elemental
///
/// `UNG_211aa` · Shaman minion · 1 mana · 1/1
///
/// State: Todo
//~ UNG_211aa todo 540e3daa 4e38b4ab
#[test]
#[ignore = "todo: UNG_211aa Stone Elemental"]
fn UNG_211aa_stone_elemental() {
    check(CardClass::Shaman, &[Give("UNG_211aa"), Cost("UNG_211aa", 1), Stats("UNG_211aa", 1, 1)]);
}

/// # Invocation of Water
///
/// `UNG_211b` · Shaman spell · 0 mana
///
/// > Restore 12 Health to your hero.
///
/// State: Todo
//~ UNG_211b todo 771a9613 8d8dd724
#[test]
#[ignore = "todo: UNG_211b Invocation of Water"]
fn UNG_211b_invocation_of_water() {
    check(CardClass::Shaman, &[Give("UNG_211b"), Cost("UNG_211b", 0)]);
}

/// # Invocation of Fire
///
/// `UNG_211c` · Shaman spell · 0 mana
///
/// > Deal 6 damage to the enemy hero.
///
/// State: Todo
//~ UNG_211c todo 44687ec0 6acad8f7
#[test]
#[ignore = "todo: UNG_211c Invocation of Fire"]
fn UNG_211c_invocation_of_fire() {
    check(CardClass::Shaman, &[Give("UNG_211c"), Cost("UNG_211c", 0)]);
}

/// # Invocation of Air
///
/// `UNG_211d` · Shaman spell · 0 mana
///
/// > Deal 3 damage to all enemy minions.
///
/// State: Todo
//~ UNG_211d todo 5512037f 564d79be
#[test]
#[ignore = "todo: UNG_211d Invocation of Air"]
fn UNG_211d_invocation_of_air() {
    check(CardClass::Shaman, &[Give("UNG_211d"), Cost("UNG_211d", 0)]);
}

/// # Tidal Surge
///
/// `UNG_817` · Shaman spell · Nature · 3 mana
///
/// > **Lifesteal** Deal $5 damage to a minion.
///
/// State: Todo
//~ UNG_817 todo 21851415 40905ccf
#[test]
#[ignore = "todo: UNG_817 Tidal Surge"]
fn UNG_817_tidal_surge() {
    check(
        CardClass::Shaman,
        &[
            Give("UNG_817"),
            Cost("UNG_817", 3),
            Has("UNG_817", GameTag::LIFESTEAL),
            Targets("UNG_817", &[FriendlyMinion, EnemyMinion]),
        ],
    );
}

/// # Hot Spring Guardian
///
/// `UNG_938` · Shaman minion · 3 mana · 2/4
///
/// > **Taunt Battlecry:** Restore #3 Health.
///
/// State: Todo
//~ UNG_938 todo 11c0fea3 284e9bbd
#[test]
#[ignore = "todo: UNG_938 Hot Spring Guardian"]
fn UNG_938_hot_spring_guardian() {
    check(
        CardClass::Shaman,
        &[
            Give("UNG_938"),
            Cost("UNG_938", 3),
            Stats("UNG_938", 2, 4),
            Has("UNG_938", GameTag::TAUNT),
            Targets("UNG_938", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
        ],
    );
}

/// # Unite the Murlocs
///
/// `UNG_942` · Shaman spell · 1 mana
///
/// > **Quest:** Summon 8 Murlocs. **Reward:** Megafin.
///
/// State: Todo
//~ UNG_942 todo 9e251276 c15a8597
#[test]
#[ignore = "todo: UNG_942 Unite the Murlocs"]
fn UNG_942_unite_the_murlocs() {
    check(CardClass::Shaman, &[Give("UNG_942"), Cost("UNG_942", 1)]);
}

/// # Megafin
///
/// `UNG_942t` · Shaman minion · 5 mana · 8/8
///
/// > **Battlecry:** Fill your hand with random Murlocs.
///
/// State: Todo
//~ UNG_942t todo 3378be30 c79a4957
#[test]
#[ignore = "todo: UNG_942t Megafin"]
fn UNG_942t_megafin() {
    check(CardClass::Shaman, &[Give("UNG_942t"), Cost("UNG_942t", 5), Stats("UNG_942t", 8, 8)]);
}

/// # Spirit Echo
///
/// `UNG_956` · Shaman spell · Nature · 2 mana
///
/// > Give your minions "**Deathrattle:** Return this to your hand."
///
/// State: Todo
//~ UNG_956 todo b9025fae 87286cfe
#[test]
#[ignore = "todo: UNG_956 Spirit Echo"]
fn UNG_956_spirit_echo() {
    check(CardClass::Shaman, &[Give("UNG_956"), Cost("UNG_956", 2)]);
}
