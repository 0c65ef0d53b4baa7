//! Druid cards of Journey to Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6f76c01f

/// # Tortollan Forager
///
/// `UNG_078` · Druid minion · 2 mana · 2/2
///
/// > **Battlecry:** Add a random minion with 5 or more Attack to your hand.
///
/// State: Derived
//~ derived UNG_078 6cbd5492 3a92eb09 b346f925.27936227
#[test]
fn UNG_078_tortollan_forager() {
    check(
        CardClass::Druid,
        &[
            Give("UNG_078"),
            Cost("UNG_078", 2),
            Stats("UNG_078", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_118")),
            Play("UNG_078", Nothing),
            Is(InHand(0), "CS2_118"),
            CostNow(InHand(0), 3),
            Now(InHand(0), 5, 1),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Druid,
        &[Give("UNG_078"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("BT_271")), Play("UNG_078", Nothing)],
    );
    check(
        CardClass::Druid,
        &[Give("UNG_078"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("UNG_078", Nothing)],
    );
}

/// # Giant Anaconda
///
/// `UNG_086` · Druid minion · 7 mana · 5/3
///
/// > **Taunt Deathrattle:** Summon a minion from your hand with 5 or more Attack.
///
/// State: Derived
//~ derived UNG_086 b0fae320 bff0bb18 5a96775b.c97702db
#[test]
fn UNG_086_giant_anaconda() {
    check(
        CardClass::Druid,
        &[
            Give("UNG_086"),
            Cost("UNG_086", 7),
            Stats("UNG_086", 5, 3),
            Has("UNG_086", GameTag::TAUNT),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("UNG_086"),
            Force(Entity(Nth(0))),
            Kill(Nth(5)),
            BoardCount(Mine, 2),
            HandCount(Mine, 2),
            In(Nth(0), Zone::Play),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("UNG_086"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("UNG_086"),
            Never(Entity(Nth(2))),
            Kill(Nth(5)),
        ],
    );
}

/// # Verdant Longneck
///
/// `UNG_100` · Druid minion · 5 mana · 5/5
///
/// > **Battlecry: Adapt**.
///
/// State: Done
//~ done UNG_100 edc4c174 - 302c284b.6857b7a7
#[test]
fn UNG_100_verdant_longneck() {
    check(
        CardClass::Druid,
        &[
            Give("UNG_100"),
            Cost("UNG_100", 5),
            Stats("UNG_100", 5, 5),
            Force(Card("UNG_999t3")),
            Play("UNG_100", Nothing),
            ChooseCard("UNG_999t3"),
            Now(The("UNG_100"), 8, 5),
        ],
    );
}

/// # Shellshifter
///
/// `UNG_101` · Druid minion · 4 mana · 3/3
///
/// > **Choose One -** Transform into a 5/3 with **Stealth**; or a 3/5 with **Taunt**.
///
/// State: Done
//~ done UNG_101 82b4a491 - bad3fcb1.8059886e
#[test]
fn UNG_101_shellshifter() {
    check(
        CardClass::Druid,
        &[
            Give("UNG_101"),
            Cost("UNG_101", 4),
            Stats("UNG_101", 3, 3),
            PlayOption("UNG_101", 0, Nothing),
            Is(My(0), "UNG_101t"),
            Now(My(0), 5, 3),
            HasNow(My(0), GameTag::STEALTH),
        ],
    );
    check(
        CardClass::Druid,
        &[PlayOption("UNG_101", 1, Nothing), Is(My(0), "UNG_101t2"), Now(My(0), 3, 5), HasNow(My(0), GameTag::TAUNT)],
    );
}

/// # Raptor Form
///
/// `UNG_101a` · Druid minion · 4 mana · 5/3
///
/// > **Stealth**
///
/// State: Derived
//~ derived UNG_101a 3a585b12 66058608 b62687f9.86cd88a1
#[test]
fn UNG_101a_raptor_form() {
    check(
        CardClass::Druid,
        &[
            Give("UNG_101a"),
            Cost("UNG_101a", 4),
            Stats("UNG_101a", 5, 3),
            Has("UNG_101a", GameTag::STEALTH),
            PlayOption("UNG_101", 0, Nothing),
            Is(Nth(1), "UNG_101t"),
            Now(Nth(1), 5, 3),
        ],
    );
}

/// # Direhorn Form
///
/// `UNG_101b` · Druid minion · 4 mana · 3/5
///
/// > **Taunt**
///
/// State: Derived
//~ derived UNG_101b eedde148 25766763 577d5a97.4b0c5d24
#[test]
fn UNG_101b_direhorn_form() {
    check(
        CardClass::Druid,
        &[
            Give("UNG_101b"),
            Cost("UNG_101b", 4),
            Stats("UNG_101b", 3, 5),
            Has("UNG_101b", GameTag::TAUNT),
            PlayOption("UNG_101", 1, Nothing),
            Is(Nth(1), "UNG_101t2"),
            Now(Nth(1), 3, 5),
        ],
    );
}

/// # Shellshifter
///
/// `UNG_101t` · Druid minion · 4 mana · 5/3
///
/// > **Stealth**
///
/// State: Vanilla
//~ vanilla UNG_101t a38c0f1b 3debad42 a7db0413.86cd88a1
#[test]
fn UNG_101t_shellshifter() {
    check(
        CardClass::Druid,
        &[
            Give("UNG_101t"),
            Cost("UNG_101t", 4),
            Stats("UNG_101t", 5, 3),
            Has("UNG_101t", GameTag::STEALTH),
            Play("UNG_101t", Nothing),
            In(The("UNG_101t"), Zone::Play),
            Now(The("UNG_101t"), 5, 3),
            HasNow(The("UNG_101t"), GameTag::STEALTH),
        ],
    );
}

/// # Shellshifter
///
/// `UNG_101t2` · Druid minion · 4 mana · 3/5
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla UNG_101t2 23fe0f1f 2990095c ecbd6679.4b0c5d24
#[test]
fn UNG_101t2_shellshifter() {
    check(
        CardClass::Druid,
        &[
            Give("UNG_101t2"),
            Cost("UNG_101t2", 4),
            Stats("UNG_101t2", 3, 5),
            Has("UNG_101t2", GameTag::TAUNT),
            Play("UNG_101t2", Nothing),
            In(The("UNG_101t2"), Zone::Play),
            Now(The("UNG_101t2"), 3, 5),
            HasNow(The("UNG_101t2"), GameTag::TAUNT),
        ],
    );
}

/// # Shellshifter
///
/// `UNG_101t3` · Druid minion · 4 mana · 5/5
///
/// > **Stealth Taunt**
///
/// State: Vanilla
//~ vanilla UNG_101t3 6d822d8d 44c5f7f4 987bf4a1.2ef1fbfa
#[test]
fn UNG_101t3_shellshifter() {
    check(
        CardClass::Druid,
        &[
            Give("UNG_101t3"),
            Cost("UNG_101t3", 4),
            Stats("UNG_101t3", 5, 5),
            Has("UNG_101t3", GameTag::STEALTH),
            Has("UNG_101t3", GameTag::TAUNT),
            Play("UNG_101t3", Nothing),
            In(The("UNG_101t3"), Zone::Play),
            Now(The("UNG_101t3"), 5, 5),
            HasNow(The("UNG_101t3"), GameTag::STEALTH),
            HasNow(The("UNG_101t3"), GameTag::TAUNT),
        ],
    );
}

/// # Evolving Spores
///
/// `UNG_103` · Druid spell · Nature · 3 mana
///
/// > **Adapt** your minions.
///
/// State: Done
//~ done UNG_103 3768b60e - 63371516.4ef7ce91
#[test]
fn UNG_103_evolving_spores() {
    check(
        CardClass::Druid,
        &[
            Give("UNG_103"),
            Cost("UNG_103", 3),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Force(Card("UNG_999t3")),
            Play("UNG_103", Nothing),
            ChooseCard("UNG_999t3"),
            Now(My(0), 7, 5),
            Now(My(1), 7, 5),
        ],
    );
}

/// # Earthen Scales
///
/// `UNG_108` · Druid spell · Nature · 2 mana
///
/// > Give a friendly minion +1/+1, then gain Armor equal to its Attack.
///
/// State: Derived
//~ derived UNG_108 f0d0ade2 3160acd9 446e7569.d22b8124
#[test]
fn UNG_108_earthen_scales() {
    check(
        CardClass::Druid,
        &[
            Give("UNG_108"),
            Cost("UNG_108", 2),
            Targets("UNG_108", &[FriendlyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_108", On(Nth(1))),
            Armor(Mine, 5),
            Now(Nth(1), 5, 6),
        ],
    );
}

/// # It's All Scaley...
///
/// `UNG_108e` · Druid enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived UNG_108e 1d99c209 68d8c4dd 9507d792.67341004
#[test]
fn UNG_108e_its_all_scaley() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "UNG_108e"), Now(My(0), 6, 2)]);
}

/// # Elder Longneck
///
/// `UNG_109` · Druid minion · 3 mana · 5/1
///
/// > **Battlecry:** If you're holding a minion with 5 or more Attack, **Adapt**.
///
/// State: Done
//~ done UNG_109 f620a4f3 - dc87c00e.36c67a6a
#[test]
fn UNG_109_elder_longneck() {
    check(
        CardClass::Druid,
        &[
            Give("UNG_109"),
            Cost("UNG_109", 3),
            Stats("UNG_109", 5, 1),
            Give("CS2_186"),
            Force(Card("UNG_999t3")),
            Play("UNG_109", Nothing),
            ChooseCard("UNG_999t3"),
            Now(The("UNG_109"), 8, 1),
        ],
    );
}

/// # Living Mana
///
/// `UNG_111` · Druid spell · Nature · 5 mana
///
/// > Transform your Mana Crystals into 2/2 Treants. Recover the mana when they die.
///
/// State: Todo
//~ todo UNG_111 7d716023 ea26e227 ffa88a27.72a03147
#[test]
#[ignore = "todo: UNG_111 Living Mana"]
fn UNG_111_living_mana() {
    check(CardClass::Druid, &[Give("UNG_111"), Cost("UNG_111", 5), Unwritten]);
}

/// # Mana Treant
///
/// `UNG_111t1` · Druid minion · 1 mana · 2/2
///
/// > **Deathrattle:** Gain an empty Mana Crystal.
///
/// State: Derived
//~ derived UNG_111t1 5b36911b 92faad7d d20e5de3.ca34f976
#[test]
fn UNG_111t1_mana_treant() {
    check(
        CardClass::Druid,
        &[
            Give("UNG_111t1"),
            Cost("UNG_111t1", 1),
            Stats("UNG_111t1", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Friend("UNG_111t1"),
            Kill(Nth(3)),
            EndTurn,
            EndTurn,
            Mana(7),
        ],
    );
}

/// # Jungle Giants
///
/// `UNG_116` · Druid spell · 1 mana
///
/// > **Quest:** Summon 4 minions with 5 or more Attack. **Reward:** Barnabus.
///
/// State: Derived
//~ derived UNG_116 cd1800cd 0c24e04a d02faf33.fb88d1ca
#[test]
fn UNG_116_jungle_giants() {
    check(
        CardClass::Druid,
        &[
            Give("UNG_116"),
            Cost("UNG_116", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_116", Nothing),
            Play("CS2_118", Nothing),
            Crystals(10),
            Play("CS2_118", Nothing),
            Crystals(10),
            Play("CS2_118", Nothing),
            Crystals(10),
            Play("CS2_118", Nothing),
            Crystals(10),
            Is(InHand(0), "UNG_116t"),
            CostNow(InHand(0), 5),
            Now(InHand(0), 8, 8),
            HandCount(Mine, 1),
            Dead(Nth(0)),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("UNG_116"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_116", Nothing),
            Play("CS2_118", Nothing),
            Crystals(10),
            Play("CS2_118", Nothing),
            Crystals(10),
            Play("CS2_118", Nothing),
            Crystals(10),
            HandCount(Mine, 0),
        ],
    );
}

/// # Barnabus the Stomper
///
/// `UNG_116t` · Druid minion · 5 mana · 8/8
///
/// > **Battlecry:** Reduce the Cost of minions in your deck to (0).
///
/// State: Todo
//~ todo UNG_116t ac80723a 07a513e4 0c7ab5ba.9d6d89e3
#[test]
#[ignore = "todo: UNG_116t Barnabus the Stomper"]
fn UNG_116t_barnabus_the_stomper() {
    check(CardClass::Druid, &[Give("UNG_116t"), Cost("UNG_116t", 5), Stats("UNG_116t", 8, 8), Unwritten]);
}

/// # Romper Stompers
///
/// `UNG_116te` · Druid enchantment
///
/// > Costs (0).
///
/// State: Derived
//~ derived UNG_116te 1554330f 6c82f3ab 8b195d5f.dd600ecd
#[test]
fn UNG_116te_romper_stompers() {
    check(CardClass::Druid, &[Give("CS2_118"), Enchant(Nth(0), "UNG_116te"), CostNow(Nth(0), 0)]);
}

/// # Tyrantus
///
/// `UNG_852` · Druid minion · 10 mana · 14/14
///
/// > **Taunt Elusive**
///
/// State: Vanilla
//~ vanilla UNG_852 5655bf12 6272e503 182f5c75.c6cde567
#[test]
fn UNG_852_tyrantus() {
    check(
        CardClass::Druid,
        &[
            Give("UNG_852"),
            Cost("UNG_852", 10),
            Stats("UNG_852", 14, 14),
            Has("UNG_852", GameTag::ELUSIVE),
            Has("UNG_852", GameTag::TAUNT),
            Play("UNG_852", Nothing),
            In(The("UNG_852"), Zone::Play),
            Now(The("UNG_852"), 14, 14),
            HasNow(The("UNG_852"), GameTag::ELUSIVE),
            HasNow(The("UNG_852"), GameTag::TAUNT),
        ],
    );
}
