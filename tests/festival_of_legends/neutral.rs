//! Neutral cards of Festival of Legends, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 06ffb35b

/// `ETC_080` · Neutral minion · 4 mana · 4/4
/// > While building your deck, assemble a band of 3 cards. **Battlecry: Discover** one!
///
/// State: Todo
//~ todo ETC_080 e54778d7 0263b9a7 c6265df2.6c429a65
#[test]
#[ignore = "todo: E.T.C., Band Manager"]
fn ETC_080_e_t_c_band_manager() {
    unwritten("ETC_080");
}

/// `ETC_087` · Neutral minion · 2 mana · 2/3
/// > **Battlecry:** Set your maximum Mana and hand size to 11.
///
/// State: Todo
//~ todo ETC_087 160857d8 5fef2aad ad7a0a76.243cc6aa
#[test]
#[ignore = "todo: Audio Amplifier"]
fn ETC_087_audio_amplifier() {
    unwritten("ETC_087");
}

/// `ETC_089` · Neutral minion · 3 mana · 5/6
/// > At the start of EACH turn, lose 1 Attack or Health *(chosen randomly).*
///
/// State: Todo
//~ todo ETC_089 ee72ada2 4586d329 d836c147.196abddd
#[test]
#[ignore = "todo: Static Waveform"]
fn ETC_089_static_waveform() {
    unwritten("ETC_089");
}

/// `ETC_098` · Neutral minion · 3 mana · 3/4
/// > **Battlecry:** Summon a 0/3 Instrument Case for your opponent. *(Break it for a random weapon!)*
///
/// State: Todo
//~ todo ETC_098 2fe8b6eb 29634114 53d48328.b562eedb
#[test]
#[ignore = "todo: Worgen Roadie"]
fn ETC_098_worgen_roadie() {
    unwritten("ETC_098");
}

/// `ETC_103` · Neutral minion · 2 mana · 1/3
/// > **Battlecry: Discover** a spell from your opponent's class that isn't in their deck.
///
/// State: Todo
//~ todo ETC_103 60bbbd80 e068c536 429ec788.4eb58a8c
#[test]
#[ignore = "todo: Hipster"]
fn ETC_103_hipster() {
    unwritten("ETC_103");
}

/// `ETC_104` · Neutral minion · 1 mana · 1/1
/// > **Deathrattle:** Give ANY other minion +1/+1 and this **Deathrattle**.
///
/// State: Todo
//~ todo ETC_104 dd3155ff 45fc69a2 c2305467.097d5354
#[test]
#[ignore = "todo: Crowd Surfer"]
fn ETC_104_crowd_surfer() {
    unwritten("ETC_104");
}

/// `ETC_107` · Neutral minion · 3 mana · 1/5
/// > **Battlecry:** Choose a minion. It has +4 Attack while this is alive.
///
/// State: Todo
//~ todo ETC_107 33100b43 69df429b d7e5abff.52000f9b
#[test]
#[ignore = "todo: Rowdy Fan"]
fn ETC_107_rowdy_fan() {
    unwritten("ETC_107");
}

/// `ETC_108` · Neutral minion · 4 mana · 2/6
/// > **Battlecry:** Choose a minion. It has **Stealth** while this is alive.
///
/// State: Todo
//~ todo ETC_108 add50d8c d983077b 4a7faa60.6f034ce6
#[test]
#[ignore = "todo: Obsessive Fan"]
fn ETC_108_obsessive_fan() {
    unwritten("ETC_108");
}

/// `ETC_109` · Neutral minion · 1 mana · 1/2
/// > **Battlecry:** Choose a minion. It can't attack while this is alive.
///
/// State: Todo
//~ todo ETC_109 ed504614 362402b0 33f6fb12.45684b6a
#[test]
#[ignore = "todo: Annoying Fan"]
fn ETC_109_annoying_fan() {
    unwritten("ETC_109");
}

/// `ETC_113` · Neutral minion · 3 mana · 3/3
/// > **Battlecry:** Take a Snapshot of your current hand and shuffle it into your deck. *(Once per game)*
///
/// State: Todo
//~ todo ETC_113 dc0952d6 b1e64f8a 330bc1da.a2222f31
#[test]
#[ignore = "todo: Photographer Fizzle"]
fn ETC_113_photographer_fizzle() {
    unwritten("ETC_113");
}

/// `ETC_113t` · Neutral spell · 2 mana
/// > Add the snapshotted cards to your hand. *(Once per game)*@Add the {0} snapshotted \|4(card, cards) to your hand. *(Once per game)*
///
/// State: Todo
//~ todo ETC_113t 7f45c21a 183df5a3 a37edaa7.b3a8728a
#[test]
#[ignore = "todo: Fizzle's Snapshot"]
fn ETC_113t_fizzles_snapshot() {
    unwritten("ETC_113t");
}

/// `ETC_325` · Neutral minion · 2 mana · 2/3
/// > **Rush Finale:** Gain **Lifesteal**.
///
/// State: Done
//~ done ETC_325 fca90528 - 0125fac9.12ca8555
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

/// `ETC_350` · Neutral minion · 2 mana · 2/3
/// > **Battlecry:** Give +1/+1 to each minion of a different type in your hand.
///
/// State: Todo
//~ todo ETC_350 c4cc9ad6 c856c311 f9bc37d4.31b77a40
#[test]
#[ignore = "todo: Party Animal"]
fn ETC_350_party_animal() {
    unwritten("ETC_350");
}

/// `ETC_409` · Neutral minion · 7 mana · 6/6
/// > **Battlecry:** Gain a random **Bonus Effect** for each minion of a different type you've played this game.@ *(@)*
///
/// State: Todo
//~ todo ETC_409 633ad93f 9c9f59cd 94623f70.447b73cf
#[test]
#[ignore = "todo: The One-Amalgam Band"]
fn ETC_409_the_one_amalgam_band() {
    unwritten("ETC_409");
}

/// `ETC_420` · Neutral minion · 3 mana · 2/2
/// > **Battlecry:** Give a friendly minion Attack and Health equal to this minion's.
///
/// State: Todo
//~ todo ETC_420 74adc631 51f16ba4 7abe7742.8fce90b5
#[test]
#[ignore = "todo: Outfit Tailor"]
fn ETC_420_outfit_tailor() {
    unwritten("ETC_420");
}

/// `ETC_422` · Neutral minion · 3 mana · 2/4
/// > After you play a {0}-Cost card, draw a {1}-Cost card. *(Then increase!)*
///
/// State: Todo
//~ todo ETC_422 7605e54b b7a3f86e 1ec88d8e.62d1072d
#[test]
#[ignore = "todo: Metrognome"]
fn ETC_422_metrognome() {
    unwritten("ETC_422");
}

/// `ETC_425` · Neutral minion · 4 mana · 5/4
/// > **Battlecry:** Add two 3/3 Bots to your opponent's hand. **Deathrattle:** Summon them for yourself.
///
/// State: Todo
//~ todo ETC_425 50700849 9bc16073 361495c5.3f1b047b
#[test]
#[ignore = "todo: Pozzik, Audio Engineer"]
fn ETC_425_pozzik_audio_engineer() {
    unwritten("ETC_425");
}

/// `ETC_541` · Neutral minion · 7 mana · 4/6
/// > **Battlecry:** Replace your deck with a copy of your opponent's. **Finale:** Draw a card.
///
/// State: Todo
//~ todo ETC_541 6d652919 8756b6ff d3fb51b8.e88440f4
#[test]
#[ignore = "todo: Tony, King of Piracy"]
fn ETC_541_tony_king_of_piracy() {
    unwritten("ETC_541");
}

/// `ETC_742` · Neutral minion · 2 mana · 2/2
/// > **Rush Battlecry:** If the last card you played costs (1), gain +1/+1.
///
/// State: Todo
//~ todo ETC_742 f8e97681 b7b828c4 eb8b80c1.d7c0fc94
#[test]
#[ignore = "todo: Rolling Stone"]
fn ETC_742_rolling_stone() {
    unwritten("ETC_742");
}

/// `JAM_034` · Neutral minion · 4 mana · 4/4
/// > **Tradeable Battlecry:** Enemy spells cost (2) more next turn.
///
/// State: Done
//~ done JAM_034 25636c31 - 0209e70c.d4c4b500
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

/// `JAM_036` · Neutral minion · 5 mana · 5/5
/// > **Battlecry:** Draw 5 cards. Give any spells drawn to your opponent.
///
/// State: Todo
//~ todo JAM_036 84b7dd75 091cdca6 3bea9311.1abdaedd
#[test]
#[ignore = "todo: Magatha, Bane of Music"]
fn JAM_036_magatha_bane_of_music() {
    unwritten("JAM_036");
}

/// `JAM_037` · Neutral minion · 5 mana · 5/5
/// > **Finale:** Start a ROCK DUEL! Players must spend all their Mana each turn or else they take 8 *(or more)* damage!
///
/// State: Todo
//~ todo JAM_037 8fbc4348 88ff4667 1c983ff5.03187954
#[test]
#[ignore = "todo: Elite Tauren Champion"]
fn JAM_037_elite_tauren_champion() {
    unwritten("JAM_037");
}

/// `JAM_037t` · Neutral spell · 0 mana
/// > At the end of turn, explode for @ damage! *(Or spend all your Mana to give this to the opponent with +2 damage.)*
///
/// State: Todo
//~ todo JAM_037t 8784d976 593e0673 83ad533a.b90fb738
#[test]
#[ignore = "todo: Molten Pick of ROCK"]
fn JAM_037t_molten_pick_of_rock() {
    unwritten("JAM_037t");
}
