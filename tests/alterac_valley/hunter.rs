//! Hunter cards of Fractured in Alterac Valley, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Beaststalker Tavish
///
/// `AV_113` · Hunter hero · 6 mana · 30 health, 5 armor
///
/// > **Battlecry: Discover** and cast 2 Improved **Secrets**.
///
/// State: Todo
//~ AV_113 todo b6943e71 f825d51a
#[test]
#[ignore = "todo: AV_113 Beaststalker Tavish"]
fn AV_113_beaststalker_tavish() {
    check(CardClass::Hunter, &[Give("AV_113"), Cost("AV_113", 6), Unwritten]);
}

/// # Summon Pet
///
/// `AV_113p` · Hunter hero power · 2 mana
///
/// > Summon an Animal Companion.
///
/// State: Todo
//~ AV_113p todo 110bdc6b c5f47b72
#[test]
#[ignore = "todo: AV_113p Summon Pet"]
fn AV_113p_summon_pet() {
    check(CardClass::Hunter, &[HasHeroPower("AV_113p"), Cost("AV_113p", 2), Unwritten]);
}

/// # Improved Explosive Trap
///
/// `AV_113t1` · Hunter spell · Fire · 2 mana
///
/// > **Secret:** When your hero is attacked, deal $3 damage to all enemies.
///
/// State: Todo
//~ AV_113t1 todo bfc15e96 f3506f3e
#[test]
#[ignore = "todo: AV_113t1 Improved Explosive Trap"]
fn AV_113t1_improved_explosive_trap() {
    check(CardClass::Hunter, &[Give("AV_113t1"), Cost("AV_113t1", 2), Unwritten]);
}

/// # Improved Freezing Trap
///
/// `AV_113t2` · Hunter spell · Frost · 2 mana
///
/// > **Secret:** When an enemy minion attacks, return it to its owner's hand. It costs (4) more.
///
/// State: Todo
//~ AV_113t2 todo e87354be 4b34d5f0
#[test]
#[ignore = "todo: AV_113t2 Improved Freezing Trap"]
fn AV_113t2_improved_freezing_trap() {
    check(CardClass::Hunter, &[Give("AV_113t2"), Cost("AV_113t2", 2), Unwritten]);
}

/// # Improved Snake Trap
///
/// `AV_113t3` · Hunter spell · 2 mana
///
/// > **Secret:** When one of your minions is attacked, summon three 2/2 Snakes.
///
/// State: Todo
//~ AV_113t3 todo cccbaa43 38ee53c4
#[test]
#[ignore = "todo: AV_113t3 Improved Snake Trap"]
fn AV_113t3_improved_snake_trap() {
    check(CardClass::Hunter, &[Give("AV_113t3"), Cost("AV_113t3", 2), Unwritten]);
}

/// # Snake
///
/// `AV_113t3t2` · Hunter minion · 2 mana · 2/2
///
/// State: Vanilla
//~ AV_113t3t2 vanilla c506c5b6 ccb740eb
#[test]
fn AV_113t3t2_snake() {
    check(
        CardClass::Hunter,
        &[
            Give("AV_113t3t2"),
            Cost("AV_113t3t2", 2),
            Stats("AV_113t3t2", 2, 2),
            Play("AV_113t3t2", Nothing),
            In(The("AV_113t3t2"), Zone::Play),
            Now(The("AV_113t3t2"), 2, 2),
        ],
    );
}

/// # Improved Pack Tactics
///
/// `AV_113t7` · Hunter spell · 2 mana
///
/// > **Secret:** When a friendly minion is attacked, summon two 3/3 copies.
///
/// State: Todo
//~ AV_113t7 todo 4d089e7b 3af0fe18
#[test]
#[ignore = "todo: AV_113t7 Improved Pack Tactics"]
fn AV_113t7_improved_pack_tactics() {
    check(CardClass::Hunter, &[Give("AV_113t7"), Cost("AV_113t7", 2), Unwritten]);
}

/// # Improved Open the Cages
///
/// `AV_113t8` · Hunter spell · 2 mana
///
/// > **Secret:** When your turn starts, if you control two minions, summon two Animal Companions.
///
/// State: Todo
//~ AV_113t8 todo f95230f9 f96f098f
#[test]
#[ignore = "todo: AV_113t8 Improved Open the Cages"]
fn AV_113t8_improved_open_the_cages() {
    check(CardClass::Hunter, &[Give("AV_113t8"), Cost("AV_113t8", 2), Unwritten]);
}

/// # Improved Ice Trap
///
/// `AV_113t9` · Hunter spell · Frost · 2 mana
///
/// > **Secret:** When your opponent casts a spell, return it to their hand instead. It costs (2) more.
///
/// State: Todo
//~ AV_113t9 todo b95204e7 6ba12667
#[test]
#[ignore = "todo: AV_113t9 Improved Ice Trap"]
fn AV_113t9_improved_ice_trap() {
    check(CardClass::Hunter, &[Give("AV_113t9"), Cost("AV_113t9", 2), Unwritten]);
}

/// # Dun Baldar Bunker
///
/// `AV_147` · Hunter spell · 2 mana
///
/// > At the end of your turn, draw a **Secret** and set its Cost to (1). Lasts 3 turns.
///
/// State: Todo
//~ AV_147 todo 4b7856b3 b7dd8032
#[test]
#[ignore = "todo: AV_147 Dun Baldar Bunker"]
fn AV_147_dun_baldar_bunker() {
    check(CardClass::Hunter, &[Give("AV_147"), Cost("AV_147", 2), Unwritten]);
}

/// # Spring the Trap
///
/// `AV_224` · Hunter spell · 4 mana
///
/// > Deal $3 damage to a minion and cast a **Secret** from your deck. **Honorable Kill:** Cast 2.
///
/// State: Todo
//~ AV_224 todo 0362b350 9eda95f5
#[test]
#[ignore = "todo: AV_224 Spring the Trap"]
fn AV_224_spring_the_trap() {
    check(CardClass::Hunter, &[Give("AV_224"), Cost("AV_224", 4), Unwritten]);
}

/// # Ice Trap
///
/// `AV_226` · Hunter spell · Frost · 2 mana
///
/// > **Secret:** When your opponent casts a spell, return it to their hand instead. It costs (1) more.
///
/// State: Todo
//~ AV_226 todo d5f32b28 5ed76411
#[test]
#[ignore = "todo: AV_226 Ice Trap"]
fn AV_226_ice_trap() {
    check(CardClass::Hunter, &[Give("AV_226"), Cost("AV_226", 2), Unwritten]);
}

/// # Bloodseeker
///
/// `AV_244` · Hunter weapon · 2 mana · 2/2 durability
///
/// > **Honorable Kill:** Gain +1/+1.
///
/// State: Todo
//~ AV_244 todo 454d9c5f 1d83ec9a
#[test]
#[ignore = "todo: AV_244 Bloodseeker"]
fn AV_244_bloodseeker() {
    check(CardClass::Hunter, &[Give("AV_244"), Cost("AV_244", 2), Stats("AV_244", 2, 2), Unwritten]);
}

/// # Revive Pet
///
/// `AV_333` · Hunter spell · Nature · 3 mana
///
/// > **Discover** a friendly Beast that died this game. Summon it.
///
/// State: Todo
//~ AV_333 todo bf32e2cd 72c12139
#[test]
#[ignore = "todo: AV_333 Revive Pet"]
fn AV_333_revive_pet() {
    check(CardClass::Hunter, &[Give("AV_333"), Cost("AV_333", 3), Unwritten]);
}

/// # Stormpike Battle Ram
///
/// `AV_334` · Hunter minion · 4 mana · 4/3
///
/// > **Rush Deathrattle:** Your next Beast costs (2) less.
///
/// State: Todo
//~ AV_334 todo 24a58bad 338422e3
#[test]
#[ignore = "todo: AV_334 Stormpike Battle Ram"]
fn AV_334_stormpike_battle_ram() {
    check(
        CardClass::Hunter,
        &[Give("AV_334"), Cost("AV_334", 4), Stats("AV_334", 4, 3), Has("AV_334", GameTag::RUSH), Unwritten],
    );
}

/// # Ram Tamer
///
/// `AV_335` · Hunter minion · 3 mana · 4/3
///
/// > **Battlecry:** If you control a **Secret**, gain +1/+1 and **Stealth**.
///
/// State: Todo
//~ AV_335 todo 0966433c 20374d47
#[test]
#[ignore = "todo: AV_335 Ram Tamer"]
fn AV_335_ram_tamer() {
    check(CardClass::Hunter, &[Give("AV_335"), Cost("AV_335", 3), Stats("AV_335", 4, 3), Unwritten]);
}

/// # Wing Commander Ichman
///
/// `AV_336` · Hunter minion · 9 mana · 5/4
///
/// > **Battlecry:** Summon a Beast from your deck and give it **Rush**. If it kills a minion this turn, repeat.
///
/// State: Todo
//~ AV_336 todo 5a49703d 4f86f107
#[test]
#[ignore = "todo: AV_336 Wing Commander Ichman"]
fn AV_336_wing_commander_ichman() {
    check(CardClass::Hunter, &[Give("AV_336"), Cost("AV_336", 9), Stats("AV_336", 5, 4), Unwritten]);
}

/// # Mountain Bear
///
/// `AV_337` · Hunter minion · 7 mana · 5/6
///
/// > **Taunt Deathrattle:** Summon two 2/4 Cubs with **Taunt**.
///
/// State: Todo
//~ AV_337 todo 8fd2b4ab f9be09d8
#[test]
#[ignore = "todo: AV_337 Mountain Bear"]
fn AV_337_mountain_bear() {
    check(
        CardClass::Hunter,
        &[Give("AV_337"), Cost("AV_337", 7), Stats("AV_337", 5, 6), Has("AV_337", GameTag::TAUNT), Unwritten],
    );
}

/// # Mountain Cub
///
/// `AV_337t` · Hunter minion · 3 mana · 2/4
///
/// > **Taunt**
///
/// State: Vanilla
//~ AV_337t vanilla 0207fe3c 1d96f3ba
#[test]
fn AV_337t_mountain_cub() {
    check(
        CardClass::Hunter,
        &[
            Give("AV_337t"),
            Cost("AV_337t", 3),
            Stats("AV_337t", 2, 4),
            Has("AV_337t", GameTag::TAUNT),
            Play("AV_337t", Nothing),
            In(The("AV_337t"), Zone::Play),
            Now(The("AV_337t"), 2, 4),
            HasNow(The("AV_337t"), GameTag::TAUNT),
        ],
    );
}

/// # Furious Howl
///
/// `ONY_008` · Hunter spell · 2 mana
///
/// > Draw a card. Repeat until you have at least 3 cards.
///
/// State: Todo
//~ ONY_008 todo 181f84c5 a58d1206
#[test]
#[ignore = "todo: ONY_008 Furious Howl"]
fn ONY_008_furious_howl() {
    check(CardClass::Hunter, &[Give("ONY_008"), Cost("ONY_008", 2), Unwritten]);
}

/// # Pet Collector
///
/// `ONY_009` · Hunter minion · 5 mana · 4/4
///
/// > **Battlecry:** Summon a Beast from your deck that costs (5) or less.
///
/// State: Todo
//~ ONY_009 todo e3295172 d4169905
#[test]
#[ignore = "todo: ONY_009 Pet Collector"]
fn ONY_009_pet_collector() {
    check(CardClass::Hunter, &[Give("ONY_009"), Cost("ONY_009", 5), Stats("ONY_009", 4, 4), Unwritten]);
}

/// # Dragonbane Shot
///
/// `ONY_010` · Hunter spell · 2 mana
///
/// > Deal $2 damage. **Honorable Kill:** Add a Dragonbane Shot to your hand.
///
/// State: Todo
//~ ONY_010 todo 923170a4 91beb956
#[test]
#[ignore = "todo: ONY_010 Dragonbane Shot"]
fn ONY_010_dragonbane_shot() {
    check(CardClass::Hunter, &[Give("ONY_010"), Cost("ONY_010", 2), Unwritten]);
}
