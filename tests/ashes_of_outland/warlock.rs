//! Warlock cards of Ashes of Outland, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ebbeeb32

/// # Keli'dan the Breaker
///
/// `BT_196` · Warlock minion · 6 mana · 3/3
///
/// > **Battlecry:** Destroy a minion. If drawn this turn, instead destroy all minions except this one.
///
/// State: Derived
//~ derived BT_196 d944648c a866034b 478c43ae.432a06f6
#[test]
fn BT_196_kelidan_the_breaker() {
    check(
        CardClass::Warlock,
        &[
            Give("BT_196"),
            Cost("BT_196", 6),
            Stats("BT_196", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_196", On(Nth(2))),
            BoardCount(Mine, 1),
            Dead(Nth(1)),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("BT_196"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_196", On(Nth(1))),
            BoardCount(Mine, 1),
            Dead(Nth(1)),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Unstable Felbolt
///
/// `BT_199` · Warlock spell · Fel · 1 mana
///
/// > Deal $3 damage to an enemy minion and a random friendly one.
///
/// State: Derived
//~ derived BT_199 52ce628b 6de4e15c 3377caea.e6246bd7
#[test]
fn BT_199_unstable_felbolt() {
    check(
        CardClass::Warlock,
        &[
            Give("BT_199"),
            Cost("BT_199", 1),
            Targets("BT_199", &[EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Play("BT_199", On(Nth(2))),
            Now(Nth(1), 4, 2),
            Now(Nth(2), 4, 2),
        ],
    );
}

/// # Hand of Gul'dan
///
/// `BT_300` · Warlock spell · Shadow · 6 mana
///
/// > When you play or discard this, draw 3 cards.
///
/// State: Derived
//~ derived BT_300 5e217765 44ced263 6a13ae73.54025c81
#[test]
fn BT_300_hand_of_guldan() {
    check(
        CardClass::Warlock,
        &[
            Give("BT_300"),
            Cost("BT_300", 6),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_300", Nothing),
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
    check(
        CardClass::Warlock,
        &[
            Give("BT_300"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Discard(Nth(0)),
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

/// # Nightshade Matron
///
/// `BT_301` · Warlock minion · 4 mana · 5/5
///
/// > **Rush Battlecry:** Discard your highest Cost card.
///
/// State: Derived
//~ derived BT_301 f36a3d2f 99497957 c884d481.e11caa66
#[test]
fn BT_301_nightshade_matron() {
    check(
        CardClass::Warlock,
        &[
            Give("BT_301"),
            Cost("BT_301", 4),
            Stats("BT_301", 5, 5),
            Has("BT_301", GameTag::RUSH),
            Give("CS2_186"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_301", Nothing),
            HandCount(Mine, 1),
            Dead(Nth(1)),
        ],
    );
}

/// # The Dark Portal
///
/// `BT_302` · Warlock spell · Fel · 4 mana
///
/// > Draw a minion. If you have at least 8 cards in hand, it costs (5) less.
///
/// State: Derived
//~ derived BT_302 8f4e0dfd e0e2e564 b0e8f33d.e8d0ac2b
#[test]
fn BT_302_the_dark_portal() {
    check(
        CardClass::Warlock,
        &[
            Give("BT_302"),
            Cost("BT_302", 4),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Give("CS2_182"),
            Give("CS2_182"),
            Give("CS2_182"),
            Give("CS2_182"),
            Give("CS2_182"),
            Give("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_302", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 8),
            CostNow(Nth(3), 0),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("BT_302"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Give("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_302", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 3),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Dark Portal
///
/// `BT_302e` · Neutral enchantment
///
/// > Costs (5) less.
///
/// State: Derived
//~ derived BT_302e 1a7640ee 2f760385 e16ac001.133d4794
#[test]
fn BT_302e_dark_portal() {
    check(CardClass::Warlock, &[Give("CS2_186"), Enchant(Nth(0), "BT_302e"), CostNow(Nth(0), 2)]);
}

/// # Enhanced Dreadlord
///
/// `BT_304` · Warlock minion · 8 mana · 5/7
///
/// > **Taunt Deathrattle:** Summon a 5/5 Dreadlord with **Lifesteal**.
///
/// State: Derived
//~ derived BT_304 1a0497af 116235ed ae356d48.f89b4db4
#[test]
fn BT_304_enhanced_dreadlord() {
    check(
        CardClass::Warlock,
        &[
            Give("BT_304"),
            Cost("BT_304", 8),
            Stats("BT_304", 5, 7),
            Has("BT_304", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_304"),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("BT_304t"), Zone::Play),
            Now(The("BT_304t"), 5, 5),
        ],
    );
}

/// # Desperate Dreadlord
///
/// `BT_304t` · Warlock minion · 5 mana · 5/5
///
/// > **Lifesteal**
///
/// State: Vanilla
//~ vanilla BT_304t 53ad14fd 20d9d195 fe6cee6a.b857c9f1
#[test]
fn BT_304t_desperate_dreadlord() {
    check(
        CardClass::Warlock,
        &[
            Give("BT_304t"),
            Cost("BT_304t", 5),
            Stats("BT_304t", 5, 5),
            Has("BT_304t", GameTag::LIFESTEAL),
            Play("BT_304t", Nothing),
            In(The("BT_304t"), Zone::Play),
            Now(The("BT_304t"), 5, 5),
            HasNow(The("BT_304t"), GameTag::LIFESTEAL),
        ],
    );
}

/// # Imprisoned Scrap Imp
///
/// `BT_305` · Warlock minion · 2 mana · 3/3
///
/// > **Dormant** for 2 turns. When this awakens, give all minions in your hand +2/+2.
///
/// State: Derived
//~ derived BT_305 4a9bb717 1df23d73 85f8769d.ee6e1dde
#[test]
fn BT_305_imprisoned_scrap_imp() {
    check(
        CardClass::Warlock,
        &[
            Give("BT_305"),
            Cost("BT_305", 2),
            Stats("BT_305", 3, 3),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_305", Nothing),
            HasNow(Nth(0), GameTag::DORMANT),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("BT_305"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_305", Nothing),
            EndTurn,
            EndTurn,
            HasNow(Nth(0), GameTag::DORMANT),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("BT_305"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_305", Nothing),
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            Now(InHand(2), 6, 7),
            Now(Nth(1), 7, 3),
            Now(Nth(2), 6, 7),
        ],
    );
}

/// # Scrap Weapons
///
/// `BT_305e` · Warlock enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived BT_305e a3fe8722 84cadff5 8914f7aa.6d6ab056
#[test]
fn BT_305e_scrap_weapons() {
    check(CardClass::Warlock, &[Friend("CS2_118"), Enchant(My(0), "BT_305e"), Now(My(0), 7, 3)]);
}

/// # Shadow Council
///
/// `BT_306` · Warlock spell · Fel · 1 mana
///
/// > Replace your hand with random Demons. Give them +2/+2.
///
/// State: Derived
//~ derived BT_306 2b43d7f0 a942c82b 3e1fea45.c032e015
#[test]
fn BT_306_shadow_council() {
    check(
        CardClass::Warlock,
        &[
            Give("BT_306"),
            Cost("BT_306", 1),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_020")),
            Play("BT_306", Nothing),
            Is(Nth(1), "AT_020"),
            CostNow(Nth(1), 7),
            Now(Nth(1), 8, 10),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("BT_306"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_001")),
            Play("BT_306", Nothing),
        ],
    );
}

/// # Ritual Summons
///
/// `BT_306e` · Warlock enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived BT_306e 58587738 6190edbf 50677417.6d6ab056
#[test]
fn BT_306e_ritual_summons() {
    check(CardClass::Warlock, &[Friend("CS2_118"), Enchant(My(0), "BT_306e"), Now(My(0), 7, 3)]);
}

/// # Darkglare
///
/// `BT_307` · Warlock minion · 3 mana · 3/4
///
/// > **Battlecry:** If your hero took damage this turn, refresh 3 Mana Crystals.
///
/// State: Derived
//~ derived BT_307 f37619d2 917c20ec 062383dd.e3443a10
#[test]
fn BT_307_darkglare() {
    check(
        CardClass::Warlock,
        &[
            Give("BT_307"),
            Cost("BT_307", 3),
            Stats("BT_307", 3, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(10),
            Hurt(MyHero, 1),
            Play("CS2_182", Nothing),
            Play("BT_307", Nothing),
            Mana(6),
        ],
    );
    check(
        CardClass::Warlock,
        &[Give("BT_307"), Friend("CS2_182"), Enemy("CS2_182"), Crystals(10), Play("BT_307", Nothing), Mana(7)],
    );
}

/// # Kanrethad Ebonlocke
///
/// `BT_309` · Warlock minion · 2 mana · 3/2
///
/// > Your Demons cost (1) less. **Deathrattle:** Shuffle 'Kanrethad Prime' into your deck.
///
/// State: Derived
//~ derived BT_309 e62280aa 4e9de10c 4018a3e4.ae270c8c
#[test]
fn BT_309_kanrethad_ebonlocke() {
    check(
        CardClass::Warlock,
        &[
            Give("BT_309"),
            Cost("BT_309", 2),
            Stats("BT_309", 3, 2),
            Give("AT_020"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_309"),
            Kill(Nth(5)),
            DeckCount(Mine, 20),
            In(The("BT_309t"), Zone::Deck),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("BT_309"),
            Give("AT_020"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_309"),
            CostNow(Nth(0), 2),
            CostNow(Nth(1), 6),
        ],
    );
}

/// # Black Harvest
///
/// `BT_309e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived BT_309e ce4fe3c2 74d9c957 967530ac.f705eb41
#[test]
fn BT_309e_black_harvest() {
    check(CardClass::Warlock, &[Give("CS2_118"), Enchant(Nth(0), "BT_309e"), CostNow(Nth(0), 2)]);
}

/// # Kanrethad Prime
///
/// `BT_309t` · Warlock minion · 8 mana · 7/6
///
/// > **Battlecry:** Summon 3 friendly Demons that died this game.
///
/// State: Derived
//~ derived BT_309t 36d69276 10c1cb6a e6be8a65.2fbb7ce2
#[test]
fn BT_309t_kanrethad_prime() {
    check(
        CardClass::Warlock,
        &[
            Give("BT_309t"),
            Cost("BT_309t", 8),
            Stats("BT_309t", 7, 6),
            Friend("AT_020"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Force(Card("AT_020")),
            Play("BT_309t", Nothing),
            BoardCount(Mine, 3),
            In(The("AT_020"), Zone::Play),
            Now(The("AT_020"), 6, 8),
        ],
    );
}
