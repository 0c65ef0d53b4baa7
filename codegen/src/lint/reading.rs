//! Compares hand-written Powers with those that the text compiler creates.
//!
//! Two Powers are the same if they are equal values. They are alike if one attaches an enchantment card, and the other gives
//! the effect of that card: the client shows the card, but the game is the same. Any other difference needs a reason in
//! `data/disagreements.toml` or a fix.

use std::collections::{BTreeMap, BTreeSet};

use cardwright_vocabulary::script::prelude::{Ability, Lasts, Power};
use serde::Serialize;

use super::found::{LintedCard, cards_with_status};
use super::is_fully_hand_written;
use crate::catalog::{Catalog, Stub};
use crate::coverage::CardStatus;
use crate::sources::ExplainedPowers;
use cardwright_text::vocabulary;

/// A card whose compiled text differs from its Power.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Disagreement {
    /// The card.
    #[serde(flatten)]
    pub card: LintedCard,
    /// The hand-written Power.
    #[serde(rename = "written")]
    pub hand_written: String,
    /// The Power compiled from the text.
    #[serde(rename = "read")]
    pub compiled: String,
}

/// The results of the comparison.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct ReadingComparison {
    /// The number of hand-written Powers.
    pub written: usize,
    /// The number of Powers whose text is not compiled.
    pub unread: usize,
    /// The number of equal Powers.
    #[serde(rename = "same")]
    pub equal_count: usize,
    /// The number of Powers that are equal except for enchantment cards.
    pub alike: usize,
    /// The differing cards, by id.
    pub disagree: Vec<Disagreement>,
}

impl ReadingComparison {
    /// Compares the Power of every card, or of the cards of one set (by module), with the reading of its text.
    pub fn new(
        catalog: &Catalog,
        statuses: &BTreeMap<String, CardStatus>,
        explained: &ExplainedPowers,
        set: Option<&str>,
    ) -> Self {
        let mut readings = Self::default();
        let gifts = EnchantmentEffects::new(catalog, explained);
        for (card, status) in
            cards_with_status(catalog, statuses, set).filter(|(_, status)| is_fully_hand_written(status))
        {
            let Some(written) = explained.power(&card.record.id) else { continue };
            readings.written += 1;
            let Some(read) = compiled_power(&card.stub, explained) else {
                readings.unread += 1;
                continue;
            };
            let (ours, theirs) = (written.source(), read.source());
            if written.ability == read.ability {
                readings.equal_count += 1;
            } else if gifts.source_text(&ours) == gifts.source_text(&theirs) {
                readings.alike += 1;
            } else {
                let card = LintedCard::new(card, status);
                readings.disagree.push(Disagreement { card, hand_written: ours, compiled: theirs });
            }
        }
        readings
    }

    /// The ids of the differing cards.
    pub fn ids(&self) -> BTreeSet<&str> {
        self.disagree.iter().map(|it| it.card.id.as_str()).collect()
    }
}

/// The compiled Power; for a reprint, that of its original in the files.
fn compiled_power(stub: &Stub, explained: &ExplainedPowers) -> Option<Power> {
    match stub {
        Stub::Vanilla => Some(cardwright_vocabulary::script::prelude::VANILLA),
        Stub::Derived(source) => vocabulary::power(source).ok(),
        Stub::Reprint(original) => explained.power(original).copied(),
        Stub::Todo => None,
    }
}

/// The effects of enchantment cards, as source.
///
/// ```
/// use std::collections::BTreeMap;
///
/// use cardwright::lint::reading::EnchantmentEffects;
///
/// let ways = ["give(&[plus(1, 1)])".to_owned(), "have(&[plus(1, 1)])".to_owned()];
/// let gifts = EnchantmentEffects::from(BTreeMap::from([("A_1e".to_owned(), ways)]));
/// let told = gifts.source_text(r#"battlecry(&[attach("A_1e").to(MINIONS)])"#);
/// assert_eq!(told, "battlecry(&[give(&[plus(1, 1)]).to(MINIONS)])");
/// ```
#[derive(Debug)]
pub struct EnchantmentEffects(BTreeMap<String, [String; 2]>);

/// By the ids of enchantment cards: the effect and the aura that give the same as the card.
impl From<BTreeMap<String, [String; 2]>> for EnchantmentEffects {
    fn from(ways: BTreeMap<String, [String; 2]>) -> Self {
        Self(ways)
    }
}

impl EnchantmentEffects {
    /// The effects of the enchantment cards of the catalog, by their Powers in the files.
    pub fn new(catalog: &Catalog, explained: &ExplainedPowers) -> Self {
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

    /// The source of a Power, with enchantment cards replaced by their effects.
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
