//! Death Knight cards of Path of Arthas, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 90d675cd

/// Howling Blast · Spell · Frost · 3 mana · Deal $3 damage to an enemy and **Freeze** it. Deal $1 damage to all other enemies.
//~ done RLK_015 - 10264811 -
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

/// Unholy Frenzy · Spell · 2 mana · Choose an enemy minion. Your minions attack it. Resummon any that die.
//~ todo RLK_056 70028fee a30339ef -
#[test]
#[ignore = "todo: Unholy Frenzy"]
fn RLK_056_unholy_frenzy() {
    unwritten("RLK_056");
}

/// Dark Transformation · Spell · Shadow · 2 mana · Transform an Undead into a 4/5 Undead Monstrosity with **Rush**.
//~ done RLK_057 - 1cdce55e -
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

/// Frostmourne · Weapon · 6 mana · 4/3 durability · **Deathrattle:** Summon every minion killed by this weapon.
//~ todo RLK_086 ec171307 99bcf3b5 -
#[test]
#[ignore = "todo: Frostmourne"]
fn RLK_086_frostmourne() {
    unwritten("RLK_086");
}

/// Corpse Bride · Minion · Undead · 5 mana · 4/4 · **Battlecry:** Spend up to 10 **Corpses** to summon a Risen Groom with **Taunt** and that much Attack and Health.
//~ todo RLK_504 dc6adcdc 00f31a42 -
#[test]
#[ignore = "todo: Corpse Bride"]
fn RLK_504_corpse_bride() {
    unwritten("RLK_504");
}

/// Risen Groom · Minion · Undead · 1 mana · 1/1 · **Taunt** *Doesn't leave a **Corpse**.*
//~ todo RLK_506t 8b76cd66 3637d229 -
#[test]
#[ignore = "todo: Risen Groom"]
fn RLK_506t_risen_groom() {
    unwritten("RLK_506t");
}

/// Blood Boil · Spell · Shadow · 5 mana · **Lifesteal** Infect all enemy minions. At the end of your turns, they take 2 damage.
//~ todo RLK_730 d4ddac9e b1b0eebe -
#[test]
#[ignore = "todo: Blood Boil"]
fn RLK_730_blood_boil() {
    unwritten("RLK_730");
}

/// Might of Menethil · Weapon · 4 mana · 4/2 durability · **Battlecry:** Spend up to 3 **Corpses**. **Freeze** that many enemy minions.
//~ todo RLK_740 85b82dcb f052c316 -
#[test]
#[ignore = "todo: Might of Menethil"]
fn RLK_740_might_of_menethil() {
    unwritten("RLK_740");
}
