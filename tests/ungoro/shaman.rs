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
/// State: Vanilla
//~ UNG_019 vanilla b115a6fd 6aca2607
#[test]
fn UNG_019_air_elemental() {
    check(
        CardClass::Shaman,
        &[
            Give("UNG_019"),
            Cost("UNG_019", 1),
            Stats("UNG_019", 3, 1),
            Has("UNG_019", GameTag::ELUSIVE),
            Play("UNG_019", Nothing),
            In(The("UNG_019"), Zone::Play),
            Now(The("UNG_019"), 3, 1),
            HasNow(The("UNG_019"), GameTag::ELUSIVE),
        ],
    );
}

/// # Volcano
///
/// `UNG_025` · Shaman spell · Fire · 5 mana
///
/// > Deal $15 damage randomly split among all minions. **Overload:** (1)
///
/// State: Todo
//~ UNG_025 todo 3d639fa8 e95ca367
#[test]
#[ignore = "todo: UNG_025 Volcano"]
fn UNG_025_volcano() {
    check(CardClass::Shaman, &[Give("UNG_025"), Cost("UNG_025", 5), Has("UNG_025", GameTag::OVERLOAD), Unwritten]);
}

/// # Primalfin Totem
///
/// `UNG_201` · Shaman minion · 2 mana · 0/3
///
/// > At the end of your turn, summon a 1/1 Murloc.
///
/// State: Todo
//~ UNG_201 todo c2208fbe dc881c0d
#[test]
#[ignore = "todo: UNG_201 Primalfin Totem"]
fn UNG_201_primalfin_totem() {
    check(CardClass::Shaman, &[Give("UNG_201"), Cost("UNG_201", 2), Stats("UNG_201", 0, 3), Unwritten]);
}

/// # Primalfin
///
/// `UNG_201t` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ UNG_201t vanilla 894b8486 7a550019
#[test]
fn UNG_201t_primalfin() {
    check(
        CardClass::Shaman,
        &[
            Give("UNG_201t"),
            Cost("UNG_201t", 1),
            Stats("UNG_201t", 1, 1),
            Play("UNG_201t", Nothing),
            In(The("UNG_201t"), Zone::Play),
            Now(The("UNG_201t"), 1, 1),
        ],
    );
}

/// # Fire Plume Harbinger
///
/// `UNG_202` · Shaman minion · 2 mana · 1/1
///
/// > **Battlecry:** Reduce the Cost of Elementals in your hand by (1).
///
/// State: Todo
//~ UNG_202 todo 348b6005 5c9dc080
#[test]
#[ignore = "todo: UNG_202 Fire Plume Harbinger"]
fn UNG_202_fire_plume_harbinger() {
    check(CardClass::Shaman, &[Give("UNG_202"), Cost("UNG_202", 2), Stats("UNG_202", 1, 1), Unwritten]);
}

/// # Stone Sentinel
///
/// `UNG_208` · Shaman minion · 5 mana · 4/4
///
/// > **Battlecry:** If you played an Elemental last turn, summon two 2/3 Elementals with **Taunt**.
///
/// State: Todo
//~ UNG_208 todo d6b7cb24 296e8630
#[test]
#[ignore = "todo: UNG_208 Stone Sentinel"]
fn UNG_208_stone_sentinel() {
    check(CardClass::Shaman, &[Give("UNG_208"), Cost("UNG_208", 5), Stats("UNG_208", 4, 4), Unwritten]);
}

/// # Rock Elemental
///
/// `UNG_208t` · Shaman minion · 2 mana · 2/3
///
/// > **Taunt**
///
/// State: Vanilla
//~ UNG_208t vanilla 397500e9 f323145a
#[test]
fn UNG_208t_rock_elemental() {
    check(
        CardClass::Shaman,
        &[
            Give("UNG_208t"),
            Cost("UNG_208t", 2),
            Stats("UNG_208t", 2, 3),
            Has("UNG_208t", GameTag::TAUNT),
            Play("UNG_208t", Nothing),
            In(The("UNG_208t"), Zone::Play),
            Now(The("UNG_208t"), 2, 3),
            HasNow(The("UNG_208t"), GameTag::TAUNT),
        ],
    );
}

/// # Kalimos, Primal Lord
///
/// `UNG_211` · Shaman minion · 7 mana · 7/7
///
/// > **Battlecry:** If you played an Elemental last turn, cast an Elemental Invocation.
///
/// State: Todo
//~ UNG_211 todo 225a8538 9cfc711f
#[test]
#[ignore = "todo: UNG_211 Kalimos, Primal Lord"]
fn UNG_211_kalimos_primal_lord() {
    check(CardClass::Shaman, &[Give("UNG_211"), Cost("UNG_211", 7), Stats("UNG_211", 7, 7), Unwritten]);
}

/// # Invocation of Earth
///
/// `UNG_211a` · Shaman spell · 0 mana
///
/// > Fill your board with 1/1 Elementals.
///
/// State: Todo
//~ UNG_211a todo 7ad3e506 fdad48d4
#[test]
#[ignore = "todo: UNG_211a Invocation of Earth"]
fn UNG_211a_invocation_of_earth() {
    check(CardClass::Shaman, &[Give("UNG_211a"), Cost("UNG_211a", 0), Unwritten]);
}

/// # Stone Elemental
///
/// `UNG_211aa` · Shaman minion · 1 mana · 1/1
///
/// State: Vanilla
//~ UNG_211aa vanilla 540e3daa 1ac25b05
#[test]
fn UNG_211aa_stone_elemental() {
    check(
        CardClass::Shaman,
        &[
            Give("UNG_211aa"),
            Cost("UNG_211aa", 1),
            Stats("UNG_211aa", 1, 1),
            Play("UNG_211aa", Nothing),
            In(The("UNG_211aa"), Zone::Play),
            Now(The("UNG_211aa"), 1, 1),
        ],
    );
}

/// # Invocation of Water
///
/// `UNG_211b` · Shaman spell · 0 mana
///
/// > Restore 12 Health to your hero.
///
/// State: Todo
//~ UNG_211b todo 771a9613 57d4e558
#[test]
#[ignore = "todo: UNG_211b Invocation of Water"]
fn UNG_211b_invocation_of_water() {
    check(CardClass::Shaman, &[Give("UNG_211b"), Cost("UNG_211b", 0), Unwritten]);
}

/// # Invocation of Fire
///
/// `UNG_211c` · Shaman spell · 0 mana
///
/// > Deal 6 damage to the enemy hero.
///
/// State: Todo
//~ UNG_211c todo 44687ec0 97df3b84
#[test]
#[ignore = "todo: UNG_211c Invocation of Fire"]
fn UNG_211c_invocation_of_fire() {
    check(CardClass::Shaman, &[Give("UNG_211c"), Cost("UNG_211c", 0), Unwritten]);
}

/// # Invocation of Air
///
/// `UNG_211d` · Shaman spell · 0 mana
///
/// > Deal 3 damage to all enemy minions.
///
/// State: Todo
//~ UNG_211d todo 5512037f 36295611
#[test]
#[ignore = "todo: UNG_211d Invocation of Air"]
fn UNG_211d_invocation_of_air() {
    check(CardClass::Shaman, &[Give("UNG_211d"), Cost("UNG_211d", 0), Unwritten]);
}

/// # Tidal Surge
///
/// `UNG_817` · Shaman spell · Nature · 3 mana
///
/// > **Lifesteal** Deal $5 damage to a minion.
///
/// State: Todo
//~ UNG_817 todo 21851415 84709c2f
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
            Unwritten,
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
//~ UNG_938 todo 11c0fea3 a3379062
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
            Unwritten,
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
//~ UNG_942 todo 9e251276 64c7f184
#[test]
#[ignore = "todo: UNG_942 Unite the Murlocs"]
fn UNG_942_unite_the_murlocs() {
    check(CardClass::Shaman, &[Give("UNG_942"), Cost("UNG_942", 1), Unwritten]);
}

/// # Megafin
///
/// `UNG_942t` · Shaman minion · 5 mana · 8/8
///
/// > **Battlecry:** Fill your hand with random Murlocs.
///
/// State: Todo
//~ UNG_942t todo 3378be30 789ba864
#[test]
#[ignore = "todo: UNG_942t Megafin"]
fn UNG_942t_megafin() {
    check(CardClass::Shaman, &[Give("UNG_942t"), Cost("UNG_942t", 5), Stats("UNG_942t", 8, 8), Unwritten]);
}

/// # Spirit Echo
///
/// `UNG_956` · Shaman spell · Nature · 2 mana
///
/// > Give your minions "**Deathrattle:** Return this to your hand."
///
/// State: Todo
//~ UNG_956 todo b9025fae 86e2b6e0
#[test]
#[ignore = "todo: UNG_956 Spirit Echo"]
fn UNG_956_spirit_echo() {
    check(CardClass::Shaman, &[Give("UNG_956"), Cost("UNG_956", 2), Unwritten]);
}
