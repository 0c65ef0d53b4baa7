//! Priest cards of March of the Lich King, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file f7b54bee

/// # Rotting Necromancer
///
/// `NX2_018` · Priest minion · 4 mana · 5/4
///
/// > **Battlecry: Dredge.** If it's an Undead, deal 5 damage to the enemy hero.
///
/// State: Derived
//~ derived NX2_018 753d21de 9a586b51 f097e5f8.76355b17
#[test]
fn NX2_018_rotting_necromancer() {
    check(
        CardClass::Priest,
        &[
            Give("NX2_018"),
            Cost("NX2_018", 4),
            Stats("NX2_018", 5, 4),
            EmptyDeck(Mine),
            EmptyDeck(Theirs),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_231"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            OnTheirTop("CS2_119"),
            OnTheirTop("CS2_231"),
            OnTheirTop("CS2_120"),
            OnTheirTop("CS2_168"),
            OnTheirTop("CS2_182"),
            Friend("CS2_231"),
            Friend("CS2_182"),
            Enemy("CS2_231"),
            Enemy("CS2_182"),
            Play("NX2_018", Nothing),
            ChooseCard("CS2_231"),
            DeckCount(Mine, 6),
            Now(TheirHero, 0, 25),
            Damage(TheirHero, 5),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("NX2_018"),
            EmptyDeck(Mine),
            EmptyDeck(Theirs),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_231"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            OnTheirTop("CS2_119"),
            OnTheirTop("CS2_231"),
            OnTheirTop("CS2_120"),
            OnTheirTop("CS2_168"),
            OnTheirTop("CS2_182"),
            Friend("CS2_231"),
            Friend("CS2_182"),
            Enemy("CS2_231"),
            Enemy("CS2_182"),
            Play("NX2_018", Nothing),
            ChooseCard("CS2_231"),
            EndTurn,
            EndTurn,
            CostNow(Nth(3), 0),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 1, 1),
            In(Nth(6), Zone::Deck),
            Now(TheirHero, 0, 25),
            Damage(TheirHero, 5),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("NX2_018"),
            EmptyDeck(Mine),
            EmptyDeck(Theirs),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_231"),
            OnTheirTop("CS2_118"),
            OnTheirTop("CS2_119"),
            OnTheirTop("CS2_120"),
            OnTheirTop("CS2_168"),
            OnTheirTop("CS2_182"),
            OnTheirTop("CS2_231"),
            Friend("CS2_231"),
            Friend("CS2_182"),
            Enemy("CS2_231"),
            Enemy("CS2_182"),
            Play("NX2_018", Nothing),
            ChooseCard("CS2_120"),
            Now(TheirHero, 0, 30),
        ],
    );
}

/// # Mind Sear
///
/// `NX2_019` · Priest spell · Shadow · 1 mana
///
/// > Deal $2 damage to a minion. If it dies, deal $3 damage to the enemy hero.
///
/// State: Derived
//~ derived NX2_019 3ab086f4 53629fa3 81142738.a321cff6
#[test]
fn NX2_019_mind_sear() {
    check(
        CardClass::Priest,
        &[
            Give("NX2_019"),
            Cost("NX2_019", 1),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("NX2_019", On(Nth(7))),
            Dead(Nth(7)),
            Now(TheirHero, 0, 27),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 3),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("NX2_019"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("NX2_019", On(Nth(5))),
            BoardCount(Mine, 1),
            Dead(Nth(5)),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("NX2_019"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("NX2_019", On(Nth(6))),
            Now(Nth(6), 4, 3),
            Now(TheirHero, 0, 30),
        ],
    );
}

/// # Cannibalize
///
/// `NX2_020` · Priest spell · Shadow · 4 mana
///
/// > Destroy a minion. Restore its Health to all friendly characters.
///
/// State: Derived
//~ derived NX2_020 d65cbb06 bc610801 ff6fe7d8.d64630ff
#[test]
fn NX2_020_cannibalize() {
    check(
        CardClass::Priest,
        &[
            Give("NX2_020"),
            Cost("NX2_020", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("NX2_020", On(Nth(2))),
            Now(MyHero, 0, 13),
            Damage(MyHero, 17),
            Now(Nth(1), 4, 5),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("NX2_020"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("NX2_020", On(Nth(1))),
            Now(MyHero, 0, 13),
            BoardCount(Mine, 0),
            Damage(MyHero, 17),
            Dead(Nth(1)),
        ],
    );
}

/// # Animate Dead
///
/// `RLK_812` · Priest spell · Shadow · 1 mana
///
/// > Resurrect a friendly minion that costs (3) or less.
///
/// State: Derived
//~ derived RLK_812 d6d7231e 1cb30591 a2bc52c6.a5477a86
#[test]
fn RLK_812_animate_dead() {
    check(
        CardClass::Priest,
        &[
            Give("RLK_812"),
            Cost("RLK_812", 1),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Force(Card("CS2_118")),
            Play("RLK_812", Nothing),
            BoardCount(Mine, 2),
            In(The("CS2_118"), Zone::Play),
            Now(The("CS2_118"), 5, 1),
        ],
    );
}

/// # Bonecaller
///
/// `RLK_813` · Priest minion · 4 mana · 2/5
///
/// > **Taunt Deathrattle**: Resurrect a friendly Undead that died this game.
///
/// State: Derived
//~ derived RLK_813 857b9b61 2420d680 95500c6d.083e20e5
#[test]
fn RLK_813_bonecaller() {
    check(
        CardClass::Priest,
        &[
            Give("RLK_813"),
            Cost("RLK_813", 4),
            Stats("RLK_813", 2, 5),
            Has("RLK_813", GameTag::TAUNT),
            Friend("CS2_231"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("RLK_813"),
            Kill(Nth(1)),
            Crystals(10),
            Force(Card("CS2_231")),
            Kill(Nth(4)),
            BoardCount(Mine, 2),
            In(The("CS2_231"), Zone::Play),
            Now(The("CS2_231"), 1, 1),
        ],
    );
}

/// # Crystalsmith Cultist
///
/// `RLK_814` · Priest minion · 1 mana · 1/2
///
/// > **Battlecry:** If you're holding a Shadow spell, gain +1/+1.
///
/// State: Derived
//~ derived RLK_814 104bf2bb ccdfbbb4 ba4c0be0.b11466b6
#[test]
fn RLK_814_crystalsmith_cultist() {
    check(
        CardClass::Priest,
        &[
            Give("RLK_814"),
            Cost("RLK_814", 1),
            Stats("RLK_814", 1, 2),
            Give("AT_016"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_814", Nothing),
            Now(Nth(0), 2, 3),
        ],
    );
    check(
        CardClass::Priest,
        &[Give("RLK_814"), Friend("CS2_182"), Enemy("CS2_182"), Play("RLK_814", Nothing), Now(Nth(0), 1, 2)],
    );
}

/// # Shadow Flow
///
/// `RLK_814e` · Priest enchantment
///
/// > +1/+1
///
/// State: Derived
//~ derived RLK_814e 0cca6d08 8be1e540 421a311e.29d9cb13
#[test]
fn RLK_814e_shadow_flow() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "RLK_814e"), Now(My(0), 6, 2)]);
}

/// # Shadow Word: Undeath
///
/// `RLK_815` · Priest spell · Shadow · 5 mana
///
/// > Deal $2 damage to all enemies. If a friendly Undead died after your last turn, deal $2 more.
///
/// State: Todo
//~ todo RLK_815 781c220e 69e93da7 b3b55695.1bd1c685
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
//~ todo RLK_816 2d8d250f c77219ce 5143906a.431e1d4a
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
//~ todo RLK_816t3 205872e2 221e5059 75297bcf.c6c43186
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
//~ todo RLK_822 e34d275a 85c017e4 526fc689.a26d05b1
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
//~ vanilla RLK_822t 690d606f f4c93d91 3a72ebf1
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
/// State: Derived
//~ derived RLK_823 70601aa6 6a2a6fe4 7bfe6bdf.487a5158
#[test]
fn RLK_823_undying_allies() {
    check(
        CardClass::Priest,
        &[
            Give("RLK_823"),
            Cost("RLK_823", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_823", Nothing),
            Play("CS2_231", Nothing),
            HasNow(Nth(3), GameTag::REBORN),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("RLK_823"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_823", Nothing),
            Play("CS2_182", Nothing),
            HasNot(Nth(3), GameTag::REBORN),
        ],
    );
}

/// # Grave Digging
///
/// `RLK_829` · Priest spell · Shadow · 4 mana
///
/// > Draw 2 cards. Costs (1) if a friendly Undead died after your last turn.
///
/// State: Derived
//~ derived RLK_829 578eef18 67b7043a 5dd5e413.4d7afc74
#[test]
fn RLK_829_grave_digging() {
    check(
        CardClass::Priest,
        &[
            Give("RLK_829"),
            Cost("RLK_829", 4),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_231"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(5)),
            Crystals(10),
            Play("RLK_829", Nothing),
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
        CardClass::Priest,
        &[
            Give("RLK_829"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_231"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(5)),
            Crystals(10),
            CostNow(Nth(0), 1),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("RLK_829"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            CostNow(Nth(0), 4),
        ],
    );
}

/// # High Cultist Basaleph
///
/// `RLK_832` · Priest minion · 4 mana · 3/5
///
/// > **Battlecry:** Resurrect all friendly Undead that died after your last turn.
///
/// State: Derived
//~ derived RLK_832 35e8d73f fb2b0a77 8cf77193.fc07de55
#[test]
fn RLK_832_high_cultist_basaleph() {
    check(
        CardClass::Priest,
        &[
            Give("RLK_832"),
            Cost("RLK_832", 4),
            Stats("RLK_832", 3, 5),
            Friend("CS2_231"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Play("RLK_832", Nothing),
            BoardCount(Mine, 3),
            In(The("CS2_231"), Zone::Play),
            Now(The("CS2_231"), 1, 1),
        ],
    );
}

/// # Mind Eater
///
/// `RLK_845` · Priest minion · 2 mana · 3/2
///
/// > **Deathrattle:** Add a copy of a card in your opponent's deck to your hand.
///
/// State: Derived
//~ derived RLK_845 d238c721 9d3b3a74 aa07bfd2.a0c6ffe7
#[test]
fn RLK_845_mind_eater() {
    check(
        CardClass::Priest,
        &[
            Give("RLK_845"),
            Cost("RLK_845", 2),
            Stats("RLK_845", 3, 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("RLK_845"),
            Force(Entity(Nth(4))),
            Kill(Nth(7)),
            Is(InHand(1), "CS2_118"),
            CostNow(InHand(1), 3),
            Now(InHand(1), 5, 1),
            HandCount(Mine, 2),
        ],
    );
}
