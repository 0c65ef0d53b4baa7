//! Priest cards of Across the Timeways, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 123de14f

/// # Wings of Eternity
///
/// `END_027` · Priest spell · 1 mana
///
/// > **Discover** a Dragon from the past with a **Dark Gift**.
///
/// State: Todo
//~ todo END_027 cf1849e4 081ddb18 e7eab290.32d13d00
#[test]
#[ignore = "todo: END_027 Wings of Eternity"]
fn END_027_wings_of_eternity() {
    check(CardClass::Priest, &[Give("END_027"), Cost("END_027", 1), Unwritten]);
}

/// # For All Time
///
/// `END_028` · Multi-class spell · 4 mana
///
/// > Destroy all minions with 4 or less Attack. **Overload:** (2)
///
/// State: Derived
//~ derived END_028 89cf42e1 acae4169 0b10cee9.3939a434
#[test]
fn END_028_for_all_time() {
    check(
        CardClass::Priest,
        &[
            Give("END_028"),
            Cost("END_028", 4),
            Has("END_028", GameTag::OVERLOAD),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_119"),
            Enemy("CS2_182"),
            Play("END_028", Nothing),
            BoardCount(Mine, 0),
            Dead(Nth(1)),
            Dead(Nth(2)),
            Dead(Nth(3)),
            Dead(Nth(4)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("END_028"),
            Friend("CS2_119"),
            Friend("TLC_248"),
            Play("END_028", Nothing),
            BoardCount(Mine, 1),
            Dead(Nth(1)),
        ],
    );
}

/// # Voodoo Totem
///
/// `END_029` · Multi-class minion · 2 mana · 0/4
///
/// > At the end of your turn, get a random Shadow spell.
///
/// State: Derived
//~ derived END_029 9f4b1099 28e3a6d1 0c9cd2f0.fbba9f8e
#[test]
fn END_029_voodoo_totem() {
    check(
        CardClass::Priest,
        &[
            Give("END_029"),
            Cost("END_029", 2),
            Stats("END_029", 0, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("END_029"),
            Force(Card("AT_016")),
            EndTurn,
            Is(InHand(1), "AT_016"),
            CostNow(InHand(1), 2),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Priest,
        &[Give("END_029"), Friend("CS2_182"), Enemy("CS2_182"), Friend("END_029"), Never(Card("AT_001")), EndTurn],
    );
}

/// # Disciple of the Dove
///
/// `TIME_037` · Priest minion · 3 mana · 2/2
///
/// > **Battlecry:** Draw a minion. Give minions in your hand +2 Health.
///
/// State: Derived
//~ derived TIME_037 cabf9933 ca6b9e0d de9677b9.d5a09343
#[test]
fn TIME_037_disciple_of_the_dove() {
    check(
        CardClass::Priest,
        &[
            Give("TIME_037"),
            Cost("TIME_037", 3),
            Stats("TIME_037", 2, 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TIME_037", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 3),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 7),
            Now(Nth(4), 5, 3),
            Now(Nth(5), 4, 7),
        ],
    );
}

/// # Dove's Blessing
///
/// `TIME_037e` · Neutral enchantment
///
/// > +2 Health.
///
/// State: Derived
//~ derived TIME_037e 0f487ead b1103a38 cbbe5889.9f1b69f0
#[test]
fn TIME_037e_doves_blessing() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "TIME_037e"), Now(My(0), 5, 3)]);
}

/// # Cleansing Lightspawn
///
/// `TIME_427` · Priest minion · 4 mana · 2/3
///
/// > **Lifesteal Battlecry:** Deal damage to an enemy minion equal to this minion's Health.
///
/// State: Derived
//~ derived TIME_427 00aa2de0 24e6fef6 73c02ed0.9cb89c86
#[test]
fn TIME_427_cleansing_lightspawn() {
    check(
        CardClass::Priest,
        &[
            Give("TIME_427"),
            Cost("TIME_427", 4),
            Stats("TIME_427", 2, 3),
            Has("TIME_427", GameTag::LIFESTEAL),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("TIME_427", On(Nth(2))),
            Now(MyHero, 0, 13),
            Damage(MyHero, 17),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Divine Augur
///
/// `TIME_429` · Priest minion · 4 mana · 4/5
///
/// > **Battlecry:** Set the Attack and Health of every minion in your hand to the higher of the two stats.
///
/// State: Todo
//~ todo TIME_429 61bec887 a62f4605 e9bcddfa.dd0979d3
#[test]
#[ignore = "todo: TIME_429 Divine Augur"]
fn TIME_429_divine_augur() {
    check(CardClass::Priest, &[Give("TIME_429"), Cost("TIME_429", 4), Stats("TIME_429", 4, 5), Unwritten]);
}

/// # Amber Priestess
///
/// `TIME_431` · Priest minion · 2 mana · 1/4
///
/// > **Taunt Battlecry:** Restore Health to a character equal to this minion's Health.
///
/// State: Derived
//~ derived TIME_431 060daca6 731019ac 10fb01a8.cd45f083
#[test]
fn TIME_431_amber_priestess() {
    check(
        CardClass::Priest,
        &[
            Give("TIME_431"),
            Cost("TIME_431", 2),
            Stats("TIME_431", 1, 4),
            Has("TIME_431", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("TIME_431", On(Nth(2))),
            Now(Nth(2), 4, 5),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("TIME_431"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("TIME_431", On(Nth(1))),
            Now(Nth(1), 4, 5),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("TIME_431"),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("TIME_431", On(TheirHero)),
            Now(TheirHero, 0, 14),
            Damage(TheirHero, 16),
        ],
    );
}

/// # Intertwined Fate
///
/// `TIME_432` · Priest spell · 3 mana
///
/// > **Discover** a copy of a card from your deck and one from your opponent's.
///
/// State: Derived
//~ derived TIME_432 ce363434 3871eded 1efea429.0eb6615b
#[test]
fn TIME_432_intertwined_fate() {
    check(
        CardClass::Priest,
        &[
            Give("TIME_432"),
            Cost("TIME_432", 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(3))),
            Force(Entity(Nth(4))),
            Play("TIME_432", Nothing),
            ChooseCard("CS2_182"),
            ChooseCard("CS2_118"),
            CostNow(InHand(0), 4),
            Now(InHand(0), 4, 5),
            Is(InHand(1), "CS2_118"),
            CostNow(InHand(1), 3),
            Now(InHand(1), 5, 1),
            HandCount(Mine, 2),
        ],
    );
}

/// # Cease to Exist
///
/// `TIME_433` · Priest spell · 3 mana
///
/// > **Rewind Silence** and destroy a random enemy minion.
///
/// State: Todo
//~ todo TIME_433 5890aa15 51856a4b 1daa63fb.c2244b19
#[test]
#[ignore = "todo: TIME_433 Cease to Exist"]
fn TIME_433_cease_to_exist() {
    check(CardClass::Priest, &[Give("TIME_433"), Cost("TIME_433", 3), Unwritten]);
}

/// # Eternus
///
/// `TIME_435` · Priest minion · 6 mana · 6/2
///
/// > **Battlecry:** Take control of an enemy minion with this minion's Health or less.
///
/// State: Derived
//~ derived TIME_435 b31e3c22 010327e5 a02caf72.846ad6c0
#[test]
fn TIME_435_eternus() {
    check(
        CardClass::Priest,
        &[
            Give("TIME_435"),
            Cost("TIME_435", 6),
            Stats("TIME_435", 6, 2),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            CannotTarget("TIME_435", Nth(3)),
            Play("TIME_435", On(Nth(2))),
            BoardCount(Mine, 3),
            BoardCount(Theirs, 1),
        ],
    );
}

/// # Past Conflux
///
/// `TIME_436` · Priest location · 7 mana · 0 uses
///
/// > Summon a random Dragon that costs (5) or more. *Advance to the present!*
///
/// State: Todo
//~ todo TIME_436 1e1e0bcb b26417e0 6d08f88e.3b09ac5a
#[test]
#[ignore = "todo: TIME_436 Past Conflux"]
fn TIME_436_past_conflux() {
    check(CardClass::Priest, &[Give("TIME_436"), Cost("TIME_436", 7), Unwritten]);
}

/// # Present Conflux
///
/// `TIME_436t1` · Priest location · 7 mana · 0 uses
///
/// > **Discover** a Dragon that costs (5) or more and summon it. *Advance to the future!*
///
/// State: Todo
//~ todo TIME_436t1 adf30ec0 94d67ba1 47a634fb.7dd29832
#[test]
#[ignore = "todo: TIME_436t1 Present Conflux"]
fn TIME_436t1_present_conflux() {
    check(CardClass::Priest, &[Give("TIME_436t1"), Cost("TIME_436t1", 7), Unwritten]);
}

/// # Future Conflux
///
/// `TIME_436t2` · Priest location · 7 mana · 0 uses
///
/// > **Discover** a Dragon that costs (5) or more and summon it. Also get a copy of it.
///
/// State: Derived
//~ derived TIME_436t2 bbc4e0a7 ab42ca72 7469593b.95e21921
#[test]
fn TIME_436t2_future_conflux() {
    check(
        CardClass::Priest,
        &[
            Give("TIME_436t2"),
            Cost("TIME_436t2", 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TIME_436t2"),
            Force(Card("AT_123")),
            Use(Nth(3), 0, Nothing),
            ChooseCard("AT_123"),
            Is(InHand(1), "AT_123"),
            CostNow(InHand(1), 7),
            Now(InHand(1), 6, 6),
            BoardCount(Mine, 3),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("TIME_436t2"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TIME_436t2"),
            Never(Card("AT_017")),
            Use(Nth(3), 0, Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("TIME_436t2"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TIME_436t2"),
            Never(Card("AT_012")),
            Use(Nth(3), 0, Nothing),
            Choose(0),
        ],
    );
}

/// # Power Word: Barrier
///
/// `TIME_447` · Priest spell · Holy · 1 mana
///
/// > Give a character **Divine Shield**. Give minions in your hand +2 Health.
///
/// State: Derived
//~ derived TIME_447 f65a7c33 386e3a50 64184f0c.424fa59a
#[test]
fn TIME_447_power_word_barrier() {
    check(
        CardClass::Priest,
        &[
            Give("TIME_447"),
            Cost("TIME_447", 1),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TIME_447", On(Nth(4))),
            Now(Nth(1), 5, 3),
            Now(Nth(2), 4, 7),
            HasNow(Nth(4), GameTag::DIVINE_SHIELD),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("TIME_447"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TIME_447", On(Nth(3))),
            Now(Nth(1), 5, 3),
            Now(Nth(2), 4, 7),
            HasNow(Nth(3), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Barrier
///
/// `TIME_447e2` · Priest enchantment
///
/// > +2 Health
///
/// State: Derived
//~ derived TIME_447e2 fbd69d82 780e2731 d227a423.edeeb21e
#[test]
fn TIME_447e2_barrier() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "TIME_447e2"), Now(My(0), 5, 3)]);
}

/// # Medivh the Hallowed
///
/// `TIME_890` · Priest minion · 10 mana · 7/7
///
/// > **Fabled**. Costs (0) if you control Karazhan. **Battlecry: Silence** and destroy all other minions.
///
/// State: Todo
//~ todo TIME_890 5da8dc37 465eb65f cd71b434.5314bed2
#[test]
#[ignore = "todo: TIME_890 Medivh the Hallowed"]
fn TIME_890_medivh_the_hallowed() {
    check(CardClass::Priest, &[Give("TIME_890"), Cost("TIME_890", 10), Stats("TIME_890", 7, 7), Unwritten]);
}

/// # Atiesh the Greatstaff
///
/// `TIME_890t` · Priest weapon · 10 mana · 1/3 durability
///
/// > Costs (0) if you control Medivh. Double the damage and healing of your spells.
///
/// State: Todo
//~ todo TIME_890t 3a6cfdcc 628dc83a b132e407.48070799
#[test]
#[ignore = "todo: TIME_890t Atiesh the Greatstaff"]
fn TIME_890t_atiesh_the_greatstaff() {
    check(CardClass::Priest, &[Give("TIME_890t"), Cost("TIME_890t", 10), Stats("TIME_890t", 1, 3), Unwritten]);
}

/// # Karazhan the Sanctum
///
/// `TIME_890t2` · Priest location · 10 mana · 0 uses
///
/// > Costs (0) if you're wielding Atiesh. Summon two random 8-Cost minions.
///
/// State: Todo
//~ todo TIME_890t2 86c8c09c 0ec08892 f177225e.af364ce4
#[test]
#[ignore = "todo: TIME_890t2 Karazhan the Sanctum"]
fn TIME_890t2_karazhan_the_sanctum() {
    check(CardClass::Priest, &[Give("TIME_890t2"), Cost("TIME_890t2", 10), Unwritten]);
}
