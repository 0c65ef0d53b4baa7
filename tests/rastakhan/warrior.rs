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
//~ derived TRL_321 2cdb13bb 782f21bd da12afa5.60a8e0ca
#[test]
fn TRL_321_devastate() {
    check(
        CardClass::Warrior,
        &[
            Give("TRL_321"),
            Cost("TRL_321", 1),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Hurt(Nth(2), 2),
            Hurt(Nth(4), 2),
            CannotTarget("TRL_321", Nth(1)),
            Play("TRL_321", On(Nth(4))),
            Dead(Nth(4)),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("TRL_321"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Hurt(Nth(2), 2),
            Hurt(Nth(4), 2),
            Play("TRL_321", On(Nth(2))),
            BoardCount(Mine, 1),
            Dead(Nth(2)),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("TRL_321"),
            Friend("CS2_118"),
            Friend("TLC_248"),
            Enemy("GVG_044"),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Play("TRL_321", On(Nth(2))),
            Now(Nth(2), 14, 22),
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
//~ derived TRL_323 d100b995 8b66646a e7f1ba85.5d6ef2ce
#[test]
fn TRL_323_emberscale_drake() {
    check(
        CardClass::Warrior,
        &[
            Give("TRL_323"),
            Cost("TRL_323", 5),
            Stats("TRL_323", 5, 5),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TRL_323", Nothing),
            Armor(Mine, 5),
        ],
    );
    check(
        CardClass::Warrior,
        &[Give("TRL_323"), Friend("CS2_182"), Enemy("CS2_182"), Play("TRL_323", Nothing), Armor(Mine, 0)],
    );
}

/// # Heavy Metal!
///
/// `TRL_324` · Warrior spell · 6 mana
///
/// > Summon a random minion with Cost equal to your Armor *(up to 10).*
///
/// State: Derived
//~ derived TRL_324 42e7a6ad 3d1eda9d 8959ae90.5e4ff91d
#[test]
fn TRL_324_heavy_metal() {
    check(
        CardClass::Warrior,
        &[
            Give("TRL_324"),
            Cost("TRL_324", 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_231")),
            Play("TRL_324", Nothing),
            BoardCount(Mine, 2),
            In(The("CS2_231"), Zone::Play),
            Now(The("CS2_231"), 1, 1),
        ],
    );
    check(
        CardClass::Warrior,
        &[Give("TRL_324"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_061")), Play("TRL_324", Nothing)],
    );
}

/// # Sul'thraze
///
/// `TRL_325` · Warrior weapon · 6 mana · 4/4 durability
///
/// > **Overkill**: You may attack again.
///
/// State: Derived
//~ derived TRL_325 17f84268 90715138 6686d52c.9392235c
#[test]
fn TRL_325_sulthraze() {
    check(
        CardClass::Warrior,
        &[
            Give("TRL_325"),
            Cost("TRL_325", 6),
            Stats("TRL_325", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Friend("TRL_325"),
            Attack(MyHero, Nth(2)),
            Attack(MyHero, TheirHero),
            Now(Nth(3), 4, 2),
            Now(TheirHero, 0, 26),
            Damage(TheirHero, 4),
        ],
    );
}

/// # Smolderthorn Lancer
///
/// `TRL_326` · Warrior minion · 3 mana · 3/2
///
/// > **Battlecry:** If you're holding a Dragon, destroy a damaged enemy minion.
///
/// State: Derived
//~ derived TRL_326 27a33d90 d2f48531 aeeb7d64.ad9e1184
#[test]
fn TRL_326_smolderthorn_lancer() {
    check(
        CardClass::Warrior,
        &[
            Give("TRL_326"),
            Cost("TRL_326", 3),
            Stats("TRL_326", 3, 2),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Hurt(Nth(3), 2),
            Hurt(Nth(5), 2),
            CannotTarget("TRL_326", Nth(4)),
            Play("TRL_326", On(Nth(5))),
            Dead(Nth(5)),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("TRL_326"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(3), 2),
            Play("TRL_326", Nothing),
        ],
    );
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
//~ derived TRL_328 c5945284 72a53b96 04eae14d.e1c9ce1d
#[test]
fn TRL_328_war_master_voone() {
    check(
        CardClass::Warrior,
        &[
            Give("TRL_328"),
            Cost("TRL_328", 4),
            Stats("TRL_328", 4, 3),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TRL_328", Nothing),
            Is(InHand(2), "AT_008"),
            CostNow(InHand(2), 6),
            Now(InHand(2), 6, 7),
            HandCount(Mine, 3),
        ],
    );
}

/// # Akali, the Rhino
///
/// `TRL_329` · Warrior minion · 8 mana · 5/5
///
/// > **Rush Overkill:** Draw a **Rush** minion from your deck. Give it +5/+5.
///
/// State: Derived
//~ derived TRL_329 ff9f3ab4 67c92e8e 76a8c2f0.7b57b760
#[test]
fn TRL_329_akali_the_rhino() {
    check(
        CardClass::Warrior,
        &[
            Give("TRL_329"),
            Cost("TRL_329", 8),
            Stats("TRL_329", 5, 5),
            Has("TRL_329", GameTag::RUSH),
            OnTop("AV_132"),
            OnTop("AV_132"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Friend("TRL_329"),
            Attack(Nth(6), Nth(5)),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(2), 8),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 13, 13),
        ],
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
//~ derived TRL_360 f83d8ca4 a0bc6527 a368a8d2.2aae4123
#[test]
fn TRL_360_overlords_whip() {
    check(
        CardClass::Warrior,
        &[
            Give("TRL_360"),
            Cost("TRL_360", 3),
            Stats("TRL_360", 2, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TRL_360"),
            Play("CS2_182", Nothing),
            Now(Nth(4), 4, 4),
        ],
    );
}

/// # Dragon Roar
///
/// `TRL_362` · Warrior spell · 2 mana
///
/// > Add 2 random Dragons to your hand.
///
/// State: Derived
//~ derived TRL_362 6324f56e e4552535 4a8e3a59.9ab0fb53
#[test]
fn TRL_362_dragon_roar() {
    check(
        CardClass::Warrior,
        &[
            Give("TRL_362"),
            Cost("TRL_362", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_008")),
            Force(Card("AT_008")),
            Play("TRL_362", Nothing),
            Is(InHand(0), "AT_008"),
            CostNow(InHand(0), 6),
            Now(InHand(0), 6, 7),
            Is(InHand(1), "AT_008"),
            CostNow(InHand(1), 6),
            Now(InHand(1), 6, 7),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Warrior,
        &[Give("TRL_362"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_001")), Play("TRL_362", Nothing)],
    );
}
