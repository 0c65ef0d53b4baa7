//! [`Power`]: all that a card does.
use cardwright_words::{Words, words};

use super::activatable::Activatable;
use super::amount::Multiplier;
use super::aura::{Aura, Enchant, Gives, Lasts, Modifier};
use super::condition::Condition;
use super::effect::Effect;
use super::selector::{CardProperty, FRIENDLY_MINIONS, Selector, Side};
use super::trigger::{EventKind, EventPattern, Limit, Trigger};
use super::word::Text;

/// The completeness of a card's Power.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
pub enum PowerStatus {
    /// Complete.
    Done,
    /// A card with nothing but keywords that the rules implement.
    Vanilla,
    /// A stub: nobody has written the Power yet.
    Todo,
    /// Written in part, with the reason.
    Partial(&'static str),
    /// Complete with an approximation, because the game's own rule is not public.
    Approximate(&'static str),
}

/// The goal of a quest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, Words)]
pub enum Goal {
    /// A number of events.
    Times(i16),
    /// Events whose numbers add up to so much: "take 12 damage".
    Sum(i16),
    /// Each of the events once: "cast a Fire, Frost, and Arcane spell".
    Each,
    /// The first of the events, then one of the others: "fill your hand, then empty it".
    Then,
    /// Events in this number of turns, any number in each: "on 3 of your turns".
    InTurns(i16),
    /// A number of events in one turn: "draw 4 cards in one turn"; each turn starts at 0.
    InOneTurn(i16),
    /// A number of cards that differ from each other: "6 minions of unique types". One of two types counts as the one that is
    /// missing.
    Different(i16, CardProperty),
}

/// Steps to a goal: a quest, a card that is infused in hand.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize)]
pub struct Progress {
    /// The counted events.
    pub on: &'static [EventPattern],
    /// The goal.
    pub goal: Goal,
    /// The effects when the goal is reached.
    pub then: &'static [Effect],
}

/// Another form of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, Words)]
pub enum Form {
    /// "Corrupt": the form that it becomes in hand when its owner plays a card that costs more.
    #[word("Corrupt")]
    Corrupted,
    /// "Forge": the form that it becomes in hand for mana.
    #[word("Forge")]
    Forged,
    /// "Miniaturize": the small copy that it leaves in hand.
    #[word("Miniaturize")]
    Mini,
    /// "Gigantify": the big copy that it leaves in hand.
    #[word("Gigantify")]
    Gigantic,
    /// "Rewind, Rewind, Rewind": the form that it becomes when its play is rewound, with one Rewind less (Mister Clocksworth).
    #[word("Rewind")]
    Rewound,
}

/// The occasions on which a card that leaves play keeps its enchantments.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, Words)]
pub enum EnchantmentRetention {
    /// "Shuffle this into your deck. It keeps any enchantments." (Immortal Prelate): through its death, not when it returns to a hand.
    #[word("Keeps enchantments when it dies and is shuffled into a deck")]
    InDeath,
    /// "Always keeps enchantments." (Kingsbane): wherever it goes.
    #[word("Always keeps enchantments")]
    Always,
}

/// A deck that a card brings: [`starts_with_one_of`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
pub struct StartingDeck {
    /// The id of its hero.
    pub hero: &'static str,
    /// The ids of its cards, each with how many there are of it.
    pub cards: &'static [(&'static str, u8)],
}

/// One ability of a card.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize, Words)]
#[words(Power = Power::of(ability))]
pub enum Ability {
    /// No ability.
    #[word(source = "abilities(&[])", "")]
    None,
    /// Several.
    /// Several abilities side by side, in the order of the text.
    #[word(abilities(several), explain = several_powers)]
    Several(&'static [Power]),
    /// A text under a keyword.
    #[word(source = text, explain = text)]
    Text(Text),
    /// A triggered ability.
    #[word(source = trigger, explain = answer)]
    Trigger(Trigger),
    /// An aura.
    #[word(source = aura, explain = lasting)]
    Aura(Aura),
    /// The changes that an enchantment card makes to its bearer.
    #[word(source = enchant, explain = enchanted)]
    Enchant(Enchant),
    /// "Choose One": the cards to choose from.
    /// "Choose One - …; or …": the cards to choose from.
    #[word(choose_one(cards), "Choose One: {cards:or}.")]
    ChooseOne(#[card(Text)] &'static [&'static str]),
    /// "Choose One": the cards to choose from are those that are kept with the card.
    /// "gain two random Choose One choices": the cards to choose from are those that are kept with the card when it is played (Uluu,
    /// the Everdrifter).
    #[word(choose_one_of_kept(), "Choose One of the cards that are kept with this.")]
    #[serde(rename = "ChooseKept")]
    ChooseSetAside,
    /// The numbers `{0}`, `{1}` and `{2}` of its text are the digits of the number that it keeps in counter 0.
    /// "Draw an {0}, {1}, and {2}-Cost card.": the numbers that the text shows are the digits of the number that the card keeps in
    /// counter 0, once there is one (Robocaller).
    #[word(shows_digits(), "Its text shows the digits of the number that it keeps.")]
    ShowsDigits,
    /// "You start the game as a different class until you play a Rogue card.": as one of these heroes, at random, until a card of
    /// the class of the deck has been played (Maestra of the Masquerade).
    #[word(starts_as(heroes), "You start the game as one of {heroes}, until you play a card of your own class.")]
    StartsAs(#[card(Card)] &'static [&'static str]),
    /// A Titan's abilities: spell cards, each used once.
    /// A Titan's abilities.
    #[word(titan(cards), "Titan: {cards}.")]
    Titan(#[card(Text)] &'static [&'static str]),
    /// The characters that an attack of this minion damages in addition to the defender.
    /// "Also damages the minions next to whomever this attacks": `also_damages(THAT.neighbours())` (Foe Reaper 4000).
    #[word(also_damages(whom), "Also damages {whom} that this attacks.")]
    AlsoDamages(Selector),
    /// A quest.
    #[word(source = quest, explain = quest)]
    Quest(Progress),
    /// Enters play dormant for this many turns.
    /// "Dormant for 2 turns." (Imprisoned Vilefiend).
    #[word(dormant_for(turns), explain = dormant)]
    Dormant(i16),
    /// Enters play dormant, until it awakens by progress.
    #[word(source = dormant_until, "Starts Dormant. This awakens after {0}.")]
    DormantUntil(Progress),
    /// The parts that come along: minions to its right, or to its left where their tag says so.
    /// "Colossal +2": the parts, from left to right (Crabatoa).
    #[word(colossal(parts), explain = colossal)]
    Colossal(#[card(Card)] &'static [&'static str]),
    /// A Starship, and the mana that launching it costs.
    /// "Starship (Costs (5) Mana to launch.)" (The Exile's Hope).
    #[word(starship(cost), "Starship (Costs ({cost}) Mana to launch.)")]
    Starship(i16),
    /// Another form of the card, where its tags do not name it.
    /// "Corrupt: …", "Miniaturize, Gigantify": the card with the other form, where the tags do not name it; Carousel Gryphon needs no word:
    /// `form(Form::Gigantic, GIANT)` (The Replicator-inator).
    #[word(form(kind, card), "{kind}: {card}.")]
    Form(Form, #[card(Card)] &'static str),
    /// Twinspell: the card that comes into the hand when this one is cast.
    /// "Twinspell": the copy without it (Rapid Fire); "(3 Drinks left!)": the glass with one less (Malted Magma).
    #[word(twinspell(copy), "Twinspell: get {copy}.")]
    Twinspell(#[card(Card)] &'static str),
    /// The form that the card takes in hand after this progress: Infuse, Spellstones.
    #[word(source = upgrades, "Upgrades into {1} after {0}.")]
    Upgrades(Progress, #[card(Text)] &'static str),
    /// The form that the card takes in hand and deck when its player has this number of mana crystals.
    /// "(Upgrades when you have 5 Mana.)": becomes that card in hand and deck (Tame Beast).
    #[word(ranks_up(crystals, into), "Upgrades into {into} when you have {crystals} Mana Crystals.")]
    Ranks(i16, #[card(Text)] &'static str),
    /// The form that the card takes in hand as soon as a condition holds.
    /// "While holding this, if …, transform into …": for good, as soon as the condition holds (Genn, Cursed King).
    #[word(becomes(when, into), "While holding this, if {when:condition}, transform into {into}.")]
    Becomes(Condition, #[card(Text)] &'static str),
    /// A spell that stays for so many turns of its player or of the opponent: its triggers and auras work until then.
    /// "… Lasts 3 turns.": a spell whose triggers and auras work as long as it stays (Dun Baldar Bridge). With 0 it stays until a text
    /// of its own destroys it (Love Everlasting).
    #[word(lasts(turns) -> Lasts(turns, Side::Friendly), explain = lasts_turns)]
    /// "… Lasts 2 enemy turns." (Resistance Aura)
    #[word(lasts_enemy_turns(turns) -> Lasts(turns, Side::Enemy), explain = lasts_enemy_turns)]
    #[word("Lasts {0} turns.")]
    Lasts(u8, Side),
    /// The growth of the number that the text marks with `@`.
    /// "(Improved by Protoss spells you cast this game!)": by so much more is the number that the text marks with `@` (Colossus).
    #[word(improved(per), "The number @ is improved by {per}.")]
    Improved(Multiplier),
    /// Put together before the game, of two of these modules.
    /// "While building your deck, customize your very own …": two of these modules, which the sideboard names, are merged into the card
    /// before the game. The merged card has their numbers, keywords and texts (Zilliax Deluxe 3000).
    #[word(modular(modules), "Two of these are merged into it before the game: {modules}.")]
    Modular(#[card(Text)] &'static [&'static str]),
    /// The card keeps its enchantments when it leaves play.
    /// "Always keeps enchantments.": `keeps_enchantments(EnchantmentRetention::Always)` (Kingsbane).
    #[word(keeps_enchantments(when), "{when}.")]
    KeepsEnchantments(EnchantmentRetention),
    /// Deathrattles that it was given trigger twice.
    /// "Deathrattles given to this minion trigger twice." (Scourge Troll)
    #[word(given_deathrattles_trigger_twice(), "Deathrattles that this was given trigger twice.")]
    GivenDeathrattlesTwice,
    /// The player with this card in the deck always goes second.
    /// "You always go second." (Aya, Lotus Kingpin): who seats the players asks the deck.
    #[word(always_goes_second(), "You always go second.")]
    GoesSecond,
    /// The decks of which one replaces the player's deck before the game.
    /// "You start the game with one of …": a deck that contains the card is replaced with one of these, at random (Whizbang the Wonderful).
    #[word(starts_with_one_of(decks), explain = starting_decks)]
    StartingDecks(&'static [StartingDeck]),
    /// An ability that a player can use.
    #[word(source = activatable, explain = activatable)]
    Activatable(Activatable),
}

/// The behavior of a card: constant data, written with the words of the [prelude](super::prelude).
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize)]
pub struct Power {
    /// Whether the Power is complete, partial, an approximation or a stub.
    pub status: PowerStatus,
    /// Its ability, or [`Ability::Several`].
    pub ability: Ability,
}

/// Words that are made of others.
#[words(read)]
mod composed {
    /// The card is not written yet.
    pub const TODO: Power = Power { status: PowerStatus::Todo, ability: Ability::None };

    /// The card has nothing but keywords that the rules implement.
    pub const VANILLA: Power = Power { status: PowerStatus::Vanilla, ability: Ability::None };

    /// "Starts Dormant. After you play 3 cards, this awakens.": `dormant_until(Goal::Times(3), &[YOU.play(CARD)])`
    /// (Stockades Prisoner).
    pub const fn dormant_until(goal: Goal, on: &'static [EventPattern]) -> Power {
        Power::of(Ability::DormantUntil(Progress { on, goal, then: &[] }))
    }

    /// "Infuse (3)": becomes that card after so many friendly minions died while it was in hand.
    pub const fn infuse(n: i16, into: &'static str) -> Power {
        upgrades(Goal::Times(n), INFUSES, into)
    }

    const INFUSES: &[EventPattern] = &[FRIENDLY_MINIONS.die()];

    /// "(Cast 4 spells to upgrade.)": becomes that card once this has happened while it was in hand (Lesser Diamond Spellstone).
    pub const fn upgrades(goal: Goal, on: &'static [EventPattern], into: &'static str) -> Power {
        Power::of(Ability::Upgrades(Progress { on, goal, then: &[] }, into))
    }

    /// "Quest: … Reward: …".
    pub const fn quest(goal: Goal, on: &'static [EventPattern]) -> Progress {
        Progress { on, goal, then: &[] }
    }
}

pub use composed::*;

/// Whether a card that upgrades on these events is an Infuse card: on the deaths of your minions or Beasts (Shadehound). Its tag
/// does not tell: All Fel Breaks Loose has none.
pub const fn infuses(on: &[EventPattern]) -> bool {
    matches!(on, [EventPattern { kind: EventKind::Death, .. }])
}

#[words(read)]
impl Progress {
    /// "Reward: …".
    pub const fn reward(mut self, effects: &'static [Effect]) -> Power {
        self.then = effects;
        Power::of(Ability::Quest(self))
    }
}

#[words(read_after)]
impl Power {
    /// Whether the card is written, at least in part.
    pub const fn is_written(&self) -> bool {
        !matches!(self.status, PowerStatus::Todo)
    }

    /// Whether all of it is written, be it as an approximation: games treat an approximate card as any other.
    pub const fn is_whole(&self) -> bool {
        matches!(self.status, PowerStatus::Done | PowerStatus::Vanilla | PowerStatus::Approximate(_))
    }

    /// The Power with this ability alone.
    pub const fn of(ability: Ability) -> Self {
        Self { status: PowerStatus::Done, ability }
    }

    /// Marks the Power as incomplete, with the missing part.
    pub const fn partial(mut self, reason: &'static str) -> Self {
        self.status = PowerStatus::Partial(reason);
        self
    }

    /// Marks the Power as an approximation of a rule that is not public, with an explanation.
    ///
    /// The card is played, drawn at random and tested as any other. Coverage and deck tools name it as approximate and do not count
    /// it as whole.
    ///
    /// ```
    /// use cardwright_vocabulary::script::prelude::*;
    /// const WISH: Power = battlecry(&[discover(CARD)]).approximate("offers random cards; the game looks for the best ones");
    /// assert!(WISH.is_whole() && WISH.status != TIDE.status);
    /// const TIDE: Power = battlecry(&[draw(1)]);
    /// ```
    pub const fn approximate(mut self, how: &'static str) -> Self {
        self.status = PowerStatus::Approximate(how);
        self
    }

    /// Every ability, [`Ability::Several`] opened, in the order of the text.
    pub fn abilities(&self) -> Vec<&Ability> {
        if let Ability::Several(several) = &self.ability {
            return several.iter().flat_map(Self::abilities).collect();
        }
        if matches!(self.ability, Ability::None) { Vec::new() } else { vec![&self.ability] }
    }

    /// In place of the card's other text: "Combo: Deal 4 damage instead."
    ///
    /// # Panics
    /// After anything but effects under a word, when the card is compiled.
    pub const fn instead(self) -> Self {
        let Ability::Text(mut text) = self.ability else { panic!("only effects under a word replace others") };
        text.instead = true;
        Self { ability: Ability::Text(text), ..self }
    }

    /// Adds a condition for the text. The player chooses a target only if it holds.
    ///
    /// # Panics
    /// After anything but effects under a word, when the card is compiled.
    pub const fn when(self, condition: Condition) -> Self {
        let Ability::Text(mut text) = self.ability else { panic!("put `.when` before `.then`, `.gives` or `.have`") };
        text.when = condition;
        Self { ability: Ability::Text(text), ..self }
    }

    const fn enchantment(self) -> Enchant {
        let Ability::Enchant(enchant) = self.ability else {
            panic!("only an enchantment has an end or others under it")
        };
        enchant
    }

    const fn with(self, enchant: Enchant) -> Self {
        Self { ability: Ability::Enchant(enchant), ..self }
    }

    /// Adds an aura that lasts as long as the enchantment.
    ///
    /// # Panics
    /// After anything but [`enchant`](super::aura::enchant), when the card is compiled; likewise the three that follow.
    pub const fn aura(self, to: Selector, modifiers: &'static [Modifier]) -> Self {
        let mut enchant = self.enchantment();
        let aura = super::aura::aura(to);
        enchant.aura = Some(Aura { gives: Gives::Modifiers(modifiers), ..aura });
        self.with(enchant)
    }

    /// Ends the enchantment at an event.
    pub const fn until(self, event: EventPattern) -> Self {
        let mut enchant = self.enchantment();
        enchant.until = Some(event);
        self.with(enchant)
    }

    const fn lasts(self, lasts: Lasts) -> Self {
        let mut enchant = self.enchantment();
        enchant.lasts = lasts;
        self.with(enchant)
    }

    /// "this turn".
    pub const fn this_turn(self) -> Self {
        self.lasts(Lasts::ThisTurn)
    }

    /// "until your next turn".
    pub const fn until_your_next_turn(self) -> Self {
        self.lasts(Lasts::UntilYourNextTurn)
    }

    /// "until the end of your next turn".
    pub const fn until_end_of_your_next_turn(self) -> Self {
        self.lasts(Lasts::UntilEndOfYourNextTurn)
    }

    /// "next turn": of the player that it is on.
    pub const fn next_turn(self) -> Self {
        self.lasts(Lasts::NextTurn)
    }

    /// "Lasts 3 turns.": of its owner, the one in which it comes included (Crusader Aura).
    pub const fn lasts_turns(self, n: u8) -> Self {
        self.lasts(Lasts::Turns(n))
    }

    /// The first time only.
    ///
    /// # Panics
    /// After anything but a trigger, when the card is compiled.
    pub const fn once(self) -> Self {
        let Ability::Trigger(mut trigger) = self.ability else { panic!("only a trigger has a first time") };
        trigger.limit = Limit::Once;
        Self { ability: Ability::Trigger(trigger), ..self }
    }
}
