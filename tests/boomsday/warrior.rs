//! Warrior cards of The Boomsday Project, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 2196dab8

/// # Weapons Project
///
/// `BOT_042` · Warrior spell · 2 mana
///
/// > Each player equips a 2/3 weapon and gains 6 Armor.
///
/// State: Derived
//~ derived BOT_042 2c96496c ed24e0d2 eacaec1a.a9cf9ed7
#[test]
fn BOT_042_weapons_project() {
    check(
        CardClass::Warrior,
        &[
            Give("BOT_042"),
            Cost("BOT_042", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BOT_042", Nothing),
            Armor(Mine, 6),
            Now(MyHero, 2, 30),
            Is(MyWeapon, "BOT_042t"),
            Now(MyWeapon, 2, 3),
            Now(TheirWeapon, 2, 3),
            Armor(Theirs, 6),
            Is(TheirWeapon, "BOT_042t"),
        ],
    );
}

/// # Gearblade
///
/// `BOT_042t` · Warrior weapon · 2 mana · 2/3 durability
///
/// State: Vanilla
//~ vanilla BOT_042t c778a0ce 1c13cfd6 1f0850b5
#[test]
fn BOT_042t_gearblade() {
    check(
        CardClass::Warrior,
        &[
            Give("BOT_042t"),
            Cost("BOT_042t", 2),
            Stats("BOT_042t", 2, 3),
            Play("BOT_042t", Nothing),
            In(The("BOT_042t"), Zone::Play),
        ],
    );
}

/// # Eternium Rover
///
/// `BOT_059` · Warrior minion · 1 mana · 1/3
///
/// > Whenever this minion takes damage, gain 2 Armor.
///
/// State: Derived
//~ derived BOT_059 542a8780 f4d2a237 879ffd41.b87f8c48
#[test]
fn BOT_059_eternium_rover() {
    check(
        CardClass::Warrior,
        &[
            Give("BOT_059"),
            Cost("BOT_059", 1),
            Stats("BOT_059", 1, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BOT_059"),
            Hurt(Nth(3), 1),
            Armor(Mine, 2),
        ],
    );
}

/// # Rocket Boots
///
/// `BOT_067` · Warrior spell · 2 mana
///
/// > Give a minion **Rush**. Draw a card.
///
/// State: Derived
//~ derived BOT_067 abac84ea 5f9c15da 9acaf307.01bb8b34
#[test]
fn BOT_067_rocket_boots() {
    check(
        CardClass::Warrior,
        &[
            Give("BOT_067"),
            Cost("BOT_067", 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BOT_067", On(Nth(5))),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            HasNot(Nth(3), GameTag::RUSH),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            HasNow(Nth(5), GameTag::RUSH),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("BOT_067"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BOT_067", On(Nth(4))),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            HasNot(Nth(3), GameTag::RUSH),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            HasNow(Nth(4), GameTag::RUSH),
        ],
    );
}

/// # Rocket Boots
///
/// `BOT_067e` · Warrior enchantment
///
/// > **Rush**.
///
/// State: Derived
//~ derived BOT_067e 5daa5faa 77c154ed bcc376a8.6bcfb036
#[test]
fn BOT_067e_rocket_boots() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "BOT_067e"), HasNow(My(0), GameTag::RUSH)]);
}

/// # The Boomship
///
/// `BOT_069` · Warrior spell · 9 mana
///
/// > Summon 3 random minions from your hand. Give them **Rush**.
///
/// State: Derived
//~ derived BOT_069 6132e9ee c2767ae3 39c58d81.99f64b4a
#[test]
fn BOT_069_the_boomship() {
    check(
        CardClass::Warrior,
        &[
            Give("BOT_069"),
            Cost("BOT_069", 9),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Force(Entity(Nth(2))),
            Play("BOT_069", Nothing),
            BoardCount(Mine, 3),
            HandCount(Mine, 0),
            HasNow(Nth(1), GameTag::RUSH),
            In(Nth(1), Zone::Play),
            HasNow(Nth(2), GameTag::RUSH),
            In(Nth(2), Zone::Play),
        ],
    );
}

/// # Rocketeer
///
/// `BOT_069e` · Warrior enchantment
///
/// > **Rush**.
///
/// State: Derived
//~ derived BOT_069e 4deac19e 7c421927 98ddf97d.6bcfb036
#[test]
fn BOT_069e_rocketeer() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "BOT_069e"), HasNow(My(0), GameTag::RUSH)]);
}

/// # Dyn-o-matic
///
/// `BOT_104` · Warrior minion · 5 mana · 3/4
///
/// > **Battlecry:** Deal 5 damage randomly split among all minions except Mechs.
///
/// State: Derived
//~ derived BOT_104 b87ad4b7 c4dda992 b1223806.04784795
#[test]
fn BOT_104_dyn_o_matic() {
    check(
        CardClass::Warrior,
        &[
            Give("BOT_104"),
            Cost("BOT_104", 5),
            Stats("BOT_104", 3, 4),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Force(Entity(Nth(3))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(4))),
            Force(Entity(Nth(2))),
            Play("BOT_104", Nothing),
            BoardCount(Mine, 2),
            Dead(Nth(1)),
            Now(Nth(2), 4, 3),
            Dead(Nth(3)),
            Now(Nth(4), 4, 4),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("BOT_104"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Never(Entity(Nth(0))),
            Play("BOT_104", Nothing),
        ],
    );
}

/// # Security Rover
///
/// `BOT_218` · Warrior minion · 6 mana · 2/6
///
/// > Whenever this minion takes damage, summon a 2/3 Mech with **Taunt**.
///
/// State: Derived
//~ derived BOT_218 a473aee7 ec5010c6 e057a633.834589c1
#[test]
fn BOT_218_security_rover() {
    check(
        CardClass::Warrior,
        &[
            Give("BOT_218"),
            Cost("BOT_218", 6),
            Stats("BOT_218", 2, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BOT_218"),
            Hurt(Nth(3), 1),
            BoardCount(Mine, 3),
            In(The("BOT_218t"), Zone::Play),
            Now(The("BOT_218t"), 2, 3),
        ],
    );
}

/// # Guard Bot
///
/// `BOT_218t` · Warrior minion · 2 mana · 2/3
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla BOT_218t 0a7199cf 957a662e 73454675.4b0c5d24
#[test]
fn BOT_218t_guard_bot() {
    check(
        CardClass::Warrior,
        &[
            Give("BOT_218t"),
            Cost("BOT_218t", 2),
            Stats("BOT_218t", 2, 3),
            Has("BOT_218t", GameTag::TAUNT),
            Play("BOT_218t", Nothing),
            In(The("BOT_218t"), Zone::Play),
            Now(The("BOT_218t"), 2, 3),
            HasNow(The("BOT_218t"), GameTag::TAUNT),
        ],
    );
}

/// # Beryllium Nullifier
///
/// `BOT_237` · Warrior minion · 7 mana · 4/8
///
/// > **Magnetic Elusive**
///
/// State: Vanilla
//~ vanilla BOT_237 121c73bd bcd7c686 5360ce54.9177e32c
#[test]
fn BOT_237_beryllium_nullifier() {
    check(
        CardClass::Warrior,
        &[
            Give("BOT_237"),
            Cost("BOT_237", 7),
            Stats("BOT_237", 4, 8),
            Has("BOT_237", GameTag::ELUSIVE),
            Has("BOT_237", GameTag::MAGNETIC),
            Play("BOT_237", Nothing),
            In(The("BOT_237"), Zone::Play),
            Now(The("BOT_237"), 4, 8),
            HasNow(The("BOT_237"), GameTag::ELUSIVE),
            HasNow(The("BOT_237"), GameTag::MAGNETIC),
        ],
    );
}

/// # Beryllium Nullifier
///
/// `BOT_237e` · Neutral enchantment
///
/// > **Elusive**
///
/// State: Derived
//~ derived BOT_237e 2eb44d5b 0dcac0ef bf279b49.c54580ff
#[test]
fn BOT_237e_beryllium_nullifier() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "BOT_237e"), HasNow(My(0), GameTag::ELUSIVE)]);
}

/// # Dr. Boom, Mad Genius
///
/// `BOT_238` · Warrior hero · 7 mana · 30 health, 7 armor
///
/// > **Battlecry:** For the rest of the game, your Mechs have **Rush**.
///
/// State: Todo
//~ todo BOT_238 ef135f0b 8e98234d 485e3677.cfe3291d
#[test]
#[ignore = "todo: BOT_238 Dr. Boom, Mad Genius"]
fn BOT_238_dr_boom_mad_genius() {
    check(CardClass::Warrior, &[Give("BOT_238"), Cost("BOT_238", 7), Unwritten]);
}

/// # Boomtastic
///
/// `BOT_238e` · Neutral enchantment
///
/// > Your Mechs have **Rush**.
///
/// State: Derived
//~ derived BOT_238e 7d14d92d 4ebcae16 3cbd1daf.6a6bbf4f
#[test]
fn BOT_238e_boomtastic() {
    check(
        CardClass::Warrior,
        &[
            Friend("CS2_182"),
            Friend("GVG_044"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "BOT_238e"),
            HasNot(Nth(0), GameTag::RUSH),
            HasNow(Nth(1), GameTag::RUSH),
        ],
    );
}

/// # Big Red Button
///
/// `BOT_238p` · Warrior hero power · 2 mana
///
/// > Activate this turn's Mech Suit power!
///
/// State: Todo
//~ todo BOT_238p e47854a5 812f4fe4 ea85ad5e.4af62344
#[test]
#[ignore = "todo: BOT_238p Big Red Button"]
fn BOT_238p_big_red_button() {
    check(CardClass::Warrior, &[HasHeroPower("BOT_238p"), Cost("BOT_238p", 2), Unwritten]);
}

/// # Zap Cannon
///
/// `BOT_238p1` · Warrior hero power · 2 mana
///
/// > Deal $3 damage. Swaps each turn.
///
/// State: Todo
//~ todo BOT_238p1 955e4895 fb33bb95 6a3efe2e.095a53aa
#[test]
#[ignore = "todo: BOT_238p1 Zap Cannon"]
fn BOT_238p1_zap_cannon() {
    check(
        CardClass::Warrior,
        &[
            HasHeroPower("BOT_238p1"),
            Cost("BOT_238p1", 2),
            Targets("BOT_238p1", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Unwritten,
        ],
    );
}

/// # Blast Shield
///
/// `BOT_238p2` · Warrior hero power · 2 mana
///
/// > Gain $d7 Armor. Swaps each turn.
///
/// State: Todo
//~ todo BOT_238p2 d2da4f90 16ca9b30 9a51827e.64877fba
#[test]
#[ignore = "todo: BOT_238p2 Blast Shield"]
fn BOT_238p2_blast_shield() {
    check(CardClass::Warrior, &[HasHeroPower("BOT_238p2"), Cost("BOT_238p2", 2), Unwritten]);
}

/// # KABOOM!
///
/// `BOT_238p3` · Warrior hero power · 2 mana
///
/// > Deal $1 damage to all enemies. Swaps each turn.
///
/// State: Todo
//~ todo BOT_238p3 b85e6aaa e3669879 8a653326.9f93e5ce
#[test]
#[ignore = "todo: BOT_238p3 KABOOM!"]
fn BOT_238p3_kaboom() {
    check(CardClass::Warrior, &[HasHeroPower("BOT_238p3"), Cost("BOT_238p3", 2), Unwritten]);
}

/// # Delivery Drone
///
/// `BOT_238p4` · Warrior hero power · 2 mana
///
/// > **Discover** a Mech. Swaps each turn.
///
/// State: Todo
//~ todo BOT_238p4 7e4f9713 876d86e9 43fa952b.71e6d82c
#[test]
#[ignore = "todo: BOT_238p4 Delivery Drone"]
fn BOT_238p4_delivery_drone() {
    check(CardClass::Warrior, &[HasHeroPower("BOT_238p4"), Cost("BOT_238p4", 2), Unwritten]);
}

/// # Micro-Squad
///
/// `BOT_238p6` · Warrior hero power · 2 mana
///
/// > Summon three 1/1 Microbots. Swaps each turn.
///
/// State: Todo
//~ todo BOT_238p6 4821f61f 18f8d441 a6cadeaa.157da4c6
#[test]
#[ignore = "todo: BOT_238p6 Micro-Squad"]
fn BOT_238p6_micro_squad() {
    check(CardClass::Warrior, &[HasHeroPower("BOT_238p6"), Cost("BOT_238p6", 2), Unwritten]);
}

/// # Omega Assembly
///
/// `BOT_299` · Warrior spell · 1 mana
///
/// > **Discover** a Mech. If you have 10 Mana Crystals, keep all 3 instead.
///
/// State: Done
//~ done BOT_299 e72bd59f - 2e707fa3.34b492c2
#[test]
fn BOT_299_omega_assembly() {
    check(
        CardClass::Warrior,
        &[
            Give("BOT_299"),
            Cost("BOT_299", 1),
            Force(Card("GVG_085")),
            Force(Card("EX1_556")),
            Force(Card("GVG_006")),
            Play("BOT_299", Nothing),
            HandCount(Mine, 3),
            Is(InHand(0), "GVG_085"),
            Is(InHand(1), "EX1_556"),
            Is(InHand(2), "GVG_006"),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Crystals(9),
            Force(Card("GVG_085")),
            Never(Card("CS2_182")),
            Play("BOT_299", Nothing),
            ChooseCard("GVG_085"),
            HandCount(Mine, 1),
            Is(InHand(0), "GVG_085"),
        ],
    );
}

/// # Supercollider
///
/// `BOT_406` · Warrior weapon · 5 mana · 1/3 durability
///
/// > After you attack a minion, force it to attack one of its neighbors.
///
/// State: Todo
//~ todo BOT_406 a98407ae 3d967524 9aaea7fd.00ba34eb
#[test]
#[ignore = "todo: BOT_406 Supercollider"]
fn BOT_406_supercollider() {
    check(CardClass::Warrior, &[Give("BOT_406"), Cost("BOT_406", 5), Stats("BOT_406", 1, 3), Unwritten]);
}
