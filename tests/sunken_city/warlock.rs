//! Warlock cards of Voyage to the Sunken City, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 47937179

/// # Herald of Shadows
///
/// `TID_717` · Warlock minion · 3 mana · 4/2
///
/// > **Battlecry:** If you've cast a Shadow spell while holding this, steal 2 Health from a minion.
///
/// State: Todo
//~ todo TID_717 4910e21e 556922f3 bbe74733.4370c961
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
//~ todo TID_718 c576477e ac1e595d 20941c56.61592a54
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
//~ todo TID_719 b2f4beda f0a09cd1 75920216.0445b2c3
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
/// State: Derived
//~ derived TSC_039 0cdab2da 8c6ed034 b67816e9.0caa8f47
#[test]
fn TSC_039_azsharan_scavenger() {
    check(
        CardClass::Warlock,
        &[
            Give("TSC_039"),
            Cost("TSC_039", 2),
            Stats("TSC_039", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_039", Nothing),
            DeckCount(Mine, 20),
            In(The("TSC_039t"), Zone::Deck),
        ],
    );
}

/// # Sunken Scavenger
///
/// `TSC_039t` · Warlock minion · 2 mana · 2/3
///
/// > **Battlecry:** Give your other Murlocs +1/+1 *(wherever they are)*.
///
/// State: Todo
//~ todo TSC_039t 4f4723c8 e858f88f cd7daa3f.a277fbd5
#[test]
#[ignore = "todo: TSC_039t Sunken Scavenger"]
fn TSC_039t_sunken_scavenger() {
    check(CardClass::Warlock, &[Give("TSC_039t"), Cost("TSC_039t", 2), Stats("TSC_039t", 2, 3), Unwritten]);
}

/// # Mllgggrrrr
///
/// `TSC_039te` · Warlock enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived TSC_039te ad17d326 f0052f68 f3549f5a.67341004
#[test]
fn TSC_039te_mllgggrrrr() {
    check(CardClass::Warlock, &[Friend("CS2_118"), Enchant(My(0), "TSC_039te"), Now(My(0), 6, 2)]);
}

/// # Voidgill
///
/// `TSC_614` · Warlock minion · 2 mana · 3/2
///
/// > **Deathrattle:** Give all Murlocs in your hand +1/+1.
///
/// State: Derived
//~ derived TSC_614 7bce1824 6d1d5684 a628b6da.66ca97ad
#[test]
fn TSC_614_voidgill() {
    check(
        CardClass::Warlock,
        &[
            Give("TSC_614"),
            Cost("TSC_614", 2),
            Stats("TSC_614", 3, 2),
            Give("CS2_168"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TSC_614"),
            Kill(Nth(5)),
            Now(Nth(0), 4, 3),
            Now(Nth(1), 3, 2),
            Now(Nth(2), 4, 5),
        ],
    );
}

/// # Void Powered
///
/// `TSC_614e` · Warlock enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived TSC_614e ac26fa60 74e23e54 58808c68.67341004
#[test]
fn TSC_614e_void_powered() {
    check(CardClass::Warlock, &[Friend("CS2_118"), Enchant(My(0), "TSC_614e"), Now(My(0), 6, 2)]);
}

/// # Bloodscent Vilefin
///
/// `TSC_753` · Warlock minion · 3 mana · 3/4
///
/// > **Battlecry: Dredge**. If it's a Murloc, change its Cost to Health instead of Mana.
///
/// State: Derived
//~ derived TSC_753 fe053f48 579bdd09 09633514.5b1419b3
#[test]
fn TSC_753_bloodscent_vilefin() {
    check(
        CardClass::Warlock,
        &[
            Give("TSC_753"),
            Cost("TSC_753", 3),
            Stats("TSC_753", 3, 4),
            EmptyDeck(Mine),
            EmptyDeck(Theirs),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_168"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            OnTheirTop("CS2_119"),
            OnTheirTop("CS2_168"),
            OnTheirTop("CS2_120"),
            OnTheirTop("CS2_168"),
            OnTheirTop("CS2_182"),
            Friend("CS2_168"),
            Friend("CS2_182"),
            Enemy("CS2_168"),
            Enemy("CS2_182"),
            Play("TSC_753", Nothing),
            ChooseCard("CS2_168"),
            HasNow(Nth(3), GameTag::CARD_ALTERNATE_COST),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("TSC_753"),
            EmptyDeck(Mine),
            EmptyDeck(Theirs),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_168"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            OnTheirTop("CS2_119"),
            OnTheirTop("CS2_168"),
            OnTheirTop("CS2_120"),
            OnTheirTop("CS2_168"),
            OnTheirTop("CS2_182"),
            Friend("CS2_168"),
            Friend("CS2_182"),
            Enemy("CS2_168"),
            Enemy("CS2_182"),
            Play("TSC_753", Nothing),
            ChooseCard("CS2_168"),
            EndTurn,
            EndTurn,
            HasNow(Nth(3), GameTag::CARD_ALTERNATE_COST),
            In(Nth(3), Zone::Hand),
            In(Nth(6), Zone::Deck),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("TSC_753"),
            EmptyDeck(Mine),
            EmptyDeck(Theirs),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_168"),
            OnTheirTop("CS2_118"),
            OnTheirTop("CS2_119"),
            OnTheirTop("CS2_120"),
            OnTheirTop("CS2_168"),
            OnTheirTop("CS2_182"),
            OnTheirTop("CS2_168"),
            Friend("CS2_168"),
            Friend("CS2_182"),
            Enemy("CS2_168"),
            Enemy("CS2_182"),
            Play("TSC_753", Nothing),
            ChooseCard("CS2_120"),
            HasNot(Nth(3), GameTag::CARD_ALTERNATE_COST),
        ],
    );
}

/// # Abyssal Wave
///
/// `TSC_924` · Warlock spell · Shadow · 6 mana
///
/// > Deal $4 damage to all minions. Give your opponent an Abyssal Curse.
///
/// State: Derived
//~ derived TSC_924 112b7b1f 322a6959 c36e84fb.8de0b611
#[test]
fn TSC_924_abyssal_wave() {
    check(
        CardClass::Warlock,
        &[
            Give("TSC_924"),
            Cost("TSC_924", 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_924", Nothing),
            Is(InTheirHand(0), "TSC_955t"),
            CostNow(InTheirHand(0), 2),
            Now(Nth(1), 4, 1),
            Now(Nth(2), 4, 1),
            HandCount(Theirs, 1),
        ],
    );
}

/// # Rock Bottom
///
/// `TSC_925` · Warlock spell · 1 mana
///
/// > Summon a 1/1 Murloc, then **Dredge**. If it's also a Murloc, summon one more.
///
/// State: Todo
//~ todo TSC_925 f299334b 4b95b014 7da09b5f.5a81f5ac
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
//~ vanilla TSC_925t 329dafdd 11228260 460a7705
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
/// State: Derived
//~ derived TSC_955 2037d6a2 3eb57e61 5794810d.0d02bd10
#[test]
fn TSC_955_sirakess_cultist() {
    check(
        CardClass::Warlock,
        &[
            Give("TSC_955"),
            Cost("TSC_955", 3),
            Stats("TSC_955", 3, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_955", Nothing),
            Is(InTheirHand(0), "TSC_955t"),
            CostNow(InTheirHand(0), 2),
            HandCount(Theirs, 1),
        ],
    );
}

/// # Abyssal Curse
///
/// `TSC_955t` · Warlock spell · 2 mana
///
/// > At the start of your turn, take {0} damage. Each Curse is worse than the last. *({1} \|4(turn,turns) remaining).*
///
/// State: Todo
//~ todo TSC_955t 2482eac6 45ef173d 777e18aa.d1a49661
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
/// State: Derived
//~ derived TSC_956 7c6503e8 7c7c9daa d62be3c4.b71ccd44
#[test]
fn TSC_956_dragged_below() {
    check(
        CardClass::Warlock,
        &[
            Give("TSC_956"),
            Cost("TSC_956", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_956", On(Nth(2))),
            Is(InTheirHand(0), "TSC_955t"),
            CostNow(InTheirHand(0), 2),
            Now(Nth(2), 4, 1),
            HandCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("TSC_956"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_956", On(Nth(1))),
            Is(InTheirHand(0), "TSC_955t"),
            CostNow(InTheirHand(0), 2),
            Now(Nth(1), 4, 1),
            HandCount(Theirs, 1),
        ],
    );
}

/// # Chum Bucket
///
/// `TSC_957` · Warlock spell · 2 mana
///
/// > Give all Murlocs in your hand +1/+1. Repeat for each Murloc you control.
///
/// State: Derived
//~ derived TSC_957 f5b49b8f 4ea08739 d64829c4.719e6252
#[test]
fn TSC_957_chum_bucket() {
    check(
        CardClass::Warlock,
        &[
            Give("TSC_957"),
            Cost("TSC_957", 2),
            Give("CS2_168"),
            Give("CS2_182"),
            Friend("CS2_168"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_957", Nothing),
            Now(Nth(1), 4, 3),
            Now(Nth(2), 4, 5),
        ],
    );
}

/// # Empty Bucket
///
/// `TSC_957e` · Warlock enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived TSC_957e 24b964d7 3ff3a2eb 0a1d8daa.67341004
#[test]
fn TSC_957e_empty_bucket() {
    check(CardClass::Warlock, &[Friend("CS2_118"), Enchant(My(0), "TSC_957e"), Now(My(0), 6, 2)]);
}

/// # Za'qul
///
/// `TSC_959` · Warlock minion · 5 mana · 6/5
///
/// > Your Abyssal Curses heal you for the damage they deal. **Battlecry:** Give your opponent an Abyssal Curse.
///
/// State: Todo
//~ todo TSC_959 9579c7c8 274fadb7 e86c9521.f835428c
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
//~ todo TSC_962 8b08e7b7 1ff143e8 98621f8f.1c67b7ce
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
//~ todo TSC_962t bc20d382 b10f4fef 454a5721.74751692
#[test]
#[ignore = "todo: TSC_962t Gigafin's Maw"]
fn TSC_962t_gigafins_maw() {
    check(
        CardClass::Warlock,
        &[Give("TSC_962t"), Cost("TSC_962t", 6), Stats("TSC_962t", 4, 7), Has("TSC_962t", GameTag::TAUNT), Unwritten],
    );
}
