//! The words that are functions.
use cardwright_vocabulary::script::prelude as words;

use super::{Arguments, Misread, Value};

/// Calls words by name: each with as many arguments as it takes.
macro_rules! words {
    ($word:expr, $a:expr; $($name:ident / $n:literal $(: $($at:literal),*)?;)*) => {
        match $word {
            $(stringify!($name) => {
                $a.count($n)?;
                Ok(words::$name($($($a.at($at)?),*)?).into())
            })*
            "Offer::Pool" => Ok(words::Offer::Pool($a.at(0)?, $a.at(1)?).into()),
            "Offer::Cards" => Ok(words::Offer::Cards($a.at(0)?).into()),
            "Offer::Past" => Ok(words::Offer::Past($a.at(0)?).into()),
            "Offer::Tokens" => Ok(words::Offer::Tokens($a.at(0)?).into()),
            "Offer::Entities" => Ok(words::Offer::Entities($a.at(0)?).into()),
            "Cost::of" => Ok(words::Cost::of($a.at(0)?).into()),
            "Part::Mana" => Ok(words::Part::Mana($a.at(0)?).into()),
            "Part::Health" => Ok(words::Part::Health($a.at(0)?).into()),
            "Part::Armor" => Ok(words::Part::Armor($a.at(0)?).into()),
            "Part::Corpses" => Ok(words::Part::Corpses($a.at(0)?).into()),
            "Goal::Times" => Ok(words::Goal::Times($a.at(0)?).into()),
            "Condition::SharesRace" => Ok(words::Condition::SharesRace($a.at(0)?).into()),
            "Condition::SharesName" => Ok(words::Condition::SharesName($a.at(0)?).into()),
            "Goal::Sum" => Ok(words::Goal::Sum($a.at(0)?).into()),
            "Goal::InTurns" => Ok(words::Goal::InTurns($a.at(0)?).into()),
            "Goal::InOneTurn" => Ok(words::Goal::InOneTurn($a.at(0)?).into()),
            "Goal::Different" => Ok(words::Goal::Different($a.at(0)?, $a.at(1)?).into()),
            other => Err(Misread::NoWord(other.to_owned())),
        }
    };
}

/// The words that ask printed cards for a condition: one about a game would never hold.
const OF_PRINTED: [&str; 9] = [
    "discover_with_dark_gift",
    "random",
    "random_of",
    "token",
    "costing",
    "discover",
    "discover_of",
    "Offer::Pool",
    "Offer::Tokens",
];

pub(super) fn call(word: &str, a: &Arguments<'_>) -> Result<Value, Misread> {
    if OF_PRINTED.contains(&word) && !a.at::<words::Condition>(0)?.is_of_printed() {
        return Err(Misread::Unfit(word.to_owned()));
    }
    words! { word, a;
        abilities/1: 0; activated/2: 0, 1; choose_one/1: 0; titan/1: 0; also_damages/1: 0; dormant_for/1: 0; dormant_until/2: 0, 1; colossal/1: 0; starship/1: 0;
        twinspell/1: 0; rewinds_into/1: 0; miniaturize/1: 0; gigantify/1: 0;
        infuse/2: 0, 1; upgrades/3: 0, 1, 2; ranks_up/2: 0, 1; lasts/1: 0; lasts_enemy_turns/1: 0; corrupt/1: 0; forge/1: 0; improved/1: 0; quest/2: 0, 1;
        card/1: 0; token/1: 0; jade_golem/0; adapt/1: 0; bestow/1: 0; bonus_effects/1: 0; excavate/0; invoke/0; imbue/0; herald/0;
        one_of/1: 0; random/1: 0; random_of/2: 0, 1; one_missing/1: 0; last_of/1: 0; costing/3: 0, 1, 2; from_past/1: 0;
        each_past/1: 0; merged_into/1: 0; rebuilt/1: 0; modular/1: 0; set_max_hand/1: 0; prolong/2: 0, 1; bears/1: 0;
        always_keeps_enchantments/0; keeps_enchantments_in_death/0; given_deathrattles_trigger_twice/0; always_goes_second/0;
        choose_one_of_kept/0; shows_digits/0; starts_as/1: 0; repeat_this/0;
        choices_of/1: 0; other_choice_of/1: 0; copy_of/1: 0; anew/1: 0; the/1: 0;
        deal/1: 0; heal/1: 0; heal_fully/1: 0; set_remaining_health/1: 0; prevent_damage/0; damage_at_most/1: 0;
        damage_multiplied/1: 0; damage_increased/1: 0; offer_rest/3: 0, 1, 2; draw/1: 0; draw_that/2: 0, 1; draw_until/1: 0; begin/1: 0; destroy/1: 0; summon/1: 0;
        get/1: 0; shuffle/1: 0; put_on_top/1: 0; put_at_bottom/1: 0; lose_durability/1: 0; remove/1: 0; swap/2: 0, 1;
        spend_corpses/1: 0; spend_all_corpses/0; deaths/0; remember/1: 0; later/1: 0; store/2: 0, 1; improve/1: 0; end_turn/0;
        equip/1: 0; attach/1: 0; give/1: 0; lend/2: 0, 1; silence/1: 0; freeze/1: 0; transform/2: 0, 1; return_to_hand/1: 0;
        discard/1: 0; armor/1: 0; empty_crystals/1: 0; crystals/1: 0; gain_mana/1: 0; refresh/1: 0; refresh_all/0; spend_all_mana/0;
        destroy_crystals/1: 0; unlock/0; corpses/1: 0; ready/1: 0; take_control/1: 0; hand_over/1: 0; swap_stats/1: 0; swap_number/3: 0, 1, 2; take_fatigue/0; sort_deck/1: 0; gain_deathrattle_of/1: 0;
        counter/1: 0; redirect_to/1: 0; cast/1: 0; cast_at/2: 0, 1; keep/2: 0, 1; trigger_end_of_turn/1: 0; raise_max_mana/1: 0; each/2: 0, 1; overload/1: 0; number/2: 0, 1; has_done_different/3: 0, 1, 2; advance/1: 0; dark_gift/1: 0;
        discover_with_dark_gift/1: 0; swap_class/1: 0; keep_timeline/0; rewind_timeline/0; among/1: 0; become_hero/1: 0; become_hero_power/1: 0; make_attack/2: 0, 1;
        trigger/2: 0, 1; repeat/2: 0, 1; discover/1: 0; discover_of/2: 0, 1; discover_from/1: 0; offer/2: 0, 1;
        choose_from/3: 0, 1, 2; discover_temporary/1: 0; choose_card/2: 0, 1; choose/1: 0; at_random/1: 0;
        make_dormant/2: 0, 1; awaken/1: 0; dredge/0; if_/2: 0, 1; either/3: 0, 1, 2; times/2: 0, 1; pay/2: 0, 1;
        with_each/1: 0;
        together/1: 0; past/3: 0, 1, 2; count_of/1: 0; turns_in_a_row/1: 0; count/1: 0; stored/1: 0; make/1: 0; merge/1: 0; play/1: 0; cast_again/1: 0; extra_turn/0; record/0; get_second_hero_power/1: 0; upgrade_hero_power/0; becomes/2: 0, 1; started_with_costs/1: 0; has_new_race/1: 0; has_new_school/1: 0; from_set/1: 0; count_different/2: 0, 1; sum/1: 0; half/1: 0; fixed/1: 0;
        made_by/1: 0; target_of/1: 0; equals/2: 0, 1; is_at_least/2: 0, 1; awaken_sooner/2: 0, 1; launch/1: 0; move_to_left_end/1: 0; move_to_right_end/1: 0; play_at/2: 0, 1;
        GameTag/1: 0; any/1: 0; all/1: 0; not/1: 0; with/1: 0; named/1: 0; race/1: 0; school/1: 0; class/1: 0; rarity/1: 0;
        there_is/1: 0; there_are/2: 0, 1; there_are_at_most/2: 0, 1; that_many/1: 0; exactly/1: 0; there_is_no/1: 0; more/2: 0, 1;
        no_duplicates/1: 0; has_done/2: 0, 1; has_not_done/1: 0; is/1: 0; lacks/1: 0; chance/1: 0;
        whenever/1: 0; after/1: 0; at_end_of_your_turn/1: 0; at_start_of_your_turn/1: 0;
        plus/2: 0, 1; become_stats/2: 0, 1; cost_less/1: 0; cost_more/1: 0; cost/1: 0; cost_at_least/1: 0; has/1: 0;
        has_no/1: 0; plus_tag/2: 0, 1; has_at_least/2: 0, 1; aura/1: 0; costs/1: 0; enchant/1: 0; mana/1: 0;
        spell/1: 0; hero_power/1: 0; location/1: 0; battlecry/1: 0; deathrattle/1: 0; combo/1: 0; inspire/1: 0;
        on/2: 0, 1;
    }
}
