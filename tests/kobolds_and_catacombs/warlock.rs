//! Warlock cards of Kobolds & Catacombs, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 3e1cdd0a

/// `LOOT_043` · Warlock spell · Shadow · 4 mana
/// > **Lifesteal.** Deal $3 damage to a minion. *(Take damage from your cards to upgrade.)*
///
/// State: Done
//~ done LOOT_043 f85cbcc1 - 5ba45699.1a06b95c
#[test]
fn LOOT_043_lesser_amethyst_spellstone() {
    check(
        CardClass::Warlock,
        &[
            Enemy("CS2_186"),
            Hurt(MyHero, 9),
            Give("LOOT_043"),
            Cost("LOOT_043", 4),
            Is(InHand(0), "LOOT_043"),
            Friend("CS2_231"),
            Targets("LOOT_043", &[FriendlyMinion, EnemyMinion]),
            Play("LOOT_043", On(Their(0))),
            Damage(Their(0), 3),
            Damage(MyHero, 6),
            Give("LOOT_043"),
            Crystals(10),
            Play("CS2_062", Nothing),
            Is(InHand(0), "LOOT_043t2"),
        ],
    );
}

/// `LOOT_043t2` · Warlock spell · Shadow · 4 mana
/// > **Lifesteal.** Deal $5 damage to a minion. *(Take damage from your cards to upgrade.)*
///
/// State: Done
//~ done LOOT_043t2 ea96765b - cad21177.37479085
#[test]
fn LOOT_043t2_amethyst_spellstone() {
    check(
        CardClass::Warlock,
        &[
            Enemy("CS2_186"),
            Hurt(MyHero, 9),
            Give("LOOT_043t2"),
            Cost("LOOT_043t2", 4),
            Is(InHand(0), "LOOT_043t2"),
            Friend("CS2_231"),
            Targets("LOOT_043t2", &[FriendlyMinion, EnemyMinion]),
            Play("LOOT_043t2", On(Their(0))),
            Damage(Their(0), 5),
            Damage(MyHero, 4),
            Give("LOOT_043t2"),
            Crystals(10),
            Play("CS2_062", Nothing),
            Is(InHand(0), "LOOT_043t3"),
        ],
    );
}

/// `LOOT_415t5` · Warlock spell · Shadow · 5 mana
/// > Summon a 6/6 Demon. Add 'Azari, the Devourer' to your hand.
///
/// State: Todo
//~ todo LOOT_415t5 3aaafd42 53526285 8a088ad5.a5fe1160
#[test]
#[ignore = "todo: The Final Seal"]
fn LOOT_415t5_the_final_seal() {
    unwritten("LOOT_415t5");
}

/// `LOOT_415t6` · Warlock minion · 10 mana · 10/10
/// > **Battlecry:** Destroy your opponent's deck.
///
/// State: Todo
//~ todo LOOT_415t6 c7d5eadf aa4c121e c67bc712.5c6da628
#[test]
#[ignore = "todo: Azari, the Devourer"]
fn LOOT_415t6_azari_the_devourer() {
    unwritten("LOOT_415t6");
}
