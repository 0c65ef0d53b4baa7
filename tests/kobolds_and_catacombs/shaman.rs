//! Shaman cards of Kobolds & Catacombs, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e625d9a0

/// # Crushing Hand
///
/// `LOOT_060` · Shaman spell · 2 mana
///
/// > Deal $8 damage to a minion. Overload**:** (3)
///
/// State: Derived
//~ derived LOOT_060 9fd5a6f3 c6ff51bc 5bf45e99.f4287b35
#[test]
fn LOOT_060_crushing_hand() {
    check(
        CardClass::Shaman,
        &[
            Give("LOOT_060"),
            Cost("LOOT_060", 2),
            Has("LOOT_060", GameTag::OVERLOAD),
            Targets("LOOT_060", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_060", On(Nth(2))),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("LOOT_060"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_060", On(Nth(1))),
            BoardCount(Mine, 0),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("LOOT_060"),
            Friend("TLC_248"),
            Enemy("AT_020"),
            Play("LOOT_060", On(Nth(2))),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Shaman,
        &[Give("LOOT_060"), Friend("TLC_248"), Enemy("AT_020"), Play("LOOT_060", On(Nth(1))), Now(Nth(1), 14, 20)],
    );
}

/// # Kobold Hermit
///
/// `LOOT_062` · Shaman minion · 2 mana · 1/1
///
/// > **Battlecry:** Choose a basic Totem. Summon it.
///
/// State: Derived
//~ derived LOOT_062 0091f59f c2ef4f35 bf2bb35c.ca93603e
#[test]
fn LOOT_062_kobold_hermit() {
    check(
        CardClass::Shaman,
        &[
            Give("LOOT_062"),
            Cost("LOOT_062", 2),
            Stats("LOOT_062", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_062", Nothing),
            ChooseCard("CS2_058"),
            BoardCount(Mine, 3),
            In(The("CS2_058"), Zone::Play),
            Now(The("CS2_058"), 0, 2),
        ],
    );
}

/// # Lesser Sapphire Spellstone
///
/// `LOOT_064` · Shaman spell · Nature · 7 mana
///
/// > Summon 1 copy of a friendly minion. @*(Overload** 3 Mana Crystals to upgrade.)*
///
/// State: Todo
//~ todo LOOT_064 95f10474 0f1d0f3d 10b3c0ec.52c70f17
#[test]
#[ignore = "todo: LOOT_064 Lesser Sapphire Spellstone"]
fn LOOT_064_lesser_sapphire_spellstone() {
    check(
        CardClass::Shaman,
        &[Give("LOOT_064"), Cost("LOOT_064", 7), Targets("LOOT_064", &[FriendlyMinion]), Unwritten],
    );
}

/// # Sapphire Spellstone
///
/// `LOOT_064t1` · Shaman spell · Nature · 7 mana
///
/// > Summon 2 copies of a friendly minion. @
///
/// State: Derived
//~ derived LOOT_064t1 8c583d32 1f600762 c43092b8.d7377e8f
#[test]
fn LOOT_064t1_sapphire_spellstone() {
    check(
        CardClass::Shaman,
        &[
            Give("LOOT_064t1"),
            Cost("LOOT_064t1", 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_052", Nothing),
            Crystals(10),
            Play("AT_052", Nothing),
            Crystals(10),
            Play("AT_052", Nothing),
            Crystals(10),
            Is(Nth(0), "LOOT_064t2"),
        ],
    );
    check(
        CardClass::Shaman,
        &[Give("LOOT_064t1"), Friend("CS2_182"), Enemy("CS2_182"), Play("LOOT_064t1", On(Nth(1))), BoardCount(Mine, 3)],
    );
}

/// # Greater Sapphire Spellstone
///
/// `LOOT_064t2` · Shaman spell · Nature · 7 mana
///
/// > Summon 3 copies of a friendly minion.
///
/// State: Derived
//~ derived LOOT_064t2 883df317 5aa3b47c b665f5e5.faf1dae4
#[test]
fn LOOT_064t2_greater_sapphire_spellstone() {
    check(
        CardClass::Shaman,
        &[
            Give("LOOT_064t2"),
            Cost("LOOT_064t2", 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_064t2", On(Nth(1))),
            BoardCount(Mine, 4),
        ],
    );
}

/// # Primal Talismans
///
/// `LOOT_344` · Shaman spell · 3 mana
///
/// > Give your minions "**Deathrattle:** Summon a random basic Totem."
///
/// State: Derived
//~ derived LOOT_344 60b01e54 9e9e53d1 03e55dad.40e5e9c9
#[test]
fn LOOT_344_primal_talismans() {
    check(
        CardClass::Shaman,
        &[
            Give("LOOT_344"),
            Cost("LOOT_344", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_344", Nothing),
            Force(Card("CS2_050")),
            Kill(Nth(1)),
            BoardCount(Mine, 1),
            In(The("CS2_050"), Zone::Play),
            Now(The("CS2_050"), 1, 1),
        ],
    );
}

/// # Primal Talisman
///
/// `LOOT_344e` · Shaman enchantment
///
/// > **Deathrattle:** Summon a random basic Totem.
///
/// State: Derived
//~ derived LOOT_344e ed0a2ed4 4ec13d59 5f5c4964.9a46b5bb
#[test]
fn LOOT_344e_primal_talisman() {
    check(
        CardClass::Shaman,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "LOOT_344e"),
            Force(Card("CS2_050")),
            Kill(Nth(0)),
            BoardCount(Mine, 2),
            In(The("CS2_050"), Zone::Play),
            Now(The("CS2_050"), 1, 1),
        ],
    );
}

/// # Grumble, Worldshaker
///
/// `LOOT_358` · Shaman minion · 6 mana · 7/7
///
/// > **Battlecry:** Return your other minions to your hand. They cost (1).
///
/// State: Derived
//~ derived LOOT_358 02be3fd9 f22403bd dac8a651.213379b0
#[test]
fn LOOT_358_grumble_worldshaker() {
    check(
        CardClass::Shaman,
        &[
            Give("LOOT_358"),
            Cost("LOOT_358", 6),
            Stats("LOOT_358", 7, 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_358", Nothing),
            BoardCount(Mine, 1),
            HandCount(Mine, 1),
            CostNow(Nth(1), 1),
            In(Nth(1), Zone::Hand),
        ],
    );
}

/// # Grumbly Tumbly
///
/// `LOOT_358e` · Neutral enchantment
///
/// > Costs (1).
///
/// State: Derived
//~ derived LOOT_358e 75c286bf 0b85e7a0 ea3a0e09.53ed184d
#[test]
fn LOOT_358e_grumbly_tumbly() {
    check(CardClass::Shaman, &[Give("CS2_118"), Enchant(Nth(0), "LOOT_358e"), CostNow(Nth(0), 1)]);
}

/// # Healing Rain
///
/// `LOOT_373` · Shaman spell · Nature · 3 mana
///
/// > Restore #12 Health randomly split among all friendly characters.
///
/// State: Derived
//~ derived LOOT_373 23e669d3 eaa71789 3d7b0cc9.9b7c1dea
#[test]
fn LOOT_373_healing_rain() {
    check(
        CardClass::Shaman,
        &[
            Give("LOOT_373"),
            Cost("LOOT_373", 3),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Force(Entity(MyHero)),
            Force(Entity(MyHero)),
            Force(Entity(MyHero)),
            Force(Entity(MyHero)),
            Force(Entity(MyHero)),
            Force(Entity(MyHero)),
            Force(Entity(MyHero)),
            Force(Entity(MyHero)),
            Force(Entity(MyHero)),
            Force(Entity(MyHero)),
            Force(Entity(MyHero)),
            Force(Entity(MyHero)),
            Play("LOOT_373", Nothing),
            Now(MyHero, 0, 22),
            Damage(MyHero, 8),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("LOOT_373"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Never(Entity(Nth(1))),
            Play("LOOT_373", Nothing),
        ],
    );
}

/// # Unstable Evolution
///
/// `LOOT_504` · Shaman spell · Nature · 1 mana
///
/// > **Echo** Transform a friendly minion into one that costs (1) more.
///
/// State: Derived
//~ derived LOOT_504 5872e121 2add5c34 3ff85912.764c6625
#[test]
fn LOOT_504_unstable_evolution() {
    check(
        CardClass::Shaman,
        &[
            Give("LOOT_504"),
            Cost("LOOT_504", 1),
            Has("LOOT_504", GameTag::ECHO),
            Targets("LOOT_504", &[FriendlyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("GVG_070")),
            Play("LOOT_504", On(Nth(1))),
            Is(Nth(1), "GVG_070"),
            Now(Nth(1), 7, 4),
        ],
    );
    check(
        CardClass::Shaman,
        &[Give("LOOT_504"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_001")), Play("LOOT_504", On(Nth(1)))],
    );
}

/// # Unstable Evolution
///
/// `LOOT_504t` · Shaman spell · Nature · 1 mana
///
/// > Transform a friendly minion into one that costs (1) more. Repeatable this turn.
///
/// State: Todo
//~ todo LOOT_504t 0af899de 8f0287ce 3e6ce95d.e46e450b
#[test]
#[ignore = "todo: LOOT_504t Unstable Evolution"]
fn LOOT_504t_unstable_evolution() {
    check(
        CardClass::Shaman,
        &[Give("LOOT_504t"), Cost("LOOT_504t", 1), Targets("LOOT_504t", &[FriendlyMinion]), Unwritten],
    );
}

/// # The Runespear
///
/// `LOOT_506` · Shaman weapon · 8 mana · 3/3 durability
///
/// > After your hero attacks, **Discover** a spell and cast it with random targets.
///
/// State: Done
//~ done LOOT_506 5393535b - f70eab44.78379df5
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

/// # Murmuring Elemental
///
/// `LOOT_517` · Shaman minion · 2 mana · 1/1
///
/// > **Battlecry:** Your next **Battlecry** this turn triggers twice.
///
/// State: Todo
//~ todo LOOT_517 384e804d 29aec1aa ab358873.51d43330
#[test]
#[ignore = "todo: LOOT_517 Murmuring Elemental"]
fn LOOT_517_murmuring_elemental() {
    check(CardClass::Shaman, &[Give("LOOT_517"), Cost("LOOT_517", 2), Stats("LOOT_517", 1, 1), Unwritten]);
}

/// # Windshear Stormcaller
///
/// `LOOT_518` · Shaman minion · 5 mana · 5/5
///
/// > **Battlecry:** If you control all 4 basic Totems, summon Al'Akir the Windlord.
///
/// State: Todo
//~ todo LOOT_518 7d3dc2e5 2e1d3dc4 d4eefa0d.e4115825
#[test]
#[ignore = "todo: LOOT_518 Windshear Stormcaller"]
fn LOOT_518_windshear_stormcaller() {
    check(CardClass::Shaman, &[Give("LOOT_518"), Cost("LOOT_518", 5), Stats("LOOT_518", 5, 5), Unwritten]);
}
