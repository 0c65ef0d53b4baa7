//! Shaman cards of Legacy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Frost Shock
///
/// `CS2_037` · Shaman spell · Frost · 1 mana
///
/// > Deal $1 damage to an enemy character and **Freeze** it.
///
/// State: Todo
//~ CS2_037 todo 2437b40e 3528dd49
#[test]
#[ignore = "todo: CS2_037 Frost Shock"]
fn CS2_037_frost_shock() {
    check(CardClass::Shaman, &[Give("CS2_037"), Cost("CS2_037", 1), Targets("CS2_037", &[EnemyMinion, EnemyHero])]);
}

/// # Windfury
///
/// `CS2_039` · Shaman spell · Nature · 2 mana
///
/// > Give a minion **Windfury**.
///
/// State: Todo
//~ CS2_039 todo 9ca6ab50 ad6e27ea
#[test]
#[ignore = "todo: CS2_039 Windfury"]
fn CS2_039_windfury() {
    check(
        CardClass::Shaman,
        &[Give("CS2_039"), Cost("CS2_039", 2), Targets("CS2_039", &[FriendlyMinion, EnemyMinion])],
    );
}

/// # Ancestral Healing
///
/// `CS2_041` · Shaman spell · Nature · 0 mana
///
/// > Restore a minion to full Health and give it **Taunt**.
///
/// State: Todo
//~ CS2_041 todo 803e7e15 1f3a6c7e
#[test]
#[ignore = "todo: CS2_041 Ancestral Healing"]
fn CS2_041_ancestral_healing() {
    check(
        CardClass::Shaman,
        &[Give("CS2_041"), Cost("CS2_041", 0), Targets("CS2_041", &[FriendlyMinion, EnemyMinion])],
    );
}

/// # Fire Elemental
///
/// `CS2_042` · Shaman minion · 6 mana · 6/5
///
/// > **Battlecry:** Deal 4 damage.
///
/// State: Todo
//~ CS2_042 todo 11dad439 85683e48
#[test]
#[ignore = "todo: CS2_042 Fire Elemental"]
fn CS2_042_fire_elemental() {
    check(
        CardClass::Shaman,
        &[
            Give("CS2_042"),
            Cost("CS2_042", 6),
            Stats("CS2_042", 6, 5),
            Targets("CS2_042", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
        ],
    );
}

/// # Rockbiter Weapon
///
/// `CS2_045` · Shaman spell · Nature · 2 mana
///
/// > Give a friendly character +3 Attack this turn.
///
/// State: Todo
//~ CS2_045 todo 091d2da4 4525a169
#[test]
#[ignore = "todo: CS2_045 Rockbiter Weapon"]
fn CS2_045_rockbiter_weapon() {
    check(
        CardClass::Shaman,
        &[Give("CS2_045"), Cost("CS2_045", 2), Targets("CS2_045", &[FriendlyMinion, FriendlyHero])],
    );
}

/// # Bloodlust
///
/// `CS2_046` · Shaman spell · 5 mana
///
/// > Give your minions +3 Attack this turn.
///
/// State: Todo
//~ CS2_046 todo eb517a5b ccdf2be1
#[test]
#[ignore = "todo: CS2_046 Bloodlust"]
fn CS2_046_bloodlust() {
    check(CardClass::Shaman, &[Give("CS2_046"), Cost("CS2_046", 5)]);
}

/// # Searing Totem
///
/// `CS2_050` · Shaman minion · 1 mana · 1/1
///
/// State: Todo
//~ CS2_050 todo d79ec7e4 5bea066a
#[test]
#[ignore = "todo: CS2_050 Searing Totem"]
fn CS2_050_searing_totem() {
    check(CardClass::Shaman, &[Give("CS2_050"), Cost("CS2_050", 1), Stats("CS2_050", 1, 1)]);
}

/// # Stoneclaw Totem
///
/// `CS2_051` · Shaman minion · 1 mana · 0/2
///
/// > **Taunt**
///
/// State: Todo
//~ CS2_051 todo 33ba3623 456c6bf4
#[test]
#[ignore = "todo: CS2_051 Stoneclaw Totem"]
fn CS2_051_stoneclaw_totem() {
    check(
        CardClass::Shaman,
        &[Give("CS2_051"), Cost("CS2_051", 1), Stats("CS2_051", 0, 2), Has("CS2_051", GameTag::TAUNT)],
    );
}

/// # Wrath of Air Totem
///
/// `CS2_052` · Shaman minion · 1 mana · 0/2
///
/// > **Spell Damage +1**
///
/// State: Todo
//~ CS2_052 todo 5dd6bd7f f7add117
#[test]
#[ignore = "todo: CS2_052 Wrath of Air Totem"]
fn CS2_052_wrath_of_air_totem() {
    check(
        CardClass::Shaman,
        &[Give("CS2_052"), Cost("CS2_052", 1), Stats("CS2_052", 0, 2), Has("CS2_052", GameTag::SPELLPOWER)],
    );
}

/// # Strength Totem
///
/// `CS2_058` · Shaman minion · 1 mana · 0/2
///
/// > At the end of your turn, give another friendly minion +1 Attack.
///
/// State: Todo
//~ CS2_058 todo 001be547 54781ebe
#[test]
#[ignore = "todo: CS2_058 Strength Totem"]
fn CS2_058_strength_totem() {
    check(CardClass::Shaman, &[Give("CS2_058"), Cost("CS2_058", 1), Stats("CS2_058", 0, 2)]);
}

/// # Totemic Might
///
/// `EX1_244` · Shaman spell · 0 mana
///
/// > Give your Totems +2 Health.
///
/// State: Todo
//~ EX1_244 todo f51c40f2 d19e6c65
#[test]
#[ignore = "todo: EX1_244 Totemic Might"]
fn EX1_244_totemic_might() {
    check(CardClass::Shaman, &[Give("EX1_244"), Cost("EX1_244", 0)]);
}

/// # Hex
///
/// `EX1_246` · Shaman spell · Nature · 3 mana
///
/// > Transform a minion into a 0/1 Frog with **Taunt**.
///
/// State: Todo
//~ EX1_246 todo ad5b3c1b 7a015b41
#[test]
#[ignore = "todo: EX1_246 Hex"]
fn EX1_246_hex() {
    check(
        CardClass::Shaman,
        &[Give("EX1_246"), Cost("EX1_246", 3), Targets("EX1_246", &[FriendlyMinion, EnemyMinion])],
    );
}

/// # Flametongue Totem
///
/// `EX1_565` · Shaman minion · 2 mana · 0/3
///
/// > Adjacent minions have +2 Attack.
///
/// State: Todo
//~ EX1_565 todo da561b0b 321d7639
#[test]
#[ignore = "todo: EX1_565 Flametongue Totem"]
fn EX1_565_flametongue_totem() {
    check(CardClass::Shaman, &[Give("EX1_565"), Cost("EX1_565", 2), Stats("EX1_565", 0, 3)]);
}

/// # Windspeaker
///
/// `EX1_587` · Shaman minion · 4 mana · 3/3
///
/// > **Battlecry:** Give a friendly minion **Windfury**.
///
/// State: Todo
//~ EX1_587 todo ae4549f8 1a94cac5
#[test]
#[ignore = "todo: EX1_587 Windspeaker"]
fn EX1_587_windspeaker() {
    check(
        CardClass::Shaman,
        &[Give("EX1_587"), Cost("EX1_587", 4), Stats("EX1_587", 3, 3), Targets("EX1_587", &[FriendlyMinion])],
    );
}

/// # Thrall's Gift
///
/// `GIFT_06` · Shaman spell · 1 mana
///
/// > **Discover** a **Temporary** Lightning Storm, Hex, or Bloodlust.
///
/// State: Todo
//~ GIFT_06 todo a75d4c50 0e5f2654
#[test]
#[ignore = "todo: GIFT_06 Thrall's Gift"]
fn GIFT_06_thralls_gift() {
    check(CardClass::Shaman, &[Give("GIFT_06"), Cost("GIFT_06", 1)]);
}

/// # Thrall
///
/// `HERO_02` · Shaman hero · 30 health
///
/// State: Todo
//~ HERO_02 todo d139f515 66772c96
#[test]
#[ignore = "todo: HERO_02 Thrall"]
fn HERO_02_thrall() {
    check(CardClass::Shaman, &[Give("HERO_02"), Cost("HERO_02", 0)]);
}

/// # Totemic Call
///
/// `HERO_02bp` · Shaman hero power · 2 mana
///
/// > **Hero Power** Summon a random basic Totem.
///
/// State: Todo
//~ HERO_02bp todo 3ee8a6d7 4fb093dd
#[test]
#[ignore = "todo: HERO_02bp Totemic Call"]
fn HERO_02bp_totemic_call() {
    check(CardClass::Shaman, &[HasHeroPower("HERO_02bp"), Cost("HERO_02bp", 2)]);
}

/// # Totemic Slam
///
/// `HERO_02bp2` · Shaman hero power · 2 mana
///
/// > **Hero Power** Summon a Totem of your choice.
///
/// State: Todo
//~ HERO_02bp2 todo 55bd1ddd 4cdbfdda
#[test]
#[ignore = "todo: HERO_02bp2 Totemic Slam"]
fn HERO_02bp2_totemic_slam() {
    check(CardClass::Shaman, &[HasHeroPower("HERO_02bp2"), Cost("HERO_02bp2", 2)]);
}

/// # Healing Totem
///
/// `NEW1_009` · Shaman minion · 1 mana · 0/2
///
/// > At the end of your turn, restore #1 Health to all friendly minions.
///
/// State: Todo
//~ NEW1_009 todo beab2b8d 9b1cb4ef
#[test]
#[ignore = "todo: NEW1_009 Healing Totem"]
fn NEW1_009_healing_totem() {
    check(CardClass::Shaman, &[Give("NEW1_009"), Cost("NEW1_009", 1), Stats("NEW1_009", 0, 2)]);
}

/// # Frog
///
/// `hexfrog` · Shaman minion · 0 mana · 0/1
///
/// > **Taunt**
///
/// State: Todo
//~ hexfrog todo f78de71e fa8e7560
#[test]
#[ignore = "todo: hexfrog Frog"]
fn hexfrog_frog() {
    check(
        CardClass::Shaman,
        &[Give("hexfrog"), Cost("hexfrog", 0), Stats("hexfrog", 0, 1), Has("hexfrog", GameTag::TAUNT)],
    );
}
