//! Warlock cards of Voyage to the Sunken City, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Herald of Shadows
///
/// `TID_717` · Warlock minion · 3 mana · 4/2
///
/// > **Battlecry:** If you've cast a Shadow spell while holding this, steal 2 Health from a minion.
///
/// State: Todo
//~ TID_717 todo 6e2a2699 c644f3a4
#[test]
#[ignore = "todo: TID_717 Herald of Shadows"]
fn TID_717_herald_of_shadows() {
    check(CardClass::Warlock, &[Give("TID_717"), Cost("TID_717", 3), Stats("TID_717", 4, 2), Unwritten]);
}

/// # Immolate
///
/// `TID_718` · Warlock spell · Fire · 4 mana
///
/// > Light every card in the opponent's hand on fire. In 3 turns, any still in hand are destroyed!
///
/// State: Todo
//~ TID_718 todo 04d64742 8d473f87
#[test]
#[ignore = "todo: TID_718 Immolate"]
fn TID_718_immolate() {
    check(CardClass::Warlock, &[Give("TID_718"), Cost("TID_718", 4), Unwritten]);
}

/// # Commander Ulthok
///
/// `TID_719` · Warlock minion · 5 mana · 7/7
///
/// > **Battlecry:** Your opponent's cards cost Health instead of Mana next turn.
///
/// State: Todo
//~ TID_719 todo 5fafda7a c8059c96
#[test]
#[ignore = "todo: TID_719 Commander Ulthok"]
fn TID_719_commander_ulthok() {
    check(CardClass::Warlock, &[Give("TID_719"), Cost("TID_719", 5), Stats("TID_719", 7, 7), Unwritten]);
}

/// # Azsharan Scavenger
///
/// `TSC_039` · Warlock minion · 2 mana · 2/3
///
/// > **Battlecry:** Put a 'Sunken Scavenger' on the bottom of your deck.
///
/// State: Todo
//~ TSC_039 todo 1da1904a 2a885e7a
#[test]
#[ignore = "todo: TSC_039 Azsharan Scavenger"]
fn TSC_039_azsharan_scavenger() {
    check(CardClass::Warlock, &[Give("TSC_039"), Cost("TSC_039", 2), Stats("TSC_039", 2, 3), Unwritten]);
}

/// # Sunken Scavenger
///
/// `TSC_039t` · Warlock minion · 2 mana · 2/3
///
/// > **Battlecry:** Give your other Murlocs +1/+1 *(wherever they are)*.
///
/// State: Todo
//~ TSC_039t todo d2b51c4a f853ab9a
#[test]
#[ignore = "todo: TSC_039t Sunken Scavenger"]
fn TSC_039t_sunken_scavenger() {
    check(CardClass::Warlock, &[Give("TSC_039t"), Cost("TSC_039t", 2), Stats("TSC_039t", 2, 3), Unwritten]);
}

/// # Voidgill
///
/// `TSC_614` · Warlock minion · 2 mana · 3/2
///
/// > **Deathrattle:** Give all Murlocs in your hand +1/+1.
///
/// State: Todo
//~ TSC_614 todo 20b37d61 435aa55a
#[test]
#[ignore = "todo: TSC_614 Voidgill"]
fn TSC_614_voidgill() {
    check(CardClass::Warlock, &[Give("TSC_614"), Cost("TSC_614", 2), Stats("TSC_614", 3, 2), Unwritten]);
}

/// # Bloodscent Vilefin
///
/// `TSC_753` · Warlock minion · 3 mana · 3/4
///
/// > **Battlecry: Dredge**. If it's a Murloc, change its Cost to Health instead of Mana.
///
/// State: Todo
//~ TSC_753 todo bca8b4f1 295391d1
#[test]
#[ignore = "todo: TSC_753 Bloodscent Vilefin"]
fn TSC_753_bloodscent_vilefin() {
    check(CardClass::Warlock, &[Give("TSC_753"), Cost("TSC_753", 3), Stats("TSC_753", 3, 4), Unwritten]);
}

/// # Abyssal Wave
///
/// `TSC_924` · Warlock spell · Shadow · 6 mana
///
/// > Deal $4 damage to all minions. Give your opponent an Abyssal Curse.
///
/// State: Todo
//~ TSC_924 todo eb030061 7ec74aca
#[test]
#[ignore = "todo: TSC_924 Abyssal Wave"]
fn TSC_924_abyssal_wave() {
    check(CardClass::Warlock, &[Give("TSC_924"), Cost("TSC_924", 6), Unwritten]);
}

/// # Rock Bottom
///
/// `TSC_925` · Warlock spell · 1 mana
///
/// > Summon a 1/1 Murloc, then **Dredge**. If it's also a Murloc, summon one more.
///
/// State: Todo
//~ TSC_925 todo 1c190167 373c4dc3
#[test]
#[ignore = "todo: TSC_925 Rock Bottom"]
fn TSC_925_rock_bottom() {
    check(CardClass::Warlock, &[Give("TSC_925"), Cost("TSC_925", 1), Unwritten]);
}

/// # Coldlight Lurker
///
/// `TSC_925t` · Warlock minion · 1 mana · 1/1
///
/// State: Vanilla
//~ TSC_925t vanilla 6fa125dd 77e70f1a
#[test]
fn TSC_925t_coldlight_lurker() {
    check(
        CardClass::Warlock,
        &[
            Give("TSC_925t"),
            Cost("TSC_925t", 1),
            Stats("TSC_925t", 1, 1),
            Play("TSC_925t", Nothing),
            In(The("TSC_925t"), Zone::Play),
            Now(The("TSC_925t"), 1, 1),
        ],
    );
}

/// # Sira'kess Cultist
///
/// `TSC_955` · Warlock minion · 3 mana · 3/4
///
/// > **Battlecry:** Give your opponent an Abyssal Curse.
///
/// State: Todo
//~ TSC_955 todo 3042679f f1e4e607
#[test]
#[ignore = "todo: TSC_955 Sira'kess Cultist"]
fn TSC_955_sirakess_cultist() {
    check(CardClass::Warlock, &[Give("TSC_955"), Cost("TSC_955", 3), Stats("TSC_955", 3, 4), Unwritten]);
}

/// # Abyssal Curse
///
/// `TSC_955t` · Warlock spell · 2 mana
///
/// > At the start of your turn, take {0} damage. Each Curse is worse than the last. *({1} \|4(turn,turns) remaining).*
///
/// State: Todo
//~ TSC_955t todo 22398c4a ee2787ab
#[test]
#[ignore = "todo: TSC_955t Abyssal Curse"]
fn TSC_955t_abyssal_curse() {
    check(CardClass::Warlock, &[Give("TSC_955t"), Cost("TSC_955t", 2), Unwritten]);
}

/// # Dragged Below
///
/// `TSC_956` · Warlock spell · Shadow · 3 mana
///
/// > Deal $4 damage to a minion. Give your opponent an Abyssal Curse.
///
/// State: Todo
//~ TSC_956 todo 87184943 da6a66b7
#[test]
#[ignore = "todo: TSC_956 Dragged Below"]
fn TSC_956_dragged_below() {
    check(CardClass::Warlock, &[Give("TSC_956"), Cost("TSC_956", 3), Unwritten]);
}

/// # Chum Bucket
///
/// `TSC_957` · Warlock spell · 2 mana
///
/// > Give all Murlocs in your hand +1/+1. Repeat for each Murloc you control.
///
/// State: Todo
//~ TSC_957 todo 5222fd05 3dd432be
#[test]
#[ignore = "todo: TSC_957 Chum Bucket"]
fn TSC_957_chum_bucket() {
    check(CardClass::Warlock, &[Give("TSC_957"), Cost("TSC_957", 2), Unwritten]);
}

/// # Za'qul
///
/// `TSC_959` · Warlock minion · 5 mana · 6/5
///
/// > Your Abyssal Curses heal you for the damage they deal. **Battlecry:** Give your opponent an Abyssal Curse.
///
/// State: Todo
//~ TSC_959 todo d295cc1e 5707e985
#[test]
#[ignore = "todo: TSC_959 Za'qul"]
fn TSC_959_zaqul() {
    check(CardClass::Warlock, &[Give("TSC_959"), Cost("TSC_959", 5), Stats("TSC_959", 6, 5), Unwritten]);
}

/// # Gigafin
///
/// `TSC_962` · Warlock minion · 8 mana · 7/4
///
/// > **Colossal +1**. **Battlecry:** Devour all enemy minions. **Deathrattle:** Spit them back out.
///
/// State: Todo
//~ TSC_962 todo 83f073ca da2a114f
#[test]
#[ignore = "todo: TSC_962 Gigafin"]
fn TSC_962_gigafin() {
    check(CardClass::Warlock, &[Give("TSC_962"), Cost("TSC_962", 8), Stats("TSC_962", 7, 4), Unwritten]);
}

/// # Gigafin's Maw
///
/// `TSC_962t` · Warlock minion · 6 mana · 4/7
///
/// > **Taunt Deathrattle:** Permanently destroy all minions inside Gigafin.
///
/// State: Todo
//~ TSC_962t todo c74a00c8 8c24ee1e
#[test]
#[ignore = "todo: TSC_962t Gigafin's Maw"]
fn TSC_962t_gigafins_maw() {
    check(
        CardClass::Warlock,
        &[Give("TSC_962t"), Cost("TSC_962t", 6), Stats("TSC_962t", 4, 7), Has("TSC_962t", GameTag::TAUNT), Unwritten],
    );
}
