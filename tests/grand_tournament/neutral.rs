//! Neutral cards of The Grand Tournament, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7b790bd1

/// # Twilight Guardian
///
/// `AT_017` · Neutral minion · 4 mana · 2/6
///
/// > **Battlecry:** If you're holding a Dragon, gain +1 Attack and **Taunt**.
///
/// State: Derived
//~ derived AT_017 86300c6f 7804150e 80ac7414.70c3905d
#[test]
fn AT_017_twilight_guardian() {
    check(
        CardClass::Mage,
        &[
            Give("AT_017"),
            Cost("AT_017", 4),
            Stats("AT_017", 2, 6),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_017", Nothing),
            HasNow(Nth(0), GameTag::TAUNT),
            Now(Nth(0), 3, 6),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("AT_017"), Friend("CS2_182"), Enemy("CS2_182"), Play("AT_017", Nothing), HasNot(Nth(0), GameTag::TAUNT)],
    );
}

/// # Twilight's Embrace
///
/// `AT_017e` · Neutral enchantment
///
/// > +1 Attack and **Taunt**.
///
/// State: Derived
//~ derived AT_017e fa2860ba fa8629af ffd736ba.9429665d
#[test]
fn AT_017e_twilights_embrace() {
    check(
        CardClass::Mage,
        &[Friend("CS2_118"), Enchant(My(0), "AT_017e"), Now(My(0), 6, 1), HasNow(My(0), GameTag::TAUNT)],
    );
}

/// # Skycap'n Kragg
///
/// `AT_070` · Neutral minion · 7 mana · 4/6
///
/// > **Charrrrrge** Costs (1) less for each friendly Pirate.
///
/// State: Derived
//~ derived AT_070 2779e01e 781752f5 76599f11.89dd4f8b
#[test]
fn AT_070_skycapn_kragg() {
    check(
        CardClass::Mage,
        &[
            Give("AT_070"),
            Cost("AT_070", 7),
            Stats("AT_070", 4, 6),
            Has("AT_070", GameTag::CHARGE),
            Friend("GVG_070"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AT_070"),
            CostNow(Nth(0), 5),
        ],
    );
}

/// # Garrison Commander
///
/// `AT_080` · Neutral minion · 2 mana · 2/3
///
/// > You can use your Hero Power twice a turn.
///
/// State: Todo
//~ todo AT_080 e72322aa 98cf144b 1ca04117.3a45de15
#[test]
#[ignore = "todo: AT_080 Garrison Commander"]
fn AT_080_garrison_commander() {
    check(CardClass::Mage, &[Give("AT_080"), Cost("AT_080", 2), Stats("AT_080", 2, 3), Unwritten]);
}

/// # Lowly Squire
///
/// `AT_082` · Neutral minion · 1 mana · 1/2
///
/// > **Inspire:** Gain +1 Attack.
///
/// State: Derived
//~ derived AT_082 db4297ac 4210412b 1a8db313.6198a177
#[test]
fn AT_082_lowly_squire() {
    check(
        CardClass::Mage,
        &[
            Give("AT_082"),
            Cost("AT_082", 1),
            Stats("AT_082", 1, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AT_082"),
            HeroPower(On(TheirHero)),
            Now(Nth(3), 2, 2),
        ],
    );
}

/// # Dragonhawk Rider
///
/// `AT_083` · Neutral minion · 3 mana · 3/3
///
/// > **Inspire:** Gain **Windfury** this turn.
///
/// State: Derived
//~ derived AT_083 b70d6c8a a126f7a5 de777fbb.6aefccf7
#[test]
fn AT_083_dragonhawk_rider() {
    check(
        CardClass::Mage,
        &[
            Give("AT_083"),
            Cost("AT_083", 3),
            Stats("AT_083", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AT_083"),
            HeroPower(On(TheirHero)),
            HasNow(Nth(3), GameTag::WINDFURY),
        ],
    );
}

/// # Dragonhawkery
///
/// `AT_083e` · Neutral enchantment
///
/// > **Windfury** this turn.
///
/// State: Derived
//~ derived AT_083e 58410919 ac20a7fe 9833f19c.4231fdda
#[test]
fn AT_083e_dragonhawkery() {
    check(
        CardClass::Mage,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "AT_083e"),
            HasNow(My(0), GameTag::WINDFURY),
            EndTurn,
            HasNot(My(0), GameTag::WINDFURY),
        ],
    );
}

/// # Lance Carrier
///
/// `AT_084` · Neutral minion · 2 mana · 1/2
///
/// > **Battlecry:** Give a friendly minion +2 Attack.
///
/// State: Derived
//~ derived AT_084 1f8af6ff 2627612c 2079474e.1f1e2c00
#[test]
fn AT_084_lance_carrier() {
    check(
        CardClass::Mage,
        &[
            Give("AT_084"),
            Cost("AT_084", 2),
            Stats("AT_084", 1, 2),
            Targets("AT_084", &[FriendlyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_084", On(Nth(1))),
            Now(Nth(1), 6, 5),
        ],
    );
}

/// # Equipped
///
/// `AT_084e` · Neutral enchantment
///
/// > +2 Attack.
///
/// State: Derived
//~ derived AT_084e a8e2490f 670fd3c9 830ffaff.bf3d1612
#[test]
fn AT_084e_equipped() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "AT_084e"), Now(My(0), 7, 1)]);
}

/// # Maiden of the Lake
///
/// `AT_085` · Neutral minion · 4 mana · 2/6
///
/// > Your Hero Power costs (1).
///
/// State: Derived
//~ derived AT_085 42523937 90df4c2a 031e7f9d.8eda856a
#[test]
fn AT_085_maiden_of_the_lake() {
    check(
        CardClass::Mage,
        &[
            Give("AT_085"),
            Cost("AT_085", 4),
            Stats("AT_085", 2, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AT_085"),
            HeroPower(On(TheirHero)),
            CostNow(MyPower, 1),
        ],
    );
}

/// # Maiden's Blessing
///
/// `AT_085e` · Neutral enchantment
///
/// > Costs (1).
///
/// State: Derived
//~ derived AT_085e d0ebea60 4938e494 4a19e659.53ed184d
#[test]
fn AT_085e_maidens_blessing() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "AT_085e"), CostNow(Nth(0), 1)]);
}

/// # Saboteur
///
/// `AT_086` · Neutral minion · 3 mana · 4/3
///
/// > **Battlecry:** Your opponent's Hero Power costs (5) more next turn.
///
/// State: Done
//~ done AT_086 bc15eabe - 6a4487db.9ae5ee09
#[test]
fn AT_086_saboteur() {
    check(
        CardClass::Mage,
        &[
            Give("AT_086"),
            Cost("AT_086", 3),
            Stats("AT_086", 4, 3),
            Play("AT_086", Nothing),
            HeroPower(On(TheirHero)),
            Mana(5),
            EndTurn,
            HeroPower(On(MyHero)),
            Mana(3),
            EndTurn,
            EndTurn,
            HeroPower(On(MyHero)),
            Mana(8),
        ],
    );
    check(CardClass::Mage, &[Play("AT_086", Nothing), EndTurn, EndTurn, EndTurn, HeroPower(On(MyHero)), Mana(8)]);
}

/// # Villainy
///
/// `AT_086e` · Neutral enchantment
///
/// > Your Hero Power costs (5) more this turn.
///
/// State: Derived
//~ derived AT_086e b3f7ba83 c44ddaec 95e83b26.36c5381d
#[test]
fn AT_086e_villainy() {
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "AT_086e"),
            EndTurn,
            EndTurn,
            CostNow(MyPower, 7),
        ],
    );
    check(
        CardClass::Mage,
        &[Friend("CS2_182"), Friend("CS2_182"), Enemy("CS2_182"), Enchant(Me, "AT_086e"), CostNow(MyPower, 2)],
    );
}

/// # Argent Horserider
///
/// `AT_087` · Neutral minion · 3 mana · 2/1
///
/// > **Charge Divine Shield**
///
/// State: Vanilla
//~ vanilla AT_087 b64c76e5 04177d86 abaf1639.22050a4f
#[test]
fn AT_087_argent_horserider() {
    check(
        CardClass::Mage,
        &[
            Give("AT_087"),
            Cost("AT_087", 3),
            Stats("AT_087", 2, 1),
            Has("AT_087", GameTag::CHARGE),
            Has("AT_087", GameTag::DIVINE_SHIELD),
            Play("AT_087", Nothing),
            In(The("AT_087"), Zone::Play),
            Now(The("AT_087"), 2, 1),
            HasNow(The("AT_087"), GameTag::CHARGE),
            HasNow(The("AT_087"), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Mogor's Champion
///
/// `AT_088` · Neutral minion · 6 mana · 8/5
///
/// > 50% chance to attack the wrong enemy.
///
/// State: Derived
//~ derived AT_088 ddcc7f05 37f0191d d12e3354.aeee7260
#[test]
fn AT_088_mogors_champion() {
    check(
        CardClass::Mage,
        &[
            Give("AT_088"),
            Cost("AT_088", 6),
            Stats("AT_088", 8, 5),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("AT_088"),
            Force(Yes),
            Force(Entity(Nth(2))),
            Attack(Nth(5), TheirHero),
            BoardCount(Mine, 1),
            Dead(Nth(2)),
            Dead(Nth(5)),
            Now(TheirHero, 0, 30),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("AT_088"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("AT_088"),
            Never(Entity(TheirHero)),
            Attack(Nth(5), TheirHero),
        ],
    );
}

/// # Boneguard Lieutenant
///
/// `AT_089` · Neutral minion · 2 mana · 3/2
///
/// > **Inspire:** Gain +1 Health.
///
/// State: Done
//~ done AT_089 21f88aab - a6af4119.6bc62183
#[test]
fn AT_089_boneguard_lieutenant() {
    check(
        CardClass::Mage,
        &[
            Give("AT_089"),
            Cost("AT_089", 2),
            Stats("AT_089", 3, 2),
            Play("AT_089", Nothing),
            HeroPower(On(TheirHero)),
            Now(My(0), 3, 3),
        ],
    );
}

/// # Mukla's Champion
///
/// `AT_090` · Neutral minion · 5 mana · 5/3
///
/// > **Inspire:** Give your other minions +1/+1.
///
/// State: Derived
//~ derived AT_090 cdc472ac df872bd2 e1e7cde9.0cb3bb3d
#[test]
fn AT_090_muklas_champion() {
    check(
        CardClass::Mage,
        &[
            Give("AT_090"),
            Cost("AT_090", 5),
            Stats("AT_090", 5, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AT_090"),
            HeroPower(On(TheirHero)),
            Now(Nth(1), 5, 6),
            Now(Nth(3), 5, 3),
        ],
    );
}

/// # Might of the Monkey
///
/// `AT_090e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived AT_090e ed62834d ca45a607 bb39d33f.67341004
#[test]
fn AT_090e_might_of_the_monkey() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "AT_090e"), Now(My(0), 6, 2)]);
}

/// # Tournament Medic
///
/// `AT_091` · Neutral minion · 4 mana · 1/8
///
/// > **Inspire:** Restore #2 Health to your hero.
///
/// State: Derived
//~ derived AT_091 8bac033b 70b1a68c 3ece3526.bc85df10
#[test]
fn AT_091_tournament_medic() {
    check(
        CardClass::Mage,
        &[
            Give("AT_091"),
            Cost("AT_091", 4),
            Stats("AT_091", 1, 8),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AT_091"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            HeroPower(On(TheirHero)),
            Now(MyHero, 0, 12),
            Damage(MyHero, 18),
        ],
    );
}

/// # Ice Rager
///
/// `AT_092` · Neutral minion · 3 mana · 5/2
///
/// State: Vanilla
//~ vanilla AT_092 31c446d0 08c5e3b2 50f2fa66
#[test]
fn AT_092_ice_rager() {
    check(
        CardClass::Mage,
        &[
            Give("AT_092"),
            Cost("AT_092", 3),
            Stats("AT_092", 5, 2),
            Play("AT_092", Nothing),
            In(The("AT_092"), Zone::Play),
            Now(The("AT_092"), 5, 2),
        ],
    );
}

/// # Frigid Snobold
///
/// `AT_093` · Neutral minion · 4 mana · 2/6
///
/// > **Spell Damage +1**
///
/// State: Vanilla
//~ vanilla AT_093 4e5a86f2 763fe0d7 b1ac859a.b88f2291
#[test]
fn AT_093_frigid_snobold() {
    check(
        CardClass::Mage,
        &[
            Give("AT_093"),
            Cost("AT_093", 4),
            Stats("AT_093", 2, 6),
            Has("AT_093", GameTag::SPELLPOWER),
            Play("AT_093", Nothing),
            In(The("AT_093"), Zone::Play),
            Now(The("AT_093"), 2, 6),
            HasNow(The("AT_093"), GameTag::SPELLPOWER),
        ],
    );
}

/// # Flame Juggler
///
/// `AT_094` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Deal 1 damage to a random enemy.
///
/// State: Derived
//~ derived AT_094 cc41b638 82b4c053 522a54d9.9d73140c
#[test]
fn AT_094_flame_juggler() {
    check(
        CardClass::Mage,
        &[
            Give("AT_094"),
            Cost("AT_094", 2),
            Stats("AT_094", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(TheirHero)),
            Play("AT_094", Nothing),
            Now(TheirHero, 0, 29),
            Damage(TheirHero, 1),
        ],
    );
}

/// # Silent Knight
///
/// `AT_095` · Neutral minion · 3 mana · 2/2
///
/// > **Stealth Divine Shield**
///
/// State: Vanilla
//~ vanilla AT_095 4365df6e e35f7f5b a849b6bd.31dfa1f7
#[test]
fn AT_095_silent_knight() {
    check(
        CardClass::Mage,
        &[
            Give("AT_095"),
            Cost("AT_095", 3),
            Stats("AT_095", 2, 2),
            Has("AT_095", GameTag::DIVINE_SHIELD),
            Has("AT_095", GameTag::STEALTH),
            Play("AT_095", Nothing),
            In(The("AT_095"), Zone::Play),
            Now(The("AT_095"), 2, 2),
            HasNow(The("AT_095"), GameTag::DIVINE_SHIELD),
            HasNow(The("AT_095"), GameTag::STEALTH),
        ],
    );
}

/// # Clockwork Knight
///
/// `AT_096` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** Give a friendly Mech +1/+1.
///
/// State: Derived
//~ derived AT_096 0a81d6ce 76afb4d4 4443e93c.4a868d92
#[test]
fn AT_096_clockwork_knight() {
    check(
        CardClass::Mage,
        &[
            Give("AT_096"),
            Cost("AT_096", 5),
            Stats("AT_096", 5, 5),
            Friend("GVG_044"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            CannotTarget("AT_096", Nth(2)),
            Play("AT_096", On(Nth(1))),
            Now(Nth(1), 4, 5),
        ],
    );
}

/// # Wound Up
///
/// `AT_096e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived AT_096e 78d85e41 ca1455a1 740fb69b.67341004
#[test]
fn AT_096e_wound_up() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "AT_096e"), Now(My(0), 6, 2)]);
}

/// # Tournament Attendee
///
/// `AT_097` · Neutral minion · 1 mana · 2/1
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla AT_097 840d8269 2912bda6 a6ffd714.4b0c5d24
#[test]
fn AT_097_tournament_attendee() {
    check(
        CardClass::Mage,
        &[
            Give("AT_097"),
            Cost("AT_097", 1),
            Stats("AT_097", 2, 1),
            Has("AT_097", GameTag::TAUNT),
            Play("AT_097", Nothing),
            In(The("AT_097"), Zone::Play),
            Now(The("AT_097"), 2, 1),
            HasNow(The("AT_097"), GameTag::TAUNT),
        ],
    );
}

/// # Sideshow Spelleater
///
/// `AT_098` · Neutral minion · 6 mana · 6/5
///
/// > **Battlecry:** Copy your opponent's Hero Power.
///
/// State: Done
//~ done AT_098 8eebc426 - bb06c780.6d522d5f
#[test]
fn AT_098_sideshow_spelleater() {
    check(
        CardClass::Warrior,
        &[
            Give("AT_098"),
            Cost("AT_098", 6),
            Stats("AT_098", 6, 5),
            Play("AT_098", Nothing),
            HeroPower(On(TheirHero)),
            Health(TheirHero, 29),
            Armor(Mine, 0),
            EndTurn,
            HeroPower(On(MyHero)),
            Health(MyHero, 29),
        ],
    );
}

/// # Kodorider
///
/// `AT_099` · Neutral minion · 6 mana · 3/5
///
/// > **Inspire:** Summon a 3/5 War Kodo.
///
/// State: Derived
//~ derived AT_099 1b19db22 7682808d 7853deb7.ea2b3457
#[test]
fn AT_099_kodorider() {
    check(
        CardClass::Mage,
        &[
            Give("AT_099"),
            Cost("AT_099", 6),
            Stats("AT_099", 3, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AT_099"),
            HeroPower(On(TheirHero)),
            BoardCount(Mine, 3),
            In(The("AT_099t"), Zone::Play),
            Now(The("AT_099t"), 3, 5),
        ],
    );
}

/// # War Kodo
///
/// `AT_099t` · Neutral minion · 5 mana · 3/5
///
/// State: Vanilla
//~ vanilla AT_099t ea5fe412 f0289dd4 c3213772
#[test]
fn AT_099t_war_kodo() {
    check(
        CardClass::Mage,
        &[
            Give("AT_099t"),
            Cost("AT_099t", 5),
            Stats("AT_099t", 3, 5),
            Play("AT_099t", Nothing),
            In(The("AT_099t"), Zone::Play),
            Now(The("AT_099t"), 3, 5),
        ],
    );
}

/// # Silver Hand Regent
///
/// `AT_100` · Neutral minion · 3 mana · 3/3
///
/// > **Inspire:** Summon a {0} Silver Hand Recruit.
///
/// State: Derived
//~ derived AT_100 e5ff80a8 30098636 946ae968.068a2a68
#[test]
fn AT_100_silver_hand_regent() {
    check(
        CardClass::Mage,
        &[
            Give("AT_100"),
            Cost("AT_100", 3),
            Stats("AT_100", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AT_100"),
            HeroPower(On(TheirHero)),
            BoardCount(Mine, 3),
            In(The("CS2_101t"), Zone::Play),
            Now(The("CS2_101t"), 1, 1),
        ],
    );
}

/// # Pit Fighter
///
/// `AT_101` · Neutral minion · 5 mana · 5/6
///
/// State: Vanilla
//~ vanilla AT_101 913f22d8 dc8c2bcb 5f6a7a93
#[test]
fn AT_101_pit_fighter() {
    check(
        CardClass::Mage,
        &[
            Give("AT_101"),
            Cost("AT_101", 5),
            Stats("AT_101", 5, 6),
            Play("AT_101", Nothing),
            In(The("AT_101"), Zone::Play),
            Now(The("AT_101"), 5, 6),
        ],
    );
}

/// # Captured Jormungar
///
/// `AT_102` · Neutral minion · 7 mana · 5/9
///
/// State: Vanilla
//~ vanilla AT_102 14eae49b e1016d86 cdb278df
#[test]
fn AT_102_captured_jormungar() {
    check(
        CardClass::Mage,
        &[
            Give("AT_102"),
            Cost("AT_102", 7),
            Stats("AT_102", 5, 9),
            Play("AT_102", Nothing),
            In(The("AT_102"), Zone::Play),
            Now(The("AT_102"), 5, 9),
        ],
    );
}

/// # North Sea Kraken
///
/// `AT_103` · Neutral minion · 9 mana · 9/7
///
/// > **Battlecry:** Deal 4 damage.
///
/// State: Derived
//~ derived AT_103 ccae9cc1 3547e687 81cfa134.4956c41c
#[test]
fn AT_103_north_sea_kraken() {
    check(
        CardClass::Mage,
        &[
            Give("AT_103"),
            Cost("AT_103", 9),
            Stats("AT_103", 9, 7),
            Targets("AT_103", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_103", On(Nth(2))),
            Now(Nth(2), 4, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("AT_103"), Friend("CS2_182"), Enemy("CS2_182"), Play("AT_103", On(Nth(1))), Now(Nth(1), 4, 1)],
    );
}

/// # Injured Kvaldir
///
/// `AT_105` · Neutral minion · 1 mana · 2/4
///
/// > **Battlecry:** Deal 3 damage to this minion.
///
/// State: Derived
//~ derived AT_105 91e6a081 adf12dd6 d8e8802d.720faddd
#[test]
fn AT_105_injured_kvaldir() {
    check(
        CardClass::Mage,
        &[
            Give("AT_105"),
            Cost("AT_105", 1),
            Stats("AT_105", 2, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_105", Nothing),
            Now(Nth(0), 2, 1),
        ],
    );
}

/// # Light's Champion
///
/// `AT_106` · Neutral minion · 3 mana · 4/3
///
/// > **Battlecry: Silence** a Demon.
///
/// State: Derived
//~ derived AT_106 8f47f9d6 59433b34 b6c6d5e0.50ece8a5
#[test]
fn AT_106_lights_champion() {
    check(
        CardClass::Mage,
        &[
            Give("AT_106"),
            Cost("AT_106", 3),
            Stats("AT_106", 4, 3),
            Friend("AV_286"),
            Friend("CS2_182"),
            Enemy("AV_286"),
            Enemy("CS2_182"),
            Play("AT_106", On(Nth(3))),
            HasNot(Nth(3), GameTag::TAUNT),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("AT_106"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("AT_106", Nothing),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("AT_106"),
            Friend("AV_286"),
            Friend("CS2_182"),
            Enemy("AV_286"),
            Enemy("CS2_182"),
            Play("AT_106", On(Nth(1))),
            HasNot(Nth(1), GameTag::TAUNT),
        ],
    );
}

/// # Armored Warhorse
///
/// `AT_108` · Neutral minion · 4 mana · 5/3
///
/// > **Battlecry:** Reveal a minion in each deck. If yours costs more, gain **Charge**.
///
/// State: Done
//~ done AT_108 1671bb08 - 401d980b.1d76ba4c
#[test]
fn AT_108_armored_warhorse() {
    check(
        CardClass::Mage,
        &[
            Give("AT_108"),
            Cost("AT_108", 4),
            Stats("AT_108", 5, 3),
            OnTop("CS2_186"),
            Force(Entity(The("CS2_186"))),
            Play("AT_108", Nothing),
            HasNow(The("AT_108"), GameTag::CHARGE),
        ],
    );
}

/// # Argent Watchman
///
/// `AT_109` · Neutral minion · 2 mana · 2/4
///
/// > Can't attack. **Inspire:** Can attack as normal this turn.
///
/// State: Derived
//~ derived AT_109 6414146d 6aee5dea 49fa593d.4dfd8c5d
#[test]
fn AT_109_argent_watchman() {
    check(
        CardClass::Mage,
        &[
            Give("AT_109"),
            Cost("AT_109", 2),
            Stats("AT_109", 2, 4),
            Has("AT_109", GameTag::CANT_ATTACK),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AT_109"),
            HeroPower(On(TheirHero)),
            HasNot(Nth(3), GameTag::CANT_ATTACK),
        ],
    );
}

/// # Coliseum Manager
///
/// `AT_110` · Neutral minion · 3 mana · 2/5
///
/// > **Inspire:** Return this minion to your hand.
///
/// State: Derived
//~ derived AT_110 cf36c491 e19eb806 b1a90b78.6c75a423
#[test]
fn AT_110_coliseum_manager() {
    check(
        CardClass::Mage,
        &[
            Give("AT_110"),
            Cost("AT_110", 3),
            Stats("AT_110", 2, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AT_110"),
            HeroPower(On(TheirHero)),
            BoardCount(Mine, 1),
            HandCount(Mine, 2),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
        ],
    );
}

/// # Refreshment Vendor
///
/// `AT_111` · Neutral minion · 4 mana · 3/5
///
/// > **Battlecry:** Restore #4 Health to each hero.
///
/// State: Derived
//~ derived AT_111 2f666197 9aa2e54e db8e6075.c1751054
#[test]
fn AT_111_refreshment_vendor() {
    check(
        CardClass::Mage,
        &[
            Give("AT_111"),
            Cost("AT_111", 4),
            Stats("AT_111", 3, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("AT_111", Nothing),
            Now(MyHero, 0, 14),
            Damage(MyHero, 16),
            Now(TheirHero, 0, 14),
            Damage(TheirHero, 16),
        ],
    );
}

/// # Master Jouster
///
/// `AT_112` · Neutral minion · 6 mana · 5/6
///
/// > **Battlecry:** Reveal a minion in each deck. If yours costs more, gain **Taunt** and **Divine Shield**.
///
/// State: Done
//~ done AT_112 119bd6e4 - 4d58882a.b5d3bb96
#[test]
fn AT_112_master_jouster() {
    check(
        CardClass::Mage,
        &[
            Give("AT_112"),
            Cost("AT_112", 6),
            Stats("AT_112", 5, 6),
            OnTop("CS2_186"),
            Force(Entity(The("CS2_186"))),
            Play("AT_112", Nothing),
            HasNow(The("AT_112"), GameTag::TAUNT),
            HasNow(The("AT_112"), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Recruiter
///
/// `AT_113` · Neutral minion · 5 mana · 5/4
///
/// > **Inspire:** Add a 2/2 Squire to your hand.
///
/// State: Derived
//~ derived AT_113 f9405280 60f6f05c 365cdae8.c9fb12f8
#[test]
fn AT_113_recruiter() {
    check(
        CardClass::Mage,
        &[
            Give("AT_113"),
            Cost("AT_113", 5),
            Stats("AT_113", 5, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AT_113"),
            HeroPower(On(TheirHero)),
            Is(InHand(1), "CS2_152"),
            CostNow(InHand(1), 1),
            Now(InHand(1), 2, 2),
            HandCount(Mine, 2),
        ],
    );
}

/// # Evil Heckler
///
/// `AT_114` · Neutral minion · 4 mana · 5/4
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla AT_114 2858cb9b 55deecf8 94b375b6.4b0c5d24
#[test]
fn AT_114_evil_heckler() {
    check(
        CardClass::Mage,
        &[
            Give("AT_114"),
            Cost("AT_114", 4),
            Stats("AT_114", 5, 4),
            Has("AT_114", GameTag::TAUNT),
            Play("AT_114", Nothing),
            In(The("AT_114"), Zone::Play),
            Now(The("AT_114"), 5, 4),
            HasNow(The("AT_114"), GameTag::TAUNT),
        ],
    );
}

/// # Fencing Coach
///
/// `AT_115` · Neutral minion · 3 mana · 2/2
///
/// > **Battlecry:** The next time you use your Hero Power, it costs (2) less.
///
/// State: Derived
//~ derived AT_115 3056f07c 2d402ec9 ea2dda09.9761be34
#[test]
fn AT_115_fencing_coach() {
    check(
        CardClass::Mage,
        &[
            Give("AT_115"),
            Cost("AT_115", 3),
            Stats("AT_115", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_115", Nothing),
            CostNow(MyPower, 0),
        ],
    );
}

/// # Fencing Practice
///
/// `AT_115e` · Neutral enchantment
///
/// > Your Hero Power costs (2) less.
///
/// State: Derived
//~ derived AT_115e fdf65bc3 3f6ac350 526e5d0d.3ca93a2c
#[test]
fn AT_115e_fencing_practice() {
    check(
        CardClass::Mage,
        &[Friend("CS2_182"), Friend("CS2_182"), Enemy("CS2_182"), Enchant(Me, "AT_115e"), CostNow(MyPower, 0)],
    );
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "AT_115e"),
            HeroPower(On(TheirHero)),
            CostNow(MyPower, 2),
        ],
    );
}

/// # Master of Ceremonies
///
/// `AT_117` · Neutral minion · 3 mana · 4/2
///
/// > **Battlecry:** If you have a minion with **Spell Damage**, gain +2/+2.
///
/// State: Derived
//~ derived AT_117 2a8e9314 ca49a6b9 03c832ea.9340d8c5
#[test]
fn AT_117_master_of_ceremonies() {
    check(
        CardClass::Mage,
        &[
            Give("AT_117"),
            Cost("AT_117", 3),
            Stats("AT_117", 4, 2),
            Friend("AT_093"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_117", Nothing),
            Now(Nth(0), 6, 4),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("AT_117"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_117", Nothing),
            Now(Nth(0), 4, 2),
        ],
    );
}

/// # Ceremony
///
/// `AT_117e` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived AT_117e 4419272e 8683ca2b e6c1643d.6d6ab056
#[test]
fn AT_117e_ceremony() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "AT_117e"), Now(My(0), 7, 3)]);
}

/// # Grand Crusader
///
/// `AT_118` · Neutral minion · 6 mana · 5/5
///
/// > **Battlecry:** Add a random Paladin card to your hand.
///
/// State: Derived
//~ derived AT_118 31e7a1d3 b17ea1f1 f292e5a1.29e2da4c
#[test]
fn AT_118_grand_crusader() {
    check(
        CardClass::Mage,
        &[
            Give("AT_118"),
            Cost("AT_118", 6),
            Stats("AT_118", 5, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_073")),
            Play("AT_118", Nothing),
            Is(InHand(0), "AT_073"),
            CostNow(InHand(0), 1),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("AT_118"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_001")), Play("AT_118", Nothing)],
    );
}

/// # Kvaldir Raider
///
/// `AT_119` · Neutral minion · 5 mana · 4/4
///
/// > **Inspire:** Gain +2/+2.
///
/// State: Derived
//~ derived AT_119 42a58081 f6f69baa 474690dd.a5f8ae22
#[test]
fn AT_119_kvaldir_raider() {
    check(
        CardClass::Mage,
        &[
            Give("AT_119"),
            Cost("AT_119", 5),
            Stats("AT_119", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AT_119"),
            HeroPower(On(TheirHero)),
            Now(Nth(3), 6, 6),
        ],
    );
}

/// # Frost Giant
///
/// `AT_120` · Neutral minion · 10 mana · 8/8
///
/// > Costs (1) less for each time you used your Hero Power this game.
///
/// State: Derived
//~ derived AT_120 30b7eb42 c81b4240 b38b877c.7048c5bf
#[test]
fn AT_120_frost_giant() {
    check(
        CardClass::Mage,
        &[
            Give("AT_120"),
            Cost("AT_120", 10),
            Stats("AT_120", 8, 8),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AT_120"),
            HeroPower(On(TheirHero)),
            Crystals(10),
            CostNow(Nth(0), 9),
        ],
    );
}

/// # Crowd Favorite
///
/// `AT_121` · Neutral minion · 4 mana · 4/4
///
/// > Whenever you play a card with **Battlecry**, gain +1/+1.
///
/// State: Derived
//~ derived AT_121 51c86071 cf3d892d ecbad527.081e3c61
#[test]
fn AT_121_crowd_favorite() {
    check(
        CardClass::Mage,
        &[
            Give("AT_121"),
            Cost("AT_121", 4),
            Stats("AT_121", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AT_121"),
            Play("EX1_015", Nothing),
            Now(Nth(3), 5, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("AT_121"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AT_121"),
            Play("CS2_182", Nothing),
            Now(Nth(3), 4, 4),
        ],
    );
}

/// # Gormok the Impaler
///
/// `AT_122` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** If you have at least 4 other minions, deal 4 damage.
///
/// State: Derived
//~ derived AT_122 20c4e45b 2eb34bcf fde0b73b.34d44812
#[test]
fn AT_122_gormok_the_impaler() {
    check(
        CardClass::Mage,
        &[
            Give("AT_122"),
            Cost("AT_122", 4),
            Stats("AT_122", 4, 4),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_122", On(Nth(5))),
            Now(Nth(5), 4, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("AT_122"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_122", On(Nth(1))),
            Now(Nth(1), 4, 1),
        ],
    );
    check(CardClass::Mage, &[Give("AT_122"), Friend("CS2_182"), Enemy("CS2_182"), Play("AT_122", Nothing)]);
}

/// # Chillmaw
///
/// `AT_123` · Neutral minion · 7 mana · 6/6
///
/// > **Taunt Deathrattle:** If you're holding a Dragon, deal 3 damage to all minions.
///
/// State: Derived
//~ derived AT_123 1a59781a 1d4d4c00 3cd3a0e4.490d10a5
#[test]
fn AT_123_chillmaw() {
    check(
        CardClass::Mage,
        &[
            Give("AT_123"),
            Cost("AT_123", 7),
            Stats("AT_123", 6, 6),
            Has("AT_123", GameTag::TAUNT),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AT_123"),
            Kill(Nth(5)),
            Now(Nth(3), 4, 2),
            Now(Nth(4), 4, 2),
        ],
    );
}

/// # Bolf Ramshield
///
/// `AT_124` · Neutral minion · 6 mana · 3/9
///
/// > Whenever your hero takes damage, this minion takes it instead.
///
/// State: Todo
//~ todo AT_124 712bf523 f08b5d67 8162fb64.bcb36fd9
#[test]
#[ignore = "todo: AT_124 Bolf Ramshield"]
fn AT_124_bolf_ramshield() {
    check(CardClass::Mage, &[Give("AT_124"), Cost("AT_124", 6), Stats("AT_124", 3, 9), Unwritten]);
}

/// # Icehowl
///
/// `AT_125` · Neutral minion · 9 mana · 10/10
///
/// > **Charge** Can't attack heroes.
///
/// State: Done
//~ done AT_125 bda4a38b - 625f8513.f3da9754
#[test]
fn AT_125_icehowl() {
    check(
        CardClass::Mage,
        &[
            Give("AT_125"),
            Cost("AT_125", 9),
            Stats("AT_125", 10, 10),
            Has("AT_125", GameTag::CHARGE),
            Play("AT_125", Nothing),
            Enemy("CS2_182"),
            Attack(My(0), Their(0)),
            Dead(Nth(1)),
        ],
    );
}

/// # Nexus-Champion Saraad
///
/// `AT_127` · Neutral minion · 5 mana · 4/5
///
/// > **Inspire:** Add a random spell to your hand.
///
/// State: Derived
//~ derived AT_127 250e8dfc b7b1d50c c02805a9.6db56d94
#[test]
fn AT_127_nexus_champion_saraad() {
    check(
        CardClass::Mage,
        &[
            Give("AT_127"),
            Cost("AT_127", 5),
            Stats("AT_127", 4, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AT_127"),
            Force(Card("AT_001")),
            HeroPower(On(TheirHero)),
            Is(InHand(1), "AT_001"),
            CostNow(InHand(1), 5),
            TagNow(InHand(1), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("AT_127"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AT_127"),
            Never(Card("AT_003")),
            HeroPower(On(TheirHero)),
        ],
    );
}

/// # The Skeleton Knight
///
/// `AT_128` · Neutral minion · 6 mana · 7/4
///
/// > **Deathrattle:** Reveal a minion in each deck. If yours costs more, return this to your hand.
///
/// State: Done
//~ done AT_128 f466dd72 - a427abf2.682a37ec
#[test]
fn AT_128_the_skeleton_knight() {
    check(
        CardClass::Mage,
        &[
            Give("AT_128"),
            Cost("AT_128", 6),
            Stats("AT_128", 7, 4),
            Friend("AT_128"),
            OnTop("CS2_186"),
            Force(Entity(The("CS2_186"))),
            Kill(My(0)),
            HandCount(Mine, 2),
        ],
    );
}

/// # Fjola Lightbane
///
/// `AT_129` · Neutral minion · 3 mana · 3/4
///
/// > Whenever **you** target this minion with a spell, gain Divine Shield**.**
///
/// State: Derived
//~ derived AT_129 281f4897 6194e068 a76bbe38.38354275
#[test]
fn AT_129_fjola_lightbane() {
    check(
        CardClass::Mage,
        &[
            Give("AT_129"),
            Cost("AT_129", 3),
            Stats("AT_129", 3, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AT_129"),
            Play("CS2_008", On(Nth(3))),
            Now(Nth(3), 3, 4),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("AT_129"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AT_129"),
            EndTurn,
            Play("CS2_008", On(Nth(3))),
            Now(Nth(3), 3, 3),
        ],
    );
}

/// # Eydis Darkbane
///
/// `AT_131` · Neutral minion · 3 mana · 3/4
///
/// > Whenever **you** target this minion with a spell, deal 3 damage to a random enemy.
///
/// State: Derived
//~ derived AT_131 01693520 8cc2244b 50dbe5ee.42d2f332
#[test]
fn AT_131_eydis_darkbane() {
    check(
        CardClass::Mage,
        &[
            Give("AT_131"),
            Cost("AT_131", 3),
            Stats("AT_131", 3, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AT_131"),
            Force(Entity(TheirHero)),
            Play("CS2_008", On(Nth(3))),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("AT_131"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AT_131"),
            EndTurn,
            Play("CS2_008", On(Nth(3))),
            CostNow(InTheirHand(0), 4),
            Now(InTheirHand(0), 4, 5),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 1),
            CostNow(Nth(0), 3),
            Now(Nth(0), 3, 4),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Now(Nth(3), 3, 3),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 19),
            HandCount(Theirs, 1),
        ],
    );
}

/// # Justicar Trueheart
///
/// `AT_132` · Neutral minion · 5 mana · 6/4
///
/// > **Battlecry:** Replace your starting Hero Power with a better one.
///
/// State: Todo
//~ todo AT_132 7c6e7931 b1ec9a68 b2cc5532.079562a5
#[test]
#[ignore = "todo: AT_132 Justicar Trueheart"]
fn AT_132_justicar_trueheart() {
    check(CardClass::Mage, &[Give("AT_132"), Cost("AT_132", 5), Stats("AT_132", 6, 4), Unwritten]);
}

/// # Dire Shapeshift
///
/// `AT_132_DRUIDa` · Druid hero power · 2 mana
///
/// > **Hero Power** +$a2 Attack this turn. +$d2 Armor.
///
/// State: Todo
//~ todo AT_132_DRUIDa 53cfe844 38a6a5c2 e274e3c6.96201c66
#[test]
#[ignore = "todo: AT_132_DRUIDa Dire Shapeshift"]
fn AT_132_DRUIDa_dire_shapeshift() {
    check(CardClass::Mage, &[HasHeroPower("AT_132_DRUIDa"), Cost("AT_132_DRUIDa", 2), Unwritten]);
}

/// # Dire Shapeshift
///
/// `AT_132_DRUIDb` · Druid hero power · 2 mana
///
/// > **Hero Power** +$a2 Attack this turn. +$d2 Armor.
///
/// State: Todo
//~ todo AT_132_DRUIDb 28fc7204 435cddb8 74c43a74.96201c66
#[test]
#[ignore = "todo: AT_132_DRUIDb Dire Shapeshift"]
fn AT_132_DRUIDb_dire_shapeshift() {
    check(CardClass::Mage, &[HasHeroPower("AT_132_DRUIDb"), Cost("AT_132_DRUIDb", 2), Unwritten]);
}

/// # Dire Shapeshift
///
/// `AT_132_DRUIDc` · Druid hero power · 2 mana
///
/// > **Hero Power** +$a2 Attack this turn. +$d2 Armor.
///
/// State: Todo
//~ todo AT_132_DRUIDc 84fa5994 e5d01235 080c89fb.96201c66
#[test]
#[ignore = "todo: AT_132_DRUIDc Dire Shapeshift"]
fn AT_132_DRUIDc_dire_shapeshift() {
    check(CardClass::Mage, &[HasHeroPower("AT_132_DRUIDc"), Cost("AT_132_DRUIDc", 2), Unwritten]);
}

/// # Dire Claws
///
/// `AT_132_DRUIDe` · Druid enchantment
///
/// > +2 Attack this turn.
///
/// State: Derived
//~ derived AT_132_DRUIDe de9de65e fe66e640 1a22439c.09ced50d
#[test]
fn AT_132_DRUIDe_dire_claws() {
    check(
        CardClass::Mage,
        &[Friend("CS2_118"), Enchant(My(0), "AT_132_DRUIDe"), Now(My(0), 7, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Ballista Shot
///
/// `AT_132_HUNTER_H1` · Hunter hero power · 2 mana
///
/// > **Hero Power** Deal $3 damage to the enemy hero.@**Hero Power** Deal $3 damage.
///
/// State: Derived
//~ derived AT_132_HUNTER_H1 db9c22b7 74613911 e63cce4c.b6277305
#[test]
fn AT_132_HUNTER_H1_ballista_shot() {
    check(
        CardClass::Mage,
        &[
            HasHeroPower("AT_132_HUNTER_H1"),
            Cost("AT_132_HUNTER_H1", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            HeroPower(Nothing),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
}

/// # Poisoned Daggers
///
/// `AT_132_ROGUE_H1` · Rogue hero power · 2 mana
///
/// > **Hero Power** Equip a 2/2 Weapon.
///
/// State: Todo
//~ todo AT_132_ROGUE_H1 8b095b1b 816d6cbd e0dc0725.fba74d3c
#[test]
#[ignore = "todo: AT_132_ROGUE_H1 Poisoned Daggers"]
fn AT_132_ROGUE_H1_poisoned_daggers() {
    check(CardClass::Mage, &[HasHeroPower("AT_132_ROGUE_H1"), Cost("AT_132_ROGUE_H1", 2), Unwritten]);
}

/// # Poisoned Dagger
///
/// `AT_132_ROGUEt` · Rogue weapon · 1 mana · 2/2 durability
///
/// State: Vanilla
//~ vanilla AT_132_ROGUEt 52e5d5a2 790f060a 4df99c1c
#[test]
fn AT_132_ROGUEt_poisoned_dagger() {
    check(
        CardClass::Mage,
        &[
            Give("AT_132_ROGUEt"),
            Cost("AT_132_ROGUEt", 1),
            Stats("AT_132_ROGUEt", 2, 2),
            Play("AT_132_ROGUEt", Nothing),
            In(The("AT_132_ROGUEt"), Zone::Play),
        ],
    );
}

/// # Poisoned Dagger
///
/// `AT_132_ROGUEt_H1` · Rogue weapon · 1 mana · 2/2 durability
///
/// State: Vanilla
//~ vanilla AT_132_ROGUEt_H1 59fe8753 2bb38f2c 6b9d68a4
#[test]
fn AT_132_ROGUEt_H1_poisoned_dagger() {
    check(
        CardClass::Mage,
        &[
            Give("AT_132_ROGUEt_H1"),
            Cost("AT_132_ROGUEt_H1", 1),
            Stats("AT_132_ROGUEt_H1", 2, 2),
            Play("AT_132_ROGUEt_H1", Nothing),
            In(The("AT_132_ROGUEt_H1"), Zone::Play),
        ],
    );
}

/// # Healing Totem
///
/// `AT_132_SHAMANa` · Shaman minion · 1 mana · 0/2
///
/// > At the end of your turn, restore #1 Health to all friendly minions.
///
/// State: Derived
//~ derived AT_132_SHAMANa 6a543bf8 8a24e17a db86c9ff.bffa5cf6
#[test]
fn AT_132_SHAMANa_healing_totem() {
    check(
        CardClass::Mage,
        &[
            Give("AT_132_SHAMANa"),
            Cost("AT_132_SHAMANa", 1),
            Stats("AT_132_SHAMANa", 0, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AT_132_SHAMANa"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            EndTurn,
            Now(Nth(1), 4, 4),
        ],
    );
}

/// # Searing Totem
///
/// `AT_132_SHAMANb` · Shaman minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla AT_132_SHAMANb e82612a3 76cb2ad0 7d54d8d0
#[test]
fn AT_132_SHAMANb_searing_totem() {
    check(
        CardClass::Mage,
        &[
            Give("AT_132_SHAMANb"),
            Cost("AT_132_SHAMANb", 1),
            Stats("AT_132_SHAMANb", 1, 1),
            Play("AT_132_SHAMANb", Nothing),
            In(The("AT_132_SHAMANb"), Zone::Play),
            Now(The("AT_132_SHAMANb"), 1, 1),
        ],
    );
}

/// # Stoneclaw Totem
///
/// `AT_132_SHAMANc` · Shaman minion · 1 mana · 0/2
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla AT_132_SHAMANc 80ceeebe d799e119 69e881ac.4b0c5d24
#[test]
fn AT_132_SHAMANc_stoneclaw_totem() {
    check(
        CardClass::Mage,
        &[
            Give("AT_132_SHAMANc"),
            Cost("AT_132_SHAMANc", 1),
            Stats("AT_132_SHAMANc", 0, 2),
            Has("AT_132_SHAMANc", GameTag::TAUNT),
            Play("AT_132_SHAMANc", Nothing),
            In(The("AT_132_SHAMANc"), Zone::Play),
            Now(The("AT_132_SHAMANc"), 0, 2),
            HasNow(The("AT_132_SHAMANc"), GameTag::TAUNT),
        ],
    );
}

/// # Wrath of Air Totem
///
/// `AT_132_SHAMANd` · Shaman minion · 1 mana · 0/2
///
/// > **Spell Damage +1**
///
/// State: Todo
//~ todo AT_132_SHAMANd 65ad2fde c9ffe569 e2079a37.b88f2291
#[test]
#[ignore = "todo: AT_132_SHAMANd Wrath of Air Totem"]
fn AT_132_SHAMANd_wrath_of_air_totem() {
    check(
        CardClass::Mage,
        &[Give("AT_132_SHAMANd"), Cost("AT_132_SHAMANd", 1), Stats("AT_132_SHAMANd", 0, 2), Unwritten],
    );
}

/// # Strength Totem
///
/// `AT_132_SHAMANe` · Shaman minion · 1 mana · 0/2
///
/// > At the end of your turn, give another friendly minion +1 Attack.
///
/// State: Derived
//~ derived AT_132_SHAMANe 8076d1b1 33d01f9a 665ee16c.78b2aa44
#[test]
fn AT_132_SHAMANe_strength_totem() {
    check(
        CardClass::Mage,
        &[
            Give("AT_132_SHAMANe"),
            Cost("AT_132_SHAMANe", 1),
            Stats("AT_132_SHAMANe", 0, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AT_132_SHAMANe"),
            Force(Entity(Nth(1))),
            EndTurn,
            Now(Nth(1), 5, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("AT_132_SHAMANe"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AT_132_SHAMANe"),
            Never(Entity(Nth(3))),
            EndTurn,
        ],
    );
}

/// # Soul Tap
///
/// `AT_132_WARLOCKa` · Warlock hero power · 2 mana
///
/// > **Hero Power** Draw a card.
///
/// State: Derived
//~ derived AT_132_WARLOCKa c2ae54e0 01ef54d3 61a1dfaa.6bf9cd73
#[test]
fn AT_132_WARLOCKa_soul_tap() {
    check(
        CardClass::Mage,
        &[
            HasHeroPower("AT_132_WARLOCKa"),
            Cost("AT_132_WARLOCKa", 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            HeroPower(Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Soul Tap
///
/// `AT_132_WARLOCKb` · Warlock hero power · 2 mana
///
/// > **Hero Power** Draw a card.
///
/// State: Derived
//~ derived AT_132_WARLOCKb ba0105ad 446c6eb4 9a3f9e2f.6bf9cd73
#[test]
fn AT_132_WARLOCKb_soul_tap() {
    check(
        CardClass::Mage,
        &[
            HasHeroPower("AT_132_WARLOCKb"),
            Cost("AT_132_WARLOCKb", 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            HeroPower(Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Gadgetzan Jouster
///
/// `AT_133` · Neutral minion · 1 mana · 1/2
///
/// > **Battlecry:** Reveal a minion in each deck. If yours costs more, gain +1/+1.
///
/// State: Done
//~ done AT_133 6c78bab1 - 962787c8.3b90f651
#[test]
fn AT_133_gadgetzan_jouster() {
    check(
        CardClass::Mage,
        &[
            Give("AT_133"),
            Cost("AT_133", 1),
            Stats("AT_133", 1, 2),
            OnTop("CS2_186"),
            Force(Entity(The("CS2_186"))),
            Play("AT_133", Nothing),
            Now(The("AT_133"), 2, 3),
        ],
    );
}

/// # Victory!
///
/// `AT_133e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived AT_133e 7715158d 246337a7 9d68d7a4.67341004
#[test]
fn AT_133e_victory() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "AT_133e"), Now(My(0), 6, 2)]);
}

/// # The Coin
///
/// `AT_COIN` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived AT_COIN 78a02061 181e088f 1e9cd4dc.095f71be
#[test]
fn AT_COIN_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("AT_COIN"),
            Cost("AT_COIN", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("AT_COIN", Nothing),
            Mana(6),
        ],
    );
}
