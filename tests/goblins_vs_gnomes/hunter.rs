//! Hunter cards of Goblins vs Gnomes, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 16b4cf95

/// # Call Pet
///
/// `GVG_017` · Hunter spell · 2 mana
///
/// > Draw a card. If it's a Beast, it costs (4) less.
///
/// State: Derived
//~ derived GVG_017 0988033f 664bff7a 511c49ba.29cbde96
#[test]
fn GVG_017_call_pet() {
    check(
        CardClass::Hunter,
        &[
            Give("GVG_017"),
            Cost("GVG_017", 2),
            OnTop("CS2_119"),
            OnTop("CS2_119"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_119"),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_119"),
            Enemy("CS2_182"),
            Play("GVG_017", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("GVG_017"),
            EmptyDeck(Mine),
            EmptyDeck(Theirs),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_119"),
            OnTheirTop("CS2_118"),
            OnTheirTop("CS2_119"),
            OnTheirTop("CS2_120"),
            OnTheirTop("CS2_168"),
            OnTheirTop("CS2_182"),
            OnTheirTop("CS2_119"),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_119"),
            Enemy("CS2_182"),
            Play("GVG_017", Nothing),
            DeckCount(Mine, 5),
            HandCount(Mine, 1),
            CostNow(Nth(6), 0),
            In(Nth(6), Zone::Hand),
            Now(Nth(6), 2, 7),
        ],
    );
}

/// # Feign Death
///
/// `GVG_026` · Hunter spell · 2 mana
///
/// > Trigger all **Deathrattles** on your minions.
///
/// State: Derived
//~ derived GVG_026 88c05778 96a2d7a9 8a613e4d.5cdf96e8
#[test]
fn GVG_026_feign_death() {
    check(
        CardClass::Hunter,
        &[
            Give("GVG_026"),
            Cost("GVG_026", 2),
            OnTop("LEG_CS3_013"),
            OnTop("LEG_CS3_013"),
            OnTop("CS2_182"),
            Friend("LEG_CS3_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GVG_026", Nothing),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
}

/// # Glaivezooka
///
/// `GVG_043` · Hunter weapon · 2 mana · 2/2 durability
///
/// > **Battlecry:** Give a random friendly minion +1 Attack.
///
/// State: Derived
//~ derived GVG_043 35bf1c85 4519cd76 bf8ba98f.fe1f9267
#[test]
fn GVG_043_glaivezooka() {
    check(
        CardClass::Hunter,
        &[
            Give("GVG_043"),
            Cost("GVG_043", 2),
            Stats("GVG_043", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Play("GVG_043", Nothing),
            Now(Nth(1), 5, 5),
        ],
    );
}

/// # Glaivezooka
///
/// `GVG_043e` · Hunter enchantment
///
/// > +2 Attack.
///
/// State: Derived
//~ derived GVG_043e 88ccddd1 bb85aa98 29d79155.bf3d1612
#[test]
fn GVG_043e_glaivezooka() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "GVG_043e"), Now(My(0), 7, 1)]);
}

/// # King of Beasts
///
/// `GVG_046` · Hunter minion · 3 mana · 1/5
///
/// > **Taunt** Has +1 Attack for each other Beast you control.
///
/// State: Derived
//~ derived GVG_046 13b59e8c 87d13e7c 52cb09f4.d904d5d3
#[test]
fn GVG_046_king_of_beasts() {
    check(
        CardClass::Hunter,
        &[
            Give("GVG_046"),
            Cost("GVG_046", 3),
            Stats("GVG_046", 1, 5),
            Has("GVG_046", GameTag::TAUNT),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_046"),
            Now(Nth(4), 2, 5),
        ],
    );
}

/// # Metaltooth Leaper
///
/// `GVG_048` · Hunter minion · 3 mana · 3/3
///
/// > **Battlecry:** Give your other Mechs +2 Attack.
///
/// State: Derived
//~ derived GVG_048 9f186845 f6c5fcaa db5f65ca.440805a9
#[test]
fn GVG_048_metaltooth_leaper() {
    check(
        CardClass::Hunter,
        &[
            Give("GVG_048"),
            Cost("GVG_048", 3),
            Stats("GVG_048", 3, 3),
            Friend("GVG_044"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GVG_048", Nothing),
            Now(Nth(0), 3, 3),
            Now(Nth(1), 5, 4),
            Now(Nth(2), 4, 5),
        ],
    );
}

/// # Metal Teeth
///
/// `GVG_048e` · Hunter enchantment
///
/// > +2 Attack.
///
/// State: Derived
//~ derived GVG_048e 1c953b37 91737df7 01c5f0db.bf3d1612
#[test]
fn GVG_048e_metal_teeth() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "GVG_048e"), Now(My(0), 7, 1)]);
}

/// # Gahz'rilla
///
/// `GVG_049` · Hunter minion · 7 mana · 6/9
///
/// > Whenever this minion takes damage, double its Attack.
///
/// State: Derived
//~ derived GVG_049 85d7e0f5 897ef550 02785a2c.78c51ed1
#[test]
fn GVG_049_gahzrilla() {
    check(
        CardClass::Hunter,
        &[
            Give("GVG_049"),
            Cost("GVG_049", 7),
            Stats("GVG_049", 6, 9),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_049"),
            Hurt(Nth(3), 1),
            Now(Nth(3), 12, 8),
        ],
    );
}

/// # Cobra Shot
///
/// `GVG_073` · Hunter spell · Nature · 4 mana
///
/// > Deal $3 damage to a minion and the enemy hero.
///
/// State: Done
//~ done GVG_073 a6aa2b01 - 1874879c.66a20cc4
#[test]
fn GVG_073_cobra_shot() {
    check(
        CardClass::Hunter,
        &[
            Give("GVG_073"),
            Cost("GVG_073", 4),
            Targets("GVG_073", &[FriendlyMinion, EnemyMinion]),
            Enemy("CS2_182"),
            Play("GVG_073", On(Their(0))),
            Damage(Their(0), 3),
            Health(TheirHero, 27),
        ],
    );
}

/// # Steamwheedle Sniper
///
/// `GVG_087` · Hunter minion · 2 mana · 2/3
///
/// > Your Hero Power can target minions.
///
/// State: Todo
//~ todo GVG_087 444da23c f823d77f 9f3527e6.233eae6b
#[test]
#[ignore = "todo: GVG_087 Steamwheedle Sniper"]
fn GVG_087_steamwheedle_sniper() {
    check(CardClass::Hunter, &[Give("GVG_087"), Cost("GVG_087", 2), Stats("GVG_087", 2, 3), Unwritten]);
}
