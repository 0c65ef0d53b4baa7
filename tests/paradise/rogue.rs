//! Rogue cards of Perils in Paradise, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6180d227

/// # Metal Detector
///
/// `VAC_330` · Rogue weapon · 3 mana · 3/2 durability
///
/// > **Deathrattle:** Get a Coin.
///
/// State: Derived
//~ derived VAC_330 a382cf97 1451423c ec74cb05.49fa79bf
#[test]
fn VAC_330_metal_detector() {
    check(
        CardClass::Rogue,
        &[
            Give("VAC_330"),
            Cost("VAC_330", 3),
            Stats("VAC_330", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("VAC_330"),
            Play("CS2_106", Nothing),
            Is(InHand(1), "GAME_005"),
            CostNow(InHand(1), 0),
            HandCount(Mine, 2),
        ],
    );
}

/// # Sea Shill
///
/// `VAC_332` · Rogue minion · 3 mana · 3/2
///
/// > **Battlecry:** The next card you play from another class costs (2) less.
///
/// State: Derived
//~ derived VAC_332 ab399f32 b06497f6 06ca3c56.d14d8e9c
#[test]
fn VAC_332_sea_shill() {
    check(
        CardClass::Rogue,
        &[
            Give("VAC_332"),
            Cost("VAC_332", 3),
            Stats("VAC_332", 3, 2),
            Give("AT_020"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("VAC_332", Nothing),
            CostNow(Nth(1), 5),
        ],
    );
}

/// # Conniving Conman
///
/// `VAC_333` · Rogue minion · 4 mana · 4/4
///
/// > **Battlecry:** Replay the last card you played from another class.
///
/// State: Todo
//~ todo VAC_333 9391395b 17956758 56720b8b.ae3f5d5c
#[test]
#[ignore = "todo: VAC_333 Conniving Conman"]
fn VAC_333_conniving_conman() {
    check(CardClass::Rogue, &[Give("VAC_333"), Cost("VAC_333", 4), Stats("VAC_333", 4, 4), Unwritten]);
}

/// # Knickknack Shack
///
/// `VAC_334` · Rogue location · 3 mana · 0 uses
///
/// > Draw a card. If you play it this turn, reopen this.
///
/// State: Done
//~ done VAC_334 f79b3e10 - 5ae15038.fb836b32
#[test]
fn VAC_334_knickknack_shack() {
    check(
        CardClass::Rogue,
        &[
            Give("VAC_334"),
            Cost("VAC_334", 3),
            Friend("VAC_334"),
            OnTop("CS2_231"),
            Use(My(0), 0, Nothing),
            Is(InHand(1), "CS2_231"),
            Play("GAME_005", Nothing),
            CannotAct(My(0)),
            Play("CS2_231", Nothing),
            Use(My(0), 0, Nothing),
            HandCount(Mine, 2),
            CannotAct(My(0)),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Friend("VAC_334"),
            OnTop("CS2_231"),
            Use(My(0), 0, Nothing),
            EndTurn,
            EndTurn,
            CannotAct(My(0)),
            Play("CS2_231", Nothing),
            CannotAct(My(0)),
        ],
    );
}

/// # Petty Theft
///
/// `VAC_335` · Rogue spell · 1 mana
///
/// > Get two random 1-Cost spells from other classes.
///
/// State: Derived
//~ derived VAC_335 624be41c 70e1c058 f2d8440f.a8656f68
#[test]
fn VAC_335_petty_theft() {
    check(
        CardClass::Rogue,
        &[
            Give("VAC_335"),
            Cost("VAC_335", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_004")),
            Force(Card("AT_004")),
            Play("VAC_335", Nothing),
            Is(InHand(0), "AT_004"),
            CostNow(InHand(0), 1),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            Is(InHand(1), "AT_004"),
            CostNow(InHand(1), 1),
            TagNow(InHand(1), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Rogue,
        &[Give("VAC_335"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_059")), Play("VAC_335", Nothing)],
    );
    check(
        CardClass::Rogue,
        &[Give("VAC_335"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_001")), Play("VAC_335", Nothing)],
    );
}

/// # Maestra, Mask Merchant
///
/// `VAC_336` · Rogue minion · 2 mana · 3/2
///
/// > **Warlock Tourist** Battlecry: **Discover** a Hero card from the past *(from another class)*.
///
/// State: Derived
//~ derived VAC_336 cd598833 140454f7 b7dbfa89.c087d516
#[test]
fn VAC_336_maestra_mask_merchant() {
    check(
        CardClass::Rogue,
        &[
            Give("VAC_336"),
            Cost("VAC_336", 2),
            Stats("VAC_336", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AV_113")),
            Play("VAC_336", Nothing),
            ChooseCard("AV_113"),
            Is(InHand(0), "AV_113"),
            CostNow(InHand(0), 6),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("VAC_336"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("CATA_190h")),
            Play("VAC_336", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("VAC_336"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_001")),
            Play("VAC_336", Nothing),
            Choose(0),
        ],
    );
}

/// # Oh, Manager!
///
/// `VAC_460` · Rogue spell · 2 mana
///
/// > Deal $2 damage. **Combo:** Get a Coin.
///
/// State: Derived
//~ derived VAC_460 c3b68ea8 0966a57b abce6d2d.587f0e0e
#[test]
fn VAC_460_oh_manager() {
    check(
        CardClass::Rogue,
        &[
            Give("VAC_460"),
            Cost("VAC_460", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("VAC_460", On(Nth(2))),
            Is(InHand(0), "GAME_005"),
            CostNow(InHand(0), 0),
            HandCount(Mine, 1),
            Now(Nth(2), 4, 3),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("VAC_460"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("VAC_460", On(Nth(1))),
            Is(InHand(0), "GAME_005"),
            CostNow(InHand(0), 0),
            HandCount(Mine, 1),
            Now(Nth(1), 4, 3),
        ],
    );
}

/// # Treasure Hunter Eudora
///
/// `VAC_464` · Rogue minion · 4 mana · 4/5
///
/// > **Battlecry:** Go on a **Sidequest** to **Discover** amazing loot! Play 3 cards from other classes to complete it.
///
/// State: Todo
//~ todo VAC_464 3280fdac 644eb752 b66a81a5.1dd10a6a
#[test]
#[ignore = "todo: VAC_464 Treasure Hunter Eudora"]
fn VAC_464_treasure_hunter_eudora() {
    check(CardClass::Rogue, &[Give("VAC_464"), Cost("VAC_464", 4), Stats("VAC_464", 4, 5), Unwritten]);
}

/// # Eudora's Treasure Hunt
///
/// `VAC_464t` · Rogue spell · 1 mana
///
/// > **Sidequest:** Play 3 cards from other classes. **Reward: Discover** two amazing pieces of loot!
///
/// State: Todo
//~ todo VAC_464t 4de5fad1 62e0b925 049c3a73.bd017267
#[test]
#[ignore = "todo: VAC_464t Eudora's Treasure Hunt"]
fn VAC_464t_eudoras_treasure_hunt() {
    check(CardClass::Rogue, &[Give("VAC_464t"), Cost("VAC_464t", 1), Unwritten]);
}

/// # Spyglass
///
/// `VAC_464t10` · Neutral spell · 1 mana
///
/// > Put a copy of a random card in your opponent's hand into yours. It costs (3) less.
///
/// State: Todo
//~ todo VAC_464t10 e4702df3 411f599c 16226377.f3c8831a
#[test]
#[ignore = "todo: VAC_464t10 Spyglass"]
fn VAC_464t10_spyglass() {
    check(CardClass::Rogue, &[Give("VAC_464t10"), Cost("VAC_464t10", 1), Unwritten]);
}

/// # Clockwork Assistant
///
/// `VAC_464t11` · Neutral minion · 3 mana · 1/1
///
/// > Has +1/+1 for each spell you've cast this game.
///
/// State: Derived
//~ derived VAC_464t11 a47ab472 60412b2a 2925e902.c2a8d911
#[test]
fn VAC_464t11_clockwork_assistant() {
    check(
        CardClass::Rogue,
        &[
            Give("VAC_464t11"),
            Cost("VAC_464t11", 3),
            Stats("VAC_464t11", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("VAC_464t11"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Now(Nth(3), 2, 2),
        ],
    );
}

/// # Puzzle Box
///
/// `VAC_464t12` · Neutral spell · Arcane · 3 mana
///
/// > Transform all minions into random ones that cost (3) more.
///
/// State: Derived
//~ derived VAC_464t12 df637f3e 60f03c2d 7e8fa8d0.90b9cef0
#[test]
fn VAC_464t12_puzzle_box() {
    check(
        CardClass::Rogue,
        &[
            Give("VAC_464t12"),
            Cost("VAC_464t12", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_186")),
            Force(Card("CS2_186")),
            Play("VAC_464t12", Nothing),
            Is(Nth(1), "CS2_186"),
            Now(Nth(1), 7, 7),
            Is(Nth(2), "CS2_186"),
            Now(Nth(2), 7, 7),
        ],
    );
    check(
        CardClass::Rogue,
        &[Give("VAC_464t12"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AV_200")), Play("VAC_464t12", Nothing)],
    );
}

/// # Hyperblaster
///
/// `VAC_464t14` · Neutral weapon · 3 mana · 1/4 durability
///
/// > **Poisonous**. Your hero is **Immune** while attacking.
///
/// State: Derived
//~ derived VAC_464t14 6a913b20 4a01d36f a23c5e4e.1299dddc
#[test]
fn VAC_464t14_hyperblaster() {
    check(
        CardClass::Rogue,
        &[
            Give("VAC_464t14"),
            Cost("VAC_464t14", 3),
            Stats("VAC_464t14", 1, 4),
            Has("VAC_464t14", GameTag::POISONOUS),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("VAC_464t14"),
            HasNow(MyHero, GameTag::IMMUNE_WHILE_ATTACKING),
        ],
    );
}

/// # Gnomish Army Knife
///
/// `VAC_464t15` · Neutral spell · 5 mana
///
/// > Give a minion **Rush**, **Windfury**, **Divine Shield**, **Lifesteal**, **Poisonous**, **Taunt**, and **Stealth**.
///
/// State: Derived
//~ derived VAC_464t15 ab049864 75982b11 b2ca5a1c.911faccf
#[test]
fn VAC_464t15_gnomish_army_knife() {
    check(
        CardClass::Rogue,
        &[
            Give("VAC_464t15"),
            Cost("VAC_464t15", 5),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Hurt(Nth(2), 2),
            Hurt(Nth(5), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("VAC_464t15", On(Nth(4))),
            HasNow(Nth(4), GameTag::DIVINE_SHIELD),
            HasNow(Nth(4), GameTag::LIFESTEAL),
            HasNow(Nth(4), GameTag::POISONOUS),
            HasNow(Nth(4), GameTag::RUSH),
            HasNow(Nth(4), GameTag::STEALTH),
            HasNow(Nth(4), GameTag::WINDFURY),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("VAC_464t15"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Hurt(Nth(2), 2),
            Hurt(Nth(5), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("VAC_464t15", On(Nth(1))),
            HasNow(Nth(1), GameTag::DIVINE_SHIELD),
            HasNow(Nth(1), GameTag::LIFESTEAL),
            HasNow(Nth(1), GameTag::POISONOUS),
            HasNow(Nth(1), GameTag::RUSH),
            HasNow(Nth(1), GameTag::STEALTH),
            HasNow(Nth(1), GameTag::WINDFURY),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("VAC_464t15"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("VAC_464t15", On(Nth(2))),
            HasNow(Nth(2), GameTag::DIVINE_SHIELD),
            HasNow(Nth(2), GameTag::LIFESTEAL),
            HasNow(Nth(2), GameTag::POISONOUS),
            HasNow(Nth(2), GameTag::RUSH),
            HasNow(Nth(2), GameTag::STEALTH),
            HasNow(Nth(2), GameTag::TAUNT),
            HasNow(Nth(2), GameTag::WINDFURY),
        ],
    );
}

/// # Wand of Disintegration
///
/// `VAC_464t16` · Neutral spell · Arcane · 5 mana
///
/// > **Silence** and destroy all enemy minions.
///
/// State: Derived
//~ derived VAC_464t16 2d7751e0 a3dbcc77 e5a8f2b7.81fb79df
#[test]
fn VAC_464t16_wand_of_disintegration() {
    check(
        CardClass::Rogue,
        &[
            Give("VAC_464t16"),
            Cost("VAC_464t16", 5),
            Friend("LEG_CS3_013"),
            Friend("CS2_182"),
            Enemy("LEG_CS3_013"),
            Enemy("CS2_182"),
            Play("VAC_464t16", Nothing),
            Now(MyHero, 0, 30),
            Dead(Nth(3)),
            Dead(Nth(4)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Staff of Scales
///
/// `VAC_464t17` · Neutral spell · 5 mana
///
/// > Summon three 1/1 Snakes with **Rush**, **Poisonous** and **Reborn**.
///
/// State: Todo
//~ todo VAC_464t17 12de97e4 005595de e8e1dbed.ae588264
#[test]
#[ignore = "todo: VAC_464t17 Staff of Scales"]
fn VAC_464t17_staff_of_scales() {
    check(CardClass::Rogue, &[Give("VAC_464t17"), Cost("VAC_464t17", 5), Unwritten]);
}

/// # Canopic Jars
///
/// `VAC_464t18` · Neutral spell · 3 mana
///
/// > Give your minions "**Deathrattle:** Summon a random **Legendary** minion."
///
/// State: Todo
//~ todo VAC_464t18 46e5e365 865882b0 cf8c1705.6ecfbf37
#[test]
#[ignore = "todo: VAC_464t18 Canopic Jars"]
fn VAC_464t18_canopic_jars() {
    check(CardClass::Rogue, &[Give("VAC_464t18"), Cost("VAC_464t18", 3), Unwritten]);
}

/// # Ancient Reflections
///
/// `VAC_464t19` · Neutral spell · Arcane · 4 mana
///
/// > Choose a minion. Fill your board with 1/1 copies of it.
///
/// State: Todo
//~ todo VAC_464t19 1ec14ae9 b042f2f2 3d12f844.fcc354ee
#[test]
#[ignore = "todo: VAC_464t19 Ancient Reflections"]
fn VAC_464t19_ancient_reflections() {
    check(CardClass::Rogue, &[Give("VAC_464t19"), Cost("VAC_464t19", 4), Unwritten]);
}

/// # Necrotic Poison
///
/// `VAC_464t2` · Neutral spell · Shadow · 2 mana
///
/// > Destroy a minion.
///
/// State: Derived
//~ derived VAC_464t2 8cb5bce2 df5617d3 1180a244.9c1ead7d
#[test]
fn VAC_464t2_necrotic_poison() {
    check(
        CardClass::Rogue,
        &[
            Give("VAC_464t2"),
            Cost("VAC_464t2", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("VAC_464t2", On(Nth(2))),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("VAC_464t2"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("VAC_464t2", On(Nth(1))),
            BoardCount(Mine, 0),
            Dead(Nth(1)),
        ],
    );
}

/// # Banana Split
///
/// `VAC_464t20` · Neutral spell · Nature · 5 mana
///
/// > Give a friendly minion +2/+2. Summon two copies of it.
///
/// State: Derived
//~ derived VAC_464t20 a1846274 25bf1318 b955762e.c4cea770
#[test]
fn VAC_464t20_banana_split() {
    check(
        CardClass::Rogue,
        &[
            Give("VAC_464t20"),
            Cost("VAC_464t20", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("VAC_464t20", On(Nth(1))),
            BoardCount(Mine, 3),
            Now(Nth(1), 6, 7),
        ],
    );
}

/// # Dr. Boom's Boombox
///
/// `VAC_464t21` · Neutral spell · 4 mana
///
/// > Summon 7 'Boom Bots'.
///
/// State: Todo
//~ todo VAC_464t21 8ac539d8 db2857dd 8b3777c8.6275c3b2
#[test]
#[ignore = "todo: VAC_464t21 Dr. Boom's Boombox"]
fn VAC_464t21_dr_booms_boombox() {
    check(CardClass::Rogue, &[Give("VAC_464t21"), Cost("VAC_464t21", 4), Unwritten]);
}

/// # Wax Rager
///
/// `VAC_464t22` · Neutral minion · 3 mana · 5/1
///
/// > **Deathrattle:** Resummon this minion.
///
/// State: Derived
//~ derived VAC_464t22 51b52b8d a969313d efef8cbe.77516780
#[test]
fn VAC_464t22_wax_rager() {
    check(
        CardClass::Rogue,
        &[
            Give("VAC_464t22"),
            Cost("VAC_464t22", 3),
            Stats("VAC_464t22", 5, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("VAC_464t22"),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("VAC_464t22"), Zone::Play),
            Now(The("VAC_464t22"), 5, 1),
        ],
    );
}

/// # Embers of Ragnaros
///
/// `VAC_464t23` · Neutral spell · Fire · 10 mana
///
/// > Shoot three fireballs at random enemies that deal $8 damage each.
///
/// State: Todo
//~ todo VAC_464t23 6b14ab5d 6f666cd6 68a04ae0.fa3ddecd
#[test]
#[ignore = "todo: VAC_464t23 Embers of Ragnaros"]
fn VAC_464t23_embers_of_ragnaros() {
    check(CardClass::Rogue, &[Give("VAC_464t23"), Cost("VAC_464t23", 10), Unwritten]);
}

/// # Book of the Dead
///
/// `VAC_464t24` · Neutral spell · Shadow · 14 mana
///
/// > Deal $7 damage to all enemies. Costs (1) less for each minion that's died this game.
///
/// State: Todo
//~ todo VAC_464t24 55722b8a f90fede8 1ffaae23.e22cd381
#[test]
#[ignore = "todo: VAC_464t24 Book of the Dead"]
fn VAC_464t24_book_of_the_dead() {
    check(CardClass::Rogue, &[Give("VAC_464t24"), Cost("VAC_464t24", 14), Unwritten]);
}

/// # Annoy-o Horn
///
/// `VAC_464t25` · Neutral spell · 8 mana
///
/// > Fill your board with annoying minions.
///
/// State: Todo
//~ todo VAC_464t25 91c5871a 4fc43f3d 2c010c82.3d1812b6
#[test]
#[ignore = "todo: VAC_464t25 Annoy-o Horn"]
fn VAC_464t25_annoy_o_horn() {
    check(CardClass::Rogue, &[Give("VAC_464t25"), Cost("VAC_464t25", 8), Unwritten]);
}

/// # Grimmer Patron
///
/// `VAC_464t26` · Neutral minion · 3 mana · 3/3
///
/// > At the end of your turn, summon a copy of this minion.
///
/// State: Derived
//~ derived VAC_464t26 079c22a4 e0cde403 a5fe1c91.09f05657
#[test]
fn VAC_464t26_grimmer_patron() {
    check(
        CardClass::Rogue,
        &[
            Give("VAC_464t26"),
            Cost("VAC_464t26", 3),
            Stats("VAC_464t26", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("VAC_464t26"),
            EndTurn,
            BoardCount(Mine, 3),
            In(The("VAC_464t26"), Zone::Play),
            Now(The("VAC_464t26"), 3, 3),
        ],
    );
}

/// # Beastly Beauty
///
/// `VAC_464t27` · Neutral minion · 3 mana · 2/6
///
/// > **Rush** After this attacks a minion and survives, transform this into an 8/8.
///
/// State: Todo
//~ todo VAC_464t27 6f6caa6f bd687121 831d3008.61ef06d4
#[test]
#[ignore = "todo: VAC_464t27 Beastly Beauty"]
fn VAC_464t27_beastly_beauty() {
    check(
        CardClass::Rogue,
        &[
            Give("VAC_464t27"),
            Cost("VAC_464t27", 3),
            Stats("VAC_464t27", 2, 6),
            Has("VAC_464t27", GameTag::RUSH),
            Unwritten,
        ],
    );
}

/// # Beautiful Beast
///
/// `VAC_464t27t` · Neutral minion · 5 mana · 8/8
///
/// State: Vanilla
//~ vanilla VAC_464t27t bf5b08dd 9458d501 3bd5b49c
#[test]
fn VAC_464t27t_beautiful_beast() {
    check(
        CardClass::Rogue,
        &[
            Give("VAC_464t27t"),
            Cost("VAC_464t27t", 5),
            Stats("VAC_464t27t", 8, 8),
            Play("VAC_464t27t", Nothing),
            In(The("VAC_464t27t"), Zone::Play),
            Now(The("VAC_464t27t"), 8, 8),
        ],
    );
}

/// # Vampiric Fangs
///
/// `VAC_464t28` · Neutral spell · Shadow · 3 mana
///
/// > Destroy a minion. Restore its Health to your hero.
///
/// State: Derived
//~ derived VAC_464t28 298b38bf 51369439 d3a9fe49.705785d6
#[test]
fn VAC_464t28_vampiric_fangs() {
    check(
        CardClass::Rogue,
        &[
            Give("VAC_464t28"),
            Cost("VAC_464t28", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("VAC_464t28", On(Nth(2))),
            Now(MyHero, 0, 13),
            Damage(MyHero, 17),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("VAC_464t28"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("VAC_464t28", On(Nth(1))),
            Now(MyHero, 0, 13),
            BoardCount(Mine, 0),
            Damage(MyHero, 17),
            Dead(Nth(1)),
        ],
    );
}

/// # Blade of Quel'Delar
///
/// `VAC_464t29` · Neutral weapon · 1 mana · 2/2 durability
///
/// State: Vanilla
//~ vanilla VAC_464t29 27ce1eb7 899413a0 35006e43
#[test]
fn VAC_464t29_blade_of_quel_delar() {
    check(
        CardClass::Rogue,
        &[
            Give("VAC_464t29"),
            Cost("VAC_464t29", 1),
            Stats("VAC_464t29", 2, 2),
            Play("VAC_464t29", Nothing),
            In(The("VAC_464t29"), Zone::Play),
        ],
    );
}

/// # Mutating Injection
///
/// `VAC_464t3` · Neutral spell · Nature · 2 mana
///
/// > Give a minion +4/+4 and **Taunt**.
///
/// State: Derived
//~ derived VAC_464t3 cf08c2b4 c5b5a99e 354118cc.b4b275e0
#[test]
fn VAC_464t3_mutating_injection() {
    check(
        CardClass::Rogue,
        &[
            Give("VAC_464t3"),
            Cost("VAC_464t3", 2),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("VAC_464t3", On(Nth(4))),
            Now(Nth(4), 6, 5),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("VAC_464t3"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("VAC_464t3", On(Nth(1))),
            Now(Nth(1), 6, 5),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("VAC_464t3"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("VAC_464t3", On(Nth(2))),
            HasNow(Nth(2), GameTag::TAUNT),
            Now(Nth(2), 8, 9),
        ],
    );
}

/// # Hilt of Quel'Delar
///
/// `VAC_464t30` · Neutral spell · 1 mana
///
/// > Give a minion +3/+3.
///
/// State: Derived
//~ derived VAC_464t30 01520c9c 81622553 6c580117.93ce0f9d
#[test]
fn VAC_464t30_hilt_of_quel_delar() {
    check(
        CardClass::Rogue,
        &[
            Give("VAC_464t30"),
            Cost("VAC_464t30", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("VAC_464t30", On(Nth(2))),
            Now(Nth(2), 7, 8),
        ],
    );
    check(
        CardClass::Rogue,
        &[Give("VAC_464t30"), Friend("CS2_182"), Enemy("CS2_182"), Play("VAC_464t30", On(Nth(1))), Now(Nth(1), 7, 8)],
    );
}

/// # Quel'Delar
///
/// `VAC_464t31` · Neutral weapon · 6 mana · 4/4 durability
///
/// > After your hero attacks, deal 4 damage to all enemies.
///
/// State: Derived
//~ derived VAC_464t31 67e6b65a a9948482 ffa14e48.895bf123
#[test]
fn VAC_464t31_quel_delar() {
    check(
        CardClass::Rogue,
        &[
            Give("VAC_464t31"),
            Cost("VAC_464t31", 6),
            Stats("VAC_464t31", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("VAC_464t31"),
            Attack(MyHero, TheirHero),
            Now(Nth(2), 4, 1),
            Now(TheirHero, 0, 22),
            Damage(TheirHero, 8),
        ],
    );
}

/// # Forging Quel'Delar
///
/// `VAC_464t31t` · Neutral spell · 0 mana
///
/// State: Todo
//~ todo VAC_464t31t 7bd9b4d2 f21f92d6 bdf42376
#[test]
#[ignore = "todo: VAC_464t31t Forging Quel'Delar"]
fn VAC_464t31t_forging_quel_delar() {
    check(CardClass::Rogue, &[Give("VAC_464t31t"), Cost("VAC_464t31t", 0), Unwritten]);
}

/// # The Exorcisor
///
/// `VAC_464t4` · Neutral weapon · 1 mana · 3/3 durability
///
/// > **Silence** any minion attacked by this weapon.
///
/// State: Todo
//~ todo VAC_464t4 8e38932b 9540dc49 315f837f.fd89ff1c
#[test]
#[ignore = "todo: VAC_464t4 The Exorcisor"]
fn VAC_464t4_the_exorcisor() {
    check(CardClass::Rogue, &[Give("VAC_464t4"), Cost("VAC_464t4", 1), Stats("VAC_464t4", 3, 3), Unwritten]);
}

/// # Pure Cold
///
/// `VAC_464t5` · Neutral spell · Frost · 5 mana
///
/// > Deal $8 damage to the enemy hero, and **Freeze** it.
///
/// State: Todo
//~ todo VAC_464t5 7fe835bf b0db6a4d 7666f7b3.e94a9aff
#[test]
#[ignore = "todo: VAC_464t5 Pure Cold"]
fn VAC_464t5_pure_cold() {
    check(CardClass::Rogue, &[Give("VAC_464t5"), Cost("VAC_464t5", 5), Unwritten]);
}

/// # Bubba
///
/// `VAC_464t6` · Neutral minion · 5 mana · 8/8
///
/// > **Battlecry**: Summon six 1/1 Bloodhounds with **Rush** to attack an enemy minion.
///
/// State: Derived
//~ derived VAC_464t6 3e2366e8 4949316c 3112677b.8fef0662
#[test]
fn VAC_464t6_bubba() {
    check(
        CardClass::Rogue,
        &[
            Give("VAC_464t6"),
            Cost("VAC_464t6", 5),
            Stats("VAC_464t6", 8, 8),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("VAC_464t6", On(Nth(2))),
            BoardCount(Mine, 7),
            Now(Nth(0), 8, 4),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("VAC_464t6"),
            Enemy("CS2_182"),
            Play("VAC_464t6", On(Nth(1))),
            BoardCount(Mine, 7),
            Now(Nth(0), 8, 4),
            Dead(Nth(1)),
            In(The("ONY_005ta5t"), Zone::Play),
            Now(The("ONY_005ta5t"), 1, 1),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Holy Book
///
/// `VAC_464t7` · Neutral spell · Holy · 8 mana
///
/// > **Silence** and destroy a minion. Summon a 10/10 copy of it.
///
/// State: Todo
//~ todo VAC_464t7 55f46636 275f2c5b 26639671.0309fba2
#[test]
#[ignore = "todo: VAC_464t7 Holy Book"]
fn VAC_464t7_holy_book() {
    check(CardClass::Rogue, &[Give("VAC_464t7"), Cost("VAC_464t7", 8), Unwritten]);
}

/// # Crusty the Crustacean
///
/// `VAC_464t8` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Destroy a minion. Gain its Attack and Health.
///
/// State: Derived
//~ derived VAC_464t8 2c475277 0a6568cd 88ccda83.7a251451
#[test]
fn VAC_464t8_crusty_the_crustacean() {
    check(
        CardClass::Rogue,
        &[
            Give("VAC_464t8"),
            Cost("VAC_464t8", 3),
            Stats("VAC_464t8", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("VAC_464t8", On(Nth(2))),
            Now(Nth(0), 7, 8),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("VAC_464t8"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("VAC_464t8", On(Nth(1))),
            BoardCount(Mine, 1),
            Now(Nth(0), 7, 8),
            Dead(Nth(1)),
        ],
    );
}

/// # Looming Presence
///
/// `VAC_464t9` · Neutral spell · 3 mana
///
/// > Draw 2 cards. Gain 4 Armor.
///
/// State: Derived
//~ derived VAC_464t9 60d47679 1aaf9c7f 28273654.3b34d982
#[test]
fn VAC_464t9_looming_presence() {
    check(
        CardClass::Rogue,
        &[
            Give("VAC_464t9"),
            Cost("VAC_464t9", 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("VAC_464t9", Nothing),
            Armor(Mine, 4),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
        ],
    );
}

/// # Snatch and Grab
///
/// `VAC_700` · Rogue spell · 8 mana
///
/// > Destroy two random enemy minions. Costs (1) less for each card you've played from another class.
///
/// State: Derived
//~ derived VAC_700 2e331bbb 8d5fabd2 8caa4483.3625f906
#[test]
fn VAC_700_snatch_and_grab() {
    check(
        CardClass::Rogue,
        &[
            Give("VAC_700"),
            Cost("VAC_700", 8),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_020", Nothing),
            Crystals(10),
            Force(Entity(Nth(2))),
            Play("VAC_700", Nothing),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("VAC_700"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_020", Nothing),
            Crystals(10),
            CostNow(Nth(0), 7),
        ],
    );
}

/// # Swarthy Swordshiner
///
/// `VAC_701` · Rogue minion · 3 mana · 3/3
///
/// > **Battlecry:** Set the Attack and Durability of your weapon to 3.
///
/// State: Derived
//~ derived VAC_701 082e0000 990ac35b d15b2aa6.5160ef70
#[test]
fn VAC_701_swarthy_swordshiner() {
    check(
        CardClass::Rogue,
        &[
            Give("VAC_701"),
            Cost("VAC_701", 3),
            Stats("VAC_701", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Play("VAC_701", Nothing),
            Now(Nth(3), 3, 3),
        ],
    );
}

/// # Polished Sheen
///
/// `VAC_701e` · Neutral enchantment
///
/// > Set to 3/3.
///
/// State: Derived
//~ derived VAC_701e 8230ef30 76f70626 124cc517.92721143
#[test]
fn VAC_701e_polished_sheen() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "VAC_701e"), Now(My(0), 3, 3)]);
}

/// # Agency Espionage
///
/// `WORK_004` · Rogue spell · 4 mana
///
/// > Shuffle a card from each other class into your deck. They cost (1). Draw one.
///
/// State: Todo
//~ todo WORK_004 017ade08 9215c08e 8d66b631.e10bf5c8
#[test]
#[ignore = "todo: WORK_004 Agency Espionage"]
fn WORK_004_agency_espionage() {
    check(CardClass::Rogue, &[Give("WORK_004"), Cost("WORK_004", 4), Unwritten]);
}

/// # Espionage!
///
/// `WORK_004e` · Neutral enchantment
///
/// > Costs (1).
///
/// State: Derived
//~ derived WORK_004e 91ba5fb3 ed7577e8 62ae5d33.53ed184d
#[test]
fn WORK_004e_espionage() {
    check(CardClass::Rogue, &[Give("CS2_118"), Enchant(Nth(0), "WORK_004e"), CostNow(Nth(0), 1)]);
}

/// # Sharp Shipment
///
/// `WORK_005` · Rogue spell · 4 mana
///
/// > Give your weapon +2/+2.
///
/// State: Derived
//~ derived WORK_005 1d3546c3 75e89eb9 3a1bdae6.cbf4bc29
#[test]
fn WORK_005_sharp_shipment() {
    check(
        CardClass::Rogue,
        &[
            Give("WORK_005"),
            Cost("WORK_005", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Play("WORK_005", Nothing),
            Now(MyHero, 5, 30),
            Now(Nth(3), 5, 4),
        ],
    );
}

/// # Sharp
///
/// `WORK_005e` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived WORK_005e c2634d07 3d52330f 4bcbfb30.6d6ab056
#[test]
fn WORK_005e_sharp() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "WORK_005e"), Now(My(0), 7, 3)]);
}

/// # Robocaller
///
/// `WORK_006` · Rogue minion · 3 mana · 3/2
///
/// > **Battlecry:** Draw an {0}, {1}, and {2}-Cost card. *(Numbers dialed randomly each turn!)*
///
/// State: Todo
//~ todo WORK_006 0e286ef3 97b7fe82 1ff98c4a.e672918b
#[test]
#[ignore = "todo: WORK_006 Robocaller"]
fn WORK_006_robocaller() {
    check(CardClass::Rogue, &[Give("WORK_006"), Cost("WORK_006", 3), Stats("WORK_006", 3, 2), Unwritten]);
}
