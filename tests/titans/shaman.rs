//! Shaman cards of TITANS, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Lightning Reflexes
///
/// `TTN_317` · Shaman spell · Nature · 1 mana
///
/// > **Discover** a Nature spell. If you play it this turn, **Discover** another.
///
/// State: Todo
//~ TTN_317 todo 82ba9e08 dd0e5869
#[test]
#[ignore = "todo: TTN_317 Lightning Reflexes"]
fn TTN_317_lightning_reflexes() {
    check(CardClass::Shaman, &[Give("TTN_317"), Cost("TTN_317", 1), Unwritten]);
}

/// # Turn the Tides
///
/// `TTN_722` · Shaman spell · Nature · 3 mana
///
/// > Give your hero +3 Attack this turn. Summon a 3/3 Elemental with **Rush**. **Overload:** (1)
///
/// State: Todo
//~ TTN_722 todo 1f0fa015 27122937
#[test]
#[ignore = "todo: TTN_722 Turn the Tides"]
fn TTN_722_turn_the_tides() {
    check(CardClass::Shaman, &[Give("TTN_722"), Cost("TTN_722", 3), Has("TTN_722", GameTag::OVERLOAD), Unwritten]);
}

/// # Tempest Hammer
///
/// `TTN_725` · Shaman weapon · 4 mana · 1/3 durability
///
/// > After your hero attacks, deal 3 damage to the lowest Health enemy.
///
/// State: Todo
//~ TTN_725 todo 405dfa3d 14384b17
#[test]
#[ignore = "todo: TTN_725 Tempest Hammer"]
fn TTN_725_tempest_hammer() {
    check(CardClass::Shaman, &[Give("TTN_725"), Cost("TTN_725", 4), Stats("TTN_725", 1, 3), Unwritten]);
}

/// # Thorignir Drake
///
/// `TTN_727` · Shaman minion · 7 mana · 6/6
///
/// > **Rush** Whenever this attacks, summon two 3/1 Whelps to attack the target first.
///
/// State: Todo
//~ TTN_727 todo 669b3f26 00e18fc1
#[test]
#[ignore = "todo: TTN_727 Thorignir Drake"]
fn TTN_727_thorignir_drake() {
    check(
        CardClass::Shaman,
        &[Give("TTN_727"), Cost("TTN_727", 7), Stats("TTN_727", 6, 6), Has("TTN_727", GameTag::RUSH), Unwritten],
    );
}

/// # Juvenile Thorignir
///
/// `TTN_727t` · Shaman minion · 2 mana · 3/1
///
/// State: Vanilla
//~ TTN_727t vanilla 17d8bf9e 5bcfa45e
#[test]
fn TTN_727t_juvenile_thorignir() {
    check(
        CardClass::Shaman,
        &[
            Give("TTN_727t"),
            Cost("TTN_727t", 2),
            Stats("TTN_727t", 3, 1),
            Play("TTN_727t", Nothing),
            In(The("TTN_727t"), Zone::Play),
            Now(The("TTN_727t"), 3, 1),
        ],
    );
}

/// # Golganneth, the Thunderer
///
/// `TTN_800` · Shaman minion · 6 mana · 5/7
///
/// > **Titan** Your first spell each turn costs (3) less.
///
/// State: Todo
//~ TTN_800 todo 9279cd79 cb22aef7
#[test]
#[ignore = "todo: TTN_800 Golganneth, the Thunderer"]
fn TTN_800_golganneth_the_thunderer() {
    check(CardClass::Shaman, &[Give("TTN_800"), Cost("TTN_800", 6), Stats("TTN_800", 5, 7), Unwritten]);
}

/// # Roaring Oceans
///
/// `TTN_800t` · Shaman spell · 0 mana
///
/// > Deal 3 damage to all enemies and restore 6 Health to all friendly characters.
///
/// State: Todo
//~ TTN_800t todo 230c3acb 2ff13ec5
#[test]
#[ignore = "todo: TTN_800t Roaring Oceans"]
fn TTN_800t_roaring_oceans() {
    check(CardClass::Shaman, &[Give("TTN_800t"), Cost("TTN_800t", 0), Unwritten]);
}

/// # Lord of Skies
///
/// `TTN_800t2` · Shaman spell · 0 mana
///
/// > Deal 20 damage to another minion.
///
/// State: Todo
//~ TTN_800t2 todo cab2b238 41a1ca97
#[test]
#[ignore = "todo: TTN_800t2 Lord of Skies"]
fn TTN_800t2_lord_of_skies() {
    check(CardClass::Shaman, &[Give("TTN_800t2"), Cost("TTN_800t2", 0), Unwritten]);
}

/// # Shargahn's Wrath
///
/// `TTN_800t3` · Shaman spell · 0 mana
///
/// > Draw 3 **Overload** cards.
///
/// State: Todo
//~ TTN_800t3 todo a0621433 ff4f7595
#[test]
#[ignore = "todo: TTN_800t3 Shargahn's Wrath"]
fn TTN_800t3_shargahns_wrath() {
    check(CardClass::Shaman, &[Give("TTN_800t3"), Cost("TTN_800t3", 0), Unwritten]);
}

/// # Champion of Storms
///
/// `TTN_801` · Shaman minion · 4 mana · 3/5
///
/// > After you cast a Nature spell, summon a 4/2 Elemental. **Forge:** With **Rush**.
///
/// State: Todo
//~ TTN_801 todo f8e947b6 ea198828
#[test]
#[ignore = "todo: TTN_801 Champion of Storms"]
fn TTN_801_champion_of_storms() {
    check(CardClass::Shaman, &[Give("TTN_801"), Cost("TTN_801", 4), Stats("TTN_801", 3, 5), Unwritten]);
}

/// # Champion of Storms
///
/// `TTN_801t` · Shaman minion · 4 mana · 3/5
///
/// > **Forged** After you cast a Nature spell, summon a 4/2 Elemental with **Rush**.
///
/// State: Todo
//~ TTN_801t todo abf1a00c 815350a2
#[test]
#[ignore = "todo: TTN_801t Champion of Storms"]
fn TTN_801t_champion_of_storms() {
    check(CardClass::Shaman, &[Give("TTN_801t"), Cost("TTN_801t", 4), Stats("TTN_801t", 3, 5), Unwritten]);
}

/// # Storm Cyclone
///
/// `TTN_801t1` · Shaman minion · 3 mana · 4/2
///
/// State: Vanilla
//~ TTN_801t1 vanilla 1eb0bd35 36d13056
#[test]
fn TTN_801t1_storm_cyclone() {
    check(
        CardClass::Shaman,
        &[
            Give("TTN_801t1"),
            Cost("TTN_801t1", 3),
            Stats("TTN_801t1", 4, 2),
            Play("TTN_801t1", Nothing),
            In(The("TTN_801t1"), Zone::Play),
            Now(The("TTN_801t1"), 4, 2),
        ],
    );
}

/// # Storm Cyclone
///
/// `TTN_801t2` · Shaman minion · 3 mana · 4/2
///
/// > **Rush**
///
/// State: Vanilla
//~ TTN_801t2 vanilla 0413d370 3cae49ca
#[test]
fn TTN_801t2_storm_cyclone() {
    check(
        CardClass::Shaman,
        &[
            Give("TTN_801t2"),
            Cost("TTN_801t2", 3),
            Stats("TTN_801t2", 4, 2),
            Has("TTN_801t2", GameTag::RUSH),
            Play("TTN_801t2", Nothing),
            In(The("TTN_801t2"), Zone::Play),
            Now(The("TTN_801t2"), 4, 2),
            HasNow(The("TTN_801t2"), GameTag::RUSH),
        ],
    );
}

/// # Flash of Lightning
///
/// `TTN_830` · Shaman spell · Nature · 2 mana
///
/// > Draw a card. Next turn, your Nature spells cost (1) less.
///
/// State: Todo
//~ TTN_830 todo 775c456a f43c024b
#[test]
#[ignore = "todo: TTN_830 Flash of Lightning"]
fn TTN_830_flash_of_lightning() {
    check(CardClass::Shaman, &[Give("TTN_830"), Cost("TTN_830", 2), Unwritten]);
}

/// # Crash of Thunder
///
/// `TTN_831` · Shaman spell · Nature · 5 mana
///
/// > Deal $3 damage to all enemies. Costs (1) less for each Nature spell you've cast this turn.
///
/// State: Todo
//~ TTN_831 todo 7f19c0e0 7925dfe2
#[test]
#[ignore = "todo: TTN_831 Crash of Thunder"]
fn TTN_831_crash_of_thunder() {
    check(CardClass::Shaman, &[Give("TTN_831"), Cost("TTN_831", 5), Unwritten]);
}

/// # Disciple of Golganneth
///
/// `TTN_833` · Shaman minion · 2 mana · 2/3
///
/// > At the end of your turn, reduce the Cost of a random **Overload** card in your hand by (1).
///
/// State: Todo
//~ TTN_833 todo 2e741166 e14e7fd7
#[test]
#[ignore = "todo: TTN_833 Disciple of Golganneth"]
fn TTN_833_disciple_of_golganneth() {
    check(CardClass::Shaman, &[Give("TTN_833"), Cost("TTN_833", 2), Stats("TTN_833", 2, 3), Unwritten]);
}

/// # Waveling
///
/// `TTN_833t` · Shaman minion · 3 mana · 3/3
///
/// > **Rush**
///
/// State: Vanilla
//~ TTN_833t vanilla 294f5c2a 16e77cfe
#[test]
fn TTN_833t_waveling() {
    check(
        CardClass::Shaman,
        &[
            Give("TTN_833t"),
            Cost("TTN_833t", 3),
            Stats("TTN_833t", 3, 3),
            Has("TTN_833t", GameTag::RUSH),
            Play("TTN_833t", Nothing),
            In(The("TTN_833t"), Zone::Play),
            Now(The("TTN_833t"), 3, 3),
            HasNow(The("TTN_833t"), GameTag::RUSH),
        ],
    );
}

/// # Thorim, Stormlord
///
/// `TTN_835` · Shaman minion · 3 mana · 3/4
///
/// > **Battlecry:** Unlock your **Overloaded** Mana Crystals. Draw that many cards.
///
/// State: Todo
//~ TTN_835 todo 9ec23129 171b9841
#[test]
#[ignore = "todo: TTN_835 Thorim, Stormlord"]
fn TTN_835_thorim_stormlord() {
    check(CardClass::Shaman, &[Give("TTN_835"), Cost("TTN_835", 3), Stats("TTN_835", 3, 4), Unwritten]);
}

/// # Conductivity
///
/// `YOG_522` · Shaman spell · Nature · 2 mana
///
/// > The next spell you cast this turn also targets adjacent minions.
///
/// State: Todo
//~ YOG_522 todo d975eef1 ca027349
#[test]
#[ignore = "todo: YOG_522 Conductivity"]
fn YOG_522_conductivity() {
    check(CardClass::Shaman, &[Give("YOG_522"), Cost("YOG_522", 2), Unwritten]);
}

/// # Infested Watcher
///
/// `YOG_523` · Shaman minion · 4 mana · 4/4
///
/// > **Taunt Deathrattle:** Get two 1/1 Chaotic Tendrils.
///
/// State: Todo
//~ YOG_523 todo fea7c175 83317713
#[test]
#[ignore = "todo: YOG_523 Infested Watcher"]
fn YOG_523_infested_watcher() {
    check(
        CardClass::Shaman,
        &[Give("YOG_523"), Cost("YOG_523", 4), Stats("YOG_523", 4, 4), Has("YOG_523", GameTag::TAUNT), Unwritten],
    );
}

/// # Shock Hopper
///
/// `YOG_524` · Shaman minion · 1 mana · 1/2
///
/// > **Battlecry:** Get a random **Overload** card.
///
/// State: Todo
//~ YOG_524 todo 5db64d27 78cc0cea
#[test]
#[ignore = "todo: YOG_524 Shock Hopper"]
fn YOG_524_shock_hopper() {
    check(CardClass::Shaman, &[Give("YOG_524"), Cost("YOG_524", 1), Stats("YOG_524", 1, 2), Unwritten]);
}
