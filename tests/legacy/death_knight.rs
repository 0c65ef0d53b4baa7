//! Death Knight cards of Legacy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file bd1138e0

/// # Arthas's Gift
///
/// `GIFT_04` · Death Knight spell · 1 mana
///
/// > **Discover** a **Temporary** Dark Transformation, Howling Blast, or Death Strike.
///
/// State: Todo
//~ todo GIFT_04 60c88697 c7938592 10ac83f9.01cd0113
#[test]
#[ignore = "todo: GIFT_04 Arthas's Gift"]
fn GIFT_04_arthass_gift() {
    check(CardClass::DeathKnight, &[Give("GIFT_04"), Cost("GIFT_04", 1), Unwritten]);
}

/// # The Lich King
///
/// `HERO_11` · Death Knight hero · 30 health
///
/// State: Vanilla
//~ vanilla HERO_11 83640e40 8bbaeea3 471bcffa
#[test]
fn HERO_11_the_lich_king() {
    check(
        CardClass::DeathKnight,
        &[Give("HERO_11"), Cost("HERO_11", 0), Play("HERO_11", Nothing), In(The("HERO_11"), Zone::Play)],
    );
}

/// # Ghoul Charge
///
/// `HERO_11bp` · Death Knight hero power · 2 mana
///
/// > **Hero Power** Summon a 1/1 Ghoul with **Charge**. It dies at end of turn.
///
/// State: Todo
//~ todo HERO_11bp 548f7572 aa2346db 02a5f172.da1094c9
#[test]
#[ignore = "todo: HERO_11bp Ghoul Charge"]
fn HERO_11bp_ghoul_charge() {
    check(CardClass::DeathKnight, &[HasHeroPower("HERO_11bp"), Cost("HERO_11bp", 2), Unwritten]);
}

/// # Frail Ghoul
///
/// `HERO_11bpt` · Death Knight minion · 1 mana · 1/1
///
/// > **Charge** At the end of your turn, this minion dies.
///
/// State: Todo
//~ todo HERO_11bpt 7ec63073 2372b133 7a7f0991.5b373932
#[test]
#[ignore = "todo: HERO_11bpt Frail Ghoul"]
fn HERO_11bpt_frail_ghoul() {
    check(
        CardClass::DeathKnight,
        &[
            Give("HERO_11bpt"),
            Cost("HERO_11bpt", 1),
            Stats("HERO_11bpt", 1, 1),
            Has("HERO_11bpt", GameTag::CHARGE),
            Unwritten,
        ],
    );
}

/// # Ghoul Charge
///
/// `HERO_11ohp` · Death Knight hero power · 2 mana
///
/// > **Hero Power** Summon a 1/1 Ghoul with **Charge**. It dies at end of turn.
///
/// State: Todo
//~ todo HERO_11ohp 7f6706ba ebd5c861 029621da.da1094c9
#[test]
#[ignore = "todo: HERO_11ohp Ghoul Charge"]
fn HERO_11ohp_ghoul_charge() {
    check(CardClass::DeathKnight, &[HasHeroPower("HERO_11ohp"), Cost("HERO_11ohp", 2), Unwritten]);
}

/// # Ghoul Frenzy
///
/// `HERO_11ohp2` · Death Knight hero power · 2 mana
///
/// > **Hero Power** Summon a 2/1 Ghoul with **Charge**. It dies at end of turn.
///
/// State: Todo
//~ todo HERO_11ohp2 70a8f19d f4a16da7 0ab969f3.1697687c
#[test]
#[ignore = "todo: HERO_11ohp2 Ghoul Frenzy"]
fn HERO_11ohp2_ghoul_frenzy() {
    check(CardClass::DeathKnight, &[HasHeroPower("HERO_11ohp2"), Cost("HERO_11ohp2", 2), Unwritten]);
}

/// # Ghoul Charge
///
/// `HERO_11uhp` · Death Knight hero power · 2 mana
///
/// > **Hero Power** Summon a 1/1 Ghoul with **Charge**. It dies at end of turn.
///
/// State: Todo
//~ todo HERO_11uhp d9579bf3 59838155 88b6b2ee.da1094c9
#[test]
#[ignore = "todo: HERO_11uhp Ghoul Charge"]
fn HERO_11uhp_ghoul_charge() {
    check(CardClass::DeathKnight, &[HasHeroPower("HERO_11uhp"), Cost("HERO_11uhp", 2), Unwritten]);
}

/// # Ghoul Frenzy
///
/// `HERO_11uhp2` · Death Knight hero power · 2 mana
///
/// > **Hero Power** Summon a 2/1 Ghoul with **Charge**. It dies at end of turn.
///
/// State: Todo
//~ todo HERO_11uhp2 5ee72047 46f3c926 de58ef1a.1697687c
#[test]
#[ignore = "todo: HERO_11uhp2 Ghoul Frenzy"]
fn HERO_11uhp2_ghoul_frenzy() {
    check(CardClass::DeathKnight, &[HasHeroPower("HERO_11uhp2"), Cost("HERO_11uhp2", 2), Unwritten]);
}

/// # Heart Strike
///
/// `LEG_RLK_034` · Death Knight spell · 1 mana
///
/// > Deal $3 damage to a minion. If it dies, gain a **Corpse**.
///
/// State: Todo
//~ todo LEG_RLK_034 5ffa5000 6b33f3f5 e132622c.8eca8b7a
#[test]
#[ignore = "todo: LEG_RLK_034 Heart Strike"]
fn LEG_RLK_034_heart_strike() {
    check(CardClass::DeathKnight, &[Give("LEG_RLK_034"), Cost("LEG_RLK_034", 1), Unwritten]);
}

/// # Plagued Grain
///
/// `LEG_RLK_039` · Death Knight spell · 1 mana
///
/// > Gain 4 **Corpses**. Shuffle four Crates into your deck that summon a 2/2 Undead when drawn.
///
/// State: Todo
//~ todo LEG_RLK_039 eae3da8d 7d5be1f1 6cb26623.2bd15b96
#[test]
#[ignore = "todo: LEG_RLK_039 Plagued Grain"]
fn LEG_RLK_039_plagued_grain() {
    check(CardClass::DeathKnight, &[Give("LEG_RLK_039"), Cost("LEG_RLK_039", 1), Unwritten]);
}

/// # Patchwerk
///
/// `LEG_RLK_071` · Death Knight minion · 7 mana · 4/6
///
/// > **Battlecry:** Destroy a random minion in your opponent's hand, deck, and battlefield.
///
/// State: Todo
//~ todo LEG_RLK_071 87bf8e4b 691bc8ea 2b974f83.ba09fd72
#[test]
#[ignore = "todo: LEG_RLK_071 Patchwerk"]
fn LEG_RLK_071_patchwerk() {
    check(
        CardClass::DeathKnight,
        &[Give("LEG_RLK_071"), Cost("LEG_RLK_071", 7), Stats("LEG_RLK_071", 4, 6), Unwritten],
    );
}

/// # Possessifier
///
/// `LEG_RLK_077` · Death Knight minion · 5 mana · 3/3
///
/// > **Battlecry:** Summon two 1/1 Fighters with **Rush** and **Reborn**.
///
/// State: Todo
//~ todo LEG_RLK_077 1803de42 deeadc00 56a7ad0b.f3b433e0
#[test]
#[ignore = "todo: LEG_RLK_077 Possessifier"]
fn LEG_RLK_077_possessifier() {
    check(
        CardClass::DeathKnight,
        &[Give("LEG_RLK_077"), Cost("LEG_RLK_077", 5), Stats("LEG_RLK_077", 3, 3), Unwritten],
    );
}

/// # Noxious Cadaver
///
/// `LEG_RLK_079` · Death Knight minion · 1 mana · 1/2
///
/// > **Battlecry**: Deal 2 damage to an enemy and your hero.
///
/// State: Todo
//~ todo LEG_RLK_079 8fdf5d69 40e6b035 824fc553.09ede2db
#[test]
#[ignore = "todo: LEG_RLK_079 Noxious Cadaver"]
fn LEG_RLK_079_noxious_cadaver() {
    check(
        CardClass::DeathKnight,
        &[Give("LEG_RLK_079"), Cost("LEG_RLK_079", 1), Stats("LEG_RLK_079", 1, 2), Unwritten],
    );
}

/// # Deathbringer Saurfang
///
/// `LEG_RLK_082` · Death Knight minion · 5 mana · 4/6
///
/// > **Taunt Deathrattle:** Return this to your hand. It costs Health instead of Mana.
///
/// State: Todo
//~ todo LEG_RLK_082 7e8472cb 19142856 d5ecde2e.16b4d3b6
#[test]
#[ignore = "todo: LEG_RLK_082 Deathbringer Saurfang"]
fn LEG_RLK_082_deathbringer_saurfang() {
    check(
        CardClass::DeathKnight,
        &[
            Give("LEG_RLK_082"),
            Cost("LEG_RLK_082", 5),
            Stats("LEG_RLK_082", 4, 6),
            Has("LEG_RLK_082", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Lord Marrowgar
///
/// `LEG_RLK_085` · Death Knight minion · 8 mana · 9/7
///
/// > **Battlecry:** Raise ALL of your **Corpses** as 1/1 Risen Golems with **Rush**. For each that can't fit, give one +2/+2.
///
/// State: Todo
//~ todo LEG_RLK_085 6103d922 dac96baa 1e260e1f.a920d567
#[test]
#[ignore = "todo: LEG_RLK_085 Lord Marrowgar"]
fn LEG_RLK_085_lord_marrowgar() {
    check(
        CardClass::DeathKnight,
        &[Give("LEG_RLK_085"), Cost("LEG_RLK_085", 8), Stats("LEG_RLK_085", 9, 7), Unwritten],
    );
}

/// # Defrost
///
/// `LEG_RLK_101` · Death Knight spell · Frost · 2 mana
///
/// > Draw a card. Spend 2 **Corpses** to draw another.
///
/// State: Todo
//~ todo LEG_RLK_101 04fed230 f01684f1 4d4d1ebd.06446feb
#[test]
#[ignore = "todo: LEG_RLK_101 Defrost"]
fn LEG_RLK_101_defrost() {
    check(CardClass::DeathKnight, &[Give("LEG_RLK_101"), Cost("LEG_RLK_101", 2), Unwritten]);
}

/// # Repulsive Gargantuan
///
/// `LEG_RLK_115` · Death Knight minion · 4 mana · 3/6
///
/// > Enemy characters can't be healed.
///
/// State: Todo
//~ todo LEG_RLK_115 33971cc8 007fd1f7 ce45e8a3.ca0e1bfc
#[test]
#[ignore = "todo: LEG_RLK_115 Repulsive Gargantuan"]
fn LEG_RLK_115_repulsive_gargantuan() {
    check(
        CardClass::DeathKnight,
        &[Give("LEG_RLK_115"), Cost("LEG_RLK_115", 4), Stats("LEG_RLK_115", 3, 6), Unwritten],
    );
}

/// # Obliterate
///
/// `LEG_RLK_125` · Death Knight spell · 2 mana
///
/// > Destroy a minion. Deal 3 damage to your hero.
///
/// State: Todo
//~ todo LEG_RLK_125 d76204b4 d3065de0 3961fcd5.e0bd53aa
#[test]
#[ignore = "todo: LEG_RLK_125 Obliterate"]
fn LEG_RLK_125_obliterate() {
    check(CardClass::DeathKnight, &[Give("LEG_RLK_125"), Cost("LEG_RLK_125", 2), Unwritten]);
}

/// # Overseer Frigidara
///
/// `LEG_RLK_224` · Death Knight minion · 6 mana · 3/6
///
/// > **Battlecry:** Draw 2 spells. If they're both Frost spells, deal 2 damage to all enemies.
///
/// State: Todo
//~ todo LEG_RLK_224 5580f0f4 73f69dc8 3daa958d.7fad70eb
#[test]
#[ignore = "todo: LEG_RLK_224 Overseer Frigidara"]
fn LEG_RLK_224_overseer_frigidara() {
    check(
        CardClass::DeathKnight,
        &[Give("LEG_RLK_224"), Cost("LEG_RLK_224", 6), Stats("LEG_RLK_224", 3, 6), Unwritten],
    );
}

/// # Ymirjar Deathbringer
///
/// `LEG_RLK_226` · Death Knight minion · 3 mana · 4/3
///
/// > **Taunt**. **Deathrattle:** Spend 3 **Corpses** to summon a 3/3 Risen Ymirjar with **Taunt**.
///
/// State: Todo
//~ todo LEG_RLK_226 c155d012 048a13e5 6237317b.01ae00fd
#[test]
#[ignore = "todo: LEG_RLK_226 Ymirjar Deathbringer"]
fn LEG_RLK_226_ymirjar_deathbringer() {
    check(
        CardClass::DeathKnight,
        &[
            Give("LEG_RLK_226"),
            Cost("LEG_RLK_226", 3),
            Stats("LEG_RLK_226", 4, 3),
            Has("LEG_RLK_226", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Graveyard Shift
///
/// `LEG_RLK_705` · Death Knight spell · 3 mana
///
/// > Summon two 1/1 Zombies with **Reborn**.
///
/// State: Todo
//~ todo LEG_RLK_705 34f94c0e 3b7291e4 effce7b5.cf30f314
#[test]
#[ignore = "todo: LEG_RLK_705 Graveyard Shift"]
fn LEG_RLK_705_graveyard_shift() {
    check(CardClass::DeathKnight, &[Give("LEG_RLK_705"), Cost("LEG_RLK_705", 3), Unwritten]);
}

/// # Rimefang Sword
///
/// `LEG_RLK_710` · Death Knight weapon · 3 mana · 2/3 durability
///
/// > After your hero attacks, reduce the Cost of a spell in your hand by (1).
///
/// State: Todo
//~ todo LEG_RLK_710 39fbbe6f 23f942d2 f5fcecd3.6ef3dd25
#[test]
#[ignore = "todo: LEG_RLK_710 Rimefang Sword"]
fn LEG_RLK_710_rimefang_sword() {
    check(
        CardClass::DeathKnight,
        &[Give("LEG_RLK_710"), Cost("LEG_RLK_710", 3), Stats("LEG_RLK_710", 2, 3), Unwritten],
    );
}

/// # Runeforging
///
/// `LEG_RLK_715` · Death Knight spell · Shadow · 1 mana
///
/// > Draw a weapon. Spend a **Corpse** to reduce its Cost by (1).
///
/// State: Todo
//~ todo LEG_RLK_715 194ade7c 6b7aac3e 77603dcf.198c5142
#[test]
#[ignore = "todo: LEG_RLK_715 Runeforging"]
fn LEG_RLK_715_runeforging() {
    check(CardClass::DeathKnight, &[Give("LEG_RLK_715"), Cost("LEG_RLK_715", 1), Unwritten]);
}

/// # Stitched Giant
///
/// `LEG_RLK_744` · Death Knight minion · 9 mana · 8/8
///
/// > Costs (1) less for each **Corpse** you've spent this game.
///
/// State: Todo
//~ todo LEG_RLK_744 803a95e6 dc265bbf df56fe5d.d6bece00
#[test]
#[ignore = "todo: LEG_RLK_744 Stitched Giant"]
fn LEG_RLK_744_stitched_giant() {
    check(
        CardClass::DeathKnight,
        &[Give("LEG_RLK_744"), Cost("LEG_RLK_744", 9), Stats("LEG_RLK_744", 8, 8), Unwritten],
    );
}

/// # Rime Sculptor
///
/// `LEG_RLK_752` · Death Knight minion · 5 mana · 4/3
///
/// > **Battlecry:** Summon two 2/1 Rime Elementals with "**Deathrattle:** Deal 2 damage to a random enemy."
///
/// State: Todo
//~ todo LEG_RLK_752 1a377344 df1ddc7b c1ad01bb.ce8239e3
#[test]
#[ignore = "todo: LEG_RLK_752 Rime Sculptor"]
fn LEG_RLK_752_rime_sculptor() {
    check(
        CardClass::DeathKnight,
        &[Give("LEG_RLK_752"), Cost("LEG_RLK_752", 5), Stats("LEG_RLK_752", 4, 3), Unwritten],
    );
}

/// # Bonedigger Geist
///
/// `LEG_RLK_753` · Death Knight minion · 2 mana · 2/2
///
/// > **Battlecry:** Spend a **Corpse** to gain +1/+2.
///
/// State: Todo
//~ todo LEG_RLK_753 c1c0aa2a 09427790 b005942f.97b6d803
#[test]
#[ignore = "todo: LEG_RLK_753 Bonedigger Geist"]
fn LEG_RLK_753_bonedigger_geist() {
    check(
        CardClass::DeathKnight,
        &[Give("LEG_RLK_753"), Cost("LEG_RLK_753", 2), Stats("LEG_RLK_753", 2, 2), Unwritten],
    );
}
