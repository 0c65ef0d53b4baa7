//! Priest cards of Saviors of Uldum, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 442e60e3

/// # High Priest Amet
///
/// `ULD_262` · Priest minion · 4 mana · 2/7
///
/// > Whenever you summon a minion, set its Health equal to this minion's.
///
/// State: Derived
//~ derived ULD_262 0b5383d0 ad81d6af 40552209.738071d1
#[test]
fn ULD_262_high_priest_amet() {
    check(
        CardClass::Priest,
        &[
            Give("ULD_262"),
            Cost("ULD_262", 4),
            Stats("ULD_262", 2, 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ULD_262"),
            Play("CS2_182", Nothing),
            Now(Nth(4), 4, 7),
        ],
    );
}

/// # Embalming Ritual
///
/// `ULD_265` · Priest spell · 1 mana
///
/// > Give a minion **Reborn**.
///
/// State: Derived
//~ derived ULD_265 80fabed0 4a9b97f3 2079a296.7c971df4
#[test]
fn ULD_265_embalming_ritual() {
    check(
        CardClass::Priest,
        &[
            Give("ULD_265"),
            Cost("ULD_265", 1),
            Targets("ULD_265", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ULD_265", On(Nth(2))),
            HasNow(Nth(2), GameTag::REBORN),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("ULD_265"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ULD_265", On(Nth(1))),
            HasNow(Nth(1), GameTag::REBORN),
        ],
    );
}

/// # Grandmummy
///
/// `ULD_266` · Priest minion · 2 mana · 1/2
///
/// > **Reborn** **Deathrattle:** Give a random friendly minion +1/+1.
///
/// State: Derived
//~ derived ULD_266 be0f28bb 656c2bcf 7f2c209b.71675ff6
#[test]
fn ULD_266_grandmummy() {
    check(
        CardClass::Priest,
        &[
            Give("ULD_266"),
            Cost("ULD_266", 2),
            Stats("ULD_266", 1, 2),
            Has("ULD_266", GameTag::REBORN),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ULD_266"),
            Force(Entity(Nth(1))),
            Kill(Nth(3)),
            Now(Nth(1), 5, 6),
        ],
    );
}

/// # Grandmummy's Blessing
///
/// `ULD_266e` · Priest enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived ULD_266e a0bac2b9 65707517 bf2fb9d5.67341004
#[test]
fn ULD_266e_grandmummys_blessing() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "ULD_266e"), Now(My(0), 6, 2)]);
}

/// # Psychopomp
///
/// `ULD_268` · Priest minion · 4 mana · 3/1
///
/// > **Battlecry:** Summon a random friendly minion that died this game. Give it **Reborn**.
///
/// State: Derived
//~ derived ULD_268 39ba794a 6287f1cd 4799e759.b9c76ae1
#[test]
fn ULD_268_psychopomp() {
    check(
        CardClass::Priest,
        &[
            Give("ULD_268"),
            Cost("ULD_268", 4),
            Stats("ULD_268", 3, 1),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Force(Card("CS2_118")),
            Play("ULD_268", Nothing),
            BoardCount(Mine, 3),
            HasNow(The("CS2_118"), GameTag::REBORN),
            In(The("CS2_118"), Zone::Play),
            Now(The("CS2_118"), 5, 1),
        ],
    );
}

/// # Wretched Reclaimer
///
/// `ULD_269` · Priest minion · 3 mana · 3/3
///
/// > **Battlecry:** Destroy a friendly minion, then return it to life with full Health.
///
/// State: Derived
//~ derived ULD_269 a902ce12 59dbbd43 4ae0dbb8.5048980c
#[test]
fn ULD_269_wretched_reclaimer() {
    check(
        CardClass::Priest,
        &[
            Give("ULD_269"),
            Cost("ULD_269", 3),
            Stats("ULD_269", 3, 3),
            Targets("ULD_269", &[FriendlyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            CannotTarget("ULD_269", MyHero),
            Play("ULD_269", On(Nth(1))),
            BoardCount(Mine, 2),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("ULD_269"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("ULD_269", On(Nth(1))),
            BoardCount(Mine, 7),
            Dead(Nth(1)),
        ],
    );
}

/// # Sandhoof Waterbearer
///
/// `ULD_270` · Priest minion · 5 mana · 5/5
///
/// > At the end of your turn, restore #5 Health to a damaged friendly character.
///
/// State: Derived
//~ derived ULD_270 66d73062 af6dd51c dbfc7307.884cdece
#[test]
fn ULD_270_sandhoof_waterbearer() {
    check(
        CardClass::Priest,
        &[
            Give("ULD_270"),
            Cost("ULD_270", 5),
            Stats("ULD_270", 5, 5),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ULD_270"),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(Nth(4), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Force(Entity(MyHero)),
            EndTurn,
            Now(MyHero, 0, 15),
            Damage(MyHero, 15),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("ULD_270"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ULD_270"),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(Nth(4), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Never(Entity(Nth(1))),
            EndTurn,
        ],
    );
}

/// # Holy Ripple
///
/// `ULD_272` · Priest spell · Holy · 2 mana
///
/// > Deal $1 damage to all enemies. Restore #1 Health to all friendly characters.
///
/// State: Derived
//~ derived ULD_272 5da16d08 ee712d6d a7c9b08a.d2369f1d
#[test]
fn ULD_272_holy_ripple() {
    check(
        CardClass::Priest,
        &[
            Give("ULD_272"),
            Cost("ULD_272", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("ULD_272", Nothing),
            Now(MyHero, 0, 11),
            Damage(MyHero, 19),
            Now(Nth(1), 4, 4),
            Now(Nth(2), 4, 2),
            Now(TheirHero, 0, 9),
            Damage(TheirHero, 21),
        ],
    );
}

/// # Penance
///
/// `ULD_714` · Priest spell · Holy · 2 mana
///
/// > **Lifesteal** Deal $3 damage to a minion.
///
/// State: Derived
//~ derived ULD_714 74d86f54 9a8509f7 e439a654.b1afc777
#[test]
fn ULD_714_penance() {
    check(
        CardClass::Priest,
        &[
            Give("ULD_714"),
            Cost("ULD_714", 2),
            Has("ULD_714", GameTag::LIFESTEAL),
            Targets("ULD_714", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("ULD_714", On(Nth(2))),
            Now(MyHero, 0, 13),
            Damage(MyHero, 17),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("ULD_714"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("ULD_714", On(Nth(1))),
            Now(MyHero, 0, 13),
            BoardCount(Mine, 0),
            Damage(MyHero, 17),
            Dead(Nth(1)),
        ],
    );
}

/// # Plague of Death
///
/// `ULD_718` · Priest spell · Shadow · 9 mana
///
/// > **Silence** and destroy all minions.
///
/// State: Derived
//~ derived ULD_718 c0a865b5 fdaf06b1 4e4584e2.72f1f41b
#[test]
fn ULD_718_plague_of_death() {
    check(
        CardClass::Priest,
        &[
            Give("ULD_718"),
            Cost("ULD_718", 9),
            Friend("LEG_CS3_013"),
            Friend("CS2_182"),
            Enemy("LEG_CS3_013"),
            Enemy("CS2_182"),
            Play("ULD_718", Nothing),
            Now(MyHero, 0, 30),
            BoardCount(Mine, 0),
            Dead(Nth(1)),
            Dead(Nth(2)),
            Dead(Nth(3)),
            Dead(Nth(4)),
            Now(TheirHero, 0, 30),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Activate the Obelisk
///
/// `ULD_724` · Priest spell · 1 mana
///
/// > **Quest:** Restore 15 Health. **Reward:** Obelisk's Eye.
///
/// State: Done
//~ done ULD_724 c0bd9d54 - 15a34867.ca8a9fa7
#[test]
fn ULD_724_activate_the_obelisk() {
    check(
        CardClass::Priest,
        &[
            Give("ULD_724"),
            Cost("ULD_724", 1),
            Play("ULD_724", Nothing),
            Hurt(MyHero, 20),
            Play("CS2_089", Nothing),
            Play("CS2_089", Nothing),
            Is(MyPower, "ULD_724p"),
        ],
    );
}

/// # Obelisk's Eye
///
/// `ULD_724p` · Priest hero power · 2 mana
///
/// > Restore #3 Health. If you target a minion, also give it +3/+3.
///
/// State: Todo
//~ todo ULD_724p 1bf1a5d1 312f8287 4417f72f.43c3b3e2
#[test]
#[ignore = "todo: ULD_724p Obelisk's Eye"]
fn ULD_724p_obelisks_eye() {
    check(
        CardClass::Priest,
        &[
            HasHeroPower("ULD_724p"),
            Cost("ULD_724p", 2),
            Targets("ULD_724p", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Unwritten,
        ],
    );
}
