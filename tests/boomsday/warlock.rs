//! Warlock cards of The Boomsday Project, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 0708e950

/// # Spirit Bomb
///
/// `BOT_222` · Warlock spell · Shadow · 1 mana
///
/// > Deal $4 damage to a minion and your hero.
///
/// State: Done
//~ done BOT_222 441dbdb9 - d9599ec8.20d769cc
#[test]
fn BOT_222_spirit_bomb() {
    check(
        CardClass::Warlock,
        &[
            Give("BOT_222"),
            Cost("BOT_222", 1),
            Targets("BOT_222", &[FriendlyMinion, EnemyMinion]),
            Enemy("CS2_182"),
            Play("BOT_222", On(Their(0))),
            Damage(Their(0), 4),
            Health(MyHero, 26),
        ],
    );
}

/// # Doubling Imp
///
/// `BOT_224` · Warlock minion · 3 mana · 2/2
///
/// > **Battlecry:** Summon a copy of this minion.
///
/// State: Derived
//~ derived BOT_224 b6c02bac 290445b2 bf3d32cb.7b89058c
#[test]
fn BOT_224_doubling_imp() {
    check(
        CardClass::Warlock,
        &[
            Give("BOT_224"),
            Cost("BOT_224", 3),
            Stats("BOT_224", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BOT_224", Nothing),
            BoardCount(Mine, 3),
            In(The("BOT_224"), Zone::Play),
            Now(The("BOT_224"), 2, 2),
        ],
    );
}

/// # Nethersoul Buster
///
/// `BOT_226` · Warlock minion · 3 mana · 1/5
///
/// > **Battlecry:** Gain +1 Attack for each damage your hero has taken this turn.
///
/// State: Todo
//~ todo BOT_226 0ab9f222 11df4cb0 7ae2b608.9a7c8ba0
#[test]
#[ignore = "todo: BOT_226 Nethersoul Buster"]
fn BOT_226_nethersoul_buster() {
    check(CardClass::Warlock, &[Give("BOT_226"), Cost("BOT_226", 3), Stats("BOT_226", 1, 5), Unwritten]);
}

/// # Soul Infusion
///
/// `BOT_263` · Warlock spell · Shadow · 1 mana
///
/// > Give the left-most minion in your hand +2/+2.
///
/// State: Done
//~ done BOT_263 ad1eff83 - 9442d33f.1e771e81
#[test]
fn BOT_263_soul_infusion() {
    check(
        CardClass::Warlock,
        &[
            Give("BOT_263"),
            Cost("BOT_263", 1),
            Give("CS2_023"),
            Give("CS2_182"),
            Give("CS2_182"),
            Play("BOT_263", Nothing),
            Now(InHand(1), 6, 7),
            Now(InHand(2), 4, 5),
        ],
    );
}

/// # Infused
///
/// `BOT_263e` · Warlock enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived BOT_263e d8d45f5e 5ab1d65e 1d3e3c1c.6d6ab056
#[test]
fn BOT_263e_infused() {
    check(CardClass::Warlock, &[Friend("CS2_118"), Enchant(My(0), "BOT_263e"), Now(My(0), 7, 3)]);
}

/// # Dr. Morrigan
///
/// `BOT_433` · Warlock minion · 6 mana · 5/5
///
/// > **Deathrattle:** Swap this with a minion from your deck.
///
/// State: Todo
//~ todo BOT_433 26f3efe1 243a91e0 0eee3d2f.8d1a8b85
#[test]
#[ignore = "todo: BOT_433 Dr. Morrigan"]
fn BOT_433_dr_morrigan() {
    check(CardClass::Warlock, &[Give("BOT_433"), Cost("BOT_433", 6), Stats("BOT_433", 5, 5), Unwritten]);
}

/// # Void Analyst
///
/// `BOT_443` · Warlock minion · 2 mana · 2/2
///
/// > **Deathrattle:** Give all Demons in your hand +1/+1.
///
/// State: Derived
//~ derived BOT_443 b09df540 e19277c2 4864eccb.23c86b52
#[test]
fn BOT_443_void_analyst() {
    check(
        CardClass::Warlock,
        &[
            Give("BOT_443"),
            Cost("BOT_443", 2),
            Stats("BOT_443", 2, 2),
            Give("AT_020"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BOT_443"),
            Kill(Nth(5)),
            Now(Nth(0), 3, 3),
            Now(Nth(1), 7, 9),
            Now(Nth(2), 4, 5),
        ],
    );
}

/// # Well-Studied
///
/// `BOT_443e` · Warlock enchantment
///
/// > +1/+1 from Void Analyst.
///
/// State: Derived
//~ derived BOT_443e c9dbb751 793447bf d4cfbfa2.0fad8a7a
#[test]
fn BOT_443e_well_studied() {
    check(CardClass::Warlock, &[Friend("CS2_118"), Enchant(My(0), "BOT_443e"), Now(My(0), 6, 2)]);
}

/// # Ectomancy
///
/// `BOT_521` · Warlock spell · Shadow · 6 mana
///
/// > Summon copies of all Demons you control.
///
/// State: Derived
//~ derived BOT_521 36ff1629 7642ce18 651833f8.d4f0f653
#[test]
fn BOT_521_ectomancy() {
    check(
        CardClass::Warlock,
        &[
            Give("BOT_521"),
            Cost("BOT_521", 6),
            Friend("AT_020"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BOT_521", Nothing),
            BoardCount(Mine, 3),
            In(The("AT_020"), Zone::Play),
            Now(The("AT_020"), 6, 8),
        ],
    );
}

/// # Omega Agent
///
/// `BOT_536` · Warlock minion · 5 mana · 4/5
///
/// > **Battlecry:** If you have 10 Mana Crystals, summon 2 copies of this minion.
///
/// State: Derived
//~ derived BOT_536 987ea9a1 315af053 ec31189d.9cb410fc
#[test]
fn BOT_536_omega_agent() {
    check(
        CardClass::Warlock,
        &[
            Give("BOT_536"),
            Cost("BOT_536", 5),
            Stats("BOT_536", 4, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BOT_536", Nothing),
            BoardCount(Mine, 4),
            In(The("BOT_536"), Zone::Play),
            Now(The("BOT_536"), 4, 5),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("BOT_536"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("BOT_536", Nothing),
            BoardCount(Mine, 2),
        ],
    );
}

/// # The Soularium
///
/// `BOT_568` · Warlock spell · Shadow · 2 mana
///
/// > Draw 3 cards. They are **Temporary**.
///
/// State: Done
//~ done BOT_568 6f752f35 - b361f9bd.525260d5
#[test]
fn BOT_568_the_soularium() {
    check(
        CardClass::Warlock,
        &[
            Give("BOT_568"),
            Cost("BOT_568", 2),
            Play("BOT_568", Nothing),
            HandCount(Mine, 3),
            EndTurn,
            HandCount(Mine, 0),
        ],
    );
}

/// # Demonic Project
///
/// `BOT_913` · Warlock spell · Shadow · 2 mana
///
/// > Each player transforms a random minion in their hand into a Demon.
///
/// State: Derived
//~ derived BOT_913 953d4220 d103e3b2 c924107a.80a4e6d8
#[test]
fn BOT_913_demonic_project() {
    check(
        CardClass::Warlock,
        &[
            Give("BOT_913"),
            Cost("BOT_913", 2),
            Give("CS2_118"),
            Give("CS2_182"),
            GiveThem("CS2_118"),
            GiveThem("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Force(Card("AT_020")),
            Force(Entity(Nth(3))),
            Force(Card("AT_020")),
            Play("BOT_913", Nothing),
            Is(Nth(1), "AT_020"),
            CostNow(Nth(1), 7),
            Now(Nth(1), 6, 8),
            Is(Nth(3), "AT_020"),
            CostNow(Nth(3), 7),
            Now(Nth(3), 6, 8),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("BOT_913"),
            Give("CS2_118"),
            Give("CS2_182"),
            GiveThem("CS2_118"),
            GiveThem("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Force(Entity(Nth(3))),
            Never(Card("AT_001")),
            Play("BOT_913", Nothing),
        ],
    );
}
