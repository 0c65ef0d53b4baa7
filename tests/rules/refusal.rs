//! Why an action is illegal: the reason that a player reads is the true one.
use std::collections::BTreeMap;

use super::random_games::{new_game, pool, seeds};
use super::*;
use cardwright_engine::facts::Keywords;
use cardwright_engine::query::{Refusal, TargetRule};
use cardwright_engine::state::Rng;

fn play(card: EntityId) -> Action {
    Action::Play { card, target: None, option: None, place: None }
}

/// "Your opponent can not play them next turn." (Frozen Over, TTN_744)
#[test]
fn a_locked_card_is_refused_as_locked() {
    let mut table = table(CardClass::DeathKnight);
    table.steps(&[EmptyDeck(Theirs), OnTheirTop("CS2_029"), OnTheirTop("CS2_231"), Ally("CS2_182")]);
    table.steps(&[Play("TTN_744", Nothing), EndTurn]);
    let game = &table.game;
    let hand: Vec<EntityId> = game.players[game.active].hand.iter().collect();
    assert_eq!(hand.len(), 2);
    let hero = game.players[game.active.opponent()].hero;
    for card in hand {
        let locked = Some(Refusal::Locked(card.number()));
        assert_eq!(game.refusal(play(card)), locked);
        let aimed = Action::Play { card, target: hero, option: None, place: None };
        assert_eq!(game.refusal(aimed), locked);
    }
}

/// "Hero Powers are disabled." (Mindbreaker, ICC_902)
#[test]
fn a_forbidden_hero_power_is_not_refused_as_used() {
    let mut table = table(CardClass::Mage);
    table.steps(&[Ally("ICC_902")]);
    assert_eq!(table.game.refusal(Action::HeroPower { target: None }), Some(Refusal::PowersDisabled));
}

/// The reason is that of the first option, and not that one must be named.
#[test]
fn a_choose_one_card_without_an_open_option_says_why() {
    let mut table = table(CardClass::Druid);
    // Both options of Wrath need a minion.
    table.steps(&[Give("EX1_154")]);
    let card = table.game.players[table.game.active].hand.iter().last().unwrap();
    assert_eq!(table.game.refusal(play(card)), Some(Refusal::NoTarget));
}

/// Whether the reason for which a card in hand is left out of the options is true, from the game's public state.
fn is_true(game: &Game, card: EntityId, why: &Refusal) -> bool {
    let entity = &game[card];
    let side = &game.players[game.active];
    let has = |keyword| entity.keywords.has(keyword);
    let is_board_piece = matches!(entity.card_type, CardType::Minion | CardType::Location);
    let unplayable = game.card(card).unwrap().tag(GameTag::LITERALLY_UNPLAYABLE) > 0;
    let has_options = !game.choices(card).is_empty();
    let name = game.card(card).unwrap().name;
    let is_locked = has(Keywords::CANT_PLAY) || unplayable;
    let takes_target = || match game.target_rule(card) {
        TargetRule::Required(targets) => targets.is_empty(),
        TargetRule::Nothing | TargetRule::Optional(_) => has_options,
    };
    let same = || side.secrets.iter().any(|id| game.card(id).is_some_and(|of| of.name == name));
    let is_too_dear = entity.cost > side.mana();
    if let Refusal::Locked(_) = why {
        is_locked
    } else if is_locked {
        false
    } else if let Refusal::CannotPay { mana, .. } = why {
        is_too_dear && *mana == side.mana()
    } else if let Refusal::CannotPayWith(_) = why {
        has(Keywords::ALTERNATE_COST) || has_options
    } else if is_too_dear && !has(Keywords::ALTERNATE_COST) {
        false
    } else if *why == Refusal::BoardFull {
        is_board_piece && side.board.is_full()
    } else if *why == Refusal::SecretsFull {
        has(Keywords::SECRET | Keywords::QUEST) && (side.secrets.is_full() || same())
    } else if *why == Refusal::NoEffect {
        entity.card_type == CardType::Spell
    } else {
        *why == Refusal::NoTarget && takes_target()
    }
}

/// Whether the reason for which a Hero Power cannot be used is true.
fn is_true_of_power(game: &Game, power: EntityId, why: &Refusal) -> bool {
    let (entity, mana) = (&game[power], game.players[game.active].mana());
    let is_paid_otherwise = entity.keywords.has(Keywords::ALTERNATE_COST);
    if let Refusal::Used(_) = why {
        entity.exhausted
    } else if let Refusal::CannotPay { .. } = why {
        entity.cost > mana && !is_paid_otherwise
    } else {
        let has_no_target = || matches!(game.target_rule(power), TargetRule::Required(targets) if targets.is_empty());
        matches!(why, Refusal::CannotPayWith(_) if is_paid_otherwise)
            || matches!(why, Refusal::NoEffect | Refusal::NoPower | Refusal::PowersDisabled)
            || (*why == Refusal::NoTarget && has_no_target())
    }
}

/// Whether the reason for which a minion or hero cannot attack the enemy hero is true, as far as one look at it tells.
fn is_true_of_attacker(game: &Game, attacker: EntityId, why: &Refusal) -> bool {
    let entity = &game[attacker];
    let has = |keyword| entity.keywords.has(keyword);
    if let Refusal::NoAttack(_) = why {
        entity.attack <= 0
    } else if let Refusal::Frozen(_) = why {
        has(Keywords::FROZEN)
    } else if let Refusal::CannotAttack(_) = why {
        has(Keywords::CANT_ATTACK)
    } else if let Refusal::SummonedThisTurn(_) = why {
        entity.arrived && !has(Keywords::CHARGE | Keywords::RUSH)
    } else if let Refusal::Attacked(_) = why {
        entity.attacks > 0
    } else if let Refusal::Used(_) = why {
        entity.exhausted
    } else if let Refusal::Dormant(_) = why {
        has(Keywords::OUT_OF_REACH)
            || game.players[game.active.opponent()]
                .hero
                .is_some_and(|hero| game[hero].keywords.has(Keywords::OUT_OF_REACH))
    } else {
        matches!(
            why,
            Refusal::Titan(_) | Refusal::Taunt | Refusal::NoHeroes(_) | Refusal::Stealth(_) | Refusal::Immune(_)
        )
    }
}

/// Locks a card in the hand of the player to act as Frozen Over does, and gives that player a Secret: rare in random games.
fn arrange_rare_reasons(game: &mut Game) {
    let (player, cards) = (game.active, game.cards);
    let id = |id: &str| cards.by_id(id).expect("the card is there");
    let first = game.players[player].hand.iter().next();
    if let Some(card) = first {
        game.enchant_with(player, card, id("TTN_744e1"));
    }
    game.give(player, id("EX1_287"));
}

/// Checks the reasons for everything that the player to act has and that no option is about.
fn check_reasons(game: &Game, seed: u64, reasons: &mut BTreeMap<String, usize>) {
    let options = game.options();
    let (side, enemy) = (&game.players[game.active], &game.players[game.active.opponent()]);
    let at = |id: EntityId| format!("seed {seed}, turn {}: {}", game.turn, game.card(id).map_or("", |card| card.id));
    let mut refused = |action: Action, id: EntityId| {
        let why = game.refusal(action).unwrap_or_else(|| panic!("{}: it is legal and no option", at(id)));
        let kind = format!("{why:?}");
        *reasons.entry(kind.split(['(', ' ']).next().unwrap_or_default().to_owned()).or_default() += 1;
        why
    };
    for card in side.hand.iter() {
        if !options.iter().any(|it| matches!(it, Action::Play { card: of, .. } if *of == card)) {
            let why = refused(play(card), card);
            assert!(is_true(game, card, &why), "{}: {why}", at(card));
        }
    }
    if let Some(power) = side.hero_power
        && !options.iter().any(|it| matches!(it, Action::HeroPower { .. }))
    {
        let why = refused(Action::HeroPower { target: None }, power);
        assert!(is_true_of_power(game, power, &why), "{}: {why}", at(power));
    }
    let minions = side.board.iter().filter(|id| game[*id].card_type == CardType::Minion);
    for attacker in side.hero.into_iter().chain(minions) {
        let attacks = options.iter().any(|it| matches!(it, Action::Attack { attacker: of, .. } if *of == attacker));
        if let Some(defender) = enemy.hero.filter(|_| !attacks) {
            let why = refused(Action::Attack { attacker, defender }, attacker);
            assert!(is_true_of_attacker(game, attacker, &why), "{}: {why}", at(attacker));
        }
    }
}

/// The reasons for which `options` leaves a card in hand, a Hero Power or an attacker out are those that `refusal` names.
#[test]
fn whatever_has_no_option_is_refused_for_a_true_reason() {
    let cards = table(CardClass::Mage).game.cards;
    let pool = pool(cards);
    let mut reasons = BTreeMap::new();
    for seed in 0..seeds() {
        let mut game = new_game(cards, &pool, seed);
        let mut dice = Rng::new(seed ^ 0x0f05);
        while !game.is_over() && game.turn < 60 {
            let options = game.options();
            game.act(options[dice.next_below(options.len())]).expect("a listed option is legal");
            if game.is_over() || game.pending.is_some() {
                continue;
            }
            if dice.next_below(20) == 0 {
                arrange_rare_reasons(&mut game);
            }
            check_reasons(&game, seed, &mut reasons);
        }
    }
    for reason in
        ["Locked", "CannotPay", "BoardFull", "SecretsFull", "NoEffect", "NoTarget", "Used", "NoAttack", "Frozen"]
    {
        assert!(reasons.contains_key(reason), "the games have cards that are refused for {reason}: {reasons:?}");
    }
}
