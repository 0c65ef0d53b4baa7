//! Conditions on a subject ("damaged", "a Beast"), or on the game ("if you're holding a Dragon").
//!
//! A condition is always asked of a subject. In `.that(…)` the subject is the entity or card that is looked at; in an ability's
//! `.when(…)` it is the card the ability stands on, so that `when(DAMAGED)` says "while damaged".
use cardwright_data::{CardClass, CardSet, CardType, GameTag, Race, Rarity, SpellSchool};
use cardwright_words::Words;

use super::amount::{Multiplier, Past, Stat};
use super::json::by_name;
use super::selector::{CardProperty, Selector, Side};
use super::word::Word;
use crate::facts::Facts;

/// A comparison of two numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, Words)]
pub enum Cmp {
    /// Equal to the number.
    Equal,
    /// No less.
    AtLeast,
    /// No more.
    AtMost,
}

impl Cmp {
    /// Whether `a` compares so to `b`.
    pub const fn compare(self, a: i32, b: i32) -> bool {
        match self {
            Self::Equal => a == b,
            Self::AtLeast => a >= b,
            Self::AtMost => a <= b,
        }
    }
}

/// A condition; see the module.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize, Words)]
pub enum Condition {
    /// Holds.
    /// A card: anything.
    #[word(CARD, "card")]
    Always,
    /// "not …".
    /// Has all its Health.
    #[word(UNDAMAGED -> Not(&Condition::Damaged))]
    /// "not …".
    #[word(not(of), explain = negated)]
    Not(&'static Condition),
    /// "a Beast or a Dragon".
    /// "a Beast or a Dragon": any of these.
    #[word(any(of), explain = either_of)]
    Any(&'static [Condition]),
    /// All conditions hold.
    /// All of these.
    #[word(all(of), explain = all_of)]
    All(&'static [Condition]),
    /// The subject is of this card type.
    /// Is a minion.
    #[word(MINION -> Type(CardType::Minion))]
    /// Is a spell.
    #[word(SPELL -> Type(CardType::Spell))]
    /// Is a weapon.
    #[word(WEAPON -> Type(CardType::Weapon))]
    /// Is a hero.
    #[word(HERO -> Type(CardType::Hero))]
    /// Is a Hero Power.
    #[word(HERO_POWER -> Type(CardType::HeroPower))]
    /// Is a location.
    #[word(LOCATION -> Type(CardType::Location))]
    #[word("{0}")]
    Type(#[serde(serialize_with = "by_name")] CardType),
    /// The subject has this minion type.
    /// Is a Beast.
    #[word(BEAST -> Race(Race::Beast))]
    /// Is a Demon.
    #[word(DEMON -> Race(Race::Demon))]
    /// Is a Dragon.
    #[word(DRAGON -> Race(Race::Dragon))]
    /// Is an Elemental.
    #[word(ELEMENTAL -> Race(Race::Elemental))]
    /// Is a Mech.
    #[word(MECH -> Race(Race::Mechanical))]
    /// Is a Murloc.
    #[word(MURLOC -> Race(Race::Murloc))]
    /// Is a Naga.
    #[word(NAGA -> Race(Race::Naga))]
    /// Is a Pirate.
    #[word(PIRATE -> Race(Race::Pirate))]
    /// Is a Totem.
    #[word(TOTEM -> Race(Race::Totem))]
    /// Is Undead.
    #[word(UNDEAD -> Race(Race::Undead))]
    /// Of this minion type.
    #[word(race(race), "{race}")]
    Race(#[serde(serialize_with = "by_name")] Race),
    /// The subject is of this school.
    /// Of this school.
    #[word(school(school), "{school} spell")]
    School(#[serde(serialize_with = "by_name")] SpellSchool),
    /// The subject is of this class.
    /// Of this class.
    #[word(class(class), "{class}")]
    Class(#[serde(serialize_with = "by_name")] CardClass),
    /// The subject has this rarity.
    /// Of this rarity.
    #[word(rarity(rarity), "{rarity}")]
    Rarity(#[serde(serialize_with = "by_name")] Rarity),
    /// The subject is this card, by id, or another of its name.
    /// Is this card, or another of its name: "a Treant" is any card that is called so.
    #[word(named(id), "{id}")]
    Named(#[card(Card)] &'static str),
    /// The subject is controlled by this side.
    /// Is yours.
    #[word(FRIENDLY -> Of(Side::Friendly), "friendly")]
    /// Is your opponent's.
    #[word(ENEMY -> Of(Side::Enemy), "enemy")]
    #[word(-> Of(Side::Both), source = "CARD", "of both players")]
    Of(Side),
    /// The subject has this keyword or tag now.
    /// Is a secret.
    #[word(SECRET -> Has(GameTag::SECRET))]
    /// Is frozen.
    #[word(FROZEN -> Has(GameTag::FROZEN))]
    /// Has this keyword or tag: `with(GameTag::TAUNT)`.
    #[word(with(tag), "{tag}")]
    Has(#[serde(serialize_with = "by_name")] GameTag),
    /// The subject is damaged.
    /// Has lost Health.
    #[word(DAMAGED, "damaged")]
    Damaged,
    /// A number of the subject compares so.
    #[word(source = compared_stat, explain = compared_stat)]
    Stat(Stat, Cmp, i16),
    /// A number of the subject compares so to one looked up now.
    #[word(source = compared_numbers, explain = compared_numbers)]
    Versus(Stat, Cmp, &'static Multiplier),
    /// The subject has a property in common with one of the selected entities.
    /// "that shares a minion type with it": `shares(CardProperty::Race, &IT)`; "a new basic Hero Power" is
    /// `not(&shares(CardProperty::Class, &YOUR_HERO_POWER))` (Sir Finley Mrrgglton).
    #[word(shares(by, with), "with the {by:property} of {with}")]
    Shares(CardProperty, &'static Selector),
    /// The subject has a property that none of the selected entities has.
    /// "a minion with a type you haven't played": `has_new(CardProperty::Race, &PLAYED_BY_YOU)` (Mountain Map); a spell without a school has
    /// none that is new (Siren Song).
    #[word(has_new(by, beside), "with a {by:property} that none of {beside} has")]
    New(CardProperty, &'static Selector),
    /// The subject is the card that the ability stands on.
    /// Is the card that the ability stands on: "damaged by this minion" (Water Elemental).
    #[word(ITSELF, "this")]
    Itself,
    /// The subject was in its owner's deck when the game began.
    /// "that started in your deck"; "didn't" is `not(&STARTED_IN_DECK)` (Dread Deserter).
    #[word(STARTED_IN_DECK, "that started in your deck")]
    StartedInDeck,
    /// The subject is of a class that is not its player's, and not neutral.
    /// "from another class": of none of your hero's (Vendetta).
    #[word(ANOTHER_CLASS, "from another class")]
    AnotherClass,
    /// The subject is dying or dead.
    /// Is dying or dead: "if it dies".
    #[word(DEAD, "that dies")]
    Dead,
    /// The subject is one of the selected entities.
    /// Is one of those: `not(&is(&IT))` is "the others" (Brawl).
    #[word(is(one_of), "{one_of}")]
    Is(&'static Selector),
    /// The number of the triggering event compares as given.
    /// "deals 3 or more damage": the number of the event that was heard (Reckoning).
    #[word(that_many(n) -> EventNumber(Cmp::AtLeast, n))]
    /// "takes exactly 1 damage": the number of the event that was heard (Bubblebot).
    #[serde(rename = "Heard")]
    #[word(exactly(n) -> EventNumber(Cmp::Equal, n))]
    #[word(explain = compared_event)]
    EventNumber(Cmp, i16),
    /// The damage that is about to be dealt would kill its target.
    /// "fatal": the damage about to be dealt would kill whom it is dealt to (Ice Block).
    #[word(FATAL, "if the damage is fatal")]
    Fatal,
    /// Its controller played another card of its minion type or school last turn.
    /// "Kindred: Costs (2) less.": you played a card of this type last turn (Pterrorwing Ravager).
    #[word(KINDRED, "if Kindred")]
    Kindred,
    /// The subject is played from the center of the hand, or would be now.
    /// "If this is EXACTLY in the center of your hand": as many cards on its left as on its right (Precise Shot).
    #[word(CENTERED, "if this is in the center of the hand")]
    Centered,
    /// The subject's card has no other text than keywords.
    /// A card without other text than keywords.
    #[word(HAS_ONLY_KEYWORDS, "if it has no text but keywords")]
    HasOnlyKeywords,
    /// The card came into the hand this turn, drawn or not.
    #[word(ENTERED_HAND_THIS_TURN, "if it came into the hand this turn")]
    EnteredHandThisTurn,
    /// The subject is in a player's history.
    /// "minions that died this turn": `YOUR_GRAVEYARD.that(among(&MINIONS.die().this_turn()))` (Archdruid of Thorns).
    #[word(among(past), "if this is one of: {past}")]
    Among(&'static Past),
    /// The subject bears this enchantment.
    /// "unless it already has these effects": bears this enchantment (Nexus-Prince Shaffar).
    #[word(bears(enchantment), "enchanted with {enchantment}")]
    Bears(#[card(Enchantment)] &'static str),
    /// The number of selected entities compares as given.
    /// "if there is one": `there_is(&YOUR_HAND.that(DRAGON))` is "if you're holding a Dragon".
    #[word(there_is(which) -> CountOf(Cmp::AtLeast, 1, which), "if there is {which:one_of_those}")]
    /// "if you control at least n".
    #[word(there_are(n, which) -> CountOf(Cmp::AtLeast, n, which))]
    /// "if there are none".
    #[word(there_is_no(which) -> CountOf(Cmp::AtMost, 0, which), "if there is no {which:noun_phrase}")]
    /// "if there are at most n".
    #[word(there_are_at_most(n, which) -> CountOf(Cmp::AtMost, n, which))]
    #[word(explain = compared_count)]
    #[serde(rename = "There")]
    CountOf(Cmp, i16, &'static Selector),
    /// There are more of the first than of the second.
    /// "if your opponent has more minions": `more(&ENEMY_MINIONS, &FRIENDLY_MINIONS)` (Spreading Plague).
    #[word(more(these, than), "if there are more {these:noun_phrase} than {than:noun_phrase}")]
    More(&'static Selector, &'static Selector),
    /// The number of events of the past, or their sum, compares so.
    #[word(source = compared_past, explain = compared_past)]
    Past(Cmp, i16, &'static Past),
    /// No two selected entities are the same card.
    /// "if your deck has no duplicates": `no_duplicates(&YOUR_DECK)`.
    #[word(no_duplicates(which), "if {which} has no duplicates")]
    NoDuplicates(&'static Selector),
    /// Its controller's deck had no two of the same card when the game began.
    /// "if your deck started with no duplicates" (Spurfang).
    #[word(STARTED_SINGLETON, "if your deck started with no duplicates")]
    StartedSingleton,
    /// Another card was played this turn before this one (Combo).
    #[word("if Combo")]
    Combo,
    /// The subject is played, or would be played now, under this keyword's condition: Outcast, Finale.
    /// "Outcast: Reduce their Cost by (3).": played as the left- or right-most card of the hand (Skull of Gul'dan).
    #[word(OUTCAST -> PlayedUnder(Word::Outcast))]
    /// "Finale: They cost (1) less.": played with the last of the mana (Harmonic Hip Hop).
    #[word(FINALE -> PlayedUnder(Word::Finale))]
    /// "Quickdraw: It costs (2) less.": played in the turn in which it came into the hand (Farm Hand).
    #[word(QUICKDRAW -> PlayedUnder(Word::Quickdraw))]
    #[word("if {0}")]
    #[serde(rename = "So")]
    PlayedUnder(Word),
    /// The player of this side has the turn.
    /// "On your turn".
    #[word(ON_YOUR_TURN -> TurnOf(Side::Friendly), "if it is your turn")]
    #[word(explain = turn_of)]
    TurnOf(Side),
    /// The subject is a card of a set that has left the Standard format.
    /// "a random Demon from the past": `random(all(&[DEMON, FROM_THE_PAST]))` (Time-Lost Glaive).
    #[word(FROM_THE_PAST, "from the past")]
    FromThePast,
    /// The subject's card is of this set.
    /// "a Journey to Un'Goro card": of this set (Un'Goro Pack).
    #[word(from_set(set), "of the set {set}")]
    Set(#[serde(serialize_with = "by_name")] CardSet),
    /// A number of the subject is odd.
    /// "odd-Cost cards", "odd-Attack minions" (Against All Odds); "even-Cost" is `not(&odd(COST))` (Black Cat, Gloom Stag).
    #[word(odd(stat), "odd-{stat}")]
    Odd(Stat),
    /// The subject has several minion types.
    /// "a random minion with multiple minion types"; one with all types has several (Tortotem).
    #[word(MULTIPLE_TYPES, "with multiple minion types")]
    #[serde(rename = "ManyRaces")]
    MultipleRaces,
    /// The subject is a copy of a card of its owner's opponent.
    /// "a copy of an opponent's card" (Mind Sweeper).
    #[word(COPIED, "copied from the opponent")]
    Copied,
    /// Events of the past with so many cards that differ from each other.
    #[word(source = compared_different_past, "if {0} of different {1} {2}")]
    PastDifferent(i16, CardProperty, &'static Past),
    /// A random chance, in percent.
    /// "n% chance".
    #[word(chance(percent), "if {percent}% chance")]
    Chance(u8),
    /// A minion revealed in each deck: its controller's costs more.
    /// "Reveal a minion in each deck. If yours costs more, …" (Armored Warhorse).
    #[word(JOUST, "if a minion revealed in your deck costs more")]
    Joust,
    /// The subject was created by one of the selected entities.
    /// "from this": a card that one of these has made: `made_by(&THIS)` (Proto-Pandaren).
    #[word(made_by(one_of), "made by {one_of}")]
    MadeBy(&'static Selector),
    /// The subject is a valid target of one of the selected spells.
    /// "Battlecry: Cast {0}.": who that spell can be cast at: `cast(copy_of(KEPT)).at(TARGET.that(is_valid_target_of(&KEPT)))`; nobody if it takes
    /// no target (Nagaling, Drustvar Horror).
    #[word(is_valid_target_of(spells), "a target of {spells}")]
    TargetOf(&'static Selector),
    /// The subject is a card of the newest expansion.
    /// "a card from the newest expansion" (Timelord Nozdormu).
    #[word(NEWEST, "from the newest expansion")]
    Newest,
    /// A number that is looked up now compares so.
    /// "if the total Cost of … was 100": a number that is looked up now is that (Vyranoth).
    #[word(equals(number, n) -> Number(number, Cmp::Equal, n))]
    /// "if … is at least n": a number that is looked up now (Morchok repeats while some reduction is left).
    #[word(is_at_least(number, n) -> Number(number, Cmp::AtLeast, n))]
    #[word(explain = compared_number)]
    Number(&'static Multiplier, Cmp, i16),
    /// Two numbers that are looked up now compare so.
    /// "If both are the same": `are_equal(&counter_value(0), &counter_value(1))` (Load the Chamber, Fan the Hammer).
    #[word(are_equal(one, other) -> Numbers(one, Cmp::Equal, other), "if {one} is {other}")]
    #[word(explain = compared_to_each_other)]
    Numbers(&'static Multiplier, Cmp, &'static Multiplier),
}

/// Whether a number is printed on a card.
const fn is_printed(stat: Stat) -> bool {
    match stat {
        Stat::Attack | Stat::Health | Stat::Cost | Stat::OwnCost | Stat::Armor | Stat::Tag(_) | Stat::SpellDamage => {
            true
        }
        Stat::Damage
        | Stat::ManaCrystals
        | Stat::MaxManaCrystals
        | Stat::MaxHandSize
        | Stat::Mana
        | Stat::Corpses
        | Stat::CorpsesSpent
        | Stat::Overloaded
        | Stat::Turns
        | Stat::Pool(_)
        | Stat::HighestPool => false,
    }
}

impl Condition {
    /// Whether it names a class, or runes, which only one class has.
    pub fn names_class(&self) -> bool {
        let (Self::All(of) | Self::Any(of)) = self else {
            let rune = |tag: &GameTag| [GameTag::COST_BLOOD, GameTag::COST_FROST, GameTag::COST_UNHOLY].contains(tag);
            return matches!(self, Self::Class(_)) || matches!(self, Self::Has(tag) if rune(tag));
        };
        of.iter().any(Self::names_class)
    }

    /// Whether it names a kind of card that no other text generates, and the card is of this kind: "a Titan", "an Old God", "a
    /// Zerg minion".
    pub fn names_kind_of(&self, card: &Facts) -> bool {
        let kinds =
            [GameTag::QUEST, GameTag::TITAN, GameTag::OLD_GOD, GameTag::ZERG, GameTag::PROTOSS, GameTag::TERRAN];
        let (Self::All(of) | Self::Any(of)) = self else {
            return matches!(self, Self::Has(tag) if kinds.contains(tag) && card.tag(*tag) > 0);
        };
        of.iter().any(|that| that.names_kind_of(card))
    }

    /// Whether it lets nothing pass but Secrets.
    pub fn names_secrets(&self) -> bool {
        let Self::All(of) = self else { return matches!(self, Self::Has(GameTag::SECRET)) };
        of.iter().any(Self::names_secrets)
    }

    /// Whether it lets nothing pass that started in a deck.
    pub fn excludes_starting_cards(&self) -> bool {
        let Self::All(of) = self else { return matches!(self, Self::Not(Self::StartedInDeck)) };
        of.iter().any(Self::excludes_starting_cards)
    }

    /// Whether it compares with a number that is looked up in the game.
    pub fn looks_up(&self) -> bool {
        if let Self::Not(of) = self {
            return of.looks_up();
        }
        let (Self::All(of) | Self::Any(of)) = self else {
            return matches!(self, Self::Versus(..) | Self::New(..) | Self::Shares(..));
        };
        of.iter().any(Self::looks_up)
    }

    /// Whether it requires cards "from the past".
    pub fn names_past(&self) -> bool {
        let (Self::All(of) | Self::Any(of)) = self else { return matches!(self, Self::FromThePast) };
        of.iter().any(Self::names_past)
    }

    /// Whether it can be evaluated for a printed card outside a game: a card to be created or found in a pool. Pools exclude
    /// cards that started in a deck, and look numbers up.
    #[expect(clippy::match_same_arms, reason = "a negation comes before what it is a case of")]
    pub const fn is_evaluable_for_printed_card(&self) -> bool {
        match self {
            Self::Not(Self::StartedInDeck) => true,
            Self::Not(of) => of.is_evaluable_for_printed_card(),
            Self::Any(of) | Self::All(of) => {
                let mut rest: &[Self] = of;
                while let [first, others @ ..] = rest {
                    if !first.is_evaluable_for_printed_card() {
                        return false;
                    }
                    rest = others;
                }
                true
            }
            Self::Stat(stat, ..) => is_printed(*stat),
            Self::Always
            | Self::Versus(..)
            | Self::Type(_)
            | Self::Race(_)
            | Self::School(_)
            | Self::Class(_)
            | Self::Rarity(_)
            | Self::Named(_)
            | Self::Has(_)
            | Self::FromThePast
            | Self::Odd(_)
            | Self::Set(_)
            | Self::New(..)
            | Self::Shares(..)
            | Self::MultipleRaces
            | Self::Newest
            | Self::HasOnlyKeywords => true,
            Self::Of(_)
            | Self::Damaged
            | Self::Copied
            | Self::PastDifferent(..)
            | Self::Itself
            | Self::StartedInDeck
            | Self::AnotherClass
            | Self::Dead
            | Self::Is(_)
            | Self::EventNumber(..)
            | Self::Fatal
            | Self::Kindred
            | Self::Centered
            | Self::EnteredHandThisTurn
            | Self::Among(_)
            | Self::CountOf(..)
            | Self::More(..)
            | Self::Past(..)
            | Self::NoDuplicates(_)
            | Self::StartedSingleton
            | Self::Combo
            | Self::PlayedUnder(_)
            | Self::TurnOf(_)
            | Self::Joust
            | Self::MadeBy(_)
            | Self::TargetOf(_)
            | Self::Number(..)
            | Self::Numbers(..)
            | Self::Bears(_)
            | Self::Chance(_) => false,
        }
    }

    /// The condition, checked to be evaluable for printed cards.
    ///
    /// # Panics
    /// If it could never hold there; in a card's constant this is an error of the compiler. See `costing`.
    pub(super) const fn of_printed(self) -> Self {
        assert!(
            self.is_evaluable_for_printed_card(),
            "this is asked of printed cards, which are in no game: a condition about a game, such as DAMAGED, never holds \
             there (say ANOTHER_CLASS with `random_of(…, Classes::Other)` or `discover_of`)"
        );
        self
    }

    /// Whether it is left to the dice.
    pub const fn is_chance(&self) -> bool {
        matches!(self, Self::Chance(_))
    }

    /// Whether it is always true.
    pub const fn is_always(&self) -> bool {
        matches!(self, Self::Always)
    }
}
