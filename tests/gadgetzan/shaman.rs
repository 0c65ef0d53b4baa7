//! Shaman cards of Mean Streets of Gadgetzan, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 234bc920

/// # Jinyu Waterspeaker
///
/// `CFM_061` · Shaman minion · 4 mana · 4/6
///
/// > **Battlecry:** Restore #6 Health. **Overload:** (1)
///
/// State: Derived
//~ derived CFM_061 d91f285c fcb484a8 c6e88ccc.d08abe44
#[test]
fn CFM_061_jinyu_waterspeaker() {
    check(
        CardClass::Shaman,
        &[
            Give("CFM_061"),
            Cost("CFM_061", 4),
            Stats("CFM_061", 4, 6),
            Has("CFM_061", GameTag::OVERLOAD),
            Targets("CFM_061", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("CFM_061", On(Nth(2))),
            Now(Nth(2), 4, 5),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("CFM_061"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("CFM_061", On(Nth(1))),
            Now(Nth(1), 4, 5),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("CFM_061"),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("CFM_061", On(TheirHero)),
            Now(TheirHero, 0, 16),
            Damage(TheirHero, 14),
        ],
    );
}

/// # Call in the Finishers
///
/// `CFM_310` · Shaman spell · 3 mana
///
/// > Summon four 1/1 Murlocs.
///
/// State: Derived
//~ derived CFM_310 e313ff44 3b4a49b1 31fd6000.63df467d
#[test]
fn CFM_310_call_in_the_finishers() {
    check(
        CardClass::Shaman,
        &[
            Give("CFM_310"),
            Cost("CFM_310", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_310", Nothing),
            BoardCount(Mine, 5),
            In(The("CFM_310t"), Zone::Play),
            Now(The("CFM_310t"), 1, 1),
        ],
    );
}

/// # Murloc Razorgill
///
/// `CFM_310t` · Shaman minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla CFM_310t f3bae874 9f3e4874 d6527b27
#[test]
fn CFM_310t_murloc_razorgill() {
    check(
        CardClass::Shaman,
        &[
            Give("CFM_310t"),
            Cost("CFM_310t", 1),
            Stats("CFM_310t", 1, 1),
            Play("CFM_310t", Nothing),
            In(The("CFM_310t"), Zone::Play),
            Now(The("CFM_310t"), 1, 1),
        ],
    );
}

/// # Jade Chieftain
///
/// `CFM_312` · Shaman minion · 6 mana · 5/5
///
/// > **Battlecry:** Summon a{1} {0} **Jade Golem**. Give it **Taunt**. @**Battlecry:** Summon a **Jade Golem**. Give it **Taunt**.
///
/// State: Done
//~ done CFM_312 dd78bac9 - 5f709fd7.cbbe8458
#[test]
fn CFM_312_jade_chieftain() {
    check(
        CardClass::Shaman,
        &[
            Give("CFM_312"),
            Cost("CFM_312", 6),
            Stats("CFM_312", 5, 5),
            Play("CFM_312", Nothing),
            Now(My(1), 1, 1),
            HasNow(My(1), GameTag::TAUNT),
        ],
    );
}

/// # Finders Keepers
///
/// `CFM_313` · Shaman spell · 1 mana
///
/// > **Discover** a card with **Overload**. **Overload:** (1)
///
/// State: Derived
//~ derived CFM_313 eeeee348 070bfcf6 7019936c.a077c5a0
#[test]
fn CFM_313_finders_keepers() {
    check(
        CardClass::Shaman,
        &[
            Give("CFM_313"),
            Cost("CFM_313", 1),
            Has("CFM_313", GameTag::OVERLOAD),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_051")),
            Play("CFM_313", Nothing),
            ChooseCard("AT_051"),
            Is(InHand(0), "AT_051"),
            CostNow(InHand(0), 3),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("CFM_313"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_017")),
            Play("CFM_313", Nothing),
            Choose(0),
        ],
    );
}

/// # White Eyes
///
/// `CFM_324` · Shaman minion · 5 mana · 5/5
///
/// > **Taunt Deathrattle:** Shuffle 'The Storm Guardian' into your deck.
///
/// State: Derived
//~ derived CFM_324 618c8fb6 811d49d2 3d1d46b1.46dd8e0a
#[test]
fn CFM_324_white_eyes() {
    check(
        CardClass::Shaman,
        &[
            Give("CFM_324"),
            Cost("CFM_324", 5),
            Stats("CFM_324", 5, 5),
            Has("CFM_324", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CFM_324"),
            Kill(Nth(3)),
            DeckCount(Mine, 20),
            In(The("CFM_324t"), Zone::Deck),
        ],
    );
}

/// # The Storm Guardian
///
/// `CFM_324t` · Shaman minion · 5 mana · 10/10
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla CFM_324t 5b5d0641 ef11cb3a dfdd1a03.4b0c5d24
#[test]
fn CFM_324t_the_storm_guardian() {
    check(
        CardClass::Shaman,
        &[
            Give("CFM_324t"),
            Cost("CFM_324t", 5),
            Stats("CFM_324t", 10, 10),
            Has("CFM_324t", GameTag::TAUNT),
            Play("CFM_324t", Nothing),
            In(The("CFM_324t"), Zone::Play),
            Now(The("CFM_324t"), 10, 10),
            HasNow(The("CFM_324t"), GameTag::TAUNT),
        ],
    );
}

/// # Devolve
///
/// `CFM_696` · Shaman spell · Nature · 2 mana
///
/// > Transform all enemy minions into random ones that cost (1) less.
///
/// State: Derived
//~ derived CFM_696 2b875b1b ff01e6c6 60793000.0148f8f7
#[test]
fn CFM_696_devolve() {
    check(
        CardClass::Shaman,
        &[
            Give("CFM_696"),
            Cost("CFM_696", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_118")),
            Play("CFM_696", Nothing),
            Is(Nth(2), "CS2_118"),
            Now(Nth(2), 5, 1),
        ],
    );
    check(
        CardClass::Shaman,
        &[Give("CFM_696"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_002")), Play("CFM_696", Nothing)],
    );
}

/// # Lotus Illusionist
///
/// `CFM_697` · Shaman minion · 4 mana · 3/5
///
/// > After this minion attacks a hero, transform it into a random 6-Cost minion.
///
/// State: Derived
//~ derived CFM_697 0f8ea043 36db70eb c1fc7ced.0811654e
#[test]
fn CFM_697_lotus_illusionist() {
    check(
        CardClass::Shaman,
        &[
            Give("CFM_697"),
            Cost("CFM_697", 4),
            Stats("CFM_697", 3, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("CFM_697"),
            Force(Card("CS2_200")),
            Attack(Nth(4), TheirHero),
            Is(Nth(4), "CS2_200"),
            Now(Nth(4), 6, 7),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("CFM_697"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("CFM_697"),
            Never(Card("AV_107")),
            Attack(Nth(4), TheirHero),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("CFM_697"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("CFM_697"),
            Never(Card("AT_003")),
            Attack(Nth(4), TheirHero),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("CFM_697"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("CFM_697"),
            Attack(Nth(4), Nth(2)),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 1),
            CostNow(Nth(0), 4),
            Now(Nth(0), 3, 5),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 2),
            Now(Nth(3), 3, 2),
            Now(Nth(4), 3, 1),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Jade Lightning
///
/// `CFM_707` · Shaman spell · Nature · 3 mana
///
/// > Deal $3 damage. Summon a{1} {0} **Jade Golem**.@Deal $3 damage. Summon a **Jade Golem**.
///
/// State: Derived
//~ derived CFM_707 cf59121c dec8631a 8c157a64.20fb3065
#[test]
fn CFM_707_jade_lightning() {
    check(
        CardClass::Shaman,
        &[
            Give("CFM_707"),
            Cost("CFM_707", 3),
            Targets("CFM_707", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_707", On(Nth(2))),
            BoardCount(Mine, 2),
            Now(Nth(2), 4, 2),
            In(The("CFM_712_t01"), Zone::Play),
            Now(The("CFM_712_t01"), 1, 1),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("CFM_707"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_707", On(Nth(1))),
            BoardCount(Mine, 2),
            Now(Nth(1), 4, 2),
            In(The("CFM_712_t01"), Zone::Play),
            Now(The("CFM_712_t01"), 1, 1),
        ],
    );
}

/// # Jade Claws
///
/// `CFM_717` · Shaman weapon · 2 mana · 2/2 durability
///
/// > **Battlecry:** Summon a{1} {0} **Jade Golem**. Overload**:** (1)@**Battlecry:** Summon a **Jade Golem**. Overload**:** (1)
///
/// State: Derived
//~ derived CFM_717 1d14aa98 5808c830 8736ad0a.02a96310
#[test]
fn CFM_717_jade_claws() {
    check(
        CardClass::Shaman,
        &[
            Give("CFM_717"),
            Cost("CFM_717", 2),
            Stats("CFM_717", 2, 2),
            Has("CFM_717", GameTag::OVERLOAD),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_717", Nothing),
            BoardCount(Mine, 2),
            In(The("CFM_712_t01"), Zone::Play),
            Now(The("CFM_712_t01"), 1, 1),
        ],
    );
}
