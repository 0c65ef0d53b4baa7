//! Druid cards of Rise of Shadows, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # The Forest's Aid
///
/// `DAL_256` · Druid spell · Nature · 8 mana
///
/// > **Twinspell** Summon five 2/2 Treants.
///
/// State: Todo
//~ DAL_256 todo d608e10d 29835fca
#[test]
#[ignore = "todo: DAL_256 The Forest's Aid"]
fn DAL_256_the_forests_aid() {
    check(CardClass::Druid, &[Give("DAL_256"), Cost("DAL_256", 8), Unwritten]);
}

/// # Treant
///
/// `DAL_256t2` · Druid minion · 1 mana · 2/2
///
/// State: Vanilla
//~ DAL_256t2 vanilla fd12ea1f da415d3b
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
//~ DAL_256ts todo 3400aef5 feffb24f
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
//~ DAL_350 todo bf9a66f4 348c53af
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
/// State: Todo
//~ DAL_350a todo 3e16811a c1a64ba4
#[test]
#[ignore = "todo: DAL_350a Piercing Thorns"]
fn DAL_350a_piercing_thorns() {
    check(
        CardClass::Druid,
        &[Give("DAL_350a"), Cost("DAL_350a", 1), Targets("DAL_350a", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Healing Blossom
///
/// `DAL_350b` · Druid spell · Nature · 1 mana
///
/// > Restore #5 Health.
///
/// State: Todo
//~ DAL_350b todo e2d4d09d 05c1b5b2
#[test]
#[ignore = "todo: DAL_350b Healing Blossom"]
fn DAL_350b_healing_blossom() {
    check(
        CardClass::Druid,
        &[
            Give("DAL_350b"),
            Cost("DAL_350b", 1),
            Targets("DAL_350b", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Unwritten,
        ],
    );
}

/// # Blessing of the Ancients
///
/// `DAL_351` · Druid spell · Nature · 3 mana
///
/// > **Twinspell** Give your minions +1/+1.
///
/// State: Todo
//~ DAL_351 todo 38e4533b 568b4a43
#[test]
#[ignore = "todo: DAL_351 Blessing of the Ancients"]
fn DAL_351_blessing_of_the_ancients() {
    check(CardClass::Druid, &[Give("DAL_351"), Cost("DAL_351", 3), Unwritten]);
}

/// # Blessing of the Ancients
///
/// `DAL_351ts` · Druid spell · Nature · 3 mana
///
/// > Give your minions +1/+1.
///
/// State: Todo
//~ DAL_351ts todo bace5348 5fa169e3
#[test]
#[ignore = "todo: DAL_351ts Blessing of the Ancients"]
fn DAL_351ts_blessing_of_the_ancients() {
    check(CardClass::Druid, &[Give("DAL_351ts"), Cost("DAL_351ts", 3), Unwritten]);
}

/// # Crystalsong Portal
///
/// `DAL_352` · Druid spell · Nature · 2 mana
///
/// > **Discover** a Druid minion. If your hand has no minions, keep all 3 instead.
///
/// State: Todo
//~ DAL_352 todo 2c9ede9a 286479ac
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
/// State: Todo
//~ DAL_354 todo 914a21ff 1dacc01b
#[test]
#[ignore = "todo: DAL_354 Acornbearer"]
fn DAL_354_acornbearer() {
    check(CardClass::Druid, &[Give("DAL_354"), Cost("DAL_354", 1), Stats("DAL_354", 2, 1), Unwritten]);
}

/// # Squirrel
///
/// `DAL_354t` · Druid minion · 1 mana · 1/1
///
/// State: Vanilla
//~ DAL_354t vanilla f5082dbe a155f668
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
/// State: Todo
//~ DAL_355 todo 24a09ef7 eeb55293
#[test]
#[ignore = "todo: DAL_355 Lifeweaver"]
fn DAL_355_lifeweaver() {
    check(CardClass::Druid, &[Give("DAL_355"), Cost("DAL_355", 3), Stats("DAL_355", 2, 5), Unwritten]);
}

/// # Lucentbark
///
/// `DAL_357` · Druid minion · 8 mana · 4/8
///
/// > **Taunt Deathrattle:** Go **Dormant**. Restore 5 Health to awaken this minion.
///
/// State: Todo
//~ DAL_357 todo 66148237 3ca14e6d
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
//~ DAL_357t todo e403a94f 7e791fe1
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
//~ DAL_732 todo 16547db0 7cd2ec83
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
/// State: Todo
//~ DAL_733 todo 83f72fda 5d3f28eb
#[test]
#[ignore = "todo: DAL_733 Dreamway Guardians"]
fn DAL_733_dreamway_guardians() {
    check(CardClass::Druid, &[Give("DAL_733"), Cost("DAL_733", 2), Unwritten]);
}

/// # Crystal Dryad
///
/// `DAL_733t` · Druid minion · 1 mana · 1/2
///
/// > **Lifesteal**
///
/// State: Vanilla
//~ DAL_733t vanilla d2e19ae7 7bcb1529
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
//~ DAL_799 todo 0bb9db3d c1eddc98
#[test]
#[ignore = "todo: DAL_799 Crystal Stag"]
fn DAL_799_crystal_stag() {
    check(
        CardClass::Druid,
        &[Give("DAL_799"), Cost("DAL_799", 5), Stats("DAL_799", 4, 4), Has("DAL_799", GameTag::RUSH), Unwritten],
    );
}
