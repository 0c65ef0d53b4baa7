//! Warlock cards of TITANS, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b912bf20

/// `TTN_460` · Warlock spell · Shadow · 3 mana
/// > Deal $5 damage randomly split among all enemy minions. Restore #2 Health to your hero for each killed.
///
/// State: Done
//~ done TTN_460 d0cea8ff - b6740ebd.a6403e5a
#[test]
fn TTN_460_mortal_eradication() {
    check(
        CardClass::Warlock,
        &[
            Give("TTN_460"),
            Cost("TTN_460", 3),
            Enemy("CS2_182"),
            Friend("CS2_231"),
            Hurt(MyHero, 10),
            Play("TTN_460", Nothing),
            Dead(Nth(1)),
            Health(MyHero, 22),
            Health(TheirHero, 30),
            In(Nth(2), Zone::Play),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Enemy("CS2_231"),
            Enemy("CS2_231"),
            Enemy("CS2_182"),
            Hurt(MyHero, 10),
            Force(Entity(Nth(0))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(1))),
            Play("TTN_460", Nothing),
            Health(Nth(2), 2),
            Health(MyHero, 24),
        ],
    );
    check(
        CardClass::Warlock,
        &[Enemy("CS2_200"), Hurt(MyHero, 10), Play("TTN_460", Nothing), Health(Nth(0), 2), Health(MyHero, 20)],
    );
}

/// `TTN_462` · Warlock minion · 9 mana · 4/4
/// > Costs (1) less for each damage you've taken on your turns this game.
///
/// State: Todo
//~ todo TTN_462 d637f04e f17d9630 eb981590.3edb49b3
#[test]
#[ignore = "todo: Imprisoned Horror"]
fn TTN_462_imprisoned_horror() {
    unwritten("TTN_462");
}

/// `TTN_465` · Warlock location · 3 mana · 0 uses
/// > Choose a friendly minion. Summon a Giant with its stats and **Rush**.
///
/// State: Done
//~ done TTN_465 bd223fc1 - 931a04c3.b0317477
#[test]
fn TTN_465_forge_of_wills() {
    check(
        CardClass::Warlock,
        &[
            Give("TTN_465"),
            Cost("TTN_465", 3),
            Friend("CS2_182"),
            Enemy("CS2_200"),
            Friend("TTN_465"),
            Use(Nth(3), 0, On(Nth(1))),
            Now(The("TTN_465t"), 4, 5),
            HasNow(The("TTN_465t"), GameTag::RUSH),
            Now(Nth(1), 4, 5),
            HasNot(Nth(1), GameTag::RUSH),
            BoardCount(Theirs, 1),
            Attack(The("TTN_465t"), Nth(2)),
            Health(Nth(2), 3),
        ],
    );
}

/// `TTN_487` · Warlock minion · 6 mana · 3/3
/// > **Battlecry: Discover** a minion from your deck. Summon a Tentacle with its stats and **Taunt**.
///
/// State: Todo
//~ todo TTN_487 0363224f f17cd4b6 5c9ac320.0a558c34
#[test]
#[ignore = "todo: Loken, Jailer of Yogg-Saron"]
fn TTN_487_loken_jailer_of_yogg_saron() {
    unwritten("TTN_487");
}

/// `TTN_490` · Warlock minion · 4 mana · 3/3
/// > **Battlecry:** Discard a spell to summon two 3/2 Imps. **Forge:** Give them +2 Health and **Taunt**.
///
/// State: Todo
//~ todo TTN_490 2c488d0c 65051b5b bbb32c8c.e2b307cb
#[test]
#[ignore = "todo: Disciple of Sargeras"]
fn TTN_490_disciple_of_sargeras() {
    unwritten("TTN_490");
}

/// `TTN_490t` · Warlock minion · 4 mana · 3/3
/// > **Forged Battlecry:** Discard a spell to summon two 3/2 Imps with +2 Health and **Taunt**.
///
/// State: Todo
//~ todo TTN_490t fd39efca 9dfe93f8 649a1cb4.5b6205be
#[test]
#[ignore = "todo: Disciple of Sargeras"]
fn TTN_490t_disciple_of_sargeras() {
    unwritten("TTN_490t");
}

/// `TTN_932` · Warlock spell · 1 mana
/// > Destroy a friendly minion to destroy an enemy minion.
///
/// State: Done
//~ done TTN_932 3ca065ef - d74c4ffe.19660082
#[test]
fn TTN_932_chaotic_consumption() {
    check(
        CardClass::Warlock,
        &[
            Give("TTN_932"),
            Cost("TTN_932", 1),
            Friend("CS2_231"),
            Friend("CS2_182"),
            Enemy("CS2_200"),
            Enemy("CS2_182"),
            Enemy("CS2_231"),
            Play("TTN_932", On(Nth(1))),
            ChooseCard("CS2_182"),
            Dead(Nth(1)),
            Dead(Nth(4)),
            BoardCount(Mine, 1),
            BoardCount(Theirs, 2),
        ],
    );
    check(
        CardClass::Warlock,
        &[Friend("CS2_182"), Enemy("CS2_200"), Play("TTN_932", On(Nth(0))), Choose(0), Dead(Nth(0)), Dead(Nth(1))],
    );
}

/// `TTN_960` · Warlock minion · 9 mana · 6/12
/// > **Titan Battlecry:** Open a portal that summons two 3/2 Imps each turn.
///
/// State: Todo
//~ todo TTN_960 1091b692 c84b216c bab81a27.77b567fe
#[test]
#[ignore = "todo: Sargeras, the Destroyer"]
fn TTN_960_sargeras_the_destroyer() {
    unwritten("TTN_960");
}

/// `TTN_960t` · Warlock minion · 11 mana · 0/1
/// > At the end of your turn, summon two 3/2 Imps.
///
/// State: Todo
//~ todo TTN_960t 3202fa95 8a78e632 be18771e.9c110599
#[test]
#[ignore = "todo: The Twisting Nether"]
fn TTN_960t_the_twisting_nether() {
    unwritten("TTN_960t");
}

/// `TTN_960t2` · Warlock spell · 0 mana
/// > Send all other minions into the Twisting Nether.
///
/// State: Todo
//~ todo TTN_960t2 4394272c 4caad12e 6690173c.90e8319d
#[test]
#[ignore = "todo: To the Void!"]
fn TTN_960t2_to_the_void() {
    unwritten("TTN_960t2");
}

/// `TTN_960t3` · Warlock spell · 0 mana
/// > Summon two 6/6 Infernals from the Twisting Nether.
///
/// State: Todo
//~ todo TTN_960t3 59c282fa b71a22c3 792a7b8d.7abab6ac
#[test]
#[ignore = "todo: Inferno!"]
fn TTN_960t3_inferno() {
    unwritten("TTN_960t3");
}

/// `TTN_960t4` · Warlock spell · 0 mana
/// > Future Demons summoned from the Twisting Nether have +2 Health and **Taunt**.
///
/// State: Todo
//~ todo TTN_960t4 acae54c0 8c834623 5955b8d7.b75cebb0
#[test]
#[ignore = "todo: Legion Invasion!"]
fn TTN_960t4_legion_invasion() {
    unwritten("TTN_960t4");
}

/// `YOG_301` · Warlock spell · Shadow · 3 mana
/// > Both players take Fatigue damage, twice.
///
/// State: Todo
//~ todo YOG_301 a172bf35 dca391c5 3ac56fb0.1872f866
#[test]
#[ignore = "todo: Encroaching Insanity"]
fn YOG_301_encroaching_insanity() {
    unwritten("YOG_301");
}

/// `YOG_503` · Warlock spell · Shadow · 1 mana
/// > Enemy minions cost Health instead of Mana next turn.
///
/// State: Todo
//~ todo YOG_503 db07f861 7690b5dd e52a7605.2e4cd87e
#[test]
#[ignore = "todo: Curse of Flesh"]
fn YOG_503_curse_of_flesh() {
    unwritten("YOG_503");
}
