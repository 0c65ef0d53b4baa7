//! The log of games: one sentence for what happened, in the words of a reader.
use cardwright_arena::describe::{Entry, EntryKind, Log, Part};
use cardwright_arena::{deck, registry};
use cardwright_data::CardClass;
use cardwright_engine::state::ByPlayer;
use cardwright_engine::{Action, CardId, Cards, Deck, EntityId, Game, Options, PlayerId};

const ME: PlayerId = PlayerId::First;
const OPPONENT: PlayerId = PlayerId::Second;

fn card(cards: &Cards, id: &str) -> CardId {
    cards.by_id(id).unwrap_or_else(|| panic!("no card has the id {id}"))
}

/// A game of two mages with ten mana, whose decks have Chillwind Yetis alone.
fn game() -> Game {
    let cards = registry::cards().expect("the cards fit together");
    let hero = deck::hero(cards, CardClass::Mage).expect("a hero");
    let deck = Deck { hero, cards: vec![card(cards, "CS2_182"); 12], sideboards: Vec::new() };
    let options = Options { mulligan: false, hand: 0, ..Options::default() };
    let mut game = Game::new(cards, ByPlayer([&deck, &deck]), None, options).expect("a game");
    for player in PlayerId::BOTH {
        game.set_mana(player, 10);
    }
    game
}

fn in_play(game: &mut Game, player: PlayerId, id: &str) -> EntityId {
    game.put_in_play(player, card(game.cards, id)).expect("a place on the board")
}

/// The log of an action for a reader.
fn log(game: &mut Game, action: Action, reader: Option<PlayerId>) -> Vec<Entry> {
    let mut log = Log::new(reader);
    game.act_observed(action, &mut log).expect("it is legal");
    log.entries()
}

fn lines(game: &mut Game, action: Action, reader: Option<PlayerId>) -> Vec<String> {
    log(game, action, reader).iter().map(Entry::line).collect()
}

/// The lines of a card that the player to act gets and plays.
fn played(game: &mut Game, id: &str, target: Option<EntityId>, reader: Option<PlayerId>) -> Vec<String> {
    let card = game.give(game.active, card(game.cards, id)).expect("a place in the hand");
    lines(game, Action::Play { card, target, option: None, place: None }, reader)
}

#[test]
fn a_spell_says_what_it_does_to_whom() {
    let mut game = game();
    let yeti = in_play(&mut game, OPPONENT, "CS2_182");
    let fireball = game.give(ME, card(game.cards, "CS2_029")).expect("a place in the hand");
    let play = Action::Play { card: fireball, target: Some(yeti), option: None, place: None };
    let entries = log(&mut game, play, Some(ME));
    let says: Vec<String> = entries.iter().map(Entry::line).collect();
    assert_eq!(
        says,
        ["You play Fireball at Chillwind Yeti", "  Fireball deals 6 to Chillwind Yeti", "  Chillwind Yeti dies"]
    );
    assert_eq!(entries[0].kind, EntryKind::Action);
    let parts = entries[1].sentence.parts();
    let [Part::Card { entity, .. }, Part::Text(words), Part::Card { entity: target, .. }] = parts else {
        panic!("the sentence has no cards: {parts:?}")
    };
    assert_eq!((*entity, words.as_str(), *target), (fireball, " deals 6 to ", yeti));
    assert_eq!(
        entries[1].json(game.cards),
        serde_json::json!({ "kind": "consequence", "text": "Fireball deals 6 to Chillwind Yeti", "parts": [
            { "card": "CS2_029", "entity": fireball.number(), "name": "Fireball" },
            " deals 6 to ",
            { "card": "CS2_182", "entity": yeti.number(), "name": "Chillwind Yeti" },
        ] })
    );
}

#[test]
fn what_happens_to_several_stands_in_one_sentence() {
    let mut game = game();
    in_play(&mut game, OPPONENT, "CS2_231");
    in_play(&mut game, OPPONENT, "CS2_231");
    in_play(&mut game, OPPONENT, "CS2_182");
    let says = played(&mut game, "CS2_025", None, Some(ME));
    assert_eq!(says[1], "  Arcane Explosion deals 1 to Wisp (×2) and Chillwind Yeti");
    assert_eq!(says[2], "  Wisp (×2) die");
    game.set_mana(ME, 10);
    let says = played(&mut game, "CS2_023", None, Some(OPPONENT));
    assert_eq!(says, ["The opponent plays Arcane Intellect", "  The opponent draws 2 cards"]);
}

#[test]
fn each_kind_of_change_has_a_sentence() {
    let told = |id: &str, on_enemy: &str| {
        let mut game = game();
        let target = (!on_enemy.is_empty()).then(|| in_play(&mut game, OPPONENT, on_enemy));
        if let Some(target) = target {
            game.damage(target, 1);
        }
        played(&mut game, id, target, Some(ME)).join("\n")
    };
    for (id, target, says) in [
        ("CS2_022", "CS2_182", "Chillwind Yeti becomes Sheep"),
        ("CS1_113", "CS2_182", "You take control of Chillwind Yeti"),
        ("CS2_087", "CS2_182", "Blessing of Might gives Chillwind Yeti +3 Attack"),
        ("CS2_203", "CS2_182", "Chillwind Yeti is silenced"),
        ("CS2_024", "CS2_182", "Frostbolt freezes Chillwind Yeti"),
        ("EX1_011", "CS2_182", "Voodoo Doctor restores 1 Health to Chillwind Yeti"),
        ("CS2_076", "CS2_182", "Assassinate destroys Chillwind Yeti"),
        ("EX1_606", "", "You gain 5 Armor"),
        ("EX1_382", "CS2_182", "Chillwind Yeti now has 1 Attack"),
        ("CS2_106", "", "You play Fiery War Axe"),
        ("EX1_116", "", "Leeroy Jenkins summons Whelp (×2) for the opponent"),
        ("EX1_238", "CS2_182", "You overload 1 Mana Crystal"),
    ] {
        let lines = told(id, target);
        assert!(lines.contains(says), "{id}: {lines}");
    }
}

#[test]
fn a_turn_has_a_heading_and_the_end_a_result() {
    let mut game = game();
    let says = lines(&mut game, Action::EndTurn, Some(ME));
    assert_eq!(says, ["You end the turn", "Turn 2: the opponent", "  The opponent draws a card"]);
    let entries = log(&mut game, Action::EndTurn, None);
    assert_eq!(entries[1].sentence.to_string(), "Turn 3: player 1");
    assert_eq!(entries[1].kind, EntryKind::Turn);
    let enemy = game.players[OPPONENT].hero.expect("a hero");
    game.damage(enemy, 25);
    let says = played(&mut game, "CS2_029", Some(enemy), Some(ME));
    assert_eq!(says.last().map(String::as_str), Some("You win the game"), "{says:?}");
}

#[test]
fn a_secret_of_the_opponent_has_no_name_before_it_is_revealed() {
    let mut game = game();
    let says = played(&mut game, "EX1_287", None, Some(OPPONENT));
    assert_eq!(says, ["The opponent plays a Secret"]);
    game.act(Action::EndTurn).expect("it is legal");
    let says = played(&mut game, "CS2_025", None, Some(OPPONENT));
    assert_eq!(says, ["You play Arcane Explosion", "  The opponent's Secret Counterspell is revealed"]);
}

/// Inconspicuous Rider (`DMF_079`) casts a Secret from the deck: its player reads the name, the opponent that a Secret came.
#[test]
fn a_secret_that_a_text_puts_into_play_is_told() {
    for (reader, says) in [
        (Some(ME), "  Inconspicuous Rider puts Counterspell into play"),
        (Some(OPPONENT), "  Inconspicuous Rider puts a Secret into play"),
        (None, "  Inconspicuous Rider puts Counterspell into play"),
    ] {
        let mut game = game();
        game.put_on_top(ME, card(game.cards, "EX1_287")).expect("a place in the deck");
        let lines = played(&mut game, "DMF_079", None, reader);
        assert_eq!(lines[1..], [says], "{reader:?}");
    }
}

/// Mad Scientist (`FP1_004`) puts a Secret of its deck into play by a Deathrattle.
#[test]
fn a_secret_of_a_deathrattle_is_told() {
    let mut game = game();
    let scientist = in_play(&mut game, OPPONENT, "FP1_004");
    game.put_on_top(OPPONENT, card(game.cards, "EX1_287")).expect("a place in the deck");
    let lines = played(&mut game, "CS2_029", Some(scientist), Some(ME));
    assert!(lines.contains(&"  Mad Scientist puts a Secret into play".to_owned()), "{lines:?}");
}

/// Mish-Mash Mosher (`ETC_419`) attacks again and again: each attack has its sentence; the announced one is told once.
#[test]
fn each_attack_that_a_text_repeats_is_told() {
    let mut game = game();
    let mosher = in_play(&mut game, ME, "ETC_419");
    let snapjaw = in_play(&mut game, OPPONENT, "CS2_119");
    for _ in 0..2 {
        game.act(Action::EndTurn).expect("it is legal");
    }
    let lines = lines(&mut game, Action::Attack { attacker: mosher, defender: snapjaw }, Some(ME));
    let count = |says: &str| lines.iter().filter(|line| line.contains(says)).count();
    let damage = count("Mish-Mash Mosher deals");
    assert!(damage > 1, "{lines:?}");
    assert_eq!(count("Mish-Mash Mosher attacks Oasis Snapjaw"), damage - 1, "the first one is announced: {lines:?}");
    assert_eq!(count("You attack Oasis Snapjaw with Mish-Mash Mosher"), 1, "{lines:?}");
}

/// A launch is told when it happens, and not when its player is asked.
#[test]
fn a_launch_is_told_once_and_a_cancelled_one_is_not() {
    for reader in [Some(ME), Some(OPPONENT), None] {
        let mut game = game();
        let piece = in_play(&mut game, ME, "GDB_112");
        game.destroy(piece);
        let ship = game.players[ME].board.iter().last().expect("a Starship");
        let launch = Action::Use { card: ship, ability: 0, target: None };
        let told = |lines: &[String]| lines.iter().filter(|line| line.contains("launch")).count();
        assert_eq!(told(&lines(&mut game, launch, reader)), 0, "it is only asked");
        assert_eq!(told(&lines(&mut game, Action::Cancel, reader)), 0);
        assert_eq!(told(&lines(&mut game, launch, reader)), 0);
        let lines = lines(&mut game, Action::Choose(0), reader);
        assert_eq!(told(&lines), 1, "{lines:?}");
    }
}

/// One minion that gains twice is one minion: Tiny Knight of Evil and two discarded cards.
#[test]
fn what_one_minion_gains_twice_is_told_of_one() {
    let mut game = game();
    in_play(&mut game, ME, "AT_021");
    for _ in 0..2 {
        game.give(ME, card(game.cards, "CS2_231")).expect("a place in the hand");
    }
    let hero = game.players[OPPONENT].hero;
    let lines = played(&mut game, "EX1_308", hero, Some(ME));
    assert!(!lines.iter().any(|line| line.contains(" gain +1/+1")), "{lines:?}");
    let lines = played(&mut game, "EX1_306", None, Some(ME));
    assert!(!lines.iter().any(|line| line.contains(" gain +1/+1")), "{lines:?}");
}

/// A keyword that comes with an enchantment is told once, and one of a weapon's numbers is its Durability.
#[test]
fn an_enchantment_is_told_once_in_the_words_of_its_bearer() {
    let mut game = game();
    let yeti = in_play(&mut game, ME, "CS2_182");
    let lines = played(&mut game, "EX1_371", Some(yeti), Some(ME));
    assert_eq!(lines[1..], ["  Hand of Protection gives Chillwind Yeti Divine Shield"]);
    played(&mut game, "CS2_106", None, Some(ME));
    let lines = played(&mut game, "EX1_409", None, Some(ME));
    assert!(lines.iter().any(|line| line.contains("+1/+1") || line.contains("Durability")), "{lines:?}");
    assert!(!lines.iter().any(|line| line.contains("Health")), "{lines:?}");
}

/// A card of the deck that a text destroys is not burned; one that is drawn with a full hand is.
#[test]
fn destroyed_cards_of_a_deck_are_not_burned() {
    let mut game = game();
    let lines = played(&mut game, "BAR_913", None, Some(ME));
    assert!(lines.iter().any(|line| line.contains("destroyed")), "{lines:?}");
    assert!(!lines.iter().any(|line| line.contains("burned")), "{lines:?}");
    while game.players[ME].hand.len() < 9 {
        game.give(ME, card(game.cards, "CS2_231")).expect("a place in the hand");
    }
    let lines = played(&mut game, "CS2_023", None, Some(ME));
    assert!(lines.iter().any(|line| line.contains("burned")), "{lines:?}");
}

#[test]
fn a_card_that_the_opponent_trades_has_no_name() {
    let mut game = game();
    let viper = game.give(ME, card(game.cards, "SW_072")).expect("a place in the hand");
    let trade = Action::Use { card: viper, ability: 0, target: None };
    let own = lines(&mut game.clone(), trade, Some(ME)).join("\n");
    assert!(own.contains("Rustrot Viper"), "{own}");
    let other = lines(&mut game, trade, Some(OPPONENT)).join("\n");
    assert!(other.contains("The opponent uses a card in hand") && !other.contains("Viper"), "{other}");
}
