//! Priest cards of The Lost City of Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a97cffdd

/// # Ritual of Life
///
/// `DINO_426` · Priest spell · Holy · 2 mana
///
/// > **Discover** a 3-Cost minion. Summon a 2/3 copy of it.
///
/// State: Derived
//~ derived DINO_426 051570a2 11ed97d5 2fc37f92.39eb417f
#[test]
fn DINO_426_ritual_of_life() {
    check(
        CardClass::Priest,
        &[
            Give("DINO_426"),
            Cost("DINO_426", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_118")),
            Play("DINO_426", Nothing),
            ChooseCard("CS2_118"),
            Is(InHand(0), "CS2_118"),
            CostNow(InHand(0), 3),
            Now(InHand(0), 5, 1),
            BoardCount(Mine, 2),
            HandCount(Mine, 1),
            In(The("CS2_118"), Zone::Play),
            Now(The("CS2_118"), 2, 3),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("DINO_426"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_015")),
            Play("DINO_426", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("DINO_426"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_011")),
            Play("DINO_426", Nothing),
            Choose(0),
        ],
    );
}

/// # Lasting Life
///
/// `DINO_426e` · Priest enchantment
///
/// > 2/3.
///
/// State: Derived
//~ derived DINO_426e c22bf96d 12e3d126 8b8cd81d.11ba6222
#[test]
fn DINO_426e_lasting_life() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "DINO_426e"), Now(My(0), 2, 3)]);
}

/// # Behemoth Mask
///
/// `DINO_428` · Priest spell · 7 mana
///
/// > Set a minion's stats to 8/10 and give it **Lifesteal**. Force a random enemy minion to attack it.
///
/// State: Derived
//~ derived DINO_428 aa3570f9 3c21eec2 e8611fc5.3d55913f
#[test]
fn DINO_428_behemoth_mask() {
    check(
        CardClass::Priest,
        &[
            Give("DINO_428"),
            Cost("DINO_428", 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Force(Entity(Nth(2))),
            Play("DINO_428", On(Nth(2))),
            Dead(Nth(2)),
            Now(TheirHero, 0, 26),
            BoardCount(Theirs, 0),
            Damage(TheirHero, 4),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("DINO_428"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Force(Entity(Nth(2))),
            Play("DINO_428", On(Nth(1))),
            Now(MyHero, 0, 18),
            Damage(MyHero, 12),
            HasNow(Nth(1), GameTag::LIFESTEAL),
            Now(Nth(1), 8, 6),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Behemoth Mask
///
/// `DINO_428e` · Priest enchantment
///
/// > 8/10 and **Lifesteal**.
///
/// State: Derived
//~ derived DINO_428e bbca1d20 0189814b 54dac06b.f50d4004
#[test]
fn DINO_428e_behemoth_mask() {
    check(
        CardClass::Priest,
        &[Friend("CS2_118"), Enchant(My(0), "DINO_428e"), Now(My(0), 8, 10), HasNow(My(0), GameTag::LIFESTEAL)],
    );
}

/// # Atlasaurus
///
/// `DINO_431` · Priest minion · 8 mana · 5/10
///
/// > **Taunt**. **Deathrattle:** Summon a random **Taunt** minion that costs (5) or more.
///
/// State: Derived
//~ derived DINO_431 c126270e 85d78f58 9181c0fc.4292e96a
#[test]
fn DINO_431_atlasaurus() {
    check(
        CardClass::Priest,
        &[
            Give("DINO_431"),
            Cost("DINO_431", 8),
            Stats("DINO_431", 5, 10),
            Has("DINO_431", GameTag::TAUNT),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Friend("DINO_431"),
            Force(Card("AT_123")),
            Kill(Nth(7)),
            BoardCount(Mine, 4),
            In(The("AT_123"), Zone::Play),
            Now(The("AT_123"), 6, 6),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("DINO_431"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Friend("DINO_431"),
            Never(Card("AT_069")),
            Kill(Nth(7)),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("DINO_431"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Friend("DINO_431"),
            Never(Card("AT_008")),
            Kill(Nth(7)),
        ],
    );
}

/// # Archaios
///
/// `TLC_811` · Priest minion · 3 mana · 1/6
///
/// > Whenever another friendly minion attacks, set its Health equal to this minion's Health.
///
/// State: Derived
//~ derived TLC_811 d72e56bb 410c7997 382f4b38.44bfb3d4
#[test]
fn TLC_811_archaios() {
    check(
        CardClass::Priest,
        &[
            Give("TLC_811"),
            Cost("TLC_811", 3),
            Stats("TLC_811", 1, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("TLC_811"),
            Attack(Nth(1), TheirHero),
            Now(Nth(1), 4, 6),
        ],
    );
}

/// # Purifying Vines
///
/// `TLC_813` · Priest spell · Holy · 1 mana
///
/// > Choose a minion. If it's friendly, give it +2 Health. If it's an enemy, give it -2 Health.
///
/// State: Todo
//~ todo TLC_813 0eefd269 cc4800f8 a3a6a3d7.1c7d427a
#[test]
#[ignore = "todo: TLC_813 Purifying Vines"]
fn TLC_813_purifying_vines() {
    check(CardClass::Priest, &[Give("TLC_813"), Cost("TLC_813", 1), Unwritten]);
}

/// # Verdant Vines
///
/// `TLC_813e` · Priest enchantment
///
/// > +2 Health.
///
/// State: Derived
//~ derived TLC_813e b2ed02bb 060eee52 f96950fc.9f1b69f0
#[test]
fn TLC_813e_verdant_vines() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "TLC_813e"), Now(My(0), 5, 3)]);
}

/// # Withering Vines
///
/// `TLC_813e2` · Priest enchantment
///
/// > -2 Health.
///
/// State: Derived
//~ derived TLC_813e2 d1c6e53b cd7367d6 44d2b996.55cb5cfe
#[test]
fn TLC_813e2_withering_vines() {
    check(CardClass::Priest, &[Friend("CS2_119"), Enchant(My(0), "TLC_813e2"), Now(My(0), 2, 5)]);
}

/// # Twilight Mender
///
/// `TLC_814` · Priest minion · 3 mana · 3/4
///
/// > **Deathrattle:** Get a random Holy and Shadow spell.
///
/// State: Derived
//~ derived TLC_814 16ba81e0 1ab55f3e 6ebdf96f.5be789b5
#[test]
fn TLC_814_twilight_mender() {
    check(
        CardClass::Priest,
        &[
            Give("TLC_814"),
            Cost("TLC_814", 3),
            Stats("TLC_814", 3, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TLC_814"),
            Force(Card("AT_013")),
            Force(Card("AT_016")),
            Kill(Nth(3)),
            Is(InHand(1), "AT_013"),
            CostNow(InHand(1), 1),
            Is(InHand(2), "AT_016"),
            CostNow(InHand(2), 2),
            HandCount(Mine, 3),
        ],
    );
    check(
        CardClass::Priest,
        &[Give("TLC_814"), Friend("CS2_182"), Enemy("CS2_182"), Friend("TLC_814"), Never(Card("AT_001")), Kill(Nth(3))],
    );
}

/// # Gravedawn Voidbulb
///
/// `TLC_815` · Priest spell · Shadow · 4 mana
///
/// > Summon a random 4-Cost minion and give it **Taunt**. **Kindred:** Do it again.
///
/// State: Derived
//~ derived TLC_815 584f4723 346c3c36 9f690362.5e2a60c4
#[test]
fn TLC_815_gravedawn_voidbulb() {
    check(
        CardClass::Priest,
        &[
            Give("TLC_815"),
            Cost("TLC_815", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DS1_233", Nothing),
            EndTurn,
            EndTurn,
            Crystals(10),
            Force(Card("CS2_119")),
            Force(Card("CS2_119")),
            Play("TLC_815", Nothing),
            BoardCount(Mine, 3),
            HasNow(The("CS2_119"), GameTag::TAUNT),
            In(The("CS2_119"), Zone::Play),
            Now(The("CS2_119"), 2, 7),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("TLC_815"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DS1_233", Nothing),
            EndTurn,
            EndTurn,
            Crystals(10),
            Never(Card("AT_022")),
            Play("TLC_815", Nothing),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("TLC_815"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DS1_233", Nothing),
            EndTurn,
            EndTurn,
            Crystals(10),
            Never(Card("AT_003")),
            Play("TLC_815", Nothing),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("TLC_815"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_119")),
            Play("TLC_815", Nothing),
            BoardCount(Mine, 2),
            HasNow(The("CS2_119"), GameTag::TAUNT),
            In(The("CS2_119"), Zone::Play),
            Now(The("CS2_119"), 2, 7),
        ],
    );
}

/// # Void Touched
///
/// `TLC_815e` · Priest enchantment
///
/// > **Taunt**.
///
/// State: Derived
//~ derived TLC_815e d48514a2 87dfe379 5e070b5d.0643522b
#[test]
fn TLC_815e_void_touched() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "TLC_815e"), HasNow(My(0), GameTag::TAUNT)]);
}

/// # Gravedawn Sunbloom
///
/// `TLC_816` · Priest spell · Holy · 4 mana
///
/// > Draw 2 cards. **Kindred:** This costs (2) less.
///
/// State: Derived
//~ derived TLC_816 31620e36 8a92b0d1 296416d4.0ea0c06a
#[test]
fn TLC_816_gravedawn_sunbloom() {
    check(
        CardClass::Priest,
        &[
            Give("TLC_816"),
            Cost("TLC_816", 4),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("EX1_192", Nothing),
            EndTurn,
            EndTurn,
            Crystals(10),
            Play("TLC_816", Nothing),
            DeckCount(Mine, 20),
            HandCount(Mine, 3),
            CostNow(Nth(2), 3),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 5, 1),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("TLC_816"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("EX1_192", Nothing),
            EndTurn,
            EndTurn,
            Crystals(10),
            CostNow(Nth(0), 2),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("TLC_816"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            CostNow(Nth(0), 4),
        ],
    );
}

/// # Reach Equilibrium
///
/// `TLC_817` · Priest spell · 1 mana
///
/// > **Quest:** Cast 4 Holy spells **Reward:** Life's Breath. **Quest:** Cast 4 Shadow spells. **Reward:** Death's Touch.
///
/// State: Todo
//~ todo TLC_817 7914c0db 48ac35ca 872412b6.e41f5a55
#[test]
#[ignore = "todo: TLC_817 Reach Equilibrium"]
fn TLC_817_reach_equilibrium() {
    check(CardClass::Priest, &[Give("TLC_817"), Cost("TLC_817", 1), Unwritten]);
}

/// # Cleanse the Shadow
///
/// `TLC_817t` · Priest spell · 1 mana
///
/// > **Quest:** Cast 4 Holy spells. **Reward:** Life's Breath.
///
/// State: Todo
//~ todo TLC_817t b2f5f91b d95a1893 3ed12f87.0d544469
#[test]
#[ignore = "todo: TLC_817t Cleanse the Shadow"]
fn TLC_817t_cleanse_the_shadow() {
    check(CardClass::Priest, &[Give("TLC_817t"), Cost("TLC_817t", 1), Unwritten]);
}

/// # Corrupt the Light
///
/// `TLC_817t2` · Priest spell · 1 mana
///
/// > **Quest:** Cast 4 Shadow spells. **Reward:** Death's Touch.
///
/// State: Todo
//~ todo TLC_817t2 f402190d f41e2d4f 26f6ac8f.0d27ae77
#[test]
#[ignore = "todo: TLC_817t2 Corrupt the Light"]
fn TLC_817t2_corrupt_the_light() {
    check(CardClass::Priest, &[Give("TLC_817t2"), Cost("TLC_817t2", 1), Unwritten]);
}

/// # Sol'etos, Life's Breath
///
/// `TLC_817t3` · Priest minion · 5 mana · 4/4
///
/// > **Taunt**. **Battlecry:** Summon a copy of this. *If you're holding both halves of Sol'etos, combine!*
///
/// State: Todo
//~ todo TLC_817t3 2eeca173 f10594cf 1b6f150f.b4c2a367
#[test]
#[ignore = "todo: TLC_817t3 Sol'etos, Life's Breath"]
fn TLC_817t3_soletos_lifes_breath() {
    check(
        CardClass::Priest,
        &[
            Give("TLC_817t3"),
            Cost("TLC_817t3", 5),
            Stats("TLC_817t3", 4, 4),
            Has("TLC_817t3", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Sol'etos, Death's Touch
///
/// `TLC_817t4` · Priest minion · 5 mana · 4/4
///
/// > **Reborn**. **Deathrattle:** Deal 5 damage to a random enemy. *If you're holding both halves of Sol'etos, combine!*
///
/// State: Todo
//~ todo TLC_817t4 42477fc6 0851d140 1701f499.9e072d6d
#[test]
#[ignore = "todo: TLC_817t4 Sol'etos, Death's Touch"]
fn TLC_817t4_soletos_deaths_touch() {
    check(
        CardClass::Priest,
        &[
            Give("TLC_817t4"),
            Cost("TLC_817t4", 5),
            Stats("TLC_817t4", 4, 4),
            Has("TLC_817t4", GameTag::REBORN),
            Unwritten,
        ],
    );
}

/// # Sol'etos, Cycle's Rebirth
///
/// `TLC_817t5` · Priest minion · 5 mana · 8/8
///
/// > **Taunt**, **Reborn**. **Battlecry:** Summon a copy of this. **Deathrattle:** Deal 5 damage to a random enemy.
///
/// State: Derived
//~ derived TLC_817t5 9b43263c bfff37fd 978a2cf5.a3f97784
#[test]
fn TLC_817t5_soletos_cycles_rebirth() {
    check(
        CardClass::Priest,
        &[
            Give("TLC_817t5"),
            Cost("TLC_817t5", 5),
            Stats("TLC_817t5", 8, 8),
            Has("TLC_817t5", GameTag::REBORN),
            Has("TLC_817t5", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TLC_817t5", Nothing),
            BoardCount(Mine, 3),
            In(The("TLC_817t5"), Zone::Play),
            Now(The("TLC_817t5"), 8, 8),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("TLC_817t5"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TLC_817t5"),
            Force(Entity(TheirHero)),
            Kill(Nth(3)),
            Now(TheirHero, 0, 25),
            Damage(TheirHero, 5),
        ],
    );
}

/// # Resuscitate
///
/// `TLC_818` · Priest spell · Shadow · 6 mana
///
/// > Resurrect a 1, 2, and 3-Cost minion. Give them **Reborn**.
///
/// State: Todo
//~ todo TLC_818 d6336844 c230ba58 5900d8b3.b96089d3
#[test]
#[ignore = "todo: TLC_818 Resuscitate"]
fn TLC_818_resuscitate() {
    check(CardClass::Priest, &[Give("TLC_818"), Cost("TLC_818", 6), Unwritten]);
}

/// # Gladesong Siren
///
/// `TLC_819` · Priest minion · 6 mana · 4/7
///
/// > **Lifesteal** Costs (1) if you've cast a Holy and Shadow spell this turn.
///
/// State: Derived
//~ derived TLC_819 582e6802 2299f54b 20ac63fb.93c8691d
#[test]
fn TLC_819_gladesong_siren() {
    check(
        CardClass::Priest,
        &[
            Give("TLC_819"),
            Cost("TLC_819", 6),
            Stats("TLC_819", 4, 7),
            Has("TLC_819", GameTag::LIFESTEAL),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TLC_819"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("EX1_192", Nothing),
            Play("DS1_233", Nothing),
            Crystals(10),
            CostNow(Nth(0), 1),
        ],
    );
}

/// # Glade Ecologist
///
/// `TLC_820` · Priest minion · 1 mana · 2/1
///
/// > **Deathrattle:** Get a 1-Cost Holy spell that gives a minion +2 or -2 Health.
///
/// State: Todo
//~ todo TLC_820 0e895d46 26d54f36 2b47b32e.3e0aaadd
#[test]
#[ignore = "todo: TLC_820 Glade Ecologist"]
fn TLC_820_glade_ecologist() {
    check(CardClass::Priest, &[Give("TLC_820"), Cost("TLC_820", 1), Stats("TLC_820", 2, 1), Unwritten]);
}

/// # Wilted Shadow
///
/// `TLC_821` · Priest minion · 7 mana · 6/7
///
/// > **Lifesteal** Whenever you heal an enemy, this attacks it.
///
/// State: Derived
//~ derived TLC_821 8a974e0a a487162e fe37edc8.6787cf6b
#[test]
fn TLC_821_wilted_shadow() {
    check(
        CardClass::Priest,
        &[
            Give("TLC_821"),
            Cost("TLC_821", 7),
            Stats("TLC_821", 6, 7),
            Has("TLC_821", GameTag::LIFESTEAL),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TLC_821"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Hurt(Nth(2), 1),
            Play("CS2_007", On(Nth(2))),
            Now(MyHero, 0, 16),
            Damage(MyHero, 14),
            Dead(Nth(2)),
            Now(Nth(3), 6, 1),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Story of Amara
///
/// `TLC_835` · Priest spell · 10 mana
///
/// > Set your hero's Health to 40.
///
/// State: Derived
//~ derived TLC_835 53a030c4 710f0836 02f9e4f1.bdb2766f
#[test]
fn TLC_835_story_of_amara() {
    check(
        CardClass::Priest,
        &[
            Give("TLC_835"),
            Cost("TLC_835", 10),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TLC_835", Nothing),
            Now(MyHero, 0, 40),
        ],
    );
}
