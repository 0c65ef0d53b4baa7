//! Mage cards of Whizbang's Workshop, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file fffa8b14

/// # Malfunction
///
/// `MIS_107` · Mage spell · Arcane · 2 mana
///
/// > Deal $3 damage split among all enemy minions. If your deck has no minions, deal $3 more.
///
/// State: Derived
//~ derived MIS_107 5c3d725f 4e59ec18 d331cf70.d9cc1b22
#[test]
fn MIS_107_malfunction() {
    check(
        CardClass::Mage,
        &[
            Give("MIS_107"),
            Cost("MIS_107", 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(5))),
            Force(Entity(Nth(5))),
            Force(Entity(Nth(5))),
            Play("MIS_107", Nothing),
            Now(Nth(5), 4, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("MIS_107"),
            EmptyDeck(Mine),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(2))),
            Play("MIS_107", Nothing),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("MIS_107"),
            EmptyDeck(Mine),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(3))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(3))),
            Force(Entity(Nth(2))),
            Play("MIS_107", Nothing),
            Now(Nth(2), 4, 1),
            Now(Nth(3), 4, 3),
        ],
    );
}

/// # Buy One, Get One Freeze
///
/// `MIS_302` · Mage spell · Frost · 3 mana
///
/// > **Freeze** a minion. Summon a **Frozen** copy of it.
///
/// State: Done
//~ done MIS_302 2b228839 - 4e89a260.70ab41c4
#[test]
fn MIS_302_buy_one_get_one_freeze() {
    check(
        CardClass::Mage,
        &[
            Give("MIS_302"),
            Cost("MIS_302", 3),
            Enemy("CS2_182"),
            Hurt(Their(0), 2),
            Play("MIS_302", On(Their(0))),
            HasNow(Their(0), GameTag::FROZEN),
            BoardCount(Mine, 1),
            Is(My(0), "CS2_182"),
            Now(My(0), 4, 3),
            HasNow(My(0), GameTag::FROZEN),
        ],
    );
}

/// # Darkmoon Magician
///
/// `MIS_303` · Mage minion · 3 mana · 2/4
///
/// > **Elusive** After you cast a spell, cast a random spell that costs (1) more.
///
/// State: Derived
//~ derived MIS_303 9ba37a5b 4788632d db0ffb1b.8f05797d
#[test]
fn MIS_303_darkmoon_magician() {
    check(
        CardClass::Mage,
        &[
            Give("MIS_303"),
            Cost("MIS_303", 3),
            Stats("MIS_303", 2, 4),
            Has("MIS_303", GameTag::ELUSIVE),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("MIS_303"),
            Force(Card("CS2_075")),
            Play("GAME_005", Nothing),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
}

/// # Hidden Objects
///
/// `TOY_037` · Mage spell · 2 mana
///
/// > **Discover** a **Secret**. Set its Cost to (1).
///
/// State: Derived
//~ derived TOY_037 73d23afa a0933633 704ca0f9.b9e0899f
#[test]
fn TOY_037_hidden_objects() {
    check(
        CardClass::Mage,
        &[
            Give("TOY_037"),
            Cost("TOY_037", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_002")),
            Play("TOY_037", Nothing),
            ChooseCard("AT_002"),
            Is(InHand(0), "AT_002"),
            CostNow(InHand(0), 1),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TOY_037"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_001")),
            Play("TOY_037", Nothing),
            Choose(0),
        ],
    );
}

/// # Found it!
///
/// `TOY_037e` · Mage enchantment
///
/// > Costs (1).
///
/// State: Derived
//~ derived TOY_037e 2c40c4b1 5b7f2f7e 3246486e.53ed184d
#[test]
fn TOY_037e_found_it() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "TOY_037e"), CostNow(Nth(0), 1)]);
}

/// # Triplewick Trickster
///
/// `TOY_370` · Mage minion · 4 mana · 2/3
///
/// > **Battlecry:** Deal 2 damage to a random enemy, three times.
///
/// State: Derived
//~ derived TOY_370 eb9d86b4 61172eae 52fb3f60.934792f7
#[test]
fn TOY_370_triplewick_trickster() {
    check(
        CardClass::Mage,
        &[
            Give("TOY_370"),
            Cost("TOY_370", 4),
            Stats("TOY_370", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Play("TOY_370", Nothing),
            Now(TheirHero, 0, 24),
            Damage(TheirHero, 6),
        ],
    );
}

/// # Manufacturing Error
///
/// `TOY_371` · Mage spell · 5 mana
///
/// > Draw 3 cards. If your deck has no minions, they cost (3) less.
///
/// State: Done
//~ done TOY_371 e35ff390 - 080974ee.a7a22dc5
#[test]
fn TOY_371_manufacturing_error() {
    check(
        CardClass::Mage,
        &[
            Give("TOY_371"),
            Cost("TOY_371", 5),
            EmptyDeck(Mine),
            OnTop("CS2_023"),
            OnTop("CS2_024"),
            OnTop("CS2_032"),
            OnTop("CS2_029"),
            Play("TOY_371", Nothing),
            HandCount(Mine, 3),
            CostNow(Nth(2), 0),
            CostNow(Nth(3), 4),
            CostNow(Nth(4), 1),
            DeckCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[Play("TOY_371", Nothing), HandCount(Mine, 3), CostNow(InHand(0), 4), CostNow(InHand(2), 4)],
    );
}

/// # Unique Defect
///
/// `TOY_371e` · Mage enchantment
///
/// > Costs (3) less.
///
/// State: Derived
//~ derived TOY_371e ce8d13f8 317378c3 58c9bc9e.bb1f76c5
#[test]
fn TOY_371e_unique_defect() {
    check(CardClass::Mage, &[Give("CS2_119"), Enchant(Nth(0), "TOY_371e"), CostNow(Nth(0), 1)]);
}

/// # Yogg in the Box
///
/// `TOY_372` · Mage spell · Shadow · 7 mana
///
/// > Cast 5 random spells. If your deck has no minions, the spells cast cost (5) or more.
///
/// State: Todo
//~ todo TOY_372 cf745298 d89b4ba1 18b37315.0fd9a5f6
#[test]
#[ignore = "todo: TOY_372 Yogg in the Box"]
fn TOY_372_yogg_in_the_box() {
    check(CardClass::Mage, &[Give("TOY_372"), Cost("TOY_372", 7), Unwritten]);
}

/// # Puzzlemaster Khadgar
///
/// `TOY_373` · Mage minion · 6 mana · 5/5
///
/// > **Battlecry:** Equip a 0/6 Wisdomball that casts helpful Mage spells!
///
/// State: Todo
//~ todo TOY_373 f4038bd6 ecbca075 4673564a.26e19f75
#[test]
#[ignore = "todo: TOY_373 Puzzlemaster Khadgar"]
fn TOY_373_puzzlemaster_khadgar() {
    check(CardClass::Mage, &[Give("TOY_373"), Cost("TOY_373", 6), Stats("TOY_373", 5, 5), Unwritten]);
}

/// # Magic Wisdomball
///
/// `TOY_373t` · Mage weapon · 3 mana · 0/6 durability
///
/// > At the end of your turn, cast a helpful Mage spell. Lose 1 Durability.
///
/// State: Todo
//~ todo TOY_373t 97f53b64 cf49aec2 9bfb9bab.2db6a1c2
#[test]
#[ignore = "todo: TOY_373t Magic Wisdomball"]
fn TOY_373t_magic_wisdomball() {
    check(CardClass::Mage, &[Give("TOY_373t"), Cost("TOY_373t", 3), Stats("TOY_373t", 0, 6), Unwritten]);
}

/// # Spot the Difference
///
/// `TOY_374` · Mage spell · 4 mana
///
/// > **Discover** a 3-Cost minion to summon. If your deck has no minions, repeat this.
///
/// State: Derived
//~ derived TOY_374 544b08fc 04e4c5ff 6c79f04f.941b1efa
#[test]
fn TOY_374_spot_the_difference() {
    check(
        CardClass::Mage,
        &[
            Give("TOY_374"),
            Cost("TOY_374", 4),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_118")),
            Play("TOY_374", Nothing),
            ChooseCard("CS2_118"),
            BoardCount(Mine, 2),
            In(The("CS2_118"), Zone::Play),
            Now(The("CS2_118"), 5, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TOY_374"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_003")),
            Play("TOY_374", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TOY_374"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_002")),
            Play("TOY_374", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TOY_374"),
            EmptyDeck(Mine),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_118")),
            Force(Card("CS2_118")),
            Play("TOY_374", Nothing),
            ChooseCard("CS2_118"),
            ChooseCard("CS2_118"),
            BoardCount(Mine, 3),
            In(The("CS2_118"), Zone::Play),
            Now(The("CS2_118"), 5, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TOY_374"),
            EmptyDeck(Mine),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_003")),
            Play("TOY_374", Nothing),
            Choose(0),
            Choose(0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TOY_374"),
            EmptyDeck(Mine),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_002")),
            Play("TOY_374", Nothing),
            Choose(0),
            Choose(0),
        ],
    );
}

/// # Sleet Skater
///
/// `TOY_375` · Mage minion · 5 mana · 3/4
///
/// > **Miniaturize Battlecry: Freeze** an enemy minion. Gain Armor equal to its Attack.
///
/// State: Derived
//~ derived TOY_375 1c9df5a5 50d5a2a2 770946e5.586466ef
#[test]
fn TOY_375_sleet_skater() {
    check(
        CardClass::Mage,
        &[
            Give("TOY_375"),
            Cost("TOY_375", 5),
            Stats("TOY_375", 3, 4),
            Has("TOY_375", GameTag::MINIATURIZE),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TOY_375", On(Nth(2))),
            Armor(Mine, 4),
            HasNow(Nth(2), GameTag::FROZEN),
        ],
    );
}

/// # Sleet Skater
///
/// `TOY_375t` · Mage minion · 1 mana · 1/1
///
/// > **Mini Battlecry: Freeze** an enemy minion. Gain Armor equal to its Attack.
///
/// State: Todo
//~ todo TOY_375t 13eec6e2 c943945c 7f65c675.73f588b2
#[test]
#[ignore = "todo: TOY_375t Sleet Skater"]
fn TOY_375t_sleet_skater() {
    check(CardClass::Mage, &[Give("TOY_375t"), Cost("TOY_375t", 1), Stats("TOY_375t", 1, 1), Unwritten]);
}

/// # Watercolor Artist
///
/// `TOY_376` · Mage minion · 3 mana · 3/3
///
/// > **Battlecry:** Draw a Frost spell. At the start of your turns, reduce its Cost by (1).
///
/// State: Todo
//~ todo TOY_376 634e187b 444d30dc a2e6653a.8263b751
#[test]
#[ignore = "todo: TOY_376 Watercolor Artist"]
fn TOY_376_watercolor_artist() {
    check(CardClass::Mage, &[Give("TOY_376"), Cost("TOY_376", 3), Stats("TOY_376", 3, 3), Unwritten]);
}

/// # Frost Lich Cross-Stitch
///
/// `TOY_377` · Mage spell · Frost · 4 mana
///
/// > Deal $3 damage to a character. If it dies, summon a 3/6 Water Elemental that Freeze**s**.
///
/// State: Derived
//~ derived TOY_377 3659c2ee 3caa39e2 d0b9baaa.873dc5d6
#[test]
fn TOY_377_frost_lich_cross_stitch() {
    check(
        CardClass::Mage,
        &[
            Give("TOY_377"),
            Cost("TOY_377", 4),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("TOY_377", On(Nth(7))),
            BoardCount(Mine, 3),
            Dead(Nth(7)),
            In(The("CORE_CS2_033"), Zone::Play),
            Now(The("CORE_CS2_033"), 3, 6),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TOY_377"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("TOY_377", On(Nth(5))),
            Dead(Nth(5)),
            In(The("CORE_CS2_033"), Zone::Play),
            Now(The("CORE_CS2_033"), 3, 6),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TOY_377"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("TOY_377", On(Nth(6))),
            BoardCount(Mine, 1),
            Now(Nth(6), 4, 2),
        ],
    );
}

/// # The Galactic Projection Orb
///
/// `TOY_378` · Mage spell · Arcane · 10 mana
///
/// > Recast a random spell of each Cost you've cast this game *(targets enemies if possible)*.
///
/// State: Todo
//~ todo TOY_378 9f967442 2fdcd6c7 b4b5874c.c5aca315
#[test]
#[ignore = "todo: TOY_378 The Galactic Projection Orb"]
fn TOY_378_the_galactic_projection_orb() {
    check(CardClass::Mage, &[Give("TOY_378"), Cost("TOY_378", 10), Unwritten]);
}
