//! Warrior cards of Classic, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b6abbd37

/// # Rampage
///
/// `CS2_104` · Warrior spell · 2 mana
///
/// > Give a damaged minion +3/+3.
///
/// State: Done
//~ done CS2_104 ac97e54a - 5c09a7a3.9d1a2a15
#[test]
fn CS2_104_rampage() {
    check(
        CardClass::Warrior,
        &[
            Give("CS2_104"),
            Cost("CS2_104", 2),
            Friend("CS2_182"),
            Unplayable("CS2_104"),
            Hurt(My(0), 1),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Their(0), 1),
            Targets("CS2_104", &[FriendlyMinion, EnemyMinion]),
            CannotTarget("CS2_104", Their(1)),
            Play("CS2_104", On(My(0))),
            Now(My(0), 7, 7),
        ],
    );
}

/// # Rampage
///
/// `CS2_104e` · Warrior enchantment
///
/// > +3/+3.
///
/// State: Derived
//~ derived CS2_104e 75d87601 c4a56dc4 aebdde55.b42c6980
#[test]
fn CS2_104e_rampage() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "CS2_104e"), Now(My(0), 8, 4)]);
}

/// # Slam
///
/// `EX1_391` · Warrior spell · 1 mana
///
/// > Deal $2 damage to a minion. If it survives, draw a card.
///
/// State: Done
//~ done EX1_391 31d0bf1d - 49673c33.a5be4d84
#[test]
fn EX1_391_slam() {
    check(
        CardClass::Warrior,
        &[
            Give("EX1_391"),
            Cost("EX1_391", 1),
            Targets("EX1_391", &[FriendlyMinion, EnemyMinion]),
            Enemy("CS2_182"),
            Play("EX1_391", On(Their(0))),
            Damage(Their(0), 2),
            HandCount(Mine, 1),
        ],
    );
    check(CardClass::Warrior, &[Enemy("CS2_231"), Play("EX1_391", On(Their(0))), HandCount(Mine, 0)]);
}

/// # Battle Rage
///
/// `EX1_392` · Warrior spell · 2 mana
///
/// > Draw a card for each damaged friendly character.
///
/// State: Done
//~ done EX1_392 e2382e8b - 7d9d7a5a.7f7dace4
#[test]
fn EX1_392_battle_rage() {
    check(
        CardClass::Warrior,
        &[
            Give("EX1_392"),
            Cost("EX1_392", 2),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Hurt(My(0), 1),
            Hurt(MyHero, 1),
            Enemy("CS2_182"),
            Hurt(Their(0), 1),
            Hurt(TheirHero, 1),
            Play("EX1_392", Nothing),
            HandCount(Mine, 2),
        ],
    );
}

/// # Arathi Weaponsmith
///
/// `EX1_398` · Warrior minion · 4 mana · 3/3
///
/// > **Battlecry:** Equip a 2/2 weapon.
///
/// State: Done
//~ done EX1_398 c9c3baf1 - 749383a9.44e2c9df
#[test]
fn EX1_398_arathi_weaponsmith() {
    check(
        CardClass::Warrior,
        &[
            Give("EX1_398"),
            Cost("EX1_398", 4),
            Stats("EX1_398", 3, 3),
            Play("EX1_398", Nothing),
            Is(MyWeapon, "EX1_398t"),
            Now(MyWeapon, 2, 2),
        ],
    );
}

/// # Battle Axe
///
/// `EX1_398t` · Warrior weapon · 1 mana · 2/2 durability
///
/// State: Vanilla
//~ vanilla EX1_398t 43cfbefd 2aaaae6f 4a6a90a8
#[test]
fn EX1_398t_battle_axe() {
    check(
        CardClass::Warrior,
        &[
            Give("EX1_398t"),
            Cost("EX1_398t", 1),
            Stats("EX1_398t", 2, 2),
            Play("EX1_398t", Nothing),
            In(The("EX1_398t"), Zone::Play),
        ],
    );
}

/// # Armorsmith
///
/// `EX1_402` · Warrior minion · 2 mana · 1/4
///
/// > Whenever a friendly minion takes damage, gain 1 Armor.
///
/// State: Done
//~ done EX1_402 b3b73118 - 8058c02b.956af7c6
#[test]
fn EX1_402_armorsmith() {
    check(
        CardClass::Warrior,
        &[
            Give("EX1_402"),
            Cost("EX1_402", 2),
            Stats("EX1_402", 1, 4),
            Play("EX1_402", Nothing),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(My(1), 1),
            Armor(Mine, 1),
            Hurt(Their(0), 1),
            Armor(Mine, 1),
            Hurt(My(0), 1),
            Armor(Mine, 2),
        ],
    );
}

/// # Brawl
///
/// `EX1_407` · Warrior spell · 5 mana
///
/// > Destroy all minions except one. *(chosen randomly)*
///
/// State: Done
//~ done EX1_407 19e8033e - 6b76bb11.f7030bba
#[test]
fn EX1_407_brawl() {
    check(
        CardClass::Warrior,
        &[
            Give("EX1_407"),
            Cost("EX1_407", 5),
            Enemy("CS2_182"),
            Friend("CS2_172"),
            Force(Entity(My(0))),
            Play("EX1_407", Nothing),
            BoardCount(Theirs, 0),
            Is(My(0), "CS2_172"),
        ],
    );
    check(CardClass::Warrior, &[Friend("CS2_172"), Give("EX1_407"), Unplayable("EX1_407")]);
    check(
        CardClass::Warrior,
        &[
            Enemy("CS2_182"),
            Friend("CS2_172"),
            Friend("CS2_182"),
            Force(Entity(Their(0))),
            Play("EX1_407", Nothing),
            BoardCount(Mine, 0),
            Is(Their(0), "CS2_182"),
            Damage(Their(0), 0),
        ],
    );
}

/// # Mortal Strike
///
/// `EX1_408` · Warrior spell · 4 mana
///
/// > Deal $4 damage. If you have 12 or less Health, deal $6 instead.
///
/// State: Done
//~ done EX1_408 b286f5bb - 56b9f613.95548941
#[test]
fn EX1_408_mortal_strike() {
    check(
        CardClass::Warrior,
        &[
            Give("EX1_408"),
            Cost("EX1_408", 4),
            Targets("EX1_408", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Play("EX1_408", On(TheirHero)),
            Health(TheirHero, 26),
        ],
    );
    check(CardClass::Warrior, &[Hurt(MyHero, 18), Play("EX1_408", On(TheirHero)), Health(TheirHero, 24)]);
    check(CardClass::Warrior, &[Hurt(MyHero, 17), Play("EX1_408", On(TheirHero)), Health(TheirHero, 26)]);
}

/// # Upgrade!
///
/// `EX1_409` · Warrior spell · 1 mana
///
/// > If you have a weapon, give it +1/+1. Otherwise equip a 1/3 weapon.
///
/// State: Done
//~ done EX1_409 3e6d5c09 - 6f5459f7.9108b7b0
#[test]
fn EX1_409_upgrade() {
    check(
        CardClass::Warrior,
        &[Give("EX1_409"), Cost("EX1_409", 1), Play("EX1_409", Nothing), Is(MyWeapon, "EX1_409t"), Now(MyWeapon, 1, 3)],
    );
    check(CardClass::Warrior, &[Friend("CS2_106"), Play("EX1_409", Nothing), Now(MyWeapon, 4, 3)]);
}

/// # Upgraded
///
/// `EX1_409e` · Warrior enchantment
///
/// > +1 Attack and +1 Durability.
///
/// State: Derived
//~ derived EX1_409e 55005a46 5200757d 5d544664.2234a40d
#[test]
fn EX1_409e_upgraded() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "EX1_409e"), Now(My(0), 6, 2)]);
}

/// # Heavy Axe
///
/// `EX1_409t` · Warrior weapon · 1 mana · 1/3 durability
///
/// State: Vanilla
//~ vanilla EX1_409t a0895a5e df4f1f70 389535d9
#[test]
fn EX1_409t_heavy_axe() {
    check(
        CardClass::Warrior,
        &[
            Give("EX1_409t"),
            Cost("EX1_409t", 1),
            Stats("EX1_409t", 1, 3),
            Play("EX1_409t", Nothing),
            In(The("EX1_409t"), Zone::Play),
        ],
    );
}

/// # Shield Slam
///
/// `EX1_410` · Warrior spell · 1 mana
///
/// > Deal 1 damage to a minion for each Armor you have.
///
/// State: Done
//~ done EX1_410 f0e52945 - 9ec3843d.fbbfa841
#[test]
fn EX1_410_shield_slam() {
    check(
        CardClass::Warrior,
        &[
            Give("EX1_410"),
            Cost("EX1_410", 1),
            Targets("EX1_410", &[FriendlyMinion, EnemyMinion]),
            Enemy("CS2_200"),
            Play("EX1_606", Nothing),
            Play("EX1_410", On(Their(0))),
            Damage(Their(0), 5),
        ],
    );
}

/// # Gorehowl
///
/// `EX1_411` · Warrior weapon · 7 mana · 7/1 durability
///
/// > Attacking a minion costs 1 Attack instead of 1 Durability.
///
/// State: Done
//~ done EX1_411 574cbb2a - e3d7bca4.8cfb9730
#[test]
fn EX1_411_gorehowl() {
    check(
        CardClass::Warrior,
        &[
            Give("EX1_411"),
            Cost("EX1_411", 7),
            Stats("EX1_411", 7, 1),
            Play("EX1_411", Nothing),
            Enemy("CS2_182"),
            Attack(MyHero, Their(0)),
            Dead(Nth(1)),
            Now(MyWeapon, 6, 1),
            Now(MyHero, 6, 26),
            EndTurn,
            EndTurn,
            Attack(MyHero, TheirHero),
            Health(TheirHero, 24),
            NoWeapon(Mine),
        ],
    );
}

/// # Grommash Hellscream
///
/// `EX1_414` · Warrior minion · 8 mana · 4/9
///
/// > **Charge** Has +6 Attack while damaged.
///
/// State: Done
//~ done EX1_414 09dcf3b2 - e2bf324e.117b15a9
#[test]
fn EX1_414_grommash_hellscream() {
    check(
        CardClass::Warrior,
        &[
            Give("EX1_414"),
            Cost("EX1_414", 8),
            Stats("EX1_414", 4, 9),
            Has("EX1_414", GameTag::CHARGE),
            Play("EX1_414", Nothing),
            Now(My(0), 4, 9),
            Hurt(My(0), 1),
            Now(My(0), 10, 8),
            HasNow(My(0), GameTag::CHARGE),
        ],
    );
}

/// # Enraged
///
/// `EX1_414e` · Warrior enchantment
///
/// > +6 Attack
///
/// State: Derived
//~ derived EX1_414e 9270d1e7 b793fd00 4ed3056d.fd0a2c30
#[test]
fn EX1_414e_enraged() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "EX1_414e"), Now(My(0), 11, 1)]);
}

/// # Cruel Taskmaster
///
/// `EX1_603` · Warrior minion · 2 mana · 2/3
///
/// > **Battlecry:** Deal 1 damage to a minion and give it +2 Attack.
///
/// State: Done
//~ done EX1_603 6d066c95 - 52971f43.7d6d005e
#[test]
fn EX1_603_cruel_taskmaster() {
    check(
        CardClass::Warrior,
        &[
            Give("EX1_603"),
            Cost("EX1_603", 2),
            Stats("EX1_603", 2, 3),
            Targets("EX1_603", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Play("EX1_603", On(My(0))),
            Now(My(0), 6, 4),
            Damage(My(0), 1),
        ],
    );
}

/// # Whipped Into Shape
///
/// `EX1_603e` · Warrior enchantment
///
/// > +2 Attack.
///
/// State: Derived
//~ derived EX1_603e 97260105 84ccd826 9515ee3d.bf3d1612
#[test]
fn EX1_603e_whipped_into_shape() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "EX1_603e"), Now(My(0), 7, 1)]);
}

/// # Frothing Berserker
///
/// `EX1_604` · Warrior minion · 3 mana · 2/4
///
/// > Whenever a minion takes damage, gain +1 Attack.
///
/// State: Done
//~ done EX1_604 6f472a21 - e9ccebe3.5e379b58
#[test]
fn EX1_604_frothing_berserker() {
    check(
        CardClass::Warrior,
        &[
            Give("EX1_604"),
            Cost("EX1_604", 3),
            Stats("EX1_604", 2, 4),
            Play("EX1_604", Nothing),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(My(1), 1),
            Now(My(0), 3, 4),
            Hurt(Their(0), 1),
            Now(My(0), 4, 4),
        ],
    );
}

/// # Inner Rage
///
/// `EX1_607` · Warrior spell · 0 mana
///
/// > Deal $1 damage to a minion and give it +2 Attack.
///
/// State: Done
//~ done EX1_607 38e43254 - 041f9f52.641b9071
#[test]
fn EX1_607_inner_rage() {
    check(
        CardClass::Warrior,
        &[
            Give("EX1_607"),
            Cost("EX1_607", 0),
            Targets("EX1_607", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Play("EX1_607", On(My(0))),
            Now(My(0), 6, 4),
            Damage(My(0), 1),
        ],
    );
}

/// # Inner Rage
///
/// `EX1_607e` · Warrior enchantment
///
/// > +2 Attack.
///
/// State: Derived
//~ derived EX1_607e 1ee51cd7 8fe76122 a00c10b6.bf3d1612
#[test]
fn EX1_607e_inner_rage() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "EX1_607e"), Now(My(0), 7, 1)]);
}

/// # Commanding Shout
///
/// `NEW1_036` · Warrior spell · 2 mana
///
/// > Your minions can't be reduced below 1 Health this turn. Draw a card.
///
/// State: Done
//~ done NEW1_036 dace0b9b - e865ee20.e2895931
#[test]
fn NEW1_036_commanding_shout() {
    check(
        CardClass::Warrior,
        &[
            Give("NEW1_036"),
            Cost("NEW1_036", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("NEW1_036", Nothing),
            HandCount(Mine, 1),
            Play("CS2_062", Nothing),
            Play("CS2_062", Nothing),
            Now(My(0), 4, 1),
            BoardCount(Theirs, 0),
            Health(MyHero, 24),
            EndTurn,
            Play("EX1_400", Nothing),
            BoardCount(Mine, 0),
        ],
    );
}
