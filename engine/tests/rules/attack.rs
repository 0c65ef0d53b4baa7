//! Attacks, weapons and redirections.
use super::*;

/// Ice Breaker: "damaged by this" is damage of the hero who strikes with it, and of nobody else.
#[test]
fn damage_of_an_armed_hero_comes_from_the_weapon() {
    let frozen = [Enemy(YETI), Play("CS2_024", On(Nth(0))), Ally("ZZ_PICK")];
    found(&[&frozen[..], &[Attack(MyHero, Nth(0)), Dead(Nth(0))]].concat());
    found(&[Enemy(YETI), Ally("ZZ_PICK"), Attack(MyHero, Nth(0)), Health(Nth(0), 4)]);
    found(&[&frozen[..], &[Ally(WISP), Attack(My(0), Nth(0)), Health(Nth(0), 1)]].concat());
}

#[test]
fn who_is_attacked_is_asked_again_after_a_redirection() {
    game(&[
        Ally("ZZ_WATCH"),
        Ally("ZZ_SHIELD"),
        Enemy(YETI),
        EndTurn,
        Attack(Nth(2), MyHero),
        Damage(MyHero, 0),
        Armor(Mine, 1),
    ]);
}

#[test]
fn a_text_may_take_the_place_of_an_attack() {
    let attack = [Ally("ZZ_PACIFIST"), Enemy(YETI), Attack(Nth(0), Nth(1)), Armor(Mine, 2), Damage(Nth(1), 0)];
    game(&[&attack[..], &[Damage(Nth(0), 0), CannotAct(Nth(0))]].concat());
}

#[test]
fn several_minions_attack_the_same_one_after_each_other() {
    let board = [Ally(YETI), Enemy(WISP), Enemy(WISP), Enemy(WISP)];
    game(&[&board[..], &[Play("ZZ_PROVOKED", on(0)), Damage(Nth(0), 3), BoardCount(Theirs, 0)]].concat());
    // Who is dead by then is attacked no more.
    let board = [Ally(WISP), Enemy(WISP), Enemy(WISP), Enemy(WISP)];
    game(&[&board[..], &[Play("ZZ_PROVOKED", on(0)), BoardCount(Mine, 0), BoardCount(Theirs, 2)]].concat());
}

#[test]
fn several_attackers_attack_one_after_another() {
    // Both have no Attack and 1 Health: the Yeti kills the one, then the other.
    mechanics(&[Enemy(YETI), Play("ZZ_PACK", Nothing), BoardCount(Mine, 0), StatsNow(Their(0), 4, 5)]);
}

/// Deathwing, Mad Aspect: each in its turn, as long as it lives.
#[test]
fn an_attacker_of_all_stops_when_it_dies() {
    mechanics(&[
        Enemy("ZZ_CHEAP"),
        Enemy(YETI),
        Enemy(YETI),
        Play("ZZ_RAMPAGE", Nothing),
        BoardCount(Mine, 0),
        BoardCount(Theirs, 2),
        StatsNow(Their(0), 4, 3),
        StatsNow(Their(1), 4, 5),
    ]);
}

/// c3c42dc722#0#67: Buccaneer sharpens Spirit Claws that are played from the hand.
#[test]
fn playing_a_weapon_is_equipping_it() {
    recorded(&[
        Ally("ZZ_BUCCANEER"),
        Play("CS2_106", Nothing),
        Armor(Mine, 2),
        Play("CS2_106", Nothing),
        Armor(Mine, 4),
    ]);
}

/// 25b9800d77#0#40: Darius Crowley grows after his attack, then the dead leave.
#[test]
fn after_an_attack_comes_before_the_dead_leave() {
    recorded(&[
        Enemy(YETI),
        Play("ZZ_RAIDER", Nothing),
        Attack(My(0), Their(0)),
        Dead(Nth(1)),
        IsCard(InHand(0), WISP),
        IsCard(InHand(1), COIN),
    ]);
}
