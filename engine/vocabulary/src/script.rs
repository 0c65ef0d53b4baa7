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
//! const ITS_ENCHANTMENT: Power = enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost_less(2)]).until(YOU.cast(SPELL)).this_turn();
//! ```
//!
//! # A tutorial
//! Every example is compiled with the docs. `Power::source` prints a Power as Rust, and `Card::explain` as English, which is
//! how you see what you have said.
//!
//! ## One effect
//! An effect is a verb, to whom, and how much. A plural word is all of them; a singular one with an article asks the player
//! for a target; `.random()` asks the dice. A word in bold on the card is a word here.
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
//! assert_eq!(CANNONEER.source(), "battlecry(&[deal(3).to(ENEMIES.random())])");
//! ```
//!
//! Whether spell damage adds to the number stands in the text (`$`), which the card knows: it is not said again.
//!
//! ## Which ones
//! `.that(…)` narrows a selector by a condition; conditions compose with `any`, `all` and `not`.
//!
//! ```
//! use cardwright_vocabulary::script::prelude::*;
//!
//! /// Destroy a minion with 5 or more Attack.
//! const BIG_GAME: Power = battlecry(&[destroy(A_MINION.that(ATTACK.at_least(5)))]);
//! /// Give your Beasts +1/+1.
//! const PACK: Power = spell(&[attach("ZZ_PACK").to(FRIENDLY_MINIONS.that(BEAST))]);
//! /// Destroy all minions that are neither damaged nor frozen.
//! const PURGE: Power = spell(&[destroy(MINIONS.that(not(&any(&[DAMAGED, FROZEN]))))]);
//! ```
//!
//! ## How many times, and if
//! `.for_each(…)` and `.times(…)` multiply; `.when(…)` asks first. What the effect before was about is [`IT`](selector::IT).
//!
//! ```
//! use cardwright_vocabulary::script::prelude::*;
//!
//! /// Draw a card for each damaged friendly character.
//! const BATTLE_RAGE: Power = spell(&[draw(1).for_each(FRIENDLY_CHARACTERS.that(DAMAGED))]);
//! /// Deal $2 damage to a minion. If it dies, draw a card.
//! const SOUL_TAP: Power = spell(&[deal(2).to(A_MINION), draw(1).when(there_is(&TARGET.that(DEAD)))]);
//! /// Battlecry: If you're holding a Dragon, draw a card.
//! const TWILIGHT: Power = battlecry(&[draw(1)]).when(there_is(&YOUR_HAND.that(DRAGON)));
//! ```
//!
//! ## Answers and lasting effects
//! A trigger listens: `whenever` before what it hears has its effect, `after` behind it. An aura holds while its card is
//! there. What a card puts on another is an enchantment card of its own, named by id, whose Power is an `enchant`.
//!
//! ```
//! use cardwright_vocabulary::script::prelude::*;
//!
//! /// At the end of your turn, draw a card.
//! const TIDE: Power = at_end_of_your_turn(&[draw(1)]);
//! /// Whenever this minion takes damage, gain 3 Armor.
//! const ARMORSMITH: Power = whenever(THIS.takes_damage(CARD)).then(&[armor(3)]);
//! /// +1/+1 until the end of the turn.
//! const ZZ_PACK: Power = enchant(&[ATTACK.plus(1), HEALTH.plus(1)]).this_turn();
//! /// In 2 turns, gain two Mana Crystals.
//! const LATER: Power = spell(&[later(&whenever(YOU.turn_start()).nth_time(2).does(&[crystals(2)]))]);
//! /// Every third spell you cast each turn costs (1).
//! const THIRD: Power = aura(YOUR_HAND.that(SPELL)).when(equals(&remainder(&CAST.count(), 3), 2)).have(&[cost(1)]);
//! const CAST: Past = YOU.cast(SPELL).this_turn();
//! /// Two abilities side by side.
//! const BOTH: Power = abilities(&[battlecry(&[draw(1)]), deathrattle(&[draw(1)])]);
//! ```
//!
//! ## What happened before
//! Triggers and the history name events by the same words. An event stands in a trigger, or says how far back it is looked for:
//! `.this_turn()`, `.last_turn()`, `.this_game()`, `.while_holding_this()`; see [`Window`](amount::Window). The past is then counted
//! (`.count()`), compared (`.at_least(2)`, `.never()`), or its cards come again (`from_past(…)`, `each_past(…)`).
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
//! const SCALES: Power = spell(&[armor(1).times(YOUR_HERO.takes_damage(CARD).this_turn().in_all().count())]);
//! /// Resurrect a friendly minion.
//! const RESURRECT: Power = spell(&[summon(from_past(FRIENDLY_MINIONS.die().this_game()))]);
//! assert_eq!(ADEPT.source(), "battlecry(&[draw(1)]).when(YOU.cast(SPELL).this_turn().at_least(2))");
//! ```
//!
//! ## What is missing
//! A card that is written in part says what it lacks, and does not count as implemented: `.partial("does not …")`. A card
//! whose rule in the game is not public may be approximated: `.approximate("chooses … at random")` says how. It is played as any
//! other, and shown as approximate. What no word says is a [`native`] function in the card's file; `CONTRIBUTING.md`, "Add a
//! word to the vocabulary", says when a word is added, and how.
//!
//! # Where the words stand
//!
//! | what | words |
//! | --- | --- |
//! | [`word`] | `spell battlecry deathrattle combo hero_power …`: effects under a word |
//! | [`effect`] | `deal heal draw summon destroy attach …`: what is done |
//! | [`selector`] | `TARGET ENEMY_MINIONS YOUR_HAND IT THAT …`: to whom |
//! | [`amount`] | `.for_each(…) .times(ATTACK.of(…)) THAT_MUCH X`: how much |
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
//! use cardwright_vocabulary::script::read::{Reading, Value, word};
//!
//! // /// "swap this minion with a random one in your hand" (Alarm-o-Bot).
//! // #[word(swap(to, other), "swap {to} with {other}")]
//! // Swap(Selector),
//! assert_eq!(swap(THIS, YOUR_HAND.random()).source(), "swap(THIS, YOUR_HAND.random())");
//! assert!(matches!(word("swap", Some(&[Value::Selector(THIS), Value::Selector(IT)])), Reading::Made(_)));
//! ```
//!
//! Other cards are named by id, never by Rust path, so that a file needs no other set and every mention can be printed
//! and checked against the registry. A target is declared where it is first mentioned: `destroy(AN_ENEMY_MINION)`.
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

pub use power::{Ability, Power, Status};
