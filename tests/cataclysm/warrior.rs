//! Warrior cards of Cataclysm, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 69b939d8

/// # Ragnaros, the Great Fire
///
/// `CATA_150` · Warrior minion · 8 mana · 8/8
///
/// > **Colossal +2** At the end of your turn, trigger your minions' **Deathrattles**.
///
/// State: Done
//~ done CATA_150 9f5e4d1d - 30f0ca47.6e299623
#[test]
fn CATA_150_ragnaros_the_great_fire() {
    check(
        CardClass::Warrior,
        &[
            Give("CATA_150"),
            Cost("CATA_150", 8),
            Stats("CATA_150", 8, 8),
            Friend("EX1_096"),
            Enemy("EX1_096"),
            Play("CATA_150", Nothing),
            BoardCount(Mine, 4),
            In(The("CATA_150t"), Zone::Play),
            In(The("CATA_150t1"), Zone::Play),
            HandCount(Mine, 0),
            EndTurn,
            HandCount(Mine, 1),
            HandCount(Theirs, 1),
            In(Nth(1), Zone::Play),
            EndTurn,
            HandCount(Mine, 2),
        ],
    );
}

/// # Hand of Ragnaros
///
/// `CATA_150t` · Warrior minion · 1 mana · 2/1
///
/// > **Deathrattle:** Deal {0} damage to a random enemy. ***Herald** twice to upgrade.*@**Deathrattle:** Deal {0} damage to a random enemy. ***Herald** once to upgrade.*@**Deathrattle:** Deal {0} damage to a random enemy.
///
/// State: Todo
//~ todo CATA_150t cbfe1c07 07cb288e 54c2611f.b3f32a25
#[test]
#[ignore = "todo: CATA_150t Hand of Ragnaros"]
fn CATA_150t_hand_of_ragnaros() {
    check(CardClass::Warrior, &[Give("CATA_150t"), Cost("CATA_150t", 1), Stats("CATA_150t", 2, 1), Unwritten]);
}

/// # Hand of Ragnaros
///
/// `CATA_150t1` · Warrior minion · 1 mana · 2/1
///
/// > **Deathrattle:** Deal {0} damage to a random enemy. ***Herald** twice to upgrade.*@**Deathrattle:** Deal {0} damage to a random enemy. ***Herald** once to upgrade.*@**Deathrattle:** Deal {0} damage to a random enemy.
///
/// State: Todo
//~ todo CATA_150t1 61be42e2 bf50881b 86ea96b8.b3f32a25
#[test]
#[ignore = "todo: CATA_150t1 Hand of Ragnaros"]
fn CATA_150t1_hand_of_ragnaros() {
    check(CardClass::Warrior, &[Give("CATA_150t1"), Cost("CATA_150t1", 1), Stats("CATA_150t1", 2, 1), Unwritten]);
}

/// # Scorching Ravager
///
/// `CATA_160` · Warrior minion · 4 mana · 4/3
///
/// > **Battlecry: Herald** {0}. Give the Soldier **Rush**.
///
/// State: Derived
//~ derived CATA_160 b2d90a02 5ac3ba72 3d6a08a4.a0470787
#[test]
fn CATA_160_scorching_ravager() {
    check(
        CardClass::Warrior,
        &[
            Give("CATA_160"),
            Cost("CATA_160", 4),
            Stats("CATA_160", 4, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CATA_160", Nothing),
            BoardCount(Mine, 3),
            HasNow(The("CATA_580t"), GameTag::RUSH),
            In(The("CATA_580t"), Zone::Play),
            Now(The("CATA_580t"), 2, 1),
        ],
    );
}

/// # Cataclysmic War Axe
///
/// `CATA_580` · Warrior weapon · 3 mana · 3/2 durability
///
/// > **Battlecry: Herald** {0}.
///
/// State: Derived
//~ derived CATA_580 a1d5ebbd ffec9991 34fbe936.59ce3b0f
#[test]
fn CATA_580_cataclysmic_war_axe() {
    check(
        CardClass::Warrior,
        &[
            Give("CATA_580"),
            Cost("CATA_580", 3),
            Stats("CATA_580", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CATA_580", Nothing),
            BoardCount(Mine, 2),
            In(The("CATA_580t"), Zone::Play),
            Now(The("CATA_580t"), 2, 1),
        ],
    );
}

/// # Soldier of Ragnaros
///
/// `CATA_580t` · Warrior minion · 1 mana · 2/1
///
/// > **Deathrattle:** Deal {0} damage to a random enemy. ***Herald** twice to upgrade.*@**Deathrattle:** Deal {0} damage to a random enemy. ***Herald** once to upgrade.*@**Deathrattle:** Deal {0} damage to a random enemy.
///
/// State: Todo
//~ todo CATA_580t db10857a 669c6d32 3cd81235.b3f32a25
#[test]
#[ignore = "todo: CATA_580t Soldier of Ragnaros"]
fn CATA_580t_soldier_of_ragnaros() {
    check(CardClass::Warrior, &[Give("CATA_580t"), Cost("CATA_580t", 1), Stats("CATA_580t", 2, 1), Unwritten]);
}

/// # Decimation
///
/// `CATA_581` · Warrior spell · Fire · 6 mana
///
/// > Deal $@ damage to all minions. *(Improved for each minion on the battlefield.)*
///
/// State: Derived
//~ derived CATA_581 93ceb6c1 e67c96b9 89ac3592.a5f38453
#[test]
fn CATA_581_decimation() {
    check(
        CardClass::Warrior,
        &[
            Give("CATA_581"),
            Cost("CATA_581", 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CATA_581", Nothing),
            Now(Nth(1), 4, 2),
            Now(Nth(2), 4, 2),
        ],
    );
}

/// # Searing Fissure
///
/// `CATA_582` · Warrior spell · Fire · 2 mana
///
/// > Deal $1 damage to all minions. Give your hero +3 Attack this turn.
///
/// State: Derived
//~ derived CATA_582 12c2c9f6 4632eb60 6c1e5fad.890d387e
#[test]
fn CATA_582_searing_fissure() {
    check(
        CardClass::Warrior,
        &[
            Give("CATA_582"),
            Cost("CATA_582", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CATA_582", Nothing),
            Now(MyHero, 3, 30),
            Now(Nth(1), 4, 4),
            Now(Nth(2), 4, 4),
        ],
    );
}

/// # Erupting Volcano
///
/// `CATA_584` · Warrior location · 3 mana · 0 uses
///
/// > Deal 3 damage randomly split among enemies. If you've played a Fire spell this turn, deal 3 more.
///
/// State: Derived
//~ derived CATA_584 0fd9b8c1 e80d9027 d6dea610.d04df19d
#[test]
fn CATA_584_erupting_volcano() {
    check(
        CardClass::Warrior,
        &[
            Give("CATA_584"),
            Cost("CATA_584", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CATA_584"),
            Play("CS2_029", On(TheirHero)),
            Crystals(10),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Use(Nth(3), 0, Nothing),
            Now(Nth(2), 4, 3),
            Now(TheirHero, 0, 20),
            Damage(TheirHero, 10),
        ],
    );
}

/// # Torch
///
/// `CATA_585` · Warrior spell · Fire · 1 mana
///
/// > Deal $@ damage to a damaged minion. Return this to hand with any excess damage.
///
/// State: Todo
//~ todo CATA_585 ba62d5df 8075295e c817f34f.f9e7fa0a
#[test]
#[ignore = "todo: CATA_585 Torch"]
fn CATA_585_torch() {
    check(CardClass::Warrior, &[Give("CATA_585"), Cost("CATA_585", 1), Unwritten]);
}

/// # Destructive Blaze
///
/// `CATA_586` · Warrior minion · 5 mana · 3/3
///
/// > After this survives damage, summon a Destructive Blaze. **Deathrattle:** Deal 2 damage to a random enemy.
///
/// State: Derived
//~ derived CATA_586 f91e1945 90ba4070 e793cec1.3c24ca58
#[test]
fn CATA_586_destructive_blaze() {
    check(
        CardClass::Warrior,
        &[
            Give("CATA_586"),
            Cost("CATA_586", 5),
            Stats("CATA_586", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CATA_586"),
            Force(Entity(TheirHero)),
            Kill(Nth(3)),
            Now(TheirHero, 0, 28),
            Damage(TheirHero, 2),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("CATA_586"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CATA_586"),
            Hurt(Nth(3), 1),
            BoardCount(Mine, 3),
            In(The("CATA_586"), Zone::Play),
            Now(The("CATA_586"), 3, 3),
        ],
    );
}

/// # Commander Geddon
///
/// `CATA_591` · Warrior minion · 7 mana · 7/7
///
/// > **Battlecry:** Instead of drawing each turn, **Discover** a card from your deck. It costs (3) less. Destroy the others.
///
/// State: Todo
//~ todo CATA_591 baf2b95c a1f5c445 81df6ea3.0be90753
#[test]
#[ignore = "todo: CATA_591 Commander Geddon"]
fn CATA_591_commander_geddon() {
    check(CardClass::Warrior, &[Give("CATA_591"), Cost("CATA_591", 7), Stats("CATA_591", 7, 7), Unwritten]);
}

/// # Overheat
///
/// `CATA_591e2` · Neutral enchantment
///
/// > Costs (3) less.
///
/// State: Derived
//~ derived CATA_591e2 8cc797ee c6823db5 6c12ded4.bb1f76c5
#[test]
fn CATA_591e2_overheat() {
    check(CardClass::Warrior, &[Give("CS2_119"), Enchant(Nth(0), "CATA_591e2"), CostNow(Nth(0), 1)]);
}

/// # Lo'Gosh's Last Stand
///
/// `CATA_610` · Warrior spell · 5 mana
///
/// > Give a minion "**Deathrattle:** Summon a random minion from your hand."
///
/// State: Derived
//~ derived CATA_610 084fcb56 13113b15 0eb66781.ccf0cdcc
#[test]
fn CATA_610_lo_goshs_last_stand() {
    check(
        CardClass::Warrior,
        &[
            Give("CATA_610"),
            Cost("CATA_610", 5),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CATA_610", On(Nth(3))),
            Force(Entity(Nth(1))),
            Kill(Nth(3)),
            BoardCount(Mine, 1),
            HandCount(Mine, 1),
            In(Nth(1), Zone::Play),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("CATA_610"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CATA_610", On(Nth(4))),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("CATA_610"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CATA_610", On(Nth(3))),
        ],
    );
}

/// # Holding On
///
/// `CATA_610e` · Neutral enchantment
///
/// > **Deathrattle:** Summon a random minion from your hand.
///
/// State: Derived
//~ derived CATA_610e d9bb5428 d6167902 da8c4dd9.884964ca
#[test]
fn CATA_610e_holding_on() {
    check(
        CardClass::Warrior,
        &[
            Friend("CS2_182"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "CATA_610e"),
            Force(Entity(Nth(1))),
            Kill(Nth(0)),
            BoardCount(Mine, 2),
            HandCount(Mine, 1),
            In(Nth(1), Zone::Play),
        ],
    );
}
