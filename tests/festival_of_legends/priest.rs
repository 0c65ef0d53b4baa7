//! Priest cards of Festival of Legends, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d6d808e1

/// # Shadow Chord: Distort
///
/// `ETC_305` · Priest spell · Shadow · 3 mana
///
/// > Give a minion -5/-5. If it has 0 Attack, destroy it.
///
/// State: Done
//~ done ETC_305 952d1bdc - a10f7b27.3c6b83ef
#[test]
fn ETC_305_shadow_chord_distort() {
    check(
        CardClass::Priest,
        &[
            Give("ETC_305"),
            Cost("ETC_305", 3),
            Targets("ETC_305", &[FriendlyMinion, EnemyMinion]),
            Enemy("CS2_200"),
            Play("ETC_305", On(Nth(1))),
            Now(Nth(1), 1, 2),
        ],
    );
    check(
        CardClass::Priest,
        &[Enemy("CS2_119"), Friend("CS2_119"), Play("ETC_305", On(Nth(0))), Dead(Nth(0)), Now(Nth(1), 2, 7)],
    );
}

/// # Distorted
///
/// `ETC_305e` · Priest enchantment
///
/// > -5/-5.
///
/// State: Derived
//~ derived ETC_305e 7f699d5a cd1f23ef 72216d86.11e70be8
#[test]
fn ETC_305e_distorted() {
    check(CardClass::Priest, &[Friend("CS2_186"), Enchant(My(0), "ETC_305e"), Now(My(0), 2, 2)]);
}

/// # Idol's Adoration
///
/// `ETC_312` · Priest weapon · 1 mana · 0/2 durability
///
/// > Your Hero Power costs (0). After you use it, lose 1 Durability.
///
/// State: Derived
//~ derived ETC_312 bc8153da e1591b11 b72bb631.c85b6551
#[test]
fn ETC_312_idols_adoration() {
    check(
        CardClass::Priest,
        &[
            Give("ETC_312"),
            Cost("ETC_312", 1),
            Stats("ETC_312", 0, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ETC_312"),
            HeroPower(On(MyHero)),
            CostNow(MyPower, 0),
            Now(Nth(3), 0, 1),
        ],
    );
}

/// # Harmonic Pop
///
/// `ETC_314` · Priest spell · Holy · 6 mana
///
/// > Deal $3 damage to all minions. Summon a 6/6 Popstar. *(Swaps each turn.)*
///
/// State: Todo
//~ todo ETC_314 32ebe640 57c61ffe 76d8c401.8a858bbb
#[test]
#[ignore = "todo: ETC_314 Harmonic Pop"]
fn ETC_314_harmonic_pop() {
    check(CardClass::Priest, &[Give("ETC_314"), Cost("ETC_314", 6), Unwritten]);
}

/// # Dissonant Pop
///
/// `ETC_314t` · Priest spell · Holy · 6 mana
///
/// > Deal $6 damage to all minions. Summon a 3/3 Popstar. *(Swaps each turn.)*
///
/// State: Todo
//~ todo ETC_314t 920c0698 eb262093 c8b493f9.e566ae4b
#[test]
#[ignore = "todo: ETC_314t Dissonant Pop"]
fn ETC_314t_dissonant_pop() {
    check(CardClass::Priest, &[Give("ETC_314t"), Cost("ETC_314t", 6), Unwritten]);
}

/// # Popstar
///
/// `ETC_314t2` · Priest minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla ETC_314t2 3293e710 66140da8 80b5a83b
#[test]
fn ETC_314t2_popstar() {
    check(
        CardClass::Priest,
        &[
            Give("ETC_314t2"),
            Cost("ETC_314t2", 1),
            Stats("ETC_314t2", 1, 1),
            Play("ETC_314t2", Nothing),
            In(The("ETC_314t2"), Zone::Play),
            Now(The("ETC_314t2"), 1, 1),
        ],
    );
}

/// # Fight Over Me
///
/// `ETC_316` · Priest spell · Shadow · 4 mana
///
/// > Choose two enemy minions. They fight! Add copies of any that die to your hand.
///
/// State: Todo
//~ todo ETC_316 01fc59bc 61190660 73dbc441.7cba1bfa
#[test]
#[ignore = "todo: ETC_316 Fight Over Me"]
fn ETC_316_fight_over_me() {
    check(CardClass::Priest, &[Give("ETC_316"), Cost("ETC_316", 4), Unwritten]);
}

/// # Dreamboat
///
/// `ETC_332` · Priest minion · 2 mana · 1/2
///
/// > **Battlecry:** Restore #3 Health to all other friendly minions. Gain +1/+1 for each one **Overhealed**.
///
/// State: Todo
//~ todo ETC_332 fde2d3d2 43fdb788 11e3b5f1.7534bbaa
#[test]
#[ignore = "todo: ETC_332 Dreamboat"]
fn ETC_332_dreamboat() {
    check(CardClass::Priest, &[Give("ETC_332"), Cost("ETC_332", 2), Stats("ETC_332", 1, 2), Unwritten]);
}

/// # So Dreamy!
///
/// `ETC_332e` · Priest enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived ETC_332e fe802b30 e047b1c1 9231b613.67341004
#[test]
fn ETC_332e_so_dreamy() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "ETC_332e"), Now(My(0), 6, 2)]);
}

/// # Heartbreaker Hedanis
///
/// `ETC_334` · Priest minion · 4 mana · 4/8
///
/// > **Battlecry:** Deal 4 damage to this minion. **Overheal:** Deal 5 damage to a random enemy.
///
/// State: Derived
//~ derived ETC_334 3e2ff076 30a5eb78 2912765e.a987e2e3
#[test]
fn ETC_334_heartbreaker_hedanis() {
    check(
        CardClass::Priest,
        &[
            Give("ETC_334"),
            Cost("ETC_334", 4),
            Stats("ETC_334", 4, 8),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("ETC_334", Nothing),
            Now(Nth(0), 4, 4),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("ETC_334"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ETC_334"),
            Hurt(Nth(3), 1),
            Force(Entity(TheirHero)),
            Restore(Nth(3), 3),
            Now(TheirHero, 0, 25),
            Damage(TheirHero, 5),
        ],
    );
}

/// # Love Everlasting
///
/// `ETC_335` · Priest spell · Holy · 3 mana
///
/// > Your first spell each turn costs (2) less. Lasts until you don't play a spell on your turn.
///
/// State: Todo
//~ todo ETC_335 ad7408d1 76510271 20f8845e.b175b307
#[test]
#[ignore = "todo: ETC_335 Love Everlasting"]
fn ETC_335_love_everlasting() {
    check(CardClass::Priest, &[Give("ETC_335"), Cost("ETC_335", 3), Unwritten]);
}

/// # Power Chord: Synchronize
///
/// `ETC_338` · Priest spell · Holy · 2 mana
///
/// > Choose a minion. Add a copy of it to your hand. **Finale:** Give both +1/+2.
///
/// State: Todo
//~ todo ETC_338 320a2ce3 ce838118 477fa138.e9ece70a
#[test]
#[ignore = "todo: ETC_338 Power Chord: Synchronize"]
fn ETC_338_power_chord_synchronize() {
    check(CardClass::Priest, &[Give("ETC_338"), Cost("ETC_338", 2), Unwritten]);
}

/// # Synchronized
///
/// `ETC_338e` · Priest enchantment
///
/// > +1/+2.
///
/// State: Derived
//~ derived ETC_338e a3d66700 82582ec1 5c9031b2.6fa82661
#[test]
fn ETC_338e_synchronized() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "ETC_338e"), Now(My(0), 6, 3)]);
}

/// # Heartthrob
///
/// `ETC_339` · Priest minion · 3 mana · 2/5
///
/// > **Overheal:** Summon a random minion with Cost equal to the amount **Overhealed**.
///
/// State: Todo
//~ todo ETC_339 1c11d870 c70600e5 59c988c3.6c660a36
#[test]
#[ignore = "todo: ETC_339 Heartthrob"]
fn ETC_339_heartthrob() {
    check(CardClass::Priest, &[Give("ETC_339"), Cost("ETC_339", 3), Stats("ETC_339", 2, 5), Unwritten]);
}

/// # Fan Club
///
/// `ETC_449` · Priest location · 1 mana · 0 uses
///
/// > Restore #3 Health to all friendly characters.
///
/// State: Derived
//~ derived ETC_449 86e20cf8 bd650a27 1d05bc93.f5c720b3
#[test]
fn ETC_449_fan_club() {
    check(
        CardClass::Priest,
        &[
            Give("ETC_449"),
            Cost("ETC_449", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ETC_449"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Use(Nth(3), 0, Nothing),
            Now(MyHero, 0, 13),
            Damage(MyHero, 17),
            Now(Nth(1), 4, 5),
        ],
    );
}

/// # Deafen
///
/// `JAM_022` · Multi-class spell · Shadow · 1 mana
///
/// > **Silence** a minion. **Combo:** Also deal $2 damage to it.
///
/// State: Derived
//~ derived JAM_022 56c52e54 f1a108af 961706e5.b8f75983
#[test]
fn JAM_022_deafen() {
    check(
        CardClass::Priest,
        &[
            Give("JAM_022"),
            Cost("JAM_022", 1),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("JAM_022", On(Nth(4))),
            Dead(Nth(4)),
            BoardCount(Theirs, 2),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("JAM_022"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("JAM_022", On(Nth(1))),
            BoardCount(Mine, 2),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("JAM_022"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("JAM_022", On(Nth(2))),
            Now(Nth(2), 4, 3),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("JAM_022"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("JAM_022", On(Nth(4))),
            HasNot(Nth(4), GameTag::TAUNT),
        ],
    );
}

/// # Plagiarizarrr
///
/// `JAM_023` · Multi-class minion · 3 mana · 4/3
///
/// > **Battlecry:** Get a copy of the top card of your opponent's deck.
///
/// State: Derived
//~ derived JAM_023 c65462e2 af037515 ab8ad71f.1d912e29
#[test]
fn JAM_023_plagiarizarrr() {
    check(
        CardClass::Priest,
        &[
            Give("JAM_023"),
            Cost("JAM_023", 3),
            Stats("JAM_023", 4, 3),
            EmptyDeck(Theirs),
            OnTheirTop("CS2_118"),
            OnTheirTop("CS2_119"),
            OnTheirTop("CS2_120"),
            OnTheirTop("CS2_168"),
            OnTheirTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("JAM_023", Nothing),
            CostNow(InHand(0), 4),
            Now(InHand(0), 4, 5),
            HandCount(Mine, 1),
        ],
    );
}

/// # Ambient Lightspawn
///
/// `JAM_024` · Priest minion · 4 mana · 3/4
///
/// > **Finale and Overheal:** Give another random friendly minion +2/+2.
///
/// State: Derived
//~ derived JAM_024 1c900ecb b8253203 d8aa7a51.5dcc2343
#[test]
fn JAM_024_ambient_lightspawn() {
    check(
        CardClass::Priest,
        &[
            Give("JAM_024"),
            Cost("JAM_024", 4),
            Stats("JAM_024", 3, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(4),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Force(Entity(Nth(1))),
            Play("JAM_024", Nothing),
            Now(Nth(1), 6, 5),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("JAM_024"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(4),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Never(Entity(Nth(0))),
            Play("JAM_024", Nothing),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("JAM_024"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(4),
            Friend("JAM_024"),
            Hurt(Nth(3), 1),
            Force(Entity(Nth(1))),
            Restore(Nth(3), 3),
            Now(Nth(1), 6, 7),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("JAM_024"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(4),
            Friend("JAM_024"),
            Hurt(Nth(3), 1),
            Never(Entity(Nth(3))),
            Restore(Nth(3), 3),
        ],
    );
}

/// # Ambience
///
/// `JAM_024e` · Priest enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived JAM_024e e7a8d109 4db86288 3b6a1b77.6d6ab056
#[test]
fn JAM_024e_ambience() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "JAM_024e"), Now(My(0), 7, 3)]);
}
