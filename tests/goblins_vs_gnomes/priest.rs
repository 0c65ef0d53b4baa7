//! Priest cards of Goblins vs Gnomes, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 3f115b67

/// # Lightbomb
///
/// `GVG_008` · Priest spell · Holy · 6 mana
///
/// > Deal damage to each minion equal to its Attack.
///
/// State: Todo
//~ todo GVG_008 36ac6f94 583fa70e 70131340.1156c002
#[test]
#[ignore = "todo: GVG_008 Lightbomb"]
fn GVG_008_lightbomb() {
    check(CardClass::Priest, &[Give("GVG_008"), Cost("GVG_008", 6), Unwritten]);
}

/// # Shadowbomber
///
/// `GVG_009` · Priest minion · 1 mana · 3/1
///
/// > **Battlecry:** Deal 3 damage to each hero.
///
/// State: Derived
//~ derived GVG_009 6d81add8 6b7c9284 20ed59df.3e948915
#[test]
fn GVG_009_shadowbomber() {
    check(
        CardClass::Priest,
        &[
            Give("GVG_009"),
            Cost("GVG_009", 1),
            Stats("GVG_009", 3, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GVG_009", Nothing),
            Now(MyHero, 0, 27),
            Damage(MyHero, 3),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
}

/// # Velen's Chosen
///
/// `GVG_010` · Priest spell · Holy · 3 mana
///
/// > Give a minion +2/+4 and **Spell Damage +1**.
///
/// State: Derived
//~ derived GVG_010 5375c9d3 948799a1 d426bc4d.0dd6bb6e
#[test]
fn GVG_010_velens_chosen() {
    check(
        CardClass::Priest,
        &[
            Give("GVG_010"),
            Cost("GVG_010", 3),
            Targets("GVG_010", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GVG_010", On(Nth(2))),
            Now(Nth(2), 6, 9),
            TagNow(Nth(2), GameTag::SPELLPOWER, 1),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("GVG_010"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GVG_010", On(Nth(1))),
            Now(Nth(1), 6, 9),
            TagNow(Nth(1), GameTag::SPELLPOWER, 1),
        ],
    );
}

/// # Velen's Chosen
///
/// `GVG_010b` · Neutral enchantment
///
/// > +2/+4 and **Spell Damage +1**.
///
/// State: Derived
//~ derived GVG_010b 34d79ef8 d50fffd6 e3f9f94c.43a6c876
#[test]
fn GVG_010b_velens_chosen() {
    check(
        CardClass::Priest,
        &[Friend("CS2_118"), Enchant(My(0), "GVG_010b"), Now(My(0), 7, 5), TagNow(My(0), GameTag::SPELLPOWER, 1)],
    );
}

/// # Shrinkmeister
///
/// `GVG_011` · Priest minion · 2 mana · 3/2
///
/// > **Battlecry:** Give a minion -3 Attack this turn.
///
/// State: Derived
//~ derived GVG_011 88f4e8d1 dfd6acc9 8d14bb81.0c39a5d2
#[test]
fn GVG_011_shrinkmeister() {
    check(
        CardClass::Priest,
        &[
            Give("GVG_011"),
            Cost("GVG_011", 2),
            Stats("GVG_011", 3, 2),
            Targets("GVG_011", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GVG_011", On(Nth(2))),
            Now(Nth(2), 1, 5),
        ],
    );
    check(
        CardClass::Priest,
        &[Give("GVG_011"), Friend("CS2_182"), Enemy("CS2_182"), Play("GVG_011", On(Nth(1))), Now(Nth(1), 1, 5)],
    );
}

/// # Shrunk
///
/// `GVG_011a` · Neutral enchantment
///
/// > -3 Attack this turn.
///
/// State: Derived
//~ derived GVG_011a 4141f08a 4ebba0b7 3cfd5e7e.85dd740e
#[test]
fn GVG_011a_shrunk() {
    check(
        CardClass::Priest,
        &[Friend("CS2_118"), Enchant(My(0), "GVG_011a"), Now(My(0), 2, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Light of the Naaru
///
/// `GVG_012` · Priest spell · Holy · 1 mana
///
/// > Restore #3 Health. If the target is still damaged, summon a Lightwarden.
///
/// State: Derived
//~ derived GVG_012 e0ad554b 9758e22b 78215e61.65ec9f97
#[test]
fn GVG_012_light_of_the_naaru() {
    check(
        CardClass::Priest,
        &[
            Give("GVG_012"),
            Cost("GVG_012", 1),
            Targets("GVG_012", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(5), 2),
            Hurt(Nth(6), 2),
            Hurt(Nth(7), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("GVG_012", On(Nth(6))),
            Now(Nth(6), 4, 5),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("GVG_012"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Hurt(Nth(6), 2),
            Hurt(Nth(8), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("GVG_012", On(Nth(7))),
            BoardCount(Mine, 2),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("GVG_012"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Hurt(Nth(6), 2),
            Hurt(Nth(8), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("GVG_012", On(Nth(5))),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("GVG_012"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("GVG_012", On(TheirHero)),
            BoardCount(Mine, 1),
            In(The("EX1_001"), Zone::Play),
            Now(The("EX1_001"), 1, 2),
            Now(TheirHero, 0, 13),
            Damage(TheirHero, 17),
        ],
    );
}

/// # Vol'jin
///
/// `GVG_014` · Priest minion · 5 mana · 6/2
///
/// > **Battlecry:** Swap Health with another minion.
///
/// State: Todo
//~ todo GVG_014 12aa0ead c5b3d304 fa7bde22.186a29c9
#[test]
#[ignore = "todo: GVG_014 Vol'jin"]
fn GVG_014_voljin() {
    check(
        CardClass::Priest,
        &[
            Give("GVG_014"),
            Cost("GVG_014", 5),
            Stats("GVG_014", 6, 2),
            Targets("GVG_014", &[FriendlyMinion, EnemyMinion]),
            Unwritten,
        ],
    );
}

/// # Shadowboxer
///
/// `GVG_072` · Priest minion · 2 mana · 2/3
///
/// > Whenever a minion is healed, deal 1 damage to a random enemy.
///
/// State: Derived
//~ derived GVG_072 42cd9695 bfed6fbf 8914e2c5.468d8ed6
#[test]
fn GVG_072_shadowboxer() {
    check(
        CardClass::Priest,
        &[
            Give("GVG_072"),
            Cost("GVG_072", 2),
            Stats("GVG_072", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_072"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Hurt(Nth(1), 1),
            Force(Entity(TheirHero)),
            Restore(Nth(1), 2),
            Now(TheirHero, 0, 9),
            Damage(TheirHero, 21),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("GVG_072"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_072"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Hurt(Nth(2), 1),
            Force(Entity(TheirHero)),
            Restore(Nth(2), 2),
            Now(TheirHero, 0, 9),
            Damage(TheirHero, 21),
        ],
    );
}

/// # Upgraded Repair Bot
///
/// `GVG_083` · Priest minion · 5 mana · 5/5
///
/// > **Battlecry:** Give a friendly Mech +4 Health.
///
/// State: Derived
//~ derived GVG_083 8e53161a 8ed1ffea 80d98236.a79e161a
#[test]
fn GVG_083_upgraded_repair_bot() {
    check(
        CardClass::Priest,
        &[
            Give("GVG_083"),
            Cost("GVG_083", 5),
            Stats("GVG_083", 5, 5),
            Friend("GVG_044"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            CannotTarget("GVG_083", Nth(2)),
            Play("GVG_083", On(Nth(1))),
            Now(Nth(1), 3, 8),
        ],
    );
}
