//! Mage cards of Legacy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a436604e

/// `CS2_022` · Mage spell · Arcane · 4 mana
/// > Transform a minion into a 1/1 Sheep.
///
/// State: Done
//~ done CS2_022 0ee790f1 - 12b5d29c.b5c105e9
#[test]
fn CS2_022_polymorph() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_022"),
            Cost("CS2_022", 4),
            Targets("CS2_022", &[FriendlyMinion, EnemyMinion]),
            Enemy("EX1_096"),
            Play("CS2_022", On(Their(0))),
            Is(Their(0), "CS2_tk1"),
            Now(Their(0), 1, 1),
            HandCount(Theirs, 0),
        ],
    );
}

/// `CS2_023` · Mage spell · Arcane · 3 mana
/// > Draw 2 cards.
///
/// State: Done
//~ done CS2_023 6ed65cb8 - 02812a66.021f85ea
#[test]
fn CS2_023_arcane_intellect() {
    check(
        CardClass::Mage,
        &[Give("CS2_023"), Cost("CS2_023", 3), Play("CS2_023", Nothing), HandCount(Mine, 2), DeckCount(Mine, 17)],
    );
}

/// `CS2_024` · Mage spell · Frost · 2 mana
/// > Deal $3 damage to a character and **Freeze** it.
///
/// State: Done
//~ done CS2_024 ac6d18ba - ff68c36a.f9c462c7
#[test]
fn CS2_024_frostbolt() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_024"),
            Cost("CS2_024", 2),
            Targets("CS2_024", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Enemy("CS2_182"),
            Play("CS2_024", On(Their(0))),
            Damage(Their(0), 3),
            HasNow(Their(0), GameTag::FROZEN),
        ],
    );
}

/// `CS2_025` · Mage spell · Arcane · 2 mana
/// > Deal $1 damage to all enemy minions.
///
/// State: Done
//~ done CS2_025 f329f853 - 3365d408.6f8fb101
#[test]
fn CS2_025_arcane_explosion() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_025"),
            Cost("CS2_025", 2),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_025", Nothing),
            Damage(Their(0), 1),
            Damage(Their(1), 1),
            Health(TheirHero, 30),
        ],
    );
}

/// `CS2_026` · Mage spell · Frost · 3 mana
/// > **Freeze** all enemy minions.
///
/// State: Done
//~ done CS2_026 259a0f98 - e3d0f7cb.e3257e1b
#[test]
fn CS2_026_frost_nova() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_026"),
            Cost("CS2_026", 3),
            Enemy("CS2_182"),
            Friend("CS2_182"),
            Play("CS2_026", Nothing),
            HasNow(Their(0), GameTag::FROZEN),
            HasNot(My(0), GameTag::FROZEN),
            HasNot(TheirHero, GameTag::FROZEN),
        ],
    );
}

/// `CS2_027` · Mage spell · 1 mana
/// > Summon two 0/2 minions with **Taunt**.
///
/// State: Done
//~ done CS2_027 65a47a7a - fed50c30.4f4134a8
#[test]
fn CS2_027_mirror_image() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_027"),
            Cost("CS2_027", 1),
            Play("CS2_027", Nothing),
            BoardCount(Mine, 2),
            Now(My(0), 0, 2),
            HasNow(My(1), GameTag::TAUNT),
        ],
    );
}

/// `CS2_029` · Mage spell · Fire · 4 mana
/// > Deal $6 damage.
///
/// State: Done
//~ done CS2_029 a988e9db - 68892660.cd475996
#[test]
fn CS2_029_fireball() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_029"),
            Cost("CS2_029", 4),
            Targets("CS2_029", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Play("CS2_029", On(TheirHero)),
            Damage(TheirHero, 6),
        ],
    );
}

/// `CS2_032` · Mage spell · Fire · 7 mana
/// > Deal $5 damage to all enemy minions.
///
/// State: Done
//~ done CS2_032 038391fa - c3f1ab76.3090dd2b
#[test]
fn CS2_032_flamestrike() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_032"),
            Cost("CS2_032", 7),
            Enemy("CS2_182"),
            Friend("CS2_182"),
            Play("CS2_032", Nothing),
            Dead(Nth(1)),
            Damage(My(0), 0),
        ],
    );
}

/// `CS2_033` · Mage minion · 4 mana · 3/6
/// > **Freeze** any character damaged by this minion.
///
/// State: Done
//~ done CS2_033 8b66fd59 - 28d0adb1.71ce65d6
#[test]
fn CS2_033_water_elemental() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_033"),
            Cost("CS2_033", 4),
            Stats("CS2_033", 3, 6),
            Enemy("CS2_182"),
            Friend("CS2_033"),
            Attack(My(0), Their(0)),
            HasNow(Their(0), GameTag::FROZEN),
            HasNot(My(0), GameTag::FROZEN),
        ],
    );
}

/// `EX1_179` · Mage spell · Frost · 2 mana
/// > Deal $2 damage to a minion. If it's **Frozen**, draw a card.
///
/// State: Done
//~ done EX1_179 130dbb9d - e78647b4.42efccc0
#[test]
fn EX1_179_icicle() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_179"),
            Cost("EX1_179", 2),
            Targets("EX1_179", &[FriendlyMinion, EnemyMinion]),
            Enemy("CS2_182"),
            Play("EX1_179", On(Their(0))),
            Damage(Their(0), 2),
            HandCount(Mine, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[Enemy("CS2_182"), Play("CS2_026", Nothing), Play("EX1_179", On(Their(0))), HandCount(Mine, 1)],
    );
}

/// `EX1_180` · Mage spell · Arcane · 1 mana
/// > Add a random Mage spell to your hand.
///
/// State: Done
//~ done EX1_180 36732786 - e688e1d9.2d7023b4
#[test]
fn EX1_180_tome_of_intellect() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_180"),
            Cost("EX1_180", 1),
            Force(Card("CS2_029")),
            Play("EX1_180", Nothing),
            Is(InHand(0), "CS2_029"),
        ],
    );
}

/// `EX1_277` · Mage spell · Arcane · 1 mana
/// > Deal $3 damage randomly split among all enemies.
///
/// State: Done
//~ done EX1_277 78867a9f - f15ed653.1cd7063b
#[test]
fn EX1_277_arcane_missiles() {
    check(CardClass::Mage, &[Give("EX1_277"), Cost("EX1_277", 1), Play("EX1_277", Nothing), Health(TheirHero, 27)]);
    check(
        CardClass::Mage,
        &[
            Enemy("CS2_182"),
            Force(Entity(Their(0))),
            Force(Entity(TheirHero)),
            Force(Entity(Their(0))),
            Play("EX1_277", Nothing),
            Damage(Their(0), 2),
            Health(TheirHero, 29),
        ],
    );
}

/// `GIFT_02` · Mage spell · 1 mana
/// > **Discover** a **Temporary** Frostbolt, Arcane Intellect, or Fireball.
///
/// State: Done
//~ done GIFT_02 678d9c07 - 53d0fcf5.f0be766f
#[test]
fn GIFT_02_jainas_gift() {
    check(
        CardClass::Mage,
        &[
            Give("GIFT_02"),
            Cost("GIFT_02", 1),
            Play("GIFT_02", Nothing),
            ChooseCard("CS2_029"),
            Is(InHand(0), "CS2_029"),
            EndTurn,
            HandCount(Mine, 0),
        ],
    );
}

/// `HERO_08bp` · Mage hero power · 2 mana
/// > **Hero Power** Deal $1 damage.
///
/// State: Done
//~ done HERO_08bp 88702483 - b77e24b1.aee9dd5c
#[test]
fn HERO_08bp_fireblast() {
    check(
        CardClass::Mage,
        &[HasHeroPower("HERO_08bp"), Cost("HERO_08bp", 2), HeroPower(On(TheirHero)), Health(TheirHero, 29)],
    );
}

/// `HERO_08bp2` · Mage hero power · 2 mana
/// > **Hero Power** Deal $2 damage.
///
/// State: Done
//~ done HERO_08bp2 ca516163 - 710cac7d.d8949463
#[test]
fn HERO_08bp2_fireblast_rank_2() {
    check(
        CardClass::Mage,
        &[HasHeroPower("HERO_08bp2"), Cost("HERO_08bp2", 2), HeroPower(On(TheirHero)), Health(TheirHero, 28)],
    );
}

/// `LEG_CS3_001` · Mage minion · 5 mana · 5/5
/// > **Spell Damage +2 Deathrattle:** The next minion you draw inherits these powers.
///
/// State: Done
//~ done LEG_CS3_001 e542c03a - 2b17499e.02024a8d
#[test]
fn LEG_CS3_001_aegwynn_the_guardian() {
    check(
        CardClass::Mage,
        &[
            Give("LEG_CS3_001"),
            Cost("LEG_CS3_001", 5),
            Stats("LEG_CS3_001", 5, 5),
            Has("LEG_CS3_001", GameTag::SPELLPOWER),
            Play("LEG_CS3_001", Nothing),
            HasNow(My(0), GameTag::SPELLPOWER),
            Kill(My(0)),
            EndTurn,
            EndTurn,
            Play("CS2_182", Nothing),
            HasNow(My(0), GameTag::SPELLPOWER),
            Play("CS2_008", On(TheirHero)),
            Health(TheirHero, 27),
        ],
    );
}
