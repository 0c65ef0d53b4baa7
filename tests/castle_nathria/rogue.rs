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
//~ MAW_018 todo 76419136 32249784
#[test]
#[ignore = "todo: MAW_018 Perjury"]
fn MAW_018_perjury() {
    check(CardClass::Rogue, &[Give("MAW_018"), Cost("MAW_018", 2)]);
}

/// # Murder Accusation
///
/// `MAW_019` · Rogue spell · 2 mana
///
/// > Choose a minion. Destroy it after another enemy minion dies.
///
/// State: Todo
//~ MAW_019 todo a8c8b14d c55e712d
#[test]
#[ignore = "todo: MAW_019 Murder Accusation"]
fn MAW_019_murder_accusation() {
    check(CardClass::Rogue, &[Give("MAW_019"), Cost("MAW_019", 2)]);
}

/// # Scribbling Stenographer
///
/// `MAW_020` · Rogue minion · 6 mana · 4/4
///
/// > **Rush**. Costs (1) less for each card you've played this turn.
///
/// State: Todo
//~ MAW_020 todo 766a3e85 9933ce99
#[test]
#[ignore = "todo: MAW_020 Scribbling Stenographer"]
fn MAW_020_scribbling_stenographer() {
    check(
        CardClass::Rogue,
        &[Give("MAW_020"), Cost("MAW_020", 6), Stats("MAW_020", 4, 4), Has("MAW_020", GameTag::RUSH)],
    );
}

/// # Sinstone Graveyard
///
/// `REV_750` · Rogue location · 3 mana · 2 uses
///
/// > Summon a @/@ Ghost. *(Has +1/+1 for each other card you played this turn!)*
///
/// State: Todo
//~ REV_750 todo aa24ce23 2d7a8ca1
#[test]
#[ignore = "todo: REV_750 Sinstone Graveyard"]
fn REV_750_sinstone_graveyard() {
    check(CardClass::Rogue, &[Give("REV_750"), Cost("REV_750", 3)]);
}

/// # Haunted Conscience
///
/// `REV_750t2` · Rogue minion · 1 mana · 1/1
///
/// State: Todo
//~ REV_750t2 todo 2d13d4d7 176cb2ee
#[test]
#[ignore = "todo: REV_750t2 Haunted Conscience"]
fn REV_750t2_haunted_conscience() {
    check(CardClass::Rogue, &[Give("REV_750t2"), Cost("REV_750t2", 1), Stats("REV_750t2", 1, 1)]);
}

/// # Necrolord Draka
///
/// `REV_785` · Rogue minion · 4 mana · 3/4
///
/// > {0} {1} {2} {3}
///
/// State: Todo
//~ REV_785 todo 8a4321f0 1c179287
#[test]
#[ignore = "todo: REV_785 Necrolord Draka"]
fn REV_785_necrolord_draka() {
    check(CardClass::Rogue, &[Give("REV_785"), Cost("REV_785", 4), Stats("REV_785", 3, 4)]);
}

/// # Sinstone Graveyard
///
/// `REV_795` · Rogue location · 2 mana · 2 uses
///
/// > {0} {1}
///
/// State: Todo
//~ REV_795 todo 40859b73 630abc6f
#[test]
#[ignore = "todo: REV_795 Sinstone Graveyard"]
fn REV_795_sinstone_graveyard() {
    check(CardClass::Rogue, &[Give("REV_795"), Cost("REV_795", 2)]);
}

/// # Double Cross
///
/// `REV_825` · Rogue spell · 2 mana
///
/// > **Secret:** When your opponent spends all their Mana, draw two cards.
///
/// State: Todo
//~ REV_825 todo 64fdda81 200c1020
#[test]
#[ignore = "todo: REV_825 Double Cross"]
fn REV_825_double_cross() {
    check(CardClass::Rogue, &[Give("REV_825"), Cost("REV_825", 2)]);
}

/// # Private Eye
///
/// `REV_826` · Rogue minion · 4 mana · 3/4
///
/// > **Battlecry:** Cast a **Secret** from your deck. **Combo:** Cast 2 instead.
///
/// State: Todo
//~ REV_826 todo 9b470835 8a3855d9
#[test]
#[ignore = "todo: REV_826 Private Eye"]
fn REV_826_private_eye() {
    check(CardClass::Rogue, &[Give("REV_826"), Cost("REV_826", 4), Stats("REV_826", 3, 4)]);
}

/// # Sticky Situation
///
/// `REV_827` · Rogue spell · 2 mana
///
/// > **Secret:** After your opponent casts a spell, summon a 3/4 Spider with **Stealth**.
///
/// State: Todo
//~ REV_827 todo 1598fafc fdedf21b
#[test]
#[ignore = "todo: REV_827 Sticky Situation"]
fn REV_827_sticky_situation() {
    check(CardClass::Rogue, &[Give("REV_827"), Cost("REV_827", 2)]);
}

/// # Tomb Crawler
///
/// `REV_827t` · Rogue minion · 3 mana · 3/4
///
/// > **Stealth**
///
/// State: Todo
//~ REV_827t todo 2ec08062 31fa8d23
#[test]
#[ignore = "todo: REV_827t Tomb Crawler"]
fn REV_827t_tomb_crawler() {
    check(
        CardClass::Rogue,
        &[Give("REV_827t"), Cost("REV_827t", 3), Stats("REV_827t", 3, 4), Has("REV_827t", GameTag::STEALTH)],
    );
}

/// # Kidnap
///
/// `REV_828` · Rogue spell · 2 mana
///
/// > **Secret:** After your opponent plays a minion, stuff it in a 0/4 Sack.
///
/// State: Todo
//~ REV_828 todo bca0b4cf fb807d79
#[test]
#[ignore = "todo: REV_828 Kidnap"]
fn REV_828_kidnap() {
    check(CardClass::Rogue, &[Give("REV_828"), Cost("REV_828", 2)]);
}

/// # Kidnapper's Sack
///
/// `REV_828t` · Rogue minion · 1 mana · 0/4
///
/// > **Deathrattle:** Return your opponent's kidnapped minion to their hand.
///
/// State: Todo
//~ REV_828t todo 63e27a4a 177dd68e
#[test]
#[ignore = "todo: REV_828t Kidnapper's Sack"]
fn REV_828t_kidnappers_sack() {
    check(CardClass::Rogue, &[Give("REV_828t"), Cost("REV_828t", 1), Stats("REV_828t", 0, 4)]);
}

/// # Halkias
///
/// `REV_829` · Rogue minion · 4 mana · 5/4
///
/// > **Stealth**. **Deathrattle:** Store Halkias's soul inside of a friendly **Secret**. It resummons Halkias when triggered.
///
/// State: Todo
//~ REV_829 todo 210949d7 eee5f789
#[test]
#[ignore = "todo: REV_829 Halkias"]
fn REV_829_halkias() {
    check(
        CardClass::Rogue,
        &[Give("REV_829"), Cost("REV_829", 4), Stats("REV_829", 5, 4), Has("REV_829", GameTag::STEALTH)],
    );
}

/// # Door of Shadows
///
/// `REV_938` · Rogue spell · Shadow · 1 mana
///
/// > Draw a spell. **Infuse (@):** Add a **Temporary** copy of it to your hand.
///
/// State: Todo
//~ REV_938 todo e5c8adcf 8c953a61
#[test]
#[ignore = "todo: REV_938 Door of Shadows"]
fn REV_938_door_of_shadows() {
    check(CardClass::Rogue, &[Give("REV_938"), Cost("REV_938", 1)]);
}

/// # Door of Shadows
///
/// `REV_938t` · Rogue spell · Shadow · 1 mana
///
/// > **Infused** Draw a spell. Add a **Temporary** copy of it to your hand.
///
/// State: Todo
//~ REV_938t todo 3c6d9929 b7dc26ab
#[test]
#[ignore = "todo: REV_938t Door of Shadows"]
fn REV_938t_door_of_shadows() {
    check(CardClass::Rogue, &[Give("REV_938t"), Cost("REV_938t", 1)]);
}

/// # Serrated Bone Spike
///
/// `REV_939` · Rogue spell · 2 mana
///
/// > Deal $3 damage to a minion. If it dies, your next card this turn costs (2) less.
///
/// State: Todo
//~ REV_939 todo fab59178 0832ea01
#[test]
#[ignore = "todo: REV_939 Serrated Bone Spike"]
fn REV_939_serrated_bone_spike() {
    check(CardClass::Rogue, &[Give("REV_939"), Cost("REV_939", 2)]);
}

/// # Necrolord Draka
///
/// `REV_940` · Rogue minion · 5 mana · 3/4
///
/// > **Battlecry:** Equip a @/3 Dagger. *(+1 Attack for each other card you played this turn, up to 10!)*
///
/// State: Todo
//~ REV_940 todo df17fa87 5ed526e6
#[test]
#[ignore = "todo: REV_940 Necrolord Draka"]
fn REV_940_necrolord_draka() {
    check(CardClass::Rogue, &[Give("REV_940"), Cost("REV_940", 5), Stats("REV_940", 3, 4)]);
}

/// # Maldraxxus Dagger
///
/// `REV_940t` · Rogue weapon · 1 mana · 1/3 durability
///
/// State: Todo
//~ REV_940t todo f174aa7a 9185e742
#[test]
#[ignore = "todo: REV_940t Maldraxxus Dagger"]
fn REV_940t_maldraxxus_dagger() {
    check(CardClass::Rogue, &[Give("REV_940t"), Cost("REV_940t", 1), Stats("REV_940t", 1, 3)]);
}

/// # Ghastly Gravedigger
///
/// `REV_959` · Rogue minion · 3 mana · 4/3
///
/// > **Battlecry:** If you control a **Secret**, choose a card in your opponent's hand to shuffle into their deck.
///
/// State: Todo
//~ REV_959 todo 361ca4ab d921272c
#[test]
#[ignore = "todo: REV_959 Ghastly Gravedigger"]
fn REV_959_ghastly_gravedigger() {
    check(CardClass::Rogue, &[Give("REV_959"), Cost("REV_959", 3), Stats("REV_959", 4, 3)]);
}
