//! Paladin cards of Ashes of Outland, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 79440aca

/// # Imprisoned Sungill
///
/// `BT_009` · Paladin minion · 1 mana · 2/1
///
/// > **Dormant** for 2 turns. When this awakens, summon two 1/1 Murlocs.
///
/// State: Derived
//~ derived BT_009 ccc8e2d1 84d61663 6f757e68.c280bedc
#[test]
fn BT_009_imprisoned_sungill() {
    check(
        CardClass::Paladin,
        &[
            Give("BT_009"),
            Cost("BT_009", 1),
            Stats("BT_009", 2, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_009", Nothing),
            HasNow(Nth(0), GameTag::DORMANT),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("BT_009"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_009", Nothing),
            EndTurn,
            EndTurn,
            HasNow(Nth(0), GameTag::DORMANT),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("BT_009"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_009", Nothing),
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            BoardCount(Mine, 4),
            HasNot(The("BT_009t"), GameTag::DORMANT),
            In(The("BT_009t"), Zone::Play),
            Now(The("BT_009t"), 1, 1),
        ],
    );
}

/// # Sungill Streamrunner
///
/// `BT_009t` · Paladin minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla BT_009t 3a2a2c1f 21315424 4edb4c4d
#[test]
fn BT_009t_sungill_streamrunner() {
    check(
        CardClass::Paladin,
        &[
            Give("BT_009t"),
            Cost("BT_009t", 1),
            Stats("BT_009t", 1, 1),
            Play("BT_009t", Nothing),
            In(The("BT_009t"), Zone::Play),
            Now(The("BT_009t"), 1, 1),
        ],
    );
}

/// # Libram of Justice
///
/// `BT_011` · Paladin spell · Holy · 5 mana
///
/// > Equip a 1/4 weapon. Change the Health of all enemy minions to 1.
///
/// State: Derived
//~ derived BT_011 8b8b0bf5 efd3f635 ab6e16e2.0eec0c2b
#[test]
fn BT_011_libram_of_justice() {
    check(
        CardClass::Paladin,
        &[
            Give("BT_011"),
            Cost("BT_011", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_011", Nothing),
            Now(MyHero, 1, 30),
            Is(MyWeapon, "BT_011t"),
            Now(MyWeapon, 1, 4),
            Now(Nth(2), 4, 1),
        ],
    );
}

/// # Judgment of Justice
///
/// `BT_011e` · Neutral enchantment
///
/// > Health changed to 1.
///
/// State: Derived
//~ derived BT_011e 889a784d d7dcc3e8 91f915dc.671a0436
#[test]
fn BT_011e_judgment_of_justice() {
    check(CardClass::Paladin, &[Friend("CS2_119"), Enchant(My(0), "BT_011e"), Now(My(0), 2, 1)]);
}

/// # Overdue Justice
///
/// `BT_011t` · Paladin weapon · 1 mana · 1/4 durability
///
/// State: Vanilla
//~ vanilla BT_011t 6bef3267 109e210d 8afecb4a
#[test]
fn BT_011t_overdue_justice() {
    check(
        CardClass::Paladin,
        &[
            Give("BT_011t"),
            Cost("BT_011t", 1),
            Stats("BT_011t", 1, 4),
            Play("BT_011t", Nothing),
            In(The("BT_011t"), Zone::Play),
        ],
    );
}

/// # Underlight Angling Rod
///
/// `BT_018` · Paladin weapon · 3 mana · 3/2 durability
///
/// > After your Hero attacks, add a random Murloc to your hand.
///
/// State: Derived
//~ derived BT_018 729c9560 7f8a4989 f8c33a85.a6b192a4
#[test]
fn BT_018_underlight_angling_rod() {
    check(
        CardClass::Paladin,
        &[
            Give("BT_018"),
            Cost("BT_018", 3),
            Stats("BT_018", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_018"),
            Force(Card("CS2_168")),
            Attack(MyHero, TheirHero),
            Is(InHand(1), "CS2_168"),
            CostNow(InHand(1), 1),
            Now(InHand(1), 2, 1),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("BT_018"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_018"),
            Never(Card("AT_001")),
            Attack(MyHero, TheirHero),
        ],
    );
}

/// # Murgur Murgurgle
///
/// `BT_019` · Paladin minion · 2 mana · 2/1
///
/// > **Divine Shield Deathrattle:** Shuffle 'Murgurgle Prime' into your deck.
///
/// State: Derived
//~ derived BT_019 c1688406 e8611035 20fa5882.7c99b6d6
#[test]
fn BT_019_murgur_murgurgle() {
    check(
        CardClass::Paladin,
        &[
            Give("BT_019"),
            Cost("BT_019", 2),
            Stats("BT_019", 2, 1),
            Has("BT_019", GameTag::DIVINE_SHIELD),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_019"),
            Kill(Nth(3)),
            DeckCount(Mine, 20),
            In(The("BT_019t"), Zone::Deck),
        ],
    );
}

/// # Murgurgle Prime
///
/// `BT_019t` · Paladin minion · 8 mana · 6/3
///
/// > **Divine Shield Battlecry:** Summon 4 random Murlocs. Give them **Divine Shield**.
///
/// State: Derived
//~ derived BT_019t 7d9eef64 848fcb5d ef038512.e0b9a9df
#[test]
fn BT_019t_murgurgle_prime() {
    check(
        CardClass::Paladin,
        &[
            Give("BT_019t"),
            Cost("BT_019t", 8),
            Stats("BT_019t", 6, 3),
            Has("BT_019t", GameTag::DIVINE_SHIELD),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_168")),
            Force(Card("CS2_168")),
            Force(Card("CS2_168")),
            Force(Card("CS2_168")),
            Play("BT_019t", Nothing),
            BoardCount(Mine, 6),
            HasNow(The("CS2_168"), GameTag::DIVINE_SHIELD),
            In(The("CS2_168"), Zone::Play),
            Now(The("CS2_168"), 2, 1),
        ],
    );
    check(
        CardClass::Paladin,
        &[Give("BT_019t"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("BT_019t", Nothing)],
    );
}

/// # Aldor Attendant
///
/// `BT_020` · Paladin minion · 1 mana · 1/3
///
/// > **Battlecry:** Reduce the Cost of your Librams by (1) this game.
///
/// State: Derived
//~ derived BT_020 15a46d76 d4a18a7d b2400c3f.32e3d3c0
#[test]
fn BT_020_aldor_attendant() {
    check(
        CardClass::Paladin,
        &[
            Give("BT_020"),
            Cost("BT_020", 1),
            Stats("BT_020", 1, 3),
            Give("BT_011"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_020", Nothing),
            CostNow(Nth(1), 4),
        ],
    );
}

/// # Aldor Attendant
///
/// `BT_020e` · Neutral enchantment
///
/// > Reduced Cost.
///
/// State: Derived
//~ derived BT_020e d4616e2b ee03a0ce fc707348.dda26391
#[test]
fn BT_020e_aldor_attendant() {
    check(
        CardClass::Paladin,
        &[
            Friend("CS2_182"),
            Give("BT_011"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "BT_020e"),
            CostNow(Nth(1), 4),
            CostNow(Nth(2), 4),
        ],
    );
}

/// # Libram of Hope
///
/// `BT_024` · Paladin spell · Holy · 9 mana
///
/// > Restore #8 Health. Summon an 8/8 Guardian with **Taunt** and **Divine Shield**.
///
/// State: Derived
//~ derived BT_024 f7365b68 fc5c0efc f1caee53.451f8689
#[test]
fn BT_024_libram_of_hope() {
    check(
        CardClass::Paladin,
        &[
            Give("BT_024"),
            Cost("BT_024", 9),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("BT_024", On(Nth(2))),
            BoardCount(Mine, 2),
            Now(Nth(2), 4, 5),
            In(The("BT_024t"), Zone::Play),
            Now(The("BT_024t"), 8, 8),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("BT_024"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("BT_024", On(Nth(1))),
            BoardCount(Mine, 2),
            Now(Nth(1), 4, 5),
            In(The("BT_024t"), Zone::Play),
            Now(The("BT_024t"), 8, 8),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("BT_024"),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("BT_024", On(TheirHero)),
            BoardCount(Mine, 1),
            In(The("BT_024t"), Zone::Play),
            Now(The("BT_024t"), 8, 8),
            Now(TheirHero, 0, 18),
            Damage(TheirHero, 12),
        ],
    );
}

/// # Ancient Guardian
///
/// `BT_024t` · Paladin minion · 8 mana · 8/8
///
/// > **Taunt Divine Shield**
///
/// State: Vanilla
//~ vanilla BT_024t bc5fd6cb 81be9216 1c94eff1.efaaa40f
#[test]
fn BT_024t_ancient_guardian() {
    check(
        CardClass::Paladin,
        &[
            Give("BT_024t"),
            Cost("BT_024t", 8),
            Stats("BT_024t", 8, 8),
            Has("BT_024t", GameTag::DIVINE_SHIELD),
            Has("BT_024t", GameTag::TAUNT),
            Play("BT_024t", Nothing),
            In(The("BT_024t"), Zone::Play),
            Now(The("BT_024t"), 8, 8),
            HasNow(The("BT_024t"), GameTag::DIVINE_SHIELD),
            HasNow(The("BT_024t"), GameTag::TAUNT),
        ],
    );
}

/// # Libram of Wisdom
///
/// `BT_025` · Paladin spell · Holy · 2 mana
///
/// > Give a minion +1/+1 and "**Deathrattle:** Add a 'Libram of Wisdom' spell to your hand."
///
/// State: Todo
//~ todo BT_025 c24bbc3e 4af39c6a f73d075d.6db49162
#[test]
#[ignore = "todo: BT_025 Libram of Wisdom"]
fn BT_025_libram_of_wisdom() {
    check(CardClass::Paladin, &[Give("BT_025"), Cost("BT_025", 2), Unwritten]);
}

/// # Light's Wisdom
///
/// `BT_025e` · Paladin enchantment
///
/// > +1/+1. **Deathrattle:** Add 'Libram of Wisdom' to your hand.
///
/// State: Derived
//~ derived BT_025e 01b42bf7 1796a9d3 ce9e58cc.ea237e39
#[test]
fn BT_025e_lights_wisdom() {
    check(
        CardClass::Paladin,
        &[Friend("CS2_182"), Friend("CS2_182"), Enemy("CS2_182"), Enchant(Nth(0), "BT_025e"), Now(Nth(0), 5, 6)],
    );
    check(
        CardClass::Paladin,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "BT_025e"),
            Kill(Nth(0)),
            Is(InHand(0), "BT_025"),
            CostNow(InHand(0), 2),
            HandCount(Mine, 1),
        ],
    );
}

/// # Aldor Truthseeker
///
/// `BT_026` · Paladin minion · 5 mana · 4/6
///
/// > **Taunt**. **Battlecry:** Reduce the Cost of your Librams by (2) this game.
///
/// State: Derived
//~ derived BT_026 8f07b5a6 a626d11b c80cc11f.ac83fd5d
#[test]
fn BT_026_aldor_truthseeker() {
    check(
        CardClass::Paladin,
        &[
            Give("BT_026"),
            Cost("BT_026", 5),
            Stats("BT_026", 4, 6),
            Has("BT_026", GameTag::TAUNT),
            Give("BT_011"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_026", Nothing),
            CostNow(Nth(1), 3),
        ],
    );
}

/// # Aldor Truthseeker
///
/// `BT_026e` · Neutral enchantment
///
/// > Reduced Cost.
///
/// State: Derived
//~ derived BT_026e 1e8563f2 8a7afded a418e556.dda26391
#[test]
fn BT_026e_aldor_truthseeker() {
    check(
        CardClass::Paladin,
        &[
            Friend("CS2_182"),
            Give("BT_011"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "BT_026e"),
            CostNow(Nth(1), 3),
            CostNow(Nth(2), 4),
        ],
    );
}

/// # Hand of A'dal
///
/// `BT_292` · Paladin spell · Holy · 2 mana
///
/// > Give a minion +2/+1. Draw a card.
///
/// State: Derived
//~ derived BT_292 1ac83865 b15a3c3e 3a10b166.1ed63709
#[test]
fn BT_292_hand_of_adal() {
    check(
        CardClass::Paladin,
        &[
            Give("BT_292"),
            Cost("BT_292", 2),
            Targets("BT_292", &[FriendlyMinion, EnemyMinion]),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_292", On(Nth(5))),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            Now(Nth(5), 6, 6),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("BT_292"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_292", On(Nth(4))),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            Now(Nth(4), 6, 6),
        ],
    );
}

/// # Hand of A'dal
///
/// `BT_292e` · Paladin enchantment
///
/// > +2/+1.
///
/// State: Derived
//~ derived BT_292e eb90a598 42d8dd35 1bfb54c6.5ee91837
#[test]
fn BT_292e_hand_of_adal() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "BT_292e"), Now(My(0), 7, 2)]);
}

/// # Lady Liadrin
///
/// `BT_334` · Paladin minion · 7 mana · 4/6
///
/// > **Battlecry:** Add a copy of each spell you cast on friendly characters this game to your hand.
///
/// State: Todo
//~ todo BT_334 08cdd11f d2f834bc 552fd9f3.d1310417
#[test]
#[ignore = "todo: BT_334 Lady Liadrin"]
fn BT_334_lady_liadrin() {
    check(CardClass::Paladin, &[Give("BT_334"), Cost("BT_334", 7), Stats("BT_334", 4, 6), Unwritten]);
}
