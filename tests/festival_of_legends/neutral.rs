//! Neutral cards of Festival of Legends, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # E.T.C., Band Manager
///
/// `ETC_080` · Neutral minion · 4 mana · 4/4
///
/// > While building your deck, assemble a band of 3 cards. **Battlecry: Discover** one!
///
/// State: Todo
//~ ETC_080 todo 843e8f51 8558dc5a
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
/// State: Todo
//~ ETC_086 todo 1e4eabf7 5e4e29ad
#[test]
#[ignore = "todo: ETC_086 Amplified Elekk"]
fn ETC_086_amplified_elekk() {
    check(
        CardClass::Mage,
        &[Give("ETC_086"), Cost("ETC_086", 10), Stats("ETC_086", 6, 12), Has("ETC_086", GameTag::TAUNT), Unwritten],
    );
}

/// # Audio Amplifier
///
/// `ETC_087` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Set your maximum Mana and hand size to 11.
///
/// State: Todo
//~ ETC_087 todo 763ba7f4 97d33fd9
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
/// State: Todo
//~ ETC_088 todo 91a89e00 eb234163
#[test]
#[ignore = "todo: ETC_088 Ghost Writer"]
fn ETC_088_ghost_writer() {
    check(CardClass::Mage, &[Give("ETC_088"), Cost("ETC_088", 5), Stats("ETC_088", 4, 4), Unwritten]);
}

/// # Static Waveform
///
/// `ETC_089` · Neutral minion · 3 mana · 5/6
///
/// > At the start of EACH turn, lose 1 Attack or Health *(chosen randomly).*
///
/// State: Todo
//~ ETC_089 todo 916364b8 4ff9a1cd
#[test]
#[ignore = "todo: ETC_089 Static Waveform"]
fn ETC_089_static_waveform() {
    check(CardClass::Mage, &[Give("ETC_089"), Cost("ETC_089", 3), Stats("ETC_089", 5, 6), Unwritten]);
}

/// # Worgen Roadie
///
/// `ETC_098` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** Summon a 0/3 Instrument Case for your opponent. *(Break it for a random weapon!)*
///
/// State: Todo
//~ ETC_098 todo 7a986ad9 907e8a51
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
/// State: Todo
//~ ETC_098t todo 09a60712 db9524a8
#[test]
#[ignore = "todo: ETC_098t Instrument Case"]
fn ETC_098t_instrument_case() {
    check(CardClass::Mage, &[Give("ETC_098t"), Cost("ETC_098t", 2), Stats("ETC_098t", 0, 3), Unwritten]);
}

/// # Concert Promo-Drake
///
/// `ETC_099` · Neutral minion · 8 mana · 8/8
///
/// > **Tradeable Finale:** Destroy an enemy minion.
///
/// State: Todo
//~ ETC_099 todo ae20ec85 1f351140
#[test]
#[ignore = "todo: ETC_099 Concert Promo-Drake"]
fn ETC_099_concert_promo_drake() {
    check(CardClass::Mage, &[Give("ETC_099"), Cost("ETC_099", 8), Stats("ETC_099", 8, 8), Unwritten]);
}

/// # Cowbell Soloist
///
/// `ETC_101` · Neutral minion · 3 mana · 4/2
///
/// > **Battlecry:** If you control no other minions, deal 2 damage.
///
/// State: Todo
//~ ETC_101 todo c1a840d3 7dc77050
#[test]
#[ignore = "todo: ETC_101 Cowbell Soloist"]
fn ETC_101_cowbell_soloist() {
    check(CardClass::Mage, &[Give("ETC_101"), Cost("ETC_101", 3), Stats("ETC_101", 4, 2), Unwritten]);
}

/// # Air Guitarist
///
/// `ETC_102` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Give your weapon +1 Durability.
///
/// State: Todo
//~ ETC_102 todo 42fb1dc6 acda5e5e
#[test]
#[ignore = "todo: ETC_102 Air Guitarist"]
fn ETC_102_air_guitarist() {
    check(CardClass::Mage, &[Give("ETC_102"), Cost("ETC_102", 1), Stats("ETC_102", 1, 1), Unwritten]);
}

/// # Hipster
///
/// `ETC_103` · Neutral minion · 2 mana · 1/3
///
/// > **Battlecry: Discover** a spell from your opponent's class that isn't in their deck.
///
/// State: Todo
//~ ETC_103 todo 9129a27a cdfbbd16
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
//~ ETC_104 todo c75f2ba7 2b6f72a1
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
/// State: Todo
//~ ETC_105 todo edf8c3cd e2b7eaed
#[test]
#[ignore = "todo: ETC_105 Stereo Totem"]
fn ETC_105_stereo_totem() {
    check(CardClass::Mage, &[Give("ETC_105"), Cost("ETC_105", 2), Stats("ETC_105", 0, 3), Unwritten]);
}

/// # Frequency Oscillator
///
/// `ETC_106` · Neutral minion · 1 mana · 2/1
///
/// > **Battlecry:** The next Mech you play costs (1) less.
///
/// State: Todo
//~ ETC_106 todo 035e9c32 8b794bdc
#[test]
#[ignore = "todo: ETC_106 Frequency Oscillator"]
fn ETC_106_frequency_oscillator() {
    check(CardClass::Mage, &[Give("ETC_106"), Cost("ETC_106", 1), Stats("ETC_106", 2, 1), Unwritten]);
}

/// # Rowdy Fan
///
/// `ETC_107` · Neutral minion · 3 mana · 1/5
///
/// > **Battlecry:** Choose a minion. It has +4 Attack while this is alive.
///
/// State: Todo
//~ ETC_107 todo ddb598f9 242c209e
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
//~ ETC_108 todo dfa1157d 81492473
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
//~ ETC_109 todo cfdccb3d 4495fca6
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
/// State: Todo
//~ ETC_110 todo db3f200a 02ebf4fa
#[test]
#[ignore = "todo: ETC_110 Cover Artist"]
fn ETC_110_cover_artist() {
    check(CardClass::Mage, &[Give("ETC_110"), Cost("ETC_110", 4), Stats("ETC_110", 3, 3), Unwritten]);
}

/// # Merch Seller
///
/// `ETC_111` · Neutral minion · 4 mana · 3/5
///
/// > At the end of your turn, put a random spell on the top of your opponent's deck.
///
/// State: Todo
//~ ETC_111 todo a24b52c8 044b39b0
#[test]
#[ignore = "todo: ETC_111 Merch Seller"]
fn ETC_111_merch_seller() {
    check(CardClass::Mage, &[Give("ETC_111"), Cost("ETC_111", 4), Stats("ETC_111", 3, 5), Unwritten]);
}

/// # Photographer Fizzle
///
/// `ETC_113` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Take a Snapshot of your current hand and shuffle it into your deck. *(Once per game)*
///
/// State: Todo
//~ ETC_113 todo e294b207 5cd0f33f
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
//~ ETC_113t todo 12989272 1d90f3c8
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
/// State: Todo
//~ ETC_325 todo d4cca0e3 c10ee163
#[test]
#[ignore = "todo: ETC_325 Audio Medic"]
fn ETC_325_audio_medic() {
    check(
        CardClass::Mage,
        &[Give("ETC_325"), Cost("ETC_325", 2), Stats("ETC_325", 2, 3), Has("ETC_325", GameTag::RUSH), Unwritten],
    );
}

/// # Paparazzi
///
/// `ETC_326` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry: Discover** a **Legendary** minion.
///
/// State: Todo
//~ ETC_326 todo 7a180ce6 0230ebbf
#[test]
#[ignore = "todo: ETC_326 Paparazzi"]
fn ETC_326_paparazzi() {
    check(CardClass::Mage, &[Give("ETC_326"), Cost("ETC_326", 3), Stats("ETC_326", 3, 4), Unwritten]);
}

/// # Freebird
///
/// `ETC_336` · Neutral minion · 4 mana · 2/2
///
/// > **Charge Battlecry:** Gain +1/+1 for each other Freebird you've played this game.@ *(@)*
///
/// State: Todo
//~ ETC_336 todo 2cedd153 5bbe85df
#[test]
#[ignore = "todo: ETC_336 Freebird"]
fn ETC_336_freebird() {
    check(
        CardClass::Mage,
        &[Give("ETC_336"), Cost("ETC_336", 4), Stats("ETC_336", 2, 2), Has("ETC_336", GameTag::CHARGE), Unwritten],
    );
}

/// # Unpopular Has-Been
///
/// `ETC_349` · Neutral minion · 6 mana · 5/5
///
/// > **Deathrattle:** Summon a random 5-Cost minion from the past.
///
/// State: Todo
//~ ETC_349 todo e18fea5c 61014407
#[test]
#[ignore = "todo: ETC_349 Unpopular Has-Been"]
fn ETC_349_unpopular_has_been() {
    check(CardClass::Mage, &[Give("ETC_349"), Cost("ETC_349", 6), Stats("ETC_349", 5, 5), Unwritten]);
}

/// # Party Animal
///
/// `ETC_350` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Give +1/+1 to each minion of a different type in your hand.
///
/// State: Todo
//~ ETC_350 todo b5f7f4b4 c012402e
#[test]
#[ignore = "todo: ETC_350 Party Animal"]
fn ETC_350_party_animal() {
    check(CardClass::Mage, &[Give("ETC_350"), Cost("ETC_350", 2), Stats("ETC_350", 2, 3), Unwritten]);
}

/// # The One-Amalgam Band
///
/// `ETC_409` · Neutral minion · 7 mana · 6/6
///
/// > **Battlecry:** Gain a random **Bonus Effect** for each minion of a different type you've played this game.@ *(@)*
///
/// State: Todo
//~ ETC_409 todo d7986181 1608c38d
#[test]
#[ignore = "todo: ETC_409 The One-Amalgam Band"]
fn ETC_409_the_one_amalgam_band() {
    check(CardClass::Mage, &[Give("ETC_409"), Cost("ETC_409", 7), Stats("ETC_409", 6, 6), Unwritten]);
}

/// # Instrument Tech
///
/// `ETC_418` · Neutral minion · 2 mana · 1/2
///
/// > **Battlecry:** Draw a weapon.
///
/// State: Todo
//~ ETC_418 todo a6b6fe20 9c005d1f
#[test]
#[ignore = "todo: ETC_418 Instrument Tech"]
fn ETC_418_instrument_tech() {
    check(CardClass::Mage, &[Give("ETC_418"), Cost("ETC_418", 2), Stats("ETC_418", 1, 2), Unwritten]);
}

/// # Mish-Mash Mosher
///
/// `ETC_419` · Neutral minion · 8 mana · 3/10
///
/// > **Rush** After this attacks, gain +1 Attack and attack a random enemy minion.
///
/// State: Todo
//~ ETC_419 todo 3d0f12d1 7d94c645
#[test]
#[ignore = "todo: ETC_419 Mish-Mash Mosher"]
fn ETC_419_mish_mash_mosher() {
    check(
        CardClass::Mage,
        &[Give("ETC_419"), Cost("ETC_419", 8), Stats("ETC_419", 3, 10), Has("ETC_419", GameTag::RUSH), Unwritten],
    );
}

/// # Outfit Tailor
///
/// `ETC_420` · Neutral minion · 3 mana · 2/2
///
/// > **Battlecry:** Give a friendly minion Attack and Health equal to this minion's.
///
/// State: Todo
//~ ETC_420 todo 1fc0e66a b3c9013e
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
//~ ETC_422 todo 2ab89e55 46ee1772
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
//~ ETC_425 todo d1e189fe 4fd51f32
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
//~ ETC_425t vanilla 650c3ff6 e6bb6dfb
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
/// State: Todo
//~ ETC_540 todo 7a4552b2 91b63ada
#[test]
#[ignore = "todo: ETC_540 Pyrotechnician"]
fn ETC_540_pyrotechnician() {
    check(CardClass::Mage, &[Give("ETC_540"), Cost("ETC_540", 4), Stats("ETC_540", 2, 5), Unwritten]);
}

/// # Tony, King of Piracy
///
/// `ETC_541` · Neutral minion · 7 mana · 4/6
///
/// > **Battlecry:** Replace your deck with a copy of your opponent's. **Finale:** Draw a card.
///
/// State: Todo
//~ ETC_541 todo 26d8c24d 79639e9f
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
/// State: Todo
//~ ETC_542 todo fd564716 4b8bb76a
#[test]
#[ignore = "todo: ETC_542 Festival Security"]
fn ETC_542_festival_security() {
    check(
        CardClass::Mage,
        &[Give("ETC_542"), Cost("ETC_542", 3), Stats("ETC_542", 2, 5), Has("ETC_542", GameTag::TAUNT), Unwritten],
    );
}

/// # Candleraiser
///
/// `ETC_543` · Neutral minion · 4 mana · 3/3
///
/// > **Divine Shield Finale:** Give adjacent minions **Divine Shield**.
///
/// State: Todo
//~ ETC_543 todo a08e5fb6 49121910
#[test]
#[ignore = "todo: ETC_543 Candleraiser"]
fn ETC_543_candleraiser() {
    check(
        CardClass::Mage,
        &[
            Give("ETC_543"),
            Cost("ETC_543", 4),
            Stats("ETC_543", 3, 3),
            Has("ETC_543", GameTag::DIVINE_SHIELD),
            Unwritten,
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
//~ ETC_742 todo cf76b6c4 2cc3f215
#[test]
#[ignore = "todo: ETC_742 Rolling Stone"]
fn ETC_742_rolling_stone() {
    check(
        CardClass::Mage,
        &[Give("ETC_742"), Cost("ETC_742", 2), Stats("ETC_742", 2, 2), Has("ETC_742", GameTag::RUSH), Unwritten],
    );
}

/// # The Coin
///
/// `ETC_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Todo
//~ ETC_COIN1 todo 2b0a8328 65587370
#[test]
#[ignore = "todo: ETC_COIN1 The Coin"]
fn ETC_COIN1_the_coin() {
    check(CardClass::Mage, &[Give("ETC_COIN1"), Cost("ETC_COIN1", 0), Unwritten]);
}

/// # The Coin
///
/// `ETC_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Todo
//~ ETC_COIN2 todo abf52ac8 ea8f9959
#[test]
#[ignore = "todo: ETC_COIN2 The Coin"]
fn ETC_COIN2_the_coin() {
    check(CardClass::Mage, &[Give("ETC_COIN2"), Cost("ETC_COIN2", 0), Unwritten]);
}

/// # Remixed Musician
///
/// `JAM_033` · Neutral minion · 3 mana · 3/3
///
/// > **Rush** Gains an extra effect in your hand that changes each turn.
///
/// State: Todo
//~ JAM_033 todo 587dc98b f8b5ca42
#[test]
#[ignore = "todo: JAM_033 Remixed Musician"]
fn JAM_033_remixed_musician() {
    check(
        CardClass::Mage,
        &[Give("JAM_033"), Cost("JAM_033", 3), Stats("JAM_033", 3, 3), Has("JAM_033", GameTag::RUSH), Unwritten],
    );
}

/// # Cathedral Musician
///
/// `JAM_033t` · Neutral minion · 3 mana · 3/3
///
/// > **Rush Divine Shield* (Changes each turn.)*@**Rush Divine Shield**
///
/// State: Todo
//~ JAM_033t todo 79baa97f 76b59f3d
#[test]
#[ignore = "todo: JAM_033t Cathedral Musician"]
fn JAM_033t_cathedral_musician() {
    check(
        CardClass::Mage,
        &[
            Give("JAM_033t"),
            Cost("JAM_033t", 3),
            Stats("JAM_033t", 3, 3),
            Has("JAM_033t", GameTag::DIVINE_SHIELD),
            Has("JAM_033t", GameTag::RUSH),
            Unwritten,
        ],
    );
}

/// # Tropical Musician
///
/// `JAM_033t2` · Neutral minion · 3 mana · 3/3
///
/// > **Rush Windfury* (Changes each turn.)*@**Rush Windfury**
///
/// State: Todo
//~ JAM_033t2 todo f009745b d72c511d
#[test]
#[ignore = "todo: JAM_033t2 Tropical Musician"]
fn JAM_033t2_tropical_musician() {
    check(
        CardClass::Mage,
        &[
            Give("JAM_033t2"),
            Cost("JAM_033t2", 3),
            Stats("JAM_033t2", 3, 3),
            Has("JAM_033t2", GameTag::RUSH),
            Has("JAM_033t2", GameTag::WINDFURY),
            Unwritten,
        ],
    );
}

/// # Romantic Musician
///
/// `JAM_033t3` · Neutral minion · 3 mana · 3/3
///
/// > **Rush Lifesteal* (Changes each turn.)*@**Rush Lifesteal**
///
/// State: Todo
//~ JAM_033t3 todo 5f9e90a9 f4ff1e8d
#[test]
#[ignore = "todo: JAM_033t3 Romantic Musician"]
fn JAM_033t3_romantic_musician() {
    check(
        CardClass::Mage,
        &[
            Give("JAM_033t3"),
            Cost("JAM_033t3", 3),
            Stats("JAM_033t3", 3, 3),
            Has("JAM_033t3", GameTag::LIFESTEAL),
            Has("JAM_033t3", GameTag::RUSH),
            Unwritten,
        ],
    );
}

/// # Noise Musician
///
/// `JAM_033t4` · Neutral minion · 3 mana · 3/3
///
/// > **Rush Poisonous* (Changes each turn.)*@**Rush Poisonous**
///
/// State: Todo
//~ JAM_033t4 todo fdcfb8a5 b2889773
#[test]
#[ignore = "todo: JAM_033t4 Noise Musician"]
fn JAM_033t4_noise_musician() {
    check(
        CardClass::Mage,
        &[
            Give("JAM_033t4"),
            Cost("JAM_033t4", 3),
            Stats("JAM_033t4", 3, 3),
            Has("JAM_033t4", GameTag::POISONOUS),
            Has("JAM_033t4", GameTag::RUSH),
            Unwritten,
        ],
    );
}

/// # Speaker Stomper
///
/// `JAM_034` · Neutral minion · 4 mana · 4/4
///
/// > **Tradeable Battlecry:** Enemy spells cost (2) more next turn.
///
/// State: Todo
//~ JAM_034 todo 49f82ce3 a0251609
#[test]
#[ignore = "todo: JAM_034 Speaker Stomper"]
fn JAM_034_speaker_stomper() {
    check(CardClass::Mage, &[Give("JAM_034"), Cost("JAM_034", 4), Stats("JAM_034", 4, 4), Unwritten]);
}

/// # Grimtotem Buzzkill
///
/// `JAM_035` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry:** Discard a weapon to draw 3 cards.
///
/// State: Todo
//~ JAM_035 todo faa7cdce 61a37786
#[test]
#[ignore = "todo: JAM_035 Grimtotem Buzzkill"]
fn JAM_035_grimtotem_buzzkill() {
    check(CardClass::Mage, &[Give("JAM_035"), Cost("JAM_035", 4), Stats("JAM_035", 5, 4), Unwritten]);
}

/// # Magatha, Bane of Music
///
/// `JAM_036` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** Draw 5 cards. Give any spells drawn to your opponent.
///
/// State: Todo
//~ JAM_036 todo 0b9bf058 eb00b4aa
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
//~ JAM_037 todo dfe0e322 efd7cbda
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
//~ JAM_037t todo 428baad0 e140e114
#[test]
#[ignore = "todo: JAM_037t Molten Pick of ROCK"]
fn JAM_037t_molten_pick_of_rock() {
    check(CardClass::Mage, &[Give("JAM_037t"), Cost("JAM_037t", 0), Unwritten]);
}
