//! The sentences of what the rules report while an action is carried out.
use cardwright_data::{BlockType, CardType, GameTag, Zone};
use cardwright_engine::facts::Keywords;
use cardwright_engine::query::view::View;
use cardwright_engine::rules::{Block, Observer};
use cardwright_engine::script::activatable::AbilityKind;
use cardwright_engine::script::aura::Modifier;
use cardwright_engine::script::effect::Effect;
use cardwright_engine::script::trigger::{EventKind, NUMBER_IF_FROM_PLAY, Timing};
use cardwright_engine::state::{GameEvent, PaymentFor, PendingKind, Scope};
use cardwright_engine::{Action, EntityId, Game, PlayerId};

use super::super::modifier::{enchantment_text, keyword_names};
use super::super::sentence::{Part, Sentence, player, possessive, verb};
use super::{EntryKind, Log, MAX_EFFECTS, OpenBlock};

/// The player that an entity stands for.
fn player_of(id: EntityId) -> Option<PlayerId> {
    PlayerId::BOTH.into_iter().find(|player| player.entity() == id)
}

impl Log {
    /// `Fireball deals 6 to Chillwind Yeti`.
    fn damage(&mut self, game: &Game, target: EntityId, by: Option<EntityId>, n: i16) {
        let fatigue = self.blocks.last().is_some_and(|block| block.kind == BlockType::Fatigue);
        match self.known(game, by) {
            Some(source) => self.write_about(game, self.does(game, source, &format!("deals {n} to")), target, ["", ""]),
            None if fatigue => {
                let of = game[target].controller;
                self.write_alone(self.clause(of, "take", &format!(" {n} fatigue damage: the deck is empty")));
            }
            None => {
                let behind = [format!(" takes {n} damage"), format!(" take {n} damage")];
                self.write_about(game, Sentence::default(), target, [&behind[0], &behind[1]]);
            }
        }
    }

    /// `Assassinate destroys Chillwind Yeti`, `Chillwind Yeti dies`.
    fn death(&mut self, game: &Game, dead: EntityId) {
        let destroyer = self.marked_for_destruction.get(&dead).copied().filter(|by| *by != dead);
        if let Some(source) = self.known(game, destroyer) {
            self.write_about(game, self.does(game, source, "destroys"), dead, ["", ""]);
        } else if game.is(dead, CardType::Minion) || game.is(dead, CardType::Hero) {
            self.write_about(game, Sentence::default(), dead, [" dies", " die"]);
        } else {
            self.write_about(game, Sentence::default(), dead, [" is destroyed", " are destroyed"]);
        }
    }

    /// `Muster for Battle summons Silver Hand Recruit (×3)`.
    fn summoned(&mut self, game: &Game, side: PlayerId, minion: EntityId) {
        let source = self.source(game).filter(|source| *source != minion);
        let of_other = source.filter(|source| game[*source].controller != side);
        let for_whom = of_other.map_or_else(String::new, |_| format!(" for {}", player(side, self.reader)));
        let before = match source {
            Some(source) => self.does(game, source, "summons"),
            None => self.clause(side, "summon", " "),
        };
        self.write_about(game, before, minion, [&for_whom, &for_whom]);
    }

    /// `you draw Fireball`; what the opponent draws is not known.
    fn drawn(&mut self, game: &Game, by: PlayerId, card: EntityId) {
        self.arriving = None;
        if !self.sees(game, card) {
            self.seen.remove(&card);
        }
        self.write_about(game, self.clause(by, "draw", " "), card, ["", ""]);
    }

    /// `Chillwind Yeti returns to your hand`, `Fireball is added to your hand`.
    fn arrives_in_hand(&mut self, game: &Game, of: PlayerId, card: EntityId, number: i16) {
        if self.arriving == Some((of, card)) {
            return;
        }
        let hand = format!("{} hand", possessive(of, self.reader));
        if number == NUMBER_IF_FROM_PLAY {
            let behind = [format!(" returns to {hand}"), format!(" return to {hand}")];
            self.write_about(game, Sentence::default(), card, [&behind[0], &behind[1]]);
            return;
        }
        self.added(game, of, card);
    }

    /// `Fireball is added to your hand`; where else it was is not public.
    fn added(&mut self, game: &Game, of: PlayerId, card: EntityId) {
        if !self.sees(game, card) {
            self.seen.remove(&card);
        }
        let hand = format!("{} hand", possessive(of, self.reader));
        let behind = [format!(" is added to {hand}"), format!(" are added to {hand}")];
        self.write_about(game, Sentence::default(), card, [&behind[0], &behind[1]]);
    }

    /// Tells of a card that has come from a deck and was not drawn.
    fn write_arriving(&mut self, game: &Game) {
        if let Some((of, card)) = self.arriving.take() {
            self.added(game, of, card);
        }
    }

    /// A card that the action does not play itself.
    fn is_played_by_effect(&self, card: Option<EntityId>) -> bool {
        card.is_some() && card != self.played
    }

    /// Writes the entry of a player who does something with a card, gains Armor or overloads crystals.
    fn player_does(&mut self, game: &Game, by: PlayerId, event: GameEvent) {
        let GameEvent { kind, object, amount: n, .. } = event;
        let Some(card) = object else { return };
        let does = if kind == EventKind::Discard {
            "discard"
        } else if kind == EventKind::Equip && self.is_played_by_effect(object) {
            "equip"
        } else if kind == EventKind::Launch {
            "launch"
        } else if kind == EventKind::Excavate {
            "excavate"
        } else if kind == EventKind::Forge {
            "forge"
        } else if kind == EventKind::Shatter {
            "shatter"
        } else if kind == EventKind::Armor {
            return self.write_alone(self.clause(by, "gain", &format!(" {n} Armor")));
        } else if kind == EventKind::Overload {
            let crystals = if n == 1 { "1 Mana Crystal".to_owned() } else { format!("{n} Mana Crystals") };
            return self.write_alone(self.clause(by, "overload", &format!(" {crystals}")));
        } else {
            return;
        };
        self.write_about(game, self.clause(by, does, " "), card, ["", ""]);
    }

    /// Writes the entry of an event of an entity or a player.
    fn event(&mut self, game: &Game, event: GameEvent) {
        let GameEvent { kind, timing, subject, object, amount: n } = event;
        let arrives = matches!(kind, EventKind::Draw | EventKind::ToHand);
        if !arrives || object != self.arriving.map(|(_, card)| card) {
            self.write_arriving(game);
        }
        match kind {
            EventKind::TurnStart => {
                let of = player_of(subject).map_or("", |of| player(of, self.reader));
                self.push(EntryKind::Turn, Sentence::default().text(format!("turn {}: {of}", game.turn)));
            }
            EventKind::Damage => self.damage(game, subject, object, n),
            EventKind::Death => self.death(game, subject),
            EventKind::Heal => self.healed(game, subject, object, n),
            EventKind::Freeze => match self.source(game).filter(|source| *source != subject) {
                Some(by) => self.write_about(game, self.does(game, by, "freezes"), subject, ["", ""]),
                None => self.write_about(game, Sentence::default(), subject, [" is Frozen", " are Frozen"]),
            },
            EventKind::ShieldLost => {
                self.write_about(game, Sentence::default(), subject, [" loses Divine Shield", " lose Divine Shield"]);
            }
            EventKind::Attack if timing != Some(Timing::After) => self.attack(game, subject, object),
            EventKind::Magnetize => {
                if let Some(part) = object {
                    let before = Sentence::default().part(self.part(game, part)).text(" is magnetized to ");
                    self.write_about(game, before, subject, ["", ""]);
                }
            }
            EventKind::Summon
            | EventKind::Reborn
            | EventKind::Draw
            | EventKind::ToHand
            | EventKind::Reveal
            | EventKind::Shuffle
            | EventKind::Cast
            | EventKind::Discard
            | EventKind::Armor
            | EventKind::Equip
            | EventKind::Overload
            | EventKind::Launch
            | EventKind::Excavate
            | EventKind::Forge
            | EventKind::Shatter => {
                if let Some(of) = player_of(subject) {
                    self.of_player(game, of, event);
                }
            }
            EventKind::TurnEnd
            | EventKind::Play
            | EventKind::Predamage
            | EventKind::Attack
            | EventKind::HeroPower
            | EventKind::Targeted
            | EventKind::Ability
            | EventKind::StatChange
            | EventKind::Overheal
            | EventKind::Discover
            | EventKind::Restore
            | EventKind::AttackGained
            | EventKind::HealthGained
            | EventKind::HealthLoss
            | EventKind::ManaSpent
            | EventKind::CorpsesSpent
            | EventKind::Prepare
            | EventKind::StatsGained
            | EventKind::DarkGift
            | EventKind::CorpsesGained
            | EventKind::HeroAttack
            | EventKind::HealthChange
            | EventKind::JadeGolem
            | EventKind::Invoke
            | EventKind::Imbue
            | EventKind::Herald
            | EventKind::DealDamage
            | EventKind::StartWith
            | EventKind::Record
            | EventKind::CastOnOwnMinion
            | EventKind::CastOnOwnHero
            | EventKind::CastOnEnemy
            | EventKind::ShuffleToEnemy
            | EventKind::ArmorLost
            | EventKind::Destroy
            | EventKind::Counter
            | EventKind::ChooseOption => {}
        }
    }

    /// `Holy Light restores 6 Health to your hero`.
    fn healed(&mut self, game: &Game, target: EntityId, by: Option<EntityId>, n: i16) {
        if let Some(by) = self.known(game, by).filter(|by| *by != target) {
            self.write_about(game, self.does(game, by, &format!("restores {n} Health to")), target, ["", ""]);
        } else {
            let behind = [format!(" is healed by {n}"), format!(" are healed by {n}")];
            self.write_about(game, Sentence::default(), target, [&behind[0], &behind[1]]);
        }
    }

    /// Writes the entry of an event of a player's card.
    fn of_player(&mut self, game: &Game, of: PlayerId, event: GameEvent) {
        let GameEvent { kind, timing, object, amount: n, .. } = event;
        let Some(card) = object else { return };
        let by_effect = timing != Some(Timing::After) && self.is_played_by_effect(object);
        if kind == EventKind::Summon {
            if by_effect {
                self.summoned(game, of, card);
            }
        } else if kind == EventKind::Cast {
            if let Some(by) = self.source(game).filter(|_| by_effect) {
                if !game[card].keywords.has(Keywords::SECRET) {
                    self.seen.insert(card, game[card].card);
                }
                self.write_about(game, self.does(game, by, "casts"), card, ["", ""]);
            }
        } else if kind == EventKind::Reborn {
            self.take_back(card);
            self.write_about(game, Sentence::default(), card, [" is Reborn", " are Reborn"]);
        } else if kind == EventKind::Draw {
            self.drawn(game, of, card);
        } else if kind == EventKind::ToHand {
            self.arrives_in_hand(game, of, card, n);
        } else if kind == EventKind::Reveal {
            self.seen.insert(card, game[card].card);
            let before = Sentence::default().text(format!("{} Secret ", possessive(of, self.reader)));
            self.write_about(game, before, card, [" is revealed", " are revealed"]);
        } else if kind == EventKind::Shuffle {
            let deck = format!("{} deck", possessive(of, self.reader));
            let behind = [format!(" is shuffled into {deck}"), format!(" are shuffled into {deck}")];
            self.write_about(game, Sentence::default(), card, [&behind[0], &behind[1]]);
        } else {
            self.player_does(game, of, event);
        }
    }

    /// An attack that is not the announced one: a text forces it, or the defender has changed.
    fn attack(&mut self, game: &Game, attacker: EntityId, defender: Option<EntityId>) {
        let Some(defender) = defender else { return };
        if self.announced_attack.take() == Some((attacker, defender)) {
            return;
        }
        self.write_about(game, self.does(game, attacker, "attacks"), defender, ["", ""]);
    }

    /// Writes the changes that an effect gives: `Blessing of Kings gives Chillwind Yeti +4/+4`.
    fn enchanted(&mut self, game: &Game, bearer: EntityId) {
        let shown = matches!(game[bearer].zone, Zone::Play | Zone::Hand) && self.sees(game, bearer);
        let Some((_, enchantment)) = game.enchantments_on(bearer).last().filter(|_| shown) else { return };
        let mut words = enchantment_text(enchantment);
        if game.is(bearer, CardType::Weapon) {
            words = words.replace("Health", "Durability");
        }
        let sets = enchantment.modifiers.iter().any(Modifier::sets_number);
        // Numbers that an effect prints on a card which it makes are the card's own.
        if words.is_empty() || sets && enchantment.card.to_option().is_none() {
            return;
        }
        if sets {
            let behind = [format!(" now has {words}"), format!(" now have {words}")];
            return self.write_about(game, Sentence::default(), bearer, [&behind[0], &behind[1]]);
        }
        let source = enchantment.source;
        self.take_back_keyword(bearer, &words);
        if let Some(lost) = words.strip_prefix("no ").filter(|lost| !lost.contains(',')) {
            let behind = [format!(" loses {lost}"), format!(" lose {lost}")];
            return self.write_about(game, Sentence::default(), bearer, [&behind[0], &behind[1]]);
        }
        let by = self.known(game, Some(source)).filter(|by| *by != bearer);
        match by {
            Some(by) => {
                self.write_about(
                    game,
                    self.does(game, by, "gives"),
                    bearer,
                    [&format!(" {words}"), &format!(" {words}")],
                );
            }
            None => {
                self.write_about(
                    game,
                    Sentence::default(),
                    bearer,
                    [&format!(" gains {words}"), &format!(" gain {words}")],
                );
            }
        }
    }

    /// An entity has become another card.
    fn transformed(&mut self, game: &Game, id: EntityId) {
        let Some(old) = self.seen.get(&id).copied().filter(|old| *old != game[id].card) else { return };
        if !self.sees(game, id) {
            return;
        }
        self.seen.insert(id, game[id].card);
        let was = game.cards.get(old).name;
        if game.card(id).is_none_or(|card| card.name == was) {
            return;
        }
        let before = Sentence::default().text(format!("{was} becomes "));
        self.write_about(game, before, id, ["", ""]);
    }

    /// An entity has come to another zone.
    fn moved(&mut self, game: &Game, id: EntityId) {
        let zone = game[id].zone;
        let of_deck = self.in_decks.remove(&id);
        if of_deck && zone == Zone::Hand {
            self.arriving = Some((game[id].controller, id));
        } else if of_deck && zone == Zone::Graveyard {
            let owner = game[id].controller;
            let full = game.players[owner].hand.len() >= game.max_hand_size(owner);
            let behind = if full { [" is burned", " are burned"] } else { [" is destroyed", " are destroyed"] };
            self.write_about(game, Sentence::default(), id, behind);
        } else if zone == Zone::Secret && self.is_played_by_effect(Some(id)) {
            self.enters_secret_zone(game, id);
        } else if zone == Zone::Play && self.sees(game, id) {
            self.seen.insert(id, game[id].card);
        }
    }

    /// `Inconspicuous Rider puts Counterspell into play`; the opponent reads `a Secret`, also of a card that was public before.
    fn enters_secret_zone(&mut self, game: &Game, id: EntityId) {
        if self.sees(game, id) {
            self.seen.insert(id, game[id].card);
        } else {
            self.seen.remove(&id);
        }
        let part = if self.sees(game, id) { self.part(game, id) } else { Part::text("a Secret") };
        let side = game[id].controller;
        let source = self.source(game).filter(|source| *source != id);
        let other_side = source.is_some_and(|source| game[source].controller != side);
        let for_whom = if other_side { format!(" for {}", player(side, self.reader)) } else { String::new() };
        let before = match source {
            Some(source) => self.does(game, source, "puts"),
            None => self.clause(side, "put", " "),
        };
        let behind = format!(" into play{for_whom}");
        self.write_about_named(before, (id, part), [&behind, &behind]);
    }

    /// A keyword that is given without an enchantment.
    fn keyword_changed(&mut self, game: &Game, id: EntityId, tag: GameTag) {
        let keyword = Keywords::of_tag(tag);
        let quiet = Keywords::FROZEN | Keywords::DORMANT | Keywords::DIVINE_SHIELD;
        let has = game[id].keywords.has(keyword);
        let told = has && game[id].zone == Zone::Play && self.sees(game, id);
        let shield = keyword == Keywords::DIVINE_SHIELD;
        if let Some(name) = keyword_names(keyword).next().filter(|_| told && (shield || !quiet.has(keyword))) {
            self.write_about(game, Sentence::default(), id, [&format!(" gains {name}"), &format!(" gain {name}")]);
        }
    }

    /// Whether an action of the opponent is not public yet: a payment that can be canceled.
    fn is_undecided(game: &Game) -> bool {
        game.pending.as_ref().is_some_and(|pending| match &pending.kind {
            PendingKind::Payment(payment) => payment.purpose.can_be_cancelled(),
            PendingKind::Mulligan | PendingKind::PickOne { .. } => false,
        })
    }
}

/// Whether an action launches a Starship, or answers whether it is launched. The launch itself is told when it happens.
fn is_launch(game: &Game, action: Action) -> bool {
    let launches = |card: EntityId, n: u8| game.ability(card, n).is_some_and(|it| it.does == AbilityKind::Launch);
    match action {
        Action::Use { card, ability, .. } => launches(card, ability),
        Action::Choose(_) | Action::Cancel => game.pending.as_ref().is_some_and(|pending| match &pending.kind {
            PendingKind::Payment(payment) => match payment.purpose {
                PaymentFor::Activate { card, ability, .. } => launches(card, ability),
                PaymentFor::Play { .. } | PaymentFor::HeroPower { .. } | PaymentFor::Text { .. } => false,
            },
            PendingKind::Mulligan | PendingKind::PickOne { .. } => false,
        }),
        Action::Play { .. }
        | Action::Attack { .. }
        | Action::HeroPower { .. }
        | Action::Mulligan(_)
        | Action::EndTurn => false,
    }
}

impl Observer for Log {
    fn on_action(&mut self, game: &Game, action: Action) {
        let Some(of) = game.to_act() else { return };
        self.remember_visible_cards(game);
        self.in_decks = PlayerId::BOTH.into_iter().flat_map(|player| game.players[player].deck.iter()).collect();
        self.powers = PlayerId::BOTH.map(|player| game.players[player].hero_power);
        if let Action::Attack { attacker, defender } = action {
            self.announced_attack = Some((attacker, defender));
        }
        let hidden = self.reader.is_some_and(|reader| reader != of);
        let pays = hidden && Self::is_undecided(game);
        // The play that a choice pays for is told when it is paid.
        let announced = !pays && !is_launch(game, action);
        self.announced = announced.then(|| (of, self.announcement(game, action, of)));
        let bought = matches!(action, Action::Play { .. } | Action::HeroPower { .. } | Action::Use { .. });
        if !(hidden && bought) {
            self.write_announced();
        }
    }

    fn on_block_start(&mut self, game: &Game, block: Block, waiting: usize) {
        let Block { kind, source, target, option, .. } = block;
        if kind == BlockType::Play {
            self.played = Some(source);
            let secret = game[source].keywords.has(Keywords::SECRET)
                && self.reader.is_some_and(|it| it != game[source].controller);
            if self.entries.is_empty() && self.announced.is_none() && self.open.is_none() {
                let of = game[source].controller;
                let action = if game.players[of].hero_power == Some(source) {
                    Action::HeroPower { target }
                } else {
                    Action::Play { card: source, target, option, place: None }
                };
                self.announced = Some((of, self.announcement(game, action, of)));
            }
            self.write_announced();
            if !secret && source.number() > 3 {
                self.seen.insert(source, game[source].card);
            }
        } else {
            self.write_announced();
            if kind == BlockType::Power && source.number() > 3 {
                self.seen.insert(source, game[source].card);
            }
        }
        self.blocks.push(OpenBlock { kind, source, waiting });
    }

    fn on_block_end(&mut self, _: &Game) {
        self.blocks.pop();
    }

    fn on_settled(&mut self, game: &Game, waiting: usize) {
        while self.blocks.pop_if(|block| block.waiting >= waiting).is_some() {}
        self.write_arriving(game);
        self.write_powers(game);
    }

    fn on_effect(&mut self, game: &Game, effect: &Effect, scope: &Scope) {
        let hidden = self.reader.is_some_and(|reader| View::hides_card(game, scope.source, reader));
        if !hidden && scope.card.to_option().is_some() && self.effects.len() < MAX_EFFECTS {
            self.effects.push((scope.card, effect.source()));
        }
    }

    fn on_tag(&mut self, game: &Game, entity: EntityId, tag: GameTag) {
        if tag == GameTag::TO_BE_DESTROYED {
            if let Some(by) = self.blocks.iter().rev().find(|block| block.kind != BlockType::Deaths) {
                self.marked_for_destruction.insert(entity, by.source);
            }
        } else if tag == GameTag::ATTACHED {
            self.enchanted(game, entity);
        } else if tag == GameTag::ENTITY_ID {
            self.transformed(game, entity);
        } else if tag == GameTag::ZONE {
            self.moved(game, entity);
        } else if tag == GameTag::SILENCED {
            self.write_about(game, Sentence::default(), entity, [" is silenced", " are silenced"]);
        } else if tag == GameTag::CONTROLLER {
            if game[entity].card_type == CardType::Minion && self.seen.contains_key(&entity) && self.sees(game, entity)
            {
                let to = game[entity].controller;
                let before = Sentence::default().text(format!(
                    "{} {} control of ",
                    player(to, self.reader),
                    verb(to, self.reader, "take")
                ));
                self.write_about(game, before, entity, ["", ""]);
            }
        } else {
            self.keyword_changed(game, entity, tag);
        }
    }

    fn on_event(&mut self, game: &Game, event: &GameEvent) {
        self.event(game, *event);
    }

    fn on_wait(&mut self, game: &Game) {
        if !Self::is_undecided(game) {
            self.write_announced();
        }
        self.write_arriving(game);
        self.write_powers(game);
        if game.is_over() {
            self.write_result(game);
        }
    }
}
