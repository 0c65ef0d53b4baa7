//! Hunter cards of Legacy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a8700b4f

/// `CS2_084` · Hunter spell · 1 mana
/// > Change a minion's Health to 1.
///
/// State: Done
//~ done CS2_084 df413152 - 1b48a721.9446712c
#[test]
fn CS2_084_hunters_mark() {
    check(
        CardClass::Hunter,
        &[
            Give("CS2_084"),
            Cost("CS2_084", 1),
            Targets("CS2_084", &[FriendlyMinion, EnemyMinion]),
            Enemy("CS2_182"),
            Hurt(Their(0), 2),
            Play("CS2_084", On(Their(0))),
            Now(Their(0), 4, 1),
            Damage(Their(0), 0),
        ],
    );
}

/// `CS2_237` · Hunter minion · 2 mana · 2/1
/// > Whenever you summon a Beast, draw a card.
///
/// State: Done
//~ done CS2_237 07c415e8 - e1fd57ca.55f7008c
#[test]
fn CS2_237_starving_buzzard() {
    check(
        CardClass::Hunter,
        &[
            Give("CS2_237"),
            Cost("CS2_237", 2),
            Stats("CS2_237", 2, 1),
            Play("CS2_237", Nothing),
            HandCount(Mine, 0),
            Play("CS2_172", Nothing),
            HandCount(Mine, 1),
            Play("CS2_231", Nothing),
            HandCount(Mine, 1),
        ],
    );
}

/// `DS1_070` · Hunter minion · 4 mana · 4/3
/// > **Battlecry:** Give a friendly Beast +2/+2 and **Taunt**.
///
/// State: Done
//~ done DS1_070 8d9363d1 - 9e0fdbcb.fe5a432c
#[test]
fn DS1_070_houndmaster() {
    check(
        CardClass::Hunter,
        &[
            Give("DS1_070"),
            Cost("DS1_070", 4),
            Stats("DS1_070", 4, 3),
            Friend("CS2_172"),
            Friend("CS2_182"),
            Play("DS1_070", On(My(0))),
            Now(My(0), 5, 4),
            HasNow(My(0), GameTag::TAUNT),
        ],
    );
}

/// `DS1_175` · Hunter minion · 1 mana · 1/2
/// > Your other Beasts have +1 Attack.
///
/// State: Done
//~ done DS1_175 853af953 - 22548826.42c21579
#[test]
fn DS1_175_timber_wolf() {
    check(
        CardClass::Hunter,
        &[
            Give("DS1_175"),
            Cost("DS1_175", 1),
            Stats("DS1_175", 1, 2),
            Play("DS1_175", Nothing),
            Friend("CS2_172"),
            Friend("CS2_182"),
            Now(My(0), 1, 2),
            Now(My(1), 4, 2),
            Now(My(2), 4, 5),
            Kill(My(0)),
            Now(My(0), 3, 2),
        ],
    );
}

/// `DS1_175o` · Hunter enchantment
/// > +1 Attack from {0}.
///
/// State: Done
//~ done DS1_175o 9cbd0b71 - 7890af0b.db076625
#[test]
fn DS1_175o_furious_howl() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "DS1_175o"), Now(My(0), 6, 1)]);
}

/// `DS1_178` · Hunter minion · 5 mana · 2/5
/// > Your Beasts have **Charge**.
///
/// State: Done
//~ done DS1_178 8adfee2f - 2a94e115.d0487bf8
#[test]
fn DS1_178_tundra_rhino() {
    check(
        CardClass::Hunter,
        &[
            Give("DS1_178"),
            Cost("DS1_178", 5),
            Stats("DS1_178", 2, 5),
            Play("DS1_178", Nothing),
            Play("CS2_172", Nothing),
            HasNow(My(1), GameTag::CHARGE),
            Attack(My(1), TheirHero),
            Health(TheirHero, 27),
            Play("CS2_231", Nothing),
            HasNot(My(2), GameTag::CHARGE),
        ],
    );
}

/// `DS1_178e` · Hunter enchantment
/// > {0} grants **Charge**.
///
/// State: Done
//~ done DS1_178e def5ca09 - 97622bde.7f9c9955
#[test]
fn DS1_178e_charge() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "DS1_178e"), HasNow(My(0), GameTag::CHARGE)]);
}

/// `DS1_183` · Hunter spell · 4 mana
/// > Deal $3 damage to two random enemy minions.
///
/// State: Done
//~ done DS1_183 3263c098 - 1926e157.b4cb07e6
#[test]
fn DS1_183_multi_shot() {
    check(
        CardClass::Hunter,
        &[
            Give("DS1_183"),
            Cost("DS1_183", 4),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("DS1_183", Nothing),
            Damage(Their(0), 3),
            Damage(Their(1), 3),
        ],
    );
    check(CardClass::Hunter, &[Give("DS1_183"), Unplayable("DS1_183")]);
}

/// `DS1_184` · Hunter spell · 1 mana
/// > **Discover** a card from your deck.
///
/// State: Done
//~ done DS1_184 09584c90 - d273e32a.1f7ba246
#[test]
fn DS1_184_tracking() {
    check(
        CardClass::Hunter,
        &[
            Give("DS1_184"),
            Cost("DS1_184", 1),
            OnTop("CS2_029"),
            Force(Card("CS2_029")),
            Play("DS1_184", Nothing),
            ChooseCard("CS2_029"),
            Is(InHand(0), "CS2_029"),
            DeckCount(Mine, 19),
        ],
    );
}

/// `DS1_185` · Hunter spell · Arcane · 1 mana
/// > Deal $2 damage.
///
/// State: Done
//~ done DS1_185 9e025687 - 60a455cc.c0c62e9f
#[test]
fn DS1_185_arcane_shot() {
    check(
        CardClass::Hunter,
        &[
            Give("DS1_185"),
            Cost("DS1_185", 1),
            Targets("DS1_185", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Play("DS1_185", On(TheirHero)),
            Health(TheirHero, 28),
        ],
    );
}

/// `EX1_539` · Hunter spell · 3 mana
/// > Deal $3 damage. If you control a Beast, deal $5 damage instead.
///
/// State: Done
//~ done EX1_539 d08f22bb - 9848d0fa.317598aa
#[test]
fn EX1_539_kill_command() {
    check(
        CardClass::Hunter,
        &[
            Give("EX1_539"),
            Cost("EX1_539", 3),
            Targets("EX1_539", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Play("EX1_539", On(TheirHero)),
            Health(TheirHero, 27),
        ],
    );
    check(CardClass::Hunter, &[Friend("CS2_172"), Play("EX1_539", On(TheirHero)), Health(TheirHero, 25)]);
}

/// `GIFT_03` · Hunter spell · 1 mana
/// > **Discover** a **Temporary** Quick Shot, Deadly Shot, or Explosive Shot.
///
/// State: Done
//~ done GIFT_03 6c2a84f4 - 9cd12fb7.1ae42e73
#[test]
fn GIFT_03_rexxars_gift() {
    check(
        CardClass::Hunter,
        &[
            Give("GIFT_03"),
            Cost("GIFT_03", 1),
            Play("GIFT_03", Nothing),
            ChooseCard("EX1_537"),
            Is(InHand(0), "EX1_537"),
            EndTurn,
            HandCount(Mine, 0),
        ],
    );
}

/// `HERO_05bp` · Hunter hero power · 2 mana
/// > **Hero Power** Deal $2 damage to the enemy hero.@**Hero Power** Deal $2 damage.
///
/// State: Done
//~ done HERO_05bp 5cfb95e9 - 01c768ae.4d62f351
#[test]
fn HERO_05bp_steady_shot() {
    check(
        CardClass::Hunter,
        &[HasHeroPower("HERO_05bp"), Cost("HERO_05bp", 2), HeroPower(Nothing), Health(TheirHero, 28)],
    );
}

/// `HERO_05bp2` · Hunter hero power · 2 mana
/// > **Hero Power** Deal $3 damage to the enemy hero.@**Hero Power** Deal $3 damage.
///
/// State: Done
//~ done HERO_05bp2 758a650f - 668dd774.b6277305
#[test]
fn HERO_05bp2_ballista_shot() {
    check(
        CardClass::Hunter,
        &[HasHeroPower("HERO_05bp2"), Cost("HERO_05bp2", 2), HeroPower(Nothing), Health(TheirHero, 27)],
    );
}

/// `LEG_CS3_015` · Hunter minion · 2 mana · 1/3
/// > **Battlecry: Discover** a copy of a Beast in your deck.
///
/// State: Done
//~ done LEG_CS3_015 7ecfa202 - 0c866403.22490f65
#[test]
fn LEG_CS3_015_selective_breeder() {
    check(
        CardClass::Hunter,
        &[
            Give("LEG_CS3_015"),
            Cost("LEG_CS3_015", 2),
            Stats("LEG_CS3_015", 1, 3),
            OnTop("CS2_172"),
            Play("LEG_CS3_015", Nothing),
            Choose(0),
            Is(InHand(0), "CS2_172"),
            DeckCount(Mine, 20),
        ],
    );
}

/// `NEW1_031` · Hunter spell · 3 mana
/// > Summon a random Beast Companion.
///
/// State: Done
//~ done NEW1_031 1ced525c - 1e406982.bef58b84
#[test]
fn NEW1_031_animal_companion() {
    check(
        CardClass::Hunter,
        &[
            Give("NEW1_031"),
            Cost("NEW1_031", 3),
            Force(Card("NEW1_033")),
            Play("NEW1_031", Nothing),
            Is(My(0), "NEW1_033"),
        ],
    );
    check(CardClass::Hunter, &[Force(Card("NEW1_034")), Play("NEW1_031", Nothing), Is(My(0), "NEW1_034")]);
}

/// `NEW1_033` · Hunter minion · 3 mana · 2/4
/// > Your other minions have +1 Attack.
///
/// State: Done
//~ done NEW1_033 0e5099ac - 13fee0d7.cc6d9299
#[test]
fn NEW1_033_leokk() {
    check(
        CardClass::Hunter,
        &[
            Give("NEW1_033"),
            Cost("NEW1_033", 3),
            Stats("NEW1_033", 2, 4),
            Friend("CS2_182"),
            Play("NEW1_033", Nothing),
            Now(My(0), 5, 5),
            Now(My(1), 2, 4),
        ],
    );
}

/// `NEW1_033o` · Hunter enchantment
/// > Leokk is granting this minion +1 Attack.
///
/// State: Done
//~ done NEW1_033o 8ebbbb5a - 5f68282f.1335c2f5
#[test]
fn NEW1_033o_eye_in_the_sky() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "NEW1_033o"), Now(My(0), 6, 1)]);
}
