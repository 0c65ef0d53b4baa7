//! The verbs of card texts.
//!
//! A new verb is a variant of [`Verb`] with a `#[word(…)]`: its constructor, source form, parts, reading and plain English follow from
//! that, see [`cardwright_words`]. Its doc comment, which is the constructor's, too, names a card that uses it.
use cardwright_data::{CardType, GameTag};
use cardwright_words::{Words, words};

use super::amount::{Multiplier, Stat};
use super::aura::{Lasts, Modifier, Op, has};
use super::condition::Condition;
use super::cost::Cost;
use super::effect::{CardSource, Classes, DeckPosition, Effect, Offer, the};
use super::native::{Native, NativeContext};
use super::ruleset::Pool;
use super::selector::{IT, NOBODY, Selector, THAT, THIS, YOU, YOUR_DECK, YOUR_HERO};
use super::trigger::Trigger;
use super::word::Word;

/// The action of an effect.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize, Words)]
#[words(Effect = Effect::new(verb, n: i16 = 1, to: Selector))]
pub enum Verb {
    /// Deal damage to each target.
    /// "Deal 6 damage": `deal(6).to(TARGET)` (Fireball). Scales with spell damage where the text says `$6`.
    #[word(deal(n), for NOBODY, "deal {n} damage to {to}")]
    Deal,
    /// The selected entities deal the damage, each of them to every target.
    #[word(source = deal_by, "{0} deals {n} damage to {to}")]
    DealBy(Selector),
    /// Change the damage that is about to be dealt.
    /// "prevent it": the damage that is about to be dealt (Ice Block).
    #[word(prevent_damage() -> ChangeDamage(Op::Set), n = 0, for THAT, "set the damage to {n}")]
    /// "takes one extra damage from all sources".
    #[word(damage_increased(n) -> ChangeDamage(Op::Add), for THAT, "take {n} extra damage")]
    /// "Double the damage taken" (Cursed Blade).
    #[word(damage_multiplied(n) -> ChangeDamage(Op::Times), for THAT, "multiply the damage by {n}")]
    /// "takes one damage at most" (Animated Armor).
    #[word(damage_at_most(n) -> ChangeDamage(Op::AtMost), for THAT, "take {n} damage at most")]
    #[word(explain = damage_changed)]
    ChangeDamage(Op),
    /// Deal damage in single points, each to a random target.
    #[word("deal {n} damage randomly split among {to}")]
    DealSplit,
    /// Restore Health to each.
    /// "Restore 3 Health" (Earthen Ring Farseer).
    #[word(heal(n), for NOBODY, "restore {n} Health to {to}")]
    Heal,
    /// Restore all Health.
    /// "Restore it to full Health" (Ancestral Healing, Reno Jackson).
    #[word(heal_fully(to), "restore {to} to full Health")]
    HealFully,
    /// Set the Health that is left.
    /// "Set a hero's remaining Health to 15" (Alexstrasza): more than its Health becomes its Health.
    #[word(set_remaining_health(n), for NOBODY, "set the remaining Health of {to} to {n}")]
    SetHealth,
    /// Draw cards that meet a condition.
    /// "Draw 2 cards" (Arcane Intellect).
    #[word(draw(n) -> Draw(Condition::Always), for YOU, "draw {n} card{player}")]
    /// "Draw two Beasts" (Sense Demons).
    #[word(draw_that(n, that), for YOU, "draw {n} {that}{player}")]
    Draw(Condition),
    /// Draw until the hand has a number of cards.
    /// "Draw cards until you have 3" (10: "until your hand is full").
    #[word(draw_until(n), for YOU, "draw until {to} have {n} cards in hand")]
    DrawUntil,
    /// Begin a quest; put a Secret into the battlefield.
    /// "Put a Secret from your deck into the battlefield": a Secret or quest is not cast (Mad Scientist). Also the next part of a questline.
    #[word(put_into_play(card), for YOU, "put {card} into play{player}")]
    StartQuest(CardSource),
    /// Destroy.
    /// "Destroy a minion" (Assassinate).
    #[word(destroy(to), "destroy {to}")]
    Destroy,
    /// Take away durability.
    /// "this loses 1 Durability" (Sword of Justice).
    #[word(lose_durability(n), for THIS, "{to} loses {n} Durability")]
    LoseDurability,
    /// Take out of the game: it neither dies nor goes anywhere.
    /// Out of the game, without dying: the minion that becomes a hero (Lord Jaraxxus, as he was).
    #[word(remove_from_game(to), "remove {to} from the game")]
    Remove,
    /// Exchange places with that.
    /// "swap this minion with a random one in your hand" (Alarm-o-Bot).
    #[word(swap(to, other), "swap {to} with {other}")]
    Swap(Selector),
    /// Summon for the controller of the ability, or for the player in `to`.
    /// "Summon a 1/1 Boar" (Razorfen Hunter). From a minion it comes to its right.
    #[word(summon(what), for YOU, "summon {what}{copies}{player}")]
    Summon(CardSource),
    /// Put into the hand of the players in `to`.
    /// "Get a …", "Add a … to your hand" (Ysera).
    #[word(get(what), for YOU, explain = got)]
    AddToHand(CardSource),
    /// Put into the deck of the players in `to`.
    /// "Shuffle … into your deck" (Elise Starseeker).
    #[word(shuffle(what) -> ToDeck(what, DeckPosition::Shuffled), for YOU, "shuffle {what}{times} into the deck{player}")]
    /// "Put … on top of your deck".
    #[word(put_on_top(what) -> ToDeck(what, DeckPosition::Top), for YOU, "put {what}{times} on top of the deck{player}")]
    /// "Put … at the bottom of your deck".
    #[word(put_at_bottom(what) -> ToDeck(what, DeckPosition::Bottom), for YOU, "put {what}{times} at the bottom of the deck{player}")]
    ToDeck(CardSource, DeckPosition),
    /// Equip.
    /// "Equip a 5/3 Ashbringer" (Tirion Fordring).
    #[word(equip(what), for YOU, "equip {what}{player}")]
    Equip(CardSource),
    /// Attach this enchantment card.
    /// Attaches an enchantment card, with everything that it does: "Give a minion +4/+4" (Blessing of Kings).
    #[word(attach(enchantment), for THIS, explain = attached)]
    Attach(#[card(Enchantment)] &'static str),
    /// Give these without an enchantment card.
    /// Gives numbers or keywords where the game has no enchantment card for it: "Give it Divine Shield".
    #[word(give(modifiers), for THIS, explain = given)]
    Give(&'static [Modifier]),
    /// Gives modifiers for a limited time, without an enchantment card.
    /// Gives numbers or keywords for a while, where the game has no enchantment card that says so: "gain +2 Attack this turn".
    #[word(lend(modifiers, lasts), for THIS, "give {to} {modifiers}{lasts}{times}")]
    GiveFor(&'static [Modifier], Lasts),
    /// Silence.
    /// "Silence a minion" (Ironbeak Owl).
    #[word(silence(to), "Silence {to}")]
    Silence,
    /// Freeze.
    /// "Freeze a character" (Frost Elemental).
    #[word(freeze(to), "Freeze {to}")]
    Freeze,
    /// Transform into.
    /// "Transform a minion into a 1/1 Sheep": `transform(A_MINION, card("…"))` (Polymorph).
    #[word(transform(to, into), "transform {to} into {into}")]
    Transform(CardSource),
    /// Return to its owner's hand.
    /// "Return a minion to its owner's hand" (Sap).
    #[word(return_to_hand(to), "return {to} to the hand of its owner")]
    Return,
    /// Discard.
    /// "Discard a random card": `discard(YOUR_HAND.random())` (Soulfire).
    #[word(discard(to), "discard {to}")]
    Discard,
    /// Give Armor.
    /// "Gain 2 Armor" (Armor Up!).
    #[word(armor(n), for YOUR_HERO, "{to} gain {n} Armor")]
    Armor,
    /// Give mana crystals.
    /// "Gain a Mana Crystal".
    #[word(gain_crystals(n) -> Crystals { full: true }, for YOU, "gain {n} Mana Crystal{player}")]
    /// "Gain an empty Mana Crystal" (Wild Growth).
    #[word(gain_empty_crystals(n) -> Crystals { full: false }, for YOU, "gain {n} empty Mana Crystal{player}")]
    Crystals {
        /// Whether the crystals are full.
        full: bool,
    },
    /// Give mana for this turn only.
    /// "Gain 1 Mana Crystal this turn only" (The Coin).
    #[word(gain_mana(n), for YOU, "gain {n} Mana Crystal this turn only{player}")]
    Mana,
    /// Refresh mana crystals.
    /// "Refresh your Mana Crystals": all of them, however many there are (Forest Warden Omu).
    #[word(refresh_all_mana(), n = i16::MAX, for YOU, "refresh all Mana Crystals{player}")]
    /// "Refresh 2 Mana Crystals".
    #[word(refresh_mana(n), for YOU, "refresh {n} Mana Crystal{player}")]
    Refresh,
    /// Spend all mana; the next effect's `LAST_AMOUNT` is the amount.
    /// "Spend all your Mana" (Forbidden Ritual): what follows says `.times(LAST_AMOUNT)`.
    #[word(spend_all_mana(), for YOU, "spend all Mana{player}")]
    SpendMana,
    /// Destroy mana crystals.
    /// "Destroy one of your Mana Crystals" (Felguard).
    #[word(destroy_crystals(n), for YOU, "destroy {crystals}{player}")]
    DestroyCrystals,
    /// Unlock overloaded mana crystals.
    /// "Unlock your Overloaded Mana Crystals" (Lava Shock).
    #[word(unlock_overload(), for YOU, "unlock the Overloaded Mana Crystals{player}")]
    Unlock,
    /// Give of a resource that the ruleset declares.
    /// "gain 1 Blue mana": of a resource that the ruleset declares.
    #[word(gain(n, pool), for YOU, "gain {n} {pool}{player}")]
    Pool(Pool),
    /// Give corpses.
    /// "Gain 2 Corpses" (Body Bagger).
    #[word(corpses(n), for YOU, "gain {n} Corpses{player}")]
    Corpses,
    /// Spend corpses, up to a number; the next effect's `LAST_AMOUNT` is the number spent.
    /// Spends up to so many corpses; what follows says `.times(LAST_AMOUNT)` (Army of the Dead). "ALL of your Corpses" is
    /// `spend_corpses(1).times(CORPSES.of(YOU))` (Lord Marrowgar).
    #[word(spend_corpses(n), for YOU, "spend {n} Corpses{player}")]
    SpendCorpses,
    /// Make it ready to act again: a Hero Power, an attack, a location.
    /// "Refresh your Hero Power", "it can attack again", "reopen it".
    #[word(ready(to), "refresh {to}")]
    Ready,
    /// Take control of.
    /// "Take control of an enemy minion" (Mind Control).
    #[word(take_control(to), "take control of {to}")]
    TakeControl,
    /// Give to the opponent of its controller.
    /// "your opponent gains control of …": gives it to the opponent of its controller.
    #[word(give_to_opponent(to), "your opponent takes control of {to}")]
    HandOver,
    /// Exchange Attack and Health.
    /// "Swap the Attack and Health of a minion" (Crazed Alchemist).
    #[word(swap_stats(to), "swap the Attack and Health of {to}")]
    SwapStats,
    /// Exchange a number with that: Attack, Health or Cost.
    /// "Swap Attack with another minion": `swap_number(ATTACK, THIS, A_MINION.other())` (Origami Frog).
    #[word(swap_number(stat, to, other), "swap the {stat} of {to} with {other}")]
    SwapNumber(Stat, Selector),
    /// Gain the Deathrattles of the selected entities.
    /// "Gain a copy of its Deathrattle": `gain_deathrattle_of(TARGET)` (Unearthed Raptor); `.to` others: "Spread its Deathrattle to
    /// adjacent minions".
    #[word(gain_deathrattle_of(which), for THIS, "give {to} the Deathrattle of {which}")]
    Inherit(Selector),
    /// Counter a card that is being played.
    /// "Counter it" (Counterspell).
    #[word(counter(to), "Counter {to}")]
    Counter,
    /// Make the entity the new target of the spell that is being cast.
    /// "… as the new target" (Spellbender).
    #[word(redirect_to(to), "{to} is the new target")]
    Redirect,
    /// Cast, targets chosen at random.
    /// "Cast a random spell (targets chosen randomly)" (Yogg-Saron).
    #[word(cast(what), for YOU, "cast {what}{times}{player}")]
    Cast(CardSource),
    /// Replace the hero.
    /// "Replace your hero with …" (Lord Jaraxxus).
    #[word(become_hero(what), for YOU, "replace the hero with {what}{player}")]
    BecomeHero(CardSource),
    /// Replace the Hero Power.
    /// "Replace your Hero Power with …" (Shadowform).
    #[word(become_hero_power(what), for YOU, "replace the Hero Power with {what}{player}")]
    HeroPower(CardSource),
    /// Get a second Hero Power, besides the first.
    /// "Get a second Hero Power …": it is used besides the first, each once a turn (Blood Doctor Thal'ena).
    #[word(get_second_hero_power(what), for YOU, "get {what} as a second Hero Power{player}")]
    SecondHeroPower(CardSource),
    /// Make it attack that.
    /// "… attacks a random enemy minion": `make_attack(THIS, ENEMY_MINIONS.random())`.
    #[word(make_attack(to, whom), "{to} attacks {whom}")]
    MakeAttack(Selector),
    /// Make `to` as if its ability of this word had been triggered.
    /// "Trigger a friendly minion's Deathrattle" (Hedge Maze).
    #[word(trigger(word, to), "trigger the {word} of {to}{times}")]
    Trigger(Word),
    /// Do the ability of this word of a card.
    /// "Repeat the Battlecries of …" (Shudderwock).
    #[word(repeat_ability(word, of), for THIS, "repeat the {word} of {of}{times}")]
    Repeat(Word, CardSource),
    /// Offer these cards; the player chooses one, which is `IT` in `then`.
    #[word(source = discovered, explain = discovered)]
    Discover {
        /// The offered cards.
        offer: Offer,
        /// The number of cards shown.
        shown: u8,
        /// The effects on the chosen card.
        then: &'static [Effect],
        /// The effects on the other cards.
        rest: &'static [Effect],
    },
    /// Have the player choose one of these texts now.
    /// "Choose one" in the middle of a text.
    #[word(choose(texts), for YOU, "choose one: {texts}")]
    Choose(&'static [&'static [Effect]]),
    /// Perform one of these texts at random.
    /// "a random Bonus Effect": one of these texts at random.
    #[word(at_random(texts), for YOU, "at random: {texts}")]
    AtRandom(&'static [&'static [Effect]]),
    /// Make a minion Dormant for a number of turns; for 0, until an effect awakens it.
    /// "It goes Dormant for 2 turns"; 0: until something wakes it (Maiev Shadowsong).
    #[word(make_dormant(to, n), "{to} goes Dormant{turns}")]
    Dormant,
    /// Wake up.
    /// "Awaken …" (Sherazin, Corpse Flower).
    #[word(awaken(to), "awaken {to}")]
    Awaken,
    /// Pay for a Starship and launch it.
    /// "launch it": pays for a Starship that is being built, and launches it.
    #[word(launch(to), "launch {to}")]
    Launch,
    /// Do this if the effect's condition holds, the other if not.
    #[word(explain = either)]
    Either(&'static [Effect], &'static [Effect]),
    /// Perform effects a number of times.
    /// Does these, as a group: "it" stays what it was before. With `.for_each(…)` or `.times(…)` as often as that says:
    /// `perform(&[deal(1).to(ENEMIES.random())]).for_each(YOUR_HAND)` (Meteorologist).
    #[word(perform(effects), n = 1, for NOBODY, "{effects}{times}")]
    /// "Do this n times", one after the other.
    #[word(repeat(n, effects), for NOBODY, "{effects}{times}")]
    Times(&'static [Effect]),
    /// Pay; if it could be paid, do this.
    /// "Spend 3 Armor to …".
    #[word(pay(cost, then), for YOU, "spend {cost} to {then}")]
    Pay(Cost, &'static [Effect]),
    /// Select entities: they become `IT`.
    /// Makes these `IT` for what follows: "Choose a minion. …"
    #[word(select(to), explain = selected)]
    Select,
    /// Give a number of random Bonus Effects: keywords.
    /// "Give a minion three random Bonus Effects": keywords that it does not have (Story of Galvadon).
    #[word(bonus_effects(n), for THIS, "give {to} {n} random Bonus Effects")]
    BonusEffect,
    /// Give those of these keywords, which are Bonus Effects, that at least one of the selected entities has; `LAST_AMOUNT` is how many.
    /// "Gain Taunt if your deck has a Taunt minion. Repeat for …" (Corpsetaker): `give_keywords_of(YOUR_DECK.that(MINION), &[has(…), …])`.
    #[word(give_keywords_of(of, keywords), for THIS, "give {to} those of {keywords} that {of} has")]
    KeywordsOf(Selector, &'static [Modifier]),
    /// Apply the text of the chosen card, `IT`, to each entity (Ravasaur Runt).
    #[word(apply_it_to(to), "{to} gains it")]
    Bestow,
    /// Perform the action of a keyword of one set.
    /// "Excavate a treasure": of tier 1, 2, 3, then of the player's class where it has one, then of tier 1 again (Kobold Miner).
    #[word(excavate() -> KeywordAction(KeywordAction::Excavate), for YOU, "Excavate{times}{player}")]
    /// "Invoke Galakrond": the Hero Power of the Galakrond of the player's class happens (Disciple of Galakrond).
    #[word(invoke() -> KeywordAction(KeywordAction::Invoke), for YOU, "Invoke{times}{player}")]
    /// "Imbue your Hero Power": it becomes the blessing of the player's class, which counts
    /// `YOU.imbue().this_game()` (Bitterbloom Knight).
    #[word(imbue() -> KeywordAction(KeywordAction::Imbue), for YOU, "Imbue{times}{player}")]
    /// "Herald": the soldier of the player's class is summoned, and grows with the number of Heralds (Skywall Sentinel).
    #[word(herald() -> KeywordAction(KeywordAction::Herald), for YOU, "Herald{times}{player}")]
    KeywordAction(KeywordAction),
    /// Let the dead leave now, before the text goes on.
    /// The dead leave now and their Deathrattles resolve, before the text goes on (Reincarnate).
    #[word(process_deaths(), for NOBODY, "the dead leave now")]
    ProcessDeaths,
    /// Remember an entity, as long as the card is in the game.
    /// Keeps in mind who this is: [`REMEMBERED`](super::selector::REMEMBERED) in another text of the card (Felsoul Jailer).
    #[word(remember(to), "remember {to}")]
    Remember,
    /// Add a trigger for a later event, with the present scope of the text.
    /// "… next turn": an answer that waits; it knows what this text knows, and answers once (Headcrack). It waits with you, or with a
    /// minion, which loses it when it is silenced: `later(…).to(THIS)` (Echoing Ooze).
    #[word(later(answer), for YOU, source = later, explain = later)]
    Delay(&'static Trigger),
    /// Put the number into counter `n` of the card.
    /// Keeps a number on the card, in counter 0 or 1, for a later text.
    #[word(set_counter(counter, n), for THIS, "keep {n} in {counter}")]
    Store(u8),
    /// Increase the number that the text marks with `@`.
    /// "(Upgrades each turn!)": the number that the card's text marks with `@` grows by so much (Rafaam's Scheme).
    #[word(raise_text_number(n), for THIS, "@ grows by {n}")]
    Improve,
    /// Call a native function, for a text that no word expresses.
    #[word(source = native, "do {0}")]
    Native(Native),
    /// Take fatigue damage; the next effect's `LAST_AMOUNT` is how much.
    /// "Take Fatigue damage": the damage of the next draw from an empty deck (Crescendo). `LAST_AMOUNT` is how much it was.
    #[word(take_fatigue(), for YOU, "take Fatigue damage{player}")]
    Fatigue,
    /// Put the deck in the order of a number, the highest on top.
    /// "Reorder your deck from the highest Cost card to the lowest Cost card": `sort_deck(COST)` (Lorekeeper Polkelt).
    #[word(sort_deck(by), for YOU, "reorder the deck by {by}{player}, highest first")]
    SortDeck(Stat),
    /// End the turn.
    /// "End your turn".
    #[word(end_turn(), for YOU, "end the turn")]
    EndTurn,
    /// Take out of the game and keep with the card in `to`.
    /// Takes out of the game and keeps with a card: [`KEPT`](super::selector::KEPT) in its texts. `keep_with(the(…), …)` keeps the cards
    /// themselves (Ursol), `keep_with(copy_of(…), …)` exact copies (Highborne Mentor).
    #[word(keep_with(what, to), "keep {what} with {to}")]
    Keep(CardSource),
    /// Cast a spell at one of the selected entities if that is a valid target, otherwise at random targets.
    /// See [`Effect::at`].
    #[word(source = cast_at, for YOU, "cast {0}{times}{player} at {1}")]
    CastAt(CardSource, Selector),
    /// Make `to` as if its end-of-turn effects had been triggered.
    /// "Trigger a random friendly minion's end of turn effect" (Inspiring Maul).
    #[word(trigger_end_of_turn(to), "trigger the end of turn effect of {to}")]
    EndOfTurn,
    /// Raise the number of mana crystals that a player can have.
    /// "Increase both players' maximum Mana by 5": `raise_max_mana(5).for_(PLAYERS)` (Ysera, Emerald Aspect).
    #[word(raise_max_mana(n), for YOU, "raise the maximum Mana by {n}{player}")]
    MaxMana,
    /// Set how many cards the player can hold.
    /// "Increase your maximum hand size to 12" (Valdris Felgorge), "Set your maximum … hand size to 11" (Audio Amplifier).
    #[word(set_max_hand(n), for YOU, "set the maximum hand size to {n}{player}")]
    MaxHand,
    /// Each side gives the minion at one end of its board to the other side.
    /// "Choose a direction to rotate all minions." (Silas Darkmoon); to the left, the left-most friendly minion goes to the left end of the
    /// other side, whose right-most minion comes to your right end.
    #[word(rotate_minions(left), for NOBODY, explain = rotated)]
    Rotate {
        /// To the left end of the opponent's board goes the left-most minion of the player.
        left: bool,
    },
    /// Spells that stay for some turns stay longer.
    /// "Increase the duration of … by 1": of spells that stay for some turns, wherever they are (Cardboard Golem).
    #[word(prolong(to, n), "{to} lasts {n} turns longer")]
    Prolong,
    /// A location becomes its next form, with the uses that it has left.
    /// "Advance to the present!": the location becomes that one; uses and rest stay (Past Gnomeregan).
    #[word(advance(into), for THIS, "{to} advances to {into}")]
    Advance(#[card(Card)] &'static str),
    /// Give each a Dark Gift.
    /// "Give it a Dark Gift": a random one that it can have. As the first thing that is done with the chosen card of a Discover,
    /// each offered card bears one, different from the others (Nightmare Fuel, Brutish Endmaw).
    #[word(dark_gift(to), "give {to} a Dark Gift")]
    DarkGift,
    /// Each shows another class, at random.
    /// "(Swaps class each turn!)": it shows another class, at random, see [`Classes::Shown`] (Shadowed Informant).
    #[word(swap_class(to), "{to} shows another class")]
    SwapClass,
    /// The play that waits is rewound, or stays as it is.
    /// "Rewind the card's effect": the play that waits happens anew, with other luck.
    #[word(rewind_timeline() -> Rewind(true), for YOU, "Rewind the card's effect")]
    /// "This timeline is perfect as-is!": the play that can be rewound stays.
    #[word(keep_timeline() -> Rewind(false), for YOU, "keep the card's effect")]
    Rewind(bool),
    /// Create cards; they are in no zone yet.
    /// Creates cards that are in no zone yet, to be crafted: see [`merge`] (Elise the Navigator).
    #[word(create_aside(what), for YOU, "craft {what}{player}")]
    Make(CardSource),
    /// Merge the selected cards into a card: numbers, keywords and texts.
    /// "Craft …": the card gets the numbers, keywords and texts of these as well: `merge(IT).to(REMEMBERED)` (Elise the Navigator,
    /// Storm the Gates).
    #[word(merge(which), for THIS, "merge {which} into {to}")]
    Merge(Selector),
    /// Play each card with a random target, if there is room and a target.
    /// "play the top 3 cards from your deck": as if from the hand, for nothing and at random targets; what has no room or no target
    /// stays where it is (The Origin Stone).
    #[word(play(to), "play {to}")]
    Play,
    /// Repeat the text of the spell that is being cast.
    /// "… cast twice": what the spell says that is being cast happens once more: `whenever(YOU.cast(…)).then(&[cast_again(THAT)])`
    /// (Sinestra).
    #[word(cast_again(to), "{to} is cast once more")]
    CastAgain,
    /// Take another turn after this one.
    /// "Take an extra turn" (Time Warp).
    #[word(extra_turn(), for YOU, "take an extra turn{player}")]
    ExtraTurn,
    /// The starting Hero Power becomes its better form.
    /// "Upgrade your starting Hero Power." (Genn, Worgen King)
    #[word(upgrade_hero_power(), for YOU, "upgrade the starting Hero Power{player}")]
    UpgradeHeroPower,
    /// Perform effects for each entity separately; it is `IT` at first and `THAT` throughout.
    /// "All your minions deal damage equal to their Attack to a random enemy": does this for each by itself, which is
    /// [`THAT`] all along (Kronn the Impaler).
    #[word(one_by_one(to, then), "for each of {to}: {then}")]
    Each(&'static [Effect]),
    /// Lock mana crystals of the next turn.
    /// "Overload for (2)", as an effect (Winged Aberration).
    #[word(overload(n), for YOU, "Overload {n}{player}")]
    Overload,
    /// Awaken a minion a number of turns sooner.
    /// "awaken 1 turn sooner" (Timelord Nozdormu).
    #[word(awaken_sooner(to, n), "{to} awakens {n} turns sooner")]
    AwakenSooner,
    /// Play each card, at one of the selected entities if that is a valid target; see [`Effect::at`].
    #[word(source = play_at, "play {to} at {0}")]
    PlayAt(Selector),
    /// Record in the history that this text has happened.
    /// "If you've completed a Ritual this game": the text that completes it says so, and [`EventKind::Record`] counts it with its card
    /// (Ritual of Summoning and Kith'ix, the abilities of C'Thun, Eye of the Empire).
    ///
    /// [`EventKind::Record`]: super::trigger::EventKind::Record
    #[word(mark_completed(), for YOU, "this counts")]
    Record,
    /// Move cards in hand to its right end, or to its left end.
    /// "Add … to both sides of your hand": moves a card in hand to the left end (Xor'toth, Breaker of Stars).
    #[word(move_to_left_end(to) -> MoveInHand { left: true }, "move {to} to the left end of the hand")]
    /// "Shuffle your hand": moves cards in hand to the right end, one after the other:
    /// `move_to_right_end(YOUR_HAND.random_of(10))` (Eldritch Being).
    #[word(move_to_right_end(to) -> MoveInHand { left: false }, "move {to} to the right end of the hand")]
    MoveInHand {
        /// To the left end.
        left: bool,
    },
    /// Repeat the list of effects that contains this effect, with the present scope.
    /// "Repeat this": at the end of a list of effects, which begins anew; "it" stays. With `.when(…)` as long as that holds (Pocket
    /// Dimension, Snowball Fight!).
    #[word(repeat_this(), for NOBODY, "repeat this")]
    RepeatThis,
}

impl Verb {
    /// The cards that it creates, moves or casts.
    pub const fn cards(&self) -> Option<&CardSource> {
        if let Self::Summon(what)
        | Self::AddToHand(what)
        | Self::ToDeck(what, _)
        | Self::Equip(what)
        | Self::Cast(what)
        | Self::CastAt(what, _)
        | Self::Keep(what)
        | Self::Make(what) = self
        {
            Some(what)
        } else {
            None
        }
    }

    /// Whether the number of its effect is `X` of the enchantment or the modifiers that it gives.
    pub(super) const fn gives_x(&self) -> bool {
        matches!(self, Self::Attach(_) | Self::Give(_) | Self::GiveFor(..))
    }
}

/// The actions of keywords of single sets. Their rules read the tags and classes of cards, so that no card is named.
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

/// Words that are made of others.
#[words(read)]
mod composed {
    /// An adaptation: its card has the tag, and no player owns it.
    const ADAPTATION: Condition = Condition::All(&[Condition::Type(CardType::Spell), Condition::Has(GameTag::ADAPT)]);

    /// "Adapt": one of three adaptations is chosen, and done: `adapt(&[apply_it_to(THIS)])` (Ravasaur Runt).
    pub const fn adapt(then: &'static [Effect]) -> Effect {
        discover_then(Offer::Tokens(ADAPTATION), then)
    }

    /// "Discover a Dragon with a Dark Gift" (Darkrider).
    pub const fn discover_with_dark_gift(that: Condition) -> Effect {
        discover_then(Offer::Pool(that, Classes::Own), GET_IT_GIFTED)
    }

    const GET_IT_GIFTED: &[Effect] = &[dark_gift(IT), get(the(IT))];

    /// "Discover a spell" (Dark Peddler): three are offered, the chosen one comes to your hand.
    pub const fn discover(that: Condition) -> Effect {
        discover_then(Offer::Pool(that, Classes::Own), GET_IT)
    }

    /// "Discover a card from another class" (Hallucination), "from any class".
    pub const fn discover_of(that: Condition, classes: Classes) -> Effect {
        discover_then(Offer::Pool(that, classes), GET_IT)
    }

    const GET_IT: &[Effect] = &[get(the(IT))];

    /// "Discover a card from your deck": of these entities, the chosen one comes to your hand (Tracking).
    pub const fn discover_from(entities: Selector) -> Effect {
        discover_then(Offer::Entities(entities), GET_IT)
    }

    /// Offers three cards and does something with the chosen one.
    pub const fn discover_then(offer: Offer, then: &'static [Effect]) -> Effect {
        let offer = offer.of_printed();
        Effect::new(Verb::Discover { offer, shown: 3, then, rest: &[] }, 1, YOU)
    }

    /// "Discover a card from your deck. The others get put on the bottom.": what is done with the chosen one, and with the rest. Where
    /// that is the same nothing is asked: "keep all 3 instead" (Omega Assembly).
    pub const fn discover_with_rest(offer: Offer, then: &'static [Effect], rest: &'static [Effect]) -> Effect {
        Effect::new(Verb::Discover { offer: offer.of_printed(), shown: 3, then, rest }, 1, YOU)
    }

    /// "Look at the top 3 cards of your deck. Draw one and discard the others." (Tracking, as it was.)
    pub const fn choose_from(entities: Selector, then: &'static [Effect], rest: &'static [Effect]) -> Effect {
        Effect::new(Verb::Discover { offer: Offer::Entities(entities), shown: u8::MAX, then, rest }, 1, YOU)
    }

    /// "Discover a Temporary Fireball, …": of these cards; the chosen one is gone at the end of the turn (Jaina's Gift).
    pub const fn discover_temporary(cards: &'static [&'static str]) -> Effect {
        discover_then(Offer::Cards(cards), GET_IT_FOR_NOW)
    }

    const GET_IT_FOR_NOW: &[Effect] = &[get(the(IT)), give(&[has(GameTag::GHOSTLY)]).to(IT)];

    /// "… of your choice": all of these cards are offered (Totemic Slam).
    pub const fn choose_card(cards: &'static [&'static str], then: &'static [Effect]) -> Effect {
        Effect::new(Verb::Discover { offer: Offer::Cards(cards), shown: u8::MAX, then, rest: &[] }, 1, YOU)
    }

    /// "Dredge": look at the bottom three cards of your deck, put one on top (Tuskarrrr Trawler).
    pub const fn dredge() -> Effect {
        discover_then(Offer::Entities(YOUR_DECK.last(3)), PUT_IT_ON_TOP)
    }

    const PUT_IT_ON_TOP: &[Effect] = &[put_on_top(the(IT))];

    /// Keeps a number that is looked up now in counter 0 or 1 of the card: `set_counter_to(0, COST.of(TARGET))` (Conjuration Specialist).
    pub const fn set_counter_to(counter: u8, number: Multiplier) -> Effect {
        set_counter(counter, 1).times(number)
    }

    /// "If …, do this." as a group.
    pub const fn if_(condition: Condition, then: &'static [Effect]) -> Effect {
        either(condition, then, &[])
    }

    /// "If …, do this. Otherwise, do that."
    pub const fn either(condition: Condition, then: &'static [Effect], otherwise: &'static [Effect]) -> Effect {
        Effect::new(Verb::Either(then, otherwise), 1, NOBODY).when(condition)
    }
}

pub use composed::*;

/// An effect that no word expresses: a function of the card crate, by name, and the texts that it may queue.
pub const fn native(
    name: &'static str,
    run: fn(&mut dyn NativeContext),
    texts: &'static [&'static [Effect]],
) -> Effect {
    Effect::new(Verb::Native(Native { name, run, texts }), 1, NOBODY)
}
