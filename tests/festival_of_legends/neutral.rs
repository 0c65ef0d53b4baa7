//! Neutral cards of Festival of Legends, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 06ffb35b

/// # E.T.C., Band Manager
///
/// `ETC_080` · Neutral minion · 4 mana · 4/4
///
/// > While building your deck, assemble a band of 3 cards. **Battlecry: Discover** one!
///
/// State: Todo
//~ todo ETC_080 b63654c8 5921c27d c6265df2.6c429a65
#[test]
#[ignore = "todo: ETC_080 E.T.C., Band Manager"]
fn ETC_080_e_t_c_band_manager() {
    check(CardClass::Mage, &[Give("ETC_080"), Cost("ETC_080", 4), Stats("ETC_080", 4, 4), Unwritten]);
}

/// # Amplified Elekk
///
/// `ETC_086` · Neutral minion · 10 mana · 6/12
///
/// > **Taunt Deathrattle:** Deal 3 damage to all enemy minions.
///
/// State: Derived
//~ derived ETC_086 982d0003 4f45270f ccca255e.f3de420a
#[test]
fn ETC_086_amplified_elekk() {
    check(
        CardClass::Mage,
        &[
            Give("ETC_086"),
            Cost("ETC_086", 10),
            Stats("ETC_086", 6, 12),
            Has("ETC_086", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ETC_086"),
            Kill(Nth(3)),
            Now(Nth(2), 4, 2),
        ],
    );
}

/// # Audio Amplifier
///
/// `ETC_087` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Set your maximum Mana and hand size to 11.
///
/// State: Todo
//~ todo ETC_087 bdc96ba3 e4990d08 ad7a0a76.243cc6aa
#[test]
#[ignore = "todo: ETC_087 Audio Amplifier"]
fn ETC_087_audio_amplifier() {
    check(CardClass::Mage, &[Give("ETC_087"), Cost("ETC_087", 2), Stats("ETC_087", 2, 3), Unwritten]);
}

/// # Ghost Writer
///
/// `ETC_088` · Neutral minion · 5 mana · 4/4
///
/// > **Battlecry: Discover** a spell. **Finale: Discover** another.
///
/// State: Derived
//~ derived ETC_088 1d854856 245a685e 58b683a2.c7cebe4f
#[test]
fn ETC_088_ghost_writer() {
    check(
        CardClass::Mage,
        &[
            Give("ETC_088"),
            Cost("ETC_088", 5),
            Stats("ETC_088", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Play("ETC_088", Nothing),
            ChooseCard("AT_001"),
            ChooseCard("AT_001"),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 5),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            Is(InHand(1), "AT_001"),
            CostNow(InHand(1), 5),
            TagNow(InHand(1), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("ETC_088"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Never(Card("AT_003")),
            Play("ETC_088", Nothing),
            Choose(0),
            Choose(0),
        ],
    );
}

/// # Static Waveform
///
/// `ETC_089` · Neutral minion · 3 mana · 5/6
///
/// > At the start of EACH turn, lose 1 Attack or Health *(chosen randomly).*
///
/// State: Todo
//~ todo ETC_089 3916b3b3 f7d91a40 d836c147.196abddd
#[test]
#[ignore = "todo: ETC_089 Static Waveform"]
fn ETC_089_static_waveform() {
    check(CardClass::Mage, &[Give("ETC_089"), Cost("ETC_089", 3), Stats("ETC_089", 5, 6), Unwritten]);
}

/// # FFFTTTTTT
///
/// `ETC_089e` · Neutral enchantment
///
/// > -1 Attack.
///
/// State: Derived
//~ derived ETC_089e 11b6e8e1 10acad04 0f64f7d8.ad0c51cf
#[test]
fn ETC_089e_ffftttttt() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "ETC_089e"), Now(My(0), 4, 1)]);
}

/// # KSSSHHH
///
/// `ETC_089e2` · Neutral enchantment
///
/// > -1 Health.
///
/// State: Derived
//~ derived ETC_089e2 00ce37c8 2e16349e 07eee96e.186aaffd
#[test]
fn ETC_089e2_kssshhh() {
    check(CardClass::Mage, &[Friend("CS2_119"), Enchant(My(0), "ETC_089e2"), Now(My(0), 2, 6)]);
}

/// # Worgen Roadie
///
/// `ETC_098` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** Summon a 0/3 Instrument Case for your opponent. *(Break it for a random weapon!)*
///
/// State: Todo
//~ todo ETC_098 a6328e42 29036aee 53d48328.b562eedb
#[test]
#[ignore = "todo: ETC_098 Worgen Roadie"]
fn ETC_098_worgen_roadie() {
    check(CardClass::Mage, &[Give("ETC_098"), Cost("ETC_098", 3), Stats("ETC_098", 3, 4), Unwritten]);
}

/// # Instrument Case
///
/// `ETC_098t` · Neutral minion · 2 mana · 0/3
///
/// > **Deathrattle:** Add a random weapon to your opponent's hand.
///
/// State: Derived
//~ derived ETC_098t cb1cdb2f d30224f0 129325e0.de6b8a7b
#[test]
fn ETC_098t_instrument_case() {
    check(
        CardClass::Mage,
        &[
            Give("ETC_098t"),
            Cost("ETC_098t", 2),
            Stats("ETC_098t", 0, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ETC_098t"),
            Force(Card("AT_034")),
            Kill(Nth(3)),
            Is(InTheirHand(0), "AT_034"),
            CostNow(InTheirHand(0), 2),
            Now(InTheirHand(0), 1, 3),
            HandCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("ETC_098t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ETC_098t"),
            Never(Card("AT_001")),
            Kill(Nth(3)),
        ],
    );
}

/// # Concert Promo-Drake
///
/// `ETC_099` · Neutral minion · 8 mana · 8/8
///
/// > **Tradeable Finale:** Destroy an enemy minion.
///
/// State: Derived
//~ derived ETC_099 80514558 abb0aa82 1afb6fd3.aea0c519
#[test]
fn ETC_099_concert_promo_drake() {
    check(
        CardClass::Mage,
        &[
            Give("ETC_099"),
            Cost("ETC_099", 8),
            Stats("ETC_099", 8, 8),
            Has("ETC_099", GameTag::TRADEABLE),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(8),
            Play("ETC_099", On(Nth(2))),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Cowbell Soloist
///
/// `ETC_101` · Neutral minion · 3 mana · 4/2
///
/// > **Battlecry:** If you control no other minions, deal 2 damage.
///
/// State: Derived
//~ derived ETC_101 1068a4b6 76a64904 cd9ab36e.43644913
#[test]
fn ETC_101_cowbell_soloist() {
    check(
        CardClass::Mage,
        &[
            Give("ETC_101"),
            Cost("ETC_101", 3),
            Stats("ETC_101", 4, 2),
            Enemy("CS2_182"),
            Play("ETC_101", On(Nth(1))),
            Now(Nth(1), 4, 3),
        ],
    );
    check(CardClass::Mage, &[Give("ETC_101"), Friend("CS2_182"), Enemy("CS2_182"), Play("ETC_101", Nothing)]);
    check(CardClass::Mage, &[Give("ETC_101"), Play("ETC_101", On(MyHero)), Now(MyHero, 0, 28), Damage(MyHero, 2)]);
}

/// # Air Guitarist
///
/// `ETC_102` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Give your weapon +1 Durability.
///
/// State: Derived
//~ derived ETC_102 862cbce1 9b947749 b2d1bbc1.ec4ac326
#[test]
fn ETC_102_air_guitarist() {
    check(
        CardClass::Mage,
        &[
            Give("ETC_102"),
            Cost("ETC_102", 1),
            Stats("ETC_102", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Play("ETC_102", Nothing),
            Now(Nth(3), 3, 3),
        ],
    );
}

/// # Noisy Nothingness
///
/// `ETC_102e` · Neutral enchantment
///
/// > +1 Durability.
///
/// State: Derived
//~ derived ETC_102e 5deb0829 89e81756 854248fc.310b3243
#[test]
fn ETC_102e_noisy_nothingness() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "ETC_102e"), Now(My(0), 5, 2)]);
}

/// # Hipster
///
/// `ETC_103` · Neutral minion · 2 mana · 1/3
///
/// > **Battlecry: Discover** a spell from your opponent's class that isn't in their deck.
///
/// State: Todo
//~ todo ETC_103 e4ea6a9d e8316c9e 429ec788.4eb58a8c
#[test]
#[ignore = "todo: ETC_103 Hipster"]
fn ETC_103_hipster() {
    check(CardClass::Mage, &[Give("ETC_103"), Cost("ETC_103", 2), Stats("ETC_103", 1, 3), Unwritten]);
}

/// # Crowd Surfer
///
/// `ETC_104` · Neutral minion · 1 mana · 1/1
///
/// > **Deathrattle:** Give ANY other minion +1/+1 and this **Deathrattle**.
///
/// State: Todo
//~ todo ETC_104 d30a5ecf 10f146ff c2305467.097d5354
#[test]
#[ignore = "todo: ETC_104 Crowd Surfer"]
fn ETC_104_crowd_surfer() {
    check(CardClass::Mage, &[Give("ETC_104"), Cost("ETC_104", 1), Stats("ETC_104", 1, 1), Unwritten]);
}

/// # Stereo Totem
///
/// `ETC_105` · Neutral minion · 2 mana · 0/3
///
/// > At the end of your turn, give a random minion in your hand +2/+2.
///
/// State: Derived
//~ derived ETC_105 0027ec9d beee0f54 b020fd5c.982c4015
#[test]
fn ETC_105_stereo_totem() {
    check(
        CardClass::Mage,
        &[
            Give("ETC_105"),
            Cost("ETC_105", 2),
            Stats("ETC_105", 0, 3),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ETC_105"),
            Force(Entity(Nth(0))),
            EndTurn,
            Now(Nth(0), 2, 5),
        ],
    );
}

/// # Bass Boost
///
/// `ETC_105e` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived ETC_105e e10b3624 dff8a13b 9d864bbc.6d6ab056
#[test]
fn ETC_105e_bass_boost() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "ETC_105e"), Now(My(0), 7, 3)]);
}

/// # Frequency Oscillator
///
/// `ETC_106` · Neutral minion · 1 mana · 2/1
///
/// > **Battlecry:** The next Mech you play costs (1) less.
///
/// State: Derived
//~ derived ETC_106 b0c099a0 fbf9c374 76aa6ac6.2782f222
#[test]
fn ETC_106_frequency_oscillator() {
    check(
        CardClass::Mage,
        &[
            Give("ETC_106"),
            Cost("ETC_106", 1),
            Stats("ETC_106", 2, 1),
            Give("GVG_044"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ETC_106", Nothing),
            CostNow(Nth(1), 2),
        ],
    );
}

/// # Rowdy Fan
///
/// `ETC_107` · Neutral minion · 3 mana · 1/5
///
/// > **Battlecry:** Choose a minion. It has +4 Attack while this is alive.
///
/// State: Todo
//~ todo ETC_107 effc5583 719db337 d7e5abff.52000f9b
#[test]
#[ignore = "todo: ETC_107 Rowdy Fan"]
fn ETC_107_rowdy_fan() {
    check(CardClass::Mage, &[Give("ETC_107"), Cost("ETC_107", 3), Stats("ETC_107", 1, 5), Unwritten]);
}

/// # Obsessive Fan
///
/// `ETC_108` · Neutral minion · 4 mana · 2/6
///
/// > **Battlecry:** Choose a minion. It has **Stealth** while this is alive.
///
/// State: Todo
//~ todo ETC_108 eda1bf7d 9efacf92 4a7faa60.6f034ce6
#[test]
#[ignore = "todo: ETC_108 Obsessive Fan"]
fn ETC_108_obsessive_fan() {
    check(CardClass::Mage, &[Give("ETC_108"), Cost("ETC_108", 4), Stats("ETC_108", 2, 6), Unwritten]);
}

/// # Annoying Fan
///
/// `ETC_109` · Neutral minion · 1 mana · 1/2
///
/// > **Battlecry:** Choose a minion. It can't attack while this is alive.
///
/// State: Todo
//~ todo ETC_109 529f6797 e9e5f773 33f6fb12.45684b6a
#[test]
#[ignore = "todo: ETC_109 Annoying Fan"]
fn ETC_109_annoying_fan() {
    check(CardClass::Mage, &[Give("ETC_109"), Cost("ETC_109", 1), Stats("ETC_109", 1, 2), Unwritten]);
}

/// # Cover Artist
///
/// `ETC_110` · Neutral minion · 4 mana · 3/3
///
/// > **Battlecry:** Transform into a 3/3 copy of a minion.
///
/// State: Derived
//~ derived ETC_110 22c43afb e5504db8 014a04cc.fd94c563
#[test]
fn ETC_110_cover_artist() {
    check(
        CardClass::Mage,
        &[
            Give("ETC_110"),
            Cost("ETC_110", 4),
            Stats("ETC_110", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ETC_110", On(Nth(2))),
            Is(Nth(0), "CS2_182"),
            Now(Nth(0), 3, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("ETC_110"), Friend("CS2_182"), Enemy("CS2_182"), Play("ETC_110", On(Nth(1))), Is(Nth(0), "CS2_182")],
    );
}

/// # Acoustic Cover
///
/// `ETC_110e` · Neutral enchantment
///
/// > 3/3.
///
/// State: Derived
//~ derived ETC_110e 3c50dbf0 08670c65 80b629f5.6c79ef92
#[test]
fn ETC_110e_acoustic_cover() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "ETC_110e"), Now(My(0), 3, 3)]);
}

/// # Merch Seller
///
/// `ETC_111` · Neutral minion · 4 mana · 3/5
///
/// > At the end of your turn, put a random spell on the top of your opponent's deck.
///
/// State: Derived
//~ derived ETC_111 282d4ade bb7e44e9 9c468683.14f30f0c
#[test]
fn ETC_111_merch_seller() {
    check(
        CardClass::Mage,
        &[
            Give("ETC_111"),
            Cost("ETC_111", 4),
            Stats("ETC_111", 3, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ETC_111"),
            Force(Card("AT_001")),
            EndTurn,
            Is(InTheirHand(0), "AT_001"),
            CostNow(InTheirHand(0), 5),
            DeckCount(Theirs, 20),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("ETC_111"), Friend("CS2_182"), Enemy("CS2_182"), Friend("ETC_111"), Never(Card("AT_003")), EndTurn],
    );
}

/// # Photographer Fizzle
///
/// `ETC_113` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Take a Snapshot of your current hand and shuffle it into your deck. *(Once per game)*
///
/// State: Todo
//~ todo ETC_113 8a89fa64 28515c48 330bc1da.a2222f31
#[test]
#[ignore = "todo: ETC_113 Photographer Fizzle"]
fn ETC_113_photographer_fizzle() {
    check(CardClass::Mage, &[Give("ETC_113"), Cost("ETC_113", 3), Stats("ETC_113", 3, 3), Unwritten]);
}

/// # Fizzle's Snapshot
///
/// `ETC_113t` · Neutral spell · 2 mana
///
/// > Add the snapshotted cards to your hand. *(Once per game)*@Add the {0} snapshotted \|4(card, cards) to your hand. *(Once per game)*
///
/// State: Todo
//~ todo ETC_113t 4681fa31 9033e3c2 a37edaa7.b3a8728a
#[test]
#[ignore = "todo: ETC_113t Fizzle's Snapshot"]
fn ETC_113t_fizzles_snapshot() {
    check(CardClass::Mage, &[Give("ETC_113t"), Cost("ETC_113t", 2), Unwritten]);
}

/// # Audio Medic
///
/// `ETC_325` · Neutral minion · 2 mana · 2/3
///
/// > **Rush Finale:** Gain **Lifesteal**.
///
/// State: Done
//~ done ETC_325 e50c8773 - 0125fac9.12ca8555
#[test]
fn ETC_325_audio_medic() {
    check(
        CardClass::Mage,
        &[
            Give("ETC_325"),
            Cost("ETC_325", 2),
            Stats("ETC_325", 2, 3),
            Has("ETC_325", GameTag::RUSH),
            Play("ETC_325", Nothing),
            HasNot(My(0), GameTag::LIFESTEAL),
        ],
    );
    check(CardClass::Mage, &[Crystals(2), Play("ETC_325", Nothing), HasNow(My(0), GameTag::LIFESTEAL)]);
}

/// # Paparazzi
///
/// `ETC_326` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry: Discover** a **Legendary** minion.
///
/// State: Derived
//~ derived ETC_326 29341a93 b7e94a37 9e974296.d61c08a8
#[test]
fn ETC_326_paparazzi() {
    check(
        CardClass::Mage,
        &[
            Give("ETC_326"),
            Cost("ETC_326", 3),
            Stats("ETC_326", 3, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_009")),
            Play("ETC_326", Nothing),
            ChooseCard("AT_009"),
            Is(InHand(0), "AT_009"),
            CostNow(InHand(0), 8),
            Now(InHand(0), 7, 7),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("ETC_326"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AV_200")),
            Play("ETC_326", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("ETC_326"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_003")),
            Play("ETC_326", Nothing),
            Choose(0),
        ],
    );
}

/// # Freebird
///
/// `ETC_336` · Neutral minion · 4 mana · 2/2
///
/// > **Charge Battlecry:** Gain +1/+1 for each other Freebird you've played this game.@ *(@)*
///
/// State: Derived
//~ derived ETC_336 1bb8f29b 07b6fbb5 8f32dca5.670ee783
#[test]
fn ETC_336_freebird() {
    check(
        CardClass::Mage,
        &[
            Give("ETC_336"),
            Cost("ETC_336", 4),
            Stats("ETC_336", 2, 2),
            Has("ETC_336", GameTag::CHARGE),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("ETC_336", Nothing),
            Crystals(10),
            Play("ETC_336", Nothing),
            Now(Nth(4), 3, 3),
        ],
    );
}

/// # Avian Freedom
///
/// `ETC_336e` · enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived ETC_336e 56fa5560 8e8ee058 43402759.67341004
#[test]
fn ETC_336e_avian_freedom() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "ETC_336e"), Now(My(0), 6, 2)]);
}

/// # Unpopular Has-Been
///
/// `ETC_349` · Neutral minion · 6 mana · 5/5
///
/// > **Deathrattle:** Summon a random 5-Cost minion from the past.
///
/// State: Derived
//~ derived ETC_349 ec5b99a3 d5ac064d a482874c.605768e9
#[test]
fn ETC_349_unpopular_has_been() {
    check(
        CardClass::Mage,
        &[
            Give("ETC_349"),
            Cost("ETC_349", 6),
            Stats("ETC_349", 5, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ETC_349"),
            Force(Card("GVG_070")),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("GVG_070"), Zone::Play),
            Now(The("GVG_070"), 7, 4),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("ETC_349"), Friend("CS2_182"), Enemy("CS2_182"), Friend("ETC_349"), Never(Card("BE_004")), Kill(Nth(3))],
    );
    check(
        CardClass::Mage,
        &[Give("ETC_349"), Friend("CS2_182"), Enemy("CS2_182"), Friend("ETC_349"), Never(Card("AT_003")), Kill(Nth(3))],
    );
    check(
        CardClass::Mage,
        &[Give("ETC_349"), Friend("CS2_182"), Enemy("CS2_182"), Friend("ETC_349"), Never(Card("AT_001")), Kill(Nth(3))],
    );
}

/// # Party Animal
///
/// `ETC_350` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Give +1/+1 to each minion of a different type in your hand.
///
/// State: Todo
//~ todo ETC_350 9fc3ab05 a139653f f9bc37d4.31b77a40
#[test]
#[ignore = "todo: ETC_350 Party Animal"]
fn ETC_350_party_animal() {
    check(CardClass::Mage, &[Give("ETC_350"), Cost("ETC_350", 2), Stats("ETC_350", 2, 3), Unwritten]);
}

/// # Party Hard
///
/// `ETC_350e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived ETC_350e c2a0e372 95af5b09 42a425ae.67341004
#[test]
fn ETC_350e_party_hard() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "ETC_350e"), Now(My(0), 6, 2)]);
}

/// # The One-Amalgam Band
///
/// `ETC_409` · Neutral minion · 7 mana · 6/6
///
/// > **Battlecry:** Gain a random **Bonus Effect** for each minion of a different type you've played this game.@ *(@)*
///
/// State: Todo
//~ todo ETC_409 e00955c6 7f730312 94623f70.447b73cf
#[test]
#[ignore = "todo: ETC_409 The One-Amalgam Band"]
fn ETC_409_the_one_amalgam_band() {
    check(CardClass::Mage, &[Give("ETC_409"), Cost("ETC_409", 7), Stats("ETC_409", 6, 6), Unwritten]);
}

/// # Do Re Malgam
///
/// `ETC_409e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived ETC_409e fff4da87 6e0be14f a9d75706.67341004
#[test]
fn ETC_409e_do_re_malgam() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "ETC_409e"), Now(My(0), 6, 2)]);
}

/// # Instrument Tech
///
/// `ETC_418` · Neutral minion · 2 mana · 1/2
///
/// > **Battlecry:** Draw a weapon.
///
/// State: Derived
//~ derived ETC_418 e9bb38fe 55f3c1d5 7380bc37.56fc0465
#[test]
fn ETC_418_instrument_tech() {
    check(
        CardClass::Mage,
        &[
            Give("ETC_418"),
            Cost("ETC_418", 2),
            Stats("ETC_418", 1, 2),
            OnTop("AT_034"),
            OnTop("AT_034"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ETC_418", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(2), 2),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 1, 3),
        ],
    );
}

/// # Mish-Mash Mosher
///
/// `ETC_419` · Neutral minion · 8 mana · 3/10
///
/// > **Rush** After this attacks, gain +1 Attack and attack a random enemy minion.
///
/// State: Derived
//~ derived ETC_419 65d0b13d eb460d34 7f602a74.f79c4382
#[test]
fn ETC_419_mish_mash_mosher() {
    check(
        CardClass::Mage,
        &[
            Give("ETC_419"),
            Cost("ETC_419", 8),
            Stats("ETC_419", 3, 10),
            Has("ETC_419", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("ETC_419"),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(2))),
            Attack(Nth(4), TheirHero),
            Dead(Nth(2)),
            Now(Nth(4), 6, 2),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Moshing
///
/// `ETC_419e` · Neutral enchantment
///
/// > +1 Attack.
///
/// State: Derived
//~ derived ETC_419e 3ef9d981 a848294a e0c62877.c84fda8a
#[test]
fn ETC_419e_moshing() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "ETC_419e"), Now(My(0), 6, 1)]);
}

/// # Outfit Tailor
///
/// `ETC_420` · Neutral minion · 3 mana · 2/2
///
/// > **Battlecry:** Give a friendly minion Attack and Health equal to this minion's.
///
/// State: Todo
//~ todo ETC_420 ec25230f afaca0cd 7abe7742.8fce90b5
#[test]
#[ignore = "todo: ETC_420 Outfit Tailor"]
fn ETC_420_outfit_tailor() {
    check(CardClass::Mage, &[Give("ETC_420"), Cost("ETC_420", 3), Stats("ETC_420", 2, 2), Unwritten]);
}

/// # Metrognome
///
/// `ETC_422` · Neutral minion · 3 mana · 2/4
///
/// > After you play a {0}-Cost card, draw a {1}-Cost card. *(Then increase!)*
///
/// State: Todo
//~ todo ETC_422 637f24e4 0d3006bc 1ec88d8e.62d1072d
#[test]
#[ignore = "todo: ETC_422 Metrognome"]
fn ETC_422_metrognome() {
    check(CardClass::Mage, &[Give("ETC_422"), Cost("ETC_422", 3), Stats("ETC_422", 2, 4), Unwritten]);
}

/// # Pozzik, Audio Engineer
///
/// `ETC_425` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry:** Add two 3/3 Bots to your opponent's hand. **Deathrattle:** Summon them for yourself.
///
/// State: Todo
//~ todo ETC_425 53a4c32e 4f382ba4 361495c5.3f1b047b
#[test]
#[ignore = "todo: ETC_425 Pozzik, Audio Engineer"]
fn ETC_425_pozzik_audio_engineer() {
    check(CardClass::Mage, &[Give("ETC_425"), Cost("ETC_425", 4), Stats("ETC_425", 5, 4), Unwritten]);
}

/// # Audio Bot
///
/// `ETC_425t` · Neutral minion · 3 mana · 3/3
///
/// State: Vanilla
//~ vanilla ETC_425t 90d8fef5 ce9095ca 0bcd1444
#[test]
fn ETC_425t_audio_bot() {
    check(
        CardClass::Mage,
        &[
            Give("ETC_425t"),
            Cost("ETC_425t", 3),
            Stats("ETC_425t", 3, 3),
            Play("ETC_425t", Nothing),
            In(The("ETC_425t"), Zone::Play),
            Now(The("ETC_425t"), 3, 3),
        ],
    );
}

/// # Pyrotechnician
///
/// `ETC_540` · Neutral minion · 4 mana · 2/5
///
/// > After you cast a spell, add a random Fire spell to your hand.
///
/// State: Derived
//~ derived ETC_540 ce010060 41f71db6 252888be.7ee867c9
#[test]
fn ETC_540_pyrotechnician() {
    check(
        CardClass::Mage,
        &[
            Give("ETC_540"),
            Cost("ETC_540", 4),
            Stats("ETC_540", 2, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ETC_540"),
            Force(Card("AT_001")),
            Play("GAME_005", Nothing),
            Is(InHand(1), "AT_001"),
            CostNow(InHand(1), 5),
            TagNow(InHand(1), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("ETC_540"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ETC_540"),
            Never(Card("AT_003")),
            Play("GAME_005", Nothing),
        ],
    );
}

/// # Tony, King of Piracy
///
/// `ETC_541` · Neutral minion · 7 mana · 4/6
///
/// > **Battlecry:** Replace your deck with a copy of your opponent's. **Finale:** Draw a card.
///
/// State: Todo
//~ todo ETC_541 e0bc757b 9f4b8a2b d3fb51b8.e88440f4
#[test]
#[ignore = "todo: ETC_541 Tony, King of Piracy"]
fn ETC_541_tony_king_of_piracy() {
    check(CardClass::Mage, &[Give("ETC_541"), Cost("ETC_541", 7), Stats("ETC_541", 4, 6), Unwritten]);
}

/// # Festival Security
///
/// `ETC_542` · Neutral minion · 3 mana · 2/5
///
/// > **Taunt Finale:** Force all enemy minions to attack this.
///
/// State: Derived
//~ derived ETC_542 41b36c43 50bf3677 9340b3ad.372a3bb8
#[test]
fn ETC_542_festival_security() {
    check(
        CardClass::Mage,
        &[
            Give("ETC_542"),
            Cost("ETC_542", 3),
            Stats("ETC_542", 2, 5),
            Has("ETC_542", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(3),
            Play("ETC_542", Nothing),
            Now(Nth(0), 2, 1),
            Now(Nth(2), 4, 3),
        ],
    );
}

/// # Candleraiser
///
/// `ETC_543` · Neutral minion · 4 mana · 3/3
///
/// > **Divine Shield Finale:** Give adjacent minions **Divine Shield**.
///
/// State: Derived
//~ derived ETC_543 b963cefe 66ad575e cfc45426.a8ef6157
#[test]
fn ETC_543_candleraiser() {
    check(
        CardClass::Mage,
        &[
            Give("ETC_543"),
            Cost("ETC_543", 4),
            Stats("ETC_543", 3, 3),
            Has("ETC_543", GameTag::DIVINE_SHIELD),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(4),
            Play("ETC_543", Nothing),
            HasNow(Nth(1), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Rolling Stone
///
/// `ETC_742` · Neutral minion · 2 mana · 2/2
///
/// > **Rush Battlecry:** If the last card you played costs (1), gain +1/+1.
///
/// State: Todo
//~ todo ETC_742 4166e0b4 efb07de6 eb8b80c1.d7c0fc94
#[test]
#[ignore = "todo: ETC_742 Rolling Stone"]
fn ETC_742_rolling_stone() {
    check(
        CardClass::Mage,
        &[Give("ETC_742"), Cost("ETC_742", 2), Stats("ETC_742", 2, 2), Has("ETC_742", GameTag::RUSH), Unwritten],
    );
}

/// # Rockin' and Rollin'
///
/// `ETC_742e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived ETC_742e 30462ec9 8aeb64dc 5152ab99.67341004
#[test]
fn ETC_742e_rockin_and_rollin() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "ETC_742e"), Now(My(0), 6, 2)]);
}

/// # The Coin
///
/// `ETC_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived ETC_COIN1 81cca7a0 895089ff a26f04a8.095f71be
#[test]
fn ETC_COIN1_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("ETC_COIN1"),
            Cost("ETC_COIN1", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("ETC_COIN1", Nothing),
            Mana(6),
        ],
    );
}

/// # The Coin
///
/// `ETC_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived ETC_COIN2 2f16535a 5909a7d2 5820ac79.095f71be
#[test]
fn ETC_COIN2_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("ETC_COIN2"),
            Cost("ETC_COIN2", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("ETC_COIN2", Nothing),
            Mana(6),
        ],
    );
}

/// # Remixed Musician
///
/// `JAM_033` · Neutral minion · 3 mana · 3/3
///
/// > **Rush** Gains an extra effect in your hand that changes each turn.
///
/// State: Derived
//~ derived JAM_033 14f5241c 1bbf3b75 6c562076.a7ce4f5b
#[test]
fn JAM_033_remixed_musician() {
    check(
        CardClass::Mage,
        &[
            Give("JAM_033"),
            Cost("JAM_033", 3),
            Stats("JAM_033", 3, 3),
            Has("JAM_033", GameTag::RUSH),
            OnTop("JAM_033"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAM_033"),
            EndTurn,
            Force(Card("JAM_033t")),
            EndTurn,
            Is(Nth(1), "JAM_033t"),
        ],
    );
}

/// # Cathedral Musician
///
/// `JAM_033t` · Neutral minion · 3 mana · 3/3
///
/// > **Rush Divine Shield* (Changes each turn.)*@**Rush Divine Shield**
///
/// State: Derived
//~ derived JAM_033t 106bcfc8 88fc66a9 def7deba.086dd9d5
#[test]
fn JAM_033t_cathedral_musician() {
    check(
        CardClass::Mage,
        &[
            Give("JAM_033t"),
            Cost("JAM_033t", 3),
            Stats("JAM_033t", 3, 3),
            Has("JAM_033t", GameTag::DIVINE_SHIELD),
            Has("JAM_033t", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAM_033t"),
            EndTurn,
            Force(Card("JAM_033t")),
            EndTurn,
            Is(Nth(0), "JAM_033t"),
        ],
    );
}

/// # Tropical Musician
///
/// `JAM_033t2` · Neutral minion · 3 mana · 3/3
///
/// > **Rush Windfury* (Changes each turn.)*@**Rush Windfury**
///
/// State: Derived
//~ derived JAM_033t2 b5193e67 7eba6aa6 52938ed3.300ccb71
#[test]
fn JAM_033t2_tropical_musician() {
    check(
        CardClass::Mage,
        &[
            Give("JAM_033t2"),
            Cost("JAM_033t2", 3),
            Stats("JAM_033t2", 3, 3),
            Has("JAM_033t2", GameTag::RUSH),
            Has("JAM_033t2", GameTag::WINDFURY),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAM_033t2"),
            EndTurn,
            Force(Card("JAM_033t")),
            EndTurn,
            Is(Nth(0), "JAM_033t"),
        ],
    );
}

/// # Romantic Musician
///
/// `JAM_033t3` · Neutral minion · 3 mana · 3/3
///
/// > **Rush Lifesteal* (Changes each turn.)*@**Rush Lifesteal**
///
/// State: Derived
//~ derived JAM_033t3 b296163d 3221369a 953966e0.f8f9f2fa
#[test]
fn JAM_033t3_romantic_musician() {
    check(
        CardClass::Mage,
        &[
            Give("JAM_033t3"),
            Cost("JAM_033t3", 3),
            Stats("JAM_033t3", 3, 3),
            Has("JAM_033t3", GameTag::LIFESTEAL),
            Has("JAM_033t3", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAM_033t3"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            EndTurn,
            Force(Card("JAM_033t")),
            EndTurn,
            Is(Nth(0), "JAM_033t"),
        ],
    );
}

/// # Noise Musician
///
/// `JAM_033t4` · Neutral minion · 3 mana · 3/3
///
/// > **Rush Poisonous* (Changes each turn.)*@**Rush Poisonous**
///
/// State: Derived
//~ derived JAM_033t4 dbb59663 4dee8e55 e807811a.8c4eab2d
#[test]
fn JAM_033t4_noise_musician() {
    check(
        CardClass::Mage,
        &[
            Give("JAM_033t4"),
            Cost("JAM_033t4", 3),
            Stats("JAM_033t4", 3, 3),
            Has("JAM_033t4", GameTag::POISONOUS),
            Has("JAM_033t4", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAM_033t4"),
            EndTurn,
            Force(Card("JAM_033t")),
            EndTurn,
            Is(Nth(0), "JAM_033t"),
        ],
    );
}

/// # Speaker Stomper
///
/// `JAM_034` · Neutral minion · 4 mana · 4/4
///
/// > **Tradeable Battlecry:** Enemy spells cost (2) more next turn.
///
/// State: Done
//~ done JAM_034 706faf4f - 0209e70c.d4c4b500
#[test]
fn JAM_034_speaker_stomper() {
    check(
        CardClass::Mage,
        &[
            Give("JAM_034"),
            Cost("JAM_034", 4),
            Stats("JAM_034", 4, 4),
            Has("JAM_034", GameTag::TRADEABLE),
            Give("CS2_029"),
            GiveThem("CS2_029"),
            GiveThem("CS2_182"),
            Play("JAM_034", Nothing),
            CostNow(Nth(1), 4),
            EndTurn,
            CostNow(Nth(2), 6),
            CostNow(Nth(3), 4),
            Play("CS2_008", On(MyHero)),
            CostNow(Nth(2), 6),
            EndTurn,
            CostNow(Nth(1), 4),
            EndTurn,
            CostNow(Nth(2), 4),
        ],
    );
}

/// # Too Loud
///
/// `JAM_034e` · Neutral enchantment
///
/// > Your spells cost (2) more this turn.
///
/// State: Derived
//~ derived JAM_034e 19ace8c5 103a376d 7d4aab85.d041df16
#[test]
fn JAM_034e_too_loud() {
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "JAM_034e"),
            EndTurn,
            EndTurn,
            CostNow(InHand(2), 4),
            CostNow(Nth(1), 7),
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
            Enchant(Me, "JAM_034e"),
            CostNow(Nth(1), 5),
        ],
    );
}

/// # Loud Noise
///
/// `JAM_034e2` · Neutral enchantment
///
/// > Costs (2) more.
///
/// State: Derived
//~ derived JAM_034e2 14290f7d 77c17143 6cd2faab.7201933b
#[test]
fn JAM_034e2_loud_noise() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "JAM_034e2"), CostNow(Nth(0), 5)]);
}

/// # Grimtotem Buzzkill
///
/// `JAM_035` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry:** Discard a weapon to draw 3 cards.
///
/// State: Derived
//~ derived JAM_035 76fbd30d c98b389b 44f3dc07.03f5159a
#[test]
fn JAM_035_grimtotem_buzzkill() {
    check(
        CardClass::Mage,
        &[
            Give("JAM_035"),
            Cost("JAM_035", 4),
            Stats("JAM_035", 5, 4),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Give("AT_034"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(6))),
            Play("JAM_035", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 4),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 3),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 5, 1),
            CostNow(Nth(5), 4),
            In(Nth(5), Zone::Hand),
            Now(Nth(5), 4, 5),
            Dead(Nth(6)),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("JAM_035"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Give("AT_034"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(7))),
            Play("JAM_035", Nothing),
        ],
    );
}

/// # Magatha, Bane of Music
///
/// `JAM_036` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** Draw 5 cards. Give any spells drawn to your opponent.
///
/// State: Todo
//~ todo JAM_036 f1d54aad baf47dcd 3bea9311.1abdaedd
#[test]
#[ignore = "todo: JAM_036 Magatha, Bane of Music"]
fn JAM_036_magatha_bane_of_music() {
    check(CardClass::Mage, &[Give("JAM_036"), Cost("JAM_036", 5), Stats("JAM_036", 5, 5), Unwritten]);
}

/// # Elite Tauren Champion
///
/// `JAM_037` · Neutral minion · 5 mana · 5/5
///
/// > **Finale:** Start a ROCK DUEL! Players must spend all their Mana each turn or else they take 8 *(or more)* damage!
///
/// State: Todo
//~ todo JAM_037 da0bdfc2 0bb536f5 1c983ff5.03187954
#[test]
#[ignore = "todo: JAM_037 Elite Tauren Champion"]
fn JAM_037_elite_tauren_champion() {
    check(CardClass::Mage, &[Give("JAM_037"), Cost("JAM_037", 5), Stats("JAM_037", 5, 5), Unwritten]);
}

/// # Molten Pick of ROCK
///
/// `JAM_037t` · Neutral spell · 0 mana
///
/// > At the end of turn, explode for @ damage! *(Or spend all your Mana to give this to the opponent with +2 damage.)*
///
/// State: Todo
//~ todo JAM_037t 4a348486 3f737ce3 83ad533a.b90fb738
#[test]
#[ignore = "todo: JAM_037t Molten Pick of ROCK"]
fn JAM_037t_molten_pick_of_rock() {
    check(CardClass::Mage, &[Give("JAM_037t"), Cost("JAM_037t", 0), Unwritten]);
}
