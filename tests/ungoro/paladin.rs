//! Paladin cards of Journey to Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e4b12fd7

/// # Dinosize
///
/// `UNG_004` · Paladin spell · 7 mana
///
/// > Set a minion's stats to 7/14.
///
/// State: Derived
//~ derived UNG_004 c2df4d2f d59967ed b94b849d.de329fb3
#[test]
fn UNG_004_dinosize() {
    check(
        CardClass::Paladin,
        &[
            Give("UNG_004"),
            Cost("UNG_004", 7),
            Targets("UNG_004", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_004", On(Nth(2))),
            Now(Nth(2), 7, 14),
        ],
    );
    check(
        CardClass::Paladin,
        &[Give("UNG_004"), Friend("CS2_182"), Enemy("CS2_182"), Play("UNG_004", On(Nth(1))), Now(Nth(1), 7, 14)],
    );
}

/// # RAAAAR!
///
/// `UNG_004e` · Paladin enchantment
///
/// > Stats changed to 7/14.
///
/// State: Derived
//~ derived UNG_004e b3577601 c57921e4 46d6cc1e.9126f123
#[test]
fn UNG_004e_raaaar() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "UNG_004e"), Now(My(0), 7, 14)]);
}

/// # Hydrologist
///
/// `UNG_011` · Paladin minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** and cast a **Secret**.
///
/// State: Derived
//~ derived UNG_011 adca5027 7db147f6 3f3fdfd8.508e7409
#[test]
fn UNG_011_hydrologist() {
    check(
        CardClass::Paladin,
        &[
            Give("UNG_011"),
            Cost("UNG_011", 2),
            Stats("UNG_011", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_073")),
            Play("UNG_011", Nothing),
            ChooseCard("AT_073"),
            In(The("AT_073"), Zone::Secret),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("UNG_011"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_017")),
            Play("UNG_011", Nothing),
            Choose(0),
        ],
    );
}

/// # Sunkeeper Tarim
///
/// `UNG_015` · Paladin minion · 6 mana · 3/7
///
/// > **Taunt Battlecry:** Set all other minions' Attack and Health to 3.
///
/// State: Derived
//~ derived UNG_015 9b5e2c1c c9e3e69a 734c9c4a.10eee051
#[test]
fn UNG_015_sunkeeper_tarim() {
    check(
        CardClass::Paladin,
        &[
            Give("UNG_015"),
            Cost("UNG_015", 6),
            Stats("UNG_015", 3, 7),
            Has("UNG_015", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_015", Nothing),
            Now(Nth(0), 3, 7),
            Now(Nth(1), 3, 3),
            Now(Nth(2), 3, 3),
        ],
    );
}

/// # Watched
///
/// `UNG_015e` · Paladin enchantment
///
/// > Stats changed to 3/3.
///
/// State: Derived
//~ derived UNG_015e 520204db 731339f6 06187d42.59267fb4
#[test]
fn UNG_015e_watched() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "UNG_015e"), Now(My(0), 3, 3)]);
}

/// # Vinecleaver
///
/// `UNG_950` · Paladin weapon · 6 mana · 4/3 durability
///
/// > After your hero attacks, summon two {0} Silver Hand Recruits.
///
/// State: Derived
//~ derived UNG_950 8d3b3583 cc70892c 2e9f186e.6dc6a056
#[test]
fn UNG_950_vinecleaver() {
    check(
        CardClass::Paladin,
        &[
            Give("UNG_950"),
            Cost("UNG_950", 6),
            Stats("UNG_950", 4, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("UNG_950"),
            Attack(MyHero, TheirHero),
            BoardCount(Mine, 3),
            In(The("CS2_101t"), Zone::Play),
            Now(The("CS2_101t"), 1, 1),
        ],
    );
}

/// # Spikeridged Steed
///
/// `UNG_952` · Paladin spell · 5 mana
///
/// > Give a minion +2/+6 and **Taunt**. When it dies, summon a Stegodon.
///
/// State: Derived
//~ derived UNG_952 f0cedaa6 e7b5c587 9ae3a607.fcca2e7e
#[test]
fn UNG_952_spikeridged_steed() {
    check(
        CardClass::Paladin,
        &[
            Give("UNG_952"),
            Cost("UNG_952", 5),
            Targets("UNG_952", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_952", On(Nth(2))),
            Now(Nth(2), 6, 11),
        ],
    );
    check(
        CardClass::Paladin,
        &[Give("UNG_952"), Friend("CS2_182"), Enemy("CS2_182"), Play("UNG_952", On(Nth(1))), Now(Nth(1), 6, 11)],
    );
}

/// # On a Stegodon
///
/// `UNG_952e` · Paladin enchantment
///
/// > +2/+6 and **Taunt**. **Deathrattle:** Summon a Stegodon.
///
/// State: Derived
//~ derived UNG_952e 67e7037b 4821095b 3b3f1b5a.373b423b
#[test]
fn UNG_952e_on_a_stegodon() {
    check(
        CardClass::Paladin,
        &[
            Friend("CS2_182"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Enchant(Nth(0), "UNG_952e"),
            HasNow(Nth(0), GameTag::TAUNT),
            Now(Nth(0), 6, 11),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Friend("CS2_182"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Enchant(Nth(0), "UNG_952e"),
            Kill(Nth(0)),
            BoardCount(Mine, 4),
            HasNow(The("UNG_810"), GameTag::TAUNT),
            In(The("UNG_810"), Zone::Play),
            Now(The("UNG_810"), 2, 6),
        ],
    );
}

/// # Primalfin Champion
///
/// `UNG_953` · Paladin minion · 2 mana · 1/3
///
/// > **Deathrattle:** Return any spells you cast on this minion to your hand.
///
/// State: Todo
//~ todo UNG_953 6c583cac 9c663fb1 54be654e.f8443c58
#[test]
#[ignore = "todo: UNG_953 Primalfin Champion"]
fn UNG_953_primalfin_champion() {
    check(CardClass::Paladin, &[Give("UNG_953"), Cost("UNG_953", 2), Stats("UNG_953", 1, 3), Unwritten]);
}

/// # The Last Kaleidosaur
///
/// `UNG_954` · Paladin spell · 1 mana
///
/// > **Quest:** Cast 5 spells on your minions. **Reward:** Galvadon.
///
/// State: Done
//~ done UNG_954 ba5ad4c2 - 6d0df2bb.f69c0b8b
#[test]
fn UNG_954_the_last_kaleidosaur() {
    check(
        CardClass::Paladin,
        &[
            Give("UNG_954"),
            Cost("UNG_954", 1),
            Play("UNG_954", Nothing),
            Friend("CS2_182"),
            Play("CS2_087", On(My(0))),
            Play("CS2_087", On(My(0))),
            Play("CS2_087", On(My(0))),
            Play("CS2_087", On(My(0))),
            Play("CS2_087", On(My(0))),
            Is(InHand(0), "UNG_954t1"),
        ],
    );
}

/// # Galvadon
///
/// `UNG_954t1` · Paladin minion · 5 mana · 8/8
///
/// > **Battlecry: Adapt** 5 times.
///
/// State: Todo
//~ todo UNG_954t1 95eb8a9f 29161473 fd82a494.43603244
#[test]
#[ignore = "todo: UNG_954t1 Galvadon"]
fn UNG_954t1_galvadon() {
    check(CardClass::Paladin, &[Give("UNG_954t1"), Cost("UNG_954t1", 5), Stats("UNG_954t1", 8, 8), Unwritten]);
}

/// # Lost in the Jungle
///
/// `UNG_960` · Paladin spell · 1 mana
///
/// > Summon two {0} Silver Hand Recruits.
///
/// State: Derived
//~ derived UNG_960 c52df8e4 70825030 8ca7c5ac.cf43cdad
#[test]
fn UNG_960_lost_in_the_jungle() {
    check(
        CardClass::Paladin,
        &[
            Give("UNG_960"),
            Cost("UNG_960", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_960", Nothing),
            BoardCount(Mine, 3),
            In(The("CS2_101t"), Zone::Play),
            Now(The("CS2_101t"), 1, 1),
        ],
    );
}

/// # Adaptation
///
/// `UNG_961` · Paladin spell · 0 mana
///
/// > **Adapt** a friendly minion.
///
/// State: Done
//~ done UNG_961 6e8e7f48 - f5ed864f.1dc12231
#[test]
fn UNG_961_adaptation() {
    check(
        CardClass::Paladin,
        &[
            Give("UNG_961"),
            Cost("UNG_961", 0),
            Friend("CS2_182"),
            Force(Card("UNG_999t3")),
            Play("UNG_961", On(My(0))),
            ChooseCard("UNG_999t3"),
            Now(My(0), 7, 5),
        ],
    );
}

/// # Lightfused Stegodon
///
/// `UNG_962` · Paladin minion · 3 mana · 3/3
///
/// > **Battlecry: Adapt** your Silver Hand Recruits.
///
/// State: Done
//~ done UNG_962 1b34307d - 48089a69.c01faf70
#[test]
fn UNG_962_lightfused_stegodon() {
    check(
        CardClass::Paladin,
        &[
            Give("UNG_962"),
            Cost("UNG_962", 3),
            Stats("UNG_962", 3, 3),
            Friend("CS2_101t"),
            Friend("CS2_182"),
            Force(Card("UNG_999t3")),
            Play("UNG_962", Nothing),
            ChooseCard("UNG_999t3"),
            Now(My(0), 4, 1),
            Now(My(1), 4, 5),
        ],
    );
}
