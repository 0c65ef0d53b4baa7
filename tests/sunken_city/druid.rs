//! Druid cards of Voyage to the Sunken City, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 57a40ce8

/// # Spirit of the Tides
///
/// `TID_000` · Druid minion · 2 mana · 2/2
///
/// > If you have any unspent Mana at the end of your turn, gain +1/+2.
///
/// State: Derived
//~ derived TID_000 083c23be 22812b50 f447f51c.f8ab1163
#[test]
fn TID_000_spirit_of_the_tides() {
    check(
        CardClass::Druid,
        &[
            Give("TID_000"),
            Cost("TID_000", 2),
            Stats("TID_000", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Friend("TID_000"),
            EndTurn,
            Now(Nth(3), 3, 4),
        ],
    );
}

/// # Endless Sea
///
/// `TID_000e` · Druid enchantment
///
/// > +1/+2.
///
/// State: Derived
//~ derived TID_000e af898e07 b54a7e8b 4b101c23.6fa82661
#[test]
fn TID_000e_endless_sea() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "TID_000e"), Now(My(0), 6, 3)]);
}

/// # Moonbeam
///
/// `TID_001` · Druid spell · Arcane · 1 mana
///
/// > Deal $1 damage to an enemy, twice.
///
/// State: Derived
//~ derived TID_001 650c6609 2f7d0a30 9817fae2.43191719
#[test]
fn TID_001_moonbeam() {
    check(
        CardClass::Druid,
        &[
            Give("TID_001"),
            Cost("TID_001", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TID_001", On(Nth(2))),
            Now(Nth(2), 4, 3),
        ],
    );
}

/// # Herald of Nature
///
/// `TID_002` · Druid minion · 3 mana · 3/3
///
/// > **Battlecry:** If you've cast a Nature spell while holding this, give your other minions +1/+1.
///
/// State: Derived
//~ derived TID_002 016d0e71 95db1e6a 37625b4d.98d43d84
#[test]
fn TID_002_herald_of_nature() {
    check(
        CardClass::Druid,
        &[
            Give("TID_002"),
            Cost("TID_002", 3),
            Stats("TID_002", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("EX1_169", Nothing),
            Crystals(10),
            Play("TID_002", Nothing),
            Now(Nth(0), 3, 3),
            Now(Nth(1), 5, 6),
        ],
    );
    check(
        CardClass::Druid,
        &[Give("TID_002"), Friend("CS2_182"), Enemy("CS2_182"), Play("TID_002", Nothing), Now(Nth(1), 4, 5)],
    );
}

/// # Nature's Bounty
///
/// `TID_002e` · Druid enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived TID_002e 98864960 0a41fe2e 1a41188f.67341004
#[test]
fn TID_002e_natures_bounty() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "TID_002e"), Now(My(0), 6, 2)]);
}

/// # Colaque
///
/// `TSC_026` · Druid minion · 7 mana · 6/5
///
/// > **Colossal +1** **Immune** while you control Colaque's Shell.
///
/// State: Done
//~ done TSC_026 43dbb6c4 - 3a5327fd.fee7aaf1
#[test]
fn TSC_026_colaque() {
    check(
        CardClass::Druid,
        &[
            Give("TSC_026"),
            Cost("TSC_026", 7),
            Stats("TSC_026", 6, 5),
            Enemy("TSC_026t"),
            Play("TSC_026", Nothing),
            BoardCount(Mine, 2),
            HasNow(Nth(0), GameTag::IMMUNE),
            Hurt(Nth(0), 3),
            Damage(Nth(0), 0),
            Kill(The("TSC_026t")),
            HasNot(Nth(0), GameTag::IMMUNE),
            Hurt(Nth(0), 3),
            Damage(Nth(0), 3),
        ],
    );
}

/// # Colaque's Shell
///
/// `TSC_026t` · Druid minion · 5 mana · 0/8
///
/// > **Taunt Deathrattle:** Gain 8 Armor.
///
/// State: Derived
//~ derived TSC_026t cf936bfe 45a34a37 feac3153.43517ecf
#[test]
fn TSC_026t_colaques_shell() {
    check(
        CardClass::Druid,
        &[
            Give("TSC_026t"),
            Cost("TSC_026t", 5),
            Stats("TSC_026t", 0, 8),
            Has("TSC_026t", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TSC_026t"),
            Kill(Nth(3)),
            Armor(Mine, 8),
        ],
    );
}

/// # Flipper Friends
///
/// `TSC_650` · Druid spell · Nature · 5 mana
///
/// > **Choose One** - Summon a 6/6 Orca with **Taunt**; or six 1/1 Otters with **Rush**.
///
/// State: Derived
//~ derived TSC_650 a460114f c2b93878 005aae5b.84cefeda
#[test]
fn TSC_650_flipper_friends() {
    check(
        CardClass::Druid,
        &[
            Give("TSC_650"),
            Cost("TSC_650", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            PlayOption("TSC_650", 0, Nothing),
            BoardCount(Mine, 2),
            In(The("TSC_650t"), Zone::Play),
            Now(The("TSC_650t"), 6, 6),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("TSC_650"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            PlayOption("TSC_650", 1, Nothing),
            BoardCount(Mine, 7),
            In(The("TSC_650t4"), Zone::Play),
            Now(The("TSC_650t4"), 1, 1),
        ],
    );
}

/// # Order the Orca
///
/// `TSC_650a` · Druid spell · Nature · 5 mana
///
/// > Summon a 6/6 Orca with **Taunt**.
///
/// State: Derived
//~ derived TSC_650a 1813c102 6696bbd1 70092b4e.8f9d3946
#[test]
fn TSC_650a_order_the_orca() {
    check(
        CardClass::Druid,
        &[
            Give("TSC_650a"),
            Cost("TSC_650a", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_650a", Nothing),
            BoardCount(Mine, 2),
            In(The("TSC_650t"), Zone::Play),
            Now(The("TSC_650t"), 6, 6),
        ],
    );
}

/// # Romp of Otters
///
/// `TSC_650d` · Druid spell · Nature · 5 mana
///
/// > Summon six 1/1 Otters with **Rush**.
///
/// State: Derived
//~ derived TSC_650d 8b4f8d6a a9464ac0 7e3005e5.a2cc06e7
#[test]
fn TSC_650d_romp_of_otters() {
    check(
        CardClass::Druid,
        &[
            Give("TSC_650d"),
            Cost("TSC_650d", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_650d", Nothing),
            BoardCount(Mine, 7),
            In(The("TSC_650t4"), Zone::Play),
            Now(The("TSC_650t4"), 1, 1),
        ],
    );
}

/// # Orca
///
/// `TSC_650t` · Druid minion · 6 mana · 6/6
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla TSC_650t d48c2d4c ac6a0544 e91b3805.4b0c5d24
#[test]
fn TSC_650t_orca() {
    check(
        CardClass::Druid,
        &[
            Give("TSC_650t"),
            Cost("TSC_650t", 6),
            Stats("TSC_650t", 6, 6),
            Has("TSC_650t", GameTag::TAUNT),
            Play("TSC_650t", Nothing),
            In(The("TSC_650t"), Zone::Play),
            Now(The("TSC_650t"), 6, 6),
            HasNow(The("TSC_650t"), GameTag::TAUNT),
        ],
    );
}

/// # Otter
///
/// `TSC_650t4` · Druid minion · 1 mana · 1/1
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla TSC_650t4 bc11f46c c19e397a 25d32722.57b12c28
#[test]
fn TSC_650t4_otter() {
    check(
        CardClass::Druid,
        &[
            Give("TSC_650t4"),
            Cost("TSC_650t4", 1),
            Stats("TSC_650t4", 1, 1),
            Has("TSC_650t4", GameTag::RUSH),
            Play("TSC_650t4", Nothing),
            In(The("TSC_650t4"), Zone::Play),
            Now(The("TSC_650t4"), 1, 1),
            HasNow(The("TSC_650t4"), GameTag::RUSH),
        ],
    );
}

/// # Seaweed Strike
///
/// `TSC_651` · Druid spell · Nature · 3 mana
///
/// > Deal $4 damage to a minion. If you played a Naga while holding this, also give your hero +4 Attack this turn.
///
/// State: Derived
//~ derived TSC_651 e1929382 256811ce 100e6df1.ab979160
#[test]
fn TSC_651_seaweed_strike() {
    check(
        CardClass::Druid,
        &[
            Give("TSC_651"),
            Cost("TSC_651", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_938", Nothing),
            Crystals(10),
            Play("TSC_651", On(Nth(2))),
            Now(MyHero, 4, 30),
            Now(Nth(2), 4, 1),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("TSC_651"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_938", Nothing),
            Crystals(10),
            Play("TSC_651", On(Nth(1))),
            Now(MyHero, 4, 30),
            Now(Nth(1), 4, 1),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("TSC_651"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_651", On(Nth(2))),
            Now(MyHero, 0, 30),
            Now(Nth(2), 4, 1),
        ],
    );
}

/// # Explosive
///
/// `TSC_651e` · Druid enchantment
///
/// > +4 Attack this turn.
///
/// State: Derived
//~ derived TSC_651e 235dbd97 95d1ef21 50c7c638.a9003f71
#[test]
fn TSC_651e_explosive() {
    check(
        CardClass::Druid,
        &[Friend("CS2_118"), Enchant(My(0), "TSC_651e"), Now(My(0), 9, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Green-Thumb Gardener
///
/// `TSC_652` · Druid minion · 6 mana · 5/5
///
/// > **Battlecry:** Refresh empty Mana Crystals equal to the Cost of the highest Cost spell in your hand.
///
/// State: Todo
//~ todo TSC_652 017c8725 39dae7d7 1e07c047.6445117c
#[test]
#[ignore = "todo: TSC_652 Green-Thumb Gardener"]
fn TSC_652_green_thumb_gardener() {
    check(CardClass::Druid, &[Give("TSC_652"), Cost("TSC_652", 6), Stats("TSC_652", 5, 5), Unwritten]);
}

/// # Bottomfeeder
///
/// `TSC_653` · Druid minion · 1 mana · 1/3
///
/// > **Deathrattle:** Add a Bottomfeeder to the bottom of your deck with permanent +2/+2.
///
/// State: Todo
//~ todo TSC_653 5f2476a6 8e2dd230 ee318c47.0fc3fefd
#[test]
#[ignore = "todo: TSC_653 Bottomfeeder"]
fn TSC_653_bottomfeeder() {
    check(CardClass::Druid, &[Give("TSC_653"), Cost("TSC_653", 1), Stats("TSC_653", 1, 3), Unwritten]);
}

/// # Aquatic Form
///
/// `TSC_654` · Druid spell · 0 mana
///
/// > **Dredge**. If you have the Mana to play the card this turn, draw it.
///
/// State: Todo
//~ todo TSC_654 6b3da389 b1c22498 48bbc187.a5e9401c
#[test]
#[ignore = "todo: TSC_654 Aquatic Form"]
fn TSC_654_aquatic_form() {
    check(CardClass::Druid, &[Give("TSC_654"), Cost("TSC_654", 0), Unwritten]);
}

/// # Miracle Growth
///
/// `TSC_656` · Druid spell · Nature · 7 mana
///
/// > Draw 3 cards. Summon a Plant with **Taunt** and stats equal to your hand size.
///
/// State: Todo
//~ todo TSC_656 0564aaee ac32dd1d 260a5f17.f7fc1467
#[test]
#[ignore = "todo: TSC_656 Miracle Growth"]
fn TSC_656_miracle_growth() {
    check(CardClass::Druid, &[Give("TSC_656"), Cost("TSC_656", 7), Unwritten]);
}

/// # Kelp Creeper
///
/// `TSC_656t` · Druid minion · 1 mana · 1/1
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla TSC_656t debe6b70 420d3b96 4fe38446.4b0c5d24
#[test]
fn TSC_656t_kelp_creeper() {
    check(
        CardClass::Druid,
        &[
            Give("TSC_656t"),
            Cost("TSC_656t", 1),
            Stats("TSC_656t", 1, 1),
            Has("TSC_656t", GameTag::TAUNT),
            Play("TSC_656t", Nothing),
            In(The("TSC_656t"), Zone::Play),
            Now(The("TSC_656t"), 1, 1),
            HasNow(The("TSC_656t"), GameTag::TAUNT),
        ],
    );
}

/// # Dozing Kelpkeeper
///
/// `TSC_657` · Druid minion · 1 mana · 4/4
///
/// > **Rush**. Starts **Dormant**. After you've cast 5 Mana worth of spells, awaken.
///
/// State: Todo
//~ todo TSC_657 0d14b537 511fb3da a3af32a1.36957658
#[test]
#[ignore = "todo: TSC_657 Dozing Kelpkeeper"]
fn TSC_657_dozing_kelpkeeper() {
    check(
        CardClass::Druid,
        &[Give("TSC_657"), Cost("TSC_657", 1), Stats("TSC_657", 4, 4), Has("TSC_657", GameTag::RUSH), Unwritten],
    );
}

/// # Hedra the Heretic
///
/// `TSC_658` · Druid minion · 7 mana · 4/5
///
/// > **Battlecry:** For each spell you've cast while holding this, summon a minion of that spell's Cost.
///
/// State: Todo
//~ todo TSC_658 f0540fd7 c35bcf01 4810780e.cbb89e49
#[test]
#[ignore = "todo: TSC_658 Hedra the Heretic"]
fn TSC_658_hedra_the_heretic() {
    check(CardClass::Druid, &[Give("TSC_658"), Cost("TSC_658", 7), Stats("TSC_658", 4, 5), Unwritten]);
}

/// # Azsharan Gardens
///
/// `TSC_927` · Druid spell · 1 mana
///
/// > Give all minions in your hand +1/+1. Put a 'Sunken Gardens' on the bottom of your deck.
///
/// State: Derived
//~ derived TSC_927 4ed8646d 35c1fb35 12103ccf.c90f34ec
#[test]
fn TSC_927_azsharan_gardens() {
    check(
        CardClass::Druid,
        &[
            Give("TSC_927"),
            Cost("TSC_927", 1),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_927", Nothing),
            DeckCount(Mine, 20),
            Now(Nth(1), 6, 2),
            Now(Nth(2), 5, 6),
            CostNow(The("TSC_927t"), 1),
            In(The("TSC_927t"), Zone::Deck),
        ],
    );
}

/// # Watered
///
/// `TSC_927e` · Druid enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived TSC_927e 997f89b6 7b865d03 8c3b25ae.67341004
#[test]
fn TSC_927e_watered() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "TSC_927e"), Now(My(0), 6, 2)]);
}

/// # Sunken Gardens
///
/// `TSC_927t` · Druid spell · 1 mana
///
/// > Give +1/+1 to all minions in your hand, deck, and battlefield.
///
/// State: Derived
//~ derived TSC_927t 51b8700d 104ecabf 23808e33.1315a145
#[test]
fn TSC_927t_sunken_gardens() {
    check(
        CardClass::Druid,
        &[
            Give("TSC_927t"),
            Cost("TSC_927t", 1),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_118"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_927t", Nothing),
            Now(Nth(1), 6, 2),
            Now(Nth(2), 3, 8),
            Now(Nth(3), 3, 4),
            Now(Nth(4), 3, 2),
            Now(Nth(5), 5, 6),
            Now(Nth(6), 6, 2),
            Now(Nth(7), 6, 2),
            Now(Nth(8), 5, 6),
            Now(Nth(9), 5, 6),
        ],
    );
}
