//! Warrior cards of The League of Explorers, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 077f6bbb

/// # Obsidian Destroyer
///
/// `LOE_009` · Warrior minion · 7 mana · 7/7
///
/// > At the end of your turn, summon a 1/1 Scarab with **Taunt**.
///
/// State: Derived
//~ derived LOE_009 a77cbe09 1837783c 15877890.e2ee1ac3
#[test]
fn LOE_009_obsidian_destroyer() {
    check(
        CardClass::Warrior,
        &[
            Give("LOE_009"),
            Cost("LOE_009", 7),
            Stats("LOE_009", 7, 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOE_009"),
            EndTurn,
            BoardCount(Mine, 3),
            In(The("LOE_009t"), Zone::Play),
            Now(The("LOE_009t"), 1, 1),
        ],
    );
}

/// # Sinister Power
///
/// `LOE_009e` · Warlock enchantment
///
/// > +4/+4.
///
/// State: Derived
//~ derived LOE_009e 5b3c49a1 a7818b73 96b0ca02.529ecbc5
#[test]
fn LOE_009e_sinister_power() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "LOE_009e"), Now(My(0), 9, 5)]);
}

/// # Scarab
///
/// `LOE_009t` · Warrior minion · 1 mana · 1/1
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla LOE_009t b3d4cd06 08007958 b5043d41.4b0c5d24
#[test]
fn LOE_009t_scarab() {
    check(
        CardClass::Warrior,
        &[
            Give("LOE_009t"),
            Cost("LOE_009t", 1),
            Stats("LOE_009t", 1, 1),
            Has("LOE_009t", GameTag::TAUNT),
            Play("LOE_009t", Nothing),
            In(The("LOE_009t"), Zone::Play),
            Now(The("LOE_009t"), 1, 1),
            HasNow(The("LOE_009t"), GameTag::TAUNT),
        ],
    );
}

/// # Fierce Monkey
///
/// `LOE_022` · Warrior minion · 3 mana · 3/4
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla LOE_022 5db809c0 36ebda51 5d2a05a3.4b0c5d24
#[test]
fn LOE_022_fierce_monkey() {
    check(
        CardClass::Warrior,
        &[
            Give("LOE_022"),
            Cost("LOE_022", 3),
            Stats("LOE_022", 3, 4),
            Has("LOE_022", GameTag::TAUNT),
            Play("LOE_022", Nothing),
            In(The("LOE_022"), Zone::Play),
            Now(The("LOE_022"), 3, 4),
            HasNow(The("LOE_022"), GameTag::TAUNT),
        ],
    );
}

/// # Cursed Blade
///
/// `LOE_118` · Warrior weapon · 1 mana · 2/3 durability
///
/// > Double all damage dealt to your hero.
///
/// State: Derived
//~ derived LOE_118 9fd476ac bba2e9ed 0f451da4.a3d79ae5
#[test]
fn LOE_118_cursed_blade() {
    check(
        CardClass::Warrior,
        &[
            Give("LOE_118"),
            Cost("LOE_118", 1),
            Stats("LOE_118", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOE_118"),
            Hurt(MyHero, 2),
            Now(MyHero, 2, 26),
            Damage(MyHero, 4),
        ],
    );
}
