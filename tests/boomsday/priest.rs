//! Priest cards of The Boomsday Project, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 59dd3357

/// # Omega Medic
///
/// `BOT_216` · Priest minion · 3 mana · 3/4
///
/// > **Battlecry:** If you have 10 Mana Crystals, restore #10 Health to your hero.
///
/// State: Derived
//~ derived BOT_216 af47a12e 3c822c97 c9924fc4.ad083cc6
#[test]
fn BOT_216_omega_medic() {
    check(
        CardClass::Priest,
        &[
            Give("BOT_216"),
            Cost("BOT_216", 3),
            Stats("BOT_216", 3, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("BOT_216", Nothing),
            Now(MyHero, 0, 20),
            Damage(MyHero, 10),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("BOT_216"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("BOT_216", Nothing),
            Now(MyHero, 0, 10),
        ],
    );
}

/// # Extra Arms
///
/// `BOT_219` · Priest spell · 3 mana
///
/// > Give a minion +2/+2. Add 'More Arms!' to your hand that gives +2/+2.
///
/// State: Derived
//~ derived BOT_219 c2e691f9 3f397594 e0c5a5e9.edfc1950
#[test]
fn BOT_219_extra_arms() {
    check(
        CardClass::Priest,
        &[
            Give("BOT_219"),
            Cost("BOT_219", 3),
            Targets("BOT_219", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BOT_219", On(Nth(2))),
            Is(InHand(0), "BOT_219t"),
            CostNow(InHand(0), 3),
            HandCount(Mine, 1),
            Now(Nth(2), 6, 7),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("BOT_219"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BOT_219", On(Nth(1))),
            Is(InHand(0), "BOT_219t"),
            CostNow(InHand(0), 3),
            HandCount(Mine, 1),
            Now(Nth(1), 6, 7),
        ],
    );
}

/// # Armed
///
/// `BOT_219e` · Priest enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived BOT_219e a163475d 01d5a093 445fc1f1.6d6ab056
#[test]
fn BOT_219e_armed() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "BOT_219e"), Now(My(0), 7, 3)]);
}

/// # More Arms!
///
/// `BOT_219t` · Priest spell · 3 mana
///
/// > Give a minion +2/+2.
///
/// State: Derived
//~ derived BOT_219t 7950aa1c d873ca9d b3df2f9d.ceb663a7
#[test]
fn BOT_219t_more_arms() {
    check(
        CardClass::Priest,
        &[
            Give("BOT_219t"),
            Cost("BOT_219t", 3),
            Targets("BOT_219t", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BOT_219t", On(Nth(2))),
            Now(Nth(2), 6, 7),
        ],
    );
    check(
        CardClass::Priest,
        &[Give("BOT_219t"), Friend("CS2_182"), Enemy("CS2_182"), Play("BOT_219t", On(Nth(1))), Now(Nth(1), 6, 7)],
    );
}

/// # More Armed
///
/// `BOT_219te` · Priest enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived BOT_219te a5df8ffe 4c504e93 e3e0db2a.6d6ab056
#[test]
fn BOT_219te_more_armed() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "BOT_219te"), Now(My(0), 7, 3)]);
}

/// # Zerek, Master Cloner
///
/// `BOT_258` · Priest minion · 6 mana · 5/5
///
/// > **Deathrattle:** If you've cast any spells on this minion, resummon it.
///
/// State: Todo
//~ todo BOT_258 18c70b81 fe04a80a c7b84af2.ecb65639
#[test]
#[ignore = "todo: BOT_258 Zerek, Master Cloner"]
fn BOT_258_zerek_master_cloner() {
    check(CardClass::Priest, &[Give("BOT_258"), Cost("BOT_258", 6), Stats("BOT_258", 5, 5), Unwritten]);
}

/// # Cloning Device
///
/// `BOT_435` · Priest spell · 1 mana
///
/// > **Discover** a copy of a minion in your opponent's deck.
///
/// State: Derived
//~ derived BOT_435 1be921a7 2a71d524 7cbcb44b.7aecea37
#[test]
fn BOT_435_cloning_device() {
    check(
        CardClass::Priest,
        &[
            Give("BOT_435"),
            Cost("BOT_435", 1),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(4))),
            Play("BOT_435", Nothing),
            ChooseCard("CS2_118"),
            Is(InHand(0), "CS2_118"),
            CostNow(InHand(0), 3),
            Now(InHand(0), 5, 1),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("BOT_435"),
            EmptyDeck(Theirs),
            OnTheirTop("CS2_008"),
            OnTheirTop("CS2_008"),
            OnTheirTop("CS2_008"),
            OnTheirTop("CS2_008"),
            OnTheirTop("CS2_008"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BOT_435", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 1),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 0),
            Now(Nth(6), 4, 5),
            Now(Nth(7), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 5),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Dead Ringer
///
/// `BOT_509` · Priest minion · 2 mana · 2/1
///
/// > **Deathrattle:** Draw a **Deathrattle** minion from your deck.
///
/// State: Derived
//~ derived BOT_509 bed75dbb d0070085 87f69548.58edb4cc
#[test]
fn BOT_509_dead_ringer() {
    check(
        CardClass::Priest,
        &[
            Give("BOT_509"),
            Cost("BOT_509", 2),
            Stats("BOT_509", 2, 1),
            OnTop("AT_009"),
            OnTop("AT_009"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BOT_509"),
            Kill(Nth(6)),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(2), 8),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 7, 7),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("BOT_509"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("AT_009"),
            OnTop("AT_050"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BOT_509"),
            Kill(Nth(11)),
            DeckCount(Mine, 7),
            HandCount(Mine, 2),
            CostNow(Nth(6), 8),
            In(Nth(6), Zone::Hand),
            Now(Nth(6), 7, 7),
        ],
    );
}

/// # Topsy Turvy
///
/// `BOT_517` · Priest spell · 0 mana
///
/// > Swap a minion's Attack and Health.
///
/// State: Derived
//~ derived BOT_517 bf8aecd4 ec5f8428 6fc35a74.11781e66
#[test]
fn BOT_517_topsy_turvy() {
    check(
        CardClass::Priest,
        &[
            Give("BOT_517"),
            Cost("BOT_517", 0),
            Targets("BOT_517", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BOT_517", On(Nth(2))),
            Now(Nth(2), 5, 4),
        ],
    );
    check(
        CardClass::Priest,
        &[Give("BOT_517"), Friend("CS2_182"), Enemy("CS2_182"), Play("BOT_517", On(Nth(1))), Now(Nth(1), 5, 4)],
    );
}

/// # Power Word: Replicate
///
/// `BOT_529` · Priest spell · 5 mana
///
/// > Choose a friendly minion. Summon a 5/5 copy of it.
///
/// State: Derived
//~ derived BOT_529 a6665fcc 61cd28c8 c4a7fb15.d0defb90
#[test]
fn BOT_529_power_word_replicate() {
    check(
        CardClass::Priest,
        &[
            Give("BOT_529"),
            Cost("BOT_529", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BOT_529", On(Nth(1))),
            BoardCount(Mine, 2),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("BOT_529"),
            Friend("TLC_248"),
            Play("BOT_529", On(Nth(1))),
            BoardCount(Mine, 2),
            In(The("TLC_248"), Zone::Play),
            Now(The("TLC_248"), 5, 5),
        ],
    );
}

/// # Replicated
///
/// `BOT_529e` · Priest enchantment
///
/// > 5/5.
///
/// State: Derived
//~ derived BOT_529e 61c0b0c1 b2227287 945a3a63.36023d4f
#[test]
fn BOT_529e_replicated() {
    check(CardClass::Priest, &[Friend("CS2_119"), Enchant(My(0), "BOT_529e"), Now(My(0), 5, 5)]);
}

/// # Test Subject
///
/// `BOT_558` · Priest minion · 1 mana · 0/2
///
/// > **Deathrattle:** Shuffle any spells you cast on this minion into your deck.
///
/// State: Todo
//~ todo BOT_558 f3f5566d 04f476e9 83db5ecd.eb8777b6
#[test]
#[ignore = "todo: BOT_558 Test Subject"]
fn BOT_558_test_subject() {
    check(CardClass::Priest, &[Give("BOT_558"), Cost("BOT_558", 1), Stats("BOT_558", 0, 2), Unwritten]);
}

/// # Test Subject
///
/// `BOT_558_puzzle` · Priest minion · 1 mana · 0/2
///
/// > **Deathrattle:** Return any spells you cast on this minion to your hand.
///
/// State: Todo
//~ todo BOT_558_puzzle 62360bc7 73d70c42 adfd0260.f8443c58
#[test]
#[ignore = "todo: BOT_558_puzzle Test Subject"]
fn BOT_558_puzzle_test_subject() {
    check(
        CardClass::Priest,
        &[Give("BOT_558_puzzle"), Cost("BOT_558_puzzle", 1), Stats("BOT_558_puzzle", 0, 2), Unwritten],
    );
}

/// # Reckless Experimenter
///
/// `BOT_566` · Priest minion · 5 mana · 4/6
///
/// > **Deathrattle** minions you play cost (3) less, but die at the end of the turn.
///
/// State: Todo
//~ todo BOT_566 361ff5fd 67eb0f88 18de1846.92f54e60
#[test]
#[ignore = "todo: BOT_566 Reckless Experimenter"]
fn BOT_566_reckless_experimenter() {
    check(CardClass::Priest, &[Give("BOT_566"), Cost("BOT_566", 5), Stats("BOT_566", 4, 6), Unwritten]);
}

/// # Reckless Experiment
///
/// `BOT_566e2` · Priest enchantment
///
/// > Costs (3) less.
///
/// State: Derived
//~ derived BOT_566e2 fb1ffefc dab6916a 88b941f9.bb1f76c5
#[test]
fn BOT_566e2_reckless_experiment() {
    check(CardClass::Priest, &[Give("CS2_119"), Enchant(Nth(0), "BOT_566e2"), CostNow(Nth(0), 1)]);
}

/// # Zerek's Cloning Gallery
///
/// `BOT_567` · Priest spell · 9 mana
///
/// > Summon a 1/1 copy of each minion in your deck.
///
/// State: Derived
//~ derived BOT_567 4561b244 c1e56007 c818e565.2ded408d
#[test]
fn BOT_567_zereks_cloning_gallery() {
    check(
        CardClass::Priest,
        &[
            Give("BOT_567"),
            Cost("BOT_567", 9),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BOT_567", Nothing),
            BoardCount(Mine, 7),
            In(The("CS2_118"), Zone::Play),
            Now(The("CS2_118"), 1, 1),
            In(The("CS2_119"), Zone::Play),
            Now(The("CS2_119"), 1, 1),
            In(The("CS2_120"), Zone::Play),
            Now(The("CS2_120"), 1, 1),
            In(The("CS2_168"), Zone::Play),
            Now(The("CS2_168"), 1, 1),
        ],
    );
}

/// # Cloned
///
/// `BOT_567e` · Priest enchantment
///
/// > 1/1.
///
/// State: Derived
//~ derived BOT_567e f33eef8e c609efdd 3c0f7649.d68bebe2
#[test]
fn BOT_567e_cloned() {
    check(CardClass::Priest, &[Friend("CS2_119"), Enchant(My(0), "BOT_567e"), Now(My(0), 1, 1)]);
}
