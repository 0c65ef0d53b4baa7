//! Mage cards of TITANS, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file fc81d33b

/// # Sif
///
/// `TTN_071` · Mage minion · 6 mana · 4/6
///
/// > **Spell Damage +@* (Improved by each spell school you've cast this game!)*
///
/// State: Todo
//~ todo TTN_071 5f06115a e01ae69b f62636e1.27aeb86e
#[test]
#[ignore = "todo: TTN_071 Sif"]
fn TTN_071_sif() {
    check(CardClass::Mage, &[Give("TTN_071"), Cost("TTN_071", 6), Stats("TTN_071", 4, 6), Unwritten]);
}

/// # Norgannon
///
/// `TTN_075` · Mage minion · 6 mana · 3/8
///
/// > **Titan** After this uses an ability, double the power of the other abilities.
///
/// State: Todo
//~ todo TTN_075 3a3d4008 8dd19056 9eadda11.5542daa8
#[test]
#[ignore = "todo: TTN_075 Norgannon"]
fn TTN_075_norgannon() {
    check(CardClass::Mage, &[Give("TTN_075"), Cost("TTN_075", 6), Stats("TTN_075", 3, 8), Unwritten]);
}

/// # Titantic Power
///
/// `TTN_075e` · Neutral enchantment
///
/// > Can't attack.
///
/// State: Derived
//~ derived TTN_075e 460922d0 8cb008c2 9699c856.d7c3ac98
#[test]
fn TTN_075e_titantic_power() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "TTN_075e"), HasNow(My(0), GameTag::CANT_ATTACK)]);
}

/// # Progenitor's Power
///
/// `TTN_075t` · Mage spell · 0 mana
///
/// > Deal @ damage.
///
/// State: Todo
//~ todo TTN_075t 33c21202 70c4b276 f1146dcb.4e9b193e
#[test]
#[ignore = "todo: TTN_075t Progenitor's Power"]
fn TTN_075t_progenitors_power() {
    check(CardClass::Mage, &[Give("TTN_075t"), Cost("TTN_075t", 0), Unwritten]);
}

/// # Ancient Knowledge
///
/// `TTN_075t2` · Mage spell · 0 mana
///
/// > Enemy cards cost (@) more next turn.
///
/// State: Todo
//~ todo TTN_075t2 20099ec7 9463f00c 6f84dd9f.26a3ecaa
#[test]
#[ignore = "todo: TTN_075t2 Ancient Knowledge"]
fn TTN_075t2_ancient_knowledge() {
    check(CardClass::Mage, &[Give("TTN_075t2"), Cost("TTN_075t2", 0), Unwritten]);
}

/// # Unlimited Potential
///
/// `TTN_075t3` · Mage spell · 0 mana
///
/// > Cast @ random Mage \|4(**Secret**, **Secrets**).
///
/// State: Todo
//~ todo TTN_075t3 97cf626a 6dffb7e1 b6e94e35.e432be55
#[test]
#[ignore = "todo: TTN_075t3 Unlimited Potential"]
fn TTN_075t3_unlimited_potential() {
    check(CardClass::Mage, &[Give("TTN_075t3"), Cost("TTN_075t3", 0), Unwritten]);
}

/// # Potential Unbound
///
/// `TTN_075t3e` · Mage enchantment
///
/// > Your next spell costs (2) less.
///
/// State: Derived
//~ derived TTN_075t3e 91915361 bcc3efc6 0fc734c9.f52f6389
#[test]
fn TTN_075t3e_potential_unbound() {
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "TTN_075t3e"),
            CostNow(Nth(1), 3),
            CostNow(Nth(2), 4),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "TTN_075t3e"),
            Play("GAME_005", Nothing),
            Crystals(10),
            CostNow(Nth(1), 5),
        ],
    );
}

/// # Unbound
///
/// `TTN_075t3e2` · Mage enchantment
///
/// > Costs (2) less.
///
/// State: Derived
//~ derived TTN_075t3e2 895c495b b3ca22b8 6baf9178.90c32b47
#[test]
fn TTN_075t3e2_unbound() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "TTN_075t3e2"), CostNow(Nth(0), 1)]);
}

/// # Chill-o-matic
///
/// `TTN_077` · Mage minion · 2 mana · 2/3
///
/// > **Magnetic Freeze** any character damaged by this minion.
///
/// State: Derived
//~ derived TTN_077 ddc39632 7bbbc210 aa447c47.47104893
#[test]
fn TTN_077_chill_o_matic() {
    check(
        CardClass::Mage,
        &[
            Give("TTN_077"),
            Cost("TTN_077", 2),
            Stats("TTN_077", 2, 3),
            Has("TTN_077", GameTag::MAGNETIC),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TTN_077"),
            Attack(Nth(3), TheirHero),
            HasNow(TheirHero, GameTag::FROZEN),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TTN_077"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TTN_077"),
            Hurt(Nth(3), 1),
            HasNot(Nth(3), GameTag::FROZEN),
        ],
    );
}

/// # Wisdom of Norgannon
///
/// `TTN_085` · Mage spell · Arcane · 5 mana
///
/// > Draw 2 cards. Costs (1) less for each different spell school you've cast this game.
///
/// State: Derived
//~ derived TTN_085 20394d7f 2f432522 26e48f04.f994061b
#[test]
fn TTN_085_wisdom_of_norgannon() {
    check(
        CardClass::Mage,
        &[
            Give("TTN_085"),
            Cost("TTN_085", 5),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_024", On(TheirHero)),
            Play("CS2_029", On(TheirHero)),
            Play("CS2_008", On(TheirHero)),
            Play("EX1_169", Nothing),
            Crystals(10),
            Play("TTN_085", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TTN_085"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_024", On(TheirHero)),
            Play("CS2_029", On(TheirHero)),
            Play("CS2_008", On(TheirHero)),
            Play("EX1_169", Nothing),
            Crystals(10),
            CostNow(Nth(0), 1),
        ],
    );
}

/// # Aqua Archivist
///
/// `TTN_095` · Mage minion · 2 mana · 2/2
///
/// > **Battlecry:** The next Elemental you play costs (2) less.
///
/// State: Derived
//~ derived TTN_095 3e585e71 e00ede64 5a5a9924.fc008157
#[test]
fn TTN_095_aqua_archivist() {
    check(
        CardClass::Mage,
        &[
            Give("TTN_095"),
            Cost("TTN_095", 2),
            Stats("TTN_095", 2, 2),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TTN_095", Nothing),
            CostNow(Nth(1), 1),
        ],
    );
}

/// # Unchained Gladiator
///
/// `TTN_475` · Mage minion · 4 mana · 4/4
///
/// > **Battlecry:** Draw a card. Repeat for each Elemental you played last turn.@ *(@)*
///
/// State: Derived
//~ derived TTN_475 83e16bbd bfe680d3 ae03638e.404d40b5
#[test]
fn TTN_475_unchained_gladiator() {
    check(
        CardClass::Mage,
        &[
            Give("TTN_475"),
            Cost("TTN_475", 4),
            Stats("TTN_475", 4, 4),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_118", Nothing),
            EndTurn,
            EndTurn,
            Crystals(10),
            Play("TTN_475", Nothing),
            DeckCount(Mine, 19),
            HandCount(Mine, 3),
            CostNow(Nth(1), 3),
            In(Nth(1), Zone::Hand),
            Now(Nth(1), 5, 1),
            CostNow(Nth(2), 3),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 5, 1),
        ],
    );
}

/// # Discovery of Magic
///
/// `TTN_476` · Mage spell · 1 mana
///
/// > **Discover** a spell from a spell school you haven't cast this game *(from any class)*.
///
/// State: Todo
//~ todo TTN_476 3fce415c c6d38fb7 bf63c265.6806f534
#[test]
#[ignore = "todo: TTN_476 Discovery of Magic"]
fn TTN_476_discovery_of_magic() {
    check(CardClass::Mage, &[Give("TTN_476"), Cost("TTN_476", 1), Unwritten]);
}

/// # Molten Rune
///
/// `TTN_477` · Mage spell · Fire · 3 mana
///
/// > Deal $3 damage. Get a random spell. **Forge:** This casts twice.
///
/// State: Derived
//~ derived TTN_477 756866a1 7af53972 4aac4aa2.7966dfc3
#[test]
fn TTN_477_molten_rune() {
    check(
        CardClass::Mage,
        &[
            Give("TTN_477"),
            Cost("TTN_477", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            Play("TTN_477", On(Nth(2))),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 5),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
            Now(Nth(2), 4, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("TTN_477"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("TTN_477", On(Nth(2)))],
    );
    check(
        CardClass::Mage,
        &[
            Give("TTN_477"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            Play("TTN_477", On(Nth(1))),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 5),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
            Now(Nth(1), 4, 2),
        ],
    );
}

/// # Molten Rune
///
/// `TTN_477t1` · Mage spell · Fire · 3 mana
///
/// > **Forged** Deal $3 damage, twice. Get a random spell, twice.
///
/// State: Derived
//~ derived TTN_477t1 e2e67f4c 7c6d6627 52b02f71.7f090e5c
#[test]
fn TTN_477t1_molten_rune() {
    check(
        CardClass::Mage,
        &[
            Give("TTN_477t1"),
            Cost("TTN_477t1", 3),
            Has("TTN_477t1", GameTag::FORGED),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Play("TTN_477t1", On(Nth(2))),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 5),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            Is(InHand(1), "AT_001"),
            CostNow(InHand(1), 5),
            TagNow(InHand(1), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 2),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("TTN_477t1"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("TTN_477t1", On(Nth(2)))],
    );
    check(
        CardClass::Mage,
        &[
            Give("TTN_477t1"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Play("TTN_477t1", On(Nth(1))),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 5),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            Is(InHand(1), "AT_001"),
            CostNow(InHand(1), 5),
            TagNow(InHand(1), GameTag::SPELLPOWER, 0),
            BoardCount(Mine, 0),
            HandCount(Mine, 2),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TTN_477t1"),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Play("TTN_477t1", On(TheirHero)),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 5),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            Is(InHand(1), "AT_001"),
            CostNow(InHand(1), 5),
            TagNow(InHand(1), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 2),
            Now(TheirHero, 0, 24),
            Damage(TheirHero, 6),
        ],
    );
}

/// # Inquisitive Creation
///
/// `TTN_478` · Mage minion · 4 mana · 3/4
///
/// > **Battlecry:** Deal @ damage to all enemy minions. *(Improved by each spell school you've cast this game!)*
///
/// State: Derived
//~ derived TTN_478 a1faa4e6 efb00f5a 5eb044ea.38f329d0
#[test]
fn TTN_478_inquisitive_creation() {
    check(
        CardClass::Mage,
        &[
            Give("TTN_478"),
            Cost("TTN_478", 4),
            Stats("TTN_478", 3, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_024", On(TheirHero)),
            Play("CS2_029", On(TheirHero)),
            Play("CS2_008", On(TheirHero)),
            Play("EX1_169", Nothing),
            Crystals(10),
            Play("TTN_478", Nothing),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TTN_478"),
            Friend("TLC_248"),
            Enemy("CS2_118"),
            Enemy("TLC_248"),
            Play("CS2_024", On(TheirHero)),
            Play("CS2_029", On(TheirHero)),
            Play("CS2_008", On(TheirHero)),
            Play("EX1_169", Nothing),
            Crystals(10),
            Play("TTN_478", Nothing),
            Dead(Nth(2)),
            Now(Nth(3), 14, 23),
            BoardCount(Theirs, 1),
        ],
    );
}

/// # Elemental Inspiration
///
/// `TTN_480` · Mage spell · 7 mana
///
/// > For each spell school you have cast this game, summon a 4/5 Vortex with a random **Bonus Effect**.@ *(@)*
///
/// State: Todo
//~ todo TTN_480 abf3835a 2551bee9 4cb163e5.bb281a1e
#[test]
#[ignore = "todo: TTN_480 Elemental Inspiration"]
fn TTN_480_elemental_inspiration() {
    check(CardClass::Mage, &[Give("TTN_480"), Cost("TTN_480", 7), Unwritten]);
}

/// # Primordial Vortex
///
/// `TTN_480t` · Mage minion · 4 mana · 4/5
///
/// > **Divine Shield**
///
/// State: Vanilla
//~ vanilla TTN_480t fa05ad52 d6030c85 923c0a4c.cc526ac4
#[test]
fn TTN_480t_primordial_vortex() {
    check(
        CardClass::Mage,
        &[
            Give("TTN_480t"),
            Cost("TTN_480t", 4),
            Stats("TTN_480t", 4, 5),
            Has("TTN_480t", GameTag::DIVINE_SHIELD),
            Play("TTN_480t", Nothing),
            In(The("TTN_480t"), Zone::Play),
            Now(The("TTN_480t"), 4, 5),
            HasNow(The("TTN_480t"), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Primordial Vortex
///
/// `TTN_480t1` · Mage minion · 4 mana · 4/5
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla TTN_480t1 c72467a3 2cc7dca4 934c1864.4b0c5d24
#[test]
fn TTN_480t1_primordial_vortex() {
    check(
        CardClass::Mage,
        &[
            Give("TTN_480t1"),
            Cost("TTN_480t1", 4),
            Stats("TTN_480t1", 4, 5),
            Has("TTN_480t1", GameTag::TAUNT),
            Play("TTN_480t1", Nothing),
            In(The("TTN_480t1"), Zone::Play),
            Now(The("TTN_480t1"), 4, 5),
            HasNow(The("TTN_480t1"), GameTag::TAUNT),
        ],
    );
}

/// # Primordial Vortex
///
/// `TTN_480t2` · Mage minion · 4 mana · 4/5
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla TTN_480t2 32f8a856 c1542277 85787db7.57b12c28
#[test]
fn TTN_480t2_primordial_vortex() {
    check(
        CardClass::Mage,
        &[
            Give("TTN_480t2"),
            Cost("TTN_480t2", 4),
            Stats("TTN_480t2", 4, 5),
            Has("TTN_480t2", GameTag::RUSH),
            Play("TTN_480t2", Nothing),
            In(The("TTN_480t2"), Zone::Play),
            Now(The("TTN_480t2"), 4, 5),
            HasNow(The("TTN_480t2"), GameTag::RUSH),
        ],
    );
}

/// # Primordial Vortex
///
/// `TTN_480t3` · Mage minion · 4 mana · 4/5
///
/// > **Windfury**
///
/// State: Vanilla
//~ vanilla TTN_480t3 22feb1a0 f2900715 fc50ef34.9569ce14
#[test]
fn TTN_480t3_primordial_vortex() {
    check(
        CardClass::Mage,
        &[
            Give("TTN_480t3"),
            Cost("TTN_480t3", 4),
            Stats("TTN_480t3", 4, 5),
            Has("TTN_480t3", GameTag::WINDFURY),
            Play("TTN_480t3", Nothing),
            In(The("TTN_480t3"), Zone::Play),
            Now(The("TTN_480t3"), 4, 5),
            HasNow(The("TTN_480t3"), GameTag::WINDFURY),
        ],
    );
}

/// # Primordial Vortex
///
/// `TTN_480t4` · Mage minion · 4 mana · 4/5
///
/// > **Elusive**
///
/// State: Vanilla
//~ vanilla TTN_480t4 2413692c d58360c5 06e32b8b.c54580ff
#[test]
fn TTN_480t4_primordial_vortex() {
    check(
        CardClass::Mage,
        &[
            Give("TTN_480t4"),
            Cost("TTN_480t4", 4),
            Stats("TTN_480t4", 4, 5),
            Has("TTN_480t4", GameTag::ELUSIVE),
            Play("TTN_480t4", Nothing),
            In(The("TTN_480t4"), Zone::Play),
            Now(The("TTN_480t4"), 4, 5),
            HasNow(The("TTN_480t4"), GameTag::ELUSIVE),
        ],
    );
}

/// # Primordial Vortex
///
/// `TTN_480t5` · Mage minion · 4 mana · 4/5
///
/// > **Poisonous**
///
/// State: Vanilla
//~ vanilla TTN_480t5 23c62cea 313fa725 cf921091.2574dcf7
#[test]
fn TTN_480t5_primordial_vortex() {
    check(
        CardClass::Mage,
        &[
            Give("TTN_480t5"),
            Cost("TTN_480t5", 4),
            Stats("TTN_480t5", 4, 5),
            Has("TTN_480t5", GameTag::POISONOUS),
            Play("TTN_480t5", Nothing),
            In(The("TTN_480t5"), Zone::Play),
            Now(The("TTN_480t5"), 4, 5),
            HasNow(The("TTN_480t5"), GameTag::POISONOUS),
        ],
    );
}

/// # Primordial Vortex
///
/// `TTN_480t6` · Mage minion · 4 mana · 4/5
///
/// > **Lifesteal**
///
/// State: Vanilla
//~ vanilla TTN_480t6 2c12351a 31231cb6 43237363.b857c9f1
#[test]
fn TTN_480t6_primordial_vortex() {
    check(
        CardClass::Mage,
        &[
            Give("TTN_480t6"),
            Cost("TTN_480t6", 4),
            Stats("TTN_480t6", 4, 5),
            Has("TTN_480t6", GameTag::LIFESTEAL),
            Play("TTN_480t6", Nothing),
            In(The("TTN_480t6"), Zone::Play),
            Now(The("TTN_480t6"), 4, 5),
            HasNow(The("TTN_480t6"), GameTag::LIFESTEAL),
        ],
    );
}

/// # Primordial Vortex
///
/// `TTN_480t7` · Mage minion · 4 mana · 4/5
///
/// > **Reborn**
///
/// State: Vanilla
//~ vanilla TTN_480t7 93fe2396 28a17976 f7e52d47.d8e09bc7
#[test]
fn TTN_480t7_primordial_vortex() {
    check(
        CardClass::Mage,
        &[
            Give("TTN_480t7"),
            Cost("TTN_480t7", 4),
            Stats("TTN_480t7", 4, 5),
            Has("TTN_480t7", GameTag::REBORN),
            Play("TTN_480t7", Nothing),
            In(The("TTN_480t7"), Zone::Play),
            Now(The("TTN_480t7"), 4, 5),
            HasNow(The("TTN_480t7"), GameTag::REBORN),
        ],
    );
}

/// # Void Scripture
///
/// `YOG_507` · Mage spell · Shadow · 2 mana
///
/// > **Discover** a spell. If you have enough Mana to play it, cast a copy of it at a random enemy.
///
/// State: Todo
//~ todo YOG_507 ee001451 1f9e7ed8 5234e46b.76bc4dd8
#[test]
#[ignore = "todo: YOG_507 Void Scripture"]
fn YOG_507_void_scripture() {
    check(CardClass::Mage, &[Give("YOG_507"), Cost("YOG_507", 2), Unwritten]);
}

/// # Meddlesome Servant
///
/// `YOG_518` · Mage minion · 3 mana · 3/4
///
/// > **Battlecry:** If you've cast 5 or more spells this game, draw 2 cards.@ *({0} left!)*@ *(Ready!)*
///
/// State: Derived
//~ derived YOG_518 7d2794b5 f2dd28e9 cc7ce3c6.a41f3a68
#[test]
fn YOG_518_meddlesome_servant() {
    check(
        CardClass::Mage,
        &[
            Give("YOG_518"),
            Cost("YOG_518", 3),
            Stats("YOG_518", 3, 4),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("YOG_518", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            TagNow(Nth(3), GameTag::SPELLPOWER, 0),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
            TagNow(Nth(4), GameTag::SPELLPOWER, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("YOG_518"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("YOG_518", Nothing),
            DeckCount(Mine, 23),
        ],
    );
}

/// # Tainted Remnant
///
/// `YOG_519` · Mage minion · 5 mana · 7/4
///
/// > **Battlecry:** If you played an Elemental last turn, deal 7 damage randomly split between all enemies.
///
/// State: Derived
//~ derived YOG_519 1ad00159 46bc6a46 84976829.54b99024
#[test]
fn YOG_519_tainted_remnant() {
    check(
        CardClass::Mage,
        &[
            Give("YOG_519"),
            Cost("YOG_519", 5),
            Stats("YOG_519", 7, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_118", Nothing),
            EndTurn,
            EndTurn,
            Crystals(10),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Play("YOG_519", Nothing),
            Now(Nth(2), 4, 2),
            Now(TheirHero, 0, 26),
            Damage(TheirHero, 4),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("YOG_519"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("YOG_519", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 0),
            Now(Nth(0), 7, 4),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}
