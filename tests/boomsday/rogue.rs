//! Rogue cards of The Boomsday Project, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 47151e33

/// # Violet Haze
///
/// `BOT_084` · Rogue spell · Shadow · 2 mana
///
/// > Add 2 random **Deathrattle** cards to your hand.
///
/// State: Derived
//~ derived BOT_084 c7a7d09d 86b1f2c1 310c6031.346d8188
#[test]
fn BOT_084_violet_haze() {
    check(
        CardClass::Rogue,
        &[
            Give("BOT_084"),
            Cost("BOT_084", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("LEG_CS3_013")),
            Force(Card("LEG_CS3_013")),
            Play("BOT_084", Nothing),
            Is(InHand(0), "LEG_CS3_013"),
            CostNow(InHand(0), 3),
            Now(InHand(0), 4, 3),
            Is(InHand(1), "LEG_CS3_013"),
            CostNow(InHand(1), 3),
            Now(InHand(1), 4, 3),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Rogue,
        &[Give("BOT_084"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_001")), Play("BOT_084", Nothing)],
    );
}

/// # Academic Espionage
///
/// `BOT_087` · Rogue spell · 4 mana
///
/// > Shuffle 10 cards from your opponent's class into your deck. They cost (1).
///
/// State: Derived
//~ derived BOT_087 5d99012d c56281ff 9a782968.e0cbf0d1
#[test]
fn BOT_087_academic_espionage() {
    check(
        CardClass::Rogue,
        &[
            Give("BOT_087"),
            Cost("BOT_087", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Play("BOT_087", Nothing),
            DeckCount(Mine, 29),
            CostNow(The("AT_001"), 1),
            In(The("AT_001"), Zone::Deck),
        ],
    );
}

/// # Academic Espionage
///
/// `BOT_087e` · Rogue enchantment
///
/// > Costs (1).
///
/// State: Derived
//~ derived BOT_087e 1ed283ba f991a246 6f248451.53ed184d
#[test]
fn BOT_087e_academic_espionage() {
    check(CardClass::Rogue, &[Give("CS2_118"), Enchant(Nth(0), "BOT_087e"), CostNow(Nth(0), 1)]);
}

/// # Myra's Unstable Element
///
/// `BOT_242` · Rogue spell · 5 mana
///
/// > Draw the rest of your deck.
///
/// State: Derived
//~ derived BOT_242 bfe2d671 7675138f 747e40b9.3d90cd03
#[test]
fn BOT_242_myras_unstable_element() {
    check(
        CardClass::Rogue,
        &[
            Give("BOT_242"),
            Cost("BOT_242", 5),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BOT_242", Nothing),
            CostNow(InHand(3), 4),
            Now(InHand(3), 4, 5),
            CostNow(InHand(4), 4),
            Now(InHand(4), 4, 5),
            CostNow(InHand(5), 4),
            Now(InHand(5), 4, 5),
            CostNow(InHand(6), 4),
            Now(InHand(6), 4, 5),
            CostNow(InHand(7), 4),
            Now(InHand(7), 4, 5),
            CostNow(InHand(8), 4),
            Now(InHand(8), 4, 5),
            CostNow(InHand(9), 4),
            Now(InHand(9), 4, 5),
            DeckCount(Mine, 0),
            HandCount(Mine, 10),
            CostNow(Nth(1), 3),
            In(Nth(1), Zone::Hand),
            Now(Nth(1), 5, 1),
            CostNow(Nth(2), 3),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 5, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("BOT_242"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BOT_242", Nothing),
            DeckCount(Mine, 0),
            HandCount(Mine, 5),
            CostNow(Nth(1), 3),
            In(Nth(1), Zone::Hand),
            Now(Nth(1), 5, 1),
            CostNow(Nth(2), 4),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 2, 7),
            CostNow(Nth(3), 2),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 2, 3),
            CostNow(Nth(4), 1),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 2, 1),
            CostNow(Nth(5), 4),
            In(Nth(5), Zone::Hand),
            Now(Nth(5), 4, 5),
        ],
    );
}

/// # Myra Rotspring
///
/// `BOT_243` · Rogue minion · 5 mana · 4/2
///
/// > **Battlecry: Discover** a **Deathrattle** minion. Also gain its **Deathrattle**.
///
/// State: Derived
//~ derived BOT_243 0b6562bf 5b831ac8 ade141b5.06c80ffd
#[test]
fn BOT_243_myra_rotspring() {
    check(
        CardClass::Rogue,
        &[
            Give("BOT_243"),
            Cost("BOT_243", 5),
            Stats("BOT_243", 4, 2),
            Friend("LEG_CS3_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("EX1_029")),
            Play("BOT_243", Nothing),
            ChooseCard("EX1_029"),
            Is(InHand(0), "EX1_029"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 2, 1),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("BOT_243"),
            Friend("LEG_CS3_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("BOT_286")),
            Play("BOT_243", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("BOT_243"),
            Friend("LEG_CS3_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_017")),
            Play("BOT_243", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("BOT_243"),
            Friend("LEG_CS3_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("EX1_029")),
            Play("BOT_243", Nothing),
            ChooseCard("EX1_029"),
            Kill(Nth(0)),
            Is(InHand(0), "EX1_029"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 2, 1),
            HandCount(Mine, 1),
            Now(TheirHero, 0, 28),
            Damage(TheirHero, 2),
        ],
    );
}

/// # Pogo-Hopper
///
/// `BOT_283` · Rogue minion · 1 mana · 1/1
///
/// > **Battlecry:** Gain +2/+2 for each other Pogo-Hopper you played this game.
///
/// State: Derived
//~ derived BOT_283 f96174b5 480644a0 e83b591e.f553f05b
#[test]
fn BOT_283_pogo_hopper() {
    check(
        CardClass::Rogue,
        &[
            Give("BOT_283"),
            Cost("BOT_283", 1),
            Stats("BOT_283", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("BOT_283", Nothing),
            Crystals(10),
            Play("BOT_283", Nothing),
            Now(Nth(4), 3, 3),
        ],
    );
}

/// # Necrium Blade
///
/// `BOT_286` · Rogue weapon · 3 mana · 3/2 durability
///
/// > **Deathrattle:** Trigger the **Deathrattle** of a random friendly minion.
///
/// State: Derived
//~ derived BOT_286 890830ef 57ff59e5 2b057204.a0e20368
#[test]
fn BOT_286_necrium_blade() {
    check(
        CardClass::Rogue,
        &[
            Give("BOT_286"),
            Cost("BOT_286", 3),
            Stats("BOT_286", 3, 2),
            OnTop("LEG_CS3_013"),
            OnTop("LEG_CS3_013"),
            OnTop("CS2_182"),
            Friend("LEG_CS3_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BOT_286"),
            Force(Entity(Nth(4))),
            Play("CS2_106", Nothing),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
}

/// # Lab Recruiter
///
/// `BOT_288` · Rogue minion · 2 mana · 3/2
///
/// > **Battlecry:** Shuffle 3 copies of a friendly minion into your deck.
///
/// State: Derived
//~ derived BOT_288 e5a7f3ec 1c5b68ec b071f257.de6e0ffa
#[test]
fn BOT_288_lab_recruiter() {
    check(
        CardClass::Rogue,
        &[
            Give("BOT_288"),
            Cost("BOT_288", 2),
            Stats("BOT_288", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BOT_288", On(Nth(1))),
            DeckCount(Mine, 22),
        ],
    );
}

/// # Necrium Vial
///
/// `BOT_508` · Rogue spell · Shadow · 5 mana
///
/// > Trigger a friendly minion's **Deathrattle** twice.
///
/// State: Derived
//~ derived BOT_508 eda6c513 f3d79935 08cb053c.1bfcccee
#[test]
fn BOT_508_necrium_vial() {
    check(
        CardClass::Rogue,
        &[
            Give("BOT_508"),
            Cost("BOT_508", 5),
            OnTop("LEG_CS3_013"),
            OnTop("LEG_CS3_013"),
            OnTop("CS2_182"),
            Friend("LEG_CS3_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            CannotTarget("BOT_508", Nth(5)),
            Play("BOT_508", On(Nth(4))),
            Now(TheirHero, 0, 24),
            Damage(TheirHero, 6),
        ],
    );
}

/// # Blightnozzle Crawler
///
/// `BOT_565` · Rogue minion · 4 mana · 2/4
///
/// > **Deathrattle:** Summon a 1/1 Ooze with **Poisonous** and **Rush**.
///
/// State: Derived
//~ derived BOT_565 64cce03b 84a3e15a 48636a47.2e62ae61
#[test]
fn BOT_565_blightnozzle_crawler() {
    check(
        CardClass::Rogue,
        &[
            Give("BOT_565"),
            Cost("BOT_565", 4),
            Stats("BOT_565", 2, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BOT_565"),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("BOT_565t"), Zone::Play),
            Now(The("BOT_565t"), 1, 1),
        ],
    );
}

/// # Radioactive Ooze
///
/// `BOT_565t` · Rogue minion · 1 mana · 1/1
///
/// > **Poisonous Rush**
///
/// State: Vanilla
//~ vanilla BOT_565t 3bbb0f09 857b827e 54c3dcd2.568fb49c
#[test]
fn BOT_565t_radioactive_ooze() {
    check(
        CardClass::Rogue,
        &[
            Give("BOT_565t"),
            Cost("BOT_565t", 1),
            Stats("BOT_565t", 1, 1),
            Has("BOT_565t", GameTag::POISONOUS),
            Has("BOT_565t", GameTag::RUSH),
            Play("BOT_565t", Nothing),
            In(The("BOT_565t"), Zone::Play),
            Now(The("BOT_565t"), 1, 1),
            HasNow(The("BOT_565t"), GameTag::POISONOUS),
            HasNow(The("BOT_565t"), GameTag::RUSH),
        ],
    );
}

/// # Crazed Chemist
///
/// `BOT_576` · Rogue minion · 5 mana · 4/4
///
/// > **Combo:** Give a friendly minion +4 Attack.
///
/// State: Derived
//~ derived BOT_576 b2ec0f19 4d1be956 f4916f72.d4f77b4b
#[test]
fn BOT_576_crazed_chemist() {
    check(
        CardClass::Rogue,
        &[
            Give("BOT_576"),
            Cost("BOT_576", 5),
            Stats("BOT_576", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("BOT_576", On(Nth(1))),
            Now(Nth(1), 8, 5),
        ],
    );
}

/// # Overcharged
///
/// `BOT_576e` · Rogue enchantment
///
/// > +4 Attack.
///
/// State: Derived
//~ derived BOT_576e b94b4b79 6cd97161 b2e9dd40.743819fe
#[test]
fn BOT_576e_overcharged() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "BOT_576e"), Now(My(0), 9, 1)]);
}

/// # Overcharged Copy
///
/// `BOT_576e_Copy` · Rogue enchantment
///
/// > +5 Attack.
///
/// State: Derived
//~ derived BOT_576e_Copy b619bdaf 7e473794 f1a41d4b.d1a43c6f
#[test]
fn BOT_576e_Copy_overcharged_copy() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "BOT_576e_Copy"), Now(My(0), 10, 1)]);
}
