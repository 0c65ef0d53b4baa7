//! Mage cards of Murder at Castle Nathria, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b68756b5

/// # Objection!
///
/// `MAW_006` · Mage spell · 3 mana
///
/// > **Secret:** When your opponent plays a minion, **Counter** it.
///
/// State: Done
//~ done MAW_006 240d2c1f - aa734796.fd75fb3c
#[test]
fn MAW_006_objection() {
    check(
        CardClass::Mage,
        &[
            Give("MAW_006"),
            Cost("MAW_006", 3),
            Play("MAW_006", Nothing),
            In(Nth(0), Zone::Secret),
            EndTurn,
            Play("CS2_029", On(MyHero)),
            Damage(MyHero, 6),
            In(Nth(0), Zone::Secret),
            Play("CS2_189", On(MyHero)),
            Damage(MyHero, 6),
            BoardCount(Theirs, 0),
            In(Nth(0), Zone::Graveyard),
            Mana(5),
            Play("CS2_182", Nothing),
            BoardCount(Theirs, 1),
        ],
    );
}

/// # Life Sentence
///
/// `MAW_013` · Mage spell · 4 mana
///
/// > Remove a minion from the game.
///
/// State: Derived
//~ derived MAW_013 bec5a5fa 80d727d7 5bfa02f1.fa667420
#[test]
fn MAW_013_life_sentence() {
    check(
        CardClass::Mage,
        &[
            Give("MAW_013"),
            Cost("MAW_013", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("MAW_013", On(Nth(2))),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("MAW_013"), Friend("CS2_182"), Enemy("CS2_182"), Play("MAW_013", On(Nth(1))), BoardCount(Mine, 0)],
    );
}

/// # Contract Conjurer
///
/// `MAW_101` · Mage minion · 6 mana · 6/6
///
/// > Costs (3) less for each **Secret** you control.
///
/// State: Derived
//~ derived MAW_101 3fa9ec67 c9b239a6 3c1300ec.b43942c7
#[test]
fn MAW_101_contract_conjurer() {
    check(
        CardClass::Mage,
        &[
            Give("MAW_101"),
            Cost("MAW_101", 6),
            Stats("MAW_101", 6, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("EX1_289"),
            Friend("MAW_101"),
            CostNow(Nth(0), 3),
        ],
    );
}

/// # Suspicious Alchemist
///
/// `REV_000` · Mage minion · 1 mana · 1/3
///
/// > **Battlecry: Discover** a spell. If your opponent guesses your choice, they get a copy.
///
/// State: Todo
//~ todo REV_000 490bcf52 a6c94f62 ca796c5d.5b593529
#[test]
#[ignore = "todo: REV_000 Suspicious Alchemist"]
fn REV_000_suspicious_alchemist() {
    check(CardClass::Mage, &[Give("REV_000"), Cost("REV_000", 1), Stats("REV_000", 1, 3), Unwritten]);
}

/// # Solid Alibi
///
/// `REV_504` · Mage spell · Frost · 3 mana
///
/// > Until your next turn, your hero can only take 1 damage at a time.
///
/// State: Todo
//~ todo REV_504 2a62fd80 54b827da 0604eb1c.498d8703
#[test]
#[ignore = "todo: REV_504 Solid Alibi"]
fn REV_504_solid_alibi() {
    check(CardClass::Mage, &[Give("REV_504"), Cost("REV_504", 3), Unwritten]);
}

/// # Cold Case
///
/// `REV_505` · Mage spell · Frost · 4 mana
///
/// > Summon two 2/2 Volatile Skeletons. Gain 4 Armor.
///
/// State: Derived
//~ derived REV_505 6e5b4f73 0bf38fa5 a6c0c99c.376fc8fd
#[test]
fn REV_505_cold_case() {
    check(
        CardClass::Mage,
        &[
            Give("REV_505"),
            Cost("REV_505", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("REV_505", Nothing),
            Armor(Mine, 4),
            BoardCount(Mine, 3),
            In(The("REV_845"), Zone::Play),
            Now(The("REV_845"), 2, 2),
        ],
    );
}

/// # Chatty Bartender
///
/// `REV_513` · Mage minion · 4 mana · 4/4
///
/// > At the end of your turn, if you control a **Secret**, deal 2 damage to all enemies.
///
/// State: Derived
//~ derived REV_513 75eb6eff 8029a16f 1b1ba33d.246cca8b
#[test]
fn REV_513_chatty_bartender() {
    check(
        CardClass::Mage,
        &[
            Give("REV_513"),
            Cost("REV_513", 4),
            Stats("REV_513", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("EX1_289"),
            Friend("REV_513"),
            EndTurn,
            Now(Nth(2), 4, 3),
            Now(TheirHero, 0, 28),
            Damage(TheirHero, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("REV_513"), Friend("CS2_182"), Enemy("CS2_182"), Friend("REV_513"), EndTurn, Now(Nth(2), 4, 5)],
    );
}

/// # Kel'Thuzad, the Inevitable
///
/// `REV_514` · Mage minion · 8 mana · 6/8
///
/// > **Battlecry:** Resurrect your Volatile Skeletons. Any that can't fit on the battlefield instantly explode! @*(@)*
///
/// State: Todo
//~ todo REV_514 98f9adba e68f54fe fee7a670.42726bcd
#[test]
#[ignore = "todo: REV_514 Kel'Thuzad, the Inevitable"]
fn REV_514_kel_thuzad_the_inevitable() {
    check(CardClass::Mage, &[Give("REV_514"), Cost("REV_514", 8), Stats("REV_514", 6, 8), Unwritten]);
}

/// # Orion, Mansion Manager
///
/// `REV_515` · Mage minion · 4 mana · 3/5
///
/// > After a friendly **Secret** is revealed, cast a different Mage **Secret** and gain +2/+2.
///
/// State: Todo
//~ todo REV_515 f4b36f51 ffcc8e81 ae838480.f18810e8
#[test]
#[ignore = "todo: REV_515 Orion, Mansion Manager"]
fn REV_515_orion_mansion_manager() {
    check(CardClass::Mage, &[Give("REV_515"), Cost("REV_515", 4), Stats("REV_515", 3, 5), Unwritten]);
}

/// # Cosmic Power
///
/// `REV_515e` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived REV_515e adf9bafc 40a47e9e c42228a2.6d6ab056
#[test]
fn REV_515e_cosmic_power() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "REV_515e"), Now(My(0), 7, 3)]);
}

/// # Vengeful Visage
///
/// `REV_516` · Mage spell · 3 mana
///
/// > **Secret:** After an enemy minion attacks your hero, summon a copy of it to attack the enemy hero.
///
/// State: Derived
//~ derived REV_516 6e1b7ccb c8fc733b b0cef8a6.32e09b6d
#[test]
fn REV_516_vengeful_visage() {
    check(
        CardClass::Mage,
        &[
            Give("REV_516"),
            Cost("REV_516", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("REV_516"),
            EndTurn,
            Attack(Nth(2), MyHero),
            BoardCount(Mine, 2),
            Dead(Nth(4)),
            Now(TheirHero, 0, 26),
            Damage(TheirHero, 4),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("REV_516"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("REV_516"),
            EndTurn,
            Attack(Nth(2), Nth(1)),
            BoardCount(Mine, 1),
        ],
    );
}

/// # Frozen Touch
///
/// `REV_601` · Mage spell · Frost · 2 mana
///
/// > Deal $3 damage. **Infuse (@):** Add a Frozen Touch to your hand.
///
/// State: Derived
//~ derived REV_601 0146d3d5 e5ba4fcc 6406adab.a22994c4
#[test]
fn REV_601_frozen_touch() {
    check(
        CardClass::Mage,
        &[
            Give("REV_601"),
            Cost("REV_601", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_182", Nothing),
            Kill(Nth(1)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(3)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(4)),
            Crystals(10),
            Is(Nth(0), "REV_601t"),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("REV_601"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_182", Nothing),
            Kill(Nth(1)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(3)),
            Crystals(10),
            Is(Nth(0), "REV_601"),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("REV_601"), Friend("CS2_182"), Enemy("CS2_182"), Play("REV_601", On(Nth(2))), Now(Nth(2), 4, 2)],
    );
    check(
        CardClass::Mage,
        &[Give("REV_601"), Friend("CS2_182"), Enemy("CS2_182"), Play("REV_601", On(Nth(1))), Now(Nth(1), 4, 2)],
    );
}

/// # Frozen Touch
///
/// `REV_601t` · Mage spell · Frost · 2 mana
///
/// > **Infused** Deal $3 damage. Add a Frozen Touch to your hand.
///
/// State: Derived
//~ derived REV_601t 723bcab3 c0cb6f6a 0e38a8c4.ff2a3101
#[test]
fn REV_601t_frozen_touch() {
    check(
        CardClass::Mage,
        &[
            Give("REV_601t"),
            Cost("REV_601t", 2),
            Has("REV_601t", GameTag::INFUSED),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("REV_601t", On(Nth(2))),
            Is(InHand(0), "REV_601t"),
            CostNow(InHand(0), 2),
            HandCount(Mine, 1),
            Now(Nth(2), 4, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("REV_601t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("REV_601t", On(Nth(1))),
            Is(InHand(0), "REV_601t"),
            CostNow(InHand(0), 2),
            HandCount(Mine, 1),
            Now(Nth(1), 4, 2),
        ],
    );
}

/// # Nightcloak Sanctum
///
/// `REV_602` · Mage location · 3 mana · 0 uses
///
/// > **Freeze** a minion. Summon a 2/2 Volatile Skeleton.
///
/// State: Derived
//~ derived REV_602 e9489c02 773f7345 2d556bce.2c67f3e3
#[test]
fn REV_602_nightcloak_sanctum() {
    check(
        CardClass::Mage,
        &[
            Give("REV_602"),
            Cost("REV_602", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("REV_602"),
            Use(Nth(3), 0, On(Nth(2))),
            BoardCount(Mine, 3),
            HasNow(Nth(2), GameTag::FROZEN),
            HasNot(The("REV_845"), GameTag::FROZEN),
            In(The("REV_845"), Zone::Play),
            Now(The("REV_845"), 2, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("REV_602"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("REV_602"),
            Use(Nth(3), 0, On(Nth(1))),
            BoardCount(Mine, 3),
            HasNow(Nth(1), GameTag::FROZEN),
            HasNot(The("REV_845"), GameTag::FROZEN),
            In(The("REV_845"), Zone::Play),
            Now(The("REV_845"), 2, 2),
        ],
    );
}

/// # Kel'Thuzad, the Inevitable
///
/// `REV_786` · Mage minion · 8 mana · 6/8
///
/// > {0} {1} {2} {3}
///
/// State: Todo
//~ todo REV_786 e3a421f1 775745dc 3338bb67.2260dcce
#[test]
#[ignore = "todo: REV_786 Kel'Thuzad, the Inevitable"]
fn REV_786_kel_thuzad_the_inevitable() {
    check(CardClass::Mage, &[Give("REV_786"), Cost("REV_786", 8), Stats("REV_786", 6, 8), Unwritten]);
}

/// # Nightcloak Sanctum
///
/// `REV_796` · Mage location · 3 mana · 0 uses
///
/// > {0} {1}
///
/// State: Todo
//~ todo REV_796 78df6d46 1ee490ba eef8baea.09cdb72f
#[test]
#[ignore = "todo: REV_796 Nightcloak Sanctum"]
fn REV_796_nightcloak_sanctum() {
    check(CardClass::Mage, &[Give("REV_796"), Cost("REV_796", 3), Unwritten]);
}

/// # Deathborne
///
/// `REV_840` · Mage spell · Frost · 6 mana
///
/// > Deal $2 damage to all minions. Summon a 2/2 Volatile Skeleton for each killed.
///
/// State: Derived
//~ derived REV_840 189b8d92 af75029a 61dc0f80.8de1fd74
#[test]
fn REV_840_deathborne() {
    check(
        CardClass::Mage,
        &[
            Give("REV_840"),
            Cost("REV_840", 6),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("REV_840", Nothing),
            BoardCount(Mine, 3),
            Dead(Nth(5)),
            Now(Nth(6), 4, 3),
            Dead(Nth(7)),
            Now(Nth(8), 4, 3),
            In(The("REV_845"), Zone::Play),
            Now(The("REV_845"), 2, 2),
            BoardCount(Theirs, 1),
        ],
    );
}
