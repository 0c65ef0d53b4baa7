//! What abilities do: a verb, whom it is done to, a number, a condition.
//!
//! Every [`Effect`] has the same four parts, so that `.to`, `.for_each` and `.when` read the same after every verb. The
//! words here are verbs of card texts; each names a card that uses it.
use super::amount::{Amount, Past, Per};
use super::aura::{Lasts, Modifier, Op};
use super::condition::Condition;
use super::cost::Cost;
use super::native::Native;
use super::ruleset::Pool;
use super::selector::Selector;
use super::trigger::Trigger;
use super::word::Word;

/// Which card an effect makes, moves or offers.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize)]
pub enum What {
    /// This card, by id.
    Named(&'static str),
    /// One of these cards, at random.
    OneOf(&'static [&'static str]),
    /// A random collectible card of the game's format that is such.
    Random(Condition),
    /// A random card that players do not put into decks and that is such.
    Token(Condition),
    /// A Jade Golem, larger by one than the player's last.
    JadeGolem,
    /// One of these cards that its controller does not have on the board, at random.
    OneMissing(&'static [&'static str]),
    /// A random collectible card of these classes that is such.
    RandomOf(Condition, Classes),
    /// The last card of a player's past.
    LastPast(Past),
    /// A random card such that costs so much more than the number, or less; where there is none, the next cheaper.
    Costing(Condition, i16, Per),
    /// A copy of each of these, as it is: with its damage and enchantments where it is in play.
    CopyOf(Selector),
    /// The entities themselves, from wherever they are.
    Themselves(Selector),
    /// A random card out of a player's past: "a Demon that died this game".
    FromPast(Past),
    /// Each card out of a player's past, in order: "all spells you've cast this game".
    EachPast(Past),
}

/// "a 1/1 Murloc Scout": the card with this id.
pub const fn card(id: &'static str) -> What {
    What::Named(id)
}

/// "a random Dream card": one of these.
pub const fn one_of(ids: &'static [&'static str]) -> What {
    What::OneOf(ids)
}

/// "a random Beast": of all collectible cards of the game's format.
pub const fn random(that: Condition) -> What {
    What::Random(that)
}

/// "a random Lackey": `token(with(GameTag::MARK_OF_EVIL))`, of the cards that players do not put into decks, each name once
/// (EVIL Cable Rat).
pub const fn token(that: Condition) -> What {
    What::Token(that)
}

/// "a Jade Golem": the first is a 1/1, each one after it larger by +1/+1 (Jade Spirit).
pub const fn jade_golem() -> What {
    What::JadeGolem
}

/// "a random card from another class" (Pilfer).
pub const fn random_of(that: Condition, classes: Classes) -> What {
    What::RandomOf(that, classes)
}

/// "a random basic Totem": one of these that you do not have on the board yet.
pub const fn one_missing(ids: &'static [&'static str]) -> What {
    What::OneMissing(ids)
}

/// "a random minion that costs (1) more": `transform(MINIONS, costing(MINION, 1, COST.of(IT)))` (Evolve). Of each one that is
/// transformed, `IT` is that one.
pub const fn costing(that: Condition, more: i16, number: Per) -> What {
    What::Costing(that, more, number)
}

/// "the last card your opponent played" (Vanessa `VanCleef`).
pub const fn last_of(past: Past) -> What {
    What::LastPast(past)
}

/// "a Demon that died this game": one of a player's past, at random.
pub const fn from_past(past: Past) -> What {
    What::FromPast(past)
}

/// "all spells you've cast this game": each of a player's past.
pub const fn each_past(past: Past) -> What {
    What::EachPast(past)
}

/// "a copy of it".
pub const fn copy_of(which: Selector) -> What {
    What::CopyOf(which)
}

/// "it", "that minion": no copy, the entity itself.
pub const fn the(which: Selector) -> What {
    What::Themselves(which)
}

/// Where a card goes in a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
pub enum Depth {
    /// Anywhere.
    Shuffled,
    /// On top.
    Top,
    /// At the bottom.
    Bottom,
}

/// What to do.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize)]
pub enum Verb {
    /// Deal damage to each.
    Deal,
    /// Make these deal the damage to each.
    DealBy(Selector),
    /// Change the damage that is about to be dealt.
    ChangeDamage(Op),
    /// Deal damage in single points, each to one of them at random.
    DealSplit,
    /// Restore Health to each.
    Heal,
    /// Restore all Health.
    HealFully,
    /// Set the Health that is left.
    Remaining,
    /// Draw cards that are such.
    Draw(Condition),
    /// Draw until the hand has so many cards.
    DrawUntil,
    /// Begin a quest; put a Secret into the battlefield.
    Begin(What),
    /// Destroy.
    Destroy,
    /// Take away durability.
    Wear,
    /// Take out of the game: it neither dies nor goes anywhere.
    Remove,
    /// Exchange places with that.
    Swap(Selector),
    /// Summon for the controller of the ability, or for the player in `to`.
    Summon(What),
    /// Put into the hand of the players in `to`.
    AddToHand(What),
    /// Put into the deck of the players in `to`.
    ToDeck(What, Depth),
    /// Equip.
    Equip(What),
    /// Attach this enchantment card.
    Attach(&'static str),
    /// Give these without an enchantment card.
    Give(&'static [Modifier]),
    /// Gives them for a while, where no enchantment card does.
    Lend(&'static [Modifier], Lasts),
    /// Silence.
    Silence,
    /// Freeze.
    Freeze,
    /// Transform into.
    Transform(What),
    /// Return to its owner's hand.
    Return,
    /// Discard.
    Discard,
    /// Give Armor.
    Armor,
    /// Give mana crystals.
    Crystals {
        /// They can be spent.
        full: bool,
    },
    /// Give mana for this turn only.
    Mana,
    /// Refresh mana crystals.
    Refresh,
    /// Spend all mana; the next effect's `DONE` is how much.
    SpendMana,
    /// Destroy mana crystals.
    DestroyCrystals,
    /// Unlock overloaded mana crystals.
    Unlock,
    /// Give of a resource that the ruleset declares.
    Pool(Pool),
    /// Give corpses.
    Corpses,
    /// Spend up to so many corpses; the next effect's `DONE` is how many.
    SpendCorpses,
    /// Make it ready to act again: a Hero Power, an attack, a location.
    Ready,
    /// Take control of.
    TakeControl,
    /// Give to the opponent of its controller.
    HandOver,
    /// Exchange Attack and Health.
    SwapStats,
    /// Gain the Deathrattles of these.
    Inherit(Selector),
    /// Counter a card that is being played.
    Counter,
    /// Make it the new target of what is being cast.
    Redirect,
    /// Cast, targets chosen at random.
    Cast(What),
    /// Replace the hero.
    BecomeHero(What),
    /// Replace the Hero Power.
    HeroPower(What),
    /// Make it attack that.
    MakeAttack(Selector),
    /// Make `to` as if its ability of this word had been triggered.
    Trigger(Word),
    /// Do the ability of this word of a card.
    Repeat(Word, What),
    /// Offer these cards; the player chooses one, which is `IT` in `then`.
    Discover {
        /// What is offered.
        offer: Offer,
        /// How many are shown.
        shown: u8,
        /// What is done with it.
        then: &'static [Effect],
        /// What is done with the rest.
        rest: &'static [Effect],
    },
    /// Choose one of these texts now.
    Choose(&'static [&'static [Effect]]),
    /// Do one of these texts, at random.
    AtRandom(&'static [&'static [Effect]]),
    /// Put to sleep for so many turns; until something wakes it for 0.
    Dormant,
    /// Wake up.
    Awaken,
    /// Pay for a Starship and launch it.
    Launch,
    /// Do this if the effect's condition holds, the other if not.
    Either(&'static [Effect], &'static [Effect]),
    /// Do this so many times.
    Times(&'static [Effect]),
    /// Pay; if it could be paid, do this.
    Pay(Cost, &'static [Effect]),
    /// Look at these: they become `IT`.
    Look,
    /// Give so many keywords at random, of those that count as Bonus Effects.
    BonusEffect,
    /// Do to each of these what the spell that is `IT` says.
    Bestow,
    /// What a keyword of a set tells its player to do.
    Deed(KeywordAction),
    /// Let the dead leave now, before the text goes on.
    Deaths,
    /// Keep in mind who this is, as long as the card is in the game.
    Remember,
    /// Answer an event later, with what the text knows now.
    Later(&'static Trigger),
    /// Put the number into counter `n` of the card.
    Store(u8),
    /// The number that the text marks with `@` grows.
    Improve,
    /// What no word says.
    Native(Native),
    /// End the turn.
    EndTurn,
}

/// What keywords of single sets tell a player to do. Their rules read the cards' tags and classes, so that no card is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
pub enum KeywordAction {
    /// A treasure of the next tier comes into the hand.
    Excavate,
    /// Galakrond's power, the one of the player's class.
    Invoke,
    /// The Hero Power becomes the blessing of the player's class, or stronger.
    Imbue,
    /// A soldier of the class's Colossal minion comes.
    Herald,
}

/// Of which classes a discover offers cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
pub enum Classes {
    /// Of the hero's class, and neutral ones.
    Own,
    /// "from your class": without the neutral ones.
    Yours,
    /// "from another class".
    Other,
    /// "from your opponent's class".
    Opponent,
    /// "from any class".
    Any,
}

/// What a discover offers.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize)]
pub enum Offer {
    /// Cards of the format and of these classes that are such.
    Pool(Condition, Classes),
    /// Cards that players do not put into decks and that are such.
    Tokens(Condition),
    /// These cards.
    Cards(&'static [&'static str]),
    /// Entities: cards of a deck or a hand.
    Entities(Selector),
    /// Cards out of a player's past: "a friendly minion that died this game" (Eternal Servitude).
    Past(Past),
}

/// One thing that an ability does.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize)]
pub struct Effect {
    /// What is done.
    pub verb: Verb,
    /// To whom, or for whom.
    pub to: Selector,
    /// How much or how many.
    pub amount: Amount,
    /// How many times over, each time choosing anew among `to`.
    pub times: u8,
    /// Only if this holds.
    pub when: Condition,
}

/// How many minions there is room for.
const BOARD: i16 = 7;

impl Effect {
    pub(super) const fn new(verb: Verb, n: i16, to: Selector) -> Self {
        Self { verb, to, amount: Amount::fixed(n), times: 1, when: Condition::Always }
    }

    /// Whom it is done to, or for whom.
    pub const fn to(mut self, to: Selector) -> Self {
        self.to = to;
        self
    }

    /// For this player: `summon(…).for_(OPPONENT)`.
    pub const fn for_(self, player: Selector) -> Self {
        self.to(player)
    }

    /// Times a number that is looked up now: `deal(1).times(ATTACK.of(YOUR_HERO))` deals damage equal to it.
    pub const fn times(mut self, per: Per) -> Self {
        self.amount.per = per;
        self
    }

    /// "… for each …".
    pub const fn for_each(self, of: Selector) -> Self {
        self.times(Per::Each(of))
    }

    /// How many: `summon(card("…")).copies(2)`.
    pub const fn copies(mut self, n: i16) -> Self {
        self.amount.n = n;
        self
    }

    /// "… until your side of the battlefield is full".
    pub const fn until_full(self) -> Self {
        self.copies(BOARD)
    }

    /// "Force a minion to deal its damage to …": the damage comes from these (Betrayal).
    pub const fn by(mut self, whom: Selector) -> Self {
        self.verb = Verb::DealBy(whom);
        self
    }

    /// Up to and with `n`, at random: `deal(3).up_to(6)`.
    pub const fn up_to(mut self, n: i16) -> Self {
        self.amount.per = Per::UpTo(n);
        self
    }

    /// So many times over, choosing anew each time: "three missiles".
    pub const fn repeated(mut self, n: u8) -> Self {
        self.times = n;
        self
    }

    /// Only if this holds.
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
