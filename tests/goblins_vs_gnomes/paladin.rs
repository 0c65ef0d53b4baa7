//! Paladin cards of Goblins vs Gnomes, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 50747927

/// # Seal of Light
///
/// `GVG_057` · Paladin spell · Holy · 2 mana
///
/// > Restore #4 Health to your hero and gain +2 Attack this turn.
///
/// State: Todo
//~ todo GVG_057 57238610 c35c4db0 1af96e56.8ef38266
#[test]
#[ignore = "todo: GVG_057 Seal of Light"]
fn GVG_057_seal_of_light() {
    check(CardClass::Paladin, &[Give("GVG_057"), Cost("GVG_057", 2), Unwritten]);
}

/// # Seal of Light
///
/// `GVG_057a` · Neutral enchantment
///
/// > +2 Attack this turn.
///
/// State: Derived
//~ derived GVG_057a 4b12de94 d986c0ca 61a4aefe.09ced50d
#[test]
fn GVG_057a_seal_of_light() {
    check(
        CardClass::Paladin,
        &[Friend("CS2_118"), Enchant(My(0), "GVG_057a"), Now(My(0), 7, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Shielded Minibot
///
/// `GVG_058` · Paladin minion · 2 mana · 2/2
///
/// > **Divine Shield**
///
/// State: Vanilla
//~ vanilla GVG_058 3c126664 01dc5f6d b9fcdc2c.cc526ac4
#[test]
fn GVG_058_shielded_minibot() {
    check(
        CardClass::Paladin,
        &[
            Give("GVG_058"),
            Cost("GVG_058", 2),
            Stats("GVG_058", 2, 2),
            Has("GVG_058", GameTag::DIVINE_SHIELD),
            Play("GVG_058", Nothing),
            In(The("GVG_058"), Zone::Play),
            Now(The("GVG_058"), 2, 2),
            HasNow(The("GVG_058"), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Coghammer
///
/// `GVG_059` · Paladin weapon · 3 mana · 2/3 durability
///
/// > **Battlecry:** Give a random friendly minion **Divine Shield** and **Taunt**.
///
/// State: Derived
//~ derived GVG_059 a1740e61 c20b1c80 3060ae62.4cda5741
#[test]
fn GVG_059_coghammer() {
    check(
        CardClass::Paladin,
        &[
            Give("GVG_059"),
            Cost("GVG_059", 3),
            Stats("GVG_059", 2, 3),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Force(Entity(Nth(1))),
            Play("GVG_059", Nothing),
            HasNow(Nth(1), GameTag::DIVINE_SHIELD),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("GVG_059"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Play("GVG_059", Nothing),
            HasNow(Nth(1), GameTag::DIVINE_SHIELD),
            HasNow(Nth(1), GameTag::TAUNT),
        ],
    );
}

/// # Quartermaster
///
/// `GVG_060` · Paladin minion · 5 mana · 2/5
///
/// > **Battlecry:** Give your Silver Hand Recruits +2/+2.
///
/// State: Derived
//~ derived GVG_060 51af42f7 75f9bb40 7eee823b.a1c9bbc7
#[test]
fn GVG_060_quartermaster() {
    check(
        CardClass::Paladin,
        &[
            Give("GVG_060"),
            Cost("GVG_060", 5),
            Stats("GVG_060", 2, 5),
            Friend("CS2_101t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GVG_060", Nothing),
            Now(Nth(0), 2, 5),
            Now(Nth(1), 3, 3),
        ],
    );
}

/// # Well Equipped
///
/// `GVG_060e` · Paladin enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived GVG_060e b90ccbc6 e6d324a2 8679ac5e.6d6ab056
#[test]
fn GVG_060e_well_equipped() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "GVG_060e"), Now(My(0), 7, 3)]);
}

/// # Muster for Battle
///
/// `GVG_061` · Paladin spell · 3 mana
///
/// > Summon three {0} Silver Hand Recruits. Equip a 1/4 Weapon.
///
/// State: Todo
//~ todo GVG_061 41d18cf9 fbdf97aa 0144dfcf.9dd69f87
#[test]
#[ignore = "todo: GVG_061 Muster for Battle"]
fn GVG_061_muster_for_battle() {
    check(CardClass::Paladin, &[Give("GVG_061"), Cost("GVG_061", 3), Unwritten]);
}

/// # Cobalt Guardian
///
/// `GVG_062` · Paladin minion · 5 mana · 6/3
///
/// > Whenever you summon a Mech, gain **Divine Shield**.
///
/// State: Derived
//~ derived GVG_062 5f7d9e53 beb6a45b 23b1b8cc.5a9b52e6
#[test]
fn GVG_062_cobalt_guardian() {
    check(
        CardClass::Paladin,
        &[
            Give("GVG_062"),
            Cost("GVG_062", 5),
            Stats("GVG_062", 6, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_062"),
            Play("GVG_044", Nothing),
            HasNow(Nth(3), GameTag::DIVINE_SHIELD),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("GVG_062"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_062"),
            Play("CS2_182", Nothing),
            HasNot(Nth(3), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Bolvar Fordragon
///
/// `GVG_063` · Paladin minion · 5 mana · 1/7
///
/// > Whenever a friendly minion dies while this is in your hand, gain +1 Attack.
///
/// State: Derived
//~ derived GVG_063 233099e3 0b1d1c03 3e6701db.5e18347d
#[test]
fn GVG_063_bolvar_fordragon() {
    check(
        CardClass::Paladin,
        &[
            Give("GVG_063"),
            Cost("GVG_063", 5),
            Stats("GVG_063", 1, 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_063"),
            Kill(Nth(1)),
            Now(Nth(0), 2, 7),
        ],
    );
}

/// # Scarlet Purifier
///
/// `GVG_101` · Paladin minion · 3 mana · 4/3
///
/// > **Battlecry:** Deal 2 damage to all minions with **Deathrattle**.
///
/// State: Derived
//~ derived GVG_101 9a1f9b3e 4e160f67 bb37b109.a5421575
#[test]
fn GVG_101_scarlet_purifier() {
    check(
        CardClass::Paladin,
        &[
            Give("GVG_101"),
            Cost("GVG_101", 3),
            Stats("GVG_101", 4, 3),
            Friend("LEG_CS3_013"),
            Friend("CS2_182"),
            Enemy("LEG_CS3_013"),
            Enemy("CS2_182"),
            Play("GVG_101", Nothing),
            Now(Nth(0), 4, 3),
            Now(Nth(1), 4, 1),
            Now(Nth(3), 4, 1),
        ],
    );
}
