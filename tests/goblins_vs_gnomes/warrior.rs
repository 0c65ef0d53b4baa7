//! Warrior cards of Goblins vs Gnomes, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 486fc625

/// # Bouncing Blade
///
/// `GVG_050` · Warrior spell · 2 mana
///
/// > Deal $1 damage to a random minion. Repeat until a minion dies.
///
/// State: Derived
//~ derived GVG_050 80e231c2 5bcdf4c7 b1011389.7c0e2327
#[test]
fn GVG_050_bouncing_blade() {
    check(
        CardClass::Warrior,
        &[
            Give("GVG_050"),
            Cost("GVG_050", 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Force(Entity(Nth(5))),
            Play("GVG_050", Nothing),
            BoardCount(Mine, 1),
            Dead(Nth(5)),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("GVG_050"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(5))),
            Force(Entity(Nth(5))),
            Force(Entity(Nth(5))),
            Force(Entity(Nth(5))),
            Force(Entity(Nth(5))),
            Play("GVG_050", Nothing),
            BoardCount(Mine, 0),
            Dead(Nth(5)),
        ],
    );
}

/// # Warbot
///
/// `GVG_051` · Warrior minion · 1 mana · 1/3
///
/// > Has +1 Attack while damaged.
///
/// State: Derived
//~ derived GVG_051 87481075 81e703b7 169119dc.a74ede89
#[test]
fn GVG_051_warbot() {
    check(
        CardClass::Warrior,
        &[
            Give("GVG_051"),
            Cost("GVG_051", 1),
            Stats("GVG_051", 1, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_051"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Now(Nth(3), 2, 1),
        ],
    );
    check(
        CardClass::Warrior,
        &[Give("GVG_051"), Friend("CS2_182"), Enemy("CS2_182"), Friend("GVG_051"), Now(Nth(3), 1, 3)],
    );
}

/// # Enraged
///
/// `GVG_051e` · Warrior enchantment
///
/// > +1 Attack
///
/// State: Derived
//~ derived GVG_051e dbfecef8 f54d86fd b780534f.17e33a43
#[test]
fn GVG_051e_enraged() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "GVG_051e"), Now(My(0), 6, 1)]);
}

/// # Crush
///
/// `GVG_052` · Warrior spell · 7 mana
///
/// > Destroy a minion. If you have a damaged minion, this costs (4) less.
///
/// State: Derived
//~ derived GVG_052 aec71771 d3440535 db758af5.bd6e1acc
#[test]
fn GVG_052_crush() {
    check(
        CardClass::Warrior,
        &[
            Give("GVG_052"),
            Cost("GVG_052", 7),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Play("GVG_052", On(Nth(3))),
            Dead(Nth(3)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("GVG_052"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Play("GVG_052", On(Nth(1))),
            BoardCount(Mine, 1),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("GVG_052"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            CostNow(Nth(0), 3),
        ],
    );
    check(CardClass::Warrior, &[Give("GVG_052"), Enemy("CS2_182"), Hurt(Nth(1), 2), CostNow(Nth(0), 7)]);
}

/// # Shieldmaiden
///
/// `GVG_053` · Warrior minion · 5 mana · 5/5
///
/// > **Battlecry:** Gain 5 Armor.
///
/// State: Derived
//~ derived GVG_053 2bd84264 b1b8e82f 0dad214a.ff4e009d
#[test]
fn GVG_053_shieldmaiden() {
    check(
        CardClass::Warrior,
        &[
            Give("GVG_053"),
            Cost("GVG_053", 5),
            Stats("GVG_053", 5, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GVG_053", Nothing),
            Armor(Mine, 5),
        ],
    );
}

/// # Ogre Warmaul
///
/// `GVG_054` · Warrior weapon · 3 mana · 4/2 durability
///
/// > 50% chance to attack the wrong enemy.
///
/// State: Done
//~ done GVG_054 c0f815dc - 047f9dde.aeee7260
#[test]
fn GVG_054_ogre_warmaul() {
    check(
        CardClass::Warrior,
        &[
            Give("GVG_054"),
            Cost("GVG_054", 3),
            Stats("GVG_054", 4, 2),
            Enemy("CS2_182"),
            Friend("GVG_054"),
            Force(Yes),
            Attack(MyHero, TheirHero),
            Health(TheirHero, 30),
            Health(Nth(1), 1),
            Health(MyHero, 26),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Enemy("CS2_182"),
            Friend("GVG_054"),
            Force(No),
            Attack(MyHero, TheirHero),
            Health(TheirHero, 26),
            Health(Nth(0), 5),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Enemy("CS2_182"),
            Friend("CS2_182"),
            Friend("GVG_054"),
            Force(Yes),
            Never(Entity(Nth(1))),
            Attack(MyHero, TheirHero),
        ],
    );
}

/// # Screwjank Clunker
///
/// `GVG_055` · Warrior minion · 4 mana · 2/5
///
/// > **Battlecry:** Give a friendly Mech +2/+2.
///
/// State: Derived
//~ derived GVG_055 1a448555 dbc868ed 3b85fe74.0fd0fc11
#[test]
fn GVG_055_screwjank_clunker() {
    check(
        CardClass::Warrior,
        &[
            Give("GVG_055"),
            Cost("GVG_055", 4),
            Stats("GVG_055", 2, 5),
            Friend("GVG_044"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            CannotTarget("GVG_055", Nth(2)),
            Play("GVG_055", On(Nth(1))),
            Now(Nth(1), 5, 6),
        ],
    );
}

/// # Screwy Jank
///
/// `GVG_055e` · Warrior enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived GVG_055e 4c880f0d 52cb207e 7fe99ea3.6d6ab056
#[test]
fn GVG_055e_screwy_jank() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "GVG_055e"), Now(My(0), 7, 3)]);
}

/// # Iron Juggernaut
///
/// `GVG_056` · Warrior minion · 6 mana · 6/5
///
/// > **Battlecry and Deathrattle:** Shuffle a Mine into your opponent's deck. When drawn, explode for 10 damage!
///
/// State: Derived
//~ derived GVG_056 3631a16e 99c5b342 50565bd3.cadb5ea6
#[test]
fn GVG_056_iron_juggernaut() {
    check(
        CardClass::Warrior,
        &[
            Give("GVG_056"),
            Cost("GVG_056", 6),
            Stats("GVG_056", 6, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GVG_056", Nothing),
            In(The("GVG_056t"), Zone::Deck),
            DeckCount(Theirs, 21),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("GVG_056"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_056"),
            Kill(Nth(3)),
            In(The("GVG_056t"), Zone::Deck),
            DeckCount(Theirs, 21),
        ],
    );
}

/// # Burrowing Mine
///
/// `GVG_056t` · Warrior spell · 6 mana
///
/// > **Casts When Drawn** You take 10 damage.
///
/// State: Todo
//~ todo GVG_056t 4243196b 4367de81 26edc04d.c5656cc1
#[test]
#[ignore = "todo: GVG_056t Burrowing Mine"]
fn GVG_056t_burrowing_mine() {
    check(CardClass::Warrior, &[Give("GVG_056t"), Cost("GVG_056t", 6), Unwritten]);
}

/// # Siege Engine
///
/// `GVG_086` · Warrior minion · 5 mana · 5/5
///
/// > Whenever you gain Armor, give this minion +1 Attack.
///
/// State: Derived
//~ derived GVG_086 c7bdb2ad 5d50c026 2d5ba7aa.f09c9ac6
#[test]
fn GVG_086_siege_engine() {
    check(
        CardClass::Warrior,
        &[
            Give("GVG_086"),
            Cost("GVG_086", 5),
            Stats("GVG_086", 5, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_086"),
            Play("EX1_606", Nothing),
            Now(Nth(3), 6, 5),
        ],
    );
}
