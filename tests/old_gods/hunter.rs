//! Hunter cards of Whispers of the Old Gods, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 79140365

/// # Infest
///
/// `OG_045` · Hunter spell · Nature · 3 mana
///
/// > Give your minions "**Deathrattle:** Add a random Beast to your hand."
///
/// State: Todo
//~ todo OG_045 224c8c37 f4a5041d 1b2a0eea.680b259d
#[test]
#[ignore = "todo: OG_045 Infest"]
fn OG_045_infest() {
    check(CardClass::Hunter, &[Give("OG_045"), Cost("OG_045", 3), Unwritten]);
}

/// # On the Hunt
///
/// `OG_061` · Hunter spell · 1 mana
///
/// > Deal $1 damage. Summon a 1/1 Mastiff.
///
/// State: Derived
//~ derived OG_061 7cc4aa07 b936e6be 0b09b346.be1ba62e
#[test]
fn OG_061_on_the_hunt() {
    check(
        CardClass::Hunter,
        &[
            Give("OG_061"),
            Cost("OG_061", 1),
            Targets("OG_061", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("OG_061", On(Nth(2))),
            BoardCount(Mine, 2),
            Now(Nth(2), 4, 4),
            In(The("OG_061t"), Zone::Play),
            Now(The("OG_061t"), 1, 1),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("OG_061"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("OG_061", On(Nth(1))),
            BoardCount(Mine, 2),
            Now(Nth(1), 4, 4),
            In(The("OG_061t"), Zone::Play),
            Now(The("OG_061t"), 1, 1),
        ],
    );
}

/// # Mastiff
///
/// `OG_061t` · Hunter minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla OG_061t 375f2597 194ee1e2 6beb5ea8
#[test]
fn OG_061t_mastiff() {
    check(
        CardClass::Hunter,
        &[
            Give("OG_061t"),
            Cost("OG_061t", 1),
            Stats("OG_061t", 1, 1),
            Play("OG_061t", Nothing),
            In(The("OG_061t"), Zone::Play),
            Now(The("OG_061t"), 1, 1),
        ],
    );
}

/// # Fiery Bat
///
/// `OG_179` · Hunter minion · 1 mana · 2/1
///
/// > **Deathrattle:** Deal 1 damage to a random enemy.
///
/// State: Derived
//~ derived OG_179 ec07f652 5bb239f8 db07c86b.01dae7a7
#[test]
fn OG_179_fiery_bat() {
    check(
        CardClass::Hunter,
        &[
            Give("OG_179"),
            Cost("OG_179", 1),
            Stats("OG_179", 2, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("OG_179"),
            Force(Entity(TheirHero)),
            Kill(Nth(3)),
            Now(TheirHero, 0, 29),
            Damage(TheirHero, 1),
        ],
    );
}

/// # Call of the Wild
///
/// `OG_211` · Hunter spell · 8 mana
///
/// > Summon all three Animal Companions.
///
/// State: Done
//~ done OG_211 09766a6a - 00ae40f4.132b94af
#[test]
fn OG_211_call_of_the_wild() {
    check(
        CardClass::Hunter,
        &[
            Give("OG_211"),
            Cost("OG_211", 8),
            Play("OG_211", Nothing),
            BoardCount(Mine, 3),
            In(The("NEW1_032"), Zone::Play),
            In(The("NEW1_033"), Zone::Play),
            In(The("NEW1_034"), Zone::Play),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Infested Wolf
///
/// `OG_216` · Hunter minion · 4 mana · 3/3
///
/// > **Deathrattle:** Summon two 1/1 Spiders.
///
/// State: Derived
//~ derived OG_216 51ab303b 28d68a6f f40be437.535b19e3
#[test]
fn OG_216_infested_wolf() {
    check(
        CardClass::Hunter,
        &[
            Give("OG_216"),
            Cost("OG_216", 4),
            Stats("OG_216", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("OG_216"),
            Kill(Nth(3)),
            BoardCount(Mine, 3),
            In(The("OG_216a"), Zone::Play),
            Now(The("OG_216a"), 1, 1),
        ],
    );
}

/// # Spider
///
/// `OG_216a` · Hunter minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla OG_216a 368bd615 1584562c b16d04c0
#[test]
fn OG_216a_spider() {
    check(
        CardClass::Hunter,
        &[
            Give("OG_216a"),
            Cost("OG_216a", 1),
            Stats("OG_216a", 1, 1),
            Play("OG_216a", Nothing),
            In(The("OG_216a"), Zone::Play),
            Now(The("OG_216a"), 1, 1),
        ],
    );
}

/// # Forlorn Stalker
///
/// `OG_292` · Hunter minion · 3 mana · 4/2
///
/// > **Battlecry:** Give all **Deathrattle** minions in your hand +1/+1.
///
/// State: Derived
//~ derived OG_292 0c83398b 52ab1244 bcf09af1.45a84b18
#[test]
fn OG_292_forlorn_stalker() {
    check(
        CardClass::Hunter,
        &[
            Give("OG_292"),
            Cost("OG_292", 3),
            Stats("OG_292", 4, 2),
            Give("AT_009"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("OG_292", Nothing),
            Now(Nth(1), 8, 8),
            Now(Nth(2), 4, 5),
        ],
    );
}

/// # Night's Devotion
///
/// `OG_292e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived OG_292e af228276 c1a6465c 5db5326a.67341004
#[test]
fn OG_292e_nights_devotion() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "OG_292e"), Now(My(0), 6, 2)]);
}

/// # Giant Sand Worm
///
/// `OG_308` · Hunter minion · 8 mana · 8/8
///
/// > Whenever this attacks and kills a minion, it may attack again.
///
/// State: Derived
//~ derived OG_308 cf31db61 c0889ad5 062cf05a.c2372e4d
#[test]
fn OG_308_giant_sand_worm() {
    check(
        CardClass::Hunter,
        &[
            Give("OG_308"),
            Cost("OG_308", 8),
            Stats("OG_308", 8, 8),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("OG_308"),
            Attack(Nth(10), Nth(7)),
            Attack(Nth(10), TheirHero),
            Now(TheirHero, 0, 22),
            Damage(TheirHero, 8),
        ],
    );
}

/// # Princess Huhuran
///
/// `OG_309` · Hunter minion · 5 mana · 6/5
///
/// > **Battlecry:** Trigger a friendly minion's **Deathrattle**.
///
/// State: Derived
//~ derived OG_309 4c9a8a3e acf4f928 3e9f61fc.2964c921
#[test]
fn OG_309_princess_huhuran() {
    check(
        CardClass::Hunter,
        &[
            Give("OG_309"),
            Cost("OG_309", 5),
            Stats("OG_309", 6, 5),
            OnTop("LEG_CS3_013"),
            OnTop("LEG_CS3_013"),
            OnTop("CS2_182"),
            Friend("LEG_CS3_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            CannotTarget("OG_309", Nth(5)),
            Play("OG_309", On(Nth(4))),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
}

/// # Carrion Grub
///
/// `OG_325` · Hunter minion · 3 mana · 2/5
///
/// State: Vanilla
//~ vanilla OG_325 34d50e17 b8973442 4e7ed5cd
#[test]
fn OG_325_carrion_grub() {
    check(
        CardClass::Hunter,
        &[
            Give("OG_325"),
            Cost("OG_325", 3),
            Stats("OG_325", 2, 5),
            Play("OG_325", Nothing),
            In(The("OG_325"), Zone::Play),
            Now(The("OG_325"), 2, 5),
        ],
    );
}
