//! Death Knight cards of Path of Arthas, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Howling Blast
///
/// `RLK_015` · Death Knight spell · Frost · 3 mana
///
/// > Deal $3 damage to an enemy and **Freeze** it. Deal $1 damage to all other enemies.
///
/// State: Todo
//~ RLK_015 todo 3313bfd9 90a715cc
#[test]
#[ignore = "todo: RLK_015 Howling Blast"]
fn RLK_015_howling_blast() {
    check(CardClass::DeathKnight, &[Give("RLK_015"), Cost("RLK_015", 3), Unwritten]);
}

/// # Plague Strike
///
/// `RLK_018` · Death Knight spell · Shadow · 2 mana
///
/// > Deal $3 damage to a minion. If it dies, summon a 2/2 Zombie with **Rush**.
///
/// State: Todo
//~ RLK_018 todo f41f2bd6 414fcb33
#[test]
#[ignore = "todo: RLK_018 Plague Strike"]
fn RLK_018_plague_strike() {
    check(CardClass::DeathKnight, &[Give("RLK_018"), Cost("RLK_018", 2), Unwritten]);
}

/// # Icy Touch
///
/// `RLK_038` · Death Knight spell · Frost · 1 mana
///
/// > Deal $2 damage to an enemy and **Freeze** it.
///
/// State: Todo
//~ RLK_038 todo 3b1b1dea bc149161
#[test]
#[ignore = "todo: RLK_038 Icy Touch"]
fn RLK_038_icy_touch() {
    check(CardClass::DeathKnight, &[Give("RLK_038"), Cost("RLK_038", 1), Unwritten]);
}

/// # Horn of Winter
///
/// `RLK_042` · Death Knight spell · Frost · 0 mana
///
/// > Refresh 2 Mana Crystals.
///
/// State: Todo
//~ RLK_042 todo bb9cf7ea 76007e10
#[test]
#[ignore = "todo: RLK_042 Horn of Winter"]
fn RLK_042_horn_of_winter() {
    check(CardClass::DeathKnight, &[Give("RLK_042"), Cost("RLK_042", 0), Unwritten]);
}

/// # Unholy Frenzy
///
/// `RLK_056` · Death Knight spell · 2 mana
///
/// > Choose an enemy minion. Your minions attack it. Resummon any that die.
///
/// State: Todo
//~ RLK_056 todo 3cd36ca4 5896747e
#[test]
#[ignore = "todo: RLK_056 Unholy Frenzy"]
fn RLK_056_unholy_frenzy() {
    check(CardClass::DeathKnight, &[Give("RLK_056"), Cost("RLK_056", 2), Unwritten]);
}

/// # Dark Transformation
///
/// `RLK_057` · Death Knight spell · Shadow · 2 mana
///
/// > Transform an Undead into a 4/5 Undead Monstrosity with **Rush**.
///
/// State: Todo
//~ RLK_057 todo 68012bc1 123d4bb3
#[test]
#[ignore = "todo: RLK_057 Dark Transformation"]
fn RLK_057_dark_transformation() {
    check(CardClass::DeathKnight, &[Give("RLK_057"), Cost("RLK_057", 2), Unwritten]);
}

/// # Undead Monstrosity
///
/// `RLK_057t` · Death Knight minion · 4 mana · 4/5
///
/// > **Rush**
///
/// State: Vanilla
//~ RLK_057t vanilla 8caef868 a64223b2
#[test]
fn RLK_057t_undead_monstrosity() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_057t"),
            Cost("RLK_057t", 4),
            Stats("RLK_057t", 4, 5),
            Has("RLK_057t", GameTag::RUSH),
            Play("RLK_057t", Nothing),
            In(The("RLK_057t"), Zone::Play),
            Now(The("RLK_057t"), 4, 5),
            HasNow(The("RLK_057t"), GameTag::RUSH),
        ],
    );
}

/// # Nerubian Swarmguard
///
/// `RLK_062` · Death Knight minion · 4 mana · 1/3
///
/// > **Taunt Battlecry:** Summon two copies of this minion.
///
/// State: Todo
//~ RLK_062 todo fc8c6b63 33cdfc78
#[test]
#[ignore = "todo: RLK_062 Nerubian Swarmguard"]
fn RLK_062_nerubian_swarmguard() {
    check(
        CardClass::DeathKnight,
        &[Give("RLK_062"), Cost("RLK_062", 4), Stats("RLK_062", 1, 3), Has("RLK_062", GameTag::TAUNT), Unwritten],
    );
}

/// # Frostwyrm's Fury
///
/// `RLK_063` · Death Knight spell · Frost · 7 mana
///
/// > Deal $5 damage. **Freeze** all enemy minions. Summon a 5/5 Frostwyrm.
///
/// State: Todo
//~ RLK_063 todo 89fb00db 8b9db000
#[test]
#[ignore = "todo: RLK_063 Frostwyrm's Fury"]
fn RLK_063_frostwyrms_fury() {
    check(CardClass::DeathKnight, &[Give("RLK_063"), Cost("RLK_063", 7), Unwritten]);
}

/// # Frostwyrm
///
/// `RLK_063t` · Death Knight minion · 5 mana · 5/5
///
/// State: Vanilla
//~ RLK_063t vanilla 950d5dee cde50daf
#[test]
fn RLK_063t_frostwyrm() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_063t"),
            Cost("RLK_063t", 5),
            Stats("RLK_063t", 5, 5),
            Play("RLK_063t", Nothing),
            In(The("RLK_063t"), Zone::Play),
            Now(The("RLK_063t"), 5, 5),
        ],
    );
}

/// # Hematurge
///
/// `RLK_066` · Death Knight minion · 2 mana · 2/3
///
/// > **Battlecry:** Spend a **Corpse** to **Discover** a Blood Rune card.~GAMEPLAY ASPROXY RLK 066
///
/// State: Todo
//~ RLK_066 todo 93d16b84 b05a75ad
#[test]
#[ignore = "todo: RLK_066 Hematurge"]
fn RLK_066_hematurge() {
    check(CardClass::DeathKnight, &[Give("RLK_066"), Cost("RLK_066", 2), Stats("RLK_066", 2, 3), Unwritten]);
}

/// # Deathchiller
///
/// `RLK_083` · Death Knight minion · 2 mana · 2/3
///
/// > After you cast a spell, deal 1 damage to two random enemies.
///
/// State: Todo
//~ RLK_083 todo e88796c5 89019b26
#[test]
#[ignore = "todo: RLK_083 Deathchiller"]
fn RLK_083_deathchiller() {
    check(CardClass::DeathKnight, &[Give("RLK_083"), Cost("RLK_083", 2), Stats("RLK_083", 2, 3), Unwritten]);
}

/// # Frostmourne
///
/// `RLK_086` · Death Knight weapon · 6 mana · 4/3 durability
///
/// > **Deathrattle:** Summon every minion killed by this weapon.
///
/// State: Todo
//~ RLK_086 todo 9d0a6b94 f924ca00
#[test]
#[ignore = "todo: RLK_086 Frostmourne"]
fn RLK_086_frostmourne() {
    check(CardClass::DeathKnight, &[Give("RLK_086"), Cost("RLK_086", 6), Stats("RLK_086", 4, 3), Unwritten]);
}

/// # Asphyxiate
///
/// `RLK_087` · Death Knight spell · Shadow · 3 mana
///
/// > Destroy the highest Attack enemy minion.
///
/// State: Todo
//~ RLK_087 todo c4a0eed7 6c7e7e50
#[test]
#[ignore = "todo: RLK_087 Asphyxiate"]
fn RLK_087_asphyxiate() {
    check(CardClass::DeathKnight, &[Give("RLK_087"), Cost("RLK_087", 3), Unwritten]);
}

/// # Ymirjar Frostbreaker
///
/// `RLK_110` · Death Knight minion · 1 mana · 1/2
///
/// > **Battlecry:** Gain +1 Attack for each Frost spell in your hand.
///
/// State: Todo
//~ RLK_110 todo 34ecef1a 02936c57
#[test]
#[ignore = "todo: RLK_110 Ymirjar Frostbreaker"]
fn RLK_110_ymirjar_frostbreaker() {
    check(CardClass::DeathKnight, &[Give("RLK_110"), Cost("RLK_110", 1), Stats("RLK_110", 1, 2), Unwritten]);
}

/// # Tomb Guardians
///
/// `RLK_118` · Death Knight spell · Shadow · 4 mana
///
/// > Summon two 2/2 Zombies with **Taunt**. Spend 4 **Corpses** to give them **Reborn**.
///
/// State: Todo
//~ RLK_118 todo 69a1abcb 07c96bae
#[test]
#[ignore = "todo: RLK_118 Tomb Guardians"]
fn RLK_118_tomb_guardians() {
    check(CardClass::DeathKnight, &[Give("RLK_118"), Cost("RLK_118", 4), Unwritten]);
}

/// # Menacing Zombie
///
/// `RLK_118t3` · Death Knight minion · 2 mana · 2/2
///
/// > **Taunt**
///
/// State: Vanilla
//~ RLK_118t3 vanilla 88c73c82 69307e8a
#[test]
fn RLK_118t3_menacing_zombie() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_118t3"),
            Cost("RLK_118t3", 2),
            Stats("RLK_118t3", 2, 2),
            Has("RLK_118t3", GameTag::TAUNT),
            Play("RLK_118t3", Nothing),
            In(The("RLK_118t3"), Zone::Play),
            Now(The("RLK_118t3"), 2, 2),
            HasNow(The("RLK_118t3"), GameTag::TAUNT),
        ],
    );
}

/// # The Scourge
///
/// `RLK_122` · Death Knight spell · Shadow · 9 mana
///
/// > Fill your board with random Undead.
///
/// State: Todo
//~ RLK_122 todo bba69fe7 d4fff064
#[test]
#[ignore = "todo: RLK_122 The Scourge"]
fn RLK_122_the_scourge() {
    check(CardClass::DeathKnight, &[Give("RLK_122"), Cost("RLK_122", 9), Unwritten]);
}

/// # Corpse Bride
///
/// `RLK_504` · Death Knight minion · 5 mana · 4/4
///
/// > **Battlecry:** Spend up to 10 **Corpses** to summon a Risen Groom with **Taunt** and that much Attack and Health.
///
/// State: Todo
//~ RLK_504 todo 5d57335f 89b19ab5
#[test]
#[ignore = "todo: RLK_504 Corpse Bride"]
fn RLK_504_corpse_bride() {
    check(CardClass::DeathKnight, &[Give("RLK_504"), Cost("RLK_504", 5), Stats("RLK_504", 4, 4), Unwritten]);
}

/// # Marrow Manipulator
///
/// `RLK_505` · Death Knight minion · 6 mana · 5/5
///
/// > **Battlecry:** Spend up to 5 **Corpses**. Deal 2 damage to a random enemy for each.
///
/// State: Todo
//~ RLK_505 todo 85debc62 70e68c44
#[test]
#[ignore = "todo: RLK_505 Marrow Manipulator"]
fn RLK_505_marrow_manipulator() {
    check(CardClass::DeathKnight, &[Give("RLK_505"), Cost("RLK_505", 6), Stats("RLK_505", 5, 5), Unwritten]);
}

/// # Risen Groom
///
/// `RLK_506t` · Death Knight minion · 1 mana · 1/1
///
/// > **Taunt* Doesn't leave a **Corpse.*
///
/// State: Todo
//~ RLK_506t todo a6db7535 6d144fe5
#[test]
#[ignore = "todo: RLK_506t Risen Groom"]
fn RLK_506t_risen_groom() {
    check(
        CardClass::DeathKnight,
        &[Give("RLK_506t"), Cost("RLK_506t", 1), Stats("RLK_506t", 1, 1), Has("RLK_506t", GameTag::TAUNT), Unwritten],
    );
}

/// # Glacial Advance
///
/// `RLK_512` · Death Knight spell · Frost · 3 mana
///
/// > Deal $4 damage. Your next spell this turn costs (2) less.
///
/// State: Todo
//~ RLK_512 todo 26490948 9ddac1af
#[test]
#[ignore = "todo: RLK_512 Glacial Advance"]
fn RLK_512_glacial_advance() {
    check(CardClass::DeathKnight, &[Give("RLK_512"), Cost("RLK_512", 3), Unwritten]);
}

/// # Bone Breaker
///
/// `RLK_516` · Death Knight weapon · 1 mana · 2/2 durability
///
/// > After your hero attacks a minion, deal 2 damage to the enemy hero.
///
/// State: Todo
//~ RLK_516 todo db517634 301b45f1
#[test]
#[ignore = "todo: RLK_516 Bone Breaker"]
fn RLK_516_bone_breaker() {
    check(CardClass::DeathKnight, &[Give("RLK_516"), Cost("RLK_516", 1), Stats("RLK_516", 2, 2), Unwritten]);
}

/// # Vicious Bloodworm
///
/// `RLK_711` · Death Knight minion · 2 mana · 3/2
///
/// > **Battlecry:** Give a minion in your hand Attack equal to this minion's Attack.
///
/// State: Todo
//~ RLK_711 todo ca0bf271 5f6780e2
#[test]
#[ignore = "todo: RLK_711 Vicious Bloodworm"]
fn RLK_711_vicious_bloodworm() {
    check(CardClass::DeathKnight, &[Give("RLK_711"), Cost("RLK_711", 2), Stats("RLK_711", 3, 2), Unwritten]);
}

/// # Blood Tap
///
/// `RLK_712` · Death Knight spell · Shadow · 2 mana
///
/// > Give all minions in your hand +1/+1. Spend 2 **Corpses** to give them +1/+1 more.
///
/// State: Todo
//~ RLK_712 todo 2bf2e366 1af094f6
#[test]
#[ignore = "todo: RLK_712 Blood Tap"]
fn RLK_712_blood_tap() {
    check(CardClass::DeathKnight, &[Give("RLK_712"), Cost("RLK_712", 2), Unwritten]);
}

/// # Lady Deathwhisper
///
/// `RLK_713` · Death Knight minion · 4 mana · 4/3
///
/// > **Deathrattle:** Copy all Frost spells in your hand.
///
/// State: Todo
//~ RLK_713 todo defecb67 58a2fa27
#[test]
#[ignore = "todo: RLK_713 Lady Deathwhisper"]
fn RLK_713_lady_deathwhisper() {
    check(CardClass::DeathKnight, &[Give("RLK_713"), Cost("RLK_713", 4), Stats("RLK_713", 4, 3), Unwritten]);
}

/// # Blood Boil
///
/// `RLK_730` · Death Knight spell · Shadow · 5 mana
///
/// > **Lifesteal** Infect all enemy minions. At the end of your turns, they take 2 damage.
///
/// State: Todo
//~ RLK_730 todo 96d8b32e e282db2c
#[test]
#[ignore = "todo: RLK_730 Blood Boil"]
fn RLK_730_blood_boil() {
    check(
        CardClass::DeathKnight,
        &[Give("RLK_730"), Cost("RLK_730", 5), Has("RLK_730", GameTag::LIFESTEAL), Unwritten],
    );
}

/// # Darkfallen Neophyte
///
/// `RLK_731` · Death Knight minion · 3 mana · 2/5
///
/// > **Battlecry:** Spend 2 **Corpses** to give all minions in your hand +2 Attack.
///
/// State: Todo
//~ RLK_731 todo e79d5419 23d4421e
#[test]
#[ignore = "todo: RLK_731 Darkfallen Neophyte"]
fn RLK_731_darkfallen_neophyte() {
    check(CardClass::DeathKnight, &[Give("RLK_731"), Cost("RLK_731", 3), Stats("RLK_731", 2, 5), Unwritten]);
}

/// # Might of Menethil
///
/// `RLK_740` · Death Knight weapon · 4 mana · 4/2 durability
///
/// > **Battlecry:** Spend up to 3 **Corpses**. **Freeze** that many enemy minions.
///
/// State: Todo
//~ RLK_740 todo 20b0a922 b22224a0
#[test]
#[ignore = "todo: RLK_740 Might of Menethil"]
fn RLK_740_might_of_menethil() {
    check(CardClass::DeathKnight, &[Give("RLK_740"), Cost("RLK_740", 4), Stats("RLK_740", 4, 2), Unwritten]);
}

/// # Malignant Horror
///
/// `RLK_745` · Death Knight minion · 4 mana · 2/4
///
/// > **Reborn** At the end of your turn, spend 4 **Corpses** to summon a copy of this minion.
///
/// State: Todo
//~ RLK_745 todo 7f5ba0bd 158f716a
#[test]
#[ignore = "todo: RLK_745 Malignant Horror"]
fn RLK_745_malignant_horror() {
    check(
        CardClass::DeathKnight,
        &[Give("RLK_745"), Cost("RLK_745", 4), Stats("RLK_745", 2, 4), Has("RLK_745", GameTag::REBORN), Unwritten],
    );
}
