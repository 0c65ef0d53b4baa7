//! Hunter cards of The Great Dark Beyond, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 4b6680bd

/// # Specimen Claw
///
/// `GDB_107` · Hunter minion · 3 mana · 2/6
///
/// > After your opponent plays a minion, attack it. **Starship Piece**
///
/// State: Derived
//~ derived GDB_107 99176e73 82d5108c 709a3acc.48b59980
#[test]
fn GDB_107_specimen_claw() {
    check(
        CardClass::Hunter,
        &[
            Give("GDB_107"),
            Cost("GDB_107", 3),
            Stats("GDB_107", 2, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GDB_107"),
            EndTurn,
            Play("CS2_182", Nothing),
            Now(Nth(3), 2, 2),
            Now(Nth(4), 4, 3),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("GDB_107"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GDB_107"),
            Play("CS2_182", Nothing),
            Now(Nth(3), 2, 6),
        ],
    );
}

/// # Biopod
///
/// `GDB_111` · Hunter minion · 2 mana · 2/2
///
/// > **Deathrattle:** Deal damage equal to this minion's Attack to a random enemy. **Starship Piece**
///
/// State: Derived
//~ derived GDB_111 2cd6f071 5ab531d2 f8cf9383.9b9ea31f
#[test]
fn GDB_111_biopod() {
    check(
        CardClass::Hunter,
        &[
            Give("GDB_111"),
            Cost("GDB_111", 2),
            Stats("GDB_111", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GDB_111"),
            Force(Entity(TheirHero)),
            Kill(Nth(3)),
            Now(TheirHero, 0, 28),
            Damage(TheirHero, 2),
        ],
    );
}

/// # Alien Encounters
///
/// `GDB_237` · Hunter spell · 5 mana
///
/// > Summon two 2/5 Beasts with **Taunt**. Costs (1) less for each card you Discover**ed** this game.
///
/// State: Derived
//~ derived GDB_237 50c5df91 9672778c f8b8922c.a97bb8b3
#[test]
fn GDB_237_alien_encounters() {
    check(
        CardClass::Hunter,
        &[
            Give("GDB_237"),
            Cost("GDB_237", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_168")),
            Play("LOE_023", Nothing),
            ChooseCard("CS2_168"),
            Crystals(10),
            Play("GDB_237", Nothing),
            BoardCount(Mine, 4),
            In(The("GDB_237t"), Zone::Play),
            Now(The("GDB_237t"), 2, 5),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("GDB_237"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_168")),
            Play("LOE_023", Nothing),
            ChooseCard("CS2_168"),
            Crystals(10),
            CostNow(Nth(0), 4),
        ],
    );
}

/// # Snacking Scrunguk
///
/// `GDB_237t` · Hunter minion · 3 mana · 2/5
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla GDB_237t c5f1424f a802bf8e 21369b58.4b0c5d24
#[test]
fn GDB_237t_snacking_scrunguk() {
    check(
        CardClass::Hunter,
        &[
            Give("GDB_237t"),
            Cost("GDB_237t", 3),
            Stats("GDB_237t", 2, 5),
            Has("GDB_237t", GameTag::TAUNT),
            Play("GDB_237t", Nothing),
            In(The("GDB_237t"), Zone::Play),
            Now(The("GDB_237t"), 2, 5),
            HasNow(The("GDB_237t"), GameTag::TAUNT),
        ],
    );
}

/// # Extraterrestrial Egg
///
/// `GDB_840` · Hunter minion · 2 mana · 0/2
///
/// > **Deathrattle:** Summon a 3/5 Beast that attacks the lowest Health enemy.
///
/// State: Derived
//~ derived GDB_840 f7b530da 13cdec94 68e6fb42.4c2d5021
#[test]
fn GDB_840_extraterrestrial_egg() {
    check(
        CardClass::Hunter,
        &[
            Give("GDB_840"),
            Cost("GDB_840", 2),
            Stats("GDB_840", 0, 2),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Friend("GDB_840"),
            Kill(Nth(4)),
            BoardCount(Mine, 1),
            Dead(Nth(2)),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("GDB_840"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Friend("GDB_840"),
            Force(Entity(Nth(2))),
            Kill(Nth(4)),
            BoardCount(Mine, 2),
            Now(Nth(2), 4, 2),
            In(The("GDB_840t"), Zone::Play),
            Now(The("GDB_840t"), 3, 1),
        ],
    );
}

/// # Eggburster
///
/// `GDB_840t` · Hunter minion · 4 mana · 3/5
///
/// State: Vanilla
//~ vanilla GDB_840t e840f7ee 4624cd65 f75198a2
#[test]
fn GDB_840t_eggburster() {
    check(
        CardClass::Hunter,
        &[
            Give("GDB_840t"),
            Cost("GDB_840t", 4),
            Stats("GDB_840t", 3, 5),
            Play("GDB_840t", Nothing),
            In(The("GDB_840t"), Zone::Play),
            Now(The("GDB_840t"), 3, 5),
        ],
    );
}

/// # Rangari Scout
///
/// `GDB_841` · Hunter minion · 1 mana · 1/2
///
/// > After you **Discover** a card, get a copy of it.
///
/// State: Derived
//~ derived GDB_841 3138e1ef 192ee48d 51026d02.a6c2e545
#[test]
fn GDB_841_rangari_scout() {
    check(
        CardClass::Hunter,
        &[
            Give("GDB_841"),
            Cost("GDB_841", 1),
            Stats("GDB_841", 1, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GDB_841"),
            Force(Card("CS2_168")),
            Play("LOE_023", Nothing),
            ChooseCard("CS2_168"),
            Is(InHand(2), "CS2_168"),
            CostNow(InHand(2), 1),
            Now(InHand(2), 2, 1),
            HandCount(Mine, 3),
        ],
    );
}

/// # Gorm the Worldeater
///
/// `GDB_842` · Hunter minion · 3 mana · 12/12
///
/// > **Dormant** for 5 turns. At the end of your turn, destroy the minion to the right of this to awaken 2 turns sooner.
///
/// State: Todo
//~ todo GDB_842 0c69483c 06bc8649 d1966b4e.9e292c1c
#[test]
#[ignore = "todo: GDB_842 Gorm the Worldeater"]
fn GDB_842_gorm_the_worldeater() {
    check(CardClass::Hunter, &[Give("GDB_842"), Cost("GDB_842", 3), Stats("GDB_842", 12, 12), Unwritten]);
}

/// # Parallax Cannon
///
/// `GDB_843` · Hunter weapon · 3 mana · 2/3 durability
///
/// > Has +2 Attack if you've Discover**ed** this turn. Spellburst**:** Your hero is **Immune** this turn.
///
/// State: Derived
//~ derived GDB_843 e9bd6e51 61699dc2 cb0d8b2b.2be548ee
#[test]
fn GDB_843_parallax_cannon() {
    check(
        CardClass::Hunter,
        &[
            Give("GDB_843"),
            Cost("GDB_843", 3),
            Stats("GDB_843", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GDB_843"),
            Force(Card("CS2_168")),
            Play("LOE_023", Nothing),
            ChooseCard("CS2_168"),
            Crystals(10),
            Play("GAME_005", Nothing),
            HasNow(MyHero, GameTag::IMMUNE),
            Now(Nth(3), 4, 3),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("GDB_843"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GDB_843"),
            Play("GAME_005", Nothing),
            HasNow(MyHero, GameTag::IMMUNE),
            Now(Nth(3), 2, 3),
        ],
    );
}

/// # Angular Immunity
///
/// `GDB_843e2` · Hunter enchantment
///
/// > **Immune** this turn.
///
/// State: Derived
//~ derived GDB_843e2 f38d5f32 52bda315 ad71f6c0.fb55a5e5
#[test]
fn GDB_843e2_angular_immunity() {
    check(
        CardClass::Hunter,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "GDB_843e2"),
            HasNow(My(0), GameTag::IMMUNE),
            EndTurn,
            HasNot(My(0), GameTag::IMMUNE),
        ],
    );
}

/// # Detailed Notes
///
/// `GDB_844` · Hunter spell · 2 mana
///
/// > **Discover** a Beast that costs (5) or more. Reduce its Cost by (2).
///
/// State: Derived
//~ derived GDB_844 6393be1b ecb8051e 84e4ffcf.d262b608
#[test]
fn GDB_844_detailed_notes() {
    check(
        CardClass::Hunter,
        &[
            Give("GDB_844"),
            Cost("GDB_844", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_201")),
            Play("GDB_844", Nothing),
            ChooseCard("CS2_201"),
            Is(InHand(0), "CS2_201"),
            CostNow(InHand(0), 5),
            Now(InHand(0), 9, 5),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("GDB_844"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_058")),
            Play("GDB_844", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("GDB_844"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_010")),
            Play("GDB_844", Nothing),
            Choose(0),
        ],
    );
}

/// # Laser Barrage
///
/// `GDB_845` · Hunter spell · 2 mana
///
/// > Deal $3 damage to a minion. If you're building a **Starship**, also damage its neighbors.
///
/// State: Derived
//~ derived GDB_845 cf3a58e9 43ab72eb 16b448c0.bac2913e
#[test]
fn GDB_845_laser_barrage() {
    check(
        CardClass::Hunter,
        &[
            Give("GDB_845"),
            Cost("GDB_845", 2),
            Friend("GDB_101"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Play("GDB_845", On(Nth(3))),
            Now(Nth(3), 4, 2),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("GDB_845"),
            Friend("GDB_101"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Play("GDB_845", On(Nth(2))),
            Now(Nth(2), 4, 2),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("GDB_845"),
            Friend("GDB_101"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Play("GDB_845", On(Nth(3))),
            Now(Nth(3), 4, 2),
            Now(Nth(4), 4, 2),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("GDB_845"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("GDB_845", On(Nth(2))),
            Now(Nth(2), 4, 2),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Exarch Naielle
///
/// `GDB_846` · Hunter minion · 3 mana · 3/4
///
/// > **Battlecry:** Replace your Hero Power with Tracking *(Discover** a card from your deck)*.
///
/// State: Todo
//~ todo GDB_846 399036d6 715e4e6f 06fea05d.5c6bc293
#[test]
#[ignore = "todo: GDB_846 Exarch Naielle"]
fn GDB_846_exarch_naielle() {
    check(CardClass::Hunter, &[Give("GDB_846"), Cost("GDB_846", 3), Stats("GDB_846", 3, 4), Unwritten]);
}

/// # Tracking
///
/// `GDB_846hp` · Hunter hero power · 1 mana
///
/// > **Discover** a card from your deck.
///
/// State: Derived
//~ derived GDB_846hp 6696b65c e6fe3083 b05dec5f.1f7ba246
#[test]
fn GDB_846hp_tracking() {
    check(
        CardClass::Hunter,
        &[
            HasHeroPower("GDB_846hp"),
            Cost("GDB_846hp", 1),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(3))),
            HeroPower(Nothing),
            ChooseCard("CS2_182"),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Hydralisk
///
/// `SC_008` · Hunter minion · 3 mana · 4/2
///
/// > **Battlecry:** Deal 2 damage to a random enemy. Repeat for each other Zerg minion you control.
///
/// State: Derived
//~ derived SC_008 04a84020 b6f2c20a a4b02172.5e6a4135
#[test]
fn SC_008_hydralisk() {
    check(
        CardClass::Hunter,
        &[
            Give("SC_008"),
            Cost("SC_008", 3),
            Stats("SC_008", 4, 2),
            Friend("SC_002"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Play("SC_008", Nothing),
            Now(TheirHero, 0, 26),
            Damage(TheirHero, 4),
        ],
    );
}

/// # Roach
///
/// `SC_012` · Hunter minion · 2 mana · 2/2
///
/// > When you draw this, get a copy of it. **Battlecry:** If you control another Zerg minion, gain +1/+2.
///
/// State: Derived
//~ derived SC_012 fe034802 fb2bfe4a a390a754.1f86133b
#[test]
fn SC_012_roach() {
    check(
        CardClass::Hunter,
        &[
            Give("SC_012"),
            Cost("SC_012", 2),
            Stats("SC_012", 2, 2),
            OnTop("SC_012"),
            Friend("SC_002"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            EndTurn,
            EndTurn,
            Is(InHand(2), "SC_012"),
            CostNow(InHand(2), 2),
            Now(InHand(2), 2, 2),
            HandCount(Mine, 3),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("SC_012"),
            OnTop("SC_012"),
            Friend("SC_002"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SC_012", Nothing),
            Now(Nth(0), 3, 4),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("SC_012"),
            OnTop("SC_012"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("SC_012", Nothing),
            Now(Nth(0), 2, 2),
        ],
    );
}

/// # Adaptive Plating
///
/// `SC_012e` · Hunter enchantment
///
/// > +1/+2.
///
/// State: Derived
//~ derived SC_012e 19e73aae 2c67bd47 bb4bbe22.6fa82661
#[test]
fn SC_012e_adaptive_plating() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "SC_012e"), Now(My(0), 6, 3)]);
}

/// # Evolution Chamber
///
/// `SC_021` · Hunter spell · 2 mana
///
/// > Give your minions +1 Attack. Give your Zerg an extra +1/+1.
///
/// State: Todo
//~ todo SC_021 83acfc4e 9234338d 2b116dcf.5fbec8a2
#[test]
#[ignore = "todo: SC_021 Evolution Chamber"]
fn SC_021_evolution_chamber() {
    check(CardClass::Hunter, &[Give("SC_021"), Cost("SC_021", 2), Unwritten]);
}

/// # Perfect Evolution
///
/// `SC_021e` · Hunter enchantment
///
/// > +2/+1.
///
/// State: Derived
//~ derived SC_021e dbf5f5c2 1a0b4b30 9b2ea180.5ee91837
#[test]
fn SC_021e_perfect_evolution() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "SC_021e"), Now(My(0), 7, 2)]);
}

/// # Primal Evolution
///
/// `SC_021e2` · Hunter enchantment
///
/// > +1 Attack.
///
/// State: Derived
//~ derived SC_021e2 e816feca 27cc05d8 da6aa71f.c84fda8a
#[test]
fn SC_021e2_primal_evolution() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "SC_021e2"), Now(My(0), 6, 1)]);
}
