//! Warlock cards of Into the Emerald Dream, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 2d61b030

/// # Rotten Apple
///
/// `EDR_482` · Warlock spell · 2 mana
///
/// > Restore #12 Health to your hero. For the next 2 turns, deal $3 damage to your hero.
///
/// State: Todo
//~ todo EDR_482 6cc78366 8444ce83 ba0af404.3dd257a4
#[test]
#[ignore = "todo: EDR_482 Rotten Apple"]
fn EDR_482_rotten_apple() {
    check(CardClass::Warlock, &[Give("EDR_482"), Cost("EDR_482", 2), Unwritten]);
}

/// # Fracture
///
/// `EDR_482e` · Warlock enchantment
///
/// > At the end of your turn, deal $3 damage to your hero.
///
/// State: Derived
//~ derived EDR_482e 3e06f996 d9f6a6c1 b2a86242.f6b84614
#[test]
fn EDR_482e_fracture() {
    check(
        CardClass::Warlock,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "EDR_482e"),
            EndTurn,
            Now(MyHero, 0, 27),
            Damage(MyHero, 3),
        ],
    );
}

/// # Fractured Power
///
/// `EDR_483` · Warlock spell · Shadow · 2 mana
///
/// > Destroy one of your Mana Crystals. In 2 turns, gain two.
///
/// State: Todo
//~ todo EDR_483 9d2a0cae 7f2bfda5 b392558d.4f1e3710
#[test]
#[ignore = "todo: EDR_483 Fractured Power"]
fn EDR_483_fractured_power() {
    check(CardClass::Warlock, &[Give("EDR_483"), Cost("EDR_483", 2), Unwritten]);
}

/// # Rotheart Dryad
///
/// `EDR_485` · Warlock minion · 1 mana · 1/1
///
/// > **Deathrattle:** Draw a minion that costs (7) or more.
///
/// State: Derived
//~ derived EDR_485 0af115de 816287ac 0bb94f5b.2bbe0193
#[test]
fn EDR_485_rotheart_dryad() {
    check(
        CardClass::Warlock,
        &[
            Give("EDR_485"),
            Cost("EDR_485", 1),
            Stats("EDR_485", 1, 1),
            OnTop("CS2_186"),
            OnTop("CS2_186"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("EDR_485"),
            Kill(Nth(6)),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(2), 7),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 7, 7),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("EDR_485"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_186"),
            OnTop("CS2_032"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("EDR_485"),
            Kill(Nth(11)),
            DeckCount(Mine, 7),
            HandCount(Mine, 2),
            CostNow(Nth(6), 7),
            In(Nth(6), Zone::Hand),
            Now(Nth(6), 7, 7),
        ],
    );
}

/// # Wallow, the Wretched
///
/// `EDR_487` · Warlock minion · 7 mana · 6/6
///
/// > While this is in your hand or deck, it gains a copy of every **Dark Gift** given to your minions.
///
/// State: Todo
//~ todo EDR_487 e94efc44 8578cccd be582efc.1c1ad0ab
#[test]
#[ignore = "todo: EDR_487 Wallow, the Wretched"]
fn EDR_487_wallow_the_wretched() {
    check(CardClass::Warlock, &[Give("EDR_487"), Cost("EDR_487", 7), Stats("EDR_487", 6, 6), Unwritten]);
}

/// # Avant-Gardening
///
/// `EDR_488` · Warlock spell · 2 mana
///
/// > **Discover** a **Deathrattle** minion with a **Dark Gift**.
///
/// State: Todo
//~ todo EDR_488 d392bc75 f38431c0 765c3f42.d6905973
#[test]
#[ignore = "todo: EDR_488 Avant-Gardening"]
fn EDR_488_avant_gardening() {
    check(CardClass::Warlock, &[Give("EDR_488"), Cost("EDR_488", 2), Unwritten]);
}

/// # Agamaggan
///
/// `EDR_489` · Warlock minion · 10 mana · 9/9
///
/// > **Battlecry:** The next card you play costs your OPPONENT'S Health instead of Mana *(up to 10)*.
///
/// State: Todo
//~ todo EDR_489 5b3f6272 aada4730 ad3d0b4d.564dc347
#[test]
#[ignore = "todo: EDR_489 Agamaggan"]
fn EDR_489_agamaggan() {
    check(CardClass::Warlock, &[Give("EDR_489"), Cost("EDR_489", 10), Stats("EDR_489", 9, 9), Unwritten]);
}

/// # Sleep Paralysis
///
/// `EDR_490` · Warlock spell · Shadow · 5 mana
///
/// > **Choose One -** Summon two 3/6 Demons with **Taunt** that can't attack; or Destroy an enemy minion.
///
/// State: Todo
//~ todo EDR_490 8fe52a23 363146dd 90892d47.91f9492e
#[test]
#[ignore = "todo: EDR_490 Sleep Paralysis"]
fn EDR_490_sleep_paralysis() {
    check(CardClass::Warlock, &[Give("EDR_490"), Cost("EDR_490", 5), Unwritten]);
}

/// # Figure in the Dark
///
/// `EDR_490a` · Warlock spell · Shadow · 5 mana
///
/// > Summon two 3/6 Demons with **Taunt** that can't attack.
///
/// State: Todo
//~ todo EDR_490a fb4ceae6 73dcec8c ac250f76.2f08a009
#[test]
#[ignore = "todo: EDR_490a Figure in the Dark"]
fn EDR_490a_figure_in_the_dark() {
    check(CardClass::Warlock, &[Give("EDR_490a"), Cost("EDR_490a", 5), Unwritten]);
}

/// # Wit's End
///
/// `EDR_490b` · Warlock spell · Shadow · 5 mana
///
/// > Destroy an enemy minion.
///
/// State: Derived
//~ derived EDR_490b 588e3255 ffb4de3d 89fd87a3.91555ef3
#[test]
fn EDR_490b_wits_end() {
    check(
        CardClass::Warlock,
        &[
            Give("EDR_490b"),
            Cost("EDR_490b", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("EDR_490b", On(Nth(2))),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Night Terror
///
/// `EDR_490t` · Warlock minion · 3 mana · 3/6
///
/// > **Taunt** Can't attack.
///
/// State: Vanilla
//~ vanilla EDR_490t 7c636bdc a79bdf44 a035050f.cf4ed50f
#[test]
fn EDR_490t_night_terror() {
    check(
        CardClass::Warlock,
        &[
            Give("EDR_490t"),
            Cost("EDR_490t", 3),
            Stats("EDR_490t", 3, 6),
            Has("EDR_490t", GameTag::CANT_ATTACK),
            Has("EDR_490t", GameTag::TAUNT),
            Play("EDR_490t", Nothing),
            In(The("EDR_490t"), Zone::Play),
            Now(The("EDR_490t"), 3, 6),
            HasNow(The("EDR_490t"), GameTag::CANT_ATTACK),
            HasNow(The("EDR_490t"), GameTag::TAUNT),
        ],
    );
}

/// # Archdruid of Thorns
///
/// `EDR_491` · Warlock minion · 2 mana · 3/2
///
/// > **Battlecry:** Gain the **Deathrattles** of your minions that died this turn.
///
/// State: Todo
//~ todo EDR_491 1e1397ca 0c10725b 5e2cc1eb.28b90b56
#[test]
#[ignore = "todo: EDR_491 Archdruid of Thorns"]
fn EDR_491_archdruid_of_thorns() {
    check(CardClass::Warlock, &[Give("EDR_491"), Cost("EDR_491", 2), Stats("EDR_491", 3, 2), Unwritten]);
}

/// # Hungering Ancient
///
/// `EDR_494` · Warlock minion · 8 mana · 6/7
///
/// > At the end of your turn, eat a minion in your deck and gain its stats. **Deathrattle:** Add them to your hand.
///
/// State: Todo
//~ todo EDR_494 32db4359 a86a9180 c9b6acd1.d2216876
#[test]
#[ignore = "todo: EDR_494 Hungering Ancient"]
fn EDR_494_hungering_ancient() {
    check(CardClass::Warlock, &[Give("EDR_494"), Cost("EDR_494", 8), Stats("EDR_494", 6, 7), Unwritten]);
}

/// # Overgrown Horror
///
/// `EDR_654` · Warlock minion · 4 mana · 3/5
///
/// > **Taunt Battlecry:** Reduce the Cost of minions in your hand with **Dark Gifts** by (2).
///
/// State: Todo
//~ todo EDR_654 9cc467c7 aadf52d5 cfa4a0c9.7362f3e4
#[test]
#[ignore = "todo: EDR_654 Overgrown Horror"]
fn EDR_654_overgrown_horror() {
    check(
        CardClass::Warlock,
        &[Give("EDR_654"), Cost("EDR_654", 4), Stats("EDR_654", 3, 5), Has("EDR_654", GameTag::TAUNT), Unwritten],
    );
}

/// # Overgrown
///
/// `EDR_654e` · Warlock enchantment
///
/// > +5 Health.
///
/// State: Derived
//~ derived EDR_654e 4ce83e81 ddeff327 ff3f82be.bfe05d12
#[test]
fn EDR_654e_overgrown() {
    check(CardClass::Warlock, &[Friend("CS2_118"), Enchant(My(0), "EDR_654e"), Now(My(0), 5, 6)]);
}

/// # Shadowflame Stalker
///
/// `FIR_924` · Warlock minion · 4 mana · 4/3
///
/// > **Battlecry: Discover** a Demon with a **Dark Gift**. Get a copy of it.
///
/// State: Todo
//~ todo FIR_924 1686e1e4 3c8b3c21 3b0b2290.c42d6f0d
#[test]
#[ignore = "todo: FIR_924 Shadowflame Stalker"]
fn FIR_924_shadowflame_stalker() {
    check(CardClass::Warlock, &[Give("FIR_924"), Cost("FIR_924", 4), Stats("FIR_924", 4, 3), Unwritten]);
}

/// # Conflagrate
///
/// `FIR_954` · Warlock spell · Fire · 1 mana
///
/// > Deal $5 damage to a minion. Its owner draws a card.
///
/// State: Derived
//~ derived FIR_954 4f074ede b6ba1231 0283a96c.f4963184
#[test]
fn FIR_954_conflagrate() {
    check(
        CardClass::Warlock,
        &[
            Give("FIR_954"),
            Cost("FIR_954", 1),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("FIR_954", On(Nth(5))),
            CostNow(InTheirHand(0), 4),
            Now(InTheirHand(0), 4, 5),
            Dead(Nth(5)),
            BoardCount(Theirs, 0),
            DeckCount(Theirs, 19),
            HandCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("FIR_954"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("FIR_954", On(Nth(4))),
            BoardCount(Mine, 0),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            Dead(Nth(4)),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("FIR_954"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("TLC_248"),
            Enemy("CS2_182"),
            Play("FIR_954", On(Nth(4))),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            Now(Nth(4), 14, 23),
        ],
    );
}

/// # Emberroot Destroyer
///
/// `FIR_955` · Warlock minion · 3 mana · 3/3
///
/// > Whenever your hero takes damage on your turn, deal 3 damage to a random enemy minion.
///
/// State: Derived
//~ derived FIR_955 296bc469 3665ba61 9993d402.0e2d013d
#[test]
fn FIR_955_emberroot_destroyer() {
    check(
        CardClass::Warlock,
        &[
            Give("FIR_955"),
            Cost("FIR_955", 3),
            Stats("FIR_955", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("FIR_955"),
            Force(Entity(Nth(2))),
            Hurt(MyHero, 1),
            Now(Nth(2), 4, 2),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("FIR_955"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("FIR_955"),
            EndTurn,
            Hurt(MyHero, 1),
            CostNow(InTheirHand(0), 4),
            Now(InTheirHand(0), 4, 5),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 1),
            DeckCount(Mine, 19),
            HandCount(Mine, 1),
            CostNow(Nth(0), 3),
            Now(Nth(0), 3, 3),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Now(Nth(3), 3, 3),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 19),
            HandCount(Theirs, 1),
        ],
    );
}
