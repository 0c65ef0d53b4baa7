//! Warlock cards of Festival of Legends, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d93ab32c

/// # Opera Soloist
///
/// `ETC_034` · Warlock minion · 5 mana · 4/6
///
/// > **Battlecry:** If you control no other minions, deal 3 damage to all enemy minions.
///
/// State: Derived
//~ derived ETC_034 6c40cc70 89eb9518 3d17dd28.bbe0ca67
#[test]
fn ETC_034_opera_soloist() {
    check(
        CardClass::Warlock,
        &[
            Give("ETC_034"),
            Cost("ETC_034", 5),
            Stats("ETC_034", 4, 6),
            Enemy("CS2_182"),
            Play("ETC_034", Nothing),
            Now(Nth(1), 4, 2),
        ],
    );
    check(
        CardClass::Warlock,
        &[Give("ETC_034"), Friend("CS2_182"), Enemy("CS2_182"), Play("ETC_034", Nothing), Now(Nth(2), 4, 5)],
    );
}

/// # Baritone Imp
///
/// `ETC_068` · Warlock minion · 2 mana · 2/2
///
/// > **Battlecry:** Take Fatigue damage. Gain that much Attack and Health.@**Battlecry:** Take {0} Fatigue damage. Gain that much Attack and Health.
///
/// State: Todo
//~ todo ETC_068 02ed938b f07cdea6 a3003692.35812640
#[test]
#[ignore = "todo: ETC_068 Baritone Imp"]
fn ETC_068_baritone_imp() {
    check(CardClass::Warlock, &[Give("ETC_068"), Cost("ETC_068", 2), Stats("ETC_068", 2, 2), Unwritten]);
}

/// # Crescendo
///
/// `ETC_069` · Warlock spell · Fel · 2 mana
///
/// > Take Fatigue damage. Deal that much damage to all enemies.@Take {0} Fatigue damage. Deal that much damage to all enemies.
///
/// State: Todo
//~ todo ETC_069 92915ee5 577f30e6 d383e49a.18a74b84
#[test]
#[ignore = "todo: ETC_069 Crescendo"]
fn ETC_069_crescendo() {
    check(CardClass::Warlock, &[Give("ETC_069"), Cost("ETC_069", 2), Unwritten]);
}

/// # Crazed Conductor
///
/// `ETC_070` · Warlock minion · 4 mana · 3/4
///
/// > **Battlecry:** Take Fatigue damage. Summon that many 3/3 Imps.@**Battlecry:** Take {0} Fatigue damage. Summon that many 3/3 Imps.
///
/// State: Todo
//~ todo ETC_070 86769272 474d9646 19b15fa9.bbc927e6
#[test]
#[ignore = "todo: ETC_070 Crazed Conductor"]
fn ETC_070_crazed_conductor() {
    check(CardClass::Warlock, &[Give("ETC_070"), Cost("ETC_070", 4), Stats("ETC_070", 3, 4), Unwritten]);
}

/// # Orchestral Imp
///
/// `ETC_070t` · Warlock minion · 3 mana · 3/3
///
/// State: Vanilla
//~ vanilla ETC_070t 1bbb8d38 5a26642c 96aa3602
#[test]
fn ETC_070t_orchestral_imp() {
    check(
        CardClass::Warlock,
        &[
            Give("ETC_070t"),
            Cost("ETC_070t", 3),
            Stats("ETC_070t", 3, 3),
            Play("ETC_070t", Nothing),
            In(The("ETC_070t"), Zone::Play),
            Now(The("ETC_070t"), 3, 3),
        ],
    );
}

/// # Rin, Orchestrator of Doom
///
/// `ETC_071` · Warlock minion · 5 mana · 3/6
///
/// > **Taunt**. **Deathrattle:** Both players draw 2 cards, discard 2 cards, and destroy the top 2 cards of their deck.
///
/// State: Todo
//~ todo ETC_071 7da05e8f bf850e77 9b1ac551.9c6a0048
#[test]
#[ignore = "todo: ETC_071 Rin, Orchestrator of Doom"]
fn ETC_071_rin_orchestrator_of_doom() {
    check(
        CardClass::Warlock,
        &[Give("ETC_071"), Cost("ETC_071", 5), Stats("ETC_071", 3, 6), Has("ETC_071", GameTag::TAUNT), Unwritten],
    );
}

/// # Void Virtuoso
///
/// `ETC_081` · Warlock minion · 1 mana · 1/3
///
/// > During your turn, your hero is **Immune**.
///
/// State: Derived
//~ derived ETC_081 664fb6eb 222d1ac9 9b73957a.b434cdc6
#[test]
fn ETC_081_void_virtuoso() {
    check(
        CardClass::Warlock,
        &[
            Give("ETC_081"),
            Cost("ETC_081", 1),
            Stats("ETC_081", 1, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ETC_081"),
            EndTurn,
            EndTurn,
            HasNow(MyHero, GameTag::IMMUNE),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("ETC_081"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ETC_081"),
            EndTurn,
            HasNot(MyHero, GameTag::IMMUNE),
        ],
    );
}

/// # Dissonant
///
/// `ETC_081e` · Warlock enchantment
///
/// > **Immune**.
///
/// State: Derived
//~ derived ETC_081e a3e86366 2f9af701 1a508799.7152fa88
#[test]
fn ETC_081e_dissonant() {
    check(CardClass::Warlock, &[Friend("CS2_118"), Enchant(My(0), "ETC_081e"), HasNow(My(0), GameTag::IMMUNE)]);
}

/// # Dirge of Despair
///
/// `ETC_082` · Warlock spell · Shadow · 6 mana
///
/// > Deal $3 damage to a character. If it dies, summon a Demon from your deck.
///
/// State: Derived
//~ derived ETC_082 26cdd122 1f7c488d 4e315042.0c305d61
#[test]
fn ETC_082_dirge_of_despair() {
    check(
        CardClass::Warlock,
        &[
            Give("ETC_082"),
            Cost("ETC_082", 6),
            OnTop("CS2_118"),
            OnTop("AT_020"),
            OnTop("CS2_118"),
            OnTop("AT_020"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Force(Entity(Nth(4))),
            Play("ETC_082", On(Nth(9))),
            BoardCount(Mine, 3),
            DeckCount(Mine, 23),
            In(Nth(4), Zone::Play),
            Now(Nth(4), 6, 8),
            Dead(Nth(9)),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("ETC_082"),
            OnTop("CS2_118"),
            OnTop("AT_020"),
            OnTop("CS2_118"),
            OnTop("AT_020"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Never(Entity(Nth(5))),
            Play("ETC_082", On(Nth(9))),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("ETC_082"),
            OnTop("CS2_118"),
            OnTop("AT_020"),
            OnTop("CS2_118"),
            OnTop("AT_020"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Force(Entity(Nth(4))),
            Play("ETC_082", On(Nth(7))),
            DeckCount(Mine, 23),
            In(Nth(4), Zone::Play),
            Now(Nth(4), 6, 8),
            Dead(Nth(7)),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("ETC_082"),
            OnTop("CS2_118"),
            OnTop("AT_020"),
            OnTop("CS2_118"),
            OnTop("AT_020"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("ETC_082", On(Nth(8))),
            Armor(Mine, 0),
            BoardCount(Mine, 1),
            Damage(MyHero, 0),
            DeckCount(Mine, 24),
            HandCount(Mine, 0),
            Now(Nth(7), 4, 5),
            Now(Nth(8), 4, 2),
            Now(Nth(9), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 2),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 21),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Demonic Dynamics
///
/// `ETC_083` · Warlock spell · Fel · 2 mana
///
/// > **Discover** 2 Demons. **Finale:** Give them +1/+2.
///
/// State: Todo
//~ todo ETC_083 dcaededc 40411c9b 71ebda86.2e0fa897
#[test]
#[ignore = "todo: ETC_083 Demonic Dynamics"]
fn ETC_083_demonic_dynamics() {
    check(CardClass::Warlock, &[Give("ETC_083"), Cost("ETC_083", 2), Unwritten]);
}

/// # Demonic Dynamics
///
/// `ETC_083e` · Warlock enchantment
///
/// > +1/+2.
///
/// State: Derived
//~ derived ETC_083e 570dd950 dff5c9e9 b3aac58f.6fa82661
#[test]
fn ETC_083e_demonic_dynamics() {
    check(CardClass::Warlock, &[Friend("CS2_118"), Enchant(My(0), "ETC_083e"), Now(My(0), 6, 3)]);
}

/// # Felstring Harp
///
/// `ETC_084` · Warlock weapon · 1 mana · 0/3 durability
///
/// > Whenever your hero would take damage on your turn, restore #2 Health instead. Lose 1 Durability.
///
/// State: Todo
//~ todo ETC_084 95409dcf c9de08c2 ea26edf6.9b26babf
#[test]
#[ignore = "todo: ETC_084 Felstring Harp"]
fn ETC_084_felstring_harp() {
    check(CardClass::Warlock, &[Give("ETC_084"), Cost("ETC_084", 1), Stats("ETC_084", 0, 3), Unwritten]);
}

/// # Symphony of Sins
///
/// `ETC_085` · Warlock spell · 5 mana
///
/// > **Discover** and play a Movement. Shuffle the other 6 into your deck.
///
/// State: Todo
//~ todo ETC_085 2f635318 413c2b7d 8458552b.a223dfdc
#[test]
#[ignore = "todo: ETC_085 Symphony of Sins"]
fn ETC_085_symphony_of_sins() {
    check(CardClass::Warlock, &[Give("ETC_085"), Cost("ETC_085", 5), Unwritten]);
}

/// # Sinphonic
///
/// `ETC_085e` · Warlock enchantment
///
/// > Costs (6) less.
///
/// State: Derived
//~ derived ETC_085e e8090d33 44de3ecc 449a5c93.77ea2e2e
#[test]
fn ETC_085e_sinphonic() {
    check(CardClass::Warlock, &[Give("CS2_186"), Enchant(Nth(0), "ETC_085e"), CostNow(Nth(0), 1)]);
}

/// # Endless Appetite
///
/// `ETC_085e2` · Warlock enchantment
///
/// > +6/+6.
///
/// State: Derived
//~ derived ETC_085e2 e25b2629 a09f207b 10fd02e3.af306b7c
#[test]
fn ETC_085e2_endless_appetite() {
    check(CardClass::Warlock, &[Friend("CS2_118"), Enchant(My(0), "ETC_085e2"), Now(My(0), 11, 7)]);
}

/// # Movement of Envy
///
/// `ETC_085t` · Warlock spell · 3 mana
///
/// > Remove the top 6 cards from your opponent's deck.
///
/// State: Todo
//~ todo ETC_085t daffa123 8a46de56 0dd77872.ba69113a
#[test]
#[ignore = "todo: ETC_085t Movement of Envy"]
fn ETC_085t_movement_of_envy() {
    check(CardClass::Warlock, &[Give("ETC_085t"), Cost("ETC_085t", 3), Unwritten]);
}

/// # Movement of Pride
///
/// `ETC_085t2` · Warlock spell · 3 mana
///
/// > Draw your highest Cost minion. Reduce its Cost by (6).
///
/// State: Derived
//~ derived ETC_085t2 2a804290 eb2a80f2 2f46dabf.0104d485
#[test]
fn ETC_085t2_movement_of_pride() {
    check(
        CardClass::Warlock,
        &[
            Give("ETC_085t2"),
            Cost("ETC_085t2", 3),
            OnTop("CS2_186"),
            OnTop("CS2_118"),
            OnTop("CS2_186"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(3))),
            Play("ETC_085t2", Nothing),
            DeckCount(Mine, 23),
            HandCount(Mine, 1),
            CostNow(Nth(3), 1),
            In(Nth(3), Zone::Hand),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("ETC_085t2"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_186"),
            OnTop("CS2_118"),
            OnTop("CS2_032"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ETC_085t2", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 1),
            Damage(MyHero, 0),
            DeckCount(Mine, 8),
            HandCount(Mine, 1),
            CostNow(Nth(1), 3),
            Now(Nth(1), 5, 1),
            Now(Nth(10), 4, 5),
            Now(Nth(11), 4, 5),
            CostNow(Nth(2), 4),
            Now(Nth(2), 2, 7),
            CostNow(Nth(3), 2),
            Now(Nth(3), 2, 3),
            CostNow(Nth(4), 1),
            Now(Nth(4), 2, 1),
            CostNow(Nth(5), 4),
            Now(Nth(5), 4, 5),
            CostNow(Nth(6), 1),
            In(Nth(6), Zone::Hand),
            Now(Nth(6), 7, 7),
            CostNow(Nth(7), 3),
            Now(Nth(7), 5, 1),
            CostNow(Nth(8), 7),
            CostNow(Nth(9), 3),
            Now(Nth(9), 5, 1),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Movement of Wrath
///
/// `ETC_085t3` · Warlock spell · 3 mana
///
/// > Deal $6 damage to all characters.
///
/// State: Derived
//~ derived ETC_085t3 9f1e67c8 324dfe0b 58a15937.219fe2d3
#[test]
fn ETC_085t3_movement_of_wrath() {
    check(
        CardClass::Warlock,
        &[
            Give("ETC_085t3"),
            Cost("ETC_085t3", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ETC_085t3", Nothing),
            Now(MyHero, 0, 24),
            BoardCount(Mine, 0),
            Damage(MyHero, 6),
            Dead(Nth(1)),
            Dead(Nth(2)),
            Now(TheirHero, 0, 24),
            BoardCount(Theirs, 0),
            Damage(TheirHero, 6),
        ],
    );
}

/// # Movement of Gluttony
///
/// `ETC_085t4` · Warlock spell · 3 mana
///
/// > Give a random minion in your hand, deck, and battlefield +6/+6.
///
/// State: Todo
//~ todo ETC_085t4 f4d91cfb 80e2eb90 68febfbf.e4b8ecfc
#[test]
#[ignore = "todo: ETC_085t4 Movement of Gluttony"]
fn ETC_085t4_movement_of_gluttony() {
    check(CardClass::Warlock, &[Give("ETC_085t4"), Cost("ETC_085t4", 3), Unwritten]);
}

/// # Movement of Desire
///
/// `ETC_085t6` · Warlock spell · 3 mana
///
/// > **Lifesteal** Deal $6 damage to the enemy hero.
///
/// State: Derived
//~ derived ETC_085t6 e194e42e eb1b7325 34872cef.4743e2bb
#[test]
fn ETC_085t6_movement_of_desire() {
    check(
        CardClass::Warlock,
        &[
            Give("ETC_085t6"),
            Cost("ETC_085t6", 3),
            Has("ETC_085t6", GameTag::LIFESTEAL),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("ETC_085t6", Nothing),
            Now(MyHero, 0, 16),
            Damage(MyHero, 14),
            Now(TheirHero, 0, 4),
            Damage(TheirHero, 26),
        ],
    );
}

/// # Movement of Greed
///
/// `ETC_085t7` · Warlock spell · 3 mana
///
/// > Draw 6 cards.
///
/// State: Derived
//~ derived ETC_085t7 a5c99406 1b94e79e 52311067.600f3c6b
#[test]
fn ETC_085t7_movement_of_greed() {
    check(
        CardClass::Warlock,
        &[
            Give("ETC_085t7"),
            Cost("ETC_085t7", 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ETC_085t7", Nothing),
            DeckCount(Mine, 20),
            HandCount(Mine, 6),
            CostNow(Nth(2), 3),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 5, 1),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 3),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 5, 1),
            CostNow(Nth(5), 3),
            In(Nth(5), Zone::Hand),
            Now(Nth(5), 5, 1),
            CostNow(Nth(6), 3),
            In(Nth(6), Zone::Hand),
            Now(Nth(6), 5, 1),
            CostNow(Nth(7), 4),
            In(Nth(7), Zone::Hand),
            Now(Nth(7), 4, 5),
        ],
    );
}

/// # Movement of Sloth
///
/// `ETC_085t8` · Warlock spell · 3 mana
///
/// > Summon a 6/6 Demon with **Taunt** and **Reborn**.
///
/// State: Todo
//~ todo ETC_085t8 835da856 8c31e82e 5919d192.245b1eeb
#[test]
#[ignore = "todo: ETC_085t8 Movement of Sloth"]
fn ETC_085t8_movement_of_sloth() {
    check(CardClass::Warlock, &[Give("ETC_085t8"), Cost("ETC_085t8", 3), Unwritten]);
}

/// # Bored Doomlord
///
/// `ETC_t8t` · Warlock minion · 6 mana · 6/6
///
/// > **Taunt Reborn**
///
/// State: Vanilla
//~ vanilla ETC_t8t 4f18165a 188f83d7 e851e536.78d9b163
#[test]
fn ETC_t8t_bored_doomlord() {
    check(
        CardClass::Warlock,
        &[
            Give("ETC_t8t"),
            Cost("ETC_t8t", 6),
            Stats("ETC_t8t", 6, 6),
            Has("ETC_t8t", GameTag::REBORN),
            Has("ETC_t8t", GameTag::TAUNT),
            Play("ETC_t8t", Nothing),
            In(The("ETC_t8t"), Zone::Play),
            Now(The("ETC_t8t"), 6, 6),
            HasNow(The("ETC_t8t"), GameTag::REBORN),
            HasNow(The("ETC_t8t"), GameTag::TAUNT),
        ],
    );
}

/// # Fanottem, Lord of the Opera
///
/// `JAM_030` · Warlock minion · 30 mana · 15/15
///
/// > **Taunt**, **Lifesteal** This card's Cost is equal to the amount of cards in your deck.
///
/// State: Derived
//~ derived JAM_030 7ef81421 a4229ca4 9d0129ee.561266a3
#[test]
fn JAM_030_fanottem_lord_of_the_opera() {
    check(
        CardClass::Warlock,
        &[
            Give("JAM_030"),
            Cost("JAM_030", 30),
            Stats("JAM_030", 15, 15),
            Has("JAM_030", GameTag::LIFESTEAL),
            Has("JAM_030", GameTag::TAUNT),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAM_030"),
            Hurt(Nth(4), 2),
            Hurt(Nth(5), 2),
            Hurt(Nth(6), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            CostNow(Nth(0), 22),
        ],
    );
}
