//! What a person wrote, held against what the compiler reads in the card's text.
//!
//! The two are the same if they are one value. They are alike if one attaches an enchantment card, and the other gives what
//! that card gives: the client shows the card, the table is the same. Anything else is a disagreement, and has a reason in
//! `data/disagreements.toml` or is mended.

use std::collections::{BTreeMap, BTreeSet};

use cardwright_vocabulary::script::prelude::{Ability, Lasts, Power};
use serde::Serialize;

use super::found::{Found, asked};
use super::is_by_hand;
use crate::catalog::{Catalog, Stub};
use crate::coverage::CardStatus;
use crate::sources::Explained;
use cardwright_text::vocabulary;

/// A card whose text is read as another Power than the one that stands there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Disagreement {
    /// The card.
    #[serde(flatten)]
    pub card: Found,
    /// The Power that a person wrote.
    pub written: String,
    /// The Power that the compiler reads.
    pub read: String,
}

/// What came of it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Readings {
    /// Powers that people have written.
    pub written: usize,
    /// Those of them whose text the compiler does not read.
    pub unread: usize,
    /// Those that are what it reads.
    pub same: usize,
    /// Those that are, but that an enchantment card says what is given.
    pub alike: usize,
    /// The others, by id.
    pub disagree: Vec<Disagreement>,
}

impl Readings {
    /// Of all cards, or of those of one set by its module.
    pub fn new(
        catalog: &Catalog,
        statuses: &BTreeMap<String, CardStatus>,
        explained: &Explained,
        set: Option<&str>,
    ) -> Self {
        let mut readings = Self::default();
        let gifts = Gifts::new(catalog, explained);
        for (card, status) in asked(catalog, statuses, set).filter(|(_, status)| is_by_hand(status)) {
            let Some(written) = explained.power(&card.record.id) else { continue };
            readings.written += 1;
            let Some(read) = read(&card.stub, explained) else {
                readings.unread += 1;
                continue;
            };
            let (ours, theirs) = (written.source(), read.source());
            if written.ability == read.ability {
                readings.same += 1;
            } else if gifts.source_text(&ours) == gifts.source_text(&theirs) {
                readings.alike += 1;
            } else {
                let card = Found::new(card, status);
                readings.disagree.push(Disagreement { card, written: ours, read: theirs });
            }
        }
        readings
    }

    /// The cards whose text is read otherwise.
    pub fn ids(&self) -> BTreeSet<&str> {
        self.disagree.iter().map(|it| it.card.id.as_str()).collect()
    }
}

/// What the compiler reads; a reprint has its original's Power, as that stands there.
fn read(stub: &Stub, explained: &Explained) -> Option<Power> {
    match stub {
        Stub::Vanilla => Some(cardwright_vocabulary::script::prelude::VANILLA),
        Stub::Derived(source) => vocabulary::power(source).ok(),
        Stub::Reprint(original) => explained.power(original).copied(),
        Stub::Todo => None,
    }
}

/// What enchantment cards give, in the words of the vocabulary.
///
/// ```
/// use std::collections::BTreeMap;
///
/// use cardwright::lint::reading::Gifts;
///
/// let ways = ["give(&[plus(1, 1)])".to_owned(), "have(&[plus(1, 1)])".to_owned()];
/// let gifts = Gifts::from(BTreeMap::from([("A_1e".to_owned(), ways)]));
/// let told = gifts.told(r#"battlecry(&[attach("A_1e").to(MINIONS)])"#);
/// assert_eq!(told, "battlecry(&[give(&[plus(1, 1)]).to(MINIONS)])");
/// ```
#[derive(Debug)]
pub struct Gifts(BTreeMap<String, [String; 2]>);

/// By the ids of the cards: how an effect gives what the card gives, and how an aura does.
impl From<BTreeMap<String, [String; 2]>> for Gifts {
    fn from(ways: BTreeMap<String, [String; 2]>) -> Self {
        Self(ways)
    }
}

impl Gifts {
    /// What the enchantment cards of the catalog give, by the Powers that stand in the files.
    pub fn new(catalog: &Catalog, explained: &Explained) -> Self {
        let gift = |id: &str| {
            let Ability::Enchant(enchant) = explained.power(id)?.ability else { return None };
            if enchant.aura.is_some() || enchant.until.is_some() {
                return None;
            }
            let forever = Power::of(Ability::Enchant(cardwright_vocabulary::script::prelude::Enchant {
                lasts: Lasts::Forever,
                ..enchant
            }));
            let source = forever.source();
            let modifiers = source.strip_prefix("enchant(")?.strip_suffix(')')?.to_owned();
            let attached = if enchant.lasts == Lasts::Forever {
                format!("give({modifiers})")
            } else {
                format!("lend({modifiers}, Lasts::{:?})", enchant.lasts)
            };
            Some([attached, format!("have({modifiers})")])
        };
        let all = catalog.cards().map(|card| &card.record.id);
        Self(all.filter_map(|id| Some((id.clone(), gift(id)?))).collect())
    }

    /// The source of a Power with what is given in place of the cards that give it.
    pub fn source_text(&self, source: &str) -> String {
        let (mut out, mut rest) = (String::new(), source);
        let calls = [("attach(\"", 0), (".gives(\"", 1)];
        while let Some((at, call, way)) =
            calls.iter().filter_map(|(call, way)| Some((rest.find(call)?, *call, *way))).min()
        {
            let (id, behind) = rest[at + call.len()..].split_once("\")").unwrap_or_default();
            let said = self.0.get(id).map_or_else(
                || format!("{call}{id}\")"),
                |ways| {
                    let dot = if way == 1 { "." } else { "" };
                    format!("{dot}{}", ways[way])
                },
            );
            out += &rest[..at];
            out += &said;
            rest = behind;
        }
        out + rest
    }
}
