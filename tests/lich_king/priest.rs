//! Priest cards of March of the Lich King, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Rotting Necromancer
///
/// `NX2_018` · Priest minion · 4 mana · 5/4
///
/// > **Battlecry: Dredge.** If it's an Undead, deal 5 damage to the enemy hero.
///
/// State: Todo
//~ NX2_018 todo 05e5b7c3 bb89594a
#[test]
#[ignore = "todo: NX2_018 Rotting Necromancer"]
fn NX2_018_rotting_necromancer() {
    check(CardClass::Priest, &[Give("NX2_018"), Cost("NX2_018", 4), Stats("NX2_018", 5, 4), Unwritten]);
}

/// # Mind Sear
///
/// `NX2_019` · Priest spell · Shadow · 1 mana
///
/// > Deal $2 damage to a minion. If it dies, deal $3 damage to the enemy hero.
///
/// State: Todo
//~ NX2_019 todo f539e5b8 625e7c54
#[test]
#[ignore = "todo: NX2_019 Mind Sear"]
fn NX2_019_mind_sear() {
    check(CardClass::Priest, &[Give("NX2_019"), Cost("NX2_019", 1), Unwritten]);
}

/// # Cannibalize
///
/// `NX2_020` · Priest spell · Shadow · 4 mana
///
/// > Destroy a minion. Restore its Health to all friendly characters.
///
/// State: Todo
//~ NX2_020 todo 4d9a9398 11ae768f
#[test]
#[ignore = "todo: NX2_020 Cannibalize"]
fn NX2_020_cannibalize() {
    check(CardClass::Priest, &[Give("NX2_020"), Cost("NX2_020", 4), Unwritten]);
}

/// # Animate Dead
///
/// `RLK_812` · Priest spell · Shadow · 1 mana
///
/// > Resurrect a friendly minion that costs (3) or less.
///
/// State: Todo
//~ RLK_812 todo fd18376f 1d03f0f8
#[test]
#[ignore = "todo: RLK_812 Animate Dead"]
fn RLK_812_animate_dead() {
    check(CardClass::Priest, &[Give("RLK_812"), Cost("RLK_812", 1), Unwritten]);
}

/// # Bonecaller
///
/// `RLK_813` · Priest minion · 4 mana · 2/5
///
/// > **Taunt Deathrattle**: Resurrect a friendly Undead that died this game.
///
/// State: Todo
//~ RLK_813 todo b368ef0c df92b5c5
#[test]
#[ignore = "todo: RLK_813 Bonecaller"]
fn RLK_813_bonecaller() {
    check(
        CardClass::Priest,
        &[Give("RLK_813"), Cost("RLK_813", 4), Stats("RLK_813", 2, 5), Has("RLK_813", GameTag::TAUNT), Unwritten],
    );
}

/// # Crystalsmith Cultist
///
/// `RLK_814` · Priest minion · 1 mana · 1/2
///
/// > **Battlecry:** If you're holding a Shadow spell, gain +1/+1.
///
/// State: Todo
//~ RLK_814 todo a70920f7 bb090274
#[test]
#[ignore = "todo: RLK_814 Crystalsmith Cultist"]
fn RLK_814_crystalsmith_cultist() {
    check(CardClass::Priest, &[Give("RLK_814"), Cost("RLK_814", 1), Stats("RLK_814", 1, 2), Unwritten]);
}

/// # Shadow Word: Undeath
///
/// `RLK_815` · Priest spell · Shadow · 5 mana
///
/// > Deal $2 damage to all enemies. If a friendly Undead died after your last turn, deal $2 more.
///
/// State: Todo
//~ RLK_815 todo 7832e471 14ed7808
#[test]
#[ignore = "todo: RLK_815 Shadow Word: Undeath"]
fn RLK_815_shadow_word_undeath() {
    check(CardClass::Priest, &[Give("RLK_815"), Cost("RLK_815", 5), Unwritten]);
}

/// # Sister Svalna
///
/// `RLK_816` · Priest minion · 6 mana · 6/6
///
/// > **Battlecry:* Permanently* add a Vision of Darkness to your hand.
///
/// State: Todo
//~ RLK_816 todo 31e80263 3d8214b2
#[test]
#[ignore = "todo: RLK_816 Sister Svalna"]
fn RLK_816_sister_svalna() {
    check(CardClass::Priest, &[Give("RLK_816"), Cost("RLK_816", 6), Stats("RLK_816", 6, 6), Unwritten]);
}

/// # Vision of Darkness
///
/// `RLK_816t3` · Priest spell · Shadow · 3 mana
///
/// > **Discover** a Shadow spell. *(This stays in your hand.)*
///
/// State: Todo
//~ RLK_816t3 todo 756d5693 e180c3d8
#[test]
#[ignore = "todo: RLK_816t3 Vision of Darkness"]
fn RLK_816t3_vision_of_darkness() {
    check(CardClass::Priest, &[Give("RLK_816t3"), Cost("RLK_816t3", 3), Unwritten]);
}

/// # Haunting Nightmare
///
/// `RLK_822` · Priest minion · 3 mana · 4/3
///
/// > **Deathrattle:** Haunt a card in your hand. When you play it, summon a 4/3 Soldier.
///
/// State: Todo
//~ RLK_822 todo d6028840 9aab49d6
#[test]
#[ignore = "todo: RLK_822 Haunting Nightmare"]
fn RLK_822_haunting_nightmare() {
    check(CardClass::Priest, &[Give("RLK_822"), Cost("RLK_822", 3), Stats("RLK_822", 4, 3), Unwritten]);
}

/// # Haunted Soldier
///
/// `RLK_822t` · Priest minion · 3 mana · 4/3
///
/// State: Vanilla
//~ RLK_822t vanilla 0d446679 95d2a417
#[test]
fn RLK_822t_haunted_soldier() {
    check(
        CardClass::Priest,
        &[
            Give("RLK_822t"),
            Cost("RLK_822t", 3),
            Stats("RLK_822t", 4, 3),
            Play("RLK_822t", Nothing),
            In(The("RLK_822t"), Zone::Play),
            Now(The("RLK_822t"), 4, 3),
        ],
    );
}

/// # Undying Allies
///
/// `RLK_823` · Priest spell · Shadow · 0 mana
///
/// > After you play an Undead this turn, give it **Reborn**.
///
/// State: Todo
//~ RLK_823 todo 956b5133 e0ea7c26
#[test]
#[ignore = "todo: RLK_823 Undying Allies"]
fn RLK_823_undying_allies() {
    check(CardClass::Priest, &[Give("RLK_823"), Cost("RLK_823", 0), Unwritten]);
}

/// # Grave Digging
///
/// `RLK_829` · Priest spell · Shadow · 4 mana
///
/// > Draw 2 cards. Costs (1) if a friendly Undead died after your last turn.
///
/// State: Todo
//~ RLK_829 todo a6642dd8 e59e34e8
#[test]
#[ignore = "todo: RLK_829 Grave Digging"]
fn RLK_829_grave_digging() {
    check(CardClass::Priest, &[Give("RLK_829"), Cost("RLK_829", 4), Unwritten]);
}

/// # High Cultist Basaleph
///
/// `RLK_832` · Priest minion · 4 mana · 3/5
///
/// > **Battlecry:** Resurrect all friendly Undead that died after your last turn.
///
/// State: Todo
//~ RLK_832 todo 96a94d5f 79ed0455
#[test]
#[ignore = "todo: RLK_832 High Cultist Basaleph"]
fn RLK_832_high_cultist_basaleph() {
    check(CardClass::Priest, &[Give("RLK_832"), Cost("RLK_832", 4), Stats("RLK_832", 3, 5), Unwritten]);
}

/// # Mind Eater
///
/// `RLK_845` · Priest minion · 2 mana · 3/2
///
/// > **Deathrattle:** Add a copy of a card in your opponent's deck to your hand.
///
/// State: Todo
//~ RLK_845 todo c559f477 2e40cb6c
#[test]
#[ignore = "todo: RLK_845 Mind Eater"]
fn RLK_845_mind_eater() {
    check(CardClass::Priest, &[Give("RLK_845"), Cost("RLK_845", 2), Stats("RLK_845", 3, 2), Unwritten]);
}
