//! Paladin cards of Whizbang's Workshop, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6d8d9e9d

/// # Whack-A-Gnoll
///
/// `MIS_700` · Paladin spell · 1 mana
///
/// > **Discover** a Paladin weapon from the past. Give it +1/+1.
///
/// State: Done
//~ done MIS_700 fee4b20b - 15b88669.52dbaf15
#[test]
fn MIS_700_whack_a_gnoll() {
    check(
        CardClass::Paladin,
        &[
            Give("MIS_700"),
            Cost("MIS_700", 1),
            Force(Card("CS2_097")),
            Play("MIS_700", Nothing),
            ChooseCard("CS2_097"),
            Now(InHand(0), 5, 3),
        ],
    );
}

/// # Whack!
///
/// `MIS_700e` · Paladin enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived MIS_700e 11ce9f1d 0ce52926 4a38b1ec.67341004
#[test]
fn MIS_700e_whack() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "MIS_700e"), Now(My(0), 6, 2)]);
}

/// # Holy Glowsticks
///
/// `MIS_709` · Paladin spell · Holy · 4 mana
///
/// > **Lifesteal** Deal $4 damage to a minion. Costs (1) if you've cast a Holy spell this turn.
///
/// State: Derived
//~ derived MIS_709 515e7d29 aefbe22f 5a3e175a.e36e0d60
#[test]
fn MIS_709_holy_glowsticks() {
    check(
        CardClass::Paladin,
        &[
            Give("MIS_709"),
            Cost("MIS_709", 4),
            Has("MIS_709", GameTag::LIFESTEAL),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("EX1_192", Nothing),
            Crystals(10),
            Play("MIS_709", On(Nth(2))),
            Now(MyHero, 0, 19),
            Damage(MyHero, 11),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("MIS_709"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("EX1_192", Nothing),
            Crystals(10),
            Play("MIS_709", On(Nth(1))),
            Now(MyHero, 0, 19),
            BoardCount(Mine, 0),
            Damage(MyHero, 11),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("MIS_709"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("EX1_192", Nothing),
            Crystals(10),
            CostNow(Nth(0), 1),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("MIS_709"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            CostNow(Nth(0), 4),
        ],
    );
}

/// # Raving Mad
///
/// `MIS_709e1` · Paladin enchantment
///
/// > +5/+5
///
/// State: Derived
//~ derived MIS_709e1 f9f1cc1a 05063ac2 65725dc4.c2569302
#[test]
fn MIS_709e1_raving_mad() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "MIS_709e1"), Now(My(0), 10, 6)]);
}

/// # Flickering Lightbot
///
/// `MIS_918` · Paladin minion · 5 mana · 3/3
///
/// > **Gigantify** Costs (1) less for each Holy spell you've cast this game.
///
/// State: Derived
//~ derived MIS_918 36769e97 e77e6244 a633a65b.b114e575
#[test]
fn MIS_918_flickering_lightbot() {
    check(
        CardClass::Paladin,
        &[
            Give("MIS_918"),
            Cost("MIS_918", 5),
            Stats("MIS_918", 3, 3),
            Has("MIS_918", GameTag::GIGANTIFY),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("MIS_918"),
            Play("EX1_192", Nothing),
            Crystals(10),
            CostNow(Nth(0), 4),
        ],
    );
}

/// # Flickering Lightbot
///
/// `MIS_918t` · Paladin minion · 8 mana · 8/8
///
/// > **Gigantic** Costs (1) less for each Holy spell you've cast this game.
///
/// State: Todo
//~ todo MIS_918t a01f8aa0 75ac3107 03ac2c2a.ac32b9bd
#[test]
#[ignore = "todo: MIS_918t Flickering Lightbot"]
fn MIS_918t_flickering_lightbot() {
    check(CardClass::Paladin, &[Give("MIS_918t"), Cost("MIS_918t", 8), Stats("MIS_918t", 8, 8), Unwritten]);
}

/// # Flash Sale
///
/// `TOY_716` · Paladin spell · 4 mana
///
/// > Summon a 1/2 Mech with **Divine Shield** and **Taunt**. Give your minions +1/+2.
///
/// State: Derived
//~ derived TOY_716 0e812f4f 1124e8af f90367c0.f52c7c50
#[test]
fn TOY_716_flash_sale() {
    check(
        CardClass::Paladin,
        &[
            Give("TOY_716"),
            Cost("TOY_716", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TOY_716", Nothing),
            BoardCount(Mine, 2),
            Now(Nth(1), 5, 7),
            In(The("CORE_GVG_085"), Zone::Play),
            Now(The("CORE_GVG_085"), 2, 4),
        ],
    );
}

/// # Amazing Savings
///
/// `TOY_716e` · Paladin enchantment
///
/// > +1/+2.
///
/// State: Derived
//~ derived TOY_716e 92213783 f01ead8f 80c7e274.6fa82661
#[test]
fn TOY_716e_amazing_savings() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "TOY_716e"), Now(My(0), 6, 3)]);
}

/// # Crafter's Aura
///
/// `TOY_808` · Paladin spell · Holy · 7 mana
///
/// > At the end of your turn, summon a random 6-Cost minion. Lasts @ turns.
///
/// State: Derived
//~ derived TOY_808 f9bd2b61 4f6b6d96 53124fe1.7a37b9ba
#[test]
fn TOY_808_crafters_aura() {
    check(
        CardClass::Paladin,
        &[
            Give("TOY_808"),
            Cost("TOY_808", 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TOY_808", Nothing),
            In(Nth(0), Zone::Secret),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("TOY_808"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TOY_808", Nothing),
            Force(Card("CS2_200")),
            EndTurn,
            BoardCount(Mine, 2),
            In(Nth(0), Zone::Secret),
            In(The("CS2_200"), Zone::Play),
            Now(The("CS2_200"), 6, 7),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("TOY_808"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TOY_808", Nothing),
            Never(Card("AV_107")),
            EndTurn,
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("TOY_808"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TOY_808", Nothing),
            Never(Card("AT_003")),
            EndTurn,
        ],
    );
}

/// # Cardboard Golem
///
/// `TOY_809` · Paladin minion · 3 mana · 3/3
///
/// > **Battlecry:** Increase the duration of Auras in your hand, deck, and battlefield by 1.
///
/// State: Todo
//~ todo TOY_809 5af6ed9d 8e7a3d12 af121f54.26a4d85e
#[test]
#[ignore = "todo: TOY_809 Cardboard Golem"]
fn TOY_809_cardboard_golem() {
    check(CardClass::Paladin, &[Give("TOY_809"), Cost("TOY_809", 3), Stats("TOY_809", 3, 3), Unwritten]);
}

/// # Painter's Virtue
///
/// `TOY_810` · Paladin weapon · 4 mana · 2/3 durability
///
/// > **Lifesteal** After your hero attacks, give minions in your hand +1/+1.
///
/// State: Derived
//~ derived TOY_810 7f070e60 ef778a91 23e7770e.c1a84b75
#[test]
fn TOY_810_painters_virtue() {
    check(
        CardClass::Paladin,
        &[
            Give("TOY_810"),
            Cost("TOY_810", 4),
            Stats("TOY_810", 2, 3),
            Has("TOY_810", GameTag::LIFESTEAL),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TOY_810"),
            Hurt(Nth(3), 2),
            Hurt(Nth(4), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Attack(MyHero, TheirHero),
            Now(Nth(0), 2, 3),
            Now(Nth(1), 6, 2),
            Now(Nth(2), 5, 6),
        ],
    );
}

/// # Colorful
///
/// `TOY_810e` · Paladin enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived TOY_810e de60a452 35b7561a 3135dad3.67341004
#[test]
fn TOY_810e_colorful() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "TOY_810e"), Now(My(0), 6, 2)]);
}

/// # Tigress Plushy
///
/// `TOY_811` · Paladin minion · 3 mana · 3/2
///
/// > **Miniaturize Rush**, **Lifesteal**, **Divine Shield**
///
/// State: Vanilla
//~ vanilla TOY_811 bd2d2d42 ddce7c2c c17cf882.a37d1b1a
#[test]
fn TOY_811_tigress_plushy() {
    check(
        CardClass::Paladin,
        &[
            Give("TOY_811"),
            Cost("TOY_811", 3),
            Stats("TOY_811", 3, 2),
            Has("TOY_811", GameTag::DIVINE_SHIELD),
            Has("TOY_811", GameTag::LIFESTEAL),
            Has("TOY_811", GameTag::MINIATURIZE),
            Has("TOY_811", GameTag::RUSH),
            Play("TOY_811", Nothing),
            In(Nth(0), Zone::Play),
            HandCount(Mine, 1),
            Now(Nth(0), 3, 2),
            HasNow(Nth(0), GameTag::DIVINE_SHIELD),
            HasNow(Nth(0), GameTag::LIFESTEAL),
            HasNow(Nth(0), GameTag::MINIATURIZE),
            HasNow(Nth(0), GameTag::RUSH),
        ],
    );
}

/// # Tigress Plushy
///
/// `TOY_811t` · Paladin minion · 1 mana · 1/1
///
/// > **Mini Rush**, **Lifesteal**, **Divine Shield**
///
/// State: Done
//~ done TOY_811t e3ad50db - 846d111d.7599d4a3
#[test]
fn TOY_811t_tigress_plushy() {
    check(
        CardClass::Paladin,
        &[
            Give("TOY_811t"),
            Cost("TOY_811t", 1),
            Stats("TOY_811t", 1, 1),
            Has("TOY_811t", GameTag::DIVINE_SHIELD),
            Has("TOY_811t", GameTag::LIFESTEAL),
            Has("TOY_811t", GameTag::RUSH),
            Play("TOY_811t", Nothing),
            HasNow(My(0), GameTag::RUSH),
            HasNow(My(0), GameTag::LIFESTEAL),
            HasNow(My(0), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Pipsi Painthoof
///
/// `TOY_812` · Paladin minion · 7 mana · 4/4
///
/// > **Deathrattle:** Summon a random **Divine Shield**, **Rush**, and **Taunt** minion from your deck.
///
/// State: Derived
//~ derived TOY_812 ce7ebe8e c3b04f54 866ea465.cb67ad87
#[test]
fn TOY_812_pipsi_painthoof() {
    check(
        CardClass::Paladin,
        &[
            Give("TOY_812"),
            Cost("TOY_812", 7),
            Stats("TOY_812", 4, 4),
            OnTop("AT_087"),
            OnTop("AV_132"),
            OnTop("AT_069"),
            OnTop("AT_087"),
            OnTop("AV_132"),
            OnTop("AT_069"),
            OnTop("CS2_182"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Friend("TOY_812"),
            Force(Entity(Nth(4))),
            Force(Entity(Nth(5))),
            Force(Entity(Nth(6))),
            Kill(Nth(14)),
            BoardCount(Mine, 6),
            DeckCount(Mine, 23),
            HasNow(Nth(4), GameTag::DIVINE_SHIELD),
            In(Nth(4), Zone::Play),
            Now(Nth(4), 2, 1),
            HasNot(Nth(5), GameTag::DIVINE_SHIELD),
            In(Nth(5), Zone::Play),
            Now(Nth(5), 8, 8),
            HasNot(Nth(6), GameTag::DIVINE_SHIELD),
            In(Nth(6), Zone::Play),
            Now(Nth(6), 3, 2),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("TOY_812"),
            OnTop("AT_087"),
            OnTop("AV_132"),
            OnTop("AT_069"),
            OnTop("AT_087"),
            OnTop("AV_132"),
            OnTop("AT_069"),
            OnTop("CS2_182"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Friend("TOY_812"),
            Never(Entity(Nth(7))),
            Kill(Nth(14)),
        ],
    );
}

/// # Toy Captain Tarim
///
/// `TOY_813` · Paladin minion · 5 mana · 3/7
///
/// > **Miniaturize Taunt**. **Battlecry:** Set a minion's Attack and Health to this minion's.
///
/// State: Done
//~ done TOY_813 497c37b2 - 651004da.b2ad2597
#[test]
fn TOY_813_toy_captain_tarim() {
    check(
        CardClass::Paladin,
        &[
            Give("TOY_813"),
            Cost("TOY_813", 5),
            Stats("TOY_813", 3, 7),
            Has("TOY_813", GameTag::MINIATURIZE),
            Has("TOY_813", GameTag::TAUNT),
            Targets("TOY_813", &[FriendlyMinion, EnemyMinion]),
            Enemy("CS2_200"),
            Enemy("CS2_231"),
            Play("TOY_813", On(Their(0))),
            Now(Their(0), 3, 7),
            Now(Their(1), 1, 1),
        ],
    );
    check(
        CardClass::Paladin,
        &[Friend("CS2_122"), Enemy("CS2_200"), Play("TOY_813", On(Their(0))), Now(Their(0), 4, 7)],
    );
}

/// # Toy Captain Tarim
///
/// `TOY_813t` · Paladin minion · 1 mana · 1/1
///
/// > **Mini Taunt**. **Battlecry:** Set a minion's Attack and Health to this minion's.
///
/// State: Todo
//~ todo TOY_813t e7d54f2b 0cdeaa9a f497c751.0a56a5b0
#[test]
#[ignore = "todo: TOY_813t Toy Captain Tarim"]
fn TOY_813t_toy_captain_tarim() {
    check(
        CardClass::Paladin,
        &[Give("TOY_813t"), Cost("TOY_813t", 1), Stats("TOY_813t", 1, 1), Has("TOY_813t", GameTag::TAUNT), Unwritten],
    );
}

/// # Wind-Up Enforcer
///
/// `TOY_880` · Paladin minion · 6 mana · 3/5
///
/// > **Tradeable Battlecry:** Summon @ \|4(copy, copies) of this minion. *(Trade** to upgrade!)*
///
/// State: Derived
//~ derived TOY_880 d1531512 5d015525 9019b59e.ae0b4827
#[test]
fn TOY_880_wind_up_enforcer() {
    check(
        CardClass::Paladin,
        &[
            Give("TOY_880"),
            Cost("TOY_880", 6),
            Stats("TOY_880", 3, 5),
            Has("TOY_880", GameTag::TRADEABLE),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TOY_880", Nothing),
            BoardCount(Mine, 3),
            In(The("TOY_880"), Zone::Play),
            Now(The("TOY_880"), 3, 5),
            TagNow(The("TOY_880"), GameTag::TAG_SCRIPT_DATA_NUM_1, 1),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("TOY_880"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Use(Nth(0), 0, Nothing),
            TagNow(Nth(0), GameTag::TAG_SCRIPT_DATA_NUM_1, 2),
        ],
    );
}

/// # Fancy Packaging
///
/// `TOY_881` · Paladin spell · 1 mana
///
/// > Give a minion with **Divine Shield** +2/+3.
///
/// State: Derived
//~ derived TOY_881 102f7860 81077f0c b57a960a.2aab5755
#[test]
fn TOY_881_fancy_packaging() {
    check(
        CardClass::Paladin,
        &[
            Give("TOY_881"),
            Cost("TOY_881", 1),
            Friend("AT_087"),
            Friend("CS2_182"),
            Enemy("AT_087"),
            Enemy("CS2_182"),
            CannotTarget("TOY_881", Nth(2)),
            Play("TOY_881", On(Nth(3))),
            Now(Nth(3), 4, 4),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("TOY_881"),
            Friend("AT_087"),
            Friend("CS2_182"),
            Enemy("AT_087"),
            Enemy("CS2_182"),
            Play("TOY_881", On(Nth(1))),
            Now(Nth(1), 4, 4),
        ],
    );
}

/// # Vacuum Sealed
///
/// `TOY_881e` · Paladin enchantment
///
/// > +2/+3
///
/// State: Derived
//~ derived TOY_881e ed8f6a78 e4ac0389 0fef013f.e24cd8c8
#[test]
fn TOY_881e_vacuum_sealed() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "TOY_881e"), Now(My(0), 7, 4)]);
}

/// # Trinket Artist
///
/// `TOY_882` · Paladin minion · 3 mana · 2/3
///
/// > **Battlecry:** Draw a **Divine Shield** minion and an Aura.
///
/// State: Todo
//~ todo TOY_882 64fa1814 991d48c6 892038e1.71deea8b
#[test]
#[ignore = "todo: TOY_882 Trinket Artist"]
fn TOY_882_trinket_artist() {
    check(CardClass::Paladin, &[Give("TOY_882"), Cost("TOY_882", 3), Stats("TOY_882", 2, 3), Unwritten]);
}
