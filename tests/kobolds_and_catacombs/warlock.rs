//! Warlock cards of Kobolds & Catacombs, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 3e1cdd0a

/// # Vulgar Homunculus
///
/// `LOOT_013` · Warlock minion · 2 mana · 2/4
///
/// > **Taunt Battlecry:** Deal 2 damage to your hero.
///
/// State: Derived
//~ derived LOOT_013 af29a4bc a1d313f7 5d6e97d9.8548aee7
#[test]
fn LOOT_013_vulgar_homunculus() {
    check(
        CardClass::Warlock,
        &[
            Give("LOOT_013"),
            Cost("LOOT_013", 2),
            Stats("LOOT_013", 2, 4),
            Has("LOOT_013", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_013", Nothing),
            Now(MyHero, 0, 28),
            Damage(MyHero, 2),
        ],
    );
}

/// # Kobold Librarian
///
/// `LOOT_014` · Warlock minion · 1 mana · 2/1
///
/// > **Battlecry:** Draw a card. Deal 2 damage to your hero.
///
/// State: Derived
//~ derived LOOT_014 6e649017 8024b73e d7a0f9a5.459078bb
#[test]
fn LOOT_014_kobold_librarian() {
    check(
        CardClass::Warlock,
        &[
            Give("LOOT_014"),
            Cost("LOOT_014", 1),
            Stats("LOOT_014", 2, 1),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_014", Nothing),
            Now(MyHero, 0, 28),
            Damage(MyHero, 2),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Dark Pact
///
/// `LOOT_017` · Warlock spell · Shadow · 1 mana
///
/// > Destroy a friendly minion. Restore #8 Health to your hero.
///
/// State: Derived
//~ derived LOOT_017 c57069c4 eed9d403 c975445b.10a20fc2
#[test]
fn LOOT_017_dark_pact() {
    check(
        CardClass::Warlock,
        &[
            Give("LOOT_017"),
            Cost("LOOT_017", 1),
            Targets("LOOT_017", &[FriendlyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("LOOT_017", On(Nth(1))),
            Now(MyHero, 0, 18),
            BoardCount(Mine, 0),
            Damage(MyHero, 12),
            Dead(Nth(1)),
        ],
    );
}

/// # Hooked Reaver
///
/// `LOOT_018` · Warlock minion · 4 mana · 4/4
///
/// > **Battlecry:** If you have 15 or less Health, gain +3/+3 and **Taunt**.
///
/// State: Derived
//~ derived LOOT_018 a6339beb a8c7645b ea6d4df6.6d934f38
#[test]
fn LOOT_018_hooked_reaver() {
    check(
        CardClass::Warlock,
        &[
            Give("LOOT_018"),
            Cost("LOOT_018", 4),
            Stats("LOOT_018", 4, 4),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Hurt(Nth(2), 2),
            Hurt(Nth(5), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("LOOT_018", Nothing),
            HasNow(Nth(0), GameTag::TAUNT),
            Now(Nth(0), 7, 7),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("LOOT_018"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("LOOT_018", Nothing),
            HasNot(Nth(0), GameTag::TAUNT),
        ],
    );
}

/// # Lesser Amethyst Spellstone
///
/// `LOOT_043` · Warlock spell · Shadow · 4 mana
///
/// > **Lifesteal.** Deal $3 damage to a minion. *(Take damage from your cards to upgrade.)*
///
/// State: Done
//~ done LOOT_043 f8f42f57 - 5ba45699.1a06b95c
#[test]
fn LOOT_043_lesser_amethyst_spellstone() {
    check(
        CardClass::Warlock,
        &[
            Enemy("CS2_186"),
            Hurt(MyHero, 9),
            Give("LOOT_043"),
            Cost("LOOT_043", 4),
            Is(InHand(0), "LOOT_043"),
            Friend("CS2_231"),
            Targets("LOOT_043", &[FriendlyMinion, EnemyMinion]),
            Play("LOOT_043", On(Their(0))),
            Damage(Their(0), 3),
            Damage(MyHero, 6),
            Give("LOOT_043"),
            Crystals(10),
            Play("CS2_062", Nothing),
            Is(InHand(0), "LOOT_043t2"),
        ],
    );
}

/// # Amethyst Spellstone
///
/// `LOOT_043t2` · Warlock spell · Shadow · 4 mana
///
/// > **Lifesteal.** Deal $5 damage to a minion. *(Take damage from your cards to upgrade.)*
///
/// State: Done
//~ done LOOT_043t2 148f186b - cad21177.37479085
#[test]
fn LOOT_043t2_amethyst_spellstone() {
    check(
        CardClass::Warlock,
        &[
            Enemy("CS2_186"),
            Hurt(MyHero, 9),
            Give("LOOT_043t2"),
            Cost("LOOT_043t2", 4),
            Is(InHand(0), "LOOT_043t2"),
            Friend("CS2_231"),
            Targets("LOOT_043t2", &[FriendlyMinion, EnemyMinion]),
            Play("LOOT_043t2", On(Their(0))),
            Damage(Their(0), 5),
            Damage(MyHero, 4),
            Give("LOOT_043t2"),
            Crystals(10),
            Play("CS2_062", Nothing),
            Is(InHand(0), "LOOT_043t3"),
        ],
    );
}

/// # Greater Amethyst Spellstone
///
/// `LOOT_043t3` · Warlock spell · Shadow · 4 mana
///
/// > **Lifesteal.** Deal $7 damage to a minion.
///
/// State: Derived
//~ derived LOOT_043t3 8dd4b824 d2c49cc7 20ef5d34.82bb18fc
#[test]
fn LOOT_043t3_greater_amethyst_spellstone() {
    check(
        CardClass::Warlock,
        &[
            Give("LOOT_043t3"),
            Cost("LOOT_043t3", 4),
            Has("LOOT_043t3", GameTag::LIFESTEAL),
            Targets("LOOT_043t3", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("LOOT_043t3", On(Nth(2))),
            Now(MyHero, 0, 17),
            Damage(MyHero, 13),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("LOOT_043t3"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("LOOT_043t3", On(Nth(1))),
            Now(MyHero, 0, 17),
            BoardCount(Mine, 0),
            Damage(MyHero, 13),
            Dead(Nth(1)),
        ],
    );
}

/// # Possessed Lackey
///
/// `LOOT_306` · Warlock minion · 5 mana · 2/2
///
/// > **Deathrattle: Recruit** a Demon.
///
/// State: Derived
//~ derived LOOT_306 2d2c4f67 e1f2c8a1 478bbb89.25e5fa8d
#[test]
fn LOOT_306_possessed_lackey() {
    check(
        CardClass::Warlock,
        &[
            Give("LOOT_306"),
            Cost("LOOT_306", 5),
            Stats("LOOT_306", 2, 2),
            OnTop("AT_020"),
            OnTop("AT_020"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOOT_306"),
            Force(Entity(Nth(2))),
            Kill(Nth(6)),
            BoardCount(Mine, 2),
            DeckCount(Mine, 21),
            In(Nth(2), Zone::Play),
            Now(Nth(2), 6, 8),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("LOOT_306"),
            OnTop("AT_020"),
            OnTop("AT_020"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOOT_306"),
            Never(Entity(Nth(3))),
            Kill(Nth(6)),
        ],
    );
}

/// # Voidlord
///
/// `LOOT_368` · Warlock minion · 9 mana · 3/9
///
/// > **Taunt** **Deathrattle:** Summon three 1/3 Demons with **Taunt**.
///
/// State: Derived
//~ derived LOOT_368 a21c37c5 0a67ca93 9984a8be.508781ef
#[test]
fn LOOT_368_voidlord() {
    check(
        CardClass::Warlock,
        &[
            Give("LOOT_368"),
            Cost("LOOT_368", 9),
            Stats("LOOT_368", 3, 9),
            Has("LOOT_368", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOOT_368"),
            Kill(Nth(3)),
            BoardCount(Mine, 4),
            In(The("CS2_065"), Zone::Play),
            Now(The("CS2_065"), 1, 3),
        ],
    );
}

/// # Rin, the First Disciple
///
/// `LOOT_415` · Warlock minion · 6 mana · 3/6
///
/// > **Taunt Deathrattle:** Add 'The First Seal' to your hand.
///
/// State: Derived
//~ derived LOOT_415 a4adf255 a5b1b96f d31a47a6.27e2cbb9
#[test]
fn LOOT_415_rin_the_first_disciple() {
    check(
        CardClass::Warlock,
        &[
            Give("LOOT_415"),
            Cost("LOOT_415", 6),
            Stats("LOOT_415", 3, 6),
            Has("LOOT_415", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOOT_415"),
            Kill(Nth(3)),
            Is(InHand(1), "LOOT_415t1"),
            CostNow(InHand(1), 5),
            HandCount(Mine, 2),
        ],
    );
}

/// # The First Seal
///
/// `LOOT_415t1` · Warlock spell · Shadow · 5 mana
///
/// > Summon a 2/2 Demon. Add 'The Second Seal' to your hand.
///
/// State: Derived
//~ derived LOOT_415t1 0114f0f9 021e0cbe 9496fc1a.9ddec9a3
#[test]
fn LOOT_415t1_the_first_seal() {
    check(
        CardClass::Warlock,
        &[
            Give("LOOT_415t1"),
            Cost("LOOT_415t1", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_415t1", Nothing),
            Is(InHand(0), "LOOT_415t2"),
            CostNow(InHand(0), 5),
            BoardCount(Mine, 2),
            HandCount(Mine, 1),
            In(The("LOOT_415t1t"), Zone::Play),
            Now(The("LOOT_415t1t"), 2, 2),
        ],
    );
}

/// # Felhunter
///
/// `LOOT_415t1t` · Warlock minion · 2 mana · 2/2
///
/// State: Vanilla
//~ vanilla LOOT_415t1t a0d9f5ee 25035e47 1cfcd634
#[test]
fn LOOT_415t1t_felhunter() {
    check(
        CardClass::Warlock,
        &[
            Give("LOOT_415t1t"),
            Cost("LOOT_415t1t", 2),
            Stats("LOOT_415t1t", 2, 2),
            Play("LOOT_415t1t", Nothing),
            In(The("LOOT_415t1t"), Zone::Play),
            Now(The("LOOT_415t1t"), 2, 2),
        ],
    );
}

/// # The Second Seal
///
/// `LOOT_415t2` · Warlock spell · Shadow · 5 mana
///
/// > Summon a 3/3 Demon. Add 'The Third Seal' to your hand.
///
/// State: Derived
//~ derived LOOT_415t2 40145e1a 759ae0bc cc86119e.9fa0a252
#[test]
fn LOOT_415t2_the_second_seal() {
    check(
        CardClass::Warlock,
        &[
            Give("LOOT_415t2"),
            Cost("LOOT_415t2", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_415t2", Nothing),
            Is(InHand(0), "LOOT_415t3"),
            CostNow(InHand(0), 5),
            BoardCount(Mine, 2),
            HandCount(Mine, 1),
            In(The("LOOT_415t2t"), Zone::Play),
            Now(The("LOOT_415t2t"), 3, 3),
        ],
    );
}

/// # Felhunter
///
/// `LOOT_415t2t` · Warlock minion · 3 mana · 3/3
///
/// State: Vanilla
//~ vanilla LOOT_415t2t 5f8e1985 7a70dbb2 9ccd05e6
#[test]
fn LOOT_415t2t_felhunter() {
    check(
        CardClass::Warlock,
        &[
            Give("LOOT_415t2t"),
            Cost("LOOT_415t2t", 3),
            Stats("LOOT_415t2t", 3, 3),
            Play("LOOT_415t2t", Nothing),
            In(The("LOOT_415t2t"), Zone::Play),
            Now(The("LOOT_415t2t"), 3, 3),
        ],
    );
}

/// # The Third Seal
///
/// `LOOT_415t3` · Warlock spell · Shadow · 5 mana
///
/// > Summon a 4/4 Demon. Add 'The Fourth Seal' to your hand.
///
/// State: Derived
//~ derived LOOT_415t3 c3ddb821 9f87cd35 55e27e5e.d85b3311
#[test]
fn LOOT_415t3_the_third_seal() {
    check(
        CardClass::Warlock,
        &[
            Give("LOOT_415t3"),
            Cost("LOOT_415t3", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_415t3", Nothing),
            Is(InHand(0), "LOOT_415t4"),
            CostNow(InHand(0), 5),
            BoardCount(Mine, 2),
            HandCount(Mine, 1),
            In(The("LOOT_415t3t"), Zone::Play),
            Now(The("LOOT_415t3t"), 4, 4),
        ],
    );
}

/// # Felhunter
///
/// `LOOT_415t3t` · Warlock minion · 4 mana · 4/4
///
/// State: Vanilla
//~ vanilla LOOT_415t3t be42abe3 93122d83 bbc75e31
#[test]
fn LOOT_415t3t_felhunter() {
    check(
        CardClass::Warlock,
        &[
            Give("LOOT_415t3t"),
            Cost("LOOT_415t3t", 4),
            Stats("LOOT_415t3t", 4, 4),
            Play("LOOT_415t3t", Nothing),
            In(The("LOOT_415t3t"), Zone::Play),
            Now(The("LOOT_415t3t"), 4, 4),
        ],
    );
}

/// # The Fourth Seal
///
/// `LOOT_415t4` · Warlock spell · Shadow · 5 mana
///
/// > Summon a 5/5 Demon. Add 'The Final Seal' to your hand.
///
/// State: Derived
//~ derived LOOT_415t4 3ba80b96 cc28cf5f a971f290.67d26d22
#[test]
fn LOOT_415t4_the_fourth_seal() {
    check(
        CardClass::Warlock,
        &[
            Give("LOOT_415t4"),
            Cost("LOOT_415t4", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_415t4", Nothing),
            Is(InHand(0), "LOOT_415t5"),
            CostNow(InHand(0), 5),
            BoardCount(Mine, 2),
            HandCount(Mine, 1),
            In(The("LOOT_415t4t"), Zone::Play),
            Now(The("LOOT_415t4t"), 5, 5),
        ],
    );
}

/// # Felhunter
///
/// `LOOT_415t4t` · Warlock minion · 5 mana · 5/5
///
/// State: Vanilla
//~ vanilla LOOT_415t4t b8521caa 10c94727 074a4562
#[test]
fn LOOT_415t4t_felhunter() {
    check(
        CardClass::Warlock,
        &[
            Give("LOOT_415t4t"),
            Cost("LOOT_415t4t", 5),
            Stats("LOOT_415t4t", 5, 5),
            Play("LOOT_415t4t", Nothing),
            In(The("LOOT_415t4t"), Zone::Play),
            Now(The("LOOT_415t4t"), 5, 5),
        ],
    );
}

/// # The Final Seal
///
/// `LOOT_415t5` · Warlock spell · Shadow · 5 mana
///
/// > Summon a 6/6 Demon. Add 'Azari, the Devourer' to your hand.
///
/// State: Todo
//~ todo LOOT_415t5 06e28be0 2051e051 8a088ad5.a5fe1160
#[test]
#[ignore = "todo: LOOT_415t5 The Final Seal"]
fn LOOT_415t5_the_final_seal() {
    check(CardClass::Warlock, &[Give("LOOT_415t5"), Cost("LOOT_415t5", 5), Unwritten]);
}

/// # Felhunter
///
/// `LOOT_415t5t` · Warlock minion · 6 mana · 6/6
///
/// State: Vanilla
//~ vanilla LOOT_415t5t f399333e 79bef2aa d51b50ba
#[test]
fn LOOT_415t5t_felhunter() {
    check(
        CardClass::Warlock,
        &[
            Give("LOOT_415t5t"),
            Cost("LOOT_415t5t", 6),
            Stats("LOOT_415t5t", 6, 6),
            Play("LOOT_415t5t", Nothing),
            In(The("LOOT_415t5t"), Zone::Play),
            Now(The("LOOT_415t5t"), 6, 6),
        ],
    );
}

/// # Azari, the Devourer
///
/// `LOOT_415t6` · Warlock minion · 10 mana · 10/10
///
/// > **Battlecry:** Destroy your opponent's deck.
///
/// State: Todo
//~ todo LOOT_415t6 18bde4b0 ba6d610a c67bc712.5c6da628
#[test]
#[ignore = "todo: LOOT_415t6 Azari, the Devourer"]
fn LOOT_415t6_azari_the_devourer() {
    check(CardClass::Warlock, &[Give("LOOT_415t6"), Cost("LOOT_415t6", 10), Stats("LOOT_415t6", 10, 10), Unwritten]);
}

/// # Cataclysm
///
/// `LOOT_417` · Warlock spell · Fire · 5 mana
///
/// > Destroy all minions. Discard 2 cards.
///
/// State: Derived
//~ derived LOOT_417 1c3523a6 cf09e333 9f6102aa.5a431b80
#[test]
fn LOOT_417_cataclysm() {
    check(
        CardClass::Warlock,
        &[
            Give("LOOT_417"),
            Cost("LOOT_417", 5),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Play("LOOT_417", Nothing),
            BoardCount(Mine, 0),
            HandCount(Mine, 0),
            Dead(Nth(1)),
            Dead(Nth(2)),
            Dead(Nth(3)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Skull of the Man'ari
///
/// `LOOT_420` · Warlock weapon · 5 mana · 0/3 durability
///
/// > At the start of your turn, summon a Demon from your hand.
///
/// State: Derived
//~ derived LOOT_420 cb930d8b 43bfe519 76bcf6b2.8546861e
#[test]
fn LOOT_420_skull_of_the_manari() {
    check(
        CardClass::Warlock,
        &[
            Give("LOOT_420"),
            Cost("LOOT_420", 5),
            Stats("LOOT_420", 0, 3),
            Give("AT_020"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOOT_420"),
            EndTurn,
            Force(Entity(Nth(1))),
            EndTurn,
            CostNow(InHand(2), 4),
            Now(InHand(2), 4, 5),
            BoardCount(Mine, 2),
            HandCount(Mine, 3),
            In(Nth(1), Zone::Play),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("LOOT_420"),
            Give("AT_020"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOOT_420"),
            EndTurn,
            CostNow(InTheirHand(0), 4),
            Now(InTheirHand(0), 4, 5),
            Armor(Mine, 0),
            BoardCount(Mine, 1),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 3),
            CostNow(Nth(0), 5),
            Now(Nth(0), 0, 3),
            CostNow(Nth(1), 7),
            Now(Nth(1), 6, 8),
            CostNow(Nth(2), 4),
            Now(Nth(2), 4, 5),
            Now(Nth(3), 4, 5),
            Now(Nth(4), 4, 5),
            Now(Nth(5), 0, 3),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 19),
            HandCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("LOOT_420"),
            Give("AT_020"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOOT_420"),
            EndTurn,
            Never(Entity(Nth(2))),
            EndTurn,
        ],
    );
}
