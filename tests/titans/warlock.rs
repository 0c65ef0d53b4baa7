//! Warlock cards of TITANS, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b912bf20

/// # Thornveil Tentacle
///
/// `TTN_456` · Warlock minion · 2 mana · 2/2
///
/// > **Lifesteal Battlecry:** Deal 2 damage to a random enemy minion.
///
/// State: Derived
//~ derived TTN_456 17c2da33 8dcaaeaa 1843ef32.acf5c538
#[test]
fn TTN_456_thornveil_tentacle() {
    check(
        CardClass::Warlock,
        &[
            Give("TTN_456"),
            Cost("TTN_456", 2),
            Stats("TTN_456", 2, 2),
            Has("TTN_456", GameTag::LIFESTEAL),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Force(Entity(Nth(2))),
            Play("TTN_456", Nothing),
            Now(MyHero, 0, 12),
            Damage(MyHero, 18),
            Now(Nth(2), 4, 1),
        ],
    );
}

/// # Mortal Eradication
///
/// `TTN_460` · Warlock spell · Shadow · 3 mana
///
/// > Deal $5 damage randomly split among all enemy minions. Restore #2 Health to your hero for each killed.
///
/// State: Done
//~ done TTN_460 cd7c0945 - b6740ebd.a6403e5a
#[test]
fn TTN_460_mortal_eradication() {
    check(
        CardClass::Warlock,
        &[
            Give("TTN_460"),
            Cost("TTN_460", 3),
            Enemy("CS2_182"),
            Friend("CS2_231"),
            Hurt(MyHero, 10),
            Play("TTN_460", Nothing),
            Dead(Nth(1)),
            Health(MyHero, 22),
            Health(TheirHero, 30),
            In(Nth(2), Zone::Play),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Enemy("CS2_231"),
            Enemy("CS2_231"),
            Enemy("CS2_182"),
            Hurt(MyHero, 10),
            Force(Entity(Nth(0))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(1))),
            Play("TTN_460", Nothing),
            Health(Nth(2), 2),
            Health(MyHero, 24),
        ],
    );
    check(
        CardClass::Warlock,
        &[Enemy("CS2_200"), Hurt(MyHero, 10), Play("TTN_460", Nothing), Health(Nth(0), 2), Health(MyHero, 20)],
    );
}

/// # Imprisoned Horror
///
/// `TTN_462` · Warlock minion · 9 mana · 4/4
///
/// > Costs (1) less for each damage you've taken on your turns this game.
///
/// State: Todo
//~ todo TTN_462 5dfbd5c9 b2635003 eb981590.3edb49b3
#[test]
#[ignore = "todo: TTN_462 Imprisoned Horror"]
fn TTN_462_imprisoned_horror() {
    check(CardClass::Warlock, &[Give("TTN_462"), Cost("TTN_462", 9), Stats("TTN_462", 4, 4), Unwritten]);
}

/// # Wing Welding
///
/// `TTN_463` · Warlock spell · 4 mana
///
/// > Discard your highest Cost card. Deal damage equal to its Cost to all minions.
///
/// State: Derived
//~ derived TTN_463 25dd839c bc0f8009 d9ff6220.c83b1801
#[test]
fn TTN_463_wing_welding() {
    check(
        CardClass::Warlock,
        &[
            Give("TTN_463"),
            Cost("TTN_463", 4),
            Give("CS2_186"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TTN_463", Nothing),
            BoardCount(Mine, 0),
            HandCount(Mine, 1),
            Dead(Nth(1)),
            Dead(Nth(3)),
            Dead(Nth(4)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("TTN_463"),
            Give("CS2_186"),
            Give("CS2_182"),
            Friend("TLC_248"),
            Enemy("CS2_118"),
            Play("TTN_463", Nothing),
            HandCount(Mine, 1),
            Dead(Nth(1)),
            Now(Nth(3), 14, 21),
            Dead(Nth(4)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Forge of Wills
///
/// `TTN_465` · Warlock location · 3 mana · 0 uses
///
/// > Choose a friendly minion. Summon a Giant with its stats and **Rush**.
///
/// State: Done
//~ done TTN_465 4e7e7cda - 931a04c3.b0317477
#[test]
fn TTN_465_forge_of_wills() {
    check(
        CardClass::Warlock,
        &[
            Give("TTN_465"),
            Cost("TTN_465", 3),
            Friend("CS2_182"),
            Enemy("CS2_200"),
            Friend("TTN_465"),
            Use(Nth(3), 0, On(Nth(1))),
            Now(The("TTN_465t"), 4, 5),
            HasNow(The("TTN_465t"), GameTag::RUSH),
            Now(Nth(1), 4, 5),
            HasNot(Nth(1), GameTag::RUSH),
            BoardCount(Theirs, 1),
            Attack(The("TTN_465t"), Nth(2)),
            Health(Nth(2), 3),
        ],
    );
}

/// # Ironbound Giant
///
/// `TTN_465t` · Warlock minion · 1 mana · 1/1
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla TTN_465t a08151ac 0043f02e b44a20f5.57b12c28
#[test]
fn TTN_465t_ironbound_giant() {
    check(
        CardClass::Warlock,
        &[
            Give("TTN_465t"),
            Cost("TTN_465t", 1),
            Stats("TTN_465t", 1, 1),
            Has("TTN_465t", GameTag::RUSH),
            Play("TTN_465t", Nothing),
            In(The("TTN_465t"), Zone::Play),
            Now(The("TTN_465t"), 1, 1),
            HasNow(The("TTN_465t"), GameTag::RUSH),
        ],
    );
}

/// # Monstrous Form
///
/// `TTN_486` · Warlock spell · Shadow · 1 mana
///
/// > Give a friendly minion +3/+3 until your next turn.
///
/// State: Derived
//~ derived TTN_486 3fc60611 7c59e148 383e4e6b.7d7ee65f
#[test]
fn TTN_486_monstrous_form() {
    check(
        CardClass::Warlock,
        &[
            Give("TTN_486"),
            Cost("TTN_486", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TTN_486", On(Nth(1))),
            Now(Nth(1), 7, 8),
        ],
    );
}

/// # Loken, Jailer of Yogg-Saron
///
/// `TTN_487` · Warlock minion · 6 mana · 3/3
///
/// > **Battlecry: Discover** a minion from your deck. Summon a Tentacle with its stats and **Taunt**.
///
/// State: Todo
//~ todo TTN_487 963b6fb7 7aada141 5c9ac320.0a558c34
#[test]
#[ignore = "todo: TTN_487 Loken, Jailer of Yogg-Saron"]
fn TTN_487_loken_jailer_of_yogg_saron() {
    check(CardClass::Warlock, &[Give("TTN_487"), Cost("TTN_487", 6), Stats("TTN_487", 3, 3), Unwritten]);
}

/// # Escaped Tentacle
///
/// `TTN_487t` · Warlock minion · 1 mana · 1/1
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla TTN_487t 926c9df5 d8e9222e 4641734f.4b0c5d24
#[test]
fn TTN_487t_escaped_tentacle() {
    check(
        CardClass::Warlock,
        &[
            Give("TTN_487t"),
            Cost("TTN_487t", 1),
            Stats("TTN_487t", 1, 1),
            Has("TTN_487t", GameTag::TAUNT),
            Play("TTN_487t", Nothing),
            In(The("TTN_487t"), Zone::Play),
            Now(The("TTN_487t"), 1, 1),
            HasNow(The("TTN_487t"), GameTag::TAUNT),
        ],
    );
}

/// # Disciple of Sargeras
///
/// `TTN_490` · Warlock minion · 4 mana · 3/3
///
/// > **Battlecry:** Discard a spell to summon two 3/2 Imps. **Forge:** Give them +2 Health and **Taunt**.
///
/// State: Todo
//~ todo TTN_490 921ce65a ad59f847 bbb32c8c.e2b307cb
#[test]
#[ignore = "todo: TTN_490 Disciple of Sargeras"]
fn TTN_490_disciple_of_sargeras() {
    check(CardClass::Warlock, &[Give("TTN_490"), Cost("TTN_490", 4), Stats("TTN_490", 3, 3), Unwritten]);
}

/// # Disciple of Sargeras
///
/// `TTN_490t` · Warlock minion · 4 mana · 3/3
///
/// > **Forged Battlecry:** Discard a spell to summon two 3/2 Imps with +2 Health and **Taunt**.
///
/// State: Todo
//~ todo TTN_490t 6691063c 270b401b 649a1cb4.5b6205be
#[test]
#[ignore = "todo: TTN_490t Disciple of Sargeras"]
fn TTN_490t_disciple_of_sargeras() {
    check(
        CardClass::Warlock,
        &[Give("TTN_490t"), Cost("TTN_490t", 4), Stats("TTN_490t", 3, 3), Has("TTN_490t", GameTag::FORGED), Unwritten],
    );
}

/// # Chaotic Consumption
///
/// `TTN_932` · Warlock spell · 1 mana
///
/// > Destroy a friendly minion to destroy an enemy minion.
///
/// State: Done
//~ done TTN_932 62bb70aa - d74c4ffe.19660082
#[test]
fn TTN_932_chaotic_consumption() {
    check(
        CardClass::Warlock,
        &[
            Give("TTN_932"),
            Cost("TTN_932", 1),
            Friend("CS2_231"),
            Friend("CS2_182"),
            Enemy("CS2_200"),
            Enemy("CS2_182"),
            Enemy("CS2_231"),
            Play("TTN_932", On(Nth(1))),
            ChooseCard("CS2_182"),
            Dead(Nth(1)),
            Dead(Nth(4)),
            BoardCount(Mine, 1),
            BoardCount(Theirs, 2),
        ],
    );
    check(
        CardClass::Warlock,
        &[Friend("CS2_182"), Enemy("CS2_200"), Play("TTN_932", On(Nth(0))), Choose(0), Dead(Nth(0)), Dead(Nth(1))],
    );
}

/// # Sargeras, the Destroyer
///
/// `TTN_960` · Warlock minion · 9 mana · 6/12
///
/// > **Titan Battlecry:** Open a portal that summons two 3/2 Imps each turn.
///
/// State: Todo
//~ todo TTN_960 40385dd4 0967d584 bab81a27.77b567fe
#[test]
#[ignore = "todo: TTN_960 Sargeras, the Destroyer"]
fn TTN_960_sargeras_the_destroyer() {
    check(CardClass::Warlock, &[Give("TTN_960"), Cost("TTN_960", 9), Stats("TTN_960", 6, 12), Unwritten]);
}

/// # The Twisting Nether
///
/// `TTN_960t` · Warlock minion · 11 mana · 0/1
///
/// > At the end of your turn, summon two 3/2 Imps.
///
/// State: Todo
//~ todo TTN_960t 31a7fd1b 497bbf3b be18771e.9c110599
#[test]
#[ignore = "todo: TTN_960t The Twisting Nether"]
fn TTN_960t_the_twisting_nether() {
    check(CardClass::Warlock, &[Give("TTN_960t"), Cost("TTN_960t", 11), Stats("TTN_960t", 0, 1), Unwritten]);
}

/// # To the Void!
///
/// `TTN_960t2` · Warlock spell · 0 mana
///
/// > Send all other minions into the Twisting Nether.
///
/// State: Todo
//~ todo TTN_960t2 d1550595 2aa3b281 6690173c.90e8319d
#[test]
#[ignore = "todo: TTN_960t2 To the Void!"]
fn TTN_960t2_to_the_void() {
    check(CardClass::Warlock, &[Give("TTN_960t2"), Cost("TTN_960t2", 0), Unwritten]);
}

/// # Inferno!
///
/// `TTN_960t3` · Warlock spell · 0 mana
///
/// > Summon two 6/6 Infernals from the Twisting Nether.
///
/// State: Todo
//~ todo TTN_960t3 fcee394b 738d62a8 792a7b8d.7abab6ac
#[test]
#[ignore = "todo: TTN_960t3 Inferno!"]
fn TTN_960t3_inferno() {
    check(CardClass::Warlock, &[Give("TTN_960t3"), Cost("TTN_960t3", 0), Unwritten]);
}

/// # Legion Invasion!
///
/// `TTN_960t4` · Warlock spell · 0 mana
///
/// > Future Demons summoned from the Twisting Nether have +2 Health and **Taunt**.
///
/// State: Todo
//~ todo TTN_960t4 fc3a2e44 eb7b7b96 5955b8d7.b75cebb0
#[test]
#[ignore = "todo: TTN_960t4 Legion Invasion!"]
fn TTN_960t4_legion_invasion() {
    check(CardClass::Warlock, &[Give("TTN_960t4"), Cost("TTN_960t4", 0), Unwritten]);
}

/// # Fel Fueled
///
/// `TTN_960t4e` · Neutral enchantment
///
/// > +2 Health and **Taunt**.
///
/// State: Derived
//~ derived TTN_960t4e 31fa64e7 6633351e e1722c8a.4455e42e
#[test]
fn TTN_960t4e_fel_fueled() {
    check(
        CardClass::Warlock,
        &[Friend("CS2_118"), Enchant(My(0), "TTN_960t4e"), Now(My(0), 5, 3), HasNow(My(0), GameTag::TAUNT)],
    );
}

/// # Felblaze Infernal
///
/// `TTN_960t5` · Warlock minion · 6 mana · 6/6
///
/// State: Vanilla
//~ vanilla TTN_960t5 d54573ba 2b10dbdd 5108e379
#[test]
fn TTN_960t5_felblaze_infernal() {
    check(
        CardClass::Warlock,
        &[
            Give("TTN_960t5"),
            Cost("TTN_960t5", 6),
            Stats("TTN_960t5", 6, 6),
            Play("TTN_960t5", Nothing),
            In(The("TTN_960t5"), Zone::Play),
            Now(The("TTN_960t5"), 6, 6),
        ],
    );
}

/// # Felblaze Imp
///
/// `TTN_960t6` · Warlock minion · 2 mana · 3/2
///
/// State: Vanilla
//~ vanilla TTN_960t6 25e272c3 904d0a99 d4ebe93f
#[test]
fn TTN_960t6_felblaze_imp() {
    check(
        CardClass::Warlock,
        &[
            Give("TTN_960t6"),
            Cost("TTN_960t6", 2),
            Stats("TTN_960t6", 3, 2),
            Play("TTN_960t6", Nothing),
            In(The("TTN_960t6"), Zone::Play),
            Now(The("TTN_960t6"), 3, 2),
        ],
    );
}

/// # Encroaching Insanity
///
/// `YOG_301` · Warlock spell · Shadow · 3 mana
///
/// > Both players take Fatigue damage, twice.
///
/// State: Todo
//~ todo YOG_301 b13c6cec 0fb26f84 3ac56fb0.1872f866
#[test]
#[ignore = "todo: YOG_301 Encroaching Insanity"]
fn YOG_301_encroaching_insanity() {
    check(CardClass::Warlock, &[Give("YOG_301"), Cost("YOG_301", 3), Unwritten]);
}

/// # Curse of Flesh
///
/// `YOG_503` · Warlock spell · Shadow · 1 mana
///
/// > Enemy minions cost Health instead of Mana next turn.
///
/// State: Todo
//~ todo YOG_503 eef18ef9 4d10a492 e52a7605.2e4cd87e
#[test]
#[ignore = "todo: YOG_503 Curse of Flesh"]
fn YOG_503_curse_of_flesh() {
    check(CardClass::Warlock, &[Give("YOG_503"), Cost("YOG_503", 1), Unwritten]);
}

/// # Tentacle Tender
///
/// `YOG_517` · Warlock minion · 3 mana · 2/5
///
/// > At the end of your turn, get a 1/1 Chaotic Tendril.
///
/// State: Derived
//~ derived YOG_517 91c36f2a 5baac97b 5f04ccf7.3e64c843
#[test]
fn YOG_517_tentacle_tender() {
    check(
        CardClass::Warlock,
        &[
            Give("YOG_517"),
            Cost("YOG_517", 3),
            Stats("YOG_517", 2, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("YOG_517"),
            EndTurn,
            Is(InHand(1), "YOG_514"),
            CostNow(InHand(1), 1),
            Now(InHand(1), 1, 1),
            HandCount(Mine, 2),
        ],
    );
}
