//! The words that stand behind others.
use cardwright_vocabulary::script::Power;
use cardwright_vocabulary::script::prelude::Ability;

use super::{Arguments, Misread, Value};

/// Methods by name, each with its arguments.
macro_rules! methods {
    ($it:expr, $word:expr, $a:expr; $($name:ident / $n:literal $(: $($at:literal),*)?;)*) => {
        match $word {
            $(stringify!($name) => {
                $a.count($n)?;
                Ok($it.$name($($($a.at($at)?),*)?).into())
            })*
            other => Err(Misread::NoWord(format!(".{other}"))),
        }
    };
}

pub(super) fn method(it: &Value, word: &str, a: &Arguments<'_>) -> Result<Value, Misread> {
    match *it {
        Value::Effect(it) => methods! { it, word, a;
            to/1: 0; for_/1: 0; times/1: 0; for_each/1: 0; copies/1: 0; until_full/0; by/1: 0; up_to/1: 0; repeated/1: 0;
            when/1: 0; split_among/1: 0; shown/1: 0;
        },
        Value::Selector(it) if word == "that" && !it.that[1].is_always() => Err(Misread::Unfit(".that".to_owned())),
        Value::Selector(it) => methods! { it, word, a;
            that/1: 0; other/0; random/0; random_of/1: 0; most/1: 0; least/1: 0; first/1: 0; last/1: 0; neighbours/0; hand_neighbours/0; at_distance/1: 0; to_the_left/0; to_the_right/0; all_to_the_left/0; all_to_the_right/0;
            with_neighbours/0; different/2: 0, 1; controller/0; opponent/0; original/0; hero/0;
            cast/1: 0; play/1: 0; summon/1: 0; draw/1: 0; discard/1: 0; attack/1: 0; takes_damage/1: 0;
            would_take_damage/1: 0; would_lose_health/1: 0; spend_mana/1: 0; spend_corpses/1: 0; prepares/1: 0; gains_stats/1: 0; shatters/1: 0; excavates/1: 0; is_given_gift/1: 0; sees_reborn/1: 0; gain_corpses/0; forges/1: 0; is_magnetized/1: 0; is_healed/1: 0; is_overhealed/1: 0; is_targeted_by/1: 0; reveals/1: 0; equip/1: 0; launch/1: 0; use_hero_power/1: 0;
            get/1: 0; shuffle/1: 0; discovers/1: 0; die/0; is_frozen/0; overload/0; lose_shield/0; use_ability/0; gain_armor/0;
            restores/1: 0; gains_attack/0; gains_health/0; stats_change/0; turn_start/0; turn_end/0;
        },
        Value::Stat(it) => methods! { it, word, a;
            of/1: 0; is/1: 0; at_least/1: 0; at_most/1: 0; no_more_than/1: 0; no_less_than/1: 0; same_as/1: 0; plus/1: 0; set/1: 0; doubled/0; multiplied/1: 0; no_less/1: 0;
            no_more/1: 0;
        },
        Value::What(it) => methods! { it, word, a; most/1: 0; first/1: 0; random_of/1: 0; different/2: 0, 1; },
        Value::Past(it) => methods! { it, word, a; that/1: 0; other/0; in_all/0; },
        Value::Modifier(it) => methods! { it, word, a; times/1: 0; for_each/1: 0; not_below/1: 0; },
        Value::Trigger(it) => methods! { it, word, a;
            when/1: 0; in_hand/0; while_dormant/0; in_deck/0; anywhere/0; once/0; once_a_turn/0; this_turn/0; this_game/0; every/1: 0; fast/0; late/0; does/1: 0; then/1: 0;
        },
        Value::Aura(it) => methods! { it, word, a; gives/1: 0; have/1: 0; when/1: 0; in_hand/0; anywhere/0; },
        Value::Progress(it) => methods! { it, word, a; reward/1: 0; },
        Value::Activatable(it) => methods! { it, word, a;
            when/1: 0; in_hand/0; in_graveyard/0; in_deck/0; while_dormant/0; anywhere/0; once/0; then/1: 0;
        },
        Value::Cost(it) => methods! { it, word, a; and/1: 0; or/1: 0; },
        Value::Power(ref it) => of_power(it, word, a),
        Value::Number(_)
        | Value::Text(_)
        | Value::Condition(_)
        | Value::Per(_)
        | Value::Tag(_)
        | Value::Set(_)
        | Value::Event(_)
        | Value::Offer(_)
        | Value::Part(_)
        | Value::Goal(_)
        | Value::Classes(_)
        | Value::Word(_)
        | Value::Lasts(_)
        | Value::Race(_)
        | Value::School(_)
        | Value::Class(_)
        | Value::Rarity(_)
        | Value::Side(_)
        | Value::Deed(_)
        | Value::Window(_)
        | Value::By(_)
        | Value::List(_) => Err(Misread::NoWord(format!(".{word}"))),
    }
}

/// What stands behind a power asks for the right kind of ability, and panics otherwise where cards are compiled.
fn of_power(it: &Power, word: &str, a: &Arguments<'_>) -> Result<Value, Misread> {
    let fits = match word {
        "instead" | "when" => matches!(it.ability, Ability::Text(_)),
        "once" => matches!(it.ability, Ability::Trigger(_)),
        "partial" | "approximate" => true,
        _ => matches!(it.ability, Ability::Enchant(_)),
    };
    if !fits {
        return Err(Misread::Unfit(format!(".{word}")));
    }
    methods! { it, word, a;
        instead/0; when/1: 0; aura/2: 0, 1; until/1: 0; this_turn/0; until_your_next_turn/0;
        until_end_of_your_next_turn/0; next_turn/0; lasts_turns/1: 0; once/0;
        partial/1: 0; approximate/1: 0;
    }
}
