//! Mage cards of Descent of Dragons, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 12cbe2ca

/// # Azure Explorer
///
/// `DRG_102` · Mage minion · 4 mana · 2/3
///
/// > **Spell Damage +2 Battlecry: Discover** a Dragon.
///
/// State: Derived
//~ derived DRG_102 02c535a8 8540f253 b962a6e7.2190018e
#[test]
fn DRG_102_azure_explorer() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_102"),
            Cost("DRG_102", 4),
            Stats("DRG_102", 2, 3),
            Has("DRG_102", GameTag::SPELLPOWER),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_008")),
            Play("DRG_102", Nothing),
            ChooseCard("AT_008"),
            Is(InHand(0), "AT_008"),
            CostNow(InHand(0), 6),
            Now(InHand(0), 6, 7),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DRG_102"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_001")),
            Play("DRG_102", Nothing),
            Choose(0),
        ],
    );
}

/// # Chenvaala
///
/// `DRG_104` · Mage minion · 3 mana · 2/5
///
/// > After you cast three spells in a turn, summon a 5/5 Elemental.
///
/// State: Todo
//~ todo DRG_104 7492529c 191b5d21 bf6b498b.a2600c1b
#[test]
#[ignore = "todo: DRG_104 Chenvaala"]
fn DRG_104_chenvaala() {
    check(CardClass::Mage, &[Give("DRG_104"), Cost("DRG_104", 3), Stats("DRG_104", 2, 5), Unwritten]);
}

/// # Snow Elemental
///
/// `DRG_104t2` · Mage minion · 5 mana · 5/5
///
/// State: Vanilla
//~ vanilla DRG_104t2 f7624136 facabe58 9b20a8a1
#[test]
fn DRG_104t2_snow_elemental() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_104t2"),
            Cost("DRG_104t2", 5),
            Stats("DRG_104t2", 5, 5),
            Play("DRG_104t2", Nothing),
            In(The("DRG_104t2"), Zone::Play),
            Now(The("DRG_104t2"), 5, 5),
        ],
    );
}

/// # Arcane Breath
///
/// `DRG_106` · Mage spell · Arcane · 1 mana
///
/// > Deal $2 damage to a minion. If you're holding a Dragon, **Discover** a spell.
///
/// State: Derived
//~ derived DRG_106 75df8e4c 721faa5a 2a971b28.ea84314c
#[test]
fn DRG_106_arcane_breath() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_106"),
            Cost("DRG_106", 1),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            Play("DRG_106", On(Nth(4))),
            ChooseCard("AT_001"),
            Is(InHand(2), "AT_001"),
            CostNow(InHand(2), 5),
            TagNow(InHand(2), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 3),
            Now(Nth(4), 4, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DRG_106"),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_003")),
            Play("DRG_106", On(Nth(4))),
            Choose(0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DRG_106"),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            Play("DRG_106", On(Nth(3))),
            ChooseCard("AT_001"),
            Is(InHand(2), "AT_001"),
            CostNow(InHand(2), 5),
            TagNow(InHand(2), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 3),
            Now(Nth(3), 4, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DRG_106"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_106", On(Nth(2))),
            Armor(Mine, 0),
            BoardCount(Mine, 1),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 0),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 3),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Violet Spellwing
///
/// `DRG_107` · Mage minion · 1 mana · 2/1
///
/// > **Deathrattle:** Add an 'Arcane Missiles' spell to your hand.
///
/// State: Derived
//~ derived DRG_107 47277c10 35878a0a 471f6752.21a6a6b7
#[test]
fn DRG_107_violet_spellwing() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_107"),
            Cost("DRG_107", 1),
            Stats("DRG_107", 2, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DRG_107"),
            Kill(Nth(3)),
            Is(InHand(1), "EX1_277"),
            CostNow(InHand(1), 1),
            HandCount(Mine, 2),
        ],
    );
}

/// # Mana Giant
///
/// `DRG_109` · Mage minion · 8 mana · 8/8
///
/// > Costs (1) less for each card you've played this game that didn't start in your deck.
///
/// State: Derived
//~ derived DRG_109 158079dd c6efc18f 0556c610.35049aed
#[test]
fn DRG_109_mana_giant() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_109"),
            Cost("DRG_109", 8),
            Stats("DRG_109", 8, 8),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DRG_109"),
            Play("CS2_118", Nothing),
            Crystals(10),
            CostNow(Nth(0), 7),
        ],
    );
}

/// # Malygos, Aspect of Magic
///
/// `DRG_270` · Mage minion · 5 mana · 2/8
///
/// > **Battlecry:** If you're holding a Dragon, **Discover** an upgraded Mage spell.
///
/// State: Todo
//~ todo DRG_270 8db52cc3 6cbe7396 7e782e31.e1c2d04f
#[test]
#[ignore = "todo: DRG_270 Malygos, Aspect of Magic"]
fn DRG_270_malygos_aspect_of_magic() {
    check(CardClass::Mage, &[Give("DRG_270"), Cost("DRG_270", 5), Stats("DRG_270", 2, 8), Unwritten]);
}

/// # Malygos's Intellect
///
/// `DRG_270t1` · Mage spell · Arcane · 3 mana
///
/// > Draw 4 cards.
///
/// State: Derived
//~ derived DRG_270t1 b44b8e7a 320b0def 8d602863.fe76fbf8
#[test]
fn DRG_270t1_malygoss_intellect() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_270t1"),
            Cost("DRG_270t1", 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_270t1", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 4),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 3),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 5, 1),
            CostNow(Nth(5), 3),
            In(Nth(5), Zone::Hand),
            Now(Nth(5), 5, 1),
            CostNow(Nth(6), 4),
            In(Nth(6), Zone::Hand),
            Now(Nth(6), 4, 5),
        ],
    );
}

/// # Malygos's Missiles
///
/// `DRG_270t11` · Mage spell · Arcane · 1 mana
///
/// > Deal $6 damage randomly split among all enemies.
///
/// State: Derived
//~ derived DRG_270t11 1cbe3ec4 2ccc254e 2e023bd3.33dd9916
#[test]
fn DRG_270t11_malygoss_missiles() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_270t11"),
            Cost("DRG_270t11", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Play("DRG_270t11", Nothing),
            Now(Nth(2), 4, 2),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
}

/// # Malygos's Tome
///
/// `DRG_270t2` · Mage spell · Arcane · 1 mana
///
/// > Add 3 random Mage spells to your hand.
///
/// State: Derived
//~ derived DRG_270t2 33b5fb73 fe01b9ec 118d4783.38d6e4ce
#[test]
fn DRG_270t2_malygoss_tome() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_270t2"),
            Cost("DRG_270t2", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Play("DRG_270t2", Nothing),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 5),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            Is(InHand(1), "AT_001"),
            CostNow(InHand(1), 5),
            TagNow(InHand(1), GameTag::SPELLPOWER, 0),
            Is(InHand(2), "AT_001"),
            CostNow(InHand(2), 5),
            TagNow(InHand(2), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("DRG_270t2"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_013")), Play("DRG_270t2", Nothing)],
    );
    check(
        CardClass::Mage,
        &[Give("DRG_270t2"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("DRG_270t2", Nothing)],
    );
}

/// # Malygos's Explosion
///
/// `DRG_270t4` · Mage spell · Arcane · 2 mana
///
/// > Deal $2 damage to all enemy minions.
///
/// State: Derived
//~ derived DRG_270t4 9876ed96 37dfc6b3 270f0d34.6354cda9
#[test]
fn DRG_270t4_malygoss_explosion() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_270t4"),
            Cost("DRG_270t4", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_270t4", Nothing),
            Now(Nth(2), 4, 3),
        ],
    );
}

/// # Malygos's Nova
///
/// `DRG_270t5` · Mage spell · Frost · 1 mana
///
/// > **Freeze** all enemy minions.
///
/// State: Derived
//~ derived DRG_270t5 8e349479 c64b1df5 6b233f85.e3257e1b
#[test]
fn DRG_270t5_malygoss_nova() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_270t5"),
            Cost("DRG_270t5", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_270t5", Nothing),
            HasNow(Nth(2), GameTag::FROZEN),
        ],
    );
}

/// # Malygos's Polymorph
///
/// `DRG_270t6` · Mage spell · Arcane · 1 mana
///
/// > Transform a minion into a 1/1 Sheep.
///
/// State: Derived
//~ derived DRG_270t6 b8c2d55c f28f4a4c 575f214e.b5c105e9
#[test]
fn DRG_270t6_malygoss_polymorph() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_270t6"),
            Cost("DRG_270t6", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_270t6", On(Nth(2))),
            Is(Nth(2), "DRG_270t6t"),
            Now(Nth(2), 1, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DRG_270t6"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_270t6", On(Nth(1))),
            Is(Nth(1), "DRG_270t6t"),
            Now(Nth(1), 1, 1),
        ],
    );
}

/// # Malygos's Sheep
///
/// `DRG_270t6t` · Mage minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla DRG_270t6t 24caa279 26f1bcdd 69c4f91d
#[test]
fn DRG_270t6t_malygoss_sheep() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_270t6t"),
            Cost("DRG_270t6t", 1),
            Stats("DRG_270t6t", 1, 1),
            Play("DRG_270t6t", Nothing),
            In(The("DRG_270t6t"), Zone::Play),
            Now(The("DRG_270t6t"), 1, 1),
        ],
    );
}

/// # Malygos's Flamestrike
///
/// `DRG_270t7` · Mage spell · Fire · 7 mana
///
/// > Deal $8 damage to all enemy minions.
///
/// State: Derived
//~ derived DRG_270t7 66e92f19 3cab72b3 030df770.fd717908
#[test]
fn DRG_270t7_malygoss_flamestrike() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_270t7"),
            Cost("DRG_270t7", 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_270t7", Nothing),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DRG_270t7"),
            Friend("TLC_248"),
            Enemy("AT_020"),
            Play("DRG_270t7", Nothing),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DRG_270t7"),
            Friend("TLC_248"),
            Enemy("AT_020"),
            Enemy("TLC_248"),
            Play("DRG_270t7", Nothing),
            Dead(Nth(2)),
            Now(Nth(3), 14, 20),
            BoardCount(Theirs, 1),
        ],
    );
}

/// # Malygos's Frostbolt
///
/// `DRG_270t8` · Mage spell · Frost · 0 mana
///
/// > Deal $3 damage to a character and **Freeze** it.
///
/// State: Derived
//~ derived DRG_270t8 e88b5afe df561d4f e86d940d.f9c462c7
#[test]
fn DRG_270t8_malygoss_frostbolt() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_270t8"),
            Cost("DRG_270t8", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_270t8", On(Nth(2))),
            HasNow(Nth(2), GameTag::FROZEN),
            Now(Nth(2), 4, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DRG_270t8"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_270t8", On(Nth(1))),
            HasNow(Nth(1), GameTag::FROZEN),
            Now(Nth(1), 4, 2),
        ],
    );
}

/// # Malygos's Fireball
///
/// `DRG_270t9` · Mage spell · Fire · 4 mana
///
/// > Deal $8 damage.
///
/// State: Derived
//~ derived DRG_270t9 034b9533 cc4b538b 53851bbc.d41399fa
#[test]
fn DRG_270t9_malygoss_fireball() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_270t9"),
            Cost("DRG_270t9", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_270t9", On(Nth(2))),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DRG_270t9"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_270t9", On(Nth(1))),
            BoardCount(Mine, 0),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("DRG_270t9"), Play("DRG_270t9", On(TheirHero)), Now(TheirHero, 0, 22), Damage(TheirHero, 8)],
    );
}

/// # Rolling Fireball
///
/// `DRG_321` · Mage spell · Fire · 5 mana
///
/// > Deal $8 damage to a minion. Any excess damage continues to the left or right.
///
/// State: Todo
//~ todo DRG_321 88ac565f 81411d07 9f3c547c.84e9b867
#[test]
#[ignore = "todo: DRG_321 Rolling Fireball"]
fn DRG_321_rolling_fireball() {
    check(CardClass::Mage, &[Give("DRG_321"), Cost("DRG_321", 5), Unwritten]);
}

/// # Dragoncaster
///
/// `DRG_322` · Mage minion · 6 mana · 4/4
///
/// > **Battlecry:** If you're holding a Dragon, your next spell this turn costs (0).
///
/// State: Derived
//~ derived DRG_322 20abcab4 0b3dd3eb 34bc1b71.432c265c
#[test]
fn DRG_322_dragoncaster() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_322"),
            Cost("DRG_322", 6),
            Stats("DRG_322", 4, 4),
            Give("AT_008"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_322", Nothing),
            CostNow(Nth(2), 0),
        ],
    );
}

/// # Draconic Magic
///
/// `DRG_322e` · Mage enchantment
///
/// > The next spell you cast this turn costs (0).
///
/// State: Derived
//~ derived DRG_322e a5607d41 4b49e0bd 112c3a91.09849f61
#[test]
fn DRG_322e_draconic_magic() {
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "DRG_322e"),
            CostNow(Nth(1), 0),
            CostNow(Nth(2), 4),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "DRG_322e"),
            Play("GAME_005", Nothing),
            Crystals(10),
            CostNow(Nth(1), 5),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "DRG_322e"),
            EndTurn,
            CostNow(Nth(1), 5),
        ],
    );
}

/// # Learn Draconic
///
/// `DRG_323` · Mage spell · 1 mana
///
/// > **Sidequest:** Spend 8 Mana on spells. **Reward:** Summon a 6/6 Dragon.
///
/// State: Todo
//~ todo DRG_323 8ce82759 8adcba1e 6802adae.659eb9c7
#[test]
#[ignore = "todo: DRG_323 Learn Draconic"]
fn DRG_323_learn_draconic() {
    check(CardClass::Mage, &[Give("DRG_323"), Cost("DRG_323", 1), Unwritten]);
}

/// # Draconic Emissary
///
/// `DRG_323t` · Mage minion · 6 mana · 6/6
///
/// State: Vanilla
//~ vanilla DRG_323t e5e88dfc 209fb199 4b537492
#[test]
fn DRG_323t_draconic_emissary() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_323t"),
            Cost("DRG_323t", 6),
            Stats("DRG_323t", 6, 6),
            Play("DRG_323t", Nothing),
            In(The("DRG_323t"), Zone::Play),
            Now(The("DRG_323t"), 6, 6),
        ],
    );
}

/// # Elemental Allies
///
/// `DRG_324` · Mage spell · 1 mana
///
/// > **Sidequest:** Play an Elemental 2 turns in a row. **Reward:** Draw 3 spells from your deck.
///
/// State: Todo
//~ todo DRG_324 61a485b9 6f1ed650 9b119bda.5586cf39
#[test]
#[ignore = "todo: DRG_324 Elemental Allies"]
fn DRG_324_elemental_allies() {
    check(CardClass::Mage, &[Give("DRG_324"), Cost("DRG_324", 1), Unwritten]);
}
