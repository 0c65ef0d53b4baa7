//! The words in bold before a text: when a card's effects happen.
use cardwright_data::GameTag;
use cardwright_words::{Words, words};

use super::condition::Condition;
use super::effect::Effect;
use super::power::{Ability, Power};

/// The keyword of a text, printed in bold, or its occasion: the moment in which its effects happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, Words)]
pub enum Word {
    /// The effects happen when the spell is cast.
    #[word("Spell")]
    Spell,
    /// When a Hero Power, a location or a Titan's ability is used.
    #[word("Use")]
    Use,
    /// When the card is played from hand.
    #[word("Battlecry")]
    Battlecry,
    /// After the entity died.
    #[word("Deathrattle")]
    Deathrattle,
    /// When the card is played after another card this turn.
    #[word("Combo")]
    Combo,
    /// After its controller used the Hero Power.
    #[word("Inspire")]
    Inspire,
    /// After the minion survived damage for the first time.
    #[word("Frenzy")]
    Frenzy,
    /// After its controller cast a spell; once.
    #[word("Spellburst")]
    Spellburst,
    /// When the card is played as the left-most or right-most card of the hand.
    #[word("Outcast")]
    Outcast,
    /// After the card killed with more damage than needed, on its controller's turn.
    #[word("Overkill")]
    Overkill,
    /// After the card killed with exactly the damage needed, on its controller's turn.
    #[word("Honorable Kill")]
    HonorableKill,
    /// When the card is played in the turn in which it came into the hand.
    #[word("Quickdraw")]
    Quickdraw,
    /// When the card is played with the last mana of its player.
    #[word("Finale")]
    Finale,
    /// When the card is played in the turn after a card with one of its minion types or its school.
    #[word("Kindred")]
    Kindred,
    /// After the character was healed beyond its missing Health.
    #[word("Overheal")]
    Overheal,
    /// When the game begins.
    #[word("Start of Game")]
    StartOfGame,
    /// When the card is drawn.
    #[word("When drawn")]
    WhenDrawn,
    /// When the Dormant minion awakens.
    #[word("When this awakens")]
    Awaken,
    /// When the card is launched, as a piece of a Starship.
    #[word("When this is launched")]
    Launch,
    /// When the card is discarded.
    #[word("When discarded")]
    WhenDiscarded,
    /// After the card was traded; it is then in the deck.
    #[word("When traded")]
    WhenTraded,
    /// When the card is destroyed in a hand or a deck, or drawn without room in the hand.
    #[word("When destroyed in a hand or a deck")]
    WhenDestroyed,
    /// Instead of a transformation into a minion, which is [`THAT`](super::selector::THAT).
    #[word("If this would transform into a minion, instead")]
    WhenTransformed,
    /// Instead of the replacement of the weapon by the Hero Power of its controller.
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
    /// Whether playing or using a card can run the text under this keyword.
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
    /// The keyword or occasion of the text.
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
    /// The text of a spell: these effects happen when the spell is cast.
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
