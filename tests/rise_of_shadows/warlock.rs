//! Warlock cards of Rise of Shadows, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e6fe8a3a

/// # Rafaam's Scheme
///
/// `DAL_007` · Warlock spell · Fire · 3 mana
///
/// > Summon @ 1/1 \|4(Imp, Imps). *(Upgrades each turn!)*
///
/// State: Derived
//~ derived DAL_007 3d7cd5b1 ff124b27 329972ea.3b27716e
#[test]
fn DAL_007_rafaams_scheme() {
    check(
        CardClass::Warlock,
        &[
            Give("DAL_007"),
            Cost("DAL_007", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DAL_007", Nothing),
            BoardCount(Mine, 2),
            In(The("DAL_751t"), Zone::Play),
            Now(The("DAL_751t"), 1, 1),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("DAL_007"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            EndTurn,
            TagNow(Nth(0), GameTag::TAG_SCRIPT_DATA_NUM_1, 1),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("DAL_007"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            EndTurn,
            EndTurn,
            TagNow(Nth(0), GameTag::TAG_SCRIPT_DATA_NUM_1, 2),
        ],
    );
}

/// # Darkest Hour
///
/// `DAL_173` · Warlock spell · Shadow · 6 mana
///
/// > Destroy all friendly minions. For each one, summon a random minion from your deck.
///
/// State: Derived
//~ derived DAL_173 4f33027e e3ea8cec a2740f9b.568d2b72
#[test]
fn DAL_173_darkest_hour() {
    check(
        CardClass::Warlock,
        &[
            Give("DAL_173"),
            Cost("DAL_173", 6),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(3))),
            Play("DAL_173", Nothing),
            DeckCount(Mine, 21),
            In(Nth(3), Zone::Play),
            Now(Nth(3), 4, 5),
            Dead(Nth(4)),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("DAL_173"),
            EmptyDeck(Mine),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DAL_173", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 0),
            Damage(MyHero, 0),
            DeckCount(Mine, 5),
            HandCount(Mine, 0),
            Dead(Nth(6)),
            Now(Nth(7), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Aranasi Broodmother
///
/// `DAL_185` · Warlock minion · 6 mana · 4/6
///
/// > **Taunt** When you draw this, restore #4 Health to your hero.
///
/// State: Derived
//~ derived DAL_185 0c6538f4 5a7636bf dd16f8fa.23e91f5c
#[test]
fn DAL_185_aranasi_broodmother() {
    check(
        CardClass::Warlock,
        &[
            Give("DAL_185"),
            Cost("DAL_185", 6),
            Stats("DAL_185", 4, 6),
            Has("DAL_185", GameTag::TAUNT),
            OnTop("DAL_185"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            EndTurn,
            EndTurn,
            Now(MyHero, 0, 14),
            Damage(MyHero, 16),
        ],
    );
}

/// # Arch-Villain Rafaam
///
/// `DAL_422` · Warlock minion · 7 mana · 7/8
///
/// > Taunt **Battlecry:** Replace your hand and deck with **Legendary** minions.
///
/// State: Todo
//~ todo DAL_422 83af9097 d0fd28c5 752ab6f7.8904e6ff
#[test]
#[ignore = "todo: DAL_422 Arch-Villain Rafaam"]
fn DAL_422_arch_villain_rafaam() {
    check(
        CardClass::Warlock,
        &[Give("DAL_422"), Cost("DAL_422", 7), Stats("DAL_422", 7, 8), Has("DAL_422", GameTag::TAUNT), Unwritten],
    );
}

/// # Jumbo Imp
///
/// `DAL_561` · Warlock minion · 10 mana · 8/8
///
/// > Costs (1) less whenever a friendly Demon dies while this is in your hand.
///
/// State: Derived
//~ derived DAL_561 653afd0c 15977f77 21bb7f3d.438d7cdf
#[test]
fn DAL_561_jumbo_imp() {
    check(
        CardClass::Warlock,
        &[
            Give("DAL_561"),
            Cost("DAL_561", 10),
            Stats("DAL_561", 8, 8),
            Friend("AT_020"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DAL_561"),
            Kill(Nth(1)),
            Crystals(10),
            CostNow(Nth(0), 9),
        ],
    );
}

/// # Imp-onomical
///
/// `DAL_561e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived DAL_561e d832bfe4 9c6ee63a 1b017bf3.f705eb41
#[test]
fn DAL_561e_imp_onomical() {
    check(CardClass::Warlock, &[Give("CS2_118"), Enchant(Nth(0), "DAL_561e"), CostNow(Nth(0), 2)]);
}

/// # Eager Underling
///
/// `DAL_563` · Warlock minion · 4 mana · 2/2
///
/// > **Deathrattle:** Give two random friendly minions +2/+2.
///
/// State: Derived
//~ derived DAL_563 321b39b2 c16a9f2f bde591ac.a6e5015b
#[test]
fn DAL_563_eager_underling() {
    check(
        CardClass::Warlock,
        &[
            Give("DAL_563"),
            Cost("DAL_563", 4),
            Stats("DAL_563", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DAL_563"),
            Force(Entity(Nth(1))),
            Kill(Nth(3)),
            Now(Nth(1), 6, 7),
        ],
    );
}

/// # Power of EVIL
///
/// `DAL_563e` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived DAL_563e d86bc76a f0d1d00e e7477f38.6d6ab056
#[test]
fn DAL_563e_power_of_evil() {
    check(CardClass::Warlock, &[Friend("CS2_118"), Enchant(My(0), "DAL_563e"), Now(My(0), 7, 3)]);
}

/// # Plot Twist
///
/// `DAL_602` · Warlock spell · 2 mana
///
/// > Shuffle your hand into your deck. Draw that many cards.
///
/// State: Done
//~ done DAL_602 9b7b3fcc - 701d208a.3b63e8c9
#[test]
fn DAL_602_plot_twist() {
    check(
        CardClass::Warlock,
        &[
            Give("DAL_602"),
            Cost("DAL_602", 2),
            Give("CS2_231"),
            Give("CS2_200"),
            EmptyDeck(Mine),
            OnTop("CS2_172"),
            Play("DAL_602", Nothing),
            HandCount(Mine, 2),
            DeckCount(Mine, 1),
            Health(MyHero, 30),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("CS2_231"),
            Give("CS2_200"),
            EmptyDeck(Mine),
            Play("DAL_602", Nothing),
            HandCount(Mine, 2),
            In(Nth(0), Zone::Hand),
            In(Nth(1), Zone::Hand),
            DeckCount(Mine, 0),
            Health(MyHero, 30),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("CS2_231"),
            Give("CS2_200"),
            Play("DAL_602", Nothing),
            HandCount(Mine, 2),
            In(Nth(0), Zone::Deck),
            In(Nth(1), Zone::Deck),
            DeckCount(Mine, 19),
        ],
    );
    check(CardClass::Warlock, &[Play("DAL_602", Nothing), HandCount(Mine, 0), DeckCount(Mine, 19)]);
}

/// # Impferno
///
/// `DAL_605` · Warlock spell · Fel · 3 mana
///
/// > Give your Demons +1 Attack. Deal $1 damage to all enemy minions.
///
/// State: Derived
//~ derived DAL_605 6d6ee8e8 7e09296e 21b2e015.836139f9
#[test]
fn DAL_605_impferno() {
    check(
        CardClass::Warlock,
        &[
            Give("DAL_605"),
            Cost("DAL_605", 3),
            Friend("AT_020"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DAL_605", Nothing),
            Now(Nth(1), 7, 8),
            Now(Nth(2), 4, 5),
            Now(Nth(3), 4, 4),
        ],
    );
}

/// # Imptastic
///
/// `DAL_605e` · Warlock enchantment
///
/// > +1 Attack.
///
/// State: Derived
//~ derived DAL_605e 829db584 07609576 5657772c.c84fda8a
#[test]
fn DAL_605e_imptastic() {
    check(CardClass::Warlock, &[Friend("CS2_118"), Enchant(My(0), "DAL_605e"), Now(My(0), 6, 1)]);
}

/// # EVIL Genius
///
/// `DAL_606` · Warlock minion · 2 mana · 2/2
///
/// > **Battlecry:** Destroy a friendly minion to add 2 random **Lackeys** to your hand.
///
/// State: Derived
//~ derived DAL_606 c41ac177 7db8a2ff f2b97869.651717ce
#[test]
fn DAL_606_evil_genius() {
    check(
        CardClass::Warlock,
        &[
            Give("DAL_606"),
            Cost("DAL_606", 2),
            Stats("DAL_606", 2, 2),
            Targets("DAL_606", &[FriendlyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("DRG_052")),
            Force(Card("DRG_052")),
            Play("DAL_606", On(Nth(1))),
            Is(InHand(0), "DRG_052"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 1, 1),
            Is(InHand(1), "DRG_052"),
            CostNow(InHand(1), 1),
            Now(InHand(1), 1, 1),
            BoardCount(Mine, 1),
            HandCount(Mine, 2),
            Dead(Nth(1)),
        ],
    );
}

/// # Fel Lord Betrug
///
/// `DAL_607` · Warlock minion · 8 mana · 5/7
///
/// > Whenever you draw a minion, summon a copy with **Rush** that dies at end of turn.
///
/// State: Todo
//~ todo DAL_607 790bf909 50c64aab a1296141.e29f2273
#[test]
#[ignore = "todo: DAL_607 Fel Lord Betrug"]
fn DAL_607_fel_lord_betrug() {
    check(CardClass::Warlock, &[Give("DAL_607"), Cost("DAL_607", 8), Stats("DAL_607", 5, 7), Unwritten]);
}
