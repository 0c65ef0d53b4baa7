//! What a text speaks of, and so what has to be set up.
use cardwright_data::{GameTag, SpellSchool};
use cardwright_engine::script::condition::Cmp;
use cardwright_engine::script::prelude::*;

/// What a text speaks of.
#[derive(Debug, Clone, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is spoken of by itself")]
pub(crate) struct Requirements {
    /// The conditions on entities at a place.
    pub at: Vec<(Side, Place, Condition)>,
    /// What must have happened before, and how often.
    pub past: Vec<(Past, i16)>,
    /// The events that trigger something.
    pub events: Vec<EventPattern>,
    /// The events that trigger abilities that the text gives.
    pub given: Vec<EventPattern>,
    /// The keywords of its texts.
    pub words: Vec<Word>,
    pub kindred: bool,
    pub combo: bool,
    /// The damage that is dealt: a minion should have exactly that Health.
    pub damage: Vec<i64>,
    /// The most cards that are drawn.
    pub drawn: i16,
    /// The Armor that the hero must have.
    pub armor: i64,
    /// How many cards must be at a place.
    pub many: Vec<(Side, Place, i16)>,
    /// What must not be in the deck.
    pub absent: Vec<Condition>,
    pub overloaded: bool,
    pub spell_damage: bool,
    /// The goal of a quest or upgrade.
    pub goal: Option<Progress>,
}

impl Requirements {
    pub fn of(power: &Power) -> Self {
        let mut requirements = Self::default();
        requirements.ability(&power.ability);
        requirements
    }

    /// Adds abilities that the text gives.
    pub fn given(&mut self, abilities: &[Ability]) {
        for ability in abilities {
            match ability {
                Ability::Trigger(trigger) => {
                    self.given.push(trigger.on);
                    self.effects(trigger.then);
                }
                Ability::Text(text) => {
                    self.given.push(MINIONS.die());
                    self.effects(text.effects);
                }
                Ability::None
                | Ability::Several(..)
                | Ability::Aura(..)
                | Ability::Enchant(..)
                | Ability::ChooseOne(..)
                | Ability::Titan(..)
                | Ability::AlsoDamages(..)
                | Ability::Quest(..)
                | Ability::Dormant(..)
                | Ability::DormantUntil(..)
                | Ability::Colossal(..)
                | Ability::Starship(..)
                | Ability::Form(..)
                | Ability::Twinspell(..)
                | Ability::Upgrades(..)
                | Ability::Ranks(..)
                | Ability::Lasts(..)
                | Ability::Improved(..)
                | Ability::Activatable(..) => {}
            }
        }
    }

    fn ability(&mut self, ability: &Ability) {
        match ability {
            Ability::Several(several) => several.iter().for_each(|power| self.ability(&power.ability)),
            Ability::Text(text) => {
                self.words.push(text.word);
                self.kindred |= text.word == Word::Kindred;
                self.combo |= text.word == Word::Combo;
                self.condition(&text.when);
                self.effects(text.effects);
            }
            Ability::Trigger(trigger) => self.trigger(trigger),
            Ability::Aura(aura) => self.aura(aura),
            Ability::Enchant(enchant) => {
                if let Some(aura) = &enchant.aura {
                    self.aura(aura);
                }
            }
            Ability::Quest(progress) | Ability::DormantUntil(progress) | Ability::Upgrades(progress, _) => {
                self.goal = Some(*progress);
                let times = if let Goal::Times(n) | Goal::Sum(n) = progress.goal { n } else { 1 };
                if progress.on.iter().any(|event| event.kind == EventKind::Discard) {
                    self.at.push((Side::Friendly, Place::Hand, Condition::Always));
                    self.many.push((Side::Friendly, Place::Hand, times + 1));
                }
                self.effects(progress.then);
            }
            Ability::Improved(per) => self.per(per, 1),
            Ability::None
            | Ability::ChooseOne(..)
            | Ability::Titan(..)
            | Ability::AlsoDamages(..)
            | Ability::Dormant(..)
            | Ability::Colossal(..)
            | Ability::Starship(..)
            | Ability::Form(..)
            | Ability::Twinspell(..)
            | Ability::Ranks(..)
            | Ability::Lasts(..)
            | Ability::Activatable(..) => {}
        }
    }

    pub fn aura(&mut self, aura: &Aura) {
        self.selector(&aura.to);
        self.condition(&aura.when);
        if let Gives::Modifiers(modifiers) = aura.gives {
            for modifier in modifiers {
                self.per(&modifier.amount.per, modifier.amount.n);
                if modifier.what == Attribute::Tag(GameTag::EXTRA_DEATHRATTLES_BASE) {
                    self.at.push((Side::Friendly, Place::Minions, Condition::Has(GameTag::DEATHRATTLE)));
                }
            }
        }
    }

    /// Adds what an event needs.
    fn listened(&mut self, event: &EventPattern) {
        match event.kind {
            EventKind::Discard => self.at.push((Side::Friendly, Place::Hand, event.what)),
            EventKind::Draw if !event.what.is_always() => {
                self.at.push((Side::Friendly, Place::Deck, event.what));
            }
            EventKind::TurnStart
            | EventKind::TurnEnd
            | EventKind::Play
            | EventKind::Cast
            | EventKind::Summon
            | EventKind::Death
            | EventKind::Damage
            | EventKind::Predamage
            | EventKind::Heal
            | EventKind::Attack
            | EventKind::Draw
            | EventKind::HeroPower
            | EventKind::Reveal
            | EventKind::Armor
            | EventKind::Equip
            | EventKind::ToHand
            | EventKind::Shuffle
            | EventKind::Freeze
            | EventKind::Targeted
            | EventKind::Ability
            | EventKind::Overload
            | EventKind::ShieldLost
            | EventKind::StatChange
            | EventKind::Launch
            | EventKind::Overheal
            | EventKind::Discover => {}
        }
    }

    fn trigger(&mut self, trigger: &Trigger) {
        self.events.push(trigger.on);
        self.listened(&trigger.on);
        self.selector(&trigger.on.who);
        self.condition(&trigger.on.what);
        self.condition(&trigger.when);
        self.effects(trigger.then);
    }

    fn effects(&mut self, effects: &[Effect]) {
        for effect in effects {
            self.selector(&effect.to);
            self.condition(&effect.when);
            self.per(&effect.amount.per, 1);
            match &effect.verb {
                Verb::Deal => self.damage.push(effect.amount.n.into()),
                Verb::Draw(that) => {
                    self.at.push((Side::Friendly, Place::Deck, *that));
                    self.drawn = self.drawn.max(effect.amount.n);
                }
                Verb::Summon(what)
                | Verb::AddToHand(what)
                | Verb::ToDeck(what, _)
                | Verb::Transform(what)
                | Verb::Cast(what)
                | Verb::Begin(what)
                | Verb::Equip(what) => {
                    self.what(what);
                }
                Verb::DealBy(which) | Verb::MakeAttack(which) | Verb::Swap(which) => self.selector(which),
                Verb::Trigger(Word::Deathrattle) => {
                    let that = effect.to.that.into_iter().chain([Condition::Has(GameTag::DEATHRATTLE)]);
                    let that = that.filter(|condition| !condition.is_always()).collect::<Vec<_>>();
                    let that = Condition::All(Box::leak(that.into_boxed_slice()));
                    self.at.extend([Place::Minions, Place::Deck].map(|place| (Side::Friendly, place, that)));
                }
                Verb::DrawUntil => {
                    // With more cards than that nothing is drawn.
                    self.many.push((Side::Friendly, Place::Hand, effect.amount.n + 1));
                    if effect.amount.per != Per::One {
                        self.many.push((Side::Enemy, Place::Hand, 6));
                    }
                    self.at.push((Side::Friendly, Place::Hand, Condition::Always));
                }
                Verb::Inherit(which) => {
                    let that = Condition::Has(GameTag::DEATHRATTLE);
                    self.at.push((Side::Friendly, Place::Minions, that));
                    self.given.push(MINIONS.die());
                    self.selector(which);
                }
                Verb::Discover { offer, then, rest, .. } => {
                    match offer {
                        Offer::Entities(which) => self.selector(which),
                        Offer::Past(past) => self.past.push((*past, 2)),
                        Offer::Pool(..) | Offer::Tokens(..) | Offer::Cards(..) => {}
                    }
                    self.effects(then);
                    self.effects(rest);
                }
                Verb::Either(one, other) => {
                    self.effects(one);
                    self.effects(other);
                }
                Verb::Times(of) => self.effects(of),
                Verb::Pay(cost, of) => {
                    let armor = (1..=40).find(|n| *cost == Cost::of(Part::Armor(*n)));
                    self.armor = self.armor.max(armor.unwrap_or(0).into());
                    self.effects(of);
                }
                Verb::Choose(texts) | Verb::AtRandom(texts) => texts.iter().for_each(|text| self.effects(text)),
                Verb::Later(trigger) => {
                    self.given.push(trigger.on);
                    self.listened(&trigger.on);
                    self.selector(&trigger.on.who);
                    self.condition(&trigger.on.what);
                    self.effects(trigger.then);
                }
                Verb::Give(modifiers) | Verb::Lend(modifiers, _) => {
                    for modifier in *modifiers {
                        self.per(&modifier.amount.per, 1);
                        // A minion that can lose the keyword.
                        if let (Attribute::Tag(tag), Op::Set, 0) = (modifier.what, modifier.op, modifier.amount.n)
                            && let Source::At(side, place) = effect.to.from
                        {
                            self.at.push((side, place, Condition::Has(tag)));
                        }
                    }
                }
                Verb::ChangeDamage(..)
                | Verb::DealSplit
                | Verb::Heal
                | Verb::HealFully
                | Verb::Remaining
                | Verb::Destroy
                | Verb::Wear
                | Verb::Remove
                | Verb::Attach(..)
                | Verb::Silence
                | Verb::Freeze
                | Verb::Return
                | Verb::Discard
                | Verb::Armor
                | Verb::Crystals { .. }
                | Verb::Mana
                | Verb::Refresh
                | Verb::SpendMana
                | Verb::DestroyCrystals
                | Verb::Unlock
                | Verb::Pool(..)
                | Verb::Corpses
                | Verb::SpendCorpses
                | Verb::Ready
                | Verb::TakeControl
                | Verb::HandOver
                | Verb::SwapStats
                | Verb::Counter
                | Verb::Redirect
                | Verb::BecomeHero(..)
                | Verb::HeroPower(..)
                | Verb::Trigger(..)
                | Verb::Repeat(..)
                | Verb::Dormant
                | Verb::Awaken
                | Verb::Launch
                | Verb::Look
                | Verb::BonusEffect
                | Verb::Bestow
                | Verb::Deed(..)
                | Verb::Deaths
                | Verb::Remember
                | Verb::Store(..)
                | Verb::Improve
                | Verb::Native(..)
                | Verb::EndTurn => {}
            }
        }
    }

    fn what(&mut self, what: &What) {
        match what {
            What::CopyOf(which) | What::Themselves(which) => self.selector(which),
            What::FromPast(past) | What::EachPast(past) | What::LastPast(past) => self.did(past, 1),
            What::Named(..)
            | What::OneOf(..)
            | What::Random(..)
            | What::Token(..)
            | What::JadeGolem
            | What::OneMissing(..)
            | What::RandomOf(..)
            | What::Costing(..) => {}
        }
    }

    /// Adds what must have happened so often.
    fn did(&mut self, past: &Past, n: i16) {
        if past.deed == Deed::Discarded {
            self.at.push((Side::Friendly, Place::Hand, past.that));
        }
        self.past.push((*past, n));
    }

    fn per(&mut self, per: &Per, n: i16) {
        match per {
            Per::Stat(Stat::Armor, _) => self.armor = self.armor.max(1),
            Per::SchoolsCast => {
                let schools = [SpellSchool::Frost, SpellSchool::Fire, SpellSchool::Arcane, SpellSchool::Nature];
                let cast = |school| SPELLS_YOU_CAST.that(Condition::School(school));
                self.past.extend(schools.map(|school| (cast(school), 1)));
            }
            Per::Each(which) | Per::Stat(_, which) => self.selector(which),
            Per::Past(past) => self.did(past, n.abs().clamp(1, 2)),
            Per::One
            | Per::ThatMuch
            | Per::Excess
            | Per::Done
            | Per::Stored(..)
            | Per::Number
            | Per::X
            | Per::UpTo(..) => {}
        }
    }

    fn selector(&mut self, which: &Selector) {
        let mut parts: Vec<Condition> = which.that.into_iter().filter(|condition| !condition.is_always()).collect();
        let that = match parts.len() {
            0 => Condition::Always,
            1 => parts.remove(0),
            _ => Condition::All(Box::leak(parts.into_boxed_slice())),
        };
        if let (Source::At(side, place), Pick::Most(stat) | Pick::Least(stat)) = (which.from, which.pick) {
            let far = if matches!(which.pick, Pick::Most(_)) { stat.at_least(7) } else { stat.at_most(2) };
            self.at.push((side, place, Condition::All(Box::leak(Box::new([that, far])))));
        }
        match which.from {
            Source::At(side, place) | Source::Target(side, place) => self.at.push((side, place, that)),
            // It may be a card that was drawn, or a minion in play.
            Source::It | Source::That | Source::Who if !that.is_always() => {
                self.at.extend([Place::Deck, Place::Minions].map(|place| (Side::Both, place, that)));
            }
            Source::Several(several) => several.iter().for_each(|one| self.selector(one)),
            Source::Nobody
            | Source::This
            | Source::It
            | Source::That
            | Source::Who
            | Source::Creator
            | Source::Remembered => {}
        }
        which.that.iter().for_each(|condition| self.condition(condition));
    }

    fn condition(&mut self, condition: &Condition) {
        match condition {
            Condition::Not(of) => self.condition(of),
            Condition::Any(of) | Condition::All(of) => of.iter().for_each(|one| self.condition(one)),
            Condition::There(cmp, n, which) => {
                if let (Source::At(side, place), Cmp::AtLeast) = (which.from, cmp)
                    && *n > 1
                {
                    self.many.push((side, place, *n));
                }
                if let (Source::At(Side::Friendly, Place::Deck), Cmp::AtMost, 0) = (which.from, cmp, n) {
                    self.absent.extend(which.that.into_iter().filter(|that| !that.is_always()));
                }
                self.selector(which);
            }
            Condition::More(these, _) => self.selector(these),
            Condition::Is(which) | Condition::SharesRace(which) | Condition::NoDuplicates(which) => {
                self.selector(which);
            }
            Condition::Stat(Stat::Armor, _, n) => self.armor = self.armor.max((*n).into()),
            Condition::Stat(Stat::Overloaded, ..) => self.overloaded = true,
            Condition::Stat(Stat::SpellDamage, ..) => self.spell_damage = true,
            Condition::Did(_, n, past) => self.did(past, (*n).max(1)),
            Condition::Versus(_, _, per) => self.per(per, 1),
            Condition::Kindred => self.kindred = true,
            Condition::Combo => self.combo = true,
            Condition::So(word) => self.words.push(*word),
            Condition::Always
            | Condition::Type(..)
            | Condition::Character
            | Condition::Race(..)
            | Condition::School(..)
            | Condition::Class(..)
            | Condition::Rarity(..)
            | Condition::Named(..)
            | Condition::Of(..)
            | Condition::Has(..)
            | Condition::Damaged
            | Condition::Stat(..)
            | Condition::Itself
            | Condition::StartedInDeck
            | Condition::AnotherClass
            | Condition::Dead
            | Condition::Heard(..)
            | Condition::Fatal
            | Condition::DrawnThisTurn
            | Condition::Lacks(..)
            | Condition::StartedSingleton
            | Condition::TurnOf(..)
            | Condition::FromThePast
            | Condition::OddCost
            | Condition::Chance(..)
            | Condition::Joust => {}
        }
    }
}
