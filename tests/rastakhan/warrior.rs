//! Warrior cards of Rastakhan's Rumble, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 59d7af9d

/// # Devastate
///
/// `TRL_321` · Warrior spell · 1 mana
///
/// > Deal $4 damage to a damaged minion.
///
/// State: Derived
//~ derived TRL_321 2cdb13bb 0e330857 da12afa5.60a8e0ca
#[test]
fn TRL_321_devastate() {
    check(
        CardClass::Warrior,
        &[
            Give("TRL_321"),
            Cost("TRL_321", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Play("TRL_321", On(Nth(2))),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
            Now(Nth(1), 4, 3),
            Damage(MyHero, 0),
            Damage(TheirHero, 0),
        ],
    );
}

/// # Emberscale Drake
///
/// `TRL_323` · Warrior minion · 5 mana · 5/5
///
/// > **Battlecry:** If you're holding a Dragon, gain 5 Armor.
///
/// State: Derived
//~ derived TRL_323 d100b995 6822efc5 e7f1ba85.5d6ef2ce
#[test]
#[ignore = "todo: TRL_323 Emberscale Drake"]
fn TRL_323_emberscale_drake() {
    check(CardClass::Warrior, &[Give("TRL_323"), Cost("TRL_323", 5), Stats("TRL_323", 5, 5), Unwritten]);
}

/// # Heavy Metal!
///
/// `TRL_324` · Warrior spell · 6 mana
///
/// > Summon a random minion with Cost equal to your Armor *(up to 10).*
///
/// State: Todo
//~ todo TRL_324 42e7a6ad c660d09d 8959ae90.5e4ff91d
#[test]
#[ignore = "todo: TRL_324 Heavy Metal!"]
fn TRL_324_heavy_metal() {
    check(CardClass::Warrior, &[Give("TRL_324"), Cost("TRL_324", 6), Unwritten]);
}

/// # Sul'thraze
///
/// `TRL_325` · Warrior weapon · 6 mana · 4/4 durability
///
/// > **Overkill**: You may attack again.
///
/// State: Todo
//~ todo TRL_325 17f84268 0be392bf 6686d52c.9392235c
#[test]
#[ignore = "todo: TRL_325 Sul'thraze"]
fn TRL_325_sulthraze() {
    check(CardClass::Warrior, &[Give("TRL_325"), Cost("TRL_325", 6), Stats("TRL_325", 4, 4), Unwritten]);
}

/// # Smolderthorn Lancer
///
/// `TRL_326` · Warrior minion · 3 mana · 3/2
///
/// > **Battlecry:** If you're holding a Dragon, destroy a damaged enemy minion.
///
/// State: Derived
//~ derived TRL_326 27a33d90 46ab2d3e aeeb7d64.ad9e1184
#[test]
#[ignore = "todo: TRL_326 Smolderthorn Lancer"]
fn TRL_326_smolderthorn_lancer() {
    check(CardClass::Warrior, &[Give("TRL_326"), Cost("TRL_326", 3), Stats("TRL_326", 3, 2), Unwritten]);
}

/// # Spirit of the Rhino
///
/// `TRL_327` · Warrior minion · 1 mana · 0/3
///
/// > **Stealth** for 1 turn. Your **Rush** minions are **Immune** the turn they're summoned.
///
/// State: Todo
//~ todo TRL_327 7d781afe 15b85edd 5ace4c22.54c5bf85
#[test]
#[ignore = "todo: TRL_327 Spirit of the Rhino"]
fn TRL_327_spirit_of_the_rhino() {
    check(
        CardClass::Warrior,
        &[Give("TRL_327"), Cost("TRL_327", 1), Stats("TRL_327", 0, 3), Has("TRL_327", GameTag::STEALTH), Unwritten],
    );
}

/// # Protected by Spirit of the Rhino
///
/// `TRL_327e` · Neutral enchantment
///
/// > **Immune** this turn.
///
/// State: Derived
//~ derived TRL_327e d8e80843 992b4902 2cd7b48a.fb55a5e5
#[test]
fn TRL_327e_protected_by_spirit_of_the_rhino() {
    check(
        CardClass::Warrior,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "TRL_327e"),
            HasNow(My(0), GameTag::IMMUNE),
            EndTurn,
            HasNot(My(0), GameTag::IMMUNE),
        ],
    );
}

/// # War Master Voone
///
/// `TRL_328` · Warrior minion · 4 mana · 4/3
///
/// > **Battlecry:** Copy all Dragons in your hand.
///
/// State: Derived
//~ derived TRL_328 c5945284 35e75c16 04eae14d.e1c9ce1d
#[test]
#[ignore = "todo: TRL_328 War Master Voone"]
fn TRL_328_war_master_voone() {
    check(CardClass::Warrior, &[Give("TRL_328"), Cost("TRL_328", 4), Stats("TRL_328", 4, 3), Unwritten]);
}

/// # Akali, the Rhino
///
/// `TRL_329` · Warrior minion · 8 mana · 5/5
///
/// > **Rush Overkill:** Draw a **Rush** minion from your deck. Give it +5/+5.
///
/// State: Derived
//~ derived TRL_329 ff9f3ab4 ea188f1b 76a8c2f0.7b57b760
#[test]
#[ignore = "todo: TRL_329 Akali, the Rhino"]
fn TRL_329_akali_the_rhino() {
    check(
        CardClass::Warrior,
        &[Give("TRL_329"), Cost("TRL_329", 8), Stats("TRL_329", 5, 5), Has("TRL_329", GameTag::RUSH), Unwritten],
    );
}

/// # Rhino Skin
///
/// `TRL_329e` · Warrior enchantment
///
/// > +5/+5.
///
/// State: Derived
//~ derived TRL_329e e7217ae0 b3a7c940 b56687b3.401e4f6d
#[test]
fn TRL_329e_rhino_skin() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "TRL_329e"), Now(My(0), 10, 6)]);
}

/// # Overlord's Whip
///
/// `TRL_360` · Warrior weapon · 3 mana · 2/4 durability
///
/// > After you play a minion, deal 1 damage to it.
///
/// State: Derived
//~ derived TRL_360 f83d8ca4 d4301fc7 a368a8d2.2aae4123
#[test]
#[ignore = "todo: TRL_360 Overlord's Whip"]
fn TRL_360_overlords_whip() {
    check(CardClass::Warrior, &[Give("TRL_360"), Cost("TRL_360", 3), Stats("TRL_360", 2, 4), Unwritten]);
}

/// # Dragon Roar
///
/// `TRL_362` · Warrior spell · 2 mana
///
/// > Add 2 random Dragons to your hand.
///
/// State: Derived
//~ derived TRL_362 6324f56e 7af9fe74 4a8e3a59.9ab0fb53
#[test]
fn TRL_362_dragon_roar() {
    check(
        CardClass::Warrior,
        &[
            Give("TRL_362"),
            Cost("TRL_362", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TRL_362", Nothing),
            HandCount(Mine, 2),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Damage(MyHero, 0),
        ],
    );
}
