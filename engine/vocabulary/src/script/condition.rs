//! What must hold: of a subject ("damaged", "a Beast"), or of the game ("if you're holding a Dragon").
//!
//! A condition is always asked of a subject. In `.that(…)` it is the entity or card that is looked at; in an ability's
//! `.when(…)` it is the card the ability stands on, so that `when(DAMAGED)` says "while damaged".
use cardwright_data::{CardClass, CardSet, CardType, GameTag, Race, Rarity, SpellSchool};

use super::amount::{Past, Per, Stat};
use super::json::by_name;
use super::selector::{By, Selector, Side};
use super::word::Word;
use crate::facts::Facts;

/// How two numbers are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
pub enum Cmp {
    /// The same.
    Equal,
    /// No less.
    AtLeast,
    /// No more.
    AtMost,
}

impl Cmp {
    /// Whether `a` compares so to `b`.
    pub const fn holds(self, a: i32, b: i32) -> bool {
        match self {
            Self::Equal => a == b,
            Self::AtLeast => a >= b,
            Self::AtMost => a <= b,
        }
    }
}

/// A condition; see the module.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize)]
pub enum Condition {
    /// Holds.
    Always,
    /// "not …".
    Not(&'static Condition),
    /// "a Beast or a Dragon".
    Any(&'static [Condition]),
    /// All of them.
    All(&'static [Condition]),

    /// The subject is of this card type.
    Type(#[serde(serialize_with = "by_name")] CardType),
    /// The subject is a hero or a minion.
    Character,
    /// The subject has this minion type.
    Race(#[serde(serialize_with = "by_name")] Race),
    /// The subject is of this school.
    School(#[serde(serialize_with = "by_name")] SpellSchool),
    /// The subject is of this class.
    Class(#[serde(serialize_with = "by_name")] CardClass),
    /// The subject has this rarity.
    Rarity(#[serde(serialize_with = "by_name")] Rarity),
    /// The subject is this card, by id, or another of its name.
    Named(&'static str),
    /// The subject is controlled by this side.
    Of(Side),
    /// The subject has this keyword or tag now.
    Has(#[serde(serialize_with = "by_name")] GameTag),
    /// The subject is damaged.
    Damaged,
    /// A number of the subject compares so.
    Stat(Stat, Cmp, i16),
    /// A number of the subject compares so to one looked up now.
    Versus(Stat, Cmp, &'static Per),
    /// The subject shares a minion type with one of these.
    SharesRace(&'static Selector),
    /// The subject has a minion type that none of these has.
    NewRace(&'static Selector),
    /// The subject is the card that the ability stands on.
    Itself,
    /// The subject was in its owner's deck when the game began.
    StartedInDeck,
    /// The subject is of a class that is not its player's, and not neutral.
    AnotherClass,
    /// The subject is dying or dead.
    Dead,
    /// The subject is one of these.
    Is(&'static Selector),
    /// The number of the event that was heard compares so.
    Heard(Cmp, i16),
    /// The damage that is about to be dealt would kill whom it is dealt to.
    Fatal,
    /// Its controller played another card of its minion type or school last turn.
    Kindred,
    /// The subject is played from the center of the hand, or would be now.
    Centered,
    /// The subject's card has no other text than keywords.
    Plain,
    /// Its controller's deck had cards of so many different Costs when the game began.
    StartedWithCosts(i16),
    /// It came into the hand this turn.
    DrawnThisTurn,
    /// It is one of those that a player's history tells of.
    Among(&'static Past),
    /// Its controller lacks one of these cards on the board.
    Lacks(&'static [&'static str]),
    /// The subject bears this enchantment.
    Bears(&'static str),

    /// There are so many of these.
    There(Cmp, i16, &'static Selector),
    /// There are more of the first than of the second.
    More(&'static Selector, &'static Selector),
    /// So many deeds are remembered.
    Did(Cmp, i16, &'static Past),
    /// No two of these are the same card.
    NoDuplicates(&'static Selector),
    /// Its controller's deck had no two of the same card when the game began.
    StartedSingleton,
    /// Another card was played this turn before this one (Combo).
    Combo,
    /// The subject is being played as this word asks, or would be now: as an Outcast, as the Finale.
    So(Word),
    /// It is this side's turn.
    TurnOf(Side),
    /// The subject is a card of a set that has left the Standard format.
    FromThePast,
    /// The subject's card is of this set.
    Set(#[serde(serialize_with = "by_name")] CardSet),
    /// A number of the subject is odd.
    Odd(Stat),
    /// The subject has a spell school that none of these has.
    NewSchool(&'static Selector),
    /// The subject has several minion types.
    ManyRaces,
    /// The subject has the name of one of these.
    SharesName(&'static Selector),
    /// The subject is a copy of a card of its owner's opponent.
    Copied,
    /// Deeds with so many cards that differ from each other are remembered.
    DidDifferent(i16, By, &'static Past),
    /// So many times in a hundred, by the game's dice.
    Chance(u8),
    /// A minion revealed in each deck: its controller's costs more.
    Joust,
    /// One of these has made the subject.
    MadeBy(&'static Selector),
    /// One of these spells can be cast at the subject.
    TargetOf(&'static Selector),
    /// The subject is a card of the newest expansion.
    Newest,
    /// A number that is looked up now compares so.
    Number(&'static Per, Cmp, i16),
}

/// "a Beast or a Dragon": any of these.
pub const fn any(of: &'static [Condition]) -> Condition {
    Condition::Any(of)
}

/// All of these.
pub const fn all(of: &'static [Condition]) -> Condition {
    Condition::All(of)
}

/// "not …".
pub const fn not(of: &'static Condition) -> Condition {
    Condition::Not(of)
}

/// Has this keyword or tag: `with(GameTag::TAUNT)`.
pub const fn with(tag: GameTag) -> Condition {
    Condition::Has(tag)
}

/// Is this card, or another of its name: "a Treant" is any card that is called so.
pub const fn named(id: &'static str) -> Condition {
    Condition::Named(id)
}

/// Of this minion type.
pub const fn race(race: Race) -> Condition {
    Condition::Race(race)
}

/// Of this school.
pub const fn school(school: SpellSchool) -> Condition {
    Condition::School(school)
}

/// Of this class.
pub const fn class(class: CardClass) -> Condition {
    Condition::Class(class)
}

/// Of this rarity.
pub const fn rarity(rarity: Rarity) -> Condition {
    Condition::Rarity(rarity)
}

/// "if there is one": `there_is(&YOUR_HAND.that(DRAGON))` is "if you're holding a Dragon".
pub const fn there_is(which: &'static Selector) -> Condition {
    Condition::There(Cmp::AtLeast, 1, which)
}

/// "if you control at least n".
pub const fn there_are(n: i16, which: &'static Selector) -> Condition {
    Condition::There(Cmp::AtLeast, n, which)
}

/// "if there are at most n".
pub const fn there_are_at_most(n: i16, which: &'static Selector) -> Condition {
    Condition::There(Cmp::AtMost, n, which)
}

/// "deals 3 or more damage": the number of the event that was heard (Reckoning).
pub const fn that_many(n: i16) -> Condition {
    Condition::Heard(Cmp::AtLeast, n)
}

/// "takes exactly 1 damage": the number of the event that was heard (Bubblebot).
pub const fn exactly(n: i16) -> Condition {
    Condition::Heard(Cmp::Equal, n)
}

/// "if there are none".
pub const fn there_is_no(which: &'static Selector) -> Condition {
    Condition::There(Cmp::AtMost, 0, which)
}

/// "if your opponent has more minions": `more(&ENEMY_MINIONS, &FRIENDLY_MINIONS)` (Spreading Plague).
pub const fn more(these: &'static Selector, than: &'static Selector) -> Condition {
    Condition::More(these, than)
}

/// "if your deck has no duplicates": `no_duplicates(&YOUR_DECK)`.
pub const fn no_duplicates(which: &'static Selector) -> Condition {
    Condition::NoDuplicates(which)
}

/// "if your deck started with no duplicates" (Spurfang).
pub const STARTED_SINGLETON: Condition = Condition::StartedSingleton;
/// "if you've … this turn".
pub const fn has_done(n: i16, what: &'static Past) -> Condition {
    Condition::Did(Cmp::AtLeast, n, what)
}

/// "If you've played two different spell schools": deeds with so many cards that differ (Scorchfist Scholar).
pub const fn has_done_different(n: i16, by: By, what: &'static Past) -> Condition {
    Condition::DidDifferent(n, by, what)
}

/// "if you haven't … this turn".
pub const fn has_not_done(what: &'static Past) -> Condition {
    Condition::Did(Cmp::AtMost, 0, what)
}

/// Is one of those: `not(&is(&IT))` is "the others" (Brawl).
pub const fn is(one_of: &'static Selector) -> Condition {
    Condition::Is(one_of)
}

/// "minions that died this turn": `YOUR_DEAD_MINIONS.that(among(&past(…)))` (Archdruid of Thorns).
pub const fn among(past: &'static Past) -> Condition {
    Condition::Among(past)
}

/// Its controller lacks one of these on the board: a Hero Power that summons a missing one can be used (Totemic Call).
pub const fn lacks(cards: &'static [&'static str]) -> Condition {
    Condition::Lacks(cards)
}

/// "unless it already has these effects": bears this enchantment (Nexus-Prince Shaffar).
pub const fn bears(enchantment: &'static str) -> Condition {
    Condition::Bears(enchantment)
}

/// "from this": a card that one of these has made: `made_by(&THIS)` (Proto-Pandaren).
pub const fn made_by(one_of: &'static Selector) -> Condition {
    Condition::MadeBy(one_of)
}

/// "Battlecry: Cast {0}.": who that spell can be cast at: `cast_at(copy_of(KEPT), TARGET.that(target_of(&KEPT)))`; nobody if it takes
/// no target (Nagaling, Drustvar Horror).
pub const fn target_of(spells: &'static Selector) -> Condition {
    Condition::TargetOf(spells)
}

/// "if the total Cost of … was 100": a number that is looked up now is that (Vyranoth).
pub const fn equals(number: &'static Per, n: i16) -> Condition {
    Condition::Number(number, Cmp::Equal, n)
}

/// "if … is at least n": a number that is looked up now (Morchok repeats while some reduction is left).
pub const fn is_at_least(number: &'static Per, n: i16) -> Condition {
    Condition::Number(number, Cmp::AtLeast, n)
}

/// "n% chance".
pub const fn chance(percent: u8) -> Condition {
    Condition::Chance(percent)
}

/// "a random Demon from the past": `random(all(&[DEMON, FROM_THE_PAST]))` (Time-Lost Glaive).
pub const FROM_THE_PAST: Condition = Condition::FromThePast;
/// "a card from the newest expansion" (Timelord Nozdormu).
pub const NEWEST: Condition = Condition::Newest;
/// "a minion with a type you haven't played": `has_new_race(&PLAYED_BY_YOU)` (Mountain Map).
pub const fn has_new_race(beside: &'static Selector) -> Condition {
    Condition::NewRace(beside)
}

/// "odd-Cost cards"; "even-Cost" is `not(&ODD_COST)` (Black Cat, Gloom Stag).
pub const ODD_COST: Condition = Condition::Odd(Stat::Cost);
/// "odd-Attack minions" (Against All Odds).
pub const ODD_ATTACK: Condition = Condition::Odd(Stat::Attack);

/// "a spell from a spell school you haven't cast": `has_new_school(&PLAYED_BY_YOU)`; a spell without a school has none (Siren Song).
pub const fn has_new_school(beside: &'static Selector) -> Condition {
    Condition::NewSchool(beside)
}

/// "a Journey to Un'Goro card": of this set (Un'Goro Pack).
pub const fn from_set(set: CardSet) -> Condition {
    Condition::Set(set)
}

/// "a random minion with multiple minion types"; one with all types has several (Tortotem).
pub const MULTIPLE_TYPES: Condition = Condition::ManyRaces;
/// "a copy of an opponent's card" (Mind Sweeper).
pub const COPIED: Condition = Condition::Copied;
/// "Reveal a minion in each deck. If yours costs more, …" (Armored Warhorse).
pub const JOUST: Condition = Condition::Joust;
/// Is a minion.
pub const MINION: Condition = Condition::Type(CardType::Minion);
/// Is a spell.
pub const SPELL: Condition = Condition::Type(CardType::Spell);
/// Is a weapon.
pub const WEAPON: Condition = Condition::Type(CardType::Weapon);
/// Is a hero.
pub const HERO: Condition = Condition::Type(CardType::Hero);
/// Is a Hero Power.
pub const HERO_POWER: Condition = Condition::Type(CardType::HeroPower);
/// Is a location.
pub const LOCATION: Condition = Condition::Type(CardType::Location);
/// Is a hero or a minion.
pub const CHARACTER: Condition = Condition::Character;
/// Is a secret.
pub const SECRET: Condition = Condition::Has(GameTag::SECRET);
/// Is yours.
pub const FRIENDLY: Condition = Condition::Of(Side::Friendly);
/// Is your opponent's.
pub const ENEMY: Condition = Condition::Of(Side::Enemy);
/// Has lost Health.
pub const DAMAGED: Condition = Condition::Damaged;
/// Has all its Health.
pub const UNDAMAGED: Condition = Condition::Not(&Condition::Damaged);
/// Is the card that the ability stands on: "damaged by this minion" (Water Elemental).
pub const ITSELF: Condition = Condition::Itself;
/// Is frozen.
pub const FROZEN: Condition = Condition::Has(GameTag::FROZEN);
/// Is dying or dead: "if it dies".
pub const DEAD: Condition = Condition::Dead;
/// "that started in your deck"; "didn't" is `not(&STARTED_IN_DECK)` (Dread Deserter).
pub const STARTED_IN_DECK: Condition = Condition::StartedInDeck;
/// "from another class": of none of your hero's (Vendetta).
pub const ANOTHER_CLASS: Condition = Condition::AnotherClass;
/// "Kindred: Costs (2) less.": you played a card of this type last turn (Pterrorwing Ravager).
pub const KINDRED: Condition = Condition::Kindred;
/// "Outcast: Reduce their Cost by (3).": played as the left- or right-most card of the hand (Skull of Gul'dan).
pub const OUTCAST: Condition = Condition::So(Word::Outcast);
/// "Finale: They cost (1) less.": played with the last of the mana (Harmonic Hip Hop).
pub const FINALE: Condition = Condition::So(Word::Finale);
/// "Quickdraw: It costs (2) less.": played in the turn in which it came into the hand (Farm Hand).
pub const QUICKDRAW: Condition = Condition::So(Word::Quickdraw);
/// "If this is EXACTLY in the center of your hand": as many cards on its left as on its right (Precise Shot).
pub const CENTERED: Condition = Condition::Centered;
/// A card without other text than keywords.
pub const PLAIN: Condition = Condition::Plain;

/// "If your deck started with 10 cards of different Costs" (Elise the Navigator).
pub const fn started_with_costs(n: i16) -> Condition {
    Condition::StartedWithCosts(n)
}

/// It came into the hand this turn.
pub const DRAWN_THIS_TURN: Condition = Condition::DrawnThisTurn;
/// "fatal": the damage about to be dealt would kill whom it is dealt to (Ice Block).
pub const FATAL: Condition = Condition::Fatal;
/// A card: anything.
pub const CARD: Condition = Condition::Always;
/// "On your turn".
pub const ON_YOUR_TURN: Condition = Condition::TurnOf(Side::Friendly);

/// Is a Beast.
pub const BEAST: Condition = Condition::Race(Race::Beast);
/// Is a Demon.
pub const DEMON: Condition = Condition::Race(Race::Demon);
/// Is a Dragon.
pub const DRAGON: Condition = Condition::Race(Race::Dragon);
/// Is an Elemental.
pub const ELEMENTAL: Condition = Condition::Race(Race::Elemental);
/// Is a Mech.
pub const MECH: Condition = Condition::Race(Race::Mechanical);
/// Is a Murloc.
pub const MURLOC: Condition = Condition::Race(Race::Murloc);
/// Is a Naga.
pub const NAGA: Condition = Condition::Race(Race::Naga);
/// Is a Pirate.
pub const PIRATE: Condition = Condition::Race(Race::Pirate);
/// Is a Totem.
pub const TOTEM: Condition = Condition::Race(Race::Totem);
/// Is Undead.
pub const UNDEAD: Condition = Condition::Race(Race::Undead);

/// Whether a number is printed on a card.
const fn is_printed(stat: Stat) -> bool {
    match stat {
        Stat::Attack
        | Stat::Health
        | Stat::MaxHealth
        | Stat::Cost
        | Stat::OwnCost
        | Stat::Armor
        | Stat::SpellDamage => true,
        Stat::Damage
        | Stat::ManaCrystals
        | Stat::MostManaCrystals
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
    /// Whether it speaks of a class, or of runes, which only one class has.
    pub fn names_class(&self) -> bool {
        let (Self::All(of) | Self::Any(of)) = self else {
            let rune = |tag: &GameTag| [GameTag::COST_BLOOD, GameTag::COST_FROST, GameTag::COST_UNHOLY].contains(tag);
            return matches!(self, Self::Class(_)) || matches!(self, Self::Has(tag) if rune(tag));
        };
        of.iter().any(Self::names_class)
    }

    /// Whether it speaks of a kind of card that no other text generates, of which the card is one: "a Titan", "an Old God", "a Zerg
    /// minion".
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
    pub fn bars_starters(&self) -> bool {
        let Self::All(of) = self else { return matches!(self, Self::Not(Self::StartedInDeck)) };
        of.iter().any(Self::bars_starters)
    }

    /// Whether it compares with a number that is looked up when it is asked.
    pub fn looks_up(&self) -> bool {
        if let Self::Not(of) = self {
            return of.looks_up();
        }
        let (Self::All(of) | Self::Any(of)) = self else {
            return matches!(
                self,
                Self::Versus(..) | Self::NewRace(_) | Self::NewSchool(_) | Self::SharesName(_) | Self::SharesRace(_)
            );
        };
        of.iter().any(Self::looks_up)
    }

    /// Whether it asks for cards "from the past".
    pub fn names_past(&self) -> bool {
        let (Self::All(of) | Self::Any(of)) = self else { return matches!(self, Self::FromThePast) };
        of.iter().any(Self::names_past)
    }

    /// Whether it can be asked of a printed card, which is in no game: a card that is made or found in a pool. Pools
    /// leave cards out that started in a deck, and look numbers up.
    #[expect(clippy::match_same_arms, reason = "a negation comes before what it is a case of")]
    pub const fn is_of_printed(&self) -> bool {
        match self {
            Self::Not(Self::StartedInDeck) => true,
            Self::Not(of) => of.is_of_printed(),
            Self::Any(of) | Self::All(of) => {
                let mut rest: &[Self] = of;
                while let [first, others @ ..] = rest {
                    if !first.is_of_printed() {
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
            | Self::Character
            | Self::Race(_)
            | Self::School(_)
            | Self::Class(_)
            | Self::Rarity(_)
            | Self::Named(_)
            | Self::Has(_)
            | Self::FromThePast
            | Self::Odd(_)
            | Self::Set(_)
            | Self::NewSchool(_)
            | Self::SharesName(_)
            | Self::ManyRaces
            | Self::Newest
            | Self::NewRace(_)
            | Self::SharesRace(_)
            | Self::Plain => true,
            Self::Of(_)
            | Self::Damaged
            | Self::Copied
            | Self::DidDifferent(..)
            | Self::Itself
            | Self::StartedInDeck
            | Self::AnotherClass
            | Self::Dead
            | Self::Is(_)
            | Self::Heard(..)
            | Self::Fatal
            | Self::Kindred
            | Self::Centered
            | Self::StartedWithCosts(_)
            | Self::DrawnThisTurn
            | Self::Among(_)
            | Self::Lacks(_)
            | Self::There(..)
            | Self::More(..)
            | Self::Did(..)
            | Self::NoDuplicates(_)
            | Self::StartedSingleton
            | Self::Combo
            | Self::So(_)
            | Self::TurnOf(_)
            | Self::Joust
            | Self::MadeBy(_)
            | Self::TargetOf(_)
            | Self::Number(..)
            | Self::Bears(_)
            | Self::Chance(_) => false,
        }
    }

    /// The same condition, for what asks printed cards.
    ///
    /// # Panics
    /// If it could never hold there; in a card's constant this is an error of the compiler. See `costing`.
    pub(super) const fn of_printed(self) -> Self {
        assert!(
            self.is_of_printed(),
            "this is asked of printed cards, which are in no game: a condition about a game, such as DAMAGED, never holds \
             there (say ANOTHER_CLASS with `random_of(…, Classes::Other)` or `discover_of`)"
        );
        self
    }

    /// Whether it is left to the dice.
    pub const fn is_chance(&self) -> bool {
        matches!(self, Self::Chance(_))
    }

    /// Whether nothing is asked.
    pub const fn is_always(&self) -> bool {
        matches!(self, Self::Always)
    }
}
