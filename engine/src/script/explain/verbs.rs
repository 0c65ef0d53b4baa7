//! Verbs: what an effect does, and to which cards.

use super::super::amount::{HEALTH, Per, Stat};
use super::super::aura::{Attribute, Lasts, Op};
use super::super::condition::{Condition, MINION};
use super::super::cost::Part;
use super::super::effect::{Effect, Offer, What};
use super::super::selector::{
    ENEMY_HAND, ENEMY_HERO, ENEMY_MINIONS, ENEMY_WEAPON, FRIENDLY_MINIONS, IT, Near, Pick, Place, Selector, Side,
    Source, TARGET, THIS, YOU, YOUR_DECK, YOUR_HAND, YOUR_HERO,
};
use super::super::trigger::{EventKind, Limit, Timing, Trigger};
use super::super::verb::ADAPTATION;
use super::super::verb::{KeywordAction, Verb};
use super::super::word::Word;
use super::marks::{MARKED, marked};
use super::nouns::Number;
use super::plural::plural_of;
use super::turns::{freezes_twice, turns_until, what_of};
use super::{Explain, article, counted, lasting, lower, number, plural, stat_name};

impl Explain<'_> {
    #[expect(clippy::too_many_lines, reason = "one line a verb")]
    pub(super) fn verb(&self, effect: &Effect) -> String {
        let Effect { verb, to, amount, .. } = effect;
        let n = amount.said();
        // What was aimed at is "it" afterwards.
        let whom = || match self.selector(to, Number::Many) {
            aimed if self.variants && to.is_target() => format!("‹{aimed}|it›"),
            others => others,
        };
        let per = || match amount.per {
            Per::UpTo(_) => String::new(),
            per => self.per(&per),
        };
        // "Deal 6 damage." leaves out that the target may be anyone.
        let toward = || match *to {
            TARGET => self.or(&["", " to a character"]),
            ENEMY_HERO => self.or(&[" to the enemy hero", " to your opponent", " to them"]),
            _ => format!(" to {}", whom()),
        };
        let yours = || match to.from {
            Source::At(Side::Friendly, Place::Player) => "your".to_owned(),
            _ => self.possessive(to),
        };
        let does = |yours: &str, others: &str| match to.from {
            Source::At(Side::Friendly, Place::Player) => yours.to_owned(),
            _ => format!("{} {others}", whom()),
        };
        match verb {
            Verb::Deal if matches!(amount.per, Per::Stat(..)) => {
                let (to, own) = (toward(), matches!(amount.per, Per::Stat(_, whose) if whose == *to));
                let per = match amount.per {
                    // "to a minion equal to its Attack"
                    Per::Stat(stat, _) if own && self.variants => format!(" equal to its {}", stat_name(stat)),
                    _ => per(),
                };
                let stat = per.trim_start_matches(" equal to ");
                let takes =
                    if effect.to == YOUR_HERO { format!("|your hero takes damage{per}") } else { String::new() };
                let measured = self.measure(&amount.per).map(|each| format!("deal ‹$|›{n} damage{to}{each}"));
                let ways = [
                    format!("deal damage{per}{to}"),
                    format!("deal damage{to}{per}"),
                    format!("deal {stat}‹ damage|›{to}"),
                    measured.unwrap_or_default(),
                ];
                if self.variants { format!("‹{}{takes}›", ways.join("|")) } else { ways[0].clone() }
            }
            Verb::Deal if amount.per == Per::ThatMuch => {
                format!("deal {}{}", self.or(&["that much damage", "that amount"]), toward())
            }
            Verb::Deal if amount.per == Per::Excess && to.near == Near::Neighbours => {
                "any excess damages both neighbors".to_owned()
            }
            Verb::Deal if amount.per == Per::Excess && self.variants => {
                format!("‹|(›excess damage hits {}‹|)›", whom())
            }
            Verb::Deal if amount.per == Per::Excess => format!("excess damage hits {}", whom()),
            Verb::Deal if self.variants && !matches!(amount.per, Per::One | Per::UpTo(_)) && n == 1 => {
                let (to, per) = (toward(), per());
                let mark = if self.marks_damage { "$" } else { "" };
                format!(
                    "‹deal {mark}1 damage{to}{per}|deal {mark}1 damage{per}{to}|deal damage{to}{per}|deal damage{per}{to}›"
                )
            }
            Verb::Deal => {
                let mark = if self.marks_damage { "$" } else { "" };
                format!("deal {} damage{}{}", number(amount, mark), toward(), per())
            }
            Verb::DealSplit if self.variants && matches!(amount.per, Per::Stat(..)) => {
                let whom = whom();
                let whom = whom.trim_start_matches("all ");
                let per = per();
                let stat = per.trim_start_matches(" equal to ");
                format!("deal ‹damage{per}|{stat} damage› ‹randomly |›split among ‹all |›{whom}")
            }
            Verb::DealSplit => {
                let mark = if self.marks_damage { "$" } else { "" };
                format!(
                    "deal {} damage {}split {} {}{}",
                    number(amount, mark),
                    self.or(&["randomly ", ""]),
                    self.or(&["among", "between"]),
                    self.or(&["all ", ""]),
                    whom().trim_start_matches("all ")
                )
            }
            Verb::DealBy(by) => {
                let by = self.selector(by, Number::One);
                format!("force {by} to deal damage{} to {}", per(), whom())
            }
            Verb::ChangeDamage(Op::AtMost) => format!("takes {n} damage at most"),
            Verb::ChangeDamage(Op::Add) => format!("takes {n} extra damage"),
            Verb::ChangeDamage(Op::Times) => format!("multiply the damage by {n}"),
            Verb::ChangeDamage(_) => "prevent it".to_owned(),
            Verb::Remaining => format!("set {} remaining Health to {n}", self.possessive(to)),
            Verb::Wear if to.from == Source::This => {
                self.or(&[&format!("this loses {n} Durability"), &format!("lose {n} Durability")])
            }
            Verb::Wear => {
                let whom = whom();
                self.or(&[&format!("{whom} loses {n} Durability"), &format!("remove {n} Durability from {whom}")])
            }
            Verb::Remove => format!("remove {} from the game", whom()),
            Verb::Swap(other) if self.variants && *to == THIS && *other == YOUR_HAND.that(MINION).random() => {
                "swap ‹this|this minion› with a random ‹one|minion› in your hand".to_owned()
            }
            Verb::Swap(other) => format!("swap {} with {}", whom(), self.selector(other, Number::One)),
            Verb::SpendCorpses if n == i16::MAX => "spend all of your Corpses".to_owned(),
            Verb::SpendCorpses => format!("spend up to {n} Corpses"),
            Verb::HandOver if self.variants => {
                let it = whom();
                format!("‹your opponent gains control of {it}|choose {it} and give it to your opponent›")
            }
            Verb::HandOver => format!("your opponent gains control of {}", whom()),
            Verb::Deaths => "let the dead leave".to_owned(),
            Verb::Remember if self.variants => String::new(),
            Verb::Remember => format!("remember {}", whom()),
            // "Each time you cast a spell this turn, draw a card."
            Verb::Later(trigger) if trigger.limit == Limit::ThisTurn && self.variants => {
                let (event, then) = (self.event(&trigger.on), self.clause(trigger.then));
                let at = if trigger.timing == Timing::After { "After" } else { "‹Each time|Whenever›" };
                format!("{at} {event} this turn, {then}")
            }
            // "The next Draenei you play gains +2/+1."
            Verb::Later(Trigger { on, when: Condition::Always, then, .. })
                if self.variants
                    && matches!(on.kind, EventKind::Play | EventKind::Summon | EventKind::Draw)
                    && on.who == YOU =>
            {
                let does = self.clause(then).replace("‹it|they› ", "").replace("‹it|they|that card› ", "");
                let event = self.event(on);
                format!(
                    "the next {} {} {does}",
                    self.kind(&on.what, "card"),
                    event.split(" a").next().unwrap_or_default()
                )
            }
            // "In 2 turns, draw a card."
            Verb::Later(trigger) if self.variants && turns_until(trigger).0 > 1 => {
                let (turns, then) = turns_until(trigger);
                format!("in {turns} turns, {}", self.clause(then))
            }
            // "Gain 2 Mana Crystals next turn only."
            Verb::Later(Trigger { on, then: [Effect { verb: Verb::Mana, amount, .. }], .. })
                if self.variants && on.kind == EventKind::TurnStart && on.who == YOU =>
            {
                let many = if amount.n == 1 { self.or(&["a", "1"]) } else { self.counted(amount.n) };
                format!("gain {many} Mana Crystal{} next turn only", plural(amount.n))
            }
            Verb::Later(trigger) if self.variants => {
                let said = lower(self.trigger(trigger).trim_end_matches('.'));
                let (when, what) = said.split_once(", ").unwrap_or(("", &said));
                let ends = if trigger.on.kind == EventKind::TurnEnd { "your turn|" } else { "" };
                let when = when.replace("your turn", &format!("‹{ends}‹your next|the› turn›"));
                let when = when.replace("‹each|a player's› turn", "‹the |this |›turn");
                format!("‹{when}, {what}|{what} {when}›").replace(" (once)", "")
            }
            Verb::Later(trigger) => lower(self.trigger(trigger).trim_end_matches('.')),
            Verb::Heal if amount.per == Per::ThatMuch => format!("restore that much Health{}", toward()),
            Verb::Heal if self.variants && !matches!(amount.per, Per::One | Per::UpTo(_)) && n == 1 => {
                let (to, per) = (toward(), per());
                let stat = per.trim_start_matches(" equal to ").to_owned();
                format!(
                    "‹restore 1 Health{to}{per}|restore Health{to}{per}|restore Health{per}{to}|restore {stat}{to}›"
                )
            }
            Verb::Heal => {
                let mark = if self.marks_healing { "#" } else { "" };
                format!("restore {} Health{}{}", number(amount, mark), toward(), per())
            }
            Verb::HealFully if self.variants => format!("‹fully heal {0}|restore {0} to full Health›", whom()),
            Verb::HealFully => format!("fully heal {}", whom()),
            Verb::Draw(that) => {
                let noun = self.kind(that, "card");
                let one = article(&noun);
                let cards = if n == 1 && that.is_always() {
                    self.or(&["a card", "1 card", "another card", "another", "one", "an extra card"])
                } else if n == 1 {
                    one
                } else {
                    format!("{} {}", self.or(&[&n.to_string(), &counted(n)]), plural_of(&noun))
                };
                if self.variants && n == 1 && amount.per != Per::One {
                    let per = per();
                    return format!("‹draw a card{per}|draw cards{per}|{per} draw a card›");
                }
                let from = if that.is_always() { String::new() } else { self.or(&["", " from your deck"]) };
                let (draw, per) = (does("draw", &self.or(&["draws", "draw"])), per());
                let placed = self.placed(&cards, &from);
                let another = if n == 1 && self.variants {
                    format!("|{}", self.placed(&format!("another {noun}"), &from))
                } else {
                    String::new()
                };
                if another.is_empty() {
                    format!("{draw} {placed}{per}")
                } else {
                    format!("{draw} ‹{placed}{another}›{per}")
                }
            }
            Verb::DrawUntil if n >= 10 => "draw cards until your hand is full".to_owned(),
            Verb::DrawUntil if self.variants => {
                format!("draw ‹until you have {0} cards|cards until you have {0}›", self.counted(n))
            }
            Verb::DrawUntil => format!("draw until you have {n} cards"),
            Verb::Begin(what @ (What::Named(_) | What::OneOf(_))) => format!("begin {}", self.what(what, 1)),
            Verb::Begin(What::Themselves(from)) => {
                format!("put {} into the battlefield", self.selector(from, Number::One))
            }
            Verb::Begin(what) => format!("put {} into the battlefield", self.what(what, 1)),
            Verb::Destroy
                if self.variants
                    && matches!(to.from, Source::At(_, Place::Deck))
                    && matches!(to.pick, Pick::First(_) | Pick::Last(_)) =>
            {
                let (end, n) = match to.pick {
                    Pick::First(n) => ("top", n),
                    Pick::Last(n) => ("bottom", n),
                    _ => return String::new(),
                };
                let whose = if matches!(to.from, Source::At(Side::Friendly, _)) {
                    "your"
                } else {
                    "‹your opponent's|the enemy›"
                };
                let cards = if n == 1 { "card".to_owned() } else { format!("{} cards", self.counted(n.into())) };
                format!("‹destroy|remove› the {end} {cards} ‹of|from› {whose} deck")
            }
            Verb::Destroy => format!("destroy {}", whom()),
            Verb::Summon(_) | Verb::AddToHand(_) | Verb::ToDeck(..) => self.comes(effect),
            Verb::Equip(what) if self.variants && to.from == Source::At(Side::Both, Place::Player) => {
                let what = self.what(what, 1);
                format!("‹{} ‹equips|equip› {what}|equip {what} for each player›", whom())
            }
            Verb::Equip(what) => format!("{} {}", does("equip", &self.or(&["equips", "equip"])), self.what(what, 1)),
            Verb::Attach(card) if self.variants && *to == YOU && self.for_the_game(card).is_some() => {
                self.for_the_game(card).unwrap_or_default()
            }
            Verb::Attach(card) if self.variants && self.next_costs(to, card).is_some() => {
                self.next_costs(to, card).unwrap_or_default()
            }
            Verb::Attach(card) if self.variants && self.changes(to, self.given_by(card)).is_some() => {
                self.changes(to, self.given_by(card)).unwrap_or_default() + &lasting(self.lasts_of(card))
            }
            Verb::Lend(modifiers, lasts) if self.variants && self.changes(to, modifiers).is_some() => {
                self.changes(to, modifiers).unwrap_or_default() + &lasting(*lasts)
            }
            Verb::Attach(card) => self.give(to, &(self.enchantment_words(card) + &per()), self.is_of_cost(card)),
            // "Double its Health": as much again.
            Verb::Give([one])
                if self.variants
                    && *one == HEALTH.plus(1).times(Per::X)
                    && amount.per == Per::Stat(Stat::Health, *to) =>
            {
                format!("double ‹{} Health|the Health of {}›", self.possessive(to), whom())
            }
            Verb::Give(modifiers) if self.variants && self.changes(to, modifiers).is_some() => {
                self.changes(to, modifiers).unwrap_or_default()
            }
            Verb::Give(modifiers) => self.give(
                to,
                &(self.modifiers(&marked(modifiers, amount)) + &per()),
                matches!(modifiers, [one] if one.what == Attribute::Cost),
            ),
            Verb::Lend(modifiers, lasts) => {
                let (gift, only) = (self.modifiers(&marked(modifiers, amount)) + &per(), self.or(&["", " only"]));
                let only = if *lasts == Lasts::ThisTurn { only } else { String::new() };
                let cost = matches!(modifiers, [one] if one.what == Attribute::Cost);
                self.give(to, &(gift + &lasting(*lasts) + &only), cost)
            }
            Verb::Silence => format!("Silence {}", whom()),
            Verb::Freeze => format!("Freeze {}", whom()),
            Verb::Transform(What::CopyOf(of)) if self.variants && *to != THIS => {
                format!("transform {} into ‹a copy|copies› of {}", whom(), self.selector(of, Number::One))
            }
            Verb::Transform(What::CopyOf(of)) if self.variants => {
                let of = self.selector(of, Number::One);
                format!("‹become a copy of {of}|transform into a copy of {of}|choose {of} and become a copy of it›")
            }
            Verb::Transform(What::CopyOf(of)) => {
                format!("choose {} and become a copy of it", self.selector(of, Number::One))
            }
            Verb::Transform(what) if self.variants && *to == THIS => {
                format!("transform ‹|this minion |this |it ›into {}", self.what(what, 1))
            }
            Verb::Transform(what) if self.variants => {
                let many = self.what(what, 2).replace("‹two|2› ", "");
                let hand = if *to == YOUR_HAND { format!("|replace your hand with {many}") } else { String::new() };
                format!("‹‹transform|turn› {} into ‹{}|{many}›{hand}›", whom(), self.what(what, 1))
            }
            Verb::Transform(what) => format!("transform {} into {}", whom(), self.what(what, 1)),
            Verb::Return if self.variants => {
                let from = if to.is_target() { "‹| from the battlefield›" } else { "" };
                let bare = match to.from {
                    Source::This => "|return to your hand",
                    Source::Remembered => "|return it",
                    _ => "",
                };
                format!(
                    "‹return {}{from} to ‹its owner's|your|your opponent's|their owner's|their owners'› ‹hand|hands›{bare}›",
                    whom()
                )
            }
            Verb::Return => format!("return {} to its owner's hand", whom()),
            Verb::Discard if self.variants && matches!(to.pick, Pick::Most(Stat::Cost) | Pick::Least(Stat::Cost)) => {
                let most = if matches!(to.pick, Pick::Most(_)) { "highest" } else { "lowest" };
                format!("discard your {most} Cost {}", self.kind(&to.that[0], "card"))
            }
            Verb::Discard if self.variants && matches!(to.pick, Pick::Random(_)) && to.from == YOUR_HAND.from => {
                let n = if let Pick::Random(n) = to.pick { i16::from(n) } else { 1 };
                let kind = self.kind(&to.that[0], "card");
                if n == 1 {
                    format!("discard ‹{}|a random {kind}›", article(&kind))
                } else {
                    format!("discard {} ‹random |›{}", self.counted(n), plural_of(&kind))
                }
            }
            Verb::Discard if self.variants && matches!(to.pick, Pick::Random(_)) && to.from == ENEMY_HAND.from => {
                let n = if let Pick::Random(n) = to.pick { i16::from(n) } else { 1 };
                let kind = self.kind(&to.that[0], "card");
                if n == 1 {
                    format!("your opponent discards ‹{}|a random {kind}›", article(&kind))
                } else {
                    format!("your opponent discards {} ‹random |›{}", self.counted(n), plural_of(&kind))
                }
            }
            Verb::Discard if *to == YOUR_HAND => self.or(&["discard your hand", "discard your cards"]),
            Verb::Discard if to.is_target() && self.variants => format!("choose {} to discard", whom()),
            Verb::Discard => format!("discard {}", whom()),
            Verb::Armor if amount.per == Per::ThatMuch => "gain that much Armor".to_owned(),
            Verb::Armor if self.variants && amount.per != Per::One => {
                let per = per();
                format!("‹gain {n} Armor{per}|gain Armor{per}|{per} gain {n} Armor›")
            }
            Verb::Armor if to.from == Source::At(Side::Both, Place::Heroes) => format!("give {n} Armor to each hero"),
            Verb::Armor => format!("gain {n} Armor{}", per()),
            Verb::Crystals { full } if self.variants && to.from == Source::At(Side::Enemy, Place::Player) => {
                let crystal = if *full { "a Mana Crystal" } else { "an empty Mana Crystal" };
                format!("‹your opponent gains|give your opponent› {crystal}")
            }
            Verb::Crystals { full: true } => {
                let gain = does("gain", &self.or(&["gains", "gain"]));
                format!("{gain} {} Mana Crystal{}", self.counted(n), plural(n))
            }
            Verb::Crystals { full: false } if n == 1 => {
                format!("{} an empty Mana Crystal{}", does("gain", &self.or(&["gains", "gain"])), per())
            }
            Verb::Crystals { full: false } => format!("gain {} empty Mana Crystal{}", self.counted(n), plural(n)),
            Verb::Mana => {
                let many = if n == 1 { self.or(&["1", "a"]) } else { self.counted(n) };
                format!("gain {many} Mana Crystal{} this turn only", plural(n))
            }
            Verb::Refresh if n >= 10 && n != MARKED => "refresh your Mana Crystals".to_owned(),
            Verb::Refresh if self.variants && n == 1 && amount.per != Per::One => {
                format!("refresh ‹‹a|an empty› Mana Crystal|Mana Crystals›{}", per())
            }
            Verb::Refresh => format!("refresh {} Mana Crystal{}{}", self.counted(n), plural(n), per()),
            Verb::SpendMana => "spend all your Mana".to_owned(),
            Verb::DestroyCrystals if n == 1 => self.or(&["destroy one of your Mana Crystals", "lose a Mana Crystal"]),
            Verb::DestroyCrystals => format!("destroy {} of your Mana Crystals", self.counted(n)),
            Verb::Unlock => "unlock your Overloaded Mana Crystals".to_owned(),
            Verb::Pool(pool) => format!("gain {n} {}", pool.symbol()),
            Verb::Corpses => {
                format!("gain {} Corpse{}{}", self.or(&[&n.to_string(), &self.counted(n)]), plural(n), per())
            }
            Verb::Ready if self.variants => {
                let whom = whom();
                let it = whom.replace("‹it|them|", "‹it|they|");
                let reopens = if *to == THIS { "|reopen‹| this| this location›" } else { "" };
                let you = if *to == YOUR_HERO { "|‹it|you› may attack again" } else { "" };
                format!("‹refresh {whom}|{it} ‹can|may› attack again{reopens}{you}›")
            }
            Verb::Ready => format!("refresh {}", whom()),
            Verb::TakeControl if *to == ENEMY_WEAPON => "steal your opponent's weapon".to_owned(),
            Verb::TakeControl if self.variants && *to == ENEMY_MINIONS.random() => {
                format!("‹take|gain› control of ‹{}|one‹| at random››", whom())
            }
            Verb::TakeControl => format!("{} control of {}", self.or(&["take", "gain"]), whom()),
            Verb::SwapStats if self.variants => {
                let whose = self.possessive(to);
                format!("‹swap the Attack and Health of {}|swap {whose} ‹Attack and Health|stats››", whom())
            }
            Verb::SwapStats => format!("swap the Attack and Health of {}", whom()),
            Verb::SwapNumber(..) => "swap a number".to_owned(),
            Verb::Fatigue => "take Fatigue damage".to_owned(),
            Verb::SortDeck(_) => "reorder your deck".to_owned(),
            Verb::Inherit(which) => self.inherits(which, to),
            Verb::Counter => "Counter it".to_owned(),
            Verb::Redirect => "make it the new target".to_owned(),
            Verb::Cast(what) => {
                format!("cast {}{}{}", self.what(what, n), per(), self.or(&[" (targets chosen randomly)", ""]))
            }
            Verb::HeroPower(what) if self.variants => {
                let (yours, what) = (yours(), self.what(what, 1));
                let says = match what_of(verb) {
                    Some(id) => self.cards.by_id(id).map_or("", |card| self.cards.get(card).text),
                    None => "",
                };
                let says = says.trim_start_matches("Hero Power").trim();
                format!("‹replace {yours} Hero Power with ‹{what}|{says}›|{yours} Hero Power becomes {says}›")
            }
            Verb::BecomeHero(what) => format!("replace your hero with {}", self.what(what, 1)),
            Verb::HeroPower(what) => format!("replace {} Hero Power with {}", yours(), self.what(what, 1)),
            Verb::MakeAttack(victim) if *to == THIS && self.variants => {
                let victim = self.selector(victim, Number::Many);
                format!("‹‹this minion|this› attacks {victim}‹| too›|attack {victim}›")
            }
            Verb::MakeAttack(victim) => {
                let attacks = self.or(&["attacks", "attack"]);
                let it = self.or(&[&whom(), &whom().replace("‹it|them|", "‹it|they|")]);
                let one = self.selector(victim, Number::One);
                let many = one.replace("‹a random|a|an› ‹enemy|enemy character›", "random enemies");
                let many = many.replace("‹a random|a|an› enemy minion", "random enemy minions");
                let too = self.or(&["", " too"]);
                let forced = self.selector(to, Number::One);
                format!("‹{it} {attacks} ‹{one}|{many}›{too}|force {forced} to attack {one}›")
            }
            Verb::Trigger(word) if self.variants && to.from == FRIENDLY_MINIONS.from && to.pick == Pick::All => {
                let word = super::word(*word);
                format!("‹trigger your minions' {word}s|trigger all {word}s on your minions›")
            }
            Verb::Trigger(word) if self.variants => {
                let who = Selector { that: [Condition::Always; 2], ..*to };
                let (word, whose) = (super::word(*word), self.possessive(&who));
                let one = self.selector(to, Number::One);
                let all = if *to == FRIENDLY_MINIONS {
                    format!("|trigger all {word}s on your minions")
                } else {
                    String::new()
                };
                format!(
                    "‹trigger {whose} {word}{all}|trigger {one}'s {word}|trigger the {word} of {one}|trigger {one}|trigger {whose} {word} effect›"
                )
            }
            Verb::Trigger(word) => {
                // What has none cannot be triggered.
                let who = Selector { that: [Condition::Always; 2], ..*to };
                format!("trigger {} {}", self.possessive(&who), super::word(*word))
            }
            Verb::Repeat(Word::Spell, What::Themselves(it)) if self.variants && *it == THIS => {
                "‹cast this again|recast this|repeat this‹| effect››".to_owned()
            }
            Verb::Repeat(Word::Battlecry, What::Themselves(it)) if self.variants && *it == THIS => {
                "repeat‹| this| this effect| this Battlecry›".to_owned()
            }
            Verb::Repeat(word, what) => format!("repeat the {word:?} of {}", self.what(what, n)),
            Verb::Discover { offer: Offer::Entities(which), rest: [Effect { verb: Verb::Discard, .. }], .. }
                if self.variants && which.from == YOUR_DECK.from =>
            {
                let Pick::First(n) = which.pick else { return String::new() };
                format!("look at the top {n} cards of your deck. Draw one and discard the others")
            }
            Verb::Discover { offer: Offer::Entities(which), .. } if *which == YOUR_DECK.last(3) => "Dredge".to_owned(),
            Verb::Discover { offer: Offer::Tokens(that), then: [Effect { verb: Verb::Bestow, to, .. }], .. }
                if *that == ADAPTATION =>
            {
                if *to == THIS {
                    "Adapt".to_owned()
                } else {
                    format!("Adapt {}", self.selector(to, Number::Many))
                }
            }
            Verb::Discover { offer, then, .. } if self.variants => self.discovers(offer, then, to),
            Verb::Discover { offer, .. } => format!("Discover {}", self.offer(offer)),
            Verb::AtRandom(texts) => {
                format!("at random - {}", texts.iter().map(|text| self.clause(text)).collect::<Vec<_>>().join("; or "))
            }
            Verb::Dormant if n > 0 && self.variants => {
                let (whom, turns) = (whom(), self.counted(n));
                let turns = if n == 1 { "‹one|1|a› turn".to_owned() } else { format!("{turns} turns") };
                let it = whom.replace("‹it|them|", "‹it|they|");
                format!(
                    "‹make {whom} ‹|go ›Dormant for {turns}|{it} ‹goes|go› Dormant for {turns}|go Dormant for {turns}›"
                )
            }
            Verb::Dormant if n > 0 => format!("make {} Dormant for {n} turn{}", whom(), plural(n)),
            Verb::Dormant => format!("make {} Dormant", whom()),
            Verb::Launch => format!("launch {}", whom()),
            Verb::Awaken => format!("awaken {}", whom()),
            Verb::Choose(texts) => {
                format!("choose one - {}", texts.iter().map(|text| self.clause(text)).collect::<Vec<_>>().join("; or "))
            }
            Verb::Either(then, [Effect { verb: Verb::Freeze, to: frozen, .. }])
                if self.variants && frozen.is_target() && freezes_twice(&effect.when, frozen) =>
            {
                let (when, then) = (self.condition(&effect.when), self.clause(then));
                let (whom, then) =
                    (self.selector(frozen, Number::One), then.replace(&self.selector(frozen, Number::Many), "it"));
                format!("Freeze {whom}. If {when}, {then}‹| to it| instead›")
            }
            Verb::Either(then, []) if effect.when.is_chance() && self.variants => {
                format!("‹you have a {}|{0}› chance to {1}", self.condition(&effect.when), self.clause(then))
            }
            Verb::Either(then, []) if effect.when == Condition::Joust => {
                format!("reveal a minion in each deck. If yours costs more, {}", self.clause(then))
            }
            Verb::Either(then, otherwise) => {
                let then = format!("if {}, {}", self.condition(&effect.when), self.clause(then));
                let when = self.condition(&effect.when);
                let (clause, other) = (self.clause(then_of(&effect.verb)), self.clause(otherwise));
                // "If you have a weapon equipped, give it +1/+1."
                let then =
                    if when.contains("weapon") { then.replace("your weapon", "‹your weapon|it›") } else { then };
                match (otherwise.is_empty(), self.variants) {
                    (true, true) => match effect.when {
                        Condition::Stat(Stat::ManaCrystals, _, n) => {
                            format!("‹{then}|{clause} if {when}|Manathirst ({n}): {clause}›")
                        }
                        Condition::Kindred => format!("‹{then}|Kindred: ‹and |›{clause}›"),
                        Condition::Combo => format!("‹{then}|Combo: {clause}›"),
                        _ => format!("‹{then}|{clause} if {when}›"),
                    },
                    (true, false) => then,
                    (false, true) => {
                        let instead = self.instead(then_of(&effect.verb), otherwise);
                        let armed = self.armed(then_of(&effect.verb), otherwise, &effect.when);
                        let thirst = match effect.when {
                            Condition::Stat(Stat::ManaCrystals, _, n) => {
                                format!("|{other}. Manathirst ({n}): ‹{clause}{instead}› instead")
                            }
                            _ => String::new(),
                        };
                        let drawn = match effect.when {
                            Condition::DrawnThisTurn => format!("|{other}. If drawn this turn, instead {clause}"),
                            _ => String::new(),
                        };
                        format!(
                            "‹{then}. Otherwise, {other}|{other}. If {when}, ‹{clause}{instead}› instead{thirst}{drawn}{armed}›"
                        )
                    }
                    (false, false) => format!("{then}. Otherwise, {other}"),
                }
            }
            Verb::Times(effects) => {
                let clause = self.clause(effects);
                let per = per();
                let many = format!("{clause} {n} times{per}");
                if self.variants && n == 1 { format!("‹{clause}{per}|{per} {clause}›") } else { many }
            }
            Verb::Pay(cost, [Effect { verb: Verb::Summon(what), .. }])
                if self.variants && matches!(cost.parts(), [Part::Corpses(1)]) =>
            {
                let what = self.what(what, 1);
                format!("‹spend {} to summon {what}|raise a Corpse as {what}›", self.paid(cost))
            }
            Verb::Pay(cost, then) => format!("spend {} to {}", self.paid(cost), self.clause(then)),
            Verb::BonusEffect => {
                let gift = if n == 1 {
                    "a random Bonus Effect".to_owned()
                } else {
                    format!("{} random Bonus Effects", self.counted(n))
                };
                let given = self.give(to, &(gift.clone() + &per()), false);
                if *to == IT && self.variants { format!("‹{given}|give them each {gift}›") } else { given }
            }
            Verb::Bestow => format!("do it to {}", whom()),
            Verb::Deed(KeywordAction::Excavate) => "Excavate a treasure".to_owned(),
            Verb::Deed(KeywordAction::Invoke) => "Invoke Galakrond".to_owned(),
            Verb::Deed(KeywordAction::Imbue) => "Imbue your Hero Power".to_owned(),
            Verb::Look if self.variants && to.from == YOUR_DECK.from => {
                format!("reveal {}", self.selector(to, Number::One))
            }
            Verb::Deed(KeywordAction::Herald) => self.or(&["Herald", "Herald {0}"]),
            Verb::Look => format!("choose {}", whom()),
            Verb::Store(_) => format!("remember {n}{}", per()),
            Verb::Improve => format!("improve {} by {n}{}", whom(), per()),
            Verb::Native(native) => format!("[{}]", native.name),
            Verb::EndTurn => self.or(&["end your turn", "end the turn"]),
        }
    }
}

/// What an effect with a condition does if it holds.
fn then_of(verb: &Verb) -> &[Effect] {
    match verb {
        Verb::Either(then, _) => then,
        _ => &[],
    }
}
