//! Death Knight cards of Festival of Legends, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 046bad43

/// # Hardcore Cultist
///
/// `ETC_209` · Death Knight minion · 3 mana · 2/1
///
/// > **Battlecry:** Deal 2 damage. **Finale:** To all enemies.
///
/// State: Todo
//~ todo ETC_209 296d2e42 35bf0923 cd387a78.954e7380
#[test]
#[ignore = "todo: ETC_209 Hardcore Cultist"]
fn ETC_209_hardcore_cultist() {
    check(CardClass::DeathKnight, &[Give("ETC_209"), Cost("ETC_209", 3), Stats("ETC_209", 2, 1), Unwritten]);
}

/// # Climactic Necrotic Explosion
///
/// `ETC_210` · Death Knight spell · 10 mana
///
/// > **Lifesteal**. Deal ${0} damage. Summon {1} {2}/{3} Souls. *(Randomly improved by **Corpses** you've spent)*
///
/// State: Todo
//~ todo ETC_210 819186f0 11002dd6 df3042ec.5f953d34
#[test]
#[ignore = "todo: ETC_210 Climactic Necrotic Explosion"]
fn ETC_210_climactic_necrotic_explosion() {
    check(
        CardClass::DeathKnight,
        &[Give("ETC_210"), Cost("ETC_210", 10), Has("ETC_210", GameTag::LIFESTEAL), Unwritten],
    );
}

/// # Arcanite Ripper
///
/// `ETC_423` · Death Knight weapon · 3 mana · 3/2 durability
///
/// > **Deathrattle:** Summon a @/@ **Lifesteal** Undead. *(Change your Health on your turn while equipped to improve!)*
///
/// State: Todo
//~ todo ETC_423 730925db 75fcb1ad e86102c4.3f459ec0
#[test]
#[ignore = "todo: ETC_423 Arcanite Ripper"]
fn ETC_423_arcanite_ripper() {
    check(CardClass::DeathKnight, &[Give("ETC_423"), Cost("ETC_423", 3), Stats("ETC_423", 3, 2), Unwritten]);
}

/// # Blighthead
///
/// `ETC_423t` · Death Knight minion · 1 mana · 1/1
///
/// > **Lifesteal**
///
/// State: Vanilla
//~ vanilla ETC_423t b8fe218b fac1d903 1b3911e0.b857c9f1
#[test]
fn ETC_423t_blighthead() {
    check(
        CardClass::DeathKnight,
        &[
            Give("ETC_423t"),
            Cost("ETC_423t", 1),
            Stats("ETC_423t", 1, 1),
            Has("ETC_423t", GameTag::LIFESTEAL),
            Play("ETC_423t", Nothing),
            In(The("ETC_423t"), Zone::Play),
            Now(The("ETC_423t"), 1, 1),
            HasNow(The("ETC_423t"), GameTag::LIFESTEAL),
        ],
    );
}

/// # Death Growl
///
/// `ETC_424` · Death Knight spell · 1 mana
///
/// > Choose a minion. Spread its **Deathrattle** to adjacent minions.
///
/// State: Derived
//~ derived ETC_424 42b1da80 40068ec0 876fee1f.972dd517
#[test]
fn ETC_424_death_growl() {
    check(
        CardClass::DeathKnight,
        &[
            Give("ETC_424"),
            Cost("ETC_424", 1),
            Friend("LEG_CS3_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ETC_424", On(Nth(1))),
            Kill(Nth(2)),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[Give("ETC_424"), Friend("LEG_CS3_013"), Friend("CS2_182"), Enemy("CS2_182"), Play("ETC_424", On(Nth(3)))],
    );
    check(
        CardClass::DeathKnight,
        &[Give("ETC_424"), Friend("LEG_CS3_013"), Friend("CS2_182"), Enemy("CS2_182"), Play("ETC_424", On(Nth(1)))],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("ETC_424"),
            Friend("LEG_CS3_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ETC_424", On(Nth(1))),
            Kill(Nth(1)),
            Now(TheirHero, 0, 27),
        ],
    );
}

/// # Harmonic Metal
///
/// `ETC_427` · Death Knight spell · 3 mana
///
/// > Give 4 random minions in your hand +2/+2. *(Swaps each turn.)*
///
/// State: Derived
//~ derived ETC_427 ef892f4e 050567b4 79daedad.5b74c1da
#[test]
fn ETC_427_harmonic_metal() {
    check(
        CardClass::DeathKnight,
        &[
            Give("ETC_427"),
            Cost("ETC_427", 3),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Force(Entity(Nth(2))),
            Play("ETC_427", Nothing),
            Now(Nth(1), 7, 3),
            Now(Nth(2), 6, 7),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("ETC_427"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            EndTurn,
            EndTurn,
            Is(Nth(0), "ETC_427t"),
        ],
    );
}

/// # Harmonic Presence
///
/// `ETC_427e` · Death Knight enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived ETC_427e 3edd0f6c 2b7634de e1e15719.6d6ab056
#[test]
fn ETC_427e_harmonic_presence() {
    check(CardClass::DeathKnight, &[Friend("CS2_118"), Enchant(My(0), "ETC_427e"), Now(My(0), 7, 3)]);
}

/// # Dissonant Presence
///
/// `ETC_427e2` · Death Knight enchantment
///
/// > +4/+4.
///
/// State: Derived
//~ derived ETC_427e2 2200e1f3 d1e94e13 2c909bf1.529ecbc5
#[test]
fn ETC_427e2_dissonant_presence() {
    check(CardClass::DeathKnight, &[Friend("CS2_118"), Enchant(My(0), "ETC_427e2"), Now(My(0), 9, 5)]);
}

/// # Dissonant Metal
///
/// `ETC_427t` · Death Knight spell · 3 mana
///
/// > Give 2 random minions in your hand +4/+4. *(Swaps each turn.)*
///
/// State: Derived
//~ derived ETC_427t 09bd6313 8d591cd4 5c7d8085.050190e4
#[test]
fn ETC_427t_dissonant_metal() {
    check(
        CardClass::DeathKnight,
        &[
            Give("ETC_427t"),
            Cost("ETC_427t", 3),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Force(Entity(Nth(2))),
            Play("ETC_427t", Nothing),
            Now(Nth(1), 9, 5),
            Now(Nth(2), 8, 9),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("ETC_427t"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            EndTurn,
            EndTurn,
            Is(Nth(0), "ETC_427"),
        ],
    );
}

/// # Boneshredder
///
/// `ETC_428` · Death Knight minion · 5 mana · 5/4
///
/// > **Battlecry:** Spend 5 **Corpses** to trigger and gain the **Deathrattle** of a random friendly minion that died this game.
///
/// State: Todo
//~ todo ETC_428 831da962 fa4dde41 291c37b6.3196b85f
#[test]
#[ignore = "todo: ETC_428 Boneshredder"]
fn ETC_428_boneshredder() {
    check(CardClass::DeathKnight, &[Give("ETC_428"), Cost("ETC_428", 5), Stats("ETC_428", 5, 4), Unwritten]);
}

/// # Screaming Banshee
///
/// `ETC_522` · Death Knight minion · 5 mana · 3/6
///
/// > **Lifesteal** After your hero gains Health, summon a Soul with that much Attack and Health.
///
/// State: Todo
//~ todo ETC_522 b6499034 80ff344c 3ba13da7.b3a10589
#[test]
#[ignore = "todo: ETC_522 Screaming Banshee"]
fn ETC_522_screaming_banshee() {
    check(
        CardClass::DeathKnight,
        &[Give("ETC_522"), Cost("ETC_522", 5), Stats("ETC_522", 3, 6), Has("ETC_522", GameTag::LIFESTEAL), Unwritten],
    );
}

/// # Die-Hard Fan
///
/// `ETC_522t` · Death Knight minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla ETC_522t ea9c624d 353a395d 397b071a
#[test]
fn ETC_522t_die_hard_fan() {
    check(
        CardClass::DeathKnight,
        &[
            Give("ETC_522t"),
            Cost("ETC_522t", 1),
            Stats("ETC_522t", 1, 1),
            Play("ETC_522t", Nothing),
            In(The("ETC_522t"), Zone::Play),
            Now(The("ETC_522t"), 1, 1),
        ],
    );
}

/// # Death Metal Knight
///
/// `ETC_523` · Death Knight minion · 3 mana · 3/4
///
/// > **Taunt** Costs Health instead of Mana if your hero was healed this turn.
///
/// State: Derived
//~ derived ETC_523 484d0dec 2f3bf1bf 46655b36.e6f23cf7
#[test]
fn ETC_523_death_metal_knight() {
    check(
        CardClass::DeathKnight,
        &[
            Give("ETC_523"),
            Cost("ETC_523", 3),
            Stats("ETC_523", 3, 4),
            Has("ETC_523", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ETC_523"),
            Hurt(MyHero, 3),
            Restore(MyHero, 1),
            Crystals(10),
            HasNow(Nth(0), GameTag::CARD_ALTERNATE_COST),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("ETC_523"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ETC_523"),
            HasNot(Nth(0), GameTag::CARD_ALTERNATE_COST),
        ],
    );
}

/// # Cage Head
///
/// `ETC_526` · Death Knight minion · 8 mana · 5/1
///
/// > **Deathrattle:** Summon a 9/9 Blight Boar with **Charge** and **Taunt**.
///
/// State: Derived
//~ derived ETC_526 73ff9324 d56ce397 aa612c68.94b477c0
#[test]
fn ETC_526_cage_head() {
    check(
        CardClass::DeathKnight,
        &[
            Give("ETC_526"),
            Cost("ETC_526", 8),
            Stats("ETC_526", 5, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ETC_526"),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("ETC_526t"), Zone::Play),
            Now(The("ETC_526t"), 9, 9),
        ],
    );
}

/// # Blight Boar
///
/// `ETC_526t` · Death Knight minion · 9 mana · 9/9
///
/// > **Charge Taunt**
///
/// State: Vanilla
//~ vanilla ETC_526t 0fb639c0 a21d4108 5cee7565.fb934d7d
#[test]
fn ETC_526t_blight_boar() {
    check(
        CardClass::DeathKnight,
        &[
            Give("ETC_526t"),
            Cost("ETC_526t", 9),
            Stats("ETC_526t", 9, 9),
            Has("ETC_526t", GameTag::CHARGE),
            Has("ETC_526t", GameTag::TAUNT),
            Play("ETC_526t", Nothing),
            In(The("ETC_526t"), Zone::Play),
            Now(The("ETC_526t"), 9, 9),
            HasNow(The("ETC_526t"), GameTag::CHARGE),
            HasNow(The("ETC_526t"), GameTag::TAUNT),
        ],
    );
}

/// # Mosh Pit
///
/// `ETC_533` · Death Knight location · 2 mana · 0 uses
///
/// > Spend 3 **Corpses** to give a friendly minion **Reborn**.
///
/// State: Derived
//~ derived ETC_533 2f5bc992 79bf3d92 281daf4e.52468e2c
#[test]
fn ETC_533_mosh_pit() {
    check(
        CardClass::DeathKnight,
        &[
            Give("ETC_533"),
            Cost("ETC_533", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Bury(30),
            Friend("ETC_533"),
            Use(Nth(3), 0, On(Nth(1))),
            Corpses(Mine, 27),
            HasNow(Nth(1), GameTag::REBORN),
        ],
    );
}

/// # Hollow Hound
///
/// `JAM_004` · Multi-class minion · 6 mana · 3/4
///
/// > **Lifesteal**, **Rush** Also damages minions next to whomever this attacks.
///
/// State: Derived
//~ derived JAM_004 d78fe466 7a28dfda 9b824c41.1d83823e
#[test]
fn JAM_004_hollow_hound() {
    check(
        CardClass::DeathKnight,
        &[
            Give("JAM_004"),
            Cost("JAM_004", 6),
            Stats("JAM_004", 3, 4),
            Has("JAM_004", GameTag::LIFESTEAL),
            Has("JAM_004", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAM_004"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(Nth(4), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Attack(Nth(4), Nth(3)),
            Now(MyHero, 0, 16),
            Damage(MyHero, 14),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Yelling Yodeler
///
/// `JAM_005` · Multi-class minion · 4 mana · 3/4
///
/// > **Battlecry:** Trigger a friendly minion's **Deathrattle** twice.
///
/// State: Derived
//~ derived JAM_005 2a430024 504757a5 fabe2982.9e6e2494
#[test]
fn JAM_005_yelling_yodeler() {
    check(
        CardClass::DeathKnight,
        &[
            Give("JAM_005"),
            Cost("JAM_005", 4),
            Stats("JAM_005", 3, 4),
            OnTop("LEG_CS3_013"),
            OnTop("LEG_CS3_013"),
            OnTop("CS2_182"),
            Friend("LEG_CS3_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            CannotTarget("JAM_005", Nth(5)),
            Play("JAM_005", On(Nth(4))),
            Now(TheirHero, 0, 24),
            Damage(TheirHero, 6),
        ],
    );
}

/// # Cold Feet
///
/// `JAM_006` · Multi-class spell · Frost · 2 mana
///
/// > Enemy minions cost (5) more next turn.
///
/// State: Derived
//~ derived JAM_006 c0127a7f e35a2411 30d23d28.6c33d753
#[test]
fn JAM_006_cold_feet() {
    check(
        CardClass::DeathKnight,
        &[
            Give("JAM_006"),
            Cost("JAM_006", 2),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("JAM_006", Nothing),
            EndTurn,
            CostNow(InTheirHand(0), 9),
        ],
    );
}

/// # Cold Feet
///
/// `JAM_006e` · Neutral enchantment
///
/// > Your minions cost (5) more this turn.
///
/// State: Derived
//~ derived JAM_006e 725f8617 55d98552 1ebc3ffa.99142793
#[test]
fn JAM_006e_cold_feet() {
    check(
        CardClass::DeathKnight,
        &[
            Friend("CS2_182"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "JAM_006e"),
            EndTurn,
            EndTurn,
            CostNow(InHand(2), 9),
            CostNow(Nth(1), 8),
            CostNow(Nth(2), 9),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Friend("CS2_182"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "JAM_006e"),
            CostNow(Nth(1), 3),
        ],
    );
}

/// # Cold Feet
///
/// `JAM_006e2` · Neutral enchantment
///
/// > Costs (5) more.
///
/// State: Derived
//~ derived JAM_006e2 0d4a1598 f27b0da1 e3a823aa.b6548a1d
#[test]
fn JAM_006e2_cold_feet() {
    check(CardClass::DeathKnight, &[Give("CS2_118"), Enchant(Nth(0), "JAM_006e2"), CostNow(Nth(0), 8)]);
}

/// # Cool Ghoul
///
/// `JAM_007` · Multi-class minion · 4 mana · 3/1
///
/// > **Divine Shield Reborn**
///
/// State: Vanilla
//~ vanilla JAM_007 02cf38c5 ae85aa32 36098e13.7d1b120d
#[test]
fn JAM_007_cool_ghoul() {
    check(
        CardClass::DeathKnight,
        &[
            Give("JAM_007"),
            Cost("JAM_007", 4),
            Stats("JAM_007", 3, 1),
            Has("JAM_007", GameTag::DIVINE_SHIELD),
            Has("JAM_007", GameTag::REBORN),
            Play("JAM_007", Nothing),
            In(The("JAM_007"), Zone::Play),
            Now(The("JAM_007"), 3, 1),
            HasNow(The("JAM_007"), GameTag::DIVINE_SHIELD),
            HasNow(The("JAM_007"), GameTag::REBORN),
        ],
    );
}

/// # Dead Air
///
/// `JAM_008` · Death Knight spell · 2 mana
///
/// > Destroy your Undead. Resummon them.
///
/// State: Todo
//~ todo JAM_008 a0d0b947 34eb8a7a 1ed1c370.0711842a
#[test]
#[ignore = "todo: JAM_008 Dead Air"]
fn JAM_008_dead_air() {
    check(CardClass::DeathKnight, &[Give("JAM_008"), Cost("JAM_008", 2), Unwritten]);
}
