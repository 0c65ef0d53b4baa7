//! Paladin cards of The Boomsday Project, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 527d2c99

/// # Shrink Ray
///
/// `BOT_234` · Paladin spell · 5 mana
///
/// > Set the Attack and Health of all minions to 1.
///
/// State: Derived
//~ derived BOT_234 1958c56d 281da084 64780a0f.ee4876ca
#[test]
fn BOT_234_shrink_ray() {
    check(
        CardClass::Paladin,
        &[
            Give("BOT_234"),
            Cost("BOT_234", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BOT_234", Nothing),
            Now(Nth(1), 1, 1),
            Now(Nth(2), 1, 1),
        ],
    );
}

/// # Shrink Ray
///
/// `BOT_234e` · Neutral enchantment
///
/// > 1/1.
///
/// State: Derived
//~ derived BOT_234e 09698e56 79454f8e 0c71bdf5.d68bebe2
#[test]
fn BOT_234e_shrink_ray() {
    check(CardClass::Paladin, &[Friend("CS2_119"), Enchant(My(0), "BOT_234e"), Now(My(0), 1, 1)]);
}

/// # Crystalsmith Kangor
///
/// `BOT_236` · Paladin minion · 2 mana · 1/2
///
/// > **Divine Shield**, **Lifesteal** Your healing is doubled.
///
/// State: Todo
//~ todo BOT_236 8e5cd504 be07aa8a df058a4b.c47fc183
#[test]
#[ignore = "todo: BOT_236 Crystalsmith Kangor"]
fn BOT_236_crystalsmith_kangor() {
    check(
        CardClass::Paladin,
        &[
            Give("BOT_236"),
            Cost("BOT_236", 2),
            Stats("BOT_236", 1, 2),
            Has("BOT_236", GameTag::DIVINE_SHIELD),
            Has("BOT_236", GameTag::LIFESTEAL),
            Unwritten,
        ],
    );
}

/// # Prismatic Lens
///
/// `BOT_436` · Paladin spell · 4 mana
///
/// > Draw a minion and a spell from your deck. Swap their Costs.
///
/// State: Todo
//~ todo BOT_436 0c6329a3 d8b856a9 7bafdcc4.362af129
#[test]
#[ignore = "todo: BOT_436 Prismatic Lens"]
fn BOT_436_prismatic_lens() {
    check(CardClass::Paladin, &[Give("BOT_436"), Cost("BOT_436", 4), Unwritten]);
}

/// # Mechano-Egg
///
/// `BOT_537` · Paladin minion · 5 mana · 0/5
///
/// > **Deathrattle:** Summon an 8/8 Robosaur.
///
/// State: Derived
//~ derived BOT_537 f0e9fa6c b520084d 0e77d61c.e96cfded
#[test]
fn BOT_537_mechano_egg() {
    check(
        CardClass::Paladin,
        &[
            Give("BOT_537"),
            Cost("BOT_537", 5),
            Stats("BOT_537", 0, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BOT_537"),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("BOT_537t"), Zone::Play),
            Now(The("BOT_537t"), 8, 8),
        ],
    );
}

/// # Robosaur
///
/// `BOT_537t` · Paladin minion · 8 mana · 8/8
///
/// State: Vanilla
//~ vanilla BOT_537t 8ab7afce 6e5a0c32 04c778b0
#[test]
fn BOT_537t_robosaur() {
    check(
        CardClass::Paladin,
        &[
            Give("BOT_537t"),
            Cost("BOT_537t", 8),
            Stats("BOT_537t", 8, 8),
            Play("BOT_537t", Nothing),
            In(The("BOT_537t"), Zone::Play),
            Now(The("BOT_537t"), 8, 8),
        ],
    );
}

/// # Glow-Tron
///
/// `BOT_906` · Paladin minion · 1 mana · 1/3
///
/// > **Magnetic**
///
/// State: Vanilla
//~ vanilla BOT_906 5537cfd5 dd92d21f 3a821cf4.0b5ca121
#[test]
fn BOT_906_glow_tron() {
    check(
        CardClass::Paladin,
        &[
            Give("BOT_906"),
            Cost("BOT_906", 1),
            Stats("BOT_906", 1, 3),
            Has("BOT_906", GameTag::MAGNETIC),
            Play("BOT_906", Nothing),
            In(The("BOT_906"), Zone::Play),
            Now(The("BOT_906"), 1, 3),
            HasNow(The("BOT_906"), GameTag::MAGNETIC),
        ],
    );
}

/// # Autodefense Matrix
///
/// `BOT_908` · Paladin spell · 1 mana
///
/// > **Secret:** When one of your minions is attacked, give it **Divine Shield**.
///
/// State: Derived
//~ derived BOT_908 7bb30cd4 c5fb981c fe13bb47.8475247e
#[test]
fn BOT_908_autodefense_matrix() {
    check(
        CardClass::Paladin,
        &[
            Give("BOT_908"),
            Cost("BOT_908", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("BOT_908"),
            EndTurn,
            Attack(Nth(2), Nth(1)),
            Now(Nth(1), 4, 5),
            Dead(Nth(4)),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("BOT_908"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("BOT_908"),
            EndTurn,
            Attack(Nth(2), MyHero),
            HasNot(MyHero, GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Crystology
///
/// `BOT_909` · Paladin spell · 1 mana
///
/// > Draw two 1-Attack minions from your deck.
///
/// State: Derived
//~ derived BOT_909 028cd163 2bc4527c 8dee7ef2.696411ad
#[test]
fn BOT_909_crystology() {
    check(
        CardClass::Paladin,
        &[
            Give("BOT_909"),
            Cost("BOT_909", 1),
            OnTop("CS2_231"),
            OnTop("CS2_231"),
            OnTop("CS2_231"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BOT_909", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(2), 0),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 1, 1),
            CostNow(Nth(3), 0),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 1, 1),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("BOT_909"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_231"),
            OnTop("AT_034"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BOT_909", Nothing),
            DeckCount(Mine, 7),
            HandCount(Mine, 1),
            CostNow(Nth(6), 0),
            In(Nth(6), Zone::Hand),
            Now(Nth(6), 1, 1),
        ],
    );
}

/// # Glowstone Technician
///
/// `BOT_910` · Paladin minion · 5 mana · 3/4
///
/// > **Battlecry:** Give all minions in your hand +2/+2.
///
/// State: Derived
//~ derived BOT_910 23f60478 6714d85e 4d4de789.1d199435
#[test]
fn BOT_910_glowstone_technician() {
    check(
        CardClass::Paladin,
        &[
            Give("BOT_910"),
            Cost("BOT_910", 5),
            Stats("BOT_910", 3, 4),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BOT_910", Nothing),
            Now(Nth(1), 7, 3),
            Now(Nth(2), 6, 7),
        ],
    );
}

/// # Light Infused
///
/// `BOT_910e` · Paladin enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived BOT_910e 69f1b7a2 dd707d36 0acb2864.6d6ab056
#[test]
fn BOT_910e_light_infused() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "BOT_910e"), Now(My(0), 7, 3)]);
}

/// # Annoy-o-Module
///
/// `BOT_911` · Paladin minion · 4 mana · 2/4
///
/// > **Magnetic Divine Shield Taunt**
///
/// State: Vanilla
//~ vanilla BOT_911 2605c8c3 937c2896 c0246328.3936af8d
#[test]
fn BOT_911_annoy_o_module() {
    check(
        CardClass::Paladin,
        &[
            Give("BOT_911"),
            Cost("BOT_911", 4),
            Stats("BOT_911", 2, 4),
            Has("BOT_911", GameTag::DIVINE_SHIELD),
            Has("BOT_911", GameTag::MAGNETIC),
            Has("BOT_911", GameTag::TAUNT),
            Play("BOT_911", Nothing),
            In(The("BOT_911"), Zone::Play),
            Now(The("BOT_911"), 2, 4),
            HasNow(The("BOT_911"), GameTag::DIVINE_SHIELD),
            HasNow(The("BOT_911"), GameTag::MAGNETIC),
            HasNow(The("BOT_911"), GameTag::TAUNT),
        ],
    );
}

/// # Annoy-o-Module
///
/// `BOT_911e` · Paladin enchantment
///
/// > **Taunt**, **Divine Shield**.
///
/// State: Derived
//~ derived BOT_911e 1e4caae0 26b4441b 561cd19e.2d805286
#[test]
fn BOT_911e_annoy_o_module() {
    check(
        CardClass::Paladin,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "BOT_911e"),
            HasNow(My(0), GameTag::TAUNT),
            HasNow(My(0), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Kangor's Endless Army
///
/// `BOT_912` · Paladin spell · 7 mana
///
/// > Resurrect 3 friendly Mechs. They keep any **Magnetic** upgrades.
///
/// State: Todo
//~ todo BOT_912 15e72e31 7ca016f9 dbe3de6e.d21dd039
#[test]
#[ignore = "todo: BOT_912 Kangor's Endless Army"]
fn BOT_912_kangors_endless_army() {
    check(CardClass::Paladin, &[Give("BOT_912"), Cost("BOT_912", 7), Unwritten]);
}
