//! Mage cards of Cataclysm, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 913b40eb

/// # Spellweaver's Brilliance
///
/// `CATA_452` · Mage spell · Arcane · 10 mana
///
/// > Summon a 6/6 Dragon. Costs (1) less for each damage you dealt with spells this turn.
///
/// State: Todo
//~ todo CATA_452 d9e82829 6282a1db 2a339e1c.e5a67dd2
#[test]
#[ignore = "todo: CATA_452 Spellweaver's Brilliance"]
fn CATA_452_spellweavers_brilliance() {
    check(CardClass::Mage, &[Give("CATA_452"), Cost("CATA_452", 10), Unwritten]);
}

/// # Azure Warden
///
/// `CATA_452t` · Mage minion · 6 mana · 6/6
///
/// State: Vanilla
//~ vanilla CATA_452t a2763387 e25effea 7166ddc5
#[test]
fn CATA_452t_azure_warden() {
    check(
        CardClass::Mage,
        &[
            Give("CATA_452t"),
            Cost("CATA_452t", 6),
            Stats("CATA_452t", 6, 6),
            Play("CATA_452t", Nothing),
            In(The("CATA_452t"), Zone::Play),
            Now(The("CATA_452t"), 6, 6),
        ],
    );
}

/// # Archmage Kalec
///
/// `CATA_458` · Mage minion · 4 mana · 4/4
///
/// > **Battlecry:** Give all spells in your hand and deck **Spell Damage +1.**
///
/// State: Derived
//~ derived CATA_458 de1c60da 1bbce215 f9960d96.fec42979
#[test]
fn CATA_458_archmage_kalec() {
    check(
        CardClass::Mage,
        &[
            Give("CATA_458"),
            Cost("CATA_458", 4),
            Stats("CATA_458", 4, 4),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CATA_458", Nothing),
            TagNow(Nth(4), GameTag::SPELLPOWER, 1),
        ],
    );
}

/// # Kalec's Insight
///
/// `CATA_458e` · Neutral enchantment
///
/// > **Spell Damage +1**.
///
/// State: Derived
//~ derived CATA_458e c763fca5 0daf9c53 6ef6d75e.7e90e4a1
#[test]
fn CATA_458e_kalecs_insight() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "CATA_458e"), TagNow(My(0), GameTag::SPELLPOWER, 1)]);
}

/// # Unstable Spellcaster
///
/// `CATA_483` · Mage minion · 4 mana · 2/5
///
/// > **Spell Damage +1 Battlecry:** If you dealt damage with a spell this turn, summon a copy of this.
///
/// State: Todo
//~ todo CATA_483 3efc3527 2f65d2ef 4ddea294.986616a4
#[test]
#[ignore = "todo: CATA_483 Unstable Spellcaster"]
fn CATA_483_unstable_spellcaster() {
    check(
        CardClass::Mage,
        &[
            Give("CATA_483"),
            Cost("CATA_483", 4),
            Stats("CATA_483", 2, 5),
            Has("CATA_483", GameTag::SPELLPOWER),
            Unwritten,
        ],
    );
}

/// # Winterspring Whelp
///
/// `CATA_484` · Mage minion · 1 mana · 1/2
///
/// > **Battlecry: Discover** a 1-Cost spell from any class.
///
/// State: Derived
//~ derived CATA_484 195c0703 5f8f66e3 eb8b63f3.35fe4c9f
#[test]
fn CATA_484_winterspring_whelp() {
    check(
        CardClass::Mage,
        &[
            Give("CATA_484"),
            Cost("CATA_484", 1),
            Stats("CATA_484", 1, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_004")),
            Play("CATA_484", Nothing),
            ChooseCard("AT_004"),
            Is(InHand(0), "AT_004"),
            CostNow(InHand(0), 1),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("CATA_484"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_029")),
            Play("CATA_484", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("CATA_484"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_001")),
            Play("CATA_484", Nothing),
            Choose(0),
        ],
    );
}

/// # Sleet Storm
///
/// `CATA_485` · Mage spell · Frost · 1 mana
///
/// > Deal $2 damage. Deal $1 damage to a random enemy minion.
///
/// State: Derived
//~ derived CATA_485 07ec29ce 4254363c 172f6cf1.28af32b2
#[test]
fn CATA_485_sleet_storm() {
    check(
        CardClass::Mage,
        &[
            Give("CATA_485"),
            Cost("CATA_485", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("CATA_485", On(Nth(2))),
            Now(Nth(2), 4, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("CATA_485"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("CATA_485", On(Nth(1))),
            Now(Nth(1), 4, 3),
            Now(Nth(2), 4, 4),
        ],
    );
}

/// # Raincaller
///
/// `CATA_487` · Mage minion · 2 mana · 1/4
///
/// > The first time you deal damage with a spell each turn, gain +2 Attack.
///
/// State: Todo
//~ todo CATA_487 91f57c13 547aa7b7 68a37733.2d7a5909
#[test]
#[ignore = "todo: CATA_487 Raincaller"]
fn CATA_487_raincaller() {
    check(CardClass::Mage, &[Give("CATA_487"), Cost("CATA_487", 2), Stats("CATA_487", 1, 4), Unwritten]);
}

/// # Building Storm
///
/// `CATA_487e` · Neutral enchantment
///
/// > +2 Attack.
///
/// State: Derived
//~ derived CATA_487e 992daad3 5ee66827 a7168e12.bf3d1612
#[test]
fn CATA_487e_building_storm() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "CATA_487e"), Now(My(0), 7, 1)]);
}

/// # Vulcanos
///
/// `CATA_488` · Mage minion · 7 mana · 4/8
///
/// > **Colossal +2** At the end of your turn, deal 3 damage to all other minions.
///
/// State: Done
//~ done CATA_488 4a74459e - 8c6df87b.3d0bc9db
#[test]
fn CATA_488_vulcanos() {
    check(
        CardClass::Mage,
        &[
            Give("CATA_488"),
            Cost("CATA_488", 7),
            Stats("CATA_488", 4, 8),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CATA_488", Nothing),
            BoardCount(Mine, 4),
            In(The("CATA_488t"), Zone::Play),
            In(The("CATA_488t2"), Zone::Play),
            Damage(Nth(2), 0),
            EndTurn,
            Damage(Nth(1), 3),
            Damage(Nth(2), 3),
            Damage(The("CATA_488t"), 3),
            Damage(The("CATA_488t2"), 3),
            Damage(Nth(0), 0),
            Health(MyHero, 30),
            Health(TheirHero, 30),
            EndTurn,
            Damage(Nth(1), 3),
        ],
    );
}

/// # Plume of Vulcanos
///
/// `CATA_488t` · Mage minion · 2 mana · 1/5
///
/// > Whenever this takes damage, get a random Fire spell. It costs (3) less.
///
/// State: Derived
//~ derived CATA_488t cdef2882 a12cbdb2 ecc3bdfa.f5382e91
#[test]
fn CATA_488t_plume_of_vulcanos() {
    check(
        CardClass::Mage,
        &[
            Give("CATA_488t"),
            Cost("CATA_488t", 2),
            Stats("CATA_488t", 1, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CATA_488t"),
            Force(Card("AT_001")),
            Hurt(Nth(3), 1),
            Is(InHand(1), "AT_001"),
            CostNow(InHand(1), 2),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("CATA_488t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CATA_488t"),
            Never(Card("AT_003")),
            Hurt(Nth(3), 1),
        ],
    );
}

/// # Plume of Vulcanos
///
/// `CATA_488t2` · Mage minion · 2 mana · 1/5
///
/// > Whenever this takes damage, get a random Fire spell. It costs (3) less.
///
/// State: Derived
//~ derived CATA_488t2 4479160b 799035da 42a59f50.f5382e91
#[test]
fn CATA_488t2_plume_of_vulcanos() {
    check(
        CardClass::Mage,
        &[
            Give("CATA_488t2"),
            Cost("CATA_488t2", 2),
            Stats("CATA_488t2", 1, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CATA_488t2"),
            Force(Card("AT_001")),
            Hurt(Nth(3), 1),
            Is(InHand(1), "AT_001"),
            CostNow(InHand(1), 2),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("CATA_488t2"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CATA_488t2"),
            Never(Card("AT_003")),
            Hurt(Nth(3), 1),
        ],
    );
}

/// # Arcane Flow
///
/// `CATA_489` · Mage spell · Arcane · 4 mana
///
/// > **Shatter** Deal $4 damage. Deal $2 damage to all enemies.@Deal $4 damage. Deal $2 damage to all enemies.
///
/// State: Todo
//~ todo CATA_489 7993438a bb9b4dfe 1a71dd5c.e49cacc5
#[test]
#[ignore = "todo: CATA_489 Arcane Flow"]
fn CATA_489_arcane_flow() {
    check(CardClass::Mage, &[Give("CATA_489"), Cost("CATA_489", 4), Unwritten]);
}

/// # Arcane Flow
///
/// `CATA_489t` · Mage spell · Arcane · 4 mana
///
/// > **Shattered** Deal $4 damage.
///
/// State: Todo
//~ todo CATA_489t e7a898d7 f03d46c8 50a20438.a8545188
#[test]
#[ignore = "todo: CATA_489t Arcane Flow"]
fn CATA_489t_arcane_flow() {
    check(CardClass::Mage, &[Give("CATA_489t"), Cost("CATA_489t", 4), Unwritten]);
}

/// # Arcane Flow
///
/// `CATA_489t2` · Mage spell · Arcane · 4 mana
///
/// > **Shattered** Deal $2 damage to all enemies.
///
/// State: Todo
//~ todo CATA_489t2 388d1f60 e25c50b5 a1094814.a354ff72
#[test]
#[ignore = "todo: CATA_489t2 Arcane Flow"]
fn CATA_489t2_arcane_flow() {
    check(CardClass::Mage, &[Give("CATA_489t2"), Cost("CATA_489t2", 4), Unwritten]);
}

/// # Sindragosa's Triumph
///
/// `CATA_978` · Mage spell · Arcane · 5 mana
///
/// > Deal $8 damage to a minion. Reduce the Cost of a random card in your hand by the excess damage.
///
/// State: Derived
//~ derived CATA_978 663186e2 07e97885 217f015c.23a16c9c
#[test]
fn CATA_978_sindragosas_triumph() {
    check(
        CardClass::Mage,
        &[
            Give("CATA_978"),
            Cost("CATA_978", 5),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Play("CATA_978", On(Nth(3))),
            CostNow(Nth(1), 1),
            Dead(Nth(3)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("CATA_978"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Play("CATA_978", On(Nth(2))),
            BoardCount(Mine, 0),
            CostNow(Nth(1), 1),
            Dead(Nth(2)),
        ],
    );
}

/// # Conjuration Specialist
///
/// `CATA_979` · Mage minion · 3 mana · 3/4
///
/// > **Battlecry:** Choose a spell in your hand. Split it into two random spells of the same Cost.
///
/// State: Todo
//~ todo CATA_979 4feb1c48 417b5fde ed9b2469.4aaa8c7b
#[test]
#[ignore = "todo: CATA_979 Conjuration Specialist"]
fn CATA_979_conjuration_specialist() {
    check(CardClass::Mage, &[Give("CATA_979"), Cost("CATA_979", 3), Stats("CATA_979", 3, 4), Unwritten]);
}

/// # Bursting Leyline
///
/// `MEND_500` · Mage spell · Arcane · 4 mana
///
/// > Deal ${0} damage to a random enemy minion. Excess damage hits the enemy hero.@Deal ${0} damage to a random enemy minion, {1} times. Excess damage hits the enemy hero.
///
/// State: Todo
//~ todo MEND_500 43ccdede bd7a81f1 31e82126.ec4c7a4d
#[test]
#[ignore = "todo: MEND_500 Bursting Leyline"]
fn MEND_500_bursting_leyline() {
    check(CardClass::Mage, &[Give("MEND_500"), Cost("MEND_500", 4), Unwritten]);
}

/// # Ley Walker
///
/// `MEND_501` · Mage minion · 3 mana · 4/2
///
/// > **Battlecry:** Your Leylines cost (1) less this game. **Deathrattle:** Get a random Leyline.
///
/// State: Todo
//~ todo MEND_501 39c28a15 b4a4bc85 2d0b8613.c461fbf2
#[test]
#[ignore = "todo: MEND_501 Ley Walker"]
fn MEND_501_ley_walker() {
    check(CardClass::Mage, &[Give("MEND_501"), Cost("MEND_501", 3), Stats("MEND_501", 4, 2), Unwritten]);
}

/// # Crystallized Leyline
///
/// `MEND_502` · Mage spell · Arcane · 5 mana
///
/// > Summon a random {0}-Cost minion.@Summon a random {0}-Cost minion, {1} times.
///
/// State: Todo
//~ todo MEND_502 2516786c d08fa79c 314a66bc.f66da04f
#[test]
#[ignore = "todo: MEND_502 Crystallized Leyline"]
fn MEND_502_crystallized_leyline() {
    check(CardClass::Mage, &[Give("MEND_502"), Cost("MEND_502", 5), Unwritten]);
}

/// # Surge Needle
///
/// `MEND_503` · Mage minion · 4 mana · 3/5
///
/// > **Battlecry:** Your Leylines trigger an additional time this game.
///
/// State: Todo
//~ todo MEND_503 5f9cd07c 26c4daa8 16556b01.da20f2f1
#[test]
#[ignore = "todo: MEND_503 Surge Needle"]
fn MEND_503_surge_needle() {
    check(CardClass::Mage, &[Give("MEND_503"), Cost("MEND_503", 4), Stats("MEND_503", 3, 5), Unwritten]);
}

/// # Leyline Nexus
///
/// `MEND_504` · Mage spell · Arcane · 2 mana
///
/// > Draw a card. It costs ({0}) less.@Draw {1} cards. They cost ({0}) less.
///
/// State: Todo
//~ todo MEND_504 73949be5 54e760ce d5d43054.bd28a40e
#[test]
#[ignore = "todo: MEND_504 Leyline Nexus"]
fn MEND_504_leyline_nexus() {
    check(CardClass::Mage, &[Give("MEND_504"), Cost("MEND_504", 2), Unwritten]);
}

/// # The Arcanomicon
///
/// `MEND_505` · Mage spell · Arcane · 6 mana
///
/// > Get all 3 Leylines. Choose an upgrade for your Leylines.
///
/// State: Todo
//~ todo MEND_505 cc529a6c b916c521 9847cdfd.da16b9cc
#[test]
#[ignore = "todo: MEND_505 The Arcanomicon"]
fn MEND_505_the_arcanomicon() {
    check(CardClass::Mage, &[Give("MEND_505"), Cost("MEND_505", 6), Unwritten]);
}

/// # Energize
///
/// `MEND_505t` · Mage spell · 0 mana
///
/// > Your Leylines trigger an additional time this game.
///
/// State: Todo
//~ todo MEND_505t 3754bbea 059f9ac0 a784e469.142645bf
#[test]
#[ignore = "todo: MEND_505t Energize"]
fn MEND_505t_energize() {
    check(CardClass::Mage, &[Give("MEND_505t"), Cost("MEND_505t", 0), Unwritten]);
}

/// # Unblock
///
/// `MEND_505t2` · Mage spell · 0 mana
///
/// > Your Leylines cost (2) less this game.
///
/// State: Todo
//~ todo MEND_505t2 73d781cf 1b551959 9b04df79.5d71988f
#[test]
#[ignore = "todo: MEND_505t2 Unblock"]
fn MEND_505t2_unblock() {
    check(CardClass::Mage, &[Give("MEND_505t2"), Cost("MEND_505t2", 0), Unwritten]);
}

/// # Empower
///
/// `MEND_505t3` · Mage spell · 0 mana
///
/// > Increase the effects of your Leylines by 2 this game.
///
/// State: Todo
//~ todo MEND_505t3 74c99496 d69c4ff8 a143fff0.54fece47
#[test]
#[ignore = "todo: MEND_505t3 Empower"]
fn MEND_505t3_empower() {
    check(CardClass::Mage, &[Give("MEND_505t3"), Cost("MEND_505t3", 0), Unwritten]);
}

/// # Mystic Runesaber
///
/// `MEND_506` · Mage minion · 2 mana · 2/3
///
/// > **Elusive Battlecry:** Increase the effects of your Leylines by 1 this game.
///
/// State: Todo
//~ todo MEND_506 dc0837d2 0c75ef06 650ceae5.e0646341
#[test]
#[ignore = "todo: MEND_506 Mystic Runesaber"]
fn MEND_506_mystic_runesaber() {
    check(
        CardClass::Mage,
        &[Give("MEND_506"), Cost("MEND_506", 2), Stats("MEND_506", 2, 3), Has("MEND_506", GameTag::ELUSIVE), Unwritten],
    );
}
