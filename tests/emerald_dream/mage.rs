//! Mage cards of Into the Emerald Dream, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 4871ebb6

/// # Aessina
///
/// `EDR_430` · Mage minion · 8 mana · 6/8
///
/// > **Battlecry:** If 20 friendly minions have died this game, deal 20 damage split among all enemies.@ *({0} left!)*@ *(Ready!)*
///
/// State: Done
//~ done EDR_430 2adc1530 - 8ed3a05f.2d131dce
#[test]
fn EDR_430_aessina() {
    let fallen = |n: usize| [Friend("CS2_231"), Kill(My(0))].repeat(n);
    check(
        CardClass::Mage,
        &[
            &[Give("EDR_430"), Cost("EDR_430", 8), Stats("EDR_430", 6, 8)],
            &fallen(20)[..],
            &[Play("EDR_430", Nothing), Health(TheirHero, 10), Health(MyHero, 30)],
        ]
        .concat(),
    );
    check(
        CardClass::Mage,
        &[&fallen(19)[..], &[Enemy("CS2_231"), Kill(Their(0)), Play("EDR_430", Nothing), Health(TheirHero, 30)]]
            .concat(),
    );
    let at_yeti = [Force(Entity(Their(0)))].repeat(5);
    check(
        CardClass::Mage,
        &[
            &fallen(20)[..],
            &[Enemy("CS2_182")],
            &at_yeti[..],
            &[Play("EDR_430", Nothing), Health(TheirHero, 15), BoardCount(Theirs, 0), BoardCount(Mine, 1)],
        ]
        .concat(),
    );
}

/// # Q'onzu
///
/// `EDR_517` · Mage minion · 3 mana · 3/4
///
/// > **Battlecry: Discover** a spell. Choose to keep it or put it on top of your opponent's deck.
///
/// State: Todo
//~ todo EDR_517 b14accc8 74d6ddea 39af6ec9.34a9a000
#[test]
#[ignore = "todo: EDR_517 Q'onzu"]
fn EDR_517_qonzu() {
    check(CardClass::Mage, &[Give("EDR_517"), Cost("EDR_517", 3), Stats("EDR_517", 3, 4), Unwritten]);
}

/// # Tranquil Breeze
///
/// `EDR_517A` · Mage spell · 3 mana
///
/// > Keep the spell.
///
/// State: Todo
//~ todo EDR_517A 822e9a23 b6b7efc0 b906b111.db8eafcd
#[test]
#[ignore = "todo: EDR_517A Tranquil Breeze"]
fn EDR_517A_tranquil_breeze() {
    check(CardClass::Mage, &[Give("EDR_517A"), Cost("EDR_517A", 3), Unwritten]);
}

/// # Winds of Change
///
/// `EDR_517B` · Mage spell · 3 mana
///
/// > Put it on top of your opponent's deck.
///
/// State: Todo
//~ todo EDR_517B 89bd0120 eef9f813 21bfef66.9e14ac47
#[test]
#[ignore = "todo: EDR_517B Winds of Change"]
fn EDR_517B_winds_of_change() {
    check(CardClass::Mage, &[Give("EDR_517B"), Cost("EDR_517B", 3), Unwritten]);
}

/// # Wisprider
///
/// `EDR_519` · Mage minion · 5 mana · 4/4
///
/// > **Battlecry: Imbue** your Hero Power, then trigger it.
///
/// State: Todo
//~ todo EDR_519 2791d359 de7f9658 0ce82a9f.aa8649c8
#[test]
#[ignore = "todo: EDR_519 Wisprider"]
fn EDR_519_wisprider() {
    check(CardClass::Mage, &[Give("EDR_519"), Cost("EDR_519", 5), Stats("EDR_519", 4, 4), Unwritten]);
}

/// # Forbidden Shrine
///
/// `EDR_520` · Mage location · 1 mana · 0 uses
///
/// > Spend all your Mana. Cast a random spell that costs that much.
///
/// State: Derived
//~ derived EDR_520 0034dcec 5bc8e88d fff34c16.b9630173
#[test]
fn EDR_520_forbidden_shrine() {
    check(
        CardClass::Mage,
        &[
            Give("EDR_520"),
            Cost("EDR_520", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Friend("EDR_520"),
            Force(Card("BT_235")),
            Use(Nth(3), 0, Nothing),
            Now(Nth(1), 4, 1),
            Now(Nth(2), 4, 1),
            Mana(0),
        ],
    );
}

/// # Divination
///
/// `EDR_804` · Mage spell · Arcane · 2 mana
///
/// > Destroy a friendly Wisp to draw 3 cards.
///
/// State: Derived
//~ derived EDR_804 8ea969e6 d490437e 02691b77.de92563f
#[test]
fn EDR_804_divination() {
    check(
        CardClass::Mage,
        &[
            Give("EDR_804"),
            Cost("EDR_804", 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_231"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            CannotTarget("EDR_804", Nth(7)),
            Play("EDR_804", On(Nth(6))),
            BoardCount(Mine, 1),
            DeckCount(Mine, 21),
            HandCount(Mine, 3),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 3),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 5, 1),
            CostNow(Nth(5), 4),
            In(Nth(5), Zone::Hand),
            Now(Nth(5), 4, 5),
            Dead(Nth(6)),
        ],
    );
}

/// # Blessing of the Wisp
///
/// `EDR_851p` · Mage hero power · 2 mana
///
/// > Summon \|4(**@** Wisp,**@** Wisps). Deal **$@** damage randomly split among all enemies.
///
/// State: Done
//~ done EDR_851p 1d7979ca - 4ffe4fc4.5a18eb4a
#[test]
fn EDR_851p_blessing_of_the_wisp() {
    check(
        CardClass::Mage,
        &[
            HasHeroPower("EDR_851p"),
            Cost("EDR_851p", 2),
            Play("EDR_852", Nothing),
            Play("EDR_852", Nothing),
            HeroPower(Nothing),
            BoardCount(Mine, 4),
            Is(My(3), "EDR_851t"),
            Damage(TheirHero, 2),
        ],
    );
}

/// # Wisp
///
/// `EDR_851t` · Mage minion · 0 mana · 1/1
///
/// State: Vanilla
//~ vanilla EDR_851t 5a928af7 74bb5245 5cd409d1
#[test]
fn EDR_851t_wisp() {
    check(
        CardClass::Mage,
        &[
            Give("EDR_851t"),
            Cost("EDR_851t", 0),
            Stats("EDR_851t", 1, 1),
            Play("EDR_851t", Nothing),
            In(The("EDR_851t"), Zone::Play),
            Now(The("EDR_851t"), 1, 1),
        ],
    );
}

/// # Spirit Gatherer
///
/// `EDR_871` · Mage minion · 2 mana · 2/1
///
/// > **Battlecry:** Get a Wisp. **Imbue** your Hero Power.
///
/// State: Done
//~ done EDR_871 0f1750a6 - 7cf2f247.24002e1c
#[test]
fn EDR_871_spirit_gatherer() {
    check(
        CardClass::Mage,
        &[
            Give("EDR_871"),
            Cost("EDR_871", 2),
            Stats("EDR_871", 2, 1),
            Play("EDR_871", Nothing),
            Is(InHand(0), "EDR_851t"),
            Is(MyPower, "EDR_851p"),
        ],
    );
}

/// # Spark of Life
///
/// `EDR_872` · Mage spell · 1 mana
///
/// > **Choose One - Discover** a Mage spell; or **Discover** a Druid spell.
///
/// State: Derived
//~ derived EDR_872 bc75e4c7 3bfcdfa3 e02b36fc.d415f195
#[test]
fn EDR_872_spark_of_life() {
    check(
        CardClass::Mage,
        &[
            Give("EDR_872"),
            Cost("EDR_872", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            PlayOption("EDR_872", 0, Nothing),
            ChooseCard("AT_001"),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 5),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("EDR_872"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_003")),
            PlayOption("EDR_872", 0, Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("EDR_872"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_037")),
            PlayOption("EDR_872", 1, Nothing),
            ChooseCard("AT_037"),
            Is(InHand(0), "AT_037"),
            CostNow(InHand(0), 1),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("EDR_872"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_038")),
            PlayOption("EDR_872", 1, Nothing),
            Choose(0),
        ],
    );
}

/// # Gift of Fire
///
/// `EDR_872A` · Mage spell · 1 mana
///
/// > **Discover** a Mage spell.
///
/// State: Derived
//~ derived EDR_872A 177da355 f30f9a17 98b31f29.865c5841
#[test]
fn EDR_872A_gift_of_fire() {
    check(
        CardClass::Mage,
        &[
            Give("EDR_872A"),
            Cost("EDR_872A", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            Play("EDR_872A", Nothing),
            ChooseCard("AT_001"),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 5),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("EDR_872A"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_003")),
            Play("EDR_872A", Nothing),
            Choose(0),
        ],
    );
}

/// # Gift of Nature
///
/// `EDR_872B` · Mage spell · 1 mana
///
/// > **Discover** a Druid spell.
///
/// State: Derived
//~ derived EDR_872B c8599786 9ecc7538 abcd3911.9beb7464
#[test]
fn EDR_872B_gift_of_nature() {
    check(
        CardClass::Mage,
        &[
            Give("EDR_872B"),
            Cost("EDR_872B", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_037")),
            Play("EDR_872B", Nothing),
            ChooseCard("AT_037"),
            Is(InHand(0), "AT_037"),
            CostNow(InHand(0), 1),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("EDR_872B"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_038")),
            Play("EDR_872B", Nothing),
            Choose(0),
        ],
    );
}

/// # Stellar Balance
///
/// `EDR_874` · Mage spell · Arcane · 2 mana
///
/// > Get a Moonfire and a Starfire. Give them **Spell Damage +1**.
///
/// State: Todo
//~ todo EDR_874 6e92cede 9296b02b 3f11566d.592eb89f
#[test]
#[ignore = "todo: EDR_874 Stellar Balance"]
fn EDR_874_stellar_balance() {
    check(CardClass::Mage, &[Give("EDR_874"), Cost("EDR_874", 2), Unwritten]);
}

/// # Stellar Balance
///
/// `EDR_874e` · Mage enchantment
///
/// > **Spell Damage +1**.
///
/// State: Derived
//~ derived EDR_874e 7a2f971d 45d45df3 874a39c6.7e90e4a1
#[test]
fn EDR_874e_stellar_balance() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "EDR_874e"), TagNow(My(0), GameTag::SPELLPOWER, 1)]);
}

/// # Merry Moonkin
///
/// `EDR_940` · Mage minion · 4 mana · 3/6
///
/// > At the end of your turn, gain @ Armor. *(Improved by Wisps you control!)*
///
/// State: Derived
//~ derived EDR_940 30e985ac 33d7698f 8206dacb.a712392e
#[test]
fn EDR_940_merry_moonkin() {
    check(
        CardClass::Mage,
        &[
            Give("EDR_940"),
            Cost("EDR_940", 4),
            Stats("EDR_940", 3, 6),
            Friend("CS2_231"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("EDR_940"),
            EndTurn,
            Armor(Mine, 2),
        ],
    );
}

/// # Starsurge
///
/// `EDR_941` · Mage spell · Arcane · 3 mana
///
/// > Deal $@ damage to a minion. *(Improved by each friendly minion that died this game.)*
///
/// State: Derived
//~ derived EDR_941 755c09ab 8e61a0d2 5f4b42bc.9eca4976
#[test]
fn EDR_941_starsurge() {
    check(
        CardClass::Mage,
        &[
            Give("EDR_941"),
            Cost("EDR_941", 3),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Play("EDR_941", On(Nth(3))),
            Now(Nth(3), 4, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("EDR_941"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Play("EDR_941", On(Nth(2))),
            Now(Nth(2), 4, 3),
        ],
    );
}

/// # Scorching Winds
///
/// `FIR_910` · Mage spell · Fire · 3 mana
///
/// > Deal $3 damage. Discard a random Fire spell to deal $3 more.
///
/// State: Derived
//~ derived FIR_910 6724d210 bff88541 10089151.8d8d704f
#[test]
fn FIR_910_scorching_winds() {
    check(
        CardClass::Mage,
        &[
            Give("FIR_910"),
            Cost("FIR_910", 3),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Play("FIR_910", On(Nth(4))),
            HandCount(Mine, 1),
            Dead(Nth(1)),
            Dead(Nth(4)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("FIR_910"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(2))),
            Play("FIR_910", On(Nth(4))),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("FIR_910"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Play("FIR_910", On(Nth(3))),
            BoardCount(Mine, 0),
            HandCount(Mine, 1),
            Dead(Nth(1)),
            Dead(Nth(3)),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("FIR_910"),
            Give("AT_001"),
            Give("CS2_182"),
            Force(Entity(Nth(1))),
            Play("FIR_910", On(TheirHero)),
            HandCount(Mine, 1),
            Dead(Nth(1)),
            Now(TheirHero, 0, 24),
            Damage(TheirHero, 6),
        ],
    );
}

/// # Smoldering Grove
///
/// `FIR_911` · Mage spell · Fire · 2 mana
///
/// > Draw {0} \|4(card, cards). *(Upgrades each turn, but discards after {1}!)*@Draw {0} cards. *(Discards this turn!)*
///
/// State: Todo
//~ todo FIR_911 5800dd2d abefad07 3413ba2c.fab2486e
#[test]
#[ignore = "todo: FIR_911 Smoldering Grove"]
fn FIR_911_smoldering_grove() {
    check(CardClass::Mage, &[Give("FIR_911"), Cost("FIR_911", 2), Unwritten]);
}

/// # Inferno Herald
///
/// `FIR_913` · Mage minion · 4 mana · 3/6
///
/// > After you cast a Fire spell, get a random Elemental and reduce its Cost by (3).
///
/// State: Derived
//~ derived FIR_913 fe61648e 8a6417f6 5382d85b.4a8d0831
#[test]
fn FIR_913_inferno_herald() {
    check(
        CardClass::Mage,
        &[
            Give("FIR_913"),
            Cost("FIR_913", 4),
            Stats("FIR_913", 3, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("FIR_913"),
            Force(Card("CS2_118")),
            Play("CS2_029", On(TheirHero)),
            Is(InHand(1), "CS2_118"),
            CostNow(InHand(1), 0),
            Now(InHand(1), 5, 1),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("FIR_913"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("FIR_913"),
            Never(Card("AT_001")),
            Play("CS2_029", On(TheirHero)),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("FIR_913"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("FIR_913"),
            Play("GAME_005", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 1),
            CostNow(Nth(0), 4),
            Now(Nth(0), 3, 6),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Now(Nth(3), 3, 6),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}
