//! Warlock cards of Kobolds & Catacombs, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 3e1cdd0a

/// Lesser Amethyst Spellstone · Spell · Shadow · 4 mana · **Lifesteal.** Deal $3 damage to a minion. *(Take damage from your cards to upgrade.)*
//~ done LOOT_043 - 89a403fa -
#[test]
fn LOOT_043_lesser_amethyst_spellstone() {
    check! { Warlock:
        Enemy("CS2_186"), DealDamage(MyHero, 9), Give("LOOT_043"), Cost("LOOT_043", 4), IsCard(InHand(0), "LOOT_043"),
        Ally("CS2_231"), Targets("LOOT_043", &[FriendlyMinion, EnemyMinion]), Play("LOOT_043", On(Their(0))),
        Damage(Their(0), 3), Damage(MyHero, 6), Give("LOOT_043"), Crystals(10), Play("CS2_062", Nothing),
        Damage(MyHero, 9), Damage(TheirHero, 3), IsCard(InHand(0), "LOOT_043t2"),
    }
    // A Hero Power is no card.
    check! { Warlock:
        Give("LOOT_043"), HasHeroPower("HERO_07bp"), HeroPower(Nothing), Health(MyHero, 28), IsCard(InHand(0), "LOOT_043"),
    }
}

/// Amethyst Spellstone · Spell · Shadow · 4 mana · **Lifesteal.** Deal $5 damage to a minion. *(Take damage from your cards to upgrade.)*
//~ done LOOT_043t2 - 57972e5d -
#[test]
fn LOOT_043t2_amethyst_spellstone() {
    check! { Warlock:
        Enemy("CS2_186"), DealDamage(MyHero, 9), Give("LOOT_043t2"), Cost("LOOT_043t2", 4), IsCard(InHand(0), "LOOT_043t2"),
        Ally("CS2_231"), Targets("LOOT_043t2", &[FriendlyMinion, EnemyMinion]), Play("LOOT_043t2", On(Their(0))),
        Damage(Their(0), 5), Damage(MyHero, 4), Give("LOOT_043t2"), Crystals(10), Play("CS2_062", Nothing),
        Damage(MyHero, 7), Damage(TheirHero, 3), IsCard(InHand(0), "LOOT_043t3"),
    }
}
