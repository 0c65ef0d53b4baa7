//! Druid cards of Escape from Violet Hold, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6fe6e397

/// # Infest the Scullery
///
/// `JAIL_200` · Druid spell · 5 mana
///
/// > Summon two random @-Cost minions. *(Improved by your hero attacks this game.)*
///
/// State: Derived
//~ derived JAIL_200 abf6b44c 34712cb8 4104bbb1.a3ce8ec4
#[test]
fn JAIL_200_infest_the_scullery() {
    check(
        CardClass::Druid,
        &[
            Give("JAIL_200"),
            Cost("JAIL_200", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Attack(MyHero, TheirHero),
            Crystals(10),
            Force(Card("CS2_118")),
            Force(Card("CS2_118")),
            Play("JAIL_200", Nothing),
            BoardCount(Mine, 3),
            In(The("CS2_118"), Zone::Play),
            Now(The("CS2_118"), 5, 1),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("JAIL_200"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Attack(MyHero, TheirHero),
            Crystals(10),
            Never(Card("AT_002")),
            Play("JAIL_200", Nothing),
        ],
    );
}

/// # Secret Ingredient
///
/// `JAIL_201` · Druid spell · 0 mana
///
/// > **Choose One -** Give your hero +2 Attack this turn; or get a random Druid card.
///
/// State: Derived
//~ derived JAIL_201 3294d112 0dcc083c fabf2777.70eacb9d
#[test]
fn JAIL_201_secret_ingredient() {
    check(
        CardClass::Druid,
        &[
            Give("JAIL_201"),
            Cost("JAIL_201", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            PlayOption("JAIL_201", 0, Nothing),
            Now(MyHero, 2, 30),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("JAIL_201"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("KAR_300")),
            PlayOption("JAIL_201", 1, Nothing),
            Is(InHand(0), "KAR_300"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 2, 2),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("JAIL_201"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_001")),
            PlayOption("JAIL_201", 1, Nothing),
        ],
    );
}

/// # A Little of This
///
/// `JAIL_201a` · Druid spell · 0 mana
///
/// > Give your hero +2 Attack this turn.
///
/// State: Derived
//~ derived JAIL_201a bf71daba 710cfc79 d04576d1.bd10cb6e
#[test]
fn JAIL_201a_a_little_of_this() {
    check(
        CardClass::Druid,
        &[
            Give("JAIL_201a"),
            Cost("JAIL_201a", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("JAIL_201a", Nothing),
            Now(MyHero, 2, 30),
        ],
    );
}

/// # A Little of This
///
/// `JAIL_201ae1` · Druid enchantment
///
/// > +2 Attack this turn.
///
/// State: Derived
//~ derived JAIL_201ae1 100bbffe 2fa1c5df 11238337.09ced50d
#[test]
fn JAIL_201ae1_a_little_of_this() {
    check(
        CardClass::Druid,
        &[Friend("CS2_118"), Enchant(My(0), "JAIL_201ae1"), Now(My(0), 7, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # A Dash of That
///
/// `JAIL_201b` · Druid spell · 0 mana
///
/// > Get a random Druid card.
///
/// State: Derived
//~ derived JAIL_201b 012bf90e b6fb2616 54514642.cb99c353
#[test]
fn JAIL_201b_a_dash_of_that() {
    check(
        CardClass::Druid,
        &[
            Give("JAIL_201b"),
            Cost("JAIL_201b", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("KAR_300")),
            Play("JAIL_201b", Nothing),
            Is(InHand(0), "KAR_300"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 2, 2),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Druid,
        &[Give("JAIL_201b"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_001")), Play("JAIL_201b", Nothing)],
    );
}

/// # Spiderling
///
/// `JAIL_202` · Druid minion · 1 mana · 1/2
///
/// > Your hero has +1 Attack on your turn.
///
/// State: Derived
//~ derived JAIL_202 d20fd976 f49764e0 a6f22618.69135553
#[test]
fn JAIL_202_spiderling() {
    check(
        CardClass::Druid,
        &[
            Give("JAIL_202"),
            Cost("JAIL_202", 1),
            Stats("JAIL_202", 1, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAIL_202"),
            EndTurn,
            EndTurn,
            Now(MyHero, 1, 30),
        ],
    );
    check(
        CardClass::Druid,
        &[Give("JAIL_202"), Friend("CS2_182"), Enemy("CS2_182"), Friend("JAIL_202"), EndTurn, Now(MyHero, 0, 30)],
    );
}

/// # Tiny Fangs
///
/// `JAIL_202e` · Druid enchantment
///
/// > +1 Attack.
///
/// State: Derived
//~ derived JAIL_202e c6673b37 e121822a 9746d197.c84fda8a
#[test]
fn JAIL_202e_tiny_fangs() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "JAIL_202e"), Now(My(0), 6, 1)]);
}

/// # Widow's Bite
///
/// `JAIL_436` · Druid spell · 2 mana
///
/// > Give your hero +1 Attack this turn. Gain 1 Armor. Add "Widow's Feast" to your hand.
///
/// State: Derived
//~ derived JAIL_436 4db2f681 023d07e8 f383d747.f82f0262
#[test]
fn JAIL_436_widows_bite() {
    check(
        CardClass::Druid,
        &[
            Give("JAIL_436"),
            Cost("JAIL_436", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("JAIL_436", Nothing),
            Is(InHand(0), "JAIL_436t"),
            CostNow(InHand(0), 2),
            Armor(Mine, 1),
            Now(MyHero, 1, 30),
            HandCount(Mine, 1),
        ],
    );
}

/// # Threads
///
/// `JAIL_436e` · Druid enchantment
///
/// > +1 Attack this turn.
///
/// State: Derived
//~ derived JAIL_436e ce3dbcea 7c0064ec cec90404.8c49468d
#[test]
fn JAIL_436e_threads() {
    check(
        CardClass::Druid,
        &[Friend("CS2_118"), Enchant(My(0), "JAIL_436e"), Now(My(0), 6, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Webs
///
/// `JAIL_436e2` · Druid enchantment
///
/// > +2 Attack this turn.
///
/// State: Derived
//~ derived JAIL_436e2 4dd5a404 698b2fae 029e0940.09ced50d
#[test]
fn JAIL_436e2_webs() {
    check(
        CardClass::Druid,
        &[Friend("CS2_118"), Enchant(My(0), "JAIL_436e2"), Now(My(0), 7, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Fates
///
/// `JAIL_436e3` · Druid enchantment
///
/// > +4 Attack this turn.
///
/// State: Derived
//~ derived JAIL_436e3 21c2569c c49b1802 e436a556.a9003f71
#[test]
fn JAIL_436e3_fates() {
    check(
        CardClass::Druid,
        &[Friend("CS2_118"), Enchant(My(0), "JAIL_436e3"), Now(My(0), 9, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Widow's Feast
///
/// `JAIL_436t` · Druid spell · 2 mana
///
/// > Give your hero +2 Attack this turn. Gain 2 Armor. Add "Widow's Banquet" to your hand.
///
/// State: Derived
//~ derived JAIL_436t 6bbf2eac 05c2f9d3 ab7d2a26.3fdc02a7
#[test]
fn JAIL_436t_widows_feast() {
    check(
        CardClass::Druid,
        &[
            Give("JAIL_436t"),
            Cost("JAIL_436t", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("JAIL_436t", Nothing),
            Is(InHand(0), "JAIL_436t2"),
            CostNow(InHand(0), 2),
            Armor(Mine, 2),
            Now(MyHero, 2, 30),
            HandCount(Mine, 1),
        ],
    );
}

/// # Widow's Banquet
///
/// `JAIL_436t2` · Druid spell · 2 mana
///
/// > Give your hero +4 Attack this turn. Gain 4 Armor.
///
/// State: Derived
//~ derived JAIL_436t2 540c46ba 326c280e 6b03f514.91b28471
#[test]
fn JAIL_436t2_widows_banquet() {
    check(
        CardClass::Druid,
        &[
            Give("JAIL_436t2"),
            Cost("JAIL_436t2", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("JAIL_436t2", Nothing),
            Armor(Mine, 4),
            Now(MyHero, 4, 30),
        ],
    );
}

/// # Spiteful Chef
///
/// `JAIL_507` · Druid minion · 3 mana · 3/2
///
/// > **Battlecry:** Summon a 2-Cost **Taunt** minion. If you have 10 or more Mana, summon a 6-Cost instead.
///
/// State: Todo
//~ todo JAIL_507 f22f4ebd 483aa25b 6ceb77f2.ac626e48
#[test]
#[ignore = "todo: JAIL_507 Spiteful Chef"]
fn JAIL_507_spiteful_chef() {
    check(CardClass::Druid, &[Give("JAIL_507"), Cost("JAIL_507", 3), Stats("JAIL_507", 3, 2), Unwritten]);
}

/// # Bear Power
///
/// `JAIL_507e` · Demon Hunter enchantment
///
/// > +8 Attack
///
/// State: Derived
//~ derived JAIL_507e 910a40b1 35caf1a3 85f30af6.d1c6bb10
#[test]
fn JAIL_507e_bear_power() {
    check(
        CardClass::Druid,
        &[Friend("CS2_118"), Enchant(My(0), "JAIL_507e"), Now(My(0), 13, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Chef Neth'rek
///
/// `JAIL_860` · Druid minion · 3 mana · 3/3
///
/// > **Start of Game:** If your deck only has cards that cost (3) or less, set your Mana to 10 after five turns!
///
/// State: Todo
//~ todo JAIL_860 0362cee6 16e74481 a794bdc6.ef037ed9
#[test]
#[ignore = "todo: JAIL_860 Chef Neth'rek"]
fn JAIL_860_chef_nethrek() {
    check(CardClass::Druid, &[Give("JAIL_860"), Cost("JAIL_860", 3), Stats("JAIL_860", 3, 3), Unwritten]);
}

/// # Noxious Bribe
///
/// `JAIL_861` · Druid spell · 2 mana
///
/// > **Discover** a **Choose One** card. It has both effects combined. Give your opponent a plain copy.
///
/// State: Todo
//~ todo JAIL_861 7f4213c4 326c075c bb40edf1.3e906e4b
#[test]
#[ignore = "todo: JAIL_861 Noxious Bribe"]
fn JAIL_861_noxious_bribe() {
    check(CardClass::Druid, &[Give("JAIL_861"), Cost("JAIL_861", 2), Unwritten]);
}

/// # Lethal Recipe
///
/// `JAIL_866` · Druid spell · 3 mana
///
/// > Draw 2 minions. If you have 10 or more Mana, give them +3/+3.
///
/// State: Derived
//~ derived JAIL_866 f303ed3c 6ee6a05f 1083d56f.6ad43339
#[test]
fn JAIL_866_lethal_recipe() {
    check(
        CardClass::Druid,
        &[
            Give("JAIL_866"),
            Cost("JAIL_866", 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("JAIL_866", Nothing),
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
        CardClass::Druid,
        &[
            Give("JAIL_866"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("JAIL_866", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 8, 4),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 7, 8),
        ],
    );
}

/// # Lethal
///
/// `JAIL_866e` · Neutral enchantment
///
/// > +3/+3.
///
/// State: Derived
//~ derived JAIL_866e cc00bf5b 8feb43ea 3b9a2d3f.b42c6980
#[test]
fn JAIL_866e_lethal() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "JAIL_866e"), Now(My(0), 8, 4)]);
}

/// # Spider Rider
///
/// `JAIL_872` · Druid minion · 2 mana · 1/4
///
/// > After your hero attacks, draw a card.
///
/// State: Derived
//~ derived JAIL_872 d2deae1b 98a0d37d e6d7bba0.a64dc786
#[test]
fn JAIL_872_spider_rider() {
    check(
        CardClass::Druid,
        &[
            Give("JAIL_872"),
            Cost("JAIL_872", 2),
            Stats("JAIL_872", 1, 4),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("JAIL_872"),
            Attack(MyHero, TheirHero),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Staff of Trickery
///
/// `JAIL_875` · Druid weapon · 4 mana · 1/4 durability
///
/// > After your hero attacks, **Discover** a Druid card. Reduce its Cost by your hero's Attack.
///
/// State: Todo
//~ todo JAIL_875 0b171d6e cbd93c1d 32933315.c355984b
#[test]
#[ignore = "todo: JAIL_875 Staff of Trickery"]
fn JAIL_875_staff_of_trickery() {
    check(CardClass::Druid, &[Give("JAIL_875"), Cost("JAIL_875", 4), Stats("JAIL_875", 1, 4), Unwritten]);
}
