//! Paladin cards of The Lost City of Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6d15111b

/// # Firegill
///
/// `DINO_404` · Paladin minion · 2 mana · 3/2
///
/// > **Kindred:** Give your other minions **Rush**.
///
/// State: Done
//~ done DINO_404 85bb604c - d3f955b8.9601dd4a
#[test]
fn DINO_404_firegill() {
    check(
        CardClass::Paladin,
        &[
            Give("DINO_404"),
            Cost("DINO_404", 2),
            Stats("DINO_404", 3, 2),
            Play("DINO_404", Nothing),
            EndTurn,
            EndTurn,
            Friend("CS2_182"),
            Play("DINO_404", Nothing),
            HasNow(My(1), GameTag::RUSH),
        ],
    );
}

/// # Hatching Ceremony
///
/// `DINO_405` · Paladin spell · 3 mana
///
/// > At the end of your next turn, give your minions +2/+2.
///
/// State: Derived
//~ derived DINO_405 b68cbe30 f283046e 625e7ad4.c438fa0b
#[test]
fn DINO_405_hatching_ceremony() {
    check(
        CardClass::Paladin,
        &[
            Give("DINO_405"),
            Cost("DINO_405", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DINO_405", Nothing),
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            Now(Nth(1), 6, 7),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("DINO_405"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DINO_405", Nothing),
            EndTurn,
            EndTurn,
            EndTurn,
            Now(Nth(1), 6, 7),
        ],
    );
}

/// # Hatched
///
/// `DINO_405e` · Paladin enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived DINO_405e 6972a974 c9b973d4 cfff00e2.6d6ab056
#[test]
fn DINO_405e_hatched() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "DINO_405e"), Now(My(0), 7, 3)]);
}

/// # Hero's Welcome
///
/// `DINO_424` · Paladin spell · 8 mana
///
/// > **Discover** a **Legendary** minion to summon. Set its stats to 10/10.
///
/// State: Derived
//~ derived DINO_424 7aae3a51 69233f76 ce58f667.20855779
#[test]
fn DINO_424_heros_welcome() {
    check(
        CardClass::Paladin,
        &[
            Give("DINO_424"),
            Cost("DINO_424", 8),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_081")),
            Play("DINO_424", Nothing),
            ChooseCard("AT_081"),
            BoardCount(Mine, 2),
            In(The("AT_081"), Zone::Play),
            Now(The("AT_081"), 10, 10),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("DINO_424"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AV_206")),
            Play("DINO_424", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("DINO_424"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_017")),
            Play("DINO_424", Nothing),
            Choose(0),
        ],
    );
}

/// # Hero's Celebration
///
/// `DINO_424e` · Paladin enchantment
///
/// > 10/10.
///
/// State: Derived
//~ derived DINO_424e 922f1c3d 677b14b7 adc235f9.12c2ed7f
#[test]
fn DINO_424e_heros_celebration() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "DINO_424e"), Now(My(0), 10, 10)]);
}

/// # Tyrannogill
///
/// `TLC_240` · Paladin minion · 6 mana · 6/3
///
/// > **Rush Deathrattle:** Summon three 2/1 Murlocs. Give them each a random **Bonus Effect**.
///
/// State: Derived
//~ derived TLC_240 deb2ed11 90573316 534a76c3.e227791a
#[test]
fn TLC_240_tyrannogill() {
    check(
        CardClass::Paladin,
        &[
            Give("TLC_240"),
            Cost("TLC_240", 6),
            Stats("TLC_240", 6, 3),
            Has("TLC_240", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TLC_240"),
            Force(Number(0)),
            Force(Number(0)),
            Force(Number(0)),
            Kill(Nth(3)),
            BoardCount(Mine, 4),
            HasNow(The("TLC_240t"), GameTag::DIVINE_SHIELD),
            HasNot(The("TLC_240t"), GameTag::ELUSIVE),
            HasNot(The("TLC_240t"), GameTag::LIFESTEAL),
            HasNot(The("TLC_240t"), GameTag::POISONOUS),
            HasNot(The("TLC_240t"), GameTag::REBORN),
            HasNot(The("TLC_240t"), GameTag::RUSH),
            HasNot(The("TLC_240t"), GameTag::TAUNT),
            HasNot(The("TLC_240t"), GameTag::WINDFURY),
            In(The("TLC_240t"), Zone::Play),
            Now(The("TLC_240t"), 2, 1),
        ],
    );
}

/// # Dinoloc
///
/// `TLC_240t` · Paladin minion · 2 mana · 2/1
///
/// State: Vanilla
//~ vanilla TLC_240t 2bd71c6d 168b63ff 49297c92
#[test]
fn TLC_240t_dinoloc() {
    check(
        CardClass::Paladin,
        &[
            Give("TLC_240t"),
            Cost("TLC_240t", 2),
            Stats("TLC_240t", 2, 1),
            Play("TLC_240t", Nothing),
            In(The("TLC_240t"), Zone::Play),
            Now(The("TLC_240t"), 2, 1),
        ],
    );
}

/// # Dinoloc
///
/// `TLC_240t2` · Paladin minion · 2 mana · 2/1
///
/// State: Vanilla
//~ vanilla TLC_240t2 204bf506 e2ec4372 01cee13e
#[test]
fn TLC_240t2_dinoloc() {
    check(
        CardClass::Paladin,
        &[
            Give("TLC_240t2"),
            Cost("TLC_240t2", 2),
            Stats("TLC_240t2", 2, 1),
            Play("TLC_240t2", Nothing),
            In(The("TLC_240t2"), Zone::Play),
            Now(The("TLC_240t2"), 2, 1),
        ],
    );
}

/// # Dinoloc
///
/// `TLC_240t3` · Paladin minion · 2 mana · 2/1
///
/// State: Vanilla
//~ vanilla TLC_240t3 67a0f9d6 30648ec4 08c87114
#[test]
fn TLC_240t3_dinoloc() {
    check(
        CardClass::Paladin,
        &[
            Give("TLC_240t3"),
            Cost("TLC_240t3", 2),
            Stats("TLC_240t3", 2, 1),
            Play("TLC_240t3", Nothing),
            In(The("TLC_240t3"), Zone::Play),
            Now(The("TLC_240t3"), 2, 1),
        ],
    );
}

/// # Ido of the Threshfleet
///
/// `TLC_241` · Paladin minion · 4 mana · 2/7
///
/// > While this is alive, you get a 2-Cost Holy spell that gives a minion +2/+2 and **Divine Shield**.
///
/// State: Todo
//~ todo TLC_241 747929b2 b628973b 3355ae6d.49fb2314
#[test]
#[ignore = "todo: TLC_241 Ido of the Threshfleet"]
fn TLC_241_ido_of_the_threshfleet() {
    check(CardClass::Paladin, &[Give("TLC_241"), Cost("TLC_241", 4), Stats("TLC_241", 2, 7), Unwritten]);
}

/// # Threshrider
///
/// `TLC_241e` · Paladin enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived TLC_241e f8158263 29fdb592 5ffcba10.6d6ab056
#[test]
fn TLC_241e_threshrider() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "TLC_241e"), Now(My(0), 7, 3)]);
}

/// # Threshrider Tracker
///
/// `TLC_241e2` · Paladin enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived TLC_241e2 92ee083d 677b4a23 215ffe72.6d6ab056
#[test]
fn TLC_241e2_threshrider_tracker() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "TLC_241e2"), Now(My(0), 7, 3)]);
}

/// # Call the Threshfleet!
///
/// `TLC_241t` · Paladin spell · Holy · 2 mana
///
/// > Give a minion +2/+2 and **Divine Shield**. *(This stays in your hand while Ido is alive!)*
///
/// State: Todo
//~ todo TLC_241t fa6368db c3461152 d8739e83.90850d6f
#[test]
#[ignore = "todo: TLC_241t Call the Threshfleet!"]
fn TLC_241t_call_the_threshfleet() {
    check(CardClass::Paladin, &[Give("TLC_241t"), Cost("TLC_241t", 2), Unwritten]);
}

/// # Dive the Golakka Depths
///
/// `TLC_426` · Paladin spell · 1 mana
///
/// > **Repeatable Quest:** Summon 6 Murlocs. **Reward:** Murlocs you summon gain +1/+1.
///
/// State: Todo
//~ todo TLC_426 081a65c4 67911ca9 c5ca0b66.3894d7dc
#[test]
#[ignore = "todo: TLC_426 Dive the Golakka Depths"]
fn TLC_426_dive_the_golakka_depths() {
    check(CardClass::Paladin, &[Give("TLC_426"), Cost("TLC_426", 1), Unwritten]);
}

/// # The Sacred Cave
///
/// `TLC_426t` · Paladin spell · 0 mana
///
/// > Whenever you summon a Murloc, give it +1/+1.
///
/// State: Todo
//~ todo TLC_426t bb5f077a 8f705408 7963b6e5.dba9e15f
#[test]
#[ignore = "todo: TLC_426t The Sacred Cave"]
fn TLC_426t_the_sacred_cave() {
    check(CardClass::Paladin, &[Give("TLC_426t"), Cost("TLC_426t", 0), Unwritten]);
}

/// # Hot Spring Glider
///
/// `TLC_428` · Paladin minion · 3 mana · 2/4
///
/// > **Battlecry:** Your next Murloc costs (1) less. **Kindred:** And gains **Divine Shield**.
///
/// State: Todo
//~ todo TLC_428 b4cd97d9 35fb5c04 90caf5dd.3f753167
#[test]
#[ignore = "todo: TLC_428 Hot Spring Glider"]
fn TLC_428_hot_spring_glider() {
    check(CardClass::Paladin, &[Give("TLC_428"), Cost("TLC_428", 3), Stats("TLC_428", 2, 4), Unwritten]);
}

/// # Creature of the Sacred Cave
///
/// `TLC_430` · Paladin minion · 4 mana · 2/5
///
/// > At the end of your turn, recast a random Holy spell you cast this turn *(targets this if possible)*.
///
/// State: Todo
//~ todo TLC_430 477ff041 d97e5cfa 29924265.7f0a111d
#[test]
#[ignore = "todo: TLC_430 Creature of the Sacred Cave"]
fn TLC_430_creature_of_the_sacred_cave() {
    check(CardClass::Paladin, &[Give("TLC_430"), Cost("TLC_430", 4), Stats("TLC_430", 2, 5), Unwritten]);
}

/// # Violet Treasuregill
///
/// `TLC_438` · Paladin minion · 2 mana · 1/2
///
/// > **Battlecry:** Cast a random spell from your deck that costs (2) or less *(targets this if possible)*.
///
/// State: Todo
//~ todo TLC_438 2faf52c8 f9137b53 894fc223.73c802c7
#[test]
#[ignore = "todo: TLC_438 Violet Treasuregill"]
fn TLC_438_violet_treasuregill() {
    check(CardClass::Paladin, &[Give("TLC_438"), Cost("TLC_438", 2), Stats("TLC_438", 1, 2), Unwritten]);
}

/// # Ready the Fleet
///
/// `TLC_441` · Paladin spell · 3 mana
///
/// > Give +1/+2 to a friendly minion and your other minions that share a type with it.
///
/// State: Todo
//~ todo TLC_441 0f391631 bec43f45 a8213a13.698a41c4
#[test]
#[ignore = "todo: TLC_441 Ready the Fleet"]
fn TLC_441_ready_the_fleet() {
    check(CardClass::Paladin, &[Give("TLC_441"), Cost("TLC_441", 3), Unwritten]);
}

/// # Fleet Footed
///
/// `TLC_441e2` · Paladin enchantment
///
/// > +1/+2
///
/// State: Derived
//~ derived TLC_441e2 c5d8fd97 d8979005 ac0c2bb8.2824d5fc
#[test]
fn TLC_441e2_fleet_footed() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "TLC_441e2"), Now(My(0), 6, 3)]);
}

/// # Submerged Map
///
/// `TLC_442` · Paladin spell · 1 mana
///
/// > **Discover** a Murloc. If you play it this turn, also pick one of the others.
///
/// State: Todo
//~ todo TLC_442 fd8a9568 bd943416 1381ed42.e1b6670b
#[test]
#[ignore = "todo: TLC_442 Submerged Map"]
fn TLC_442_submerged_map() {
    check(CardClass::Paladin, &[Give("TLC_442"), Cost("TLC_442", 1), Unwritten]);
}

/// # Story of Galvadon
///
/// `TLC_444` · Paladin spell · 2 mana
///
/// > Give a minion three random **Bonus Effects**.
///
/// State: Done
//~ done TLC_444 f5bb2cf6 - 7929f271.331c6e62
#[test]
fn TLC_444_story_of_galvadon() {
    check(
        CardClass::Paladin,
        &[
            Give("TLC_444"),
            Cost("TLC_444", 2),
            Friend("CS2_182"),
            Force(Number(0)),
            Force(Number(0)),
            Force(Number(0)),
            Play("TLC_444", On(My(0))),
            HasNow(My(0), GameTag::DIVINE_SHIELD),
            HasNow(My(0), GameTag::TAUNT),
            HasNow(My(0), GameTag::RUSH),
        ],
    );
}

/// # Threshrider's Blessing
///
/// `TLC_477` · Paladin spell · Holy · 5 mana
///
/// > Give a friendly minion +4/+4 and "**Deathrattle:** Summon a random 4-Cost minion."
///
/// State: Derived
//~ derived TLC_477 9a635aba 13f8c935 f29f80c0.2a08dad0
#[test]
fn TLC_477_threshriders_blessing() {
    check(
        CardClass::Paladin,
        &[
            Give("TLC_477"),
            Cost("TLC_477", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TLC_477", On(Nth(1))),
            Now(Nth(1), 8, 9),
        ],
    );
}

/// # Thresher Saddle
///
/// `TLC_477e` · Paladin enchantment
///
/// > +4/+4 and **Deathrattle:** Summon a random 4-Cost minion.
///
/// State: Derived
//~ derived TLC_477e 8e453045 e4d7973e 6b82a3b5.1061c43f
#[test]
fn TLC_477e_thresher_saddle() {
    check(
        CardClass::Paladin,
        &[Friend("CS2_182"), Friend("CS2_182"), Enemy("CS2_182"), Enchant(Nth(0), "TLC_477e"), Now(Nth(0), 8, 9)],
    );
    check(
        CardClass::Paladin,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "TLC_477e"),
            Force(Card("CS2_119")),
            Kill(Nth(0)),
            BoardCount(Mine, 2),
            In(The("CS2_119"), Zone::Play),
            Now(The("CS2_119"), 2, 7),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "TLC_477e"),
            Never(Card("AT_022")),
            Kill(Nth(0)),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "TLC_477e"),
            Never(Card("AT_003")),
            Kill(Nth(0)),
        ],
    );
}
