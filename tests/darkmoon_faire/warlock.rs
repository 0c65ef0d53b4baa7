//! Warlock cards of Madness at the Darkmoon Faire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 3ce5402a

/// # Fire Breather
///
/// `DMF_110` · Warlock minion · 4 mana · 4/3
///
/// > **Battlecry:** Deal 2 damage to all minions except Demons.
///
/// State: Derived
//~ derived DMF_110 cf121bc0 cab5a862 a8735943.822f5d60
#[test]
fn DMF_110_fire_breather() {
    check(
        CardClass::Warlock,
        &[
            Give("DMF_110"),
            Cost("DMF_110", 4),
            Stats("DMF_110", 4, 3),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("DMF_110", Nothing),
            BoardCount(Mine, 2),
            Now(Nth(0), 4, 3),
            Dead(Nth(1)),
            Now(Nth(2), 4, 3),
            Dead(Nth(3)),
            Now(Nth(4), 4, 3),
            BoardCount(Theirs, 1),
        ],
    );
}

/// # Man'ari Mosher
///
/// `DMF_111` · Warlock minion · 3 mana · 3/4
///
/// > **Battlecry:** Give a friendly Demon +3 Attack and **Lifesteal** this turn.
///
/// State: Derived
//~ derived DMF_111 d1730717 38271350 8b87fb15.41088ee0
#[test]
fn DMF_111_manari_mosher() {
    check(
        CardClass::Warlock,
        &[
            Give("DMF_111"),
            Cost("DMF_111", 3),
            Stats("DMF_111", 3, 4),
            Friend("AT_020"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            CannotTarget("DMF_111", Nth(2)),
            Play("DMF_111", On(Nth(1))),
            HasNow(Nth(1), GameTag::LIFESTEAL),
            Now(Nth(1), 9, 6),
        ],
    );
}

/// # Free Admission
///
/// `DMF_113` · Warlock spell · 3 mana
///
/// > Draw 2 minions. If they're both Demons, reduce their Costs by (2).
///
/// State: Done
//~ done DMF_113 227657ed - 1f9df250.c1277a70
#[test]
fn DMF_113_free_admission() {
    check(
        CardClass::Warlock,
        &[
            Give("DMF_113"),
            Cost("DMF_113", 3),
            EmptyDeck(Mine),
            OnTop("CS2_064"),
            OnTop("EX1_310"),
            OnTop("CS2_029"),
            Play("DMF_113", Nothing),
            HandCount(Mine, 2),
            CostNow(Nth(1), 4),
            CostNow(Nth(2), 3),
            DeckCount(Mine, 1),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            EmptyDeck(Mine),
            OnTop("CS2_064"),
            OnTop("CS2_182"),
            Play("DMF_113", Nothing),
            HandCount(Mine, 2),
            CostNow(Nth(0), 6),
            CostNow(Nth(1), 4),
        ],
    );
}

/// # Skipped Line
///
/// `DMF_113e` · Neutral enchantment
///
/// > Costs (2) less.
///
/// State: Derived
//~ derived DMF_113e c74d997e 4d1c0b31 6d44e217.90c32b47
#[test]
fn DMF_113e_skipped_line() {
    check(CardClass::Warlock, &[Give("CS2_118"), Enchant(Nth(0), "DMF_113e"), CostNow(Nth(0), 1)]);
}

/// # Midway Maniac
///
/// `DMF_114` · Warlock minion · 2 mana · 1/5
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla DMF_114 aaa7d431 68f0ebfc beb1bbe0.4b0c5d24
#[test]
fn DMF_114_midway_maniac() {
    check(
        CardClass::Warlock,
        &[
            Give("DMF_114"),
            Cost("DMF_114", 2),
            Stats("DMF_114", 1, 5),
            Has("DMF_114", GameTag::TAUNT),
            Play("DMF_114", Nothing),
            In(The("DMF_114"), Zone::Play),
            Now(The("DMF_114"), 1, 5),
            HasNow(The("DMF_114"), GameTag::TAUNT),
        ],
    );
}

/// # Revenant Rascal
///
/// `DMF_115` · Warlock minion · 3 mana · 3/3
///
/// > **Battlecry:** Destroy a Mana Crystal for each player.
///
/// State: Derived
//~ derived DMF_115 ad169ad2 7da380df c2dc8813.894bdaec
#[test]
fn DMF_115_revenant_rascal() {
    check(
        CardClass::Warlock,
        &[
            Give("DMF_115"),
            Cost("DMF_115", 3),
            Stats("DMF_115", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("DMF_115", Nothing),
            EndTurn,
            EndTurn,
            Mana(5),
        ],
    );
}

/// # Cascading Disaster
///
/// `DMF_117` · Warlock spell · 4 mana
///
/// > Destroy a random enemy minion. **Corrupt:** Destroy 2. **Corrupt Again:** Destroy 3.
///
/// State: Todo
//~ todo DMF_117 f66afd2c 28055e01 5a10d7d7.a0d654a9
#[test]
#[ignore = "todo: DMF_117 Cascading Disaster"]
fn DMF_117_cascading_disaster() {
    check(CardClass::Warlock, &[Give("DMF_117"), Cost("DMF_117", 4), Unwritten]);
}

/// # Cascading Disaster
///
/// `DMF_117t` · Warlock spell · 4 mana
///
/// > **Corrupted** Destroy 2 random enemy minions. **Corrupt:** Destroy 3.
///
/// State: Todo
//~ todo DMF_117t 147d07c5 64a91dea b44df2f8.873d1425
#[test]
#[ignore = "todo: DMF_117t Cascading Disaster"]
fn DMF_117t_cascading_disaster() {
    check(
        CardClass::Warlock,
        &[Give("DMF_117t"), Cost("DMF_117t", 4), Has("DMF_117t", GameTag::CORRUPTED_CARD), Unwritten],
    );
}

/// # Cascading Disaster
///
/// `DMF_117t2` · Warlock spell · 4 mana
///
/// > **Corrupted** Destroy 3 random enemy minions.
///
/// State: Derived
//~ derived DMF_117t2 5bca31ad 62b05fbe 10d8f3c3.bd7f68d8
#[test]
fn DMF_117t2_cascading_disaster() {
    check(
        CardClass::Warlock,
        &[
            Give("DMF_117t2"),
            Cost("DMF_117t2", 4),
            Has("DMF_117t2", GameTag::CORRUPTED_CARD),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("DMF_117t2", Nothing),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Tickatus
///
/// `DMF_118` · Warlock minion · 6 mana · 8/8
///
/// > **Battlecry:** Remove the top 5 cards from your deck. **Corrupt:** Your opponent's deck instead.
///
/// State: Derived
//~ derived DMF_118 bc0da8ce 35338526 f34cf323.b914fe14
#[test]
fn DMF_118_tickatus() {
    check(
        CardClass::Warlock,
        &[
            Give("DMF_118"),
            Cost("DMF_118", 6),
            Stats("DMF_118", 8, 8),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_118", Nothing),
            DeckCount(Mine, 0),
            Dead(Nth(1)),
            Dead(Nth(2)),
            Dead(Nth(3)),
            Dead(Nth(4)),
            Dead(Nth(5)),
        ],
    );
}

/// # Tickatus
///
/// `DMF_118t` · Warlock minion · 6 mana · 8/8
///
/// > **Corrupted Battlecry:** Remove the top 5 cards from your opponent's deck.
///
/// State: Todo
//~ todo DMF_118t 5e4e7ae8 5d26d625 e89d07d7.46dbf90c
#[test]
#[ignore = "todo: DMF_118t Tickatus"]
fn DMF_118t_tickatus() {
    check(
        CardClass::Warlock,
        &[
            Give("DMF_118t"),
            Cost("DMF_118t", 6),
            Stats("DMF_118t", 8, 8),
            Has("DMF_118t", GameTag::CORRUPTED_CARD),
            Unwritten,
        ],
    );
}

/// # Wicked Whispers
///
/// `DMF_119` · Warlock spell · Shadow · 1 mana
///
/// > Discard your lowest Cost card. Give your minions +1/+1.
///
/// State: Derived
//~ derived DMF_119 f6cc8826 bb00e461 656eaf3f.a6220b2b
#[test]
fn DMF_119_wicked_whispers() {
    check(
        CardClass::Warlock,
        &[
            Give("DMF_119"),
            Cost("DMF_119", 1),
            Give("CS2_120"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_119", Nothing),
            HandCount(Mine, 1),
            Dead(Nth(1)),
            Now(Nth(3), 5, 6),
        ],
    );
}

/// # Nightfall
///
/// `DMF_119e` · Warlock enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived DMF_119e c1589674 80facfde 62617d57.67341004
#[test]
fn DMF_119e_nightfall() {
    check(CardClass::Warlock, &[Friend("CS2_118"), Enchant(My(0), "DMF_119e"), Now(My(0), 6, 2)]);
}

/// # Ring Matron
///
/// `DMF_533` · Warlock minion · 6 mana · 6/4
///
/// > **Taunt Deathrattle:** Summon two 3/2 Imps.
///
/// State: Derived
//~ derived DMF_533 9cf9cbbc 47ba30f6 46a49fcb.95b30379
#[test]
fn DMF_533_ring_matron() {
    check(
        CardClass::Warlock,
        &[
            Give("DMF_533"),
            Cost("DMF_533", 6),
            Stats("DMF_533", 6, 4),
            Has("DMF_533", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DMF_533"),
            Kill(Nth(3)),
            BoardCount(Mine, 3),
            In(The("DMF_533t"), Zone::Play),
            Now(The("DMF_533t"), 3, 2),
        ],
    );
}

/// # Fiery Imp
///
/// `DMF_533t` · Warlock minion · 2 mana · 3/2
///
/// State: Vanilla
//~ vanilla DMF_533t ec1087bd 43bc7563 10841e4f
#[test]
fn DMF_533t_fiery_imp() {
    check(
        CardClass::Warlock,
        &[
            Give("DMF_533t"),
            Cost("DMF_533t", 2),
            Stats("DMF_533t", 3, 2),
            Play("DMF_533t", Nothing),
            In(The("DMF_533t"), Zone::Play),
            Now(The("DMF_533t"), 3, 2),
        ],
    );
}

/// # Deck of Chaos
///
/// `DMF_534` · Warlock spell · Shadow · 5 mana
///
/// > Swap the Cost and Attack of all minions in your deck.
///
/// State: Todo
//~ todo DMF_534 d55732eb a2cac8e8 5bf4a0ef.75ae7169
#[test]
#[ignore = "todo: DMF_534 Deck of Chaos"]
fn DMF_534_deck_of_chaos() {
    check(CardClass::Warlock, &[Give("DMF_534"), Cost("DMF_534", 5), Unwritten]);
}

/// # Luckysoul Hoarder
///
/// `YOP_003` · Multi-class minion · 3 mana · 3/4
///
/// > **Battlecry:** Shuffle 2 Soul Fragments into your deck. **Corrupt:** Draw a card.
///
/// State: Derived
//~ derived YOP_003 cc8efabd 9d6da3cb 5d68a95b.8d6920d6
#[test]
fn YOP_003_luckysoul_hoarder() {
    check(
        CardClass::Warlock,
        &[
            Give("YOP_003"),
            Cost("YOP_003", 3),
            Stats("YOP_003", 3, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("YOP_003", Nothing),
            DeckCount(Mine, 21),
            In(The("SCH_307t"), Zone::Deck),
        ],
    );
}

/// # Luckysoul Hoarder
///
/// `YOP_003t` · Multi-class minion · 3 mana · 3/4
///
/// > **Corrupted Battlecry:** Shuffle 2 Soul Fragments into your deck and draw a card.
///
/// State: Done
//~ done YOP_003t 554a47f3 - f52b8ede.6ba182f0
#[test]
fn YOP_003t_luckysoul_hoarder() {
    check(
        CardClass::Warlock,
        &[
            Give("YOP_003t"),
            Cost("YOP_003t", 3),
            Stats("YOP_003t", 3, 4),
            Has("YOP_003t", GameTag::CORRUPTED_CARD),
            Force(Number(0)),
            Force(Number(0)),
            Play("YOP_003t", Nothing),
            In(The("SCH_307t"), Zone::Deck),
            DeckCount(Mine, 20),
            HandCount(Mine, 1),
            Is(InHand(0), "CS2_182"),
            DeckCount(Theirs, 20),
        ],
    );
}

/// # Envoy Rustwix
///
/// `YOP_004` · Warlock minion · 5 mana · 5/4
///
/// > **Deathrattle:** Shuffle 3 random Prime **Legendary** minions into your deck.
///
/// State: Todo
//~ todo YOP_004 3f070722 f7c8afc6 a9c6e224.0c730f78
#[test]
#[ignore = "todo: YOP_004 Envoy Rustwix"]
fn YOP_004_envoy_rustwix() {
    check(CardClass::Warlock, &[Give("YOP_004"), Cost("YOP_004", 5), Stats("YOP_004", 5, 4), Unwritten]);
}

/// # Backfire
///
/// `YOP_033` · Warlock spell · Fire · 3 mana
///
/// > Draw 3 cards. Deal $3 damage to your hero.
///
/// State: Derived
//~ derived YOP_033 b756fca5 6a63f9cf 754efd97.9534ec63
#[test]
fn YOP_033_backfire() {
    check(
        CardClass::Warlock,
        &[
            Give("YOP_033"),
            Cost("YOP_033", 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("YOP_033", Nothing),
            Now(MyHero, 0, 27),
            Damage(MyHero, 3),
            DeckCount(Mine, 21),
            HandCount(Mine, 3),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 3),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 5, 1),
            CostNow(Nth(5), 4),
            In(Nth(5), Zone::Hand),
            Now(Nth(5), 4, 5),
        ],
    );
}
