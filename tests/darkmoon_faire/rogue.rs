//! Rogue cards of Madness at the Darkmoon Faire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 39b7bec5

/// # Tenwu of the Red Smoke
///
/// `DMF_071` · Rogue minion · 2 mana · 3/2
///
/// > **Battlecry:** Return a friendly minion to your hand. It costs (1) this turn.
///
/// State: Derived
//~ derived DMF_071 f8cba7c3 23131e90 c0c5168e.0e5b4a87
#[test]
fn DMF_071_tenwu_of_the_red_smoke() {
    check(
        CardClass::Rogue,
        &[
            Give("DMF_071"),
            Cost("DMF_071", 2),
            Stats("DMF_071", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_071", On(Nth(1))),
            BoardCount(Mine, 1),
            HandCount(Mine, 1),
            CostNow(Nth(1), 1),
            In(Nth(1), Zone::Hand),
        ],
    );
}

/// # Fired Up
///
/// `DMF_071e` · Neutral enchantment
///
/// > Costs (1) this turn.
///
/// State: Derived
//~ derived DMF_071e 15f6482d 1ff60ddd 9401377f.8a8e5fce
#[test]
fn DMF_071e_fired_up() {
    check(
        CardClass::Rogue,
        &[Give("CS2_118"), Enchant(Nth(0), "DMF_071e"), CostNow(Nth(0), 1), EndTurn, CostNow(Nth(0), 3)],
    );
}

/// # Foxy Fraud
///
/// `DMF_511` · Rogue minion · 2 mana · 3/2
///
/// > **Battlecry:** Your next **Combo** card this turn costs (2) less.
///
/// State: Derived
//~ derived DMF_511 935b8e95 8a93632b 70f735d3.6d285e4b
#[test]
fn DMF_511_foxy_fraud() {
    check(
        CardClass::Rogue,
        &[
            Give("DMF_511"),
            Cost("DMF_511", 2),
            Stats("DMF_511", 3, 2),
            Give("AT_028"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_511", Nothing),
            CostNow(Nth(1), 3),
        ],
    );
}

/// # Enabling
///
/// `DMF_511e` · Rogue enchantment
///
/// > Your next **Combo** card costs (2) less.
///
/// State: Derived
//~ derived DMF_511e ee8e0fe3 a533d864 6f8c134e.e4560a51
#[test]
fn DMF_511e_enabling() {
    check(
        CardClass::Rogue,
        &[
            Friend("CS2_182"),
            Give("AT_028"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "DMF_511e"),
            CostNow(Nth(1), 3),
            CostNow(Nth(2), 4),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Friend("CS2_182"),
            Give("AT_028"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "DMF_511e"),
            Play("EX1_131", Nothing),
            Crystals(10),
            CostNow(Nth(1), 5),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Friend("CS2_182"),
            Give("AT_028"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "DMF_511e"),
            EndTurn,
            CostNow(Nth(1), 5),
        ],
    );
}

/// # Cheaper Combos
///
/// `DMF_511e2` · Rogue enchantment
///
/// > Costs (2) less.
///
/// State: Derived
//~ derived DMF_511e2 505674a1 1c8656ff 7abc8b26.90c32b47
#[test]
fn DMF_511e2_cheaper_combos() {
    check(CardClass::Rogue, &[Give("CS2_118"), Enchant(Nth(0), "DMF_511e2"), CostNow(Nth(0), 1)]);
}

/// # Cloak of Shadows
///
/// `DMF_512` · Rogue spell · Shadow · 4 mana
///
/// > Give your hero **Stealth** until your next turn.
///
/// State: Derived
//~ derived DMF_512 ddd048ca 8f52c461 664ee835.5c04807d
#[test]
fn DMF_512_cloak_of_shadows() {
    check(
        CardClass::Rogue,
        &[
            Give("DMF_512"),
            Cost("DMF_512", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_512", Nothing),
            HasNow(MyHero, GameTag::STEALTH),
        ],
    );
}

/// # Shadow Clone
///
/// `DMF_513` · Rogue spell · Shadow · 2 mana
///
/// > **Secret:** After a minion attacks your hero, summon a copy of it with **Stealth**.
///
/// State: Derived
//~ derived DMF_513 9dd86a56 a0801ba1 3419babe.7577f539
#[test]
fn DMF_513_shadow_clone() {
    check(
        CardClass::Rogue,
        &[
            Give("DMF_513"),
            Cost("DMF_513", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("DMF_513"),
            EndTurn,
            Attack(Nth(2), MyHero),
            BoardCount(Mine, 2),
            Dead(Nth(4)),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("DMF_513"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("DMF_513"),
            EndTurn,
            Attack(Nth(2), Nth(1)),
            BoardCount(Mine, 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("DMF_513"),
            Friend("CS2_118"),
            Enemy("CS2_118"),
            Friend("CS2_106"),
            Friend("DMF_513"),
            EndTurn,
            Attack(Nth(2), MyHero),
            BoardCount(Mine, 2),
            Dead(Nth(4)),
            HasNow(The("CS2_118"), GameTag::STEALTH),
            In(The("CS2_118"), Zone::Play),
            Now(The("CS2_118"), 5, 1),
        ],
    );
}

/// # Ticket Master
///
/// `DMF_514` · Rogue minion · 3 mana · 4/3
///
/// > **Deathrattle:** Shuffle 3 Tickets into your deck. When drawn, summon a 3/3 Plush Bear.
///
/// State: Derived
//~ derived DMF_514 0a4cc673 a0c5ca7e 28d81b4e.2454b31f
#[test]
fn DMF_514_ticket_master() {
    check(
        CardClass::Rogue,
        &[
            Give("DMF_514"),
            Cost("DMF_514", 3),
            Stats("DMF_514", 4, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DMF_514"),
            Kill(Nth(3)),
            DeckCount(Mine, 22),
            In(The("DMF_514t"), Zone::Deck),
        ],
    );
}

/// # Tickets
///
/// `DMF_514t` · Rogue spell · 3 mana
///
/// > **Casts When Drawn** Summon a 3/3 Plush Bear.
///
/// State: Derived
//~ derived DMF_514t cd00c875 ce55afe4 5ced147a.07282443
#[test]
fn DMF_514t_tickets() {
    check(
        CardClass::Rogue,
        &[
            Give("DMF_514t"),
            Cost("DMF_514t", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_514t", Nothing),
            BoardCount(Mine, 2),
            In(The("DMF_514t2"), Zone::Play),
            Now(The("DMF_514t2"), 3, 3),
        ],
    );
}

/// # Plush Bear
///
/// `DMF_514t2` · Rogue minion · 3 mana · 3/3
///
/// State: Vanilla
//~ vanilla DMF_514t2 57946b99 fd389b5d 06426283
#[test]
fn DMF_514t2_plush_bear() {
    check(
        CardClass::Rogue,
        &[
            Give("DMF_514t2"),
            Cost("DMF_514t2", 3),
            Stats("DMF_514t2", 3, 3),
            Play("DMF_514t2", Nothing),
            In(The("DMF_514t2"), Zone::Play),
            Now(The("DMF_514t2"), 3, 3),
        ],
    );
}

/// # Swindle
///
/// `DMF_515` · Rogue spell · 2 mana
///
/// > Draw a spell. **Combo:** And a minion.
///
/// State: Derived
//~ derived DMF_515 ce1fa083 bf190d21 8616030c.65baf56e
#[test]
fn DMF_515_swindle() {
    check(
        CardClass::Rogue,
        &[
            Give("DMF_515"),
            Cost("DMF_515", 2),
            OnTop("AT_001"),
            OnTop("CS2_118"),
            OnTop("AT_001"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("DMF_515", Nothing),
            DeckCount(Mine, 22),
            HandCount(Mine, 2),
            CostNow(Nth(3), 5),
            In(Nth(3), Zone::Hand),
            TagNow(Nth(3), GameTag::SPELLPOWER, 0),
            CostNow(Nth(5), 4),
            In(Nth(5), Zone::Hand),
            Now(Nth(5), 4, 5),
            TagNow(Nth(5), GameTag::SPELLPOWER, 0),
        ],
    );
}

/// # Grand Empress Shek'zara
///
/// `DMF_516` · Rogue minion · 6 mana · 5/7
///
/// > **Battlecry: Discover** a card in your deck and draw all copies of it.
///
/// State: Todo
//~ todo DMF_516 239a4f47 a18fa1fc 9ca45ad1.8efc743f
#[test]
#[ignore = "todo: DMF_516 Grand Empress Shek'zara"]
fn DMF_516_grand_empress_shekzara() {
    check(CardClass::Rogue, &[Give("DMF_516"), Cost("DMF_516", 6), Stats("DMF_516", 5, 7), Unwritten]);
}

/// # Sweet Tooth
///
/// `DMF_517` · Rogue minion · 2 mana · 3/2
///
/// > **Corrupt:** Gain +2 Attack and **Stealth**.
///
/// State: Vanilla
//~ vanilla DMF_517 6cbda8b4 39de2c17 8707c6fd.3fa34d53
#[test]
fn DMF_517_sweet_tooth() {
    check(
        CardClass::Rogue,
        &[
            Give("DMF_517"),
            Cost("DMF_517", 2),
            Stats("DMF_517", 3, 2),
            Play("DMF_517", Nothing),
            In(The("DMF_517"), Zone::Play),
            Now(The("DMF_517"), 3, 2),
        ],
    );
}

/// # Sweet Tooth
///
/// `DMF_517a` · Rogue minion · 2 mana · 5/2
///
/// > **Corrupted Stealth**
///
/// State: Vanilla
//~ vanilla DMF_517a 46e3429c a8927f6d b0415aaf.b7f63ee4
#[test]
fn DMF_517a_sweet_tooth() {
    check(
        CardClass::Rogue,
        &[
            Give("DMF_517a"),
            Cost("DMF_517a", 2),
            Stats("DMF_517a", 5, 2),
            Has("DMF_517a", GameTag::CORRUPTED_CARD),
            Has("DMF_517a", GameTag::STEALTH),
            Play("DMF_517a", Nothing),
            In(The("DMF_517a"), Zone::Play),
            Now(The("DMF_517a"), 5, 2),
            HasNow(The("DMF_517a"), GameTag::CORRUPTED_CARD),
            HasNow(The("DMF_517a"), GameTag::STEALTH),
        ],
    );
}

/// # Malevolent Strike
///
/// `DMF_518` · Rogue spell · 5 mana
///
/// > Destroy a minion. Costs (1) less for each card in your deck that didn't start there.
///
/// State: Derived
//~ derived DMF_518 48d9928d e52ef552 2a3d1a2f.65b1393f
#[test]
fn DMF_518_malevolent_strike() {
    check(
        CardClass::Rogue,
        &[
            Give("DMF_518"),
            Cost("DMF_518", 5),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_518", On(Nth(5))),
            Dead(Nth(5)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("DMF_518"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_518", On(Nth(4))),
            BoardCount(Mine, 0),
            Dead(Nth(4)),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("DMF_518"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            CostNow(Nth(0), 2),
        ],
    );
}

/// # Prize Plunderer
///
/// `DMF_519` · Rogue minion · 1 mana · 2/1
///
/// > **Combo:** Deal 1 damage to a minion for each other card you've played this turn.
///
/// State: Derived
//~ derived DMF_519 f779880e f9a551f9 7eed9d08.9040867c
#[test]
fn DMF_519_prize_plunderer() {
    check(
        CardClass::Rogue,
        &[
            Give("DMF_519"),
            Cost("DMF_519", 1),
            Stats("DMF_519", 2, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_118", Nothing),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("DMF_519", On(Nth(2))),
            Now(Nth(2), 4, 3),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("DMF_519"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_118", Nothing),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("DMF_519", On(Nth(1))),
            Now(Nth(1), 4, 3),
        ],
    );
}

/// # Nitroboost Poison
///
/// `YOP_015` · Multi-class spell · Nature · 2 mana
///
/// > Give a minion +2 Attack. **Corrupt:** And your weapon.
///
/// State: Derived
//~ derived YOP_015 2f3844b5 d1ee3fe9 43c9c461.45e49678
#[test]
fn YOP_015_nitroboost_poison() {
    check(
        CardClass::Rogue,
        &[
            Give("YOP_015"),
            Cost("YOP_015", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("YOP_015", On(Nth(2))),
            Now(Nth(2), 6, 5),
        ],
    );
    check(
        CardClass::Rogue,
        &[Give("YOP_015"), Friend("CS2_182"), Enemy("CS2_182"), Play("YOP_015", On(Nth(1))), Now(Nth(1), 6, 5)],
    );
}

/// # Nitroboost Poison
///
/// `YOP_015e` · Neutral enchantment
///
/// > +2 Attack.
///
/// State: Derived
//~ derived YOP_015e 4a317dfe 097164e0 26b657d9.bf3d1612
#[test]
fn YOP_015e_nitroboost_poison() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "YOP_015e"), Now(My(0), 7, 1)]);
}

/// # Nitroboost Poison
///
/// `YOP_015t` · Multi-class spell · Nature · 2 mana
///
/// > **Corrupted** Give a minion and your weapon +2 Attack.
///
/// State: Todo
//~ todo YOP_015t bcd1108e 5fa959b4 89213608.76ae9736
#[test]
#[ignore = "todo: YOP_015t Nitroboost Poison"]
fn YOP_015t_nitroboost_poison() {
    check(
        CardClass::Rogue,
        &[Give("YOP_015t"), Cost("YOP_015t", 2), Has("YOP_015t", GameTag::CORRUPTED_CARD), Unwritten],
    );
}

/// # Sparkjoy Cheat
///
/// `YOP_016` · Rogue minion · 3 mana · 3/3
///
/// > **Battlecry:** If you're holding a **Secret**, cast it and draw a card.
///
/// State: Derived
//~ derived YOP_016 fdc82234 67f94b16 248ffe61.89edd580
#[test]
fn YOP_016_sparkjoy_cheat() {
    check(
        CardClass::Rogue,
        &[
            Give("YOP_016"),
            Cost("YOP_016", 3),
            Stats("YOP_016", 3, 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Give("AT_002"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(4))),
            Play("YOP_016", Nothing),
            DeckCount(Mine, 21),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            In(Nth(4), Zone::Secret),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("YOP_016"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("YOP_016", Nothing),
            DeckCount(Mine, 22),
        ],
    );
}

/// # Shenanigans
///
/// `YOP_017` · Rogue spell · 2 mana
///
/// > **Secret:** When your opponent draws their second card in a turn, transform it into a Banana.
///
/// State: Todo
//~ todo YOP_017 85e3be86 9eeb495c 1b95742f.e71672ee
#[test]
#[ignore = "todo: YOP_017 Shenanigans"]
fn YOP_017_shenanigans() {
    check(CardClass::Rogue, &[Give("YOP_017"), Cost("YOP_017", 2), Unwritten]);
}
