//! Warlock cards of Whizbang's Workshop, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file c209f36b

/// # Domino Effect
///
/// `MIS_027` · Warlock spell · 3 mana
///
/// > Deal $2 damage to a minion. Repeat to the left or right, dealing 1 more damage each time.
///
/// State: Todo
//~ todo MIS_027 efaf6975 ea46119c 41859126.de00c5cb
#[test]
#[ignore = "todo: MIS_027 Domino Effect"]
fn MIS_027_domino_effect() {
    check(CardClass::Warlock, &[Give("MIS_027"), Cost("MIS_027", 3), Unwritten]);
}

/// # INFERNAL!
///
/// `MIS_703` · Warlock minion · 4 mana · 6/6
///
/// > **Taunt Battlecry:** Set your hero's remaining Health to 15.
///
/// State: Derived
//~ derived MIS_703 0bf44f5e d24f3a58 682588ac.972311fb
#[test]
fn MIS_703_infernal() {
    check(
        CardClass::Warlock,
        &[
            Give("MIS_703"),
            Cost("MIS_703", 4),
            Stats("MIS_703", 6, 6),
            Has("MIS_703", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("MIS_703", Nothing),
            Now(MyHero, 0, 15),
            Damage(MyHero, 15),
        ],
    );
}

/// # INFERNAL! Strength
///
/// `MIS_703e` · Warlock enchantment
///
/// > Health Set to 15
///
/// State: Derived
//~ derived MIS_703e 16bffd91 1bf5437c 142aefae.49a27f5b
#[test]
fn MIS_703e_infernal_strength() {
    check(CardClass::Warlock, &[Friend("CS2_118"), Enchant(My(0), "MIS_703e"), Now(My(0), 5, 15)]);
}

/// # Mass Production
///
/// `MIS_707` · Warlock spell · 1 mana
///
/// > Draw 2 cards. Deal $3 damage to your hero. Shuffle 2 copies of this into your deck.
///
/// State: Derived
//~ derived MIS_707 57f414f9 2aaea25a b0a7f7a1.220a049e
#[test]
fn MIS_707_mass_production() {
    check(
        CardClass::Warlock,
        &[
            Give("MIS_707"),
            Cost("MIS_707", 1),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("MIS_707", Nothing),
            Now(MyHero, 0, 27),
            Damage(MyHero, 3),
            DeckCount(Mine, 23),
            HandCount(Mine, 2),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
            In(The("MIS_707"), Zone::Deck),
        ],
    );
}

/// # Game Master Nemsy
///
/// `TOY_524` · Warlock minion · 5 mana · 3/6
///
/// > **Battlecry:** Draw a Demon. **Deathrattle:** Swap places with it.
///
/// State: Todo
//~ todo TOY_524 d704f696 fc21977f efc9eb87.e9a75328
#[test]
#[ignore = "todo: TOY_524 Game Master Nemsy"]
fn TOY_524_game_master_nemsy() {
    check(CardClass::Warlock, &[Give("TOY_524"), Cost("TOY_524", 5), Stats("TOY_524", 3, 6), Unwritten]);
}

/// # Malefic Rook
///
/// `TOY_526` · Warlock minion · 3 mana · 5/6
///
/// > **Battlecry:** Attack YOUR hero.
///
/// State: Derived
//~ derived TOY_526 47c193ea 977991da 5640448a.9468f304
#[test]
fn TOY_526_malefic_rook() {
    check(
        CardClass::Warlock,
        &[
            Give("TOY_526"),
            Cost("TOY_526", 3),
            Stats("TOY_526", 5, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TOY_526", Nothing),
            Now(MyHero, 0, 25),
            Damage(MyHero, 5),
        ],
    );
}

/// # Cursed Campaign
///
/// `TOY_527` · Warlock spell · Shadow · 3 mana
///
/// > Give a friendly minion "**Deathrattle:** Summon two copies of this minion that are **Dormant** for 2 turns."
///
/// State: Todo
//~ todo TOY_527 29329130 b3a83d31 b3458450.9460fdc4
#[test]
#[ignore = "todo: TOY_527 Cursed Campaign"]
fn TOY_527_cursed_campaign() {
    check(CardClass::Warlock, &[Give("TOY_527"), Cost("TOY_527", 3), Unwritten]);
}

/// # Wheel of DEATH!!!
///
/// `TOY_529` · Warlock spell · Shadow · 8 mana
///
/// > Destroy your deck. In 5 turns, destroy the enemy hero.
///
/// State: Done
//~ done TOY_529 f6787ce7 - 648f3269.35b2354a
#[test]
fn TOY_529_wheel_of_death() {
    check(
        CardClass::Warlock,
        &[
            Give("TOY_529"),
            Cost("TOY_529", 8),
            Play("TOY_529", Nothing),
            DeckCount(Mine, 0),
            DeckCount(Theirs, 20),
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            Damage(TheirHero, 0),
            EndTurn,
            EndTurn,
            Won(Mine),
        ],
    );
}

/// # Table Flip
///
/// `TOY_883` · Warlock spell · Shadow · 10 mana
///
/// > Deal $3 damage to all enemy minions. Costs (1) less for each other card in your hand.
///
/// State: Derived
//~ derived TOY_883 1fd69212 55e5885d 3a062035.58715455
#[test]
fn TOY_883_table_flip() {
    check(
        CardClass::Warlock,
        &[
            Give("TOY_883"),
            Cost("TOY_883", 10),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TOY_883", Nothing),
            Now(Nth(3), 4, 2),
        ],
    );
    check(
        CardClass::Warlock,
        &[Give("TOY_883"), Give("CS2_182"), Friend("CS2_182"), Enemy("CS2_182"), CostNow(Nth(0), 9)],
    );
}

/// # Crane Game
///
/// `TOY_884` · Warlock spell · 8 mana
///
/// > Summon copies of two Demons in your deck.
///
/// State: Derived
//~ derived TOY_884 1f8705f8 bc5c2e4d 92a994d5.6563e99e
#[test]
fn TOY_884_crane_game() {
    check(
        CardClass::Warlock,
        &[
            Give("TOY_884"),
            Cost("TOY_884", 8),
            OnTop("AT_020"),
            OnTop("AT_020"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(1))),
            Play("TOY_884", Nothing),
            BoardCount(Mine, 3),
            In(The("AT_020"), Zone::Play),
            Now(The("AT_020"), 6, 8),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("TOY_884"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("AT_020"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(7))),
            Play("TOY_884", Nothing),
        ],
    );
}

/// # Endgame
///
/// `TOY_886` · Warlock spell · Shadow · 2 mana
///
/// > Resurrect your last Demon that died.
///
/// State: Done
//~ done TOY_886 8c565581 - b9da68c0.a7b43854
#[test]
fn TOY_886_endgame() {
    check(
        CardClass::Warlock,
        &[
            Give("TOY_886"),
            Cost("TOY_886", 2),
            Friend("CS2_065"),
            Friend("CS2_182"),
            Kill(My(0)),
            Kill(My(0)),
            Play("TOY_886", Nothing),
            Is(My(0), "CS2_065"),
        ],
    );
}

/// # Wretched Queen
///
/// `TOY_914` · Warlock minion · 8 mana · 4/4
///
/// > **Taunt Deathrattle:** Summon two 4/6 Knights with **Taunt**.
///
/// State: Derived
//~ derived TOY_914 932b63b2 7147ef13 603573a7.a862d409
#[test]
fn TOY_914_wretched_queen() {
    check(
        CardClass::Warlock,
        &[
            Give("TOY_914"),
            Cost("TOY_914", 8),
            Stats("TOY_914", 4, 4),
            Has("TOY_914", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TOY_914"),
            Kill(Nth(3)),
            BoardCount(Mine, 3),
            In(The("TOY_914t"), Zone::Play),
            Now(The("TOY_914t"), 4, 6),
        ],
    );
}

/// # Ignoble Knight
///
/// `TOY_914t` · Warlock minion · 5 mana · 4/6
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla TOY_914t 43584a07 bf2b874b 0cc0b19f.4b0c5d24
#[test]
fn TOY_914t_ignoble_knight() {
    check(
        CardClass::Warlock,
        &[
            Give("TOY_914t"),
            Cost("TOY_914t", 5),
            Stats("TOY_914t", 4, 6),
            Has("TOY_914t", GameTag::TAUNT),
            Play("TOY_914t", Nothing),
            In(The("TOY_914t"), Zone::Play),
            Now(The("TOY_914t"), 4, 6),
            HasNow(The("TOY_914t"), GameTag::TAUNT),
        ],
    );
}

/// # Tabletop Roleplayer
///
/// `TOY_915` · Warlock minion · 4 mana · 4/3
///
/// > **Miniaturize Battlecry:** Give a friendly Demon +2 Attack and **Immune** this turn.
///
/// State: Derived
//~ derived TOY_915 72e1fa13 c1d075c1 1344b3bf.429c5cf3
#[test]
fn TOY_915_tabletop_roleplayer() {
    check(
        CardClass::Warlock,
        &[
            Give("TOY_915"),
            Cost("TOY_915", 4),
            Stats("TOY_915", 4, 3),
            Has("TOY_915", GameTag::MINIATURIZE),
            Friend("AT_020"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            CannotTarget("TOY_915", Nth(2)),
            Play("TOY_915", On(Nth(1))),
            HasNow(Nth(1), GameTag::IMMUNE),
            Now(Nth(1), 8, 8),
        ],
    );
}

/// # In Character
///
/// `TOY_915e` · Warlock enchantment
///
/// > +2 Attack and **Immune** this turn.
///
/// State: Derived
//~ derived TOY_915e cdd07065 f52644b0 7306bb04.225faf11
#[test]
fn TOY_915e_in_character() {
    check(
        CardClass::Warlock,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "TOY_915e"),
            Now(My(0), 7, 1),
            HasNow(My(0), GameTag::IMMUNE),
            EndTurn,
            Now(My(0), 5, 1),
            HasNot(My(0), GameTag::IMMUNE),
        ],
    );
}

/// # Tabletop Roleplayer
///
/// `TOY_915t` · Warlock minion · 1 mana · 1/1
///
/// > **Mini Battlecry:** Give a friendly Demon +2 Attack and **Immune** this turn.
///
/// State: Todo
//~ todo TOY_915t dc796dd9 5efcf7f3 9b9e13e6.02d48325
#[test]
#[ignore = "todo: TOY_915t Tabletop Roleplayer"]
fn TOY_915t_tabletop_roleplayer() {
    check(CardClass::Warlock, &[Give("TOY_915t"), Cost("TOY_915t", 1), Stats("TOY_915t", 1, 1), Unwritten]);
}

/// # Sketch Artist
///
/// `TOY_916` · Warlock minion · 3 mana · 3/3
///
/// > **Battlecry:** Draw a Shadow spell. Get a **Temporary** copy of it.
///
/// State: Derived
//~ derived TOY_916 22c301b8 9b31e5d9 d2258ce5.68f518b1
#[test]
fn TOY_916_sketch_artist() {
    check(
        CardClass::Warlock,
        &[
            Give("TOY_916"),
            Cost("TOY_916", 3),
            Stats("TOY_916", 3, 3),
            OnTop("AT_016"),
            OnTop("AT_016"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TOY_916", Nothing),
            HasNow(InHand(1), GameTag::GHOSTLY),
            Is(InHand(1), "AT_016"),
            CostNow(InHand(1), 2),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            HasNot(Nth(2), GameTag::GHOSTLY),
            CostNow(Nth(2), 2),
            In(Nth(2), Zone::Hand),
        ],
    );
}
