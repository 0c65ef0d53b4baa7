//! Triggers: what is heard, and what is done then.
use super::nouns::Number;
use super::plural::plural_of;
use super::{Explain, article, capital, lower};
use crate::script::prelude::*;

/// "your hero is attacked"
const HERO_ATTACKED: Condition = Condition::All(&[HERO, FRIENDLY]);
/// "you cast a spell on …"
const YOUR_SPELL: Condition = Condition::All(&[SPELL, FRIENDLY]);

/// Whom a fight has left alive.
const ALIVE: Selector = THIS.that(not(&DEAD));

/// The opponent's deck has minions.
const THEY_HAVE_MINIONS: Condition = there_is(&ENEMY_DECK.that(MINION));

/// Whose damage is changed: "Elementals".
fn dealers_of(on: &EventPattern) -> Option<String> {
    match on.what {
        Condition::All([MINION, FRIENDLY, Condition::Race(race)]) if on.who == CHARACTERS => {
            Some(plural_of(race.title()))
        }
        _ => None,
    }
}

impl Explain<'_> {
    #[expect(clippy::too_many_lines, reason = "one step a way of saying it")]
    pub(super) fn trigger(&self, trigger: &Trigger) -> String {
        if self.variants
            && let Some(said) = self.named_answer(trigger).or_else(|| self.kept_texts(trigger))
        {
            return said;
        }
        let freezes = matches!(trigger.then, [Effect { verb: Verb::Freeze, to, .. }] if *to == WHO);
        if self.variants && freezes && trigger.on == CHARACTERS.takes_damage(Condition::Itself) {
            return format!("Freeze any character damaged by {}.", self.or(&[self.itself, "this"]));
        }
        if trigger.limit == Limit::Once && self.variants && trigger.when.is_always() && trigger.active == Active::Play {
            return format!("The first time {}, {}.", self.event(&trigger.on), self.clause(trigger.then));
        }
        let counters = matches!(trigger.then, [Effect { verb: Verb::Counter, .. }, ..]);
        let at = match (trigger.on.kind, trigger.timing) {
            (EventKind::TurnStart | EventKind::TurnEnd, _) => "At",
            (_, Timing::Whenever) if self.variants => "‹Whenever|When|As soon as›",
            (_, Timing::Whenever) => "Whenever",
            // What has happened already cannot be countered: that "when" comes before.
            (_, Timing::After) if self.variants && !counters => "‹After|When›",
            (_, Timing::After) => "After",
        };
        let when = match trigger.when {
            Condition::Always => String::new(),
            // "eat a minion in the enemy's deck to gain +2/+2"
            THEY_HAVE_MINIONS if self.variants => String::new(),
            Condition::Chance(n) => format!("{}{n}% chance to ", self.or(&["you have a ", ""])),
            when => format!("if {}, ", self.condition(&when)),
        };
        let once = match trigger.limit {
            Limit::Always => "",
            Limit::Once => " (once)",
            Limit::OnceATurn if self.variants => " (once ‹a|per› turn)",
            Limit::OnceATurn => " (once a turn)",
            Limit::ThisTurn => " this turn",
            Limit::ThisGame => " this game",
        };
        let (event, clause) = (self.event(&trigger.on), self.clause(trigger.then));
        // "After this minion attacks and kills a minion"
        if let (true, EventKind::Attack, Condition::There(_, _, of)) = (self.variants, trigger.on.kind, trigger.when)
            && of.from == Source::That
            && of.that[0] == Condition::Dead
        {
            let kills = event.replacen("attacks ", "attacks and kills ", 1);
            let at = self.or(&["After", "Whenever"]);
            return format!("{at} ‹{event}, {when}|{kills}, ›{clause}{once}.");
        }
        // "After your opponent plays three cards in a turn"
        if let (true, Condition::Did(Cmp::AtLeast, n, done)) = (self.variants, trigger.when)
            && trigger.on == OPPONENT.play(CARD)
            && *done == past(Side::Enemy, Deed::Played, Window::ThisTurn)
        {
            return format!("{at} your opponent plays {} cards in a turn, {clause}{once}.", self.counted(n));
        }
        // "Whenever this attacks a minion and survives": who survives is known after it alone.
        if self.variants && trigger.on.kind == EventKind::Attack && trigger.when == const { there_is(&ALIVE) } {
            return format!("‹After|Whenever› {event} and survives, {clause}{once}.");
        }
        // "After an enemy minion deals 3 or more damage", "Whenever you restore 3 or more Health to your hero"
        if let (true, Condition::Heard(Cmp::AtLeast, n)) = (self.variants, trigger.when) {
            let so_much = match trigger.on {
                on if on == CHARACTERS.takes_damage(all(&[MINION, ENEMY])) => {
                    Some(format!("an enemy minion deals {n} or more damage"))
                }
                on if on == YOUR_HERO.is_healed(FRIENDLY) => {
                    Some(format!("you restore {n} or more Health to your hero"))
                }
                _ => None,
            };
            if let Some(so_much) = so_much {
                return format!("{at} {so_much}, {clause}{once}.");
            }
        }
        // "After this survives damage"
        if let (
            true,
            EventKind::Damage,
            Condition::There(_, _, Selector { that: [Condition::Not(Condition::Dead), _], .. }),
        ) = (self.variants, trigger.on.kind, trigger.when)
        {
            return format!("{at} {event}, {clause}{once}.");
        }
        // "After a friendly minion attacks and survives"
        if let (true, EventKind::Attack, Condition::There(_, _, of)) = (self.variants, trigger.on.kind, trigger.when)
            && *of == WHO.that(Condition::Not(&Condition::Dead))
        {
            return format!("{at} {event} and survives, {clause}{once}.");
        }
        if let (true, EventKind::Damage, Condition::Heard(Cmp::Equal, n)) =
            (self.variants, trigger.on.kind, trigger.when)
        {
            let n = if n == 1 { "‹1|one›".to_owned() } else { self.counted(n) };
            let event = event.replace("damage", &format!("exactly {n} damage"));
            let event = event.replacen("a minion", "‹a|ANY› minion", 1);
            return format!("{at} {event}, {clause}{once}.");
        }
        if self.variants && trigger.active == Active::Hand && trigger.when == MANA.at_least(1) {
            return format!("If you end your turn with any unspent Mana, {clause}{once}.");
        }
        if trigger.when == ON_YOUR_TURN && self.variants {
            return format!("{at} {event} on your turn, {clause}{once}.");
        }
        if self.variants && trigger.on == YOU.turn_start() && (trigger.when.is_always() || trigger.when.is_chance()) {
            let held = trigger.active == Active::Hand;
            return match trigger.active {
                Active::Play => format!("‹At the start of your turn|When your turn starts›, {when}{clause}{once}."),
                Active::Hand => {
                    let at = "‹Each turn this is in your hand|At the start of your turn›";
                    format!("{at}, {when}{clause}{once}.")
                }
                _ => format!("At {event}, {when}{clause}{once}{}.", if held { " in hand" } else { "" }),
            };
        }
        if let (true, [Effect { verb: Verb::Summon(What::Themselves(it)), .. }]) = (self.variants, trigger.then)
            && *it == THIS
            && matches!(trigger.active, Active::Hand | Active::Deck)
        {
            let place = if trigger.active == Active::Hand { "hand" } else { "deck" };
            return format!("{at} {event}, {when}summon this minion from your {place}{once}.");
        }
        if let (true, [Effect { verb: Verb::Transform(what), to: THIS, .. }]) = (self.variants, trigger.then)
            && trigger.active == Active::Hand
            && trigger.on.kind == EventKind::Play
        {
            let kind = article(&self.kind(&trigger.on.what, "card"));
            return format!("(While in hand, play {kind} to become {}!)", self.what(what, 1));
        }
        if trigger.active == Active::Hand && self.variants {
            return format!("{at} {event} while this is in your hand, {when}{clause}{once}.");
        }
        if self.variants && at == "At" && !when.is_empty() {
            let (when, turn) = (capital(&when), event.clone());
            let bare = when.trim_end_matches(", ");
            let lower = lower(&when);
            let behind = lower.trim_end_matches(", ");
            let starts = if trigger.on == YOU.turn_start() {
                format!("|When your turn starts, {lower}{clause}")
            } else {
                String::new()
            };
            return format!(
                "‹At {event}, {lower}{clause}|{bare} at {turn}, {clause}|At {event}, {clause} {behind}{starts}›{once}."
            );
        }
        match (trigger.active, at) {
            (Active::Anywhere, "At") if self.variants => {
                format!("At {event}, {when}{clause} (even while in hand or deck).")
            }
            (Active::Dormant, "At") => format!("While Dormant, {when}{clause} at {event}{once}."),
            (Active::Dormant, _) => format!("While Dormant, {} {event}, {when}{clause}{once}.", at.to_lowercase()),
            (Active::Play | Active::Hand | Active::Deck | Active::Graveyard | Active::Anywhere, _) => {
                format!("{at} {event}, {when}{clause}{once}.")
            }
        }
    }

    /// Triggers that texts say as if they were something that just holds.
    pub(super) fn kept_texts(&self, trigger: &Trigger) -> Option<String> {
        let [effect] = trigger.then else { return None };
        let itself = || self.or(&[self.itself, "this"]);
        match (&effect.verb, trigger.when) {
            (Verb::Destroy, _) if effect.to == WHO && trigger.on == MINIONS.takes_damage(Condition::Itself) => {
                Some(format!("Destroy any minion damaged by {}.", itself()))
            }
            (Verb::Destroy, _)
                if effect.to == WHO && trigger.on == MINIONS.that(FROZEN).takes_damage(Condition::Itself) =>
            {
                Some(format!("Destroy any Frozen minion damaged by {}.", itself()))
            }
            (Verb::Transform(What::OneOf(_)), Condition::Always) if trigger.on == YOU.get(ITSELF) => Some(
                "Gains ‹a bonus effect in your hand|an extra effect in your hand that changes each turn›.".to_owned(),
            ),
            (Verb::ChangeDamage(op), Condition::Always) => self.damage_changed(&trigger.on, *op, effect.amount.n),
            (Verb::Give([one]), _) if *one == has_no(GameTag::STEALTH) && effect.to == THIS => {
                Some("Stealth for 1 turn.".to_owned())
            }
            (Verb::Redirect, Condition::Chance(50)) => {
                Some("50% chance to attack the ‹wrong|correct› enemy.".to_owned())
            }
            (Verb::Redirect, Condition::Chance(n)) => Some(format!("{n}% chance to attack the wrong enemy.")),
            (Verb::ChangeDamage(Op::Add), ON_YOUR_TURN) => {
                let n = effect.amount.said();
                Some(format!("On your turn, friendly {} deal {n} more damage.", dealers_of(&trigger.on)?))
            }
            (Verb::ChangeDamage(Op::Times), ON_YOUR_TURN)
                if effect.amount.n == 2 && trigger.on == ENEMY_MINIONS.would_take_damage(CARD) =>
            {
                Some("Enemy minions take double damage during your turn.".to_owned())
            }
            (Verb::Transform(What::OneOf(_)), _)
                if trigger.on == YOU.turn_start() && trigger.active == Active::Hand && effect.to == THIS =>
            {
                Some("(Changes each turn.)".to_owned())
            }
            (Verb::Transform(What::Named(_)), _)
                if trigger.on == YOU.turn_start() && trigger.active == Active::Hand && effect.to == THIS =>
            {
                Some("(Swaps each turn.)".to_owned())
            }
            _ => None,
        }
    }

    /// "Double all damage dealt to your hero.", "Can only take 1 damage at a time."
    #[expect(clippy::unused_self, reason = "said like the others")]
    fn damage_changed(&self, on: &EventPattern, op: Op, n: i16) -> Option<String> {
        Some(match op {
            Op::Times if n == 2 && *on == YOUR_HERO.would_take_damage(CARD) => {
                "Double all damage dealt to your hero.".to_owned()
            }
            Op::Times if n == 2 && *on == MINIONS.would_take_damage(SPELL) => {
                "All minions take double damage from spells.".to_owned()
            }
            Op::AtMost if *on == YOUR_HERO.would_take_damage(CARD) => {
                format!("Your hero can only take {n} damage at a time.")
            }
            Op::Times if n == 2 && *on == THIS.would_take_damage(CARD) => {
                "This minion takes double damage from all sources.".to_owned()
            }
            Op::AtMost if *on == FRIENDLY_MINIONS.would_take_damage(CARD) => {
                format!("Your minions can't take more than {n} damage at a time.")
            }
            Op::AtMost if *on == THIS.would_take_damage(CARD) => format!("Can only take {n} damage at a time."),
            Op::Add if n == 1 && *on == THIS.would_take_damage(CARD) => {
                "Takes one extra damage from all sources.".to_owned()
            }
            Op::Add if n == 1 && *on == HEROES.would_take_damage(CARD) => {
                "Both heroes take one extra damage from all sources.".to_owned()
            }
            Op::Times if n == 2 && *on == ENEMY_MINIONS.that(UNDAMAGED).would_take_damage(CARD) => {
                "Undamaged enemy minions take double damage.".to_owned()
            }
            Op::Add => format!("Your {} deal {n} extra damage.", dealers_of(on)?),
            Op::Times if n == 2 => format!("Friendly {} deal double damage.", dealers_of(on)?),
            _ => return None,
        })
    }

    #[expect(clippy::too_many_lines, reason = "one arm a kind of event")]
    pub(super) fn event(&self, event: &EventPattern) -> String {
        let who = self.selector(&event.who, Number::One);
        let you = who == "you";
        let verb = |you_form: &str, form: &str| if you { you_form.to_owned() } else { form.to_owned() };
        let what = article(&self.kind(&event.what, "card"));
        let object = if event.what.is_always() { "a card".to_owned() } else { what };
        let owner = if you { "your".to_owned() } else { format!("{who}'s") };
        match event.kind {
            EventKind::TurnStart if who == "a player" => {
                format!("the start of {} turn", self.or(&["each", "EVERY player's", "a player's"]))
            }
            EventKind::TurnEnd if who == "a player" => format!("the end of {} turn", self.or(&["each", "a player's"])),
            EventKind::TurnStart => format!("the start of {owner} turn"),
            EventKind::TurnEnd => format!("the end of {owner} turn"),
            EventKind::Play if self.variants && who == "a player" && event.what == SECRET => {
                "a Secret is played".to_owned()
            }
            EventKind::Reveal if self.variants && you => "a ‹friendly |›Secret is revealed".to_owned(),
            EventKind::Play if self.variants && you && event.what == OUTCAST => {
                "you play the ‹left- or right-most|left or right-most› card in your hand".to_owned()
            }
            EventKind::Play => {
                format!("{who} {} {}", verb("play", "plays"), object.replace("a The ", "a "))
            }
            EventKind::Cast => format!("{who} {} {object}", verb("cast", "casts")),
            EventKind::Summon if self.variants && who == "a player" => {
                format!("‹{who} summons {object}|{object} is summoned›")
            }
            EventKind::Summon if self.variants && event.who == OPPONENT => {
                format!("‹{who} summons {object}|{object} is summoned for your opponent›")
            }
            EventKind::Summon => format!("{who} {} {object}", verb("summon", "summons")),
            EventKind::Draw => format!("{who} {} {object}", verb("draw", "draws")),
            EventKind::Discard => format!("{who} {} {object}", verb("discard", "discards")),
            EventKind::Equip => format!("{who} {} {object}", verb("equip", "equips")),
            EventKind::ToHand => format!("{object} is added to {owner} hand"),
            EventKind::Shuffle => format!("{who} {} {object} into a deck", verb("shuffle", "shuffles")),
            EventKind::Discover => format!("{who} {} {object}", verb("Discover", "Discovers")),
            EventKind::HeroPower => {
                let theirs = who == "your opponent";
                let owner = if theirs { "their" } else { &owner };
                let power = if you && self.variants {
                    "‹your Hero Power|it›".to_owned()
                } else {
                    format!("{owner} Hero Power")
                };
                let used = format!("{who} {} {power}", verb("use", "uses"));
                if theirs { self.or(&[&used, "an opposing Hero Power is used"]) } else { used }
            }
            EventKind::Reveal if self.variants && who == "a player" => "a Secret is revealed".to_owned(),
            EventKind::Reveal => format!("{who} {} a Secret", verb("reveal", "reveals")),
            EventKind::Armor => format!("{who} {} Armor", verb("gain", "gains")),
            EventKind::Overload => format!("{who} {}", verb("overload", "overloads")),
            // A minion that dies does not hear of its own death.
            EventKind::Death if event.who == OTHER_FRIENDLY_MINIONS && self.variants => {
                format!("‹{who}|{}|one of your other minions› dies", who.replacen("another ", "a ", 1))
            }
            EventKind::Death if event.who.other && self.variants => {
                format!("‹{who}|{}› dies", who.replacen("another ", "a ", 1))
            }
            EventKind::Death if event.who == YOUR_WEAPON => format!("{who} {}", self.or(&["is destroyed", "dies"])),
            EventKind::Death if event.who == FRIENDLY_MINIONS && self.variants => {
                format!("‹{who}|one of your minions› dies")
            }
            EventKind::Damage if event.what == Condition::Itself && self.variants && event.who == MINIONS => {
                "‹this minion|this› damages a minion".to_owned()
            }
            EventKind::Death => format!("{who} dies"),
            EventKind::Damage if event.what == Condition::Itself && self.variants && event.who == CHARACTERS => {
                "‹this minion|this› deals damage".to_owned()
            }
            EventKind::Damage => format!("{who} {} damage", self.or(&["takes", "survives"])),
            EventKind::Predamage => format!("{who} would take damage"),
            EventKind::Heal if self.variants && event.who == CHARACTERS && event.what == FRIENDLY => {
                "you restore Health‹| to a character›".to_owned()
            }
            EventKind::Heal if self.variants && event.who == ENEMIES && event.what == FRIENDLY => {
                "you heal an enemy".to_owned()
            }
            EventKind::Heal => format!("{who} is healed"),
            EventKind::Launch => format!("{who} {} a Starship", verb("launch", "launches")),
            EventKind::Overheal => format!("{who} is Overhealed"),
            EventKind::Freeze => format!("{who} is Frozen"),
            EventKind::ShieldLost => format!("{who} loses Divine Shield"),
            EventKind::StatChange => format!("the stats of {who} change"),
            EventKind::Ability if event.who == YOUR_LOCATIONS => "you use a location".to_owned(),
            EventKind::Ability => format!("{} uses an ability", if who == self.itself { "this" } else { &who }),
            EventKind::Attack if self.variants && event.who == ENEMIES => match event.what {
                Condition::All([_, Condition::Of(Side::Friendly)]) if event.what == HERO_ATTACKED => {
                    format!("‹{who} attacks {object}|{who} attacks your hero|your hero is attacked›")
                }
                Condition::All([_, Condition::Of(Side::Friendly)]) => {
                    format!("‹{who} attacks {object}|one of your minions is attacked|a friendly minion is attacked›")
                }
                Condition::Always => format!("{who} attacks"),
                _ => format!("{who} attacks {object}"),
            },
            EventKind::Attack if self.variants && event.who == THIS.neighbours() && event.what.is_always() => {
                "an adjacent minion attacks".to_owned()
            }
            EventKind::Attack if event.what == HERO_ATTACKED && self.variants => {
                format!("‹{who}|a minion› attacks your hero")
            }
            EventKind::Attack if event.what == ITSELF && self.variants => {
                format!("‹{}|this› is attacked", self.itself)
            }
            EventKind::Attack if self.variants && event.what == ENEMY => format!("{who} attacks an enemy"),
            EventKind::Attack if self.variants && event.who == YOUR_HERO && event.what == MINION => {
                format!("‹{who} attacks {object}|attacking {object}›")
            }
            EventKind::Attack if event.what.is_always() => format!("{who} attacks"),
            EventKind::Attack => format!("{who} attacks {object}"),
            EventKind::Targeted if self.variants && event.what == YOUR_SPELL => {
                format!("‹you cast a spell on {who}|you target {who} with a spell›")
            }
            EventKind::Targeted if self.variants && event.what == Condition::All(&[SPELL, ENEMY]) => {
                format!("an enemy casts a spell on {who}")
            }
            EventKind::Targeted => format!("{object} is cast on {who}"),
        }
    }
}
