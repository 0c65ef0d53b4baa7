//! Death Knight cards of March of the Lich King, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Rimescale Siren
///
/// `NX2_035` · Death Knight minion · 3 mana · 2/3
///
/// > **Battlecry:** If you've cast three spells while holding this, **Freeze** 3 random enemy minions.@ *({0} left!)*@ *(Ready!)*
///
/// State: Todo
//~ NX2_035 todo dd15eff7 c505c013
#[test]
#[ignore = "todo: NX2_035 Rimescale Siren"]
fn NX2_035_rimescale_siren() {
    check(CardClass::DeathKnight, &[Give("NX2_035"), Cost("NX2_035", 3), Stats("NX2_035", 2, 3), Unwritten]);
}

/// # Construct Quarter
///
/// `NX2_036` · Death Knight location · 3 mana · 0 uses
///
/// > Destroy a friendly minion to summon a 4/5 Undead with **Rush**.
///
/// State: Todo
//~ NX2_036 todo 33c0f683 a8cf1c77
#[test]
#[ignore = "todo: NX2_036 Construct Quarter"]
fn NX2_036_construct_quarter() {
    check(CardClass::DeathKnight, &[Give("NX2_036"), Cost("NX2_036", 3), Unwritten]);
}

/// # Shambling Horror
///
/// `NX2_036t` · Death Knight minion · 5 mana · 5/5
///
/// > **Rush**
///
/// State: Vanilla
//~ NX2_036t vanilla 5cc0ca01 a8e44bfe
#[test]
fn NX2_036t_shambling_horror() {
    check(
        CardClass::DeathKnight,
        &[
            Give("NX2_036t"),
            Cost("NX2_036t", 5),
            Stats("NX2_036t", 5, 5),
            Has("NX2_036t", GameTag::RUSH),
            Play("NX2_036t", Nothing),
            In(The("NX2_036t"), Zone::Play),
            Now(The("NX2_036t"), 5, 5),
            HasNow(The("NX2_036t"), GameTag::RUSH),
        ],
    );
}

/// # Frost Queen Sindragosa
///
/// `NX2_037` · Death Knight minion · 7 mana · 6/6
///
/// > **Colossal +2** After an enemy minion is **Frozen**, destroy it.
///
/// State: Todo
//~ NX2_037 todo c03f4392 326a6dfe
#[test]
#[ignore = "todo: NX2_037 Frost Queen Sindragosa"]
fn NX2_037_frost_queen_sindragosa() {
    check(CardClass::DeathKnight, &[Give("NX2_037"), Cost("NX2_037", 7), Stats("NX2_037", 6, 6), Unwritten]);
}

/// # Sindragosa's Wing
///
/// `NX2_037t` · Death Knight minion · 1 mana · 2/1
///
/// > **Rush Freeze** any character damaged by this minion.
///
/// State: Todo
//~ NX2_037t todo 55909faa 8e03b696
#[test]
#[ignore = "todo: NX2_037t Sindragosa's Wing"]
fn NX2_037t_sindragosas_wing() {
    check(
        CardClass::DeathKnight,
        &[Give("NX2_037t"), Cost("NX2_037t", 1), Stats("NX2_037t", 2, 1), Has("NX2_037t", GameTag::RUSH), Unwritten],
    );
}

/// # Sindragosa's Wing
///
/// `NX2_037t2` · Death Knight minion · 1 mana · 2/1
///
/// > **Rush Freeze** any character damaged by this minion.
///
/// State: Todo
//~ NX2_037t2 todo ddab9601 d0114e4f
#[test]
#[ignore = "todo: NX2_037t2 Sindragosa's Wing"]
fn NX2_037t2_sindragosas_wing() {
    check(
        CardClass::DeathKnight,
        &[
            Give("NX2_037t2"),
            Cost("NX2_037t2", 1),
            Stats("NX2_037t2", 2, 1),
            Has("NX2_037t2", GameTag::RUSH),
            Unwritten,
        ],
    );
}

/// # Soulbreaker
///
/// `RLK_012` · Death Knight weapon · 3 mana · 3/2 durability
///
/// > After your hero attacks and kills a minion, gain 2 **Corpses**.
///
/// State: Todo
//~ RLK_012 todo 2f62f6c7 c0364868
#[test]
#[ignore = "todo: RLK_012 Soulbreaker"]
fn RLK_012_soulbreaker() {
    check(CardClass::DeathKnight, &[Give("RLK_012"), Cost("RLK_012", 3), Stats("RLK_012", 3, 2), Unwritten]);
}

/// # Corpse Explosion
///
/// `RLK_035` · Death Knight spell · Shadow · 5 mana
///
/// > Detonate a **Corpse** to deal $1 damage to all minions. If any are still alive, repeat this.
///
/// State: Todo
//~ RLK_035 todo 71f6e004 fb4af0b2
#[test]
#[ignore = "todo: RLK_035 Corpse Explosion"]
fn RLK_035_corpse_explosion() {
    check(CardClass::DeathKnight, &[Give("RLK_035"), Cost("RLK_035", 5), Unwritten]);
}

/// # Vampiric Blood
///
/// `RLK_051` · Death Knight spell · 2 mana
///
/// > Give your hero +5 Health. Spend 3 **Corpses** to gain 5 more and draw a card.
///
/// State: Todo
//~ RLK_051 todo 9598a031 7d8e41f2
#[test]
#[ignore = "todo: RLK_051 Vampiric Blood"]
fn RLK_051_vampiric_blood() {
    check(CardClass::DeathKnight, &[Give("RLK_051"), Cost("RLK_051", 2), Unwritten]);
}

/// # Necrotic Mortician
///
/// `RLK_116` · Death Knight minion · 2 mana · 2/3
///
/// > **Battlecry:** If a friendly Undead died after your last turn, **Discover** an Unholy Rune card.
///
/// State: Todo
//~ RLK_116 todo 4b39e7e2 b9cd1fdc
#[test]
#[ignore = "todo: RLK_116 Necrotic Mortician"]
fn RLK_116_necrotic_mortician() {
    check(CardClass::DeathKnight, &[Give("RLK_116"), Cost("RLK_116", 2), Stats("RLK_116", 2, 3), Unwritten]);
}

/// # Meat Grinder
///
/// `RLK_120` · Death Knight minion · 3 mana · 3/4
///
/// > **Battlecry:** Shred a random minion in your deck to gain 4 **Corpses.**
///
/// State: Todo
//~ RLK_120 todo 08f35d95 3f68fe58
#[test]
#[ignore = "todo: RLK_120 Meat Grinder"]
fn RLK_120_meat_grinder() {
    check(CardClass::DeathKnight, &[Give("RLK_120"), Cost("RLK_120", 3), Stats("RLK_120", 3, 4), Unwritten]);
}

/// # Acolyte of Death
///
/// `RLK_121` · Death Knight minion · 3 mana · 2/4
///
/// > After a friendly Undead dies, draw a card.
///
/// State: Todo
//~ RLK_121 todo 867d0e4c 4aed0cc2
#[test]
#[ignore = "todo: RLK_121 Acolyte of Death"]
fn RLK_121_acolyte_of_death() {
    check(CardClass::DeathKnight, &[Give("RLK_121"), Cost("RLK_121", 3), Stats("RLK_121", 2, 4), Unwritten]);
}

/// # Blightfang
///
/// `RLK_225` · Death Knight minion · 3 mana · 3/3
///
/// > **Battlecry:** Infect all enemy minions. When they die, you summon a 2/2 Zombie with **Taunt**.
///
/// State: Todo
//~ RLK_225 todo 5e7ab6f8 8b504c38
#[test]
#[ignore = "todo: RLK_225 Blightfang"]
fn RLK_225_blightfang() {
    check(CardClass::DeathKnight, &[Give("RLK_225"), Cost("RLK_225", 3), Stats("RLK_225", 3, 3), Unwritten]);
}

/// # Boneguard Commander
///
/// `RLK_506` · Death Knight minion · 8 mana · 8/8
///
/// > **Taunt Battlecry:** Raise up to 6 **Corpses** as 1/3 Risen Footmen with **Taunt**.
///
/// State: Todo
//~ RLK_506 todo fdf3ac11 8ceacf45
#[test]
#[ignore = "todo: RLK_506 Boneguard Commander"]
fn RLK_506_boneguard_commander() {
    check(
        CardClass::DeathKnight,
        &[Give("RLK_506"), Cost("RLK_506", 8), Stats("RLK_506", 8, 8), Has("RLK_506", GameTag::TAUNT), Unwritten],
    );
}

/// # Alexandros Mograine
///
/// `RLK_706` · Death Knight minion · 7 mana · 7/7
///
/// > **Battlecry:** For the rest of the game, deal 3 damage to your opponent at the end of your turns.
///
/// State: Todo
//~ RLK_706 todo 5fb417a3 f7464326
#[test]
#[ignore = "todo: RLK_706 Alexandros Mograine"]
fn RLK_706_alexandros_mograine() {
    check(CardClass::DeathKnight, &[Give("RLK_706"), Cost("RLK_706", 7), Stats("RLK_706", 7, 7), Unwritten]);
}

/// # Soulstealer
///
/// `RLK_741` · Death Knight minion · 8 mana · 5/5
///
/// > **Battlecry:** Destroy all other minions. Gain 1 **Corpse** for each enemy destroyed.
///
/// State: Todo
//~ RLK_741 todo 6071e9e0 3b437724
#[test]
#[ignore = "todo: RLK_741 Soulstealer"]
fn RLK_741_soulstealer() {
    check(CardClass::DeathKnight, &[Give("RLK_741"), Cost("RLK_741", 8), Stats("RLK_741", 5, 5), Unwritten]);
}
