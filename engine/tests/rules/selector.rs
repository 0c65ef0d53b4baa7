//! Selectors: places, neighbors, types and names.
use super::*;

/// Texts ask for Treants as for a minion type; an Amalgam is none, and no Kindred comes of it.
#[test]
fn a_treant_is_called_so_and_has_no_minion_type() {
    let there = [Ally("ZZ_TREANT"), Ally("ZZ_TREANT"), Ally(WISP), Ally("ZZ_AMALGAM"), Enemy("ZZ_TREANT")];
    found(&[&there[..], &[Play("ZZ_GROVE", Nothing), Armor(Mine, 2)]].concat());
    found(&[Play("ZZ_TREANT", Nothing), EndTurn, EndTurn, Play("ZZ_SAPLING", Nothing), Armor(Mine, 0)]);
}

/// Proto-Pandaren: what it makes itself is left out.
#[test]
fn a_card_may_be_told_by_who_made_it() {
    found(&[Ally("ZZ_MAKER"), DrawOne, HandCount(Mine, 2), IsCard(InHand(1), WISP), EndTurn, HandCount(Mine, 2)]);
}

/// Demolition Renovator: neither an own location nor a minion.
#[test]
fn an_enemy_location_is_a_target_of_its_own() {
    let there = [Ally("ZZ_HOUSE"), Enemy("ZZ_HOUSE"), Enemy(YETI), Give("ZZ_RAZE")];
    let other = [CannotTarget("ZZ_RAZE", My(0)), CannotTarget("ZZ_RAZE", Their(1))];
    found(&[&there[..], &other, &[Play("ZZ_RAZE", On(Their(0))), BoardCount(Theirs, 1), BoardCount(Mine, 1)]].concat());
}

/// "a different Secret": names of cards in the game narrow a pool.
#[test]
fn a_pool_is_narrowed_by_names() {
    found(&[Give(YETI), Play("ZZ_NAMESAKE", Nothing), HandCount(Mine, 2), IsCard(InHand(1), YETI)]);
}

/// Argus, the Emerald Star: all on a side, not the neighbors alone.
#[test]
fn all_minions_on_one_side_are_spoken_of() {
    let board = [Ally(YETI), Ally(YETI), Ally("ZZ_MIDDLE"), Ally(YETI), Ally(YETI), Enemy(YETI)];
    let rush = [0, 1].map(|at| HasNow(My(at), GameTag::RUSH));
    let lifesteal = [3, 4].map(|at| HasNow(My(at), GameTag::LIFESTEAL));
    let not = [HasNot(My(2), GameTag::RUSH), HasNot(My(3), GameTag::RUSH), HasNot(My(1), GameTag::LIFESTEAL)];
    found(&[&board[..], &rush, &lifesteal, &not, &[HasNot(Their(0), GameTag::RUSH)]].concat());
}

#[test]
fn the_minion_to_the_left_is_another_than_the_one_to_the_right() {
    let row = [Enemy("CS2_200"), Enemy("CS2_200"), Enemy("CS2_200"), Enemy("CS2_200")];
    let roll = |at| Play("ZZ_ROLL", On(Their(at)));
    let damage = |at, n| Damage(Their(at), n);
    found(&[&row[..], &[roll(1), damage(0, 2), damage(1, 1), damage(2, 3), damage(3, 0)]].concat());
    found(&[&row[..], &[roll(0), damage(0, 1), damage(1, 3), damage(3, 0)]].concat());
    found(&[&row[..], &[roll(3), damage(0, 0), damage(2, 2), damage(3, 1)]].concat());
}

#[test]
fn the_left_and_right_most_minions_are_those_that_are_not_dying() {
    let four = [Enemy(YETI); 4];
    game(&[&four[..], &[Play("ZZ_FLOOD", Nothing), BoardCount(Theirs, 0)]].concat());
}

#[test]
fn all_types_are_several_and_one_is_not() {
    mechanics(&[
        Ally("ZZ_PAIR"),
        Ally("ZZ_BEAST"),
        Enemy("ZZ_ALL"),
        Ally(YETI),
        Play("ZZ_PURGE", Nothing),
        Dead(Nth(0)),
        Dead(Nth(2)),
        BoardCount(Mine, 2),
    ]);
}

/// de5b160c33#0#57: Binding Heal is pointed at a minion and heals the hero too.
#[test]
fn a_target_may_be_one_of_several_together() {
    recorded(&[
        Targets("ZZ_BINDING", &[FriendlyMinion, EnemyMinion]),
        Enemy(YETI),
        DealDamage(Their(0), 3),
        DealDamage(MyHero, 7),
        Play("ZZ_BINDING", On(Their(0))),
        Damage(Their(0), 0),
        Damage(MyHero, 2),
    ]);
}

/// Gorm the Worldeater, Domino Effect: one side only, and nobody behind the end of the board.
#[test]
fn one_neighbor_is_told_from_the_other() {
    let there = [Enemy(YETI), Enemy(YETI), Enemy(YETI)];
    let right = [Play("ZZ_S_GUST", On(Their(1))), Damage(Their(0), 0), Damage(Their(1), 1), Damage(Their(2), 2)];
    sides(&[&there[..], &right].concat());
    let left = [Play("ZZ_S_DRAFT", On(Their(1))), Damage(Their(0), 2), Damage(Their(1), 1), Damage(Their(2), 0)];
    sides(&[&there[..], &left].concat());
    sides(&[&there[..], &[Play("ZZ_S_GUST", On(Their(2))), Damage(Their(0), 0), Damage(Their(1), 0)]].concat());
}

/// Stargazer Luna: a minion that is played still comes from its place in the hand, as a spell does.
#[test]
fn the_right_most_card_has_none_to_its_right() {
    let hand = [Ally("ZZ_S_LAST"), Ally(WISP), Give(YETI), Give("ZZ_S_BODIES"), Give(WISP)];
    let played = [Play(YETI, Nothing), Armor(Mine, 0), Play("ZZ_S_BODIES", Nothing), Armor(Mine, 0)];
    sides(&[&hand[..], &played, &[Play(WISP, Nothing), Armor(Mine, 1)]].concat());
}
