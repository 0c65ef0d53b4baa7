//! Neutral cards of Festival of Legends, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 06ffb35b

/// E.T.C., Band Manager · Minion · 4 mana · 4/4 · While building your deck, assemble a band of 3 cards. **Battlecry: Discover** one!
//~ done ETC_080 - dcf3e3f4 -
#[test]
fn ETC_080_e_t_c_band_manager() {
    use cardwright_engine::state::ByPlayer;
    use cardwright_engine::{Action, Deck, Game, Options, PlayerId};
    let cards = table(CardClass::Mage).game.cards;
    let find = |id: &str| cards.by_id(id).unwrap();
    let manager = find("ETC_080");
    let sideboards = ["CS2_029", "CS2_182", "EX1_277"].map(|card| (manager, find(card))).to_vec();
    let mine = Deck { hero: find("HERO_08"), cards: vec![manager], sideboards };
    let theirs = Deck { hero: find("HERO_08"), cards: vec![find("CS2_182"); 30], sideboards: Vec::new() };
    let options = Options { seed: 7, shuffle: false, mulligan: false, ..Options::default() };
    let mut game = Game::new(cards, ByPlayer([&mine, &theirs]), None, options).unwrap();
    game.set_mana(PlayerId::First, 10);
    let play = game.options().iter().find(|it| matches!(it, Action::Play { .. })).copied().unwrap();
    game.act(play).unwrap();
    assert_eq!(game.offered().len(), 3);
    game.act(Action::Choose(0)).unwrap();
    let hand = game.players[PlayerId::First].hand;
    assert!(hand.len() == 1 && ["CS2_029", "CS2_182", "EX1_277"].contains(&cards.get(game[hand[0]].card).id));
    // Without a band nothing is offered.
    check! { Mage: Play("ETC_080", Nothing), HandCount(Mine, 0), EndTurn }
}

/// Audio Amplifier · Minion · Mech · 2 mana · 2/3 · **Battlecry:** Set your maximum Mana and hand size to 11.
//~ done ETC_087 - f4964f06 -
#[test]
fn ETC_087_audio_amplifier() {
    check! { Mage:
        Give("CS2_231"), Give("CS2_231"), Give("CS2_231"), Give("CS2_231"), Give("CS2_231"), Give("CS2_231"), Give("CS2_231"),
        Give("CS2_231"), Give("CS2_231"), Play("ETC_087", Nothing), DrawOne, DrawOne, HandCount(Mine, 11), DrawOne,
        HandCount(Mine, 11), DeckCount(Mine, 16), EndTurn, EndTurn, Mana(11), PlayerTag(Mine, GameTag::MAXHANDSIZE, 11),
    }
    // It sets both numbers: what was more is less.
    check! { Mage:
        Play("DRG_208", Nothing), HandCount(Mine, 4), Crystals(10), Play("ETC_087", Nothing), PlayerTag(Mine, GameTag::MAXHANDSIZE, 11),
        PlayerTag(Theirs, GameTag::MAXHANDSIZE, 10),
    }
    // With 13 crystals two are lost.
    check! { Mage:
        Play("VAC_949", Nothing), EndTurn, EndTurn, EndTurn, EndTurn, Mana(13), Play("ETC_087", Nothing),
        PlayOption("CFM_308", 1, Nothing), Mana(11),
    }
}

/// Static Waveform · Minion · Elemental · 3 mana · 5/6 · At the start of EACH turn, lose 1 Attack or Health *(chosen randomly).*
//~ done ETC_089 - 33aad5bc -
#[test]
fn ETC_089_static_waveform() {
    check! { Mage:
        Ally("ETC_089"), Force(Number(0)), EndTurn, StatsNow(My(0), 4, 6), Force(Number(1)), EndTurn, StatsNow(My(0), 4, 5),
    }
    // At the end of a turn it loses nothing.
    check! { Mage: Ally("ETC_089"), Enchant(My(0), "BOT_566e"), ForbidOutcome(Number(0)), EndTurn, Dead(Nth(0)) }
}

/// Worgen Roadie · Minion · 3 mana · 3/4 · **Battlecry:** Summon a 0/3 Instrument Case for your opponent. *(Break it for a random weapon!)*
//~ done ETC_098 - dfc9d799 -
#[test]
fn ETC_098_worgen_roadie() {
    check! { Mage:
        Play("ETC_098", Nothing), BoardCount(Mine, 1), BoardCount(Theirs, 1), IsCard(Their(0), "ETC_098t"),
        Force(Card("CS2_091")), Kill(Their(0)), HandCount(Mine, 1), IsCard(InHand(0), "CS2_091"),
    }
}

/// Hipster · Minion · 2 mana · 1/3 · **Battlecry: Discover** a spell from your opponent's class that isn't in their deck.
//~ done ETC_103 - 1b54a59b -
#[test]
fn ETC_103_hipster() {
    check! { Mage:
        OnTheirTop("CS2_029"), ForbidOutcome(ForcedOutcome::Card("CS2_029")), Play("ETC_103", Nothing), Choose(0), HandCount(Mine, 1),
    }
    check! { Mage:
        Force(ForcedOutcome::Card("CS2_029")), Play("ETC_103", Nothing), ChooseCard("CS2_029"), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_029"),
    }
    check! { Mage: ForbidOutcome(ForcedOutcome::Card("CS2_033")), Play("ETC_103", Nothing), Choose(0), HandCount(Mine, 1) }
}

/// Crowd Surfer · Minion · Murloc · 1 mana · 1/1 · **Deathrattle:** Give ANY other minion +1/+1 and this **Deathrattle**.
//~ done ETC_104 - 619920ce -
#[test]
fn ETC_104_crowd_surfer() {
    check! { Mage:
        Ally("ETC_104"), Enemy("CS2_231"), Kill(My(0)), StatsNow(Their(0), 2, 2), Ally("CS2_182"), Kill(Their(0)),
        StatsNow(My(0), 5, 6),
    }
}

/// Rowdy Fan · Minion · Quilboar · 3 mana · 1/5 · **Battlecry:** Choose a minion. It has +4 Attack while this is alive.
//~ done ETC_107 - 5edecd12 -
#[test]
fn ETC_107_rowdy_fan() {
    check! { Mage:
        Ally("CS2_182"), Enemy("CS2_182"), Play("ETC_107", On(My(0))), StatsNow(My(0), 8, 5), StatsNow(My(1), 1, 5),
        StatsNow(Their(0), 4, 5), Kill(My(1)), StatsNow(My(0), 4, 5),
    }
    check! { Mage: Ally("CS2_050"), EndTurn, Play("ETC_107", On(My(0))), StatsNow(My(0), 5, 1) }
    // One that was away is not the chosen one any more.
    check! { Rogue:
        Ally("CS2_231"), Play("ETC_107", On(My(0))), StatsNow(My(0), 5, 1), Play("EX1_144", On(My(0))), HandCount(Mine, 1),
        Play("CS2_231", Nothing), StatsNow(My(1), 1, 1),
    }
    // Another Fan's choice is another's.
    check! { Mage:
        Ally("CS2_231"), Ally("CS2_182"), Play("ETC_107", On(My(0))), Play("ETC_109", On(My(1))), StatsNow(My(0), 5, 1),
        StatsNow(My(1), 4, 5),
    }
    // The Fan shows what it does to the other.
    let mut table = table(CardClass::Mage);
    table.steps(&[Ally("CS2_182"), Play("ETC_107", On(My(0)))]);
    assert!(table.bears(My(1), "ETC_107e"));
    assert!(!table.bears(My(0), "ETC_107e"));
}

/// Obsessive Fan · Minion · 4 mana · 2/6 · **Battlecry:** Choose a minion. It has **Stealth** while this is alive.
//~ done ETC_108 - bda606a5 -
#[test]
fn ETC_108_obsessive_fan() {
    check! { Mage:
        Ally("CS2_182"), Enemy("CS2_182"), Play("ETC_108", On(My(0))), HasNow(My(0), GameTag::STEALTH),
        HasNot(My(1), GameTag::STEALTH), HasNot(Their(0), GameTag::STEALTH), Kill(My(1)),
        HasNot(My(0), GameTag::STEALTH),
    }
    check! { Mage:
        Ally("CS2_182"), Play("ETC_108", On(My(0))), Kill(My(1)), EndTurn, Play("ETC_108", On(My(0))),
        HasNow(My(0), GameTag::STEALTH),
    }
    check! { Mage:
        Ally("CS2_182"), Enemy("CS2_182"), Play("ETC_108", On(My(0))), Play("ETC_108", On(Nth(2))),
        HasNow(My(1), GameTag::STEALTH),
    }
    // One that was away is not the chosen one any more.
    check! { Rogue:
        Ally("CS2_231"), Play("ETC_108", On(My(0))), Play("EX1_144", On(My(0))), HandCount(Mine, 1),
        Play("CS2_231", Nothing), HasNot(My(1), GameTag::STEALTH),
    }
    // Another Fan's choice is another's.
    check! { Mage:
        Ally("CS2_231"), Ally("CS2_182"), Play("ETC_108", On(My(0))), Play("ETC_109", On(My(1))),
        HasNow(My(0), GameTag::STEALTH), HasNot(My(1), GameTag::STEALTH),
    }
    // The Fan shows what it does to the other.
    let mut table = table(CardClass::Mage);
    table.steps(&[Ally("CS2_182"), Play("ETC_108", On(My(0)))]);
    assert!(table.bears(My(1), "ETC_108e"));
    assert!(!table.bears(My(0), "ETC_108e"));
}

/// Annoying Fan · Minion · Mech · 1 mana · 1/2 · **Battlecry:** Choose a minion. It can't attack while this is alive.
//~ done ETC_109 - b40268e8 -
#[test]
fn ETC_109_annoying_fan() {
    check! { Mage:
        Ally("CS2_182"), Enemy("CS2_182"), Enemy("CS2_200"), Play("ETC_109", On(Their(0))), EndTurn,
        CannotAttack(Their(0), MyHero), Attack(Their(1), MyHero), Kill(My(1)), Attack(Their(0), MyHero),
        Health(MyHero, 20),
    }
    check! { Mage:
        Ally("CS2_182"), Enemy("CS2_182"), Play("ETC_109", On(Their(0))), EndTurn, Kill(My(1)), EndTurn, EndTurn,
        Play("ETC_109", On(Their(0))), CannotAct(Their(0)),
    }
    check! { Mage:
        Ally("CS2_182"), Enemy("CS2_182"), Enemy("CS2_179"), Play("ETC_109", On(Their(0))), EndTurn,
        Ally("CS2_182"), Enemy("CS2_182"), EndTurn, Play("ETC_109", On(Nth(5))), EndTurn, CannotAct(Their(2)),
    }
    // One that was away is not the chosen one any more.
    check! { Rogue:
        Ally("CS2_231"), Ready(My(0)), Play("ETC_109", On(My(0))), CannotAttack(My(0), TheirHero),
        Play("EX1_144", On(My(0))), HandCount(Mine, 1), Crystals(10), Play("CS2_231", Nothing), EndTurn, EndTurn,
        Attack(My(1), TheirHero), Damage(TheirHero, 1),
    }
    // Another Fan's choice is another's.
    check! { Mage:
        Ally("CS2_231"), Ally("CS2_182"), Play("ETC_109", On(My(0))), Play("ETC_107", On(My(1))), CannotAct(My(0)),
        Attack(My(1), TheirHero), Health(TheirHero, 22),
    }
    // The Fan shows what it does to the other.
    let mut table = table(CardClass::Mage);
    table.steps(&[Ally("CS2_182"), Play("ETC_109", On(My(0)))]);
    assert!(table.bears(My(1), "ETC_109e"));
    assert!(!table.bears(My(0), "ETC_109e"));
}

/// Photographer Fizzle · Minion · 3 mana · 3/3 · **Battlecry:** Take a Snapshot of your current hand and shuffle it into your deck. *(Once per game)*
//~ done ETC_113 - 83bc3c63 -
#[test]
fn ETC_113_photographer_fizzle() {
    check! { Mage:
        EmptyDeck(Mine), Give("CS2_182"), Give("CS2_029"), Play("ETC_113", Nothing), HandCount(Mine, 2),
        DeckCount(Mine, 1), Discard(InHand(0)), Discard(InHand(0)), EndTurn, EndTurn, HandCount(Mine, 1),
        IsCard(InHand(0), "ETC_113t"), Play("ETC_113t", Nothing), HandCount(Mine, 2), IsCard(InHand(0), "CS2_182"),
        IsCard(InHand(1), "CS2_029"), Play("ETC_113", Nothing), DeckCount(Mine, 0),
    }
    // The opponent gets nothing of it.
    check! { Mage:
        Play("ETC_113", Nothing), EndTurn, EndTurn, EndTurn, Play("ETC_113", Nothing), DeckCount(Theirs, 19),
        DeckCount(Mine, 19),
    }
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
    check! { Mage:
        Give("ETC_325"), Cost("ETC_325", 2), Stats("ETC_325", 2, 3), Has("ETC_325", GameTag::RUSH),
        Play("ETC_325", Nothing), HasNot(My(0), GameTag::LIFESTEAL),
    }
    check! { Mage: Crystals(2), Play("ETC_325", Nothing), HasNow(My(0), GameTag::LIFESTEAL) }
}

/// Party Animal · Minion · Beast · 2 mana · 2/3 · **Battlecry:** Give +1/+1 to each minion of a different type in your hand.
//~ done ETC_350 - 557fb876 -
#[test]
fn ETC_350_party_animal() {
    check! { Mage:
        Give("CS2_172"), Give("CS2_125"), Give("CS2_168"), Give("CS2_182"), Give("CS2_029"), Play("ETC_350", Nothing),
        StatsNow(InHand(0), 4, 3), StatsNow(InHand(1), 3, 3), StatsNow(InHand(2), 3, 2), StatsNow(InHand(3), 4, 5),
    }
    check! { Mage: Give("CS2_172"), EndTurn, Play("ETC_350", Nothing), StatsNow(InHand(0), 3, 2) }
}

/// The One-Amalgam Band · Minion · All · 7 mana · 6/6 · **Battlecry:** Gain a random **Bonus Effect** for each minion of a different type you've played this game.@ *(@)*
//~ done ETC_409 - d89a2ea6 -
#[test]
fn ETC_409_the_one_amalgam_band() {
    check! { Mage:
        Play("CS2_182", Nothing), Crystals(10), Play("ETC_409", Nothing), HasNot(My(1), GameTag::TAUNT),
        HasNot(My(1), GameTag::RUSH), HasNot(My(1), GameTag::LIFESTEAL), HasNot(My(1), GameTag::DIVINE_SHIELD),
        HasNot(My(1), GameTag::WINDFURY), HasNot(My(1), GameTag::POISONOUS), HasNot(My(1), GameTag::STEALTH),
    }
    check! { Mage:
        Play("CS2_172", Nothing), Play("CS2_172", Nothing), Play("CS2_168", Nothing), Crystals(10),
        Force(ForcedOutcome::Number(0)), Force(ForcedOutcome::Number(0)), ForbidOutcome(ForcedOutcome::Number(0)), Play("ETC_409", Nothing),
    }
}

/// Outfit Tailor · Minion · 3 mana · 2/2 · **Battlecry:** Give a friendly minion Attack and Health equal to this minion's.
//~ done ETC_420 - 8f5b49ed -
#[test]
fn ETC_420_outfit_tailor() {
    check! { Mage:
        Ally("CS2_231"), Give("ETC_420"), Enchant(InHand(0), "CS2_092e"), Play("ETC_420", On(My(0))),
        StatsNow(My(0), 7, 7),
    }
    // It gains them, and is not healed.
    check! { Mage: Ally("CS2_182"), DealDamage(My(0), 3), Play("ETC_420", On(My(0))), StatsNow(My(0), 6, 4), Damage(My(0), 3) }
}

/// Metrognome · Minion · Mech · 3 mana · 2/4 · After you play a {0}-Cost card, draw a {1}-Cost card. *(Then increase!)*
/// - Numbers: {0} = 1, {1} = 2
//~ done ETC_422 - ba33cba7.47df42ae -
#[test]
fn ETC_422_metrognome() {
    check! { Mage:
        DeckOf(&["CS2_182", "CS2_023", "CS2_024", "CS2_029"]), Ally("ETC_422"), Play("CS2_024", On(TheirHero)),
        HandCount(Mine, 0), Play("EX1_011", On(MyHero)), HandCount(Mine, 1), IsCard(InHand(0), "CS2_024"),
        Play("EX1_011", On(MyHero)), HandCount(Mine, 1), Play("CS2_024", On(TheirHero)), Damage(TheirHero, 6),
        HandCount(Mine, 1), IsCard(InHand(0), "CS2_023"),
    }
    // What the opponent does is not heard.
    check! { Mage:
        Ally("ETC_422"), Play("EX1_011", On(MyHero)), Play("CS2_024", On(TheirHero)), EndTurn,
        Play("CS2_023", Nothing), HandCount(Mine, 0), HandCount(Theirs, 3), Health(TheirHero, 27),
    }
    // The opponent gets nothing of it.
    check! { Mage:
        OnTheirTop("CS2_181"), Ally("ETC_422"), Play("EX1_011", On(MyHero)), Play("CS2_024", On(TheirHero)),
        HandCount(Theirs, 0), Health(TheirHero, 27),
    }
    check! { Mage:
        Ally("ETC_422"), Play("EX1_011", On(MyHero)), Play("CS2_024", On(TheirHero)), Play("ETC_422", Nothing),
        HandCount(Mine, 1), Health(TheirHero, 27),
    }
    check! { Mage:
        DeckOf(&["CS2_182", "CS2_023", "CS2_024", "CS2_029"]), Ally("ETC_422"), Play("EX1_011", On(MyHero)),
        Play("EX1_015", Nothing), IsCard(InHand(1), "CS2_029"),
    }
}

/// Pozzik, Audio Engineer · Minion · 4 mana · 5/4 · **Battlecry:** Add two 3/3 Bots to your opponent's hand. **Deathrattle:** Summon them for yourself.
//~ done ETC_425 - ad6565a4 -
#[test]
fn ETC_425_pozzik_audio_engineer() {
    check! { Mage:
        GiveThem("CS2_182"), Play("ETC_425", Nothing), HandCount(Theirs, 3), IsCard(InTheirHand(1), "ETC_425t"),
        BoardCount(Mine, 1), Kill(My(0)), HandCount(Theirs, 1), BoardCount(Mine, 2), IsCard(My(0), "ETC_425t"),
        IsCard(My(1), "ETC_425t"),
    }
}

/// Tony, King of Piracy · Minion · Pirate · 7 mana · 4/6 · **Battlecry:** Replace your deck with a copy of your opponent's. **Finale:** Draw a card.
//~ done ETC_541 - 5b77069c -
#[test]
fn ETC_541_tony_king_of_piracy() {
    check! { Mage:
        EmptyDeck(Theirs), OnTheirTop("CS2_029"), OnTheirTop("CS2_024"), Play("ETC_541", Nothing), DeckCount(Mine, 2),
        DeckCount(Theirs, 2), HandCount(Mine, 0), EndTurn, EndTurn, EndTurn, EndTurn, HandCount(Mine, 2),
        IsInZone(Newest("CS2_029"), Zone::Hand),
    }
}

/// Rolling Stone · Minion · Elemental · 2 mana · 2/2 · **Rush Battlecry:** If the last card you played costs (1), gain +1/+1.
//~ done ETC_742 - 08286f69 -
#[test]
fn ETC_742_rolling_stone() {
    check! { Mage:
        Play("CS2_231", Nothing), Play("EX1_011", On(MyHero)), Play("ETC_742", Nothing), StatsNow(Newest("ETC_742"), 3, 3),
        Play("CS2_182", Nothing), Play("ETC_742", Nothing), StatsNow(My(4), 2, 2),
    }
}

/// Speaker Stomper · Minion · 4 mana · 4/4 · **Tradeable Battlecry:** Enemy spells cost (2) more next turn.
//~ done JAM_034 - 16d484f1 -
#[test]
fn JAM_034_speaker_stomper() {
    check! { Mage:
        Give("JAM_034"), Cost("JAM_034", 4), Stats("JAM_034", 4, 4), Has("JAM_034", GameTag::TRADEABLE),
        Give("CS2_029"), GiveThem("CS2_029"), GiveThem("CS2_182"), Play("JAM_034", Nothing), CostNow(Nth(1), 4),
        EndTurn, CostNow(Nth(2), 6), CostNow(Nth(3), 4), Play("CS2_008", On(MyHero)), Damage(MyHero, 1),
        CostNow(Nth(2), 6), EndTurn, CostNow(Nth(1), 4), EndTurn, CostNow(Nth(2), 4),
    }
}

/// Magatha, Bane of Music · Minion · 5 mana · 5/5 · **Battlecry:** Draw 5 cards. Give any spells drawn to your opponent.
//~ done JAM_036 - 4129bff8 -
#[test]
fn JAM_036_magatha_bane_of_music() {
    check! { Mage:
        EmptyDeck(Mine), OnTop("CS2_182"), OnTop("CS2_029"), OnTop("CS2_120"), OnTop("CS2_024"), OnTop("CS2_118"),
        OnTop("CS2_182"), Give("CS2_029"), Play("JAM_036", Nothing), HandCount(Mine, 4), HandCount(Theirs, 2),
        IsCard(InTheirHand(0), "CS2_024"), IsCard(InTheirHand(1), "CS2_029"), IsCard(InHand(0), "CS2_029"), DeckCount(Mine, 1),
        DeckCount(Theirs, 20),
    }
}

/// Elite Tauren Champion · Minion · 5 mana · 5/5 · **Finale:** Start a ROCK DUEL! Players must spend all their Mana each turn or else they take 8 *(or more)* damage!
//~ done JAM_037 - 77b57557 -
#[test]
fn JAM_037_elite_tauren_champion() {
    check! { Mage: Play("CS2_182", Nothing), Play("JAM_037", Nothing), HandCount(Theirs, 0) }
    check! { Mage:
        Play("CS2_226", Nothing), Play("JAM_037", Nothing), HandCount(Theirs, 1), EndTurn,
        IsCard(InTheirHand(0), "JAM_037t"), EndTurn, Health(TheirHero, 22), HandCount(Theirs, 1), HandCount(Mine, 1),
    }
}

/// Molten Pick of ROCK · Spell · 0 mana · At the end of turn, explode for @ damage! *(Or spend all your Mana to give this to the opponent with +2 damage.)*
/// - Numbers: {0} = 8
//~ done JAM_037t - fbbb073f.ea2396b4 -
#[test]
fn JAM_037t_molten_pick_of_rock() {
    check! { Mage: Give("JAM_037t"), Unplayable("JAM_037t"), EndTurn, Health(MyHero, 22), HandCount(Mine, 0) }
    check! { Mage:
        Give("JAM_037t"), Play("CS2_182", Nothing), Play("CS2_182", Nothing), Play("CS2_172", Nothing), EndTurn,
        Health(MyHero, 30), HandCount(Mine, 0), EndTurn, HandCount(Theirs, 1), Health(TheirHero, 20),
    }
    check! { Mage:
        Give("JAM_037t"), Play("CS2_213", Nothing), EndTurn, BoardCount(Mine, 1), HandCount(Mine, 0),
        Health(MyHero, 22),
    }
}

/// Merch Seller · Minion · Naga · 4 mana · 3/5 · At the end of your turn, put a random spell on the top of your opponent's deck.
//~ done ETC_111 - 4fd020ae -
#[test]
fn ETC_111_merch_seller() {
    check! { Mage:
        Give("ETC_111"), Cost("ETC_111", 4), Stats("ETC_111", 3, 5), Play("ETC_111", Nothing), Force(Card("CS2_023")),
        EndTurn, HandCount(Theirs, 1), IsCard(InTheirHand(0), "CS2_023"), DeckCount(Theirs, 20), DeckCount(Mine, 19),
        EndTurn, HandCount(Mine, 1), IsCard(InHand(0), "CS2_182"), DeckCount(Mine, 18),
    }
    check! { Mage: Ally("ETC_111"), ForbidOutcome(Card("CS2_172")), EndTurn }
}

/// Freebird · Minion · Beast · 4 mana · 2/2 · **Charge Battlecry:** Gain +1/+1 for each other Freebird you've played this game.@ *(@)*
//~ done ETC_336 - dfeeafb5 -
#[test]
fn ETC_336_freebird() {
    check! { Mage:
        Give("ETC_336"), Cost("ETC_336", 4), Stats("ETC_336", 2, 2), Has("ETC_336", GameTag::CHARGE),
        Play("ETC_336", Nothing), StatsNow(My(0), 2, 2), Play("ETC_336", Nothing), StatsNow(My(1), 3, 3), StatsNow(My(0), 2, 2),
        EndTurn, Play("ETC_336", Nothing), StatsNow(Their(0), 2, 2), EndTurn, Play("CS2_171", Nothing),
        Play("ETC_336", Nothing), StatsNow(My(3), 4, 4),
    }
}

/// Grimtotem Buzzkill · Minion · 4 mana · 5/4 · **Battlecry:** Discard a weapon to draw 3 cards.
//~ done JAM_035 - 9f15fe65 -
#[test]
fn JAM_035_grimtotem_buzzkill() {
    check! { Mage:
        Give("JAM_035"), Cost("JAM_035", 4), Stats("JAM_035", 5, 4), Give("CS2_106"), Give("CS2_172"),
        Play("JAM_035", Nothing), HandCount(Mine, 4), IsCard(InHand(0), "CS2_172"), Dead(Nth(1)), DeckCount(Mine, 16),
    }
    check! { Mage:
        Ally("CS2_106"), GiveThem("CS2_106"), Give("CS2_172"), Play("JAM_035", Nothing), HandCount(Mine, 1),
        IsCard(MyWeapon, "CS2_106"), HandCount(Theirs, 1),
    }
    // The second Battlecry of two finds no weapon, and draws nothing.
    check! { Mage: Ally("LOE_077"), Give("CS2_106"), Play("JAM_035", Nothing), HandCount(Mine, 3), DeckCount(Mine, 16),
        IsInZone(Nth(1), Zone::Graveyard),
    }
}
