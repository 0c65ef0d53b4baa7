//! Druid cards of The Grand Tournament, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 45dafa3d

/// # Living Roots
///
/// `AT_037` · Druid spell · Nature · 1 mana
///
/// > **Choose One -** Deal $2 damage; or Summon two 1/1 Saplings.
///
/// State: Todo
//~ todo AT_037 88508381 ad5f99a5 7824f48b.8eea9952
#[test]
#[ignore = "todo: AT_037 Living Roots"]
fn AT_037_living_roots() {
    check(
        CardClass::Druid,
        &[
            Give("AT_037"),
            Cost("AT_037", 1),
            Targets("AT_037", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Unwritten,
        ],
    );
}

/// # Grasping Roots
///
/// `AT_037a` · Druid spell · Nature · 1 mana
///
/// > Deal $2 damage.
///
/// State: Derived
//~ derived AT_037a b38b2881 ca893cdf 2a1a802b.c0c62e9f
#[test]
fn AT_037a_grasping_roots() {
    check(
        CardClass::Druid,
        &[
            Give("AT_037a"),
            Cost("AT_037a", 1),
            Targets("AT_037a", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_037a", On(Nth(2))),
            Now(Nth(2), 4, 3),
        ],
    );
    check(
        CardClass::Druid,
        &[Give("AT_037a"), Friend("CS2_182"), Enemy("CS2_182"), Play("AT_037a", On(Nth(1))), Now(Nth(1), 4, 3)],
    );
}

/// # One, Two, Trees!
///
/// `AT_037b` · Druid spell · Nature · 1 mana
///
/// > Summon two 1/1 Saplings.
///
/// State: Derived
//~ derived AT_037b 95163932 74dd3da7 4da40e90.deab10b4
#[test]
fn AT_037b_one_two_trees() {
    check(
        CardClass::Druid,
        &[
            Give("AT_037b"),
            Cost("AT_037b", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_037b", Nothing),
            BoardCount(Mine, 3),
            In(The("AT_037t"), Zone::Play),
            Now(The("AT_037t"), 1, 1),
        ],
    );
}

/// # Sapling
///
/// `AT_037t` · Druid minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla AT_037t 6e49c690 f713b154 2e36c19f
#[test]
fn AT_037t_sapling() {
    check(
        CardClass::Druid,
        &[
            Give("AT_037t"),
            Cost("AT_037t", 1),
            Stats("AT_037t", 1, 1),
            Play("AT_037t", Nothing),
            In(The("AT_037t"), Zone::Play),
            Now(The("AT_037t"), 1, 1),
        ],
    );
}

/// # Darnassus Aspirant
///
/// `AT_038` · Druid minion · 2 mana · 2/3
///
/// > **Battlecry:** Gain an empty Mana Crystal. **Deathrattle:** Lose a Mana Crystal.
///
/// State: Derived
//~ derived AT_038 f8cf3418 e9bcf123 094ddaed.394fec8b
#[test]
fn AT_038_darnassus_aspirant() {
    check(
        CardClass::Druid,
        &[
            Give("AT_038"),
            Cost("AT_038", 2),
            Stats("AT_038", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("AT_038", Nothing),
            EndTurn,
            EndTurn,
            Mana(7),
        ],
    );
    check(
        CardClass::Druid,
        &[Give("AT_038"), Friend("CS2_182"), Enemy("CS2_182"), Crystals(5), Friend("AT_038"), Kill(Nth(3)), Mana(4)],
    );
}

/// # Savage Combatant
///
/// `AT_039` · Druid minion · 4 mana · 5/4
///
/// > **Inspire:** Give your hero +2 Attack this turn.
///
/// State: Derived
//~ derived AT_039 4b52504c 79122b71 b14b773a.164502f1
#[test]
fn AT_039_savage_combatant() {
    check(
        CardClass::Druid,
        &[
            Give("AT_039"),
            Cost("AT_039", 4),
            Stats("AT_039", 5, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AT_039"),
            HeroPower(Nothing),
            Now(MyHero, 3, 30),
        ],
    );
}

/// # Savage
///
/// `AT_039e` · Druid enchantment
///
/// > +2 Attack this turn.
///
/// State: Derived
//~ derived AT_039e 9f9b7eb8 d4b06621 4cc0a51e.09ced50d
#[test]
fn AT_039e_savage() {
    check(
        CardClass::Druid,
        &[Friend("CS2_118"), Enchant(My(0), "AT_039e"), Now(My(0), 7, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Wildwalker
///
/// `AT_040` · Druid minion · 4 mana · 4/4
///
/// > **Battlecry:** Give a friendly Beast +3 Health.
///
/// State: Derived
//~ derived AT_040 589b1095 f6f9b268 fbd93da1.0e9d04e2
#[test]
fn AT_040_wildwalker() {
    check(
        CardClass::Druid,
        &[
            Give("AT_040"),
            Cost("AT_040", 4),
            Stats("AT_040", 4, 4),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            CannotTarget("AT_040", Nth(2)),
            Play("AT_040", On(Nth(1))),
            Now(Nth(1), 2, 10),
        ],
    );
}

/// # Kindred Spirit
///
/// `AT_040e` · Druid enchantment
///
/// > +3 Health.
///
/// State: Derived
//~ derived AT_040e b9c6ac01 11a29a58 71495871.cda80e25
#[test]
fn AT_040e_kindred_spirit() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "AT_040e"), Now(My(0), 5, 4)]);
}

/// # Knight of the Wild
///
/// `AT_041` · Druid minion · 7 mana · 6/6
///
/// > Costs (1) less for each Beast you've summoned this game.
///
/// State: Derived
//~ derived AT_041 ce552970 ec3e4a10 0d6e6263.2fd1d8a7
#[test]
fn AT_041_knight_of_the_wild() {
    check(
        CardClass::Druid,
        &[
            Give("AT_041"),
            Cost("AT_041", 7),
            Stats("AT_041", 6, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AT_041"),
            Play("CS2_119", Nothing),
            Crystals(10),
            CostNow(Nth(0), 6),
        ],
    );
}

/// # Druid of the Saber
///
/// `AT_042` · Druid minion · 2 mana · 2/1
///
/// > **Choose One -** Transform into a 2/1 with **Charge**; or a 3/2 with **Stealth**.
///
/// State: Done
//~ done AT_042 ecd2cb72 - a1a164dd.ddb21656
#[test]
fn AT_042_druid_of_the_saber() {
    check(
        CardClass::Druid,
        &[
            Give("AT_042"),
            Cost("AT_042", 2),
            Stats("AT_042", 2, 1),
            PlayOption("AT_042", 0, Nothing),
            Is(My(0), "AT_042t"),
            Now(My(0), 2, 1),
            HasNow(My(0), GameTag::CHARGE),
        ],
    );
    check(
        CardClass::Druid,
        &[PlayOption("AT_042", 1, Nothing), Is(My(0), "AT_042t2"), Now(My(0), 3, 2), HasNow(My(0), GameTag::STEALTH)],
    );
}

/// # Lion Form
///
/// `AT_042a` · Druid minion · 2 mana · 2/1
///
/// > **Charge**
///
/// State: Derived
//~ derived AT_042a ee3ac9bd 0710c98c 641f8ae7.276b5ef0
#[test]
fn AT_042a_lion_form() {
    check(
        CardClass::Druid,
        &[
            Give("AT_042a"),
            Cost("AT_042a", 2),
            Stats("AT_042a", 2, 1),
            Has("AT_042a", GameTag::CHARGE),
            PlayOption("AT_042", 0, Nothing),
            Is(Nth(1), "AT_042t"),
            Now(Nth(1), 2, 1),
        ],
    );
}

/// # Panther Form
///
/// `AT_042b` · Druid minion · 2 mana · 3/2
///
/// > **Stealth**
///
/// State: Derived
//~ derived AT_042b 6215105d 75acfacc d91b7b91.86cd88a1
#[test]
fn AT_042b_panther_form() {
    check(
        CardClass::Druid,
        &[
            Give("AT_042b"),
            Cost("AT_042b", 2),
            Stats("AT_042b", 3, 2),
            Has("AT_042b", GameTag::STEALTH),
            PlayOption("AT_042", 1, Nothing),
            Is(Nth(1), "AT_042t2"),
            Now(Nth(1), 3, 2),
        ],
    );
}

/// # Druid of the Saber
///
/// `AT_042t` · Druid minion · 2 mana · 2/1
///
/// > **Charge**
///
/// State: Vanilla
//~ vanilla AT_042t bc50dee7 bf162550 9d5efba3.276b5ef0
#[test]
fn AT_042t_druid_of_the_saber() {
    check(
        CardClass::Druid,
        &[
            Give("AT_042t"),
            Cost("AT_042t", 2),
            Stats("AT_042t", 2, 1),
            Has("AT_042t", GameTag::CHARGE),
            Play("AT_042t", Nothing),
            In(The("AT_042t"), Zone::Play),
            Now(The("AT_042t"), 2, 1),
            HasNow(The("AT_042t"), GameTag::CHARGE),
        ],
    );
}

/// # Druid of the Saber
///
/// `AT_042t2` · Druid minion · 2 mana · 3/2
///
/// > **Stealth**
///
/// State: Vanilla
//~ vanilla AT_042t2 34e12013 3f4884c6 b747b77a.86cd88a1
#[test]
fn AT_042t2_druid_of_the_saber() {
    check(
        CardClass::Druid,
        &[
            Give("AT_042t2"),
            Cost("AT_042t2", 2),
            Stats("AT_042t2", 3, 2),
            Has("AT_042t2", GameTag::STEALTH),
            Play("AT_042t2", Nothing),
            In(The("AT_042t2"), Zone::Play),
            Now(The("AT_042t2"), 3, 2),
            HasNow(The("AT_042t2"), GameTag::STEALTH),
        ],
    );
}

/// # Astral Communion
///
/// `AT_043` · Druid spell · Arcane · 5 mana
///
/// > Gain 10 Mana Crystals. Discard your hand.
///
/// State: Done
//~ done AT_043 db9a5c15 - 6169b508.01769d91
#[test]
fn AT_043_astral_communion() {
    check(
        CardClass::Druid,
        &[
            Give("AT_043"),
            Cost("AT_043", 5),
            Give("CS2_231"),
            Give("CS2_182"),
            GiveThem("CS2_231"),
            Crystals(5),
            Play("AT_043", Nothing),
            HandCount(Mine, 0),
            Dead(Nth(1)),
            Dead(Nth(2)),
            HandCount(Theirs, 1),
            EndTurn,
            EndTurn,
            Mana(10),
        ],
    );
}

/// # Mulch
///
/// `AT_044` · Druid spell · Nature · 3 mana
///
/// > Destroy a minion. Add a random minion to your opponent's hand.
///
/// State: Derived
//~ derived AT_044 bf3c9617 48f655a1 03f31ce6.8abf6db5
#[test]
fn AT_044_mulch() {
    check(
        CardClass::Druid,
        &[
            Give("AT_044"),
            Cost("AT_044", 3),
            Targets("AT_044", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_118")),
            Play("AT_044", On(Nth(2))),
            Is(InTheirHand(0), "CS2_118"),
            CostNow(InTheirHand(0), 3),
            Now(InTheirHand(0), 5, 1),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
            HandCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Druid,
        &[Give("AT_044"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_001")), Play("AT_044", On(Nth(2)))],
    );
    check(
        CardClass::Druid,
        &[
            Give("AT_044"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_118")),
            Play("AT_044", On(Nth(1))),
            Is(InTheirHand(0), "CS2_118"),
            CostNow(InTheirHand(0), 3),
            Now(InTheirHand(0), 5, 1),
            BoardCount(Mine, 0),
            Dead(Nth(1)),
            HandCount(Theirs, 1),
        ],
    );
}

/// # Aviana
///
/// `AT_045` · Druid minion · 9 mana · 5/5
///
/// > Your minions cost (1).
///
/// State: Derived
//~ derived AT_045 a2864b93 aee0e653 0b663d99.3b63d086
#[test]
fn AT_045_aviana() {
    check(
        CardClass::Druid,
        &[
            Give("AT_045"),
            Cost("AT_045", 9),
            Stats("AT_045", 5, 5),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AT_045"),
            CostNow(Nth(0), 1),
            CostNow(Nth(1), 1),
            CostNow(Nth(2), 1),
        ],
    );
}

/// # Empowering Mist
///
/// `AT_045e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived AT_045e 16743ba1 6e34417e 1dd8e876.67341004
#[test]
fn AT_045e_empowering_mist() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "AT_045e"), Now(My(0), 6, 2)]);
}

/// # Druid of the Saber
///
/// `OG_044c` · Druid minion · 2 mana · 3/2
///
/// > **Charge Stealth**
///
/// State: Vanilla
//~ vanilla OG_044c a30e2482 0f114b24 954ab5c9.56b6f56a
#[test]
fn OG_044c_druid_of_the_saber() {
    check(
        CardClass::Druid,
        &[
            Give("OG_044c"),
            Cost("OG_044c", 2),
            Stats("OG_044c", 3, 2),
            Has("OG_044c", GameTag::CHARGE),
            Has("OG_044c", GameTag::STEALTH),
            Play("OG_044c", Nothing),
            In(The("OG_044c"), Zone::Play),
            Now(The("OG_044c"), 3, 2),
            HasNow(The("OG_044c"), GameTag::CHARGE),
            HasNow(The("OG_044c"), GameTag::STEALTH),
        ],
    );
}
