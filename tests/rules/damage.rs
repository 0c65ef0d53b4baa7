//! Damage, healing, Divine Shield, Poisonous and fatigue.
use super::*;

#[test]
fn nothing_is_added_to_damage_that_is_prevented() {
    // Ice Block prevents it; a younger Voidtouched Attendant adds nothing.
    check! { Mage:
        Play("EX1_295", Nothing), Ally("SW_446"), DealDamage(MyHero, 28), EndTurn, Play("CS2_029", On(MyHero)),
        IsInZone(Newest("EX1_295"), Zone::Graveyard), Health(MyHero, 1),
    }
}

#[test]
fn ice_block_holds_against_the_next_hit_of_the_same_effect() {
    // Two fatigue damages in one effect: the hero is Immune from the first one on.
    check! { Mage:
        Play("EX1_295", Nothing), EmptyDeck(Mine), DealDamage(MyHero, 29), Enemy("CS2_231"), Ally("CS2_231"), EndTurn,
        Play("EX1_161", On(My(0))), Health(MyHero, 1),
    }
}

#[test]
fn that_cost_is_the_number_of_the_damage() {
    // Shimmer Shot: "Deal $1 damage. Summon a random minion of that Cost."
    let one = [Enemy("CS2_200"), Force(Card("CS2_168")), Play("DEEP_003", On(Their(0))), IsCard(My(0), "CS2_168")];
    check(CardClass::Hunter, &one);
    let two = [Ally("CS2_142"), Force(Card("CS2_172")), Play("DEEP_003", On(TheirHero)), IsCard(My(1), "CS2_172")];
    check(CardClass::Hunter, &[&two[..], &[Health(TheirHero, 28)]].concat());
}

#[test]
fn overheal_hears_of_healing_beyond_what_was_missing() {
    check! { Priest:
        Ally("CS3_014"), HeroPower(On(My(0))), HandCount(Mine, 1), EndTurn, EndTurn, DealDamage(My(0), 2),
        HeroPower(On(My(0))), HandCount(Mine, 2),
    }
}

/// "To the left or right": where only one neighbor stands, it is hit (shinoi2/fireplace: the direction is random where both stand).
#[test]
fn rolling_fireball_at_an_edge_hits_the_neighbor_that_exists() {
    check! { Mage:
        Enemy("CS2_172"), Enemy("CS2_182"), Play("DRG_321", On(Their(0))), Dead(Nth(0)), Dead(Nth(1)), Damage(TheirHero, 0),
    }
    check! { Mage:
        Enemy("CS2_182"), Enemy("CS2_172"), Play("DRG_321", On(Their(1))), Dead(Nth(0)), Dead(Nth(1)), Damage(TheirHero, 0),
    }
    check! { Mage: Enemy("CS2_172"), Play("DRG_321", On(Their(0))), Dead(Nth(0)), Damage(TheirHero, 0) }
}

#[test]
fn what_changes_damage_can_be_taken_off_in_any_order() {
    let story = |first: usize, both: i32, then: i32| {
        let mut table = invented::table(CardClass::Mage);
        table.steps(&[Ally("ZZ_L_DOUBLES"), Ally("ZZ_L_SHIELDS"), EndTurn, Crystals(10)]);
        table.steps(&[Play("CS2_029", On(MyHero)), Health(MyHero, 30 - both), Kill(My(first))]);
        table.steps(&[Play("EX1_277", Nothing)]);
        let hero = table.game.players[PlayerId::First].hero.unwrap();
        let before = table.game[hero].health();
        table.steps(&[Play("CS2_029", On(MyHero))]);
        assert_eq!(i32::from(before - table.game[hero].health()), then, "without the one at {first}");
        table.steps(&[Kill(My(0)), EndTurn, EndTurn, Crystals(10)]);
        let before = table.game[hero].health();
        table.steps(&[Play("CS2_029", On(MyHero))]);
        assert_eq!(before - table.game[hero].health(), 6, "as if neither had been");
    };
    // Doubled, then no more than 3, in order of play.
    story(0, 3, 3);
    story(1, 3, 12);
}

#[test]
fn the_damaged_are_filtered_and_counted() {
    let mut table = table(CardClass::Warrior);
    table.steps(&[Ally("CS2_182"), Ally("CS2_172"), Ally("CS2_120"), Enemy("CS2_182")]);
    table.steps(&[DealDamage(My(0), 1), DealDamage(My(2), 1), DealDamage(MyHero, 1), DealDamage(Their(0), 1)]);
    table.steps(&[Play("EX1_392", Nothing), HandCount(Mine, 3)]);
}

#[test]
fn fireball_may_hit_anyone_and_kills_a_yeti() {
    mage(&[
        Targets(FIREBALL, &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
        Enemy(YETI),
        Play(FIREBALL, On(Their(0))),
        Dead(Nth(0)),
        Mana(6),
        IsInZone(Nth(1), Zone::Graveyard),
    ]);
}

#[test]
fn poison_kills_and_reborn_returns_once() {
    mage(&[Ally("EX1_170"), Enemy(YETI), Attack(My(0), Their(0)), Dead(Nth(1))]);
    mage(&[
        Enemy("ULD_723"),
        Kill(Their(0)),
        BoardCount(Theirs, 1),
        StatsNow(Their(0), 1, 1),
        Kill(Their(0)),
        BoardCount(Theirs, 0),
    ]);
}

#[test]
fn fatigue_grows() {
    let mut table = table(CardClass::Mage);
    let size = table.game.players[cardwright_engine::PlayerId::First].deck.len();
    for _ in 0..size {
        table.game.players[cardwright_engine::PlayerId::First].fatigue = 0;
        table.steps(&[Play("CS2_023", Nothing)]);
        table.game.clear_hand(cardwright_engine::PlayerId::First);
        table.game.set_mana(cardwright_engine::PlayerId::First, 10);
        if table.game.players[cardwright_engine::PlayerId::First].deck.len() <= 1 {
            break;
        }
    }
    let before = table.game[table.who(MyHero).unwrap()].damage;
    table.steps(&[Play("CS2_023", Nothing), Play("CS2_023", Nothing)]);
    let taken = table.game[table.who(MyHero).unwrap()].damage - before;
    let left = table.game.players[cardwright_engine::PlayerId::First].deck.len();
    assert_eq!(left, 0);
    assert!(taken == 1 + 2 + 3 || taken == 1 + 2 + 3 + 4, "one, two, three …: {taken}");
}

#[test]
fn reno_heals_only_without_duplicates() {
    let mut table = table(CardClass::Mage);
    while table.game.players[cardwright_engine::PlayerId::First].deck.len() > 1 {
        table.steps(&[Play("CS2_023", Nothing)]);
        table.game.clear_hand(cardwright_engine::PlayerId::First);
        table.game.set_mana(cardwright_engine::PlayerId::First, 10);
    }
    table.steps(&[DealDamage(MyHero, 9), Play("LOE_011", Nothing), Damage(MyHero, 0)]);
    mage(&[DealDamage(MyHero, 9), Play("LOE_011", Nothing), Damage(MyHero, 9)]);
}

/// "Also damages the minions next to whomever your hero attacks": the text is the weapon's, the attack the hero's.
#[test]
fn a_weapon_damages_those_beside_whom_its_hero_attacks() {
    let there = [Enemy(YETI), Enemy(YETI), Enemy(YETI), Enemy(YETI), Ally("BT_271")];
    mage(&[&there[..], &[Attack(MyHero, Their(1)), BoardCount(Theirs, 1), Dead(Nth(2)), Damage(MyHero, 4)]].concat());
}
