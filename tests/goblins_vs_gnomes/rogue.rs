//! Rogue cards of Goblins vs Gnomes, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 9c520e24

/// # Tinker's Sharpsword Oil
///
/// `GVG_022` · Rogue spell · 4 mana
///
/// > Give your weapon +3 Attack. **Combo:** Give a random friendly minion +3 Attack.
///
/// State: Derived
//~ derived GVG_022 19fd0a70 4f33b971 73301681.fa3d91c3
#[test]
fn GVG_022_tinkers_sharpsword_oil() {
    check(
        CardClass::Rogue,
        &[
            Give("GVG_022"),
            Cost("GVG_022", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Force(Entity(Nth(1))),
            Play("GVG_022", Nothing),
            Now(MyHero, 6, 30),
            Now(Nth(1), 7, 5),
            Now(Nth(3), 6, 2),
        ],
    );
}

/// # Tinker's Sharpsword Oil
///
/// `GVG_022a` · Neutral enchantment
///
/// > +3 Attack.
///
/// State: Derived
//~ derived GVG_022a 5a951b9d e2f5f001 34eed673.fc2d73f0
#[test]
fn GVG_022a_tinkers_sharpsword_oil() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "GVG_022a"), Now(My(0), 8, 1)]);
}

/// # Tinker's Sharpsword Oil
///
/// `GVG_022b` · Neutral enchantment
///
/// > +3 Attack.
///
/// State: Derived
//~ derived GVG_022b fac047a3 6ca6a000 af5ca7b2.fc2d73f0
#[test]
fn GVG_022b_tinkers_sharpsword_oil() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "GVG_022b"), Now(My(0), 8, 1)]);
}

/// # Goblin Auto-Barber
///
/// `GVG_023` · Rogue minion · 2 mana · 3/2
///
/// > **Battlecry:** Give your weapon +1 Attack.
///
/// State: Derived
//~ derived GVG_023 dc68fdbc 795319c1 b2f0ac27.5bfc8951
#[test]
fn GVG_023_goblin_auto_barber() {
    check(
        CardClass::Rogue,
        &[
            Give("GVG_023"),
            Cost("GVG_023", 2),
            Stats("GVG_023", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Play("GVG_023", Nothing),
            Now(MyHero, 4, 30),
            Now(Nth(3), 4, 2),
        ],
    );
}

/// # Extra Sharp
///
/// `GVG_023a` · Neutral enchantment
///
/// > +1 Attack.
///
/// State: Derived
//~ derived GVG_023a da6e2ae2 f0def4c1 7ff52c79.c84fda8a
#[test]
fn GVG_023a_extra_sharp() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "GVG_023a"), Now(My(0), 6, 1)]);
}

/// # Cogmaster's Wrench
///
/// `GVG_024` · Rogue weapon · 3 mana · 1/3 durability
///
/// > Has +2 Attack while you have a Mech.
///
/// State: Derived
//~ derived GVG_024 02a0e774 ee483a90 5bc1143e.1551bd9c
#[test]
fn GVG_024_cogmasters_wrench() {
    check(
        CardClass::Rogue,
        &[
            Give("GVG_024"),
            Cost("GVG_024", 3),
            Stats("GVG_024", 1, 3),
            Friend("GVG_044"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_024"),
            Now(Nth(4), 3, 3),
        ],
    );
    check(
        CardClass::Rogue,
        &[Give("GVG_024"), Friend("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Friend("GVG_024"), Now(Nth(4), 1, 3)],
    );
}

/// # One-eyed Cheat
///
/// `GVG_025` · Rogue minion · 2 mana · 4/1
///
/// > Whenever you summon a Pirate, gain **Stealth**.
///
/// State: Derived
//~ derived GVG_025 e4f445a3 e7aa5419 7a16cce4.832acc91
#[test]
fn GVG_025_one_eyed_cheat() {
    check(
        CardClass::Rogue,
        &[
            Give("GVG_025"),
            Cost("GVG_025", 2),
            Stats("GVG_025", 4, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_025"),
            Play("GVG_070", Nothing),
            HasNow(Nth(3), GameTag::STEALTH),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("GVG_025"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_025"),
            Play("CS2_182", Nothing),
            HasNot(Nth(3), GameTag::STEALTH),
        ],
    );
}

/// # Iron Sensei
///
/// `GVG_027` · Rogue minion · 3 mana · 2/2
///
/// > At the end of your turn, give another friendly Mech +2/+2.
///
/// State: Derived
//~ derived GVG_027 c0afde9f 590e6b99 dad5bdad.4a179f15
#[test]
fn GVG_027_iron_sensei() {
    check(
        CardClass::Rogue,
        &[
            Give("GVG_027"),
            Cost("GVG_027", 3),
            Stats("GVG_027", 2, 2),
            Friend("GVG_044"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_027"),
            Force(Entity(Nth(1))),
            EndTurn,
            Now(Nth(1), 5, 6),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("GVG_027"),
            Friend("GVG_044"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_027"),
            Never(Entity(Nth(4))),
            EndTurn,
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("GVG_027"),
            Friend("GVG_044"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_027"),
            Never(Entity(Nth(2))),
            EndTurn,
        ],
    );
}

/// # Trade Prince Gallywix
///
/// `GVG_028` · Rogue minion · 6 mana · 5/8
///
/// > Whenever your opponent casts a spell, gain a copy of it and give them a Coin.
///
/// State: Derived
//~ derived GVG_028 717b42ba 61a5213e 4d036958.98611b77
#[test]
fn GVG_028_trade_prince_gallywix() {
    check(
        CardClass::Rogue,
        &[
            Give("GVG_028"),
            Cost("GVG_028", 6),
            Stats("GVG_028", 5, 8),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_028"),
            EndTurn,
            Play("GAME_005", Nothing),
            Is(InHand(1), "GAME_005"),
            CostNow(InHand(1), 0),
            TagNow(InHand(1), GameTag::SPELLPOWER, 0),
            Is(InTheirHand(1), "GAME_005"),
            CostNow(InTheirHand(1), 0),
            TagNow(InTheirHand(1), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 2),
            HandCount(Theirs, 2),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("GVG_028"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_028"),
            Play("GAME_005", Nothing),
            HandCount(Mine, 1),
        ],
    );
}

/// # Gallywix's Coin
///
/// `GVG_028t` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only. *(Won't trigger Gallywix.)*
///
/// State: Todo
//~ todo GVG_028t cfef3058 ec6f9415 1d49840c.f24bc608
#[test]
#[ignore = "todo: GVG_028t Gallywix's Coin"]
fn GVG_028t_gallywixs_coin() {
    check(CardClass::Rogue, &[Give("GVG_028t"), Cost("GVG_028t", 0), Unwritten]);
}

/// # Sabotage
///
/// `GVG_047` · Rogue spell · 4 mana
///
/// > Destroy a random enemy minion. **Combo:** And your opponent's weapon.
///
/// State: Derived
//~ derived GVG_047 18511b10 0bb753bc d4cf6b8e.eca93fcd
#[test]
fn GVG_047_sabotage() {
    check(
        CardClass::Rogue,
        &[
            Give("GVG_047"),
            Cost("GVG_047", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Enemy("CS2_106"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Force(Entity(Nth(2))),
            Play("GVG_047", Nothing),
            Dead(Nth(2)),
            Dead(Nth(4)),
            BoardCount(Theirs, 0),
            NoWeapon(Theirs),
        ],
    );
}

/// # Ogre Ninja
///
/// `GVG_088` · Rogue minion · 5 mana · 6/6
///
/// > **Stealth** 50% chance to attack the wrong enemy.
///
/// State: Derived
//~ derived GVG_088 0dc87b16 d30a28c7 1a3bd3a3.38494e19
#[test]
fn GVG_088_ogre_ninja() {
    check(
        CardClass::Rogue,
        &[
            Give("GVG_088"),
            Cost("GVG_088", 5),
            Stats("GVG_088", 6, 6),
            Has("GVG_088", GameTag::STEALTH),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("GVG_088"),
            Force(Yes),
            Force(Entity(Nth(2))),
            Attack(Nth(5), TheirHero),
            Dead(Nth(2)),
            Now(Nth(5), 6, 1),
            Now(TheirHero, 0, 30),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("GVG_088"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("GVG_088"),
            Never(Entity(TheirHero)),
            Attack(Nth(5), TheirHero),
        ],
    );
}
