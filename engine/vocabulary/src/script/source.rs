//! A power as Rust source: the words that make it.
//!
//! What is printed compiles, with the prelude, to an equal power. Natives print their name, where a path stood.
use cardwright_data::GameTag;

use super::activatable::{Activatable, Does};
use super::amount::{Amount, Past, Per, SCHOOLS_CAST, Stat};
use super::aura::{Attribute, Aura, Enchant, Gives, Lasts, Modifier, Op};
use super::condition::{Cmp, Condition, MINION};
use super::cost::{Cost, Part, Resource, Which};
use super::effect::{Classes, Depth, Effect, Offer, What};
use super::power::{Ability, Form, Goal, Power, StartingDeck, Status};
use super::ruleset::Pool;
use super::selector::{Near, Pick, Place, Selector, Side, Source};
use super::trigger::{Active, EventKind, EventPattern, Limit, Timing, Trigger};
use super::verb::ADAPTATION;
use super::verb::{KeywordAction, Verb};
use super::word::{Text, Word};

impl Power {
    /// The words that make this power.
    ///
    /// ```
    /// use cardwright_vocabulary::script::prelude::*;
    /// const FIREBALL: Power = spell(&[deal(6).to(TARGET)]);
    /// assert_eq!(FIREBALL.source(), "spell(&[deal(6).to(TARGET)])");
    /// ```
    pub fn source(&self) -> String {
        let said = ability(&self.ability);
        match self.status {
            Status::Todo => "TODO".to_owned(),
            Status::Vanilla => "VANILLA".to_owned(),
            Status::Done => said,
            Status::Partial(reason) => format!("{said}.partial({reason:?})"),
            Status::Approximate(how) => format!("{said}.approximate({how:?})"),
        }
    }
}

impl Effect {
    /// The words that make this effect, as they stand in [`Power::source`].
    ///
    /// ```
    /// use cardwright_vocabulary::script::prelude::*;
    /// assert_eq!(deal(6).to(TARGET).source(), "deal(6).to(TARGET)");
    /// ```
    pub fn source(&self) -> String {
        effect(self)
    }
}

fn list<T>(items: &[T], one: impl Fn(&T) -> String) -> String {
    format!("&[{}]", items.iter().map(one).collect::<Vec<_>>().join(", "))
}

fn ids(cards: &[&str]) -> String {
    list(cards, |id| format!("{id:?}"))
}

fn effects(of: &[Effect]) -> String {
    list(of, effect)
}

fn tag(tag: GameTag) -> String {
    if let Some(rule) = super::player_rule::name(tag) {
        return rule.to_owned();
    }
    tag.name().map_or_else(|| format!("GameTag({})", tag.0), |name| format!("GameTag::{name}"))
}

fn ability(of: &Ability) -> String {
    match of {
        Ability::None => "abilities(&[])".to_owned(),
        Ability::Several(several) => format!("abilities({})", list(several, Power::source)),
        Ability::Text(of) => text(of),
        Ability::Trigger(of) => trigger(of),
        Ability::Aura(of) => aura(of),
        Ability::Enchant(of) => enchant(of),
        Ability::ChooseOne(cards) => format!("choose_one({})", ids(cards)),
        Ability::ChooseKept => "choose_one_of_kept()".to_owned(),
        Ability::ShowsDigits => "shows_digits()".to_owned(),
        Ability::StartsAs(heroes) => format!("starts_as({})", ids(heroes)),
        Ability::DormantUntil(of) => format!("dormant_until(Goal::{:?}, {})", of.goal, list(of.on, event)),
        Ability::Dormant(turns) => format!("dormant_for({turns})"),
        Ability::Colossal(parts) => format!("colossal({})", ids(parts)),
        Ability::Starship(cost) => format!("starship({cost})"),
        Ability::Form(form, of) => {
            let word = match form {
                Form::Corrupted => "corrupt",
                Form::Forged => "forge",
                Form::Mini => "miniaturize",
                Form::Gigantic => "gigantify",
                Form::Rewound => "rewinds_into",
            };
            format!("{word}({of:?})")
        }
        Ability::Twinspell(copy) => format!("twinspell({copy:?})"),
        Ability::Titan(cards) => format!("titan({})", ids(cards)),
        Ability::AlsoDamages(whom) => format!("also_damages({})", selector(whom)),
        Ability::Quest(of) => {
            format!("quest({}, {}).reward({})", goal(of.goal), list(of.on, event), effects(of.then))
        }
        Ability::Ranks(n, into) => format!("ranks_up({n}, {into:?})"),
        Ability::Becomes(when, into) => format!("becomes({}, {into:?})", condition(when)),
        Ability::Lasts(n, Side::Enemy) => format!("lasts_enemy_turns({n})"),
        Ability::Lasts(n, Side::Friendly | Side::Both) => format!("lasts({n})"),
        Ability::Improved(per) => format!("improved({})", looked_up(per)),
        Ability::Upgrades(of, into) => match of.goal {
            Goal::Times(n) if super::power::infuse(n, into).ability == Ability::Upgrades(*of, into) => {
                format!("infuse({n}, {into:?})")
            }
            Goal::Times(_)
            | Goal::Sum(_)
            | Goal::Each
            | Goal::Then
            | Goal::InTurns(_)
            | Goal::InOneTurn(_)
            | Goal::Different(..) => {
                format!("upgrades({}, {}, {into:?})", goal(of.goal), list(of.on, event))
            }
        },
        Ability::GivenDeathrattlesTwice => "given_deathrattles_trigger_twice()".to_owned(),
        Ability::GoesSecond => "always_goes_second()".to_owned(),
        Ability::Modular(modules) => format!("modular({})", ids(modules)),
        Ability::KeepsEnchantments { always: true } => "always_keeps_enchantments()".to_owned(),
        Ability::KeepsEnchantments { always: false } => "keeps_enchantments_in_death()".to_owned(),
        Ability::StartingDecks(decks) => {
            let deck = |it: &StartingDeck| format!("StartingDeck {{ hero: {:?}, cards: &{:?} }}", it.hero, it.cards);
            format!("starts_with_one_of({})", list(decks, deck))
        }
        Ability::Activatable(of) => activatable(of),
    }
}

fn goal(of: Goal) -> String {
    match of {
        Goal::Times(_) | Goal::Sum(_) | Goal::Each | Goal::Then | Goal::InTurns(_) | Goal::InOneTurn(_) => {
            format!("Goal::{of:?}")
        }
        Goal::Different(n, by) => format!("Goal::Different({n}, By::{by:?})"),
    }
}

fn when(of: &Condition) -> String {
    if of.is_always() { String::new() } else { format!(".when({})", condition(of)) }
}

fn text(of: &Text) -> String {
    let instead = if of.instead { ".instead()" } else { "" };
    let said = effects(of.effects);
    let word = match of.word {
        Word::Spell => "spell",
        Word::Use => "hero_power",
        Word::Battlecry => "battlecry",
        Word::Deathrattle => "deathrattle",
        Word::Combo => "combo",
        Word::Inspire => "inspire",
        Word::Frenzy
        | Word::Spellburst
        | Word::Outcast
        | Word::Overkill
        | Word::HonorableKill
        | Word::Finale
        | Word::Quickdraw
        | Word::Kindred
        | Word::Overheal
        | Word::StartOfGame
        | Word::WhenDrawn
        | Word::Awaken
        | Word::Launch
        | Word::WhenDiscarded
        | Word::WhenTraded
        | Word::WhenDestroyed
        | Word::WhenTransformed
        | Word::WhenReplaced => return format!("on(Word::{:?}, {said}){instead}{}", of.word, when(&of.when)),
    };
    format!("{word}({said}){instead}{}", when(&of.when))
}

fn trigger(of: &Trigger) -> String {
    use super::trigger::{at_end_of_your_turn, at_start_of_your_turn};
    for (power, word) in [
        (at_end_of_your_turn(of.then), "at_end_of_your_turn"),
        (at_start_of_your_turn(of.then), "at_start_of_your_turn"),
    ] {
        if power.ability == Ability::Trigger(*of) {
            return format!("{word}({})", effects(of.then));
        }
    }
    answer(of, "then")
}

/// Where the card must be.
const fn active(of: Active) -> &'static str {
    match of {
        Active::Play => "",
        Active::Hand => ".in_hand()",
        Active::Deck => ".in_deck()",
        Active::Dormant => ".while_dormant()",
        Active::Graveyard => ".in_graveyard()",
        Active::Anywhere => ".anywhere()",
    }
}

/// A trigger whose effects stand behind this word.
fn answer(of: &Trigger, then: &str) -> String {
    let word = match of.timing {
        Timing::Whenever => "whenever",
        Timing::After => "after",
    };
    let active = active(of.active);
    let limit = match of.limit {
        Limit::Always => "",
        Limit::Once => ".once()",
        Limit::OnceATurn => ".once_a_turn()",
        Limit::ThisTurn => ".this_turn()",
        Limit::ThisGame => ".this_game()",
        Limit::Every(n) => &format!(".every({n})"),
    };
    let when_it_comes = [(of.fast, ".fast()"), (of.late, ".late()")];
    let turn: String = when_it_comes.into_iter().filter(|(said, _)| *said).map(|(_, word)| word).collect();
    format!("{word}({}){}{active}{limit}{turn}.{then}({})", event(&of.on), when(&of.when), effects(of.then))
}

fn event(of: &EventPattern) -> String {
    let who = selector(&of.who);
    let word = match of.kind {
        EventKind::TurnStart => return format!("{who}.turn_start()"),
        EventKind::TurnEnd => return format!("{who}.turn_end()"),
        EventKind::Death => return format!("{who}.die()"),
        EventKind::Armor => return format!("{who}.gain_armor()"),
        EventKind::Ability => return format!("{who}.use_ability()"),
        EventKind::AttackGained => return format!("{who}.gains_attack()"),
        EventKind::HealthGained => return format!("{who}.gains_health()"),
        EventKind::StatChange => return format!("{who}.stats_change()"),
        EventKind::Freeze => return format!("{who}.is_frozen()"),
        EventKind::Overload => return format!("{who}.overload()"),
        EventKind::ShieldLost => return format!("{who}.lose_shield()"),
        EventKind::Play => "play",
        EventKind::Cast => "cast",
        EventKind::Summon => "summon",
        EventKind::Damage => "takes_damage",
        EventKind::Predamage => "would_take_damage",
        EventKind::HealthLoss => "would_lose_health",
        EventKind::Heal => "is_healed",
        EventKind::Launch => "launch",
        EventKind::Overheal => "is_overhealed",
        EventKind::Attack => "attack",
        EventKind::Draw => "draw",
        EventKind::Discard => "discard",
        EventKind::HeroPower => "use_hero_power",
        EventKind::Reveal => "reveals",
        EventKind::Equip => "equip",
        EventKind::ToHand => "get",
        EventKind::Shuffle => "shuffle",
        EventKind::Discover => "discovers",
        EventKind::Restore => "restores",
        EventKind::ManaSpent => "spend_mana",
        EventKind::CorpsesSpent => "spend_corpses",
        EventKind::Prepare => "prepares",
        EventKind::StatsGained => "gains_stats",
        EventKind::Shatter => "shatters",
        EventKind::Excavate => "excavates",
        EventKind::DarkGift => "is_given_gift",
        EventKind::Forge => "forges",
        EventKind::Magnetize => "is_magnetized",
        EventKind::Reborn => "sees_reborn",
        EventKind::CorpsesGained => return format!("{who}.gain_corpses()"),
        EventKind::Targeted => "is_targeted_by",
    };
    let what = if of.what.is_always() { "CARD".to_owned() } else { condition(&of.what) };
    format!("{who}.{word}({what})")
}

fn aura(of: &Aura) -> String {
    // The shape of a card's own cost in hand has a word of its own.
    if let (Gives::Modifiers(modifiers), Active::Hand, Source::This) = (of.gives, of.active, of.to.from)
        && of.when.is_always()
    {
        return format!("costs({})", list(modifiers, modifier));
    }
    let active = active(of.active);
    let gives = match of.gives {
        Gives::Enchantment(id) => format!("gives({id:?})"),
        Gives::Modifiers(modifiers) => format!("have({})", list(modifiers, modifier)),
    };
    format!("aura({}){}{active}.{gives}", selector(&of.to), when(&of.when))
}

fn enchant(of: &Enchant) -> String {
    let mut said = format!("enchant({})", list(of.modifiers, modifier));
    if let Some(Aura { to, gives: Gives::Modifiers(modifiers), .. }) = &of.aura {
        said = format!("{said}.aura({}, {})", selector(to), list(modifiers, modifier));
    }
    if let Some(until) = &of.until {
        said = format!("{said}.until({})", event(until));
    }
    let lasts = match of.lasts {
        Lasts::Forever => "",
        Lasts::ThisTurn => ".this_turn()",
        Lasts::UntilYourNextTurn => ".until_your_next_turn()",
        Lasts::UntilEndOfYourNextTurn => ".until_end_of_your_next_turn()",
        Lasts::NextTurn => ".next_turn()",
        Lasts::Turns(n) => return format!("{said}.lasts_turns({n})"),
    };
    said + lasts
}

fn modifier(of: &Modifier) -> String {
    let (n, also) = (of.amount.n, of.also);
    let named = |name: &str| match of.op {
        Op::Add => format!("{name}.plus({n})"),
        Op::Set => format!("{name}.set({n})"),
        Op::Times if n == 2 => format!("{name}.doubled()"),
        Op::Times => format!("{name}.multiplied({n})"),
        Op::AtLeast => format!("{name}.no_less({n})"),
        Op::AtMost => format!("{name}.no_more({n})"),
    };
    let said = match (of.what, of.op) {
        (Attribute::Stats, Op::Set) => format!("become_stats({n}, {also})"),
        (Attribute::Stats, Op::Add | Op::Times | Op::AtLeast | Op::AtMost) => format!("plus({n}, {also})"),
        (Attribute::Attack, _) => named("ATTACK"),
        (Attribute::Health | Attribute::Durability, _) => named("HEALTH"),
        (Attribute::Cost, Op::Add) if n < 0 && also != 0 => format!("cost_less({}).not_below({also})", -n),
        (Attribute::Cost, Op::Add) if n < 0 => format!("cost_less({})", -n),
        (Attribute::Cost, Op::Add) => format!("cost_more({n})"),
        (Attribute::Cost, Op::AtLeast) => format!("cost_at_least({n})"),
        (Attribute::Cost, Op::Set) => format!("cost({n})"),
        (Attribute::Cost, Op::Times | Op::AtMost) => named("COST"),
        (Attribute::Tag(of), Op::Set) if n > 0 => format!("has({})", tag(of)),
        (Attribute::Tag(of), Op::Set) => format!("has_no({})", tag(of)),
        (Attribute::Tag(of), Op::AtLeast) => format!("has_at_least({}, {n})", tag(of)),
        (Attribute::Tag(of), Op::Add | Op::Times | Op::AtMost) => format!("plus_tag({}, {n})", tag(of)),
    };
    said + &per(&of.amount)
}

fn per(of: &Amount) -> String {
    if let Per::Each(which) = &of.per {
        format!(".for_each({})", selector(which))
    } else if let Per::UpTo(n) = of.per {
        format!(".up_to({n})")
    } else if let Per::One = of.per {
        String::new()
    } else {
        format!(".times({})", looked_up(&of.per))
    }
}

/// A number that is looked up, by itself.
fn looked_up(of: &Per) -> String {
    match of {
        Per::One => "fixed(1)".to_owned(),
        Per::Fixed(n) => format!("fixed({n})"),
        Per::Each(which) => format!("count({})", selector(which)),
        Per::Stat(stat, whose) => format!("{}.of({})", shout(&format!("{stat:?}")), selector(whose)),
        Per::Past(of) => format!("count_of({})", past(of)),
        Per::InARow(of) => format!("turns_in_a_row({})", past(of)),
        Per::Tag(tag, whose) => format!("number({}, {})", self::tag(*tag), selector(whose)),
        Per::ThatMuch => "THAT_MUCH".to_owned(),
        Per::Done => "DONE".to_owned(),
        Per::Different(..) if *of == SCHOOLS_CAST => "SCHOOLS_CAST".to_owned(),
        Per::Different(by, of) => format!("count_different(By::{by:?}, {})", past(of)),
        Per::Excess => "EXCESS".to_owned(),
        Per::Stored(n) => format!("stored({n})"),
        Per::Number => "ITS_NUMBER".to_owned(),
        Per::X => "X".to_owned(),
        Per::Sum(of) => format!("sum(&[{}])", of.iter().map(looked_up).collect::<Vec<_>>().join(", ")),
        Per::Half(of) => format!("half(&{})", looked_up(of)),
        Per::UpTo(n) => n.to_string(),
    }
}

/// `SpellDamage` as its constant is named: `SPELL_DAMAGE`.
fn shout(name: &str) -> String {
    let mut shouted = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !shouted.is_empty() {
            shouted.push('_');
        }
        shouted.extend(letter.to_uppercase());
    }
    shouted
}

fn past(of: &Past) -> String {
    use super::amount::{
        CARDS_YOU_PLAYED, CARDS_YOU_PLAYED_THIS_TURN, SPELLS_YOU_CAST, TIMES_EXCAVATED, TIMES_IMBUED, TIMES_INVOKED,
        YOUR_MINIONS_THAT_DIED,
    };
    let named = [
        (TIMES_EXCAVATED, "TIMES_EXCAVATED"),
        (TIMES_IMBUED, "TIMES_IMBUED"),
        (TIMES_INVOKED, "TIMES_INVOKED"),
        (CARDS_YOU_PLAYED, "CARDS_YOU_PLAYED"),
        (CARDS_YOU_PLAYED_THIS_TURN, "CARDS_YOU_PLAYED_THIS_TURN"),
        (SPELLS_YOU_CAST, "SPELLS_YOU_CAST"),
        (YOUR_MINIONS_THAT_DIED, "YOUR_MINIONS_THAT_DIED"),
    ];
    let bare = Past { that: Condition::Always, other: false, in_all: false, ..*of };
    let name = named.iter().find(|(known, _)| *known == bare).map(|(_, name)| (*name).to_owned());
    let name =
        name.unwrap_or_else(|| format!("past(Side::{:?}, Deed::{:?}, Window::{:?})", of.side, of.deed, of.window));
    let that = if of.that.is_always() { String::new() } else { format!(".that({})", condition(&of.that)) };
    name + &that + if of.other { ".other()" } else { "" } + if of.in_all { ".in_all()" } else { "" }
}

#[allow(clippy::too_many_lines, reason = "one arm a condition")]
fn condition(of: &Condition) -> String {
    match of {
        Condition::Always | Condition::Of(Side::Both) => "CARD".to_owned(),
        Condition::Not(Condition::Damaged) => "UNDAMAGED".to_owned(),
        Condition::Not(of) => format!("not(&{})", condition(of)),
        Condition::Any(of) => format!("any({})", list(of, condition)),
        Condition::All(of) => format!("all({})", list(of, condition)),
        Condition::Type(card_type) => shout(&format!("{card_type:?}")),
        Condition::Character => "CHARACTER".to_owned(),
        Condition::Race(of) => {
            use cardwright_data::Race;
            let named = matches!(
                of,
                Race::Beast
                    | Race::Demon
                    | Race::Dragon
                    | Race::Elemental
                    | Race::Murloc
                    | Race::Naga
                    | Race::Pirate
                    | Race::Totem
                    | Race::Undead
            );
            if *of == Race::Mechanical {
                "MECH".to_owned()
            } else if named {
                shout(&format!("{of:?}"))
            } else {
                format!("race(Race::{of:?})")
            }
        }
        Condition::School(of) => format!("school(SpellSchool::{of:?})"),
        Condition::Class(of) => format!("class(CardClass::{of:?})"),
        Condition::Rarity(of) => format!("rarity(Rarity::{of:?})"),
        Condition::Named(id) => format!("named({id:?})"),
        Condition::Of(Side::Friendly) => "FRIENDLY".to_owned(),
        Condition::Of(Side::Enemy) => "ENEMY".to_owned(),
        Condition::Has(GameTag::SECRET) => "SECRET".to_owned(),
        Condition::Has(GameTag::FROZEN) => "FROZEN".to_owned(),
        Condition::Has(of) => format!("with({})", tag(*of)),
        Condition::Damaged => "DAMAGED".to_owned(),
        Condition::Stat(stat, cmp, n) => {
            let cmp = match cmp {
                Cmp::Equal => "is",
                Cmp::AtLeast => "at_least",
                Cmp::AtMost => "at_most",
            };
            format!("{}.{cmp}({n})", shout(&format!("{stat:?}")))
        }
        Condition::Dead => "DEAD".to_owned(),
        Condition::Is(which) => format!("is(&{})", selector(which)),
        Condition::Heard(Cmp::AtLeast, n) => format!("that_many({n})"),
        Condition::Heard(Cmp::Equal, n) => format!("exactly({n})"),
        Condition::Heard(cmp, n) => format!("Condition::Heard(Cmp::{cmp:?}, {n})"),
        Condition::Fatal => "FATAL".to_owned(),
        Condition::Kindred => "KINDRED".to_owned(),
        Condition::Centered => "CENTERED".to_owned(),
        Condition::Plain => "PLAIN".to_owned(),
        Condition::StartedWithCosts(n) => format!("started_with_costs({n})"),
        Condition::DrawnThisTurn => "DRAWN_THIS_TURN".to_owned(),
        Condition::Among(of) => format!("among(&{})", past(of)),
        Condition::Lacks(cards) => format!("lacks({})", ids(cards)),
        Condition::Bears(id) => format!("bears({id:?})"),
        Condition::There(Cmp::AtLeast, 1, which) => format!("there_is(&{})", selector(which)),
        Condition::There(Cmp::AtLeast, n, which) => format!("there_are({n}, &{})", selector(which)),
        Condition::There(Cmp::AtMost, n, which) if *n > 0 => format!("there_are_at_most({n}, &{})", selector(which)),
        Condition::There(Cmp::AtMost, 0, which) => format!("there_is_no(&{})", selector(which)),
        Condition::More(these, than) => format!("more(&{}, &{})", selector(these), selector(than)),
        Condition::There(cmp, n, which) => format!("Condition::There(Cmp::{cmp:?}, {n}, &{})", selector(which)),
        Condition::Did(Cmp::AtLeast, n, of) => format!("has_done({n}, &{})", past(of)),
        Condition::Did(Cmp::AtMost, 0, of) => format!("has_not_done(&{})", past(of)),
        Condition::Did(cmp, n, of) => format!("Condition::Did(Cmp::{cmp:?}, {n}, &{})", past(of)),
        Condition::NoDuplicates(which) => format!("no_duplicates(&{})", selector(which)),
        Condition::StartedSingleton => "STARTED_SINGLETON".to_owned(),
        Condition::Combo => "Condition::Combo".to_owned(),
        Condition::So(Word::Outcast) => "OUTCAST".to_owned(),
        Condition::So(Word::Finale) => "FINALE".to_owned(),
        Condition::So(Word::Quickdraw) => "QUICKDRAW".to_owned(),
        Condition::So(word) => format!("Condition::So(Word::{word:?})"),
        Condition::TurnOf(Side::Friendly) => "ON_YOUR_TURN".to_owned(),
        Condition::TurnOf(of) => format!("Condition::TurnOf(Side::{of:?})"),
        Condition::Chance(n) => format!("chance({n})"),
        Condition::Joust => "JOUST".to_owned(),
        Condition::FromThePast => "FROM_THE_PAST".to_owned(),
        Condition::Newest => "NEWEST".to_owned(),
        Condition::TargetOf(which) => format!("target_of(&{})", selector(which)),
        Condition::MadeBy(which) => format!("made_by(&{})", selector(which)),
        Condition::Number(of, Cmp::Equal, n) => format!("equals(&{}, {n})", looked_up(of)),
        Condition::Number(of, Cmp::AtLeast, n) => format!("is_at_least(&{}, {n})", looked_up(of)),
        Condition::Number(of, cmp, n) => format!("Condition::Number(&{}, Cmp::{cmp:?}, {n})", looked_up(of)),
        Condition::Set(set) => {
            format!(
                "from_set({})",
                set.name().map_or_else(|| format!("CardSet({})", set.0), |name| format!("CardSet::{name}"))
            )
        }
        Condition::Odd(Stat::Cost) => "ODD_COST".to_owned(),
        Condition::Odd(Stat::Attack) => "ODD_ATTACK".to_owned(),
        Condition::Odd(stat) => format!("Condition::Odd(Stat::{stat:?})"),
        Condition::NewSchool(which) => format!("has_new_school(&{})", selector(which)),
        Condition::ManyRaces => "MULTIPLE_TYPES".to_owned(),
        Condition::Copied => "COPIED".to_owned(),
        Condition::SharesName(which) => format!("Condition::SharesName(&{})", selector(which)),
        Condition::DidDifferent(n, by, of) => format!("has_done_different({n}, By::{by:?}, &{})", past(of)),
        Condition::Itself => "ITSELF".to_owned(),
        Condition::AnotherClass => "ANOTHER_CLASS".to_owned(),
        Condition::StartedInDeck => "STARTED_IN_DECK".to_owned(),
        Condition::NewRace(which) => format!("has_new_race(&{})", selector(which)),
        Condition::SharesRace(which) => format!("Condition::SharesRace(&{})", selector(which)),
        Condition::Versus(stat, cmp, per) => {
            let word = match cmp {
                Cmp::Equal => "same_as",
                Cmp::AtLeast => "no_less_than",
                Cmp::AtMost => "no_more_than",
            };
            format!("{}.{word}(&{})", shout(&format!("{stat:?}")), looked_up(per))
        }
    }
}

/// What a player may choose, by the constants of the prelude.
const TARGETS: [(Side, Place, &str); 10] = [
    (Side::Both, Place::Characters, "TARGET"),
    (Side::Enemy, Place::Characters, "AN_ENEMY"),
    (Side::Friendly, Place::Characters, "A_FRIENDLY_CHARACTER"),
    (Side::Both, Place::Minions, "A_MINION"),
    (Side::Enemy, Place::Minions, "AN_ENEMY_MINION"),
    (Side::Friendly, Place::Minions, "A_FRIENDLY_MINION"),
    (Side::Both, Place::Heroes, "A_HERO"),
    (Side::Friendly, Place::Hand, "A_CARD_IN_YOUR_HAND"),
    (Side::Both, Place::Locations, "A_LOCATION"),
    (Side::Enemy, Place::Locations, "AN_ENEMY_LOCATION"),
];

/// The places that the prelude has constants for.
const PLACES: &[(Side, Place, &str)] = &[
    (Side::Friendly, Place::Graveyard, "YOUR_GRAVEYARD"),
    (Side::Enemy, Place::Graveyard, "ENEMY_GRAVEYARD"),
    (Side::Friendly, Place::Player, "YOU"),
    (Side::Enemy, Place::Player, "OPPONENT"),
    (Side::Both, Place::Player, "PLAYERS"),
    (Side::Friendly, Place::Heroes, "YOUR_HERO"),
    (Side::Enemy, Place::Heroes, "ENEMY_HERO"),
    (Side::Both, Place::Heroes, "HEROES"),
    (Side::Friendly, Place::Minions, "FRIENDLY_MINIONS"),
    (Side::Enemy, Place::Minions, "ENEMY_MINIONS"),
    (Side::Both, Place::Minions, "MINIONS"),
    (Side::Friendly, Place::Characters, "FRIENDLY_CHARACTERS"),
    (Side::Enemy, Place::Characters, "ENEMIES"),
    (Side::Both, Place::Characters, "CHARACTERS"),
    (Side::Friendly, Place::Weapon, "YOUR_WEAPON"),
    (Side::Enemy, Place::Weapon, "ENEMY_WEAPON"),
    (Side::Friendly, Place::HeroPower, "YOUR_HERO_POWER"),
    (Side::Enemy, Place::HeroPower, "ENEMY_HERO_POWER"),
    (Side::Friendly, Place::Hand, "YOUR_HAND"),
    (Side::Enemy, Place::Hand, "ENEMY_HAND"),
    (Side::Friendly, Place::Deck, "YOUR_DECK"),
    (Side::Enemy, Place::Deck, "ENEMY_DECK"),
    (Side::Friendly, Place::Dormant, "FRIENDLY_DORMANT"),
    (Side::Friendly, Place::Launchpad, "YOUR_LAUNCHPAD"),
    (Side::Friendly, Place::Board, "YOUR_BOARD"),
    (Side::Enemy, Place::Board, "ENEMY_BOARD"),
    (Side::Friendly, Place::Kept, "KEPT_WITH_YOU"),
    (Side::Friendly, Place::Proxy, "YOUR_CTHUN"),
    (Side::Both, Place::Dormant, "DORMANT_MINIONS"),
    (Side::Friendly, Place::Secrets, "YOUR_SECRETS"),
    (Side::Enemy, Place::Secrets, "ENEMY_SECRETS"),
    (Side::Both, Place::Secrets, "SECRETS"),
    (Side::Friendly, Place::Locations, "YOUR_LOCATIONS"),
    (Side::Both, Place::Locations, "LOCATIONS"),
];

fn name_of_place(names: &[(Side, Place, &'static str)], side: Side, place: Place) -> Option<&'static str> {
    names.iter().find(|(of, at, _)| (*of, *at) == (side, place)).map(|(_, _, name)| *name)
}

fn selector(of: &Selector) -> String {
    let base = match of.from {
        Source::Nobody => "NOBODY",
        Source::This => "THIS",
        Source::It => "IT",
        Source::That => "THAT",
        Source::Who => "WHO",
        Source::Creator => "CREATOR",
        Source::Remembered => "REMEMBERED",
        Source::Kept => "KEPT",
        Source::Offered => "OFFERED",
        Source::Unchosen => "UNCHOSEN",
        Source::StartingDeck => "YOUR_STARTING_DECK",
        Source::Played => "PLAYED_BY_YOU",
        Source::Several(several) => return format!("together({})", list(several, selector)) + &refined(of),
        Source::Target(side, place) => match name_of_place(&TARGETS, side, place) {
            Some(name) => name,
            None => return format!("Selector::new(Source::Target(Side::{side:?}, Place::{place:?}))") + &refined(of),
        },
        Source::At(Side::Friendly, Place::Graveyard) if of.that[0] == MINION => {
            let rest = Selector { that: [of.that[1], Condition::Always], ..*of };
            return "YOUR_DEAD_MINIONS".to_owned() + &refined(&rest);
        }
        Source::At(side, place) => match name_of_place(PLACES, side, place) {
            Some(name) => name,
            None => return format!("Selector::new(Source::At(Side::{side:?}, Place::{place:?}))") + &refined(of),
        },
    };
    match (base, of.other) {
        ("FRIENDLY_MINIONS", true) => "OTHER_FRIENDLY_MINIONS".to_owned() + &narrowed(of),
        ("MINIONS", true) => "OTHER_MINIONS".to_owned() + &narrowed(of),
        (base, _) => base.to_owned() + &refined(of),
    }
}

fn refined(of: &Selector) -> String {
    let other = if of.other { ".other()" } else { "" };
    format!("{other}{}", narrowed(of))
}

fn narrowed(of: &Selector) -> String {
    let near = match of.near {
        Near::Itself => "",
        Near::Neighbours => ".neighbours()",
        Near::WithNeighbours => ".with_neighbours()",
        Near::ItsHero => ".hero()",
        Near::ItsController => ".controller()",
        Near::ItsOpponent => ".opponent()",
        Near::ItsOriginal => ".original()",
        Near::InHand => ".hand_neighbours()",
        Near::AllLeft => ".all_to_the_left()",
        Near::AllRight => ".all_to_the_right()",
        Near::Left => ".to_the_left()",
        Near::Right => ".to_the_right()",
        Near::Distance(n) => return format!(".at_distance({n}){}", narrowed(&Selector { near: Near::Itself, ..*of })),
    };
    let that = of.that.iter().filter(|one| !one.is_always()).map(|one| format!(".that({})", condition(one)));
    format!("{near}{}{}", that.collect::<String>(), pick(of.pick))
}

fn pick(of: Pick) -> String {
    match of {
        Pick::All => String::new(),
        Pick::Random(1) => ".random()".to_owned(),
        Pick::Random(n) => format!(".random_of({n})"),
        Pick::Most(stat) => format!(".most({})", shout(&format!("{stat:?}"))),
        Pick::Least(stat) => format!(".least({})", shout(&format!("{stat:?}"))),
        Pick::First(n) => format!(".first({n})"),
        Pick::Different(n, by) => format!(".different({n}, By::{by:?})"),
        Pick::Last(n) => format!(".last({n})"),
    }
}

fn cost(of: &Cost) -> String {
    let way = |way: &[Part]| match way {
        [] => "Cost::FREE".to_owned(),
        [first, more @ ..] => {
            let more = more.iter().map(|more| format!(".and({})", part(*more)));
            format!("Cost::of({}){}", part(*first), more.collect::<String>())
        }
    };
    let ways: Vec<String> = of.alternatives().map(way).collect();
    ways.into_iter().reduce(|one, other| format!("{one}.or({other})")).unwrap_or_default()
}

/// Parts are written as they are; resources and cards have paths of their own.
fn part(of: Part) -> String {
    let resource = |of: Resource| match of {
        Resource::Pool(pool) => format!("Resource::Pool({})", self::pool(pool)),
        Resource::Mana | Resource::Health | Resource::Armor | Resource::Corpses => format!("Resource::{of:?}"),
    };
    let which = |of: Which| match of {
        Which::Any | Which::This => format!("Which::{of:?}"),
        Which::Type(it) => format!("Which::Type(CardType::{it:?})"),
        Which::Race(it) => format!("Which::Race(Race::{it:?})"),
        Which::School(it) => format!("Which::School(SpellSchool::{it:?})"),
    };
    match of {
        Part::Pool(pool, n) => format!("Part::Pool({}, {n})", self::pool(pool)),
        Part::X(of, least, most) => format!("Part::X({}, {least}, {most})", resource(of)),
        Part::All(of, least) => format!("Part::All({}, {least})", resource(of)),
        Part::Discard(n, of) => format!("Part::Discard({n}, {})", which(of)),
        Part::Destroy(n, of) => format!("Part::Destroy({n}, {})", which(of)),
        Part::Tap(n, of) => format!("Part::Tap({n}, {})", which(of)),
        Part::ToDeck(n, of) => format!("Part::ToDeck({n}, {})", which(of)),
        Part::Exile(n, of) => format!("Part::Exile({n}, {})", which(of)),
        Part::Free
        | Part::Or
        | Part::Mana(_)
        | Part::Health(_)
        | Part::Armor(_)
        | Part::Corpses(_)
        | Part::Exhaust
        | Part::Attack
        | Part::Once(_)
        | Part::Durability(_)
        | Part::Cooldown(_)
        | Part::Overload(_)
        | Part::Counter(..)
        | Part::AddCounter(..) => format!("Part::{of:?}"),
    }
}

fn pool(of: Pool) -> String {
    format!("Pool::new({}, {:?})", of.place(), of.symbol())
}

fn activatable(of: &Activatable) -> String {
    let limit = if of.limit == Limit::Always { "" } else { ".once()" };
    let active = active(of.active);
    let does = match of.does {
        Does::Effects => String::new(),
        does @ (Does::Text
        | Does::Card(..)
        | Does::Trade
        | Does::Forge
        | Does::Prepare
        | Does::Launch
        | Does::CastAndExile) => format!(".does(Does::{does:?})"),
    };
    let then = effects(of.effects);
    format!("activated({:?}, {}){}{active}{limit}{does}.then({then})", of.name, cost(&of.cost), when(&of.when))
}

fn what(of: &What) -> String {
    match of {
        What::Named(id) => format!("card({id:?})"),
        What::OneOf(cards) => format!("one_of({})", ids(cards)),
        What::OneMissing(cards) => format!("one_missing({})", ids(cards)),
        What::RandomOf(that, classes) => format!("random_of({}, Classes::{classes:?})", condition(that)),
        What::Costing(that, more, number) => format!("costing({}, {more}, {})", condition(that), looked_up(number)),
        What::LastPast(of) => format!("last_of({})", past(of)),
        What::Token(that) => format!("token({})", condition(that)),
        What::JadeGolem => "jade_golem()".to_owned(),
        What::Random(that) => format!("random({})", condition(that)),
        What::CopyOf(which) => format!("copy_of({})", selector(which)),
        What::Anew(which) => format!("anew({})", selector(which)),
        What::Themselves(which) => format!("the({})", selector(which)),
        What::FromPast(of) => format!("from_past({})", past(of)),
        What::EachPast(of, which) => format!("each_past({}){}", past(of), pick(*which)),
        What::Merged(which) => format!("merged_into({})", selector(which)),
        What::Choices { of, untaken: false } => format!("choices_of({})", selector(of)),
        What::Choices { of, untaken: true } => format!("other_choice_of({})", selector(of)),
        What::Rebuilt(of, which) => format!("rebuilt({}){}", past(of), pick(*which)),
    }
}

/// An effect: the verb, then whom, how many, how often and when, where they are not what the verb says by itself.
#[allow(clippy::too_many_lines, reason = "one arm a verb")]
fn effect(of: &Effect) -> String {
    let n = of.amount.n;
    let whom = || selector(&of.to);
    // What the word alone would be for, so that `.to` can be left out.
    let you = Source::At(Side::Friendly, Place::Player);
    let (said, usual, counted) = match &of.verb {
        Verb::Deal => (format!("deal({n})"), Source::Nobody, true),
        Verb::DealSplit => return format!("deal({n}){}.split_among({}){}", per(&of.amount), whom(), when(&of.when)),
        Verb::Heal => (format!("heal({n})"), Source::Nobody, true),
        Verb::DealBy(by) => (format!("deal({n}).by({})", selector(by)), Source::Nobody, true),
        Verb::ChangeDamage(Op::Times) => (format!("damage_multiplied({n})"), Source::That, true),
        Verb::ChangeDamage(Op::AtMost) => (format!("damage_at_most({n})"), Source::That, true),
        Verb::ChangeDamage(Op::Add) => (format!("damage_increased({n})"), Source::That, true),
        Verb::ChangeDamage(_) => ("prevent_damage()".to_owned(), Source::That, true),
        Verb::Remaining => (format!("set_remaining_health({n})"), Source::Nobody, true),
        Verb::Wear => (format!("lose_durability({n})"), Source::This, true),
        Verb::Remove => (format!("remove({})", whom()), of.to.from, false),
        Verb::Swap(other) => (format!("swap({}, {})", whom(), selector(other)), of.to.from, false),
        Verb::SpendCorpses if n == i16::MAX => ("spend_all_corpses()".to_owned(), you, true),
        Verb::SpendCorpses => (format!("spend_corpses({n})"), you, true),
        Verb::HandOver => (format!("hand_over({})", whom()), of.to.from, false),
        Verb::Deaths => ("deaths()".to_owned(), Source::Nobody, true),
        Verb::Remember => (format!("remember({})", whom()), of.to.from, false),
        Verb::Later(of) => (format!("later(&{})", answer(of, "does")), you, false),
        Verb::HealFully => (format!("heal_fully({})", whom()), of.to.from, false),
        Verb::Draw(Condition::Always) => (format!("draw({n})"), you, true),
        Verb::Draw(that) => (format!("draw_that({n}, {})", condition(that)), you, true),
        Verb::DrawUntil => (format!("draw_until({n})"), you, true),
        Verb::Begin(quest) => (format!("begin({})", what(quest)), you, false),
        Verb::Destroy => (format!("destroy({})", whom()), of.to.from, false),
        Verb::Summon(of) => (format!("summon({})", what(of)), you, false),
        Verb::AddToHand(of) => (format!("get({})", what(of)), you, false),
        Verb::ToDeck(of, Depth::Shuffled) => (format!("shuffle({})", what(of)), you, false),
        Verb::ToDeck(of, Depth::Top) => (format!("put_on_top({})", what(of)), you, false),
        Verb::ToDeck(of, Depth::Bottom) => (format!("put_at_bottom({})", what(of)), you, false),
        Verb::Equip(of) => (format!("equip({})", what(of)), you, false),
        Verb::Attach(id) => (format!("attach({id:?})"), Source::This, false),
        Verb::Lend(modifiers, lasts) => {
            (format!("lend({}, Lasts::{lasts:?})", list(modifiers, modifier)), Source::This, false)
        }
        Verb::Give(modifiers) => (format!("give({})", list(modifiers, modifier)), Source::This, false),
        Verb::Silence => (format!("silence({})", whom()), of.to.from, false),
        Verb::Freeze => (format!("freeze({})", whom()), of.to.from, false),
        Verb::Transform(into) => (format!("transform({}, {})", whom(), what(into)), of.to.from, false),
        Verb::Return => (format!("return_to_hand({})", whom()), of.to.from, false),
        Verb::Discard => (format!("discard({})", whom()), of.to.from, false),
        Verb::Armor => (format!("armor({n})"), Source::At(Side::Friendly, Place::Heroes), true),
        Verb::Crystals { full: true } => (format!("crystals({n})"), you, true),
        Verb::Crystals { full: false } => (format!("empty_crystals({n})"), you, true),
        Verb::Mana => (format!("gain_mana({n})"), you, true),
        Verb::Refresh if n == i16::MAX => ("refresh_all()".to_owned(), you, true),
        Verb::Refresh => (format!("refresh({n})"), you, true),
        Verb::SpendMana => ("spend_all_mana()".to_owned(), you, false),
        Verb::DestroyCrystals => (format!("destroy_crystals({n})"), you, true),
        Verb::Unlock => ("unlock()".to_owned(), you, false),
        Verb::Pool(of) => (format!("gain({n}, {})", pool(*of)), you, true),
        Verb::Corpses => (format!("corpses({n})"), you, true),
        Verb::Ready => (format!("ready({})", whom()), of.to.from, false),
        Verb::TakeControl => (format!("take_control({})", whom()), of.to.from, false),
        Verb::SwapStats => (format!("swap_stats({})", whom()), of.to.from, false),
        Verb::SwapNumber(of_what, with) => (
            format!("swap_number({}, {}, {})", shout(&format!("{of_what:?}")), whom(), selector(with)),
            of.to.from,
            false,
        ),
        Verb::Fatigue => ("take_fatigue()".to_owned(), you, false),
        Verb::SortDeck(by) => (format!("sort_deck({})", shout(&format!("{by:?}"))), you, false),
        Verb::Inherit(which) => (format!("gain_deathrattle_of({})", selector(which)), Source::This, false),
        Verb::Counter => (format!("counter({})", whom()), of.to.from, false),
        Verb::Redirect => (format!("redirect_to({})", whom()), of.to.from, false),
        Verb::Cast(of) => (format!("cast({})", what(of)), you, false),
        Verb::BecomeHero(of) => (format!("become_hero({})", what(of)), you, false),
        Verb::HeroPower(of) => (format!("become_hero_power({})", what(of)), you, false),
        Verb::MakeAttack(victim) => (format!("make_attack({}, {})", whom(), selector(victim)), of.to.from, false),
        Verb::Trigger(word) => (format!("trigger(Word::{word:?}, {})", whom()), of.to.from, false),
        Verb::Repeat(word, of) => (format!("repeat(Word::{word:?}, {})", what(of)), Source::This, false),
        Verb::Discover { offer, shown, then, rest } => (discover(offer, *shown, then, rest), you, false),
        Verb::AtRandom(texts) => (format!("at_random({})", list(texts, |text| effects(text))), you, false),
        Verb::Dormant => (format!("make_dormant({}, {n})", whom()), of.to.from, true),
        Verb::Launch => (format!("launch({})", whom()), of.to.from, false),
        Verb::Awaken => (format!("awaken({})", whom()), of.to.from, false),
        Verb::AwakenSooner => (format!("awaken_sooner({}, {n})", whom()), of.to.from, true),
        Verb::Choose(texts) => (format!("choose({})", list(texts, |text| effects(text))), you, false),
        Verb::Either(then, []) => return format!("if_({}, {})", condition(&of.when), effects(then)),
        Verb::Either(then, otherwise) => {
            return format!("either({}, {}, {})", condition(&of.when), effects(then), effects(otherwise));
        }
        Verb::Times(of) => (format!("times({n}, {})", effects(of)), Source::Nobody, true),
        Verb::Pay(of, then) => (format!("pay({}, {})", cost(of), effects(then)), you, false),
        Verb::BonusEffect => (format!("bonus_effects({n})"), Source::This, true),
        Verb::Bestow => (format!("bestow({})", whom()), of.to.from, false),
        Verb::Deed(KeywordAction::Excavate) => ("excavate()".to_owned(), you, false),
        Verb::Deed(KeywordAction::Invoke) => ("invoke()".to_owned(), you, false),
        Verb::Deed(KeywordAction::Imbue) => ("imbue()".to_owned(), you, false),
        Verb::Deed(KeywordAction::Herald) => ("herald()".to_owned(), you, false),
        Verb::Look => (format!("with_each({})", whom()), of.to.from, false),
        Verb::Store(counter) => (format!("store({counter}, {n})"), Source::This, true),
        Verb::Improve => (format!("improve({n})"), Source::This, true),
        Verb::Native(of) => (
            format!("native({:?}, {}, {})", of.name, of.name, list(of.texts, |text| effects(text))),
            Source::Nobody,
            false,
        ),
        Verb::EndTurn => ("end_turn()".to_owned(), you, false),
        Verb::Keep(kept) => (format!("keep({}, {})", what(kept), whom()), of.to.from, false),
        Verb::Each(then) => (format!("each({}, {})", whom(), effects(then)), of.to.from, false),
        Verb::Overload => (format!("overload({n})"), you, true),
        Verb::CastAt(of, at) => (format!("cast_at({}, {})", what(of), selector(at)), you, false),
        Verb::EndOfTurn => (format!("trigger_end_of_turn({})", whom()), of.to.from, false),
        Verb::MaxMana => (format!("raise_max_mana({n})"), you, true),
        Verb::MaxHand => (format!("set_max_hand({n})"), you, true),
        Verb::Rotate { left } => (format!("rotate_minions({left})"), Source::Nobody, false),
        Verb::Prolong => (format!("prolong({}, {n})", whom()), of.to.from, true),
        Verb::Advance(into) => (format!("advance({into:?})"), Source::This, false),
        Verb::DarkGift => (format!("dark_gift({})", whom()), of.to.from, false),
        Verb::SwapClass => (format!("swap_class({})", whom()), of.to.from, false),
        Verb::Make(of) => (format!("make({})", what(of)), you, false),
        Verb::Merge(which) => (format!("merge({})", selector(which)), Source::This, false),
        Verb::Play => (format!("play({})", whom()), of.to.from, false),
        Verb::PlayAt(at) => (format!("play_at({}, {})", whom(), selector(at)), of.to.from, false),
        Verb::CastAgain => (format!("cast_again({})", whom()), of.to.from, false),
        Verb::ExtraTurn => ("extra_turn()".to_owned(), you, false),
        Verb::SecondHeroPower(of) => (format!("get_second_hero_power({})", what(of)), you, false),
        Verb::Record => ("record()".to_owned(), you, false),
        Verb::RepeatThis => ("repeat_this()".to_owned(), Source::Nobody, false),
        Verb::MoveInHand { left: true } => (format!("move_to_left_end({})", whom()), of.to.from, false),
        Verb::MoveInHand { left: false } => (format!("move_to_right_end({})", whom()), of.to.from, false),
        Verb::UpgradeHeroPower => ("upgrade_hero_power()".to_owned(), you, false),
        Verb::Rewind(true) => ("rewind_timeline()".to_owned(), you, false),
        Verb::Rewind(false) => ("keep_timeline()".to_owned(), you, false),
    };
    let plain = Selector::new(usual);
    let named = matches!(usual, from if from == of.to.from && said.contains(&whom()));
    let to = if of.to == plain || named { String::new() } else { format!(".to({})", whom()) };
    let copies = if counted || n == 1 { String::new() } else { format!(".copies({n})") };
    let times = if of.times == 1 { String::new() } else { format!(".repeated({})", of.times) };
    format!("{said}{copies}{}{to}{times}{}", per(&of.amount), when(&of.when))
}

fn discover(of: &Offer, shown: u8, then: &[Effect], rest: &[Effect]) -> String {
    let takes = effects(then) == "&[get(the(IT))]" && rest.is_empty() && shown == 3;
    let temporary = super::verb::discover_temporary(&[]);
    let said = match of {
        Offer::Cards(cards) if matches!(temporary.verb, Verb::Discover { then: end, .. } if end == then) => {
            return format!("discover_temporary({})", ids(cards));
        }
        Offer::Cards(cards) if shown == u8::MAX && rest.is_empty() => {
            return format!("choose_card({}, {})", ids(cards), effects(then));
        }
        Offer::Tokens(that) if *that == ADAPTATION => return format!("adapt({})", effects(then)),
        Offer::Tokens(that) => format!("Offer::Tokens({})", condition(that)),
        Offer::Past(of) => format!("Offer::Past({})", past(of)),
        Offer::Pool(that, Classes::Own) if takes => return format!("discover({})", condition(that)),
        Offer::Pool(that, classes) if takes => {
            return format!("discover_of({}, Classes::{classes:?})", condition(that));
        }
        Offer::Entities(which) if shown == u8::MAX => {
            return format!("choose_from({}, {}, {})", selector(which), effects(then), effects(rest));
        }
        Offer::Entities(which) if takes => return format!("discover_from({})", selector(which)),
        Offer::Pool(that, classes) => format!("Offer::Pool({}, Classes::{classes:?})", condition(that)),
        Offer::Cards(cards) => format!("Offer::Cards({})", ids(cards)),
        Offer::Entities(which) => format!("Offer::Entities({})", selector(which)),
    };
    let many = if shown == 3 { String::new() } else { format!(".shown({shown})") };
    if !rest.is_empty() {
        return format!("offer_rest({said}, {}, {}){many}", effects(then), effects(rest));
    }
    format!("offer({said}, {}){many}", effects(then))
}
