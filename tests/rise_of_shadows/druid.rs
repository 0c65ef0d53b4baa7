//! Druid cards of Rise of Shadows, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ced71cf1

/// `DAL_256` · Druid spell · Nature · 8 mana
/// > **Twinspell** Summon five 2/2 Treants.
///
/// State: Done
//~ done DAL_256 ed78efa9 - 01690d36.aaaf73f0
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

/// `DAL_256ts` · Druid spell · Nature · 8 mana
/// > Summon five 2/2 Treants.
///
/// State: Todo
//~ todo DAL_256ts 1af9011a ca486379 6c15c97a.6406b344
#[test]
#[ignore = "todo: The Forest's Aid"]
fn DAL_256ts_the_forests_aid() {
    unwritten("DAL_256ts");
}

/// `DAL_350` · Druid spell · Nature · 1 mana
/// > **Choose One -** Deal $2 damage to a minion; or Restore #5 Health.
///
/// State: Todo
//~ todo DAL_350 faa87e65 67ceb97a 02ee52da.7bbfea29
#[test]
#[ignore = "todo: Crystal Power"]
fn DAL_350_crystal_power() {
    unwritten("DAL_350");
}

/// `DAL_351` · Druid spell · Nature · 3 mana
/// > **Twinspell** Give your minions +1/+1.
///
/// State: Done
//~ done DAL_351 6ec5f831 - df6cdb4c.2f3440f4
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

/// `DAL_352` · Druid spell · Nature · 2 mana
/// > **Discover** a Druid minion. If your hand has no minions, keep all 3 instead.
///
/// State: Todo
//~ todo DAL_352 6ac05ddf 68b98d98 b3fcc4ae.4478f150
#[test]
#[ignore = "todo: Crystalsong Portal"]
fn DAL_352_crystalsong_portal() {
    unwritten("DAL_352");
}

/// `DAL_357` · Druid minion · 8 mana · 4/8
/// > **Taunt Deathrattle:** Go **Dormant**. Restore 5 Health to awaken this minion.
///
/// State: Todo
//~ todo DAL_357 807f9852 bd80101e c11263b1.ae44e901
#[test]
#[ignore = "todo: Lucentbark"]
fn DAL_357_lucentbark() {
    unwritten("DAL_357");
}

/// `DAL_357t` · Druid minion · 11 mana · 0/1
/// > **Dormant** When you restore 5 Health, awaken this minion. *(@ left!)*
///
/// State: Todo
//~ todo DAL_357t fe7c107a b2028b59 e875c749.d0fb2265
#[test]
#[ignore = "todo: Spirit of Lucentbark"]
fn DAL_357t_spirit_of_lucentbark() {
    unwritten("DAL_357t");
}

/// `DAL_732` · Druid minion · 2 mana · 2/3
/// > After you cast a **Choose One** spell, add copies of both choices to your hand.
///
/// State: Todo
//~ todo DAL_732 e894820d 9cecc019 517cd211.4c9930ec
#[test]
#[ignore = "todo: Keeper Stalladris"]
fn DAL_732_keeper_stalladris() {
    unwritten("DAL_732");
}

/// `DAL_799` · Druid minion · 5 mana · 4/4
/// > **Rush**. **Battlecry:** If you've restored 5 Health this game, summon a copy of this.@ *({0} left!)*@ *(Ready!)*
///
/// State: Todo
//~ todo DAL_799 eed5dfd6 5445c0d6 f10c9007.313cfb44
#[test]
#[ignore = "todo: Crystal Stag"]
fn DAL_799_crystal_stag() {
    unwritten("DAL_799");
}
