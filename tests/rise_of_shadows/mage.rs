//! Mage cards of Rise of Shadows, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 2d072186

/// # Messenger Raven
///
/// `DAL_163` · Mage minion · 3 mana · 3/2
///
/// > **Battlecry: Discover** a Mage minion.
///
/// State: Derived
//~ derived DAL_163 43ef67a7 68bff790 fc928277.f4bdd3b5
#[test]
fn DAL_163_messenger_raven() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_163"),
            Cost("DAL_163", 3),
            Stats("DAL_163", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_003")),
            Play("DAL_163", Nothing),
            ChooseCard("AT_003"),
            Is(InHand(0), "AT_003"),
            CostNow(InHand(0), 2),
            Now(InHand(0), 3, 2),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DAL_163"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_001")),
            Play("DAL_163", Nothing),
            Choose(0),
        ],
    );
}

/// # Conjurer's Calling
///
/// `DAL_177` · Mage spell · Arcane · 3 mana
///
/// > **Twinspell** Destroy a minion. Summon 2 minions of the same Cost to replace it.
///
/// State: Derived
//~ derived DAL_177 30e05fe9 f6346d06 99e010fe.8c15a5c4
#[test]
fn DAL_177_conjurers_calling() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_177"),
            Cost("DAL_177", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_119")),
            Force(Card("CS2_119")),
            Play("DAL_177", On(Nth(2))),
            Is(InHand(0), "DAL_177ts"),
            CostNow(InHand(0), 3),
            HandCount(Mine, 1),
            Dead(Nth(2)),
            In(The("CS2_119"), Zone::Play),
            Now(The("CS2_119"), 2, 7),
            BoardCount(Theirs, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("DAL_177"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_022")), Play("DAL_177", On(Nth(2)))],
    );
    check(
        CardClass::Mage,
        &[
            Give("DAL_177"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_119")),
            Force(Card("CS2_119")),
            Play("DAL_177", On(Nth(1))),
            Is(InHand(0), "DAL_177ts"),
            CostNow(InHand(0), 3),
            BoardCount(Mine, 2),
            HandCount(Mine, 1),
            Dead(Nth(1)),
            In(The("CS2_119"), Zone::Play),
            Now(The("CS2_119"), 2, 7),
        ],
    );
}

/// # Conjurer's Calling
///
/// `DAL_177ts` · Mage spell · Arcane · 3 mana
///
/// > Destroy a minion. Summon 2 minions of the same Cost to replace it.
///
/// State: Derived
//~ derived DAL_177ts b204dbaa 5d86f472 4398a86b.d4efc832
#[test]
fn DAL_177ts_conjurers_calling() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_177ts"),
            Cost("DAL_177ts", 3),
            Targets("DAL_177ts", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_119")),
            Force(Card("CS2_119")),
            Play("DAL_177ts", On(Nth(2))),
            Dead(Nth(2)),
            In(The("CS2_119"), Zone::Play),
            Now(The("CS2_119"), 2, 7),
            BoardCount(Theirs, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("DAL_177ts"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_022")), Play("DAL_177ts", On(Nth(2)))],
    );
    check(
        CardClass::Mage,
        &[
            Give("DAL_177ts"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_119")),
            Force(Card("CS2_119")),
            Play("DAL_177ts", On(Nth(1))),
            BoardCount(Mine, 2),
            Dead(Nth(1)),
            In(The("CS2_119"), Zone::Play),
            Now(The("CS2_119"), 2, 7),
        ],
    );
}

/// # Magic Dart Frog
///
/// `DAL_182` · Mage minion · 2 mana · 1/3
///
/// > After you cast a spell, deal 1 damage to a random enemy minion.
///
/// State: Derived
//~ derived DAL_182 9a7432da 95ad8fec 553d7f92.8915d67e
#[test]
fn DAL_182_magic_dart_frog() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_182"),
            Cost("DAL_182", 2),
            Stats("DAL_182", 1, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DAL_182"),
            Force(Entity(Nth(2))),
            Play("GAME_005", Nothing),
            Now(Nth(2), 4, 4),
        ],
    );
}

/// # Khadgar
///
/// `DAL_575` · Mage minion · 2 mana · 2/2
///
/// > Your cards that summon minions summon twice as many.
///
/// State: Todo
//~ todo DAL_575 d367b85f f691301c ba395656.882a6c08
#[test]
#[ignore = "todo: DAL_575 Khadgar"]
fn DAL_575_khadgar() {
    check(CardClass::Mage, &[Give("DAL_575"), Cost("DAL_575", 2), Stats("DAL_575", 2, 2), Unwritten]);
}

/// # Kirin Tor Tricaster
///
/// `DAL_576` · Mage minion · 4 mana · 3/3
///
/// > **Spell Damage +3** Your spells cost (1) more.
///
/// State: Derived
//~ derived DAL_576 aad988e8 f2017778 58b97c69.7d0a1895
#[test]
fn DAL_576_kirin_tor_tricaster() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_576"),
            Cost("DAL_576", 4),
            Stats("DAL_576", 3, 3),
            Has("DAL_576", GameTag::SPELLPOWER),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DAL_576"),
            CostNow(Nth(0), 4),
            CostNow(Nth(1), 6),
        ],
    );
}

/// # Kirin Tor's Curse
///
/// `DAL_576e` · Neutral enchantment
///
/// > Costs (1) more.
///
/// State: Derived
//~ derived DAL_576e 07ffad3a b236e972 4bb55252.5dfe1a2c
#[test]
fn DAL_576e_kirin_tors_curse() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "DAL_576e"), CostNow(Nth(0), 4)]);
}

/// # Ray of Frost
///
/// `DAL_577` · Mage spell · Frost · 1 mana
///
/// > **Twinspell Freeze** a minion. If it's already **Frozen**, deal $2 damage to it.
///
/// State: Derived
//~ derived DAL_577 46741bac 40665d5e 015812d3.e6171383
#[test]
fn DAL_577_ray_of_frost() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_577"),
            Cost("DAL_577", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_026", Nothing),
            Crystals(10),
            Play("DAL_577", On(Nth(2))),
            HasNot(InHand(0), GameTag::FROZEN),
            Is(InHand(0), "DAL_577ts"),
            CostNow(InHand(0), 1),
            HandCount(Mine, 1),
            Now(Nth(2), 4, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DAL_577"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_026", Nothing),
            Crystals(10),
            Play("DAL_577", On(Nth(1))),
            HasNot(InHand(0), GameTag::FROZEN),
            Is(InHand(0), "DAL_577ts"),
            CostNow(InHand(0), 1),
            HandCount(Mine, 1),
            HasNow(Nth(1), GameTag::FROZEN),
        ],
    );
}

/// # Ray of Frost
///
/// `DAL_577ts` · Mage spell · Frost · 1 mana
///
/// > **Freeze** a minion. If it's already **Frozen**, deal $2 damage to it.
///
/// State: Derived
//~ derived DAL_577ts d0070c75 010fe628 c46b0872.0ee1694f
#[test]
fn DAL_577ts_ray_of_frost() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_577ts"),
            Cost("DAL_577ts", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_026", Nothing),
            Crystals(10),
            Play("DAL_577ts", On(Nth(2))),
            Now(Nth(2), 4, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DAL_577ts"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_026", Nothing),
            Crystals(10),
            Play("DAL_577ts", On(Nth(1))),
            HasNow(Nth(1), GameTag::FROZEN),
        ],
    );
}

/// # Power of Creation
///
/// `DAL_578` · Mage spell · Arcane · 8 mana
///
/// > **Discover** a 6-Cost minion. Summon two copies of it.
///
/// State: Derived
//~ derived DAL_578 df997ba4 555db636 a01412f7.3c2e6b3d
#[test]
fn DAL_578_power_of_creation() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_578"),
            Cost("DAL_578", 8),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_200")),
            Play("DAL_578", Nothing),
            ChooseCard("CS2_200"),
            Is(InHand(0), "CS2_200"),
            CostNow(InHand(0), 6),
            Now(InHand(0), 6, 7),
            BoardCount(Mine, 3),
            HandCount(Mine, 1),
            In(The("CS2_200"), Zone::Play),
            Now(The("CS2_200"), 6, 7),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DAL_578"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("BE_EVENT_101")),
            Play("DAL_578", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DAL_578"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_003")),
            Play("DAL_578", Nothing),
            Choose(0),
        ],
    );
}

/// # Cobalt Leyline
///
/// `DAL_579p` · Mage hero power · 2 mana
///
/// > **Discover** a spell.
///
/// State: Derived
//~ derived DAL_579p 1e8b15b6 b95e4838 f69bb3f0.e790595e
#[test]
fn DAL_579p_cobalt_leyline() {
    check(
        CardClass::Mage,
        &[
            HasHeroPower("DAL_579p"),
            Cost("DAL_579p", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            HeroPower(Nothing),
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
            HasHeroPower("DAL_579p"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_003")),
            HeroPower(Nothing),
            Choose(0),
        ],
    );
}

/// # Mana Cyclone
///
/// `DAL_603` · Mage minion · 2 mana · 2/2
///
/// > **Battlecry:** For each spell you've cast this turn, add a random Mage spell to your hand.
///
/// State: Derived
//~ derived DAL_603 47debff7 0c69f4a7 00d9d165.ee666373
#[test]
fn DAL_603_mana_cyclone() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_603"),
            Cost("DAL_603", 2),
            Stats("DAL_603", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Force(Card("AT_001")),
            Play("DAL_603", Nothing),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 5),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DAL_603"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Never(Card("AT_013")),
            Play("DAL_603", Nothing),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DAL_603"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Never(Card("AT_003")),
            Play("DAL_603", Nothing),
        ],
    );
}

/// # Magic Trick
///
/// `DAL_608` · Mage spell · Arcane · 1 mana
///
/// > **Discover** a spell that costs (3) or less.
///
/// State: Derived
//~ derived DAL_608 79631520 c8587ca0 e0a2076f.36d61047
#[test]
fn DAL_608_magic_trick() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_608"),
            Cost("DAL_608", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_002")),
            Play("DAL_608", Nothing),
            ChooseCard("AT_002"),
            Is(InHand(0), "AT_002"),
            CostNow(InHand(0), 3),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DAL_608"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_003")),
            Play("DAL_608", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DAL_608"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_001")),
            Play("DAL_608", Nothing),
            Choose(0),
        ],
    );
}

/// # Kalecgos
///
/// `DAL_609` · Mage minion · 8 mana · 4/12
///
/// > Your first spell each turn costs (0). **Battlecry: Discover** a spell.
///
/// State: Derived
//~ derived DAL_609 64c14c36 55cc96d3 a2066bed.6ab8b225
#[test]
fn DAL_609_kalecgos() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_609"),
            Cost("DAL_609", 8),
            Stats("DAL_609", 4, 12),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Force(Card("AT_001")),
            Play("DAL_609", Nothing),
            ChooseCard("AT_001"),
            Is(InHand(2), "AT_001"),
            CostNow(InHand(2), 5),
            TagNow(InHand(2), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DAL_609"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Never(Card("AT_003")),
            Play("DAL_609", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DAL_609"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            Play("DAL_609", Nothing),
            ChooseCard("AT_001"),
            Is(InHand(2), "AT_001"),
            CostNow(InHand(2), 0),
            TagNow(InHand(2), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 3),
            CostNow(Nth(1), 0),
            CostNow(Nth(2), 4),
        ],
    );
}

/// # Aspect's Magic
///
/// `DAL_609e` · Neutral enchantment
///
/// > Costs (0).
///
/// State: Derived
//~ derived DAL_609e 6fd19a2d 061a7347 2a25c7da.dd600ecd
#[test]
fn DAL_609e_aspects_magic() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "DAL_609e"), CostNow(Nth(0), 0)]);
}
