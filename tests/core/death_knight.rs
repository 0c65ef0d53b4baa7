//! Death Knight cards of Core, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Lord Thorval
///
/// `CORE_CATA_005` · Death Knight minion · 3 mana · 2/4
///
/// > Not implemented yet. Use this for art/VFX for new Core card.
///
/// State: Todo
//~ CORE_CATA_005 todo 169ee636 4abd50b5
#[test]
#[ignore = "todo: CORE_CATA_005 Lord Thorval"]
fn CORE_CATA_005_lord_thorval() {
    check(
        CardClass::DeathKnight,
        &[Give("CORE_CATA_005"), Cost("CORE_CATA_005", 3), Stats("CORE_CATA_005", 2, 4), Unwritten],
    );
}

/// # Consumption
///
/// `CORE_CATA_007` · Death Knight spell · 4 mana
///
/// > Deal $3 damage to two random enemy minions. Draw a card for each that dies.
///
/// State: Todo
//~ CORE_CATA_007 todo fd5fc76a b142038e
#[test]
#[ignore = "todo: CORE_CATA_007 Consumption"]
fn CORE_CATA_007_consumption() {
    check(CardClass::DeathKnight, &[Give("CORE_CATA_007"), Cost("CORE_CATA_007", 4), Unwritten]);
}

/// # Guardian Gargoyle
///
/// `CORE_CATA_008` · Death Knight minion · 3 mana · 2/4
///
/// > Not implemented yet. Use this for art/VFX for new Core card.
///
/// State: Todo
//~ CORE_CATA_008 todo d4a03321 539331b0
#[test]
#[ignore = "todo: CORE_CATA_008 Guardian Gargoyle"]
fn CORE_CATA_008_guardian_gargoyle() {
    check(
        CardClass::DeathKnight,
        &[Give("CORE_CATA_008"), Cost("CORE_CATA_008", 3), Stats("CORE_CATA_008", 2, 4), Unwritten],
    );
}

/// # Death's Advance
///
/// `CORE_CATA_009` · Death Knight spell · Frost · 2 mana
///
/// > **Freeze** a character. **Discover** a spell.
///
/// State: Todo
//~ CORE_CATA_009 todo 41a28548 b1e7fb6b
#[test]
#[ignore = "todo: CORE_CATA_009 Death's Advance"]
fn CORE_CATA_009_deaths_advance() {
    check(CardClass::DeathKnight, &[Give("CORE_CATA_009"), Cost("CORE_CATA_009", 2), Unwritten]);
}

/// # Poison Breath
///
/// `CORE_EDR_002` · Death Knight spell · 2 mana
///
/// > Give a friendly Undead **Poisonous**.
///
/// State: Todo
//~ CORE_EDR_002 todo b21373a1 6c1dae97
#[test]
#[ignore = "todo: CORE_EDR_002 Poison Breath"]
fn CORE_EDR_002_poison_breath() {
    check(CardClass::DeathKnight, &[Give("CORE_EDR_002"), Cost("CORE_EDR_002", 2), Unwritten]);
}

/// # Falric
///
/// `CORE_EDR_003` · Death Knight minion · 3 mana · 2/4
///
/// > You gain twice as many **Corpses** as normal. **Battlecry:** Draw a card that spends **Corpses**.
///
/// State: Todo
//~ CORE_EDR_003 todo 0918c671 ddd9a511
#[test]
#[ignore = "todo: CORE_EDR_003 Falric"]
fn CORE_EDR_003_falric() {
    check(
        CardClass::DeathKnight,
        &[Give("CORE_EDR_003"), Cost("CORE_EDR_003", 3), Stats("CORE_EDR_003", 2, 4), Unwritten],
    );
}

/// # Death Metal Knight
///
/// `CORE_ETC_523` · Death Knight minion · 3 mana · 3/4
///
/// > **Taunt** Costs Health instead of Mana if your hero was healed this turn.
///
/// State: Todo
//~ CORE_ETC_523 todo d785d519 ceca737e
#[test]
#[ignore = "todo: CORE_ETC_523 Death Metal Knight"]
fn CORE_ETC_523_death_metal_knight() {
    check(
        CardClass::DeathKnight,
        &[
            Give("CORE_ETC_523"),
            Cost("CORE_ETC_523", 3),
            Stats("CORE_ETC_523", 3, 4),
            Has("CORE_ETC_523", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Nerubian Swarmguard
///
/// `CORE_RLK_062` · Death Knight minion · 4 mana · 1/3
///
/// > **Taunt Battlecry:** Summon two copies of this minion.
///
/// State: Todo
//~ CORE_RLK_062 todo 9b871ffc 14aed5f5
#[test]
#[ignore = "todo: CORE_RLK_062 Nerubian Swarmguard"]
fn CORE_RLK_062_nerubian_swarmguard() {
    check(
        CardClass::DeathKnight,
        &[
            Give("CORE_RLK_062"),
            Cost("CORE_RLK_062", 4),
            Stats("CORE_RLK_062", 1, 3),
            Has("CORE_RLK_062", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Frostwyrm's Fury
///
/// `CORE_RLK_063` · Death Knight spell · Frost · 7 mana
///
/// > Deal $5 damage. **Freeze** all enemy minions. Summon a 5/5 Frostwyrm.
///
/// State: Todo
//~ CORE_RLK_063 todo 2687b214 23a4bec7
#[test]
#[ignore = "todo: CORE_RLK_063 Frostwyrm's Fury"]
fn CORE_RLK_063_frostwyrms_fury() {
    check(CardClass::DeathKnight, &[Give("CORE_RLK_063"), Cost("CORE_RLK_063", 7), Unwritten]);
}

/// # Hematurge
///
/// `CORE_RLK_066` · Death Knight minion · 2 mana · 2/3
///
/// > **Battlecry:** Spend a **Corpse** to **Discover** a Blood Rune card.~GAMEPLAY ASPROXY CORE RLK 066
///
/// State: Todo
//~ CORE_RLK_066 todo ba9523c1 a18de572
#[test]
#[ignore = "todo: CORE_RLK_066 Hematurge"]
fn CORE_RLK_066_hematurge() {
    check(
        CardClass::DeathKnight,
        &[Give("CORE_RLK_066"), Cost("CORE_RLK_066", 2), Stats("CORE_RLK_066", 2, 3), Unwritten],
    );
}

/// # Deathchiller
///
/// `CORE_RLK_083` · Death Knight minion · 2 mana · 2/3
///
/// > After you cast a spell, deal 1 damage to two random enemies.
///
/// State: Todo
//~ CORE_RLK_083 todo fdc81ad6 b495b09a
#[test]
#[ignore = "todo: CORE_RLK_083 Deathchiller"]
fn CORE_RLK_083_deathchiller() {
    check(
        CardClass::DeathKnight,
        &[Give("CORE_RLK_083"), Cost("CORE_RLK_083", 2), Stats("CORE_RLK_083", 2, 3), Unwritten],
    );
}

/// # Frostmourne
///
/// `CORE_RLK_086` · Death Knight weapon · 6 mana · 4/3 durability
///
/// > **Deathrattle:** Summon every minion killed by this weapon.
///
/// State: Todo
//~ CORE_RLK_086 todo a25d4897 7c92ea08
#[test]
#[ignore = "todo: CORE_RLK_086 Frostmourne"]
fn CORE_RLK_086_frostmourne() {
    check(
        CardClass::DeathKnight,
        &[Give("CORE_RLK_086"), Cost("CORE_RLK_086", 6), Stats("CORE_RLK_086", 4, 3), Unwritten],
    );
}

/// # Asphyxiate
///
/// `CORE_RLK_087` · Death Knight spell · Shadow · 3 mana
///
/// > Destroy the highest Attack enemy minion.
///
/// State: Todo
//~ CORE_RLK_087 todo c8e7755d 11f03679
#[test]
#[ignore = "todo: CORE_RLK_087 Asphyxiate"]
fn CORE_RLK_087_asphyxiate() {
    check(CardClass::DeathKnight, &[Give("CORE_RLK_087"), Cost("CORE_RLK_087", 3), Unwritten]);
}

/// # Necrotic Mortician
///
/// `CORE_RLK_116` · Death Knight minion · 2 mana · 2/3
///
/// > **Battlecry:** If a friendly Undead died after your last turn, **Discover** an Unholy Rune card.
///
/// State: Todo
//~ CORE_RLK_116 todo 0ea1700e 85c8a7ee
#[test]
#[ignore = "todo: CORE_RLK_116 Necrotic Mortician"]
fn CORE_RLK_116_necrotic_mortician() {
    check(
        CardClass::DeathKnight,
        &[Give("CORE_RLK_116"), Cost("CORE_RLK_116", 2), Stats("CORE_RLK_116", 2, 3), Unwritten],
    );
}

/// # Tomb Guardians
///
/// `CORE_RLK_118` · Death Knight spell · Shadow · 4 mana
///
/// > Summon two 2/2 Zombies with **Taunt**. Spend 4 **Corpses** to give them **Reborn**.
///
/// State: Todo
//~ CORE_RLK_118 todo ce4e60df 501b535f
#[test]
#[ignore = "todo: CORE_RLK_118 Tomb Guardians"]
fn CORE_RLK_118_tomb_guardians() {
    check(CardClass::DeathKnight, &[Give("CORE_RLK_118"), Cost("CORE_RLK_118", 4), Unwritten]);
}

/// # Acolyte of Death
///
/// `CORE_RLK_121` · Death Knight minion · 3 mana · 2/4
///
/// > After a friendly Undead dies, draw a card.
///
/// State: Todo
//~ CORE_RLK_121 todo 82a78487 137292d9
#[test]
#[ignore = "todo: CORE_RLK_121 Acolyte of Death"]
fn CORE_RLK_121_acolyte_of_death() {
    check(
        CardClass::DeathKnight,
        &[Give("CORE_RLK_121"), Cost("CORE_RLK_121", 3), Stats("CORE_RLK_121", 2, 4), Unwritten],
    );
}

/// # Marrow Manipulator
///
/// `CORE_RLK_505` · Death Knight minion · 6 mana · 5/5
///
/// > **Battlecry:** Spend up to 5 **Corpses**. Deal 2 damage to a random enemy for each.
///
/// State: Todo
//~ CORE_RLK_505 todo 717fd4b7 8d0afd6c
#[test]
#[ignore = "todo: CORE_RLK_505 Marrow Manipulator"]
fn CORE_RLK_505_marrow_manipulator() {
    check(
        CardClass::DeathKnight,
        &[Give("CORE_RLK_505"), Cost("CORE_RLK_505", 6), Stats("CORE_RLK_505", 5, 5), Unwritten],
    );
}

/// # Boneguard Commander
///
/// `CORE_RLK_506` · Death Knight minion · 8 mana · 8/8
///
/// > **Taunt Battlecry:** Raise up to 6 **Corpses** as 1/3 Risen Footmen with **Taunt**.
///
/// State: Todo
//~ CORE_RLK_506 todo 4c9a3f05 48bc1e08
#[test]
#[ignore = "todo: CORE_RLK_506 Boneguard Commander"]
fn CORE_RLK_506_boneguard_commander() {
    check(
        CardClass::DeathKnight,
        &[
            Give("CORE_RLK_506"),
            Cost("CORE_RLK_506", 8),
            Stats("CORE_RLK_506", 8, 8),
            Has("CORE_RLK_506", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Alexandros Mograine
///
/// `CORE_RLK_706` · Death Knight minion · 7 mana · 7/7
///
/// > **Battlecry:** For the rest of the game, deal 3 damage to your opponent at the end of your turns.
///
/// State: Todo
//~ CORE_RLK_706 todo 3fa692bb b4a09723
#[test]
#[ignore = "todo: CORE_RLK_706 Alexandros Mograine"]
fn CORE_RLK_706_alexandros_mograine() {
    check(
        CardClass::DeathKnight,
        &[Give("CORE_RLK_706"), Cost("CORE_RLK_706", 7), Stats("CORE_RLK_706", 7, 7), Unwritten],
    );
}

/// # Blood Tap
///
/// `CORE_RLK_712` · Death Knight spell · Shadow · 2 mana
///
/// > Give all minions in your hand +1/+1. Spend 2 **Corpses** to give them +1/+1 more.
///
/// State: Todo
//~ CORE_RLK_712 todo 912e3719 36885942
#[test]
#[ignore = "todo: CORE_RLK_712 Blood Tap"]
fn CORE_RLK_712_blood_tap() {
    check(CardClass::DeathKnight, &[Give("CORE_RLK_712"), Cost("CORE_RLK_712", 2), Unwritten]);
}

/// # Malignant Horror
///
/// `CORE_RLK_745` · Death Knight minion · 4 mana · 2/4
///
/// > **Reborn** At the end of your turn, spend 4 **Corpses** to summon a copy of this minion.
///
/// State: Todo
//~ CORE_RLK_745 todo c1f47899 48b2f970
#[test]
#[ignore = "todo: CORE_RLK_745 Malignant Horror"]
fn CORE_RLK_745_malignant_horror() {
    check(
        CardClass::DeathKnight,
        &[
            Give("CORE_RLK_745"),
            Cost("CORE_RLK_745", 4),
            Stats("CORE_RLK_745", 2, 4),
            Has("CORE_RLK_745", GameTag::REBORN),
            Unwritten,
        ],
    );
}

/// # Corpse Farm
///
/// `CORE_WW_374` · Death Knight spell · 3 mana
///
/// > Spend up to 8 **Corpses** to summon a random minion of that Cost.
///
/// State: Todo
//~ CORE_WW_374 todo 2a4ed903 c6d8e628
#[test]
#[ignore = "todo: CORE_WW_374 Corpse Farm"]
fn CORE_WW_374_corpse_farm() {
    check(CardClass::DeathKnight, &[Give("CORE_WW_374"), Cost("CORE_WW_374", 3), Unwritten]);
}

/// # Risen Ghoul
///
/// `RLK_008t` · Death Knight minion · 2 mana · 2/2
///
/// > **Rush* Doesn't leave a **Corpse.*
///
/// State: Todo
//~ RLK_008t todo 579ab2e7 bf612c5d
#[test]
#[ignore = "todo: RLK_008t Risen Ghoul"]
fn RLK_008t_risen_ghoul() {
    check(
        CardClass::DeathKnight,
        &[Give("RLK_008t"), Cost("RLK_008t", 2), Stats("RLK_008t", 2, 2), Has("RLK_008t", GameTag::RUSH), Unwritten],
    );
}

/// # Death Strike
///
/// `RLK_024` · Death Knight spell · 4 mana
///
/// > **Lifesteal** Deal $6 damage to a minion.
///
/// State: Todo
//~ RLK_024 todo c3eef22c e67cb84a
#[test]
#[ignore = "todo: RLK_024 Death Strike"]
fn RLK_024_death_strike() {
    check(
        CardClass::DeathKnight,
        &[Give("RLK_024"), Cost("RLK_024", 4), Has("RLK_024", GameTag::LIFESTEAL), Unwritten],
    );
}

/// # Frost Strike
///
/// `RLK_025` · Death Knight spell · Frost · 2 mana
///
/// > Deal $3 damage to a minion. If it dies, **Discover** a Frost Rune card.
///
/// State: Todo
//~ RLK_025 todo edaaecd4 497fc0b3
#[test]
#[ignore = "todo: RLK_025 Frost Strike"]
fn RLK_025_frost_strike() {
    check(CardClass::DeathKnight, &[Give("RLK_025"), Cost("RLK_025", 2), Unwritten]);
}

/// # Grain Crate
///
/// `RLK_039t` · Death Knight spell · 1 mana
///
/// > **Casts When Drawn** Summon a 2/2 Undead Peasant.
///
/// State: Todo
//~ RLK_039t todo 385766ec a8c7d058
#[test]
#[ignore = "todo: RLK_039t Grain Crate"]
fn RLK_039t_grain_crate() {
    check(CardClass::DeathKnight, &[Give("RLK_039t"), Cost("RLK_039t", 1), Unwritten]);
}

/// # Anti-Magic Shell
///
/// `RLK_048` · Death Knight spell · Shadow · 3 mana
///
/// > Give your minions +1/+1 and **Elusive**.
///
/// State: Todo
//~ RLK_048 todo b5e51bd3 a77e4be0
#[test]
#[ignore = "todo: RLK_048 Anti-Magic Shell"]
fn RLK_048_anti_magic_shell() {
    check(CardClass::DeathKnight, &[Give("RLK_048"), Cost("RLK_048", 3), Unwritten]);
}

/// # Army of the Dead
///
/// `RLK_060` · Death Knight spell · Shadow · 5 mana
///
/// > Raise up to 5 **Corpses** as 2/2 Risen Ghouls with **Rush**.
///
/// State: Todo
//~ RLK_060 todo 8e6d58d1 c7fa43f3
#[test]
#[ignore = "todo: RLK_060 Army of the Dead"]
fn RLK_060_army_of_the_dead() {
    check(CardClass::DeathKnight, &[Give("RLK_060"), Cost("RLK_060", 5), Unwritten]);
}

/// # Battlefield Necromancer
///
/// `RLK_061` · Death Knight minion · 2 mana · 2/2
///
/// > At the end of your turn, raise a **Corpse** as a 1/3 Risen Footman with **Taunt**.
///
/// State: Todo
//~ RLK_061 todo eb749d09 d210e752
#[test]
#[ignore = "todo: RLK_061 Battlefield Necromancer"]
fn RLK_061_battlefield_necromancer() {
    check(CardClass::DeathKnight, &[Give("RLK_061"), Cost("RLK_061", 2), Stats("RLK_061", 2, 2), Unwritten]);
}

/// # Risen Footman
///
/// `RLK_061t` · Death Knight minion · 1 mana · 1/3
///
/// > **Taunt* Doesn't leave a **Corpse.*
///
/// State: Todo
//~ RLK_061t todo 9cff8bbd b853ab07
#[test]
#[ignore = "todo: RLK_061t Risen Footman"]
fn RLK_061t_risen_footman() {
    check(
        CardClass::DeathKnight,
        &[Give("RLK_061t"), Cost("RLK_061t", 1), Stats("RLK_061t", 1, 3), Has("RLK_061t", GameTag::TAUNT), Unwritten],
    );
}

/// # Corrupted Ashbringer
///
/// `RLK_067` · Death Knight weapon · 6 mana · 5/2 durability
///
/// > **Lifesteal**
///
/// State: Vanilla
//~ RLK_067 vanilla 5ac6048c 5ee9ea0d
#[test]
fn RLK_067_corrupted_ashbringer() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_067"),
            Cost("RLK_067", 6),
            Stats("RLK_067", 5, 2),
            Has("RLK_067", GameTag::LIFESTEAL),
            Play("RLK_067", Nothing),
            In(The("RLK_067"), Zone::Play),
            HasNow(The("RLK_067"), GameTag::LIFESTEAL),
        ],
    );
}

/// # Possessed Fighter
///
/// `RLK_077t` · Death Knight minion · 1 mana · 1/1
///
/// > **Rush Reborn**
///
/// State: Vanilla
//~ RLK_077t vanilla 27d28e64 525e7bc1
#[test]
fn RLK_077t_possessed_fighter() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_077t"),
            Cost("RLK_077t", 1),
            Stats("RLK_077t", 1, 1),
            Has("RLK_077t", GameTag::REBORN),
            Has("RLK_077t", GameTag::RUSH),
            Play("RLK_077t", Nothing),
            In(The("RLK_077t"), Zone::Play),
            Now(The("RLK_077t"), 1, 1),
            HasNow(The("RLK_077t"), GameTag::REBORN),
            HasNow(The("RLK_077t"), GameTag::RUSH),
        ],
    );
}

/// # Risen Golem
///
/// `RLK_085t` · Death Knight minion · 1 mana · 1/1
///
/// > **Rush* Doesn't leave a **Corpse.*
///
/// State: Todo
//~ RLK_085t todo 3a8f7816 e9143aa2
#[test]
#[ignore = "todo: RLK_085t Risen Golem"]
fn RLK_085t_risen_golem() {
    check(
        CardClass::DeathKnight,
        &[Give("RLK_085t"), Cost("RLK_085t", 1), Stats("RLK_085t", 1, 1), Has("RLK_085t", GameTag::RUSH), Unwritten],
    );
}

/// # Thassarian
///
/// `RLK_223` · Death Knight minion · 4 mana · 3/3
///
/// > **Reborn Battlecry and Deathrattle:** Deal 2 damage to a random enemy.
///
/// State: Todo
//~ RLK_223 todo 91b747d8 1559d597
#[test]
#[ignore = "todo: RLK_223 Thassarian"]
fn RLK_223_thassarian() {
    check(
        CardClass::DeathKnight,
        &[Give("RLK_223"), Cost("RLK_223", 4), Stats("RLK_223", 3, 3), Has("RLK_223", GameTag::REBORN), Unwritten],
    );
}

/// # Risen Ymirjar
///
/// `RLK_226t` · Death Knight minion · 3 mana · 3/3
///
/// > **Taunt* Doesn't leave a **Corpse.*
///
/// State: Todo
//~ RLK_226t todo 52a2efb7 b4918846
#[test]
#[ignore = "todo: RLK_226t Risen Ymirjar"]
fn RLK_226t_risen_ymirjar() {
    check(
        CardClass::DeathKnight,
        &[Give("RLK_226t"), Cost("RLK_226t", 3), Stats("RLK_226t", 3, 3), Has("RLK_226t", GameTag::TAUNT), Unwritten],
    );
}

/// # Body Bagger
///
/// `RLK_503` · Death Knight minion · 1 mana · 1/3
///
/// > **Battlecry**: Gain a **Corpse**.
///
/// State: Todo
//~ RLK_503 todo 6c0fdd1d c2b3da72
#[test]
#[ignore = "todo: RLK_503 Body Bagger"]
fn RLK_503_body_bagger() {
    check(CardClass::DeathKnight, &[Give("RLK_503"), Cost("RLK_503", 1), Stats("RLK_503", 1, 3), Unwritten]);
}

/// # Harbinger of Winter
///
/// `RLK_511` · Death Knight minion · 2 mana · 3/2
///
/// > **Deathrattle:** Draw a Frost spell.
///
/// State: Todo
//~ RLK_511 todo 38a999a4 66dc8ac4
#[test]
#[ignore = "todo: RLK_511 Harbinger of Winter"]
fn RLK_511_harbinger_of_winter() {
    check(CardClass::DeathKnight, &[Give("RLK_511"), Cost("RLK_511", 2), Stats("RLK_511", 3, 2), Unwritten]);
}

/// # Shambling Zombie
///
/// `RLK_705t` · Death Knight minion · 1 mana · 1/1
///
/// > **Reborn**
///
/// State: Vanilla
//~ RLK_705t vanilla 6d815d9b 69258ef4
#[test]
fn RLK_705t_shambling_zombie() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_705t"),
            Cost("RLK_705t", 1),
            Stats("RLK_705t", 1, 1),
            Has("RLK_705t", GameTag::REBORN),
            Play("RLK_705t", Nothing),
            In(The("RLK_705t"), Zone::Play),
            Now(The("RLK_705t"), 1, 1),
            HasNow(The("RLK_705t"), GameTag::REBORN),
        ],
    );
}

/// # Grave Strength
///
/// `RLK_707` · Death Knight spell · Shadow · 4 mana
///
/// > Give your minions +1 Attack. Spend 5 **Corpses** to give them +3 instead.
///
/// State: Todo
//~ RLK_707 todo 5d0e1acc 2708cb68
#[test]
#[ignore = "todo: RLK_707 Grave Strength"]
fn RLK_707_grave_strength() {
    check(CardClass::DeathKnight, &[Give("RLK_707"), Cost("RLK_707", 4), Unwritten]);
}

/// # Chillfallen Baron
///
/// `RLK_708` · Death Knight minion · 3 mana · 2/2
///
/// > **Battlecry and Deathrattle:** Draw a card.
///
/// State: Todo
//~ RLK_708 todo 9c6e5660 129cfcba
#[test]
#[ignore = "todo: RLK_708 Chillfallen Baron"]
fn RLK_708_chillfallen_baron() {
    check(CardClass::DeathKnight, &[Give("RLK_708"), Cost("RLK_708", 3), Stats("RLK_708", 2, 2), Unwritten]);
}

/// # Remorseless Winter
///
/// `RLK_709` · Death Knight spell · Frost · 4 mana
///
/// > Deal $2 damage to all enemies. Draw a card.
///
/// State: Todo
//~ RLK_709 todo c0ecc69d b4417c4d
#[test]
#[ignore = "todo: RLK_709 Remorseless Winter"]
fn RLK_709_remorseless_winter() {
    check(CardClass::DeathKnight, &[Give("RLK_709"), Cost("RLK_709", 4), Unwritten]);
}

/// # Gnome Muncher
///
/// `RLK_720` · Death Knight minion · 6 mana · 5/6
///
/// > **Taunt**, **Lifesteal** At the end of your turn, attack the lowest Health enemy.
///
/// State: Todo
//~ RLK_720 todo fe513c1f 725b628f
#[test]
#[ignore = "todo: RLK_720 Gnome Muncher"]
fn RLK_720_gnome_muncher() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_720"),
            Cost("RLK_720", 6),
            Stats("RLK_720", 5, 6),
            Has("RLK_720", GameTag::LIFESTEAL),
            Has("RLK_720", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Rime Elemental
///
/// `RLK_907t` · Death Knight minion · 2 mana · 2/1
///
/// > **Deathrattle:** Deal 2 damage to a random enemy.
///
/// State: Todo
//~ RLK_907t todo 70e0d487 3c68e008
#[test]
#[ignore = "todo: RLK_907t Rime Elemental"]
fn RLK_907t_rime_elemental() {
    check(CardClass::DeathKnight, &[Give("RLK_907t"), Cost("RLK_907t", 2), Stats("RLK_907t", 2, 1), Unwritten]);
}

/// # Skeletal Sidekick
///
/// `RLK_958` · Death Knight minion · 1 mana · 1/2
///
/// > **Battlecry:** Give a friendly Undead +2 Attack.
///
/// State: Todo
//~ RLK_958 todo b9dd66c7 3d4f8c64
#[test]
#[ignore = "todo: RLK_958 Skeletal Sidekick"]
fn RLK_958_skeletal_sidekick() {
    check(CardClass::DeathKnight, &[Give("RLK_958"), Cost("RLK_958", 1), Stats("RLK_958", 1, 2), Unwritten]);
}
