//! Warlock cards of Rastakhan's Rumble, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 3ffbbe7c

/// # Shriek
///
/// `TRL_245` · Warlock spell · Shadow · 1 mana
///
/// > Discard your lowest Cost card. Deal $2 damage to all minions.
///
/// State: Derived
//~ derived TRL_245 0f9ba13a 3856d7e5 df18d877.2033f239
#[test]
fn TRL_245_shriek() {
    check(
        CardClass::Warlock,
        &[
            Give("TRL_245"),
            Cost("TRL_245", 1),
            Give("CS2_120"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TRL_245", Nothing),
            HandCount(Mine, 1),
            Dead(Nth(1)),
            Now(Nth(3), 4, 3),
            Now(Nth(4), 4, 3),
        ],
    );
}

/// # Void Contract
///
/// `TRL_246` · Warlock spell · Shadow · 8 mana
///
/// > Destroy half of each player's deck.
///
/// State: Todo
//~ todo TRL_246 0a26cda2 532b4069 c5703479.824e7d81
#[test]
#[ignore = "todo: TRL_246 Void Contract"]
fn TRL_246_void_contract() {
    check(CardClass::Warlock, &[Give("TRL_246"), Cost("TRL_246", 8), Unwritten]);
}

/// # Soulwarden
///
/// `TRL_247` · Warlock minion · 6 mana · 6/6
///
/// > **Battlecry:** Add 3 random cards you discarded this game to your hand.
///
/// State: Derived
//~ derived TRL_247 4e5b8d7a 5f04a103 d83788f3.4b8ede17
#[test]
fn TRL_247_soulwarden() {
    check(
        CardClass::Warlock,
        &[
            Give("TRL_247"),
            Cost("TRL_247", 6),
            Stats("TRL_247", 6, 6),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Discard(Nth(1)),
            Crystals(10),
            Force(Card("CS2_182")),
            Play("TRL_247", Nothing),
            CostNow(InHand(0), 4),
            Now(InHand(0), 4, 5),
            HandCount(Mine, 1),
        ],
    );
}

/// # Grim Rally
///
/// `TRL_249` · Warlock spell · Shadow · 1 mana
///
/// > Destroy a friendly minion. Give your minions +1/+1.
///
/// State: Derived
//~ derived TRL_249 36144db8 ebd264e2 d337971c.45a56f59
#[test]
fn TRL_249_grim_rally() {
    check(
        CardClass::Warlock,
        &[
            Give("TRL_249"),
            Cost("TRL_249", 1),
            Targets("TRL_249", &[FriendlyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TRL_249", On(Nth(1))),
            BoardCount(Mine, 0),
            Dead(Nth(1)),
            Now(Nth(2), 4, 5),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("TRL_249"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("TRL_249", On(Nth(1))),
            BoardCount(Mine, 2),
            Dead(Nth(1)),
            Now(Nth(2), 5, 6),
            Now(Nth(3), 5, 6),
        ],
    );
}

/// # Grim Rally
///
/// `TRL_249e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived TRL_249e 1dc9f146 378c79a6 b175b52c.67341004
#[test]
fn TRL_249e_grim_rally() {
    check(CardClass::Warlock, &[Friend("CS2_118"), Enchant(My(0), "TRL_249e"), Now(My(0), 6, 2)]);
}

/// # Spirit of the Bat
///
/// `TRL_251` · Warlock minion · 2 mana · 0/3
///
/// > **Stealth** for 1 turn. After a friendly minion dies, give a minion in your hand +1/+1.
///
/// State: Derived
//~ derived TRL_251 294dc5ae d1895ff0 b36c7c2d.8f84808f
#[test]
fn TRL_251_spirit_of_the_bat() {
    check(
        CardClass::Warlock,
        &[
            Give("TRL_251"),
            Cost("TRL_251", 2),
            Stats("TRL_251", 0, 3),
            Has("TRL_251", GameTag::STEALTH),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TRL_251"),
            EndTurn,
            EndTurn,
            HasNot(Nth(5), GameTag::STEALTH),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("TRL_251"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TRL_251"),
            EndTurn,
            HasNow(Nth(5), GameTag::STEALTH),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("TRL_251"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TRL_251"),
            Force(Entity(Nth(0))),
            Kill(Nth(3)),
            Now(Nth(0), 1, 4),
        ],
    );
}

/// # High Priestess Jeklik
///
/// `TRL_252` · Warlock minion · 4 mana · 3/5
///
/// > **Taunt**, **Lifesteal** When you discard this, add 2 copies of it to your hand.
///
/// State: Derived
//~ derived TRL_252 7f0c4568 ebe1ae1e 3f71c1d3.87d1efbe
#[test]
fn TRL_252_high_priestess_jeklik() {
    check(
        CardClass::Warlock,
        &[
            Give("TRL_252"),
            Cost("TRL_252", 4),
            Stats("TRL_252", 3, 5),
            Has("TRL_252", GameTag::LIFESTEAL),
            Has("TRL_252", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Discard(Nth(0)),
            Is(InHand(0), "TRL_252"),
            CostNow(InHand(0), 4),
            Now(InHand(0), 3, 5),
            Is(InHand(1), "TRL_252"),
            CostNow(InHand(1), 4),
            Now(InHand(1), 3, 5),
            HandCount(Mine, 2),
        ],
    );
}

/// # Hir'eek, the Bat
///
/// `TRL_253` · Warlock minion · 8 mana · 1/1
///
/// > **Battlecry:** Fill your board with copies of this minion.
///
/// State: Derived
//~ derived TRL_253 69e75d65 11686a2d a1a793b9.cc5c6411
#[test]
fn TRL_253_hireek_the_bat() {
    check(
        CardClass::Warlock,
        &[
            Give("TRL_253"),
            Cost("TRL_253", 8),
            Stats("TRL_253", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TRL_253", Nothing),
            BoardCount(Mine, 7),
        ],
    );
}

/// # Blood Troll Sapper
///
/// `TRL_257` · Warlock minion · 7 mana · 5/8
///
/// > After a friendly minion dies, deal 2 damage to the enemy hero.
///
/// State: Derived
//~ derived TRL_257 260a6e7b c6278e21 5099f237.e32a6a73
#[test]
fn TRL_257_blood_troll_sapper() {
    check(
        CardClass::Warlock,
        &[
            Give("TRL_257"),
            Cost("TRL_257", 7),
            Stats("TRL_257", 5, 8),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TRL_257"),
            Kill(Nth(1)),
            Now(TheirHero, 0, 28),
            Damage(TheirHero, 2),
        ],
    );
}

/// # Reckless Diretroll
///
/// `TRL_551` · Warlock minion · 3 mana · 2/6
///
/// > **Taunt Battlecry:** Discard your lowest Cost card.
///
/// State: Derived
//~ derived TRL_551 dbad8734 c1cdfe80 95dc2964.e708c49d
#[test]
fn TRL_551_reckless_diretroll() {
    check(
        CardClass::Warlock,
        &[
            Give("TRL_551"),
            Cost("TRL_551", 3),
            Stats("TRL_551", 2, 6),
            Has("TRL_551", GameTag::TAUNT),
            Give("CS2_120"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TRL_551", Nothing),
            HandCount(Mine, 1),
            Dead(Nth(1)),
        ],
    );
}

/// # Demonbolt
///
/// `TRL_555` · Warlock spell · Shadow · 8 mana
///
/// > Destroy a minion. Costs (1) less for each minion you control.
///
/// State: Derived
//~ derived TRL_555 68d52858 8da9cfbf 86e4afcb.2941345c
#[test]
fn TRL_555_demonbolt() {
    check(
        CardClass::Warlock,
        &[
            Give("TRL_555"),
            Cost("TRL_555", 8),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TRL_555", On(Nth(2))),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("TRL_555"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TRL_555", On(Nth(1))),
            BoardCount(Mine, 0),
            Dead(Nth(1)),
        ],
    );
    check(CardClass::Warlock, &[Give("TRL_555"), Friend("CS2_182"), Enemy("CS2_182"), CostNow(Nth(0), 7)]);
}
