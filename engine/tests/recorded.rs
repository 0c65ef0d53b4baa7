//! Rules that recorded games show, each named with one that does (`cargo arena conform --show ID --blocks`).
use cardwright_data::{CardClass, CardType, GameTag, Zone};
use cardwright_engine::state::{ByPlayer, Position, PositionEntity, SideView};
use cardwright_engine::{Action, CardId, Cards, Game, PlayerId};

use crate::cards;
use crate::table::Table;
use cardwright_scenario::EntityRef::*;
use cardwright_scenario::ForcedOutcome::*;
use cardwright_scenario::Side::*;
use cardwright_scenario::Step::{self, *};
use cardwright_scenario::StepTarget::*;
use cardwright_scenario::TargetKind::*;

const YETI: &str = "CS2_182";
const WISP: &str = "CS2_231";
const COIN: &str = "GAME_005";
const COIN_BEARER: &str = "ZZ_HEIR";

#[track_caller]
fn check(steps: &[Step]) {
    Table::new(cards::with_recorded(), CardClass::Mage).steps(steps);
}

/// ff3b4c559f#0#42: Ivory Knight heals by the Cost of the spell that was discovered.
#[test]
fn a_text_continues_with_the_discovered_card() {
    check(&[
        DealDamage(MyHero, 10),
        Force(Card("CS2_029")),
        Play("ZZ_KNIGHT", Nothing),
        ChooseCard("CS2_029"),
        IsCard(InHand(0), "CS2_029"),
        Damage(MyHero, 6),
    ]);
}

/// 9abc755237#0#48 and nine more: of two that Savannah Highmane leaves the second stands left, where it died. Different minions stand
/// from left to right (Totem Goliath).
/// 17d42fa31b#0#24, 6f0c3c8b57#0#36: so with what Living Spores gives.
#[test]
fn deathrattles_summon_where_the_minion_was() {
    check(&[
        Ally(COIN_BEARER),
        Ally("ZZ_LITTER"),
        Ally(COIN_BEARER),
        Kill(My(1)),
        IsCard(My(1), WISP),
        IsCard(My(2), YETI),
        IsCard(My(3), COIN_BEARER),
    ]);
    let mut table = Table::new(cards::with_recorded(), CardClass::Mage);
    table.steps(&[Ally("ZZ_PAIR"), Ally(COIN_BEARER), Kill(My(0)), IsCard(My(2), YETI), IsCard(My(3), COIN_BEARER)]);
    let [first, second] = [0, 1].map(|at| table.who(My(at)).unwrap());
    assert!(first > second, "the second stands left");
    check(&[
        Ally(YETI),
        Ally(WISP),
        Ally(YETI),
        Enchant(My(1), "CS2_038e"),
        Kill(My(1)),
        IsCard(My(1), WISP),
        IsCard(My(2), YETI),
    ]);
}

/// e960c58759#0#72: the minions that Master Oakheart recruits, one a sentence, stand to its right in the order of the text.
#[test]
fn the_next_summon_of_a_text_appears_to_the_right_of_the_previous() {
    check(&[
        Ally(COIN_BEARER),
        PlayAt("ZZ_CALLER", 0, Nothing),
        IsCard(My(0), "ZZ_CALLER"),
        IsCard(My(1), WISP),
        StatsNow(My(1), 2, 2),
        IsCard(My(2), YETI),
        IsCard(My(3), YETI),
        IsCard(My(4), COIN_BEARER),
    ]);
}

/// 037adf6fa2#0#81 Hadronox, c819d4ccc9#0#166 N'Zoth, 25b9800d77#0#62 Kel'Thuzad.
#[test]
fn resurrected_minions_appear_at_the_right_end() {
    check(&[
        Ally(WISP),
        Ally(YETI),
        Kill(My(0)),
        Kill(My(0)),
        Ally(COIN_BEARER),
        PlayAt("ZZ_REVIVER", 0, Nothing),
        IsCard(My(0), "ZZ_REVIVER"),
        IsCard(My(1), COIN_BEARER),
        IsCard(My(2), WISP),
        IsCard(My(3), YETI),
    ]);
}

/// a937e1ebd9#0#80, a937e1ebd9#0#91: Demonic Project.
#[test]
fn a_card_transformed_in_hand_moves_to_the_right_end() {
    check(&[
        Give(WISP),
        Give(COIN),
        Give(COIN),
        Play("ZZ_DEMONIC", Nothing),
        IsCard(InHand(0), COIN),
        IsCard(InHand(1), COIN),
        IsCard(InHand(2), YETI),
    ]);
}

/// de5b160c33#0#57: Binding Heal is pointed at a minion and heals the hero too.
#[test]
fn a_target_may_be_one_of_several_together() {
    check(&[
        Targets("ZZ_BINDING", &[FriendlyMinion, EnemyMinion]),
        Enemy(YETI),
        DealDamage(Their(0), 3),
        DealDamage(MyHero, 7),
        Play("ZZ_BINDING", On(Their(0))),
        Damage(Their(0), 0),
        Damage(MyHero, 2),
    ]);
}

/// dceda5eab0#0#74: Book Wyrm, a Dragon itself, asks for no target while no other Dragon is held.
#[test]
fn a_card_that_is_played_is_not_held() {
    check(&[Enemy(YETI), Play("ZZ_WYRM", Nothing), BoardCount(Theirs, 1)]);
    check(&[Enemy(YETI), Give("ZZ_WYRM"), Give("ZZ_WYRM"), Play("ZZ_WYRM", On(Their(0))), BoardCount(Theirs, 0)]);
}

/// c3c42dc722#0#67: Buccaneer sharpens Spirit Claws that are played from the hand.
#[test]
fn playing_a_weapon_is_equipping_it() {
    check(&[Ally("ZZ_BUCCANEER"), Play("CS2_106", Nothing), Armor(Mine, 2), Play("CS2_106", Nothing), Armor(Mine, 4)]);
}

/// c819d4ccc9#0#130: Entomb brings an enemy minion into the deck of the player who casts it.
#[test]
fn what_is_shuffled_into_a_deck_is_that_players() {
    check(&[Enemy(YETI), Play("ZZ_ENTOMB", On(Their(0))), DeckCount(Mine, 20), DeckCount(Theirs, 20)]);
}

/// bd79e8d297#0#39: what Oracle of Elune copies stays where it is; the copy stands to its right.
#[test]
fn a_copy_appears_to_the_right_of_its_original() {
    check(&[
        Ally("ZZ_ORACLE"),
        Ally(WISP),
        PlayAt(YETI, 1, Nothing),
        IsCard(My(1), YETI),
        DealDamage(Nth(2), 1),
        StatsNow(My(1), 4, 4),
        StatsNow(My(2), 4, 5),
        IsCard(My(3), WISP),
    ]);
}

/// 5ff2626421#0#81: Scavenging Hyena hears a death before the Deathrattle of a younger Beast; an older one's comes first.
#[test]
fn deathrattles_are_ordered_by_order_of_play() {
    check(&[Ally("ZZ_MOURNER"), Ally("ZZ_HEIR"), Kill(My(1)), IsCard(InHand(0), WISP), IsCard(InHand(1), COIN)]);
    check(&[Ally("ZZ_HEIR"), Ally("ZZ_MOURNER"), Kill(My(0)), IsCard(InHand(0), COIN), IsCard(InHand(1), WISP)]);
}

/// 79d5c860f9#0#45: Blood Imp answers the end of the turn before Power Overwhelming on an older minion.
#[test]
fn an_enchantment_has_its_own_place_in_the_order_of_play() {
    check(&[
        Ally(YETI),
        Ally("ZZ_EVENING"),
        Enchant(My(0), "ZZ_LATE"),
        EndTurn,
        IsCard(InHand(0), WISP),
        IsCard(InHand(1), COIN),
    ]);
    check(&[
        Ally(YETI),
        Enchant(My(0), "ZZ_LATE"),
        Ally("ZZ_EVENING"),
        EndTurn,
        IsCard(InHand(0), COIN),
        IsCard(InHand(1), WISP),
    ]);
}

/// 25b9800d77#0#40: Darius Crowley grows after his attack, then the dead leave.
#[test]
fn after_an_attack_comes_before_the_dead_leave() {
    check(&[
        Enemy(YETI),
        Play("ZZ_RAIDER", Nothing),
        Attack(My(0), Their(0)),
        Dead(Nth(1)),
        IsCard(InHand(0), WISP),
        IsCard(InHand(1), COIN),
    ]);
}

/// 10100759bd#2#84: Frost Elemental, whose Battlecry freezes, does not freeze whom it attacks; Water Elemental does.
#[test]
fn a_text_that_freezes_is_not_the_freeze_keyword() {
    check(&[
        Play("ZZ_CHILL", On(MyHero)),
        HasNow(MyHero, GameTag::FROZEN),
        Attack(My(0), TheirHero),
        HasNot(TheirHero, GameTag::FROZEN),
    ]);
    check(&[Ally("CS2_033"), Attack(My(0), TheirHero), HasNow(TheirHero, GameTag::FROZEN)]);
}

/// 0c5e5757fa#0#46: the small copy of Tigress Plushy comes where she was in the hand.
#[test]
fn a_small_copy_takes_the_cards_place_in_the_hand() {
    check(&[
        Give("ZZ_TOY"),
        Give(WISP),
        Play("ZZ_TOY", Nothing),
        IsCard(InHand(0), "ZZ_SMALL"),
        IsCard(InHand(1), "ZZ_BIG"),
        IsCard(InHand(2), WISP),
    ]);
}

/// 432b343912#0#108: at ten crystals Biology Project refreshes two.
#[test]
fn crystals_beyond_ten_refresh_as_many() {
    check(&[Play(YETI, Nothing), Mana(6), Play("ZZ_PROJECT", Nothing), Mana(8)]);
    check(&[Crystals(9), Play(YETI, Nothing), Mana(5), Play("ZZ_PROJECT", Nothing), Mana(7)]);
    check(&[Crystals(5), Play(YETI, Nothing), Mana(1), Play("ZZ_PROJECT", Nothing), Mana(3)]);
}

/// 25b9800d77#0#59: Bolvar in the hand answers a death behind the Deathrattle.
#[test]
fn triggers_in_play_resolve_before_triggers_in_hand() {
    check(&[Give("ZZ_HERALD"), Ally("ZZ_HEIR"), Kill(My(0)), IsCard(InHand(1), COIN), IsCard(InHand(2), WISP)]);
}

/// A position with a hero on each side, and what else is on it.
fn position(more: &[(u16, PositionEntity)]) -> Game {
    position_with(cards::with_recorded(), more)
}

fn position_with(cards: &'static Cards, more: &[(u16, PositionEntity)]) -> Game {
    let hero = cards.by_id("HERO_08").expect("a hero");
    let mut pieces: std::collections::BTreeMap<u16, PositionEntity> = more.iter().cloned().collect();
    for (number, player) in [(4, PlayerId::First), (5, PlayerId::Second)] {
        pieces.entry(number).or_insert_with(|| PositionEntity::new(hero, Zone::Play, player));
    }
    let mut sides: ByPlayer<SideView> = ByPlayer::default();
    sides[PlayerId::First] = SideView { crystals: 10, deck: 4, ..SideView::default() };
    let position =
        Position { turn: 7, active: PlayerId::First, seed: 1, sides, entities: pieces, ..Position::default() };
    Game::from_position(cards, &position).expect("a position")
}

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

/// a937e1ebd9#0#40: who dies of a Defile is gone before it is cast again, and dies of it once.
#[test]
fn deaths_are_processed_before_a_text_repeats() {
    check(&[
        Ally(WISP),
        Enemy(WISP),
        Enemy(YETI),
        Play("ZZ_DEFILE", Nothing),
        BoardCount(Mine, 0),
        Damage(Their(0), 2),
    ]);
    check(&[Enemy(YETI), Play("ZZ_DEFILE", Nothing), Damage(Their(0), 1)]);
}

/// Who has died with the one that would give it back stays dead.
#[test]
fn a_dead_minion_is_not_given_back() {
    check(&[
        Enemy(YETI),
        Play("ZZ_LENDER", On(Their(0))),
        BoardCount(Mine, 2),
        Play("CS2_029", On(My(0))),
        BoardCount(Mine, 0),
        BoardCount(Theirs, 1),
    ]);
    check(&[
        Enemy(WISP),
        Play("ZZ_LENDER", On(Their(0))),
        Play("ZZ_DEFILE", Nothing),
        BoardCount(Mine, 0),
        BoardCount(Theirs, 0),
    ]);
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
                played: u8::MAX,
                powers_used: u8::MAX,
                died: u8::MAX,
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

/// 493dd8525d#0#37 and #74: the minion of Construct Quarter stands where the destroyed one stood, which is dead before it comes.
#[test]
fn what_a_location_summons_for_a_destroyed_minion_stands_in_its_place() {
    let there = [Ally(COIN_BEARER), Ally("ZZ_QUARTER"), Ally(WISP), Ally("ZZ_MOURNER")];
    let left = [Use(My(1), 0, On(My(0))), IsCard(My(0), YETI), IsCard(My(1), "ZZ_QUARTER"), IsCard(My(2), WISP)];
    let mourned = [IsCard(InHand(0), COIN), IsCard(InHand(1), WISP), BoardCount(Mine, 4)];
    check(&[&there[..], &left, &mourned].concat());
    let right =
        [Use(My(1), 0, On(My(2))), IsCard(My(1), "ZZ_QUARTER"), IsCard(My(2), YETI), IsCard(My(3), "ZZ_MOURNER")];
    check(&[&there[..], &right].concat());
}

/// 2c2309faff#0#41, 02607dc7c9#0#34, #35, f71eeb777b#0#28: Evolve and The Storm Bringer tire nobody and rest nobody.
#[test]
fn who_is_transformed_can_attack_if_it_could_before() {
    let foe = [Ally(YETI), Enemy(YETI)];
    check(&[&foe[..], &[Play("ZZ_EVOLVE", Nothing), Attack(My(0), Their(0)), Damage(Their(0), 4)]].concat());
    let attacked = [Attack(My(0), Their(0)), Play("ZZ_EVOLVE", Nothing), CannotAttack(My(0), Their(0))];
    check(&[&foe[..], &attacked].concat());
    check(&[Enemy(YETI), Play(YETI, Nothing), Play("ZZ_EVOLVE", Nothing), CannotAttack(My(0), Their(0))]);
    // With Charge it is as if it had just come.
    let stirred = [Attack(My(0), TheirHero), Play("ZZ_STIR", Nothing), Attack(My(0), TheirHero), Damage(TheirHero, 7)];
    check(&[&[Ally(YETI)][..], &stirred].concat());
}
