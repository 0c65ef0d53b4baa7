//! Positions: games that begin on a given board.
use super::*;

/// 400a9e3683#0#79: Reno Jackson heals though most of the deck is unknown to who recorded.
#[test]
fn unknown_cards_are_no_duplicates() {
    let cards = cards::with_recorded();
    let known = |id: &str| cards.by_id(id).expect("a card");
    let single = PositionEntity::new(known("ZZ_SINGLE"), Zone::Hand, PlayerId::First);
    let deck = |number| (number, PositionEntity::new(known(WISP), Zone::Deck, PlayerId::First));
    for (more, armor) in [(vec![deck(7)], 5), (vec![deck(7), deck(8)], 0)] {
        let mut pieces = more;
        pieces.push((6, single.clone()));
        let mut game = position(&pieces);
        let unknown = game.players[PlayerId::First].deck.iter().filter(|id| game[*id].card == CardId::NONE).count();
        assert!(unknown >= 2, "{unknown}");
        let card = game.entity(6).expect("it is there");
        game.act(Action::Play { card, target: None, option: None, place: None }).expect("it can be played");
        let hero = game.players[PlayerId::First].hero.expect("a hero");
        assert_eq!((game[hero].card_type, game[hero].armor), (CardType::Hero, armor));
    }
}

/// c3c42dc722#0#128: a hero whose worn Gorehowl has no Attack left attacks for 3 with the next weapon.
#[test]
fn a_hero_has_the_attack_of_its_weapon_in_a_position() {
    let cards = cards::with_recorded();
    for (attack, sums) in [(0, [0, 3]), (2, [2, 3]), (7, [7, 3])] {
        let piece = |id, zone| PositionEntity::new(cards.by_id(id).expect("a card"), zone, PlayerId::First);
        let worn = PositionEntity { attack: Some(attack), ..piece("EX1_411", Zone::Play) };
        let hero = PositionEntity { attack: Some(attack), ..piece("HERO_08", Zone::Play) };
        let mut game = position(&[(4, hero), (6, worn), (7, piece("CS2_106", Zone::Hand))]);
        let hero = game.players[PlayerId::First].hero.expect("a hero");
        let before = game[hero].attack;
        let card = game.entity(7).expect("it is there");
        game.act(Action::Play { card, target: None, option: None, place: None }).expect("it can be played");
        assert_eq!([before, game[hero].attack], sums, "with {attack} on the weapon");
    }
}

/// c819d4ccc9#0#57: what a C'Thun that can be seen was given is what "your C'Thun" has, and the next one has it, too.
#[test]
fn a_cthun_that_is_seen_shows_what_your_cthun_was_given() {
    let cards = cards::with_mechanics();
    let seen = PositionEntity::new(cards.by_id("ZZ_CTHUN").expect("a card"), Zone::Hand, PlayerId::First);
    let seen = PositionEntity { attack: Some(10), health: Some(9), ..seen };
    let mut table = Table::new(cards, CardClass::Mage);
    table.game = position_with(cards, &[(6, seen)]);
    table.steps(&[
        StatsNow(InHand(0), 10, 9),
        Give("ZZ_CTHUN"),
        StatsNow(InHand(1), 10, 9),
        Play("ZZ_CULTIST", Nothing),
        StatsNow(InHand(0), 12, 11),
        StatsNow(InHand(1), 12, 11),
    ]);
}

/// `MAXRESOURCES` of a recording is how many crystals a player can have.
#[test]
fn a_position_says_how_many_crystals_a_player_can_have() {
    let cards = cards::with_recorded();
    let hero = cards.by_id("HERO_08").expect("a hero");
    for (more_crystals, crystals) in [(0, 10), (5, 11)] {
        let pieces = [(4, PlayerId::First), (5, PlayerId::Second)];
        let pieces = pieces.map(|(number, player)| (number, PositionEntity::new(hero, Zone::Play, player))).into();
        let mut sides: ByPlayer<SideView> = ByPlayer::default();
        for player in PlayerId::BOTH {
            sides[player] = SideView { crystals: 10, extra_crystals: more_crystals, deck: 4, ..SideView::default() };
        }
        let position =
            Position { turn: 7, active: PlayerId::First, seed: 1, sides, entities: pieces, ..Position::default() };
        let mut game = Game::from_position(cards, &position).expect("a position");
        game.act(Action::EndTurn).expect("a turn can end");
        assert_eq!(game.players[PlayerId::Second].crystals, crystals, "at most ten and {more_crystals}");
    }
}

/// Whatever a file says: no number makes the rules overflow.
#[test]
fn positions_with_numbers_that_no_game_has_can_be_played() {
    let cards = cards::with_recorded();
    for extreme in [i16::MIN, -1, i16::MAX] {
        let mut position = Position { turn: u16::MAX, ..Position::default() };
        for player in PlayerId::BOTH {
            position.sides[player] = SideView {
                crystals: extreme,
                spent: extreme,
                temporary_mana: extreme.saturating_neg(),
                locked: extreme.saturating_neg(),
                overloaded: extreme,
                fatigue: extreme,
                corpses: extreme,
                cards_played: u8::MAX,
                powers_used: u8::MAX,
                minions_died: u8::MAX,
                ..SideView::default()
            };
        }
        for (number, (card, player)) in (4..).zip([
            ("HERO_08", PlayerId::First),
            ("HERO_08", PlayerId::Second),
            (YETI, PlayerId::First),
            (YETI, PlayerId::Second),
        ]) {
            let mut piece = PositionEntity::new(cards.by_id(card).expect("there"), Zone::Play, player);
            (piece.attack, piece.health, piece.damage, piece.armor) =
                (Some(i16::MAX), Some(i16::MAX), extreme, extreme);
            (piece.attacks, piece.counters) = (u8::MAX, [extreme; 2]);
            position.entities.insert(number, piece);
        }
        let mut game = Game::from_position(cards, &position).expect("a position");
        for _ in 0..20 {
            let Some(action) = game.options().first().copied() else { break };
            game.act_unchecked(action);
        }
    }
}
