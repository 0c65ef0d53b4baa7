//! The words in bold before a text: when a card's effects happen.
use cardwright_data::GameTag;
use cardwright_words::{Words, words};

use super::condition::Condition;
use super::effect::Effect;
use super::power::{Ability, Power};

/// The keyword of a text that says when its effects happen, printed in bold; the text of a spell or Hero Power has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, Words)]
pub enum Word {
    /// A spell is cast.
    #[word("Spell")]
    Spell,
    /// A Hero Power, a location, a Titan's ability is used.
    #[word("Use")]
    Use,
    /// Played from hand.
    #[word("Battlecry")]
    Battlecry,
    /// The entity died.
    #[word("Deathrattle")]
    Deathrattle,
    /// Played after another card this turn.
    #[word("Combo")]
    Combo,
    /// You used your Hero Power.
    #[word("Inspire")]
    Inspire,
    /// Survived damage for the first time.
    #[word("Frenzy")]
    Frenzy,
    /// You cast a spell, the first time.
    #[word("Spellburst")]
    Spellburst,
    /// Played as the first or last card of the hand.
    #[word("Outcast")]
    Outcast,
    /// Killed with more damage than needed, on your turn.
    #[word("Overkill")]
    Overkill,
    /// Killed with exactly the damage needed, on your turn.
    #[word("Honorable Kill")]
    HonorableKill,
    /// Played in the turn in which it came into the hand.
    #[word("Quickdraw")]
    Quickdraw,
    /// Played with the last of your mana.
    #[word("Finale")]
    Finale,
    /// Played in the turn after one of its minion types or its school.
    #[word("Kindred")]
    Kindred,
    /// Healed more than needed.
    #[word("Overheal")]
    Overheal,
    /// The game begins.
    #[word("Start of Game")]
    StartOfGame,
    /// Drawn.
    #[word("When drawn")]
    WhenDrawn,
    /// Woken.
    #[word("When this awakens")]
    Awaken,
    /// Launched, as a piece of a Starship.
    #[word("When this is launched")]
    Launch,
    /// Discarded.
    #[word("When discarded")]
    WhenDiscarded,
    /// Traded; it is in the deck by then.
    #[word("When traded")]
    WhenTraded,
    /// Destroyed in a hand or a deck, or drawn without room in the hand.
    #[word("When destroyed in a hand or a deck")]
    WhenDestroyed,
    /// Would be transformed into a minion, which is [`THAT`](super::selector::THAT): this happens instead.
    #[word("If this would transform into a minion, instead")]
    WhenTransformed,
    /// A weapon, which your Hero Power would replace with another one: this happens instead.
    #[word("If your Hero Power would replace this, instead")]
    WhenReplaced,
}

impl Word {
    /// The tag of the keyword; `TAG_NOT_SET` where the client has none.
    pub const fn tag(self) -> GameTag {
        match self {
            Self::Battlecry => GameTag::BATTLECRY,
            Self::Deathrattle => GameTag::DEATHRATTLE,
            Self::Combo => GameTag::COMBO,
            Self::Inspire => GameTag::INSPIRE,
            Self::Frenzy => GameTag::FRENZY,
            Self::Spellburst => GameTag::SPELLBURST,
            Self::Outcast => GameTag::OUTCAST,
            Self::Overkill => GameTag::OVERKILL,
            Self::HonorableKill => GameTag::HONORABLE_KILL,
            Self::Quickdraw => GameTag::QUICKDRAW,
            Self::Finale => GameTag::FINALE,
            Self::Kindred => GameTag::KINDRED,
            Self::Overheal => GameTag::OVERHEAL,
            Self::StartOfGame => GameTag::START_OF_GAME_KEYWORD,
            Self::WhenDrawn => GameTag::TOPDECK,
            Self::Launch => GameTag::STARSHIP_LAUNCH_TRIGGER,
            Self::Spell
            | Self::Use
            | Self::Awaken
            | Self::WhenDiscarded
            | Self::WhenTraded
            | Self::WhenDestroyed
            | Self::WhenTransformed
            | Self::WhenReplaced => GameTag::TAG_NOT_SET,
        }
    }
}

impl Word {
    /// Whether its text may happen when a card is played or used.
    pub const fn is_played(self) -> bool {
        match self {
            Self::Spell
            | Self::Use
            | Self::Battlecry
            | Self::Combo
            | Self::Outcast
            | Self::Quickdraw
            | Self::Kindred
            | Self::Finale => true,
            Self::Deathrattle
            | Self::Inspire
            | Self::Frenzy
            | Self::Spellburst
            | Self::Overkill
            | Self::HonorableKill
            | Self::Overheal
            | Self::StartOfGame
            | Self::WhenDrawn
            | Self::Awaken
            | Self::Launch
            | Self::WhenDiscarded
            | Self::WhenTraded
            | Self::WhenDestroyed
            | Self::WhenTransformed
            | Self::WhenReplaced => false,
        }
    }
}

/// Effects under a word.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize)]
pub struct Text {
    /// When.
    pub word: Word,
    /// Whether it replaces the card's other text: "Combo: Deal 4 damage instead."
    pub instead: bool,
    /// The condition; if it is false, no target is required either.
    pub when: Condition,
    /// The effects.
    pub effects: &'static [Effect],
}

const fn text(word: Word, effects: &'static [Effect]) -> Power {
    Power::of(Ability::Text(Text { word, instead: false, when: Condition::Always, effects }))
}

/// Words that are made of others.
#[words(read)]
mod composed {
    /// The text of a spell.
    pub const fn spell(effects: &'static [Effect]) -> Power {
        text(Word::Spell, effects)
    }

    /// The text of a Hero Power.
    pub const fn hero_power(effects: &'static [Effect]) -> Power {
        text(Word::Use, effects)
    }

    /// The text of a location; the rules themselves take one use and start the cooldown.
    pub const fn location(effects: &'static [Effect]) -> Power {
        text(Word::Use, effects)
    }

    /// "Battlecry: …".
    pub const fn battlecry(effects: &'static [Effect]) -> Power {
        text(Word::Battlecry, effects)
    }

    /// "Deathrattle: …".
    pub const fn deathrattle(effects: &'static [Effect]) -> Power {
        text(Word::Deathrattle, effects)
    }

    /// "Combo: …".
    pub const fn combo(effects: &'static [Effect]) -> Power {
        text(Word::Combo, effects)
    }

    /// "Inspire: …".
    pub const fn inspire(effects: &'static [Effect]) -> Power {
        text(Word::Inspire, effects)
    }

    /// "Frenzy: …", "Spellburst: …", "Kindred: …" (Firegill) and the like.
    pub const fn on(word: Word, effects: &'static [Effect]) -> Power {
        text(word, effects)
    }
}

pub use composed::*;
