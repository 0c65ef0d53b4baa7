//! Mage cards of Scholomance Academy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file c6eb05c2

/// # Devolving Missiles
///
/// `SCH_235` · Multi-class spell · Arcane · 1 mana
///
/// > Shoot three missiles at random enemy minions that transform them into ones that cost (1) less.
///
/// State: Derived
//~ derived SCH_235 57c74aaa 29c46d87 1742f118.5679c283
#[test]
fn SCH_235_devolving_missiles() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_235"),
            Cost("SCH_235", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Force(Card("CS2_118")),
            Force(Entity(Nth(2))),
            Force(Card("CS2_120")),
            Force(Entity(Nth(2))),
            Force(Card("CS2_168")),
            Play("SCH_235", Nothing),
            Is(Nth(2), "CS2_168"),
            Now(Nth(2), 2, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("SCH_235"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(2))),
            Never(Card("AT_016")),
            Play("SCH_235", Nothing),
        ],
    );
}

/// # Firebrand
///
/// `SCH_241` · Mage minion · 3 mana · 3/4
///
/// > Spellburst**:** Deal 4 damage randomly split among all enemy minions.
///
/// State: Derived
//~ derived SCH_241 636282d8 0f09dcfc a2523d9b.9ea74ba3
#[test]
fn SCH_241_firebrand() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_241"),
            Cost("SCH_241", 3),
            Stats("SCH_241", 3, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SCH_241"),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(2))),
            Play("GAME_005", Nothing),
            Now(Nth(2), 4, 1),
        ],
    );
}

/// # Wyrm Weaver
///
/// `SCH_243` · Mage minion · 4 mana · 3/5
///
/// > Spellburst**:** Summon two 1/3 Mana Wyrms.
///
/// State: Derived
//~ derived SCH_243 e229c762 3d3bdcff fd3142e5.94efc589
#[test]
fn SCH_243_wyrm_weaver() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_243"),
            Cost("SCH_243", 4),
            Stats("SCH_243", 3, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SCH_243"),
            Play("GAME_005", Nothing),
            BoardCount(Mine, 4),
            In(The("NEW1_012"), Zone::Play),
            Now(The("NEW1_012"), 1, 3),
        ],
    );
}

/// # Primordial Studies
///
/// `SCH_270` · Multi-class spell · Arcane · 1 mana
///
/// > **Discover** a **Spell Damage** minion. Your next one costs (1) less.
///
/// State: Derived
//~ derived SCH_270 6a116dad 212e2e55 629dbe16.67ea96bd
#[test]
fn SCH_270_primordial_studies() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_270"),
            Cost("SCH_270", 1),
            Give("AT_093"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_093")),
            Play("SCH_270", Nothing),
            ChooseCard("AT_093"),
            Is(InHand(2), "AT_093"),
            CostNow(InHand(2), 3),
            Now(InHand(2), 2, 6),
            TagNow(InHand(2), GameTag::SPELLPOWER, 1),
            HandCount(Mine, 3),
            CostNow(Nth(1), 3),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("SCH_270"),
            Give("AT_093"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_003")),
            Play("SCH_270", Nothing),
            Choose(0),
        ],
    );
}

/// # Studying Runes
///
/// `SCH_270e2` · Neutral enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived SCH_270e2 17e419b3 7927b178 fbb3e31a.f705eb41
#[test]
fn SCH_270e2_studying_runes() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "SCH_270e2"), CostNow(Nth(0), 2)]);
}

/// # Ras Frostwhisper
///
/// `SCH_273` · Multi-class minion · 5 mana · 3/6
///
/// > At the end of your turn, deal $1 damage to all enemies *(improved by **Spell Damage)*.
///
/// State: Derived
//~ derived SCH_273 aa444e16 8e57f6f0 acf2f1b1.3374bfa8
#[test]
fn SCH_273_ras_frostwhisper() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_273"),
            Cost("SCH_273", 5),
            Stats("SCH_273", 3, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SCH_273"),
            EndTurn,
            Now(Nth(2), 4, 4),
            Now(TheirHero, 0, 29),
            Damage(TheirHero, 1),
        ],
    );
}

/// # Lab Partner
///
/// `SCH_310` · Mage minion · 1 mana · 1/3
///
/// > **Spell Damage +1**
///
/// State: Vanilla
//~ vanilla SCH_310 1bc82762 987e9cf3 c8c77ef7.b88f2291
#[test]
fn SCH_310_lab_partner() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_310"),
            Cost("SCH_310", 1),
            Stats("SCH_310", 1, 3),
            Has("SCH_310", GameTag::SPELLPOWER),
            Play("SCH_310", Nothing),
            In(The("SCH_310"), Zone::Play),
            Now(The("SCH_310"), 1, 3),
            HasNow(The("SCH_310"), GameTag::SPELLPOWER),
        ],
    );
}

/// # Combustion
///
/// `SCH_348` · Mage spell · Fire · 3 mana
///
/// > Deal $4 damage to a minion. Any excess damages both neighbors.
///
/// State: Derived
//~ derived SCH_348 8b591b1f bcbff48f df099cf8.b41690c2
#[test]
fn SCH_348_combustion() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_348"),
            Cost("SCH_348", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SCH_348", On(Nth(2))),
            Now(Nth(2), 4, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("SCH_348"), Friend("CS2_182"), Enemy("CS2_182"), Play("SCH_348", On(Nth(1))), Now(Nth(1), 4, 1)],
    );
    check(
        CardClass::Mage,
        &[
            Give("SCH_348"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("SCH_348", On(Nth(3))),
            Dead(Nth(3)),
            Now(Nth(4), 4, 2),
            BoardCount(Theirs, 1),
        ],
    );
}

/// # Wand Thief
///
/// `SCH_350` · Multi-class minion · 1 mana · 1/2
///
/// > **Combo: Discover** a Mage spell.
///
/// State: Derived
//~ derived SCH_350 c698c42a 1edcfd3f 84fe4c9f.a4c2abd2
#[test]
fn SCH_350_wand_thief() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_350"),
            Cost("SCH_350", 1),
            Stats("SCH_350", 1, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Force(Card("AT_001")),
            Play("SCH_350", Nothing),
            ChooseCard("AT_001"),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 5),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("SCH_350"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Never(Card("AT_003")),
            Play("SCH_350", Nothing),
            Choose(0),
        ],
    );
}

/// # Jandice Barov
///
/// `SCH_351` · Multi-class minion · 5 mana · 2/1
///
/// > **Battlecry:** Summon two random 5-Cost minions. Secretly pick one that dies when it takes damage.
///
/// State: Todo
//~ todo SCH_351 10c0cd55 52e8d469 229193ea.d5825fa3
#[test]
#[ignore = "todo: SCH_351 Jandice Barov"]
fn SCH_351_jandice_barov() {
    check(CardClass::Mage, &[Give("SCH_351"), Cost("SCH_351", 5), Stats("SCH_351", 2, 1), Unwritten]);
}

/// # Potion of Illusion
///
/// `SCH_352` · Multi-class spell · Arcane · 4 mana
///
/// > Add 1/1 copies of your minions to your hand. They cost (1).
///
/// State: Derived
//~ derived SCH_352 abb288a7 956ac24e 04c43125.086d1bc4
#[test]
fn SCH_352_potion_of_illusion() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_352"),
            Cost("SCH_352", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SCH_352", Nothing),
            CostNow(InHand(0), 1),
            Now(InHand(0), 1, 1),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("SCH_352"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("SCH_352", Nothing),
            CostNow(InHand(0), 1),
            Now(InHand(0), 1, 1),
            HandCount(Mine, 1),
        ],
    );
}

/// # Potion of Illusion
///
/// `SCH_352e` · Rogue enchantment
///
/// > 1/1.
///
/// State: Derived
//~ derived SCH_352e 98d32ead 22da64b0 51d7127a.d68bebe2
#[test]
fn SCH_352e_potion_of_illusion() {
    check(CardClass::Mage, &[Friend("CS2_119"), Enchant(My(0), "SCH_352e"), Now(My(0), 1, 1)]);
}

/// # Potion of Illusion
///
/// `SCH_352e2` · Rogue enchantment
///
/// > Costs (1).
///
/// State: Derived
//~ derived SCH_352e2 c562358d fd528ecf 0a87cd25.53ed184d
#[test]
fn SCH_352e2_potion_of_illusion() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "SCH_352e2"), CostNow(Nth(0), 1)]);
}

/// # Cram Session
///
/// `SCH_353` · Mage spell · Arcane · 2 mana
///
/// > Draw $1 \|4(card, cards) *(improved by **Spell Damage)*.
///
/// State: Todo
//~ todo SCH_353 643b5c18 1a994fe4 dc1ef0fd.e6124825
#[test]
#[ignore = "todo: SCH_353 Cram Session"]
fn SCH_353_cram_session() {
    check(CardClass::Mage, &[Give("SCH_353"), Cost("SCH_353", 2), Unwritten]);
}

/// # Mozaki, Master Duelist
///
/// `SCH_400` · Mage minion · 5 mana · 3/8
///
/// > After you cast a spell, gain **Spell Damage +1**.
///
/// State: Derived
//~ derived SCH_400 aaa7b066 018f1aeb 93947e9e.b533ff66
#[test]
fn SCH_400_mozaki_master_duelist() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_400"),
            Cost("SCH_400", 5),
            Stats("SCH_400", 3, 8),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SCH_400"),
            Play("GAME_005", Nothing),
            TagNow(Nth(3), GameTag::SPELLPOWER, 1),
        ],
    );
}

/// # Magic Master
///
/// `SCH_400e2` · Mage enchantment
///
/// > **Spell Damage +1**
///
/// State: Derived
//~ derived SCH_400e2 a29b9dd0 30bfb8bc e3c865ea.b88f2291
#[test]
fn SCH_400e2_magic_master() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "SCH_400e2"), TagNow(My(0), GameTag::SPELLPOWER, 1)]);
}

/// # Brain Freeze
///
/// `SCH_509` · Multi-class spell · Frost · 1 mana
///
/// > **Freeze** a minion. **Combo:** Also deal $3 damage to it.
///
/// State: Derived
//~ derived SCH_509 173e5e6e bee8691f f42f7a96.6880037c
#[test]
fn SCH_509_brain_freeze() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_509"),
            Cost("SCH_509", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("SCH_509", On(Nth(2))),
            HasNow(Nth(2), GameTag::FROZEN),
            Now(Nth(2), 4, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("SCH_509"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("SCH_509", On(Nth(1))),
            HasNow(Nth(1), GameTag::FROZEN),
            Now(Nth(1), 4, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("SCH_509"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SCH_509", On(Nth(2))),
            HasNow(Nth(2), GameTag::FROZEN),
            Now(Nth(2), 4, 5),
        ],
    );
}

/// # Trick Totem
///
/// `SCH_537` · Multi-class minion · 2 mana · 0/3
///
/// > At the end of your turn, cast a random spell that costs (3) or less.
///
/// State: Derived
//~ derived SCH_537 ae7ce0a5 748755a2 4e783e87.dc6db9af
#[test]
fn SCH_537_trick_totem() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_537"),
            Cost("SCH_537", 2),
            Stats("SCH_537", 0, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SCH_537"),
            Force(Card("CS2_075")),
            EndTurn,
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
}
