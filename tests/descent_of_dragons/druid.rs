//! Druid cards of Descent of Dragons, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 476e2f67

/// # Strength in Numbers
///
/// `DRG_051` · Druid spell · 1 mana
///
/// > **Sidequest:** Spend 10 Mana on minions. **Reward:** Summon a minion from your deck.
///
/// State: Todo
//~ todo DRG_051 64ae314f f9bf35ce d552e240.37ac39c3
#[test]
#[ignore = "todo: DRG_051 Strength in Numbers"]
fn DRG_051_strength_in_numbers() {
    check(CardClass::Druid, &[Give("DRG_051"), Cost("DRG_051", 1), Unwritten]);
}

/// # Treenforcements
///
/// `DRG_311` · Druid spell · Nature · 1 mana
///
/// > **Choose One -** Give a minion +2 Health and **Taunt**; or Summon a 2/2 Treant.
///
/// State: Derived
//~ derived DRG_311 3c6d1b81 d772556f b4866722.3878ec09
#[test]
fn DRG_311_treenforcements() {
    check(
        CardClass::Druid,
        &[
            Give("DRG_311"),
            Cost("DRG_311", 1),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            PlayOption("DRG_311", 0, On(Nth(4))),
            Now(Nth(4), 2, 3),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("DRG_311"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            PlayOption("DRG_311", 0, On(Nth(1))),
            Now(Nth(1), 2, 3),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("DRG_311"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            PlayOption("DRG_311", 0, On(Nth(2))),
            HasNow(Nth(2), GameTag::TAUNT),
            Now(Nth(2), 4, 7),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("DRG_311"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            PlayOption("DRG_311", 1, Nothing),
            BoardCount(Mine, 2),
            In(The("DRG_311t"), Zone::Play),
            Now(The("DRG_311t"), 2, 2),
        ],
    );
}

/// # Spin 'em Up
///
/// `DRG_311a` · Druid spell · Nature · 1 mana
///
/// > Summon a 2/2 Treant.
///
/// State: Derived
//~ derived DRG_311a 7cbad715 3cf06232 6495f511.48d01912
#[test]
fn DRG_311a_spin_em_up() {
    check(
        CardClass::Druid,
        &[
            Give("DRG_311a"),
            Cost("DRG_311a", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_311a", Nothing),
            BoardCount(Mine, 2),
            In(The("DRG_311t"), Zone::Play),
            Now(The("DRG_311t"), 2, 2),
        ],
    );
}

/// # Small Repairs
///
/// `DRG_311b` · Druid spell · Nature · 1 mana
///
/// > Give a minion +2 Health and **Taunt**.
///
/// State: Derived
//~ derived DRG_311b a41d2e0f c1d86f3e 6f76e5c8.cf29397f
#[test]
fn DRG_311b_small_repairs() {
    check(
        CardClass::Druid,
        &[
            Give("DRG_311b"),
            Cost("DRG_311b", 1),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("DRG_311b", On(Nth(4))),
            Now(Nth(4), 2, 3),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("DRG_311b"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("DRG_311b", On(Nth(1))),
            Now(Nth(1), 2, 3),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("DRG_311b"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_311b", On(Nth(2))),
            HasNow(Nth(2), GameTag::TAUNT),
            Now(Nth(2), 4, 7),
        ],
    );
}

/// # Spore Hardened
///
/// `DRG_311e` · Neutral enchantment
///
/// > +2 Health and **Taunt**.
///
/// State: Derived
//~ derived DRG_311e 0becc5f8 e0ac97f3 025991bc.4455e42e
#[test]
fn DRG_311e_spore_hardened() {
    check(
        CardClass::Druid,
        &[Friend("CS2_118"), Enchant(My(0), "DRG_311e"), Now(My(0), 5, 3), HasNow(My(0), GameTag::TAUNT)],
    );
}

/// # Treant
///
/// `DRG_311t` · Druid minion · 1 mana · 2/2
///
/// State: Vanilla
//~ vanilla DRG_311t 93464c94 d51c42ab 35256e8f
#[test]
fn DRG_311t_treant() {
    check(
        CardClass::Druid,
        &[
            Give("DRG_311t"),
            Cost("DRG_311t", 1),
            Stats("DRG_311t", 2, 2),
            Play("DRG_311t", Nothing),
            In(The("DRG_311t"), Zone::Play),
            Now(The("DRG_311t"), 2, 2),
        ],
    );
}

/// # Shrubadier
///
/// `DRG_312` · Druid minion · 2 mana · 1/1
///
/// > **Battlecry:** Summon a 2/2 Treant.
///
/// State: Derived
//~ derived DRG_312 3cc80e68 cbff9cb5 e6c2ee66.3448ee99
#[test]
fn DRG_312_shrubadier() {
    check(
        CardClass::Druid,
        &[
            Give("DRG_312"),
            Cost("DRG_312", 2),
            Stats("DRG_312", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_312", Nothing),
            BoardCount(Mine, 3),
            In(The("DRG_311t"), Zone::Play),
            Now(The("DRG_311t"), 2, 2),
        ],
    );
}

/// # Emerald Explorer
///
/// `DRG_313` · Druid minion · 6 mana · 4/8
///
/// > **Taunt Battlecry: Discover** a Dragon.
///
/// State: Derived
//~ derived DRG_313 daabfbda 9bb8827d 52f74f13.64154bf7
#[test]
fn DRG_313_emerald_explorer() {
    check(
        CardClass::Druid,
        &[
            Give("DRG_313"),
            Cost("DRG_313", 6),
            Stats("DRG_313", 4, 8),
            Has("DRG_313", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_017")),
            Play("DRG_313", Nothing),
            ChooseCard("AT_017"),
            Is(InHand(0), "AT_017"),
            CostNow(InHand(0), 4),
            Now(InHand(0), 2, 6),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("DRG_313"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_037")),
            Play("DRG_313", Nothing),
            Choose(0),
        ],
    );
}

/// # Aeroponics
///
/// `DRG_314` · Druid spell · Nature · 5 mana
///
/// > Draw 2 cards. Costs (2) less for each Treant you control.
///
/// State: Done
//~ done DRG_314 5d993b54 - 2ce66f50.cf9f99eb
#[test]
fn DRG_314_aeroponics() {
    check(
        CardClass::Druid,
        &[
            Give("DRG_314"),
            Cost("DRG_314", 5),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("EX1_158t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_314", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("DRG_314"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("EX1_158t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            CostNow(Nth(0), 3),
        ],
    );
}

/// # Embiggen
///
/// `DRG_315` · Druid spell · Nature · 0 mana
///
/// > Give all minions in your deck +2/+2. They cost (1) more *(up to 10)*.
///
/// State: Todo
//~ todo DRG_315 001ab8de 97dfbb4f 15b82f21.05c620e1
#[test]
#[ignore = "todo: DRG_315 Embiggen"]
fn DRG_315_embiggen() {
    check(CardClass::Druid, &[Give("DRG_315"), Cost("DRG_315", 0), Unwritten]);
}

/// # Embiggened
///
/// `DRG_315e` · Druid enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived DRG_315e 308f5a17 1e2a7f7a b34142b3.6d6ab056
#[test]
fn DRG_315e_embiggened() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "DRG_315e"), Now(My(0), 7, 3)]);
}

/// # Costly Embiggening
///
/// `DRG_315e2` · Druid enchantment
///
/// > Costs (1) more.
///
/// State: Derived
//~ derived DRG_315e2 e185c598 6b75859b f2072b22.5dfe1a2c
#[test]
fn DRG_315e2_costly_embiggening() {
    check(CardClass::Druid, &[Give("CS2_118"), Enchant(Nth(0), "DRG_315e2"), CostNow(Nth(0), 4)]);
}

/// # Secure the Deck
///
/// `DRG_317` · Druid spell · 1 mana
///
/// > **Sidequest:** Attack twice with your hero. **Reward:** Add 3 'Claw' spells to your hand.
///
/// State: Done
//~ done DRG_317 6a16ac2e - a0b11ead.0697e031
#[test]
fn DRG_317_secure_the_deck() {
    check(
        CardClass::Druid,
        &[
            Give("DRG_317"),
            Cost("DRG_317", 1),
            Friend("CS2_106"),
            Friend("CS2_182"),
            Play("DRG_317", Nothing),
            Attack(Nth(2), TheirHero),
            Attack(MyHero, TheirHero),
            HandCount(Mine, 0),
            EndTurn,
            EndTurn,
            HandCount(Mine, 1),
            Attack(MyHero, TheirHero),
            HandCount(Mine, 4),
            Is(InHand(1), "CS2_005"),
            Is(InHand(2), "CS2_005"),
            Is(InHand(3), "CS2_005"),
        ],
    );
}

/// # Breath of Dreams
///
/// `DRG_318` · Druid spell · Nature · 2 mana
///
/// > Draw a card. If you're holding a Dragon, gain an empty Mana Crystal.
///
/// State: Derived
//~ derived DRG_318 0aeea0bb c3860ebb 1654d7e9.9721dff0
#[test]
fn DRG_318_breath_of_dreams() {
    check(
        CardClass::Druid,
        &[
            Give("DRG_318"),
            Cost("DRG_318", 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("DRG_318", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 3),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("DRG_318"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("DRG_318", Nothing),
            EndTurn,
            EndTurn,
            DeckCount(Mine, 20),
            HandCount(Mine, 4),
            CostNow(Nth(2), 3),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 5, 1),
            Mana(7),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("DRG_318"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("DRG_318", Nothing),
            EndTurn,
            EndTurn,
            DeckCount(Mine, 20),
            HandCount(Mine, 2),
            CostNow(Nth(2), 3),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 5, 1),
            Mana(6),
        ],
    );
}

/// # Goru the Mightree
///
/// `DRG_319` · Druid minion · 7 mana · 5/10
///
/// > **Taunt Battlecry:** For the rest of the game, your Treants have +1/+1.
///
/// State: Done
//~ done DRG_319 d316c1b9 - 334c4398.e34c735e
#[test]
fn DRG_319_goru_the_mightree() {
    check(
        CardClass::Druid,
        &[
            Give("DRG_319"),
            Cost("DRG_319", 7),
            Stats("DRG_319", 5, 10),
            Has("DRG_319", GameTag::TAUNT),
            Friend("EX1_158t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_319", Nothing),
            Now(Nth(1), 3, 3),
        ],
    );
}

/// # Treant Powerup
///
/// `DRG_319e4` · Neutral enchantment
///
/// > Your Treants have +1/+1.
///
/// State: Done
//~ done DRG_319e4 c80d239b - 06dfdcb3.26bb9c7a
#[test]
fn DRG_319e4_treant_powerup() {
    check(
        CardClass::Druid,
        &[
            Friend("CS2_182"),
            Friend("EX1_158t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "DRG_319e4"),
            Now(Nth(0), 4, 5),
            Now(Nth(1), 3, 3),
        ],
    );
}

/// # Tree Power!
///
/// `DRG_319e5` · enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived DRG_319e5 c983e46d 523ce66d 6178389c.67341004
#[test]
fn DRG_319e5_tree_power() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "DRG_319e5"), Now(My(0), 6, 2)]);
}

/// # Ysera, Unleashed
///
/// `DRG_320` · Druid minion · 9 mana · 4/12
///
/// > **Battlecry:** Shuffle 7 Dream Portals into your deck. When drawn, summon a random Dragon.
///
/// State: Derived
//~ derived DRG_320 bb0b196e eea778db 85d93264.ddf19db8
#[test]
fn DRG_320_ysera_unleashed() {
    check(
        CardClass::Druid,
        &[
            Give("DRG_320"),
            Cost("DRG_320", 9),
            Stats("DRG_320", 4, 12),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_320", Nothing),
            DeckCount(Mine, 26),
            In(The("DRG_320t"), Zone::Deck),
        ],
    );
}

/// # Dream Portal
///
/// `DRG_320t` · Druid spell · Nature · 9 mana
///
/// > **Casts When Drawn** Summon a random Dragon.
///
/// State: Derived
//~ derived DRG_320t e64d9ea4 80dc45d2 25243260.4f91c7bb
#[test]
fn DRG_320t_dream_portal() {
    check(
        CardClass::Druid,
        &[
            Give("DRG_320t"),
            Cost("DRG_320t", 9),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_008")),
            Play("DRG_320t", Nothing),
            BoardCount(Mine, 2),
            In(The("AT_008"), Zone::Play),
            Now(The("AT_008"), 6, 7),
        ],
    );
    check(
        CardClass::Druid,
        &[Give("DRG_320t"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("DRG_320t", Nothing)],
    );
}
