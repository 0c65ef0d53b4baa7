//! Shaman cards of Kobolds & Catacombs, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e625d9a0

/// `LOOT_064` · Shaman spell · Nature · 7 mana
/// > Summon 1 copy of a friendly minion. @*(Overload** 3 Mana Crystals to upgrade.)*
///
/// State: Todo
//~ todo LOOT_064 abcc6565 4450bc49 10b3c0ec.52c70f17
#[test]
#[ignore = "todo: Lesser Sapphire Spellstone"]
fn LOOT_064_lesser_sapphire_spellstone() {
    unwritten("LOOT_064");
}

/// `LOOT_504t` · Shaman spell · Nature · 1 mana
/// > Transform a friendly minion into one that costs (1) more. Repeatable this turn.
///
/// State: Todo
//~ todo LOOT_504t 02329b15 6ff91167 3e6ce95d.e46e450b
#[test]
#[ignore = "todo: Unstable Evolution"]
fn LOOT_504t_unstable_evolution() {
    unwritten("LOOT_504t");
}

/// `LOOT_506` · Shaman weapon · 8 mana · 3/3 durability
/// > After your hero attacks, **Discover** a spell and cast it with random targets.
///
/// State: Done
//~ done LOOT_506 d03a789a - f70eab44.78379df5
#[test]
fn LOOT_506_the_runespear() {
    check(
        CardClass::Shaman,
        &[
            Give("LOOT_506"),
            Cost("LOOT_506", 8),
            Stats("LOOT_506", 3, 3),
            Enemy("CS2_182"),
            Friend("LOOT_506"),
            Force(Card("EX1_248")),
            Attack(MyHero, TheirHero),
            ChooseCard("EX1_248"),
            BoardCount(Mine, 2),
            Is(My(0), "EX1_tk11"),
            HandCount(Mine, 1),
            Mana(10),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Enemy("CS2_182"),
            Friend("LOOT_506"),
            Force(Card("EX1_238")),
            Attack(MyHero, TheirHero),
            Force(Entity(Nth(0))),
            ChooseCard("EX1_238"),
            Health(Nth(0), 2),
            Health(TheirHero, 27),
            HandCount(Mine, 0),
        ],
    );
    check(CardClass::Shaman, &[Friend("LOOT_506"), Never(Card("CS2_168")), Attack(MyHero, TheirHero), Choose(0)]);
}

/// `LOOT_517` · Shaman minion · 2 mana · 1/1
/// > **Battlecry:** Your next **Battlecry** this turn triggers twice.
///
/// State: Todo
//~ todo LOOT_517 073962fc f5c7919d ab358873.51d43330
#[test]
#[ignore = "todo: Murmuring Elemental"]
fn LOOT_517_murmuring_elemental() {
    unwritten("LOOT_517");
}

/// `LOOT_518` · Shaman minion · 5 mana · 5/5
/// > **Battlecry:** If you control all 4 basic Totems, summon Al'Akir the Windlord.
///
/// State: Todo
//~ todo LOOT_518 f9914997 32860f8a d4eefa0d.e4115825
#[test]
#[ignore = "todo: Windshear Stormcaller"]
fn LOOT_518_windshear_stormcaller() {
    unwritten("LOOT_518");
}
