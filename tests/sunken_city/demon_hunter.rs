//! Demon Hunter cards of Voyage to the Sunken City, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file f933a30f

/// # Topple the Idol
///
/// `TID_703` · Demon Hunter spell · 4 mana
///
/// > **Dredge**. Reveal it and deal damage equal to its Cost to all minions.
///
/// State: Derived
//~ derived TID_703 9f9f6c12 c28b4770 0cc0d58d.229894d0
#[test]
fn TID_703_topple_the_idol() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TID_703"),
            Cost("TID_703", 4),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TID_703", Nothing),
            ChooseCard("CS2_120"),
            Now(Nth(6), 4, 3),
            Now(Nth(7), 4, 3),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("TID_703"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TID_703", Nothing),
            ChooseCard("CS2_120"),
            EndTurn,
            EndTurn,
            CostNow(Nth(3), 2),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 2, 3),
            In(Nth(5), Zone::Deck),
            Now(Nth(6), 4, 3),
            Now(Nth(7), 4, 3),
        ],
    );
}

/// # Fossil Fanatic
///
/// `TID_704` · Demon Hunter minion · 2 mana · 2/2
///
/// > After your hero attacks, draw a Fel spell.
///
/// State: Derived
//~ derived TID_704 e729b8ea 2dd8abd3 1bf0dbf7.db6788ee
#[test]
fn TID_704_fossil_fanatic() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TID_704"),
            Cost("TID_704", 2),
            Stats("TID_704", 2, 2),
            OnTop("AT_022"),
            OnTop("AT_022"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("TID_704"),
            Attack(MyHero, TheirHero),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(2), 4),
            In(Nth(2), Zone::Hand),
        ],
    );
}

/// # Herald of Chaos
///
/// `TID_706` · Demon Hunter minion · 3 mana · 3/4
///
/// > **Lifesteal Battlecry:** If you've cast a Fel spell while holding this, gain **Rush**.
///
/// State: Derived
//~ derived TID_706 7a22f62b 8a7e76a1 9b040c4f.8f714767
#[test]
fn TID_706_herald_of_chaos() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TID_706"),
            Cost("TID_706", 3),
            Stats("TID_706", 3, 4),
            Has("TID_706", GameTag::LIFESTEAL),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("BT_235", Nothing),
            Crystals(10),
            Play("TID_706", Nothing),
            HasNow(Nth(0), GameTag::RUSH),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("TID_706"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("TID_706", Nothing),
            HasNot(Nth(0), GameTag::RUSH),
        ],
    );
}

/// # Felfused
///
/// `TID_706e` · Demon Hunter enchantment
///
/// > Has **Rush**.
///
/// State: Derived
//~ derived TID_706e 3ac1d612 93af39f4 6526fd5d.acfd8b8b
#[test]
fn TID_706e_felfused() {
    check(CardClass::DemonHunter, &[Friend("CS2_118"), Enchant(My(0), "TID_706e"), HasNow(My(0), GameTag::RUSH)]);
}

/// # Multi-Strike
///
/// `TSC_006` · Demon Hunter spell · Fel · 2 mana
///
/// > Give your hero +2 Attack this turn. They may attack an additional enemy minion.
///
/// State: Todo
//~ todo TSC_006 d7a0f9f3 dda20a7a 29017bc8.969e0b42
#[test]
#[ignore = "todo: TSC_006 Multi-Strike"]
fn TSC_006_multi_strike() {
    check(CardClass::DemonHunter, &[Give("TSC_006"), Cost("TSC_006", 2), Unwritten]);
}

/// # Soulbound
///
/// `TSC_006e` · Demon Hunter enchantment
///
/// > +2 Attack this turn.
///
/// State: Derived
//~ derived TSC_006e 4f30e59a 3060643e dcb83446.09ced50d
#[test]
fn TSC_006e_soulbound() {
    check(
        CardClass::DemonHunter,
        &[Friend("CS2_118"), Enchant(My(0), "TSC_006e"), Now(My(0), 7, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Azsharan Defector
///
/// `TSC_057` · Demon Hunter minion · 4 mana · 5/3
///
/// > **Rush**. **Deathrattle:** Put a 'Sunken Defector' on the bottom of your deck.
///
/// State: Derived
//~ derived TSC_057 050e50cb 178d8455 c0b5f832.0f127b9c
#[test]
fn TSC_057_azsharan_defector() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TSC_057"),
            Cost("TSC_057", 4),
            Stats("TSC_057", 5, 3),
            Has("TSC_057", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TSC_057"),
            Kill(Nth(3)),
            DeckCount(Mine, 20),
            In(The("TSC_057t"), Zone::Deck),
        ],
    );
}

/// # Sunken Defector
///
/// `TSC_057t` · Demon Hunter minion · 4 mana · 5/3
///
/// > **Charge**. After this attacks, deal 5 damage to a random enemy minion.
///
/// State: Derived
//~ derived TSC_057t 659d5104 cf4c221b e8c92330.134fcc4d
#[test]
fn TSC_057t_sunken_defector() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TSC_057t"),
            Cost("TSC_057t", 4),
            Stats("TSC_057t", 5, 3),
            Has("TSC_057t", GameTag::CHARGE),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("TSC_057t"),
            Force(Entity(Nth(2))),
            Attack(Nth(4), TheirHero),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Predation
///
/// `TSC_058` · Demon Hunter spell · Fel · 2 mana
///
/// > Deal $2 damage. Costs (0) if you played a Naga while holding this.
///
/// State: Derived
//~ derived TSC_058 048786be 80463adf a0fef5cf.6767a996
#[test]
fn TSC_058_predation() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TSC_058"),
            Cost("TSC_058", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_938", Nothing),
            Crystals(10),
            Play("TSC_058", On(Nth(2))),
            Now(Nth(2), 4, 3),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("TSC_058"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_938", Nothing),
            Crystals(10),
            Play("TSC_058", On(Nth(1))),
            Now(Nth(1), 4, 3),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("TSC_058"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_938", Nothing),
            Crystals(10),
            CostNow(Nth(0), 0),
        ],
    );
    check(CardClass::DemonHunter, &[Give("TSC_058"), Friend("CS2_182"), Enemy("CS2_182"), CostNow(Nth(0), 2)]);
}

/// # Looting
///
/// `TSC_058e` · Demon Hunter enchantment
///
/// > Costs (0).
///
/// State: Derived
//~ derived TSC_058e d7703587 ebb8817a fee6054e.dd600ecd
#[test]
fn TSC_058e_looting() {
    check(CardClass::DemonHunter, &[Give("CS2_118"), Enchant(Nth(0), "TSC_058e"), CostNow(Nth(0), 0)]);
}

/// # Wayward Sage
///
/// `TSC_217` · Demon Hunter minion · 2 mana · 2/2
///
/// > **Outcast:** Reduce the Cost of the left and right-most cards in your hand by (1).
///
/// State: Derived
//~ derived TSC_217 bb7c0024 67d011ee ffc042a9.8d278eea
#[test]
fn TSC_217_wayward_sage() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TSC_217"),
            Cost("TSC_217", 2),
            Stats("TSC_217", 2, 2),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_217", Nothing),
            CostNow(Nth(1), 3),
        ],
    );
}

/// # Found the Wrong Way
///
/// `TSC_217e` · Demon Hunter enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived TSC_217e 8f51f0d9 a879a394 cc1ff569.f705eb41
#[test]
fn TSC_217e_found_the_wrong_way() {
    check(CardClass::DemonHunter, &[Give("CS2_118"), Enchant(Nth(0), "TSC_217e"), CostNow(Nth(0), 2)]);
}

/// # Lady S'theno
///
/// `TSC_218` · Demon Hunter minion · 3 mana · 1/4
///
/// > **Immune** while attacking. After you cast a spell, attack the lowest Health enemy.
///
/// State: Derived
//~ derived TSC_218 8e7b816b 3f7dc8d6 9b181c1b.4dce69d7
#[test]
fn TSC_218_lady_stheno() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TSC_218"),
            Cost("TSC_218", 3),
            Stats("TSC_218", 1, 4),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Friend("TSC_218"),
            Play("GAME_005", Nothing),
            Dead(Nth(2)),
            BoardCount(Theirs, 1),
        ],
    );
}

/// # Xhilag of the Abyss
///
/// `TSC_219` · Demon Hunter minion · 7 mana · 3/6
///
/// > **Colossal +4** At the start of your turn, increase the damage of Xhilag's Stalks by 1.
///
/// State: Todo
//~ todo TSC_219 9222a54c 96725128 12fdc457.626f5e35
#[test]
#[ignore = "todo: TSC_219 Xhilag of the Abyss"]
fn TSC_219_xhilag_of_the_abyss() {
    check(CardClass::DemonHunter, &[Give("TSC_219"), Cost("TSC_219", 7), Stats("TSC_219", 3, 6), Unwritten]);
}

/// # Xhilag's Stalk
///
/// `TSC_219t` · Demon Hunter minion · 2 mana · 1/2
///
/// > At the end of your turn, deal @ damage to a random enemy.
///
/// State: Todo
//~ todo TSC_219t 4af8171f 2f2ca0ce 389a7d7a.7421f865
#[test]
#[ignore = "todo: TSC_219t Xhilag's Stalk"]
fn TSC_219t_xhilags_stalk() {
    check(CardClass::DemonHunter, &[Give("TSC_219t"), Cost("TSC_219t", 2), Stats("TSC_219t", 1, 2), Unwritten]);
}

/// # Xhilag's Stalk
///
/// `TSC_219t2` · Demon Hunter minion · 2 mana · 1/2
///
/// > At the end of your turn, deal @ damage to a random enemy.
///
/// State: Todo
//~ todo TSC_219t2 421932ad 2bafa5cc b31fe332.7421f865
#[test]
#[ignore = "todo: TSC_219t2 Xhilag's Stalk"]
fn TSC_219t2_xhilags_stalk() {
    check(CardClass::DemonHunter, &[Give("TSC_219t2"), Cost("TSC_219t2", 2), Stats("TSC_219t2", 1, 2), Unwritten]);
}

/// # Xhilag's Stalk
///
/// `TSC_219t3` · Demon Hunter minion · 2 mana · 1/2
///
/// > At the end of your turn, deal @ damage to a random enemy.
///
/// State: Todo
//~ todo TSC_219t3 7314dbc3 f9a844c3 e282451f.7421f865
#[test]
#[ignore = "todo: TSC_219t3 Xhilag's Stalk"]
fn TSC_219t3_xhilags_stalk() {
    check(CardClass::DemonHunter, &[Give("TSC_219t3"), Cost("TSC_219t3", 2), Stats("TSC_219t3", 1, 2), Unwritten]);
}

/// # Xhilag's Stalk
///
/// `TSC_219t4` · Demon Hunter minion · 2 mana · 1/2
///
/// > At the end of your turn, deal @ damage to a random enemy.
///
/// State: Todo
//~ todo TSC_219t4 ceba2e7d db1d875f 75369664.7421f865
#[test]
#[ignore = "todo: TSC_219t4 Xhilag's Stalk"]
fn TSC_219t4_xhilags_stalk() {
    check(CardClass::DemonHunter, &[Give("TSC_219t4"), Cost("TSC_219t4", 2), Stats("TSC_219t4", 1, 2), Unwritten]);
}

/// # Abyssal Depths
///
/// `TSC_608` · Demon Hunter spell · Shadow · 3 mana
///
/// > Draw your two lowest Cost minions.
///
/// State: Derived
//~ derived TSC_608 3f8e9f92 8a9d7e42 dd1b6080.9420b97d
#[test]
fn TSC_608_abyssal_depths() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TSC_608"),
            Cost("TSC_608", 3),
            OnTop("CS2_120"),
            OnTop("CS2_118"),
            OnTop("CS2_120"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(3))),
            Play("TSC_608", Nothing),
            DeckCount(Mine, 22),
            HandCount(Mine, 2),
            CostNow(Nth(1), 2),
            In(Nth(1), Zone::Hand),
            Now(Nth(1), 2, 3),
            CostNow(Nth(3), 2),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 2, 3),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("TSC_608"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_120"),
            OnTop("CS2_118"),
            OnTop("CS2_008"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(6))),
            Play("TSC_608", Nothing),
            DeckCount(Mine, 7),
            HandCount(Mine, 2),
            CostNow(Nth(4), 1),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 2, 1),
            CostNow(Nth(6), 2),
            In(Nth(6), Zone::Hand),
            Now(Nth(6), 2, 3),
        ],
    );
}

/// # Coilskar Commander
///
/// `TSC_609` · Demon Hunter minion · 6 mana · 3/7
///
/// > **Taunt**. **Battlecry:** If you've cast three spells while holding this, summon two copies of this.@ *({0} left!)*@ *(Ready!)*
///
/// State: Derived
//~ derived TSC_609 d395192a 79fee515 d545eb6d.74204fa6
#[test]
fn TSC_609_coilskar_commander() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TSC_609"),
            Cost("TSC_609", 6),
            Stats("TSC_609", 3, 7),
            Has("TSC_609", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("TSC_609", Nothing),
            BoardCount(Mine, 4),
            In(The("TSC_609"), Zone::Play),
            Now(The("TSC_609"), 3, 7),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[Give("TSC_609"), Friend("CS2_182"), Enemy("CS2_182"), Play("TSC_609", Nothing), BoardCount(Mine, 2)],
    );
}

/// # Glaiveshark
///
/// `TSC_610` · Demon Hunter minion · 4 mana · 4/3
///
/// > **Battlecry:** If your hero attacked this turn, deal 2 damage to all enemies.
///
/// State: Derived
//~ derived TSC_610 8bad8912 1bea070c 33644898.b13901c7
#[test]
fn TSC_610_glaiveshark() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TSC_610"),
            Cost("TSC_610", 4),
            Stats("TSC_610", 4, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Attack(MyHero, TheirHero),
            Crystals(10),
            Play("TSC_610", Nothing),
            Now(Nth(2), 4, 3),
            Now(TheirHero, 0, 25),
            Damage(TheirHero, 5),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("TSC_610"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Play("TSC_610", Nothing),
            Now(Nth(2), 4, 5),
        ],
    );
}

/// # Bone Glaive
///
/// `TSC_915` · Demon Hunter weapon · 5 mana · 5/2 durability
///
/// > **Battlecry: Dredge**.
///
/// State: Derived
//~ derived TSC_915 e1045c72 db93647e 04857417.b8672774
#[test]
fn TSC_915_bone_glaive() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TSC_915"),
            Cost("TSC_915", 5),
            Stats("TSC_915", 5, 2),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_915", Nothing),
            ChooseCard("CS2_120"),
            EndTurn,
            EndTurn,
            CostNow(Nth(3), 2),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 2, 3),
            In(Nth(5), Zone::Deck),
        ],
    );
}
