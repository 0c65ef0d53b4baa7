//! Effects: a verb, its targets, a number, a condition.
//!
//! Every [`Effect`] has the same four parts, so that `.to`, `.for_each` and `.when` read the same after every verb. The
//! words here are those of card texts; each names a card that uses it.
use cardwright_words::{Words, words};

use super::amount::{Amount, Multiplier, Past, Stat};
use super::condition::Condition;
use super::selector::{CardProperty, Pick, Selector};
use super::verb::Verb;

/// The cards that an effect creates, moves or offers.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize, Words)]
pub enum CardSource {
    /// This card, by id.
    /// "a 1/1 Murloc Scout": the card with this id.
    #[word(card(id), "{id:card_with_numbers}")]
    Named(#[card(Card)] &'static str),
    /// One of these cards, at random.
    /// "a random Dream card": one of these.
    #[word(one_of(ids), "a random one of {ids}")]
    OneOf(#[card(Card)] &'static [&'static str]),
    /// Each of these cards.
    /// "Shuffle all 8 Crewmates": each of these, in this order: `create_aside(each_of(&["…", "…"]))` (Dirdra, Rebel Captain).
    #[word(each_of(ids), "each of {ids}")]
    EachOf(#[card(Card)] &'static [&'static str]),
    /// A random collectible card of the game's format that meets a condition.
    /// "a random Beast": of all collectible cards of the game's format.
    #[word(random(that: printed), "a random {that}")]
    Random(Condition),
    /// A random uncollectible card that meets a condition.
    /// "a random Lackey": `random_token(with(GameTag::MARK_OF_EVIL))`, of the cards that players do not put into decks, each name once
    /// (EVIL Cable Rat).
    #[word(random_token(that: printed), "a random {that} token")]
    Token(Condition),
    /// A Jade Golem, larger by one than the player's last.
    /// "a Jade Golem": the first is a 1/1, each one after it larger by +1/+1 (Jade Spirit).
    #[word(jade_golem(), "a Jade Golem")]
    JadeGolem,
    /// One of these cards that its controller does not have on the board, at random.
    /// "a random basic Totem": one of these that you do not have on the board yet.
    #[word(one_missing(ids), "a random one that you lack of {ids}")]
    OneMissing(#[card(Card)] &'static [&'static str]),
    /// A random collectible card of these classes that meets a condition.
    /// "a random card from another class" (Pilfer).
    #[word(random_of(that: printed, classes), "a random {that}{classes}")]
    RandomOf(Condition, Classes),
    /// A random collectible card of each class, of these classes, that meets a condition.
    /// "a card from each other class": `random_of_each_class(CARD, Classes::Other)`; in alphabetical order of the classes (Agency
    /// Espionage).
    #[word(random_of_each_class(that: printed, classes), "a random {that} of each class{classes}")]
    RandomOfEachClass(Condition, Classes),
    /// The last matching card of a player's history.
    /// "the last card your opponent played" (Vanessa `VanCleef`).
    #[word(last_of(past), "the last {past}")]
    LastPast(Past),
    /// A random card that costs this much more than the number, or less; if there is none, the next cheaper.
    /// "a random minion of the same Cost": `summon(random_costing(MINION, COST.of(SUBJECT)))` (Effigy).
    ///
    /// ```
    /// use cardwright_vocabulary::script::prelude::*;
    /// const A_SPELL: Power = spell(&[cast(random_costing(all(&[SPELL, odd(COST)]), COST.of(THIS)))]);
    /// ```
    ///
    /// The cards of a pool are in no game, so that a condition about one never holds, and is an error of the compiler:
    ///
    /// ```compile_fail,E0080
    /// use cardwright_vocabulary::script::prelude::*;
    /// const NO_SPELL: Power = spell(&[cast(random_costing(all(&[SPELL, ANOTHER_CLASS]), COST.of(THIS)))]);
    /// ```
    #[word(random_costing(that: printed, number) -> Costing(that, 0, number))]
    /// "a random minion that costs (1) more": `transform(MINIONS, random_costing_more(MINION, 1, COST.of(IT)))` (Evolve). Of each one that is
    /// transformed, `IT` is that one.
    #[word(random_costing_more(that: printed, more, number) -> Costing(that, more, number))]
    #[word(explain = costing)]
    Costing(Condition, i16, Multiplier),
    /// An exact copy of each of these: with damage and enchantments if it is in play.
    /// "a copy of it".
    #[word(copy_of(which), "a copy of {which}")]
    CopyOf(Selector),
    /// A new copy of the card of each selected entity, as printed.
    /// "resummon this minion": its card anew, without damage and enchantments, even if the minion lives (Ancestral Spirit).
    #[word(fresh_copy_of(which), "a new copy of {which}")]
    #[serde(rename = "Anew")]
    FreshCopyOf(Selector),
    /// The entities themselves, from wherever they are.
    /// "it", "that minion": no copy, the entity itself.
    #[word(the(which), "{which}")]
    Themselves(Selector),
    /// A random card of a player's history: "a Demon that died this game".
    /// "a Demon that died this game": one of a player's past, at random.
    #[word(random_from_past(past), "a random {past}")]
    FromPast(Past),
    /// The cards of a player's history, in order: "all spells you've cast this game"; or those that are picked from them.
    /// "all spells you've cast this game": each of a player's past.
    #[word(each_past(past) -> EachPast(past, Pick::All))]
    #[word(source = each_past, explain = picked_past)]
    EachPast(Past, Pick),
    /// Each card that is merged into these entities: the pieces of a Starship.
    /// "copies of all of the Starship's Pieces": the cards that are merged into it, as printed (Crew Transport).
    #[word(merged_into(which), "each card merged into {which}")]
    Merged(Selector),
    /// Each choice of the selected Choose One cards.
    /// "both choices": each card that a Choose One card offers, as printed (Keeper Stalladris, Jerry Rig Carpenter).
    #[word(choices_of(of) -> Choices { of, untaken: false }, "each choice of {of}")]
    /// "the other choice": the cards that a Choose One card offered when it was played, and that were not chosen; none if it did both
    /// (Pathmaker).
    #[word(other_choice_of(of) -> Choices { of, untaken: true }, "each choice of {of} that was not taken")]
    #[word(explain = choices)]
    Choices {
        /// The Choose One cards.
        of: Selector,
        /// Whether only the choices that were not taken count, of cards with a taken choice.
        untaken: bool,
    },
    /// The cards of a player's history, or those that are picked from them, each with what was merged into it.
    /// "Resurrect 3 friendly Mechs. They keep any Magnetic upgrades.": `rebuilt(FRIENDLY_MINIONS.that(MECH).die().this_game()).random_of(3)`, each with
    /// what was magnetized to it (Kangor's Endless Army); a Starship with its pieces, ready to be launched (Jim Raynor).
    #[word(rebuilt(past) -> Rebuilt(past, Pick::All))]
    #[word(source = rebuilt, explain = rebuilt)]
    Rebuilt(Past, Pick),
}

impl CardSource {
    /// Whether the card is chosen at random, so that no player knows it before seeing it.
    pub const fn is_random(&self) -> bool {
        match self {
            Self::OneOf(_)
            | Self::Random(_)
            | Self::Token(_)
            | Self::OneMissing(_)
            | Self::RandomOf(..)
            | Self::RandomOfEachClass(..)
            | Self::Costing(..)
            | Self::FromPast(_) => true,
            Self::Named(_)
            | Self::EachOf(_)
            | Self::JadeGolem
            | Self::LastPast(_)
            | Self::CopyOf(_)
            | Self::FreshCopyOf(_)
            | Self::Themselves(_)
            | Self::EachPast(..)
            | Self::Merged(_)
            | Self::Choices { .. }
            | Self::Rebuilt(..) => false,
        }
    }
}

#[words(read_pick)]
impl CardSource {
    /// The history of which it makes a card.
    pub const fn past(&self) -> Option<&Past> {
        if let Self::FromPast(past) | Self::EachPast(past, _) | Self::Rebuilt(past, _) | Self::LastPast(past) = self {
            Some(past)
        } else {
            None
        }
    }

    /// Picks cards of a history.
    ///
    /// # Panics
    /// After anything but [`each_past`] and [`rebuilt`], when the card is compiled.
    const fn pick(self, pick: Pick) -> Self {
        if let Self::Rebuilt(past, Pick::All) = self {
            return Self::Rebuilt(past, pick);
        }
        let Self::EachPast(past, Pick::All) = self else { panic!("only cards of a history are picked") };
        Self::EachPast(past, pick)
    }

    /// "the highest Cost minion that died this game": `each_past(…).most(COST)`, at random among equals, as printed (Calia
    /// Menethil).
    pub const fn most(self, stat: Stat) -> Self {
        self.pick(Pick::Highest(stat))
    }

    /// "the first Battlecry played this turn": `each_past(…).first(1)`, as printed (Bolner Hammerbeak).
    pub const fn first(self, n: u8) -> Self {
        self.pick(Pick::First(n))
    }

    /// "3 friendly minions that died this game": so many deaths, at random (Da Undatakah).
    pub const fn random_of(self, n: u8) -> Self {
        self.pick(Pick::Random(n))
    }

    /// "2 different friendly minions": at random, up to so many that differ from each other (Lesser Diamond Spellstone).
    pub const fn different(self, n: u8, by: CardProperty) -> Self {
        self.pick(Pick::Different(n, by))
    }
}

/// The position of a card in a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
pub enum DeckPosition {
    /// Anywhere.
    Shuffled,
    /// The top.
    Top,
    /// The bottom.
    Bottom,
}

/// The classes of the cards that a Discover offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, Words)]
pub enum Classes {
    /// Cards of the hero's class, and Neutral cards.
    #[word("")]
    Own,
    /// "from your class": without the neutral ones.
    #[word(" from your class")]
    Yours,
    /// "from another class".
    #[word(" from another class")]
    Other,
    /// "from your opponent's class".
    #[word(" from your opponent's class")]
    Opponent,
    /// "from any class".
    #[word(" from any class")]
    Any,
    /// "a {0} spell": of the class that the card shows, which is your own at first (Shadowed Informant).
    #[word(" of the class that this shows")]
    Shown,
}

/// The cards that a Discover offers.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize, Words)]
pub enum Offer {
    /// Cards of the format and of these classes that meet a condition.
    #[word(explain = offered_of)]
    Pool(#[printed] Condition, Classes),
    /// Uncollectible cards that meet a condition.
    #[word(explain = offered_token)]
    Tokens(#[printed] Condition),
    /// The cards with these ids.
    #[word("one of {0}")]
    Cards(#[card(Card)] &'static [&'static str]),
    /// The listed cards that meet a condition.
    #[word("one of {0} {1}")]
    CardsThat(#[card(Card)] &'static [&'static str], #[printed] Condition),
    /// Entities: cards of a deck or a hand.
    #[word("{0}")]
    Entities(Selector),
    /// Cards of a player's history: "a friendly minion that died this game" (Eternal Servitude).
    #[word("one of {0}")]
    Past(Past),
}

impl Offer {
    /// The offer, checked to be evaluable for pools. Panics otherwise, at compile time.
    pub(super) const fn of_printed(self) -> Self {
        if let Self::Pool(that, _) | Self::Tokens(that) | Self::CardsThat(_, that) = self {
            that.of_printed();
        }
        self
    }
}

/// A single effect of an ability.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize)]
pub struct Effect {
    /// The verb.
    pub verb: Verb,
    /// The affected entities or players.
    pub to: Selector,
    /// The amount of damage, cards, copies or the like.
    pub amount: Amount,
    /// The number of repetitions, each choosing anew among `to`.
    pub times: u8,
    /// The condition.
    pub when: Condition,
}

/// The number of places on the board.
const BOARD: i16 = 7;

#[words(read)]
impl Effect {
    pub(super) const fn new(verb: Verb, n: i16, to: Selector) -> Self {
        Self { verb, to, amount: Amount::fixed(n), times: 1, when: Condition::Always }
    }

    /// Sets the entities that the effect reaches, or the players that perform it.
    pub const fn to(mut self, to: Selector) -> Self {
        self.to = to;
        self
    }

    /// For this player: `summon(…).for_(OPPONENT)`.
    pub const fn for_(self, player: Selector) -> Self {
        self.to(player)
    }

    /// Multiplies the amount by a number that is read when the effect runs: `deal(1).times(ATTACK.of(YOUR_HERO))` deals
    /// damage equal
    /// to the hero's Attack.
    pub const fn times(mut self, per: Multiplier) -> Self {
        self.amount.per = per;
        self
    }

    /// The number `X` of the enchantment or the modifiers that the effect gives, looked up now: `give(&[ATTACK.plus(1).times(X)])
    /// .with_x(ATTACK.of(IT))`.
    pub const fn with_x(self, x: Multiplier) -> Self {
        self.times(x)
    }

    /// "… for each …": multiplies the amount by the number of the selected entities.
    pub const fn for_each(self, of: Selector) -> Self {
        self.times(Multiplier::Each(of))
    }

    /// The number of equal cards: `summon(card("…")).copies(2)`.
    ///
    /// # Panics
    /// If the card is random, when the card file is compiled: say [`picks`](Self::picks).
    pub const fn copies(mut self, n: i16) -> Self {
        if let Some(cards) = self.verb.cards() {
            assert!(!cards.is_random(), "two random cards are no copies of each other: say `.picks(n)`");
        }
        self.amount.n = n;
        self
    }

    /// The number of random cards, each picked by itself: "Add 2 random spells to your hand" is `get(random(SPELL)).picks(2)`.
    ///
    /// # Panics
    /// If the card is not random, when the card file is compiled: say [`copies`](Self::copies).
    pub const fn picks(mut self, n: i16) -> Self {
        let Some(cards) = self.verb.cards() else { panic!("no card is picked: say `.copies(n)`") };
        assert!(cards.is_random(), "nothing is picked at random: say `.copies(n)`");
        self.amount.n = n;
        self
    }

    /// "… until your side of the battlefield is full".
    pub const fn until_full(mut self) -> Self {
        self.amount.n = BOARD;
        self
    }

    /// "Force a minion to deal its damage to …": the damage comes from these (Betrayal).
    pub const fn by(mut self, whom: Selector) -> Self {
        self.verb = Verb::DealBy(whom);
        self
    }

    /// "Cast a spell (targets this if possible)": a spell or card that [`cast`](super::verb::cast) or [`play`](super::verb::play) names has one
    /// of these as its target, where that is valid; of several one at random: `cast(the(IT)).at(THIS)` (Violet Treasuregill, Fyrakk the
    /// Blazing, Slice and Dice).
    ///
    /// # Panics
    /// After anything but `cast` and `play`, when the card is compiled.
    pub const fn at(mut self, whom: Selector) -> Self {
        self.verb = if let Verb::Cast(what) = self.verb {
            Verb::CastAt(what, whom)
        } else if let Verb::Play = self.verb {
            Verb::PlayAt(whom)
        } else {
            panic!("only a card that is cast or played has a target")
        };
        self
    }

    /// Up to and with `n`, at random: `deal(3).up_to(6)`.
    pub const fn up_to(mut self, n: i16) -> Self {
        self.amount.per = Multiplier::UpTo(n);
        self
    }

    /// Repeats the effect, with a new choice each time: "three missiles".
    pub const fn repeated(mut self, n: u8) -> Self {
        self.times = n;
        self
    }

    /// "Look at 2 random Secrets. Pick one": so many are shown instead of three (Faceless Enigma); [`u8::MAX`]: all, in their order
    /// (Chromie, Timehopper). Three, or four of which one is added to them, are a Discover.
    ///
    /// # Panics
    /// After anything but an offer, when the card is compiled.
    pub const fn shown(mut self, n: u8) -> Self {
        let Verb::Discover { offer, then, rest, .. } = self.verb else { panic!("only an offer shows cards") };
        self.verb = Verb::Discover { offer, shown: n, then, rest };
        self
    }

    /// Adds a condition for the effect.
    pub const fn when(mut self, condition: Condition) -> Self {
        self.when = condition;
        self
    }

    /// "Deal 3 damage randomly split among …".
    pub const fn split_among(mut self, those: Selector) -> Self {
        self.verb = Verb::DealSplit;
        self.to = those;
        self
    }
}
