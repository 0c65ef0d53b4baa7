//! Shaman cards of The Witchwood, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a85371a5

/// # Hagatha the Witch
///
/// `GIL_504` · Shaman hero · 8 mana · 30 health, 5 armor
///
/// > **Battlecry:** Deal 3 damage to all minions.
///
/// State: Todo
//~ todo GIL_504 71466877 30b25bd1 a3306430.0268793f
#[test]
#[ignore = "todo: GIL_504 Hagatha the Witch"]
fn GIL_504_hagatha_the_witch() {
    check(CardClass::Shaman, &[Give("GIL_504"), Cost("GIL_504", 8), Unwritten]);
}

/// # Bewitch
///
/// `GIL_504h` · Neutral hero power · 0 mana
///
/// > **Passive** After you play a minion, add a random Shaman spell to your hand.
///
/// State: Todo
//~ todo GIL_504h b0c8c702 234088a7 23942a10.e6d104de
#[test]
#[ignore = "todo: GIL_504h Bewitch"]
fn GIL_504h_bewitch() {
    check(CardClass::Shaman, &[HasHeroPower("GIL_504h"), Cost("GIL_504h", 0), Unwritten]);
}

/// # Murkspark Eel
///
/// `GIL_530` · Shaman minion · 2 mana · 2/3
///
/// > **Battlecry:** If your deck has only even-Cost cards, deal 2 damage.
///
/// State: Derived
//~ derived GIL_530 2170a58c 9ef518cc c9f2e977.5c64fe78
#[test]
fn GIL_530_murkspark_eel() {
    check(
        CardClass::Shaman,
        &[
            Give("GIL_530"),
            Cost("GIL_530", 2),
            Stats("GIL_530", 2, 3),
            EmptyDeck(Mine),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GIL_530", On(Nth(5))),
            Now(Nth(5), 4, 3),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("GIL_530"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GIL_530", Nothing),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("GIL_530"),
            EmptyDeck(Mine),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GIL_530", On(Nth(4))),
            Now(Nth(4), 4, 3),
        ],
    );
}

/// # Witch's Apprentice
///
/// `GIL_531` · Shaman minion · 0 mana · 0/1
///
/// > **Taunt Battlecry:** Add a random Shaman spell to your hand.
///
/// State: Derived
//~ derived GIL_531 27dda97b 9099489e 938ddc5c.0ed5591d
#[test]
fn GIL_531_witchs_apprentice() {
    check(
        CardClass::Shaman,
        &[
            Give("GIL_531"),
            Cost("GIL_531", 0),
            Stats("GIL_531", 0, 1),
            Has("GIL_531", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_048")),
            Play("GIL_531", Nothing),
            Is(InHand(0), "AT_048"),
            CostNow(InHand(0), 3),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Shaman,
        &[Give("GIL_531"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_046")), Play("GIL_531", Nothing)],
    );
    check(
        CardClass::Shaman,
        &[Give("GIL_531"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_001")), Play("GIL_531", Nothing)],
    );
}

/// # Totem Cruncher
///
/// `GIL_583` · Shaman minion · 4 mana · 2/3
///
/// > **Taunt Battlecry:** Destroy your Totems. Gain +2/+2 for each destroyed.
///
/// State: Derived
//~ derived GIL_583 cbb915a1 8c02fcde 2cd4607d.0917a53a
#[test]
fn GIL_583_totem_cruncher() {
    check(
        CardClass::Shaman,
        &[
            Give("GIL_583"),
            Cost("GIL_583", 4),
            Stats("GIL_583", 2, 3),
            Has("GIL_583", GameTag::TAUNT),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("TTN_710"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("GIL_583", Nothing),
            BoardCount(Mine, 3),
            Now(Nth(0), 4, 5),
            Dead(Nth(5)),
        ],
    );
}

/// # Earthen Might
///
/// `GIL_586` · Shaman spell · Nature · 2 mana
///
/// > Give a minion +2/+2. If it's an Elemental, add a random Elemental to your hand.
///
/// State: Derived
//~ derived GIL_586 5ff91237 0d25a54c beb4123a.d09392e7
#[test]
fn GIL_586_earthen_might() {
    check(
        CardClass::Shaman,
        &[
            Give("GIL_586"),
            Cost("GIL_586", 2),
            Targets("GIL_586", &[FriendlyMinion, EnemyMinion]),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Force(Card("CS2_118")),
            Play("GIL_586", On(Nth(7))),
            Is(InHand(0), "CS2_118"),
            CostNow(InHand(0), 3),
            Now(InHand(0), 5, 1),
            HandCount(Mine, 1),
            Now(Nth(7), 7, 3),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("GIL_586"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Never(Card("AT_001")),
            Play("GIL_586", On(Nth(7))),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("GIL_586"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Force(Card("CS2_118")),
            Play("GIL_586", On(Nth(5))),
            Is(InHand(0), "CS2_118"),
            CostNow(InHand(0), 3),
            Now(InHand(0), 5, 1),
            HandCount(Mine, 1),
            Now(Nth(5), 7, 3),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("GIL_586"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("GIL_586", On(Nth(6))),
            Armor(Mine, 0),
            BoardCount(Mine, 1),
            Damage(MyHero, 0),
            DeckCount(Mine, 22),
            HandCount(Mine, 0),
            Now(Nth(5), 4, 5),
            Now(Nth(6), 6, 7),
            Now(Nth(7), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 2),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 21),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Storm Hardened
///
/// `GIL_586e` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived GIL_586e c72d7843 df11c324 ea433aa0.6d6ab056
#[test]
fn GIL_586e_storm_hardened() {
    check(CardClass::Shaman, &[Friend("CS2_118"), Enchant(My(0), "GIL_586e"), Now(My(0), 7, 3)]);
}

/// # Zap!
///
/// `GIL_600` · Shaman spell · Nature · 0 mana
///
/// > Deal $2 damage to a minion. **Overload:** (1)
///
/// State: Derived
//~ derived GIL_600 3903fcc6 26b93269 3b6b34e5.fbdfcbcd
#[test]
fn GIL_600_zap() {
    check(
        CardClass::Shaman,
        &[
            Give("GIL_600"),
            Cost("GIL_600", 0),
            Has("GIL_600", GameTag::OVERLOAD),
            Targets("GIL_600", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GIL_600", On(Nth(2))),
            Now(Nth(2), 4, 3),
        ],
    );
    check(
        CardClass::Shaman,
        &[Give("GIL_600"), Friend("CS2_182"), Enemy("CS2_182"), Play("GIL_600", On(Nth(1))), Now(Nth(1), 4, 3)],
    );
}

/// # Ghost Light Angler
///
/// `GIL_678` · Shaman minion · 2 mana · 2/2
///
/// > **Echo**
///
/// State: Vanilla
//~ vanilla GIL_678 30b3e4ef 06c8b8d0 e8a29868.bab6a5df
#[test]
fn GIL_678_ghost_light_angler() {
    check(
        CardClass::Shaman,
        &[
            Give("GIL_678"),
            Cost("GIL_678", 2),
            Stats("GIL_678", 2, 2),
            Has("GIL_678", GameTag::ECHO),
            Play("GIL_678", Nothing),
            In(Nth(0), Zone::Play),
            HandCount(Mine, 1),
            Now(Nth(0), 2, 2),
            HasNow(Nth(0), GameTag::ECHO),
        ],
    );
}

/// # Bogshaper
///
/// `GIL_807` · Shaman minion · 7 mana · 4/8
///
/// > Whenever you cast a spell, draw a minion from your deck.
///
/// State: Derived
//~ derived GIL_807 48d5733b 13715650 93f9061e.48612250
#[test]
fn GIL_807_bogshaper() {
    check(
        CardClass::Shaman,
        &[
            Give("GIL_807"),
            Cost("GIL_807", 7),
            Stats("GIL_807", 4, 8),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_807"),
            Play("GAME_005", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            TagNow(Nth(3), GameTag::SPELLPOWER, 0),
        ],
    );
}

/// # Shudderwock
///
/// `GIL_820` · Shaman minion · 9 mana · 6/6
///
/// > **Battlecry:** Repeat all other **Battlecries** from cards you played this game *(targets chosen randomly)*.
///
/// State: Done
//~ done GIL_820 8d7f7d18 - 8a8cc5e7.cb2bb2c5
#[test]
fn GIL_820_shudderwock() {
    check(
        CardClass::Shaman,
        &[
            Give("GIL_820"),
            Cost("GIL_820", 9),
            Stats("GIL_820", 6, 6),
            Play("CS2_147", Nothing),
            HandCount(Mine, 2),
            EndTurn,
            EndTurn,
            Play("GIL_820", Nothing),
            HandCount(Mine, 3),
        ],
    );
}

/// # Blazing Invocation
///
/// `GIL_836` · Shaman spell · Fire · 1 mana
///
/// > **Discover** a **Battlecry** minion. It costs (1) less.
///
/// State: Derived
//~ derived GIL_836 13935239 8d654592 56d46959.8fd72239
#[test]
fn GIL_836_blazing_invocation() {
    check(
        CardClass::Shaman,
        &[
            Give("GIL_836"),
            Cost("GIL_836", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_017")),
            Play("GIL_836", Nothing),
            ChooseCard("AT_017"),
            Is(InHand(0), "AT_017"),
            CostNow(InHand(0), 3),
            Now(InHand(0), 2, 6),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("GIL_836"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AV_258")),
            Play("GIL_836", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("GIL_836"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_052")),
            Play("GIL_836", Nothing),
            Choose(0),
        ],
    );
}
