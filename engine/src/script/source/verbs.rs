//! Effects as words: the verb and everything behind it.
use super::super::aura::Op;
use super::super::condition::Condition;
use super::super::effect::{Classes, Depth, Effect, KeywordAction, Offer, Verb, What};
use super::super::selector::{Place, Selector, Side, Source};
use super::super::verb::ADAPTATION;
use super::{answer, condition, cost, effects, ids, list, looked_up, modifier, past, per, selector, when};

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
        What::Themselves(which) => format!("the({})", selector(which)),
        What::FromPast(of) => format!("from_past({})", past(of)),
        What::EachPast(of) => format!("each_past({})", past(of)),
    }
}

/// An effect: the verb, then whom, how many, how often and when, where they are not what the verb says by itself.
pub(super) fn effect(of: &Effect) -> String {
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
        Verb::Refresh => (format!("refresh({n})"), you, true),
        Verb::SpendMana => ("spend_all_mana()".to_owned(), you, false),
        Verb::DestroyCrystals => (format!("destroy_crystals({n})"), you, true),
        Verb::Unlock => ("unlock()".to_owned(), you, false),
        Verb::Pool(of) => (format!("gain({n}, {})", super::pool(*of)), you, true),
        Verb::Corpses => (format!("corpses({n})"), you, true),
        Verb::Ready => (format!("ready({})", whom()), of.to.from, false),
        Verb::TakeControl => (format!("take_control({})", whom()), of.to.from, false),
        Verb::SwapStats => (format!("swap_stats({})", whom()), of.to.from, false),
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
    };
    let plain = Selector::new(usual);
    let named = matches!(usual, from if from == of.to.from && said.contains(&whom()));
    let to = if of.to == plain || named { String::new() } else { format!(".to({})", whom()) };
    let copies = if counted || n == 1 { String::new() } else { format!(".copies({n})") };
    let times = if of.times == 1 { String::new() } else { format!(".repeated({})", of.times) };
    format!("{said}{copies}{}{to}{times}{}", per(&of.amount), when(&of.when))
}

fn discover(of: &Offer, shown: u8, then: &[Effect], rest: &[Effect]) -> String {
    let takes = effects(then) == "&[get(the(IT))]" && rest.is_empty();
    let temporary = super::super::verb::discover_temporary(&[]);
    let said = match of {
        Offer::Cards(cards) if matches!(temporary.verb, Verb::Discover { then: end, .. } if end == then) => {
            return format!("discover_temporary({})", ids(cards));
        }
        Offer::Cards(cards) if shown == u8::MAX => return format!("choose_card({}, {})", ids(cards), effects(then)),
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
    if !rest.is_empty() {
        return format!("offer_rest({said}, {}, {})", effects(then), effects(rest));
    }
    format!("offer({said}, {})", effects(then))
}
