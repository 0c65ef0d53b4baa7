//! Shaman cards of Festival of Legends, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d4f277cd

/// # Altered Chord
///
/// `ETC_356` · Shaman spell · Nature · 5 mana
///
/// > **Lifesteal** Deal $6 damage to a minion. Costs (3) less if you're **Overloaded**.
///
/// State: Derived
//~ derived ETC_356 505f184e c1823f65 a87b2cff.7b9b2b98
#[test]
fn ETC_356_altered_chord() {
    check(
        CardClass::Shaman,
        &[
            Give("ETC_356"),
            Cost("ETC_356", 5),
            Has("ETC_356", GameTag::LIFESTEAL),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("AT_052", Nothing),
            Crystals(10),
            Play("ETC_356", On(Nth(2))),
            Now(MyHero, 0, 16),
            Damage(MyHero, 14),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("ETC_356"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("AT_052", Nothing),
            Crystals(10),
            Play("ETC_356", On(Nth(1))),
            Now(MyHero, 0, 16),
            BoardCount(Mine, 1),
            Damage(MyHero, 14),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("ETC_356"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("AT_052", Nothing),
            Crystals(10),
            CostNow(Nth(0), 2),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("ETC_356"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            CostNow(Nth(0), 5),
        ],
    );
}

/// # Brass Elemental
///
/// `ETC_357` · Shaman minion · 4 mana · 3/3
///
/// > **Rush**, **Divine Shield**, **Taunt**, **Windfury**
///
/// State: Vanilla
//~ vanilla ETC_357 088329a5 66d12e44 7e3bdcc1.ec10502b
#[test]
fn ETC_357_brass_elemental() {
    check(
        CardClass::Shaman,
        &[
            Give("ETC_357"),
            Cost("ETC_357", 4),
            Stats("ETC_357", 3, 3),
            Has("ETC_357", GameTag::DIVINE_SHIELD),
            Has("ETC_357", GameTag::RUSH),
            Has("ETC_357", GameTag::TAUNT),
            Has("ETC_357", GameTag::WINDFURY),
            Play("ETC_357", Nothing),
            In(The("ETC_357"), Zone::Play),
            Now(The("ETC_357"), 3, 3),
            HasNow(The("ETC_357"), GameTag::DIVINE_SHIELD),
            HasNow(The("ETC_357"), GameTag::RUSH),
            HasNow(The("ETC_357"), GameTag::TAUNT),
            HasNow(The("ETC_357"), GameTag::WINDFURY),
        ],
    );
}

/// # Saxophone Soloist
///
/// `ETC_358` · Shaman minion · 1 mana · 1/2
///
/// > **Battlecry:** If you control no other minions, add a Saxophone Soloist to your hand.
///
/// State: Derived
//~ derived ETC_358 643d58f1 9c5adb43 bb38ff64.dac478fa
#[test]
fn ETC_358_saxophone_soloist() {
    check(
        CardClass::Shaman,
        &[
            Give("ETC_358"),
            Cost("ETC_358", 1),
            Stats("ETC_358", 1, 2),
            Enemy("CS2_182"),
            Play("ETC_358", Nothing),
            Is(InHand(0), "ETC_358"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 1, 2),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Shaman,
        &[Give("ETC_358"), Friend("CS2_182"), Enemy("CS2_182"), Play("ETC_358", Nothing), HandCount(Mine, 0)],
    );
}

/// # Flowrider
///
/// `ETC_359` · Shaman minion · 1 mana · 2/1
///
/// > **Battlecry:** If you're **Overloaded**, **Discover** a spell from your deck.
///
/// State: Derived
//~ derived ETC_359 2683b691 02449436 84fcd68f.81e86665
#[test]
fn ETC_359_flowrider() {
    check(
        CardClass::Shaman,
        &[
            Give("ETC_359"),
            Cost("ETC_359", 1),
            Stats("ETC_359", 2, 1),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_052", Nothing),
            Crystals(10),
            Play("ETC_359", Nothing),
            ChooseCard("AT_001"),
            Armor(Mine, 0),
            BoardCount(Mine, 3),
            Damage(MyHero, 0),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            Now(Nth(0), 2, 1),
            CostNow(Nth(2), 5),
            In(Nth(2), Zone::Hand),
            TagNow(Nth(2), GameTag::SPELLPOWER, 0),
            Now(Nth(4), 4, 5),
            Now(Nth(5), 4, 5),
            Now(Nth(6), 3, 4),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("ETC_359"),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ETC_359", Nothing),
            DeckCount(Mine, 22),
        ],
    );
}

/// # JIVE, INSECT!
///
/// `ETC_362` · Shaman spell · Fire · 5 mana
///
/// > Transform a minion into Ragnaros the Firelord. **Overload:** (2)
///
/// State: Done
//~ done ETC_362 567246af - 9f083221.f5c4c5b3
#[test]
fn ETC_362_jive_insect() {
    check(
        CardClass::Shaman,
        &[
            Give("ETC_362"),
            Cost("ETC_362", 5),
            Has("ETC_362", GameTag::OVERLOAD),
            Enemy("CS2_231"),
            Enemy("CS2_182"),
            Play("ETC_362", On(Nth(1))),
            Is(Their(0), "CORE_EX1_298"),
            Now(Their(0), 8, 8),
            Is(Their(1), "CS2_182"),
            Mana(5),
            EndTurn,
            EndTurn,
            Mana(8),
            EndTurn,
            EndTurn,
            Mana(10),
        ],
    );
}

/// # Melomania
///
/// `ETC_367` · Shaman spell · 0 mana
///
/// > Each time you play a minion this turn, add a random Shaman spell to your hand.
///
/// State: Derived
//~ derived ETC_367 b02ef66a 7f73ccfa 44e7d4b1.4e76aa49
#[test]
fn ETC_367_melomania() {
    check(
        CardClass::Shaman,
        &[
            Give("ETC_367"),
            Cost("ETC_367", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ETC_367", Nothing),
            Force(Card("AT_048")),
            Play("CS2_182", Nothing),
            Is(InHand(0), "AT_048"),
            CostNow(InHand(0), 3),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("ETC_367"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ETC_367", Nothing),
            Never(Card("AT_046")),
            Play("CS2_182", Nothing),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("ETC_367"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ETC_367", Nothing),
            Never(Card("AT_001")),
            Play("CS2_182", Nothing),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("ETC_367"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ETC_367", Nothing),
            Play("GAME_005", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 1),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 0),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Chill Vibes
///
/// `ETC_369` · Shaman spell · Frost · 3 mana
///
/// > Restore #8 Health. **Finale:** Summon a 3/3 Elemental with **Taunt**.
///
/// State: Derived
//~ derived ETC_369 c4f53fb9 b6fc3c88 c46c9a36.baec50c8
#[test]
fn ETC_369_chill_vibes() {
    check(
        CardClass::Shaman,
        &[
            Give("ETC_369"),
            Cost("ETC_369", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(3),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("ETC_369", On(Nth(2))),
            BoardCount(Mine, 2),
            Now(Nth(2), 4, 5),
            In(The("ETC_369t"), Zone::Play),
            Now(The("ETC_369t"), 3, 3),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("ETC_369"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(3),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("ETC_369", On(Nth(1))),
            BoardCount(Mine, 2),
            Now(Nth(1), 4, 5),
            In(The("ETC_369t"), Zone::Play),
            Now(The("ETC_369t"), 3, 3),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("ETC_369"),
            Crystals(3),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("ETC_369", On(TheirHero)),
            BoardCount(Mine, 1),
            In(The("ETC_369t"), Zone::Play),
            Now(The("ETC_369t"), 3, 3),
            Now(TheirHero, 0, 18),
            Damage(TheirHero, 12),
        ],
    );
}

/// # Chill Elemental
///
/// `ETC_369t` · Shaman minion · 3 mana · 3/3
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla ETC_369t 2984f0dc d8ecef34 89c3cf5e.4b0c5d24
#[test]
fn ETC_369t_chill_elemental() {
    check(
        CardClass::Shaman,
        &[
            Give("ETC_369t"),
            Cost("ETC_369t", 3),
            Stats("ETC_369t", 3, 3),
            Has("ETC_369t", GameTag::TAUNT),
            Play("ETC_369t", Nothing),
            In(The("ETC_369t"), Zone::Play),
            Now(The("ETC_369t"), 3, 3),
            HasNow(The("ETC_369t"), GameTag::TAUNT),
        ],
    );
}

/// # Pack the House
///
/// `ETC_370` · Shaman spell · 7 mana
///
/// > Summon a random 6, 5, 4, and 3-Cost minion. **Overload:** (2)
///
/// State: Derived
//~ derived ETC_370 65e35e42 0231a8d4 61e4c0c3.0fa10af2
#[test]
fn ETC_370_pack_the_house() {
    check(
        CardClass::Shaman,
        &[
            Give("ETC_370"),
            Cost("ETC_370", 7),
            Has("ETC_370", GameTag::OVERLOAD),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_200")),
            Force(Card("GVG_070")),
            Force(Card("CS2_119")),
            Force(Card("CS2_118")),
            Play("ETC_370", Nothing),
            BoardCount(Mine, 5),
            In(The("CS2_118"), Zone::Play),
            Now(The("CS2_118"), 5, 1),
            In(The("CS2_119"), Zone::Play),
            Now(The("CS2_119"), 2, 7),
            In(The("CS2_200"), Zone::Play),
            Now(The("CS2_200"), 6, 7),
            In(The("GVG_070"), Zone::Play),
            Now(The("GVG_070"), 7, 4),
        ],
    );
    check(
        CardClass::Shaman,
        &[Give("ETC_370"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("ETC_370", Nothing)],
    );
    check(
        CardClass::Shaman,
        &[Give("ETC_370"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AV_107")), Play("ETC_370", Nothing)],
    );
    check(
        CardClass::Shaman,
        &[Give("ETC_370"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_022")), Play("ETC_370", Nothing)],
    );
    check(
        CardClass::Shaman,
        &[Give("ETC_370"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_002")), Play("ETC_370", Nothing)],
    );
    check(
        CardClass::Shaman,
        &[Give("ETC_370"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_001")), Play("ETC_370", Nothing)],
    );
}

/// # Inzah
///
/// `ETC_371` · Shaman minion · 5 mana · 5/5
///
/// > **Battlecry:** For the rest of the game, your **Overload** cards cost (1) less.
///
/// State: Derived
//~ derived ETC_371 a06ec8fe 279d55e6 bddb54bb.1a5e692a
#[test]
fn ETC_371_inzah() {
    check(
        CardClass::Shaman,
        &[
            Give("ETC_371"),
            Cost("ETC_371", 5),
            Stats("ETC_371", 5, 5),
            Give("AT_051"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ETC_371", Nothing),
            CostNow(Nth(1), 2),
        ],
    );
}

/// # Super Cool
///
/// `ETC_371e1` · Shaman enchantment
///
/// > For the rest of the game, your **Overload** cards cost (1) less.
///
/// State: Derived
//~ derived ETC_371e1 520d404d a62e1f33 e32b06d9.bd322c5d
#[test]
fn ETC_371e1_super_cool() {
    check(
        CardClass::Shaman,
        &[
            Friend("CS2_182"),
            Give("AT_051"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "ETC_371e1"),
            CostNow(Nth(1), 2),
            CostNow(Nth(2), 4),
        ],
    );
}

/// # Super Cool
///
/// `ETC_371e2` · Shaman enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived ETC_371e2 dca2289b 1b829ff4 4b6503e3.f705eb41
#[test]
fn ETC_371e2_super_cool() {
    check(CardClass::Shaman, &[Give("CS2_118"), Enchant(Nth(0), "ETC_371e2"), CostNow(Nth(0), 2)]);
}

/// # Jazz Bass
///
/// `ETC_813` · Shaman weapon · 3 mana · 3/2 durability
///
/// > **Deathrattle:** Your next spell costs (@) less. *(Overload** while equipped to improve!)*
///
/// State: Todo
//~ todo ETC_813 aff8855b 3589490f deb99f9c.d86210e5
#[test]
#[ignore = "todo: ETC_813 Jazz Bass"]
fn ETC_813_jazz_bass() {
    check(CardClass::Shaman, &[Give("ETC_813"), Cost("ETC_813", 3), Stats("ETC_813", 3, 2), Unwritten]);
}

/// # Remixed Totemcarver
///
/// `JAM_012` · Shaman minion · 3 mana · 3/2
///
/// > Gains an extra effect in your hand that changes each turn.
///
/// State: Derived
//~ derived JAM_012 e1de2b33 213fcf49 f5bcf474.fadeed8d
#[test]
fn JAM_012_remixed_totemcarver() {
    check(
        CardClass::Shaman,
        &[
            Give("JAM_012"),
            Cost("JAM_012", 3),
            Stats("JAM_012", 3, 2),
            OnTop("JAM_012"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAM_012"),
            EndTurn,
            Force(Card("JAM_012t")),
            EndTurn,
            Is(Nth(1), "JAM_012t"),
        ],
    );
}

/// # Loud Totemcarver
///
/// `JAM_012t` · Shaman minion · 3 mana · 3/2
///
/// > **Battlecry:** Summon a 0/3 Stereo Totem. *(Changes each turn.)*@**Battlecry:** Summon a 0/3 Stereo Totem.
///
/// State: Derived
//~ derived JAM_012t 59fe35dd 74c4f268 020bd92d.3d209a95
#[test]
fn JAM_012t_loud_totemcarver() {
    check(
        CardClass::Shaman,
        &[
            Give("JAM_012t"),
            Cost("JAM_012t", 3),
            Stats("JAM_012t", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("JAM_012t", Nothing),
            BoardCount(Mine, 3),
            In(The("ETC_105"), Zone::Play),
            Now(The("ETC_105"), 0, 3),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("JAM_012t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAM_012t"),
            EndTurn,
            Force(Card("JAM_012t")),
            EndTurn,
            Is(Nth(0), "JAM_012t"),
        ],
    );
}

/// # Bluesy Totemcarver
///
/// `JAM_012t2` · Shaman minion · 3 mana · 3/2
///
/// > **Battlecry:** Summon a 0/3 Mana Tide Totem. *(Changes each turn.)*@**Battlecry:** Summon a 0/3 Mana Tide Totem.
///
/// State: Derived
//~ derived JAM_012t2 6fd9e600 a0b725c8 ca78ca0e.68a7e024
#[test]
fn JAM_012t2_bluesy_totemcarver() {
    check(
        CardClass::Shaman,
        &[
            Give("JAM_012t2"),
            Cost("JAM_012t2", 3),
            Stats("JAM_012t2", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("JAM_012t2", Nothing),
            BoardCount(Mine, 3),
            In(The("EX1_575"), Zone::Play),
            Now(The("EX1_575"), 0, 3),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("JAM_012t2"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAM_012t2"),
            EndTurn,
            Force(Card("JAM_012t")),
            EndTurn,
            Is(Nth(0), "JAM_012t"),
        ],
    );
}

/// # Blazing Totemcarver
///
/// `JAM_012t3` · Shaman minion · 3 mana · 3/2
///
/// > **Battlecry:** Summon a 0/3 Flametongue Totem. *(Changes each turn.)*@**Battlecry:** Summon a 0/3 Flametongue Totem.
///
/// State: Done
//~ done JAM_012t3 da5f7068 - b666f9d5.a2673c10
#[test]
fn JAM_012t3_blazing_totemcarver() {
    check(
        CardClass::Shaman,
        &[
            Give("JAM_012t3"),
            Cost("JAM_012t3", 3),
            Stats("JAM_012t3", 3, 2),
            Play("JAM_012t3", Nothing),
            BoardCount(Mine, 2),
            Is(My(1), "EX1_565"),
            Now(My(1), 0, 3),
            Now(My(0), 5, 2),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("JAM_012t3"),
            EndTurn,
            Is(InHand(0), "JAM_012t3"),
            Force(Card("JAM_012t2")),
            EndTurn,
            Is(InHand(0), "JAM_012t2"),
            HandCount(Mine, 2),
        ],
    );
}

/// # Karaoke Totemcarver
///
/// `JAM_012t4` · Shaman minion · 3 mana · 3/2
///
/// > **Battlecry:** Summon a 0/4 Jukebox Totem. *(Changes each turn.)*@**Battlecry:** Summon a 0/4 Jukebox Totem.
///
/// State: Derived
//~ derived JAM_012t4 7e9a7a8a 47266191 01bf1696.7035a105
#[test]
fn JAM_012t4_karaoke_totemcarver() {
    check(
        CardClass::Shaman,
        &[
            Give("JAM_012t4"),
            Cost("JAM_012t4", 3),
            Stats("JAM_012t4", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("JAM_012t4", Nothing),
            BoardCount(Mine, 3),
            In(The("JAM_010"), Zone::Play),
            Now(The("JAM_010"), 0, 4),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("JAM_012t4"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAM_012t4"),
            EndTurn,
            Force(Card("JAM_012t")),
            EndTurn,
            Is(Nth(0), "JAM_012t"),
        ],
    );
}

/// # Jam Session
///
/// `JAM_013` · Multi-class spell · Fire · 2 mana
///
/// > Give a friendly minion +3/+3. Deal $1 damage to all other minions. **Overload:** (1)
///
/// State: Derived
//~ derived JAM_013 346969f5 9fa4dc8d 69e355c4.a4167b0c
#[test]
fn JAM_013_jam_session() {
    check(
        CardClass::Shaman,
        &[
            Give("JAM_013"),
            Cost("JAM_013", 2),
            Has("JAM_013", GameTag::OVERLOAD),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("JAM_013", On(Nth(1))),
            Now(Nth(1), 7, 7),
            Now(Nth(2), 4, 4),
        ],
    );
}

/// # Jamming Out
///
/// `JAM_013e` · Neutral enchantment
///
/// > +3/+3.
///
/// State: Derived
//~ derived JAM_013e fc143ba4 e7190915 eeadd3bd.b42c6980
#[test]
fn JAM_013e_jamming_out() {
    check(CardClass::Shaman, &[Friend("CS2_118"), Enchant(My(0), "JAM_013e"), Now(My(0), 8, 4)]);
}

/// # Backstage Bouncer
///
/// `JAM_014` · Multi-class minion · 4 mana · 4/5
///
/// > **Taunt Battlecry:** Transform a friendly minion into a copy of this.
///
/// State: Derived
//~ derived JAM_014 e956d1ba 90156975 1ad19e70.64cd0de4
#[test]
fn JAM_014_backstage_bouncer() {
    check(
        CardClass::Shaman,
        &[
            Give("JAM_014"),
            Cost("JAM_014", 4),
            Stats("JAM_014", 4, 5),
            Has("JAM_014", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("JAM_014", On(Nth(1))),
            Is(Nth(1), "JAM_014"),
        ],
    );
}
