//! Death Knight cards of Showdown in the Badlands, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file fdb0b4a6

/// # Mismatched Fossils
///
/// `DEEP_001` · Multi-class spell · 3 mana
///
/// > **Discover** a Beast and an Undead. Swap their stats.
///
/// State: Todo
//~ todo DEEP_001 2b2f39bd d2c9f854 74e85ae4.c252d37a
#[test]
#[ignore = "todo: DEEP_001 Mismatched Fossils"]
fn DEEP_001_mismatched_fossils() {
    check(CardClass::DeathKnight, &[Give("DEEP_001"), Cost("DEEP_001", 3), Unwritten]);
}

/// # Obsidian Revenant
///
/// `DEEP_005` · Multi-class minion · 6 mana · 4/6
///
/// > **Taunt Deathrattle**: Summon two random **Deathrattle** minions that cost (3) or less.
///
/// State: Derived
//~ derived DEEP_005 64ece735 2302808c 733dae4c.3e4877c1
#[test]
fn DEEP_005_obsidian_revenant() {
    check(
        CardClass::DeathKnight,
        &[
            Give("DEEP_005"),
            Cost("DEEP_005", 6),
            Stats("DEEP_005", 4, 6),
            Has("DEEP_005", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DEEP_005"),
            Force(Card("LEG_CS3_013")),
            Force(Card("LEG_CS3_013")),
            Kill(Nth(3)),
            BoardCount(Mine, 3),
            In(The("LEG_CS3_013"), Zone::Play),
            Now(The("LEG_CS3_013"), 4, 3),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("DEEP_005"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DEEP_005"),
            Never(Card("AT_050")),
            Kill(Nth(3)),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("DEEP_005"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DEEP_005"),
            Never(Card("AT_009")),
            Kill(Nth(3)),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("DEEP_005"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DEEP_005"),
            Never(Card("AT_003")),
            Kill(Nth(3)),
        ],
    );
}

/// # Prosthetic Hand
///
/// `DEEP_015` · Multi-class minion · 3 mana · 3/1
///
/// > **Magnetic**, **Reborn** Can **Magnetize** to Mechs or Undead.
///
/// State: Todo
//~ todo DEEP_015 6f116199 764c643d 326d6f1f.eec58a5d
#[test]
#[ignore = "todo: DEEP_015 Prosthetic Hand"]
fn DEEP_015_prosthetic_hand() {
    check(
        CardClass::DeathKnight,
        &[
            Give("DEEP_015"),
            Cost("DEEP_015", 3),
            Stats("DEEP_015", 3, 1),
            Has("DEEP_015", GameTag::MAGNETIC),
            Has("DEEP_015", GameTag::REBORN),
            Unwritten,
        ],
    );
}

/// # Quartzite Crusher
///
/// `DEEP_016` · Death Knight weapon · 4 mana · 3/3 durability
///
/// > **Lifesteal**. **Freeze** any character damaged by your hero.
///
/// State: Done
//~ done DEEP_016 9cc6ffcc - e7d70808.9e243e96
#[test]
fn DEEP_016_quartzite_crusher() {
    check(
        CardClass::DeathKnight,
        &[
            Give("DEEP_016"),
            Cost("DEEP_016", 4),
            Stats("DEEP_016", 3, 3),
            Has("DEEP_016", GameTag::LIFESTEAL),
            Friend("CS2_182"),
            Enemy("CS2_231"),
            Enemy("CS2_182"),
            Hurt(MyHero, 5),
            Play("DEEP_016", Nothing),
            Attack(My(0), TheirHero),
            HasNot(TheirHero, GameTag::FROZEN),
            Attack(MyHero, Their(1)),
            Damage(Their(1), 3),
            HasNow(Their(1), GameTag::FROZEN),
            HasNot(Their(0), GameTag::FROZEN),
            Damage(MyHero, 6),
            EndTurn,
            EndTurn,
            Attack(MyHero, TheirHero),
            HasNow(TheirHero, GameTag::FROZEN),
        ],
    );
}

/// # Mining Casualties
///
/// `DEEP_017` · Multi-class spell · 2 mana
///
/// > Summon two {0} Silver Hand Recruits with "**Deathrattle:** Summon a 1/1 Frail Ghoul".
///
/// State: Todo
//~ todo DEEP_017 90d68ed9 d21b9535 305adfcb.f6f9590a
#[test]
#[ignore = "todo: DEEP_017 Mining Casualties"]
fn DEEP_017_mining_casualties() {
    check(CardClass::DeathKnight, &[Give("DEEP_017"), Cost("DEEP_017", 2), Unwritten]);
}

/// # Skeleton Crew
///
/// `WW_322` · Death Knight minion · 4 mana · 3/3
///
/// > **Battlecry: Excavate** a treasure. It costs (0).
///
/// State: Done
//~ done WW_322 36943848 - 1ca1788a.067d75ba
#[test]
fn WW_322_skeleton_crew() {
    check(
        CardClass::DeathKnight,
        &[Give("WW_322"), Cost("WW_322", 4), Stats("WW_322", 3, 3), Play("WW_322", Nothing), CostNow(InHand(0), 0)],
    );
}

/// # Pile of Bones
///
/// `WW_324` · Death Knight minion · 2 mana · 2/1
///
/// > **Deathrattle:** The next time you **Excavate**, resummon this.
///
/// State: Todo
//~ todo WW_324 e79537af d56c06ff cb806630.5d9c1c15
#[test]
#[ignore = "todo: WW_324 Pile of Bones"]
fn WW_324_pile_of_bones() {
    check(CardClass::DeathKnight, &[Give("WW_324"), Cost("WW_324", 2), Stats("WW_324", 2, 1), Unwritten]);
}

/// # Reap What You Sow
///
/// `WW_352` · Death Knight spell · 3 mana
///
/// > Deal $3 damage. **Excavate** a treasure.
///
/// State: Derived
//~ derived WW_352 77f486be 265886b3 df969a68.c9646476
#[test]
fn WW_352_reap_what_you_sow() {
    check(
        CardClass::DeathKnight,
        &[
            Give("WW_352"),
            Cost("WW_352", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("WW_001t4")),
            Play("WW_352", On(Nth(2))),
            Is(InHand(0), "WW_001t4"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 2, 3),
            HandCount(Mine, 1),
            Now(Nth(2), 4, 2),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("WW_352"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("WW_001t4")),
            Play("WW_352", On(Nth(1))),
            Is(InHand(0), "WW_001t4"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 2, 3),
            HandCount(Mine, 1),
            Now(Nth(1), 4, 2),
        ],
    );
}

/// # Fistful of Corpses
///
/// `WW_354` · Death Knight spell · 1 mana
///
/// > Deal damage to a minion equal to your **Corpses**.
///
/// State: Derived
//~ derived WW_354 1bed3590 69ad3bb1 beea6944.5258f34a
#[test]
fn WW_354_fistful_of_corpses() {
    check(
        CardClass::DeathKnight,
        &[
            Give("WW_354"),
            Cost("WW_354", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Bury(3),
            Play("WW_354", On(Nth(2))),
            Now(Nth(2), 4, 2),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[Give("WW_354"), Friend("CS2_182"), Enemy("CS2_182"), Bury(3), Play("WW_354", On(Nth(1))), Now(Nth(1), 4, 2)],
    );
}

/// # Harrowing Ox
///
/// `WW_356` · Death Knight minion · 7 mana · 7/7
///
/// > **Taunt Battlecry:** If you've **Excavated** twice, your next card this turn costs (7) less.
///
/// State: Derived
//~ derived WW_356 696fdf25 ccc3ea45 50183af8.86352429
#[test]
fn WW_356_harrowing_ox() {
    check(
        CardClass::DeathKnight,
        &[
            Give("WW_356"),
            Cost("WW_356", 7),
            Stats("WW_356", 7, 7),
            Has("WW_356", GameTag::TAUNT),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("WW_001t4")),
            Play("WW_001", Nothing),
            Force(Card("WW_001t9")),
            Play("WW_001", Nothing),
            Crystals(10),
            Play("WW_356", Nothing),
            CostNow(InHand(1), 0),
            CostNow(InHand(2), 0),
            CostNow(Nth(1), 0),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("WW_356"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WW_356", Nothing),
            CostNow(Nth(1), 4),
        ],
    );
}

/// # Ox Chill
///
/// `WW_356e` · Death Knight enchantment
///
/// > Your next card this turn costs (7) less.
///
/// State: Derived
//~ derived WW_356e 401fb60d d9510818 d2c49723.8d22e728
#[test]
fn WW_356e_ox_chill() {
    check(
        CardClass::DeathKnight,
        &[
            Friend("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "WW_356e"),
            CostNow(Nth(1), 0),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Friend("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "WW_356e"),
            Play("CS2_118", Nothing),
            Crystals(10),
            CostNow(Nth(1), 4),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Friend("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "WW_356e"),
            EndTurn,
            CostNow(Nth(1), 4),
        ],
    );
}

/// # Maw and Paw
///
/// `WW_357` · Death Knight minion · 4 mana · 2/8
///
/// > At the end of your turn, gain 5 **Corpses**. At the start of your turn, spend 5 **Corpses** to give your hero +5 Health.
///
/// State: Derived
//~ derived WW_357 704ecfe5 9ac3571f f75f33b4.5baa461e
#[test]
fn WW_357_maw_and_paw() {
    check(
        CardClass::DeathKnight,
        &[
            Give("WW_357"),
            Cost("WW_357", 4),
            Stats("WW_357", 2, 8),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Bury(30),
            Friend("WW_357"),
            EndTurn,
            Corpses(Mine, 35),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("WW_357"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Bury(30),
            Friend("WW_357"),
            EndTurn,
            EndTurn,
            Now(MyHero, 0, 35),
        ],
    );
}

/// # Farm Hand
///
/// `WW_358` · Death Knight minion · 3 mana · 4/3
///
/// > **Battlecry: Discover** an Undead. **Quickdraw:** It costs (2) less.
///
/// State: Todo
//~ todo WW_358 e3b86a6d 8b741de3 6cd7cf86.e6d2a3da
#[test]
#[ignore = "todo: WW_358 Farm Hand"]
fn WW_358_farm_hand() {
    check(CardClass::DeathKnight, &[Give("WW_358"), Cost("WW_358", 3), Stats("WW_358", 4, 3), Unwritten]);
}

/// # Handy
///
/// `WW_358e` · Neutral enchantment
///
/// > Costs (2) less.
///
/// State: Derived
//~ derived WW_358e b07ea434 a0e3761e ac994e8c.90c32b47
#[test]
fn WW_358e_handy() {
    check(CardClass::DeathKnight, &[Give("CS2_118"), Enchant(Nth(0), "WW_358e"), CostNow(Nth(0), 1)]);
}

/// # Crop Rotation
///
/// `WW_368` · Death Knight spell · 3 mana
///
/// > Summon four 1/1 Undead with **Rush** that die at the end of turn.
///
/// State: Derived
//~ derived WW_368 fe608783 0be54914 a8a50f6b.980a6c53
#[test]
fn WW_368_crop_rotation() {
    check(
        CardClass::DeathKnight,
        &[
            Give("WW_368"),
            Cost("WW_368", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WW_368", Nothing),
            BoardCount(Mine, 5),
            In(The("WW_368t"), Zone::Play),
            Now(The("WW_368t"), 1, 1),
        ],
    );
}

/// # Gnome on the Range
///
/// `WW_368t` · Death Knight minion · 1 mana · 1/1
///
/// > **Rush** At the end of your turn, this minion dies.
///
/// State: Todo
//~ todo WW_368t 3816f033 00478aef 2f30e266.f8cb7507
#[test]
#[ignore = "todo: WW_368t Gnome on the Range"]
fn WW_368t_gnome_on_the_range() {
    check(
        CardClass::DeathKnight,
        &[Give("WW_368t"), Cost("WW_368t", 1), Stats("WW_368t", 1, 1), Has("WW_368t", GameTag::RUSH), Unwritten],
    );
}

/// # Reska, the Pit Boss
///
/// `WW_373` · Death Knight minion · 20 mana · 6/3
///
/// > **Rush**. Costs (1) less for each minion that died this game. **Deathrattle:** Take control of a random enemy minion.
///
/// State: Derived
//~ derived WW_373 f88eb943 65ad0df3 37c543f9.39f43ce2
#[test]
fn WW_373_reska_the_pit_boss() {
    check(
        CardClass::DeathKnight,
        &[
            Give("WW_373"),
            Cost("WW_373", 20),
            Stats("WW_373", 6, 3),
            Has("WW_373", GameTag::RUSH),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WW_373"),
            Kill(Nth(1)),
            Crystals(10),
            Force(Entity(Nth(3))),
            Kill(Nth(4)),
            BoardCount(Mine, 2),
            CostNow(Nth(0), 18),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Corpse Farm
///
/// `WW_374` · Death Knight spell · 3 mana
///
/// > Spend up to 8 **Corpses** to summon a random minion of that Cost.
///
/// State: Derived
//~ derived WW_374 d6a57200 ae34fa5b a882fe37.b087018a
#[test]
fn WW_374_corpse_farm() {
    check(
        CardClass::DeathKnight,
        &[
            Give("WW_374"),
            Cost("WW_374", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Bury(30),
            Force(Card("OG_142")),
            Play("WW_374", Nothing),
            BoardCount(Mine, 2),
            Corpses(Mine, 22),
            In(The("OG_142"), Zone::Play),
            Now(The("OG_142"), 6, 10),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("WW_374"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Bury(30),
            Never(Card("AV_203")),
            Play("WW_374", Nothing),
        ],
    );
}
