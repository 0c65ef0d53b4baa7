//! Druid cards of Scholomance Academy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e39a6962

/// # Speaker Gidra
///
/// `SCH_182` · Multi-class minion · 3 mana · 1/4
///
/// > Rush**, Windfury** Spellburst**:** Gain Attack and Health equal to the spell's Cost.
///
/// State: Todo
//~ todo SCH_182 82d98308 60e09288 46de35a2.84d008af
#[test]
#[ignore = "todo: SCH_182 Speaker Gidra"]
fn SCH_182_speaker_gidra() {
    check(
        CardClass::Druid,
        &[
            Give("SCH_182"),
            Cost("SCH_182", 3),
            Stats("SCH_182", 1, 4),
            Has("SCH_182", GameTag::RUSH),
            Has("SCH_182", GameTag::WINDFURY),
            Unwritten,
        ],
    );
}

/// # Gibberling
///
/// `SCH_242` · Druid minion · 2 mana · 1/1
///
/// > **Spellburst:** Summon a Gibberling.
///
/// State: Derived
//~ derived SCH_242 8f196181 43a065f7 f9799ef5.ffa5897e
#[test]
fn SCH_242_gibberling() {
    check(
        CardClass::Druid,
        &[
            Give("SCH_242"),
            Cost("SCH_242", 2),
            Stats("SCH_242", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SCH_242"),
            Play("GAME_005", Nothing),
            BoardCount(Mine, 3),
            In(The("SCH_242"), Zone::Play),
            Now(The("SCH_242"), 1, 1),
        ],
    );
}

/// # Teacher's Pet
///
/// `SCH_244` · Multi-class minion · 5 mana · 4/5
///
/// > **Taunt Deathrattle:** Summon a random 3-Cost Beast.
///
/// State: Derived
//~ derived SCH_244 f638815e 31d579ee da4d6edb.baee974c
#[test]
fn SCH_244_teachers_pet() {
    check(
        CardClass::Druid,
        &[
            Give("SCH_244"),
            Cost("SCH_244", 5),
            Stats("SCH_244", 4, 5),
            Has("SCH_244", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SCH_244"),
            Force(Card("OG_325")),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("OG_325"), Zone::Play),
            Now(The("OG_325"), 2, 5),
        ],
    );
    check(
        CardClass::Druid,
        &[Give("SCH_244"), Friend("CS2_182"), Enemy("CS2_182"), Friend("SCH_244"), Never(Card("AT_039")), Kill(Nth(3))],
    );
    check(
        CardClass::Druid,
        &[Give("SCH_244"), Friend("CS2_182"), Enemy("CS2_182"), Friend("SCH_244"), Never(Card("AT_007")), Kill(Nth(3))],
    );
}

/// # Nature Studies
///
/// `SCH_333` · Druid spell · Nature · 1 mana
///
/// > **Discover** a spell. Your next one costs (1) less.
///
/// State: Derived
//~ derived SCH_333 3749c37d 76c7880b 306b4c04.96742851
#[test]
fn SCH_333_nature_studies() {
    check(
        CardClass::Druid,
        &[
            Give("SCH_333"),
            Cost("SCH_333", 1),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_037")),
            Play("SCH_333", Nothing),
            ChooseCard("AT_037"),
            Is(InHand(2), "AT_037"),
            CostNow(InHand(2), 0),
            TagNow(InHand(2), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 3),
            CostNow(Nth(1), 4),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("SCH_333"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_017")),
            Play("SCH_333", Nothing),
            Choose(0),
        ],
    );
}

/// # Nature Studies
///
/// `SCH_333e` · Druid enchantment
///
/// > Your next spell costs (1) less.
///
/// State: Derived
//~ derived SCH_333e b3903be4 1886e130 411cadeb.9782102f
#[test]
fn SCH_333e_nature_studies() {
    check(
        CardClass::Druid,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "SCH_333e"),
            CostNow(Nth(1), 4),
            CostNow(Nth(2), 4),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "SCH_333e"),
            Play("GAME_005", Nothing),
            Crystals(10),
            CostNow(Nth(1), 5),
        ],
    );
}

/// # Studying Nature
///
/// `SCH_333e2` · Druid enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived SCH_333e2 1bce2e5c 7fc04ca0 79c7f356.f705eb41
#[test]
fn SCH_333e2_studying_nature() {
    check(CardClass::Druid, &[Give("CS2_118"), Enchant(Nth(0), "SCH_333e2"), CostNow(Nth(0), 2)]);
}

/// # Lightning Bloom
///
/// `SCH_427` · Multi-class spell · Nature · 0 mana
///
/// > Refresh 2 Mana Crystals. **Overload:** (2)
///
/// State: Derived
//~ derived SCH_427 aa031021 195b8953 f3069494.c0a449f0
#[test]
fn SCH_427_lightning_bloom() {
    check(
        CardClass::Druid,
        &[
            Give("SCH_427"),
            Cost("SCH_427", 0),
            Has("SCH_427", GameTag::OVERLOAD),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(10),
            Play("CS2_182", Nothing),
            Play("SCH_427", Nothing),
            Mana(8),
        ],
    );
}

/// # Partner Assignment
///
/// `SCH_606` · Druid spell · 1 mana
///
/// > Add a random 2-Cost and 3-Cost Beast to your hand.
///
/// State: Derived
//~ derived SCH_606 0524c3e0 e6207b84 8b7d3fa3.162e53ca
#[test]
fn SCH_606_partner_assignment() {
    check(
        CardClass::Druid,
        &[
            Give("SCH_606"),
            Cost("SCH_606", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_120")),
            Force(Card("OG_325")),
            Play("SCH_606", Nothing),
            Is(InHand(0), "CS2_120"),
            CostNow(InHand(0), 2),
            Now(InHand(0), 2, 3),
            Is(InHand(1), "OG_325"),
            CostNow(InHand(1), 3),
            Now(InHand(1), 2, 5),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Druid,
        &[Give("SCH_606"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_039")), Play("SCH_606", Nothing)],
    );
    check(
        CardClass::Druid,
        &[Give("SCH_606"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("SCH_606", Nothing)],
    );
    check(
        CardClass::Druid,
        &[Give("SCH_606"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_002")), Play("SCH_606", Nothing)],
    );
}

/// # Shan'do Wildclaw
///
/// `SCH_607` · Multi-class minion · 3 mana · 3/3
///
/// > **Choose One -** Give Beasts in your deck +1/+1; or Transform into a copy of a friendly Beast.
///
/// State: Derived
//~ derived SCH_607 7dc49d8d ea9ae1eb e859cfec.fc0e69dc
#[test]
fn SCH_607_shando_wildclaw() {
    check(
        CardClass::Druid,
        &[
            Give("SCH_607"),
            Cost("SCH_607", 3),
            Stats("SCH_607", 3, 3),
            OnTop("CS2_119"),
            OnTop("CS2_119"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            PlayOption("SCH_607", 0, Nothing),
            Now(Nth(1), 3, 8),
            Now(Nth(2), 3, 8),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("SCH_607"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            PlayOption("SCH_607", 0, Nothing),
            Now(Nth(1), 5, 1),
            Now(Nth(2), 3, 8),
            Now(Nth(3), 3, 4),
            Now(Nth(6), 3, 8),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("SCH_607"),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            PlayOption("SCH_607", 1, On(Nth(1))),
            Is(Nth(0), "CS2_119"),
            Now(Nth(0), 2, 7),
        ],
    );
}

/// # Transfiguration
///
/// `SCH_607a` · Multi-class spell · 3 mana
///
/// > Transform into a copy of a friendly Beast.
///
/// State: Derived
//~ derived SCH_607a 562db801 b5aa8916 843e3013.844559b0
#[test]
fn SCH_607a_transfiguration() {
    check(
        CardClass::Druid,
        &[
            Give("SCH_607a"),
            Cost("SCH_607a", 3),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            CannotTarget("SCH_607a", Nth(2)),
            Play("SCH_607a", On(Nth(1))),
            Is(Nth(0), "CS2_119"),
        ],
    );
}

/// # Rile the Herd
///
/// `SCH_607b` · Multi-class spell · 3 mana
///
/// > Give Beasts in your deck +1/+1.
///
/// State: Derived
//~ derived SCH_607b ef13062c 3f63f422 bfcf3a77.628ece49
#[test]
fn SCH_607b_rile_the_herd() {
    check(
        CardClass::Druid,
        &[
            Give("SCH_607b"),
            Cost("SCH_607b", 3),
            OnTop("CS2_119"),
            OnTop("CS2_119"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SCH_607b", Nothing),
            Now(Nth(1), 3, 8),
            Now(Nth(2), 3, 8),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("SCH_607b"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SCH_607b", Nothing),
            Now(Nth(1), 5, 1),
            Now(Nth(2), 3, 8),
            Now(Nth(3), 3, 4),
            Now(Nth(6), 3, 8),
        ],
    );
}

/// # Riled Up
///
/// `SCH_607e` · Hunter enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived SCH_607e 04db10d3 cd43fa19 86485cf7.67341004
#[test]
fn SCH_607e_riled_up() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "SCH_607e"), Now(My(0), 6, 2)]);
}

/// # Survival of the Fittest
///
/// `SCH_609` · Druid spell · 10 mana
///
/// > Give +4/+4 to all minions in your hand, deck, and battlefield.
///
/// State: Derived
//~ derived SCH_609 feac3897 b94bd6f7 0b2e128e.56d7cf7e
#[test]
fn SCH_609_survival_of_the_fittest() {
    check(
        CardClass::Druid,
        &[
            Give("SCH_609"),
            Cost("SCH_609", 10),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_118"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SCH_609", Nothing),
            Now(Nth(1), 9, 5),
            Now(Nth(2), 6, 11),
            Now(Nth(3), 6, 7),
            Now(Nth(4), 6, 5),
            Now(Nth(5), 8, 9),
            Now(Nth(6), 9, 5),
            Now(Nth(7), 9, 5),
            Now(Nth(8), 8, 9),
            Now(Nth(9), 8, 9),
        ],
    );
}

/// # Survival of the Fittest
///
/// `SCH_609e` · Druid enchantment
///
/// > +4/+4.
///
/// State: Derived
//~ derived SCH_609e 52944e5d d4e2176b ea9fb140.529ecbc5
#[test]
fn SCH_609e_survival_of_the_fittest() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "SCH_609e"), Now(My(0), 9, 5)]);
}

/// # Guardian Animals
///
/// `SCH_610` · Multi-class spell · 7 mana
///
/// > Summon two Beasts that cost (5) or less from your deck. Give them **Rush**.
///
/// State: Derived
//~ derived SCH_610 7b4fd6b4 7e971250 c6d00986.c2d41094
#[test]
fn SCH_610_guardian_animals() {
    check(
        CardClass::Druid,
        &[
            Give("SCH_610"),
            Cost("SCH_610", 7),
            OnTop("CS2_119"),
            OnTop("CS2_119"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(1))),
            Play("SCH_610", Nothing),
            BoardCount(Mine, 3),
            DeckCount(Mine, 20),
            HasNow(Nth(1), GameTag::RUSH),
            In(Nth(1), Zone::Play),
            HasNow(Nth(2), GameTag::RUSH),
            In(Nth(2), Zone::Play),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("SCH_610"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_119"),
            OnTop("CS2_118"),
            OnTop("CS2_201"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(8))),
            Play("SCH_610", Nothing),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("SCH_610"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_119"),
            OnTop("CS2_118"),
            OnTop("CS2_201"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(7))),
            Play("SCH_610", Nothing),
        ],
    );
}

/// # Runic Carvings
///
/// `SCH_612` · Multi-class spell · Nature · 6 mana
///
/// > **Choose One -** Summon four 2/2 Treant Totems; or **Overload:** (2) to summon them with **Rush**.
///
/// State: Todo
//~ todo SCH_612 801ec33e 0086df99 0b49c4cd.c3ffd4d9
#[test]
#[ignore = "todo: SCH_612 Runic Carvings"]
fn SCH_612_runic_carvings() {
    check(CardClass::Druid, &[Give("SCH_612"), Cost("SCH_612", 6), Has("SCH_612", GameTag::OVERLOAD), Unwritten]);
}

/// # Call to Aid
///
/// `SCH_612a` · Multi-class spell · Nature · 6 mana
///
/// > Summon four 2/2 Treant Totems.
///
/// State: Derived
//~ derived SCH_612a 76029db8 553d0a47 9cb5fe52.b288a108
#[test]
fn SCH_612a_call_to_aid() {
    check(
        CardClass::Druid,
        &[
            Give("SCH_612a"),
            Cost("SCH_612a", 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SCH_612a", Nothing),
            BoardCount(Mine, 5),
            In(The("SCH_612t"), Zone::Play),
            Now(The("SCH_612t"), 2, 2),
        ],
    );
}

/// # Alarm the Forest
///
/// `SCH_612b` · Multi-class spell · Nature · 6 mana
///
/// > Summon four 2/2 Treant Totems with **Rush**. **Overload:** (2)
///
/// State: Todo
//~ todo SCH_612b f5cd7430 d19b6b33 35c39163.038359e2
#[test]
#[ignore = "todo: SCH_612b Alarm the Forest"]
fn SCH_612b_alarm_the_forest() {
    check(CardClass::Druid, &[Give("SCH_612b"), Cost("SCH_612b", 6), Has("SCH_612b", GameTag::OVERLOAD), Unwritten]);
}

/// # Treant Totem
///
/// `SCH_612t` · Multi-class minion · 1 mana · 2/2
///
/// State: Vanilla
//~ vanilla SCH_612t 2a886acf 699c9046 5896faae
#[test]
fn SCH_612t_treant_totem() {
    check(
        CardClass::Druid,
        &[
            Give("SCH_612t"),
            Cost("SCH_612t", 1),
            Stats("SCH_612t", 2, 2),
            Play("SCH_612t", Nothing),
            In(The("SCH_612t"), Zone::Play),
            Now(The("SCH_612t"), 2, 2),
        ],
    );
}

/// # Groundskeeper
///
/// `SCH_613` · Multi-class minion · 4 mana · 4/5
///
/// > **Taunt Battlecry:** If you're holding a spell that costs (5) or more, restore #5 Health.
///
/// State: Derived
//~ derived SCH_613 196a7e87 9288c515 9e8e5cbe.12501853
#[test]
fn SCH_613_groundskeeper() {
    check(
        CardClass::Druid,
        &[
            Give("SCH_613"),
            Cost("SCH_613", 4),
            Stats("SCH_613", 4, 5),
            Has("SCH_613", GameTag::TAUNT),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(3), 2),
            Hurt(Nth(4), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("SCH_613", On(Nth(4))),
            Now(Nth(4), 4, 5),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("SCH_613"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(3), 2),
            Hurt(Nth(4), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("SCH_613", On(Nth(3))),
            Now(Nth(3), 4, 5),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("SCH_613"),
            Give("AT_001"),
            Give("CS2_182"),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("SCH_613", On(TheirHero)),
            Now(TheirHero, 0, 15),
            Damage(TheirHero, 15),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("SCH_613"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("SCH_613", Nothing),
        ],
    );
}

/// # Forest Warden Omu
///
/// `SCH_614` · Druid minion · 6 mana · 5/4
///
/// > **Spellburst:** Refresh your Mana Crystals.
///
/// State: Derived
//~ derived SCH_614 dbf245e2 b5c2eb0a 72763780.d343b96f
#[test]
fn SCH_614_forest_warden_omu() {
    check(
        CardClass::Druid,
        &[
            Give("SCH_614"),
            Cost("SCH_614", 6),
            Stats("SCH_614", 5, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(10),
            Friend("SCH_614"),
            Play("CS2_182", Nothing),
            Play("GAME_005", Nothing),
            Mana(10),
        ],
    );
}

/// # Twilight Runner
///
/// `SCH_616` · Druid minion · 5 mana · 5/4
///
/// > **Stealth** Whenever this attacks, draw 2 cards.
///
/// State: Derived
//~ derived SCH_616 54d50e08 7193c14d 4935797e.f9f82727
#[test]
fn SCH_616_twilight_runner() {
    check(
        CardClass::Druid,
        &[
            Give("SCH_616"),
            Cost("SCH_616", 5),
            Stats("SCH_616", 5, 4),
            Has("SCH_616", GameTag::STEALTH),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("SCH_616"),
            Attack(Nth(8), TheirHero),
            DeckCount(Mine, 21),
            HandCount(Mine, 3),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
        ],
    );
}

/// # Adorable Infestation
///
/// `SCH_617` · Multi-class spell · 1 mana
///
/// > Give a minion +1/+1. Summon a 1/1 Cub. Add a Cub to your hand.
///
/// State: Derived
//~ derived SCH_617 cb7310a2 5f750dba 51b90ce9.de9871b9
#[test]
fn SCH_617_adorable_infestation() {
    check(
        CardClass::Druid,
        &[
            Give("SCH_617"),
            Cost("SCH_617", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SCH_617", On(Nth(2))),
            Is(InHand(0), "SCH_617t"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 1, 1),
            BoardCount(Mine, 2),
            HandCount(Mine, 1),
            Now(Nth(2), 5, 6),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("SCH_617"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SCH_617", On(Nth(1))),
            Is(InHand(0), "SCH_617t"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 1, 1),
            BoardCount(Mine, 2),
            HandCount(Mine, 1),
            Now(Nth(1), 5, 6),
        ],
    );
}

/// # Adorable
///
/// `SCH_617e` · Druid enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived SCH_617e 56b376dc 6c2289db a28826ce.67341004
#[test]
fn SCH_617e_adorable() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "SCH_617e"), Now(My(0), 6, 2)]);
}

/// # Marsuul Cub
///
/// `SCH_617t` · Multi-class minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla SCH_617t ebc1b902 1dddfcd0 4cadeb08
#[test]
fn SCH_617t_marsuul_cub() {
    check(
        CardClass::Druid,
        &[
            Give("SCH_617t"),
            Cost("SCH_617t", 1),
            Stats("SCH_617t", 1, 1),
            Play("SCH_617t", Nothing),
            In(The("SCH_617t"), Zone::Play),
            Now(The("SCH_617t"), 1, 1),
        ],
    );
}
