//! Warrior cards of Descent of Dragons, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file bf2a4e26

/// `DRG_019` · Warrior minion · 3 mana · 3/2
/// > **Rush**. **Battlecry:** If you've **Invoked** twice, summon 2 copies of this.
///
/// State: Done
//~ done DRG_019 571aa7f3 - 16ceca08.6e363b00
#[test]
fn DRG_019_scion_of_ruin() {
    check(
        CardClass::Warrior,
        &[
            Give("DRG_019"),
            Cost("DRG_019", 3),
            Stats("DRG_019", 3, 2),
            Has("DRG_019", GameTag::RUSH),
            Play("DRG_249", Nothing),
            Play("DRG_249", Nothing),
            Crystals(10),
            Play("DRG_019", Nothing),
            BoardCount(Mine, 3),
        ],
    );
}

/// `DRG_021` · Warrior weapon · 2 mana · 1/2 durability
/// > **Battlecry: Invoke** Galakrond.
///
/// State: Done
//~ done DRG_021 1ddcda76 - 39b04899.3008d055
#[test]
fn DRG_021_ritual_chopper() {
    check(
        CardClass::Warrior,
        &[
            Give("DRG_021"),
            Cost("DRG_021", 2),
            Stats("DRG_021", 1, 2),
            Play("DRG_021", Nothing),
            Attack(MyHero, TheirHero),
            Damage(TheirHero, 4),
        ],
    );
}

/// `DRG_238p` · Warrior hero power · 2 mana
/// > Give your hero +$a3 Attack this turn.
///
/// State: Done
//~ done DRG_238p 9fa56bde - db7a6d1c.671c34bd
#[test]
fn DRG_238p_galakronds_might() {
    check(
        CardClass::Warrior,
        &[
            HasHeroPower("DRG_238p"),
            Cost("DRG_238p", 2),
            HeroPower(Nothing),
            Attack(MyHero, TheirHero),
            Damage(TheirHero, 3),
        ],
    );
}

/// `DRG_238p2` · Rogue hero power · 2 mana
/// > Add a **Lackey** to your hand.
///
/// State: Done
//~ done DRG_238p2 3c44b1e6 - 7df7d1d8.f435c0a1
#[test]
fn DRG_238p2_galakronds_guile() {
    check(
        CardClass::Warrior,
        &[
            HasHeroPower("DRG_238p2"),
            Cost("DRG_238p2", 2),
            Force(Card("DAL_614")),
            HeroPower(Nothing),
            Is(InHand(0), "DAL_614"),
        ],
    );
}

/// `DRG_238p3` · Warlock hero power · 2 mana
/// > Summon two 1/1 Imps.
///
/// State: Done
//~ done DRG_238p3 64a616b9 - 7d659ed7.5acb210d
#[test]
fn DRG_238p3_galakronds_malice() {
    check(
        CardClass::Warrior,
        &[
            HasHeroPower("DRG_238p3"),
            Cost("DRG_238p3", 2),
            HeroPower(Nothing),
            BoardCount(Mine, 2),
            Is(My(1), "DRG_238t12t2"),
        ],
    );
}

/// `DRG_238p4` · Shaman hero power · 2 mana
/// > Summon a 2/1 Elemental with **Rush**.
///
/// State: Done
//~ done DRG_238p4 a19268b6 - 385c323c.3cb2484e
#[test]
fn DRG_238p4_galakronds_fury() {
    check(
        CardClass::Warrior,
        &[HasHeroPower("DRG_238p4"), Cost("DRG_238p4", 2), HeroPower(Nothing), Is(My(0), "DRG_238t14t3")],
    );
}

/// `DRG_249` · Warrior spell · Fire · 3 mana
/// > **Invoke** Galakrond. Deal $1 damage to all minions.
///
/// State: Done
//~ done DRG_249 fa4dee73 - acdde347.d4275b98
#[test]
fn DRG_249_awaken() {
    check(
        CardClass::Warrior,
        &[
            Give("DRG_249"),
            Cost("DRG_249", 3),
            Enemy("CS2_182"),
            Play("DRG_249", Nothing),
            Damage(Their(0), 1),
            Attack(MyHero, TheirHero),
            Damage(TheirHero, 3),
        ],
    );
}

/// `DRG_650` · Warrior hero · 7 mana · 30 health, 5 armor
/// > **Battlecry:** Draw 1 minion. Give it +4/+4. *(@)*
///
/// State: Todo
//~ todo DRG_650 4b088a31 5924b1d9 2c35c7bb.74b3cdec
#[test]
#[ignore = "todo: Galakrond, the Unbreakable"]
fn DRG_650_galakrond_the_unbreakable() {
    unwritten("DRG_650");
}
