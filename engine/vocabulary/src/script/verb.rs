//! The verbs of card texts: the type, what each verb contains, and the functions that cards use.
//!
//! A new verb is a variant of [`Verb`], its line in [`Verb::inside`], and a function whose doc names a card that uses it.
use cardwright_data::{CardType, GameTag};

use super::amount::Stat;
use super::aura::{Lasts, Modifier, Op, has};
use super::condition::Condition;
use super::cost::Cost;
use super::effect::{Classes, Depth, Effect, Offer, What, the};
use super::native::{Native, NativeContext};
use super::ruleset::Pool;
use super::selector::{IT, NOBODY, Selector, THAT, THIS, YOU, YOUR_DECK, YOUR_HERO};
use super::trigger::Trigger;
use super::word::Word;

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
    /// Exchange a number with that: Attack, Health or Cost.
    SwapNumber(Stat, Selector),
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
    /// Get a second Hero Power, besides the first.
    SecondHeroPower(What),
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
    /// Take fatigue damage; the next effect's `DONE` is how much.
    Fatigue,
    /// Put the deck in the order of a number, the highest on top.
    SortDeck(Stat),
    /// End the turn.
    EndTurn,
    /// Take out of the game and keep with the card in `to`.
    Keep(What),
    /// Cast, at one of these if the spell can be; otherwise targets are chosen at random.
    CastAt(What, Selector),
    /// Make `to` as if its end-of-turn effects had been triggered.
    EndOfTurn,
    /// Raise the number of mana crystals that a player can have.
    MaxMana,
    /// Set how many cards the player can hold.
    MaxHand,
    /// Each side gives the minion at one end of its board to the other side.
    Rotate {
        /// To the left end of the opponent's board goes the left-most minion of the player.
        left: bool,
    },
    /// Spells that stay for some turns stay longer.
    Prolong,
    /// A location becomes its next form, with the uses that it has left.
    Advance(&'static str),
    /// Give each a Dark Gift.
    DarkGift,
    /// Each shows another class, at random.
    SwapClass,
    /// The play that waits is rewound, or stays as it is.
    Rewind(bool),
    /// Create cards; they are in no zone yet.
    Make(What),
    /// Merge these cards into it: their numbers, keywords and texts.
    Merge(Selector),
    /// Play each, as far as there is room and a target, which is random.
    Play,
    /// What the spell that is being cast says happens once more.
    CastAgain,
    /// Take another turn after this one.
    ExtraTurn,
    /// The starting Hero Power becomes its better form.
    UpgradeHeroPower,
    /// Do this for each of them by itself, which is `IT` at first and `THAT` all along.
    Each(&'static [Effect]),
    /// Lock mana crystals of the next turn.
    Overload,
    /// Wake up so many turns sooner.
    AwakenSooner,
    /// Play each, at one of these if it can be pointed at one.
    PlayAt(Selector),
    /// Keep in the history that this text has happened.
    Record,
    /// Move cards in hand to its right end, or to its left end.
    MoveInHand {
        /// To the left end.
        left: bool,
    },
    /// The list of effects in which this stands begins anew, with what it knows now.
    RepeatThis,
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

/// "Set a hero's remaining Health to 15" (Alexstrasza): more than its Health becomes its Health.
pub const fn set_remaining_health(n: i16) -> Effect {
    Effect::new(Verb::Remaining, n, NOBODY)
}

/// "prevent it": the damage that is about to be dealt (Ice Block).
pub const fn prevent_damage() -> Effect {
    Effect::new(Verb::ChangeDamage(Op::Set), 0, THAT)
}

/// "takes one damage at most" (Animated Armor).
pub const fn damage_at_most(n: i16) -> Effect {
    Effect::new(Verb::ChangeDamage(Op::AtMost), n, THAT)
}

/// "takes one extra damage from all sources".
pub const fn damage_increased(n: i16) -> Effect {
    Effect::new(Verb::ChangeDamage(Op::Add), n, THAT)
}

/// "Double the damage taken" (Cursed Blade).
pub const fn damage_multiplied(n: i16) -> Effect {
    Effect::new(Verb::ChangeDamage(Op::Times), n, THAT)
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

/// The next part of a questline. "Put a Secret from your deck into the battlefield": who is put there is not cast (Mad Scientist).
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

/// "this loses 1 Durability" (Sword of Justice).
pub const fn lose_durability(n: i16) -> Effect {
    Effect::new(Verb::Wear, n, THIS)
}

/// Out of the game, without dying: the minion that becomes a hero (Lord Jaraxxus, as he was).
pub const fn remove(which: Selector) -> Effect {
    Effect::new(Verb::Remove, 1, which)
}

/// "swap this minion with a random one in your hand" (Alarm-o-Bot).
pub const fn swap(one: Selector, other: Selector) -> Effect {
    Effect::new(Verb::Swap(other), 1, one)
}

/// Spends up to so many corpses; what follows says `.times(DONE)` (Army of the Dead).
pub const fn spend_corpses(n: i16) -> Effect {
    Effect::new(Verb::SpendCorpses, n, YOU)
}

/// "Raise ALL of your Corpses" (Lord Marrowgar).
pub const fn spend_all_corpses() -> Effect {
    spend_corpses(i16::MAX)
}

/// "Adapt": one of three adaptations is chosen, and done: `adapt(&[bestow(THIS)])` (Ravasaur Runt).
pub const fn adapt(then: &'static [Effect]) -> Effect {
    offer(Offer::Tokens(ADAPTATION), then)
}

/// An adaptation: its card has the tag, and no player owns it.
pub const ADAPTATION: Condition = Condition::All(&[Condition::Type(CardType::Spell), Condition::Has(GameTag::ADAPT)]);

/// What the chosen card says is done to these (Ravasaur Runt).
pub const fn bestow(whom: Selector) -> Effect {
    Effect::new(Verb::Bestow, 1, whom)
}

/// "Give a minion three random Bonus Effects": keywords that it does not have (Story of Galvadon).
pub const fn bonus_effects(n: i16) -> Effect {
    Effect::new(Verb::BonusEffect, n, THIS)
}

/// "Excavate a treasure": of tier 1, 2, 3, then of the player's class where it has one, then of tier 1 again (Kobold Miner).
pub const fn excavate() -> Effect {
    Effect::new(Verb::Deed(KeywordAction::Excavate), 1, YOU)
}

/// "Invoke Galakrond": the Hero Power of the Galakrond of the player's class happens (Disciple of Galakrond).
pub const fn invoke() -> Effect {
    Effect::new(Verb::Deed(KeywordAction::Invoke), 1, YOU)
}

/// "Imbue your Hero Power": it becomes the blessing of the player's class, which counts
/// [`TIMES_IMBUED`](super::amount::TIMES_IMBUED) (Bitterbloom Knight).
pub const fn imbue() -> Effect {
    Effect::new(Verb::Deed(KeywordAction::Imbue), 1, YOU)
}

/// "Herald": the soldier of the player's class is summoned, and grows with the number of Heralds (Skywall Sentinel).
pub const fn herald() -> Effect {
    Effect::new(Verb::Deed(KeywordAction::Herald), 1, YOU)
}

/// The dead leave now and their Deathrattles resolve, before the text goes on (Reincarnate).
pub const fn deaths() -> Effect {
    Effect::new(Verb::Deaths, 1, NOBODY)
}

/// Keeps in mind who this is: [`REMEMBERED`](super::selector::REMEMBERED) in another text of the card (Felsoul Jailer).
pub const fn remember(whom: Selector) -> Effect {
    Effect::new(Verb::Remember, 1, whom)
}

/// "… next turn": an answer that waits; it knows what this text knows, and answers once (Headcrack). It waits with you, or with a
/// minion, which loses it when it is silenced: `later(…).to(THIS)` (Echoing Ooze).
pub const fn later(answer: &'static Trigger) -> Effect {
    Effect::new(Verb::Later(answer), 1, YOU)
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

/// Gives numbers or keywords for a while, where the game has no enchantment card that says so: "gain +2 Attack this turn".
pub const fn lend(modifiers: &'static [Modifier], lasts: Lasts) -> Effect {
    Effect::new(Verb::Lend(modifiers, lasts), 1, THIS)
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

/// "Refresh your Mana Crystals": all of them, however many there are (Forest Warden Omu).
pub const fn refresh_all() -> Effect {
    refresh(i16::MAX)
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

/// "gain 1 Blue mana": of a resource that the ruleset declares.
pub const fn gain(n: i16, pool: Pool) -> Effect {
    Effect::new(Verb::Pool(pool), n, YOU)
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

/// "your opponent gains control of …": gives it to the opponent of its controller.
pub const fn hand_over(which: Selector) -> Effect {
    Effect::new(Verb::HandOver, 1, which)
}

/// "Swap the Attack and Health of a minion" (Crazed Alchemist).
pub const fn swap_stats(of: Selector) -> Effect {
    Effect::new(Verb::SwapStats, 1, of)
}

/// "Swap Attack with another minion": `swap_number(ATTACK, THIS, A_MINION.other())` (Origami Frog).
pub const fn swap_number(stat: Stat, one: Selector, other: Selector) -> Effect {
    Effect::new(Verb::SwapNumber(stat, other), 1, one)
}

/// "Take Fatigue damage": the damage of the next draw from an empty deck (Crescendo). `DONE` is how much it was.
pub const fn take_fatigue() -> Effect {
    Effect::new(Verb::Fatigue, 1, YOU)
}

/// "Reorder your deck from the highest Cost card to the lowest Cost card": `sort_deck(COST)` (Lorekeeper Polkelt).
pub const fn sort_deck(by: Stat) -> Effect {
    Effect::new(Verb::SortDeck(by), 1, YOU)
}

/// "Gain a copy of its Deathrattle": `gain_deathrattle_of(TARGET)` (Unearthed Raptor); `.to` others: "Spread its Deathrattle to
/// adjacent minions".
pub const fn gain_deathrattle_of(which: Selector) -> Effect {
    Effect::new(Verb::Inherit(which), 1, THIS)
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

/// "Cast a spell (targets this if possible)": `cast_at(the(…), THIS)`; of several that it can be cast at, one at random
/// (Violet Treasuregill, Fyrakk the Blazing).
pub const fn cast_at(what: What, whom: Selector) -> Effect {
    Effect::new(Verb::CastAt(what, whom), 1, YOU)
}

/// Takes out of the game and keeps with a card: [`KEPT`](super::selector::KEPT) in its texts. `keep(the(…), …)` keeps the cards
/// themselves (Ursol), `keep(copy_of(…), …)` exact copies (Highborne Mentor).
pub const fn keep(what: What, with: Selector) -> Effect {
    Effect::new(Verb::Keep(what), 1, with)
}

/// "All your minions deal damage equal to their Attack to a random enemy": does this for each by itself, which is
/// [`THAT`] all along (Kronn the Impaler).
pub const fn each(of: Selector, then: &'static [Effect]) -> Effect {
    Effect::new(Verb::Each(then), 1, of)
}

/// "Overload for (2)", as an effect (Winged Aberration).
pub const fn overload(n: i16) -> Effect {
    Effect::new(Verb::Overload, n, YOU)
}

/// "Trigger a random friendly minion's end of turn effect" (Inspiring Maul).
pub const fn trigger_end_of_turn(of: Selector) -> Effect {
    Effect::new(Verb::EndOfTurn, 1, of)
}

/// "Increase both players' maximum Mana by 5": `raise_max_mana(5).for_(PLAYERS)` (Ysera, Emerald Aspect).
pub const fn raise_max_mana(n: i16) -> Effect {
    Effect::new(Verb::MaxMana, n, YOU)
}

/// "Increase your maximum hand size to 12" (Valdris Felgorge), "Set your maximum … hand size to 11" (Audio Amplifier).
pub const fn set_max_hand(n: i16) -> Effect {
    Effect::new(Verb::MaxHand, n, YOU)
}

/// "Choose a direction to rotate all minions." (Silas Darkmoon); to the left, the left-most friendly minion goes to the left end of the
/// other side, whose right-most minion comes to your right end.
pub const fn rotate_minions(left: bool) -> Effect {
    Effect::new(Verb::Rotate { left }, 1, NOBODY)
}

/// "Increase the duration of … by 1": of spells that stay for some turns, wherever they are (Cardboard Golem).
pub const fn prolong(spells: Selector, n: i16) -> Effect {
    Effect::new(Verb::Prolong, n, spells)
}

/// "Advance to the present!": the location becomes that one; uses and rest stay (Past Gnomeregan).
pub const fn advance(into: &'static str) -> Effect {
    Effect::new(Verb::Advance(into), 1, THIS)
}

/// "Give it a Dark Gift": a random one that it can have. As the first thing that is done with the chosen card of a Discover,
/// each offered card bears one, different from the others (Nightmare Fuel, Brutish Endmaw).
pub const fn dark_gift(whom: Selector) -> Effect {
    Effect::new(Verb::DarkGift, 1, whom)
}

/// "Discover a Dragon with a Dark Gift" (Darkrider).
pub const fn discover_with_dark_gift(that: Condition) -> Effect {
    offer(Offer::Pool(that, Classes::Own), GET_IT_GIFTED)
}

const GET_IT_GIFTED: &[Effect] = &[dark_gift(IT), get(the(IT))];

/// "(Swaps class each turn!)": it shows another class, at random, see [`Classes::Shown`] (Shadowed Informant).
pub const fn swap_class(which: Selector) -> Effect {
    Effect::new(Verb::SwapClass, 1, which)
}

/// Creates cards that are in no zone yet, to be crafted: see [`merge`] (Elise the Navigator).
pub const fn make(what: What) -> Effect {
    Effect::new(Verb::Make(what), 1, YOU)
}

/// "Craft …": the card gets the numbers, keywords and texts of these as well: `merge(IT).to(REMEMBERED)` (Elise the Navigator,
/// Storm the Gates).
pub const fn merge(which: Selector) -> Effect {
    Effect::new(Verb::Merge(which), 1, THIS)
}

/// "play the top 3 cards from your deck": as if from the hand, for nothing and at random targets; what has no room or no target
/// stays where it is (The Origin Stone).
pub const fn play(which: Selector) -> Effect {
    Effect::new(Verb::Play, 1, which)
}

/// "Replay … (targeting enemies if possible)": [`play`], at one of these if the card can be pointed at one (Slice and Dice).
pub const fn play_at(which: Selector, whom: Selector) -> Effect {
    Effect::new(Verb::PlayAt(whom), 1, which)
}

/// "… cast twice": what the spell says that is being cast happens once more: `whenever(YOU.cast(…)).then(&[cast_again(THAT)])`
/// (Sinestra).
pub const fn cast_again(spell: Selector) -> Effect {
    Effect::new(Verb::CastAgain, 1, spell)
}

/// "If you've completed a Ritual this game": the text that completes it says so, and [`Deed::Recorded`] counts it with its card
/// (Ritual of Summoning and Kith'ix, the abilities of C'Thun, Eye of the Empire).
///
/// [`Deed::Recorded`]: super::amount::Deed::Recorded
pub const fn record() -> Effect {
    Effect::new(Verb::Record, 1, YOU)
}

/// "Add … to both sides of your hand": moves a card in hand to the left end (Xor'toth, Breaker of Stars).
pub const fn move_to_left_end(which: Selector) -> Effect {
    Effect::new(Verb::MoveInHand { left: true }, 1, which)
}

/// "Shuffle your hand": moves cards in hand to the right end, one after the other:
/// `move_to_right_end(YOUR_HAND.random_of(10))` (Eldritch Being).
pub const fn move_to_right_end(which: Selector) -> Effect {
    Effect::new(Verb::MoveInHand { left: false }, 1, which)
}

/// "Repeat this": at the end of a list of effects, which begins anew; "it" stays. With `.when(…)` as long as that holds (Pocket
/// Dimension, Snowball Fight!).
pub const fn repeat_this() -> Effect {
    Effect::new(Verb::RepeatThis, 1, NOBODY)
}

/// "Take an extra turn" (Time Warp).
pub const fn extra_turn() -> Effect {
    Effect::new(Verb::ExtraTurn, 1, YOU)
}

/// "Upgrade your starting Hero Power." (Genn, Worgen King)
pub const fn upgrade_hero_power() -> Effect {
    Effect::new(Verb::UpgradeHeroPower, 1, YOU)
}

/// "This timeline is perfect as-is!": the play that can be rewound stays.
pub const fn keep_timeline() -> Effect {
    Effect::new(Verb::Rewind(false), 1, YOU)
}

/// "Rewind the card's effect": the play that waits happens anew, with other luck.
pub const fn rewind_timeline() -> Effect {
    Effect::new(Verb::Rewind(true), 1, YOU)
}

/// "Replace your hero with …" (Lord Jaraxxus).
pub const fn become_hero(what: What) -> Effect {
    Effect::new(Verb::BecomeHero(what), 1, YOU)
}

/// "Replace your Hero Power with …" (Shadowform).
pub const fn become_hero_power(what: What) -> Effect {
    Effect::new(Verb::HeroPower(what), 1, YOU)
}

/// "Get a second Hero Power …": it is used besides the first, each once a turn (Blood Doctor Thal'ena).
pub const fn get_second_hero_power(what: What) -> Effect {
    Effect::new(Verb::SecondHeroPower(what), 1, YOU)
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
    let offer = offer.of_printed();
    Effect::new(Verb::Discover { offer, shown: 3, then, rest: &[] }, 1, YOU)
}

/// "Discover a card from your deck. The others get put on the bottom.": what is done with the chosen one, and with the rest. Where
/// that is the same nothing is asked: "keep all 3 instead" (Omega Assembly).
pub const fn offer_rest(offer: Offer, then: &'static [Effect], rest: &'static [Effect]) -> Effect {
    Effect::new(Verb::Discover { offer: offer.of_printed(), shown: 3, then, rest }, 1, YOU)
}

/// "Look at the top 3 cards of your deck. Draw one and discard the others." (Tracking, as it was.)
pub const fn choose_from(entities: Selector, then: &'static [Effect], rest: &'static [Effect]) -> Effect {
    Effect::new(Verb::Discover { offer: Offer::Entities(entities), shown: u8::MAX, then, rest }, 1, YOU)
}

/// "Discover a Temporary Fireball, …": of these cards; the chosen one is gone at the end of the turn (Jaina's Gift).
pub const fn discover_temporary(cards: &'static [&'static str]) -> Effect {
    offer(Offer::Cards(cards), GET_IT_FOR_NOW)
}

const GET_IT_FOR_NOW: &[Effect] = &[get(the(IT)), give(&[has(GameTag::GHOSTLY)]).to(IT)];

/// "… of your choice": all of these cards are offered (Totemic Slam).
pub const fn choose_card(cards: &'static [&'static str], then: &'static [Effect]) -> Effect {
    Effect::new(Verb::Discover { offer: Offer::Cards(cards), shown: u8::MAX, then, rest: &[] }, 1, YOU)
}

/// "Choose one" in the middle of a text.
pub const fn choose(texts: &'static [&'static [Effect]]) -> Effect {
    Effect::new(Verb::Choose(texts), 1, YOU)
}

/// "a random Bonus Effect": one of these texts at random.
pub const fn at_random(texts: &'static [&'static [Effect]]) -> Effect {
    Effect::new(Verb::AtRandom(texts), 1, YOU)
}

/// "It goes Dormant for 2 turns"; 0: until something wakes it (Maiev Shadowsong).
pub const fn make_dormant(whom: Selector, turns: i16) -> Effect {
    Effect::new(Verb::Dormant, turns, whom)
}

/// "Awaken …" (Sherazin, Corpse Flower).
pub const fn awaken(whom: Selector) -> Effect {
    Effect::new(Verb::Awaken, 1, whom)
}

/// "awaken 1 turn sooner" (Timelord Nozdormu).
pub const fn awaken_sooner(whom: Selector, turns: i16) -> Effect {
    Effect::new(Verb::AwakenSooner, turns, whom)
}

/// "launch it": pays for a Starship that is being built, and launches it.
pub const fn launch(ship: Selector) -> Effect {
    Effect::new(Verb::Launch, 1, ship)
}

/// "Dredge": look at the bottom three cards of your deck, put one on top (Tuskarrrr Trawler).
pub const fn dredge() -> Effect {
    offer(Offer::Entities(YOUR_DECK.last(3)), PUT_IT_ON_TOP)
}

const PUT_IT_ON_TOP: &[Effect] = &[put_on_top(the(IT))];

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

/// "(Upgrades each turn!)": the number that the card's text marks with `@` grows by so much (Rafaam's Scheme).
pub const fn improve(n: i16) -> Effect {
    Effect::new(Verb::Improve, n, THIS)
}

/// Makes these `IT` for what follows: "Choose a minion. …"
pub const fn with_each(these: Selector) -> Effect {
    Effect::new(Verb::Look, 1, these)
}

/// What no word says: a function of the card crate, by name, and the texts that it may queue.
pub const fn native(
    name: &'static str,
    run: fn(&mut dyn NativeContext),
    texts: &'static [&'static [Effect]],
) -> Effect {
    Effect::new(Verb::Native(Native { name, run, texts }), 1, NOBODY)
}
