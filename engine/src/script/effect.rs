//! What abilities do: a verb, whom it is done to, a number, a condition.
//!
//! Every [`Effect`] has the same four parts, so that `.to`, `.for_each` and `.when` read the same after every verb. The
//! words here are verbs of card texts; each names a card that uses it.
use super::amount::{Amount, Past, Per};
use super::aura::Modifier;
use super::condition::Condition;
use super::cost::Cost;
use super::native::{Native, Table};
use super::selector::{IT, NOBODY, Selector, THIS, YOU, YOUR_HERO};
use super::word::Word;

/// Which card an effect makes, moves or offers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum What {
    /// This card, by id.
    Named(&'static str),
    /// One of these cards, at random.
    OneOf(&'static [&'static str]),
    /// A random collectible card of the game's format that is such.
    Random(Condition),
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Depth {
    /// Anywhere.
    Shuffled,
    /// On top.
    Top,
    /// At the bottom.
    Bottom,
}

/// What to do.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Verb {
    /// Deal damage to each.
    Deal,
    /// Deal damage in single points, each to one of them at random.
    DealSplit,
    /// Restore Health to each.
    Heal,
    /// Restore all Health.
    HealFully,
    /// Draw cards that are such.
    Draw(Condition),
    /// Draw until the hand has so many cards.
    DrawUntil,
    /// Begin a quest.
    Begin(What),
    /// Destroy.
    Destroy,
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
    /// Give corpses.
    Corpses,
    /// Make it ready to act again: a Hero Power, an attack, a location.
    Ready,
    /// Take control of.
    TakeControl,
    /// Exchange Attack and Health.
    SwapStats,
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
    /// Do this if the effect's condition holds, the other if not.
    Either(&'static [Effect], &'static [Effect]),
    /// Do this so many times.
    Times(&'static [Effect]),
    /// Pay; if it could be paid, do this.
    Pay(Cost, &'static [Effect]),
    /// Look at these: they become `IT`.
    Look,
    /// Put the number into counter `n` of the card.
    Store(u8),
    /// What no word says.
    Native(Native),
    /// End the turn.
    EndTurn,
}

/// Of which classes a discover offers cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Classes {
    /// Of the hero's class, and neutral ones.
    Own,
    /// "from another class".
    Other,
    /// "from any class".
    Any,
}

/// What a discover offers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Offer {
    /// Cards of the format and of these classes that are such.
    Pool(Condition, Classes),
    /// These cards.
    Cards(&'static [&'static str]),
    /// Entities: cards of a deck or a hand.
    Entities(Selector),
}

/// One thing that an ability does.
#[derive(Clone, Copy, Debug, PartialEq)]
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

impl Effect {
    const fn new(verb: Verb, n: i16, to: Selector) -> Self {
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

/// "Deal 6 damage": `deal(6).to(TARGET)` (Fireball). Scales with spell damage where the text says `$6`.
pub const fn deal(n: i16) -> Effect {
    Effect::new(Verb::Deal, n, NOBODY)
}

/// "Restore 3 Health" (Earthen Ring Farseer).
pub const fn heal(n: i16) -> Effect {
    Effect::new(Verb::Heal, n, NOBODY)
}

/// "Restore it to full Health" (Ancestral Healing, Reno Jackson).
pub const fn heal_fully(whom: Selector) -> Effect {
    Effect::new(Verb::HealFully, 1, whom)
}

/// "Draw 2 cards" (Arcane Intellect).
pub const fn draw(n: i16) -> Effect {
    Effect::new(Verb::Draw(Condition::Always), n, YOU)
}

/// "Draw two Beasts" (Sense Demons).
pub const fn draw_that(n: i16, that: Condition) -> Effect {
    Effect::new(Verb::Draw(that), n, YOU)
}

/// "Draw cards until you have 3" (10: "until your hand is full").
pub const fn draw_until(n: i16) -> Effect {
    Effect::new(Verb::DrawUntil, n, YOU)
}

/// The next part of a questline.
pub const fn begin(quest: What) -> Effect {
    Effect::new(Verb::Begin(quest), 1, YOU)
}

/// "Destroy a minion" (Assassinate).
pub const fn destroy(whom: Selector) -> Effect {
    Effect::new(Verb::Destroy, 1, whom)
}

/// "Summon a 1/1 Boar" (Razorfen Hunter). From a minion it comes to its right.
pub const fn summon(what: What) -> Effect {
    Effect::new(Verb::Summon(what), 1, YOU)
}

/// "Get a …", "Add a … to your hand" (Ysera).
pub const fn get(what: What) -> Effect {
    Effect::new(Verb::AddToHand(what), 1, YOU)
}

/// "Shuffle … into your deck" (Elise Starseeker).
pub const fn shuffle(what: What) -> Effect {
    Effect::new(Verb::ToDeck(what, Depth::Shuffled), 1, YOU)
}

/// "Put … on top of your deck".
pub const fn put_on_top(what: What) -> Effect {
    Effect::new(Verb::ToDeck(what, Depth::Top), 1, YOU)
}

/// "Put … at the bottom of your deck".
pub const fn put_at_bottom(what: What) -> Effect {
    Effect::new(Verb::ToDeck(what, Depth::Bottom), 1, YOU)
}

/// Keeps a number on the card, in counter 0 or 1, for a later text.
pub const fn store(counter: u8, n: i16) -> Effect {
    Effect::new(Verb::Store(counter), n, THIS)
}

/// "End your turn".
pub const fn end_turn() -> Effect {
    Effect::new(Verb::EndTurn, 1, YOU)
}

/// "Equip a 5/3 Ashbringer" (Tirion Fordring).
pub const fn equip(what: What) -> Effect {
    Effect::new(Verb::Equip(what), 1, YOU)
}

/// Attaches an enchantment card, with everything that it does: "Give a minion +4/+4" (Blessing of Kings).
pub const fn attach(enchantment: &'static str) -> Effect {
    Effect::new(Verb::Attach(enchantment), 1, THIS)
}

/// Gives numbers or keywords where the game has no enchantment card for it: "Give it Divine Shield".
pub const fn give(modifiers: &'static [Modifier]) -> Effect {
    Effect::new(Verb::Give(modifiers), 1, THIS)
}

/// "Silence a minion" (Ironbeak Owl).
pub const fn silence(whom: Selector) -> Effect {
    Effect::new(Verb::Silence, 1, whom)
}

/// "Freeze a character" (Frost Elemental).
pub const fn freeze(whom: Selector) -> Effect {
    Effect::new(Verb::Freeze, 1, whom)
}

/// "Transform a minion into a 1/1 Sheep": `transform(A_MINION, card("…"))` (Polymorph).
pub const fn transform(whom: Selector, into: What) -> Effect {
    Effect::new(Verb::Transform(into), 1, whom)
}

/// "Return a minion to its owner's hand" (Sap).
pub const fn return_to_hand(whom: Selector) -> Effect {
    Effect::new(Verb::Return, 1, whom)
}

/// "Discard a random card": `discard(YOUR_HAND.random())` (Soulfire).
pub const fn discard(which: Selector) -> Effect {
    Effect::new(Verb::Discard, 1, which)
}

/// "Gain 2 Armor" (Armor Up!).
pub const fn armor(n: i16) -> Effect {
    Effect::new(Verb::Armor, n, YOUR_HERO)
}

/// "Gain an empty Mana Crystal" (Wild Growth).
pub const fn empty_crystals(n: i16) -> Effect {
    Effect::new(Verb::Crystals { full: false }, n, YOU)
}

/// "Gain a Mana Crystal".
pub const fn crystals(n: i16) -> Effect {
    Effect::new(Verb::Crystals { full: true }, n, YOU)
}

/// "Gain 1 Mana Crystal this turn only" (The Coin).
pub const fn gain_mana(n: i16) -> Effect {
    Effect::new(Verb::Mana, n, YOU)
}

/// "Refresh 2 Mana Crystals".
pub const fn refresh(n: i16) -> Effect {
    Effect::new(Verb::Refresh, n, YOU)
}

/// "Spend all your Mana" (Forbidden Ritual): what follows says `.times(DONE)`.
pub const fn spend_all_mana() -> Effect {
    Effect::new(Verb::SpendMana, 1, YOU)
}

/// "Destroy one of your Mana Crystals" (Felguard).
pub const fn destroy_crystals(n: i16) -> Effect {
    Effect::new(Verb::DestroyCrystals, n, YOU)
}

/// "Unlock your Overloaded Mana Crystals" (Lava Shock).
pub const fn unlock() -> Effect {
    Effect::new(Verb::Unlock, 1, YOU)
}

/// "Gain 2 Corpses" (Body Bagger).
pub const fn corpses(n: i16) -> Effect {
    Effect::new(Verb::Corpses, n, YOU)
}

/// "Refresh your Hero Power", "it can attack again", "reopen it".
pub const fn ready(what: Selector) -> Effect {
    Effect::new(Verb::Ready, 1, what)
}

/// "Take control of an enemy minion" (Mind Control).
pub const fn take_control(of: Selector) -> Effect {
    Effect::new(Verb::TakeControl, 1, of)
}

/// "Swap the Attack and Health of a minion" (Crazed Alchemist).
pub const fn swap_stats(of: Selector) -> Effect {
    Effect::new(Verb::SwapStats, 1, of)
}

/// "Counter it" (Counterspell).
pub const fn counter(what: Selector) -> Effect {
    Effect::new(Verb::Counter, 1, what)
}

/// "… as the new target" (Spellbender).
pub const fn redirect_to(whom: Selector) -> Effect {
    Effect::new(Verb::Redirect, 1, whom)
}

/// "Cast a random spell (targets chosen randomly)" (Yogg-Saron).
pub const fn cast(what: What) -> Effect {
    Effect::new(Verb::Cast(what), 1, YOU)
}

/// "Replace your hero with …" (Lord Jaraxxus).
pub const fn become_hero(what: What) -> Effect {
    Effect::new(Verb::BecomeHero(what), 1, YOU)
}

/// "Replace your Hero Power with …" (Shadowform).
pub const fn become_hero_power(what: What) -> Effect {
    Effect::new(Verb::HeroPower(what), 1, YOU)
}

/// "… attacks a random enemy minion": `make_attack(THIS, ENEMY_MINIONS.random())`.
pub const fn make_attack(who: Selector, whom: Selector) -> Effect {
    Effect::new(Verb::MakeAttack(whom), 1, who)
}

/// "Trigger a friendly minion's Deathrattle" (Hedge Maze).
pub const fn trigger(word: Word, of: Selector) -> Effect {
    Effect::new(Verb::Trigger(word), 1, of)
}

/// "Repeat the Battlecries of …" (Shudderwock).
pub const fn repeat(word: Word, of: What) -> Effect {
    Effect::new(Verb::Repeat(word, of), 1, THIS)
}

/// "Discover a spell" (Dark Peddler): three are offered, the chosen one comes to your hand.
pub const fn discover(that: Condition) -> Effect {
    offer(Offer::Pool(that, Classes::Own), GET_IT)
}

/// "Discover a card from another class" (Hallucination), "from any class".
pub const fn discover_of(that: Condition, classes: Classes) -> Effect {
    offer(Offer::Pool(that, classes), GET_IT)
}

const GET_IT: &[Effect] = &[get(the(IT))];

/// "Discover a card from your deck": of these entities, the chosen one comes to your hand (Tracking).
pub const fn discover_from(entities: Selector) -> Effect {
    offer(Offer::Entities(entities), GET_IT)
}

/// Offers three cards and does something with the chosen one.
pub const fn offer(offer: Offer, then: &'static [Effect]) -> Effect {
    Effect::new(Verb::Discover { offer, shown: 3, then, rest: &[] }, 1, YOU)
}

/// "Look at the top 3 cards of your deck. Draw one and discard the others." (Tracking, as it was.)
pub const fn choose_from(entities: Selector, then: &'static [Effect], rest: &'static [Effect]) -> Effect {
    Effect::new(Verb::Discover { offer: Offer::Entities(entities), shown: u8::MAX, then, rest }, 1, YOU)
}

/// "Choose one" in the middle of a text.
pub const fn choose(texts: &'static [&'static [Effect]]) -> Effect {
    Effect::new(Verb::Choose(texts), 1, YOU)
}

/// "If …, do this." as a group.
pub const fn if_(condition: Condition, then: &'static [Effect]) -> Effect {
    either(condition, then, &[])
}

/// "If …, do this. Otherwise, do that."
pub const fn either(condition: Condition, then: &'static [Effect], otherwise: &'static [Effect]) -> Effect {
    Effect::new(Verb::Either(then, otherwise), 1, NOBODY).when(condition)
}

/// "Do this n times"; with `.times(…)`, as often as that says.
pub const fn times(n: i16, effects: &'static [Effect]) -> Effect {
    Effect::new(Verb::Times(effects), n, NOBODY)
}

/// "Spend 3 Armor to …".
pub const fn pay(cost: Cost, then: &'static [Effect]) -> Effect {
    Effect::new(Verb::Pay(cost, then), 1, YOU)
}

/// Makes these `IT` for what follows: "Choose a minion. …"
pub const fn with_each(these: Selector) -> Effect {
    Effect::new(Verb::Look, 1, these)
}

/// What no word says: a function of the card crate, by name, and the texts that it may queue.
pub const fn native(name: &'static str, run: fn(&mut Table<'_>), texts: &'static [&'static [Effect]]) -> Effect {
    Effect::new(Verb::Native(Native { name, run, texts }), 1, NOBODY)
}
