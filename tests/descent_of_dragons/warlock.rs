//! Warlock cards of Descent of Dragons, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b98baff5

/// # Crazed Netherwing
///
/// `DRG_201` · Warlock minion · 5 mana · 5/5
///
/// > **Battlecry:** If you're holding a Dragon, deal 3 damage to all other characters.
///
/// State: Derived
//~ derived DRG_201 337387d2 4f71c312 d91cd59a.050b722f
#[test]
fn DRG_201_crazed_netherwing() {
    check(
        CardClass::Warlock,
        &[
            Give("DRG_201"),
            Cost("DRG_201", 5),
            Stats("DRG_201", 5, 5),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_201", Nothing),
            Now(MyHero, 0, 27),
            Damage(MyHero, 3),
            Now(Nth(0), 5, 5),
            Now(Nth(3), 4, 2),
            Now(Nth(4), 4, 2),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
    check(
        CardClass::Warlock,
        &[Give("DRG_201"), Friend("CS2_182"), Enemy("CS2_182"), Play("DRG_201", Nothing), Now(MyHero, 0, 30)],
    );
}

/// # Dragonblight Cultist
///
/// `DRG_202` · Warlock minion · 3 mana · 1/1
///
/// > **Battlecry: Invoke** Galakrond. Gain +1 Attack for each other friendly minion.
///
/// State: Done
//~ done DRG_202 ae90c7c4 - 0fa29b5b.0051f025
#[test]
fn DRG_202_dragonblight_cultist() {
    check(
        CardClass::Warlock,
        &[
            Give("DRG_202"),
            Cost("DRG_202", 3),
            Stats("DRG_202", 1, 1),
            Friend("CS2_182"),
            Play("DRG_202", Nothing),
            BoardCount(Mine, 4),
            Now(The("DRG_202"), 4, 1),
        ],
    );
}

/// # Veiled Worshipper
///
/// `DRG_203` · Warlock minion · 4 mana · 5/4
///
/// > **Battlecry:** If you've **Invoked** twice, draw 3 cards.
///
/// State: Done
//~ done DRG_203 55536299 - 713dad1b.13a9944a
#[test]
fn DRG_203_veiled_worshipper() {
    check(
        CardClass::Warlock,
        &[
            Give("DRG_203"),
            Cost("DRG_203", 4),
            Stats("DRG_203", 5, 4),
            Play("DRG_250", Nothing),
            Play("DRG_250", Nothing),
            Crystals(10),
            Play("DRG_203", Nothing),
            HandCount(Mine, 3),
        ],
    );
}

/// # Dark Skies
///
/// `DRG_204` · Warlock spell · Fel · 3 mana
///
/// > Deal $1 damage to a random minion. Repeat for each card in your hand.
///
/// State: Derived
//~ derived DRG_204 5ad2e6e8 3bef5940 e2223c90.eb7e2ee4
#[test]
fn DRG_204_dark_skies() {
    check(
        CardClass::Warlock,
        &[
            Give("DRG_204"),
            Cost("DRG_204", 3),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(2))),
            Play("DRG_204", Nothing),
            Now(Nth(2), 4, 3),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("DRG_204"),
            Give("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(2))),
            Play("DRG_204", Nothing),
            Now(Nth(2), 4, 3),
        ],
    );
}

/// # Nether Breath
///
/// `DRG_205` · Warlock spell · Fel · 2 mana
///
/// > Deal $2 damage. If you're holding a Dragon, deal $4 damage with **Lifesteal** instead.
///
/// State: Todo
//~ todo DRG_205 24d310e1 f495440c baf5cb15.14a0d031
#[test]
#[ignore = "todo: DRG_205 Nether Breath"]
fn DRG_205_nether_breath() {
    check(CardClass::Warlock, &[Give("DRG_205"), Cost("DRG_205", 2), Unwritten]);
}

/// # Rain of Fire
///
/// `DRG_206` · Warlock spell · Fel · 1 mana
///
/// > Deal $1 damage to all characters.
///
/// State: Derived
//~ derived DRG_206 49cfa186 8723b46f 8d822bb9.6089f2cf
#[test]
fn DRG_206_rain_of_fire() {
    check(
        CardClass::Warlock,
        &[
            Give("DRG_206"),
            Cost("DRG_206", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_206", Nothing),
            Now(MyHero, 0, 29),
            Damage(MyHero, 1),
            Now(Nth(1), 4, 4),
            Now(Nth(2), 4, 4),
            Now(TheirHero, 0, 29),
            Damage(TheirHero, 1),
        ],
    );
}

/// # Abyssal Summoner
///
/// `DRG_207` · Warlock minion · 6 mana · 2/2
///
/// > **Battlecry:** Summon a Demon with **Taunt** and stats equal to your hand size.
///
/// State: Todo
//~ todo DRG_207 305a4d0e ae1519b4 7356fe96.4cfc51d9
#[test]
#[ignore = "todo: DRG_207 Abyssal Summoner"]
fn DRG_207_abyssal_summoner() {
    check(CardClass::Warlock, &[Give("DRG_207"), Cost("DRG_207", 6), Stats("DRG_207", 2, 2), Unwritten]);
}

/// # Abyssal Destroyer
///
/// `DRG_207t` · Warlock minion · 1 mana · 1/1
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla DRG_207t 412cc347 cdce6aaf d8d4e7c5.4b0c5d24
#[test]
fn DRG_207t_abyssal_destroyer() {
    check(
        CardClass::Warlock,
        &[
            Give("DRG_207t"),
            Cost("DRG_207t", 1),
            Stats("DRG_207t", 1, 1),
            Has("DRG_207t", GameTag::TAUNT),
            Play("DRG_207t", Nothing),
            In(The("DRG_207t"), Zone::Play),
            Now(The("DRG_207t"), 1, 1),
            HasNow(The("DRG_207t"), GameTag::TAUNT),
        ],
    );
}

/// # Valdris Felgorge
///
/// `DRG_208` · Warlock minion · 7 mana · 4/4
///
/// > **Battlecry:** Increase your maximum hand size to 12. Draw 4 cards.
///
/// State: Todo
//~ todo DRG_208 941a56e5 b2828320 f74295a1.e542207e
#[test]
#[ignore = "todo: DRG_208 Valdris Felgorge"]
fn DRG_208_valdris_felgorge() {
    check(CardClass::Warlock, &[Give("DRG_208"), Cost("DRG_208", 7), Stats("DRG_208", 4, 4), Unwritten]);
}

/// # Zzeraku the Warped
///
/// `DRG_209` · Warlock minion · 8 mana · 4/12
///
/// > Whenever your hero takes damage, summon a 6/6 Nether Drake.
///
/// State: Derived
//~ derived DRG_209 9d9115bf ab8ef937 cbd7ca72.cd07721a
#[test]
fn DRG_209_zzeraku_the_warped() {
    check(
        CardClass::Warlock,
        &[
            Give("DRG_209"),
            Cost("DRG_209", 8),
            Stats("DRG_209", 4, 12),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DRG_209"),
            Hurt(MyHero, 1),
            BoardCount(Mine, 3),
            In(The("DRG_209t"), Zone::Play),
            Now(The("DRG_209t"), 6, 6),
        ],
    );
}

/// # Nether Drake
///
/// `DRG_209t` · Warlock minion · 6 mana · 6/6
///
/// State: Vanilla
//~ vanilla DRG_209t 54718305 b9367533 3be66be3
#[test]
fn DRG_209t_nether_drake() {
    check(
        CardClass::Warlock,
        &[
            Give("DRG_209t"),
            Cost("DRG_209t", 6),
            Stats("DRG_209t", 6, 6),
            Play("DRG_209t", Nothing),
            In(The("DRG_209t"), Zone::Play),
            Now(The("DRG_209t"), 6, 6),
        ],
    );
}

/// # Draconic Imp
///
/// `DRG_238t12t2` · Warlock minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla DRG_238t12t2 9bc3474e 2fd87ebb df610ec7
#[test]
fn DRG_238t12t2_draconic_imp() {
    check(
        CardClass::Warlock,
        &[
            Give("DRG_238t12t2"),
            Cost("DRG_238t12t2", 1),
            Stats("DRG_238t12t2", 1, 1),
            Play("DRG_238t12t2", Nothing),
            In(The("DRG_238t12t2"), Zone::Play),
            Now(The("DRG_238t12t2"), 1, 1),
        ],
    );
}

/// # Fiendish Rites
///
/// `DRG_250` · Warlock spell · 3 mana
///
/// > **Invoke** Galakrond. Give your minions +1 Attack.
///
/// State: Done
//~ done DRG_250 01a2d069 - 15a6c19a.95239a8d
#[test]
fn DRG_250_fiendish_rites() {
    check(
        CardClass::Warlock,
        &[
            Give("DRG_250"),
            Cost("DRG_250", 3),
            Friend("CS2_182"),
            Play("DRG_250", Nothing),
            BoardCount(Mine, 3),
            Now(My(0), 5, 5),
            Now(My(1), 2, 1),
        ],
    );
}

/// # Fiendish Rites
///
/// `DRG_250e` · Neutral enchantment
///
/// > +1 Attack.
///
/// State: Derived
//~ derived DRG_250e 35cfb4ff 1068f290 2a00f9af.c84fda8a
#[test]
fn DRG_250e_fiendish_rites() {
    check(CardClass::Warlock, &[Friend("CS2_118"), Enchant(My(0), "DRG_250e"), Now(My(0), 6, 1)]);
}

/// # Galakrond, the Wretched
///
/// `DRG_600` · Warlock hero · 7 mana · 30 health, 5 armor
///
/// > **Battlecry:** Summon 1 random Demon. *(@)*
///
/// State: Todo
//~ todo DRG_600 789fec0b 06911761 be2ed2b3.08c4174b
#[test]
#[ignore = "todo: DRG_600 Galakrond, the Wretched"]
fn DRG_600_galakrond_the_wretched() {
    check(CardClass::Warlock, &[Give("DRG_600"), Cost("DRG_600", 7), Unwritten]);
}
