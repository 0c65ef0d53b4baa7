//! Rogue cards of Murder at Castle Nathria, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file adfeba26

/// # Perjury
///
/// `MAW_018` · Rogue spell · 2 mana
///
/// > **Secret:** When your turn starts, **Discover** and cast a **Secret** from another class.
///
/// State: Derived
//~ derived MAW_018 d6071ec9 d2235542 d6665812.391ee3b3
#[test]
fn MAW_018_perjury() {
    check(
        CardClass::Rogue,
        &[
            Give("MAW_018"),
            Cost("MAW_018", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("MAW_018"),
            EndTurn,
            Force(Card("AT_002")),
            EndTurn,
            ChooseCard("AT_002"),
            Dead(Nth(3)),
            In(The("AT_002"), Zone::Secret),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("MAW_018"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("MAW_018"),
            EndTurn,
            Never(Card("AT_001")),
            EndTurn,
            Choose(0),
        ],
    );
}

/// # Murder Accusation
///
/// `MAW_019` · Rogue spell · 2 mana
///
/// > Choose a minion. Destroy it after another enemy minion dies.
///
/// State: Todo
//~ todo MAW_019 203daf83 ee1ffce9 a9333977.761cf142
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
/// State: Derived
//~ derived MAW_020 c02d21a7 0e443310 d01ed54e.7f9e3f94
#[test]
fn MAW_020_scribbling_stenographer() {
    check(
        CardClass::Rogue,
        &[
            Give("MAW_020"),
            Cost("MAW_020", 6),
            Stats("MAW_020", 4, 4),
            Has("MAW_020", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("MAW_020"),
            Play("CS2_118", Nothing),
            Crystals(10),
            CostNow(Nth(0), 5),
        ],
    );
}

/// # Sinstone Graveyard
///
/// `REV_750` · Rogue location · 3 mana · 0 uses
///
/// > Summon a @/@ Ghost. *(Has +1/+1 for each other card you played this turn!)*
///
/// State: Todo
//~ todo REV_750 7d336eca b11c8768 288eb940.ce81f021
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
//~ vanilla REV_750t2 00ecb824 c22ae010 198a267a
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
//~ todo REV_785 22c788ca 476d91d2 04512de7.2260dcce
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
//~ todo REV_795 45ff8cb5 23f79030 f72add37.09cdb72f
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
//~ todo REV_825 70ed09b3 02a5013f 56ba7a72.a03e63c2
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
//~ todo REV_826 54d43ceb 80367479 9dd72794.1f38e3b0
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
/// State: Derived
//~ derived REV_827 6a670d9d adbe27a8 0dfcc2cd.c87b4241
#[test]
fn REV_827_sticky_situation() {
    check(
        CardClass::Rogue,
        &[
            Give("REV_827"),
            Cost("REV_827", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("REV_827"),
            EndTurn,
            Play("GAME_005", Nothing),
            BoardCount(Mine, 2),
            Dead(Nth(3)),
            In(The("REV_827t"), Zone::Play),
            Now(The("REV_827t"), 3, 4),
            TagNow(The("REV_827t"), GameTag::SPELLPOWER, 0),
        ],
    );
}

/// # Tomb Crawler
///
/// `REV_827t` · Rogue minion · 3 mana · 3/4
///
/// > **Stealth**
///
/// State: Vanilla
//~ vanilla REV_827t f6e4fa92 a0b2375c d1457f88.86cd88a1
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
//~ todo REV_828 e0fb6309 a72b79a1 d0cb7aae.ebfbfedf
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
//~ todo REV_828t 1540579d 815c723f 308f1835.a100b79e
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
//~ todo REV_829 af5e1f44 2897eeff a61c221d.3b4a6e61
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
/// State: Derived
//~ derived REV_938 6a09f252 01074281 a859f3e4.186558e2
#[test]
fn REV_938_door_of_shadows() {
    check(
        CardClass::Rogue,
        &[
            Give("REV_938"),
            Cost("REV_938", 1),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_182", Nothing),
            Kill(Nth(4)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(6)),
            Crystals(10),
            Is(Nth(0), "REV_938t"),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("REV_938"),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_182", Nothing),
            Kill(Nth(4)),
            Crystals(10),
            Is(Nth(0), "REV_938"),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("REV_938"),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("REV_938", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(2), 5),
            In(Nth(2), Zone::Hand),
            TagNow(Nth(2), GameTag::SPELLPOWER, 0),
        ],
    );
}

/// # Door of Shadows
///
/// `REV_938t` · Rogue spell · Shadow · 1 mana
///
/// > **Infused** Draw a spell. Add a **Temporary** copy of it to your hand.
///
/// State: Derived
//~ derived REV_938t 707a6b18 4a99568b 119e9cb0.966af264
#[test]
fn REV_938t_door_of_shadows() {
    check(
        CardClass::Rogue,
        &[
            Give("REV_938t"),
            Cost("REV_938t", 1),
            Has("REV_938t", GameTag::INFUSED),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("REV_938t", Nothing),
            HasNow(InHand(1), GameTag::GHOSTLY),
            Is(InHand(1), "AT_001"),
            CostNow(InHand(1), 5),
            TagNow(InHand(1), GameTag::SPELLPOWER, 0),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            HasNot(Nth(2), GameTag::GHOSTLY),
            CostNow(Nth(2), 5),
            In(Nth(2), Zone::Hand),
            TagNow(Nth(2), GameTag::SPELLPOWER, 0),
        ],
    );
}

/// # Serrated Bone Spike
///
/// `REV_939` · Rogue spell · 2 mana
///
/// > Deal $3 damage to a minion. If it dies, your next card this turn costs (2) less.
///
/// State: Derived
//~ derived REV_939 1bdfec21 c19641e7 b8b74ab4.a7c5f13c
#[test]
fn REV_939_serrated_bone_spike() {
    check(
        CardClass::Rogue,
        &[
            Give("REV_939"),
            Cost("REV_939", 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("REV_939", On(Nth(8))),
            CostNow(Nth(5), 2),
            Dead(Nth(8)),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("REV_939"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("REV_939", On(Nth(6))),
            BoardCount(Mine, 1),
            CostNow(Nth(5), 2),
            Dead(Nth(6)),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("REV_939"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("REV_939", On(Nth(7))),
            CostNow(Nth(5), 4),
            Now(Nth(7), 4, 2),
        ],
    );
}

/// # Serrated
///
/// `REV_939e` · Rogue enchantment
///
/// > The next card you play this turn costs (2) less.
///
/// State: Derived
//~ derived REV_939e 1d613e4f 1f2b2148 a5ca2f22.1fbdf154
#[test]
fn REV_939e_serrated() {
    check(
        CardClass::Rogue,
        &[
            Friend("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "REV_939e"),
            CostNow(Nth(1), 2),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Friend("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "REV_939e"),
            Play("CS2_118", Nothing),
            Crystals(10),
            CostNow(Nth(1), 4),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Friend("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "REV_939e"),
            EndTurn,
            CostNow(Nth(1), 4),
        ],
    );
}

/// # Serrated
///
/// `REV_939e2` · Rogue enchantment
///
/// > Your next card this turn costs (2) less.
///
/// State: Derived
//~ derived REV_939e2 c348e4e2 0019ec45 357352e4.7bc01e61
#[test]
fn REV_939e2_serrated() {
    check(
        CardClass::Rogue,
        &[
            Friend("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "REV_939e2"),
            CostNow(Nth(1), 2),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Friend("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "REV_939e2"),
            Play("CS2_118", Nothing),
            Crystals(10),
            CostNow(Nth(1), 4),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Friend("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "REV_939e2"),
            EndTurn,
            CostNow(Nth(1), 4),
        ],
    );
}

/// # Necrolord Draka
///
/// `REV_940` · Rogue minion · 5 mana · 3/4
///
/// > **Battlecry:** Equip a @/3 Dagger. *(+1 Attack for each other card you played this turn, up to 10!)*
///
/// State: Todo
//~ todo REV_940 0360efa7 595e6380 73a1568a.aa9eb147
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
//~ vanilla REV_940t 1919d540 fd08445f 1c8c41b8
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
//~ todo REV_959 ee416f82 2f7d9a9b 40b61675.ccd6d83b
#[test]
#[ignore = "todo: REV_959 Ghastly Gravedigger"]
fn REV_959_ghastly_gravedigger() {
    check(CardClass::Rogue, &[Give("REV_959"), Cost("REV_959", 3), Stats("REV_959", 4, 3), Unwritten]);
}
