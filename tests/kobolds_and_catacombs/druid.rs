//! Druid cards of Kobolds & Catacombs, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Barkskin
///
/// `LOOT_047` · Druid spell · Nature · 1 mana
///
/// > Give a minion +3 Health. Gain 3 Armor.
///
/// State: Todo
//~ LOOT_047 todo f34e321f c6a816bb
#[test]
#[ignore = "todo: LOOT_047 Barkskin"]
fn LOOT_047_barkskin() {
    check(
        CardClass::Druid,
        &[Give("LOOT_047"), Cost("LOOT_047", 1), Targets("LOOT_047", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Ironwood Golem
///
/// `LOOT_048` · Druid minion · 4 mana · 3/6
///
/// > **Taunt** Can only attack if you have 3 or more Armor.
///
/// State: Todo
//~ LOOT_048 todo 3de2d22c b6fb50f1
#[test]
#[ignore = "todo: LOOT_048 Ironwood Golem"]
fn LOOT_048_ironwood_golem() {
    check(
        CardClass::Druid,
        &[Give("LOOT_048"), Cost("LOOT_048", 4), Stats("LOOT_048", 3, 6), Has("LOOT_048", GameTag::TAUNT), Unwritten],
    );
}

/// # Ironwood Golem
///
/// `LOOT_048_Puzzle` · Druid minion · 4 mana · 3/6
///
/// > **Taunt** Can only attack if you have 3 or more Armor.
///
/// State: Todo
//~ LOOT_048_Puzzle todo 078bf0e9 d874b43d
#[test]
#[ignore = "todo: LOOT_048_Puzzle Ironwood Golem"]
fn LOOT_048_Puzzle_ironwood_golem() {
    check(
        CardClass::Druid,
        &[
            Give("LOOT_048_Puzzle"),
            Cost("LOOT_048_Puzzle", 4),
            Stats("LOOT_048_Puzzle", 3, 6),
            Has("LOOT_048_Puzzle", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Lesser Jasper Spellstone
///
/// `LOOT_051` · Druid spell · Nature · 1 mana
///
/// > Deal $2 damage to a minion. @*(Gain 3 Armor to upgrade.)*
///
/// State: Todo
//~ LOOT_051 todo ba19a30f b06f0d92
#[test]
#[ignore = "todo: LOOT_051 Lesser Jasper Spellstone"]
fn LOOT_051_lesser_jasper_spellstone() {
    check(
        CardClass::Druid,
        &[Give("LOOT_051"), Cost("LOOT_051", 1), Targets("LOOT_051", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Jasper Spellstone
///
/// `LOOT_051t1` · Druid spell · Nature · 1 mana
///
/// > Deal $4 damage to a minion. @
///
/// State: Todo
//~ LOOT_051t1 todo d4953e8a 67b04c79
#[test]
#[ignore = "todo: LOOT_051t1 Jasper Spellstone"]
fn LOOT_051t1_jasper_spellstone() {
    check(
        CardClass::Druid,
        &[Give("LOOT_051t1"), Cost("LOOT_051t1", 1), Targets("LOOT_051t1", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Greater Jasper Spellstone
///
/// `LOOT_051t2` · Druid spell · Nature · 1 mana
///
/// > Deal $6 damage to a minion.
///
/// State: Todo
//~ LOOT_051t2 todo 16747978 194b1a5b
#[test]
#[ignore = "todo: LOOT_051t2 Greater Jasper Spellstone"]
fn LOOT_051t2_greater_jasper_spellstone() {
    check(
        CardClass::Druid,
        &[Give("LOOT_051t2"), Cost("LOOT_051t2", 1), Targets("LOOT_051t2", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Branching Paths
///
/// `LOOT_054` · Druid spell · 4 mana
///
/// > **Choose Twice -** Draw a card; Give your minions +1 Attack; Gain 6 Armor.
///
/// State: Todo
//~ LOOT_054 todo 64486725 c0fd0717
#[test]
#[ignore = "todo: LOOT_054 Branching Paths"]
fn LOOT_054_branching_paths() {
    check(CardClass::Druid, &[Give("LOOT_054"), Cost("LOOT_054", 4), Unwritten]);
}

/// # Explore the Darkness
///
/// `LOOT_054b` · Druid spell · 4 mana
///
/// > Give your minions +1 Attack.
///
/// State: Todo
//~ LOOT_054b todo 3beb00bf 0df0581e
#[test]
#[ignore = "todo: LOOT_054b Explore the Darkness"]
fn LOOT_054b_explore_the_darkness() {
    check(CardClass::Druid, &[Give("LOOT_054b"), Cost("LOOT_054b", 4), Unwritten]);
}

/// # Loot the Chest
///
/// `LOOT_054c` · Druid spell · 4 mana
///
/// > Gain 6 Armor.
///
/// State: Todo
//~ LOOT_054c todo 1261254f 364017c7
#[test]
#[ignore = "todo: LOOT_054c Loot the Chest"]
fn LOOT_054c_loot_the_chest() {
    check(CardClass::Druid, &[Give("LOOT_054c"), Cost("LOOT_054c", 4), Unwritten]);
}

/// # Eat the Mushroom
///
/// `LOOT_054d` · Druid spell · 4 mana
///
/// > Draw a card.
///
/// State: Todo
//~ LOOT_054d todo 0f1a3802 9a337dd9
#[test]
#[ignore = "todo: LOOT_054d Eat the Mushroom"]
fn LOOT_054d_eat_the_mushroom() {
    check(CardClass::Druid, &[Give("LOOT_054d"), Cost("LOOT_054d", 4), Unwritten]);
}

/// # Astral Tiger
///
/// `LOOT_056` · Druid minion · 4 mana · 3/5
///
/// > **Deathrattle:** Shuffle a copy of this minion into your deck.
///
/// State: Todo
//~ LOOT_056 todo 08f5b5dc e542f25d
#[test]
#[ignore = "todo: LOOT_056 Astral Tiger"]
fn LOOT_056_astral_tiger() {
    check(CardClass::Druid, &[Give("LOOT_056"), Cost("LOOT_056", 4), Stats("LOOT_056", 3, 5), Unwritten]);
}

/// # Oaken Summons
///
/// `LOOT_309` · Druid spell · Nature · 4 mana
///
/// > Gain 6 Armor. Summon a minion from your deck that costs (4) or less.
///
/// State: Todo
//~ LOOT_309 todo bdafcee8 08d803d9
#[test]
#[ignore = "todo: LOOT_309 Oaken Summons"]
fn LOOT_309_oaken_summons() {
    check(CardClass::Druid, &[Give("LOOT_309"), Cost("LOOT_309", 4), Unwritten]);
}

/// # Grizzled Guardian
///
/// `LOOT_314` · Druid minion · 8 mana · 3/5
///
/// > **Taunt Deathrattle: Recruit** 2 minions that cost (4) or less.
///
/// State: Todo
//~ LOOT_314 todo 410beaab 9820cb80
#[test]
#[ignore = "todo: LOOT_314 Grizzled Guardian"]
fn LOOT_314_grizzled_guardian() {
    check(
        CardClass::Druid,
        &[Give("LOOT_314"), Cost("LOOT_314", 8), Stats("LOOT_314", 3, 5), Has("LOOT_314", GameTag::TAUNT), Unwritten],
    );
}

/// # Ixlid, Fungal Lord
///
/// `LOOT_329` · Druid minion · 5 mana · 2/4
///
/// > After you play a minion, summon a copy of it.
///
/// State: Todo
//~ LOOT_329 todo ed9f1627 80177388
#[test]
#[ignore = "todo: LOOT_329 Ixlid, Fungal Lord"]
fn LOOT_329_ixlid_fungal_lord() {
    check(CardClass::Druid, &[Give("LOOT_329"), Cost("LOOT_329", 5), Stats("LOOT_329", 2, 4), Unwritten]);
}

/// # Greedy Sprite
///
/// `LOOT_351` · Druid minion · 3 mana · 3/1
///
/// > **Deathrattle:** Gain an empty Mana Crystal.
///
/// State: Todo
//~ LOOT_351 todo 6dd00af2 135afd52
#[test]
#[ignore = "todo: LOOT_351 Greedy Sprite"]
fn LOOT_351_greedy_sprite() {
    check(CardClass::Druid, &[Give("LOOT_351"), Cost("LOOT_351", 3), Stats("LOOT_351", 3, 1), Unwritten]);
}

/// # Twig of the World Tree
///
/// `LOOT_392` · Druid weapon · 4 mana · 1/5 durability
///
/// > **Deathrattle:** Refresh your Mana Crystals.
///
/// State: Todo
//~ LOOT_392 todo 8700cb62 479377fa
#[test]
#[ignore = "todo: LOOT_392 Twig of the World Tree"]
fn LOOT_392_twig_of_the_world_tree() {
    check(CardClass::Druid, &[Give("LOOT_392"), Cost("LOOT_392", 4), Stats("LOOT_392", 1, 5), Unwritten]);
}
