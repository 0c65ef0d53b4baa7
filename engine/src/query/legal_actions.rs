//! The legal actions in order, and a random one of them without a list.
use cardwright_data::CardType;
use smallvec::SmallVec;

use super::playable::ENEMY_SIDE;
use crate::compiled::{CardId, CompiledCard, OptionCounts, OptionKind, OptionRule, TargetSet};
use crate::facts::Keywords;
use crate::query::board_summary::{BoardSummary, next_attacker};
use crate::query::targets::played_word;
use crate::script::selector::Side;
use crate::state::{
    Action, Entity, EntityId, Game, HAND_CAPACITY, List, Payment, Pending, PendingKind, Player, PlayerId, Question,
    Rng, Scope,
};

impl Game {
    /// All legal actions of the player to act; empty if the game is over.
    pub fn options(&self) -> Vec<Action> {
        let mut options = Vec::with_capacity(16);
        self.list_options(&mut options);
        options
    }

    /// Adds the legal actions to a list, so that callers can reuse it.
    pub fn list_options(&self, options: &mut Vec<Action>) {
        self.each_option(options);
    }

    /// The number of legal actions.
    pub fn count_options(&self) -> usize {
        let mut count = Count::default();
        self.each_option(&mut count);
        count.0
    }

    /// A legal action chosen uniformly at random; `None` if the game is over.
    ///
    /// It is the action that `options()[dice.next_below(options().len())]` is, for the same dice, without an allocation: for random
    /// players and playouts of a search.
    ///
    /// ```
    /// # use cardwright_engine::{Game, state::Rng};
    /// fn play_at_random(game: &mut Game, dice: &mut Rng) {
    ///     while let Some(action) = game.random_action(dice) {
    ///         game.act_unchecked(action);
    ///     }
    /// }
    /// ```
    pub fn random_action(&self, dice: &mut Rng) -> Option<Action> {
        let Some(turn) = Turn::of(self) else { return self.random_listed_action(dice) };
        let board = self.board_summary(turn.player);
        let mut tally = ActionCounts::default();
        if !turn.count_actions(&board, &mut tally) {
            return self.random_listed_action(dice);
        }
        Some(turn.nth(&tally, &board, dice.next_below(tally.total)))
    }

    /// A legal action chosen at random from their list.
    #[inline(never)]
    fn random_listed_action(&self, dice: &mut Rng) -> Option<Action> {
        let mut options = SmallVec::<[Action; 64]>::new();
        self.each_option(&mut options);
        if options.is_empty() { None } else { Some(options[dice.next_below(options.len())]) }
    }

    /// Whether an action is listed.
    pub(crate) fn is_listed(&self, action: Action) -> bool {
        let mut options = SmallVec::<[Action; 64]>::new();
        self.each_option(&mut options);
        options.contains(&action)
    }

    /// Visits the legal actions in order.
    #[inline]
    fn each_option(&self, to: &mut impl ActionVisitor) {
        match Turn::of(self) {
            Some(turn) => turn.visit_all(to),
            None => self.each_choice(to),
        }
    }

    /// Visits the legal actions of a player with a pending choice.
    fn each_choice(&self, to: &mut impl ActionVisitor) {
        let Some(pending) = self.pending.as_ref().filter(|_| !self.is_over()) else { return };
        match &pending.kind {
            PendingKind::Mulligan => {
                let ways = 1_usize << self.players[pending.player].hand.len();
                to.several(ways, |n| Action::Mulligan(u16::try_from(n).unwrap_or(0)));
            }
            PendingKind::Payment(payment) => self.visit_payments(pending, payment, to),
            PendingKind::PickOne { offered, .. } => to.several(offered.len().min(256), nth_choice),
        }
    }

    /// The kind of listing for a card in hand or a Hero Power: by its Power if it has anything unusual.
    #[inline]
    fn option_kind_of(&self, entity: &Entity) -> OptionKind {
        let kind = self.cards.option_kind(entity.card);
        if entity.enchantments.is_some() || entity.keywords.has(LISTED_BY_POWER) { OptionKind::BY_POWER } else { kind }
    }

    /// Visits the ways to play an affordable card that are determined by its Power.
    fn plays_by_power(&self, card: EntityId, room: bool, to: &mut impl ActionVisitor) {
        let entity = &self[card];
        if entity.keywords.has(Keywords::CANT_PLAY) {
            return;
        }
        let compiled = self.cards.compiled(entity.card);
        if !(compiled.may_be_idle && self.would_have_no_effect(card)) {
            self.visit_plays(card, entity, compiled, room, to);
        }
    }

    /// Whether a card on the board may have an ability that its player can use.
    #[inline]
    pub(crate) fn is_clickable(&self, entity: &Entity) -> bool {
        (entity.card_type == CardType::Location)
            | entity.keywords.has(Keywords::LAUNCHPAD)
            | self.cards.option_kind(entity.card).is_used_in_play()
    }

    /// Visits the ways to play an affordable card in hand.
    #[inline]
    fn visit_plays(
        &self,
        card: EntityId,
        entity: &Entity,
        compiled: &CompiledCard,
        room: bool,
        to: &mut impl ActionVisitor,
    ) {
        // Also possible on a full board (Hearthstone Wiki, "Board space").
        if entity.keywords.has(Keywords::MAGNETIC) {
            let onto = |mech| Action::Play { card, target: Some(mech), option: None, place: None };
            self.magnetic_targets(card).for_each(|mech| to.one(onto(mech)));
        }
        if compiled.playable_on_either_side {
            self.plays_on_sides(card, entity, compiled, to);
            return;
        }
        let fits = if matches!(entity.card_type, CardType::Minion | CardType::Location) {
            room
        } else {
            let plain_spell =
                entity.card_type == CardType::Spell && !entity.keywords.has(Keywords::SECRET | Keywords::QUEST);
            plain_spell || self.has_room(card)
        };
        if !fits {
            return;
        }
        let play = |target| Action::Play { card, target, option: None, place: None };
        let merged =
            entity.enchantments.is_some() && self.merged_target(card, &[played_word(entity.card_type)]).is_some();
        if compiled.plays_without_choice && !merged {
            to.one(play(None));
            return;
        }
        if !compiled.choose_one.is_empty() || compiled.offers_stored_cards {
            let choices = self.choices(card);
            if self.chooses_both(card) {
                // One target serves both.
                let aims =
                    |of: &&CardId| self.cards.compiled(**of).texts.iter().any(|(_, declared)| declared.is_some());
                if let Some(of) = choices.iter().find(aims).or(choices.first()) {
                    self.plays_choice(card, entity, *of, None, to);
                }
                return;
            }
            for (option, of) in (0_u8..).zip(&choices) {
                self.plays_choice(card, entity, *of, Some(option), to);
            }
            // Without choices it is played for what else it is.
            if !choices.is_empty() {
                return;
            }
        }
        if !self.for_each_target(card, entity, compiled, |target| to.one(play(Some(target)))) {
            to.one(play(None));
        }
    }

    /// Visits the plays on both sides ("Can be played on either side."): without an option on the player's own side, with
    /// [`ENEMY_SIDE`] on the opponent's.
    ///
    /// Rule: "Can be played on either side." (`DISGUISED`): the side on which it stands controls it, and is "you" in its text;
    /// its player has played it. See also `rules/play.rs`.
    fn plays_on_sides(&self, card: EntityId, entity: &Entity, compiled: &CompiledCard, to: &mut impl ActionVisitor) {
        let sides = [(None, entity.controller), (Some(ENEMY_SIDE), entity.controller.opponent())];
        for (option, controller) in sides.into_iter().filter(|(_, side)| !self.players[*side].board.is_full()) {
            let play = |target| Action::Play { card, target, option, place: None };
            let there = Entity { controller, ..*entity };
            if !self.for_each_target(card, &there, compiled, |target| to.one(play(Some(target)))) {
                to.one(play(None));
            }
        }
    }

    /// Visits the ways to play a Choose One card with one of its options, or with both.
    fn plays_choice(
        &self,
        card: EntityId,
        entity: &Entity,
        of: CardId,
        option: Option<u8>,
        to: &mut impl ActionVisitor,
    ) {
        let scope = Scope::new(card, of, entity.controller);
        let play = |target| Action::Play { card, target, option, place: None };
        if option.is_some()
            && self.cards.compiled(of).texts.iter().any(|(text, _)| self.cannot_pay_text(text.effects, &scope))
        {
            return;
        }
        match self.cards.compiled(of).texts.iter().find_map(|(_, declared)| *declared) {
            None if option.is_some() && self.is_idle_option(of, &scope) => {}
            None => to.one(play(None)),
            Some(declared) => {
                let targets = self.legal_targets(declared.which, card, &scope);
                if targets.is_empty() && entity.card_type == CardType::Minion {
                    to.one(play(None));
                }
                to.several(targets.len(), |n| play(Some(targets[n])));
            }
        }
    }

    /// Visits the usable abilities of a card in its zone.
    fn visit_uses(&self, card: EntityId, to: &mut impl ActionVisitor) {
        let scope = Scope::new(card, self[card].card, self[card].controller);
        for (ability, it) in (0_u8..).zip(self.abilities(card)) {
            if !self.is_usable(card, ability, &it) {
                continue;
            }
            match self.declared_by(card, &it) {
                None => to.one(Action::Use { card, ability, target: None }),
                Some(declared) => {
                    let targets = self.legal_targets(declared.which, card, &scope);
                    to.several(targets.len(), |n| Action::Use { card, ability, target: Some(targets[n]) });
                }
            }
        }
    }

    /// Visits the decisions of a player with a pending payment.
    fn visit_payments(&self, pending: &Pending, payment: &Payment, to: &mut impl ActionVisitor) {
        let mut sources = Vec::new();
        let n = match self.question(pending.player, payment) {
            Some(Question::Confirm) => 1,
            Some(Question::Alternative(ways)) => ways.len(),
            Some(Question::X { least, most, .. }) => usize::from(most - least) + 1,
            Some(Question::Card(cards)) => cards.len(),
            Some(Question::ManaAbility) => {
                let unused =
                    self.mana_abilities(pending.player).into_iter().filter(|it| !payment.mana_abilities.contains(it));
                sources.extend(unused);
                0
            }
            None => 0,
        };
        let n = n.min(256);
        to.several(sources.len(), |at| Action::Use { card: sources[at].0, ability: sources[at].1, target: None });
        to.several(n, nth_choice);
        // A text that asks for a payment cannot be canceled, but a player always has an action.
        if payment.purpose.can_be_cancelled() || sources.len() + n == 0 {
            to.one(Action::Cancel);
        }
    }
}

/// A card with one of these keywords is listed by its Power.
const LISTED_BY_POWER: Keywords = Keywords::CANT_PLAY.union(Keywords::MAGNETIC);
/// A card in hand with one of these keywords may have actions other than being played for mana.
const MAY_HAVE_MORE_USES: Keywords = Keywords::DECK_ACTION.union(Keywords::ALTERNATE_COST);

/// The numbers of actions, in the order of the list.
#[derive(Default)]
struct ActionCounts {
    /// Actions with each card in hand.
    hand: [u8; HAND_CAPACITY],
    /// Actions with each character that can attack.
    attacks: [u8; 8],
    /// Actions with the Hero Power.
    power: u8,
    /// The total, including ending the turn.
    total: usize,
    /// The enemies that can be attacked; `None` if all can.
    open: Option<List<8>>,
}

/// A player's turn without a pending choice.
#[derive(Clone, Copy)]
struct Turn<'a> {
    game: &'a Game,
    player: PlayerId,
    side: &'a Player,
    enemy: &'a Player,
    mana: i16,
    /// Whether the board has room.
    has_board_room: bool,
    /// Whether cards in hand may have actions other than being played for mana.
    has_rich_hand: bool,
}

impl<'a> Turn<'a> {
    /// The current turn; `None` if the game is over or a choice is pending.
    #[inline]
    fn of(game: &'a Game) -> Option<Self> {
        if game.is_over() || game.pending.is_some() {
            return None;
        }
        let player = game.active;
        let (side, enemy) = (&game.players[player], &game.players[player.opponent()]);
        let (mana, room) = (side.mana(), !side.board.is_full());
        let rich = game.mana_sources > 0 || game.hand_abilities > 0;
        Some(Self { game, player, side, enemy, mana, has_board_room: room, has_rich_hand: rich })
    }

    /// Whether an ability other than Hero Powers and cards in hand may be usable, or a character may be no valid target.
    #[inline]
    fn is_unusual(&self, board: &BoardSummary) -> bool {
        let graveyard = self.game.graveyard_abilities > 0;
        self.has_rich_hand
            | board.clickable
            | graveyard
            | self.side.second_hero_power.is_some()
            | !board.all_are_targets()
    }

    /// Visits all actions.
    #[inline]
    fn visit_all(&self, to: &mut impl ActionVisitor) {
        let board = self.game.board_summary(self.player);
        if self.is_unusual(&board) {
            self.all_one_by_one(&board, to);
            return;
        }
        for card in self.side.hand.iter() {
            let entity = &self.game[card];
            if entity.keywords.has(MAY_HAVE_MORE_USES) {
                self.visit_hand(card, &board, to);
                continue;
            }
            let kind = self.game.option_kind_of(entity);
            let ways = kind.counts();
            if entity.cost > self.mana || !ways.can_be_played(self.has_board_room) {
                continue;
            }
            if ways.aimed {
                self.aimed_at_all(ways, |target| play(card, target), to);
            } else if kind.is_by_power() {
                self.game.plays_by_power(card, self.has_board_room, to);
            } else {
                to.one(play(card, None));
            }
        }
        if board.attackers != 0 {
            self.attacks(&board, to);
        }
        if let Some(power) = self.side.hero_power {
            let entity = &self.game[power];
            if entity.keywords.has(MAY_HAVE_MORE_USES) {
                self.uses_hero_power(power, &board, to);
            } else if entity.cost <= self.mana && self.game.is_power_ready(power) {
                let ways = self.game.option_kind_of(entity).counts();
                if ways.aimed && ways.can_be_played(false) {
                    self.aimed_at_all(ways, |target| Action::HeroPower { target }, to);
                } else {
                    self.uses_hero_power(power, &board, to);
                }
            }
        }
        to.one(Action::EndTurn);
    }

    /// Visits the actions with each target of a card, if no character is protected.
    #[inline]
    fn aimed_at_all(
        &self,
        ways: &OptionCounts,
        each: impl Fn(Option<EntityId>) -> Action,
        to: &mut impl ActionVisitor,
    ) {
        let mut any = false;
        for ((side, hero), minions) in [self.side, self.enemy].into_iter().zip(ways.heroes).zip(ways.minions()) {
            if hero {
                to.one(each(side.hero));
                any = true;
            }
            if minions {
                to.each(&side.board, |target| each(Some(target)));
                any |= !side.board.is_empty();
            }
        }
        // A minion without a target is played without one.
        if !any && !ways.can_be_played(false) {
            to.one(each(None));
        }
    }

    /// Visits all actions if abilities in play may be usable, or a character may be protected.
    #[inline(never)]
    fn all_one_by_one(&self, board: &BoardSummary, to: &mut impl ActionVisitor) {
        for card in self.side.hand.iter() {
            self.visit_hand(card, board, to);
        }
        if board.attackers != 0 {
            self.attacks(board, to);
        }
        self.visit_others(board, to);
    }

    /// Visits the actions with a card in hand.
    #[inline(never)]
    fn visit_hand(&self, card: EntityId, board: &BoardSummary, to: &mut impl ActionVisitor) {
        let entity = &self.game[card];
        let rich = self.has_rich_hand | entity.keywords.has(MAY_HAVE_MORE_USES);
        let there = if rich { self.game.can_afford(card, entity, self.mana) } else { entity.cost <= self.mana };
        if there {
            self.visit_plays(card, entity, board, to);
        }
        if rich {
            self.uses_in_hand(card, entity, to);
        }
    }

    /// Visits the uses of a card's abilities in hand.
    #[inline(never)]
    fn uses_in_hand(&self, card: EntityId, entity: &Entity, to: &mut impl ActionVisitor) {
        let game = self.game;
        let held = || game.hand_abilities > 0 && game.cards.compiled(entity.card).has_hand_ability;
        if entity.keywords.has(Keywords::DECK_ACTION) || held() {
            game.visit_uses(card, to);
        }
    }

    /// Visits the ways to play an affordable card.
    #[inline]
    fn visit_plays(&self, card: EntityId, entity: &Entity, board: &BoardSummary, to: &mut impl ActionVisitor) {
        match self.game.option_kind_of(entity).rule() {
            OptionRule::Single => to.one(play(card, None)),
            OptionRule::WithTarget(set) => {
                self.add_targeted(set, board, |target| play(card, Some(target)), to);
            }
            OptionRule::WithRoom if self.has_board_room => to.one(play(card, None)),
            OptionRule::WithRoomAt(set) if self.has_board_room => {
                if !self.add_targeted(set, board, |target| play(card, Some(target)), to) {
                    to.one(play(card, None));
                }
            }
            OptionRule::WithRoom | OptionRule::WithRoomAt(_) => {}
            OptionRule::ByPower => self.game.plays_by_power(card, self.has_board_room, to),
        }
    }

    /// The sides of a set of targets.
    #[inline]
    const fn sides(&self, set: TargetSet) -> [Option<&'a Player>; 2] {
        match set.side() {
            Side::Friendly => [Some(self.side), None],
            Side::Enemy => [Some(self.enemy), None],
            Side::Both => [Some(self.side), Some(self.enemy)],
        }
    }

    /// Visits the actions with the targets of a set; returns whether there are any.
    #[inline]
    fn add_targeted(
        &self,
        set: TargetSet,
        board: &BoardSummary,
        each: impl Fn(EntityId) -> Action,
        to: &mut impl ActionVisitor,
    ) -> bool {
        if !board.all_in_set_are_targets(set) {
            return self.aimed_at_some(set, each, to);
        }
        let mut any = false;
        for side in self.sides(set).into_iter().flatten() {
            if let Some(hero) = side.hero.filter(|_| set.has_heroes()) {
                to.one(each(hero));
                any = true;
            }
            if set.has_minions() {
                to.each(&side.board, &each);
                any |= !side.board.is_empty();
            }
        }
        any
    }

    /// Like [`Self::add_targeted`], if a character may be protected.
    #[inline(never)]
    fn aimed_at_some(&self, set: TargetSet, each: impl Fn(EntityId) -> Action, to: &mut impl ActionVisitor) -> bool {
        let mut any = false;
        self.game.each_in_set(set, self.player, |target, is| {
            if is {
                to.one(each(target));
                any = true;
            }
        });
        any
    }

    /// The enemies that can be attacked; `None` if all can.
    #[inline]
    fn attackable(&self, board: &BoardSummary) -> Option<List<8>> {
        (!board.all_are_attackable()).then(|| self.game.defenders(self.player.opponent()))
    }

    /// The number of attackable enemies, heroes first, that are heroes which this character may not attack.
    #[inline]
    fn heroes_out_of_reach(&self, attacker: EntityId, open: Option<&List<8>>) -> usize {
        let first = || open.map_or(self.enemy.hero, |open| open.get(0));
        let hero = || first().is_some_and(|first| self.game[first].card_type == CardType::Hero);
        usize::from(self.game.may_not_attack_heroes(&self.game[attacker]) && hero())
    }

    /// Visits the attacks.
    #[inline]
    fn attacks(&self, board: &BoardSummary, to: &mut impl ActionVisitor) {
        let open = self.attackable(board);
        let mut left = board.attackers;
        while let Some(attacker) = next_attacker(&mut left, self.side) {
            if board.clickable && self.game.has_abilities_left(&self.game[attacker]) {
                continue;
            }
            let attack = |defender| Action::Attack { attacker, defender };
            let skipped = self.heroes_out_of_reach(attacker, open.as_ref());
            match (&open, self.enemy.hero) {
                (Some(open), _) => to.several(open.len() - skipped, |n| attack(open[n + skipped])),
                (None, Some(hero)) => {
                    if skipped == 0 {
                        to.one(attack(hero));
                    }
                    to.each(&self.enemy.board, attack);
                }
                (None, None) => {}
            }
        }
    }

    /// Counts the actions per source; `false` if counting is not enough. The counts are written in place: copying recently
    /// written bytes as one word is slow.
    #[inline]
    fn count_actions(&self, board: &BoardSummary, tally: &mut ActionCounts) -> bool {
        if self.is_unusual(board) {
            return false;
        }
        tally.total = 1;
        let mut odd = false;
        for (card, n) in self.side.hand.iter().zip(&mut tally.hand) {
            *n = self.count_plays(&self.game[card], &mut odd);
            tally.total += usize::from(*n);
        }
        if let Some(power) = self.side.hero_power {
            let entity = &self.game[power];
            if entity.cost <= self.mana && self.game.is_power_ready(power) {
                tally.power = self.count_plays(entity, &mut odd);
                tally.total += usize::from(tally.power);
            }
        }
        if odd {
            return false;
        }
        if board.attackers != 0 {
            self.tally_attacks(board, tally);
        }
        true
    }

    /// The number of actions with a card that needs neither its Power nor anything except mana; sets `odd` for other cards.
    #[inline]
    #[expect(clippy::needless_bitwise_bool, reason = "without a branch, which nobody could predict")]
    fn count_plays(&self, entity: &Entity, odd: &mut bool) -> u8 {
        let kind = self.game.cards.option_kind(entity.card);
        let there = entity.cost <= self.mana;
        let asks = entity.enchantments.is_some() | kind.is_by_power();
        *odd |= entity.keywords.has(LISTED_BY_POWER.union(MAY_HAVE_MORE_USES)) | (there & asks);
        let all = if there { u8::MAX } else { 0 };
        let room = if self.has_board_room { u8::MAX } else { 0 };
        kind.counts().count(self.side.board.count(), self.enemy.board.count(), room) & all
    }

    fn tally_attacks(&self, board: &BoardSummary, tally: &mut ActionCounts) {
        tally.open = self.attackable(board);
        let all = tally.open.as_ref().map_or(1 + self.enemy.board.len(), List::len);
        let mut left = board.attackers;
        for n in &mut tally.attacks {
            let Some(attacker) = next_attacker(&mut left, self.side) else { break };
            let open = all - self.heroes_out_of_reach(attacker, tally.open.as_ref());
            *n = u8::try_from(open).unwrap_or(0);
            tally.total += open;
        }
    }

    /// The action with this index.
    #[inline]
    fn nth(&self, tally: &ActionCounts, board: &BoardSummary, mut place: usize) -> Action {
        for (card, n) in self.side.hand.iter().zip(&tally.hand) {
            let n = usize::from(*n);
            if place < n {
                return play(card, self.nth_target(card, place));
            }
            place -= n;
        }
        let mut left = board.attackers;
        for n in &tally.attacks {
            let n = usize::from(*n);
            let Some(attacker) = next_attacker(&mut left, self.side) else { break };
            if place < n {
                let skipped = self.heroes_out_of_reach(attacker, tally.open.as_ref());
                return Action::Attack { attacker, defender: self.defender(tally.open.as_ref(), place + skipped) };
            }
            place -= n;
        }
        match self.side.hero_power.filter(|_| place < tally.power.into()) {
            Some(power) => Action::HeroPower { target: self.nth_target(power, place) },
            None => Action::EndTurn,
        }
    }

    /// The n-th attackable enemy.
    fn defender(&self, open: Option<&List<8>>, n: usize) -> EntityId {
        match open {
            Some(open) => open[n],
            None => self.enemy.hero.filter(|_| n == 0).unwrap_or_else(|| self.enemy.board[n - 1]),
        }
    }

    /// The n-th target of a card, if no character is protected; `None` if it has none.
    fn nth_target(&self, card: EntityId, mut n: usize) -> Option<EntityId> {
        let ways = self.game.cards.option_kind(self.game[card].card).counts();
        if !ways.aimed {
            return None;
        }
        let ([my_hero, enemy_hero], [friends, enemies]) = (ways.heroes, ways.minions());
        let mine = usize::from(my_hero) + if friends { self.side.board.len() } else { 0 };
        let (side, hero) = if n >= mine && (enemy_hero | enemies) {
            n -= mine;
            (self.enemy, enemy_hero)
        } else {
            (self.side, my_hero)
        };
        match n.checked_sub(usize::from(hero)) {
            Some(n) => side.board.get(n),
            None => side.hero,
        }
    }

    /// Visits the remaining actions: Hero Powers, abilities in play and in the graveyard, and ending the turn.
    fn visit_others(&self, board: &BoardSummary, to: &mut impl ActionVisitor) {
        let Self { game, side, .. } = self;
        if let Some(power) = side.hero_power {
            self.uses_hero_power(power, board, to);
        }
        if let Some(card) = side.second_hero_power {
            self.uses_power(card, board, to, |target| Action::Use { card, ability: 0, target });
        }
        if board.clickable {
            for card in side.board.iter().filter(|card| game.is_clickable(&game[*card])) {
                game.visit_uses(card, to);
            }
        }
        if game.graveyard_abilities > 0 {
            for card in game.graveyard.iter().copied().filter(|card| game[*card].controller == self.player) {
                if game.cards.compiled(game[card].card).has_graveyard_ability {
                    game.visit_uses(card, to);
                }
            }
        }
        to.one(Action::EndTurn);
    }

    /// Visits the uses of the Hero Power.
    #[inline(never)]
    fn uses_hero_power(&self, power: EntityId, board: &BoardSummary, to: &mut impl ActionVisitor) {
        self.uses_power(power, board, to, |target| Action::HeroPower { target });
    }

    /// Visits the uses of a Hero Power.
    fn uses_power(
        &self,
        power: EntityId,
        board: &BoardSummary,
        to: &mut impl ActionVisitor,
        on: impl Fn(Option<EntityId>) -> Action,
    ) {
        let game = self.game;
        let entity = &game[power];
        if !(game.can_afford(power, entity, self.mana) && game.is_power_ready(power)) {
            return;
        }
        match game.option_kind_of(entity).rule() {
            OptionRule::Single => to.one(on(None)),
            OptionRule::WithTarget(set) => {
                self.add_targeted(set, board, |target| on(Some(target)), to);
            }
            OptionRule::WithRoom | OptionRule::WithRoomAt(_) | OptionRule::ByPower => {
                let compiled = game.cards.compiled(entity.card);
                let may = !(compiled.may_be_idle && game.would_have_no_effect(power))
                    && game.card(power).is_some_and(|card| card.power.is_written());
                // A Hero Power without a text is passive.
                if may
                    && !game.for_each_target(power, entity, compiled, |target| to.one(on(Some(target))))
                    && !compiled.texts.is_empty()
                {
                    to.one(on(None));
                }
            }
        }
    }
}

/// A visitor of legal actions, in order.
trait ActionVisitor {
    /// Visits one action.
    fn one(&mut self, action: Action);

    /// Visits `n` actions; `each` returns the action with an index, from 0.
    #[inline]
    fn several(&mut self, n: usize, each: impl Fn(usize) -> Action) {
        (0..n).for_each(|at| self.one(each(at)));
    }

    /// Visits an action for each entity on a board.
    #[inline]
    fn each(&mut self, board: &List<7>, each: impl Fn(EntityId) -> Action) {
        self.several(board.len(), |n| each(board[n]));
    }
}

impl ActionVisitor for Vec<Action> {
    #[inline]
    fn one(&mut self, action: Action) {
        self.push(action);
    }

    #[inline]
    fn several(&mut self, n: usize, each: impl Fn(usize) -> Action) {
        self.extend((0..n).map(each));
    }

    #[inline]
    fn each(&mut self, board: &List<7>, each: impl Fn(EntityId) -> Action) {
        self.extend(board.as_slice().iter().map(|id| each(*id)));
    }
}

impl ActionVisitor for SmallVec<[Action; 64]> {
    #[inline]
    fn one(&mut self, action: Action) {
        self.push(action);
    }
}

/// Counts actions.
#[derive(Default)]
struct Count(usize);

impl ActionVisitor for Count {
    #[inline]
    fn one(&mut self, _: Action) {
        self.0 += 1;
    }

    #[inline]
    fn several(&mut self, n: usize, _: impl Fn(usize) -> Action) {
        self.0 += n;
    }
}

const fn play(card: EntityId, target: Option<EntityId>) -> Action {
    Action::Play { card, target, option: None, place: None }
}

fn nth_choice(n: usize) -> Action {
    Action::Choose(u8::try_from(n).unwrap_or(u8::MAX))
}
