//! Hunter cards of Voyage to the Sunken City, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d8453401

/// `TID_075` · Hunter spell · Nature · 3 mana
/// > Deal $3 damage to a random enemy minion. Repeat this with 1 less damage.
///
/// State: Todo
//~ todo TID_075 443b9fe9 2569c8db 821e018b.f7578cf6
#[test]
#[ignore = "todo: Shellshot"]
fn TID_075_shellshot() {
    unwritten("TID_075");
}

/// `TSC_023` · Hunter spell · 1 mana
/// > Deal $2 damage to an enemy. If you played a Naga while holding this, choose a second target.
///
/// State: Todo
//~ todo TSC_023 567feab3 5b1ec597 ef420e53.05d5d6d1
#[test]
#[ignore = "todo: Barbed Nets"]
fn TSC_023_barbed_nets() {
    unwritten("TSC_023");
}

/// `TSC_070` · Hunter weapon · 3 mana · 3/2 durability
/// > After your hero attacks, **Dredge**. If it's a Beast, reduce its Cost by (2).
///
/// State: Done
//~ done TSC_070 4fe7ce8f - 389210ed.335875b8
#[test]
fn TSC_070_harpoon_gun() {
    check(
        CardClass::Hunter,
        &[
            Give("TSC_070"),
            Cost("TSC_070", 3),
            Stats("TSC_070", 3, 2),
            EmptyDeck(Mine),
            OnTop("CS2_231"),
            OnTop("CS2_125"),
            OnTop("CS2_200"),
            OnTop("CS2_171"),
            Play("TSC_070", Nothing),
            Attack(MyHero, TheirHero),
            ChooseCard("CS2_125"),
            EndTurn,
            EndTurn,
            In(Nth(2), Zone::Hand),
            CostNow(Nth(2), 1),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            EmptyDeck(Mine),
            OnTop("CS2_231"),
            OnTop("CS2_125"),
            OnTop("CS2_200"),
            OnTop("CS2_171"),
            Play("TSC_070", Nothing),
            Attack(MyHero, TheirHero),
            ChooseCard("CS2_200"),
            EndTurn,
            EndTurn,
            In(Nth(2), Zone::Hand),
            CostNow(Nth(2), 6),
        ],
    );
}

/// `TSC_071` · Hunter minion · 4 mana · 4/4
/// > **Battlecry:** If you've cast a spell while holding this, your next spell casts twice.
///
/// State: Todo
//~ todo TSC_071 c4c0f6ba daa575c0 c89f7c1d.52b1d9be
#[test]
#[ignore = "todo: Twinbow Terrorcoil"]
fn TSC_071_twinbow_terrorcoil() {
    unwritten("TSC_071");
}

/// `TSC_929t` · Hunter spell · 2 mana
/// > **Secret:** When a friendly minion dies, summon two copies of it. They're **Dormant** for 1 turn.
///
/// State: Todo
//~ todo TSC_929t 3ae2a3bf 0a7fc3e2 01ce6586.07d415c0
#[test]
#[ignore = "todo: Improved Emergency Maneuvers"]
fn TSC_929t_improved_emergency_maneuvers() {
    unwritten("TSC_929t");
}

/// `TSC_946` · Hunter spell · 1 mana
/// > Your spells this turn are **Poisonous**.
///
/// State: Todo
//~ todo TSC_946 99c8c4d8 5e30b10d d12e8952.fb58d4ec
#[test]
#[ignore = "todo: Urchin Spines"]
fn TSC_946_urchin_spines() {
    unwritten("TSC_946");
}

/// `TSC_950` · Hunter minion · 7 mana · 5/5
/// > **Colossal +2 Battlecry:** Give your Hydralodon Heads **Rush**.
///
/// State: Done
//~ done TSC_950 0fc08170 - 8ebd7b18.be46ca2a
#[test]
fn TSC_950_hydralodon() {
    check(
        CardClass::Hunter,
        &[
            Give("TSC_950"),
            Cost("TSC_950", 7),
            Stats("TSC_950", 5, 5),
            Friend("CS2_231"),
            Play("TSC_950", Nothing),
            BoardCount(Mine, 4),
            HasNow(The("TSC_950t"), GameTag::RUSH),
            HasNow(The("TSC_950t2"), GameTag::RUSH),
            HasNot(Nth(0), GameTag::RUSH),
            HasNot(Nth(1), GameTag::RUSH),
        ],
    );
}

/// `TSC_950t` · Hunter minion · 2 mana · 3/1
/// > **Deathrattle:** If you control Hydralodon, summon 2 Hydralodon Heads.
///
/// State: Todo
//~ todo TSC_950t 0c40429c aad8e44c a137e07c.de464646
#[test]
#[ignore = "todo: Hydralodon Head"]
fn TSC_950t_hydralodon_head() {
    unwritten("TSC_950t");
}

/// `TSC_950t2` · Hunter minion · 2 mana · 3/1
/// > **Deathrattle:** If you control Hydralodon, summon 2 Hydralodon Heads.
///
/// State: Todo
//~ todo TSC_950t2 dbe1fe19 08d0cba6 5782eaba.de464646
#[test]
#[ignore = "todo: Hydralodon Head"]
fn TSC_950t2_hydralodon_head() {
    unwritten("TSC_950t2");
}
