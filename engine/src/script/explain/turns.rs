//! Turns of phrase: what texts say in other words than the verb's own.
use super::Explain;
use super::nouns::Number;
use super::plural::plural_of;
use crate::script::prelude::*;

/// A printed phrase with other words for it.
fn or_else(said: String, others: &[String]) -> String {
    if others.is_empty() { said } else { format!("‹{said}|{}›", others.join("|")) }
}

impl Explain<'_> {
    /// An effect with all that texts say for it besides.
    pub(super) fn turned(&self, effect: &Effect, said: String) -> String {
        let n = effect.amount.said();
        let whom = || self.selector(&effect.to, Number::Many);
        let mut others = Vec::new();
        match &effect.verb {
            Verb::Destroy if effect.to == THIS => others.push("die".to_owned()),
            Verb::Destroy if effect.to == YOUR_DECK => others.push("destroy your deck".to_owned()),
            Verb::Armor if n < 0 => return format!("lose {} Armor", -n),
            Verb::DestroyCrystals if effect.to == PLAYERS => {
                return format!("destroy {} Mana Crystal for each player", self.counted(n));
            }
            Verb::DestroyCrystals if n >= 10 => others.push("set your Mana Crystals to 0".to_owned()),
            Verb::DrawUntil if effect.to == PLAYERS => {
                return format!("‹both players|each player› draw until they have {} cards", self.counted(n));
            }
            Verb::Corpses if effect.amount.per != Per::One => {
                let corpses =
                    if n == 1 { "‹a|1› Corpse".to_owned() } else { format!("{} Corpses", self.counted(n)) };
                return format!("gain {corpses}{}", self.per(&effect.amount.per));
            }
            Verb::Repeat(Word::Deathrattle, What::EachPast(past)) if past.deed == Deed::Died => {
                others.push("trigger the Deathrattle of every friendly minion that died this game".to_owned());
            }
            Verb::Cast(What::Themselves(from)) if from.from == YOUR_DECK.from => {
                others.push(format!("cast another {} from your deck", self.kind(&from.that[0], "card")));
            }
            Verb::Cast(What::Themselves(from)) if from.from == YOUR_HAND.from && from.that[0] == SECRET => {
                others.push("cast it".to_owned());
            }
            Verb::Cast(What::LastPast(past)) if past.side == Side::Enemy => {
                others.push(format!("cast a copy of the last {} your opponent played", self.kind(&past.that, "card")));
            }
            Verb::AddToHand(What::Themselves(from))
                if effect.times > 1 && from.from == YOUR_DECK.from && from.pick == Pick::Least(Stat::Cost) => {}
            Verb::AddToHand(What::CopyOf(from)) if matches!(from.pick, Pick::Random(1)) => {
                let one = self.selector(from, Number::One);
                others.push(format!("create a Golden copy of {one}"));
            }
            Verb::AddToHand(What::FromPast(_)) => {
                let Verb::AddToHand(what) = &effect.verb else { return said };
                others.push(format!("return {} to your hand", self.what(what, n)));
            }
            Verb::AddToHand(what @ What::Named(_)) if n >= 10 && effect.to == OPPONENT => {
                let many = self.what(what, n).replacen("‹ten|10› ", "", 2);
                others.push(format!("fill your opponent's hand with {many}"));
            }
            Verb::Summon(What::Themselves(from)) if from.from == YOUR_DECK.from => {
                let named = matches!(from.that[0], Condition::Named(_));
                if named {
                    others.push(format!("summon a {} from your deck", self.kind(&from.that[0], "minion")));
                }
            }
            Verb::Summon(what) if effect.amount.per == Per::Done => {
                let many = self.what(what, 2).replacen("‹two|2› ", "", 3);
                others.push(format!("summon that many {many}"));
            }
            Verb::Discover {
                offer: Offer::Entities(which),
                then: [Effect { verb: Verb::Discard, .. }],
                rest: [],
                ..
            } if which.from == Source::It => {
                others.push("choose one to discard".to_owned());
            }
            Verb::Discover { offer: Offer::Entities(which), then: [Effect { verb: Verb::ToDeck(..), .. }], .. }
                if *which == YOUR_HAND =>
            {
                others.push("pick from 3 cards in your hand to shuffle into your deck".to_owned());
            }
            // "If you're holding a Dragon, deal 1 more."
            Verb::Either([.., more], [before @ .., less])
                if (more.verb, more.to, less.verb) == (Verb::Deal, less.to, Verb::Deal)
                    && more.amount.n > less.amount.n =>
            {
                let otherwise =
                    self.clause(if let Verb::Either(_, otherwise) = effect.verb { otherwise } else { before });
                let (when, n) = (self.condition(&effect.when), more.amount.n - less.amount.n);
                others.push(format!("{otherwise}. If {when}, deal ‹$|›{n} ‹damage |›more"));
            }
            Verb::Give(modifiers) => self.gifts_turned(&effect.to, modifiers, &said, &mut others),
            Verb::Attach(card) => self.gifts_turned(&effect.to, self.given_by(card), &said, &mut others),
            Verb::Lend(modifiers, Lasts::ThisTurn) if **modifiers == [has(GameTag::CANNOT_ATTACK_HEROES)] => {
                others.push(format!("{} can't attack heroes this turn", whom()));
            }
            _ => {}
        }
        or_else(said, &others)
    }

    /// "make them 2/2", "this minion gains Immune", "give your minions +1/+1 (wherever they are)", "give your Murlocs an
    /// extra +1/+1".
    fn gifts_turned(&self, to: &Selector, modifiers: &[Modifier], said: &str, others: &mut Vec<String>) {
        let whom = self.selector(to, Number::Many);
        let gift = self.modifiers(modifiers);
        match modifiers {
            [one] if one.what == Attribute::Stats && one.op == Op::Set && one.amount.per == Per::One => {
                others.push(format!("make {whom} {}/{}", one.amount.n, one.also));
            }
            [one] if *one == ATTACK.plus(1).times(Per::X) && said.contains("equal to ‹its|") => {
                others.push(format!("{whom} gain its Attack"));
            }
            _ if modifiers.iter().any(|one| matches!(one.what, Attribute::Cost) || one.amount.per != Per::One) => {}
            _ if *to == THIS => others.push(format!("{whom} gains {gift}")),
            _ => others.push(format!("give {whom} ‹|an extra ›{gift}‹| more›")),
        }
        if let Source::Several([hand, deck, board]) = to.from
            && hand.from == YOUR_HAND.from
            && deck.from == YOUR_DECK.from
            && board.from == FRIENDLY_MINIONS.from
        {
            let fellows = plural_of(&self.kind(&board.that[0], "minion"));
            if board.other {
                others.push(format!("give {gift} to all other {fellows} in your hand, deck and battlefield"));
            } else {
                others.push(format!("give your {fellows} {gift} (wherever they are)"));
            }
        }
        if let Source::Several([hand, _, weapon]) = to.from
            && hand.that[0] == WEAPON
            && *weapon == YOUR_WEAPON
        {
            others.push(format!("give all weapons in your hand, deck, and battlefield {gift}"));
        }
    }

    /// An effect behind another with all that texts say for it besides.
    pub(super) fn turned_after(&self, before: &Effect, effect: &Effect, said: String) -> String {
        let n = effect.amount.said();
        let mut others = Vec::new();
        match (&before.verb, &effect.verb) {
            (Verb::Draw(_), Verb::DrawUntil) => {
                others.push(format!("repeat until you have at least {} cards", self.counted(n)));
            }
            (Verb::Deal, Verb::Deal) if before.amount == effect.amount && effect.when.is_always() => {
                let whom = self.selector(&effect.to, Number::Many);
                others.extend([whom.replace(" minion", " one"), whom]);
            }
            (Verb::Deal, Verb::Deal) if !effect.when.is_always() && effect.when(Condition::Always) == *before => {
                let mark = if said.contains('$') { "‹$|›" } else { "" };
                others.push(format!("if {}, deal {mark}{n} damage again", self.condition(&effect.when)));
            }
            (Verb::Summon(_), Verb::Summon(_))
                if !effect.when.is_always() && effect.when(Condition::Always) == *before && n == 1 =>
            {
                others.push(format!("if {}, summon one more", self.condition(&effect.when)));
            }
            (Verb::Armor, Verb::Later(Trigger { then: [Effect { verb: Verb::Armor, amount, .. }], .. })) => {
                others.push(format!("at the start of your next turn, gain {} more", amount.n));
            }
            (Verb::Transform(_), Verb::Transform(_)) => others.push(said.replace("transform", "").replace("turn", "")),
            (Verb::Discover { .. }, Verb::Deal) if *before == dredge() => others.push(format!("reveal it and {said}")),
            (Verb::Summon(_), Verb::Dormant) => {
                let turns = if n == 1 { "1 turn".to_owned() } else { format!("{} turns", self.counted(n)) };
                others.push(format!("it's Dormant for {turns}"));
            }
            (Verb::Summon(What::CopyOf(_)), Verb::MakeAttack(victim)) => {
                others.push(format!("attack {}", self.selector(victim, Number::One)));
            }
            _ => {}
        }
        match effect.when {
            Condition::So(so) => {
                let again = effect.when(Condition::Always);
                let more = match again.verb {
                    Verb::Summon(_) => "|summon another|summon one more",
                    Verb::Draw(_) => "|draw another",
                    Verb::Discover { .. } => "|Discover another",
                    _ => "",
                };
                let gift = match again.verb {
                    Verb::Give(modifiers) => format!("|and {}", self.modifiers(modifiers)),
                    Verb::Attach(card) => format!("|and {}", self.modifiers(self.given_by(card))),
                    _ => String::new(),
                };
                others.push(format!("{}: ‹{}{more}{gift}›", super::word(so), self.effect(&again)));
            }
            Condition::Stat(Stat::ManaCrystals, Cmp::AtLeast, n) => {
                others.push(format!("Manathirst (‹{n}|@›): {}", self.effect(&effect.when(Condition::Always))));
            }
            _ => {}
        }
        or_else(said, &others)
    }

    /// What texts say of several effects at once; how many those are.
    pub(super) fn turned_together(&self, effects: &[Effect]) -> Option<(String, usize)> {
        let as_large = |effect: &Effect, modifier: Modifier| {
            effect.to == IT && matches!(effect.verb, Verb::Give([one]) if *one == modifier.times(Per::X))
        };
        let of_this = |effect: &Effect, stat: Stat| effect.amount.per == Per::Stat(stat, THIS);
        match effects {
            // "Eat a random enemy minion and gain its stats."
            [Effect { verb: Verb::Destroy, to, .. }, attack, health, ..]
                if attack.amount.per == Per::Stat(Stat::Attack, IT)
                    && health.amount.per == Per::Stat(Stat::Health, IT)
                    && attack.to == THIS
                    && health.to == THIS =>
            {
                let whom = self.selector(to, Number::Many);
                Some((format!("‹eat|devour|destroy› {whom} ‹and|› gain its ‹stats|Attack and Health›"), 3))
            }
            // "Summon a Rot with stats equal to this minion's."
            [Effect { verb: Verb::Summon(what), amount, .. }, attack, health, ..]
                if as_large(attack, ATTACK.set(1))
                    && of_this(attack, ATTACK)
                    && as_large(health, HEALTH.set(1))
                    && of_this(health, HEALTH) =>
            {
                Some((format!("summon {} ‹with|and› stats equal to this minion's", self.what(what, amount.n)), 3))
            }
            // "Summon a Plant with Taunt and stats equal to your hand size."
            [Effect { verb: Verb::Summon(what), amount, .. }, stats, ..] if as_large(stats, become_stats(1, 1)) => {
                let equal = self.per(&stats.amount.per);
                Some((format!("summon {} ‹with|and› stats{equal}", self.what(what, amount.n)), 2))
            }
            [Effect { verb: Verb::Destroy, to: one, .. }, Effect { verb: Verb::Destroy, to: other, .. }, ..]
                if one.from == YOUR_DECK.from && other.from == ENEMY_DECK.from && one.pick == other.pick =>
            {
                let Pick::First(n) = one.pick else { return None };
                Some((format!("destroy the top {} cards of each deck", self.counted(n.into())), 2))
            }
            [
                Effect { verb: Verb::Summon(What::Themselves(hand)), .. },
                Effect { verb: Verb::Summon(What::Themselves(deck)), .. },
                ..,
            ] if hand.from == YOUR_HAND.from && deck.from == YOUR_DECK.from && hand.that == deck.that => {
                Some((format!("summon a random {} from your hand and deck", self.kind(&hand.that[0], "minion")), 2))
            }
            [Effect { verb: Verb::Unlock, .. }, Effect { verb: Verb::Deal, to: TARGET, amount, .. }, ..]
                if amount.per == Per::Done =>
            {
                Some(("unlock your Overloaded Mana Crystals to deal that much damage".to_owned(), 2))
            }
            _ => None,
        }
    }

    /// "Discover 2 Dragons. Summon them.", "Draw your two lowest Cost minions": what is done several times.
    pub(super) fn several_times(&self, effect: &Effect) -> Option<String> {
        let n = self.counted(effect.times.into());
        match &effect.verb {
            Verb::Discover { offer: Offer::Pool(kind, Classes::Own), then: [then], .. }
                if matches!(then.verb, Verb::Summon(What::Themselves(IT))) =>
            {
                Some(format!("Discover {n} {}. Summon them", plural_of(&self.kind(kind, "card"))))
            }
            Verb::AddToHand(What::Themselves(from))
                if from.from == YOUR_DECK.from && from.pick == Pick::Least(Stat::Cost) =>
            {
                let kinds = plural_of(&self.kind(&from.that[0], "card"));
                Some(format!("draw your {n} ‹lowest Cost|lowest-Cost› {kinds}"))
            }
            _ => None,
        }
    }

    /// "Discover two cards", "discard your two lowest-Cost cards": what is repeated, said as of several.
    pub(super) fn done_to_several(&self, effect: &Effect, said: &str) -> Option<String> {
        let n = i16::from(effect.times);
        if !self.variants || n < 2 {
            return None;
        }
        if let Some(several) = self.several_times(effect) {
            return Some(several);
        }
        match &effect.verb {
            Verb::Discard if effect.to.pick == Pick::Least(Stat::Cost) => {
                Some(format!("discard your {} ‹lowest Cost|lowest-Cost› cards", self.counted(n)))
            }
            Verb::Discover { .. } => {
                let one = said.strip_prefix("Discover ")?;
                let one = one.trim_start_matches("an ").trim_start_matches("a ").trim_start_matches("‹a|an› ");
                Some(format!("‹Discover {} {}|{said} ‹twice|two times››", self.counted(n), plural_of(one)))
            }
            Verb::Deal => Some(format!(
                "‹{said} ‹{0} times|twice›|‹shoot|fire› {0} missiles at random enemies that deal ‹$|›{1} damage each›",
                self.counted(n),
                effect.amount.n
            )),
            _ => None,
        }
    }
}

/// How many turns something waits that waits for the start of a turn, and then again; and what is done then.
pub(super) fn turns_until(trigger: &Trigger) -> (u8, &'static [Effect]) {
    if trigger.on.kind != EventKind::TurnStart || trigger.on.who != YOU || !trigger.when.is_always() {
        return (0, trigger.then);
    }
    match trigger.then {
        [Effect { verb: Verb::Later(next), when: Condition::Always, .. }] => {
            let (turns, then) = turns_until(next);
            (turns.saturating_add(1), then)
        }
        then => (1, then),
    }
}

/// Whether a condition is that whom a text freezes is Frozen.
pub(super) fn freezes_twice(when: &Condition, frozen: &Selector) -> bool {
    let Condition::There(_, 1, which) = when else { return false };
    which.that == [FROZEN, Condition::Always] && which.from == frozen.from && which.is_target()
}

/// The card that a Hero Power becomes.
pub(super) const fn what_of(verb: &Verb) -> Option<&'static str> {
    match verb {
        Verb::HeroPower(What::Named(id)) => Some(id),
        _ => None,
    }
}
