//! The vocabulary that cards are written in, as const data.
//!
//! A card's [`Power`] is a list of abilities. It is plain data: it costs nothing at start-up, and can be printed,
//! compared and checked. A card file needs one line, `use cardwright_vocabulary::script::prelude::*;`, and reads like its text:
//!
//! ```
//! use cardwright_vocabulary::script::prelude::*;
//!
//! /// Deal $6 damage.
//! const FIREBALL: Power = spell(&[deal(6).to(TARGET)]);
//! /// Draw a card for each damaged friendly character.
//! const BATTLE_RAGE: Power = spell(&[draw(1).for_each(FRIENDLY_CHARACTERS.that(DAMAGED))]);
//! /// Whenever you cast a spell, draw a card.
//! const AUCTIONEER: Power = whenever(YOU.cast(SPELL)).then(&[draw(1)]);
//! /// Your other minions have +1/+1.
//! const CHAMPION: Power = aura(OTHER_FRIENDLY_MINIONS).gives("ZZ_MIGHT");
//! /// The next spell you cast this turn costs (2) less.
//! const PREPARATION: Power = spell(&[attach("ZZ_PREPARED").to(CONTROLLER)]);
//! const ZZ_PREPARED: Power = enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost_less(2)]).until(YOU.cast(SPELL)).this_turn();
//! ```
//!
//! # A tutorial
//! Every example is compiled with the docs. Read each Power from the outside in: the word that says *when* (`battlecry`), the verb that says
//! *what* (`deal`), the selector that says *to whom* (`.to(ENEMIES.random())`), and what follows it: how often, and if. Capitals are
//! things: entities, players, conditions, numbers. Lower case acts. A word in bold on a card has the same name here.
//!
//! To see what you have said, print it: [`Power::source`] is the Rust source, and `Card::explain` plain English.
//!
//! ## One effect
//! An effect is a verb, a number, and the entities that it reaches. A plural word is all of them; a singular word with an article asks the
//! player for a target; `.random()` is one at random. `for_` names a player who does it instead of you.
//!
//! ```
//! use cardwright_vocabulary::script::prelude::*;
//!
//! /// Deal $4 damage to a minion.
//! const SHADOW_BOLT: Power = spell(&[deal(4).to(A_MINION)]);
//! /// Deal $1 damage to all minions.
//! const WHIRLWIND: Power = spell(&[deal(1).to(MINIONS)]);
//! /// Battlecry: Deal 3 damage to a random enemy.
//! const CANNONEER: Power = battlecry(&[deal(3).to(ENEMIES.random())]);
//! /// Deathrattle: Your opponent draws two cards.
//! const NOBLE: Power = deathrattle(&[draw(2).for_(OPPONENT)]);
//! assert_eq!(CANNONEER.source(), "battlecry(&[deal(3).to(ENEMIES.random())])");
//! assert_eq!(NOBLE.source(), "deathrattle(&[draw(2).for_(OPPONENT)])");
//! ```
//!
//! Whether Spell Damage adds to a number stands in the text (`$`), which the card knows: a Power does not repeat it.
//! Keywords that stand alone (Taunt, Rush), Cost, Attack and Health are data of the card, too: a Power contains none of them.
//!
//! ## Which ones
//! `.that(…)` narrows a selector by a condition. Conditions compose with `any`, `all` and `not`.
//!
//! ```
//! use cardwright_vocabulary::script::prelude::*;
//!
//! /// Battlecry: Destroy a minion with 5 or more Attack.
//! const BIG_GAME: Power = battlecry(&[destroy(A_MINION.that(ATTACK.at_least(5)))]);
//! /// Give your Beasts +1/+1.
//! const PACK: Power = spell(&[give(&[plus(1, 1)]).to(FRIENDLY_MINIONS.that(BEAST))]);
//! /// Destroy all minions that are neither damaged nor frozen.
//! const PURGE: Power = spell(&[destroy(MINIONS.that(not(&any(&[DAMAGED, FROZEN]))))]);
//! /// Summon two different Murlocs from your deck.
//! const TIDE: Power = spell(&[summon(the(YOUR_DECK.that(MURLOC).different(2, CardProperty::Name)))]);
//! ```
//!
//! ## Which cards
//! Verbs that bring cards take a [`CardSource`](effect::CardSource): a card by id, a random one, a copy, or entities that exist.
//!
//! ```
//! use cardwright_vocabulary::script::prelude::*;
//!
//! /// Summon two 1/1 Boars.
//! const BOARS: Power = spell(&[summon(card("CS2_boar")).copies(2)]);
//! /// Get a random Beast.
//! const BEASTS: Power = spell(&[get(random(BEAST))]);
//! /// Transform all minions into random ones that cost (1) more.
//! const EVOLVE: Power = spell(&[transform(MINIONS, random_costing_more(MINION, 1, COST.of(IT)))]);
//! /// Deathrattle: Get a copy of this minion.
//! const ECHO: Power = deathrattle(&[get(copy_of(THIS))]);
//! /// Return the top card of your deck to your hand: the card itself, no copy.
//! const TOP: Power = spell(&[get(the(YOUR_DECK.first(1)))]);
//! ```
//!
//! Cards are named by id, never by Rust path, so that a file needs no other set and every mention is checked against the card data.
//!
//! ## It
//! A text refers to what it has mentioned. These words stand for it:
//!
//! | word | stands for |
//! | --- | --- |
//! | [`THIS`](selector::THIS) | the card with the text; in an enchantment its bearer |
//! | [`TARGET`](selector::TARGET) | the target that the player chose; the first mention (`A_MINION`) declares it |
//! | [`IT`](selector::IT), [`THEM`](selector::THEM) | the entities that the previous effect reached, drew, summoned or chose |
//! | [`LAST_AMOUNT`](amount::LAST_AMOUNT), [`EXCESS`](amount::EXCESS) | how much the previous effect did; how much damage was left over |
//! | [`SUBJECT`](selector::SUBJECT), [`THAT`](selector::THAT) | in a trigger: the subject of the event (before the verb) and its object (the argument) |
//! | [`THAT_MUCH`](amount::THAT_MUCH) | in a trigger: the number of the event |
//! | [`REMEMBERED`](selector::REMEMBERED), [`KEPT`](selector::KEPT) | the entity that the card remembers; the cards that are kept with it, out of the game |
//!
//! ```
//! use cardwright_vocabulary::script::prelude::*;
//!
//! /// Deal $2 damage to a minion. If it dies, draw a card.
//! const SOUL_TAP: Power = spell(&[deal(2).to(A_MINION), draw(1).when(there_is(&TARGET.that(DEAD)))]);
//! /// Draw a minion. It costs (2) less.
//! const DISCOUNT: Power = spell(&[draw_that(1, MINION), give(&[cost_less(2)]).to(IT)]);
//! /// Spend all your Mana. Summon that many 1/1 Imps.
//! const RITUAL: Power = spell(&[spend_all_mana(), summon(card("ZZ_IMP")).times(LAST_AMOUNT)]);
//! /// Whenever a minion takes damage from this, destroy it.
//! const VENOM: Power = whenever(MINIONS.takes_damage_from(ITSELF)).then(&[destroy(SUBJECT)]);
//! /// After you cast a spell, get a copy of it.
//! const SCRIBE: Power = after(YOU.cast(SPELL)).then(&[get(copy_of(THAT))]);
//! /// Battlecry: Return an enemy minion to its owner's hand. Deathrattle: It comes back under your control.
//! const JAILER: Power = abilities(&[
//!     battlecry(&[return_to_hand(AN_ENEMY_MINION), remember(IT)]),
//!     deathrattle(&[summon(the(REMEMBERED))]),
//! ]);
//! ```
//!
//! [`select`](verb::select) makes entities `IT` without doing anything to them: "Choose a minion. …"
//!
//! ## How many, how often, and if
//! `.times(…)` multiplies the number by one that is looked up now, and `.for_each(…)` by how many entities there are; `.when(…)` is "if". Lists of
//! effects are a unit for [`perform`](verb::perform) (once, or as often as its `.times(…)` says), [`repeat`](verb::repeat) (a number of times)
//! and [`one_by_one`](verb::one_by_one) (for each of some entities by itself, which is `THAT`).
//!
//! ```
//! use cardwright_vocabulary::script::prelude::*;
//!
//! /// Draw a card for each damaged friendly character.
//! const BATTLE_RAGE: Power = spell(&[draw(1).for_each(FRIENDLY_CHARACTERS.that(DAMAGED))]);
//! /// Deal damage to a minion equal to your hero's Attack.
//! const STRIKE: Power = spell(&[deal(1).times(ATTACK.of(YOUR_HERO)).to(A_MINION)]);
//! /// Battlecry: For each card in your hand, deal 1 damage to a random enemy.
//! const METEORS: Power = battlecry(&[perform(&[deal(1).to(ENEMIES.random())]).for_each(YOUR_HAND)]);
//! /// Deal 1 damage to a random enemy. Do this three times.
//! const MISSILES: Power = spell(&[deal(1).to(ENEMIES.random()).repeated(3)]);
//! /// Each of your minions attacks a random enemy minion.
//! const CHARGE: Power = spell(&[one_by_one(FRIENDLY_MINIONS, &[make_attack(THAT, ENEMY_MINIONS.random())])]);
//! /// Battlecry: If you're holding a Dragon, draw a card. Otherwise, gain 3 Armor.
//! const TWILIGHT: Power = battlecry(&[either(there_is(&YOUR_HAND.that(DRAGON)), &[draw(1)], &[armor(3)])]);
//! ```
//!
//! ## What is given
//! A card usually changes another one by an enchantment card, named by id, whose Power is an `enchant`. Where the game has no such card,
//! `give` does without, and `lend` for a time. `X` in an enchantment is the number that it is given by `.with_x(…)`.
//!
//! ```
//! use cardwright_vocabulary::script::prelude::*;
//!
//! /// Give a minion +4/+4.
//! const KINGS: Power = spell(&[attach("ZZ_KINGS").to(A_MINION)]);
//! const ZZ_KINGS: Power = enchant(&[plus(4, 4)]);
//! /// Your hero has +3 Attack this turn.
//! const CLAWS: Power = spell(&[lend(&[ATTACK.plus(3)], Lasts::ThisTurn).to(YOUR_HERO)]);
//! /// Battlecry: Gain Attack equal to the Attack of your weapon.
//! const BOARDER: Power = battlecry(&[attach("ZZ_BOARDER").with_x(ATTACK.of(YOUR_WEAPON))]);
//! const ZZ_BOARDER: Power = enchant(&[ATTACK.plus(1).times(X)]);
//! /// The next spell you cast this turn costs (2) less.
//! const PREPARATION: Power = spell(&[attach("ZZ_PREPARED").to(CONTROLLER)]);
//! const ZZ_PREPARED: Power = enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost_less(2)]).until(YOU.cast(SPELL)).this_turn();
//! ```
//!
//! ## Triggers, delays and auras
//! A trigger names its event as a sentence: subject, verb, object. `whenever` answers before the event has its effect, `after` behind it.
//! [`later`](verb::later) sets up a trigger for the rest of the turn or the game. An aura holds while its card is there.
//!
//! ```
//! use cardwright_vocabulary::script::prelude::*;
//!
//! /// At the end of your turn, draw a card.
//! const ORB: Power = at_end_of_your_turn(&[draw(1)]);
//! /// Whenever this minion takes damage, gain 3 Armor.
//! const ARMORSMITH: Power = whenever(THIS.takes_damage_from(CARD)).then(&[armor(3)]);
//! /// After a friendly Beast dies, summon a copy of it.
//! const KEEPER: Power = after(FRIENDLY_MINIONS.that(BEAST).die()).then(&[summon(copy_of(SUBJECT))]);
//! /// In 2 turns, gain two Mana Crystals.
//! const PATIENCE: Power = spell(&[later(&whenever(YOU.turn_start()).nth_time(2).does(&[gain_crystals(2)]))]);
//! /// Your other minions have +1/+1.
//! const CHAMPION: Power = aura(OTHER_FRIENDLY_MINIONS).have(&[plus(1, 1)]);
//! /// Costs (1) less for each minion in play.
//! const GIANT: Power = costs(&[cost_less(1).for_each(MINIONS)]);
//! /// Every third spell you cast each turn costs (1).
//! const THIRD: Power = aura(YOUR_HAND.that(SPELL)).when(equals(&remainder(&CAST.count(), 3), 2)).have(&[cost(1)]);
//! const CAST: Past = YOU.cast(SPELL).this_turn();
//! ```
//!
//! ## What happened before
//! Triggers and the history name events by the same words. An event stands in a trigger, or says how far back it is looked for:
//! `.this_turn()`, `.last_turn()`, `.this_game()`, `.while_holding_this()`; see [`Window`](amount::Window). The past is then counted
//! (`.count()`), compared (`.at_least(2)`, `.never()`), or its cards come again (`random_from_past(…)`, `each_past(…)`). Some kinds of events are
//! only recorded: `cargo cards lint` reports a trigger that would wait for one in vain.
//!
//! ```
//! use cardwright_vocabulary::script::prelude::*;
//!
//! /// After you cast a spell, draw a card.
//! const AUCTIONEER: Power = after(YOU.cast(SPELL)).then(&[draw(1)]);
//! /// Battlecry: If you've cast two spells this turn, draw a card.
//! const ADEPT: Power = battlecry(&[draw(1)]).when(YOU.cast(SPELL).this_turn().at_least(2));
//! /// Costs (1) less for each friendly Beast that died this game.
//! const HYENA: Power = costs(&[cost_less(1).times(FRIENDLY_MINIONS.that(BEAST).die().this_game().count())]);
//! /// Gain Armor equal to the damage your hero has taken this turn.
//! const SCALES: Power = spell(&[armor(1).times(YOUR_HERO.takes_damage_from(CARD).this_turn().in_all().count())]);
//! /// Resurrect a friendly minion.
//! const RESURRECT: Power = spell(&[summon(random_from_past(FRIENDLY_MINIONS.die().this_game()))]);
//! assert_eq!(ADEPT.source(), "battlecry(&[draw(1)]).when(YOU.cast(SPELL).this_turn().at_least(2))");
//! ```
//!
//! ## Choices
//! `discover` and its kin offer three cards, `choose_card` and `choose_from` all of some; the chosen one is `IT`. Cards that a text creates to
//! choose from are created aside, in no zone; those that nobody has taken are [`LEFT_ASIDE`](selector::LEFT_ASIDE).
//!
//! ```
//! use cardwright_vocabulary::script::prelude::*;
//!
//! /// Discover a spell.
//! const TOME: Power = spell(&[discover(SPELL)]);
//! /// Discover a Dragon. It costs (2) less.
//! const EGG: Power =
//!     spell(&[discover_then(Offer::Pool(DRAGON, Classes::Own), &[get(the(IT)), give(&[cost_less(2)]).to(IT)])]);
//! /// Choose One - Deal 2 damage; or Draw a card.
//! const WRATH: Power = choose_one(&["ZZ_HIT", "ZZ_READ"]);
//! /// Choose a treasure. Shuffle the others into your deck.
//! const MANAGER: Power = battlecry(&[
//!     create_aside(each_of(&["ZZ_CROWN", "ZZ_SWORD", "ZZ_CUP"])),
//!     choose_from(LEFT_ASIDE, &[get(the(IT))], &[]),
//!     shuffle(the(LEFT_ASIDE)),
//! ]);
//! ```
//!
//! ## Several abilities, and what is missing
//! `abilities` puts Powers side by side, in the order of the text. A card that is written in part says what it lacks, and does not count as
//! implemented: `.partial("does not …")`. A card whose rule in the game is not public may be approximated: `.approximate("chooses … at
//! random")` says how. It is played as any other, and shown as approximate.
//!
//! ```
//! use cardwright_vocabulary::script::prelude::*;
//!
//! /// Battlecry and Deathrattle: Draw a card.
//! const BOTH: Power = abilities(&[battlecry(&[draw(1)]), deathrattle(&[draw(1)])]);
//! /// Battlecry: Draw a card. Then win the next coin toss.
//! const HALF: Power = battlecry(&[draw(1)]).partial("does not toss coins");
//! ```
//!
//! An effect without a word is a [`native`] function in the card's file; `CONTRIBUTING.md`, "Add a word to the vocabulary", says when a word is
//! added, and how.
//!
//! # Where the words stand
//!
//! | what | words |
//! | --- | --- |
//! | [`word`] | `spell battlecry deathrattle combo hero_power …`: effects under a word |
//! | [`effect`] | `deal heal draw summon destroy attach …`: what is done |
//! | [`selector`] | `TARGET ENEMY_MINIONS YOUR_HAND IT THAT …`: to whom |
//! | [`amount`] | `ATTACK.of(…) .count() THAT_MUCH LAST_AMOUNT X`: how much |
//! | [`condition`] | `DAMAGED BEAST there_is(…) chance(50)`: if |
//! | [`trigger`] | `whenever after at_end_of_your_turn`: answers to events |
//! | [`aura`] | `aura enchant plus cost_less has`: what numbers and keywords become |
//! | [`player_rule`] | `SECRETS_TWICE NO_OVERLOAD …`: what an aura or enchantment changes for a player |
//! | [`cost`], [`activatable`] | `mana(2).and(…)`, `activated(…)`: what a player can do besides |
//! | [`native`] | what no word says |
//!
//! # One declaration
//! Each word is declared once, at its variant; [`cardwright_words`] makes its constructor, source form, parts, reading and plain English
//! of that. So this page of the docs, `Power::source`, the reader of card texts and `Card::explain` never disagree:
//!
//! ```
//! use cardwright_vocabulary::script::prelude::*;
//! use cardwright_vocabulary::script::read::{ReadResult, Value, word};
//!
//! // /// "swap this minion with a random one in your hand" (Alarm-o-Bot).
//! // #[word(swap(to, other), "swap {to} with {other}")]
//! // Swap(Selector),
//! assert_eq!(swap(THIS, YOUR_HAND.random()).source(), "swap(THIS, YOUR_HAND.random())");
//! assert!(matches!(word("swap", Some(&[Value::Selector(THIS), Value::Selector(IT)])), ReadResult::Value(_)));
//! ```
//!
//! # Versions
//! [`VERSION`] rises when a word is renamed, goes, or means something else, so that card files have to change; what to
//! change stands in `engine/vocabulary/src/script/MIGRATION.md` under that number. New words do not raise it.
#![allow(clippy::return_self_not_must_use, reason = "words stand in constants, where an unused one cannot hide")]
#![allow(clippy::large_types_passed_by_value, reason = "words run when cards are compiled")]

/// The version of the vocabulary; see [the module](self).
pub const VERSION: u32 = 6;

pub mod activatable;
pub mod amount;
pub mod aura;
pub mod block;
pub mod builtin;
pub mod card_refs;
pub mod condition;
pub mod cost;
pub mod effect;
pub mod english;
pub mod json;
pub mod keyword_ability;
pub mod native;
pub mod player_rule;
pub mod power;
pub mod prelude;
pub mod read;
pub mod ruleset;
pub mod selector;
pub mod source;
pub mod trigger;
pub mod verb;
pub mod walk;
pub mod word;

pub use power::{Ability, Power, PowerStatus};
