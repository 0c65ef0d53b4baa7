//! Shaman cards of Rise of Shadows, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file c0077cde

/// # Hagatha's Scheme
///
/// `DAL_009` · Shaman spell · Nature · 5 mana
///
/// > Deal $@ damage to all minions. *(Upgrades each turn!)*
///
/// State: Derived
//~ derived DAL_009 06c366c3 b27ccb7b 30c42820.a25a7733
#[test]
fn DAL_009_hagathas_scheme() {
    check(
        CardClass::Shaman,
        &[
            Give("DAL_009"),
            Cost("DAL_009", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DAL_009", Nothing),
            Now(Nth(1), 4, 4),
            Now(Nth(2), 4, 4),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("DAL_009"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            EndTurn,
            TagNow(Nth(0), GameTag::TAG_SCRIPT_DATA_NUM_1, 1),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("DAL_009"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            EndTurn,
            EndTurn,
            TagNow(Nth(0), GameTag::TAG_SCRIPT_DATA_NUM_1, 2),
        ],
    );
}

/// # Walking Fountain
///
/// `DAL_047` · Shaman minion · 8 mana · 4/8
///
/// > **Lifesteal**, **Rush**, **Windfury**
///
/// State: Vanilla
//~ vanilla DAL_047 90e1e17e 7a45f20a 55d91f1c.2b8f9113
#[test]
fn DAL_047_walking_fountain() {
    check(
        CardClass::Shaman,
        &[
            Give("DAL_047"),
            Cost("DAL_047", 8),
            Stats("DAL_047", 4, 8),
            Has("DAL_047", GameTag::LIFESTEAL),
            Has("DAL_047", GameTag::RUSH),
            Has("DAL_047", GameTag::WINDFURY),
            Play("DAL_047", Nothing),
            In(The("DAL_047"), Zone::Play),
            Now(The("DAL_047"), 4, 8),
            HasNow(The("DAL_047"), GameTag::LIFESTEAL),
            HasNow(The("DAL_047"), GameTag::RUSH),
            HasNow(The("DAL_047"), GameTag::WINDFURY),
        ],
    );
}

/// # Underbelly Angler
///
/// `DAL_049` · Shaman minion · 2 mana · 2/3
///
/// > After you play a Murloc, add a random Murloc to your hand.
///
/// State: Derived
//~ derived DAL_049 51bb0b55 c3376587 92047163.0b095639
#[test]
fn DAL_049_underbelly_angler() {
    check(
        CardClass::Shaman,
        &[
            Give("DAL_049"),
            Cost("DAL_049", 2),
            Stats("DAL_049", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DAL_049"),
            Force(Card("CS2_168")),
            Play("CS2_168", Nothing),
            Is(InHand(1), "CS2_168"),
            CostNow(InHand(1), 1),
            Now(InHand(1), 2, 1),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("DAL_049"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DAL_049"),
            Never(Card("AT_001")),
            Play("CS2_168", Nothing),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("DAL_049"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DAL_049"),
            Play("CS2_182", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 3),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 1),
            CostNow(Nth(0), 2),
            Now(Nth(0), 2, 3),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Now(Nth(3), 2, 3),
            Now(Nth(4), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Muckmorpher
///
/// `DAL_052` · Shaman minion · 5 mana · 4/4
///
/// > **Battlecry:** Transform into a 4/4 copy of a different minion in your deck.
///
/// State: Todo
//~ todo DAL_052 4d62ee56 6e5b0ae6 7a5b6894.a7501c9e
#[test]
#[ignore = "todo: DAL_052 Muckmorpher"]
fn DAL_052_muckmorpher() {
    check(CardClass::Shaman, &[Give("DAL_052"), Cost("DAL_052", 5), Stats("DAL_052", 4, 4), Unwritten]);
}

/// # Muckmorphing
///
/// `DAL_052e` · Neutral enchantment
///
/// > 4/4.
///
/// State: Derived
//~ derived DAL_052e d3d7cb41 a263a8bd 27c18a32.7beff5ae
#[test]
fn DAL_052e_muckmorphing() {
    check(CardClass::Shaman, &[Friend("CS2_118"), Enchant(My(0), "DAL_052e"), Now(My(0), 4, 4)]);
}

/// # Mutate
///
/// `DAL_071` · Shaman spell · Nature · 0 mana
///
/// > Transform a friendly minion into a random one that costs (1) more.
///
/// State: Derived
//~ derived DAL_071 f8257ca5 5ad104ee 458993c3.92cde35c
#[test]
fn DAL_071_mutate() {
    check(
        CardClass::Shaman,
        &[
            Give("DAL_071"),
            Cost("DAL_071", 0),
            Targets("DAL_071", &[FriendlyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("GVG_070")),
            Play("DAL_071", On(Nth(1))),
            Is(Nth(1), "GVG_070"),
            Now(Nth(1), 7, 4),
        ],
    );
    check(
        CardClass::Shaman,
        &[Give("DAL_071"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_001")), Play("DAL_071", On(Nth(1)))],
    );
}

/// # Swampqueen Hagatha
///
/// `DAL_431` · Shaman minion · 7 mana · 5/5
///
/// > **Battlecry:** Add a 5/5 Horror to your hand. Teach it two Shaman spells.
///
/// State: Todo
//~ todo DAL_431 73cdd2c6 fa42ceb2 dd90f993.3298148c
#[test]
#[ignore = "todo: DAL_431 Swampqueen Hagatha"]
fn DAL_431_swampqueen_hagatha() {
    check(CardClass::Shaman, &[Give("DAL_431"), Cost("DAL_431", 7), Stats("DAL_431", 5, 5), Unwritten]);
}

/// # Drustvar Horror
///
/// `DAL_431t` · Shaman minion · 5 mana · 5/5
///
/// > **Battlecry:** Cast {0} and {1}.
///
/// State: Todo
//~ todo DAL_431t bed48a71 c2f28e2d cff22866.c5aae98e
#[test]
#[ignore = "todo: DAL_431t Drustvar Horror"]
fn DAL_431t_drustvar_horror() {
    check(CardClass::Shaman, &[Give("DAL_431t"), Cost("DAL_431t", 5), Stats("DAL_431t", 5, 5), Unwritten]);
}

/// # Witch's Brew
///
/// `DAL_432` · Shaman spell · Nature · 2 mana
///
/// > Restore #4 Health. Repeatable this turn.
///
/// State: Derived
//~ derived DAL_432 c71ae9f3 80d10738 2a8de3dc.7eba42a1
#[test]
fn DAL_432_witchs_brew() {
    check(
        CardClass::Shaman,
        &[
            Give("DAL_432"),
            Cost("DAL_432", 2),
            Targets("DAL_432", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("DAL_432", On(Nth(2))),
            Now(Nth(2), 4, 5),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("DAL_432"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("DAL_432", On(Nth(1))),
            Now(Nth(1), 4, 5),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("DAL_432"),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("DAL_432", On(TheirHero)),
            Now(TheirHero, 0, 14),
            Damage(TheirHero, 16),
        ],
    );
}

/// # Sludge Slurper
///
/// `DAL_433` · Shaman minion · 1 mana · 2/1
///
/// > **Battlecry:** Add a **Lackey** to your hand. **Overload:** (1)
///
/// State: Derived
//~ derived DAL_433 af2d34c1 983d2e49 71164fb4.31eff010
#[test]
fn DAL_433_sludge_slurper() {
    check(
        CardClass::Shaman,
        &[
            Give("DAL_433"),
            Cost("DAL_433", 1),
            Stats("DAL_433", 2, 1),
            Has("DAL_433", GameTag::OVERLOAD),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("DRG_052")),
            Play("DAL_433", Nothing),
            Is(InHand(0), "DRG_052"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 1, 1),
            HandCount(Mine, 1),
        ],
    );
}

/// # Soul of the Murloc
///
/// `DAL_710` · Shaman spell · 2 mana
///
/// > Give your minions "**Deathrattle:** Summon a 1/1 Murloc."
///
/// State: Derived
//~ derived DAL_710 dec89099 43291ff8 9d5b8bf8.1539d97c
#[test]
fn DAL_710_soul_of_the_murloc() {
    check(
        CardClass::Shaman,
        &[
            Give("DAL_710"),
            Cost("DAL_710", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DAL_710", Nothing),
            Kill(Nth(1)),
            BoardCount(Mine, 1),
            In(The("EX1_506a"), Zone::Play),
            Now(The("EX1_506a"), 1, 1),
        ],
    );
}

/// # Soul of the Murloc
///
/// `DAL_710e` · Shaman enchantment
///
/// > **Deathrattle:** Summon a 1/1 Murloc.
///
/// State: Derived
//~ derived DAL_710e 5d3d6903 a9d9db95 05fcff92.100beb5e
#[test]
fn DAL_710e_soul_of_the_murloc() {
    check(
        CardClass::Shaman,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "DAL_710e"),
            Kill(Nth(0)),
            BoardCount(Mine, 2),
            In(The("EX1_506a"), Zone::Play),
            Now(The("EX1_506a"), 1, 1),
        ],
    );
}

/// # Scargil
///
/// `DAL_726` · Shaman minion · 5 mana · 4/4
///
/// > Your Murlocs cost (1).
///
/// State: Derived
//~ derived DAL_726 d9f20c59 852fbd2b 78eda21b.0ddfa64b
#[test]
fn DAL_726_scargil() {
    check(
        CardClass::Shaman,
        &[
            Give("DAL_726"),
            Cost("DAL_726", 5),
            Stats("DAL_726", 4, 4),
            Give("CS2_168"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DAL_726"),
            CostNow(Nth(0), 1),
            CostNow(Nth(2), 4),
        ],
    );
}

/// # Scargil's Blessing
///
/// `DAL_726e` · Neutral enchantment
///
/// > Costs (1).
///
/// State: Derived
//~ derived DAL_726e 994794d4 f19cecbb e2290cd8.53ed184d
#[test]
fn DAL_726e_scargils_blessing() {
    check(CardClass::Shaman, &[Give("CS2_118"), Enchant(Nth(0), "DAL_726e"), CostNow(Nth(0), 1)]);
}
