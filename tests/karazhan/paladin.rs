//! Paladin cards of One Night in Karazhan, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a3ad1ad2

/// # Nightbane Templar
///
/// `KAR_010` · Paladin minion · 3 mana · 2/3
///
/// > **Battlecry:** If you're holding a Dragon, summon two 1/1 Whelps.
///
/// State: Derived
//~ derived KAR_010 4b2a0daa bac1a272 8ef94a66.999c9630
#[test]
fn KAR_010_nightbane_templar() {
    check(
        CardClass::Paladin,
        &[
            Give("KAR_010"),
            Cost("KAR_010", 3),
            Stats("KAR_010", 2, 3),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("KAR_010", Nothing),
            BoardCount(Mine, 4),
            In(The("KAR_010a"), Zone::Play),
            Now(The("KAR_010a"), 1, 1),
        ],
    );
    check(
        CardClass::Paladin,
        &[Give("KAR_010"), Friend("CS2_182"), Enemy("CS2_182"), Play("KAR_010", Nothing), BoardCount(Mine, 2)],
    );
}

/// # Whelp
///
/// `KAR_010a` · Paladin minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla KAR_010a 16ad0431 cba1cf79 34dff7cf
#[test]
fn KAR_010a_whelp() {
    check(
        CardClass::Paladin,
        &[
            Give("KAR_010a"),
            Cost("KAR_010a", 1),
            Stats("KAR_010a", 1, 1),
            Play("KAR_010a", Nothing),
            In(The("KAR_010a"), Zone::Play),
            Now(The("KAR_010a"), 1, 1),
        ],
    );
}

/// # Ivory Knight
///
/// `KAR_057` · Paladin minion · 4 mana · 4/4
///
/// > **Battlecry: Discover** a spell. Restore Health to your hero equal to its Cost.
///
/// State: Derived
//~ derived KAR_057 1fef6d2f 024b5a40 e4b6b7a0.18173858
#[test]
fn KAR_057_ivory_knight() {
    check(
        CardClass::Paladin,
        &[
            Give("KAR_057"),
            Cost("KAR_057", 4),
            Stats("KAR_057", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Force(Card("AT_073")),
            Play("KAR_057", Nothing),
            ChooseCard("AT_073"),
            Is(InHand(0), "AT_073"),
            CostNow(InHand(0), 1),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            Now(MyHero, 0, 11),
            Damage(MyHero, 19),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("KAR_057"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Never(Card("AT_017")),
            Play("KAR_057", Nothing),
            Choose(0),
        ],
    );
}

/// # Silvermoon Portal
///
/// `KAR_077` · Paladin spell · Holy · 3 mana
///
/// > Give a minion +2/+2. Summon a random 2-Cost minion.
///
/// State: Derived
//~ derived KAR_077 9d0b0895 ae39f9b5 f2413f9d.682d95e6
#[test]
fn KAR_077_silvermoon_portal() {
    check(
        CardClass::Paladin,
        &[
            Give("KAR_077"),
            Cost("KAR_077", 3),
            Targets("KAR_077", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_120")),
            Play("KAR_077", On(Nth(2))),
            BoardCount(Mine, 2),
            Now(Nth(2), 6, 7),
            In(The("CS2_120"), Zone::Play),
            Now(The("CS2_120"), 2, 3),
        ],
    );
    check(
        CardClass::Paladin,
        &[Give("KAR_077"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_016")), Play("KAR_077", On(Nth(2)))],
    );
    check(
        CardClass::Paladin,
        &[Give("KAR_077"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_006")), Play("KAR_077", On(Nth(2)))],
    );
    check(
        CardClass::Paladin,
        &[
            Give("KAR_077"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_120")),
            Play("KAR_077", On(Nth(1))),
            BoardCount(Mine, 2),
            Now(Nth(1), 6, 7),
            In(The("CS2_120"), Zone::Play),
            Now(The("CS2_120"), 2, 3),
        ],
    );
}

/// # Silver Might
///
/// `KAR_077e` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived KAR_077e 03a60478 6d7e5114 7b7322fb.6d6ab056
#[test]
fn KAR_077e_silver_might() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "KAR_077e"), Now(My(0), 7, 3)]);
}
