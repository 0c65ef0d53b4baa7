//! Phrases: what texts say of effects in words of their own, where the plain words would be others.
//!
//! A row says what some effects one behind the other are called; a phrase with a number or a kind in it is put together
//! below. Only who asks for every way of saying it gets them.
use super::Explain;
use super::nouns::Number;
use super::plural::plural_of;
use crate::script::prelude::*;

/// Effects that have one name.
const NAMED: &[(&[Effect], &str)] = &[
    (&[draw(1).for_each(YOUR_DECK)], "draw the rest of your deck"),
    (
        &[get(last_of(past(Side::Enemy, Deed::Played, Window::ThisGame)))],
        "‹get|add› a copy of the last card your opponent played‹| to your hand›",
    ),
    (&[destroy(FRIENDLY_MINIONS.random()), destroy(ENEMY_MINIONS.random())], "destroy a random minion for each player"),
    (&[become_hero_power(copy_of(ENEMY_HERO_POWER))], "copy your opponent's Hero Power"),
    (
        &[destroy(together(&[ENEMY_MINIONS.first(1), ENEMY_MINIONS.last(1)]))],
        "destroy your opponent's left and right-most minions",
    ),
    (&[remove(MINIONS)], "make all minions disappear. *Poof!*"),
    (&[get(copy_of(YOUR_HAND))], "duplicate your hand"),
    (&[shuffle(the(YOUR_HAND)), draw(1).for_each(IT)], "shuffle your hand into your deck ‹then |›draw that many cards"),
    (&[with_each(ENEMY_MINIONS), make_attack(IT, THIS)], "force all enemy minions to attack this"),
    (&[summon(the(ENEMY_HAND.that(MINION).random())).to(OPPONENT)], "summon a minion from your opponent's hand"),
    (
        &[
            give(&[ATTACK.plus(1).times(X)]).times(ATTACK.of(YOUR_WEAPON)),
            give(&[HEALTH.plus(1).times(X)]).times(HEALTH.of(YOUR_WEAPON)),
        ],
        "gain stats equal to your weapon's",
    ),
    (
        &[choose_from(ENEMY_HAND.random_of(3), &[shuffle(the(IT)).to(OPPONENT)], &[])],
        "look at 3 cards in your opponent's hand and shuffle one of them into their deck",
    ),
    (
        &[choose_from(YOUR_HAND.random_of(3), &[discard(IT)], &[])],
        "look at 3 cards in your hand and choose one to discard",
    ),
    (&[later(&whenever(YOU.turn_start()).does(&[return_to_hand(THIS)]))], "return this to your hand next turn"),
    (
        &[later(
            &whenever(YOU.turn_end()).when(there_is(&FRIENDLY_MINIONS.that(ITSELF))).does(&[summon(copy_of(THIS))]),
        )],
        "summon ‹an exact|a› copy of this minion at the end of ‹the|your› turn",
    ),
    (
        &[with_each(MINIONS.random()), destroy(MINIONS.that(not(&is(&IT))))],
        "destroy all minions except one. (chosen randomly)",
    ),
    (
        &[later(&whenever(YOU.turn_end()).does(&[return_to_hand(THIS)]))],
        "return this to your hand at ‹end of turn|the end of your turn|the end of the turn›",
    ),
    (
        &[
            offer(Offer::Entities(YOUR_DECK), &[get(copy_of(IT))]),
            offer(Offer::Entities(ENEMY_DECK), &[get(copy_of(IT))]),
        ],
        "Discover a copy of a card from your deck and one from your opponent's",
    ),
    (
        &[
            offer(Offer::Entities(ENEMY_HAND), &[get(copy_of(IT))]),
            offer(Offer::Entities(ENEMY_DECK), &[get(copy_of(IT))]),
        ],
        "Discover a copy of a card from your opponent's hand and deck",
    ),
    (&[make_attack(IT, ENEMY_MINIONS.random()), destroy(IT)], "they attack enemy minions, then die"),
    (&[make_attack(IT.first(1), IT.last(1)).when(there_are(2, &IT))], "they fight"),
    (&[deal(1).times(ATTACK.of(THIS)).to(ENEMY_HERO)], "it also hits the enemy hero"),
    (&[deal(1).times(ATTACK.of(THIS)).to(ENEMY_MINIONS.that(not(&is(&THAT))))], "it damages ALL other enemy minions"),
    (
        &[deal(1).times(ATTACK.of(YOUR_HERO)).to(ENEMIES.that(not(&is(&THAT))).random())],
        "deal your hero's Attack damage to another random enemy",
    ),
    (
        &[
            destroy(THIS.neighbours()),
            give(&[ATTACK.plus(1).times(X)]).times(ATTACK.of(IT)),
            give(&[HEALTH.plus(1).times(X)]).times(HEALTH.of(IT)),
        ],
        "destroy both adjacent minions and gain their Attack and Health",
    ),
    (
        &[
            give(&[ATTACK.plus(1).times(X)]).times(ATTACK.of(YOUR_HAND.that(WEAPON))),
            give(&[HEALTH.plus(1).times(X)]).times(HEALTH.of(YOUR_HAND.that(WEAPON))),
            discard(YOUR_HAND.that(WEAPON)),
        ],
        "discard all weapons from your hand and gain their stats",
    ),
    (
        &[
            give(&[ATTACK.plus(1).times(X)]).to(IT).times(ATTACK.of(THIS)),
            give(&[HEALTH.plus(1).times(X)]).to(IT).times(HEALTH.of(THIS)),
        ],
        "give it this minion's Attack and Health",
    ),
    (
        &[
            give(&[ATTACK.set(1).times(X)]).to(A_MINION).times(ATTACK.of(THIS)),
            give(&[HEALTH.set(1).times(X)]).to(IT).times(HEALTH.of(THIS)),
        ],
        "set a minion's Attack and Health to this minion's",
    ),
    (
        &[destroy(together(&[
            ENEMY_HAND.that(MINION).random(),
            ENEMY_DECK.that(MINION).random(),
            ENEMY_MINIONS.random(),
        ]))],
        "destroy a random minion in your opponent's hand, deck, and battlefield",
    ),
    (&[hand_over(REMEMBERED)], "give the minion back"),
    (&[swap(IT, ENEMY_DECK.that(MINION).random())], "swap it with a random one in their deck"),
    (&[heal(1).times(HEALTH.of(IT)).to(IT.hero())], "restore the minion's Health to its owner"),
    (
        &[repeat(
            Word::Battlecry,
            last_of(past(Side::Friendly, Deed::Played, Window::ThisGame).that(with(GameTag::BATTLECRY)).other()),
        )],
        "repeat the last Battlecry you played",
    ),
    (&[lend(&[has_no(GameTag::CANT_ATTACK)], Lasts::ThisTurn)], "can attack as normal this turn"),
    (&[deal(1).times(OVERLOADED.of(YOU)), unlock()], "unlock your Overloaded Mana Crystals to deal that much damage"),
    (
        &[deal(1).times(ATTACK.of(TARGET)).by(TARGET).to(AN_ENEMY_MINION.neighbours())],
        "force an enemy minion to deal its damage to the minions next to it",
    ),
];

/// Answers that have one name, with all that is around them.
const ANSWERS: &[(Trigger, &str)] = &[
    (
        whenever(PLAYERS.cast(SPELL)).does(&[get(copy_of(THAT)).to(WHO.opponent())]),
        "Whenever a player casts a spell, put a copy into the other player's hand.",
    ),
    (
        whenever(ENEMIES.attack(HERO_OF_YOURS))
            .does(&[redirect_to(CHARACTERS.that(not(&is(&WHO))).that(not(&is(&THAT))).random())]),
        "When an enemy attacks your hero, instead it attacks another random character.",
    ),
    (
        whenever(ENEMY_MINIONS.attack(HERO_OF_YOURS)).does(&[redirect_to(WHO.neighbours().random())]),
        "When a minion attacks your hero, instead it attacks one of its neighbors.",
    ),
    (
        whenever(OPPONENT.turn_start()).when(chance(50)).does(&[draw(1).to(OPPONENT)]),
        "At the start of your opponent's turn, they have a 50% chance to draw an extra card.",
    ),
];

/// The enemy minions besides the one that is heard of.
const OTHERS_OF_THEIRS: Selector = ENEMY_MINIONS.that(not(&is(&THAT)));
const HERO_OF_YOURS: Condition = all(&[HERO, FRIENDLY]);

/// The number that an effect gives so much of one attribute by.
fn as_much_as(effect: &Effect, stat: Stat) -> Option<Per> {
    let gives = matches!(effect.verb, Verb::Give([one]) if *one == stat.plus(1).times(Per::X));
    (gives && matches!(effect.amount.per, Per::Stat(..))).then_some(effect.amount.per)
}

impl Explain<'_> {
    /// What the first of these effects are called together, and how many those are.
    pub(super) fn phrase(&self, effects: &[Effect]) -> Option<(String, usize)> {
        let named = NAMED.iter().filter(|(of, _)| effects.starts_with(of)).max_by_key(|(of, _)| of.len());
        named
            .map(|(of, said)| ((*said).to_owned(), of.len()))
            .or_else(|| self.for_each_player(effects))
            .or_else(|| self.behind_a_blow(effects))
            .or_else(|| self.in_a_row(effects))
            .or_else(|| self.alone(effects.first()?).map(|said| (said, 1)))
    }

    /// What an answer is called, with what is heard.
    pub(super) fn named_answer(&self, trigger: &Trigger) -> Option<String> {
        if let Some((_, said)) = ANSWERS.iter().find(|(of, _)| of == trigger) {
            return Some((*said).to_owned());
        }
        if let Some(improves) = self.improves(trigger) {
            return Some(improves);
        }
        // "When your hero takes fatal damage, prevent it and become Immune this turn."
        if let (EventKind::Predamage, Condition::Fatal, [first, gift]) = (trigger.on.kind, trigger.when, trigger.then)
            && trigger.on.who == YOUR_HERO
            && matches!(first.verb, Verb::ChangeDamage(_))
        {
            let immune = self.hero_is(gift)?;
            return Some(format!("When your hero takes fatal damage, prevent it and {immune}."));
        }
        let (one, kind) = match trigger.then {
            [one] => (one, trigger.on.kind),
            _ => return None,
        };
        let n = one.amount.n;
        match (kind, &one.verb, trigger.when) {
            (EventKind::TurnEnd, Verb::DrawUntil, Condition::Always) if trigger.on.who == PLAYERS && one.to == WHO => {
                let many = self.counted(n);
                Some(format!("At the end of each player's turn, that player draws until they have {many} cards."))
            }
            (EventKind::TurnEnd, Verb::AddToHand(what @ What::Named(_)), Condition::Always)
                if trigger.on.who == PLAYERS && one.to == WHO =>
            {
                let what = self.what(what, n);
                Some(format!("At the end of each player's turn, give them {what}."))
            }
            (EventKind::Damage, Verb::Freeze, Condition::Always)
                if trigger.on == CHARACTERS.takes_damage(HERO_OF_YOURS) && one.to == WHO =>
            {
                Some("Freeze any character damaged by your hero.".to_owned())
            }
            (EventKind::Play, _, Condition::There(Cmp::AtLeast, many, which))
                if trigger.on == OPPONENT.play(MINION) && *which == OTHERS_OF_THEIRS =>
            {
                let clause = self.clause(trigger.then);
                Some(format!("After your opponent has at least {many} minions and plays another, {clause}."))
            }
            (EventKind::Overload, Verb::Give([gift]), Condition::Always)
                if one.amount.per == Per::ThatMuch && one.to == THIS =>
            {
                let n = gift.amount.n;
                Some(format!("Whenever you Overload, gain +{n} Attack per locked Mana Crystal."))
            }
            _ => None,
        }
    }

    /// One effect alone.
    fn alone(&self, effect: &Effect) -> Option<String> {
        let one = |which: &Selector| self.selector(which, Number::One);
        let (n, to) = (effect.amount.said(), &effect.to);
        let player = |side| Source::At(side, Place::Player);
        Some(match &effect.verb {
            _ if !effect.when.is_always() || effect.times != 1 => return None,
            Verb::DrawUntil if to.from == player(Side::Both) => {
                format!("both players draw until they have {} cards", self.counted(n))
            }
            Verb::DrawUntil if effect.amount.per == Per::Each(ENEMY_HAND) => {
                "draw cards until you have as many in hand as your opponent".to_owned()
            }
            // "Give this minion's Attack to a random friendly minion."
            _ if as_much_as(effect, ATTACK) == Some(ATTACK.of(THIS)) && *to != THIS => {
                format!("give ‹this minion's|its› Attack to {}", one(to))
            }
            Verb::Give([gift])
                if *gift == ATTACK.set(1).times(X) && matches!(effect.amount.per, Per::Stat(Stat::Health, _)) =>
            {
                format!("‹change|set› {} Attack to be equal to its Health", self.possessive(to))
            }
            Verb::ToDeck(what, Depth::Shuffled) if to.from == player(Side::Both) => {
                format!("shuffle {} into each player's deck", self.what(what, n))
            }
            Verb::ToDeck(What::Themselves(it), Depth::Shuffled) if *it == THIS && to.from == player(Side::Enemy) => {
                "shuffle this card into your opponent's deck".to_owned()
            }
            Verb::ToDeck(What::Named(id), Depth::Shuffled) if *to == YOU && n == 1 => {
                format!("shuffle the {} into your deck", self.name(id))
            }
            Verb::ToDeck(what @ What::Random(_), Depth::Shuffled) if *to == YOU && n > 1 => {
                let many = self.what(what, n).replace("random ", "");
                format!("add {}› extra {} to your deck", many.split_once("› ")?.0, many.split_once("› ")?.1)
            }
            Verb::Summon(What::Named(id)) if matches!(effect.amount.per, Per::Stat(..)) && *to == YOU => {
                let card = self.cards.get(self.cards.by_id(id)?);
                let many = self.token(card, 2).replacen("‹two|2› ", "", 2);
                format!("summon a number of {many}{}", self.per(&effect.amount.per))
            }
            Verb::AddToHand(What::FromPast(past)) if past.deed == Deed::Discarded && n > 1 => {
                let many = self.counted(n);
                format!("add {many} random cards you discarded this game to your hand")
            }
            Verb::AddToHand(What::RandomOf(that, Classes::Other)) if n > 1 => {
                let kind = plural_of(&self.kind(that, "card"));
                let placed = self.placed(&kind, " from other classes");
                format!("‹get|add› {} random {placed}‹| to your hand›", self.counted(n))
            }
            Verb::AddToHand(What::Named(id)) if n == 10 && *to == YOU => {
                let card = self.cards.get(self.cards.by_id(id)?);
                let many = self.token(card, 10).replace("‹ten|10› ", "").replace("with ", "‹with|that have› ");
                format!("fill your hand with {many}")
            }
            Verb::Begin(What::Random(that)) if *to == YOU && Self::is_secret(that) => {
                format!("put a random {} into the battlefield", self.kind(that, "Secret"))
            }
            Verb::Cast(What::FromPast(past)) if *to == YOU => {
                let past = self.past(past);
                format!("cast a ‹random |›{past} (targets are random)")
            }
            Verb::Cast(What::EachPast(past)) if past.window == Window::ThisGame => {
                format!("cast all {} you've ‹played|cast› this game", plural_of(&self.kind(&past.that, "spell")))
            }
            Verb::Cast(What::Themselves(it)) if to.from == player(Side::Enemy) && it.from == ENEMY_HAND.from => {
                format!("your opponent casts a random {} from their hand", self.kind(&it.that[0], "card"))
            }
            Verb::BecomeHero(What::Named(id)) => {
                format!("destroy your hero and replace it with {}", self.name(id))
            }
            Verb::Attach(_) | Verb::Give(_) | Verb::Lend(..) if *to == YOUR_HERO => self.hero_is(effect)?,
            Verb::Give([less]) if matches!(less.what, Attribute::Cost) && to.from == YOUR_HAND.from => {
                let kind = plural_of(&self.kind(&to.that[0], "card"));
                format!("if you're holding any {kind}, reduce their Cost by ({})", -less.amount.n)
            }
            Verb::Draw(that) if *that == not(&STARTED_IN_DECK) && *to == YOU => {
                let many = self.counted(n);
                format!("if there are cards in your deck that didn't start there, draw {many} of them")
            }
            Verb::Inherit(which) if *to == THIS && matches!(which.pick, Pick::Random(1)) => {
                format!("gain the Deathrattle of ‹{}|a random minion in your deck›", one(which))
            }
            Verb::Transform(what) if *to != THIS => self.replaced(to, what)?,
            // "Summon 1 random Demon.", "Draw 1 minion."
            Verb::Summon(What::Random(that)) if n == 1 && *to == YOU => {
                format!("summon 1 random {}", self.kind(that, "minion"))
            }
            Verb::Draw(that) if n == 1 && *to == YOU && effect.amount.per == Per::One => {
                format!("draw 1 {}", self.kind(that, "card"))
            }
            Verb::Destroy if *to == ENEMY_MINIONS.random() => "destroy 1 random enemy minion".to_owned(),
            Verb::Discover {
                offer: Offer::Cards(_),
                shown: u8::MAX,
                then: [Effect { verb: Verb::Summon(_), .. }],
                ..
            } => "choose a basic Totem‹. Summon| and summon› it".to_owned(),
            _ => return None,
        })
    }

    fn is_secret(that: &Condition) -> bool {
        match that {
            Condition::All(of) => of.contains(&SECRET),
            one => *one == SECRET,
        }
    }

    /// "become Immune this turn", "your hero is Elusive until next turn".
    fn hero_is(&self, effect: &Effect) -> Option<String> {
        let (gift, lasts) = match &effect.verb {
            Verb::Lend(modifiers, lasts) => (self.modifiers(modifiers), *lasts),
            Verb::Attach(card) => (self.modifiers(self.given_by(card)), self.lasts_of(card)),
            _ => return None,
        };
        match lasts {
            Lasts::ThisTurn => Some(format!("‹become|your hero is› {gift} this turn")),
            Lasts::UntilYourNextTurn => Some(format!("your hero is {gift} until ‹your |›next turn")),
            _ => None,
        }
    }

    /// "Replace spells in your hand with random spells", "Transform all 1-Cost cards in your deck into Legendary minions".
    fn replaced(&self, to: &Selector, what: &What) -> Option<String> {
        let many = plural_of(&self.kind(&to.that[0], "card"));
        let into = match what {
            What::Random(that) | What::RandomOf(that, _) => plural_of(&self.kind(that, "card")),
            What::OneOf([a, b]) => {
                let whom = self.selector(to, Number::One);
                let (a, b) = (self.what(&What::Named(a), 1), self.what(&What::Named(b), 1));
                return Some(format!("transform {whom} into {a} or {b}"));
            }
            _ => return None,
        };
        let from = match what {
            What::RandomOf(_, classes) => self.from(*classes),
            _ => String::new(),
        };
        match to.from {
            Source::At(Side::Friendly, Place::Hand) => {
                Some(format!("replace {many} in your hand with random {into}{from}"))
            }
            Source::At(Side::Friendly, Place::Deck) => {
                Some(format!("transform all {many} in your deck into ‹random |›{into}{from}"))
            }
            _ => None,
        }
    }

    /// "Put a random minion from each player's hand into the battlefield": the same to both sides.
    fn for_each_player(&self, effects: &[Effect]) -> Option<(String, usize)> {
        let [yours, theirs, ..] = effects else { return None };
        let said = match (&yours.verb, &theirs.verb) {
            (Verb::Summon(What::Themselves(own)), Verb::Summon(What::Themselves(other)))
                if (own.that, own.pick) == (other.that, other.pick) && theirs.to == OPPONENT && yours.to == YOU =>
            {
                let (Source::At(Side::Friendly, place), Source::At(Side::Enemy, same)) = (own.from, other.from) else {
                    return None;
                };
                let place = match place {
                    Place::Hand if same == place => "hand",
                    Place::Deck if same == place => "deck",
                    _ => return None,
                };
                let kind = self.kind(&own.that[0], "minion");
                if own.pick == Pick::Least(Stat::Cost) {
                    format!("each player summons the lowest Cost {kind} from their {place}")
                } else {
                    let one = super::article(&kind);
                    format!("put ‹a random {kind}|{one}› from each ‹player's {place}|{place}› into the battlefield")
                }
            }
            (Verb::Summon(What::Themselves(own)), Verb::Summon(What::Themselves(other)))
                if own.that == other.that && own.from == YOUR_HAND.from && other.from == YOUR_DECK.from =>
            {
                format!("summon a random {} from your hand and deck", self.kind(&own.that[0], "minion"))
            }
            (Verb::Equip(what), Verb::Armor) if yours.to == PLAYERS && theirs.to == HEROES => {
                let what = self.what(what, 1);
                format!("each player equips {what} and gains {} Armor", theirs.amount.n)
            }
            (Verb::Transform(own), Verb::Transform(other))
                if own == other && yours.to.from == YOUR_HAND.from && theirs.to.from == ENEMY_HAND.from =>
            {
                let kind = self.kind(&yours.to.that[0], "card");
                let into = self.what(own, 1);
                format!("each player transforms a random {kind} in their hand into {into}")
            }
            _ => return None,
        };
        Some((said, 2))
    }

    /// "… If you're holding a Dragon, it also hits the enemy hero": as much damage to somebody else.
    fn behind_a_blow(&self, effects: &[Effect]) -> Option<(String, usize)> {
        let [one, other, ..] = effects else { return None };
        let whom = || self.selector(&one.to, Number::One);
        match (&one.verb, &other.verb) {
            (Verb::Deal, Verb::Deal) if one.amount == other.amount && !other.when.is_always() => {
                let when = self.condition(&other.when);
                let deal = self.verb(one);
                let more = match () {
                    () if other.to == ENEMY_HERO => "it also hits the enemy hero",
                    () if other.to == IT.neighbours() => "also damage its neighbors",
                    () => return None,
                };
                Some((format!("{deal}. If {when}, {more}"), 2))
            }
            (Verb::Deal, Verb::Deal) if other.amount.per == Per::Excess && other.to == ENEMY_HERO => {
                Some((format!("{} and any excess to ‹their hero|the enemy hero›", self.verb(one)), 2))
            }
            (Verb::Look, Verb::MakeAttack(victim)) if other.to == IT && *victim == IT.neighbours().random() => {
                Some((format!("force {} to attack one of its neighbors", whom()), 2))
            }
            // "shuffle a 1-Cost copy of it into your deck"
            (Verb::ToDeck(What::CopyOf(of), Depth::Shuffled), Verb::Give([cost]))
                if other.to == IT && cost.what == Attribute::Cost && cost.op == Op::Set =>
            {
                let it = self.selector(of, Number::One);
                Some((format!("shuffle {}-Cost copy of {it} into your deck", a_number(cost.amount.n)), 2))
            }
            _ => None,
        }
    }

    /// "Draw a Rush, Lifesteal, and Deathrattle card", "Summon a 1/1 Candle, 2/2 Broom, and 3/3 Teapot": the same done
    /// with several, said once.
    fn in_a_row(&self, effects: &[Effect]) -> Option<(String, usize)> {
        let plain = |effect: &&Effect| {
            effect.when.is_always() && effect.times == 1 && effect.amount.n == 1 && effect.amount.per == Per::One
        };
        let first = effects.first().filter(plain)?;
        let alike = |effect: &&Effect| {
            let same = std::mem::discriminant(&effect.verb) == std::mem::discriminant(&first.verb);
            let whom = match effect.verb {
                Verb::Attach(_) | Verb::Give(_) => effect.verb == first.verb && effect.to.pick == Pick::Random(1),
                _ => effect.to == first.to,
            };
            plain(effect) && same && whom
        };
        let row: Vec<&Effect> = effects.iter().take_while(alike).collect();
        if row.len() < 2 {
            return None;
        }
        let joined = |parts: &[String]| -> Option<String> {
            let (last, before) = parts.split_last()?;
            Some(format!("{} and {last}", before.join(" ")))
        };
        let said = match &first.verb {
            Verb::Draw(_) => {
                let tags: Option<Vec<String>> = row.iter().map(|effect| Self::marked(effect)).collect();
                let noun = match first.verb {
                    Verb::Draw(Condition::All([MINION, ..])) => "minion",
                    _ => "card",
                };
                format!("draw a {} {noun}‹| from your deck›", joined(&tags?)?)
            }
            Verb::Summon(What::Themselves(_)) => {
                let attacks: Option<Vec<String>> = row.iter().map(|effect| recruited(effect)).collect();
                format!("Recruit a {}-Attack minion", joined(&attacks?)?)
            }
            Verb::Summon(What::Named(_)) | Verb::AddToHand(What::Named(_)) => {
                let named = |effect: &&Effect| match &effect.verb {
                    Verb::Summon(What::Named(id)) | Verb::AddToHand(What::Named(id)) => {
                        let card = self.cards.get(self.cards.by_id(id)?);
                        Some(format!("‹|{}/{} ›{}", card.attack, card.health, card.name))
                    }
                    _ => None,
                };
                let cards: Option<Vec<String>> = row.iter().map(named).collect();
                let cards = joined(&cards?)?;
                if matches!(first.verb, Verb::Summon(_)) {
                    format!("summon ‹a |›{cards}")
                } else {
                    format!("‹get|add› ‹a |an |›{cards}‹| to your hand›")
                }
            }
            Verb::Attach(_) | Verb::Give(_) => {
                let kinds: Vec<String> = row.iter().map(|effect| self.kind(&effect.to.that[0], "minion")).collect();
                let gift = match first.verb {
                    Verb::Attach(card) => self.modifiers(self.given_by(card)),
                    Verb::Give(modifiers) => self.modifiers(modifiers),
                    _ => return None,
                };
                let all_friendly = row.iter().all(|effect| effect.to.from == FRIENDLY_MINIONS.from && !effect.to.other);
                if !all_friendly {
                    return None;
                }
                format!("give a random friendly {} {gift}", joined(&kinds)?)
            }
            _ => return None,
        };
        // "Summon all three Animal Companions.", "Add one of each Dream card to your hand."
        let all = self.counted(i16::try_from(row.len()).unwrap_or(0));
        let said = match &first.verb {
            Verb::Summon(What::Named(_)) => {
                format!("‹{said}|summon all {all} ‹basic Totems|Animal Companions››")
            }
            Verb::AddToHand(What::Named(_)) => {
                format!("‹{said}|‹get|add› one of each ‹Dream card|card›‹| to your hand››")
            }
            _ => said,
        };
        Some((said, row.len()))
    }

    /// The one keyword that a card must have to be drawn.
    fn marked(effect: &Effect) -> Option<String> {
        match effect.verb {
            Verb::Draw(Condition::Has(tag) | Condition::All(&[MINION, Condition::Has(tag)])) => Some(super::title(tag)),
            _ => None,
        }
    }
}

/// The Attack that a minion must have to be recruited.
fn recruited(effect: &Effect) -> Option<String> {
    match effect.verb {
        Verb::Summon(What::Themselves(Selector {
            that: [Condition::All([MINION, Condition::Stat(Stat::Attack, Cmp::Equal, n)]), Condition::Always],
            from: Source::At(Side::Friendly, Place::Deck),
            ..
        })) => Some(n.to_string()),
        _ => None,
    }
}

/// "a 1", "an 8": a number with its article.
fn a_number(n: i16) -> String {
    if matches!(n, 8 | 11 | 18) { format!("an {n}") } else { format!("a {n}") }
}
