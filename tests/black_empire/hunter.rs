//! Hunter cards of Reign of the Black Empire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 69ca51eb

/// # Tank Regiment
///
/// `BE_550` · Hunter minion · 6 mana · 3/3
///
/// > **Battlecry:** Summon two copies of this. **Deathrattle:** Deal 3 damage to a random enemy.
///
/// State: Derived
//~ derived BE_550 80955535 55e43b3e 7f1a046b.b979f151
#[test]
fn BE_550_tank_regiment() {
    check(
        CardClass::Hunter,
        &[
            Give("BE_550"),
            Cost("BE_550", 6),
            Stats("BE_550", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BE_550", Nothing),
            BoardCount(Mine, 4),
            In(The("BE_550"), Zone::Play),
            Now(The("BE_550"), 3, 3),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("BE_550"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BE_550"),
            Force(Entity(TheirHero)),
            Kill(Nth(3)),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
}

/// # Flamespitter
///
/// `BE_552` · Hunter weapon · 3 mana · 2/2 durability
///
/// > After your hero attacks, get an 'Overdrive'.
///
/// State: Derived
//~ derived BE_552 b75b542f 1dc72e02 22ee3346.e0b09eb3
#[test]
fn BE_552_flamespitter() {
    check(
        CardClass::Hunter,
        &[
            Give("BE_552"),
            Cost("BE_552", 3),
            Stats("BE_552", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BE_552"),
            Attack(MyHero, TheirHero),
            Is(InHand(1), "BE_553t"),
            CostNow(InHand(1), 0),
            HandCount(Mine, 2),
        ],
    );
}

/// # Tinker
///
/// `BE_553` · Hunter spell · 2 mana
///
/// > **Assemble** a Mech. Get an 'Overdrive'.
///
/// State: Todo
//~ todo BE_553 54b2cf3a 57324859 98940635.93014ebe
#[test]
#[ignore = "todo: BE_553 Tinker"]
fn BE_553_tinker() {
    check(CardClass::Hunter, &[Give("BE_553"), Cost("BE_553", 2), Unwritten]);
}

/// # Overdrive
///
/// `BE_553t` · Hunter spell · Fire · 0 mana
///
/// > Give a friendly Mech +2 Attack and **Rush**. It dies at end of turn.
///
/// State: Derived
//~ derived BE_553t ebd43175 aa5efb99 21752f34.2cfad786
#[test]
fn BE_553t_overdrive() {
    check(
        CardClass::Hunter,
        &[
            Give("BE_553t"),
            Cost("BE_553t", 0),
            Friend("GVG_044"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            CannotTarget("BE_553t", Nth(2)),
            Play("BE_553t", On(Nth(1))),
            HasNow(Nth(1), GameTag::RUSH),
            Now(Nth(1), 5, 4),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("BE_553t"),
            Friend("GVG_044"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BE_553t", On(Nth(1))),
            EndTurn,
            BoardCount(Mine, 1),
            Dead(Nth(1)),
        ],
    );
}

/// # Bombardment
///
/// `BE_554` · Hunter spell · Fire · 5 mana
///
/// > Destroy a random enemy minion and deal $3 damage to the enemy hero. If you control a Mech, do it again.
///
/// State: Derived
//~ derived BE_554 c6a91b0a 2e31a573 20297e09.79de512f
#[test]
fn BE_554_bombardment() {
    check(
        CardClass::Hunter,
        &[
            Give("BE_554"),
            Cost("BE_554", 5),
            Friend("GVG_044"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(3))),
            Play("BE_554", Nothing),
            Dead(Nth(3)),
            Now(TheirHero, 0, 24),
            BoardCount(Theirs, 0),
            Damage(TheirHero, 6),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("BE_554"),
            Friend("GVG_044"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(2))),
            Play("BE_554", Nothing),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("BE_554"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("BE_554", Nothing),
            Dead(Nth(2)),
            Now(TheirHero, 0, 27),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 3),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("BE_554"),
            Friend("GVG_044"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(3))),
            Force(Entity(Nth(4))),
            Play("BE_554", Nothing),
            Dead(Nth(3)),
            Dead(Nth(4)),
            Now(TheirHero, 0, 24),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 6),
        ],
    );
}

/// # Reload
///
/// `BE_555` · Hunter spell · Arcane · 8 mana
///
/// > **Discover** a spell and reduce its Cost by (8). Repeat this with excess Cost reduction.
///
/// State: Todo
//~ todo BE_555 04e8582a 91538d96 5188964c.f8926b3c
#[test]
#[ignore = "todo: BE_555 Reload"]
fn BE_555_reload() {
    check(CardClass::Hunter, &[Give("BE_555"), Cost("BE_555", 8), Unwritten]);
}

/// # Mimiron
///
/// `BE_588` · Hunter minion · 1 mana · 2/1
///
/// > **Battlecry:** If you control a Mech, **Discover** the perfect tech card.
///
/// State: Todo
//~ todo BE_588 cc4f8663 69aadfa2 6143f433.d13f623b
#[test]
#[ignore = "todo: BE_588 Mimiron"]
fn BE_588_mimiron() {
    check(CardClass::Hunter, &[Give("BE_588"), Cost("BE_588", 1), Stats("BE_588", 2, 1), Unwritten]);
}

/// # Clockwork Boars
///
/// `BE_730` · Hunter spell · 2 mana
///
/// > Summon two 1/1 Mech Beasts with **Charge**.
///
/// State: Derived
//~ derived BE_730 535395d9 327d2553 23e9e4f8.57865b4a
#[test]
fn BE_730_clockwork_boars() {
    check(
        CardClass::Hunter,
        &[
            Give("BE_730"),
            Cost("BE_730", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BE_730", Nothing),
            BoardCount(Mine, 3),
            In(The("BE_730t"), Zone::Play),
            Now(The("BE_730t"), 1, 1),
        ],
    );
}

/// # Clockwork Boar
///
/// `BE_730t` · Hunter minion · 1 mana · 1/1
///
/// > **Charge**
///
/// State: Vanilla
//~ vanilla BE_730t f3004066 ab1ba0e7 0c72ee24.276b5ef0
#[test]
fn BE_730t_clockwork_boar() {
    check(
        CardClass::Hunter,
        &[
            Give("BE_730t"),
            Cost("BE_730t", 1),
            Stats("BE_730t", 1, 1),
            Has("BE_730t", GameTag::CHARGE),
            Play("BE_730t", Nothing),
            In(The("BE_730t"), Zone::Play),
            Now(The("BE_730t"), 1, 1),
            HasNow(The("BE_730t"), GameTag::CHARGE),
        ],
    );
}

/// # Primal Rockfang
///
/// `BE_731` · Hunter minion · 3 mana · 3/2
///
/// > **Battlecry**: Gain the **Deathrattles** of adjacent minions.
///
/// State: Derived
//~ derived BE_731 1b1efced c4c8fc51 1916e64e.346fe00f
#[test]
fn BE_731_primal_rockfang() {
    check(
        CardClass::Hunter,
        &[
            Give("BE_731"),
            Cost("BE_731", 3),
            Stats("BE_731", 3, 2),
            Friend("LEG_CS3_013"),
            Play("BE_731", Nothing),
            Kill(Nth(0)),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
}

/// # Kronn the Impaler
///
/// `BE_732` · Hunter minion · 10 mana · 6/6
///
/// > **Battlecry:** All your minions deal damage equal to their Attack to a random enemy.
///
/// State: Todo
//~ todo BE_732 639d2be0 46c22534 5162cc51.0f9ee211
#[test]
#[ignore = "todo: BE_732 Kronn the Impaler"]
fn BE_732_kronn_the_impaler() {
    check(CardClass::Hunter, &[Give("BE_732"), Cost("BE_732", 10), Stats("BE_732", 6, 6), Unwritten]);
}

/// # Mechacycle
///
/// `BE_900` · Hunter minion · 4 mana · 3/3
///
/// > Taunt **Deathrattle:** Summon 4 Mana worth of random Mechs.
///
/// State: Todo
//~ todo BE_900 8e1de209 5c7bd1d1 9e878c52.7929b461
#[test]
#[ignore = "todo: BE_900 Mechacycle"]
fn BE_900_mechacycle() {
    check(
        CardClass::Hunter,
        &[Give("BE_900"), Cost("BE_900", 4), Stats("BE_900", 3, 3), Has("BE_900", GameTag::TAUNT), Unwritten],
    );
}

/// # \[BioCore\] Fable Stablehand
///
/// `Core_mon_0005` · Hunter minion · 3 mana · 3/3
///
/// > **Rush Battlecry:** If you control a minion with 4 or more Attack, gain +2/+2.
///
/// State: Derived
//~ derived Core_mon_0005 7321dea5 bb5ba5af c9ce6ea1.e0abcef3
#[test]
fn Core_mon_0005_bio_core_fable_stablehand() {
    check(
        CardClass::Hunter,
        &[
            Give("Core_mon_0005"),
            Cost("Core_mon_0005", 3),
            Stats("Core_mon_0005", 3, 3),
            Has("Core_mon_0005", GameTag::RUSH),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("Core_mon_0005", Nothing),
            Now(Nth(0), 5, 5),
        ],
    );
    check(
        CardClass::Hunter,
        &[Give("Core_mon_0005"), Enemy("CS2_182"), Play("Core_mon_0005", Nothing), Now(Nth(0), 3, 3)],
    );
}
