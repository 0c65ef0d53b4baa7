//! Death Knight cards of Path of Arthas, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 90d675cd

/// `RLK_015` · Death Knight spell · Frost · 3 mana
/// > Deal $3 damage to an enemy and **Freeze** it. Deal $1 damage to all other enemies.
///
/// State: Done
//~ done RLK_015 9deb13c6 - faa28476.29b48809
#[test]
fn RLK_015_howling_blast() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_015"),
            Cost("RLK_015", 3),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_015", On(Their(0))),
            Damage(Their(0), 3),
            HasNow(Their(0), GameTag::FROZEN),
            Damage(Their(1), 1),
            Health(TheirHero, 29),
            HasNot(Their(1), GameTag::FROZEN),
        ],
    );
}

/// `RLK_056` · Death Knight spell · 2 mana
/// > Choose an enemy minion. Your minions attack it. Resummon any that die.
///
/// State: Todo
//~ todo RLK_056 e2377b7d 70028fee 3556f780.5c392fe2
#[test]
#[ignore = "todo: Unholy Frenzy"]
fn RLK_056_unholy_frenzy() {
    unwritten("RLK_056");
}

/// `RLK_057` · Death Knight spell · Shadow · 2 mana
/// > Transform an Undead into a 4/5 Undead Monstrosity with **Rush**.
///
/// State: Done
//~ done RLK_057 fa44daea - 2d009ad3.bd4cccab
#[test]
fn RLK_057_dark_transformation() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_057"),
            Cost("RLK_057", 2),
            Friend("RLK_705t"),
            Play("RLK_057", On(My(0))),
            Is(My(0), "RLK_057t"),
            Now(My(0), 4, 5),
            HasNow(My(0), GameTag::RUSH),
        ],
    );
}

/// `RLK_086` · Death Knight weapon · 6 mana · 4/3 durability
/// > **Deathrattle:** Summon every minion killed by this weapon.
///
/// State: Todo
//~ todo RLK_086 bfcc691d ec171307 73931c3a.a66e81f7
#[test]
#[ignore = "todo: Frostmourne"]
fn RLK_086_frostmourne() {
    unwritten("RLK_086");
}

/// `RLK_504` · Death Knight minion · 5 mana · 4/4
/// > **Battlecry:** Spend up to 10 **Corpses** to summon a Risen Groom with **Taunt** and that much Attack and Health.
///
/// State: Todo
//~ todo RLK_504 a7fbbfad dc6adcdc a40bfd62.21189c0b
#[test]
#[ignore = "todo: Corpse Bride"]
fn RLK_504_corpse_bride() {
    unwritten("RLK_504");
}

/// `RLK_506t` · Death Knight minion · 1 mana · 1/1
/// > **Taunt* Doesn't leave a **Corpse.*
///
/// State: Todo
//~ todo RLK_506t 5df36ac1 8b76cd66 b0f91a33.d0cd49c8
#[test]
#[ignore = "todo: Risen Groom"]
fn RLK_506t_risen_groom() {
    unwritten("RLK_506t");
}

/// `RLK_730` · Death Knight spell · Shadow · 5 mana
/// > **Lifesteal** Infect all enemy minions. At the end of your turns, they take 2 damage.
///
/// State: Todo
//~ todo RLK_730 cafa17bf d4ddac9e 8e58d9fb.958d4cf6
#[test]
#[ignore = "todo: Blood Boil"]
fn RLK_730_blood_boil() {
    unwritten("RLK_730");
}

/// `RLK_740` · Death Knight weapon · 4 mana · 4/2 durability
/// > **Battlecry:** Spend up to 3 **Corpses**. **Freeze** that many enemy minions.
///
/// State: Todo
//~ todo RLK_740 69643752 85b82dcb d49bde02.63a1b86c
#[test]
#[ignore = "todo: Might of Menethil"]
fn RLK_740_might_of_menethil() {
    unwritten("RLK_740");
}
