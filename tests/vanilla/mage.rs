//! Mage cards of Vanilla, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 107835f4

/// # Polymorph
///
/// `VAN_CS2_022` · Mage spell · 4 mana
///
/// > Transform a minion into a 1/1 Sheep.
///
/// State: Reprint
//~ reprint VAN_CS2_022 2f72d88a 6d2f8491 8b3dc10f.b5c105e9
#[test]
fn VAN_CS2_022_polymorph() {
    check(CardClass::Mage, &[Give("VAN_CS2_022"), Cost("VAN_CS2_022", 4), WrittenAs("VAN_CS2_022", "CS2_022")]);
}

/// # Arcane Intellect
///
/// `VAN_CS2_023` · Mage spell · 3 mana
///
/// > Draw 2 cards.
///
/// State: Reprint
//~ reprint VAN_CS2_023 b8ee8f3d 14148f7c 69e16392.021f85ea
#[test]
fn VAN_CS2_023_arcane_intellect() {
    check(CardClass::Mage, &[Give("VAN_CS2_023"), Cost("VAN_CS2_023", 3), WrittenAs("VAN_CS2_023", "CS2_023")]);
}

/// # Frostbolt
///
/// `VAN_CS2_024` · Mage spell · 2 mana
///
/// > Deal $3 damage to a character and **Freeze** it.
///
/// State: Reprint
//~ reprint VAN_CS2_024 bfec1990 b4708fb3 022c0784.f9c462c7
#[test]
fn VAN_CS2_024_frostbolt() {
    check(CardClass::Mage, &[Give("VAN_CS2_024"), Cost("VAN_CS2_024", 2), WrittenAs("VAN_CS2_024", "CS2_024")]);
}

/// # Arcane Explosion
///
/// `VAN_CS2_025` · Mage spell · 2 mana
///
/// > Deal $1 damage to all enemy minions.
///
/// State: Reprint
//~ reprint VAN_CS2_025 ad844c38 89665644 9a64eb54.6f8fb101
#[test]
fn VAN_CS2_025_arcane_explosion() {
    check(CardClass::Mage, &[Give("VAN_CS2_025"), Cost("VAN_CS2_025", 2), WrittenAs("VAN_CS2_025", "CS2_025")]);
}

/// # Frost Nova
///
/// `VAN_CS2_026` · Mage spell · 3 mana
///
/// > **Freeze** all enemy minions.
///
/// State: Reprint
//~ reprint VAN_CS2_026 4e0d56f0 98ba75c0 3867be2c.e3257e1b
#[test]
fn VAN_CS2_026_frost_nova() {
    check(CardClass::Mage, &[Give("VAN_CS2_026"), Cost("VAN_CS2_026", 3), WrittenAs("VAN_CS2_026", "CS2_026")]);
}

/// # Mirror Image
///
/// `VAN_CS2_027` · Mage spell · 1 mana
///
/// > Summon two 0/2 minions with **Taunt**.
///
/// State: Reprint
//~ reprint VAN_CS2_027 b521174d ffef903e 6871540a.4f4134a8
#[test]
fn VAN_CS2_027_mirror_image() {
    check(CardClass::Mage, &[Give("VAN_CS2_027"), Cost("VAN_CS2_027", 1), WrittenAs("VAN_CS2_027", "CS2_027")]);
}

/// # Blizzard
///
/// `VAN_CS2_028` · Mage spell · 6 mana
///
/// > Deal $2 damage to all enemy minions and **Freeze** them.
///
/// State: Reprint
//~ reprint VAN_CS2_028 f743c33d 8b73afb4 8ce8d1f6.69278d21
#[test]
fn VAN_CS2_028_blizzard() {
    check(CardClass::Mage, &[Give("VAN_CS2_028"), Cost("VAN_CS2_028", 6), WrittenAs("VAN_CS2_028", "CS2_028")]);
}

/// # Fireball
///
/// `VAN_CS2_029` · Mage spell · 4 mana
///
/// > Deal $6 damage.
///
/// State: Reprint
//~ reprint VAN_CS2_029 57b8eb87 93848cb1 82d60fa3.cd475996
#[test]
fn VAN_CS2_029_fireball() {
    check(CardClass::Mage, &[Give("VAN_CS2_029"), Cost("VAN_CS2_029", 4), WrittenAs("VAN_CS2_029", "CS2_029")]);
}

/// # Ice Lance
///
/// `VAN_CS2_031` · Mage spell · 1 mana
///
/// > **Freeze** a character. If it was already **Frozen**, deal $4 damage instead.
///
/// State: Reprint
//~ reprint VAN_CS2_031 d1a536bc d71ec350 7408e405.e5d949dd
#[test]
fn VAN_CS2_031_ice_lance() {
    check(CardClass::Mage, &[Give("VAN_CS2_031"), Cost("VAN_CS2_031", 1), WrittenAs("VAN_CS2_031", "CS2_031")]);
}

/// # Flamestrike
///
/// `VAN_CS2_032` · Mage spell · 7 mana
///
/// > Deal $4 damage to all enemy minions.
///
/// State: Done
//~ done VAN_CS2_032 5c4be2f6 - a914e761.e83d217f
#[test]
fn VAN_CS2_032_flamestrike() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_CS2_032"),
            Cost("VAN_CS2_032", 7),
            Enemy("CS2_182"),
            Friend("CS2_182"),
            Play("VAN_CS2_032", Nothing),
            Damage(Their(0), 4),
            Damage(My(0), 0),
            Health(TheirHero, 30),
        ],
    );
}

/// # Water Elemental
///
/// `VAN_CS2_033` · Mage minion · 4 mana · 3/6
///
/// > **Freeze** any character damaged by this minion.
///
/// State: Reprint
//~ reprint VAN_CS2_033 ee41c394 23435015 d55a4f96.71ce65d6
#[test]
fn VAN_CS2_033_water_elemental() {
    check(
        CardClass::Mage,
        &[Give("VAN_CS2_033"), Cost("VAN_CS2_033", 4), Stats("VAN_CS2_033", 3, 6), WrittenAs("VAN_CS2_033", "CS2_033")],
    );
}

/// # Mirror Image
///
/// `VAN_CS2_mirror` · Mage minion · 0 mana · 0/2
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla VAN_CS2_mirror 185b8eb8 d97785cd cd2672fe.4b0c5d24
#[test]
fn VAN_CS2_mirror_mirror_image() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_CS2_mirror"),
            Cost("VAN_CS2_mirror", 0),
            Stats("VAN_CS2_mirror", 0, 2),
            Has("VAN_CS2_mirror", GameTag::TAUNT),
            Play("VAN_CS2_mirror", Nothing),
            In(The("VAN_CS2_mirror"), Zone::Play),
            Now(The("VAN_CS2_mirror"), 0, 2),
            HasNow(The("VAN_CS2_mirror"), GameTag::TAUNT),
        ],
    );
}

/// # Ethereal Arcanist
///
/// `VAN_EX1_274` · Mage minion · 4 mana · 3/3
///
/// > If you control a **Secret** at the end of your turn, gain +2/+2.
///
/// State: Reprint
//~ reprint VAN_EX1_274 e106f4c2 fb45e0ec 287cfde5.3bad2e36
#[test]
fn VAN_EX1_274_ethereal_arcanist() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_274"), Cost("VAN_EX1_274", 4), Stats("VAN_EX1_274", 3, 3), WrittenAs("VAN_EX1_274", "EX1_274")],
    );
}

/// # Cone of Cold
///
/// `VAN_EX1_275` · Mage spell · 4 mana
///
/// > **Freeze** a minion and the minions next to it, and deal $1 damage to them.
///
/// State: Reprint
//~ reprint VAN_EX1_275 15718ea7 d27fca8d 1894fd67.872e7e3e
#[test]
fn VAN_EX1_275_cone_of_cold() {
    check(CardClass::Mage, &[Give("VAN_EX1_275"), Cost("VAN_EX1_275", 4), WrittenAs("VAN_EX1_275", "EX1_275")]);
}

/// # Arcane Missiles
///
/// `VAN_EX1_277` · Mage spell · 1 mana
///
/// > Deal $3 damage randomly split among all enemy characters.
///
/// State: Done
//~ done VAN_EX1_277 9fd8c092 - c33f9326.e3bd07ab
#[test]
fn VAN_EX1_277_arcane_missiles() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_277"), Cost("VAN_EX1_277", 1), Play("VAN_EX1_277", Nothing), Health(TheirHero, 27)],
    );
    check(
        CardClass::Mage,
        &[Enemy("CS2_231"), Force(Entity(Their(0))), Play("VAN_EX1_277", Nothing), Dead(Nth(0)), Health(TheirHero, 28)],
    );
}

/// # Pyroblast
///
/// `VAN_EX1_279` · Mage spell · 10 mana
///
/// > Deal $10 damage.
///
/// State: Reprint
//~ reprint VAN_EX1_279 674e62d5 66131408 3a85f30c.b127a5f9
#[test]
fn VAN_EX1_279_pyroblast() {
    check(CardClass::Mage, &[Give("VAN_EX1_279"), Cost("VAN_EX1_279", 10), WrittenAs("VAN_EX1_279", "EX1_279")]);
}

/// # Counterspell
///
/// `VAN_EX1_287` · Mage spell · 3 mana
///
/// > **Secret:** When your opponent casts a spell, **Counter** it.
///
/// State: Reprint
//~ reprint VAN_EX1_287 c6aeaa0b 076bba04 157a5cd9.c408fefb
#[test]
fn VAN_EX1_287_counterspell() {
    check(CardClass::Mage, &[Give("VAN_EX1_287"), Cost("VAN_EX1_287", 3), WrittenAs("VAN_EX1_287", "EX1_287")]);
}

/// # Ice Barrier
///
/// `VAN_EX1_289` · Mage spell · 3 mana
///
/// > **Secret:** As soon as your hero is attacked, gain 8 Armor.
///
/// State: Done
//~ done VAN_EX1_289 25080ef2 - 31b22557.13fce674
#[test]
fn VAN_EX1_289_ice_barrier() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_289"),
            Cost("VAN_EX1_289", 3),
            Play("VAN_EX1_289", Nothing),
            EndTurn,
            Enemy("CS2_182"),
            Enemy("CS2_172"),
            Friend("CS2_182"),
            Attack(Their(1), My(0)),
            In(Nth(0), Zone::Secret),
            Armor(Mine, 0),
            Attack(Their(0), MyHero),
            Armor(Mine, 4),
            Health(MyHero, 30),
            In(Nth(0), Zone::Graveyard),
        ],
    );
    check(
        CardClass::Mage,
        &[Play("VAN_EX1_289", Nothing), EndTurn, Enemy("CS2_106"), Attack(TheirHero, MyHero), Armor(Mine, 5)],
    );
}

/// # Mirror Entity
///
/// `VAN_EX1_294` · Mage spell · 3 mana
///
/// > **Secret:** When your opponent plays a minion, summon a copy of it.
///
/// State: Done
//~ done VAN_EX1_294 709a790a - 0d37260f.4429da7a
#[test]
fn VAN_EX1_294_mirror_entity() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_294"),
            Cost("VAN_EX1_294", 3),
            Play("VAN_EX1_294", Nothing),
            EndTurn,
            Play("GAME_005", Nothing),
            In(Nth(0), Zone::Secret),
            Play("CS2_172", Nothing),
            Is(My(0), "CS2_172"),
            In(Nth(0), Zone::Graveyard),
        ],
    );
}

/// # Ice Block
///
/// `VAN_EX1_295` · Mage spell · 3 mana
///
/// > **Secret:** When your hero takes fatal damage, prevent it and become **Immune** this turn.
///
/// State: Reprint
//~ reprint VAN_EX1_295 72fafe22 13f92587 353d630c.f5694a50
#[test]
fn VAN_EX1_295_ice_block() {
    check(CardClass::Mage, &[Give("VAN_EX1_295"), Cost("VAN_EX1_295", 3), WrittenAs("VAN_EX1_295", "EX1_295")]);
}

/// # Archmage Antonidas
///
/// `VAN_EX1_559` · Mage minion · 7 mana · 5/7
///
/// > Whenever you cast a spell, add a 'Fireball' spell to your hand.
///
/// State: Reprint
//~ reprint VAN_EX1_559 e6654645 045c83ab 8c6d1574.93643392
#[test]
fn VAN_EX1_559_archmage_antonidas() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_559"), Cost("VAN_EX1_559", 7), Stats("VAN_EX1_559", 5, 7), WrittenAs("VAN_EX1_559", "EX1_559")],
    );
}

/// # Vaporize
///
/// `VAN_EX1_594` · Mage spell · 3 mana
///
/// > **Secret:** When a minion attacks your hero, destroy it.
///
/// State: Reprint
//~ reprint VAN_EX1_594 34162024 285b8ffe e476bfb3.007fa818
#[test]
fn VAN_EX1_594_vaporize() {
    check(CardClass::Mage, &[Give("VAN_EX1_594"), Cost("VAN_EX1_594", 3), WrittenAs("VAN_EX1_594", "EX1_594")]);
}

/// # Sorcerer's Apprentice
///
/// `VAN_EX1_608` · Mage minion · 2 mana · 3/2
///
/// > Your spells cost (1) less.
///
/// State: Done
//~ done VAN_EX1_608 fe5e0f25 - 0090ebcc.f6a37700
#[test]
fn VAN_EX1_608_sorcerers_apprentice() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_EX1_608"),
            Cost("VAN_EX1_608", 2),
            Stats("VAN_EX1_608", 3, 2),
            Play("VAN_EX1_608", Nothing),
            Give("EX1_277"),
            Give("CS2_182"),
            CostNow(Nth(1), 0),
            CostNow(Nth(2), 4),
        ],
    );
}

/// # Apprentice's Assistance
///
/// `VAN_EX1_608e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived VAN_EX1_608e 2596fe99 dcd2265c 8e7cef19.f705eb41
#[test]
fn VAN_EX1_608e_apprentices_assistance() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "VAN_EX1_608e"), CostNow(Nth(0), 2)]);
}

/// # Kirin Tor Mage
///
/// `VAN_EX1_612` · Mage minion · 3 mana · 4/3
///
/// > **Battlecry:** The next **Secret** you play this turn costs (0).
///
/// State: Reprint
//~ reprint VAN_EX1_612 163a4da4 a347ebce 60603bb7.f821bf78
#[test]
fn VAN_EX1_612_kirin_tor_mage() {
    check(
        CardClass::Mage,
        &[Give("VAN_EX1_612"), Cost("VAN_EX1_612", 3), Stats("VAN_EX1_612", 4, 3), WrittenAs("VAN_EX1_612", "EX1_612")],
    );
}

/// # Fireblast
///
/// `VAN_HERO_08bp` · Mage hero power · 2 mana
///
/// > **Hero Power** Deal $1 damage.
///
/// State: Reprint
//~ reprint VAN_HERO_08bp 088e0695 0bfea1a4 caf8de3a.aee9dd5c
#[test]
fn VAN_HERO_08bp_fireblast() {
    check(
        CardClass::Mage,
        &[HasHeroPower("VAN_HERO_08bp"), Cost("VAN_HERO_08bp", 2), WrittenAs("VAN_HERO_08bp", "HERO_08bp")],
    );
}

/// # Fireblast Rank 2
///
/// `VAN_HERO_08bp2` · Mage hero power · 2 mana
///
/// > **Hero Power** Deal $2 damage.
///
/// State: Reprint
//~ reprint VAN_HERO_08bp2 34aeb6e4 9fb92aae 3de6d818.d8949463
#[test]
fn VAN_HERO_08bp2_fireblast_rank_2() {
    check(
        CardClass::Mage,
        &[HasHeroPower("VAN_HERO_08bp2"), Cost("VAN_HERO_08bp2", 2), WrittenAs("VAN_HERO_08bp2", "HERO_08bp2")],
    );
}

/// # Mana Wyrm
///
/// `VAN_NEW1_012` · Mage minion · 1 mana · 1/3
///
/// > Whenever you cast a spell, gain +1 Attack.
///
/// State: Reprint
//~ reprint VAN_NEW1_012 83ed0b93 b0f15d41 b42c454c.25a7de61
#[test]
fn VAN_NEW1_012_mana_wyrm() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_NEW1_012"),
            Cost("VAN_NEW1_012", 1),
            Stats("VAN_NEW1_012", 1, 3),
            WrittenAs("VAN_NEW1_012", "NEW1_012"),
        ],
    );
}

/// # Spellbender
///
/// `VAN_tt_010` · Mage spell · 3 mana
///
/// > **Secret:** When an enemy casts a spell on a minion, summon a 1/3 as the new target.
///
/// State: Reprint
//~ reprint VAN_tt_010 85845f1b 98609879 a5efd80a.9d5cc29a
#[test]
fn VAN_tt_010_spellbender() {
    check(CardClass::Mage, &[Give("VAN_tt_010"), Cost("VAN_tt_010", 3), WrittenAs("VAN_tt_010", "tt_010")]);
}

/// # Spellbender
///
/// `VAN_tt_010a` · Mage minion · 0 mana · 1/3
///
/// State: Vanilla
//~ vanilla VAN_tt_010a e301ae8a 319b480f cae38712
#[test]
fn VAN_tt_010a_spellbender() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_tt_010a"),
            Cost("VAN_tt_010a", 0),
            Stats("VAN_tt_010a", 1, 3),
            Play("VAN_tt_010a", Nothing),
            In(The("VAN_tt_010a"), Zone::Play),
            Now(The("VAN_tt_010a"), 1, 3),
        ],
    );
}
