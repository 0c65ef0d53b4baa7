//! Druid cards of Rise of Shadows, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ced71cf1

/// # The Forest's Aid
///
/// `DAL_256` · Druid spell · Nature · 8 mana
///
/// > **Twinspell** Summon five 2/2 Treants.
///
/// State: Done
//~ done DAL_256 d4cc5c66 - 01690d36.aaaf73f0
#[test]
fn DAL_256_the_forests_aid() {
    check(
        CardClass::Druid,
        &[
            Give("DAL_256"),
            Cost("DAL_256", 8),
            Play("DAL_256", Nothing),
            BoardCount(Mine, 5),
            Is(InHand(0), "DAL_256ts"),
        ],
    );
}

/// # Treant
///
/// `DAL_256t2` · Druid minion · 1 mana · 2/2
///
/// State: Vanilla
//~ vanilla DAL_256t2 95035917 b1bae6e2 0be0a879
#[test]
fn DAL_256t2_treant() {
    check(
        CardClass::Druid,
        &[
            Give("DAL_256t2"),
            Cost("DAL_256t2", 1),
            Stats("DAL_256t2", 2, 2),
            Play("DAL_256t2", Nothing),
            In(The("DAL_256t2"), Zone::Play),
            Now(The("DAL_256t2"), 2, 2),
        ],
    );
}

/// # The Forest's Aid
///
/// `DAL_256ts` · Druid spell · Nature · 8 mana
///
/// > Summon five 2/2 Treants.
///
/// State: Todo
//~ todo DAL_256ts 3403f9aa f292c82f 6c15c97a.6406b344
#[test]
#[ignore = "todo: DAL_256ts The Forest's Aid"]
fn DAL_256ts_the_forests_aid() {
    check(CardClass::Druid, &[Give("DAL_256ts"), Cost("DAL_256ts", 8), Unwritten]);
}

/// # Crystal Power
///
/// `DAL_350` · Druid spell · Nature · 1 mana
///
/// > **Choose One -** Deal $2 damage to a minion; or Restore #5 Health.
///
/// State: Todo
//~ todo DAL_350 52885a6d d495c589 02ee52da.7bbfea29
#[test]
#[ignore = "todo: DAL_350 Crystal Power"]
fn DAL_350_crystal_power() {
    check(
        CardClass::Druid,
        &[
            Give("DAL_350"),
            Cost("DAL_350", 1),
            Targets("DAL_350", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Unwritten,
        ],
    );
}

/// # Piercing Thorns
///
/// `DAL_350a` · Druid spell · Nature · 1 mana
///
/// > Deal $2 damage to a minion.
///
/// State: Derived
//~ derived DAL_350a b7b8999f c7b31b3c e5678f0c.ad6115a4
#[test]
fn DAL_350a_piercing_thorns() {
    check(
        CardClass::Druid,
        &[
            Give("DAL_350a"),
            Cost("DAL_350a", 1),
            Targets("DAL_350a", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DAL_350a", On(Nth(2))),
            Now(Nth(2), 4, 3),
        ],
    );
    check(
        CardClass::Druid,
        &[Give("DAL_350a"), Friend("CS2_182"), Enemy("CS2_182"), Play("DAL_350a", On(Nth(1))), Now(Nth(1), 4, 3)],
    );
}

/// # Healing Blossom
///
/// `DAL_350b` · Druid spell · Nature · 1 mana
///
/// > Restore #5 Health.
///
/// State: Derived
//~ derived DAL_350b e667ebcc 14958861 b41b7587.ec73b646
#[test]
fn DAL_350b_healing_blossom() {
    check(
        CardClass::Druid,
        &[
            Give("DAL_350b"),
            Cost("DAL_350b", 1),
            Targets("DAL_350b", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("DAL_350b", On(Nth(2))),
            Now(Nth(2), 4, 5),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("DAL_350b"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("DAL_350b", On(Nth(1))),
            Now(Nth(1), 4, 5),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("DAL_350b"),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("DAL_350b", On(TheirHero)),
            Now(TheirHero, 0, 15),
            Damage(TheirHero, 15),
        ],
    );
}

/// # Blessing of the Ancients
///
/// `DAL_351` · Druid spell · Nature · 3 mana
///
/// > **Twinspell** Give your minions +1/+1.
///
/// State: Done
//~ done DAL_351 9bacedf0 - df6cdb4c.2f3440f4
#[test]
fn DAL_351_blessing_of_the_ancients() {
    check(
        CardClass::Druid,
        &[
            Give("DAL_351"),
            Cost("DAL_351", 3),
            Friend("CS2_182"),
            Play("DAL_351", Nothing),
            Now(My(0), 5, 6),
            Is(InHand(0), "DAL_351ts"),
        ],
    );
}

/// # Ancient Blessings
///
/// `DAL_351e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived DAL_351e b6e8e342 42e32f94 639cfb46.67341004
#[test]
fn DAL_351e_ancient_blessings() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "DAL_351e"), Now(My(0), 6, 2)]);
}

/// # Blessing of the Ancients
///
/// `DAL_351ts` · Druid spell · Nature · 3 mana
///
/// > Give your minions +1/+1.
///
/// State: Derived
//~ derived DAL_351ts 47dee8f0 79a8f50f 4e96c00f.2082fd28
#[test]
fn DAL_351ts_blessing_of_the_ancients() {
    check(
        CardClass::Druid,
        &[
            Give("DAL_351ts"),
            Cost("DAL_351ts", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DAL_351ts", Nothing),
            Now(Nth(1), 5, 6),
        ],
    );
}

/// # Crystalsong Portal
///
/// `DAL_352` · Druid spell · Nature · 2 mana
///
/// > **Discover** a Druid minion. If your hand has no minions, keep all 3 instead.
///
/// State: Todo
//~ todo DAL_352 b9e3e1e1 e1ead82d b3fcc4ae.4478f150
#[test]
#[ignore = "todo: DAL_352 Crystalsong Portal"]
fn DAL_352_crystalsong_portal() {
    check(CardClass::Druid, &[Give("DAL_352"), Cost("DAL_352", 2), Unwritten]);
}

/// # Acornbearer
///
/// `DAL_354` · Druid minion · 1 mana · 2/1
///
/// > **Deathrattle:** Add two 1/1 Squirrels to your hand.
///
/// State: Derived
//~ derived DAL_354 f7b5c6d8 53158b26 68b740f1.8b5cea0d
#[test]
fn DAL_354_acornbearer() {
    check(
        CardClass::Druid,
        &[
            Give("DAL_354"),
            Cost("DAL_354", 1),
            Stats("DAL_354", 2, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DAL_354"),
            Kill(Nth(3)),
            Is(InHand(1), "DAL_354t"),
            CostNow(InHand(1), 1),
            Now(InHand(1), 1, 1),
            Is(InHand(2), "DAL_354t"),
            CostNow(InHand(2), 1),
            Now(InHand(2), 1, 1),
            HandCount(Mine, 3),
        ],
    );
}

/// # Squirrel
///
/// `DAL_354t` · Druid minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla DAL_354t 44976715 8409da30 31ed3e7b
#[test]
fn DAL_354t_squirrel() {
    check(
        CardClass::Druid,
        &[
            Give("DAL_354t"),
            Cost("DAL_354t", 1),
            Stats("DAL_354t", 1, 1),
            Play("DAL_354t", Nothing),
            In(The("DAL_354t"), Zone::Play),
            Now(The("DAL_354t"), 1, 1),
        ],
    );
}

/// # Lifeweaver
///
/// `DAL_355` · Druid minion · 3 mana · 2/5
///
/// > Whenever you restore Health, add a random Druid spell to your hand.
///
/// State: Derived
//~ derived DAL_355 aa3f8a44 c806c097 7c13cbbc.4d157676
#[test]
fn DAL_355_lifeweaver() {
    check(
        CardClass::Druid,
        &[
            Give("DAL_355"),
            Cost("DAL_355", 3),
            Stats("DAL_355", 2, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DAL_355"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Hurt(Nth(3), 1),
            Force(Card("AT_037")),
            Play("CS2_007", On(Nth(3))),
            Is(InHand(1), "AT_037"),
            CostNow(InHand(1), 1),
            TagNow(InHand(1), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("DAL_355"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DAL_355"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Hurt(Nth(3), 1),
            Never(Card("AT_038")),
            Play("CS2_007", On(Nth(3))),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("DAL_355"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DAL_355"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Hurt(Nth(3), 1),
            Never(Card("AT_001")),
            Play("CS2_007", On(Nth(3))),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("DAL_355"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DAL_355"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Hurt(Nth(2), 1),
            Force(Card("AT_037")),
            Play("CS2_007", On(Nth(2))),
            Is(InHand(1), "AT_037"),
            CostNow(InHand(1), 1),
            TagNow(InHand(1), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 2),
        ],
    );
}

/// # Lucentbark
///
/// `DAL_357` · Druid minion · 8 mana · 4/8
///
/// > **Taunt Deathrattle:** Go **Dormant**. Restore 5 Health to awaken this minion.
///
/// State: Todo
//~ todo DAL_357 280aaf72 50aecb99 c11263b1.ae44e901
#[test]
#[ignore = "todo: DAL_357 Lucentbark"]
fn DAL_357_lucentbark() {
    check(
        CardClass::Druid,
        &[Give("DAL_357"), Cost("DAL_357", 8), Stats("DAL_357", 4, 8), Has("DAL_357", GameTag::TAUNT), Unwritten],
    );
}

/// # Spirit of Lucentbark
///
/// `DAL_357t` · Druid minion · 11 mana · 0/1
///
/// > **Dormant** When you restore 5 Health, awaken this minion. *(@ left!)*
///
/// State: Todo
//~ todo DAL_357t 510e8f3b a86729b1 e875c749.d0fb2265
#[test]
#[ignore = "todo: DAL_357t Spirit of Lucentbark"]
fn DAL_357t_spirit_of_lucentbark() {
    check(CardClass::Druid, &[Give("DAL_357t"), Cost("DAL_357t", 11), Stats("DAL_357t", 0, 1), Unwritten]);
}

/// # Keeper Stalladris
///
/// `DAL_732` · Druid minion · 2 mana · 2/3
///
/// > After you cast a **Choose One** spell, add copies of both choices to your hand.
///
/// State: Todo
//~ todo DAL_732 9a7a3fed ff509f31 517cd211.4c9930ec
#[test]
#[ignore = "todo: DAL_732 Keeper Stalladris"]
fn DAL_732_keeper_stalladris() {
    check(CardClass::Druid, &[Give("DAL_732"), Cost("DAL_732", 2), Stats("DAL_732", 2, 3), Unwritten]);
}

/// # Dreamway Guardians
///
/// `DAL_733` · Druid spell · 2 mana
///
/// > Summon two 1/2 Dryads with **Lifesteal**.
///
/// State: Derived
//~ derived DAL_733 c2309bc9 cecb0199 fec9c8df.49ff56b7
#[test]
fn DAL_733_dreamway_guardians() {
    check(
        CardClass::Druid,
        &[
            Give("DAL_733"),
            Cost("DAL_733", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DAL_733", Nothing),
            BoardCount(Mine, 3),
            In(The("DAL_733t"), Zone::Play),
            Now(The("DAL_733t"), 1, 2),
        ],
    );
}

/// # Crystal Dryad
///
/// `DAL_733t` · Druid minion · 1 mana · 1/2
///
/// > **Lifesteal**
///
/// State: Vanilla
//~ vanilla DAL_733t cb258059 638bb22e f8ada6f3.b857c9f1
#[test]
fn DAL_733t_crystal_dryad() {
    check(
        CardClass::Druid,
        &[
            Give("DAL_733t"),
            Cost("DAL_733t", 1),
            Stats("DAL_733t", 1, 2),
            Has("DAL_733t", GameTag::LIFESTEAL),
            Play("DAL_733t", Nothing),
            In(The("DAL_733t"), Zone::Play),
            Now(The("DAL_733t"), 1, 2),
            HasNow(The("DAL_733t"), GameTag::LIFESTEAL),
        ],
    );
}

/// # Crystal Stag
///
/// `DAL_799` · Druid minion · 5 mana · 4/4
///
/// > **Rush**. **Battlecry:** If you've restored 5 Health this game, summon a copy of this.@ *({0} left!)*@ *(Ready!)*
///
/// State: Todo
//~ todo DAL_799 e8067ecb d3bf3ea0 f10c9007.313cfb44
#[test]
#[ignore = "todo: DAL_799 Crystal Stag"]
fn DAL_799_crystal_stag() {
    check(
        CardClass::Druid,
        &[Give("DAL_799"), Cost("DAL_799", 5), Stats("DAL_799", 4, 4), Has("DAL_799", GameTag::RUSH), Unwritten],
    );
}
