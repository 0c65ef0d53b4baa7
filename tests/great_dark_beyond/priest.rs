//! Priest cards of The Great Dark Beyond, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 10e753dc

/// # Orbital Halo
///
/// `GDB_439` · Priest spell · Holy · 2 mana
///
/// > Give a minion +1/+1 and **Divine Shield**. Costs (0) if you played an adjacent card this turn.
///
/// State: Todo
//~ todo GDB_439 ae3495a8 1741b31a ac9d7a93.6646a09a
#[test]
#[ignore = "todo: GDB_439 Orbital Halo"]
fn GDB_439_orbital_halo() {
    check(CardClass::Priest, &[Give("GDB_439"), Cost("GDB_439", 2), Unwritten]);
}

/// # Orbiting Halo
///
/// `GDB_439e` · Priest enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived GDB_439e 5b19306e 6b232b99 5e2a380b.67341004
#[test]
fn GDB_439e_orbiting_halo() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "GDB_439e"), Now(My(0), 6, 2)]);
}

/// # Mystified To'cha
///
/// `GDB_440` · Priest minion · 4 mana · 4/2
///
/// > **Battlecry:** If the combined Health of both heroes is exactly 42, set your hero's Health to 42.
///
/// State: Todo
//~ todo GDB_440 a5683623 46c93c43 934edd85.759d159b
#[test]
#[ignore = "todo: GDB_440 Mystified To'cha"]
fn GDB_440_mystified_tocha() {
    check(CardClass::Priest, &[Give("GDB_440"), Cost("GDB_440", 4), Stats("GDB_440", 4, 2), Unwritten]);
}

/// # Anchorite
///
/// `GDB_441` · Priest minion · 3 mana · 2/4
///
/// > Whenever another minion is **Overhealed**, give it that much extra Health.
///
/// State: Todo
//~ todo GDB_441 a7850fdf 88882015 cc0e8436.65332ac1
#[test]
#[ignore = "todo: GDB_441 Anchorite"]
fn GDB_441_anchorite() {
    check(CardClass::Priest, &[Give("GDB_441"), Cost("GDB_441", 3), Stats("GDB_441", 2, 4), Unwritten]);
}

/// # K'ure, the Light Beyond
///
/// `GDB_442` · Priest minion · 3 mana · 3/3
///
/// > Spellburst**:** Summon a random 3-Cost minion. *(Holy spells don't remove this **Spellburst.)*
///
/// State: Todo
//~ todo GDB_442 0ab27c75 269737af 17e5fc42.94a78d7f
#[test]
#[ignore = "todo: GDB_442 K'ure, the Light Beyond"]
fn GDB_442_kure_the_light_beyond() {
    check(CardClass::Priest, &[Give("GDB_442"), Cost("GDB_442", 3), Stats("GDB_442", 3, 3), Unwritten]);
}

/// # Shield of Askara
///
/// `GDB_452` · Priest minion · 6 mana · 4/8
///
/// > **Taunt Divine Shield Lifesteal**
///
/// State: Vanilla
//~ vanilla GDB_452 235c1aa6 ff06bbb1 278d24e5.a8f2cadd
#[test]
fn GDB_452_shield_of_askara() {
    check(
        CardClass::Priest,
        &[
            Give("GDB_452"),
            Cost("GDB_452", 6),
            Stats("GDB_452", 4, 8),
            Has("GDB_452", GameTag::DIVINE_SHIELD),
            Has("GDB_452", GameTag::LIFESTEAL),
            Has("GDB_452", GameTag::TAUNT),
            Play("GDB_452", Nothing),
            In(The("GDB_452"), Zone::Play),
            Now(The("GDB_452"), 4, 8),
            HasNow(The("GDB_452"), GameTag::DIVINE_SHIELD),
            HasNow(The("GDB_452"), GameTag::LIFESTEAL),
            HasNow(The("GDB_452"), GameTag::TAUNT),
        ],
    );
}

/// # Overzealous Healer
///
/// `GDB_454` · Priest minion · 1 mana · 3/3
///
/// > **Deathrattle:** Restore #6 Health to the enemy hero. Spellburst**: Silence** this minion.
///
/// State: Derived
//~ derived GDB_454 8a24d60d bc97f57a d19bd52f.9288e7dd
#[test]
fn GDB_454_overzealous_healer() {
    check(
        CardClass::Priest,
        &[
            Give("GDB_454"),
            Cost("GDB_454", 1),
            Stats("GDB_454", 3, 3),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Friend("GDB_454"),
            Hurt(Nth(2), 2),
            Hurt(Nth(5), 2),
            Hurt(Nth(7), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Kill(Nth(7)),
            Now(TheirHero, 0, 16),
            Damage(TheirHero, 14),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("GDB_454"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Friend("GDB_454"),
            Hurt(Nth(2), 2),
            Hurt(Nth(5), 2),
            Hurt(Nth(7), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("GAME_005", Nothing),
            Kill(Nth(7)),
            Now(TheirHero, 0, 10),
        ],
    );
}

/// # Askara
///
/// `GDB_455` · Priest minion · 4 mana · 4/4
///
/// > **Battlecry:** The next two Draenei you play summon a copy of themselves.
///
/// State: Todo
//~ todo GDB_455 356d86d6 1f8f642a 207e7a21.6584f10d
#[test]
#[ignore = "todo: GDB_455 Askara"]
fn GDB_455_askara() {
    check(CardClass::Priest, &[Give("GDB_455"), Cost("GDB_455", 4), Stats("GDB_455", 4, 4), Unwritten]);
}

/// # Lightspeed
///
/// `GDB_457` · Priest spell · Holy · 2 mana
///
/// > **Echo** Give a minion +1/+2 and **Rush**.
///
/// State: Derived
//~ derived GDB_457 ca0c980a 4ea82ce0 2bc6e56d.58f516ae
#[test]
fn GDB_457_lightspeed() {
    check(
        CardClass::Priest,
        &[
            Give("GDB_457"),
            Cost("GDB_457", 2),
            Has("GDB_457", GameTag::ECHO),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GDB_457", On(Nth(2))),
            HasNow(Nth(2), GameTag::RUSH),
            Now(Nth(2), 5, 7),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("GDB_457"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GDB_457", On(Nth(1))),
            HasNow(Nth(1), GameTag::RUSH),
            Now(Nth(1), 5, 7),
        ],
    );
}

/// # Speed of Light
///
/// `GDB_457e1` · Priest enchantment
///
/// > +1/+2.
///
/// State: Derived
//~ derived GDB_457e1 e86df3c1 3628b59e 6b9c6544.6fa82661
#[test]
fn GDB_457e1_speed_of_light() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "GDB_457e1"), Now(My(0), 6, 3)]);
}

/// # Divine Star
///
/// `GDB_460` · Priest spell · Holy · 2 mana
///
/// > Deal $3 damage to a minion. Give a random minion in your hand +3 Health.
///
/// State: Derived
//~ derived GDB_460 1bb06f6c b7ab821c ec557924.f9fb5483
#[test]
fn GDB_460_divine_star() {
    check(
        CardClass::Priest,
        &[
            Give("GDB_460"),
            Cost("GDB_460", 2),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Play("GDB_460", On(Nth(4))),
            Now(Nth(1), 5, 4),
            Now(Nth(4), 4, 2),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("GDB_460"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Play("GDB_460", On(Nth(3))),
            Now(Nth(1), 5, 4),
            Now(Nth(3), 4, 2),
        ],
    );
}

/// # Moral Compass
///
/// `GDB_460e2` · Priest enchantment
///
/// > +3 Health.
///
/// State: Derived
//~ derived GDB_460e2 0096f11d 2d4a3ad2 f39ad7be.cda80e25
#[test]
fn GDB_460e2_moral_compass() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "GDB_460e2"), Now(My(0), 5, 4)]);
}

/// # Gravity Lapse
///
/// `GDB_464` · Priest spell · 0 mana
///
/// > Set EVERY minion's Attack and Health to the lower of the two.
///
/// State: Todo
//~ todo GDB_464 2b92f145 7423895a 86ec54f5.fa6d168a
#[test]
#[ignore = "todo: GDB_464 Gravity Lapse"]
fn GDB_464_gravity_lapse() {
    check(CardClass::Priest, &[Give("GDB_464"), Cost("GDB_464", 0), Unwritten]);
}

/// # Hallucination
///
/// `SC_757` · Priest spell · 1 mana
///
/// > Summon a copy of a friendly Protoss minion. It takes double damage.
///
/// State: Todo
//~ todo SC_757 886436ce bbd4d2b1 af042042.66e24b2d
#[test]
#[ignore = "todo: SC_757 Hallucination"]
fn SC_757_hallucination() {
    check(CardClass::Priest, &[Give("SC_757"), Cost("SC_757", 1), Unwritten]);
}

/// # Mothership
///
/// `SC_762` · Priest minion · 12 mana · 10/10
///
/// > **Taunt Battlecry and Deathrattle:** Get two random Protoss minions.
///
/// State: Done
//~ done SC_762 dbd3d9b9 - 63d1b49c.ad52986e
#[test]
fn SC_762_mothership() {
    check(
        CardClass::Priest,
        &[
            Give("SC_762"),
            Cost("SC_762", 12),
            Stats("SC_762", 10, 10),
            Has("SC_762", GameTag::TAUNT),
            Friend("SC_762"),
            Force(Card("SC_763")),
            Force(Card("SC_764")),
            Kill(My(0)),
            HandCount(Mine, 3),
            Is(InHand(1), "SC_763"),
            Is(InHand(2), "SC_764"),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Friend("GVG_006"),
            Friend("GVG_006"),
            Force(Card("SC_783")),
            Never(Card("SC_755")),
            Play("SC_762", Nothing),
            HandCount(Mine, 2),
            Is(InHand(0), "SC_783"),
        ],
    );
}

/// # Sentry
///
/// `SC_764` · Priest minion · 2 mana · 2/2
///
/// > **Lifesteal**. **Deathrattle:** Your Protoss minions cost (1) less this game.
///
/// State: Derived
//~ derived SC_764 c32e85bf 74d565a2 d2fe1561.b9a0ee79
#[test]
fn SC_764_sentry() {
    check(
        CardClass::Priest,
        &[
            Give("SC_764"),
            Cost("SC_764", 2),
            Stats("SC_764", 2, 2),
            Has("SC_764", GameTag::LIFESTEAL),
            Give("SC_752"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SC_764"),
            Hurt(Nth(3), 2),
            Hurt(Nth(4), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Kill(Nth(5)),
            CostNow(Nth(0), 1),
            CostNow(Nth(1), 5),
        ],
    );
}
