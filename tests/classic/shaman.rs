//! Shaman cards of Classic, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Ancestral Spirit
///
/// `CS2_038` · Shaman spell · 2 mana
///
/// > Give a minion "**Deathrattle:** Resummon this minion."
///
/// State: Todo
//~ CS2_038 todo 242c08d4 16c10bee
#[test]
#[ignore = "todo: CS2_038 Ancestral Spirit"]
fn CS2_038_ancestral_spirit() {
    check(
        CardClass::Shaman,
        &[Give("CS2_038"), Cost("CS2_038", 2), Targets("CS2_038", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Far Sight
///
/// `CS2_053` · Shaman spell · 3 mana
///
/// > Draw a card. That card costs (3) less.
///
/// State: Todo
//~ CS2_053 todo 81c17507 611ea121
#[test]
#[ignore = "todo: CS2_053 Far Sight"]
fn CS2_053_far_sight() {
    check(CardClass::Shaman, &[Give("CS2_053"), Cost("CS2_053", 3), Unwritten]);
}

/// # Lightning Bolt
///
/// `EX1_238` · Shaman spell · Nature · 1 mana
///
/// > Deal $3 damage. **Overload:** (1)
///
/// State: Todo
//~ EX1_238 todo c4f9fa62 557da570
#[test]
#[ignore = "todo: EX1_238 Lightning Bolt"]
fn EX1_238_lightning_bolt() {
    check(
        CardClass::Shaman,
        &[
            Give("EX1_238"),
            Cost("EX1_238", 1),
            Has("EX1_238", GameTag::OVERLOAD),
            Targets("EX1_238", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Unwritten,
        ],
    );
}

/// # Lava Burst
///
/// `EX1_241` · Shaman spell · Fire · 3 mana
///
/// > Deal $5 damage. **Overload:** (2)
///
/// State: Todo
//~ EX1_241 todo 2b3518fb f07dbcff
#[test]
#[ignore = "todo: EX1_241 Lava Burst"]
fn EX1_241_lava_burst() {
    check(
        CardClass::Shaman,
        &[
            Give("EX1_241"),
            Cost("EX1_241", 3),
            Has("EX1_241", GameTag::OVERLOAD),
            Targets("EX1_241", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Unwritten,
        ],
    );
}

/// # Dust Devil
///
/// `EX1_243` · Shaman minion · 1 mana · 3/1
///
/// > **Windfury**. **Overload:** (2)
///
/// State: Vanilla
//~ EX1_243 vanilla 36c4aa06 adbe4320
#[test]
fn EX1_243_dust_devil() {
    check(
        CardClass::Shaman,
        &[
            Give("EX1_243"),
            Cost("EX1_243", 1),
            Stats("EX1_243", 3, 1),
            Has("EX1_243", GameTag::OVERLOAD),
            Has("EX1_243", GameTag::WINDFURY),
            Play("EX1_243", Nothing),
            In(The("EX1_243"), Zone::Play),
            Now(The("EX1_243"), 3, 1),
            HasNow(The("EX1_243"), GameTag::WINDFURY),
            EndTurn,
            EndTurn,
            Mana(8),
        ],
    );
}

/// # Earth Shock
///
/// `EX1_245` · Shaman spell · Nature · 1 mana
///
/// > **Silence** a minion, then deal $1 damage to it.
///
/// State: Todo
//~ EX1_245 todo 72863ae8 edd3c86e
#[test]
#[ignore = "todo: EX1_245 Earth Shock"]
fn EX1_245_earth_shock() {
    check(
        CardClass::Shaman,
        &[Give("EX1_245"), Cost("EX1_245", 1), Targets("EX1_245", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Stormforged Axe
///
/// `EX1_247` · Shaman weapon · 2 mana · 2/3 durability
///
/// > **Overload:** (1)
///
/// State: Vanilla
//~ EX1_247 vanilla 14c62301 261f98b0
#[test]
fn EX1_247_stormforged_axe() {
    check(
        CardClass::Shaman,
        &[
            Give("EX1_247"),
            Cost("EX1_247", 2),
            Stats("EX1_247", 2, 3),
            Has("EX1_247", GameTag::OVERLOAD),
            Play("EX1_247", Nothing),
            In(The("EX1_247"), Zone::Play),
            EndTurn,
            EndTurn,
            Mana(9),
        ],
    );
}

/// # Feral Spirit
///
/// `EX1_248` · Shaman spell · Nature · 3 mana
///
/// > Summon two 2/3 Spirit Wolves with **Taunt**. **Overload:** (1)
///
/// State: Todo
//~ EX1_248 todo fc52f6df 8832d09e
#[test]
#[ignore = "todo: EX1_248 Feral Spirit"]
fn EX1_248_feral_spirit() {
    check(CardClass::Shaman, &[Give("EX1_248"), Cost("EX1_248", 3), Has("EX1_248", GameTag::OVERLOAD), Unwritten]);
}

/// # Earth Elemental
///
/// `EX1_250` · Shaman minion · 5 mana · 7/9
///
/// > **Taunt** Overload**:** (2)
///
/// State: Vanilla
//~ EX1_250 vanilla c2f2e2b0 d6d65af1
#[test]
fn EX1_250_earth_elemental() {
    check(
        CardClass::Shaman,
        &[
            Give("EX1_250"),
            Cost("EX1_250", 5),
            Stats("EX1_250", 7, 9),
            Has("EX1_250", GameTag::OVERLOAD),
            Has("EX1_250", GameTag::TAUNT),
            Play("EX1_250", Nothing),
            In(The("EX1_250"), Zone::Play),
            Now(The("EX1_250"), 7, 9),
            HasNow(The("EX1_250"), GameTag::TAUNT),
            EndTurn,
            EndTurn,
            Mana(8),
        ],
    );
}

/// # Earth Elemental
///
/// `EX1_250_puzzle` · Shaman minion · 5 mana · 7/8
///
/// > **Taunt** Overload**:** (2)
///
/// State: Vanilla
//~ EX1_250_puzzle vanilla 6d2e93fb 089168a0
#[test]
fn EX1_250_puzzle_earth_elemental() {
    check(
        CardClass::Shaman,
        &[
            Give("EX1_250_puzzle"),
            Cost("EX1_250_puzzle", 5),
            Stats("EX1_250_puzzle", 7, 8),
            Has("EX1_250_puzzle", GameTag::OVERLOAD),
            Has("EX1_250_puzzle", GameTag::TAUNT),
            Play("EX1_250_puzzle", Nothing),
            In(The("EX1_250_puzzle"), Zone::Play),
            Now(The("EX1_250_puzzle"), 7, 8),
            HasNow(The("EX1_250_puzzle"), GameTag::TAUNT),
            EndTurn,
            EndTurn,
            Mana(8),
        ],
    );
}

/// # Forked Lightning
///
/// `EX1_251` · Shaman spell · Nature · 1 mana
///
/// > Deal $2 damage to 2 random enemy minions. **Overload:** (2)
///
/// State: Todo
//~ EX1_251 todo 01d7ecb6 2ead3ed6
#[test]
#[ignore = "todo: EX1_251 Forked Lightning"]
fn EX1_251_forked_lightning() {
    check(CardClass::Shaman, &[Give("EX1_251"), Cost("EX1_251", 1), Has("EX1_251", GameTag::OVERLOAD), Unwritten]);
}

/// # Unbound Elemental
///
/// `EX1_258` · Shaman minion · 3 mana · 3/4
///
/// > After you play a card with **Overload**, gain +1/+1.
///
/// State: Todo
//~ EX1_258 todo 15d20773 7e984d73
#[test]
#[ignore = "todo: EX1_258 Unbound Elemental"]
fn EX1_258_unbound_elemental() {
    check(CardClass::Shaman, &[Give("EX1_258"), Cost("EX1_258", 3), Stats("EX1_258", 3, 4), Unwritten]);
}

/// # Lightning Storm
///
/// `EX1_259` · Shaman spell · Nature · 3 mana
///
/// > Deal $3 damage to all enemy minions. **Overload:** (1)
///
/// State: Todo
//~ EX1_259 todo 77a142e9 aa3db0bd
#[test]
#[ignore = "todo: EX1_259 Lightning Storm"]
fn EX1_259_lightning_storm() {
    check(CardClass::Shaman, &[Give("EX1_259"), Cost("EX1_259", 3), Has("EX1_259", GameTag::OVERLOAD), Unwritten]);
}

/// # Doomhammer
///
/// `EX1_567` · Shaman weapon · 5 mana · 2/8 durability
///
/// > **Windfury, Overload:** (2)
///
/// State: Vanilla
//~ EX1_567 vanilla 45fa04a5 2e67c3e5
#[test]
fn EX1_567_doomhammer() {
    check(
        CardClass::Shaman,
        &[
            Give("EX1_567"),
            Cost("EX1_567", 5),
            Stats("EX1_567", 2, 8),
            Has("EX1_567", GameTag::OVERLOAD),
            Has("EX1_567", GameTag::WINDFURY),
            Play("EX1_567", Nothing),
            In(The("EX1_567"), Zone::Play),
            HasNow(The("EX1_567"), GameTag::WINDFURY),
            EndTurn,
            EndTurn,
            Mana(8),
        ],
    );
}

/// # Mana Tide Totem
///
/// `EX1_575` · Shaman minion · 3 mana · 0/3
///
/// > At the end of your turn, draw a card.
///
/// State: Todo
//~ EX1_575 todo b3be16db 9c8049d0
#[test]
#[ignore = "todo: EX1_575 Mana Tide Totem"]
fn EX1_575_mana_tide_totem() {
    check(CardClass::Shaman, &[Give("EX1_575"), Cost("EX1_575", 3), Stats("EX1_575", 0, 3), Unwritten]);
}

/// # Spirit Wolf
///
/// `EX1_tk11` · Shaman minion · 2 mana · 2/3
///
/// > **Taunt**
///
/// State: Vanilla
//~ EX1_tk11 vanilla 5480604a 779acc4d
#[test]
fn EX1_tk11_spirit_wolf() {
    check(
        CardClass::Shaman,
        &[
            Give("EX1_tk11"),
            Cost("EX1_tk11", 2),
            Stats("EX1_tk11", 2, 3),
            Has("EX1_tk11", GameTag::TAUNT),
            Play("EX1_tk11", Nothing),
            In(The("EX1_tk11"), Zone::Play),
            Now(The("EX1_tk11"), 2, 3),
            HasNow(The("EX1_tk11"), GameTag::TAUNT),
        ],
    );
}

/// # Al'Akir the Windlord
///
/// `NEW1_010` · Shaman minion · 8 mana · 3/6
///
/// > **Charge, Divine Shield, Taunt, Windfury**
///
/// State: Vanilla
//~ NEW1_010 vanilla c18038d1 f0ec7980
#[test]
fn NEW1_010_al_akir_the_windlord() {
    check(
        CardClass::Shaman,
        &[
            Give("NEW1_010"),
            Cost("NEW1_010", 8),
            Stats("NEW1_010", 3, 6),
            Has("NEW1_010", GameTag::CHARGE),
            Has("NEW1_010", GameTag::DIVINE_SHIELD),
            Has("NEW1_010", GameTag::TAUNT),
            Has("NEW1_010", GameTag::WINDFURY),
            Play("NEW1_010", Nothing),
            In(The("NEW1_010"), Zone::Play),
            Now(The("NEW1_010"), 3, 6),
            HasNow(The("NEW1_010"), GameTag::CHARGE),
            HasNow(The("NEW1_010"), GameTag::DIVINE_SHIELD),
            HasNow(The("NEW1_010"), GameTag::TAUNT),
            HasNow(The("NEW1_010"), GameTag::WINDFURY),
        ],
    );
}
