//! Warrior cards of Rise of Shadows, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 5df17fad

/// # Dr. Boom's Scheme
///
/// `DAL_008` · Warrior spell · 4 mana
///
/// > Gain @ Armor. *(Upgrades each turn!)*
///
/// State: Derived
//~ derived DAL_008 9480dbaa 892dcca4 f963ed87.d4c1760d
#[test]
fn DAL_008_dr_booms_scheme() {
    check(
        CardClass::Warrior,
        &[
            Give("DAL_008"),
            Cost("DAL_008", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DAL_008", Nothing),
            Armor(Mine, 1),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("DAL_008"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            EndTurn,
            TagNow(Nth(0), GameTag::TAG_SCRIPT_DATA_NUM_1, 1),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("DAL_008"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            EndTurn,
            EndTurn,
            TagNow(Nth(0), GameTag::TAG_SCRIPT_DATA_NUM_1, 2),
        ],
    );
}

/// # Dimensional Ripper
///
/// `DAL_059` · Warrior spell · 10 mana
///
/// > Summon 2 copies of a minion in your deck.
///
/// State: Derived
//~ derived DAL_059 423950be 8e1b272a ae835074.a1dc1adf
#[test]
fn DAL_059_dimensional_ripper() {
    check(
        CardClass::Warrior,
        &[
            Give("DAL_059"),
            Cost("DAL_059", 10),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(3))),
            Force(Entity(Nth(3))),
            Play("DAL_059", Nothing),
            BoardCount(Mine, 3),
        ],
    );
}

/// # Clockwork Goblin
///
/// `DAL_060` · Warrior minion · 3 mana · 3/3
///
/// > **Battlecry:** Shuffle a Bomb into your opponent's deck. When drawn, it explodes for 5 damage.
///
/// State: Derived
//~ derived DAL_060 b5c632ea deefa304 65600373.f6621eb4
#[test]
fn DAL_060_clockwork_goblin() {
    check(
        CardClass::Warrior,
        &[
            Give("DAL_060"),
            Cost("DAL_060", 3),
            Stats("DAL_060", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DAL_060", Nothing),
            In(The("BOT_511t"), Zone::Deck),
            DeckCount(Theirs, 21),
        ],
    );
}

/// # Sweeping Strikes
///
/// `DAL_062` · Warrior spell · 2 mana
///
/// > Give a minion "Also damages minions next to whomever this attacks."
///
/// State: Todo
//~ todo DAL_062 430878b3 e12bef8d 126e20a8.a4c72b33
#[test]
#[ignore = "todo: DAL_062 Sweeping Strikes"]
fn DAL_062_sweeping_strikes() {
    check(
        CardClass::Warrior,
        &[Give("DAL_062"), Cost("DAL_062", 2), Targets("DAL_062", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Wrenchcalibur
///
/// `DAL_063` · Warrior weapon · 4 mana · 3/2 durability
///
/// > After your hero attacks, shuffle a Bomb into your opponent's deck.
///
/// State: Derived
//~ derived DAL_063 8ced7800 ae0a7db7 c7c45c3a.d1fd3cf7
#[test]
fn DAL_063_wrenchcalibur() {
    check(
        CardClass::Warrior,
        &[
            Give("DAL_063"),
            Cost("DAL_063", 4),
            Stats("DAL_063", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DAL_063"),
            Attack(MyHero, TheirHero),
            In(The("BOT_511t"), Zone::Deck),
            DeckCount(Theirs, 21),
        ],
    );
}

/// # Blastmaster Boom
///
/// `DAL_064` · Warrior minion · 7 mana · 7/7
///
/// > **Battlecry:** Summon two 1/1 Boom Bots for each Bomb in your opponent's deck.
///
/// State: Todo
//~ todo DAL_064 b712c17c 78d28403 19c7c540.551c4a87
#[test]
#[ignore = "todo: DAL_064 Blastmaster Boom"]
fn DAL_064_blastmaster_boom() {
    check(CardClass::Warrior, &[Give("DAL_064"), Cost("DAL_064", 7), Stats("DAL_064", 7, 7), Unwritten]);
}

/// # The Boom Reaver
///
/// `DAL_070` · Warrior minion · 10 mana · 7/9
///
/// > **Battlecry:** Summon a copy of a minion in your deck. Give it **Rush**.
///
/// State: Derived
//~ derived DAL_070 0b62fbb7 1461aced 8682f2b2.66bc185a
#[test]
fn DAL_070_the_boom_reaver() {
    check(
        CardClass::Warrior,
        &[
            Give("DAL_070"),
            Cost("DAL_070", 10),
            Stats("DAL_070", 7, 9),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(3))),
            Play("DAL_070", Nothing),
            BoardCount(Mine, 3),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("DAL_070"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(6))),
            Play("DAL_070", Nothing),
            BoardCount(Mine, 3),
            HasNow(The("CS2_118"), GameTag::RUSH),
            In(The("CS2_118"), Zone::Play),
            Now(The("CS2_118"), 5, 1),
        ],
    );
}

/// # Reaving
///
/// `DAL_070e` · Warrior enchantment
///
/// > Has **Rush**.
///
/// State: Derived
//~ derived DAL_070e 1d0c5c11 28d11724 3e4f7ffb.acfd8b8b
#[test]
fn DAL_070e_reaving() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "DAL_070e"), HasNow(My(0), GameTag::RUSH)]);
}

/// # Vicious Scraphound
///
/// `DAL_759` · Warrior minion · 2 mana · 2/2
///
/// > Whenever this minion deals damage, gain that much Armor.
///
/// State: Derived
//~ derived DAL_759 9cbf821a 797e4940 30776b25.d5310f76
#[test]
fn DAL_759_vicious_scraphound() {
    check(
        CardClass::Warrior,
        &[
            Give("DAL_759"),
            Cost("DAL_759", 2),
            Stats("DAL_759", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DAL_759"),
            Attack(Nth(3), TheirHero),
            Armor(Mine, 2),
        ],
    );
    check(
        CardClass::Warrior,
        &[Give("DAL_759"), Friend("CS2_182"), Enemy("CS2_182"), Friend("DAL_759"), Hurt(Nth(3), 1), Armor(Mine, 0)],
    );
}

/// # Improve Morale
///
/// `DAL_769` · Warrior spell · 1 mana
///
/// > Deal $1 damage to a minion. If it survives, add a **Lackey** to your hand.
///
/// State: Derived
//~ derived DAL_769 b1d08ac5 98269dc9 8bd1528f.c6ccc519
#[test]
fn DAL_769_improve_morale() {
    check(
        CardClass::Warrior,
        &[
            Give("DAL_769"),
            Cost("DAL_769", 1),
            Targets("DAL_769", &[FriendlyMinion, EnemyMinion]),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("DAL_769", On(Nth(7))),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 22),
            HandCount(Mine, 0),
            Now(Nth(5), 5, 1),
            Now(Nth(6), 4, 5),
            Dead(Nth(7)),
            Now(Nth(8), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 21),
            HandCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("DAL_769"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("DAL_769", On(Nth(5))),
            BoardCount(Mine, 1),
            Dead(Nth(5)),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("DAL_769"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("DRG_052")),
            Play("DAL_769", On(Nth(6))),
            Is(InHand(0), "DRG_052"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 1, 1),
            HandCount(Mine, 1),
            Now(Nth(6), 4, 4),
        ],
    );
}

/// # Omega Devastator
///
/// `DAL_770` · Warrior minion · 4 mana · 4/5
///
/// > **Battlecry:** If you have 10 Mana Crystals, deal 10 damage to a minion.
///
/// State: Derived
//~ derived DAL_770 fbd074c1 655b0fec ffd51199.9ca9f5ab
#[test]
fn DAL_770_omega_devastator() {
    check(
        CardClass::Warrior,
        &[
            Give("DAL_770"),
            Cost("DAL_770", 4),
            Stats("DAL_770", 4, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DAL_770", On(Nth(2))),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Warrior,
        &[Give("DAL_770"), Friend("CS2_182"), Enemy("CS2_182"), Crystals(5), Play("DAL_770", Nothing)],
    );
    check(
        CardClass::Warrior,
        &[
            Give("DAL_770"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DAL_770", On(Nth(1))),
            BoardCount(Mine, 1),
            Dead(Nth(1)),
        ],
    );
}
