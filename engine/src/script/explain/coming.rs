//! Cards that come somewhere: what is summoned, taken into the hand, put into a deck.
use super::cards::copied;
use super::nouns::Number;
use super::plural::plural_of;
use super::{Explain, article};
use crate::script::prelude::*;

impl Explain<'_> {
    #[expect(clippy::too_many_lines, reason = "one line a verb")]
    pub(super) fn comes(&self, effect: &Effect) -> String {
        let Effect { verb, to, amount, .. } = effect;
        let n = amount.said();
        let whom = || self.selector(to, Number::Many);
        let per = || match amount.per {
            Per::UpTo(_) => String::new(),
            per => self.per(&per),
        };
        let yours = || match to.from {
            Source::At(Side::Friendly, Place::Player) => "your".to_owned(),
            _ => self.possessive(to),
        };
        match verb {
            Verb::Summon(What::Themselves(from)) if self.variants && matches!(to.from, Source::At(Side::Enemy, _)) => {
                let from = self.selector(from, Number::One).replace(" in your opponent's ", " from their ");
                format!("your opponent ‹summons {from}|puts {from} into the battlefield›")
            }
            Verb::Summon(What::Themselves(from))
                if self.variants && from.from == Source::It && !from.that[0].is_always() =>
            {
                let those = self.selector(from, Number::Many);
                format!("‹summon {those}|put {those} directly into the battlefield›")
            }
            Verb::Summon(What::Themselves(from)) if self.variants && matches!(from.pick, Pick::Random(_)) => {
                let from = self.selector(from, Number::One);
                let per = per();
                if !per.is_empty() {
                    return format!("‹summon {from}{per}|{per} summon {from}›");
                }
                format!(
                    "‹summon {from}|Recruit {}|put {from} into the battlefield›",
                    from.replace(" from your deck", "").replace(" ‹in|from› your deck", "")
                )
            }
            Verb::Summon(What::Themselves(from))
                if self.variants && from.pick == Pick::All && from.from == YOUR_HAND.from =>
            {
                let cards = self.placed(&plural_of(&self.kind(&from.that[0], "minion")), " ‹in|from› your hand");
                format!("‹summon all {cards}|put all {cards} into the battlefield›")
            }
            Verb::Summon(What::EachPast(past)) if self.variants && past.deed == Deed::Died => {
                let one = self.past(past);
                let noun = one.trim_start_matches("friendly ");
                let (bare, when) = noun.split_once(" that died ").unwrap_or((noun, ""));
                let all = format!("friendly {}", plural_of(bare));
                let when = if when == "this game" {
                    self.or(&[" that died this game", ""])
                } else {
                    format!(" that died {when}")
                };
                format!("‹summon|resurrect› ‹all ‹|your ›{all}|your {}›{when}", plural_of(bare))
            }
            Verb::Summon(What::FromPast(_) | What::EachPast(_) | What::LastPast(_)) if self.variants => {
                let Verb::Summon(what) = verb else { return String::new() };
                let bare = match what {
                    What::FromPast(past) if n == 1 => {
                        format!("|resurrect {}", article(&self.kind(&past.that, "minion")))
                    }
                    _ => String::new(),
                };
                format!("‹‹summon|resurrect› {}{bare}›", self.what(what, n))
            }
            Verb::Summon(what) if n == 7 && self.variants => {
                let many = self.what(what, 7);
                let fill = many.replacen("‹seven|7› ", "", 2);
                let board = match to.from {
                    Source::At(Side::Both, Place::Player) => "each player's",
                    Source::At(Side::Enemy, _) => "your opponent's",
                    _ => "your",
                };
                let whose = if board == "your opponent's" { " for your opponent" } else { "" };
                format!(
                    "‹summon {many}{whose}|fill {board} board with {fill}|summon {fill} until your side of the battlefield is full›"
                )
            }
            Verb::Summon(what) => {
                let who = match to.from {
                    Source::At(Side::Friendly, Place::Player) => String::new(),
                    _ => format!(" for {}", whom()),
                };
                if self.variants && n == 1 && to.from == Source::At(Side::Enemy, Place::Player) {
                    let (what, per) = (self.what(what, n), per());
                    return format!("‹summon ‹{what}|one›{who}{per}|{per} summon {what}{who}›");
                }
                let again = match what {
                    What::CopyOf(of) if self.variants && to.near == Near::ItsController => {
                        format!("|resummon {}", self.selector(of, Number::One))
                    }
                    What::CopyOf(of) if self.variants && of.from == Source::It && effect.when != Condition::Always => {
                        "|summon a new copy".to_owned()
                    }
                    What::CopyOf(of) if self.variants && *of == THIS => "|resummon ‹this‹| minion›|it›".to_owned(),
                    _ => String::new(),
                };
                if !again.is_empty() && n == 1 && effect.amount.per == Per::One {
                    return format!("‹summon {}{who}{again}›", self.what(what, n));
                }
                let (what, per) = (self.what(what, n), per());
                if per.is_empty() || !self.variants {
                    format!("summon {what}{who}{per}")
                } else {
                    format!("‹summon {what}{who}{per}|{per} summon {what}{who}›")
                }
            }
            Verb::AddToHand(What::Themselves(Selector {
                from: Source::At(Side::Friendly, Place::Deck),
                pick,
                that: [that, _],
                ..
            })) if self.variants && matches!(pick, Pick::Most(Stat::Cost) | Pick::Least(Stat::Cost)) => {
                let most = if matches!(pick, Pick::Most(_)) { "highest" } else { "lowest" };
                let noun = self.kind(that, "card");
                format!("draw ‹your {most} Cost {noun}|the {most} Cost {noun} from your deck›")
            }
            Verb::AddToHand(what) => match to.from {
                Source::At(Side::Friendly, Place::Player) if self.variants => {
                    let copied_card = self.copied_card(what);
                    let says = self.says_itself(what);
                    // "add a random spell to your hand (from your opponent's class)"
                    let classes = match what {
                        What::RandomOf(that, classes) => {
                            Some((self.what(&What::Random(*that), n), self.from(*classes)))
                        }
                        _ => None,
                    };
                    let taken = matches!(what, What::Themselves(it) if it.from == Source::It);
                    let each_past = matches!(what, What::EachPast(_));
                    let what = self.what(what, n);
                    let per = per();
                    let put = format!(
                        "get {what}|you get {what}|add {what} to your hand|get {what} to your hand|put {what} ‹in|into› your hand|add {what}"
                    );
                    let put = if taken { format!("{put}|draw {what}|return {what} to your hand") } else { put };
                    let put = if each_past { format!("{put}|return {what} to your hand") } else { put };
                    let put = match classes {
                        Some((bare, from)) => format!("{put}|add {bare} to your hand{from}"),
                        None => put,
                    };
                    let put = if what.starts_with("a random ") {
                        let plain = what.replacen("a random ", "‹a|an› ", 1);
                        format!("{put}|add {plain} to your hand")
                    } else {
                        put
                    };
                    let put = if n >= 10 {
                        let many = what.replacen("‹ten|10› ", "", 1);
                        format!(
                            "{put}|fill your hand with {many}|fill your hand with {}",
                            many.replacen("random ", "", 1)
                        )
                    } else {
                        put
                    };
                    let put = match what.strip_prefix("a copy‹| of ").and_then(|of| of.strip_suffix('›')) {
                        Some(of) => format!("{put}|copy {of}"),
                        None if what.starts_with("‹a copy of ") => put + &copied(&what),
                        None => put,
                    };
                    let put = match what.strip_prefix("a copy‹| of ") {
                        Some(it) => {
                            let it = it.trim_end_matches('›').to_owned() + "›";
                            format!(
                                "{put}|copy {it}|put another copy into your hand|add a Golden copy of {it} to your hand"
                            )
                        }
                        None => put,
                    };
                    let put = match copied_card {
                        Some(copied) => put + &copied,
                        None => put,
                    };
                    if per.is_empty() {
                        format!("‹{put}›{says}")
                    } else {
                        format!("‹‹{put}›{per}|{per} ‹{put}››")
                    }
                }
                Source::At(Side::Friendly, Place::Player) => format!("get {}{}", self.what(what, n), per()),
                Source::At(Side::Enemy, Place::Player) if self.variants => {
                    let what = self.what(what, n);
                    format!(
                        "‹give your opponent {what}|give your opponent one|put {what} into your opponent's hand|add {what} to your opponent's hand›{}",
                        per()
                    )
                }
                Source::At(Side::Both, Place::Player) if self.variants => {
                    let what = self.what(what, n);
                    format!(
                        "‹give each player {what}|put {what} into each player's hand|add {what} to each player's hand›{}",
                        per()
                    )
                }
                _ => format!("put {} into {} hand{}", self.what(what, n), yours(), per()),
            },
            Verb::ToDeck(What::Themselves(card), Depth::Shuffled)
                if self.variants && matches!(card.from, Source::Target(_, Place::Hand)) =>
            {
                let card = self.selector(card, Number::One);
                format!("‹choose {card} to shuffle into your deck|shuffle {card} into your deck›")
            }
            Verb::ToDeck(what, depth) => {
                let depth = match depth {
                    Depth::Shuffled => "shuffle",
                    Depth::Top => "put on top:",
                    Depth::Bottom => "put at the bottom:",
                };
                let says = self.says_itself(what);
                let what = self.what(what, n);
                let whose = if self.variants && to.from == Source::At(Side::Enemy, Place::Player) {
                    "‹your opponent's|the opponent's|the enemy›".to_owned()
                } else {
                    yours()
                };
                if !self.variants {
                    return format!("{depth} {what} into {whose} deck");
                }
                let (into, put) = (format!("{what} into {whose} deck"), format!("put {what}"));
                match depth {
                    "shuffle" => format!("‹shuffle {into}|put {into}›{says}"),
                    "put on top:" => format!("{put} on ‹the |›top of {whose} deck"),
                    _ => format!("{put} ‹on|at› the bottom of {whose} deck"),
                }
            }
            _ => String::new(),
        }
    }
}
