//! Hunter cards of The Boomsday Project, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 2bd311bf

/// # Bomb Toss
///
/// `BOT_033` · Hunter spell · 2 mana
///
/// > Deal $2 damage. Summon a 0/2 Goblin Bomb.
///
/// State: Derived
//~ derived BOT_033 f3555ea1 91593c6b 5f5a00ef.3a89518d
#[test]
fn BOT_033_bomb_toss() {
    check(
        CardClass::Hunter,
        &[
            Give("BOT_033"),
            Cost("BOT_033", 2),
            Targets("BOT_033", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BOT_033", On(Nth(2))),
            BoardCount(Mine, 2),
            Now(Nth(2), 4, 3),
            In(The("BOT_031"), Zone::Play),
            Now(The("BOT_031"), 0, 2),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("BOT_033"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BOT_033", On(Nth(1))),
            BoardCount(Mine, 2),
            Now(Nth(1), 4, 3),
            In(The("BOT_031"), Zone::Play),
            Now(The("BOT_031"), 0, 2),
        ],
    );
}

/// # Boommaster Flark
///
/// `BOT_034` · Hunter minion · 7 mana · 5/5
///
/// > **Battlecry:** Summon four 0/2 Goblin Bombs.
///
/// State: Derived
//~ derived BOT_034 242831cd f188bd23 de96c2ff.e188d4b8
#[test]
fn BOT_034_boommaster_flark() {
    check(
        CardClass::Hunter,
        &[
            Give("BOT_034"),
            Cost("BOT_034", 7),
            Stats("BOT_034", 5, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BOT_034", Nothing),
            BoardCount(Mine, 6),
            In(The("BOT_031"), Zone::Play),
            Now(The("BOT_031"), 0, 2),
        ],
    );
}

/// # Venomizer
///
/// `BOT_035` · Hunter minion · 2 mana · 2/2
///
/// > **Magnetic Poisonous**
///
/// State: Vanilla
//~ vanilla BOT_035 d5351213 66dc1086 e6cba93c.16b86762
#[test]
fn BOT_035_venomizer() {
    check(
        CardClass::Hunter,
        &[
            Give("BOT_035"),
            Cost("BOT_035", 2),
            Stats("BOT_035", 2, 2),
            Has("BOT_035", GameTag::MAGNETIC),
            Has("BOT_035", GameTag::POISONOUS),
            Play("BOT_035", Nothing),
            In(The("BOT_035"), Zone::Play),
            Now(The("BOT_035"), 2, 2),
            HasNow(The("BOT_035"), GameTag::MAGNETIC),
            HasNow(The("BOT_035"), GameTag::POISONOUS),
        ],
    );
}

/// # Venomizer
///
/// `BOT_035e` · Neutral enchantment
///
/// > **Poisonous**.
///
/// State: Derived
//~ derived BOT_035e 547c6fd2 61ffe663 17988ea8.b2c69ca0
#[test]
fn BOT_035e_venomizer() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "BOT_035e"), HasNow(My(0), GameTag::POISONOUS)]);
}

/// # Fireworks Tech
///
/// `BOT_038` · Hunter minion · 2 mana · 2/1
///
/// > **Battlecry:** Give a friendly Mech +1/+1. If it has **Deathrattle**, trigger it.
///
/// State: Done
//~ done BOT_038 b4944720 - 498b773e.1a436b21
#[test]
fn BOT_038_fireworks_tech() {
    check(
        CardClass::Hunter,
        &[
            Give("BOT_038"),
            Cost("BOT_038", 2),
            Stats("BOT_038", 2, 1),
            Friend("GVG_085"),
            Friend("EX1_556"),
            Friend("CS2_182"),
            Enemy("EX1_556"),
            CannotTarget("BOT_038", My(2)),
            CannotTarget("BOT_038", Their(0)),
            Play("BOT_038", On(My(1))),
            Now(Nth(2), 3, 4),
            Now(Nth(1), 1, 2),
            BoardCount(Mine, 5),
            In(The("skele21"), Zone::Play),
        ],
    );
    check(
        CardClass::Hunter,
        &[Friend("GVG_085"), Friend("EX1_556"), Play("BOT_038", On(My(0))), Now(My(0), 2, 3), BoardCount(Mine, 3)],
    );
}

/// # Primed
///
/// `BOT_038e` · Hunter enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived BOT_038e 78f582fc d1d2e92b ac6f180f.67341004
#[test]
fn BOT_038e_primed() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "BOT_038e"), Now(My(0), 6, 2)]);
}

/// # Necromechanic
///
/// `BOT_039` · Hunter minion · 4 mana · 3/6
///
/// > Your **Deathrattles** trigger twice.
///
/// State: Derived
//~ derived BOT_039 d52392be 4677aff9 c0ae37c1.9f0c44db
#[test]
fn BOT_039_necromechanic() {
    check(
        CardClass::Hunter,
        &[
            Give("BOT_039"),
            Cost("BOT_039", 4),
            Stats("BOT_039", 3, 6),
            Friend("LEG_CS3_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BOT_039"),
            Kill(Nth(1)),
            Now(TheirHero, 0, 24),
            Damage(TheirHero, 6),
        ],
    );
}

/// # Spider Bomb
///
/// `BOT_251` · Hunter minion · 3 mana · 2/2
///
/// > **Magnetic Deathrattle:** Destroy a random enemy minion.
///
/// State: Derived
//~ derived BOT_251 8f924c98 cb5410bb bf683466.5010fe87
#[test]
fn BOT_251_spider_bomb() {
    check(
        CardClass::Hunter,
        &[
            Give("BOT_251"),
            Cost("BOT_251", 3),
            Stats("BOT_251", 2, 2),
            Has("BOT_251", GameTag::MAGNETIC),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BOT_251"),
            Force(Entity(Nth(2))),
            Kill(Nth(3)),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Spider Bomb
///
/// `BOT_251e` · Hunter enchantment
///
/// > **Deathrattle:** Destroy a random enemy minion.
///
/// State: Derived
//~ derived BOT_251e bd648bdd 79d1e671 7c8316f9.e07700c8
#[test]
fn BOT_251e_spider_bomb() {
    check(
        CardClass::Hunter,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "BOT_251e"),
            Force(Entity(Nth(2))),
            Kill(Nth(0)),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Secret Plan
///
/// `BOT_402` · Hunter spell · 1 mana
///
/// > **Discover** a **Secret**.
///
/// State: Derived
//~ derived BOT_402 9178d41e fd7cda08 8d609a5a.3509f51a
#[test]
fn BOT_402_secret_plan() {
    check(
        CardClass::Hunter,
        &[
            Give("BOT_402"),
            Cost("BOT_402", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_060")),
            Play("BOT_402", Nothing),
            ChooseCard("AT_060"),
            Is(InHand(0), "AT_060"),
            CostNow(InHand(0), 2),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("BOT_402"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_010")),
            Play("BOT_402", Nothing),
            Choose(0),
        ],
    );
}

/// # Flark's Boom-Zooka
///
/// `BOT_429` · Hunter spell · 7 mana
///
/// > Summon 3 minions from your deck. They attack enemy minions, then die.
///
/// State: Done
//~ done BOT_429 9cb27158 - 8d0fd0bb.5c82f757
#[test]
fn BOT_429_flarks_boom_zooka() {
    check(
        CardClass::Hunter,
        &[
            Give("BOT_429"),
            Cost("BOT_429", 7),
            Friend("CS2_231"),
            Enemy("CS2_186"),
            Play("BOT_429", Nothing),
            BoardCount(Mine, 1),
            Is(My(0), "CS2_231"),
            Dead(Nth(2)),
            Damage(TheirHero, 0),
            DeckCount(Mine, 16),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            EmptyDeck(Mine),
            OnTop("CS2_029"),
            OnTop("CS2_200"),
            Enemy("CS2_186"),
            Play("BOT_429", Nothing),
            DeckCount(Mine, 1),
            Damage(Their(0), 6),
            Dead(Nth(1)),
        ],
    );
}

/// # Goblin Prank
///
/// `BOT_437` · Hunter spell · 2 mana
///
/// > Give a friendly minion +3/+3 and **Rush**. It dies at end of turn.
///
/// State: Derived
//~ derived BOT_437 8f71f464 47eb2577 46ccf99a.5d395b0f
#[test]
fn BOT_437_goblin_prank() {
    check(
        CardClass::Hunter,
        &[
            Give("BOT_437"),
            Cost("BOT_437", 2),
            Targets("BOT_437", &[FriendlyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BOT_437", On(Nth(1))),
            HasNow(Nth(1), GameTag::RUSH),
            Now(Nth(1), 7, 8),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("BOT_437"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BOT_437", On(Nth(1))),
            EndTurn,
            BoardCount(Mine, 0),
            Dead(Nth(1)),
        ],
    );
}

/// # Cybertech Chip
///
/// `BOT_438` · Hunter spell · 2 mana
///
/// > Give your minions "**Deathrattle:** Add a random Mech to your hand."
///
/// State: Derived
//~ derived BOT_438 3d4c2cd0 37504546 2eca4b44.09832470
#[test]
fn BOT_438_cybertech_chip() {
    check(
        CardClass::Hunter,
        &[
            Give("BOT_438"),
            Cost("BOT_438", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BOT_438", Nothing),
            Force(Card("GVG_044")),
            Kill(Nth(1)),
            Is(InHand(0), "GVG_044"),
            CostNow(InHand(0), 3),
            Now(InHand(0), 3, 4),
            HandCount(Mine, 1),
        ],
    );
}

/// # Chipped
///
/// `BOT_438e` · Hunter enchantment
///
/// > **Deathrattle:** Add a random Mech to your hand.
///
/// State: Derived
//~ derived BOT_438e 25928b1e 83c01311 e7eb01d8.18b145db
#[test]
fn BOT_438e_chipped() {
    check(
        CardClass::Hunter,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "BOT_438e"),
            Force(Card("GVG_044")),
            Kill(Nth(0)),
            Is(InHand(0), "GVG_044"),
            CostNow(InHand(0), 3),
            Now(InHand(0), 3, 4),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "BOT_438e"),
            Never(Card("AT_001")),
            Kill(Nth(0)),
        ],
    );
}
