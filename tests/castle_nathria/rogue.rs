//! Rogue cards of Murder at Castle Nathria, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Perjury
///
/// `MAW_018` · Rogue spell · 2 mana
///
/// > **Secret:** When your turn starts, **Discover** and cast a **Secret** from another class.
///
/// State: Todo
//~ MAW_018 todo 76419136 c23003e8
#[test]
#[ignore = "todo: MAW_018 Perjury"]
fn MAW_018_perjury() {
    check(CardClass::Rogue, &[Give("MAW_018"), Cost("MAW_018", 2), Unwritten]);
}

/// # Murder Accusation
///
/// `MAW_019` · Rogue spell · 2 mana
///
/// > Choose a minion. Destroy it after another enemy minion dies.
///
/// State: Todo
//~ MAW_019 todo a8c8b14d d2f9ae8e
#[test]
#[ignore = "todo: MAW_019 Murder Accusation"]
fn MAW_019_murder_accusation() {
    check(CardClass::Rogue, &[Give("MAW_019"), Cost("MAW_019", 2), Unwritten]);
}

/// # Scribbling Stenographer
///
/// `MAW_020` · Rogue minion · 6 mana · 4/4
///
/// > **Rush**. Costs (1) less for each card you've played this turn.
///
/// State: Todo
//~ MAW_020 todo 766a3e85 545ee419
#[test]
#[ignore = "todo: MAW_020 Scribbling Stenographer"]
fn MAW_020_scribbling_stenographer() {
    check(
        CardClass::Rogue,
        &[Give("MAW_020"), Cost("MAW_020", 6), Stats("MAW_020", 4, 4), Has("MAW_020", GameTag::RUSH), Unwritten],
    );
}

/// # Sinstone Graveyard
///
/// `REV_750` · Rogue location · 3 mana · 0 uses
///
/// > Summon a @/@ Ghost. *(Has +1/+1 for each other card you played this turn!)*
///
/// State: Todo
//~ REV_750 todo 90f15ef0 ddb49b74
#[test]
#[ignore = "todo: REV_750 Sinstone Graveyard"]
fn REV_750_sinstone_graveyard() {
    check(CardClass::Rogue, &[Give("REV_750"), Cost("REV_750", 3), Unwritten]);
}

/// # Haunted Conscience
///
/// `REV_750t2` · Rogue minion · 1 mana · 1/1
///
/// State: Vanilla
//~ REV_750t2 vanilla 2d13d4d7 ac2adac1
#[test]
fn REV_750t2_haunted_conscience() {
    check(
        CardClass::Rogue,
        &[
            Give("REV_750t2"),
            Cost("REV_750t2", 1),
            Stats("REV_750t2", 1, 1),
            Play("REV_750t2", Nothing),
            In(The("REV_750t2"), Zone::Play),
            Now(The("REV_750t2"), 1, 1),
        ],
    );
}

/// # Necrolord Draka
///
/// `REV_785` · Rogue minion · 4 mana · 3/4
///
/// > {0} {1} {2} {3}
///
/// State: Todo
//~ REV_785 todo 8a4321f0 3f82c57a
#[test]
#[ignore = "todo: REV_785 Necrolord Draka"]
fn REV_785_necrolord_draka() {
    check(CardClass::Rogue, &[Give("REV_785"), Cost("REV_785", 4), Stats("REV_785", 3, 4), Unwritten]);
}

/// # Sinstone Graveyard
///
/// `REV_795` · Rogue location · 2 mana · 0 uses
///
/// > {0} {1}
///
/// State: Todo
//~ REV_795 todo ba43acec f55f047a
#[test]
#[ignore = "todo: REV_795 Sinstone Graveyard"]
fn REV_795_sinstone_graveyard() {
    check(CardClass::Rogue, &[Give("REV_795"), Cost("REV_795", 2), Unwritten]);
}

/// # Double Cross
///
/// `REV_825` · Rogue spell · 2 mana
///
/// > **Secret:** When your opponent spends all their Mana, draw two cards.
///
/// State: Todo
//~ REV_825 todo 64fdda81 83623c38
#[test]
#[ignore = "todo: REV_825 Double Cross"]
fn REV_825_double_cross() {
    check(CardClass::Rogue, &[Give("REV_825"), Cost("REV_825", 2), Unwritten]);
}

/// # Private Eye
///
/// `REV_826` · Rogue minion · 4 mana · 3/4
///
/// > **Battlecry:** Cast a **Secret** from your deck. **Combo:** Cast 2 instead.
///
/// State: Todo
//~ REV_826 todo 9b470835 f8beef4d
#[test]
#[ignore = "todo: REV_826 Private Eye"]
fn REV_826_private_eye() {
    check(CardClass::Rogue, &[Give("REV_826"), Cost("REV_826", 4), Stats("REV_826", 3, 4), Unwritten]);
}

/// # Sticky Situation
///
/// `REV_827` · Rogue spell · 2 mana
///
/// > **Secret:** After your opponent casts a spell, summon a 3/4 Spider with **Stealth**.
///
/// State: Todo
//~ REV_827 todo 1598fafc 1a725e7b
#[test]
#[ignore = "todo: REV_827 Sticky Situation"]
fn REV_827_sticky_situation() {
    check(CardClass::Rogue, &[Give("REV_827"), Cost("REV_827", 2), Unwritten]);
}

/// # Tomb Crawler
///
/// `REV_827t` · Rogue minion · 3 mana · 3/4
///
/// > **Stealth**
///
/// State: Vanilla
//~ REV_827t vanilla 2ec08062 215a4cd5
#[test]
fn REV_827t_tomb_crawler() {
    check(
        CardClass::Rogue,
        &[
            Give("REV_827t"),
            Cost("REV_827t", 3),
            Stats("REV_827t", 3, 4),
            Has("REV_827t", GameTag::STEALTH),
            Play("REV_827t", Nothing),
            In(The("REV_827t"), Zone::Play),
            Now(The("REV_827t"), 3, 4),
            HasNow(The("REV_827t"), GameTag::STEALTH),
        ],
    );
}

/// # Kidnap
///
/// `REV_828` · Rogue spell · 2 mana
///
/// > **Secret:** After your opponent plays a minion, stuff it in a 0/4 Sack.
///
/// State: Todo
//~ REV_828 todo bca0b4cf 95be5859
#[test]
#[ignore = "todo: REV_828 Kidnap"]
fn REV_828_kidnap() {
    check(CardClass::Rogue, &[Give("REV_828"), Cost("REV_828", 2), Unwritten]);
}

/// # Kidnapper's Sack
///
/// `REV_828t` · Rogue minion · 1 mana · 0/4
///
/// > **Deathrattle:** Return your opponent's kidnapped minion to their hand.
///
/// State: Todo
//~ REV_828t todo 63e27a4a 5cdc0cdf
#[test]
#[ignore = "todo: REV_828t Kidnapper's Sack"]
fn REV_828t_kidnappers_sack() {
    check(CardClass::Rogue, &[Give("REV_828t"), Cost("REV_828t", 1), Stats("REV_828t", 0, 4), Unwritten]);
}

/// # Halkias
///
/// `REV_829` · Rogue minion · 4 mana · 5/4
///
/// > **Stealth**. **Deathrattle:** Store Halkias's soul inside of a friendly **Secret**. It resummons Halkias when triggered.
///
/// State: Todo
//~ REV_829 todo 210949d7 c584124d
#[test]
#[ignore = "todo: REV_829 Halkias"]
fn REV_829_halkias() {
    check(
        CardClass::Rogue,
        &[Give("REV_829"), Cost("REV_829", 4), Stats("REV_829", 5, 4), Has("REV_829", GameTag::STEALTH), Unwritten],
    );
}

/// # Door of Shadows
///
/// `REV_938` · Rogue spell · Shadow · 1 mana
///
/// > Draw a spell. **Infuse (@):** Add a **Temporary** copy of it to your hand.
///
/// State: Todo
//~ REV_938 todo e5c8adcf c733d325
#[test]
#[ignore = "todo: REV_938 Door of Shadows"]
fn REV_938_door_of_shadows() {
    check(CardClass::Rogue, &[Give("REV_938"), Cost("REV_938", 1), Unwritten]);
}

/// # Door of Shadows
///
/// `REV_938t` · Rogue spell · Shadow · 1 mana
///
/// > **Infused** Draw a spell. Add a **Temporary** copy of it to your hand.
///
/// State: Todo
//~ REV_938t todo 3c6d9929 c6f9d2bf
#[test]
#[ignore = "todo: REV_938t Door of Shadows"]
fn REV_938t_door_of_shadows() {
    check(CardClass::Rogue, &[Give("REV_938t"), Cost("REV_938t", 1), Unwritten]);
}

/// # Serrated Bone Spike
///
/// `REV_939` · Rogue spell · 2 mana
///
/// > Deal $3 damage to a minion. If it dies, your next card this turn costs (2) less.
///
/// State: Todo
//~ REV_939 todo fab59178 cf9a7ae5
#[test]
#[ignore = "todo: REV_939 Serrated Bone Spike"]
fn REV_939_serrated_bone_spike() {
    check(CardClass::Rogue, &[Give("REV_939"), Cost("REV_939", 2), Unwritten]);
}

/// # Necrolord Draka
///
/// `REV_940` · Rogue minion · 5 mana · 3/4
///
/// > **Battlecry:** Equip a @/3 Dagger. *(+1 Attack for each other card you played this turn, up to 10!)*
///
/// State: Todo
//~ REV_940 todo df17fa87 7931e0fc
#[test]
#[ignore = "todo: REV_940 Necrolord Draka"]
fn REV_940_necrolord_draka() {
    check(CardClass::Rogue, &[Give("REV_940"), Cost("REV_940", 5), Stats("REV_940", 3, 4), Unwritten]);
}

/// # Maldraxxus Dagger
///
/// `REV_940t` · Rogue weapon · 1 mana · 1/3 durability
///
/// State: Vanilla
//~ REV_940t vanilla f174aa7a 1f8b581e
#[test]
fn REV_940t_maldraxxus_dagger() {
    check(
        CardClass::Rogue,
        &[
            Give("REV_940t"),
            Cost("REV_940t", 1),
            Stats("REV_940t", 1, 3),
            Play("REV_940t", Nothing),
            In(The("REV_940t"), Zone::Play),
        ],
    );
}

/// # Ghastly Gravedigger
///
/// `REV_959` · Rogue minion · 3 mana · 4/3
///
/// > **Battlecry:** If you control a **Secret**, choose a card in your opponent's hand to shuffle into their deck.
///
/// State: Todo
//~ REV_959 todo 361ca4ab edf49b99
#[test]
#[ignore = "todo: REV_959 Ghastly Gravedigger"]
fn REV_959_ghastly_gravedigger() {
    check(CardClass::Rogue, &[Give("REV_959"), Cost("REV_959", 3), Stats("REV_959", 4, 3), Unwritten]);
}
