//! Warrior cards of United in Stormwind, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 17604af1

/// # Man the Cannons
///
/// `DED_518` · Warrior spell · 2 mana
///
/// > Deal $3 damage to a minion and $1 damage to all other minions.
///
/// State: Derived
//~ derived DED_518 ec83c219 5b4c6a76 bf6b0dbb.62582daf
#[test]
fn DED_518_man_the_cannons() {
    check(
        CardClass::Warrior,
        &[
            Give("DED_518"),
            Cost("DED_518", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DED_518", On(Nth(2))),
            Now(Nth(1), 4, 4),
            Now(Nth(2), 4, 1),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("DED_518"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DED_518", On(Nth(1))),
            Now(Nth(1), 4, 1),
            Now(Nth(2), 4, 4),
        ],
    );
}

/// # Defias Cannoneer
///
/// `DED_519` · Warrior minion · 3 mana · 3/3
///
/// > After your hero attacks, deal 2 damage to a random enemy twice.
///
/// State: Derived
//~ derived DED_519 d7c7eed1 3d463e5c b3ebe20d.c2d32417
#[test]
fn DED_519_defias_cannoneer() {
    check(
        CardClass::Warrior,
        &[
            Give("DED_519"),
            Cost("DED_519", 3),
            Stats("DED_519", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("DED_519"),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Attack(MyHero, TheirHero),
            Now(TheirHero, 0, 23),
            Damage(TheirHero, 7),
        ],
    );
}

/// # Blacksmithing Hammer
///
/// `DED_527` · Warrior weapon · 4 mana · 5/1 durability
///
/// > **Tradeable** After you **Trade** this, gain +2 Durability.
///
/// State: Todo
//~ todo DED_527 9810e81c 33174ced a78fdb4d.968d1cbe
#[test]
#[ignore = "todo: DED_527 Blacksmithing Hammer"]
fn DED_527_blacksmithing_hammer() {
    check(
        CardClass::Warrior,
        &[Give("DED_527"), Cost("DED_527", 4), Stats("DED_527", 5, 1), Has("DED_527", GameTag::TRADEABLE), Unwritten],
    );
}

/// # Blacksmithing
///
/// `DED_527e` · Warrior enchantment
///
/// > +2 Durability.
///
/// State: Derived
//~ derived DED_527e af7b304e 95a78218 78ea9501.d0b6a934
#[test]
fn DED_527e_blacksmithing() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "DED_527e"), Now(My(0), 5, 3)]);
}

/// # Cowardly Grunt
///
/// `SW_021` · Warrior minion · 6 mana · 6/2
///
/// > **Deathrattle:** Summon a minion from your deck.
///
/// State: Derived
//~ derived SW_021 e19dedbd 8ae9fafa 48f20c99.a9a1dd76
#[test]
fn SW_021_cowardly_grunt() {
    check(
        CardClass::Warrior,
        &[
            Give("SW_021"),
            Cost("SW_021", 6),
            Stats("SW_021", 6, 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SW_021"),
            Force(Entity(Nth(3))),
            Kill(Nth(6)),
            BoardCount(Mine, 2),
            DeckCount(Mine, 21),
            In(Nth(3), Zone::Play),
            Now(Nth(3), 4, 5),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("SW_021"),
            EmptyDeck(Mine),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SW_021"),
            Kill(Nth(8)),
            Armor(Mine, 0),
            BoardCount(Mine, 1),
            Damage(MyHero, 0),
            DeckCount(Mine, 5),
            HandCount(Mine, 1),
            CostNow(Nth(0), 6),
            Now(Nth(0), 6, 2),
            Now(Nth(6), 4, 5),
            Now(Nth(7), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Provoke
///
/// `SW_023` · Warrior spell · 0 mana
///
/// > **Tradeable** Choose a friendly minion. Enemy minions attack it.
///
/// State: Derived
//~ derived SW_023 0434e0c6 6c2b9096 03f0de6d.50851c64
#[test]
fn SW_023_provoke() {
    check(
        CardClass::Warrior,
        &[
            Give("SW_023"),
            Cost("SW_023", 0),
            Has("SW_023", GameTag::TRADEABLE),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_023", On(Nth(1))),
            Now(Nth(1), 4, 1),
            Now(Nth(2), 4, 1),
        ],
    );
}

/// # Lothar
///
/// `SW_024` · Warrior minion · 7 mana · 7/7
///
/// > At the end of your turn, attack a random enemy minion. If it dies, gain +3/+3.
///
/// State: Todo
//~ todo SW_024 e230a789 4b82da55 7475603f.289a4a4a
#[test]
#[ignore = "todo: SW_024 Lothar"]
fn SW_024_lothar() {
    check(CardClass::Warrior, &[Give("SW_024"), Cost("SW_024", 7), Stats("SW_024", 7, 7), Unwritten]);
}

/// # FOR STORMWIND!
///
/// `SW_024e` · Neutral enchantment
///
/// > +3/+3.
///
/// State: Derived
//~ derived SW_024e 2f47ec2e cdc9a509 ae3ed54f.b42c6980
#[test]
fn SW_024e_for_stormwind() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "SW_024e"), Now(My(0), 8, 4)]);
}

/// # Shiver Their Timbers!
///
/// `SW_027` · Warrior spell · 1 mana
///
/// > Deal $2 damage to a minion. If you control a Pirate, deal $5 instead.
///
/// State: Derived
//~ derived SW_027 0d16a890 7caacffd 62f8bbc1.6a095e9e
#[test]
fn SW_027_shiver_their_timbers() {
    check(
        CardClass::Warrior,
        &[
            Give("SW_027"),
            Cost("SW_027", 1),
            Friend("GVG_070"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_027", On(Nth(3))),
            Dead(Nth(3)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("SW_027"),
            Friend("GVG_070"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_027", On(Nth(1))),
            BoardCount(Mine, 1),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("SW_027"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_027", On(Nth(2))),
            Now(Nth(2), 4, 3),
        ],
    );
}

/// # Raid the Docks
///
/// `SW_028` · Warrior spell · 1 mana
///
/// > **Questline:** Play 3 Pirates. **Reward:** Draw a weapon.
///
/// State: Derived
//~ derived SW_028 921b2688 9084d964 96f8caa3.5e35af7d
#[test]
fn SW_028_raid_the_docks() {
    check(
        CardClass::Warrior,
        &[
            Give("SW_028"),
            Cost("SW_028", 1),
            OnTop("AT_034"),
            OnTop("AT_034"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_028", Nothing),
            Play("GVG_070", Nothing),
            Crystals(10),
            Play("GVG_070", Nothing),
            Crystals(10),
            Play("GVG_070", Nothing),
            Crystals(10),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            Dead(Nth(0)),
            CostNow(Nth(2), 2),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 1, 3),
            In(The("SW_028t"), Zone::Secret),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("SW_028"),
            OnTop("AT_034"),
            OnTop("AT_034"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_028", Nothing),
            Play("GVG_070", Nothing),
            Crystals(10),
            Play("GVG_070", Nothing),
            Crystals(10),
            DeckCount(Mine, 22),
        ],
    );
}

/// # Create a Distraction
///
/// `SW_028t` · Warrior spell · 1 mana
///
/// > **Questline:** Play 3 Pirates. **Reward:** Deal $2 damage to a random enemy twice.
///
/// State: Derived
//~ derived SW_028t 1b383d54 3abc7735 fc525205.572c7c4f
#[test]
fn SW_028t_create_a_distraction() {
    check(
        CardClass::Warrior,
        &[
            Give("SW_028t"),
            Cost("SW_028t", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_028t", Nothing),
            Play("GVG_070", Nothing),
            Crystals(10),
            Play("GVG_070", Nothing),
            Crystals(10),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Play("GVG_070", Nothing),
            Crystals(10),
            Dead(Nth(0)),
            In(The("SW_028t2"), Zone::Secret),
            Now(TheirHero, 0, 26),
            Damage(TheirHero, 4),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("SW_028t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_028t", Nothing),
            Play("GVG_070", Nothing),
            Crystals(10),
            Play("GVG_070", Nothing),
            Crystals(10),
            Armor(Mine, 0),
            BoardCount(Mine, 3),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 0),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Now(Nth(3), 7, 4),
            Now(Nth(4), 7, 4),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Secure the Supplies
///
/// `SW_028t2` · Warrior spell · 1 mana
///
/// > **Questline:** Play 3 Pirates. **Reward:** Cap'n Rokara.
///
/// State: Derived
//~ derived SW_028t2 006a320f cc5aaa0d d6d3c15b.8d0e7598
#[test]
fn SW_028t2_secure_the_supplies() {
    check(
        CardClass::Warrior,
        &[
            Give("SW_028t2"),
            Cost("SW_028t2", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_028t2", Nothing),
            Play("GVG_070", Nothing),
            Crystals(10),
            Play("GVG_070", Nothing),
            Crystals(10),
            Play("GVG_070", Nothing),
            Crystals(10),
            Is(InHand(0), "SW_028t5"),
            CostNow(InHand(0), 5),
            Now(InHand(0), 7, 7),
            HandCount(Mine, 1),
            Dead(Nth(0)),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("SW_028t2"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_028t2", Nothing),
            Play("GVG_070", Nothing),
            Crystals(10),
            Play("GVG_070", Nothing),
            Crystals(10),
            HandCount(Mine, 0),
        ],
    );
}

/// # Cap'n Rokara
///
/// `SW_028t5` · Warrior minion · 5 mana · 7/7
///
/// > **Battlecry:** Summon The Juggernaut!
///
/// State: Derived
//~ derived SW_028t5 dfeefd07 18a5b11b 7715af1e.c5323fe7
#[test]
fn SW_028t5_capn_rokara() {
    check(
        CardClass::Warrior,
        &[
            Give("SW_028t5"),
            Cost("SW_028t5", 5),
            Stats("SW_028t5", 7, 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_028t5", Nothing),
            BoardCount(Mine, 3),
            In(The("SW_028t6"), Zone::Play),
            Now(The("SW_028t6"), 0, 1),
        ],
    );
}

/// # The Juggernaut
///
/// `SW_028t6` · Warrior minion · 5 mana · 0/1
///
/// > **Start of Your Turn:** Summon a Pirate, equip a Warrior weapon, and fire two cannons that deal 2 damage!
///
/// State: Todo
//~ todo SW_028t6 6ee08893 7ae10938 0c1c1e82.952467c0
#[test]
#[ignore = "todo: SW_028t6 The Juggernaut"]
fn SW_028t6_the_juggernaut() {
    check(CardClass::Warrior, &[Give("SW_028t6"), Cost("SW_028t6", 5), Stats("SW_028t6", 0, 1), Unwritten]);
}

/// # Harbor Scamp
///
/// `SW_029` · Warrior minion · 2 mana · 2/2
///
/// > **Battlecry:** Draw a Pirate.
///
/// State: Derived
//~ derived SW_029 4bc64c85 2877997b 227e3f13.fb22c8fb
#[test]
fn SW_029_harbor_scamp() {
    check(
        CardClass::Warrior,
        &[
            Give("SW_029"),
            Cost("SW_029", 2),
            Stats("SW_029", 2, 2),
            OnTop("GVG_070"),
            OnTop("GVG_070"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_029", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(2), 5),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 7, 4),
        ],
    );
}

/// # Cargo Guard
///
/// `SW_030` · Warrior minion · 3 mana · 2/4
///
/// > At the end of your turn, gain 3 Armor.
///
/// State: Derived
//~ derived SW_030 41fc925c 5e81952b 4503f0ba.de80c850
#[test]
fn SW_030_cargo_guard() {
    check(
        CardClass::Warrior,
        &[
            Give("SW_030"),
            Cost("SW_030", 3),
            Stats("SW_030", 2, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SW_030"),
            EndTurn,
            Armor(Mine, 3),
        ],
    );
}

/// # Stormwind Freebooter
///
/// `SW_093` · Warrior minion · 3 mana · 3/4
///
/// > **Battlecry:** Give your hero +2 Attack this turn.
///
/// State: Derived
//~ derived SW_093 f0b85949 fccf4035 164fef4e.0113b528
#[test]
fn SW_093_stormwind_freebooter() {
    check(
        CardClass::Warrior,
        &[
            Give("SW_093"),
            Cost("SW_093", 3),
            Stats("SW_093", 3, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_093", Nothing),
            Now(MyHero, 2, 30),
        ],
    );
}

/// # Paid to Loot
///
/// `SW_093e` · Neutral enchantment
///
/// > +2 Attack this turn.
///
/// State: Derived
//~ derived SW_093e dfe5848d c4007d72 56db418d.09ced50d
#[test]
fn SW_093e_paid_to_loot() {
    check(
        CardClass::Warrior,
        &[Friend("CS2_118"), Enchant(My(0), "SW_093e"), Now(My(0), 7, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Heavy Plate
///
/// `SW_094` · Warrior spell · 3 mana
///
/// > **Tradeable** Gain 8 Armor.
///
/// State: Derived
//~ derived SW_094 8e1cb70c 621e3c77 9d8ac1ba.e1d592e3
#[test]
fn SW_094_heavy_plate() {
    check(
        CardClass::Warrior,
        &[
            Give("SW_094"),
            Cost("SW_094", 3),
            Has("SW_094", GameTag::TRADEABLE),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_094", Nothing),
            Armor(Mine, 8),
        ],
    );
}

/// # Remote-Controlled Golem
///
/// `SW_097` · Warrior minion · 4 mana · 3/6
///
/// > After this takes damage, shuffle two Golem Parts into your deck. When drawn, summon a 2/1 Mech.
///
/// State: Todo
//~ todo SW_097 da91250f cc8c4a20 c8a51f7d.6a337c43
#[test]
#[ignore = "todo: SW_097 Remote-Controlled Golem"]
fn SW_097_remote_controlled_golem() {
    check(CardClass::Warrior, &[Give("SW_097"), Cost("SW_097", 4), Stats("SW_097", 3, 6), Unwritten]);
}

/// # Golem Parts
///
/// `SW_097t` · Warrior spell · 1 mana
///
/// > **Casts When Drawn** Summon a 2/1 Damaged Golem.
///
/// State: Derived
//~ derived SW_097t d2a88c17 a232d331 a9b2325b.402dcf5d
#[test]
fn SW_097t_golem_parts() {
    check(
        CardClass::Warrior,
        &[
            Give("SW_097t"),
            Cost("SW_097t", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_097t", Nothing),
            BoardCount(Mine, 2),
            In(The("skele21"), Zone::Play),
            Now(The("skele21"), 2, 1),
        ],
    );
}
