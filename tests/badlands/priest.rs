//! Priest cards of Showdown in the Badlands, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file bd12a551

/// # Shadow Word: Steal
///
/// `DEEP_021` · Multi-class spell · Shadow · 5 mana
///
/// > Return an enemy minion to YOUR hand.
///
/// State: Derived
//~ derived DEEP_021 141357a3 05be824a 55c9b12d.48d92c0b
#[test]
fn DEEP_021_shadow_word_steal() {
    check(
        CardClass::Priest,
        &[
            Give("DEEP_021"),
            Cost("DEEP_021", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DEEP_021", On(Nth(2))),
            CostNow(Nth(2), 4),
            In(Nth(2), Zone::Hand),
            BoardCount(Theirs, 0),
            HandCount(Theirs, 1),
        ],
    );
}

/// # Hidden Gem
///
/// `DEEP_023` · Multi-class minion · 2 mana · 2/2
///
/// > **Stealth** At the end of your turn, restore #2 Health to all friendly characters.
///
/// State: Derived
//~ derived DEEP_023 865703d8 4ecf221f 9620f80b.26af0fd7
#[test]
fn DEEP_023_hidden_gem() {
    check(
        CardClass::Priest,
        &[
            Give("DEEP_023"),
            Cost("DEEP_023", 2),
            Stats("DEEP_023", 2, 2),
            Has("DEEP_023", GameTag::STEALTH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DEEP_023"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            EndTurn,
            Now(MyHero, 0, 12),
            Damage(MyHero, 18),
            Now(Nth(1), 4, 5),
        ],
    );
}

/// # Glowstone Gyreworm
///
/// `DEEP_024` · Priest minion · 4 mana · 4/4
///
/// > Lifesteal **Quickdraw:** Deal 5 damage. **Forge:** Change **Quickdraw** to **Battlecry**.
///
/// State: Derived
//~ derived DEEP_024 ede13433 3f08aeac bb195d8d.50befeee
#[test]
fn DEEP_024_glowstone_gyreworm() {
    check(
        CardClass::Priest,
        &[
            Give("DEEP_024"),
            Cost("DEEP_024", 4),
            Stats("DEEP_024", 4, 4),
            Has("DEEP_024", GameTag::LIFESTEAL),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("DEEP_024", On(Nth(2))),
            Now(MyHero, 0, 15),
            Damage(MyHero, 15),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("DEEP_024"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("DEEP_024", On(Nth(1))),
            Now(MyHero, 0, 15),
            BoardCount(Mine, 1),
            Damage(MyHero, 15),
            Dead(Nth(1)),
        ],
    );
}

/// # Glowstone Gyreworm
///
/// `DEEP_024t` · Priest minion · 4 mana · 4/4
///
/// > **Forged**, **Lifesteal Battlecry:** Deal 5 damage.
///
/// State: Derived
//~ derived DEEP_024t c6924cba 7a9d56be 5dd6b875.78a05ea9
#[test]
fn DEEP_024t_glowstone_gyreworm() {
    check(
        CardClass::Priest,
        &[
            Give("DEEP_024t"),
            Cost("DEEP_024t", 4),
            Stats("DEEP_024t", 4, 4),
            Has("DEEP_024t", GameTag::FORGED),
            Has("DEEP_024t", GameTag::LIFESTEAL),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("DEEP_024t", On(Nth(2))),
            Now(MyHero, 0, 15),
            Damage(MyHero, 15),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("DEEP_024t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("DEEP_024t", On(Nth(1))),
            Now(MyHero, 0, 15),
            BoardCount(Mine, 1),
            Damage(MyHero, 15),
            Dead(Nth(1)),
        ],
    );
}

/// # Swarm of Lightbugs
///
/// `WW_052` · Priest spell · 5 mana
///
/// > Summon 10 1/1 Lightbugs with **Lifesteal**. Save any excess in a 1-Cost Bottle.
///
/// State: Todo
//~ todo WW_052 7b5b9bb2 699ae974 90ad8e74.c72ba548
#[test]
#[ignore = "todo: WW_052 Swarm of Lightbugs"]
fn WW_052_swarm_of_lightbugs() {
    check(CardClass::Priest, &[Give("WW_052"), Cost("WW_052", 5), Unwritten]);
}

/// # Lightbug
///
/// `WW_052t` · Priest minion · 1 mana · 1/1
///
/// > **Lifesteal**
///
/// State: Vanilla
//~ vanilla WW_052t 4a95fff8 83689fcf 0ac5f699.b857c9f1
#[test]
fn WW_052t_lightbug() {
    check(
        CardClass::Priest,
        &[
            Give("WW_052t"),
            Cost("WW_052t", 1),
            Stats("WW_052t", 1, 1),
            Has("WW_052t", GameTag::LIFESTEAL),
            Play("WW_052t", Nothing),
            In(The("WW_052t"), Zone::Play),
            Now(The("WW_052t"), 1, 1),
            HasNow(The("WW_052t"), GameTag::LIFESTEAL),
        ],
    );
}

/// # Bottled Lightbugs
///
/// `WW_052t2` · Priest spell · 1 mana
///
/// > Summon the excess 1/1 Lightbugs with **Lifesteal**.@Summon {0} 1/1 Lightbugs with **Lifesteal**.
///
/// State: Todo
//~ todo WW_052t2 30e500b4 4287f3eb 326b9be9.c81ef7a3
#[test]
#[ignore = "todo: WW_052t2 Bottled Lightbugs"]
fn WW_052t2_bottled_lightbugs() {
    check(CardClass::Priest, &[Give("WW_052t2"), Cost("WW_052t2", 1), Unwritten]);
}

/// # Tram Heist
///
/// `WW_053` · Priest spell · 4 mana
///
/// > Get a copy of each card your opponent played last turn.
///
/// State: Derived
//~ derived WW_053 fb0fdcb0 4bd6c7fe 7e2b7f18.adba0cd4
#[test]
fn WW_053_tram_heist() {
    check(
        CardClass::Priest,
        &[
            Give("WW_053"),
            Cost("WW_053", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            EndTurn,
            Play("CS2_118", Nothing),
            EndTurn,
            Crystals(10),
            Play("WW_053", Nothing),
            Is(InHand(1), "CS2_118"),
            CostNow(InHand(1), 3),
            Now(InHand(1), 5, 1),
            HandCount(Mine, 2),
        ],
    );
}

/// # Injured Hauler
///
/// `WW_381` · Priest minion · 3 mana · 3/7
///
/// > **Battlecry:** Deal 4 damage to this minion. **Overheal:** Deal 2 damage to all enemy minions.
///
/// State: Derived
//~ derived WW_381 1b386afc 83d9d392 f91b36db.4e5b29ff
#[test]
fn WW_381_injured_hauler() {
    check(
        CardClass::Priest,
        &[
            Give("WW_381"),
            Cost("WW_381", 3),
            Stats("WW_381", 3, 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("WW_381", Nothing),
            Now(Nth(0), 3, 3),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("WW_381"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WW_381"),
            Hurt(Nth(3), 1),
            Restore(Nth(3), 3),
            Now(Nth(2), 4, 3),
        ],
    );
}

/// # Benevolent Banker
///
/// `WW_384` · Priest minion · 3 mana · 2/4
///
/// > **Battlecry: Discover** a spell from your deck. **Quickdraw:** Enemy deck instead.
///
/// State: Todo
//~ todo WW_384 936b13ef 6d81d509 5a059362.e1af0763
#[test]
#[ignore = "todo: WW_384 Benevolent Banker"]
fn WW_384_benevolent_banker() {
    check(CardClass::Priest, &[Give("WW_384"), Cost("WW_384", 3), Stats("WW_384", 2, 4), Unwritten]);
}

/// # Thirsty Drifter
///
/// `WW_387` · Priest minion · 6 mana · 4/6
///
/// > **Taunt** Costs (1) less for each 1-Cost card you've played this game.
///
/// State: Derived
//~ derived WW_387 2eea60a5 d7ed37cc af99ebae.1d7e020e
#[test]
fn WW_387_thirsty_drifter() {
    check(
        CardClass::Priest,
        &[
            Give("WW_387"),
            Cost("WW_387", 6),
            Stats("WW_387", 4, 6),
            Has("WW_387", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WW_387"),
            Play("CS2_168", Nothing),
            Crystals(10),
            CostNow(Nth(0), 5),
        ],
    );
}

/// # Elise, Badlands Savior
///
/// `WW_392` · Priest minion · 8 mana · 5/5
///
/// > **Battlecry:** If your deck started with no duplicates, summon 5/5 copies of 4 random minions in your deck.
///
/// State: Done
//~ done WW_392 69d2d3a0 - 6f1d8c22.1ab677dd
#[test]
fn WW_392_elise_badlands_savior() {
    check(
        CardClass::Priest,
        &[
            Give("WW_392"),
            Cost("WW_392", 8),
            Stats("WW_392", 5, 5),
            DeckOf(&["CS2_182", "CS2_200", "CS2_231", "CS2_186", "CS2_029", "CS2_172"]),
            Force(Card("CS2_182")),
            Force(Card("CS2_200")),
            Force(Card("CS2_231")),
            Force(Card("CS2_186")),
            Play("WW_392", Nothing),
            BoardCount(Mine, 5),
            In(The("CS2_231"), Zone::Play),
            Now(The("CS2_231"), 5, 5),
            Now(The("CS2_182"), 5, 5),
            Now(The("CS2_200"), 5, 5),
            Now(The("CS2_186"), 5, 5),
            Now(Nth(3), 1, 1),
            DeckCount(Mine, 6),
        ],
    );
    check(CardClass::Priest, &[Play("WW_392", Nothing), BoardCount(Mine, 1)]);
}

/// # Honorary Outlaw
///
/// `WW_392e` · Priest enchantment
///
/// > 5/5.
///
/// State: Derived
//~ derived WW_392e 73fc956e 08388a81 85c642fc.36023d4f
#[test]
fn WW_392e_honorary_outlaw() {
    check(CardClass::Priest, &[Friend("CS2_119"), Enchant(My(0), "WW_392e"), Now(My(0), 5, 5)]);
}

/// # Invasive Shadeleaf
///
/// `WW_393` · Priest spell · Shadow · 4 mana
///
/// > Deal $10 damage to an enemy minion. Save any excess in a 1-Cost Bottle.
///
/// State: Todo
//~ todo WW_393 2ad7487d f918367c 0f731071.781f436a
#[test]
#[ignore = "todo: WW_393 Invasive Shadeleaf"]
fn WW_393_invasive_shadeleaf() {
    check(CardClass::Priest, &[Give("WW_393"), Cost("WW_393", 4), Unwritten]);
}

/// # Bottled Shadeleaf
///
/// `WW_393t` · Priest spell · Shadow · 1 mana
///
/// > Deal the excess damage to an enemy minion.@Deal ${0} damage to an enemy minion.
///
/// State: Todo
//~ todo WW_393t 779720af 4cbd563b e335950c.d2070dd3
#[test]
#[ignore = "todo: WW_393t Bottled Shadeleaf"]
fn WW_393t_bottled_shadeleaf() {
    check(CardClass::Priest, &[Give("WW_393t"), Cost("WW_393t", 1), Unwritten]);
}

/// # Pip the Potent
///
/// `WW_394` · Priest minion · 3 mana · 3/3
///
/// > **Battlecry:** Copy each 1-Cost card in your hand.
///
/// State: Derived
//~ derived WW_394 4100096b 7d26b5da 30b17be8.a99b95a7
#[test]
fn WW_394_pip_the_potent() {
    check(
        CardClass::Priest,
        &[
            Give("WW_394"),
            Cost("WW_394", 3),
            Stats("WW_394", 3, 3),
            Give("CS2_168"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WW_394", Nothing),
            Is(InHand(2), "CS2_168"),
            CostNow(InHand(2), 1),
            Now(InHand(2), 2, 1),
            HandCount(Mine, 3),
        ],
    );
}

/// # Holy Springwater
///
/// `WW_395` · Priest spell · Holy · 2 mana
///
/// > Restore #8 Health to a damaged character. Save any excess in a 1-Cost Bottle.
///
/// State: Todo
//~ todo WW_395 a7e68307 57207a0a ccb09a37.594f3fd3
#[test]
#[ignore = "todo: WW_395 Holy Springwater"]
fn WW_395_holy_springwater() {
    check(CardClass::Priest, &[Give("WW_395"), Cost("WW_395", 2), Unwritten]);
}

/// # Bottled Springwater
///
/// `WW_395t` · Priest spell · Holy · 1 mana
///
/// > Restore the excess Health.@Restore #{0} Health.
///
/// State: Todo
//~ todo WW_395t fc75fd86 137eb35c 1eb445a7.1b91c06e
#[test]
#[ignore = "todo: WW_395t Bottled Springwater"]
fn WW_395t_bottled_springwater() {
    check(CardClass::Priest, &[Give("WW_395t"), Cost("WW_395t", 1), Unwritten]);
}

/// # Posse Possession
///
/// `WW_600` · Priest spell · Shadow · 4 mana
///
/// > Summon a 4/4 copy of a random minion in your opponent's hand.
///
/// State: Derived
//~ derived WW_600 b8149708 ca066a9a bc5a3304.294a61ea
#[test]
fn WW_600_posse_possession() {
    check(
        CardClass::Priest,
        &[
            Give("WW_600"),
            Cost("WW_600", 4),
            Give("CS2_182"),
            GiveThem("CS2_118"),
            GiveThem("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("WW_600", Nothing),
            BoardCount(Mine, 2),
            In(The("CS2_118"), Zone::Play),
            Now(The("CS2_118"), 4, 4),
        ],
    );
}

/// # Possessed, Y'all
///
/// `WW_600e` · Priest enchantment
///
/// > 4/4.
///
/// State: Derived
//~ derived WW_600e a1353da0 7bc3c90f f16682a1.7beff5ae
#[test]
fn WW_600e_possessed_yall() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "WW_600e"), Now(My(0), 4, 4)]);
}
