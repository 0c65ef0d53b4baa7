//! Priest cards of Journey to Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ccdb209b

/// # Mirage Caller
///
/// `UNG_022` · Priest minion · 3 mana · 2/3
///
/// > **Battlecry:** Choose a minion. Summon a 1/1 copy of it.
///
/// State: Derived
//~ derived UNG_022 3c2dc20d ff3e8af7 433e464b.44e095cd
#[test]
fn UNG_022_mirage_caller() {
    check(
        CardClass::Priest,
        &[
            Give("UNG_022"),
            Cost("UNG_022", 3),
            Stats("UNG_022", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_022", On(Nth(2))),
            BoardCount(Mine, 3),
        ],
    );
    check(
        CardClass::Priest,
        &[Give("UNG_022"), Friend("CS2_182"), Enemy("CS2_182"), Play("UNG_022", On(Nth(1))), BoardCount(Mine, 3)],
    );
    check(
        CardClass::Priest,
        &[
            Give("UNG_022"),
            Friend("TLC_248"),
            Enemy("CS2_172"),
            Play("UNG_022", On(Nth(2))),
            BoardCount(Mine, 3),
            In(The("CS2_172"), Zone::Play),
            Now(The("CS2_172"), 1, 1),
        ],
    );
}

/// # Mirage
///
/// `UNG_022e` · Priest enchantment
///
/// > 1/1.
///
/// State: Derived
//~ derived UNG_022e b73f1694 e4d088b4 7eb373d1.d68bebe2
#[test]
fn UNG_022e_mirage() {
    check(CardClass::Priest, &[Friend("CS2_119"), Enchant(My(0), "UNG_022e"), Now(My(0), 1, 1)]);
}

/// # Shadow Visions
///
/// `UNG_029` · Priest spell · Shadow · 2 mana
///
/// > **Discover** a copy of a spell in your deck.
///
/// State: Derived
//~ derived UNG_029 dbc02862 6e9989df 589627ff.f098d843
#[test]
fn UNG_029_shadow_visions() {
    check(
        CardClass::Priest,
        &[
            Give("UNG_029"),
            Cost("UNG_029", 2),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_029", Nothing),
            ChooseCard("AT_001"),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 5),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            Armor(Mine, 0),
            BoardCount(Mine, 1),
            Damage(MyHero, 0),
            DeckCount(Mine, 22),
            HandCount(Mine, 1),
            Now(Nth(4), 4, 5),
            Now(Nth(5), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Binding Heal
///
/// `UNG_030` · Priest spell · Holy · 1 mana
///
/// > Restore #5 Health to a minion and your hero.
///
/// State: Done
//~ done UNG_030 bad5d278 - 601fbaa6.4153817d
#[test]
fn UNG_030_binding_heal() {
    check(
        CardClass::Priest,
        &[
            Give("UNG_030"),
            Cost("UNG_030", 1),
            Targets("UNG_030", &[FriendlyMinion, EnemyMinion]),
            Enemy("CS2_200"),
            Hurt(Their(0), 6),
            Hurt(MyHero, 7),
            Play("UNG_030", On(Their(0))),
            Damage(Their(0), 1),
            Health(MyHero, 28),
        ],
    );
}

/// # Crystalline Oracle
///
/// `UNG_032` · Priest minion · 1 mana · 1/2
///
/// > **Deathrattle:** Copy a card from your opponent's deck and add it to your hand.
///
/// State: Derived
//~ derived UNG_032 6ec8afb6 4f9c263d c3275087.e9b47ba1
#[test]
fn UNG_032_crystalline_oracle() {
    check(
        CardClass::Priest,
        &[
            Give("UNG_032"),
            Cost("UNG_032", 1),
            Stats("UNG_032", 1, 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("UNG_032"),
            Force(Entity(Nth(4))),
            Kill(Nth(7)),
            Is(InHand(1), "CS2_118"),
            CostNow(InHand(1), 3),
            Now(InHand(1), 5, 1),
            HandCount(Mine, 2),
        ],
    );
}

/// # Radiant Elemental
///
/// `UNG_034` · Priest minion · 2 mana · 2/3
///
/// > Your spells cost (1) less *(but not less than 1)*.
///
/// State: Derived
//~ derived UNG_034 14b3a831 9200e31f 378997e7.a287c844
#[test]
fn UNG_034_radiant_elemental() {
    check(
        CardClass::Priest,
        &[
            Give("UNG_034"),
            Cost("UNG_034", 2),
            Stats("UNG_034", 2, 3),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("UNG_034"),
            CostNow(Nth(0), 2),
            CostNow(Nth(1), 4),
        ],
    );
}

/// # Radiant Elemental
///
/// `UNG_034e` · Neutral enchantment
///
/// > Costs (1) less *(but not less than 1)*.
///
/// State: Derived
//~ derived UNG_034e b3dc6f76 e4f21fcf 2210a9c2.db27e443
#[test]
fn UNG_034e_radiant_elemental() {
    check(CardClass::Priest, &[Give("CS2_118"), Enchant(Nth(0), "UNG_034e"), CostNow(Nth(0), 2)]);
}

/// # Curious Glimmerroot
///
/// `UNG_035` · Priest minion · 3 mana · 3/4
///
/// > **Battlecry:** Look at 3 cards. Guess which one started in your opponent's deck to get a copy of it.
///
/// State: Todo
//~ todo UNG_035 afc6c0de 11033bde 95efbade.a6e13186
#[test]
#[ignore = "todo: UNG_035 Curious Glimmerroot"]
fn UNG_035_curious_glimmerroot() {
    check(CardClass::Priest, &[Give("UNG_035"), Cost("UNG_035", 3), Stats("UNG_035", 3, 4), Unwritten]);
}

/// # Tortollan Shellraiser
///
/// `UNG_037` · Priest minion · 3 mana · 2/5
///
/// > **Taunt Deathrattle:** Give a random friendly minion +1/+1.
///
/// State: Derived
//~ derived UNG_037 4e07f75f c23d1d4f 88a542f5.70276893
#[test]
fn UNG_037_tortollan_shellraiser() {
    check(
        CardClass::Priest,
        &[
            Give("UNG_037"),
            Cost("UNG_037", 3),
            Stats("UNG_037", 2, 5),
            Has("UNG_037", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("UNG_037"),
            Force(Entity(Nth(1))),
            Kill(Nth(3)),
            Now(Nth(1), 5, 6),
        ],
    );
}

/// # Shellshield
///
/// `UNG_037e` · Priest enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived UNG_037e 341994c5 df4144b2 aa7c32c3.67341004
#[test]
fn UNG_037e_shellshield() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "UNG_037e"), Now(My(0), 6, 2)]);
}

/// # Free From Amber
///
/// `UNG_854` · Priest spell · 7 mana
///
/// > **Discover** a minion that costs (8) or more. Summon it.
///
/// State: Derived
//~ derived UNG_854 5348bc5c 83521a0c edd71da0.4700197a
#[test]
fn UNG_854_free_from_amber() {
    check(
        CardClass::Priest,
        &[
            Give("UNG_854"),
            Cost("UNG_854", 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("OG_141")),
            Play("UNG_854", Nothing),
            ChooseCard("OG_141"),
            BoardCount(Mine, 2),
            In(The("OG_141"), Zone::Play),
            Now(The("OG_141"), 10, 10),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("UNG_854"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AV_207")),
            Play("UNG_854", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("UNG_854"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_011")),
            Play("UNG_854", Nothing),
            Choose(0),
        ],
    );
}

/// # Awaken the Makers
///
/// `UNG_940` · Priest spell · 1 mana
///
/// > **Quest:** Summon 6 **Deathrattle** minions. **Reward:** Amara, Warden of Hope.
///
/// State: Done
//~ done UNG_940 c3ad8c1f - a5728555.a7ff29db
#[test]
fn UNG_940_awaken_the_makers() {
    check(
        CardClass::Priest,
        &[
            Give("UNG_940"),
            Cost("UNG_940", 1),
            Play("UNG_940", Nothing),
            Play("EX1_029", Nothing),
            Play("EX1_029", Nothing),
            Play("EX1_029", Nothing),
            Play("EX1_029", Nothing),
            Play("EX1_029", Nothing),
            HandCount(Mine, 0),
            Play("EX1_029", Nothing),
            Is(InHand(0), "UNG_940t8"),
        ],
    );
}

/// # Amara, Warden of Hope
///
/// `UNG_940t8` · Priest minion · 5 mana · 8/8
///
/// > **Taunt Battlecry:** Set your hero's Health to 40.
///
/// State: Derived
//~ derived UNG_940t8 955453fc f78a8593 6f852b39.9727da61
#[test]
fn UNG_940t8_amara_warden_of_hope() {
    check(
        CardClass::Priest,
        &[
            Give("UNG_940t8"),
            Cost("UNG_940t8", 5),
            Stats("UNG_940t8", 8, 8),
            Has("UNG_940t8", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_940t8", Nothing),
            Now(MyHero, 0, 40),
        ],
    );
}

/// # Lyra the Sunshard
///
/// `UNG_963` · Priest minion · 4 mana · 3/5
///
/// > Whenever you cast a spell, add a random Priest spell to your hand.
///
/// State: Derived
//~ derived UNG_963 e8af9db3 72a273d6 8f8694dc.4cf0b8f3
#[test]
fn UNG_963_lyra_the_sunshard() {
    check(
        CardClass::Priest,
        &[
            Give("UNG_963"),
            Cost("UNG_963", 4),
            Stats("UNG_963", 3, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("UNG_963"),
            Force(Card("AT_013")),
            Play("GAME_005", Nothing),
            Is(InHand(1), "AT_013"),
            CostNow(InHand(1), 1),
            TagNow(InHand(1), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("UNG_963"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("UNG_963"),
            Never(Card("AT_011")),
            Play("GAME_005", Nothing),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("UNG_963"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("UNG_963"),
            Never(Card("AT_001")),
            Play("GAME_005", Nothing),
        ],
    );
}
