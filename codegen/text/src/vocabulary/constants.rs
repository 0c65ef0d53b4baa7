//! The words that are constants.
use cardwright_vocabulary::script::prelude as words;
use cardwright_vocabulary::script::prelude::{
    By, CardClass, CardSet, Classes, Condition, Deed, GameTag, Goal, Lasts, Part, Race, Rarity, Side, SpellSchool,
    Stat, Window, Word,
};

use super::Value;

macro_rules! constants {
    ($name:expr; $($word:ident)*) => {
        match $name {
            $(stringify!($word) => Some(words::$word.into()),)*
            _ => None,
        }
    };
}

macro_rules! variants {
    ($name:expr; $($type:ident: $($variant:ident)*;)*) => {
        match $name {
            $($(concat!(stringify!($type), "::", stringify!($variant)) => Some($type::$variant.into()),)*)*
            _ => None,
        }
    };
}

pub(super) fn constant(name: &str) -> Option<Value> {
    let (of, last) = name.split_once("::").unwrap_or(("", name));
    match of {
        // The printed form of a number that the prelude has no constant for.
        "" if last == "MAX_HEALTH" => Some(Stat::MaxHealth.into()),
        "u8" if last == "MAX" => Some(Value::Number(u8::MAX.into())),
        "GameTag" => GameTag::named(last).map(Value::from),
        "CardSet" => CardSet::named(last).map(Value::from),
        "Race" => Race::named_variant(last),
        _ => variants! { name;
            Condition: Combo;
            Stat: MaxHealth;
            Classes: Own Yours Other Opponent Any Shown;
            Goal: Each Then;
            Lasts: Forever ThisTurn UntilYourNextTurn UntilEndOfYourNextTurn NextTurn;
            Side: Friendly Enemy Both;
            Window: ThisTurn LastTurn SinceYourTurn WhileHolding ThisGame OnYourTurns SincePlayed SinceThat EnemyTurn UpToThat;
            Deed: Played Cast Died Summoned Drawn Discarded HeroPower HeroAttack Launched JadeGolem Excavated Invoked Imbued
                Restored HeroHealed HeroHurt HealthChanged Discovered Heralded Dealt ArmorGained
                Overloaded Revealed ManaSpent Attacked BegunWith LocationUsed Equipped Shuffled Reborn Recorded
                CastOnOwnMinion CastOnOwnHero CastOnEnemy Forged ShuffledToEnemy ArmorLost Added Destroyed;
            Part: Exhaust;
            By: Name Cost Race School Set;
            Word: Spell Use Battlecry Deathrattle Combo Inspire Frenzy Spellburst Outcast Overkill HonorableKill Quickdraw
                Finale Kindred Overheal StartOfGame WhenDrawn Awaken WhenDiscarded WhenTraded WhenDestroyed
                WhenTransformed WhenReplaced Launch;
            Rarity: Common Free Rare Epic Legendary;
            SpellSchool: Arcane Fire Frost Nature Holy Shadow Fel;
            CardClass: DeathKnight DemonHunter Druid Hunter Mage Paladin Priest Rogue Shaman Warlock Warrior Neutral;
        }
        .or_else(|| plain(name)),
    }
}

/// Enum values by the name of their Rust variant.
trait NamedVariant {
    fn named_variant(name: &str) -> Option<Value>;
}

impl NamedVariant for Race {
    fn named_variant(name: &str) -> Option<Value> {
        Race::ALL.iter().copied().find(|race| format!("{race:?}") == name).map(Value::from)
    }
}

fn plain(name: &str) -> Option<Value> {
    constants! { name;
        TODO VANILLA
        NOBODY THIS TARGET IT THEM KEPT KEPT_WITH_YOU OFFERED UNCHOSEN YOUR_STARTING_DECK PLAYED_BY_YOU CREATOR REMEMBERED THAT WHO AN_ENEMY A_FRIENDLY_CHARACTER A_MINION AN_ENEMY_MINION AN_ENEMY_LOCATION A_LOCATION
        A_FRIENDLY_MINION A_HERO A_CARD_IN_YOUR_HAND YOU CONTROLLER OPPONENT PLAYERS YOUR_HERO ENEMY_HERO HEROES
        FRIENDLY_MINIONS OTHER_FRIENDLY_MINIONS ENEMY_MINIONS MINIONS OTHER_MINIONS FRIENDLY_CHARACTERS ENEMIES CHARACTERS
        YOUR_WEAPON ENEMY_WEAPON YOUR_HERO_POWER ENEMY_HERO_POWER YOUR_HAND ENEMY_HAND YOUR_DECK ENEMY_DECK YOUR_SECRETS
        ENEMY_SECRETS SECRETS FRIENDLY_DORMANT DORMANT_MINIONS YOUR_LAUNCHPAD YOUR_BOARD ENEMY_BOARD YOUR_GRAVEYARD ENEMY_GRAVEYARD YOUR_DEAD_MINIONS YOUR_CTHUN YOUR_LOCATIONS LOCATIONS
        ATTACK HEALTH DAMAGE COST OWN_COST SPELL_DAMAGE MANA MANA_CRYSTALS MOST_MANA_CRYSTALS CORPSES CORPSES_SPENT OVERLOADED TURNS ARMOR
        SPELLS_YOU_CAST CARDS_YOU_PLAYED CARDS_YOU_PLAYED_THIS_TURN YOUR_MINIONS_THAT_DIED TIMES_EXCAVATED TIMES_INVOKED TIMES_IMBUED THAT_MUCH DONE SCHOOLS_CAST EXCESS ITS_NUMBER X
        MINION SPELL WEAPON HERO HERO_POWER LOCATION CHARACTER SECRET FRIENDLY ENEMY DAMAGED UNDAMAGED FROZEN DEAD KINDRED
        SECRETS_TWICE MINION_COMBOS_TWICE KINDRED_TWICE HERO_POWER_TWICE END_OF_TURN_TWICE SPELL_DAMAGE_DOUBLED CORPSES_DOUBLED
        HEALING_GIVES_HEALTH INFUSES_IN_DECK STAYS_FROZEN TRADES_DISCOVER NO_OVERLOAD POWERS_CHOOSE_BOTH PLAGUES_UNENDING
        HERO_POWER_ATTACK HERO_POWER_ARMOR
        DRAWN_THIS_TURN CENTERED PLAIN OUTCAST FINALE QUICKDRAW STARTED_IN_DECK ANOTHER_CLASS JOUST FROM_THE_PAST FROM_PLAY NEWEST COPIED ODD_COST ODD_ATTACK FROM_HERO_POWER MULTIPLE_TYPES FATAL STARTED_SINGLETON ITSELF CARD ON_YOUR_TURN BEAST DEMON DRAGON ELEMENTAL MECH MURLOC NAGA PIRATE TOTEM UNDEAD
    }
}
