//! Neutral cards of Festival of Legends, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 06ffb35b

/// E.T.C., Band Manager · Minion · 4 mana · 4/4 · While building your deck, assemble a band of 3 cards. **Battlecry: Discover** one!
//~ todo ETC_080 0263b9a7 dcf3e3f4 -
#[test]
#[ignore = "todo: E.T.C., Band Manager"]
fn ETC_080_e_t_c_band_manager() {
    unwritten("ETC_080");
}

/// Audio Amplifier · Minion · Mech · 2 mana · 2/3 · **Battlecry:** Set your maximum Mana and hand size to 11.
//~ todo ETC_087 5fef2aad f4964f06 -
#[test]
#[ignore = "todo: Audio Amplifier"]
fn ETC_087_audio_amplifier() {
    unwritten("ETC_087");
}

/// Static Waveform · Minion · Elemental · 3 mana · 5/6 · At the start of EACH turn, lose 1 Attack or Health *(chosen randomly).*
//~ done ETC_089 - 33aad5bc -
#[test]
fn ETC_089_static_waveform() {
    check(
        CardClass::Mage,
        &[Friend("ETC_089"), Force(Number(0)), EndTurn, Now(My(0), 4, 6), Force(Number(1)), EndTurn, Now(My(0), 4, 5)],
    );
}

/// Worgen Roadie · Minion · 3 mana · 3/4 · **Battlecry:** Summon a 0/3 Instrument Case for your opponent. *(Break it for a random weapon!)*
//~ done ETC_098 - dfc9d799 -
#[test]
#[rustfmt::skip]
fn ETC_098_worgen_roadie() {
    check(CardClass::Mage, &[
        Play("ETC_098", Nothing), BoardCount(Mine, 1), BoardCount(Theirs, 1), Is(Their(0), "ETC_098t"),
        Force(Card("CS2_091")), Kill(Their(0)), HandCount(Mine, 1), Is(InHand(0), "CS2_091"),
    ]);
}

/// Hipster · Minion · 2 mana · 1/3 · **Battlecry: Discover** a spell from your opponent's class that isn't in their deck.
//~ todo ETC_103 e068c536 1b54a59b -
#[test]
#[ignore = "todo: Hipster"]
fn ETC_103_hipster() {
    unwritten("ETC_103");
}

/// Crowd Surfer · Minion · Murloc · 1 mana · 1/1 · **Deathrattle:** Give ANY other minion +1/+1 and this **Deathrattle**.
//~ todo ETC_104 45fc69a2 619920ce -
#[test]
#[ignore = "todo: Crowd Surfer"]
fn ETC_104_crowd_surfer() {
    unwritten("ETC_104");
}

/// Rowdy Fan · Minion · Quilboar · 3 mana · 1/5 · **Battlecry:** Choose a minion. It has +4 Attack while this is alive.
//~ todo ETC_107 69df429b 5edecd12 -
#[test]
#[ignore = "todo: Rowdy Fan"]
fn ETC_107_rowdy_fan() {
    unwritten("ETC_107");
}

/// Obsessive Fan · Minion · 4 mana · 2/6 · **Battlecry:** Choose a minion. It has **Stealth** while this is alive.
//~ todo ETC_108 d983077b bda606a5 -
#[test]
#[ignore = "todo: Obsessive Fan"]
fn ETC_108_obsessive_fan() {
    unwritten("ETC_108");
}

/// Annoying Fan · Minion · Mech · 1 mana · 1/2 · **Battlecry:** Choose a minion. It can't attack while this is alive.
//~ todo ETC_109 362402b0 b40268e8 -
#[test]
#[ignore = "todo: Annoying Fan"]
fn ETC_109_annoying_fan() {
    unwritten("ETC_109");
}

/// Photographer Fizzle · Minion · 3 mana · 3/3 · **Battlecry:** Take a Snapshot of your current hand and shuffle it into your deck. *(Once per game)*
//~ todo ETC_113 b1e64f8a 83bc3c63 -
#[test]
#[ignore = "todo: Photographer Fizzle"]
fn ETC_113_photographer_fizzle() {
    unwritten("ETC_113");
}

/// Fizzle's Snapshot · Spell · 2 mana · Add the snapshotted cards to your hand. *(Once per game*)@Add the {0} snapshotted \|4(card, cards) to your hand. *(Once per game)*
//~ todo ETC_113t 183df5a3 2059fbb9 -
#[test]
#[ignore = "todo: Fizzle's Snapshot"]
fn ETC_113t_fizzles_snapshot() {
    unwritten("ETC_113t");
}

/// Audio Medic · Minion · 2 mana · 2/3 · **Rush Finale:** Gain **Lifesteal**.
//~ done ETC_325 - a0dd5c37 -
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

/// Party Animal · Minion · Beast · 2 mana · 2/3 · **Battlecry:** Give +1/+1 to each minion of a different type in your hand.
//~ todo ETC_350 c856c311 557fb876 -
#[test]
#[ignore = "todo: Party Animal"]
fn ETC_350_party_animal() {
    unwritten("ETC_350");
}

/// The One-Amalgam Band · Minion · All · 7 mana · 6/6 · **Battlecry:** Gain a random **Bonus Effect** for each minion of a different type you've played this game.@ *(@)*
//~ todo ETC_409 9c9f59cd d89a2ea6 -
#[test]
#[ignore = "todo: The One-Amalgam Band"]
fn ETC_409_the_one_amalgam_band() {
    unwritten("ETC_409");
}

/// Outfit Tailor · Minion · 3 mana · 2/2 · **Battlecry:** Give a friendly minion Attack and Health equal to this minion's.
//~ todo ETC_420 51f16ba4 8f5b49ed -
#[test]
#[ignore = "todo: Outfit Tailor"]
fn ETC_420_outfit_tailor() {
    unwritten("ETC_420");
}

/// Metrognome · Minion · Mech · 3 mana · 2/4 · After you play a {0}-Cost card, draw a {1}-Cost card. *(Then increase!)*
//~ todo ETC_422 b7a3f86e ba33cba7 -
#[test]
#[ignore = "todo: Metrognome"]
fn ETC_422_metrognome() {
    unwritten("ETC_422");
}

/// Pozzik, Audio Engineer · Minion · 4 mana · 5/4 · **Battlecry:** Add two 3/3 Bots to your opponent's hand. **Deathrattle:** Summon them for yourself.
//~ todo ETC_425 9bc16073 ad6565a4 -
#[test]
#[ignore = "todo: Pozzik, Audio Engineer"]
fn ETC_425_pozzik_audio_engineer() {
    unwritten("ETC_425");
}

/// Tony, King of Piracy · Minion · Pirate · 7 mana · 4/6 · **Battlecry:** Replace your deck with a copy of your opponent's. **Finale:** Draw a card.
//~ todo ETC_541 8756b6ff 5b77069c -
#[test]
#[ignore = "todo: Tony, King of Piracy"]
fn ETC_541_tony_king_of_piracy() {
    unwritten("ETC_541");
}

/// Rolling Stone · Minion · Elemental · 2 mana · 2/2 · **Rush Battlecry:** If the last card you played costs (1), gain +1/+1.
//~ todo ETC_742 b7b828c4 08286f69 -
#[test]
#[ignore = "todo: Rolling Stone"]
fn ETC_742_rolling_stone() {
    unwritten("ETC_742");
}

/// Speaker Stomper · Minion · 4 mana · 4/4 · **Tradeable Battlecry:** Enemy spells cost (2) more next turn.
//~ done JAM_034 - 16d484f1 -
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

/// Magatha, Bane of Music · Minion · 5 mana · 5/5 · **Battlecry:** Draw 5 cards. Give any spells drawn to your opponent.
//~ done JAM_036 - 4129bff8 -
#[test]
#[rustfmt::skip]
fn JAM_036_magatha_bane_of_music() {
    check(CardClass::Mage, &[
        EmptyDeck(Mine), OnTop("CS2_182"), OnTop("CS2_029"), OnTop("CS2_120"), OnTop("CS2_024"), OnTop("CS2_118"),
        OnTop("CS2_182"), Give("CS2_029"), Play("JAM_036", Nothing), HandCount(Mine, 4), HandCount(Theirs, 2),
        Is(InTheirHand(0), "CS2_024"), Is(InTheirHand(1), "CS2_029"), Is(InHand(0), "CS2_029"), DeckCount(Mine, 1),
        DeckCount(Theirs, 20),
    ]);
}

/// Elite Tauren Champion · Minion · 5 mana · 5/5 · **Finale:** Start a ROCK DUEL! Players must spend all their Mana each turn or else they take 8 *(or more)* damage!
//~ todo JAM_037 88ff4667 77b57557 -
#[test]
#[ignore = "todo: Elite Tauren Champion"]
fn JAM_037_elite_tauren_champion() {
    unwritten("JAM_037");
}

/// Molten Pick of ROCK · Spell · 0 mana · At the end of turn, explode for @ damage! *(Or spend all your Mana to give this to the opponent with +2 damage.)*
//~ todo JAM_037t 593e0673 fbbb073f -
#[test]
#[ignore = "todo: Molten Pick of ROCK"]
fn JAM_037t_molten_pick_of_rock() {
    unwritten("JAM_037t");
}
