//! Priest cards of Cataclysm, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file dd9340d5

/// # Cleansing Cleric
///
/// `CATA_216` · Priest minion · 4 mana · 4/5
///
/// > **Battlecry:** Your healing effects restore 2 more Health this game.
///
/// State: Todo
//~ todo CATA_216 798b022e 67365849 15d61c45.f72e9888
#[test]
#[ignore = "todo: CATA_216 Cleansing Cleric"]
fn CATA_216_cleansing_cleric() {
    check(CardClass::Priest, &[Give("CATA_216"), Cost("CATA_216", 4), Stats("CATA_216", 4, 5), Unwritten]);
}

/// # The Black Blood
///
/// `CATA_300` · Priest minion · 7 mana · 5/9
///
/// > **Colossal +3.** After you restore Health to a character, attack a random enemy minion.
///
/// State: Derived
//~ derived CATA_300 cf227216 93b5618b 3a6963e8.208e5f3f
#[test]
fn CATA_300_the_black_blood() {
    check(
        CardClass::Priest,
        &[
            Give("CATA_300"),
            Cost("CATA_300", 7),
            Stats("CATA_300", 5, 9),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CATA_300"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Hurt(Nth(3), 1),
            Force(Entity(Nth(2))),
            Play("CS2_007", On(Nth(3))),
            Dead(Nth(2)),
            Now(Nth(3), 5, 5),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("CATA_300"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CATA_300"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Hurt(Nth(2), 1),
            Force(Entity(Nth(2))),
            Play("CS2_007", On(Nth(2))),
            Dead(Nth(2)),
            Now(Nth(3), 5, 3),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("CATA_300"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("CATA_300", Nothing),
            Hurt(Nth(0), 1),
            Force(Entity(Nth(2))),
            Play("CS2_007", On(Nth(0))),
            BoardCount(Mine, 5),
            Now(Nth(0), 5, 5),
            Dead(Nth(2)),
            In(The("CATA_300t1"), Zone::Play),
            Now(The("CATA_300t1"), 2, 2),
            In(The("CATA_300t2"), Zone::Play),
            Now(The("CATA_300t2"), 2, 2),
            In(The("CATA_300t3"), Zone::Play),
            Now(The("CATA_300t3"), 2, 2),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Black Blood's Body
///
/// `CATA_300t1` · Priest minion · 2 mana · 2/2
///
/// > At the end of your turn, restore #3 Health to a random damaged friendly character.
///
/// State: Todo
//~ todo CATA_300t1 47cf4f0f d05d4eb8 2667786f.8c8c86fb
#[test]
#[ignore = "todo: CATA_300t1 Black Blood's Body"]
fn CATA_300t1_black_bloods_body() {
    check(CardClass::Priest, &[Give("CATA_300t1"), Cost("CATA_300t1", 2), Stats("CATA_300t1", 2, 2), Unwritten]);
}

/// # Black Blood's Body
///
/// `CATA_300t2` · Priest minion · 2 mana · 2/2
///
/// > At the end of your turn, restore #3 Health to a random damaged friendly character.
///
/// State: Todo
//~ todo CATA_300t2 eb39cd2f cfe3223e 56e60a67.8c8c86fb
#[test]
#[ignore = "todo: CATA_300t2 Black Blood's Body"]
fn CATA_300t2_black_bloods_body() {
    check(CardClass::Priest, &[Give("CATA_300t2"), Cost("CATA_300t2", 2), Stats("CATA_300t2", 2, 2), Unwritten]);
}

/// # Black Blood's Body
///
/// `CATA_300t3` · Priest minion · 2 mana · 2/2
///
/// > At the end of your turn, restore #3 Health to a random damaged friendly character.
///
/// State: Todo
//~ todo CATA_300t3 32706a6e 48b16cd9 b5a47668.8c8c86fb
#[test]
#[ignore = "todo: CATA_300t3 Black Blood's Body"]
fn CATA_300t3_black_bloods_body() {
    check(CardClass::Priest, &[Give("CATA_300t3"), Cost("CATA_300t3", 2), Stats("CATA_300t3", 2, 2), Unwritten]);
}

/// # Ruby Sanctum
///
/// `CATA_301` · Priest location · 1 mana · 0 uses
///
/// > Your next Healing effect this turn deals damage instead.
///
/// State: Todo
//~ todo CATA_301 c7acf1aa a201d722 f6ad32d2.9c48dbe0
#[test]
#[ignore = "todo: CATA_301 Ruby Sanctum"]
fn CATA_301_ruby_sanctum() {
    check(CardClass::Priest, &[Give("CATA_301"), Cost("CATA_301", 1), Unwritten]);
}

/// # Mend
///
/// `CATA_302` · Priest spell · Holy · 1 mana
///
/// > Restore a minion to full Health. Draw a card.
///
/// State: Derived
//~ derived CATA_302 6b9445d1 d07b1e60 db72bcaa.dbb7be3b
#[test]
fn CATA_302_mend() {
    check(
        CardClass::Priest,
        &[
            Give("CATA_302"),
            Cost("CATA_302", 1),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(4), 2),
            Hurt(Nth(5), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("CATA_302", On(Nth(5))),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            Now(Nth(5), 4, 5),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("CATA_302"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(4), 2),
            Hurt(Nth(5), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("CATA_302", On(Nth(4))),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            Now(Nth(4), 4, 5),
        ],
    );
}

/// # Purifying Breath
///
/// `CATA_303` · Priest spell · Fire · 2 mana
///
/// > Deal $5 damage to a minion. If it dies, restore #5 Health to the enemy hero.
///
/// State: Derived
//~ derived CATA_303 a391b395 757791da 600c818b.c1b819e2
#[test]
fn CATA_303_purifying_breath() {
    check(
        CardClass::Priest,
        &[
            Give("CATA_303"),
            Cost("CATA_303", 2),
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
            Play("CATA_303", On(Nth(7))),
            Dead(Nth(7)),
            Now(TheirHero, 0, 15),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 15),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("CATA_303"),
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
            Play("CATA_303", On(Nth(5))),
            BoardCount(Mine, 1),
            Dead(Nth(5)),
            Now(TheirHero, 0, 15),
            Damage(TheirHero, 15),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("CATA_303"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("TLC_248"),
            Enemy("CS2_182"),
            Enemy("TLC_248"),
            Hurt(Nth(5), 2),
            Hurt(Nth(6), 2),
            Hurt(Nth(7), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("CATA_303", On(Nth(5))),
            Now(Nth(5), 14, 21),
            Now(TheirHero, 0, 10),
        ],
    );
}

/// # Injured Attendant
///
/// `CATA_304` · Priest minion · 3 mana · 3/8
///
/// > Lifesteal **Battlecry:** Deal 4 damage to this minion.
///
/// State: Derived
//~ derived CATA_304 cca0eebf 053a4601 6de853bf.c3d88370
#[test]
fn CATA_304_injured_attendant() {
    check(
        CardClass::Priest,
        &[
            Give("CATA_304"),
            Cost("CATA_304", 3),
            Stats("CATA_304", 3, 8),
            Has("CATA_304", GameTag::LIFESTEAL),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("CATA_304", Nothing),
            Now(MyHero, 0, 14),
            Damage(MyHero, 16),
            Now(Nth(0), 3, 4),
        ],
    );
}

/// # Incensed Matriarch
///
/// `CATA_305` · Priest minion · 4 mana · 3/3
///
/// > At the end of your turn, if this is at full Health, gain +3 Health.
///
/// State: Derived
//~ derived CATA_305 0260390a b093cc0e cfb74b26.51804edd
#[test]
fn CATA_305_incensed_matriarch() {
    check(
        CardClass::Priest,
        &[
            Give("CATA_305"),
            Cost("CATA_305", 4),
            Stats("CATA_305", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Play("CATA_305", Nothing),
            EndTurn,
            Now(Nth(0), 3, 6),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("CATA_305"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CATA_305"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            EndTurn,
            Now(Nth(3), 3, 1),
        ],
    );
}

/// # Incensed
///
/// `CATA_305e` · Priest enchantment
///
/// > +3 Health.
///
/// State: Derived
//~ derived CATA_305e f7cb8a16 cffd1a35 29dcebe8.cda80e25
#[test]
fn CATA_305e_incensed() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "CATA_305e"), Now(My(0), 5, 4)]);
}

/// # Schism
///
/// `CATA_306` · Priest spell · Shadow · 4 mana
///
/// > **Shatter** Give a friendly minion +2/+3 and **Elusive**. Summon a copy of it.@Give a friendly minion +2/+3 and **Elusive**. Summon a copy of it.
///
/// State: Todo
//~ todo CATA_306 f90f84ef f8dd2ca9 3b14747d.1bb35a3f
#[test]
#[ignore = "todo: CATA_306 Schism"]
fn CATA_306_schism() {
    check(CardClass::Priest, &[Give("CATA_306"), Cost("CATA_306", 4), Unwritten]);
}

/// # Dark Influence
///
/// `CATA_306e` · Priest enchantment
///
/// > +2/+3
///
/// State: Derived
//~ derived CATA_306e d05209ee fa65f7e7 ea0692ed.e24cd8c8
#[test]
fn CATA_306e_dark_influence() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "CATA_306e"), Now(My(0), 7, 4)]);
}

/// # Schism
///
/// `CATA_306t1` · Priest spell · Shadow · 4 mana
///
/// > **Shattered** Give a friendly minion +2/+3 and **Elusive**.
///
/// State: Todo
//~ todo CATA_306t1 2eb19287 84a5f808 f624c97c.2bbee3d5
#[test]
#[ignore = "todo: CATA_306t1 Schism"]
fn CATA_306t1_schism() {
    check(CardClass::Priest, &[Give("CATA_306t1"), Cost("CATA_306t1", 4), Unwritten]);
}

/// # Schism
///
/// `CATA_306t2` · Priest spell · Shadow · 4 mana
///
/// > **Shattered** Summon a copy of a friendly minion.
///
/// State: Todo
//~ todo CATA_306t2 4d314aa5 1f621313 5fbe8cdc.5f6c38ad
#[test]
#[ignore = "todo: CATA_306t2 Schism"]
fn CATA_306t2_schism() {
    check(CardClass::Priest, &[Give("CATA_306t2"), Cost("CATA_306t2", 4), Unwritten]);
}

/// # Alexstrasza, Guardian of Life
///
/// `CATA_307` · Priest minion · 7 mana · 8/8
///
/// > **Battlecry:** Set your remaining Health to 15. When you reach full Health, deal 15 damage to your opponent.
///
/// State: Todo
//~ todo CATA_307 dc24b5a2 9758e6ce 5990bc84.91b301d0
#[test]
#[ignore = "todo: CATA_307 Alexstrasza, Guardian of Life"]
fn CATA_307_alexstrasza_guardian_of_life() {
    check(CardClass::Priest, &[Give("CATA_307"), Cost("CATA_307", 7), Stats("CATA_307", 8, 8), Unwritten]);
}

/// # Medivh's Triumph
///
/// `CATA_308` · Priest spell · Holy · 5 mana
///
/// > Deal $4 damage to all minions. Costs (1) if you control a **Legendary** card.
///
/// State: Todo
//~ todo CATA_308 82e0c7e5 67a47b33 6e85079d.66cf20bd
#[test]
#[ignore = "todo: CATA_308 Medivh's Triumph"]
fn CATA_308_medivhs_triumph() {
    check(CardClass::Priest, &[Give("CATA_308"), Cost("CATA_308", 5), Unwritten]);
}
