//! Mage cards of Reign of the Black Empire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 90172047

/// # Coilbearer
///
/// `BE_150` · Mage minion · 2 mana · 3/2
///
/// > **Battlecry: Discover** a spell to put on top of your deck. It costs (2) less.
///
/// State: Derived
//~ derived BE_150 605b7c5a 42adaeb1 599a68ad.f9de6aac
#[test]
fn BE_150_coilbearer() {
    check(
        CardClass::Mage,
        &[
            Give("BE_150"),
            Cost("BE_150", 2),
            Stats("BE_150", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            Play("BE_150", Nothing),
            ChooseCard("AT_001"),
            DeckCount(Mine, 20),
            CostNow(The("AT_001"), 3),
            In(The("AT_001"), Zone::Deck),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BE_150"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_003")),
            Play("BE_150", Nothing),
            Choose(0),
        ],
    );
}

/// # Foreboding Freeze
///
/// `BE_201` · Mage spell · Frost · 3 mana
///
/// > **Freeze** an enemy. Summon a random 5-Cost minion and **Freeze** it.
///
/// State: Derived
//~ derived BE_201 900af51c 471136b2 575b2dc6.f902bf34
#[test]
fn BE_201_foreboding_freeze() {
    check(
        CardClass::Mage,
        &[
            Give("BE_201"),
            Cost("BE_201", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("GVG_070")),
            Play("BE_201", On(Nth(2))),
            BoardCount(Mine, 2),
            HasNow(Nth(2), GameTag::FROZEN),
            HasNow(The("GVG_070"), GameTag::FROZEN),
            In(The("GVG_070"), Zone::Play),
            Now(The("GVG_070"), 7, 4),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("BE_201"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("BE_201", On(Nth(2)))],
    );
    check(
        CardClass::Mage,
        &[Give("BE_201"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_001")), Play("BE_201", On(Nth(2)))],
    );
}

/// # Discs of Norgannon
///
/// `BE_250` · Mage spell · Arcane · 2 mana
///
/// > Move all spells in your deck to the top. You can pick to draw from the top or bottom each turn.
///
/// State: Todo
//~ todo BE_250 ccfbe86b 40a780d7 798aa439.eb7e33dc
#[test]
#[ignore = "todo: BE_250 Discs of Norgannon"]
fn BE_250_discs_of_norgannon() {
    check(CardClass::Mage, &[Give("BE_250"), Cost("BE_250", 2), Unwritten]);
}

/// # Leave the Discs
///
/// `BE_250t` · Mage spell · 0 mana
///
/// > Draw from the top of your deck.
///
/// State: Todo
//~ todo BE_250t f980a46c 224590d1 5c129f56.ce22998f
#[test]
#[ignore = "todo: BE_250t Leave the Discs"]
fn BE_250t_leave_the_discs() {
    check(CardClass::Mage, &[Give("BE_250t"), Cost("BE_250t", 0), Unwritten]);
}

/// # Shift the Discs
///
/// `BE_250t2` · Mage spell · 0 mana
///
/// > Draw from the bottom of your deck.
///
/// State: Todo
//~ todo BE_250t2 2350d0e1 3c854de3 e5e85dca.6e4b6cc4
#[test]
#[ignore = "todo: BE_250t2 Shift the Discs"]
fn BE_250t2_shift_the_discs() {
    check(CardClass::Mage, &[Give("BE_250t2"), Cost("BE_250t2", 0), Unwritten]);
}

/// # Cosmic Springs
///
/// `BE_251` · Mage location · 3 mana · 0 uses
///
/// > Draw a card. If it's not a minion, refresh two Mana Crystals.
///
/// State: Derived
//~ derived BE_251 fad8c9e8 400013ba a383265d.57e95a8c
#[test]
fn BE_251_cosmic_springs() {
    check(
        CardClass::Mage,
        &[
            Give("BE_251"),
            Cost("BE_251", 3),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("CS2_182"),
            OnTheirTop("AT_001"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(10),
            Friend("BE_251"),
            Play("CS2_182", Nothing),
            Use(Nth(7), 0, Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            Mana(6),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BE_251"),
            EmptyDeck(Mine),
            EmptyDeck(Theirs),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("AT_001"),
            OnTheirTop("CS2_118"),
            OnTheirTop("CS2_119"),
            OnTheirTop("CS2_120"),
            OnTheirTop("CS2_168"),
            OnTheirTop("CS2_182"),
            OnTheirTop("AT_001"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(10),
            Friend("BE_251"),
            Play("CS2_182", Nothing),
            Use(Nth(15), 0, Nothing),
            DeckCount(Mine, 5),
            HandCount(Mine, 2),
            CostNow(Nth(6), 5),
            In(Nth(6), Zone::Hand),
            Mana(8),
        ],
    );
}

/// # Constellar's Calling
///
/// `BE_252` · Mage spell · Arcane · 2 mana
///
/// > Choose a friendly minion. Summon a random minion of the same Cost.
///
/// State: Derived
//~ derived BE_252 6ab2963d c1f04c34 8875e9b7.dfb7db8f
#[test]
fn BE_252_constellars_calling() {
    check(
        CardClass::Mage,
        &[
            Give("BE_252"),
            Cost("BE_252", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_119")),
            Play("BE_252", On(Nth(1))),
            BoardCount(Mine, 2),
            In(The("CS2_119"), Zone::Play),
            Now(The("CS2_119"), 2, 7),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("BE_252"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_022")), Play("BE_252", On(Nth(1)))],
    );
}

/// # Colossus of the Cold
///
/// `BE_254` · Mage minion · 10 mana · 10/10
///
/// > **Frozen** until you spend 15 Mana on spells. *(@ left!)*
///
/// State: Todo
//~ todo BE_254 95be00b0 698bacef 1300606b.b5ecc58e
#[test]
#[ignore = "todo: BE_254 Colossus of the Cold"]
fn BE_254_colossus_of_the_cold() {
    check(CardClass::Mage, &[Give("BE_254"), Cost("BE_254", 10), Stats("BE_254", 10, 10), Unwritten]);
}

/// # Astral Mediator
///
/// `BE_256` · Mage minion · 5 mana · 5/4
///
/// > **Battlecry and Deathrattle:** Cast a random 3-Cost spell.
///
/// State: Derived
//~ derived BE_256 c1989bc3 2283337a 1965a21f.512a5393
#[test]
fn BE_256_astral_mediator() {
    check(
        CardClass::Mage,
        &[
            Give("BE_256"),
            Cost("BE_256", 5),
            Stats("BE_256", 5, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_023")),
            Play("BE_256", Nothing),
            CostNow(InHand(0), 4),
            Now(InHand(0), 4, 5),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            CostNow(InHand(1), 4),
            Now(InHand(1), 4, 5),
            TagNow(InHand(1), GameTag::SPELLPOWER, 0),
            DeckCount(Mine, 17),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BE_256"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BE_256"),
            Force(Card("CS2_023")),
            Kill(Nth(3)),
            CostNow(InHand(1), 4),
            Now(InHand(1), 4, 5),
            TagNow(InHand(1), GameTag::SPELLPOWER, 0),
            CostNow(InHand(2), 4),
            Now(InHand(2), 4, 5),
            TagNow(InHand(2), GameTag::SPELLPOWER, 0),
            DeckCount(Mine, 17),
            HandCount(Mine, 3),
        ],
    );
}

/// # Thaw From Ice
///
/// `BE_257` · Mage spell · Frost · 2 mana
///
/// > **Assemble** a Mage minion. At the end of your turns, reduce its Cost by (1).
///
/// State: Todo
//~ todo BE_257 43fa8dfe cf2fc22c bdcee26e.a18ac0b8
#[test]
#[ignore = "todo: BE_257 Thaw From Ice"]
fn BE_257_thaw_from_ice() {
    check(CardClass::Mage, &[Give("BE_257"), Cost("BE_257", 2), Unwritten]);
}

/// # Astral Rain
///
/// `BE_258` · Mage spell · Arcane · 4 mana
///
/// > Deal $2 damage to a random enemy minion, five times.
///
/// State: Derived
//~ derived BE_258 b91149c1 9f962d76 d874469a.fff5b469
#[test]
fn BE_258_astral_rain() {
    check(
        CardClass::Mage,
        &[
            Give("BE_258"),
            Cost("BE_258", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(2))),
            Play("BE_258", Nothing),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BE_258"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(3))),
            Force(Entity(Nth(3))),
            Play("BE_258", Nothing),
            Dead(Nth(2)),
            Now(Nth(3), 4, 1),
            BoardCount(Theirs, 1),
        ],
    );
}

/// # Isiset
///
/// `BE_259` · Mage minion · 6 mana · 5/5
///
/// > **Battlecry:** Summon two 10/10 Constructs. They are **Frozen** until you spend 15 Mana on spells.
///
/// State: Todo
//~ todo BE_259 e868ed34 7302c626 96d76eee.9ba2890d
#[test]
#[ignore = "todo: BE_259 Isiset"]
fn BE_259_isiset() {
    check(CardClass::Mage, &[Give("BE_259"), Cost("BE_259", 6), Stats("BE_259", 5, 5), Unwritten]);
}

/// # Icebelt Magi
///
/// `BE_270` · Mage minion · 5 mana · 2/4
///
/// > **Battlecry:** Draw two cards. For each that isn't a minion, summon a 3/6 Water Elemental.
///
/// State: Derived
//~ derived BE_270 d1910a9f c5d22a83 c56e5346.e6545e8c
#[test]
fn BE_270_icebelt_magi() {
    check(
        CardClass::Mage,
        &[
            Give("BE_270"),
            Cost("BE_270", 5),
            Stats("BE_270", 2, 4),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("CS2_182"),
            OnTheirTop("AT_001"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BE_270", Nothing),
            BoardCount(Mine, 3),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 5),
            In(Nth(3), Zone::Hand),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
            In(The("CS2_033"), Zone::Play),
            Now(The("CS2_033"), 3, 6),
        ],
    );
}
