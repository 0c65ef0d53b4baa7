//! Priest cards of Whispers of the Old Gods, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 78b4e704

/// # Power Word: Tentacles
///
/// `OG_094` · Priest spell · Shadow · 5 mana
///
/// > Give a minion +2/+6.
///
/// State: Derived
//~ derived OG_094 489e3880 f5659c17 a0bd570f.c1804edb
#[test]
fn OG_094_power_word_tentacles() {
    check(
        CardClass::Priest,
        &[
            Give("OG_094"),
            Cost("OG_094", 5),
            Targets("OG_094", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("OG_094", On(Nth(2))),
            Now(Nth(2), 6, 11),
        ],
    );
    check(
        CardClass::Priest,
        &[Give("OG_094"), Friend("CS2_182"), Enemy("CS2_182"), Play("OG_094", On(Nth(1))), Now(Nth(1), 6, 11)],
    );
}

/// # Tentacles
///
/// `OG_094e` · Priest enchantment
///
/// > +2/+6
///
/// State: Derived
//~ derived OG_094e 6edf0d8a c6f1f9be 7380413b.e241a649
#[test]
fn OG_094e_tentacles() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "OG_094e"), Now(My(0), 7, 7)]);
}

/// # Twilight Darkmender
///
/// `OG_096` · Priest minion · 5 mana · 6/5
///
/// > **Battlecry:** If your C'Thun has at least 10 Attack, restore #10 Health to your hero.
///
/// State: Done
//~ done OG_096 b6f6b29f - cf34fce3.f2c7351f
#[test]
fn OG_096_twilight_darkmender() {
    check(
        CardClass::Priest,
        &[
            Give("OG_096"),
            Cost("OG_096", 5),
            Stats("OG_096", 6, 5),
            Friend("OG_280"),
            Play("CS2_092", On(My(0))),
            Crystals(10),
            Hurt(MyHero, 12),
            Play("OG_096", Nothing),
            Damage(MyHero, 2),
        ],
    );
}

/// # Shadow Word: Horror
///
/// `OG_100` · Priest spell · Shadow · 4 mana
///
/// > Destroy all minions with 2 or less Attack.
///
/// State: Derived
//~ derived OG_100 04de45a9 620cce88 39e483dd.fd27eb88
#[test]
fn OG_100_shadow_word_horror() {
    check(
        CardClass::Priest,
        &[
            Give("OG_100"),
            Cost("OG_100", 4),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_119"),
            Enemy("CS2_182"),
            Play("OG_100", Nothing),
            BoardCount(Mine, 1),
            Dead(Nth(1)),
            Dead(Nth(3)),
            BoardCount(Theirs, 1),
        ],
    );
}

/// # Forbidden Shaping
///
/// `OG_101` · Priest spell · Shadow · 0 mana
///
/// > Spend all your Mana. Summon a random minion that costs that much.
///
/// State: Derived
//~ derived OG_101 3a8d8722 4fff262b ee68f647.eb4ea119
#[test]
fn OG_101_forbidden_shaping() {
    check(
        CardClass::Priest,
        &[
            Give("OG_101"),
            Cost("OG_101", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Force(Card("GVG_070")),
            Play("OG_101", Nothing),
            BoardCount(Mine, 2),
            In(The("GVG_070"), Zone::Play),
            Now(The("GVG_070"), 7, 4),
            Mana(0),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("OG_101"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Never(Card("AT_001")),
            Play("OG_101", Nothing),
        ],
    );
}

/// # Embrace the Shadow
///
/// `OG_104` · Priest spell · Shadow · 2 mana
///
/// > This turn, your healing effects deal damage instead.
///
/// State: Todo
//~ todo OG_104 9df585b1 e0c8b81c 5f1eb69c.ff8dc34d
#[test]
#[ignore = "todo: OG_104 Embrace the Shadow"]
fn OG_104_embrace_the_shadow() {
    check(CardClass::Priest, &[Give("OG_104"), Cost("OG_104", 2), Unwritten]);
}

/// # Darkshire Alchemist
///
/// `OG_234` · Priest minion · 5 mana · 5/5
///
/// > **Battlecry:** Restore #5 Health.
///
/// State: Derived
//~ derived OG_234 9485c4d3 1b5f1c9e f4f0913c.bc0b5145
#[test]
fn OG_234_darkshire_alchemist() {
    check(
        CardClass::Priest,
        &[
            Give("OG_234"),
            Cost("OG_234", 5),
            Stats("OG_234", 5, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("OG_234", On(Nth(2))),
            Now(Nth(2), 4, 5),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("OG_234"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("OG_234", On(Nth(1))),
            Now(Nth(1), 4, 5),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("OG_234"),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("OG_234", On(TheirHero)),
            Now(TheirHero, 0, 15),
            Damage(TheirHero, 15),
        ],
    );
}

/// # Herald Volazj
///
/// `OG_316` · Priest minion · 6 mana · 5/5
///
/// > **Battlecry:** Summon a 1/1 copy of each of your other minions.
///
/// State: Derived
//~ derived OG_316 f445350a da01771d 848ae03b.213b1b86
#[test]
fn OG_316_herald_volazj() {
    check(
        CardClass::Priest,
        &[
            Give("OG_316"),
            Cost("OG_316", 6),
            Stats("OG_316", 5, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("OG_316", Nothing),
            BoardCount(Mine, 3),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("OG_316"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("OG_316", Nothing),
            BoardCount(Mine, 3),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("OG_316"),
            Friend("TLC_248"),
            Enemy("CS2_182"),
            Play("OG_316", Nothing),
            BoardCount(Mine, 3),
            In(The("TLC_248"), Zone::Play),
            Now(The("TLC_248"), 1, 1),
        ],
    );
}

/// # Shadowy
///
/// `OG_316k` · Neutral enchantment
///
/// > 1/1.
///
/// State: Derived
//~ derived OG_316k ad278970 6cd8c8cf 0f4b8dff.d68bebe2
#[test]
fn OG_316k_shadowy() {
    check(CardClass::Priest, &[Friend("CS2_119"), Enchant(My(0), "OG_316k"), Now(My(0), 1, 1)]);
}

/// # Hooded Acolyte
///
/// `OG_334` · Priest minion · 4 mana · 3/6
///
/// > **Taunt** Whenever a character is healed, give your C'Thun +1/+1 *(wherever it is).*
///
/// State: Done
//~ done OG_334 b60ee96b - 795e28ee.46337eb9
#[test]
fn OG_334_hooded_acolyte() {
    check(
        CardClass::Priest,
        &[
            Give("OG_334"),
            Cost("OG_334", 4),
            Stats("OG_334", 3, 6),
            Has("OG_334", GameTag::TAUNT),
            Friend("OG_280"),
            Friend("OG_334"),
            Hurt(MyHero, 5),
            Play("CS2_089", Nothing),
            Now(My(0), 7, 7),
        ],
    );
}

/// # Shifting Shade
///
/// `OG_335` · Priest minion · 4 mana · 4/3
///
/// > **Deathrattle:** Copy a card from your opponent's deck and add it to your hand.
///
/// State: Derived
//~ derived OG_335 623645ac 9199c9ba 95a9bf2a.e9b47ba1
#[test]
fn OG_335_shifting_shade() {
    check(
        CardClass::Priest,
        &[
            Give("OG_335"),
            Cost("OG_335", 4),
            Stats("OG_335", 4, 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("OG_335"),
            Force(Entity(Nth(4))),
            Kill(Nth(7)),
            Is(InHand(1), "CS2_118"),
            CostNow(InHand(1), 3),
            Now(InHand(1), 5, 1),
            HandCount(Mine, 2),
        ],
    );
}
