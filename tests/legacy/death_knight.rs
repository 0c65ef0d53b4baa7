//! Death Knight cards of Legacy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file bd1138e0

/// `GIFT_04` · Death Knight spell · 1 mana
/// > **Discover** a **Temporary** Dark Transformation, Howling Blast, or Death Strike.
///
/// State: Done
//~ done GIFT_04 b5ddbd53 - 10ac83f9.01cd0113
#[test]
fn GIFT_04_arthass_gift() {
    check(
        CardClass::DeathKnight,
        &[
            Give("GIFT_04"),
            Cost("GIFT_04", 1),
            Play("GIFT_04", Nothing),
            ChooseCard("RLK_015"),
            Is(InHand(0), "RLK_015"),
            EndTurn,
            HandCount(Mine, 0),
        ],
    );
}

/// `HERO_11bp` · Death Knight hero power · 2 mana
/// > **Hero Power** Summon a 1/1 Ghoul with **Charge**. It dies at end of turn.
///
/// State: Done
//~ done HERO_11bp 1d29e44e - 02a5f172.da1094c9
#[test]
fn HERO_11bp_ghoul_charge() {
    check(
        CardClass::DeathKnight,
        &[
            HasHeroPower("HERO_11bp"),
            Cost("HERO_11bp", 2),
            HeroPower(Nothing),
            Is(My(0), "HERO_11bpt"),
            Now(My(0), 1, 1),
            HasNow(My(0), GameTag::CHARGE),
            EndTurn,
            BoardCount(Mine, 0),
        ],
    );
}

/// `HERO_11bpt` · Death Knight minion · 1 mana · 1/1
/// > **Charge** At the end of your turn, this minion dies.
///
/// State: Done
//~ done HERO_11bpt 89c5e40d - 7a7f0991.5b373932
#[test]
fn HERO_11bpt_frail_ghoul() {
    check(
        CardClass::DeathKnight,
        &[
            Give("HERO_11bpt"),
            Cost("HERO_11bpt", 1),
            Stats("HERO_11bpt", 1, 1),
            Has("HERO_11bpt", GameTag::CHARGE),
            Play("HERO_11bpt", Nothing),
            HasNow(My(0), GameTag::CHARGE),
            EndTurn,
            BoardCount(Mine, 0),
        ],
    );
}

/// `HERO_11ohp` · Death Knight hero power · 2 mana
/// > **Hero Power** Summon a 1/1 Ghoul with **Charge**. It dies at end of turn.
///
/// State: Todo
//~ todo HERO_11ohp c2f8a3db 9b8860ce 029621da.da1094c9
#[test]
#[ignore = "todo: Ghoul Charge"]
fn HERO_11ohp_ghoul_charge() {
    unwritten("HERO_11ohp");
}

/// `HERO_11ohp2` · Death Knight hero power · 2 mana
/// > **Hero Power** Summon a 2/1 Ghoul with **Charge**. It dies at end of turn.
///
/// State: Todo
//~ todo HERO_11ohp2 15b44b4b 16b3c705 0ab969f3.1697687c
#[test]
#[ignore = "todo: Ghoul Frenzy"]
fn HERO_11ohp2_ghoul_frenzy() {
    unwritten("HERO_11ohp2");
}

/// `HERO_11uhp` · Death Knight hero power · 2 mana
/// > **Hero Power** Summon a 1/1 Ghoul with **Charge**. It dies at end of turn.
///
/// State: Todo
//~ todo HERO_11uhp be48ec00 7ac49d30 88b6b2ee.da1094c9
#[test]
#[ignore = "todo: Ghoul Charge"]
fn HERO_11uhp_ghoul_charge() {
    unwritten("HERO_11uhp");
}

/// `HERO_11uhp2` · Death Knight hero power · 2 mana
/// > **Hero Power** Summon a 2/1 Ghoul with **Charge**. It dies at end of turn.
///
/// State: Todo
//~ todo HERO_11uhp2 a38dc385 565ff94f de58ef1a.1697687c
#[test]
#[ignore = "todo: Ghoul Frenzy"]
fn HERO_11uhp2_ghoul_frenzy() {
    unwritten("HERO_11uhp2");
}

/// `LEG_RLK_034` · Death Knight spell · 1 mana
/// > Deal $3 damage to a minion. If it dies, gain a **Corpse**.
///
/// State: Done
//~ done LEG_RLK_034 7b6cc0df - e132622c.8eca8b7a
#[test]
fn LEG_RLK_034_heart_strike() {
    check(
        CardClass::DeathKnight,
        &[
            Give("LEG_RLK_034"),
            Cost("LEG_RLK_034", 1),
            Enemy("CS2_172"),
            Enemy("CS2_182"),
            Play("LEG_RLK_034", On(Their(0))),
            Dead(Nth(1)),
            Corpses(Mine, 1),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[Enemy("CS2_182"), Play("LEG_RLK_034", On(Their(0))), Damage(Their(0), 3), Corpses(Mine, 0)],
    );
}

/// `LEG_RLK_039` · Death Knight spell · 1 mana
/// > Gain 4 **Corpses**. Shuffle four Crates into your deck that summon a 2/2 Undead when drawn.
///
/// State: Done
//~ done LEG_RLK_039 628c4d48 - 6cb26623.2bd15b96
#[test]
fn LEG_RLK_039_plagued_grain() {
    check(
        CardClass::DeathKnight,
        &[
            Give("LEG_RLK_039"),
            Cost("LEG_RLK_039", 1),
            Play("LEG_RLK_039", Nothing),
            Corpses(Mine, 4),
            DeckCount(Mine, 23),
            Give("CS2_147"),
        ],
    );
}

/// `LEG_RLK_071` · Death Knight minion · 7 mana · 4/6
/// > **Battlecry:** Destroy a random minion in your opponent's hand, deck, and battlefield.
///
/// State: Done
//~ done LEG_RLK_071 b5e2cbb8 - 2b974f83.ba09fd72
#[test]
fn LEG_RLK_071_patchwerk() {
    check(
        CardClass::DeathKnight,
        &[
            Give("LEG_RLK_071"),
            Cost("LEG_RLK_071", 7),
            Stats("LEG_RLK_071", 4, 6),
            Enemy("CS2_182"),
            GiveThem("CS2_172"),
            Play("LEG_RLK_071", Nothing),
            BoardCount(Theirs, 0),
            HandCount(Theirs, 0),
            DeckCount(Theirs, 19),
        ],
    );
}

/// `LEG_RLK_077` · Death Knight minion · 5 mana · 3/3
/// > **Battlecry:** Summon two 1/1 Fighters with **Rush** and **Reborn**.
///
/// State: Done
//~ done LEG_RLK_077 eff4e9eb - 56a7ad0b.f3b433e0
#[test]
fn LEG_RLK_077_possessifier() {
    check(
        CardClass::DeathKnight,
        &[
            Give("LEG_RLK_077"),
            Cost("LEG_RLK_077", 5),
            Stats("LEG_RLK_077", 3, 3),
            Play("LEG_RLK_077", Nothing),
            BoardCount(Mine, 3),
            Is(My(0), "RLK_077t"),
            HasNow(My(0), GameTag::RUSH),
            HasNow(My(2), GameTag::REBORN),
        ],
    );
}

/// `LEG_RLK_079` · Death Knight minion · 1 mana · 1/2
/// > **Battlecry**: Deal 2 damage to an enemy and your hero.
///
/// State: Done
//~ done LEG_RLK_079 d83493c3 - 824fc553.09ede2db
#[test]
fn LEG_RLK_079_noxious_cadaver() {
    check(
        CardClass::DeathKnight,
        &[
            Give("LEG_RLK_079"),
            Cost("LEG_RLK_079", 1),
            Stats("LEG_RLK_079", 1, 2),
            Enemy("CS2_182"),
            Play("LEG_RLK_079", On(Their(0))),
            Damage(Their(0), 2),
            Health(MyHero, 28),
        ],
    );
}

/// `LEG_RLK_082` · Death Knight minion · 5 mana · 4/6
/// > **Taunt Deathrattle:** Return this to your hand. It costs Health instead of Mana.
///
/// State: Done
//~ done LEG_RLK_082 01a43005 - d5ecde2e.16b4d3b6
#[test]
fn LEG_RLK_082_deathbringer_saurfang() {
    check(
        CardClass::DeathKnight,
        &[
            Give("LEG_RLK_082"),
            Cost("LEG_RLK_082", 5),
            Stats("LEG_RLK_082", 4, 6),
            Has("LEG_RLK_082", GameTag::TAUNT),
            Play("LEG_RLK_082", Nothing),
            HasNow(My(0), GameTag::TAUNT),
            Kill(My(0)),
            Is(InHand(0), "LEG_RLK_082"),
            Mana(5),
            Play("LEG_RLK_082", Nothing),
            Health(MyHero, 25),
            Mana(5),
        ],
    );
}

/// `LEG_RLK_085` · Death Knight minion · 8 mana · 9/7
/// > **Battlecry:** Raise ALL of your **Corpses** as 1/1 Risen Golems with **Rush**. For each that can't fit, give one +2/+2.
///
/// State: Done
//~ done LEG_RLK_085 207a290c - 1e260e1f.a920d567
#[test]
fn LEG_RLK_085_lord_marrowgar() {
    check(
        CardClass::DeathKnight,
        &[
            Give("LEG_RLK_085"),
            Cost("LEG_RLK_085", 8),
            Stats("LEG_RLK_085", 9, 7),
            Friend("CS2_231"),
            Friend("CS2_231"),
            Kill(My(0)),
            Kill(My(0)),
            Play("LEG_RLK_085", Nothing),
            BoardCount(Mine, 3),
            Is(My(1), "RLK_085t"),
            HasNow(My(1), GameTag::RUSH),
            Corpses(Mine, 0),
        ],
    );
}

/// `LEG_RLK_101` · Death Knight spell · Frost · 2 mana
/// > Draw a card. Spend 2 **Corpses** to draw another.
///
/// State: Done
//~ done LEG_RLK_101 c54501d9 - 4d4d1ebd.06446feb
#[test]
fn LEG_RLK_101_defrost() {
    check(
        CardClass::DeathKnight,
        &[Give("LEG_RLK_101"), Cost("LEG_RLK_101", 2), Play("LEG_RLK_101", Nothing), HandCount(Mine, 1)],
    );
    check(
        CardClass::DeathKnight,
        &[
            Friend("CS2_231"),
            Friend("CS2_231"),
            Kill(My(0)),
            Kill(My(0)),
            Play("LEG_RLK_101", Nothing),
            HandCount(Mine, 2),
            Corpses(Mine, 0),
        ],
    );
}

/// `LEG_RLK_115` · Death Knight minion · 4 mana · 3/6
/// > Enemy characters can't be healed.
///
/// State: Done
//~ done LEG_RLK_115 eba9c65a - ce45e8a3.ca0e1bfc
#[test]
fn LEG_RLK_115_repulsive_gargantuan() {
    check(
        CardClass::DeathKnight,
        &[
            Give("LEG_RLK_115"),
            Cost("LEG_RLK_115", 4),
            Stats("LEG_RLK_115", 3, 6),
            Play("LEG_RLK_115", Nothing),
            Enemy("CS2_182"),
            Hurt(Their(0), 3),
            Hurt(TheirHero, 5),
            Play("CS2_007", On(TheirHero)),
            Health(TheirHero, 25),
            Play("CS2_007", On(Their(0))),
            Damage(Their(0), 3),
            Hurt(MyHero, 5),
        ],
    );
}

/// `LEG_RLK_125` · Death Knight spell · 2 mana
/// > Destroy a minion. Deal 3 damage to your hero.
///
/// State: Done
//~ done LEG_RLK_125 12323c8a - 3961fcd5.e0bd53aa
#[test]
fn LEG_RLK_125_obliterate() {
    check(
        CardClass::DeathKnight,
        &[
            Give("LEG_RLK_125"),
            Cost("LEG_RLK_125", 2),
            Enemy("CS2_182"),
            Play("LEG_RLK_125", On(Their(0))),
            Dead(Nth(1)),
            Health(MyHero, 27),
        ],
    );
}

/// `LEG_RLK_224` · Death Knight minion · 6 mana · 3/6
/// > **Battlecry:** Draw 2 spells. If they're both Frost spells, deal 2 damage to all enemies.
///
/// State: Done
//~ done LEG_RLK_224 9b24c20c - 3daa958d.7fad70eb
#[test]
fn LEG_RLK_224_overseer_frigidara() {
    check(
        CardClass::DeathKnight,
        &[
            Give("LEG_RLK_224"),
            Cost("LEG_RLK_224", 6),
            Stats("LEG_RLK_224", 3, 6),
            OnTop("CS2_024"),
            OnTop("CS2_026"),
            Enemy("CS2_182"),
            Play("LEG_RLK_224", Nothing),
            HandCount(Mine, 2),
            Damage(Their(0), 2),
            Health(TheirHero, 28),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            OnTop("CS2_024"),
            OnTop("CS2_029"),
            Enemy("CS2_182"),
            Play("LEG_RLK_224", Nothing),
            HandCount(Mine, 2),
            Damage(Their(0), 0),
        ],
    );
}

/// `LEG_RLK_226` · Death Knight minion · 3 mana · 4/3
/// > **Taunt**. **Deathrattle:** Spend 3 **Corpses** to summon a 3/3 Risen Ymirjar with **Taunt**.
///
/// State: Done
//~ done LEG_RLK_226 69939449 - 6237317b.01ae00fd
#[test]
fn LEG_RLK_226_ymirjar_deathbringer() {
    check(
        CardClass::DeathKnight,
        &[
            Give("LEG_RLK_226"),
            Cost("LEG_RLK_226", 3),
            Stats("LEG_RLK_226", 4, 3),
            Has("LEG_RLK_226", GameTag::TAUNT),
            Play("LEG_RLK_226", Nothing),
            HasNow(My(0), GameTag::TAUNT),
            Kill(My(0)),
            BoardCount(Mine, 0),
            Corpses(Mine, 1),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Friend("CS2_231"),
            Friend("CS2_231"),
            Kill(My(0)),
            Kill(My(0)),
            Friend("LEG_RLK_226"),
            Kill(My(0)),
            Is(My(0), "RLK_226t"),
            Now(My(0), 3, 3),
            Corpses(Mine, 0),
        ],
    );
}

/// `LEG_RLK_705` · Death Knight spell · 3 mana
/// > Summon two 1/1 Zombies with **Reborn**.
///
/// State: Done
//~ done LEG_RLK_705 fd098da2 - effce7b5.cf30f314
#[test]
fn LEG_RLK_705_graveyard_shift() {
    check(
        CardClass::DeathKnight,
        &[
            Give("LEG_RLK_705"),
            Cost("LEG_RLK_705", 3),
            Play("LEG_RLK_705", Nothing),
            BoardCount(Mine, 2),
            Now(My(0), 1, 1),
            HasNow(My(1), GameTag::REBORN),
        ],
    );
}

/// `LEG_RLK_710` · Death Knight weapon · 3 mana · 2/3 durability
/// > After your hero attacks, reduce the Cost of a spell in your hand by (1).
///
/// State: Done
//~ done LEG_RLK_710 7b149866 - f5fcecd3.6ef3dd25
#[test]
fn LEG_RLK_710_rimefang_sword() {
    check(
        CardClass::DeathKnight,
        &[
            Give("LEG_RLK_710"),
            Cost("LEG_RLK_710", 3),
            Stats("LEG_RLK_710", 2, 3),
            Play("LEG_RLK_710", Nothing),
            Give("CS2_029"),
            Attack(MyHero, TheirHero),
            CostNow(Nth(1), 3),
            Health(TheirHero, 28),
        ],
    );
}

/// `LEG_RLK_715` · Death Knight spell · Shadow · 1 mana
/// > Draw a weapon. Spend a **Corpse** to reduce its Cost by (1).
///
/// State: Done
//~ done LEG_RLK_715 d2a48a77 - 77603dcf.198c5142
#[test]
fn LEG_RLK_715_runeforging() {
    check(
        CardClass::DeathKnight,
        &[
            Give("LEG_RLK_715"),
            Cost("LEG_RLK_715", 1),
            OnTop("CS2_106"),
            Play("LEG_RLK_715", Nothing),
            Is(InHand(0), "CS2_106"),
            CostNow(InHand(0), 2),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Friend("CS2_231"),
            Kill(My(0)),
            OnTop("CS2_106"),
            Play("LEG_RLK_715", Nothing),
            CostNow(InHand(0), 1),
            Corpses(Mine, 0),
        ],
    );
}

/// `LEG_RLK_744` · Death Knight minion · 9 mana · 8/8
/// > Costs (1) less for each **Corpse** you've spent this game.
///
/// State: Done
//~ done LEG_RLK_744 0bcfb238 - df56fe5d.d6bece00
#[test]
fn LEG_RLK_744_stitched_giant() {
    check(
        CardClass::DeathKnight,
        &[
            Give("LEG_RLK_744"),
            Cost("LEG_RLK_744", 9),
            Stats("LEG_RLK_744", 8, 8),
            CostNow(Nth(0), 9),
            Friend("CS2_231"),
            Friend("CS2_231"),
            Kill(My(0)),
            Kill(My(0)),
            Give("LEG_RLK_101"),
            Play("LEG_RLK_101", Nothing),
            CostNow(Nth(0), 7),
        ],
    );
}

/// `LEG_RLK_752` · Death Knight minion · 5 mana · 4/3
/// > **Battlecry:** Summon two 2/1 Rime Elementals with "**Deathrattle:** Deal 2 damage to a random enemy."
///
/// State: Done
//~ done LEG_RLK_752 97c7c6f4 - c1ad01bb.ce8239e3
#[test]
fn LEG_RLK_752_rime_sculptor() {
    check(
        CardClass::DeathKnight,
        &[
            Give("LEG_RLK_752"),
            Cost("LEG_RLK_752", 5),
            Stats("LEG_RLK_752", 4, 3),
            Play("LEG_RLK_752", Nothing),
            BoardCount(Mine, 3),
            Now(My(0), 2, 1),
            Now(My(2), 2, 1),
            Kill(My(0)),
            Health(TheirHero, 28),
        ],
    );
}

/// `LEG_RLK_753` · Death Knight minion · 2 mana · 2/2
/// > **Battlecry:** Spend a **Corpse** to gain +1/+2.
///
/// State: Done
//~ done LEG_RLK_753 e57a7e34 - b005942f.97b6d803
#[test]
fn LEG_RLK_753_bonedigger_geist() {
    check(
        CardClass::DeathKnight,
        &[
            Give("LEG_RLK_753"),
            Cost("LEG_RLK_753", 2),
            Stats("LEG_RLK_753", 2, 2),
            Play("LEG_RLK_753", Nothing),
            Now(My(0), 2, 2),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[Friend("CS2_231"), Kill(My(0)), Play("LEG_RLK_753", Nothing), Now(My(0), 3, 4), Corpses(Mine, 0)],
    );
}
